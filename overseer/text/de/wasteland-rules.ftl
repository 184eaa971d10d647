# Die Spielanleitung von Wasteland: eine Nachricht je Regel, nach ihrer Nummer benannt, und die Worte darum.
# Jeder Text steht in einer Zeile, damit eine Ablehnung ihn überall zeigen kann.

## The page

rulebook-wasteland-title = Wasteland: die Spielanleitung
rulebook-wasteland-notice = Overseer ist ein inoffizielles Projekt. Es wird von den Machern des gedruckten Miniaturenspiels und von den Inhabern seiner Welt weder hergestellt noch unterstützt; alle Namen gehören ihren Inhabern. Jeder Satz auf dieser Seite ist unser eigener.
rulebook-wasteland-intro = Ein Stück vergifteter Boden, ein paar rostige Gewehre und zu wenig Zeit. Führe eine Handvoll Überlebende, Soldaten oder Mutanten durch ein Gefecht von wenigen Runden: Such Deckung, halte die Augen offen, schlag zu, wenn es zählt. Kämpfe gegen eine andere Person oder gegen das Ödland selbst, allein oder mit Freunden.
rulebook-wasteland-guide = Jede Regel hat eine Nummer, zum Beispiel WB-F1. Wenn das Spiel einen Zug ablehnt, nennt es diese Nummer, und hier findest du den Grund. { rulebook-order } Die Nummern WB sind das Gefecht; die Nummern WC stammen aus der Kampagne darum herum: Truppen, Ereignisse, Siedlungen, Szenarien und die KI, der Gegner, der von selbst spielt. Das Gefecht ist aus dem zusammengesetzt, was öffentlich über das Spiel bekannt ist; wo das endet, mussten wir entscheiden: Solche Regeln tragen den Vermerk „{ rulebook-mark-reading }“. Bei Regeln mit dem Vermerk „{ rulebook-mark-partly }“ zeigen die Worte „{ rulebook-reading-begins }“, wo die Entscheidung beginnt.

## The sections, in the order of play

rulebook-section-wasteland-table = Tisch, Lineale und Gelände
rulebook-section-wasteland-table-intro = Felder gibt es nicht: Hier wird gemessen. Sechs farbige Lineale sagen, wie weit du gehst, wie weit du siehst und wie weit du schießt.
rulebook-section-wasteland-dice = Würfel und Proben
rulebook-section-wasteland-dice-intro = Ein weißer Würfel sagt, ob es klappt, farbige Würfel sagen, wie gut. Niedrige Zahlen sind gute Zahlen.
rulebook-section-wasteland-forces = Eine Truppe aufstellen
rulebook-section-wasteland-forces-intro = Kronkorken bezahlen alles, was du mitbringst. Gib sie vor dem Gefecht aus; das Szenario sagt, wie viele du hast.
rulebook-section-wasteland-setup = Der Aufbau
rulebook-section-wasteland-setup-intro = Ein Gefecht braucht ein Szenario, einen Tisch voller Ruinen und zwei Seiten, die dasselbe wollen.
rulebook-section-wasteland-round = Runde und Aktivierung
rulebook-section-wasteland-round-intro = Abwechselnd machen die Seiten Modelle bereit und lassen sie handeln. Wer wartet, handelt mit mehreren zugleich; wer zu lange wartet, lässt den anderen den Vortritt.
rulebook-section-wasteland-reactions = Vorbereiten und reagieren
rulebook-section-wasteland-reactions-intro = Wer sich vorbereitet, gibt jetzt eine Aktion auf und bekommt eine Schnellaktion im richtigen Augenblick.
rulebook-section-wasteland-shooting = Schießen und Sprengen
rulebook-section-wasteland-shooting-intro = Ziel wählen, Deckung zählen, würfeln. Was explodiert, fragt niemanden nach seiner Seite.
rulebook-section-wasteland-close = Nahkampf
rulebook-section-wasteland-close-intro = Sobald sich die Basen berühren, zählen Fäuste, Bretter und Klauen, und Weggehen hat seinen Preis.
rulebook-section-wasteland-damage = Schaden, Rüstung und Zustände
rulebook-section-wasteland-damage-intro = Getroffen ist noch nicht verwundet. Die Rüstung hält manches auf; was durchkommt, bleibt.
rulebook-section-wasteland-heroes = Helden, Anführer und Glück
rulebook-section-wasteland-heroes-intro = Ein paar Modelle ragen heraus: schneller, glücklicher und imstande, den Schlag zu landen, der entscheidet.
rulebook-section-wasteland-items = Marker, Gegenstände, besondere Einheiten
rulebook-section-wasteland-items-intro = Das Ödland verbirgt so manches. Einiges heilt, einiges explodiert, einiges beißt.
rulebook-section-wasteland-ends = Das Ende eines Gefechts
rulebook-section-wasteland-ends-intro = Was den Sieg bringt, sagt das Szenario. Diese Regeln sagen, wann darauf geschaut wird und was es einbringt.
rulebook-section-wasteland-ai = Gegen das Ödland: die KI
rulebook-section-wasteland-ai-intro = Die KI braucht niemanden, der sie spielt. Jedes ihrer Modelle hat eine Karte; ein blauer Würfel und die Lage des Modells sagen, wonach ihm der Sinn steht, und Listen sagen, wie es das anstellt.
rulebook-section-wasteland-responses = Was die KI tut
rulebook-section-wasteland-responses-intro = Fünf Antworten, jede mit einer Liste. Lies sie von oben: Der erste Eintrag, der möglich ist, ist die Aktion.
rulebook-section-wasteland-conduct = Wie die KI es tut
rulebook-section-wasteland-conduct-intro = Das Kleingedruckte: Modelle im Nahkampf, Stöße, Entlanggleiten, Symbole, Helden, und was gilt, wenn eine Liste die Wahl lässt.
rulebook-section-wasteland-solo = Szenarien gegen die KI
rulebook-section-wasteland-solo-intro = Fünf Gefechte für eine bis drei Personen gegen die KI. Wenn nichts anderes dasteht, hat jede Seite das Limit von WC-F1, und der erste Zug geht nach WB-R1.
rulebook-section-wasteland-tutorials = Die Lehrgefechte
rulebook-section-wasteland-tutorials-intro = Fünf Gefechte, die das Spiel Schritt für Schritt beibringen, mit festen Truppen. Ereignisse gibt es nicht, einen Gegenstandsstapel nur, wo einer genannt ist.
rulebook-section-wasteland-numbers = Anhang: Lineale und Chancen
rulebook-section-wasteland-numbers-intro = Die Lineale (WB-G2), die Chance einer Probe nach ihrem Wert, ohne Genauigkeitssymbole (WB-D2), und was ein Rüstungswert abfängt (WB-F6).

## The tables of the annex

rulebook-wasteland-column-ruler = Lineal
rulebook-wasteland-column-letter = Buchstabe
rulebook-wasteland-column-inches = Zoll
rulebook-wasteland-column-mm = mm
rulebook-wasteland-column-value = Probenwert
rulebook-wasteland-column-success = Erfolg
rulebook-wasteland-column-rating = Rüstungswert
rulebook-wasteland-column-blocks = Fängt etwas ab
rulebook-wasteland-column-mean = Im Mittel abgefangen
rulebook-wasteland-percent = { NUMBER($n) } %
rulebook-wasteland-mean = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
rulebook-wasteland-or-less = { NUMBER($n) } oder weniger
rulebook-wasteland-or-more = { NUMBER($n) } oder mehr

## Table, rulers and terrain

rule-WB-G1 = Gespielt wird auf einem quadratischen Tisch von 914 mm (3 Fuß) Seitenlänge. Jede Position und jede Länge ist eine ganze Zahl von Millimetern. Ein Abstand ist die Lücke zwischen den Rändern zweier runder Basen; nur beim Auslegen von Markern wird von deren Mitte aus gemessen. Abstände werden genau verglichen und nie gerundet. Zwei Basen berühren sich, wenn die Lücke zwischen ihnen höchstens 2 mm beträgt.
    .title = Tisch und Messen
rule-WB-G2 = Sechs Lineale messen alles: Orange (O) 2 Zoll oder 51 mm, Gelb (Y) 4 Zoll oder 102 mm, Rot (R) 6 Zoll oder 152 mm, Grün (G) 8 Zoll oder 203 mm, Blau (B) 10 Zoll oder 254 mm, Schwarz (K) 12 Zoll oder 305 mm. „Eine Farbe kürzer“ oder „länger“ meint die Nachbarfarbe in dieser Reihe; eine Farbe kürzer als Orange heißt: gar keine Bewegung. Die lange Reichweite einer Waffe beginnt, wo die kurze endet: Das lange Lineal wird hinter das kurze gelegt.
    .title = Die sechs Lineale
rule-WB-G3 = Ein Modell steht auf einer runden Basis, deren Größe sich aus seiner Einheit ergibt. Unsere Auslegung: Der Radius beträgt 16 mm bei Menschen und Hunden, 20 mm bei Supermutanten und Modellen in Powerrüstung, 30 mm bei Todeskrallen und anderen großen Modellen.
    .title = Basen
rule-WB-G4 = Ein Geländestück ist ein Vieleck. Seine Art sagt, ob es die Sicht versperrt, Deckung gibt, unpassierbar oder schwierig ist und wie hoch es ist. Eine Bewegung folgt einem Weg, der nicht länger ist als das Lineal; er führt nie durch unpassierbares Gelände oder die Basis eines Feindes, und schwieriges Gelände zu queren macht das Lineal eine Farbe kürzer. Kein Modell beendet eine Bewegung auf etwas Festem. Unsere Auslegung: Der Weg ist der des Mittelpunkts der Basis; eine Option des Gefechts rechnet die Breite der Basis zum Lineal hinzu.
    .title = Gelände und Bewegung
rule-WB-G5 = Du siehst ein Ziel, wenn mindestens eine gerade Linie von Basis zu Basis kein Stück kreuzt, das die Sicht versperrt: die Linie zwischen den Mittelpunkten oder eine der Tangenten an beide Basen. Wenn du es siehst, sieht es dich. Unsere Auslegung: Modelle versperren die Sicht nicht, aber ein Modell, dessen Basis von der Linie zwischen den Mittelpunkten gekreuzt wird, zählt als eine Deckung.
    .title = Sichtlinie
rule-WB-G6 = Jedes Stück, das Deckung gibt, von der Linie zwischen den Mittelpunkten gekreuzt wird und den Schützen nicht berührt, ist eine Deckung für das Ziel. Was eine Deckung bewirkt, sagt WB-F1.
    .title = Deckung
rule-WB-G7 = Ein Modell, das über die Tischkante geht, wird entfernt, außer das Szenario macht diese Kante zum Ausgang.
    .title = Die Tischkante
rule-WB-G8 = Um auf ein Stück zu klettern, das sich erklettern lässt, legt ein Modell eine Probe auf Beweglichkeit ab. Bei Erfolg klettert es wie durch schwieriges Gelände; bei Misserfolg stürzt es. Ein Sturz fügt physischen Schaden zu: die gefallenen Zoll minus 2, dazu die Schadenssymbole eines schwarzen Würfels; eine Flasche darauf senkt die Rüstung um 1; dann folgt der Rüstungswurf. Ein Sturz von 2 Zoll oder weniger ist harmlos. Wer hinabspringt, zählt ein Lineal Orange (2 Zoll) weniger. Powerrüstung nimmt durch Stürze keinen Schaden; jedes andere Modell, das mehr als 12 Zoll fällt, wird entfernt. Manche Einheiten können nicht klettern: Ihre Karte sagt es. Unsere Auslegung: Geklettert wird ganz in einer Bewegung, ohne auf halbem Weg zu halten, und die Höhe zählt nicht zu ihrer Länge; misslungenes Klettern endet am Fuß, mit einem Sturz aus der Höhe des Stücks; wer hinuntergeht, springt, ohne Probe.
    .title = Klettern und Stürzen

## Dice and tests

rule-WB-D1 = Weiß, 20 Seiten: 1 mit Aktionspunkt ×2, „!“ ×3, 2, 3, 4 und 5 je ×1, 6, 7 und 8 je ×2, 9 und 10 je ×1, X ×2, X mit Aktionspunkt ×1. Die anderen haben 12 Seiten. Rot (Rüstung): 1 ×4, 2 ×3, 3 ×3, 4 ×2. Schwarz: +1 Schaden ×5, +2 Schaden ×1, Flasche ×1, Rüstungsminderung 1 ×1, Genauigkeit 1 ×1, leer ×3. Gelb: Rüstungsminderung 1 ×5, Rüstungsminderung 2 ×1, Genauigkeit 1 ×2, +1 Schaden ×1, Flasche ×1, leer ×2. Grün: Genauigkeit 2 ×2, Genauigkeit 3 ×1, Rüstungsminderung 1 ×2, +1 Schaden ×2, Flasche ×1, leer ×4. Blau: Flasche ×4, zwei Flaschen ×2, Flasche und Stern ×1, Stern ×2, zwei Sterne ×1, Explosion ×2. Eine Option des Gefechts lässt die leeren grünen Seiten als Genauigkeit 2 zählen.
    .title = Die Würfel
rule-WB-D2 = Der Wert einer Probe ist das Attribut, neben dem das Symbol der Fertigkeit steht, plus alle Modifikatoren; ohne das Symbol kannst du die Fertigkeit nicht nutzen. Eine Attributsprobe nutzt das Attribut selbst. Wirf den weißen Würfel zusammen mit den Effektwürfeln. Genauigkeitssymbole senken die weiße Zahl; die Probe gelingt, wenn das Ergebnis den Wert nicht übersteigt. X misslingt immer, „!“ gelingt immer, und ein Zahnrad auf dem weißen Würfel ist 1 Aktionspunkt, sogar neben einem X. Ohne Genauigkeitssymbole gelingt ein Wert von 0 oder weniger in 15 % aller Würfe, die Werte 1 bis 10 in 25, 30, 35, 40, 45, 55, 65, 75, 80 und 85 %; mehr als 10 bringt nichts.
    .title = Proben
rule-WB-D3 = Bei einer Gegenprobe würfeln beide Seiten. Ein Erfolg schlägt einen Misserfolg; von zwei Erfolgen gewinnt der größere Abstand unter dem Wert, und Gleichstand geht an die Seite, die handelt. Nach zwei Misserfolgen geschieht nichts. „!“ zählt als Wurf von 0, X als Misserfolg; ohne das Symbol der Fertigkeit ist der Wert 0.
    .title = Gegenproben
rule-WB-D4 = Flaschen, Sterne und Explosionen auf den Effektwürfeln kaufen die Effekte, die auf der Waffe oder dem Gegenstand stehen, jeden so oft, wie seine Grenze sagt: einmal je Aktion, wenn keine Zahl dabeisteht. Symbole, die du nicht ausgibst, verfallen.
    .title = Symbole ausgeben
rule-WB-D5 = Der Glücksmarker ist eine Münze: Glück oder keins, je 50 %. Der Abweichungsmarker gibt eine zufällige Richtung an, eine von 12 wie die Stunden einer Uhr.
    .title = Glücks- und Abweichungsmarker

## Building a force

rule-WC-F1 = Eine Truppe darf 500, 750 (der Standard) oder 1000 Kronkorken kosten oder einen anderen Betrag, auf den sich die Spieler einigen. Zähle zusammen: für jedes Modell seine eigenen Kosten und die jeder seiner Karten, die nicht begrenzt einsetzbar ist; begrenzt einsetzbare Gegenstände einmal je Karte oder Zählmarker; und deine Schübe. Alle Modelle einer Einheit sind gleich ausgerüstet.
    .title = Was eine Truppe kostet
rule-WC-F2 = Eine Truppe hat einen Anführer. Nur Einheiten aus einem einzigen Modell dürfen eine Anführerkarte, eine Heldenkarte, einzigartige Karten, langsam feuernde Waffen oder abklingende Gegenstände haben; eine einzigartige Einheit ist immer ein einziges Modell. Kreaturen kommen nur in eine Truppe, wenn sich alle einig sind. Supermutanten tragen keine Powerrüstung. Die Rüstung eines Modells ist eine Grundkarte plus höchstens eine Karte jeder Art, die sie verändert.
    .title = Was eine Truppe enthalten darf
rule-WC-F8 = Die Fraktion einer Truppe ist die ihres Anführers. Einheiten anderer Fraktionen dürfen mit, aber was einer Fraktion hilft, hilft nur deren eigenen Modellen.
    .title = Fraktionen
rule-WB-X1 = Jede Karte sagt, woher sie kommt: aus dem Kampagnenbuch, aus öffentlich Bekanntem oder aus unserer eigenen Feder. Die Kronkorken eines Gefechts stammen aus einer Liste: der von 2020, sofern du nicht 2018 oder 2025 wählst. Auf den KI-Karten, die das Buch zeigt, sind die Buchstaben und die Zielvorlieben die des Buches; Haltungen, Unterstreichungen und Methoden, die nicht bekannt sind, haben wir entworfen. Mit 4 bis 6 Gesundheit antwortet ein Supermutant auf eine Flasche mit O, draufgängerisch und im Nahkampf, auf einen Stern mit A im Nahkampf, auf eine Explosion mit A, vorsichtig und im Fernkampf. Alle übrigen KI-Karten haben wir entworfen, dem Wesen der Einheit gemäß. Unsere Auslegung: Eine Karte, die in der gewählten Liste keinen Preis hat, kostet, was die nächstliegende Liste sagt, und das steht dabei; mit jeder Liste sind alle Karten des Spiels zu haben. Die dritte Matrix des Buches nennt keine Einheit und ist hier die von Goddard, der ihre erste Spalte nur als Held erreicht; in der Explosionszeile des Supermutanten folgen wir der ganzen Matrix, in der A nicht unterstrichen ist, nicht dem Ausschnitt, in dem es das ist.
    .title = Herkunft der Karten und Preise

## Setting up

rule-WC-F3 = Aufgebaut wird in dieser Reihenfolge: Seiten und Limits; Gelände; ein Wurf des Glücksmarkers, dessen Sieger hier zuerst auslegt und auch immer dann, wenn von der „Reihenfolge des Geländes“ die Rede ist; Marker; Ereignisstapel und Gegenstandsstapel; Aufstellung; Quests und Schübe; der Vorteilsmarker.
    .title = Reihenfolge des Aufbaus
rule-WC-F4 = Gibt es für den nächsten Marker keinen erlaubten Platz, so wird der Abstand, den er halten muss, eine Farbe kürzer, nur für diesen Marker. Wiederhole das, bis er passt. Wer allein auslegt, darf sich den Platz für die übrigen nicht verbauen. Unsere Auslegung, ebenso für Modelle: Hat das nächste Modell keinen erlaubten Platz, so schrumpfen erst die Abstände, die es halten muss, dann wird seine Zone tiefer, jeweils um eine Farbe; findet es immer noch keinen Platz, so wartet es und kommt zu Beginn einer späteren Runde am Rand seiner Zone. „Innerhalb“ eines Lineals von einer Kante liegt eine Basis ganz im Streifen dieser Tiefe; „mindestens“ ein Lineal von etwas entfernt ist die Lücke so lang oder länger.
    .title = Kein Platz mehr
rule-WC-F7 = Wer „zuerst spielt“ oder „Vorrang hat“, hält in Runde 1 den Vorteilsmarker. In späteren Runden, oder wenn nichts dasteht, entscheidet WB-R1.
    .title = Wer zuerst spielt
rule-WC-R6 = Wo ein Szenario nur eine gezeichnete Karte hatte, ergeben sich die Zonen aus seinem Text: Tiefen und Abstände nach der Farbe eines Lineals, die Seiten einander gegenüber. Das Gelände wird zufällig erzeugt, so dicht, wie der Text es verlangt: leicht sind 6 bis 8 Stücke auf 10 % des Tisches, mittel 9 bis 12 auf 16 %, dicht 13 bis 16 auf 22 %. Lücken zwischen zwei Stücken oder zu einem Marker sind mindestens 64 mm breit, und jede Zone und jedes Missionsziel ist erreichbar. Du kannst einen Tisch bearbeiten und speichern.
    .title = Zonen und Gelände ohne Karte

## Round and activation

rule-WB-R1 = Der Vorteilsmarker geht dorthin, wo das Szenario es sagt; sonst an die Seite mit weniger Modellen, bei gleicher Zahl an eine zufällige. Das wird in jeder Runde neu bestimmt. Wer ihn hält, hat den ersten Zug der Runde.
    .title = Der Vorteilsmarker
rule-WB-R2 = Die Seiten sind abwechselnd am Zug. In deinem Zug machst du ein Modell bereit, das es noch nicht ist; dann aktivierst du entweder alle deine bereiten Modelle, eines nach dem anderen in beliebiger Reihenfolge, oder du passt und sammelst so eine größere Gruppe. Hast du kein Modell mehr bereitzumachen, aktivierst du, was bereit ist. Ein aktiviertes Modell ist verbraucht. Die Runde endet, wenn alle Modelle verbraucht sind.
    .title = Bereitmachen und aktivieren
rule-WB-R3 = Eine Aktivierung hat zwei Hauptaktionen, und beide dürfen gleich sein: Bewegung, Sturmangriff, Schuss, Nahkampf, Wurf, Expertise, Vorbereiten, Interaktion. Eine Interaktion kostet eine Aktion, außer das Szenario sagt, dass sie frei ist. Was keine Aktion kostet, etwa einen Marker anzusehen, geht auch noch nach der letzten.
    .title = Zwei Hauptaktionen
rule-WB-R9 = Zu Beginn einer Aktivierung geschieht alles in dieser Reihenfolge: Feuer und Gift, dann Betäubung, dann der VATS-Würfel, dann der Würfel der KI. Ein KI-Modell sucht seine Spalte also mit der Gesundheit, die ihm nach dem Brennen bleibt.
    .title = Der Beginn einer Aktivierung
rule-WB-R4 = Ein Aktionspunkt (AP) kauft eine Schnellaktion einer Art, die die Karten des Modells zeigen. Eine Schnellaktion hat −2 auf ihre Fertigkeit, und ihre Bewegung oder ihr Sturmangriff ist eine Farbe kürzer. AP werden zwischen oder nach den Hauptaktionen ausgegeben, nie während einer. AP aus einer Schnellaktion zählen nicht, und ungenutzte AP verfallen am Ende der Aktivierung.
    .title = Aktionspunkte und Schnellaktionen

## Preparing and reacting

rule-WB-R5 = Vorbereiten legt einen Reaktionsmarker auf das Modell. Auslöser ist jede Aktion eines Feindes außer Vorbereiten, oder dass ein Freund oder das Modell selbst getroffen wird. Das Modell muss ihn wahrnehmen: innerhalb seines Wachsamkeitslineals und in Sicht; bei Bewegungen und Angriffen gilt das Doppelte dieses Lineals. Ein Angriff muss nicht gesehen werden, um Auslöser zu sein, und ein freier Angriff ist nie einer. Eine Reaktion ist eine Schnellaktion beliebiger Art (WB-R4). Alle, die reagieren, sagen es zuerst an, dann handelt ihr Besitzer die Reaktionen in beliebiger Reihenfolge ab. Ein Modell im Nahkampf reagiert nur auf die, mit denen es kämpft, und wenn es darauf reagiert, dass es Schaden nimmt, darf es sich nur bewegen. Ungenutzte Marker verfallen am Ende der Runde.
    .title = Vorbereiten, Auslöser, Reaktionen
rule-WB-R6 = Ein Auslöser öffnet ein Fenster, nach der ganzen Aktion: ein Sturmangriff mit Kampfschrei, Stoß und Nachsetzen; ein Angriff mit Schaden und Entlanggleiten; eine Bewegung mit den Minen, die sie gezündet hat. Es genügt, das handelnde Modell am Anfang, am Ende oder an einem Knick seines Weges wahrzunehmen. Ein Modell gibt je Fenster einen Marker aus; getroffen und angegriffen werden ist ein Fenster. Reaktionen öffnen kein Fenster.
    .title = Wann du reagierst
rule-WB-R7 = Das Ziel eines Sturmangriffs darf reagieren, indem es den Angreifer bekämpft oder weggeht. Weggehen gibt dem Angreifer einen freien Angriff, aber keinen nach einem Kampfschrei, den er verloren hat; nach einem Kampfschrei, den er gewonnen hat, reagiert das Ziel gar nicht. Andere, die auf den Angreifer schießen, schießen in einen Nahkampf (WB-F15).
    .title = Auf einen Sturmangriff reagieren
rule-WB-R8 = Ist eine angesagte Reaktion unmöglich geworden, darfst du sie ändern; ist nichts möglich, verfällt ihr Marker. Wird das aktive Modell entfernt, endet seine Aktivierung; wird es gestoßen oder betäubt, macht es mit den Aktionen weiter, die ihm bleiben.
    .title = Wenn Reaktionen etwas ändern

## Shooting and explosives

rule-WB-F1 = Zum Schießen braucht ein Modell die Fertigkeit der Waffe, Sicht auf das Ziel und eine Reichweite, die es erreicht; die Reichweite sagt, welche Effektwürfel geworfen werden. Jede Deckung gibt −2 auf die Fertigkeit und +1 auf die Rüstung des Ziels. Werfen geht genauso, mit der Fertigkeit Werfen. Ist das Ziel im Nahkampf, entscheidet der Zufall unter denen, die dort miteinander kämpfen, wer getroffen wird (WB-F15).
    .title = Schießen
rule-WB-F15 = Ein Schuss auf ein Modell im Nahkampf wird gegen das anvisierte Modell geprobt. Gelingt er, wird das wirklich getroffene unter ihm und allen Modellen ausgelost, die es berühren, mit gleicher Chance für jedes. Reichweite und Deckung bleiben wie bei der Probe; die Rüstung ist die des ausgelosten Modells.
    .title = In einen Nahkampf schießen
rule-WB-F20 = Streufeuer: Eine Waffe mit ×4 oder ×5 gibt in einer Aktion bis zu so viele Schüsse ab; jedes nächste Ziel steht innerhalb von Gelb vom vorigen. Mit einem kritischen Angriff lässt sich das nicht verbinden. Eine Waffe mit Mindestreichweite schießt auf nichts Näheres und nützt im Nahkampf nichts. Eine Waffe, die Stärke verlangt, nutzen nur Modelle, die mindestens so viel haben.
    .title = Streufeuer, Waffengrenzen
rule-WB-F9 = Eine langsam feuernde Waffe ist geladen oder leer. Sie beginnt geladen; jeder Angriff leert sie. Einwegwaffen sind nach Gebrauch weg; Waffen zum Aufladen sammeln Marker, wie ihre Karten sagen, und geben sie dann frei. Unsere Auslegung: Nachladen kostet eine Aktion.
    .title = Langsame, Einweg- und Ladewaffen
rule-WB-F8 = Eine Flächenwaffe trifft jede Basis, die ihre Scheibe berührt, Freund oder Feind, jede mit eigenem Rüstungswurf; der Durchmesser der Scheibe ist das Lineal ihrer Farbe. Ein Wurf reicht so weit wie die Wurffarbe der Einheit. Ein Volltreffer bringt dem Ziel die Zusätze der Karte. Misslingt die Probe, weicht die Scheibe ab: Die Tabelle der Karte gibt das Lineal danach an, um wie viel sie misslang, bei X die letzte Zeile; der Abweichungsmarker gibt die Richtung. Eine Mine legt ein Modell, das nicht im Nahkampf ist, innerhalb von Orange; das kostet eine Bewegungsaktion. Sie ist ab dem nächsten Zug ihres Besitzers scharf und geht hoch, wenn ein Feind in ihrem Radius eine Aktion beendet oder hindurchgeht. Unsere Auslegung: Auch dieser Radius ist eine Scheibe mit seinem Lineal als Durchmesser, und Wände, die die Sicht versperren, schützen davor.
    .title = Flächen, Würfe und Minen
rule-WB-F16 = Eine abweichende Scheibe hält an einer Wand, die die Sicht versperrt; neben dem Tisch hat sie keine Wirkung. Die Zusätze des Volltreffers entfallen. Modelle im Nahkampf haben keinen Schutz. Ein Stück, das zwischen der Mitte der Scheibe und einem Modell die Sicht versperrt, schützt dieses Modell.
    .title = Abweichung
rule-WB-F11 = Ein Geschützturm hat Gewehr 4, 5 Gesundheit, Rüstung 2 gegen physischen Schaden, 1 gegen Energie und X gegen Strahlung, Wachsamkeit Grün und eine Waffe mit zwei grünen Reichweiten. Er beginnt jede Runde mit drei Reaktionsmarkern und tut nichts als reagieren.
    .title = Geschütztürme

## Close combat

rule-WB-F2 = Ein Modell ist im Nahkampf, solange seine Basis die eines Feindes berührt. Es kämpft dann nur im Nahkampf und nur gegen die, die es berührt. Geht es weg, führt jeder von ihnen einen freien Angriff aus, der kein Auslöser ist. Eine Bewegung darf im Kontakt enden und so einen Nahkampf beginnen, ohne Sturmbonus.
    .title = Im Nahkampf
rule-WB-F3 = Nahkampf nutzt die Fertigkeit Nahkampf. Mit einer Nahkampfwaffe bringt Stärke 7 oder mehr 1 schwarzen Würfel. Alle haben eine improvisierte Waffe: grüner Würfel, 1 physischer Schaden. Eine Schusswaffe im Nahkampf hat −2 auf die Fertigkeit und gibt dem Ziel +1 Rüstung; Supermutanten nutzen dafür ihre Fertigkeit Nahkampf. Berührt ein weiterer Freund das Ziel, kommt insgesamt ein grüner Würfel dazu.
    .title = Zuschlagen
rule-WB-F4 = Ein Sturmangriff ist eine weitere Bewegung, mit dem Sturmlineal, die im Kontakt endet. Er gibt einen Sturmbonus, nach deiner Wahl einen schwarzen oder einen grünen Würfel, für den nächsten Nahkampfangriff dieser Aktivierung. Ein Modell mit farbiger Faust darf danach einen Kampfschrei versuchen, eine Gegenprobe gegen die Faust des Ziels. Gewonnen: beide Würfel, ein Stoß in der Farbe der Faust, und der Sturmangriff ist für das Ziel kein Auslöser. Verloren: Der eigene Würfel des Sturmangriffs bleibt, und das Ziel darf ohne freien Angriff weggehen, indem es eine Reaktion ausgibt. Eine weiße Faust widersteht nur; eine durchgestrichene Faust ist immun.
    .title = Sturmangriff und Kampfschrei
rule-WB-F19 = Nur ein Modell, das nicht im Nahkampf ist, stürmt, und es muss sein Ziel beim Start sehen, außer seine Karte sagt etwas anderes. Der Sturmangriff darf mit Kontakt zu mehreren Feinden enden; einer davon ist das genannte Ziel.
    .title = Wann du stürmen darfst
rule-WB-F5 = Ein Stoß bewegt das Ziel gerade vom Stoßenden weg, bis etwas es aufhält; der Stoßende darf nachsetzen. Entlanggleiten kommt nach einem Nahkampfangriff: Das Modell darf um die Basis des Feindes herumgehen, solange es den Kontakt hält.
    .title = Stoß und Entlanggleiten
rule-WB-F12 = Ein Stoß endet an unpassierbarem Gelände, an jeder Basis und an der Tischkante; schwieriges Gelände ist egal. Kontakt mit einem Feind beginnt einen Nahkampf. Ein Stoß bringt keinen freien Angriff und ist kein Auslöser, aber Minen gehen hoch.
    .title = Was einen Stoß aufhält
rule-WB-F13 = Wer einem Stoß nachsetzt, geht geradeaus, bis sich die Basen berühren; das ist kein Auslöser. Solange du einen anderen Feind berührst, kannst du nicht nachsetzen.
    .title = Nachsetzen
rule-WB-F14 = Ein freier Angriff ist ein einzelner Nahkampfangriff vor der Bewegung, ohne AP und ohne Stoß. Wird das weggehende Modell entfernt, bleibt es, wo es war. Nur aufgegebener Kontakt zählt: Wer einen Feind weiter berührt, gibt ihm keinen freien Angriff.
    .title = Freie Angriffe

## Damage, armour and conditions

rule-WB-F6 = Schaden ist der Grundwert der Waffe plus die Schadenssymbole. Für jede Art, physisch, Energie und Strahlung, wirf den roten Würfel: Eine Zahl bis zum Rüstungswert, vermindert um die Rüstungsminderung, fängt so viel ab, eine höhere nichts. Ein „+1“ neben dem Wert fängt immer 1 mehr ab; X ist immun; – ist keine Rüstung. Ein Modell, dessen Schaden seine Gesundheit erreicht, wird entfernt. Strahlenschaden hat eigene Marker und zählt ebenfalls gegen die Gesundheit.
    .title = Schaden und Rüstung
rule-WB-F18 = Schaden mehrerer Arten verlangt je Art einen Rüstungswurf. Minderungssymbole senken nur den Wert gegen die erste Art und nie das „+1“.
    .title = Gemischter Schaden
rule-WB-F7 = Powerrüstung nimmt Schaden zuerst, bis zu ihrem Ausdauerbonus; dann ist sie beschädigt, und ihre andere Seite gilt. Nur Einheiten aus einem einzigen Modell tragen sie, Supermutanten nie.
    .title = Powerrüstung
rule-WB-F17 = Bei jedem Treffer wählt der Besitzer die Werte der Powerrüstung oder die des Modells. Schaden jeder Art füllt die Karte bis zu ihrem Ausdauerbonus, und der Rest geht an das Modell; dann wird die Karte umgedreht, ihre Marker verschwinden, und die neuen Werte gelten ab dem nächsten Treffer. Die Karte lässt sich nicht heilen, und ihr Ausdauerbonus erhöht die Gesundheit nicht.
    .title = Powerrüstung, Treffer für Treffer
rule-WB-F10 = Kein Modell hat denselben Zustand zweimal. Eingefroren: −2 auf alle Fertigkeiten, Bewegungen eine Farbe kürzer, kein Vorbereiten, bis zum Ende seiner Aktivierung; Feuer ersetzt es. Verletzter Arm: −2 auf alle Fertigkeiten, bis zu einem Stimpak. Verletztes Bein: Bewegungen eine Farbe kürzer, bis zu einem Stimpak. In Flammen: 1 Schaden ohne Rüstung zu Beginn jeder Aktivierung, dann ein Glückswurf, und Glück löscht das Feuer. Betäubt: kostet eine Aktion. Der −2-Marker: −2 auf Fertigkeiten, solange seine Karte es sagt. Roboter brauchen statt eines Stimpaks ein Reparaturset. Unsere Auslegung: Vergiftet heißt: 1 Schaden ohne Rüstung zu Beginn jeder Aktivierung, bis zur Heilung.
    .title = Zustände
rule-WB-I5 = Ein Objekt mit Gesundheit wird angegriffen wie ein Modell, das nicht im Nahkampf ist. Es verwickelt nie jemanden in einen Nahkampf.
    .title = Objekte mit Gesundheit

## Heroes, leaders and luck

rule-WB-H1 = Ein heroisches Modell hat +1 Gesundheit, darf Bewegung, Angriff und Expertise als Schnellaktion ausführen, sammelt kritische Punkte und hat Glück. Zu Beginn seiner Aktivierung wirft es den blauen VATS-Würfel: Jede Flasche ist 1 AP.
    .title = Heroische Modelle
rule-WB-H2 = Ein Modell, das kritisch angreifen kann, legt für jeden Treffer 1 kritischen Punkt auf die Waffe und 1 weiteren für jedes „!“. Eine volle Leiste darf zu Beginn eines späteren Angriffs ausgegeben werden: Er gelingt von selbst, ohne den weißen Würfel, und nutzt die kritische Spalte. Wurfwaffen haben keine kritischen Angriffe.
    .title = Kritische Angriffe
rule-WB-H3 = Ein Modell mit Glück beginnt mit so vielen Glücksmarkern wie seinem Wert in Glück. Gib einen aus und wirf ihn; zeigt er Glück, geschieht eines davon: Ein Fehlschlag um höchstens 2 wird zum Treffer, ein Treffer um höchstens 2 wird zum Fehlschlag, 1 Schaden weniger, oder 1 kritischer Punkt mehr nach einem Treffer. Glück oder nicht, der Marker ist ausgegeben.
    .title = Glück
rule-WB-H5 = Glück ändert nie ein X oder ein „!“.
    .title = Was Glück nicht ändert
rule-WB-H4 = Eine Anführerkarte hat einen persönlichen Effekt und eine Aura. Eine Aura reicht zu Modellen innerhalb des Präsenzlineals des Anführers und in Sicht; dieselbe Aura zählt nicht zweimal. Eine Anführerkarte hilft nur Modellen der Fraktion des Anführers.
    .title = Anführer

## Markers, items and special units

rule-WB-I1 = Einen Untersuchungsmarker innerhalb der Wachsamkeit und in Sicht eines deiner Modelle darfst du ansehen, geheim und ohne Aktion. Ein Durchsuchbar-Marker verlangt Kontakt und die Expertise, die er zeigt: Durchsuchen, Schlösserknacken oder Computer. Ein Gefahrensymbol zieht eine Karte vom Gefahrenstapel, den wir entworfen haben und der mindestens 12 Karten hat. Unsere Auslegung: Nach einer misslungenen Probe kann es dieses Modell bei diesem Marker in dieser Runde nicht noch einmal versuchen.
    .title = Ansehen und durchsuchen
rule-WC-F9 = Eine Interaktion verlangt Kontakt und keinen Nahkampf und kostet eine Aktion, sofern das Szenario nichts anderes sagt. Ein Modell im Kontakt sieht sich einen Durchsuchbar-Marker umsonst an: Leer wird er weggenommen; bei Gegenstand zieht eine Aktion ohne Probe 1 Gegenstand; bei einem Fertigkeitssymbol zieht eine gelungene Expertise-Aktion 1 Gegenstand; Gefahr wird erlitten, dann gezogen wie bei Gegenstand. Geleerte Marker verlassen den Tisch. Ein Untersuchungsmarker mit Durchsuchbar-Symbol wird durch einen verdeckten Durchsuchbar-Marker aus den beiseitegelegten ersetzt, sonst durch einen Gegenstandsmarker. Durchsuchbar-Marker: Buchstaben A bis H, 4 leere und 14 einfache, nämlich 5 Gegenstand, 2 Durchsuchen, 2 Schlösserknacken, 2 Computer, 3 Gefahr. Untersuchungsmarker: Nummern 1 bis 8, 8 leere, 8 mit Durchsuchbar-Symbol. Ein getragenes Missionsziel fällt, wo sein Träger entfernt wird, und darf aufgehoben werden; Hunde tragen nur, wo ein Szenario es sagt.
    .title = Marker und was darunter liegt
rule-WB-I2 = Funde kommen vom Gegenstandsstapel des Ödlands. Begrenzt einsetzbare Gegenstände dienen der ganzen Einheit und dürfen mit einem Freund innerhalb von Gelb und in Sicht geteilt werden, wenn keiner von beiden im Nahkampf ist. Gefundene Gegenstände darfst du ohne Aktion ablegen und aufheben; Startgegenstände werden nie weitergegeben.
    .title = Gegenstände
rule-WB-I4 = Rohe Nahrung heilt weniger oder bringt Strahlung; gekocht heilt sie mehr, dafür muss sie von Anfang an zur Ausrüstung gehören. Ein Stimpak entfernt 4 normalen Schaden und Verletzungen, RadAway 4 Strahlenschaden; auf anderen Karten stehen eigene Zahlen. Drogen und Alkohol klingen ab: drei Stufen, jede schwächer als die vorige oder anders. Unsere Auslegung: Bei der letzten Stufe einer Droge wirf den blauen Würfel; das Symbol auf der Karte bedeutet Sucht, mit den aufgedruckten Nachteilen bis zur Heilung.
    .title = Nahrung, Drogen und Heilung
rule-WB-I3 = Hunde nutzen nur Karten mit einer Pfote, ihre eigenen Waffen sowie Nahrung oder Stimpaks, die ein Freund teilt, der kein Hund ist; sie haben weder Schlösserknacken noch Computer. Kreaturen nutzen nur Karten mit einer Klaue: ihre eigenen Waffen, bis zu 2 Kreaturen-Mods und 1 Gegenstand, der keine Waffe ist. Roboter nutzen nur Roboterkarten: bis zu 2 Waffen, 2 Mods und 1 Gegenstand; sie sind immun gegen Gift und Strahlung und werden mit Reparatursets geheilt; beginnt einer seine Selbstzerstörung, bewegt er sich nur noch und explodiert am Ende seiner nächsten Aktivierung: Fläche Gelb, 4 physischer Schaden, ein schwarzer und zwei gelbe Würfel. Supermutanten sind immun gegen Strahlung, nutzen für Schusswaffen im Nahkampf ihre Fertigkeit Nahkampf, tragen keine Powerrüstung, und ihre Nahrung gilt als gekocht.
    .title = Hunde, Kreaturen, Roboter, Mutanten

## The end of a battle

rule-WC-F5 = Ob ein Gefecht zu Ende ist, wird nach jeder Aktion mit ihren Reaktionen geprüft und am Ende der letzten Runde. Eine Seite ist ausgelöscht, wenn sie kein Modell auf dem Tisch hat, keines, das noch kommt, und keines, das entkommen ist. Kann die Seite, die übrig ist, aus eigener Kraft noch mehr erreichen, wird sie gefragt, ob sie bis zur letzten Runde weiterspielt oder das Gefecht sofort beendet; die KI spielt weiter. Sonst endet das Gefecht. Ist am Ende nichts erreicht, ist es ein Unentschieden.
    .title = Wann ein Gefecht endet
rule-WC-F6 = Die Siegerseite bekommt 200 Kronkorken, die andere 120. Eine Belohnung, die im Szenario steht, ersetzt die 200 der Siegerseite und sonst nichts: Die Verliererseite behält ihre 120. Nach einem Unentschieden bekommt jede Seite 160. Waren alle Truppen 1000 Kronkorken oder mehr wert, bekommt jede 50 dazu, auch zu einer abgedruckten Belohnung. Ohne Siedlung erhöht eine solche Belohnung das Limit der nächsten Truppe der Siegerseite um so viel, einmal.
    .title = Belohnungen

## Against the wasteland: the AI

rule-WC-A1 = Leg die Einheitenkarten und KI-Karten der KI aus und gib jeder Einheit, was ihre KI-Karte nennt. Jedes KI-Modell bekommt einen Zahlenmarker. Misch die KI-Marker mit denselben Zahlen, stell sie auf, wie das Szenario es sagt, deck sie auf und setz jedes Modell dorthin, wo seine Zahl liegt. Die Zahlenmarker bilden einen verdeckten Vorrat: Er entscheidet über die Reihenfolge der Aktivierungen.
    .title = Aufbau der KI
rule-WC-A2 = Menschen und KI sind abwechselnd am Zug, beginnend mit der Seite, die den Vorteilsmarker hält. Im Zug der KI wird ein Zahlenmarker gezogen, und dieses Modell wird bereit; dann werden alle bereiten KI-Modelle aktiviert, die niedrigste Zahl zuerst.
    .title = Der Zug der KI
rule-WC-A22 = Der Marker eines entfernten, verbrauchten oder schon bereiten Modells wird zurückgelegt und ein anderer gezogen; passt keiner, handeln nur die bereiten Modelle. In jeder Runde werden die Marker aller lebenden KI-Modelle neu gemischt. Zwei KI-Truppen haben zwei Vorräte.
    .title = Der Vorrat der Zahlenmarker
rule-WC-A26 = Gemeinsam gegen die KI seid ihr eine Seite mit einem Zug: Darin macht die nächste Person in Sitzreihenfolge, die ein Modell bereitzumachen hat, eines bereit.
    .title = Gemeinsam spielen
rule-WC-A3 = Die KI hat einen Auftrag: X besiegen, X schützen, zu X gehen, X benutzen oder keinen. X ist das Zielobjekt: ein bestimmter Ort oder irgendeiner einer Art, ein oder mehrere bestimmte Modelle oder irgendwelche einer Art. Das Szenario nennt Auftrag und Zielobjekt, und sie können sich während eines Gefechts ändern.
    .title = Auftrag und Zielobjekt
rule-WC-A4 = Ein KI-Modell hat zwei Aktionen. Einmal je Aktivierung wirft es den blauen Würfel, und dessen Symbole wählen die Zeile in der Matrix seiner Karte; Flasche und Stern zusammen zählen als ein Stern, und zwei Symbole können eine eigene Zeile haben. Seine Lage, etwa seine Gesundheit oder die Freunde in der Nähe, wählt die Spalte: die erste von links, die passt, sonst die letzte. Im Feld steht der Buchstabe der Antwort; ein dunkles Feld ist draufgängerisch, ein helles vorsichtig; ein unterstrichener Buchstabe bricht keinen Nahkampf ab. Das Symbol rechts an der Zeile ist die Methode: ein Messer für Nahkampf, eine Zielscheibe für Fernkampf. Unsere Auslegung: Ein Modell, dessen Gesundheit über allen Spalten liegt, etwa ein unverletztes heldenhaftes, passt in keine und nimmt die letzte.
    .title = Die Matrix
rule-WC-A5 = Die Antwort gilt für die ganze Aktivierung, aber welche Aktion sie bedeutet, wird vor jeder Aktion neu ermittelt, so wie der Tisch dann aussieht.
    .title = Eine Antwort, immer neu abgewogen
rule-WC-A6 = Bei Bewegungen nimmt ein draufgängerisches Modell den kürzesten Weg; ein vorsichtiges legt mindestens die Hälfte seines Lineals zum Ziel hin zurück und hält dann am sichersten Punkt, den es erreicht (WC-A23). Im Nahkampf zieht ein vorsichtiges Modell Feinde vor, die mit ihm kämpfen, dann solche, die mit einem Freund kämpfen, dann die übrigen. Beim Schießen nimmt nur ein draufgängerisches Modell Feinde im Nahkampf zum Ziel. Ob es einem Stoß nachsetzt, entscheidet allein WC-A16.
    .title = Draufgängerisch und vorsichtig
rule-WC-A7 = Die Antworten sind A Angriff, M Bewegung, O Ziel, F Rückzug, D Verteidigung. Jede hat eine Liste von Tätigkeiten, und der erste Eintrag, der möglich ist, wird ausgeführt.
    .title = Die fünf Antworten

## What the AI does

rule-WC-A8 = A im Nahkampf: 1. kämpfen; 2. in Kontakt stürmen; 3. sich in Kontakt bewegen; 4. sich so bewegen, dass danach ein Sturmangriff den Feind erreicht; 5. sich so bewegen, dass danach eine Bewegung ihn erreicht; 6. sich auf den Feind zubewegen; 7. O ausführen. Der Sturmbonus ist zufällig grün oder schwarz, und der Kampfschrei wird eingesetzt, wann immer es geht. Was die Regeln oder ein Ereignis gerade verbieten, ist nicht möglich: der nächste Eintrag.
    .title = A im Nahkampf
rule-WC-A9 = A im Fernkampf: 1. schießen; 2. sich so bewegen, dass mit der nächsten Aktion ein Schuss möglich ist, so weit das Lineal reicht, aber mit Halt auf Gelb vor jedem Feind; 3. sich auf den Feind zubewegen; 4. O ausführen. Die bevorzugte Waffe, auf der Karte unterstrichen, kommt zuerst, sonst eine andere, die zur Methode passt; gibt es keine, gilt WC-A24. Was die Regeln oder ein Ereignis gerade verbieten, ist nicht möglich: der nächste Eintrag.
    .title = A im Fernkampf
rule-WC-A24 = Ohne Waffe für seine Methode lädt ein KI-Modell eine leere nach, wenn das hilft; sonst führt es O aus, und wenn O auf A hinausliefe, M. Werfen zählt als Schießen.
    .title = Keine Waffe für die Methode
rule-WC-A10 = Hat eine Aktion mehrere mögliche Ziele, geh die Vorlieben der Karte durch, bis eines übrig ist; bleiben mehrere, entscheidet das Los. Nächstes: wenigste Bewegungen, schwieriges Gelände eingerechnet; beim Schießen die kleinste Lücke. Schwächstes: am wenigsten Gesundheit übrig; gesündestes: am meisten Gesundheit übrig. Stärkstes: höchste maximale Gesundheit. Am schwersten verwundet: die meisten Schadensmarker, auch Strahlung. Verwundbar: niedrigster Wert gegen die erste Schadensart der Waffe, wobei +1 zählt und immun am höchsten ist. Langsamstes: kürzestes Bewegungslineal. Schnellstes: längstes Sturmlineal. Wirksamstes: höchster endgültiger Fertigkeitswert. Bereit, verbraucht: diese zuerst. Wichtig: dem Zielobjekt am nächsten. Im Nahkampf, nicht im Nahkampf: nur diese, außer es bliebe niemand. Fähig: hat, was der Auftrag braucht.
    .title = Zielvorlieben
rule-WC-A11 = Lautet der Auftrag besiegen und ist nur noch ein KI-Modell übrig, nimmt es das Zielobjekt vor allen Vorlieben.
    .title = Das letzte KI-Modell
rule-WC-A12 = M: In Kontakt mit dem Zielobjekt gilt stattdessen O. Sonst bewegt es sich darauf zu, ohne einen Nahkampf zu beginnen; von mehreren Zielobjekten zu dem, das die wenigsten Bewegungen braucht. Wege werden Bewegung für Bewegung geplant: Nur eine, die schwieriges Gelände quert, ist kürzer. Sie führen um Freunde herum, hinter denen eine Bewegung enden müsste. Unsere Auslegung: Ein Zielobjekt, das sich nicht ohne Nahkampf berühren lässt, kommt nach allen anderen.
    .title = M, Bewegung
rule-WC-A13 = O hängt vom Auftrag ab. X besiegen: A, mit X als einzigem Ziel. X schützen: D. Zu X gehen: M. X benutzen: damit interagieren, sonst sich in Kontakt bewegen, sonst M. Ist O unmöglich, weil die Fertigkeit fehlt, weil das Zielobjekt fort oder schon im Besitz ist oder weil es keinen Auftrag gibt, gilt A. Zu weit weg zu sein ist nicht unmöglich.
    .title = O, Ziel
rule-WC-A14 = F: M zum eigenen Aufstellungspunkt; steht es dort, O. D: Geh die Liste von A durch, als stünde das Modell, nicht im Nahkampf, am Platz des Zielobjekts, mit seinen eigenen Linealen und Waffen und ohne den Eintrag „O ausführen“. Das gefundene Ziel ist das einzige für A; kann es mit dieser Aktion weder angegriffen noch in einen Nahkampf verwickelt werden, M zum Zielobjekt. Ein vorsichtiges Modell nutzt den Nahkampf, wenn das Zielobjekt mit diesem Ziel kämpft. Unsere Auslegung: D mit einem Feind als Zielobjekt ist O, ohne Zielobjekt A. Bedrohen mehrere Feinde das Zielobjekt gleich stark, wird einer davon ausgelost, ob er anzugreifen ist oder nicht.
    .title = F, Rückzug, und D, Verteidigung
rule-WC-A21 = In einer Aktion wird jede der Antworten A, M, O, D und F höchstens einmal durchlaufen; ein zweites Mal wird daraus A auf irgendeinen Feind. Ist das unmöglich, bewegt sich das Modell auf den nächsten Feind zu; geht auch das nicht, verfällt die Aktion.
    .title = Nicht im Kreis laufen

## How the AI does it

rule-WC-A15 = Müsste ein KI-Modell für seine Antwort einen Nahkampf verlassen und ist der Buchstabe unterstrichen, führt es A im Nahkampf gegen die aus, die es berührt, selbst wenn seine Methode Fernkampf ist. Nicht unterstrichen, geht es weg, freie Angriffe hin oder her. A im Nahkampf: Das Ziel wird unter denen gewählt, die es berührt oder mit einer Bewegung erreicht; berührt es das Ziel, kämpft es, sonst bewegt es sich hin. A im Fernkampf: Es löst sich, um danach zu schießen, bleibt in Reichweite, mit einem Schuss, der nicht schwerer ist, und geht zum sichersten Platz. Unsere Auslegung: Ohne erlaubten Ausweg kämpft es.
    .title = KI-Modelle im Nahkampf
rule-WC-A16 = Ein KI-Modell setzt einem Stoß nach dem ersten Fall nach, der passt: nach einem Sturmangriff immer; mit der Antwort A nur im Nahkampf; mit O oder D nur, wenn es draufgängerisch ist. Es zählt die Antwort der Matrix, nicht die, zu der sie führt. Unsere Auslegung: Mit M oder F setzt es nie nach. Ein Stoß durch einen Hieb zählt wie einer nach einem Sturmangriff, wenn der Sturmbonus für diesen Hieb galt.
    .title = Die KI und das Nachsetzen
rule-WC-A17 = Könnte der Feind nach einem Nahkampfangriff in Kontakt mit dem Zielobjekt gleiten oder mit einem KI-Modell, das das Zielobjekt berührt, so gleitet das KI-Modell so weit vom Zielobjekt weg, wie es kann, nie vom Tisch.
    .title = Die KI und das Entlanggleiten
rule-WC-A18 = Ein KI-Modell gibt seine Symbole zuerst für die Effekte aus, die am meisten davon brauchen, bis keiner mehr geht. Aktionspunkte nutzt es nur, wie seine KI-Karte sagt, nach seinen zwei Aktionen. Normaler Schaden wird vor Strahlung entfernt.
    .title = Symbole und AP der KI
rule-WC-A19 = Ein heroisches KI-Modell wirft zu Beginn den VATS-Würfel; gibt es Aktionspunkte, führt es nach seinen zwei Aktionen eine einzige Schnellaktion aus. Es sammelt kritische Punkte wie üblich und greift kritisch an, sobald es kann. Glück nutzt es nur, um Schaden zu senken, sobald es kann.
    .title = Heroische KI-Modelle
rule-WC-A23 = Der sicherste Platz ist der, wo die wenigsten Feinde mit einer Aktion auf das Modell schießen oder es mit einem Sturmangriff erreichen könnten; dann der mit den meisten Deckungen gegen sie; dann der nächste am Zielobjekt oder Ziel; dann der mit dem kürzesten Weg; dann der mit den kleinsten Koordinaten, x vor y.
    .title = Der sicherste Platz
rule-WC-A25 = Außerhalb ihrer Aktivierung führt die KI ihre freien Angriffe immer aus, mit ihrer bevorzugten Nahkampfwaffe, und nimmt bei Treffern den besten Rüstungswert. Eine Reaktion gibt sie beim ersten Auslöser aus, der einen Angriff auf seinen Verursacher erlaubt; geht kein Angriff, bewegt sie sich zum sichersten Platz. Gegenstände, Schübe und Funde nutzt sie nur, wenn ihre Karte es sagt.
    .title = Die KI zwischen ihren Aktivierungen
rule-WC-A20 = Die Beispiele bei diesen Regeln sind verbindlich: zwei Angriffe (WC-A9, WC-A8), eine Verteidigung (WC-A14), drei neue Abwägungen (WC-A5), ein Entlanggleiten (WC-A17), die Matrix (WC-A4), die Zahlenmarker (WC-A1) und der Wechsel des Auftrags (WC-A3). Overseer spielt jedes davon genau so, wie es erzählt ist.
    .title = Die Beispiele
rule-WC-R7 = Dogmeat hat 6 Gesundheit, wie seine Einheitenkarte sagt. Nur im Beispiel zu WC-A9 hat er 8.
    .title = Wie gesund Dogmeat ist

## The worked examples

rulebook-example-wasteland-cost = Drei Siedler mit Sturmgewehren und 4 Splittergranaten für die Einheit kosten 3 × 40 für die Modelle, 3 × 8 für die Gewehre und 4 × 7 für die Granaten: 172 Kronkorken nach der Liste von 2020.
rulebook-example-wasteland-shot = Ein Paladin mit Gewehr 7 schießt auf ein Ziel hinter zwei Deckungen. Der Wert ist 7 − 4 = 3, die bloße Chance also 35 %, und die Rüstung des Ziels ist um 2 höher.
rulebook-example-wasteland-tokens = Die KI hat zwei Einheiten: drei Feldschreiber und einen Paladin. Sie nimmt vier Zahlenmarker, einen je Modell; wer welche Zahl bekommt, ist egal.
rulebook-example-wasteland-reactor = Die KI will den Prototyp eines Reaktors davontragen. Zuerst lautet ihr Auftrag „den Reaktor benutzen“, was hier heißt: ihn aufheben. Sobald sie ihn hat, wird daraus „zum Eintrittspunkt gehen“, damit sie mit der Beute entkommt.
rulebook-example-wasteland-matrix = Ein Supermutant mit 3 verbliebener Gesundheit würfelt zwei Sterne. In der Zeile der zwei Sterne passt die Spalte für 4 bis 6 Gesundheit nicht, die für 1 bis 3 passt, und dort steht M: Der Mutant bewegt sich zum Zielobjekt.
rulebook-example-wasteland-next-target = Mit A im Fernkampf schießt ein Modell und entfernt sein Ziel. Sonst ist niemand in Reichweite, also ist seine zweite Aktion eine Bewegung auf einen anderen Feind zu.
rulebook-example-wasteland-healthiest = Ein Modell mit A im Fernkampf bevorzugt den gesündesten Feind und schießt auf den ersten von zweien. Verwundet hat dieser nun weniger Gesundheit übrig als der zweite, also geht der zweite Schuss dorthin.
rulebook-example-wasteland-pushed-away = Der Auftrag ist, zu einem fernen Punkt zu gehen, und ein vorsichtiges Modell mit unterstrichenem O ist im Nahkampf. Es bleibt und kämpft: Treffer und Stoß. Weil es vorsichtig ist, setzt es nicht nach. Wieder frei, bewegt es sich mit der zweiten Aktion auf den fernen Punkt zu.
rulebook-example-wasteland-ranged-attack = Ein Supermutant mit 6 Gesundheit würfelt eine Explosion: A, vorsichtig, Fernkampf. Der am schwersten verwundete Feind, die Einzige Überlebende mit 5 Schaden, kämpft mit einem Mutantenhund und ist deshalb kein Ziel; ein draufgängerischer Mutant hätte schießen können. Ein Siedler und Dogmeat haben je 3 Schaden, also entscheidet die nächste Vorliebe: das Schwächste. Der Siedler hat noch 1 Gesundheit, Dogmeat 5, und der Siedler wird erschossen und entfernt. Dogmeat, der vorbereitet war, reagiert und läuft außer Sicht. Für die zweite Aktion ist niemand zum Schießen da, also bewegt sich der Mutant, um danach schießen zu können, so weit er kann, aber mit Halt auf Gelb vor seinem Feind.
rulebook-example-wasteland-close-attack = Derselbe Mutant würfelt stattdessen einen Stern: A im Nahkampf. Er berührt niemanden, kann also nicht kämpfen; aber alle Feinde sind in Reichweite eines Sturmangriffs, und jetzt gilt der Sturmangriff der Einzigen Überlebenden, der am schwersten Verwundeten.
rulebook-example-wasteland-defence = Ein Supermutant mit 6 Gesundheit würfelt eine Flasche: O, draufgängerisch, Nahkampf. Der Auftrag ist, einen Gefangenen zu schützen, also wird aus O ein D. Vom Platz des Gefangenen aus wären die Einzige Überlebende und ein Siedler mit einem Sturmangriff erreichbar, und die Einzige Überlebende ist schwerer verwundet: das Ziel. Von dort, wo der Mutant wirklich steht, reicht sein Sturmangriff nicht, also bewegt er sich auf den Gefangenen zu. Bei der zweiten Aktion ist das Ziel dasselbe und nun in Reichweite: Der Mutant stürmt.
rulebook-example-wasteland-slide = Ein Rohling der KI kämpft mit einem Ritter neben dem Schreibtisch, der geknackt werden soll, dem Zielobjekt. Bliebe der Rohling stehen, könnte der Ritter nach einem Angriff um ihn herum zum Schreibtisch gleiten. Also gleitet der Rohling so weit vom Schreibtisch weg, wie er kann, und nimmt den Ritter mit.

## Scenarios against the AI

rule-WC-X11 = Hinterhalt. Mittleres Gelände, 6 Runden. Auftrag der KI: irgendeinen Feind besiegen. KI-Modelle in der Mitte, mindestens Blau von jeder Kante; eure Modelle innerhalb von Orange von den Kanten, rund um den Tisch. Ihr gewinnt sofort, wenn kein KI-Modell übrig ist. Die KI gewinnt, wenn am Ende von Runde 6 eines übrig ist oder wenn ihr ausgelöscht seid. Unsere Auslegung: Die KI wird zuerst aufgestellt, ihre Modelle mindestens Orange voneinander, und jedes zieht sich dorthin zurück, wo es begann; KI-Modelle verlassen den Tisch nie und halten an seiner Kante, gestoßen oder nicht; gemeinsam teilen sich die 2 oder 3 Truppen das Limit gleichmäßig, jede mit einem Anführer, und werden Einheit für Einheit in Sitzreihenfolge aufgestellt; die KI hat so viele Kronkorken wie ihr, als Option 100 oder 200 mehr.
    .title = Hinterhalt
rule-WC-X12 = Zerstören und bergen. Mittleres Gelände, 6 Runden. Ihr innerhalb von Gelb von einer Kante, die KI innerhalb von Gelb von der gegenüberliegenden. Ein Untersuchungsmarker nahe der Mitte, offen und in Deckung, ist der Helm. Nur KI-Modelle, aber keine Hunde, nehmen ihn: umsonst, durch Berühren. Ein entfernter Träger lässt ihn liegen, wo er stand. Solange ihn kein KI-Modell trägt, ist der Auftrag aller, zum Helm zu gehen; danach der des Trägers, zu der Kante zu gehen, von der er kam, und der der anderen, den Träger zu schützen. Vor jeder Aktion wird geprüft, welche Phase gilt. Die KI gewinnt sofort, wenn ein Träger den Tisch verlässt. Ihr gewinnt, wenn die KI ausgelöscht ist, oder am Ende von Runde 6. Unsere Auslegung: Der Helm liegt höchstens Gelb von der Mitte, und keine Basis darf auf ihm enden; der Träger geht über seine eigene Kante, durch eine Bewegung oder einen Sturmangriff, nicht durch einen Stoß; ein KI-Hund, der ihn berührt, führt A aus; sind nur Hunde übrig und trägt ihn niemand, gewinnt ihr sofort.
    .title = Zerstören und bergen
rule-WC-X13 = Der Schlange den Kopf abschlagen. Mittleres Gelände, 6 Runden. Eure Modelle in der Mitte, mindestens Blau von jeder Kante; KI-Modelle entlang aller Kanten, innerhalb von Orange. Auftrag der KI: euren Anführer besiegen, der den Tisch nicht verlassen kann: Bewegungen und Stöße enden an der Kante. Die KI gewinnt sofort, wenn der Anführer entfernt wird. Ihr gewinnt, wenn die KI ausgelöscht ist, oder am Ende von Runde 6. Unsere Auslegung: Ihr werdet zuerst aufgestellt, dann die KI in gleichen Schritten und mindestens Orange voneinander; gemeinsam nennt ihr einen eurer Anführer.
    .title = Der Schlange den Kopf abschlagen
rule-WC-X14 = Plünderzug. Mittleres Gelände, 6 Runden. Ihr innerhalb von Gelb von einer Kante, die KI innerhalb von Gelb von der gegenüberliegenden; 8 Durchsuchbar-Marker ohne Buchstaben, mindestens Rot von den Kanten und Gelb voneinander. Auftrag der KI: die Durchsuchbar-Marker benutzen; sie sollte Durchsuchen und Schlösserknacken haben. Einen Marker lässt sie für immer liegen, wenn keines ihrer lebenden Modelle die Fertigkeit dafür hat. Gegenstände eines entfernten Modells liegen, wo es stand, und alle dürfen sie nehmen. Am Ende von Runde 6 gewinnt die Seite, deren gesammelte Gegenstände mehr Kronkorken wert sind; gleich viel ist ein Unentschieden. Eine ausgelöschte Seite behält nichts, und die andere gewinnt. Unsere Auslegung: Die Marker werden aus den 14 einfachen und 4 leeren gezogen und verdeckt zufällig ausgelegt; Startausrüstung und aufgebrauchte Gegenstände zählen nicht; ein KI-Modell, dem eine Probe misslingt, lässt diesen Marker für die Runde liegen, und es nutzt, verliert oder verschenkt seine Funde nie; fähig sind Feinde mit Durchsuchen oder Schlösserknacken.
    .title = Plünderzug
rule-WC-X15 = Geleit für das Brahmin. 6 Runden; die KI hat 100 Kronkorken mehr als ihr. Gebäude nach Belieben, aber eine mindestens Blau breite Gasse führt von eurer Kante zur gegenüberliegenden. Eure Modelle und das Brahmin innerhalb von Rot von eurer Kante und mindestens Schwarz von den Seitenkanten; dann die KI, jedes Modell Orange von einer Seitenkante, abwechselnd rechts und links, mindestens Rot voneinander, oder Gelb, wenn sie mehr als 10 Modelle hat. Das Brahmin hat 10 Gesundheit und Rüstung 1 gegen jede Art; es tut nichts und kann in einen Nahkampf geraten. Am Ende jeder Runde bewegt es sich um Rot auf die gegenüberliegende Kante zu. Auftrag der KI: das Brahmin besiegen. Stirbt es, endet das Gefecht sofort, und die KI gewinnt: 150 Kronkorken. Lebt es am Ende mit 6 oder mehr Gesundheit, gewinnt ihr 200 Kronkorken, mit 1 bis 5 Gesundheit 100. Unsere Auslegung: Es beginnt in der Mitte eures Rechtecks auf einer Basis von 25 mm Radius, und die KI mindestens Blau von diesem Rechteck; ihr wählt seinen Weg, bis zu Rot und um feindliche Basen herum; berührt es die gegenüberliegende Kante, ist es in Sicherheit, und das Gefecht endet; es kann gestoßen, in Brand gesetzt und von einem Freund im Kontakt mit Nahrung oder einem Stimpak geheilt werden; es zählt weder fürs Auslöschen noch für den Vorteilsmarker.
    .title = Geleit für das Brahmin
rule-WC-R10 = Polizeiwache: Die Mauern geben Deckung, sind schwer zu überqueren und versperren die Sicht nicht. Rein in die Rüstung: 6 Runden, und die Rüstung ist eine unversehrte T-60. Minenräumer: Wer das Lager als Einziger berührt, beherrscht es; ist niemand dort, tut es die Seite, die es gefunden hat. Verstärkung: Zuerst werden die Entkommenen gezählt. Brahmin: Wenn es aus einem Nahkampf weggeht, bekommt niemand einen freien Angriff.
    .title = Kleinigkeiten in fünf Szenarien

## The tutorials

rule-WC-X16 = Unruhiger Anfang. Leichtes Gelände, 4 Runden, Vorteil in Runde 1 bei den Mutanten. Überlebende: die Einzige Überlebende an Tag eins (10-mm-Pistole), 2 Siedler (Jagdgewehre). Supermutanten: 2 Supermutanten (Brett, Repetier-Rohrgewehr), 1 Rohling (Vorschlaghammer). Dogmeat sitzt in der Mitte in der Falle. Die Mutanten legen 4 Durchsuchbar-Marker, Gegenstandsseite oben, als Fallen aus: innerhalb von Schwarz von Dogmeat und mindestens Schwarz voneinander; sie stellen innerhalb von Orange von ihm auf; zuletzt wählen die Überlebenden eine Kante und stellen innerhalb von Orange von ihr auf. Ein Überlebender innerhalb von Orange von Dogmeat befreit ihn mit einer Aktion, ohne Probe; er schließt sich sofort an, noch nicht bereit. Ein Mutant innerhalb von Orange von einer Falle leert sie mit einer Aktion und einer Probe auf Stärke. Die Mutanten gewinnen sofort mit 4 geleerten Fallen oder wenn die Überlebenden ausgelöscht sind; die Überlebenden, wenn Dogmeat frei ist und die Mutanten ausgelöscht sind. Alles andere ist am Ende von Runde 4 ein Unentschieden. Unsere Auslegung: In der Falle ist Dogmeat neutral und kein Ziel, aber seine Basis blockiert; ohne Mutanten geht das Gefecht weiter, bis er frei ist; Fallen müssen den übrigen Platz lassen; von der KI gespielt, benutzen die Mutanten die Fallen, die Überlebenden benutzen (befreien) zuerst Dogmeat und besiegen dann irgendeinen Feind.
    .title = Lehrgefecht 1: unruhiger Anfang
rule-WC-X17 = Fort Davis. Leichtes Gelände, 4 Runden, Vorteil in Runde 1 bei den Mutanten. Überlebende: die Einzige Überlebende an Tag eins (10-mm-Pistole), 2 Siedler (Jagdgewehre), Dogmeat. Supermutanten: 3 Supermutanten (Brett, Jagdgewehr), 1 Rohling (Vorschlaghammer). Der Gegenstandsstapel: alle Kleidung, alle Rüstungen und je ein Kampfgewehr, Laserpistole, .44er-Revolver, Rohrzange, Baseballschläger, Kampfflinte, Repetier-Rohrgewehr, Bourbon, Mentats, Leguanhäppchen, Mutantenhundfleisch, Blutbeutel, Stimpak, Vorschlaghammer, Rohrpistole, Brett. Abwechselnd, verdeckt und mindestens Gelb voneinander ausgelegt: 8 Untersuchungsmarker (4 mit Zahl, 4 mit Durchsuchbar-Symbol), dann 10 Durchsuchbar-Marker von 14 (9 mit Fertigkeits- oder Gefahrensymbol, 2 leere, 3 Gegenstand); 4 werden beiseitegelegt. Liegen alle Marker, wählen die Überlebenden eine Zone, die Mutanten nehmen die andere. Ein Marker mit Zahl ist ein Waffenspind: interagieren, die ersten zwei Waffen des Gegenstandsstapels nehmen und ihn mischen; ohne Waffen den obersten Gegenstand. Funde dürfen sofort benutzt werden, und ein entferntes Modell lässt sie fallen. Die andere Seite auszulöschen gewinnt sofort; am Ende von Runde 4 gewinnt die Seite, die mehr gefundene Karten hält; gleich viel ist ein Unentschieden. Unsere Auslegung: Die Zonen liegen innerhalb von Gelb von gegenüberliegenden Kanten, die Marker mindestens Rot von diesen und Orange von den Seitenkanten; Fallengelassenes aufzuheben kostet hier eine Aktion; von der KI gespielt, benutzt eine Seite die Marker, für die sie die Fertigkeit hat, und besiegt dann irgendeinen Feind.
    .title = Lehrgefecht 2: Fort Davis
rule-WC-X18 = Das Wasserwerk. Mittleres Gelände, 6 Runden, Vorteil in Runde 1 bei den Mutanten. Überlebende: die Einzige Überlebende an Tag eins (10-mm-Pistole, Jet), 2 Siedler (Sturmgewehre, 1 Nuka-Cherry), Dogmeat, ein versklavter Techniker (Kampfflinte, robuste Lederrüstung). Supermutanten: 2 Supermutanten (Brett, Repetier-Rohrgewehr, 1 Blutbeutel), 1 Rohling (Vorschlaghammer, Nuka-Cola, Psycho), 1 Mutantenhund. Der Gegenstandsstapel: Jagdgewehr, Baseballschläger, Rohrpistole, Kampfgewehr, Laserpistole, .44er-Revolver, Rohrzange, Bourbon, Mentats, Leguanhäppchen, Mutantenhundfleisch, 2 Stimpaks und 2 zufällige Karten aus Kleidung, Schrott und Rüstung. Vier Computermarker, ein Quadrat mit blauen Seiten um die Mitte, sind die Pumpen und begrenzen die Pumpzone; ein Durchsuchbar-Marker, Gegenstandsseite oben, Gelb von einer Ecke ist der Generator. Von 13 Durchsuchbar-Markern (3 leere, 5 Gegenstand, 3 Gefahr, 2 Durchsuchen) werden 10 abwechselnd verdeckt ausgelegt, mindestens Gelb von der Pumpzone. Die Überlebenden stellen in der Pumpzone auf, dann die Mutanten innerhalb von Orange von beliebigen Kanten. Ein Überlebender, der eine Pumpe berührt, nutzt Computer: Der erste Erfolg einer Runde pumpt 6.000 Gallonen, jeder weitere 1.000. Ein Erfolg am Generator startet ihn: 5.000 am Ende jeder Runde. Ist der Techniker zu Beginn einer Runde außerhalb der Zone, gehen die ersten 2.000 Gallonen dieser Runde verloren. Ein im Nahkampf entfernter Überlebender ist gefangen; der Techniker zählt doppelt. Die Überlebenden gewinnen sofort mit 30.000 Gallonen; die Mutanten mit 4 Gefangenen, wenn die Überlebenden ausgelöscht sind, oder am Ende von Runde 6. Unsere Auslegung: Eine Basis teils in der Zone ist drinnen; der Generator pumpt schon in der Runde, in der er startet; ein entfernter Techniker ist draußen; sind die Mutanten ausgelöscht, gewinnen die Überlebenden; von der KI gespielt, benutzen Überlebende mit Computer die nächste Pumpe (einer davon zuerst den Generator), und die anderen schützen den Techniker, während die Mutanten den Techniker besiegen, dann irgendeinen Feind.
    .title = Lehrgefecht 3: das Wasserwerk
rule-WC-X19 = Das verlorene Tagebuch. Mittleres Gelände, 6 Runden, Vorteil in Runde 1 bei den Überlebenden. Überlebende: die Einzige Überlebende an Tag eins (T-60, Lasergewehr), 2 Siedler (Kampfgewehre, beschädigte Schutzanzüge; für die Einheit 2 Stimpaks, 1 RadAway, 3 Splittergranaten), Dogmeat. Supermutanten: 1 Supermutant (Supervorschlaghammer mit Betäubungsmodul), ein Flieger (Fliegerkappe, Repetier-Rohrgewehr, Brett), 1 Mutantenhund, 1 Rohling (Raketenwerfer, Rohrzange). Abwechselnd und verdeckt in der Mittelzone ausgelegt: 4 Untersuchungsmarker, mindestens Blau voneinander (3 leere, 1 mit Durchsuchbar-Symbol, die Truhe); dann 8 Durchsuchbar-Marker, mindestens Orange von anderen Markern (Schlüssel A, B und C, 1 leerer, 4 Gegenstand); dann 6 Fässer irgendwo, mindestens Orange von Durchsuchbar-Markern. Die Modelle werden abwechselnd einzeln aufgestellt, innerhalb von Orange von gegenüberliegenden Kanten. Die Überlebenden dürfen jeden Untersuchungsmarker jederzeit ansehen. Wenn ein Überlebender zum ersten Mal mit der Truhe interagiert, entscheidet das Los, ob Schlüssel A, B oder C passt. Ein Überlebender mit diesem Schlüssel nimmt das Tagebuch durch Kontakt, ohne Aktion; wird sein Träger entfernt, bleibt es dort, und jeder Überlebende nimmt es durch Kontakt. Ein Modell, das seine Aktivierung innerhalb von Gelb von Fässern beendet, wirft für jedes einen schwarzen Würfel: Die Schadenssymbole sind Strahlenschaden. Die Überlebenden gewinnen sofort, wenn einer von ihnen mit dem Tagebuch den Tisch verlässt; die Mutanten, wenn die Überlebenden ausgelöscht sind, oder am Ende von Runde 6. Unsere Auslegung: Die Mittelzone ist mindestens Rot von den Aufstellungskanten und Gelb von den Seitenkanten entfernt; die Überlebenden stellen zuerst auf; der erste Blick aufs Schloss ist frei; Mutanten dürfen Schlüssel nehmen, nie das Tagebuch; Schlüssel fallen mit ihrem Träger; Dogmeat trägt das Tagebuch nicht; sind die Mutanten ausgelöscht, gewinnen die Überlebenden, solange sich die Truhe noch öffnen lässt; von der KI gespielt, benutzen die Überlebenden Durchsuchbar-Marker, bis sie den richtigen Schlüssel haben, dann die Truhe, dann geht der Träger zur nächsten Kante, und die anderen schützen ihn, während die Mutanten irgendeinen Feind besiegen und später den Träger.
    .title = Lehrgefecht 4: das verlorene Tagebuch
rule-WC-X20 = Der Sturm zieht auf. Mittleres Gelände, 6 Runden. Überlebende: die Einzige Überlebende (heroisch, Anführer Jäger, Stimpak, Lasergewehr), Anwärter Goddard (T-60, Baseballschläger, .44er-Revolver, Blutbeutel), 2 Siedler (Sturmgewehre; für die Einheit 2 Nuka-Cherry), Dogmeat. Supermutanten: 1 Supermutant (Vorschlaghammer, robuste Lederrüstung, 3 Splittergranaten, Nuka-Cola), ein Flieger (Fliegerkappe, Repetier-Rohrgewehr, Leguanhäppchen), 2 Mutantenhunde, 1 Rohling (heroisch, Anführer Raufbold, Plasmagewehr, Rohrzange, Stimpak), ein versklavter Techniker (Kampfgewehr, geflickter Dreiteiler, Mutantenhundfleisch). Die Modelle werden abwechselnd einzeln aufgestellt, die Mutanten zuerst. Durchsuchbar-Marker A ist der Eingang einer Höhle, B der Ort, wo die Todeskralle erscheint, 5 weitere sind Sirenen. Nach der Aktivierung jedes Modells wirf den Glücksmarker; beim fünften Glück erscheint die Todeskralle bei B, einmal. Sie ist aller Feind und hat ihre Aktivierung am Ende jeder Runde, mit Feuer, Gift und Betäubung wie alle, und handelt zweimal, jedes Mal das Erste, was möglich ist: ein zufälliges Modell angreifen, das mit ihr im Nahkampf ist; einen Sturmangriff auf das nächste Modell führen, mit Kampfschrei, Stoß und Nachsetzen; sich auf das nächste in Sicht zubewegen; sich auf das nächste zubewegen. Ein Modell, das kein Hund ist, darf mit einer Sirene interagieren: Die Todeskralle bewegt sich um Orange gerade auf sie zu oder von ihr weg, wie der Benutzer wählt, ohne freie Angriffe und ohne Auslöser. Die Überlebenden gewinnen sofort, wenn der Rohling entfernt wird, die Mutanten, wenn es die Einzige Überlebende ist; beide in derselben Aktion ist ein Unentschieden. Am Ende von Runde 6 gewinnt der Anführer, der näher an A ist; gleich nah ist ein Unentschieden. Unsere Auslegung: Die Zonen liegen innerhalb von Gelb von zwei gegenüberliegenden Kanten; A liegt Orange von der Mitte einer dritten Kante und B in der Mitte der Kante gegenüber; eine Sirene liegt in der Mitte, die anderen von ihr aus bei Rot plus Grün in Richtung der Ecken; die Todeskralle handelt auch in der Runde, in der sie erscheint, wirft selbst keinen Marker und setzt ihr Zermalmen ein, sobald es aufgeladen ist; von der KI gespielt, geht ein Anführer zu A, Modelle mit ungerader Zahl schützen den Anführer, und solche mit gerader besiegen den feindlichen Anführer.
    .title = Lehrgefecht 5: der Sturm zieht auf
rule-WC-R4 = In Lehrgefecht 5 sind die Sirenen die 5 Durchsuchbar-Marker, die mit der Gegenstandsseite nach oben liegen.
    .title = Die Sirenen
rule-WC-R11 = In Lehrgefecht 4 werfen Siedler mit Beweglichkeit und reichen bis Gelb, der Schaden aller Fässer zusammen bekommt einen Rüstungswurf, und jede Tischkante ist der Ausgang.
    .title = Kleinigkeiten in Lehrgefecht 4
