-- How much people keep here, so that nobody fills the disk.

ALTER TABLE people ADD COLUMN kept BIGINT;  -- bytes, NULL: to be counted when something is added

-- What was written down for callers of one address, hour by hour; never the address itself.
CREATE TABLE stored (
    address TEXT NOT NULL,          -- a keyed hash of it
    hour BIGINT NOT NULL,           -- since 1970
    bytes BIGINT NOT NULL,
    PRIMARY KEY (address, hour)
);
CREATE INDEX stored_by_hour ON stored (hour);

-- What somebody keeps is found by them.
CREATE INDEX tables_of_host ON tables (host);
CREATE INDEX chat_of ON chat (person);
