# The kernel's own words: what holds at every table, whatever the game.

### Why not

refusal-seats = { $seats ->
    [one] One player
   *[other] { $seats } players
} cannot play this game. Choose a number from { $least } to { $most }.
refusal-seats-exactly = { $seats ->
    [one] One player
   *[other] { $seats } players
} cannot play this. It takes exactly { $most }.
refusal-game = There is no game “{ $name }”. Choose one of these: { $known }.
refusal-game-broken = The game “{ $name }” is there but cannot be loaded ({ $error }). Mend or update it, or take it away; all other games can be played.
refusal-game-taken = There is a game “{ $name }” already, and another one cannot take its name. Give the new game a name of its own.
refusal-bot = There is no bot “{ $name }” for this game. Choose one of these: { $known }.
refusal-bot-file = “{ $file }” is no file of a bot. Name a file that is there and ends in .py, as in file:mybot.py.
refusal-bot-file-name = A bot cannot be called “{ $name }”. Give its file a name of small letters, digits, - and _ that no bot here has, at most 30 of them.
refusal-bot-file-twice = There is another bot called “{ $name }”. Give the file another name.
refusal-option = The option “{ $name }” does not exist or cannot have this value. Allowed here: { $allowed }.
refusal-seed = A seed is a whole number from 0 to { $most }. Choose such a number, or leave the seed out.
refusal-notation = “{ $text }” is not a move of this game. Choose one of the moves offered, or write it as they are written.
refusal-over = The game is over. Start a new one to play on.
refusal-turn = It is not the turn of player { $seat }. Wait until player { $asked } has decided.
refusal-spectator = Whoever only watches does not play.
refusal-undo = This can no longer be taken back: chance, another player or something revealed came after it. Go on from here.
refusal-undo-nothing = You have not made a move yet, so there is nothing to take back.
refusal-no-clock = This game knows no clock. Play on without one.
refusal-time-twice = Time has been called already. Play on to the end.
refusal-resigned = Player { $seat } is out of this game and decides nothing more. Watch on, or start a new game.
refusal-away = Player { $seat } counts as away, and the answers are given for them. Say that you are here first.
refusal-already-idle = Player { $seat } counts as away already. Go on.
refusal-already-here = Player { $seat } is here already. Go on.
refusal-setting = The setting “{ $name }” does not exist in this game or cannot have this value. Allowed here: { $allowed }.
refusal-asides = So much has been taken back and set in this game that no more of it is taken: { $most } times. Play on with moves.
refusal-played-here = The result of a battle that is played here is taken from its record. Play the battle to its end.

refusal-record-file = The record { $file } cannot be read ({ $error }). Check its name and whether you may open it.
refusal-record-large = { $file } is too large for the record of a game. Check that it is the right file.
refusal-record-header = { $file } is not the record of a game, or its first line is damaged. Choose another file.
refusal-record-format = { $file } is written in record format { $format }, which this version does not know. Install the version of Overseer that wrote it.
refusal-record-line = Line { $line } of { $file } is damaged; the { $moves } moves before it are intact. Go on from there, or take another copy of the file.
refusal-record-cut = { $file } breaks off in line { $line }; the { $moves } moves before it are intact. Go on from there, or take another copy of the file.
refusal-record-after-end = { $file } goes on after the end of the game, in line { $line }. Somebody changed the file: take another copy.
refusal-record-rules = This record follows the rules { $theirs }, but here the rules { $ours } are played. { $release ->
    [unknown] Install the release of Overseer that wrote it to see it again.
   *[other] Install Overseer { $release } to see it again.
}{ $over ->
    [yes] {""}
   *[no] { $game ->
        [campaign] {" "}To go on with it: overseer campaign
       *[other] {" "}To go on with it here: overseer play --resume "FILE"
    }
}
refusal-record-stays = This game was begun under the rules { $theirs }, with options or cards that today’s rules refuse. { $release ->
    [unknown] Play it to its end with the release of Overseer that wrote it.
   *[other] Play it to its end with Overseer { $release }.
}
refusal-record-cards = This record of { $game } was played with other cards. { $release ->
    [unknown] Use the card file that it was played with, or the release of Overseer that wrote it.
   *[other] Overseer { $release } has them.
}
refusal-record-seat = Move { $move }, “{ $text }”, is made by a seat that was not asked. The moves before it are intact; take another copy of the file for the rest.
refusal-record-notation = Move { $move }, “{ $text }”, is not a move of this game. The moves before it are intact; take another copy of the file for the rest.
refusal-record-illegal = Move { $move }, “{ $text }”, is against rule { $rule }. The moves before it are intact; take another copy of the file for the rest.
refusal-record-chain = The record was changed at or before move { $move }, “{ $text }”: its seal does not fit. The moves before it are intact; take another copy of the file for the rest.
refusal-record-end = The end of the record does not fit its moves. Somebody changed the file: take another copy.
refusal-record-running = The dice can only be checked once the game is over, because the seed is revealed then. Finish the game first.
refusal-record-seed = This seed is not the one that was fixed before the first move. Take another copy of the file, or do not trust this one.
refusal-record-dice = Move { $move } is not what the seed gives: these dice were not honest. Do not trust this record.
refusal-record-mix = The parts that the seed was mixed from do not make it, or are not those that were fixed before: these dice were not honest. Do not trust this record.
refusal-record-signature = The signature under this record does not fit: it was changed after the table had signed it. Do not trust it.
refusal-record-write = The game could not be saved to { $file } ({ $error }). Choose another place, or make room and save again.
refusal-record-locked = { $file } is being played elsewhere{ $process ->
    [unknown] {""}
   *[other] {" "}(process { $process })
}. Leave the game there first, or name another file.
refusal-record-no-seed = The secret seed of { $file } is missing or unreadable, so the game cannot go on with the same dice. Put the file { $file }.seed back beside it.
refusal-record-gap = Entry { $move } of this game is missing. Take a whole copy; without it the game cannot go on.
refusal-record-game = This is a record of the game “{ $theirs }”, not of “{ $ours }”. Open it with its own game.
refusal-record-claims = The first line of this record says of an update, or of another table, what its moves show cannot have been. Somebody changed the file: take another copy.
refusal-record-spelling = Move { $move }, “{ $text }”, is not written as Overseer writes it: “{ $right }”. The moves before it are intact; take another copy of the file for the rest.
refusal-record-bytes = Line { $line } says what a record says, but is not written as Overseer writes it. Somebody, or another program, wrote the file anew: take it as it was handed out.
refusal-record-asides = This record takes back and sets more than { $most } times, which no game does. Do not trust it.

### What happened

event-undone = { $seat } took a move back.
event-resigned = { $seat } resigned.
event-time-up = Time is up.
event-timed-out = The time of { $seat } ran out.
event-away = { $seat } went away; the simplest answers are given until they are back.
event-here = { $seat } came back.
event-updated = Until here the rules were { $rules }. From now on today’s rules hold; { $left_out ->
    [0] every move so far stands
    [one] one move of then was left out
   *[other] { $left_out } moves of then were left out
}{ $filled_in ->
    [0] {""}
    [one] , and one question that is new was answered
   *[other] , and { $filled_in } questions that are new were answered
}.
event-corrected = An earlier result was corrected, and everything since then was worked out anew; { $left_out ->
    [0] all that was decided since then still stands
    [one] one decision no longer fits
   *[other] { $left_out } decisions no longer fit
}{ $filled_in ->
    [0] {""}
    [one] , and one new question was answered in the simplest way
   *[other] , and { $filled_in } new questions were answered in the simplest way
}.
event-imported = Until here the game was played elsewhere and brought along as a file. From now on this table rolls the dice.

end-resigned = Everybody else has resigned.
end-forfeit = Everybody else has resigned or run out of time.
end-abandoned = Nobody plays on.
end-time = Time is up.

### The rules of every table

rule-OV-S1 = Every game says how many can play it.
    .title = Number of players
rule-OV-G1 = A game is chosen by its name: one that comes with Overseer, or one that is installed beside it.
    .title = Known games
rule-OV-B1 = Every game names the bots that can play it.
    .title = Known bots
rule-OV-O1 = A game is set up with the options that it knows, each with a value that it allows.
    .title = Options
rule-OV-N1 = Every move has a notation, the same in all languages. What is no notation of the game is no move.
    .title = Notation
rule-OV-N2 = A game can be repeated from a seed: a whole number that is not negative and has at most 63 bits.
    .title = Seeds
rule-OV-T1 = Only a player who is asked may move. In a secret choice all who still owe one are asked at the same time.
    .title = Whose turn it is
rule-OV-T2 = When a game is over, no more moves are made.
    .title = The end
rule-OV-U1 = You may take back your own moves, one by one, but never past a die or a drawn card, another player’s move, or something that was revealed. Alone against bots you may also go back over their answers and over chance; the record says so.
    .title = Taking back
rule-OV-R1 = A record holds every move with a seal that ties it to all before it. The seed is fixed before the first move and revealed at the end, so that everybody can check the moves and the dice.
    .title = Records
rule-OV-E1 = Whoever resigns does not win and decides nothing more: what they are still asked is answered for them. The others play on, and whoever is left alone wins; where several are on one side, or play against the AI, the last of a side.
    .title = Resigning
rule-OV-C1 = When the clock of a match has run out, the rules of the game say what follows. Where they know no clock, the game ends at once, and whoever is ahead by what lies open wins; if the rules cannot say who that is, nobody does. Time is called once.
    .title = Clocks
rule-OV-C2 = Whoever has no time left while being asked is out of the game, as if they had resigned.
    .title = A player’s own clock
rule-OV-A1 = For a player who is away the simplest answers are given, as their moves, as long as somebody else is there; they can still win. Who comes back says so first. If everybody is away, the game waits.
    .title = Away
rule-OV-H1 = Every player may set where they want to be asked, as far as the game offers it. What they set is theirs alone to know.
    .title = Settings
rule-OV-L1 = In one game at most 10,000 times something is taken back, set, or somebody goes away or comes back.
    .title = A bound for every game
rule-OV-M1 = Where one game is played inside another, as battles are in a campaign, how it ended is taken from its record. Nobody tells it, and nobody makes it up for a player who is away.
    .title = A game inside a game
