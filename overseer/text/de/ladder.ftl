# overseer ladder: die Rangliste aller Bots.

ladder-rank = Rang
ladder-rating = Wertung
ladder-games = Partien
ladder-note = Ein Bot mit 100 Punkten mehr als ein anderer gewinnt 64 % ihrer Partien, einer mit 400 Punkten mehr 91 %; 1500 ist der Durchschnitt aller. In den Intervallen liegen 95 % der Wertungen aus zufällig neu gewichteten Spielen. Ein geteilter Sieg zählt als halber.
ladder-kept = Alle Partien liegen in { $file }; derselbe Befehl macht dort weiter.
ladder-stopped = Angehalten. Was gespielt wurde, liegt in { $file }; derselbe Befehl macht dort weiter.
ladder-changed = Der Bot { $bot } ist nicht mehr, was er beim letzten Mal war: Seine Partien werden neu gespielt.
ladder-error-few = Eine Rangliste braucht mindestens zwei Bots. Wähle aus: { $known }, oder file:mybot.py für einen eigenen.
ladder-error-file = In { $file } liegt keine Rangliste, die sich lesen lässt. Nenne mit --file eine andere Datei.
ladder-error-other = { $file } ist die Rangliste eines anderen Spiels, Startwerts oder Budgets. Nenne mit --file eine andere Datei.
ladder-drawn = Das Bild liegt in { $file }.
ladder-axis = Wertung mit 95-%-Intervall
ladder-picture = { $games ->
    [one] Die Rangliste von { $game } nach einer Partie
   *[other] Die Rangliste von { $game } nach { $games } Partien
}
