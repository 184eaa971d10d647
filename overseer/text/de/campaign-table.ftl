
# Die Kampagne auf dem ganzen Bildschirm.

table-title-campaign = KAMPAGNE
table-campaign-progress = { $course ->
    [linked] Gefecht { $number } von 5
   *[free] Gefecht { $number }
}
table-campaign-progress-in = { $progress }: { $scenario }
table-campaign-caps = { $caps } Kronkorken
table-campaign-no-settlement = Keine Siedlung
table-campaign-below = ⇧↓ mehr
table-campaign-fight = Das Gefecht ist bereit. Enter: hier austragen. E: sagen, wie es auf einem echten Tisch ausging.
table-campaign-fight-only = Das Gefecht ist bereit. Enter: austragen.
table-campaign-played-only = Die Gefechte dieser Kampagne werden hier ausgetragen; niemand erzählt, wie sie ausgingen.
table-campaign-build = Bauen: { $family } ({ $n })
table-campaign-scrap = Abreißen ({ $n })
table-campaign-guard = Ein Rüstungsschub für eine Einheit ({ $n })
table-campaign-perk = Extras der Siedlung ({ $n })
table-campaign-limit = { $n } Kronkorken
table-campaign-own-force = f: eine eigene aufstellen
table-campaign-ready = Auf ins Gefecht
table-campaign-model = Extras für { $model } ({ $n })
table-campaign-lead = { $model } führt ({ $n })
table-campaign-unperk = Ein Extra aufgeben ({ $n })
table-campaign-supply = Ein- oder ausschalten ({ $n })
table-campaign-name = Beim Namen: { $structure } ({ $n })
table-campaign-more = … und { $n } weitere
table-campaign-cards = Karten
table-campaign-no-cards = Noch keine Karten.
table-campaign-force = Truppe
table-campaign-bench-keys = Enter oder +: dazu   −: weg   Tab: die andere Liste   u: zurücknehmen   Strg-S: bringen   /: Datei oder Code   Esc: schließen
table-campaign-bench-unit = Einheiten
table-campaign-bench-card = { $store ->
    [yes] Karten aus den Lagern
   *[no] Waffen und Gegenstände
}
table-campaign-bench-boost = Schübe
table-campaign-bench-perk = Extras
table-campaign-bench-leader = Anführerkarte
table-campaign-bench-pool = Was dazukommen kann
table-campaign-bench-sum = { $caps } von { $limit } Kronkorken
table-campaign-bench-good = Alles in Ordnung: Strg-S bringt sie.
table-campaign-entered = Das Ergebnis eines echten Gefechts
table-campaign-briefing = Lagebesprechung
table-campaign-timeline = Gefechte
table-campaign-journal = Quests
table-campaign-ask-keys = Enter: antworten   Esc: sein lassen
table-campaign-entry-keys = Enter: antworten   ↑: die Frage davor   Esc: sein lassen
table-campaign-on = ein Bauwerk, das arbeitet
table-campaign-off = eines ohne Strom oder Wasser
table-campaign-used = in dieser Phase benutzt
table-key-campaign-briefing = Lage

table-key-campaign-entered = Ergebnis
table-key-campaign-force = Truppe
table-key-campaign-timeline = Verlauf
table-key-campaign-journal = Quests
table-key-campaign-other = Spieler

table-help-aim-campaign = Bestreite Gefecht um Gefecht, und mach dazwischen das Beste aus deiner Siedlung: Baue in Schritt 1, ziehe in Schritt 2, wähle in Schritt 3; zu keinem Schritt kommst du zurück. Die verbundene Kampagne entscheidet sich im fünften Gefecht, eine freie durch Siege, dann Kronkorken.
table-help-mouse-campaign = Maus: Der erste Klick auf eine Zeile zeigt sie, der zweite tut es.
table-help-campaign-walk = die Liste hinauf und hinunter
table-help-campaign-on = zum Ende des Schritts, und noch einmal: ihn beenden; keine Quest nehmen; den Anführer behalten
table-help-campaign-back = eine Liste schließen
table-help-campaign-briefing = worum es in der Kampagne und im nächsten Gefecht geht
table-help-campaign-entered = sagen, wie ein Gefecht auf einem echten Tisch ausging
table-help-campaign-force = die Truppe bauen: Einheiten, und was deine Lager ausgegeben haben
table-help-campaign-timeline = alle Gefechte mit Ergebnis und Folgen
table-help-campaign-journal = das Questbuch
table-help-campaign-other = die Siedlung des nächsten Spielers
table-help-campaign-cards = deine Karten in voller Länge
table-help-campaign-read = die Erklärung hinauf und hinunter
table-help-campaign-settlement = die Siedlung hinauf und hinunter, wo sie länger ist als ihr Feld
table-help-campaign-leave = speichern und gehen; „overseer campaign“ macht weiter
