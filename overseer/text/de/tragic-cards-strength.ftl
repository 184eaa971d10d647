# Die Stärke-Karten von Tragic: Namen und ein Satz zur Stimmung. Der Regeltext wird anderswo
# zusammengesetzt.

## Ability cards

card-tragic-legendary-strength = Legendäre Stärke
    .flavour = Einmachgläser öffnen sich von selbst, sobald du die Küche betrittst.
card-tragic-hammer-arm = Hammerarm
    .flavour = Ein Schulterklopfen von dir gilt als Kriegserklärung.
card-tragic-bone-breaker = Knochenbrecher
    .flavour = Zweihundertsechs Gelegenheiten, und eine reicht.
card-tragic-iron-fists = Eiserne Fäuste
    .flavour = Keine Munition, keine Wartung, kein Kassenzettel.
card-tragic-trophy-hunter = Trophäenjäger
    .flavour = Jeder Zahn an der Kette hat eine Geschichte, meist eine kurze.

## Attacks

card-tragic-punch = Faustschlag
    .flavour = Die älteste Waffe des Ödlands, noch immer mit Garantie.
card-tragic-bat-blow = Schlägerhieb
    .flavour = Die Liga gibt es nicht mehr, die Saison geht weiter.
card-tragic-claw-blow = Krallenhieb
    .flavour = Fünf Schlitze, die der Schneider nicht vorgesehen hatte.
card-tragic-head-butt = Kopfstoß
    .flavour = Tut weniger weh, wenn drinnen nichts zu erschüttern ist.
card-tragic-cannibal-bite = Kannibalenbiss
    .flavour = Aus der Region und garantiert frisch.
card-tragic-wrecking-swing = Abrissschwung
    .flavour = Einer für den Besitzer, einer für die Möbel.
card-tragic-axe-throw = Axtwurf
    .flavour = Ein schneidendes Argument auf zehn Schritt.
card-tragic-ground-slam = Bodenschlag
    .flavour = Das Beben war echt. Der Rest war Absicht.
card-tragic-rampage = Raserei
    .flavour = Niemand zählte mit; nach drei Schlägen zählte niemand mehr.

## Actions and quests

card-tragic-shoulder-throw = Schulterwurf
    .flavour = Die Schwerkraft arbeitet, du unterschreibst.
card-tragic-smash-to-pieces = Kurz und klein
    .flavour = Die Genehmigung war ohnehin zweihundert Jahre überfällig.
card-tragic-war-cry = Schlachtruf
    .flavour = Keine Worte, aber alle haben verstanden.
card-tragic-bloodlust = Blutrausch
    .flavour = Der Arzt hat mehr rotes Fleisch verordnet.
card-tragic-wrestling-hold = Klammergriff
    .flavour = Mit Helm gekommen, ohne Helm gegangen.
card-tragic-raze = Dem Erdboden gleich
    .flavour = Von jetzt an ist es eine Aussicht.
card-tragic-title-fight = Titelkampf
    .flavour = Der Gürtel ist eine Radkappe, der Stolz ist echt.
card-tragic-big-game-hunt = Großwildjagd
    .flavour = Nimm ein großes Messer, einen größeren Freund und den größten Topf mit.

## Reactions

card-tragic-brace = Standhalten
    .flavour = Zähne zusammenbeißen. Alle beide.
card-tragic-counter-punch = Konterschlag
    .flavour = Es wäre unhöflich, nicht zurückzurufen.
card-tragic-unwilling-shield = Schild wider Willen
    .flavour = Er wollte schon immer zwischen euch vermitteln.
card-tragic-break-the-line = Reihe durchbrechen
    .flavour = Sie kamen in einer Reihe und gingen als Haufen.

## Allies and companions

card-tragic-raider-bruiser = Raider-Schläger
    .flavour = Man hatte ihm Zahnersatz versprochen.
card-tragic-pit-fighter = Grubenkämpferin
    .flavour = Neun Siege, ein Unentschieden, und über das spricht niemand.
card-tragic-mutant-bomber = Mutantenbomber
    .flavour = Er hat nur eine Idee, und die trägt er unterm Arm.
card-tragic-rust-devil = Rostteufel
    .flavour = Sie hat einen Roboter zerlegt und den Rest angezogen.
card-tragic-super-mutant-brute = Supermutanten-Rohling
    .flavour = Er hat einmal ein Buch gelesen. Es hat nicht überlebt.
card-tragic-super-mutant-behemoth = Supermutanten-Behemoth
    .flavour = Das ist keine Laterne, das ist sein Zahnstocher.
card-tragic-deathclaw-matriarch = Todeskrallen-Matriarchin
    .flavour = Du hast das Ei gefunden. Sie hat dich gefunden.
card-tragic-bess-anvil = Bess – Schmiedin
    .flavour = Sie schmiedet das Eisen, solange es heiß ist, und die anderen, solange sie langsam sind.

## Objects

card-tragic-brass-knuckles = Schlagring
    .flavour = Schmuck, der zu etwas gut ist.
card-tragic-super-sledge = Supervorschlaghammer
    .flavour = Er macht eine Tür, wo immer eine fehlt.
card-tragic-spiked-harness = Stachelharnisch
    .flavour = Umarmungen sind bis auf Weiteres gestrichen.
card-tragic-punching-bag = Boxsack
    .flavour = Er schlägt nie zurück. Gewöhn dich nicht daran.
card-tragic-berserker-brew = Berserkerbräu
    .flavour = Vor Gebrauch schütteln. Danach schüttelt es dich.
card-tragic-fighting-pit = Kampfgrube
    .flavour = Eintritt frei. Den Ausgang muss man sich verdienen.
