# Les cartes Charisme de Tragic : leurs noms et une phrase d’ambiance. Le texte de règle est composé
# ailleurs.

## Ability cards

card-tragic-inspiring-leader = Meneur inspirant
    .flavour = Ils vous suivraient n’importe où, ne serait-ce que pour voir comment ça finit.
card-tragic-pack-leader = Chef de meute
    .flavour = Un seul, c’est une gêne. Trois, c’est un argument.
card-tragic-smooth-talker = Beau parleur
    .flavour = Vous payez en compliments et personne ne demande la monnaie.
card-tragic-battle-choir = Chœur de bataille
    .flavour = Faux, à contretemps, et en plein dans la cible.
card-tragic-eulogist = Orateur funèbre
    .flavour = Vous avez un mot gentil prêt pour chacun. Par ordre alphabétique.

## Attacks

card-tragic-cutting-remark = Remarque cinglante
    .flavour = Les bâtons et les pierres, c’est pour ceux qui manquent de vocabulaire.
card-tragic-whip-crack = Coup de fouet
    .flavour = Une phrase courte, que tout le monde comprend.
card-tragic-flare-gun = Pistolet de détresse
    .flavour = Il appelle à l’aide et met le feu à ceux qui n’en ont pas besoin.
card-tragic-firing-squad = Peloton d’exécution
    .flavour = La dernière cigarette est facultative, la salve non.
card-tragic-artillery-call = Appel d’artillerie
    .flavour = Restez en ligne, mais quittez le carré.

## Actions and quests

card-tragic-pep-talk = Discours de motivation
    .flavour = C’est surtout des cris, mais les yeux dans les yeux.
card-tragic-field-promotion = Promotion sur le terrain
    .flavour = L’ancien titulaire du grade n’en a plus l’usage.
card-tragic-stampede = Ruée
    .flavour = Aucun plan n’y survit, pas même le vôtre.
card-tragic-call-to-arms = Appel aux armes
    .flavour = Apportez votre arme. La soupe est offerte.
card-tragic-exile = Exil
    .flavour = La porte ne grince que dans un sens.
card-tragic-infighting = Querelle interne
    .flavour = Vous avez juste demandé lequel était le meilleur.
card-tragic-ultimatum = Ultimatum
    .flavour = Deux chemins, à vous de choisir, et les deux montent.
card-tragic-never-say-die = Ne jamais dire jamais
    .flavour = On vous l’avait annoncé mort. Vous n’avez pas écouté.
card-tragic-show-of-force = Démonstration de force
    .flavour = Tout le monde se lève en même temps. En général, ça suffit.
card-tragic-underground-passage = Passage clandestin
    .flavour = Suivez la marque à la craie, oubliez la marque à la craie.
card-tragic-raise-the-flag = Hisser le drapeau
    .flavour = Un drap, un balai, une idée : des pays sont nés de moins que ça.

## Reactions

card-tragic-human-shield = Bouclier humain
    .flavour = Pas le temps de demander, et la réponse était connue.
card-tragic-close-ranks = Serrer les rangs
    .flavour = Épaule contre épaule, couvercle contre couvercle.
card-tragic-better-offer = Meilleure offre
    .flavour = Même travail, deux fois plus de Caps, deux fois moins d’enterrements.
card-tragic-change-of-heart = Revirement
    .flavour = À mi-chemin, ils se sont demandé qui les payait.
card-tragic-ceasefire = Cessez-le-feu
    .flavour = Les deux camps devaient recharger et ont appelé ça la paix.

## Allies and companions

card-tragic-volunteer = Volontaire
    .flavour = Tous les autres ont fait un pas en arrière.
card-tragic-minuteman = Milicien
    .flavour = Prêt en soixante secondes, dont cinquante à chercher ses bottes.
card-tragic-pack-hound = Chien de meute
    .flavour = Jamais seul, jamais nourri, jamais en retard.
card-tragic-fanatic = Fanatique
    .flavour = Il a lu le tract jusqu’à la fin, et compte bien en provoquer une.
card-tragic-caravan-guard = Garde de caravane
    .flavour = Payé à la journée, il veille donc à ce qu’il y en ait une autre.
card-tragic-caravan-trader = Marchande ambulante
    .flavour = Tout doit partir, de préférence avant qu’on regarde de près.
card-tragic-brotherhood-initiate = Initié de la Confrérie
    .flavour = Il a prêté serment ce matin ; depuis midi, on jure après lui.
card-tragic-campfire-cook = Cuistot de bivouac
    .flavour = Ne demandez pas ce qu’il y a dedans. Demandez-en encore.
card-tragic-charger = Le Chargeur
    .flavour = Entre vous et la balle, il y a toujours de la place pour quelqu’un.
card-tragic-railroad-agent = Agente du Réseau du Rail
    .flavour = Vous ne l’avez pas vue, et vous ne la reconnaîtriez pas.
card-tragic-glowing-preacher = Prêcheur luisant
    .flavour = Le sermon est long, mais il éclaire assez pour lire.
card-tragic-enclave-trooper = Soldat de l’Enclave
    .flavour = Il salue un drapeau dont plus personne ne se souvient.
card-tragic-arena-champion = Championne de l’arène
    .flavour = Invaincue. Les autres ont juste cessé de se relever.
card-tragic-bodyguard = Garde du corps
    .flavour = Un mur qui a des opinions, toutes muettes.
card-tragic-militia-captain = Capitaine de milice
    .flavour = Elle compte les têtes avant le combat et fait semblant de ne pas le faire après.
card-tragic-brotherhood-paladin = Paladin de la Confrérie
    .flavour = Une demi-tonne d’acier, un code d’honneur, et nulle part où se garer.
card-tragic-dogmeat = Canigou
    .flavour = Rapporte ce qu’il vous faut. Mange le reste.

## Objects of every kind

card-tragic-megaphone = Mégaphone
    .flavour = À quatre-vingts mètres, toute opinion devient un fait.
card-tragic-evening-wear = Tenue de soirée
    .flavour = Deux impacts de balle seulement, et tous deux à la mode.
card-tragic-party-mix = Mélange festif
    .flavour = Personne ne se souvient de la fête, donc elle était réussie.
card-tragic-explosive-vests = Gilets explosifs
    .flavour = Taille unique, usage unique.
card-tragic-officers-sabre = Sabre d’officier
    .flavour = Il n’a jamais coupé personne. Il montre le chemin, les autres s’en chargent.
card-tragic-market = Marché
    .flavour = Ni remboursement, ni reçu, ni question.
card-tragic-recruiting-beacon = Balise de recrutement
    .flavour = Si vous entendez ceci, vous êtes engagé.
