-- Records: what was a memo with a kind, in which the kind said what each column meant, has a table of its own by now, and
-- what was read back out of sentences has columns. The kinds of memos are told below, where each moves.

CREATE TABLE login ( -- the last 20 of each account
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL, -- of the account, then
    network TEXT NOT NULL, -- '': not known
    transport TEXT NOT NULL,
    fingerprint TEXT NOT NULL -- of the SSH key; '': none
) STRICT;
CREATE INDEX login_account ON login (account, id);
CREATE INDEX login_network ON login (network, id);
-- Kind 0; body: "ssh FINGERPRINT", or the transport alone.
INSERT INTO login (id, account, at_ms, name, network, transport, fingerprint)
SELECT id, account, at_ms, name, tag, substr(body || ' ', 1, instr(body || ' ', ' ') - 1),
    substr(body, instr(body || ' ', ' ') + 1)
FROM memo WHERE kind = 0;

CREATE TABLE friend (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL -- of the other
) STRICT;
CREATE INDEX friend_account ON friend (account, id);
CREATE INDEX friend_other ON friend (other);
INSERT INTO friend (id, account, at_ms, other, name)
SELECT id, account, at_ms, other, name FROM memo WHERE kind = 1;

CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
CREATE INDEX ignored_account ON ignored (account, id);
CREATE INDEX ignored_other ON ignored (other);
INSERT INTO ignored (id, account, at_ms, other, name)
SELECT id, account, at_ms, other, name FROM memo WHERE kind = 2;

CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
CREATE INDEX alias_account ON alias (account, id);
INSERT INTO alias (id, account, at_ms, word, text)
SELECT id, account, at_ms, name, body FROM memo WHERE kind = 3;

CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
CREATE INDEX channel_account ON channel (account, id);
INSERT INTO channel (id, account, at_ms, name)
SELECT id, account, at_ms, body FROM memo WHERE kind = 11;

CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE INDEX message_account ON message (account, id);
INSERT INTO message (id, account, at_ms, author, author_name, text)
SELECT id, account, at_ms, other, name, body FROM memo WHERE kind = 4;

CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE INDEX note_account ON note (account, id);
INSERT INTO note (id, account, at_ms, staff, staff_name, text)
SELECT id, account, at_ms, number, name, body FROM memo WHERE kind = 5;

CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
CREATE INDEX warning_account ON warning (account, id);
INSERT INTO warning (id, account, at_ms, staff, staff_name, shown, text)
SELECT id, account, at_ms, number, name, state, body FROM memo WHERE kind = 6;

CREATE TABLE report (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who wrote it; a guest has no row
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    name TEXT NOT NULL, -- of who wrote it
    address TEXT NOT NULL, -- of a guest; else ''
    card_table INTEGER NOT NULL, -- number of the table where they were; 0: the lobby
    about INTEGER NOT NULL,
    about_name TEXT NOT NULL,
    state INTEGER NOT NULL, -- 1 open, 2 claimed, 3 closed
    claimer INTEGER NOT NULL, -- 0: nobody, the control socket, or known by the name alone
    claimer_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE INDEX report_account ON report (account, id);
CREATE INDEX report_number ON report (number);
CREATE INDEX report_state ON report (state, id);
-- Kind 7. body: "NAME says: ...", of a guest a line "A guest from ADDRESS" behind that, then perhaps a line "At table
-- NUMBER, ...". tag: "NAME ACCOUNT" of who has claimed it, or "NAME".
INSERT INTO report (id, account, at_ms, number, name, address, card_table, about, about_name, state, claimer,
    claimer_name, text)
SELECT id, account, at_ms, number,
    substr(body, 1, instr(replace(body, char(10), ' ') || ' ', ' ') - 1),
    CASE substr(rest, 1, 13) WHEN 'A guest from ' THEN substr(rest, 14, instr(rest || char(10), char(10)) - 14) ELSE '' END,
    CASE instr(body, char(10) || 'At table ') WHEN 0 THEN 0
        ELSE CAST(substr(body, instr(body, char(10) || 'At table ') + 10, 9) AS INTEGER) END,
    other, memo.name, state, CASE instr(tag, ' ') WHEN 0 THEN 0 ELSE CAST(substr(tag, instr(tag, ' ') + 1) AS INTEGER)
    END, substr(tag || ' ', 1, instr(tag || ' ', ' ') - 1), body
FROM (SELECT *, substr(body, instr(body, char(10)) + 1) AS rest FROM memo WHERE kind = 7) AS memo;

CREATE TABLE leave ( -- the last 50 of each account
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    game INTEGER NOT NULL,
    number INTEGER NOT NULL, -- of the game: what people type
    how INTEGER NOT NULL, -- 0 by choice, 1 by a lost connection, 2 forgiven by the others, 3 pardoned
    title TEXT NOT NULL -- of the game
) STRICT;
CREATE INDEX leave_account ON leave (account, id);
-- Kind 8; tag: the number.
INSERT INTO leave (id, account, at_ms, game, number, how, title)
SELECT id, account, at_ms, number, CAST(tag AS INTEGER), state, body FROM memo WHERE kind = 8;

CREATE TABLE appeal ( -- the last 20 of each account
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    against INTEGER NOT NULL, -- id of the warning or of the case
    staff INTEGER NOT NULL, -- who gave that; 0: known by the name alone
    staff_name TEXT NOT NULL,
    report INTEGER NOT NULL -- number of the report that the appeal is; 0: not known
) STRICT;
CREATE INDEX appeal_account ON appeal (account, id);
CREATE INDEX appeal_report ON appeal (report);
-- Kind 9; body: the account of the staff, if it is known, tag: "report NUMBER".
INSERT INTO appeal (id, account, at_ms, against, staff, staff_name, report)
SELECT id, account, at_ms, number, CAST(body AS INTEGER), name, CAST(substr(tag, 8) AS INTEGER) FROM memo WHERE kind = 9;

CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
-- Kind 10; body: the secret, and the hashes, a line each.
INSERT INTO second (account, at_ms, last, secret, recovery)
SELECT account, at_ms, number, substr(body, 1, instr(body || char(10), char(10)) - 1),
    replace(substr(body, instr(body || char(10), char(10)) + 1), char(10), '')
FROM memo WHERE kind = 10
    AND NOT EXISTS (SELECT 1 FROM memo o WHERE o.kind = 10 AND o.account = memo.account AND o.id > memo.id);

CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news (id, at_ms, number, staff_name, text)
SELECT id, at_ms, number, name, body FROM memo WHERE kind = 12;

CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd (id, at_ms, staff_name, text)
SELECT id, at_ms, name, body FROM memo WHERE kind = 13;

CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall (account, at_ms, text)
SELECT account, at_ms, body FROM memo WHERE kind = 14
    AND NOT EXISTS (SELECT 1 FROM memo o WHERE o.kind = 14 AND o.account = memo.account AND o.id > memo.id);

CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown (id, at_ms, ends_ms, how, reason)
SELECT id, at_ms, number, state, body FROM memo WHERE kind = 15;

-- Names that became others. Like the audit log, out of whose sentences they are taken here once, it only grows: "to
-- NEW" about OLD, and "into NAME, with ..." about the name of who is part of that by now.
CREATE TABLE name_change (
    id INTEGER NOT NULL PRIMARY KEY, -- of its audit line
    old_name TEXT NOT NULL,
    new_name TEXT NOT NULL
) STRICT;
INSERT INTO name_change (id, old_name, new_name)
SELECT id, substr(about, 1, 16), substr(word, 1, min(16, instr(word, ' ') - 1))
FROM (SELECT id, about, replace(substr(detail, instr(detail, ' ') + 1), ',', ' ') || ' ' AS word FROM audit
    WHERE (act = 'rename' AND substr(detail, 1, 3) = 'to ') OR (act = 'merge' AND substr(detail, 1, 5) = 'into ')) AS line
WHERE word NOT LIKE ' %';

DROP TABLE memo;
