//! Why something happened: the chain of outcomes up to the decision at its root.

use super::rule_numbers::rule_number;
use super::{Cast, Choices, Told};
use crate::cards::{AbilityId, CardSet};
use crate::events::EventId;
use crate::history::{Cause, Game, Given, Modified, View};
use crate::table::{Host, PlayerId};
use crate::text::Tongue;
use crate::text::phrase::Args;

/// The chain from an event to its root, in words.
pub struct Chain {
    pub lines: Vec<String>,
    /// The number of the answer at the root, if it was one.
    pub answer: Option<u32>,
}

impl Chain {
    /// As the player of the view may know it; nothing if there is no such event.
    pub fn of(game: &Game, view: &View, cast: &Cast, event: EventId) -> Option<Self> {
        game.history().get(event)?;
        let mut lines = Vec::new();
        let mut answer = None;
        for (at, id) in game.why(event).into_iter().enumerate() {
            let told = Told::seen(game, view, id)?;
            let line = format!("{}{}", told.words(cast), by_whom(game, &told, cast));
            let args = Args::new().text("event", &id.0.to_string()).text("line", &line);
            let said = cast.say(if at == 0 { "why-first" } else { "why-because" }, &args);
            let indent = "  ".repeat(at.min(12));
            lines.push(format!("{indent}{said}"));
            if let Some(text) = quoted(game, &told, cast) {
                lines
                    .push(format!("{indent}  {}", cast.say("why-ability", &Args::new().text("text", &text))));
            }
            for changed in game.history().modifications(id) {
                let what = match changed.what {
                    Modified::Changed => "changed",
                    Modified::Denied => "denied",
                    Modified::Replaced => "replaced",
                };
                let who = host_words(game.card_set(), changed.host, cast);
                let said = cast.say("why-changed", &Args::new().with("what", what).text("who", &who));
                lines.push(format!("{indent}  {said}"));
            }
            if let Cause::Answer(number) = told.line.cause {
                answer = Some(number);
            }
        }
        Some(Self { lines, answer })
    }
}

/// The decision at the root of a chain. What the other player chose among is theirs to know.
pub fn root_of(game: &mut Game, view: &View, answer: Option<u32>, tongue: &Tongue) -> String {
    let Some(answer) = answer else { return tongue.say("why-root-process", &Args::new()) };
    let args = Args::new().with("number", answer + 1);
    let (by, words) = act_of(game, answer, tongue);
    match (by, words) {
        (Some(by), Some(words)) if by == view.player => {
            tongue.say_of("why-root-yours", &args.text("answer", &words))
        }
        _ => {
            let cast = Cast::of(game, Some(view.player), tongue);
            let who = by.map_or_else(|| cast.word("cast-player"), |player| cast.player(player).to_owned());
            tongue.say_of("why-root-theirs", &args.text("who", &who))
        }
    }
}

/// Whose an answer was, and what it said to them; nothing where it was none of those that were offered.
pub fn act_of(game: &mut Game, answer: u32, tongue: &Tongue) -> (Option<PlayerId>, Option<String>) {
    let given = game.answers().get(answer as usize).copied();
    let mut then = game.fork();
    then.undo_to(answer as usize);
    let Some(by) = then.question().map(|question| question.player) else { return (None, None) };
    let Some(Given::Choice(number)) = given else { return (Some(by), None) };
    let question = then.view(by).question;
    let chosen =
        question.as_ref().and_then(|question| Some((question, question.answers.get(number as usize)?)));
    let words = chosen.map(|(question, chosen)| {
        let cast = Cast::of(&mut then, Some(by), tongue);
        let words = Choices::new(&cast, by).words(&mut then, question, chosen);
        words.trim_end_matches('.').to_owned()
    });
    (Some(by), words)
}

/// One line of a history with where it comes from: `[7] Mosquito strikes (Giraffe); because of [5]`.
pub fn history_line(game: &Game, id: EventId, cast: &Cast) -> String {
    let record = game.history().record(id);
    let told = Told::open(id, record);
    let line = format!("{}{}", told.words(cast), by_whom(game, &told, cast));
    let args = Args::new().text("event", &id.0.to_string()).text("line", &line);
    match record.cause {
        Cause::Event(cause) => cast.say("why-event", &args.text("cause", &cause.0.to_string())),
        Cause::Answer(answer) => cast.say("why-answer", &args.with("answer", answer + 1)),
        Cause::Process => cast.say("why-process", &args),
    }
}

/// What an outcome comes from.
pub struct Origin {
    /// The card, and the keyword or the rule of the game that says so.
    pub words: Vec<String>,
    /// The rule by which it happens where no ability says so.
    pub number: Option<&'static str>,
}

impl Origin {
    pub fn of(game: &Game, told: &Told, cast: &Cast) -> Self {
        let Some(record) = game.history().get(told.line.event) else {
            return Self { words: Vec::new(), number: None };
        };
        let source = told.line.source.filter(|_| told.line.source != told.line.card);
        let written = record.ability.and_then(|ability| written_as(game.card_set(), ability, cast));
        let number = record.ability.is_none().then(|| {
            let cause = match record.cause {
                Cause::Event(cause) => game.history().get(cause).map(|cause| cause.event.kind),
                Cause::Answer(_) | Cause::Process => None,
            };
            rule_number(record.event.kind, cause, record.event.flags)
        });
        let cast = &*cast.then(told.line.event);
        let words = source.map(|card| cast.card(Some(card))).into_iter().chain(written).collect();
        Self { words, number }
    }
}

/// The card, keyword or rule that an outcome comes from: ` (Mosquito)`, ` (rule S24)`, ` (S21)`.
pub fn by_whom(game: &Game, told: &Told, cast: &Cast) -> String {
    let Origin { mut words, number } = Origin::of(game, told, cast);
    words.extend(number.map(str::to_owned));
    if words.is_empty() { String::new() } else { format!(" ({})", words.join(", ")) }
}

/// What the ability says that brought an outcome about; nothing where its card may not be known (S48).
fn quoted(game: &Game, told: &Told, cast: &Cast) -> Option<String> {
    let set = game.card_set();
    let ability = game.history().get(told.line.event)?.ability?;
    let of_the_game = set.rules().iter().any(|rule| rule.abilities.contains(&ability));
    if told.line.source.is_none() && !of_the_game {
        return None;
    }
    let holder = set.cards().iter().find(|card| card.abilities.contains(&ability));
    let text = cast.tongue.ability_text(set, ability, holder);
    (!text.trim().is_empty()).then_some(text)
}

/// The rule of the game or the keyword that an ability is written in.
fn written_as(set: &CardSet, ability: AbilityId, cast: &Cast) -> Option<String> {
    let rule = set.rules().iter().find(|rule| rule.abilities.contains(&ability));
    let keyword = || set.keywords().iter().find(|keyword| keyword.abilities.contains(&ability));
    rule.map(|rule| cast.say("why-rule", &Args::new().text("rule", rule.name.as_str())))
        .or_else(|| keyword().map(|keyword| cast.tongue.keyword_name(keyword.name)))
}

pub fn host_words(set: &CardSet, host: Host, cast: &Cast) -> String {
    match host {
        Host::Card(card) | Host::Player(_, Some(card)) => cast.card(Some(card)),
        Host::Player(player, None) => {
            cast.say("why-an-effect-of", &Args::new().text("who", cast.player(player)))
        }
        Host::Game(at) => match set.rules().get(at as usize) {
            Some(rule) => cast.say("why-rule", &Args::new().text("rule", rule.name.as_str())),
            None => cast.word("why-a-rule"),
        },
    }
}
