-- Cups: what they are, what has happened in them, and who joined.
CREATE TABLE cup (
    id INTEGER NOT NULL PRIMARY KEY, -- its number, from 1
    at_ms INTEGER NOT NULL, -- when it was opened
    opener INTEGER NOT NULL, -- an account; 0: the configuration
    name TEXT NOT NULL, -- of its schedule; '': none
    seed TEXT NOT NULL, -- makes its drawings and deals; secret until the cup is over
    words TEXT NOT NULL,
    state INTEGER NOT NULL, -- 0 open to join, 1 running, 2 over, 3 called off, 4 void
    start_ms INTEGER NOT NULL, -- 0: when it is full
    ended_ms INTEGER NOT NULL -- 0: not yet
) STRICT;
CREATE INDEX cup_state ON cup (state, id);

CREATE TABLE cup_event (
    cup INTEGER NOT NULL REFERENCES cup (id),
    seq INTEGER NOT NULL, -- from 1, without a gap
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (cup, seq)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER cup_event_no_update BEFORE UPDATE ON cup_event
BEGIN
    SELECT RAISE(ABORT, 'the events of a cup are never changed');
END;
CREATE TRIGGER cup_event_no_delete BEFORE DELETE ON cup_event
BEGIN
    SELECT RAISE(ABORT, 'the events of a cup are never deleted');
END;

CREATE TABLE cup_entrant (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, -- when they joined
    cup INTEGER NOT NULL,
    held INTEGER NOT NULL, -- chips that are in escrow for this entry
    state INTEGER NOT NULL, -- 0 in, 1 left before the start, 2 withdrawn, 3 missed its games, 4 taken out by the staff
    came INTEGER NOT NULL, -- 1: played in a game
    place INTEGER NOT NULL, -- at the end; 0: none
    players INTEGER NOT NULL, -- among so many
    prize INTEGER NOT NULL -- chips that came out of the cup, the entry among them
) STRICT;
CREATE INDEX cup_entrant_cup ON cup_entrant (cup, id);
CREATE INDEX cup_entrant_account ON cup_entrant (account, id);
CREATE INDEX cup_entrant_held ON cup_entrant (account) WHERE held <> 0;
