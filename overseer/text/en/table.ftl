# The full-screen client.

## Around the vault

table-title = SHELTER
table-round = Round { $round }
table-last-round = Last round!
table-over = The game is over
table-over-keys = The game is over. e shows the result, q leaves.
table-asked = { $seat } to decide
table-thinking = { $seat } is thinking …
table-watch = { $seat } is moving.
table-threats = { $n ->
    [one] { $n } threat left
   *[other] { $n } threats left
}
table-rooms = Rooms · { $n } in the deck
table-items = Items · { $n } in the deck
table-rooms-short = Rooms · { $n }
table-items-short = Items · { $n }
table-log = What happened
table-detail = In detail
table-lift = Your elevator
table-lift-of = Elevator of { $owner }
table-passed = passed
table-resigned = resigned
table-dwellers = { $coming ->
    [0] { $n } placed · { $all } in all
   *[other] { $n } placed · +{ $coming } · { $all } in all
}
table-dwellers-short = { $n } placed

## What the cursor is on

table-who = Who goes there?
table-columns = { $several ->
    [yes] columns { $columns }
   *[no] column { $columns }
}
table-covers = It covers a space of this room: { $room }.
table-chance = The dice alone win this fight in { $percent } % of all rolls.
table-chance-now = Your chance to win: { $percent } %.
table-income = { $owner } may take income for it (SH-E1).
table-there = { $seat } has a dweller here.
table-there-wounded = { $seat } has a wounded dweller here.
table-enter-place = { $n ->
    [one] ⏎ or a second click: place a dweller here.
   *[other] ⏎ or a second click: choose who goes here.
}
table-enter-choose = ⏎ or a second click: do it.
table-afterwards = Afterwards you have: { $tracks }
table-rule-hint = { $rule } · ? or F1 shows this rule.

## Keys in the last line

table-key-move = move
table-key-next = next choice
table-key-act = do it
table-key-go-on = go on
table-key-pass = pass
table-key-undo = undo
table-key-cards = cards
table-key-explain = why?
table-key-help = help
table-key-moments = { $on ->
    [yes] ask always: on
   *[no] ask always: off
}
table-key-speed = { $speed ->
    [slow] bots: slow
    [normal] bots: normal
    [fast] bots: fast
   *[instant] bots: instant
}
table-key-hand-over = { $on ->
    [yes] hand-over: on
   *[no] hand-over: off
}
table-key-language = language
table-key-leave = save & quit

## Help

table-help-title = Help
table-help-aim = You are one of the officers of the vault, and whoever has the most happiness at the end becomes its overseer. In your turn you place a dweller on a free space: you pay its red cost and gain its green reward. Build rooms on your floor, take items, fight off what crawls out of the dark.
table-help-keys = Keys
table-help-move = move the cursor through the vault, or up and down a list
table-help-next = to the next choice that is open to you, or the one before
table-help-act = do what the cursor is on
table-help-go-on = go on: decline, accept, roll the dice
table-help-digits = choose from the numbered list
table-help-back = back from the question who goes
table-help-pass = to the pass; once more, and you pass
table-help-undo = take your last move back, until chance or somebody else has moved
table-help-cards = read every card of the displays and of all players
table-help-log = read all that happened
table-help-explain = why this is not possible: the rule in full
table-help-help = this page
table-help-rules = browse the rulebook
table-help-moments = ask at every moment, between two rewards as well, or only at the end of your turn
table-help-speed = how fast the bots move: slow, normal, fast, instant
table-help-hand-over = with several people: the screen that hides the table until the next one is there
table-help-language = the next language
table-help-resign = resign
table-help-end = after the end: the result once more
table-help-leave = save and quit; “overseer play --resume” goes on
table-help-mouse = With the mouse: the first click on a space or a choice explains it, the second one does it. A click on a card of a display explains that card; the keys in the last line can be clicked too.
table-help-marks = Marks
table-help-signs = Signs
table-mark-seat = dwellers of { $seat }: healthy and wounded; a letter behind one is its training
table-mark-legal = a space that is open to you now
table-mark-threat = a threat that covers a space
table-mark-first = holds the first-player marker
table-mark-left = build at the left end of your floor
table-mark-right = build at the right end of your floor
table-mark-track = a track: how many of six cubes are there

## Sheets

table-sheet-keys = ↑ ↓ scroll · L language · Esc back
table-rules-title = The rules
table-rules-keys = ↑ ↓ another rule · L language · Esc back
table-cards-title = Every card on the table
table-no-items = no items
table-exhausted = { $item } (exhausted)

## Special moments

table-hand-over = Pass the keyboard to { $seat }.
table-hand-over-keys = ⏎ I am { $seat } · o never ask again · q save & quit
table-resign = { $seat } gives up and cannot win any more. Really resign?
table-yes-no = y yes · n no
table-too-small = The vault needs a terminal of { $width } × { $height } characters; this one has { $here } × { $there }. Make the window larger or the font smaller. The game is saved and waits. q leaves.

## The end

table-end-title = The end
table-won = { $n ->
    [one] { $names } becomes the overseer!
   *[other] A shared victory: { $names }!
}
table-nobody-won = Nobody wins.
table-points-rooms = Rooms built
table-points-fights = Threats and fights
table-points-spaces = Spaces
table-points-items = Items
table-points-threats = Threats left on the floor
table-points-all = Happiness
table-tie-cubes = Resource cubes
table-tie-dwellers = Dwellers
table-tie-items = Items in front of them
table-tie = Happiness was equal; { $by ->
    [cubes] the number of resource cubes
    [dwellers] the number of dwellers
   *[items] the number of items
} decided (SH-X3).
table-tie-shared = Happiness, cubes, dwellers and items were equal: the victory is shared (SH-X3).
table-record = The record of this game: { $file }
