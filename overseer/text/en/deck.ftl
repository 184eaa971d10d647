# `overseer deck`: building decks of Tragic, checking them, their odds and their codes.

## A deck in words

deck-summary = { $name } · { $letters } · { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of { $size } · { $format ->
    [singleton] singleton
    [duo] duo
    [trio] trio
   *[quad] quad
}
deck-traits = Traits: { $list }
deck-skills = Skills: { $list }
deck-kind = { $kind }: { $n }
deck-row = { $copies ->
    [0] {" "}
   *[other] { $copies }
} { $card }{ $shown ->
    [plan] {""}
    [free] {" "}· +1 { $letter }
    [ally] {" "}· { $cost } · { $attack }/{ $health }
   *[cost] {" "}· { $cost }
}
deck-letter = { $letter } ({ $name }): { $abilities ->
    [one] { $abilities } ability card
   *[other] { $abilities } ability cards
}, { $others ->
    [one] { $others } other
   *[other] { $others } others
}
deck-good = Nothing to complain about: this deck is legal, and wise.
deck-curve = Cost curve: points, cards
deck-kinds = Kinds
deck-letters = Letters
deck-odds = Chance of at least so many ability cards among the cards you have seen
deck-odds-turn = Turn
deck-odds-seen = Cards seen
deck-odds-least = ≥ { $n }
deck-rate = { $n ->
    [one] You draw { $n } card a turn; your first hand has { $hand }.
   *[other] You draw { $n } cards a turn; your first hand has { $hand }.
}
deck-odds-second = The table is for the player who begins, who does not draw in the first turn. If you go second, read one line further down.
deck-opening = A card to cast in your first turn: { $percent } ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the deck can be paid with the points you begin with).
deck-good-opening = Such a card and an ability card to lay for it: { $percent }.
deck-hand = { $n ->
    [one] Your first hand, { $n } card:
   *[other] Your first hand, { $n } cards:
}
deck-hand-turn = Turn { $turn }, drawn: { $list }
deck-new = { $n ->
    [0] The empty deck is in { $file }.
    [one] The deck is in { $file }, with { $n } card.
   *[other] The deck is in { $file }, with { $n } cards.
}
deck-next = Go on with: overseer deck edit { $file }
deck-error-format = There is no format “{ $format }”. Choose one of these: { $known }.
deck-error-ready = “{ $name }” is a ready deck. Make a copy of it to change: overseer deck new mine.toml --from { $name }
deck-error-which = Which deck? Name a ready one, a file or a code. The ready ones: overseer deck list
refusal-deck-write = The deck could not be saved to { $file } ({ $error }). Choose another place, or make room and save again.
refusal-deck-place = { $file } is a folder or a device, no place for a deck. Choose another file.
deck-error-there = { $file } is already there. Choose another name, or change that deck with “overseer deck edit”.
deck-error-name = A name is a readable text of 1 to { $high } characters.
deck-difficulty = { $level ->
    [1] easy to play
    [2] takes some thought
   *[3] for who knows the cards
}
deck-format = { $format ->
    [singleton] Singleton
    [duo] Duo
    [trio] Trio
   *[quad] Quad
}, { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}
deck-hand-said = { $castable ->
    [0] None of { $n }
    [one] { $castable } of { $n }
   *[other] { $castable } of { $n }
} can be cast in turn 1; ability cards to lay: { $layable }

## Building

deck-title = Deck builder
deck-full-traits = A deck plans at most { $high } traits. Remove one first.
deck-full-skills = With these traits you have { $high } skills. Remove one first.
deck-full-copies = No more than { $high ->
    [one] { $high } copy
   *[other] { $high } copies
} of “{ $card }” here.
deck-full = { $high } cards are enough to choose from. Remove some first.
deck-not-in = { $n ->
    [0] “{ $card }” is not in the deck.
   *[other] There are only { $n } of “{ $card }” in the deck.
}
deck-no-undo = There is nothing to take back.
deck-undone = Taken back.
deck-added = { $n } × { $card } added.
deck-removed = { $n } × { $card } removed.
deck-saved = Saved in { $file }
deck-lost = The last changes were not saved in { $file }.
deck-unsaved = not saved
deck-tally = { $what ->
    [wrong] { $n } wrong
   *[unwise] { $n } unwise
}
deck-count = The deck: { $n } of { $size }
deck-all-cards = all cards
deck-words = “{ $words }”
deck-pool = { $filter } ({ $n })
deck-search = words of the card …
deck-sheet-stats = Curve and odds
deck-sheet-hand = A test hand
deck-sheet-code = The deck as a code
deck-sheet-help = The keys
deck-too-small = The builder needs a terminal of { $width } × { $height } characters; this one has { $here } × { $there }. Make the window larger or the font smaller. The deck waits. q leaves.
deck-sheet-keys = Esc back · ↑ ↓ scroll
deck-code-about = Send this line to somebody: “overseer deck code CODE --out FILE” makes a deck file of it again, and “overseer play tragic --deck CODE” plays it. If your terminal allows it, the code is in the clipboard already.
deck-ask-name = The name of the deck; Enter takes it, Esc leaves the old one.
deck-ask-leave = The deck has changes that are not saved. Enter: save and leave · n: leave without saving · Esc: stay
deck-key-add = add
deck-key-remove = remove
deck-key-other = other list
deck-key-search = search
deck-key-letter = letter
deck-key-level = level
deck-key-kind = kind
deck-key-all = all
deck-key-stats = odds
deck-key-hand = test hand
deck-key-code = code
deck-key-name = name
deck-key-format = format
deck-key-undo = undo
deck-key-save = save
deck-key-help = keys
deck-key-quit = quit
deck-help-remove = one less
deck-help-add = one more of this card
deck-help-code = the deck as a code to share, also into the clipboard
deck-help-stats = the cost curve, kinds, letters, and the odds
deck-help-search = words of names and texts; Enter goes back to the list
deck-help-all = all cards again
deck-help-kind = only cards of the next kind; traits and skills are kinds too
deck-help-level = only cards of the next level; after the last one: of all
deck-help-letter = only cards of the next letter, S to L; after the last one: of all
deck-plain-welcome = The deck builder, for { $file }. “help” lists all commands.
deck-plain-prompt = deck>{" "}
deck-plain-unknown = “{ $word }” is not a command. There are: { $known }.
deck-plain-help =
    filter S attack 2 poison   only cards with this letter, kind, level and these words; “filter” alone: all
    list                       the cards that the filter leaves, with their number in the deck
    show CARD                  a card in full
    add CARD [N]               put a card in, or N of them; traits and skills too
    remove CARD [N]            take it out
    deck                       every card of the deck
    check                      what is wrong and what is unwise
    stats                      cost curve and odds
    hand                       a test hand
    code                       the deck as a code to share
    name TEXT, format FORMAT   change its name, its format
    undo                       take the last change back
    save [FILE]                save it, in another file if you name one
    quit                       leave
deck-plain-more = { $n ->
    [one] … and { $n } more.
   *[other] … and { $n } more.
} Narrow them down with “filter”.
deck-plain-unsaved = Not saved yet. Type “save” first, or “quit” once more to lose the changes.
deck-plain-which = Which one? { $cards }

## Help

help-deck = Build decks of Tragic, check them, share them
    .long = Decks of Tragic: sixty cards with the traits and skills they are built for. A DECK is the name of a ready deck, a deck code or a deck file. Each command has its own --help.
    .examples =
        overseer deck list  The ready decks and their plans
        overseer deck new mine.toml --from horde  Begin with a copy of a ready deck
        overseer deck edit mine.toml  Change it
        overseer deck check mine.toml  Is it legal, and is it wise?
        overseer deck code mine.toml  Share it
help-deck-file = The deck file.
    .value = FILE
help-deck-source = A ready deck’s name, a deck code or a deck file.
    .value = DECK
help-deck-format = singleton, duo, trio or quad: how often a card may be in it. Without it: the deck’s own.
    .value = FORMAT
help-deck-new = Begin a new deck file
    .long = Make a new deck file: an empty one, or a copy of another deck. Nothing is ever overwritten.
    .examples =
        overseer deck new mine.toml  An empty deck
        overseer deck new mine.toml --from snipers  A copy of a ready deck
        overseer deck new mine.toml --format duo  Two copies of a card are allowed
help-deck-new-source = The deck to copy: a ready deck’s name, a deck code or a deck file.
    .value = DECK
help-deck-edit = Build a deck: search cards, put them in, see what it does
    .long = The deck builder. On a terminal it fills the screen: all cards with filters on the left, your deck in the middle, card text, cost curve and advice on the right. With --plain, or without a terminal, it goes line by line. A file that is not there yet is made when you save.
    .examples =
        overseer deck edit mine.toml  On the whole screen
        overseer deck edit mine.toml --plain  Line by line
help-deck-edit-plain = Line by line instead of full-screen: for screen readers, pipes and scripts.
help-deck-check = Say what is wrong with a deck and what is unwise
    .long = Everything that no table accepts, with its rule, and everything that is allowed but unwise. The exit code is 1 if something is wrong, 0 if there is only advice.
    .examples =
        overseer deck check mine.toml  A deck file
        overseer deck check mine.toml --format duo  For another format
help-deck-stats = Show the cost curve of a deck and its odds
    .long = Cost curve, kinds and letters of a deck, and exact odds: the chance of so many ability cards by each turn, with the draw rate of its traits, and of a card to cast in the first turn.
    .examples =
        overseer deck stats mine.toml  A deck file
        overseer deck stats walls --json  For other programs
help-deck-code = Turn a deck into a short code, or a code into a file
    .long = Print a deck as a short text to share or, with --out, write the deck of a code or of another deck to a file.
    .examples =
        overseer deck code mine.toml  The code
        overseer deck code TR1-ABCD --out friend.toml  A file from a code
help-deck-code-out = Write a deck file instead of printing a code.
    .value = FILE
help-deck-hand = Draw a test hand
    .long = Draw a first hand and the cards of the next turns, as the player who begins.
    .examples =
        overseer deck hand mine.toml  Another hand each time
        overseer deck hand beasts --seed 7  The same one each time
help-deck-list = List the ready decks, or the cards of one deck
    .long = The ready decks with their plans or, with a name, every card of a deck.
    .examples =
        overseer deck list  All ready decks
        overseer deck list ghouls  The cards of one
help-deck-list-source = The deck whose cards are listed; without it: all ready decks.
    .value = DECK
