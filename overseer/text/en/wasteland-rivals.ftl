# Player against player: the plant, the police station, the overpass, the show, the street.

## Sides, markers, things

scenario-side-blue = Blue
scenario-side-red = Red
scenario-marker-control-point = control point
scenario-marker-bank = bank
scenario-marker-prize = prize
scenario-marker-pillar = pillar
scenario-marker-charge = charge
scenario-marker-detonator = detonator
wasteland-unit-computer = Computer
wasteland-terrain-pillar = pillar

## Choices

scenario-put-wall = { $way ->
    [rising] a wall rising to the east
    [across] a wall from south to north
    [falling] a wall falling to the east
   *[along] a wall along the south edge
} ({ $size ->
    [orange] orange ruler
    [yellow] yellow ruler
   *[red] red ruler
}, { $length })
scenario-choice-pillar = look at pillar k{ $n }
scenario-choice-swap = swap pillars k{ $first } and k{ $second }
scenario-choice-live = a live charge for { $model }
scenario-choice-dummy = a dummy for { $model }
scenario-choice-charge = charge k{ $n }

## The scenarios

scenario-plant = The General Atomics plant
    .story = Somewhere in these halls six computers are still humming. Tonight’s storm will finish them, and half the wasteland would like a copy of what they know. The other half would rather nobody had one.
    .blue = Copy four data sets within six rounds.
    .red = See to it that four sets cannot be had, until the storm comes.
    .rules = Numbered investigation markers are computers; the hub in the middle lies face up. Touching one that you know, Blue copies its set with computers. A Brotherhood force can upload a virus at the hub: −4 for Blue’s tests. Super mutants who watch long enough learn to smash computers (health 4, armour 2/1/–). Super mutants never play Blue. Radiation weapons do physical damage to whoever is immune to radiation.
scenario-police-station = The police station
    .story = The old station still has power, a working radio and a door that nobody has managed to close. Somebody will have to stand in it.
    .attacker = Touch the control point with any model.
    .defender = Keep everybody off the control point for six rounds, or remove all attackers.
    .rules = The attackers have 200 caps more. The defenders put up four walls (cover, difficult ground) and two turrets in their zone before anybody is deployed. Turrets do not count as models left. Being pushed against the control point counts.
scenario-demolition = Demolition
    .story = The overpass has stood for two hundred years, and by tomorrow morning it must either still do so or not at all. The plans are lost: nobody knows any more which pillars carry it.
    .blue = Blow up pillars whose numbers make 19, better 23 or more.
    .red = Keep the numbers of the destroyed pillars at 18, better 10 or less.
    .rules = Six pillars hide the numbers 3 to 8. Blue looks at four, then Red swaps two in secret. Blue carries eight live charges and three dummies; only Blue knows which. One action places a charge against a base, a test of INT disarms it or arms it again. Charges are passed on within orange for nothing. The detonator works once: what is active at the end of the next round explodes, at the latest at the end of round six. Radiation weapons do physical damage to whoever is immune to radiation.
scenario-sweep = The Super Duper Sweep
    .story = The lights, the jingle, the laughter from a tape: somebody has put the old show back on the air. All you have to do is grab, run, and not get shot in front of the cameras.
    .blue = Bank 200 caps, or have more in prizes than Red after six rounds.
    .red = Bank 200 caps, or have more in prizes than Blue after six rounds.
    .rules = The investigation markers 1 to 4 are the big prizes: 60, 50, 40 and 30 caps, one action to take, and whoever drags one moves a colour less and cannot charge. What a searchable marker yields is a prize of 15 caps. A model carries one big prize or two others; dogs carry none. Touching a bank with prizes banks them. What is carried at the end counts too.
scenario-suit-up = Suit up
    .story = At the end of the street stands a suit of power armour, dusty, complete and very much alone. Whoever gets into it may walk out. Whoever does not had better not be in the way.
    .attacker = Find the power armour, put it on and leave the table in it.
    .defender = Let nobody leave in the armour within six rounds.
    .rules = The armour is the searchable marker A; with one action a model that is a unit by itself, and has the body for it, puts it on; others may carry it (no charging) and hand it over by touch. Two markers are blank, one is a stimpak, one a danger. Half of the defenders enter at the attackers’ edge in round three, with one action.

## How it ended

end-wasteland-plant-copied = The fourth data set is safe: Blue has what it came for.
end-wasteland-plant-out-of-reach = Too many computers are scrap: four sets are no longer to be had.
end-wasteland-plant-blue-gone = Nobody is left to copy anything: Red has won.
end-wasteland-plant-red-gone = Nobody is left to stop it: the plant belongs to Blue.
end-wasteland-plant-storm = The storm is here, and all data are gone: Red has won.
end-wasteland-police-station-reached = A hand on the control point: the station has fallen.
end-wasteland-police-station-attackers-gone = The last attacker is down: the station holds.
end-wasteland-police-station-held = Six rounds are over and the station holds.
end-wasteland-demolition-collapse = The overpass comes down from end to end: a major victory for Blue.
end-wasteland-demolition-sagging = The overpass sags and will not last the winter: a minor victory for Blue.
end-wasteland-demolition-cracked = Cracks and dust, but the overpass stands: a minor victory for Red.
end-wasteland-demolition-standing = The overpass has hardly a scratch: a major victory for Red.
end-wasteland-sweep-blue-banked = 200 caps in the bank: Blue wins the show!
end-wasteland-sweep-red-banked = 200 caps in the bank: Red wins the show!
end-wasteland-sweep-blue-richer = The gong: Blue has the dearer prizes.
end-wasteland-sweep-red-richer = The gong: Red has the dearer prizes.
end-wasteland-sweep-tie = The gong, and both sides have the same: nobody wins the show.
end-wasteland-suit-up-left = The armour walks off the table with somebody in it: the attackers have won.
end-wasteland-suit-up-attackers-gone = Nobody is left who could wear the armour: a major victory for the defenders.
end-wasteland-suit-up-trapped = The armour is worn, but it has not got away: a minor victory for the defenders.
end-wasteland-suit-up-not-worn = Nobody wears the armour: a major victory for the defenders.

## What happened

event-wasteland-data-set = { $model } copied the data of computer k{ $marker }: { $total } so far.
event-wasteland-virus = { $model } uploaded a virus: −4 for Blue’s computers tests, and all investigation markers were turned up.
event-wasteland-understood = { $model } understood what the computers are for. They are targets now!
event-wasteland-computer-broken = Computer k{ $marker } was reduced to scrap.
event-wasteland-pillar-seen = Pillar k{ $marker } hides the number { $number }.
event-wasteland-pillar-seen-hidden = Blue looked at a pillar.
event-wasteland-pillars-swapped = Red swapped two pillars in secret.
event-wasteland-charge-laid = { $model } placed charge k{ $marker }.
event-wasteland-charge-disarmed = { $model } disarmed charge k{ $marker }.
event-wasteland-charge-armed = { $model } armed charge k{ $marker } again.
event-wasteland-detonator = { $model } set the detonator: everything goes off at the end of round { $round }.
event-wasteland-charge-blown = Charge k{ $marker } exploded!
event-wasteland-charge-dud = Charge k{ $marker } was a dummy.
event-wasteland-pillar-down = Pillar k{ $marker } collapsed.
event-wasteland-pillars-counted = { $number ->
    [0] No pillar was destroyed.
    [one] One pillar was destroyed; its number is { $total }.
   *[other] { $number } pillars were destroyed; their numbers make { $total }.
}
event-wasteland-prize-found = { $model } found a prize.
event-wasteland-prize-banked = { $model } banked { $caps } caps: { $total } in all.
event-wasteland-suit-worn = { $model } put the power armour on!
event-wasteland-suit-dropped = The power armour was left at marker k{ $marker }, where { $model } fell.

## Refusals

refusal-wasteland-burdened = What this model carries keeps it from charging. Move, or hand it over first.
refusal-wasteland-cannot-carry = This model carries as much as it can. Bring that away first, or send another model.
refusal-wasteland-used-up = That has been done already, and it works only once. Look for the next one.
refusal-wasteland-force-side = This force may not take that side of the scenario. Choose another force, or change sides.
