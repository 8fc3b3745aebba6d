//! Systems of linear equations.

/// The solution of a system with a square matrix, by elimination with pivots; `None` if the matrix is singular.
pub(super) fn solve(mut matrix: Vec<Vec<f64>>, right: &[f64]) -> Option<Vec<f64>> {
    let count = right.len();
    let mut right = right.to_vec();
    for column in 0..count {
        let pivot = (column..count).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))?;
        if matrix[pivot][column].abs() < 1e-300 {
            return None;
        }
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        let (above, below) = matrix.split_at_mut(column + 1);
        for (offset, row) in below.iter_mut().enumerate() {
            let factor = row[column] / above[column][column];
            if factor != 0.0 {
                row.iter_mut().zip(&above[column]).skip(column).for_each(|(own, other)| *own -= factor * other);
                right[column + 1 + offset] -= factor * right[column];
            }
        }
    }
    for column in (0..count).rev() {
        let known: f64 = (column + 1..count).map(|other| matrix[column][other] * right[other]).sum();
        right[column] = (right[column] - known) / matrix[column][column];
    }
    Some(right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved() {
        let matrix = vec![vec![0.0, 2.0, 1.0], vec![1.0, -2.0, -3.0], vec![-1.0, 1.0, 2.0]];
        let solved = solve(matrix.clone(), &[-8.0, 0.0, 3.0]).expect("it has a solution");
        for (row, right) in matrix.iter().zip([-8.0, 0.0, 3.0]) {
            let left: f64 = row.iter().zip(&solved).map(|(factor, number)| factor * number).sum();
            assert!((left - right).abs() < 1e-9, "{solved:?}");
        }
        assert_eq!(solve(vec![vec![1.0, 2.0], vec![2.0, 4.0]], &[1.0, 1.0]), None);
    }
}
