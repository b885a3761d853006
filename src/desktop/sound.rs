//! What is heard: outcomes, buttons, the curtain, the end. Without a device nothing is heard and nothing said.

use std::collections::HashMap;

use bevy::audio::{AudioSinkPlayback, PlaybackMode, Volume};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::acts::Notice;
use super::paint::take_clicks;
use super::screens::Screen;
use super::settings::Settings;
use super::showing::Showing;
use crate::cards::{EventKind, KindPattern, Place};
use crate::history::{CardView, LogLine, Status, View};
use crate::hotseat::{HotSeat, Resolved};
use crate::table::CardId;

/// A sound of the table, called after its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    Ambience,
    Blood,
    Button,
    CardDraw,
    CardSlide,
    Command,
    Curtain,
    Death,
    Defeat,
    Flask,
    Flip,
    Heal,
    Illegal,
    Pin,
    PoolLoss,
    Shuffle,
    Strike,
    Victory,
}

const FILES: [(Sound, &str); 18] = [
    (Sound::Ambience, "ambience"),
    (Sound::Blood, "blood"),
    (Sound::Button, "button"),
    (Sound::CardDraw, "card_draw"),
    (Sound::CardSlide, "card_slide"),
    (Sound::Command, "command"),
    (Sound::Curtain, "curtain"),
    (Sound::Death, "death"),
    (Sound::Defeat, "defeat"),
    (Sound::Flask, "flask"),
    (Sound::Flip, "flip"),
    (Sound::Heal, "heal"),
    (Sound::Illegal, "illegal"),
    (Sound::Pin, "pin"),
    (Sound::PoolLoss, "pool_loss"),
    (Sound::Shuffle, "shuffle"),
    (Sound::Strike, "strike"),
    (Sound::Victory, "victory"),
];

impl Sound {
    /// How loud its kind is set.
    fn volume(self, settings: &Settings) -> f32 {
        match self {
            Self::Ambience => settings.ambience_volume,
            Self::Button | Self::Illegal | Self::Curtain => settings.interface_volume,
            _ => settings.sound_volume,
        }
    }
}

/// The sounds that were found.
#[derive(Resource, Default)]
pub struct Sounds(HashMap<Sound, Handle<AudioSource>>);

impl Sounds {
    pub fn all(&self) -> impl Iterator<Item = &Handle<AudioSource>> {
        self.0.values()
    }
}

/// Asks for a sound.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play(pub Sound);

/// The one that goes on and on.
#[derive(Component)]
struct Ambient;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sounds>().add_message::<Play>();
    app.add_systems(Startup, open_the_sounds);
    app.add_systems(OnEnter(Screen::Title), start_the_ambience);
    app.add_systems(OnEnter(Screen::End), hear_the_end);
    app.add_systems(EguiPrimaryContextPass, hear_controls);
    app.add_systems(
        Update,
        (
            hear_outcomes.run_if(on_message::<Resolved>),
            hear_the_curtain,
            hear_refusals.run_if(on_message::<Notice>),
            turn_the_ambience.run_if(resource_changed::<Settings>),
        ),
    );
    app.add_systems(PostUpdate, play.run_if(on_message::<Play>));
}

fn open_the_sounds(server: Res<AssetServer>, mut sounds: ResMut<Sounds>) {
    sounds.0 =
        FILES.iter().map(|(sound, file)| (*sound, server.load(format!("sounds/{file}.wav")))).collect();
}

/// So many at once at the most: a sweep of the board is one noise, not eight.
const AT_ONCE: usize = 4;

fn play(
    mut wanted: MessageReader<Play>,
    sounds: Res<Sounds>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let mut heard: Vec<Sound> = Vec::new();
    for &Play(sound) in wanted.read() {
        let volume = sound.volume(&settings);
        if heard.contains(&sound) || heard.len() >= AT_ONCE || volume <= 0.0 {
            continue;
        }
        heard.push(sound);
        if let Some(source) = sounds.0.get(&sound) {
            let once =
                PlaybackSettings { mode: PlaybackMode::Despawn, volume: Volume::Linear(volume), ..default() };
            commands.spawn((AudioPlayer(source.clone()), once));
        }
    }
}

fn start_the_ambience(
    there: Query<(), With<Ambient>>,
    sounds: Res<Sounds>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    if let (true, Some(source)) = (there.is_empty(), sounds.0.get(&Sound::Ambience)) {
        let volume = Volume::Linear(settings.ambience_volume);
        let on_and_on = PlaybackSettings { mode: PlaybackMode::Loop, volume, ..default() };
        commands.spawn((Ambient, AudioPlayer(source.clone()), on_and_on));
    }
}

fn turn_the_ambience(mut sinks: Query<&mut AudioSink, With<Ambient>>, settings: Res<Settings>) {
    for mut sink in &mut sinks {
        sink.set_volume(Volume::Linear(settings.ambience_volume));
    }
}

fn hear_controls(mut contexts: EguiContexts, mut play: MessageWriter<Play>) -> Result {
    if take_clicks(contexts.ctx_mut()?) > 0 {
        play.write(Play(Sound::Button));
    }
    Ok(())
}

fn hear_refusals(mut play: MessageWriter<Play>) {
    play.write(Play(Sound::Illegal));
}

/// The cloth is heard when it falls and when it opens.
fn hear_the_curtain(showing: Res<Showing>, mut covered: Local<bool>, mut play: MessageWriter<Play>) {
    let now = showing.awaited.is_some();
    if now != *covered {
        *covered = now;
        play.write(Play(Sound::Curtain));
    }
}

fn hear_the_end(seat: Option<Res<HotSeat>>, mut play: MessageWriter<Play>) {
    let won = seat.and_then(|seat| seat.game().ending()).and_then(|ending| ending.winner()).is_some();
    play.write(Play(if won { Sound::Victory } else { Sound::Defeat }));
}

/// Only what may be known is heard: from the log of who looks at the screen.
fn hear_outcomes(
    mut resolved: MessageReader<Resolved>,
    showing: Res<Showing>,
    mut play: MessageWriter<Play>,
) {
    let Some(view) = &showing.view else { return resolved.clear() };
    for news in resolved.read() {
        let lines = view.log.iter().skip(news.from as usize).take((news.to - news.from) as usize);
        for sound in lines.filter_map(|line| sound_of(line, view)) {
            play.write(Play(sound));
        }
    }
}

/// What an outcome sounds like, if it is heard at all.
fn sound_of(line: &LogLine, view: &View) -> Option<Sound> {
    if line.status != Status::Resolved {
        return None;
    }
    Some(match line.kind {
        EventKind::Draw => Sound::CardDraw,
        EventKind::Summon | EventKind::Spawn if is_flask(view, line.card) => Sound::Flask,
        EventKind::Summon | EventKind::Spawn => Sound::Pin,
        EventKind::Execute => Sound::Command,
        EventKind::Strike => Sound::Strike,
        EventKind::Die => Sound::Death,
        EventKind::GainBlood => Sound::Blood,
        EventKind::DamagePlayer | EventKind::DrainPool => Sound::PoolLoss,
        EventKind::Heal | EventKind::HealPool => Sound::Heal,
        EventKind::Flip | EventKind::TurnDown | EventKind::FlipCoin => Sound::Flip,
        EventKind::Shuffle => Sound::Shuffle,
        EventKind::Discard | EventKind::Shift | EventKind::SwapSpaces => Sound::CardSlide,
        EventKind::Move if line.zone.is_some_and(|zone| zone.place() == Place::Hand) => Sound::CardSlide,
        _ => return None,
    })
}

fn is_flask(view: &View, card: Option<CardId>) -> bool {
    let on_board = view.sides.iter().flat_map(|side| side.board.iter().flatten());
    on_board.into_iter().any(|shown| match shown {
        CardView::Open(shown) => Some(shown.id) == card && shown.kind == KindPattern::Flask,
        _ => false,
    })
}
