-- Decks that people build here, with all that they were before.

CREATE TABLE decks (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    key TEXT NOT NULL,              -- the client's: a deck that is sent twice is one
    game TEXT NOT NULL,
    cards TEXT NOT NULL,            -- the upload whose cards it is built of, empty for the standard set
    name TEXT NOT NULL,             -- of the version that counts
    version BIGINT NOT NULL,        -- the number of that one
    made BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    UNIQUE (person, key)
);

-- Every version that was saved and is still kept, as a deck file.
CREATE TABLE deck_versions (
    deck TEXT NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,              -- from 1
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (deck, n)
);
