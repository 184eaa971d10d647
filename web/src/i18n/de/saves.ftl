# Partien, die im Terminal gespeichert wurden.
save-title = Eine gespeicherte Partie
save-text = Spiel hier weiter, was du im Terminal begonnen hast. Wähle die Datei (.overseer) oder zieh sie hierher.
save-choose = Gespeicherte Partie fortsetzen
save-reading = Die Partie wird geprüft …
save-drop = Zieh die gespeicherte Partie irgendwohin auf diese Seite
save-moves =
    { $n ->
        [one] { $n } Zug wurde gespielt.
       *[other] { $n } Züge wurden gespielt.
    }
save-old = Sie begann nach den Regeln { $rules } und geht nach den heutigen weiter.
save-seats = Wo sitzt du?
save-seat = Platz { $n }
save-seat-turn = Platz { $n } (am Zug)
save-friends = Plätze, die du freilässt, sind für Freunde: Du bekommst einen Link.
save-dice = Von hier an würfelt dieser Tisch. Für die Würfel davor kann niemand bürgen.
save-go = Weiterspielen
save-here =
    { $n ->
        [one] Hier geht eine gespeicherte Partie weiter, nach { $n } Zug.
       *[other] Hier geht eine gespeicherte Partie weiter, nach { $n } Zügen.
    }
save-dice-fixed =
    { $n ->
        [one] Der erste Zug stammt aus einer gespeicherten Partie: Für seine Würfel kann niemand bürgen. Die dieses Tisches standen fest, bevor sie weiterging.
       *[other] Die ersten { $n } Züge stammen aus einer gespeicherten Partie: Für ihre Würfel kann niemand bürgen. Die dieses Tisches standen fest, bevor sie weiterging.
    }
save-dice-good = Alles passt: Seit Zug { $n } fiel jeder Würfel, wie es feststand, bevor die Partie hier weiterging.
trouble-save-side = Diese Datei gehört nur zu einer gespeicherten Partie. Wähle die, deren Name auf .overseer endet.
trouble-save-large = Diese Datei ist zu groß für eine gespeicherte Partie. Prüfe, ob es die richtige ist.
trouble-save-unread = Die Datei ließ sich nicht lesen. Wähle sie noch einmal.
