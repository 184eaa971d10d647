# Les cartes de Shelter : leurs noms, les phrases et les signes courts que deviennent leurs symboles,
# et ce qui est dit d’un fichier de cartes qui a des erreurs.

## Names

room-wasteland = Terres Désolées
room-vault-door = Porte de l’Abri
room-vault-entrance = Entrée de l’Abri
room-water-treatment = Traitement de l’eau
room-diner = Restaurant
room-power-generator = Générateur électrique
room-nuka-cola-plant = Usine de Nuka-Cola
room-garden = Jardin
room-water-purification = Purification de l’eau
room-nuclear-reactor = Réacteur nucléaire
room-storage-room = Entrepôt
room-trading-post = Comptoir commercial
room-living-quarters = Quartiers d’habitation
room-radio-studio = Studio de radio
room-med-bay = Infirmerie
room-barracks = Caserne
room-weight-room = Salle de musculation
room-armory = Armurerie
room-fitness-room = Salle de fitness
room-lounge = Salon
room-classroom = Salle de classe
room-athletics-room = Salle d’athlétisme
room-game-room = Salle de jeux
room-science-lab = Laboratoire
room-weapon-workshop = Atelier d’armement
room-robotics-bay = Atelier de robotique
room-overseer-office = Bureau du superviseur

elevator-start = Ascenseur de départ
elevator-blue = Ascenseur bleu
elevator-yellow = Ascenseur jaune
elevator-green = Ascenseur vert
elevator-red = Ascenseur rouge

item-shotgun = Fusil à pompe
item-minigun = Minigun
item-10mm-pistol = Pistolet 10 mm
item-lucky-bobblehead = Figurine de chance
item-power-armor = Armure assistée
item-guard-dog = Chien de garde
item-laser-turret = Tourelle laser
item-deathclaw-trophy = Trophée d’Écorcheur
item-cash-register = Caisse enregistreuse
item-fusion-cell = Cellule à fusion
item-hot-plate = Plaque chauffante
item-water-flask = Gourde
item-toolbox = Boîte à outils
item-arc-welder = Poste à souder
item-pipe-wrench = Clé à griffe
item-nuka-cola-quantum = Nuka-Cola Quantum
item-chemistry-set = Nécessaire de chimie
item-stimpak = Stimpak
item-training-manual = Manuel d’entraînement
item-jet-inhaler = Inhalateur de Jet
item-ham-radio = Radio de fortune
item-lunchbox = Boîte à casse-croûte
item-eden-kit = Kit Jardin d’Éden
item-cryo-pod = Caisson cryogénique
item-overseer-chair = Fauteuil du superviseur
item-vault-suit = Combinaison de l’Abri
item-honor-roll = Tableau d’honneur
item-bottle-cap-hoard = Magot de capsules
item-bounty-ledger = Registre des primes
item-teddy-bear = Ours en peluche

threat-radroaches = Radcafards
threat-mole-rats = Rataupes
threat-feral-ghouls = Goules sauvages
threat-raiders = Pillards
threat-radscorpion = Radscorpion
threat-super-mutant = Super mutant
threat-deathclaw = Écorcheur
threat-behemoth = Béhémoth
threat-fire = Incendie
threat-power-failure = Panne de courant
threat-radiation-leak = Fuite radioactive
threat-unrest = Émeute

letter-S = Force
letter-P = Perception
letter-E = Endurance
letter-C = Charisme
letter-I = Intelligence
letter-A = Agilité
letter-L = Chance

## What is paid or gained

amount-energy = { $n ->
    [one] { $n } cube d’énergie
   *[other] { $n } cubes d’énergie
}
amount-food = { $n ->
    [one] { $n } cube de nourriture
   *[other] { $n } cubes de nourriture
}
amount-water = { $n ->
    [one] { $n } cube d’eau
   *[other] { $n } cubes d’eau
}
amount-any = { $n ->
    [one] { $n } ressource de votre choix
   *[other] { $n } ressources de votre choix
}
amount-happiness = { $n ->
    [one] { $n } Bonheur
   *[other] { $n } Bonheurs
}
amount-happiness-built = { $n ->
    [one] { $n } Bonheur par Salle construite ici
   *[other] { $n } Bonheurs par Salle construite ici
}
amount-item = { $n ->
    [one] { $n } Objet de la piste
   *[other] { $n } Objets de la piste
}
amount-item-paid = { $n } de vos Objets
amount-dweller = { $n ->
    [one] { $n } nouveau Résident
   *[other] { $n } nouveaux Résidents
}
amount-price = le coût de construction d’une Salle de la piste

## What is done

do-pay = payez { $list }
do-gain = gagnez { $list }
do-ready = redressez { $n } de vos Objets inclinés
do-first = prenez le pion Premier Joueur
do-build-paid = construisez cette Salle
do-build = { $n ->
    [one] construisez gratuitement, si vous le souhaitez, une Salle de la piste
   *[other] construisez gratuitement, si vous le souhaitez, { $n } Salles de la piste
}
do-train = entraînez ce Résident, lors du rappel, dans la lettre de votre choix
do-train-letter = entraînez ce Résident, lors du rappel, dans la lettre { $letter }
do-train-linked = entraînez l’un des deux Résidents, lors du rappel, dans la lettre de votre choix
do-train-linked-letter = entraînez l’un des deux Résidents, lors du rappel, dans la lettre { $letter }
do-train-item = entraînez immédiatement un de vos Résidents disponibles, non blessé et non entraîné, dans la lettre de votre choix
do-train-item-letter = entraînez immédiatement un de vos Résidents disponibles, non blessé et non entraîné, dans la lettre { $letter }
do-heal = soignez ce Résident
do-heal-linked = soignez les deux Résidents
do-heal-item = soignez un de vos Résidents blessés, où qu’il soit
do-refresh-items = réapprovisionnez la piste d’objets
do-refresh-rooms = réapprovisionnez la piste de salles
do-trade = échangez { $give } contre { $take }, ou l’inverse, autant de fois que vous le souhaitez pendant ce tour
do-again = jouez un autre tour juste après celui-ci

## Spaces, rooms and threats

space-linked = Placez ici deux Résidents pendant le même tour.
space-wounded = Réservé à un Résident blessé.
space-wounded-linked = Réservé à des Résidents blessés.
space-cost = { $sentence }.
space-wound = Le Résident est blessé.
space-wound-linked = Les deux Résidents sont blessés.
space-fight = Combat : obtenez { $n } ou plus aux dés, sinon le Résident est blessé.
space-fight-linked = Combat : obtenez { $n } ou plus aux dés, sinon les deux Résidents sont blessés.
space-reward = { $sentence }.
space-reward-won = En cas de victoire, { $clause }.
space-no-reward = Il n’y a pas de récompense.
space-letter = Un Résident entraîné pour { $letter } ({ $name }) gagne deux fois la récompense.
card-room-one = { $space }
card-room-two = Case de gauche : { $left } Case de droite : { $right }
card-room-price = Coût de construction : { $list }.
card-room-free = Sa construction ne coûte rien.
card-room-top = Fait partie du Niveau supérieur.
card-elevator-start = Le puits du Niveau supérieur ; il n’a pas de case.

## Items

ability-turn = Inclinez cet Objet pendant votre tour : { $clause }.
ability-fight = Avant un combat, inclinez cet Objet : ajoutez { $n } à votre lancer.
ability-reroll = Après votre lancer dans un combat, inclinez cet Objet : relancez les deux dés ; le nouveau lancer compte.
ability-lost = Après avoir perdu un combat, inclinez cet Objet : vos Résidents placés là ne sont pas blessés.
ability-appear = Quand une Menace est générée dans votre Niveau, inclinez cet Objet : défaussez aussitôt la Menace.
ability-income = Chaque fois que vous prenez un revenu, prenez 1 ressource de votre choix en plus.
ability-build = Chaque fois que vous construisez une Salle, gagnez { $list }.
ability-win = Chaque fois que vous gagnez un combat, gagnez { $list }.
ability-recall = À la fin de chaque round, gagnez { $list }.
ability-discount = Chaque Salle vous coûte { $list } de moins à construire.
ability-end = À la fin de la partie, gagnez { $happiness } { $things }.
ability-end-most = À la fin de la partie, gagnez { $happiness } { $things }, { $most } au maximum.
ability-end-calm = À la fin de la partie, gagnez { $happiness } s’il n’y a aucune Menace dans votre Niveau.

things-room = { $n ->
    [one] par Salle de votre Niveau
   *[other] par groupe de { $n } Salles de votre Niveau
}
things-dweller = { $n ->
    [one] pour chacun de vos Résidents
   *[other] par groupe de { $n } Résidents
}
things-trained = { $n ->
    [one] pour chacun de vos Résidents entraînés
   *[other] par groupe de { $n } Résidents entraînés
}
things-item = { $n ->
    [one] pour chacun de vos Objets
   *[other] par groupe de { $n } Objets
}
things-cube = { $n ->
    [one] pour chacun de vos cubes Ressource
   *[other] par groupe de { $n } cubes Ressource
}
things-energy = { $n ->
    [one] pour chacun de vos cubes d’énergie
   *[other] par groupe de { $n } cubes d’énergie
}
things-food = { $n ->
    [one] pour chacun de vos cubes de nourriture
   *[other] par groupe de { $n } cubes de nourriture
}
things-water = { $n ->
    [one] pour chacun de vos cubes d’eau
   *[other] par groupe de { $n } cubes d’eau
}
things-threat = { $n ->
    [one] pour chaque Menace que vous avez retirée pendant la partie
   *[other] par groupe de { $n } Menaces que vous avez retirées pendant la partie
}

## Short signs, for drawing

short-energy = ☼
    .meaning = énergie
short-food = ♣
    .meaning = nourriture
short-water = ≈
    .meaning = eau
short-any = ?
    .meaning = une ressource de votre choix
short-happiness = ♥
    .meaning = Bonheur
short-item = ¤
    .meaning = Objet
short-ready = ¤↑
    .meaning = redresser un Objet
short-dweller = ☺
    .meaning = nouveau Résident
short-first = 1er
    .meaning = pion Premier Joueur
short-build = ⌂
    .meaning = construire une Salle (en coût : payer son coût de construction)
short-train = ▲{ $letter }
    .meaning = entraînement
short-heal = +
    .meaning = soigner
short-refresh-items = ↻¤
    .meaning = réapprovisionner la piste d’objets
short-refresh-rooms = ↻⌂
    .meaning = réapprovisionner la piste de salles
short-trade = { $give }={ $take }
    .meaning = échange, dans les deux sens
short-wound = ✗
    .meaning = blessure (à côté d’une case : réservée aux blessés)
short-again = »
    .meaning = un autre tour
short-linked = ∞
    .meaning = cases reliées : deux Résidents
short-fight = ≥{ $n }
    .meaning = combat : le lancer qui gagne
short-letter = { $letter }×2
    .meaning = lettre : deux fois la récompense pour un Résident ainsi entraîné
short-times = { $n }{ $sign }
short-sum = { $first }+{ $rest }
short-row = { $first } { $rest }
short-space = { $cost } → { $reward }
short-free = → { $reward }
short-legend = { $sign } { $meaning }

## Card files

cardfile-empty = « { $key } » doit nommer au moins un symbole.
cardfile-unknown-symbol = Symbole inconnu « { $symbol } ». Permis ici : { $allowed }.
cardfile-misplaced-symbol = Le symbole « { $symbol } » n’a pas sa place ici. Permis ici : { $allowed }.
cardfile-malformed-symbol = Le symbole « { $symbol } » est mal écrit. Il s’écrit ainsi : { $allowed }.
cardfile-trade-any = « { $symbol } » : un échange nomme ses ressources ; « ? » ne peut pas y figurer. Il s’écrit ainsi : trade:food*2=water.
cardfile-trade-same = « { $symbol } » : « { $resource } » figure des deux côtés de l’échange. Gardez chaque ressource d’un seul côté.
cardfile-times = « { $symbol } » peut figurer ici de { $low } à { $high } fois.
cardfile-once = « { $symbol } » ne peut figurer qu’une fois par ligne de symboles.
cardfile-build-pair = « build » dans le coût demande exactement un « build » dans la récompense.
cardfile-columns = Les colonnes sont six listes d’un ou deux nombres qui se suivent de gauche à droite : 2 3 4 5 6 dans les trois premières listes et 8 9 10 11 12 dans les trois dernières.
cardfile-count = Nombre incorrect de { $kind ->
    [red] Salles rouges
    [deck] Salles du paquet
    [start] Ascenseurs sans case
    [coloured] Ascenseurs avec case
    [items] cartes Objet
   *[threats] cartes Menace
} : { $found } au lieu de { $wanted } exactement. Chaque exemplaire compte.
cardfile-place = L’emplacement { $place } du Niveau supérieur est déjà pris par « { $id } ».
cardfile-place-spaces = L’emplacement { $place } porte les numéros de colonne { $numbers } ; sa Salle doit donc avoir { $wanted ->
    [one] exactement une case (simple ou reliée), ou une seconde du côté de l’Ascenseur qui soigne sans rien coûter (SH-Q12)
   *[other] exactement { $wanted } cases
} ; elle en a { $found }.
cardfile-spaces = Une Salle a au plus { $high } cases ; celle-ci en a { $found }.
cardfile-discount = Un seul Objet, en un seul exemplaire, peut réduire le prix en « { $resource } ».
cardfile-healing = Les blessés pourraient ne jamais se relever (SH-Q12) : une case de soins doit rester ouverte quelles que soient les Menaces. Donnez à la Salle d’un emplacement du Niveau supérieur qui n’a qu’un numéro de colonne une seconde case, du côté de l’Ascenseur : wounded = true, « heal » dans la récompense, sans coût et non reliée.
cardfile-endless = L’Objet « { $id } » pourrait servir sans fin (SH-Q12) : il rend tout ce qu’il coûte. Faites-le coûter plus ou donner moins.
cardfile-endless-two = Les Objets « { $id } » et « { $other } » pourraient se payer l’un l’autre sans fin (SH-Q12). Faites coûter plus ou donner moins à l’un d’eux.
