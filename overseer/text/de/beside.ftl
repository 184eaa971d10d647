# Neben dem echten Tisch: was ein Wertungsblatt zählt.

beside-shelter-happiness = Zufriedenheit
beside-shelter-energy = Energie
beside-shelter-food = Nahrung
beside-shelter-water = Wasser
beside-shelter-dweller = Bewohner
beside-shelter-item = Gegenstände
beside-shelter-lying = Gefahren auf deinem Stockwerk
beside-shelter-room = Räume auf deinem Stockwerk
beside-shelter-trained = Trainierte Bewohner
beside-shelter-threat = Entfernte Gefahren
