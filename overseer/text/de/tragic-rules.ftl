# Die Spielanleitung von Tragic: eine Nachricht je Regel, nach ihrer Nummer benannt, und die Worte darum.
# Jeder Text steht in einer Zeile, damit eine Ablehnung ihn überall zeigen kann.

## The page

rulebook-tragic-title = Tragic: die Spielanleitung
rulebook-tragic-notice = Overseer ist ein inoffizielles Projekt. Es wird vom Autor des gedruckten Kartenspiels und von den Inhabern seiner Welt weder hergestellt noch unterstützt; alle Namen gehören ihren Inhabern. Jeder Satz auf dieser Seite ist unser eigener.
rulebook-tragic-intro = Zwei Überlebende, eine Ruine, und Platz ist nur für einen. Bring sechzig Karten mit, einen Körper mit seinen Macken und die paar Dinge, die du am besten kannst. Werde Punkt für Punkt stärker, ruf Freunde herbei, zieh an, was noch zusammenhält, und bring die Lebenspunkte deines Gegners auf null, bevor dir die eigenen ausgehen.
rulebook-tragic-guide = Jede Regel hat eine Nummer, zum Beispiel TR-P3. Wenn das Spiel einen Zug ablehnt, nennt es diese Nummer, und hier findest du den Grund. { rulebook-order } Wo die gedruckten Regeln schweigen, mussten wir entscheiden: Solche Regeln tragen den Vermerk „{ rulebook-mark-reading }“. Bei Regeln mit dem Vermerk „{ rulebook-mark-partly }“ zeigen die Worte „{ rulebook-reading-begins }“, wo die Entscheidung beginnt.

## The sections, in the order of play

rulebook-section-tragic-aim = Spielziel und Zahlen
rulebook-section-tragic-aim-intro = Du gewinnst, wenn du deinen Gegner zu Boden bringst. Mit diesen Zahlen kämpfst du, und zu diesem Zeitpunkt schaut das Spiel darauf.
rulebook-section-tragic-zones = Die Zonen
rulebook-section-tragic-zones-intro = Jede Karte liegt in einer Zone, aufrecht oder quer. Wo sie liegt und wie sie liegt, sagt dir, was sie kann.
rulebook-section-tragic-setup = Der Aufbau
rulebook-section-tragic-setup-intro = Vor dem ersten Schlag entscheidest du, wer du bist: sechzig Karten, bis zu zwei Eigenschaften und drei Talente, gewählt, ohne zu wissen, was die andere Seite mitbringt.
rulebook-section-tragic-turn = Der Zug
rulebook-section-tragic-turn-intro = Ihr seid abwechselnd am Zug. Ein Zug durchläuft seine Phasen in dieser Reihenfolge; fast alles geschieht in der Hauptphase.
rulebook-section-tragic-paying = Bezahlen und Fähigkeiten legen
rulebook-section-tragic-paying-intro = Mit deinen SPECIAL-Punkten bezahlst du alles, und jede Aktion lässt dich einen weiteren hinzufügen. Wer handelt, wächst.
rulebook-section-tragic-cards = Die Karten
rulebook-section-tragic-cards-intro = Welche Arten von Karten es gibt, wohin sie kommen und was manche ihrer Wörter bedeuten. Eine Karte darf immer etwas anderes sagen.
rulebook-section-tragic-reactions = Reaktionen und die Kette
rulebook-section-tragic-reactions-intro = Kaum etwas geschieht, ohne dass die andere Seite mitreden darf. Antworten reihen sich zu einer Kette, und das letzte Wort kommt zuerst.
rulebook-section-tragic-attacking = Angreifen
rulebook-section-tragic-attacking-intro = Schlag selbst zu oder schick deine Verbündeten. Schaden durchläuft feste Schritte, du kannst ihn also ausrechnen, bevor du zuschlägst.
rulebook-section-tragic-keywords = Schlüsselwörter
rulebook-section-tragic-keywords-intro = Wörter in Großbuchstaben auf einer Karte sind Schlüsselwörter. Jedes ist eine kleine Regel; hier stehen sie alle.
rulebook-section-tragic-ends = Das Ende des Duells
rulebook-section-tragic-ends-intro = Die meisten Duelle enden, wenn jemandem die Lebenspunkte ausgehen (TR-A2). Es gibt andere Wege, und ein paar Karten brauchen ein eigenes Wort.
rulebook-section-tragic-limits = Grenzen
rulebook-section-tragic-limits-intro = Damit jedes Duell ein Ende findet und jede Antwort einen Sinn hat, zieht Overseer ein paar Grenzen. Du wirst sie kaum je berühren.
rulebook-section-tragic-odds = Anhang: die Chancen auf einen kritischen Treffer
rulebook-section-tragic-odds-intro = Wie wahrscheinlich ein kritischer Treffer genau ist, je nach der Zahl deiner Chancen (TR-C6).

## Aim and numbers

rule-TR-A1 = Tragic ist ein Duell. Du hast höchstens 100 Lebenspunkte (LP), beginnst mit 7 SPECIAL-Punkten, einem je Buchstabe, und bringst eine Bibliothek aus 60 Karten mit. Eigenschaften ändern diese Zahlen: Ein Ghul hat zum Beispiel höchstens 70 LP, und manche Eigenschaften ändern die Punkte, mit denen du beginnst.
    .title = Womit du antrittst
rule-TR-A2 = Die LP werden geprüft, sobald ein Glied der Kette abgehandelt ist: Aller Schaden desselben Augenblicks wird zugefügt, dann wird geheilt, und dann schaut das Spiel hin, noch vor dem nächsten Glied oder Auslöser. Mit 0 LP oder weniger hast du verloren; gilt das für beide, endet das Duell unentschieden. Manche Effekte gewähren einen Aufschub. Unsere Auslegung: Ein MÄRTYRER, den der tödliche Angriff auslöst, kommt also zu spät (TR-W6).
    .title = Wann du besiegt bist
rule-TR-A3 = Deine LP steigen nie über dein Maximum. Geheilt werden Spieler; Verbündete nur, wenn eine Karte es sagt. Am Zugende erholen sich Verbündete von selbst (TR-T5).
    .title = Heilung
rule-TR-A4 = Sinkt dein Maximum unter deine aktuellen LP, werden sie darauf gekürzt. Aus einer leeren Bibliothek zu ziehen oder in ihr zu suchen, bewirkt nichts, außer in Phase 2 (TR-T2).
    .title = Weniger Maximum, leere Bibliothek

## The zones

rule-TR-Z1 = Beide Spieler haben diese Zonen: Spiel (Verbündete, Gefährten und Gegenstände, die bleiben, ohne Obergrenze); Kampf (angreifende Verbündete und Angriffskarten); Ausrüstung; Zerstört (endgültig aus dem Spiel); Eigenschaften (0 bis 2); Talente (3, höchstens 4); die Strahlungsleiste (TR-N1); Bibliothek; Ablage; SPECIAL (7 Spalten, eine je Buchstabe, mit jeweils höchstens 10 Punkten); und die Hand, die keine Obergrenze hat.
    .title = Wo Karten liegen
rule-TR-Z2 = Eine bereite Karte liegt aufrecht, eine erschöpfte quer. Ein Ausrüstungsstück auszuspielen kostet, was darauf steht, und es kommt erschöpft an, also nicht angelegt. Es anzulegen (bereitzumachen) und es auszuziehen (zu erschöpfen) kostet jeweils noch einmal dasselbe. An jeder Körperstelle trägst du höchstens ein Stück. Unsere Auslegung: Auch das erste Anlegen wird bezahlt.
    .title = Erschöpft, bereit, angelegt
rule-TR-N1 = Die Strahlungsleiste hat die Stufen 0 bis 10; du beginnst auf 0. Auf den Stufen 2, 4, 6, 8 und 10 gelten die dort aufgedruckten Nachteile, und die niedrigeren gelten weiter. Welche es sind, sagt die Tabelle des Kartensatzes.
    .title = Die Strahlungsleiste

## Setting up

rule-TR-S1 = Das Format sagt, wie viele Karten mit demselben Namen und derselben Stufe deine Bibliothek enthalten darf: 1 in Singleton, 2 in Duo, 3 in Trio, 4 in Quad. Eine Karte mit demselben Namen, aber anderer Stufe ist eine andere Karte.
    .title = Formate
rule-TR-S2 = Eine Bibliothek hat genau 60 Karten. Mindestens 18 Fähigkeiten sind ratsam: Bei weniger wirst du gewarnt, nicht aufgehalten.
    .title = Sechzig Karten
rule-TR-S3 = Beide wählen geheim 0 bis 2 Eigenschaften und decken sie gemeinsam auf. Du darfst als Bluff „Keine Eigenschaft“ und eine weitere wählen: Die andere wird beim Aufdecken aus dem Spiel genommen. Dann wirken die Eigenschaften und legen deine maximalen und deine aktuellen LP fest.
    .title = Geheime Eigenschaften
rule-TR-S4 = Dann wählen beide geheim 3 Talente, oder 4 mit der Eigenschaft, die es erlaubt, und decken sie gemeinsam auf.
    .title = Geheime Talente
rule-TR-S5 = Beide würfeln, und die höhere Zahl beginnt; bei Gleichstand wird neu gewürfelt. Hat nur eine Seite die Eigenschaft Kamikaze, beginnt sie ohne Wurf. Haben beide sie, wird gewürfelt.
    .title = Wer beginnt
rule-TR-S6 = Deine erste Hand ist das Dreifache deines Ziehwerts: 6 Karten beim üblichen Wert 2, und insgesamt 3 bis 9. Tauschen kannst du sie nicht, außer eine Eigenschaft lässt dich. Unsere Auslegung: Mit dieser Eigenschaft darfst du einmal deine Hand in die Bibliothek mischen und ebenso viele Karten neu ziehen.
    .title = Die erste Hand
rule-TR-S7 = Deine beiden Eigenschaften müssen verschieden sein. Unsere Auslegung: Höchstens eine davon ist ein Volk; auch deine Talente müssen verschieden sein; die Bibliothek wird abgegeben, bevor die Eigenschaften aufgedeckt werden; Eigenschaften, Talente und SPECIAL-Grundpunkte zählen nicht zu den 60 Karten.
    .title = Was zusammenpasst

## The turn

rule-TR-T1 = Phase 1, Bereitmachen: Du machst deine Karten in den Zonen SPECIAL, Spiel und Talente bereit, aber nie deine Ausrüstung. Wer das Duell beginnt, überspringt diese Phase im ersten Zug.
    .title = Phase 1: Bereitmachen
rule-TR-T2 = Phase 2, Ziehen: Du ziehst so viele Karten, wie dein Ziehwert angibt, normalerweise 2, mit Eigenschaften 1 bis 3, mit Effekten mehr, nie weniger als 1. Wer das Duell beginnt, überspringt diese Phase im ersten Zug. Ist deine Bibliothek in dieser Phase leer, und nur dann, verlierst du; solange noch eine Karte da ist, ziehst du, was da ist.
    .title = Phase 2: Ziehen
rule-TR-T3 = Phase 3, Versorgung: Jeder VERSORGUNG-Effekt deiner Karten im Spiel, deiner Talente, Fähigkeiten und Eigenschaften wird abgehandelt, in der Reihenfolge deiner Wahl; was sich nur in der Versorgung einsetzen lässt (TR-T7), darf davor, dazwischen oder danach kommen. Effekte, die dasselbe sagen, folgen aufeinander: Du wählst einmal für alle.
    .title = Phase 3: Versorgung
rule-TR-T4 = Phase 4, Hauptphase: Du darfst beliebig viele Karten ausspielen, beliebig viele Effekte und Talente einsetzen und beliebig oft angreifen, solange du die Kosten bezahlst. Schon im allerersten Zug darfst du angreifen. Unterbrechungen (TR-R2) und Reaktionen (TR-R1), als Phasen 5 und 6 gezählt, finden innerhalb dieser Phase statt.
    .title = Phase 4: Hauptphase
rule-TR-T5 = Phase 7, Ende: ZUGENDE-Effekte werden abgehandelt, dann werden die Verbündeten beider Spieler vollständig geheilt.
    .title = Phase 7: Zugende
rule-TR-T6 = „Beende sofort deinen Zug“ bricht alles ab, was sonst noch aus dieser Aktion folgen würde, nur nicht dein Recht, eine Fähigkeit zu legen (TR-P3). Unsere Auslegung: VERSORGUNG-Effekte, die noch ausstehen, werden trotzdem abgehandelt.
    .title = Beende sofort deinen Zug
rule-TR-T7 = Talente setzt du nur im eigenen Zug ein, außer die Karte sagt etwas anderes. Manche lassen sich nur in der Versorgung einsetzen.
    .title = Wann du Talente einsetzt
rule-TR-T8 = Nach „Beende sofort deinen Zug“ darfst du das Legerecht noch nutzen; dann folgt Phase 7.
    .title = Eine letzte Karte vor dem Ende
rule-TR-T9 = Die Reihenfolge in Phase 7: ZUGENDE-Effekte in der Reihenfolge, die ihr Besitzer wählt, dann werden alle Verbündeten geheilt, dann endet jedes „+x/+y“, das bis zum Ende des Zuges gilt. Ein endender Bonus tötet also nie einen Verbündeten.
    .title = Die Reihenfolge am Zugende

## Paying, and laying ability cards

rule-TR-P1 = Kosten nennen Punkte bestimmter Buchstaben und Punkte beliebiger Buchstaben. Geschrieben wird das SS+1: zwei Punkte S und einer von beliebigem Buchstaben. Für jeden Punkt erschöpfst du eine bereite Karte deiner SPECIAL-Zone, und zurücknehmen kannst du es nicht. Ermäßigungen senken Kosten nie unter 0. Unsere Auslegung: Eine so erschöpfte Karte bleibt es bis zu deiner eigenen nächsten Phase 1; Reaktionen bezahlst du also nur mit dem, was übrig ist.
    .title = Kosten bezahlen
rule-TR-P2 = Eine Karte mit „+1“ anstelle der Kosten ist eine Fähigkeit. Sie kostet nichts, fügt ihrem Buchstaben einen Punkt hinzu, kann sofort bezahlen und bringt einen eigenen Bonus mit.
    .title = Fähigkeiten
rule-TR-P3 = Jede Aktion in deinem eigenen Zug gibt dir das Recht, eine Fähigkeit aus der Hand bereit zu legen. Aktionen sind: eine Karte ausspielen, einen Effekt oder ein Talent einsetzen, mit einer Angriffskarte oder mit Verbündeten angreifen und Kosten in der Versorgung bezahlen, auch wenn die Kosten 0 sind oder nur im Ablegen oder Erschöpfen einer Karte bestehen. Das Recht verfällt mit deiner nächsten Aktion oder mit dem Ende deines Zuges, und Rechte sammeln sich nie an. Legen gibt kein neues Recht, ebenso wenig, was du im gegnerischen Zug tust. Eine Eigenschaft kann das Legen verbieten.
    .title = Das Legerecht
rule-TR-P4 = Sagt dir ein Effekt, du sollst sofort etwas tun, darfst du die Fähigkeit vorher legen. Das Legen und deine anderen „Wenn du …“-Effekte desselben Augenblicks geschehen in der Reihenfolge deiner Wahl; die neue Karte kann also schon das Talent bezahlen, das gerade ausgelöst wurde.
    .title = Erst legen, dann weiter
rule-TR-P5 = Fähigkeiten können weder als Ziel gewählt noch zerstört werden.
    .title = Auf Dauer sicher
rule-TR-P6 = Das Legerecht beginnt, sobald die Kosten bezahlt sind, und du darfst es nutzen, wann immer du gefragt wirst: vor der gegnerischen Antwort, mitten in der Kette, vor etwas, das sofort zu tun ist, oder nach dem Abhandeln. Legen kommt nicht in die Kette, und niemand kann darauf antworten. Der Punkt und sein Bonus zählen für alles, was noch nicht berechnet ist; der Grundschaden wird nach den Reaktionen berechnet (TR-C3).
    .title = Wann du legen darfst
rule-TR-P7 = Einen 11. Punkt eines Buchstabens kannst du nicht legen: Mehr als 10 gibt es nicht, und die Grundkarte zählt mit.
    .title = Zehn Punkte je Buchstabe

## The cards

rule-TR-K1 = Jede Karte hat eine Stufe von 1 bis 3, nur die SPECIAL-Grundpunkte nicht. Eine Eigenschaft hat so viele Vorteile und so viele Nachteile, wie ihre Stufe angibt; dass die Eigenschaft Kamikaze dich beginnen lässt, zählt nicht als Vorteil.
    .title = Stufen
rule-TR-K2 = Die Arten von Karten sind Fähigkeit, Angriff, Aktion, Quest, Reaktion, Verbündeter, Gefährte, Gegenstand, Eigenschaft und Talent; ein Gegenstand kann Rüstung, Waffe, Droge oder Gebäude sein. Eine Quest ist eine Aktion, die ein Effekt, der nach einer Aktion sucht, nicht nehmen kann; einer, der nach irgendeiner Karte sucht, schon. Ein Gebäude ist ein Gegenstand: Was Gegenstände trifft, trifft es, aber in einer Tasche findet man es nie.
    .title = Arten von Karten
rule-TR-K3 = Ein Gefährte ist durch seinen Eigennamen einzigartig, auf beiden Seiten und die Kampfzonen eingeschlossen. Solange einer dieses Namens da ist, in welcher Fassung auch immer, kann niemand einen weiteren ausspielen.
    .title = Gefährten
rule-TR-K4 = Aktions-, Quest-, Angriffs- und Reaktionskarten kommen nach dem Abhandeln in die Ablage, ebenso Gegenstände, auf denen nicht steht, dass sie bleiben.
    .title = Einmal benutzt
rule-TR-K5 = Ein Verbündeter zeigt Angriff/Leben. Er darf schon in dem Zug angreifen, in dem er ankommt, und wird dazu erschöpft. „+x/+y“ erhöht seinen Angriff um x und sein Leben um y. Am Ende jedes Zuges wird er geheilt (TR-T5).
    .title = Verbündete
rule-TR-K6 = Was dir eine Karte auf dem Tisch erlaubt, darfst du auch im gegnerischen Zug tun, indem du die Hauptphase unterbrichst (TR-R2), außer die Karte sagt „in deinem Zug“. Bei Talenten ist es umgekehrt (TR-T7).
    .title = Jederzeit
rule-TR-K7 = Suchen heißt: Nimm die Karte aus deiner Bibliothek, zeig sie vor, nimm sie auf die Hand und misch die Bibliothek.
    .title = Suchen
rule-TR-K8 = EINZIGARTIG: Kommt eine Karte mit demselben Namen und derselben Stufe in eine Zone desselben Spielers, wird die frühere abgelegt. Fähigkeiten sind einzigartig. Das ist eine Regel und keine Zerstörung (TR-P5).
    .title = EINZIGARTIG
rule-TR-K9 = Ein Verbündeter mit 0 Leben kommt in die Ablage seines Besitzers. In die Zone Zerstört kommt eine Karte nur, wenn ein Effekt sagt, dass sie endgültig verloren ist.
    .title = Wohin Besiegte kommen
rule-TR-K10 = „Wenn dieser Verbündete besiegt wird“ wirkt, wie auch immer er das Spiel verlässt: besiegt, abgelegt oder zerstört, außer eine Karte verbietet es.
    .title = Wenn er besiegt wird
rule-TR-K11 = Den aktiven Effekt einer erschöpften Karte kannst du nicht einsetzen, außer die Karte erlaubt es.
    .title = Erschöpfte Karten ruhen
rule-TR-K12 = Eine natürliche Waffe zählt als Nahkampf, auch wenn die Karte es nicht sagt. Ein Krallenhieb ist Nahkampf, einhändig, mit bloßen Händen und natürliche Waffe zugleich.
    .title = Natürliche Waffen
rule-TR-K13 = Zahlen desselben Schlüsselworts werden addiert: MÄRTYRER x1 und MÄRTYRER x1 sind MÄRTYRER x2. Unsere Auslegung: Das gilt auch für RÜSTUNG, DURCHDRINGEND und ERKUNDUNG.
    .title = Zahlen werden addiert
rule-TR-K14 = { card-tragic-unfinished-shelter }: Wer drinnen ist, ist gegen schädliche Effekte immun, das Gebäude nicht. Hineinzugehen beendet deinen Zug, und solange du drinnen bist, entfallen deine Hauptphasen. Die Versorgungskosten werden nur bezahlt, um es zu verlassen.
    .title = { card-tragic-unfinished-shelter }
rule-TR-K15 = { card-tragic-mysterious-stranger }: Du hast bei all deinen Angriffen weniger kritische Würfel, nicht nur bei dem, den dir die Eigenschaft schenkt.
    .title = { card-tragic-mysterious-stranger }
rule-TR-K16 = { card-tragic-trap-spotting }: Wer behauptet, eine Reaktion zu haben, muss eine vorzeigen.
    .title = { card-tragic-trap-spotting }

## Reactions and the chain

rule-TR-R1 = Eine Reaktionskarte sagt, worauf sie antwortet: auf eine Aktions-, Quest-, Angriffs- oder Reaktionskarte, auf einen eingesetzten Effekt, ein eingesetztes Talent oder auf einen Angriff von Verbündeten. Die Kette wird vom letzten Glied zum ersten abgehandelt. Ein Glied, das nicht mehr gültig ist, bewirkt nichts; seine Kosten bleiben bezahlt, und das Legerecht bleibt. Unsere Auslegung: Auf das Ausspielen eines Verbündeten oder Gegenstands antwortet nur eine Karte, die es sagt, auf das Legen keine.
    .title = Reaktionen
rule-TR-R2 = Während der Hauptphase eines Spielers darf der andere unterbrechen, um Effekte einzusetzen, die es erlauben (TR-K6).
    .title = Unterbrechen
rule-TR-R3 = Völlig auszuweichen braucht keinen Wurf. Du darfst es auch noch, nachdem ein gewürfeltes Ausweichen misslungen ist (TR-R5).
    .title = Völlig ausweichen
rule-TR-R4 = Nach jedem Glied wird nur der Gegner dessen gefragt, der es kontrolliert. Wer passt, schließt die Kette, und sie wird ohne neue Glieder abgehandelt. Was dabei ausgelöst wird, kommt in eine neue Kette, die Auslöser des aktiven Spielers zuerst, die eigenen jeweils in der Reihenfolge eigener Wahl.
    .title = Wer gefragt wird
rule-TR-R5 = Auf einen Angriff kann man zu zwei Zeitpunkten antworten: wenn er angesagt wird und nach einem misslungenen Ausweichwurf, bevor LP verloren gehen.
    .title = Zwei Zeitpunkte der Antwort
rule-TR-R6 = Ein Effekt, mit dem jemand unterbricht, kommt in dieselbe Kette, nie während ein Glied abgehandelt wird.
    .title = Unterbrechung und Kette

## Attacking

rule-TR-C1 = Es gibt vier Formen des Angriffs: eine Angriffskarte gegen den Spieler, eine Angriffskarte gegen einen Verbündeten, Verbündete gegen den Spieler und Verbündete gegen einen Verbündeten, wobei beide Seiten ihren Schaden gleichzeitig zufügen. Ein Verbündeter, den eine Angriffskarte trifft, führt einen Gegenschlag aus, erschöpft oder nicht, selbst wenn er stirbt: Im selben Augenblick wird dem angreifenden Spieler sein Angriffswert zugefügt, und dessen Rüstung zählt. Gegen Aktionen, Flächenschaden und AUSSCHALTEN gibt es keinen Gegenschlag. Unsere Auslegung: Der Verbündete, dem die Karte gilt, führt seinen Gegenschlag auch dann aus, wenn ein Beschützer den Schaden für ihn nimmt (TR-W13). Eine Angriffskarte, die auch auf eine Karte im Spiel zielt, darfst du ausspielen, wenn niemand zu treffen ist; dann geschieht nur das.
    .title = Vier Formen des Angriffs
rule-TR-C2 = Ein Angriffszug ist ein Angriff von einem oder mehreren Verbündeten gemeinsam auf ein Ziel; sie werden in beliebiger Reihenfolge bestimmt. Jeder bereite Verbündete des angegriffenen Spielers darf einen Angreifer blocken, in beliebiger Reihenfolge. Jeder Angreifer teilt seinen Schaden unter seinen Blockern auf, und jeder Blocker schlägt seinen Angreifer; Angreifer ohne Blocker treffen den Spieler. Eine Angriffskarte kann nicht geblockt werden. Unsere Auslegung: Nur ein Angriff auf den Spieler kann geblockt werden, und Blocken erschöpft den Blocker nicht; ein Verbündeter, den mehrere angreifen, schlägt gegen einen von ihnen zurück, den sein Spieler bestimmt.
    .title = Angriffszüge und Blocken
rule-TR-C3 = Der Ablauf einer Angriffskarte: bezahlen; in die Kampfzone legen; Reaktionen; Grundschaden, Arten und Durchdringung ansagen; Rüstung abziehen; auf einen kritischen Treffer würfeln; Zielen und Wiederholungen anwenden; LP verlieren.
    .title = Der Ablauf einer Angriffskarte
rule-TR-C4 = Der Grundschaden kann mit deinen SPECIAL-Punkten wachsen. Beispiel: Du hast 4 Stärkepunkte, den Grundpunkt eingeschlossen, und die Karte Legendäre Stärke, die selbst der 5. Punkt ist und +1 Schaden gibt. Ein Schlägerhieb der Stufe 2 hat dann (5 + 1) × 2 = 12 Grundschaden; ein kritischer Treffer mit der Eigenschaft, die mit 3 multipliziert, macht daraus 36.
    .title = Grundschaden
rule-TR-C5 = Beispiel: Von 12 Grundschaden gegen 3 Rüstung, von denen 2 ignoriert werden, bleiben 11. Der Angriff zielt auf die rechte Hand eines Rechtshänders mit der Eigenschaft { card-tragic-one-handed }, also wird er ein weiteres Mal angewandt: 22.
    .title = Rüstung und Wiederholung
rule-TR-C6 = Für einen kritischen Treffer würfelst du 1 Bestätigungswürfel, der nie verloren geht, und einen Würfel für jede Chance auf einen kritischen Treffer, normalerweise 2. Zeigen mindestens zwei Würfel eine 1, ist der Treffer kritisch: Der Endschaden wird verdoppelt. Mit 0 Chancen oder weniger gibt es keinen kritischen Treffer. Gewürfelt wird bei Angriffskarten, ob gegen einen Spieler oder einen Verbündeten; Verbündete würfeln nicht, außer eine Karte sagt es. Die Wahrscheinlichkeit mit n Würfeln ist genau 1 − (5/6)^n − n(1/6)(5/6)^(n−1).
    .title = Kritische Treffer
rule-TR-C7 = „Ein weiteres Mal“ zählt dasselbe Ergebnis noch einmal dazu. Beispiel: 10 Stärke − 1 Rüstung = 9; drei Treffer, davon zwei kritisch, ergeben 9 × 2 × 2 + 9 = 45 Schaden, und VAMPIRISMUS heilt 45.
    .title = Ein weiteres Mal
rule-TR-C8 = Wo Fähigkeiten, Eigenschaften und Talente von einem Angriff sprechen, meinen sie die eigenen Angriffe des Spielers, nicht die der Verbündeten.
    .title = Wessen Angriffe gemeint sind
rule-TR-C9 = Jeder Rüstungspunkt zieht 1 von dem Schaden ab, vor dem er schützt. Einfache Rüstung schützt vor allem, Strahlenrüstung vor Strahlung, Explosionsrüstung vor Explosionen, bakteriologische Rüstung vor Gift und Krankheit, feuerfeste Rüstung vor Feuer, Energierüstung vor Feuer, Kryo, Laser, Plasma und Elektrizität, poliertes Metall vor Laser. Alles Passende wird addiert; DURCHDRINGEND zählt einmal, gegen die Summe. Unsere Auslegung: Einfache Rüstung schützt nicht vor Gift und Strahlung (TR-C10).
    .title = Rüstung
rule-TR-C10 = Gift durchdringt einfache Rüstung und kann kritisch sein. Strahlung durchdringt einfache Rüstung, ist nie kritisch und erhöht die Strahlungsleiste (TR-N1) um eine Stufe für jedes Ereignis, das mindestens 1 Schaden zufügt.
    .title = Gift und Strahlung
rule-TR-C11 = Ein Spieler, den Verbündete angreifen, schlägt nicht zurück, außer mit einer Reaktion oder einem Talent. Ein Verbündeter darf angegriffen werden, ob er erschöpft oder bereit ist.
    .title = Wer zurückschlägt
rule-TR-C12 = Die Reihenfolge eines Angriffszugs: Verbündete erschöpfen, in die Kampfzone bewegen und das Ziel nennen; Reaktionen; Blocken; Schaden aufteilen; Schaden; die Überlebenden kehren erschöpft zurück. Zurückkehren heißt nicht, das Spiel zu verlassen, es löst also keinen MÄRTYRER aus.
    .title = Die Reihenfolge im Angriffszug
rule-TR-C13 = Ist einer von zwei Kämpfenden vor dem Schaden verschwunden, fügt dieses Paar keinen zu. Ein Angreifer, dessen Blocker verschwunden ist, bleibt geblockt.
    .title = Vor dem Schaden verschwunden
rule-TR-C14 = Jeder Treffer einer Karte mit mehreren Treffern stößt für sich auf die Rüstung und würfelt für sich auf einen kritischen Treffer; alle teilen sich ein Reaktionsfenster.
    .title = Mehrere Treffer

## Keywords

rule-TR-W1 = VOLLABSORPTION: Der Verbündete nimmt allen Schaden, auch den überschüssigen. Das hebt ÜBERSCHADEN auf.
    .title = VOLLABSORPTION
rule-TR-W2 = ÜBERSCHADEN: Was nach Rüstung und Leben des Verbündeten übrig bleibt, geht an seinen Spieler weiter, abzüglich dessen Rüstung. Der kritische Treffer wird vor dem Leben des Verbündeten gerechnet und nicht neu gewürfelt; DURCHDRINGEND wirkt auf die Rüstung des Spielers noch einmal. Bei mehreren Blockern müssen zuerst alle tödlichen Schaden erhalten.
    .title = ÜBERSCHADEN
rule-TR-W3 = DURCHDRINGEND xN: Der Angriff ignoriert N Rüstung.
    .title = DURCHDRINGEND
rule-TR-W4 = DURCHSCHLAGEND: Der Angriff ignoriert alle Rüstung.
    .title = DURCHSCHLAGEND
rule-TR-W5 = RÜSTUNG xN: Jeder Treffer auf den Verbündeten wird um N verringert.
    .title = RÜSTUNG
rule-TR-W6 = MÄRTYRER xN: Verlässt der Verbündete auf irgendeine Weise das Spiel, fügt er dem Spieler, der ihn besiegt hat, seinen Angriff × N als eine einzige Explosion zu, oder dem eigenen Spieler, wenn der es selbst getan hat. Das ist ein Angriff auf diesen Spieler: Ein Beschützer darf ihn auf sich nehmen (TR-W13). Unsere Auslegung: Es zählt der letzte Angriffswert; kritisch ist das nie; einfache Rüstung und Explosionsrüstung zählen; besiegt hat ihn, wer das kontrolliert, was ihn entfernt hat.
    .title = MÄRTYRER
rule-TR-W7 = IN VERTEIDIGUNG: Der Verbündete kann nicht angreifen, nur blocken. Solange er da ist, können sein Spieler und dessen andere Verbündete nicht angegriffen werden. Wer selbst IN VERTEIDIGUNG ist, wird von solchen Verbündeten nicht mehr gedeckt. Unsere Auslegung: Das hält Angriffskarten und Verbündete gleichermaßen auf, auch während der deckende Verbündete erschöpft ist; wer NICHT ANVISIERBAR ist, deckt nicht.
    .title = IN VERTEIDIGUNG
rule-TR-W8 = HORDE: Alle Verbündeten damit greifen gemeinsam dasselbe Ziel an. Unsere Auslegung: Greift einer von ihnen an, schließt sich jeder bereite Verbündete mit HORDE an; keiner muss anfangen.
    .title = HORDE
rule-TR-W9 = ZIELEN: Der Angriff benennt einen Körperteil. Unsere Auslegung: Die dort getragene Rüstung wird erschöpft und damit ausgezogen.
    .title = ZIELEN
rule-TR-W10 = AUSSCHALTEN: Statt Schaden zuzufügen, darfst du dich entscheiden, einen gegnerischen Verbündeten, Gegenstand, ein Gebäude oder Ausrüstungsstück abzulegen, das einen Effekt mit Erschöpfen oder Bereitmachen hat (Ausrüstung immer: sie wird an- und ausgezogen), nie aber SPECIAL-Karten, Talente oder Eigenschaften. ÜBERSCHADEN und VAMPIRISMUS gelten dann nicht.
    .title = AUSSCHALTEN
rule-TR-W11 = NICHT ANVISIERBAR: Kein Spieler kann diese Karte als Ziel nennen, auch ihr Besitzer nicht, ebenso wenig ein gegnerischer Verbündeter. Sie darf angreifen und blocken, und Flächenschaden trifft sie.
    .title = NICHT ANVISIERBAR
rule-TR-W12 = TARNUNG: Weder du noch die Ausrüstung, die du trägst, kann direkt angegriffen werden, ob durch Karten, Verbündete oder den Schaden einer Reaktion. Unsere Auslegung: Deine Verbündeten schon; auch dich trifft Flächenschaden.
    .title = TARNUNG
rule-TR-W28 = Einem Angriff unter TARNUNG und allem, was daraus folgt, kann man nicht entgehen: kein Ausweichen, kein Aufheben, kein Umlenken, kein SCHUTZSTURM. Andere Reaktionen bleiben erlaubt.
    .title = Aus dem Dunkel
rule-TR-W29 = Deine TARNUNG endet, wenn deine eigene Angriffskarte abgehandelt ist oder eine Aktion oder ein Talent von dir, das anderen Schaden zufügt, und jede Karte, die sie gab, wird erschöpft. Mit SCHALLGEDÄMPFT geschieht beides nicht. Angriffe deiner Verbündeten beenden sie nicht.
    .title = Wann die TARNUNG endet
rule-TR-W31 = TARNUNG hält, bis ihr Angriff abgehandelt ist, also trifft den Angreifer kein Gegenschlag. Ein MÄRTYRER, den der Angriff auslöst, kommt danach und trifft, außer SCHALLGEDÄMPFT hat die TARNUNG erhalten.
    .title = TARNUNG und MÄRTYRER
rule-TR-W30 = { card-tragic-stealth-boy }: TARNUNG zu erhalten kostet 2 Ausdauerpunkte; für jeden dieser Punkte, den du nicht bezahlst, verlierst du 1 LP. Zahle von Hand, um vorhandene Punkte zu behalten.
    .title = { card-tragic-stealth-boy }
rule-TR-W13 = SCHUTZSTURM: Der Verbündete darf den Schaden einer Angriffskarte, eines Angriffs von Verbündeten oder eines Flächeneffekts auf sich nehmen, der seinem Spieler oder einem anderen Verbündeten dieses Spielers gilt, auch erschöpft, einmal je Angriff und bei beliebig vielen Angriffen. Unsere Auslegung: Das wird vor der Rüstung gewählt; Rüstung und Leben des Beschützers zählen; er schlägt gegen Verbündete zurück, nicht gegen Karten.
    .title = SCHUTZSTURM
rule-TR-W14 = FLÄCHENEXPLOSION: Sie trifft alle Angreifer des Angriffszugs oder, außerhalb einer Reaktion, alle gegnerischen Verbündeten, auch wenn da keine sind. Auf einen kritischen Treffer wird insgesamt nur einmal gewürfelt.
    .title = FLÄCHENEXPLOSION
rule-TR-W15 = FRAKTION: Ein Verbündeter oder eine andere Karte einer Fraktion greift nie einen gegnerischen Verbündeten derselben Fraktion an, fügt ihm nie Schaden zu und dient keinem feindlichen Effekt gegen ihn. Ein Verbündeter darf ihn blocken; dann nimmt keiner von beiden Schaden.
    .title = FRAKTION
rule-TR-W23 = Die Tierbändiger sind eine Fraktion, deren Mitglieder gegeneinander kämpfen und einander Schaden zufügen dürfen.
    .title = Tierbändiger
rule-TR-W24 = BRUDERSCHAFT: Wer einen Verbündeten ruft, der ein Feind der Bruderschaft ist (TR-W27), legt sofort alle eigenen Bruderschaft-Karten ab, die im Spiel oder in der Ausrüstung sind.
    .title = BRUDERSCHAFT
rule-TR-W25 = Schaden aus einer Quelle der Bruderschaft an einem Feind der Bruderschaft (TR-W27) ist um 1 höher, vor Rüstung und kritischem Treffer.
    .title = Der Hass der Bruderschaft
rule-TR-W26 = Wer eine Eigenschaft der Art Nicht-Humanoid, Roboter oder Synth hat, kann keine Bruderschaft-Karten ausspielen.
    .title = Wer nicht dazugehört
rule-TR-W27 = Die Feinde der Bruderschaft sind Supermutanten, Ghule, Synths, die Enklave, das Institut, Todeskrallen, humanoide C-27-Roboter und die Rostteufel-Raider, aber keine anderen Raider. Ein Verbündeter ist es durch seine Art, ein Spieler durch eine Eigenschaft.
    .title = Feinde der Bruderschaft
rule-TR-W16 = ERKUNDUNG xN: Sieh dir die obersten N Karten deiner Bibliothek an und leg jede in die Ablage, unter die Bibliothek oder obenauf, in beliebiger Reihenfolge.
    .title = ERKUNDUNG
rule-TR-W17 = LEUCHTEND: Nahkampfangriffe fügen 1 Strahlung mehr zu, ob der Spieler das Schlüsselwort hat oder der Verbündete. Strahlung durchdringt einfache Rüstung (TR-C10), wirkt also auch, wenn Rüstung den Schlag aufhält.
    .title = LEUCHTEND
rule-TR-W18 = VAMPIRISMUS: Der Spieler wird um den Endschaden geheilt, auch wenn ein Verbündeter ihn zugefügt hat. Weder das restliche Leben des Opfers noch ÜBERSCHADEN begrenzt die Heilung.
    .title = VAMPIRISMUS
rule-TR-W19 = WIEDERVERWERTEN, ein Talent: Erschöpf es, bezahl 1 Punkt eines beliebigen Buchstabens, leg eine Handkarte ab und zieh eine Karte.
    .title = WIEDERVERWERTEN
rule-TR-W20 = ATEMGERÄT: Gas und Wasser haben keine Wirkung auf dich.
    .title = ATEMGERÄT
rule-TR-W21 = SÜCHTIG: Kosten, die du mit Punkten oder durch Ablegen einer Karte bezahlst. Unsere Auslegung: Sie werden in der Versorgung fällig, und die Karte sagt, was geschieht, wenn sie nicht bezahlt werden.
    .title = SÜCHTIG
rule-TR-W22 = { card-tragic-good-natured }: Nützliche Effekte, die eine feste Zahl ziehen, heilen oder heraussuchen, bekommen +1, Satzteil für Satzteil beurteilt. Der feindliche Teil bleibt, wie er ist, und ein eigenes „Ziehe Y“ bekommt +1: Der Dieb stiehlt 1 und zieht 2, WIEDERVERWERTEN zieht 2. Die Ziehphase bekommt es nie, ebenso wenig eine Zahl, die einer anderen gleicht, oder Rüstung; Fähigkeiten schon. Unsere Auslegung: Nur diese Arten von Nutzen zählen, und aus ERKUNDUNG xN wird ERKUNDUNG x(N + 1).
    .title = { card-tragic-good-natured }

## The end of the duel

rule-TR-E1 = Wer aufgibt, verliert.
    .title = Aufgeben
rule-TR-E2 = Wer in der Ziehphase eine leere Bibliothek hat, verliert (TR-T2).
    .title = Leere Bibliothek
rule-TR-E3 = Mit Uhr: Ist die Zeit um, wird gespielt, bis beide gleich viele Züge hatten. Dann gewinnt, wer weniger Wunden hat, das heißt maximale minus aktuelle LP; bei gleich vielen ist es unentschieden. Beispiel: Ein Mensch mit 30 von 100 LP schlägt eine Todeskralle mit 31 LP, deren Maximum um mehr als 1 höher ist.
    .title = Wenn die Zeit um ist
rule-TR-E4 = { card-tragic-you-are-magic }: Die Verbündeten, die diese Eigenschaft IN VERTEIDIGUNG bringt, bleiben es im gegnerischen Zug. Die gedruckte Berichtigung lässt sich auch umgekehrt lesen.
    .title = { card-tragic-you-are-magic }
rule-TR-E5 = { card-tragic-raider-helmet }: Sein Nachteil gilt, solange er ohne Rahmen getragen wird.
    .title = { card-tragic-raider-helmet }
rule-TR-E6 = Rüstungen der ersten Auflage können wie jede andere Ausrüstung ausgezogen werden (TR-Z2).
    .title = Rüstung der ersten Auflage
rule-TR-M1 = „Deine Gegner wählen“ gilt für beliebig viele Gegner. Die Regeln lassen Platz für 3 und 4 Spieler, aber die angebotenen Formate sind Duelle. Unsere Auslegung: Die Mehrheit entscheidet, und bei Gleichstand gilt die Sitzreihenfolge.
    .title = Mehrere Gegner

## Limits

rule-TR-L1 = Eine Kette hat höchstens 12 Glieder. Ein weiteres wird abgelehnt.
    .title = Die längste Kette
rule-TR-L2 = Du darfst höchstens 100 Aktionen in einem Zug ausführen. Danach kannst du ihn nur noch beenden.
    .title = Der längste Zug
rule-TR-L3 = Nach 60 Zügen für jede Seite endet das Duell, als wäre die Zeit um (TR-E3).
    .title = Das längste Duell
rule-TR-L4 = In einem Zug wirken höchstens 50 ausgelöste Effekte. Jeder weitere bewirkt nichts.
    .title = Auslöser ohne Ende
rule-TR-L5 = Es zählen höchstens 22 Chancen auf einen kritischen Treffer; mehr als 23 Würfel werden für einen kritischen Treffer nie geworfen.
    .title = Die meisten Würfel
rule-TR-D1 = Eine Deckdatei oder ein Deckcode darf nur Karten dieser Ausgabe nennen.
    .title = Karten dieser Ausgabe
rule-TR-D2 = Eine Wahl muss eine der angebotenen sein. Wer nicht gefragt ist, kann nicht antworten.
    .title = Nur was angeboten wird
