# The cards of perception in Tragic: names and one line of colour. Their rules text is composed elsewhere.

## Ability cards

card-tragic-eye-for-gaps = Eye for gaps
    .flavour = Every armour has a seam, every seam has a bad day.
card-tragic-steady-aim = Steady aim
    .flavour = Breathe in, breathe out, and leave the third breath to them.
card-tragic-sharpshooter = Sharpshooter
    .flavour = You once shot the dot off an i, on a road sign.
card-tragic-fire-control = Fire control
    .flavour = A little higher. A little more left. There.
card-tragic-battlefield-sense = Battlefield sense
    .flavour = While the others reload, you look around.

## Attacks

card-tragic-pistol-shot = Pistol shot
    .flavour = Small, loud and persuasive.
card-tragic-sniper-shot = Sniper shot
    .flavour = The report arrives later, like most mail.
card-tragic-assault-rifle = Assault rifle
    .flavour = Thirty opinions a magazine.
card-tragic-needle-round = Needle round
    .flavour = So thin that even the receipt went through.
card-tragic-shotgun-blast = Shotgun blast
    .flavour = Aiming is a matter of general direction.
card-tragic-frag-grenade = Fragmentation grenade
    .flavour = Share with friends. Not with yours.
card-tragic-crippling-shot = Crippling shot
    .flavour = It still runs, only not anywhere.
card-tragic-fuel-tank-shot = Shot at the fuel tank
    .flavour = No smoking within a hundred metres, starting now.
card-tragic-minigun = Minigun
    .flavour = Whoever named it never carried it.

## Actions and quests

card-tragic-scout-ahead = Scout ahead
    .flavour = Somebody has to step on it first.
card-tragic-armour-piercing-rounds = Armour-piercing rounds
    .flavour = Knocking was never your style.
card-tragic-interrogation = Interrogation
    .flavour = The lamp is broken, the silence works just as well.
card-tragic-comb-the-ruins = Comb the ruins
    .flavour = One person’s rubbish is the same person’s rubbish, moved.
card-tragic-double-tap = Double tap
    .flavour = The second one is for certainty.
card-tragic-buried-cache = Buried cache
    .flavour = Somebody dug it in, marked it well and never came back.
card-tragic-lost-signal = Lost signal
    .flavour = It has repeated the same coordinates for two centuries. Somebody should answer.

## Reactions

card-tragic-take-cover = Take cover
    .flavour = From behind this wall, the situation looks much better.
card-tragic-saw-it-coming = Saw it coming
    .flavour = The wire was a nice touch. Rusty, though.
card-tragic-minefield = Minefield
    .flavour = The warning signs were sold separately.
card-tragic-disarming-shot = Disarming shot
    .flavour = The hat, the gun, the confidence, in that order.
card-tragic-one-shot = One shot
    .flavour = They had not even introduced themselves.

## Allies and companions

card-tragic-lookout = Lookout
    .flavour = He sees everything and is believed half the time.
card-tragic-raider-gunner = Raider gunner
    .flavour = She files a notch for every hit and a lie for every miss.
card-tragic-hover-spotter = Hovering spotter
    .flavour = It plays marching music until it finds you.
card-tragic-hired-sniper = Hired sniper
    .flavour = Payment in advance; refunds never came up.
card-tragic-super-mutant-gunner = Super mutant gunner
    .flavour = He calls it a rifle. The tank it came from calls it a turret.
card-tragic-ines-longshot = Ines – Marksman
    .flavour = She writes to her targets, but never in time.

## Objects

card-tragic-binoculars = Binoculars
    .flavour = One lens is cracked, so trouble comes in pairs.
card-tragic-demolition-charge = Demolition charge
    .flavour = Light the fuse, then read the instructions somewhere else.
card-tragic-eagle-drops = Eagle drops
    .flavour = You can count the feathers and taste the colours.
card-tragic-night-goggles = Night goggles
    .flavour = Everything is green, as it was before the war.
card-tragic-scoped-rifle = Scoped rifle
    .flavour = Distance is a form of courtesy.
card-tragic-watchtower = Watchtower
    .flavour = The best view in the county, if you like ash.
