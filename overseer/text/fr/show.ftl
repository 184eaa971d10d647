# `overseer show` : n'importe quel moment d'une partie en image.

show-written = L’image montre la table après le coup { NUMBER($n, useGrouping: 0) } sur { NUMBER($moves, useGrouping: 0) } ; elle est dans { $file }.
show-moment = Après le coup { NUMBER($n, useGrouping: 0) } sur { NUMBER($moves, useGrouping: 0) }
show-error-svg = Où mettre l’image ? Ajoutez par exemple : --svg moment.svg
show-error-same = { $file } est l’enregistrement lui-même. Choisissez un autre fichier pour l’image.
show-error-at = L’enregistrement compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, il n’y a donc pas de coup { NUMBER($n, useGrouping: 0) }. Donnez un nombre plus petit avec --at, ou aucun pour la fin.
show-error-game = Il n’y a pas d’images de « { $game } ». Jeux dessinés : { $known }.

## Aide

help-show = Dessiner n’importe quel moment d’une partie enregistrée
    .long = Dessiner la table telle qu’elle était après n’importe quel coup d’une partie enregistrée, comme la voyait un spectateur : l’Abri de Shelter, le tapis de Tragic ou le champ de bataille de Wasteland. L’image est un fichier SVG que tout navigateur ouvre.
    .examples =
        overseer show partie.overseer --svg fin.svg  Le dernier moment
        overseer show partie.overseer --at 40 --svg coup-40.svg  Après le 40e coup
help-show-file = L’enregistrement d’une partie.
    .value = FICHIER
help-show-svg = Où l’image est écrite.
    .value = FICHIER.svg
help-show-at = Après tant de coups, hasard compris ; 0 est le début. Par défaut : la fin.
    .value = N

help-inspect = Regarder ce que reçoivent les clients à tout moment d’une partie enregistrée
    .long = Écrire en JSON ce qu’un client reçoit après n’importe quel coup d’une partie enregistrée : la scène à dessiner et la question à laquelle répondre, vues par un spectateur ou par une place, et la position entière avec son empreinte. Pour qui écrit un client, un bot ou des règles et se demande ce qu’il y avait à ce moment.
    .examples =
        overseer inspect game.overseer --at 40  Tout, après le 40e coup
        overseer inspect game.overseer --at 40 --question --seat 2  Ce qui était demandé à la deuxième place
        overseer inspect game.overseer --state  La dernière position, avec ce qui est caché
help-inspect-file = L’enregistrement d’une partie.
    .value = FICHIER
help-inspect-at = Après tant de coups, hasard compris ; 0 est le début. Par défaut : la fin.
    .value = N
help-inspect-seat = Vu par cette place, 1 étant la première. Par défaut : vu par un spectateur, avec la question posée à qui doit répondre.
    .value = N
help-inspect-scene = La scène seulement.
help-inspect-question = La question seulement.
help-inspect-state = La position seulement.
