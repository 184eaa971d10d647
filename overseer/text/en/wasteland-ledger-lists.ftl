# The companion's lists: what a tracker picks from, and what a correction changed.

companion-die-white = white die
companion-die-red = red die
companion-flip-lucky = The luck token shows its lucky side
companion-flip-blank = The luck token shows its blank side

companion-marker-investigation = investigation marker
companion-marker-searchable = searchable marker
companion-marker-mine = mine
companion-marker-place = place of the scenario
companion-marker-heap = things on the ground
companion-marker-strike = target of the artillery

companion-level-draw = draw
companion-level-minor = minor victory
companion-level-plain = victory
companion-level-major = major victory

companion-status-unready = unready
companion-status-ready = ready
companion-status-used = used
companion-place-table = on the table
companion-place-waiting = waiting
companion-place-removed = removed
companion-place-escaped = escaped

## What a correction changed

companion-changed-model = { $who }: { $what } { $before } → { $after }
companion-changed-table = { $what }: { $before } → { $after }
companion-changed-of = { $who }: { $what }
companion-changed = Different now: { $what }
companion-changed-turn = Turn: { $side }
companion-fact-left = health
companion-fact-health = health
companion-fact-rads = radiation
companion-fact-points = action points
companion-fact-luck = luck
companion-fact-reactions = reactions
companion-fact-boosts = armour boosts
companion-fact-power-damage = damage of the power armour
companion-fact-stuns = stuns
companion-fact-round = round
companion-fact-items = item deck
companion-fact-dangers = danger deck
companion-fact-level = level of victory
companion-fact-status = turn
companion-fact-place = place
companion-fact-conditions = conditions
companion-fact-weapons = weapons
companion-fact-cards = cards
companion-fact-power = power armour
companion-fact-turn = whose turn it is
companion-fact-end = the end of the battle
companion-fact-held = cards in hand
companion-fact-fate = event deck
companion-fact-markers = markers
companion-fact-counts = counters
companion-fact-house = house rules
companion-fact-other = something else

## What comes next

companion-next-begin = Choose a scenario and who plays.
companion-next-field = Put models on the table.
companion-next-round = { $side ->
    [none] A new round begins. Both sides have as many models: the luck token says who begins.
   *[other] A new round begins. Advantage: { $side }.
}
companion-next-event = Draw the event of this round.
companion-next-token = { $side }: draw a token.
companion-next-ready = { $side }: make a model ready.
companion-next-activate = { $n ->
    [one] { $side }: activate { $model }.
   *[other] { $side }: activate the ready models.
}
companion-next-act = { $model } acts.
companion-next-turn = Next: { $side }.
companion-next-finish = The last round is over. Who has won?
companion-next-over = The battle is over.
