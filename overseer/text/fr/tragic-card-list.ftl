# Les cartes de Tragic en liste, une carte en entier, et leur galerie.

cards-tragic-head = { $name } { $level } · { $kind }{ $shown ->
    [free] {""}
    [ally] {" "}· { $cost } · { $attack }/{ $health }
   *[cost] {" "}· { $cost }
}
cards-tragic-traits = TRAITS
cards-tragic-skills = COMPÉTENCES
cards-tragic-count = { $n ->
    [0] Aucune carte ne convient.
    [one] { $n } carte.
   *[other] { $n } cartes.
}
cards-tragic-keyword = { $keyword } : { $meaning }
cards-tragic-foot = { $id } – { $source }
cards-error-option = { $option } choisit des cartes d’une liste ; cela ne va pas avec les cartes de { $game } ou avec cette action. Voyez : overseer cards --help
cards-tragic-which = Quelle carte ? Voyez : overseer cards tragic list
cards-tragic-unknown = Il n’y a pas de carte « { $id } ». { $any ->
    [yes] Proches : { $near }. Toutes : overseer cards tragic list
   *[no] Toutes : overseer cards tragic list
}
cards-tragic-letter = « { $letter } » n’est pas une lettre de S.P.E.C.I.A.L. Choisissez parmi : { $known }.
cards-tragic-level = Un niveau est 1, 2 ou 3, pas « { $level } ».

gallery-tragic-title = Tragic : la galerie des cartes
gallery-tragic-intro = Les { $n } cartes de l’ensemble standard, avec les textes que le jeu compose à partir de ce qu’elles font. Les cartes marquées ◆ sont connues par les règles imprimées ; les autres sont de notre invention. Coûts : SS+1, c’est deux points de S et un de n’importe quelle lettre.
gallery-tragic-contents = Sommaire
gallery-tragic-abilities = Aptitudes
gallery-tragic-cards = Cartes de jeu
gallery-tragic-traits = Traits
gallery-tragic-skills = Compétences
gallery-tragic-glossary = Mots-clés
gallery-tragic-radiation = Irradiation
gallery-tragic-column-card = Carte
gallery-tragic-column-cost = Coût
gallery-tragic-column-kind = Sorte
gallery-tragic-column-text = Ce qu’elle fait
gallery-tragic-family = { $count } cartes en tout, dont { $abilities } Aptitudes.
