# Was der Online-Tisch über Leute, Grenzen und Mitgebrachtes sagt.

server-login = Dieser Name und dieses Passwort gehören nicht zusammen. Prüfe beide.
server-login-taken = Unter diesem Namen meldet sich schon jemand an. Wähle einen anderen.
server-has-account = Du hast schon ein Konto.
server-no-account = Du hast noch kein Konto. Lege zuerst eines an (POST /api/account).
server-code = Diesen Wiederherstellungscode hat niemand. Prüfe jeden Buchstaben; wer ein Konto angelegt hat, dessen Code gilt nicht mehr.
server-tries = Zu viele falsche Passwörter. Warte einige Minuten, bevor du es wieder versuchst.
server-device = { $browser } unter { $system }
server-device-thing = { $browser } auf einem { $system }
server-device-program = Anderes Programm
server-device-unknown = Unbekanntes Gerät
server-no-device = Auf so einem Gerät bist du nicht angemeldet. GET /api/me/devices nennt deine.
server-slow = Die Anfrage kam nicht rechtzeitig an. Sende sie noch einmal.
server-headers = Die Kopfzeilen der Anfrage sind zu groß. Sende weniger.
server-long-address = Die Adresse ist zu lang.
server-closed = Dieser Tisch wurde geschlossen.
server-somebody = jemand
server-sockets = Du hältst schon { $most } Verbindungen. Schließe zuerst eine.
refusal-server-proxy = „{ $proxy }“ ist weder eine Adresse noch ein Netz. Schreib einen Proxy wie 10.0.0.1 oder 10.0.0.0/8.
server-upload-kind = „{ $game } { $kind }“ kann nicht hochgeladen werden. Möglich ist: { $known }.
server-upload-characters = Die Datei enthält Steuerzeichen oder Zeichen, die die Schreibrichtung ändern. Entferne sie.
server-upload-wrong = „{ $name }“ ({ $kind }) gehört nicht dorthin. Gebraucht wird: { $wanted }.
server-no-upload = Du hast keine Datei „{ $id }“. GET /api/uploads listet deine auf.
server-many-uploads = Du hast { $most } Dateien. Entferne zuerst eine.

game-shelter = Shelter
game-tragic = Tragic
game-wasteland = Wasteland
game-campaign = Kampagne
