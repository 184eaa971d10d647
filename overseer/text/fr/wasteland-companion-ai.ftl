# L’IA à côté d’une vraie table (WC-A1 à WC-A25) : ce qu’elle demande, ce qu’il faut faire, et pourquoi.

## Choses et réglettes

companion-ruler = { $colour ->
    [orange] réglette orange
    [yellow] réglette jaune
    [red] réglette rouge
    [green] réglette verte
    [blue] réglette bleue
   *[black] réglette noire
} ({ $cm } cm)
companion-then = { $first }, puis { $rest }
companion-or = { $first } ou { $rest }
companion-home = son point de déploiement
companion-point = le point de l’Objectif

## Questions

companion-ask-touch = { $count ->
    [one] Est-ce que { $me } touche { $who } ?
   *[other] Quelles figurines touche { $me } ?
}
companion-ask-touch-help = Des socles qui se touchent sont engagés.
companion-ask-engaged = { $count ->
    [one] Un ennemi touche-t-il { $who } ?
   *[other] Quelles figurines sont engagées ?
}
companion-ask-engaged-help = Engagée : le socle d’un ennemi touche le sien.
companion-ask-fought = { $count ->
    [one] Une autre figurine que { $me } combat-elle { $who } ?
   *[other] Lesquelles sont combattues par une autre figurine que { $me } ?
}
companion-ask-fought-help = Le socle d’une autre figurine de son camp touche le leur. Une figurine Prudente ne tire pas dans un tel combat, mais s’y joint d’abord.
companion-ask-friends = { $count ->
    [one] Est-ce que { $who } se trouve à moins d’une { $ruler } de { $me } ?
   *[other] Quels amis se trouvent à moins d’une { $ruler } de { $me } ?
}
companion-ask-friends-help = De socle à socle ; leur nombre décide de la colonne de la carte IA.
companion-ask-within = { $count ->
    [one] Est-ce que { $me } voit { $who } à moins d’une { $ruler } ?
   *[other] Quelles figurines { $me } voit à moins d’une { $ruler } ?
}
companion-ask-within-help = C’est l’allonge en Combat rapproché : { $weapon }.
companion-ask-reach = { $count ->
    [one] La { $ruler } de { $me } atteint-elle { $who } ?
   *[other] Quelles figurines la { $ruler } de { $me } atteint-elle ?
}
companion-ask-reach-help = Posez-la depuis son socle, en contournant murs et ennemis ; sur terrain difficile, prenez une couleur de moins. La ligne de vue ne compte pas encore.
companion-ask-along = { $count ->
    [one] Est-ce que { $me } peut se déplacer au contact de { $who } tout en continuant de toucher toutes les figurines qu’il combat ?
   *[other] Au contact de quelles figurines { $me } peut-il se déplacer tout en continuant de toucher toutes celles qu’il combat ?
}
companion-ask-along-help = D’une { $ruler } au plus. Il ne rompt pas l’engagement : un Déplacement qui quitte une figurine ne compte pas.
companion-ask-sees = { $count ->
    [one] Est-ce que { $me } voit { $who } ?
   *[other] Quelles figurines voit { $me } ?
}
companion-ask-sees-help = On ne charge que ce que l’on voit.
companion-ask-next = { $count ->
    [one] La { $ruler } et la { $second } atteignent-elles ensemble { $who } ?
   *[other] Quelles figurines la { $ruler } et la { $second } atteignent-elles ensemble ?
}
companion-ask-next-help = Posez l’une après l’autre depuis son socle, en contournant les murs. Ce qu’elles n’atteignent pas, une seule ne l’atteint pas non plus.
companion-ask-sees-then = { $count ->
    [one] Après une { $ruler } tout droit, { $me } verrait-il { $who } ?
   *[other] Après une { $ruler } tout droit vers elles, quelles figurines verrait { $me } ?
}
companion-ask-sees-then-help = Une Charge ne suivra que contre une figurine en vue à ce moment-là.
companion-ask-shot = { $count ->
    [one] Est-ce que { $me } voit { $who } à cette portée : { $rulers } ?
   *[other] Quelles figurines { $me } voit à cette portée : { $rulers } ?
}
companion-ask-shot-help = C’est la portée, de socle à socle : { $weapon }. Une figurine camouflée n’est visible qu’à une réglette de Vigilance.
companion-ask-position = { $count ->
    [one] Une { $ruler } mènerait-elle { $me } à un Tir sur { $who } ?
   *[other] Sur quelles figurines { $me } pourrait tirer après une { $ruler } ?
}
companion-ask-position-help = Un endroit que le Déplacement atteint, avec une ligne de vue, et à portée ({ $weapon }) : { $rulers }.
companion-ask-break-off = { $count ->
    [one] Après un désengagement d’une { $ruler }, { $me } pourrait-il tirer sur { $who } sans que le Tir soit plus difficile que d’ici ?
   *[other] Après un désengagement d’une { $ruler }, sur quelles figurines { $me } pourrait tirer sans que le Tir soit plus difficile que d’ici ?
}
companion-ask-break-off-help = À portée ({ $weapon } : { $rulers }), en vue, sans plus de couvert que maintenant.
companion-ask-break-off-harder = { $count ->
    [one] Après un désengagement d’une { $ruler }, { $me } pourrait-il tirer sur { $who } malgré tout ?
   *[other] Après un désengagement d’une { $ruler }, sur quelles figurines { $me } pourrait tirer malgré tout ?
}
companion-ask-break-off-harder-help = À portée ({ $weapon } : { $rulers }) et en vue, quel que soit le couvert.
companion-ask-nearest = Quelle figurine est à moins de Déplacements de { $me } que les autres ?
companion-ask-nearest-help = Comptez des Déplacements entiers le long du chemin, non la ligne droite ; nommez toutes celles à égalité.
companion-ask-closest = Quelle figurine est la plus proche de { $me }, de socle à socle ?
companion-ask-closest-help = Pour un Tir, c’est l’écart qui compte ; nommez toutes celles à égalité.
companion-ask-important = Quelle figurine est la plus proche de ce que cherche { $me } ?
companion-ask-important-help = De socle à socle, jusqu’au plus proche de ces buts : { $subjects }.
companion-ask-cover = Quelle figurine a le moins de couvert face à { $me } ?
companion-ask-cover-help = Comptez les éléments de couvert entre les socles, figurines comprises ; nommez toutes celles à égalité.
companion-ask-at = { $count ->
    [one] Est-ce que { $me } est en contact avec ce but : { $who } ?
   *[other] Avec lesquels de ces buts { $me } est en contact ?
}
companion-ask-at-help = Sur un point, son socle le couvre ; à un bord, son socle l’atteint.
companion-ask-usable = { $count ->
    [one] Est-ce que { $me } est en contact avec ceci, ou assez près pour l’utiliser : { $who } ?
   *[other] Avec quoi { $me } est en contact, ou assez près pour l’utiliser ?
}
companion-ask-usable-help = Il faut le contact, sauf si le Scénario permet d’agir de plus loin.
companion-ask-subject = Lequel de ces buts est à moins de Déplacements de { $me } que les autres ?
companion-ask-subject-help = Le long du chemin, sans toucher d’ennemi à la fin. À égalité, le chemin le plus court.
companion-ask-one-move = Une { $ruler } mène-t-elle { $me } au contact de ce but : { $who } ?
companion-ask-one-move-help = Par le chemin le plus court, sans toucher d’ennemi.
companion-ask-looks = { $count ->
    [one] Est-ce que { $me } remarque ceci : { $who } ?
   *[other] Que remarque { $me } ?
}
companion-ask-looks-help = À une réglette de Vigilance, et en vue.
companion-ask-slides = { $count ->
    [one] L’ennemi pourrait-il glisser autour de { $me } au contact de ce but : { $who } ?
   *[other] Au contact de quels buts l’ennemi pourrait-il glisser, autour de { $me } ?
}
companion-ask-slides-help = Ou au contact d’une figurine de son camp qui le touche.
companion-ask-aware = Est-ce que { $me } remarque { $who }, à moins de { $rulers }, et en vue ?
companion-ask-aware-help = Deux fois sa réglette de Vigilance, n’importe où le long de l’Action.
companion-ask-safer = Une { $ruler } mènerait-elle { $me } à un endroit plus sûr ?
companion-ask-safer-help = Plus sûr : moins d’ennemis capables d’y tirer ou d’y charger en une Action, puis plus de couvert.
companion-ask-at-place = En pensée, { $me } se tient là, hors de tout engagement : { $at }.
companion-ask-none = Personne
companion-ask-yes = Oui
companion-ask-no = Non

## Ce qu’il faut faire

companion-do-fight = { $me } : Combat rapproché contre { $target } ({ $weapon }).
companion-do-detonate = { $me } : la bombe explose.
companion-do-charge = { $me } : { $ruler } vers { $target }, jusqu’au contact. C’est une Charge.
companion-do-contact = { $me } : { $ruler } vers { $target }, jusqu’au contact.
companion-do-next-charge = { $me } : { $ruler } vers { $target }, pour qu’une Charge l’atteigne ensuite.
companion-do-next-move = { $me } : { $ruler } vers { $target }, pour qu’un Déplacement l’atteigne ensuite.
companion-do-towards = { $me } : { $ruler } vers { $target }.
companion-do-shoot = { $me } : Tir sur { $target } ({ $weapon }, { $rulers }).
companion-do-throw = { $me } : lancer { $weapon } sur { $target } ({ $rulers }).
companion-do-position = { $me } : { $ruler } vers un endroit pour un Tir sur { $target } ({ $weapon }, { $rulers }).
companion-do-nearer = { $me } : { $ruler } vers { $target }.
companion-do-break-off = { $me } : { $ruler } hors du combat, vers un endroit pour un Tir sur { $target } ({ $weapon }, { $rulers }).
companion-do-nearest = { $me } : { $ruler } vers l’ennemi le plus proche, { $target }.
companion-do-move = { $me } : { $ruler } en direction du but : { $target }.
companion-do-touch = { $me } : { $ruler } au contact du but : { $target }.
companion-do-look = { $me } : regarder ceci : { $target }. Cela ne coûte pas d’Action.
companion-do-use = { $me } : utiliser ceci : { $target }.
companion-do-reload = { $me } : recharger { $weapon }.
companion-do-prepare = { $me } : Préparation, un jeton Réaction.
companion-do-heal = { $me } : utiliser { $weapon }.
companion-do-lost = { $me } : rien, l’Action est perdue.
companion-do-end = { $me } : l’activation est terminée.
companion-do-pass = Personne ne réagit.
companion-do-retreat = { $me } : { $ruler } vers l’endroit le plus sûr, en Réaction.

## Comment

companion-how-straight = Par le chemin le plus court, en contournant les murs ; il peut finir à découvert.
companion-how-careful = Au moins la moitié de la réglette, puis l’endroit le plus sûr : là où le moins d’ennemis peuvent tirer ou charger, puis avec le plus de couvert.
companion-how-off = La figurine ne finit au contact d’aucun ennemi.
companion-how-yellow = Aussi loin que la réglette le permet, mais à une { $ruler } de tout ennemi.
companion-how-leaving = C’est un désengagement : les ennemis quittés ont leurs attaques gratuites.
companion-how-quick = C’est une Action rapide, pour un Point d’Action.
companion-how-critical = La jauge de critique est pleine : dépensez-la pour cette Attaque.
companion-how-band = Portée courte ou longue, la meilleure valeur là où les deux comptent.
companion-how-chance = Ces choix se valent : tirez-en un au sort.

## Pourquoi

companion-why-move = { $model } est en chemin : { $about }.
companion-why-defend-drawn = Plusieurs ennemis menacent autant : l’un d’eux est tiré au sort.

## Dans le terminal

companion-ask-token = Quel jeton a été tiré ? Tapez le numéro du socle ; Entrée en tire un.
companion-ask-die = Quelle face montre le dé bleu : b (bouteille), bb, bs (bouteille et étoile), s (étoile), ss ou x (explosion) ? Entrée le lance.
companion-ask-done = Entrée quand c’est fait, - si c’est impossible.
companion-ask-hurt = Qui a perdu de la santé ? Numéro et perte, par exemple 2-1 ; 2-0 pour qui n’est plus là. Entrée : personne.
companion-fighter = {"  "}{ $n } · { $model }
companion-acts = C’est le tour de { $model }.
companion-new-round = Toutes les figurines de l’IA ont agi : un nouveau round.
companion-all-gone = Il ne reste aucune figurine de l’IA.
companion-bye = Le compagnon s’arrête ici.
companion-error-number = Ce n’en est pas un. Tapez un de ces numéros : { $numbers }.
companion-error-die = Le dé bleu n’a pas cette face. Tapez b, bb, bs, s, ss ou x.
companion-error-choice = Tapez les numéros de votre choix, par exemple 1 3, ou 0 s’il est proposé.
companion-error-hurt = Tapez le numéro d’une figurine et sa perte, par exemple 2-1.
companion-error-units = { $option } veut entre une et quarante Unités, séparées par des virgules.
companion-error-unit = { $option } : il n’y a pas d’Unité « { $unit } ». Voyez-les avec « overseer cards wasteland ».
help-companion = Laisser l’IA jouer les figurines de Wasteland sur votre vraie table
    .long = Pour une bataille avec des figurines sur une vraie table : le compagnon tire les jetons, lit le dé bleu, demande ce qu’il doit savoir de la table, et dit ce que fait chaque figurine de l’IA et pourquoi.
    .examples =
        overseer companion  Deux super mutants contre trois colons
        overseer companion --ai brute,mutant-hound --against sole-survivor,dogmeat  D’autres Unités
help-companion-ai = Les Unités que joue l’IA, par leurs ids, séparées par des virgules.
    .value = UNITÉS
help-companion-against = Les Unités que vous jouez.
    .value = UNITÉS
