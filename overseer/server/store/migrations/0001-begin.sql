-- {bytes} is the type of bytes: BLOB in SQLite, BYTEA in PostgreSQL.
-- Moments are milliseconds since 1970. JSON lies in texts: nobody asks the database about it.

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,          -- signing: the table's private key
    value {bytes} NOT NULL
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    login TEXT UNIQUE,              -- NULL: a guest
    password TEXT,                  -- argon2
    recovery TEXT UNIQUE,           -- hash of a guest's code for another device
    wishes TEXT NOT NULL,           -- JSON: time zone, notifications
    banned BIGINT,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE sessions (
    token TEXT PRIMARY KEY,         -- hash of what the client holds
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_of ON sessions (person);

CREATE TABLE tables (
    code TEXT PRIMARY KEY,          -- what the link ends with
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    host TEXT,                      -- the person who may start, kick, close
    status TEXT NOT NULL,           -- open, playing, over, closed
    terms TEXT NOT NULL,            -- JSON: how people play here (clock, spectators, undo …)
    options TEXT NOT NULL,          -- JSON: what is played
    password TEXT,                  -- argon2
    seed {bytes} NOT NULL,          -- this table's part of the dice, secret until the end
    parent TEXT,                    -- the campaign's table that this battle belongs to
    sequel TEXT,                    -- the table of the rematch
    version BIGINT NOT NULL,        -- counts changes, so that two at once are noticed
    made BIGINT NOT NULL,
    touched BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, touched);
CREATE INDEX tables_of_parent ON tables (parent);

CREATE TABLE chairs (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,             -- human, bot:hard …
    person TEXT,
    name TEXT NOT NULL,
    own TEXT NOT NULL,              -- JSON: what this seat brings (a deck, a force)
    pledge TEXT NOT NULL,           -- what it has fixed its part of the dice by
    share TEXT NOT NULL,            -- that part, once it is revealed
    asked BIGINT NOT NULL,          -- since when it owes an answer; 0: it does not
    PRIMARY KEY (code, seat)
);
CREATE INDEX chairs_of ON chairs (person);

CREATE TABLE matches (
    code TEXT PRIMARY KEY REFERENCES tables (code) ON DELETE CASCADE,
    header {bytes} NOT NULL,        -- the record's
    seed {bytes} NOT NULL,          -- secret until the end
    rows BIGINT NOT NULL,           -- how many inputs there are …
    steps BIGINT NOT NULL,          -- … and how many entries they made
    clock TEXT NOT NULL,            -- JSON: what is left for each seat
    wish TEXT NOT NULL,             -- JSON: who asks the others to take something back
    deadline BIGINT,                -- when whoever is asked has no time left
    bot BIGINT,                     -- since when the table itself has to do something
    ended {bytes},                  -- the end of the record, once there is one
    made BIGINT NOT NULL,
    touched BIGINT NOT NULL
);
CREATE INDEX matches_due ON matches (deadline);
CREATE INDEX matches_of_bots ON matches (bot);

-- One row for each accepted input, with all that followed from it. Never changed, never removed.
CREATE TABLE inputs (
    code TEXT NOT NULL REFERENCES matches (code) ON DELETE CASCADE,
    seq BIGINT NOT NULL,            -- from 1, without gaps
    key TEXT,                       -- the client's idempotency key, with its seat
    seat BIGINT NOT NULL,
    input TEXT NOT NULL,
    steps {bytes} NOT NULL,         -- what followed, for every viewer
    last BIGINT NOT NULL,           -- the number of the last entry
    rules TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (code, seq),
    UNIQUE (code, key)
);

CREATE TABLE chat (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (code, n)
);

CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,             -- cards, deck, force
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX uploads_of ON uploads (person);

-- What is to be sent to people; whoever takes one pushes `due` ahead first.
CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,             -- webhook, mail
    body TEXT NOT NULL,             -- JSON
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL
);
CREATE INDEX outbox_due ON outbox (due);
