# Tragic à la table : ce qui est demandé, ce qui s’est passé, pourquoi pas, et comment cela finit.

## Ce qui est demandé

topic-tragic-first = Les dés décident qui commence.
topic-tragic-draw = La carte suivante sort de la Bibliothèque.
topic-tragic-dodge = Un dé décide de l’esquive.
topic-tragic-critical = Les dés décident si le coup est critique.
topic-tragic-fortune = Un dé décide de l’effet de cette carte : { $card }.
topic-tragic-snatch = Le hasard prend une carte dans une main.
topic-tragic-traits = Choisissez en secret deux Traits au plus.
topic-tragic-skills = Choisissez en secret vos Compétences.
topic-tragic-mulligan = Gardez votre première main, ou mélangez-la à la Bibliothèque pour en piocher une autre.
topic-tragic-upkeep = Entretien : utilisez une Compétence qui agit maintenant, ou continuez.
topic-tragic-toll = Payez pour cette carte, ou subissez la suite : { $card }.
topic-tragic-main = Lancez une carte, utilisez une capacité, attaquez, ou terminez votre phase principale.
topic-tragic-target = Choisissez la cible.
topic-tragic-part = Choisissez la partie du corps visée par { $card }.
topic-tragic-pay = Choisissez la lettre qui paie le point suivant.
topic-tragic-lay = Posez une Aptitude, ou continuez sans.
topic-tragic-answer = Répondez par une Réaction ou une capacité, ou laissez faire.
topic-tragic-join = Envoyez encore un Allié, ou attaquez avec ceux que vous avez choisis.
topic-tragic-block = Bloquez avec un Allié, ou laissez passer les autres.
topic-tragic-against = Choisissez l’attaquant que votre Allié bloque.
topic-tragic-incapacitate = Défaussez { $card }, ou frappez pour infliger des dégâts.
topic-tragic-strike-back = Choisissez l’attaquant que { $card } contre-attaque.
topic-tragic-divide = Dégâts qu’il reste à { $attacker } : { $left }. Choisissez combien en subit { $card } ; le reste passe au bloqueur suivant.
topic-tragic-charge = Un Allié peut encaisser les dégâts : choisissez-le, ou renoncez.
topic-tragic-protect = Choisissez l’Allié à protéger.
topic-tragic-discard = Choisissez une carte de votre main à défausser.
topic-tragic-search = Choisissez une carte de votre Bibliothèque, ou n’en prenez aucune.
topic-tragic-recover = Choisissez une carte de votre Défausse.
topic-tragic-show = Montrez une Réaction de votre main ; si vous n’en avez pas, dites-le.
topic-tragic-place = Mettez une carte regardée sur la Bibliothèque, dessous, ou dans la Défausse.
topic-tragic-mode = Choisissez l’effet de cette carte : { $card }.
topic-tragic-vote = Votre adversaire vous laisse choisir l’effet de cette carte : { $card }.
topic-tragic-order = Choisissez l’effet qui vient ensuite.
topic-tragic-may = Voulez-vous l’effet de cette carte : { $card } ?
topic-tragic-refresh = Choisissez la lettre d’un point que vous désengagez.
topic-tragic-drain = Choisissez la lettre d’un point que vous engagez.
topic-tragic-free = Lancez une carte Attaque sans payer son coût, ou continuez sans.
topic-tragic-interrupt = Le tour va finir : utilisez une capacité, ou laissez-le finir.

## Ce qui s’est passé

event-tragic-traits = Les Traits de { $seat } : { $cards }.
event-tragic-no-traits = { $seat } n’a aucun Trait.
event-tragic-skills = Les Compétences de { $seat } : { $cards }.
event-tragic-point = { $seat } commence avec { $letter } à { $points }.
event-tragic-start-hp = { $seat } commence avec { $left } PV.
event-tragic-rolled = { $seat } a fait { $die } au dé.
event-tragic-begins = { $seat } commence.
event-tragic-mulligan = { $seat } a remélangé sa première main et pioché { $cards ->
    [one] { $cards } nouvelle carte
   *[other] { $cards } nouvelles cartes
}.
event-tragic-turn = Le tour { $turn } de { $seat } a commencé.
event-tragic-turn-stopped = { $card } a mis fin au tour de { $seat }.
event-tragic-drew = { $seat } a pioché { $card }.
event-tragic-drew-hidden = { $seat } a pioché une carte.
event-tragic-no-cards = { $seat } n’avait plus de carte à piocher.
event-tragic-laid = { $seat } a posé une Aptitude : { $card }.
event-tragic-cast = { $seat } a lancé { $card }{ tragic-told-paid }
event-tragic-used = { $seat } a utilisé { $card }{ tragic-told-paid }
event-tragic-paid = { $seat } a payé { $paid }.
event-tragic-aimed = Cible : { $card } de { $seat }.
event-tragic-aimed-at-player = Cible : { $seat }.
event-tragic-worn = { $seat } a enfilé une pièce : { $card }.
event-tragic-taken-off = { $seat } a retiré une pièce : { $card }.
event-tragic-ally-attacks = { $target ->
    [none] { $seat } a envoyé un Allié à l’attaque contre { $victim } : { $card }.
   *[other] { $seat } a envoyé un Allié à l’attaque : { $card }, contre { $target } de { $victim }.
}
event-tragic-blocks = { $seat } a bloqué { $target } avec un Allié : { $card }.
event-tragic-charges = { $seat } a laissé un Allié encaisser les dégâts : { $card }.
event-tragic-cancelled = L’effet d’une carte de { $seat } a été annulé : { $card }.
event-tragic-movement-cancelled = L’attaque des Alliés de { $seat } a été annulée : { $cards }.
event-tragic-fizzled = Une carte de { $seat } n’avait plus de cible et n’a rien fait : { $card }.
event-tragic-movement-fizzled = L’attaque des Alliés de { $seat } n’a rien donné.
event-tragic-dodged = { $seat } a fait { $die } au dé et a esquivé (il fallait { $need } ou moins).
event-tragic-not-dodged = { $seat } a fait { $die } au dé et n’a pas esquivé (il fallait { $need } ou moins).
event-tragic-dodges = { $seat } a totalement esquivé l’attaque.
event-tragic-redirected = { $target ->
    [none] { $card } : { $seat } a détourné l’attaque vers { $victim }.
   *[other] { $card } : { $seat } a détourné l’attaque vers { $target } de { $victim }.
}
event-tragic-reduced = { $card } : l’attaque inflige { $amount ->
    [one] { $amount } dégât de base
   *[other] { $amount } dégâts de base
} de moins à { $seat }.
event-tragic-repeats = { $card } : les effets de la prochaine carte Attaque de { $seat } ce tour-ci s’appliquent une fois de plus.
event-tragic-announced = { $card } de { $seat }, { tragic-told-base } ; après l’armure : { $net }.
event-tragic-announced-area = { $card } de { $seat }, pour tous dans la zone, { tragic-told-base }.
event-tragic-critical = Coup Critique de { $seat } : les dégâts ont été multipliés par { $factor }.
event-tragic-no-critical = Pas de Coup Critique pour { $seat } : { $ones ->
    [0] aucun 1 sur { $dice } dés
    [one] un seul 1 sur { $dice } dés
   *[other] { $ones } fois 1 sur { $dice } dés
}.
event-tragic-hurt = { $seat } a perdu { $amount } PV ({ $state ->
    [down] maintenant { $left }
   *[up] reste { $left }
}).
event-tragic-healed = { $seat } a récupéré { $amount } PV (maintenant { $state ->
    [down] { $left }
   *[up] { $left }
}).
event-tragic-max-hp = { $card } : le maximum de PV de { $seat } a { $way ->
    [up] augmenté
   *[down] baissé
} de { $amount }, à { $most }{ tragic-told-lost }
event-tragic-max-hp-now = Le maximum de PV de { $seat } est maintenant de { $most }{ tragic-told-lost }
event-tragic-gained = { $card } pour { $seat }, { tragic-told-until } : { $gift }.
event-tragic-ally-hurt = Un Allié de { $seat }, { $card }, a subi { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} (vie restante : { $left }).
event-tragic-allies-healed = { $card } : { tragic-told-allies }, { $cards }, { $count ->
    [one] a
   *[other] ont
} récupéré jusqu’à { $amount } de vie.
event-tragic-boosted = { $card } : { $attack }/{ $health } pour { tragic-told-allies }, { $cards }, { tragic-told-until }.
event-tragic-granted = { $card } : { $keyword } pour { tragic-told-allies }, { $cards }, { tragic-told-until }.
event-tragic-struck-back = { $seat } a essuyé une Contre-Attaque : { $card }.
event-tragic-martyr = MARTYR : { $card } a explosé et infligé { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} à { $seat }.
event-tragic-radiation = L’irradiation de { $seat } est maintenant au niveau { $level }.
event-tragic-beaten = { $seat } a perdu une carte en jeu : { $card }.
event-tragic-destroyed = Une carte de { $seat } a été détruite pour de bon : { $card }.
event-tragic-incapacitated = Une carte de { $seat } a été mise hors d’état et défaussée : { $card }.
event-tragic-returned = Une carte est revenue dans la main de { $seat } : { $card }.
event-tragic-stripped = { $seat } s’est fait arracher une pièce : { $card }.
event-tragic-engaged = { $card } a engagé { tragic-told-cards } de { $seat } : { $cards }.
event-tragic-disengaged = { $card } a désengagé { tragic-told-cards } de { $seat } : { $cards }.
event-tragic-drained = { $card } : { $seat } a engagé un point de { $letter }.
event-tragic-refreshed = { $card } : { $seat } a désengagé un point de { $letter }.
event-tragic-brotherhood-left = La Confrérie a tourné le dos à { $seat }, une carte a été défaussée : { $card }.
event-tragic-triggered = { $effect ->
    [none] Une carte de { $seat } a fait effet : { $card }.
   *[other] Une carte de { $seat } a fait effet : { $card } (« { $effect } »).
}
event-tragic-lucky = { $seat } a fait { $die } au dé pour { $card } : réussi (il fallait { $need } ou moins).
event-tragic-unlucky = { $seat } a fait { $die } au dé pour { $card } : raté (il fallait { $need } ou moins).
event-tragic-hidden = { $seat } a gagné DISCRÉTION.
event-tragic-seen = { $seat } a perdu sa DISCRÉTION.
event-tragic-entered = { $seat } a trouvé refuge : { $card }.
event-tragic-left-building = { $seat } a quitté son refuge : { $card }.
event-tragic-reprieve = Sursis pour { $seat } : à 0 PV, le duel n’est pas encore perdu.
event-tragic-discarded = { $seat } a défaussé { $card }.
event-tragic-milled = Une carte est passée de la Bibliothèque de { $seat } à la Défausse : { $card }.
event-tragic-stole = { $seat } a pris une carte dans la main de { $victim } : { $card }.
event-tragic-found = { $seat } a trouvé une carte dans la Bibliothèque : { $card }.
event-tragic-recovered = { $seat } a repris une carte de la Défausse : { $card }.
event-tragic-revived = { $seat } a ramené une carte de la Défausse en jeu : { $card }.
event-tragic-looked = { $seat } a regardé une carte : { $card }.
event-tragic-looked-hidden = { $seat } a regardé une carte de la Bibliothèque.
event-tragic-put-on-top = { $seat } a mis une carte sur la Bibliothèque : { $card }.
event-tragic-put-on-top-hidden = { $seat } a mis une carte sur la Bibliothèque.
event-tragic-put-under = { $seat } a mis une carte sous la Bibliothèque : { $card }.
event-tragic-put-under-hidden = { $seat } a mis une carte sous la Bibliothèque.
event-tragic-put-away = { $seat } a mis une carte dans la Défausse : { $card }.
event-tragic-hand-shown = { $seat } a montré sa main : { $cards }.
event-tragic-hand-empty = { $seat } n’avait aucune carte en main à montrer.
event-tragic-reaction-shown = { $seat } a montré une Réaction : { $card }.
event-tragic-no-reaction = { $seat } n’avait aucune Réaction à montrer.
event-tragic-lost = { $seat } a perdu le duel.

## Morceaux de ces phrases

tragic-told-until = { $until ->
    [end] jusqu’à la fin du tour
    [next-turn] jusqu’au prochain tour de { $maker }
   *[always] définitivement
}
tragic-told-allies = { $count ->
    [one] un Allié de { $seat }
   *[other] { $count } Alliés de { $seat }
}
tragic-told-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
tragic-told-lost = { $lost ->
    [0] .
   *[other] , ce qui a coûté { $lost } PV.
}
tragic-told-paid = { $paid ->
    [none] .
   *[other] {" "}(payé : { $paid }).
}
tragic-told-base = { $through ->
    [0] dégâts de base : { $base }
    [all] dégâts de base : { $base }, qu’aucune armure n’arrête
   *[other] dégâts de base : { $base }, en ignorant { $through } d’armure
}

## Comment cela finit

end-tragic-beaten = Il n’y a plus de Points de Vie : le duel est joué.
end-tragic-no-cards = Une Bibliothèque est vide à la pioche : le duel est joué.
end-tragic-time = Le temps est écoulé : le joueur qui a le moins de blessures gagne le duel.

## Les phases d’un tour

tragic-word-phase-setup = mise en place
tragic-word-phase-disengage = désengagement
tragic-word-phase-draw = pioche
tragic-word-phase-upkeep = entretien
tragic-word-phase-main = phase principale
tragic-word-phase-end = fin de tour

## Pourquoi pas

refusal-tragic-over = Le duel est terminé. Commencez-en un autre pour continuer à jouer.
refusal-tragic-not-asked = « { $move } » ne répond pas à ce qui est demandé. { $topic ->
    [first] { topic-tragic-first }
    [draw] { topic-tragic-draw }
    [dodge] { topic-tragic-dodge }
    [critical] { topic-tragic-critical }
    [fortune] On lance maintenant un dé.
    [snatch] { topic-tragic-snatch }
    [traits] { topic-tragic-traits }
    [skills] { topic-tragic-skills }
    [mulligan] { topic-tragic-mulligan }
    [upkeep] { topic-tragic-upkeep }
    [toll] Payez le coût d’Entretien, ou passez.
    [target] { topic-tragic-target }
    [part] Choisissez la partie du corps visée.
    [pay] { topic-tragic-pay }
    [lay] { topic-tragic-lay }
    [answer] { topic-tragic-answer }
    [join] { topic-tragic-join }
    [block] { topic-tragic-block }
    [against] { topic-tragic-against }
    [incapacitate] Choisissez si la cible est défaussée ou frappée.
    [strike-back] Choisissez l’attaquant à contre-attaquer.
    [divide] Choisissez les dégâts que subit le bloqueur.
    [charge] { topic-tragic-charge }
    [protect] { topic-tragic-protect }
    [discard] { topic-tragic-discard }
    [search] { topic-tragic-search }
    [recover] { topic-tragic-recover }
    [show] { topic-tragic-show }
    [place] { topic-tragic-place }
    [mode] Choisissez l’un des effets proposés.
    [vote] Choisissez l’un des effets proposés.
    [order] { topic-tragic-order }
    [may] Dites si l’effet a lieu, yes ou pass.
    [refresh] { topic-tragic-refresh }
    [drain] { topic-tragic-drain }
    [free] { topic-tragic-free }
    [interrupt] { topic-tragic-interrupt }
   *[main] { topic-tragic-main }
}
refusal-tragic-two-races = Ces deux Traits sont des races, et vous n’avez qu’un corps. Choisissez une race au plus.
refusal-tragic-skill-count = Ce n’est pas le nombre de Compétences que vous avez. Choisissez-en trois, ou quatre avec le Trait qui le permet.
refusal-tragic-not-in-hand = Cette carte n’est pas dans votre main. Choisissez-en une qui y est.
refusal-tragic-no-right = Vous ne pouvez pas poser d’Aptitude maintenant. Faites d’abord quelque chose pendant votre tour : chaque action permet d’en poser une.
refusal-tragic-letter-full = Cette lettre a déjà dix points. Posez une Aptitude d’une autre lettre.
refusal-tragic-too-dear = Il vous manque des points pour cela. Choisissez moins cher, ou attendez que vos points soient désengagés.
refusal-tragic-no-target = Cela ne peut pas viser cette cible. Choisissez l’une des cibles proposées.
refusal-tragic-untargetable = Personne ne peut prendre pour cible un Allié INCIBLABLE. Choisissez une autre cible.
refusal-tragic-hidden = La DISCRÉTION protège ce joueur des attaques directes. Attaquez un Allié, ou utilisez un effet qui touche une zone.
refusal-tragic-covered = Un Allié EN DÉFENSE barre la route. Attaquez-le d’abord.
refusal-tragic-inside = Ce joueur est dans un Bâtiment, où rien ne l’atteint. Choisissez une autre cible, ou attendez qu’il sorte.
refusal-tragic-spared = Aucune carte ne nuit à un Allié adverse de sa propre Faction. Choisissez une autre cible.
refusal-tragic-safe = Seule une carte en jeu qui s’engage ou se désengage peut être mise hors d’état. Choisissez-en une.
refusal-tragic-not-a-reaction = Seules des Réactions répondent à ce qui est sur la chaîne. Lancez-en une, utilisez une capacité, ou passez.
refusal-tragic-no-answer = Cette Réaction ne répond pas au dernier maillon de la chaîne. Gardez-la pour ce que son texte indique, ou passez.
refusal-tragic-unavoidable = Cette attaque est imparable : ni esquive, ni annulation, ni détournement. Choisissez une autre Réaction, ou passez.
refusal-tragic-not-at-you = Seul le joueur attaqué peut esquiver. Choisissez une autre Réaction, ou passez.
refusal-tragic-forbidden = L’un de vos Traits vous interdit cette carte. Choisissez-en une autre.
refusal-tragic-companion = Un Compagnon de ce nom est déjà en jeu. Attendez qu’il parte, ou lancez une autre carte.
refusal-tragic-shunned = La Confrérie ne veut pas des vôtres. Lancez une carte qui n’est pas de la Confrérie.
refusal-tragic-too-many = Vous avez fait toutes les actions qu’un tour permet. Terminez votre tour.
refusal-tragic-not-yours = Il n’y a là rien à vous qui puisse le faire. Choisissez l’une de vos propres cartes.
refusal-tragic-engaged = Cette carte est engagée. Attendez qu’elle soit désengagée, ou choisissez-en une autre.
refusal-tragic-used = Cette capacité a déjà servi ce tour-ci. Attendez le prochain.
refusal-tragic-not-now = Cette capacité ne sert pas à ce moment-ci. Gardez-la pour celui que son texte indique.
refusal-tragic-own-turn = Cette capacité ne sert que pendant votre tour, comme le dit son texte. Gardez-la jusque-là.
refusal-tragic-condition = La condition de cette capacité n’est pas remplie. Remplissez-la d’abord, ou choisissez autre chose.
refusal-tragic-no-discard = Vous avez trop peu de cartes en main pour payer cela. Piochez d’abord, ou choisissez autre chose.
refusal-tragic-not-worn = Vous ne portez pas cette pièce. Enfilez-la d’abord.
refusal-tragic-place-taken = Vous portez déjà quelque chose à cet endroit. Retirez-le d’abord.
refusal-tragic-in-defence = Un Allié EN DÉFENSE ne fait que bloquer. Attaquez avec un autre Allié.
refusal-tragic-no-answerer = Votre Allié ne peut pas contre-attaquer cela. Choisissez un des attaquants qu’il affronte.
refusal-tragic-no-block = Cet Allié ne peut pas bloquer ici. Choisissez l’un de vos Alliés désengagés et l’un des attaquants, ou laissez passer.
refusal-tragic-no-point = Vous n’avez pas ce point ici. Choisissez une lettre proposée.
refusal-tragic-share = L’attaquant ne peut pas infliger autant à ce bloqueur. Choisissez un nombre proposé.
refusal-tragic-no-charge = Cet Allié ne peut pas encaisser les dégâts, ou pas pour cette carte. Choisissez ce qui est proposé.
refusal-tragic-not-offered = Cela ne fait pas partie du choix. Choisissez l’un des coups proposés.
refusal-tragic-reaction = Une Réaction répond à quelque chose. Gardez-la jusqu’à ce qu’une réponse vous soit demandée.
refusal-tragic-nothing-to-aim-at = Il n’y a rien que cela puisse viser. Attendez une cible, ou choisissez autre chose.
refusal-tragic-must-show = Si vous avez une Réaction en main, vous devez en montrer une. Choisissez une Réaction de votre main.
