# Was `overseer campaign --help` sagt.

help-campaign = Eine Kampagne von Wasteland: Gefechte, dazwischen Siedlungen
    .long = Eine Kampagne von Wasteland: Gefecht auf Gefecht, und dazwischen eine Siedlung: Du baust sie aus, ziehst dort Karten und wählst, was ins nächste Gefecht mitkommt. Ohne Befehl öffnet sie sich auf dem ganzen Bildschirm, wo alles geht; die Befehle tun dasselbe Schritt für Schritt. Jeder Schritt wird sofort gespeichert.
    .examples =
        overseer campaign new  Die verbundene Kampagne gegen einen Bot
        overseer campaign  Auf dem ganzen Bildschirm weiterspielen
        overseer campaign status  Siedlungen, Karten und das nächste Gefecht
        overseer campaign build store  Ein Lager bauen, nachdem man sieht, was das ändert
        overseer campaign battle --entered  Sagen, wie ein Gefecht auf einem echten Tisch ausging
help-campaign-name = Eine Kampagne nach ihrem Namen; ohne Angabe die zuletzt gespielte.
    .value = NAME
help-campaign-folder = Eine Kampagne nach ihrem Ordner, wo immer er liegt.
    .value = ORDNER
help-campaign-seat = Welcher Spieler du bist, wo mehrere Leute Geheimnisse voreinander haben: 1, 2 oder 3.
    .value = N
help-campaign-plain = Zeile für Zeile statt auf dem ganzen Bildschirm: für Screenreader, Pipes und Skripte.
help-campaign-yes = Ohne Rückfrage tun.
help-campaign-words = Was zu tun ist; ohne Angabe, was möglich ist.
    .value = WAS
help-campaign-file = Eine Datei.
    .value = DATEI

help-campaign-new = Eine Kampagne beginnen
    .long = Beginnt eine Kampagne in einem eigenen Ordner. Die verbundene hat fünf Gefechte um dasselbe Tal, jedes mit Folgen für die späteren; in einer freien nennst du jedes Gefecht selbst.
    .examples =
        overseer campaign new  Du verteidigst, ein Bot greift an
        overseer campaign new --seats human --name Tal  Allein gegen die KI
        overseer campaign new --course free --seats human,human --names Ada,Grace  Zwei Leute, Gefechte nach Wahl
        overseer campaign new --seats human,hard --settlements yes,no  Nur du hast eine Siedlung
help-campaign-new-course = linked: die fünf Gefechte, die zusammengehören; free: du nennst jedes Gefecht. Ohne Angabe: linked.
    .value = ABLAUF
help-campaign-new-seats = Wer spielt, in der Reihenfolge der Plätze: human, bot:random, bot:easy, bot:normal oder bot:hard, mit Kommas dazwischen; einer bis drei. Ohne Angabe: human,bot:normal.
    .value = PLÄTZE
help-campaign-new-names = Namen in der Reihenfolge der Plätze, mit Kommas dazwischen.
    .value = NAMEN
help-campaign-new-settlements = Wer eine Siedlung hat: yes oder no für jeden Spieler. Ohne Angabe: alle. Wer keine hat, darf nach einem Gefecht eine gründen.
    .value = YES,NO
help-campaign-new-sides = Verbunden: attacker oder defender für jeden Spieler. Ohne Angabe verteidigt der erste, und der zweite greift an.
    .value = SEITEN
help-campaign-new-factions = Verbunden: die Fraktionen der Angreifer und Verteidiger der KI, wo niemand sie spielt.
    .value = ZWEI
help-campaign-new-battles = Frei: wie viele Gefechte es höchstens gibt, 1 bis 30. Ohne Angabe: 10.
    .value = N
help-campaign-new-prices = Die Preisliste: 2018, 2020 oder 2025. Ohne Angabe: 2020.
    .value = JAHR

help-campaign-status = Siedlungen, Karten und das nächste Gefecht
    .long = Wo die Kampagne steht: das nächste Gefecht, und für jeden Spieler Kasse, Anführer, Strom, Wasser, Platz, Bauwerke und Karten, soweit du sie kennen darfst.
    .examples =
        overseer campaign status  Die zuletzt gespielte Kampagne
        overseer campaign status --name Tal  Eine Kampagne nach ihrem Namen
help-campaign-status-as-json = Dasselbe als Daten für andere Programme: was wissen darf, wer hinsieht.

help-campaign-list = Alle Kampagnen, und wie weit sie sind
    .long = Jede Kampagne, die einen Namen hat, die zuletzt gespielte zuerst: Befehle ohne --name gelten ihr.
    .examples =
        overseer campaign list  Alle Kampagnen
        overseer campaign list --lang en  Dasselbe auf Englisch
help-campaign-briefing = Das nächste Gefecht auf einer Seite, zum Drucken
    .long = Geschichte, Ziele und Sonderregeln des vorbereiteten Gefechts, Limits, Truppen, was frühere Gefechte bringen und was auf jeden wartet, soweit du es wissen darfst.
    .examples =
        overseer campaign briefing  Das vorbereitete Gefecht
        overseer campaign briefing --name Valley  Einer Kampagne mit diesem Namen

help-campaign-build = Nach einem Gefecht: Schuppen, Anführer und Schritt 1
    .long = Was die Schuppen behalten, wer führt, ob man ohne Siedlung eine gründet, und Schritt 1 der Siedlungsphase: bauen, abreißen, Land, Extras, Versorgung. Was ein Kauf ändern würde, wird vorher gezeigt. „done“ beendet den Schritt; „overseer campaign draw back“ führt zurück, solange keine Karte gezogen ist.
    .examples =
        overseer campaign build  Was jetzt möglich ist
        overseer campaign build list  Alle Bauwerke, die es gibt
        overseer campaign build perk  Die Extras, die jetzt zu kaufen sind
        overseer campaign build gen-s store --yes  Ein kleiner Generator und ein Lager
        overseer campaign build scrap shed  Einen Wartungsschuppen abreißen
        overseer campaign build perk toughness piper  Ein Extra für ein Modell
        overseer campaign build found  Eine Siedlung gründen, wenn du noch keine hast
        overseer campaign build done  Schritt 1 ist fertig

help-campaign-draw = Schritt 2: Bauwerke benutzen, ziehen und behalten, erkunden
    .long = Schritt 2 der Siedlungsphase: Jedes Bauwerk, das arbeitet, wird einmal benutzt. „keep“ nimmt eine gezogene Karte, „pay“, „decline“ und „go“ antworten auf eine Erkundungskarte, „done“ beendet den Schritt.
    .examples =
        overseer campaign draw  Was jetzt zu benutzen ist
        overseer campaign draw stall-any  Den Trödelstand benutzen
        overseer campaign draw keep stimpak  Eine gezogene Karte behalten
        overseer campaign draw done  Schritt 2 ist fertig

help-campaign-choose = Schritt 3: was ins nächste Gefecht mitkommt
    .long = Schritt 3 der Siedlungsphase: Die Lager geben Gegenstände und Schübe für das nächste Gefecht aus; „done“ verkauft den Rest.
    .examples =
        overseer campaign choose  Was im Vorrat liegt
        overseer campaign choose stimpak  Eine Karte mitnehmen
        overseer campaign choose done  Den Rest verkaufen

help-campaign-force = Eine Truppe für das nächste Gefecht aufstellen
    .long = Zeigt, was du ausgeben und benutzen darfst, und Truppen, die du bringen kannst. Bring eine nach ihrer Nummer, oder eine Truppendatei, einen Truppencode oder eine fertige Truppe.
    .examples =
        overseer campaign force  Was du bringen darfst
        overseer campaign force 1  Die erste Truppe der Liste bringen
        overseer campaign force --out meine.toml  Sie aufschreiben, um sie zu ändern
        overseer campaign force meine.toml  Die Truppe einer Datei bringen
help-campaign-force-source = Eine Nummer der Liste, der Name einer fertigen Truppe, eine Datei oder ein Code.
    .value = TRUPPE
help-campaign-force-out = Die Truppe in eine Datei schreiben, statt sie zu bringen.
    .value = DATEI

help-campaign-battle = Das nächste Gefecht austragen, oder sagen, wie ein echtes ausging
    .long = Trägt das vorbereitete Gefecht aus, und die Kampagne geht von seinem Ergebnis aus weiter; ein verlassenes Gefecht geht dort weiter, wo es stand. Mit --entered wirst du gefragt, wie ein Gefecht mit Miniaturen ausging. In einer freien Kampagne nennen Wörter das nächste Gefecht: Szenario, Limit und die Seite jedes Spielers („-“ setzt aus).
    .examples =
        overseer campaign battle  Auf dem ganzen Bildschirm austragen
        overseer campaign battle --plain  Zeile für Zeile
        overseer campaign battle --entered  Sagen, wie es auf einem echten Tisch ausging
        overseer campaign battle ambush 750 players -  Das nächste Gefecht einer freien Kampagne nennen
help-campaign-battle-entered = Sagen, wie das Gefecht auf einem echten Tisch ausging: Du wirst gefragt.
help-campaign-battle-result = Das Ergebnis als JSON, für andere Programme.
    .value = JSON

help-campaign-quests = Das Questbuch, und welche Quest du nimmst
    .long = Jede Quest, die dir offensteht, die mitgenommene und die erfüllten. Vor einem Gefecht: „take“ und die Kennung der Quest, oder „none“.
    .examples =
        overseer campaign quests  Das Questbuch
        overseer campaign quests none  Keine in dieses Gefecht mitnehmen

help-campaign-history = Jedes Gefecht mit Ergebnis und Folgen
    .long = Der Verlauf: jedes Gefecht, wie es ausging, was alle bekamen und was es für die späteren bedeutet.
    .examples =
        overseer campaign history  Die Gefechte
        overseer campaign history --steps  Alles, was geschah
help-campaign-history-steps = Alles, was geschah, nicht nur die Gefechte.
help-campaign-history-as-json = Dasselbe als Daten für andere Programme.

help-campaign-undo = Den letzten eigenen Schritt zurücknehmen
    .long = Nimmt deinen letzten Schritt zurück, es sei denn, seither wurde eine Karte gezogen, ein Würfel geworfen oder jemand anderes hat gehandelt.
    .examples =
        overseer campaign undo  Den letzten Schritt zurücknehmen
        overseer campaign undo --name Tal  In der Kampagne namens Tal

help-campaign-export = Die ganze Kampagne in einer Datei
    .long = Schreibt die Kampagne und die Aufzeichnungen ihrer Gefechte in eine Datei, zum Aufheben, Verschicken oder Importieren.
    .examples =
        overseer campaign export tal.json  Um anderswo weiterzuspielen
        overseer campaign export tal.json --without-seed  Zum Herumzeigen
help-campaign-export-without-seed = Den geheimen Startwert weglassen. Von einer Kampagne, die noch läuft, wird dann nur geschrieben, was Zuschauer gesehen haben, mit --seat jener Spieler; niemand kann weiterspielen.

help-campaign-import = Eine Kampagne aus einer Datei importieren
    .long = Importiert eine Kampagne aus einer exportierten Datei, nachdem jeder Schritt und jedes Gefecht darin geprüft wurde.
    .examples =
        overseer campaign import tal.json  In einen Ordner mit dem Namen der Datei
        overseer campaign import tal.json --name Tal  In einen mit anderem Namen

help-campaign-compare = Wo zwei Fassungen einer Kampagne auseinandergehen
    .long = Vergleicht die Kampagne mit einer anderen Fassung, einem Ordner oder einer exportierten Datei, und nennt den ersten Schritt, in dem sie sich unterscheiden.
    .examples =
        overseer campaign compare tal.json  Mit einer exportierten Datei
        overseer campaign compare tal.json --name Tal  Die Kampagne namens Tal

help-campaign-verify = Jeden Schritt, jeden Würfel und jedes Gefecht prüfen
    .long = Spielt die ganze Aufzeichnung nach: Jeder Schritt muss erlaubt sein, jeder Würfel aus dem Startwert folgen, und das Ergebnis jedes Gefechts muss sein, was seine Aufzeichnung zeigt.
    .examples =
        overseer campaign verify  Die zuletzt gespielte Kampagne
        overseer campaign verify --name Tal  Eine Kampagne nach ihrem Namen

help-campaign-repair = Mit dem weiterspielen, was von einer beschädigten Kampagne heil ist
    .long = Wo eine Datei abgeschnitten oder verändert wurde, geht die Kampagne nach ihrem letzten heilen Schritt weiter; die beschädigte Datei bleibt daneben liegen.
    .examples =
        overseer campaign repair  Die zuletzt gespielte Kampagne
        overseer campaign repair --dir alt/tal  Eine Kampagne in irgendeinem Ordner
