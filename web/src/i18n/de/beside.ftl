# Neben den echten Tischen von Shelter und Tragic.
beside-shelter = Shelter neben dem echten Tisch
beside-tragic = Tragic neben dem echten Tisch
beside-tab-threats = Gefahren
beside-tab-scores = Wertung
beside-tab-life = Leben
beside-tab-criticals = Kritische Treffer
beside-tab-deck = Deck
beside-undo = Zurücknehmen
beside-redo = Wiederherstellen
beside-history = Was geschah
beside-history-none = Noch nichts.
beside-begin = Begonnen
beside-player = Spieler { $n }
beside-people = Wie viele spielen
beside-name = Name
beside-less = Weniger: { $name }
beside-more = Mehr: { $name }
beside-rules = Die Regeln dazu
beside-anew = Neu
beside-end-cards = Karten, die am Ende zählen
beside-other-cards = Zufriedenheit durch andere Karten
beside-sum = { $happiness } + { $items } durch Karten − { $lost } durch Gefahren = { $total }
beside-won = { $name } liegt vorn.
beside-tie = { $by ->
    [cubes] Bei Gleichstand entscheiden die Ressourcenwürfel.
    [dwellers] Bei Gleichstand entscheiden die Bewohner.
   *[items] Bei Gleichstand entscheiden die Gegenstände.
}
beside-shared = Geteilt: { $names }
beside-threats-text = Ab Runde 2: zwei Würfel für jedes Stockwerk, von oben nach unten. Nichts erscheint, wo das Stockwerk in der Spalte kein Feld hat oder schon eine Gefahr liegt.
beside-top = Oberstes Stockwerk
beside-floor = Stockwerk { $n }
beside-throw = Würfeln
beside-throw-all = Für alle Stockwerke würfeln
beside-by-hand = Summe der von Hand geworfenen Würfel: { $floor }
beside-sum-of = von Hand
beside-next-round = Nächste Runde
beside-shaft = 7: der Schacht, keine Gefahr
beside-column = Spalte { $sum }
beside-fight = Ein Kampf
beside-needed = Nötig
beside-fight-won = { $sum }: gewonnen, nimm die Belohnung
beside-fight-lost = { $sum }: verloren, der Bewohner ist verwundet
beside-chances = Wie wahrscheinlich jede Spalte ist
beside-set-up = Spieler und Eigenschaften
beside-new-duel = Neues Duell
beside-life = { $name }: { $n } von { $most } Leben
beside-life-by = { $name }: Leben { $by }
beside-beaten = Besiegt
beside-radiation = Strahlung
beside-radiation-of = { $name }: Strahlungsstufe { $n }
beside-levels-more = (und { $n } weitere)
beside-more-life = Höchstwert durch andere Karten
beside-traits = Eigenschaften, die hier zählen: { $n }
beside-attacker = Wer angreift
beside-chances-of = kritische Chancen durch andere Karten
beside-chances-more = Kritische Chancen: { $own }, und durch andere Karten
beside-damage = Schaden nach Rüstung
beside-critical-odds = { $dice } Würfel: kritisch zu { $share } ({ $exact })
beside-enter-dice = Würfel eingeben
beside-dice = Die Würfel
beside-die = Würfel { $n }: { $face }
beside-turn-dice = Tippe einen Würfel an, um ihn weiterzudrehen.
beside-critical = Kritisch, mit { $ones } Einsen: { $damage } × { $factor } = { $total } Schaden
beside-no-critical = { $ones ->
    [0] Nicht kritisch: kein Würfel zeigt eine 1. { $damage } Schaden.
   *[other] Nicht kritisch: nur { $ones } Würfel zeigt eine 1. { $damage } Schaden.
}
beside-deck-text = Ist ein Deck erlaubt? Füge eine Liste, einen Code oder eine Datei ein oder wähle eines. Dafür braucht es eine Verbindung.
beside-deck-paste = Ein Deck als Text
beside-deck-check = Prüfen
beside-deck-choose = oder ein vorhandenes
beside-deck-legal = erlaubt
beside-deck-illegal = nicht erlaubt
beside-deck-size = { $n } von { $wanted } Karten
beside-deck-build = Decks bauen
beside-did-count = { $name }: { $what } { $value }
beside-did-card = { $name }: mit { $card }
beside-did-card-off = { $name }: ohne { $card }
beside-did-name = { $name } heißt { $new }
beside-did-people = { $n } Spieler
beside-did-anew = Ein neues Blatt
beside-did-threat = { $floor }: { $sum }
beside-did-threats = Für alle Stockwerke gewürfelt
beside-did-round = Nächste Runde
beside-did-needed = Im Kampf ist { $needed } oder mehr nötig
beside-did-fight = Kampf: { $sum }, nötig war { $needed }
beside-did-life = { $name }: Leben { $by }
beside-did-radiation = { $name }: Strahlungsstufe { $level }
beside-did-duel = Ein neues Duell zu { $n }
