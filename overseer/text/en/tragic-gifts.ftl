# What Tragic's cards give while they are in force, and the glossary of keywords.

## Bonuses

tragic-gift-armour = { $signed } armour
tragic-gift-radiation-armour = { $signed } radiation armour
tragic-gift-blast-armour = { $signed } blast armour
tragic-gift-bacteriological-armour = { $signed } bacteriological armour
tragic-gift-fireproof-armour = { $signed } fireproof armour
tragic-gift-energy-armour = { $signed } energy armour
tragic-gift-polished-metal = { $signed } polished-metal armour
tragic-gift-critical = { $signed } critical { $n ->
    [one] chance
   *[other] chances
}
tragic-gift-critical-factor = { $signed } to the multiplier of { $whose ->
    [theirs] critical hits
   *[yours] your critical hits
} (×{ $factor } instead of ×2 without other bonuses)
tragic-gift-damage = { $signed } base damage with attack cards (before any multiplier)
tragic-gift-damage-melee = { $signed } base damage with melee attacks (before any multiplier)
tragic-gift-damage-ranged = { $signed } base damage with ranged attacks (before any multiplier)
tragic-gift-damage-bare-hands = { $signed } base damage with bare hands and natural weapons (before any multiplier)
tragic-gift-damage-energy = { $signed } base damage with energy weapons (before any multiplier)
tragic-gift-damage-explosive = { $signed } base damage with explosives (before any multiplier)
tragic-gift-penetrating = PENETRATING x{ $n } with attack cards
tragic-gift-piercing = PIERCING with attack cards
tragic-gift-vampirism = VAMPIRISM with attack cards
tragic-gift-excess = EXCESS with attack cards
tragic-gift-luminescent = LUMINESCENT with attack cards
tragic-gift-silenced = SILENCED with attack cards
tragic-gift-strikes = { $signed } { $n ->
    [one] strike
   *[other] strikes
} with attack cards
tragic-gift-strikes-bare-hands = { $signed } { $n ->
    [one] strike
   *[other] strikes
} with bare hands and natural weapons
tragic-gift-allies = { $whose ->
    [theirs] the allies
   *[yours] your allies
}
tragic-gift-ally-attack = { $signed }/+0 for { tragic-gift-allies }
tragic-gift-ally-health = +0/{ $signed } for { tragic-gift-allies }
tragic-gift-ally-armour = ARMOUR x{ $n } for { tragic-gift-allies }
tragic-gift-ally-penetrating = PENETRATING x{ $n } for { tragic-gift-allies }
tragic-gift-ally-critical = CRITICAL x{ $n } for { tragic-gift-allies }
tragic-gift-ally-in-defence = IN DEFENCE for { tragic-gift-allies } in the opponents’ turns
tragic-gift-ally-martyr = MARTYR x{ $n } for { tragic-gift-allies }
tragic-gift-ally-horde = HORDE for { tragic-gift-allies }
tragic-gift-draw-rate = { $signed } { $n ->
    [one] card
   *[other] cards
} in the draw phase
tragic-gift-max-hp = { $signed } maximum HP
tragic-gift-skills = { $signed } { $n ->
    [one] skill
   *[other] skills
}
tragic-gift-cheaper-letter = cards of { $letter } cost { $n } { $sign ->
    [minus] more
   *[plus] less
}
tragic-gift-cheaper-attack = attack cards cost { $n } { $sign ->
    [minus] more
   *[plus] less
}
tragic-gift-cheaper-action = actions cost { $n } { $sign ->
    [minus] more
   *[plus] less
}
tragic-gift-cheaper-reaction = reactions cost { $n } { $sign ->
    [minus] more
   *[plus] less
}
tragic-gift-cheaper-ally = allies cost { $n } { $sign ->
    [minus] more
   *[plus] less
}
tragic-gift-cheaper-object = objects cost { $n } { $sign ->
    [minus] more
   *[plus] less
}
tragic-gift-cheaper-skill = skills cost { $n } { $sign ->
    [minus] more
   *[plus] less
}
tragic-gift-no-criticals = no player’s attack is ever critical
tragic-gift-no-lay-after-skill = no ability card may be laid for using a skill
tragic-gift-good-natured = +1 to every effect of yours that draws, heals or fetches a fixed number
tragic-gift-dodge = { $signed } dodge: an attack card misses you if a die shows your dodge or less
tragic-gift-respirator = RESPIRATOR
tragic-gift-stealth = STEALTH
tragic-gift-in-defence = IN DEFENCE: your allies IN DEFENCE no longer cover you
tragic-gift-one-handed = one-handed; attacks on the right hand take effect once more
tragic-gift-kamikaze = you begin the duel
tragic-gift-mulligan = the first hand may be exchanged once
tragic-gift-no-reactions = no reactions may be cast
tragic-gift-no-healing = no healing
tragic-gift-no-allies = no allies may be cast
tragic-gift-no-drugs = no drugs may be taken
tragic-gift-no-equipment = no equipment may be worn
tragic-gift-strike-back = allies that attack you take { $n } damage
tragic-gift-brawler = { $signed } critical { $n ->
    [one] chance
   *[other] chances
} with melee attacks
tragic-gift-marksman = { $signed } critical { $n ->
    [one] chance
   *[other] chances
} with ranged attacks
tragic-gift-immune-radiation = immune to radiation
tragic-gift-damage-taken = { $signed } damage from every hit taken

## Glossary

glossary-absorb = The ally takes all the damage, the excess too: EXCESS does nothing against it.
glossary-excess = What is left after the ally’s armour and health goes on to its player, less that player’s armour.
glossary-penetrating = The attack ignores this many points of armour.
glossary-piercing = The attack ignores all armour.
glossary-armour = Every hit on the ally is reduced by this much.
glossary-martyr = When the ally leaves play, an explosion hits the player who beat it: the ally’s attack times this number.
glossary-in-defence = An ally with it cannot attack, only block; while it stands, its player and the other allies cannot be attacked. A player with it is no longer covered by such allies.
glossary-horde = When one ally with HORDE attacks, every disengaged one joins the attack.
glossary-targeting = The attack names a body part; the armour worn there is taken off.
glossary-incapacitate = Instead of damage, you may discard one opposing piece of equipment, or one opposing ally, object or building whose text engages or disengages it.
glossary-untargetable = Nobody can name it as a target, not even its owner; area damage hits it, and it may attack and block.
glossary-guardian-charge = Once per attack the ally may take the damage meant for its player or another ally, even while engaged.
glossary-blast-area = The damage hits all attackers of the movement or, outside a reaction, all opposing allies.
glossary-luminescent = Melee attacks also deal 1 radiation damage, whatever armour stops of the blow; it raises the victim’s radiation by 1.
glossary-vampirism = Its player is healed by the damage dealt.
glossary-silenced = The attack does not end STEALTH.
glossary-critical = An attack card rolls this many more critical dice; an ally with it rolls two dice and this many more for a critical hit.
glossary-unique = A second card of the same name and level sends the earlier one to the discard.
glossary-unavoidable = It cannot be dodged, cancelled, redirected or taken by a guardian.
glossary-no-strike-back = An ally struck by it does not strike back.
glossary-stealth = Neither you nor your worn equipment can be attacked directly, and nobody can avoid your attacks. It ends after your next attack card, or action or skill that deals damage, unless that is SILENCED.
glossary-discovery = Look at this many cards from the top of your library; put each on top of it, under it or into your discard, in any order.
glossary-respirator = Gas and water do nothing to you.
glossary-upkeep = It happens in each of your upkeeps, right after you have drawn.
glossary-addicted = The drug asks this price in each of your upkeeps; what follows “otherwise” happens if you do not pay.
glossary-end-of-turn = It happens at the end of each of your turns, before the allies of both players are healed.
glossary-special = The points of the seven letters S, P, E, C, I, A and L, which pay every cost. A point that has paid stays engaged until your next turn. Costs: SS+1 is two points of S and one of any letter.
