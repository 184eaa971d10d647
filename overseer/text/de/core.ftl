# Die Worte des Kerns: was an jedem Tisch gilt, bei jedem Spiel.

### Warum nicht

refusal-seats = { $seats ->
    [one] Eine Person kann
   *[other] { $seats } Personen können
} dieses Spiel nicht spielen. Wähle eine Zahl von { $least } bis { $most }.
refusal-seats-exactly = { $seats ->
    [one] Eine Person kann
   *[other] { $seats } Personen können
} das nicht spielen. Es braucht genau { $most }.
refusal-game = Ein Spiel „{ $name }“ gibt es nicht. Wähle eines von diesen: { $known }.
refusal-game-broken = Das Spiel „{ $name }“ ist da, lässt sich aber nicht laden ({ $error }). Repariere oder aktualisiere es, oder nimm es weg; alle anderen Spiele sind spielbar.
refusal-game-taken = Ein Spiel „{ $name }“ gibt es schon, und ein anderes kann seinen Namen nicht übernehmen. Gib dem neuen Spiel einen eigenen Namen.
refusal-bot = Einen Bot „{ $name }“ gibt es für dieses Spiel nicht. Wähle einen von diesen: { $known }.
refusal-bot-file = „{ $file }“ ist keine Datei eines Bots. Nenne eine Datei, die es gibt und die auf .py endet, etwa file:mybot.py.
refusal-bot-file-name = „{ $name }“ kann ein Bot nicht heißen. Gib seiner Datei einen Namen aus Kleinbuchstaben, Ziffern, - und _, den kein Bot hier trägt, höchstens 30 Zeichen lang.
refusal-bot-file-twice = Einen anderen Bot namens „{ $name }“ gibt es schon. Gib der Datei einen anderen Namen.
refusal-option = Die Option „{ $name }“ gibt es nicht, oder sie darf diesen Wert nicht haben. Erlaubt ist hier: { $allowed }.
refusal-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $most }. Wähle eine solche Zahl, oder lass den Startwert weg.
refusal-notation = „{ $text }“ ist kein Zug dieses Spiels. Wähle einen der angebotenen Züge, oder schreibe ihn so wie sie.
refusal-over = Die Partie ist vorbei. Beginne eine neue, um weiterzuspielen.
refusal-turn = Spieler { $seat } ist nicht an der Reihe. Warte, bis Spieler { $asked } entschieden hat.
refusal-spectator = Wer nur zuschaut, spielt nicht mit.
refusal-undo = Das lässt sich nicht mehr zurücknehmen: Zufall, ein anderer Spieler oder etwas Aufgedecktes kam danach. Spiele von hier aus weiter.
refusal-undo-nothing = Du hast noch keinen Zug gemacht, also gibt es nichts zurückzunehmen.
refusal-no-clock = Dieses Spiel kennt keine Uhr. Spielt ohne sie weiter.
refusal-time-twice = Die Zeit ist schon ausgerufen. Spielt zu Ende.
refusal-resigned = Spieler { $seat } ist aus dieser Partie ausgeschieden und entscheidet nichts mehr. Schau weiter zu, oder beginne eine neue Partie.
refusal-away = Spieler { $seat } gilt als abwesend, und für ihn wird geantwortet. Sag erst, dass du da bist.
refusal-already-idle = Spieler { $seat } gilt schon als abwesend. Spielt weiter.
refusal-already-here = Spieler { $seat } ist schon da. Spielt weiter.
refusal-setting = Die Einstellung „{ $name }“ gibt es in diesem Spiel nicht, oder sie darf diesen Wert nicht haben. Erlaubt ist hier: { $allowed }.
refusal-asides = In dieser Partie wurde schon { $most } Mal zurückgenommen und eingestellt; mehr geht nicht. Spielt mit Zügen weiter.
refusal-played-here = Das Ergebnis eines Gefechts, das hier gespielt wird, kommt aus seiner Aufzeichnung. Spiele das Gefecht zu Ende.

refusal-record-file = Die Aufzeichnung { $file } lässt sich nicht lesen ({ $error }). Prüfe den Namen, und ob du sie öffnen darfst.
refusal-record-large = { $file } ist zu groß für die Aufzeichnung einer Partie. Prüfe, ob es die richtige Datei ist.
refusal-record-header = { $file } ist keine Aufzeichnung einer Partie, oder die erste Zeile ist beschädigt. Wähle eine andere Datei.
refusal-record-format = { $file } ist im Format { $format } geschrieben, das diese Version nicht kennt. Installiere die Version von Overseer, die sie geschrieben hat.
refusal-record-line = Zeile { $line } von { $file } ist beschädigt; die { $moves } Züge davor sind unversehrt. Spiele von dort weiter, oder nimm eine andere Kopie der Datei.
refusal-record-cut = { $file } bricht in Zeile { $line } ab; die { $moves } Züge davor sind unversehrt. Spiele von dort weiter, oder nimm eine andere Kopie der Datei.
refusal-record-after-end = { $file } geht in Zeile { $line } nach dem Ende der Partie weiter. Jemand hat die Datei verändert: Nimm eine andere Kopie.
refusal-record-rules = Diese Aufzeichnung folgt den Regeln { $theirs }, hier gelten aber die Regeln { $ours }. { $release ->
    [unknown] Um sie wieder anzusehen, installiere die Version von Overseer, die sie geschrieben hat.
   *[other] Um sie wieder anzusehen, installiere Overseer { $release }.
}{ $over ->
    [yes] {""}
   *[no] { $game ->
        [campaign] {" "}So geht sie weiter: overseer campaign
       *[other] {" "}So geht die Partie hier weiter: overseer play --resume "DATEI"
    }
}
refusal-record-stays = Diese Partie wurde nach den Regeln { $theirs } begonnen, mit Optionen oder Karten, die heute nicht mehr erlaubt sind. { $release ->
    [unknown] Spiele sie mit der Version von Overseer zu Ende, die sie geschrieben hat.
   *[other] Spiele sie mit Overseer { $release } zu Ende.
}
refusal-record-cards = Diese Aufzeichnung von { $game } wurde mit anderen Karten gespielt. { $release ->
    [unknown] Verwende die Kartendatei, mit der gespielt wurde, oder die Version von Overseer, die sie geschrieben hat.
   *[other] Overseer { $release } hat sie.
}
refusal-record-seat = Zug { $move }, „{ $text }“, stammt von jemandem, der nicht gefragt war. Die Züge davor sind unversehrt; nimm für den Rest eine andere Kopie der Datei.
refusal-record-notation = Zug { $move }, „{ $text }“, ist kein Zug dieses Spiels. Die Züge davor sind unversehrt; nimm für den Rest eine andere Kopie der Datei.
refusal-record-illegal = Zug { $move }, „{ $text }“, verstößt gegen Regel { $rule }. Die Züge davor sind unversehrt; nimm für den Rest eine andere Kopie der Datei.
refusal-record-chain = Die Aufzeichnung wurde bei Zug { $move }, „{ $text }“, oder davor verändert: Ihr Siegel passt nicht. Die Züge davor sind unversehrt; nimm für den Rest eine andere Kopie der Datei.
refusal-record-end = Das Ende der Aufzeichnung passt nicht zu ihren Zügen. Jemand hat die Datei verändert: Nimm eine andere Kopie.
refusal-record-running = Die Würfel lassen sich erst prüfen, wenn die Partie vorbei ist, denn dann wird der Startwert aufgedeckt. Spiele die Partie erst zu Ende.
refusal-record-seed = Dieser Startwert ist nicht der, der vor dem ersten Zug festgelegt wurde. Nimm eine andere Kopie der Datei, oder traue dieser nicht.
refusal-record-dice = Zug { $move } ist nicht der, den der Startwert ergibt: Diese Würfel waren gezinkt. Traue dieser Aufzeichnung nicht.
refusal-record-mix = Die Teile, aus denen der Startwert gemischt wurde, ergeben ihn nicht oder sind nicht die vorher festgelegten: Diese Würfel waren gezinkt. Traue dieser Aufzeichnung nicht.
refusal-record-signature = Die Unterschrift unter dieser Aufzeichnung passt nicht: Sie wurde geändert, nachdem der Tisch sie unterschrieben hatte. Traue ihr nicht.
refusal-record-write = Die Partie ließ sich nicht in { $file } speichern ({ $error }). Wähle einen anderen Ort, oder schaffe Platz und speichere noch einmal.
refusal-record-locked = { $file } wird gerade anderswo gespielt{ $process ->
    [unknown] {""}
   *[other] {" "}(Prozess { $process })
}. Verlass die Partie erst dort, oder nenne eine andere Datei.
refusal-record-no-seed = Der geheime Startwert von { $file } fehlt oder ist unlesbar; mit denselben Würfeln geht es nicht weiter. Lege die Datei { $file }.seed wieder daneben.
refusal-record-gap = Eintrag { $move } dieser Partie fehlt. Nimm eine vollständige Kopie; ohne ihn kann die Partie nicht weitergehen.
refusal-record-game = Das ist eine Aufzeichnung des Spiels „{ $theirs }“, nicht von „{ $ours }“. Öffne sie mit ihrem Spiel.
refusal-record-claims = Die erste Zeile dieser Aufzeichnung behauptet von einem Update oder einem anderen Tisch etwas, das nach ihren Zügen nicht gewesen sein kann. Jemand hat die Datei verändert: Nimm eine andere Kopie.
refusal-record-spelling = Zug { $move }, „{ $text }“, steht nicht da, wie Overseer ihn schreibt: „{ $right }“. Die Züge davor sind unversehrt; nimm für den Rest eine andere Kopie der Datei.
refusal-record-bytes = In Zeile { $line } steht, was in einer Aufzeichnung steht, aber nicht so, wie Overseer es schreibt. Jemand oder ein anderes Programm hat die Datei neu geschrieben: Nimm sie so, wie sie ausgegeben wurde.
refusal-record-asides = In dieser Aufzeichnung wird mehr als { $most } Mal zurückgenommen und eingestellt; das tut keine Partie. Traue ihr nicht.

### Was geschah

event-undone = { $seat } nahm einen Zug zurück.
event-resigned = { $seat } gab auf.
event-time-up = Die Zeit ist um.
event-timed-out = Die Zeit von { $seat } lief ab.
event-away = { $seat } ging weg; bis zur Rückkehr wird so einfach wie möglich geantwortet.
event-here = { $seat } kam zurück.
event-updated = Bis hierher galten die Regeln { $rules }. Von jetzt an gelten die heutigen; { $left_out ->
    [0] alle bisherigen Züge bleiben
    [one] ein Zug von damals fiel weg
   *[other] { $left_out } Züge von damals fielen weg
}{ $filled_in ->
    [0] {""}
    [one] , und eine neue Frage wurde beantwortet
   *[other] , und { $filled_in } neue Fragen wurden beantwortet
}.
event-corrected = Ein früheres Ergebnis wurde berichtigt und alles Folgende neu berechnet; { $left_out ->
    [0] alles seither Entschiedene bleibt
    [one] eine Entscheidung passt nicht mehr
   *[other] { $left_out } Entscheidungen passen nicht mehr
}{ $filled_in ->
    [0] {""}
    [one] , und eine neue Frage wurde auf die einfachste Art beantwortet
   *[other] , und { $filled_in } neue Fragen wurden auf die einfachste Art beantwortet
}.
event-imported = Bis hierher wurde die Partie anderswo gespielt und als Datei mitgebracht. Von jetzt an würfelt dieser Tisch.

end-resigned = Alle anderen haben aufgegeben.
end-forfeit = Alle anderen haben aufgegeben oder keine Zeit mehr.
end-abandoned = Niemand spielt weiter.
end-time = Die Zeit ist um.

### Die Regeln jedes Tisches

rule-OV-S1 = Jedes Spiel sagt, wie viele mitspielen können.
    .title = Anzahl der Spieler
rule-OV-G1 = Ein Spiel wird über seinen Namen gewählt: eines, das mit Overseer kommt, oder eines, das daneben installiert ist.
    .title = Bekannte Spiele
rule-OV-B1 = Jedes Spiel nennt die Bots, die es spielen können.
    .title = Bekannte Bots
rule-OV-O1 = Ein Spiel wird mit den Optionen aufgebaut, die es kennt, jede mit einem Wert, den es erlaubt.
    .title = Optionen
rule-OV-N1 = Jeder Zug hat eine Notation, in allen Sprachen dieselbe. Was keine Notation des Spiels ist, ist kein Zug.
    .title = Notation
rule-OV-N2 = Eine Partie lässt sich aus einem Startwert wiederholen: einer ganzen, nicht negativen Zahl mit höchstens 63 Bit.
    .title = Startwerte
rule-OV-T1 = Nur wer gefragt ist, darf ziehen. Bei einer geheimen Wahl sind alle zugleich gefragt, die noch eine schulden.
    .title = Wer an der Reihe ist
rule-OV-T2 = Ist eine Partie vorbei, wird nicht mehr gezogen.
    .title = Das Ende
rule-OV-U1 = Du darfst eigene Züge zurücknehmen, einen nach dem anderen, aber nie über einen Würfel oder eine gezogene Karte, den Zug eines anderen oder etwas Aufgedecktes hinweg. Allein gegen Bots darfst du auch über ihre Antworten und über den Zufall hinweg zurück; die Aufzeichnung hält es fest.
    .title = Zurücknehmen
rule-OV-R1 = Eine Aufzeichnung enthält jeden Zug mit einem Siegel, das ihn an alle früheren bindet. Der Startwert wird vor dem ersten Zug festgelegt und am Ende aufgedeckt, damit alle die Züge und die Würfel prüfen können.
    .title = Aufzeichnungen
rule-OV-E1 = Wer aufgibt, gewinnt nicht und entscheidet nichts mehr: Was noch gefragt wird, wird für ihn beantwortet. Die anderen spielen weiter, und wer allein übrig bleibt, gewinnt; wo mehrere auf einer Seite stehen oder gegen die KI spielen, zählt der Letzte einer Seite.
    .title = Aufgeben
rule-OV-C1 = Ist die Zeit einer Partie um, sagen die Regeln des Spiels, was folgt. Kennen sie keine Uhr, endet die Partie sofort: Es gewinnt, wer nach dem, was offen liegt, vorn ist, und niemand, wenn die Regeln das nicht sagen können. Ausgerufen wird die Zeit einmal.
    .title = Uhren
rule-OV-C2 = Wer gefragt ist und keine Zeit mehr hat, scheidet aus, als hätte er aufgegeben.
    .title = Die eigene Uhr
rule-OV-A1 = Für Abwesende wird so einfach wie möglich geantwortet, als ihre Züge, solange jemand anders da ist; gewinnen können sie noch. Wer zurückkommt, sagt es zuerst. Sind alle weg, wartet die Partie.
    .title = Abwesenheit
rule-OV-H1 = Alle dürfen einstellen, wo sie gefragt werden wollen, soweit das Spiel es anbietet. Was sie einstellen, geht sonst niemanden etwas an.
    .title = Einstellungen
rule-OV-L1 = In einer Partie wird höchstens 10.000 Mal zurückgenommen, eingestellt, weggegangen oder zurückgekommen.
    .title = Eine Grenze für jede Partie
rule-OV-M1 = Wo ein Spiel in einem anderen gespielt wird, wie Gefechte in einer Kampagne, kommt sein Ausgang aus seiner Aufzeichnung. Niemand sagt ihn an, und niemand denkt ihn sich für Abwesende aus.
    .title = Ein Spiel im Spiel
