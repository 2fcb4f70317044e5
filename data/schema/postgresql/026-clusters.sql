-- Of which cluster a node is: its name, and the keys of its authority (lease.h).
ALTER TABLE node ADD COLUMN cluster TEXT COLLATE "C" NOT NULL DEFAULT ''; -- '': not known, or the node has ended
