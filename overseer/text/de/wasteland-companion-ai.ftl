# Die KI neben einem echten Tisch (WC-A1 bis WC-A25): was sie fragt, was zu tun ist, und warum.

## Dinge und Lineale

companion-ruler = { $colour ->
    [orange] Lineal Orange
    [yellow] Lineal Gelb
    [red] Lineal Rot
    [green] Lineal Grün
    [blue] Lineal Blau
   *[black] Lineal Schwarz
} ({ $cm } cm)
companion-then = { $first }, dann { $rest }
companion-or = { $first } oder { $rest }
companion-home = eigener Aufstellungspunkt
companion-point = Punkt des Ziels

## Fragen

companion-ask-touch = { $count ->
    [one] Berührt { $me } { $who }?
   *[other] Wen berührt { $me }?
}
companion-ask-touch-help = Bases, die sich berühren, sind im Nahkampf.
companion-ask-engaged = { $count ->
    [one] Ist { $who } im Nahkampf?
   *[other] Wer von diesen ist im Nahkampf?
}
companion-ask-engaged-help = Im Nahkampf: Die Base eines Feindes berührt die eigene.
companion-ask-fought = { $count ->
    [one] Kämpft außer { $me } noch jemand gegen { $who }?
   *[other] Gegen wen von diesen kämpft außer { $me } noch jemand?
}
companion-ask-fought-help = Die Base eines anderen Modells seiner Seite berührt die ihre. Ein vorsichtiges Modell schießt nicht in einen solchen Kampf, und es schließt sich ihm zuerst an.
companion-ask-friends = { $count ->
    [one] Reicht das { $ruler } von { $me } bis { $who }?
   *[other] Bis zu welchen Freunden reicht das { $ruler } von { $me }?
}
companion-ask-friends-help = Von Base zu Base; ihre Zahl bestimmt die Spalte der KI-Karte.
companion-ask-within = { $count ->
    [one] Sieht { $me } { $who }, nicht weiter weg als das { $ruler }?
   *[other] Wen sieht { $me }, nicht weiter weg als das { $ruler }?
}
companion-ask-within-help = So weit reicht die Waffe im Nahkampf: { $weapon }.
companion-ask-reach = { $count ->
    [one] Reicht das { $ruler } von { $me } bis { $who }?
   *[other] Bis zu wem reicht das { $ruler } von { $me }?
}
companion-ask-reach-help = Lege es von der Base aus an, um Mauern und Feinde herum; über schwieriges Gelände nimm eine Farbe weniger. Ob es sie sieht, zählt noch nicht.
companion-ask-along = { $count ->
    [one] Kann sich { $me } in Kontakt mit { $who } bewegen und weiter alle berühren, gegen die es jetzt kämpft?
   *[other] Mit wem von diesen kann { $me } durch eine Bewegung in Kontakt kommen und weiter alle berühren, gegen die es jetzt kämpft?
}
companion-ask-along-help = Höchstens so weit: { $ruler }. Es löst sich nicht: Eine Bewegung, die jemanden loslässt, zählt nicht.
companion-ask-sees = { $count ->
    [one] Sieht { $me } { $who }?
   *[other] Wen sieht { $me }?
}
companion-ask-sees-help = Ein Sturmangriff geht nur gegen den, der zu sehen ist.
companion-ask-next = { $count ->
    [one] Reichen das { $ruler } und das { $second } zusammen bis { $who }?
   *[other] Bis zu wem reichen das { $ruler } und das { $second } zusammen?
}
companion-ask-next-help = Lege eines nach dem anderen von der Base aus an, um Mauern herum. Wen beide nicht erreichen, erreicht auch eines allein nicht.
companion-ask-sees-then = { $count ->
    [one] Sähe { $me } nach einer Bewegung geradeaus ({ $ruler }) { $who }?
   *[other] Wen sähe { $me } nach einer Bewegung geradeaus dorthin ({ $ruler })?
}
companion-ask-sees-then-help = Nur gegen den, der dann zu sehen ist, kann ein Sturmangriff folgen.
companion-ask-shot = { $count ->
    [one] Sieht { $me } { $who } in dieser Reichweite: { $rulers }?
   *[other] Wen sieht { $me } in dieser Reichweite: { $rulers }?
}
companion-ask-shot-help = Die Reichweite von Base zu Base: { $weapon }. Ein getarntes Modell ist nur bis zu einem Wachsamkeitslineal zu sehen.
companion-ask-position = { $count ->
    [one] Käme { $me } mit einer Bewegung ({ $ruler }) zu einem Schuss auf { $who }?
   *[other] Auf wen könnte { $me } nach einer Bewegung ({ $ruler }) schießen?
}
companion-ask-position-help = Eine Stelle, die die Bewegung erreicht, mit Sichtlinie und in Reichweite ({ $weapon }): { $rulers }.
companion-ask-break-off = { $count ->
    [one] Könnte { $me } nach dem Lösen ({ $ruler }) auf { $who } schießen, nicht schwerer als von hier?
   *[other] Auf wen könnte { $me } nach dem Lösen ({ $ruler }) schießen, nicht schwerer als von hier?
}
companion-ask-break-off-help = In Reichweite ({ $weapon }: { $rulers }), in Sicht, mit nicht mehr Deckung als jetzt.
companion-ask-break-off-harder = { $count ->
    [one] Könnte { $me } nach dem Lösen ({ $ruler }) überhaupt auf { $who } schießen?
   *[other] Auf wen könnte { $me } nach dem Lösen ({ $ruler }) überhaupt schießen?
}
companion-ask-break-off-harder-help = In Reichweite ({ $weapon }: { $rulers }) und in Sicht, egal hinter welcher Deckung.
companion-ask-nearest = Wer ist die wenigsten Bewegungen von { $me } entfernt?
companion-ask-nearest-help = Zähle ganze Bewegungen auf dem Weg, nicht die Luftlinie; nenne alle, die gleich weit sind.
companion-ask-closest = Wer ist von Base zu Base am nächsten an { $me }?
companion-ask-closest-help = Beim Schuss zählt der Abstand; nenne alle, die gleich nah sind.
companion-ask-important = Wer ist am nächsten an dem, worum es { $me } geht?
companion-ask-important-help = Von Base zu Base, bis zum nächsten davon: { $subjects }.
companion-ask-cover = Wer hat gegen { $me } am wenigsten Deckung?
companion-ask-cover-help = Zähle, was zwischen den Bases Deckung gibt, auch Modelle; nenne alle, die gleich sind.
companion-ask-at = { $count ->
    [one] Ist { $me } in Kontakt damit: { $who }?
   *[other] Womit davon ist { $me } in Kontakt?
}
companion-ask-at-help = Einen Punkt bedeckt die Base, einen Rand erreicht sie.
companion-ask-usable = { $count ->
    [one] Ist { $me } in Kontakt damit oder nah genug, um es zu benutzen: { $who }?
   *[other] Womit davon ist { $me } in Kontakt oder nah genug, um es zu benutzen?
}
companion-ask-usable-help = Es braucht Kontakt, wenn das Szenario nicht sagt, wie nah genügt.
companion-ask-subject = Was davon ist die wenigsten Bewegungen von { $me } entfernt?
companion-ask-subject-help = Auf dem Weg, ohne am Ende einen Feind zu berühren. Sind es gleich viele, zählt der kürzere Weg.
companion-ask-one-move = Bringt eine Bewegung ({ $ruler }) { $me } in Kontakt damit: { $who }?
companion-ask-one-move-help = Auf dem kürzesten Weg, ohne einen Feind zu berühren.
companion-ask-looks = { $count ->
    [one] Bemerkt { $me } dies: { $who }?
   *[other] Was davon bemerkt { $me }?
}
companion-ask-looks-help = Bis zum Wachsamkeitslineal, und in Sicht.
companion-ask-slides = { $count ->
    [one] Könnte der Feind um { $me } herum in Kontakt damit gleiten: { $who }?
   *[other] Womit davon könnte der Feind um { $me } herum in Kontakt gleiten?
}
companion-ask-slides-help = Oder mit einem Modell seiner Seite, das es berührt.
companion-ask-aware = Bemerkt { $me } { $who }: nicht weiter weg als { $rulers }, und in Sicht?
companion-ask-aware-help = Zweimal das Wachsamkeitslineal, irgendwo auf dem Weg der Aktion.
companion-ask-safer = Stünde { $me } nach einer Bewegung ({ $ruler }) sicherer?
companion-ask-safer-help = Sicherer: wo weniger Feinde mit einer Aktion hinschießen oder hinstürmen können, dann mit mehr Deckung.
companion-ask-at-place = In Gedanken steht { $me } dort, nicht im Nahkampf: { $at }.
companion-ask-none = Niemand
companion-ask-yes = Ja
companion-ask-no = Nein

## Was zu tun ist

companion-do-fight = { $me }: Nahkampf gegen { $target } ({ $weapon }).
companion-do-detonate = { $me }: die Bombe zünden.
companion-do-charge = { $me }: { $ruler } auf { $target } zu, bis zum Kontakt. Es ist ein Sturmangriff.
companion-do-contact = { $me }: { $ruler } auf { $target } zu, bis zum Kontakt.
companion-do-next-charge = { $me }: { $ruler } auf { $target } zu, sodass danach ein Sturmangriff hinreicht.
companion-do-next-move = { $me }: { $ruler } auf { $target } zu, sodass danach eine Bewegung hinreicht.
companion-do-towards = { $me }: { $ruler } auf { $target } zu.
companion-do-shoot = { $me }: Schuss auf { $target } ({ $weapon }, { $rulers }).
companion-do-throw = { $me }: Wurf auf { $target } ({ $weapon }, { $rulers }).
companion-do-position = { $me }: { $ruler } zu einer Stelle für einen Schuss auf { $target } ({ $weapon }, { $rulers }).
companion-do-nearer = { $me }: { $ruler } auf { $target } zu.
companion-do-break-off = { $me }: { $ruler } aus dem Nahkampf, zu einer Stelle für einen Schuss auf { $target } ({ $weapon }, { $rulers }).
companion-do-nearest = { $me }: { $ruler } auf den nächsten Feind zu, { $target }.
companion-do-move = { $me }: { $ruler } auf dem Weg dorthin: { $target }.
companion-do-touch = { $me }: { $ruler } bis zum Kontakt damit: { $target }.
companion-do-look = { $me }: dies ansehen: { $target }. Es kostet keine Aktion.
companion-do-use = { $me }: dies benutzen: { $target }.
companion-do-reload = { $me }: nachladen ({ $weapon }).
companion-do-prepare = { $me }: vorbereiten, ein Reaktionsmarker.
companion-do-heal = { $me }: benutzen: { $weapon }.
companion-do-lost = { $me }: nichts, die Aktion verfällt.
companion-do-end = { $me }: Die Aktivierung ist vorbei.
companion-do-pass = Niemand reagiert.
companion-do-retreat = { $me }: { $ruler } zur sichersten Stelle, als Reaktion.

## Wie

companion-how-straight = Auf dem kürzesten Weg, um Mauern herum; er darf im Freien enden.
companion-how-careful = Mindestens das halbe Lineal, dann die sicherste Stelle: wo die wenigsten Feinde hinschießen oder hinstürmen können, dann mit der meisten Deckung.
companion-how-off = Die Bewegung endet in Kontakt mit keinem Feind.
companion-how-yellow = So weit das Lineal reicht, aber von jedem Feind bleibt ein { $ruler } Abstand.
companion-how-leaving = Es löst sich: Wen es verlässt, der hat seinen freien Angriff.
companion-how-quick = Es ist eine schnelle Aktion für einen Aktionspunkt.
companion-how-critical = Die Anzeige für kritische Treffer ist voll: Gib sie für diesen Angriff aus.
companion-how-band = Kurz oder weit, der bessere Wert, wo beides zählt.
companion-how-chance = Sie sind gleich gut: Lose einen davon aus.

## Warum

companion-why-move = { $model } ist auf dem Weg: { $about }.
companion-why-defend-drawn = Mehrere Feinde bedrohen es gleich stark: Einer davon wird ausgelost.

## Im Terminal

companion-ask-token = Wessen Marker wurde gezogen? Gib die Nummer auf der Base ein; Enter zieht einen.
companion-ask-die = Welche Seite zeigt der blaue Würfel: b (Flasche), bb, bs (Flasche und Stern), s (Stern), ss oder x (Explosion)? Enter würfelt.
companion-ask-done = Enter, wenn es getan ist; -, wenn es nicht geht.
companion-ask-hurt = Wer hat Gesundheit verloren? Nummer und Verlust, etwa 2-1; 2-0, wer weg ist. Enter: niemand.
companion-fighter = {"  "}{ $n } · { $model }
companion-acts = { $model } ist dran.
companion-new-round = Alle Modelle der KI waren dran: eine neue Runde.
companion-all-gone = Kein Modell der KI ist übrig.
companion-bye = Der Begleiter hört hier auf.
companion-error-number = Das ist keiner davon. Gib eine dieser Nummern ein: { $numbers }.
companion-error-die = Diese Seite hat der blaue Würfel nicht. Gib b, bb, bs, s, ss oder x ein.
companion-error-choice = Gib die Nummern deiner Wahl ein, etwa 1 3, oder 0, wo sie angeboten wird.
companion-error-hurt = Gib die Nummer eines Modells und seinen Verlust ein, etwa 2-1.
companion-error-units = { $option } braucht eine bis vierzig Einheiten, mit Kommas dazwischen.
companion-error-unit = { $option }: Es gibt keine Einheit „{ $unit }“. „overseer cards wasteland“ zeigt sie.
help-companion = Die KI Modelle von Wasteland auf deinem echten Tisch spielen lassen
    .long = Für ein Gefecht mit Miniaturen auf einem echten Tisch: Der Begleiter zieht Marker, liest den blauen Würfel, fragt, was er über den Tisch wissen muss, und sagt, was jedes Modell der KI tut und warum.
    .examples =
        overseer companion  Zwei Supermutanten gegen drei Siedler
        overseer companion --ai brute,mutant-hound --against sole-survivor,dogmeat  Andere Einheiten
help-companion-ai = Die Einheiten der KI, mit ihren Ids, mit Kommas dazwischen.
    .value = EINHEITEN
help-companion-against = Die Einheiten, die du spielst.
    .value = EINHEITEN
