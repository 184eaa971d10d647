# What clients of Shelter are answered when they ask about something on the table.

## A space

table-columns = { $several ->
    [yes] columns { $columns }
   *[no] column { $columns }
}
table-covers = It covers a space of this room: { $room }.
table-chance = The dice alone win this fight in { $percent }% of all rolls.
table-chance-now = Your chance to win: { $percent }%.
table-income = { $owner } may take income for it (SH-E1).
table-there = { $seat } has a dweller here.
table-there-wounded = { $seat } has a wounded dweller here.
table-afterwards = Afterwards you have: { $tracks }

## Places and decks

client-shelter-empty = No room has been built here yet.
client-shelter-deck-items = Item deck
client-shelter-deck-rooms = Room deck
client-shelter-deck-threats = Threat deck
client-shelter-left = { $n ->
    [one] { $n } card to draw
   *[other] { $n } cards to draw
}, { $gone } discarded.
client-shelter-gone = This was discarded: { $cards }.

## The face of an item: when it works, and what its symbols do not say

item-when-turn = In your turn
item-when-fight = Before a fight
item-when-reroll = After your roll
item-when-lost = After a lost fight
item-when-appear = When a threat appears
item-when-income = With your income
item-when-build = When you build
item-when-win = When you win a fight
item-when-recall = At the end of a round
item-when-discount = When you build
item-when-end = At game end
item-brief-fight = to your roll
item-brief-reroll = Roll both dice again
item-brief-lost = Nobody is wounded
item-brief-appear = Discard it at once
item-brief-discount = less for every room
item-brief-end = for { $things }
item-brief-end-most = for { $things }, { $most } at most
item-brief-end-calm = if no threat lies on your floor
