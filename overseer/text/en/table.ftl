# The full-screen client.

## Around the table

table-over = The game is over
table-over-keys = The game is over. e shows the result, q leaves.
table-asked = { $seat } to decide
table-thinking = { $seat } is thinking …
table-watch = { $seat } is moving.
table-log = What happened
table-since = Since your last turn
table-detail = In detail
table-detail-more = ⇟ more
table-resigned = resigned

## What the cursor is on

table-which = Which one?
table-enter-choose = ⏎ or a second click: do it.
table-back-to-list = Esc: back to the list.
table-rule-hint = { $rule } · ? or F1 shows this rule.
table-why-nothing = F1 tells why something cannot be done. Nothing is refused here. F2: help

## Keys in the last line

table-key-move = move
table-key-next = next choice
table-key-act = do it
table-key-go-on = go on
table-key-undo = undo
table-key-cards = cards
table-key-explain = why?
table-key-help = help
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
table-help-keys = Keys
table-help-next = to the next choice that is open to you, or the one before
table-help-act = do what the cursor is on
table-help-go-on = go on: decline, accept, roll the dice
table-help-digits = to that line of the numbered list; Enter does it
table-help-undo = take your last move back, until chance or somebody else has moved
table-help-log = read all that happened
table-help-explain = why this is not possible: the rule in full
table-help-help = this page
table-help-rules = browse the rulebook
table-help-speed = how fast the bots move: slow, normal, fast, instant
table-help-hand-over = with several people: the screen that hides the table until the next one is there
table-help-language = the next language
table-help-resign = resign
table-help-end = after the end: the result once more
table-help-leave = save and quit; “overseer play --resume” goes on
table-help-marks = Marks
table-help-signs = Signs

## Sheets

table-escape = Esc
table-sheet-keys = ↑ ↓ scroll · L language · Esc back
table-rules-title = The rules
table-rules-keys = ↑ ↓ another rule · ⇞ ⇟ read on · L language · Esc back
table-cards-title = Every card on the table

## Special moments

table-hand-over = Pass the keyboard to { $seat }.
table-hand-over-keys = ⏎ I am { $seat } · o never ask again · q save & quit
table-hand-over-keys-secret = ⏎ I am { $seat } · q save & quit
table-resign = { $seat } gives up and cannot win any more. Really resign?
table-yes-no = ⏎ yes · Esc no
table-too-small = The table needs a terminal of { $width } × { $height } characters; this one has { $here } × { $there }. Make the window larger or the font smaller. The game is saved and waits. q leaves.

## The end

table-end-title = The end
table-won = { $n ->
    [one] { $names } becomes the overseer!
   *[other] A shared victory: { $names }!
}
table-nobody-won = Nobody wins.
table-record = The record of this game: { $file }

## A recorded game, watched

watch-title = Replay
watch-move = Move { $n } of { $moves }
watch-spectator = Seen by a spectator
watch-eyes = Seen by { $seat }
watch-state = { $state ->
    [plays] ▶ Going on by itself. Space stops it.
    [end] ■ The end. Space shows it from the beginning.
   *[stands] ‖ ← → one move, Space lets it run.
}
watch-unfinished = This game is not over: until then only what a spectator may see is shown.
table-key-watch-step = move
table-key-watch-turn = turn
table-key-watch-first = start
table-key-watch-last = end
table-key-watch-on = run/stop
table-key-watch-speed = { $speed ->
    [slow] speed: slow
    [normal] speed: normal
    [fast] speed: fast
   *[instant] speed: very fast
}
table-key-watch-eyes = whose eyes
table-key-watch-leave = leave
table-help-watch-step = one move back or on
table-help-watch-turn = to the next turn or round, or the one before
table-help-watch-ends = to the beginning, to the end
table-help-watch-on = let the moves follow each other, or stop them
table-help-watch-speed = how fast they follow each other
table-help-watch-eyes = look through the next player’s eyes, or as a spectator again
table-help-watch-cards = read every card on the table
table-help-watch-leave = leave; nothing is changed
