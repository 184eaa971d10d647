# Wasteland au terminal : ses coups et sa situation en mots, sa carte sur tout l’écran.

## La situation en lignes

plain-help-wasteland =
    Un nombre       jouer le coup de ce numéro
    move 300,200    jouer un coup par sa notation : tout point est possible, en millimètres depuis le coin sud-ouest
    moves           redonner la liste des coups
    show            décrire toute la table
    look m3         une figurine, un marqueur (k2), un point (300,200), une carte (hunting-rifle) ; aussi : look terrain
    why move 300,200  dire pourquoi un coup n’est pas permis, ou ce qu’il fait
    rule WB-F1      lire une règle
    ask             toujours demander, ou seulement quand vous avez le choix
    undo            reprendre votre dernier coup
    restart         reprendre tous vos coups depuis la décision d’un autre
    resign          abandonner
    lang fr         changer de langue : en, fr, de, es
    save            enregistrer maintenant ; chaque coup l’est de toute façon
    quit            partir ; la partie pourra reprendre
plain-look-nothing-wasteland = Il n’y a ni figurine, ni marqueur, ni point, ni carte « { $word } ». Nommez une figurine comme m3, un marqueur comme k2, un point comme 300,200, une carte comme hunting-rifle, ou le décor : terrain.

## Scénarios

cli-error-wasteland-file = { $option } : le fichier { $file } ne peut pas être lu. Vérifiez son nom.

## Aide

help-play-scenario = Wasteland : le scénario par son nom, ou un fichier de scénario ; « ? » les donne tous.
    .value = NOM
help-play-force = Wasteland : une Force pour chaque place à son tour : le nom d’une Force toute prête, un code de Force ou un fichier.
    .value = FORCE
help-play-enemy = Wasteland : la Force de l’IA, ou sa faction ; sans cela elle est tirée au sort.
    .value = FORCE
help-play-ai = Wasteland : le camp que joue l’IA, tel que la liste des scénarios le nomme, none (aucun) ou both (les deux). Par défaut : le second.
    .value = CAMP
help-play-limit = Wasteland : les Caps qu’une Force peut coûter : 500, 750 ou 1000.
    .value = CAPS
help-play-difficulty = Wasteland : combien la Force de l’IA est plus forte : normal, hard ou deadly.
    .value = NIVEAU
help-play-terrain = Wasteland : un fichier de décor au lieu d’une table tirée de la graine.
    .value = FICHIER

## Autour de la carte

table-title-wasteland = WASTELAND
table-wasteland-setup = Mise en place
table-wasteland-round = Round { $round }/{ $rounds }
table-wasteland-actions = Actions { $actions } · Points { $points }
table-wasteland-roster = Figurines
table-wasteland-everybody = Toutes les figurines et le décor
table-wasteland-terrain = Décor
table-wasteland-briefing = Briefing
table-wasteland-waiting = attend
table-wasteland-escaped = en sécurité
table-wasteland-removed = hors de combat
table-wasteland-zoom = { $zoom ->
    [0] toute la table
    [1] moitié
   *[2] quart
}
table-wasteland-overlay = { $overlay ->
    [reach] déplacement
    [weapon] portée de l’arme
    [rulers] toutes les réglettes
   *[nothing] sans réglettes
}
table-wasteland-ways = { $quick ->
    [yes] Déplacement rapide ailleurs… ({ $n })
   *[no] Déplacement ailleurs… ({ $n })
}
table-wasteland-open = ⏎ ouvre la liste. m montre plutôt sur la carte, / tape un point.
table-wasteland-ai = L’IA agit
table-wasteland-thinking = { $who ->
    [ai] L’IA réfléchit… { $n }
   *[nobody] Les dés roulent…
}
table-wasteland-take-back = u reprend votre coup.
table-wasteland-step = ␣ étape suivante · w toute seule · Échap passer
table-wasteland-why = Pourquoi ?
table-wasteland-no-test = Une attaque critique touche sans test.
table-wasteland-mean = En moyenne { $mean } · hors de combat { $removed } %
table-wasteland-type = Où, ou quel coup ?
table-wasteland-type-keys = Un point comme 300,200, ou une notation comme shoot m4 hunting-rifle · Échap retour
table-wasteland-won = { $n ->
    [one] { $names } remporte la bataille !
   *[other] { $names } remportent la bataille !
}

table-key-point = carte
table-key-type = taper
table-key-zoom = zoom
table-key-bands = réglettes
table-key-roster = figurines
table-key-by-hand = IA pas à pas

table-help-aim-wasteland = Vos figurines ont deux Actions par round. Rendez-les Prêtes, activez-les l’une après l’autre, et atteignez le but du scénario avant la fin du dernier round. La liste contient des coups sensés ; tout autre endroit peut se montrer sur la carte ou se taper.
table-help-mouse-wasteland = Souris : un clic sur la carte montre un endroit, un second fait ce qui est en tête de liste. Les réponses et les touches se cliquent aussi.
table-help-go-on-wasteland = continuer : l’étape suivante de l’IA, passer, ou aller à la fin de l’activation
table-help-point = montrer sur la carte avec les flèches, et retour à la liste
table-help-next-wasteland = au choix suivant ; sur la carte, à la figurine ou au marqueur suivant
table-help-type = taper un point ou un coup
table-help-zoom = toute la table, la moitié, un quart
table-help-scroll = faire défiler la carte
table-help-centre = regarder la figurine qui agit
table-help-bands = autour de la figurine : son déplacement, la portée de son arme, toutes les réglettes, rien
table-help-roster = toutes les figurines avec leur Santé et leur état
table-help-briefing = de quoi parle le scénario
table-help-by-hand = l’IA attend une touche après chaque décision, ou continue toute seule
table-help-back-wasteland = retour : passer les étapes de l’IA, fermer une liste, quitter la carte
table-help-everybody = chaque figurine en détail, avec ses armes, et le décor
table-help-always-wasteland = toujours demander, ou seulement quand vous avez le choix

table-wasteland-mark-model = { $side } : { $status }
table-wasteland-mark-active = activée en ce moment
table-wasteland-mark-engaged = engagée : un ennemi la touche
table-wasteland-mark-reactions = jetons Réaction
table-wasteland-mark-points = Points d’Action
table-wasteland-mark-luck = Jetons Chance
table-wasteland-mark-rads = dégâts de radiation
table-wasteland-mark-path = le chemin d’un déplacement et sa fin
table-wasteland-mark-room = place pour ce que vous posez
table-wasteland-mark-sight = ligne de vue sans couvert
table-wasteland-mark-sight-cover = ligne de vue à travers un couvert
table-wasteland-mark-sight-blocked = pas de ligne de vue
table-wasteland-mark-ruler = réglette : { $ruler }
table-wasteland-mark-mine = Mine
table-wasteland-mark-place = Lieu du scénario
table-wasteland-mark-heap = Objets au sol
table-wasteland-mark-strike = Là où l’artillerie frappera
