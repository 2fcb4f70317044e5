-- The open reports about somebody have one number: they are a case, of which each row is what one
-- person wrote.
ALTER TABLE report ADD COLUMN network TEXT NOT NULL DEFAULT ''; -- of the writer's subscriber; '': not known
ALTER TABLE report ADD COLUMN fingerprint TEXT NOT NULL DEFAULT ''; -- of the writer's SSH key; '': none
ALTER TABLE report ADD COLUMN appeal INTEGER NOT NULL DEFAULT 0; -- 1: the writer appeals for themself
ALTER TABLE report ADD COLUMN untold INTEGER NOT NULL DEFAULT 0; -- 1: closed, and the writer does not know yet
ALTER TABLE report ADD COLUMN closed_ms INTEGER NOT NULL DEFAULT 0; -- 0: it is not, or the time was not kept
ALTER TABLE report ADD COLUMN tag TEXT NOT NULL DEFAULT ''; -- the word of the ready reason that closed it; '': none
ALTER TABLE report ADD COLUMN outcome TEXT NOT NULL DEFAULT ''; -- what the writer is told
ALTER TABLE report ADD COLUMN sanction TEXT NOT NULL DEFAULT ''; -- what was done about it, as the audit log says
UPDATE report SET appeal = 1 WHERE account = about;
CREATE INDEX report_untold ON report (untold, id);
