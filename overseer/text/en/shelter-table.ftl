# Shelter on the whole screen.

## Around the vault

table-title-shelter = SHELTER
table-round = Round { $round }
table-last-round = Last round!
table-threats = { $n ->
    [one] { $n } threat left
   *[other] { $n } threats left
}
table-rooms = Rooms · { $n } in the deck
table-items = Items · { $n } in the deck
table-rooms-short = Rooms · { $n }
table-items-short = Items · { $n }
table-lift = Your elevator
table-lift-of = Elevator of { $owner }
table-passed = passed
table-dwellers = { $coming ->
    [0] { $n } placed · { $all } in all
   *[other] { $n } placed · +{ $coming } · { $all } in all
}
table-dwellers-short = { $n } placed

## What the cursor is on

table-who = Who goes there?
table-enter-place = { $n ->
    [one] ⏎ or a second click: place a dweller here.
   *[other] ⏎ or a second click: choose who goes here.
}

## Keys in the last line

table-key-pass = pass
table-key-moments = { $on ->
    [yes] ask always: on
   *[no] ask always: off
}

## Help

table-help-aim-shelter = You are one of the officers of the vault, and whoever has the most happiness at the end becomes its overseer. In your turn you place a dweller on a free space: you pay its red cost and gain its green reward. Build rooms on your floor, take items, fight off what crawls out of the dark.
table-help-move = move the cursor through the vault, or up and down a list
table-help-back = close the list of who goes there
table-help-pass = choose to pass; a second p confirms it
table-help-cards = read every card of the displays and of all players
table-help-moments = ask at every moment, between two rewards as well, or only at the end of your turn
table-help-mouse-shelter = With the mouse: the first click on a space or a choice explains it, the second one does it. A click on a card of a display explains that card; the keys in the last line can be clicked too.
table-mark-seat = dwellers of { $seat }: healthy and wounded; a letter behind one is its training
table-mark-legal = a space that is open to you now
table-mark-threat = a threat that covers a space
table-mark-first = holds the first-player marker
table-mark-left = build at the left end of your floor
table-mark-right = build at the right end of your floor
table-mark-track = a track: how many of six cubes are there

## The end

table-points-rooms = Rooms built
table-points-fights = Threats and fights
table-points-spaces = Spaces
table-points-items = Items
table-points-threats = Threats left on the floor
table-points-all = Happiness
table-tie-cubes = Resource cubes
table-tie-dwellers = Dwellers
table-tie-items = Items in front of them
table-tie = Happiness was equal; { $by ->
    [cubes] the number of resource cubes
    [dwellers] the number of dwellers
   *[items] the number of items
} decided (SH-X3).
table-tie-shared = Happiness, cubes, dwellers and items were equal: the victory is shared (SH-X3).
