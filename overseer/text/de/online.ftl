# Das Terminal am Online-Tisch.

help-play-server = Am Online-Tisch unter dieser Adresse spielen (overseer serve).
    .value = URL
help-play-table = Mit --server: Code oder Link eines Tisches, an den du dich setzt.
    .value = CODE
online-error-url = „{ $url }“ ist keine Adresse eines Tisches. Schreib sie wie http://localhost:8000.
online-error-away = Unter { $url } antwortet niemand. Ist der Tisch offen (overseer serve)?
online-error-what = Sag, was gespielt wird (overseer play shelter --server …) oder wo (--table CODE).
online-declined = Der Tisch lehnt ab: { $text }
online-closed = Dieser Tisch wurde geschlossen.
online-password = Passwort des Tisches:{" "}
online-waiting = Der Tisch { $code } ist offen. Andere kommen dazu mit: overseer play --server { $url } --table { $code }
online-line-cut = Die Verbindung ist unterbrochen. Neuer Versuch …
online-help-hint = Tippe eine Nummer oder eine Notation; „help“ zeigt die Befehle.
online-asked-others = Die anderen werden gefragt, ob sie einverstanden sind.
online-to-battle = Das Gefecht ist bereit: zu seinem Tisch.
online-record = Das Protokoll der Partie: { $url }
online-goodbye = Die Partie geht ohne dich weiter. Zurück kommst du mit: overseer play --server { $url } --table { $code }
online-help =
    Eine Nummer oder eine Notation spielt einen Zug.
    show           die Lage
    moves          was gefragt ist, und die Antworten
    why WORT       was etwas ist oder bewirkt, oder warum es nicht geht
    rule WÖRTER    Regeln nach Kennung oder nach Wörtern
    undo, restart  den letzten Zug zurücknehmen, oder alles, seit jemand anders entschieden hat
    say WÖRTER     mit den anderen reden
    hint           was ein Bot täte, wenn der Tisch es erlaubt
    resign yes     aufgeben
    lang CODE      eine andere Sprache
    quit           gehen; du kannst zurückkommen
