# `overseer admin`: people and tables of the online table.

help-admin = Look after people and tables of the online table
    .long = Looks after the people and tables of the online table, while it is served or not. The servers notice within ten seconds.
    .examples =
        overseer admin tables  Who plays what
        overseer admin close k7m2x9qa  Close a table
        overseer admin ban eve  Somebody may no longer play here
help-admin-url = The database: sqlite:///path/to/file or postgresql://user@host/name. Without it the one in OVERSEER_DB, else a file beside your saved games.
    .value = URL
help-admin-who = The name somebody signs in with, or their id, which the list of tables shows.
    .value = WHO
help-admin-code = The table’s code: what its link ends with.
    .value = CODE
help-admin-tables = List tables, the newest first
    .long = Lists the tables with who sits there, their ids in brackets, the newest first.
    .examples =
        overseer admin tables  All of them
        overseer admin tables --status playing --json  Those where a match runs, for other programs
help-admin-tables-status = Only tables like this.
    .value = open|playing|over|closed
help-admin-close = Close a table
    .long = Closes a table for good: nobody plays there any more, and whoever is there is told.
    .examples =
        overseer admin close k7m2x9qa  This table
        overseer admin close k7m2x9qa --db postgresql://overseer@db/overseer  On a PostgreSQL server
help-admin-ban = Somebody may no longer play here
    .long = Bans somebody: whatever they ask is refused from now on. Their games stay.
    .examples =
        overseer admin ban eve  Who signs in as eve
        overseer admin ban k7m2x9qak7m2x9qa  A guest, by the id
help-admin-unban = Somebody may play here again
    .long = Takes a ban back.
    .examples =
        overseer admin unban eve  Who signs in as eve
        overseer admin unban k7m2x9qak7m2x9qa  A guest, by the id
help-admin-password = A new password for who has forgotten theirs
    .long = Makes a new password for an account and says it this once. Every session of the account ends.
    .examples =
        overseer admin password ada  Who signs in as ada
        overseer admin password ada --json  For other programs
help-admin-purge = Remove guests that rest
    .long = Removes what has stayed for long enough: guests who were not here for long and sit at no running table, tables that never began, old chat. The table does the same by itself, every hour. What was played stays, without the names of who is gone.
    .examples =
        overseer admin purge  Who was not here for half a year
        overseer admin purge --days 30  Who was not here for a month
help-admin-purge-days = For how many days they were not here.
    .value = N
help-admin-token = A token for whoever runs the table
    .long = Only its hash is kept, so write it down. A monitor shows it to /healthz as a bearer token.
    .examples =
        overseer admin token  A new one
        overseer admin token --json  For other programs
help-admin-clock = Whether servers believe this machine’s clock
    .long = Compares this machine’s clock with the newest entry. A server whose clock jumps by more than a day does nothing and lets nothing end until the clock is back, or until you say that it is right.
    .examples =
        overseer admin clock  How it stands
        overseer admin clock --right  The clock is right: go on
help-admin-clock-right = The clock is right, and servers go on by it.

admin-table = { $code }  { $game }  { $status }  { $when }  { $seats }
admin-tables = { $tables ->
    [0] There are no such tables.
    [one] One table.
   *[other] { $tables } tables.
}
admin-free = free
admin-status-open = open
admin-status-playing = playing
admin-status-over = over
admin-status-closed = closed
admin-closed = Table { $code } is closed.
admin-banned = { $name } ({ $person }) may no longer play here.
admin-unbanned = { $name } ({ $person }) may play here again.
admin-password = The new password of { $name } ({ $person }): { $password }
admin-purged = { $people ->
    [0] No guest has rested for { $days } days.
    [one] One guest who had rested for { $days } days was removed.
   *[other] { $people } guests who had rested for { $days } days were removed.
}
admin-token = The operator’s token: { $token }
    Only its hash is kept, so write it down. A monitor shows it to /healthz as a bearer token.
admin-clock = This machine’s clock: { $now }. The newest entry: { $newest }.
admin-clock-believed = Servers believe the clock.
admin-clock-astray = A server does not believe the clock any more: it has jumped. Set it, or say with --right that it is right.
admin-clock-confirmed = Noted: the clock is right. Servers go on within seconds.
admin-purged-tables = { $count ->
    [one] One table that never began was removed.
   *[other] { $count } tables that never began were removed.
}
admin-purged-lines = { $count ->
    [one] One old line of chat was removed.
   *[other] { $count } old lines of chat were removed.
}
admin-error-status = “{ $status }” is no status of a table. There are: { $known }.
refusal-admin-no-database = There is no database { $file }. Name it with --db, or serve a table first.
refusal-admin-no-table = There is no table { $code } that could be closed. `overseer admin tables` shows which there are.
refusal-admin-nobody = Nobody here is called { $name }. Give the name they sign in with, or their id from `overseer admin tables`.
refusal-admin-no-account = { $name } is a guest and has no password. The recovery code helps them, or an account.
refusal-admin-unavailable = The database does not answer ({ $error }). See whether it runs, and try again.
refusal-admin-clock = The clock of a server has jumped, and by a wrong one people would be removed who were here. See to it with “overseer admin clock” first.
