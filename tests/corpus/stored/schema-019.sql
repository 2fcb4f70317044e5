PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE meta (
    name TEXT NOT NULL PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO meta VALUES('epoch',1);
INSERT INTO meta VALUES('game_number',0);
CREATE TABLE secret (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
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
INSERT INTO account VALUES(1,'*mint','*mint','*mint','',0,0,0,0,0,-9000000,'',0);
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,200,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,-10,99980,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,50,100020,'',0);
INSERT INTO account VALUES(102,'player2','player2','player2','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(103,'player3','player3','player3','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(104,'player4','player4','player4','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(105,'player5','player5','player5','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(106,'player6','player6','player6','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(107,'player7','player7','player7','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(108,'player8','player8','player8','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(109,'player9','player9','player9','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(110,'player10','player10','player10','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(111,'player11','player11','player11','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(112,'player12','player12','player12','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(113,'player13','player13','player13','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(114,'player14','player14','player14','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(115,'player15','player15','player15','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(116,'player16','player16','player16','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(117,'player17','player17','player17','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(118,'player18','player18','player18','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(119,'player19','player19','player19','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(120,'player20','player20','player20','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(121,'player21','player21','player21','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(122,'player22','player22','player22','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(123,'player23','player23','player23','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(124,'player24','player24','player24','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(125,'player25','player25','player25','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(126,'player26','player26','player26','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(127,'player27','player27','player27','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(128,'player28','player28','player28','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(129,'player29','player29','player29','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(130,'player30','player30','player30','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(131,'player31','player31','player31','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(132,'player32','player32','player32','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(133,'player33','player33','player33','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(134,'player34','player34','player34','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(135,'player35','player35','player35','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(136,'player36','player36','player36','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(137,'player37','player37','player37','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(138,'player38','player38','player38','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(139,'player39','player39','player39','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(140,'player40','player40','player40','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(141,'player41','player41','player41','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(142,'player42','player42','player42','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(143,'player43','player43','player43','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(144,'player44','player44','player44','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(145,'player45','player45','player45','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(146,'player46','player46','player46','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(147,'player47','player47','player47','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(148,'player48','player48','player48','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(149,'player49','player49','player49','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(150,'player50','player50','player50','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(151,'player51','player51','player51','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(152,'player52','player52','player52','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(153,'player53','player53','player53','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(154,'player54','player54','player54','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(155,'player55','player55','player55','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(156,'player56','player56','player56','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(157,'player57','player57','player57','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(158,'player58','player58','player58','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(159,'player59','player59','player59','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(160,'player60','player60','player60','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(161,'player61','player61','player61','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(162,'player62','player62','player62','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(163,'player63','player63','player63','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(164,'player64','player64','player64','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(165,'player65','player65','player65','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(166,'player66','player66','player66','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(167,'player67','player67','player67','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(168,'player68','player68','player68','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(169,'player69','player69','player69','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(170,'player70','player70','player70','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(171,'player71','player71','player71','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(172,'player72','player72','player72','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(173,'player73','player73','player73','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(174,'player74','player74','player74','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(175,'player75','player75','player75','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(176,'player76','player76','player76','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(177,'player77','player77','player77','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(178,'player78','player78','player78','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(179,'player79','player79','player79','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(180,'player80','player80','player80','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(181,'player81','player81','player81','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(182,'player82','player82','player82','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(183,'player83','player83','player83','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(184,'player84','player84','player84','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(185,'player85','player85','player85','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(186,'player86','player86','player86','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(187,'player87','player87','player87','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(188,'player88','player88','player88','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(189,'player89','player89','player89','',0,1,0,0,0,100000,'',0);
CREATE TABLE ssh_key (
    fingerprint TEXT NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id),
    public_key TEXT NOT NULL
, label TEXT NOT NULL DEFAULT '', added_ms INTEGER NOT NULL DEFAULT 0, used_ms INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1796641600000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
INSERT INTO card_table VALUES(123400640159285248,16,123400640159285249,replace('game last-one\noptions mode=quick points=100 pairs=no limit=600\nseats 3\nterms open\nbet 0\nclock 60000\nhost 108\ndelay 1\nfrozen looked into\nseat 1 109 account 0 0 19000557 player9\nseat 2 108 account 0 0 19000556 player8\nseat 3 123400640159285250 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(123400831205638144,17,123400831205638145,replace('game extreme-last-card\noptions hand=7 draw=free limit=400\nseats 7\nterms open\nbet 0\nclock 60000\nhost 110\ndelay 1\nfrozen looked into\nseat 1 123400831205638147 bot 2 0 0 bot-blaise\nseat 2 123400831205638146 bot 1 0 0 bot-ada\nseat 3 123400831205638149 bot 2 0 0 bot-dora\nseat 4 111 account 0 0 19000576 player11\nseat 5 123400831205638148 bot 1 0 0 bot-cleo\nseat 6 123400831205638150 bot 1 0 0 bot-emil\nseat 7 110 account 0 0 19000575 player10\n','\n',char(10)));
INSERT INTO card_table VALUES(123401033622749184,18,123401033622749185,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 3\nterms open\nbet 0\nclock 60000\nhost 112\ndelay 1\nfrozen looked into\nseat 1 113 account 0 0 19000588 player13\nseat 2 112 account 0 0 19000587 player12\nseat 3 123401033622749186 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(123401198018494464,19,123401198018494465,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800\nseats 6\nterms open\nbet 0\nclock 60000\nhost 114\ndelay 1\nfrozen looked into\nseat 1 115 account 0 0 19000606 player15\nseat 2 123401198018494469 bot 2 0 0 bot-dora\nseat 3 123401198018494466 bot 1 0 0 bot-ada\nseat 4 123401198018494468 bot 1 0 0 bot-cleo\nseat 5 114 account 0 0 19000605 player14\nseat 6 123401198018494467 bot 2 0 0 bot-blaise\n','\n',char(10)));
INSERT INTO card_table VALUES(123401414876594176,20,123401414876594177,replace('game exta-cards\noptions jokers=no throws=0 limit=0 bad=1\nseats 2\nterms open\nbet 0\nclock 60000\nhost 116\ndelay 1\nfrozen looked into\nseat 1 117 account 0 0 19000616 player17\nseat 2 116 account 0 0 19000615 player16\n','\n',char(10)));
INSERT INTO card_table VALUES(123401591934943232,21,123401591934943233,replace('game last-one\noptions mode=points points=200 pairs=no limit=600\nseats 4\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 1 121 account 0 0 19000637 player21\nseat 2 120 account 0 0 19000636 player20\nseat 3 119 account 0 0 19000635 player19\nseat 4 118 account 0 0 19000634 player18\n','\n',char(10)));
INSERT INTO card_table VALUES(123401731999531008,22,123401731999531009,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 8\nterms open\nbet 10\nclock 60000\nhost 122\ndelay 1\nseat 1 123 account 0 0 19000659 player23\nseat 2 128 account 0 0 19000664 player28\nseat 3 129 account 0 0 19000665 player29\nseat 4 124 account 0 0 19000660 player24\nseat 5 127 account 0 0 19000663 player27\nseat 6 122 account 0 0 19000658 player22\nseat 7 125 account 0 0 19000661 player25\nseat 8 126 account 0 0 19000662 player26\n','\n',char(10)));
INSERT INTO card_table VALUES(123401885792075776,23,123401885792075777,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 4\nterms open\nbet 10\nclock 60000\nhost 130\ndelay 1\nseat 1 133 account 0 0 19000685 player33\nseat 2 130 account 0 0 19000682 player30\nseat 3 131 account 0 0 19000683 player31\nseat 4 132 account 0 0 19000684 player32\n','\n',char(10)));
INSERT INTO card_table VALUES(123402021804965888,24,123402021804965889,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 2\nterms open\nbet 10\nclock 60000\nhost 134\ndelay 1\nseat 1 135 account 0 0 19000702 player35\nseat 2 134 account 0 0 19000701 player34\n','\n',char(10)));
INSERT INTO card_table VALUES(123402182698467328,25,123402182698467329,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 136\ndelay 1\nseat 1 136 account 0 0 19000717 player36\nseat 2 137 account 0 0 19000718 player37\n','\n',char(10)));
INSERT INTO card_table VALUES(123402336801390592,26,123402336801390593,replace('game last-one\noptions mode=points points=200 pairs=no limit=600\nseats 2\nterms open\nbet 0\nclock 60000\nhost 138\ndelay 1\nseat 1 139 account 0 0 19000735 player39\nseat 2 138 account 0 0 19000734 player38\n','\n',char(10)));
INSERT INTO card_table VALUES(123402485028093952,27,123402485028093953,replace('game extreme-last-card\noptions hand=8 draw=must-play limit=400\nseats 2\nterms open\nbet 0\nclock 60000\nhost 140\ndelay 1\nseat 1 141 account 0 0 19000751 player41\nseat 2 140 account 0 0 19000750 player40\n','\n',char(10)));
INSERT INTO card_table VALUES(123402626778791936,28,123402626778791937,replace('game palace\noptions tie=rps bomb=single limit=500\nseats 2\nterms open\nbet 0\nclock 60000\nhost 142\ndelay 1\nseat 1 142 account 0 0 19000767 player42\nseat 2 143 account 0 0 19000768 player43\n','\n',char(10)));
INSERT INTO card_table VALUES(123402775508811776,29,123402775508811777,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=soft announce=casual limit=800\nseats 3\nterms open\nbet 0\nclock 60000\nhost 144\ndelay 1\nseat 1 144 account 0 0 19000785 player44\nseat 2 123402775508811778 bot 1 0 0 bot-ada\nseat 3 145 account 0 0 19000786 player45\n','\n',char(10)));
INSERT INTO card_table VALUES(123402940172992512,30,123402940172992513,replace('game exta-cards\noptions jokers=yes throws=40 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 146\ndelay 1\nseat 1 147 account 0 0 19000798 player47\nseat 2 146 account 0 0 19000797 player46\n','\n',char(10)));
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
, number INTEGER NOT NULL DEFAULT 0, shuffle TEXT NOT NULL DEFAULT '', ending TEXT NOT NULL DEFAULT '', last INTEGER NOT NULL DEFAULT 0, spare INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO game VALUES(123379646464000020,123379646464000019,'last-one',2,1,10,X'fdc71d71ff796c4270eae7096aab9ee7d784e60760f08bd59149a01c5e10e195','mode=quick points=200 pairs=no limit=600',1796641600000,1796642009888,1,0,1,1,replace('format 2\nsecret 394a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 cuxg9yknmhmf\ndrawn player1 7ucgvn784vqr\n','\n',char(10)),'',20,0);
INSERT INTO game VALUES(123381621511421953,123381621511421952,'last-one',2,0,0,X'f863c99c8f3e91be2af6c8ed9ef0e45f99e9d6be8a130cbd16d03a27fa890c35','mode=quick points=100 pairs=no limit=4',1796642070888,1796642085142,1,0,1,2,replace('format 2\nsecret 3b4a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 vkbdrs8zvgkj\ndrawn player1 rrxjtk4qca4c\ndrawn bot-ada v2n2uuvqgmsy\n','\n',char(10)),'limit',26,0);
INSERT INTO game VALUES(123381954308472833,123381954308472832,'last-one',2,0,0,X'64ee9f624d2fa008c06be2f99e20b2586e069b5e8de364bd0ad64c1bbebe3ed5','mode=quick points=100 pairs=no limit=23',1796642150233,1796642289997,1,0,1,3,replace('format 2\nsecret 404a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 2rcfpxtyd5gu\ndrawn guest2 wh2k6urcwe8s\ndrawn guest3 ribi7whtaxvn\n','\n',char(10)),'limit',58,0);
INSERT INTO game VALUES(123382809820659713,123382809820659712,'extreme-last-card',1,1,10,X'a187631722751b36ad5d4ff3d3fe7816b285c17ac5c02dec60665fddeb70903f','hand=7 draw=must-play limit=400',1796642354203,1796642421065,1,0,1,4,replace('format 2\nsecret 424a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 85ub9wiuusep\n','\n',char(10)),'',68,0);
INSERT INTO game VALUES(123383364949377025,123383364949377024,'extreme-last-card',1,0,0,X'a7cab438781b288d180c1750f8331b8122ad68ceab7f04c64ab8607da4dca7e9','hand=9 draw=must-play limit=54',1796642486556,1796642666891,1,0,1,5,replace('format 2\nsecret 444a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 apc2t6arzeuj\ndrawn player1 78zwwdar9r4e\ndrawn bot-ada nddtsdgwjp9n\n','\n',char(10)),'',97,0);
INSERT INTO game VALUES(123384393904422913,123384393904422912,'extreme-last-card',1,0,0,X'960a699bba378b651e967ba8b6b1db4a64c2b087910ca80de6ec9877fcbe7cc8','hand=10 draw=must-play limit=29',1796642731878,1796642856133,1,0,1,6,replace('format 2\nsecret 4e4a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 64zh3d47fip5\ndrawn guest1 44syd464x8v8\ndrawn guest2 3dd9ccd3yik7\ndrawn guest3 h3wdfk8fyxqk\n','\n',char(10)),'limit',128,0);
INSERT INTO game VALUES(123385181384998913,123385181384998912,'palace',2,1,10,X'e3dd006b3db22832c2b90314f269a7528931beb45a8eac8596e66777e3020ee0','tie=coin bomb=pile limit=500',1796642919628,1796643236664,1,0,1,7,replace('format 2\nsecret 504a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 2ncdqt9v5re4\n','\n',char(10)),'',138,0);
INSERT INTO game VALUES(123386766982905857,123386766982905856,'palace',2,0,0,X'63eddc5e4bda0328bfe97e988b29859537d954018d55978cf1ff33f757db8bba','tie=rps bomb=pile limit=500',1796643297664,1796643520107,1,0,1,8,replace('format 2\nsecret 524a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 ptjdaqunbzyz\ndrawn player1 j5bb3ne7byvg\ndrawn bot-ada cfhuidk9yw4v\n','\n',char(10)),'',209,0);
INSERT INTO game VALUES(123387963261321217,123387963261321216,'palace',2,0,0,X'e74bfc3073a4b1fcf6cce5675496a0ff1932165304ce2a6cb8e66afa27baba44','tie=coin bomb=single limit=500',1796643582879,1796644791738,1,0,1,9,replace('format 2\nsecret 694a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 rcr2xi5kvb2f\ndrawn guest1 grvxqcbtg8yb\ndrawn guest2 c5mrhmmdqqaz\ndrawn guest3 5u5hi5f69kaa\n','\n',char(10)),'',320,0);
INSERT INTO game VALUES(123393304116068353,123393304116068352,'switch',1,1,10,X'85296b5bcb1dcebdfdf94da7e1a06b2f39b4e015ace7797dc373b82f8be0256f','mistakes=cutthroat run-chain=yes ace-penalty=soft announce=auto limit=800',1796644856238,1796645053627,1,0,1,10,replace('format 2\nsecret 6b4a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 nu3k6a9hxad7\n','\n',char(10)),'',343,0);
INSERT INTO game VALUES(123394387878084609,123394387878084608,'switch',1,0,0,X'f81ddf16dec01b927cad0801c732bd8ac46ca35ab672eb725b54735251a1e8aa','mistakes=casual run-chain=yes ace-penalty=soft announce=auto limit=49',1796645114627,1796645528276,1,0,1,11,replace('format 2\nsecret 6d4a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 zben49thss4m\ndrawn bot-ada ebcw5eek9wah\n','\n',char(10)),'',374,0);
INSERT INTO game VALUES(123396378700283905,123396378700283904,'switch',1,0,0,X'bea0d7f7f3045e734d3dd97103b251367e14c16c9ab7fd1107e5ed1eaa9f8bf6','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800',1796645589276,1796646063184,1,0,1,12,replace('format 2\nsecret 794a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 4yyw2ir87sd8\ndrawn guest2 4va9huu3dfuw\ndrawn guest3 b9fv3p3xbbav\n','\n',char(10)),'',471,0);
INSERT INTO game VALUES(123398622267047937,123398622267047936,'exta-cards',2,1,10,X'5d0e32bc5ac065455ac4b496e2d744622115de69335f89dddb266889a583c559','jokers=no throws=20 limit=2 bad=chance',1796646124184,1796646136077,1,0,1,13,replace('format 2\nsecret 7b4a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 u2wcn6na34xd\ndrawn player1 vu9jfhfd6iu7\n','\n',char(10)),'limit',478,0);
INSERT INTO game VALUES(123398933668954113,123398933668954112,'exta-cards',2,1,0,X'a5fa00fe7ac420655d411c81032c052ab4e2950618241acbf64a47d039eadfde','jokers=no throws=20 limit=8 bad=chance',1796646198428,1796646246723,1,0,1,14,replace('format 2\nsecret 7d4a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 g773na46m4wm\n','\n',char(10)),'limit',497,0);
INSERT INTO game VALUES(123399412926906369,123399412926906368,'exta-cards',2,0,0,X'2f2150021cc008c617e99124e702503b4564106b76872cc84bb8424dbe30fa83','jokers=no throws=0 limit=27 bad=chance',1796646312692,1796646542501,1,0,1,15,replace('format 2\nsecret 7f4a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 x4xubk3fpzhk\n','\n',char(10)),'limit',567,0);
INSERT INTO game VALUES(123400640159285249,123400640159285248,'last-one',2,0,0,X'096d549c5a7b0f389caa39ce4b7ad4fd3793fa76ce65713cbe048a63361a48c7','mode=quick points=100 pairs=no limit=600',1796646605287,0,0,0,1,16,replace('format 2\nsecret 814a000000000000000000000000000000000000000000000000000000000000\ndrawn player8 ahgd49teh32e\ndrawn player9 etdmw8e7bbut\ndrawn bot-ada 9ksycdhdpwc8\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123400831205638145,123400831205638144,'extreme-last-card',1,0,0,X'43064d42953be05319fb9846c7c2214ebc4b3f9da8f51ef7d067e9d52cde8b2f','hand=7 draw=free limit=400',1796646650836,0,0,0,1,17,replace('format 2\nsecret 864a000000000000000000000000000000000000000000000000000000000000\nplayer player10 corpus\ndrawn player11 6ktzd4yc4m2h\ndrawn bot-ada 8g7ybp73yxjy\ndrawn bot-blaise c559e7k47ka8\ndrawn bot-cleo znu9dxab5jds\ndrawn bot-dora 69j46vi862k2\ndrawn bot-emil ssmcnankdf69\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123401033622749185,123401033622749184,'palace',2,0,0,X'd321c758e389380cedaec463b569b83a724b799c4420a70d441c92f752dc27c0','tie=coin bomb=pile limit=500',1796646699096,0,0,0,1,18,replace('format 2\nsecret 934a000000000000000000000000000000000000000000000000000000000000\nplayer player12 corpus\ndrawn player13 5m2xr64spteu\ndrawn bot-ada en2nxh2853ek\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123401198018494465,123401198018494464,'switch',1,0,0,X'6e1f7090504aa6db62ea0598fa7fc8490f805e7ded93300e41a4fca687d23731','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800',1796646738291,0,0,0,1,19,replace('format 2\nsecret 994a000000000000000000000000000000000000000000000000000000000000\nplayer player14 corpus\ndrawn player15 w57637rf9rrw\ndrawn bot-ada nqmhh66xvzca\ndrawn bot-blaise 628qfakquphm\ndrawn bot-cleo e4cvisnz65sp\ndrawn bot-dora i6c9uywvvpys\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123401414876594177,123401414876594176,'exta-cards',2,1,0,X'373aa579d087444cde76b09130c7ca0a02c07c7a77e1bfe4e5c240b1bc0ab36f','jokers=no throws=0 limit=0 bad=1',1796646789994,0,0,0,1,20,replace('format 2\nsecret a44a000000000000000000000000000000000000000000000000000000000000\ndrawn player16 qaymixw9spx2\ndrawn player17 7nkhzt2fqwic\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123401591934943233,123401591934943232,'last-one',2,1,10,X'ac3af5ec6f1f5be0b9c4dc034501571a8afc7e9351522e96a60fd9537e5ae218','mode=points points=200 pairs=no limit=600',1796646832208,0,0,0,1,21,replace('format 2\nsecret a54a000000000000000000000000000000000000000000000000000000000000\ndrawn player18 qwsv77kxv687\ndrawn player19 zwmqsvgimycs\ndrawn player20 ezzdna43tnbs\ndrawn player21 zmkf8qi4auqr\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123401731999531009,123401731999531008,'extreme-last-card',1,1,10,X'607d099b5a0762f6412aab7201d4c1e0181391725e1eca48d767625ee782a919','hand=7 draw=must-play limit=400',1796646865602,0,0,0,1,22,replace('format 2\nsecret a64a000000000000000000000000000000000000000000000000000000000000\ndrawn player22 ukyjn26k7mik\ndrawn player23 2ffwez4pzw3n\ndrawn player24 e3f9bbpdfunj\ndrawn player25 jeguatth7jan\ndrawn player26 huur7hw4n9hn\ndrawn player27 h3tgdgab5xdu\ndrawn player28 jnv4hpua2pje\ndrawn player29 y37y8fceq2v5\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123401885792075777,123401885792075776,'palace',2,1,10,X'94e06461328072c186fa35cb12a7d4b77f7e9d5dc262df1b0f4c9b1d7644071f','tie=coin bomb=pile limit=500',1796646902269,0,0,0,1,23,replace('format 2\nsecret a74a000000000000000000000000000000000000000000000000000000000000\ndrawn player30 6ekvffmjf5xe\ndrawn player31 mdcu443ngaj2\ndrawn player32 d2ztdi7qwurg\ndrawn player33 ri3i9j8um57p\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123402021804965889,123402021804965888,'switch',1,1,10,X'9199776addabe4cf17632508ce39b9dc8e575d780b526fec17b262f3ec0903d0','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796646934697,0,0,0,1,24,replace('format 2\nsecret a84a000000000000000000000000000000000000000000000000000000000000\nplayer player34 corpus\ndrawn player35 tpbuc4v9gdg2\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123402182698467329,123402182698467328,'exta-cards',2,1,10,X'cedeec4b6a4e47aaff81461144e6c2d51b489f454424adfaf39a587154c902f5','jokers=yes throws=20 limit=300 bad=chance',1796646973057,0,0,0,1,25,replace('format 2\nsecret a94a000000000000000000000000000000000000000000000000000000000000\ndrawn player36 vby4nyfqxvey\ndrawn player37 s8ezema8sm48\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123402336801390593,123402336801390592,'last-one',2,1,0,X'046fe01e39c0c6ffaf5f352aa35560a1930f190e4f5809f81d4875c7f713b24c','mode=points points=200 pairs=no limit=600',1796647009798,0,0,0,1,26,replace('format 2\nsecret aa4a000000000000000000000000000000000000000000000000000000000000\nplayer player38 corpus\ndrawn player39 93zfqyignwme\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123402485028093953,123402485028093952,'extreme-last-card',1,1,0,X'5e775ff07c3bb39fd4c0e175099e9185f32c3036ebd1af05711c0598eb3c770e','hand=8 draw=must-play limit=400',1796647045138,0,0,0,1,27,replace('format 2\nsecret ab4a000000000000000000000000000000000000000000000000000000000000\ndrawn player40 pujkhiqckrzc\ndrawn player41 rgzfmqhcm2qh\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123402626778791937,123402626778791936,'palace',2,1,0,X'0eed08be88263d85c280dff26863df63f4411147ddb709f8b4abe2a93b20e63f','tie=rps bomb=single limit=500',1796647078934,0,0,0,1,28,replace('format 2\nsecret ac4a000000000000000000000000000000000000000000000000000000000000\nplayer player42 corpus\ndrawn player43 imfyehs2bv8v\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123402775508811777,123402775508811776,'switch',1,0,0,X'6fb13f510ba466a97f508c15f20381a42e2ee26feade55fa2568a67bad9e4ea7','mistakes=casual run-chain=yes ace-penalty=soft announce=casual limit=800',1796647114394,0,0,0,1,29,replace('format 2\nsecret ad4a000000000000000000000000000000000000000000000000000000000000\nplayer player44 corpus\ndrawn player45 ih3at224spbk\ndrawn bot-ada z45xie4q4wqx\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123402940172992513,123402940172992512,'exta-cards',2,1,0,X'9bcd2d64f6d7e8f9e609332ceaece620d6433c7ec1de9631be79b77b5d0139e2','jokers=yes throws=40 limit=300 bad=chance',1796647153653,0,0,0,1,30,replace('format 2\nsecret b64a000000000000000000000000000000000000000000000000000000000000\nplayer player46 corpus\ndrawn player47 j2rzixuauyqa\n','\n',char(10)),'',0,0);
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
    chips INTEGER NOT NULL, dignity INTEGER NOT NULL DEFAULT 0, spare INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seat VALUES(123379646464000020,0,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(123379646464000020,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(123381621511421953,0,123381621511421954,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(123381621511421953,1,101,'player1',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(123381621511421953,2,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(123381954308472833,0,902,'guest2',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(123381954308472833,1,903,'guest3',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(123381954308472833,2,901,'guest1',1,0,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(123381954308472833,3,100,'player0',0,0,4,-1,1,0,0,0,1);
INSERT INTO seat VALUES(123382809820659713,0,101,'player1',0,0,1,1,0,20,10,1,0);
INSERT INTO seat VALUES(123382809820659713,1,100,'player0',0,0,2,-1,0,-10,-10,1,0);
INSERT INTO seat VALUES(123383364949377025,0,101,'player1',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(123383364949377025,1,100,'player0',0,0,3,-1,0,0,0,1,1);
INSERT INTO seat VALUES(123383364949377025,2,123383364949377026,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(123384393904422913,0,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(123384393904422913,1,903,'guest3',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(123384393904422913,2,902,'guest2',1,0,2,-1,0,0,0,1,0);
INSERT INTO seat VALUES(123384393904422913,3,901,'guest1',1,0,2,-1,0,0,0,1,0);
INSERT INTO seat VALUES(123385181384998913,0,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(123385181384998913,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(123386766982905857,0,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(123386766982905857,1,101,'player1',0,0,2,0,0,0,0,0,1);
INSERT INTO seat VALUES(123386766982905857,2,123386766982905858,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(123387963261321217,0,100,'player0',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(123387963261321217,1,902,'guest2',1,0,2,0,0,0,0,0,0);
INSERT INTO seat VALUES(123387963261321217,2,901,'guest1',1,0,3,-1,1,0,0,0,0);
INSERT INTO seat VALUES(123387963261321217,3,903,'guest3',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(123393304116068353,0,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(123393304116068353,1,101,'player1',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(123394387878084609,0,100,'player0',0,0,2,-1,1,0,0,0,1);
INSERT INTO seat VALUES(123394387878084609,1,101,'player1',0,0,2,-1,1,0,0,0,1);
INSERT INTO seat VALUES(123394387878084609,2,123394387878084610,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(123396378700283905,0,100,'player0',0,0,2,-1,1,0,0,0,1);
INSERT INTO seat VALUES(123396378700283905,1,903,'guest3',1,0,2,-1,1,0,0,0,0);
INSERT INTO seat VALUES(123396378700283905,2,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(123396378700283905,3,902,'guest2',1,0,2,-1,1,0,0,0,0);
INSERT INTO seat VALUES(123398622267047937,0,101,'player1',0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(123398622267047937,1,100,'player0',0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(123398933668954113,0,101,'player1',0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(123398933668954113,1,100,'player0',0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(123399412926906369,0,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(123399412926906369,1,901,'guest1',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(123400640159285249,0,109,'player9',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123400640159285249,1,108,'player8',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123400640159285249,2,123400640159285250,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123400831205638145,0,123400831205638147,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123400831205638145,1,123400831205638146,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123400831205638145,2,123400831205638149,'bot-dora',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123400831205638145,3,111,'player11',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123400831205638145,4,123400831205638148,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123400831205638145,5,123400831205638150,'bot-emil',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123400831205638145,6,110,'player10',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123401033622749185,0,113,'player13',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123401033622749185,1,112,'player12',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123401033622749185,2,123401033622749186,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401198018494465,0,115,'player15',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123401198018494465,1,123401198018494469,'bot-dora',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401198018494465,2,123401198018494466,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401198018494465,3,123401198018494468,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401198018494465,4,114,'player14',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123401198018494465,5,123401198018494467,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401414876594177,0,117,'player17',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401414876594177,1,116,'player16',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401591934943233,0,121,'player21',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401591934943233,1,120,'player20',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401591934943233,2,119,'player19',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401591934943233,3,118,'player18',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401731999531009,0,123,'player23',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401731999531009,1,128,'player28',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401731999531009,2,129,'player29',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401731999531009,3,124,'player24',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401731999531009,4,127,'player27',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401731999531009,5,122,'player22',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401731999531009,6,125,'player25',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401731999531009,7,126,'player26',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401885792075777,0,133,'player33',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401885792075777,1,130,'player30',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401885792075777,2,131,'player31',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123401885792075777,3,132,'player32',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402021804965889,0,135,'player35',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402021804965889,1,134,'player34',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402182698467329,0,136,'player36',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402182698467329,1,137,'player37',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402336801390593,0,139,'player39',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402336801390593,1,138,'player38',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402485028093953,0,141,'player41',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402485028093953,1,140,'player40',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402626778791937,0,142,'player42',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402626778791937,1,143,'player43',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402775508811777,0,144,'player44',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123402775508811777,1,123402775508811778,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402775508811777,2,145,'player45',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123402940172992513,0,147,'player47',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123402940172992513,1,146,'player46',0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1796641600000);
INSERT INTO entry VALUES(2,1,123379646464000020,1,20,'bet','',1796641600000);
INSERT INTO entry VALUES(2,2,123379646464000020,1,-20,'pot','',1796642009888);
INSERT INTO entry VALUES(2,3,123382809820659713,1,20,'bet','',1796642354203);
INSERT INTO entry VALUES(2,4,123382809820659713,1,-20,'pot','',1796642421065);
INSERT INTO entry VALUES(2,5,123385181384998913,1,20,'bet','',1796642919628);
INSERT INTO entry VALUES(2,6,123385181384998913,1,-20,'pot','',1796643236664);
INSERT INTO entry VALUES(2,7,123393304116068353,1,20,'bet','',1796644856238);
INSERT INTO entry VALUES(2,8,123393304116068353,1,-20,'pot','',1796645053627);
INSERT INTO entry VALUES(2,9,123398622267047937,1,20,'bet','',1796646124184);
INSERT INTO entry VALUES(2,10,123398622267047937,1,-20,'pot','',1796646136077);
INSERT INTO entry VALUES(2,11,123401591934943233,1,40,'bet','',1796646832208);
INSERT INTO entry VALUES(2,12,123401731999531009,1,80,'bet','',1796646865602);
INSERT INTO entry VALUES(2,13,123401885792075777,1,40,'bet','',1796646902269);
INSERT INTO entry VALUES(2,14,123402021804965889,1,20,'bet','',1796646934697);
INSERT INTO entry VALUES(2,15,123402182698467329,1,20,'bet','',1796646973057);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(100,2,123379646464000020,1,-10,'bet','',1796641600000);
INSERT INTO entry VALUES(100,3,123379646464000020,0,-10,'loss','',1796642069888);
INSERT INTO entry VALUES(100,4,123382809820659713,1,-10,'bet','',1796642354203);
INSERT INTO entry VALUES(100,5,123382809820659713,0,-10,'loss','',1796642421065);
INSERT INTO entry VALUES(100,6,123385181384998913,1,-10,'bet','',1796642919628);
INSERT INTO entry VALUES(100,7,123385181384998913,0,-10,'loss','',1796643296664);
INSERT INTO entry VALUES(100,8,123393304116068353,1,-10,'bet','',1796644856238);
INSERT INTO entry VALUES(100,9,123393304116068353,0,20,'win','',1796645053627);
INSERT INTO entry VALUES(100,10,123393304116068353,1,20,'pot','',1796645053627);
INSERT INTO entry VALUES(100,11,123398622267047937,1,-10,'bet','',1796646124184);
INSERT INTO entry VALUES(100,12,123398622267047937,1,10,'pot','',1796646136077);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(101,2,123379646464000020,1,-10,'bet','',1796641600000);
INSERT INTO entry VALUES(101,3,123379646464000020,0,20,'win','',1796642009888);
INSERT INTO entry VALUES(101,4,123379646464000020,1,20,'pot','',1796642009888);
INSERT INTO entry VALUES(101,5,123382809820659713,1,-10,'bet','',1796642354203);
INSERT INTO entry VALUES(101,6,123382809820659713,0,20,'win','',1796642421065);
INSERT INTO entry VALUES(101,7,123382809820659713,1,20,'pot','',1796642421065);
INSERT INTO entry VALUES(101,8,123385181384998913,1,-10,'bet','',1796642919628);
INSERT INTO entry VALUES(101,9,123385181384998913,0,20,'win','',1796643236664);
INSERT INTO entry VALUES(101,10,123385181384998913,1,20,'pot','',1796643236664);
INSERT INTO entry VALUES(101,11,123393304116068353,1,-10,'bet','',1796644856238);
INSERT INTO entry VALUES(101,12,123393304116068353,0,-10,'loss','',1796645113627);
INSERT INTO entry VALUES(101,13,123398622267047937,1,-10,'bet','',1796646124184);
INSERT INTO entry VALUES(101,14,123398622267047937,1,10,'pot','',1796646136077);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(118,2,123401591934943233,1,-10,'bet','',1796646832208);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(119,2,123401591934943233,1,-10,'bet','',1796646832208);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(120,2,123401591934943233,1,-10,'bet','',1796646832208);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(121,2,123401591934943233,1,-10,'bet','',1796646832208);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(122,2,123401731999531009,1,-10,'bet','',1796646865602);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(123,2,123401731999531009,1,-10,'bet','',1796646865602);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(124,2,123401731999531009,1,-10,'bet','',1796646865602);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(125,2,123401731999531009,1,-10,'bet','',1796646865602);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(126,2,123401731999531009,1,-10,'bet','',1796646865602);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(127,2,123401731999531009,1,-10,'bet','',1796646865602);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(128,2,123401731999531009,1,-10,'bet','',1796646865602);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(129,2,123401731999531009,1,-10,'bet','',1796646865602);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(130,2,123401885792075777,1,-10,'bet','',1796646902269);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(131,2,123401885792075777,1,-10,'bet','',1796646902269);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(132,2,123401885792075777,1,-10,'bet','',1796646902269);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(133,2,123401885792075777,1,-10,'bet','',1796646902269);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(134,2,123402021804965889,1,-10,'bet','',1796646934697);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(135,2,123402021804965889,1,-10,'bet','',1796646934697);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(136,2,123402182698467329,1,-10,'bet','',1796646973057);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(137,2,123402182698467329,1,-10,'bet','',1796646973057);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1796641600000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1796641600000);
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
INSERT INTO score VALUES(100,'exta-cards',123398622267047937,1796646136077,0,0,1,0);
INSERT INTO score VALUES(100,'exta-cards',123398933668954113,1796646246723,0,0,1,0);
INSERT INTO score VALUES(100,'extreme-last-card',123382809820659713,1796642421065,1796642421065,-10,1,-1);
INSERT INTO score VALUES(100,'last-one',123379646464000020,1796642009888,1796642069888,-10,1,-1);
INSERT INTO score VALUES(100,'palace',123385181384998913,1796643236664,1796643296664,-10,1,-1);
INSERT INTO score VALUES(100,'switch',123393304116068353,1796645053627,1796645053627,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',123398622267047937,1796646136077,0,0,1,0);
INSERT INTO score VALUES(101,'exta-cards',123398933668954113,1796646246723,0,0,1,0);
INSERT INTO score VALUES(101,'extreme-last-card',123382809820659713,1796642421065,1796642421065,20,1,1);
INSERT INTO score VALUES(101,'last-one',123379646464000020,1796642009888,1796642009888,20,1,1);
INSERT INTO score VALUES(101,'palace',123385181384998913,1796643236664,1796643236664,20,1,1);
INSERT INTO score VALUES(101,'switch',123393304116068353,1796645053627,1796645113627,-10,1,-1);
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
INSERT INTO sanction VALUES(123379646464000000,0,189,'player89','',1796641600000,0,'kate','shouted',0,123379646464000000,'','');
INSERT INTO sanction VALUES(123379646464000003,1,189,'player89','',1796641600000,0,'kate','shouted',0,123379646464000003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(123379646464000002,1796641600000,'kate','ban','player89','shouted');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,123379646464000020,1,1796641600000,19000005,'move 1 play J+4 color B');
INSERT INTO journal VALUES(2,1,123379646464000020,2,1796641660000,0,'timeout 2');
INSERT INTO journal VALUES(3,2,123379646464000020,3,1796641660000,0,'auto 2 take');
INSERT INTO journal VALUES(4,3,123379646464000020,4,1796641664820,19000006,'move 1 play B+2');
INSERT INTO journal VALUES(5,4,123379646464000020,5,1796641669244,19000007,'move 2 take');
INSERT INTO journal VALUES(6,5,123379646464000020,6,1796641673387,19000008,'move 1 play B4');
INSERT INTO journal VALUES(7,6,123379646464000020,7,1796641677420,19000009,'move 2 play B3');
INSERT INTO journal VALUES(8,7,123379646464000020,8,1796641678624,19000010,'move 1 play B2');
INSERT INTO journal VALUES(9,8,123379646464000020,9,1796641681087,19000011,'move 2 play R2');
INSERT INTO journal VALUES(10,9,123379646464000020,10,1796641684234,19000012,'move 1 draw');
INSERT INTO journal VALUES(11,10,123379646464000020,11,1796641686498,19000013,'move 1 play R9');
INSERT INTO journal VALUES(12,11,123379646464000020,12,1796641688904,19000014,'move 2 play R+2');
INSERT INTO journal VALUES(13,12,123379646464000020,13,1796641693363,19000015,'move 1 take');
INSERT INTO journal VALUES(14,13,123379646464000020,14,1796641697262,19000016,'move 2 play R4');
INSERT INTO journal VALUES(15,14,123379646464000020,15,1796641757262,0,'timeout 1');
INSERT INTO journal VALUES(16,15,123379646464000020,16,1796641757262,0,'auto 1 play Y4');
INSERT INTO journal VALUES(17,16,123379646464000020,17,1796641757262,0,'hash d0adf854f6b2930440e081e2d93c02a6');
INSERT INTO journal VALUES(18,17,123379646464000020,18,1796642009888,0,'leave 1 away');
INSERT INTO journal VALUES(19,18,123379646464000020,19,1796642009888,0,'hash c8f4f4beeb23cd5ed34164d99e0cf94e');
INSERT INTO journal VALUES(20,19,123379646464000020,20,1796642069888,0,'voted 1 forgive');
INSERT INTO journal VALUES(21,0,123381621511421953,1,1796642072917,0,'move 1 color B');
INSERT INTO journal VALUES(22,21,123381621511421953,2,1796642075888,0,'move 1 play BS');
INSERT INTO journal VALUES(23,22,123381621511421953,3,1796642075888,19000023,'move 2 play B4');
INSERT INTO journal VALUES(24,23,123381621511421953,4,1796642080142,0,'move 1 play B8');
INSERT INTO journal VALUES(25,24,123381621511421953,5,1796642085142,19000024,'move 3 play B9');
INSERT INTO journal VALUES(26,25,123381621511421953,6,1796642085142,0,'hash 0d122431ec938182aceba4a0dc29e9ad');
INSERT INTO journal VALUES(27,0,123381954308472833,1,1796642150233,19000036,'move 3 draw');
INSERT INTO journal VALUES(28,27,123381954308472833,2,1796642152349,19000037,'leave 4');
INSERT INTO journal VALUES(29,28,123381954308472833,3,1796642152349,19000038,'move 2 draw');
INSERT INTO journal VALUES(30,29,123381954308472833,4,1796642157120,19000039,'move 2 pass');
INSERT INTO journal VALUES(31,30,123381954308472833,5,1796642161662,19000040,'move 1 play R8');
INSERT INTO journal VALUES(32,31,123381954308472833,6,1796642163132,19000041,'move 3 draw');
INSERT INTO journal VALUES(33,32,123381954308472833,7,1796642221662,0,'timeout 3');
INSERT INTO journal VALUES(34,33,123381954308472833,8,1796642221662,0,'auto 3 pass');
INSERT INTO journal VALUES(35,34,123381954308472833,9,1796642227287,19000042,'move 2 play R0');
INSERT INTO journal VALUES(36,35,123381954308472833,10,1796642229467,19000043,'move 1 play R5');
INSERT INTO journal VALUES(37,36,123381954308472833,11,1796642233109,19000044,'move 3 play J+4 color Y');
INSERT INTO journal VALUES(38,37,123381954308472833,12,1796642237649,19000045,'move 2 lie');
INSERT INTO journal VALUES(39,38,123381954308472833,13,1796642241176,19000046,'move 2 play J+4 color B');
INSERT INTO journal VALUES(40,39,123381954308472833,14,1796642245979,19000047,'move 1 take');
INSERT INTO journal VALUES(41,40,123381954308472833,15,1796642247504,19000048,'move 3 play B1');
INSERT INTO journal VALUES(42,41,123381954308472833,16,1796642249541,19000049,'move 2 play G1');
INSERT INTO journal VALUES(43,42,123381954308472833,17,1796642249541,0,'hash 770df05e17fbab33b2c9433f7f105c7d');
INSERT INTO journal VALUES(44,43,123381954308472833,18,1796642254060,19000050,'move 1 play J+4 color Y');
INSERT INTO journal VALUES(45,44,123381954308472833,19,1796642255339,19000051,'move 3 lie');
INSERT INTO journal VALUES(46,45,123381954308472833,20,1796642256374,19000052,'move 3 play YV');
INSERT INTO journal VALUES(47,46,123381954308472833,21,1796642260998,19000053,'move 1 play YV');
INSERT INTO journal VALUES(48,47,123381954308472833,22,1796642263211,19000054,'move 3 play Y2');
INSERT INTO journal VALUES(49,48,123381954308472833,23,1796642265052,19000055,'move 2 play B2');
INSERT INTO journal VALUES(50,49,123381954308472833,24,1796642268699,19000056,'move 1 play BS');
INSERT INTO journal VALUES(51,50,123381954308472833,25,1796642270849,19000057,'move 2 play B5');
INSERT INTO journal VALUES(52,51,123381954308472833,26,1796642274068,19000058,'move 1 play B3');
INSERT INTO journal VALUES(53,52,123381954308472833,27,1796642275322,19000059,'move 3 play G3');
INSERT INTO journal VALUES(54,53,123381954308472833,28,1796642279404,19000060,'move 2 draw');
INSERT INTO journal VALUES(55,54,123381954308472833,29,1796642284083,19000061,'move 1 play G+2');
INSERT INTO journal VALUES(56,55,123381954308472833,30,1796642287406,19000062,'move 3 play B+2');
INSERT INTO journal VALUES(57,56,123381954308472833,31,1796642289997,19000063,'move 2 take');
INSERT INTO journal VALUES(58,57,123381954308472833,32,1796642289997,0,'hash 0d0746f2371f8bed7bacd5986e882740');
INSERT INTO journal VALUES(59,0,123382809820659713,1,1796642354203,19000072,'move 1 play 8H 8C');
INSERT INTO journal VALUES(60,59,123382809820659713,2,1796642359074,19000073,'move 2 play KC');
INSERT INTO journal VALUES(61,60,123382809820659713,3,1796642363853,19000074,'move 1 play 5C');
INSERT INTO journal VALUES(62,61,123382809820659713,4,1796642365869,19000075,'move 2 take');
INSERT INTO journal VALUES(63,62,123382809820659713,5,1796642370859,19000076,'move 1 play 7C');
INSERT INTO journal VALUES(64,63,123382809820659713,6,1796642373299,19000077,'move 2 play 7D');
INSERT INTO journal VALUES(65,64,123382809820659713,7,1796642375231,19000078,'move 1 play KD last');
INSERT INTO journal VALUES(66,65,123382809820659713,8,1796642379705,19000079,'move 2 play 4D 4H');
INSERT INTO journal VALUES(67,66,123382809820659713,9,1796642421065,19000080,'move 1 play 3C');
INSERT INTO journal VALUES(68,67,123382809820659713,10,1796642421065,0,'hash af573129e0360c60812216091f2cd8fb');
INSERT INTO journal VALUES(69,0,123383364949377025,1,1796642486556,19000088,'move 1 play 6S');
INSERT INTO journal VALUES(70,69,123383364949377025,2,1796642490616,19000089,'move 2 play 2S 2C');
INSERT INTO journal VALUES(71,70,123383364949377025,3,1796642494075,0,'move 3 play QD');
INSERT INTO journal VALUES(72,71,123383364949377025,4,1796642499075,19000090,'move 2 take');
INSERT INTO journal VALUES(73,72,123383364949377025,5,1796642500090,19000091,'move 1 play 5D');
INSERT INTO journal VALUES(74,73,123383364949377025,6,1796642503403,0,'move 3 play 9S');
INSERT INTO journal VALUES(75,74,123383364949377025,7,1796642508403,19000092,'move 2 take');
INSERT INTO journal VALUES(76,75,123383364949377025,8,1796642510103,19000093,'move 1 play QS QH');
INSERT INTO journal VALUES(77,76,123383364949377025,9,1796642514771,0,'move 3 play 8H to 1');
INSERT INTO journal VALUES(78,77,123383364949377025,10,1796642575771,0,'timeout 2');
INSERT INTO journal VALUES(79,78,123383364949377025,11,1796642575771,0,'auto 2 play 8S 8D to 3');
INSERT INTO journal VALUES(80,79,123383364949377025,12,1796642575771,19000094,'move 1 play 2D');
INSERT INTO journal VALUES(81,80,123383364949377025,13,1796642579460,0,'move 3 play 5C');
INSERT INTO journal VALUES(82,81,123383364949377025,14,1796642584460,19000095,'move 2 take');
INSERT INTO journal VALUES(83,82,123383364949377025,15,1796642587517,19000096,'move 1 play 3C');
INSERT INTO journal VALUES(84,83,123383364949377025,16,1796642589524,0,'move 3 play KC KD');
INSERT INTO journal VALUES(85,84,123383364949377025,17,1796642589524,0,'hash 0d877e4b1c6467b262fbe36f5f4a4502');
INSERT INTO journal VALUES(86,85,123383364949377025,18,1796642594524,19000097,'move 2 play 4D 4S 4H 4C');
INSERT INTO journal VALUES(87,86,123383364949377025,19,1796642596842,19000098,'move 1 play 10H');
INSERT INTO journal VALUES(88,87,123383364949377025,20,1796642637931,19000099,'move 2 play 3H 3D 3S');
INSERT INTO journal VALUES(89,88,123383364949377025,21,1796642640890,19000100,'move 1 draw');
INSERT INTO journal VALUES(90,89,123383364949377025,22,1796642645481,0,'move 3 play AD suit D');
INSERT INTO journal VALUES(91,90,123383364949377025,23,1796642650481,19000101,'move 2 play JD JC JS');
INSERT INTO journal VALUES(92,91,123383364949377025,24,1796642652499,0,'move 3 play JH last');
INSERT INTO journal VALUES(93,92,123383364949377025,25,1796642657499,19000102,'move 2 play JOKER suit C');
INSERT INTO journal VALUES(94,93,123383364949377025,26,1796642659862,19000103,'move 1 play 7C 8C to 3 last');
INSERT INTO journal VALUES(95,94,123383364949377025,27,1796642661891,0,'move 3 play 10C last');
INSERT INTO journal VALUES(96,95,123383364949377025,28,1796642666891,19000104,'move 1 play 6C');
INSERT INTO journal VALUES(97,96,123383364949377025,29,1796642666891,0,'hash 6b2ce1565187da4d63c0849130ee94a3');
INSERT INTO journal VALUES(98,0,123384393904422913,1,1796642731878,19000115,'move 4 play 4H');
INSERT INTO journal VALUES(99,98,123384393904422913,2,1796642734760,19000116,'move 1 play JD JD');
INSERT INTO journal VALUES(100,99,123384393904422913,3,1796642736045,19000117,'move 4 play AD suit D');
INSERT INTO journal VALUES(101,100,123384393904422913,4,1796642740142,19000118,'move 3 play 8D to 2');
INSERT INTO journal VALUES(102,101,123384393904422913,5,1796642741838,19000119,'move 2 play AD AS suit H');
INSERT INTO journal VALUES(103,102,123384393904422913,6,1796642745462,19000120,'move 1 play AS AC suit C');
INSERT INTO journal VALUES(104,103,123384393904422913,7,1796642748648,19000121,'move 4 play KC');
INSERT INTO journal VALUES(105,104,123384393904422913,8,1796642753192,19000122,'move 3 play 9C 8C to 4');
INSERT INTO journal VALUES(106,105,123384393904422913,9,1796642758076,19000123,'move 2 play 8S 8C to 3');
INSERT INTO journal VALUES(107,106,123384393904422913,10,1796642762268,19000124,'move 1 play 6C');
INSERT INTO journal VALUES(108,107,123384393904422913,11,1796642763580,19000125,'move 4 play 2C');
INSERT INTO journal VALUES(109,108,123384393904422913,12,1796642764844,19000126,'move 3 take');
INSERT INTO journal VALUES(110,109,123384393904422913,13,1796642766059,19000127,'move 2 play 3C');
INSERT INTO journal VALUES(111,110,123384393904422913,14,1796642770502,19000128,'move 1 play KC');
INSERT INTO journal VALUES(112,111,123384393904422913,15,1796642772335,19000129,'move 4 draw');
INSERT INTO journal VALUES(113,112,123384393904422913,16,1796642774097,19000130,'move 3 play 3C');
INSERT INTO journal VALUES(114,113,123384393904422913,17,1796642774097,0,'hash ca357d1118dc28798ce97cee479d0f65');
INSERT INTO journal VALUES(115,114,123384393904422913,18,1796642778498,19000131,'move 2 play JOKER suit C');
INSERT INTO journal VALUES(116,115,123384393904422913,19,1796642820694,19000132,'move 1 draw');
INSERT INTO journal VALUES(117,116,123384393904422913,20,1796642824049,19000133,'move 4 draw');
INSERT INTO journal VALUES(118,117,123384393904422913,21,1796642827947,19000134,'move 3 draw');
INSERT INTO journal VALUES(119,118,123384393904422913,22,1796642830807,19000135,'move 2 play 10C JC');
INSERT INTO journal VALUES(120,119,123384393904422913,23,1796642834347,19000136,'move 3 play 7C');
INSERT INTO journal VALUES(121,120,123384393904422913,24,1796642838254,19000137,'move 4 play 7D 7H');
INSERT INTO journal VALUES(122,121,123384393904422913,25,1796642842343,19000138,'move 1 play 10H 9H');
INSERT INTO journal VALUES(123,122,123384393904422913,26,1796642846179,19000139,'move 2 play 9S last');
INSERT INTO journal VALUES(124,123,123384393904422913,27,1796642848447,19000140,'move 3 play 6S');
INSERT INTO journal VALUES(125,124,123384393904422913,28,1796642851634,19000141,'move 4 play 7S');
INSERT INTO journal VALUES(126,125,123384393904422913,29,1796642853424,19000142,'move 1 play 5S');
INSERT INTO journal VALUES(127,126,123384393904422913,30,1796642856133,19000143,'move 2 take');
INSERT INTO journal VALUES(128,127,123384393904422913,31,1796642856133,0,'hash f3b438823c389f1694e2691fabc821e9');
INSERT INTO journal VALUES(129,0,123385181384998913,1,1796642919628,19000153,'move 1 keep 9D JS QD');
INSERT INTO journal VALUES(130,129,123385181384998913,2,1796642921227,19000154,'move 2 keep 7C 2C QS');
INSERT INTO journal VALUES(131,130,123385181384998913,3,1796642924501,19000155,'move 1 play 3C');
INSERT INTO journal VALUES(132,131,123385181384998913,4,1796642984501,0,'timeout 2');
INSERT INTO journal VALUES(133,132,123385181384998913,5,1796642984501,0,'auto 2 play JD');
INSERT INTO journal VALUES(134,133,123385181384998913,6,1796643236664,0,'timeout 1');
INSERT INTO journal VALUES(135,134,123385181384998913,7,1796643236664,0,'auto 1 take');
INSERT INTO journal VALUES(136,135,123385181384998913,8,1796643236664,0,'leave 1 away');
INSERT INTO journal VALUES(137,136,123385181384998913,9,1796643236664,0,'hash a9a2502d90fb14f5b2d81a202a4100aa');
INSERT INTO journal VALUES(138,137,123385181384998913,10,1796643296664,0,'voted 1 forgive');
INSERT INTO journal VALUES(139,0,123386766982905857,1,1796643297664,19000162,'move 1 keep AC JH 9H');
INSERT INTO journal VALUES(140,139,123386766982905857,2,1796643302541,19000163,'move 2 keep 10C 10H 7S');
INSERT INTO journal VALUES(141,140,123386766982905857,3,1796643302541,0,'move 3 keep KH AS 10S');
INSERT INTO journal VALUES(142,141,123386766982905857,4,1796643305406,19000164,'move 1 play 3C 3D');
INSERT INTO journal VALUES(143,142,123386766982905857,5,1796643308065,19000165,'move 2 play 6C');
INSERT INTO journal VALUES(144,143,123386766982905857,6,1796643309947,0,'move 3 play 6D');
INSERT INTO journal VALUES(145,144,123386766982905857,7,1796643314738,19000166,'move 1 play 8D');
INSERT INTO journal VALUES(146,145,123386766982905857,8,1796643317168,19000167,'move 2 play 8S');
INSERT INTO journal VALUES(147,146,123386766982905857,9,1796643319712,0,'move 3 play JC');
INSERT INTO journal VALUES(148,147,123386766982905857,10,1796643324712,19000168,'move 1 take');
INSERT INTO journal VALUES(149,148,123386766982905857,11,1796643328658,19000169,'move 2 play JD');
INSERT INTO journal VALUES(150,149,123386766982905857,12,1796643332502,0,'move 3 play 5H');
INSERT INTO journal VALUES(151,150,123386766982905857,13,1796643337502,19000170,'move 2 play QS');
INSERT INTO journal VALUES(152,151,123386766982905857,14,1796643339461,19000171,'move 1 take');
INSERT INTO journal VALUES(153,152,123386766982905857,15,1796643341348,0,'move 3 play 4S');
INSERT INTO journal VALUES(154,153,123386766982905857,16,1796643346348,19000172,'move 2 play 4D');
INSERT INTO journal VALUES(155,154,123386766982905857,17,1796643346348,0,'hash f453aea7e94df658c8fc747df3909f40');
INSERT INTO journal VALUES(156,155,123386766982905857,18,1796643347597,19000173,'move 1 play 6C 6D');
INSERT INTO journal VALUES(157,156,123386766982905857,19,1796643351795,0,'move 3 play 5S');
INSERT INTO journal VALUES(158,157,123386766982905857,20,1796643356795,19000174,'move 1 play 8C 8D 8S');
INSERT INTO journal VALUES(159,158,123386766982905857,21,1796643360745,19000175,'move 2 play KD');
INSERT INTO journal VALUES(160,159,123386766982905857,22,1796643364321,0,'move 3 play 5C');
INSERT INTO journal VALUES(161,160,123386766982905857,23,1796643369321,19000176,'move 2 play AH');
INSERT INTO journal VALUES(162,161,123386766982905857,24,1796643373005,19000177,'move 1 play 5H');
INSERT INTO journal VALUES(163,162,123386766982905857,25,1796643375457,19000178,'move 2 play 7C');
INSERT INTO journal VALUES(164,163,123386766982905857,26,1796643378248,0,'move 3 play 10D');
INSERT INTO journal VALUES(165,164,123386766982905857,27,1796643383248,0,'move 3 play 8H');
INSERT INTO journal VALUES(166,165,123386766982905857,28,1796643383248,19000179,'move 1 play JC JD');
INSERT INTO journal VALUES(167,166,123386766982905857,29,1796643387754,19000180,'move 2 play AD');
INSERT INTO journal VALUES(168,167,123386766982905857,30,1796643389681,0,'move 3 play 2S');
INSERT INTO journal VALUES(169,168,123386766982905857,31,1796643394681,19000181,'move 1 play 3H 3S 3C 3D');
INSERT INTO journal VALUES(170,169,123386766982905857,32,1796643396114,19000182,'move 1 play 6S');
INSERT INTO journal VALUES(171,170,123386766982905857,33,1796643397126,19000183,'move 2 play 6H');
INSERT INTO journal VALUES(172,171,123386766982905857,34,1796643397126,0,'hash e87a751b16d6f14b2cb2b6ee992fb4f3');
INSERT INTO journal VALUES(173,172,123386766982905857,35,1796643401124,0,'move 3 play 9D');
INSERT INTO journal VALUES(174,173,123386766982905857,36,1796643406124,19000184,'move 1 play JS');
INSERT INTO journal VALUES(175,174,123386766982905857,37,1796643409581,19000185,'move 2 play 2H');
INSERT INTO journal VALUES(176,175,123386766982905857,38,1796643414357,0,'move 3 play KC');
INSERT INTO journal VALUES(177,176,123386766982905857,39,1796643419357,19000186,'move 1 take');
INSERT INTO journal VALUES(178,177,123386766982905857,40,1796643423209,19000187,'move 2 play 4C');
INSERT INTO journal VALUES(179,178,123386766982905857,41,1796643425056,0,'move 3 play 7H');
INSERT INTO journal VALUES(180,179,123386766982905857,42,1796643429831,19000188,'move 1 play 6S 6H');
INSERT INTO journal VALUES(181,180,123386766982905857,43,1796643433198,19000189,'move 2 play 2C');
INSERT INTO journal VALUES(182,181,123386766982905857,44,1796643437469,0,'move 3 play KH');
INSERT INTO journal VALUES(183,182,123386766982905857,45,1796643442469,19000190,'move 1 play KC');
INSERT INTO journal VALUES(184,183,123386766982905857,46,1796643445514,19000191,'move 2 play 7S');
INSERT INTO journal VALUES(185,184,123386766982905857,47,1796643447275,0,'move 3 play 10S');
INSERT INTO journal VALUES(186,185,123386766982905857,48,1796643451604,0,'move 3 play AS');
INSERT INTO journal VALUES(187,186,123386766982905857,49,1796643451604,19000192,'move 1 play 2H');
INSERT INTO journal VALUES(188,187,123386766982905857,50,1796643455247,19000193,'move 2 play 10C');
INSERT INTO journal VALUES(189,188,123386766982905857,51,1796643455247,0,'hash 52756128bd3740e817c3a46fa1f5f2f0');
INSERT INTO journal VALUES(190,189,123386766982905857,52,1796643458837,19000194,'move 2 play 10H');
INSERT INTO journal VALUES(191,190,123386766982905857,53,1796643460085,19000195,'move 2 flip 1');
INSERT INTO journal VALUES(192,191,123386766982905857,54,1796643461545,0,'move 3 flip 1');
INSERT INTO journal VALUES(193,192,123386766982905857,55,1796643466545,19000196,'move 1 play 9D');
INSERT INTO journal VALUES(194,193,123386766982905857,56,1796643471513,19000197,'move 2 flip 1');
INSERT INTO journal VALUES(195,194,123386766982905857,57,1796643475813,0,'move 3 play 9C');
INSERT INTO journal VALUES(196,195,123386766982905857,58,1796643480813,19000198,'move 1 play JS');
INSERT INTO journal VALUES(197,196,123386766982905857,59,1796643484637,19000199,'move 2 flip 1');
INSERT INTO journal VALUES(198,197,123386766982905857,60,1796643488443,0,'move 3 play QD');
INSERT INTO journal VALUES(199,198,123386766982905857,61,1796643493443,19000200,'move 1 play QS QH');
INSERT INTO journal VALUES(200,199,123386766982905857,62,1796643496588,19000201,'move 2 play 2D');
INSERT INTO journal VALUES(201,200,123386766982905857,63,1796643499273,0,'move 3 flip 1');
INSERT INTO journal VALUES(202,201,123386766982905857,64,1796643504273,19000202,'move 2 play 9D 9C');
INSERT INTO journal VALUES(203,202,123386766982905857,65,1796643506432,19000203,'move 1 play 9H');
INSERT INTO journal VALUES(204,203,123386766982905857,66,1796643510957,0,'move 3 flip 1');
INSERT INTO journal VALUES(205,204,123386766982905857,67,1796643515957,19000204,'move 2 play 4H');
INSERT INTO journal VALUES(206,205,123386766982905857,68,1796643515957,0,'hash d7e384c1f876d0b28355e4321bbd24b5');
INSERT INTO journal VALUES(207,206,123386766982905857,69,1796643518417,19000205,'move 1 play JH');
INSERT INTO journal VALUES(208,207,123386766982905857,70,1796643520107,19000206,'move 2 play JS');
INSERT INTO journal VALUES(209,208,123386766982905857,71,1796643520107,0,'hash baca5652573f113efb2ad8c6d8b3d34d');
INSERT INTO journal VALUES(210,0,123387963261321217,1,1796643582879,19000217,'move 1 keep 2C KD 9C');
INSERT INTO journal VALUES(211,210,123387963261321217,2,1796643586980,19000218,'move 2 keep 3C AD 4H');
INSERT INTO journal VALUES(212,211,123387963261321217,3,1796643591783,19000219,'move 3 keep 7D 5H 10H');
INSERT INTO journal VALUES(213,212,123387963261321217,4,1796643593000,19000220,'move 4 keep QS QH AS');
INSERT INTO journal VALUES(214,213,123387963261321217,5,1796643595994,19000221,'move 4 play 3H');
INSERT INTO journal VALUES(215,214,123387963261321217,6,1796643600099,19000222,'move 1 play 4C 4D');
INSERT INTO journal VALUES(216,215,123387963261321217,7,1796643601993,19000223,'move 2 take');
INSERT INTO journal VALUES(217,216,123387963261321217,8,1796643604843,19000224,'move 3 play 8D');
INSERT INTO journal VALUES(218,217,123387963261321217,9,1796643606945,19000225,'move 4 play 9D');
INSERT INTO journal VALUES(219,218,123387963261321217,10,1796643610144,19000226,'move 1 play 5D');
INSERT INTO journal VALUES(220,219,123387963261321217,11,1796643611614,19000227,'move 4 take');
INSERT INTO journal VALUES(221,220,123387963261321217,12,1796643616514,19000228,'move 3 play JS');
INSERT INTO journal VALUES(222,221,123387963261321217,13,1796643618354,19000229,'move 2 play JD');
INSERT INTO journal VALUES(223,222,123387963261321217,14,1796643622623,19000230,'move 1 play 2H');
INSERT INTO journal VALUES(224,223,123387963261321217,15,1796643623956,19000231,'move 4 play 3S');
INSERT INTO journal VALUES(225,224,123387963261321217,16,1796643628657,19000232,'move 3 take');
INSERT INTO journal VALUES(226,225,123387963261321217,17,1796643628657,0,'hash 7a05428a1b02e4224009660caeffac0e');
INSERT INTO journal VALUES(227,226,123387963261321217,18,1796643633097,19000233,'move 2 play 3H');
INSERT INTO journal VALUES(228,227,123387963261321217,19,1796643635368,19000234,'move 1 play 6S');
INSERT INTO journal VALUES(229,228,123387963261321217,20,1796643638003,19000235,'move 4 take');
INSERT INTO journal VALUES(230,229,123387963261321217,21,1796643641796,19000236,'move 3 play 3S');
INSERT INTO journal VALUES(231,230,123387963261321217,22,1796643642829,19000237,'move 2 play 8S');
INSERT INTO journal VALUES(232,231,123387963261321217,23,1796643644996,19000238,'move 1 play AH');
INSERT INTO journal VALUES(233,232,123387963261321217,24,1796643649365,19000239,'move 4 play 5D');
INSERT INTO journal VALUES(234,233,123387963261321217,25,1796643652473,19000240,'move 1 play 8H');
INSERT INTO journal VALUES(235,234,123387963261321217,26,1796643657299,19000241,'move 2 take');
INSERT INTO journal VALUES(236,235,123387963261321217,27,1796643658683,19000242,'move 3 play JS JD');
INSERT INTO journal VALUES(237,236,123387963261321217,28,1796643718683,0,'timeout 4');
INSERT INTO journal VALUES(238,237,123387963261321217,29,1796643718683,0,'auto 4 take');
INSERT INTO journal VALUES(239,238,123387963261321217,30,1796643724183,19000243,'move 1 play 7C');
INSERT INTO journal VALUES(240,239,123387963261321217,31,1796643727264,19000244,'move 2 play 4C 4D');
INSERT INTO journal VALUES(241,240,123387963261321217,32,1796643729850,19000245,'move 3 take');
INSERT INTO journal VALUES(242,241,123387963261321217,33,1796643789850,0,'timeout 4');
INSERT INTO journal VALUES(243,242,123387963261321217,34,1796643789850,0,'auto 4 play 3H');
INSERT INTO journal VALUES(244,243,123387963261321217,35,1796643789850,0,'hash 15e7c198e5355c557f8a4c250748a168');
INSERT INTO journal VALUES(245,244,123387963261321217,36,1796643793639,19000246,'move 1 take');
INSERT INTO journal VALUES(246,245,123387963261321217,37,1796643795644,19000247,'move 2 play 8S');
INSERT INTO journal VALUES(247,246,123387963261321217,38,1796643796716,19000248,'move 3 play 7C');
INSERT INTO journal VALUES(248,247,123387963261321217,39,1796643799580,0,'auto 4 play 4S');
INSERT INTO journal VALUES(249,248,123387963261321217,40,1796643859580,0,'timeout 1');
INSERT INTO journal VALUES(250,249,123387963261321217,41,1796643859580,0,'auto 1 play JC');
INSERT INTO journal VALUES(251,250,123387963261321217,42,1796643865580,19000249,'move 2 play AH');
INSERT INTO journal VALUES(252,251,123387963261321217,43,1796643868864,19000250,'move 3 play 2S 2H');
INSERT INTO journal VALUES(253,252,123387963261321217,44,1796643870606,0,'auto 4 play 6H 6S');
INSERT INTO journal VALUES(254,253,123387963261321217,45,1796643875606,19000251,'move 1 play 10C');
INSERT INTO journal VALUES(255,254,123387963261321217,46,1796643878754,19000252,'move 1 pass');
INSERT INTO journal VALUES(256,255,123387963261321217,47,1796643880992,19000253,'move 2 play 8C 8H');
INSERT INTO journal VALUES(257,256,123387963261321217,48,1796643883568,19000254,'move 3 take');
INSERT INTO journal VALUES(258,257,123387963261321217,49,1796643887704,0,'auto 4 play 8D');
INSERT INTO journal VALUES(259,258,123387963261321217,50,1796643892704,19000255,'move 1 play QD');
INSERT INTO journal VALUES(260,259,123387963261321217,51,1796643896121,19000256,'move 2 play 5D');
INSERT INTO journal VALUES(261,260,123387963261321217,52,1796643896121,0,'hash fc39bab080fa1d2ba7e6ed9b4f1a2f33');
INSERT INTO journal VALUES(262,261,123387963261321217,53,1796643897485,19000257,'move 1 play 10S');
INSERT INTO journal VALUES(263,262,123387963261321217,54,1796643901671,19000258,'move 1 play 3H');
INSERT INTO journal VALUES(264,263,123387963261321217,55,1796643906125,0,'auto 4 play 9D');
INSERT INTO journal VALUES(265,264,123387963261321217,56,1796643967125,0,'timeout 3');
INSERT INTO journal VALUES(266,265,123387963261321217,57,1796643967125,0,'auto 3 play KH');
INSERT INTO journal VALUES(267,266,123387963261321217,58,1796643967125,19000259,'move 2 take');
INSERT INTO journal VALUES(268,267,123387963261321217,59,1796643970663,19000260,'move 1 play 10D');
INSERT INTO journal VALUES(269,268,123387963261321217,60,1796643974045,19000261,'move 1 play 9C');
INSERT INTO journal VALUES(270,269,123387963261321217,61,1796643978164,0,'auto 4 play JS JD');
INSERT INTO journal VALUES(271,270,123387963261321217,62,1796643983164,19000262,'move 3 take');
INSERT INTO journal VALUES(272,271,123387963261321217,63,1796644043164,0,'timeout 2');
INSERT INTO journal VALUES(273,272,123387963261321217,64,1796644043164,0,'auto 2 play 3S 3D 3H');
INSERT INTO journal VALUES(274,273,123387963261321217,65,1796644049086,19000263,'move 1 take');
INSERT INTO journal VALUES(275,274,123387963261321217,66,1796644051812,0,'auto 4 play QS QH');
INSERT INTO journal VALUES(276,275,123387963261321217,67,1796644056812,19000264,'move 3 play 5C');
INSERT INTO journal VALUES(277,276,123387963261321217,68,1796644058312,0,'auto 4 play AS');
INSERT INTO journal VALUES(278,277,123387963261321217,69,1796644058312,0,'hash 70ca954d4f17ec3def534d7685047f5a');
INSERT INTO journal VALUES(279,278,123387963261321217,70,1796644063021,19000265,'move 1 take');
INSERT INTO journal VALUES(280,279,123387963261321217,71,1796644066460,19000266,'move 2 play 9D');
INSERT INTO journal VALUES(281,280,123387963261321217,72,1796644071427,19000267,'move 3 play JS JD');
INSERT INTO journal VALUES(282,281,123387963261321217,73,1796644073424,0,'auto 4 flip 1');
INSERT INTO journal VALUES(283,282,123387963261321217,74,1796644078424,19000268,'move 3 play 9C');
INSERT INTO journal VALUES(284,283,123387963261321217,75,1796644138424,0,'timeout 2');
INSERT INTO journal VALUES(285,284,123387963261321217,76,1796644138424,0,'auto 2 play JH');
INSERT INTO journal VALUES(286,285,123387963261321217,77,1796644392807,0,'timeout 1');
INSERT INTO journal VALUES(287,286,123387963261321217,78,1796644392807,0,'auto 1 play QS QH');
INSERT INTO journal VALUES(288,287,123387963261321217,79,1796644392807,0,'leave 1 away');
INSERT INTO journal VALUES(289,288,123387963261321217,80,1796644394307,0,'auto 4 flip 1');
INSERT INTO journal VALUES(290,289,123387963261321217,81,1796644397807,19000269,'move 3 play 4C 4D');
INSERT INTO journal VALUES(291,290,123387963261321217,82,1796644399140,19000270,'move 2 play KH');
INSERT INTO journal VALUES(292,291,123387963261321217,83,1796644403442,0,'auto 4 play 5S');
INSERT INTO journal VALUES(293,292,123387963261321217,84,1796644408442,19000271,'move 2 play AD');
INSERT INTO journal VALUES(294,293,123387963261321217,85,1796644411015,19000272,'move 3 take');
INSERT INTO journal VALUES(295,294,123387963261321217,86,1796644411015,0,'hash 569521dba3435ee78d2e91b154d2c048');
INSERT INTO journal VALUES(296,295,123387963261321217,87,1796644413213,0,'auto 4 play 6C');
INSERT INTO journal VALUES(297,296,123387963261321217,88,1796644418213,19000273,'move 2 take 4H');
INSERT INTO journal VALUES(298,297,123387963261321217,89,1796644421502,19000274,'move 3 play 4D');
INSERT INTO journal VALUES(299,298,123387963261321217,90,1796644423628,0,'auto 4 play 9D 9C');
INSERT INTO journal VALUES(300,299,123387963261321217,91,1796644428628,19000275,'move 2 take');
INSERT INTO journal VALUES(301,300,123387963261321217,92,1796644432879,19000276,'move 3 play AD');
INSERT INTO journal VALUES(302,301,123387963261321217,93,1796644434524,0,'auto 4 take');
INSERT INTO journal VALUES(303,302,123387963261321217,94,1796644439524,19000277,'move 2 play 4H 4D');
INSERT INTO journal VALUES(304,303,123387963261321217,95,1796644443356,19000278,'move 3 play 4C');
INSERT INTO journal VALUES(305,304,123387963261321217,96,1796644447154,0,'auto 4 play JS JD JH');
INSERT INTO journal VALUES(306,305,123387963261321217,97,1796644452154,19000279,'move 2 take');
INSERT INTO journal VALUES(307,306,123387963261321217,98,1796644455746,19000280,'move 3 play 8C 8H');
INSERT INTO journal VALUES(308,307,123387963261321217,99,1796644458974,0,'auto 4 play QS QH');
INSERT INTO journal VALUES(309,308,123387963261321217,100,1796644463974,19000281,'move 2 take');
INSERT INTO journal VALUES(310,309,123387963261321217,101,1796644468601,19000282,'move 3 play KH');
INSERT INTO journal VALUES(311,310,123387963261321217,102,1796644473467,0,'auto 4 play AD');
INSERT INTO journal VALUES(312,311,123387963261321217,103,1796644473467,0,'hash ff7e98225042afe3570eba8dc749e8cc');
INSERT INTO journal VALUES(313,312,123387963261321217,104,1796644478467,19000283,'move 2 take');
INSERT INTO journal VALUES(314,313,123387963261321217,105,1796644538467,0,'timeout 3');
INSERT INTO journal VALUES(315,314,123387963261321217,106,1796644538467,0,'auto 3 play 5S');
INSERT INTO journal VALUES(316,315,123387963261321217,107,1796644790238,0,'timeout 2');
INSERT INTO journal VALUES(317,316,123387963261321217,108,1796644790238,0,'auto 2 play 6C');
INSERT INTO journal VALUES(318,317,123387963261321217,109,1796644790238,0,'leave 3 away');
INSERT INTO journal VALUES(319,318,123387963261321217,110,1796644791738,0,'auto 4 flip 1');
INSERT INTO journal VALUES(320,319,123387963261321217,111,1796644791738,0,'hash ca58857349cd265baf8fd3e37dd1897b');
INSERT INTO journal VALUES(321,0,123393304116068353,1,1796644856238,19000291,'move 1 draw');
INSERT INTO journal VALUES(322,321,123393304116068353,2,1796644857834,19000292,'move 2 play QD QH');
INSERT INTO journal VALUES(323,322,123393304116068353,3,1796644861557,19000293,'move 1 play 7S');
INSERT INTO journal VALUES(324,323,123393304116068353,4,1796644863079,19000294,'move 2 play 9H');
INSERT INTO journal VALUES(325,324,123393304116068353,5,1796644864152,19000295,'move 1 play 2H');
INSERT INTO journal VALUES(326,325,123393304116068353,6,1796644866819,19000296,'move 2 take');
INSERT INTO journal VALUES(327,326,123393304116068353,7,1796644926819,0,'timeout 1');
INSERT INTO journal VALUES(328,327,123393304116068353,8,1796644926819,0,'auto 1 draw 2');
INSERT INTO journal VALUES(329,328,123393304116068353,9,1796644961140,19000309,'move 2 play 8H');
INSERT INTO journal VALUES(330,329,123393304116068353,10,1796644965465,19000310,'move 1 draw');
INSERT INTO journal VALUES(331,330,123393304116068353,11,1796644967032,19000311,'move 2 play 8S');
INSERT INTO journal VALUES(332,331,123393304116068353,12,1796644968501,19000312,'move 1 play 6S 6H');
INSERT INTO journal VALUES(333,332,123393304116068353,13,1796644973420,19000313,'move 2 play 7C');
INSERT INTO journal VALUES(334,333,123393304116068353,14,1796645033420,0,'timeout 1');
INSERT INTO journal VALUES(335,334,123393304116068353,15,1796645033420,0,'auto 1 play 6C');
INSERT INTO journal VALUES(336,335,123393304116068353,16,1796645036631,19000314,'move 2 draw');
INSERT INTO journal VALUES(337,336,123393304116068353,17,1796645036631,0,'hash e5ab2457a2b65cfd7599d1c958a8ac58');
INSERT INTO journal VALUES(338,337,123393304116068353,18,1796645040533,19000315,'move 1 draw');
INSERT INTO journal VALUES(339,338,123393304116068353,19,1796645044605,19000316,'move 2 play 4C');
INSERT INTO journal VALUES(340,339,123393304116068353,20,1796645048888,19000317,'move 1 play 5C 5S');
INSERT INTO journal VALUES(341,340,123393304116068353,21,1796645053627,19000319,'leave 2');
INSERT INTO journal VALUES(342,341,123393304116068353,22,1796645053627,0,'hash c34b390dea02a96b0fa784f514f22367');
INSERT INTO journal VALUES(343,342,123393304116068353,23,1796645113627,0,'voted 2 forgive');
INSERT INTO journal VALUES(344,0,123394387878084609,1,1796645114627,19000328,'move 1 play AS suit D');
INSERT INTO journal VALUES(345,344,123394387878084609,2,1796645117264,19000329,'move 2 play AD suit C');
INSERT INTO journal VALUES(346,345,123394387878084609,3,1796645122251,0,'move 3 play 9C 9H 9D');
INSERT INTO journal VALUES(347,346,123394387878084609,4,1796645127251,19000330,'move 1 play QD');
INSERT INTO journal VALUES(348,347,123394387878084609,5,1796645129550,19000331,'move 2 play 7H');
INSERT INTO journal VALUES(349,348,123394387878084609,6,1796645131432,0,'move 3 play AC suit D');
INSERT INTO journal VALUES(350,349,123394387878084609,7,1796645136386,19000332,'move 1 play 5D');
INSERT INTO journal VALUES(351,350,123394387878084609,8,1796645140417,19000333,'move 2 play 5C');
INSERT INTO journal VALUES(352,351,123394387878084609,9,1796645144683,0,'move 3 play 7D');
INSERT INTO journal VALUES(353,352,123394387878084609,10,1796645149683,19000334,'move 1 play 2C');
INSERT INTO journal VALUES(354,353,123394387878084609,11,1796645151666,19000335,'move 2 play 2D');
INSERT INTO journal VALUES(355,354,123394387878084609,12,1796645155954,0,'move 3 take');
INSERT INTO journal VALUES(356,355,123394387878084609,13,1796645160954,19000336,'move 1 play 4D');
INSERT INTO journal VALUES(357,356,123394387878084609,14,1796645164981,19000337,'move 2 play 3D');
INSERT INTO journal VALUES(358,357,123394387878084609,15,1796645169816,0,'move 3 play 3H 4H');
INSERT INTO journal VALUES(359,358,123394387878084609,16,1796645174816,19000338,'move 1 take');
INSERT INTO journal VALUES(360,359,123394387878084609,17,1796645174816,0,'hash d3f30392af645031cf42608b8c5906b6');
INSERT INTO journal VALUES(361,360,123394387878084609,18,1796645178102,19000339,'move 2 play 5H');
INSERT INTO journal VALUES(362,361,123394387878084609,19,1796645179214,19000340,'leave 2');
INSERT INTO journal VALUES(363,362,123394387878084609,20,1796645179331,0,'move 3 take');
INSERT INTO journal VALUES(364,363,123394387878084609,21,1796645184214,19000341,'move 1 play AH suit S');
INSERT INTO journal VALUES(365,364,123394387878084609,22,1796645496656,0,'move 3 play KS KH');
INSERT INTO journal VALUES(366,365,123394387878084609,23,1796645500470,19000342,'move 1 draw');
INSERT INTO journal VALUES(367,366,123394387878084609,24,1796645504919,0,'move 3 play 6H 6D');
INSERT INTO journal VALUES(368,367,123394387878084609,25,1796645509919,19000343,'move 1 play 6S 6C');
INSERT INTO journal VALUES(369,368,123394387878084609,26,1796645514407,0,'move 3 play JC JH');
INSERT INTO journal VALUES(370,369,123394387878084609,27,1796645519407,0,'move 3 play 7S');
INSERT INTO journal VALUES(371,370,123394387878084609,28,1796645519407,19000344,'move 1 play JS');
INSERT INTO journal VALUES(372,371,123394387878084609,29,1796645524199,19000345,'move 1 play 5S');
INSERT INTO journal VALUES(373,372,123394387878084609,30,1796645528276,19000346,'leave 1');
INSERT INTO journal VALUES(374,373,123394387878084609,31,1796645528276,0,'hash 01109ceb7fa04de2fcfa8fe45dcdedee');
INSERT INTO journal VALUES(375,0,123396378700283905,1,1796645589276,19000356,'move 1 play 6S');
INSERT INTO journal VALUES(376,375,123396378700283905,2,1796645590514,19000357,'leave 4');
INSERT INTO journal VALUES(377,376,123396378700283905,3,1796645590514,19000358,'move 2 play 6H');
INSERT INTO journal VALUES(378,377,123396378700283905,4,1796645594997,19000359,'move 3 play 7D');
INSERT INTO journal VALUES(379,378,123396378700283905,5,1796645596668,19000360,'move 1 play 9H');
INSERT INTO journal VALUES(380,379,123396378700283905,6,1796645601004,19000361,'move 2 play 3H');
INSERT INTO journal VALUES(381,380,123396378700283905,7,1796645605445,19000362,'move 3 take');
INSERT INTO journal VALUES(382,381,123396378700283905,8,1796645609595,19000363,'move 1 play 5H');
INSERT INTO journal VALUES(383,382,123396378700283905,9,1796645612980,19000364,'move 2 take');
INSERT INTO journal VALUES(384,383,123396378700283905,10,1796645617879,19000365,'move 3 play 5S');
INSERT INTO journal VALUES(385,384,123396378700283905,11,1796645622547,19000366,'move 1 draw');
INSERT INTO journal VALUES(386,385,123396378700283905,12,1796645625462,19000367,'move 2 play QS');
INSERT INTO journal VALUES(387,386,123396378700283905,13,1796645629458,19000368,'move 3 play 3S');
INSERT INTO journal VALUES(388,387,123396378700283905,14,1796645689458,0,'timeout 1');
INSERT INTO journal VALUES(389,388,123396378700283905,15,1796645689458,0,'auto 1 play 4D');
INSERT INTO journal VALUES(390,389,123396378700283905,16,1796645692491,19000369,'move 2 take');
INSERT INTO journal VALUES(391,390,123396378700283905,17,1796645692491,0,'hash f6f85d3547f1e92ceaf2b869b617e4b4');
INSERT INTO journal VALUES(392,391,123396378700283905,18,1796645697222,19000370,'move 3 play 4H');
INSERT INTO journal VALUES(393,392,123396378700283905,19,1796645702145,19000371,'move 1 play 8H last');
INSERT INTO journal VALUES(394,393,123396378700283905,20,1796645706032,19000372,'move 3 play 10H');
INSERT INTO journal VALUES(395,394,123396378700283905,21,1796645707974,19000373,'move 2 play KH KS KD');
INSERT INTO journal VALUES(396,395,123396378700283905,22,1796645710539,19000374,'move 1 draw');
INSERT INTO journal VALUES(397,396,123396378700283905,23,1796645714921,19000375,'move 3 draw');
INSERT INTO journal VALUES(398,397,123396378700283905,24,1796645717747,19000376,'move 2 play 7S 7H');
INSERT INTO journal VALUES(399,398,123396378700283905,25,1796645722633,19000377,'move 1 draw');
INSERT INTO journal VALUES(400,399,123396378700283905,26,1796645766381,19000378,'move 3 play 6D 6C');
INSERT INTO journal VALUES(401,400,123396378700283905,27,1796645770637,19000379,'move 2 play AH suit D');
INSERT INTO journal VALUES(402,401,123396378700283905,28,1796645775598,19000380,'move 1 draw');
INSERT INTO journal VALUES(403,402,123396378700283905,29,1796645818661,19000381,'move 3 play 7C last');
INSERT INTO journal VALUES(404,403,123396378700283905,30,1796645822818,19000382,'move 2 play QD');
INSERT INTO journal VALUES(405,404,123396378700283905,31,1796645824614,19000383,'move 1 draw');
INSERT INTO journal VALUES(406,405,123396378700283905,32,1796645826585,19000384,'move 3 draw');
INSERT INTO journal VALUES(407,406,123396378700283905,33,1796645830831,19000385,'move 2 play 8D');
INSERT INTO journal VALUES(408,407,123396378700283905,34,1796645830831,0,'hash 19141406eb3114b7f2a2f8b5e72e2023');
INSERT INTO journal VALUES(409,408,123396378700283905,35,1796645833320,19000386,'move 3 play 8S last');
INSERT INTO journal VALUES(410,409,123396378700283905,36,1796645834518,19000387,'leave 1');
INSERT INTO journal VALUES(411,410,123396378700283905,37,1796645834518,19000388,'move 2 play 2S');
INSERT INTO journal VALUES(412,411,123396378700283905,38,1796645838311,19000389,'move 3 play 2C');
INSERT INTO journal VALUES(413,412,123396378700283905,39,1796645840588,19000390,'move 2 play 2H last');
INSERT INTO journal VALUES(414,413,123396378700283905,40,1796645843448,19000391,'move 3 take');
INSERT INTO journal VALUES(415,414,123396378700283905,41,1796645847633,19000392,'move 2 draw');
INSERT INTO journal VALUES(416,415,123396378700283905,42,1796645849270,19000393,'move 3 play AS AC suit S');
INSERT INTO journal VALUES(417,416,123396378700283905,43,1796645853180,19000394,'move 2 draw');
INSERT INTO journal VALUES(418,417,123396378700283905,44,1796645856490,19000395,'move 3 play 10S 10D');
INSERT INTO journal VALUES(419,418,123396378700283905,45,1796645860857,19000396,'move 2 draw');
INSERT INTO journal VALUES(420,419,123396378700283905,46,1796645863773,19000397,'move 3 draw');
INSERT INTO journal VALUES(421,420,123396378700283905,47,1796645866580,19000398,'move 2 play 3D');
INSERT INTO journal VALUES(422,421,123396378700283905,48,1796645867928,19000399,'move 3 take');
INSERT INTO journal VALUES(423,422,123396378700283905,49,1796645872485,19000400,'move 2 draw');
INSERT INTO journal VALUES(424,423,123396378700283905,50,1796645876104,19000401,'move 3 draw');
INSERT INTO journal VALUES(425,424,123396378700283905,51,1796645876104,0,'hash 905e894e82e1e5e29e9a34b72e2bf166');
INSERT INTO journal VALUES(426,425,123396378700283905,52,1796645877219,19000402,'move 2 play JD');
INSERT INTO journal VALUES(427,426,123396378700283905,53,1796645879056,19000403,'move 2 draw');
INSERT INTO journal VALUES(428,427,123396378700283905,54,1796645881084,19000404,'move 3 play 9D');
INSERT INTO journal VALUES(429,428,123396378700283905,55,1796645883542,19000405,'move 2 draw');
INSERT INTO journal VALUES(430,429,123396378700283905,56,1796645885805,19000406,'move 3 play AD suit H');
INSERT INTO journal VALUES(431,430,123396378700283905,57,1796645889589,19000407,'move 2 draw');
INSERT INTO journal VALUES(432,431,123396378700283905,58,1796645894410,19000408,'move 3 play QH');
INSERT INTO journal VALUES(433,432,123396378700283905,59,1796645899287,19000409,'move 2 draw');
INSERT INTO journal VALUES(434,433,123396378700283905,60,1796645902854,19000410,'move 3 draw');
INSERT INTO journal VALUES(435,434,123396378700283905,61,1796645906134,19000411,'move 2 play QC');
INSERT INTO journal VALUES(436,435,123396378700283905,62,1796645907998,19000412,'move 3 play 5C');
INSERT INTO journal VALUES(437,436,123396378700283905,63,1796645912992,19000413,'move 2 play KC');
INSERT INTO journal VALUES(438,437,123396378700283905,64,1796645914936,19000414,'move 3 play 4C 4S');
INSERT INTO journal VALUES(439,438,123396378700283905,65,1796645918441,19000415,'move 2 play 9S 9C');
INSERT INTO journal VALUES(440,439,123396378700283905,66,1796645919810,19000416,'move 3 draw');
INSERT INTO journal VALUES(441,440,123396378700283905,67,1796645979810,0,'timeout 2');
INSERT INTO journal VALUES(442,441,123396378700283905,68,1796645979810,0,'auto 2 play 10C');
INSERT INTO journal VALUES(443,442,123396378700283905,69,1796645979810,0,'hash e118e3d42ed2e7be21a6f88ccb4fc530');
INSERT INTO journal VALUES(444,443,123396378700283905,70,1796645983263,19000417,'move 3 play 8C');
INSERT INTO journal VALUES(445,444,123396378700283905,71,1796645984389,19000418,'move 2 play JC last');
INSERT INTO journal VALUES(446,445,123396378700283905,72,1796645986253,19000419,'move 2 draw');
INSERT INTO journal VALUES(447,446,123396378700283905,73,1796645990754,19000420,'move 3 play JH');
INSERT INTO journal VALUES(448,447,123396378700283905,74,1796645995225,19000421,'move 3 draw');
INSERT INTO journal VALUES(449,448,123396378700283905,75,1796645997902,19000422,'move 2 draw');
INSERT INTO journal VALUES(450,449,123396378700283905,76,1796646001997,19000423,'move 3 draw');
INSERT INTO journal VALUES(451,450,123396378700283905,77,1796646004603,19000424,'move 2 draw');
INSERT INTO journal VALUES(452,451,123396378700283905,78,1796646005620,19000425,'move 3 draw');
INSERT INTO journal VALUES(453,452,123396378700283905,79,1796646008556,19000426,'move 2 draw');
INSERT INTO journal VALUES(454,453,123396378700283905,80,1796646010925,19000427,'move 3 play QH');
INSERT INTO journal VALUES(455,454,123396378700283905,81,1796646015698,19000428,'move 2 draw');
INSERT INTO journal VALUES(456,455,123396378700283905,82,1796646019093,19000429,'move 3 play 2H');
INSERT INTO journal VALUES(457,456,123396378700283905,83,1796646023643,19000430,'move 2 take');
INSERT INTO journal VALUES(458,457,123396378700283905,84,1796646028289,19000431,'move 3 play 2D');
INSERT INTO journal VALUES(459,458,123396378700283905,85,1796646032151,19000432,'move 2 take');
INSERT INTO journal VALUES(460,459,123396378700283905,86,1796646032151,0,'hash 8a9bae4e6bc104462f8eeef4777d91d9');
INSERT INTO journal VALUES(461,460,123396378700283905,87,1796646034412,19000433,'move 3 draw');
INSERT INTO journal VALUES(462,461,123396378700283905,88,1796646036482,19000434,'move 2 play 5D');
INSERT INTO journal VALUES(463,462,123396378700283905,89,1796646039759,19000435,'move 3 draw');
INSERT INTO journal VALUES(464,463,123396378700283905,90,1796646040914,19000436,'move 2 play AS suit S');
INSERT INTO journal VALUES(465,464,123396378700283905,91,1796646045873,19000437,'move 3 draw');
INSERT INTO journal VALUES(466,465,123396378700283905,92,1796646050640,19000438,'move 2 play 9S');
INSERT INTO journal VALUES(467,466,123396378700283905,93,1796646054339,19000439,'move 3 play KS KH');
INSERT INTO journal VALUES(468,467,123396378700283905,94,1796646057430,19000440,'move 2 play 3H');
INSERT INTO journal VALUES(469,468,123396378700283905,95,1796646059754,19000441,'move 3 play 3C');
INSERT INTO journal VALUES(470,469,123396378700283905,96,1796646063184,19000442,'leave 2');
INSERT INTO journal VALUES(471,470,123396378700283905,97,1796646063184,0,'hash a6f1e14f5bd98578b35a3f34562d0f65');
INSERT INTO journal VALUES(472,0,123398622267047937,1,1796646124184,19000451,'move 1 layout spread done');
INSERT INTO journal VALUES(473,472,123398622267047937,2,1796646128615,19000452,'move 2 layout spread done');
INSERT INTO journal VALUES(474,473,123398622267047937,3,1796646130336,19000453,'move 2 throw 5D aim-mm 810 1935 flick');
INSERT INTO journal VALUES(475,474,123398622267047937,4,1796646131483,19000454,'move 2 place KS G3');
INSERT INTO journal VALUES(476,475,123398622267047937,5,1796646133223,19000455,'move 2 place 5D D6');
INSERT INTO journal VALUES(477,476,123398622267047937,6,1796646136077,19000456,'move 1 throw 3C aim-mm 930 1935 flick');
INSERT INTO journal VALUES(478,477,123398622267047937,7,1796646136077,0,'hash 5f6fa31e4874de0d2aa7b01d3ba689bb');
INSERT INTO journal VALUES(479,0,123398933668954113,1,1796646198428,19000464,'move 1 layout spread done');
INSERT INTO journal VALUES(480,479,123398933668954113,2,1796646201322,19000465,'move 2 layout spread done');
INSERT INTO journal VALUES(481,480,123398933668954113,3,1796646205526,19000466,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(482,481,123398933668954113,4,1796646207552,19000467,'move 2 place auto');
INSERT INTO journal VALUES(483,482,123398933668954113,5,1796646210990,19000468,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(484,483,123398933668954113,6,1796646215975,19000469,'move 2 place auto');
INSERT INTO journal VALUES(485,484,123398933668954113,7,1796646220141,19000470,'move 1 throw 2D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(486,485,123398933668954113,8,1796646222165,19000471,'move 1 place auto');
INSERT INTO journal VALUES(487,486,123398933668954113,9,1796646223233,19000472,'move 2 throw JS aim-mm 630 1125 flick');
INSERT INTO journal VALUES(488,487,123398933668954113,10,1796646224807,19000473,'move 2 place auto');
INSERT INTO journal VALUES(489,488,123398933668954113,11,1796646227689,19000474,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(490,489,123398933668954113,12,1796646231302,19000475,'move 1 place auto');
INSERT INTO journal VALUES(491,490,123398933668954113,13,1796646233345,19000476,'move 2 throw JS aim-mm 630 1125 flick');
INSERT INTO journal VALUES(492,491,123398933668954113,14,1796646236054,19000477,'move 1 place auto');
INSERT INTO journal VALUES(493,492,123398933668954113,15,1796646238529,19000478,'move 1 throw 3D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(494,493,123398933668954113,16,1796646243163,19000479,'move 1 place auto');
INSERT INTO journal VALUES(495,494,123398933668954113,17,1796646243163,0,'hash ed27dbb380437d4a8cd37ca7f3fd282b');
INSERT INTO journal VALUES(496,495,123398933668954113,18,1796646246723,19000480,'move 2 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(497,496,123398933668954113,19,1796646246723,0,'hash fa72ff44cf03c671965c496e7a1ba057');
INSERT INTO journal VALUES(498,0,123399412926906369,1,1796646312692,19000488,'move 1 place AC B13');
INSERT INTO journal VALUES(499,498,123399412926906369,2,1796646314604,19000489,'move 1 layout random');
INSERT INTO journal VALUES(500,499,123399412926906369,3,1796646318567,19000490,'move 1 layout spread done');
INSERT INTO journal VALUES(501,500,123399412926906369,4,1796646320146,19000491,'move 2 swap JD 3H');
INSERT INTO journal VALUES(502,501,123399412926906369,5,1796646324127,19000492,'move 2 layout spread done');
INSERT INTO journal VALUES(503,502,123399412926906369,6,1796646326295,19000493,'move 2 throw 2D aim-mm 630 1125 float');
INSERT INTO journal VALUES(504,503,123399412926906369,7,1796646329160,19000494,'move 2 place auto');
INSERT INTO journal VALUES(505,504,123399412926906369,8,1796646333934,19000495,'move 1 throw 7C aim-mm 810 1215 float');
INSERT INTO journal VALUES(506,505,123399412926906369,9,1796646335644,19000496,'move 1 place auto');
INSERT INTO journal VALUES(507,506,123399412926906369,10,1796646337907,19000497,'move 2 throw 7D aim-mm 630 1935 float');
INSERT INTO journal VALUES(508,507,123399412926906369,11,1796646340560,19000498,'move 1 place 7D P21');
INSERT INTO journal VALUES(509,508,123399412926906369,12,1796646341740,19000499,'move 1 throw 7C aim-mm 330 1395 flick');
INSERT INTO journal VALUES(510,509,123399412926906369,13,1796646345018,19000500,'move 1 place auto');
INSERT INTO journal VALUES(511,510,123399412926906369,14,1796646346716,19000501,'move 2 throw 4D aim-mm 330 1395 float');
INSERT INTO journal VALUES(512,511,123399412926906369,15,1796646349231,19000502,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(513,512,123399412926906369,16,1796646350315,19000503,'move 1 place JS H19');
INSERT INTO journal VALUES(514,513,123399412926906369,17,1796646350315,0,'hash 6d2251ff94be7a86c48888884be93e27');
INSERT INTO journal VALUES(515,514,123399412926906369,18,1796646351505,19000504,'move 1 place auto');
INSERT INTO journal VALUES(516,515,123399412926906369,19,1796646355099,19000505,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(517,516,123399412926906369,20,1796646357801,19000506,'move 2 place 9S L7');
INSERT INTO journal VALUES(518,517,123399412926906369,21,1796646359079,19000507,'move 2 place auto');
INSERT INTO journal VALUES(519,518,123399412926906369,22,1796646362932,19000508,'move 1 throw 5C aim-mm 930 1125 float');
INSERT INTO journal VALUES(520,519,123399412926906369,23,1796646365545,19000509,'move 2 place 5C C5');
INSERT INTO journal VALUES(521,520,123399412926906369,24,1796646368815,19000510,'move 2 throw 2D aim-mm 899 1957 float');
INSERT INTO journal VALUES(522,521,123399412926906369,25,1796646372692,19000511,'move 2 place KC P5');
INSERT INTO journal VALUES(523,522,123399412926906369,26,1796646376364,19000512,'move 2 place 2D M2');
INSERT INTO journal VALUES(524,523,123399412926906369,27,1796646379759,19000513,'move 1 throw 10S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(525,524,123399412926906369,28,1796646382665,19000514,'move 1 place auto');
INSERT INTO journal VALUES(526,525,123399412926906369,29,1796646384581,19000515,'move 2 throw AD aim-mm 930 1125 flick');
INSERT INTO journal VALUES(527,526,123399412926906369,30,1796646387848,19000516,'move 1 place AD C16');
INSERT INTO journal VALUES(528,527,123399412926906369,31,1796646391149,19000517,'move 1 throw JC aim-mm 810 1935 flick');
INSERT INTO journal VALUES(529,528,123399412926906369,32,1796646394693,19000518,'move 1 place JC J14');
INSERT INTO journal VALUES(530,529,123399412926906369,33,1796646398273,19000519,'move 1 place 5D D14');
INSERT INTO journal VALUES(531,530,123399412926906369,34,1796646398273,0,'hash 86d9e7f75aaf84adf4c354861f07d255');
INSERT INTO journal VALUES(532,531,123399412926906369,35,1796646400082,19000520,'move 2 throw 3D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(533,532,123399412926906369,36,1796646403360,19000521,'move 1 place auto');
INSERT INTO journal VALUES(534,533,123399412926906369,37,1796646405240,19000522,'move 1 throw 7S aim-mm 330 1125 flick');
INSERT INTO journal VALUES(535,534,123399412926906369,38,1796646407717,19000523,'move 2 place 7S E6');
INSERT INTO journal VALUES(536,535,123399412926906369,39,1796646409326,19000524,'move 2 throw 8D aim-mm 570 1215 float');
INSERT INTO journal VALUES(537,536,123399412926906369,40,1796646414090,19000525,'move 1 throw JC aim-mm 330 1125 flick');
INSERT INTO journal VALUES(538,537,123399412926906369,41,1796646416267,19000526,'move 1 place auto');
INSERT INTO journal VALUES(539,538,123399412926906369,42,1796646417621,19000527,'move 2 throw 9D aim-mm 450 1125 float');
INSERT INTO journal VALUES(540,539,123399412926906369,43,1796646420464,19000528,'move 2 place JC O9');
INSERT INTO journal VALUES(541,540,123399412926906369,44,1796646425426,19000529,'move 2 place auto');
INSERT INTO journal VALUES(542,541,123399412926906369,45,1796646428354,19000530,'move 1 throw 3C aim-mm 930 1125 flick');
INSERT INTO journal VALUES(543,542,123399412926906369,46,1796646429959,19000531,'move 1 place 7H N13');
INSERT INTO journal VALUES(544,543,123399412926906369,47,1796646434480,19000532,'move 1 place auto');
INSERT INTO journal VALUES(545,544,123399412926906369,48,1796646439176,19000533,'move 2 throw 2D aim-mm 450 1125 flick');
INSERT INTO journal VALUES(546,545,123399412926906369,49,1796646440914,19000534,'move 2 place 2D C4');
INSERT INTO journal VALUES(547,546,123399412926906369,50,1796646442323,19000535,'move 2 place auto');
INSERT INTO journal VALUES(548,547,123399412926906369,51,1796646442323,0,'hash db101596487426964406e385c46687fa');
INSERT INTO journal VALUES(549,548,123399412926906369,52,1796646444671,19000536,'move 1 throw AC aim-mm 930 1935 flick');
INSERT INTO journal VALUES(550,549,123399412926906369,53,1796646447241,19000537,'move 1 place auto');
INSERT INTO journal VALUES(551,550,123399412926906369,54,1796646449697,19000538,'move 2 throw 2D aim-mm 630 1395 float');
INSERT INTO journal VALUES(552,551,123399412926906369,55,1796646452232,19000539,'move 1 place 2D F15');
INSERT INTO journal VALUES(553,552,123399412926906369,56,1796646453823,19000540,'move 1 throw QC aim-mm 810 1395 flick');
INSERT INTO journal VALUES(554,553,123399412926906369,57,1796646455117,19000541,'move 1 place QC M17');
INSERT INTO journal VALUES(555,554,123399412926906369,58,1796646458118,19000542,'move 2 throw 6D aim-mm 690 1215 flick');
INSERT INTO journal VALUES(556,555,123399412926906369,59,1796646461531,19000543,'move 2 place 6D P3');
INSERT INTO journal VALUES(557,556,123399412926906369,60,1796646464415,19000544,'move 2 place auto');
INSERT INTO journal VALUES(558,557,123399412926906369,61,1796646465873,19000545,'move 1 throw 6C aim-mm 30 1125 flick');
INSERT INTO journal VALUES(559,558,123399412926906369,62,1796646469865,19000546,'move 2 place 6C C3');
INSERT INTO journal VALUES(560,559,123399412926906369,63,1796646474293,19000547,'move 2 throw JD aim-mm 630 1395 flick');
INSERT INTO journal VALUES(561,560,123399412926906369,64,1796646476974,19000548,'move 1 place JD M18');
INSERT INTO journal VALUES(562,561,123399412926906369,65,1796646478952,19000549,'move 1 throw 2C aim-mm 30 1575 float');
INSERT INTO journal VALUES(563,562,123399412926906369,66,1796646498952,0,'timeout 2');
INSERT INTO journal VALUES(564,563,123399412926906369,67,1796646498952,0,'auto 2 place auto');
INSERT INTO journal VALUES(565,564,123399412926906369,68,1796646498952,0,'hash 500f640cbf138ee918f016732baaa832');
INSERT INTO journal VALUES(566,565,123399412926906369,69,1796646542501,19000550,'move 2 throw 6H aim-mm 30 1125 flick');
INSERT INTO journal VALUES(567,566,123399412926906369,70,1796646542501,0,'hash a3da48a4f8f42d5ea9da86b69ea9a7f6');
INSERT INTO journal VALUES(568,0,123400640159285249,1,1796646605287,19000558,'move 2 play B3');
INSERT INTO journal VALUES(569,568,123400640159285249,2,1796646607883,19000559,'move 1 play B2');
INSERT INTO journal VALUES(570,569,123400640159285249,3,1796646611634,0,'move 3 play B+2');
INSERT INTO journal VALUES(571,570,123400640159285249,4,1796646616634,19000560,'move 2 take');
INSERT INTO journal VALUES(572,571,123400640159285249,5,1796646619205,19000561,'move 1 play B6');
INSERT INTO journal VALUES(573,572,123400640159285249,6,1796646622412,0,'move 3 play B9');
INSERT INTO journal VALUES(574,573,123400640159285249,7,1796646627412,19000562,'move 2 play BS');
INSERT INTO journal VALUES(575,574,123400640159285249,8,1796646630932,0,'move 3 play B7');
INSERT INTO journal VALUES(576,575,123400640159285249,9,1796646635932,19000563,'move 2 play B9');
INSERT INTO journal VALUES(577,576,123400640159285249,10,1796646638830,19000564,'move 1 play R9');
INSERT INTO journal VALUES(578,577,123400640159285249,11,1796646643615,0,'move 3 play R1');
INSERT INTO journal VALUES(579,578,123400640159285249,12,1796646648615,19000565,'move 2 play RS');
INSERT INTO journal VALUES(580,0,123400831205638145,1,1796646652865,0,'move 1 play KD');
INSERT INTO journal VALUES(581,580,123400831205638145,2,1796646655836,0,'move 2 play 8D 8S to 4');
INSERT INTO journal VALUES(582,581,123400831205638145,3,1796646657761,0,'move 3 play 8C to 4');
INSERT INTO journal VALUES(583,582,123400831205638145,4,1796646660836,19000577,'move 4 play QC');
INSERT INTO journal VALUES(584,583,123400831205638145,5,1796646663071,0,'move 5 play AH AH suit H');
INSERT INTO journal VALUES(585,584,123400831205638145,6,1796646668071,0,'move 6 play QH QD QD');
INSERT INTO journal VALUES(586,585,123400831205638145,7,1796646668071,19000578,'move 7 play 2D 2S');
INSERT INTO journal VALUES(587,586,123400831205638145,8,1796646672141,0,'move 1 play 2C');
INSERT INTO journal VALUES(588,587,123400831205638145,9,1796646677141,0,'move 2 play 2H');
INSERT INTO journal VALUES(589,588,123400831205638145,10,1796646678499,0,'move 3 play 9S');
INSERT INTO journal VALUES(590,589,123400831205638145,11,1796646682141,19000579,'move 4 take');
INSERT INTO journal VALUES(591,590,123400831205638145,12,1796646683395,0,'move 5 draw');
INSERT INTO journal VALUES(592,591,123400831205638145,13,1796646688259,0,'move 6 draw');
INSERT INTO journal VALUES(593,592,123400831205638145,14,1796646688259,19000580,'move 7 play 7S 7H');
INSERT INTO journal VALUES(594,593,123400831205638145,15,1796646691366,0,'move 1 play 10H 10S');
INSERT INTO journal VALUES(595,594,123400831205638145,16,1796646696366,0,'move 3 play 5S');
INSERT INTO journal VALUES(596,595,123400831205638145,17,1796646696366,0,'hash 65dc508796d60bb84c158e0bec44d938');
INSERT INTO journal VALUES(597,596,123400831205638145,18,1796646696366,19000581,'move 4 take');
INSERT INTO journal VALUES(598,0,123401033622749185,1,1796646699096,19000589,'move 1 keep 10D AD QD');
INSERT INTO journal VALUES(599,598,123401033622749185,2,1796646702261,19000590,'move 2 keep 2S 5C AC');
INSERT INTO journal VALUES(600,599,123401033622749185,3,1796646702261,0,'move 3 keep 2C JD 7D');
INSERT INTO journal VALUES(601,600,123401033622749185,4,1796646706547,0,'move 3 play 3C');
INSERT INTO journal VALUES(602,601,123401033622749185,5,1796646711547,19000591,'move 1 play 6D 6H');
INSERT INTO journal VALUES(603,602,123401033622749185,6,1796646713751,19000592,'move 2 play 6S');
INSERT INTO journal VALUES(604,603,123401033622749185,7,1796646715152,0,'move 3 play 9S 9C');
INSERT INTO journal VALUES(605,604,123401033622749185,8,1796646720139,19000593,'move 1 play JC JH');
INSERT INTO journal VALUES(606,605,123401033622749185,9,1796646721882,19000594,'move 2 play JS');
INSERT INTO journal VALUES(607,606,123401033622749185,10,1796646723240,0,'move 3 play AH');
INSERT INTO journal VALUES(608,607,123401033622749185,11,1796646728108,19000595,'move 1 take');
INSERT INTO journal VALUES(609,608,123401033622749185,12,1796646732214,19000596,'move 2 play 4C');
INSERT INTO journal VALUES(610,609,123401033622749185,13,1796646733529,0,'move 3 play 8S');
INSERT INTO journal VALUES(611,0,123401198018494465,1,1796646738291,19000607,'move 1 play 9S');
INSERT INTO journal VALUES(612,611,123401198018494465,2,1796646742472,0,'move 2 play 9C');
INSERT INTO journal VALUES(613,612,123401198018494465,3,1796646747472,0,'move 3 play JC JS');
INSERT INTO journal VALUES(614,613,123401198018494465,4,1796646749503,0,'move 6 draw');
INSERT INTO journal VALUES(615,614,123401198018494465,5,1796646752472,19000608,'move 1 play 7H');
INSERT INTO journal VALUES(616,615,123401198018494465,6,1796646757022,0,'move 2 draw');
INSERT INTO journal VALUES(617,616,123401198018494465,7,1796646762022,0,'move 3 draw');
INSERT INTO journal VALUES(618,617,123401198018494465,8,1796646764071,0,'move 4 play 5S');
INSERT INTO journal VALUES(619,618,123401198018494465,9,1796646767022,19000609,'move 5 play KS');
INSERT INTO journal VALUES(620,619,123401198018494465,10,1796646770894,0,'move 6 draw');
INSERT INTO journal VALUES(621,620,123401198018494465,11,1796646775894,19000610,'move 1 draw');
INSERT INTO journal VALUES(622,621,123401198018494465,12,1796646778811,0,'move 2 play 6S');
INSERT INTO journal VALUES(623,622,123401198018494465,13,1796646783811,0,'move 3 play 6H');
INSERT INTO journal VALUES(624,623,123401198018494465,14,1796646785774,0,'move 4 play 9H');
INSERT INTO journal VALUES(625,624,123401198018494465,15,1796646788811,19000611,'move 5 play AC suit D');
INSERT INTO journal VALUES(626,0,123401414876594177,1,1796646789994,19000617,'move 1 layout spread done');
INSERT INTO journal VALUES(627,626,123401414876594177,2,1796646791915,19000618,'move 2 layout spread done');
INSERT INTO journal VALUES(628,627,123401414876594177,3,1796646796410,19000619,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(629,628,123401414876594177,4,1796646798350,19000620,'move 1 place auto');
INSERT INTO journal VALUES(630,629,123401414876594177,5,1796646803202,19000621,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(631,630,123401414876594177,6,1796646807859,19000622,'move 1 place auto');
INSERT INTO journal VALUES(632,631,123401414876594177,7,1796646812666,19000623,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(633,632,123401414876594177,8,1796646815498,19000624,'move 2 place auto');
INSERT INTO journal VALUES(634,633,123401414876594177,9,1796646819659,19000625,'move 2 throw 10S aim-mm 510 1125 flick');
INSERT INTO journal VALUES(635,634,123401414876594177,10,1796646823294,19000626,'move 1 place auto');
INSERT INTO journal VALUES(636,635,123401414876594177,11,1796646824338,19000627,'move 1 throw 3D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(637,636,123401414876594177,12,1796646829334,19000628,'move 1 place auto');
INSERT INTO journal VALUES(638,0,123401591934943233,1,1796646832208,19000638,'move 4 take');
INSERT INTO journal VALUES(639,638,123401591934943233,2,1796646834192,19000639,'move 3 draw');
INSERT INTO journal VALUES(640,639,123401591934943233,3,1796646838676,19000640,'move 3 play R7');
INSERT INTO journal VALUES(641,640,123401591934943233,4,1796646842424,19000641,'move 2 play R9');
INSERT INTO journal VALUES(642,641,123401591934943233,5,1796646843968,19000642,'move 1 play J color Y');
INSERT INTO journal VALUES(643,642,123401591934943233,6,1796646846901,19000643,'move 4 play Y4');
INSERT INTO journal VALUES(644,643,123401591934943233,7,1796646848948,19000644,'move 3 play Y2');
INSERT INTO journal VALUES(645,644,123401591934943233,8,1796646851235,19000645,'move 2 play B2');
INSERT INTO journal VALUES(646,645,123401591934943233,9,1796646853445,19000646,'move 1 draw');
INSERT INTO journal VALUES(647,646,123401591934943233,10,1796646857868,19000647,'move 1 play B8');
INSERT INTO journal VALUES(648,647,123401591934943233,11,1796646861026,19000648,'move 4 play B8');
INSERT INTO journal VALUES(649,648,123401591934943233,12,1796646864424,19000649,'move 3 play Y8');
INSERT INTO journal VALUES(650,0,123401731999531009,1,1796646865602,19000666,'move 5 play 8C to 1');
INSERT INTO journal VALUES(651,650,123401731999531009,2,1796646868391,19000667,'move 6 play 3C 2C');
INSERT INTO journal VALUES(652,651,123401731999531009,3,1796646870663,19000668,'move 7 play 9H');
INSERT INTO journal VALUES(653,652,123401731999531009,4,1796646872562,19000669,'move 8 take');
INSERT INTO journal VALUES(654,653,123401731999531009,5,1796646876513,19000670,'move 1 play JH QH');
INSERT INTO journal VALUES(655,654,123401731999531009,6,1796646878243,19000671,'move 2 play AH AD suit S');
INSERT INTO journal VALUES(656,655,123401731999531009,7,1796646881920,19000672,'move 3 play 2S 2C');
INSERT INTO journal VALUES(657,656,123401731999531009,8,1796646883438,19000673,'move 4 play 5H');
INSERT INTO journal VALUES(658,657,123401731999531009,9,1796646886322,19000674,'move 5 take');
INSERT INTO journal VALUES(659,658,123401731999531009,10,1796646891207,19000675,'move 6 play JOKER suit D');
INSERT INTO journal VALUES(660,659,123401731999531009,11,1796646893903,19000676,'move 7 play AC suit C');
INSERT INTO journal VALUES(661,660,123401731999531009,12,1796646898080,19000677,'move 8 play 6C 6H');
INSERT INTO journal VALUES(662,0,123401885792075777,1,1796646902269,19000686,'move 1 keep 10C 5S 5H');
INSERT INTO journal VALUES(663,662,123401885792075777,2,1796646904555,19000687,'move 2 keep 10D 7S QD');
INSERT INTO journal VALUES(664,663,123401885792075777,3,1796646905977,19000688,'move 3 keep AS 7D 3C');
INSERT INTO journal VALUES(665,664,123401885792075777,4,1796646910371,19000689,'move 4 keep 7C 4H QS');
INSERT INTO journal VALUES(666,665,123401885792075777,5,1796646912376,19000690,'move 3 play 3H');
INSERT INTO journal VALUES(667,666,123401885792075777,6,1796646914609,19000691,'move 4 play JC');
INSERT INTO journal VALUES(668,667,123401885792075777,7,1796646919249,19000692,'move 1 play 10S');
INSERT INTO journal VALUES(669,668,123401885792075777,8,1796646923150,19000693,'move 1 play KH');
INSERT INTO journal VALUES(670,669,123401885792075777,9,1796646925183,19000694,'move 2 take');
INSERT INTO journal VALUES(671,670,123401885792075777,10,1796646927418,19000695,'move 3 play 6D');
INSERT INTO journal VALUES(672,671,123401885792075777,11,1796646930951,19000696,'move 4 play 9D');
INSERT INTO journal VALUES(673,672,123401885792075777,12,1796646932065,19000697,'move 1 take');
INSERT INTO journal VALUES(674,0,123402021804965889,1,1796646934697,19000703,'move 1 play 7S');
INSERT INTO journal VALUES(675,674,123402021804965889,2,1796646937199,19000704,'move 2 play AC suit H');
INSERT INTO journal VALUES(676,675,123402021804965889,3,1796646941783,19000705,'move 1 play KH');
INSERT INTO journal VALUES(677,676,123402021804965889,4,1796646943316,19000706,'move 2 play QH');
INSERT INTO journal VALUES(678,677,123402021804965889,5,1796646947435,19000707,'move 1 play 10H');
INSERT INTO journal VALUES(679,678,123402021804965889,6,1796646951840,19000708,'move 2 play 10C');
INSERT INTO journal VALUES(680,679,123402021804965889,7,1796646955698,19000709,'move 1 draw');
INSERT INTO journal VALUES(681,680,123402021804965889,8,1796646958464,19000710,'move 2 draw');
INSERT INTO journal VALUES(682,681,123402021804965889,9,1796646961823,19000711,'move 1 draw');
INSERT INTO journal VALUES(683,682,123402021804965889,10,1796646964727,19000712,'move 2 draw');
INSERT INTO journal VALUES(684,683,123402021804965889,11,1796646966639,19000713,'move 1 play 3C 3S');
INSERT INTO journal VALUES(685,684,123402021804965889,12,1796646970018,19000714,'move 2 play 3H');
INSERT INTO journal VALUES(686,0,123402182698467329,1,1796646973057,19000719,'move 1 place JC P15');
INSERT INTO journal VALUES(687,686,123402182698467329,2,1796646975236,19000720,'move 1 layout spread done');
INSERT INTO journal VALUES(688,687,123402182698467329,3,1796646980069,19000721,'move 2 layout spread done');
INSERT INTO journal VALUES(689,688,123402182698467329,4,1796646982592,19000722,'move 2 throw 5D aim-mm 510 1125 float');
INSERT INTO journal VALUES(690,689,123402182698467329,5,1796646984100,19000723,'move 1 place 5D I21');
INSERT INTO journal VALUES(691,690,123402182698467329,6,1796646987529,19000724,'move 1 throw AC aim-mm 510 1935 flick');
INSERT INTO journal VALUES(692,691,123402182698467329,7,1796646992147,19000725,'move 2 place AC O9');
INSERT INTO journal VALUES(693,692,123402182698467329,8,1796646994055,19000726,'move 2 throw 9D aim-mm 930 1935 float');
INSERT INTO journal VALUES(694,693,123402182698467329,9,1796646996293,19000727,'move 2 place KS B1');
INSERT INTO journal VALUES(695,694,123402182698467329,10,1796647000304,19000728,'move 2 place auto');
INSERT INTO journal VALUES(696,695,123402182698467329,11,1796647002528,19000729,'move 1 throw 5C aim-mm 270 990 flick');
INSERT INTO journal VALUES(697,696,123402182698467329,12,1796647006467,19000730,'move 1 place JOKER O15');
INSERT INTO journal VALUES(698,0,123402336801390593,1,1796647009798,19000736,'move 1 play BV');
INSERT INTO journal VALUES(699,698,123402336801390593,2,1796647013029,19000737,'move 1 play RV');
INSERT INTO journal VALUES(700,699,123402336801390593,3,1796647015748,19000738,'move 1 draw');
INSERT INTO journal VALUES(701,700,123402336801390593,4,1796647018996,19000739,'move 2 play R0');
INSERT INTO journal VALUES(702,701,123402336801390593,5,1796647022442,19000740,'move 1 play R7');
INSERT INTO journal VALUES(703,702,123402336801390593,6,1796647023592,19000741,'move 2 draw');
INSERT INTO journal VALUES(704,703,123402336801390593,7,1796647027327,19000742,'move 2 play R+2');
INSERT INTO journal VALUES(705,704,123402336801390593,8,1796647031310,19000743,'move 1 take');
INSERT INTO journal VALUES(706,705,123402336801390593,9,1796647034934,19000744,'move 2 play G+2');
INSERT INTO journal VALUES(707,706,123402336801390593,10,1796647038351,19000745,'move 1 take');
INSERT INTO journal VALUES(708,707,123402336801390593,11,1796647041726,19000746,'move 2 draw');
INSERT INTO journal VALUES(709,708,123402336801390593,12,1796647043036,19000747,'move 1 play G3');
INSERT INTO journal VALUES(710,0,123402485028093953,1,1796647045138,19000752,'move 2 play 3S');
INSERT INTO journal VALUES(711,710,123402485028093953,2,1796647047458,19000753,'move 1 play AH AS suit C');
INSERT INTO journal VALUES(712,711,123402485028093953,3,1796647051511,19000754,'move 2 play 8C');
INSERT INTO journal VALUES(713,712,123402485028093953,4,1796647052903,19000755,'move 1 play KC');
INSERT INTO journal VALUES(714,713,123402485028093953,5,1796647054089,19000756,'move 2 play 9C');
INSERT INTO journal VALUES(715,714,123402485028093953,6,1796647057433,19000757,'move 1 play 5C 4C');
INSERT INTO journal VALUES(716,715,123402485028093953,7,1796647061560,19000758,'move 2 play QS');
INSERT INTO journal VALUES(717,716,123402485028093953,8,1796647065427,19000759,'move 1 play JOKER suit S');
INSERT INTO journal VALUES(718,717,123402485028093953,9,1796647069372,19000760,'move 2 draw');
INSERT INTO journal VALUES(719,718,123402485028093953,10,1796647073641,19000761,'move 1 draw');
INSERT INTO journal VALUES(720,719,123402485028093953,11,1796647075551,19000762,'move 2 draw');
INSERT INTO journal VALUES(721,720,123402485028093953,12,1796647077749,19000763,'move 1 draw');
INSERT INTO journal VALUES(722,0,123402626778791937,1,1796647078934,19000769,'move 1 keep JC 8C 5C');
INSERT INTO journal VALUES(723,722,123402626778791937,2,1796647082842,19000770,'move 2 keep 4D JS 3H');
INSERT INTO journal VALUES(724,723,123402626778791937,3,1796647087542,19000771,'move 2 play 4C');
INSERT INTO journal VALUES(725,724,123402626778791937,4,1796647090435,19000772,'move 1 play 6D');
INSERT INTO journal VALUES(726,725,123402626778791937,5,1796647091833,19000773,'move 2 play QH');
INSERT INTO journal VALUES(727,726,123402626778791937,6,1796647096150,19000774,'move 1 play QC');
INSERT INTO journal VALUES(728,727,123402626778791937,7,1796647098296,19000775,'move 2 play 5H');
INSERT INTO journal VALUES(729,728,123402626778791937,8,1796647100097,19000776,'move 2 play 9D');
INSERT INTO journal VALUES(730,729,123402626778791937,9,1796647101750,19000777,'move 1 play 7S');
INSERT INTO journal VALUES(731,730,123402626778791937,10,1796647105195,19000778,'move 2 take');
INSERT INTO journal VALUES(732,731,123402626778791937,11,1796647107502,19000779,'move 1 play 6C');
INSERT INTO journal VALUES(733,732,123402626778791937,12,1796647112423,19000780,'move 2 play 6D');
INSERT INTO journal VALUES(734,0,123402775508811777,1,1796647114394,19000787,'move 1 play QS');
INSERT INTO journal VALUES(735,649,123401591934943233,13,1796647118309,0,'timeout 2');
INSERT INTO journal VALUES(736,735,123401591934943233,14,1796647118309,0,'auto 2 play Y3');
INSERT INTO journal VALUES(737,661,123401731999531009,13,1796647118309,0,'timeout 1');
INSERT INTO journal VALUES(738,737,123401731999531009,14,1796647118309,0,'auto 1 play AS 2S');
INSERT INTO journal VALUES(739,673,123401885792075777,13,1796647118309,0,'timeout 2');
INSERT INTO journal VALUES(740,739,123401885792075777,14,1796647118309,0,'auto 2 play 6H');
INSERT INTO journal VALUES(741,697,123402182698467329,13,1796647118309,0,'timeout 1');
INSERT INTO journal VALUES(742,741,123402182698467329,14,1796647118309,0,'auto 1 place auto');
INSERT INTO journal VALUES(743,685,123402021804965889,13,1796647118309,0,'timeout 1');
INSERT INTO journal VALUES(744,743,123402021804965889,14,1796647118309,0,'auto 1 play 4S');
INSERT INTO journal VALUES(745,709,123402336801390593,13,1796647118309,0,'timeout 2');
INSERT INTO journal VALUES(746,745,123402336801390593,14,1796647118309,0,'auto 2 play G6');
INSERT INTO journal VALUES(747,734,123402775508811777,2,1796647118309,0,'move 2 play 8S 8H');
INSERT INTO journal VALUES(748,747,123402775508811777,3,1796647123309,0,'move 2 play KH');
INSERT INTO journal VALUES(749,748,123402775508811777,4,1796647123309,19000788,'move 3 play KS KC');
INSERT INTO journal VALUES(750,749,123402775508811777,5,1796647127222,19000789,'move 1 play 7D');
INSERT INTO journal VALUES(751,750,123402775508811777,6,1796647129375,0,'move 2 play 2C 2D');
INSERT INTO journal VALUES(752,751,123402775508811777,7,1796647133885,19000790,'move 3 take');
INSERT INTO journal VALUES(753,752,123402775508811777,8,1796647136730,19000791,'move 1 play AD suit S');
INSERT INTO journal VALUES(754,721,123402485028093953,13,1796647139036,0,'timeout 2');
INSERT INTO journal VALUES(755,754,123402485028093953,14,1796647139036,0,'auto 2 draw');
INSERT INTO journal VALUES(756,753,123402775508811777,9,1796647139036,0,'move 2 play AS suit S last');
INSERT INTO journal VALUES(757,756,123402775508811777,10,1796647144036,19000792,'move 3 draw');
INSERT INTO journal VALUES(758,757,123402775508811777,11,1796647145796,19000793,'move 1 play 4S');
INSERT INTO journal VALUES(759,758,123402775508811777,12,1796647148653,0,'move 2 draw');
INSERT INTO journal VALUES(760,0,123402940172992513,1,1796647153653,19000799,'move 1 layout spread done');
INSERT INTO journal VALUES(761,760,123402940172992513,2,1796647155566,19000800,'move 2 place 6D N2');
INSERT INTO journal VALUES(762,761,123402940172992513,3,1796647160063,19000801,'move 2 place JD F4');
INSERT INTO journal VALUES(763,762,123402940172992513,4,1796647164206,19000802,'move 2 place 3H P5');
INSERT INTO journal VALUES(764,763,123402940172992513,5,1796647168588,19000803,'move 2 layout random');
INSERT INTO journal VALUES(765,764,123402940172992513,6,1796647173329,19000804,'move 2 layout spread done');
INSERT INTO journal VALUES(766,765,123402940172992513,7,1796647174824,19000805,'move 2 throw 10D aim-mm 810 1935 flick');
INSERT INTO journal VALUES(767,766,123402940172992513,8,1796647175909,19000806,'move 1 place auto');
INSERT INTO journal VALUES(768,767,123402940172992513,9,1796647177111,19000807,'move 1 throw JC aim-mm 270 990 float');
INSERT INTO journal VALUES(769,768,123402940172992513,10,1796647178741,19000808,'move 2 place auto');
INSERT INTO journal VALUES(770,769,123402940172992513,11,1796647182620,19000809,'move 2 throw 9D aim-mm 810 1935 float');
INSERT INTO journal VALUES(771,770,123402940172992513,12,1796647183688,19000810,'move 2 place 9D I6');
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
CREATE TABLE friend (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL -- of the other
) STRICT;
INSERT INTO friend VALUES(123379646464000004,189,1796641600000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(123379646464000005,188,1796641600000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(123379646464000006,189,1796641600000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(123379646464000007,189,1796641600000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(123379646464000008,189,1796641600000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(123379646464000001,189,1796641600000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(123379646464000009,189,1796641600000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(123379646464000010,189,1796641600000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(123379646464000011,189,1796641600000,123379646464000009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1796641600000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(123379646464000012,1796641600000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(123379646464000013,1796641600000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1796641600000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(123379646464000014,1796641600000,0,0,'');
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
INSERT INTO lockdown VALUES(123379646464000015,1796641600000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(123379646464000016,1796641600000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1796641600000,1796728000000,'player88','192.0.2.7',2,'kate','');
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
INSERT INTO rating VALUES(1,100,'last-one',123379646464000020,'game',-2083489,-264228,948,-52,1796642009888,0);
INSERT INTO rating VALUES(2,101,'last-one',123379646464000020,'game',2083489,-264228,1115,115,1796642009888,0);
INSERT INTO rating VALUES(3,101,'extreme-last-card',123382809820659713,'game',2083489,-264228,1115,115,1796642421065,0);
INSERT INTO rating VALUES(4,100,'extreme-last-card',123382809820659713,'game',-2083489,-264228,948,-52,1796642421065,0);
INSERT INTO rating VALUES(5,100,'palace',123385181384998913,'game',-2083489,-264228,948,-52,1796643236664,0);
INSERT INTO rating VALUES(6,101,'palace',123385181384998913,'game',2083489,-264228,1115,115,1796643236664,0);
INSERT INTO rating VALUES(7,100,'switch',123393304116068353,'game',1041745,-132114,1058,58,1796645053627,0);
INSERT INTO rating VALUES(8,101,'switch',123393304116068353,'game',-1041745,-132114,974,-26,1796645053627,0);
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
INSERT INTO rated VALUES(100,'extreme-last-card',-2083489,-264228,1,1796642421065);
INSERT INTO rated VALUES(100,'last-one',-2083489,-264228,1,1796642009888);
INSERT INTO rated VALUES(100,'palace',-2083489,-264228,1,1796643236664);
INSERT INTO rated VALUES(100,'switch',1041745,-132114,1,1796645053627);
INSERT INTO rated VALUES(101,'extreme-last-card',2083489,-264228,1,1796642421065);
INSERT INTO rated VALUES(101,'last-one',2083489,-264228,1,1796642009888);
INSERT INTO rated VALUES(101,'palace',2083489,-264228,1,1796643236664);
INSERT INTO rated VALUES(101,'switch',-1041745,-132114,1,1796645053627);
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
INSERT INTO adjustment VALUES(123379646464000017,188,1796641600000,1,188,'player88',1,50000,1,0,0,'kate','','','','a cup');
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;
INSERT INTO daily_day VALUES(20794,1796641600000,'0badcafe','c0ffee',0);
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
INSERT INTO daily_try VALUES(123379646464000018,189,1796641600000,'player1',20794,0,0,1,12,750,2,5);
CREATE TABLE season (
    id INTEGER NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms INTEGER NOT NULL, -- when this was written
    state INTEGER NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
) STRICT;
INSERT INTO season VALUES(8107,1796641600000,2);
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
INSERT INTO season_place VALUES(77,189,1796641600000,8107,'2026q4 switch',2,40,1630,31);
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
COMMIT;
PRAGMA user_version = 19;
