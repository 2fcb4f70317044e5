-- What reviews of games have found, a row for each account and game.
CREATE TABLE review (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL, -- where the account sat
    text TEXT NOT NULL,
    UNIQUE (account, game)
) STRICT;
CREATE INDEX review_game ON review (game, id);

-- From where the deal of a day was seen first (DD-D9).
CREATE TABLE daily_seen (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who saw it; 0: a guest
    at_ms INTEGER NOT NULL,
    day INTEGER NOT NULL,
    mark INTEGER NOT NULL -- made of a network or an SSH key, by the secret of the day
) STRICT;
CREATE INDEX daily_seen_day ON daily_seen (day, id);
