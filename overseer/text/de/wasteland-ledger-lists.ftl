# Die Listen des Begleiters: woraus man wählt, und was eine Korrektur geändert hat.

companion-die-white = weißer Würfel
companion-die-red = roter Würfel
companion-flip-lucky = Der Glücksmarker zeigt die Glücksseite
companion-flip-blank = Der Glücksmarker zeigt die leere Seite

companion-marker-investigation = Untersuchungsmarker
companion-marker-searchable = Durchsuchbar-Marker
companion-marker-mine = Mine
companion-marker-place = Ort des Szenarios
companion-marker-heap = Sachen am Boden
companion-marker-strike = Ziel der Artillerie

companion-level-draw = Unentschieden
companion-level-minor = knapper Sieg
companion-level-plain = Sieg
companion-level-major = großer Sieg

companion-status-unready = nicht bereit
companion-status-ready = bereit
companion-status-used = verbraucht
companion-place-table = auf dem Tisch
companion-place-waiting = wartet
companion-place-removed = entfernt
companion-place-escaped = entkommen

## Was eine Korrektur geändert hat

companion-changed-model = { $who }: { $what } { $before } → { $after }
companion-changed-table = { $what }: { $before } → { $after }
companion-changed-of = { $who }: { $what }
companion-changed = Jetzt anders: { $what }
companion-changed-turn = Am Zug: { $side }
companion-fact-left = Gesundheit
companion-fact-health = Gesundheit
companion-fact-rads = Strahlung
companion-fact-points = Aktionspunkte
companion-fact-luck = Glück
companion-fact-reactions = Reaktionen
companion-fact-boosts = Rüstungsmarker
companion-fact-power-damage = Schaden der Powerrüstung
companion-fact-stuns = Betäubungen
companion-fact-round = Runde
companion-fact-items = Gegenstandsstapel
companion-fact-dangers = Gefahrenstapel
companion-fact-level = Siegstufe
companion-fact-status = Zug
companion-fact-place = Ort
companion-fact-conditions = Zustände
companion-fact-weapons = Waffen
companion-fact-cards = Karten
companion-fact-power = Powerrüstung
companion-fact-turn = wer am Zug ist
companion-fact-end = das Ende des Gefechts
companion-fact-held = Karten auf der Hand
companion-fact-fate = Ereignisstapel
companion-fact-markers = Marker
companion-fact-counts = Zähler
companion-fact-house = Hausregeln
companion-fact-other = etwas anderes

## Was als Nächstes kommt

companion-next-begin = Wähle ein Szenario und wer spielt.
companion-next-field = Stelle Modelle auf den Tisch.
companion-next-round = { $side ->
    [none] Eine neue Runde beginnt. Beide Seiten haben gleich viele Modelle: Der Glücksmarker sagt, wer beginnt.
   *[other] Eine neue Runde beginnt. Vorteil: { $side }.
}
companion-next-event = Ziehe das Ereignis dieser Runde.
companion-next-token = { $side }: Zieh einen Marker.
companion-next-ready = { $side }: Mach ein Modell bereit.
companion-next-activate = { $n ->
    [one] { $side }: Aktiviere { $model }.
   *[other] { $side }: Aktiviere die bereiten Modelle.
}
companion-next-act = { $model } ist aktiv.
companion-next-turn = Als Nächstes: { $side }.
companion-next-finish = Die letzte Runde ist vorbei. Wer hat gewonnen?
companion-next-over = Das Gefecht ist vorbei.
