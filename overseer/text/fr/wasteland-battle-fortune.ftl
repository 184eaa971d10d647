# Wasteland : évènements, conséquences, boosts et aptitudes. $event, $boost, $card, $perk : des noms.

## Ce qui est demandé

topic-wasteland-event = Le Deck d’Évènements révèle la suite.
topic-wasteland-boon = Un Boost est pioché.
topic-wasteland-play = Utilisez maintenant un de vos Boosts, ou aucun.
topic-wasteland-peek = Vous avez vu le prochain Évènement. Le placer sous le Deck ?
topic-wasteland-aim = Choisissez une figurine.
topic-wasteland-perk = Un coup touche { $target } : payer un Point d’Action pour 1 dégât qui ignore l’armure ?

## Ce qui s’est passé

event-wasteland-event-flipped = Le prochain Évènement est visible : { $event }.
event-wasteland-event-drawn = Évènement : { $event } !
event-wasteland-consequence = Conséquence, apportée par { $side } : { $event } !
event-wasteland-event-peeked = { $model } a découvert ce qui vient ensuite : { $event }.
event-wasteland-event-peeked-hidden = { $model } a découvert quel Évènement vient ensuite.
event-wasteland-event-under = { $model } a écarté le prochain Évènement pour l’instant : il est passé sous le Deck.
event-wasteland-event-struck = Quelque chose s’est abattu en { $x },{ $y } !
event-wasteland-event-tested = { $model } a dû résister à l’Évènement : { $attribute }, valeur { $value }.
event-wasteland-event-withstood = { $model } a résisté.
event-wasteland-event-marker = Quelque chose à examiner est apparu : marqueur k{ $marker }.
event-wasteland-beast-came = { $model } a surgi des Terres Désolées { wasteland-area }, hostile à tous.
event-wasteland-boost-drawn = { $seat } a pioché un Boost.
event-wasteland-boost-used = { $seat } a utilisé un Boost : { $boost }.
event-wasteland-gun-aimed = Un tir venu de nulle part sur { $target }, valeur { $value } !
event-wasteland-gun-missed = Le tir a manqué { $target }.
event-wasteland-harmed = { $kind ->
    [radiation] { $model } a gardé 1 dégât de radiation du trajet.
    [energy] { $model } a gardé 1 dégât d’énergie du trajet.
   *[physical] { $model } a gardé 1 dégât du trajet.
}
event-wasteland-rolled-again = { $n ->
    [one] Une Aptitude de { $model } : { $n } dé a été relancé.
   *[other] Aptitudes de { $model } : { $n } dés ont été relancés.
}
event-wasteland-pressed = { $model } a perdu patience avec { $target } : 1 dégât qui ignore l’armure.
event-wasteland-mended = { $amount ->
    [one] { $model } a réparé { $target } : { $amount } dégât en moins.
   *[other] { $model } a réparé { $target } : { $amount } dégâts en moins.
}
event-wasteland-entangled = { $model } a essayé de se dégager : Agilité, valeur { $value }.
event-wasteland-held-fast = { $model } n’a pas pu se dégager.

## Pourquoi non

refusal-wasteland-no-boost = Vous n’avez pas ce Boost. Choisissez-en un de votre main.
refusal-wasteland-boost-moment = Ce Boost ne sert à rien en ce moment. Choisissez-en un autre, ou aucun.
refusal-wasteland-event = L’Évènement en jeu l’interdit. Choisissez autre chose jusqu’à ce qu’il soit passé.
refusal-wasteland-force-single-perk = { $unit } : une Aptitude ({ $card }) est réservée aux Unités d’une figurine, et celle-ci en a { $n }.
refusal-wasteland-force-perk-twice = { $unit } a deux fois l’Aptitude { $card }. Retirez-en une.
refusal-wasteland-force-perk-settlement = { $card } est une Aptitude de Colonie. { $unit } ne peut pas l’avoir.
refusal-wasteland-force-perk-users = L’Aptitude { $card } n’est pas faite pour { $unit }. Choisissez-en une autre.
refusal-wasteland-force-perk-attribute = Il faut à { $unit } { $attribute } { $low } ou plus pour l’Aptitude { $card }. Choisissez-en une autre.
refusal-wasteland-force-perk-after = Il faut à { $unit } l’Aptitude { $perk } avant { $card }. Ajoutez-la, ou retirez { $card }.
refusal-wasteland-force-boosts = { $n } Boosts, c’est trop : le meilleur attribut du Leader en permet { $high }. Retirez-en.

## D’où vient une valeur

wasteland-value-event = Évènement
wasteland-value-perk = Aptitude
wasteland-odds-item-event = Évènement
wasteland-odds-item-perk = Aptitude
wasteland-odds-note-reroll = Les dés que des Aptitudes font relancer ne sont pas comptés.

## Sur la table

say-wasteland-play = Utiliser le Boost { $boost }
say-wasteland-play-for = Utiliser le Boost { $boost } pour { $model }
say-wasteland-play-die = Utiliser le Boost { $boost } sur le { $die }
say-wasteland-aim-at = Choisir { $model }
say-wasteland-mend = Réparer { $model }
plain-wasteland-event = En jeu : { $event }. { $rules }
plain-wasteland-event-next = Le prochain Évènement est visible : { $event }. { $rules }
plain-wasteland-boost = Dans votre main : { $boost }. { $rules }
plain-wasteland-boosts = { $n ->
    [one] { $seat } a { $n } Boost en main.
   *[other] { $seat } a { $n } Boosts en main.
}
plain-wasteland-quest = Votre Quête : { $quest }. { $rules }
plain-wasteland-quest-other = { $seat } a une Quête dont vous ne savez rien.
