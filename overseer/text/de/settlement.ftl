# Die Siedlung: ihre Bauwerke, was sie tun, und warum dort etwas nicht geht.

## Bauwerke

structure-gen-s = Kleiner Generator
structure-gen-m = Mittlerer Generator
structure-gen-l = Großer Generator
structure-pump = Wasserpumpe
structure-purifier = Wasseraufbereiter
structure-field = Feld
    .mutants = Fleischsäcke
structure-wb-weapon = Waffenwerkstatt
structure-wb-armour = Rüstkammer
structure-wb-power = Powerrüstungsstation
structure-wb-chem = Chemielabor
structure-wb-cook = Kochstelle
structure-stall-any = Trödelstand
structure-shop-any = Trödelladen
structure-warehouse-any = Trödelhalle
structure-stall-barter = Tauschstand
structure-shop-barter = Tauschladen
structure-warehouse-barter = Tauschhalle
structure-stall-weapon = Waffenstand
structure-shop-weapon = Waffenladen
structure-warehouse-weapon = Waffenhalle
structure-stall-armour = Rüstungsstand
structure-shop-armour = Rüstungsladen
structure-warehouse-armour = Rüstungshalle
structure-stall-clothing = Kleiderstand
structure-shop-clothing = Kleiderladen
structure-warehouse-clothing = Kleiderhalle
structure-stall-food = Imbissstand
structure-shop-food = Bar
structure-warehouse-food = Restaurant
structure-stall-medical = Erste-Hilfe-Stelle
structure-shop-medical = Klinik
structure-warehouse-medical = Operationszentrum
structure-listen = Horchposten
structure-outpost = Außenposten
structure-scouts = Späherlager
structure-store = Lager
structure-shed = Wartungsschuppen
structure-pen = Brahmin-Pferch
structure-stables = Brahmin-Stall
structure-ranch = Brahmin-Ranch
structure-ops = Einsatzzentrale
structure-office = Büro des Anführers
structure-rack-any-s = Kleiner Ständer: Boston Bugle
structure-rack-any-m = Mittlerer Ständer: Boston Bugle
structure-rack-any-l = Großer Ständer: Boston Bugle
structure-rack-practised-s = Kleiner Ständer: Grognak der Barbar
structure-rack-practised-m = Mittlerer Ständer: Grognak der Barbar
structure-rack-practised-l = Großer Ständer: Grognak der Barbar
structure-rack-instinctive-s = Kleiner Ständer: Überlebenshandbuch für das Ödland
structure-rack-instinctive-m = Mittlerer Ständer: Überlebenshandbuch für das Ödland
structure-rack-instinctive-l = Großer Ständer: Überlebenshandbuch für das Ödland
structure-rack-tactical-s = Kleiner Ständer: Handbuch für Geheimeinsätze
structure-rack-tactical-m = Mittlerer Ständer: Handbuch für Geheimeinsätze
structure-rack-tactical-l = Großer Ständer: Handbuch für Geheimeinsätze
structure-rack-cunning-s = Kleiner Ständer: Unglaublich tolle Geschichten
structure-rack-cunning-m = Mittlerer Ständer: Unglaublich tolle Geschichten
structure-rack-cunning-l = Großer Ständer: Unglaublich tolle Geschichten

structure-family-infrastructure = Versorgung
structure-family-workshop = Werkstätten
structure-family-stall = Händler
structure-family-exploration = Erkundung
structure-family-other = Weitere Bauwerke
structure-family-rack = Zeitschriftenständer

## Was sie tun

structure-kind-any = beliebiger Gegenstand
structure-kind-barter = Schrott oder Ausrüstung
structure-kind-weapon = Waffe
structure-kind-armour = Rüstung
structure-kind-clothing = Kleidung
structure-kind-refreshment = Essen, Getränk oder Alkohol
structure-kind-medical = medizinischer Gegenstand
structure-kind-chem = Droge
structure-kind-weapon-mod = Waffenmod, die du anbringen kannst
structure-kind-armour-mod = Rüstungsmod
structure-kind-power-mod = Powerrüstungsmod
structure-kind-food = Essen oder Getränk
structure-kind-boost = beliebiger Schub
structure-kind-practised = geübter Schub
structure-kind-cunning = listiger Schub
structure-kind-tactical = taktischer Schub
structure-kind-instinctive = instinktiver Schub

structure-effect-supply = { $power ->
    [0] Liefert { $water } Wasser.
   *[other] Liefert { $power } Strom.
}
structure-effect-field = Eine Karte mehr für die Kochstelle.
structure-effect-draw = Zieht { $draw }, behält { $keep }: { $kind }.
structure-effect-cook = Zieht eine Karte je versorgtem Feld, behält { $keep }: { $kind }.
structure-effect-listen = Für { $fee } Kronkorken: eine Erkundungskarte, so oft du zahlst.
structure-effect-explore = Eine Erkundungskarte.
structure-effect-swap = Eine andere Erkundungskarte anstelle der eben gezogenen, vor jeder Probe.
structure-effect-store = Gibt 1 Gegenstand oder bis zu 2 Schübe ins nächste Gefecht mit.
structure-effect-shed = Behält nach jedem Gefecht 1 Gegenstand oder bis zu 2 Schübe.
structure-effect-redraw = Alle eben gezogenen Karten werden neu gezogen.
structure-effect-more = Beim Ziehen kommt eine Karte mehr.
structure-effect-keep = Von den gezogenen Karten wird eine mehr behalten.
structure-effect-again = Ein benutztes Bauwerk darf noch einmal benutzt werden.
structure-effect-name = Statt zu ziehen: ein Gegenstand der Art, beim Namen genannt.
structure-effect-repairs = Repariert auch eine beschädigte Powerrüstung.
structure-effect-guards = Oder: ein Rüstungsschub für eine Einheit.

## Warum nicht

refusal-settlement-caps = Das kostet { $price } Kronkorken, und du hast { $caps }.
refusal-settlement-structure = Ein Bauwerk „{ $structure }“ gibt es nicht. Die Liste der Bauwerke nennt sie alle.
refusal-settlement-room = Es ist kein Platz: { $room } Bauwerke stehen schon. Reiß eines ab oder besorge Land.
refusal-settlement-maximum = Davon hat eine Siedlung höchstens { $n }: { $structure }.
refusal-settlement-requires = { $structure }: Dafür braucht es zuerst das Extra { $perk } (welche noch genügen, sagt die Regel).
refusal-settlement-not-built = Davon hast du keines: { $structure }.
refusal-settlement-land = Land kostet { $need } erfüllte Quests, und du hast noch { $n } dafür. 500 Kronkorken gehen auch.
refusal-settlement-land-how = Land gibt es für „caps“ oder für „quests“.
refusal-settlement-no-supply = { $structure } braucht weder Strom noch Wasser.
refusal-settlement-supply-count = { $structure }: Nenne eine Zahl von 0 bis { $n }.
refusal-settlement-short = Es ist zu viel eingeschaltet: { $power_used } von { $power } Strom, { $water_used } von { $water } Wasser. Schalte zuerst etwas ab.
refusal-settlement-supply-late = Was versorgt wird, entscheidet sich vor der ersten gezogenen Karte.
refusal-settlement-back = Das Bauen ist vorbei: Seither hat ein Bauwerk gearbeitet.
refusal-settlement-perk = Ein Extra „{ $perk }“ gibt es nicht.
refusal-settlement-perk-place = { $settlement ->
    [yes] { $perk } gehört der Siedlung, keinem Modell.
   *[no] { $perk } gehört einem Modell: Sag, welchem.
}
refusal-settlement-perk-twice = { $perk }: Niemand hat dasselbe Extra zweimal.
refusal-settlement-perk-needs = { $perk } braucht { $attribute } { $least } oder mehr.
refusal-settlement-perk-after = { $perk } braucht zuerst { $other }.
refusal-settlement-perk-users = { $perk } ist nichts für { $model }.
refusal-settlement-perk-new = { $model } hat seit dem letzten Gefecht schon ein neues Extra; das nächste nach einem weiteren.
refusal-settlement-perk-none = { $perk } ist nicht da und kann nicht weg.
refusal-settlement-perk-needed = { $perk } kann nicht weg, solange { $other } es braucht.
refusal-settlement-perk-structure = { $perk } kann nicht weg, solange dieses Bauwerk steht: { $structure }. Reiß es zuerst ab.
refusal-settlement-bench-room = { $perk } bringt ein Bauwerk mit, und dafür ist kein Platz: { $structure }. Reiß etwas ab oder besorge Land.
refusal-settlement-model = Ein Modell „{ $model }“ gibt es nicht.
refusal-settlement-not-working = { $structure }: In dieser Phase arbeitet keines.
refusal-settlement-used = { $structure }: in dieser Phase schon benutzt.
refusal-settlement-no-use = { $structure } wird in Schritt 2 nicht für sich benutzt.
refusal-settlement-empty = { $structure }: Von dieser Art ist keine Karte mehr im Stapel.
refusal-settlement-no-fields = { $structure }: Dafür braucht es mindestens ein Feld mit Wasser.
refusal-settlement-card = { $card } liegt nicht da.
refusal-settlement-sheds = { $sheds ->
    [0] Kein Schuppen arbeitet: Nichts kann behalten werden.
    [one] Dein Schuppen ist voll: Er behält 1 Gegenstand oder bis zu 2 Schübe.
   *[other] Deine { $sheds } Schuppen sind voll: Jeder behält 1 Gegenstand oder bis zu 2 Schübe.
}
refusal-settlement-stores = { $stores ->
    [0] Kein Lager arbeitet: Nichts kann mitgenommen werden.
    [one] Dein Lager hat alles ausgegeben: 1 Gegenstand oder bis zu 2 Schübe.
   *[other] Deine { $stores } Lager haben alles ausgegeben: je 1 Gegenstand oder bis zu 2 Schübe.
}
refusal-settlement-boosts = Das höchste Attribut deines Anführers erlaubt { $n } Schübe.
refusal-settlement-useful = Übergehen darf man nur medizinische Gegenstände, die niemandem von dir nützen; { $card } gehört nicht dazu.
refusal-settlement-helper = { $structure }: Für dieses Ziehen ist keines frei.
refusal-settlement-helper-late = { $structure }: zu spät, eine Karte dieses Zugs ist schon behalten. Geholfen wird davor.
refusal-settlement-office = { $card } ist nicht das, was dieses Bauwerk zieht, oder liegt nicht im Stapel: { $structure }.
refusal-settlement-office-boosts = Das Büro des Anführers nennt Gegenstände, keine Schübe.
refusal-settlement-again = { $structure } ist noch nicht benutzt oder lässt sich nicht noch einmal benutzen.
refusal-settlement-degraded = { $unit } hat keine Powerrüstung zu reparieren.
refusal-settlement-stations = { $n ->
    [0] Keine Powerrüstungsstation arbeitet.
   *[other] Jede Powerrüstungsstation hat eine Rüstung repariert.
}
refusal-settlement-guard = { $unit } kann hier keinen Rüstungsschub bekommen.
refusal-settlement-fee = Das kostet { $fee } Kronkorken, und du hast { $caps }. Du kannst ablehnen.
refusal-settlement-fee-due = Zahle oder lehne ab.
refusal-settlement-no-fee = Diese Karte verlangt nichts.
refusal-settlement-scouts = Kein Späherlager ist frei, um diese Karte zu tauschen.
refusal-settlement-leader = { $unit } kann mit dieser Karte nicht anführen ({ $card }).
refusal-settlement-leader-same = Ein anderes Modell muss anführen; oder lass { $unit } bleiben.

## Bauwerksdateien

settlement-file-twice = Zwei Bauwerke heißen „{ $id }“.
settlement-file-unknown = Ein Bauwerk braucht „{ $id }“, und das gibt es nicht.
