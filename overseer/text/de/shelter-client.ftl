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
