# Fehler in einer Kartendatei von Tragic, und was die Prüfung dazu sagt.

## Files

tragic-file-word = „{ $word }“ ist hier nicht bekannt; gebraucht wird { $what ->
    [step] ein Schritt
    [count] etwas zum Zählen
    [compare] ein Vergleich
    [letter] ein Buchstabe von S.P.E.C.I.A.L.
    [kind] eine Kartenart
    [filter] eine Kartenart oder ein Typ
    [type] ein Typ
    [keyword] ein Schlüsselwort
    [stat] ein Bonus
    [damage] eine Schadensart
    [whom] wen es trifft
   *[answer] worauf sie antwortet
}. Erlaubt: { $allowed }.
tragic-file-shape = „{ $text }“ ist nicht richtig geschrieben. So wird es geschrieben: { $allowed }.
tragic-file-cost = „{ $text }“ verlangt mehr als { $high } Punkte eines Buchstabens; mehr kann niemand haben. Verlange weniger.
tragic-file-modes = „choose“ ist eine Liste von mindestens zwei Listen von Schritten: [["draw 2"], ["heal 8"]].
tragic-file-target-is = „target_is“ braucht ein Ziel, das eine Karte ist.
tragic-file-choose = „choose“ steht allein, ohne „do“ und „roll“.
tragic-file-by = „by“ gehört zu „choose“.
tragic-file-else = „else“ braucht ein „roll“ oder eine Versorgung mit Kosten.
tragic-file-idle = Das bewirkt nichts: Nenne mindestens eine Sache.
tragic-file-no-target = Hier ist von einem Ziel die Rede, aber der Effekt hat keins. Gib ihm ein „target“.
tragic-file-if-target = „if“ wird gefragt, bevor ein Ziel gewählt ist, und kann darum nicht das Ziel zählen. Zähl etwas anderes.
tragic-file-target = „{ $step }“ geht nicht mit „{ $target }“. Wähle ein anderes Ziel.
tragic-file-answer = „{ $step }“ spricht von dem, worauf eine Reaktion antwortet: Es gehört in den Effekt „cast“ einer Reaktion.
tragic-file-point = „{ $step }“ gehört in einen Effekt mit when = "start".
tragic-file-enter = „{ $step }“ gehört auf ein Gebäude.
tragic-file-equal = „{ $step }“ braucht davor einen Schritt, der Karten bewegt.
tragic-file-free-use = Ein „use“ braucht einen Preis oder eine Grenze: cost, engage, life, discards, sacrifice oder once.
tragic-file-forced-cost = Etwas Ausgelöstes darf nur dann Punkte kosten, wenn man es ablehnen kann: Schreib may = true.
tragic-file-pay-by-life = „pay_by_life“ braucht Kosten mit Buchstaben.
tragic-file-no-use = „use“ gehört auf eine Karte, die im Spiel bleibt, eine Eigenschaft oder ein Talent.
tragic-file-start = „start“ gehört zu Eigenschaften und Talenten.
tragic-file-folder = Ein Kartensatz ist ein Ordner mit 1 bis { $high } TOML-Dateien; dieser hat { $found }.
tragic-file-twice = Die Karte „{ $id }“ steht schon in { $first }.
tragic-file-cards = Ein Kartensatz hat 1 bis { $high } Karten; dieser hat { $found }.
tragic-file-level-twice = Stufe { $level } der Strahlungsleiste ist schon beschrieben.
tragic-file-keyword-twice = Das Schlüsselwort „{ $word }“ steht hier zweimal. Schreibe es einmal, mit seiner Zahl.
tragic-file-good = Dieser Kartensatz ist in Ordnung: „{ $name }“ mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.

## Lint

tragic-lint-off-letter = Die Kosten nennen { $letter }, das kein Buchstabe der Karte ist.
tragic-lint-cost = Eine Karte der Stufe { $level } kostet { $level ->
    [one] { $level } Punkt
   *[other] { $level } Punkte
} { $letter }, nicht { $found }.
tragic-lint-second = Der zweite Buchstabe { $letter } kostet mindestens 1 Punkt und nicht mehr als der erste.
tragic-lint-any = Die Kosten verlangen { $found } Punkte beliebiger Buchstaben; { $high } sind das Höchste.
tragic-lint-no-name = Sie hat keinen Namen in „{ $lang }“. Schreibe einen „title“ auf die Karte oder die Nachricht { $message }.
tragic-lint-no-flavour = Sie hat keinen Stimmungstext in „{ $lang }“. Schreibe einen „flavour“ auf die Karte oder zur Nachricht { $message }.
tragic-lint-no-glossary = Das Schlüsselwort „{ $keyword }“ fehlt im Glossar in „{ $lang }“.
tragic-lint-max-hp = Nur ein Volk ändert die maximalen LP (TR-A1).
tragic-lint-trait = Eine Eigenschaft der Stufe { $level } hat ebenso viele Vorteile und ebenso viele Nachteile (TR-K1); diese hat { $bonuses } und { $drawbacks }.
tragic-lint-idle = Sie bewirkt nichts.
tragic-lint-target = Sie zielt auf „{ $target }“ und tut dann nichts damit.
tragic-lint-loop = Der Auslöser „{ $when }“ löst sich selbst aus. Gib ihm once = true.
tragic-lint-never = „{ $text }“ trifft nie zu: Hier sind es { $side ->
    [high] höchstens { $bound }
   *[low] mindestens { $bound }
}. Ändere die Zahl oder den Vergleich.
tragic-lint-uncounted = Dieser Bonus kann nicht von „{ $count }“ abhängen. Zähle etwas anderes.
tragic-lint-gone = Die Karte bleibt nicht im Spiel und gibt das darum nie. Lass sie bleiben, oder nimm den Schritt „gain“.
tragic-lint-answer = „{ $step }“ richtet nichts aus gegen das, worauf diese Reaktion antwortet. Nimm eins davon in „answers“ auf: { $allowed }; oder wähle einen anderen Schritt.
tragic-lint-filter = Keine Karte dieses Kartensatzes, die „{ $what }“ erreichen könnte, passt zum Filter. Ändere den Filter oder das, was erreicht wird.
tragic-lint-dear = Das kostet { $found } Punkte, und mehr als { $high } kann niemand haben. Verlange weniger.
tragic-lint-count = { $what ->
    [abilities] Fähigkeiten von { $letter }
    [cards] Spielkarten von { $letter }
    [traits] Eigenschaften
   *[skills] Talente
}: { $found } gefunden, mindestens { $low } gebraucht.
tragic-lint-no-kind = Keine Karte von { $letter } ist von der Art „{ $kind }“; jeder Buchstabe braucht eine.
tragic-lint-unused = Keine Karte verwendet „{ $word }“ ({ $what }).
