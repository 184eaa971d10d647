# What is said about Tragic, whoever shows it.

## Words
say-tragic-card = { $name } { $level }
say-tragic-unknown = une carte cachée
say-tragic-no-trait = aucun
say-tragic-no-skill = aucune
say-tragic-at = { $card } ({ $place })
say-tragic-fighter = { $card } { $attack }/{ $health }
say-tragic-player = { $who ->
    [you] vous-même
    [opponent] votre adversaire
   *[other] joueur { $n }
}
say-tragic-cost = Coût : { $cost }.
say-tragic-letter = { $letter } ({ $name })
say-tragic-line = { $line }.
say-tragic-rules = { $line }. { $rules }
say-tragic-means = { $card } : { $rules }
say-tragic-to-top = sur la Bibliothèque
say-tragic-to-bottom = sous la Bibliothèque
say-tragic-to-away = dans la Défausse
say-tragic-bluff = Un bluff : le Trait choisi avec lui quitte la partie quand tous deux sont révélés.

## Moves
say-tragic-pass = { $topic ->
    [mulligan] Garder cette main
    [upkeep] Passer à la phase principale
    [toll] Ne pas payer
    [lay] Ne rien poser
    [answer] Pas de réponse
    [interrupt] Laisser le tour finir
    [join] Personne d’autre ne participe
    [block] Plus de bloqueurs
    [charge] Personne ne s’interpose
    [may] Décliner
    [free] Pas d’attaque gratuite
    [incapacitate] Frapper pour infliger des dégâts
   *[other] Passer
}
say-tragic-end = Finir le tour
say-tragic-by-hand = Payer le prochain coût vous-même
say-tragic-by-hand-detail = Sinon, les points libres se paient avec les lettres où vous avez peu de points et qu’aucune de vos cartes visibles n’a demandées. Ici, vous nommez la lettre de chaque point libre.
say-tragic-yes = { $what ->
    [toll] Payer { $cost }
    [incapacitate] La défausser au lieu d’infliger des dégâts
   *[may] { $paid ->
        [yes] Payer { $cost } et le faire
       *[no] Le faire
    }
}
say-tragic-none = { $topic ->
    [show] Je n’ai pas de Réaction
    [pay] Ne pas le payer : perdre 1 PV à la place
   *[other] Ne rien prendre
}
say-tragic-mulligan = Échanger toute la main
say-tragic-cast = { $kind ->
    [attack] Attaquer avec { $card }
    [reaction] Répondre avec { $card }
   *[other] Lancer { $card }
}
say-tragic-lay = Poser { $card }
say-tragic-use = Utiliser { $card }
say-tragic-wear = Mettre { $card }
say-tragic-take-off = Retirer { $card }
say-tragic-attack = Envoyer { $card } à l’attaque
say-tragic-join = { $card } se joint à l’attaque
say-tragic-block = Bloquer avec { $card }
say-tragic-block-one = Bloquer { $target } avec { $card }
say-tragic-charge = { $card } encaisse les dégâts
say-tragic-target = { $topic ->
    [against] Bloquer { $target }
    [strike-back] Contre-attaquer { $target }
    [protect] Protéger { $target }
   *[other] Cible : { $target }
}
say-tragic-part = Viser cette partie : { $place }
say-tragic-pay = { $topic ->
    [refresh] Désengager un point de { $letter }
    [drain] Engager un point de { $letter }
   *[pay] Payer un point de { $letter }
}
say-tragic-deal = { $by } inflige { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} à { $card }
say-tragic-discard = Défausser { $card }
say-tragic-take = Prendre { $card }
say-tragic-show = Montrer { $card }
say-tragic-top = { $card } : sur la Bibliothèque
say-tragic-bottom = { $card } : sous la Bibliothèque
say-tragic-away = { $card } : dans la Défausse
say-tragic-next = D’abord { $card }
say-tragic-traits = { $n ->
    [0] Aucun Trait
    [one] Trait : { $cards }
   *[other] Traits : { $cards }
}
say-tragic-skills = Compétences : { $cards }
say-tragic-draw = Piocher { $card }
say-tragic-snatch = Saisir { $card }
say-tragic-roll = Le dé montre { $n }
say-tragic-ones = { $n ->
    [one] { $n } dé montre un 1
   *[other] { $n } dés montrent un 1
}
say-tragic-freely = Tout autre choix : tapez-le en notation, par exemple « { $notation } » ; « look traits » et « look skills » les lisent tous.

## The situation
plain-tragic-setup = Le duel se prépare.
plain-tragic-turn = Tour { $turn } de { $seat }, { $phase ->
    [1] désengagement
    [2] pioche
    [3] Entretien
    [7] Fin de tour
   *[4] phase principale
}.
plain-tragic-may-lay = Vous pouvez poser une Aptitude maintenant.
plain-tragic-by-hand = Vous payez vous-même le prochain coût.
plain-tragic-chance = { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} : { $chance }
plain-tragic-time-up = Le temps est écoulé : le duel finira quand tous auront eu le même nombre de tours.
plain-tragic-clock = { $n ->
    [one] Encore { $n } minute au chronomètre.
   *[other] Encore { $n } minutes au chronomètre.
}
plain-tragic-player = { $seat } : { $hp } PV sur { $max }, armure { $armour }, irradiation { $radiation } ; points restants : { $points } ; { $hand } en main, { $library } dans la Bibliothèque, { $discard } dans la Défausse.
plain-tragic-out = { $line } Hors du duel.
plain-tragic-hidden = { $line } En DISCRÉTION.
plain-tragic-chosen = { $seat } a les Traits : { $traits } ; les Compétences : { $skills }.
plain-tragic-play = { $seat } a en jeu : { $cards }.
plain-tragic-hand = Votre main : { $cards }.
plain-tragic-priced = { $card } [{ $cost }]
plain-tragic-ally = { $card } { $attack }/{ $health }{ $fighting ->
    [yes] { $engaged ->
        [yes] {" "}(engagé, attaque)
       *[no] {" "}(attaque)
    }
   *[no] { $engaged ->
        [yes] {" "}(engagé)
       *[no] {""}
    }
}
plain-tragic-thing = { $card }{ $engaged ->
    [yes] {" "}(engagée)
   *[no] {""}
}
plain-tragic-worn = { $card }{ $worn ->
    [yes] {" "}(portée)
   *[no] {" "}(non portée)
}
plain-tragic-engaged = { $card } (engagée)
plain-tragic-item = { $seat } : { $card }{ $cancelled ->
    [yes] {" "}(annulée)
   *[no] {""}
}
plain-tragic-item-aimed = { $item } → { $target }
plain-tragic-item-aimed-both = { $item } → { $target } et { $also }
plain-tragic-item-allies = { $seat } attaque avec { $cards }
plain-tragic-chain = La chaîne, le dernier maillon d’abord : { $items }.
plain-tragic-discard = Défausse de { $seat } : { $cards }.
plain-ask-always = { $on ->
    [yes] On vous consulte partout où les règles le prévoient.
   *[no] Là où vous ne pouvez rien faire, on passe pour vous.
}
plain-stops-how = Réglages : useful (consulté si vous pouvez agir), always (toujours), never (jamais). « stops attack never » en change un ; avec « stops pay always », vous nommez les lettres de chaque coût.
plain-stops-window = { $window }, { $mode } : { $what }.
plain-stops-no-window = Il n’y a pas d’occasion « { $word } ». Nommez l’une de celles-ci : { $known }.
plain-stops-no-mode = Il n’y a pas de réglage « { $word } ». Nommez l’un de ceux-ci : { $known }.
say-winners-tragic = { $n ->
    [one] { $who } gagne le duel.
   *[other] Match nul : { $who }.
}
replay-score-tragic = { $seat } : { $n } PV

## Around the mat
table-tragic-setup = Mise en place
table-tragic-turn = Tour { $turn } · { $phase ->
    [disengage] désengagement
    [draw] pioche
    [upkeep] Entretien
    [end] Fin de tour
   *[main] phase principale
}
table-tragic-time-up = Temps écoulé !
table-tragic-clock = ⌛ { $left }
table-tragic-chain = Chaîne · { $n }
table-tragic-blocks = { $blocker } bloque { $attacker }
table-tragic-piles = Main { $hand } · Bibliothèque { $library } · Défausse { $discard }
table-tragic-may-lay = peut poser
table-tragic-by-hand = prochain coût payé par vous
table-tragic-stealth = DISCRÉTION
table-tragic-inside = à l’abri
table-tragic-reprieve = sursis
table-tragic-out = hors jeu
table-tragic-worn = { $worn ->
    [yes] portée
   *[no] non portée
}
table-tragic-hand = Votre main · { $n }
table-tragic-hand-of = Main de { $seat } · { $n }

## What the cursor is on
table-tragic-missing = { $n ->
    [one] Choisissez-en encore { $n }
   *[other] Choisissez-en encore { $n }
}
table-tragic-pick = ⏎ ou un second clic : l’ajouter au choix.
table-tragic-pushed = { $topic ->
    [traits] { $card } est ressorti : vous avez { $n } Traits au plus (règle TR-S3).
   *[skills] { $card } est ressortie : vous avez { $n } Compétences (règle TR-S4).
}
table-tragic-drop = ⏎ ou un second clic : le retirer du choix.
table-tragic-armour = Armure : { $list }.
table-tragic-armour-kind = { $n } contre { $kind ->
    [blast] les explosions
    [poison] le poison
    [disease] la maladie
    [radiation] la radiation
    [fire] le feu
    [cryo] le froid
    [laser] le laser
    [plasma] le plasma
    [electric] l’électricité
   *[plain] les dégâts ordinaires
}
table-tragic-rate = { $n ->
    [one] Pioche { $n } carte par tour.
   *[other] Pioche { $n } cartes par tour.
}
table-tragic-abilities = Aptitudes posées : { $list }.
table-tragic-known = Connues en main : { $list }.

## The odds of an attack
say-odds-title = Sur { $target }
say-odds-area = Sur tous les Alliés de la zone
say-odds-strike = { $raw } { $raw ->
    [one] dégât
   *[other] dégâts
} { $other ->
    [more] + { $n } en plus − { $armour } armure = { $net }
    [less] − { $n } en moins − { $armour } armure = { $net }
   *[none] − { $armour } armure = { $net }
}
say-odds-strikes = × { $n } coups
say-odds-times = × { $n } applications
say-odds-critical = Critique (×{ $factor }) : { $percent } % par coup
say-odds-dodge = Esquivée au dé : { $percent } %
table-tragic-printed = Imprimé : { $attack }/{ $health }
table-tragic-wounded = Imprimé : { $attack }/{ $health } · Blessures : { $wounds }
say-odds-sure = Dégâts : { $amount }, à coup sûr
say-odds-unblocked = Dégâts : { $amount } si personne ne bloque
say-odds-mean-unblocked = Dégâts : { $amount } en moyenne si personne ne bloque
say-odds-mean = Dégâts : { $amount } en moyenne
say-odds-percent = { $percent } %
say-odds-beats = Vaincu : { $percent } %
say-odds-spill = À son joueur : { $amount }
say-odds-taken = Contre-Attaque sur vous : { $amount }
say-odds-healed = Vous récupérez { $amount }
say-odds-ally = { $card } : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}, vaincu { $percent } %

## Sheets
table-tragic-piles-title = Défausses
table-tragic-discard = Défausse · { $n }
table-tragic-destroyed = Destruction · { $n }
table-tragic-library = Votre Bibliothèque · { $n }, sans ordre
table-tragic-no-cards = aucune carte
table-stops-title = Quand vous consulter
table-stops-intro = On vous consulte partout où vous pouvez faire quelque chose, et l’on passe pour vous ailleurs. Être consulté partout ne trahit rien : votre adversaire ne sait jamais si vous aviez une réponse.
table-stops-always = Toujours me consulter (pour bluffer) : { $on ->
    [yes] oui
   *[no] non
}
table-stops-mode = { $mode ->
    [always] toujours
    [never] jamais
   *[useful] si je peux agir
}
table-stops-upkeep = Votre Entretien
table-stops-lay = La pose d’une Aptitude
table-stops-attack = Une carte Attaque adverse
table-stops-movement = Une attaque d’Alliés
table-stops-action = Une Action ou une Quête adverse
table-stops-use = Une capacité ou une Compétence adverse
table-stops-cast = Un Allié ou un Objet qu’on lance
table-stops-reaction = Une Réaction adverse
table-stops-turn-end = La fin d’un tour adverse
table-stops-pay = Les lettres des points que vous payez
table-stops-keys = ↑ ↓ choisir · ⏎ changer · L langue · Échap retour

## The end
table-tragic-won = { $n ->
    [one] { $names } gagne le duel !
   *[other] Match nul : { $names }.
}
table-tragic-end-hp = Points de Vie
table-tragic-end-wounds = Blessures
table-tragic-end-turns = Tours
table-tragic-end-left = Cartes en Bibliothèque
