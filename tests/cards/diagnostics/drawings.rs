//! Drawings that are missing, too large or misnamed.

use super::{Folder, says, says_of};

#[test]
fn a_drawing_that_is_not_there() {
    says(
        r#"
        Card(
            name: "eel",
            kind: Command,
            art: "eal.svg",
        )"#,
        r#"
        card.ron:4:10: error: there is no drawing `eal.svg` in the folder art
        4 |     art: "eal.svg",
          |          ^^^^^^^^^
          = put a svg, png, jpg, jpeg or webp file with that name into the folder art"#,
    );
}

#[test]
fn a_drawing_that_leads_out_of_its_folder() {
    says(
        r#"Card(name: "eel", kind: Command, art: "../../secret.svg")"#,
        r#"
        card.ron:1:39: error: the path `../../secret.svg` leads out of its folder
        1 | Card(name: "eel", kind: Command, art: "../../secret.svg")
          |                                       ^^^^^^^^^^^^^^^^^^
          = name a file in the folder art of this pack, with `/` between folders: "eel.svg""#,
    );
}

#[test]
fn a_drawing_that_is_misnamed() {
    says_of(
        &[
            ("card.ron", r#"Card(name: "electric-eel", kind: Command)"#),
            ("art/electric-eal.svg", r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>"#),
        ],
        "
        art/electric-eal.svg:1:1: warning: no card has this drawing
          = did you mean `electric-eel`? Then rename the file",
    );
}

#[test]
fn a_drawing_that_leads_outside_itself() {
    says_of(
        &[
            ("card.ron", r#"Card(name: "eel", kind: Command)"#),
            (
                "art/eel.svg",
                r#"
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">
                    <use href="other.svg"/>
                </svg>"#,
            ),
        ],
        r#"
        art/eel.svg:2:5: error: `href` leads out of the drawing
        2 |     <use href="other.svg"/>
          |     ^^^^^^^^^^^^^^^^^^^^^^^
          = a drawing refers to nothing outside itself: only `#…` is allowed"#,
    );
}

#[test]
fn a_picture_that_is_too_large() {
    let folder = Folder::new();
    folder.manifest("mine", "").write("mods/mine/eel.ron", r#"Card(name: "eel", kind: Command)"#);
    image::RgbaImage::new(2049, 1).save(folder.path("eel.png")).unwrap();
    folder.write("mods/mine/art/eel.png", std::fs::read(folder.path("eel.png")).unwrap());
    let problem = folder.load().complains("mods/mine/art/eel.png", "2048").to_string();
    let said = problem.replace(&format!("{}/", folder.path("mods").display()), "");
    assert_eq!(
        said,
        "mine/art/eel.png:1:1: error: the picture is 2049×1; at most 2048×2048 is shown
  = scale it down"
    );
}
