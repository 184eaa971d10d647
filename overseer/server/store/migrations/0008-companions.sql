-- Battles on real tables, tracked here: a log of entries each, and who may write in it.

CREATE TABLE companions (
    code TEXT PRIMARY KEY,          -- what the link ends with
    owner TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    key TEXT NOT NULL,              -- the client's: one that is opened twice is one
    title TEXT NOT NULL,
    campaign TEXT NOT NULL,         -- the table of the campaign that waits for its end, or empty
    rows BIGINT NOT NULL,           -- how many entries there are
    version BIGINT NOT NULL,        -- counts changes of hands, so that two at once are noticed
    made BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    UNIQUE (owner, key)
);

CREATE TABLE companion_hands (
    code TEXT NOT NULL REFERENCES companions (code) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hand TEXT NOT NULL,             -- what their entries are signed with
    name TEXT NOT NULL,
    role TEXT NOT NULL,             -- owner, player, viewer
    seats TEXT NOT NULL,            -- JSON: the seats that are theirs
    PRIMARY KEY (code, person)
);
CREATE INDEX companion_hands_of ON companion_hands (person);

-- Entries are only ever added: what is taken back is another entry.
CREATE TABLE companion_entries (
    code TEXT NOT NULL REFERENCES companions (code) ON DELETE CASCADE,
    seq BIGINT NOT NULL,            -- from 1, without gaps
    id TEXT NOT NULL,               -- the device's: an entry that is sent twice is one
    entry TEXT NOT NULL,            -- JSON
    at BIGINT NOT NULL,
    PRIMARY KEY (code, seq),
    UNIQUE (code, id)
);
