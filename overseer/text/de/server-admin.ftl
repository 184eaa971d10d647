# `overseer admin`: Leute und Tische des Online-Tischs.

help-admin = Sich um Leute und Tische des Online-Tischs kümmern
    .long = Kümmert sich um die Leute und Tische des Online-Tischs, ob er gerade läuft oder nicht. Die Server merken es binnen zehn Sekunden.
    .examples =
        overseer admin tables  Wer was spielt
        overseer admin close k7m2x9qa  Einen Tisch schließen
        overseer admin ban eve  Jemand darf hier nicht mehr spielen
help-admin-url = Die Datenbank: sqlite:///pfad/zur/datei oder postgresql://benutzer@rechner/name. Ohne sie die aus OVERSEER_DB, sonst eine Datei neben deinen Partien.
    .value = URL
help-admin-who = Der Name, mit dem sich jemand anmeldet, oder die Kennung, die die Liste der Tische zeigt.
    .value = WER
help-admin-code = Der Code des Tischs: womit sein Link endet.
    .value = CODE
help-admin-tables = Tische auflisten, die neuesten zuerst
    .long = Listet die Tische auf und wer dort sitzt, mit den Kennungen in Klammern, die neuesten zuerst.
    .examples =
        overseer admin tables  Alle
        overseer admin tables --status playing --json  Die, an denen gespielt wird, für andere Programme
help-admin-tables-status = Nur Tische in diesem Zustand.
    .value = open|playing|over|closed
help-admin-close = Einen Tisch schließen
    .long = Schließt einen Tisch endgültig: Niemand spielt dort mehr, und wer da ist, erfährt es.
    .examples =
        overseer admin close k7m2x9qa  Diesen Tisch
        overseer admin close k7m2x9qa --db postgresql://overseer@db/overseer  Auf einem PostgreSQL-Server
help-admin-ban = Jemand darf hier nicht mehr spielen
    .long = Sperrt jemanden: Alles, was er oder sie möchte, wird von nun an abgelehnt. Die Partien bleiben.
    .examples =
        overseer admin ban eve  Wer sich als eve anmeldet
        overseer admin ban k7m2x9qak7m2x9qa  Einen Gast, über die Kennung
help-admin-unban = Jemand darf hier wieder spielen
    .long = Nimmt eine Sperre zurück.
    .examples =
        overseer admin unban eve  Wer sich als eve anmeldet
        overseer admin unban k7m2x9qak7m2x9qa  Einen Gast, über die Kennung
help-admin-password = Ein neues Passwort für alle, die ihres vergessen haben
    .long = Macht ein neues Passwort für ein Konto und sagt es dieses eine Mal. Alle Sitzungen des Kontos enden.
    .examples =
        overseer admin password ada  Wer sich als ada anmeldet
        overseer admin password ada --json  Für andere Programme
help-admin-purge = Gäste entfernen, die nicht mehr kommen
    .long = Entfernt, was lange genug dageblieben ist: Gäste, die lange nicht da waren und an keinem laufenden Tisch sitzen, Tische, an denen es nie begonnen hat, alten Chat. Der Tisch tut das auch von selbst, jede Stunde. Was gespielt wurde, bleibt, ohne die Namen derer, die fort sind.
    .examples =
        overseer admin purge  Wer ein halbes Jahr nicht da war
        overseer admin purge --days 30  Wer einen Monat nicht da war
help-admin-purge-days = Wie viele Tage sie nicht da waren.
    .value = N
help-admin-token = Ein Zugangstoken für den Betrieb
    .long = Aufbewahrt wird nur seine Prüfsumme, schreib es also auf. Eine Überwachung zeigt es /healthz als Bearer-Token.
    .examples =
        overseer admin token  Ein neues
        overseer admin token --json  Für andere Programme
help-admin-clock = Ob die Server der Uhr dieses Rechners glauben
    .long = Vergleicht die Uhr dieses Rechners mit dem neuesten Eintrag. Springt die Uhr eines Servers um mehr als einen Tag, tut er nichts und lässt nichts enden, bis sie zurück ist oder du sagst, dass sie stimmt.
    .examples =
        overseer admin clock  Wie es steht
        overseer admin clock --right  Die Uhr stimmt: weiter
help-admin-clock-right = Die Uhr stimmt, und die Server richten sich nach ihr.

admin-table = { $code }  { $game }  { $status }  { $when }  { $seats }
admin-tables = { $tables ->
    [0] Solche Tische gibt es nicht.
    [one] Ein Tisch.
   *[other] { $tables } Tische.
}
admin-free = frei
admin-status-open = offen
admin-status-playing = im Spiel
admin-status-over = vorbei
admin-status-closed = geschlossen
admin-closed = Tisch { $code } ist geschlossen.
admin-banned = { $name } ({ $person }) darf hier nicht mehr spielen.
admin-unbanned = { $name } ({ $person }) darf hier wieder spielen.
admin-password = Das neue Passwort von { $name } ({ $person }): { $password }
admin-purged = { $people ->
    [0] Kein Gast war { $days } Tage lang nicht da.
    [one] Ein Gast, der { $days } Tage nicht da war, wurde entfernt.
   *[other] { $people } Gäste, die { $days } Tage nicht da waren, wurden entfernt.
}
admin-token = Das Token des Betriebs: { $token }
    Aufbewahrt wird nur seine Prüfsumme, schreib es also auf. Eine Überwachung zeigt es /healthz als Bearer-Token.
admin-clock = Die Uhr dieses Rechners: { $now }. Der neueste Eintrag: { $newest }.
admin-clock-believed = Die Server glauben der Uhr.
admin-clock-astray = Ein Server glaubt der Uhr nicht mehr: Sie ist gesprungen. Stell sie, oder sag mit --right, dass sie stimmt.
admin-clock-confirmed = Notiert: Die Uhr stimmt. Die Server machen in wenigen Sekunden weiter.
admin-purged-tables = { $count ->
    [one] Ein Tisch, an dem es nie begonnen hat, wurde entfernt.
   *[other] { $count } Tische, an denen es nie begonnen hat, wurden entfernt.
}
admin-purged-lines = { $count ->
    [one] Eine alte Chatzeile wurde entfernt.
   *[other] { $count } alte Chatzeilen wurden entfernt.
}
admin-error-status = „{ $status }“ ist kein Zustand eines Tischs. Es gibt: { $known }.
refusal-admin-no-database = Die Datenbank { $file } gibt es nicht. Nenne sie mit --db, oder öffne zuerst einen Tisch.
refusal-admin-no-table = Es gibt keinen Tisch { $code }, den man schließen könnte. `overseer admin tables` zeigt, welche es gibt.
refusal-admin-nobody = Niemand hier heißt { $name }. Gib den Namen zum Anmelden an oder die Kennung aus `overseer admin tables`.
refusal-admin-no-account = { $name } ist Gast und hat kein Passwort. Der Wiederherstellungscode hilft, oder ein Konto.
refusal-admin-unavailable = Die Datenbank antwortet nicht ({ $error }). Sieh nach, ob sie läuft, und versuche es noch einmal.
refusal-admin-clock = Die Uhr eines Servers ist gesprungen, und nach einer falschen würden Leute entfernt, die da waren. Sieh zuerst mit „overseer admin clock“ nach.
