# La ligne de commande et le mode ligne à ligne.

## Places

seat-human = Joueur { $n }
seat-bot = Bot { $n } ({ $level ->
    [random] hasard
    [easy] facile
    [normal] normal
    [hard] difficile
   *[other] { $level }
})

## Coups

say-nothing = rien
say-move = { $name }. { $detail }
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
   *[other] Le combat est gagné avec { $number } ou plus ; avec votre bonus de { $bonus }, les dés doivent donner { $needed } ou plus.
}
say-place = Placer { $who } : { $where }
say-place-lift = votre Ascenseur ({ $space })
say-place-room = { $room } ({ $space })
say-place-left = { $room }, case de gauche ({ $space })
say-place-right = { $room }, case de droite ({ $space })
say-place-threat = { $threat }, dans la Salle { $room } ({ $space })
say-dweller-healthy = un Résident non entraîné
say-dweller-healthy-trained = le Résident entraîné en { $letter }
say-dweller-wounded = un Résident blessé
say-dweller-wounded-trained = le Résident blessé entraîné en { $letter }
say-dwellers-healthy = deux Résidents non entraînés
say-dwellers-wounded = deux Résidents blessés
say-doubles = Votre entraînement en { $letter } compte ici.
say-training-lost = { $n ->
    [one] L’entraînement est perdu.
   *[other] Les deux perdent leur entraînement.
}
say-use = Utiliser { $item }
say-give = Défausser { $item }
say-take = Prendre { $item }
say-ready = Redresser { $item }
say-build-left = Construire { $room } à gauche de votre Niveau
say-build-right = Construire { $room } à droite de votre Niveau
say-build-price = Cela vous coûte { $cubes }.
say-build-free = Cela ne vous coûte rien.
say-gain = Gagner { $cubes }
say-pay = Payer { $cubes }
say-train = Entraîner en { $letter } ({ $name })
say-heal = Soigner { $who }
say-heal-at = Soigner le Résident de cette case : { $where }
say-trade = Échanger { $give } contre { $take }

## Le mode ligne à ligne

plain-welcome = Une partie d’Overseer avec { $players }.
plain-saved-in = Enregistrée après chaque coup dans { $file }
plain-help-hint = Répondez par le numéro d’un coup ou par sa notation. « help » donne toutes les commandes.
plain-repaired = La partie reprend après ses { $moves } premiers coups, qui sont intacts, dans le nouveau fichier { $file }. Le fichier abîmé reste tel quel.
plain-lately = Voici ce qui vient de se passer :
plain-unsaved = Pas enregistrée ! { $problem } Vous pouvez continuer à jouer ; « save » réessaie.
plain-prompt = {"> "}
plain-asked = { $seat } : { $prompt }
plain-move = { $number }. { $text } [{ $notation }]
plain-no-number = Ce coup n’existe pas. Choisissez un numéro de 1 à { $most }, ou tapez « moves » pour revoir les coups.
plain-refused = { $sentence } (règle { $rule })
plain-legal = C’est permis. { $text }
plain-look-nothing = Il n’y a ni case ni carte « { $word } ». Nommez une case comme 0b1 ou une carte comme shotgun.
plain-resign-sure = Vous abandonnez et ne pourrez plus gagner. Si vous en êtes sûr, tapez « resign yes ».
plain-goodbye =
    La partie est enregistrée dans { $file }
    Pour la reprendre : overseer play { $game } --resume "{ $file }"
plain-record = L’enregistrement de cette partie, à relire ou à vérifier : { $file }
plain-help =
    Un numéro       jouer le coup qui porte ce numéro
    place 0b2 o     jouer un coup par sa notation
    moves           redonner les coups
    show            décrire toute la table
    look 0b2        décrire une case, ou une carte par son identifiant ou son nom
    why place 0b2 o dire pourquoi un coup est interdit, ou ce qu’il fait
    rule SH-P3      lire une règle
    undo            reprendre votre dernier coup
    resign          abandonner
    lang fr         changer de langue : en, fr, de, es
    save            enregistrer maintenant ; chaque coup l’est de toute façon
    quit            partir ; la partie pourra être reprise

plain-round = Round { $round }. Le pion Premier Joueur est à { $first }.
plain-last-round = C’est le dernier round.
plain-player = { $seat }, Niveau { $floor } : { amount-happiness } ; ressources : { $cubes } ; Résidents : { $dwellers } ; Objets : { $items }.
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
plain-dwellers-trained = entraînés en { $letters }
plain-dwellers-wounded-trained = blessés et entraînés en { $letters }
plain-exhausted = { $item } (incliné)
plain-parts = { $first } ; { $rest }
plain-top-floor = Niveau supérieur : { $rooms }.
plain-floor = Niveau { $floor }, { $owner } : { $rooms }.
plain-room = { $room } ({ $spaces })
plain-space = { $what } ({ $space } { $who })
plain-space-in = { $space } { $who }
plain-space-threat = { $space } Menace { $threat }, { $who }
plain-wounded = { $seat } blessé
plain-free = libre
plain-items = Piste d’objets : { $items }.
plain-rooms = Piste de salles : { $rooms }.
plain-offered = { $room } pour { $cubes }
plain-decks = Paquets : { $items } Objets, { $rooms } Salles, { $threats } Menaces.

plain-winners = { $n ->
    [one] { $who } gagne.
   *[other] { $who } partagent la victoire.
}
plain-tie = Égalité de Bonheur ; ce qui a départagé : { $by ->
    [cubes] les cubes Ressource
    [dwellers] les Résidents
   *[items] les Objets
}.
plain-points = { $seat } : { amount-happiness } (Salles { $rooms }, combats { $fights }, cases { $spaces }, Objets { $items }, Menaces { $threats }).

## Règles et cartes

cli-version = Overseer { $version }
cli-refused = { $sentence } (règle { $rule })
cli-rule = { $rule } · { $title }
cli-rule-marked = { $rule } · { $title } ({ $mark })

cards-rooms = SALLES
cards-elevators = ASCENSEURS
cards-items = OBJETS
cards-threats = MENACES
cards-room = Salle { $name }. { $text }
cards-elevator = { $name }. { $text }
cards-item = Objet { $name }. { $text }
cards-threat = Menace { $name }. { $text }
cards-line = { $id } : { $name }{ $copies ->
    [one] {""}
   *[other] {" "}(×{ $copies })
}. { $text }
cards-copies = Exemplaires dans le paquet : { $copies }.
cards-source = { $source ->
    [seed] Connue par les règles imprimées.
    [public] Son effet est un fait publié.
   *[designed] Ses nombres sont de notre conception.
}
cards-counts = { $rooms } Salles, { $elevators } Ascenseurs, { $items } Objets, { $threats } Menaces.

## Relecture

replay-title = { $game }, règles { $rules } : { $players }
replay-move = { $number }. { $seat } : { $text } [{ $notation }]
replay-event = {"   "}{ $text }
replay-score = { $seat } : { amount-happiness }
replay-stopped = { $n ->
    [one] Après { $n } coup, l’enregistrement s’arrête ici.
   *[other] Après { $n } coups, l’enregistrement s’arrête ici.
}
replay-moves-good = { $n ->
    [one] { $n } coup rejoué : il est permis et son sceau est intact.
   *[other] { $n } coups rejoués : tous sont permis et chaque sceau est intact.
}
replay-dice-good = Les dés étaient honnêtes : la graine est celle qui avait été fixée avant le premier coup ({ $commitment }), et elle donne chaque lancer et chaque carte.
replay-dice-later = Les dés se vérifient sur l’ensemble d’une partie terminée ; la graine n’est révélée qu’à ce moment-là.

## Simulation et mesure

sim-progress = Parties
sim-title = { $games ->
    [one] { $games } partie de { $game }, graine { $seed }
   *[other] { $games } parties de { $game }, graine { $seed }
}
sim-mirrored = En miroir : chaque donne a été jouée une fois pour chaque rotation des bots autour de la table.
sim-bot = Bot
sim-seat = Place { $seat } : { $bot }
sim-seat-any = Place { $seat }, tous les bots
sim-bot-all = { $bot }, par place
sim-wins = Victoires
sim-share = Part
sim-interval = Intervalle à 95 %
sim-score = Bonheur
sim-from-to = { $low } – { $high }
sim-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-shares-note = Une victoire partagée compte comme une fraction pour chaque vainqueur (partagées : { $shared }).
sim-rounds = Rounds : { $mean } en moyenne, de { $least } à { $most }.
sim-decisions = Décisions par partie : { $mean } en moyenne.
sim-ending = { $share } : { $ending }
sim-points = Bonheur venant des
sim-points-rooms = Salles
sim-points-fights = combats
sim-points-spaces = cases
sim-points-items = Objets
sim-points-threats = Menaces
sim-won-by = Première source du vainqueur
sim-room = Salle
sim-item = Objet
sim-offered = Offert
sim-taken = Pris
sim-untaken = Laissé
sim-taker = Le preneur gagne

bench-name = Mesuré
bench-decisions-per-s = Décisions/s
bench-moves-per-s = Coups/s
bench-games-per-s = Parties/s
bench-copies-per-s = Copies/s
bench-lists-per-s = Listes de coups/s
bench-none = –
bench-number = { NUMBER($n) }
bench-failed = { $library } n’a pas pu être mesuré : { $error }
bench-no-peers = Les autres moteurs ne sont pas installés. Pour mesurer à leurs côtés : { $command }
bench-plain = C’est la version non compilée. Compilez-la pour voir à quelle vitesse va Overseer (docs/performance.md).

## Ce qui ne va pas

cli-guess = { $guess ->
    [no] {""}
   *[other] {" "}Vouliez-vous dire « { $guess } » ?
}
cli-error-lang = Il n’y a pas de langue « { $lang } ». Choisissez parmi celles-ci : { $known }.
cli-error-command = Il n’y a pas de commande « { $word } ».{ cli-guess } Choisissez parmi celles-ci : { $known }.
cli-error-extra = « { $word } » est un mot de trop. Voyez : overseer { $command } --help
cli-error-option = Il n’y a pas d’option « { $option } » ici.{ cli-guess } Voyez --help.
cli-error-option-value = L’option « { $option } » est sans valeur, ou en a une qu’elle n’accepte pas. Voyez --help.
cli-error-missing = Il manque { $what }. Voyez : overseer { $command } --help
cli-error-unreadable = Cette ligne de commande est incompréhensible. Voyez : overseer --help
cli-error-whole = « { $value } » ne convient pas à { $option }. Donnez un nombre entier de { $low } à { $high }.
cli-error-seconds = « { $value } » ne convient pas à { $option }. Donnez des secondes, de { $low } à { $high }.
cli-error-list = « { $value } » ne convient pas à { $option }. Donnez des nombres entiers séparés par des virgules, par exemple 2,1.
cli-error-seat = « { $seat } » ne peut pas s’asseoir à la table.{ cli-guess } Choisissez parmi : { $allowed }, séparés par des virgules.
cli-error-names-many = { $names } noms pour { $seats } places, c’est trop. Donnez-en un par place au plus.
cli-error-name = Le nom « { $name } » ne peut pas s’afficher. Prenez au plus { $most } caractères lisibles.
cli-error-names-twice = Deux places ont le même nom. Donnez à chacune le sien.
cli-error-no-game = Quel jeu ? Choisissez parmi ceux-ci : { $known }. Par exemple : overseer play shelter
cli-error-small = Le terminal est trop petit : il a { $columns } colonnes et { $lines } lignes. Agrandissez-le à { $need_columns } × { $need_lines } au moins, ou jouez avec --plain.
cli-error-save-there = { $file } existe déjà. Choisissez un autre fichier, ou reprenez sa partie avec --resume.
cli-error-with-resume = { $option } ne peut plus changer dans une partie commencée. Retirez cette option, ou commencez une nouvelle partie sans --resume.
cli-error-resume-over = La partie de { $file } est terminée. Relisez-la avec : overseer replay "{ $file }"
cli-error-other-game = { $file } contient une partie de { $game }. Nommez ce jeu, ou n’en nommez aucun.
cli-error-none-saved = Il n’y a pas de partie inachevée dans { $folder }. Commencez-en une sans --resume, ou nommez son fichier après --resume.
cli-error-rule = Il n’y a pas de règle « { $rule } ». Proches : { $near }.
cli-error-no-cards = { $game } n’a pas de jeux de cartes.
cli-error-action = « { $action } » ne se fait pas avec des cartes. Choisissez parmi : { $known }.
cli-error-kind = Il n’y a pas de cartes du genre « { $kind } ». Choisissez parmi : { $known }.
cli-error-no-card = Quelle carte ? Voyez : overseer cards shelter list
cli-error-card = Il n’y a pas de carte « { $id } ». Proches : { $near }. Toutes : overseer cards shelter list
cli-error-no-file = Quel fichier ? Par exemple : overseer cards shelter check mes-cartes.toml
cli-error-worker = Un processus de la simulation a été arrêté de l’extérieur ; la mémoire était peut-être pleine. Réessayez avec moins de --jobs.
refusal-record-place = { $file } est un dossier ou un périphérique : une partie ne peut pas y être enregistrée. Choisissez un autre fichier avec --save.
system-missing = ni fichier ni dossier de ce nom
system-forbidden = vous n’avez pas le droit de l’ouvrir
system-not-permitted = opération interdite
system-folder = c’est un dossier
system-no-folder = une partie du chemin n’est pas un dossier
system-full = le disque est plein
system-too-large = le fichier deviendrait trop gros
system-quota = votre part du disque est épuisée
system-read-only = le disque est en lecture seule
system-name-long = le nom est trop long
