# Ce que dit --help. Les identifiants suivent les noms des commandes et des options (terminal/help.py).

help-usage = Usage : { $usage } [OPTIONS]
help-usage-command = COMMANDE
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-options-of = Options de { $game }
help-examples = Exemples

help-overseer = La table numérique des jeux d’après la bombe
    .long = Overseer est une table pour les jeux d’après la bombe : jouez-y contre des bots ou des amis, lisez les règles, changez les cartes et faites jouer aux bots des milliers de parties. Chaque commande a son propre --help.
    .examples =
        overseer play shelter  Jouer à Shelter contre un bot
        overseer rules shelter  Lire les règles
        overseer play --resume  Reprendre la dernière partie
        overseer --lang de play shelter  La même chose en allemand
help-help = Afficher cette aide.
help-lang = La langue de tout ce qui est dit ; par défaut, celle de vos réglages ou de votre système.
    .value = en|fr|de|es
help-version = Dire quelle version c’est.
help-install-completion = Laisser votre shell compléter commandes, jeux, bots, cartes et règles avec la touche Tab.
help-show-completion = Afficher ce que --install-completion installerait.
help-game = Le jeu, par exemple shelter.
    .value = JEU
help-json = Écrire du JSON, pour d’autres programmes.
help-seed = Une graine : le même nombre et les mêmes options donnent les mêmes dés.
    .value = N
help-card-file = Votre propre fichier de cartes à la place de l’ensemble standard.
    .value = FICHIER
help-budget = Combien de fois un bot qui calcule imagine la suite avant chaque décision ; même nombre, mêmes coups.
    .value = N

help-play = Jouer contre des bots, ou à plusieurs sur un clavier
    .long = Jouer une partie. Dans un terminal, elle occupe tout l’écran ; avec --plain ou sans terminal, elle va ligne par ligne. Elle est enregistrée après chaque coup : arrêtez-vous quand vous voulez et reprenez plus tard.
    .examples =
        overseer play shelter  Vous contre un bot
        overseer play shelter --seats human,bot:hard,bot:easy  Vous contre deux bots
        overseer play shelter --seats human,human --names Ada,Grace  À deux sur un clavier
        overseer play shelter --resume  Reprendre la dernière partie inachevée
        overseer play shelter --plain --lang es  Ligne par ligne, en espagnol
help-play-game = Le jeu ; une partie reprise connaît le sien.
    .value = JEU
help-play-seats = Qui joue, dans l’ordre des places : human, bot:random, bot:easy, bot:normal, bot:hard ou un fichier comme file:mybot.py, séparés par des virgules. Par défaut : human,bot:normal ; dans Wasteland human, contre l’IA.
    .value = PLACES
help-play-names = Les noms dans l’ordre des places, séparés par des virgules.
    .value = NOMS
help-play-plain = Ligne par ligne au lieu du plein écran : pour lecteurs d’écran, pipes et scripts.
help-play-resume = Reprendre une partie enregistrée : celle de FICHIER, ou la dernière inachevée ; s’il y en a plusieurs, vous choisissez.
    .value = [FICHIER]
help-play-save = Où la partie est enregistrée. Par défaut : un nouveau fichier dans votre dossier de données.
    .value = FICHIER
help-play-first = Quelle place commence, comptée à partir de 1 ; sans cela, les dés décident.
    .value = N
help-play-floors = Le Niveau de chaque place, compté à partir de 1 sous le Niveau supérieur, séparés par des virgules.
    .value = 2,1
help-play-colours = L’identifiant de l’Ascenseur de chaque place, séparés par des virgules ; sans cela, ils suivent les places.
    .value = red,blue
help-play-think = Combien de secondes un bot qui calcule peut réfléchir à chaque coup, à la place de --budget.
    .value = SECONDES

help-sim = Faire jouer aux bots beaucoup de parties et voir qui gagne, et par quoi
    .long = Faire jouer aux bots beaucoup de parties : parts des victoires avec leurs intervalles à 95 %, rounds, points par source, et combien de fois chaque carte est prise et gagne. Le résultat ne dépend que de la graine, des options et de la version, pas du nombre de processus.
    .examples =
        overseer sim shelter --games 1000 --seats normal,normal  Deux bots égaux
        overseer sim shelter --games 400 --seats hard,normal --mirror  Quel bot est le plus fort ?
        overseer sim shelter --cards mes-cartes.toml --json  Que fait mon ensemble de cartes ?
        overseer sim tragic --matrix --games 9100  Quel deck bat lequel ?
help-sim-games = Combien de parties ; en miroir, arrondi à des donnes entières. Par défaut : 1000, pour Wasteland 100 batailles ou 20 campagnes.
    .value = N
help-sim-seats = Les bots dans l’ordre des places : random, easy, normal, hard ou un fichier comme file:mybot.py, séparés par des virgules. Par défaut : normal,normal.
    .value = BOTS
help-sim-report = Écrire une page avec des images dans un fichier qui se termine par .html et s’ouvre sans réseau. Les bibliothèques altair et vl-convert sont nécessaires en plus.
    .value = FICHIER
help-sim-jobs = Combien de processus travaillent en même temps ; sans cela, un par cœur.
    .value = J
help-sim-mirror = Jouer chaque donne une fois pour chaque rotation des bots autour de la table, et compter par bot.
help-sim-first = Shelter : quelle place commence, comptée à partir de 1 ; sans cela, les dés décident.
    .value = N
help-sim-decks = Tragic : les decks dans l’ordre des places, séparés par des virgules : decks tout prêts, codes ou fichiers. Un seul deck vaut pour tous ; « all » fait affronter à chaque deck tout prêt son double, à tour de rôle.
    .value = DECKS
help-sim-matrix = Tragic : faire affronter à chaque deck de --decks (sans cette option, à chaque deck tout prêt) tous les autres, en miroir, et afficher qui gagne combien de fois.

help-ladder = Faire jouer tous les bots les uns contre les autres et les coter
    .long = Faire affronter à chaque bot tous les autres, chaque donne des deux côtés, et les coter : un classement avec des intervalles à 95 %. Ce qui a été joué est conservé, on peut donc s’arrêter à tout moment ; la même commande continue, aussi avec plus de parties ou plus de bots. Un bot qui échoue, met trop de temps ou répond n’importe quoi perd son tour, et le classement dit pourquoi.
    .examples =
        overseer ladder shelter --bots random,easy,normal --games 40  Trois bots, 40 parties par paire
        overseer ladder shelter --bots easy,normal,file:mybot.py  Que vaut le mien ?
        overseer ladder tragic --picture ladder.svg  Tous les bots, avec une image
help-ladder-bots = Qui joue : des noms de bots et des fichiers comme file:mybot.py, séparés par des virgules. Sans cette option : tous les bots.
    .value = BOTS
help-ladder-games = Combien de parties joue chaque paire, arrondi à des donnes entières de deux. Sans cette option : 100, de Wasteland 16.
    .value = N
help-ladder-file = Où le classement est conservé. Sans cette option : un fichier de votre dossier de données par jeu, graine et budget.
    .value = FICHIER
help-ladder-jobs = Combien de processus travaillent en même temps ; sans cette option, un par cœur.
    .value = J
help-ladder-picture = Dessiner le classement dans un fichier : .svg ou .png. Les bibliothèques altair et vl-convert sont nécessaires en plus.
    .value = FICHIER
help-bots = Des bots de fichiers qui peuvent s’asseoir ici, séparés par des virgules : file:mybot.py s’appelle ensuite mybot.
    .value = FICHIERS
help-bot-time = Combien de secondes un bot d’autrui peut réfléchir à chaque réponse avant de perdre son tour. Sans cette option : 10.
    .value = SECONDES

help-replay = Revoir une partie enregistrée, ou vérifier que rien n’était truqué
    .long = Revoir une partie enregistrée sur la table, coup par coup ; avec --plain ou sans terminal, la lire. Avec --verify, la rejouer et vérifier chaque coup, chaque sceau et, si elle est finie, chaque dé.
    .examples =
        overseer replay partie.overseer  Revoir la partie
        overseer replay partie.overseer --plain  La lire ligne par ligne
        overseer replay partie.overseer --to 40  Les 40 premiers coups seulement
        overseer replay partie.overseer --verify  Les dés étaient-ils pipés ?
help-replay-file = L’enregistrement d’une partie.
    .value = FICHIER
help-replay-verify = Vérifier au lieu de raconter.
help-replay-to = S’arrêter après tant de coups, le hasard compris.
    .value = N
help-replay-plain = La lire ligne par ligne au lieu de la revoir.

help-rules = Lire les règles, une seule, ou celles d’un sujet
    .long = Afficher toutes les règles d’un jeu, une seule par son identifiant, ou celles où figurent certains mots. Chaque coup refusé nomme la règle qui l’interdit.
    .examples =
        overseer rules shelter  Toutes les règles
        overseer rules shelter SH-P3  Une règle ; P3 suffit
        overseer rules shelter résident blessé  Les règles où figurent ces mots
help-rules-words = L’identifiant d’une règle, par exemple SH-P3, ou des mots à chercher.
    .value = MOTS

help-cards = Regarder les cartes, ou vérifier votre fichier de cartes
    .long = Regarder les cartes d’un jeu, ou vérifier votre propre fichier de cartes avant d’y jouer.
    .examples =
        overseer cards shelter list  Chaque carte et ce qu’elle fait
        overseer cards shelter list items  Les Objets seulement
        overseer cards shelter show shotgun  Une carte
        overseer cards shelter check mes-cartes.toml  Mon fichier est-il correct ?
        overseer cards tragic list --letter C --kind ally --level 2  Quelques cartes de Tragic
        overseer cards tragic show bat-blow  Tous les niveaux d’une carte
help-cards-action = Que faire : list (énumérer), show (montrer) ou check (vérifier). Par défaut : list.
    .value = ACTION
help-cards-what = list : un genre de cartes ; show : l’identifiant ou le nom d’une carte ; check : un fichier.
    .value = QUOI
help-cards-letter = Seulement les cartes d’une lettre de S.P.E.C.I.A.L. (Tragic).
    .value = LETTRE
help-cards-kind = Seulement les cartes d’une sorte : attaque, allié, réaction… (Tragic).
    .value = SORTE
help-cards-level = Seulement les cartes d’un niveau, de 1 à 3 (Tragic).
    .value = NIVEAU
help-cards-text = Seulement les cartes qui disent ces mots (Tragic).
    .value = MOTS

help-schema = Écrire ce que reçoivent les clients
    .long = Les schémas JSON de tout ce qu’un client reçoit de chaque jeu : scènes, questions, réponses, étapes, aide. Ils viennent des types : ce sont toujours ceux de cette version.
    .examples =
        overseer schema  Tous les schémas à l’écran
        overseer schema --out schema.json  Dans un fichier
help-schema-out = Le fichier à écrire. Par défaut : à l’écran.
    .value = FICHIER

help-new = Commencer un jeu à soi
    .long = Des dossiers avec un petit début complet, à changer pas à pas.
    .examples =
        overseer new game robots  Un dossier avec un jeu jouable tout de suite
        overseer new game --help  Ce qu’il contient
help-new-game = Créer un dossier avec un petit jeu
    .long = Un dossier avec un jeu d’une centaine de lignes et ses textes en quatre langues, sous le nom que vous lui donnez. Jouez-le tel quel, puis changez-le : « Write your own game » dans la documentation vous guide. Rien n’est jamais écrasé.
    .examples =
        overseer new game robots  Un jeu nommé robots
        overseer new game robots --lang fr  Le même, dit en français
help-new-game-name = Le nom : minuscules, chiffres et _, 30 signes au plus.
    .value = NOM

help-bench = Mesurer la vitesse du moteur
    .long = Mesurer le jeu au hasard, les copies, les listes de coups et les empreintes de positions, en alternance avec d’autres moteurs là où ils sont installés ; le meilleur de plusieurs tours compte.
    .examples =
        overseer bench  Tout
        overseer bench tragic  Tragic seul, et les moteurs comparés
        overseer bench --no-peers --rounds 3  Overseer seul, vite
        overseer bench --json  Pour d’autres programmes
help-bench-game = Le jeu à mesurer. Par défaut : tous.
    .value = JEU
help-bench-rounds = Combien de tours. Par défaut : 5.
    .value = N
help-bench-seconds = La durée de chaque mesure. Par défaut : 0.5.
    .value = SECONDES
help-bench-peers = Avec ou sans les autres moteurs.
