# What is said about Shelter, whoever shows it.

## Coups
say-pass = Passer
say-pass-detail = Vous ne jouez plus pendant ce round.
say-done = Continuer
say-done-window = Continuer
say-done-room = Ne rien construire
say-done-income = Ne pas prendre de revenu
say-done-reroll = Garder le lancer
say-done-lost = Accepter la blessure
say-done-appear = Laisser la Menace en place
say-fight = Lancer les dés
say-fight-detail = { $bonus ->
    [0] Le combat est gagné avec { $number } ou plus.
   *[other] Le combat est gagné avec { $number } ou plus ; avec votre bonus de { $bonus }, les dés doivent donner { $needed } ou plus.
}
say-place = Placer { $who } : { $where }
say-place-lift = Ascenseur ({ $space })
say-place-room = { $room } ({ $space })
say-place-left = { $room }, case de gauche ({ $space })
say-place-right = { $room }, case de droite ({ $space })
say-place-threat = { $threat }, dans la Salle { $room } ({ $space })
say-dweller-healthy = un Résident non entraîné
say-dweller-healthy-trained = le Résident entraîné pour { $letter }
say-dweller-wounded = un Résident blessé
say-dweller-wounded-trained = le Résident blessé entraîné pour { $letter }
say-dwellers-healthy = deux Résidents non entraînés
say-dwellers-wounded = deux Résidents blessés
say-doubles = Votre entraînement pour { $letter } compte ici.
say-training-lost = { $n ->
    [one] L’entraînement est perdu.
   *[other] Les deux perdent leur entraînement.
}
say-use = Utiliser { $item }
say-give = Défausser { $item }
say-take = Prendre { $item }
say-ready = Redresser { $item }
say-build-left = Construire { $room } à gauche du Niveau
say-build-right = Construire { $room } à droite du Niveau
say-build-price = Cela vous coûte { $cubes }.
say-build-free = Cela ne vous coûte rien.
say-gain = Gagner { $cubes }
say-pay = Payer { $cubes }
say-train = Entraîner pour { $letter } ({ $name })
say-heal = Soigner { $who }
say-heal-at = Soigner le Résident de cette case : { $where }
say-trade = Échanger { $give } contre { $take }

## Le mode ligne à ligne
plain-round = Round { $round }. Le pion Premier Joueur est à { $first }.
plain-last-round = C’est le dernier round.
plain-player = { $seat }, Niveau { $floor } : { amount-happiness } ; ressources : { $cubes } ; Résidents : { $dwellers } ; Objets : { $items }.
plain-passed = { $line } A passé.
plain-dwellers-untrained = { $n ->
    [one] { $n } non entraîné
   *[other] { $n } non entraînés
}
plain-dwellers-wounded = { $n ->
    [one] { $n } blessé
   *[other] { $n } blessés
}
plain-dwellers-placed = { $n ->
    [one] { $n } placé
   *[other] { $n } placés
}
plain-dwellers-coming = { $n ->
    [one] { $n } nouveau, dès le prochain round
   *[other] { $n } nouveaux, dès le prochain round
}
plain-dwellers-trained = entraînés pour { $letters }
plain-dwellers-wounded-trained = blessés et entraînés pour { $letters }
plain-exhausted = { $item } (incliné)
plain-parts = { $first } ; { $rest }
plain-top-floor = Niveau supérieur : { $rooms }.
plain-floor = Niveau { $floor }, { $owner } : { $rooms }.
plain-room = { $room } ({ $spaces })
plain-space = { $what } ({ $space } { $who })
plain-space-in = { $space } { $who }
plain-space-threat = { $space } Menace { $threat }, { $who }
plain-wounded = { $seat } blessé
plain-free = libre
plain-items = Piste d’objets : { $items }.
plain-rooms = Piste de salles : { $rooms }.
plain-offered = { $room } pour { $cubes }
plain-decks =
    Paquets : { $items ->
        [one] { $items } Objet
       *[other] { $items } Objets
    }, { $rooms ->
        [one] { $rooms } Salle
       *[other] { $rooms } Salles
    }, { $threats ->
        [one] { $threats } Menace
       *[other] { $threats } Menaces
    }.
plain-tie = Égalité de Bonheur ; ce qui a départagé : { $by ->
    [cubes] les cubes Ressource
    [dwellers] les Résidents
   *[items] les Objets
}.
plain-points = { $seat } : { amount-happiness } (Salles { $rooms }, combats { $fights }, cases { $spaces }, Objets { $items }, Menaces { $lost ->
    [0] 0
   *[other] −{ $lost }
}).

## Relecture
replay-score-shelter = { $seat } : { amount-happiness }

## Feuilles
table-no-items = aucun Objet
table-exhausted = { $item } (incliné)
