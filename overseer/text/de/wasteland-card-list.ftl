# Die Karten von Wasteland in einer Liste, und eine im Ganzen.

cards-wasteland-units = Einheiten
cards-wasteland-weapons = Waffen
cards-wasteland-items = Gegenstände
cards-wasteland-leaders = Anführer
cards-wasteland-dangers = Gefahren
cards-wasteland-ais = KI-Karten
cards-wasteland-perks = Extras
cards-wasteland-boosts = Schübe
cards-wasteland-events = Ereignisse und Folgen
cards-wasteland-explorations = Erkundung
cards-wasteland-quests = Quests
cards-wasteland-ai-card = { $name }: KI-Karte
cards-wasteland-count = { $n ->
    [0] Keine Karte passt.
    [one] { $n } Karte.
   *[other] { $n } Karten.
}
cards-wasteland-foot = { $id } – { $source }
cards-wasteland-which = Welche Karte? Siehe: overseer cards wasteland list
cards-wasteland-unknown = Es gibt keine Karte „{ $id }“. Ähnlich: { $near }. Alle: overseer cards wasteland list
cards-wasteland-kind = „{ $kind }“ ist keine Kartenart. Wähle eine davon: { $known }.
