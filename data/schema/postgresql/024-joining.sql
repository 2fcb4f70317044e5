-- Invitations of nodes (joining.h): what a new node takes with it, sealed with a key that is not in this database. A row is
-- taken and removed at once, and never changed.
CREATE TABLE joining (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY, -- the part of the token that is no secret
    node BIGINT NOT NULL UNIQUE, -- who is invited; the last invitation counts
    until_ms BIGINT NOT NULL, -- by the clock of this server
    sealed BYTEA NOT NULL
);
