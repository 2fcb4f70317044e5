-- Dignity lost in games (chicken dances), kept with each seat; an account's is the sum over its seats.
ALTER TABLE seat ADD COLUMN dignity INTEGER NOT NULL DEFAULT 0;
CREATE INDEX seat_dignity ON seat (account, kind, dignity) WHERE dignity <> 0;
