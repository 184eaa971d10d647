# Spieler gegen Spieler: das Werk, die Wache, die Überführung, die Show, die Straße.

## Seiten, Marker, Dinge

scenario-side-blue = Blau
scenario-side-red = Rot
scenario-marker-control-point = Kontrollpunkt
scenario-marker-bank = Bank
scenario-marker-prize = Preis
scenario-marker-pillar = Pfeiler
scenario-marker-charge = Sprengladung
scenario-marker-detonator = Zünder
wasteland-unit-computer = Computer
wasteland-terrain-pillar = Pfeiler

## Entscheidungen

scenario-put-wall = { $way ->
    [rising] Eine Mauer nach Osten ansteigend
    [across] Eine Mauer von Süd nach Nord
    [falling] Eine Mauer nach Osten abfallend
   *[along] Eine Mauer längs der Südkante
} ({ $size ->
    [orange] Lineal Orange
    [yellow] Lineal Gelb
   *[red] Lineal Rot
}, { $length })
scenario-choice-pillar = Pfeiler k{ $n } ansehen
scenario-choice-swap = die Pfeiler k{ $first } und k{ $second } vertauschen
scenario-choice-live = eine scharfe Ladung für { $model }
scenario-choice-dummy = eine Attrappe für { $model }
scenario-choice-charge = Sprengladung k{ $n }

## Die Szenarien

scenario-plant = Das Werk von General Atomics
    .story = Irgendwo in diesen Hallen summen noch sechs Computer. Der Sturm heute Nacht wird ihnen den Rest geben, und das halbe Ödland hätte gern eine Kopie von dem, was sie wissen. Die andere Hälfte sähe am liebsten gar keine.
    .blue = Kopiert in sechs Runden vier Datensätze.
    .red = Sorgt dafür, dass vier Datensätze nicht zu haben sind, bis der Sturm kommt.
    .rules = Nummerierte Untersuchungsmarker sind Computer; der Knoten in der Mitte liegt offen. Wer einen bekannten Computer berührt, kopiert für Blau mit Computer dessen Datensatz. Eine Truppe der Bruderschaft kann am Knoten einen Virus einspielen: −4 auf die Proben von Blau. Supermutanten, die lange genug zusehen, lernen Computer zu zerschlagen (Gesundheit 4, Rüstung 2/1/–). Supermutanten spielen nie Blau. Strahlungswaffen machen physischen Schaden, wenn das Ziel gegen Strahlung immun ist.
scenario-police-station = Die Polizeiwache
    .story = Die alte Wache hat noch Strom, ein Funkgerät, das geht, und eine Tür, die noch niemand zubekommen hat. Irgendwer wird sich hineinstellen müssen.
    .attacker = Berührt mit irgendeinem Modell den Kontrollpunkt.
    .defender = Haltet sechs Runden lang alle vom Kontrollpunkt fern oder entfernt alle Angreifer.
    .rules = Die Angreifer haben 200 Kronkorken mehr. Die Verteidiger stellen vor der Aufstellung vier Mauern (Deckung, schwieriges Gelände) und zwei Geschütztürme in ihre Zone. Geschütztürme zählen nicht als verbliebene Modelle. Auch wer gegen den Kontrollpunkt gestoßen wird, berührt ihn.
scenario-demolition = Sprengung
    .story = Zweihundert Jahre steht die Überführung schon, und morgen früh muss sie es entweder noch immer tun oder gar nicht mehr. Die Pläne sind verloren: Welche Pfeiler sie tragen, weiß niemand mehr.
    .blue = Sprengt Pfeiler, deren Zahlen zusammen 19, besser 23 oder mehr ergeben.
    .red = Haltet die Summe der zerstörten Pfeiler bei höchstens 18, besser 10.
    .rules = Unter sechs Pfeilern liegen die Zahlen 3 bis 8. Blau sieht vier an, dann vertauscht Rot heimlich zwei. Blau trägt acht scharfe Ladungen und drei Attrappen; nur Blau weiß, welche. Mit einer Aktion wird eine Ladung an der Basis abgelegt, eine IN-Probe entschärft sie oder macht sie wieder scharf. Innerhalb von Orange gibt man Ladungen kostenlos weiter. Der Zünder geht einmal: Was am Ende der nächsten Runde scharf ist, explodiert, spätestens am Ende von Runde sechs. Strahlungswaffen machen physischen Schaden, wenn das Ziel gegen Strahlung immun ist.
scenario-sweep = Der Super-Duper-Großeinkauf
    .story = Scheinwerfer, Erkennungsmelodie, Gelächter vom Band: Jemand hat die alte Show wieder auf Sendung gebracht. Ihr müsst nur zugreifen, rennen und euch nicht vor laufender Kamera erschießen lassen.
    .blue = Bringt 200 Kronkorken zur Bank oder habt nach sechs Runden die wertvolleren Preise.
    .red = Bringt 200 Kronkorken zur Bank oder habt nach sechs Runden die wertvolleren Preise.
    .rules = Die Untersuchungsmarker 1 bis 4 sind die Hauptpreise: 60, 50, 40 und 30 Kronkorken; einen zu nehmen kostet eine Aktion, und wer ihn schleppt, geht eine Farbe weniger weit und kann nicht stürmen. Was ein Durchsuchbar-Marker hergibt, ist ein Preis von 15 Kronkorken. Ein Modell trägt einen Hauptpreis oder zwei andere; Hunde tragen nichts. Wer mit Preisen eine Bank berührt, zahlt sie ein. Was am Ende noch getragen wird, zählt mit.
scenario-suit-up = Rein in die Rüstung
    .story = Am Ende der Straße steht eine Powerrüstung, verstaubt, vollständig und sehr allein. Wer hineinkommt, darf hinausgehen. Wer nicht, sollte besser nicht im Weg stehen.
    .attacker = Findet die Powerrüstung, zieht sie an und verlasst darin den Tisch.
    .defender = Lasst sechs Runden lang niemanden in der Rüstung entkommen.
    .rules = Die Rüstung ist der Durchsuchbar-Marker A; mit einer Aktion legt sie ein Modell an, das allein eine Einheit bildet und den passenden Körper hat, andere dürfen sie tragen (ohne Sturmangriff) und durch Berührung übergeben. Zwei Marker sind leer, einer ist ein Stimpak, einer eine Gefahr. Die halbe Truppe der Verteidiger kommt in Runde drei über die Kante der Angreifer, mit einer Aktion.

## Wie es endete

end-wasteland-plant-copied = Der vierte Datensatz ist gesichert: Blau hat, was es wollte.
end-wasteland-plant-out-of-reach = Zu viele Computer sind Schrott: Vier Datensätze sind nicht mehr zu haben.
end-wasteland-plant-blue-gone = Niemand ist mehr da, der etwas kopieren könnte: Rot hat gewonnen.
end-wasteland-plant-red-gone = Niemand hält sie mehr auf: Das Werk gehört Blau.
end-wasteland-plant-storm = Der Sturm ist da, alle Daten sind weg: Rot hat gewonnen.
end-wasteland-police-station-reached = Eine Hand am Kontrollpunkt: Die Wache ist gefallen.
end-wasteland-police-station-attackers-gone = Der letzte Angreifer liegt am Boden: Die Wache hält.
end-wasteland-police-station-held = Sechs Runden sind vorbei, und die Wache hält.
end-wasteland-demolition-collapse = Die Überführung stürzt von einem Ende zum anderen ein: ein großer Sieg für Blau.
end-wasteland-demolition-sagging = Die Überführung hängt durch und übersteht den Winter nicht: ein knapper Sieg für Blau.
end-wasteland-demolition-cracked = Risse und Staub, aber sie steht: ein knapper Sieg für Rot.
end-wasteland-demolition-standing = Die Überführung hat kaum einen Kratzer: ein großer Sieg für Rot.
end-wasteland-sweep-blue-banked = 200 Kronkorken auf der Bank: Blau gewinnt die Show!
end-wasteland-sweep-red-banked = 200 Kronkorken auf der Bank: Rot gewinnt die Show!
end-wasteland-sweep-blue-richer = Der Gong: Blau hat die wertvolleren Preise.
end-wasteland-sweep-red-richer = Der Gong: Rot hat die wertvolleren Preise.
end-wasteland-sweep-tie = Der Gong, und beide haben gleich viel: Niemand gewinnt die Show.
end-wasteland-suit-up-left = Die Rüstung geht vom Tisch, und es steckt jemand darin: Die Angreifer haben gewonnen.
end-wasteland-suit-up-attackers-gone = Niemand ist mehr da, der die Rüstung tragen könnte: ein großer Sieg für die Verteidiger.
end-wasteland-suit-up-trapped = Die Rüstung wird getragen, aber sie ist nicht entkommen: ein knapper Sieg für die Verteidiger.
end-wasteland-suit-up-not-worn = Niemand trägt die Rüstung: ein großer Sieg für die Verteidiger.

## Was geschah

event-wasteland-data-set = { $model } kopierte die Daten von Computer k{ $marker }: Datensätze bisher { $total }.
event-wasteland-virus = { $model } spielte einen Virus ein: −4 auf die Computerproben von Blau, und alle Untersuchungsmarker wurden aufgedeckt.
event-wasteland-understood = { $model } begriff, wozu die Computer gut sind. Jetzt sind sie Ziele!
event-wasteland-computer-broken = Computer k{ $marker } ging zu Bruch.
event-wasteland-pillar-seen = Unter Pfeiler k{ $marker } liegt die { $number }.
event-wasteland-pillar-seen-hidden = Blau sah sich einen Pfeiler an.
event-wasteland-pillars-swapped = Rot vertauschte heimlich zwei Pfeiler.
event-wasteland-charge-laid = { $model } legte Sprengladung k{ $marker } ab.
event-wasteland-charge-disarmed = { $model } entschärfte Sprengladung k{ $marker }.
event-wasteland-charge-armed = { $model } machte Sprengladung k{ $marker } wieder scharf.
event-wasteland-detonator = { $model } stellte den Zünder: Am Ende von Runde { $round } geht alles hoch.
event-wasteland-charge-blown = Sprengladung k{ $marker } explodierte!
event-wasteland-charge-dud = Sprengladung k{ $marker } war eine Attrappe.
event-wasteland-pillar-down = Pfeiler k{ $marker } stürzte ein.
event-wasteland-pillars-counted = { $number ->
    [0] Kein Pfeiler wurde zerstört.
    [one] Ein Pfeiler wurde zerstört; seine Zahl ist { $total }.
   *[other] { $number } Pfeiler wurden zerstört; ihre Zahlen ergeben { $total }.
}
event-wasteland-prize-found = { $model } fand einen Preis.
event-wasteland-prize-banked = { $model } zahlte { $caps } Kronkorken ein, zusammen { $total }.
event-wasteland-suit-worn = { $model } legte die Powerrüstung an!
event-wasteland-suit-dropped = Die Powerrüstung blieb bei Marker k{ $marker } liegen, wo { $model } fiel.

## Ablehnungen

refusal-wasteland-burdened = Mit dem, was es trägt, kann dieses Modell nicht stürmen. Beweg es, oder gib die Last vorher ab.
refusal-wasteland-cannot-carry = Dieses Modell trägt schon, so viel es kann. Bring das erst weg, oder schick ein anderes Modell.
refusal-wasteland-used-up = Das ist schon geschehen, und es geht nur einmal. Such das nächste.
refusal-wasteland-force-side = Diese Truppe darf diese Seite des Szenarios nicht spielen. Wähle eine andere Truppe, oder tauscht die Seiten.
