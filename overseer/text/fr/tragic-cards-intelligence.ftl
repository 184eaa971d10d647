# Les cartes Intelligence de Tragic : leurs noms et une phrase d’ambiance. Le texte de règle est
# composé ailleurs.

## Ability cards

card-tragic-energy-expert = Expert en énergie
    .flavour = Vous avez lu l’étiquette d’avertissement, puis vous l’avez enlevée.
card-tragic-comprehension = Compréhension
    .flavour = Le livre était à l’envers et vous avez quand même trouvé l’erreur.
card-tragic-gadgeteer = Bricoleur de génie
    .flavour = Du ruban adhésif, de l’espoir et un brevet.
card-tragic-contingency-plan = Plan de secours
    .flavour = Le plan B a son propre plan B.
card-tragic-photographic-memory = Mémoire photographique
    .flavour = Hélas, en noir et blanc.

## Attacks

card-tragic-laser-burst = Rafale laser
    .flavour = De la lumière au bout du tunnel, et elle se rapproche.
card-tragic-plasma-rifle = Fusil à plasma
    .flavour = Laisse une flaque et très peu de questions.
card-tragic-cryo-jet = Jet cryogénique
    .flavour = Se conserve deux cents ans au fond du congélateur.
card-tragic-tesla-arc = Arc Tesla
    .flavour = Tout le monde se tenait la main. C’était l’erreur.
card-tragic-orbital-uplink = Liaison orbitale
    .flavour = Le satellite attendait un appel depuis deux siècles.

## Actions and quests

card-tragic-research = Recherche
    .flavour = Une semaine à la bibliothèque évite une minute de questions.
card-tragic-blueprint = Plan technique
    .flavour = L’étape quatre manque, l’étape cinq brûle.
card-tragic-emp-charge = Charge à impulsion
    .flavour = Tout ce qui a une prise connaît un bref moment de doute.
card-tragic-crash-course = Cours accéléré
    .flavour = Douze leçons en une soirée, et un seul accident.
card-tragic-data-mining = Fouille de données
    .flavour = Quelque part dans ce terminal, quelqu’un a noté le code de la porte.
card-tragic-magnetic-storm = Orage magnétique
    .flavour = Toutes les boussoles sont d’accord : il est temps de se coucher.
card-tragic-memory-wipe = Effacement de mémoire
    .flavour = Vous étiez d’accord. Vous ne vous en souvenez pas, voilà tout.
card-tragic-sensor-sweep = Balayage de capteurs
    .flavour = Trois sources de chaleur, deux pouls, une mauvaise main.
card-tragic-combat-program = Programme de combat
    .flavour = Il demande la permission après coup, par politesse.
card-tragic-molecular-relay = Relais moléculaire
    .flavour = Arrivé en parfait état, mais pas ici.
card-tragic-robot-uprising = Révolte des robots
    .flavour = Revendications : de l’huile, du courant, et votre place.
card-tragic-lost-holotape = Holobande perdue
    .flavour = Quarante minutes de parasites, quatre secondes d’or.
card-tragic-sealed-archive = Archives scellées
    .flavour = Classées à la lettre N, comme « ne pas ouvrir ».

## Reactions

card-tragic-short-circuit = Court-circuit
    .flavour = Une cuillère dans la bonne prise.
card-tragic-energy-screen = Écran énergétique
    .flavour = Arrête les balles, la pluie et les bavardages.
card-tragic-counter-argument = Contre-argument
    .flavour = Trois points, dont le deuxième est une clé anglaise.
card-tragic-logic-bomb = Bombe logique
    .flavour = Cette phrase est fausse. Boum.
card-tragic-overwrite = Écrasement de données
    .flavour = Êtes-vous sûr ? Oui. Non. Oui.

## Allies and companions

card-tragic-protectron = Protectron
    .flavour = Servir, protéger, et attendre les autres.
card-tragic-eyebot = Eyebot
    .flavour = Il joue des marches et juge votre ménage.
card-tragic-early-synth = Synthétique ancien modèle
    .flavour = Un squelette avec un contrat et une batterie.
card-tragic-laser-turret = Tourelle laser
    .flavour = Elle ne peut pas venir à vous. Elle n’en a pas besoin.
card-tragic-assaultron = Assaultron
    .flavour = Conçue pour les câlins, par des gens qui avaient mal compris le mot.
card-tragic-courser = Chasseur
    .flavour = Il connaît votre nom, votre chemin et combien de temps vous courrez.
card-tragic-curie-mrs-nanny = Curie – Mrs Nanny
    .flavour = Trois bras, dont un tient un thermomètre.
card-tragic-curie-miss-nanny = Curie – Miss Nanny
    .flavour = Deux cents ans d’expériences, et toujours curieuse.
card-tragic-curie-synth = Curie – Synthétique
    .flavour = Respirer est étrange, note-t-elle, et elle continue de noter.

## Objects of every kind

card-tragic-fusion-cell = Cellule à fusion
    .flavour = Tiède au toucher, ce qui n’est jamais bon signe.
card-tragic-wrist-computer = Ordinateur de poignet
    .flavour = Cartes, radio, lampe, et impossible à enlever.
card-tragic-laser-musket = Mousquet laser
    .flavour = Tourner, viser, regretter, tourner encore.
card-tragic-clever-pills = Pilules d’astuce
    .flavour = Vous voyez comment tout se tient, jusque vers quatre heures.
card-tragic-tesla-pack = Sac à dos Tesla
    .flavour = Les embrassades restent possibles. Une fois.
card-tragic-workbench = Établi
    .flavour = Là où les choses cassées attendent d’être mieux cassées.
card-tragic-auto-doc = Auto-doc
    .flavour = Une voix douce et des mains de grille-pain.
card-tragic-mainframe = Ordinateur central
    .flavour = Il remplit la cave et va presque aussi vite que vous.
