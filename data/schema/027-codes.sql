-- Codes that bring people to a table or a duel (ME-D11).
CREATE TABLE code (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who made it, also a guest
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL, -- of whoever made it, then
    code TEXT NOT NULL,
    kind INTEGER NOT NULL, -- 0 a table, 1 a duel
    card_table INTEGER NOT NULL, -- as people type it; 0: a duel
    target INTEGER NOT NULL -- the id of the table, or the number of the duel
) STRICT;
CREATE INDEX code_account ON code (account, id);

-- With what people come back after a lost connection: hashes of tokens, a row for each account or guest.
CREATE TABLE resume (
    account INTEGER NOT NULL PRIMARY KEY, -- the account, or the guest
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL, -- until when it is good; 0: the connection is there
    guest INTEGER NOT NULL, -- 1: it is a guest
    name TEXT NOT NULL,
    hash TEXT NOT NULL,
    hash_before TEXT NOT NULL, -- hash of the token before, if that one may be all they have
    settings TEXT NOT NULL -- of a guest
) STRICT;
