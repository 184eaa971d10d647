# Fehler in einer Kartendatei von Wasteland.

wasteland-file-word = „{ $word }“ ist hier nicht bekannt; gebraucht wird { $what ->
    [ruler] die Farbe eines Lineals
    [die] die Farbe eines Würfels
    [icon] ein Symbol
    [effect] ein Effekt
    [gift] ein Bonus
    [where] wofür ein Würfel zählt
    [reach] wem es hilft
    [skill] eine Fertigkeit
    [attribute] ein Attribut
    [type] ein Typ
    [damage] eine Schadensart
    [use] was der Gebrauch bewirkt
    [trait] eine Eigenschaft
    [power] eine Fähigkeit eines Anführers
    [weapon-kind] eine Waffenart
    [situation] eine Lage
    [response] eine Antwort der KI
    [attitude] eine Haltung
    [method] eine Methode
    [priority] eine Zielvorliebe
    [event-effect] was ein Ereignis tut
    [who] wen es meint
    [condition] ein Zustand
    [outcome] was man bekommt
    [drawn] eine Kartenart
    [deed] eine Tat
    [perk-power] was ein Extra tut
   *[ap] ein Zweck für Aktionspunkte
}. Erlaubt: { $allowed }.
wasteland-file-shape = „{ $text }“ ist nicht richtig geschrieben. So wird es geschrieben: { $allowed }.
wasteland-file-numbers = „{ $key }“ muss eine Liste von { $count } ganzen Zahlen sein.
wasteland-file-table = „{ $key }“ muss eine Tabelle sein.
wasteland-file-ratings = „{ $key }“ muss eine Liste von drei Rüstungswerten sein: physisch, Energie, Strahlung.
wasteland-file-strong = Eine Rüstung, die gegen eine Schadensart stark ist, ist es gegen jede, vor der sie schützt.
wasteland-file-word-twice = „{ $word }“ steht hier zweimal. Schreibe es einmal.
wasteland-file-no-card = In diesem Kartensatz gibt es { $what ->
    [unit] keine Einheit
    [weapon] keine Waffe
    [perk] kein Extra
    [leader] keine Anführerkarte
    [quest] keine Quest
    [consequence] keine Folge
   *[equipment] weder Waffe noch Gegenstand mit dem Namen
} „{ $id }“.
wasteland-file-not-natural = Die Waffe „{ $id }“ gehört zu keinem Körper. Gib ihr natural = true, oder nenne sie unter „standard“.
wasteland-file-not-ranged = Die Waffe „{ $id }“ taugt nicht für den Fernkampf; dafür ist die zweite bevorzugte Waffe da.
wasteland-file-no-type = Eine Einheit braucht mindestens einen Typ.
wasteland-file-skill-ruler = Die Fertigkeit „{ $skill }“ und das Lineal „{ $skill }“ gehören zusammen; schreibe beide oder keines.
wasteland-file-modifier = „modifier“ ändert eine Probe; nenne ihr „attribute“.
wasteland-file-together = „{ $first }“ und „{ $second }“ gehören zusammen; schreibe beide oder keines.
wasteland-file-needs = „{ $key }“ braucht „{ $other }“.
wasteland-file-inner = Der innere Kreis muss kleiner sein als die Fläche.
wasteland-file-scatter = Die Fehlwürfe von „scatter“ müssen von Eintrag zu Eintrag steigen.
wasteland-file-stages = „stages“ hat höchstens { $high } Einträge.
wasteland-file-columns = „columns“ hat 1 bis { $high } Einträge.
wasteland-file-cells = „{ $key }“ braucht für jede Spalte einen Eintrag: { $count }.
wasteland-file-methods = „methods“ hat drei Einträge (Flasche, Stern, Explosion) oder fünf, einen je Zeile.
wasteland-file-no-priority = Eine KI-Karte braucht mindestens eine Zielvorliebe.
wasteland-file-preferred = „preferred“ hat zwei Einträge: eine Waffe für den Nahkampf und eine für die Ferne; "" heißt keine.
wasteland-file-perk = „{ $key }“ gehört nicht zu einem Extra { $kind ->
    [settlement] der Siedlung
   *[model] eines Modells
}.
wasteland-file-no-roll = Ein Schub für einen Wurf braucht „attacks“ oder „tests“.
wasteland-file-consequence = „{ $key }“ gehört nicht zu einer Folge: Sie liegt offen und wird sofort ausgeführt.
wasteland-file-lasts = „{ $effect }“ gilt eine Weile; schreibe lasts = "round" oder lasts = "battle".
wasteland-file-nobodys = „{ $effect }“ braucht einen Besitzer; nur eine Folge hat einen.
wasteland-file-no-deed = Eine Quest braucht mindestens eine Tat.
wasteland-file-repeatable = Eine Quest, die weitergeht, kann nicht wiederholt werden.
wasteland-file-learned = Nur vom ersten Teil einer Quest erfährt man; die anderen folgen ihm.
wasteland-file-next = „{ $id }“ schließt nicht an: Es muss Teil { $part } derselben Reihe sein.
wasteland-file-not-learned = Die Quest „{ $id }“ ist ohnehin wählbar. Gib ihr learned = true.
wasteland-file-name = Der Name eines Kartensatzes steht in seiner ersten Datei, vor allen Karten. Schreibe ihn in set.toml.
wasteland-file-folder = Ein Kartensatz ist ein Ordner mit 1 bis { $high } TOML-Dateien; dieser hat { $found }.
wasteland-file-twice = Die Karte „{ $id }“ steht schon in { $first }.
wasteland-file-cards = Ein Kartensatz hat mindestens eine Einheit und höchstens { $high } Karten; dieser hat { $found } Karten.
wasteland-file-good = Dieser Kartensatz ist in Ordnung: „{ $name }“ mit { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}, { $weapons ->
    [one] { $weapons } Waffe
   *[other] { $weapons } Waffen
}, { $items ->
    [one] { $items } Gegenstand
   *[other] { $items } Gegenständen
}, { $ai ->
    [one] { $ai } KI-Karte
   *[other] { $ai } KI-Karten
} und { $campaign ->
    [one] { $campaign } Kampagnenkarte
   *[other] { $campaign } Kampagnenkarten
}.
