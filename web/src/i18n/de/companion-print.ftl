# Blätter zum Drucken für den echten Tisch.
print-title = Blätter zum Drucken
print-back = Zurück zum Gefecht
print-briefing = Einweisung
print-leader = führt
print-heroic = heldenhaft
print-health = Gesundheit
print-power = Powerrüstung
print-luck = Glück
print-cards = Schübe, Quest und Folgen
print-secret = { $n ->
    [one] und eine Karte, die nur ihr Besitzer kennt
   *[other] und { $n } Karten, die nur ihr Besitzer kennt
}
print-force = Die Truppe von { $name }
