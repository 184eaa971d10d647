-- Matches as they were before they went on under newer rules: nothing is lost.

CREATE TABLE old_matches (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
    n BIGINT NOT NULL,              -- how many updates there had been before
    header {bytes} NOT NULL,
    rows BIGINT NOT NULL,
    steps BIGINT NOT NULL,
    at BIGINT NOT NULL,             -- when they went on
    PRIMARY KEY (code, n)
);

CREATE TABLE old_inputs (
    code TEXT NOT NULL,
    n BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    key TEXT,
    seat BIGINT NOT NULL,
    input TEXT NOT NULL,
    steps {bytes} NOT NULL,
    last BIGINT NOT NULL,
    rules TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (code, n, seq),
    FOREIGN KEY (code, n) REFERENCES old_matches (code, n) ON DELETE CASCADE
);
