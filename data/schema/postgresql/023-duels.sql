-- Duels (DD-D8), as data/schema/023-duels.sql has them.
CREATE TABLE duel (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL, -- who asked
    at_ms BIGINT NOT NULL,
    other BIGINT NOT NULL, -- who was asked
    number BIGINT NOT NULL, -- as people type it
    name TEXT COLLATE "C" NOT NULL, -- of who asked, then
    other_name TEXT COLLATE "C" NOT NULL,
    board TEXT COLLATE "C" NOT NULL, -- which game it is, by its name in the registry
    secret TEXT COLLATE "C" NOT NULL, -- what the deal is made from
    state BIGINT NOT NULL, -- 0 open, 1 over, 2 declined
    told BIGINT NOT NULL -- bits of those who know how it ended: 1 who asked, 2 who was asked
);
CREATE INDEX duel_account ON duel (account, id);
CREATE INDEX duel_other ON duel (other, id);
CREATE INDEX duel_state ON duel (state, id);
