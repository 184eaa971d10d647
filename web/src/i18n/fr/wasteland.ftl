# L’habillage de la table de Wasteland ; ce que dit le jeu vient du serveur.
wasteland-table = Le champ de bataille
wasteland-keys = Les flèches déplacent le point ou la vue, avec Maj d’une réglette orange. Entrée exécute ce qui est montré. N va à l’endroit utile suivant, T permet de taper un endroit, plus et moins changent l’échelle, 0 montre tout.
wasteland-models = Figurines et marqueurs
wasteland-map = Toute la table ; appuyez pour y aller
wasteland-steps = Ce que font les autres
wasteland-next = Étape suivante
wasteland-run = Laisser courir
wasteland-stepwise = Pas à pas
wasteland-skip = Au présent
wasteland-view = Vue
wasteland-picture = Garder une image de ce moment
wasteland-closer = Plus près
wasteland-farther = Plus loin
wasteland-whole = Toute la table
wasteland-panel = En savoir plus sur la table
wasteland-pages = Ce qui est montré ici
wasteland-fold = Replier ou déplier
wasteland-now = Maintenant
wasteland-throw = Le lancer
wasteland-throw-before = Le lancer précédent
wasteland-throw-after = Le lancer suivant
wasteland-why = Pourquoi ?
wasteland-legend = Légende
wasteland-typed = Un point (x,y)
wasteland-judge = Juger
wasteland-percent = { $n } %
wasteland-hits = touche
wasteland-exact = exactement { $odds }
wasteland-mean = dégâts en moyenne
wasteland-out = hors de combat
wasteland-to-hit = Pour toucher
wasteland-value = Valeur
wasteland-in-the-way = Entre les deux :
wasteland-faces =
    { $n ->
        [one] { $n } face du dé blanc sur { $of } touche.
       *[other] { $n } faces du dé blanc sur { $of } touchent.
    }
wasteland-when-hit = Si ça touche
wasteland-armour = Armure
wasteland-blocks = Le dé rouge bloque jusqu’à
wasteland-comes-through = Dégâts qui passent ; en rouge : la cible est hors de combat.
wasteland-bars = Dégâts qui passent : { $bars }
wasteland-weigh = Peser : { $name }
wasteland-against = { $rolled } contre { $value }
wasteland-left =
    { $left ->
        [one] { $name } : { $left } point de santé sur { $of }
       *[other] { $name } : { $left } points de santé sur { $of }
    }
wasteland-nearest = C’est au plus près.
wasteland-press = Appuyez pour le choisir.
wasteland-nudge = Déplacer un peu le point
wasteland-nudge-west = 1 cm à l’ouest
wasteland-nudge-north = 1 cm au nord
wasteland-nudge-south = 1 cm au sud
wasteland-nudge-east = 1 cm à l’est
wasteland-drop = Un autre point
wasteland-deploy = À côté de la table
wasteland-deploy-how = Choisissez, puis appuyez sur un endroit vert de la table.
wasteland-health = santé { $left } sur { $of }
wasteland-empty = vide
wasteland-ruler-move = Déplacement
wasteland-ruler-charge = Charge
wasteland-ruler-awareness = Vigilance
wasteland-armour-physical = armure, physique
wasteland-armour-energy = énergie
wasteland-armour-radiation = radiations
wasteland-card = Toute la carte
wasteland-why-before = L’activation précédente
wasteland-why-after = L’activation suivante
wasteland-why-did = Pourquoi { $name } a fait cela
wasteland-matrix = Sombre : Téméraire. Souligné : reste en Combat rapproché.
wasteland-moment = Sur la table : étape { $n }
wasteland-yes = oui
wasteland-by = Cible, priorité { $n } : { $priority }
wasteland-more = et { $n } de plus
wasteland-wait = Attendre après chaque étape de l’IA
wasteland-next-event = Le prochain Évènement :
wasteland-rulers = Réglettes
wasteland-drawn = Sur la table
wasteland-pips = santé : restante, perdue aux radiations, perdue
wasteland-ground = Terrain
wasteland-marks = Marqueurs et jetons
wasteland-briefing = Briefing
wasteland-rounds =
    { $n ->
        [one] { $n } round au plus
       *[other] { $n } rounds au plus
    }
wasteland-aims = Ce que veut chaque camp
wasteland-you = vous
wasteland-rules = Règles spéciales
wasteland-ends = Comment cela finit
wasteland-forces = Forces
wasteland-caps = { $n } Caps
wasteland-earlier = Ce qu’ont laissé les batailles précédentes
wasteland-briefed = À la table
wasteland-round = Round { $n } sur { $of }
wasteland-advantage = avantage
wasteland-gone = Hors de la table : { $names }
wasteland-lesson = Votre première bataille
wasteland-end-losses = Le prix du combat
wasteland-end-lost = pertes : { $n } Caps sur { $of }
wasteland-end-moments = Ce qui a décidé
wasteland-end-table = La table à la fin
wasteland-end-escaped = hors de la table, à l’abri
wasteland-end-removed = hors de combat
