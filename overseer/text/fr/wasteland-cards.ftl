# Ce que disent les cartes de Wasteland : des bouts de phrases, assemblés d’après les données d’une carte.

## Le cadre d’une carte

wasteland-card-line = { $text }.
wasteland-card-label = { $label } : { $text }
wasteland-card-do = { $label } : { $clause }
wasteland-card-list-dot = { $first } · { $rest }
wasteland-card-list-semicolon = { $first } ; { $rest }
wasteland-card-list-or = { $first } ou { $last }
wasteland-card-letter = { $letter } { $n }
wasteland-card-caps = { $n ->
    [one] { $n } Cap
   *[other] { $n } Caps
}
wasteland-card-caps-none = sans prix
wasteland-card-caps-other = { $caps } (prix de la liste { $list })
wasteland-card-unique = unique
wasteland-card-natural = partie du corps
wasteland-card-limited = usage limité
wasteland-card-only-for = réservé aux { $list }
wasteland-card-fits = pour { $list }
wasteland-card-with-power-armour = seulement avec une Armure assistée
wasteland-card-uses-skill = Compétence : { $skill }
wasteland-card-piece = { $n ->
    [1] tête
    [2] bras
    [3] jambes
    [4] protections
    [5] collier
    [6] chaînes
   *[other] pièce { $n }
}

## Unités

wasteland-card-health = Santé { $n } ({ $attribute })
wasteland-card-ratings = armure { $physical }/{ $energy }/{ $radiation }
wasteland-ruler-move = Déplacement réglette { $colour }
wasteland-ruler-charge = Charge réglette { $colour }
wasteland-ruler-awareness = Vigilance réglette { $colour }
wasteland-ruler-throw = lancer réglette { $colour }
wasteland-ruler-cry = Cri de Guerre réglette { $colour }
wasteland-ruler-presence = Présence réglette { $colour }
wasteland-card-natural-weapons = armes naturelles
wasteland-card-standard = équipement standard
wasteland-card-reactions = commence chaque round avec { $n ->
    [one] { $n } jeton Réaction
   *[other] { $n } jetons Réaction
}

wasteland-trait-no-climb = ne peut pas escalader
wasteland-trait-unimpeded = n’est pas ralentie par le terrain difficile
wasteland-trait-senses = peut charger un ennemi qu’elle ne voit pas
wasteland-trait-leaps = ne s’arrête jamais au milieu d’une escalade
wasteland-trait-tramples = traverse les socles des ennemis plus petits
wasteland-trait-cry-immune = les Cris de Guerre ne lui font rien
wasteland-trait-radiation-heals = les dégâts de radiation la soignent
wasteland-trait-swarm = attaque une fois par tranche de deux points de Santé restants
wasteland-trait-reacts-only = ne fait que réagir
wasteland-trait-orders = à son activation, rend Prête une figurine alliée à portée jaune
wasteland-trait-drilled = à son activation, rend Prête une autre figurine de son Unité à portée de Présence
wasteland-trait-burrows = sa Charge traverse tout et n’est pas un déclencheur
wasteland-trait-detonates = peut se faire exploser
wasteland-trait-unstable = chaque fois qu’elle subit des dégâts, lancez un dé bleu : sur une explosion, elle saute
wasteland-trait-dread = les ennemis à portée de Présence ont −2 à tout test qui n’est pas une attaque
wasteland-trait-healer = une fois par activation, retire 1 dégât à un allié à portée jaune
wasteland-trait-uncounted = ne compte pas pour le marqueur Avantage
wasteland-trait-self-destruct = explose quand elle est retirée
wasteland-trait-two-shots = ses armes à Tir Lent n’ont pas besoin d’être rechargées
wasteland-trait-no-prepare = ne peut pas se préparer
wasteland-trait-quick-moves = Action Rapide : Déplacement
wasteland-trait-quick-skills = Action Rapide : Expertise
wasteland-trait-dodges = une fois par bataille, un test d’Agilité lui fait ignorer une touche
wasteland-trait-handler = les chiens à portée de Présence fouillent avec sa Perception
wasteland-trait-eyes = les alliés à portée de Présence chargent ce qu’elle voit et remarquent ce qu’elle remarque
wasteland-trait-rarely-locked = n’est jamais bloquée devant un ordinateur
wasteland-trait-stands-up = dans une Force de Survivants : Endurance +1, armure physique +1
wasteland-trait-spare-ready = est Prête au début de chaque round
wasteland-trait-shares-resist = les alliés à portée de Présence peuvent résister aux Cris de Guerre avec sa valeur
wasteland-trait-distracts = une fois par activation, donne un jeton −2 à un ennemi visible à portée de Présence
wasteland-trait-swaps-die = une fois par activation, peut lancer un dé jaune à la place d’un autre dé de son attaque
wasteland-trait-yellow-charge = son Bonus de Charge peut être un dé jaune
wasteland-trait-keeps-chem = une fois par bataille, une drogue qu’elle prend elle-même n’est pas consommée
wasteland-trait-failing = chaque fois qu’elle subit des dégâts et qu’il lui reste moins de la moitié de sa Santé, lancez un dé bleu : sur une explosion, elle saute

## Effets des icônes, des coups critiques, des mines et des dangers

wasteland-card-effect-line = { $icons } : { $effect }
wasteland-card-effect-limit = { $line } (jusqu’à { $n } fois)
wasteland-card-effect-if-damaged = { $effect }, si des dégâts passent
wasteland-effect-damage = +{ $n } aux dégâts
wasteland-effect-reduction = armure −{ $n }
wasteland-effect-pierce = { $n ->
    [one] { $n } dégât qui ignore
   *[other] { $n } dégâts qui ignorent
} l’armure
wasteland-effect-stun = étourdie
wasteland-effect-arm = bras blessé
wasteland-effect-leg = jambe blessée
wasteland-effect-injury = bras ou jambe blessés, au choix de l’attaquant
wasteland-effect-fire = en feu
wasteland-effect-freeze = gelée
wasteland-effect-poison = empoisonnée
wasteland-effect-push = Poussée réglette { $colour }
wasteland-effect-action = { $n ->
    [one] { $n } Point d’Action
   *[other] { $n } Points d’Action
} pour l’attaquant
wasteland-effect-calm = la cible perd un jeton Réaction
wasteland-effect-calm-or-stun = la cible perd un jeton Réaction ou, sans jeton, est étourdie
wasteland-effect-ready-again = l’arme reste chargée
wasteland-effect-shaken = un jeton −2
wasteland-effect-radiate = { $n ->
    [one] { $n } dégât de radiation qui ignore
   *[other] { $n } dégâts de radiation qui ignorent
} l’armure
wasteland-effect-ignore-strong = le +1 d’une armure renforcée ne compte pas
wasteland-effect-hurt = { $n ->
    [one] { $n } dégât physique
   *[other] { $n } dégâts physiques
}
wasteland-effect-draw = piochez { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}
wasteland-effect-use-up = la figurine qui fouille est Utilisée et son activation s’arrête
wasteland-effect-alarm = chaque ennemi à portée { $colour } reçoit un jeton Réaction

## Armes

wasteland-card-short = courte portée { $colour }
wasteland-card-long = longue portée { $colour }
wasteland-card-dice = dés
wasteland-card-no-dice = aucun dé
wasteland-card-trigger = se déclenche à portée { $colour }
wasteland-card-minimum = pas plus près que la réglette { $colour }
wasteland-card-area = zone { $colour }
wasteland-card-inner = zone intérieure { $colour }
wasteland-card-hit = touche
wasteland-card-direct = touche directe
wasteland-card-scatter = { $n ->
    [0] toujours
   *[other] raté de { $n } ou plus
}
wasteland-card-scatters = dévie d’une réglette { $colour }
wasteland-card-always-scatters = dévie même en cas de réussite
wasteland-card-stray = touche quiconque se trouve là où le tir tombe
wasteland-card-critical = critique pour { $n ->
    [one] { $n } point
   *[other] { $n } points
}
wasteland-card-critical-short = { wasteland-card-critical }, à courte portée seulement
wasteland-card-critical-long = { wasteland-card-critical }, à longue portée seulement
wasteland-card-more-dice = + { $dice }
wasteland-card-slow = Tir Lent : à recharger après chaque tir
wasteland-card-one-use = ne sert qu’une fois
wasteland-card-primed = demande { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} avant de pouvoir servir
wasteland-card-charges = accumule jusqu’à { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} ; chacun donne +1 aux dégâts
wasteland-card-walked = tir balayé : jusqu’à { $n } tirs
wasteland-card-strength = demande Force { $n }
wasteland-card-strength-die = avec Force 7 ou plus, un { $die } au lieu d’un dé noir
wasteland-card-silent = son usage n’est pas un déclencheur
wasteland-card-lower-rating = contre la plus faible des armures physique et énergétique
wasteland-card-pulse = ne blesse que les robots et les Armures assistées intactes
wasteland-card-reach = frappe jusqu’à la réglette { $colour }
wasteland-card-against-agility = sa valeur est la Force moins l’Agilité de la cible
wasteland-card-throws = projette la cible d’une réglette { $colour } et l’étourdit

## Objets

wasteland-card-use = usage
wasteland-card-raw = cru
wasteland-card-cooked = cuit
wasteland-card-stage = { $n ->
    [1] d’abord
    [2] ensuite
   *[other] enfin
}
wasteland-card-stage-nothing = sans effet
wasteland-card-addiction = dépendance sur { $icons }
wasteland-card-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}, un par usage
wasteland-card-intact = intacte
wasteland-card-degraded = dégradée

wasteland-use-heal = retirez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
wasteland-use-cleanse = { $all ->
    [yes] retirez tous les dégâts de radiation
   *[no] retirez { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } de radiation
}
wasteland-use-radiate = subissez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} de radiation
wasteland-use-action = gagnez { $n ->
    [one] { $n } Point d’Action
   *[other] { $n } Points d’Action
}
wasteland-use-cure = soignez bras et jambe blessés
wasteland-use-cure-addiction = mettez fin aux dépendances
wasteland-use-douse = éteignez un feu
wasteland-use-cure-poison = mettez fin à l’empoisonnement
wasteland-use-boost = gagnez { $n ->
    [one] { $n } Boost d’armure
   *[other] { $n } Boosts d’armure
}
wasteland-use-reaction = gagnez un jeton Réaction
wasteland-use-quick-move = faites aussitôt un Déplacement rapide
wasteland-use-repair = retirez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} à un robot
wasteland-use-patch = retirez { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} à une Armure assistée intacte
wasteland-use-stealth = furtivité pendant { $n ->
    [one] { $n } round
   *[other] { $n } rounds
} : un attaquant doit d’abord réussir un test de Perception à −4
wasteland-use-strike = marquez un point : au round suivant, l’artillerie y frappe une zone rouge
wasteland-use-cure-frozen = dégelez
wasteland-use-load = chargez une arme à Tir Lent
wasteland-use-boost-energy = gagnez { $n ->
    [one] { $n } Boost d’armure
   *[other] { $n } Boosts d’armure
} contre l’énergie

## Ce que donne une carte

wasteland-reach-own = { $gift }
wasteland-reach-aura = alliés à portée de Présence : { $gift }
wasteland-reach-aura-low = alliés à portée de Présence avec 1 ou 2 points de Santé : { $gift }
wasteland-reach-aura-dogs = chiens à portée de Présence : { $gift }
wasteland-reach-aura-minutemen = autres Miliciens à portée de Présence : { $gift }
wasteland-reach-aura-turn = alliés à portée de Présence, activés pendant le même tour : { $gift }
wasteland-reach-alone = tant qu’aucun allié, sauf un chien, n’est à portée rouge : { $gift }
wasteland-reach-accompanied = tant qu’un allié est à portée de sa Présence : { $gift }
wasteland-gift-attribute = { $attribute } { $signed }
wasteland-gift-all-attributes = tous les attributs { $signed }
wasteland-gift-health = Santé { $signed }
wasteland-gift-physical = armure physique { $signed }
wasteland-gift-energy = armure énergétique { $signed }
wasteland-gift-radiation = armure antiradiation { $signed }
wasteland-gift-base-physical = armure physique { $n }
wasteland-gift-base-energy = armure énergétique { $n }
wasteland-gift-base-radiation = armure antiradiation { $n }
wasteland-gift-strong-physical = armure physique { $n }+1
wasteland-gift-strong-energy = armure énergétique { $n }+1
wasteland-gift-strong-radiation = armure antiradiation { $n }+1
wasteland-gift-skill = { $skill } { $signed }
wasteland-card-colours = { $n ->
    [one] { $n } couleur
   *[other] { $n } couleurs
} { $sign ->
    [minus] de moins
   *[plus] de plus
}
wasteland-gift-move = Déplacement, { wasteland-card-colours }
wasteland-gift-charge = Charge, { wasteland-card-colours }
wasteland-gift-awareness = Vigilance, { wasteland-card-colours }
wasteland-gift-presence = Présence, { wasteland-card-colours }
wasteland-gift-range = les deux portées, { wasteland-card-colours }
wasteland-gift-boost = { $n ->
    [one] { $n } Boost d’armure
   *[other] { $n } Boosts d’armure
} au départ
wasteland-gift-short = { $signed } à courte portée
wasteland-gift-long = { $signed } à longue portée
wasteland-gift-silent = les tirs ne sont pas des déclencheurs
wasteland-gift-quick-shot = Action Rapide : Tir avec cette arme
wasteland-gift-blank-damage = un dé noir, vert ou jaune vierge compte comme +1 aux dégâts
wasteland-gift-blank-reduction = un dé noir, vert ou jaune vierge compte comme armure −1
wasteland-gift-handy = sans malus en combat rapproché
wasteland-gift-aimed = les tirs dans un combat touchent la figurine visée
wasteland-gift-spikes = quiconque charge le porteur subit { $n ->
    [one] { $n } dégât physique
   *[other] { $n } dégâts physiques
} et un dé vert
wasteland-gift-climb = escalade sans test
wasteland-gift-open-locks = ouvre une serrure sans test
wasteland-gift-open-computers = ouvre un ordinateur sans test
wasteland-gift-stealth = un attaquant doit d’abord réussir un test de Perception à −4
wasteland-gift-hidden = visible seulement à une réglette de Vigilance
wasteland-gift-ignore-cover = { $n ->
    [one] { $n } élément de couvert ne compte
   *[other] { $n } éléments de couvert ne comptent
} pas
wasteland-gift-no-trigger-move = les Déplacements ne sont pas des déclencheurs
wasteland-gift-area-armour = armure { $signed } contre les zones
wasteland-gift-poison-immune = immunité au poison
wasteland-gift-fall-immune = aucun dégât de chute
wasteland-gift-pump = utilise de lui-même un Stimpak à 3 points de Santé ou moins
wasteland-gift-leap = { $n ->
    [one] { $n } Déplacement
   *[other] { $n } Déplacements
} par-dessus tout
wasteland-gift-extra-item = chaque trouvaille fait piocher un objet de plus, puis on en défausse un
wasteland-gift-never-locked = aucun marqueur ne reste verrouillé
wasteland-gift-remote = laissé sur place, il perçoit pour vous les déclencheurs à portée { $colour }
wasteland-gift-ward = les tourelles ennemies à portée { $colour } ne réagissent pas
wasteland-gift-vats = une étoile du dé SVAV compte aussi
wasteland-gift-criticals = Points de Critique
wasteland-gift-lucky = Jetons Chance
wasteland-gift-quick-move = Action Rapide : Déplacement
wasteland-gift-quick-expertise = Action Rapide : Expertise
wasteland-gift-quick-attack = Action Rapide : attaque
wasteland-gift-pulse-proof = les armes à impulsion ne font rien
wasteland-gift-stun-proof = ne peut pas être étourdie

wasteland-card-extra-die = { $die } { $where }
wasteland-where-melee = en combat rapproché
wasteland-where-pistol = au pistolet
wasteland-where-rifle = au fusil
wasteland-where-heavy = avec les armes lourdes
wasteland-where-throw = au lancer
wasteland-where-short-rifle = au fusil à courte portée
wasteland-where-long-rifle = au fusil à longue portée
wasteland-where-search = en fouillant
wasteland-where-lockpick = en crochetant
wasteland-where-computers = aux ordinateurs
wasteland-where-guns = au Tir
wasteland-where-weapon = avec cette arme

## Leaders

wasteland-power-takes-advantage = une fois par bataille, prenez le marqueur Avantage après son attribution
wasteland-power-gives-actions = gardez jusqu’à deux jetons ; chacun donne 1 Point d’Action à un allié à portée de Présence
wasteland-power-gives-reactions = gardez jusqu’à deux jetons ; chacun donne un jeton Réaction à un allié à portée de Présence
wasteland-power-banks-action = gardez une Action d’une activation pour une activation suivante
wasteland-power-redraws = une fois par bataille, remplacez une carte piochée dans la pile des Terres Désolées
wasteland-power-free-disengage = une fois par round, un allié à portée de Présence quitte un combat sans attaque gratuite
wasteland-power-shrugs-stun = étourdi, lancez le Jeton Chance : s’il est chanceux, l’étourdissement passe
wasteland-power-aura-cry = les alliés à portée de Présence qui ne savent que résister ont un Cri de Guerre orange
wasteland-power-lends = une fois par round, un allié à portée de Présence utilise un attribut du Leader
wasteland-power-controls = des créatures peuvent rejoindre la Force

## Dangers

wasteland-card-danger-test = test : { $attribute }
wasteland-card-danger-test-modified = test : { $attribute } { $signed }
wasteland-card-danger-averted = { $test } ; en cas d’échec : { $clause }
wasteland-card-danger-copies = { $n } cartes

## Cartes d’IA

wasteland-ai-column-health = Santé { $low }–{ $high }
wasteland-ai-column-health-up = Santé { $low } ou plus
wasteland-ai-column-friends = { $low }–{ $high } alliés à portée rouge
wasteland-ai-column-friends-up = { $low ->
    [one] { $low } allié
   *[other] { $low } alliés
} ou plus à portée rouge
wasteland-ai-column-engaged = { $high ->
    [0] non engagée
   *[other] engagée
}
wasteland-ai-column-exact-health = Santé { $low }
wasteland-ai-column-exact-friends = { $low ->
    [0] aucun allié
    [one] { $low } allié
   *[other] { $low } alliés
} à portée rouge
wasteland-ai-cell = { $response }, { $attitude }
wasteland-ai-cell-stays = { $response }, { $attitude }, reste engagée
wasteland-ai-row = { $icons } ({ $method })
wasteland-ai-targets = cibles
wasteland-ai-preferred = armes de prédilection
wasteland-ai-points = Points d’Action pour
wasteland-ap-prepare = se préparer
wasteland-ap-move = se déplacer
wasteland-ap-attack = attaquer
wasteland-ap-heal = se soigner

## La galerie

gallery-wasteland-title = Wasteland : la galerie des cartes
gallery-wasteland-intro = Les { $n } cartes de l’ensemble standard, avec les textes que le jeu compose à partir de leurs données. Les prix sont ceux de la liste { $list }. Les valeurs des cartes marquées ◆ sont publiées ; les autres cartes sont de notre invention.
gallery-wasteland-contents = Sommaire
gallery-wasteland-units = Unités
gallery-wasteland-weapons = Armes
gallery-wasteland-items = Objets
gallery-wasteland-leaders = Leaders
gallery-wasteland-dangers = Dangers
gallery-wasteland-ai = Cartes d’IA
gallery-wasteland-perks = Aptitudes
gallery-wasteland-boosts = Boosts
gallery-wasteland-events = Évènements et Conséquences
gallery-wasteland-explorations = Exploration
gallery-wasteland-quests = Quêtes
gallery-wasteland-column-card = Carte
gallery-wasteland-column-kind = Ce qu’elle est
gallery-wasteland-column-text = Ce qu’elle fait
