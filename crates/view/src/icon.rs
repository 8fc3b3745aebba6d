//! The icon of the app as pixels, for systems that take no SVG: the cells of `assets/icon.svg`, drawn by their distances.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;

type Place = (f32, f32);
type Colour = [u8; 3];

/// The corners of a cell, around its centre.
const CORNERS: [Place; 6] = [(0.0, -11.6), (10.0, -5.8), (10.0, 5.8), (0.0, 11.6), (-10.0, 5.8), (-10.0, -5.8)];
/// The centre and the colour of each cell; later ones lie above.
const CELLS: [(Place, Colour); 3] =
    [((11.0, 12.6), [0xe8, 0xa5, 0x2c]), ((33.0, 12.6), [0xe8, 0xa5, 0x2c]), ((22.0, 30.6), [0x2b, 0x26, 0x20])];
/// The colour of the edges, and half their width.
const EDGE: (Colour, f32) = ([0x96, 0x56, 0x0a], 1.0);
/// The ground of an icon that a system may cut to any shape.
const GROUND: Colour = [0xf6, 0xf1, 0xe7];
/// Samples of a pixel in each direction.
const SAMPLES: u32 = 4;

/// The icon as a square PNG file with this many pixels on each side, on a clear ground.
pub fn icon_png(size: u32) -> Vec<u8> {
    drawn(size, (-2.0, -3.0, 48.0), None)
}

/// The same on a ground that a system may cut to any shape.
pub fn masked_icon_png(size: u32) -> Vec<u8> {
    drawn(size, (-18.0, -19.0, 80.0), Some(GROUND))
}

/// The icon as an SVG file on a ground that a system may cut to any shape.
pub fn masked_icon() -> String {
    let [red, green, blue] = GROUND;
    let ground =
        format!("<rect x=\"-18\" y=\"-19\" width=\"80\" height=\"80\" fill=\"#{red:02x}{green:02x}{blue:02x}\"/><g ");
    crate::ICON.replace("viewBox=\"-2 -3 48 48\"", "viewBox=\"-18 -19 80 80\"").replacen("<g ", &ground, 1)
}

/// The square of the plane that begins at (`x`, `y`) and is `width` wide, drawn with `size` pixels per side.
fn drawn(size: u32, (x, y, width): (f32, f32, f32), ground: Option<Colour>) -> Vec<u8> {
    let step = width / (size * SAMPLES) as f32;
    let place = |begin: f32, index: u32| begin + (index as f32 + 0.5) * step;
    let mut rows = Vec::with_capacity((size * (4 * size + 1)) as usize);
    for row in 0..size {
        // No filter.
        rows.push(0);
        for column in 0..size {
            let samples = (0..SAMPLES * SAMPLES).map(|index| (index % SAMPLES, index / SAMPLES));
            let seen = samples.filter_map(|(right, down)| {
                colour((place(x, column * SAMPLES + right), place(y, row * SAMPLES + down))).or(ground)
            });
            let (mut sum, mut count) = ([0; 3], 0);
            for colour in seen {
                sum = [0, 1, 2].map(|part| sum[part] + u32::from(colour[part]));
                count += 1;
            }
            rows.extend(sum.map(|part| (part / count.max(1)) as u8));
            rows.push((count * 255 / (SAMPLES * SAMPLES)) as u8);
        }
    }
    png(size, &rows)
}

/// The colour of a place; `None` outside of all cells.
fn colour(place: Place) -> Option<Colour> {
    CELLS.iter().rev().find_map(|&((x, y), fill)| match distance((place.0 - x, place.1 - y)) {
        inside if inside < -EDGE.1 => Some(fill),
        near if near <= EDGE.1 => Some(EDGE.0),
        _ => None,
    })
}

/// The distance of a place to the outline of a cell around the origin, negative inside.
fn distance((x, y): Place) -> f32 {
    let sides = CORNERS.iter().zip(CORNERS.iter().cycle().skip(1));
    let (mut near, mut is_inside) = (f32::INFINITY, true);
    for (&(ax, ay), &(bx, by)) in sides {
        let (along, across, side) = ((x - ax, y - ay), (bx - ax, by - ay), (bx - ax).hypot(by - ay));
        is_inside &= across.0 * along.1 - across.1 * along.0 >= 0.0;
        let share = ((along.0 * across.0 + along.1 * across.1) / (side * side)).clamp(0.0, 1.0);
        near = near.min((along.0 - share * across.0).hypot(along.1 - share * across.1));
    }
    if is_inside { -near } else { near }
}

/// A PNG file of rows of pixels with four bytes each, every row after the number of its filter.
fn png(size: u32, rows: &[u8]) -> Vec<u8> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    packed.write_all(rows).expect("memory takes everything");
    let packed = packed.finish().expect("memory takes everything");
    // Eight bits for each of red, green, blue and opacity; the usual packing; not interlaced.
    let head = [&size.to_be_bytes()[..], &size.to_be_bytes(), &[8, 6, 0, 0, 0]].concat();
    let parts = [(b"IHDR", &head[..]), (b"IDAT", &packed), (b"IEND", &[])];
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, content) in parts {
        let mut sum = flate2::Crc::new();
        sum.update(kind);
        sum.update(content);
        file.extend((content.len() as u32).to_be_bytes());
        file.extend(kind);
        file.extend(content);
        file.extend(sum.sum().to_be_bytes());
    }
    file
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    /// The pixels of a file, each as red, green, blue and opacity.
    fn pixels(file: &[u8], size: usize) -> Vec<[u8; 4]> {
        assert_eq!(&file[..8], b"\x89PNG\r\n\x1a\n");
        let packed = file.windows(4).position(|part| part == b"IDAT").expect("it has pixels") + 4;
        let mut rows = Vec::new();
        flate2::read::ZlibDecoder::new(&file[packed..]).read_to_end(&mut rows).expect("it can be unpacked");
        assert_eq!(rows.len(), size * (4 * size + 1));
        rows.chunks(4 * size + 1).flat_map(|row| row[1..].chunks(4)).map(|pixel| pixel.try_into().unwrap()).collect()
    }

    #[test]
    fn pixels_show_the_cells_of_the_drawing() {
        for ((x, y), [red, green, blue]) in CELLS {
            assert!(crate::ICON.contains(&format!("M{x} {}l10 5.8v11.6", y - 11.6)), "{x}, {y}");
            assert!(crate::ICON.contains(&format!("#{red:02x}{green:02x}{blue:02x}")));
        }
        let all = pixels(&icon_png(48), 48);
        let at = |x: usize, y: usize| all[(y + 3) * 48 + x + 2];
        assert_eq!(at(11, 12), [0xe8, 0xa5, 0x2c, 255]);
        assert_eq!(at(22, 30), [0x2b, 0x26, 0x20, 255]);
        assert_eq!(at(43, 42), [0, 0, 0, 0], "the corner is clear");
        // The upper right edge of the first cell goes from (11, 1) to (21, 6.8).
        assert!(at(16, 3)[3] > 200, "{}", at(16, 3)[3]);
        assert_eq!(at(1, 12)[..3], [0x96, 0x56, 0x0a]);
        let masked = pixels(&masked_icon_png(80), 80);
        assert_eq!(masked[0], [0xf6, 0xf1, 0xe7, 255]);
        assert_eq!(masked[(30 + 19) * 80 + 22 + 18], [0x2b, 0x26, 0x20, 255]);
        assert!(masked_icon().contains("fill=\"#f6f1e7\"") && masked_icon().contains("viewBox=\"-18 -19 80 80\""));
    }
}
