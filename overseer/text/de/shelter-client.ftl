# What clients of Shelter are answered when they ask about something on the table.

## A space

table-columns = { $several ->
    [yes] Spalten { $columns }
   *[no] Spalte { $columns }
}
table-covers = Sie verdeckt ein Feld dieses Raums: { $room }.
table-chance = Die Würfel allein gewinnen diesen Kampf bei { $percent } % aller Würfe.
table-chance-now = Deine Gewinnchance: { $percent } %.
table-income = { $owner } darf dafür Einkommen nehmen (SH-E1).
table-there = Hier arbeitet ein Bewohner von { $seat }.
table-there-wounded = Hier liegt ein verletzter Bewohner von { $seat }.
table-afterwards = Danach hast du: { $tracks }

## Places and decks

client-shelter-empty = Hier ist noch kein Raum gebaut.
client-shelter-deck-items = Gegenstandsstapel
client-shelter-deck-rooms = Raumstapel
client-shelter-deck-threats = Gefahrenstapel
client-shelter-left = { $n ->
    [one] { $n } Karte im Stapel
   *[other] { $n } Karten im Stapel
}, { $gone } abgelegt.
client-shelter-gone = Abgelegt: { $cards }.

## The face of an item: when it works, and what its symbols do not say

item-when-turn = In deinem Zug
item-when-fight = Vor einem Kampf
item-when-reroll = Nach deinem Wurf
item-when-lost = Nach verlorenem Kampf
item-when-appear = Wenn eine Gefahr erscheint
item-when-income = Bei deinem Einkommen
item-when-build = Wenn du baust
item-when-win = Wenn du einen Kampf gewinnst
item-when-recall = Am Ende der Runde
item-when-discount = Wenn du baust
item-when-end = Am Spielende
item-brief-fight = zu deinem Wurf
item-brief-reroll = Würfle neu
item-brief-lost = Niemand wird verletzt
item-brief-appear = Lege sie sofort ab
item-brief-discount = weniger für jeden Raum
item-brief-end = für { $things }
item-brief-end-most = für { $things }, höchstens { $most }
item-brief-end-calm = wenn keine Gefahr auf deinem Stockwerk liegt
