# Ce que disent les cartes de la campagne : des bouts de phrases, assemblés d’après les données d’une carte.

## En-têtes

wasteland-fortune-perk = Aptitude
wasteland-fortune-perk-settlement = Aptitude de Colonie
wasteland-fortune-need = demande { $attribute } { $n }
wasteland-fortune-after = demande « { $perk } »
wasteland-fortune-boost-practised = Boost Pratique
wasteland-fortune-boost-cunning = Boost Ruse
wasteland-fortune-boost-tactical = Boost Tactique
wasteland-fortune-boost-instinctive = Boost Instinct
wasteland-fortune-event = Évènement
wasteland-fortune-consequence = Conséquence
wasteland-fortune-flip = retourné dès qu’il est sur le dessus du Deck
wasteland-fortune-exploration = Exploration
wasteland-fortune-quest = Quête
wasteland-fortune-part = partie { $n }
wasteland-fortune-repeatable = peut être refaite
wasteland-fortune-learned = il faut d’abord en entendre parler

## Aptitudes

wasteland-fortune-bench = une fois par campagne, une Structure gratuite : { $structure }
wasteland-fortune-mods = permet de monter des mods sur : { $list }
wasteland-fortune-required = certaines Structures la demandent
wasteland-fortune-power-reroll-rifle = relancez un dé noir vierge d’une attaque au fusil
wasteland-fortune-power-reroll-pistol = relancez un dé noir vierge d’une attaque au pistolet
wasteland-fortune-power-reroll-heavy = relancez un dé noir vierge d’une attaque à l’arme lourde
wasteland-fortune-power-reroll-melee = relancez un dé noir vierge d’une attaque en combat rapproché
wasteland-fortune-power-reroll-throw = relancez un dé noir vierge d’un lancer
wasteland-fortune-power-reroll-green = relancez un dé vert d’un Tir qui ne montre pas de précision
wasteland-fortune-power-concentrates = +2 contre la cible de sa dernière attaque de la même activation
wasteland-fortune-power-bashes = les armes à feu ont un dé noir en combat rapproché
wasteland-fortune-power-blitzes = une fois par activation, une attaque en combat rapproché porte jusqu’à la réglette orange
wasteland-fortune-power-unseen-aim = dé vert à longue portée contre une cible qui ne la remarque pas
wasteland-fortune-power-moves-about = les Tirs contre elle ont −2 si ses deux Actions étaient des Déplacements
wasteland-fortune-power-alone = sans allié à portée rouge, sauf un chien : toutes les armures +1, dé jaune au Tir
wasteland-fortune-power-rages = avec 1 ou 2 points de Santé : dé noir à ses attaques, armure physique +1
wasteland-fortune-power-barges = toute touche de sa Charge repousse d’une réglette jaune
wasteland-fortune-power-messy = quand elle retire quelqu’un en combat rapproché, chaque ennemi à portée orange reçoit un jeton −2
wasteland-fortune-power-finds-gaps = une fois par activation, relancez un dé d’effet vierge
wasteland-fortune-power-impatient = une fois par activation, un Point d’Action achète 1 dégât qui ignore l’armure
wasteland-fortune-power-star-acts = une étoile du dé SVAV donne un Point d’Action
wasteland-fortune-power-stranger = sur une explosion du dé SVAV, un étranger tire : valeur 6, 2 dégâts
wasteland-fortune-power-stranger-two = l’étranger inflige 3 dégâts
wasteland-fortune-power-stranger-three = l’étranger a une valeur de 8
wasteland-fortune-power-entangles = quiconque veut rompre le contact doit d’abord réussir un test d’Agilité
wasteland-fortune-power-sneaks = ses Déplacements ne sont des déclencheurs qu’à une réglette de Vigilance
wasteland-fortune-power-light-step = ne déclenche jamais de mine
wasteland-fortune-power-pack-leader = chiens à portée de Présence : dé noir en combat rapproché
wasteland-fortune-power-attack-dog = dé jaune en combat rapproché
wasteland-fortune-power-chem-proof = ne devient dépendante que sur deux fois l’icône
wasteland-fortune-power-lead-belly = les vivres ne l’irradient jamais
wasteland-fortune-power-medic = ce qu’elle utilise sur quelqu’un retire 1 dégât de plus
wasteland-fortune-power-mends-robots = Action d’Expertise : retirez 2 dégâts à un robot au contact
wasteland-fortune-power-fire-proof = ne peut pas prendre feu
wasteland-fortune-power-long-chems = chaque drogue qu’elle utilise donne aussi 1 Boost d’armure
wasteland-fortune-power-hunts = dé noir contre les créatures et les chiens
wasteland-fortune-power-core-saver = son Armure assistée encaisse 1 dégât de plus avant d’être dégradée
wasteland-fortune-power-radiation-feeds = les dégâts de radiation la soignent au lieu de la blesser

## Boosts : quand

wasteland-fortune-moment-before = avant le lancer de votre figurine pour { $rolls ->
    [attacks] une attaque
    [tests] un test autre qu’une attaque
   *[both] une attaque ou un test
}
wasteland-fortune-moment-after = après le lancer de votre figurine pour { $rolls ->
    [attacks] une attaque
    [tests] un test autre qu’une attaque
   *[both] une attaque ou un test
}
wasteland-fortune-moment-aimed = quand votre figurine est attaquée, avant le lancer
wasteland-fortune-moment-hit = quand votre figurine est touchée, avant le lancer d’armure
wasteland-fortune-moment-action = pendant l’activation de votre figurine, entre deux Actions

## Boosts : quoi

wasteland-fortune-die-black = noir
    .to = noir
wasteland-fortune-die-yellow = jaune
    .to = jaune
wasteland-fortune-die-green = vert
    .to = vert
wasteland-fortune-die-blue = bleu
    .to = bleu
wasteland-fortune-does-swap = un dé { $from } devient un dé { $to }
wasteland-fortune-does-die = un { $die } de plus
wasteland-fortune-does-skill = +{ $n } à sa valeur
wasteland-fortune-does-no-cover = { $n ->
    [one] { $n } élément de couvert ne compte pas
   *[other] { $n } éléments de couvert ne comptent pas
}
wasteland-fortune-does-damage = +{ $n } aux dégâts, si elle touche
wasteland-fortune-does-reduction = armure −{ $n }, si elle touche
wasteland-fortune-does-lower = le chiffre blanc compte pour { $n } de moins, mais un X reste un X
wasteland-fortune-does-again = relancez le dé blanc, mais pas après un X
wasteland-fortune-does-blanks = relancez tous les dés d’effet vierges
wasteland-fortune-does-icon = + { $icons }
wasteland-fortune-does-turn-icons = toutes les bouteilles comptent comme des { $icon ->
    [bottle] bouteilles
    [star] étoiles
   *[explosion] explosions
}
wasteland-fortune-does-points = gagnez { $n ->
    [one] { $n } Point d’Action
   *[other] { $n } Points d’Action
}
wasteland-fortune-does-dodge = l’attaquant a −{ $n }
wasteland-fortune-does-duck = votre figurine a { $n ->
    [one] { $n } élément de couvert
   *[other] { $n } éléments de couvert
} de plus
wasteland-fortune-does-armour = armure +{ $n } contre cette touche
wasteland-fortune-does-weaken = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} de moins, avant l’armure
wasteland-fortune-does-shrug = cette touche ne donne ni état, ni Poussée, ni autre effet
wasteland-fortune-does-counter = ensuite, votre figurine reçoit un jeton Réaction
wasteland-fortune-does-luck = votre figurine reçoit un Jeton Chance et l’utilise aussitôt
wasteland-fortune-does-stride = ses Déplacements ont { $n ->
    [one] { $n } couleur
   *[other] { $n } couleurs
} de plus pendant cette activation
wasteland-fortune-does-break = elle rompt le contact sans attaque gratuite pendant cette activation
wasteland-fortune-does-quiet = rien de ce qu’elle fait pendant cette activation n’est un déclencheur
wasteland-fortune-does-charge = elle peut charger un ennemi qu’elle ne voit pas pendant cette activation
wasteland-fortune-does-call = un allié à portée { $colour } devient Prêt
wasteland-fortune-does-heal = retirez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
wasteland-fortune-does-cleanse = retirez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} de radiation
wasteland-fortune-does-cure = tous ses états prennent fin
wasteland-fortune-does-prepare = gagnez un jeton Réaction
wasteland-fortune-does-guard = gagnez { $n ->
    [one] { $n } Boost d’armure
   *[other] { $n } Boosts d’armure
}
wasteland-fortune-does-load = ses armes à Tir Lent sont chargées
wasteland-fortune-does-find = piochez { $n ->
    [one] { $n } objet
   *[other] { $n } objets
} de la pile des Terres Désolées
wasteland-fortune-does-peek = regardez l’Évènement du dessus ; vous pouvez le mettre sous le Deck

## Évènements : combien de temps et qui

wasteland-fortune-lasts-round = ce round
wasteland-fortune-lasts-battle = jusqu’à la fin de la bataille
wasteland-fortune-who-all = chaque figurine
wasteland-fortune-who-leaders = chaque Leader
wasteland-fortune-who-random = une figurine au hasard de chaque camp
wasteland-fortune-who-open = chaque figurine qui ne touche aucun décor
wasteland-fortune-who-owners = chaque figurine du propriétaire
wasteland-fortune-who-foes = chaque ennemi du propriétaire

## Évènements : quoi

wasteland-fortune-event-no-shots = aucune attaque à distance
wasteland-fortune-event-short-sight = personne ne voit plus loin que la réglette { $colour }
wasteland-fortune-event-slow = Déplacements et Charges, { $n ->
    [one] { $n } couleur
   *[other] { $n } couleurs
} de moins
wasteland-fortune-event-fast = Déplacements et Charges, { $n ->
    [one] { $n } couleur
   *[other] { $n } couleurs
} de plus
wasteland-fortune-event-skill = { $skill } { $signed }
wasteland-fortune-event-test = test ({ $attribute }), sinon { $clause }
wasteland-fortune-event-attacks = toutes les attaques
wasteland-fortune-event-hurt = { $damage }, moins l’armure
wasteland-fortune-event-heal = retirez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
wasteland-fortune-event-calm = tous les jetons Réaction sont défaussés, et personne n’en reçoit
wasteland-fortune-event-points = { $n ->
    [one] { $n } Point d’Action
   *[other] { $n } Points d’Action
} à sa prochaine activation
wasteland-fortune-event-strike = zone { $colour } en un point au hasard : { $damage }, moins l’armure
wasteland-fortune-event-marker = { $n ->
    [one] { $n } marqueur Examinable apparaît
   *[other] { $n } marqueurs Examinables apparaissent
} au hasard
wasteland-fortune-event-advantage = le marqueur Avantage change de mains
wasteland-fortune-event-boost = chaque joueur pioche { $n ->
    [one] { $n } Boost
   *[other] { $n } Boosts
}
wasteland-fortune-event-no-expertise = aucune Action d’Expertise
wasteland-fortune-event-cover = chaque cible d’un Tir a { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
} de couvert de plus
wasteland-fortune-event-attack = le propriétaire choisit une figurine ; elle est attaquée avec une valeur de { $skill } pour { $damage }
wasteland-fortune-event-beast = arrive par un bord au hasard, ennemi de tous
wasteland-fortune-event-find = une figurine du camp du propriétaire pioche { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}
wasteland-fortune-event-cure = tous les états prennent fin
wasteland-fortune-event-spoil = drogues et vivres ne peuvent pas être utilisés
wasteland-fortune-event-no-robots = les robots et les figurines en Armure assistée ont une Action de moins
wasteland-fortune-event-guard = { $n ->
    [one] { $n } Boost d’armure
   *[other] { $n } Boosts d’armure
}

## Exploration

wasteland-fortune-pay = payez { $n ->
    [one] { $n } Cap
   *[other] { $n } Caps
}
wasteland-fortune-test = test du Leader ({ $attribute })
wasteland-fortune-test-modified = test du Leader ({ $attribute } { $signed })
wasteland-fortune-pay-first = seulement contre { $n ->
    [one] { $n } Cap
   *[other] { $n } Caps
}
wasteland-fortune-unpaid = sans payer
wasteland-fortune-failed = échec
wasteland-fortune-nothing = il ne se passe rien
wasteland-fortune-gain-caps = { $sign ->
    [minus] perdez
   *[plus] gagnez
} { $n ->
    [one] { $n } Cap
   *[other] { $n } Caps
}
wasteland-fortune-gain-item = piochez { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}
wasteland-fortune-gain-item-kind = piochez { $n ->
    [one] { $n } objet
   *[other] { $n } objets
} ({ $kind })
wasteland-fortune-gain-card = gagnez « { $card } »
wasteland-fortune-gain-boost = piochez { $n ->
    [one] { $n } Boost
   *[other] { $n } Boosts
}
wasteland-fortune-gain-boost-kind = piochez { $n ->
    [one] { $n } Boost
   *[other] { $n } Boosts
} ({ $kind })
wasteland-fortune-kind-practised = Pratique
wasteland-fortune-kind-cunning = Ruse
wasteland-fortune-kind-tactical = Tactique
wasteland-fortune-kind-instinctive = Instinct
wasteland-fortune-gain-consequence = mettez la Conséquence « { $card } » dans votre prochain Deck d’Évènements
wasteland-fortune-gain-harm = { $damage } pour votre prochaine Force
wasteland-fortune-gain-perk = gagnez gratuitement l’Aptitude « { $card } »
wasteland-fortune-gain-leader = utilisez gratuitement la carte Leader « { $card } »
wasteland-fortune-gain-land = gagnez de la place pour { $n ->
    [one] { $n } Structure de plus
   *[other] { $n } Structures de plus
}
wasteland-fortune-gain-quest = vous pouvez désormais choisir la Quête « { $card } »
wasteland-fortune-gain-structure = gagnez une Structure gratuite : { $card }
wasteland-fortune-gain-lose = perdez une carte au hasard de votre réserve
wasteland-fortune-gain-limit = votre prochaine Force peut coûter { $n } Caps de { $sign ->
    [minus] moins
   *[plus] plus
}
wasteland-fortune-gain-power = { $signed } Énergie pendant cette phase
wasteland-fortune-gain-water = { $signed } Eau pendant cette phase

## Quêtes

wasteland-fortune-deed = exploit
wasteland-fortune-reward = récompense
wasteland-fortune-next = se poursuit par : { $quest }
wasteland-fortune-deed-removed = retirez { $n ->
    [one] { $n } ennemi
   *[other] { $n } ennemis
}
wasteland-fortune-deed-removed-close = retirez { $n ->
    [one] { $n } ennemi
   *[other] { $n } ennemis
} en combat rapproché
wasteland-fortune-deed-removed-far = retirez { $n ->
    [one] { $n } ennemi
   *[other] { $n } ennemis
} par des Tirs ou des lancers
wasteland-fortune-deed-removed-leader = retirez le Leader ennemi
wasteland-fortune-deed-removed-by-leader = retirez { $n ->
    [one] { $n } ennemi
   *[other] { $n } ennemis
} avec votre Leader
wasteland-fortune-deed-searched = videz { $n ->
    [one] { $n } marqueur Examinable
   *[other] { $n } marqueurs Examinables
}
wasteland-fortune-deed-found = piochez { $n ->
    [one] { $n } objet
   *[other] { $n } objets
} de la pile des Terres Désolées
wasteland-fortune-deed-locks = crochetez { $n ->
    [one] { $n } serrure
   *[other] { $n } serrures
}
wasteland-fortune-deed-computers = réussissez { $n ->
    [one] { $n } test d’ordinateur
   *[other] { $n } tests d’ordinateur
}
wasteland-fortune-deed-searches = réussissez { $n ->
    [one] { $n } test de fouille
   *[other] { $n } tests de fouille
}
wasteland-fortune-deed-looked = regardez { $n ->
    [one] { $n } marqueur Investigation
   *[other] { $n } marqueurs Investigation
}
wasteland-fortune-deed-healed = retirez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} avec des objets
wasteland-fortune-deed-criticals = faites { $n ->
    [one] { $n } attaque critique
   *[other] { $n } attaques critiques
}
wasteland-fortune-deed-charges = chargez au contact { $n } fois
wasteland-fortune-deed-cries = remportez { $n ->
    [one] { $n } Cri de Guerre
   *[other] { $n } Cris de Guerre
}
wasteland-fortune-deed-dangers = écartez { $n ->
    [one] { $n } danger
   *[other] { $n } dangers
}
wasteland-fortune-deed-boosts = utilisez { $n ->
    [one] { $n } Boost
   *[other] { $n } Boosts
}
wasteland-fortune-deed-chems = utilisez { $n ->
    [one] { $n } drogue
   *[other] { $n } drogues
}
wasteland-fortune-deed-mined = blessez { $n ->
    [one] { $n } ennemi
   *[other] { $n } ennemis
} avec vos mines et zones
wasteland-fortune-deed-reacted = faites { $n ->
    [one] { $n } Réaction
   *[other] { $n } Réactions
}
wasteland-fortune-deed-won = gagnez la bataille
wasteland-fortune-deed-all-alive = ne perdez aucune figurine
wasteland-fortune-deed-leader-whole = votre Leader finit la bataille sans dégât
wasteland-fortune-deed-at-edge = finissez avec { $n ->
    [one] { $n } figurine
   *[other] { $n } figurines
} à portée rouge du bord ennemi
wasteland-fortune-deed-centre = finissez avec { $n ->
    [one] { $n } figurine
   *[other] { $n } figurines
} à portée rouge du centre
wasteland-fortune-deed-more-models = finissez avec plus de figurines sur la table que l’ennemi
wasteland-fortune-deed-no-shot = ne faites aucune attaque à distance
wasteland-fortune-deed-outnumbered = gagnez en ayant commencé avec moins de figurines que l’ennemi
