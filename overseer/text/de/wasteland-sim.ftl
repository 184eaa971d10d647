# Simulierte Gefechte (`overseer sim wasteland`) und das Scharmützel, das Bots darin spielen.

sim-caps = Erbeutete Kronkorken
sim-draws = Unentschieden: { $share }.
sim-first-side = Die Seite, die beginnt, gewinnt { $share } ({ $interval }).
sim-force = Truppe
sim-battles = Gefechte
sim-error-forces = { $forces } Truppen passen nicht zu { $seats } Plätzen. Nenne eine Truppe für alle, eine je Platz oder „all“; --matrix nimmt beliebig viele.
sim-error-matrix-forces = Eine Matrix braucht zwei Plätze und mindestens zwei verschiedene Truppen, zum Beispiel --decks minutemen,hammer; ohne --decks nimmt sie die fertigen zu 750 Kronkorken.

bench-sights-per-s = Sichtlinien/s
bench-thoughts-per-s = KI-Entscheidungen/s

wasteland-scenario-skirmish = Scharmützel
    .briefing = Zwei gleich starke Truppen treffen im Freien aufeinander. Niemand ist wegen etwas anderem hier als wegen der Gegenseite.
    .aim = Nach sechs Runden, oder sobald eine Seite niemanden mehr hat, gewinnt die Seite, die Gegner im Wert von mehr Kronkorken entfernt hat.
end-wasteland-skirmish-eliminated = Eine Seite hat niemanden mehr.
end-wasteland-skirmish-caps = Nach der letzten Runde gewinnt die Seite, die mehr Kronkorken erbeutet hat.
end-wasteland-skirmish-level = Nach der letzten Runde haben beide Seiten gleich viel erbeutet.
