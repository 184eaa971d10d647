# `overseer odds wasteland` and the preview of an attack: value, dice, armour and exact chances.

wasteland-odds-written = The bars are in { $file }.

wasteland-odds-fraction = Share of all throws

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
