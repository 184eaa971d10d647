-- What people make for their battles and keep here: terrains, forces.

CREATE TABLE works (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    key TEXT NOT NULL,              -- the client's: a work that is sent twice is one
    kind TEXT NOT NULL,             -- terrain, force
    cards TEXT NOT NULL,            -- the upload whose cards it is made of, empty for the standard set
    name TEXT NOT NULL,             -- of the version that counts
    version BIGINT NOT NULL,        -- the number of that one
    made BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    UNIQUE (person, kind, key)
);

-- Every version that was saved and is still kept, as a file.
CREATE TABLE work_versions (
    work TEXT NOT NULL REFERENCES works (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,              -- from 1
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (work, n)
);
