-- What the steps 001 to 022 for SQLite make, for PostgreSQL: the same tables with the same columns, which mean there what
-- they mean here. Later steps have the same number and name for both. Text is compared by its bytes. No sequence and no
-- trigger: numbers are given by the one room that may write, and rights keep what is only added to.

CREATE TABLE schema_version (
    version BIGINT NOT NULL PRIMARY KEY -- of the last step that was made
);
INSERT INTO schema_version (version) VALUES (22);

-- Who may write. A room raises the epoch, and puts it here; each batch of a lane names its epoch and puts its number here.
-- So a room that is not the last one writes nothing any more, and after a lost connection a look says whether a batch was
-- written.
CREATE TABLE writer (
    lane BIGINT NOT NULL PRIMARY KEY, -- the last one reads
    epoch BIGINT NOT NULL,
    batch BIGINT NOT NULL,
    barrier BIGINT NOT NULL -- raised to see that the server writes
) WITH (fillfactor = 10);
INSERT INTO writer (lane, epoch, batch, barrier) VALUES (0, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0);
-- Each time that a room took over, and how far the lanes of the one before had come.
CREATE TABLE opening (
    epoch BIGINT NOT NULL PRIMARY KEY,
    batch_0 BIGINT NOT NULL,
    batch_1 BIGINT NOT NULL
);

CREATE TABLE meta (
    name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);
INSERT INTO meta (name, value) VALUES ('epoch', 0), ('game_number', 0), ('incarnation', 0);

-- The nodes of a cluster (lease.h): which process is each, by a number that no other process has ever had, and until when it
-- counts as running, by the clock of this server.
CREATE TABLE node (
    id BIGINT NOT NULL PRIMARY KEY,
    incarnation BIGINT NOT NULL,
    service TEXT COLLATE "C" NOT NULL, -- of a supervisor; its rooms follow each other
    until_ms BIGINT NOT NULL,
    since_ms BIGINT NOT NULL,
    address TEXT COLLATE "C" NOT NULL, -- of its peer; '': none
    version TEXT COLLATE "C" NOT NULL -- of its program
) WITH (fillfactor = 10);
-- Which of them leads. The one row is updated only by who has the incarnation that stands in it.
CREATE TABLE lease (
    one BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    node BIGINT NOT NULL, -- -1: none
    incarnation BIGINT NOT NULL, -- negative: of the node that gave it back
    until_ms BIGINT NOT NULL,
    since_ms BIGINT NOT NULL,
    heir BIGINT NOT NULL -- the node that is to lead next; -1: whichever is first
) WITH (fillfactor = 10);
INSERT INTO lease (one, node, incarnation, until_ms, since_ms, heir) VALUES (1, -1, 0, 0, 0, -1);

CREATE TABLE secret (
    name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);

-- xp and chips are the sums of the account's entries, and last_entry is the number of the last one. Accounts 1 and 2 are
-- the mint and the escrow. Every game would wait for their rows, so these stay 0: what the two have is summed up.
CREATE TABLE account (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    folded TEXT COLLATE "C" NOT NULL UNIQUE, -- the name in lower case
    skeleton TEXT COLLATE "C" NOT NULL UNIQUE,
    password TEXT COLLATE "C" NOT NULL,
    role BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    login_ms BIGINT NOT NULL,
    allowance_day_ms BIGINT NOT NULL,
    xp BIGINT NOT NULL DEFAULT 0,
    chips BIGINT NOT NULL DEFAULT 0,
    settings TEXT COLLATE "C" NOT NULL,
    merged_into BIGINT NOT NULL DEFAULT 0, -- 0: it was not
    last_entry BIGINT NOT NULL DEFAULT 0,
    CHECK (chips >= 0)
) WITH (fillfactor = 70);
INSERT INTO account
    (id, name, folded, skeleton, password, role, created_ms, login_ms, allowance_day_ms, settings)
VALUES (1, '*mint', '*mint', '*mint', '', 0, 0, 0, 0, ''),
       (2, '*escrow', '*escrow', '*escrow', '', 0, 0, 0, 0, '');
CREATE INDEX account_merged ON account (merged_into) WHERE merged_into <> 0;
CREATE INDEX account_created ON account (created_ms, id);
CREATE INDEX account_staff ON account (role) WHERE role <> 0;

CREATE TABLE ssh_key (
    fingerprint TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES account (id),
    public_key TEXT COLLATE "C" NOT NULL,
    label TEXT COLLATE "C" NOT NULL DEFAULT '',
    added_ms BIGINT NOT NULL DEFAULT 0, -- 0: before dates were kept
    used_ms BIGINT NOT NULL DEFAULT 0 -- 0: never
);
CREATE INDEX ssh_key_account ON ssh_key (account);

-- Open tables only.
CREATE TABLE card_table (
    id BIGINT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL UNIQUE,
    game BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    cup BIGINT NOT NULL DEFAULT 0, -- 0: of none
    cup_round BIGINT NOT NULL DEFAULT 0,
    cup_table BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX card_table_cup ON card_table (cup, cup_round, cup_table) WHERE cup <> 0;

CREATE TABLE game (
    id BIGINT NOT NULL PRIMARY KEY,
    card_table BIGINT NOT NULL,
    board TEXT COLLATE "C" NOT NULL, -- which game it is, by its name in the registry
    version BIGINT NOT NULL,
    competitive BIGINT NOT NULL,
    bet BIGINT NOT NULL,
    seed BYTEA NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    started_ms BIGINT NOT NULL,
    ended_ms BIGINT NOT NULL,
    state BIGINT NOT NULL, -- 0 live, 1 finished, 2 cancelled, 3 void, 4 frozen
    open_vote BIGINT NOT NULL,
    epoch BIGINT NOT NULL, -- of the room that owns it
    number BIGINT NOT NULL DEFAULT 0,
    shuffle TEXT COLLATE "C" NOT NULL DEFAULT '', -- '': played before there were secrets
    ending TEXT COLLATE "C" NOT NULL DEFAULT '',
    last BIGINT NOT NULL DEFAULT 0, -- the seq of its last event; 0: none
    spare BIGINT NOT NULL DEFAULT 0, -- 1: no account sat in it, and it was not ranked: it may go after a while
    cup BIGINT NOT NULL DEFAULT 0,
    cup_round BIGINT NOT NULL DEFAULT 0,
    cup_table BIGINT NOT NULL DEFAULT 0,
    unrated BIGINT NOT NULL DEFAULT 0, -- 1: it moves no ratings although it is competitive
    deal BIGINT NOT NULL DEFAULT 0, -- of a duplicate, from 1
    closed BIGINT NOT NULL DEFAULT 0 -- 1: others still play the deal, so nobody reads its record
) WITH (fillfactor = 70);
CREATE INDEX game_open ON game (id) WHERE state = 0 OR open_vote = 1;
CREATE UNIQUE INDEX game_number ON game (number);
CREATE INDEX game_spare ON game (ended_ms) WHERE spare = 1 AND state <> 0 AND open_vote = 0;
CREATE UNIQUE INDEX game_cup ON game (cup, cup_round, cup_table) WHERE cup <> 0;

-- An account here may be a guest's or a bot's, which has no row.
CREATE TABLE seat (
    game BIGINT NOT NULL REFERENCES game (id),
    seat BIGINT NOT NULL,
    account BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    kind BIGINT NOT NULL, -- 0 account, 1 guest, 2 bot
    level BIGINT NOT NULL,
    place BIGINT NOT NULL,
    outcome BIGINT NOT NULL,
    has_left BIGINT NOT NULL,
    xp BIGINT NOT NULL,
    chips BIGINT NOT NULL,
    dignity BIGINT NOT NULL DEFAULT 0,
    spare BIGINT NOT NULL DEFAULT 0, -- of a game that was not ranked: 1: kept for the account; 2: it has enough newer ones
    cards BIGINT NOT NULL DEFAULT 0, -- that were held at the end
    absent BIGINT NOT NULL DEFAULT 0, -- 1: the whole game was played automatically
    PRIMARY KEY (game, seat)
);
CREATE INDEX seat_account ON seat (account, game);
CREATE INDEX seat_dignity ON seat (account, kind, dignity) WHERE dignity <> 0;
CREATE INDEX seat_spare ON seat (account, game) WHERE spare = 1;

-- A game's events, in its own order; the game's row has the number of the last one.
CREATE TABLE journal (
    game BIGINT NOT NULL,
    seq BIGINT NOT NULL, -- counts the game's events from 1
    at_ms BIGINT NOT NULL,
    command BIGINT NOT NULL, -- 0: none; else once in a game
    event TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, seq)
);
CREATE UNIQUE INDEX journal_command ON journal (game, command) WHERE command <> 0;

-- The ledger. seq counts an account's entries from 1; those of mint and escrow have numbers that only differ. No foreign
-- key: the statement that adds an entry takes its number from the account's row.
CREATE TABLE entry (
    account BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    game BIGINT NOT NULL, -- 0: none
    currency BIGINT NOT NULL, -- 0 XP, 1 chips
    amount BIGINT NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    note TEXT COLLATE "C" NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (account, seq)
);
CREATE UNIQUE INDEX entry_once ON entry (game, account, currency, reason) WHERE game <> 0;

-- What boards are built from.
CREATE TABLE score (
    account BIGINT NOT NULL,
    board TEXT COLLATE "C" NOT NULL,
    ref BIGINT NOT NULL, -- the game's id
    at_ms BIGINT NOT NULL, -- the game's end; before that, as changed_ms
    changed_ms BIGINT NOT NULL, -- the last XP entry; 0: none
    xp BIGINT NOT NULL,
    finished BIGINT NOT NULL,
    outcome BIGINT NOT NULL,
    PRIMARY KEY (account, board, ref)
);

CREATE TABLE rating (
    n BIGINT NOT NULL PRIMARY KEY, -- counts all entries from 1, in the order in which they were made
    account BIGINT NOT NULL,
    board TEXT COLLATE "C" NOT NULL, -- which game it is, by its name in the registry
    game BIGINT NOT NULL, -- 0: none
    reason TEXT COLLATE "C" NOT NULL, -- 'game', or 'void', which takes the game's entry back
    mu BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    shown BIGINT NOT NULL, -- the rating as people are shown it, after this
    moved BIGINT NOT NULL, -- by how much that changed
    at_ms BIGINT NOT NULL,
    season BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX rating_account ON rating (account, board, n);
CREATE UNIQUE INDEX rating_once ON rating (game, account, board, reason, season);
CREATE INDEX rating_season ON rating (season, n) WHERE season <> 0;

CREATE TABLE rated (
    account BIGINT NOT NULL,
    board TEXT COLLATE "C" NOT NULL,
    mu BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    games BIGINT NOT NULL, -- without those that are void
    played_ms BIGINT NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) WITH (fillfactor = 70);

CREATE TABLE sanction (
    id BIGINT NOT NULL PRIMARY KEY,
    kind BIGINT NOT NULL, -- 0 ban, 1 mute
    account BIGINT NOT NULL, -- 0: by address
    name TEXT COLLATE "C" NOT NULL,
    address TEXT COLLATE "C" NOT NULL,
    from_ms BIGINT NOT NULL,
    until_ms BIGINT NOT NULL, -- 0: for good
    imposed_by TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    ended BIGINT NOT NULL,
    case_id BIGINT NOT NULL DEFAULT 0,
    fingerprint TEXT COLLATE "C" NOT NULL DEFAULT '',
    channel TEXT COLLATE "C" NOT NULL DEFAULT '' -- of a mute; '': all
);
CREATE INDEX sanction_running ON sanction (id) WHERE ended = 0;
CREATE INDEX sanction_account ON sanction (account, id) WHERE account <> 0;

CREATE TABLE audit (
    id BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    who TEXT COLLATE "C" NOT NULL,
    act TEXT COLLATE "C" NOT NULL,
    about TEXT COLLATE "C" NOT NULL,
    detail TEXT COLLATE "C" NOT NULL
);
CREATE INDEX audit_about ON audit (lower(about), id);
CREATE INDEX audit_at ON audit (at_ms);

CREATE TABLE name_change (
    id BIGINT NOT NULL PRIMARY KEY, -- of its audit line
    old_name TEXT COLLATE "C" NOT NULL,
    new_name TEXT COLLATE "C" NOT NULL,
    merged BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX name_change_old ON name_change (lower(old_name), id);
CREATE INDEX name_change_new ON name_change (lower(new_name), id);

-- What a typed line has done, so that it is not done again when the door sends it to the next room.
CREATE TABLE done_line (
    conn BIGINT NOT NULL, -- the connection, as the door names it
    command BIGINT NOT NULL, -- the line's number
    part BIGINT NOT NULL, -- one of several things that it does; 0: all that is left of it
    account BIGINT NOT NULL, -- who is on from then on; 0: nobody else
    answer TEXT COLLATE "C" NOT NULL, -- what it is answered
    PRIMARY KEY (conn, command, part)
);

CREATE TABLE login ( -- the last 20 of each account
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL, -- of the account, then
    network TEXT COLLATE "C" NOT NULL, -- '': not known
    transport TEXT COLLATE "C" NOT NULL,
    fingerprint TEXT COLLATE "C" NOT NULL -- of the SSH key; '': none
);
CREATE INDEX login_account ON login (account, id);
CREATE INDEX login_network ON login (network, id);
CREATE INDEX login_fingerprint ON login (fingerprint, id);
CREATE INDEX login_at ON login (at_ms);

CREATE TABLE friend (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    other BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL -- of the other
);
CREATE INDEX friend_account ON friend (account, id);
CREATE INDEX friend_other ON friend (other);

CREATE TABLE ignored (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL, -- who does not hear the other
    at_ms BIGINT NOT NULL,
    other BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL
);
CREATE INDEX ignored_account ON ignored (account, id);
CREATE INDEX ignored_other ON ignored (other);

CREATE TABLE alias (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    word TEXT COLLATE "C" NOT NULL,
    text TEXT COLLATE "C" NOT NULL -- what it stands for
);
CREATE INDEX alias_account ON alias (account, id);

CREATE TABLE channel ( -- joined; the lobby's: left
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL
);
CREATE INDEX channel_account ON channel (account, id);

CREATE TABLE message ( -- until the account has read it
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    author BIGINT NOT NULL, -- 0: the room
    author_name TEXT COLLATE "C" NOT NULL,
    text TEXT COLLATE "C" NOT NULL
);
CREATE INDEX message_account ON message (account, id);
CREATE INDEX message_at ON message (at_ms);

CREATE TABLE note (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    staff BIGINT NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT COLLATE "C" NOT NULL,
    text TEXT COLLATE "C" NOT NULL
);
CREATE INDEX note_account ON note (account, id);
CREATE INDEX note_at ON note (at_ms);

CREATE TABLE warning (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    staff BIGINT NOT NULL,
    staff_name TEXT COLLATE "C" NOT NULL,
    shown BIGINT NOT NULL, -- 1: the account has read it
    text TEXT COLLATE "C" NOT NULL
);
CREATE INDEX warning_account ON warning (account, id);
CREATE INDEX warning_at ON warning (at_ms);

CREATE TABLE report (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL, -- who wrote it; a guest has no row
    at_ms BIGINT NOT NULL,
    number BIGINT NOT NULL, -- what people type
    name TEXT COLLATE "C" NOT NULL, -- of who wrote it
    address TEXT COLLATE "C" NOT NULL, -- of a guest; else ''
    card_table BIGINT NOT NULL, -- number of the table where they were; 0: the lobby
    about BIGINT NOT NULL,
    about_name TEXT COLLATE "C" NOT NULL,
    state BIGINT NOT NULL, -- 1 open, 2 claimed, 3 closed
    claimer BIGINT NOT NULL, -- 0: nobody, the control socket, or known by the name alone
    claimer_name TEXT COLLATE "C" NOT NULL,
    text TEXT COLLATE "C" NOT NULL,
    network TEXT COLLATE "C" NOT NULL DEFAULT '', -- of the writer's subscriber; '': not known
    fingerprint TEXT COLLATE "C" NOT NULL DEFAULT '', -- of the writer's SSH key; '': none
    appeal BIGINT NOT NULL DEFAULT 0, -- 1: the writer appeals for themself
    untold BIGINT NOT NULL DEFAULT 0, -- 1: closed, and the writer does not know yet
    closed_ms BIGINT NOT NULL DEFAULT 0, -- 0: it is not, or the time was not kept
    tag TEXT COLLATE "C" NOT NULL DEFAULT '', -- the word of the ready reason that closed it; '': none
    outcome TEXT COLLATE "C" NOT NULL DEFAULT '', -- what the writer is told
    sanction TEXT COLLATE "C" NOT NULL DEFAULT '' -- what was done about it, as the audit log says
);
CREATE INDEX report_account ON report (account, id);
CREATE INDEX report_number ON report (number);
CREATE INDEX report_state ON report (state, id);
CREATE INDEX report_about ON report (about, id);
CREATE INDEX report_at ON report (at_ms);
CREATE INDEX report_untold ON report (untold, id);

CREATE TABLE leave ( -- the last 50 of each account
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    game BIGINT NOT NULL,
    number BIGINT NOT NULL, -- of the game: what people type
    how BIGINT NOT NULL, -- 0 by choice, 1 by a lost connection, 2 forgiven by the others, 3 pardoned
    title TEXT COLLATE "C" NOT NULL -- of the game
);
CREATE INDEX leave_account ON leave (account, id);

CREATE TABLE appeal ( -- the last 20 of each account
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    against BIGINT NOT NULL, -- id of the warning or of the case
    staff BIGINT NOT NULL, -- who gave that; 0: known by the name alone
    staff_name TEXT COLLATE "C" NOT NULL,
    report BIGINT NOT NULL -- number of the report that the appeal is; 0: not known
);
CREATE INDEX appeal_account ON appeal (account, id);
CREATE INDEX appeal_report ON appeal (report);
CREATE INDEX appeal_at ON appeal (at_ms);

CREATE TABLE second ( -- the second factor
    account BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    last BIGINT NOT NULL, -- counter of the code that was taken last
    secret TEXT COLLATE "C" NOT NULL, -- base32
    recovery TEXT COLLATE "C" NOT NULL -- hashes of the codes left, 32 digits each
);

CREATE TABLE news ( -- the last 50
    id BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    number BIGINT NOT NULL, -- what people type
    staff_name TEXT COLLATE "C" NOT NULL,
    text TEXT COLLATE "C" NOT NULL
);

CREATE TABLE motd ( -- the line of the day: the last row holds
    id BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    staff_name TEXT COLLATE "C" NOT NULL,
    text TEXT COLLATE "C" NOT NULL -- '': the one of the settings
);

CREATE TABLE recall ( -- what was typed last
    account BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    text TEXT COLLATE "C" NOT NULL
);

CREATE TABLE countdown ( -- to the room's end: the last row holds
    id BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    ends_ms BIGINT NOT NULL,
    how BIGINT NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT COLLATE "C" NOT NULL
);

CREATE TABLE lockdown ( -- the last row holds
    id BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    ends_ms BIGINT NOT NULL, -- 0: there is none
    guests BIGINT NOT NULL, -- 1: no guests come in
    newcomers BIGINT NOT NULL, -- 1: no accounts are made
    slow_ms BIGINT NOT NULL, -- between two lines of one person; 0: talk is not slowed
    slow_channel TEXT COLLATE "C" NOT NULL, -- '': everywhere
    slow_everyone BIGINT NOT NULL, -- 1: known members, too
    staff_name TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL
);

CREATE TABLE filter (
    id BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    number BIGINT NOT NULL, -- what people type
    action BIGINT NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms BIGINT NOT NULL, -- of a mute
    staff_name TEXT COLLATE "C" NOT NULL,
    what TEXT COLLATE "C" NOT NULL -- a word, "link" or /pattern/
);

CREATE TABLE approval ( -- of an account that was made while the staff approve names
    account BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    ends_ms BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    network TEXT COLLATE "C" NOT NULL, -- of the subscriber
    state BIGINT NOT NULL, -- 1 waits, 2 approved, 3 refused; the owner has not heard of 2 and 3 yet
    staff_name TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL
);

CREATE TABLE adjustment (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    number BIGINT NOT NULL, -- what people type; 0: it needed nobody else
    asked_for BIGINT NOT NULL, -- the account then: `account` is another one once that has become part of it
    name TEXT COLLATE "C" NOT NULL, -- of that account, then
    currency BIGINT NOT NULL, -- 0 XP, 1 chips
    amount BIGINT NOT NULL,
    state BIGINT NOT NULL, -- 0 needed nobody else, 1 waits, 2 confirmed, 3 rejected, 4 expired
    staff BIGINT NOT NULL, -- who asked; 0: the control socket
    uid BIGINT NOT NULL, -- the Unix user there
    staff_name TEXT COLLATE "C" NOT NULL,
    network TEXT COLLATE "C" NOT NULL, -- of whoever asked, their subscriber; '': not known, or not needed any more
    fingerprint TEXT COLLATE "C" NOT NULL, -- of their SSH key, likewise
    decided_by TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL
);

CREATE TABLE daily_day (
    id BIGINT NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms BIGINT NOT NULL, -- when the secret was drawn
    secret TEXT COLLATE "C" NOT NULL,
    commitment TEXT COLLATE "C" NOT NULL, -- the hash that is shown the day before
    closed BIGINT NOT NULL -- 1: the tries of the day have their share and place
);

CREATE TABLE daily_try (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL, -- of the account, then
    day BIGINT NOT NULL,
    game BIGINT NOT NULL,
    number BIGINT NOT NULL, -- of the game; 0: it is not over
    state BIGINT NOT NULL, -- 0 played, 1 over, 2 left, 3 void
    score BIGINT NOT NULL, -- less is better
    share BIGINT NOT NULL, -- tenths of a percent of the matchpoints; -1: nobody else played
    place BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    UNIQUE (account, day) -- the first try of a day counts
);
CREATE INDEX daily_try_day ON daily_try (day, id);

CREATE TABLE season (
    id BIGINT NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms BIGINT NOT NULL, -- when this was written
    state BIGINT NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
);

CREATE TABLE season_place (
    id BIGINT NOT NULL PRIMARY KEY, -- made from season, game and place, so that each is written once; the best is the highest
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL, -- when the season ended
    season BIGINT NOT NULL,
    board TEXT COLLATE "C" NOT NULL, -- season and game, "2026q4 switch"
    place BIGINT NOT NULL, -- from 1; those with equal ratings share it
    players BIGINT NOT NULL, -- how many were listed
    rating BIGINT NOT NULL, -- as people are shown it
    games BIGINT NOT NULL
);
CREATE INDEX season_place_board ON season_place (board, id);
CREATE INDEX season_place_account ON season_place (account, id);

CREATE TABLE busy_hour (
    id BIGINT NOT NULL PRIMARY KEY, -- the hour, counted from 1970-01-01 00:00 UTC
    at_ms BIGINT NOT NULL, -- when this was written
    people BIGINT NOT NULL CHECK (people > 0)
);

CREATE TABLE cup (
    id BIGINT NOT NULL PRIMARY KEY, -- its number, from 1
    at_ms BIGINT NOT NULL, -- when it was opened
    opener BIGINT NOT NULL, -- an account; 0: the configuration
    name TEXT COLLATE "C" NOT NULL, -- of its schedule; '': none
    seed TEXT COLLATE "C" NOT NULL, -- makes its drawings and deals; secret until the cup is over
    words TEXT COLLATE "C" NOT NULL,
    state BIGINT NOT NULL, -- 0 open to join, 1 running, 2 over, 3 called off, 4 void
    start_ms BIGINT NOT NULL, -- 0: when it is full
    ended_ms BIGINT NOT NULL -- 0: not yet
);
CREATE INDEX cup_state ON cup (state, id);

CREATE TABLE cup_event (
    cup BIGINT NOT NULL REFERENCES cup (id),
    seq BIGINT NOT NULL, -- from 1, without a gap
    at_ms BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (cup, seq)
);

CREATE TABLE cup_entrant (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    at_ms BIGINT NOT NULL, -- when they joined
    cup BIGINT NOT NULL,
    held BIGINT NOT NULL, -- chips that are in escrow for this entry
    state BIGINT NOT NULL, -- 0 in, 1 left before the start, 2 withdrawn, 3 missed its games, 4 taken out by the staff
    came BIGINT NOT NULL, -- 1: played in a game
    place BIGINT NOT NULL, -- at the end; 0: none
    players BIGINT NOT NULL, -- among so many
    prize BIGINT NOT NULL -- chips that came out of the cup, the entry among them
);
CREATE INDEX cup_entrant_cup ON cup_entrant (cup, id);
CREATE INDEX cup_entrant_account ON cup_entrant (account, id);
CREATE INDEX cup_entrant_held ON cup_entrant (account) WHERE held <> 0;
