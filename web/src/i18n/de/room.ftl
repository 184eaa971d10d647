# Bevor es losgeht, und Tische, die nicht gezeigt werden können.
room-sub =
    { $seats ->
        [one] { $game }, { $seats } Platz
       *[other] { $game }, { $seats } Plätze
    }
room-seats = Wer spielt
room-sit = Hinsetzen
room-sit-too = Noch jemand an diesem Gerät
room-kick = Wegschicken
room-password = Passwort
room-free =
    { $n ->
        [one] 1 Platz ist frei
       *[other] { $n } Plätze sind frei
    }
room-ready = Alle sind da. Der Gastgeber startet die Partie.
room-ready-host = Alle sind da. Starte, wann du willst.
room-dice = Alle geben ihren Teil zu den Würfeln …
room-starting = Die Partie beginnt …
room-start = Partie starten
room-leave = Aufstehen
room-close = Tisch schließen
room-terms = So spielen wir
terms-bank =
    Alle haben { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } und { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } mehr je Antwort.
terms-hours =
    { $hours ->
        [one] { $hours } Stunde je Antwort.
       *[other] { $hours } Stunden je Antwort.
    }
terms-undo-rule = Nur eigene Züge, solange nichts aufgedeckt wurde.
terms-undo-bots = Auch über die Antworten der Bots hinweg.
terms-undo-consent = Mehr, wenn alle anderen zustimmen.
terms-hints = Bots geben Tipps.
terms-watch-live = Andere dürfen zuschauen.
terms-watch-delayed = Andere dürfen zuschauen, etwas später.
terms-watch-no = Niemand sonst darf zuschauen.
invite-title = Einladen
invite-qr = Der Weg zu diesem Tisch als Bild: { $link }
invite-link = Der Link dieses Tisches
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-alone = Diese Adresse gilt nur auf diesem Rechner. Für andere Geräte starte den Tisch mit --host 0.0.0.0 und öffne die Adresse, die er nennt.
gone-gone = Diesen Tisch gibt es nicht
gone-gone-text = Niemand kennt einen Tisch { $code }. Prüf den Link, oder bitte um einen neuen.
gone-closed = Dieser Tisch wurde geschlossen
gone-closed-text = Der Gastgeber hat den Tisch { $code } vor Spielbeginn geschlossen. Eröffne selbst einen, oder bitte um einen anderen Link.
gone-forbidden = Diesen Tisch darfst du nicht sehen
gone-forbidden-text = Der Tisch { $code } lässt keine Zuschauer zu. Wenn du dort sitzt, öffne ihn in dem Browser, mit dem du beigetreten bist.
gone-other = Der Tisch kann nicht gezeigt werden
gone-other-text = Der Tisch { $code } antwortet nicht wie erwartet. Lade die Seite neu; von deiner Partie ist nichts verloren.
