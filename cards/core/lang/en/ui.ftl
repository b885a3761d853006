# The words of the game around the table: screens, buttons, hints.

## Everywhere
language-name = English
back = Back
note-read = I have read it
no-home = There is no home folder to keep matches in; set HOME and start the game again.
player-one = Player one
player-other = Player two
hint-next = next ·
hint-change = change ·
hint-tab = other tab

## Loading
loading = The drawers are being opened

## Title
title-line = a contest of specimens for two, over one vessel of blood
title-plate = Plate I. — Mosquito, an insect of cost one, twice the size of life
title-part-proboscis = proboscis
title-part-proboscis-about = a strike at a creature gives 1 blood
title-part-power = power 1
title-part-power-about = what it deals
title-part-defense = defense 1
title-part-defense-about = what overkill must pass
title-part-health = health 1
title-part-health-about = at none, it dies
title-part-wing = wing
title-part-wing-about = no Flying
title-play = Play
title-play-about = two at one table, with ready decks
title-continue = Continue
title-continue-about = { $one } and { $other }, turn { $turn }
title-replays = Replays
title-settings = Settings
title-problems = Problems ({ $count })
title-leave = Leave

## A new match
new-match = A new match
new-match-about = two ready decks are chosen; change what you like
new-match-shelves = the match under way goes onto the shelf, as it is
new-match-name = Name
new-match-deck = Deck
new-match-first = Who starts
new-match-by-chance = by chance
new-match-seed = Seed
new-match-any-seed = by chance
new-match-seed-about = the same seed deals the same cards
new-match-bad-seed = a seed is a whole number
new-match-no-decks = No pack brings a deck; see the problems page.
new-match-start = Start
deck-counts = { $creatures } creatures, { $commands } commands, 6 flasks
deck-creatures = Creatures, { $cards }
deck-commands = Commands, { $cards }
deck-blood = Blood deck, { $cards }
deck-cost = cost

## The menu over a match
pause = The match waits
pause-resume = Go on
pause-settings = Settings
pause-concede = Give up
pause-concede-sure = Give up: I am sure
pause-winner = { $winner } wins
pause-leave = Save and leave
pause-about = everything is already saved
record-damaged = The record was damaged; the match goes on from its whole part.

## The end of a match
end-over = the vessel has spoken; the match is over
end-over-conceded = the table is yielded; the match is over
end-over-draw = nobody is left to win; the match is over
end-wins = { $winner } wins
end-draw = A draw
end-soon = the last blow has fallen
end-line = Turn { $turn }. { $why }
end-dry = The pool came to nothing, and the last blow was at { $loser }.
end-by-effect = The last outcome decided it.
end-conceded = { $loser } gave up.
end-draw-turns = Two hundred turns went by.
end-draw-loop = A chain without end came back to where it was.
end-draw-effect = Neither of the two had lost it.
end-why = Why
end-why-about = the last chain, from the act to the end
end-act = { $who }: { $answer }
end-moment = Click a step to see that moment on the table.
end-left = The table as it was left
end-left-about = nobody struck the last blow
end-pool = The pool
end-pool-about = { $start } at the start, { $end } at the end
end-blood = Blood
end-board = Creatures on the board
end-damage = damage dealt
end-deaths = creatures died
end-spent = blood spent
end-played = cards played
end-watch = Watch it again
end-save = Save
end-saved = Saved as { $file }
end-title = To the title
end-rematch = Rematch
end-begins = { $name } begins

## Settings
settings = Settings
settings-about = every change holds at once; nothing needs a restart
settings-sight = Sight
settings-sound = Sound
settings-keys = Keys
settings-language = Language
settings-language-about = Cards, rules and log follow at once.
settings-packs = Packs
settings-packs-about = A mod is a folder in mods/; it is read when the game starts.
settings-restore = Restore these
settings-back-table = Back to the table
settings-back-title = Back to the title
settings-size = Size
settings-ui-scale = Size of everything
settings-ui-scale-about = follows the window; this multiplies it
settings-card-text = Size of card text
settings-card-text-about = the words grow, never the board
settings-window = Window
settings-windowed = in a window
settings-fullscreen = full screen
settings-signs = Contrast and colour
settings-colours = Clear colours
settings-colours-about = blue for what you may do, apart from blood and brass for every eye
settings-contrast = High contrast
settings-contrast-about = plain paper, ink edges, double rings; shapes beside every colour
settings-motion = Motion
settings-speed = Speed of events
settings-speed-about = 0 shows only what came of them
settings-reduced = Reduced motion
settings-reduced-about = nothing flies, shakes or breathes
settings-curtain = Open the curtain at a click
settings-curtain-about = instead of holding the seal until the ring closes
settings-volume = Volume
settings-table-volume = The table
settings-table-volume-about = cards, strikes, blood
settings-interface-volume = Hands
settings-interface-volume-about = buttons and the curtain
settings-ambience-volume = The room
settings-ambience-volume-about = clock, rain, gaslight
settings-keys-match = At the table
settings-keys-bind = Choose a line, then press the new key or button.
settings-keys-waiting = press a key or button; Esc gives up
settings-keys-pages = Around the match
page-key-next = the next control
page-key-move = to another control; change a slider
page-key-use = use it
page-key-back = back; over a match the menu
page-key-tab = another tab of the settings
settings-preview = as you will see it
preview-legal = may be played
preview-selected = chosen
preview-target = will be struck

## Problems
problems = { $count ->
    [one] One problem
   *[other] { $count } problems
}
problems-about = the game goes on without what is wrong
problems-none = Nothing is wrong.
problem-error = error
problem-warning = warning

## Replays
replays = Replays
replays-about = every match, the latest first
replays-none = No match has been played yet.
replays-none-about = What you play is recorded as you play it.
replay = Replay
replay-players = { $one } and { $other }
replay-turn = Turn { $turn }
replay-step = event { $step } of { $steps }
replay-start = to the start
replay-back = one outcome back
replay-play = let it run, or stop it
replay-forward = one outcome on
replay-end = to the end
replay-hands = Hands
replay-eyes-nobody = both hands are hidden
replay-eyes-of = { $name } is seen
replay-eyes-all = both hands are seen
replay-leave = Leave

## Learning
title-learn = Learn
title-learn-about = three short matches
title-learn-first = new here? begin with three short matches
learn = Learn
learn-about = a real table, real cards, and a guide beside you; five minutes each
learn-none = No pack brings a lesson; see the problems page.
learn-done = finished
lesson-page = { $page } of { $pages }
lesson-go-on = Go on
lesson-back = Back one step
lesson-again = Start again
lesson-leave = Leave the lesson
lesson-leave-about = nothing of a lesson is kept but that you finished it
lesson-otherwise = That can wait: first do what is written here.
lesson-broken = With these cards the lesson does not go on. A mod may have changed them; start again, or leave the lesson.
lesson-they-act = { $opponent } acts.
lesson-end = the lesson is over
lesson-next = The next lesson
lesson-once-more = Once more
lesson-to-lessons = To the lessons
how-to = How to play
how-to-about = one sheet; the lessons show the same on the table
how-to-rules = The rules in ten lines
how-to-signs = The signs of a card
sign-cost = what it costs to play, in blood
sign-raised = more than is printed on it
sign-health = health: with none left it dies
sign-lowered = less than is printed on it
sign-defense = defense: overkill must pass it
sign-counter = counters, and how many
sign-power = power: the damage it deals
sign-skull = it dies by what you point at
how-to-pool = One pool stands between you. Whoever is struck when it runs dry loses.
how-to-blood = Your own blood pays for cards: each says in its corner what it costs.
how-to-flasks = A Blood Flask costs nothing and gives 1 blood as it enters. Six of them lie in your blood deck.
how-to-draw = From your second turn on you may draw one card a turn, from the main deck or the blood deck.
how-to-play = Creatures go onto a free space of your row. Commands act at once; extended commands and sagas stay on the timeline.
how-to-attack = The seal ends your turn with the attack: each creature strikes the space across from it, from left to right.
how-to-strike = A strike at an empty space drains the pool by its power and gives you 1 blood.
how-to-damage = Damage to a creature stays. What exceeds health and defense together drains the pool: overkill.
how-to-death = A creature without health dies, and its controller gains 1 blood.
how-to-respond = Some abilities can be used at any moment: then you are asked, and may let it happen.
how-to-mouse = The mouse
how-to-click = Click
how-to-click-does = a card, then its space; again to play a command
how-to-drag = Drag
how-to-drag-does = a card onto a space, or onto the table
how-to-rest = Rest
how-to-rest-does = on anything: what it is, what it would do, why not
how-to-right-does = pin a card with its text and its ledger
how-to-keys-about = change them in the settings
how-to-walk = from thing to thing
how-to-numbers = choose what is numbered, or a card of your hand
