# `overseer odds`: the exact chances of a critical hit, as a table and as a picture.

odds-title = The chance of a critical hit (TR-C6)
odds-note = You begin with 2 critical chances. The printed table speaks of about 0, 5 and 10% for 0, 1 and 2 chances; its rule, at least two dice showing a 1, gives exactly 0, 2.8 and 7.4%, and this is what Overseer rolls.
odds-one =
    { $chances ->
        [one] With { $shown } critical chance
       *[other] With { $shown } critical chances
    } you roll { $dice ->
        [one] 1 die
       *[other] { NUMBER($dice) } dice
    }: { $percent } for a critical hit, exactly { $fraction }.
odds-written = The curve is in { $file }.
odds-error-file = The picture could not be written to { $file } ({ $error }). Choose another place.
help-odds = See exact chances: Tragic’s critical hits, Wasteland’s attacks
    .long = Exact chances, as a table and as a picture. Tragic: a critical hit by the number of critical chances. Wasteland: an attack with a weapon, its value item by item, its chance to hit and the damage that comes through armour.
    .examples =
        overseer odds  The whole table
        overseer odds --chances 5  One chance
        overseer odds --picture criticals.svg  The curve as a picture
        overseer odds wasteland hunting-rifle --unit settler --range long --cover 1 --armour 2  An attack in Wasteland
        overseer odds wasteland sledgehammer --skill 6 --charge black --svg bars.svg  A charge, as bars in a picture
help-odds-chances = Only the chance for this number of critical chances, from -20 to 22.
    .value = N
help-odds-picture = Write the curve, or Wasteland’s bars, into an SVG file as well.
    .value = FILE.svg
