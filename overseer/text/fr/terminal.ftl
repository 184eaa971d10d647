# La ligne de commande et le mode ligne à ligne.

## Le mode ligne à ligne

plain-welcome = Une partie d’Overseer avec { $players }.
plain-saved-in = Enregistrée après chaque coup dans { $file }
plain-help-hint = Répondez par le numéro d’un coup ou par sa notation. « help » donne toutes les commandes.
plain-which = Dites laquelle ou lequel : « help » donne un exemple.
plain-which-lang = Dites quelle langue : { $known }.
plain-repaired = La partie reprend après ses { $moves } premiers coups, qui sont intacts, dans le nouveau fichier { $file }. Le fichier abîmé reste tel quel.
plain-lately = Voici ce qui vient de se passer :
plain-unsaved = Pas enregistrée ! { $problem } Vous pouvez continuer à jouer ; « save » réessaie.
plain-prompt = {"> "}
plain-asked = { $seat } : { $prompt }
plain-hand-over = Passez le clavier à { $seat }. { $seat } appuie sur Entrée quand personne d’autre ne regarde.{" "}
plain-move = { $number }. { $text } [{ $notation }]
plain-pick =
    { $exact ->
        [yes] Ou composez vous-même : tapez « { $verb } » et { $most } de ces mots.
       *[no] Ou composez vous-même : tapez « { $verb } » et au plus { $most } de ces mots.
    }
plain-option = { $text } [{ $id }]
plain-no-number = Ce coup n’existe pas. Choisissez un numéro de 1 à { $most }, ou tapez « moves » pour revoir les coups.
plain-legal = C’est permis. { $text }
plain-resign-sure = Vous abandonnez et ne pourrez plus gagner. Si vous en êtes sûr, tapez « resign yes ».
plain-goodbye =
    La partie est enregistrée dans { $file }
    Pour la reprendre : overseer play { $game } --resume "{ $file }"
plain-record = L’enregistrement de cette partie, à relire ou à vérifier : { $file }
plain-look-nothing = Rien ne s’appelle « { $word } ». Nommez quelque chose sur la table, ou une carte.
plain-help =
    Un numéro       jouer le coup qui porte ce numéro
    Une notation    jouer le coup qu’elle désigne
    moves           redonner les coups
    show            décrire toute la table
    look …          décrire ce qui est sur la table, ou une carte par son identifiant ou son nom
    why …           dire pourquoi un coup est interdit, ou ce qu’il fait
    rule …          lire une règle
    undo            reprendre votre dernier coup
    restart         reprendre tous vos coups depuis la décision d’un autre
    resign          abandonner
    lang fr         changer de langue : en, fr, de, es
    save            enregistrer maintenant ; chaque coup l’est de toute façon
    quit            partir ; la partie pourra être reprise

## Règles et cartes

cli-version = Overseer { $version }
cli-wrong = Faux :
cli-unwise = Imprudent :
cards-line = { $id } : { $name }{ $copies ->
    [one] {""}
   *[other] {" "}(×{ $copies })
}. { $text }
cards-copies = Exemplaires dans le paquet : { $copies }.

## Relecture

replay-title = { $game }, règles { $rules } : { $players }
replay-move = { $number }. { $seat } : { $text } [{ $notation }]
replay-event = {"   "}{ $text }
replay-stopped = { $n ->
    [one] Après { $n } coup, l’enregistrement s’arrête ici.
   *[other] Après { $n } coups, l’enregistrement s’arrête ici.
}
replay-partly = Rien de faux n’a été trouvé, mais tout n’a pas pu être vérifié : voyez plus haut.

## Schemas

new-game-written = Le dossier { $name } contient un petit jeu. Jouez-y ici avec
        { $variable }={ $name } overseer play { $name }
    ou dans le navigateur avec
        { $variable }={ $name } overseer serve --open
    Ses règles sont dans { $name }/__init__.py, ses textes dans { $name }/text.
new-error-name = « { $name } » ne peut pas être le nom d’un jeu. Prenez un mot de 2 à 30 minuscules, chiffres et _, qui commence par une lettre et ne veut rien dire pour Python.
new-error-taken = « { $name } » est déjà le nom d’un jeu, ou le début des identifiants de ses règles. Choisissez un autre nom.
new-error-there = Il y a déjà { $folder } ici, et rien n’a été changé. Choisissez un autre nom ou allez dans un autre dossier.
new-error-folder = Le dossier { $folder } n’a pas pu être écrit ({ $error }). Allez dans un dossier où vous pouvez écrire et recommencez.
schema-error-file = Les schémas n’ont pas pu être écrits dans { $file } ({ $error }). Choisissez un autre endroit.
schema-written = { $games ->
    [one] Les schémas de { $games } jeu sont dans { $file }.
   *[other] Les schémas de { $games } jeux sont dans { $file }.
}

## Simulation et mesure

sim-progress = Parties
sim-title = { $games ->
    [one] { $games } partie de { $game }, graine { $seed }
   *[other] { $games } parties de { $game }, graine { $seed }
}
sim-mirrored = En miroir : chaque donne a été jouée une fois pour chaque rotation des bots autour de la table.
sim-bot = Bot
sim-seat-any = Place { $seat }, tous les bots
sim-bot-all = { $bot }, par place
sim-wins = Victoires
sim-share = Part
sim-interval = Intervalle à 95 %
sim-score = Bonheur
sim-from-to = { $low } – { $high }
sim-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-shares-note = Une victoire partagée compte comme une fraction pour chaque vainqueur (partagées : { $shared }).
sim-rounds = Rounds : { $mean } en moyenne, de { $least } à { $most }.
sim-decisions = Décisions par partie : { $mean } en moyenne.
sim-ending = { $share } : { $ending }
sim-points = Bonheur venant des
sim-points-rooms = Salles
sim-points-fights = Combats
sim-points-spaces = Cases
sim-points-items = Objets
sim-points-threats = Menaces
sim-won-by = Première source du vainqueur
sim-order = Ordre du tour
sim-order-first = Commence la partie
sim-order-later = { $n ->
    [one] { $n } place après
   *[other] { $n } places après
}
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
bench-digests-per-s = Empreintes/s
bench-none = –
bench-number = { NUMBER($n) }
bench-failed = { $library } n’a pas pu être mesuré : { $error }
bench-no-peers = Les autres moteurs ne sont pas installés. Pour mesurer à leurs côtés : { $command }
bench-plain = C’est la version non compilée. Compilez-la pour voir à quelle vitesse va Overseer (docs/performance.md).

## Ce qui ne va pas

cli-error-lang = Il n’y a pas de langue « { $lang } ». Choisissez parmi celles-ci : { $known }.
cli-error-command = Il n’y a pas de commande « { $word } ».{ cli-guess } Choisissez parmi celles-ci : { $known }.
cli-error-extra = « { $word } » est un mot de trop. Voyez : overseer { $command } --help
cli-error-option = Il n’y a pas d’option « { $option } » ici.{ cli-guess } Voyez --help.
cli-error-option-value = L’option « { $option } » est sans valeur, ou en a une qu’elle n’accepte pas. Voyez --help.
cli-error-missing = Il manque { $what }. Voyez : overseer { $command } --help
cli-error-unreadable = Cette ligne de commande est incompréhensible. Voyez : overseer --help
cli-error-whole = « { $value } » ne convient pas à { $option }. Donnez un nombre entier de { $low } à { $high }.
cli-error-seconds = « { $value } » ne convient pas à { $option }. Donnez des secondes, de { $low } à { $high }.
cli-error-list = « { $value } » ne convient pas à { $option }. Donnez des nombres entiers séparés par des virgules, par exemple 2,1.
cli-error-no-game = Quel jeu ? Choisissez parmi ceux-ci : { $known }. Par exemple : overseer play shelter
cli-error-small = Le terminal est trop petit : il a { $columns } colonnes et { $lines } lignes. Agrandissez-le à { $need_columns } × { $need_lines } au moins, ou jouez avec --plain.
cli-error-save-there = { $file } existe déjà. Choisissez un autre fichier, ou reprenez sa partie avec --resume.
cli-error-save-folder = Le dossier { $folder } n’existe pas ; la partie ne peut pas y être enregistrée. Créez-le d’abord, ou choisissez un autre fichier pour --save.
cli-error-with-resume = { $option } ne peut plus changer dans une partie commencée. Retirez cette option, ou commencez une nouvelle partie sans --resume.
cli-error-resume-over = La partie de { $file } est terminée. Relisez-la avec : overseer replay "{ $file }"
cli-error-other-game = { $file } contient une partie de { $game }. Nommez ce jeu, ou n’en nommez aucun.
cli-error-none-saved = Il n’y a pas de partie inachevée dans { $folder }. Commencez-en une sans --resume, ou nommez son fichier après --resume.
cli-error-not-here = { $option } n’est pas une option de { $game }. Retirez-la, ou voyez : overseer play --help
cli-error-no-cards = { $game } n’a pas d’ensembles de cartes.
cli-error-action = « { $action } » ne se fait pas avec des cartes. Choisissez parmi : { $known }.
cli-error-kind = Il n’y a pas de cartes du genre « { $kind } ». Choisissez parmi : { $known }.
cli-error-no-card = Quelle carte ? Voyez : overseer cards shelter list
cli-error-card = Il n’y a pas de carte « { $id } ». Proches : { $near }. Toutes : overseer cards shelter list
cli-error-no-file = Quel fichier ? Par exemple : overseer cards shelter check mes-cartes.toml
cli-error-output = La sortie n’a pas pu être écrite ({ $error }). Faites de la place ou envoyez-la ailleurs, puis réessayez.
cli-mishap = Une erreur d’Overseer lui-même s’est produite ({ $kind }) ; vous n’y êtes pour rien. Les détails sont dans { $file }. Merci de les signaler en disant ce que vous faisiez. Une partie en cours est enregistrée jusqu’à son dernier coup.
cli-mishap-unwritten = Une erreur d’Overseer lui-même s’est produite ({ $kind }) ; vous n’y êtes pour rien. Les détails n’ont pas pu être notés : définissez { $variable }=1 et réessayez pour les voir. Une partie en cours est enregistrée jusqu’à son dernier coup.
cli-error-worker = Un processus de la simulation a été arrêté de l’extérieur ; la mémoire était peut-être pleine. Réessayez avec moins de --jobs.
refusal-record-place = { $file } est un dossier ou un périphérique : une partie ne peut pas y être enregistrée. Choisissez un autre fichier avec --save.
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
