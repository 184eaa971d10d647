## What the check of a record has shown, and what it could not

replay-moves-good = { $n ->
    [one] { $n } Zug nachgespielt: Er ist erlaubt, und sein Siegel ist unversehrt.
   *[other] { $n } Züge nachgespielt: Alle sind erlaubt, und jedes Siegel ist unversehrt.
}
replay-dice-good = Die Würfel waren nicht gezinkt: Der Startwert ist der, der vor dem ersten Zug festgelegt wurde ({ $commitment }), und er ergibt jeden Wurf und jede Karte.
replay-dice-good-since = Seit Zug { $n } waren die Würfel nicht gezinkt: Der Startwert ist der, den dieser Tisch festgelegt hatte, bevor er die Partie übernahm ({ $commitment }), und er ergibt seitdem jeden Wurf und jede Karte.
replay-dice-good-after = Nach Zug { $n } waren die Würfel nicht gezinkt: Der Startwert ist der, der vor dem ersten Zug festgelegt wurde ({ $commitment }), und er ergibt von da an jeden Wurf und jede Karte.
replay-dice-so-far = Bisher waren die Würfel nicht gezinkt: Der geheime Startwert, der dabeiliegt, ist der, der vor dem ersten Zug festgelegt wurde ({ $commitment }), und er ergibt jeden Wurf und jede Karte.
replay-dice-good-campaign = Die Würfel der Kampagne selbst waren nicht gezinkt: Der Startwert ist der, der vor dem ersten Schritt festgelegt wurde ({ $commitment }), und er ergibt jeden von ihnen und jede Karte, die zwischen den Gefechten gezogen wurde.
replay-dice-so-far-campaign = Die Würfel der Kampagne selbst waren bisher nicht gezinkt: Der geheime Startwert, der dabeiliegt, ist der, der vor dem ersten Schritt festgelegt wurde ({ $commitment }), und er ergibt jeden von ihnen und jede Karte, die zwischen den Gefechten gezogen wurde.
replay-dice-none = Nicht bewiesen: auch nur ein Würfel oder eine Karte. Sie fielen alle dort, wo der Startwert sie nicht belegen kann.
replay-dice-later = Die Würfel lassen sich prüfen, wenn eine beendete Partie ganz geprüft wird; erst dann ist der Startwert offen.
replay-mixed = Die Würfel wurden vor dem ersten Zug aus dem Startwert des Gastgebers und den Beiträgen von { $seats } gemischt: Niemand konnte sie allein bestimmen. Dass der Gastgeber sie später nicht angesehen hat, kann niemand beweisen.
replay-mixed-missing = Beigetragen, aber nie aufgedeckt und daher ohne Wirkung: { $seats }.
replay-signed = Der Tisch mit dem Schlüssel { $key } hat sie unterschrieben. Vergleiche den Schlüssel mit dem unter der Adresse des Tisches, /.well-known/overseer-key.
replay-signed-unchecked = Sie trägt eine Unterschrift des Schlüssels { $key }; um sie zu prüfen, braucht es die Bibliothek „cryptography“: { $install }
replay-unproved-seats = Nicht bewiesen: wer am Tisch saß und dass diese Datei die Partie ist, die du gesehen hast. Vergleiche ihre erste Zeile und ihr letztes Siegel mit dem, was damals notiert wurde.
replay-unproved-resigned = Nicht bewiesen: dass jemand wirklich aufgegeben hat und wann. Die Aufzeichnung sagt es nur.
replay-unproved-time = Nicht bewiesen: wann die Zeit um war. Die Aufzeichnung sagt es nur.
replay-unproved-cards = Nicht bewiesen: dass es die Karten oder das Szenario sind, die du kennst. Diese Partie bringt eigene mit.
replay-unproved-back = An diesem lockeren Tisch wurden Züge zurückgenommen, nachdem andere geantwortet hatten; das Protokoll enthält sie alle.
replay-unproved-brought = Nicht bewiesen: was die Kampagne in dieses Gefecht mitgebracht hat. Das prüft `overseer campaign verify`.
replay-unproved-imported = Nicht bewiesen: { $n ->
    [one] Der erste Zug stammt
   *[other] Die ersten { $n } Züge stammen
} aus einer gespeicherten Partie, die als Datei mitgebracht wurde. Sie sind regelgerecht, aber für ihre Würfel und Karten bürgt niemand, und wer die Datei mitbrachte, kann wissen, was darin verdeckt war.
replay-unproved-corrected = Nicht bewiesen: die Würfel { $n ->
    [one] des ersten Zugs
   *[other] der ersten { $n } Züge
}. Ein gemeldetes Ergebnis wurde mit Zustimmung des Tisches berichtigt und das Folgende neu berechnet.
replay-unproved-updated = Nicht bewiesen: { $n ->
    [one] der erste Zug, der
   *[other] die ersten { $n } Züge, die
} nach den Regeln { $rules } gespielt { $n ->
    [one] wurde
   *[other] wurden
}. { $release ->
    [unknown] Ihre Würfel prüft nur die Version von Overseer, die sie gespielt hat.
   *[other] Ihre Würfel prüft nur Overseer { $release }.
}
replay-unproved-rolls = Nicht bewiesen: dass der Startwert bis dahin { $n ->
    [one] einmal
   *[other] { $n }-mal
} befragt war. Die Aufzeichnung sagt es nur, und die späteren Würfel werden von dort gezählt.
replay-unproved-spelling = { $n ->
    [one] Zug { $move } steht
   *[other] { $n } dieser Züge, als erster Zug { $move }, stehen
} nicht da, wie Overseer sie schreibt. Sie bedeuten dasselbe, aber jemand oder ein anderes Programm hat sie neu geschrieben.
replay-unproved-battles = Nicht bewiesen: { $n ->
    [one] das Ergebnis eines Gefechts. Seine Aufzeichnung wurde
   *[other] die Ergebnisse von { $n } Gefechten. Ihre Aufzeichnungen wurden
} hier nicht angesehen; `overseer campaign verify` prüft eine Kampagne mit allen Gefechten.
replay-unproved-entered = Nicht bewiesen: { $n ->
    [one] ein Ergebnis, das nach einem Gefecht auf einem echten Tisch eingetragen wurde.
   *[other] { $n } Ergebnisse, die nach Gefechten auf einem echten Tisch eingetragen wurden.
}
replay-unproved-casual = Nicht bewiesen: dass jeder Würfel nur einmal fiel. Hier lassen sich Züge über den Zufall hinweg zurücknehmen, und das geht in keinem Gefecht einer Kampagne.
replay-unproved-older = Nicht bewiesen: dass Gefecht { $n } so gespielt wurde. { $moves ->
    [one] Sein Zug folgt
   *[other] Seine { $moves } Züge folgen
} den Regeln { $rules }, die diese Version nicht spielt. Nicht geprüft: ob die Züge erlaubt sind, ob die Würfel nicht gezinkt waren, ob es so ausging. Geprüft: { $prepared ->
    [yes] Es ist das Gefecht, das die Kampagne vorbereitet hatte, sein
   *[no] Sein
} Startwert ist der, der davor festgelegt wurde, und sein letztes Siegel und sein Ende sind die des Ergebnisses. { $release ->
    [unknown] Das Übrige prüft nur die Version von Overseer, die es gespielt hat: overseer replay battle-{ $n }.overseer --verify
   *[other] Das Übrige prüft Overseer { $release }: overseer replay battle-{ $n }.overseer --verify
}
replay-unproved-apart = Nicht bewiesen: irgendetwas durch die Aufzeichnung von Gefecht { $n }. Kein Ergebnis dieser Kampagne stützt sich darauf.
replay-battle-open = Gefecht { $n } hat begonnen; noch zählt nichts davon.
replay-about-battle = Gefecht { $n }. { $text }
