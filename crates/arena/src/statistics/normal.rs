//! The normal distribution, and the quantiles of Student's.

/// The 97.5 % quantile of the normal distribution: 95 % lie within this many standard deviations.
const Z: f64 = 1.959_963_984_540_054;

/// The 97.5 % quantiles of Student's distribution with 1 to 30 degrees of freedom, as every textbook lists them.
const STUDENT: [f64; 30] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
    2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/// The probability that a standard normal variable is below `x`.
///
/// The complementary error function is `erfcc` of Numerical Recipes in C, section 6.2, whose fractional error is below 1.2e-7.
pub(super) fn below(x: f64) -> f64 {
    let z = x.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.5 * z);
    let coefficients = [
        0.170_872_77,
        -0.822_152_23,
        1.488_515_87,
        -1.135_203_98,
        0.278_868_07,
        -0.186_288_06,
        0.096_784_18,
        0.374_091_96,
        1.000_023_68,
        -1.265_512_23,
    ];
    let sum = coefficients.iter().fold(0.0, |sum, coefficient| sum * t + coefficient);
    let tail = t * (sum - z * z).exp() / 2.0;
    if x > 0.0 { 1.0 - tail } else { tail }
}

/// How many standard errors a 95 % interval reaches if the spread was estimated from `units` units; infinite for fewer than two.
///
/// Student's 97.5 % quantile, beyond the table by the Cornish-Fisher expansion (Abramowitz and Stegun, 26.7.5).
pub(super) fn reach(units: u32) -> f64 {
    let freedom = units.saturating_sub(1);
    if freedom == 0 {
        return f64::INFINITY;
    }
    STUDENT.get(freedom as usize - 1).copied().unwrap_or_else(|| {
        let (z, freedom) = (Z, f64::from(freedom));
        z + (z.powi(3) + z) / (4.0 * freedom)
            + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * freedom * freedom)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        for (x, probability) in [(0.0, 0.5), (Z, 0.975), (-1.0, 0.158_655_25), (3.0, 0.998_650_1)] {
            assert!((below(x) - probability).abs() < 1e-7, "{x}: {}", below(x));
        }
        for (units, quantile) in [(2, 12.706), (31, 2.042), (32, 2.040), (61, 2.000), (1001, 1.962), (1_000_000, Z)] {
            assert!((reach(units) - quantile).abs() < 6e-4, "{units}: {}", reach(units));
        }
        assert_eq!([reach(0), reach(1)], [f64::INFINITY; 2]);
    }
}
