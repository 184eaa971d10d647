# `overseer odds wasteland` and the preview of an attack: value, dice, armour and exact chances.

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
wasteland-odds-written = The bars are in { $file }.

wasteland-odds-damage = Damage
wasteland-odds-exactly = Exactly
wasteland-odds-least = At least
wasteland-odds-fraction = Share of all throws

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

## What is wrong with a question

wasteland-odds-error-which = Which weapon? For example: overseer odds wasteland hunting-rifle --skill 6. All of them: overseer cards wasteland list weapon
wasteland-odds-error-weapon = There is no weapon “{ $id }”. Near: { $near }. All of them: overseer cards wasteland list weapon
wasteland-odds-error-unit = There is no unit “{ $id }”. Near: { $near }. All of them: overseer cards wasteland list unit
wasteland-odds-error-mine = { $weapon } is a mine: nobody aims with it, so there is no test. Name another weapon.
wasteland-odds-error-who = Who attacks? Give either --skill with a number or --unit with a unit, not both.
wasteland-odds-error-range = “{ $range }” is not a range. Choose one of these: { $known }.
wasteland-odds-error-band = { $weapon } cannot be used at this range ({ $range }). Possible: { $known }.
wasteland-odds-error-critical = { $weapon } has no critical column. Leave --critical out.
wasteland-odds-error-critical-band = The critical of { $weapon } counts at { $band ->
    [long] long
   *[short] short
} range only. Change --range or leave --critical out.
wasteland-odds-error-charge = “{ $charge }” is not a charge die. Choose one of these: { $known }.
wasteland-odds-error-charge-far = A charge counts in close combat only. Add --range close or leave --charge out.
wasteland-odds-error-armour = “{ $armour }” is not an armour rating. Give a rating from 0 to 9, with its +1 if it has one (3+1), or X for immune.
wasteland-odds-error-armour-twice = --target brings its own armour. Give either --target or --armour.
wasteland-odds-error-skill = { $unit } does not have the skill for this weapon ({ $weapon }). Choose another unit, or give --skill.
wasteland-odds-error-game = There are no odds for “{ $game }”. Choose one of these: { $known }.

## Help

help-odds-game = The game: tragic (critical hits) or wasteland (attacks). Without it: tragic.
    .value = GAME
help-odds-weapon = Wasteland: the weapon, by its id or name.
    .value = WEAPON
help-odds-skill = Wasteland: the value of the skill before everything that changes it.
    .value = N
help-odds-unit = Wasteland: the unit that attacks; its card gives the skill.
    .value = UNIT
help-odds-target = Wasteland: the unit that is attacked; its card gives armour and health.
    .value = UNIT
help-odds-range = Wasteland: short, long or close (close combat). Without it: short, or close for close-combat weapons.
    .value = RANGE
help-odds-cover = Wasteland: items of cover between them.
    .value = N
help-odds-armour = Wasteland: the target’s armour, for example 2, 3+1 or X for immune. Without it: none.
    .value = RATING
help-odds-quick = Wasteland: as a quick action or reaction.
help-odds-charge = Wasteland: after a charge, with its die: black, green or both.
    .value = DIE
help-odds-critical = Wasteland: as a critical, with the critical column of the weapon.
