//! A file that is dragged onto a window and let go, as a file manager does it (XDND 5).

use std::path::Path;

use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, ClientMessageEvent, ConnectionExt, CreateWindowAux, EventMask, PropMode, SELECTION_NOTIFY_EVENT,
    SelectionNotifyEvent, SelectionRequestEvent, WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;
use x11rb::{COPY_DEPTH_FROM_PARENT, CURRENT_TIME, NONE};

const VERSION: u32 = 5;

/// Whoever drags: a window of its own that nobody sees.
pub struct Drag {
    display: RustConnection,
    source: u32,
    target: u32,
    uris: String,
}

impl Drag {
    /// A file in the hand, over a window.
    pub fn onto(display: &str, target: u32, file: &Path) -> Self {
        let (display, screen) = x11rb::connect(Some(display)).unwrap();
        let root = display.setup().roots[screen].root;
        let source = display.generate_id().unwrap();
        let (depth, class) = (COPY_DEPTH_FROM_PARENT, WindowClass::INPUT_OUTPUT);
        let plain = CreateWindowAux::new();
        display.create_window(depth, source, root, 0, 0, 1, 1, 0, class, 0, &plain).unwrap();
        let drag = Self { display, source, target, uris: format!("file://{}\r\n", file.display()) };
        let selection = drag.atom("XdndSelection");
        drag.display.set_selection_owner(source, selection, CURRENT_TIME).unwrap();
        drag.say("XdndEnter", [source, VERSION << 24, drag.atom("text/uri-list"), NONE, NONE]);
        drag.say("XdndPosition", [source, 0, (800 << 16) | 450, CURRENT_TIME, drag.atom("XdndActionCopy")]);
        drag
    }

    /// Answers what was asked since the last time; whether the window has been told which file it is.
    pub fn told(&self) -> bool {
        let mut told = false;
        while let Some(event) = self.display.poll_for_event().unwrap() {
            if let Event::SelectionRequest(asked) = event {
                self.tell(&asked);
                told = true;
            }
        }
        told
    }

    pub fn let_go(&self) {
        self.say("XdndDrop", [self.source, 0, CURRENT_TIME, NONE, NONE]);
    }

    /// Whether the window has taken what was let go.
    pub fn taken(&self) -> bool {
        let finished = self.atom("XdndFinished");
        let events = std::iter::from_fn(|| self.display.poll_for_event().unwrap());
        events.into_iter().any(|event| matches!(event, Event::ClientMessage(said) if said.type_ == finished))
    }

    /// The names of the files, for who asked.
    fn tell(&self, asked: &SelectionRequestEvent) {
        let to = asked.requestor;
        let replace = PropMode::REPLACE;
        self.display
            .change_property8(replace, to, asked.property, asked.target, self.uris.as_bytes())
            .unwrap();
        let told = SelectionNotifyEvent {
            response_type: SELECTION_NOTIFY_EVENT,
            sequence: 0,
            time: asked.time,
            requestor: to,
            selection: asked.selection,
            target: asked.target,
            property: asked.property,
        };
        self.display.send_event(false, to, EventMask::NO_EVENT, told).unwrap();
        self.display.flush().unwrap();
    }

    fn say(&self, what: &str, data: [u32; 5]) {
        let message = ClientMessageEvent::new(32, self.target, self.atom(what), data);
        self.display.send_event(false, self.target, EventMask::NO_EVENT, message).unwrap();
        self.display.flush().unwrap();
    }

    fn atom(&self, name: &str) -> Atom {
        self.display.intern_atom(false, name.as_bytes()).unwrap().reply().unwrap().atom
    }
}
