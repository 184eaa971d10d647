# Truppen von Wasteland: die fertigen, was an einer Truppe falsch sein kann, und `overseer force`.

## Fertige Truppen

force-wasteland-farm-guard = Die Hofwache
    .plan = Siedler schießen hinter dem Zaun hervor, zwei Plünderer warten um die Ecke, und der Hund läuft voraus.
force-wasteland-minutemen = Die Minutemen
    .plan = Eine Linie aus Lasermusketen, und Preston Garvey lässt die noch einmal handeln, die es beenden können.
force-wasteland-commonwealth = Die Helden des Commonwealth
    .plan = Bekannte Namen, jeder mit seinem Handwerk; die Siedler sorgen dafür, dass ihnen niemand in den Rücken fällt.
force-wasteland-hunters = Die Jäger
    .plan = Supermutanten rücken vor und schießen; der Rohling und der Hund holen, wer dann noch steht.
force-wasteland-hammer = Hammers Kriegstrupp
    .plan = Hammers Raketen öffnen den Weg, und zwei Rohlinge kommen hindurch.
force-wasteland-behemoth = Der Behemoth
    .plan = Alle müssen auf den Behemoth achten; inzwischen erreichen die anderen das Ziel.
force-wasteland-patrol = Die Patrouille
    .plan = Lasergewehre halten den Feind auf Abstand, die Schreiberin öffnet Schlösser und Computer.
force-wasteland-steel-line = Die stählerne Linie
    .plan = Danse hält in Powerrüstung die Mitte, Ritter und Patrouillen schießen von beiden Seiten.
force-wasteland-strike-team = Der Stoßtrupp
    .plan = Drei Powerrüstungen gehen geradewegs hinein, die übrigen halten ihnen den Rücken frei.
force-wasteland-pack = Das Rudel
    .plan = Viele kleine Tiere halten den Feind fest, bis die junge Todeskralle da ist.
force-wasteland-nest = Das Nest
    .plan = Drei Radskorpione um einen Leuchtenden: Was das Gift übrig lässt, nimmt die Strahlung.
force-wasteland-alpha = Das Alphatier
    .plan = Eine Todeskralle, die alle fürchten, und junge auf ihren Fersen.

## Was an einer Truppe falsch ist

refusal-wasteland-force-unknown = Eine Karte „{ $card }“ gibt es in diesem Satz nicht.
refusal-wasteland-force-empty = Die Truppe hat keine Einheit. Füge eine hinzu.
refusal-wasteland-force-over = Die Truppe kostet { $n } Kronkorken, { $over } mehr als das Limit von { $limit }. Lass etwas zu Hause.
refusal-wasteland-force-no-leader = Die Truppe hat keinen Anführer. Gib einer Einheit aus einem Modell eine Anführerkarte.
refusal-wasteland-force-leaders = Die Truppe hat { $n } Anführer, einer ist richtig. Nimm den anderen ihre Anführerkarte.
refusal-wasteland-force-same-person = { $unit } und { $other } sind dieselbe Person: Eine Truppe hat nur für eine davon Platz.
refusal-wasteland-force-twice = { $card } ist einzigartig und mehr als einmal in der Truppe.
refusal-wasteland-force-count = { $unit }: Eine Einheit hat 1 bis { $high } Modelle, nicht { $n }.
refusal-wasteland-force-no-unit = { $unit } kann nicht zu einer Truppe gehören; so etwas teilen die Szenarien aus.
refusal-wasteland-force-creature = { $unit } ist eine Kreatur. Kreaturen gehören nur zu einer Truppe, wenn alle Spieler zustimmen, oder unter einem Kreaturenmeister.
refusal-wasteland-force-single-leader = { $unit }: Eine Anführerkarte darf nur eine Einheit aus einem Modell haben, diese hat { $n }.
refusal-wasteland-force-single-heroic = { $unit }: Heroisch darf nur eine Einheit aus einem Modell sein, diese hat { $n }.
refusal-wasteland-force-single-unique = { $unit } ist einzigartig: Die Einheit hat ein Modell, nicht { $n }.
refusal-wasteland-force-single-unique-card = { $unit }: { $card } ist einzigartig und nur für Einheiten aus einem Modell, diese hat { $n }.
refusal-wasteland-force-single-slow = { $unit }: { $card } feuert langsam und ist nur für Einheiten aus einem Modell, diese hat { $n }.
refusal-wasteland-force-single-fading = { $unit }: Die Wirkung von { $card } lässt nach, deshalb nur für Einheiten aus einem Modell, diese hat { $n }.
refusal-wasteland-force-single-power-armour = { $unit }: { $card } ist eine Powerrüstung und nur für Einheiten aus einem Modell, diese hat { $n }.
refusal-wasteland-force-unlisted = { $card } hat keinen Preis, weder in der Liste { $list } noch in einer anderen. Wähle eine andere Karte.
refusal-wasteland-force-base-armour = { $unit }: { $card } ist eine zweite Rüstung; die Werte bestimmt eine einzige Karte.
refusal-wasteland-force-armour-piece = { $unit }: { $card } ist ein zweites Teil seiner Art; von jeder Art ist eines erlaubt.
refusal-wasteland-force-clothing = { $unit }: { $card } ist ein zweites Kleidungsstück; eines ist erlaubt.
refusal-wasteland-force-two-power-armours = { $unit }: { $card } ist eine zweite Powerrüstung; eine genügt.
refusal-wasteland-force-mutant-power-armour = { $unit }: Supermutanten tragen keine Powerrüstung, { $card } muss dableiben.
refusal-wasteland-force-loose-mod = { $unit }: Es gibt nichts, woran { $card } passt. Jede Waffe und jede Rüstung nimmt eine passende Mod auf.
refusal-wasteland-force-power-mod = { $unit }: { $card } gehört an eine Powerrüstung, und es ist keine da.
refusal-wasteland-force-natural = { $unit }: { $card } ist Teil eines Körpers und nicht zu kaufen.
refusal-wasteland-force-not-for-it = { $unit }: { $card } ist nichts für Einheiten dieser Art.
refusal-wasteland-force-slots-weapons = { $unit }: { $n } Waffen, aber diese Art trägt { $high ->
    [0] nur ihre eigenen
   *[other] höchstens { $high }
}.
refusal-wasteland-force-slots-mods = { $unit }: { $n } Mods, aber diese Art hat höchstens { $high }.
refusal-wasteland-force-slots-items = { $unit }: { $n } Gegenstände, aber diese Art hat höchstens { $high }.
refusal-wasteland-force-spare = Die Truppe kostet { $n } von { $limit } Kronkorken: { $left } sind noch auszugeben.
refusal-wasteland-force-mixed = { $unit } gehört zu einer anderen Fraktion als der Anführer: Seine Anführerkarte nützt hier nichts. (Die Truppe zählt als: { $faction }.)
refusal-wasteland-force-borrowed = { $card } steht nicht in der Liste { $list }: Es gilt der Preis der Liste { $from }.
refusal-wasteland-force-unarmed = { $unit } hat keine Waffe und kämpft mit dem, was herumliegt.
refusal-wasteland-force-no-skill = { $unit }: { $card } verlangt eine Fertigkeit, die die Einheit nicht hat ({ $skill }).
refusal-wasteland-force-weak = { $unit }: { $card } verlangt Stärke { $low }, die Einheit hat { $n }.
refusal-wasteland-force-no-expert = Diese Fertigkeit hat niemand in der Truppe: { $skill }. Marker, die sie verlangen, bleiben zu.
refusal-wasteland-force-unknown-name = Eine fertige Truppe „{ $name }“ gibt es nicht. { $guess ->
    [no] Es gibt: { $known }.
   *[other] Meinst du „{ $guess }“?
} Ein Truppencode oder eine Truppendatei geht auch.
refusal-wasteland-force-file = Die Truppendatei ist nicht zu lesen: { $n ->
    [one] ein Fehler in Zeile { $line }
   *[other] { $n } Fehler, der erste in Zeile { $line }
}. „overseer force check“ zeigt sie.
refusal-wasteland-force-code-letters = Das ist kein Truppencode: Er beginnt mit „WW1-“, dann folgen Buchstaben und die Ziffern 2 bis 7.
refusal-wasteland-force-code-version = Der Truppencode hat die Version { $found }, dieses Programm liest Version { $known }. Erneuere das Programm oder lass dir einen anderen Code geben.
refusal-wasteland-force-code-broken = Der Truppencode ist nicht ganz: Buchstaben fehlen oder sind falsch. Kopiere ihn noch einmal.
refusal-wasteland-force-code-edition = Der Truppencode gehört zu einem anderen Kartensatz (Zeichen { $mark }); „{ $here }“ hat das Zeichen { $own }. Nenne den richtigen Satz mit --cards.
refusal-wasteland-force-code-large = Die Truppe ist zu groß für einen Code: Platz ist für höchstens { $high }. Gib stattdessen ihre Datei weiter.

## Truppendateien

force-file-edition = Diese Truppe ist für den Kartensatz „{ $edition }“; die Karten hier sind „{ $here }“. Nimm den Kartensatz, mit dem sie gebaut wurde, oder ändere die Zeile und ersetze, was fehlt.
force-file-units = { $n } Einheiten sind zu viele; { $high } sind erlaubt.
force-file-entry = „{ $entry }“ ist keine Karte einer Truppe. Schreib die Kennung einer Karte, bei mehreren mit der Anzahl (bis { $high }) davor: „4 frag-grenade“.
force-file-mod = „{ $entry }“ ist keine Mod. Schreib ihre Kennung und dahinter die der Waffe, wenn mehrere in Frage kommen: „silenced hunting-rifle“.
force-file-card = „{ $card }“ ist keine Karte des Satzes „{ $here }“, die hier stehen kann. Der Befehl „overseer cards wasteland list“ zeigt alle Karten.
force-file-place = „{ $card }“ gehört in die Liste „{ $key }“.

## `overseer force`

force-summary = { $name } · { $faction } · { $n ->
    [one] { $n } Modell
   *[other] { $n } Modelle
} · { $caps ->
    [one] { $caps } Kronkorken
   *[other] { $caps } Kronkorken
}
force-unit = { $n } × { $unit }{ $cards ->
    [no] {""}
   *[other] : { $cards }
} · { $n ->
    [1] { $shared ->
        [0] { $caps }
       *[other] { $each } + { $shared } = { $caps }
    }
   *[other] { $shared ->
        [0] { $n } × { $each } = { $caps }
       *[other] { $n } × { $each } + { $shared } = { $caps }
    }
}
force-copies = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
force-leader = Anführer ({ $leader })
force-heroic = heroisch
force-sum = Summe: { $caps ->
    [one] { $caps } Kronkorken
   *[other] { $caps } Kronkorken
} (Liste { $list })
force-limit = ({ $caps } von { $limit } Kronkorken)
force-good = Nichts auszusetzen: Diese Truppe darf für { $limit } Kronkorken kämpfen.
force-new = { $n ->
    [0] Die leere Truppe steht in { $file }.
    [one] Die Truppe steht in { $file }, mit { $n } Modell.
   *[other] Die Truppe steht in { $file }, mit { $n } Modellen.
}
force-next = Ändere sie mit irgendeinem Editor, dann: overseer force check { $file }
force-error-there = { $file } gibt es schon, und überschrieben wird nichts. Wähle einen anderen Namen.
force-error-list = „{ $list }“ ist keine Preisliste. Es gibt: { $known }.

help-force = Truppen für Wasteland bauen, prüfen und weitergeben
    .long = Truppen von Wasteland: Einheiten mit ihrer Ausrüstung und ein Anführer, bis zum Limit von 500, 750 oder 1000 Kronkorken. Eine TRUPPE ist der Name einer fertigen Truppe, ein Truppencode oder eine Truppendatei. Jeder Befehl hat sein eigenes --help.
    .examples =
        overseer force list  Die fertigen Truppen und ihre Pläne
        overseer force new meine.toml --from minutemen  Mit der Kopie einer fertigen Truppe beginnen
        overseer force check meine.toml --limit 750  Ist sie erlaubt, und ist sie klug?
        overseer force show meine.toml  Was jede Einheit trägt und kostet
        overseer force code meine.toml  Sie weitergeben
help-force-file = Die Truppendatei.
    .value = DATEI
help-force-source = Der Name einer fertigen Truppe, ein Truppencode oder eine Truppendatei.
    .value = TRUPPE
help-force-prices = Die Preisliste: 2018, 2020 oder 2025. Ohne Angabe: 2020.
    .value = JAHR
help-force-new = Eine neue Truppendatei beginnen
    .long = Eine neue Truppendatei anlegen: leer, oder als Kopie einer anderen Truppe. Überschrieben wird nie etwas.
    .examples =
        overseer force new meine.toml  Eine leere Truppe
        overseer force new meine.toml --from patrol  Die Kopie einer fertigen Truppe
help-force-new-source = Die Truppe, die kopiert wird: der Name einer fertigen Truppe, ein Truppencode oder eine Truppendatei.
    .value = TRUPPE
help-force-check = Sagen, was an einer Truppe falsch und was unklug ist
    .long = Alles, was kein Tisch annimmt, mit seiner Regel, und alles, was erlaubt, aber unklug ist. Der Rückgabewert ist 1, wenn etwas falsch ist, und 0, wenn es nur Rat gibt.
    .examples =
        overseer force check meine.toml  Für 750 Kronkorken
        overseer force check meine.toml --limit 1000 --list 2025  Für ein anderes Limit und eine andere Liste
help-force-check-limit = Das Limit in Kronkorken. Ohne Angabe: 750, oder wofür eine fertige Truppe gemacht ist.
    .value = KRONKORKEN
help-force-check-creatures = Alle Spieler sind mit Kreaturen einverstanden.
help-force-show = Eine Truppe zeigen: ihre Einheiten, was sie tragen, was sie kosten
    .long = Jede Einheit mit ihrer Ausrüstung und ihrem Preis, und die Summe.
    .examples =
        overseer force show minutemen  Eine fertige Truppe
        overseer force show meine.toml --list 2018  Mit anderen Preisen
help-force-code = Aus einer Truppe einen kurzen Code machen, oder aus einem Code eine Datei
    .long = Eine Truppe als kurzen Text zum Weitergeben ausgeben oder, mit --out, die Truppe eines Codes oder eine andere Truppe in eine Datei schreiben.
    .examples =
        overseer force code meine.toml  Der Code
        overseer force code WW1-ABCD --out freund.toml  Eine Datei aus einem Code
help-force-code-out = Eine Truppendatei schreiben, statt einen Code auszugeben.
    .value = DATEI
help-force-list = Die fertigen Truppen auflisten
    .long = Die fertigen Truppen jeder Fraktion für 500, 750 und 1000 Kronkorken, mit ihren Plänen.
    .examples =
        overseer force list  Alle fertigen Truppen

## Die Zahlen einer Einheit, im Baukasten für Truppen

force-number-attribute = Eine Probe darauf gelingt in { $percent } % aller Würfe, bevor Würfel helfen.
force-number-skill = Probe mit { $attribute }: gelingt in { $percent } % aller Würfe, bevor Würfel helfen.
force-number-printed = Auf der Karte selbst steht { $printed }.
force-number-health = Gesundheit
    .text = { $n } Schaden entfernt das Modell.
force-number-power-health = Powerrüstung hält aus
    .text = Die Powerrüstung nimmt { $n } Schaden, bevor sie beschädigt ist.
force-number-luck-points = Glücksmarker
    .text = Das Modell beginnt mit { $n } { $n ->
        [one] Glücksmarker
       *[other] Glücksmarkern
    }.
force-number-armour = Rüstung: { $kind }
force-number-power = Powerrüstung: { $kind }
force-number-rating = { $sort ->
    [immune] Immun: Von diesem Schaden kommt nichts durch.
    [none] Keine Rüstung: Dieser Schaden kommt ganz durch.
   *[some] Eine Zahl bis { $n } auf dem roten Würfel hält so viel ab{ $plus ->
        [0] .
       *[other] , und 1 mehr wird immer abgehalten.
    }
}
force-number-move = Bewegung
    .text = Eine Bewegung geht so weit wie dieses Lineal: { $length }.
force-number-charge = Sturmangriff
    .text = Ein Sturmangriff geht so weit wie dieses Lineal und endet im Kontakt: { $length }.
force-number-awareness = Wachsamkeit
    .text = Das Modell bemerkt, was innerhalb dieses Lineals geschieht: { $length }.
