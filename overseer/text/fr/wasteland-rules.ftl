# Le livret de règles de Wasteland : un message par règle, nommé d'après son numéro, et les mots autour.
# Chaque texte tient sur une ligne, pour qu'un refus puisse l'afficher n'importe où.

## The page

rulebook-wasteland-title = Wasteland : le livret de règles
rulebook-wasteland-notice = Overseer est un projet non officiel. Il n’est ni réalisé ni approuvé par les créateurs du jeu de figurines imprimé ou par les propriétaires de son univers ; tous les noms appartiennent à leurs propriétaires. Chaque phrase de cette page est de nous.
rulebook-wasteland-intro = Un carré de terre empoisonnée, quelques fusils rouillés et trop peu de temps. Menez une poignée de survivants, de soldats ou de mutants dans une bataille de quelques rounds : mettez-vous à couvert, gardez un œil ouvert, frappez quand cela compte. Affrontez un autre joueur, ou les Terres Désolées elles-mêmes, en solo ou entre amis.
rulebook-wasteland-guide = Chaque règle porte un numéro, par exemple WB-F1. Quand le jeu refuse un coup, il cite ce numéro, et vous trouvez ici la raison. { rulebook-order } Les numéros WB sont ceux de la bataille ; les numéros WC viennent de la campagne qui l’entoure : les Forces, les Évènements, la Colonie, les scénarios et l’IA, l’adversaire qui joue tout seul. La bataille est composée de ce que l’on sait publiquement du jeu ; là où ce savoir s’arrête, il a fallu trancher : ces règles portent la mention « { rulebook-mark-reading } ». Dans celles qui portent la mention « { rulebook-mark-partly } », les mots « { rulebook-reading-begins } » montrent où commence notre décision.

## The sections, in the order of play

rulebook-section-wasteland-table = Table, réglettes et décors
rulebook-section-wasteland-table-intro = Pas de cases ici : on mesure. Six réglettes de couleur disent jusqu’où vous allez, jusqu’où vous voyez et jusqu’où vous tirez.
rulebook-section-wasteland-dice = Dés et tests
rulebook-section-wasteland-dice-intro = Un dé blanc dit si cela réussit, des dés de couleur disent à quel point. Les petits nombres sont les bons.
rulebook-section-wasteland-forces = Constituer une Force
rulebook-section-wasteland-forces-intro = Les Caps paient tout ce que vous apportez. Dépensez-les avant la bataille ; le scénario dit combien vous en avez.
rulebook-section-wasteland-setup = La mise en place
rulebook-section-wasteland-setup-intro = Il faut un scénario, une table couverte de ruines et deux camps qui veulent la même chose.
rulebook-section-wasteland-round = Round et activation
rulebook-section-wasteland-round-intro = Les camps préparent leurs figurines et les font agir à tour de rôle. Attendez, et vous agirez en nombre ; attendez trop, et les autres agiront avant vous.
rulebook-section-wasteland-reactions = Préparation et Réactions
rulebook-section-wasteland-reactions-intro = Qui se prépare renonce à une Action maintenant pour une Action Rapide au bon moment.
rulebook-section-wasteland-shooting = Tirs et explosifs
rulebook-section-wasteland-shooting-intro = Choisissez une cible, comptez les couverts, lancez les dés. Ce qui explose ne demande à personne dans quel camp il est.
rulebook-section-wasteland-close = Le Combat rapproché
rulebook-section-wasteland-close-intro = Quand les socles se touchent, place aux poings, aux planches et aux griffes ; et s’en aller a son prix.
rulebook-section-wasteland-damage = Dégâts, armure et états
rulebook-section-wasteland-damage-intro = Touché n’est pas encore blessé. L’armure arrête une partie des coups ; ce qui passe reste.
rulebook-section-wasteland-heroes = Héros, Leaders et Chance
rulebook-section-wasteland-heroes-intro = Quelques figurines sortent du lot : plus vives, plus chanceuses, capables de porter le coup qui décide.
rulebook-section-wasteland-items = Marqueurs, Objets et Unités à part
rulebook-section-wasteland-items-intro = Les Terres Désolées cachent des choses. Certaines soignent, certaines explosent, certaines mordent.
rulebook-section-wasteland-ends = La fin d’une bataille
rulebook-section-wasteland-ends-intro = Le scénario dit ce qui fait gagner. Ces règles disent quand on le vérifie, et ce que cela rapporte.
rulebook-section-wasteland-ai = Contre les Terres Désolées : l’IA
rulebook-section-wasteland-ai-intro = L’IA se passe de joueur. Chacune de ses figurines a sa carte ; un dé bleu et la situation de la figurine disent ce dont elle a envie, et des listes disent comment elle s’y prend.
rulebook-section-wasteland-responses = Ce que fait l’IA
rulebook-section-wasteland-responses-intro = Cinq Réponses, chacune avec sa liste. Lisez-la du haut vers le bas : la première entrée possible est l’Action.
rulebook-section-wasteland-conduct = Comment l’IA s’y prend
rulebook-section-wasteland-conduct-intro = Les détails : figurines engagées, Poussées, Glissades, icônes, héros, et que faire quand une liste laisse le choix.
rulebook-section-wasteland-solo = Les scénarios contre l’IA
rulebook-section-wasteland-solo-intro = Cinq batailles pour un à trois joueurs contre l’IA. Sauf mention contraire, chaque camp a la limite de WC-F1, et WB-R1 désigne le premier tour.
rulebook-section-wasteland-tutorials = Les tutoriels
rulebook-section-wasteland-tutorials-intro = Cinq batailles qui enseignent le jeu pas à pas, avec des Forces imposées. Il n’y a pas d’Évènements, et une pile d’Objets seulement là où il est cité.
rulebook-section-wasteland-numbers = Annexe : réglettes et probabilités
rulebook-section-wasteland-numbers-intro = Les réglettes (WB-G2), la probabilité de réussir un test selon sa valeur, sans icône de précision (WB-D2), et ce que bloque un indice d’armure (WB-F6).

## The tables of the annex

rulebook-wasteland-column-ruler = Réglette
rulebook-wasteland-column-letter = Lettre
rulebook-wasteland-column-inches = Pouces
rulebook-wasteland-column-mm = mm
rulebook-wasteland-column-value = Valeur du test
rulebook-wasteland-column-success = Réussite
rulebook-wasteland-column-rating = Indice d’armure
rulebook-wasteland-column-blocks = Bloque quelque chose
rulebook-wasteland-column-mean = Bloqué en moyenne
rulebook-wasteland-percent = { NUMBER($n) } %
rulebook-wasteland-mean = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
rulebook-wasteland-or-less = { NUMBER($n) } ou moins
rulebook-wasteland-or-more = { NUMBER($n) } ou plus

## Table, rulers and terrain

rule-WB-G1 = Vous jouez sur une table carrée de 914 mm (3 pieds) de côté. Toute position et toute longueur est un nombre entier de millimètres. Une distance est l’écart entre les bords de deux socles ronds ; c’est seulement à la mise en place des marqueurs que l’on mesure depuis leur centre. Les distances sont comparées exactement, sans jamais arrondir. Deux socles se touchent quand l’écart entre eux est d’au plus 2 mm.
    .title = La table et les mesures
rule-WB-G2 = Six réglettes mesurent tout : orange (O) 2 pouces ou 51 mm, jaune (Y) 4 pouces ou 102 mm, rouge (R) 6 pouces ou 152 mm, verte (G) 8 pouces ou 203 mm, bleue (B) 10 pouces ou 254 mm, noire (K) 12 pouces ou 305 mm. « Une couleur de moins » ou « de plus » désigne la voisine dans cet ordre ; une couleur de moins que l’orange, c’est aucun Déplacement. La portée longue d’une arme commence où finit la courte : sa réglette longue se pose à la suite de la courte.
    .title = Les six réglettes
rule-WB-G3 = Une figurine se tient sur un socle rond, dont la taille dépend de son Unité. Notre interprétation : le rayon est de 16 mm pour les humains et les chiens, de 20 mm pour les Super mutants et les figurines en Armure assistée, de 30 mm pour les Écorcheurs et les autres grandes figurines.
    .title = Les socles
rule-WB-G4 = Un élément de décor est un polygone. Son type dit s’il bloque la vue, s’il donne un couvert, s’il est infranchissable ou difficile, et quelle est sa hauteur. Un Déplacement suit un chemin qui n’est pas plus long que la réglette ; il ne traverse jamais un terrain infranchissable ni le socle d’un ennemi, et traverser un terrain difficile retire une couleur à la réglette. Aucune figurine ne termine un Déplacement sur quelque chose de solide. Notre interprétation : le chemin est celui du centre du socle ; une option de la bataille ajoute la largeur du socle à la réglette.
    .title = Décors et Déplacements
rule-WB-G5 = Vous voyez une cible si au moins une ligne droite d’un socle à l’autre ne traverse aucun élément qui bloque la vue : celle entre les centres, ou une des tangentes aux deux socles. Si vous la voyez, elle vous voit. Notre interprétation : les figurines ne bloquent pas la vue, mais une figurine dont le socle est traversé par la ligne entre les centres compte comme un couvert.
    .title = La ligne de vue
rule-WB-G6 = Chaque élément qui donne un couvert, que traverse la ligne entre les centres et qui ne touche pas le tireur est un couvert pour la cible. L’effet d’un couvert est dit dans WB-F1.
    .title = Le couvert
rule-WB-G7 = Une figurine qui sort de la table est retirée, sauf si le scénario fait de ce bord une sortie.
    .title = Le bord de la table
rule-WB-G8 = Pour monter sur un élément que l’on peut escalader, une figurine fait un test d’Agilité. Réussi, elle grimpe comme en terrain difficile ; raté, elle tombe. Une chute inflige des dégâts physiques : les pouces de chute moins 2, plus les icônes de dégâts d’un dé noir ; une bouteille sur ce dé baisse l’armure de 1 ; puis vient le lancer d’armure. Une chute de 2 pouces ou moins est sans effet. Sauter compte une réglette orange (2 pouces) de moins. L’Armure assistée ne subit aucun dégât de chute ; toute autre figurine qui tombe de plus de 12 pouces est retirée. Certaines Unités ne peuvent pas escalader : leur carte le dit. Notre interprétation : une escalade se fait entière en un Déplacement, sans s’arrêter à mi-chemin, et la hauteur ne compte pas dans sa longueur ; une escalade ratée finit au pied, avec une chute de la hauteur de l’élément ; qui descend saute, sans test.
    .title = Escalader et tomber

## Dice and tests

rule-WB-D1 = Blanc, 20 faces : 1 avec un Point d’Action ×2, « ! » ×3, 2, 3, 4 et 5 ×1 chacun, 6, 7 et 8 ×2 chacun, 9 et 10 ×1 chacun, X ×2, X avec un Point d’Action ×1. Les autres ont 12 faces. Rouge (armure) : 1 ×4, 2 ×3, 3 ×3, 4 ×2. Noir : +1 dégât ×5, +2 dégâts ×1, bouteille ×1, réduction d’armure 1 ×1, précision 1 ×1, vierge ×3. Jaune : réduction d’armure 1 ×5, réduction d’armure 2 ×1, précision 1 ×2, +1 dégât ×1, bouteille ×1, vierge ×2. Vert : précision 2 ×2, précision 3 ×1, réduction d’armure 1 ×2, +1 dégât ×2, bouteille ×1, vierge ×4. Bleu : bouteille ×4, deux bouteilles ×2, bouteille et étoile ×1, étoile ×2, deux étoiles ×1, explosion ×2. Une option de la bataille fait compter les faces vertes vierges comme précision 2.
    .title = Les dés
rule-WB-D2 = La valeur d’un test est l’attribut à côté duquel figure l’icône de la Compétence, plus tous les modificateurs ; sans l’icône, vous ne pouvez pas utiliser la Compétence. Un test d’attribut utilise l’attribut lui-même. Lancez le dé blanc avec les dés d’effet. Les icônes de précision diminuent le nombre blanc ; le test réussit si le résultat ne dépasse pas la valeur. X échoue toujours, « ! » réussit toujours, et un engrenage sur le dé blanc vaut 1 Point d’Action, même à côté d’un X. Sans icône de précision, une valeur de 0 ou moins réussit dans 15 % des jets, les valeurs de 1 à 10 dans 25, 30, 35, 40, 45, 55, 65, 75, 80 et 85 % ; plus de 10 n’apporte rien.
    .title = Les tests
rule-WB-D3 = Dans un test en opposition, les deux camps lancent les dés. Une réussite bat un échec ; entre deux réussites, la plus grande marge sous la valeur l’emporte, et une égalité revient au camp qui agit. Après deux échecs, rien ne se passe. « ! » compte comme un résultat de 0, X comme un échec ; sans l’icône de la Compétence, la valeur est 0.
    .title = Les tests en opposition
rule-WB-D4 = Les bouteilles, étoiles et explosions des dés d’effet achètent les effets imprimés sur l’arme ou l’Objet, chaque effet aussi souvent que sa limite le dit : une fois par Action si aucun nombre n’est donné. Les icônes non dépensées sont perdues.
    .title = Dépenser les icônes
rule-WB-D5 = Le Jeton Chance est une pièce : chanceux ou non, 50 % chacun. Le Jeton Déviation donne une direction au hasard, une des 12 du cadran d’une horloge.
    .title = Jeton Chance et Jeton Déviation

## Building a force

rule-WC-F1 = Une Force peut coûter 500, 750 (la norme) ou 1000 Caps, ou une autre somme dont les joueurs conviennent. Additionnez : pour chaque figurine son propre coût et celui de chacune de ses cartes qui n’est pas à usage limité ; les Objets à usage limité une fois par carte ou par jeton de compte ; et vos Boosts. Toutes les figurines d’une Unité ont le même équipement.
    .title = Ce que coûte une Force
rule-WC-F2 = Une Force a un Leader. Seules les Unités d’une seule figurine peuvent avoir une carte de Leader, une carte Héroïque, des cartes uniques, des armes à Tir Lent ou des Objets qui s’estompent ; une Unité unique n’a jamais qu’une figurine. Les créatures ne rejoignent une Force que si les joueurs sont d’accord. Les Super mutants ne portent pas d’Armure assistée. L’armure d’une figurine est une carte de base, plus au maximum une carte de chaque type qui la modifie.
    .title = Ce qu’une Force peut contenir
rule-WC-F8 = La faction d’une Force est celle de son Leader. Des Unités d’autres factions peuvent la rejoindre, mais ce qui aide une faction n’aide que ses propres figurines.
    .title = Les factions
rule-WB-X1 = Chaque carte dit d’où elle vient : du livret de campagne, de ce qui est publiquement connu, ou de notre propre création. Les Caps d’une bataille viennent d’une seule liste : celle de 2020, sauf si vous choisissez 2018 ou 2025. Sur les cartes d’IA que montre le livret, les lettres et les Cibles Prioritaires sont celles du livret ; les Attitudes, soulignements et Méthodes inconnus sont de notre création. Avec 4 à 6 de Santé, un Super mutant répond à une bouteille par O, Téméraire et en Combat rapproché, à une étoile par A en Combat rapproché, à une explosion par A, Prudente et à distance. Toutes les autres cartes d’IA sont de notre création, dans le caractère de l’Unité. Notre interprétation : une carte sans prix dans la liste choisie coûte ce que dit la liste la plus proche, et c’est indiqué ; avec chaque liste on peut avoir toutes les cartes du jeu. La troisième matrice du livre ne nomme aucune Unité et devient ici celle de Goddard, qui n’en atteint la première colonne qu’en Héros ; dans la rangée explosion du Super mutant, nous suivons la matrice entière, où A n’est pas souligné, et non l’extrait, où il l’est.
    .title = L’origine des cartes et des prix

## Setting up

rule-WC-F3 = La mise en place suit cet ordre : camps et limites ; décors ; un lancer du Jeton Chance, dont le gagnant place en premier, ici et chaque fois qu’il est question de « l’ordre des décors » ; marqueurs ; Deck d’Évènements et pile d’Objets ; déploiement ; Quêtes et Boosts ; Marqueur Avantage.
    .title = L’ordre de la mise en place
rule-WC-F4 = S’il n’y a aucune place permise pour le prochain marqueur, l’écart qu’il doit garder a une couleur de moins, pour ce marqueur seulement. Répétez jusqu’à ce qu’il trouve sa place. Qui place seul n’a pas le droit de se priver de la place qu’il faut au reste. Notre interprétation, de même pour les figurines : sans place permise pour la prochaine figurine, les écarts qu’elle doit garder diminuent d’abord, puis sa zone s’approfondit, une couleur à la fois ; si elle ne trouve toujours pas de place, elle attend et entre au bord de sa zone au début d’un round suivant. « À » une réglette ou moins d’un bord, un socle se trouve tout entier dans la bande de cette profondeur ; « à au moins » une réglette de quelque chose, l’écart est de cette longueur ou plus.
    .title = Plus de place
rule-WC-F7 = Qui « joue en premier » ou « a la priorité » tient le Marqueur Avantage au round 1. Aux rounds suivants, ou si rien n’est dit, WB-R1 décide.
    .title = Qui joue en premier
rule-WC-R6 = Là où un scénario n’avait qu’une carte dessinée, les zones découlent de son texte : profondeurs et distances selon la couleur d’une réglette, camps face à face. Les décors sont tirés au hasard avec la densité que le texte demande : léger, c’est 6 à 8 éléments sur 10 % de la table, moyen 9 à 12 sur 16 %, dense 13 à 16 sur 22 %. Entre deux éléments, ou jusqu’à un marqueur, il reste au moins 64 mm, et chaque zone et chaque objectif est accessible. Vous pouvez modifier et enregistrer une table.
    .title = Zones et décors sans carte

## Round and activation

rule-WB-R1 = Le Marqueur Avantage va où le dit le scénario ; sinon au camp qui a le moins de figurines, et à nombre égal au hasard. C’est recalculé à chaque round. Qui le tient joue le premier tour du round.
    .title = Le Marqueur Avantage
rule-WB-R2 = Les tours alternent. À votre tour, vous rendez Prête une figurine qui ne l’est pas ; puis soit vous activez toutes vos figurines Prêtes, l’une après l’autre dans l’ordre de votre choix, soit vous passez et rassemblez ainsi un plus grand groupe. S’il ne vous reste aucune figurine à rendre Prête, vous activez celles qui le sont. Une figurine activée est Utilisée. Le round se termine quand toutes les figurines sont Utilisées.
    .title = Rendre Prête et activer
rule-WB-R3 = Une activation comporte deux Actions principales, qui peuvent être la même : Déplacement, Charge, Tir, Combat rapproché, Lancer, Expertise, Préparation, Interaction. Une Interaction coûte une Action, sauf si le scénario dit qu’elle est gratuite. Ce qui ne coûte aucune Action, comme regarder un marqueur, reste possible après la dernière.
    .title = Deux Actions principales
rule-WB-R9 = Au début d’une activation, tout se passe dans cet ordre : feu et poison, puis étourdissement, puis dé du SVAV, puis dé de l’IA. Une figurine de l’IA cherche donc sa colonne avec la Santé qui lui reste après avoir brûlé.
    .title = Le début d’une activation
rule-WB-R4 = Un Point d’Action (PA) achète une Action Rapide d’une sorte que montrent les cartes de la figurine. Une Action Rapide a −2 à sa Compétence, et son Déplacement ou sa Charge a une couleur de moins. Les PA se dépensent entre les Actions principales ou après elles, jamais pendant une Action. Les PA gagnés dans une Action Rapide ne comptent pas, et les PA inutilisés sont perdus à la fin de l’activation.
    .title = Points d’Action, Actions Rapides

## Preparing and reacting

rule-WB-R5 = La Préparation pose un jeton Réaction sur la figurine. Un déclencheur est toute Action d’un ennemi sauf la Préparation, ou le fait qu’un allié ou la figurine elle-même soit touché. La figurine doit s’en apercevoir : à portée de sa réglette de Vigilance et en vue ; pour les Déplacements et les attaques, deux fois cette réglette. Une attaque n’a pas besoin d’être vue pour être un déclencheur, et une attaque gratuite n’en est jamais un. Une Réaction est une Action Rapide de n’importe quelle sorte (WB-R4). Tous ceux qui réagissent le déclarent d’abord, puis leur propriétaire résout les Réactions dans l’ordre de son choix. Une figurine engagée ne réagit qu’à ceux avec qui elle est engagée, et si elle réagit à des dégâts subis, elle ne peut que se Déplacer. Les jetons inutilisés partent à la fin du round.
    .title = Préparation, déclencheurs, Réactions
rule-WB-R6 = Un déclencheur ouvre une fenêtre, après l’Action entière : une Charge avec son Cri de Guerre, la Poussée et la poursuite ; une attaque avec dégâts et Glissade ; un Déplacement avec les mines qu’il a fait sauter. Il suffit de s’apercevoir de la figurine qui agit à son départ, à son arrivée ou à un tournant de son chemin. Une figurine dépense un jeton par fenêtre ; être touché et être attaqué sont une seule fenêtre. Les Réactions n’ouvrent aucune fenêtre.
    .title = Quand vous réagissez
rule-WB-R7 = La cible d’une Charge peut réagir en combattant celui qui a chargé ou en partant. Partir lui donne une attaque gratuite, mais aucune après un Cri de Guerre qu’il a perdu ; après un Cri de Guerre qu’il a gagné, la cible ne réagit pas du tout. Les autres qui tirent sur lui tirent dans un engagement (WB-F15).
    .title = Réagir à une Charge
rule-WB-R8 = Si une Réaction déclarée est devenue impossible, vous pouvez en changer ; si rien n’est possible, son jeton est perdu. Si la figurine active est retirée, son activation se termine ; si elle est poussée ou étourdie, elle continue avec les Actions qui lui restent.
    .title = Quand une Réaction change tout

## Shooting and explosives

rule-WB-F1 = Pour tirer, une figurine a besoin de la Compétence de l’arme, d’une ligne de vue sur la cible et d’une portée qui l’atteint ; la portée dit quels dés d’effet sont lancés. Chaque couvert donne −2 à la Compétence et +1 à l’armure de la cible. Le Lancer se résout de même avec la Compétence de lancer. Si la cible est engagée, le hasard décide qui est touché parmi ceux qui sont engagés ensemble (WB-F15).
    .title = Le Tir
rule-WB-F15 = Un Tir sur une figurine engagée est testé contre la figurine visée. S’il réussit, celle qui est vraiment touchée est tirée au sort entre elle et toutes les figurines qui la touchent, avec la même chance pour chacune. Portée et couvert restent ceux du test ; l’armure est celle de la figurine tirée au sort.
    .title = Tirer dans un engagement
rule-WB-F20 = Tir balayé : une arme marquée ×4 ou ×5 tire jusqu’à autant de coups en une Action ; chaque cible suivante est à distance jaune ou moins de la précédente. Cela ne se combine pas avec une attaque critique. Une arme à portée minimale ne tire sur rien de plus proche et ne sert pas en Combat rapproché. Une arme qui demande de la Force ne sert qu’aux figurines qui en ont au moins autant.
    .title = Tir balayé et limites des armes
rule-WB-F9 = Une arme à Tir Lent est Chargée ou Vide. Elle commence Chargée ; chaque attaque la vide. Les armes à usage unique disparaissent après usage ; les armes à amorcer accumulent des jetons comme le disent leurs cartes, puis les libèrent. Notre interprétation : recharger coûte une Action.
    .title = Tir Lent, usage unique, amorçage
rule-WB-F8 = Une arme de zone touche chaque socle que son disque touche, ami ou ennemi, chacun avec son propre lancer d’armure ; le diamètre du disque est la réglette de sa couleur. Un Lancer va aussi loin que la couleur de lancer de l’Unité. Une touche directe ajoute pour la cible les suppléments de la carte. Si le test échoue, le disque dévie : le tableau de la carte donne la réglette selon la marge d’échec, avec X la dernière ligne ; le Jeton Déviation donne la direction. Une mine est posée par une figurine non engagée à distance orange ou moins d’elle ; cela coûte une Action de Déplacement. Elle est armée dès le tour suivant de son propriétaire et saute quand un ennemi termine une Action dans son rayon ou le traverse. Notre interprétation : ce rayon est lui aussi un disque, dont la réglette est le diamètre, et les murs qui bloquent la vue en protègent.
    .title = Zones, Lancers et mines
rule-WB-F16 = Un disque qui dévie s’arrête à un mur qui bloque la vue ; hors de la table, il n’a aucun effet. Les suppléments de la touche directe sont perdus. Les figurines engagées n’ont aucune protection. Un élément qui bloque la vue entre le centre du disque et une figurine protège cette figurine.
    .title = La déviation
rule-WB-F11 = Une tourelle a fusil 4, 5 de Santé, une armure de 2 contre le physique, de 1 contre l’énergie et X contre la radiation, une Vigilance verte et une arme à deux portées vertes. Elle commence chaque round avec trois jetons Réaction et ne fait que réagir.
    .title = Les tourelles

## Close combat

rule-WB-F2 = Une figurine est engagée tant que son socle touche celui d’un ennemi. Une figurine engagée ne se bat qu’en Combat rapproché, et seulement contre ceux qu’elle touche. Si elle part, chacun d’eux fait une attaque gratuite, qui n’est pas un déclencheur. Un Déplacement peut se terminer au contact et donc engager, sans Bonus de Charge.
    .title = Engagé
rule-WB-F3 = Le Combat rapproché utilise la Compétence de combat rapproché. Avec une arme de combat rapproché, une Force de 7 ou plus ajoute 1 dé noir. Tout le monde a une arme improvisée : dé vert, 1 dégât physique. Une arme à feu en Combat rapproché a −2 à la Compétence et donne +1 d’armure à la cible ; les Super mutants utilisent alors leur Compétence de combat rapproché. Si un autre allié touche la cible, ajoutez un dé vert en tout.
    .title = Le Combat rapproché, en détail
rule-WB-F4 = Une Charge est un Déplacement plus long, avec la réglette de Charge, qui se termine au contact. Elle donne un Bonus de Charge, un dé noir ou un dé vert à votre choix, pour la prochaine attaque de Combat rapproché de cette activation. Une figurine qui a un poing de couleur peut ensuite tenter un Cri de Guerre, un test en opposition contre le poing de la cible. Gagné : les deux dés, une Poussée de la couleur du poing, et la Charge n’est pas un déclencheur pour la cible. Perdu : le dé de la Charge reste, et la cible peut partir sans attaque gratuite en dépensant une Réaction. Un poing blanc ne fait que résister ; un poing barré est immunisé.
    .title = Charge et Cri de Guerre
rule-WB-F19 = Seule une figurine non engagée charge, et elle doit voir sa cible au départ, sauf si sa carte dit autre chose. La Charge peut se terminer au contact de plusieurs ennemis ; l’un d’eux est la cible nommée.
    .title = Quand vous pouvez charger
rule-WB-F5 = Une Poussée éloigne la cible en ligne droite de celui qui pousse, jusqu’à ce que quelque chose l’arrête ; celui qui pousse peut la poursuivre. La Glissade vient après une attaque de Combat rapproché : la figurine peut tourner autour du socle de l’ennemi tant qu’elle reste au contact.
    .title = Poussée et Glissade
rule-WB-F12 = Une Poussée s’arrête à un terrain infranchissable, à tout socle et au bord de la table ; le terrain difficile ne compte pas. Le contact avec un ennemi engage. Une Poussée ne provoque pas d’attaque gratuite et n’est pas un déclencheur, mais les mines sautent.
    .title = Ce qui arrête une Poussée
rule-WB-F13 = Qui poursuit une figurine poussée va tout droit jusqu’à ce que les socles se touchent ; ce n’est pas un déclencheur. Vous ne pouvez pas poursuivre tant que vous touchez un autre ennemi.
    .title = La poursuite
rule-WB-F14 = Une attaque gratuite est une seule attaque de Combat rapproché avant le Déplacement, sans PA et sans Poussée. Si la figurine qui part est retirée, elle reste où elle était. Seul compte le contact abandonné : qui continue de toucher un ennemi ne lui donne pas d’attaque gratuite.
    .title = Les attaques gratuites

## Damage, armour and conditions

rule-WB-F6 = Les dégâts sont la base de l’arme plus les icônes de dégâts. Pour chaque type, physique, énergie et radiation, lancez le dé rouge : un nombre qui ne dépasse pas l’indice, diminué de la réduction d’armure, bloque autant de dégâts, un plus grand n’en bloque aucun. Un « +1 » à côté de l’indice bloque toujours 1 de plus ; X est immunisé ; – est sans armure. Une figurine dont les dégâts atteignent la Santé est retirée. Les dégâts de radiation ont leurs propres jetons et comptent aussi contre la Santé.
    .title = Dégâts et armure
rule-WB-F18 = Des dégâts de plusieurs types demandent un lancer d’armure par type. Les icônes de réduction ne baissent que l’indice contre le premier type, et jamais le « +1 ».
    .title = Dégâts mixtes
rule-WB-F7 = L’Armure assistée prend les dégâts la première, jusqu’à son bonus d’Endurance ; puis elle est dégradée et son autre face compte. Seules les Unités d’une seule figurine en portent, et jamais les Super mutants.
    .title = L’Armure assistée
rule-WB-F17 = À chaque coup reçu, le propriétaire choisit les indices de l’Armure assistée ou ceux de la figurine. Les dégâts de tout type remplissent la carte jusqu’à son bonus d’Endurance, et l’excédent va à la figurine ; puis la carte est retournée, ses jetons partent, et les nouveaux indices comptent à partir du coup suivant. La carte ne se soigne pas, et son bonus d’Endurance n’augmente pas la Santé.
    .title = L’Armure assistée, coup par coup
rule-WB-F10 = Aucune figurine n’a deux fois le même état. Gelée : −2 à toutes les Compétences, Déplacements d’une couleur de moins, pas de Préparation, jusqu’à la fin de son activation ; le feu la remplace. Bras blessé : −2 à toutes les Compétences, jusqu’à un Stimpak. Jambe blessée : Déplacements d’une couleur de moins, jusqu’à un Stimpak. En feu : 1 dégât sans armure au début de chaque activation, puis un lancer du Jeton Chance, qui éteint le feu s’il est chanceux. Étourdie : coûte une Action. Le jeton −2 : −2 aux Compétences, tant que sa carte le dit. Les robots ont besoin d’un kit de réparation au lieu d’un Stimpak. Notre interprétation : empoisonnée veut dire 1 dégât sans armure au début de chaque activation, jusqu’à guérison.
    .title = Les états
rule-WB-I5 = Un objet qui a de la Santé s’attaque comme une figurine non engagée. Il n’engage jamais personne.
    .title = Les objets qui ont de la Santé

## Heroes, leaders and luck

rule-WB-H1 = Une figurine Héroïque a +1 de Santé, peut faire des Déplacements, attaques et Expertises rapides, accumule des Points de Critique et a de la Chance. Au début de son activation, elle lance le dé bleu du SVAV : chaque bouteille donne 1 PA.
    .title = Les figurines Héroïques
rule-WB-H2 = Une figurine capable de critiques met 1 Point de Critique sur l’arme pour chaque coup qui touche, et 1 de plus pour chaque « ! ». Un compteur plein peut être dépensé au début d’une attaque ultérieure : elle réussit d’office, sans le dé blanc, et utilise la colonne critique. Les armes de jet n’ont pas de critiques.
    .title = Les attaques critiques
rule-WB-H3 = Une figurine qui a de la Chance commence avec autant de Jetons Chance que sa valeur de Chance. Dépensez-en un et lancez-le ; s’il est chanceux, une de ces choses arrive : un coup raté de 2 au plus touche, un coup qui touche de 2 au plus rate, 1 dégât de moins, ou 1 Point de Critique de plus après avoir touché. Chanceux ou non, le jeton est dépensé.
    .title = La Chance
rule-WB-H5 = La Chance ne change jamais un X ni un « ! ».
    .title = Ce que la Chance ne change pas
rule-WB-H4 = Une carte de Leader a un effet personnel et une aura. Une aura atteint les figurines à portée de la réglette de Présence du Leader et en vue ; la même aura ne compte pas deux fois. Une carte de Leader n’aide que les figurines de la faction du Leader.
    .title = Les Leaders

## Markers, items and special units

rule-WB-I1 = Un Marqueur Investigation à portée de Vigilance et en vue d’une de vos figurines peut être regardé, en secret et sans Action. Un Marqueur Examinable demande le contact et l’Expertise qu’il montre : fouille, crochetage ou ordinateurs. Une icône de danger pioche une carte de la pile de dangers, qui est de notre création et compte au moins 12 cartes. Notre interprétation : après un test raté, cette figurine ne peut plus essayer ce marqueur pendant ce round.
    .title = Regarder et fouiller
rule-WC-F9 = Une Interaction demande le contact et de ne pas être engagé, et coûte une Action sauf si le scénario dit autre chose. Une figurine au contact regarde un Marqueur Examinable gratuitement : vide, il est retiré ; objet, une Action pioche 1 Objet sans test ; icône de Compétence, une Action d’Expertise réussie pioche 1 Objet ; danger, subissez-le, puis piochez comme pour objet. Les marqueurs vidés quittent la table. Un Marqueur Investigation à icône examinable est remplacé par un Marqueur Examinable face cachée parmi ceux mis de côté, ou par un marqueur objet. Marqueurs Examinables : lettres A à H, 4 vides, et 14 ordinaires, soit 5 objet, 2 fouille, 2 crochetage, 2 ordinateurs, 3 danger. Marqueurs Investigation : numéros 1 à 8, 8 vides, 8 à icône examinable. Un objectif porté tombe où son porteur est retiré et peut être ramassé ; les chiens ne portent que si un scénario le dit.
    .title = Les marqueurs et ce qu’ils cachent
rule-WB-I2 = Les trouvailles viennent de la pile d’Objets des Terres Désolées. Les Objets à usage limité servent à toute l’Unité et peuvent être partagés avec un allié à distance jaune ou moins et en vue, si aucun des deux n’est engagé. Les Objets trouvés peuvent être posés et ramassés sans Action ; ceux du départ ne changent jamais de mains.
    .title = Les Objets
rule-WB-I4 = Crue, la nourriture soigne moins ou apporte de la radiation ; cuite, ce qui demande d’en être équipé dès le départ, elle soigne davantage. Un Stimpak retire 4 dégâts normaux et les blessures, un RadAway 4 dégâts de radiation ; les autres cartes impriment leurs propres nombres. Drogues et alcools s’estompent : trois stades, chacun plus faible que le précédent ou différent. Notre interprétation : au dernier stade d’une drogue, lancez le dé bleu ; l’icône imprimée sur la carte signifie l’addiction, avec les malus imprimés jusqu’à guérison.
    .title = Nourriture, drogues et soins
rule-WB-I3 = Les chiens n’utilisent que les cartes à patte, leurs propres armes, et la nourriture ou les Stimpaks que partage un allié qui n’est pas un chien ; ils n’ont ni crochetage ni ordinateurs. Les créatures n’utilisent que les cartes à griffe : leurs propres armes, jusqu’à 2 mods de créature et 1 Objet qui n’est pas une arme. Les robots n’utilisent que les cartes de robot : jusqu’à 2 armes, 2 mods et 1 Objet ; ils sont immunisés contre le poison et la radiation et se soignent avec des kits de réparation ; un robot qui commence à s’autodétruire ne fait plus que se Déplacer et explose à la fin de son activation suivante : zone jaune, 4 dégâts physiques, un dé noir et deux dés jaunes. Les Super mutants sont immunisés contre la radiation, utilisent leur Compétence de combat rapproché pour les armes à feu en Combat rapproché, ne portent pas d’Armure assistée, et leur nourriture compte comme cuite.
    .title = Chiens, créatures, robots, mutants

## The end of a battle

rule-WC-F5 = On regarde si une bataille est finie après chaque Action avec ses Réactions, et à la fin du dernier round. Un camp est éliminé quand il n’a aucune figurine sur la table, aucune qui attende d’entrer et aucune qui se soit échappée. Si le camp qui reste peut encore obtenir mieux par ses propres Actions, on lui demande s’il joue jusqu’au dernier round ou s’il arrête aussitôt ; l’IA continue. Sinon, la bataille se termine. Si rien n’est atteint à la fin, c’est une égalité.
    .title = Quand une bataille se termine
rule-WC-F6 = Le vainqueur reçoit 200 Caps, le perdant 120. Une récompense imprimée dans le scénario remplace les 200 du vainqueur et rien d’autre : le perdant garde ses 120. Après une égalité, chaque camp reçoit 160. Si toutes les Forces valaient 1000 Caps ou plus, chacun en reçoit 50 de plus, même en plus d’une récompense imprimée. Sans Colonie, une récompense imprimée augmente d’autant la limite de la prochaine Force du vainqueur, une fois.
    .title = Les récompenses

## Against the wasteland: the AI

rule-WC-A1 = Étalez les cartes d’Unité et les cartes d’IA de l’IA, et donnez à chaque Unité ce que nomme sa carte d’IA. Chaque figurine de l’IA reçoit un jeton numéroté. Mélangez les Marqueurs d’IA des mêmes numéros, déployez-les comme le dit le scénario, retournez-les, et placez chaque figurine où se trouve son numéro. Les jetons forment une pile face cachée : elle décide de l’ordre d’activation.
    .title = Mettre l’IA en place
rule-WC-A2 = Joueurs et IA jouent à tour de rôle, en commençant par qui tient le Marqueur Avantage. Au tour de l’IA, un jeton numéroté est pioché et cette figurine devient Prête ; puis toutes les figurines Prêtes de l’IA sont activées, le plus petit numéro d’abord.
    .title = Le tour de l’IA
rule-WC-A22 = Le jeton d’une figurine retirée, Utilisée ou déjà Prête est remis et un autre est pioché ; si aucun ne convient, seules les figurines Prêtes agissent. À chaque round, les jetons de toutes les figurines de l’IA encore en vie sont mélangés à nouveau. Deux Forces de l’IA ont deux piles.
    .title = La pile de jetons
rule-WC-A26 = En coopération, les joueurs sont un seul camp avec un seul tour : le prochain joueur dans l’ordre des places qui a une figurine à rendre Prête en rend une Prête.
    .title = Jouer ensemble
rule-WC-A3 = L’IA a un Objectif : vaincre X, protéger X, aller à X, utiliser X, ou aucun. X est le Sujet : un lieu donné ou n’importe lequel d’un genre, une ou plusieurs figurines données ou n’importe lesquelles d’un genre. Le scénario nomme l’Objectif et le Sujet, qui peuvent changer pendant une bataille.
    .title = Objectif et Sujet
rule-WC-A4 = Une figurine de l’IA a deux Actions. Une fois par activation, elle lance le dé bleu, dont les icônes choisissent la ligne de la matrice de sa carte ; bouteille et étoile ensemble comptent comme une étoile, et deux icônes peuvent avoir leur propre ligne. Sa Situation, par exemple sa Santé ou les alliés proches, choisit la colonne : la première à partir de la gauche qui convient, sinon la dernière. La case contient la lettre de la Réponse ; une case sombre est Téméraire, une claire Prudente ; une lettre soulignée ne rompt pas un engagement. L’icône à droite de la ligne est la Méthode : un couteau pour le Combat rapproché, une cible pour la distance. Notre interprétation : une figurine dont la Santé dépasse toutes les colonnes, comme une figurine Héroïque indemne, n’en remplit aucune et prend la dernière.
    .title = La matrice
rule-WC-A5 = La Réponse vaut pour toute l’activation, mais l’Action qu’elle signifie est cherchée à nouveau avant chaque Action, selon ce que montre alors la table.
    .title = Une Réponse, réévaluée à chaque fois
rule-WC-A6 = En Déplacement, une figurine Téméraire prend le chemin le plus court ; une Prudente couvre au moins la moitié de sa réglette vers son but, puis s’arrête au point le plus sûr qu’elle puisse atteindre (WC-A23). En Combat rapproché, une figurine Prudente préfère les ennemis engagés avec elle, puis ceux engagés avec un allié, puis les autres. Au Tir, seule une figurine Téméraire prend pour cibles des ennemis engagés. Si elle poursuit après une Poussée, WC-A16 seul en décide.
    .title = Téméraire et Prudente
rule-WC-A7 = Les Réponses sont A Attaque, M Déplacement, O Objectif, F Repli, D Défense. Chacune a une Liste d’Activités, dont la première entrée possible est exécutée.
    .title = Les cinq Réponses

## What the AI does

rule-WC-A8 = A en Combat rapproché : 1. combattre ; 2. charger au contact ; 3. se Déplacer au contact ; 4. se Déplacer pour qu’une Charge atteigne ensuite l’ennemi ; 5. se Déplacer pour qu’un Déplacement l’atteigne ensuite ; 6. se Déplacer vers l’ennemi ; 7. faire O. Le Bonus de Charge est vert ou noir au hasard, et le Cri de Guerre est utilisé chaque fois que c’est possible. Ce que les règles ou un Évènement interdisent en ce moment n’est pas possible : l’entrée suivante.
    .title = A en Combat rapproché
rule-WC-A9 = A à distance : 1. tirer ; 2. se Déplacer pour pouvoir tirer à l’Action suivante, aussi loin que la réglette le permet, mais en s’arrêtant à distance jaune de tout ennemi ; 3. se Déplacer vers l’ennemi ; 4. faire O. L’arme de prédilection, soulignée sur la carte, passe avant, sinon une autre qui convient à la Méthode ; à défaut, WC-A24. Ce que les règles ou un Évènement interdisent en ce moment n’est pas possible : l’entrée suivante.
    .title = A à distance
rule-WC-A24 = Sans arme pour sa Méthode, une figurine de l’IA en recharge une vide si cela lui sert ; sinon elle fait O, et si O revenait à A, M. Le Lancer compte comme un Tir.
    .title = Pas d’arme pour la Méthode
rule-WC-A10 = Si une Action a plusieurs cibles, descendez les Cibles Prioritaires de la carte jusqu’à ce qu’il en reste une ; s’il en reste plusieurs, tirez au sort. La plus proche : le moins de Déplacements, terrain difficile compris ; au Tir, le plus petit écart. La plus faible : le moins de Santé restante ; la plus vigoureuse : le plus de Santé restante. La plus forte : la plus haute Santé maximale. La plus blessée : le plus de jetons de dégâts, radiation comprise. Vulnérable : le plus bas indice contre le premier type de dégâts de l’arme, où +1 compte et l’immunité est au plus haut. La plus lente : la plus courte réglette de Déplacement. La plus rapide : la plus longue réglette de Charge. La plus efficace : la plus haute valeur finale de Compétence. Prête, Utilisée : celles-ci d’abord. Importance : la plus proche du Sujet. Engagée, désengagée : celles-ci seulement, sauf s’il ne devait rester personne. Capable : a ce qu’il faut pour l’Objectif.
    .title = Les Cibles Prioritaires
rule-WC-A11 = Si l’Objectif est de vaincre et qu’il ne reste qu’une figurine de l’IA, elle prend le Sujet avant toute priorité.
    .title = La dernière figurine de l’IA
rule-WC-A12 = M : au contact du Sujet, faites O à la place. Sinon, Déplacement vers le Sujet sans engager personne ; de plusieurs Sujets, celui qui demande le moins de Déplacements. Les chemins se calculent Déplacement par Déplacement : seul celui qui traverse un Terrain Difficile est raccourci. Ils contournent les figurines amies derrière lesquelles il faudrait s’arrêter. Notre interprétation : un Sujet qu’on ne peut toucher sans s’engager vient après tous les autres.
    .title = M, Déplacement
rule-WC-A13 = O dépend de l’Objectif. Vaincre X : A, avec X pour seule cible. Protéger X : D. Aller à X : M. Utiliser X : Interaction, sinon Déplacement au contact, sinon M. Si O est impossible, faute de la Compétence, parce que le Sujet a disparu ou est déjà tenu, ou parce qu’il n’y a pas d’Objectif, faites A. Être trop loin n’est pas impossible.
    .title = O, Objectif
rule-WC-A14 = F : M vers son propre point de déploiement ; si elle y est, O. D : parcourez la liste de A comme si la figurine se tenait, non engagée, à la place du Sujet, avec ses propres réglettes et armes et sans l’entrée « faire O ». La cible trouvée est la seule pour A ; si elle ne peut être ni attaquée ni engagée avec cette Action, M vers le Sujet. Une figurine Prudente utilise le Combat rapproché si le Sujet est engagé avec cette cible. Notre interprétation : D avec un ennemi pour Sujet est O, sans Sujet A. Si plusieurs ennemis menacent autant le Sujet, l’un d’eux est tiré au sort, qu’il puisse être attaqué ou non.
    .title = F, Repli, et D, Défense
rule-WC-A21 = Dans une même Action, on n’entre dans chacune des Réponses A, M, O, D et F qu’une fois au plus ; une seconde entrée devient A contre n’importe quel ennemi. Si c’est impossible, la figurine se Déplace vers l’ennemi le plus proche ; si cela non plus n’est pas possible, l’Action est perdue.
    .title = Ne pas tourner en rond

## How the AI does it

rule-WC-A15 = Si une figurine engagée de l’IA devait partir pour sa Réponse et que la lettre est soulignée, elle fait A en Combat rapproché contre ceux qu’elle touche, même si sa Méthode est à distance. Non soulignée, elle part, attaques gratuites comprises. A en Combat rapproché : la cible est choisie parmi celles qu’elle touche ou atteint avec un Déplacement ; touchée, elle est combattue, sinon la figurine se Déplace vers elle. A à distance : elle s’écarte pour tirer ensuite, en restant à portée, avec un Tir qui n’est pas plus difficile, à l’endroit le plus sûr. Notre interprétation : sans issue permise, elle combat.
    .title = Les figurines engagées de l’IA
rule-WC-A16 = Une figurine de l’IA poursuit après une Poussée selon le premier cas qui convient : après une Charge toujours ; avec la Réponse A seulement en Combat rapproché ; avec O ou D seulement si elle est Téméraire. Ce qui compte est la Réponse de la matrice, pas celle à laquelle elle mène. Notre interprétation : avec M ou F, elle ne poursuit jamais. Une Poussée due à un coup compte comme après une Charge si le bonus de Charge a servi à ce coup.
    .title = L’IA et la poursuite
rule-WC-A17 = Si, après une attaque de Combat rapproché, l’ennemi peut glisser au contact du Sujet, ou d’une figurine de l’IA qui touche le Sujet, la figurine de l’IA glisse aussi loin du Sujet qu’elle peut, jamais hors de la table.
    .title = L’IA et la Glissade
rule-WC-A18 = Une figurine de l’IA dépense ses icônes d’abord pour les effets qui en utilisent le plus, jusqu’à ce qu’aucun ne soit plus possible. Elle n’utilise de Points d’Action que comme le dit sa carte d’IA, après ses deux Actions. Les dégâts normaux sont retirés avant la radiation.
    .title = Icônes et Points d’Action de l’IA
rule-WC-A19 = Une figurine Héroïque de l’IA lance le dé du SVAV au début ; un Point d’Action ou plus donne une seule Action Rapide après ses deux Actions. Elle accumule les Points de Critique normalement et utilise une attaque critique dès qu’elle peut. Elle n’utilise la Chance que pour réduire des dégâts, dès qu’elle peut.
    .title = Les figurines Héroïques de l’IA
rule-WC-A23 = L’endroit le plus sûr est celui où le moins d’ennemis pourraient tirer sur elle ou la charger en une Action ; puis celui où elle a le plus de couverts contre eux ; puis le plus proche du Sujet ou de la cible ; puis celui du chemin le plus court ; puis celui des plus petites coordonnées, x avant y.
    .title = L’endroit le plus sûr
rule-WC-A25 = Hors de son activation, l’IA fait toujours ses attaques gratuites, avec son arme de combat rapproché de prédilection, et prend le meilleur indice quand elle est touchée. Elle dépense une Réaction au premier déclencheur qui permet d’en attaquer l’auteur ; sans attaque possible, elle se Déplace vers l’endroit le plus sûr. Elle n’utilise ni Objets, ni Boosts, ni trouvailles, sauf si sa carte le dit.
    .title = L’IA entre ses activations
rule-WC-A20 = Les exemples à côté de ces règles font foi : deux attaques (WC-A9, WC-A8), une défense (WC-A14), trois réévaluations (WC-A5), une Glissade (WC-A17), la matrice (WC-A4), les jetons (WC-A1) et le changement d’Objectif (WC-A3). Overseer joue chacun d’eux exactement comme il est raconté.
    .title = Les exemples
rule-WC-R7 = Canigou a 6 de Santé, comme le dit sa carte d’Unité. C’est seulement dans l’exemple de WC-A9 qu’il en a 8.
    .title = La Santé de Canigou

## The worked examples

rulebook-example-wasteland-cost = Trois Colons avec des fusils d’assaut et 4 grenades à fragmentation pour l’Unité coûtent 3 × 40 pour les figurines, 3 × 8 pour les fusils et 4 × 7 pour les grenades : 172 Caps dans la liste de 2020.
rulebook-example-wasteland-shot = Un Paladin avec une Compétence de fusil de 7 tire sur une cible derrière deux couverts. La valeur est 7 − 4 = 3, la probabilité sans icône est donc de 35 %, et l’armure de la cible augmente de 2.
rulebook-example-wasteland-tokens = L’IA a deux Unités : trois Scribes de terrain et un Paladin. Elle prend quatre jetons numérotés, un par figurine ; peu importe qui reçoit quel numéro.
rulebook-example-wasteland-reactor = L’IA veut emporter un prototype de réacteur. Son Objectif est d’abord « utiliser le réacteur », c’est-à-dire ici le prendre. Dès qu’elle l’a, l’Objectif devient « aller au point d’entrée », pour s’enfuir avec le butin.
rulebook-example-wasteland-matrix = Un Super mutant à qui il reste 3 de Santé obtient deux étoiles. Dans la ligne des deux étoiles, la colonne de 4 à 6 de Santé ne convient pas, celle de 1 à 3 convient, et elle dit M : le Mutant se Déplace vers le Sujet.
rulebook-example-wasteland-next-target = Avec A à distance, une figurine tire et élimine sa cible. Personne d’autre n’est à portée : sa seconde Action est un Déplacement vers un autre ennemi.
rulebook-example-wasteland-healthiest = Une figurine avec A à distance préfère l’ennemi le plus vigoureux et tire sur le premier de deux. Blessé, il a maintenant moins de Santé restante que le second, et le second Tir est pour celui-là.
rulebook-example-wasteland-pushed-away = L’Objectif est d’aller à un point éloigné, et une figurine Prudente avec un O souligné est engagée. Elle reste et combat : touché, poussé. Prudente, elle ne poursuit pas. De nouveau libre, elle se Déplace vers le point éloigné avec sa seconde Action.
rulebook-example-wasteland-ranged-attack = Un Super mutant avec 6 de Santé obtient une explosion : A, Prudente, à distance. L’ennemi le plus blessé, l’Unique Survivant avec 5 dégâts, est engagé avec un Molosse mutant et n’est donc pas une cible ; un Mutant Téméraire aurait pu tirer. Un Colon et Canigou ont 3 dégâts chacun, la priorité suivante décide : la plus faible. Il reste 1 de Santé au Colon et 5 à Canigou ; le Colon est abattu et retiré. Canigou, préparé, réagit et court hors de vue. Pour la seconde Action, il n’y a plus personne sur qui tirer : le Mutant se Déplace pour pouvoir tirer ensuite, aussi loin qu’il peut, mais en s’arrêtant à distance jaune de son ennemi.
rulebook-example-wasteland-close-attack = Le même Mutant obtient une étoile à la place : A en Combat rapproché. Il ne touche personne et ne peut donc pas combattre ; mais tous les ennemis sont à portée de Charge, et cette fois c’est l’Unique Survivant, le plus blessé, qui est chargé.
rulebook-example-wasteland-defence = Un Super mutant avec 6 de Santé obtient une bouteille : O, Téméraire, Combat rapproché. L’Objectif est de protéger un prisonnier, O devient donc D. Depuis la place du prisonnier, l’Unique Survivant et un Colon pourraient être chargés, et l’Unique Survivant est le plus blessé : c’est la cible. De là où se tient vraiment le Mutant, sa Charge est trop courte : il se Déplace vers le prisonnier. Avec sa seconde Action, la cible est la même et à portée : le Mutant charge.
rulebook-example-wasteland-slide = Une Brute de l’IA combat un Chevalier à côté du bureau à crocheter, le Sujet. Si la Brute restait en place, le Chevalier pourrait glisser autour d’elle jusqu’au bureau après une attaque. La Brute glisse donc aussi loin du bureau qu’elle peut et entraîne le Chevalier avec elle.

## Scenarios against the AI

rule-WC-X11 = Embuscade. Décors moyens, 6 rounds. Objectif de l’IA : vaincre n’importe quel ennemi. Les figurines de l’IA au milieu, à au moins bleu de chaque bord ; les joueurs à orange ou moins des bords, tout autour de la table. Les joueurs gagnent aussitôt qu’il ne reste aucune figurine de l’IA. L’IA gagne s’il en reste une à la fin du round 6, ou quand les joueurs sont éliminés. Notre interprétation : l’IA est placée en premier, ses figurines à au moins orange l’une de l’autre, et chacune se replie où elle a commencé ; les figurines de l’IA ne quittent jamais la table et s’arrêtent à son bord, poussées ou non ; en coopération, les 2 ou 3 Forces se partagent la limite à parts égales, chacune avec un Leader, et sont placées Unité par Unité dans l’ordre des places ; l’IA a autant de Caps que les joueurs, par option 100 ou 200 de plus.
    .title = Embuscade
rule-WC-X12 = Détruire et récupérer. Décors moyens, 6 rounds. Les joueurs à jaune ou moins d’un bord, l’IA à jaune ou moins du bord opposé. Un Marqueur Investigation près du centre, face visible et à couvert, est le casque. Seules les figurines de l’IA, sauf les chiens, le prennent : gratuitement, en le touchant. Un porteur retiré le laisse où il se tenait. Tant qu’aucune figurine de l’IA ne le porte, l’Objectif de toutes est d’aller au casque ; ensuite, celui du porteur est d’aller au bord d’où il est venu, et celui des autres de protéger le porteur. La phase est vérifiée avant chaque Action. L’IA gagne aussitôt qu’un porteur quitte la table. Les joueurs gagnent quand l’IA est éliminée ou à la fin du round 6. Notre interprétation : le casque se trouve à jaune ou moins du centre, et aucun socle ne peut s’arrêter dessus ; le porteur sort par son propre bord, par un Déplacement ou une Charge, pas par une Poussée ; un chien de l’IA qui le touche fait A ; s’il ne reste que des chiens et que personne ne le porte, les joueurs gagnent aussitôt.
    .title = Détruire et récupérer
rule-WC-X13 = Couper la tête. Décors moyens, 6 rounds. Les joueurs au milieu, à au moins bleu de chaque bord ; les figurines de l’IA le long de tous les bords, à orange ou moins. Objectif de l’IA : vaincre le Leader des joueurs, qui ne peut pas quitter la table : Déplacements et Poussées s’arrêtent à son bord. L’IA gagne aussitôt que le Leader est retiré. Les joueurs gagnent quand l’IA est éliminée ou à la fin du round 6. Notre interprétation : les joueurs sont placés en premier, puis l’IA à intervalles égaux et à au moins orange l’une de l’autre ; en coopération, les joueurs désignent un de leurs Leaders.
    .title = Couper la tête
rule-WC-X14 = Piller la zone. Décors moyens, 6 rounds. Les joueurs à jaune ou moins d’un bord, l’IA à jaune ou moins du bord opposé ; 8 Marqueurs Examinables sans lettre, à au moins rouge des bords et jaune les uns des autres. Objectif de l’IA : utiliser les Marqueurs Examinables ; elle devrait avoir la fouille et le crochetage. Elle délaisse pour de bon un marqueur si aucune de ses figurines en vie n’a la Compétence voulue. Les Objets d’une figurine retirée restent où elle se tenait, et n’importe qui peut les prendre. À la fin du round 6, le camp dont les Objets récoltés valent le plus de Caps gagne ; à valeur égale, c’est une égalité. Un camp éliminé ne garde rien, et l’autre gagne. Notre interprétation : les marqueurs sont tirés parmi les 14 ordinaires et 4 vides et placés face cachée au hasard ; l’équipement de départ et les Objets épuisés ne comptent pas ; une figurine de l’IA qui rate un test délaisse ce marqueur pour le round, et elle n’utilise, ne pose et ne donne jamais ses trouvailles ; sont capables les ennemis qui ont la fouille ou le crochetage.
    .title = Piller la zone
rule-WC-X15 = Escorter la brahmine. 6 rounds ; l’IA a 100 Caps de plus que les joueurs. Des bâtiments à volonté, mais un passage large d’au moins bleu mène du bord des joueurs au bord opposé. Joueurs et brahmine à rouge ou moins de leur bord et à au moins noir des bords latéraux ; puis l’IA, chaque figurine à orange d’un bord latéral, à droite et à gauche tour à tour, à au moins rouge l’une de l’autre, ou jaune si elle a plus de 10 figurines. La brahmine a 10 de Santé et une armure de 1 contre chaque type ; elle ne fait rien et peut être engagée. À la fin de chaque round, elle se Déplace de rouge vers le bord opposé. Objectif de l’IA : vaincre la brahmine. Si elle meurt, la bataille se termine aussitôt et l’IA gagne : 150 Caps. En vie à la fin avec 6 de Santé ou plus, les joueurs gagnent 200 Caps, avec 1 à 5 de Santé 100. Notre interprétation : elle commence au milieu du rectangle des joueurs sur un socle de 25 mm de rayon, et l’IA à au moins bleu de ce rectangle ; les joueurs choisissent son chemin, jusqu’à rouge et en contournant les socles ennemis ; si elle touche le bord opposé, elle est sauvée et la bataille se termine ; elle peut être poussée, enflammée, et soignée avec de la nourriture ou un Stimpak par un allié au contact ; elle ne compte ni pour l’élimination ni pour le Marqueur Avantage.
    .title = Escorter la brahmine
rule-WC-R10 = Le poste de police : les murs donnent un couvert, sont difficiles à franchir et ne bloquent pas la vue. En armure : 6 rounds, et l’armure est une T-60 intacte. Les démineurs : qui touche seul la réserve la contrôle ; si personne n’y est, c’est le camp qui l’a trouvée. Les renforts : on compte d’abord les échappés. La brahmine : quand elle sort d’un engagement, personne n’a d’attaque gratuite.
    .title = Petites choses dans cinq scénarios

## The tutorials

rule-WC-X16 = Débuts agités. Décors légers, 4 rounds, avantage aux mutants au round 1. Survivants : l’Unique Survivant du premier jour (pistolet 10 mm), 2 Colons (fusils de chasse). Super mutants : 2 Super mutants (planche, fusil à verrou de fortune), 1 Brute (masse). Canigou est pris au piège au centre. Les mutants placent 4 Marqueurs Examinables, côté objet visible, comme pièges : à noir ou moins de Canigou et à au moins noir l’un de l’autre ; ils se déploient à orange ou moins de lui ; enfin, les survivants choisissent un bord et se déploient à orange ou moins de celui-ci. Un survivant à orange ou moins de Canigou le libère avec une Action, sans test ; il les rejoint aussitôt, pas encore Prêt. Un mutant à orange ou moins d’un piège le vide avec une Action et un test de Force. Les mutants gagnent aussitôt avec 4 pièges vidés ou quand les survivants sont éliminés ; les survivants quand Canigou est libre et les mutants éliminés. Toute autre situation à la fin du round 4 est une égalité. Notre interprétation : pris au piège, Canigou est neutre et n’est pas une cible, mais son socle bloque ; sans mutants, la bataille continue jusqu’à ce qu’il soit libre ; les pièges doivent laisser de la place aux autres ; joués par l’IA, les mutants utilisent les pièges, les survivants utilisent (libèrent) d’abord Canigou, puis vainquent n’importe quel ennemi.
    .title = Tutoriel 1 : débuts agités
rule-WC-X17 = Fort Davis. Décors légers, 4 rounds, avantage aux mutants au round 1. Survivants : l’Unique Survivant du premier jour (pistolet 10 mm), 2 Colons (fusils de chasse), Canigou. Super mutants : 3 Super mutants (planche, fusil de chasse), 1 Brute (masse). La pile d’Objets : tous les vêtements, toutes les armures, et un exemplaire de chacun : carabine de combat, pistolet laser, revolver .44, clé serre-tube, batte de baseball, fusil de combat, fusil à verrou de fortune, bourbon, Mentats, ragoût d’iguane, viande de Molosse mutant, poche de sang, Stimpak, masse, pistolet de fortune, planche. Placés à tour de rôle, face cachée et à au moins jaune l’un de l’autre : 8 Marqueurs Investigation (4 numérotés, 4 à icône examinable), puis 10 Marqueurs Examinables sur 14 (9 avec une icône de Compétence ou de danger, 2 vides, 3 objet) ; 4 sont mis de côté. Une fois tous les marqueurs placés, les survivants choisissent une zone, les mutants prennent l’autre. Un marqueur numéroté est un casier d’armes : Interaction, prenez les deux premières armes de la pile d’Objets et mélangez-le ; sans armes, l’Objet du dessus. Les trouvailles peuvent servir aussitôt, et une figurine retirée les laisse tomber. Éliminer l’autre camp fait gagner aussitôt ; à la fin du round 4, le camp qui tient le plus de cartes trouvées gagne ; à nombre égal, c’est une égalité. Notre interprétation : les zones sont à jaune ou moins de bords opposés, les marqueurs à au moins rouge de ceux-ci et orange des bords latéraux ; ramasser ce qui est tombé coûte ici une Action ; joué par l’IA, un camp utilise les marqueurs pour lesquels il a la Compétence, puis vainc n’importe quel ennemi.
    .title = Tutoriel 2 : Fort Davis
rule-WC-X18 = La centrale de traitement des eaux. Décors moyens, 6 rounds, avantage aux mutants au round 1. Survivants : l’Unique Survivant du premier jour (pistolet 10 mm, Jet), 2 Colons (fusils d’assaut, 1 Nuka-Cherry), Canigou, un Technicien asservi (fusil de combat, armure de cuir renforcée). Super mutants : 2 Super mutants (planche, fusil à verrou de fortune, 1 poche de sang), 1 Brute (masse, Nuka-Cola, Psycho), 1 Molosse mutant. La pile d’Objets : fusil de chasse, batte de baseball, pistolet de fortune, carabine de combat, pistolet laser, revolver .44, clé serre-tube, bourbon, Mentats, ragoût d’iguane, viande de Molosse mutant, 2 Stimpaks, et 2 cartes au hasard parmi vêtements, bric-à-brac et armures. Quatre marqueurs d’ordinateur, un carré de côté bleu autour du centre, sont les pompes et bornent la zone de pompage ; un Marqueur Examinable, côté objet visible, à jaune d’un coin est le générateur. De 13 Marqueurs Examinables (3 vides, 5 objet, 3 danger, 2 fouille), 10 sont placés à tour de rôle, face cachée, à au moins jaune de la zone de pompage. Les survivants se déploient dans la zone de pompage, puis les mutants à orange ou moins de n’importe quels bords. Un survivant qui touche une pompe utilise les ordinateurs : la première réussite d’un round pompe 6 000 gallons, chaque suivante 1 000. Une réussite au générateur le met en marche : 5 000 à la fin de chaque round. Si le technicien est hors de la zone quand un round commence, les premiers 2 000 gallons de ce round sont perdus. Un survivant retiré en Combat rapproché est capturé ; le technicien compte double. Les survivants gagnent aussitôt avec 30 000 gallons ; les mutants avec 4 captures, quand les survivants sont éliminés, ou à la fin du round 6. Notre interprétation : un socle en partie dans la zone est dedans ; le générateur pompe déjà au round où il démarre ; un technicien retiré est dehors ; si les mutants sont éliminés, les survivants gagnent ; joués par l’IA, les survivants qui ont les ordinateurs utilisent la pompe la plus proche (l’un d’eux d’abord le générateur) et les autres protègent le technicien, tandis que les mutants vainquent le technicien, puis n’importe quel ennemi.
    .title = Tutoriel 3 : le traitement des eaux
rule-WC-X19 = Le journal perdu. Décors moyens, 6 rounds, avantage aux survivants au round 1. Survivants : l’Unique Survivant du premier jour (T-60, fusil laser), 2 Colons (carabines de combat, combinaisons étanches endommagées ; pour l’Unité 2 Stimpaks, 1 RadAway, 3 grenades à fragmentation), Canigou. Super mutants : 1 Super mutant (masse améliorée avec module d’étourdissement), un Aviateur (bonnet d’aviateur, fusil à verrou de fortune, planche), 1 Molosse mutant, 1 Brute (lance-missiles, clé serre-tube). Placés à tour de rôle, face cachée, dans la zone centrale : 4 Marqueurs Investigation, à au moins bleu l’un de l’autre (3 vides, 1 à icône examinable, le coffre) ; puis 8 Marqueurs Examinables, à au moins orange des autres marqueurs (clés A, B et C, 1 vide, 4 objet) ; puis 6 barils n’importe où, à au moins orange des Marqueurs Examinables. Les figurines se déploient une à une à tour de rôle, à orange ou moins de bords opposés. Les survivants peuvent regarder n’importe quel Marqueur Investigation à tout moment. Quand un survivant interagit pour la première fois avec le coffre, un tirage décide si c’est la clé A, B ou C qui convient. Un survivant qui a cette clé prend le journal au contact, sans Action ; si son porteur est retiré, il reste là, et n’importe quel survivant le prend au contact. Une figurine qui termine son activation à jaune ou moins de barils lance un dé noir pour chacun : les icônes de dégâts sont des dégâts de radiation. Les survivants gagnent aussitôt que l’un d’eux quitte la table avec le journal ; les mutants quand les survivants sont éliminés ou à la fin du round 6. Notre interprétation : la zone centrale est à au moins rouge des bords de déploiement et jaune des bords latéraux ; les survivants se déploient en premier ; le premier regard à la serrure est gratuit ; les mutants peuvent prendre des clés, jamais le journal ; les clés tombent avec leur porteur ; Canigou ne porte pas le journal ; si les mutants sont éliminés, les survivants gagnent tant que le coffre peut encore être ouvert ; joués par l’IA, les survivants utilisent les Marqueurs Examinables jusqu’à tenir la bonne clé, puis le coffre, puis le porteur va au bord le plus proche et les autres le protègent, tandis que les mutants vainquent n’importe quel ennemi et plus tard le porteur.
    .title = Tutoriel 4 : le journal perdu
rule-WC-X20 = La tempête approche. Décors moyens, 6 rounds. Survivants : l’Unique Survivant (Héroïque, Leader Chasseur, Stimpak, fusil laser), l’aspirant Goddard (T-60, batte de baseball, revolver .44, poche de sang), 2 Colons (fusils d’assaut ; pour l’Unité 2 Nuka-Cherry), Canigou. Super mutants : 1 Super mutant (masse, armure de cuir renforcée, 3 grenades à fragmentation, Nuka-Cola), un Aviateur (bonnet d’aviateur, fusil à verrou de fortune, ragoût d’iguane), 2 Molosses mutants, 1 Brute (Héroïque, Leader Bagarreur, fusil à plasma, clé serre-tube, Stimpak), un Technicien asservi (carabine de combat, costume trois-pièces rapiécé, viande de Molosse mutant). Les figurines se déploient une à une à tour de rôle, les mutants d’abord. Le Marqueur Examinable A est l’entrée d’une caverne, B le lieu d’où vient l’Écorcheur, 5 autres sont des sirènes. Après l’activation de chaque figurine, lancez le Jeton Chance ; au cinquième lancer chanceux, l’Écorcheur apparaît en B, une fois. Il est l’ennemi de tous et a son activation à la fin de chaque round, avec feu, poison et étourdissement comme tous, et agit deux fois, chaque fois la première chose possible : attaquer une figurine au hasard engagée avec lui ; charger la figurine la plus proche, avec Cri de Guerre, Poussée et poursuite ; se Déplacer vers la plus proche en vue ; se Déplacer vers la plus proche. Une figurine qui n’est pas un chien peut interagir avec une sirène : l’Écorcheur se Déplace d’orange tout droit vers elle ou loin d’elle, au choix de qui l’utilise, sans attaques gratuites et sans déclencheur. Les survivants gagnent aussitôt que la Brute est retirée, les mutants quand c’est l’Unique Survivant ; les deux dans la même Action, c’est une égalité. À la fin du round 6, le Leader le plus proche de A gagne ; à distance égale, c’est une égalité. Notre interprétation : les zones sont à jaune ou moins de deux bords opposés ; A se trouve à orange du milieu d’un troisième bord et B au milieu du bord opposé à celui-ci ; une sirène est au centre, les autres à rouge plus vert de lui vers les coins ; l’Écorcheur agit aussi au round où il apparaît, ne lance lui-même aucun jeton et utilise son écrasement dès qu’il est amorcé ; joué par l’IA, un Leader va à A, les figurines à numéro impair protègent le Leader et celles à numéro pair vainquent le Leader ennemi.
    .title = Tutoriel 5 : la tempête approche
rule-WC-R4 = Dans le tutoriel 5, les sirènes sont les 5 Marqueurs Examinables posés côté objet visible.
    .title = Les sirènes
rule-WC-R11 = Dans le tutoriel 4, les Colons lancent avec l’Agilité et atteignent jaune, les dégâts de tous les barils ensemble ont droit à un lancer d’armure, et n’importe quel bord de la table est la sortie.
    .title = Détails du tutoriel 4
