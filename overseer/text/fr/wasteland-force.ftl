# Forces de Wasteland : celles qui sont prêtes, ce qui peut être faux dans une Force, et `overseer force`.

## Forces toutes prêtes

force-wasteland-farm-guard = La garde de la ferme
    .plan = Les colons tirent derrière la clôture, deux récupérateurs attendent au coin, et le chien court devant.
force-wasteland-minutemen = Les Miliciens
    .plan = Une ligne de mousquets laser, et Preston Garvey fait agir encore une fois ceux qui peuvent en finir.
force-wasteland-commonwealth = Les héros du Commonwealth
    .plan = De grands noms, chacun avec son métier ; les colons veillent à ce que personne ne passe derrière eux.
force-wasteland-hunters = Les chasseurs
    .plan = Les super mutants avancent et tirent ; la brute et le molosse vont chercher qui reste debout.
force-wasteland-hammer = La bande de Marteau
    .plan = Les missiles de Marteau ouvrent le chemin, et deux brutes s’y engouffrent.
force-wasteland-behemoth = Le béhémoth
    .plan = Tout le monde doit regarder le béhémoth ; pendant ce temps, les autres atteignent l’objectif.
force-wasteland-patrol = La patrouille
    .plan = Les fusils laser tiennent l’ennemi à distance, la scribe ouvre serrures et ordinateurs.
force-wasteland-steel-line = La ligne d’acier
    .plan = Danse tient le centre en armure assistée, chevaliers et patrouilles tirent des deux côtés.
force-wasteland-strike-team = Le groupe d’assaut
    .plan = Trois armures assistées foncent droit devant, les autres protègent leurs arrières.
force-wasteland-pack = La meute
    .plan = Beaucoup de petites bêtes retiennent l’ennemi jusqu’à l’arrivée du jeune écorcheur.
force-wasteland-nest = Le nid
    .plan = Trois radscorpions autour d’un luminescent : ce que le poison laisse, la radiation le prend.
force-wasteland-alpha = Le mâle alpha
    .plan = Un écorcheur que tous redoutent, et des jeunes sur ses talons.

## Ce qui est faux dans une Force

refusal-wasteland-force-unknown = Il n’y a pas de carte « { $card } » dans cet ensemble.
refusal-wasteland-force-empty = La Force n’a pas d’Unité. Ajoutez-en une.
refusal-wasteland-force-over = La Force coûte { $n } Caps, { $over } de plus que la limite de { $limit }. Laissez quelque chose à la maison.
refusal-wasteland-force-no-leader = La Force n’a pas de Leader. Donnez une carte de Leader à une Unité d’une figurine.
refusal-wasteland-force-leaders = La Force a { $n } Leaders, il en faut un. Retirez la carte de Leader aux autres.
refusal-wasteland-force-same-person = { $unit } et { $other } sont la même personne : une Force n’a de place que pour une.
refusal-wasteland-force-twice = { $card } est une carte unique, et elle est plus d’une fois dans la Force.
refusal-wasteland-force-count = { $unit } : une Unité a de 1 à { $high } figurines, pas { $n }.
refusal-wasteland-force-no-unit = { $unit } ne peut pas faire partie d’une Force ; ce sont les scénarios qui le donnent.
refusal-wasteland-force-creature = { $unit } est une créature. Les créatures ne rejoignent une Force que si tous les joueurs sont d’accord, ou sous un Maître des créatures.
refusal-wasteland-force-single-leader = { $unit } : seule une Unité d’une figurine peut avoir une carte de Leader, celle-ci en a { $n }.
refusal-wasteland-force-single-heroic = { $unit } : seule une Unité d’une figurine peut être Héroïque, celle-ci en a { $n }.
refusal-wasteland-force-single-unique = { $unit } est unique : l’Unité a une figurine, pas { $n }.
refusal-wasteland-force-single-unique-card = { $unit } : { $card } est unique, donc réservé aux Unités d’une figurine, et celle-ci en a { $n }.
refusal-wasteland-force-single-slow = { $unit } : { $card } est à Tir Lent, donc réservé aux Unités d’une figurine, et celle-ci en a { $n }.
refusal-wasteland-force-single-fading = { $unit } : { $card } a un effet décroissant, donc réservé aux Unités d’une figurine, et celle-ci en a { $n }.
refusal-wasteland-force-single-power-armour = { $unit } : { $card } est une Armure assistée, donc réservée aux Unités d’une figurine, et celle-ci en a { $n }.
refusal-wasteland-force-unlisted = { $card } n’a pas de prix, ni dans la liste { $list } ni dans une autre. Choisissez une autre carte.
refusal-wasteland-force-base-armour = { $unit } : { $card } est une deuxième armure ; une seule carte fixe les indices.
refusal-wasteland-force-armour-piece = { $unit } : { $card } est une deuxième pièce de son genre ; une seule de chaque est permise.
refusal-wasteland-force-clothing = { $unit } : { $card } est un deuxième vêtement ; un seul est permis.
refusal-wasteland-force-two-power-armours = { $unit } : { $card } est une deuxième Armure assistée ; une suffit.
refusal-wasteland-force-mutant-power-armour = { $unit } : les super mutants ne portent pas d’Armure assistée, { $card } doit rester là.
refusal-wasteland-force-loose-mod = { $unit } : il n’y a rien sur quoi monter { $card }. Chaque arme et chaque armure prend un mod qui lui convient.
refusal-wasteland-force-power-mod = { $unit } : { $card } va sur une Armure assistée, et il n’y en a pas.
refusal-wasteland-force-natural = { $unit } : { $card } fait partie d’un corps et ne s’achète pas.
refusal-wasteland-force-not-for-it = { $unit } : { $card } n’est pas pour les Unités de ce type.
refusal-wasteland-force-slots-weapons = { $unit } : { $n } armes, mais ce type { $high ->
    [0] n’a que les siennes
   *[other] en porte { $high } au plus
}.
refusal-wasteland-force-slots-mods = { $unit } : { $n } mods, mais ce type en a { $high } au plus.
refusal-wasteland-force-slots-items = { $unit } : { $n } Objets, mais ce type en a { $high } au plus.
refusal-wasteland-force-spare = La Force coûte { $n } Caps sur { $limit } : il en reste { $left } à dépenser.
refusal-wasteland-force-mixed = { $unit } est d’une autre faction que le Leader : sa carte ne lui sert à rien. (La Force compte comme : { $faction }.)
refusal-wasteland-force-borrowed = { $card } n’est pas dans la liste { $list } : son prix est celui de la liste { $from }.
refusal-wasteland-force-unarmed = { $unit } n’a pas d’arme et se battra avec ce qui traîne.
refusal-wasteland-force-no-skill = { $unit } : { $card } demande une Compétence que l’Unité n’a pas ({ $skill }).
refusal-wasteland-force-weak = { $unit } : { $card } demande une Force de { $low }, l’Unité a { $n }.
refusal-wasteland-force-no-expert = Personne dans la Force n’a cette Compétence : { $skill }. Les marqueurs qui la demandent restent fermés.
refusal-wasteland-force-unknown-name = Il n’y a pas de Force toute prête « { $name } ». { $guess ->
    [no] Il y a : { $known }.
   *[other] Vouliez-vous dire « { $guess } » ?
} Un code de Force ou un fichier de Force conviennent aussi.
refusal-wasteland-force-file = Le fichier de Force ne se lit pas : { $n ->
    [one] une erreur, à la ligne { $line }
   *[other] { $n } erreurs, la première à la ligne { $line }
}. « overseer force check » les montre.
refusal-wasteland-force-code-letters = Ce n’est pas un code de Force : il commence par « WW1- », puis viennent des lettres et les chiffres 2 à 7.
refusal-wasteland-force-code-version = Le code de Force est de la version { $found }, ce programme lit la version { $known }. Mettez le programme à jour ou demandez un autre code.
refusal-wasteland-force-code-broken = Le code de Force n’est pas entier : des lettres manquent ou sont fausses. Copiez-le à nouveau.
refusal-wasteland-force-code-edition = Le code de Force appartient à un autre ensemble de cartes (marque { $mark }) ; « { $here } » a la marque { $own }. Indiquez le bon ensemble avec --cards.
refusal-wasteland-force-code-large = La Force est trop grande pour un code : il y a de la place pour { $high } au plus. Partagez plutôt son fichier.

## Fichiers de Force

force-file-edition = Cette Force est pour l’ensemble « { $edition } » ; les cartes ici sont « { $here } ». Prenez l’ensemble de cartes d’origine, ou changez cette ligne et remplacez ce qui manque.
force-file-units = { $n } Unités, c’est trop ; { $high } sont permises.
force-file-entry = « { $entry } » n’est pas une carte de Force. Écrivez l’identifiant d’une carte, précédé du nombre (jusqu’à { $high }) s’il y en a plusieurs : « 4 frag-grenade ».
force-file-mod = « { $entry } » n’est pas un mod. Écrivez son identifiant, suivi de celui de l’arme s’il peut aller sur plusieurs : « silenced hunting-rifle ».
force-file-card = « { $card } » n’est pas une carte de l’ensemble « { $here } » qui puisse être ici. La commande « overseer cards wasteland list » montre toutes les cartes.
force-file-place = « { $card } » va dans la liste « { $key } ».

## `overseer force`

force-summary = { $name } · { $faction } · { $n ->
    [one] { $n } figurine
   *[other] { $n } figurines
} · { $caps ->
    [one] { $caps } Cap
   *[other] { $caps } Caps
}
force-unit = { $n } × { $unit }{ $cards ->
    [no] {""}
   *[other] {" "}: { $cards }
} · { $n ->
    [1] { $shared ->
        [0] { $caps }
       *[other] { $each } + { $shared } = { $caps }
    }
   *[other] { $shared ->
        [0] { $n } × { $each } = { $caps }
       *[other] { $n } × { $each } + { $shared } = { $caps }
    }
}
force-copies = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
force-leader = Leader ({ $leader })
force-heroic = Héroïque
force-sum = Total : { $caps ->
    [one] { $caps } Cap
   *[other] { $caps } Caps
} (liste { $list })
force-limit = ({ $caps } Caps sur { $limit })
force-good = Rien à redire : cette Force peut se battre à { $limit } Caps.
force-new = { $n ->
    [0] La Force vide est dans { $file }.
    [one] La Force est dans { $file }, avec { $n } figurine.
   *[other] La Force est dans { $file }, avec { $n } figurines.
}
force-next = Changez-la avec n’importe quel éditeur, puis : overseer force check { $file }
force-error-there = { $file } existe déjà, et rien n’est écrasé. Choisissez un autre nom.
force-error-list = « { $list } » n’est pas une liste de prix. Il y a : { $known }.

help-force = Construire des Forces de Wasteland, les vérifier, les partager
    .long = Les Forces de Wasteland : des Unités avec leur équipement et un Leader, jusqu’à une limite de 500, 750 ou 1000 Caps. Une FORCE est le nom d’une Force toute prête, un code de Force ou un fichier de Force. Chaque commande a son propre --help.
    .examples =
        overseer force list  Les Forces toutes prêtes et leurs plans
        overseer force new mienne.toml --from minutemen  Partir de la copie d’une Force toute prête
        overseer force check mienne.toml --limit 750  Est-elle permise, et raisonnable ?
        overseer force show mienne.toml  Ce que chaque Unité porte et coûte
        overseer force code mienne.toml  La partager
help-force-file = Le fichier de Force.
    .value = FICHIER
help-force-source = Le nom d’une Force toute prête, un code de Force ou un fichier de Force.
    .value = FORCE
help-force-prices = La liste de prix : 2018, 2020 ou 2025. Par défaut : 2020.
    .value = ANNÉE
help-force-new = Commencer un nouveau fichier de Force
    .long = Faire un nouveau fichier de Force : vide, ou copie d’une autre Force. Rien n’est jamais écrasé.
    .examples =
        overseer force new mienne.toml  Une Force vide
        overseer force new mienne.toml --from patrol  La copie d’une Force toute prête
help-force-new-source = La Force à copier : le nom d’une Force toute prête, un code de Force ou un fichier de Force.
    .value = FORCE
help-force-check = Dire ce qui est faux dans une Force et ce qui est imprudent
    .long = Tout ce qu’aucune table n’accepte, avec sa règle, et tout ce qui est permis mais imprudent. Le code de sortie est 1 si quelque chose est faux, 0 s’il n’y a que des conseils.
    .examples =
        overseer force check mienne.toml  Pour 750 Caps
        overseer force check mienne.toml --limit 1000 --list 2025  Pour une autre limite et une autre liste
help-force-check-limit = La limite en Caps. Par défaut : 750, ou celle pour laquelle une Force toute prête est faite.
    .value = CAPS
help-force-check-creatures = Tous les joueurs acceptent les créatures.
help-force-show = Montrer une Force : ses Unités, ce qu’elles portent, ce qu’elles coûtent
    .long = Chaque Unité avec son équipement et son prix, et le total.
    .examples =
        overseer force show minutemen  Une Force toute prête
        overseer force show mienne.toml --list 2018  Avec d’autres prix
help-force-code = Faire d’une Force un code court, ou d’un code un fichier
    .long = Écrire une Force comme un court texte à partager ou, avec --out, mettre la Force d’un code ou d’une autre Force dans un fichier.
    .examples =
        overseer force code mienne.toml  Le code
        overseer force code WW1-ABCD --out ami.toml  Un fichier à partir d’un code
help-force-code-out = Écrire un fichier de Force au lieu d’un code.
    .value = FICHIER
help-force-list = Lister les Forces toutes prêtes
    .long = Les Forces toutes prêtes de chaque faction pour 500, 750 et 1000 Caps, avec leurs plans.
    .examples =
        overseer force list  Toutes les Forces toutes prêtes

## Les nombres d’une unité, dans l’éditeur de Forces

force-number-attribute = Un test réussit dans { $percent } % des lancers, avant l’aide des dés.
force-number-skill = Test avec { $attribute } : réussi dans { $percent } % des lancers, avant l’aide des dés.
force-number-printed = La carte elle-même indique { $printed }.
force-number-health = Santé
    .text = { $n } { $n ->
        [one] dégât retire
       *[other] dégâts retirent
    } la figurine.
force-number-power-health = Résistance de l’Armure assistée
    .text = L’Armure assistée encaisse { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } avant d’être dégradée.
force-number-luck-points = Jetons Chance
    .text = La figurine commence avec { $n } { $n ->
        [one] Jeton
       *[other] Jetons
    } Chance.
force-number-armour = Armure : { $kind }
force-number-power = Armure assistée : { $kind }
force-number-rating = { $sort ->
    [immune] Immunité : rien de ces dégâts ne passe.
    [none] Pas d’armure : tous ces dégâts passent.
   *[some] Un nombre jusqu’à { $n } sur le dé rouge en bloque autant{ $plus ->
        [0] .
       *[other] , et 1 de plus est toujours bloqué.
    }
}
force-number-move = Déplacement
    .text = Un Déplacement va aussi loin que cette réglette : { $length }.
force-number-charge = Charge
    .text = Une Charge va aussi loin que cette réglette et finit au contact : { $length }.
force-number-awareness = Vigilance
    .text = La figurine remarque ce qui se passe à portée de cette réglette : { $length }.
