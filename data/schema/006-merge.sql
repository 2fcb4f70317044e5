-- An account that was merged into another stays as its name alone, which leads to the other one.
ALTER TABLE account ADD COLUMN merged_into INTEGER NOT NULL DEFAULT 0; -- 0: it was not
CREATE INDEX account_merged ON account (merged_into) WHERE merged_into <> 0;
