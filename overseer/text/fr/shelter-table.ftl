# Shelter en plein écran.

## Autour de l’Abri

table-title-shelter = SHELTER
table-round = Round { $round }
table-last-round = Dernier round !
table-threats = { $n ->
    [one] { $n } Menace restante
   *[other] { $n } Menaces restantes
}
table-rooms = Salles · { $n } dans le paquet
table-items = Objets · { $n } dans le paquet
table-rooms-short = Salles · { $n }
table-items-short = Objets · { $n }
table-lift = Votre Ascenseur
table-lift-of = Ascenseur : { $owner }
table-passed = a passé
table-dwellers = { $coming ->
    [0] { $n ->
        [one] { $n } placé
       *[other] { $n } placés
    } · { $all } en tout
   *[other] { $n ->
        [one] { $n } placé
       *[other] { $n } placés
    } · +{ $coming } · { $all } en tout
}
table-dwellers-short = { $n ->
    [one] { $n } placé
   *[other] { $n } placés
}

## Sous le curseur

table-who = Qui y va ?
table-enter-place = { $n ->
    [one] ⏎ ou second clic : placer un Résident ici.
   *[other] ⏎ ou second clic : choisir qui va ici.
}

## Les touches de la dernière ligne

table-key-pass = passer
table-key-moments = { $on ->
    [yes] toujours demander : oui
   *[no] toujours demander : non
}

## Aide

table-help-aim-shelter = Vous êtes officier de l’Abri : qui aura le plus de Bonheur à la fin en deviendra superviseur. À votre tour, placez un Résident sur une case libre : payez son coût rouge et recevez sa récompense verte. Construisez des Salles à votre Niveau, prenez des Objets, repoussez ce qui rampe hors de l’obscurité.
table-help-move = déplacer le curseur dans l’Abri, ou monter et descendre dans une liste
table-help-back = fermer la liste de qui y va
table-help-pass = choisir de passer ; un second p le confirme
table-help-cards = lire toutes les cartes des pistes et des joueurs
table-help-moments = demander à chaque instant, même entre deux récompenses, ou seulement à la fin de votre tour
table-help-mouse-shelter = À la souris : le premier clic sur une case ou un choix l’explique, le second le joue. Un clic sur une carte d’une piste explique cette carte ; les touches de la dernière ligne sont cliquables aussi.
table-mark-seat = Résidents de { $seat } : non blessé et blessé ; une lettre à côté est son entraînement
table-mark-legal = une case qui vous est ouverte
table-mark-threat = une Menace qui recouvre une case
table-mark-first = a le pion Premier Joueur
table-mark-left = construire à l’extrémité gauche de votre Niveau
table-mark-right = construire à l’extrémité droite de votre Niveau
table-mark-track = une piste de ressources : combien de cubes sur six

## La fin

table-points-rooms = Salles construites
table-points-fights = Menaces et combats
table-points-spaces = Cases
table-points-items = Objets
table-points-threats = Menaces restées au Niveau
table-points-all = Bonheur
table-tie-cubes = Cubes Ressource
table-tie-dwellers = Résidents
table-tie-items = Objets devant eux
table-tie = Égalité de Bonheur ; ce qui a décidé : { $by ->
    [cubes] le nombre de cubes Ressource
    [dwellers] le nombre de Résidents
   *[items] le nombre d’Objets
} (SH-X3).
table-tie-shared = Bonheur, cubes, Résidents et Objets sont à égalité : la victoire est partagée (SH-X3).
