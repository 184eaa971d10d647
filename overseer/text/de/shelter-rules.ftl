# Die Spielanleitung von Shelter: eine Nachricht je Regel, nach ihrer Nummer benannt, und die Worte darum.
# Jeder Text steht in einer Zeile, damit eine Ablehnung ihn überall zeigen kann.

## The page

rulebook-shelter-title = Shelter: die Spielanleitung
rulebook-shelter-notice = Overseer ist ein inoffizielles Projekt. Es wird vom Verlag des gedruckten Brettspiels und von den Inhabern seiner Welt weder hergestellt noch unterstützt; alle Namen gehören ihren Inhabern. Jeder Satz auf dieser Seite ist unser eigener.
rulebook-shelter-intro = Der Aufseher ist nicht mehr da, sein Stuhl steht leer. Du gehörst zu den Offizieren des Vaults, und du willst diesen Stuhl. Grab dein Stockwerk aus, gib deinen Bewohnern Arbeit, halte fern, was aus dem Dunkel kriecht, und mach das Leben hier unten lebenswert: Wenn die letzte Runde vorbei ist, übernimmt der Offizier mit der meisten Zufriedenheit das Amt.
rulebook-shelter-guide = Jede Regel hat eine Nummer, zum Beispiel SH-P3. Wenn das Spiel einen Zug ablehnt, nennt es diese Nummer, und hier findest du den Grund. { rulebook-order } Wo die gedruckten Regeln schweigen, mussten wir entscheiden: Solche Regeln tragen den Vermerk „{ rulebook-mark-reading }“. Bei Regeln mit dem Vermerk „{ rulebook-mark-partly }“ zeigen die Worte „{ rulebook-reading-begins }“, wo die Entscheidung beginnt.

## The sections, in the order of play

rulebook-section-shelter-components = Das Spielmaterial
rulebook-section-shelter-components-intro = Bevor du gräbst, mach Inventur: Das sind die Teile des Spiels und die erste Grenze, an die du stoßen wirst.
rulebook-section-shelter-setup = Der Aufbau
rulebook-section-shelter-setup-intro = Der Vault beginnt mit einem eingerichteten Stockwerk, das sich alle teilen, und einem kahlen Schacht für jeden von euch. Overseer baut alles für dich auf; das geschieht dabei.
rulebook-section-shelter-round = Die Runde
rulebook-section-shelter-round-intro = Gespielt wird in Runden mit drei Schritten. Fast alle deine Entscheidungen fallen im zweiten: Wohin schickst du den nächsten Bewohner?
rulebook-section-shelter-placing = Bewohner zuweisen
rulebook-section-shelter-placing-intro = Ein Bewohner, ein Feld: Das ist das Herz des Spiels. Rot bezahlst du, Grün bekommst du.
rulebook-section-shelter-resources = Ressourcen, Zufriedenheit und Startspieler
rulebook-section-shelter-resources-intro = Energie, Nahrung und Wasser halten den Vault am Laufen, Zufriedenheit gewinnt die Wahl, und wer anfängt, hat die freie Auswahl unter den Feldern.
rulebook-section-shelter-items = Gegenstände und Auslagen
rulebook-section-shelter-items-intro = Die Welt da draußen birgt noch immer Nützliches. Ein Gegenstand dient dir Runde für Runde, solange du ihm dazwischen eine Pause gönnst.
rulebook-section-shelter-building = Räume bauen
rulebook-section-shelter-building-intro = Sechs Räume machen ein Stockwerk vollständig. Was du baust, steht allen offen, aber jeder Besuch bringt dir Einkommen.
rulebook-section-shelter-dwellers = Neue Bewohner und Training
rulebook-section-shelter-dwellers-intro = Mehr Hände bedeuten mehr Züge, und am richtigen Ort arbeitet eine trainierte Hand für zwei.
rulebook-section-shelter-wounds = Verletzen und Heilen
rulebook-section-shelter-wounds-intro = Das Leben unter Tage hinterlässt Spuren. Ein verletzter Bewohner ist nicht verloren, kann aber wenig tun, bis sich jemand um ihn kümmert.
rulebook-section-shelter-income = Einkommen
rulebook-section-shelter-income-intro = Lass die anderen auf deinem Stockwerk arbeiten: Es lohnt sich auch für dich.
rulebook-section-shelter-threats = Gefahren
rulebook-section-shelter-threats-intro = Ab der zweiten Runde findet der Ärger seinen Weg in den Vault. Kümmere dich darum, sonst blockiert er deine Felder und kostet dich am Ende Zufriedenheit.
rulebook-section-shelter-end = Das Ende des Spiels
rulebook-section-shelter-end-intro = Ist ein Stockwerk vollständig oder sind die Gefahren aufgebraucht, wird die letzte Runde zu Ende gespielt. Dann wählt der Vault.
rulebook-section-shelter-cases = Knifflige Fälle
rulebook-section-shelter-cases-intro = Hier treffen mehrere Regeln aufeinander. In deiner ersten Partie brauchst du das kaum, aber Overseer hält sich genau daran.
rulebook-section-shelter-symbols = Die Symbole auf einen Blick
rulebook-section-shelter-symbols-intro = Diese Tabelle ist eine Gedächtnisstütze. Den vollen Wortlaut hat die Regel in der letzten Spalte.

## The pieces

rule-SH-C1 = Zum Spiel gehören 30 Räume (6 mit roter Rückseite für das oberste Stockwerk, 24 für den Stapel), 5 Aufzüge (1 Startaufzug und 4 in den Spielerfarben), 31 Gegenstände, 18 Gefahren, 28 Bewohner (7 je Farbe), 4 Ressourcentafeln mit 72 Ressourcenwürfeln, 42 Zufriedenheitsmarker, 2 sechsseitige Würfel und 1 Startspieler-Marker. Es ist für 2 bis 4 Personen.
    .title = Was zum Spiel gehört
rule-SH-C2 = Deine Ressourcentafel hat drei Leisten: Energie, Nahrung und Wasser. Jede Leiste fasst höchstens 6 Ressourcenwürfel; was du darüber hinaus erhältst, verfällt. Zufriedenheit zählt nicht zu den Ressourcen, und die Ressourcenwürfel gehen nie aus. Unsere Auslegung: Auch Zufriedenheit geht nie aus.
    .title = Sechs Plätze je Leiste

## Setting up

rule-SH-S1 = Der Startaufzug und die sechs Räume mit roter Rückseite bilden das oberste Stockwerk: drei Räume auf jeder Seite des Aufzugs, immer an denselben Plätzen.
    .title = Das oberste Stockwerk
rule-SH-S2 = Ihr wählt alle eine Farbe. Unter das oberste Stockwerk kommt der Aufzug dieser Farbe, ein Stockwerk pro Person, in beliebiger Reihenfolge. Unsere Auslegung: Die Optionen „colours“ und „floors“ sagen, wer welchen Aufzug und welches Stockwerk hat; ohne sie folgt beides der Sitzreihenfolge, die Stockwerke von oben nach unten.
    .title = Ein Stockwerk für jeden
rule-SH-S3 = Du beginnst mit einer Ressourcentafel und 2 Bewohnern deiner Farbe. Deine anderen 5 Bewohner warten in der Schachtel.
    .title = Deine ersten Bewohner
rule-SH-S4 = Die Gegenstände, die Gefahren und die 24 übrigen Räume werden getrennt gemischt und bilden drei Stapel.
    .title = Die drei Stapel
rule-SH-S5 = Drei Gegenstände und drei Räume werden aufgedeckt. Sie sind die Gegenstandsauslage und die Raumauslage.
    .title = Die zwei Auslagen
rule-SH-S6 = Wer zuletzt unter der Erde war, beginnt. Unsere Auslegung: Die Option „first“ bestimmt diese Person; ohne sie lost der Startwert (Seed) der Partie sie aus.
    .title = Wer beginnt

## The round

rule-SH-R1 = Eine Runde hat drei Schritte. Schritt 1: Gefahren erscheinen, außer in Runde 1 (SH-T1). Schritt 2: Bewohner werden zugewiesen (SH-R2). Schritt 3: Bewohner werden zurückgerufen (SH-R4).
    .title = Die drei Schritte
rule-SH-R2 = In Schritt 2 beginnt der Startspieler. Ihr seid im Uhrzeigersinn mit je einem Zug an der Reihe, bis alle gepasst haben oder keinen verfügbaren Bewohner mehr haben.
    .title = Zug um Zug
rule-SH-R3 = Dein Zug ist eine Zuweisung, oder du passt stattdessen. Wenn du gepasst hast, bist du in dieser Runde nicht mehr am Zug, aber Einkommen und ausgelöste Effekte erreichen dich weiterhin. Ohne verfügbaren Bewohner hast du keinen Zug. Unsere Auslegung: Hast du Bewohner, aber weder eine erlaubte Zuweisung noch einen nutzbaren Gegenstand, passt das Spiel für dich und sagt es dir.
    .title = Zuweisen oder passen
rule-SH-R4 = In Schritt 3 ruft jeder von euch alle eigenen Bewohner zurück.
    .title = Alle kommen heim
rule-SH-R5 = Eine Runde endet in dieser Reihenfolge: Die Gefahren werden beurteilt (SH-T5); die Bewohner kommen zurück und trainieren, und zwar in Sitzreihenfolge, angefangen bei der Person, die die Runde begonnen hat; die Gegenstände werden spielbereit gemacht (SH-R6); zuletzt wird geprüft, ob das Spiel vorbei ist (SH-X1, SH-X4, SH-X6).
    .title = Die Runde abschließen
rule-SH-R6 = Endet eine Runde, werden alle erschöpften Gegenstände wieder spielbereit gemacht (SH-I2).
    .title = Gegenstände werden spielbereit

## Placing dwellers

rule-SH-P1 = Weise einen deiner verfügbaren Bewohner (SH-P8) einem freien Feld zu: in einem Raum des Vaults, in deinem eigenen Aufzug oder auf einer Gefahr.
    .title = Ein Bewohner, ein Feld
rule-SH-P8 = Verfügbar sind deine Bewohner, die vor dir stehen: untrainierte, trainierte (in ihrem Slot) und verletzte, die du zurückgerufen hast. Bewohner im gleichen Zustand sind gleichwertig.
    .title = Verfügbare Bewohner
rule-SH-P2 = Besetzte Felder, die Aufzüge der anderen und Räume, die noch in der Auslage liegen, sind für deine Bewohner tabu.
    .title = Kein Zutritt
rule-SH-P3 = Zuerst bezahlst du alle Kosten (rot) vollständig; kannst du das nicht, ist die Zuweisung nicht erlaubt. Danach erhältst du die Belohnungen (grün) von links nach rechts.
    .title = Erst zahlen, dann nehmen
rule-SH-P4 = Verkettete Felder brauchen zwei deiner verfügbaren Bewohner, die du im selben Zug zuweist. Du bezahlst die Kosten einmal und erhältst die Belohnung einmal.
    .title = Verkettete Felder
rule-SH-P5 = Ein verletzter Bewohner darf nur einem Feld mit dem Verletztensymbol zugewiesen werden. Ein unverletzter Bewohner darf nie dorthin.
    .title = Felder für Verletzte
rule-SH-P6 = Ist der Bewohner, den du einem S.P.E.C.I.A.L.-Feld zuweist, in dessen Buchstaben trainiert, erhältst du die ganze Reihe der Belohnungen doppelt. Zwei passende Bewohner auf verketteten Feldern geben dir die Reihe trotzdem nur zweimal. Jeder andere Bewohner darf auch dorthin, nur ohne Bonus. Kosten und Kampfwurf werden nicht wiederholt, Einkommen wird nicht verdoppelt, und jeder weitere Raum wird nach SH-Y9 bezahlt. Unsere Auslegung: Du gehst die Reihe von links nach rechts durch und dann noch einmal; aus A B wird also A B A B und nicht A A B B.
    .title = Passende Buchstaben zählen doppelt
rule-SH-P7 = Die gedruckten Regeln stellen dir nur Ressourcentausch (SH-Y12) und Einkommen (SH-E1) frei, und das Erneuern (SH-Y15) ist Pflicht. Unsere Auslegung: Auch alle anderen Belohnungen laufen von selbst ab, und du wählst nur, welchen Gegenstand, Raum, Buchstaben oder Ressourcenwürfel; auf einen kostenlosen Bau und auf den zweiten Bau einer verdoppelten Reihe darfst du aber verzichten. Eine Belohnung, die du nicht nehmen kannst, wird übersprungen und macht nie eine Zuweisung unerlaubt.
    .title = Worauf du verzichten darfst

## Resources, happiness and the first player

rule-SH-Y1 = Für jedes dieser Symbole erhältst du einen Ressourcenwürfel dieser Art: Energie, Nahrung oder Wasser. Im Kostenbereich bezahlst du stattdessen einen.
    .title = Energie, Nahrung, Wasser
rule-SH-Y2 = Jedes „?“ ist ein Ressourcenwürfel deiner Wahl, erhalten oder bezahlt. Mehrere nebeneinander sind eine einzige Wahl einer Kombination. Unsere Auslegung: Beim Erhalten stehen nur Leisten zur Wahl, auf denen noch Platz ist; sind alle voll, verfällt der Gewinn ohne Nachfrage.
    .title = Eine Ressource deiner Wahl
rule-SH-Y3 = Für jedes dieser Symbole erhältst du eine Zufriedenheit.
    .title = Zufriedenheit
rule-SH-Y12 = Sobald du dieses Symbol erreichst und bis dein Zug endet, darfst du bezahlen, was eine Seite zeigt, um zu erhalten, was die andere zeigt, in beide Richtungen und beliebig oft. Unsere Auslegung: Du entscheidest jeweils über eine Richtung und eine Menge. Ein Tausch, der nur zu Ressourcenwürfeln zurückführte, die du durch Tauschen schon hattest, wird nicht angeboten, damit jeder Zug ein Ende hat; sobald ein Gegenstand oder eine Belohnung deine Ressourcenwürfel ändert, fängt das von vorn an.
    .title = Ressourcentausch
rule-SH-Y4 = Nimm sofort den Startspieler-Marker. Wer ihn hat, wenn die Runde endet, beginnt die nächste; die Reihenfolge der laufenden Runde ändert sich nicht.
    .title = Der Startspieler-Marker

## Items and displays

rule-SH-Y6 = Wähle einen Gegenstand aus der Gegenstandsauslage und nimm ihn; die Auslage wird sofort aufgefüllt, auch zwischen zwei Gewinnen. Im Kostenbereich legst du stattdessen einen deiner eigenen Gegenstände ab.
    .title = Gegenstand nehmen oder bezahlen
rule-SH-I1 = Ein Gegenstand wirkt für dich, solange er vor dir liegt, jederzeit oder wenn sein Text es sagt.
    .title = Was ein Gegenstand tut
rule-SH-I2 = Verlangt eine Fähigkeit, den Gegenstand zu erschöpfen, drehst du ihn zur Seite. Ein erschöpfter Gegenstand kann nicht noch einmal erschöpft werden, bis er spielbereit gemacht wird. Einen Gegenstand ohne eigenen Zeitpunkt nutzt du jederzeit: in deinem eigenen Zug vor der Zuweisung, zwischen zwei Belohnungen und nach der letzten. Ein Gegenstand mit einem Auslöser wirkt, wenn dieser eintritt; dann wirst du gefragt. Unsere Auslegung: Bevor das Zuweisen der Bewohner endet, werden alle noch einmal gefragt, die einen in diesem Moment nutzbaren Gegenstand haben, damit nichts Nutzbares verloren geht.
    .title = Einen Gegenstand erschöpfen
rule-SH-I3 = Du erhältst einen Gegenstand spielbereit und kannst ihn sofort nutzen. Einen erschöpften Gegenstand darfst du als Kosten abgeben, und er zählt bei Gleichstand mit (SH-X3).
    .title = Frische und erschöpfte Gegenstände
rule-SH-Y7 = Mach einen deiner erschöpften Gegenstände deiner Wahl spielbereit: Dreh ihn wieder gerade.
    .title = Gegenstand spielbereit machen
rule-SH-Y15 = Lege die drei Karten der Auslage ab, die das Symbol zeigt, und ziehe drei neue.
    .title = Eine Auslage erneuern
rule-SH-Y16 = Muss eine Karte gezogen werden und der Gegenstands- oder Raumstapel hat keine mehr, wird sein Ablagestapel gemischt und zum neuen Stapel. Beim Erneuern werden die Karten zuerst abgelegt; sie können also gleich wiederkommen.
    .title = Ein Stapel ist leer
rule-SH-Q8 = Sind ein Stapel und sein Ablagestapel beide leer, bleibt die Auslage unvollständig.
    .title = Nichts mehr zu ziehen

## Building rooms

rule-SH-Y8 = Nimm einen Raum aus der Auslage und lege ihn ganz außen an die linke oder rechte Seite deines eigenen Stockwerks, neben deinen Aufzug oder einen dort schon gebauten Raum; auf jeder Seite haben höchstens drei Räume Platz. Die Auslage wird sofort aufgefüllt. Ab dem nächsten Zug dürfen alle den neuen Raum nutzen.
    .title = Einen Raum bauen
rule-SH-Y9 = Das Baukostensymbol gehört zu den Kosten (SH-P3): Mit der Zuweisung nennst du einen Raum der Auslage und eine Seite deines Stockwerks und bezahlst die auf diesem Raum gedruckten Kosten. Der Raum ist für dich reserviert, bis sein Bausymbol erreicht ist. Kannst du keinen Raum bezahlen oder hat dein Stockwerk keinen freien Platz, ist die Zuweisung nicht erlaubt. Ein Bausymbol ohne Baukostensymbol ist kostenlos.
    .title = Einen Raum bezahlen
rule-SH-Q10 = Zufriedenheit, die bei einem bezahlten Bau steht, erhältst du einmal für jeden Raum, den dieses Symbol baut, nie ohne Bau.
    .title = Zufriedenheit fürs Bauen
rule-SH-Q6 = Steht dein sechster Raum, werden weitere Bausymbole übersprungen.
    .title = Das Stockwerk ist voll

## New dwellers and training

rule-SH-Y5 = Hol einen Bewohner deiner Farbe aus der Schachtel und stell ihn auf das Symbol. Er kommt mit dem Zurückrufen zu dir und ist ab der nächsten Runde verfügbar. Du hast nie mehr als 7 Bewohner.
    .title = Ein neuer Bewohner
rule-SH-Q5 = Mit 7 Bewohnern darfst du ein Feld, das einen neuen Bewohner bringt, weiterhin nutzen, aber diese Belohnung verfällt.
    .title = Sieben sind genug
rule-SH-Y10 = Jetzt geschieht nichts. Beim Zurückrufen kommt dieser Bewohner in einen freien S.P.E.C.I.A.L.-Slot deiner Wahl oder in den des Buchstabens, der im Symbol steht. Unsere Auslegung: Ein Trainingssymbol auf verketteten Feldern trainiert einen der beiden Bewohner.
    .title = Training
rule-SH-Y11 = Das Training hält bis zur nächsten Zuweisung dieses Bewohners, gleich auf welchem Feld, und ist dann vorbei.
    .title = Training verbraucht sich
rule-SH-Y17 = Du kannst je Buchstabe nur einen trainierten Bewohner haben. Unsere Auslegung: Ist der Buchstabe im Symbol besetzt, kommt der Bewohner untrainiert zurück.
    .title = Ein Bewohner je Buchstabe
rule-SH-Q3 = Zwei deiner Bewohner, die beim selben Zurückrufen trainieren, brauchen zwei verschiedene Buchstaben.
    .title = Zwei Schüler, zwei Buchstaben

## Wounds and healing

rule-SH-Y14 = Im Kostenbereich verletzt dieses Symbol sofort jeden Bewohner, den du hier zuweist. Er bleibt verletzt, auch nach dem Zurückrufen, bis er geheilt wird.
    .title = Verletzung als Kosten
rule-SH-Y13 = Der Bewohner auf diesem Feld steht auf und ist wieder unverletzt. Unsere Auslegung: Auf verketteten Feldern stehen beide auf.
    .title = Die Heilung
rule-SH-Q11 = Ein Bewohner, der beim Zurückrufen verletzt ist, wird trotzdem trainiert. Er liegt in seinem Slot und darf nur auf ein Feld mit dem Verletztensymbol (SH-P5); diese Zuweisung beendet das Training.
    .title = Verletzt und trainiert

## Income

rule-SH-E1 = Weist eine andere Person einen Bewohner einem Raumfeld auf deinem Stockwerk zu, darfst du eine Ressource deiner Wahl nehmen.
    .title = Besuch zahlt sich aus
rule-SH-E2 = Du erhältst kein Einkommen, wenn auf diesem Feld eine Gefahr liegt.
    .title = Kein Einkommen bei Gefahr
rule-SH-E3 = Das oberste Stockwerk gehört niemandem: Zuweisungen dort bringen kein Einkommen.
    .title = Ein Stockwerk ohne Besitzer
rule-SH-E4 = Eine Zuweisung bringt höchstens einmal Einkommen. Wer jeden Bewohner zählt, könnte auf verketteten Feldern auch zweimal lesen; wir zählen die Zuweisung. Ob zwei Bewohner auf verkettete Felder gehen oder die Belohnungen verdoppelt werden, es bleibt bei einem Ressourcenwürfel. Auch Felder mit dem Verletztensymbol bringen Einkommen.
    .title = Eine Ressource je Zuweisung
rule-SH-E5 = Nach deinem Einkommen wirst du gefragt, sobald die Kosten bezahlt sind, noch vor den Belohnungen. Volle Leisten werden nicht angeboten, und bei drei vollen Leisten wirst du nicht gefragt.
    .title = Wann Einkommen kommt

## Threats

rule-SH-T1 = Ab Runde 2 werden für jedes Stockwerk von oben nach unten zwei Würfel geworfen, auch für ein Stockwerk ohne Räume. Die Summe ist die Spalte. Jede Gefahr wird gelegt, bevor für das nächste Stockwerk gewürfelt wird.
    .title = Gefahren erscheinen
rule-SH-T2 = Die Spalten laufen von 2 bis 12, von links nach rechts; 7 ist der Schacht. Bei einer 7 sowie dann, wenn das Stockwerk in dieser Spalte kein Feld hat oder dort schon eine Gefahr liegt, wird keine Karte gezogen, und auf diesem Stockwerk erscheint keine Gefahr.
    .title = Wo sie erscheinen
rule-SH-Q9 = Die Spaltennummern gehören zum Kartensatz. Jedes Feld des obersten Stockwerks hat seine eigene Nummer; zehn Felder haben also eine, und auf jeder Seite hat ein Raum ein einzelnes oder verkettetes Feld. Nur ein Feld zum Heilen darf dort noch dazukommen, neben dem Aufzug und ohne Nummer (SH-Q12). Standard von links: äußerer Raum 2 und 3, mittlerer Raum 4 und 5, innerer Raum 6; rechts: innerer Raum 8, mittlerer Raum 9 und 10, äußerer Raum 11 und 12. Ein Raum auf dem Stockwerk einer Person übernimmt die Nummern seines Platzes, das linke Feld zuerst. Auf einem inneren Platz hat das Feld neben dem Aufzug keine Nummer. Ein einzelnes oder verkettetes Feld gilt für jede Nummer seines Platzes, ein Feld neben einem verketteten für keine.
    .title = Die Nummern der Spalten
rule-SH-T3 = Eine Gefahr ersetzt das Feld mit seinen Kosten, Belohnungen, seinem Buchstaben, seiner Verkettung und seinem Verletztensymbol, bis sie entfernt wird. Es zählt nur, was die Gefahr zeigt: ein unverletzter Bewohner, wenn sie nichts anderes zeigt.
    .title = Die Gefahr ersetzt alles
rule-SH-Q4 = Eine Gefahr bedeckt das ganze Feld, auch ein verkettetes.
    .title = Nichts schaut hervor
rule-SH-T7 = Gekämpft wird nur gegen Gefahren mit dem Kampfsymbol. Bei jeder anderen Gefahr bezahlst du die Kosten und erhältst die Belohnung wie auf einem Feld.
    .title = Gefahren ohne Kampf
rule-SH-T4 = Weist du einen Bewohner einer Gefahr mit dem Kampfsymbol zu, wirfst du zwei Würfel. Erreicht oder übertrifft die Summe die Zahl, erhältst du die Belohnung. Bleibt sie darunter, gehst du leer aus und der Bewohner wird verletzt.
    .title = Der Kampf
rule-SH-Q7 = Gegenstände, die zum Kampfwurf etwas hinzuzählen, werden vorher angesagt. Du darfst mehrere einsetzen, und jeder wird erschöpft. Nach Gegenständen, die neu würfeln lassen oder auf einen verlorenen Kampf antworten, wirst du nach dem Wurf gefragt.
    .title = Bewaffnet in den Kampf
rule-SH-T8 = Bei einer Gefahr mit verketteten Feldern würfelst du nur einmal; verlierst du, werden beide Bewohner verletzt.
    .title = Seite an Seite kämpfen
rule-SH-T5 = Beim Zurückrufen wird eine Gefahr abgelegt, wenn ihr Bewohner in diesem Moment unverletzt ist. Mit einem verletzten Bewohner oder ohne Bewohner bleibt sie liegen. Ein verlorener Kampf mit anschließender Heilung durch einen Gegenstand entfernt also die Gefahr; eine als Kosten bezahlte Verletzung lässt sie liegen.
    .title = Besiegt oder noch da
rule-SH-T9 = Ein neuer Bewohner, der auf seinem Symbol steht (SH-Y5), besetzt kein Feld, bringt kein Einkommen und zählt nicht, wenn die Gefahren beurteilt werden (SH-T5).
    .title = Neue Bewohner schauen zu
rule-SH-T6 = Muss eine Gefahr erscheinen und der Gefahrenstapel ist leer, werden die abgelegten Gefahren gemischt und benutzt; das Spiel endet trotzdem, wie SH-X4 es sagt. Unsere Auslegung: Liegt auch nichts auf dem Ablagestapel, erscheint keine Gefahr.
    .title = Der Gefahrenstapel ist leer

## The end of the game

rule-SH-X1 = Sobald jemand den sechsten Raum auf dem eigenen Stockwerk baut, ist die laufende Runde die letzte: Mit ihr endet das Spiel.
    .title = Der sechste Raum
rule-SH-X4 = Auch die Runde, in der die letzte Karte des Gefahrenstapels gezogen wird, ist die letzte, selbst wenn SH-T6 den Stapel auffüllt.
    .title = Die letzte Gefahr
rule-SH-X6 = Kann in zwei Runden hintereinander niemand etwas anderes tun als passen, endet die Partie mit der zweiten. Läuft eine Partie am Ende von Runde 60 noch, endet sie dort; keine wirkliche Partie dauert so lange.
    .title = Der Schlussgong
rule-SH-X5 = Am Ende werden zuerst die Gegenstände abgerechnet, die „am Spielende“ wirken. Dann kosten die Gefahren ihre Zufriedenheit (SH-X2), und danach wird verglichen (SH-X3).
    .title = Die Reihenfolge der Wertung
rule-SH-X2 = Wenn das Spiel endet, legst du für jede Gefahr auf deinem eigenen Stockwerk eine Zufriedenheit ab. Unsere Auslegung: Du fällst nie unter null, und Gefahren auf dem obersten Stockwerk kosten niemanden etwas.
    .title = Gefahren kosten Zufriedenheit
rule-SH-X3 = Wer die meiste Zufriedenheit hat, gewinnt. Bei Gleichstand entscheiden die meisten Ressourcenwürfel, dann die meisten Bewohner, dann die meisten Gegenstände; steht es dann noch gleich, ist es ein geteilter Sieg.
    .title = Wer den Vault führt

## Hard cases

rule-SH-Q1 = In einer verdoppelten Reihe (SH-P6) geschehen Ressource, „?“, Zufriedenheit, Gegenstand, Spielbereitmachen, neuer Bewohner und Erneuern zweimal. Ein Bau bringt zwei Räume: Dazwischen wird die Auslage aufgefüllt, und den zweiten nennst und bezahlst du, wenn er an der Reihe ist. Ressourcentausch, Training, Heilen und Startspieler haben keine zweite Wirkung.
    .title = Was sich verdoppelt
rule-SH-Q2 = Auf verketteten Feldern verdoppelt das passende Training eines der beiden Bewohner die Reihe, und beide verlieren ihr Training. Eine Verletzung in den Kosten verletzt beide, und ein verletzter Bewohner genügt, damit eine Gefahr liegen bleibt.
    .title = Zu zweit auf dem Feld
rule-SH-Q12 = Ein Vault voller verletzter Bewohner, die niemand heilen kann, käme nie mehr in Bewegung. Welche Gefahren auch im Vault liegen, ein Feld zum Heilen muss deshalb einem verletzten Bewohner offenstehen, auch wenn du gar nichts hast: Keine Nummer erreicht es, es kostet nichts, und ein Bewohner genügt. Die Standardkarten haben zwei davon, im Vault-Eingang und in der Wasseraufbereitung, neben dem Aufzug. Die Prüfung eines Kartensatzes weist nach, dass es eines gibt. Sie lehnt auch Gegenstände ab, die sich selbst bezahlen und ohne Ende genutzt werden könnten; außerdem nutzt niemand mehr als 62 Gegenstände in einem Zug.
    .title = Heilung muss möglich sein

## The symbols at a glance

rulebook-symbols-name = Symbol
rulebook-symbols-where = Wo
rulebook-symbols-meaning = Bedeutung
rulebook-symbols-rule = Regel
rulebook-where-reward = Belohnung
rulebook-where-cost = Kosten
rulebook-where-either = Belohnung oder Kosten
rulebook-where-space = Feld
rulebook-where-threat = Gefahr
rulebook-symbol-resource = Energie, Nahrung, Wasser
rulebook-symbol-resource-meaning = Erhalte oder bezahle einen Ressourcenwürfel dieser Art.
rulebook-symbol-any = „?“
rulebook-symbol-any-meaning = Erhalte oder bezahle einen Ressourcenwürfel deiner Wahl.
rulebook-symbol-happiness = Zufriedenheit
rulebook-symbol-happiness-meaning = Erhalte eine Zufriedenheit.
rulebook-symbol-trade = Ressourcentausch
rulebook-symbol-trade-meaning = Tausche eine Seite gegen die andere, sooft du willst.
rulebook-symbol-first = Startspieler
rulebook-symbol-first-meaning = Nimm den Startspieler-Marker und beginne die nächste Runde.
rulebook-symbol-item = Gegenstand
rulebook-symbol-item-meaning = Nimm einen Gegenstand aus der Auslage; als Kosten lege einen eigenen ab.
rulebook-symbol-ready = Spielbereit machen
rulebook-symbol-ready-meaning = Mach einen deiner erschöpften Gegenstände spielbereit.
rulebook-symbol-refresh = Erneuern
rulebook-symbol-refresh-meaning = Ersetze alle Karten der Gegenstands- oder Raumauslage.
rulebook-symbol-build = Bauen
rulebook-symbol-build-meaning = Füge deinem Stockwerk einen Raum aus der Auslage hinzu.
rulebook-symbol-build-cost = Baukosten
rulebook-symbol-build-cost-meaning = Bezahle die Kosten, die auf dem gebauten Raum stehen.
rulebook-symbol-dweller = Neuer Bewohner
rulebook-symbol-dweller-meaning = Hol einen Bewohner deiner Farbe aus der Schachtel.
rulebook-symbol-training = Training, mit oder ohne Buchstabe
rulebook-symbol-training-meaning = Beim Zurückrufen kommt dieser Bewohner in einen Buchstaben-Slot.
rulebook-symbol-wound = Verletzung
rulebook-symbol-wound-meaning = Der hier zugewiesene Bewohner wird verletzt.
rulebook-symbol-heal = Heilen
rulebook-symbol-heal-meaning = Der Bewohner auf diesem Feld ist wieder unverletzt.
rulebook-symbol-letter = Buchstabe
rulebook-symbol-letter-meaning = Mit einem darin trainierten Bewohner erhältst du die Belohnungen zweimal.
rulebook-symbol-wounded = Verletztensymbol
rulebook-symbol-wounded-meaning = Nur verletzte Bewohner dürfen hierher.
rulebook-symbol-linked = Verkettete Felder
rulebook-symbol-linked-meaning = Weise im selben Zug zwei Bewohner zu.
rulebook-symbol-fight = Kampf, mit einer Zahl
rulebook-symbol-fight-meaning = Wirf zwei Würfel: Erreichst du die Zahl, erhältst du die Belohnung, sonst wird der Bewohner verletzt.
