# Decks, die am Online-Tisch gebaut werden: was an einer Anfrage nicht stimmt.

decks-imported = Importiertes Deck
decks-unnamed = Deck ohne Namen
server-deck-none = Schicke ein Deck oder den Text eines Decks.
server-deck-name = Der Name eines Decks hat 1 bis { $most } sichtbare Zeichen.
server-deck-card = „{ $card }“ ist keine Karte des Sets „{ $set }“.
server-deck-place = „{ $card }“ steht in der falschen Liste: Karten, Eigenschaften und Talente sind getrennt.
server-deck-large = { $most } Karten sind Auswahl genug. Nimm erst welche heraus.
server-many-decks = Du hast { $most } Decks. Entferne zuerst eines.
server-deck-changed = Dieses Deck wurde anderswo geändert, darum wurde nichts überschrieben. Öffne es neu oder speichere deines als neues Deck.
server-no-deck = So ein Deck hast du nicht. Schau unter deinen eigenen nach.
server-no-deck-version = Die Version { $n } dieses Decks gibt es nicht mehr.
refusal-tragic-deck-line = Zeile { $line } („{ $text }“) nennt keine Karte. Schreibe den Namen oder die Kennung einer Karte, davor die Anzahl: „2 Faustschlag ★“.
refusal-tragic-deck-lines = Diese Liste hat mehr als { $high } Zeilen. Das ist kein Deck.
decks-goldfish-other = Strohpuppe
decks-goldfish-won = { $turn ->
    [0] Die Puppe steht noch.
   *[other] Die Puppe fällt im { $turn }. Zug.
}
server-no-trials = An diesem Tisch werden keine Decks erprobt: Wer ihn betreibt, hat das abgeschaltet.
server-trial-running = Eines deiner Decks wird schon erprobt. Warte darauf, oder halte es zuerst an.
server-trials-busy = Gerade werden zu viele Decks erprobt. Versuche es etwas später noch einmal.
server-trial-set = Erprobt werden hier nur Decks aus den Standardkarten: Die fertigen Decks haben keine anderen.
