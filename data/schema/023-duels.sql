-- Duels (DD-D8): two people who play one deal, each against bots, within a day. What each has made of it is a row of
-- daily_try, whose `day` is the number of the duel, negative.
CREATE TABLE duel (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who asked
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL, -- who was asked
    number INTEGER NOT NULL, -- as people type it
    name TEXT NOT NULL, -- of who asked, then
    other_name TEXT NOT NULL,
    board TEXT NOT NULL, -- which game it is, by its name in the registry
    secret TEXT NOT NULL, -- what the deal is made from
    state INTEGER NOT NULL, -- 0 open, 1 over, 2 declined
    told INTEGER NOT NULL -- bits of those who know how it ended: 1 who asked, 2 who was asked
) STRICT;
CREATE INDEX duel_account ON duel (account, id);
CREATE INDEX duel_other ON duel (other, id);
CREATE INDEX duel_state ON duel (state, id);
