# `overseer serve`.

## overseer serve

help-serve = Den Online-Tisch auf diesem Rechner öffnen
    .long = Freunde spielen über einen Link, im Browser oder im Terminal. Alles liegt in einer Datei neben deinen Partien oder in PostgreSQL.
    .examples =
        overseer serve  Nur auf diesem Rechner
        overseer serve --host 0.0.0.0  Für alle Geräte im Haus
        overseer serve --db postgresql://overseer@db/overseer --workers 2  Mehrere Prozesse an einer Datenbank
help-serve-port = Der Port.
    .value = N
help-serve-host = Die Adresse, an der gelauscht wird; 0.0.0.0: jedes Gerät im Haus kann kommen.
    .value = ADRESSE
help-serve-db = Wo alles liegt: sqlite:///DATEI oder postgresql://…; ohne Angabe die Variable OVERSEER_DB, sonst eine Datei neben deinen Partien.
    .value = URL
help-serve-workers = Wie viele Prozesse bedienen; mehr als einer nur mit PostgreSQL.
    .value = N
help-serve-thinkers = Wie viele Prozesse für Bots denken; ohne Angabe einer weniger als Kerne da sind.
    .value = N
help-serve-tls-cert = Das Zertifikat für HTTPS, zusammen mit --tls-key.
    .value = DATEI
help-serve-tls-key = Der Schlüssel des Zertifikats.
    .value = DATEI
help-serve-origin = Eine weitere Adresse, unter der dieser Tisch erreicht wird, etwa hinter einem Proxy; mehrmals möglich.
    .value = URL
help-serve-host-name = Ein weiterer Name, unter dem dieser Tisch erreicht wird, etwa der im Netz des Routers; mehrmals möglich. Zahlenadressen, localhost und der eigene Name dieses Rechners gelten immer.
    .value = NAME
help-serve-proxy = Die Adresse eines Proxys, dem geglaubt wird, woher jemand kommt; mehrmals möglich.
    .value = ADRESSE
help-serve-rate = Wie viele Anfragen eine Adresse in der Sekunde stellen darf; ohne Angabe 120.
    .value = N
help-serve-sockets = Wie viele Verbindungen eine Adresse offen halten darf; ohne Angabe 200.
    .value = N
help-serve-limits = off: Niemand ist begrenzt, weder im Senden noch im Ablegen. Nur zum Messen, und nur wo niemand als dieser Rechner hinkommt.
    .value = on|off
help-serve-disk = Ein Ordner auf der Platte der Datenbank, wenn diese keine Datei ist: Ist sie fast voll, gehen nur laufende Partien weiter.
    .value = ORDNER
help-serve-metrics = Ein Port für Messwerte (Prometheus), nur auf diesem Rechner.
    .value = PORT
help-serve-smtp = Der Server, der E-Mails sendet: smtp://name:passwort@host:587?from=ADRESSE; besser in der Variablen OVERSEER_SMTP, wo ihn sonst niemand sieht.
    .value = URL
help-serve-security-contact = Wem man eine Schwachstelle meldet: mailto:ADRESSE oder eine https:-Adresse; steht in /.well-known/security.txt. Kann mehrfach angegeben werden.
    .value = KONTAKT
help-serve-keep-older = Laufende Partien älterer Regeln bleiben bei einem Prozess der Version, die sie begonnen hat, statt umgewandelt zu werden.
help-serve-no-sim = Hier lässt niemand Decks von Bots erproben („Ein Deck erproben“ auf der Seite): Solche Partien brauchen einen ganzen Kern.
help-serve-open-page = Zeigt die Seite im Browser dieses Rechners, wo es einen Desktop gibt.

serve-here = Der Tisch ist offen: { $url }
serve-house = Für andere Geräte im Haus: { $url }
serve-alone = Nur dieser Rechner erreicht ihn; --host 0.0.0.0 öffnet ihn fürs ganze Haus. Strg+C beendet ihn.
serve-limits-off = WARNUNG: --limits off. Nichts ist begrenzt: Wer diesen Tisch erreicht, kann Speicher und Platte füllen. Nur zum Messen auf diesem Rechner.
serve-waits = Der Tisch öffnet, sobald das vorbei ist. Overseer wartet { $seconds } Sekunden; Strg+C beendet ihn.
serve-clock-behind = Die Uhr dieses Rechners sagt { $now }, aber hier wurde am { $newest } etwas geschrieben. Geht sie falsch, stell sie; verloren ist nichts.
serve-clock-ahead = Die Uhr dieses Rechners sagt { $now }, aber hier wurde seit { $newest } nichts geschrieben. Geht sie falsch, halte den Tisch an und stell sie: Nach ihr enden Sitzungen und Fristen.
serve-error-tls = --tls-cert und --tls-key gehören zusammen. Gib beide an oder keins.
serve-error-file = Es gibt keine Datei { $file }.
serve-error-host-name = „{ $name }“ ist kein Name eines Rechners. Gib nur den Namen an, ohne https:// und ohne etwas dahinter.
serve-error-limits = --limits ist on oder off, nicht „{ $limits }“.
serve-error-limits-off = --limits off ist nur für einen Tisch, den niemand als dieser Rechner erreicht: Lass --origin und --proxy weg, und --host auch, oder schreib --host 127.0.0.1.
serve-error-disk = Es gibt keinen Ordner { $folder }.
refusal-server-workers = Mehrere Prozesse brauchen PostgreSQL. Gib seine Adresse mit --db an oder lass --workers weg.
refusal-server-port = Port { $port } lässt sich nicht benutzen ({ $error }). Wähle mit --port einen anderen.
refusal-server-system = Der Tisch kann nicht weitermachen: Das System verweigert, was er braucht ({ $error }). Sieh nach Speicher, Prozessen und offenen Dateien (`ulimit -a`) und starte ihn dann neu.
refusal-server-certificate = Das Zertifikat oder sein Schlüssel ist nicht zu gebrauchen ({ $error }). Prüfe die Dateien von --tls-cert und --tls-key; sie müssen zusammengehören.
refusal-server-workers-end = { $times } Prozesse des Tisches haben sofort nach dem Start aufgehört (Code { $code }). Was sie dazu gesagt haben, steht weiter oben. Behebe das und starte den Tisch neu.
refusal-server-contact = „{ $contact }“ ist kein Kontakt. Schreib ihn wie mailto:security@example.org oder https://example.org/security.
