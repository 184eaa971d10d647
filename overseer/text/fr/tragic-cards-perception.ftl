# Les cartes de Perception de Tragic : leurs noms et une phrase d’ambiance. Le texte de règles est
# composé ailleurs.

## Ability cards

card-tragic-eye-for-gaps = L’œil pour les failles
    .flavour = Toute armure a une couture, toute couture a ses mauvais jours.
card-tragic-steady-aim = Visée posée
    .flavour = Inspirez, expirez, et laissez-leur le dernier soupir.
card-tragic-sharpshooter = Tireur d’élite
    .flavour = Un jour, vous avez fait sauter le point d’un i, sur un panneau.
card-tragic-fire-control = Conduite de tir
    .flavour = Un peu plus haut. Un peu à gauche. Voilà.
card-tragic-battlefield-sense = Sens du terrain
    .flavour = Pendant que les autres rechargent, vous regardez autour de vous.

## Attacks

card-tragic-pistol-shot = Tir de pistolet
    .flavour = Petit, bruyant et convaincant.
card-tragic-sniper-shot = Tir de précision
    .flavour = La détonation arrive après, comme tout le courrier.
card-tragic-assault-rifle = Fusil d’assaut
    .flavour = Trente avis par chargeur.
card-tragic-needle-round = Balle aiguille
    .flavour = Si fine que même la facture est passée.
card-tragic-shotgun-blast = Décharge de fusil à pompe
    .flavour = Viser, c’est choisir une direction générale.
card-tragic-frag-grenade = Grenade à fragmentation
    .flavour = À partager entre amis. Pas les vôtres.
card-tragic-crippling-shot = Tir invalidant
    .flavour = Ça tourne encore, mais plus nulle part.
card-tragic-fuel-tank-shot = Tir dans le réservoir
    .flavour = Interdit de fumer à cent mètres, dès maintenant.
card-tragic-minigun = Minigun
    .flavour = Celui qui l’a baptisée ne l’a jamais portée.

## Actions and quests

card-tragic-scout-ahead = Partir en éclaireur
    .flavour = Il faut bien que quelqu’un marche dessus en premier.
card-tragic-armour-piercing-rounds = Munitions perforantes
    .flavour = Frapper avant d’entrer n’a jamais été votre genre.
card-tragic-interrogation = Interrogatoire
    .flavour = La lampe est cassée, le silence marche tout aussi bien.
card-tragic-comb-the-ruins = Fouille des décombres
    .flavour = Les ordures des uns restent des ordures, mais chez vous.
card-tragic-double-tap = Doublé
    .flavour = Le second, c’est pour en être sûr.
card-tragic-buried-cache = Cache enterrée
    .flavour = Quelqu’un l’a enfouie, bien marquée, et n’est jamais revenu.
card-tragic-lost-signal = Signal perdu
    .flavour = Il répète les mêmes coordonnées depuis deux siècles. Quelqu’un devrait répondre.

## Reactions

card-tragic-take-cover = À couvert
    .flavour = Vue de derrière ce mur, la situation est bien meilleure.
card-tragic-saw-it-coming = Je l’avais vu venir
    .flavour = Le fil tendu, c’était une bonne idée. Rouillé, dommage.
card-tragic-minefield = Champ de mines
    .flavour = Les panneaux d’avertissement étaient vendus séparément.
card-tragic-disarming-shot = Tir désarmant
    .flavour = Le chapeau, l’arme, l’assurance, dans cet ordre.
card-tragic-one-shot = Un seul tir
    .flavour = Les présentations n’étaient même pas faites.

## Allies and companions

card-tragic-lookout = Guetteur
    .flavour = Il voit tout, et on le croit une fois sur deux.
card-tragic-raider-gunner = Tireuse pillarde
    .flavour = Une encoche par tir au but, un mensonge par tir manqué.
card-tragic-hover-spotter = Sphère de repérage
    .flavour = Elle joue des marches militaires jusqu’à ce qu’elle vous trouve.
card-tragic-hired-sniper = Sniper à gages
    .flavour = Paiement d’avance ; personne n’a jamais demandé de remboursement.
card-tragic-super-mutant-gunner = Mitrailleur super-mutant
    .flavour = Il appelle ça un fusil. Le char d’origine parlait de tourelle.
card-tragic-ines-longshot = Inès – Tireuse d’élite
    .flavour = Elle écrit à ses cibles, mais jamais à temps.

## Objects

card-tragic-binoculars = Jumelles
    .flavour = Une lentille est fêlée : les ennuis arrivent par deux.
card-tragic-demolition-charge = Charge de démolition
    .flavour = Allumez la mèche, puis lisez la notice ailleurs.
card-tragic-eagle-drops = Gouttes d’aigle
    .flavour = On compte les plumes et on goûte les couleurs.
card-tragic-night-goggles = Lunettes de vision nocturne
    .flavour = Tout est vert, comme avant la guerre.
card-tragic-scoped-rifle = Fusil à lunette
    .flavour = La distance est une forme de politesse.
card-tragic-watchtower = Tour de guet
    .flavour = La plus belle vue du comté, si l’on aime la cendre.
