# Wasteland at the terminal: its moves and its situation in words, its map on the whole screen.

## Words

say-wasteland-model = { $name } { $n }
say-wasteland-nobody = nobody
say-wasteland-marker = { $what } k{ $n }
say-wasteland-heap = things on the ground
say-wasteland-aim = target of the artillery
say-wasteland-side = { $side ->
    [first] the side of the circles
    [second] the side of the triangles
   *[other] nobody’s side
}
say-wasteland-direction = { $to ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
}
say-wasteland-cm = { $colour ->
    [orange] orange
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
    [black] black
   *[far] beyond black
} ({ $n } cm)
say-wasteland-only-cm = { $n } cm
say-wasteland-ruler = { $colour } ({ $letter })
say-wasteland-point = point { $x },{ $y }
say-wasteland-middle = the middle
say-wasteland-spot-near = { $area }, by the { $piece }
say-wasteland-white = { $face ->
    [shout] white: sure success
    [cross] white: failure
    [cross-point] white: failure, but an action point
    [number-point] white { $shown } and an action point
   *[number] white { $shown }
}
say-wasteland-die-black = black
say-wasteland-die-yellow = yellow
say-wasteland-die-green = green
say-wasteland-die-blue = blue
say-wasteland-face = { $die }: { $does }
say-wasteland-face-blank = nothing
say-wasteland-face-damage-1 = +1 damage
say-wasteland-face-damage-2 = +2 damage
say-wasteland-face-reduction-1 = −1 armour
say-wasteland-face-reduction-2 = −2 armour
say-wasteland-face-aim-1 = −1 to the roll
say-wasteland-face-aim-2 = −2 to the roll
say-wasteland-face-aim-3 = −3 to the roll
say-wasteland-face-bottle = bottle
say-wasteland-face-bottles = two bottles
say-wasteland-face-bottle-star = bottle and star
say-wasteland-face-star = star
say-wasteland-face-stars = two stars
say-wasteland-face-explosion = explosion

## Moves

say-wasteland-go-leave = { $quick ->
    [yes] Quick move off the table
   *[no] Move off the table
}
say-wasteland-go-marker = { $quick ->
    [yes] Quick move to { $what }
   *[no] Move to { $what }
}
say-wasteland-go-contact = { $quick ->
    [yes] Quick move into contact with { $what }
   *[no] Move into contact with { $what }
}
say-wasteland-go-climb = { $quick ->
    [yes] Quick move up: { $what }
   *[no] Climb up: { $what }
}
say-wasteland-go-shot = { $quick ->
    [yes] Quick move for a shot at { $what }
   *[no] Move for a shot at { $what }
}
say-wasteland-go-hide = { $quick ->
    [yes] Quick move out of every enemy’s sight
   *[no] Move out of every enemy’s sight
}
say-wasteland-go-cover = { $quick ->
    [yes] Quick move into cover from { $what }
   *[no] Move into cover from { $what }
}
say-wasteland-go-towards = { $quick ->
    [yes] Quick move towards { $what }
   *[no] Move towards { $what }
} ({ $moves ->
    [one] one more move
   *[other] { $moves } moves
})
say-wasteland-go-way = { $quick ->
    [yes] Quick move { $what }
   *[no] Move { $what }
}
say-wasteland-slide = Slide { $what }
say-wasteland-way = { $length } { $to }, to { $x },{ $y }.
say-wasteland-seen-by = In the open for { $models }.
say-wasteland-covered-from = In cover from { $models }.
say-wasteland-unseen = No enemy sees that place.
say-wasteland-can-shoot = In range from there: { $models }.
say-wasteland-charge = Charge { $target }
say-wasteland-charge-way = { $length }, to { $x },{ $y }.
say-wasteland-attack = { $quick ->
    [yes] Quick: { $how ->
        [fight] strike { $target } with { $weapon }
       *[shoot] shoot { $target } with { $weapon }
    }
   *[no] { $how ->
        [fight] Strike { $target } with { $weapon }
       *[shoot] Shoot { $target } with { $weapon }
    }
}{ $band ->
    [long] , long range
   *[short] {""}
}{ $critical ->
    [yes] , critical
   *[no] {""}
}
say-wasteland-throw = { $quick ->
    [yes] Quick: throw { $weapon } at { $at }
   *[no] Throw { $weapon } at { $at }
}
say-wasteland-mine = Lay { $weapon } at { $x },{ $y }
say-wasteland-try = { $quick ->
    [yes] Quick: { $skill ->
        [search] search { $marker }
        [lockpick] pick the lock of { $marker }
       *[computers] use the computer at { $marker }
    }
   *[no] { $skill ->
        [search] Search { $marker }
        [lockpick] Pick the lock of { $marker }
       *[computers] Use the computer at { $marker }
    }
}
say-wasteland-interact = Interact with { $marker }
say-wasteland-help = Interact with { $model }
say-wasteland-prepare = { $quick ->
    [yes] Quick: prepare a reaction
   *[no] Prepare a reaction
}
say-wasteland-reload = Reload { $weapon }
say-wasteland-prime = Charge up { $weapon }
say-wasteland-detonate = Blow itself up
say-wasteland-use = { $whom ->
    [other] Use { $card } for { $target }
   *[self] Use { $card }
}
say-wasteland-look = Look at { $marker }
say-wasteland-take = Pick up { $card }
say-wasteland-leave = { $whom ->
    [other] Leave { $card } to { $target }
   *[self] Put { $card } down
}
say-wasteland-give = { $whom ->
    [other] Give { $card } to { $target }
   *[self] Give { $card } away
}
say-wasteland-order = { $power ->
    [rally] Call { $target } to action: it becomes ready
    [drill] Take { $target } along: it becomes ready
    [heal] Heal one damage of { $target }
    [action] Give { $target } an action point
    [lend] Let { $target } use the leader’s best attribute
    [reaction] Give { $target } a reaction token
    [advantage] Claim the next advantage marker
    [distract] Distract { $target }: a −2 token
   *[other] Give { $target } an order
}
say-wasteland-place = Put { $what } at { $x },{ $y }: { $where }
say-wasteland-choose = Possibility { $n }
say-wasteland-ready = Make { $model } ready
say-wasteland-activate = Activate { $model }
say-wasteland-react = { $model } reacts
say-wasteland-target = Next shot at { $model }
say-wasteland-hold = Hold the ready models back
say-wasteland-end = End this activation
say-wasteland-pass = { $topic ->
    [react] Nobody reacts
    [reaction] Do nothing
    [effect] Buy nothing more
    [walk] Cease fire
    [play] Use no boost
   *[other] Pass
}
say-wasteland-yes = { $topic ->
    [cry] Yes, shout
    [follow] Yes, follow
    [boost] Yes, spend an armour boost
    [peek] Yes, under the deck
    [perk] Yes, pay the point
    [luck] { $luck ->
        [aim] Yes, spend luck to make it a hit
        [dodge] Yes, spend luck to dodge
        [tough] Yes, spend luck to take less damage
        [critical] Yes, spend luck for critical points
       *[other] Yes, spend luck
    }
   *[other] Yes
}
say-wasteland-no = { $topic ->
    [cry] No battle cry
    [follow] Stay behind
    [boost] Keep the boost
    [peek] Leave it on top
    [perk] Keep the point
    [luck] { $luck ->
        [aim] Keep the luck: it is a miss
        [dodge] Keep the luck: it is a hit
        [tough] Keep the luck: take the damage
       *[other] Keep the luck
    }
   *[other] No
}
say-wasteland-stay = Stay where it is
say-wasteland-die = Take the { $die }
say-wasteland-own-armour = The model’s own armour counts
say-wasteland-power-armour = The power armour counts
say-wasteland-arm = Injure the arm
say-wasteland-leg = Injure the leg
say-wasteland-health = { $left } of { $health } health.

## An attack beforehand

say-wasteland-value = Value { $value }: { $items }.
say-wasteland-item = { $name } { $n }
say-wasteland-damage = A hit: { $damage }.
say-wasteland-damage-dice = A hit: { $damage } and { $dice }.
say-wasteland-die-from = { $die }: { $reason }
say-wasteland-hits = Hits in { $percent }% of all rolls.
say-wasteland-armour = Armour { $rating }.
say-wasteland-armour-items = Armour { $rating }: { $items }.
say-wasteland-wounds = { $model }: { $mean } damage on average, out of the battle in { $removed }%.

## The situation in lines

plain-wasteland-setup = The battle is being set up.
plain-wasteland-round = Round { $round } of { $rounds }.
plain-wasteland-turn = Round { $round } of { $rounds }. It is the turn of { $side }.
plain-wasteland-side = { $side }:
plain-wasteland-owner = { $seat }’s models:
plain-wasteland-model = m{ $n } { $model }, at { $x },{ $y } ({ $where }): { $left } of { $health } health
plain-wasteland-model-away = m{ $n } { $model }, not on the table: { $left } of { $health } health
plain-wasteland-also = { $line }, { $fact }
plain-wasteland-line = { $line }.
plain-wasteland-active = { $model } is active: { $actions ->
    [0] no action
    [one] one action
   *[other] { $actions } actions
} and { $points ->
    [0] no action point
    [one] one action point
   *[other] { $points } action points
} left.
plain-wasteland-waiting = Not on the table yet: { $models }.
plain-wasteland-escaped = Safe: { $models }.
plain-wasteland-removed = Out of the battle: { $models }.
plain-wasteland-marker = { $marker }, at { $x },{ $y } ({ $where }).
plain-wasteland-marker-known = { $marker }, at { $x },{ $y } ({ $where }): { $what }.
plain-wasteland-carried = Carries: { $cards }.
plain-wasteland-sight = { $model }: { $length } away; { $sight ->
    [no] out of sight.
    [cover] in sight, { $cover ->
        [one] one item of cover in between.
       *[other] { $cover } items of cover in between.
    }
   *[clear] in sight, without cover.
}
plain-wasteland-point = { $x },{ $y }: { $where }.
plain-wasteland-piece = { $name }, at { $x },{ $y }: { $does }.
plain-wasteland-bare = There is no terrain on the table.
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
    resign          give up
    lang fr         change the language: en, fr, de, es
    save            save now; every move is saved anyway
    quit            leave; the game can be resumed
plain-look-nothing-wasteland = There is no model, marker, point or card “{ $word }”. Name a model such as m3, a marker such as k2, a point such as 300,200, a card such as hunting-rifle, or the terrain.
replay-score-wasteland = { $seat }: { $n ->
    [0] no victory
    [1] a minor victory
    [2] a victory
   *[other] a major victory
}

say-wasteland-status = { $status ->
    [unready] not ready
    [ready] ready
   *[used] used
}
say-wasteland-rads = { $n } radiation damage
say-wasteland-reactions = { $n ->
    [one] { $n } reaction token
   *[other] { $n } reaction tokens
}
say-wasteland-points = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
}
say-wasteland-boosts = { $n ->
    [one] { $n } armour boost
   *[other] { $n } armour boosts
}
say-wasteland-energy-boosts = { $n ->
    [one] { $n } armour boost against energy
   *[other] { $n } armour boosts against energy
}
say-wasteland-luck = { $n ->
    [one] { $n } luck token
   *[other] { $n } luck tokens
}
say-wasteland-power = { $degraded ->
    [yes] { $name } (degraded)
   *[no] { $name }
}
say-wasteland-engaged = engaged with { $models }
say-wasteland-carries = carries { $markers }
say-wasteland-empty = { $weapon } (empty)
say-wasteland-terrain-sight = blocks sight
say-wasteland-terrain-cover = gives cover
say-wasteland-terrain-wall = cannot be crossed
say-wasteland-terrain-rough = difficult ground
say-wasteland-terrain-climb = can be climbed
say-wasteland-terrain-none = no effect

## Scenarios

cli-wasteland-scenarios = Scenarios, for overseer play wasteland --scenario NAME, with the sides for --ai:
cli-wasteland-scenario = { $id }: { $title } ({ $sides })
cli-error-wasteland-file = { $option }: the file { $file } cannot be read. Check its name.
say-wasteland-aim-of = { $side }: { $aim }
say-wasteland-rounds = The battle lasts { $n ->
    [one] one round
   *[other] { $n } rounds
} at most.
say-wasteland-rulers = Distances are the colours of rulers: { $rulers }.
say-wasteland-level = { $level ->
    [draw] A draw.
    [minor] A minor victory. Winner: { $side }.
    [plain] A victory. Winner: { $side }.
   *[major] A major victory. Winner: { $side }.
}

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

## The tutorial

lesson-wasteland-choose = Choose the edge from which your people come. The best one has terrain on the way that gives cover.
lesson-wasteland-place = Put your models behind something that gives cover: rocks, scrap, a barrier. Each item of cover in the way takes 2 off an enemy’s shot.
lesson-wasteland-place-open = Nothing near your edge gives cover, so look ahead: place your models where their first move can end behind something, such as rocks or scrap. Each item of cover in the way takes 2 off an enemy’s shot.
lesson-wasteland-ready = Every turn one of your models becomes ready. Take the one that you want to act with now.
lesson-wasteland-turn = Activate your ready models one after another: each has two actions. Or hold them back to act later in a larger group. Then it is the enemy’s turn; read why the AI does what it does.
lesson-wasteland-free = The dog is near enough: one action frees it, and it fights on your side.
lesson-wasteland-fight = An enemy touches this model: it can only fight, or leave and suffer a free attack.
lesson-wasteland-shoot = An enemy is in range and in sight. Look at the odds before you shoot; without cover in between they are best.
lesson-wasteland-charge = An enemy is near enough for a charge: it ends in contact and gives an extra die for the next blow.
lesson-wasteland-move = Nobody is in range yet. Move forward from cover to cover; the list says who would see you there.
lesson-wasteland-second = A second action: move on, or prepare. A prepared model may react when an enemy acts in its sight.
lesson-wasteland-points = Action points buy quick actions, with 2 less on the roll.
lesson-wasteland-react = An enemy has acted where a prepared model of yours noticed it: it may interrupt with one quick action.
lesson-wasteland-reaction = Choose the quick action of the reaction. A shot has 2 less on its value.
lesson-wasteland-charge-die = The black die adds damage, the green one makes the blow surer.
lesson-wasteland-cry = A battle cry that is won gives both dice and a push; after a lost one the enemy may slip away.
lesson-wasteland-follow = If you follow, your model stays in contact with the one that was pushed.
lesson-wasteland-slide = A slide round the enemy’s base opens the way for a friend.
lesson-wasteland-effect = The icons that you threw buy one of these effects of the weapon.
