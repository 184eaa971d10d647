# Wasteland at the terminal: its moves and its situation in words, its map on the whole screen.

## The situation in lines

plain-help-wasteland =
    A number        play the move with that number
    move 300,200    play a move by its notation: any point may be named, in millimetres from the south-west corner
    moves           list the moves again
    show            describe the whole table
    look m3         a model, a marker (k2), a point (300,200), a card (hunting-rifle); also: look terrain
    why move 300,200  say why a move is not allowed, or what it does
    rule WB-F1      read a rule
    ask             be asked always, or only where you have a choice
    undo            take your last move back
    restart         take back all your moves since somebody else decided
    resign          give up
    lang fr         change the language: en, fr, de, es
    save            save now; every move is saved anyway
    quit            leave; the game can be resumed
plain-look-nothing-wasteland = There is no model, marker, point or card “{ $word }”. Name a model such as m3, a marker such as k2, a point such as 300,200, a card such as hunting-rifle, or the terrain.

## Scenarios

cli-error-wasteland-file = { $option }: the file { $file } cannot be read. Check its name.

## Help

help-play-scenario = Wasteland: the scenario by its name, or a scenario file; “?” lists them all.
    .value = NAME
help-play-force = Wasteland: a force for each seat in turn: a ready force’s name, a force code or a force file.
    .value = FORCE
help-play-enemy = Wasteland: the AI’s force, or its faction; without it one is drawn.
    .value = FORCE
help-play-ai = Wasteland: the side that the AI plays, as the list of scenarios names it, none or both. Without it: the second one.
    .value = SIDE
help-play-limit = Wasteland: the caps that a force may cost: 500, 750 or 1000.
    .value = CAPS
help-play-difficulty = Wasteland: how much stronger the AI’s force is: normal, hard or deadly.
    .value = LEVEL
help-play-terrain = Wasteland: a terrain file instead of a table from the seed.
    .value = FILE

## Around the map

table-title-wasteland = WASTELAND
table-wasteland-setup = Set-up
table-wasteland-round = Round { $round }/{ $rounds }
table-wasteland-actions = Actions { $actions } · Points { $points }
table-wasteland-roster = Models
table-wasteland-everybody = Everybody and everything
table-wasteland-terrain = Terrain
table-wasteland-briefing = Briefing
table-wasteland-waiting = waiting
table-wasteland-escaped = safe
table-wasteland-removed = out
table-wasteland-zoom = { $zoom ->
    [0] whole table
    [1] half
   *[2] quarter
}
table-wasteland-overlay = { $overlay ->
    [reach] reach
    [weapon] range of the weapon
    [rulers] all rulers
   *[nothing] no rulers
}
table-wasteland-ways = { $quick ->
    [yes] Quick move another way … ({ $n })
   *[no] Move another way … ({ $n })
}
table-wasteland-open = ⏎ opens the list. m points at the map instead, / types a point.
table-wasteland-ai = The AI is acting
table-wasteland-thinking = { $who ->
    [ai] The AI is thinking … { $n }
   *[nobody] The dice are rolling …
}
table-wasteland-take-back = u takes your move back.
table-wasteland-step = ␣ next step · w by itself · Esc skip
table-wasteland-why = Why?
table-wasteland-no-test = A critical attack hits without a test.
table-wasteland-mean = On average { $mean } · out of the battle { $removed }%
table-wasteland-type = Where to, or which move?
table-wasteland-type-keys = A point such as 300,200, or a notation such as shoot m4 hunting-rifle · Esc back
table-wasteland-won = { $n ->
    [one] { $names } wins the battle!
   *[other] { $names } win the battle!
}

table-key-point = map
table-key-type = type
table-key-zoom = zoom
table-key-bands = rulers
table-key-roster = models
table-key-by-hand = AI step by step

table-help-aim-wasteland = Your models have two actions each a round. Make them ready, activate one after the other, and reach the aim of the scenario before the last round is over. The list holds sensible moves; any other place can be pointed at on the map or typed.
table-help-mouse-wasteland = Mouse: a click on the map points there, a second one does what is first in the list. Answers and keys can be clicked too.
table-help-go-on-wasteland = go on: the next step of the AI, pass, or to the end of the activation
table-help-point = point at the map with the arrows, and back to the list
table-help-next-wasteland = to the next choice; while you point, to the next model or marker
table-help-type = type a point or a move
table-help-zoom = the whole table, a half of it, a quarter
table-help-scroll = scroll the map
table-help-centre = look at the model that acts
table-help-bands = round the model: its reach, the range of its weapon, all rulers, nothing
table-help-roster = all models with their health and state
table-help-briefing = what the scenario is about
table-help-by-hand = the AI waits for a key after each decision, or goes on by itself
table-help-back-wasteland = back: skip the AI’s steps, close a list, leave the map
table-help-everybody = every model in full, with its weapons, and the terrain
table-help-always-wasteland = be asked always, or only where you have a choice

table-wasteland-mark-model = { $side }: { $status }
table-wasteland-mark-active = it is activated
table-wasteland-mark-engaged = engaged: an enemy touches it
table-wasteland-mark-reactions = reaction tokens
table-wasteland-mark-points = action points
table-wasteland-mark-luck = luck tokens
table-wasteland-mark-rads = radiation damage
table-wasteland-mark-path = the way of a move and its end
table-wasteland-mark-room = room for what you put down
table-wasteland-mark-sight = line of sight without cover
table-wasteland-mark-sight-cover = line of sight through cover
table-wasteland-mark-sight-blocked = no line of sight
table-wasteland-mark-ruler = ruler: { $ruler }
table-wasteland-mark-mine = Mine
table-wasteland-mark-place = Place of the scenario
table-wasteland-mark-heap = Things on the ground
table-wasteland-mark-strike = Where the artillery will hit
