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

help-inspect = Nachsehen, was Clients in einem beliebigen Moment eines aufgezeichneten Spiels bekommen
    .long = Als JSON ausgeben, was ein Client nach einem beliebigen Zug eines aufgezeichneten Spiels bekommt: die Szene zum Zeichnen und die Frage zum Beantworten, mit den Augen eines Zuschauers oder eines Platzes, und die ganze Stellung mit ihrer Prüfsumme. Für alle, die einen Client, einen Bot oder Regeln schreiben und wissen wollen, was in diesem Moment da war.
    .examples =
        overseer inspect game.overseer --at 40  Alles nach dem 40. Zug
        overseer inspect game.overseer --at 40 --question --seat 2  Was der zweite Platz gefragt wurde
        overseer inspect game.overseer --state  Die letzte Stellung, auch das Verborgene
help-inspect-file = Die Aufzeichnung eines Spiels.
    .value = DATEI
help-inspect-at = Nach so vielen Zügen, den Zufall mitgezählt; 0 ist der Anfang. Ohne Angabe: das Ende.
    .value = N
help-inspect-seat = Mit den Augen dieses Platzes; 1 ist der erste. Ohne Angabe: mit denen eines Zuschauers, und die Frage an den, der gefragt ist.
    .value = N
help-inspect-scene = Nur die Szene.
help-inspect-question = Nur die Frage.
help-inspect-state = Nur die Stellung.
