# What the campaign’s cards say: pieces of sentences, put together from a card’s data.

## Heads

wasteland-fortune-perk = perk
wasteland-fortune-perk-settlement = settlement perk
wasteland-fortune-need = needs { $attribute } { $n }
wasteland-fortune-after = needs “{ $perk }”
wasteland-fortune-boost-practised = practised boost
wasteland-fortune-boost-cunning = cunning boost
wasteland-fortune-boost-tactical = tactical boost
wasteland-fortune-boost-instinctive = instinctive boost
wasteland-fortune-event = event
wasteland-fortune-consequence = consequence
wasteland-fortune-flip = turned up as soon as it is on top
wasteland-fortune-exploration = exploration
wasteland-fortune-quest = quest
wasteland-fortune-part = part { $n }
wasteland-fortune-repeatable = may be done again
wasteland-fortune-learned = must be heard of first

## Perks

wasteland-fortune-bench = once a campaign, a structure free of charge: { $structure }
wasteland-fortune-mods = mods may be attached to { $list }
wasteland-fortune-required = some structures need it
wasteland-fortune-power-reroll-rifle = one blank black die of a rifle attack is rolled again
wasteland-fortune-power-reroll-pistol = one blank black die of a pistol attack is rolled again
wasteland-fortune-power-reroll-heavy = one blank black die of an attack with a heavy weapon is rolled again
wasteland-fortune-power-reroll-melee = one blank black die of a close combat attack is rolled again
wasteland-fortune-power-reroll-throw = one blank black die of a throw is rolled again
wasteland-fortune-power-reroll-green = one green die of a shot that shows no accuracy is rolled again
wasteland-fortune-power-concentrates = +2 against the target of its last attack in the same activation
wasteland-fortune-power-bashes = guns used in close combat get a black die
wasteland-fortune-power-blitzes = once an activation, a close combat attack reaches as far as orange
wasteland-fortune-power-unseen-aim = green die at long range against a target that is not aware of it
wasteland-fortune-power-moves-about = shots at it have −2 after both its actions were moves
wasteland-fortune-power-alone = while no friend but a dog is within red: all armour +1, yellow die when shooting
wasteland-fortune-power-rages = with 1 or 2 health left: black die on its attacks, physical armour +1
wasteland-fortune-power-barges = any hit of its charge pushes yellow
wasteland-fortune-power-messy = when it removes somebody in close combat, each enemy within orange gets a −2 token
wasteland-fortune-power-finds-gaps = once an activation, a blank effect die is rolled again
wasteland-fortune-power-impatient = once an activation, an action point buys 1 damage past armour
wasteland-fortune-power-star-acts = a star on the VATS die is an action point
wasteland-fortune-power-stranger = on an explosion of the VATS die a stranger shoots: skill 6, damage 2
wasteland-fortune-power-stranger-two = the stranger deals 3 damage
wasteland-fortune-power-stranger-three = the stranger has skill 8
wasteland-fortune-power-entangles = whoever wants to leave contact with it must first pass an Agility test
wasteland-fortune-power-sneaks = its moves are triggers only within one awareness ruler
wasteland-fortune-power-light-step = never sets off a mine
wasteland-fortune-power-pack-leader = dogs within its presence: black die in close combat
wasteland-fortune-power-attack-dog = yellow die in close combat
wasteland-fortune-power-chem-proof = becomes addicted only on two of the icon
wasteland-fortune-power-lead-belly = food and drink never radiate it
wasteland-fortune-power-medic = what it uses on somebody heals 1 damage more
wasteland-fortune-power-mends-robots = expertise action: 2 damage off a robot in contact
wasteland-fortune-power-fire-proof = cannot be set on fire
wasteland-fortune-power-long-chems = each chem it uses also gives 1 armour boost
wasteland-fortune-power-hunts = black die against creatures and dogs
wasteland-fortune-power-core-saver = its power armour stands 1 damage more before it degrades
wasteland-fortune-power-radiation-feeds = radiation damage heals it instead

## Boosts: when

wasteland-fortune-moment-before = before your model rolls for { $rolls ->
    [attacks] an attack
    [tests] a test that is no attack
   *[both] an attack or a test
}
wasteland-fortune-moment-after = after your model rolled for { $rolls ->
    [attacks] an attack
    [tests] a test that is no attack
   *[both] an attack or a test
}
wasteland-fortune-moment-aimed = when your model is attacked, before the roll
wasteland-fortune-moment-hit = when your model is hit, before the armour roll
wasteland-fortune-moment-action = in your model’s activation, between actions

## Boosts: what

wasteland-fortune-die-black = black
    .to = black
wasteland-fortune-die-yellow = yellow
    .to = yellow
wasteland-fortune-die-green = green
    .to = green
wasteland-fortune-die-blue = blue
    .to = blue
wasteland-fortune-does-swap = one { $from } die becomes a { $to } die
wasteland-fortune-does-die = one { $die } more
wasteland-fortune-does-skill = +{ $n } to its value
wasteland-fortune-does-no-cover = { $n ->
    [one] { $n } item of cover does not count
   *[other] { $n } items of cover do not count
}
wasteland-fortune-does-damage = +{ $n } damage, if it hits
wasteland-fortune-does-reduction = armour −{ $n }, if it hits
wasteland-fortune-does-lower = the white number counts as { $n } less, but an X stays an X
wasteland-fortune-does-again = roll the white die again, but not after an X
wasteland-fortune-does-blanks = roll every blank effect die again
wasteland-fortune-does-icon = + { $icons }
wasteland-fortune-does-turn-icons = all bottles count as { $icon ->
    [bottle] bottles
    [star] stars
   *[explosion] explosions
}
wasteland-fortune-does-points = get { $n ->
    [one] { $n } action point
   *[other] { $n } action points
}
wasteland-fortune-does-dodge = the attacker has −{ $n }
wasteland-fortune-does-duck = your model has { $n ->
    [one] { $n } item of cover
   *[other] { $n } items of cover
} more
wasteland-fortune-does-armour = armour +{ $n } against this hit
wasteland-fortune-does-weaken = { $n } damage less, before armour
wasteland-fortune-does-shrug = this hit gives no condition, push or other effect
wasteland-fortune-does-counter = afterwards your model gets a reaction token
wasteland-fortune-does-luck = your model gets a luck token and uses it at once
wasteland-fortune-does-stride = its moves are { $n ->
    [one] { $n } colour
   *[other] { $n } colours
} longer in this activation
wasteland-fortune-does-break = it leaves contact without free attacks in this activation
wasteland-fortune-does-quiet = nothing it does in this activation is a trigger
wasteland-fortune-does-charge = it may charge an enemy that it does not see in this activation
wasteland-fortune-does-call = an unready friend within { $colour } becomes ready
wasteland-fortune-does-heal = heal { $n } damage
wasteland-fortune-does-cleanse = heal { $n } radiation damage
wasteland-fortune-does-cure = all its conditions end
wasteland-fortune-does-prepare = get a reaction token
wasteland-fortune-does-guard = get { $n ->
    [one] { $n } armour boost
   *[other] { $n } armour boosts
}
wasteland-fortune-does-load = its slow weapons are loaded
wasteland-fortune-does-find = draw { $n ->
    [one] { $n } item
   *[other] { $n } items
} of the wasteland deck
wasteland-fortune-does-peek = look at the top event; you may put it under the deck

## Events: how long and whom

wasteland-fortune-lasts-round = this round
wasteland-fortune-lasts-battle = until the end of the battle
wasteland-fortune-who-all = every model
wasteland-fortune-who-leaders = every leader
wasteland-fortune-who-random = one random model of each side
wasteland-fortune-who-open = every model that touches no terrain
wasteland-fortune-who-owners = every model of the owner
wasteland-fortune-who-foes = every enemy of the owner

## Events: what

wasteland-fortune-event-no-shots = no ranged attacks
wasteland-fortune-event-short-sight = nobody sees farther than { $colour }
wasteland-fortune-event-slow = moves and charges are { $n ->
    [one] { $n } colour
   *[other] { $n } colours
} shorter
wasteland-fortune-event-fast = moves and charges are { $n ->
    [one] { $n } colour
   *[other] { $n } colours
} longer
wasteland-fortune-event-skill = { $skill } { $signed }
wasteland-fortune-event-test = { $attribute } test, or else { $clause }
wasteland-fortune-event-attacks = all attacks
wasteland-fortune-event-hurt = { $damage }, less armour
wasteland-fortune-event-heal = heal { $n } damage
wasteland-fortune-event-calm = all reaction tokens are discarded, and nobody gets a new one
wasteland-fortune-event-points = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
} at its next activation
wasteland-fortune-event-strike = area { $colour } at a random point: { $damage }, less armour
wasteland-fortune-event-marker = { $n ->
    [one] { $n } searchable marker appears
   *[other] { $n } searchable markers appear
} at random
wasteland-fortune-event-advantage = the advantage marker changes hands
wasteland-fortune-event-boost = every player draws { $n ->
    [one] { $n } boost
   *[other] { $n } boosts
}
wasteland-fortune-event-no-expertise = no expertise actions
wasteland-fortune-event-cover = every target of a shot has { $n ->
    [one] { $n } item
   *[other] { $n } items
} of cover more
wasteland-fortune-event-attack = the owner chooses any model; it is attacked with skill { $skill } for { $damage }
wasteland-fortune-event-beast = comes in at a random edge, an enemy to everybody
wasteland-fortune-event-find = a model of the owner’s side draws { $n ->
    [one] { $n } item
   *[other] { $n } items
}
wasteland-fortune-event-cure = all conditions end
wasteland-fortune-event-spoil = chems, food and drink cannot be used
wasteland-fortune-event-no-robots = robots and models in power armour have one action less
wasteland-fortune-event-guard = { $n ->
    [one] { $n } armour boost
   *[other] { $n } armour boosts
}

## Exploration

wasteland-fortune-pay = pay { $n ->
    [one] { $n } cap
   *[other] { $n } caps
}
wasteland-fortune-test = leader’s { $attribute } test
wasteland-fortune-test-modified = leader’s { $attribute } test at { $signed }
wasteland-fortune-pay-first = only for { $n ->
    [one] { $n } cap
   *[other] { $n } caps
}
wasteland-fortune-unpaid = without paying
wasteland-fortune-failed = failure
wasteland-fortune-nothing = nothing happens
wasteland-fortune-gain-caps = { $sign ->
    [minus] lose
   *[plus] get
} { $n ->
    [one] { $n } cap
   *[other] { $n } caps
}
wasteland-fortune-gain-item = draw { $n ->
    [one] { $n } item
   *[other] { $n } items
}
wasteland-fortune-gain-item-kind = draw { $n ->
    [one] { $n } item
   *[other] { $n } items
} ({ $kind })
wasteland-fortune-gain-card = get “{ $card }”
wasteland-fortune-gain-boost = draw { $n ->
    [one] { $n } boost
   *[other] { $n } boosts
}
wasteland-fortune-gain-boost-kind = draw { $n ->
    [one] { $n } boost
   *[other] { $n } boosts
} ({ $kind })
wasteland-fortune-kind-practised = practised
wasteland-fortune-kind-cunning = cunning
wasteland-fortune-kind-tactical = tactical
wasteland-fortune-kind-instinctive = instinctive
wasteland-fortune-gain-consequence = put the consequence “{ $card }” into your next event deck
wasteland-fortune-gain-harm = { $damage } for your next force
wasteland-fortune-gain-perk = get the perk “{ $card }” free of charge
wasteland-fortune-gain-leader = use the leader card “{ $card }” free of charge
wasteland-fortune-gain-land = get room for { $n ->
    [one] { $n } structure more
   *[other] { $n } structures more
}
wasteland-fortune-gain-quest = you may now take the quest “{ $card }”
wasteland-fortune-gain-structure = get a structure free of charge: { $card }
wasteland-fortune-gain-lose = lose a random card of your reserve
wasteland-fortune-gain-limit = your next force may cost { $n } caps { $sign ->
    [minus] less
   *[plus] more
}
wasteland-fortune-gain-power = { $signed } power in this phase
wasteland-fortune-gain-water = { $signed } water in this phase

## Quests

wasteland-fortune-deed = deed
wasteland-fortune-reward = reward
wasteland-fortune-next = goes on with: { $quest }
wasteland-fortune-deed-removed = remove { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
}
wasteland-fortune-deed-removed-close = remove { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
} in close combat
wasteland-fortune-deed-removed-far = remove { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
} with shots or throws
wasteland-fortune-deed-removed-leader = remove the enemy leader
wasteland-fortune-deed-removed-by-leader = remove { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
} with your leader
wasteland-fortune-deed-searched = empty { $n ->
    [one] { $n } searchable marker
   *[other] { $n } searchable markers
}
wasteland-fortune-deed-found = draw { $n ->
    [one] { $n } item
   *[other] { $n } items
} of the wasteland deck
wasteland-fortune-deed-locks = pick { $n ->
    [one] { $n } lock
   *[other] { $n } locks
}
wasteland-fortune-deed-computers = pass { $n ->
    [one] { $n } computer test
   *[other] { $n } computer tests
}
wasteland-fortune-deed-searches = pass { $n ->
    [one] { $n } search test
   *[other] { $n } search tests
}
wasteland-fortune-deed-looked = look at { $n ->
    [one] { $n } investigation marker
   *[other] { $n } investigation markers
}
wasteland-fortune-deed-healed = heal { $n } damage with items
wasteland-fortune-deed-criticals = make { $n ->
    [one] { $n } critical attack
   *[other] { $n } critical attacks
}
wasteland-fortune-deed-charges = charge into contact { $n ->
    [one] once
   *[other] { $n } times
}
wasteland-fortune-deed-cries = win { $n ->
    [one] { $n } battle cry
   *[other] { $n } battle cries
}
wasteland-fortune-deed-dangers = avert { $n ->
    [one] { $n } danger
   *[other] { $n } dangers
}
wasteland-fortune-deed-boosts = use { $n ->
    [one] { $n } boost
   *[other] { $n } boosts
}
wasteland-fortune-deed-chems = use { $n ->
    [one] { $n } chem
   *[other] { $n } chems
}
wasteland-fortune-deed-mined = hurt { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
} with your mines and areas
wasteland-fortune-deed-reacted = make { $n ->
    [one] { $n } reaction
   *[other] { $n } reactions
}
wasteland-fortune-deed-won = win the battle
wasteland-fortune-deed-all-alive = lose no model
wasteland-fortune-deed-leader-whole = your leader ends the battle without damage
wasteland-fortune-deed-at-edge = end with { $n ->
    [one] { $n } model
   *[other] { $n } models
} within red of the enemy’s edge
wasteland-fortune-deed-centre = end with { $n ->
    [one] { $n } model
   *[other] { $n } models
} within red of the middle
wasteland-fortune-deed-more-models = end with more models on the table than the enemy
wasteland-fortune-deed-no-shot = make no ranged attack
wasteland-fortune-deed-outnumbered = win, having begun with fewer models than the enemy
