-- What a typed line has done, so that it is not done again when the door sends it to the next room.
-- Rows go when the door knows that the line is done, and with the connection.
CREATE TABLE done_line (
    conn INTEGER NOT NULL, -- the connection, as the door names it
    command INTEGER NOT NULL, -- the line's number
    part INTEGER NOT NULL, -- one of several things that it does; 0: all that is left of it
    account INTEGER NOT NULL, -- who is on from then on; 0: nobody else
    answer TEXT NOT NULL, -- what it is answered
    PRIMARY KEY (conn, command, part)
) STRICT, WITHOUT ROWID;
