# Records of matches: what can be wrong with them and their files, replays, the shelf, and bug reports.

## Files

disk-full = the disk is full
disk-not-allowed = it may not be written or read there
disk-read-only = that disk can only be read
disk-not-found = the file or its folder is gone
disk-is-a-folder = a folder is in its place
disk-no-folder = its folder is no folder
disk-taken = something of that name is there already
disk-bad-name = no file can be called that

seat-unwritable = { $at ->
        [terminal] The record { $path } cannot be written: { $why }. Nothing has changed and nothing is lost; make room, or name another file with --record.
       *[window] The record of the match cannot be written: { $why }. Nothing has changed and nothing is lost; make room in { $path } and do it again.
    }
seat-changed-elsewhere = { $at ->
        [terminal] Another program has written to the record { $path } since; take the match up anew with --continue.
       *[window] Another program has written to the record of this match; leave the match and continue it.
    }
seat-in-the-way = { $at ->
        [terminal] { $path } is there and is no record of a match; name another file with --record.
       *[window] { $path } is there and is no record of a match; move it away and start again.
    }
seat-not-kept = This match leaves no record behind.
seat-no-record = { $at ->
        [terminal] There is no match to continue at { $path }; start one without --continue.
       *[window] There is no match to continue.
    }
seat-record = { $path }: { $what }
seat-refused = That is not a legal answer now; choose one of those that are offered.

record-unreadable = { $path } cannot be read: { $why }
record-none = this is not a record of a Bloodless match{ $at ->
        [terminal] ; choose a file written by `play`
       *[window] { "" }
    }
record-other-format = this record has the format { $format }, which this version of the game cannot read; replay it with the game that wrote it
record-too-large = the file has { $bytes } bytes, more than any record; choose another
record-damaged-setup = the start of the record is damaged, so the match cannot be set up again
record-other-cards = the cards of this record are written for another version of the game; replay it with the game that wrote it
record-illegal-decks = the decks of the record are not legal:
record-deck-fault = player { $player }: { $fault }
record-cut-off = the record is cut off or damaged after answer { $whole }{ $at ->
        [terminal] ; `--to { $whole }` shows what is whole
       *[window] { "" }
    }
record-tampered = answer { $next } was not given at this table, so the record was tampered with{ $at ->
        [terminal] ; `--to { $whole }` shows what is whole
       *[window] { "" }
    }
record-other-rules = with these rules the match goes another way from answer { $next } on: it was played by version { $rules } of them{ $at ->
        [terminal] ; `--to { $whole }` shows what is the same
       *[window] { "" }
    }
record-illegal-answer = answer { $next } was not legal{ $at ->
        [terminal] ; `--to { $whole }` shows what is whole
       *[window] { "" }
    }
fault-main-size = the main deck has { $has } cards and needs exactly { $needs }
fault-blood-size = the blood deck has { $has } cards and needs exactly { $needs }
fault-unknown-card = no card is called `{ $card }`
fault-vestige = { $card } is a vestige and cannot be in a deck
fault-flask-in-main = { $card } is a blood flask: it belongs in the blood deck
fault-not-a-flask = { $card } is no blood flask: it belongs in the main deck
fault-over-limit = { $card } is in the decks { $has } times and its limit is { $limit }
fault-plain-flasks = the blood deck has { $has } plain blood flasks and needs at least { $needs }

differs-rules = it was played by version { $then } of the rules, this is { $now }
differs-pack-gone = the pack `{ $pack }` { $version } is not installed
differs-pack-version = the pack `{ $pack }` was { $then } and is { $now } now
differs-pack-changed = the pack `{ $pack }` has changed

## Replays and reports in the terminal

replay-differs = Since the match was played: { $difference }. It is replayed with the cards it carries.
replay-seed = Seed { $seed }, { $one }, { $other }
replay-heading = Turn { $turn }: { $who }
replay-unfinished = The match is not over.
replay-verified = { $ending } { $answers ->
        [one] 1 answer, verified.
       *[other] { $answers } answers, all verified.
    }
replay-remarks = This record is a bug report. It says:
replay-no-file = there is no file { $path }; name a record written by `bloodless play`
terminal-branched = The match goes on from answer { $answers } of { $path }.
terminal-redone = The answer is given again.
terminal-report = The report is written: { $path }. It holds the match, its cards, the versions and the last lines of the log, and nothing about you or this computer.
terminal-number-now = { $figure }: { $now }
terminal-why-what = `why` takes a line of the log (why 12), a card and a stat (why 7 power), pool, blood, draws, or a counter (why 7 lore).
terminal-why-not-what = `why not` takes a card (why not 7), a space (why not space 2), attack, draw, draw blood, pass, undo or redo.
terminal-offered = That is possible now: type its number.
terminal-no-window = `bloodless` without a command opens the window; `bloodless play --text` plays in the terminal
terminal-no-home = there is no home folder for the record; name a file with --record
help-why-number = where that number comes from: health, defense, power, cost or a counter
help-why-figure = where the pool, the blood or the draws come from
help-why-not = why that cannot be done now
help-redo = give again what was taken back
help-report = write a bug report: one file that leads here
typed-why-number = why N STAT
typed-why-not = why not THING

## The shelf and branching in the window

shelf-current = The match on the table
shelf-current-about = It gets a name of its own here when the next match begins.
shelf-report = bug report
shelf-rename = Rename
shelf-delete = Delete
shelf-delete-sure = Delete it: I am sure
shelf-share = Share
shelf-shared = The match is this one file; its path is copied: { $path }
shelf-deleted = { $name } is deleted.
shelf-renamed = It is called { $name } now.
shelf-name = Name
shelf-keep-name = Keep the name
shelf-drop = Drop a replay onto the window to put it on the shelf.
shelf-taken-in = { $name } is on the shelf now.
shelf-not-taken = It was not taken: { $why }
shelf-player = { $name } ({ $deck })
shelf-looking = being read
shelf-result = { $result }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
shelf-won = { $winner } won
shelf-won-conceded = { $winner } won: { $loser } gave up
shelf-drawn = A draw
shelf-drawn-why = A draw: { $why }
shelf-unfinished = Not finished
replay-branch = Play on from here
replay-branch-caption = both seats, a match of its own
replay-branch-ended = the match is over here
replay-branch-about = starts a match of your own from the decision before this moment; the match that was going on stays on the shelf
replay-branch-over = the match is over here; go back to an earlier moment

## Bug reports in the window

report-button = Write a bug report
end-report = Report
report-about = one file that leads here; nothing about you
report-written = The report is written: { $path }. It holds the match with its cards, your settings, the versions and the last lines of the log; no names, nothing about this computer.
pause-concede-covered = Only who sits at the table gives up: lift the cloth first.
