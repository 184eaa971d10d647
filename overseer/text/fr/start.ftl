# L’écran d’accueil, les parties enregistrées et les réglages.

## Les réglages

settings-broken = Les réglages de { $file } ne sont pas utilisés : { $problem } Corrigez ou supprimez le fichier.
settings-unread = il est illisible ({ $error }).
settings-no-file = ce n’est pas un petit fichier ordinaire.
settings-no-toml = ce n’est pas du TOML valable.
settings-no-key = il n’y a pas de réglage « { $key } », seulement ceux-ci : { $known }.
settings-no-value = « { $value } » ne convient pas à { $key }.
settings-unsaved = Les réglages n’ont pas pu être enregistrés dans { $file } ({ $error }).

## Parties enregistrées

saves-line = { $game } · { $players } · { $when } · { $n ->
    [one] { $n } coup
   *[other] { $n } coups
} · { $how ->
    [over] terminée
    [turn] à { $whose } de décider
   *[open] en cours
}
saves-none = Il n’y a aucune partie enregistrée dans { $folder }. Commencez-en une : overseer play shelter
saves-next = Pour en reprendre une : overseer play --resume "FICHIER"
saves-which = Plusieurs parties sont en cours. Laquelle reprendre ? Entrée seule prend la première.
saves-check-now = continue telle quelle
saves-check-whole = jouée avec { $rules } : continue avec { $ours }, tous les coups restent
saves-check-changed = jouée avec { $rules } : continue avec { $ours } ; sur { $moves } coups, { $left_out ->
    [0] aucun n’est écarté
    [one] un seul est écarté
   *[other] { $left_out } sont écartés
}, { $filled_in ->
    [0] aucune question n’est nouvelle
    [one] une question nouvelle reçoit une réponse
   *[other] { $filled_in } questions nouvelles reçoivent une réponse
}
saves-check-over = est terminée
saves-check-over-old = est terminée et a été jouée avec { $rules } : { $release ->
    [unknown] seule la version d’Overseer qui l’a écrite la montre encore
   *[other] seul Overseer { $release } la montre encore
}
saves-check-stays = ne peut pas continuer : { $problem }
saves-check-campaign = Campagne { $name }
saves-check-kept = Quand une partie d’anciennes règles est ouverte, son fichier reste à côté du nouveau ; rien n’est perdu.

## L’écran d’accueil

start-pipe =
    Jouer contre un bot :              overseer play shelter --plain
    Apprendre un jeu :                 overseer play tragic --tutorial --plain
    Reprendre une partie :             overseer play --resume
    Lister les parties enregistrées :  overseer saves
    Tout le reste :                    overseer --help
start-title = Que voulez-vous faire ?
start-saves = Parties enregistrées
start-new = Nouvelle partie
start-learn = Apprendre un jeu
start-campaigns = Campagnes
start-decks = Decks de Tragic
start-replays = Parties terminées
start-settings = Réglages
start-help-title = Touches
start-help =
    ↑ ↓     vers une autre ligne
    1 2 3   vers la ligne de ce numéro
    ← →     changer la valeur d’une ligne
    Entrée  valider
    Échap   une page en arrière
    L       la langue suivante
    F2      cette page
    q       quitter

    Un nom se tape directement dans sa ligne ; Entrée passe à la suivante.
start-key-move = ↑↓ bouger
start-key-turn = ←→ changer
start-key-typed = a…z taper
start-key-act = ⏎ valider
start-key-back = Échap retour
start-key-help = F2 aide
start-key-language = L langue
start-key-leave = q quitter
start-reading-keys = ↑ ↓ ⇞ ⇟ défiler · Échap retour
start-row-continue = Reprendre
    .note = La dernière partie jouée.
start-row-saves = Parties enregistrées
    .note = Toutes les parties en cours, la dernière jouée en premier.
start-row-new = Nouvelle partie
    .note = Choisissez le jeu, les joueurs et le niveau des bots.
start-row-learn = Apprendre
    .note = Une partie guidée, expliquée pas à pas.
start-row-campaigns = Campagnes
    .note = Des batailles de Wasteland, et une Colonie entre elles : reprenez une campagne ou commencez-en une.
start-row-decks = Decks
    .note = Construire des decks de Tragic et les modifier.
start-row-replays = Parties terminées
    .note = Relire les parties terminées, coup par coup.
start-row-settings = Réglages
    .note = La langue, la vitesse des bots, votre nom.
start-row-leave = Quitter
    .note = Retour au terminal.
start-row-no-replays = Aucune pour l’instant
    .note = Une partie jouée jusqu’au bout apparaît ici.
start-row-new-campaign = Commencer une campagne
    .note = Une personne et un bot. Autrement : overseer campaign new --help
start-row-language = Langue
    .note = La langue de tout ce qui s’affiche. Une partie commencée garde la sienne ; L la change.
start-row-speed = Vitesse des bots
    .note = Le temps pendant lequel le coup d’un bot reste visible avant le suivant. En partie, s la change.
start-row-name = Votre nom
    .note = Le nom que vous portez quand vous êtes seul à la table. Tapez-le ici.
start-system = celle du système
start-speed-value = { $speed ->
    [slow] lente
    [normal] normale
    [fast] rapide
   *[instant] immédiate
}
start-lesson-note = Le tutoriel de { $game } : une courte partie dont chaque étape est expliquée.
start-campaign-note = Reprendre cette campagne. Elle se trouve dans { $folder }
start-new-game = Jeu
    .note = ← et → choisissent. Les règles : overseer rules JEU
start-new-players = Joueurs
    .note = Le nombre de places à la table.
start-new-seat = Place { $n }
    .note = Une personne à ce clavier, ou un bot et son niveau.
start-new-who = { $who ->
    [human] personne
    [random] bot : hasard
    [easy] bot : facile
    [normal] bot : normal
    [hard] bot : difficile
   *[other] bot : { $who }
}
start-new-name = Nom
    .note = Tapez un nom, ou laissez vide.
start-new-deck = Votre deck
    .note = Un deck prêt à jouer, l’un des vôtres, ou choisi dans une liste qui montre toutes les cartes.
start-new-ask = dans une liste
start-new-scenario = Scénario
    .note = La bataille à livrer. Forces et décors : overseer play --help
start-new-usual = l’habituel
start-new-begin = Commencer
    .note = Commencer la partie. Elle est enregistrée après chaque coup.
start-deck-edit = Modifier ce deck.
start-deck-name = Nom d’un nouveau deck
    .note = Lettres, chiffres, espaces et tirets.
start-deck-from = Au départ
    .note = Sans carte, ou en copiant un deck prêt à jouer.
start-deck-empty = vide
start-deck-begin = Construire le deck
    .note = Il est gardé dans le dossier de vos parties. Decks d’un autre dossier : overseer deck edit FICHIER

## Help

help-saves = Lister les parties enregistrées
    .long = Liste toutes les parties enregistrées, la dernière en premier : jeu, places, date, à qui de décider, terminée ou non.
    .examples =
        overseer saves  Toutes
        overseer saves shelter --json  Celles de Shelter, pour d’autres programmes
        overseer saves --check  Ce qu’une nouvelle version en fait
help-saves-check = Dire ce que devient chaque partie et chaque campagne avec les règles de cette version. Rien n’est changé.
help-saves-game = Seulement les parties enregistrées de ce jeu.
    .value = JEU

## Once more

table-over-keys-again = La partie est terminée. N rejoue, e montre le résultat, q quitte.
table-end-keys = N rejouer · ↑ ↓ défiler · L langue · Échap retour
plain-again = Tapez « encore » pour rejouer avec les mêmes places, ou Entrée pour quitter :{" "}

## Looking for rules

rules-found = { $n ->
    [one] { $n } règle contient « { $words } » :
   *[other] { $n } règles contiennent « { $words } » :
}
