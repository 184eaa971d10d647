# Die Datenbank des Online-Tischs.

refusal-db-url = Das ist keine Adresse einer Datenbank. Gib eine Datei an, etwa sqlite:///srv/overseer.db, oder einen PostgreSQL-Server, etwa postgresql://user@host/name.
refusal-db-file = Die Datenbank { $file } lässt sich nicht öffnen ({ $error }). Prüfe den Namen, und ob du dort schreiben darfst.
refusal-db-no-database = Die Datei { $file } ist keine Datenbank, oder sie ist beschädigt. Nenne eine andere Datei, oder stelle eine Sicherung in einer neuen wieder her.
refusal-db-foreign = Die Datenbank { $file } gehört einem anderen Programm. Nenne eine andere Datei.
refusal-db-in-use = Ein anderer Overseer benutzt die Datenbank { $file } gerade (Prozess { $process }). Beende ihn zuerst; für mehrere zugleich braucht es PostgreSQL.
refusal-db-busy = Ein anderes Programm schreibt in die Datenbank { $where } und gibt sie nicht frei. Beende es oder warte, bis es fertig ist, und versuche es dann noch einmal.
refusal-db-login = { $where } lässt dich nicht herein. Prüfe Benutzer und Passwort in der Adresse.
refusal-db-missing = { $where } gibt es nicht. Lege die Datenbank zuerst auf dem Server an, mit `createdb`.
refusal-db-unreachable = { $where } antwortet nicht. Prüfe, ob der PostgreSQL-Server dort läuft und Verbindungen annimmt.
refusal-db-newer = Eine neuere Version von Overseer hat diese Datenbank benutzt: Sie steht bei Schritt { $found }, und diese Version kennt nur { $known }. Installiere die neuere Version, oder stelle eine Sicherung von vorher wieder her.
refusal-db-unavailable = Die Datenbank tut nicht, was sie soll ({ $error }). Prüfe ihren Server und ihre Festplatte, und versuche es noch einmal.
refusal-db-not-empty = In { $where } stehen schon Zeilen, und eine Sicherung kommt nur in eine leere Datenbank. Nenne eine neue.
refusal-db-restore-later = Die Tabellen von { $where } stammen von einer späteren Version als die Sicherung. Nenne eine Datenbank, die es noch nicht gibt; sie wird danach auf den neuesten Stand gebracht.
refusal-db-backup-exists = { $file } gibt es schon, und die Datei bleibt, wie sie ist. Nenne eine andere.
refusal-db-backup-unwritten = Die Sicherung { $file } lässt sich nicht schreiben ({ $error }). Nichts davon ist zurückgeblieben; wähle einen anderen Ort.
refusal-db-backup-unread = Die Sicherung { $file } lässt sich nicht lesen ({ $error }). Prüfe den Namen, und ob du sie öffnen darfst.
refusal-db-backup-broken = { $file } ist keine Sicherung, oder sie ist beschädigt. Nichts wurde wiederhergestellt; nimm eine andere Kopie.
refusal-db-backup-newer = Eine neuere Version von Overseer hat die Sicherung { $file } geschrieben. Nichts wurde wiederhergestellt; installiere zuerst jene Version.
refusal-db-backup-unfit = Die Sicherung { $file } passt nicht: Eine Zeile von „{ $table }“ lässt sich nicht speichern. Nichts wurde wiederhergestellt.

## overseer db

db-no-libraries = Der Online-Tisch braucht weitere Bibliotheken ({ $missing } fehlt). So werden sie installiert: { $install }
db-migrated = Erledigt: Schritt { $step }.
db-up-to-date = { $where } ist auf dem neuesten Stand, bei Schritt { $step }.
db-backed-up = { $rows ->
    [one] { $rows } Zeile steht in { $file }.
   *[other] { $rows } Zeilen stehen in { $file }.
} Behalte die Datei für dich: Verdeckte Karten liegen darin, und womit Passwörter geprüft werden.
db-restored = { $rows ->
    [one] { $rows } Zeile ist wieder in { $where }.
   *[other] { $rows } Zeilen sind wieder in { $where }.
}
db-check-good = Alles passt zusammen. Partien: { $matches }, Eingaben: { $inputs }.
db-check-faults = An { $faults ->
    [one] { $faults } Stelle
   *[other] { $faults } Stellen
} stimmt etwas nicht. Partien: { $matches }, Eingaben: { $inputs }. Halte den Server an, behalte eine Kopie der Datenbank, und stelle die letzte gute Sicherung in einer neuen wieder her.
db-check-fault = Die Datenbank bemängelt an sich selbst: { $fault }
db-check-gap = Tisch { $code }: Die letzte Eingabe hat die Nummer { $found }, es gibt aber { $wanted }.
db-check-rows = Tisch { $code }: Die Partie zählt { $found } Eingaben, es gibt aber { $wanted }.
db-check-steps = Tisch { $code }: Die Partie zählt { $found } Einträge, ihre letzte Eingabe endet aber mit Nummer { $wanted }.
db-check-order = Tisch { $code }: Die Einträge der Eingabe { $found } haben kleinere Nummern als die davor.
db-replayed = Tisch { $code } ({ $game }): { $fate }
db-replayed-all = { $matches ->
    [0] Es läuft keine Partie.
    [one] Eine Partie läuft. { $stays ->
        [0] Alle gehen weiter.
        [one] Eine kann nicht weitergehen: Überlass sie der Version, die sie begonnen hat.
       *[other] { $stays } können nicht weitergehen: Überlass sie der Version, die sie begonnen hat.
    }
   *[other] { $matches } Partien laufen. { $stays ->
        [0] Alle gehen weiter.
        [one] Eine kann nicht weitergehen: Überlass sie der Version, die sie begonnen hat.
       *[other] { $stays } können nicht weitergehen: Überlass sie der Version, die sie begonnen hat.
    }
}

help-db = Sich um die Datenbank des Online-Tischs kümmern
    .long = Kümmert sich um die Datenbank des Online-Tischs: eine SQLite-Datei oder ein PostgreSQL-Server. Sichern und Prüfen geht auch, während gespielt wird.
    .examples =
        overseer db backup  Alles in eine Datei schreiben
        overseer db check --db sqlite:///srv/overseer.db  Sehen, ob alles zusammenpasst
help-db-url = Die Datenbank: sqlite:///pfad/zur/datei oder postgresql://benutzer@host/name. Ohne Angabe die aus OVERSEER_DB, sonst eine Datei neben deinen gespeicherten Spielen.
    .value = URL
help-db-file = Die Datei der Sicherung.
    .value = DATEI
help-db-migrate = Die Datenbank auf den neuesten Stand bringen
    .long = Legt die Tabellen einer neuen Datenbank an, oder führt die Schritte aus, die eine neuere Version mitbringt. Der Server tut das von selbst.
    .examples =
        overseer db migrate  Die Datenbank neben deinen gespeicherten Spielen
        overseer db migrate --db postgresql://overseer@localhost/overseer  Ein PostgreSQL-Server
help-db-backup = Alles in eine Datei schreiben
    .long = Schreibt alle Zeilen, wie sie in einem Augenblick sind, in eine gepackte und versiegelte Datei. Dabei kann weitergespielt werden. Beide Arten von Datenbanken lassen sich daraus wiederherstellen.
    .examples =
        overseer db backup  In eine Datei hier, nach der Zeit benannt
        overseer db backup /srv/backups/montag.jsonl.gz  In diese Datei
help-db-restore = Eine leere Datenbank aus einer Sicherung füllen
    .long = Füllt eine neue oder leere Datenbank aus einer Sicherung, ganz oder gar nicht, und bringt sie auf den neuesten Stand. Das ist auch der Weg von SQLite zu PostgreSQL und zurück.
    .examples =
        overseer db restore montag.jsonl.gz --db sqlite:///srv/neu.db  In eine neue Datei
        overseer db restore montag.jsonl.gz --db postgresql://overseer@localhost/overseer  In eine leere PostgreSQL-Datenbank
help-db-check = Sehen, ob alles zusammenpasst
    .long = Sieht die ganze Datenbank durch: ob sie heil ist, ob jede Partie alle Eingaben lückenlos hat, und ob die Zähler stimmen. Dabei kann weitergespielt werden.
    .examples =
        overseer db check  Die Datenbank neben deinen gespeicherten Spielen
        overseer db check --db sqlite:///srv/overseer.db  Eine Datei
help-db-replay = Sagen, was unter dieser Version aus laufenden Partien wird
    .long = Spielt jede laufende Partie nach den Regeln dieser Version noch einmal und sagt, was aus ihr würde. Nichts wird geändert, und alle können dabei weiterspielen. Eine Partie älterer Regeln wird beim Öffnen umgewandelt; ihre alten Zeilen bleiben erhalten.
    .examples =
        overseer db replay  Vor einem Update, mit der neuen Version
        overseer db replay --json  Für andere Programme
