# Les noms de Wasteland : son vocabulaire, puis ses cartes.

## Réglettes (WB-G2)

wasteland-colour-orange = orange
wasteland-colour-yellow = jaune
wasteland-colour-red = rouge
wasteland-colour-green = verte
wasteland-colour-blue = bleue
wasteland-colour-black = noire

## Attributs

wasteland-attribute-strength = Force
wasteland-attribute-perception = Perception
wasteland-attribute-endurance = Endurance
wasteland-attribute-charisma = Charisme
wasteland-attribute-intelligence = Intelligence
wasteland-attribute-agility = Agilité
wasteland-attribute-luck = Chance

## Compétences

wasteland-skill-melee = combat rapproché
wasteland-skill-pistol = pistolet
wasteland-skill-rifle = fusil
wasteland-skill-heavy = armes lourdes
wasteland-skill-throw = lancer
wasteland-skill-search = fouille
wasteland-skill-lockpick = crochetage
wasteland-skill-computers = ordinateurs
wasteland-skill-cry = Cri de Guerre
wasteland-skill-resist = résistance aux cris

## États (WB-F10)

wasteland-condition-frozen = gelée
wasteland-condition-arm = bras blessé
wasteland-condition-leg = jambe blessée
wasteland-condition-fire = en feu
wasteland-condition-stunned = étourdie
wasteland-condition-poisoned = empoisonnée
wasteland-condition-shaken = jeton −2

## Factions (WC-F8)

wasteland-faction-survivors = Survivants
wasteland-faction-super-mutants = Super mutants
wasteland-faction-brotherhood = Confrérie de l’Acier
wasteland-faction-creatures = Créatures
wasteland-faction-raiders = Pillards
wasteland-faction-institute = Institut
wasteland-faction-robots = Robots
wasteland-faction-neutral = Sans faction

## Ce qu’est une unité

wasteland-type-human = humain
    .many = humains
wasteland-type-dog = chien
    .many = chiens
wasteland-type-creature = créature
    .many = créatures
wasteland-type-robot = robot
    .many = robots
wasteland-type-mutant = super mutant
    .many = super mutants
wasteland-type-ghoul = goule
    .many = goules
wasteland-type-synth = synthétique
    .many = synthétiques
wasteland-type-alien = extraterrestre
    .many = extraterrestres
wasteland-type-turret = tourelle
    .many = tourelles
wasteland-type-object = objet
    .many = objets

## Sortes d’armes et d’objets

wasteland-kind-pistol = pistolet
    .many = pistolets
wasteland-kind-rifle = fusil
    .many = fusils
wasteland-kind-heavy = arme lourde
    .many = armes lourdes
wasteland-kind-melee = arme de combat rapproché
    .many = armes de combat rapproché
wasteland-kind-thrown = arme de jet
    .many = armes de jet
wasteland-kind-mine = mine
    .many = mines
wasteland-kind-armour = armure
    .many = armures
wasteland-kind-armour-piece = pièce d’armure
    .many = pièces d’armure
wasteland-kind-clothing = vêtement
    .many = vêtements
wasteland-kind-chem = drogue
    .many = drogues
wasteland-kind-alcohol = alcool
    .many = alcools
wasteland-kind-food = vivres
    .many = vivres
wasteland-kind-gear = équipement
    .many = équipement
wasteland-kind-junk = bric-à-brac
    .many = bric-à-brac
wasteland-kind-mod = mod
    .many = mods
wasteland-kind-power-armour = armure assistée
    .many = armures assistées

## Réponses, méthodes, attitudes et priorités de l’IA (WC-A4, WC-A7, WC-A10)

wasteland-response-A = Attaque
wasteland-response-M = Déplacement
wasteland-response-O = Objectif
wasteland-response-F = Repli
wasteland-response-D = Défense
wasteland-method-close = combat rapproché
wasteland-method-ranged = à distance
wasteland-attitude-reckless = téméraire
wasteland-attitude-careful = prudente
wasteland-priority-nearest = la plus proche
wasteland-priority-weakest = la plus faible
wasteland-priority-strongest = la plus forte
wasteland-priority-most-hurt = la plus blessée
wasteland-priority-healthiest = la plus vigoureuse
wasteland-priority-vulnerable = vulnérable
wasteland-priority-slowest = la plus lente
wasteland-priority-fastest = la plus rapide
wasteland-priority-most-effective = la plus efficace
wasteland-priority-ready = Prête
wasteland-priority-used = Utilisée
wasteland-priority-important = importante
wasteland-priority-unengaged = désengagée
wasteland-priority-engaged = engagée
wasteland-priority-capable = capable

## Décors (WB-G4)

wasteland-terrain-ruin = ruine
wasteland-terrain-building = bâtiment
wasteland-terrain-container = conteneur
wasteland-terrain-barrier = barricade
wasteland-terrain-fence = clôture
wasteland-terrain-rocks = rochers
wasteland-terrain-scrap = ferraille
wasteland-terrain-rubble = gravats
wasteland-terrain-stream = ruisseau
wasteland-terrain-field = champ
wasteland-terrain-wall = mur

## Marqueurs (WB-I1)

wasteland-marker-searchable = marqueur Examinable
wasteland-marker-investigation = marqueur Investigation
wasteland-marker-blank = vide
wasteland-marker-item = objet
wasteland-marker-search = fouille
wasteland-marker-lockpick = crochetage
wasteland-marker-computers = ordinateurs
wasteland-marker-danger = danger
wasteland-marker-advantage = marqueur Avantage

## Dégâts

wasteland-damage-physical = physique
    .n = { $n ->
        [one] { $n } dégât physique
       *[other] { $n } dégâts physiques
    }
wasteland-damage-energy = énergie
    .n = { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } d’énergie
wasteland-damage-radiation = radiation
    .n = { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } de radiation

## Dés d’effet

wasteland-die-black = dé noir
    .n = { $n } dés noirs
wasteland-die-yellow = dé jaune
    .n = { $n } dés jaunes
wasteland-die-green = dé vert
    .n = { $n } dés verts
wasteland-die-blue = dé bleu
    .n = { $n } dés bleus

## Icônes

wasteland-icon-bottle = bouteille
    .n = { $n } bouteilles
wasteland-icon-star = étoile
    .n = { $n } étoiles
wasteland-icon-explosion = explosion
    .n = { $n } explosions

## Unités

wasteland-unit-sole-survivor = Unique Survivant
wasteland-unit-sole-survivor-day-one = Unique Survivant du premier jour
wasteland-unit-sole-survivor-loner = Unique Survivant solitaire
wasteland-unit-settler = Colon
wasteland-unit-dogmeat = Canigou
wasteland-unit-dogmeat-scout = Canigou éclaireur
wasteland-unit-dog = Chien
wasteland-unit-scavenger = Récupérateur
wasteland-unit-minuteman = Milicien
wasteland-unit-preston-garvey = Preston Garvey
wasteland-unit-piper = Piper
wasteland-unit-cait = Cait
wasteland-unit-sturges = Sturges
wasteland-unit-mama-murphy = Mama Murphy
wasteland-unit-ronnie-shaw = Ronnie Shaw
wasteland-unit-codsworth = Codsworth
wasteland-unit-nuka-girl = Nuka-Girl
wasteland-unit-super-mutant = Super mutant
wasteland-unit-brute = Brute
wasteland-unit-aviator = Aviateur
wasteland-unit-master = Maître
wasteland-unit-hammer = Marteau
wasteland-unit-suicider = Kamikaze
wasteland-unit-mutant-hound = Molosse mutant
wasteland-unit-mutant-hound-fiend = Molosse mutant démoniaque
wasteland-unit-behemoth = Béhémoth
wasteland-unit-enslaved-tech = Technicien asservi
wasteland-unit-knight = Chevalier
wasteland-unit-paladin = Paladin
wasteland-unit-field-scribe = Scribe de terrain
wasteland-unit-knight-patrol = Chevalier de patrouille
wasteland-unit-lancer = Lancier
wasteland-unit-aspirant-goddard = Aspirant Goddard
wasteland-unit-knight-captain-cade = Capitaine-chevalier Cade
wasteland-unit-paladin-danse = Paladin Danse
wasteland-unit-deathclaw = Écorcheur
wasteland-unit-young-deathclaw = Jeune Écorcheur
wasteland-unit-feral-ghoul = Goule sauvage
wasteland-unit-bloated-glowing-one = Luminescent boursouflé
wasteland-unit-radscorpion = Radscorpion
wasteland-unit-radroach-swarm = Nuée de radcafards
wasteland-unit-mole-rat = Rataupe
wasteland-unit-brahmin = Brahmine
wasteland-unit-raider = Pillard
wasteland-unit-psycho = Psychopathe
wasteland-unit-scavver = Ferrailleur
wasteland-unit-x6-88-courser = Chasseur X6-88
wasteland-unit-mr-handy = Mister Handy
wasteland-unit-protectron = Protectron
wasteland-unit-sentry-bot = Robot sentinelle
wasteland-unit-assaultron = Assaultron
wasteland-unit-eyebot = Eyebot
wasteland-unit-alien = Extraterrestre
wasteland-unit-machine-gun-turret = Tourelle mitrailleuse Mk I
wasteland-unit-laser-turret = Tourelle laser

## Armes

wasteland-weapon-10mm-pistol = Pistolet 10 mm
wasteland-weapon-44-revolver = Revolver .44
wasteland-weapon-pipe-pistol = Pistolet de fortune
wasteland-weapon-bolt-action-pipe-pistol = Pistolet à verrou de fortune
wasteland-weapon-laser-pistol = Pistolet laser
wasteland-weapon-institute-laser-pistol = Pistolet laser de l’Institut
wasteland-weapon-plasma-pistol = Pistolet à plasma
wasteland-weapon-gamma-gun = Pistolet gamma
wasteland-weapon-alien-blaster = Blaster alien
wasteland-weapon-flare-gun = Pistolet de détresse
wasteland-weapon-thirst-zapper = Thirst Zapper
wasteland-weapon-indys-freezing-44 = .44 glaçant d’Indy
wasteland-weapon-hunting-rifle = Fusil de chasse
wasteland-weapon-assault-rifle = Fusil d’assaut
wasteland-weapon-combat-rifle = Carabine de combat
wasteland-weapon-combat-shotgun = Fusil de combat
wasteland-weapon-double-barrel-shotgun = Fusil à double canon
wasteland-weapon-bolt-action-pipe-rifle = Fusil à verrou de fortune
wasteland-weapon-pipe-rifle = Fusil de fortune
wasteland-weapon-submachine-gun = Mitraillette
wasteland-weapon-railway-rifle = Fusil de cheminot
wasteland-weapon-laser-rifle = Fusil laser
wasteland-weapon-laser-musket = Mousquet laser
wasteland-weapon-institute-laser-rifle = Fusil laser de l’Institut
wasteland-weapon-plasma-rifle = Fusil à plasma
wasteland-weapon-gauss-rifle = Fusil Gauss
wasteland-weapon-tesla-rifle = Fusil Tesla
wasteland-weapon-sniper-rifle = Fusil de précision
wasteland-weapon-missile-launcher = Lance-missiles
wasteland-weapon-minigun = Minigun
wasteland-weapon-gatling-laser = Laser Gatling
wasteland-weapon-final-judgement = Jugement dernier
wasteland-weapon-junk-jet = Crache-ferraille
wasteland-weapon-broadsider = Canon de bordée
wasteland-weapon-fat-man = Fat Man
wasteland-weapon-turret-machine-gun = Mitrailleuse de tourelle
wasteland-weapon-turret-laser = Laser de tourelle
wasteland-weapon-eyebot-laser = Laser d’Eyebot
wasteland-weapon-mr-handy-flamer = Lance-flammes de Mister Handy
wasteland-weapon-protectron-head-laser = Laser frontal de Protectron
wasteland-weapon-sentry-bot-minigun = Minigun de sentinelle
wasteland-weapon-sentry-bot-missiles = Missiles de sentinelle
wasteland-weapon-assaultron-head-laser = Laser frontal d’Assaultron
wasteland-weapon-improvised = Arme improvisée
wasteland-weapon-baseball-bat = Batte de baseball
wasteland-weapon-board = Planche
wasteland-weapon-nail-board = Planche à clous
wasteland-weapon-machete = Machette
wasteland-weapon-pipe-wrench = Clé serre-tube
wasteland-weapon-tire-iron = Démonte-pneu
wasteland-weapon-lead-pipe = Tuyau de plomb
wasteland-weapon-baton = Matraque
wasteland-weapon-stun-baton = Matraque électrique
wasteland-weapon-sledgehammer = Masse
wasteland-weapon-super-sledge = Masse améliorée
wasteland-weapon-ripper = Éventreur
wasteland-weapon-power-fist = Poing assisté
wasteland-weapon-deathclaw-gauntlet = Gantelet d’Écorcheur
wasteland-weapon-huge-club = Gourdin géant
wasteland-weapon-fire-hydrant-bat = Massue bouche d’incendie
wasteland-weapon-dog-bite = Morsure de chien
wasteland-weapon-hound-bite = Morsure de molosse
wasteland-weapon-deathclaw-swipe = Coup de griffe d’Écorcheur
wasteland-weapon-deathclaw-crush = Écrasement d’Écorcheur
wasteland-weapon-young-deathclaw-swipe = Coup de griffe de jeune Écorcheur
wasteland-weapon-young-deathclaw-crush = Écrasement de jeune Écorcheur
wasteland-weapon-behemoth-swing = Balayage du Béhémoth
wasteland-weapon-feral-ghoul-swipe = Coup de griffe de goule
wasteland-weapon-bloated-glowing-one-swipe = Coup de griffe luminescent
wasteland-weapon-radscorpion-pincers = Pinces et dard
wasteland-weapon-radroach-swarm-bite = Morsures de la nuée
wasteland-weapon-mole-rat-bite = Morsure de rataupe
wasteland-weapon-mr-handy-buzzsaw = Scie circulaire
wasteland-weapon-assaultron-swipe = Coup de griffe d’Assaultron
wasteland-weapon-frag-grenade = Grenade à fragmentation
wasteland-weapon-baseball-grenade = Grenade baseball
wasteland-weapon-cryo-grenade = Grenade cryogénique
wasteland-weapon-pulse-grenade = Grenade à impulsion
wasteland-weapon-plasma-grenade = Grenade à plasma
wasteland-weapon-molotov-cocktail = Cocktail Molotov
wasteland-weapon-behemoth-rock = Rocher du Béhémoth
wasteland-weapon-suicider-mini-nuke = Mini-nuke
wasteland-weapon-self-destruct = Autodestruction
wasteland-weapon-frag-mine = Mine à fragmentation
wasteland-weapon-bottlecap-mine = Mine à capsules
wasteland-weapon-pulse-mine = Mine à impulsion

## Objets

wasteland-item-combat-armour = Armure de combat
wasteland-item-sturdy-combat-armour = Armure de combat renforcée
wasteland-item-sturdy-leather-armour = Armure de cuir renforcée
wasteland-item-sturdy-metal-armour = Armure de métal renforcée
wasteland-item-damaged-hazmat-suit = Combinaison étanche endommagée
wasteland-item-hazmat-suit = Combinaison étanche
wasteland-item-heavy-raider-armour = Armure de pillard lourde
wasteland-item-heavy-synth-armour = Armure synthétique lourde
wasteland-item-cleanroom-suit = Combinaison de salle blanche
wasteland-item-mechanist-armour-and-helmet = Armure et casque du Mécaniste
wasteland-item-army-helmet = Casque militaire
wasteland-item-bladed-helmet = Casque à lames
wasteland-item-rocks-bladed-helm = Casque à lames de Rock
wasteland-item-heavy-gauntlets = Gantelets lourds
wasteland-item-protectors-right-arm-guard = Brassard droit du Protecteur
wasteland-item-freefall-leg-armour = Jambières Chute libre
wasteland-item-armoured-pads = Protections blindées
wasteland-item-chain-dog-collar = Collier à chaîne
wasteland-item-chains = Chaînes
wasteland-item-patched-three-piece-suit = Costume trois-pièces rapiécé
wasteland-item-aviator-cap = Bonnet d’aviateur
wasteland-item-vault-111-jumpsuit = Combinaison de l’Abri 111
wasteland-item-military-fatigues = Treillis militaire
wasteland-item-eyeglasses = Lunettes
wasteland-item-road-goggles = Lunettes de route
wasteland-item-sea-captains-hat = Casquette de capitaine
wasteland-item-dirty-postman-uniform = Uniforme de facteur sale
wasteland-item-camouflage = Camouflage
wasteland-item-dog-bandana = Bandana pour chien
wasteland-item-bowler-hat = Chapeau melon
wasteland-item-robotic-bits = Pièces robotiques
wasteland-item-airship-captains-hat = Casquette de capitaine de dirigeable
wasteland-item-assault-gas-mask = Masque à gaz d’assaut
wasteland-item-atom-cats-jacket-and-jeans = Veste et jean des Atom Cats
wasteland-item-baseball-cap = Casquette de baseball
wasteland-item-battered-fedora = Feutre élimé
wasteland-item-brotherhood-of-steel-hood = Capuche de la Confrérie de l’Acier
wasteland-item-institute-division-head-coat = Blouse de chef de division de l’Institut
wasteland-item-institute-lab-coat = Blouse de laborantin de l’Institut
wasteland-item-leg-guards = Protège-jambes
wasteland-item-red-flight-helmet = Casque d’aviateur rouge
wasteland-item-shoulder-rags = Haillons d’épaule
wasteland-item-spiked-muzzle = Muselière à pointes
wasteland-item-tricorn-hat = Tricorne
wasteland-item-stimpak = Stimpak
wasteland-item-radaway = RadAway
wasteland-item-refreshing-beverage = Boisson rafraîchissante
wasteland-item-addictol = Addictol
wasteland-item-x-111-compound = Composé X-111
wasteland-item-jet = Jet
wasteland-item-ultra-jet = Ultra Jet
wasteland-item-psycho = Psycho
wasteland-item-mentats = Mentats
wasteland-item-berry-mentats = Mentats aux baies
wasteland-item-orange-mentats = Mentats à l’orange
wasteland-item-buffout = Buffout
wasteland-item-bufftats = Bufftats
wasteland-item-med-x = Med-X
wasteland-item-x-cell = X-Cell
wasteland-item-calmex = Calmex
wasteland-item-day-tripper = Day Tripper
wasteland-item-fury = Fureur
wasteland-item-overdrive = Overdrive
wasteland-item-spark = Étincelle
wasteland-item-rad-x = Rad-X
wasteland-item-mysterious-serum = Sérum mystérieux
wasteland-item-bourbon = Bourbon
wasteland-item-beer = Bière
wasteland-item-ice-cold-gwinnett-ale = Gwinnett Ale glacée
wasteland-item-moonshine = Tord-boyaux
wasteland-item-rum = Rhum
wasteland-item-vodka = Vodka
wasteland-item-whiskey = Whiskey
wasteland-item-wine = Vin
wasteland-item-nuka-cola = Nuka-Cola
wasteland-item-nuka-cherry = Nuka-Cherry
wasteland-item-nuka-cola-quantum = Nuka-Cola Quantum
wasteland-item-blood-pack = Poche de sang
wasteland-item-cram = Cram
wasteland-item-fresh-melon = Melon frais
wasteland-item-sugar-bombs = Sugar Bombs
wasteland-item-tato-and-water = Tatate et eau
wasteland-item-squirrel-on-a-stick = Brochette d’écureuil
wasteland-item-squirrel-stew = Ragoût d’écureuil
wasteland-item-iguana-on-a-stick = Brochette d’iguane
wasteland-item-iguana-bits = Ragoût d’iguane
wasteland-item-mutant-hound-meat = Viande de molosse mutant
wasteland-item-radroach-meat = Viande de radcafard
wasteland-item-mole-rat-meat = Viande de rataupe
wasteland-item-deathclaw-meat = Viande d’Écorcheur
wasteland-item-brahmin-meat = Viande de brahmine
wasteland-item-radstag-meat = Viande de radcerf
wasteland-item-bloatfly-meat = Viande de bouffemouche
wasteland-item-radscorpion-egg = Œuf de radscorpion
wasteland-item-radscorpion-meat = Viande de radscorpion
wasteland-item-squirrel-bits = Bouchées d’écureuil
wasteland-item-yao-guai-meat = Viande de Yao Guai
wasteland-item-yao-guai-rib-meat = Côtes de Yao Guai
wasteland-item-stealth-boy = Stealth Boy
wasteland-item-fire-extinguisher = Extincteur
wasteland-item-artillery-smoke-grenade = Fumigène d’artillerie
wasteland-item-vertibird-signal-grenade = Grenade d’appel de Vertibird
wasteland-item-robot-repair-kit = Kit de réparation pour robot
wasteland-item-mr-handy-fuel = Carburant de Mister Handy
wasteland-item-synthbooster = Synthbooster
wasteland-item-power-armour-patch = Pièce de réparation d’armure assistée
wasteland-item-fusion-core = Réacteur à fusion
wasteland-item-skeleton-key = Passe-partout
wasteland-item-admin-password = Mot de passe administrateur
wasteland-item-flashlight = Lampe torche
wasteland-item-climbing-spikes = Crampons
wasteland-item-stuffed-monkey = Singe en peluche
wasteland-item-turret-inhibitors = Inhibiteurs de tourelle
wasteland-item-binoculars = Jumelles
wasteland-item-draft-codex = Ébauche du Codex
wasteland-item-fragile-bobby-pin = Épingle à cheveux fragile
wasteland-item-temporary-password = Mot de passe temporaire
wasteland-item-stethoscope = Stéthoscope
wasteland-item-rope = Corde
wasteland-item-pulse-shield = Bouclier anti-impulsion
wasteland-item-overlocker = Crochet universel
wasteland-item-desk-fan = Ventilateur de bureau
wasteland-item-duct-tape = Ruban adhésif
wasteland-item-hot-plate = Plaque chauffante
wasteland-item-military-circuit-board = Circuit imprimé militaire
wasteland-item-pre-war-money = Argent d’avant-guerre
wasteland-item-toy-rocket = Fusée jouet
wasteland-item-typewriter = Machine à écrire
wasteland-item-wonderglue = Supercolle
wasteland-item-comfort-grip = Poignée de confort
wasteland-item-reflex-sights = Viseur réflexe
wasteland-item-long-barrel = Canon long
wasteland-item-silenced = Silencieux
wasteland-item-hair-trigger = Détente sensible
wasteland-item-hardened-receiver = Boîtier renforcé
wasteland-item-armour-piercing-receiver = Boîtier perforant
wasteland-item-balanced = Équilibrage
wasteland-item-aligned-sights = Viseur aligné
wasteland-item-bayonet = Baïonnette
wasteland-item-serrated-bayonet = Baïonnette dentelée
wasteland-item-light = Allègement
wasteland-item-powerful = Puissance
wasteland-item-re-bored = Réalésage
wasteland-item-refined = Raffinage
wasteland-item-multi-purpose = Polyvalence
wasteland-item-heavy = Alourdie
wasteland-item-spiked = Pointes
wasteland-item-stun-pack = Module d’étourdissement
wasteland-item-jagged = Lame crantée
wasteland-item-arm-breaker = Brise-bras
wasteland-item-rusty-knuckles = Jointures rouillées
wasteland-item-counterweight = Contrepoids
wasteland-item-venomous = Venin
wasteland-item-ballistic-weave = Fibre balistique
wasteland-item-lead-lined = Doublure de plomb
wasteland-item-padded = Capitonnage
wasteland-item-dissipating = Dissipation
wasteland-item-braced = Renfort
wasteland-item-cushioned = Rembourrage
wasteland-item-custom-fitted = Sur mesure
wasteland-item-lightweight = Poids plume
wasteland-item-biocom-mesh = Maille biocommunicante
wasteland-item-superior-materials = Matériaux supérieurs
wasteland-item-targeting-hud = ATH de visée
wasteland-item-jet-pack = Jetpack
wasteland-item-medic-pump = Pompe médicale
wasteland-item-core-assembly = Noyau énergétique
wasteland-item-emergency-protocols = Protocoles d’urgence
wasteland-item-explosive-shielding = Blindage antiexplosion
wasteland-item-headlamp = Lampe frontale
wasteland-item-hydraulic-bracers = Brassards hydrauliques
wasteland-item-recon-sensors = Capteurs de reconnaissance
wasteland-item-tesla-coils = Bobines Tesla
wasteland-item-vats-matrix-overlay = Matrice S.V.A.V.
wasteland-item-thicker-plating = Plaques épaissies
wasteland-item-hot-rod-shark-paint = Peinture Hot Rod requin
wasteland-item-abraxo-paint = Peinture Abraxo
wasteland-item-vim-refresh-paint = Peinture Vim! Fraîcheur
wasteland-item-elder-paint = Peinture d’Aîné
wasteland-item-power-armour-frame = Châssis d’armure assistée
wasteland-item-raider-power-armour = Armure assistée de pillard
wasteland-item-t-45-power-armour = Armure assistée T-45
wasteland-item-t-51-power-armour = Armure assistée T-51
wasteland-item-t-60-power-armour = Armure assistée T-60
wasteland-item-t-60f-power-armour = Armure assistée T-60f
wasteland-item-x-01-power-armour = Armure assistée X-01

## Leaders

wasteland-leader-hunter = Chasseur
wasteland-leader-brawler = Bagarreur
wasteland-leader-berserker = Berserker
wasteland-leader-blitzer = Fonceur
wasteland-leader-bodyguard = Garde du corps
wasteland-leader-commander = Commandant
wasteland-leader-defender = Défenseur
wasteland-leader-dweller = Résident
wasteland-leader-fusilier = Fusilier
wasteland-leader-old-timer = Vieux de la vieille
wasteland-leader-tech = Technicien
wasteland-leader-thief = Voleur
wasteland-leader-wasteland-searcher = Fouilleur des Terres Désolées
wasteland-leader-veteran = Vétéran
wasteland-leader-warden = Gardien
wasteland-leader-creature-controller = Maître des créatures
wasteland-leader-robot-controller = Maître des robots
wasteland-leader-beloved = Bien-aimé
wasteland-leader-bruiser = Cogneur
wasteland-leader-gatherer = Cueilleur
wasteland-leader-grenadier = Grenadier
wasteland-leader-procurer = Pourvoyeur
wasteland-leader-selfless = Altruiste
wasteland-leader-stalker = Traqueur
wasteland-leader-synth-expert = Expert en synthétiques
wasteland-leader-tech-chief = Chef technicien
wasteland-leader-wrestler = Lutteur

## Dangers

wasteland-danger-pipe-bomb = Bombe artisanale
wasteland-danger-bear-trap = Piège à ours
wasteland-danger-leaking-barrel = Baril qui fuit
wasteland-danger-gas-leak = Fuite de gaz
wasteland-danger-bloatfly-nest = Nid de bouffemouches
wasteland-danger-falling-shelf = Étagère branlante
wasteland-danger-tin-can-chimes = Carillon de boîtes de conserve
wasteland-danger-live-wire = Fil sous tension
wasteland-danger-rusty-blade = Lame rouillée
wasteland-danger-rotten-floor = Plancher pourri
wasteland-danger-cryo-canister = Bonbonne cryogénique
wasteland-danger-swinging-engine = Moteur suspendu
wasteland-danger-radroach-den = Repaire de radcafards
wasteland-danger-grisly-find = Macabre découverte
wasteland-danger-siren-box = Boîtier à sirène
wasteland-danger-flash-charge = Charge aveuglante
wasteland-danger-double-bottom = Double fond
