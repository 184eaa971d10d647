-- Saved games that people bring along: they go on here once everybody has sat down.

ALTER TABLE tables ADD COLUMN saved BIGINT;  -- how many moves were brought along, NULL for none

CREATE TABLE saves (
    code TEXT PRIMARY KEY REFERENCES tables (code) ON DELETE CASCADE,
    record {bytes} NOT NULL         -- checked, unfinished, by the rules of the release that took it
);
