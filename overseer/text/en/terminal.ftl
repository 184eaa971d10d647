# The command line and the plain client.

## The plain client

plain-welcome = A game of Overseer with { $players }.
plain-saved-in = Saved after every move in { $file }
plain-help-hint = Answer with the number of a move or with its notation. “help” lists all commands.
plain-which = Say which one: “help” has an example.
plain-which-lang = Say which language: { $known }.
plain-repaired = The game goes on after its first { $moves } moves, which are intact, in the new file { $file }. The damaged file stays as it is.
plain-lately = What happened last:
plain-unsaved = Not saved! { $problem } You can play on, and “save” tries again.
plain-prompt = {"> "}
plain-asked = { $seat }: { $prompt }
plain-hand-over = Pass the keyboard to { $seat }. { $seat } presses Enter when nobody else looks.{" "}
plain-move = { $number }. { $text } [{ $notation }]
plain-pick =
    { $exact ->
        [yes] Or put it together yourself: type “{ $verb }” and { $most } of these words.
       *[no] Or put it together yourself: type “{ $verb }” and up to { $most } of these words.
    }
plain-option = { $text } [{ $id }]
plain-no-number = There is no such move. Choose a number from 1 to { $most }, or type “moves” to see them again.
plain-legal = That is allowed. { $text }
plain-resign-sure = You give up and cannot win any more. If you are sure, type “resign yes”.
plain-goodbye =
    The game is saved in { $file }
    To go on: overseer play { $game } --resume "{ $file }"
plain-record = The record of this game, to be replayed or checked: { $file }
plain-look-nothing = There is nothing called “{ $word }”. Name something on the table, or a card.
plain-help =
    A number        play the move with that number
    A notation      play the move that it means
    moves           list the moves again
    show            describe the whole table
    look …          describe something on the table, or a card by its id or name
    why …           say why a move is not allowed, or what it does
    rule …          read a rule
    undo            take your last move back
    restart         take back all your moves since somebody else decided
    resign          give up
    lang fr         change the language: en, fr, de, es
    save            save now; every move is saved anyway
    quit            leave; the game can be resumed

## Rules and cards

cli-version = Overseer { $version }
cli-wrong = Wrong:
cli-unwise = Unwise:
cards-line = { $id }: { $name }{ $copies ->
    [one] {""}
   *[other] {" "}(×{ $copies })
}. { $text }
cards-copies = Copies in the deck: { $copies }.

## Replays

replay-title = { $game }, rules { $rules }: { $players }
replay-move = { $number }. { $seat }: { $text } [{ $notation }]
replay-event = {"   "}{ $text }
replay-stopped = { $n ->
    [one] After { $n } move the record stops here.
   *[other] After { $n } moves the record stops here.
}
replay-partly = Nothing wrong was found, but not everything could be checked: see above.

## Schemas

new-game-written = The folder { $name } holds a small game. Play it here with
        { $variable }={ $name } overseer play { $name }
    or in the browser with
        { $variable }={ $name } overseer serve --open
    Its rules are in { $name }/__init__.py, its words in { $name }/text.
new-error-name = “{ $name }” cannot be the name of a game. Take a word of small letters, digits and _ that begins with a letter, has 2 to 30 of them and means nothing to Python.
new-error-taken = “{ $name }” is the name of a game, or begins the ids of one’s rules. Choose another name.
new-error-there = There is a { $folder } here already, and nothing was changed. Choose another name or go to another folder.
new-error-folder = The folder { $folder } could not be written ({ $error }). Go to a folder where you may write and try again.
schema-error-file = The schemas could not be written to { $file } ({ $error }). Choose another place.
schema-written = { $games ->
    [one] The schemas of { $games } game are in { $file }.
   *[other] The schemas of { $games } games are in { $file }.
}

## Simulation and measurement

sim-progress = Games
sim-title = { $games ->
    [one] { $games } game of { $game }, seed { $seed }
   *[other] { $games } games of { $game }, seed { $seed }
}
sim-mirrored = Mirrored: every deal was played once for each rotation of the bots over the seats.
sim-bot = Bot
sim-seat-any = Seat { $seat }, any bot
sim-bot-all = { $bot }, a seat
sim-wins = Wins
sim-share = Share
sim-interval = 95% interval
sim-score = Happiness
sim-from-to = { $low } – { $high }
sim-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
sim-shares-note = A shared victory counts as a fraction of a win for each winner (shared: { $shared }).
sim-rounds = Rounds: { $mean } on average, { $least } to { $most }.
sim-decisions = Decisions in a game: { $mean } on average.
sim-ending = { $share }: { $ending }
sim-points = Happiness from
sim-points-rooms = Rooms
sim-points-fights = Fights
sim-points-spaces = Spaces
sim-points-items = Items
sim-points-threats = Threats
sim-won-by = Winner’s main source
sim-order = Turn order
sim-order-first = Begins the game
sim-order-later = { $n ->
    [one] { $n } seat later
   *[other] { $n } seats later
}
sim-room = Room
sim-item = Item
sim-offered = Offered
sim-taken = Taken
sim-untaken = Left untaken
sim-taker = Taker wins
bench-name = Measured
bench-decisions-per-s = Decisions/s
bench-moves-per-s = Moves/s
bench-games-per-s = Games/s
bench-copies-per-s = Copies/s
bench-lists-per-s = Move lists/s
bench-digests-per-s = Digests/s
bench-none = –
bench-number = { NUMBER($n) }
bench-failed = { $library } could not be measured: { $error }
bench-no-peers = The other engines are not installed. To measure beside them: { $command }
bench-plain = This is the plain build. Compile it to see how fast Overseer can be (docs/performance.md).

## What is wrong

cli-error-lang = There is no language “{ $lang }”. Choose one of these: { $known }.
cli-error-command = There is no command “{ $word }”.{ cli-guess } Choose one of these: { $known }.
cli-error-extra = “{ $word }” is one word too many. See: overseer { $command } --help
cli-error-option = There is no option “{ $option }” here.{ cli-guess } See --help.
cli-error-option-value = The option “{ $option }” stands without its value, or has one that it does not take. See --help.
cli-error-missing = { $what } is missing. See: overseer { $command } --help
cli-error-unreadable = This command line cannot be read. See: overseer --help
cli-error-whole = “{ $value }” does not fit { $option }. Give a whole number from { $low } to { $high }.
cli-error-seconds = “{ $value }” does not fit { $option }. Give seconds from { $low } to { $high }.
cli-error-list = “{ $value }” does not fit { $option }. Give whole numbers with commas between them, for example 2,1.
cli-error-no-game = Which game? Choose one of these: { $known }. For example: overseer play shelter
cli-error-small = The terminal is too small: it has { $columns } columns and { $lines } lines. Make it at least { $need_columns } × { $need_lines }, or play with --plain.
cli-error-save-there = { $file } exists already. Choose another file, or go on with the game in it by --resume.
cli-error-save-folder = There is no folder { $folder }, so the game cannot be saved in it. Make it first, or choose another file for --save.
cli-error-with-resume = { $option } cannot be changed in a game that has begun. Leave it out, or start a new game without --resume.
cli-error-resume-over = The game in { $file } is over. Watch it with: overseer replay "{ $file }"
cli-error-other-game = { $file } holds a game of { $game }. Name that game, or leave the name out.
cli-error-none-saved = There is no unfinished game in { $folder }. Start one without --resume, or name its file after --resume.
cli-error-not-here = { $option } is not an option of { $game }. Leave it out, or see: overseer play --help
cli-error-no-cards = { $game } has no card sets.
cli-error-action = “{ $action }” cannot be done with cards. Choose one of these: { $known }.
cli-error-kind = There are no cards of the kind “{ $kind }”. Choose one of these: { $known }.
cli-error-no-card = Which card? See: overseer cards shelter list
cli-error-card = There is no card “{ $id }”. Near: { $near }. All of them: overseer cards shelter list
cli-error-no-file = Which file? For example: overseer cards shelter check my-cards.toml
cli-error-output = The output could not be written ({ $error }). Make room or send it elsewhere, and try again.
cli-mishap = Overseer itself has failed here ({ $kind }); it was nothing you did. The details are in { $file }. Please report them with what you were doing. A game that was going on is saved up to its last move.
cli-mishap-unwritten = Overseer itself has failed here ({ $kind }); it was nothing you did. The details could not be written down: set { $variable }=1 and try again to see them. A game that was going on is saved up to its last move.
cli-error-worker = A process of the simulation was ended from outside; perhaps the memory was full. Try again with fewer --jobs.
refusal-record-place = { $file } is a folder or a device, no place for a game. Choose another file with --save.
system-missing = no such file or folder
system-forbidden = you may not open it
system-not-permitted = not permitted
system-folder = it is a folder
system-no-folder = a part of its path is no folder
system-full = the disk is full
system-too-large = the file would become too large
system-quota = your share of the disk is used up
system-read-only = the disk can only be read
system-name-long = the name is too long
