# Gefechte auf echten Tischen, am Online-Tisch geführt.

server-no-companion = Dieses Gefecht gibt es nicht. Prüfe den Link.
server-many-companions = Du führst { $most } Gefechte. Entferne zuerst eines.
server-many-hands = { $most } Leute sind schon dabei. Mehr passen nicht an den Tisch.
server-no-hand = So jemanden gibt es hier nicht. Lade die Seite neu.
server-seat-held = Dieser Platz gehört { $name }. Nimm ihn dort zuerst weg.
server-companion-clash =
    Andere haben hier auch geschrieben: { $theirs ->
        [one] { $theirs } neuer Eintrag dort
       *[other] { $theirs } neue Einträge dort
    }, { $mine } von dir. Wähle, was gilt.
server-companion-theirs = Was andere geschrieben haben, kannst du nicht zurücknehmen. Setz deines dahinter, oder lass entscheiden, wem der Tisch gehört.
server-companion-viewer = Hier siehst du nur zu. Bitte die Person, der der Tisch gehört, um einen Platz.
server-companion-owner = Das kann nur, wem der Tisch gehört.

## Battles of a campaign
server-no-campaign = Dieses Gefecht gehört zu keiner Kampagne.
server-other-battle = Die Kampagne wartet auf ein anderes Gefecht oder hat dessen Ergebnis schon.
server-campaign-over = Die Kampagne ist zu Ende. Ihre Ergebnisse bleiben, wie sie sind.
server-played-here = Diese Kampagne nimmt nur Ergebnisse von Gefechten an, die hier gespielt werden. Spielt dieses hier.
