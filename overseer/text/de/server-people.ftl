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
server-kept = Du bewahrst hier { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } von höchstens { $most } MB auf.
server-kept-any = Du bewahrst hier { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB auf.
server-near-person = Du bewahrst hier { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } von höchstens { $most } MB auf: Das ist fast alles. Entferne, was du nicht mehr brauchst.
server-near-day = In 24 Stunden wurden von deiner Adresse { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } von höchstens { $most } MB hier abgelegt: Das ist fast alles.
server-full-person = Du bewahrst hier { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } von höchstens { $most } MB auf, und das passt nicht mehr dazu. Entferne zuerst etwas: { $kind ->
    [uploads] Deine hochgeladenen Dateien
    [decks] Deine Decks
    [forces] Deine Truppen
    [terrains] Deine Gelände
    [companions] Die Gefechte, die du mitführst,
    [tables] Deine Tische, an denen es noch nicht begonnen hat,
   *[chat] Deine Chatzeilen
} nehmen { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB ein{ $kind ->
    [chat] {" "}und verschwinden mit ihren Tischen.
   *[other] .
}
server-full-owner = Das passt nicht mehr hinein: Wem dieses Gefecht gehört, bewahrt hier { $most } MB auf, mehr geht nicht, und muss zuerst etwas entfernen.
server-full-day = In 24 Stunden wurden von deiner Adresse { $most } MB hier abgelegt, mehr geht nicht. { $hours ->
    [one] In einer Stunde
   *[other] In { $hours } Stunden
} ist wieder Platz; begonnene Partien gehen weiter.
server-disk-low = Die Platte dieses Tischs ist fast voll: Nur begonnene Partien gehen weiter. Sag es dem, der den Tisch betreibt.

game-shelter = Shelter
game-tragic = Tragic
game-wasteland = Wasteland
game-campaign = Kampagne
