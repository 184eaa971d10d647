# Tragic in lines: its moves, its situation.

## The situation

plain-help-tragic =
    A number        play the move with that number
    cast punch-1    play a move by its notation
    moves           list the moves again
    show            describe the whole table
    look punch-1    a card by its id or name, a place such as b3; also: look discard, traits, skills
    why cast punch-1  say why a move is not allowed, or what it does
    rule TR-P3      read a rule
    ask             be asked always, or only where you can do something
    stops           where you are asked, window by window; stops attack never changes one
    undo            take your last move back
    restart         take back all your moves since somebody else decided
    resign          give up
    lang fr         change the language: en, fr, de, es
    save            save now; every move is saved anyway
    quit            leave; the game can be resumed
plain-look-nothing-tragic = There is no card or place “{ $word }”. Name a card such as punch-1, or a place such as b3.

## Decks

decks-tragic-which = Choose your deck.
decks-tragic-line = { $number }. { $name }: { $plan }
decks-tragic-ask = Number of the deck, or Enter for the first:{" "}
decks-tragic-title = Choose a deck
decks-tragic-for = A deck for { $seat }
decks-tragic-keys = ↑ ↓ another deck · ⇞ ⇟ its cards · ⏎ take it · q leave
decks-tragic-own = Your own: overseer deck new, then overseer play tragic --deck FILE
decks-tragic-traits = Traits: { $cards }
decks-tragic-skills = Skills: { $cards }
cli-error-decks-many = { $decks } decks for { $seats } seats are too many. Give one a seat at most.
cli-error-tutorial = The tutorial brings its own players and cards. Leave { $option } out.

## Help

help-play-deck = Tragic: a deck for each seat in turn: a ready deck’s name, a deck code or a deck file. Without a value: choose from the ready decks.
    .value = DECK
help-play-format = Tragic: how often a card may be in a deck: singleton, duo, trio or quad.
    .value = FORMAT
help-play-turns = Tragic: time is up after so many turns each (TR-E3).
    .value = N
help-play-clock = Tragic: time is up after so many minutes (TR-E3).
    .value = MINUTES
help-play-tutorial = A short game that teaches how to play.
