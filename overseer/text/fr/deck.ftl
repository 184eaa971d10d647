# `overseer deck` : construire des decks de Tragic, les vérifier, leurs probabilités et leurs codes.

## Un deck en mots

deck-summary = { $name } · { $letters } · { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} sur { $size } · { $format ->
    [singleton] singleton
    [duo] duo
    [trio] trio
   *[quad] quad
}
deck-traits = Traits : { $list }
deck-skills = Compétences : { $list }
deck-kind = { $kind } : { $n }
deck-row = { $copies ->
    [0] {" "}
   *[other] { $copies }
} { $card }{ $shown ->
    [plan] {""}
    [free] {" "}· +1 { $letter }
    [ally] {" "}· { $cost } · { $attack }/{ $health }
   *[cost] {" "}· { $cost }
}
deck-letter = { $letter } ({ $name }) : { $abilities ->
    [one] { $abilities } Aptitude
   *[other] { $abilities } Aptitudes
}, { $others ->
    [one] { $others } autre
   *[other] { $others } autres
}
deck-good = Rien à redire : ce deck est permis, et raisonnable.
deck-curve = Courbe des coûts : points, cartes
deck-kinds = Sortes
deck-letters = Lettres
deck-odds = Probabilité d’au moins tant d’Aptitudes parmi les cartes vues
deck-odds-turn = Tour
deck-odds-seen = Cartes vues
deck-odds-least = ≥ { $n }
deck-rate = { $n ->
    [one] Vous piochez { $n } carte par tour ; votre première main en a { $hand }.
   *[other] Vous piochez { $n } cartes par tour ; votre première main en a { $hand }.
}
deck-odds-second = Le tableau vaut pour qui commence et ne pioche pas au premier tour. Si vous jouez en second, lisez une ligne plus bas.
deck-opening = Une carte à lancer au premier tour : { $percent } ({ $n ->
    [one] { $n } carte du deck se paie
   *[other] { $n } cartes du deck se paient
} avec les points de départ).
deck-good-opening = Une telle carte et une Aptitude à poser avec elle : { $percent }.
deck-hand = { $n ->
    [one] Votre première main, { $n } carte :
   *[other] Votre première main, { $n } cartes :
}
deck-hand-turn = Tour { $turn }, pioche : { $list }
deck-new = { $n ->
    [0] Le deck vide est dans { $file }.
    [one] Le deck est dans { $file }, avec { $n } carte.
   *[other] Le deck est dans { $file }, avec { $n } cartes.
}
deck-next = Continuez avec : overseer deck edit { $file }
deck-error-format = Il n’y a pas de format « { $format } ». Choisissez parmi : { $known }.
deck-error-ready = « { $name } » est un deck prêt à jouer. Faites-en une copie à modifier : overseer deck new mine.toml --from { $name }
deck-error-which = Quel deck ? Nommez un deck prêt à jouer, un fichier ou un code. Les decks prêts à jouer : overseer deck list
refusal-deck-write = Le deck n’a pas pu être enregistré dans { $file } ({ $error }). Choisissez un autre endroit, ou faites de la place et enregistrez de nouveau.
refusal-deck-place = { $file } est un dossier ou un périphérique, pas un endroit pour un deck. Choisissez un autre fichier.
deck-error-there = { $file } existe déjà. Choisissez un autre nom, ou changez ce deck avec « overseer deck edit ».
deck-error-name = Un nom est un texte lisible de 1 à { $high } caractères.
deck-difficulty = { $level ->
    [1] facile à jouer
    [2] demande un peu de réflexion
   *[3] pour qui connaît les cartes
}
deck-format = { $format ->
    [singleton] Singleton
    [duo] Duo
    [trio] Trio
   *[quad] Quad
}, { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
}
deck-hand-said = { $castable ->
    [0] Aucune carte sur { $n }
    [one] { $castable } carte sur { $n }
   *[other] { $castable } cartes sur { $n }
} à lancer au tour 1 ; Aptitudes à poser : { $layable }

## Construire

deck-title = Atelier de decks
deck-full-traits = Un deck prévoit au plus { $high } Traits. Retirez-en un d’abord.
deck-full-skills = Avec ces Traits vous avez { $high } Compétences. Retirez-en une d’abord.
deck-full-copies = Pas plus de { $high ->
    [one] { $high } exemplaire
   *[other] { $high } exemplaires
} de « { $card } » ici.
deck-full = { $high } cartes suffisent pour choisir. Retirez-en d’abord.
deck-not-in = { $n ->
    [0] « { $card } » n’est pas dans le deck.
   *[other] Il n’y a que { $n } « { $card } » dans le deck.
}
deck-no-undo = Il n’y a rien à reprendre.
deck-undone = Repris.
deck-added = { $n } × { $card } : ajout.
deck-removed = { $n } × { $card } : retrait.
deck-saved = Enregistré dans { $file }
deck-lost = Les derniers changements n’ont pas été enregistrés dans { $file }.
deck-unsaved = non enregistré
deck-tally = { $what ->
    [wrong] erreurs : { $n }
   *[unwise] imprudences : { $n }
}
deck-count = Le deck : { $n } sur { $size }
deck-all-cards = toutes les cartes
deck-words = « { $words } »
deck-pool = { $filter } ({ $n })
deck-search = mots de la carte…
deck-sheet-stats = Courbe et probabilités
deck-sheet-hand = Une main d’essai
deck-sheet-code = Le deck en code
deck-sheet-help = Les touches
deck-too-small = L’atelier a besoin d’un terminal de { $width } × { $height } caractères ; celui-ci en a { $here } × { $there }. Agrandissez la fenêtre ou réduisez la police. Le deck vous attend. q quitte.
deck-sheet-keys = Échap retour · ↑ ↓ défiler
deck-code-about = Envoyez cette ligne à quelqu’un : « overseer deck code CODE --out FICHIER » en refait un fichier de deck, et « overseer play tragic --deck CODE » le joue. Si votre terminal le permet, le code est déjà dans le presse-papiers.
deck-ask-name = Le nom du deck ; Entrée le prend, Échap garde l’ancien.
deck-ask-leave = Le deck a des changements non enregistrés. Entrée : enregistrer et quitter · n : quitter sans enregistrer · Échap : rester
deck-key-add = ajouter
deck-key-remove = retirer
deck-key-other = autre liste
deck-key-search = chercher
deck-key-letter = lettre
deck-key-level = niveau
deck-key-kind = sorte
deck-key-all = tout
deck-key-stats = probabilités
deck-key-hand = main d’essai
deck-key-code = code
deck-key-name = nom
deck-key-format = format
deck-key-undo = reprendre
deck-key-save = enregistrer
deck-key-help = touches
deck-key-quit = quitter
deck-help-remove = une carte de moins
deck-help-add = une carte de plus
deck-help-code = le deck sous forme de code à partager, aussi dans le presse-papiers
deck-help-stats = la courbe des coûts, les sortes, les lettres et les probabilités
deck-help-search = des mots des noms et des textes ; Entrée revient à la liste
deck-help-all = de nouveau toutes les cartes
deck-help-kind = seulement les cartes de la sorte suivante ; Traits et Compétences en sont aussi
deck-help-level = seulement les cartes du niveau suivant ; après le dernier : toutes
deck-help-letter = seulement les cartes de la lettre suivante, de S à L ; après la dernière : toutes
deck-plain-welcome = L’atelier de decks, pour { $file }. « help » donne toutes les commandes.
deck-plain-prompt = deck>{" "}
deck-plain-unknown = « { $word } » n’est pas une commande. Il y a : { $known }.
deck-plain-help =
    filter S attaque 2 poison  seulement les cartes de cette lettre, de cette sorte, de ce niveau et avec ces mots ; « filter » seul : toutes
    list                       les cartes que le filtre laisse, avec leur nombre dans le deck
    show CARTE                 une carte en entier
    add CARTE [N]              ajouter une carte, ou N ; Traits et Compétences aussi
    remove CARTE [N]           la retirer
    deck                       toutes les cartes du deck
    check                      ce qui est faux et ce qui est imprudent
    stats                      courbe des coûts et probabilités
    hand                       une main d’essai
    code                       le deck en code à partager
    name TEXTE, format FORMAT  changer son nom, son format
    undo                       reprendre le dernier changement
    save [FICHIER]             enregistrer, ailleurs si vous nommez un fichier
    quit                       quitter
deck-plain-more = { $n ->
    [one] … et { $n } autre.
   *[other] … et { $n } autres.
} Réduisez la liste avec « filter ».
deck-plain-unsaved = Pas encore enregistré. Tapez d’abord « save », ou encore une fois « quit » pour perdre les changements.
deck-plain-which = Laquelle ? { $cards }

## Aide

help-deck = Construire des decks de Tragic, les vérifier, les partager
    .long = Les decks de Tragic : soixante cartes avec les Traits et les Compétences pour lesquels elles sont choisies. Un DECK est le nom d’un deck tout prêt, un code de deck ou un fichier de deck. Chaque commande a son propre --help.
    .examples =
        overseer deck list  Les decks tout prêts et leurs plans
        overseer deck new mien.toml --from horde  Partir de la copie d’un deck tout prêt
        overseer deck edit mien.toml  Le changer
        overseer deck check mien.toml  Est-il permis, et raisonnable ?
        overseer deck code mien.toml  Le partager
help-deck-file = Le fichier du deck.
    .value = FICHIER
help-deck-source = Le nom d’un deck tout prêt, un code de deck ou un fichier de deck.
    .value = DECK
help-deck-format = singleton, duo, trio ou quad : combien de fois une carte peut y être. Par défaut : celui du deck.
    .value = FORMAT
help-deck-new = Commencer un nouveau fichier de deck
    .long = Faire un nouveau fichier de deck : vide, ou copie d’un autre deck. Rien n’est jamais écrasé.
    .examples =
        overseer deck new mien.toml  Un deck vide
        overseer deck new mien.toml --from snipers  La copie d’un deck tout prêt
        overseer deck new mien.toml --format duo  Deux exemplaires d’une carte sont permis
help-deck-new-source = Le deck à copier : le nom d’un deck tout prêt, un code de deck ou un fichier de deck.
    .value = DECK
help-deck-edit = Construire un deck : chercher des cartes, les ajouter, voir ce qu’il vaut
    .long = L’atelier de decks. Sur un terminal il remplit l’écran : toutes les cartes avec des filtres à gauche, votre deck au milieu, texte de la carte, courbe des coûts et conseils à droite. Avec --plain, ou sans terminal, il va ligne par ligne. Un fichier qui n’existe pas encore est créé quand vous enregistrez.
    .examples =
        overseer deck edit mien.toml  Sur tout l’écran
        overseer deck edit mien.toml --plain  Ligne par ligne
help-deck-edit-plain = Ligne par ligne au lieu du plein écran : pour lecteurs d’écran, pipes et scripts.
help-deck-check = Dire ce qui est faux dans un deck et ce qui est imprudent
    .long = Tout ce qu’aucune table n’accepte, avec sa règle, et tout ce qui est permis mais imprudent. Le code de sortie est 1 si quelque chose est faux, 0 s’il n’y a que des conseils.
    .examples =
        overseer deck check mien.toml  Un fichier de deck
        overseer deck check mien.toml --format duo  Pour un autre format
help-deck-stats = Montrer la courbe des coûts d’un deck et ses probabilités
    .long = Courbe des coûts, sortes et lettres d’un deck, et des probabilités exactes : avoir tant d’Aptitudes à chaque tour, avec la pioche que donnent ses Traits, et avoir une carte à lancer au premier tour.
    .examples =
        overseer deck stats mien.toml  Un fichier de deck
        overseer deck stats walls --json  Pour d’autres programmes
help-deck-code = Faire d’un deck un code court, ou d’un code un fichier
    .long = Écrire un deck sous forme de texte court à partager ou, avec --out, écrire le deck d’un code ou un autre deck dans un fichier.
    .examples =
        overseer deck code mien.toml  Le code
        overseer deck code TR1-ABCD --out ami.toml  Un fichier à partir d’un code
help-deck-code-out = Écrire un fichier de deck au lieu d’un code.
    .value = FICHIER
help-deck-hand = Piocher une main d’essai
    .long = Piocher une première main et les cartes des tours suivants, comme le joueur qui commence.
    .examples =
        overseer deck hand mien.toml  Une autre main à chaque fois
        overseer deck hand beasts --seed 7  Toujours la même
help-deck-list = Montrer les decks tout prêts, ou les cartes d’un deck
    .long = Les decks tout prêts avec leurs plans ou, avec un nom, toutes les cartes d’un deck.
    .examples =
        overseer deck list  Tous les decks tout prêts
        overseer deck list ghouls  Les cartes de l’un d’eux
help-deck-list-source = Le deck dont on montre les cartes ; sans lui : tous les decks tout prêts.
    .value = DECK
