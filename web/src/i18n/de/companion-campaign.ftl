# Ein Gefecht der Kampagne am echten Tisch: abgegeben, berichtigt.
campaign-play-real = Am echten Tisch austragen
campaign-to-real = Zum echten Tisch
campaigns-fought = { $n ->
    [0] Noch kein Gefecht ausgetragen
    [one] Ein Gefecht ausgetragen
   *[other] { $n } Gefechte ausgetragen
}
hand-in-title = Die Kampagne
hand-in-campaign = Kampagne
hand-in-battle = Gefecht { $n }
hand-in-send = Ergebnis abgeben
hand-in-owner = Wem dieses Gefecht gehört, gibt es ab.
hand-in-refused = Die Kampagne kann dieses Ergebnis nicht annehmen: { $why }
hand-in-mend = Berichtige den Fehler im Verlauf und gib es dann ab.
hand-in-taken = Die Kampagne hat dieses Ergebnis.
hand-in-settle = Weiter zur Siedlung
hand-in-differs = Das Gefecht endet jetzt anders, als die Kampagne es hat.
hand-in-wished = Die anderen werden gefragt, ob sie einverstanden sind.
hand-in-look = Was würde eine Berichtigung ändern?
hand-in-correct = Kampagne berichtigen
hand-in-ask = Die anderen um Berichtigung bitten
hand-in-reopened = Die Kampagne ging nach diesem Gefecht weiter, das hier kein Ende mehr hat. Beende es wieder, um die Kampagne zu berichtigen.
hand-in-gone = Die Kampagne ging ohne dieses Gefecht weiter.
wish-correct-mine = Die anderen werden gefragt, ob das Ende eines Gefechts berichtigt werden darf.
wish-correct-theirs = { $name } möchte berichtigen, wie ein Gefecht endete.
corrected-chance = Zufall
corrected-working = Alles wird neu berechnet …
corrected-changes = Was anders wird
corrected-nothing = Nichts, was gezählt wird, wird anders.
corrected-lost = { $n ->
    [one] Eine spätere Entscheidung passt nicht mehr
   *[other] { $n } spätere Entscheidungen passen nicht mehr
}
corrected-filled = { $n ->
    [one] Eine neue Frage wird auf die einfachste Art beantwortet
   *[other] { $n } neue Fragen werden auf die einfachste Art beantwortet
}
corrected-all-fits = Alle späteren Entscheidungen passen noch.
