# What is said about every game, whoever shows it.

## Seats
seat-human = Player { $n }
seat-bot = Bot { $n } ({ $level ->
    [random] random
    [easy] easy
    [normal] normal
    [hard] hard
   *[other] { $level }
})

## Moves
say-nothing = nothing
say-move = { $name }. { $detail }

## The plain client
plain-refused = { $sentence } (rule { $rule })
say-winners = { $n ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}

## Rules and cards
say-refused = { $sentence } (rule { $rule })
cli-rule = { $rule } · { $title }
cli-rule-marked = { $rule } · { $title } ({ $mark })

## Replays
replay-score = { $seat }: { $n }
progress-leads = From here on { $seat } leads.

## Simulation and measurement
sim-seat = Seat { $seat }: { $bot }

## What is wrong
cli-guess = { $guess ->
    [no] {""}
   *[other] {" "}Did you mean “{ $guess }”?
}
cli-error-seat = “{ $seat }” cannot sit at the table.{ cli-guess } Choose from: { $allowed }, with commas between them.
cli-error-names-many = { $names } names for { $seats } seats are too many. Give one a seat at most.
cli-error-name = The name “{ $name }” cannot be shown. Take at most { $most } readable characters.
cli-error-names-twice = Two seats have the same name. Give each its own.
cli-error-rule = There is no rule “{ $rule }”. Near: { $near }.
odds-column-chances = Chances
odds-column-dice = Dice
odds-column-share = Critical
odds-column-exact = Exactly
odds-axis-chances = Critical chances
odds-axis-share = Chance of a critical hit
odds-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
odds-percent-whole = { NUMBER($n) }%
odds-picture-title = Tragic: the chance of a critical hit
odds-picture-about = One die a chance and one to confirm; at least two of them show a 1.
odds-picture-start = to begin with

## Shelter
show-shelter-title = Shelter – round { $round }
show-shelter-dwellers = Dwellers: { $home } at hand, { $placed } at work, { $wounded } wounded

## Tragic
show-tragic-title = Tragic – turn { $turn } of { $name }
show-tragic-setup = Tragic – set-up
show-tragic-hand = Hand
show-tragic-library = Library
show-tragic-discard = Discard

## Wasteland
show-battle-title = { $round ->
    [0] Wasteland – { $scenario }, set-up
   *[other] Wasteland – { $scenario }, round { $round } of { $rounds }
}
show-rulers = Rulers
show-ruler = { $colour }, { $n } mm
show-terrain = Terrain
show-outline-solid = blocks way or sight
show-outline-dashed = can be crossed
show-signs = Signs
show-status-unready = unready
show-status-ready = ready
show-status-used = used
show-reaction = has prepared
show-condition = has a condition
show-marker-investigation = investigation marker
show-marker-searchable = searchable marker
show-marker-mine = mine
show-marker-place = place of the scenario
show-marker-heap = items on the ground
show-marker-strike = artillery strike
show-side = Side { $side } – { $players }
show-side-nobody = Side { $side }
show-ai = AI
show-model = { $n } · { $name }
show-model-state = { $status } – { $kit }
show-carries = carries something
show-place-waiting = not on the table yet
show-place-escaped = left the table
show-place-removed = removed

rules-nothing = No rule has “{ $words }”. Try fewer words, or the beginning of one.

cards-source = { $source ->
    [seed] Known from the printed rules.
    [public] Its effect is a published fact.
   *[designed] Its numbers are our own design.
}

field-line = { $name }: { $value }
