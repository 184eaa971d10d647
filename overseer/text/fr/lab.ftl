# Simuler au-delà d’une série : parties conservées, séries comparées, grappes.

keep-no-libraries = Pour conserver des parties, il faut une bibliothèque qui n’est pas installée ({ $missing }). Installez-la avec : { $install }
keep-error-file = « { $file } » n’est pas un fichier de parties conservées, ou il est abîmé. Donnez un autre nom à --keep.
keep-error-read = « { $file } » ne peut pas être lu : { $error }.
keep-error-other = On ne peut pas reprendre « { $file } » : { $what ->
    [rules] ses parties ont été jouées avec d’autres règles, cartes ou bots d’Overseer
    [seed] ses parties ont une autre graine
   *[options] ses parties ont été jouées avec d’autres options
}. Donnez un autre nom à --keep, ou comparez les deux avec --against.
keep-goes-on = Reprise de { $file } : { $games ->
    [one] { $games } des parties s’y trouve
   *[other] { $games } des parties s’y trouvent
} déjà.
keep-stopped = Interrompu. Ce qui a été joué est conservé dans { $file } ; la même commande reprend de là.
against-error-missing = Il n’y a pas de fichier « { $base } ». --against veut un fichier de parties conservées (.parquet), un fichier de cartes, ou « standard » pour les cartes du jeu.
against-error-other = « { $base } » ne peut pas être comparé à cette série : il faut le même jeu, le même scénario et autant de places.
cluster-no-libraries = Il faut pour une grappe une bibliothèque qui n’est pas installée ({ $missing }). Installez-la avec : { $install }
cluster-error-none = Il n’y a pas de grappe à l’adresse « { $address } ». Démarrez-en une avec « ray start --head », et donnez à --cluster son adresse, ou « auto ».
cluster-error-shut = Cette machine ne peut pas rejoindre ce qui répond à l’adresse « { $address } ». Il faut la même version de ray sur chaque machine et, si la grappe demande un jeton, RAY_AUTH_MODE=token et le même ~/.ray/auth_token.
cluster-error-bot = « { $bot } » n’est que sur cette machine. Les bots de fichiers jouent sans --cluster.
cluster-error-unfit = Un nœud de la grappe n’a pas Overseer, ou en a un autre que cette machine. Installez le même sur chaque nœud.
cluster-error-lost = La grappe a disparu. Ce qui a été écrit avec --keep est là, et la même commande reprend de là.
cluster-joined = { $nodes ->
    [one] { $nodes } machine
   *[other] { $nodes } machines
}, { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}.
help-sim-keep = Conserver chaque partie comme une ligne d’un fichier qui se termine par .parquet. Si le fichier existe, seules les parties qui manquent sont jouées. La bibliothèque polars est nécessaire en plus.
    .value = FICHIER
help-sim-against = Comparer cette série à une autre : un fichier de --keep, un fichier de cartes, ou « standard » pour les cartes du jeu. Dit ce qui a changé au-delà du hasard.
    .value = BASE
help-sim-cluster = Jouer sur les machines d’une grappe ray : son adresse, ou « auto » pour celle dont cette machine fait partie. La bibliothèque ray est nécessaire en plus.
    .value = ADRESSE

changes-figure = Grandeur
changes-before = Avant
changes-now = Maintenant
changes-difference = Différence
changes-likely = Hasard, corrigé
changes-alone = Hasard
changes-beyond = { " " }(changé)
changes-title-shares = Ce qui a changé : les parts
changes-title-means = Ce qui a changé : les moyennes
changes-axis-shares = Différence en points de pourcentage, avec son intervalle à 95 %
changes-axis-means = Différence en part de l’ancienne valeur, avec son intervalle à 95 %
changes-mark-changed = changé
changes-mark-chance = peut-être le hasard
changes-note = Le trait est l’intervalle à 95 % de chaque différence prise seule.
changes-note-first = Les { $n } premières sont dessinées ; les chiffres les ont toutes.
changes-compared = Avant : { $base }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Maintenant : { $now ->
    [one] { $now } partie
   *[other] { $now } parties
}.
changes-differs = Ce qui diffère : { $what }.
changes-differs-rules = règles
changes-differs-cards = cartes
changes-differs-decks = decks ou forces
changes-differs-bots = bots
changes-differs-seed = graine
changes-differs-budget = réflexion
changes-differs-mirror = places en miroir
changes-differs-options = autres options
changes-cards = { $n ->
    [one] La carte qui diffère
   *[other] Les { $n } cartes qui diffèrent
} : { $some }
changes-redesigned = Les cartes qui diffèrent
changes-copies = ×{ $n }
changes-same = Les deux séries ont les mêmes options.
changes-found = { $looked ->
    [one] { $looked } grandeur a été regardée
   *[other] { $looked } grandeurs ont été regardées
} ; { $changed ->
    [0] aucune n’a changé au-delà du hasard
    [one] { $changed } a changé au-delà du hasard
   *[other] { $changed } ont changé au-delà du hasard
}.
changes-holm = Les probabilités sont corrigées d’après Holm pour toutes les grandeurs ensemble : si rien n’avait changé, une série sur vingt nommerait quand même quelque chose.
changes-gone = Seulement avant ({ $n }) : { $some }
changes-new = Seulement maintenant ({ $n }) : { $some }
changes-points-off = { $sign ->
    [minus] −
    [plus] +
   *[none] { "" }
}{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
changes-off = { $sign ->
    [minus] −
    [plus] +
   *[none] { "" }
}{ NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
changes-between = { $low } à { $high }
changes-rare = moins de { NUMBER(0.001, minimumFractionDigits: 3) }
changes-chance = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
changes-in = { $scenario } : { $figure }
changes-bot = Victoires de { $name }
changes-score = { $score }, { $name }
changes-seat = Victoires de la place { $n }
changes-ending = Fin : { $name }
changes-decisions = Décisions par partie
changes-turns = Tours
changes-rounds = Manches
changes-first = Victoires de qui commence
changes-draws = Parties nulles
changes-first-side = { $name ->
    [no] Victoires du premier camp
   *[other] Victoires : { $name }
}
changes-order = Victoires : { $name }
changes-points = { $score } venu de : { $name }
changes-room-taken = { $name } : construite là où elle était offerte
changes-room-wins = { $name } : victoires de qui l’a construite
changes-item-taken = { $name } : pris là où il était offert
changes-item-wins = { $name } : victoires de qui l’a pris
changes-drawn-wins = { $name } : victoires de qui l’a piochée
changes-deck = Victoires de { $name }
changes-deck-against = { $name } contre { $other }
changes-force = Victoires de { $name }
changes-force-against = { $name } contre { $other }
changes-battle = Bataille { $n }, { $scenario } : victoires, { $name }
changes-caps = Caps après la bataille { $n }, place { $seat }
changes-structures = Structures après la bataille { $n }, place { $seat }
changes-built = { $name } : à la fin
changes-quests-taken = Quêtes prises
changes-quests-done = Quêtes accomplies
