# Decks : l’étagère, le constructeur, les essayer et les partager.
decks = Decks et constructeur
decks-title = Decks de Tragic
decks-new = Nouveau deck
decks-go-on = Reprendre le deck non enregistré
decks-cards = Toutes les cartes
decks-own = Vos decks
decks-own-none = Vous ne gardez encore aucun deck. Commencez un deck vide, prenez-en un tout prêt ou apportez-en un d’ailleurs.
decks-ready = Decks tout prêts
decks-version = Version n° { $n }
decks-lost = Ses cartes ne sont plus là. Vous pouvez seulement le supprimer.
decks-legal = légal
decks-size = { $n ->
    [one] { $n } carte, inachevé
   *[other] { $n } cartes, inachevé
 }
decks-remove = Supprimer { $name }
decks-remove-sure = { $n ->
    [one] Il sera perdu pour toujours. Les tables qui le jouent continuent.
   *[other] Il sera perdu pour toujours, avec toutes ses versions. Les tables qui le jouent continuent.
 }
decks-remove-it = Le supprimer
decks-keep-it = Le garder
decks-import = Un deck venu d’ailleurs
decks-import-text = Collez un code, un lien, un fichier de deck ou une liste avec une carte par ligne.
decks-import-read = Ouvrir ce deck
decks-import-file = Choisir un fichier
sets-title = Vos propres éditions de cartes
sets-text = Envoyez un fichier de cartes ; le jeu le vérifie ligne par ligne. Construisez et jouez ensuite avec ses cartes.
sets-build-decks = Construire un deck
sets-build-forces = Construire une Force
sets-bring = Envoyer une édition
format-singleton = Singleton
format-duo = Duo
format-trio = Trio
format-quad = Quad
decks-builder = Constructeur de decks
decks-all = Tous les decks
decks-name = Nom du deck
decks-format = Format de jeu
decks-unsaved = pas encore enregistré
decks-changed = modifié depuis la version n° { $n }
decks-saved = enregistré, version n° { $n }
decks-undo = Annuler
decks-versions = Versions précédentes
decks-versions-text = Ouvrez une version précédente et enregistrez-la : elle devient la plus récente, et rien n’est perdu.
decks-version-now = telle qu’elle est
decks-version-back = Ouvrir la version n° { $n }
decks-share = Partager
decks-save = Enregistrer
decks-save-new = Enregistrer comme nouveau deck
decks-play = Jouer avec
decks-shared = On partage ce deck avec vous. Regardez-le, changez-le, enregistrez-le comme le vôtre ou jouez avec.
decks-parts = Ce qui est montré
decks-part-cards = Cartes
decks-part-deck = Le deck
decks-part-hand = Main
decks-filters = Filtres
decks-letter = Lettre
decks-level = Niveau
decks-level-n = Niveau { $n }
decks-kind = Sorte
decks-keyword = Mot-clé
decks-any = n’importe lequel
decks-only = Seulement
decks-early = payables au tour 1
decks-absent = absentes de mon deck
decks-clear = Montrer toutes les cartes
decks-order = Ordre
decks-by-cost = par coût
decks-by-name = par nom
decks-by-letter = par lettre
decks-none = Aucune carte ne correspond à tout cela. Retirez un filtre.
decks-look = { $name }, niveau { $level } : la regarder
decks-add = ajouter
decks-in = dans le deck
decks-add-card = Ajouter { $name }
decks-take-card = Retirer { $name }
decks-count =
    { $n ->
        [one] { $n } carte sur { $wanted }
       *[other] { $n } cartes sur { $wanted }
    }
decks-traits = Traits prévus
decks-skills = Compétences
decks-abilities = Aptitudes
decks-curve = Courbe des coûts, points
decks-curve-bar = { $n ->
    [one] { $n } carte à { $at }
   *[other] { $n } cartes à { $at }
 }
decks-letters = Lettres, Aptitudes + autres cartes
decks-letter-bar =
    { $letter } : { $abilities ->
        [one] { $abilities } Aptitude
       *[other] { $abilities } Aptitudes
    }, { $others ->
        [one] { $others } autre carte
       *[other] { $others } autres cartes
    }
decks-list = Les cartes du deck
decks-empty = Rien dedans encore. Ajoutez des cartes, prévoyez vos Traits et Compétences : ici, ce sont aussi des cartes.
decks-findings = Ce que disent les règles et le bon sens
decks-wrong = { $n } à corriger
decks-unwise = { $n } à revoir
decks-good = Légal, et sage
decks-sign-wrong = À corriger :
decks-sign-unwise = À revoir :
decks-take-one = En retirer une
decks-show = Montrer
decks-fewer = En montrer moins
decks-more = En montrer { $n } de plus
decks-odds = Aptitudes piochées
decks-odds-text = Chance d’en avoir au moins autant à un tour, en pour cent
decks-odds-second = Le tableau vaut pour qui commence et ne pioche pas au premier tour. Si vous jouez en second, lisez une colonne plus loin.
decks-turn = Tour
decks-turn-n = Tour { $n }
decks-least = { $n } ou plus
decks-percent = { $n } %
decks-hand = Main d’essai
decks-deal = Piocher une main
decks-another = Une autre
decks-draw = Pioche suivante
decks-card-odds = Chance de l’avoir piochée au moins une fois :
decks-share-unfinished = Ce deck n’est pas encore légal. Il peut quand même être partagé.
decks-share-set = Il est fait de vos propres cartes, donc sans code : qui reçoit le fichier a aussi besoin de l’édition.
decks-share-link = Lien
decks-share-code = Code du deck
decks-share-file = Fichier du deck
decks-share-download = Télécharger le fichier
decks-choice = Votre deck
decks-choice-any = celui qui vient
decks-play-bot = Contre un bot
decks-play-against = Son deck
decks-play-alone = Commencer
decks-play-friend = Contre un ami ou une amie
decks-trial = Mettre un deck à l’épreuve
decks-matrix = Deck contre deck
decks-criticals = Chances de coup critique
trial-text = Des bots jouent votre deck contre chacun des decks tout prêts, chaque donne des deux côtés. Vous pouvez partir entre-temps : cela continue et vous attend ici.
trial-off = Cette table ne met pas de decks à l’épreuve.
trial-deck = Deck à éprouver
trial-games = Parties
trial-begin = Commencer l’essai
trial-stop = Arrêter l’essai
trial-progress = Avancement de l’essai
trial-running =
    { $done ->
        [one] { $done } partie jouée sur { $games }
       *[other] { $done } parties jouées sur { $games }
    }
trial-done = Les { $games } parties sont jouées
trial-stopped =
    { $done ->
        [one] Arrêté après { $done } partie sur { $games }
       *[other] Arrêté après { $done } parties sur { $games }
    }
trial-failed =
    { $done ->
        [one] L’essai s’est interrompu après { $done } partie sur { $games }. Réessayez.
       *[other] L’essai s’est interrompu après { $done } parties sur { $games }. Réessayez.
    }
trial-against = Contre
trial-n = Duels joués
trial-share = Gagnés
trial-interval = Où cela se situe, très probablement
trial-between = entre { $low } et { $high } pour cent
trial-all = Tous ensemble
trial-note = Les barres sont des intervalles à 95 % : peu de parties disent peu. Les deux côtés sont joués par des bots normaux, qui ne connaissent pas toutes les ruses de votre deck.
goldfish-title = Premiers tours
goldfish-text = Un bot joue le deck contre un mannequin qui ne fait que passer.
goldfish-busy = En train de jouer…
goldfish-run = Les jouer
goldfish-left = reste { $n } PV
matrix-text = { $duels } duels de bots normaux : combien de fois le deck d’une ligne bat celui d’une colonne, en pour cent.
matrix-picture = Chaque deck tout prêt contre chaque autre ; la liste dessous le dit en mots
matrix-sum = { $share } % ({ $low } à { $high } %)
matrix-words = La même chose en liste
matrix-note = Mesuré avec les règles { $rules } ; les intervalles valent à 95 %.
criticals-axis = Chances de Coup Critique
criticals-chances = Nombre de chances
criticals-dice = Dés
criticals-share = Coup critique
criticals-exact = Exactement
decks-build = Construire un deck
