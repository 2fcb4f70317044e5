-- When people are here: how many accounts were on in each hour, without saying who. The newest 672 are kept.
CREATE TABLE busy_hour (
    id INTEGER NOT NULL PRIMARY KEY, -- the hour, counted from 1970-01-01 00:00 UTC
    at_ms INTEGER NOT NULL, -- when this was written
    people INTEGER NOT NULL CHECK (people > 0)
) STRICT;
