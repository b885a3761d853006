//! Clauses: a subject and a predicate, in the mood that their place in a sentence asks for.

use crate::text::Tongue;
use crate::text::phrase::{Args, Form, Phrase};

/// The place of a clause in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// What an effect does: *draw a card*, *your opponent draws a card*.
    Does,
    /// What a trigger waits for: *whenever … draws a card*.
    Wish,
    /// What is told as a fact.
    Tells,
    May,
    Would,
    /// What would happen the next time.
    WouldNext,
    Cant,
    Must,
    /// What has happened, and what has not.
    Past,
    NotPast,
}

impl Mood {
    fn form(self) -> Form {
        match self {
            Self::Does | Self::Tells => Form::Tells,
            Self::Wish => Form::Wish,
            Self::May | Self::Would | Self::WouldNext | Self::Cant | Self::Must => Form::Bare,
            Self::Past | Self::NotPast => Form::Past,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Does | Self::Tells => "tells",
            Self::Wish => "wish",
            Self::May => "may",
            Self::Would => "would",
            Self::WouldNext => "would-next",
            Self::Cant => "cant",
            Self::Must => "must",
            Self::Past => "past",
            Self::NotPast => "not-past",
        }
    }
}

/// Someone does something, or something happens to something.
#[derive(Clone, Debug)]
pub struct Clause {
    pub subject: Phrase,
    /// The message of the predicate.
    pub message: &'static str,
    pub args: Args,
    /// What comes behind the predicate.
    pub tail: String,
    /// It is told and not ordered, also of you: *you win the match*.
    pub told: bool,
    /// It goes on after another in one sentence.
    pub after: bool,
}

impl Clause {
    /// What is said of the subject.
    pub fn predicate(&self, tongue: &Tongue, form: Form) -> String {
        let subject = &self.subject;
        let args = self.args.clone().with("form", form.word()).with("person", subject.person());
        let args =
            args.agree(subject.gender, subject.many).with("after", if self.after { "yes" } else { "no" });
        format!("{}{}", tongue.say(self.message, &args), self.tail)
    }

    /// What is ordered, or told of another than you.
    pub fn predicate_in(&self, tongue: &Tongue, mood: Mood) -> String {
        let form = if mood == Mood::Does && self.is_order() { Form::Order } else { mood.form() };
        self.predicate(tongue, form)
    }

    fn is_order(&self) -> bool {
        self.subject.you && !self.told
    }

    pub fn say(&self, tongue: &Tongue, mood: Mood) -> String {
        if mood == Mood::Does && self.is_order() {
            return self.predicate(tongue, Form::Order);
        }
        let args = frame(&self.subject, &self.predicate(tongue, mood.form()));
        let args = match mood {
            // Languages differ in the form that *not* asks for.
            Mood::NotPast => args.text("bare", &self.predicate(tongue, Form::Bare)),
            _ => args,
        };
        tongue.say(&format!("clause-{}", mood.word()), &args)
    }

    /// The same, but the Failure of it.
    pub fn say_failure(&self, tongue: &Tongue, mood: Mood) -> String {
        let args = frame(&self.subject, &self.predicate(tongue, Form::Bare)).with("mood", mood.word());
        tongue.say("clause-fails", &args)
    }
}

fn frame(subject: &Phrase, predicate: &str) -> Args {
    let said = subject.subject.as_ref().unwrap_or(&subject.text);
    let args = Args::new().text("subject", said).text("predicate", predicate);
    args.with("person", subject.person()).agree(subject.gender, subject.many)
}

/// Verbs that take several things at once, and the argument that names them.
const TAKE_SEVERAL: [(&str, &str); 5] = [
    ("has", "what"),
    ("get", "what"),
    ("gain-thing", "what"),
    ("gain-keyword", "keyword"),
    ("lose-keyword", "keyword"),
];

/// *Has Flying and Piercing*, not *has Flying and has Piercing*.
pub(super) fn with_one_verb(tongue: &Tongue, clauses: Vec<Clause>, between: &str) -> Vec<Clause> {
    let argument = |clause: &Clause| {
        TAKE_SEVERAL.iter().find(|(message, _)| *message == clause.message).map(|(_, argument)| *argument)
    };
    let alike = |one: &Clause, next: &Clause| {
        let plain = |clause: &Clause| clause.tail.is_empty() && clause.args.word("is") != Some("no");
        let subject = one.subject.key == next.subject.key && !one.subject.key.is_empty();
        subject && one.message == next.message && argument(one).is_some() && plain(one) && plain(next)
    };
    let runs = clauses.chunk_by(alike);
    runs.map(|run| match (run, argument(&run[0])) {
        ([first, _, ..], Some(name)) => {
            let things: Vec<String> =
                run.iter().filter_map(|clause| clause.args.word(name)).map(str::to_owned).collect();
            let args = first.args.clone().text(name, &tongue.list(&things, between));
            Clause { args, ..first.clone() }
        }
        _ => run[0].clone(),
    })
    .collect()
}

/// Clauses of one kind of list: those with one subject share it.
pub fn joined(tongue: &Tongue, clauses: &[Clause], mood: Mood, between: &str) -> String {
    let mut said: Vec<String> = Vec::new();
    // What is told and what is ordered do not go together in one sentence.
    let told = clauses.iter().any(|clause| clause.told && clause.subject.you);
    let clauses: Vec<Clause> =
        clauses.iter().map(|clause| Clause { told: clause.told || told, ..clause.clone() }).collect();
    let clauses = with_one_verb(tongue, clauses, between);
    for (at, clause) in clauses.iter().enumerate() {
        let same =
            at > 0 && clauses[at - 1].subject.key == clause.subject.key && !clause.subject.key.is_empty();
        let clause = Clause { after: same, ..clause.clone() };
        said.push(if same { clause.predicate_in(tongue, mood) } else { clause.say(tongue, mood) });
    }
    tongue.list(&said, between)
}
