# `overseer show`: jeder Augenblick eines Spiels als Bild.

show-written = Das Bild zeigt den Tisch nach Zug { NUMBER($n, useGrouping: 0) } von { NUMBER($moves, useGrouping: 0) }; es steht in { $file }.
show-moment = Nach Zug { NUMBER($n, useGrouping: 0) } von { NUMBER($moves, useGrouping: 0) }
show-error-svg = Wohin soll das Bild? Ergänze zum Beispiel: --svg augenblick.svg
show-error-same = { $file } ist die Aufzeichnung selbst. Wähle für das Bild eine andere Datei.
show-error-at = Die Aufzeichnung hat { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, also gibt es keinen Zug { NUMBER($n, useGrouping: 0) }. Gib mit --at eine kleinere Zahl an oder für das Ende gar keine.
show-error-game = Von „{ $game }“ gibt es keine Bilder. Gezeichnet werden diese Spiele: { $known }.

## Shelter

show-shelter-title = Shelter – Runde { $round }
show-shelter-dwellers = Bewohner: { $home } verfügbar, { $placed } bei der Arbeit, { $wounded } verletzt

## Tragic

show-tragic-title = Tragic – Zug { $turn } von { $name }
show-tragic-setup = Tragic – Aufbau
show-tragic-hand = Hand
show-tragic-library = Bibliothek
show-tragic-discard = Ablage

## Wasteland

show-battle-title = { $round ->
    [0] Wasteland – { $scenario }, Aufbau
   *[other] Wasteland – { $scenario }, Runde { $round } von { $rounds }
}
show-rulers = Lineale
show-ruler = { $colour }, { $n } mm
show-terrain = Gelände
show-outline-solid = sperrt Weg oder Sicht
show-outline-dashed = ist begehbar
show-signs = Zeichen
show-status-unready = nicht bereit
show-status-ready = bereit
show-status-used = verbraucht
show-reaction = vorbereitet
show-condition = hat einen Zustand
show-marker-investigation = Untersuchungsmarker
show-marker-searchable = Durchsuchbar-Marker
show-marker-mine = Mine
show-marker-place = Ort des Szenarios
show-marker-heap = Gegenstände am Boden
show-marker-strike = Artillerieschlag
show-side = Seite { $side } – { $players }
show-side-nobody = Seite { $side }
show-ai = KI
show-model = { $n } · { $name }
show-model-state = { $status } – { $kit }
show-carries = trägt etwas
show-place-waiting = noch nicht auf dem Tisch
show-place-escaped = hat den Tisch verlassen
show-place-removed = ausgeschaltet

## Hilfe

help-show = Jeden Augenblick einer aufgezeichneten Partie zeichnen
    .long = Den Tisch zeichnen, wie er nach irgendeinem Zug einer aufgezeichneten Partie stand, so wie ihn Zuschauer sahen: den Vault von Shelter, den Spieltisch von Tragic oder das Schlachtfeld von Wasteland. Das Bild ist eine SVG-Datei, die jeder Browser öffnet.
    .examples =
        overseer show partie.overseer --svg ende.svg  Der letzte Augenblick
        overseer show partie.overseer --at 40 --svg zug-40.svg  Nach dem 40. Zug
help-show-file = Die Aufzeichnung einer Partie.
    .value = DATEI
help-show-svg = Wohin das Bild geschrieben wird.
    .value = DATEI.svg
help-show-at = Nach so vielen Zügen, den Zufall mitgezählt; 0 ist der Anfang. Ohne Angabe: das Ende.
    .value = N
