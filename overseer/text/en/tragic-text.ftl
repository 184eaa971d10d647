# The rules text of Tragic's cards: the words and clauses that it is composed of.

## Words

tragic-kind-ability = ability
tragic-kind-attack = attack
tragic-kind-action = action
tragic-kind-quest = quest
tragic-kind-reaction = reaction
tragic-kind-ally = ally
tragic-kind-companion = companion
tragic-kind-object = object
tragic-kind-armour = armour
tragic-kind-weapon = weapon
tragic-kind-drug = drug
tragic-kind-building = building
tragic-kind-trait = trait
tragic-kind-skill = skill

tragic-type-melee = melee
tragic-type-ranged = ranged
tragic-type-explosive = explosive
tragic-type-energy = energy
tragic-type-one-hand = one hand
tragic-type-two-hands = two hands
tragic-type-bare-hands = bare hands
tragic-type-natural = natural weapon
tragic-type-heavy = heavy
tragic-type-light = light
tragic-type-gas = gas
tragic-type-water = water
tragic-type-human = human
tragic-type-ghoul = ghoul
tragic-type-super-mutant = super mutant
tragic-type-synth = synth
tragic-type-robot = robot
tragic-type-c-27 = C-27
tragic-type-deathclaw = deathclaw
tragic-type-animal = animal
tragic-type-insect = insect
tragic-type-raider = raider
tragic-type-rust-devil = Rust Devil
tragic-type-mercenary = mercenary
tragic-type-settler = settler
tragic-type-non-humanoid = non-humanoid
tragic-type-brotherhood = Brotherhood
tragic-type-enclave = Enclave
tragic-type-institute = Institute
tragic-type-beast-tamer = beast-tamer
tragic-type-minutemen = Minutemen
tragic-type-railroad = Railroad
tragic-type-bag = bag
tragic-type-frame = frame
tragic-type-helmet = helmet

tragic-place-head = head
tragic-place-torso = torso
tragic-place-left-arm = left arm
tragic-place-right-arm = right arm
tragic-place-left-leg = left leg
tragic-place-right-leg = right leg
tragic-place-left-hand = left hand
tragic-place-right-hand = right hand
tragic-place-back = back
tragic-place-frame = frame

tragic-race = race
tragic-type-line = { $kind } { $level }
tragic-type-line-types = { $line } – { $types }

## Keywords

tragic-keyword-absorb = ABSORB
tragic-keyword-excess = EXCESS
tragic-keyword-penetrating = PENETRATING
tragic-keyword-piercing = PIERCING
tragic-keyword-armour = ARMOUR
tragic-keyword-martyr = MARTYR
tragic-keyword-in-defence = IN DEFENCE
tragic-keyword-horde = HORDE
tragic-keyword-targeting = TARGETING
tragic-keyword-incapacitate = INCAPACITATE
tragic-keyword-untargetable = UNTARGETABLE
tragic-keyword-guardian-charge = GUARDIAN CHARGE
tragic-keyword-blast-area = BLAST AREA
tragic-keyword-luminescent = LUMINESCENT
tragic-keyword-vampirism = VAMPIRISM
tragic-keyword-silenced = SILENCED
tragic-keyword-critical = CRITICAL
tragic-keyword-unique = UNIQUE
tragic-keyword-unavoidable = UNAVOIDABLE
tragic-keyword-no-strike-back = NO STRIKE-BACK
tragic-keyword-stealth = STEALTH
tragic-keyword-discovery = DISCOVERY
tragic-keyword-respirator = RESPIRATOR
tragic-keyword-upkeep = UPKEEP
tragic-keyword-addicted = ADDICTED
tragic-keyword-end-of-turn = END OF TURN
tragic-keyword-special = SPECIAL
tragic-keyword-index = { $keyword } x{ $index }

## Kinds of damage

tragic-damage = { $n } { $kind ->
    [blast] blast damage
    [poison] poison damage
    [disease] disease damage
    [radiation] radiation damage
    [fire] fire damage
    [cryo] cryo damage
    [laser] laser damage
    [plasma] plasma damage
    [electric] electric damage
   *[plain] damage
}

## The frame of a card

tragic-line = { $text }.
tragic-plus-one = +1 { $letter }
tragic-strike = { tragic-damage }{ $strikes ->
    [1] {""}
   *[other] , { $strikes } strikes
}
tragic-player-only = cannot be aimed at allies
tragic-stays = stays in play
tragic-ability = { $head }: { $clause }
tragic-aim = choose { $object }
tragic-answers = in answer to { $list }
tragic-answer-attack = an attack card
tragic-answer-action = an action
tragic-answer-quest = a quest
tragic-answer-reaction = a reaction
tragic-answer-use = an ability of a card in play
tragic-answer-skill = a skill
tragic-answer-movement = an attack by allies
tragic-answer-ally = the casting of an ally
tragic-answer-object = the casting of an object
tragic-list-or = { $first } or { $last }
tragic-list-then = { $first }, then { $rest }
tragic-list-then-order = { $first }, then { $rest }
tragic-list-then-also = { $first }, then { $clause }
tragic-list-mode = { $first }; or { $rest }
tragic-radiation-level = Radiation level { $n }: { $list }.

## When it works

tragic-when-cast = when you lay it
    .arrives = when it arrives
    .attacked = after the attack
tragic-when-upkeep = UPKEEP
    .addicted = ADDICTED
tragic-when-end = END OF TURN
tragic-when-leave = when this card leaves play
tragic-when-critical = when your attack is critical
tragic-when-ally-leaves = when another of your allies leaves play
tragic-when-ally-arrives = when another of your allies arrives
tragic-when-lay = when you lay an ability card
tragic-when-hurt = when you lose HP to an attack
tragic-when-kill = when your attack card beats an ally
    .ally = when this ally or your attack card beats an ally
tragic-when-skill = when you use a skill
tragic-when-attack = when your attack card has resolved
tragic-when-strike = when this ally deals damage to a player
tragic-when-drug = when you take a drug
tragic-when-reaction = when you cast a reaction
tragic-when-start = at the start of the duel
tragic-any-turn = in any turn
tragic-own-turn = in your turn
tragic-in-upkeep = in your upkeep
tragic-once = once a turn
tragic-while-engaged = even while engaged
tragic-may = if you wish

## What it costs

tragic-pay-engage = engage
tragic-pay-points = pay { $cost }
tragic-pay-points-or-life = pay { $cost } (1 HP for each point not paid)
tragic-pay-life = lose { $n } HP
tragic-pay-cards = discard { tragic-cards }
tragic-pay-card = discard this card
tragic-toll-for = { $toll } to do this: { $clause }
tragic-toll-leave = { $toll } to go outside
tragic-toll-else = { $toll }; otherwise { $clause }
tragic-roll = roll a die; on { $n ->
    [1] a 1
   *[other] { $n } or less
} { $clause }
tragic-roll-else = { $text }; otherwise { $clause }
tragic-choose = choose one – { $list }
tragic-choose-opponents = your opponents choose what happens – { $list }

## Conditions and counts

tragic-quantity = { $compare ->
    [ge] at least { $n }
    [le] at most { $n }
   *[eq] exactly { $n }
}
tragic-gift-if = { $gift } { $condition }
tragic-if-letter = if you have { tragic-quantity } { $letter }
tragic-if-hp = if you have { tragic-quantity } HP
tragic-if-wounds = if you have { tragic-quantity } { $n ->
    [one] wound
   *[other] wounds
}
tragic-if-hand = if you hold { tragic-quantity } { $n ->
    [one] card
   *[other] cards
}
tragic-if-allies = if you have { tragic-quantity } { $n ->
    [one] ally
   *[other] allies
}
tragic-if-opposing-allies = if your opponent has { tragic-quantity } { $n ->
    [one] ally
   *[other] allies
}
tragic-if-opposing-hand = if your opponent holds { tragic-quantity } { $n ->
    [one] card
   *[other] cards
}
tragic-if-opposing-objects = if your opponent has { tragic-quantity } { $n ->
    [one] object or building
   *[other] objects or buildings
} in play
tragic-if-opposing-armour = if your opponent has { tragic-quantity } armour
tragic-if-opposing-wounds = if your opponent has { tragic-quantity } { $n ->
    [one] wound
   *[other] wounds
}
tragic-if-radiation = if your radiation level is { tragic-quantity }
tragic-if-opposing-radiation = if your opponent’s radiation level is { tragic-quantity }
tragic-if-abilities = if you have laid { tragic-quantity } ability { $n ->
    [one] card
   *[other] cards
}
tragic-if-worn = if you wear { tragic-quantity } { $n ->
    [one] piece
   *[other] pieces
} of equipment
tragic-if-objects = if you have { tragic-quantity } { $n ->
    [one] object or building
   *[other] objects or buildings
} in play
tragic-if-discard = if your discard holds { tragic-quantity } { $n ->
    [one] card
   *[other] cards
}
tragic-if-actions = if you took { tragic-quantity } { $n ->
    [one] action
   *[other] actions
} earlier this turn
tragic-if-stealth = { $has ->
    [no] if you have no STEALTH
   *[yes] if you have STEALTH
}
tragic-if-target-health = if the target has { tragic-quantity } health
tragic-if-target-attack = if the target has { tragic-quantity } attack
tragic-if-frame = { $has ->
    [no] if you wear no frame
   *[yes] if you wear a frame
}

tragic-where = { $clause } (X = { $count })
tragic-where-rounded = { $clause } (X = { $count }; rounded down)
tragic-rounded = { $clause } (rounded down)
tragic-count-hp = your HP
tragic-count-wounds = your wounds
tragic-count-hand = cards in your hand
tragic-count-allies = number of your allies
tragic-count-opposing-allies = number of opposing allies
tragic-count-opposing-hand = cards in your opponent’s hand
tragic-count-opposing-objects = number of opposing objects and buildings
tragic-count-opposing-armour = your opponent’s armour
tragic-count-opposing-wounds = your opponent’s wounds
tragic-count-radiation = your radiation level
tragic-count-opposing-radiation = your opponent’s radiation level
tragic-count-abilities = number of ability cards you have laid
tragic-count-worn = number of pieces of equipment you wear
tragic-count-objects = number of your objects and buildings in play
tragic-count-discard = cards in your discard
tragic-count-actions = actions you took earlier this turn
tragic-count-stealth = 1 if you have STEALTH, else 0
tragic-count-target-health = the target’s health
tragic-count-target-attack = the target’s attack
tragic-count-frame = number of frames you wear

## Targets and groups

tragic-target-opponent = your opponent
    .subject = { tragic-target-opponent }
tragic-target-opposing-ally = an opposing ally
    .subject = { tragic-target-opposing-ally }
tragic-target-opposing-ally-or-player = your opponent or an opposing ally
    .subject = { tragic-target-opposing-ally-or-player }
tragic-target-own-ally = one of your allies
    .subject = { tragic-target-own-ally }
tragic-target-any-ally = an ally
    .subject = { tragic-target-any-ally }
tragic-target-opposing-object = an opposing object or building
    .subject = { tragic-target-opposing-object }
tragic-target-own-object = one of your objects or buildings
    .subject = { tragic-target-own-object }
tragic-target-opposing-equipment = a piece of opposing equipment
    .subject = { tragic-target-opposing-equipment }
tragic-target-opposing-permanent = an opposing ally, object or building
    .subject = { tragic-target-opposing-permanent }
tragic-target-own-permanent = one of your allies, objects or buildings
    .subject = { tragic-target-own-permanent }

tragic-whom-you = you
    .subject = { tragic-whom-you }
tragic-whom-opponent = your opponent
    .subject = { tragic-whom-opponent }
tragic-whom-each = each player
    .subject = { tragic-whom-each }
tragic-whom-target = the target
    .subject = { tragic-whom-target }
tragic-whom-this = this card
    .subject = { tragic-whom-this }
tragic-whom-own-allies = your allies
    .subject = { tragic-whom-own-allies }
tragic-whom-opposing-allies = all opposing allies
    .subject = { tragic-whom-opposing-allies }
tragic-whom-all-allies = all allies
    .subject = { tragic-whom-all-allies }
tragic-whom-attackers = all attackers
    .subject = { tragic-whom-attackers }
tragic-whom-other-own-allies = your other allies
    .subject = { tragic-whom-other-own-allies }
tragic-whom-opposing-objects = all opposing objects and buildings
    .subject = { tragic-whom-opposing-objects }
tragic-whom-all-objects = all objects and buildings
    .subject = { tragic-whom-all-objects }

tragic-filtered = { $cards } ({ $filter })
tragic-filter-level = level { $n } at most
tragic-until = { $until ->
    [end] until the end of the turn
    [next-turn] until your next turn
   *[always] for good
}

## Steps

tragic-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tragic-step-draw = { $whom ->
    [you] draw
    [opponent] your opponent draws
    [again] draws
   *[each] each player draws
} { tragic-cards }
tragic-step-discard = { $whom ->
    [you] discard
    [opponent] your opponent discards
    [again] discards
   *[each] each player discards
} { tragic-cards }
tragic-step-discard-random = { $whom ->
    [you] discard
    [opponent] your opponent discards
    [again] discards
   *[each] each player discards
} { tragic-cards } at random
tragic-step-steal = take { tragic-cards } at random from your opponent’s hand
tragic-step-heal = { $whom ->
    [you] heal
    [opponent] your opponent heals
    [again] heals
   *[each] each player heals
} { $n } HP
tragic-step-lose = { $whom ->
    [you] lose
    [opponent] your opponent loses
    [again] loses
   *[each] each player loses
} { $n } HP
tragic-step-damage = { $whom ->
    [you] you take
    [again] takes
   *[other] { $subject } { $number ->
        [one] takes
       *[other] take
    }
} { tragic-damage }
tragic-step-search = search your library for { $filter }
tragic-step-recover = take { $filter } from your discard into your hand
tragic-step-revive = bring { $filter } from your discard into play
tragic-step-discovery = DISCOVERY x{ $n }
tragic-step-mill = { $whom ->
    [you] put the top { tragic-cards } of your library into your discard
    [opponent] your opponent puts the top { tragic-cards } of the library into the discard
    [again] puts the top { tragic-cards } of the library into the discard
   *[each] each player puts the top { tragic-cards } of the library into the discard
}
tragic-step-boost = { $subject } { $number ->
    [one] gets
   *[other] get
} { $boost } { tragic-until }
tragic-step-grant = { $subject } { $number ->
    [one] gets
   *[other] get
} { $keyword } { tragic-until }
tragic-step-gain = { $gift }{ $whom ->
    [you] {""}
    [opponent] {" "}for your opponent
   *[each] {" "}for each player
} { tragic-until }
tragic-step-beat = discard { $object }
tragic-step-destroy = destroy { $object } for good
tragic-step-return = return { $object } to { $number ->
    [one] its owner’s hand
   *[other] their owners’ hands
}
tragic-step-engage = engage { $object }
tragic-step-disengage = disengage { $object }
tragic-step-refresh = disengage { $n } of your SPECIAL points
tragic-step-drain = { $whom ->
    [opponent] your opponent engages
    [again] engages
   *[each] each player engages
} { $n } SPECIAL { $n ->
    [one] point
   *[other] points
}
tragic-step-stealth = gain STEALTH
tragic-step-irradiate = { $whom ->
    [you] your radiation rises by { $n }
    [opponent] your opponent’s radiation rises by { $n }
   *[each] each player’s radiation rises by { $n }
}
tragic-step-cure = your radiation falls by { $n }
tragic-step-end-turn = end your turn at once
tragic-step-cancel = cancel its effect
tragic-step-dodge = dodge the attack fully
tragic-step-dodge-roll = roll a die and dodge the attack on { $n ->
    [1] a 1
   *[other] { $n } or less
}
tragic-step-reduce = the attack does { $n } less base damage to you
tragic-step-redirect = the attack hits { $object } instead
tragic-step-lay = { $n ->
    [1] lay an ability card from your hand, if you wish
   *[other] lay up to { $n } ability cards from your hand
}
tragic-step-show-reactions = your opponent shows you a reaction of their hand, if they hold one
tragic-step-show-hand = your opponent shows you their hand
tragic-step-enter = go inside and end your turn; nothing harms you there, but you skip your main phases until you pay the upkeep to leave
tragic-step-reprieve = until the end of your next turn you do not lose at 0 HP
tragic-step-free-attack = at once cast an attack card from your hand without paying its cost
tragic-step-point = { $signed } { $letter }
tragic-step-max-hp = { $whom ->
    [opponent] your opponent:{" "}
   *[you] {""}
}{ $signed } maximum HP
tragic-step-heal-ally = { $subject } { $number ->
    [one] regains
   *[other] regain
} { $n } health
tragic-step-strip = { $whom ->
    [opponent] your opponent takes off all worn equipment
    [again] takes off all worn equipment
   *[target] { $subject } is taken off
}
tragic-step-repeat = your next attack card this turn takes effect once more
tragic-step-take-off-drug = discard your drugs (the addiction ends)
tragic-step-equal-draw = draw as many cards
