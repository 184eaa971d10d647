# What clients of Shelter are answered when they ask about something on the table.

## A space

table-columns = { $several ->
    [yes] colonnes { $columns }
   *[no] colonne { $columns }
}
table-covers = Elle recouvre une case de cette Salle : { $room }.
table-chance = À eux seuls, les dés gagnent ce combat dans { $percent } % des lancers.
table-chance-now = Vos chances de gagner : { $percent } %.
table-income = { $owner } pourra toucher un revenu (SH-E1).
table-there = { $seat } a un Résident ici.
table-there-wounded = { $seat } a un Résident blessé ici.
table-afterwards = Vous aurez ensuite : { $tracks }

## Places and decks

client-shelter-empty = Aucune Salle n’est encore construite ici.
client-shelter-deck-items = Paquet d’Objets
client-shelter-deck-rooms = Paquet de Salles
client-shelter-deck-threats = Paquet de Menaces
client-shelter-left = { $n ->
    [one] { $n } carte à piocher
   *[other] { $n } cartes à piocher
}, { $gone } dans la défausse.
client-shelter-gone = Dans la défausse : { $cards }.
