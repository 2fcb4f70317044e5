-- Seasons of ratings (doc/rules/rating.md): the boards as they ended, and the entries that draw all ratings together.
CREATE TABLE season (
    id INTEGER NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms INTEGER NOT NULL, -- when this was written
    state INTEGER NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
) STRICT;

CREATE TABLE season_place (
    id INTEGER NOT NULL PRIMARY KEY, -- made from season, game and place, so that each is written once; the best is the highest
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, -- when the season ended
    season INTEGER NOT NULL,
    board TEXT NOT NULL, -- season and game, "2026q4 switch"
    place INTEGER NOT NULL, -- from 1; those with equal ratings share it
    players INTEGER NOT NULL, -- how many were listed
    rating INTEGER NOT NULL, -- as people are shown it
    games INTEGER NOT NULL
) STRICT;
CREATE INDEX season_place_board ON season_place (board, id);
CREATE INDEX season_place_account ON season_place (account, id);

-- An entry with the reason 'season' belongs to no game but to a season: one an account, game and season.
ALTER TABLE rating ADD COLUMN season INTEGER NOT NULL DEFAULT 0;
DROP INDEX rating_once;
CREATE UNIQUE INDEX rating_once ON rating (game, account, board, reason, season);
CREATE INDEX rating_season ON rating (season, n) WHERE season <> 0;
DROP TRIGGER rating_no_update;
CREATE TRIGGER rating_no_update BEFORE UPDATE OF n, board, game, reason, mu, sigma, shown, moved, at_ms, season ON rating
BEGIN
    SELECT RAISE(ABORT, 'the ledger of ratings is never changed');
END;
