# `overseer serve`.

## overseer serve

help-serve = Open the online table on this machine
    .long = Friends play over a link, in the browser or in the terminal. Everything is kept in one file beside your games, or in PostgreSQL.
    .examples =
        overseer serve  Only on this machine
        overseer serve --host 0.0.0.0  For every device in the house
        overseer serve --db postgresql://overseer@db/overseer --workers 2  Several processes on one database
help-serve-port = The port.
    .value = N
help-serve-host = The address to listen on; 0.0.0.0: every device in the house can come.
    .value = ADDRESS
help-serve-db = Where everything is kept: sqlite:///FILE or postgresql://…; without it the variable OVERSEER_DB, else a file beside your games.
    .value = URL
help-serve-workers = How many processes serve; more than one only with PostgreSQL.
    .value = N
help-serve-thinkers = How many processes think for bots; without it one less than there are cores.
    .value = N
help-serve-tls-cert = The certificate for HTTPS, with --tls-key.
    .value = FILE
help-serve-tls-key = The key of the certificate.
    .value = FILE
help-serve-origin = Another address under which people reach this table, for example behind a proxy; may be given several times.
    .value = URL
help-serve-host-name = Another name by which people reach this table, for example that of the router’s network; may be given several times. Numbers, localhost and this machine’s own name always do.
    .value = NAME
help-serve-proxy = The address of a proxy whose word about callers is taken; may be given several times.
    .value = ADDRESS
help-serve-rate = How many requests a second one address may send; without it 120.
    .value = N
help-serve-sockets = How many sockets one address may hold; without it 200.
    .value = N
help-serve-limits = off: nobody is limited, in what they send and in what they store. Only for measuring, and only where nobody but this machine can come.
    .value = on|off
help-serve-disk = A folder on the disk of the database, where the database is not a file: when that is nearly full, only running games are served.
    .value = FOLDER
help-serve-metrics = A port for metrics (Prometheus), on this machine only.
    .value = PORT
help-serve-smtp = The server that sends e-mail: smtp://user:password@host:587?from=ADDRESS; better in the variable OVERSEER_SMTP, where nobody else sees it.
    .value = URL
help-serve-security-contact = Whom to tell of a weakness: mailto:ADDRESS or an https: address; stands in /.well-known/security.txt. May be given several times.
    .value = CONTACT
help-serve-keep-older = Running matches of older rules stay with a process of the release that made them, instead of being converted.
help-serve-no-sim = Nobody has bots try their decks out here (the page’s “Try a deck”): games of bots take a whole core.
help-serve-open-page = Show the page in this machine’s browser, where there is a desktop.

serve-here = The table is open: { $url }
serve-house = For other devices in the house: { $url }
serve-alone = Only this machine can reach it; --host 0.0.0.0 opens it for the house. Ctrl+C ends it.
serve-limits-off = WARNING: --limits off. Nothing is limited: whoever reaches this table can fill its memory and its disk. Only for measuring on this machine.
serve-waits = The table opens as soon as that has passed. Overseer waits for { $seconds } seconds; Ctrl+C ends it.
serve-clock-behind = This machine’s clock says { $now }, but something was written here on { $newest }. If the clock is wrong, set it; nothing is lost.
serve-clock-ahead = This machine’s clock says { $now }, but nothing has been written here since { $newest }. If the clock is wrong, stop the table and set it: sessions and time limits end by it.
serve-error-tls = --tls-cert and --tls-key belong together. Give both or neither.
serve-error-file = There is no file { $file }.
serve-error-host-name = “{ $name }” is no name of a machine. Give only the name, without https:// and without anything after it.
serve-error-limits = --limits is on or off, not “{ $limits }”.
serve-error-limits-off = --limits off is only for a table that nobody but this machine can reach: leave out --origin and --proxy, and --host or say --host 127.0.0.1.
serve-error-disk = There is no folder { $folder }.
refusal-server-workers = Several processes need PostgreSQL. Give its address with --db, or leave --workers out.
refusal-server-port = Port { $port } cannot be used ({ $error }). Choose another one with --port.
refusal-server-system = The table cannot go on: the system refuses what it needs ({ $error }). Check memory, processes and open files (`ulimit -a`), then start it again.
refusal-server-certificate = The certificate or its key cannot be used ({ $error }). Check the files of --tls-cert and --tls-key; they have to belong together.
refusal-server-workers-end = { $times } processes of the table have ended as soon as they began (code { $code }). What they said about it stands above. Mend that, then start the table again.
refusal-server-contact = “{ $contact }” is no contact. Write it like mailto:security@example.org or https://example.org/security.
