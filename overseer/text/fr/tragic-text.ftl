# Le texte de règle des cartes de Tragic : les mots et les propositions dont il se compose.

## Words

tragic-kind-ability = Aptitude
tragic-kind-attack = Attaque
tragic-kind-action = Action
tragic-kind-quest = Quête
tragic-kind-reaction = Réaction
tragic-kind-ally = Allié
tragic-kind-companion = Compagnon
tragic-kind-object = Objet
tragic-kind-armour = Armure
tragic-kind-weapon = arme
tragic-kind-drug = Drogue
tragic-kind-building = Bâtiment
tragic-kind-trait = Trait
tragic-kind-skill = Compétence

tragic-type-melee = mêlée
tragic-type-ranged = à distance
tragic-type-explosive = explosif
tragic-type-energy = énergie
tragic-type-one-hand = une main
tragic-type-two-hands = deux mains
tragic-type-bare-hands = mains nues
tragic-type-natural = arme naturelle
tragic-type-heavy = arme lourde
tragic-type-light = arme légère
tragic-type-gas = gaz
tragic-type-water = eau
tragic-type-human = humain
tragic-type-ghoul = goule
tragic-type-super-mutant = super-mutant
tragic-type-synth = synthétique
tragic-type-robot = robot
tragic-type-c-27 = C-27
tragic-type-deathclaw = griffemort
tragic-type-animal = animal
tragic-type-insect = insecte
tragic-type-raider = pillard
tragic-type-rust-devil = Démon de la Rouille
tragic-type-mercenary = mercenaire
tragic-type-settler = colon
tragic-type-non-humanoid = non-humanoïde
tragic-type-brotherhood = Confrérie
tragic-type-enclave = Enclave
tragic-type-institute = Institut
tragic-type-beast-tamer = belluaire
tragic-type-minutemen = Miliciens
tragic-type-railroad = Réseau du Rail
tragic-type-bag = sac
tragic-type-frame = châssis
tragic-type-helmet = casque

tragic-place-head = tête
tragic-place-torso = torse
tragic-place-left-arm = bras gauche
tragic-place-right-arm = bras droit
tragic-place-left-leg = jambe gauche
tragic-place-right-leg = jambe droite
tragic-place-left-hand = main gauche
tragic-place-right-hand = main droite
tragic-place-back = dos
tragic-place-frame = châssis

tragic-race = race
tragic-type-line = { $kind } { $level }
tragic-type-line-types = { $line } – { $types }

## Keywords

tragic-keyword-absorb = ABSORPTION TOTALE
tragic-keyword-excess = EXCÈS DE DÉGÂTS
tragic-keyword-penetrating = PÉNÉTRANT
tragic-keyword-piercing = TRANSPERÇANT
tragic-keyword-armour = ARMURE
tragic-keyword-martyr = MARTYR
tragic-keyword-in-defence = EN DÉFENSE
tragic-keyword-horde = HORDE
tragic-keyword-targeting = CIBLAGE
tragic-keyword-incapacitate = INCAPACITÉ
tragic-keyword-untargetable = INCIBLABLE
tragic-keyword-guardian-charge = CHARGE DE PROTECTION
tragic-keyword-blast-area = EXPLOSION DE ZONE
tragic-keyword-luminescent = LUMINESCENT
tragic-keyword-vampirism = VAMPIRISME
tragic-keyword-silenced = SILENCIEUX
tragic-keyword-critical = CRITIQUE
tragic-keyword-unique = UNIQUE
tragic-keyword-unavoidable = IMPARABLE
tragic-keyword-no-strike-back = SANS CONTRE-ATTAQUE
tragic-keyword-stealth = DISCRÉTION
tragic-keyword-discovery = DÉCOUVERTE
tragic-keyword-respirator = RESPIRATEUR
tragic-keyword-upkeep = ENTRETIEN
tragic-keyword-addicted = ACCRO
tragic-keyword-end-of-turn = FIN DE TOUR
tragic-keyword-special = SPECIAL
tragic-keyword-index = { $keyword } x{ $index }

## Kinds of damage

tragic-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}{ $kind ->
    [blast] {" "}d’explosion
    [poison] {" "}de poison
    [disease] {" "}de maladie
    [radiation] {" "}de radiation
    [fire] {" "}de feu
    [cryo] {" "}de cryo
    [laser] {" "}de laser
    [plasma] {" "}de plasma
    [electric] {" "}d’électricité
   *[plain] {""}
}

## The frame of a card

tragic-line = { $text }.
tragic-plus-one = +1 { $letter }
tragic-strike = { tragic-damage }{ $strikes ->
    [1] {""}
   *[other] , { $strikes } coups
}
tragic-player-only = ne peut pas viser les Alliés
tragic-stays = reste en jeu
tragic-ability = { $head } : { $clause }
tragic-aim = choisissez { $object }
tragic-answers = en réponse à { $list }
tragic-answer-attack = une carte Attaque
tragic-answer-action = une Action
tragic-answer-quest = une Quête
tragic-answer-reaction = une Réaction
tragic-answer-use = une capacité d’une carte en jeu
tragic-answer-skill = une Compétence
tragic-answer-movement = une attaque d’Alliés
tragic-answer-ally = un Allié que l’on lance
tragic-answer-object = un Objet que l’on lance
tragic-list-or = { $first } ou { $last }
tragic-list-then = { $first }, puis { $rest }
tragic-list-then-order = { $first }, puis { $rest }
tragic-list-then-also = { $first }, puis { $clause }
tragic-list-mode = { $first } ; ou { $rest }
tragic-radiation-level = Niveau d’irradiation { $n } : { $list }.

## When it works

tragic-when-cast = quand vous la posez
    .arrives = à l’arrivée en jeu
    .attacked = après l’attaque
tragic-when-upkeep = ENTRETIEN
    .addicted = ACCRO
tragic-when-end = FIN DE TOUR
tragic-when-leave = quand cette carte quitte le jeu
tragic-when-critical = quand votre attaque est critique
tragic-when-ally-leaves = quand un autre de vos Alliés quitte le jeu
tragic-when-ally-arrives = quand un autre de vos Alliés arrive en jeu
tragic-when-lay = quand vous posez une Aptitude
tragic-when-hurt = quand une attaque vous fait perdre des PV
tragic-when-kill = quand votre carte Attaque vainc un Allié
    .ally = quand cet Allié ou votre carte Attaque vainc un Allié
tragic-when-skill = quand vous utilisez une Compétence
tragic-when-attack = quand votre carte Attaque est résolue
tragic-when-strike = quand cet Allié inflige des dégâts à un joueur
tragic-when-drug = quand vous prenez une Drogue
tragic-when-reaction = quand vous lancez une Réaction
tragic-when-start = au début du duel
tragic-any-turn = à n’importe quel tour
tragic-own-turn = pendant votre tour
tragic-in-upkeep = pendant votre entretien
tragic-once = une fois par tour
tragic-while-engaged = même engagée
tragic-may = si vous le voulez

## What it costs

tragic-pay-engage = engagez cette carte
tragic-pay-points = payez { $cost }
tragic-pay-points-or-life = payez { $cost } (1 PV par point non payé)
tragic-pay-life = perdez { $n } PV
tragic-pay-cards = défaussez { tragic-cards }
tragic-pay-card = défaussez cette carte
tragic-toll-for = { $toll } pour ceci : { $clause }
tragic-toll-leave = { $toll } pour sortir
tragic-toll-else = { $toll } ; sinon { $clause }
tragic-roll = lancez un dé ; sur { $n ->
    [1] un 1
   *[other] { $n } ou moins
}, { $clause }
tragic-roll-else = { $text } ; sinon { $clause }
tragic-choose = choisissez un effet – { $list }
tragic-choose-opponents = vos adversaires choisissent ce qui arrive – { $list }

## Conditions and counts

tragic-quantity = { $compare ->
    [ge] au moins { $n }
    [le] au plus { $n }
   *[eq] exactement { $n }
}
tragic-gift-if = { $gift } { $condition }
tragic-if-letter = si vous avez { tragic-quantity } { $letter }
tragic-if-hp = si vous avez { tragic-quantity } PV
tragic-if-wounds = si vous avez { tragic-quantity } { $n ->
    [one] blessure
   *[other] blessures
}
tragic-if-hand = si vous avez { tragic-quantity } { $n ->
    [one] carte
   *[other] cartes
} en main
tragic-if-allies = si vous avez { tragic-quantity } { $n ->
    [one] Allié
   *[other] Alliés
}
tragic-if-opposing-allies = si votre adversaire a { tragic-quantity } { $n ->
    [one] Allié
   *[other] Alliés
}
tragic-if-opposing-hand = si votre adversaire a { tragic-quantity } { $n ->
    [one] carte
   *[other] cartes
} en main
tragic-if-opposing-objects = si votre adversaire a { tragic-quantity } { $n ->
    [one] Objet ou Bâtiment
   *[other] Objets ou Bâtiments
} en jeu
tragic-if-opposing-armour = si votre adversaire a { tragic-quantity } d’armure
tragic-if-opposing-wounds = si votre adversaire a { tragic-quantity } { $n ->
    [one] blessure
   *[other] blessures
}
tragic-if-radiation = si votre niveau d’irradiation est { $compare ->
    [ge] d’au moins { $n }
    [le] d’au plus { $n }
   *[eq] de { $n }
}
tragic-if-opposing-radiation = si le niveau d’irradiation de votre adversaire est { $compare ->
    [ge] d’au moins { $n }
    [le] d’au plus { $n }
   *[eq] de { $n }
}
tragic-if-abilities = si vous avez posé { tragic-quantity } { $n ->
    [one] Aptitude
   *[other] Aptitudes
}
tragic-if-worn = si vous portez { tragic-quantity } { $n ->
    [one] pièce
   *[other] pièces
} d’équipement
tragic-if-objects = si vous avez { tragic-quantity } { $n ->
    [one] Objet ou Bâtiment
   *[other] Objets ou Bâtiments
} en jeu
tragic-if-discard = si votre Défausse compte { tragic-quantity } { $n ->
    [one] carte
   *[other] cartes
}
tragic-if-actions = si vous avez déjà fait { tragic-quantity } { $n ->
    [one] action
   *[other] actions
} ce tour-ci
tragic-if-stealth = { $has ->
    [no] si vous n’avez pas DISCRÉTION
   *[yes] si vous avez DISCRÉTION
}
tragic-if-target-health = si la cible a { tragic-quantity } de vie
tragic-if-target-attack = si la cible a { tragic-quantity } d’attaque
tragic-if-frame = { $has ->
    [no] si vous ne portez pas de châssis
   *[yes] si vous portez un châssis
}

tragic-where = { $clause } (X = { $count })
tragic-where-rounded = { $clause } (X = { $count } ; arrondi à l’inférieur)
tragic-rounded = { $clause } (arrondi à l’inférieur)
tragic-count-hp = vos PV
tragic-count-wounds = vos blessures
tragic-count-hand = cartes de votre main
tragic-count-allies = nombre de vos Alliés
tragic-count-opposing-allies = nombre d’Alliés adverses
tragic-count-opposing-hand = cartes de la main adverse
tragic-count-opposing-objects = nombre d’Objets et de Bâtiments adverses
tragic-count-opposing-armour = armure de votre adversaire
tragic-count-opposing-wounds = blessures de votre adversaire
tragic-count-radiation = votre niveau d’irradiation
tragic-count-opposing-radiation = niveau d’irradiation de votre adversaire
tragic-count-abilities = nombre d’Aptitudes que vous avez posées
tragic-count-worn = nombre de pièces d’équipement que vous portez
tragic-count-objects = nombre de vos Objets et Bâtiments en jeu
tragic-count-discard = cartes de votre Défausse
tragic-count-actions = actions que vous avez déjà faites ce tour-ci
tragic-count-stealth = 1 si vous avez DISCRÉTION, sinon 0
tragic-count-target-health = vie de la cible
tragic-count-target-attack = attaque de la cible
tragic-count-frame = nombre de châssis que vous portez

## Targets and groups

tragic-target-opponent = votre adversaire
    .subject = { tragic-target-opponent }
tragic-target-opposing-ally = un Allié adverse
    .subject = { tragic-target-opposing-ally }
tragic-target-opposing-ally-or-player = votre adversaire ou un Allié adverse
    .subject = { tragic-target-opposing-ally-or-player }
tragic-target-own-ally = un de vos Alliés
    .subject = { tragic-target-own-ally }
tragic-target-any-ally = un Allié
    .subject = { tragic-target-any-ally }
tragic-target-opposing-object = un Objet ou Bâtiment adverse
    .subject = { tragic-target-opposing-object }
tragic-target-own-object = un de vos Objets ou Bâtiments
    .subject = { tragic-target-own-object }
tragic-target-opposing-equipment = une pièce d’équipement adverse
    .subject = { tragic-target-opposing-equipment }
tragic-target-opposing-permanent = un Allié, Objet ou Bâtiment adverse
    .subject = { tragic-target-opposing-permanent }
tragic-target-own-permanent = un de vos Alliés, Objets ou Bâtiments
    .subject = { tragic-target-own-permanent }

tragic-whom-you = vous
    .subject = { tragic-whom-you }
tragic-whom-opponent = votre adversaire
    .subject = { tragic-whom-opponent }
tragic-whom-each = chaque joueur
    .subject = { tragic-whom-each }
tragic-whom-target = la cible
    .subject = { tragic-whom-target }
tragic-whom-this = cette carte
    .subject = { tragic-whom-this }
tragic-whom-own-allies = vos Alliés
    .subject = { tragic-whom-own-allies }
tragic-whom-opposing-allies = tous les Alliés adverses
    .subject = { tragic-whom-opposing-allies }
tragic-whom-all-allies = tous les Alliés
    .subject = { tragic-whom-all-allies }
tragic-whom-attackers = tous les attaquants
    .subject = { tragic-whom-attackers }
tragic-whom-other-own-allies = vos autres Alliés
    .subject = { tragic-whom-other-own-allies }
tragic-whom-opposing-objects = tous les Objets et Bâtiments adverses
    .subject = { tragic-whom-opposing-objects }
tragic-whom-all-objects = tous les Objets et Bâtiments
    .subject = { tragic-whom-all-objects }

tragic-filtered = { $cards } ({ $filter })
tragic-filter-level = niveau { $n } au plus
tragic-until = { $until ->
    [end] jusqu’à la fin du tour
    [next-turn] jusqu’à votre prochain tour
   *[always] définitivement
}

## Steps

tragic-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
tragic-step-draw = { $whom ->
    [you] piochez
    [opponent] votre adversaire pioche
    [again] pioche
   *[each] chaque joueur pioche
} { tragic-cards }
tragic-step-discard = { $whom ->
    [you] défaussez
    [opponent] votre adversaire défausse
    [again] défausse
   *[each] chaque joueur défausse
} { tragic-cards }
tragic-step-discard-random = { $whom ->
    [you] défaussez
    [opponent] votre adversaire défausse
    [again] défausse
   *[each] chaque joueur défausse
} { tragic-cards } au hasard
tragic-step-steal = prenez { tragic-cards } au hasard dans la main de votre adversaire
tragic-step-heal = { $whom ->
    [you] récupérez
    [opponent] votre adversaire récupère
    [again] récupère
   *[each] chaque joueur récupère
} { $n } PV
tragic-step-lose = { $whom ->
    [you] perdez
    [opponent] votre adversaire perd
    [again] perd
   *[each] chaque joueur perd
} { $n } PV
tragic-step-damage = { $whom ->
    [you] vous subissez
    [again] subit
   *[other] { $subject } { $number ->
        [one] subit
       *[other] subissent
    }
} { tragic-damage }
tragic-step-search = cherchez { $filter } dans votre Bibliothèque
tragic-step-recover = reprenez en main { $filter } de votre Défausse
tragic-step-revive = mettez en jeu { $filter } de votre Défausse
tragic-step-discovery = DÉCOUVERTE x{ $n }
tragic-step-mill = { $whom ->
    [you] défaussez { tragic-cards } du dessus de votre Bibliothèque
    [opponent] votre adversaire défausse { tragic-cards } du dessus de sa Bibliothèque
    [again] défausse { tragic-cards } du dessus de sa Bibliothèque
   *[each] chaque joueur défausse { tragic-cards } du dessus de sa Bibliothèque
}
tragic-step-boost = { $subject } { $number ->
    [one] gagne
   *[other] gagnent
} { $boost } { tragic-until }
tragic-step-grant = { $subject } { $number ->
    [one] gagne
   *[other] gagnent
} { $keyword } { tragic-until }
tragic-step-gain = { $gift }{ $whom ->
    [you] {""}
    [opponent] {" "}pour votre adversaire
   *[each] {" "}pour chaque joueur
} { tragic-until }
tragic-step-beat = défaussez { $object }
tragic-step-destroy = détruisez { $object } définitivement
tragic-step-return = renvoyez { $object } dans la main { $number ->
    [one] de son propriétaire
   *[other] de leurs propriétaires
}
tragic-step-engage = engagez { $object }
tragic-step-disengage = désengagez { $object }
tragic-step-refresh = désengagez { $n } de vos points SPECIAL
tragic-step-drain = { $whom ->
    [opponent] votre adversaire engage
    [again] engage
   *[each] chaque joueur engage
} { $n } { $n ->
    [one] point
   *[other] points
} SPECIAL
tragic-step-stealth = gagnez DISCRÉTION
tragic-step-irradiate = { $whom ->
    [you] votre irradiation monte de { $n }
    [opponent] l’irradiation de votre adversaire monte de { $n }
   *[each] l’irradiation de chaque joueur monte de { $n }
}
tragic-step-cure = votre irradiation baisse de { $n }
tragic-step-end-turn = terminez immédiatement votre tour
tragic-step-cancel = annulez son effet
tragic-step-dodge = esquivez totalement l’attaque
tragic-step-dodge-roll = lancez un dé et esquivez l’attaque sur { $n ->
    [1] un 1
   *[other] { $n } ou moins
}
tragic-step-reduce = l’attaque vous inflige { $n ->
    [one] { $n } dégât de base
   *[other] { $n } dégâts de base
} de moins
tragic-step-redirect = l’attaque touche { $object } à votre place
tragic-step-lay = { $n ->
    [1] posez 1 Aptitude de votre main, si vous le voulez
   *[other] posez jusqu’à { $n } Aptitudes de votre main
}
tragic-step-show-reactions = votre adversaire vous montre une Réaction de sa main s’il en a une
tragic-step-show-hand = votre adversaire vous montre sa main
tragic-step-enter = entrez et terminez votre tour ; rien ne vous nuit à l’intérieur, mais vos phases principales sont sautées tant que vous ne payez pas l’entretien pour sortir
tragic-step-reprieve = jusqu’à la fin de votre prochain tour, vous ne perdez pas à 0 PV
tragic-step-free-attack = lancez immédiatement une carte Attaque de votre main sans en payer le coût
tragic-step-point = { $signed } { $letter }
tragic-step-max-hp = { $whom ->
    [opponent] PV maximum de votre adversaire
   *[you] PV maximum
} { $signed }
tragic-step-heal-ally = { $subject } { $number ->
    [one] récupère
   *[other] récupèrent
} { $n } de vie
tragic-step-strip = { $whom ->
    [opponent] votre adversaire retire tout l’équipement qu’il porte
    [again] retire tout l’équipement qu’il porte
   *[target] { $subject } est retirée
}
tragic-step-repeat = les effets de votre prochaine carte Attaque de ce tour s’appliquent une fois de plus
tragic-step-take-off-drug = défaussez vos Drogues (vous n’êtes plus accro)
tragic-step-equal-draw = piochez autant de cartes
