-- Games of bots with somebody's deck, one run a person.
CREATE TABLE deck_runs (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,             -- the deck file
    games BIGINT NOT NULL,
    done BIGINT NOT NULL,
    won TEXT NOT NULL,              -- JSON: by ready deck, games and parts of wins
    status TEXT NOT NULL,           -- running, done, stopped
    made BIGINT NOT NULL,
    touched BIGINT NOT NULL         -- by the process that plays them
);
