-- Adjustments of the last day: those that wait for a second member of the staff, or did, and the others, which are
-- added up so that many small ones are not more than one.
CREATE TABLE adjustment (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type; 0: it needed nobody else
    asked_for INTEGER NOT NULL, -- the account then: `account` is another one once that has become part of it
    name TEXT NOT NULL, -- of that account, then
    currency INTEGER NOT NULL, -- 0 XP, 1 chips
    amount INTEGER NOT NULL,
    state INTEGER NOT NULL, -- 0 needed nobody else, 1 waits, 2 confirmed, 3 rejected, 4 expired
    staff INTEGER NOT NULL, -- who asked; 0: the control socket
    uid INTEGER NOT NULL, -- the Unix user there
    staff_name TEXT NOT NULL,
    network TEXT NOT NULL, -- of whoever asked, their subscriber; '': not known, or not needed any more
    fingerprint TEXT NOT NULL, -- of their SSH key, likewise
    decided_by TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;
