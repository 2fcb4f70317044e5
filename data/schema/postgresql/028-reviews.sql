-- What reviews of games have found, as data/schema/028-reviews.sql has them.
CREATE TABLE review (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    game BIGINT NOT NULL,
    seat BIGINT NOT NULL, -- where the account sat
    text TEXT COLLATE "C" NOT NULL,
    UNIQUE (account, game)
);
CREATE INDEX review_game ON review (game, id);

-- From where the deal of a day was seen first (DD-D9).
CREATE TABLE daily_seen (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL, -- who saw it; 0: a guest
    at_ms BIGINT NOT NULL,
    day BIGINT NOT NULL,
    mark BIGINT NOT NULL -- made of a network or an SSH key, by the secret of the day
);
CREATE INDEX daily_seen_day ON daily_seen (day, id);
