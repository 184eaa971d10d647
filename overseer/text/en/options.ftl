# What can be chosen when a table is made.

option-seat = Seat { $n }

option-shelter-cards = Cards
    .usual = the standard cards
    .detail = A card set of your own, uploaded before.
option-shelter-first = Who begins
    .usual = drawn by chance
option-shelter-colours = Elevators
    .usual = in the order of the seats
    .detail = Each player’s elevator, and so their colour.
option-shelter-floors = Floors
    .usual = in the order of the seats, from the top
    .detail = Which floor each player lives on.
option-shelter-floor = Floor { $n }

option-tragic-cards = Cards
    .usual = the standard cards
    .detail = A card set of your own, uploaded before.
option-tragic-format = Format
    .usual = Singleton
    .detail = How often a card may be in a deck.
option-tragic-decks = Deck of seat { $n }
    .usual = the next ready deck, or what they bring
option-tragic-turns = Turns each
    .usual = 60
    .detail = After so many turns time is up, and the fewer wounds win.

option-wasteland-cards = Cards
    .usual = the standard cards
    .detail = A card set of your own, uploaded before.
option-wasteland-scenario = Scenario
    .usual = Troubled beginnings
option-wasteland-zones = Both deploy at opposite edges
    .usual = anywhere, as printed
option-wasteland-ai = The AI plays
    .usual = the scenario’s second side
option-wasteland-caps = List of caps
    .usual = 2020
    .detail = The year of the list that says what models and cards cost.
option-wasteland-limit = Size of the forces
    .usual = as the scenario says
option-wasteland-caps-of = { $n } caps
option-wasteland-forces = Force of seat { $n }
    .usual = a ready force, or what they bring
option-wasteland-enemy = The AI’s force
    .usual = drawn by chance
option-wasteland-difficulty = Difficulty
    .usual = normal
    .detail = How many caps more the AI has.
option-wasteland-difficulty-normal = normal
option-wasteland-difficulty-hard = hard: 100 caps more
option-wasteland-difficulty-deadly = deadly: 200 caps more
option-wasteland-terrain = Terrain
    .usual = as the scenario says
    .detail = How full the table is; or a table of your own, uploaded before.
option-wasteland-terrain-light = light: few pieces
option-wasteland-terrain-medium = medium
option-wasteland-terrain-dense = dense: much cover
option-wasteland-settings-green-blanks = Blank sides of green dice help to aim
    .usual = as we read the rules
option-wasteland-settings-move-adds-base = Moving, the base counts too
    .usual = as we read the rules

option-campaign-cards = Cards
    .usual = the standard cards
    .detail = A card set of your own, uploaded before.
option-campaign-course = Course
    .usual = five linked battles
option-campaign-course-linked = five linked battles
option-campaign-course-free = battles that you choose
option-campaign-sides = Side of seat { $n }
    .usual = as usual for so many players
option-campaign-factions = { $n ->
    [1] The AI’s attackers
   *[other] The AI’s defenders
}
    .usual = as usual
option-campaign-settlements = Seat { $n } has a settlement
    .usual = yes
option-campaign-battles = Battles at the most
    .usual = 10
option-campaign-caps = List of caps
    .usual = 2020
    .detail = The year of the list that says what models and cards cost.
option-campaign-settings-green-blanks = Blank sides of green dice help to aim
    .usual = as we read the rules
option-campaign-settings-move-adds-base = Moving, the base counts too
    .usual = as we read the rules
