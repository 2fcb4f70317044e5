-- Tables of cups: an open table and a game say which table of which cup they are. One of each at most.
ALTER TABLE card_table ADD COLUMN cup INTEGER NOT NULL DEFAULT 0; -- 0: of none
ALTER TABLE card_table ADD COLUMN cup_round INTEGER NOT NULL DEFAULT 0;
ALTER TABLE card_table ADD COLUMN cup_table INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX card_table_cup ON card_table (cup, cup_round, cup_table) WHERE cup <> 0;

ALTER TABLE game ADD COLUMN cup INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN cup_round INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN cup_table INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN unrated INTEGER NOT NULL DEFAULT 0; -- 1: it moves no ratings although it is competitive
ALTER TABLE game ADD COLUMN deal INTEGER NOT NULL DEFAULT 0; -- of a duplicate, from 1
ALTER TABLE game ADD COLUMN closed INTEGER NOT NULL DEFAULT 0; -- 1: others still play the deal, so nobody reads its record
CREATE UNIQUE INDEX game_cup ON game (cup, cup_round, cup_table) WHERE cup <> 0;

-- Of a game of a cup, once it is over.
ALTER TABLE seat ADD COLUMN cards INTEGER NOT NULL DEFAULT 0; -- that were held at the end
ALTER TABLE seat ADD COLUMN absent INTEGER NOT NULL DEFAULT 0; -- 1: the whole game was played automatically
