# Seiten und Meldungen, die zu keinem einzelnen Teil der Seite gehören.
app-name = Overseer
to-start = Zur Startseite
reload = Neu laden
lost-title = Unter dieser Adresse ist nichts
lost-text = Der Link ist vielleicht alt, oder es fehlt ein Buchstabe.
page-failed = Dieser Teil der Seite ließ sich nicht laden. Vielleicht gibt es eine neuere Fassung.
board-label = Der Tisch
