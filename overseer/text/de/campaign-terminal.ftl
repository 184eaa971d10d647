# Kampagnen im Terminal: Züge, was wo steht, Fragen, Befehle.

## Was wo steht

campaign-called = Kampagne „{ $name }“, in { $folder }
campaign-list-none = Es gibt noch keine Kampagne. „overseer campaign new“ beginnt eine.
campaign-list-damaged = { $mark } { $name }: beschädigt; „overseer campaign repair --name { $name }“ macht mit dem weiter, was unversehrt ist
campaign-list-line = { $mark } { $name }: { $course ->
    [linked] verbunden
   *[free] frei
}, { $players }, { $n ->
    [one] 1 Gefecht ausgetragen
   *[other] { $n } Gefechte ausgetragen
}{ $over ->
    [yes] , zu Ende
   *[no] {""}
}, zuletzt gespielt am { $day }
campaign-welcome =
    Eine Kampagne verbindet Gefechte von Wasteland: mit Siedlungen dazwischen, Truppen, die wachsen, und dem, was jedes Gefecht für das nächste bedeutet.

    overseer campaign new                             fünf verbundene Gefechte, allein gegen die KI
    overseer campaign new --course free               ein Gefecht nach dem anderen, wie du magst
    overseer campaign new --seats human,human         zwei Leute, auf jeder Seite einer

    Danach geht es mit „overseer campaign“ weiter. „overseer campaign --help“ sagt alles.
campaign-power = Strom
campaign-water = Wasser
campaign-room = Platz
campaign-stores = Lager
campaign-sheds = Schuppen
campaign-caps = Kasse
campaign-requires = Braucht das Extra: { $perks }.
campaign-column-structure = Bauwerk
campaign-column-count = Anzahl
campaign-column-on = In Betrieb
campaign-column-price = Kronkorken
campaign-column-power = Strom
campaign-column-water = Wasser
campaign-column-maximum = Höchstens
campaign-column-does = Was es tut

## Spielen

campaign-begun = Eine Kampagne mit { $players }, in { $folder }
campaign-next-step = { $seat }: { $prompt }
    overseer campaign { $command }
campaign-next-bot = { $seat } überlegt gerade, dort, wo die Kampagne gespielt wird.
campaign-next-battle = Das Gefecht ist bereit.
    overseer campaign battle            hier austragen
    overseer campaign battle --entered  sagen, wie es auf einem echten Tisch ausging
campaign-over = Die Kampagne ist zu Ende. „overseer campaign history“ erzählt, wie sie lief.
campaign-how-to = So geht es: overseer campaign { $command } NUMMER, oder statt der Nummer, was in Klammern steht.
campaign-perk = { $text } [{ $notation }]
campaign-no-perks = Jetzt lässt sich kein Extra kaufen oder aufgeben.
campaign-sure = Tun? [j/n]{" "}
campaign-not-done = Es wurde nichts getan.
campaign-error-step = Schritt „{ $command }“ ist noch nicht gefragt. Zuerst: overseer campaign { $now }
campaign-battle-left =
    Das Gefecht ist mit der Kampagne gespeichert.
    Weiter geht es mit: overseer campaign battle{ $option }
campaign-fight-hint = Das Gefecht ist bereit. „battle“ trägt es hier aus; „entered“ hält fest, wie es auf einem echten Tisch ausging.
campaign-not-yet = Noch ist kein Gefecht auszutragen. Zuerst: { $prompt }
campaign-given-up = Das Gefecht wurde aufgegeben und hat kein Ergebnis. Trag es noch einmal aus oder sag, wie es ausging.
campaign-back = Zurück zur Kampagne.
campaign-goodbye = Die Kampagne ist gespeichert in { $folder }
    Weiter geht es mit: overseer campaign{ $option }
campaign-look-nothing = „{ $word }“ gibt es nicht. Nenne ein Bauwerk oder eine Karte.
campaign-plain-help =
    Eine Nummer     tun, was diese Nummer hat
    Eine Notation   tun, was sie bezeichnet, zum Beispiel „build store“
    moves           aufzählen, was möglich ist
    show            Siedlungen, Karten und das nächste Gefecht beschreiben
    look …          ein Bauwerk oder eine Karte nach Kennung oder Name beschreiben
    why …           sagen, warum etwas nicht erlaubt ist oder was es ändern würde
    battle          das vorbereitete Gefecht austragen
    entered         sagen, wie es auf einem echten Tisch ausging
    force           was du bringen darfst; „force DATEI“ bringt eine eigene Truppe
    perks           die Extras, die du jetzt kaufen kannst (Schritt 1)
    quests          das Questbuch
    history         alle bisherigen Gefechte
    rule …          eine Regel lesen
    undo            den letzten eigenen Schritt zurücknehmen
    restart         alle eigenen Schritte zurücknehmen, seit jemand anders entschied
    lang fr         die Sprache wechseln: en, fr, de, es
    quit            gehen; die Kampagne lässt sich fortsetzen

## Truppen

campaign-force-hint = Bring eine nach ihrer Nummer, oder eine eigene Truppendatei oder einen Truppencode. „overseer campaign force --out DATEI“ schreibt die erste auf, damit du sie ändern kannst.
campaign-force-written = Die Truppe liegt in { $file }. Ändere sie, dann: overseer campaign force { $file }

## Wie ein echtes Gefecht ausging

campaign-entry-intro = Wie ging das Gefecht auf eurem Tisch aus? „back“ geht zur vorigen Frage zurück, „quit“ hört auf, ohne etwas festzuhalten.
campaign-entry-end = Wer hat gewonnen, und wie?
campaign-entry-rounds = Nach wie vielen Runden? (Nur Enter: { $most })
campaign-entry-removed = { $seat }: Welche Modelle wurden entfernt? Zum Beispiel „1 3x2“: eines der ersten Einheit, zwei der dritten. Nur Enter: niemand.
campaign-entry-boosts = { $seat }: Welche Schübe wurden nicht benutzt? Nummern, oder Namen mit Kommas. Nur Enter: keine.
campaign-entry-cards = { $seat }: Was ist von Gegenständen übrig, die sich verbrauchen, und welche Funde hat die Truppe? Nummern, oder Namen mit Kommas. Nur Enter: nichts.
campaign-entry-degraded = { $seat }: Welche Einheiten haben eine beschädigte Powerrüstung? Nur Enter: keine.
campaign-entry-quest = { $seat }: Wurde die Quest erfüllt? [j/n]
campaign-entry-owed = { $seat }: Welche Folgen wurden nicht abgehandelt? Nur Enter: keine.
campaign-entry-sure = Stimmt das alles? Es lässt sich nicht zurücknehmen. [j/n]
campaign-entry-leader = { $unit } (Anführer)
campaign-entry-told-of = { $seat }: { $facts }
campaign-entry-told-rounds = Runden: { $n }
campaign-entry-told-removed = entfernt: { $names }
campaign-entry-told-degraded = beschädigte Rüstung: { $names }
campaign-entry-told-cards = übrig oder gefunden: { $names }
campaign-entry-told-boosts = übrige Schübe: { $n }
campaign-entry-told-quest = Quest erfüllt
campaign-entry-told-owed = steht noch aus: { $names }
campaign-entry-told-standing = alle stehen
campaign-entry-told-empty = nichts ist übrig
campaign-entry-told-also = { $facts }; { $fact }
campaign-entry-number = Nenne eine Zahl von 1 bis { $most }.
campaign-entry-places = „{ $word }“ ist keine Einheit der Liste. Sag zum Beispiel „2“, oder „2x3“ für drei ihrer Modelle.
campaign-entry-many = { $unit }: Davon gibt es nur { $most }.
campaign-entry-card = „{ $word }“ ist keine Karte, die übrig sein könnte. Nimm ihren Namen oder ihre Kennung.
campaign-entry-yes = Sag j oder n.
campaign-entry-impossible = Das kann nicht sein. { $why } „back“ führt zur Frage davor, „n“ zur ersten.

## Dateien

campaign-exported = { $seed ->
    [yes] Die Kampagne liegt in { $file }, mit ihrem geheimen Startwert: Wer die Datei hat, kann mit ihr weiterspielen und könnte ihre Würfel vorhersehen.
    [seen] Was von der Kampagne bisher zu sehen war, liegt in { $file }, ohne Geheimnisse anderer: Man kann es lesen, nicht weiterspielen.
   *[no] Die Kampagne liegt in { $file }, ohne ihren geheimen Startwert: Man kann sie lesen und vergleichen, nicht weiterspielen.
}
campaign-imported = { $file } wurde geprüft, und die Kampagne liegt in { $folder }
    Sie ist jetzt die laufende: Befehle ohne --name gelten ihr.
campaign-imported-there = { $file } wurde geprüft, und die Kampagne liegt in { $folder }
    Weiter geht es mit: overseer campaign --dir "{ $folder }"
campaign-same = Beide Fassungen sind gleich.
campaign-other = Das sind zwei verschiedene Kampagnen.
campaign-differs = Die Fassungen unterscheiden sich ab Schritt { $step }.
    hier: { $mine }
    dort: { $other }
campaign-verified = { $steps ->
    [one] 1 Schritt, mit jedem Würfel und jedem Gefecht dahinter: alles in Ordnung.
   *[other] { $steps } Schritte, mit jedem Würfel und jedem Gefecht dahinter: alles in Ordnung.
}
campaign-verified-partly = { $steps ->
    [one] 1 Schritt: Er ist erlaubt, und sein Siegel ist unversehrt.
   *[other] { $steps } Schritte: Alle sind erlaubt, und jedes Siegel ist unversehrt.
} Aber { $gaps ->
    [one] eines ist nicht bewiesen:
   *[other] { $gaps } Dinge sind nicht bewiesen:
}
campaign-intact = Dieser Kampagne fehlt nichts.
campaign-repaired = Die Kampagne geht nach ihren ersten { $steps } Schritten weiter, die unversehrt sind. Die beschädigte Datei bleibt als { $file }

## Was schiefgeht

campaign-error-both = Nenne --name oder --dir, nicht beides.
campaign-error-name = „{ $name }“ ist kein Name für eine Kampagne: Buchstaben, Ziffern, Leerzeichen und Bindestriche, höchstens 40.
campaign-error-none-yet = Es gibt noch keine Kampagne. Beginne eine: overseer campaign new
campaign-error-seat = Einen Platz { $seat } gibt es in dieser Kampagne nicht: 1 bis { $most }.
campaign-error-who = { $seat } ist dran und hat Geheimnisse. Bist du das? Dann sag es: --seat { $n }
campaign-error-force = Eine Truppe „{ $word }“ gibt es nicht. Nenne eine Nummer der Liste, eine fertige Truppe, eine Datei oder einen Code.
campaign-error-course = Einen Ablauf „{ $course }“ gibt es nicht. Es gibt: { $known }
campaign-error-settlements = „{ $word }“: Sag für jeden Spieler yes oder no, mit Kommas dazwischen.
