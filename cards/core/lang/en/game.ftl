# What is said during a match: the log, questions, answers, reasons and endings.

## Players, cards and spaces

cast-face-down = a face-down card
cast-unknown = a card
cast-copy = { $own } (as { $of })
cast-player = a player
cast-place = another place
cast-something = something
cast-gone = gone
cast-space = { $owner ->
        [you] your space { $column }
       *[other] { $who }'s space { $column }
    }
cards = { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }

## The log. Every line is told of a past event, in the present.

log-still = { $line } (still going on)
log-denied = Denied: { $line }
log-failed = Failed: { $line } ({ $why })
log-turn = -- Turn { $turn }: { $who } --
log-move = { $card } goes{ $from-said ->
        [yes] { " " }from { $from }
       *[no] { "" }
    } to { $end ->
        [top] the top of{ " " }
        [bottom] the bottom of{ " " }
       *[any] { "" }
    }{ $to }{ $face-down ->
        [yes] , face-down
       *[no] { "" }
    }
log-play = { $free ->
        [yes] { $who } plays { $card } for free
       *[no] { $who } plays { $card } for { $amount } blood
    }
log-summon = { $who } summons { $card }{ $at-said ->
        [yes] { " " }on { $at }
       *[no] { "" }
    }
log-spawn = { $card } appears{ $at-said ->
        [yes] { " " }on { $at }
       *[no] { "" }
    }
log-execute = { $who } executes { $card }
log-terminate = { $card } is terminated
log-enter = { $card } enters{ $at-said ->
        [yes] { " " }on { $at }
       *[no] { "" }
    }
log-leave = { $card } leaves play
log-draw = { $known ->
        [yes] { $who } draws { $card }
       *[no] { $who } draws a card{ $from-said ->
            [yes] { " " }from { $from }
           *[no] { "" }
        }
    }
log-discard = { $card } is discarded
log-search = { $who } searches { $to } and takes { cards }
log-reveal = { $card } is revealed
log-reveal-until = { $who } reveals { cards } from { $to }
log-look = { $who } looks at { cards } of { $to }
log-shuffle = { $to } is shuffled
log-attack = { $card } attacks{ $at-said ->
        [yes] { " " }from { $at }
       *[no] { "" }
    }
log-attack-end = { $card } has attacked
log-strike = { $other-known ->
        [yes] { $card } strikes { $other } with power { $amount }
       *[no] { $card } strikes { $at } with power { $amount }
    }
log-damage = { $card } takes { $amount } damage{ $other-known ->
        [yes] { " " }from { $other }
       *[no] { "" }
    }
log-heal = { $card } is healed by { $amount }
log-prevent-damage = the next { $amount } damage to { $card }{ $this-turn ->
        [yes] { " " }this turn
       *[no] { "" }
    } will be prevented
log-damage-player = { $who } takes { $amount } damage{ $other-known ->
        [yes] { " " }from { $other }
       *[no] { "" }
    }, out of the pool
log-heal-pool = the pool is healed by { $amount }
log-drain-pool = the pool loses { $amount }
log-set-pool = the pool becomes { $amount }
log-overkill = overkill: { $amount } over the health and defense of { $card }
log-gain-blood = { $who } gains { $amount } blood
log-lose-blood = { $paid ->
        [yes] { $who } pays { $amount } blood
       *[no] { $who } loses { $amount } blood
    }
log-die = { $cause ->
        [sacrifice] { $card } is sacrificed
        [destroy] { $card } is destroyed{ $other-known ->
            [yes] { " " }by { $other }
           *[no] { "" }
        }
        [devour] { $card } is devoured{ $other-known ->
            [yes] { " " }by { $other }
           *[no] { "" }
        }
        [combat] { $card } is killed in combat
       *[other] { $card } dies
    }
log-flip = { $card } is flipped
log-turn-down = { $card } is turned face-down
log-devour = { $card } devours { $other }
log-evolve = { $card } evolves from { $other }
log-accumulate = { $card } takes in{ $other-known ->
        [yes] { " " }{ $other }
       *[no] { " another card" }
    }
log-create = { $card } is created in { $to }
log-liberate = { $card } ceases to exist
log-counter = { $name-said ->
        [yes] { $amount } { $name } { $amount ->
            [one] counter
           *[other] counters
        }
       *[no] { $amount } { $amount ->
            [one] counter
           *[other] counters
        }
    }
log-add-counters = { $holder } gets { log-counter }
log-remove-counters = { $holder } loses { log-counter }
log-raise = { $card } gets +{ $amount } { $stat }
log-lower = { $card } gets -{ $amount } { $stat }
log-set-stat = the { $stat } of { $card } becomes { $amount }
log-change-ends = a change of the { $stat } of { $card } ends
log-gain-ability = { $holder } gains an ability
log-lose-ability = { $card } loses the abilities it was given
log-copy-abilities = { $card } gains the abilities of { $other }
log-blank = { $card } loses its text
log-unblank = { $card } gets its text back
log-as-before = { $card } is as it was before
log-become-copy = { $card } becomes a copy of { $other }
log-copy-state = { $card } takes on what { $other } carries
log-gain-keyword = { $undone ->
        [yes] { $card } has { $name } no longer
       *[no] { $card } gains { $name }
    }
log-lose-keyword = { $undone ->
        [yes] { $card } has { $name } again
       *[no] { $card } loses { $name }
    }
log-change-kin = { $card } becomes { $name }
log-change-type = { $card } becomes another type of card
log-change-attack = { $card } attacks other spaces
log-change-controller = { $who } takes control of { $card }{ $at-said ->
        [yes] { " " }on { $at }
       *[no] { "" }
    }
log-swap-spaces = { $card } and { $other } change places
log-explode = an explosion beside { $at } deals { $amount }
log-link = { $card } is linked to { $other }
log-unlink = { $card } is no longer linked to { $other }
log-gain-draws = { $who } gains { $amount ->
        [one] 1 draw
       *[other] { $amount } draws
    }
log-lose-draws = { $who } has used { $amount ->
        [one] 1 draw
       *[other] { $amount } draws
    }
log-gain-skips = { $who } will skip { $amount ->
        [one] 1 turn
       *[other] { $amount } turns
    }
log-lose-skips = { $who } has { $amount ->
        [one] 1 turn
       *[other] { $amount } turns
    } less to skip
log-extra-turn = { $who } gets another turn
log-end-turn = the turn is brought to its end
log-end-phase = the phase is brought to its end
log-turn-start = { $who }'s turn starts
log-turn-end = { $who }'s turn ends
log-main-phase-start = { $who }'s main phase starts
log-main-phase-end = { $who }'s main phase ends
log-attack-phase-start = { $who }'s attack phase starts
log-attack-phase-end = { $who }'s attack phase ends
log-name = { $who } names { $name }
log-choose-number = { $who } chooses { $amount }
log-note = { $card } keeps something in mind
log-flip-coin = { $who } flips a coin: { $amount ->
        [1] heads
       *[other] tails
    }
log-roll = { $who } rolls { $amount }
log-win = { $who } wins
log-lose = { $who } loses
log-draw-match = nobody wins
log-finish-game = { $who-known ->
        [yes] the match ends: { $who } loses
       *[no] the match ends without a winner
    }

## Why something happened

why-because = because [{ $event }] { $line }
why-first = [{ $event }] { $line }
why-changed = { $what ->
        [denied] denied by { $who }
        [replaced] replaced by { $who }
       *[changed] changed by { $who }
    }
why-event = [{ $event }] { $line }; because of [{ $cause }]
why-answer = [{ $event }] { $line }; answer { $answer }
why-process = [{ $event }] { $line }; P8
why-rule = rule { $rule }
why-a-rule = a rule
why-an-effect-of = an effect of { $who }
why-an-effect = an effect
why-root-process = It begins with the course of the match itself (P8).
why-root-yours = It begins with your answer { $number }: { $answer }.
why-root-theirs = It begins with answer { $number } of the match, by { $who }.
why-missing-card = ({ $effect }: nothing is { $words })
why-missing-space = ({ $effect }: no space is { $words })
why-missing-player = ({ $effect }: nobody is { $words })
why-missing-number = ({ $effect }: its number speaks of nothing that is there)
why-missing-option = ({ $effect }: no option is possible)
why-missing-part = ({ $effect }: something it speaks of is not there)
why-nothing-yet = Nothing has happened yet.
why-no-line = There is no line { $line }; the log goes from 0 to { $last }.

## Questions

ask-about = { $card }: { $asked }
ask-mulligan = Keep this hand?
ask-main = What do you do?
ask-respond = Respond to what just happened?
ask-respond-to = Respond to this? { $line }
ask-unseen = choose a card by its back.
ask-room = choose the creature that makes room for it.
ask-card = choose a card{ $purpose-said ->
        [yes] { " " }{ $purpose }
       *[no] { "" }
    }.
ask-space = choose a space.
ask-player = choose a player.
ask-variable = choose { $letter }.
ask-number = choose a number.
ask-may = do you want this?
ask-option = choose one.
ask-name-card = name a card.
ask-name-kin = name a kin.
ask-flip = flip it now?
purpose-take = to take
    .do = Take { $what }
purpose-protect = to protect from damage
    .do = Protect { $what }
purpose-damage = to deal damage to
    .do = Deal it to { $what }
purpose-heal = to heal
    .do = Heal { $what }
purpose-ability = to give an ability
    .do = Give it to { $what }
purpose-keyword = to give a keyword
    .do = Give it to { $what }
purpose-lose-keyword = to take a keyword from
    .do = Take it from { $what }
purpose-raise = to strengthen
    .do = Strengthen { $what }
purpose-lower = to weaken
    .do = Weaken { $what }
purpose-change = to change
    .do = Change { $what }
purpose-add-counters = to put counters on
    .do = Put them on { $what }
purpose-remove-counters = to take counters from
    .do = Take them from { $what }
purpose-swap = to change places with
    .do = Change places with { $what }
purpose-copy = to copy
    .do = Copy { $what }
purpose-control = to take control of
    .do = Take control of { $what }
purpose-die = that dies
    .do = Let { $what } die
purpose-destroy = to destroy
    .do = Destroy { $what }
purpose-sacrifice = to sacrifice
    .do = Sacrifice { $what }
purpose-discard = to discard
    .do = Discard { $what }
purpose-move = to move
    .do = Move { $what }
purpose-play = to play
    .do = Play { $what }
purpose-summon = to summon
    .do = Summon { $what }
purpose-execute = to execute
    .do = Execute { $what }
purpose-terminate = to terminate
    .do = Terminate { $what }
purpose-flip = to flip
    .do = Flip { $what }
purpose-turn-down = to turn face-down
    .do = Turn { $what } face-down
purpose-liberate = to liberate
    .do = Liberate { $what }
purpose-link = to link
    .do = Link { $what }
purpose-blank = to take the text from
    .do = Take the text from { $what }
purpose-attack = to attack with
    .do = Attack with { $what }
purpose-devour = to devour
    .do = Devour { $what }

## Answers

answer-unseen-space = The face-down card on { $place }
answer-unseen = Card { $number } of { $place }
answer-keep = Keep this hand
answer-mulligan = Mulligan: shuffle these cards back and draw new ones, once
answer-play-any = Play a card
answer-play = Play { $card } ({ $cost } blood{ $letter-said ->
        [yes] , and you choose { $letter }
       *[no] { "" }
    }{ $face-down ->
        [yes] , face-down
       *[no] { "" }
    }{ $stats-said ->
        [yes] , { $stats }
       *[no] { "" }
    })
answer-draw = Draw from { $place } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left, { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    } left)
answer-remove = Remove { $card } from { $place } (to discard, no blood)
answer-flip = Flip { $card } ({ $cost } blood)
answer-use = Use { $card } ({ $place }): { $text }
answer-use-effect = Use an effect: { $text }
answer-use-any = Use an ability
answer-attack = Attack with { $amount ->
        [one] 1 creature
       *[other] { $amount } creatures
    }
answer-end = End the turn without an attack
answer-pass = Pass
answer-pass-until-new = Pass until something new can be done
answer-card = { $card } ({ $place })
answer-space = { $space }{ $here-said ->
        [yes] , where { $here } is
       *[no] { "" }
    }{ $across-said ->
        [yes] , facing { $across }
       *[no] , facing an empty space
    }
answer-variable = { $letter } = { $number }
answer-option = Option { $number }
answer-flip-yes = Flip it
answer-flip-no = Leave it face-down
answer-yes = Yes
answer-no = No
answer-yes-do = Yes: { $text }
answer-yes-pay = Yes: { $cost }, then { $text }
answer-no-do = No: { $text }
answer-done = No more

## Why something cannot be done

fail-too-little-blood = needs { $needs } blood, you have { $has }
fail-no-free-space = no free space
fail-space-taken = the space is taken
fail-command-on-space = a command is not put onto a space
fail-nothing = nothing would change
fail-empty-deck = the deck is empty
fail-not-there = what it needs is not there
fail-wrong-type = the card is of the wrong type
fail-no-such-card = there is no card called { $name }
fail-no-devour-target = no creature of yours that it may devour
fail-no-evolve-target = no creature of yours that it evolves from
fail-zero-health = it would enter with no health
fail-no-value = there is no legal value for { $letter }
fail-cant-card = { $card } does not allow it
fail-cant-rule = rule { $rule } does not allow it
fail-cant = an effect does not allow it
fail-still-healthy = it has health again
fail-denied = it was denied
fail-cost-not-payable = its cost cannot be paid
fail-not-your-turn = it is not your turn
fail-not-your-card = it is not yours to use
fail-not-yet-entered = it entered this turn, and can be removed from your next turn on
fail-not-yet = it is too early
fail-costs-blood = it costs { $cost } blood, and only what costs nothing can be removed
fail-too-much = there is too much to look at
fail-used-up = it is used up for now
fail-too-many-answers = too much was done this turn; only attacking is left
fail-match-over = the match is over
fail-no-draws-left = no additional draws left
fail-not-face-down = it is not face-down
fail-replaced = something else happened instead
refused-no-question = Nothing is asked now.
refused-not-in-list = { $answers ->
        [one] There is only 1 answer; type its number.
       *[other] There are only { $answers } answers; type its number.
    }
refused-not-legal = Not now: { $why }.

## Endings and phases

ending-won = { $winner } wins.
ending-conceded = { $loser } gives up: { $winner } wins.
ending-draw = The match is a draw: { $why }{ $cards-said ->
        [yes] { " " }of { $cards }
       *[no] { "" }
    }.
draw-turn-200 = turn 200 would have started (S20)
draw-endless-loop = an endless loop (S38)
draw-by-effect = the pool ran out and nobody had been damaged, or an effect said so (S25)
phase-opening = opening hands
phase-start = start of turn
phase-main = main phase
phase-attack = attack phase
phase-end = end of turn
phase-over = the match is over

## The outlook of an answer

outlook-pool = pool { $before } to { $after }
outlook-own-deaths = { $amount ->
        [one] 1 death
       *[other] { $amount } deaths
    } of yours
outlook-their-deaths = { $amount ->
        [one] 1 death
       *[other] { $amount } deaths
    } of theirs
outlook-win = you win
outlook-lose = you lose
outlook-draw = the match is a draw

## In the terminal

terminal-start = Bloodless: { $one } against { $other }, seed { $seed }. `help` lists what you can type.
terminal-damaged = The record was damaged ({ $error }).
terminal-goes-on = The match goes on after its { $answers } good answers.
terminal-kept = The match that was recorded there is kept as { $path }.
terminal-earlier = ({ $lines } earlier lines: `log`)
terminal-hand = Your hand:
terminal-no-answer = `{ $typed }` is no answer; type a number of the list, or `help`.
terminal-nothing-to-undo = No answer was given yet, so there is nothing to take back.
terminal-undo = { $other }, may the last answer be taken back ({ $why })? yes or no>
terminal-undo-theirs = it was your answer
terminal-undo-revealing = something hidden or random has become known since
terminal-undo-refused = { $other } does not agree, so it stays.
terminal-undone = The last answer is taken back.
terminal-recorded = The match is recorded in { $path }.
terminal-how = How it came to that:
terminal-after = log, why N, show NAME, undo, or Enter to leave>
terminal-saved = The match is saved. Go on with: { $command }
terminal-curtain = { $who }, press Enter
terminal-before = Before the first turn
terminal-turn = Turn { $turn }, { $who }: { $phase }
terminal-pool = Pool { $pool }
terminal-side = { $who }: blood { $blood }, draws { $draws }, hand { $hand }, main deck { $main }, blood deck { $flasks }, discard { $discard }
terminal-aside = aside { $amount }
terminal-skips = turns to skip { $amount }
terminal-timeline = Timeline: { $cards }
terminal-yours-face-down = yours, face-down
terminal-cost = cost { $cost }
terminal-damage = damage { $damage }
terminal-blood = { $cost } blood
terminal-no-card = No card is called that; `card N` shows the card with the number #N.
terminal-you-see = you see it: { $cards }
terminal-which = Which of these: { $names }?
terminal-see-no-card = You see no card with the number #{ $number }; the numbers stand beside the names.
terminal-gone = That card does not exist any more.
terminal-stats = health/defense/power { $stats }
terminal-is-in = is in: { $place }
terminal-has-now = has now: { $keywords }
terminal-counters = { $counter } counters: { $amount }
terminal-ledger = { $stat } { $now }:
ledger-is = is { $amount }
ledger-raised = +{ $amount }
ledger-lowered = -{ $amount }
ledger-set = becomes { $amount }
ledger-line = { $step } { $by }, then { $then }
ledger-base = by itself
ledger-by-damage = by damage
ledger-by = by { $who }
ledger-by-event = by { $who }, line [{ $event }]
help-number = choose that answer
help-why = why line N of the log happened
help-log = everything that happened, as far as you may know
help-show = a card by its name
help-card = the card with the number #N, with the reckoning of its stats
help-undo = take the last answer back; the other player may have to agree
help-concede = give up
help-quit = stop; the match is saved
help-help = this list
typed-number = a number
typed-show = show NAME
