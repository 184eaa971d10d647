# Le client plein écran.

## Autour de la table

table-over = La partie est terminée
table-over-keys = La partie est terminée. e montre le résultat, q quitte.
table-asked = { $seat } décide
table-thinking = { $seat } réfléchit…
table-watch = { $seat } joue.
table-log = Ce qui s’est passé
table-since = Depuis votre dernier coup
table-detail = En détail
table-detail-more = ⇟ suite
table-resigned = a abandonné

## Sous le curseur

table-which = Laquelle ?
table-enter-choose = ⏎ ou second clic : valider.
table-back-to-list = Échap : retour à la liste.
table-rule-hint = { $rule } · ? ou F1 montre cette règle.
table-why-nothing = F1 dit pourquoi quelque chose est impossible. Ici, rien n’est refusé. F2 : aide

## Les touches de la dernière ligne

table-key-move = bouger
table-key-next = choix suivant
table-key-act = valider
table-key-go-on = continuer
table-key-undo = reprendre
table-key-cards = cartes
table-key-explain = pourquoi ?
table-key-help = aide
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
table-key-leave = enregistrer et quitter

## Aide

table-help-title = Aide
table-help-keys = Touches
table-help-next = aller au prochain choix possible, ou au précédent
table-help-act = faire ce que montre le curseur
table-help-go-on = continuer : refuser, accepter, lancer les dés
table-help-digits = vers cette ligne de la liste numérotée ; Entrée la valide
table-help-undo = reprendre votre dernier coup, tant que ni le hasard ni un autre n’a joué
table-help-log = lire tout ce qui s’est passé
table-help-explain = pourquoi c’est impossible : la règle en entier
table-help-help = cette page
table-help-rules = parcourir les règles
table-help-speed = la vitesse des bots : lents, normaux, rapides, instantanés
table-help-hand-over = à plusieurs : l’écran qui cache la table jusqu’à l’arrivée du suivant
table-help-language = la langue suivante
table-help-resign = abandonner
table-help-end = après la fin : revoir le résultat
table-help-leave = enregistrer et quitter ; « overseer play --resume » reprend la partie
table-help-marks = Marques
table-help-signs = Signes

## Feuilles

table-escape = Échap
table-sheet-keys = ↑ ↓ défiler · L langue · Échap retour
table-rules-title = Les règles
table-rules-keys = ↑ ↓ autre règle · ⇞ ⇟ lire la suite · L langue · Échap retour
table-cards-title = Toutes les cartes sur la table

## Moments particuliers

table-hand-over = Passez le clavier à { $seat }.
table-hand-over-keys = ⏎ je suis { $seat } · o ne plus demander · q enregistrer et quitter
table-hand-over-keys-secret = ⏎ je suis { $seat } · q enregistrer et quitter
table-resign = { $seat } abandonne et ne pourra plus gagner. Abandonner vraiment ?
table-yes-no = ⏎ oui · Échap non
table-too-small = La table a besoin d’un terminal de { $width } × { $height } caractères ; celui-ci en a { $here } × { $there }. Agrandissez la fenêtre ou réduisez la police. La partie est enregistrée et vous attend. q quitte.

## La fin

table-end-title = La fin
table-won = { $n ->
    [one] { $names } prend la tête de l’Abri !
   *[other] Victoire partagée : { $names } !
}
table-nobody-won = Personne ne gagne.
table-record = L’enregistrement de cette partie : { $file }

## Une partie enregistrée, à revoir

watch-title = Rediffusion
watch-move = Coup { $n } sur { $moves }
watch-spectator = Vue d’un spectateur
watch-eyes = Vue de { $seat }
watch-state = { $state ->
    [plays] ▶ Avance toute seule. Espace l’arrête.
    [end] ■ Fin. Espace reprend du début.
   *[stands] ‖ ← → un coup, Espace laisse défiler.
}
watch-unfinished = Cette partie n’est pas finie : d’ici là, on ne montre que ce qu’un spectateur peut voir.
table-key-watch-step = coup
table-key-watch-turn = tour
table-key-watch-first = début
table-key-watch-last = fin
table-key-watch-on = défiler/arrêter
table-key-watch-speed = { $speed ->
    [slow] vitesse : lente
    [normal] vitesse : normale
    [fast] vitesse : rapide
   *[instant] vitesse : très rapide
}
table-key-watch-eyes = point de vue
table-key-watch-leave = quitter
table-help-watch-step = un coup en arrière ou en avant
table-help-watch-turn = vers le tour ou round suivant, ou le précédent
table-help-watch-ends = au début, à la fin
table-help-watch-on = laisser les coups s’enchaîner, ou les arrêter
table-help-watch-speed = à quelle vitesse ils s’enchaînent
table-help-watch-eyes = voir par les yeux du joueur suivant, ou de nouveau en spectateur
table-help-watch-cards = lire toutes les cartes de la table
table-help-watch-leave = quitter ; rien n’est changé
