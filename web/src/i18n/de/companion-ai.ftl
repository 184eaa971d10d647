# Das Drumherum der KI durch Fragen; was sie fragt und sagt, kommt vom Server.
ai-title = Die KI
ai-turn = Zug der KI
ai-idle = Die KI hat gerade nichts zu tun. Ihr seid am Zug.
ai-who = { $name } handelt
ai-who-reacts = { $name } könnte reagieren
ai-action = { $n ->
    [1] erste Aktion von zweien
   *[other] zweite Aktion von zweien
}
ai-quick = mit Aktionspunkten
ai-reaction = eine Reaktion
ai-yes = Ja
ai-no = Nein
ai-nobody = Niemand
ai-answer = Wähle
ai-these = { $n ->
    [one] Diese
   *[other] Diese { $n }
}
ai-health = { $left } von { $health } Gesundheit
ai-thing = { $name }, { $left } von { $health } Gesundheit
ai-entry = { $text }:
ai-why = Warum?
ai-undo = Den letzten Eintrag zurücknehmen
ai-chance = { $stage ->
    [draw] Marker ziehen
    [die] Würfel werfen
   *[other] Eines davon ziehen
}
ai-by-hand = { $stage ->
    [draw] Oder tippe auf den, den ihr selbst gezogen habt.
    [die] Oder tippe auf die Seite, die ihr selbst geworfen habt.
   *[other] Oder tippe auf das, was ihr selbst gezogen habt.
}
ai-do = { $id ->
    [attack] Angriff: würfeln
    [done] { $deed ->
        [fight] Fertig, ohne die Würfel der App
        [shoot] Fertig, ohne die Würfel der App
        [throw] Fertig, ohne die Würfel der App
        [prepare] Fertig, der Marker liegt
        [reload] Fertig, geladen
        [look] Fertig, es hat nachgesehen
        [detonate] Sie geht hoch
       *[other] Fertig, es steht dort
    }
    [worked] Gelungen
    [failed] Misslungen
    [cannot] Geht nicht
    [stuck] Es endete anders
    [activate] Es handelt
    [end] Weiter
    [turn] Nächster Zug
    [pass] Weiter
   *[noticed] Es hat gehandelt: Wer reagiert?
}
ai-reacts = Eins von mir reagiert
ai-reacts-help = Es gibt seinen Reaktionsmarker aus. Angriffe und Schaden werden am Tisch eingetragen.
ai-reacts-still = { $name } reagiert und bleibt
ai-reacts-moved = { $name } reagiert und bewegt sich
ai-ended = Wie endete es?
ai-whole = Es ging sein ganzes Lineal.
ai-touches = Wen berührt es jetzt?
ai-moved = Jemand anderes wurde dadurch bewegt
ai-so-it-is = So steht es
ai-throw = { $is ->
    [strike] Der Angriff
    [activate] Es handelt
   *[other] Würfel
}
ai-range = Reichweite
ai-short = Kurz
ai-long = Weit
ai-cover = Deckung dazwischen
ai-facts = Was in diesem Szenario geschehen ist
ai-wears = { $name } trägt die Rüstung
ai-under = Wer ist unter der Scheibe?
