-- What people see of their own devices, and what servers and operators say to each other.

ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';  -- browser and system, in two words

CREATE TABLE marks (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
