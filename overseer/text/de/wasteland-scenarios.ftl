# Die Szenarien von Wasteland: Titel, Lagebesprechungen, Ziele, Spielenden und was danach erzählt wird.

## Seiten

scenario-side-players = Spieler
scenario-side-wasteland = Das Ödland
scenario-side-survivors = Überlebende
scenario-side-mutants = Supermutanten
scenario-side-south = Süden
scenario-side-north = Norden
scenario-side-none = Niemand
scenario-side-both = Beide Seiten, zum Zuschauen

## Marker eines Szenarios

scenario-marker-helmet = Helm
scenario-marker-trap = Falle
scenario-marker-pump = Pumpe
scenario-marker-generator = Generator
scenario-marker-barrel = Giftfass
scenario-marker-journal = Tagebuch
scenario-marker-cave = Höhle (A)
scenario-marker-lair = Zugang (B)
scenario-marker-siren = Sirene
scenario-marker-dropped = fallen gelassene Funde

## Entscheidungen

scenario-choice-south = die Südkante
scenario-choice-north = die Nordkante
scenario-choice-west = die Westkante
scenario-choice-east = die Ostkante
scenario-choice-away = weg von der Sirene
scenario-choice-towards = zur Sirene hin

## Gegen die KI, und ein schlichter Kampf

scenario-ambush = Hinterhalt
    .story = Ein Lager mitten im Nirgendwo, und dort ahnt niemand, dass ihr den Ring gerade geschlossen habt.
    .players = Entfernt in sechs Runden jedes Modell des Ödlands.
    .wasteland = Haltet durch: Ein einziges Modell nach der sechsten Runde genügt.
    .rules = Die Modelle der KI stehen in der Mitte, eure innerhalb von Orange von beliebigen Kanten. Die KI verlässt den Tisch nie.
scenario-helmet = Zerstören und bergen
    .story = Der Helm ihres Anführers hängt als Trophäe an eurer Wand. Jetzt holen sie ihn, und sie kennen hier jede Tür.
    .players = Lasst sechs Runden lang niemanden den Helm vom Tisch tragen.
    .wasteland = Nehmt den Helm und tragt ihn über eure eigene Kante.
    .rules = Nur Modelle des Ödlands (keine Hunde) nehmen den Helm, und zwar kostenlos durch Berührung. Ein entfernter Träger lässt ihn fallen.
scenario-head = Der Schlange den Kopf abschlagen
    .story = Sie haben begriffen, wer euch zusammenhält. Heute Nacht kommen sie von allen Seiten und suchen nur einen von euch.
    .players = Haltet euren Anführer sechs Runden lang auf dem Tisch oder entfernt alle Angreifer.
    .wasteland = Entfernt den Anführer der Spieler.
    .rules = Eure Truppe steht in der Mitte, die KI rundum an den Kanten. Der gejagte Anführer kann den Tisch nicht verlassen. Gibt es mehrere, benennen die Spieler einen.
scenario-loot = Plünderzug
    .story = Eine ruhige Bergungstour, bis der andere Trupp mit derselben Karte um die Ecke bog.
    .players = Haltet am Ende der sechsten Runde Funde, die mehr Kronkorken wert sind als ihre.
    .wasteland = Haltet am Ende der sechsten Runde Funde, die mehr Kronkorken wert sind als die der Spieler.
    .rules = Acht Durchsuchbar-Marker. Es zählt nur, was in diesem Gefecht gefunden wurde und noch gehalten wird. Was ein entferntes Modell hatte, bleibt liegen.
scenario-escort = Geleit für das Brahmin
    .story = Die alte Handelsstraße soll wieder leben. Ein Händler traut sich als Erster; er verlangt nur, dass sein Lasttier heil ankommt.
    .players = Bringt das Brahmin lebend durch sechs Runden, am besten mit 6 Gesundheit oder mehr.
    .wasteland = Tötet das Brahmin.
    .rules = Am Ende jeder Runde geht das Brahmin bis zu Rot weit; ihr wählt den Weg. Löst es sich aus einem Nahkampf, bekommt niemand einen freien Angriff. Berührt es die gegenüberliegende Kante, ist es in Sicherheit.
scenario-skirmish = Scharmützel
    .story = Kein Plan, keine Karte und kein Grund, den hinterher jemand nennen könnte: Zwei Truppen begegnen sich, und keine weicht aus.
    .south = Entfernt Gegner von mehr Kronkorken, als ihr verliert, oder gleich alle.
    .north = Entfernt Gegner von mehr Kronkorken, als ihr verliert, oder gleich alle.
    .rules = Jede Seite stellt innerhalb von Rot von ihrer Kante auf, abwechselnd ein Modell.

## Einführungen

scenario-beginnings = Unruhiger Anfang
    .story = Nora ist seit ein paar Tagen aus dem Eis. Vom Kamm aus hört sie einen Hund winseln, und dann sieht sie, wer dort unten Schlingen legt.
    .survivors = Befreit den Hund und entfernt alle Supermutanten.
    .mutants = Leert alle vier Fallen oder entfernt alle Überlebenden.
    .rules = Ein Überlebender innerhalb von Orange vom Hund befreit ihn mit einer Aktion. Ein Supermutant innerhalb von Orange von einer Falle leert sie mit einer Aktion und einer Probe auf Stärke.
scenario-fort-davis = Fort Davis
    .story = Inzwischen weiß jeder, dass die Supermutanten bleiben. Und jeder weiß, was in den Spinden von Fort Davis vor sich hin rosten soll.
    .survivors = Haltet nach vier Runden mehr Funde als die Mutanten oder entfernt sie alle.
    .mutants = Haltet nach vier Runden mehr Funde als die Überlebenden oder entfernt sie alle.
    .rules = Ein Untersuchungsmarker mit Zahl ist ein Waffenspind: Eine Aktion holt zwei Waffen aus dem Stapel. Funde dürfen sofort benutzt werden; Liegengebliebenes wird mit einer Aktion aufgehoben.
scenario-water-plant = Das Wasserwerk
    .story = In den Zisternen steht nur noch Schlamm. Das alte Werk auf dem Hügel könnte noch pumpen, wenn jemand seinen Rechnern gut zuredet und jemand anders die Mutanten fernhält.
    .survivors = Pumpt in sechs Runden 30.000 Gallonen.
    .mutants = Nehmt Überlebende gefangen, die zusammen vier zählen, oder lasst die Zeit verstreichen.
    .rules = Computer an einer Pumpe: 6.000 Gallonen für den ersten Erfolg der Runde, 1.000 für jeden weiteren. Computer am Generator: 5.000 am Ende jeder Runde. Ist der Techniker zu Rundenbeginn nicht zwischen den Pumpen, gehen 2.000 verloren. Wer im Nahkampf fällt, ist gefangen; der Techniker zählt doppelt.
scenario-journal = Das verlorene Tagebuch
    .story = Goddard wankte mit halb geschmolzener Rüstung herein und sagte nur: das Tagebuch. Es liegt in einer Truhe auf der strahlenden Deponie, und ringsum liegen drei Schlüssel.
    .survivors = Tragt das Tagebuch in sechs Runden vom Tisch.
    .mutants = Haltet das Tagebuch sechs Runden lang auf dem Tisch.
    .rules = Die Truhe ist der Untersuchungsmarker mit der Zahl 1; die Überlebenden wissen, wo sie steht. A, B und C sind Schlüssel, einer passt. Die Truhe zu berühren kostet nichts, einen Schlüssel zu nehmen kostet eine Aktion. Wer seine Aktivierung innerhalb von Gelb von Fässern beendet, erleidet je Fass einen schwarzen Würfel Strahlung.
scenario-storm = Der Sturm zieht auf
    .story = Von Westen rollt eine Wolkenwand heran, und meilenweit gibt es nur eine trockene Höhle. Beide Seiten erreichen sie zugleich, und der Donner hat noch etwas geweckt.
    .survivors = Entfernt den Rohling oder habt nach sechs Runden euren Anführer näher an der Höhle.
    .mutants = Entfernt die Einzige Überlebende oder habt nach sechs Runden euren Anführer näher an der Höhle.
    .rules = Nach jeder Aktivierung wird der Glücksmarker geworfen; beim fünften Glück kommt bei B die Todeskralle. Sie handelt am Ende jeder Runde. Eine Sirene treibt sie um Orange weg oder heran, wie es dem Benutzer gefällt.

## Wie es endete

# A scenario of one’s own has no words here: $scenario and $end are its ids, made readable.
own-end = Das Gefecht ist vorbei: { $end }.
own-end-of = „{ $scenario }“ ist vorbei: { $end }.

end-wasteland-draw = Die Zeit ist um, und niemand hat gewonnen.
end-wasteland-exhausted = Das Gefecht hat sich über jedes Maß hingezogen: Niemand hat gewonnen.
end-wasteland-ambush-cleared = Das Lager ist leer: Der Hinterhalt ist geglückt.
end-wasteland-ambush-wiped-out = Die Angreifer sind aufgerieben.
end-wasteland-ambush-time = Sechs Runden sind um, und das Lager hält noch: Der Hinterhalt ist gescheitert.
end-wasteland-helmet-carried-off = Der Helm ist heimgetragen: Das Ödland hat seine Trophäe zurück.
end-wasteland-helmet-cleared = Niemand ist mehr da, um den Helm zu holen: Die Trophäe bleibt euch.
end-wasteland-helmet-no-hands = Nur Hunde sind übrig, und Hunde tragen keine Helme: Die Trophäe bleibt euch.
end-wasteland-helmet-time = Sechs Runden sind um, und der Helm ist noch da: Die Trophäe bleibt euch.
end-wasteland-head-leader-removed = Der Anführer ist gefallen: Das Ödland hat, weswegen es kam.
end-wasteland-head-cleared = Der letzte Angreifer liegt am Boden, und der Anführer steht noch.
end-wasteland-head-time = Sechs Runden sind um, und der Anführer steht noch.
end-wasteland-loot-players-alone = Der andere Trupp ist fort: Alles gehört den Spielern.
end-wasteland-loot-wasteland-alone = Die Spieler sind fort: Alles gehört dem Ödland.
end-wasteland-loot-players-richer = Die Funde der Spieler sind mehr wert.
end-wasteland-loot-wasteland-richer = Die Funde des Ödlands sind mehr wert.
end-wasteland-loot-equal = Beide Trupps halten Funde vom gleichen Wert: Niemand hat gewonnen.
end-wasteland-escort-killed = Das Brahmin ist tot und die Straße mit ihm.
end-wasteland-escort-safe = Das Brahmin hat die gegenüberliegende Kante gesund erreicht.
end-wasteland-escort-safe-hurt = Das Brahmin hat die gegenüberliegende Kante hinkend erreicht.
end-wasteland-escort-alive = Sechs Runden sind um, und das Brahmin ist wohlauf.
end-wasteland-escort-alive-hurt = Sechs Runden sind um, und das Brahmin lebt noch, wenn auch knapp.
end-wasteland-beginnings-traps-emptied = Die letzte Falle ist leer: Die Supermutanten haben ihre Beute.
end-wasteland-beginnings-survivors-gone = Auf dem Hügel ist kein Überlebender mehr.
end-wasteland-beginnings-freed = Der Hund ist frei, und die Jäger sind fort.
end-wasteland-beginnings-draw = Die Nacht fällt über die Hügel, und nichts ist entschieden.
end-wasteland-fort-davis-mutants-gone = Die Supermutanten sind fort: Das Fort gehört den Überlebenden.
end-wasteland-fort-davis-survivors-gone = Die Überlebenden sind fort: Das Fort gehört den Supermutanten.
end-wasteland-fort-davis-survivors-more = Die Überlebenden tragen mehr aus dem Fort.
end-wasteland-fort-davis-mutants-more = Die Supermutanten tragen mehr aus dem Fort.
end-wasteland-fort-davis-equal = Beide tragen gleich viele Gegenstände aus dem Fort.
end-wasteland-water-plant-water = 30.000 Gallonen sind durch die Rohre.
end-wasteland-water-plant-captured = Zu viele Überlebende wurden verschleppt.
end-wasteland-water-plant-survivors-gone = An den Pumpen ist niemand mehr.
end-wasteland-water-plant-mutants-gone = Die Supermutanten sind fort: Die Pumpen laufen ungestört.
end-wasteland-water-plant-dry = Sechs Runden sind um, und die Zisternen sind nicht voll.
end-wasteland-journal-journal-out = Das Tagebuch ist aus der Deponie heraus.
end-wasteland-journal-survivors-gone = In der Deponie ist kein Überlebender mehr.
end-wasteland-journal-mutants-gone = Die Supermutanten sind fort: Nichts steht mehr zwischen den Überlebenden und der Truhe.
end-wasteland-journal-time = Sechs Runden sind um, und das Tagebuch ist noch in der Deponie.
end-wasteland-storm-both-down = Beide Anführer fielen im selben Augenblick: Niemand hat gewonnen.
end-wasteland-storm-brute-down = Der Rohling ist gefallen: Die Höhle gehört den Überlebenden.
end-wasteland-storm-survivor-down = Die Einzige Überlebende ist gefallen: Die Höhle gehört den Supermutanten.
end-wasteland-storm-survivors-nearer = Der Sturm bricht los, und der Anführer der Überlebenden ist der Höhle näher.
end-wasteland-storm-mutants-nearer = Der Sturm bricht los, und der Anführer der Mutanten ist der Höhle näher.
end-wasteland-storm-truce = Der Sturm bricht los, und beide Anführer sind gleich nah: Niemand hat gewonnen.

## Was danach erzählt wird

story-beginnings-survivors-win = Unter Jägern spricht sich vieles herum, auch unter großen grünen. Vielleicht legen sie ihre Schlingen künftig in anderen Hügeln.
story-beginnings-survivors-dog = Im Dunkeln raschelt es hinter der müden Gruppe. Der Hund hat den Draht allein durchgebissen und trottet hinterher, als wäre nichts gewesen.
story-beginnings-survivors-always = Nora teilt ihr letztes Dörrfleisch und redet, bis die Ohren sich aufstellen. „Du wärst beinahe jemandes Abendessen geworden. Ich glaube, ich nenne dich Dogmeat.“
story-beginnings-mutants-win = Diesmal sind die Fleischsäcke auf dem Heimweg schwer. Heute schläft niemand knurrend ein.
story-beginnings-mutants-always = Dünne Menschen, schlechte Gewehre, kein Gepäck: Solche Leute schlafen in der Nähe. Ein Lager würde viele satt machen.
story-fort-davis-survivors-win = Jemand streichelt die neuen Gewehre wie Katzen. Zum ersten Mal seit Wochen wird am Feuer gelacht.
story-fort-davis-survivors-always = Dieselben Narben, dieselbe Bemalung: Es sind die Mutanten aus den Hügeln, und sie ziehen nicht bloß durch. Und das Wasser in der Zisterne steht wieder eine Handbreit tiefer.
story-fort-davis-mutants-win = Neuer Stahl, volle Vorräte, feste Käfige: Der Boss wird zufrieden sein, und ein zufriedener Boss ist ein stiller Boss.
story-fort-davis-mutants-always = Alle Menschen sehen gleich aus, aber diese rochen wie die, die neulich die Jagd verdarben. Sie könnten die entlaufenen Sklaven ersetzen.
story-water-plant-survivors-win = Es kommt braun, dann gelb, dann klar. Es wird bis zum Regen reichen.
story-water-plant-survivors-always = In der Dämmerung schreien alle durcheinander: angreifen, nein, aushungern! Dann rollen Schüsse von der Deponie herüber, und es wird sehr still.
story-water-plant-mutants-win = Brauchbare Hände, alle miteinander. Im Kopf des Häuptlings kniet schon wieder eine ganze Gegend.
story-water-plant-mutants-always = Kleine Menschen, überall kleine Menschen. Und an der Deponie wurde jetzt einer in Stahl gesehen. Der soll für alle bezahlen.
story-journal-survivors-win = Die Seiten sind herausgerissen. Aus dem Einband rutscht eine Holodisk mit müder Stimme: Er wolle der Welt keine weitere Seuche schenken, und so verbrannte er sein eigenes Werk.
story-journal-survivors-always = Auf dem Heimweg spricht niemand. Ferner Donner; ein Kampf steht bevor, und jeder spürt es.
story-journal-mutants-win = Was immer sie wollten, sie haben es nicht bekommen. Jetzt brennt die Deponie, und niemand wird mehr danach suchen.
story-journal-mutants-always = Kühnere Menschen mit besseren Gewehren. Es bleibt Arbeit zu tun. Ferner Donner.
story-storm-survivors-win = Es war teuer erkauft, aber der Fels ist trocken und der Sturm bleibt draußen. Das Ödland ist nicht freundlicher geworden; vielleicht wird es trotzdem eine Weile ruhig.
story-storm-mutants-win = Unter dem Fels warten sie, bis der Himmel sich heiser geheult hat. Dann gehen sie hinunter zur Siedlung, denn dieses Land hat jetzt einen Herrn.
story-storm-both-always = Die es hineingeschafft haben, sitzen an gegenüberliegenden Wänden und mustern einander über das Feuer hinweg. Niemand schläft, niemand schießt. Es bleibt nichts, als zu warten.

## Belohnungen

scenario-reward = { $side }: { $caps } Kronkorken

## Eine Szenariodatei, die nicht taugt

wasteland-scenario-zone = „{ $zone }“ ist keine Zone. Schreib zum Beispiel „within yellow of south“, „blue from edges“, „around dogmeat orange“ oder „square blue“; ein Komma verbindet die Teile.
wasteland-scenario-stock = „{ $text }“ kann nicht unter einem Marker liegen. Schreib zum Beispiel „item 5“, „blank“, „A“ oder „number 3“.
wasteland-scenario-sides = Ein Szenario hat zwei Seiten, dieses hat { $found }. Schreib für jede eine Tabelle [[side]].
wasteland-scenario-no-end = Dieses Szenario endet nie. Schreib mindestens eine Tabelle [[end]].
wasteland-scenario-no-zone = Die Seite „{ $side }“ hat keine Zone; niemand könnte sie aufstellen. Schreib zone = "…" in ihre Tabelle.
wasteland-scenario-clear = „clear“ zählt Kreise [x, y, Radius] und Rechtecke [links, unten, rechts, oben] in Millimetern auf.
wasteland-scenario-rule = Es gibt keine Regel namens „{ $word }“.
wasteland-scenario-points = { $count } Marker mit festem Platz brauchen { $count } Punkte.
wasteland-scenario-point = Ein Punkt besteht aus zwei Zahlen auf dem Tisch: [x, y] in Millimetern.
wasteland-scenario-when = „{ $word }“ ist keine Bedingung der Regeln dieses Szenarios.
wasteland-scenario-side-word = Keine Seite kann „{ $side }“ heißen: Das Wort bedeutet in einem Szenario etwas anderes. Nimm ein anderes.
wasteland-scenario-side-twice = Beide Seiten heißen „{ $side }“. Gib jeder eine eigene id.
wasteland-scenario-deploy = „deploy“ nennt beide Seiten, jede einmal. Schreib deploy = ["{ $first }", "{ $second }"] oder "luck".
wasteland-scenario-no-edges = Die Seite „{ $side }“ soll ihre Kante wählen und hat keine zur Wahl. Schreib zum Beispiel edges = ["west", "east"].
wasteland-scenario-marker-zone = Niemand könnte diese Marker hinlegen. Schreib zone = "…" oder by = "fixed" mit ihren Punkten.
wasteland-scenario-bystander-at = Dieser Unbeteiligte steht auf einem anderen oder nicht ganz auf dem Tisch. Schreib at = [x, y] in Millimetern.
wasteland-scenario-caps = Die Seite „{ $side }“ hat zu wenige Kronkorken für eine Truppe. limit und more sind zusammen mindestens { $least }.
wasteland-scenario-when-form = Hinter dem Wort dieser Bedingung muss etwas anderes stehen. Schreib zum Beispiel „{ $form }“.
wasteland-scenario-rule-twice = Die Regel „{ $word }“ steht zweimal da. Einmal genügt.
wasteland-scenario-rule-marker = Die Regel „{ $rule }“ braucht Marker der Art "place" mit word = "{ $word }": { $count }. Schreib eine Tabelle [[marker]] dafür.
wasteland-scenario-rule-bystander = In der Regel „{ $rule }“ geht es um den ersten Unbeteiligten, { $side ->
    [none] der zu keiner Seite gehört
   *[other] der zur Seite „{ $side }“ gehört
}. Schreib eine solche Tabelle [[bystander]].
wasteland-scenario-rule-leader = Die Regel „{ $rule }“ braucht auf jeder Seite einen Anführer: Gib einer [[side.unit]] von „{ $side }“ einen leader.
wasteland-scenario-rule-edge = In der Regel „{ $rule }“ kommt die Seite „{ $side }“ von einer bestimmten Kante. Schreib edge = "{ $edge }" in ihre Tabelle.
wasteland-scenario-rule-card = Die Regel „{ $rule }“ braucht die Karte „{ $card }“; dieser Kartensatz hat sie nicht.
refusal-wasteland-scenario-file = Das Szenario ist unbrauchbar: { $mistakes } { $mistakes ->
        [one] Fehler
       *[other] Fehler
    }, der erste in Zeile { $line }.
refusal-wasteland-terrain-file = Das Gelände ist unbrauchbar: { $n } { $n ->
        [one] Fehler
       *[other] Fehler
    }, der erste in Zeile { $line }. „overseer terrain check DATEI“ nennt sie alle.
refusal-wasteland-terrain-code-letters = Das ist kein Geländecode: Er beginnt mit „WT1-“, dann folgen Buchstaben und die Ziffern 2 bis 7.
refusal-wasteland-terrain-code-version = Der Geländecode hat die Version { $found }, dieses Programm liest Version { $known }. Erneuere das Programm oder lass dir einen anderen Code geben.
refusal-wasteland-terrain-code-broken = Der Geländecode ist nicht ganz: Buchstaben fehlen oder sind falsch. Kopiere ihn noch einmal.
refusal-wasteland-terrain-unfit = Auf diesem Gelände kann kein Gefecht dieses Szenarios gespielt werden. Öffne es im Geländeeditor und wähle dort das Szenario: Er zeigt, was im Weg steht.
