# Les erreurs dans un fichier de cartes de Tragic, et les remarques de la vérification.

## Files

tragic-file-word = « { $word } » n’est pas connu ici ; il faut { $what ->
    [step] un effet
    [count] quelque chose à compter
    [compare] une comparaison
    [letter] une lettre de S.P.E.C.I.A.L.
    [kind] une sorte de carte
    [filter] une sorte ou un type de carte
    [type] un type
    [keyword] un mot-clé
    [stat] un bonus
    [damage] une sorte de dégâts
    [whom] qui est touché
   *[answer] ce à quoi elle répond
}. Permis : { $allowed }.
tragic-file-shape = « { $text } » n’est pas écrit correctement. Cela s’écrit ainsi : { $allowed }.
tragic-file-cost = « { $text } » demande plus de { $high } points d’une lettre ; personne ne peut en avoir plus. Demandez-en moins.
tragic-file-modes = « choose » est une liste d’au moins deux listes d’effets : [["draw 2"], ["heal 8"]].
tragic-file-target-is = « target_is » demande une cible qui soit une carte.
tragic-file-choose = « choose » s’écrit seul, sans « do » ni « roll ».
tragic-file-by = « by » va avec « choose ».
tragic-file-else = « else » demande un « roll », ou un entretien qui a un coût.
tragic-file-idle = Ceci ne fait rien : nommez au moins une chose.
tragic-file-no-target = Ceci parle d’une cible, mais la capacité n’en a pas. Donnez-lui un « target ».
tragic-file-if-target = « if » est vérifié avant le choix de la cible et ne peut donc pas la compter. Comptez autre chose.
tragic-file-target = « { $step } » ne peut pas se faire à « { $target } ». Choisissez une autre cible.
tragic-file-answer = « { $step } » parle de ce à quoi une réaction répond : sa place est dans la capacité « cast » d’une réaction.
tragic-file-point = « { $step } » va dans une capacité avec when = "start".
tragic-file-enter = « { $step } » va sur un bâtiment.
tragic-file-equal = « { $step } » demande avant lui un effet qui déplace des cartes.
tragic-file-free-use = Un « use » demande un prix ou une limite : cost, engage, life, discards, sacrifice ou once.
tragic-file-forced-cost = Un effet déclenché ne peut coûter des points que si on peut le refuser : écrivez may = true.
tragic-file-pay-by-life = « pay_by_life » demande un coût avec des lettres.
tragic-file-no-use = « use » va sur une carte qui reste en jeu, un trait ou une compétence.
tragic-file-start = « start » va sur les traits et les compétences.
tragic-file-folder = Un ensemble est un dossier de 1 à { $high } fichiers TOML ; celui-ci en a { $found }.
tragic-file-twice = La carte « { $id } » se trouve déjà dans { $first }.
tragic-file-cards = Un ensemble a de 1 à { $high } cartes ; celui-ci en a { $found }.
tragic-file-level-twice = Le niveau { $level } de l’irradiation est déjà décrit.
tragic-file-keyword-twice = Le mot-clé « { $word } » se trouve ici deux fois. Écrivez-le une fois, avec son indice.
tragic-file-good = Cet ensemble de cartes est correct : « { $name } » avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.

## Lint

tragic-lint-off-letter = Le coût nomme { $letter }, qui n’est pas une lettre de la carte.
tragic-lint-cost = Une carte de niveau { $level } coûte { $level ->
    [one] { $level } point
   *[other] { $level } points
} de { $letter }, et non { $found }.
tragic-lint-second = La deuxième lettre { $letter } coûte au moins 1 point, et pas plus que la première.
tragic-lint-any = Le coût demande { $found } points de n’importe quelle lettre ; { $high } est le maximum.
tragic-lint-no-name = Elle n’a pas de nom en « { $lang } ». Écrivez un « title » sur la carte, ou le message { $message }.
tragic-lint-no-flavour = Elle n’a pas de texte d’ambiance en « { $lang } ». Écrivez un « flavour » sur la carte, ou au message { $message }.
tragic-lint-no-glossary = Le mot-clé « { $keyword } » manque au glossaire en « { $lang } ».
tragic-lint-max-hp = Seule une race change les PV maximum (TR-A1).
tragic-lint-trait = Un trait de niveau { $level } a autant de bonus et autant de malus (TR-K1) ; celui-ci en a { $bonuses } et { $drawbacks }.
tragic-lint-idle = Elle ne fait rien.
tragic-lint-target = Elle vise « { $target } » et n’en fait rien.
tragic-lint-loop = Le déclencheur « { $when } » se déclenche lui-même. Ajoutez once = true.
tragic-lint-never = « { $text } » n’est jamais vrai : ici, c’est { $side ->
    [high] au plus { $bound }
   *[low] au moins { $bound }
}. Changez le nombre ou la comparaison.
tragic-lint-uncounted = Ce bonus ne peut pas dépendre de « { $count } ». Comptez autre chose.
tragic-lint-gone = La carte ne reste pas en jeu et ne donne donc jamais ceci. Faites-la rester, ou utilisez l’étape « gain ».
tragic-lint-answer = « { $step } » ne peut rien contre ce à quoi cette réaction répond. Ajoutez l’un de ces mots à « answers » : { $allowed } ; ou choisissez une autre étape.
tragic-lint-filter = Aucune carte de cet ensemble que « { $what } » pourrait atteindre ne convient au filtre. Changez le filtre, ou ce qui est atteint.
tragic-lint-dear = Ceci coûte { $found } points, et personne ne peut en avoir plus de { $high }. Demandez-en moins.
tragic-lint-count = { $what ->
    [abilities] Aptitudes { $letter }
    [cards] Cartes de jeu { $letter }
    [traits] Traits
   *[skills] Compétences
} : { $found } dans l’ensemble, il en faut au moins { $low }.
tragic-lint-no-kind = Aucune carte { $letter } n’est du genre « { $kind } » ; il en faut une à chaque lettre.
tragic-lint-unused = Aucune carte n’utilise « { $word } » ({ $what }).
