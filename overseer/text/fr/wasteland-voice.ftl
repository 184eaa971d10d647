# What is said about Wasteland, whoever shows it.

## Mots
say-wasteland-model = { $name } { $n }
say-wasteland-nobody = personne
say-wasteland-marker = { $what } k{ $n }
say-wasteland-heap = objets au sol
say-wasteland-aim = cible de l’artillerie
say-wasteland-side = { $side ->
    [first] le camp des cercles
    [second] le camp des triangles
   *[other] aucun camp
}
say-wasteland-direction = { $to ->
    [north] nord
    [north-east] nord-est
    [east] est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
    [west] ouest
   *[north-west] nord-ouest
}
say-wasteland-cm = { $colour ->
    [orange] orange
    [yellow] jaune
    [red] rouge
    [green] vert
    [blue] bleu
    [black] noir
   *[far] au-delà du noir
} ({ $n } cm)
say-wasteland-only-cm = { $n } cm
say-wasteland-ruler = { $colour } ({ $letter })
say-wasteland-point = point { $x },{ $y }
say-wasteland-middle = milieu
say-wasteland-spot-near = { $area }, près de : { $piece }
say-wasteland-white = { $face ->
    [shout] réussite assurée au blanc
    [cross] échec au blanc
    [cross-point] échec au blanc, mais un Point d’Action
    [number-point] blanc { $shown } et un Point d’Action
   *[number] blanc { $shown }
}
say-wasteland-die-black = noir
say-wasteland-die-yellow = jaune
say-wasteland-die-green = vert
say-wasteland-die-blue = bleu
say-wasteland-face = { $die } : { $does }
say-wasteland-face-blank = rien
say-wasteland-face-damage-1 = +1 dégât
say-wasteland-face-damage-2 = +2 dégâts
say-wasteland-face-reduction-1 = −1 armure
say-wasteland-face-reduction-2 = −2 armure
say-wasteland-face-aim-1 = −1 au lancer
say-wasteland-face-aim-2 = −2 au lancer
say-wasteland-face-aim-3 = −3 au lancer
say-wasteland-face-bottle = bouteille
say-wasteland-face-bottles = deux bouteilles
say-wasteland-face-bottle-star = bouteille et étoile
say-wasteland-face-star = étoile
say-wasteland-face-stars = deux étoiles
say-wasteland-face-explosion = explosion

## Coups
say-wasteland-go-leave = { $quick ->
    [yes] Déplacement rapide hors de la table
   *[no] Déplacement hors de la table
}
say-wasteland-go-marker = { $quick ->
    [yes] Déplacement rapide jusqu’à : { $what }
   *[no] Déplacement jusqu’à : { $what }
}
say-wasteland-go-contact = { $quick ->
    [yes] Déplacement rapide au contact de { $what }
   *[no] Déplacement au contact de { $what }
}
say-wasteland-go-climb = { $quick ->
    [yes] Montée rapide : { $what }
   *[no] Escalader : { $what }
}
say-wasteland-go-shot = { $quick ->
    [yes] Déplacement rapide pour tirer sur { $what }
   *[no] Déplacement pour tirer sur { $what }
}
say-wasteland-go-hide = { $quick ->
    [yes] Déplacement rapide hors de vue de tout ennemi
   *[no] Déplacement hors de vue de tout ennemi
}
say-wasteland-go-cover = { $quick ->
    [yes] Déplacement rapide à couvert de { $what }
   *[no] Déplacement à couvert de { $what }
}
say-wasteland-go-towards = { $quick ->
    [yes] Déplacement rapide vers : { $what }
   *[no] Déplacement vers : { $what }
} ({ $moves ->
    [one] encore un Déplacement
   *[other] { $moves } Déplacements
})
say-wasteland-go-way = { $quick ->
    [yes] Déplacement rapide, direction { $what }
   *[no] Déplacement, direction { $what }
}
say-wasteland-slide = Glissade, direction { $what }
say-wasteland-way = { $length }, direction { $to }, jusqu’à { $x },{ $y }.
say-wasteland-seen-by = À découvert devant { $models }.
say-wasteland-covered-from = À couvert de { $models }.
say-wasteland-unseen = Aucun ennemi ne voit cet endroit.
say-wasteland-can-shoot = À portée de là : { $models }.
say-wasteland-charge = Charger { $target }
say-wasteland-charge-way = { $length }, jusqu’à { $x },{ $y }.
say-wasteland-attack = { $quick ->
    [yes] Rapide : { $how ->
        [fight] frapper { $target } ({ $weapon })
       *[shoot] tirer sur { $target } ({ $weapon })
    }
   *[no] { $how ->
        [fight] Frapper { $target } ({ $weapon })
       *[shoot] Tirer sur { $target } ({ $weapon })
    }
}{ $band ->
    [long] , longue portée
   *[short] {""}
}{ $critical ->
    [yes] , critique
   *[no] {""}
}
say-wasteland-throw = { $quick ->
    [yes] Rapide : lancer { $weapon } sur { $at }
   *[no] Lancer { $weapon } sur { $at }
}
say-wasteland-mine = Poser { $weapon } en { $x },{ $y }
say-wasteland-try = { $quick ->
    [yes] Rapide : { $skill ->
        [search] fouiller { $marker }
        [lockpick] crocheter { $marker }
       *[computers] utiliser l’ordinateur : { $marker }
    }
   *[no] { $skill ->
        [search] Fouiller { $marker }
        [lockpick] Crocheter { $marker }
       *[computers] Utiliser l’ordinateur : { $marker }
    }
}
say-wasteland-interact = Interaction : { $marker }
say-wasteland-help = Interaction avec { $model }
say-wasteland-prepare = { $quick ->
    [yes] Rapide : se préparer
   *[no] Se préparer
}
say-wasteland-reload = Recharger { $weapon }
say-wasteland-prime = Charger l’arme : { $weapon }
say-wasteland-detonate = Se faire exploser
say-wasteland-use = { $whom ->
    [other] Utiliser { $card } pour { $target }
   *[self] Utiliser { $card }
}
say-wasteland-look = Regarder { $marker }
say-wasteland-take = Ramasser { $card }
say-wasteland-leave = { $whom ->
    [other] Laisser { $card } à { $target }
   *[self] Poser { $card }
}
say-wasteland-give = { $whom ->
    [other] Donner { $card } à { $target }
   *[self] Donner { $card }
}
say-wasteland-order = { $power ->
    [rally] Appeler { $target } à l’action : la figurine devient Prête
    [drill] Entraîner { $target } : la figurine devient Prête
    [heal] Soigner un dégât de { $target }
    [action] Donner un Point d’Action à { $target }
    [lend] Prêter à { $target } le meilleur attribut du Leader
    [reaction] Donner un jeton Réaction à { $target }
    [advantage] Réclamer le prochain marqueur Avantage
    [distract] Distraire { $target } : un jeton −2
   *[other] Donner un ordre à { $target }
}
say-wasteland-place = Placer { $what } en { $x },{ $y } : { $where }
say-wasteland-choose = Possibilité { $n }
say-wasteland-ready = Rendre Prête : { $model }
say-wasteland-activate = Activer { $model }
say-wasteland-react = { $model } réagit
say-wasteland-target = Tir suivant sur { $model }
say-wasteland-hold = Garder les figurines Prêtes en attente
say-wasteland-end = Terminer cette activation
say-wasteland-pass = { $topic ->
    [react] Personne ne réagit
    [reaction] Ne rien faire
    [effect] Ne plus rien acheter
    [walk] Cesser le feu
    [play] N’utiliser aucun Boost
   *[other] Passer
}
say-wasteland-yes = { $topic ->
    [cry] Oui, crier
    [follow] Oui, poursuivre
    [boost] Oui, dépenser un Boost d’armure
    [peek] Oui, sous le Deck
    [perk] Oui, payer le point
    [luck] { $luck ->
        [aim] Oui, dépenser la Chance pour toucher
        [dodge] Oui, dépenser la Chance pour esquiver
        [tough] Oui, dépenser la Chance pour subir moins
        [critical] Oui, dépenser la Chance pour des Points de Critique
       *[other] Oui, dépenser la Chance
    }
   *[other] Oui
}
say-wasteland-no = { $topic ->
    [cry] Pas de Cri de Guerre
    [follow] Rester en arrière
    [boost] Garder le Boost
    [peek] Le laisser sur le dessus
    [perk] Garder le point
    [luck] { $luck ->
        [aim] Garder la Chance : c’est raté
        [dodge] Garder la Chance : c’est touché
        [tough] Garder la Chance : subir les dégâts
       *[other] Garder la Chance
    }
   *[other] Non
}
say-wasteland-stay = Rester sur place
say-wasteland-die = Prendre : { $die }
say-wasteland-own-armour = L’armure propre de la figurine compte
say-wasteland-power-armour = L’Armure assistée compte
say-wasteland-arm = Blesser le bras
say-wasteland-leg = Blesser la jambe
say-wasteland-health = { $left } sur { $health } de Santé.

## Une attaque à l’avance
say-wasteland-value = Valeur { $value } : { $items }.
say-wasteland-item = { $name } { $n }
say-wasteland-damage = Un coup au but : { $damage }.
say-wasteland-damage-dice = Un coup au but : { $damage } et { $dice }.
say-wasteland-die-from = { $die } : { $reason }
say-wasteland-hits = Touche à { $percent } %.
say-wasteland-armour = Armure { $rating }.
say-wasteland-armour-items = Armure { $rating } : { $items }.
say-wasteland-wounds = { $model } : { $mean } dégâts en moyenne, hors de combat à { $removed } %.

## La situation en lignes
plain-wasteland-setup = La bataille se met en place.
plain-wasteland-round = Round { $round } sur { $rounds }.
plain-wasteland-turn = Round { $round } sur { $rounds }. Tour de : { $side }.
plain-wasteland-side = { $side } :
plain-wasteland-owner = Figurines de { $seat } :
plain-wasteland-model = m{ $n } { $model }, en { $x },{ $y } ({ $where }) : { $left } sur { $health } de Santé
plain-wasteland-model-away =
    { $left ->
        [one] m{ $n } { $model }, hors de la table : { $left } point de Santé sur { $health }
       *[other] m{ $n } { $model }, hors de la table : { $left } points de Santé sur { $health }
    }
plain-wasteland-also = { $line }, { $fact }
plain-wasteland-line = { $line }.
plain-wasteland-active = { $model } est active : il reste { $actions ->
    [0] zéro Action
    [one] une Action
   *[other] { $actions } Actions
} et { $points ->
    [0] zéro Point d’Action
    [one] un Point d’Action
   *[other] { $points } Points d’Action
}.
plain-wasteland-waiting = Pas encore sur la table : { $models }.
plain-wasteland-escaped = En sécurité : { $models }.
plain-wasteland-removed = Hors de combat : { $models }.
plain-wasteland-marker = { $marker }, en { $x },{ $y } ({ $where }).
plain-wasteland-marker-known = { $marker }, en { $x },{ $y } ({ $where }) : { $what }.
plain-wasteland-carried = Porte : { $cards }.
plain-wasteland-sight = { $model } : à { $length } ; { $sight ->
    [no] hors de vue.
    [cover] en vue, avec { $cover ->
        [one] un couvert entre deux.
       *[other] { $cover } couverts entre deux.
    }
   *[clear] en vue, sans couvert.
}
plain-wasteland-point = { $x },{ $y } : { $where }.
plain-wasteland-piece = { $name }, en { $x },{ $y } : { $does }.
plain-wasteland-bare = Il n’y a pas de décor sur la table.
replay-score-wasteland = { $seat } : { $n ->
    [0] pas de victoire
    [1] une victoire mineure
    [2] une victoire
   *[other] une victoire majeure
}
say-wasteland-status = { $status ->
    [unready] pas Prête
    [ready] Prête
   *[used] Utilisée
}
say-wasteland-rads = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} de radiation
say-wasteland-reactions = { $n ->
    [one] { $n } jeton Réaction
   *[other] { $n } jetons Réaction
}
say-wasteland-points = { $n ->
    [one] { $n } Point d’Action
   *[other] { $n } Points d’Action
}
say-wasteland-boosts = { $n ->
    [one] { $n } Boost d’armure
   *[other] { $n } Boosts d’armure
}
say-wasteland-energy-boosts = { $n ->
    [one] { $n } Boost d’armure contre l’énergie
   *[other] { $n } Boosts d’armure contre l’énergie
}
say-wasteland-luck = { $n ->
    [one] { $n } Jeton Chance
   *[other] { $n } Jetons Chance
}
say-wasteland-power = { $degraded ->
    [yes] { $name } (dégradée)
   *[no] { $name }
}
say-wasteland-engaged = engagée avec { $models }
say-wasteland-carries = porte { $markers }
say-wasteland-empty = { $weapon } (vide)
say-wasteland-terrain-sight = bloque la vue
say-wasteland-terrain-cover = donne du couvert
say-wasteland-terrain-wall = infranchissable
say-wasteland-terrain-rough = terrain difficile
say-wasteland-terrain-climb = s’escalade
say-wasteland-terrain-none = sans effet

## Scénarios
cli-wasteland-scenarios = Scénarios, pour overseer play wasteland --scenario NOM, avec les camps pour --ai :
cli-wasteland-scenario = { $id } : { $title } ({ $sides })
say-wasteland-aim-of = { $side } : { $aim }
say-wasteland-rounds = La bataille dure au plus { $n ->
    [one] un round
   *[other] { $n } rounds
}.
say-wasteland-rulers = Les distances portent la couleur des réglettes : { $rulers }.
progress-leads-wasteland = À partir de là, en tête : { $seat }.
say-wasteland-level = { $level ->
    [draw] Égalité.
    [minor] Une victoire mineure. Vainqueur : { $side }.
    [plain] Une victoire. Vainqueur : { $side }.
   *[major] Une victoire majeure. Vainqueur : { $side }.
}

## Le tutoriel
lesson-wasteland-choose = Choisissez le bord d’où viennent vos gens. Le meilleur a sur le chemin des décors qui donnent du couvert.
lesson-wasteland-place = Placez vos figurines derrière ce qui donne du couvert : rochers, ferraille, barricade. Chaque couvert sur la ligne retire 2 à un tir ennemi.
lesson-wasteland-place-open = Ici, rien ne donne de couvert, alors voyez plus loin : placez vos figurines là d’où leur premier déplacement peut finir derrière quelque chose, rochers ou ferraille. Chaque couvert sur la ligne retire 2 à un tir ennemi.
lesson-wasteland-ready = À chaque tour, une de vos figurines devient Prête. Prenez celle avec laquelle vous voulez agir maintenant.
lesson-wasteland-turn = Activez vos figurines Prêtes l’une après l’autre : chacune a deux Actions. Ou gardez-les pour agir plus tard en plus grand groupe. Puis c’est le tour de l’ennemi ; lisez pourquoi l’IA fait ce qu’elle fait.
lesson-wasteland-free = Le chien est assez près : une Action le libère, et il combat de votre côté.
lesson-wasteland-fight = Un ennemi touche cette figurine : elle ne peut que combattre, ou partir en subissant une attaque gratuite.
lesson-wasteland-shoot = Un ennemi est à portée et en vue. Regardez les chances avant de tirer ; sans couvert entre deux, elles sont les meilleures.
lesson-wasteland-charge = Un ennemi est assez près pour une Charge : elle finit au contact et donne un dé de plus pour le prochain coup.
lesson-wasteland-move = Une meilleure place vaut plus maintenant que tout ce qu’on peut faire d’ici. Avancez de couvert en couvert ; la liste dit qui vous verrait là.
lesson-wasteland-points = Les Points d’Action achètent des Actions Rapides, avec 2 de moins à la valeur.
lesson-wasteland-spent = Ses Actions sont épuisées. Ce qui n’en coûte aucune reste possible, comme regarder ce qui se trouve là ; terminez ensuite l’activation.
lesson-wasteland-react = Un ennemi a agi et une de vos figurines préparées l’a remarqué : elle peut l’interrompre par une Action Rapide.
lesson-wasteland-reaction = Choisissez l’Action Rapide de la réaction. Un tir a 2 de moins à sa valeur.
lesson-wasteland-charge-die = Le dé noir ajoute des dégâts, le vert rend le coup plus sûr.
lesson-wasteland-cry = Un Cri de Guerre gagné donne les deux dés et une Poussée ; après un cri perdu, l’ennemi peut s’esquiver.
lesson-wasteland-follow = Si vous poursuivez, votre figurine reste au contact de celle qui a été poussée.
lesson-wasteland-slide = Une Glissade autour de l’ennemi ouvre le passage à un ami.
lesson-wasteland-effect = Les icônes obtenues achètent un de ces effets de l’arme.
wasteland-odds-title = { $weapon } – { $band ->
    [close] Combat rapproché
    [long] portée longue
   *[short] portée courte
}{ $critical ->
    [yes] , critique
   *[no] {""}
}
wasteland-odds-value = Valeur { $n } : { $items }
wasteland-odds-no-test = Une attaque critique touche sans test (WB-H2)
wasteland-odds-dice = Dés : { $dice }
wasteland-odds-dice-of = { $dice } ({ $name })
wasteland-odds-hurts = Si l’attaque touche : { $damage }
wasteland-odds-armour = Armure { $rating }
wasteland-odds-armour-items = Armure { $rating } : { $items }
wasteland-odds-hit = Chance de toucher : { $percent }, exactement { $exact }
wasteland-odds-mean = Dégâts en moyenne : { NUMBER($n, maximumFractionDigits: 2) }
wasteland-odds-removed = { $name } hors de combat aussitôt : { $percent }
wasteland-odds-damage = Dégâts
wasteland-odds-exactly = Exactement
wasteland-odds-least = Au moins

## D'où vient un nombre
wasteland-odds-item = { $name } { $n }
wasteland-odds-item-skill = Compétence
wasteland-odds-item-quick = Action Rapide
wasteland-odds-item-conditions = états
wasteland-odds-item-mod = mod
wasteland-odds-item-cover = couvert
wasteland-odds-item-target-agility = Agilité de la cible
wasteland-odds-item-gun-in-melee = arme à feu en Combat rapproché
wasteland-odds-item-weapon = arme
wasteland-odds-item-critical = critique
wasteland-odds-item-charge = Charge
wasteland-odds-item-outnumbering = surnombre
wasteland-odds-item-card = autre carte
wasteland-odds-item-armour = la sienne
wasteland-odds-item-power-armour = Armure assistée
wasteland-odds-item-area = contre les zones

## Ce que les nombres omettent ou comprennent
wasteland-odds-note-fight = Compris : la cible est engagée, un tir réussi peut frapper n’importe qui dans la mêlée (WB-F15).
wasteland-odds-note-scatter = Compris : un tir manqué peut dévier et atteindre tout de même la cible (WB-F16).
wasteland-odds-note-walked = Seul le premier tir du tir balayé est compté (WB-F20).
wasteland-odds-note-strokes = Compris : toutes les attaques de la nuée, l’une après l’autre (WB-I3).
wasteland-odds-note-luck = Les jetons Chance ne sont pas comptés.
wasteland-odds-note-boost = Les Boosts d’armure ne sont pas comptés.
wasteland-odds-note-stealth = Compris : la cible cachée doit d’abord être repérée.
wasteland-odds-note-dodge = Compris : la cible peut esquiver le coup.
wasteland-odds-note-pulse = Une impulsion ne blesse que les robots et les Armures assistées intactes.
wasteland-odds-note-swap = Le dé qui peut devenir jaune n’est pas compté comme tel.
