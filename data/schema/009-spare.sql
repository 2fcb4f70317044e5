-- What may go after a while: games that gave nobody anything. The rest is for good.
-- 1: no account sat in it, and it was not ranked.
ALTER TABLE game ADD COLUMN spare INTEGER NOT NULL DEFAULT 0;
-- Of an account in a game that was not ranked: 1: it is one of those kept for the account; 2: the
-- account has enough newer ones. When no seat has 1 any more the game goes.
ALTER TABLE seat ADD COLUMN spare INTEGER NOT NULL DEFAULT 0;

UPDATE game SET spare = 1 WHERE competitive = 0 AND bet = 0
    AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game = game.id AND s.kind = 0)
    AND NOT EXISTS (SELECT 1 FROM entry e WHERE e.game = game.id AND e.game <> 0);
UPDATE seat SET spare = 1 WHERE kind = 0
    AND EXISTS (SELECT 1 FROM game g WHERE g.id = seat.game AND g.competitive = 0 AND g.bet = 0)
    AND NOT EXISTS (SELECT 1 FROM entry e WHERE e.game = seat.game AND e.game <> 0);
CREATE INDEX game_spare ON game (ended_ms) WHERE spare = 1 AND state <> 0 AND open_vote = 0;
CREATE INDEX seat_spare ON seat (account, game) WHERE spare = 1;

-- The highest number that a game has had, though it is gone.
INSERT INTO meta (name, value) SELECT 'game_number', coalesce(max(number), 0) FROM game;
