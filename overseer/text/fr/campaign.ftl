# Campagnes : questions, évènements, fins, et pourquoi quelque chose n’est pas possible.

## Questions

topic-campaign-battle = Quelle sera la prochaine bataille ?
topic-campaign-trial = Le Leader est mis à l’épreuve avant de constituer la Force.
topic-campaign-quest = Prenez-vous une Quête pour cette bataille ?
topic-campaign-force = Quelle Force amenez-vous ? Au plus { $limit } Caps.
topic-campaign-result = Comment la bataille s’est-elle terminée ?
topic-campaign-keep = Que conservent les Hangars ? Le reste est vendu.
topic-campaign-found = Fondez-vous une Colonie ?
topic-campaign-leader = Votre Leader a été retiré. Qui mène à présent ?
topic-campaign-build = Étape 1 : construire. Vous avez { $caps } Caps.
topic-campaign-draw = Étape 2 : utilisez vos Structures. Vous avez { $caps } Caps.
topic-campaign-pick = Quelle carte gardez-vous ?
topic-campaign-explore = Que faites-vous ?
topic-campaign-choose = Étape 3 : qu’emportez-vous dans la prochaine bataille ? Le reste est vendu.
topic-campaign-card = Une carte est piochée.
topic-campaign-meet = Une carte d’exploration est piochée.
topic-campaign-roll = Le Leader passe un test.
topic-campaign-lose = Une carte est perdue.

## Ce qui s’est passé

event-campaign-battle = Bataille { $number } : { $scenario }, { $limit } Caps.
event-campaign-trial = { $passed ->
    [yes] Test du Leader ({ $side }), { $attribute } : { $roll } contre { $value }, réussi. La Force a toute sa limite.
   *[no] Test du Leader ({ $side }), { $attribute } : { $roll } contre { $value }, échoué. La Force sera plus petite.
}
event-campaign-quest = { $seat } a pris une Quête : { $quest }.
event-campaign-quest-hidden = { $seat } a pris une Quête en secret.
event-campaign-no-quest = { $seat } n’a pas pris de Quête.
event-campaign-mustered = { $seat } a constitué sa Force.
event-campaign-fought = { $level ->
    [draw] Bataille { $number }, { $scenario } : personne n’a gagné.
    [minor] Bataille { $number }, { $scenario } : victoire mineure ({ $side }).
    [major] Bataille { $number }, { $scenario } : victoire majeure ({ $side }).
   *[plain] Bataille { $number }, { $scenario } : victoire ({ $side }).
}
event-campaign-returned = { $leader ->
    [fell] { $removed ->
        [1] { $seat } est de retour sans son Leader, retiré de la table.
       *[other] { $seat } est de retour : { $removed } figurines retirées, dont le Leader.
    }
   *[stands] { $removed ->
        [0] { $seat } est de retour avec tout le monde.
        [1] { $seat } est de retour : une figurine retirée.
       *[other] { $seat } est de retour : { $removed } figurines retirées.
    }
}{ $n ->
    [0] {""}
    [1] {" "}Une carte est à trier.
   *[other] {" "}{ $n } cartes sont à trier.
}
event-campaign-paid = { $seat } a reçu { $n } Caps.
event-campaign-raised = { $seat } disposera de { $n } Caps de plus pour sa prochaine Force.
event-campaign-quest-done = { $seat } a accompli une Quête : { $quest }.
event-campaign-gained = { $what ->
    [caps] { $seat } : { $n } Caps.
    [item] { $seat } : Objets à piocher, { $n } ({ $kind }).
    [card] { $seat } a reçu { $card }.
    [boost] { $seat } : Boosts à piocher, { $n } ({ $kind }).
    [consequence] { $seat } : une Conséquence pour la prochaine bataille, { $card }.
    [harm] { $seat } : { $n } de dégâts attendent la prochaine Force ({ $kind }).
    [perk] { $seat } peut prendre une Aptitude sans payer : { $card }.
    [leader] { $seat } peut utiliser une carte de Leader sans payer : { $card }.
    [land] { $seat } a obtenu de la place pour { $n } de plus.
    [quest] { $seat } a entendu parler d’une Quête : { $card }.
    [structure] { $seat } a reçu une Structure : { $card }.
    [lose] { $seat } : une carte de la réserve a été perdue.
    [limit] { $seat } : { $n } Caps pour la prochaine Force.
    [power] { $seat } : { $n } d’Énergie durant cette phase.
    [water] { $seat } : { $n } d’Eau durant cette phase.
    [instead] { $seat } : { $n } Boosts à la place, faute de Colonie.
   *[nothing] { $seat } n’en a rien tiré.
}
event-campaign-kept = { $seat } a gardé { $card }.
event-campaign-kept-hidden = { $seat } a gardé un Boost.
event-campaign-sold = { $seat } a vendu { $n ->
    [one] une carte
   *[other] { $n } cartes
} pour { $caps } Caps.
event-campaign-founded = { $seat } a fondé une Colonie.
event-campaign-leader = { $seat } a choisi un nouveau Leader : { $unit } ({ $card }).
campaign-told-price = { $caps ->
    [0]  :
   *[other] {" "}({ $caps } Caps) :
}
event-campaign-build = { $seat } a construit{ campaign-told-price } { $structure }.
event-campaign-scrap = { $caps ->
    [0] { $seat } a recyclé { $structure }, pour rien.
   *[other] { $seat } a recyclé { $structure } pour { $caps } Caps.
}
event-campaign-land = { $seat } a obtenu des terres{ campaign-told-price } place pour { $room } Structures.
event-campaign-perk = { $model ->
    [none] { $seat } a acquis une Aptitude{ campaign-told-price } { $perk }.
   *[other] { $seat } a acquis une Aptitude pour { $model }{ campaign-told-price } { $perk }.
}
event-campaign-unperk = { $model ->
    [none] { $seat } a abandonné une Aptitude : { $perk }.
   *[other] { $seat } a retiré une Aptitude à { $model } : { $perk }.
}
event-campaign-supply = { $seat } : { $power_used } d’Énergie sur { $power } et { $water_used } d’Eau sur { $water } en service.
event-campaign-use = { $seat } a utilisé : { $structure }.
event-campaign-name = { $seat } a demandé { $card } par son nom : { $structure }.
event-campaign-again = { $seat } peut réutiliser : { $structure }.
event-campaign-repair = { $seat } a fait réparer une Armure assistée : { $unit }.
event-campaign-guard = { $seat } : un Boost d’armure pour { $unit }.
event-campaign-passed = { $seat } a ignoré { $card }.
event-campaign-helper = { $seat } a fait appel à : { $structure }.
event-campaign-drew = { $seat } a pioché { $card }.
event-campaign-drew-hidden = { $seat } a pioché un Boost.
event-campaign-meet = { $seat } a fait une rencontre : { $card }.
event-campaign-swap = { $seat } a laissé les éclaireurs trouver un autre chemin.
event-campaign-decline = { $seat } a refusé.
event-campaign-pay = { $seat } a payé { $caps } Caps.
event-campaign-tested = { $passed ->
    [yes] Test du Leader de { $seat }, { $attribute } : { $roll } contre { $value }, réussi.
   *[no] Test du Leader de { $seat }, { $attribute } : { $roll } contre { $value }, échoué.
}
event-campaign-step-over = { $step ->
    [build] { $seat } a terminé l’étape 1, construire. Étape 2 : piocher.
   *[draw] { $seat } a terminé l’étape 2, piocher. Étape 3 : choisir.
}
event-campaign-step-back = { $seat } a repris l’étape 1, construire.
event-campaign-lost = { $seat } a perdu { $card }.
event-campaign-lost-hidden = { $seat } a perdu un Boost.
event-campaign-took = { $seat } a emporté { $card }.
event-campaign-took-hidden = { $seat } a emporté un Boost.
event-campaign-put-back = { $seat } a reposé { $card }.
event-campaign-put-back-hidden = { $seat } a reposé un Boost.
event-campaign-settled = { $seat } a fini ses préparatifs pour la prochaine bataille, avec { $caps } Caps.

## Fins

end-campaign-free = La campagne est terminée. Le plus grand nombre de victoires l’emporte ; à égalité, ce sont les Caps.
end-campaign-linked-draw = Le fort n’a été ni pris ni tenu. La vallée reste sans maître.
end-campaign-linked-attacker-major = Le fort s’est tu, ses pompes en morceaux. Qui traverse la vallée paie les assaillants, ou fait demi-tour.
end-campaign-linked-attacker-minor = Les assaillants ont ce qu’ils voulaient, même si les murs tiennent. Les colons restent, aux conditions d’un autre.
end-campaign-linked-attacker-plain = Les assaillants ont gagné la campagne.
end-campaign-linked-defender-major = Les lumières du fort ne se sont jamais éteintes. Au printemps il y a de nouveaux champs, et plus personne ne demande à qui.
end-campaign-linked-defender-minor = Le fort a tenu, non sans cicatrices. Il y a de l’eau, il y a de la lumière, et un mur à réparer.
end-campaign-linked-defender-plain = Les défenseurs ont gagné la campagne.

## Pourquoi pas

refusal-campaign-over = La campagne est terminée.
refusal-campaign-not-now = « { $move } » n’est pas ce qui est demandé ({ $topic }).
refusal-campaign-late = « { $move } » appartient à l’étape 1, et l’on ne revient pas sur une étape : la construction est finie pour cette phase.
refusal-campaign-founded = Vous avez déjà une Colonie.
refusal-campaign-chance = Ici le hasard décide, et « { $move } » n’est rien qu’il puisse donner.
refusal-campaign-scenario = Il n’y a pas de scénario « { $scenario } » pour les campagnes.
refusal-campaign-limit = « { $limit } » n’est pas une limite : dites combien de Caps, de { $least } à { $most } ; 500, 750 et 1000 sont habituels.
refusal-campaign-side = « { $side } » : nommez pour chaque joueur « { $first } », « { $second } » ou « - » (absent).
refusal-campaign-nobody = Il faut que quelqu’un participe.
refusal-campaign-finish = Livrez d’abord au moins une bataille.
refusal-campaign-quest = Il n’y a pas de Quête « { $quest } ».
refusal-campaign-quest-done = { $quest } est accomplie ; chaque Quête une seule fois.
refusal-campaign-quest-closed = { $quest } n’est pas encore ouverte : accomplissez la partie précédente, ou apprenez-en l’existence.
refusal-campaign-force-leader = Votre Leader est { $unit } ({ $card }) et doit mener.
refusal-campaign-force-card = { $card } n’est pas sorti des Magasins : choisissez cette carte à l’étape 3, ou laissez-la.
refusal-campaign-force-boost = Le Boost { $card } n’est pas sorti des Magasins : choisissez-le à l’étape 3, ou laissez-le.
refusal-campaign-force-mod = { $card } ne peut être monté sans l’Aptitude voulue.
refusal-campaign-force-perk = { $unit } n’a pas { $perk } : les Aptitudes s’achètent à l’étape 1.
refusal-campaign-result-text = Ce n’est pas un résultat : { $error }
refusal-campaign-result-end = { $scenario } ne peut finir ainsi ({ $how }). Nommez le vainqueur, le niveau et la manière qui vont ensemble.
refusal-campaign-result-seat = Le joueur { $seat } n’était pas de cette bataille, ou est nommé deux fois.
refusal-campaign-result-removed = Joueur { $seat } : l’Unité { $place } n’a pas autant de figurines.
refusal-campaign-result-leader = Joueur { $seat } : le sort du Leader ne s’accorde pas avec les figurines retirées.
refusal-campaign-result-card = Le joueur { $seat } ne peut avoir { $card } après cette bataille.
refusal-campaign-result-boost = Joueur { $seat } : { $card } n’est pas un Boost.
refusal-campaign-result-boosts = Le joueur { $seat } a apporté { $most ->
    [one] 1 Boost
   *[other] { $most } Boosts
} et n’a pas pu en garder { $n }, ni d’autres.
refusal-campaign-result-standing = Le joueur { $seat } a encore { $n ->
    [one] 1 figurine
   *[other] { $n } figurines
}, mais cette fin ({ $how }) n’en laisse aucune à ce camp. Nommez toutes celles qui ont été retirées, ou une autre fin.
refusal-campaign-result-nobody = Le joueur { $seat } n’a plus de figurine, mais cette fin ({ $how }) en laisse à ce camp. Vérifiez qui a été retiré, ou nommez une autre fin.
refusal-campaign-result-degraded = Joueur { $seat } : l’Unité { $place } ne porte pas d’Armure assistée, ou est nommée deux fois.
refusal-campaign-result-quest = Le joueur { $seat } n’a pris aucune Quête dans cette bataille.
refusal-campaign-result-owed = Le joueur { $seat } n’a pas apporté la Conséquence { $card }.
refusal-campaign-result-rounds =
    { $most ->
        [one] Cette bataille compte { $most } round, pas { $rounds }.
       *[other] Cette bataille compte { $most } rounds, pas { $rounds }.
    }

## Fichiers

refusal-campaign-folder = Le dossier { $folder } est inutilisable : { $error }.
refusal-campaign-unsaved = Rien de cela n’a été enregistré : la campagne en est où elle en était. { $problem }
refusal-campaign-damaged = { $problem } « overseer campaign repair » continue avec la partie intacte de la campagne { $name } et garde à côté le fichier endommagé.
refusal-campaign-exists = Il y a déjà une campagne dans { $folder }. Choisissez un autre dossier.
refusal-campaign-none = Il n’y a pas de campagne dans { $folder }. Commencez-en une, ou nommez son dossier.
refusal-campaign-locked = La campagne de { $folder } se joue en ce moment ailleurs, { $process ->
    [unknown] dans un autre programme
   *[other] dans le processus { $process }
}. Fermez-la d’abord là-bas ; d’ici là, vous pouvez seulement regarder : « overseer campaign status ».
refusal-campaign-other-game = { $file } n’est pas une campagne mais un enregistrement de { $game }.
refusal-campaign-archive = { $file } n’est pas une campagne exportée, ou est abîmé. Exportez-la de nouveau.
refusal-campaign-no-battle = Il n’y a pas de bataille finie à reprendre maintenant.
refusal-campaign-battle-missing = L’enregistrement de la bataille { $number } manque.
refusal-campaign-battle-other = L’enregistrement de la bataille { $number } est celui d’une autre bataille.
refusal-campaign-battle-result = Le résultat de la bataille { $number } n’est pas celui que montre son enregistrement.
