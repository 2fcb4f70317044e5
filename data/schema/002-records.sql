-- Records of games: a short number for people, what the shuffle is made from (the secret and the
-- players' words, told when the game is over), and how the game ended.
ALTER TABLE game ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN shuffle TEXT NOT NULL DEFAULT ''; -- '': played before there were secrets
ALTER TABLE game ADD COLUMN ending TEXT NOT NULL DEFAULT '';

UPDATE game SET number = counted.number
FROM (SELECT id, row_number() OVER (ORDER BY id) AS number FROM game) AS counted
WHERE counted.id = game.id;
CREATE UNIQUE INDEX game_number ON game (number);
