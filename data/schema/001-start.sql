-- The first schema. Times are UTC ms, ids are ours. A store on another engine has the same tables:
-- nothing here depends on SQLite but STRICT and WITHOUT ROWID.

CREATE TABLE meta (
    name TEXT NOT NULL PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO meta (name, value) VALUES ('epoch', 0);

CREATE TABLE secret (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- xp and chips are the sums of the account's entries. Accounts 1 and 2 are the mint, which alone
-- may owe, and the escrow, which holds the bets of games in play.
CREATE TABLE account (
    id INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE, -- the name in lower case
    skeleton TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    role INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    login_ms INTEGER NOT NULL,
    allowance_day_ms INTEGER NOT NULL,
    xp INTEGER NOT NULL DEFAULT 0,
    chips INTEGER NOT NULL DEFAULT 0,
    settings TEXT NOT NULL,
    CHECK (chips >= 0 OR id = 1)
) STRICT;
INSERT INTO account
    (id, name, folded, skeleton, password, role, created_ms, login_ms, allowance_day_ms, settings)
VALUES (1, '*mint', '*mint', '*mint', '', 0, 0, 0, 0, ''),
       (2, '*escrow', '*escrow', '*escrow', '', 0, 0, 0, 0, '');

CREATE TABLE ssh_key (
    fingerprint TEXT NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id),
    public_key TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ssh_key_account ON ssh_key (account);

-- Open tables only.
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

CREATE TABLE game (
    id INTEGER NOT NULL PRIMARY KEY,
    card_table INTEGER NOT NULL,
    board TEXT NOT NULL, -- which game it is, by its name in the registry
    version INTEGER NOT NULL,
    competitive INTEGER NOT NULL,
    bet INTEGER NOT NULL,
    seed BLOB NOT NULL,
    options TEXT NOT NULL,
    started_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL,
    state INTEGER NOT NULL, -- 0 live, 1 finished, 2 cancelled, 3 void, 4 frozen
    open_vote INTEGER NOT NULL,
    epoch INTEGER NOT NULL -- of the room that owns it
) STRICT;
CREATE INDEX game_open ON game (id) WHERE state = 0 OR open_vote = 1;

-- An account here may be a guest's or a bot's, which has no row.
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    account INTEGER NOT NULL,
    name TEXT NOT NULL,
    kind INTEGER NOT NULL, -- 0 account, 1 guest, 2 bot
    level INTEGER NOT NULL,
    place INTEGER NOT NULL,
    outcome INTEGER NOT NULL,
    has_left INTEGER NOT NULL,
    xp INTEGER NOT NULL,
    chips INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_account ON seat (account, game);

CREATE TABLE journal (
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none
    event TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX journal_command ON journal (game, command) WHERE command <> 0;

-- The ledger. seq counts an account's entries from 1.
CREATE TABLE entry (
    account INTEGER NOT NULL REFERENCES account (id),
    seq INTEGER NOT NULL,
    game INTEGER NOT NULL, -- 0: none
    currency INTEGER NOT NULL, -- 0 XP, 1 chips
    amount INTEGER NOT NULL,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entry_once ON entry (game, account, currency, reason) WHERE game <> 0;

-- What boards are built from: one row an account and game that gave XP or a competitive result,
-- and one an XP entry without a game (board '', ref its seq). Kept in the transaction that changes
-- entry, game or seat.
CREATE TABLE score (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    ref INTEGER NOT NULL, -- the game's id
    at_ms INTEGER NOT NULL, -- the game's end; before that, as changed_ms
    changed_ms INTEGER NOT NULL, -- the last XP entry; 0: none
    xp INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    outcome INTEGER NOT NULL,
    PRIMARY KEY (account, board, ref)
) STRICT, WITHOUT ROWID;

CREATE TABLE sanction (
    id INTEGER NOT NULL PRIMARY KEY,
    kind INTEGER NOT NULL, -- 0 ban, 1 mute
    account INTEGER NOT NULL, -- 0: by address
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    from_ms INTEGER NOT NULL,
    until_ms INTEGER NOT NULL, -- 0: for good
    imposed_by TEXT NOT NULL,
    reason TEXT NOT NULL,
    ended INTEGER NOT NULL
) STRICT;
CREATE INDEX sanction_running ON sanction (id) WHERE ended = 0;

CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
CREATE INDEX audit_about ON audit (about, id);
