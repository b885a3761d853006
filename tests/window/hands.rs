//! A pointer and keys from outside.

use std::process::Command;

/// Hands at a display.
pub struct Hands {
    display: String,
}

impl Hands {
    pub fn at(display: &str) -> Self {
        Self { display: display.to_owned() }
    }

    pub fn point(&self, (x, y): (u32, u32)) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string()]);
    }

    pub fn click(&self, (x, y): (u32, u32)) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string(), "click", "1"]);
    }

    /// Keys one after another.
    pub fn press(&self, keys: &[&str]) {
        let mut args = vec!["key"];
        args.extend(keys);
        self.xdotool(&args);
    }

    pub fn write(&self, text: &str) {
        self.xdotool(&["type", text]);
    }

    /// Without a window manager somebody must say who has the keys.
    pub fn focus(&self, window: &str) {
        self.xdotool(&["windowfocus", "--sync", &self.window(window).to_string()]);
    }

    /// The number of the window with that title.
    pub fn window(&self, name: &str) -> u32 {
        let found = self.xdotool(&["search", "--onlyvisible", "--name", name]);
        found.lines().next().unwrap().parse().unwrap()
    }

    fn xdotool(&self, args: &[&str]) -> String {
        let done = Command::new("xdotool")
            .env("DISPLAY", &self.display)
            .args(args)
            .output()
            .expect("`xdotool` is needed: scripts/test installs it");
        assert!(done.status.success(), "xdotool {args:?}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8_lossy(&done.stdout).into_owned()
    }
}
