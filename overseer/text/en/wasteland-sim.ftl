# Simulations of battles (`overseer sim wasteland`), and the skirmish that bots play in them.

sim-caps = Caps taken
sim-draws = Draws: { $share }.
sim-first-side = The side that begins wins { $share } ({ $interval }).
sim-force = Force
sim-battles = Battles
sim-error-forces = { $forces } forces do not fit { $seats } seats. Name one force for everybody, one for each seat, or “all”; --matrix takes any number.
sim-error-matrix-forces = A matrix needs two seats and at least two different forces, for example --decks minutemen,hammer; without --decks it takes the ready ones for 750 caps.

bench-sights-per-s = Lines of sight/s
bench-thoughts-per-s = AI decisions/s

wasteland-scenario-skirmish = Skirmish
    .briefing = Two forces of equal caps meet in the open. Nobody has come for anything but the other side.
    .aim = After six rounds, or once a side has nobody left, the side that removed enemies of more caps wins.
end-wasteland-skirmish-eliminated = One side has nobody left.
end-wasteland-skirmish-caps = After the last round, the side that took more caps wins.
end-wasteland-skirmish-level = After the last round, both sides have taken the same.
