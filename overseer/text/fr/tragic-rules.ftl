# Le livret de règles de Tragic : un message par règle, nommé d'après son numéro, et les mots autour.
# Chaque texte tient sur une ligne, pour qu'un refus puisse l'afficher n'importe où.

## The page

rulebook-tragic-title = Tragic : le livret de règles
rulebook-tragic-notice = Overseer est un projet non officiel. Il n’est ni réalisé ni approuvé par l’auteur du jeu de cartes imprimé ni par les propriétaires de son univers ; tous les noms appartiennent à leurs propriétaires. Chaque phrase de cette page est de nous.
rulebook-tragic-intro = Deux survivants, une ruine, et de la place pour un seul. Apportez soixante cartes, un corps avec ses défauts et les quelques choses que vous faites le mieux. Gagnez en force point après point, appelez des amis, enfilez ce qui tient encore debout, et faites tomber les Points de Vie adverses à zéro avant d’avoir perdu tous les vôtres.
rulebook-tragic-guide = Chaque règle porte un numéro, par exemple TR-P3. Quand le jeu refuse un coup, il cite ce numéro, et vous trouvez ici la raison. { rulebook-order } Là où les règles imprimées se taisent, il a fallu trancher : ces règles portent la mention « { rulebook-mark-reading } ». Dans celles qui portent la mention « { rulebook-mark-partly } », les mots « { rulebook-reading-begins } » montrent où commence notre décision.

## The sections, in the order of play

rulebook-section-tragic-aim = But du jeu et chiffres
rulebook-section-tragic-aim-intro = Pour gagner, mettez l’adversaire à terre. Voici les chiffres avec lesquels vous vous battez, et le moment où le jeu les regarde.
rulebook-section-tragic-zones = Les zones
rulebook-section-tragic-zones-intro = Chaque carte se trouve dans une zone, droite ou couchée. L’endroit et la position disent ce qu’elle peut faire.
rulebook-section-tragic-setup = La mise en place
rulebook-section-tragic-setup-intro = Avant le premier coup, vous décidez qui vous êtes : soixante cartes, jusqu’à deux Traits et trois Compétences, choisis sans savoir ce qu’apporte l’autre.
rulebook-section-tragic-turn = Le tour
rulebook-section-tragic-turn-intro = Vous jouez à tour de rôle. Un tour suit ses phases dans cet ordre ; presque tout se passe dans la phase principale.
rulebook-section-tragic-paying = Payer, et poser des Aptitudes
rulebook-section-tragic-paying-intro = Vos points SPECIAL paient tout, et chaque action vous permet d’en ajouter un. Qui agit progresse.
rulebook-section-tragic-cards = Les cartes
rulebook-section-tragic-cards-intro = Les sortes de cartes, l’endroit où elles vont et le sens de certains mots. Une carte peut toujours dire le contraire.
rulebook-section-tragic-reactions = Les Réactions et la chaîne
rulebook-section-tragic-reactions-intro = Presque rien n’arrive sans que l’autre joueur ait son mot à dire. Les réponses s’empilent en une chaîne, et le dernier mot passe en premier.
rulebook-section-tragic-attacking = Attaquer
rulebook-section-tragic-attacking-intro = Frappez vous-même ou envoyez vos Alliés. Les dégâts passent par des étapes fixes : vous pouvez donc les calculer avant de frapper.
rulebook-section-tragic-keywords = Les mots-clés
rulebook-section-tragic-keywords-intro = Les mots en majuscules sur une carte sont des mots-clés. Chacun est une petite règle ; les voici toutes.
rulebook-section-tragic-ends = La fin du duel
rulebook-section-tragic-ends-intro = La plupart des duels s’achèvent quand quelqu’un n’a plus de Points de Vie (TR-A2). Il y a d’autres façons de finir, et quelques cartes qui méritent une précision.
rulebook-section-tragic-limits = Les limites
rulebook-section-tragic-limits-intro = Pour que chaque duel ait une fin et chaque réponse un sens, Overseer fixe quelques bornes. Vous ne les atteindrez presque jamais.
rulebook-section-tragic-odds = Annexe : les chances de Coup Critique
rulebook-section-tragic-odds-intro = La probabilité exacte d’un Coup Critique, selon le nombre de vos chances de Coup Critique (TR-C6).

## Aim and numbers

rule-TR-A1 = Tragic est un duel. Vous avez au maximum 100 Points de Vie (PV), vous commencez avec 7 points SPECIAL, un par lettre, et vous apportez une Bibliothèque de 60 cartes. Des Traits changent ces nombres : une goule, par exemple, a un maximum de 70 PV, et certains Traits changent les points de départ.
    .title = Ce qu’a un duelliste
rule-TR-A2 = Les PV sont vérifiés chaque fois qu’un maillon de la chaîne est résolu : tous les dégâts du même instant sont infligés, puis les soins appliqués, et le jeu regarde alors, avant le maillon ou le déclenchement suivant. À 0 PV ou moins, vous avez perdu ; si c’est le cas des deux joueurs, le match est nul. Certains effets accordent un délai. Notre interprétation : un MARTYR déclenché par l’attaque mortelle arrive donc trop tard (TR-W6).
    .title = Quand on est vaincu
rule-TR-A3 = Vos PV ne dépassent jamais votre maximum. Les soins sont pour les joueurs ; ils ne soignent un Allié que si une carte le dit. À la fin du tour, les Alliés se rétablissent d’eux-mêmes (TR-T5).
    .title = Les soins
rule-TR-A4 = Si votre maximum tombe sous vos PV actuels, ceux-ci sont ramenés à ce maximum. Piocher ou chercher dans une Bibliothèque vide n’a aucun effet, sauf en phase 2 (TR-T2).
    .title = Maximum réduit, Bibliothèque vide

## The zones

rule-TR-Z1 = Chaque joueur a ces zones : Jeu (Alliés, Compagnons et Objets qui restent, sans limite) ; Combat (Alliés qui attaquent et cartes Attaque) ; Équipement ; Destruction (hors jeu pour de bon) ; Traits (0 à 2) ; Compétences (3, au plus 4) ; le suivi de l’irradiation (TR-N1) ; Bibliothèque ; Défausse ; SPECIAL (7 colonnes, une par lettre, d’au plus 10 points chacune) ; et la main, qui n’a pas de limite.
    .title = Où sont les cartes
rule-TR-Z2 = Une carte désengagée est droite, une carte engagée est couchée. Lancer un équipement coûte ce qui y est imprimé, et il arrive engagé, c’est-à-dire non porté. L’enfiler (le désengager) et le retirer (l’engager) coûtent chacun de nouveau la même chose. Vous portez au plus une pièce par endroit du corps. Notre interprétation : il faut payer aussi la première fois qu’on l’enfile.
    .title = Engagé, désengagé, porté
rule-TR-N1 = Le suivi de l’irradiation a les niveaux 0 à 10 ; vous commencez à 0. Aux niveaux 2, 4, 6, 8 et 10, les malus qui y sont imprimés s’appliquent, et les précédents continuent de s’appliquer. Le tableau du jeu de cartes dit lesquels.
    .title = Le suivi de l’irradiation

## Setting up

rule-TR-S1 = Le format dit combien de cartes de même nom et de même niveau votre Bibliothèque peut contenir : 1 en singleton, 2 en duo, 3 en trio, 4 en quad. Une carte de même nom mais d’un autre niveau est une autre carte.
    .title = Les formats
rule-TR-S2 = Une Bibliothèque a exactement 60 cartes. Au moins 18 Aptitudes sont conseillées : avec moins, on vous avertit sans vous arrêter.
    .title = Soixante cartes
rule-TR-S3 = Les deux joueurs choisissent 0 à 2 Traits en secret et les révèlent ensemble. Vous pouvez prendre « Sans Trait » à côté d’un autre Trait pour bluffer : l’autre est retiré de la partie à la révélation. Les Traits prennent ensuite effet et fixent vos PV maximum et actuels.
    .title = Des Traits secrets
rule-TR-S4 = Les deux choisissent ensuite 3 Compétences en secret, ou 4 avec le Trait qui le permet, et les révèlent ensemble.
    .title = Des Compétences secrètes
rule-TR-S5 = Chaque joueur lance un dé, et le plus haut résultat commence ; en cas d’égalité, on relance. Si un seul joueur a le Trait Kamikazé, il commence sans lancer de dé. Si les deux l’ont, on lance les dés.
    .title = Qui commence
rule-TR-S6 = Votre première main vaut trois fois votre taux de pioche : 6 cartes au taux habituel de 2, et de 3 à 9 en tout. Vous ne pouvez pas l’échanger, sauf si un Trait le permet. Notre interprétation : avec ce Trait, vous pouvez une fois mélanger votre main à la Bibliothèque et repiocher autant de cartes.
    .title = La première main
rule-TR-S7 = Vos deux Traits doivent être différents. Notre interprétation : au plus l’un d’eux est une race ; vos Compétences doivent être différentes aussi ; la Bibliothèque est remise avant la révélation des Traits ; Traits, Compétences et points SPECIAL de base ne font pas partie des 60 cartes.
    .title = Ce qui va ensemble

## The turn

rule-TR-T1 = Phase 1, désengagement : vous désengagez vos cartes des zones SPECIAL, Jeu et Compétences, mais jamais votre équipement. Qui commence le duel saute cette phase au premier tour.
    .title = Phase 1 : désengagement
rule-TR-T2 = Phase 2, pioche : vous piochez autant de cartes que le dit votre taux de pioche, 2 par défaut, 1 à 3 avec des Traits, davantage avec des effets, jamais moins de 1. Qui commence le duel saute cette phase au premier tour. Si votre Bibliothèque est vide dans cette phase, et seulement alors, vous perdez ; tant qu’il y reste une carte, vous piochez ce qu’il y a.
    .title = Phase 2 : pioche
rule-TR-T3 = Phase 3, Entretien : chaque capacité ENTRETIEN de vos cartes en jeu, de vos Compétences, Aptitudes et Traits est résolue, dans l’ordre de votre choix ; ce qui ne s’utilise que pendant l’Entretien (TR-T7) peut venir avant, entre ou après. Les effets qui disent la même chose se suivent : vous choisissez une fois pour tous.
    .title = Phase 3 : Entretien
rule-TR-T4 = Phase 4, principale : vous pouvez lancer autant de cartes, utiliser autant de capacités et de Compétences et attaquer autant de fois que vous voulez, tant que vous payez les coûts. Vous pouvez attaquer dès le tout premier tour. Les interruptions (TR-R2) et les Réactions (TR-R1), comptées comme phases 5 et 6, ont lieu dans cette phase.
    .title = Phase 4 : principale
rule-TR-T5 = Phase 7, fin : les effets de FIN DE TOUR sont résolus, puis les Alliés des deux joueurs sont entièrement soignés.
    .title = Phase 7 : Fin de tour
rule-TR-T6 = « Terminez immédiatement votre tour » arrête tout ce qui découlerait encore de cette action, mais pas votre droit de poser une Aptitude (TR-P3). Notre interprétation : les effets d’ENTRETIEN encore dus sont résolus malgré tout.
    .title = Terminez votre tour
rule-TR-T7 = Vous n’utilisez vos Compétences que pendant votre tour, sauf si la carte dit le contraire. Certaines ne s’utilisent que pendant l’Entretien.
    .title = Quand utiliser une Compétence
rule-TR-T8 = Après « terminez immédiatement votre tour », vous pouvez encore user du droit de pose ; la phase 7 vient ensuite.
    .title = Une dernière carte avant la fin
rule-TR-T9 = L’ordre en phase 7 : les effets de FIN DE TOUR dans l’ordre choisi par leur propriétaire, puis tous les Alliés sont soignés, puis chaque « +x/+y » valable jusqu’à la fin du tour expire. Un bonus qui expire ne tue donc jamais un Allié.
    .title = L’ordre en Fin de tour

## Paying, and laying ability cards

rule-TR-P1 = Un coût demande des points de certaines lettres et des points de n’importe quelle lettre. Il s’écrit SS+1 : deux points de S et un de n’importe quelle lettre. Pour chaque point, vous engagez une carte désengagée de votre zone SPECIAL, sans pouvoir revenir en arrière. Une réduction ne fait jamais descendre un coût sous 0. Notre interprétation : une carte engagée ainsi le reste jusqu’à votre propre phase 1 suivante ; les Réactions ne se paient donc qu’avec ce qui reste.
    .title = Payer un coût
rule-TR-P2 = Une carte qui porte « +1 » à la place d’un coût est une Aptitude. Elle ne coûte rien, ajoute un point à sa lettre, peut payer aussitôt et apporte son propre bonus.
    .title = Les Aptitudes
rule-TR-P3 = Chaque action de votre propre tour vous donne le droit de poser une Aptitude de votre main, désengagée. Sont des actions : lancer une carte, utiliser une capacité ou une Compétence, attaquer avec une carte Attaque ou avec des Alliés, et payer un coût d’Entretien, même si le coût est de 0, une défausse ou un simple engagement. Le droit expire avec votre action suivante ou avec la fin de votre tour, et ces droits ne se cumulent jamais. Poser ne donne pas de nouveau droit, pas plus que ce que vous faites pendant le tour adverse. Un Trait peut interdire la pose.
    .title = Le droit de pose
rule-TR-P4 = Si un effet vous dit de faire immédiatement quelque chose, vous pouvez poser l’Aptitude avant de le faire. La pose et vos autres effets « quand vous… » du même instant ont lieu dans l’ordre de votre choix ; la nouvelle carte peut donc déjà payer la Compétence qui vient d’être déclenchée.
    .title = Poser d’abord, continuer ensuite
rule-TR-P5 = Les Aptitudes ne peuvent être ni ciblées ni détruites.
    .title = Acquises pour de bon
rule-TR-P6 = Le droit de pose s’ouvre quand le coût est payé, et vous pouvez en user chaque fois qu’une décision vous est demandée : avant la réponse adverse, au milieu de la chaîne, avant ce qui doit être fait immédiatement, ou après la résolution. Poser n’entre pas dans la chaîne et n’admet aucune réponse. Le point et son bonus comptent pour tout ce qui n’est pas encore calculé ; les dégâts de base sont calculés après les Réactions (TR-C3).
    .title = Quand vous pouvez poser
rule-TR-P7 = Vous ne pouvez pas poser un 11e point d’une lettre : 10 est le maximum, et la carte de base compte.
    .title = Dix points par lettre

## The cards

rule-TR-K1 = Chaque carte a un niveau de 1 à 3, sauf les points SPECIAL de base. Un Trait a autant de bonus et autant de malus que le dit son niveau ; commencer le duel grâce au Trait Kamikazé ne compte pas parmi ses bonus.
    .title = Les niveaux
rule-TR-K2 = Les sortes de cartes sont : Aptitude, Attaque, Action, Quête, Réaction, Allié, Compagnon, Objet, Trait et Compétence ; un Objet peut être une Armure, une arme, une Drogue ou un Bâtiment. Une Quête est une Action qu’un effet cherchant une Action ne peut pas prendre ; celui qui cherche une carte quelconque le peut. Un Bâtiment est un Objet : ce qui touche les Objets le touche, mais on ne le trouve jamais dans un sac.
    .title = Les sortes de cartes
rule-TR-K3 = Un Compagnon est unique par son nom propre, des deux côtés et zones de Combat comprises. Tant qu’il y en a un de ce nom, quelle que soit sa version, personne ne peut en lancer un autre.
    .title = Les Compagnons
rule-TR-K4 = Les cartes Action, Quête, Attaque et Réaction vont à la Défausse une fois résolues, de même que les Objets qui ne disent pas qu’ils restent.
    .title = Utilisées une fois
rule-TR-K5 = Un Allié indique attaque/vie. Il peut attaquer dès le tour où il arrive, et il s’engage pour attaquer. « +x/+y » ajoute x à son attaque et y à sa vie. Il est soigné à la fin de chaque tour (TR-T5).
    .title = Les Alliés
rule-TR-K6 = Ce qu’une carte sur la table vous permet de faire, vous pouvez le faire aussi pendant le tour adverse, en interrompant la phase principale (TR-R2), sauf si la carte dit « pendant votre tour ». Pour les Compétences, c’est l’inverse (TR-T7).
    .title = À tout moment
rule-TR-K7 = Chercher signifie : prendre la carte dans votre Bibliothèque, la montrer, la mettre dans votre main et mélanger la Bibliothèque.
    .title = Chercher
rule-TR-K8 = UNIQUE : quand une carte de même nom et de même niveau entre dans une zone du même joueur, la précédente est défaussée. Les Aptitudes sont uniques. C’est une règle, pas une destruction (TR-P5).
    .title = UNIQUE
rule-TR-K9 = Un Allié dont la vie tombe à 0 va à la Défausse de son propriétaire. Une carte ne va en zone de Destruction que si un effet dit qu’elle est perdue pour de bon.
    .title = Où va un Allié vaincu
rule-TR-K10 = « Lorsque cet Allié est vaincu » agit de quelque façon que l’Allié parte : vaincu, défaussé ou détruit, sauf si une carte l’interdit.
    .title = Lorsque cet Allié est vaincu
rule-TR-K11 = La capacité active d’une carte engagée ne peut pas être utilisée, sauf si la carte le dit.
    .title = Une carte engagée se repose
rule-TR-K12 = Une arme naturelle compte comme Mêlée, même quand la carte ne le dit pas. Un coup de griffes est à la fois arme naturelle, mains nues, une main et Mêlée.
    .title = Les armes naturelles
rule-TR-K13 = Les indices d’un même mot-clé s’additionnent : MARTYR x1 et MARTYR x1 font MARTYR x2. Notre interprétation : il en va de même pour ARMURE, PÉNÉTRANT et DÉCOUVERTE.
    .title = Les indices s’additionnent
rule-TR-K14 = { card-tragic-unfinished-shelter } : le joueur à l’intérieur est immunisé contre les effets néfastes, le Bâtiment ne l’est pas. Entrer termine votre tour, et tant que vous êtes à l’intérieur, vos phases principales sont sautées. Le coût d’Entretien ne se paie que pour en sortir.
    .title = { card-tragic-unfinished-shelter }
rule-TR-K15 = { card-tragic-mysterious-stranger } : vous avez moins de dés de critique pour toutes vos attaques, pas seulement pour celle que le Trait vous offre.
    .title = { card-tragic-mysterious-stranger }
rule-TR-K16 = { card-tragic-trap-spotting } : un joueur qui affirme avoir une Réaction doit en montrer une.
    .title = { card-tragic-trap-spotting }

## Reactions and the chain

rule-TR-R1 = Une carte Réaction dit à quoi elle répond : une carte Action, Quête, Attaque ou Réaction, une capacité ou une Compétence qu’on utilise, ou une attaque d’Alliés. La chaîne est résolue du dernier maillon au premier. Un maillon qui n’est plus valide ne fait rien ; son coût reste payé, et le droit de pose demeure. Notre interprétation : seule une carte qui le dit peut répondre au lancement d’un Allié ou d’un Objet, et jamais à une pose.
    .title = Les Réactions
rule-TR-R2 = Pendant la phase principale d’un joueur, l’autre peut l’interrompre pour utiliser des capacités qui le permettent (TR-K6).
    .title = Interrompre
rule-TR-R3 = Esquiver totalement ne demande aucun lancer. Vous pouvez encore le faire après un lancer d’esquive raté (TR-R5).
    .title = Esquiver totalement
rule-TR-R4 = Après chaque maillon, seul l’adversaire de celui qui le contrôle est interrogé. Passer ferme la chaîne, qui est résolue sans nouveau maillon. Ce qui se déclenche entre-temps va sur une nouvelle chaîne, les déclenchements du joueur actif en premier, et chacun ordonne les siens.
    .title = Qui est interrogé
rule-TR-R5 = On peut répondre à une attaque à deux moments : quand elle est déclarée, et après un lancer d’esquive raté, avant la perte de PV.
    .title = Deux moments pour répondre
rule-TR-R6 = Une capacité utilisée pour interrompre entre dans la même chaîne, jamais pendant la résolution d’un maillon.
    .title = Les interruptions et la chaîne

## Attacking

rule-TR-C1 = Il y a quatre formes d’attaque : une carte Attaque contre le joueur, une carte Attaque contre un Allié, des Alliés contre le joueur, et des Alliés contre un Allié, où les deux camps infligent leurs dégâts en même temps. Un Allié frappé par une carte Attaque fait une Contre-Attaque, engagé ou non, même s’il meurt : au même instant, sa valeur d’attaque est infligée au joueur attaquant, dont l’armure compte. Il n’y a pas de Contre-Attaque contre les Actions, les dégâts de zone ou INCAPACITÉ. Notre interprétation : l’Allié visé par la carte fait sa Contre-Attaque même si un protecteur prend les dégâts à sa place (TR-W13). Une carte Attaque qui vise aussi une carte en jeu peut être jouée quand il n’y a personne à frapper ; seul cet effet a alors lieu.
    .title = Quatre formes d’attaque
rule-TR-C2 = Un Mouvement d’Attaque, c’est un ou plusieurs Alliés, désignés dans n’importe quel ordre, qui attaquent ensemble une même cible. Chaque Allié désengagé du joueur attaqué peut bloquer un attaquant, dans n’importe quel ordre. Chaque attaquant répartit ses dégâts entre ses bloqueurs, et chaque bloqueur frappe son attaquant ; les attaquants sans bloqueur touchent le joueur. Une carte Attaque ne peut pas être bloquée. Notre interprétation : seule une attaque contre le joueur peut être bloquée, et bloquer n’engage pas le bloqueur ; un Allié attaqué par plusieurs contre-attaque l’un d’eux, que désigne son joueur.
    .title = Mouvements et blocages
rule-TR-C3 = Le déroulement d’une carte Attaque : payer ; la mettre en zone de Combat ; Réactions ; annoncer dégâts de base, types et pénétration ; soustraire l’armure ; lancer les dés de critique ; appliquer le ciblage et les répétitions ; perdre les PV.
    .title = Le déroulement d’une carte Attaque
rule-TR-C4 = Les dégâts de base peuvent croître avec vos points SPECIAL. Exemple : vous avez 4 points de Force, celui de base compris, et la carte Force légendaire, qui est elle-même le 5e point et donne +1 dégât. Un coup de batte de niveau 2 a alors (5 + 1) × 2 = 12 dégâts de base ; un Coup Critique avec le Trait qui multiplie par 3 en fait 36.
    .title = Les dégâts de base
rule-TR-C5 = Exemple : de 12 dégâts de base contre 3 d’armure, dont 2 sont ignorés, il reste 11. L’attaque vise la main droite d’un droitier qui a le Trait { card-tragic-one-handed } ; elle s’applique donc une fois de plus : 22.
    .title = Armure et répétition, un exemple
rule-TR-C6 = Pour un Coup Critique, vous lancez 1 dé de confirmation, acquis quoi qu’il arrive, et un dé par chance de Coup Critique, 2 par défaut. Si au moins deux dés montrent un 1, le coup est critique : les dégâts finaux sont doublés. Avec 0 chance ou moins, il n’y a pas de Coup Critique. Les cartes Attaque lancent ces dés, contre un joueur comme contre un Allié ; les Alliés n’en lancent pas, sauf si une carte le dit. La probabilité avec n dés est exactement 1 − (5/6)^n − n(1/6)(5/6)^(n−1).
    .title = Les Coups Critiques
rule-TR-C7 = « Une fois de plus » ajoute de nouveau le même résultat. Exemple : 10 de Force − 1 d’armure = 9 ; trois coups, dont deux critiques, font 9 × 2 × 2 + 9 = 45 dégâts, et VAMPIRISME en soigne 45.
    .title = Une fois de plus
rule-TR-C8 = Quand des Aptitudes, des Traits ou des Compétences parlent d’attaque, il s’agit des attaques du joueur lui-même, pas de celles des Alliés.
    .title = De quelles attaques on parle
rule-TR-C9 = Chaque point d’armure retire 1 aux dégâts dont il protège. L’armure simple protège de tout, l’armure antiradiation de la Radiation, l’armure antiexplosion des explosions, l’armure bactériologique du Poison et des maladies, l’armure ignifugée du feu, l’armure énergétique du feu, du cryo, du laser, du plasma et de l’électricité, le métal poli du laser. Tout ce qui s’applique s’additionne ; PÉNÉTRANT compte une fois, contre la somme. Notre interprétation : l’armure simple ne protège ni du Poison ni de la Radiation (TR-C10).
    .title = L’armure
rule-TR-C10 = Le Poison traverse l’armure simple et peut être critique. La Radiation traverse l’armure simple, n’est jamais critique et fait monter le suivi de l’irradiation (TR-N1) d’un niveau pour chaque évènement qui inflige au moins 1 dégât.
    .title = Poison et Radiation
rule-TR-C11 = Un joueur attaqué par des Alliés ne contre-attaque pas, sauf avec une Réaction ou une Compétence. Un Allié peut être attaqué, qu’il soit engagé ou désengagé.
    .title = Qui contre-attaque
rule-TR-C12 = L’ordre d’un Mouvement d’Attaque : engager les Alliés, les déplacer en zone de Combat et nommer la cible ; Réactions ; blocages ; répartition des dégâts ; dégâts ; les survivants reviennent engagés. Revenir n’est pas quitter le jeu et ne déclenche donc aucun MARTYR.
    .title = L’ordre d’un mouvement
rule-TR-C13 = Si l’un des deux combattants d’une paire a disparu avant les dégâts, cette paire n’en inflige pas. Un attaquant dont le bloqueur a disparu reste bloqué.
    .title = Disparu avant les dégâts
rule-TR-C14 = Chaque coup d’une carte à plusieurs coups affronte l’armure et lance ses dés de critique pour lui-même ; tous partagent une seule fenêtre de Réaction.
    .title = Plusieurs coups

## Keywords

rule-TR-W1 = ABSORPTION TOTALE : les dégâts, excès compris, s’arrêtent à l’Allié. Cela annule EXCÈS DE DÉGÂTS.
    .title = ABSORPTION TOTALE
rule-TR-W2 = EXCÈS DE DÉGÂTS : ce qui reste après l’armure et la vie de l’Allié passe à son joueur, moins l’armure de ce joueur. Le Coup Critique est compté avant la vie de l’Allié et n’est pas relancé ; PÉNÉTRANT agit de nouveau sur l’armure du joueur. S’il y a plusieurs bloqueurs, tous doivent d’abord recevoir des dégâts mortels.
    .title = EXCÈS DE DÉGÂTS
rule-TR-W3 = PÉNÉTRANT xN : l’attaque ignore N points d’armure.
    .title = PÉNÉTRANT
rule-TR-W4 = TRANSPERÇANT : l’attaque ignore toute armure.
    .title = TRANSPERÇANT
rule-TR-W5 = ARMURE xN : chaque coup porté à l’Allié est réduit de N.
    .title = ARMURE
rule-TR-W6 = MARTYR xN : quand l’Allié quitte le jeu de quelque façon que ce soit, il inflige son attaque × N en une seule explosion au joueur qui l’a vaincu, ou à son propre joueur si c’est lui qui l’a fait. C’est une attaque contre ce joueur : un protecteur peut la prendre sur lui (TR-W13). Notre interprétation : la dernière valeur d’attaque compte ; ce n’est jamais critique ; l’armure simple et l’armure antiexplosion comptent ; le joueur qui l’a vaincu est celui qui contrôle ce qui l’a retiré.
    .title = MARTYR
rule-TR-W7 = EN DÉFENSE : l’Allié ne peut pas attaquer, seulement bloquer. Tant qu’il est là, son joueur et les autres Alliés de ce joueur ne peuvent pas être attaqués. Un joueur qui a EN DÉFENSE n’est plus couvert par de tels Alliés. Notre interprétation : cela arrête aussi bien les cartes Attaque que les Alliés, même quand l’Allié qui couvre est engagé ; un Allié INCIBLABLE ne couvre personne.
    .title = EN DÉFENSE
rule-TR-W8 = HORDE : tous les Alliés qui l’ont attaquent ensemble la même cible. Notre interprétation : si l’un d’eux attaque, chaque Allié désengagé avec HORDE se joint à lui ; aucun n’est forcé de commencer.
    .title = HORDE
rule-TR-W9 = CIBLAGE : l’attaque vise une partie du corps. Notre interprétation : l’Armure portée à cet endroit est engagée, donc retirée.
    .title = CIBLAGE
rule-TR-W10 = INCAPACITÉ : au lieu d’infliger des dégâts, vous pouvez décider de défausser un Allié, un Objet, un Bâtiment ou un équipement adverse qui a une capacité d’engagement ou de désengagement (un équipement en a toujours une : on l’enfile et on le retire), mais jamais une carte SPECIAL, une Compétence ou un Trait. EXCÈS DE DÉGÂTS et VAMPIRISME ne s’appliquent alors pas.
    .title = INCAPACITÉ
rule-TR-W11 = INCIBLABLE : aucun joueur ne peut prendre cette carte pour cible, pas même son propriétaire, ni aucun Allié adverse. Elle peut attaquer et bloquer, et les dégâts de zone la touchent.
    .title = INCIBLABLE
rule-TR-W12 = DISCRÉTION : ni vous ni l’équipement que vous portez ne pouvez être attaqués directement, que ce soit par des cartes, par des Alliés ou par les dégâts d’une Réaction. Notre interprétation : vos Alliés peuvent l’être ; les dégâts de zone vous touchent aussi.
    .title = DISCRÉTION
rule-TR-W28 = Une attaque faite sous DISCRÉTION, et tout ce qui en découle, ne peut pas être évitée : ni esquive, ni annulation, ni détournement, ni CHARGE DE PROTECTION. Les autres Réactions restent permises.
    .title = Surgi de l’ombre
rule-TR-W29 = Votre DISCRÉTION cesse une fois résolue votre propre carte Attaque, ou une Action ou Compétence à vous qui inflige des dégâts à d’autres, et chaque carte qui la donnait est engagée. Avec SILENCIEUX, ni l’un ni l’autre n’arrive. Les attaques de vos Alliés ne la font pas cesser.
    .title = Quand cesse la DISCRÉTION
rule-TR-W31 = La DISCRÉTION dure jusqu’à ce que son attaque soit résolue : aucune Contre-Attaque ne touche donc l’attaquant. Un MARTYR déclenché par l’attaque vient après et touche, sauf si SILENCIEUX a conservé la DISCRÉTION.
    .title = DISCRÉTION, Contre-Attaque et MARTYR
rule-TR-W30 = { card-tragic-stealth-boy } : gagner DISCRÉTION coûte 2 points d’Endurance ; pour chacun de ces points que vous ne payez pas, vous perdez 1 PV. Payez à la main pour garder des points que vous avez.
    .title = { card-tragic-stealth-boy }
rule-TR-W13 = CHARGE DE PROTECTION : l’Allié peut prendre sur lui les dégâts d’une carte Attaque, d’une attaque d’Alliés ou d’un effet de zone destinés à son joueur ou à un autre Allié de ce joueur, même engagé, une fois par attaque et pour autant d’attaques que l’on veut. Notre interprétation : on le choisit avant l’armure ; l’armure et la vie du protecteur comptent ; il contre-attaque les Alliés, pas les cartes.
    .title = CHARGE DE PROTECTION
rule-TR-W14 = EXPLOSION DE ZONE : elle blesse tous les attaquants du mouvement ou, hors d’une Réaction, tous les Alliés adverses, même s’il n’y en a aucun. Il n’y a qu’un lancer de critique en tout.
    .title = EXPLOSION DE ZONE
rule-TR-W15 = FACTION : un Allié ou une autre carte d’une Faction n’attaque ni ne blesse jamais un Allié adverse de sa Faction, et ne sert à aucun effet hostile contre lui. Un Allié peut le bloquer ; aucun des deux ne subit alors de dégâts.
    .title = FACTION
rule-TR-W23 = Les Belluaires sont une Faction dont les membres peuvent se combattre et se blesser entre eux.
    .title = Les Belluaires
rule-TR-W24 = CONFRÉRIE : un joueur qui appelle un Allié ennemi de la Confrérie (TR-W27) défausse aussitôt toutes les cartes Confrérie qu’il a en jeu ou équipées.
    .title = CONFRÉRIE
rule-TR-W25 = Les dégâts d’une source de la Confrérie contre un ennemi de la Confrérie (TR-W27) sont augmentés de 1, avant l’armure et le Coup Critique.
    .title = La haine de la Confrérie
rule-TR-W26 = Un joueur qui a un Trait non-humanoïde, robot ou synthétique ne peut pas lancer de cartes Confrérie.
    .title = Les exclus de la Confrérie
rule-TR-W27 = Les ennemis de la Confrérie sont l’Enclave, l’Institut, les goules, les super-mutants, les griffemorts, les synthétiques, les robots humanoïdes C-27 et, parmi les pillards, les seuls Démons de la Rouille. Un Allié l’est par sa nature, un joueur par un Trait.
    .title = Les ennemis de la Confrérie
rule-TR-W16 = DÉCOUVERTE xN : regardez les N premières cartes de votre Bibliothèque et mettez chacune à la Défausse, sous la Bibliothèque ou dessus, dans l’ordre de votre choix.
    .title = DÉCOUVERTE
rule-TR-W17 = LUMINESCENT : les attaques de Mêlée infligent 1 Radiation de plus, que ce soit le joueur ou l’Allié qui ait ce mot-clé. La Radiation traverse l’armure simple (TR-C10) : elle est infligée même si l’armure arrête le coup.
    .title = LUMINESCENT
rule-TR-W18 = VAMPIRISME : le joueur est soigné du montant des dégâts finaux, même quand c’est un Allié qui les a infligés. Ni ce qui restait de vie à la victime, ni EXCÈS DE DÉGÂTS ne limite les soins.
    .title = VAMPIRISME
rule-TR-W19 = RECYCLAGE, une Compétence : engagez-la, payez 1 point de n’importe quelle lettre, défaussez une carte de votre main et piochez-en une.
    .title = RECYCLAGE
rule-TR-W20 = RESPIRATEUR : le gaz et l’eau n’ont aucun effet sur vous.
    .title = RESPIRATEUR
rule-TR-W21 = ACCRO : un coût qui se paie en points ou en défaussant une carte. Notre interprétation : il est dû pendant l’Entretien, et la carte dit ce qui arrive s’il n’est pas payé.
    .title = ACCRO
rule-TR-W22 = { card-tragic-good-natured } : les effets bénéfiques qui font piocher, soigner ou chercher un nombre fixe gagnent +1, jugés partie par partie. La partie hostile reste telle quelle, et un « piochez Y » séparé gagne +1 : le voleur en prend 1 et en pioche 2, RECYCLAGE en pioche 2. La phase de pioche n’y a jamais droit, ni un nombre égal à un autre, ni l’armure ; les Aptitudes, si. Notre interprétation : seuls ces bénéfices comptent, et DÉCOUVERTE xN devient DÉCOUVERTE x(N + 1).
    .title = { card-tragic-good-natured }

## The end of the duel

rule-TR-E1 = Qui abandonne perd.
    .title = Abandonner
rule-TR-E2 = Qui a une Bibliothèque vide dans la phase de pioche perd (TR-T2).
    .title = Une Bibliothèque vide
rule-TR-E3 = Avec un chronomètre : quand le temps est écoulé, on joue jusqu’à ce que les deux joueurs aient eu le même nombre de tours. Gagne alors le joueur qui a le moins de blessures (PV maximum moins PV actuels) ; à égalité, le match est nul. Exemple : un humain à 30 PV sur 100 bat un griffemort à 31 PV dont le maximum est supérieur de plus de 1.
    .title = Quand le temps est écoulé
rule-TR-E4 = { card-tragic-you-are-magic } : les Alliés que ce Trait met EN DÉFENSE le restent pendant le tour adverse. La correction imprimée peut aussi se lire dans l’autre sens.
    .title = { card-tragic-you-are-magic }
rule-TR-E5 = { card-tragic-raider-helmet } : son malus dure tant qu’il est porté sans châssis.
    .title = { card-tragic-raider-helmet }
rule-TR-E6 = Les Armures de la première édition peuvent être retirées comme tout autre équipement (TR-Z2).
    .title = L’Armure de la première édition
rule-TR-M1 = « Vos adversaires choisissent » est écrit pour n’importe quel nombre d’adversaires. Les règles laissent de la place pour 3 et 4 joueurs, mais les formats proposés sont des duels. Notre interprétation : la majorité décide, et l’ordre des places départage.
    .title = Plusieurs adversaires

## Limits

rule-TR-L1 = Une chaîne a au plus 12 maillons. Un de plus est refusé.
    .title = La plus longue chaîne
rule-TR-L2 = Vous pouvez faire au plus 100 actions dans un tour. Ensuite, vous ne pouvez plus que le terminer.
    .title = Le plus long tour
rule-TR-L3 = Après 60 tours pour chaque joueur, le duel s’achève comme si le temps était écoulé (TR-E3).
    .title = Le plus long duel
rule-TR-L4 = Au plus 50 capacités déclenchées prennent effet dans un même tour. Toute autre ne fait rien.
    .title = Déclenchements sans fin
rule-TR-L5 = Au plus 22 chances de Coup Critique comptent : personne ne lance plus de 23 dés pour un Coup Critique.
    .title = Le plus de dés
rule-TR-D1 = Un fichier ou un code de deck ne peut nommer que des cartes de cette édition.
    .title = Les cartes de cette édition
rule-TR-D2 = Un choix doit être l’un de ceux qui sont proposés. Qui n’est pas interrogé ne peut pas répondre.
    .title = Seulement ce qui est proposé
