-- What the staff look up about one person, and who is new.
CREATE INDEX report_about ON report (about, id);
CREATE INDEX sanction_account ON sanction (account, id) WHERE account <> 0;
CREATE INDEX login_fingerprint ON login (fingerprint, id);
CREATE INDEX account_created ON account (created_ms, id);
CREATE INDEX account_staff ON account (role) WHERE role <> 0;

-- Names are compared in any case.
DROP INDEX audit_about;
CREATE INDEX audit_about ON audit (lower(about), id);
CREATE INDEX name_change_old ON name_change (lower(old_name), id);
CREATE INDEX name_change_new ON name_change (lower(new_name), id);

-- 1: the account became part of the one that had the new name already; 0: it took the new name.
ALTER TABLE name_change ADD COLUMN merged INTEGER NOT NULL DEFAULT 0;
UPDATE name_change SET merged = 1 WHERE id IN (SELECT id FROM audit WHERE act = 'merge');
