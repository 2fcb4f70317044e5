-- Keeping order: keys have names and dates, sanctions belong to cases, and what is remembered of an
-- account from day to day (logins, friends, messages, notes, reports) is a memo each.
ALTER TABLE ssh_key ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE ssh_key ADD COLUMN added_ms INTEGER NOT NULL DEFAULT 0; -- 0: before dates were kept
ALTER TABLE ssh_key ADD COLUMN used_ms INTEGER NOT NULL DEFAULT 0; -- 0: never

-- What was imposed together has one case; alone, its own id.
ALTER TABLE sanction ADD COLUMN case_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sanction ADD COLUMN fingerprint TEXT NOT NULL DEFAULT '';
ALTER TABLE sanction ADD COLUMN channel TEXT NOT NULL DEFAULT ''; -- of a mute; '': all
UPDATE sanction SET case_id = id;

CREATE TABLE memo (
    id INTEGER NOT NULL PRIMARY KEY,
    kind INTEGER NOT NULL,
    account INTEGER NOT NULL, -- whom it belongs to
    other INTEGER NOT NULL, -- another account that it is about; 0 none
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL,
    state INTEGER NOT NULL,
    name TEXT NOT NULL,
    tag TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX memo_account ON memo (kind, account, id);
CREATE INDEX memo_other ON memo (kind, other, id) WHERE other <> 0;
CREATE INDEX memo_tag ON memo (kind, tag, id) WHERE tag <> '';
CREATE INDEX memo_state ON memo (kind, state, id) WHERE state <> 0;
