# Shelter à la table : ce qui est demandé, ce qui s’est passé, pourquoi pas, et comment cela finit.

## Ce qui est demandé

topic-shelter-first = Le hasard décide qui commence.
topic-shelter-draw-item = Un Objet est révélé.
topic-shelter-draw-room = Une Salle est révélée.
topic-shelter-draw-threat = Une Menace sort de son paquet.
topic-shelter-roll-floor = Les dés disent où le danger frappe.
topic-shelter-roll-fight = Les dés décident du combat.
topic-shelter-turn = Placez un Résident, utilisez un Objet ou passez.
topic-shelter-window = Utilisez un Objet, faites un échange ou continuez.
topic-shelter-room = Choisissez une Salle de la piste et le côté de votre Niveau où elle est construite.
topic-shelter-pay = Choisissez les cubes que vous payez.
topic-shelter-give = Choisissez l’Objet que vous défaussez en paiement.
topic-shelter-gain = Choisissez les cubes que vous gagnez.
topic-shelter-income = Quelqu’un travaille dans votre Niveau : prenez votre revenu ou renoncez-y.
topic-shelter-take = Choisissez un Objet de la piste.
topic-shelter-ready = Choisissez l’Objet incliné que vous redressez.
topic-shelter-train = Choisissez la lettre pour laquelle s’entraîne votre Résident qui revient.
topic-shelter-drill = Choisissez la lettre pour laquelle votre Résident s’entraîne aussitôt.
topic-shelter-heal = Choisissez le Résident à soigner.
topic-shelter-fight = Utilisez des Objets pour le combat ou lancez les dés.
topic-shelter-reroll = Ce lancer perd le combat : utilisez un Objet pour relancer les dés ou acceptez-le.
topic-shelter-lost = Le combat est perdu : protégez vos Résidents avec un Objet ou acceptez leurs blessures.
topic-shelter-appear = Une Menace vient d’être générée dans votre Niveau : repoussez-la avec un Objet ou laissez-la en place.
topic-shelter-over = La partie est terminée.

## Ce qui s’est passé

event-shelter-round = Round { $round } : { $seat } commence.
event-shelter-rolled = { $floor ->
    [0] Le danger a frappé le Niveau supérieur, colonne { $column }.
   *[other] Le danger a frappé le Niveau { $floor }, colonne { $column }.
}
event-shelter-rolled-nothing = { $floor ->
    [0] Le Niveau supérieur est resté calme : les dés ont donné { $column }.
   *[other] Le Niveau { $floor } est resté calme : les dés ont donné { $column }.
}
event-shelter-appeared = Une Menace a été générée en { $space } ({ $room }) : { $threat }.
event-shelter-removed = Une Menace a disparu de { $space } ({ $room }) : { $threat }.
event-shelter-placed = { $n ->
    [one] { $seat } a envoyé un Résident au travail : { $room } ({ $space }).
   *[other] { $seat } a envoyé deux Résidents au travail : { $room } ({ $space }).
}
event-shelter-placed-lift = { $n ->
    [one] { $seat } a envoyé un Résident dans son Ascenseur ({ $space }).
   *[other] { $seat } a envoyé deux Résidents dans son Ascenseur ({ $space }).
}
event-shelter-placed-threat = { $n ->
    [one] { $seat } a envoyé un Résident contre une Menace : { $threat } ({ $space }).
   *[other] { $seat } a envoyé deux Résidents contre une Menace : { $threat } ({ $space }).
}
event-shelter-paid = { $seat } a payé { $cubes }.
event-shelter-doubled = L’entraînement pour { $letter } a payé : { $seat } a touché la récompense deux fois.
event-shelter-passed = { $seat } a passé.
event-shelter-skipped = { $seat } ne pouvait rien faire et a dû passer.
event-shelter-gained = { $seat } a gagné { $resource ->
    [energy] { amount-energy }
    [food] { amount-food }
    [water] { amount-water }
   *[happiness] { amount-happiness }
}.
event-shelter-gained-cubes = { $seat } a gagné { $cubes }.
event-shelter-income = { $seat } a touché un revenu : { $cubes }.
event-shelter-traded = { $seat } a échangé { $give } contre { $take }.
event-shelter-took = { $seat } a pris un Objet : { $item }.
event-shelter-gave = { $seat } a défaussé un Objet : { $item }.
event-shelter-used = { $seat } a utilisé un Objet : { $item }.
event-shelter-readied = { $seat } a redressé un Objet : { $item }.
event-shelter-item-works = Un Objet a rendu service à { $seat } : { $item }.
event-shelter-item-shown = Nouveau sur la piste d’objets : { $item }.
event-shelter-room-shown = Nouvelle sur la piste de salles : { $room }.
event-shelter-refreshed-items = { $seat } a réapprovisionné la piste d’objets.
event-shelter-refreshed-rooms = { $seat } a réapprovisionné la piste de salles.
event-shelter-built = { $n ->
    [0] { $seat } a construit une Salle : { $room }.
   *[other] { $seat } a construit une Salle, { $room }, et gagné { amount-happiness }.
}
event-shelter-sixth-room = { $seat } a complété un Niveau avec la sixième Salle : ce round est le dernier.
event-shelter-last-threat = La dernière carte du paquet de Menaces est piochée : ce round est le dernier.
event-shelter-new-dweller = { $seat } a accueilli un nouveau Résident.
event-shelter-first-player = { $seat } a raflé le pion Premier Joueur.
event-shelter-trained = { $seat } a entraîné un Résident pour { $letter }.
event-shelter-fought = { $seat } a lancé { $first } + { $second }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } (Objets)
} = { $total }, il fallait { $number } : { $result ->
    [won] combat gagné !
    [open] ce n’était pas encore assez.
   *[lost] combat perdu.
}
event-shelter-wounded = { $n ->
    [one] { $seat } a eu un Résident blessé.
   *[other] { $seat } a eu { $n } Résidents blessés.
}
event-shelter-healed = { $n ->
    [one] { $seat } a soigné un Résident.
   *[other] { $seat } a soigné { $n } Résidents.
}
event-shelter-end-item = À la fin, un Objet a rapporté { amount-happiness } à { $seat } : { $item }.
event-shelter-end-threats = Les Menaces de son Niveau ont coûté { amount-happiness } à { $seat }.
event-shelter-over = { $round ->
    [one] La partie s’est terminée après { $round } round.
   *[other] La partie s’est terminée après { $round } rounds.
}

## Comment cela finit

end-shelter-rooms = Un Niveau a sa sixième Salle : l’Abri choisit son superviseur.
end-shelter-threats = La dernière Menace est sortie de l’ombre : l’Abri choisit son superviseur.
end-shelter-rounds = L’Abri a assez attendu : après le dernier round possible, il choisit son superviseur.
end-shelter-still = Plus personne ne peut bouger : l’Abri choisit son superviseur dans l’état des choses.

## Pourquoi pas

refusal-shelter-over = La partie est terminée. Commencez-en une autre pour continuer à jouer.
refusal-shelter-not-asked = « { $move } » ne répond pas à ce qui est demandé. { $topic ->
    [window] { topic-shelter-window }
    [room] { topic-shelter-room }
    [pay] { topic-shelter-pay }
    [give] { topic-shelter-give }
    [gain] { topic-shelter-gain }
    [income] { topic-shelter-income }
    [take] { topic-shelter-take }
    [ready] { topic-shelter-ready }
    [train] { topic-shelter-train }
    [drill] { topic-shelter-drill }
    [heal] { topic-shelter-heal }
    [fight] { topic-shelter-fight }
    [reroll] { topic-shelter-reroll }
    [lost] { topic-shelter-lost }
    [appear] { topic-shelter-appear }
   *[turn] { topic-shelter-turn }
}
refusal-shelter-no-space = Aucune Salle de l’Abri n’a de case { $space }. Choisissez une case d’une Salle construite, d’une Menace ou de votre propre Ascenseur.
refusal-shelter-taken = Quelqu’un travaille déjà en { $space }. Choisissez une case libre.
refusal-shelter-foreign-lift = Cet Ascenseur appartient à { $owner }. Choisissez votre propre Ascenseur ou une Salle.
refusal-shelter-no-such-dweller = Vous n’avez pas de tel Résident disponible pour { $space }. Placez des Résidents qui se trouvent devant vous.
refusal-shelter-needs-wounded = { $space } est réservée aux blessés. Choisissez un Résident blessé ou une autre case.
refusal-shelter-needs-healthy = Un Résident blessé ne peut pas travailler en { $space }. Choisissez-en un non blessé, ou une case marquée pour les blessés.
refusal-shelter-needs-two = { $space } est une case reliée. Placez deux Résidents ensemble, par exemple o+o, ou choisissez une autre case.
refusal-shelter-needs-one = { $space } n’accueille qu’un Résident. Placez-en un seul.
refusal-shelter-cost = Il vous manque des cubes pour cela. Réunissez-les d’abord ou choisissez moins cher.
refusal-shelter-no-item-to-pay = Vous n’avez pas assez d’Objets pour payer cela. Prenez-en d’abord un sur la piste ou choisissez autre chose.
refusal-shelter-no-build = Vous ne pouvez payer aucune Salle de la piste. Réunissez d’abord plus de cubes ou choisissez une autre case.
refusal-shelter-floor-full = Votre Niveau n’a plus de place pour une Salle. Choisissez une autre case.
refusal-shelter-not-yours = Cet Objet n’est pas devant vous. Choisissez l’un des vôtres.
refusal-shelter-exhausted = Cet Objet est incliné. Redressez-le d’abord ou attendez la fin du round.
refusal-shelter-wrong-moment = Cet Objet ne sert pas à ce moment-ci. Gardez-le pour celui que son texte indique.
refusal-shelter-no-effect = Cet Objet ne changerait rien maintenant. Gardez-le pour un meilleur moment.
refusal-shelter-not-shown = Cet Objet n’est pas sur la piste d’objets. Choisissez-en un qui s’y trouve.
refusal-shelter-room-not-shown = Cette Salle n’est pas sur la piste de salles. Choisissez-en une qui s’y trouve.
refusal-shelter-new-room = Cette Salle vient d’être construite pendant ce tour. Elle est utilisable dès le tour suivant ; choisissez une autre case.
refusal-shelter-endless = Tant d’Objets en un seul tour pourraient durer sans fin. Continuez votre tour sans eux.
refusal-shelter-side-full = Ce côté de votre Niveau a déjà trois Salles. Construisez de l’autre côté.
refusal-shelter-room-price = Vous ne pouvez pas payer à la fois cette Salle et la case. Choisissez une Salle moins chère.
refusal-shelter-must-choose = Cela ne peut pas être sauté. Choisissez l’un des coups proposés.
refusal-shelter-wrong-cubes = Ce ne sont pas les cubes demandés. Choisissez une combinaison du bon nombre que vos pistes permettent.
refusal-shelter-no-trade = Cet échange ne vous est pas ouvert. Choisissez-en un que montre la case de ce tour ou continuez.
refusal-shelter-trade-back = Cet échange ne fait que vous ramener à des cubes que vous avez déjà eus en échangeant. Choisissez-en un autre ou continuez.
refusal-shelter-slot-taken = Vous avez déjà un Résident entraîné pour cette lettre. Choisissez une lettre libre.
refusal-shelter-not-wounded = Aucun de vos Résidents n’est blessé à cet endroit. Choisissez-en un qui l’est.
refusal-shelter-not-exhausted = Ce n’est pas l’un de vos Objets inclinés. Choisissez-en un qui l’est.
refusal-shelter-not-chance = Le hasard ne peut pas apporter cela maintenant. Choisissez des dés ou une carte qui peuvent venir à ce moment.
