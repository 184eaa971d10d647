# Wasteland: the legend, and what clients ask about.

## Dice

wasteland-client-die-white = white die
wasteland-client-die-red = red die

## Conditions (WB-F10)

wasteland-client-condition-frozen = −2 on all skills, moves one colour shorter, no prepare, until the end of its activation.
wasteland-client-condition-arm = −2 on all skills, until a stimpak.
wasteland-client-condition-leg = Moves one colour shorter, until a stimpak.
wasteland-client-condition-fire = 1 damage without armour at the start of each activation, then a luck flip: luck puts it out.
wasteland-client-condition-stunned = Costs one action.
wasteland-client-condition-poisoned = 1 damage without armour at the start of each activation, until healed.
wasteland-client-condition-shaken = −2 on skills, as long as its card says.

## Tokens

wasteland-client-token-reactions = Reaction token
    .means = Buys a quick action when an enemy acts nearby.
wasteland-client-token-points = Action point
    .means = Buys a quick action in this activation.
wasteland-client-token-boosts = Armour boost
    .means = Spent to block damage.
wasteland-client-token-energy-boosts = Armour boost against energy
    .means = Spent to block energy damage.
wasteland-client-token-luck = Luck token
    .means = Flipped to turn a near miss into a hit, or a hit into a miss.
wasteland-client-token-rads = Radiation damage
    .means = Counts against health like any other damage.

## Markers

wasteland-client-marker-investigation = { wasteland-marker-investigation }
wasteland-client-marker-searchable = { wasteland-marker-searchable }
wasteland-client-marker-mine = mine
wasteland-client-marker-place = place of the scenario
wasteland-client-marker-heap = { say-wasteland-heap }
wasteland-client-marker-strike = { say-wasteland-aim }

## Lines and areas

wasteland-client-line-clear = clear shot
wasteland-client-line-cover = shot through cover
wasteland-client-line-unseen = out of sight
wasteland-client-line-move = where a move leads
wasteland-client-line-charge = where a charge leads
wasteland-client-line-slow = difficult ground: one colour shorter

## Points and edges

wasteland-client-reachable = { $model } gets there: { $ruler }.
wasteland-client-reachable-slow = { $model } gets there over difficult ground: { $ruler }.
wasteland-client-not-seen-there = Nobody sees { $model } there.
wasteland-client-seen-by = { $enemy } sees it there, without cover.
wasteland-client-covered = { $enemy } sees it there; in the way: { $cover }.
wasteland-client-sees = { $enemy }: { $ruler }, a clear line.
wasteland-client-sees-covered = { $enemy }: { $ruler }; cover: { $cover }.
wasteland-client-sees-not = { $enemy }: out of sight.
wasteland-client-farther = farther than any ruler

## What the AI weighed: entries of its lists, why not, what figures count

wasteland-client-entry-close-fight = Fight
wasteland-client-entry-close-charge = Charge
wasteland-client-entry-close-contact = Move into contact
wasteland-client-entry-close-next-charge = Move, then charge
wasteland-client-entry-close-next-move = Move, then move
wasteland-client-entry-close-towards = Move towards an enemy
wasteland-client-entry-ranged-shoot = Shoot
wasteland-client-entry-ranged-position = Move, then shoot
wasteland-client-entry-ranged-towards = Move towards an enemy
wasteland-client-entry-ranged-break-off = Break off, then shoot
wasteland-client-why-later = not needed
wasteland-client-why-nobody = no enemy
wasteland-client-why-untouched = touches nobody
wasteland-client-why-short = too short
wasteland-client-why-unseen = sees nobody
wasteland-client-why-engaged = engaged
wasteland-client-why-free = not engaged
wasteland-client-why-quick = not as a quick action
wasteland-client-why-shielded = not into a fight
wasteland-client-why-forbidden = not allowed
wasteland-client-counts-health = health
wasteland-client-counts-damage = damage
wasteland-client-counts-armour = armour
wasteland-client-counts-ruler = ruler
wasteland-client-counts-skill = skill value
wasteland-client-counts-moves = moves
wasteland-client-counts-mm = millimetres
wasteland-client-counts-whether = 0: yes, 1: no
