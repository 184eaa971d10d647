# Décors de Wasteland : leurs genres, ce qui peut être faux dans un fichier, et `overseer terrain`.

terrain-kind-ruin = { wasteland-terrain-ruin }
terrain-kind-building = { wasteland-terrain-building }
terrain-kind-container = { wasteland-terrain-container }
terrain-kind-barrier = { wasteland-terrain-barrier }
terrain-kind-fence = { wasteland-terrain-fence }
terrain-kind-rocks = { wasteland-terrain-rocks }
terrain-kind-scrap = { wasteland-terrain-scrap }
terrain-kind-rubble = { wasteland-terrain-rubble }
terrain-kind-stream = { wasteland-terrain-stream }
terrain-kind-field = { wasteland-terrain-field }
terrain-legend = { $mark } { $kind }
terrain-title = La table vue d’en haut, le nord en haut

## Fichiers de décor

terrain-file-points = « points » est une liste de 3 à { $high } coins, chacun deux nombres entiers en mm : [[100, 100], [160, 100], [160, 140]].
terrain-file-outline = Le contour se croise ou se touche lui-même. Donnez les coins l’un après l’autre autour du décor.
terrain-file-off = Le coin { $x }, { $y } est hors de la table, qui va de 0 à { $side } mm.
terrain-file-overlap = Ce décor et le numéro { $n } ({ $kind }) sont l’un dans l’autre, et le couvert y compterait deux fois. Déplacez l’un des deux.
terrain-file-unreachable = Un socle de 30 mm peut se tenir en { $x }, { $y }, mais aucun chemin n’y mène. Laissez un passage de 64 mm ou plus.
terrain-file-many = { $n } décors, c’est trop ; { $high } sont permis.
terrain-file-height = Ce qui s’escalade a besoin d’une hauteur « height » en mm.
terrain-file-clear = Le scénario garde ce sol libre. Écartez le décor de la zone hachurée.
terrain-file-marker = Un marqueur du scénario se trouve en { $x }, { $y }, et nul ne pourrait l’atteindre ici. Déplacez le décor.
terrain-file-bystander = { $unit } se tient ici dès le début. Déplacez le décor.
terrain-file-room = { $side } : personne n’a la place de se déployer. Dégagez une partie de la zone.
terrain-file-cramped = { $side } : plus de la moitié de la zone est bloquée. Qui n’y trouve pas de place arrive plus tard.
terrain-file-dense = { $n } % de la table sont couverts ; le scénario en demande environ { $wanted } % ({ $preset }).
terrain-file-bare = Seulement { $n } % de la table sont couverts ; le scénario en demande environ { $wanted } % ({ $preset }).
terrain-file-narrow = Moins de { $mm } mm séparent ce décor du voisin ({ $kind }) : les plus grands socles ne passent pas.

## `overseer terrain`

terrain-made = { $n ->
    [one] La table est dans { $file } : { $n } polygone
   *[other] La table est dans { $file } : { $n } polygones
}, numéro { $number }, densité { $preset }, thème { $theme }.
terrain-next = Changez-la avec n’importe quel éditeur, puis : overseer terrain check { $file }
terrain-good = { $file } : { $n ->
    [one] { $n } polygone
   *[other] { $n } polygones
}, rien à redire.
terrain-drawn = L’image est dans { $file }.
terrain-error-there = { $file } existe déjà, et rien n’est écrasé. Choisissez un autre nom.
terrain-error-word = « { $word } » n’est rien pour { $option }. Il y a : { $known }.

help-terrain = Faire des tables avec décors pour Wasteland, les vérifier, les dessiner
    .long = Des tables pour Wasteland : faites à partir d’un numéro, écrites dans un fichier que tout éditeur peut changer, vérifiées et dessinées. Chaque commande a son propre --help.
    .examples =
        overseer terrain make mienne.toml --preset dense  Une nouvelle table
        overseer terrain check mienne.toml  Après un changement : peut-on y jouer ?
        overseer terrain show mienne.toml  La table en texte
        overseer terrain show mienne.toml --svg mienne.svg  La table en image
help-terrain-file = Le fichier de décor.
    .value = FICHIER
help-terrain-preset = Combien la table est remplie : light, medium ou dense. Par défaut : medium.
    .value = DENSITÉ
help-terrain-theme = Ce qui s’y trouve : mixed, rocks, ruins, blocking, street, farm, bunkers, cover ou hill. Par défaut : mixed.
    .value = THÈME
help-terrain-make = Faire un fichier de décor
    .long = Faire une table et l’écrire dans un fichier. Le même numéro, la même densité et le même thème donnent toujours la même table. Rien n’est jamais écrasé.
    .examples =
        overseer terrain make mienne.toml  Une table quelconque de densité moyenne
        overseer terrain make mienne.toml --number 7 --preset light --theme rocks  La même à chaque fois
help-terrain-make-number = Le numéro de la table. Par défaut : n’importe lequel.
    .value = NUMÉRO
help-terrain-check = Vérifier un fichier de décor
    .long = Dire ce qui est faux dans un fichier de décor, avec ses lignes : contours qui se croisent, décors hors de la table ou l’un dans l’autre, endroits où personne n’arrive.
    .examples =
        overseer terrain check mienne.toml  Est-ce en ordre ?
help-terrain-show = Dessiner une table en texte ou en image
    .long = Dessiner un fichier de décor, ou la table d’un numéro : en texte ou, avec --svg, en image dans un fichier.
    .examples =
        overseer terrain show mienne.toml  Un fichier, en texte
        overseer terrain show 7 --preset dense --svg sept.svg  La table d’un numéro, en image
help-terrain-show-file = Le fichier de décor, ou le numéro d’une table.
    .value = FICHIER
help-terrain-show-svg = Écrire une image dans ce fichier.
    .value = FICHIER
