# Was über die Kartendatei eines beliebigen Spiels gesagt wird, und wie Satzteile verbunden werden.

list-two = { $first } und { $last }
list-more = { $first }, { $rest }
list-then = { $first }, dann { $rest }
list-sentences = { $first } { $rest }

cardfile-at = { $file }, Zeile { $line }: { $problem }
cardfile-in = { $file }: { $problem }
cardfile-guess = Meintest du „{ $guess }“?
cardfile-card = Karte „{ $card }“: { $problem }
cardfile-count-problems = { $n } Fehler in dieser Kartendatei.
cardfile-good = Diese Kartendatei ist in Ordnung: Satz „{ $id }“, Version { $version }.
cardfile-missing = Diese Datei gibt es nicht.
cardfile-unreadable = Diese Datei lässt sich nicht lesen. Prüfe ihre Zugriffsrechte und ob sie nicht ein Ordner ist.
cardfile-too-big = Diese Datei ist zu groß; eine { $kind ->
    [deck] Deckdatei
    [force] Truppendatei
    [scenario] Szenariodatei
    [terrain] Geländedatei
   *[card] Kartendatei
} hat höchstens { $limit } KiB.
cardfile-not-utf8 = Das ist kein UTF-8-Text. Speichere die Datei in der Kodierung UTF-8.
cardfile-not-toml = Spalte { $column } ist kein gültiges TOML. Suche nach einem fehlenden Anführungszeichen, einer Klammer oder „=“, oder nach einem doppelten Schlüssel.
cardfile-not-toml-end = Die Datei ist kein gültiges TOML: Etwas ist nicht geschlossen oder viel zu lang. Suche nach einem fehlenden Anführungszeichen oder einer Klammer.
cardfile-long-line = Zeile zu lang: Eine Zeile hat höchstens { $high } Zeichen. Brich sie um.
cardfile-key-parts = Ein Schlüssel hat höchstens { $high } Teile zwischen Punkten.
cardfile-long-word = Dieser Schlüssel oder diese Zahl ist viel zu lang: Ohne Anführungszeichen sind es höchstens { $high } Zeichen.
cardfile-deep = Zu tief: Listen und Tabellen stehen höchstens { $high }-mal ineinander.
cardfile-many-lines = Zu lang: Eine Datei hat höchstens { $high } Zeilen.
cardfile-many-values = Zu viel in einer Datei: Schlüssel, Tabellen und Einträge von Listen sind es zusammen höchstens { $high }.
cardfile-unknown-key = Unbekannter Schlüssel „{ $key }“. Hier erlaubt: { $allowed }.
cardfile-missing-key = Der Schlüssel „{ $key }“ fehlt.
cardfile-type = „{ $key }“ hat den falschen Typ; gebraucht wird { $wanted ->
    [text] ein Text in Anführungszeichen
    [number] eine ganze Zahl
    [flag] true oder false
    [texts] eine Liste von Texten in Anführungszeichen
    [tables] eine Liste von Tabellen
   *[name] ein Name in Anführungszeichen oder eine Tabelle mit einem Namen je Sprache
}.
cardfile-range = „{ $key }“ ist { $value }; erlaubt ist { $low } bis { $high }.
cardfile-choice = „{ $key }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
cardfile-id = „{ $id }“ ist keine Kennung. Eine Kennung hat höchstens 40 Kleinbuchstaben a–z, Ziffern und einzelne Bindestriche dazwischen.
cardfile-name = Ein Name muss ein lesbarer Text von 1 bis { $high } Zeichen sein.
cardfile-letter = „{ $letter }“ ist kein Buchstabe von S.P.E.C.I.A.L. Erlaubt: { $allowed }.
cardfile-twice = Die Kennung „{ $id }“ steht schon in Zeile { $first }.
