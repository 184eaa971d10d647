# Was der Online-Tisch sagt.

server-title = Overseer
server-no-page = Dieser Tisch bietet die API. Die Seite für Browser wurde hier nicht gebaut; `make run` baut sie.
server-who = Niemand weiß, wer du bist. Setz dich zuerst als Gast hin (POST /api/guest) oder melde dich an.
server-query = „{ $name }“ in der Adresse ist nicht das, was dort erwartet wird.
server-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
server-characters = { $code } geht hier nicht: Man sieht es nicht, es verändert die Anzeige des Textes ringsum, oder dieser Tisch kennt es nicht. Gib den Text noch einmal ohne dieses Zeichen ein.
server-piled = Auf einem Buchstaben stehen mehr als { $most } Zeichen. Lass einige weg.
server-no-table = Den Tisch „{ $code }“ gibt es nicht. Prüfe den Link.
server-begun = Die Partie hat schon begonnen.
server-not-begun = Die Partie hat noch nicht begonnen.
server-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
server-full = Alle Plätze sind besetzt. Du kannst zuschauen.
server-not-full = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-not-yours = Platz { $seat } ist nicht deiner.
server-nobody-there = Dort sitzt sonst niemand.
server-no-watching = Dieser Tisch nimmt keine Zuschauer auf.
server-many-tables = Du hast { $most } Tische offen. Spiele zuerst einen zu Ende oder schließe einen.
server-password = Das Passwort passt nicht.
server-zone = „{ $zone }“ ist keine Zeitzone. Schreib sie wie Europe/Berlin.
server-night = Eine Nacht braucht zwei Stunden: wann sie beginnt und wann sie endet.
server-late = Es ist etwas geschehen, was du noch nicht gesehen hast. Schau es dir an und entscheide neu.
server-line-own = Deine früheren Dateien werden noch gelesen, { $n } an der Zahl. Versuche es in etwa { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-line-wait = Vor deiner Datei werden die von anderen gelesen: Sie ist Nummer { $n } in der Schlange. Versuche es in etwa { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal; dein Platz bleibt dir eine Minute lang.
server-line-full = Es warten zu viele Dateien darauf, gelesen zu werden: { $n }. Versuche es in etwa { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-text-long = Das Lesen hat zu lange gedauert und wurde abgebrochen. Mach den Text kürzer, oder prüfe ihn mit dem Terminalprogramm auf deinem Rechner.
server-text-large = Das braucht mehr Speicher, als ein Text hier bekommt. Mach ihn kürzer.
server-busy = An diesem Tisch geschieht gerade zu viel auf einmal. Versuche es noch einmal.
server-restarting = Der Tisch wird gerade neu gestartet. Versuche es gleich noch einmal: Nichts ist verloren.
server-clock = Die Uhr auf dem Rechner des Tisches ist gesprungen. Bis sie wieder stimmt, geschieht nichts. Verloren ist nichts: Versuch es in einigen Minuten wieder, oder sag es denen, die diesen Tisch betreiben.
server-thinking = Der Bot hat nicht geantwortet. Versuche es noch einmal.
server-banned = Du darfst hier nicht mehr spielen.
server-origin = Diese Anfrage kommt von einer Seite, die nicht zu diesem Tisch gehört.
server-slower = Du fragst zu oft. Warte einen Moment.
server-host = Auf den Namen „{ $host }“ hört dieser Tisch nicht. Öffne ihn unter der Zahlenadresse seines Rechners oder als localhost. Wer ihn betreibt, lässt den Namen zu mit: overseer serve --host-name { $host }
server-host-odd = Diese Anfrage will zu etwas, das kein Name eines Rechners ist. Prüfe die Adresse.
server-connections = Zu viele Verbindungen von deiner Adresse sind beschäftigt. Warte einen Moment.
server-crowded = Zu viele sind verbunden. Versuche es in einem Moment noch einmal.
server-large = Das ist zu groß. Höchstens { $most } Bytes können auf einmal gesendet werden.
server-kind = Der Inhalt einer Anfrage muss JSON sein (Content-Type: application/json).
server-shape = Die Anfrage hat nicht die erwartete Form: { $what }
server-json = Die Anfrage ist kein JSON.
server-changed = Jemand anders hat das im selben Moment geändert. Schau noch einmal hin und wiederhole es.
server-database = Es konnte nicht gespeichert werden und ist deshalb nicht geschehen. Versuche es in einem Moment noch einmal.
server-broken = Bei uns stimmt etwas nicht. Versuche es noch einmal; bleibt es so, nenne denen, die diesen Tisch betreiben, die Nummer { $reference }.
server-broken-short = Fehler bei uns: { $reference }
server-nothing-here = An dieser Adresse ist nichts.

server-line = Eine Zeile muss etwas enthalten, was man lesen kann.
server-line-long = Das ist zu lang: Höchstens { $most } Zeichen passen.
server-no-chat = An diesem Tisch gibt es keinen Chat.
server-no-hints = Dieser Tisch gibt keine Tipps.
server-no-lesson = Für { $game } gibt es keine Lektion.
server-lesson-fixed = Eine Lektion hat ihre eigenen Plätze, Optionen und Würfel. Lass sie weg.
server-not-asked = Du wirst gerade nichts gefragt.
server-no-wish = Niemand bittet dich gerade um deine Zustimmung.
server-not-over = Die Partie ist noch nicht vorbei.
server-shared-secrets = Diese Kampagne spielen mehrere: Sie enthält Geheimnisse der anderen, darum gibt es ihre Datei erst am Ende.
server-no-land = Hier gibt es kein Land, auf das man etwas stellen könnte.
server-no-battle = Diese Kampagne wartet gerade auf kein Gefecht.
server-no-step = Schritt { $number } gibt es noch nicht; der letzte ist { $last }.
server-later = Wer zuschaut, bekommt die Aufzeichnung dieser Partie, wenn sie vorbei ist.
server-later-ask = Wer zeitversetzt zuschaut, kann nicht nach dem fragen, was gerade geschieht. Wenn die Partie vorbei ist, liegt alles offen.
server-not-pledged = Du hast nichts zu den Würfeln dieses Tisches beigetragen.
server-not-revealing = Die Würfel werden gerade nicht gemischt.
server-other-share = Das ist nicht der Beitrag zu den Würfeln, den du festgelegt hattest.

# Why a bot would do what it advises.
hint-only = Etwas anderes gibt es nicht zu tun.
hint-wins = Er gewinnt, was auch immer die anderen haben.
hint-judged = Die Faustregeln des Bots setzen ihn klar an die erste Stelle.
hint-tried = { $tried ->
    [one] In { $tried } ausgedachten Fortsetzung
   *[other] In { $tried } ausgedachten Fortsetzungen
} mit demselben Glück war er { $better ->
    [0] nie, aber im Schnitt
    [one] einmal
   *[other] { $better }-mal
} besser als „{ $other }“.
