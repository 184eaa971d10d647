# Les decks de Tragic : ceux qui sont prêts avec leurs plans, et ce qui peut être faux ou imprudent.

## Decks prêts

deck-tragic-fists = Poings nus
    .plan = Coup sur coup à mains nues, et la chance fait que certains frappent deux fois plus fort.
deck-tragic-snipers = Tireurs d’élite
    .plan = Des armes toujours plus grosses qu’aucune armure n’arrête ; qui s’approche est repoussé.
deck-tragic-walls = Remparts
    .plan = Enfiler tout ce qui arrête une balle, se soigner et laisser les lasers travailler à l’abri.
deck-tragic-horde = Horde
    .plan = Appeler Allié sur Allié, les renforcer tous et attaquer tous ensemble.
deck-tragic-robots = Robots
    .plan = Piocher, bricoler et envoyer les machines ; leur révolte les jette toutes sur l’ennemi.
deck-tragic-poison = Poison
    .plan = Contre le poison, l’acide et les rayons, l’armure n’aide pas ; esquiver le temps qu’ils agissent.
deck-tragic-gamblers = Joueurs
    .plan = Amasser des chances de critique, puis tout miser sur un tir qui compte triple.
deck-tragic-stealth = Ombres
    .plan = Disparaître, frapper dans le noir sans esquive possible et filer avant la réponse.
deck-tragic-prowlers = Rôdeurs
    .plan = Disparaître, frapper dans le noir sans esquive possible et laisser un fil tendu à qui vous suit.
deck-tragic-burn = Terre brûlée
    .plan = Brûler le joueur et tous ses Alliés : lance-flammes, cocktails Molotov et explosions plus grosses.
deck-tragic-thieves = Voleurs
    .plan = Vider la main adverse dans la sienne et casser ce qui reste.
deck-tragic-brotherhood = Confrérie
    .plan = Peu d’Alliés mais bien armés, menés, soignés et tenus en ligne jusqu’à être irrésistibles.
deck-tragic-ghouls = Goules
    .plan = Chaque coup irradie : faire monter l’irradiation en se soignant tour après tour.
deck-tragic-glowing-ghouls = Goules luminescentes
    .plan = Chaque coup irradie : faire monter l’irradiation, se soigner tour après tour et laisser les grosses bêtes conclure.
deck-tragic-control = Contrôle
    .plan = Répondre à tout ce qui compte, piocher plus que l’autre et conclure à l’arme lourde.
deck-tragic-strategists = Stratèges
    .plan = Répondre à tout ce qui compte, piocher plus que l’autre et conclure d’un seul coup à l’arme lourde.
deck-tragic-beasts = Bêtes
    .plan = Une meute rapide qui mord dès le premier tour et tient la ligne en défense.

## Un deck qui ne peut pas être lu

deck-file-card = « { $card } » n’est pas une carte de l’édition « { $here } ». La commande « overseer cards tragic list » montre toutes les cartes.
deck-file-place = « { $card } » va dans la liste « { $key } ».
deck-file-entry = « { $entry } » n’est pas une carte de deck. Écrivez l’identifiant d’une carte, précédé du nombre d’exemplaires (jusqu’à { $high }) s’il y en a plusieurs : « 2 punch-1 ».
deck-file-edition = Ce deck est pour l’édition « { $edition } » ; les cartes ici sont « { $here } ». Prenez l’ensemble de cartes d’origine, ou changez cette ligne et remplacez ce qui manque.
refusal-tragic-deck-unknown = { $guess ->
    [no] Il n’y a pas de deck tout prêt « { $name } ».
   *[other] Il n’y a pas de deck tout prêt « { $name } ». Vouliez-vous dire « { $guess } » ?
} Nommez l’un de ceux-ci, un code de deck ou un fichier de deck : { $known }.
refusal-tragic-deck-file = { $n ->
    [one] Ce fichier de deck contient une erreur, à la ligne { $line }.
   *[other] Ce fichier de deck contient { $n } erreurs, la première à la ligne { $line }.
} La commande « overseer deck check FICHIER » dit ce qui ne va pas.
refusal-tragic-deck-code-letters = Ce n’est pas un code de deck. Un code commence par « TR1- » ; suivent les lettres A à Z et les chiffres 2 à 7. Copiez-le encore une fois.
refusal-tragic-deck-code-version = Ce code de deck est de version { $found } ; ici on lit la version { $known }. Mettez Overseer à jour ou demandez le deck sous forme de fichier.
refusal-tragic-deck-code-truncated = Ce code de deck est coupé à la fin. Copiez-le encore une fois, jusqu’à la dernière lettre.
refusal-tragic-deck-code-corrupt = Ce code de deck est abîmé : au moins une lettre est fausse. Copiez-le encore une fois au lieu de le taper.
refusal-tragic-deck-code-edition = Ce code de deck est pour une autre édition ({ $mark }) ; les cartes ici sont « { $here } » ({ $own }). Prenez l’ensemble de cartes avec lequel il a été fait.
refusal-tragic-deck-code-large = Un code de deck contient au plus { $high } cartes.

## Ce qu’aucune table n’accepte

refusal-tragic-deck-size = { $n ->
    [one] Le deck « { $deck } » a { $n } carte ; une Bibliothèque en a exactement { $size }.
   *[other] Le deck « { $deck } » a { $n } cartes ; une Bibliothèque en a exactement { $size }.
}
refusal-tragic-deck-copies = Le deck « { $deck } » a { $n } exemplaires de « { $card } » ; en { $format ->
    [singleton] singleton
    [duo] duo
    [trio] trio
   *[quad] quad
}, au plus { $high } de même nom et de même niveau.
refusal-tragic-deck-traits = Le deck « { $deck } » prévoit { $n } Traits ; { $high } au plus sont permis.
refusal-tragic-deck-twice = Le deck « { $deck } » prévoit deux fois « { $card } » ; Traits et Compétences doivent être différents.
refusal-tragic-deck-races = Le deck « { $deck } » prévoit plusieurs races ({ $cards }) ; personne n’en a plus d’une.
refusal-tragic-deck-skills = { $n ->
    [one] Le deck « { $deck } » prévoit { $n } Compétence ; avec ses Traits il en faut exactement { $slots }.
   *[other] Le deck « { $deck } » prévoit { $n } Compétences ; avec ses Traits il en faut exactement { $slots }.
}

## Ce qui est imprudent

refusal-tragic-deck-few-abilities = { $n ->
    [0] Aucune Aptitude
    [one] Seulement { $n } Aptitude
   *[other] Seulement { $n } Aptitudes
} : avec moins de { $low }, les points vous manqueront souvent.
refusal-tragic-deck-many-abilities = { $n } Aptitudes : avec plus de { $high }, vous aurez souvent des points et rien à en faire.
refusal-tragic-deck-few-early = { $n ->
    [0] Aucune carte ne peut être lancée
    [one] Une seule carte peut être lancée
   *[other] Seules { $n } cartes peuvent être lancées
} avec les points de départ. Or sans action on ne pose pas d’Aptitude non plus : prenez-en au moins { $low }.
refusal-tragic-deck-dear = { $n } cartes coûtent { $price } points ou plus : votre main sera pleine de cartes que vous ne pouvez pas encore payer. Au plus { $high } sont conseillées.
refusal-tragic-deck-unpayable = « { $card } » coûte { $need } points de { $letter }, mais avec ce deck vous n’en avez jamais autant. Ajoutez des Aptitudes de { $letter }, ou retirez-la.
refusal-tragic-deck-off-letter = « { $card } » coûte { $need } points de { $letter }, et { $n ->
    [0] aucune Aptitude ne donne
    [one] une seule Aptitude donne
   *[other] seules { $n } Aptitudes donnent
} cette lettre : vous pourrez rarement la payer.
refusal-tragic-deck-few-answers = { $n ->
    [0] Il n’y a aucune Réaction :
    [one] Il n’y a que { $n } Réaction :
   *[other] Il n’y a que { $n } Réactions :
} vous n’avez guère de réponse à ce que fait l’autre. Au moins { $low } sont conseillées.
refusal-tragic-deck-few-threats = { $n ->
    [0] Il n’y a ni Attaque ni Allié :
    [one] Il n’y a que { $n } Attaque ou Allié :
   *[other] Il n’y a que { $n } Attaques et Alliés :
} vous aurez du mal à abattre quelqu’un. Au moins { $low } sont conseillés.
refusal-tragic-deck-no-allies-served = { $n } cartes font quelque chose pour vos Alliés, mais { $allies ->
    [0] il n’y a aucun Allié.
    [one] il n’y a que { $allies } Allié.
   *[other] il n’y a que { $allies } Alliés.
}
refusal-tragic-deck-idle-skill = La Compétence « { $card } » n’aide que des Alliés, mais { $allies ->
    [0] il n’y a aucun Allié dans le deck.
    [one] il n’y a que { $allies } Allié dans le deck.
   *[other] il n’y a que { $allies } Alliés dans le deck.
} Prévoyez une autre Compétence.
refusal-tragic-deck-idle = Avec le Trait « { $trait } », vous ne pouvez pas employer { $what ->
    [allies] d’Alliés
    [drugs] de Drogues
    [equipment] d’équipement
    [reactions] de Réactions
   *[brotherhood] de cartes de la Confrérie
} ; { $n ->
    [one] { $n } carte du deck ne sert à rien.
   *[other] { $n } cartes du deck ne servent à rien.
}
refusal-tragic-deck-hunted = « { $card } » est un ennemi de la Confrérie : quand vous le lancez, vos cartes de la Confrérie sont défaussées.
