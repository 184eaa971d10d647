# Ce qui se choisit quand on ouvre une table.

option-seat = Place { $n }

option-shelter-cards = Cartes
    .usual = les cartes standard
    .detail = Votre propre jeu de cartes, envoyé auparavant.
option-shelter-first = Qui commence
    .usual = tiré au sort
option-shelter-colours = Ascenseurs
    .usual = dans l’ordre des places
    .detail = L’ascenseur de chacun, et donc sa couleur.
option-shelter-floors = Niveaux
    .usual = dans l’ordre des places, de haut en bas
    .detail = Le Niveau où vit chacun.
option-shelter-floor = Niveau { $n }

option-tragic-cards = Cartes
    .usual = les cartes standard
    .detail = Votre propre jeu de cartes, envoyé auparavant.
option-tragic-format = Format
    .usual = Singleton
    .detail = Combien de fois une carte peut figurer dans un deck.
option-tragic-decks = Deck de la place { $n }
    .usual = le prochain deck tout prêt, ou ce qu’on apporte
option-tragic-turns = Tours chacun
    .usual = 60
    .detail = Après ce nombre de tours, le temps est écoulé : qui a le moins de blessures l’emporte.

option-wasteland-cards = Cartes
    .usual = les cartes standard
    .detail = Votre propre jeu de cartes, envoyé auparavant.
option-wasteland-scenario = Scénario
    .usual = Débuts agités
option-wasteland-zones = Les deux se déploient à des bords opposés
    .usual = n’importe où, comme imprimé
option-wasteland-ai = L’IA joue
    .usual = le second camp du scénario
option-wasteland-caps = Liste de Caps
    .usual = 2020
    .detail = L’année de la liste qui fixe le prix des figurines et des cartes.
option-wasteland-limit = Taille des Forces
    .usual = selon le scénario
option-wasteland-caps-of = { $n } Caps
option-wasteland-forces = Force de la place { $n }
    .usual = une Force toute prête, ou ce qu’on apporte
option-wasteland-enemy = La Force de l’IA
    .usual = tirée au sort
option-wasteland-difficulty = Difficulté
    .usual = normale
    .detail = De combien de Caps de plus dispose l’IA.
option-wasteland-difficulty-normal = normale
option-wasteland-difficulty-hard = difficile : 100 Caps de plus
option-wasteland-difficulty-deadly = mortelle : 200 Caps de plus
option-wasteland-terrain = Décor
    .usual = selon le scénario
    .detail = À quel point la table est remplie ; ou une table à vous, envoyée auparavant.
option-wasteland-terrain-light = léger : peu d’éléments
option-wasteland-terrain-medium = moyen
option-wasteland-terrain-dense = dense : beaucoup de couvert
option-wasteland-settings-green-blanks = Les faces vides des dés verts aident à viser
    .usual = selon notre lecture des règles
option-wasteland-settings-move-adds-base = Pour se déplacer, le socle compte aussi
    .usual = selon notre lecture des règles

option-campaign-cards = Cartes
    .usual = les cartes standard
    .detail = Votre propre jeu de cartes, envoyé auparavant.
option-campaign-course = Déroulement
    .usual = cinq batailles liées
option-campaign-course-linked = cinq batailles liées
option-campaign-course-free = des batailles à votre choix
option-campaign-sides = Camp de la place { $n }
    .usual = comme d’habitude à ce nombre
option-campaign-factions = { $n ->
    [1] Les attaquants de l’IA
   *[other] Les défenseurs de l’IA
}
    .usual = comme d’habitude
option-campaign-settlements = La place { $n } a une colonie
    .usual = oui
option-campaign-battles = Batailles au plus
    .usual = 10
option-campaign-caps = Liste de Caps
    .usual = 2020
    .detail = L’année de la liste qui fixe le prix des figurines et des cartes.
option-campaign-settings-green-blanks = Les faces vides des dés verts aident à viser
    .usual = selon notre lecture des règles
option-campaign-settings-move-adds-base = Pour se déplacer, le socle compte aussi
    .usual = selon notre lecture des règles
