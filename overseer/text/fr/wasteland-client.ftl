# Wasteland : la légende, et ce que demandent les clients.

## Dés

wasteland-client-die-white = dé blanc
wasteland-client-die-red = dé rouge

## États (WB-F10)

wasteland-client-condition-frozen = −2 à toutes les Compétences, Déplacements d’une couleur de moins, pas de Préparation, jusqu’à la fin de son activation.
wasteland-client-condition-arm = −2 à toutes les Compétences, jusqu’à un Stimpak.
wasteland-client-condition-leg = Déplacements d’une couleur de moins, jusqu’à un Stimpak.
wasteland-client-condition-fire = 1 dégât sans armure au début de chaque activation, puis un lancer du Jeton Chance : chanceux, il éteint le feu.
wasteland-client-condition-stunned = Coûte une Action.
wasteland-client-condition-poisoned = 1 dégât sans armure au début de chaque activation, jusqu’à guérison.
wasteland-client-condition-shaken = −2 aux Compétences, tant que sa carte le dit.

## Jetons

wasteland-client-token-reactions = Jeton Réaction
    .means = Achète une Action Rapide quand un ennemi agit à proximité.
wasteland-client-token-points = Point d’Action
    .means = Achète une Action Rapide pendant cette activation.
wasteland-client-token-boosts = Boost d’armure
    .means = Se dépense pour bloquer des dégâts.
wasteland-client-token-energy-boosts = Boost d’armure contre l’énergie
    .means = Se dépense pour bloquer des dégâts d’énergie.
wasteland-client-token-luck = Jeton Chance
    .means = Se lance pour changer un coup raté de peu en coup qui touche, ou l’inverse.
wasteland-client-token-rads = Dégâts de radiation
    .means = Comptent contre la Santé comme les autres dégâts.

## Marqueurs

wasteland-client-marker-investigation = { wasteland-marker-investigation }
wasteland-client-marker-searchable = { wasteland-marker-searchable }
wasteland-client-marker-mine = mine
wasteland-client-marker-place = lieu du scénario
wasteland-client-marker-heap = { say-wasteland-heap }
wasteland-client-marker-strike = { say-wasteland-aim }

## Lignes et zones

wasteland-client-line-clear = tir dégagé
wasteland-client-line-cover = tir à travers un couvert
wasteland-client-line-unseen = hors de vue
wasteland-client-line-move = où mène un Déplacement
wasteland-client-line-charge = où mène une Charge
wasteland-client-line-slow = terrain difficile : une couleur de moins

## Points et bords

wasteland-client-reachable = { $model } y arrive : { $ruler }.
wasteland-client-reachable-slow = { $model } y arrive par un terrain difficile : { $ruler }.
wasteland-client-not-seen-there = Personne n’y voit { $model }.
wasteland-client-seen-by = { $enemy } l’y voit, sans couvert.
wasteland-client-covered = { $enemy } l’y voit ; entre les deux : { $cover }.
wasteland-client-sees = { $enemy } : { $ruler }, ligne dégagée.
wasteland-client-sees-covered = { $enemy } : { $ruler } ; couvert : { $cover }.
wasteland-client-sees-not = { $enemy } : hors de vue.
wasteland-client-farther = plus loin que toute réglette

## Ce que l’IA a pesé : les entrées de ses listes, pourquoi pas, ce que comptent les chiffres

wasteland-client-entry-close-fight = Combat rapproché
wasteland-client-entry-close-charge = Charge
wasteland-client-entry-close-contact = Déplacement au contact
wasteland-client-entry-close-next-charge = Déplacement, puis Charge
wasteland-client-entry-close-next-move = Déplacement, puis Déplacement
wasteland-client-entry-close-towards = Déplacement vers un ennemi
wasteland-client-entry-ranged-shoot = Tir
wasteland-client-entry-ranged-position = Déplacement, puis Tir
wasteland-client-entry-ranged-towards = Déplacement vers un ennemi
wasteland-client-entry-ranged-break-off = Se désengager, puis Tir
wasteland-client-why-later = inutile
wasteland-client-why-nobody = aucun ennemi
wasteland-client-why-untouched = ne touche personne
wasteland-client-why-short = trop court
wasteland-client-why-unseen = ne voit personne
wasteland-client-why-engaged = engagée
wasteland-client-why-free = pas engagée
wasteland-client-why-quick = pas en Action Rapide
wasteland-client-why-shielded = pas dans une mêlée
wasteland-client-why-forbidden = pas permis
wasteland-client-counts-health = Santé
wasteland-client-counts-damage = dégâts
wasteland-client-counts-armour = armure
wasteland-client-counts-ruler = réglette
wasteland-client-counts-skill = valeur de Compétence
wasteland-client-counts-moves = Déplacements
wasteland-client-counts-mm = millimètres
wasteland-client-counts-whether = 0 : oui, 1 : non
