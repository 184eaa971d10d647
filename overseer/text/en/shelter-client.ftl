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
