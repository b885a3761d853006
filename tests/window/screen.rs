//! A display without a screen, whose picture lies in a file: looking at it costs as much as reading that.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

pub const WIDTH: usize = 1600;
pub const HEIGHT: usize = 900;
/// Blue, green, red, and one that is not used.
const POINT: usize = 4;

/// Xvfb on a number of its own.
pub struct Screen {
    pub name: String,
    server: Child,
    folder: TempDir,
    /// Where the points begin in the file.
    header: u64,
}

/// A part of what is on the screen, in pixels from the upper left.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub left: usize,
    pub top: usize,
    pub width: usize,
    pub height: usize,
}

/// Everything.
pub const WHOLE: Part = Part { left: 0, top: 0, width: WIDTH, height: HEIGHT };

/// What is seen in a part of the screen.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    points: Vec<u8>,
    width: usize,
}

impl Picture {
    /// What is seen in a part of this picture.
    pub fn part(&self, part: Part) -> Self {
        let row = |y: usize| {
            let start = (y * self.width + part.left) * POINT;
            &self.points[start..start + part.width * POINT]
        };
        let rows: Vec<&[u8]> = (part.top..part.top + part.height).map(row).collect();
        Self { points: rows.concat(), width: part.width }
    }

    /// Red, green and blue of every point.
    pub fn colors(&self) -> Vec<[u8; 3]> {
        self.points.chunks_exact(POINT).map(|point| [point[2], point[1], point[0]]).collect()
    }

    /// How light it is on the whole, from 0 to 255.
    pub fn light(&self) -> u32 {
        let colors = self.colors();
        let sum: u64 = colors.as_flattened().iter().map(|&value| u64::from(value)).sum();
        (sum / (colors.len() * 3) as u64) as u32
    }

    /// Keeps it as a file that any viewer opens.
    pub fn keep(&self, path: &Path) {
        let height = self.points.len() / POINT / self.width;
        let mut file = File::create(path).unwrap();
        writeln!(file, "P6 {} {height} 255", self.width).unwrap();
        file.write_all(self.colors().as_flattened()).unwrap();
    }
}

impl Screen {
    pub fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &format!("{WIDTH}x{HEIGHT}x24"), "-nolisten", "tcp"])
            // The pointer is no part of the picture.
            .arg("-nocursor")
            .arg("-fbdir")
            .arg(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("`Xvfb` is needed: scripts/test installs it");
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        let mut screen = Self { name: format!(":{}", number.trim()), server, folder, header: 0 };
        screen.header = screen.read_header();
        screen
    }

    /// The game on this display, with everything it keeps under a folder; it says nothing about its troubles.
    pub fn game(&self, home: &Path) -> Command {
        let mut game = Command::new(env!("CARGO_BIN_EXE_bloodless"));
        game.current_dir(env!("CARGO_MANIFEST_DIR"))
            .env("DISPLAY", &self.name)
            .env_remove("WAYLAND_DISPLAY")
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_CACHE_HOME", home.join("cache"))
            .stderr(Stdio::null());
        game
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("Xvfb_screen0")
    }

    /// The file is a window dump: numbers of four bytes, colours of twelve, then the points.
    fn read_header(&self) -> u64 {
        let mut header = [0; 100];
        File::open(self.file()).unwrap().read_exact(&mut header).unwrap();
        let number = |at: usize| u32::from_be_bytes(header[at * 4..at * 4 + 4].try_into().unwrap());
        assert_eq!((number(4), number(5)), (WIDTH as u32, HEIGHT as u32), "width and height");
        assert_eq!(number(12) as usize, WIDTH * POINT, "bytes of a line");
        u64::from(number(0) + number(19) * 12)
    }

    /// What is on the screen now.
    pub fn look(&self) -> Picture {
        self.look_at(WHOLE)
    }

    /// What is in a part of the screen now.
    pub fn look_at(&self, part: Part) -> Picture {
        let mut file = File::open(self.file()).unwrap();
        file.seek(SeekFrom::Start(self.header + (part.top * WIDTH * POINT) as u64)).unwrap();
        let mut rows = vec![0; part.height * WIDTH * POINT];
        file.read_exact(&mut rows).unwrap();
        let rows = Picture { points: rows, width: WIDTH };
        if part.width == WIDTH { rows } else { rows.part(Part { top: 0, ..part }) }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
