-- Where somebody's structures stand on their land. It changes no match: everybody sees it so.

CREATE TABLE plots (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    words TEXT NOT NULL,            -- structures from the first plot on, with commas between them
    PRIMARY KEY (code, seat)
);
