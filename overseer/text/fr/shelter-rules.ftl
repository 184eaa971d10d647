# Le livret de règles de Shelter : un message par règle, nommé d'après son numéro, et les mots autour.
# Chaque texte tient sur une ligne, pour qu'un refus puisse l'afficher n'importe où.

## The page

rulebook-shelter-title = Shelter : le livret de règles
rulebook-shelter-notice = Overseer est un projet non officiel. Il n’est ni réalisé ni approuvé par l’éditeur du jeu de plateau ou par les propriétaires de son univers ; tous les noms appartiennent à leurs propriétaires. Chaque phrase de cette page est de nous.
rulebook-shelter-intro = Le superviseur n’est plus là et son fauteuil est vide. Vous êtes l’un des officiers de l’Abri, et ce fauteuil, vous le voulez. Creusez votre Niveau, mettez vos Résidents au travail, repoussez ce qui rampe hors de l’obscurité et rendez la vie sous terre agréable : quand le dernier round s’achève, l’officier qui a le plus de Bonheur devient le nouveau superviseur.
rulebook-shelter-guide = Chaque règle porte un numéro, par exemple SH-P3. Quand le jeu refuse un coup, il cite ce numéro, et vous trouvez ici la raison. { rulebook-order } Là où les règles imprimées se taisent, il a fallu trancher : ces règles portent la mention « { rulebook-mark-reading } ». Dans celles qui portent la mention « { rulebook-mark-partly } », les mots « { rulebook-reading-begins } » montrent où commence notre décision.

## The sections, in the order of play

rulebook-section-shelter-components = Le matériel
rulebook-section-shelter-components-intro = Avant de creuser, faites l’inventaire : voici les éléments du jeu, et la première limite que vous rencontrerez.
rulebook-section-shelter-setup = La mise en place
rulebook-section-shelter-setup-intro = L’Abri commence avec un Niveau aménagé que tous se partagent et un puits nu pour chaque joueur. Overseer installe tout pour vous ; voici ce qu’il fait.
rulebook-section-shelter-round = Le round
rulebook-section-shelter-round-intro = La partie se joue en rounds de trois étapes. Presque toutes vos décisions se prennent dans la deuxième : où envoyer le prochain Résident ?
rulebook-section-shelter-placing = Placer des Résidents
rulebook-section-shelter-placing-intro = Un Résident, une case : c’est le cœur du jeu. Le rouge, vous le payez ; le vert, vous le gagnez.
rulebook-section-shelter-resources = Ressources, Bonheur et Premier Joueur
rulebook-section-shelter-resources-intro = L’énergie, la nourriture et l’eau font tourner l’Abri, le Bonheur gagne l’élection, et qui joue en premier a le choix des cases.
rulebook-section-shelter-items = Objets et pistes
rulebook-section-shelter-items-intro = Le monde du dehors recèle encore des choses utiles. Un Objet vous sert round après round, pourvu que vous le laissiez souffler entre-temps.
rulebook-section-shelter-building = Construire des Salles
rulebook-section-shelter-building-intro = Six Salles font un Niveau complet. Ce que vous construisez est ouvert à tous, mais chaque visiteur vous rapporte un revenu.
rulebook-section-shelter-dwellers = Nouveaux Résidents et entraînement
rulebook-section-shelter-dwellers-intro = Plus de bras, c’est plus de tours ; et au bon endroit, un bras entraîné travaille pour deux.
rulebook-section-shelter-wounds = Blessures et soins
rulebook-section-shelter-wounds-intro = La vie sous terre laisse des traces. Un Résident blessé n’est pas perdu, mais il ne peut plus grand-chose tant que personne ne s’occupe de lui.
rulebook-section-shelter-income = Le revenu
rulebook-section-shelter-income-intro = Laissez les autres travailler dans votre Niveau : vous y gagnez aussi.
rulebook-section-shelter-threats = Les Menaces
rulebook-section-shelter-threats-intro = Dès le deuxième round, les ennuis trouvent le chemin de l’Abri. Occupez-vous-en, sinon ils bloquent vos cases et vous coûtent du Bonheur à la fin.
rulebook-section-shelter-end = La fin de la partie
rulebook-section-shelter-end-intro = Quand un Niveau est complet ou que les Menaces sont épuisées, on joue le dernier round jusqu’au bout. Puis l’Abri vote.
rulebook-section-shelter-cases = Les cas difficiles
rulebook-section-shelter-cases-intro = Ici, plusieurs règles se rencontrent. Vous n’en aurez guère besoin pour une première partie, mais Overseer les suit à la lettre.
rulebook-section-shelter-symbols = Les symboles en un coup d’œil
rulebook-section-shelter-symbols-intro = Ce tableau est un aide-mémoire. La règle citée dans la dernière colonne donne le texte complet.

## The pieces

rule-SH-C1 = Le jeu comprend 30 Salles (6 à dos rouge pour le Niveau supérieur, 24 pour le paquet), 5 Ascenseurs (1 de départ et 4 aux couleurs des joueurs), 31 Objets, 18 Menaces, 28 Résidents (7 par couleur), 4 plateaux de ressource avec 72 cubes Ressource, 42 Bonheurs, 2 dés à six faces et 1 pion Premier Joueur. Il se joue de 2 à 4 joueurs.
    .title = Ce que contient le jeu
rule-SH-C2 = Votre plateau de ressource a trois pistes : énergie, nourriture et eau. Chaque piste contient au plus 6 cubes ; ce que vous gagnez au-delà est perdu. Le Bonheur ne compte pas parmi les ressources, et les cubes ne manquent jamais. Notre interprétation : le Bonheur ne manque jamais non plus.
    .title = Six cubes par piste

## Setting up

rule-SH-S1 = L’Ascenseur de départ et les six Salles à dos rouge forment le Niveau supérieur : trois Salles de chaque côté de l’Ascenseur, toujours aux mêmes places.
    .title = Le Niveau supérieur
rule-SH-S2 = Chaque joueur choisit une couleur. Sous le Niveau supérieur vient l’Ascenseur de cette couleur, un Niveau par joueur, dans n’importe quel ordre. Notre interprétation : les options « colours » et « floors » disent qui a quel Ascenseur et quel Niveau ; sans elles, les deux suivent l’ordre des places, les Niveaux de haut en bas.
    .title = Un Niveau pour chacun
rule-SH-S3 = Vous commencez avec un plateau de ressource et 2 Résidents de votre couleur. Vos 5 autres Résidents attendent dans la boîte.
    .title = Vos premiers Résidents
rule-SH-S4 = Les Objets, les Menaces et les 24 autres Salles sont mélangés séparément et forment trois paquets.
    .title = Les trois paquets
rule-SH-S5 = Trois Objets et trois Salles sont posés face visible. Ce sont la piste d’objets et la piste de salles.
    .title = Les deux pistes
rule-SH-S6 = Le joueur qui s’est trouvé sous terre le plus récemment commence. Notre interprétation : l’option « first » désigne ce joueur ; sans elle, la graine aléatoire de la partie en tire un.
    .title = Qui commence

## The round

rule-SH-R1 = Un round a trois étapes. Étape 1 : des Menaces sont générées, sauf au round 1 (SH-T1). Étape 2 : les joueurs placent des Résidents (SH-R2). Étape 3 : les joueurs rappellent leurs Résidents (SH-R4).
    .title = Les trois étapes
rule-SH-R2 = À l’étape 2, le premier joueur commence. On joue dans le sens horaire, un tour chacun, jusqu’à ce que chaque joueur ait passé ou n’ait plus de Résident disponible.
    .title = Chacun son tour
rule-SH-R3 = À votre tour, vous faites un placement ou, à la place, vous passez. Si vous avez passé, vous ne jouez plus de tour dans ce round, mais vous touchez toujours le revenu et les effets déclenchés. Sans Résident disponible, vous n’avez pas de tour. Notre interprétation : si vous avez des Résidents, mais ni placement autorisé ni Objet utilisable, le jeu passe pour vous et vous le dit.
    .title = Placer ou passer
rule-SH-R4 = À l’étape 3, chaque joueur reprend tous ses Résidents.
    .title = Tout le monde rentre
rule-SH-R5 = Un round se termine dans cet ordre : on juge les Menaces (SH-T5) ; les Résidents reviennent et s’entraînent, joueur par joueur dans l’ordre des places, en partant de celui qui a commencé le round ; les Objets sont redressés (SH-R6) ; enfin, le jeu vérifie si la partie est finie (SH-X1, SH-X4, SH-X6).
    .title = Clore le round
rule-SH-R6 = À la fin de chaque round, tous les Objets inclinés sont redressés (SH-I2).
    .title = Les Objets se redressent

## Placing dwellers

rule-SH-P1 = Placez un de vos Résidents disponibles (SH-P8) sur une case libre : d’une Salle de l’Abri, de votre propre Ascenseur ou d’une Menace.
    .title = Un Résident, une case
rule-SH-P8 = Vos Résidents disponibles sont ceux qui se trouvent devant vous : non entraînés, entraînés (dans leur emplacement) et blessés que vous avez rappelés. Les Résidents dans le même état se valent.
    .title = Les Résidents disponibles
rule-SH-P2 = Les cases occupées, l’Ascenseur d’un autre joueur et les Salles encore dans la piste sont interdits à vos Résidents.
    .title = Accès interdit
rule-SH-P3 = Vous payez d’abord chaque coût (rouge) en entier ; si vous ne le pouvez pas, le placement est interdit. Ensuite, vous gagnez les récompenses (vertes) de gauche à droite.
    .title = Payer, puis gagner
rule-SH-P4 = Des cases reliées demandent deux de vos Résidents disponibles, placés dans le même tour. Vous payez le coût une fois et gagnez la récompense une fois.
    .title = Les cases reliées
rule-SH-P5 = Un Résident blessé n’a accès qu’aux cases portant la marque de blessé ; un Résident non blessé n’y va jamais.
    .title = Des cases pour les blessés
rule-SH-P6 = Si le Résident que vous placez sur une case S.P.E.C.I.A.L. est entraîné pour sa lettre, vous gagnez deux fois toute la ligne de récompenses. Deux Résidents entraînés pour cette lettre sur des cases reliées donnent toujours la ligne deux fois, pas davantage. Tout autre Résident peut y aller, sans le bonus. Les coûts et le lancer de combat ne se répètent pas, le revenu n’est pas doublé, et chaque Salle supplémentaire se paie selon SH-Y9. Notre interprétation : vous parcourez la ligne de gauche à droite, puis encore une fois ; A B devient donc A B A B et non A A B B.
    .title = La bonne lettre compte double
rule-SH-P7 = Les règles imprimées ne laissent à votre choix que l’échange (SH-Y12) et le revenu (SH-E1), et obligent à réapprovisionner (SH-Y15). Notre interprétation : toutes les autres récompenses sont automatiques aussi, et vous ne choisissez que l’Objet, la Salle, la lettre ou le cube ; mais vous pouvez renoncer à une construction gratuite et à la seconde construction d’une ligne doublée. Une récompense que vous ne pouvez pas prendre est sautée et ne rend jamais un placement interdit.
    .title = Ce que vous pouvez refuser

## Resources, happiness and the first player

rule-SH-Y1 = Pour chacun de ces symboles, vous gagnez un cube de cette sorte : énergie, nourriture ou eau. Dans la zone de coût, vous en payez un à la place.
    .title = Énergie, nourriture, eau
rule-SH-Y2 = Chaque « ? » est un cube de votre choix, gagné ou payé. Plusieurs à la suite forment un seul choix de combinaison. Notre interprétation : pour un gain, seules les pistes où il reste de la place vous sont proposées ; si toutes sont pleines, le gain est perdu sans question.
    .title = Un cube au choix
rule-SH-Y3 = Pour chacun de ces symboles, vous gagnez un Bonheur.
    .title = Le Bonheur
rule-SH-Y12 = Dès que vous atteignez ce symbole et jusqu’à la fin de votre tour, vous pouvez payer ce que montre un côté pour gagner ce que montre l’autre, dans les deux sens et autant de fois que vous voulez. Notre interprétation : vous décidez chaque fois d’un sens et d’une quantité. Un échange qui ne ferait que ramener à des cubes que vous avez déjà eus en échangeant n’est pas proposé, afin que chaque tour ait une fin ; dès qu’un Objet ou une récompense change vos cubes, on repart de zéro.
    .title = L’échange
rule-SH-Y4 = Prenez aussitôt le pion Premier Joueur. Celui qui le détient quand le round se termine commence le suivant ; l’ordre du round en cours ne change pas.
    .title = Le pion Premier Joueur

## Items and displays

rule-SH-Y6 = Prenez un Objet de votre choix dans la piste d’objets ; la carte est remplacée aussitôt, même entre deux gains. Dans la zone de coût, vous défaussez à la place un de vos propres Objets.
    .title = Gagner ou payer un Objet
rule-SH-I1 = Un Objet agit pour vous tant qu’il se trouve devant vous, à tout moment ou quand son texte le dit.
    .title = Ce que fait un Objet
rule-SH-I2 = Si une capacité demande d’incliner l’Objet, tournez-le sur le côté. Un Objet incliné ne peut pas être incliné de nouveau avant d’être redressé. Un Objet sans moment précis s’utilise quand vous le voulez : pendant votre propre tour, avant le placement, entre deux récompenses et après la dernière. Un Objet soumis à une condition agit lorsqu’elle est remplie ; le jeu vous pose alors la question. Notre interprétation : avant la fin du placement des Résidents, le jeu interroge encore une fois chaque joueur qui a un Objet utilisable à ce moment, afin que rien d’utilisable ne se perde.
    .title = Incliner un Objet
rule-SH-I3 = Un Objet gagné arrive redressé, et vous pouvez l’utiliser aussitôt. Vous pouvez payer un Objet incliné comme coût, et il compte pour départager une égalité (SH-X3).
    .title = Objets neufs, Objets inclinés
rule-SH-Y7 = Redressez un de vos Objets inclinés, à votre choix.
    .title = Redresser un Objet
rule-SH-Y15 = Les trois cartes de la piste que montre le symbole vont à la défausse, et vous en piochez trois nouvelles.
    .title = Réapprovisionner une piste
rule-SH-Y16 = Quand il faut piocher une carte et que le paquet d’Objets ou de Salles n’en a plus, sa défausse est mélangée et devient le nouveau paquet. Un réapprovisionnement défausse d’abord ses cartes : elles peuvent donc revenir tout de suite.
    .title = Un paquet est épuisé
rule-SH-Q8 = Si un paquet et sa défausse sont vides tous les deux, la piste reste incomplète.
    .title = Plus rien à piocher

## Building rooms

rule-SH-Y8 = Prenez une Salle de la piste et posez-la tout au bout du côté gauche ou droit de votre propre Niveau, contre votre Ascenseur ou contre une Salle déjà construite là ; il y a place pour trois Salles au plus de chaque côté. La carte est remplacée aussitôt dans la piste. Dès le tour suivant, tout le monde peut utiliser la nouvelle Salle.
    .title = Construire une Salle
rule-SH-Y9 = Le symbole de coût de construction est un coût (SH-P3) : avec le placement, vous désignez une Salle de la piste et un côté de votre Niveau, et vous payez le coût imprimé sur cette Salle. Elle vous est réservée jusqu’à ce que son symbole de construction soit atteint. Si vous ne pouvez payer aucune Salle, ou si votre Niveau n’a plus de place libre, le placement est interdit. Un symbole de construction sans coût de construction est gratuit.
    .title = Payer une Salle
rule-SH-Q10 = Le Bonheur imprimé avec une construction payée se gagne une fois pour chaque Salle que ce symbole construit, jamais sans construction.
    .title = Du Bonheur pour une Salle
rule-SH-Q6 = Quand votre sixième Salle est construite, les symboles de construction suivants sont sautés.
    .title = Le Niveau est plein

## New dwellers and training

rule-SH-Y5 = Prenez dans la boîte un Résident de votre couleur et posez-le sur le symbole. Il revient avec le rappel et il est disponible à partir du round suivant. Vous n’avez jamais plus de 7 Résidents.
    .title = Un nouveau Résident
rule-SH-Q5 = Avec 7 Résidents, vous pouvez encore utiliser une case qui donne un nouveau Résident, mais cette récompense est perdue.
    .title = Sept, c’est complet
rule-SH-Y10 = Rien ne se passe maintenant. Au rappel, ce Résident va dans un emplacement libre de S.P.E.C.I.A.L., à votre choix, ou dans celui de la lettre imprimée dans le symbole. Notre interprétation : un symbole d’entraînement sur des cases reliées entraîne un seul des deux Résidents.
    .title = L’entraînement
rule-SH-Y11 = L’entraînement dure jusqu’au prochain placement de ce Résident, quelle que soit la case, puis il est perdu.
    .title = Un entraînement, un placement
rule-SH-Y17 = Pour chaque lettre, un seul de vos Résidents peut être entraîné à la fois. Notre interprétation : si la lettre imprimée dans le symbole est prise, le Résident revient sans entraînement.
    .title = Un Résident par lettre
rule-SH-Q3 = Deux de vos Résidents qui s’entraînent lors du même rappel ont besoin de deux lettres différentes.
    .title = Deux élèves, deux lettres

## Wounds and healing

rule-SH-Y14 = Dans la zone de coût, ce symbole blesse aussitôt chaque Résident que vous placez ici. Il reste blessé, même après le rappel, tant qu’on ne l’a pas soigné.
    .title = Blessé comme coût
rule-SH-Y13 = Le Résident sur cette case se relève : il n’est plus blessé. Notre interprétation : sur des cases reliées, les deux se relèvent.
    .title = Les soins
rule-SH-Q11 = Un Résident blessé au moment du rappel est entraîné malgré tout. Il est couché dans son emplacement et ne peut aller que sur une case portant la marque de blessé (SH-P5) ; ce placement met fin à l’entraînement.
    .title = Blessé et entraîné

## Income

rule-SH-E1 = Quand un Résident d’un autre joueur est placé sur une case de Salle de votre Niveau, vous pouvez prendre une ressource de votre choix.
    .title = Les visiteurs rapportent
rule-SH-E2 = Vous ne touchez pas de revenu quand cette case est couverte par une Menace.
    .title = Pas de revenu des Menaces
rule-SH-E3 = Le Niveau supérieur n’appartient à personne : les placements n’y rapportent aucun revenu.
    .title = Le Niveau de personne
rule-SH-E4 = Un placement donne au plus un revenu. En comptant chaque Résident, on pourrait aussi en donner deux sur des cases reliées ; nous comptons le placement. Que deux Résidents aillent sur des cases reliées ou que les récompenses soient doublées, c’est toujours un cube. Les cases portant la marque de blessé le donnent aussi.
    .title = Un cube par placement
rule-SH-E5 = Le jeu vous propose le revenu juste après le paiement du coût, avant les récompenses. Les pistes pleines ne sont pas proposées, et avec trois pistes pleines on ne vous demande rien.
    .title = Quand vient le revenu

## Threats

rule-SH-T1 = À partir du round 2, on lance deux dés pour chaque Niveau, de haut en bas, même pour un Niveau sans Salle. La somme est la colonne. Chaque Menace est posée avant le lancer pour le Niveau suivant.
    .title = Des Menaces sont générées
rule-SH-T2 = Les colonnes vont de 2 à 12, de gauche à droite ; 7 est le puits. Sur un 7, si le Niveau n’a pas de case dans cette colonne ou si une Menace la couvre déjà, on ne pioche pas de carte et ce Niveau ne reçoit aucune Menace.
    .title = Où elles arrivent
rule-SH-Q9 = Les numéros des colonnes font partie de l’ensemble de cartes. Chaque case du Niveau supérieur a son propre numéro : dix cases en ont donc un, et une Salle de chaque côté a une case unique ou des cases reliées ; seule une case de soins peut s’y ajouter, à côté de l’Ascenseur et sans numéro (SH-Q12). Par défaut, depuis la gauche : Salle extérieure 2 et 3, Salle du milieu 4 et 5, Salle intérieure 6 ; à droite : Salle intérieure 8, Salle du milieu 9 et 10, Salle extérieure 11 et 12. Une Salle du Niveau d’un joueur prend les numéros de sa place, la case de gauche d’abord. À une place intérieure, la case voisine de l’Ascenseur n’a pas de numéro. Une case unique ou des cases reliées répondent à tous les numéros de leur place, et une case à côté de cases reliées à aucun.
    .title = Les numéros des colonnes
rule-SH-T3 = Une Menace remplace la case, avec ses coûts, ses récompenses, sa lettre, son lien et sa marque de blessé, jusqu’à ce qu’elle soit retirée. Seul compte ce que montre la Menace : un Résident non blessé, sauf si elle montre autre chose.
    .title = La Menace prend la place
rule-SH-Q4 = Une Menace couvre toute la case, même quand il s’agit de cases reliées.
    .title = Rien ne dépasse
rule-SH-T7 = Seules les Menaces qui portent le symbole de combat se combattent. Sur toute autre, vous réglez le coût et recevez la récompense comme sur une case.
    .title = Des Menaces sans combat
rule-SH-T4 = Quand vous placez un Résident sur une Menace qui porte le symbole de combat, vous lancez deux dés. Si la somme atteint ou dépasse le nombre, vous gagnez la récompense. Si elle reste en dessous, vous repartez sans récompense et le Résident est blessé.
    .title = Le combat
rule-SH-Q7 = Les Objets qui ajoutent au lancer de combat s’annoncent avant lui. Vous pouvez en utiliser plusieurs, et chacun est incliné. Pour les Objets qui font relancer ou qui répondent à un combat perdu, la question vient après le lancer.
    .title = Armé pour le combat
rule-SH-T8 = Sur une Menace à cases reliées, vous ne lancez les dés qu’une fois ; si vous perdez, les deux Résidents sont blessés.
    .title = Combattre à deux
rule-SH-T5 = Au rappel, une Menace est défaussée si son Résident n’est pas blessé à ce moment-là. Avec un Résident blessé, ou sans personne, elle reste. Un combat perdu suivi d’un Objet qui soigne retire donc la Menace, et une blessure payée comme coût la laisse en place.
    .title = Vaincue ou toujours là
rule-SH-T9 = Un nouveau Résident posé sur son symbole (SH-Y5) n’occupe pas de case, n’apporte aucun revenu et ne compte pas quand on juge les Menaces (SH-T5).
    .title = Les nouveaux regardent
rule-SH-T6 = Si une Menace doit être générée et que le paquet de Menaces est vide, on mélange les Menaces défaussées et on les utilise ; la partie se termine malgré tout comme le dit SH-X4. Notre interprétation : s’il n’y a pas non plus de défausse, aucune Menace n’est générée.
    .title = Plus de Menaces dans le paquet

## The end of the game

rule-SH-X1 = Dès qu’un joueur construit la sixième Salle de son Niveau, le round en cours est le dernier : quand il s’achève, la partie est finie.
    .title = La sixième Salle
rule-SH-X4 = Le round où la dernière carte du paquet de Menaces est piochée est lui aussi le dernier, même si SH-T6 refait le paquet.
    .title = La dernière Menace
rule-SH-X6 = Si, pendant deux rounds de suite, aucun joueur ne peut faire autre chose que passer, la partie s’arrête à la fin du second. Une partie encore en cours à la fin du round 60 s’arrête là ; aucune vraie partie ne dure aussi longtemps.
    .title = Le dernier coup de cloche
rule-SH-X5 = À la fin, les Objets qui agissent « en fin de partie » rapportent d’abord. Ensuite, les Menaces prennent leur Bonheur (SH-X2), puis on compare les joueurs (SH-X3).
    .title = L’ordre du décompte
rule-SH-X2 = Quand la partie se termine, vous défaussez un Bonheur pour chaque Menace de votre propre Niveau. Notre interprétation : vous ne descendez jamais sous zéro, et les Menaces du Niveau supérieur ne coûtent rien à personne.
    .title = Les Menaces coûtent du Bonheur
rule-SH-X3 = Le joueur qui a le plus de Bonheur l’emporte. En cas d’égalité, on compare les cubes Ressource, puis les Résidents, puis les Objets : le plus grand nombre gagne. Si l’égalité demeure, la victoire est partagée.
    .title = Le nouveau superviseur

## Hard cases

rule-SH-Q1 = Dans une ligne doublée (SH-P6), ressource, « ? », Bonheur, Objet, redressement, nouveau Résident et réapprovisionnement ont lieu deux fois. Une construction donne deux Salles : la carte de la piste est remplacée entre les deux, et vous désignez et payez la seconde quand vous l’atteignez. Échange, entraînement, soins et Premier Joueur n’ont pas de second effet.
    .title = Ce qui double ou non
rule-SH-Q2 = Sur des cases reliées, l’entraînement adéquat de l’un des deux Résidents suffit à doubler la ligne, et tous deux perdent leur entraînement. Une blessure dans le coût blesse les deux, et un seul Résident blessé suffit pour que la Menace reste.
    .title = À deux sur une case
rule-SH-Q12 = Un Abri plein de Résidents blessés que personne ne peut soigner ne bougerait plus jamais. Quelles que soient les Menaces dans l’Abri, une case de soins doit donc rester ouverte à un Résident blessé dont le joueur n’a rien du tout : aucun numéro ne l’atteint, elle ne coûte rien et un seul Résident suffit. Les cartes standard en ont deux, dans l’Entrée de l’Abri et dans le Traitement de l’eau, à côté de l’Ascenseur. La vérification d’un ensemble de cartes prouve qu’il y en a une. Elle refuse aussi les Objets qui se paient eux-mêmes et pourraient servir sans fin ; de plus, personne n’utilise plus de 62 Objets en un tour.
    .title = Toujours un moyen de guérir

## The symbols at a glance

rulebook-symbols-name = Symbole
rulebook-symbols-where = Où
rulebook-symbols-meaning = Signification
rulebook-symbols-rule = Règle
rulebook-where-reward = récompense
rulebook-where-cost = coût
rulebook-where-either = récompense ou coût
rulebook-where-space = case
rulebook-where-threat = Menace
rulebook-symbol-resource = Énergie, nourriture, eau
rulebook-symbol-resource-meaning = Gagnez ou payez un cube de cette sorte.
rulebook-symbol-any = « ? »
rulebook-symbol-any-meaning = Gagnez ou payez un cube de votre choix.
rulebook-symbol-happiness = Bonheur
rulebook-symbol-happiness-meaning = Gagnez un Bonheur.
rulebook-symbol-trade = Échange
rulebook-symbol-trade-meaning = Échangez un côté contre l’autre autant de fois que vous voulez.
rulebook-symbol-first = Premier Joueur
rulebook-symbol-first-meaning = Prenez le pion Premier Joueur et commencez le round suivant.
rulebook-symbol-item = Objet
rulebook-symbol-item-meaning = Prenez un Objet de la piste ; comme coût, défaussez-en un des vôtres.
rulebook-symbol-ready = Redresser
rulebook-symbol-ready-meaning = Redressez un de vos Objets inclinés.
rulebook-symbol-refresh = Réapprovisionner
rulebook-symbol-refresh-meaning = Remplacez toutes les cartes de la piste d’objets ou de salles.
rulebook-symbol-build = Construire
rulebook-symbol-build-meaning = Ajoutez une Salle de la piste à votre Niveau.
rulebook-symbol-build-cost = Coût de construction
rulebook-symbol-build-cost-meaning = Payez le coût imprimé sur la Salle que vous construisez.
rulebook-symbol-dweller = Nouveau Résident
rulebook-symbol-dweller-meaning = Un Résident de votre couleur sort de la boîte et vous rejoint.
rulebook-symbol-training = Entraînement, avec ou sans lettre
rulebook-symbol-training-meaning = Au rappel, ce Résident va dans l’emplacement d’une lettre.
rulebook-symbol-wound = Blessure
rulebook-symbol-wound-meaning = Le Résident que vous placez ici est blessé.
rulebook-symbol-heal = Soins
rulebook-symbol-heal-meaning = Le Résident sur cette case n’est plus blessé.
rulebook-symbol-letter = Lettre
rulebook-symbol-letter-meaning = Un Résident entraîné pour elle gagne les récompenses deux fois.
rulebook-symbol-wounded = Marque de blessé
rulebook-symbol-wounded-meaning = Seuls des Résidents blessés peuvent y aller.
rulebook-symbol-linked = Cases reliées
rulebook-symbol-linked-meaning = Placez deux Résidents dans le même tour.
rulebook-symbol-fight = Combat, avec un nombre
rulebook-symbol-fight-meaning = Lancez deux dés : le nombre atteint donne la récompense, sinon une blessure.
