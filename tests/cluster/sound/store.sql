PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE meta (
    name TEXT NOT NULL PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO meta VALUES('epoch',2);
INSERT INTO meta VALUES('game_number',0);
INSERT INTO meta VALUES('seen_ms',1795658331394);
CREATE TABLE secret (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO secret VALUES('cup',X'39397598dc081d4035568748417b27d2ac0369f159d70baf9cbe26496883de57');
INSERT INTO secret VALUES('ticket',X'c718f6f91914f57d396e09c2aed28377fc4afcd68d7a75ec46ebe670361c1478');
CREATE TABLE account (
    id INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE, -- the name in lower case
    skeleton TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    role INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    login_ms INTEGER NOT NULL,
    allowance_day_ms INTEGER NOT NULL,
    xp INTEGER NOT NULL DEFAULT 0,
    chips INTEGER NOT NULL DEFAULT 0,
    settings TEXT NOT NULL, merged_into INTEGER NOT NULL DEFAULT 0,
    CHECK (chips >= 0 OR id = 1)
) STRICT;
INSERT INTO account VALUES(1,'*mint','*mint','*mint','',0,0,0,0,0,-2000,'',0);
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,0,'',0);
INSERT INTO account VALUES(119255513316720640,'robaaa','robaaa','robaaa','$argon2id$v=19$m=19456,t=2,p=1$zjGg1N2MHB1UnQGP/brhiA$pTePvmKMp1gVXfhfBjJWYxfw8KfyiWlO9ffefbYltF0',0,1795658330035,1795658332650,0,10,1000,replace('played=2\n','\n',char(10)),0);
INSERT INTO account VALUES(119255513660653568,'robaab','robaab','robaab','$argon2id$v=19$m=19456,t=2,p=1$LpkupYnnPtn5F0FL1KlHtA$TA/q995ShnsFIdvG58s8FkkprX9rJxIQeqKIiuEuXuo',0,1795658330117,1795658332618,0,10,1000,replace('played=2\n','\n',char(10)),0);
CREATE TABLE ssh_key (
    fingerprint TEXT NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id),
    public_key TEXT NOT NULL
, label TEXT NOT NULL DEFAULT '', added_ms INTEGER NOT NULL DEFAULT 0, used_ms INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
, cup INTEGER NOT NULL DEFAULT 0, cup_round INTEGER NOT NULL DEFAULT 0, cup_table INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO card_table VALUES(119255513404801024,1,119255517729128448,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 2\nterms open\nbet 5\nclock 30000\nhost 119255513316720640\ndelay 1\nseat 1 119255513660653568 account 0 0 5568164868114968398 robaab\nseat 2 119255513316720640 account 0 0 6674260666897457670 robaaa\nnext 119255524830085120 69c0f4f78f5495f8b82d58c827f7964d28ac4cde6e9ba31e1569951a69607c5c 2\n','\n',char(10)),0,0,0);
CREATE TABLE game (
    id INTEGER NOT NULL PRIMARY KEY,
    card_table INTEGER NOT NULL,
    board TEXT NOT NULL, -- which game it is, by its name in the registry
    version INTEGER NOT NULL,
    competitive INTEGER NOT NULL,
    bet INTEGER NOT NULL,
    seed BLOB NOT NULL,
    options TEXT NOT NULL,
    started_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL,
    state INTEGER NOT NULL, -- 0 live, 1 finished, 2 cancelled, 3 void, 4 frozen
    open_vote INTEGER NOT NULL,
    epoch INTEGER NOT NULL -- of the room that owns it
, number INTEGER NOT NULL DEFAULT 0, shuffle TEXT NOT NULL DEFAULT '', ending TEXT NOT NULL DEFAULT '', last INTEGER NOT NULL DEFAULT 0, spare INTEGER NOT NULL DEFAULT 0, cup INTEGER NOT NULL DEFAULT 0, cup_round INTEGER NOT NULL DEFAULT 0, cup_table INTEGER NOT NULL DEFAULT 0, unrated INTEGER NOT NULL DEFAULT 0, deal INTEGER NOT NULL DEFAULT 0, closed INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO game VALUES(119255513404801025,119255513404801024,'last-one',2,1,5,X'1495a8e31eea20e831f38f4e1abed263a269c1d02d77b0286634c00493c05f2b','mode=quick points=200 pairs=no limit=600',1795658330128,1795658331087,1,0,1,1,replace('format 2\nsecret f9cb683c2b2f1e67d323011a3108c4113898b903aa1cf6b347f42aab25cefc68\ndrawn robaaa fbpt7345ienx\ndrawn robaab u2y83zdatmkq\n','\n',char(10)),'',15,0,0,0,0,0,0,0);
INSERT INTO game VALUES(119255517729128448,119255513404801024,'last-one',2,1,5,X'3ee8bc09712722d91b65ec2a793cc3d3412ea51b685a9c1f8c4928f946ba3c54','mode=quick points=200 pairs=no limit=600',1795658331101,1795658332780,1,0,2,2,replace('format 2\nsecret 768ca74d2fc17b079cf25c654e64c225a8448a727eceee8af1691ffcbc7ab1ac\ndrawn robaaa hz8a9dyumarm\ndrawn robaab wuvvb8jkee2s\n','\n',char(10)),'',41,0,0,0,0,0,0,0);
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    account INTEGER NOT NULL,
    name TEXT NOT NULL,
    kind INTEGER NOT NULL, -- 0 account, 1 guest, 2 bot
    level INTEGER NOT NULL,
    place INTEGER NOT NULL,
    outcome INTEGER NOT NULL,
    has_left INTEGER NOT NULL,
    xp INTEGER NOT NULL,
    chips INTEGER NOT NULL, dignity INTEGER NOT NULL DEFAULT 0, spare INTEGER NOT NULL DEFAULT 0, cards INTEGER NOT NULL DEFAULT 0, absent INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seat VALUES(119255513404801025,0,119255513316720640,'robaaa',0,0,1,1,0,20,5,0,0,0,0);
INSERT INTO seat VALUES(119255513404801025,1,119255513660653568,'robaab',0,0,2,-1,0,-10,-5,0,0,0,0);
INSERT INTO seat VALUES(119255517729128448,0,119255513660653568,'robaab',0,0,1,1,0,20,5,0,0,0,0);
INSERT INTO seat VALUES(119255517729128448,1,119255513316720640,'robaaa',0,0,2,-1,0,-10,-5,0,0,0,0);
CREATE TABLE entry (
    account INTEGER NOT NULL REFERENCES account (id),
    seq INTEGER NOT NULL,
    game INTEGER NOT NULL, -- 0: none
    currency INTEGER NOT NULL, -- 0 XP, 1 chips
    amount INTEGER NOT NULL,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO entry VALUES(1,1,0,1,-1000,'grant','',1795658330035);
INSERT INTO entry VALUES(1,2,0,1,-1000,'grant','',1795658330117);
INSERT INTO entry VALUES(2,1,119255513404801025,1,10,'bet','',1795658330128);
INSERT INTO entry VALUES(2,2,119255513404801025,1,-10,'pot','',1795658331087);
INSERT INTO entry VALUES(2,3,119255517729128448,1,10,'bet','',1795658331101);
INSERT INTO entry VALUES(2,4,119255517729128448,1,-10,'pot','',1795658332780);
INSERT INTO entry VALUES(119255513316720640,1,0,1,1000,'grant','',1795658330035);
INSERT INTO entry VALUES(119255513316720640,2,119255513404801025,1,-5,'bet','',1795658330128);
INSERT INTO entry VALUES(119255513316720640,3,119255513404801025,0,20,'win','',1795658331087);
INSERT INTO entry VALUES(119255513316720640,4,119255513404801025,1,10,'pot','',1795658331087);
INSERT INTO entry VALUES(119255513316720640,5,119255517729128448,1,-5,'bet','',1795658331101);
INSERT INTO entry VALUES(119255513316720640,6,119255517729128448,0,-10,'loss','',1795658332780);
INSERT INTO entry VALUES(119255513660653568,1,0,1,1000,'grant','',1795658330117);
INSERT INTO entry VALUES(119255513660653568,2,119255513404801025,1,-5,'bet','',1795658330128);
INSERT INTO entry VALUES(119255513660653568,3,119255513404801025,0,-10,'loss','',1795658331087);
INSERT INTO entry VALUES(119255513660653568,4,119255517729128448,1,-5,'bet','',1795658331101);
INSERT INTO entry VALUES(119255513660653568,5,119255517729128448,0,20,'win','',1795658332780);
INSERT INTO entry VALUES(119255513660653568,6,119255517729128448,1,10,'pot','',1795658332780);
CREATE TABLE score (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    ref INTEGER NOT NULL, -- the game's id
    at_ms INTEGER NOT NULL, -- the game's end; before that, as changed_ms
    changed_ms INTEGER NOT NULL, -- the last XP entry; 0: none
    xp INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    outcome INTEGER NOT NULL,
    PRIMARY KEY (account, board, ref)
) STRICT, WITHOUT ROWID;
INSERT INTO score VALUES(119255513316720640,'last-one',119255513404801025,1795658331087,1795658331087,20,1,1);
INSERT INTO score VALUES(119255513316720640,'last-one',119255517729128448,1795658332780,1795658332780,-10,1,-1);
INSERT INTO score VALUES(119255513660653568,'last-one',119255513404801025,1795658331087,1795658331087,-10,1,-1);
INSERT INTO score VALUES(119255513660653568,'last-one',119255517729128448,1795658332780,1795658332780,20,1,1);
CREATE TABLE sanction (
    id INTEGER NOT NULL PRIMARY KEY,
    kind INTEGER NOT NULL, -- 0 ban, 1 mute
    account INTEGER NOT NULL, -- 0: by address
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    from_ms INTEGER NOT NULL,
    until_ms INTEGER NOT NULL, -- 0: for good
    imposed_by TEXT NOT NULL,
    reason TEXT NOT NULL,
    ended INTEGER NOT NULL
, case_id INTEGER NOT NULL DEFAULT 0, fingerprint TEXT NOT NULL DEFAULT '', channel TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,119255513404801025,1,1795658330182,835829001348588580,'move 2 play R0');
INSERT INTO journal VALUES(2,1,119255513404801025,2,1795658330267,219595155255381036,'move 1 play R5');
INSERT INTO journal VALUES(3,2,119255513404801025,3,1795658330346,2007190790482812793,'move 2 draw');
INSERT INTO journal VALUES(4,3,119255513404801025,4,1795658330440,2830915565827725855,'move 2 play R5');
INSERT INTO journal VALUES(5,4,119255513404801025,5,1795658330526,3547769043214773913,'move 1 play R6');
INSERT INTO journal VALUES(6,5,119255513404801025,6,1795658330579,777353038501687782,'move 2 draw');
INSERT INTO journal VALUES(7,6,119255513404801025,7,1795658330635,4382300097404484807,'move 1 play R8');
INSERT INTO journal VALUES(8,7,119255513404801025,8,1795658330700,8875958114477871641,'move 2 draw');
INSERT INTO journal VALUES(9,8,119255513404801025,9,1795658330771,6713881809119278581,'move 1 play R9');
INSERT INTO journal VALUES(10,9,119255513404801025,10,1795658330832,1191332689997787707,'move 2 play B9');
INSERT INTO journal VALUES(11,10,119255513404801025,11,1795658330932,899593655871907996,'move 1 play B4');
INSERT INTO journal VALUES(12,11,119255513404801025,12,1795658330970,246242018676441951,'move 2 play B2');
INSERT INTO journal VALUES(13,12,119255513404801025,13,1795658331044,3463558248225036958,'move 1 play BV last');
INSERT INTO journal VALUES(14,13,119255513404801025,14,1795658331087,7830720385884008617,'move 1 play J color R');
INSERT INTO journal VALUES(15,14,119255513404801025,15,1795658331087,0,'hash ee7f49f2696d50fe439c3dbf96e84b5c');
INSERT INTO journal VALUES(16,0,119255517729128448,1,1795658331179,9073699349961260757,'move 2 play G5');
INSERT INTO journal VALUES(17,16,119255517729128448,2,1795658331266,6811430967789573940,'move 1 play G1');
INSERT INTO journal VALUES(18,17,119255517729128448,3,1795658331401,2991107664529246893,'move 2 play R1');
INSERT INTO journal VALUES(19,18,119255517729128448,4,1795658331463,8774126269650035345,'move 1 play RV');
INSERT INTO journal VALUES(20,19,119255517729128448,5,1795658331507,5806355859431274327,'move 1 play YV');
INSERT INTO journal VALUES(21,20,119255517729128448,6,1795658331586,4673088063159174077,'move 1 play J+4 color R');
INSERT INTO journal VALUES(22,21,119255517729128448,7,1795658331634,4082628404034501490,'move 2 take');
INSERT INTO journal VALUES(23,22,119255517729128448,8,1795658331690,359430439790817859,'move 1 draw');
INSERT INTO journal VALUES(24,23,119255517729128448,9,1795658331762,5791692976895878129,'move 2 play R2');
INSERT INTO journal VALUES(25,24,119255517729128448,10,1795658331822,6352394789818549945,'move 1 play G2');
INSERT INTO journal VALUES(26,25,119255517729128448,11,1795658331910,4613449437727617019,'move 2 play G+2');
INSERT INTO journal VALUES(27,26,119255517729128448,12,1795658331978,7288944598568033035,'move 1 take');
INSERT INTO journal VALUES(28,27,119255517729128448,13,1795658332066,3318723715374963025,'move 2 play GS');
INSERT INTO journal VALUES(29,28,119255517729128448,14,1795658332108,7930077968588829241,'move 2 draw');
INSERT INTO journal VALUES(30,29,119255517729128448,15,1795658332146,7629758726419290873,'move 1 play G3');
INSERT INTO journal VALUES(31,30,119255517729128448,16,1795658332188,7305762623375789225,'move 2 draw');
INSERT INTO journal VALUES(32,31,119255517729128448,17,1795658332188,0,'hash 8a8abed20ccd60cf23cecfeb5d8495fd');
INSERT INTO journal VALUES(33,32,119255517729128448,18,1795658332279,3869102983236044768,'move 1 play G4');
INSERT INTO journal VALUES(34,33,119255517729128448,19,1795658332362,6489988369874552076,'move 2 draw');
INSERT INTO journal VALUES(35,34,119255517729128448,20,1795658332396,869677091037776914,'move 2 play R4');
INSERT INTO journal VALUES(36,35,119255517729128448,21,1795658332433,6159653817443375107,'move 1 play B4');
INSERT INTO journal VALUES(37,36,119255517729128448,22,1795658332472,8296187688623320588,'move 2 play B1');
INSERT INTO journal VALUES(38,37,119255517729128448,23,1795658332663,8175684745814169366,'move 1 play B8 last');
INSERT INTO journal VALUES(39,38,119255517729128448,24,1795658332718,6720757953905857472,'move 2 play B2');
INSERT INTO journal VALUES(40,39,119255517729128448,25,1795658332780,5162819087535918704,'move 1 play B9');
INSERT INTO journal VALUES(41,40,119255517729128448,26,1795658332780,0,'hash 77182e61333de56fb906cc5632a0784a');
CREATE TABLE done_line (
    conn INTEGER NOT NULL, -- the connection, as the door names it
    command INTEGER NOT NULL, -- the line's number
    part INTEGER NOT NULL, -- one of several things that it does; 0: all that is left of it
    account INTEGER NOT NULL, -- who is on from then on; 0: nobody else
    answer TEXT NOT NULL, -- what it is answered
    PRIMARY KEY (conn, command, part)
) STRICT, WITHOUT ROWID;
CREATE TABLE login ( -- the last 20 of each account
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL, -- of the account, then
    network TEXT NOT NULL, -- '': not known
    transport TEXT NOT NULL,
    fingerprint TEXT NOT NULL -- of the SSH key; '': none
) STRICT;
INSERT INTO login VALUES(119255513400606720,119255513316720640,1795658330055,'robaaa','127.0.0.3','telnet','');
INSERT INTO login VALUES(119255513698402304,119255513660653568,1795658330126,'robaab','127.0.0.4','telnet','');
INSERT INTO login VALUES(119255524150607872,119255513660653568,1795658332618,'robaab','127.0.0.4','telnet','');
INSERT INTO login VALUES(119255524284825600,119255513316720640,1795658332650,'robaaa','127.0.0.3','telnet','');
CREATE TABLE friend (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL -- of the other
) STRICT;
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
CREATE TABLE report (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who wrote it; a guest has no row
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    name TEXT NOT NULL, -- of who wrote it
    address TEXT NOT NULL, -- of a guest; else ''
    card_table INTEGER NOT NULL, -- number of the table where they were; 0: the lobby
    about INTEGER NOT NULL,
    about_name TEXT NOT NULL,
    state INTEGER NOT NULL, -- 1 open, 2 claimed, 3 closed
    claimer INTEGER NOT NULL, -- 0: nobody, the control socket, or known by the name alone
    claimer_name TEXT NOT NULL,
    text TEXT NOT NULL
, network TEXT NOT NULL DEFAULT '', fingerprint TEXT NOT NULL DEFAULT '', appeal INTEGER NOT NULL DEFAULT 0, untold INTEGER NOT NULL DEFAULT 0, closed_ms INTEGER NOT NULL DEFAULT 0, tag TEXT NOT NULL DEFAULT '', outcome TEXT NOT NULL DEFAULT '', sanction TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE leave ( -- the last 50 of each account
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    game INTEGER NOT NULL,
    number INTEGER NOT NULL, -- of the game: what people type
    how INTEGER NOT NULL, -- 0 by choice, 1 by a lost connection, 2 forgiven by the others, 3 pardoned
    title TEXT NOT NULL -- of the game
) STRICT;
CREATE TABLE appeal ( -- the last 20 of each account
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    against INTEGER NOT NULL, -- id of the warning or of the case
    staff INTEGER NOT NULL, -- who gave that; 0: known by the name alone
    staff_name TEXT NOT NULL,
    report INTEGER NOT NULL -- number of the report that the appeal is; 0: not known
) STRICT;
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(119255513316720640,1795658332477,replace('1\ntake\n1\n5\ndraw\n9\n2\n','\n',char(10)));
INSERT INTO recall VALUES(119255513660653568,1795658332786,replace('1\n4\n4 red\ndraw\n3\ntake\n4\n1\n1 last\n1\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
CREATE TABLE name_change (
    id INTEGER NOT NULL PRIMARY KEY, -- of its audit line
    old_name TEXT NOT NULL,
    new_name TEXT NOT NULL
, merged INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE lockdown ( -- the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL, -- 0: there is none
    guests INTEGER NOT NULL, -- 1: no guests come in
    newcomers INTEGER NOT NULL, -- 1: no accounts are made
    slow_ms INTEGER NOT NULL, -- between two lines of one person; 0: talk is not slowed
    slow_channel TEXT NOT NULL, -- '': everywhere
    slow_everyone INTEGER NOT NULL, -- 1: known members, too
    staff_name TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
CREATE TABLE approval ( -- of an account that was made while the staff approve names
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    name TEXT NOT NULL,
    network TEXT NOT NULL, -- of the subscriber
    state INTEGER NOT NULL, -- 1 waits, 2 approved, 3 refused; the owner has not heard of 2 and 3 yet
    staff_name TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;
CREATE TABLE rating (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all entries from 1, in the order in which they were made
    account INTEGER NOT NULL,
    board TEXT NOT NULL, -- which game it is, by its name in the registry
    game INTEGER NOT NULL, -- 0: none
    reason TEXT NOT NULL, -- 'game', or 'void', which takes the game's entry back
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    shown INTEGER NOT NULL, -- the rating as people are shown it, after this
    moved INTEGER NOT NULL, -- by how much that changed
    at_ms INTEGER NOT NULL
, season INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO rating VALUES(1,119255513316720640,'last-one',119255513404801025,'game',2083489,-264228,1115,115,1795658331087,0);
INSERT INTO rating VALUES(2,119255513660653568,'last-one',119255513404801025,'game',-2083489,-264228,948,-52,1795658331087,0);
INSERT INTO rating VALUES(3,119255513660653568,'last-one',119255517729128448,'game',2235398,-243423,1067,119,1795658332780,0);
INSERT INTO rating VALUES(4,119255513316720640,'last-one',119255517729128448,'game',-2235398,-243423,1055,-60,1795658332780,0);
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
INSERT INTO rated VALUES(119255513316720640,'last-one',-151909,-507651,2,1795658332780);
INSERT INTO rated VALUES(119255513660653568,'last-one',151909,-507651,2,1795658332780);
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
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;
INSERT INTO daily_day VALUES(20783,1795658329824,'1db3712c69b4f1f5ce1c710d03e0af2f827e35cb5ff09b7a95d69020c72ba53b','2e9acf13b1c713c5f57cf0fdaceb40a56bc7283e4e6433315155dc7de17266cc',0);
INSERT INTO daily_day VALUES(20784,1795658329822,'d5726d05394bda0825e793d029c0d38b65f778ea0e97af6174541d64bec3a186','8b62441d86d08394a495afcf8e2204d53033de25c65a50e2bf2b0dd0ee223449',0);
INSERT INTO daily_day VALUES(20785,1795658329822,'f3c671bfb499745f757899c21932e8bbcf933bf282f46278e21195dd1c291c1c','764f9bad9a98e97569afb3b15a41be93c6be6fc3876e9b3612048bdee4220eb3',0);
INSERT INTO daily_day VALUES(20786,1795658329822,'df2c8705037b37681c3951d7cf8aa9cd7b18b2b594b74f43cd995b41b5b38aa4','608ad196ae1b12a90b545bd56fc3598abc707a176dbae851fef863630aca14e3',0);
INSERT INTO daily_day VALUES(20787,1795658329822,'8bf2c089d3fd856cef959333829104458600b6bf1e846a7e3d6b79075d9effe9','877b13839610aeb1cb290cef8c6f4531075e20e39b470e92b1aee6ed4f5230a7',0);
INSERT INTO daily_day VALUES(20788,1795658329822,'429d77b19fb375edd60bfb6c96ab8d567323e62664993bcb1211d1e7ee52f774','02adf819c305811b188470728e708d0e143bd2ddb27f3b4107e0ab46da8fe7e1',0);
INSERT INTO daily_day VALUES(20789,1795658329822,'cf10a5d1e00a02efbcab5d6f662fd09d072872d3b3750a7b21244c9a2c4e8056','6f041f89c30bf855633fce8655d2958ad7e7288910a669d2b7dac0cba7ad92ac',0);
INSERT INTO daily_day VALUES(20790,1795658329822,'908176ed7d5397dd8b87a2a46d2005e310156bc5c3c20fbe1ef80c8bdfd7e6d3','5892d29ead5302df1c63865d99de691456c4316a8740c1798ab0365d6aa66d39',0);
CREATE TABLE daily_try (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL, -- of the account, then
    day INTEGER NOT NULL,
    game INTEGER NOT NULL,
    number INTEGER NOT NULL, -- of the game; 0: it is not over
    state INTEGER NOT NULL, -- 0 played, 1 over, 2 left, 3 void
    score INTEGER NOT NULL, -- less is better
    share INTEGER NOT NULL, -- tenths of a percent of the matchpoints; -1: nobody else played
    place INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    UNIQUE (account, day) -- the first try of a day counts
) STRICT;
CREATE TABLE season (
    id INTEGER NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms INTEGER NOT NULL, -- when this was written
    state INTEGER NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
) STRICT;
CREATE TABLE season_place (
    id INTEGER NOT NULL PRIMARY KEY, -- made from season, game and place, so that each is written once; the best is the highest
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, -- when the season ended
    season INTEGER NOT NULL,
    board TEXT NOT NULL, -- season and game, "2026q4 switch"
    place INTEGER NOT NULL, -- from 1; those with equal ratings share it
    players INTEGER NOT NULL, -- how many were listed
    rating INTEGER NOT NULL, -- as people are shown it
    games INTEGER NOT NULL
) STRICT;
CREATE TABLE busy_hour (
    id INTEGER NOT NULL PRIMARY KEY, -- the hour, counted from 1970-01-01 00:00 UTC
    at_ms INTEGER NOT NULL, -- when this was written
    people INTEGER NOT NULL CHECK (people > 0)
) STRICT;
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
CREATE TABLE cup_event (
    cup INTEGER NOT NULL REFERENCES cup (id),
    seq INTEGER NOT NULL, -- from 1, without a gap
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (cup, seq)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE duel (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who asked
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL, -- who was asked
    number INTEGER NOT NULL, -- as people type it
    name TEXT NOT NULL, -- of who asked, then
    other_name TEXT NOT NULL,
    board TEXT NOT NULL, -- which game it is, by its name in the registry
    secret TEXT NOT NULL, -- what the deal is made from
    state INTEGER NOT NULL, -- 0 open, 1 over, 2 declined
    told INTEGER NOT NULL -- bits of those who know how it ended: 1 who asked, 2 who was asked
) STRICT;
CREATE INDEX ssh_key_account ON ssh_key (account);
CREATE INDEX game_open ON game (id) WHERE state = 0 OR open_vote = 1;
CREATE INDEX seat_account ON seat (account, game);
CREATE UNIQUE INDEX entry_once ON entry (game, account, currency, reason) WHERE game <> 0;
CREATE INDEX sanction_running ON sanction (id) WHERE ended = 0;
CREATE UNIQUE INDEX game_number ON game (number);
CREATE INDEX seat_dignity ON seat (account, kind, dignity) WHERE dignity <> 0;
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit
BEGIN
    SELECT RAISE(ABORT, 'the audit log is never changed');
END;
CREATE INDEX account_merged ON account (merged_into) WHERE merged_into <> 0;
CREATE INDEX game_spare ON game (ended_ms) WHERE spare = 1 AND state <> 0 AND open_vote = 0;
CREATE INDEX seat_spare ON seat (account, game) WHERE spare = 1;
CREATE INDEX login_account ON login (account, id);
CREATE INDEX login_network ON login (network, id);
CREATE INDEX friend_account ON friend (account, id);
CREATE INDEX friend_other ON friend (other);
CREATE INDEX ignored_account ON ignored (account, id);
CREATE INDEX ignored_other ON ignored (other);
CREATE INDEX alias_account ON alias (account, id);
CREATE INDEX channel_account ON channel (account, id);
CREATE INDEX message_account ON message (account, id);
CREATE INDEX note_account ON note (account, id);
CREATE INDEX warning_account ON warning (account, id);
CREATE INDEX report_account ON report (account, id);
CREATE INDEX report_number ON report (number);
CREATE INDEX report_state ON report (state, id);
CREATE INDEX leave_account ON leave (account, id);
CREATE INDEX appeal_account ON appeal (account, id);
CREATE INDEX appeal_report ON appeal (report);
CREATE INDEX report_about ON report (about, id);
CREATE INDEX sanction_account ON sanction (account, id) WHERE account <> 0;
CREATE INDEX login_fingerprint ON login (fingerprint, id);
CREATE INDEX account_created ON account (created_ms, id);
CREATE INDEX account_staff ON account (role) WHERE role <> 0;
CREATE INDEX audit_about ON audit (lower(about), id);
CREATE INDEX name_change_old ON name_change (lower(old_name), id);
CREATE INDEX name_change_new ON name_change (lower(new_name), id);
CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit
WHEN OLD.at_ms >= coalesce((SELECT value FROM meta WHERE name = 'audit_from'), 0)
BEGIN
    SELECT RAISE(ABORT, 'the audit log is never changed');
END;
CREATE INDEX audit_at ON audit (at_ms);
CREATE INDEX login_at ON login (at_ms);
CREATE INDEX message_at ON message (at_ms);
CREATE INDEX note_at ON note (at_ms);
CREATE INDEX warning_at ON warning (at_ms);
CREATE INDEX report_at ON report (at_ms);
CREATE INDEX appeal_at ON appeal (at_ms);
CREATE INDEX report_untold ON report (untold, id);
CREATE INDEX rating_account ON rating (account, board, n);
CREATE TRIGGER rating_no_delete BEFORE DELETE ON rating
BEGIN
    SELECT RAISE(ABORT, 'the ledger of ratings is never changed');
END;
CREATE INDEX daily_try_day ON daily_try (day, id);
CREATE INDEX season_place_board ON season_place (board, id);
CREATE INDEX season_place_account ON season_place (account, id);
CREATE UNIQUE INDEX rating_once ON rating (game, account, board, reason, season);
CREATE INDEX rating_season ON rating (season, n) WHERE season <> 0;
CREATE TRIGGER rating_no_update BEFORE UPDATE OF n, board, game, reason, mu, sigma, shown, moved, at_ms, season ON rating
BEGIN
    SELECT RAISE(ABORT, 'the ledger of ratings is never changed');
END;
CREATE UNIQUE INDEX card_table_cup ON card_table (cup, cup_round, cup_table) WHERE cup <> 0;
CREATE UNIQUE INDEX game_cup ON game (cup, cup_round, cup_table) WHERE cup <> 0;
CREATE INDEX cup_state ON cup (state, id);
CREATE TRIGGER cup_event_no_update BEFORE UPDATE ON cup_event
BEGIN
    SELECT RAISE(ABORT, 'the events of a cup are never changed');
END;
CREATE TRIGGER cup_event_no_delete BEFORE DELETE ON cup_event
BEGIN
    SELECT RAISE(ABORT, 'the events of a cup are never deleted');
END;
CREATE INDEX cup_entrant_cup ON cup_entrant (cup, id);
CREATE INDEX cup_entrant_account ON cup_entrant (account, id);
CREATE INDEX cup_entrant_held ON cup_entrant (account) WHERE held <> 0;
CREATE INDEX duel_account ON duel (account, id);
CREATE INDEX duel_other ON duel (other, id);
CREATE INDEX duel_state ON duel (state, id);
COMMIT;
PRAGMA user_version = 23;
