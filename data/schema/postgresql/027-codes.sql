-- Codes and what people come back with, as data/schema/027-codes.sql has them.
CREATE TABLE code (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL, -- who made it, also a guest
    at_ms BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL, -- of whoever made it, then
    code TEXT COLLATE "C" NOT NULL,
    kind BIGINT NOT NULL, -- 0 a table, 1 a duel
    card_table BIGINT NOT NULL, -- as people type it; 0: a duel
    target BIGINT NOT NULL -- the id of the table, or the number of the duel
);
CREATE INDEX code_account ON code (account, id);

CREATE TABLE resume (
    account BIGINT NOT NULL PRIMARY KEY, -- the account, or the guest
    at_ms BIGINT NOT NULL,
    ends_ms BIGINT NOT NULL, -- until when it is good; 0: the connection is there
    guest BIGINT NOT NULL, -- 1: it is a guest
    name TEXT COLLATE "C" NOT NULL,
    hash TEXT COLLATE "C" NOT NULL,
    hash_before TEXT COLLATE "C" NOT NULL, -- hash of the token before, if that one may be all they have
    settings TEXT COLLATE "C" NOT NULL -- of a guest
);
