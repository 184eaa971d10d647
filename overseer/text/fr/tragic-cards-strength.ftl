# Les cartes de Force de Tragic : leurs noms et une phrase d’ambiance. Le texte de règles est composé
# ailleurs.

## Ability cards

card-tragic-legendary-strength = Force légendaire
    .flavour = Les bocaux s’ouvrent tout seuls quand vous entrez dans la cuisine.
card-tragic-hammer-arm = Bras marteau
    .flavour = Une tape dans le dos de votre part vaut déclaration de guerre.
card-tragic-bone-breaker = Briseur d’os
    .flavour = Deux cent six occasions, et une seule suffit.
card-tragic-iron-fists = Poings de fer
    .flavour = Pas de munitions, pas d’entretien, pas de facture.
card-tragic-trophy-hunter = Chasseur de trophées
    .flavour = Chaque dent du collier a son histoire, rarement longue.

## Attacks

card-tragic-punch = Coup de poing
    .flavour = La plus vieille arme des Terres Désolées, toujours sous garantie.
card-tragic-bat-blow = Coup de batte
    .flavour = Le championnat n’existe plus, la saison continue.
card-tragic-claw-blow = Coup de griffes
    .flavour = Cinq ouvertures que le tailleur n’avait pas prévues.
card-tragic-head-butt = Coup de boule
    .flavour = Ça fait moins mal quand il n’y a rien à secouer dedans.
card-tragic-cannibal-bite = Morsure de cannibale
    .flavour = Produit local, fraîcheur garantie.
card-tragic-wrecking-swing = Coup de démolisseur
    .flavour = Un pour le propriétaire, un pour les meubles.
card-tragic-axe-throw = Lancer de hache
    .flavour = Un argument tranchant, à dix pas.
card-tragic-ground-slam = Frappe au sol
    .flavour = La secousse était naturelle. La brute, beaucoup moins.
card-tragic-rampage = Carnage
    .flavour = Personne n’a compté les coups : après trois, plus personne ne comptait.

## Actions and quests

card-tragic-shoulder-throw = Projection d’épaule
    .flavour = La gravité fait le travail, vous signez.
card-tragic-smash-to-pieces = Réduire en miettes
    .flavour = Le permis avait deux cents ans de retard, de toute façon.
card-tragic-war-cry = Cri de guerre
    .flavour = Aucun mot, mais tout le monde a compris.
card-tragic-bloodlust = Soif de sang
    .flavour = Le docteur a dit : davantage de viande rouge.
card-tragic-wrestling-hold = Prise de lutte
    .flavour = Arrivé avec un casque, reparti sans.
card-tragic-raze = Raser
    .flavour = Désormais, c’est une vue dégagée.
card-tragic-title-fight = Combat pour le titre
    .flavour = La ceinture est un enjoliveur, la fierté est vraie.
card-tragic-big-game-hunt = Chasse au gros gibier
    .flavour = Prenez un grand couteau, un ami plus grand et la plus grande marmite.

## Reactions

card-tragic-brace = Encaisser
    .flavour = Serrez les dents, toutes les deux.
card-tragic-counter-punch = Contre du droit
    .flavour = Il est impoli de ne pas rendre un appel.
card-tragic-unwilling-shield = Bouclier malgré lui
    .flavour = Il a toujours voulu s’interposer entre vous.
card-tragic-break-the-line = Briser la ligne
    .flavour = Venus en rang, repartis en tas.

## Allies and companions

card-tragic-raider-bruiser = Cogneur pillard
    .flavour = On lui avait promis des soins dentaires.
card-tragic-pit-fighter = Combattante d’arène
    .flavour = Neuf victoires, un nul, et personne ne parle du nul.
card-tragic-mutant-bomber = Mutant artificier
    .flavour = Il n’a qu’une idée, et il la porte sous le bras.
card-tragic-rust-devil = Démon de la Rouille
    .flavour = Elle a démonté un robot et enfilé les restes.
card-tragic-super-mutant-brute = Brute super-mutante
    .flavour = Un jour, elle a ouvert un livre. Le livre n’a pas survécu.
card-tragic-super-mutant-behemoth = Mastodonte super-mutant
    .flavour = Ce n’est pas un réverbère, c’est son cure-dent.
card-tragic-deathclaw-matriarch = Matriarche griffemort
    .flavour = Vous avez trouvé l’œuf. Elle vous a trouvé.
card-tragic-bess-anvil = Bess – Forgeronne
    .flavour = Elle bat le fer tant qu’il est chaud, et les autres tant qu’ils sont lents.

## Objects

card-tragic-brass-knuckles = Coup-de-poing américain
    .flavour = Un bijou qui sert à quelque chose.
card-tragic-super-sledge = Masse améliorée
    .flavour = Elle fait une porte là où il en manque une.
card-tragic-spiked-harness = Harnais à pointes
    .flavour = Les câlins, c’est terminé.
card-tragic-punching-bag = Sac de frappe
    .flavour = Il ne rend jamais les coups. Ne vous y habituez pas.
card-tragic-berserker-brew = Décoction de berserker
    .flavour = Agiter avant usage. Après aussi.
card-tragic-fighting-pit = Fosse de combat
    .flavour = Entrée libre. La sortie, ça se mérite.
