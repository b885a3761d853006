//! Drawings: found by name or by `art:`, kept within limits, and never able to reach outside.

use std::io::Cursor;

use bloodless::cards::Name;
use bloodless::mods::{Art, ArtKind, LARGEST_PICTURE, LARGEST_SIDE, MOST_SHAPES};
use image::{DynamicImage, ImageFormat};

use super::folder::{Folder, Found, card};

fn svg(inside: &str) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">{inside}</svg>")
}

const PATH: &str = "<path d=\"M0 0h9v9z\"/>";

fn picture(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    DynamicImage::new_rgb8(width, height).write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// A mod with one card and one file in its folder `art`.
fn with_art(file: &str, bytes: impl AsRef<[u8]>) -> (Folder, Found) {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/eel.ron", card("eel"));
    folder.write(&format!("mods/mine/art/{file}"), bytes);
    let found = folder.load();
    (folder, found)
}

fn art_of<'a>(found: &'a Found, name: &str) -> Option<&'a Art> {
    found.0.art(Name::new(name))
}

#[test]
fn a_file_with_the_name_of_the_card_is_its_drawing() {
    for (file, bytes, kind) in [
        ("eel.svg", svg(PATH).into_bytes(), ArtKind::Svg),
        ("eel.png", picture(8, 8, ImageFormat::Png), ArtKind::Png),
        ("eel.jpg", picture(8, 8, ImageFormat::Jpeg), ArtKind::Jpeg),
        ("eel.jpeg", picture(8, 8, ImageFormat::Jpeg), ArtKind::Jpeg),
        ("eel.webp", picture(8, 8, ImageFormat::WebP), ArtKind::WebP),
    ] {
        let (_folder, found) = with_art(file, bytes);
        found.is_well();
        let art = art_of(&found, "eel").unwrap();
        assert_eq!((art.kind, art.own), (kind, true), "{file}");
        match kind {
            ArtKind::Svg => assert!(art.shapes().is_ok_and(|tree| tree.root().has_children())),
            _ => assert!(art.pixels().is_ok_and(|pixels| pixels.dimensions() == (8, 8)), "{file}"),
        }
    }
}

#[test]
fn a_card_chooses_a_drawing_with_or_without_its_ending() {
    for asked in ["deep/ray", "deep/ray.svg"] {
        let folder = Folder::new();
        folder.manifest("mine", "").write("mods/mine/art/deep/ray.svg", svg(PATH));
        folder.write("mods/mine/eel.ron", format!("Card(name: \"eel\", kind: Command, art: \"{asked}\")"));
        let found = folder.load();
        found.is_well();
        assert!(art_of(&found, "eel").unwrap().file.ends_with("art/deep/ray.svg"));
    }
}

#[test]
fn a_drawing_that_is_not_there_is_a_problem_at_its_place() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/art/ray.svg", svg(PATH));
    folder.write(
        "mods/mine/eel.ron",
        "Card(\n    name: \"eel\",\n    kind: Command,\n    art: \"rey.svg\",\n)",
    );
    let found = folder.load();
    let problem = found.complains("mods/mine/eel.ron", "did you mean \"ray.svg\"?");
    assert_eq!((problem.line, problem.column, problem.length), (4, 10, 9));
    assert!(found.has_card("eel"));
}

#[test]
fn a_card_without_a_drawing_gets_that_of_its_kin_or_a_kin_above() {
    let folder = Folder::new();
    folder.write("cards/core/art/kin-insect.svg", svg(PATH)).write("cards/core/art/kin-none.svg", svg(PATH));
    folder.manifest("mine", "").write("mods/mine/moth.ron", "Kin(name: \"moth\", parent: \"insect\")");
    folder.write("mods/mine/luna.ron", "Card(name: \"luna\", kind: Command, kin: \"moth\")");
    let found = folder.load();
    found.is_well();
    for (name, file) in
        [("gnat", "kin-insect.svg"), ("luna", "kin-insect.svg"), ("blood-flask", "kin-none.svg")]
    {
        let art = art_of(&found, name).unwrap();
        assert!(art.file.ends_with(file) && !art.own, "{name}: {art:?}");
    }
}

#[test]
fn a_drawing_that_no_card_has_is_a_warning() {
    for (file, help) in
        [("eeel.svg", "did you mean `eel`?"), ("eel.gif", "svg, png, jpg"), ("sea.svg", "`art:`")]
    {
        let (_folder, found) = with_art(file, svg(PATH));
        let problem = found.complains(&format!("mods/mine/art/{file}"), help);
        assert!(!problem.is_error() && problem.message == "no card has this drawing");
    }
    with_art("kin-mollusc.svg", svg(PATH)).1.is_well();
}

#[test]
fn a_patch_brings_a_drawing_from_its_own_pack() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/art/new.svg", svg(PATH));
    folder.write("mods/mine/p.ron", "Patch(card: \"gnat\", set: (art: \"new\"))");
    let found = folder.load();
    found.is_well();
    assert!(art_of(&found, "gnat").unwrap().file.ends_with("mods/mine/art/new.svg"));
}

#[test]
fn a_picture_has_at_most_4_mib() {
    let mut bytes = picture(8, 8, ImageFormat::Png);
    bytes.resize(LARGEST_PICTURE as usize, 0);
    with_art("eel.png", &bytes).1.is_well();
    bytes.push(0);
    let (_folder, found) = with_art("eel.png", &bytes);
    found.complains("mods/mine/art/eel.png", "larger than 4 MiB");
    assert!(found.has_card("eel") && art_of(&found, "eel").is_none());
}

#[test]
fn a_picture_is_at_most_2048_wide_and_high() {
    with_art("eel.png", picture(LARGEST_SIDE, 1, ImageFormat::Png)).1.is_well();
    for (width, height) in [(LARGEST_SIDE + 1, 1), (1, LARGEST_SIDE + 1)] {
        for (file, format) in
            [("eel.png", ImageFormat::Png), ("eel.jpg", ImageFormat::Jpeg), ("eel.webp", ImageFormat::WebP)]
        {
            let (_folder, found) = with_art(file, picture(width, height, format));
            found.complains(&format!("mods/mine/art/{file}"), "at most 2048×2048");
            assert!(art_of(&found, "eel").is_none());
        }
    }
}

/// A PNG whose header claims a size, with the checksum that makes it believable.
fn claiming(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = picture(8, 8, ImageFormat::Png);
    bytes[16..20].copy_from_slice(&width.to_be_bytes());
    bytes[20..24].copy_from_slice(&height.to_be_bytes());
    let crc = bytes[12..29].iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| (crc >> 1) ^ (0xEDB8_8320 & 0_u32.wrapping_sub(crc & 1)))
    });
    bytes[29..33].copy_from_slice(&(!crc).to_be_bytes());
    bytes
}

#[test]
fn a_header_that_claims_a_gigantic_picture_is_refused_without_decoding() {
    let (_folder, found) = with_art("eel.png", claiming(100_000, 100_000));
    found.complains("mods/mine/art/eel.png", "at most 2048×2048");
}

#[test]
fn a_header_that_lies_does_not_get_through_decoding() {
    // It claims what is allowed and holds less.
    let (folder, found) = with_art("eel.png", claiming(2048, 2048));
    let art = art_of(&found, "eel").unwrap();
    assert!(art.pixels().is_err_and(|problem| problem.file == art.file));
    // It is exchanged after it was checked: limits hold when it is decoded.
    folder.write("mods/mine/art/eel.png", picture(4096, 4096, ImageFormat::Png));
    assert!(art.pixels().is_err_and(|problem| problem.to_string().contains("2048×2048")));
    folder.write("mods/mine/art/eel.png", vec![0; LARGEST_PICTURE as usize + 1]);
    assert!(art.pixels().is_err_and(|problem| problem.message.contains("4 MiB")));
}

#[test]
fn decoding_stops_before_it_takes_64_mib() {
    // 2048 × 2048 in 16 bits and four channels would take 32 MiB, twice that with what decoding needs
    // beside it; three times is beyond the limit.
    let mut limits = image::Limits::default();
    limits.max_alloc = Some(bloodless::mods::LARGEST_DECODED);
    assert!(limits.reserve(64 * 1024 * 1024).is_ok());
    assert!(limits.reserve(1).is_err());
    let mut bytes = Cursor::new(Vec::new());
    DynamicImage::new_rgba32f(2048, 2048).into_rgba16().write_to(&mut bytes, ImageFormat::Png).unwrap();
    let bytes = bytes.into_inner();
    assert!((bytes.len() as u64) < LARGEST_PICTURE, "the file itself is small");
    let (_folder, found) = with_art("eel.png", bytes);
    let art = art_of(found.is_well(), "eel").unwrap();
    assert_eq!(art.pixels().unwrap().dimensions(), (2048, 2048));
}

#[test]
fn a_file_that_is_not_what_its_ending_says_is_told() {
    for (file, bytes) in [("eel.png", b"hello".to_vec()), ("eel.jpg", picture(8, 8, ImageFormat::Png))] {
        let (_folder, found) = with_art(file, bytes);
        found.complains(&format!("mods/mine/art/{file}"), "the ending must say what the file is");
    }
}

#[test]
fn an_svg_has_at_most_512_kib() {
    let padded = |bytes: usize| {
        let drawing = svg(PATH);
        format!("{drawing}{}", " ".repeat(bytes - drawing.len()))
    };
    with_art("eel.svg", padded(512 * 1024)).1.is_well();
    with_art("eel.svg", padded(512 * 1024 + 1)).1.complains("mods/mine/art/eel.svg", "larger than 512 KiB");
}

#[test]
fn an_svg_refers_to_nothing_outside_itself() {
    let xlink = "xmlns:x=\"http://www.w3.org/1999/xlink\"";
    for (inside, words) in [
        ("<image href=\"/etc/passwd\"/>".to_owned(), "`image` is not drawn"),
        ("<image href=\"data:image/png;base64,AAAA\"/>".to_owned(), "`image` is not drawn"),
        ("<use href=\"other.svg#a\"/>".to_owned(), "`href` leads out"),
        (format!("<use {xlink} x:href=\"http://example.org/a.svg#a\"/>"), "`href` leads out"),
        ("<path fill=\"url(http://example.org/a)\" d=\"M0 0h9\"/>".to_owned(), "`fill` leads out"),
        ("<path style=\"fill: URL( 'file:///etc/passwd' )\" d=\"M0 0h9\"/>".to_owned(), "`style` leads out"),
        ("<style>@import 'a.css';</style>".to_owned(), "the style leads out"),
        ("<style>path { fill: url(a.svg#b) }</style>".to_owned(), "the style leads out"),
        ("<script>alert(1)</script>".to_owned(), "runs nothing"),
        ("<filter id=\"a\"/>".to_owned(), "`filter` is not drawn"),
        ("<text>Eel</text>".to_owned(), "turn the letters into paths"),
        ("<foreignObject/>".to_owned(), "`foreignObject` is not drawn"),
    ] {
        let (_folder, found) = with_art("eel.svg", svg(&format!("\n{inside}")));
        let problem = found.complains("mods/mine/art/eel.svg", words);
        assert_eq!((problem.line, problem.column), (2, 1), "{problem}");
        assert!(art_of(&found, "eel").is_none());
    }
    let inside = "<defs><linearGradient id=\"a\"/><path id=\"b\" d=\"M0 0h9v9z\"/></defs>\
                  <use href=\"#b\"/><path fill=\"url(#a)\" d=\"M0 0h9v9z\"/>";
    with_art("eel.svg", svg(inside)).1.is_well();
}

#[test]
fn an_svg_has_no_doctype_entities_or_instructions() {
    for (drawing, words) in [
        (format!("<!DOCTYPE svg [<!ENTITY a \"b\">]>{}", svg("&a;")), "without DOCTYPE or entities"),
        (format!("<?xml-stylesheet href=\"a.css\"?>{}", svg(PATH)), "asks for another file"),
        (svg("<path"), "cannot be read"),
        ("hello".to_owned(), "cannot be read"),
    ] {
        let (_folder, found) = with_art("eel.svg", &drawing);
        found.complains("mods/mine/art/eel.svg", words);
    }
    with_art("eel.svg", format!("<?xml version=\"1.0\"?>{}", svg(PATH))).1.is_well();
    let (_folder, found) = with_art("eel.svg", b"\x1f\x8b\x08compressed");
    found.complains("mods/mine/art/eel.svg", "not compressed");
}

#[test]
fn an_svg_cannot_grow_without_end() {
    // Ten levels, each drawing the one below ten times.
    let levels: String = (1..10)
        .map(|level| {
            format!("<g id=\"l{level}\">{}</g>", format!("<use href=\"#l{}\"/>", level - 1).repeat(10))
        })
        .collect();
    let bomb = svg(&format!("<defs><path id=\"l0\" d=\"M0 0h9\"/>{levels}</defs><use href=\"#l9\"/>"));
    let deep = svg(&format!("{}{PATH}{}", "<g>".repeat(200), "</g>".repeat(200)));
    let circle = svg("<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>");
    let patterns = svg(
        "<pattern id=\"a\"><path fill=\"url(#a)\" d=\"M0 0h9\"/></pattern><path fill=\"url(#a)\" d=\"M0 0h9\"/>",
    );
    let many = svg(&"<g/>".repeat(MOST_SHAPES as usize + 1));
    for (drawing, words) in [
        (bomb, "more than 50000 shapes"),
        (deep, "more than 64 deep"),
        (circle, "refers to itself"),
        (patterns, "refers to itself"),
        (many, "cannot be read"),
    ] {
        let (_folder, found) = with_art("eel.svg", drawing);
        found.complains("mods/mine/art/eel.svg", words);
    }
}

#[test]
fn every_core_drawing_may_be_shown() {
    let core = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/core");
    let found = Found(bloodless::mods::load(&bloodless::mods::Sources::core(core)));
    assert!(found.0.problems.iter().all(|problem| !problem.is_error()), "{:#?}", found.0.problems);
    for card in found.0.set.cards() {
        assert!(found.0.art(card.name).is_some(), "`{}` has no drawing, not even that of its kin", card.name);
    }
}
