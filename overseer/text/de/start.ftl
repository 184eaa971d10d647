# Der Startbildschirm, gespeicherte Partien und Einstellungen.

## Einstellungen

settings-broken = Die Einstellungen in { $file } gelten nicht: { $problem } Berichtige oder lösche die Datei.
settings-unread = Sie ist nicht lesbar ({ $error }).
settings-no-file = Das ist keine gewöhnliche kleine Datei.
settings-no-toml = Sie ist kein gültiges TOML.
settings-no-key = Eine Einstellung „{ $key }“ gibt es nicht, nur diese: { $known }.
settings-no-value = „{ $value }“ passt nicht zu { $key }.
settings-unsaved = Die Einstellungen konnten nicht in { $file } gespeichert werden ({ $error }).
