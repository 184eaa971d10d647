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

## The face of an item: when it works, and what its symbols do not say

item-when-turn = Pendant votre tour
item-when-fight = Avant un combat
item-when-reroll = Après votre lancer
item-when-lost = Après un combat perdu
item-when-appear = À l’arrivée d’une Menace
item-when-income = Avec votre revenu
item-when-build = Quand vous construisez
item-when-win = Après un combat gagné
item-when-recall = À la fin d’un round
item-when-discount = Quand vous construisez
item-when-end = À la fin de la partie
item-brief-fight = à votre lancer
item-brief-reroll = Relancez les deux dés
item-brief-lost = Personne n’est blessé
item-brief-appear = Défaussez-la aussitôt
item-brief-discount = de moins par Salle
item-brief-end = { $things }
item-brief-end-most = { $things }, { $most } au maximum
item-brief-end-calm = s’il n’y a aucune Menace dans votre Niveau
