# Tragic en lignes : ses coups, sa situation.

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
say-tragic-instead = Au lieu de { $old } : { $new }
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
plain-help-tragic =
    Un numéro       jouer le coup qui porte ce numéro
    cast punch-1    jouer un coup par sa notation
    moves           redonner la liste des coups
    show            décrire toute la table
    look punch-1    une carte par son identifiant ou son nom, une place comme b3 ; aussi : look discard, traits, skills
    why cast punch-1  dire pourquoi un coup n’est pas permis, ou ce qu’il fait
    rule TR-P3      lire une règle
    ask             toujours demander, ou seulement quand vous pouvez faire quelque chose
    stops           quand on vous consulte, occasion par occasion ; stops attack never en change une
    undo            reprendre votre dernier coup
    resign          abandonner
    lang fr         changer de langue : en, fr, de, es
    save            enregistrer maintenant ; chaque coup est enregistré de toute façon
    quit            partir ; la partie pourra reprendre
plain-look-nothing-tragic = Il n’y a ni carte ni place « { $word } ». Nommez une carte comme punch-1, ou une place comme b3.
plain-winners-tragic = { $n ->
    [one] { $who } gagne le duel.
   *[other] Match nul : { $who }.
}
replay-score-tragic = { $seat } : { $n } PV

## Decks

decks-tragic-which = Choisissez votre deck.
decks-tragic-line = { $number }. { $name } : { $plan }
decks-tragic-ask = Numéro du deck, ou Entrée pour le premier :{" "}
decks-tragic-title = Choisissez un deck
decks-tragic-for = Un deck pour { $seat }
decks-tragic-keys = ↑ ↓ autre deck · ⇞ ⇟ ses cartes · ⏎ le prendre · q quitter
decks-tragic-own = Le vôtre : overseer deck new, puis overseer play tragic --deck FICHIER
decks-tragic-traits = Traits : { $cards }
decks-tragic-skills = Compétences : { $cards }
cli-error-decks-many = { $decks } decks pour { $seats } places, c’est trop. Donnez-en un par place au plus.
cli-error-tutorial = Le tutoriel apporte ses propres joueurs et cartes. Retirez { $option }.

## Help

help-play-deck = Tragic : un deck pour chaque place, dans l’ordre : le nom d’un deck tout prêt, un code ou un fichier de deck. Sans valeur : choisir parmi les decks tout prêts.
    .value = DECK
help-play-format = Tragic : combien de fois une carte peut être dans un deck : singleton, duo, trio ou quad.
    .value = FORMAT
help-play-turns = Tragic : le temps est écoulé après tant de tours chacun (TR-E3).
    .value = N
help-play-clock = Tragic : le temps est écoulé après tant de minutes (TR-E3).
    .value = MINUTES
help-play-tutorial = Une courte partie qui apprend à jouer.
