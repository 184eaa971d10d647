# L’habillage du plateau de la campagne ; ce que dit le jeu vient du serveur.
campaign-board = La campagne
campaign-no-settlement = { $name } n’a pas de Colonie.
campaign-timeline = Les batailles
campaign-nobody = Personne n’a gagné
campaign-won = { $level ->
    [major] { $names } : victoire majeure
   *[other] { $names } : victoire mineure
}
campaign-lost = { $level ->
    [major] Le désert : victoire majeure
   *[other] Le désert : victoire mineure
}
campaign-carries = { $n ->
    [one] apporte une chose à une bataille suivante
   *[other] apporte { $n } choses aux batailles suivantes
}
campaign-next = Prochaine : { $limit } Caps
campaign-later = { $limit } Caps
campaign-ledger = Caps, Énergie, Eau et parcelles
campaign-caps = Caps
campaign-power = { $used } sur { $all } Énergie utilisée
campaign-power-then = { $used } → { $then } sur { $room } Énergie utilisée
campaign-water = { $used } sur { $all } Eau utilisée
campaign-water-then = { $used } → { $then } sur { $room } Eau utilisée
campaign-plots = Parcelles bâties : { $used } sur { $all }
campaign-plots-then = Parcelles bâties : { $used } → { $then } sur { $room }
campaign-land = Le terrain de { $name }
campaign-plot = Parcelle { $n } : { $name }
campaign-plot-idle = Parcelle { $n } : { $name }, à l’arrêt
campaign-plot-free = Parcelle { $n } : libre
campaign-free = libre
campaign-after = après
campaign-idle = à l’arrêt
campaign-moving = Choisissez une parcelle où la poser
campaign-move = Déplacer
campaign-works = { $on } sur { $n } en marche
campaign-pages = Pages
campaign-page-now = Maintenant
campaign-page-holdings = Réserves
campaign-page-journal = Quêtes
campaign-page-briefing = Briefing
campaign-page-history = Historique
campaign-lines-journal = Journal des Quêtes
campaign-quest-secret = Une Quête a été prise en secret pour cette bataille.
campaign-quest-taken = Prise pour cette bataille
campaign-quest-done = Accomplies : { $n }
campaign-quest-open = Ouvertes : { $n }
campaign-quest-none = Aucune Quête pour l’instant.
campaign-lines-briefing = Briefing
campaign-lines-timeline = Toutes les batailles et leurs résultats
campaign-look-battle = Revoir la bataille : { $title }
campaign-print = Feuilles à imprimer
campaign-export = Enregistrer dans un fichier
campaign-over = La campagne est terminée.
campaign-steps = Les trois étapes de la phase de Colonie
campaign-step-build = Construire
campaign-step-draw = Piocher
campaign-step-choose = Choisir
campaign-step-done = terminée
campaign-step-now = en cours
campaign-step-draws =
    { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    }, garder { $keep }
campaign-step-stores = { $n ->
    [one] { $n } Magasin
   *[other] { $n } Magasins
}
campaign-families = Ce qui peut être construit
campaign-perks = Aptitudes
campaign-keeps-of = Garde 1 carte
campaign-draws-n = en pioche { $n }
campaign-price = { $name }, { $caps } Caps
campaign-would-change = ce que cela changerait
campaign-build-for = Construire pour { $caps } Caps
campaign-do = Le faire
campaign-choose-to-see = Choisissez quelque chose pour voir ce que cela changerait.
campaign-of = { $used } sur { $all }
campaign-draws-keeps = { $draw }, garder { $keep }
campaign-change-caps = Caps
campaign-change-power = Énergie
campaign-change-water = Eau
campaign-change-room = parcelles
campaign-change-draws = cartes à l’étape 2
campaign-pick-of = { $name } : garder { $keep } sur { $n }
campaign-stores-used = Magasins utilisés : { $used } sur { $all }
campaign-sheds-used = Hangars utilisés : { $used } sur { $all }
campaign-useless = Personne ici ne pourrait s’en servir.
campaign-take-quest = Prendre cette Quête
campaign-drop-perk = Retirer une Aptitude
campaign-perk-settlement = de la Colonie
campaign-perk-model = d’une figurine
campaign-perk-have = vous l’avez
campaign-perk-buy = Pour la Colonie
campaign-perk-why = Pourquoi pas ?
campaign-new-leader = Quelqu’un d’autre mène
campaign-choose-model = Choisissez une figurine
campaign-lead-with = Mener avec cette carte
campaign-no-battle = Il n’y a pas de bataille à choisir.
campaign-force = La Force
campaign-force-empty = Partir de zéro
campaign-force-less = Un de moins : { $name }
campaign-force-code = Une Force par son code
campaign-force-look = Voir
campaign-bring = Amener cette Force ({ $caps } Caps)
campaign-add = Ce qui peut être ajouté
campaign-add-unit = Unités
campaign-add-leader = Cartes de Leader
campaign-add-card = Cartes et mods
campaign-add-perk = Aptitudes
campaign-add-boost = Boosts
campaign-back = Vers la campagne
campaign-to-battle = Vers la bataille
campaign-play-battle = Jouer la bataille ici
campaign-or-tell = ou racontez comment elle s’est terminée sur votre propre table
campaign-tell = Le résultat d’une vraie bataille
campaign-tell-end = Comment s’est-elle terminée ?
campaign-tell-rounds = manches ont été jouées
campaign-tell-removed = Figurines retirées de { $name }
campaign-tell-leader = { $name } (Leader)
campaign-tell-degraded = armure assistée dégradée
campaign-tell-boosts = Boosts non utilisés de { $name }
campaign-tell-cards = Cartes que { $name } a encore : non consommées, et trouvées
campaign-tell-find = Ajouter une carte trouvée
campaign-tell-quest = { $name } a accompli la Quête ({ $quest })
campaign-tell-owed = Conséquences de { $name } non résolues
campaign-tell-send = Vérifier et envoyer
campaign-tell-sure = Tout est juste : envoyer
campaign-tell-correct = Tant que personne n’est parti de là, Annuler permet de corriger.
campaign-less = Moins : { $name }
campaign-more = Plus : { $name }
campaign-battle-on = La bataille est en cours : { $title }
campaign-battle-soon = La bataille est prête : { $title }
campaign-past = Vous regardez en arrière.
campaign-waits = On attend { $names }
campaign-waits-nobody = Quelque chose se fait tout seul.
campaign-waits-look = En attendant, vous pouvez tout regarder : chaque Colonie, vos réserves, vos Quêtes.
campaign-face-down = face cachée
campaign-leader = Leader
campaign-leader-fell = hors de combat à la dernière bataille
campaign-pile-chosen = Sorties des Magasins, pour la prochaine bataille
campaign-pile-reserve = Réserve
campaign-pile-heap = Revenues de la bataille
campaign-pile-kept = Dans les Hangars
campaign-pile-hand = Boosts de la Force
campaign-pile-free = Cartes hors limite
campaign-pile-extra = Boosts au-delà du maximum
campaign-pile-leaders = Cartes de Leader
campaign-pile-gifts = Aptitudes données par des Quêtes
campaign-pile-consequences = Conséquences
campaign-no-cards = Aucune carte.
campaign-perks-settlement = Aptitudes de la Colonie
campaign-perks-models = Aptitudes des figurines
campaign-notes = Pour la prochaine bataille
campaign-players = Joueurs
campaign-you = vous
campaign-bot = robot
campaign-victories = victoires : { $n } sur { $all }
campaign-decides = décide
campaign-ready = a fini
campaign-status-linked = Batailles livrées : { $n } sur { $all }
campaign-status-free = { $n ->
    [one] { $n } bataille livrée
   *[other] { $n } batailles livrées
}
campaigns-title = Campagnes
campaigns-text = Une campagne s’étale sur des semaines : des batailles et, entre elles, les phases de Colonie.
campaigns-none = Vous n’avez pas encore de campagne.
campaigns-new = Nouvelle campagne
campaigns-name-example = La vallée
campaigns-open = Ouvrir
campaigns-over = terminée
campaigns-course = Déroulement
campaigns-linked = Cinq batailles liées
campaigns-free = Libre : vous choisissez chaque bataille
campaigns-battles = Batailles au plus
campaigns-results = Les batailles se jouent
campaigns-played = ici, à l’écran
campaigns-told = ici ou sur une vraie table
campaigns-players = Joueurs
campaigns-seat = Joueur { $n }
campaigns-side = Camp du joueur { $n }
campaigns-attacker = Attaquant
campaigns-defender = Défenseur
campaigns-begin = Commencer
sheet-title = Feuilles à imprimer
sheet-back = Retour à la campagne
sheet-print = Imprimer
sheet-settlement = La Colonie de { $name }
sheet-bank = Banque
sheet-structure = Structure
sheet-number = Nombre
sheet-working = En marche
sheet-does = Ce qu’elle fait
