//! Rasterised pictures kept on disk, by a hash of everything that went into them, and no more than so many.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use image::{ExtendedColorType, ImageEncoder};

use super::raster::{Pixels, Variation};

/// What the folder may hold, in bytes; the oldest pictures go first.
const MOST: u64 = 96 * 1024 * 1024;
/// A change of how pictures are drawn makes the kept ones worthless.
const STYLE: &[u8] = b"plate 2";

/// The folder, in the user's cache.
pub fn folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "bloodless").map(|folders| folders.cache_dir().join("art"))
}

/// The file that a picture is kept in; nothing if the drawing cannot be read.
pub fn file(folder: &Path, drawing: &Path, variation: Option<Variation>, side: u32) -> Option<PathBuf> {
    let mut hash = blake3::Hasher::new();
    hash.update(STYLE);
    hash.update(&std::fs::read(drawing).ok()?);
    hash.update(format!("{variation:?} {side}").as_bytes());
    Some(folder.join(format!("{}.png", hash.finalize().to_hex())))
}

/// What is kept there, if it is whole.
pub fn read(file: &Path, side: u32) -> Option<Pixels> {
    let bytes = std::fs::read(file).ok()?;
    let picture = image::load_from_memory_with_format(&bytes, image::ImageFormat::Png).ok()?.into_rgba8();
    (picture.dimensions() == (side, side)).then(|| Pixels { side, rgba: picture.into_raw() })
}

/// Keeps a picture. That it could not be kept is no trouble: it is drawn again the next time.
pub fn keep(file: &Path, pixels: &Pixels) {
    let Some(folder) = file.parent() else { return };
    let mut bytes = Vec::new();
    let encoder = image::codecs::png::PngEncoder::new(&mut bytes);
    let encoded =
        encoder.write_image(&pixels.rgba, pixels.side, pixels.side, ExtendedColorType::Rgba8).is_ok();
    if encoded
        && std::fs::create_dir_all(folder).is_ok()
        && let Ok(mut fresh) = tempfile::NamedTempFile::new_in(folder)
        && std::io::Write::write_all(&mut fresh, &bytes).is_ok()
    {
        let _ = fresh.persist(file);
    }
}

/// Clears the oldest pictures away until the rest is small enough.
pub fn tidy(folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut files: Vec<(SystemTime, u64, PathBuf)> = entries
        .flatten()
        .filter_map(|entry| {
            let known = entry.metadata().ok().filter(std::fs::Metadata::is_file)?;
            Some((known.modified().unwrap_or(SystemTime::UNIX_EPOCH), known.len(), entry.path()))
        })
        .collect();
    files.sort_by_key(|file| std::cmp::Reverse(file.0));
    let mut sum = 0;
    for (_, bytes, file) in files {
        sum += bytes;
        if sum > MOST {
            let _ = std::fs::remove_file(file);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_picture_is_read_back_and_a_broken_one_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let drawing = folder.path().join("a.svg");
        std::fs::write(&drawing, "one").expect("written");
        let kept = file(folder.path(), &drawing, None, 2).expect("a name");
        let pixels = Pixels { side: 2, rgba: (0..16).collect() };
        assert_eq!(read(&kept, 2), None);
        keep(&kept, &pixels);
        assert_eq!(read(&kept, 2), Some(pixels));
        assert_eq!(read(&kept, 3), None, "of another size");
        std::fs::write(&kept, "no picture").expect("written");
        assert_eq!(read(&kept, 2), None);
    }

    #[test]
    fn another_drawing_size_or_variation_is_another_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let drawing = folder.path().join("a.svg");
        std::fs::write(&drawing, "one").expect("written");
        let name = |variation, side| file(folder.path(), &drawing, variation, side);
        let first = name(None, 64);
        assert_ne!(first, name(None, 65));
        assert_ne!(first, name(Some(Variation::of("ant")), 64));
        assert_eq!(first, name(None, 64));
        std::fs::write(&drawing, "two").expect("written");
        assert_ne!(first, name(None, 64));
    }
}
