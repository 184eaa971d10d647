# Die Karten von Shelter: ihre Namen, die Sätze und kurzen Zeichen, zu denen ihre Symbole werden,
# und was zu einer fehlerhaften Kartendatei gesagt wird.

## Names

room-wasteland = Ödland
room-vault-door = Vault-Tür
room-vault-entrance = Vault-Eingang
room-water-treatment = Wasseraufbereitung
room-diner = Diner
room-power-generator = Stromgenerator
room-nuka-cola-plant = Nuka-Cola-Abfüllanlage
room-garden = Garten
room-water-purification = Wasserreinigung
room-nuclear-reactor = Atomreaktor
room-storage-room = Lagerraum
room-trading-post = Handelsposten
room-living-quarters = Wohnquartier
room-radio-studio = Radiostudio
room-med-bay = Krankenstation
room-barracks = Kaserne
room-weight-room = Kraftraum
room-armory = Waffenkammer
room-fitness-room = Fitnessraum
room-lounge = Lounge
room-classroom = Klassenzimmer
room-athletics-room = Sporthalle
room-game-room = Spielzimmer
room-science-lab = Forschungslabor
room-weapon-workshop = Waffenwerkstatt
room-robotics-bay = Roboterwerkstatt
room-overseer-office = Aufseherbüro

elevator-start = Startaufzug
elevator-blue = Blauer Aufzug
elevator-yellow = Gelber Aufzug
elevator-green = Grüner Aufzug
elevator-red = Roter Aufzug

item-shotgun = Schrotflinte
item-minigun = Minigun
item-10mm-pistol = 10-mm-Pistole
item-lucky-bobblehead = Glücks-Wackelpuppe
item-power-armor = Powerrüstung
item-guard-dog = Wachhund
item-laser-turret = Laser-Geschützturm
item-deathclaw-trophy = Todeskrallen-Trophäe
item-cash-register = Registrierkasse
item-fusion-cell = Fusionszelle
item-hot-plate = Kochplatte
item-water-flask = Feldflasche
item-toolbox = Werkzeugkasten
item-arc-welder = Schweißgerät
item-pipe-wrench = Rohrzange
item-nuka-cola-quantum = Nuka-Cola Quantum
item-chemistry-set = Chemiebaukasten
item-stimpak = Stimpak
item-training-manual = Trainingshandbuch
item-jet-inhaler = Jet-Inhalator
item-ham-radio = Funkgerät
item-lunchbox = Lunchbox
item-eden-kit = Garten-Eden-Bausatz
item-cryo-pod = Kryokapsel
item-overseer-chair = Aufsehersessel
item-vault-suit = Vault-Anzug
item-honor-roll = Ehrentafel
item-bottle-cap-hoard = Kronkorkenschatz
item-bounty-ledger = Kopfgeldbuch
item-teddy-bear = Teddybär

threat-radroaches = Radkakerlaken
threat-mole-rats = Maulwurfsratten
threat-feral-ghouls = Wilde Ghule
threat-raiders = Raider
threat-radscorpion = Radskorpion
threat-super-mutant = Supermutant
threat-deathclaw = Todeskralle
threat-behemoth = Behemoth
threat-fire = Brand
threat-power-failure = Stromausfall
threat-radiation-leak = Strahlungsleck
threat-unrest = Unruhen

letter-S = Stärke
letter-P = Wahrnehmung
letter-E = Ausdauer
letter-C = Charisma
letter-I = Intelligenz
letter-A = Beweglichkeit
letter-L = Glück

## What is paid or gained

amount-energy = { $n } Energie
amount-food = { $n } Nahrung
amount-water = { $n } Wasser
amount-any = { $n ->
    [one] { $n } Ressource deiner Wahl
   *[other] { $n } Ressourcen deiner Wahl
}
amount-happiness = { $n } Zufriedenheit
amount-happiness-built = { $n } Zufriedenheit für jeden hier gebauten Raum
amount-item = { $n ->
    [one] { $n } Gegenstand aus der Auslage
   *[other] { $n } Gegenstände aus der Auslage
}
amount-item-paid = { $n } deiner Gegenstände
amount-dweller = { $n ->
    [one] { $n } neuen Bewohner
   *[other] { $n } neue Bewohner
}
amount-price = die Baukosten eines Raums aus der Auslage

## What is done

do-pay = bezahle { $list }
do-gain = erhalte { $list }
do-ready = mache { $n } deiner erschöpften Gegenstände spielbereit
do-first = nimm den Startspieler-Marker
do-build-paid = baue diesen Raum
do-build = { $n ->
    [one] baue, wenn du willst, kostenlos einen Raum aus der Auslage
   *[other] baue, wenn du willst, kostenlos { $n } Räume aus der Auslage
}
do-train = trainiere diesen Bewohner beim Zurückrufen in einem Buchstaben deiner Wahl
do-train-letter = trainiere diesen Bewohner beim Zurückrufen in { $letter }
do-train-linked = trainiere einen der beiden Bewohner beim Zurückrufen in einem Buchstaben deiner Wahl
do-train-linked-letter = trainiere einen der beiden Bewohner beim Zurückrufen in { $letter }
do-train-item = trainiere sofort einen deiner unverletzten, untrainierten, verfügbaren Bewohner in einem Buchstaben deiner Wahl
do-train-item-letter = trainiere sofort einen deiner unverletzten, untrainierten, verfügbaren Bewohner in { $letter }
do-heal = heile diesen Bewohner
do-heal-linked = heile beide Bewohner
do-heal-item = heile einen deiner verletzten Bewohner, wo immer er ist
do-refresh-items = erneuere die Gegenstandsauslage
do-refresh-rooms = erneuere die Raumauslage
do-trade = tausche in diesem Zug beliebig oft { $give } gegen { $take } oder umgekehrt
do-again = führe direkt nach diesem Zug einen weiteren aus

## Spaces, rooms and threats

space-linked = Weise hier im selben Zug zwei Bewohner zu.
space-wounded = Nur ein verletzter Bewohner darf hierher.
space-wounded-linked = Nur verletzte Bewohner dürfen hierher.
space-cost = { $sentence }.
space-wound = Der Bewohner wird verletzt.
space-wound-linked = Beide Bewohner werden verletzt.
space-fight = Kampf: Würfle mindestens { $n }, sonst wird der Bewohner verletzt.
space-fight-linked = Kampf: Würfle mindestens { $n }, sonst werden beide Bewohner verletzt.
space-reward = { $sentence }.
space-reward-won = Bei einem Sieg: { $sentence }.
space-no-reward = Es gibt keine Belohnung.
space-letter = Ein in { $letter } ({ $name }) trainierter Bewohner erhält die Belohnung zweimal.
card-room-one = { $space }
card-room-two = Linkes Feld: { $left } Rechtes Feld: { $right }
card-room-price = Baukosten: { $list }.
card-room-free = Der Bau kostet nichts.
card-room-top = Teil des obersten Stockwerks.
card-elevator-start = Der Schacht des obersten Stockwerks; er hat kein Feld.

## Items

ability-turn = Erschöpfe diesen Gegenstand in deinem Zug: { $sentence }.
ability-fight = Erschöpfe diesen Gegenstand vor einem Kampf: Addiere { $n } zu deinem Wurf.
ability-reroll = Erschöpfe diesen Gegenstand nach deinem Wurf in einem Kampf: Würfle mit beiden Würfeln neu; der neue Wurf zählt.
ability-lost = Erschöpfe diesen Gegenstand, nachdem du einen Kampf verloren hast: Deine Bewohner dort bleiben unverletzt.
ability-appear = Erschöpfe diesen Gegenstand, wenn eine Gefahr auf deinem Stockwerk erscheint: Lege die Gefahr sofort ab.
ability-income = Immer wenn du Einkommen nimmst, nimmst du 1 weitere Ressource deiner Wahl.
ability-build = Immer wenn du einen Raum baust, erhältst du { $list }.
ability-win = Immer wenn du einen Kampf gewinnst, erhältst du { $list }.
ability-recall = Am Ende jeder Runde erhältst du { $list }.
ability-discount = Jeder Raum kostet dich beim Bau { $list } weniger.
ability-end = Am Spielende erhältst du { $happiness } für { $things }.
ability-end-most = Am Spielende erhältst du { $happiness } für { $things }, höchstens { $most }.
ability-end-calm = Am Spielende erhältst du { $happiness }, wenn keine Gefahr auf deinem Stockwerk liegt.

things-room = { $n ->
    [one] jeden Raum auf deinem Stockwerk
   *[other] je { $n } Räume auf deinem Stockwerk
}
things-dweller = { $n ->
    [one] jeden deiner Bewohner
   *[other] je { $n } deiner Bewohner
}
things-trained = { $n ->
    [one] jeden deiner trainierten Bewohner
   *[other] je { $n } deiner trainierten Bewohner
}
things-item = { $n ->
    [one] jeden deiner Gegenstände
   *[other] je { $n } deiner Gegenstände
}
things-cube = { $n ->
    [one] jeden deiner Ressourcenwürfel
   *[other] je { $n } deiner Ressourcenwürfel
}
things-energy = { $n ->
    [one] jeden deiner Energiewürfel
   *[other] je { $n } deiner Energiewürfel
}
things-food = { $n ->
    [one] jeden deiner Nahrungswürfel
   *[other] je { $n } deiner Nahrungswürfel
}
things-water = { $n ->
    [one] jeden deiner Wasserwürfel
   *[other] je { $n } deiner Wasserwürfel
}
things-threat = { $n ->
    [one] jede Gefahr, die du im Laufe des Spiels entfernt hast
   *[other] je { $n } Gefahren, die du im Laufe des Spiels entfernt hast
}

## Short signs, for drawing

short-energy = ☼
    .meaning = Energie
short-food = ♣
    .meaning = Nahrung
short-water = ≈
    .meaning = Wasser
short-any = ?
    .meaning = eine Ressource deiner Wahl
short-happiness = ♥
    .meaning = Zufriedenheit
short-item = ¤
    .meaning = Gegenstand
short-ready = ¤↑
    .meaning = einen Gegenstand spielbereit machen
short-dweller = ☺
    .meaning = neuer Bewohner
short-first = 1.
    .meaning = Startspieler-Marker
short-build = ⌂
    .meaning = einen Raum bauen (als Kosten: seine Baukosten bezahlen)
short-train = ▲{ $letter }
    .meaning = Training
short-heal = +
    .meaning = heilen
short-refresh-items = ↻¤
    .meaning = die Gegenstandsauslage erneuern
short-refresh-rooms = ↻⌂
    .meaning = die Raumauslage erneuern
short-trade = { $give }={ $take }
    .meaning = Ressourcentausch, in beide Richtungen
short-wound = ✗
    .meaning = verletzen (neben einem Feld: nur für Verletzte)
short-again = »
    .meaning = noch ein Zug
short-linked = ∞
    .meaning = verkettet: zwei Bewohner
short-fight = ≥{ $n }
    .meaning = Kampf: der Wurf, der gewinnt
short-letter = { $letter }×2
    .meaning = Buchstabe: zweimal die Belohnung für einen darin trainierten Bewohner
short-times = { $n }{ $sign }
short-sum = { $first }+{ $rest }
short-row = { $first } { $rest }
short-space = { $cost } → { $reward }
short-free = → { $reward }
short-legend = { $sign } { $meaning }

## Card files

cardfile-empty = „{ $key }“ muss mindestens ein Symbol nennen.
cardfile-unknown-symbol = Unbekanntes Symbol „{ $symbol }“. Hier erlaubt: { $allowed }.
cardfile-misplaced-symbol = Das Symbol „{ $symbol }“ darf hier nicht stehen. Hier erlaubt: { $allowed }.
cardfile-malformed-symbol = Das Symbol „{ $symbol }“ ist nicht richtig geschrieben. So wird es geschrieben: { $allowed }.
cardfile-trade-any = „{ $symbol }“: Ein Tausch nennt seine Ressourcen, darum kann „?“ nicht darin stehen. So wird er geschrieben: trade:food*2=water.
cardfile-trade-same = „{ $symbol }“: „{ $resource }“ steht auf beiden Seiten des Tauschs. Jede Ressource darf nur auf einer Seite stehen.
cardfile-times = „{ $symbol }“ darf hier { $low }- bis { $high }-mal stehen.
cardfile-once = „{ $symbol }“ darf in einer Reihe nur einmal stehen.
cardfile-build-pair = „build“ in den Kosten braucht genau ein „build“ in der Belohnung.
cardfile-columns = Die Spalten sind sechs Listen mit je einer oder zwei Zahlen, von links nach rechts 2 3 4 5 6 in den ersten drei Listen und 8 9 10 11 12 in den letzten drei.
cardfile-count = Falsche Anzahl ({ $kind ->
    [red] rote Räume
    [deck] Räume des Stapels
    [start] Aufzüge ohne Feld
    [coloured] Aufzüge mit Feld
    [items] Gegenstände
   *[threats] Gefahren
}): { $found } gefunden, genau { $wanted } gebraucht. Jede Kopie zählt.
cardfile-place = Auf Platz { $place } des obersten Stockwerks liegt schon „{ $id }“.
cardfile-place-spaces = Platz { $place } hat die Spaltenzahlen { $numbers }, darum braucht sein Raum { $wanted ->
    [one] genau ein Feld (einzeln oder verkettet) oder dazu eines neben dem Aufzug, das kostenlos heilt (SH-Q12)
   *[other] genau { $wanted } Felder
}; er hat { $found }.
cardfile-spaces = Ein Raum hat höchstens { $high } Felder; dieser hat { $found }.
cardfile-discount = Höchstens ein Gegenstand, in einer Kopie, darf „{ $resource }“ billiger machen.
cardfile-healing = Die Verletzten stünden vielleicht nie wieder auf (SH-Q12): Ein Feld zum Heilen muss offen bleiben, welche Gefahren auch kommen. Gib dem Raum eines Platzes im obersten Stockwerk, der nur eine Spaltenzahl hat, ein zweites Feld, das neben dem Aufzug: wounded = true, „heal“ in der Belohnung, ohne Kosten, nicht verkettet.
cardfile-endless = Der Gegenstand „{ $id }“ könnte ohne Ende genutzt werden (SH-Q12): Er gibt alles zurück, was er kostet. Lass ihn mehr kosten oder weniger geben.
cardfile-endless-two = Die Gegenstände „{ $id }“ und „{ $other }“ könnten einander ohne Ende bezahlen (SH-Q12). Lass einen von ihnen mehr kosten oder weniger geben.
