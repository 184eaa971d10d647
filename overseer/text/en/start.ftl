# The start screen, saved games and settings.

## Settings

settings-broken = The settings in { $file } are not used: { $problem } Mend or delete the file.
settings-unread = it cannot be read ({ $error }).
settings-no-file = it is no ordinary small file.
settings-no-toml = it is not valid TOML.
settings-no-key = there is no setting “{ $key }”, only these: { $known }.
settings-no-value = “{ $value }” does not fit { $key }.
settings-unsaved = The settings could not be saved in { $file } ({ $error }).

## Saved games

saves-line = { $game } · { $players } · { $when } · { $n ->
    [one] { $n } move
   *[other] { $n } moves
} · { $how ->
    [over] over
    [turn] { $whose } to decide
   *[open] not over
}
saves-none = There is no saved game in { $folder }. Start one: overseer play shelter
saves-next = To go on with one: overseer play --resume "FILE"
saves-which = Several games are not over. Which one goes on? Enter alone takes the first.
saves-check-now = goes on as it is
saves-check-whole = was played under { $rules }: goes on under { $ours }, every move stands
saves-check-changed = was played under { $rules }: goes on under { $ours }; of { $moves } moves { $left_out ->
    [0] none is left out
    [one] one is left out
   *[other] { $left_out } are left out
}, { $filled_in ->
    [0] no question is new
    [one] one new question is answered
   *[other] { $filled_in } new questions are answered
}
saves-check-over = is over
saves-check-over-old = is over, and was played under { $rules }: { $release ->
    [unknown] only the release of Overseer that wrote it shows it again
   *[other] only Overseer { $release } shows it again
}
saves-check-stays = cannot go on: { $problem }
saves-check-campaign = Campaign { $name }
saves-check-kept = When a game of older rules is opened, its file is kept beside the new one; nothing is lost.

## The start screen

start-pipe =
    Play against a bot:      overseer play shelter --plain
    Learn a game:            overseer play tragic --tutorial --plain
    Go on with a game:       overseer play --resume
    List the saved games:    overseer saves
    Everything else:         overseer --help
start-title = What would you like to do?
start-saves = Saved games
start-new = New game
start-learn = Learn a game
start-campaigns = Campaigns
start-decks = Decks of Tragic
start-replays = Finished games
start-settings = Settings
start-help-title = Keys
start-help =
    ↑ ↓     to another row
    1 2 3   to the row with that number
    ← →     change the value of a row
    Enter   do it
    Esc     one page back
    L       the next language
    F2      this page
    q       leave

    A name is typed into its row as it is; Enter goes on to the next row.
start-key-move = ↑↓ move
start-key-turn = ←→ change
start-key-typed = a…z type
start-key-act = ⏎ do it
start-key-back = Esc back
start-key-help = F2 help
start-key-language = L language
start-key-leave = q leave
start-reading-keys = ↑ ↓ ⇞ ⇟ scroll · Esc back
start-row-continue = Continue
    .note = The game that was played last.
start-row-saves = Saved games
    .note = All games that are not over, the last one first.
start-row-new = New game
    .note = Choose a game, who plays and how good the bots are.
start-row-learn = Learn
    .note = A guided game that explains itself step by step.
start-row-campaigns = Campaigns
    .note = Battles of Wasteland with a settlement in between: go on with one, or begin one.
start-row-decks = Decks
    .note = Build decks of Tragic and change them.
start-row-replays = Replays
    .note = Read how finished games went, move by move.
start-row-settings = Settings
    .note = Language, speed of the bots, your name.
start-row-leave = Leave
    .note = Back to the shell.
start-row-no-replays = None yet
    .note = A game that has been played to its end is listed here.
start-row-new-campaign = Begin a new campaign
    .note = One person and a bot. Other ways: overseer campaign new --help
start-row-language = Language
    .note = The language of everything. A game that has begun keeps its own; L changes it there.
start-row-speed = Speed of the bots
    .note = How long a bot’s move is shown before the next one. In a game, s changes it.
start-row-name = Your name
    .note = What you are called when you are the only person at the table. Type it here.
start-system = as the system
start-speed-value = { $speed ->
    [slow] slow
    [normal] normal
    [fast] fast
   *[instant] instant
}
start-lesson-note = The tutorial of { $game }: a short game in which each step is explained.
start-campaign-note = Go on with this campaign. It lies in { $folder }
start-new-game = Game
    .note = ← and → choose. The rules: overseer rules GAME
start-new-players = Players
    .note = How many seats the table has.
start-new-seat = Seat { $n }
    .note = A person at this keyboard, or a bot and how good it is.
start-new-who = { $who ->
    [human] person
    [random] bot: random
    [easy] bot: easy
    [normal] bot: normal
    [hard] bot: hard
   *[other] bot: { $who }
}
start-new-name = Name
    .note = Type a name, or leave it empty.
start-new-deck = Your deck
    .note = A ready deck, one of your own, or chosen from a list with all cards.
start-new-ask = from a list
start-new-scenario = Scenario
    .note = The battle that is fought. Forces and terrain: overseer play --help
start-new-usual = the usual one
start-new-begin = Begin
    .note = Begin the game. It is saved after every move.
start-deck-edit = Change this deck.
start-deck-name = Name of a new deck
    .note = Letters, digits, blanks and hyphens.
start-deck-from = It begins
    .note = Without a card, or as a copy of a ready deck.
start-deck-empty = empty
start-deck-begin = Build the new deck
    .note = It is kept in the folder of your games. Decks elsewhere: overseer deck edit FILE

## Help

help-saves = List the saved games
    .long = List all saved games, the last one first: game, seats, when, whose turn it is, over or not.
    .examples =
        overseer saves  All of them
        overseer saves shelter --json  Those of Shelter, for other programs
        overseer saves --check  What a new release makes of them
help-saves-check = Say what becomes of each game and campaign under the rules of this release. Nothing is changed.
help-saves-game = Only the saved games of this one.
    .value = GAME

## Once more

table-over-keys-again = The game is over. N plays again, e shows the result, q leaves.
table-end-keys = N play again · ↑ ↓ scroll · L language · Esc back
plain-again = Type “again” to play once more with the same seats, or press Enter to leave:{" "}

## Looking for rules

rules-found = { $n ->
    [one] { $n } rule has “{ $words }”:
   *[other] { $n } rules have “{ $words }”:
}
