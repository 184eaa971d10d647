# What clients of Shelter are answered when they ask about something on the table.

## A space

table-columns = { $several ->
    [yes] columnas { $columns }
   *[no] columna { $columns }
}
table-covers = Cubre un espacio de esta Sala: { $room }.
table-chance = Los dados solos ganan este combate en el { $percent } % de las tiradas.
table-chance-now = Probabilidad de ganar: { $percent } %.
table-income = { $owner } podrá tomar ingresos por ello (SH-E1).
table-there = Aquí hay un Morador de { $seat }.
table-there-wounded = Aquí hay un Morador herido de { $seat }.
table-afterwards = Después tendrás: { $tracks }

## Places and decks

client-shelter-empty = Aquí aún no se ha construido ninguna Sala.
client-shelter-deck-items = Mazo de Objetos
client-shelter-deck-rooms = Mazo de Salas
client-shelter-deck-threats = Mazo de Amenazas
client-shelter-left = { $n ->
    [one] { $n } carta por robar
   *[other] { $n } cartas por robar
}, { $gone } en el descarte.
client-shelter-gone = En el descarte: { $cards }.

## The face of an item: when it works, and what its symbols do not say

item-when-turn = En tu turno
item-when-fight = Antes de un combate
item-when-reroll = Después de tu tirada
item-when-lost = Tras perder un combate
item-when-appear = Cuando aparece una Amenaza
item-when-income = Con tus ingresos
item-when-build = Cuando construyes
item-when-win = Cuando ganas un combate
item-when-recall = Al final de la ronda
item-when-discount = Cuando construyes
item-when-end = Al final de la partida
item-brief-fight = a tu tirada
item-brief-reroll = Vuelve a tirar
item-brief-lost = Nadie queda herido
item-brief-appear = Descártala de inmediato
item-brief-discount = menos por cada Sala
item-brief-end = por { $things }
item-brief-end-most = por { $things }, máximo { $most }
item-brief-end-calm = si no hay ninguna Amenaza en tu piso
