-- Which room wrote an event: no epoch may come behind a later one in a journal.
ALTER TABLE journal ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0; -- 0: written before this was kept
