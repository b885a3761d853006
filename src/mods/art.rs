//! The drawing of a card: which file it is, whether it may be shown, and decoding it within limits.

use std::io::Cursor;
use std::path::{Path, PathBuf};

use image::{ImageFormat, ImageReader, Limits, RgbaImage};
use resvg::usvg::Tree;

use super::drawing::{self, LARGEST_DRAWING};
use super::files::{PackFile, PackFiles, read, too_large};
use crate::cards::Problem;

/// A PNG, JPEG or WebP file larger than this is not read.
pub const LARGEST_PICTURE: u64 = 4 * 1024 * 1024;
/// A picture wider or higher than this is not shown.
pub const LARGEST_SIDE: u32 = 2048;
/// What decoding a picture may take of memory.
pub const LARGEST_DECODED: u64 = 64 * 1024 * 1024;

/// The endings of files that can be drawings, the first that is there being taken.
const ENDINGS: [(&str, ArtKind); 5] = [
    ("svg", ArtKind::Svg),
    ("png", ArtKind::Png),
    ("jpg", ArtKind::Jpeg),
    ("jpeg", ArtKind::Jpeg),
    ("webp", ArtKind::WebP),
];

/// A drawing whose file was checked when the packs were loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Art {
    pub file: PathBuf,
    pub kind: ArtKind,
    /// Drawn for this card, not for its kin or for any card.
    pub own: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArtKind {
    Svg,
    Png,
    Jpeg,
    WebP,
}

impl Art {
    /// The pixels of a picture. The file is read and checked anew: what its header claims is not believed.
    pub fn pixels(&self) -> Result<RgbaImage, Box<Problem>> {
        let bytes = read(&self.file, LARGEST_PICTURE)?;
        let decoded = reader(&bytes, self.kind, LARGEST_SIDE).decode();
        decoded.map(|image| image.into_rgba8()).map_err(|error| unreadable(&self.file, &error))
    }

    /// The shapes of an SVG. The file is read and checked anew.
    pub fn shapes(&self) -> Result<Tree, Box<Problem>> {
        drawing::read_drawing(&self.file)
    }

    /// Looks at a file: its size, and the measures in its header, or all of it if it is an SVG.
    fn check(&self) -> Result<(), Box<Problem>> {
        if self.kind == ArtKind::Svg {
            return drawing::check_drawing(&self.file);
        }
        let bytes = read(&self.file, LARGEST_PICTURE)?;
        // Of a picture that is too large the message says how large it is, so its size is no limit yet.
        let measured = reader(&bytes, self.kind, u32::MAX).into_dimensions();
        let (width, height) = measured.map_err(|error| unreadable(&self.file, &error))?;
        if width.max(height) > LARGEST_SIDE {
            let message =
                format!("the picture is {width}×{height}; at most {LARGEST_SIDE}×{LARGEST_SIDE} is shown");
            return Err(Problem::with_file(&self.file, message).help("scale it down").into());
        }
        Ok(())
    }
}

/// A reader that refuses to use more memory than a drawing may.
fn reader(bytes: &[u8], kind: ArtKind, side: u32) -> ImageReader<Cursor<&[u8]>> {
    let format = match kind {
        ArtKind::Jpeg => ImageFormat::Jpeg,
        ArtKind::WebP => ImageFormat::WebP,
        ArtKind::Png | ArtKind::Svg => ImageFormat::Png,
    };
    let mut limits = Limits::default();
    limits.max_image_width = Some(side);
    limits.max_image_height = Some(side);
    limits.max_alloc = Some(LARGEST_DECODED);
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    reader.limits(limits);
    reader
}

fn unreadable(file: &Path, error: &image::ImageError) -> Box<Problem> {
    let help = match error {
        image::ImageError::Limits(_) => {
            format!("scale it down: at most {LARGEST_SIDE}×{LARGEST_SIDE} is shown")
        }
        _ => "save it again; the ending must say what the file is: png, jpg, jpeg, webp or svg".into(),
    };
    Box::new(Problem::with_file(file, format!("this picture cannot be shown: {error}")).help(help))
}

/// Whether the ending of a file is that of a drawing.
pub(super) fn is_drawing(name: &str) -> bool {
    name.rsplit_once('.')
        .is_some_and(|(_, end)| ENDINGS.iter().any(|(known, _)| end.eq_ignore_ascii_case(known)))
}

/// Why a card has no drawing of its own.
pub(super) enum NoArt {
    /// None was asked for, and no file has its Name.
    Plain,
    /// What `art:` says is not there or not allowed.
    Wrong { message: String, help: String },
    /// The file is there and cannot be shown.
    Unfit(Box<Problem>),
}

/// The drawing that `art:` names, or the one with the card's Name.
pub(super) fn find_art(files: &PackFiles, asked: Option<&str>, card: &str) -> Result<Art, NoArt> {
    let wanted = asked.unwrap_or(card);
    if let Some((message, help)) = asked.and_then(outside) {
        return Err(NoArt::Wrong { message, help });
    }
    let found = ENDINGS.iter().find_map(|(ending, kind)| {
        let whole = wanted.rsplit_once('.').is_some_and(|(_, end)| end.eq_ignore_ascii_case(ending));
        let name = if whole { format!("art/{wanted}") } else { format!("art/{wanted}.{ending}") };
        files.find(&name).map(|file| (file, *kind))
    });
    match (found, asked) {
        (Some((file, kind)), _) => checked(file, kind).map_err(NoArt::Unfit),
        (None, None) => Err(NoArt::Plain),
        (None, Some(asked)) => {
            let drawings = files.below("art").map(|file| file.name.trim_start_matches("art/"));
            let help = match crate::cards::did_you_mean(asked, drawings) {
                Some(near) => format!("did you mean \"{near}\"?"),
                None => "put a svg, png, jpg, jpeg or webp file with that name into the folder art".into(),
            };
            Err(NoArt::Wrong { message: format!("there is no drawing `{asked}` in the folder art"), help })
        }
    }
}

fn checked(file: &PackFile, kind: ArtKind) -> Result<Art, Box<Problem>> {
    let most = if kind == ArtKind::Svg { LARGEST_DRAWING } else { LARGEST_PICTURE };
    if file.bytes > most {
        return Err(too_large(&file.path, most).into());
    }
    let art = Art { file: file.path.clone(), kind, own: true };
    art.check()?;
    Ok(art)
}

/// Why a path does not stay inside the folder `art`, however a system may read it.
fn outside(path: &str) -> Option<(String, String)> {
    let parts = || path.split(['/', '\\']);
    let why = if path.starts_with(['/', '\\', '~']) {
        "starts at the root of the disk"
    } else if path.contains(':') {
        "names a drive or an address"
    } else if path.contains('\\') {
        "has a backslash"
    } else if parts().any(|part| part == "..") {
        "leads out of its folder"
    } else if parts().any(|part| part.is_empty() || part.starts_with('.')) {
        "has an empty or hidden part"
    } else if parts().any(|part| super::files::unusable(part).is_some()) {
        "has a part that not every system can hold"
    } else {
        return None;
    };
    let help = "name a file in the folder art of this pack, with `/` between folders: \"eel.svg\"";
    Some((format!("the path `{}` {why}", path.escape_debug()), help.into()))
}
