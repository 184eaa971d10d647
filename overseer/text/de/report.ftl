# Bilder und Seiten von Simulationen (overseer[reports]).

report-no-libraries = Bilder und Seiten brauchen Bibliotheken, die nicht installiert sind ({ $missing }). Installiere sie mit: pip install "overseer[reports]"
report-error-kind = { $option } kann „{ $file }“ nicht schreiben. Gib der Datei einen Namen, der so endet: { $kinds }.
