//! SVG drawings of packs: no word from outside, and no more shapes than can be drawn in a moment.

use std::collections::HashMap;
use std::path::Path;

use resvg::usvg::roxmltree::{Document, Node, ParsingOptions};
use resvg::usvg::{ImageHrefResolver, Options, Tree};

use super::files::read;
use crate::cards::Problem;

/// An SVG file larger than this is not read.
pub const LARGEST_DRAWING: u64 = 512 * 1024;
/// A drawing with more shapes than this, those drawn again and again counted each time, is refused.
pub const MOST_SHAPES: u64 = 50_000;
/// Elements inside each other.
const DEEPEST: usize = 64;
/// Elements that draw nothing here, or take unbounded time to draw.
const REFUSED: [(&str, &str); 6] = [
    ("image", "save the drawing as PNG instead"),
    ("filter", "take the filter away, or save the drawing as PNG"),
    ("foreignObject", "draw it with paths"),
    ("script", "take it away: a drawing runs nothing"),
    ("text", "turn the letters into paths"),
    ("marker", "turn the markers into paths"),
];

/// Checks a drawing without drawing it.
pub(super) fn check_drawing(file: &Path) -> Result<(), Box<Problem>> {
    read_drawing(file).map(|_| ())
}

/// Reads a drawing that may be shown.
pub(super) fn read_drawing(file: &Path) -> Result<Tree, Box<Problem>> {
    let bytes = read(file, LARGEST_DRAWING)?;
    let text = String::from_utf8(bytes).map_err(|_| {
        Problem::with_file(file, "this drawing is not UTF-8 text")
            .help("save it as plain SVG, not compressed")
    })?;
    // Without a DTD there are no entities that could grow.
    let options =
        ParsingOptions { allow_dtd: false, nodes_limit: MOST_SHAPES as u32, ..ParsingOptions::default() };
    let document = Document::parse_with_options(&text, options).map_err(|error| {
        let place = error.pos();
        let mut problem = Problem::with_file(file, format!("this drawing cannot be read: {error}"));
        (problem.line, problem.column) = (place.row as usize, place.col as usize);
        problem.help("save it as plain SVG, without DOCTYPE or entities")
    })?;
    Shapes::check(&document)
        .map_err(|(node, message, help)| Problem::at(file, &text, node.range(), message).help(help))?;
    let options = Options {
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    };
    let tree = Tree::from_xmltree(&document, &options).map_err(|error| {
        Problem::with_file(file, format!("this drawing cannot be shown: {error}"))
            .help("give it a viewBox or a width and height")
    })?;
    Ok(tree)
}

type Fault<'a, 'input> = (Node<'a, 'input>, String, &'static str);

/// How many shapes each element comes to, elements drawn through it included.
struct Shapes<'a, 'input> {
    by_id: HashMap<&'a str, Node<'a, 'input>>,
    /// Nothing while an element is being counted: who meets it again has gone in a circle.
    counted: HashMap<usize, Option<u64>>,
}

impl<'a, 'input> Shapes<'a, 'input> {
    fn check(document: &'a Document<'input>) -> Result<(), Fault<'a, 'input>> {
        let mut by_id = HashMap::new();
        let mut depth: HashMap<usize, usize> = HashMap::new();
        for node in document.descendants() {
            let above = node.parent().and_then(|parent| depth.get(&parent.id().get_usize()).copied());
            let deep = above.map_or(0, |above| above + 1);
            depth.insert(node.id().get_usize(), deep);
            if deep > DEEPEST {
                let message = format!("elements lie more than {DEEPEST} deep in each other");
                return Err((node, message, "ungroup what is in there"));
            }
            refuse_words(node)?;
            if let Some(id) = node.attribute("id") {
                by_id.entry(id).or_insert(node);
            }
        }
        let mut shapes = Self { by_id, counted: HashMap::new() };
        let root = document.root_element();
        if shapes.count(root, 0)? > MOST_SHAPES {
            let message = format!("the drawing comes to more than {MOST_SHAPES} shapes");
            return Err((root, message, "make it simpler, or save it as PNG"));
        }
        Ok(())
    }

    fn count(&mut self, node: Node<'a, 'input>, chain: usize) -> Result<u64, Fault<'a, 'input>> {
        let key = node.id().get_usize();
        match self.counted.get(&key) {
            Some(Some(known)) => return Ok(*known),
            Some(None) => return Err((node, "the drawing refers to itself".into(), "break the circle")),
            None => {}
        }
        if chain > 4 * DEEPEST {
            return Err((node, "references lead too deep".into(), "make the drawing simpler"));
        }
        self.counted.insert(key, None);
        let mut sum: u64 = 1;
        for child in node.children().filter(Node::is_element) {
            sum = sum.saturating_add(self.count(child, chain + 1)?);
        }
        let named: Vec<Node<'a, 'input>> = node
            .attributes()
            .flat_map(|attribute| references(attribute.value(), attribute.name() == "href"))
            .filter_map(|id| self.by_id.get(id).copied())
            .collect();
        for other in named {
            sum = sum.saturating_add(self.count(other, chain + 1)?);
        }
        self.counted.insert(key, Some(sum));
        Ok(sum)
    }
}

/// The ids of the drawing that a value speaks of: `url(#a)` anywhere, `#a` as a link.
fn references(value: &str, is_link: bool) -> Vec<&str> {
    let end = |text: &'_ str| text.find([')', '"', '\'', ' ']).unwrap_or(text.len());
    let urls = value.split("url(").skip(1).map(|rest| rest.trim_start_matches(['"', '\'', ' ']));
    let mut ids: Vec<&str> =
        urls.filter_map(|rest| rest.strip_prefix('#')).map(|rest| &rest[..end(rest)]).collect();
    ids.extend(value.trim().strip_prefix('#').filter(|_| is_link));
    ids
}

/// Refuses elements that have no place here, and every reference that is not to the drawing itself.
fn refuse_words<'a, 'input>(node: Node<'a, 'input>) -> Result<(), Fault<'a, 'input>> {
    const OUTSIDE: &str = "a drawing refers to nothing outside itself: only `#…` is allowed";
    if node.is_pi() {
        return Err((node, "the drawing asks for another file".into(), "take this line away"));
    }
    let name = node.tag_name().name();
    if let Some((word, help)) = REFUSED.iter().find(|(word, _)| *word == name) {
        return Err((node, format!("`{word}` is not drawn"), help));
    }
    for attribute in node.attributes() {
        let value = attribute.value();
        let link = matches!(attribute.name(), "href" | "src") && !value.trim().starts_with('#');
        if link || names_outside(value) {
            return Err((node, format!("`{}` leads out of the drawing", attribute.name()), OUTSIDE));
        }
    }
    let style =
        name == "style" && node.text().is_some_and(|text| names_outside(text) || text.contains("@import"));
    if style { Err((node, "the style leads out of the drawing".into(), OUTSIDE)) } else { Ok(()) }
}

fn names_outside(value: &str) -> bool {
    let lower = value.to_ascii_lowercase();
    lower.split("url(").skip(1).any(|rest| !rest.trim_start_matches(['"', '\'', ' ']).starts_with('#'))
}
