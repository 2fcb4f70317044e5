-- The journal lies in the order of time, whichever game an event is of, so that what is committed
-- together is a page or two at its end, and not one of its own for each game. An event leads to the
-- one of its game before it.
ALTER TABLE journal RENAME TO journal_by_game;
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal (n, prev, game, seq, at_ms, command, event)
SELECT n, CASE WHEN EXISTS (SELECT 1 FROM journal_by_game b WHERE b.game = j.game AND b.seq < j.seq)
    THEN n - 1 ELSE 0 END, game, seq, at_ms, command, event
FROM (SELECT *, row_number() OVER (ORDER BY game, seq) AS n FROM journal_by_game) AS j;

-- n of its last event, 0: none. Of a live game (state 0) it may be an earlier one: then the last is
-- among the 16,384 last of the whole journal.
ALTER TABLE game ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
UPDATE game SET last = ends.n
FROM (SELECT game, sum(count(*)) OVER (ORDER BY game) AS n FROM journal_by_game GROUP BY game)
    AS ends
WHERE ends.game = game.id;
DROP TABLE journal_by_game;
