-- The deal of the day: what each day's deal is made from, and the tries that count.
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;

CREATE TABLE daily_try (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL, -- of the account, then
    day INTEGER NOT NULL,
    game INTEGER NOT NULL,
    number INTEGER NOT NULL, -- of the game; 0: it is not over
    state INTEGER NOT NULL, -- 0 played, 1 over, 2 left, 3 void
    score INTEGER NOT NULL, -- less is better
    share INTEGER NOT NULL, -- tenths of a percent of the matchpoints; -1: nobody else played
    place INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    UNIQUE (account, day) -- the first try of a day counts
) STRICT;
CREATE INDEX daily_try_day ON daily_try (day, id);
