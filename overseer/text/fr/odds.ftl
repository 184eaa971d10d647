# `overseer odds` : la probabilité exacte d'un Coup Critique, en tableau et en image.

odds-title = La probabilité d’un Coup Critique (TR-C6)
odds-note = Vous commencez avec 2 chances de Coup Critique. Le tableau imprimé parle d’environ 0, 5 et 10 % pour 0, 1 et 2 chances ; sa règle, au moins deux dés qui montrent un 1, donne exactement 0, 2,8 et 7,4 %, et c’est ce qu’Overseer lance.
odds-one =
    { $chances ->
        [one] Avec { $shown } chance de Coup Critique
       *[other] Avec { $shown } chances de Coup Critique
    }, vous lancez { $dice ->
        [one] 1 dé
       *[other] { NUMBER($dice) } dés
    } : { $percent } pour un Coup Critique, exactement { $fraction }.
odds-written = La courbe est dans { $file }.
odds-error-file = L’image n’a pas pu être écrite dans { $file } ({ $error }). Choisissez un autre endroit.
help-odds = Voir des chances exactes : Coups Critiques de Tragic, attaques de Wasteland
    .long = Des chances exactes, en tableau et en image. Tragic : un Coup Critique selon le nombre de chances de Coup Critique. Wasteland : une attaque avec une arme, sa valeur élément par élément, sa chance de toucher et les dégâts qui passent l’armure.
    .examples =
        overseer odds  Tout le tableau
        overseer odds --chances 5  Une seule probabilité
        overseer odds --picture critiques.svg  La courbe en image
        overseer odds wasteland hunting-rifle --unit settler --range long --cover 1 --armour 2  Une attaque dans Wasteland
        overseer odds wasteland sledgehammer --skill 6 --charge black --svg barres.svg  Une Charge, en barres dans une image
help-odds-chances = Seulement la probabilité pour ce nombre de chances de Coup Critique, de -20 à 22.
    .value = N
help-odds-picture = Écrire aussi la courbe, ou les barres de Wasteland, dans un fichier SVG.
    .value = FICHIER.svg
