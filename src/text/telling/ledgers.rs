//! Why a number is what it is: where it started, and every change with what made it.

use super::{Cast, Told, by_whom, host_words};
use crate::events::EventId;
use crate::history::{Figure, Game, View};
use crate::stages::{LedgerLine, LedgerSource, LedgerStep};
use crate::text::phrase::Args;

/// The lines of a stat: `+1 by Ant Queen, line [12], then 3`.
pub fn ledger_lines(game: &Game, view: &View, cast: &Cast, ledger: &[LedgerLine]) -> Vec<String> {
    let line = |line: &LedgerLine| {
        let by = match line.by {
            LedgerSource::Base => cast.word("ledger-base"),
            LedgerSource::Damage => cast.word("ledger-by-damage"),
            LedgerSource::Passive(host) => {
                let who = host_words(game.card_set(), host, cast);
                cast.say("ledger-by", &Args::new().text("who", &who))
            }
            LedgerSource::Event(event) => {
                let source = view.log.get(event as usize).and_then(|line| line.source);
                let who = source.map_or_else(|| cast.word("why-an-effect"), |card| cast.card(Some(card)));
                let args = Args::new().text("who", &who).text("event", &event.to_string());
                cast.say("ledger-by-event", &args)
            }
        };
        let args = Args::new().text("step", &step_words(line.step, cast)).text("by", &by);
        cast.say("ledger-line", &args.with("then", line.then))
    };
    ledger.iter().map(line).collect()
}

/// The lines of a figure, each with the outcome that changed it: `+1: Ada gains 1 blood (rule S46), then 3`.
pub fn account_lines(game: &Game, view: &View, cast: &Cast, ledger: &[LedgerLine]) -> Vec<String> {
    let line = |line: &LedgerLine| {
        let LedgerSource::Event(event) = line.by else {
            return cast.say("account-start", &Args::new().with("amount", line.then));
        };
        let told = Told::seen(game, view, EventId(event));
        let said = told.map_or_else(
            || cast.word("why-an-effect"),
            |told| format!("{}{}", told.words(cast), by_whom(game, &told, cast)),
        );
        let args = Args::new().text("step", &step_words(line.step, cast)).text("line", &said);
        cast.say("account-line", &args.text("event", &event.to_string()).with("then", line.then))
    };
    ledger.iter().map(line).collect()
}

fn step_words(step: LedgerStep, cast: &Cast) -> String {
    let (id, amount) = match step {
        LedgerStep::Is(number) => ("ledger-is", number),
        LedgerStep::Raised(by) => ("ledger-raised", by),
        LedgerStep::Lowered(by) => ("ledger-lowered", by),
        LedgerStep::Set(number) => ("ledger-set", number),
    };
    cast.say(id, &Args::new().with("amount", amount))
}

/// What a figure is called: *Ada’s blood*.
pub fn figure_name(figure: Figure, cast: &Cast) -> String {
    let of = |player| Args::new().text("who", cast.player(player));
    match figure {
        Figure::Pool => cast.word("figure-pool"),
        Figure::Blood(player) => cast.say("figure-blood", &of(player)),
        Figure::Draws(player) => cast.say("figure-draws", &of(player)),
        Figure::Skips(player) => cast.say("figure-skips", &of(player)),
        Figure::OnCard(card, name) => {
            let args = Args::new().text("who", &cast.card(Some(card)));
            cast.say("figure-counters", &args.text("counter", &cast.tongue.counter_name(name)))
        }
        Figure::OnPlayer(player, name) => {
            cast.say("figure-counters", &of(player).text("counter", &cast.tongue.counter_name(name)))
        }
    }
}
