# Tragic auf dem ganzen Bildschirm.

## Around the mat

table-title-tragic = TRAGIC
table-tragic-setup = Aufbau
table-tragic-turn = Zug { $turn } · { $phase ->
    [1] Bereitmachen
    [2] Ziehen
    [3] Versorgung
    [7] Zugende
   *[4] Hauptphase
}
table-tragic-time-up = Die Zeit ist um!
table-tragic-clock = ⌛ { $left }
table-tragic-chain = Kette · { $n }
table-tragic-blocks = { $blocker } blockt { $attacker }
table-tragic-piles = Hand { $hand } · Bibliothek { $library } · Ablage { $discard }
table-tragic-may-lay = darf legen
table-tragic-by-hand = nächste Kosten selbst
table-tragic-stealth = TARNUNG
table-tragic-inside = im Gebäude
table-tragic-reprieve = Gnadenfrist
table-tragic-out = ausgeschieden
table-tragic-worn = { $worn ->
    [yes] angelegt
   *[no] nicht angelegt
}
table-tragic-hand = Deine Hand · { $n }
table-tragic-hand-of = Hand von { $seat } · { $n }

## What the cursor is on

table-tragic-missing = { $n ->
    [one] Wähle noch { $n }
   *[other] Wähle noch { $n }
}
table-tragic-pick = ⏎ oder zweiter Klick: in die Auswahl aufnehmen.
table-tragic-pushed = { $topic ->
    [traits] { $card } ist wieder draußen: Du hast höchstens { $n } Eigenschaften (Regel TR-S3).
   *[skills] { $card } ist wieder draußen: Du hast { $n } Talente (Regel TR-S4).
}
table-tragic-drop = ⏎ oder zweiter Klick: wieder herausnehmen.
table-tragic-armour = Rüstung: { $list }.
table-tragic-armour-kind = { $n } gegen { $kind ->
    [blast] Explosionen
    [poison] Gift
    [disease] Krankheit
    [radiation] Strahlung
    [fire] Feuer
    [cryo] Kälte
    [laser] Laser
    [plasma] Plasma
    [electric] Strom
   *[plain] gewöhnlichen Schaden
}
table-tragic-rate = { $n ->
    [one] Zieht { $n } Karte je Zug.
   *[other] Zieht { $n } Karten je Zug.
}
table-tragic-abilities = Gelegte Fähigkeiten: { $list }.
table-tragic-known = Bekannt auf der Hand: { $list }.

## The odds of an attack

table-odds-title = Auf { $target }
table-odds-area = Auf alle Verbündeten der Fläche
table-odds-strike = { $raw } Schaden { $other ->
    [more] + { $n } zusätzlich − { $armour } Rüstung = { $net }
    [less] − { $n } verhindert − { $armour } Rüstung = { $net }
   *[none] − { $armour } Rüstung = { $net }
}
table-odds-strikes = × { $n } Treffer
table-odds-times = × { $n } angewandt
table-odds-critical = Kritisch (×{ $factor }): { $percent } % je Treffer
table-odds-dodge = Ausweichen gelingt: { $percent } %
table-tragic-printed = Aufgedruckt: { $attack }/{ $health }
table-tragic-wounded = Aufgedruckt: { $attack }/{ $health } · Wunden: { $wounds }
table-odds-sure = Schaden: sicher { $amount }
table-odds-unblocked = Schaden: { $amount }, wenn niemand blockt
table-odds-mean-unblocked = Schaden: im Schnitt { $amount }, wenn niemand blockt
table-odds-mean = Schaden: im Schnitt { $amount }
table-odds-percent = { $percent } %
table-odds-beats = Besiegt: { $percent } %
table-odds-spill = An seinen Spieler: { $amount }
table-odds-taken = Gegenschlag auf dich: { $amount }
table-odds-healed = Du heilst { $amount }
table-odds-ally = { $card }: { $amount } Schaden, besiegt { $percent } %

## Keys in the last line

table-key-around = umsehen
table-key-piles = Ablagen
table-key-log = Verlauf
table-key-stops = Stopps

## Help

table-help-aim-tragic = Ein Duell: Bring die Lebenspunkte deines Gegners auf 0. In deinem Zug spielst du Karten aus, indem du Punkte von S, P, E, C, I, A und L erschöpfst; jede Aktion erlaubt dir, eine Fähigkeit zu legen, die einen Punkt bringt. Greif mit Angriffskarten und mit Verbündeten an, blocke, antworte mit Reaktionen: Das letzte Glied der Kette wirkt zuerst.
table-help-list = die Liste der Antworten auf und ab
table-help-around = umsehen: jede Karte auf dem Tisch, eine nach der anderen
table-help-read = die Erklärung auf und ab
table-help-go-on-tragic = weiter: passen; in deiner Hauptphase zum Zugende, noch einmal beendet ihn
table-help-forget = vergessen, was abgelehnt wurde
table-help-piles = die Ablagen lesen
table-help-all-cards = alle Karten lesen, die du sehen darfst, auch deine Bibliothek
table-help-always = immer fragen, oder für mich passen, wo ich nichts tun kann
table-help-stops = wo du gefragt werden willst, Gelegenheit für Gelegenheit
table-help-mouse-tragic = Mit der Maus: Der erste Klick auf eine Karte oder Antwort erklärt sie, der zweite führt sie aus. Auch die Tasten in der letzten Zeile lassen sich anklicken.
table-mark-legal-tragic = damit lässt sich jetzt etwas tun; neben einem Namen: dessen Zug
table-mark-hp = Lebenspunkte, vom Maximum
table-mark-armour = Rüstung gegen gewöhnlichen Schaden
table-mark-radiation = Stufe der Strahlungsleiste
table-mark-points = Punkte übrig und Punkte insgesamt, Buchstabe für Buchstabe
table-mark-engaged = erschöpft; Ausrüstung: nicht angelegt
table-mark-fighting = greift an, in der Kampfzone
table-mark-top = das oberste Glied der Kette: Es wirkt zuerst
table-mark-cost = Kosten: zwei Punkte S und zwei beliebige
table-mark-level = die Stufe einer Karte, 1 bis 3
table-mark-race = ein Volk: Höchstens eine deiner Eigenschaften ist eines
table-mark-ally = Angriff und Leben eines Verbündeten

## Sheets

table-tragic-piles-title = Ablagen
table-tragic-discard = Ablage · { $n }
table-tragic-destroyed = Endgültig zerstört · { $n }
table-tragic-library = Deine Bibliothek · { $n }, ohne Reihenfolge
table-tragic-no-cards = keine Karten
table-stops-title = Wo du gefragt werden willst
table-stops-intro = Du wirst gefragt, wo du etwas tun kannst; wo nicht, wird für dich gepasst. Wer überall gefragt wird, verrät nichts: Dein Gegner weiß nie, ob du eine Antwort hattest.
table-stops-always = Immer fragen (für Bluffer): { $on ->
    [yes] an
   *[no] aus
}
table-stops-mode = { $mode ->
    [always] immer
    [never] nie
   *[useful] wenn ich kann
}
table-stops-upkeep = Deine Versorgung
table-stops-lay = Das Legen einer Fähigkeit
table-stops-attack = Eine gegnerische Angriffskarte
table-stops-movement = Ein Angriff von Verbündeten
table-stops-action = Eine gegnerische Aktion oder Quest
table-stops-use = Ein gegnerischer Effekt oder ein Talent
table-stops-cast = Das Ausspielen eines Verbündeten oder Gegenstands
table-stops-reaction = Eine gegnerische Reaktion
table-stops-turn-end = Das Ende eines gegnerischen Zuges
table-stops-pay = Die Buchstaben der Punkte, die du bezahlst
table-stops-keys = ↑ ↓ wählen · ⏎ ändern · L Sprache · Esc zurück

## The end

table-tragic-won = { $n ->
    [one] { $names } gewinnt das Duell!
   *[other] Unentschieden: { $names }.
}
table-tragic-end-hp = Lebenspunkte
table-tragic-end-wounds = Wunden
table-tragic-end-turns = Züge
table-tragic-end-left = Karten in der Bibliothek
