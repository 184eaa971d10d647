# The database of the online table.

refusal-db-url = This is no address of a database. Give a file, such as sqlite:///srv/overseer.db, or a PostgreSQL server, such as postgresql://user@host/name.
refusal-db-file = The database { $file } cannot be opened ({ $error }). Check its name and whether you may write there.
refusal-db-no-database = The file { $file } is no database, or it is damaged. Name another file, or restore a backup into a new one.
refusal-db-foreign = The database { $file } belongs to another program. Name another file.
refusal-db-in-use = The database { $file } is in use by another Overseer (process { $process }). Stop that one first; several at the same time need PostgreSQL.
refusal-db-busy = Another program is writing to the database { $where } and does not let go of it. Close that program or wait until it is done, then try again.
refusal-db-login = { $where } does not let you in. Check the user and the password in the address.
refusal-db-missing = { $where } does not exist. Create the database on the server first, with `createdb`.
refusal-db-unreachable = { $where } does not answer. Check whether the PostgreSQL server runs there and takes connections.
refusal-db-newer = A newer release of Overseer has used this database: it is at step { $found }, and this release knows { $known }. Install the newer release, or restore a backup from before.
refusal-db-unavailable = The database does not do what it is asked ({ $error }). Check its server and its disk, then try again.
refusal-db-not-empty = { $where } has rows already, and a backup only goes into an empty database. Name a new one.
refusal-db-restore-later = The tables of { $where } were made by a later release than the backup. Name a database that does not exist yet; it is brought up to date afterwards.
refusal-db-backup-exists = { $file } is there already and stays as it is. Name another file.
refusal-db-backup-unwritten = The backup { $file } cannot be written ({ $error }). Nothing of it was left behind; choose another place.
refusal-db-backup-unread = The backup { $file } cannot be read ({ $error }). Check its name and whether you may open it.
refusal-db-backup-broken = { $file } is no backup, or it is damaged. Nothing was restored; take another copy.
refusal-db-backup-newer = A newer release of Overseer wrote the backup { $file }. Nothing was restored; install that release first.
refusal-db-backup-unfit = The backup { $file } does not fit: a row of “{ $table }” cannot be stored. Nothing was restored.

## overseer db

db-no-libraries = The online table needs more libraries ({ $missing } is missing). To install them: { $install }
db-migrated = Done: step { $step }.
db-up-to-date = { $where } is up to date, at step { $step }.
db-backed-up = { $rows ->
    [one] { $rows } row is in { $file }.
   *[other] { $rows } rows are in { $file }.
} Keep the file to yourself: hidden cards and what passwords are checked by lie in it.
db-restored = { $rows ->
    [one] { $rows } row is back in { $where }.
   *[other] { $rows } rows are back in { $where }.
}
db-check-good = Everything fits together. Matches: { $matches }, inputs: { $inputs }.
db-check-faults = Something is wrong in { $faults ->
    [one] { $faults } place
   *[other] { $faults } places
}. Matches: { $matches }, inputs: { $inputs }. Stop the server, keep a copy of the database, and restore the last good backup into a new one.
db-check-fault = The database finds fault with itself: { $fault }
db-check-gap = Table { $code }: the last input is number { $found }, but there are { $wanted }.
db-check-rows = Table { $code }: the match counts { $found } inputs, but there are { $wanted }.
db-check-steps = Table { $code }: the match counts { $found } entries, but its last input ends with number { $wanted }.
db-check-order = Table { $code }: the entries of input { $found } have lower numbers than those before.
db-replayed = Table { $code } ({ $game }): { $fate }
db-replayed-all = { $matches ->
    [0] No match is running.
    [one] One match is running. { $stays ->
        [0] All go on.
        [one] One cannot go on: leave it to the release that made it.
       *[other] { $stays } cannot go on: leave them to the release that made them.
    }
   *[other] { $matches } matches are running. { $stays ->
        [0] All go on.
        [one] One cannot go on: leave it to the release that made it.
       *[other] { $stays } cannot go on: leave them to the release that made them.
    }
}

help-db = Look after the database of the online table
    .long = Looks after the database of the online table: one SQLite file, or a PostgreSQL server. Backup and check may run while people play.
    .examples =
        overseer db backup  Write everything into a file
        overseer db check --db sqlite:///srv/overseer.db  See whether all fits together
help-db-url = The database: sqlite:///path/to/file or postgresql://user@host/name. Without it the one in OVERSEER_DB, else a file beside your saved games.
    .value = URL
help-db-file = The file of the backup.
    .value = FILE
help-db-migrate = Bring the database up to date
    .long = Makes the tables of a new database, or carries out the steps that a newer release has brought. Serving does this by itself.
    .examples =
        overseer db migrate  The database beside your saved games
        overseer db migrate --db postgresql://overseer@localhost/overseer  A PostgreSQL server
help-db-backup = Write everything into one file
    .long = Writes all rows, as they are at one moment, into a packed and sealed file. People may play on meanwhile. Either kind of database can be restored from it.
    .examples =
        overseer db backup  Into a file here, named after the time
        overseer db backup /srv/backups/monday.jsonl.gz  Into this file
help-db-restore = Fill an empty database from a backup
    .long = Fills a new or empty database from a backup, all of it or nothing, and brings it up to date. That is also the way from SQLite to PostgreSQL and back.
    .examples =
        overseer db restore monday.jsonl.gz --db sqlite:///srv/new.db  Into a new file
        overseer db restore monday.jsonl.gz --db postgresql://overseer@localhost/overseer  Into an empty PostgreSQL database
help-db-check = See whether everything fits together
    .long = Looks through the whole database: whether it is intact, whether every match has all its inputs without a gap, and whether the counters agree. People may play on meanwhile.
    .examples =
        overseer db check  The database beside your saved games
        overseer db check --db sqlite:///srv/overseer.db  A file
help-db-replay = Say what becomes of running matches under this release
    .long = Plays every running match again under the rules of this release and says what would become of it. Nothing is changed, and people may play on meanwhile. A match of older rules is converted when it is opened; its old rows are kept.
    .examples =
        overseer db replay  Before an upgrade, with the new release
        overseer db replay --json  For other programs
