# What the cards of Wasteland say: pieces of sentences, put together from a card’s data.

## The frame of a card

wasteland-card-line = { $text }.
wasteland-card-label = { $label }: { $text }
wasteland-card-do = { $label }: { $clause }
wasteland-card-list-dot = { $first } · { $rest }
wasteland-card-list-semicolon = { $first }; { $rest }
wasteland-card-list-or = { $first } or { $last }
wasteland-card-letter = { $letter } { $n }
wasteland-card-caps = { $n ->
    [one] { $n } cap
   *[other] { $n } caps
}
wasteland-card-caps-none = without a price
wasteland-card-caps-other = { $caps } (price of the { $list } list)
wasteland-card-unique = unique
wasteland-card-natural = part of the body
wasteland-card-limited = limited use
wasteland-card-only-for = only for { $list }
wasteland-card-fits = for { $list }
wasteland-card-with-power-armour = only with power armour
wasteland-card-uses-skill = uses { $skill }
wasteland-card-piece = { $n ->
    [1] head
    [2] arms
    [3] legs
    [4] pads
    [5] collar
    [6] chains
   *[other] piece { $n }
}

## Units

wasteland-card-health = health { $n } ({ $attribute })
wasteland-card-ratings = armour { $physical }/{ $energy }/{ $radiation }
wasteland-ruler-move = move { $colour }
wasteland-ruler-charge = charge { $colour }
wasteland-ruler-awareness = awareness { $colour }
wasteland-ruler-throw = throw { $colour }
wasteland-ruler-cry = battle cry { $colour }
wasteland-ruler-presence = presence { $colour }
wasteland-card-natural-weapons = natural weapons
wasteland-card-standard = standard equipment
wasteland-card-reactions = starts each round with { $n ->
    [one] { $n } reaction token
   *[other] { $n } reaction tokens
}

wasteland-trait-no-climb = cannot climb
wasteland-trait-unimpeded = difficult ground does not slow it
wasteland-trait-senses = may charge an enemy that it does not see
wasteland-trait-leaps = never ends a move halfway up a climb
wasteland-trait-tramples = moves through the bases of smaller enemies
wasteland-trait-cry-immune = battle cries do nothing to it
wasteland-trait-radiation-heals = radiation damage heals it
wasteland-trait-swarm = attacks once for every two points of health left
wasteland-trait-reacts-only = only ever reacts
wasteland-trait-orders = when activated, makes an unready friend within yellow ready
wasteland-trait-drilled = when activated, makes another model of its unit within presence ready
wasteland-trait-burrows = its charge crosses everything and is no trigger
wasteland-trait-detonates = may blow itself up
wasteland-trait-unstable = each time it is damaged, roll a blue die: on an explosion it blows up
wasteland-trait-dread = enemies within presence have −2 to every test that is not an attack
wasteland-trait-healer = once an activation, heals 1 damage of a friend within yellow
wasteland-trait-uncounted = does not count for the advantage marker
wasteland-trait-self-destruct = explodes when it is removed
wasteland-trait-two-shots = its slow weapons need no reloading
wasteland-trait-no-prepare = cannot prepare
wasteland-trait-quick-moves = quick action: move
wasteland-trait-quick-skills = quick action: expertise
wasteland-trait-dodges = once a battle, an Agility test makes it ignore a hit
wasteland-trait-handler = dogs within its presence search with its Perception
wasteland-trait-eyes = friends within presence charge what it sees and notice what it notices
wasteland-trait-rarely-locked = is never locked out of computers
wasteland-trait-stands-up = in a force of the Survivors: Endurance +1, physical armour +1
wasteland-trait-spare-ready = is ready at the start of each round
wasteland-trait-shares-resist = friends within presence may resist battle cries with its value
wasteland-trait-distracts = once an activation, gives an enemy within presence and in sight a −2 token
wasteland-trait-swaps-die = once an activation, may throw a yellow die in place of another die of its attack
wasteland-trait-yellow-charge = its charge bonus may be a yellow die
wasteland-trait-keeps-chem = once a battle, a chem that it takes itself is not used up
wasteland-trait-failing = each time it is damaged and less than half its health is left, roll a blue die: on an explosion it blows up

## Effects of icons, criticals, mines and dangers

wasteland-card-effect-line = { $icons }: { $effect }
wasteland-card-effect-limit = { $line } (up to { $n } times)
wasteland-card-effect-if-damaged = { $effect }, if damage gets through
wasteland-effect-damage = +{ $n } damage
wasteland-effect-reduction = armour −{ $n }
wasteland-effect-pierce = { $n } damage past armour
wasteland-effect-stun = stunned
wasteland-effect-arm = injured arm
wasteland-effect-leg = injured leg
wasteland-effect-injury = injured arm or leg, as the attacker likes
wasteland-effect-fire = on fire
wasteland-effect-freeze = frozen
wasteland-effect-poison = poisoned
wasteland-effect-push = push { $colour }
wasteland-effect-action = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
} for the attacker
wasteland-effect-calm = the target loses a reaction token
wasteland-effect-calm-or-stun = the target loses a reaction token or, without one, is stunned
wasteland-effect-ready-again = the weapon stays loaded
wasteland-effect-shaken = a −2 token
wasteland-effect-radiate = { $n } radiation damage past armour
wasteland-effect-ignore-strong = the +1 of strong armour does not count
wasteland-effect-hurt = { $n } physical damage
wasteland-effect-draw = draw { $n ->
    [one] { $n } item
   *[other] { $n } items
}
wasteland-effect-use-up = the finder is used and its activation ends
wasteland-effect-alarm = every enemy within { $colour } gets a reaction token

## Weapons

wasteland-card-short = short range { $colour }
wasteland-card-long = long range { $colour }
wasteland-card-dice = dice
wasteland-card-no-dice = no dice
wasteland-card-trigger = set off within { $colour }
wasteland-card-minimum = not nearer than { $colour }
wasteland-card-area = area { $colour }
wasteland-card-inner = inner area { $colour }
wasteland-card-hit = hit
wasteland-card-direct = direct hit
wasteland-card-scatter = { $n ->
    [0] always
   *[other] missed by { $n } or more
}
wasteland-card-scatters = scatters { $colour }
wasteland-card-always-scatters = scatters even on a hit
wasteland-card-stray = hits whoever stands where it comes down
wasteland-card-critical = critical for { $n ->
    [one] { $n } point
   *[other] { $n } points
}
wasteland-card-critical-short = { wasteland-card-critical }, at short range only
wasteland-card-critical-long = { wasteland-card-critical }, at long range only
wasteland-card-more-dice = + { $dice }
wasteland-card-slow = slow: must be loaded again after each shot
wasteland-card-one-use = can be used once
wasteland-card-primed = needs { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} before it can be used
wasteland-card-charges = collects up to { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}; each gives +1 damage
wasteland-card-walked = walked fire: up to { $n } shots
wasteland-card-strength = needs Strength { $n }
wasteland-card-strength-die = Strength 7 or more gives it a { $die } instead of a black one
wasteland-card-silent = using it is no trigger
wasteland-card-lower-rating = counts against the lower of physical and energy armour
wasteland-card-pulse = hurts only robots and intact power armour
wasteland-card-reach = fights as far as { $colour }
wasteland-card-against-agility = its value is Strength less the target’s Agility
wasteland-card-throws = throws the target { $colour } and stuns it

## Items

wasteland-card-use = use
wasteland-card-raw = raw
wasteland-card-cooked = cooked
wasteland-card-stage = { $n ->
    [1] at first
    [2] then
   *[other] at last
}
wasteland-card-stage-nothing = no effect
wasteland-card-addiction = addictive on { $icons }
wasteland-card-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}, one for each use
wasteland-card-intact = intact
wasteland-card-degraded = degraded

wasteland-use-heal = heal { $n } damage
wasteland-use-cleanse = { $all ->
    [yes] heal all radiation damage
   *[no] heal { $n } radiation damage
}
wasteland-use-radiate = suffer { $n } radiation damage
wasteland-use-action = get { $n ->
    [one] { $n } action point
   *[other] { $n } action points
}
wasteland-use-cure = mend injured arm and leg
wasteland-use-cure-addiction = end all addictions
wasteland-use-douse = put out a fire
wasteland-use-cure-poison = end poisoning
wasteland-use-boost = get { $n ->
    [one] { $n } armour boost
   *[other] { $n } armour boosts
}
wasteland-use-reaction = get a reaction token
wasteland-use-quick-move = make a quick move at once
wasteland-use-repair = repair { $n } damage on a robot
wasteland-use-patch = repair { $n } damage on intact power armour
wasteland-use-stealth = hidden by stealth for { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}: an attacker must first pass a Perception test at −4
wasteland-use-strike = mark a point: next round artillery hits a red area there
wasteland-use-cure-frozen = thaw
wasteland-use-load = load a slow weapon
wasteland-use-boost-energy = get { $n ->
    [one] { $n } armour boost
   *[other] { $n } armour boosts
} against energy

## What a card gives

wasteland-reach-own = { $gift }
wasteland-reach-aura = friends within presence: { $gift }
wasteland-reach-aura-low = friends within presence with 1 or 2 health left: { $gift }
wasteland-reach-aura-dogs = dogs within presence: { $gift }
wasteland-reach-aura-minutemen = other minutemen within presence: { $gift }
wasteland-reach-aura-turn = friends within presence, activated in the same turn: { $gift }
wasteland-reach-alone = while no friend but a dog is within red: { $gift }
wasteland-reach-accompanied = while a friend is within its presence: { $gift }
wasteland-gift-attribute = { $attribute } { $signed }
wasteland-gift-all-attributes = all attributes { $signed }
wasteland-gift-health = health { $signed }
wasteland-gift-physical = physical armour { $signed }
wasteland-gift-energy = energy armour { $signed }
wasteland-gift-radiation = radiation armour { $signed }
wasteland-gift-base-physical = physical armour { $n }
wasteland-gift-base-energy = energy armour { $n }
wasteland-gift-base-radiation = radiation armour { $n }
wasteland-gift-strong-physical = physical armour { $n }+1
wasteland-gift-strong-energy = energy armour { $n }+1
wasteland-gift-strong-radiation = radiation armour { $n }+1
wasteland-gift-skill = { $skill } { $signed }
wasteland-card-colours = { $n ->
    [one] { $n } colour
   *[other] { $n } colours
} { $sign ->
    [minus] shorter
   *[plus] longer
}
wasteland-gift-move = move { wasteland-card-colours }
wasteland-gift-charge = charge { wasteland-card-colours }
wasteland-gift-awareness = awareness { wasteland-card-colours }
wasteland-gift-presence = presence { wasteland-card-colours }
wasteland-gift-range = both ranges { wasteland-card-colours }
wasteland-gift-boost = { $n ->
    [one] { $n } armour boost
   *[other] { $n } armour boosts
} at the start
wasteland-gift-short = { $signed } at short range
wasteland-gift-long = { $signed } at long range
wasteland-gift-silent = shots are no trigger
wasteland-gift-quick-shot = quick action: shoot with it
wasteland-gift-blank-damage = one blank black, green or yellow die counts as +1 damage
wasteland-gift-blank-reduction = one blank black, green or yellow die counts as armour −1
wasteland-gift-handy = no penalty in close combat
wasteland-gift-aimed = shots into an engagement hit the model aimed at
wasteland-gift-spikes = whoever charges the bearer suffers { $n } physical damage and a green die
wasteland-gift-climb = climbs without a test
wasteland-gift-open-locks = opens one lock without a test
wasteland-gift-open-computers = opens one computer without a test
wasteland-gift-stealth = an attacker must first pass a Perception test at −4
wasteland-gift-hidden = can be seen only within one awareness ruler
wasteland-gift-ignore-cover = { $n ->
    [one] { $n } item of cover does
   *[other] { $n } items of cover do
} not count
wasteland-gift-no-trigger-move = moves are no trigger
wasteland-gift-area-armour = armour { $signed } against areas
wasteland-gift-poison-immune = cannot be poisoned
wasteland-gift-fall-immune = no damage from falls
wasteland-gift-pump = uses a stimpak by itself at 3 health or less
wasteland-gift-leap = { $n ->
    [one] { $n } move
   *[other] { $n } moves
} across anything
wasteland-gift-extra-item = each find draws one item more, then one is discarded
wasteland-gift-never-locked = never locked out of a marker
wasteland-gift-remote = left behind, it senses triggers within { $colour } for you
wasteland-gift-ward = enemy turrets within { $colour } do not react
wasteland-gift-vats = a star on the VATS die counts too
wasteland-gift-criticals = critical points
wasteland-gift-lucky = luck tokens
wasteland-gift-quick-move = quick action: move
wasteland-gift-quick-expertise = quick action: expertise
wasteland-gift-quick-attack = quick action: attack
wasteland-gift-pulse-proof = pulse weapons do nothing
wasteland-gift-stun-proof = cannot be stunned

wasteland-card-extra-die = { $die } { $where }
wasteland-where-melee = in close combat
wasteland-where-pistol = with pistols
wasteland-where-rifle = with rifles
wasteland-where-heavy = with heavy weapons
wasteland-where-throw = when throwing
wasteland-where-short-rifle = with rifles at short range
wasteland-where-long-rifle = with rifles at long range
wasteland-where-search = when searching
wasteland-where-lockpick = when picking locks
wasteland-where-computers = at computers
wasteland-where-guns = when shooting
wasteland-where-weapon = with this weapon

## Leaders

wasteland-power-takes-advantage = once a battle, take the advantage marker after it was given
wasteland-power-gives-actions = hold up to two tokens; each gives a friend within presence 1 action point
wasteland-power-gives-reactions = hold up to two tokens; each gives a friend within presence a reaction token
wasteland-power-banks-action = keep one action of an activation for a later one
wasteland-power-redraws = once a battle, draw another card in place of one of the wasteland deck
wasteland-power-free-disengage = once a round, a friend within presence leaves an engagement without free attacks
wasteland-power-shrugs-stun = when stunned, flip the luck token: if lucky, the stun is gone
wasteland-power-aura-cry = friends within presence who can only resist have an orange battle cry
wasteland-power-lends = once a round, a friend within presence uses one of the leader’s attributes
wasteland-power-controls = creatures may join the force

## Dangers

wasteland-card-danger-test = { $attribute } test
wasteland-card-danger-test-modified = { $attribute } test at { $signed }
wasteland-card-danger-averted = { $test }, or else: { $clause }
wasteland-card-danger-copies = { $n } cards

## AI cards

wasteland-ai-column-health = { $low }–{ $high } health
wasteland-ai-column-health-up = { $low } health or more
wasteland-ai-column-friends = { $low }–{ $high } friends within red
wasteland-ai-column-friends-up = { $low } or more friends within red
wasteland-ai-column-engaged = { $high ->
    [0] not engaged
   *[other] engaged
}
wasteland-ai-column-exact-health = { $low } health
wasteland-ai-column-exact-friends = { $low ->
    [0] no friend within red
    [one] { $low } friend within red
   *[other] { $low } friends within red
}
wasteland-ai-cell = { $response }, { $attitude }
wasteland-ai-cell-stays = { $response }, { $attitude }, stays engaged
wasteland-ai-row = { $icons } ({ $method })
wasteland-ai-targets = targets
wasteland-ai-preferred = preferred weapons
wasteland-ai-points = action points for
wasteland-ap-prepare = preparing
wasteland-ap-move = moving
wasteland-ap-attack = attacking
wasteland-ap-heal = healing

## The gallery

gallery-wasteland-title = Wasteland: the card gallery
gallery-wasteland-intro = All { $n } cards of the standard set, with the texts that the game composes from their data. Prices are those of the { $list } list. The numbers of cards marked with ◆ are published; the others are our own design.
gallery-wasteland-contents = Contents
gallery-wasteland-units = Units
gallery-wasteland-weapons = Weapons
gallery-wasteland-items = Items
gallery-wasteland-leaders = Leaders
gallery-wasteland-dangers = Dangers
gallery-wasteland-ai = AI cards
gallery-wasteland-perks = Perks
gallery-wasteland-boosts = Boosts
gallery-wasteland-events = Events and consequences
gallery-wasteland-explorations = Exploration
gallery-wasteland-quests = Quests
gallery-wasteland-column-card = Card
gallery-wasteland-column-kind = What it is
gallery-wasteland-column-text = What it does
