# Le client plein écran.

## Autour de l’Abri

table-title = SHELTER
table-round = Round { $round }
table-last-round = Dernier round !
table-over = La partie est terminée
table-over-keys = La partie est terminée. e montre le résultat, q quitte.
table-asked = { $seat } décide
table-thinking = { $seat } réfléchit…
table-watch = { $seat } joue.
table-threats = { $n ->
    [one] { $n } Menace restante
   *[other] { $n } Menaces restantes
}
table-rooms = Salles · { $n } dans le paquet
table-items = Objets · { $n } dans le paquet
table-rooms-short = Salles · { $n }
table-items-short = Objets · { $n }
table-log = Ce qui s’est passé
table-detail = En détail
table-lift = Votre Ascenseur
table-lift-of = Ascenseur : { $owner }
table-passed = a passé
table-resigned = a abandonné
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
table-columns = { $several ->
    [yes] colonnes { $columns }
   *[no] colonne { $columns }
}
table-covers = Elle recouvre une case de cette Salle : { $room }.
table-chance = À eux seuls, les dés gagnent ce combat dans { $percent } % des jets.
table-chance-now = Vos chances de gagner : { $percent } %.
table-income = { $owner } pourra toucher un revenu (SH-E1).
table-there = { $seat } a un Résident ici.
table-there-wounded = { $seat } a un Résident blessé ici.
table-enter-place = { $n ->
    [one] ⏎ ou second clic : placer un Résident ici.
   *[other] ⏎ ou second clic : choisir qui va ici.
}
table-enter-choose = ⏎ ou second clic : valider.
table-afterwards = Vous aurez ensuite : { $tracks }
table-rule-hint = { $rule } · ? ou F1 montre cette règle.

## Les touches de la dernière ligne

table-key-move = bouger
table-key-next = choix suivant
table-key-act = valider
table-key-go-on = continuer
table-key-pass = passer
table-key-undo = annuler
table-key-cards = cartes
table-key-explain = pourquoi ?
table-key-help = aide
table-key-moments = { $on ->
    [yes] toujours demander : oui
   *[no] toujours demander : non
}
table-key-speed = { $speed ->
    [slow] bots : lents
    [normal] bots : normaux
    [fast] bots : rapides
   *[instant] bots : instantanés
}
table-key-hand-over = { $on ->
    [yes] relais : oui
   *[no] relais : non
}
table-key-language = langue
table-key-leave = quitter

## Aide

table-help-title = Aide
table-help-aim = Vous êtes officier de l’Abri : qui aura le plus de Bonheur à la fin en deviendra superviseur. À votre tour, placez un Résident sur une case libre : payez son coût rouge et recevez sa récompense verte. Construisez des Salles à votre Niveau, prenez des Objets, repoussez ce qui rampe hors de l’obscurité.
table-help-keys = Touches
table-help-move = déplacer le curseur dans l’Abri, ou monter et descendre dans une liste
table-help-next = aller au prochain choix possible, ou au précédent
table-help-act = faire ce que montre le curseur
table-help-go-on = continuer : refuser, accepter, lancer les dés
table-help-digits = choisir dans la liste numérotée
table-help-back = revenir de la question « qui y va ? »
table-help-pass = aller sur « passer » ; encore une fois, et vous passez
table-help-undo = reprendre votre dernier coup, tant que ni le hasard ni un autre n’a joué
table-help-cards = lire toutes les cartes des pistes et des joueurs
table-help-log = lire tout ce qui s’est passé
table-help-explain = pourquoi c’est impossible : la règle en entier
table-help-help = cette page
table-help-rules = parcourir les règles
table-help-moments = demander à chaque instant, même entre deux récompenses, ou seulement à la fin de votre tour
table-help-speed = la vitesse des bots : lents, normaux, rapides, instantanés
table-help-hand-over = à plusieurs : l’écran qui cache la table jusqu’à l’arrivée du suivant
table-help-language = la langue suivante
table-help-resign = abandonner
table-help-end = après la fin : revoir le résultat
table-help-leave = enregistrer et quitter ; « overseer play --resume » reprend la partie
table-help-mouse = À la souris : le premier clic sur une case ou un choix l’explique, le second le joue. Un clic sur une carte d’une piste explique cette carte ; les touches de la dernière ligne sont cliquables aussi.
table-help-marks = Marques
table-help-signs = Signes
table-mark-seat = Résidents de { $seat } : non blessé et blessé ; une lettre à côté est son entraînement
table-mark-legal = une case qui vous est ouverte
table-mark-threat = une Menace qui recouvre une case
table-mark-first = a le pion Premier Joueur
table-mark-left = construire à l’extrémité gauche de votre Niveau
table-mark-right = construire à l’extrémité droite de votre Niveau
table-mark-track = une piste de ressources : combien de cubes sur six

## Feuilles

table-sheet-keys = ↑ ↓ défiler · L langue · Échap retour
table-rules-title = Les règles
table-rules-keys = ↑ ↓ autre règle · L langue · Échap retour
table-cards-title = Toutes les cartes sur la table
table-no-items = aucun Objet
table-exhausted = { $item } (incliné)

## Moments particuliers

table-hand-over = Passez le clavier à { $seat }.
table-hand-over-keys = ⏎ je suis { $seat } · o ne plus demander · q enregistrer et quitter
table-resign = { $seat } abandonne et ne pourra plus gagner. Abandonner vraiment ?
table-yes-no = o oui · n non
table-too-small = L’Abri a besoin d’un terminal de { $width } × { $height } caractères ; celui-ci en a { $here } × { $there }. Agrandissez la fenêtre ou réduisez la police. La partie est enregistrée et vous attend. q quitte.

## La fin

table-end-title = La fin
table-won = { $n ->
    [one] { $names } prend la tête de l’Abri !
   *[other] Victoire partagée : { $names } !
}
table-nobody-won = Personne ne gagne.
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
table-record = L’enregistrement de cette partie : { $file }
