# What is said about Wasteland, whoever shows it.

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
    [shout] sure success on white
    [cross] failure on white
    [cross-point] failure on white, but an action point
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
say-wasteland-aim-of = { $side }: { $aim }
say-wasteland-rounds = The battle lasts { $n ->
    [one] one round
   *[other] { $n } rounds
} at most.
say-wasteland-rulers = Distances are the colours of rulers: { $rulers }.
progress-leads-wasteland = From here on, ahead: { $seat }.
say-wasteland-level = { $level ->
    [draw] A draw.
    [minor] A minor victory. Winner: { $side }.
    [plain] A victory. Winner: { $side }.
   *[major] A major victory. Winner: { $side }.
}

## The tutorial
lesson-wasteland-choose = Choose the edge from which your people come. The best one has terrain on the way that gives cover.
lesson-wasteland-place = Put your models behind something that gives cover: rocks, scrap, a barrier. Each item of cover in the way takes 2 off an enemy’s shot.
lesson-wasteland-place-open = Nothing gives cover here, so look ahead: place your models where their first move can end behind something, such as rocks or scrap. Each item of cover in the way takes 2 off an enemy’s shot.
lesson-wasteland-ready = Every turn one of your models becomes ready. Take the one that you want to act with now.
lesson-wasteland-turn = Activate your ready models one after another: each has two actions. Or hold them back to act later in a larger group. Then it is the enemy’s turn; read why the AI does what it does.
lesson-wasteland-free = The dog is near enough: one action frees it, and it fights on your side.
lesson-wasteland-fight = An enemy touches this model: it can only fight, or leave and suffer a free attack.
lesson-wasteland-shoot = An enemy is in range and in sight. Look at the odds before you shoot; without cover in between they are best.
lesson-wasteland-charge = An enemy is near enough for a charge: it ends in contact and gives an extra die for the next blow.
lesson-wasteland-move = A better place is worth more now than anything from here. Move from cover to cover; the list says who would see you there.
lesson-wasteland-points = Action points buy quick actions, with 2 less on the roll.
lesson-wasteland-spent = Its actions are spent. What costs none can still be done, such as a look at what lies there; then end the activation.
lesson-wasteland-react = An enemy has acted where a prepared model of yours noticed it: it may interrupt with one quick action.
lesson-wasteland-reaction = Choose the quick action of the reaction. A shot has 2 less on its value.
lesson-wasteland-charge-die = The black die adds damage, the green one makes the blow surer.
lesson-wasteland-cry = A battle cry that is won gives both dice and a push; after a lost one the enemy may slip away.
lesson-wasteland-follow = If you follow, your model stays in contact with the one that was pushed.
lesson-wasteland-slide = A slide round the enemy’s base opens the way for a friend.
lesson-wasteland-effect = The icons that you threw buy one of these effects of the weapon.
wasteland-odds-title = { $weapon } – { $band ->
    [close] close combat
    [long] long range
   *[short] short range
}{ $critical ->
    [yes] , critical
   *[no] {""}
}
wasteland-odds-value = Value { $n }: { $items }
wasteland-odds-no-test = A critical hits without a test (WB-H2)
wasteland-odds-dice = Dice: { $dice }
wasteland-odds-dice-of = { $dice } ({ $name })
wasteland-odds-hurts = A hit: { $damage }
wasteland-odds-armour = Armour { $rating }
wasteland-odds-armour-items = Armour { $rating }: { $items }
wasteland-odds-hit = Chance to hit: { $percent }, exactly { $exact }
wasteland-odds-mean = Damage on average: { NUMBER($n, maximumFractionDigits: 2) }
wasteland-odds-removed = { $name } removed at once: { $percent }
wasteland-odds-damage = Damage
wasteland-odds-exactly = Exactly
wasteland-odds-least = At least

## Where a number comes from
wasteland-odds-item = { $name } { $n }
wasteland-odds-item-skill = skill
wasteland-odds-item-quick = quick action
wasteland-odds-item-conditions = conditions
wasteland-odds-item-mod = mod
wasteland-odds-item-cover = cover
wasteland-odds-item-target-agility = the target’s Agility
wasteland-odds-item-gun-in-melee = a gun in close combat
wasteland-odds-item-weapon = weapon
wasteland-odds-item-critical = critical
wasteland-odds-item-charge = charge
wasteland-odds-item-outnumbering = outnumbering
wasteland-odds-item-card = another card
wasteland-odds-item-armour = own
wasteland-odds-item-power-armour = power armour
wasteland-odds-item-area = against areas

## What the numbers leave out or take in
wasteland-odds-note-fight = Counted in: the target is in close combat, so a hit may strike anyone in it (WB-F15).
wasteland-odds-note-scatter = Counted in: a miss may scatter and still reach the target (WB-F16).
wasteland-odds-note-walked = Only the first shot of walked fire is counted (WB-F20).
wasteland-odds-note-strokes = Counted in: all attacks of the swarm, one after the other (WB-I3).
wasteland-odds-note-luck = Luck tokens are not counted.
wasteland-odds-note-boost = Armour boosts are not counted.
wasteland-odds-note-stealth = Counted in: the hidden target must be spotted first.
wasteland-odds-note-dodge = Counted in: the target may dodge the hit.
wasteland-odds-note-pulse = A pulse hurts only robots and intact power armour.
wasteland-odds-note-swap = The die that may become yellow is not counted as such.
