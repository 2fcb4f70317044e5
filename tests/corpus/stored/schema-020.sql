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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,290,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,30,100020,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,-10,99980,'',0);
INSERT INTO account VALUES(102,'player2','player2','player2','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(103,'player3','player3','player3','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(104,'player4','player4','player4','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(105,'player5','player5','player5','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(106,'player6','player6','player6','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(107,'player7','player7','player7','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(108,'player8','player8','player8','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(109,'player9','player9','player9','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(110,'player10','player10','player10','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(111,'player11','player11','player11','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(112,'player12','player12','player12','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(113,'player13','player13','player13','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(114,'player14','player14','player14','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(115,'player15','player15','player15','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(116,'player16','player16','player16','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(117,'player17','player17','player17','',0,1,0,0,0,99990,'',0);
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
INSERT INTO account VALUES(128,'player28','player28','player28','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(129,'player29','player29','player29','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(130,'player30','player30','player30','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(131,'player31','player31','player31','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(132,'player32','player32','player32','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(133,'player33','player33','player33','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(134,'player34','player34','player34','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(135,'player35','player35','player35','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(136,'player36','player36','player36','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(137,'player37','player37','player37','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(138,'player38','player38','player38','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(139,'player39','player39','player39','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(140,'player40','player40','player40','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(141,'player41','player41','player41','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(142,'player42','player42','player42','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(143,'player43','player43','player43','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(144,'player44','player44','player44','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(145,'player45','player45','player45','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(146,'player46','player46','player46','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(147,'player47','player47','player47','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(148,'player48','player48','player48','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(149,'player49','player49','player49','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(150,'player50','player50','player50','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(151,'player51','player51','player51','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(152,'player52','player52','player52','',0,1,0,0,0,99990,'',0);
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
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1796728000000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
, cup INTEGER NOT NULL DEFAULT 0, cup_round INTEGER NOT NULL DEFAULT 0, cup_table INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO card_table VALUES(123767570699386880,16,123767570699386881,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 4\nterms open\nbet 10\nclock 60000\nhost 108\ndelay 1\nseat 1 108 account 0 0 20000806 player8\nseat 2 110 account 0 0 20000808 player10\nseat 3 111 account 0 0 20000809 player11\nseat 4 109 account 0 0 20000807 player9\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123767751645855744,17,123767751645855745,replace('game extreme-last-card\noptions hand=9 draw=must-play limit=400\nseats 8\nterms open\nbet 10\nclock 60000\nhost 112\ndelay 1\nseat 1 117 account 0 0 20000835 player17\nseat 2 113 account 0 0 20000831 player13\nseat 3 115 account 0 0 20000833 player15\nseat 4 112 account 0 0 20000830 player12\nseat 5 116 account 0 0 20000834 player16\nseat 6 118 account 0 0 20000836 player18\nseat 7 114 account 0 0 20000832 player14\nseat 8 119 account 0 0 20000837 player19\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123767902754045952,18,123767902754045953,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 4\nterms open\nbet 10\nclock 60000\nhost 120\ndelay 1\nseat 1 120 account 0 0 20000855 player20\nseat 2 121 account 0 0 20000856 player21\nseat 3 122 account 0 0 20000857 player22\nseat 4 123 account 0 0 20000858 player23\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123768057725190144,19,123768057725190145,replace('game switch\noptions mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800\nseats 2\nterms open\nbet 10\nclock 60000\nhost 124\ndelay 1\nseat 1 124 account 0 0 20000874 player24\nseat 2 125 account 0 0 20000875 player25\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123768226675949568,20,123768226675949569,replace('game exta-cards\noptions jokers=yes throws=40 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 126\ndelay 1\nseat 1 126 account 0 0 20000891 player26\nseat 2 127 account 0 0 20000892 player27\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123768360511995904,21,123768360511995905,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 2\nterms open\nbet 0\nclock 60000\nhost 128\ndelay 1\nseat 1 129 account 0 0 20000910 player29\nseat 2 128 account 0 0 20000909 player28\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123768496667492352,22,123768496667492353,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 2\nterms open\nbet 0\nclock 60000\nhost 130\ndelay 1\nseat 1 131 account 0 0 20000927 player31\nseat 2 130 account 0 0 20000926 player30\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123768637277339648,23,123768637277339649,replace('game palace\noptions tie=rps bomb=pile limit=500\nseats 2\nterms open\nbet 0\nclock 60000\nhost 132\ndelay 1\nseat 1 132 account 0 0 20000942 player32\nseat 2 133 account 0 0 20000943 player33\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123768799378800640,24,123768799378800641,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 3\nterms open\nbet 0\nclock 60000\nhost 134\ndelay 1\nseat 1 135 account 0 0 20000961 player35\nseat 2 134 account 0 0 20000960 player34\nseat 3 123768799378800642 bot 1 0 0 bot-ada\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123768968732213248,25,123768968732213249,replace('game exta-cards\noptions jokers=no throws=40 limit=300 bad=2\nseats 2\nterms open\nbet 0\nclock 60000\nhost 136\ndelay 1\nseat 1 136 account 0 0 20000973 player36\nseat 2 137 account 0 0 20000974 player37\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123769112273879040,26,123769112273879041,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 3\nterms open\nbet 10\nclock 60000\nhost 138\ndelay 1\nseat 1 139 account 0 0 20000993 player39\nseat 2 140 account 0 0 20000994 player40\nseat 3 138 account 0 0 20000992 player38\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123769295980199936,27,123769295980199937,replace('game extreme-last-card\noptions hand=7 draw=free limit=400\nseats 3\nterms open\nbet 10\nclock 60000\nhost 141\ndelay 1\nseat 1 143 account 0 0 20001014 player43\nseat 2 142 account 0 0 20001013 player42\nseat 3 141 account 0 0 20001012 player41\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123769418500014080,28,123769418500014081,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 3\nterms open\nbet 10\nclock 60000\nhost 144\ndelay 1\nseat 1 144 account 0 0 20001031 player44\nseat 2 145 account 0 0 20001032 player45\nseat 3 146 account 0 0 20001033 player46\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123769579146051584,29,123769579146051585,replace('game switch\noptions mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800\nseats 4\nterms open\nbet 10\nclock 60000\nhost 147\ndelay 1\nseat 2 149 account 0 0 20001053 player49\nseat 3 150 account 0 0 20001054 player50\nseat 4 147 account 0 0 20001051 player47\nnext 123769726395482112 714e000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(123769726395482113,30,123769726395482114,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 151\ndelay 1\nseat 2 151 account 0 0 20001070 player51\nnext 123769878673883136 734e000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
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
INSERT INTO game VALUES(123742034329600020,123742034329600019,'last-one',2,1,10,X'ef5b77d18cf9f04462e4127c1eb1f5c6b58e7979bb1abf3425319352301cec49','mode=points points=200 pairs=no limit=21',1796728000000,1796728110810,1,0,1,1,replace('format 2\nsecret 214e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 mus8nyg2fmf6\n','\n',char(10)),'',20,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123742754952970241,123742754952970240,'last-one',2,0,0,X'573b1f38aef23896e04a88efb268c9f6e5a19a8de85924a087a434e990deb485','mode=quick points=200 pairs=no limit=57',1796728171810,1796728269372,1,0,1,2,replace('format 2\nsecret 234e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 xk9an7qrki2s\ndrawn player1 hvv69hvr766q\ndrawn bot-ada 5urcx9axw6sf\n','\n',char(10)),'',50,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123743434145005569,123743434145005568,'last-one',2,0,0,X'6d4e9ed9d55e8c48232aeebd9494325a311c89a82ca0d5c0cfb8d8dcd8bf952e','mode=quick points=500 pairs=yes limit=600',1796728333742,1796728441855,1,0,1,3,replace('format 2\nsecret 2e4e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 twr4ev47gqbz\ndrawn guest2 u972xyrkmzvy\ndrawn guest3 bpucch26tfra\n','\n',char(10)),'',91,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123744155875672065,123744155875672064,'extreme-last-card',1,1,10,X'1e92d8d89da17fc21fee54c63641fd3c9fe2d929466cab0432b2e83fe23cb1c4','hand=7 draw=must-play limit=400',1796728505816,1796728558896,1,0,1,4,replace('format 2\nsecret 304e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 vuvf2ktkk8vv\ndrawn player1 ye52gu6xf6ah\n','\n',char(10)),'',111,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123744639344705537,123744639344705536,'extreme-last-card',1,0,0,X'1066e4ccc897580005ba5794bd95430372882970f7a26e725a6c3bdb6f0e5876','hand=7 draw=must-play limit=16',1796728621084,1796728679135,1,0,1,5,replace('format 2\nsecret 324e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 s57bm54sja83\ndrawn bot-ada z5n3pkdfvjah\n','\n',char(10)),'limit',128,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123745155399286785,123745155399286784,'extreme-last-card',1,0,0,X'31875c977ab51acff7e71f0e6c987351641c97e550ba1d896a374b2dda8509c5','hand=7 draw=must-play limit=400',1796728744121,1796729296619,1,0,1,6,replace('format 2\nsecret 394e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 eaxgn4bmcmf8\ndrawn guest2 av6gwd7sibdw\ndrawn guest3 56yzqc3hp9ka\n','\n',char(10)),'',185,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123747733512126465,123747733512126464,'palace',2,1,10,X'53eb43aba380f3cd183761b68a995b62d6c85bb5dd7d9fc87f61f11ac4b0565c','tie=coin bomb=pile limit=500',1796729358791,1796730005726,1,0,1,7,replace('format 2\nsecret 3b4e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 5545nei5g975\ndrawn player1 2psvfkmdh84r\n','\n',char(10)),'',271,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123750702806728705,123750702806728704,'palace',2,0,0,X'45d9cea2fada9255e1c8df20d4e31fb6e72ee033e20688135721f39cf5cb2b58','tie=rps bomb=single limit=32',1796730066726,1796730241178,1,0,1,8,replace('format 2\nsecret 3d4e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 djcgrbc6hhie\ndrawn bot-ada andnzjgknsx4\n','\n',char(10)),'limit',310,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123751699637600257,123751699637600256,'palace',2,0,0,X'df8fae81183193b9b21ab274edd10775075120117018b4c8c9b4b3565b85e603','tie=coin bomb=pile limit=500',1796730304389,1796731161604,3,0,1,9,replace('format 2\nsecret 4b4e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 ra77p9kt9c9k\ndrawn guest1 bixith73vmdg\ndrawn guest2 k5c7k9gxk4zh\ndrawn guest3 rh6wnq5zz86i\n','\n',char(10)),'It took too long.',422,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123755550910447617,123755550910447616,'switch',1,1,10,X'6ec31a75d20e49ed4de5107611ea8e7db5c865e4182cad00018921391b928a53','mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800',1796731222604,1796731792448,3,0,1,10,replace('format 2\nsecret 4d4e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 caa39kr5rmqv\n','\n',char(10)),'It took too long.',526,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123758196861960193,123758196861960192,'switch',1,0,0,X'09a146ade46ae0ef72b4da4ab3373dccfb2224e91205d70573ebe23ffa12b6f3','mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=17',1796731853448,1796732123224,1,0,1,11,replace('format 2\nsecret 4f4e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 csi7aj7xcgvw\ndrawn player1 fmacmm5ubmte\ndrawn bot-ada 4ekuab6zyr3y\n','\n',char(10)),'limit',548,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123759596614451201,123759596614451200,'switch',1,0,0,X'5ac4604d2a88caacade7ac1a2fe6eaffb65d510db52d584f6272f296667fb433','mistakes=cutthroat run-chain=yes ace-penalty=full announce=auto limit=52',1796732187175,1796732564312,3,0,1,12,replace('format 2\nsecret 574e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 nsk33jvqmj93\ndrawn guest1 qg4i6phd2uv9\ndrawn guest2 nct6ewjnejut\ndrawn guest3 sbuq5w9guqcr\n','\n',char(10)),'It took too long.',582,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123761434294222849,123761434294222848,'exta-cards',2,1,10,X'9639a2d0b7900120136763a32180eb3909749de3b2bf083984c263538fd5cf90','jokers=yes throws=20 limit=300 bad=2',1796732625312,1796732916164,1,0,1,13,replace('format 2\nsecret 594e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 zdf38wn3wvwd\ndrawn player1 bhekv9yfw2h4\n','\n',char(10)),'',653,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123762910068473857,123762910068473856,'exta-cards',2,1,0,X'bc69a016ccd5bbf705cf82c1c653518a137b5368170db84b5ccf89dd455f7106','jokers=yes throws=20 limit=300 bad=1',1796732977164,1796733311178,1,0,1,14,replace('format 2\nsecret 5b4e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 duierfzm2ty7\n','\n',char(10)),'',667,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123764566877274113,123764566877274112,'exta-cards',2,0,0,X'd30d93e4e41b63494593d5ff3806f539e427f16788842d57ffebbf82e4f12ddb','jokers=yes throws=20 limit=300 bad=chance',1796733372178,1796734025661,1,0,1,15,replace('format 2\nsecret 5d4e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 ssw6ggwxavrw\n','\n',char(10)),'',775,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123767570699386881,123767570699386880,'last-one',2,1,10,X'45deabd3a4797cc03719f772d16e19cf8536e04fa5fbd4169a33d615cbd8c649','mode=quick points=200 pairs=no limit=600',1796734088345,0,0,0,1,16,replace('format 2\nsecret 5f4e000000000000000000000000000000000000000000000000000000000000\nplayer player8 corpus\ndrawn player9 as5w5gejtatt\ndrawn player10 eadt2yq9mdkc\ndrawn player11 n4y7v43vt3ep\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123767751645855745,123767751645855744,'extreme-last-card',1,1,10,X'1c77bfc03261268a160904e259c2bd424d566610830ec1a2656feeff42acbc29','hand=9 draw=must-play limit=400',1796734131486,0,0,0,1,17,replace('format 2\nsecret 604e000000000000000000000000000000000000000000000000000000000000\ndrawn player12 e5vr8afxqp4s\ndrawn player13 ev2b55yz8imd\ndrawn player14 dq3fnwemwt3z\ndrawn player15 dp7icyrzysdg\ndrawn player16 uzfpf2eue7ah\ndrawn player17 j47hycjj7mjm\ndrawn player18 s5xb5q67tg7q\ndrawn player19 sjk6hpaj78m7\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123767902754045953,123767902754045952,'palace',2,1,10,X'1697941f3749c3edae7d21c8e361dbf2dd8326ccefb004a286f9e7df3cdd549a','tie=coin bomb=pile limit=500',1796734167513,0,0,0,1,18,replace('format 2\nsecret 614e000000000000000000000000000000000000000000000000000000000000\nplayer player20 corpus\ndrawn player21 cqnvbuisciue\ndrawn player22 4r7xx98f5twt\ndrawn player23 vca79pg43jnx\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123768057725190145,123768057725190144,'switch',1,1,10,X'fb25f699479642498e0963cc4c64cd7dc61ae44dc913a6d71ee882408df0ff04','mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800',1796734204461,0,0,0,1,19,replace('format 2\nsecret 624e000000000000000000000000000000000000000000000000000000000000\nplayer player24 corpus\ndrawn player25 45fiu5fbfde8\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123768226675949569,123768226675949568,'exta-cards',2,1,10,X'9f36a6ef98472ed9791fcb72fdf124adb38df96c0b8e50b838a860f7eba7a5ed','jokers=yes throws=40 limit=300 bad=chance',1796734244742,0,0,0,1,20,replace('format 2\nsecret 634e000000000000000000000000000000000000000000000000000000000000\nplayer player26 corpus\ndrawn player27 stbsznf9akck\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123768360511995905,123768360511995904,'last-one',2,1,0,X'6df75ce3973370e8b01e44c3b184946c9792e7a63e4e9886637dc355a868991d','mode=quick points=200 pairs=no limit=600',1796734276651,0,0,0,1,21,replace('format 2\nsecret 644e000000000000000000000000000000000000000000000000000000000000\nplayer player28 corpus\ndrawn player29 cs5cyvxg29by\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123768496667492353,123768496667492352,'extreme-last-card',1,1,0,X'2c0e775077f568f3dd833206fdd21459fe8b5ad3184ff2746dde1d7e9e0f1039','hand=7 draw=must-play limit=400',1796734309113,0,0,0,1,22,replace('format 2\nsecret 654e000000000000000000000000000000000000000000000000000000000000\nplayer player30 corpus\ndrawn player31 wetu47bbs4t6\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123768637277339649,123768637277339648,'palace',2,1,0,X'd6bd8478f256908e558db1736bda4bbec9b2754b5f880d184a1969f24d4e599a','tie=rps bomb=pile limit=500',1796734342637,0,0,0,1,23,replace('format 2\nsecret 664e000000000000000000000000000000000000000000000000000000000000\ndrawn player32 vgcmmi43kyqg\ndrawn player33 craznycutky2\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123768799378800641,123768799378800640,'switch',1,0,0,X'822b9d9ce027c60131955ecdb70b644fd39e33296708f1f72e26c2e34ab25edf','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796734381285,0,0,0,1,24,replace('format 2\nsecret 674e000000000000000000000000000000000000000000000000000000000000\nplayer player34 corpus\ndrawn player35 nshiehx9apga\ndrawn bot-ada qv2yit6bqjkr\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123768968732213249,123768968732213248,'exta-cards',2,1,0,X'4811ff0b7ee28bb94a78a78ffd2c6f7bb01f4d7afaaabcde3321ef654f1edcb8','jokers=no throws=40 limit=300 bad=2',1796734421662,0,0,0,1,25,replace('format 2\nsecret 6c4e000000000000000000000000000000000000000000000000000000000000\nplayer player36 corpus\ndrawn player37 y36ikjdanksi\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123769112273879041,123769112273879040,'last-one',2,1,10,X'c6aa13e8fbc1182a8476b2923248d9d3fa0fb46679ddc90095627fa42b0fd910','mode=quick points=200 pairs=no limit=600',1796734455885,0,0,0,1,26,replace('format 2\nsecret 6d4e000000000000000000000000000000000000000000000000000000000000\nplayer player38 corpus\ndrawn player39 3e6qiaxfn5pz\ndrawn player40 xddytsp94exy\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123769295980199937,123769295980199936,'extreme-last-card',1,1,10,X'a2cebbf2329e9c4e192ce2850a1a9f3df5a82284933c589ce856fd8d8f9fe95d','hand=7 draw=free limit=400',1796734499684,0,0,0,1,27,replace('format 2\nsecret 6e4e000000000000000000000000000000000000000000000000000000000000\nplayer player41 corpus\ndrawn player42 ix7g9h8zef48\ndrawn player43 26w5g7sq7wa6\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123769418500014081,123769418500014080,'palace',2,1,10,X'c82ae194847a464dce9f3a90043186e0a8cc938c8b05a026c8a03c268cb49c1b','tie=coin bomb=pile limit=500',1796734528895,0,0,0,1,28,replace('format 2\nsecret 6f4e000000000000000000000000000000000000000000000000000000000000\ndrawn player44 ivvrhmugk79w\ndrawn player45 fygjftvifsra\ndrawn player46 4mv33dqyp2je\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123769579146051585,123769579146051584,'switch',1,1,10,X'dc86c481c0724451cd5d20868c28f4b25c44c64f3e33fc8c3cda02b22935d800','mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800',1796734567196,1796734602303,2,1,1,29,replace('format 2\nsecret 704e000000000000000000000000000000000000000000000000000000000000\ndrawn player47 te6t34ffsgzv\ndrawn player48 j997h8sradd5\ndrawn player49 2bk7pr6bn8ah\ndrawn player50 m4u7e5sb5gmy\n','\n',char(10)),'player48 left before everybody had a turn.',954,0,0,0,0,0,0,0);
INSERT INTO game VALUES(123769726395482114,123769726395482113,'exta-cards',2,1,10,X'48d0379d2a1097c144ee1697b366cd241e64885686c72f2391a9d892d8a6e043','jokers=yes throws=20 limit=300 bad=chance',1796734602303,1796734638609,1,1,1,30,replace('format 2\nsecret 724e000000000000000000000000000000000000000000000000000000000000\ndrawn player51 rsspemwyn4tm\ndrawn player52 vgnjjtmeb54g\n','\n',char(10)),'',968,0,0,0,0,0,0,0);
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
INSERT INTO seat VALUES(123742034329600020,0,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(123742034329600020,1,100,'player0',0,0,2,-1,1,-20,-10,0,0,0,0);
INSERT INTO seat VALUES(123742754952970241,0,101,'player1',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123742754952970241,1,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123742754952970241,2,123742754952970242,'bot-ada',2,1,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123743434145005569,0,901,'guest1',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123743434145005569,1,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123743434145005569,2,903,'guest3',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123743434145005569,3,902,'guest2',1,0,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123744155875672065,0,101,'player1',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(123744155875672065,1,100,'player0',0,0,1,1,0,20,10,1,0,0,0);
INSERT INTO seat VALUES(123744639344705537,0,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123744639344705537,1,101,'player1',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123744639344705537,2,123744639344705538,'bot-ada',2,1,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123745155399286785,0,902,'guest2',1,0,2,-1,0,0,0,1,0,0,0);
INSERT INTO seat VALUES(123745155399286785,1,903,'guest3',1,0,4,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(123745155399286785,2,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123745155399286785,3,901,'guest1',1,0,1,1,0,0,0,1,0,0,0);
INSERT INTO seat VALUES(123747733512126465,0,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(123747733512126465,1,101,'player1',0,0,2,-1,1,-20,-10,0,0,0,0);
INSERT INTO seat VALUES(123750702806728705,0,101,'player1',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123750702806728705,1,123750702806728706,'bot-ada',2,1,2,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123750702806728705,2,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123751699637600257,0,903,'guest3',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123751699637600257,1,100,'player0',0,0,0,0,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(123751699637600257,2,901,'guest1',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123751699637600257,3,902,'guest2',1,0,0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(123755550910447617,0,101,'player1',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123755550910447617,1,100,'player0',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123758196861960193,0,123758196861960194,'bot-ada',2,1,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123758196861960193,1,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123758196861960193,2,101,'player1',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123759596614451201,0,903,'guest3',1,0,0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(123759596614451201,1,901,'guest1',1,0,0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(123759596614451201,2,100,'player0',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123759596614451201,3,902,'guest2',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123761434294222849,0,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(123761434294222849,1,101,'player1',0,0,2,-1,1,-20,-10,0,0,0,0);
INSERT INTO seat VALUES(123762910068473857,0,101,'player1',0,0,1,1,0,20,0,0,0,0,0);
INSERT INTO seat VALUES(123762910068473857,1,100,'player0',0,0,2,-1,1,-10,0,0,0,0,0);
INSERT INTO seat VALUES(123764566877274113,0,901,'guest1',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123764566877274113,1,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123767570699386881,0,108,'player8',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767570699386881,1,110,'player10',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767570699386881,2,111,'player11',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767570699386881,3,109,'player9',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767751645855745,0,117,'player17',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767751645855745,1,113,'player13',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767751645855745,2,115,'player15',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767751645855745,3,112,'player12',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767751645855745,4,116,'player16',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767751645855745,5,118,'player18',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767751645855745,6,114,'player14',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767751645855745,7,119,'player19',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767902754045953,0,120,'player20',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767902754045953,1,121,'player21',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767902754045953,2,122,'player22',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123767902754045953,3,123,'player23',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768057725190145,0,124,'player24',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768057725190145,1,125,'player25',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768226675949569,0,126,'player26',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768226675949569,1,127,'player27',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768360511995905,0,129,'player29',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768360511995905,1,128,'player28',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768496667492353,0,131,'player31',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768496667492353,1,130,'player30',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768637277339649,0,132,'player32',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768637277339649,1,133,'player33',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768799378800641,0,135,'player35',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123768799378800641,1,134,'player34',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(123768799378800641,2,123768799378800642,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768968732213249,0,136,'player36',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123768968732213249,1,137,'player37',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769112273879041,0,139,'player39',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769112273879041,1,140,'player40',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769112273879041,2,138,'player38',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769295980199937,0,143,'player43',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769295980199937,1,142,'player42',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769295980199937,2,141,'player41',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769418500014081,0,144,'player44',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769418500014081,1,145,'player45',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769418500014081,2,146,'player46',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769579146051585,0,148,'player48',0,0,0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769579146051585,1,149,'player49',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769579146051585,2,150,'player50',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769579146051585,3,147,'player47',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123769726395482114,0,152,'player52',0,0,2,-1,1,0,-10,0,0,0,0);
INSERT INTO seat VALUES(123769726395482114,1,151,'player51',0,0,1,1,0,20,10,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1796728000000);
INSERT INTO entry VALUES(2,1,123742034329600020,1,20,'bet','',1796728000000);
INSERT INTO entry VALUES(2,2,123742034329600020,1,-20,'pot','',1796728110810);
INSERT INTO entry VALUES(2,3,123744155875672065,1,20,'bet','',1796728505816);
INSERT INTO entry VALUES(2,4,123744155875672065,1,-20,'pot','',1796728558896);
INSERT INTO entry VALUES(2,5,123747733512126465,1,20,'bet','',1796729358791);
INSERT INTO entry VALUES(2,6,123747733512126465,1,-20,'pot','',1796730005726);
INSERT INTO entry VALUES(2,7,123755550910447617,1,20,'bet','',1796731222604);
INSERT INTO entry VALUES(2,8,123755550910447617,1,-20,'refund','',1796731792448);
INSERT INTO entry VALUES(2,9,123761434294222849,1,20,'bet','',1796732625312);
INSERT INTO entry VALUES(2,10,123761434294222849,1,-20,'pot','',1796732916164);
INSERT INTO entry VALUES(2,11,123767570699386881,1,40,'bet','',1796734088345);
INSERT INTO entry VALUES(2,12,123767751645855745,1,80,'bet','',1796734131486);
INSERT INTO entry VALUES(2,13,123767902754045953,1,40,'bet','',1796734167513);
INSERT INTO entry VALUES(2,14,123768057725190145,1,20,'bet','',1796734204461);
INSERT INTO entry VALUES(2,15,123768226675949569,1,20,'bet','',1796734244742);
INSERT INTO entry VALUES(2,16,123769112273879041,1,30,'bet','',1796734455885);
INSERT INTO entry VALUES(2,17,123769295980199937,1,30,'bet','',1796734499684);
INSERT INTO entry VALUES(2,18,123769418500014081,1,30,'bet','',1796734528895);
INSERT INTO entry VALUES(2,19,123769579146051585,1,40,'bet','',1796734567196);
INSERT INTO entry VALUES(2,20,123769579146051585,1,-40,'refund','',1796734602303);
INSERT INTO entry VALUES(2,21,123769726395482114,1,20,'bet','',1796734602303);
INSERT INTO entry VALUES(2,22,123769726395482114,1,-20,'pot','',1796734638609);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(100,2,123742034329600020,1,-10,'bet','',1796728000000);
INSERT INTO entry VALUES(100,3,123742034329600020,0,-20,'leave','',1796728110810);
INSERT INTO entry VALUES(100,4,123744155875672065,1,-10,'bet','',1796728505816);
INSERT INTO entry VALUES(100,5,123744155875672065,0,20,'win','',1796728558896);
INSERT INTO entry VALUES(100,6,123744155875672065,1,20,'pot','',1796728558896);
INSERT INTO entry VALUES(100,7,123747733512126465,1,-10,'bet','',1796729358791);
INSERT INTO entry VALUES(100,8,123747733512126465,0,20,'win','',1796730005726);
INSERT INTO entry VALUES(100,9,123747733512126465,1,20,'pot','',1796730005726);
INSERT INTO entry VALUES(100,10,123755550910447617,1,-10,'bet','',1796731222604);
INSERT INTO entry VALUES(100,11,123755550910447617,1,10,'refund','',1796731792448);
INSERT INTO entry VALUES(100,12,123761434294222849,1,-10,'bet','',1796732625312);
INSERT INTO entry VALUES(100,13,123761434294222849,0,20,'win','',1796732916164);
INSERT INTO entry VALUES(100,14,123761434294222849,1,20,'pot','',1796732916164);
INSERT INTO entry VALUES(100,15,123762910068473857,0,-10,'loss','',1796733371178);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(101,2,123742034329600020,1,-10,'bet','',1796728000000);
INSERT INTO entry VALUES(101,3,123742034329600020,0,20,'win','',1796728110810);
INSERT INTO entry VALUES(101,4,123742034329600020,1,20,'pot','',1796728110810);
INSERT INTO entry VALUES(101,5,123744155875672065,1,-10,'bet','',1796728505816);
INSERT INTO entry VALUES(101,6,123744155875672065,0,-10,'loss','',1796728558896);
INSERT INTO entry VALUES(101,7,123747733512126465,1,-10,'bet','',1796729358791);
INSERT INTO entry VALUES(101,8,123747733512126465,0,-20,'leave','',1796730005726);
INSERT INTO entry VALUES(101,9,123755550910447617,1,-10,'bet','',1796731222604);
INSERT INTO entry VALUES(101,10,123755550910447617,1,10,'refund','',1796731792448);
INSERT INTO entry VALUES(101,11,123761434294222849,1,-10,'bet','',1796732625312);
INSERT INTO entry VALUES(101,12,123761434294222849,0,-20,'leave','',1796732916164);
INSERT INTO entry VALUES(101,13,123762910068473857,0,20,'win','',1796733311178);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(108,2,123767570699386881,1,-10,'bet','',1796734088345);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(109,2,123767570699386881,1,-10,'bet','',1796734088345);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(110,2,123767570699386881,1,-10,'bet','',1796734088345);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(111,2,123767570699386881,1,-10,'bet','',1796734088345);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(112,2,123767751645855745,1,-10,'bet','',1796734131486);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(113,2,123767751645855745,1,-10,'bet','',1796734131486);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(114,2,123767751645855745,1,-10,'bet','',1796734131486);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(115,2,123767751645855745,1,-10,'bet','',1796734131486);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(116,2,123767751645855745,1,-10,'bet','',1796734131486);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(117,2,123767751645855745,1,-10,'bet','',1796734131486);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(118,2,123767751645855745,1,-10,'bet','',1796734131486);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(119,2,123767751645855745,1,-10,'bet','',1796734131486);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(120,2,123767902754045953,1,-10,'bet','',1796734167513);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(121,2,123767902754045953,1,-10,'bet','',1796734167513);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(122,2,123767902754045953,1,-10,'bet','',1796734167513);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(123,2,123767902754045953,1,-10,'bet','',1796734167513);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(124,2,123768057725190145,1,-10,'bet','',1796734204461);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(125,2,123768057725190145,1,-10,'bet','',1796734204461);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(126,2,123768226675949569,1,-10,'bet','',1796734244742);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(127,2,123768226675949569,1,-10,'bet','',1796734244742);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(138,2,123769112273879041,1,-10,'bet','',1796734455885);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(139,2,123769112273879041,1,-10,'bet','',1796734455885);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(140,2,123769112273879041,1,-10,'bet','',1796734455885);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(141,2,123769295980199937,1,-10,'bet','',1796734499684);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(142,2,123769295980199937,1,-10,'bet','',1796734499684);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(143,2,123769295980199937,1,-10,'bet','',1796734499684);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(144,2,123769418500014081,1,-10,'bet','',1796734528895);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(145,2,123769418500014081,1,-10,'bet','',1796734528895);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(146,2,123769418500014081,1,-10,'bet','',1796734528895);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(147,2,123769579146051585,1,-10,'bet','',1796734567196);
INSERT INTO entry VALUES(147,3,123769579146051585,1,10,'refund','',1796734602303);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(148,2,123769579146051585,1,-10,'bet','',1796734567196);
INSERT INTO entry VALUES(148,3,123769579146051585,1,10,'refund','',1796734602303);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(149,2,123769579146051585,1,-10,'bet','',1796734567196);
INSERT INTO entry VALUES(149,3,123769579146051585,1,10,'refund','',1796734602303);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(150,2,123769579146051585,1,-10,'bet','',1796734567196);
INSERT INTO entry VALUES(150,3,123769579146051585,1,10,'refund','',1796734602303);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(151,2,123769726395482114,1,-10,'bet','',1796734602303);
INSERT INTO entry VALUES(151,3,123769726395482114,0,20,'win','',1796734638609);
INSERT INTO entry VALUES(151,4,123769726395482114,1,20,'pot','',1796734638609);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(152,2,123769726395482114,1,-10,'bet','',1796734602303);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1796728000000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1796728000000);
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
INSERT INTO score VALUES(100,'exta-cards',123761434294222849,1796732916164,1796732916164,20,1,1);
INSERT INTO score VALUES(100,'exta-cards',123762910068473857,1796733311178,1796733371178,-10,1,-1);
INSERT INTO score VALUES(100,'extreme-last-card',123744155875672065,1796728558896,1796728558896,20,1,1);
INSERT INTO score VALUES(100,'last-one',123742034329600020,1796728110810,1796728110810,-20,1,-1);
INSERT INTO score VALUES(100,'palace',123747733512126465,1796730005726,1796730005726,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',123761434294222849,1796732916164,1796732916164,-20,1,-1);
INSERT INTO score VALUES(101,'exta-cards',123762910068473857,1796733311178,1796733311178,20,1,1);
INSERT INTO score VALUES(101,'extreme-last-card',123744155875672065,1796728558896,1796728558896,-10,1,-1);
INSERT INTO score VALUES(101,'last-one',123742034329600020,1796728110810,1796728110810,20,1,1);
INSERT INTO score VALUES(101,'palace',123747733512126465,1796730005726,1796730005726,-20,1,-1);
INSERT INTO score VALUES(151,'exta-cards',123769726395482114,1796734638609,1796734638609,20,1,1);
INSERT INTO score VALUES(152,'exta-cards',123769726395482114,1796734638609,0,0,1,-1);
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
INSERT INTO sanction VALUES(123742034329600000,0,189,'player89','',1796728000000,0,'kate','shouted',0,123742034329600000,'','');
INSERT INTO sanction VALUES(123742034329600003,1,189,'player89','',1796728000000,0,'kate','shouted',0,123742034329600003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(123742034329600002,1796728000000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(123755295057903616,1796731161604,'','void','table 9','game 9: It took too long.');
INSERT INTO audit VALUES(123757941009416192,1796731792448,'','void','table 10','game 10: It took too long.');
INSERT INTO audit VALUES(123761178441678848,1796732564312,'','void','table 12','game 12: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,123742034329600020,1,1796728000000,20000006,'move 1 play RV');
INSERT INTO journal VALUES(2,1,123742034329600020,2,1796728003672,20000007,'move 1 play J color G');
INSERT INTO journal VALUES(3,2,123742034329600020,3,1796728007754,20000008,'move 2 play G4');
INSERT INTO journal VALUES(4,3,123742034329600020,4,1796728011880,20000009,'move 1 draw');
INSERT INTO journal VALUES(5,4,123742034329600020,5,1796728015685,20000010,'move 1 play GV');
INSERT INTO journal VALUES(6,5,123742034329600020,6,1796728020419,20000011,'move 1 draw');
INSERT INTO journal VALUES(7,6,123742034329600020,7,1796728080419,0,'timeout 2');
INSERT INTO journal VALUES(8,7,123742034329600020,8,1796728080419,0,'auto 2 play J+4 color R');
INSERT INTO journal VALUES(9,8,123742034329600020,9,1796728084828,20000012,'move 1 lie');
INSERT INTO journal VALUES(10,9,123742034329600020,10,1796728087735,20000013,'move 2 play R1');
INSERT INTO journal VALUES(11,10,123742034329600020,11,1796728091438,20000014,'move 1 play Y1');
INSERT INTO journal VALUES(12,11,123742034329600020,12,1796728095180,20000015,'move 2 draw');
INSERT INTO journal VALUES(13,12,123742034329600020,13,1796728100096,20000016,'move 1 play Y5');
INSERT INTO journal VALUES(14,13,123742034329600020,14,1796728102974,20000017,'move 2 play R5');
INSERT INTO journal VALUES(15,14,123742034329600020,15,1796728105244,20000018,'move 1 play J color Y');
INSERT INTO journal VALUES(16,15,123742034329600020,16,1796728108957,20000019,'move 2 draw');
INSERT INTO journal VALUES(17,16,123742034329600020,17,1796728108957,0,'hash 33f6da71fec893b530958da64d749e20');
INSERT INTO journal VALUES(18,17,123742034329600020,18,1796728110810,20000020,'leave 2');
INSERT INTO journal VALUES(19,18,123742034329600020,19,1796728110810,0,'hash 585e57dbbf2ffc56b9503c6ccf313ac3');
INSERT INTO journal VALUES(20,19,123742034329600020,20,1796728110810,20000021,'vote 1 2 penalize open');
INSERT INTO journal VALUES(21,0,123742754952970241,1,1796728173297,0,'move 3 take');
INSERT INTO journal VALUES(22,21,123742754952970241,2,1796728176810,20000029,'move 2 play G9');
INSERT INTO journal VALUES(23,22,123742754952970241,3,1796728179818,20000030,'move 1 play G6');
INSERT INTO journal VALUES(24,23,123742754952970241,4,1796728183813,0,'move 3 play G1');
INSERT INTO journal VALUES(25,24,123742754952970241,5,1796728188813,20000031,'move 2 play J+4 color Y');
INSERT INTO journal VALUES(26,25,123742754952970241,6,1796728192991,20000032,'move 1 take');
INSERT INTO journal VALUES(27,26,123742754952970241,7,1796728195067,0,'move 3 draw');
INSERT INTO journal VALUES(28,27,123742754952970241,8,1796728200067,0,'move 3 play Y1');
INSERT INTO journal VALUES(29,28,123742754952970241,9,1796728200067,20000033,'move 2 play Y8');
INSERT INTO journal VALUES(30,29,123742754952970241,10,1796728202213,20000034,'move 1 play Y7');
INSERT INTO journal VALUES(31,30,123742754952970241,11,1796728206504,0,'move 3 play G7');
INSERT INTO journal VALUES(32,31,123742754952970241,12,1796728211504,20000035,'move 2 play J color R');
INSERT INTO journal VALUES(33,32,123742754952970241,13,1796728215512,20000036,'move 1 play R3');
INSERT INTO journal VALUES(34,33,123742754952970241,14,1796728218202,0,'move 3 play R2');
INSERT INTO journal VALUES(35,34,123742754952970241,15,1796728223202,20000037,'move 2 play R2');
INSERT INTO journal VALUES(36,35,123742754952970241,16,1796728225504,20000038,'move 1 play RS');
INSERT INTO journal VALUES(37,36,123742754952970241,17,1796728225504,0,'hash be1d3533fd420704b83b8a6fcba73d1b');
INSERT INTO journal VALUES(38,37,123742754952970241,18,1796728229736,20000039,'move 2 draw');
INSERT INTO journal VALUES(39,38,123742754952970241,19,1796728232188,20000040,'move 1 draw');
INSERT INTO journal VALUES(40,39,123742754952970241,20,1796728237128,20000041,'move 1 play J color B');
INSERT INTO journal VALUES(41,40,123742754952970241,21,1796728239015,0,'move 3 play B5');
INSERT INTO journal VALUES(42,41,123742754952970241,22,1796728244015,20000042,'move 2 play B6');
INSERT INTO journal VALUES(43,42,123742754952970241,23,1796728248066,20000043,'move 1 play B6');
INSERT INTO journal VALUES(44,43,123742754952970241,24,1796728251804,0,'move 3 play BV');
INSERT INTO journal VALUES(45,44,123742754952970241,25,1796728256804,20000044,'move 1 play B0');
INSERT INTO journal VALUES(46,45,123742754952970241,26,1796728258446,20000045,'move 2 play B3 last');
INSERT INTO journal VALUES(47,46,123742754952970241,27,1796728263327,0,'move 3 play B5');
INSERT INTO journal VALUES(48,47,123742754952970241,28,1796728268327,20000046,'move 1 play Y5');
INSERT INTO journal VALUES(49,48,123742754952970241,29,1796728269372,20000047,'move 2 play YV');
INSERT INTO journal VALUES(50,49,123742754952970241,30,1796728269372,0,'hash ea07418edafb3df09ceaaeceeed5341d');
INSERT INTO journal VALUES(51,0,123743434145005569,1,1796728333742,20000059,'move 2 play R4');
INSERT INTO journal VALUES(52,51,123743434145005569,2,1796728336616,20000060,'move 1 play R5');
INSERT INTO journal VALUES(53,52,123743434145005569,3,1796728340838,20000061,'move 4 play R9');
INSERT INTO journal VALUES(54,53,123743434145005569,4,1796728343927,20000062,'move 3 play R3');
INSERT INTO journal VALUES(55,54,123743434145005569,5,1796728346219,20000063,'move 2 draw');
INSERT INTO journal VALUES(56,55,123743434145005569,6,1796728348362,20000064,'move 1 play J+4 color G');
INSERT INTO journal VALUES(57,56,123743434145005569,7,1796728350353,20000065,'move 4 take');
INSERT INTO journal VALUES(58,57,123743434145005569,8,1796728352784,20000066,'move 3 play G6');
INSERT INTO journal VALUES(59,58,123743434145005569,9,1796728357118,20000067,'move 2 play GV');
INSERT INTO journal VALUES(60,59,123743434145005569,10,1796728360649,20000068,'move 3 play G1');
INSERT INTO journal VALUES(61,60,123743434145005569,11,1796728362806,20000069,'move 4 play G2');
INSERT INTO journal VALUES(62,61,123743434145005569,12,1796728365598,20000070,'move 1 play GV');
INSERT INTO journal VALUES(63,62,123743434145005569,13,1796728369966,20000071,'move 4 play G7');
INSERT INTO journal VALUES(64,63,123743434145005569,14,1796728372094,20000072,'move 3 draw');
INSERT INTO journal VALUES(65,64,123743434145005569,15,1796728376131,20000073,'move 2 draw');
INSERT INTO journal VALUES(66,65,123743434145005569,16,1796728380526,20000074,'move 1 play G3');
INSERT INTO journal VALUES(67,66,123743434145005569,17,1796728380526,0,'hash ebc2939ba35ffab1d0bb7728bdcef34f');
INSERT INTO journal VALUES(68,67,123743434145005569,18,1796728381716,20000075,'move 4 play Y3');
INSERT INTO journal VALUES(69,68,123743434145005569,19,1796728383323,20000076,'move 3 play Y0');
INSERT INTO journal VALUES(70,69,123743434145005569,20,1796728384726,20000077,'move 2 draw');
INSERT INTO journal VALUES(71,70,123743434145005569,21,1796728388887,20000078,'move 1 draw');
INSERT INTO journal VALUES(72,71,123743434145005569,22,1796728391298,20000079,'move 4 draw');
INSERT INTO journal VALUES(73,72,123743434145005569,23,1796728393948,20000080,'move 4 play Y1');
INSERT INTO journal VALUES(74,73,123743434145005569,24,1796728398787,20000081,'move 3 play Y4');
INSERT INTO journal VALUES(75,74,123743434145005569,25,1796728403432,20000082,'move 2 draw');
INSERT INTO journal VALUES(76,75,123743434145005569,26,1796728406155,20000083,'move 2 play J color R');
INSERT INTO journal VALUES(77,76,123743434145005569,27,1796728409806,20000084,'move 1 draw');
INSERT INTO journal VALUES(78,77,123743434145005569,28,1796728412177,20000085,'move 1 play R5');
INSERT INTO journal VALUES(79,78,123743434145005569,29,1796728413448,20000086,'move 4 play R8');
INSERT INTO journal VALUES(80,79,123743434145005569,30,1796728416066,20000087,'move 3 play R0');
INSERT INTO journal VALUES(81,80,123743434145005569,31,1796728417932,20000088,'move 2 play R1');
INSERT INTO journal VALUES(82,81,123743434145005569,32,1796728422633,20000089,'move 1 draw');
INSERT INTO journal VALUES(83,82,123743434145005569,33,1796728423916,20000090,'move 4 play R3');
INSERT INTO journal VALUES(84,83,123743434145005569,34,1796728423916,0,'hash dfa245958aa4cc27b20bdc8d9419c681');
INSERT INTO journal VALUES(85,84,123743434145005569,35,1796728426344,20000091,'move 3 play R+2');
INSERT INTO journal VALUES(86,85,123743434145005569,36,1796728427565,20000092,'move 2 take');
INSERT INTO journal VALUES(87,86,123743434145005569,37,1796728430244,20000093,'move 1 draw');
INSERT INTO journal VALUES(88,87,123743434145005569,38,1796728434992,20000094,'move 1 play B+2');
INSERT INTO journal VALUES(89,88,123743434145005569,39,1796728437899,20000095,'move 4 take');
INSERT INTO journal VALUES(90,89,123743434145005569,40,1796728441855,20000096,'move 3 play B3');
INSERT INTO journal VALUES(91,90,123743434145005569,41,1796728441855,0,'hash 02ac853c49a6da865be19b9c4eeeca0b');
INSERT INTO journal VALUES(92,0,123744155875672065,1,1796728505816,20000105,'move 1 play 8C');
INSERT INTO journal VALUES(93,92,123744155875672065,2,1796728507096,20000106,'move 2 play AC suit S');
INSERT INTO journal VALUES(94,93,123744155875672065,3,1796728511444,20000107,'move 1 draw');
INSERT INTO journal VALUES(95,94,123744155875672065,4,1796728512935,20000108,'move 2 play 5S 4S');
INSERT INTO journal VALUES(96,95,123744155875672065,5,1796728517862,20000109,'move 1 play 2S 2D');
INSERT INTO journal VALUES(97,96,123744155875672065,6,1796728519043,20000110,'move 2 take');
INSERT INTO journal VALUES(98,97,123744155875672065,7,1796728523732,20000111,'move 1 play 6D 5D');
INSERT INTO journal VALUES(99,98,123744155875672065,8,1796728527799,20000112,'move 2 play 9H');
INSERT INTO journal VALUES(100,99,123744155875672065,9,1796728531294,20000113,'move 1 play 5H last');
INSERT INTO journal VALUES(101,100,123744155875672065,10,1796728534457,20000114,'move 2 play QD');
INSERT INTO journal VALUES(102,101,123744155875672065,11,1796728538438,20000115,'move 1 take');
INSERT INTO journal VALUES(103,102,123744155875672065,12,1796728541536,20000116,'move 2 play 4D');
INSERT INTO journal VALUES(104,103,123744155875672065,13,1796728544260,20000117,'move 1 play KH KS');
INSERT INTO journal VALUES(105,104,123744155875672065,14,1796728546300,20000118,'move 2 play 3S 3H');
INSERT INTO journal VALUES(106,105,123744155875672065,15,1796728549222,20000119,'move 1 play QH');
INSERT INTO journal VALUES(107,106,123744155875672065,16,1796728552863,20000120,'move 2 play QC last');
INSERT INTO journal VALUES(108,107,123744155875672065,17,1796728552863,0,'hash c4f9dd684c7cf3a6d97ab82a372ea987');
INSERT INTO journal VALUES(109,108,123744155875672065,18,1796728555265,20000121,'move 1 play 4C 3C');
INSERT INTO journal VALUES(110,109,123744155875672065,19,1796728558896,20000122,'move 2 play 9C');
INSERT INTO journal VALUES(111,110,123744155875672065,20,1796728558896,0,'hash ca4457c78d67ec97174722f57beef9e3');
INSERT INTO journal VALUES(112,0,123744639344705537,1,1796728621084,20000131,'move 1 play 7C 7S');
INSERT INTO journal VALUES(113,112,123744639344705537,2,1796728624526,20000132,'move 2 play AD AC AS suit C');
INSERT INTO journal VALUES(114,113,123744639344705537,3,1796728627213,0,'move 3 play 2C');
INSERT INTO journal VALUES(115,114,123744639344705537,4,1796728632213,20000133,'move 1 take');
INSERT INTO journal VALUES(116,115,123744639344705537,5,1796728636781,20000134,'move 2 play 6C');
INSERT INTO journal VALUES(117,116,123744639344705537,6,1796728640547,0,'move 3 draw');
INSERT INTO journal VALUES(118,117,123744639344705537,7,1796728645547,20000135,'move 1 play JC');
INSERT INTO journal VALUES(119,118,123744639344705537,8,1796728647397,0,'move 3 play JD QD');
INSERT INTO journal VALUES(120,119,123744639344705537,9,1796728652397,20000136,'move 2 draw');
INSERT INTO journal VALUES(121,120,123744639344705537,10,1796728656453,20000137,'move 1 play AH suit D');
INSERT INTO journal VALUES(122,121,123744639344705537,11,1796728658730,0,'move 3 draw');
INSERT INTO journal VALUES(123,122,123744639344705537,12,1796728663355,20000138,'move 2 play 6D');
INSERT INTO journal VALUES(124,123,123744639344705537,13,1796728666143,20000139,'move 1 play 5D');
INSERT INTO journal VALUES(125,124,123744639344705537,14,1796728670762,0,'move 3 play QH');
INSERT INTO journal VALUES(126,125,123744639344705537,15,1796728675762,20000140,'move 1 take');
INSERT INTO journal VALUES(127,126,123744639344705537,16,1796728679135,20000141,'move 2 play JH');
INSERT INTO journal VALUES(128,127,123744639344705537,17,1796728679135,0,'hash f4ec8e829854226c7654bac7e4bebf4b');
INSERT INTO journal VALUES(129,0,123745155399286785,1,1796728744121,20000153,'move 1 play AS suit S');
INSERT INTO journal VALUES(130,129,123745155399286785,2,1796728745218,20000154,'move 2 play 7S');
INSERT INTO journal VALUES(131,130,123745155399286785,3,1796728749382,20000155,'move 3 play 10S');
INSERT INTO journal VALUES(132,131,123745155399286785,4,1796728751339,20000156,'move 1 play 9S');
INSERT INTO journal VALUES(133,132,123745155399286785,5,1796728753433,20000157,'move 2 play 5S 5D');
INSERT INTO journal VALUES(134,133,123745155399286785,6,1796728756517,20000158,'move 3 take');
INSERT INTO journal VALUES(135,134,123745155399286785,7,1796728761165,20000159,'move 4 play KD KC');
INSERT INTO journal VALUES(136,135,123745155399286785,8,1796728821165,0,'timeout 1');
INSERT INTO journal VALUES(137,136,123745155399286785,9,1796728821165,0,'auto 1 play 10C');
INSERT INTO journal VALUES(138,137,123745155399286785,10,1796729075480,0,'leave 2 away');
INSERT INTO journal VALUES(139,138,123745155399286785,11,1796729075480,0,'timeout 3');
INSERT INTO journal VALUES(140,139,123745155399286785,12,1796729075480,0,'auto 3 play 6C');
INSERT INTO journal VALUES(141,140,123745155399286785,13,1796729075480,20000160,'move 4 play JC');
INSERT INTO journal VALUES(142,141,123745155399286785,14,1796729077297,20000161,'move 3 play AD suit S');
INSERT INTO journal VALUES(143,142,123745155399286785,15,1796729080400,20000162,'move 1 play QS QH');
INSERT INTO journal VALUES(144,143,123745155399286785,16,1796729084927,20000163,'move 4 play JH');
INSERT INTO journal VALUES(145,144,123745155399286785,17,1796729084927,0,'hash 274ae1c5677e82a3903aecb2599259ff');
INSERT INTO journal VALUES(146,145,123745155399286785,18,1796729089758,20000164,'move 1 draw');
INSERT INTO journal VALUES(147,146,123745155399286785,19,1796729093068,20000165,'move 3 play 3H 2H');
INSERT INTO journal VALUES(148,147,123745155399286785,20,1796729097359,20000166,'move 4 play QD');
INSERT INTO journal VALUES(149,148,123745155399286785,21,1796729099614,20000167,'move 3 take');
INSERT INTO journal VALUES(150,149,123745155399286785,22,1796729104303,20000168,'move 1 play 6D');
INSERT INTO journal VALUES(151,150,123745155399286785,23,1796729107033,20000169,'move 4 draw');
INSERT INTO journal VALUES(152,151,123745155399286785,24,1796729111392,20000170,'move 3 play JOKER suit D');
INSERT INTO journal VALUES(153,152,123745155399286785,25,1796729112542,20000171,'move 1 draw');
INSERT INTO journal VALUES(154,153,123745155399286785,26,1796729114890,20000172,'move 4 play AC 2C');
INSERT INTO journal VALUES(155,154,123745155399286785,27,1796729117684,20000173,'move 4 last');
INSERT INTO journal VALUES(156,155,123745155399286785,28,1796729118814,20000174,'move 3 take');
INSERT INTO journal VALUES(157,156,123745155399286785,29,1796729122938,20000175,'move 1 play 5C');
INSERT INTO journal VALUES(158,157,123745155399286785,30,1796729124614,20000176,'move 4 take');
INSERT INTO journal VALUES(159,158,123745155399286785,31,1796729126461,20000177,'move 3 play 3C 3D');
INSERT INTO journal VALUES(160,159,123745155399286785,32,1796729128432,20000178,'move 1 play 4D last');
INSERT INTO journal VALUES(161,160,123745155399286785,33,1796729130041,20000179,'move 4 play AH suit D');
INSERT INTO journal VALUES(162,161,123745155399286785,34,1796729130041,0,'hash 0947c27db04b3e26768503de4dd21cc6');
INSERT INTO journal VALUES(163,162,123745155399286785,35,1796729131044,20000180,'move 3 play 9D 8D to 1');
INSERT INTO journal VALUES(164,163,123745155399286785,36,1796729132425,20000181,'move 1 draw');
INSERT INTO journal VALUES(165,164,123745155399286785,37,1796729136209,20000182,'move 4 play 2D');
INSERT INTO journal VALUES(166,165,123745155399286785,38,1796729141101,20000183,'move 3 take');
INSERT INTO journal VALUES(167,166,123745155399286785,39,1796729201101,0,'timeout 1');
INSERT INTO journal VALUES(168,167,123745155399286785,40,1796729201101,0,'auto 1 draw');
INSERT INTO journal VALUES(169,168,123745155399286785,41,1796729203593,20000184,'move 4 play 10D');
INSERT INTO journal VALUES(170,169,123745155399286785,42,1796729206972,20000185,'move 1 draw');
INSERT INTO journal VALUES(171,170,123745155399286785,43,1796729208253,20000186,'move 4 draw');
INSERT INTO journal VALUES(172,171,123745155399286785,44,1796729212482,20000187,'move 3 play JOKER suit H');
INSERT INTO journal VALUES(173,172,123745155399286785,45,1796729215560,20000188,'move 1 play 7H');
INSERT INTO journal VALUES(174,173,123745155399286785,46,1796729216808,20000189,'move 4 play 7C');
INSERT INTO journal VALUES(175,174,123745155399286785,47,1796729219132,20000190,'move 3 play 8C 8H to 4');
INSERT INTO journal VALUES(176,175,123745155399286785,48,1796729221831,20000191,'move 1 play KH');
INSERT INTO journal VALUES(177,176,123745155399286785,49,1796729224838,20000192,'move 4 play 6H 5H');
INSERT INTO journal VALUES(178,177,123745155399286785,50,1796729226245,20000193,'move 3 take');
INSERT INTO journal VALUES(179,178,123745155399286785,51,1796729226245,0,'hash 182cf770b7d9006486fe2337326d9b0f');
INSERT INTO journal VALUES(180,179,123745155399286785,52,1796729229597,20000194,'move 1 draw');
INSERT INTO journal VALUES(181,180,123745155399286785,53,1796729289597,0,'timeout 4');
INSERT INTO journal VALUES(182,181,123745155399286785,54,1796729289597,0,'auto 4 play 10H last');
INSERT INTO journal VALUES(183,182,123745155399286785,55,1796729293150,20000195,'move 1 play 4H 4S');
INSERT INTO journal VALUES(184,183,123745155399286785,56,1796729296619,20000196,'move 4 play JS');
INSERT INTO journal VALUES(185,184,123745155399286785,57,1796729296619,0,'hash e88b1ce63c27078839ec373954e489ce');
INSERT INTO journal VALUES(186,0,123747733512126465,1,1796729358791,20000204,'move 1 keep 10S AS QD');
INSERT INTO journal VALUES(187,186,123747733512126465,2,1796729418791,0,'timeout 2');
INSERT INTO journal VALUES(188,187,123747733512126465,3,1796729418791,0,'auto 2 keep 2S 7H KH');
INSERT INTO journal VALUES(189,188,123747733512126465,4,1796729421744,20000205,'move 2 play 4S');
INSERT INTO journal VALUES(190,189,123747733512126465,5,1796729424589,20000206,'move 1 play 8H 8D');
INSERT INTO journal VALUES(191,190,123747733512126465,6,1796729428058,20000207,'move 2 play JC');
INSERT INTO journal VALUES(192,191,123747733512126465,7,1796729432461,20000208,'move 1 play JS');
INSERT INTO journal VALUES(193,192,123747733512126465,8,1796729474674,20000209,'move 2 play 2D');
INSERT INTO journal VALUES(194,193,123747733512126465,9,1796729476016,20000210,'move 1 play 4H 4C');
INSERT INTO journal VALUES(195,194,123747733512126465,10,1796729478721,20000211,'move 2 take');
INSERT INTO journal VALUES(196,195,123747733512126465,11,1796729480281,20000212,'move 1 play 5C');
INSERT INTO journal VALUES(197,196,123747733512126465,12,1796729481858,20000213,'move 1 play 6C');
INSERT INTO journal VALUES(198,197,123747733512126465,13,1796729486285,20000214,'move 2 play JC');
INSERT INTO journal VALUES(199,198,123747733512126465,14,1796729529745,20000215,'move 1 play 5H');
INSERT INTO journal VALUES(200,199,123747733512126465,15,1796729589745,0,'timeout 1');
INSERT INTO journal VALUES(201,200,123747733512126465,16,1796729589745,0,'auto 1 play 8S');
INSERT INTO journal VALUES(202,201,123747733512126465,17,1796729589745,0,'hash 9d9c977c4ca8d2a13405380116f0412d');
INSERT INTO journal VALUES(203,202,123747733512126465,18,1796729593375,20000216,'move 2 play 8H 8D');
INSERT INTO journal VALUES(204,203,123747733512126465,19,1796729597391,20000217,'move 1 play 5D');
INSERT INTO journal VALUES(205,204,123747733512126465,20,1796729599759,20000218,'move 1 play KD');
INSERT INTO journal VALUES(206,205,123747733512126465,21,1796729601138,20000219,'move 2 play AH');
INSERT INTO journal VALUES(207,206,123747733512126465,22,1796729605404,20000220,'move 1 take');
INSERT INTO journal VALUES(208,207,123747733512126465,23,1796729606768,20000221,'move 2 play 4H 4C');
INSERT INTO journal VALUES(209,208,123747733512126465,24,1796729610613,20000222,'move 1 play JC');
INSERT INTO journal VALUES(210,209,123747733512126465,25,1796729612922,20000223,'move 2 play JS');
INSERT INTO journal VALUES(211,210,123747733512126465,26,1796729617869,20000224,'move 1 play 5C 5H');
INSERT INTO journal VALUES(212,211,123747733512126465,27,1796729620678,20000225,'move 2 play QC');
INSERT INTO journal VALUES(213,212,123747733512126465,28,1796729625358,20000226,'move 1 play KD');
INSERT INTO journal VALUES(214,213,123747733512126465,29,1796729628247,20000227,'move 2 take');
INSERT INTO journal VALUES(215,214,123747733512126465,30,1796729630328,20000228,'move 1 play 6D 6C');
INSERT INTO journal VALUES(216,215,123747733512126465,31,1796729690328,0,'timeout 2');
INSERT INTO journal VALUES(217,216,123747733512126465,32,1796729690328,0,'auto 2 play JC JS');
INSERT INTO journal VALUES(218,217,123747733512126465,33,1796729695323,20000229,'move 1 play AH');
INSERT INTO journal VALUES(219,218,123747733512126465,34,1796729695323,0,'hash e61156870df128636fda18915238d42a');
INSERT INTO journal VALUES(220,219,123747733512126465,35,1796729696365,20000230,'move 2 play 5H');
INSERT INTO journal VALUES(221,220,123747733512126465,36,1796729698420,20000231,'move 2 play 5C');
INSERT INTO journal VALUES(222,221,123747733512126465,37,1796729701955,20000232,'move 2 play QC');
INSERT INTO journal VALUES(223,222,123747733512126465,38,1796729761955,0,'timeout 1');
INSERT INTO journal VALUES(224,223,123747733512126465,39,1796729761955,0,'auto 1 play 5D');
INSERT INTO journal VALUES(225,224,123747733512126465,40,1796729764638,20000233,'move 1 play 8H 8D');
INSERT INTO journal VALUES(226,225,123747733512126465,41,1796729768521,20000234,'move 2 take');
INSERT INTO journal VALUES(227,226,123747733512126465,42,1796729771942,20000235,'move 1 play 2H');
INSERT INTO journal VALUES(228,227,123747733512126465,43,1796729776066,20000236,'move 2 play 4S 4H 4C');
INSERT INTO journal VALUES(229,228,123747733512126465,44,1796729779406,20000237,'move 1 play 8S');
INSERT INTO journal VALUES(230,229,123747733512126465,45,1796729780985,20000238,'move 2 play AH');
INSERT INTO journal VALUES(231,230,123747733512126465,46,1796729785830,20000239,'move 1 play 10H');
INSERT INTO journal VALUES(232,231,123747733512126465,47,1796729788251,20000240,'move 1 play QH');
INSERT INTO journal VALUES(233,232,123747733512126465,48,1796729791465,20000241,'move 2 play QC');
INSERT INTO journal VALUES(234,233,123747733512126465,49,1796729794117,20000242,'move 1 take');
INSERT INTO journal VALUES(235,234,123747733512126465,50,1796729795854,20000243,'move 2 play 2D');
INSERT INTO journal VALUES(236,235,123747733512126465,51,1796729795854,0,'hash 5c4bbe5342fc298be19b9a6fd78726a2');
INSERT INTO journal VALUES(237,236,123747733512126465,52,1796729796945,20000244,'move 1 play 6H');
INSERT INTO journal VALUES(238,237,123747733512126465,53,1796729800784,20000245,'move 2 play 8H');
INSERT INTO journal VALUES(239,238,123747733512126465,54,1796729860784,0,'timeout 1');
INSERT INTO journal VALUES(240,239,123747733512126465,55,1796729860784,0,'auto 1 play QH QC');
INSERT INTO journal VALUES(241,240,123747733512126465,56,1796729865055,20000246,'move 2 play KD');
INSERT INTO journal VALUES(242,241,123747733512126465,57,1796729866697,20000247,'move 1 play KS');
INSERT INTO journal VALUES(243,242,123747733512126465,58,1796729871294,20000248,'move 2 play 5H 5D');
INSERT INTO journal VALUES(244,243,123747733512126465,59,1796729874964,20000249,'move 1 play 9C');
INSERT INTO journal VALUES(245,244,123747733512126465,60,1796729879087,20000250,'move 2 play JC JS');
INSERT INTO journal VALUES(246,245,123747733512126465,61,1796729883738,20000251,'move 1 play QS');
INSERT INTO journal VALUES(247,246,123747733512126465,62,1796729885697,20000252,'move 2 play 5C');
INSERT INTO journal VALUES(248,247,123747733512126465,63,1796729890020,20000253,'move 2 play 6D 6C');
INSERT INTO journal VALUES(249,248,123747733512126465,64,1796729891837,20000254,'move 1 play AC');
INSERT INTO journal VALUES(250,249,123747733512126465,65,1796729893991,20000255,'move 2 play 7S');
INSERT INTO journal VALUES(251,250,123747733512126465,66,1796729898254,20000256,'move 1 play 3S 3D');
INSERT INTO journal VALUES(252,251,123747733512126465,67,1796729900980,20000257,'move 2 play 4D');
INSERT INTO journal VALUES(253,252,123747733512126465,68,1796729900980,0,'hash 3a64988bf85438e3452f7fd7fee2b772');
INSERT INTO journal VALUES(254,253,123747733512126465,69,1796729905476,20000258,'move 1 play JH');
INSERT INTO journal VALUES(255,254,123747733512126465,70,1796729910465,20000259,'move 2 take');
INSERT INTO journal VALUES(256,255,123747733512126465,71,1796729912715,20000260,'move 1 play 6S');
INSERT INTO journal VALUES(257,256,123747733512126465,72,1796729917227,20000261,'move 2 play 6H 6D 6C');
INSERT INTO journal VALUES(258,257,123747733512126465,73,1796729920573,20000262,'move 2 play JS');
INSERT INTO journal VALUES(259,258,123747733512126465,74,1796729923464,20000263,'move 1 take');
INSERT INTO journal VALUES(260,259,123747733512126465,75,1796729983464,0,'timeout 2');
INSERT INTO journal VALUES(261,260,123747733512126465,76,1796729983464,0,'auto 2 play 3S 3D');
INSERT INTO journal VALUES(262,261,123747733512126465,77,1796729988623,20000264,'move 1 play JS');
INSERT INTO journal VALUES(263,262,123747733512126465,78,1796729990517,20000265,'move 2 play JH');
INSERT INTO journal VALUES(264,263,123747733512126465,79,1796729991989,20000266,'move 1 play KC');
INSERT INTO journal VALUES(265,264,123747733512126465,80,1796729994875,20000267,'move 2 play KD');
INSERT INTO journal VALUES(266,265,123747733512126465,81,1796729999334,20000268,'move 1 take');
INSERT INTO journal VALUES(267,266,123747733512126465,82,1796730000339,20000269,'move 2 play 5H');
INSERT INTO journal VALUES(268,267,123747733512126465,83,1796730001689,20000270,'move 2 play 9D');
INSERT INTO journal VALUES(269,268,123747733512126465,84,1796730005726,20000271,'leave 2');
INSERT INTO journal VALUES(270,269,123747733512126465,85,1796730005726,0,'hash cae7ac6bec377ab4dbb13ef3b345557f');
INSERT INTO journal VALUES(271,270,123747733512126465,86,1796730005726,20000272,'vote 1 2 penalize open');
INSERT INTO journal VALUES(272,0,123750702806728705,1,1796730066726,20000280,'move 1 keep 7D 5S AS');
INSERT INTO journal VALUES(273,272,123750702806728705,2,1796730069333,0,'move 2 keep 10D QD 5C');
INSERT INTO journal VALUES(274,273,123750702806728705,3,1796730074333,20000281,'move 3 keep 2H 10S QC');
INSERT INTO journal VALUES(275,274,123750702806728705,4,1796730078798,0,'move 2 play 4C 4D');
INSERT INTO journal VALUES(276,275,123750702806728705,5,1796730083798,20000282,'move 3 play 8H');
INSERT INTO journal VALUES(277,276,123750702806728705,6,1796730087492,20000283,'move 1 play 8C');
INSERT INTO journal VALUES(278,277,123750702806728705,7,1796730089164,0,'move 2 play JH');
INSERT INTO journal VALUES(279,278,123750702806728705,8,1796730093493,20000284,'move 3 play JS');
INSERT INTO journal VALUES(280,279,123750702806728705,9,1796730097713,20000285,'move 1 play KS');
INSERT INTO journal VALUES(281,280,123750702806728705,10,1796730099342,0,'move 2 play 5D');
INSERT INTO journal VALUES(282,281,123750702806728705,11,1796730104086,20000286,'move 1 play AC');
INSERT INTO journal VALUES(283,282,123750702806728705,12,1796730108152,20000287,'move 3 play AH');
INSERT INTO journal VALUES(284,283,123750702806728705,13,1796730112554,0,'move 2 play 10C');
INSERT INTO journal VALUES(285,284,123750702806728705,14,1796730117554,0,'move 2 play 6D');
INSERT INTO journal VALUES(286,285,123750702806728705,15,1796730117554,20000288,'move 1 play 10H');
INSERT INTO journal VALUES(287,286,123750702806728705,16,1796730119762,20000289,'move 1 play 3D');
INSERT INTO journal VALUES(288,287,123750702806728705,17,1796730119762,0,'hash c00d631596f9d0c9b369e329f2cba376');
INSERT INTO journal VALUES(289,288,123750702806728705,18,1796730122799,20000290,'move 3 play 9H');
INSERT INTO journal VALUES(290,289,123750702806728705,19,1796730126088,0,'move 2 play KD KH');
INSERT INTO journal VALUES(291,290,123750702806728705,20,1796730131088,20000291,'move 1 play 2D');
INSERT INTO journal VALUES(292,291,123750702806728705,21,1796730134217,20000292,'move 3 play 3S');
INSERT INTO journal VALUES(293,292,123750702806728705,22,1796730138809,0,'move 2 play 6S');
INSERT INTO journal VALUES(294,293,123750702806728705,23,1796730143809,20000293,'move 1 play 9S 9C');
INSERT INTO journal VALUES(295,294,123750702806728705,24,1796730145615,20000294,'move 3 play QH QS');
INSERT INTO journal VALUES(296,295,123750702806728705,25,1796730148975,0,'move 2 play 2C');
INSERT INTO journal VALUES(297,296,123750702806728705,26,1796730153975,20000295,'move 1 play 6H');
INSERT INTO journal VALUES(298,297,123750702806728705,27,1796730156791,20000296,'move 3 play 8D');
INSERT INTO journal VALUES(299,298,123750702806728705,28,1796730160289,0,'move 2 play JD');
INSERT INTO journal VALUES(300,299,123750702806728705,29,1796730165289,20000297,'move 1 play AD');
INSERT INTO journal VALUES(301,300,123750702806728705,30,1796730169514,20000298,'move 3 take');
INSERT INTO journal VALUES(302,301,123750702806728705,31,1796730171849,0,'move 2 play 6C');
INSERT INTO journal VALUES(303,302,123750702806728705,32,1796730176849,20000299,'move 1 play 2S');
INSERT INTO journal VALUES(304,303,123750702806728705,33,1796730178377,20000300,'move 3 play 3C 3H 3D 3S');
INSERT INTO journal VALUES(305,304,123750702806728705,34,1796730178377,0,'hash 0326ba703251a212acc215ab4a61b865');
INSERT INTO journal VALUES(306,305,123750702806728705,35,1796730238377,0,'timeout 3');
INSERT INTO journal VALUES(307,306,123750702806728705,36,1796730238377,0,'auto 3 play 6S 6H');
INSERT INTO journal VALUES(308,307,123750702806728705,37,1796730241178,0,'move 2 play 7H');
INSERT INTO journal VALUES(309,308,123750702806728705,38,1796730241178,20000301,'move 1 play 5S');
INSERT INTO journal VALUES(310,309,123750702806728705,39,1796730241178,0,'hash fe98264947eb1d50aa31c2a6e7ba3225');
INSERT INTO journal VALUES(311,0,123751699637600257,1,1796730304389,20000312,'move 1 keep 10S 7S 9H');
INSERT INTO journal VALUES(312,311,123751699637600257,2,1796730305854,20000313,'move 2 keep 7H 5C JD');
INSERT INTO journal VALUES(313,312,123751699637600257,3,1796730310581,20000314,'move 3 keep 3H 4S 9S');
INSERT INTO journal VALUES(314,313,123751699637600257,4,1796730315578,20000315,'move 4 keep 10D 4D 2H');
INSERT INTO journal VALUES(315,314,123751699637600257,5,1796730316701,20000316,'move 1 play 3S');
INSERT INTO journal VALUES(316,315,123751699637600257,6,1796730319089,20000317,'move 2 play 9D');
INSERT INTO journal VALUES(317,316,123751699637600257,7,1796730322183,20000318,'move 3 take');
INSERT INTO journal VALUES(318,317,123751699637600257,8,1796730323827,20000319,'move 4 play 6C');
INSERT INTO journal VALUES(319,318,123751699637600257,9,1796730325373,20000320,'move 1 play 8D');
INSERT INTO journal VALUES(320,319,123751699637600257,10,1796730385373,0,'timeout 2');
INSERT INTO journal VALUES(321,320,123751699637600257,11,1796730385373,0,'auto 2 play 8H');
INSERT INTO journal VALUES(322,321,123751699637600257,12,1796730388001,20000321,'move 3 play 9D');
INSERT INTO journal VALUES(323,322,123751699637600257,13,1796730390879,20000322,'move 4 play 5S');
INSERT INTO journal VALUES(324,323,123751699637600257,14,1796730394988,20000323,'move 3 play QH');
INSERT INTO journal VALUES(325,324,123751699637600257,15,1796730396509,20000324,'move 2 play QD');
INSERT INTO journal VALUES(326,325,123751699637600257,16,1796730401305,20000325,'move 1 play KD');
INSERT INTO journal VALUES(327,326,123751699637600257,17,1796730401305,0,'hash 49033ce32ad1b68a06e83db8946b09f7');
INSERT INTO journal VALUES(328,327,123751699637600257,18,1796730406206,20000326,'move 4 play 5H');
INSERT INTO journal VALUES(329,328,123751699637600257,19,1796730408263,20000327,'move 1 play JH');
INSERT INTO journal VALUES(330,329,123751699637600257,20,1796730409474,20000328,'move 2 play AD');
INSERT INTO journal VALUES(331,330,123751699637600257,21,1796730412437,20000329,'move 3 take');
INSERT INTO journal VALUES(332,331,123751699637600257,22,1796730415126,20000330,'move 4 play 4H');
INSERT INTO journal VALUES(333,332,123751699637600257,23,1796730417179,20000331,'move 1 take');
INSERT INTO journal VALUES(334,333,123751699637600257,24,1796730422140,20000332,'leave 2');
INSERT INTO journal VALUES(335,334,123751699637600257,25,1796730422140,20000333,'move 3 play 3S');
INSERT INTO journal VALUES(336,335,123751699637600257,26,1796730424209,20000334,'move 4 play 10C');
INSERT INTO journal VALUES(337,336,123751699637600257,27,1796730426716,20000335,'move 4 play QC');
INSERT INTO journal VALUES(338,337,123751699637600257,28,1796730428735,20000336,'move 1 play 7D');
INSERT INTO journal VALUES(339,338,123751699637600257,29,1796730432756,20000337,'move 3 play 6C');
INSERT INTO journal VALUES(340,339,123751699637600257,30,1796730435491,20000338,'move 4 play JC');
INSERT INTO journal VALUES(341,340,123751699637600257,31,1796730439151,20000339,'move 1 take');
INSERT INTO journal VALUES(342,341,123751699637600257,32,1796730443729,20000340,'move 3 play QH QD');
INSERT INTO journal VALUES(343,342,123751699637600257,33,1796730446370,20000341,'move 4 play 2C');
INSERT INTO journal VALUES(344,343,123751699637600257,34,1796730446370,0,'hash bd7acbfd370316d0b8ff630e54c27b1a');
INSERT INTO journal VALUES(345,344,123751699637600257,35,1796730448312,20000342,'move 1 take');
INSERT INTO journal VALUES(346,345,123751699637600257,36,1796730450231,20000343,'move 3 play 8D');
INSERT INTO journal VALUES(347,346,123751699637600257,37,1796730453202,20000344,'move 4 take');
INSERT INTO journal VALUES(348,347,123751699637600257,38,1796730456471,20000345,'move 1 play 4C');
INSERT INTO journal VALUES(349,348,123751699637600257,39,1796730460426,20000346,'move 3 play 8H');
INSERT INTO journal VALUES(350,349,123751699637600257,40,1796730464872,20000347,'move 4 play 8D');
INSERT INTO journal VALUES(351,350,123751699637600257,41,1796730466338,20000348,'move 1 take');
INSERT INTO journal VALUES(352,351,123751699637600257,42,1796730471247,20000349,'move 3 play 5S');
INSERT INTO journal VALUES(353,352,123751699637600257,43,1796730475318,20000350,'move 1 play 6C');
INSERT INTO journal VALUES(354,353,123751699637600257,44,1796730479032,20000351,'move 4 play KS');
INSERT INTO journal VALUES(355,354,123751699637600257,45,1796730481727,20000352,'move 3 play AD');
INSERT INTO journal VALUES(356,355,123751699637600257,46,1796730482801,20000353,'move 1 play 7D');
INSERT INTO journal VALUES(357,356,123751699637600257,47,1796730542801,0,'timeout 4');
INSERT INTO journal VALUES(358,357,123751699637600257,48,1796730542801,0,'auto 4 play 3D');
INSERT INTO journal VALUES(359,358,123751699637600257,49,1796730547791,20000354,'move 3 play 9D');
INSERT INTO journal VALUES(360,359,123751699637600257,50,1796730552457,20000355,'move 1 play QH');
INSERT INTO journal VALUES(361,360,123751699637600257,51,1796730552457,0,'hash 7d19f1f9002352c016eba5db00f0243a');
INSERT INTO journal VALUES(362,361,123751699637600257,52,1796730553584,20000356,'move 4 take');
INSERT INTO journal VALUES(363,362,123751699637600257,53,1796730555877,20000357,'move 3 play KD');
INSERT INTO journal VALUES(364,363,123751699637600257,54,1796730615877,0,'timeout 1');
INSERT INTO journal VALUES(365,364,123751699637600257,55,1796730615877,0,'auto 1 play 2C');
INSERT INTO journal VALUES(366,365,123751699637600257,56,1796730621138,20000358,'move 4 play 3D');
INSERT INTO journal VALUES(367,366,123751699637600257,57,1796730623584,20000359,'move 3 play 5H');
INSERT INTO journal VALUES(368,367,123751699637600257,58,1796730627654,20000360,'move 4 play 6S 6C');
INSERT INTO journal VALUES(369,368,123751699637600257,59,1796730631544,20000361,'move 1 play 8C 8H 8D');
INSERT INTO journal VALUES(370,369,123751699637600257,60,1796730691544,0,'timeout 3');
INSERT INTO journal VALUES(371,370,123751699637600257,61,1796730691544,0,'auto 3 play JH');
INSERT INTO journal VALUES(372,371,123751699637600257,62,1796730693938,20000362,'move 4 play 7D');
INSERT INTO journal VALUES(373,372,123751699637600257,63,1796730698092,20000363,'move 1 play 4H 4C');
INSERT INTO journal VALUES(374,373,123751699637600257,64,1796730700318,20000364,'move 3 play KC');
INSERT INTO journal VALUES(375,374,123751699637600257,65,1796730704738,20000365,'move 4 take');
INSERT INTO journal VALUES(376,375,123751699637600257,66,1796730706192,20000366,'move 1 play JC');
INSERT INTO journal VALUES(377,376,123751699637600257,67,1796730708353,20000367,'move 3 play 2D');
INSERT INTO journal VALUES(378,377,123751699637600257,68,1796730708353,0,'hash bfb40d60de8cb74d879228190860bc22');
INSERT INTO journal VALUES(379,378,123751699637600257,69,1796730711513,20000368,'move 4 play KC');
INSERT INTO journal VALUES(380,379,123751699637600257,70,1796730771513,0,'timeout 1');
INSERT INTO journal VALUES(381,380,123751699637600257,71,1796730771513,0,'auto 1 take');
INSERT INTO journal VALUES(382,381,123751699637600257,72,1796731024389,0,'timeout 3');
INSERT INTO journal VALUES(383,382,123751699637600257,73,1796731024389,0,'auto 3 play 3H');
INSERT INTO journal VALUES(384,383,123751699637600257,74,1796731024389,0,'leave 4 away');
INSERT INTO journal VALUES(385,384,123751699637600257,75,1796731024389,20000369,'move 1 play 2D');
INSERT INTO journal VALUES(386,385,123751699637600257,76,1796731028120,20000370,'move 3 play 4S');
INSERT INTO journal VALUES(387,386,123751699637600257,77,1796731030406,20000371,'move 1 play JC');
INSERT INTO journal VALUES(388,387,123751699637600257,78,1796731034648,20000372,'move 3 take 9S');
INSERT INTO journal VALUES(389,388,123751699637600257,79,1796731037447,20000373,'move 1 play QC QD');
INSERT INTO journal VALUES(390,389,123751699637600257,80,1796731042321,20000374,'move 3 play 2D');
INSERT INTO journal VALUES(391,390,123751699637600257,81,1796731044923,20000375,'move 1 play KC');
INSERT INTO journal VALUES(392,391,123751699637600257,82,1796731046817,20000376,'move 3 take');
INSERT INTO journal VALUES(393,392,123751699637600257,83,1796731050278,20000377,'move 1 play 7S');
INSERT INTO journal VALUES(394,393,123751699637600257,84,1796731052383,20000378,'move 3 play 3H');
INSERT INTO journal VALUES(395,394,123751699637600257,85,1796731052383,0,'hash 822c79a176555a7fa64cc445c6249d4a');
INSERT INTO journal VALUES(396,395,123751699637600257,86,1796731056826,20000379,'move 1 play 9H');
INSERT INTO journal VALUES(397,396,123751699637600257,87,1796731060244,20000380,'move 3 play 9S');
INSERT INTO journal VALUES(398,397,123751699637600257,88,1796731062005,20000381,'move 1 play 10S');
INSERT INTO journal VALUES(399,398,123751699637600257,89,1796731063098,20000382,'move 1 flip 1');
INSERT INTO journal VALUES(400,399,123751699637600257,90,1796731106340,20000383,'move 3 play QC QD');
INSERT INTO journal VALUES(401,400,123751699637600257,91,1796731108195,20000384,'move 1 flip 1');
INSERT INTO journal VALUES(402,401,123751699637600257,92,1796731110900,20000385,'move 3 play KC');
INSERT INTO journal VALUES(403,402,123751699637600257,93,1796731115221,20000386,'move 1 take');
INSERT INTO journal VALUES(404,403,123751699637600257,94,1796731116817,20000387,'move 3 play 4S');
INSERT INTO journal VALUES(405,404,123751699637600257,95,1796731121498,20000388,'move 1 play 8S');
INSERT INTO journal VALUES(406,405,123751699637600257,96,1796731123111,20000389,'move 3 take');
INSERT INTO journal VALUES(407,406,123751699637600257,97,1796731125975,20000390,'move 1 play QS QC QD');
INSERT INTO journal VALUES(408,407,123751699637600257,98,1796731127085,20000391,'move 3 play 2D');
INSERT INTO journal VALUES(409,408,123751699637600257,99,1796731130428,20000392,'move 1 take');
INSERT INTO journal VALUES(410,409,123751699637600257,100,1796731133152,20000393,'move 3 play 4S');
INSERT INTO journal VALUES(411,410,123751699637600257,101,1796731134581,20000394,'move 1 play QD');
INSERT INTO journal VALUES(412,411,123751699637600257,102,1796731134581,0,'hash f0f5adf951f22af9aa02fb265238feea');
INSERT INTO journal VALUES(413,412,123751699637600257,103,1796731138549,20000395,'move 3 take');
INSERT INTO journal VALUES(414,413,123751699637600257,104,1796731142332,20000396,'move 1 play QS QC');
INSERT INTO journal VALUES(415,414,123751699637600257,105,1796731145855,20000397,'move 3 take');
INSERT INTO journal VALUES(416,415,123751699637600257,106,1796731147177,20000398,'move 1 play KC');
INSERT INTO journal VALUES(417,416,123751699637600257,107,1796731148252,20000399,'move 3 take');
INSERT INTO journal VALUES(418,417,123751699637600257,108,1796731151233,20000400,'move 1 play 2D');
INSERT INTO journal VALUES(419,418,123751699637600257,109,1796731153895,20000401,'move 3 play 4S');
INSERT INTO journal VALUES(420,419,123751699637600257,110,1796731157454,20000402,'move 1 flip 1');
INSERT INTO journal VALUES(421,420,123751699637600257,111,1796731161604,20000403,'void It took too long.');
INSERT INTO journal VALUES(422,421,123751699637600257,112,1796731161604,0,'hash fcfd91ebeee3ad0f56409f7bb14178d7');
INSERT INTO journal VALUES(423,0,123755550910447617,1,1796731222604,20000411,'move 1 play JC');
INSERT INTO journal VALUES(424,423,123755550910447617,2,1796731225894,20000412,'move 1 play 10C');
INSERT INTO journal VALUES(425,424,123755550910447617,3,1796731227215,20000413,'move 2 play 9C 9H');
INSERT INTO journal VALUES(426,425,123755550910447617,4,1796731229564,20000414,'move 1 draw');
INSERT INTO journal VALUES(427,426,123755550910447617,5,1796731233240,20000415,'move 2 play 5H');
INSERT INTO journal VALUES(428,427,123755550910447617,6,1796731235696,20000416,'move 1 take');
INSERT INTO journal VALUES(429,428,123755550910447617,7,1796731238807,20000417,'move 2 play 4H 4C');
INSERT INTO journal VALUES(430,429,123755550910447617,8,1796731242326,20000418,'move 1 play KC KD');
INSERT INTO journal VALUES(431,430,123755550910447617,9,1796731302326,0,'timeout 2');
INSERT INTO journal VALUES(432,431,123755550910447617,10,1796731302326,0,'auto 2 draw');
INSERT INTO journal VALUES(433,432,123755550910447617,11,1796731305288,20000419,'move 1 play QD QS');
INSERT INTO journal VALUES(434,433,123755550910447617,12,1796731310260,20000420,'move 2 play 8S');
INSERT INTO journal VALUES(435,434,123755550910447617,13,1796731314917,20000421,'move 1 play 7S');
INSERT INTO journal VALUES(436,435,123755550910447617,14,1796731317779,20000422,'move 2 play 8H');
INSERT INTO journal VALUES(437,436,123755550910447617,15,1796731322710,20000423,'move 1 play 10H');
INSERT INTO journal VALUES(438,437,123755550910447617,16,1796731326383,20000424,'move 2 draw');
INSERT INTO journal VALUES(439,438,123755550910447617,17,1796731326383,0,'hash f57180b2fb76c0c6e333fc13221afb8b');
INSERT INTO journal VALUES(440,439,123755550910447617,18,1796731368468,20000425,'move 1 play 7C');
INSERT INTO journal VALUES(441,440,123755550910447617,19,1796731370911,20000426,'move 2 draw');
INSERT INTO journal VALUES(442,441,123755550910447617,20,1796731373516,20000427,'move 1 draw');
INSERT INTO journal VALUES(443,442,123755550910447617,21,1796731378257,20000428,'move 2 draw');
INSERT INTO journal VALUES(444,443,123755550910447617,22,1796731379728,20000429,'move 1 draw');
INSERT INTO journal VALUES(445,444,123755550910447617,23,1796731381150,20000430,'move 2 draw');
INSERT INTO journal VALUES(446,445,123755550910447617,24,1796731386134,20000431,'move 1 play QH');
INSERT INTO journal VALUES(447,446,123755550910447617,25,1796731390335,20000432,'move 2 draw');
INSERT INTO journal VALUES(448,447,123755550910447617,26,1796731394218,20000433,'move 1 draw');
INSERT INTO journal VALUES(449,448,123755550910447617,27,1796731395706,20000434,'move 2 draw');
INSERT INTO journal VALUES(450,449,123755550910447617,28,1796731398347,20000435,'move 1 draw');
INSERT INTO journal VALUES(451,450,123755550910447617,29,1796731443208,20000436,'move 2 play AS suit S');
INSERT INTO journal VALUES(452,451,123755550910447617,30,1796731447953,20000437,'move 1 play 10S');
INSERT INTO journal VALUES(453,452,123755550910447617,31,1796731450117,20000438,'move 2 play KS');
INSERT INTO journal VALUES(454,453,123755550910447617,32,1796731451937,20000439,'move 1 draw');
INSERT INTO journal VALUES(455,454,123755550910447617,33,1796731453799,20000440,'move 2 play 3S');
INSERT INTO journal VALUES(456,455,123755550910447617,34,1796731453799,0,'hash 0c5a788766b8aefdbde98ec193968281');
INSERT INTO journal VALUES(457,456,123755550910447617,35,1796731456811,20000441,'move 1 play 4S 5C 5S 5D');
INSERT INTO journal VALUES(458,457,123755550910447617,36,1796731459860,20000442,'move 2 take');
INSERT INTO journal VALUES(459,458,123755550910447617,37,1796731501530,20000443,'move 1 play JD');
INSERT INTO journal VALUES(460,459,123755550910447617,38,1796731502915,20000444,'move 1 play JS');
INSERT INTO journal VALUES(461,460,123755550910447617,39,1796731506443,20000445,'move 1 draw');
INSERT INTO journal VALUES(462,461,123755550910447617,40,1796731509363,20000446,'move 2 play AD suit D');
INSERT INTO journal VALUES(463,462,123755550910447617,41,1796731511396,20000447,'move 1 draw');
INSERT INTO journal VALUES(464,463,123755550910447617,42,1796731515828,20000448,'move 2 play 2D 2H');
INSERT INTO journal VALUES(465,464,123755550910447617,43,1796731516840,20000449,'move 1 take');
INSERT INTO journal VALUES(466,465,123755550910447617,44,1796731521619,20000450,'move 2 play 7D');
INSERT INTO journal VALUES(467,466,123755550910447617,45,1796731525049,20000451,'move 1 play KH');
INSERT INTO journal VALUES(468,467,123755550910447617,46,1796731526566,20000452,'move 2 draw');
INSERT INTO journal VALUES(469,468,123755550910447617,47,1796731531052,20000453,'move 1 play AH suit C');
INSERT INTO journal VALUES(470,469,123755550910447617,48,1796731532630,20000454,'move 2 draw');
INSERT INTO journal VALUES(471,470,123755550910447617,49,1796731536391,20000455,'move 1 play QC');
INSERT INTO journal VALUES(472,471,123755550910447617,50,1796731537416,20000456,'move 2 play 6C 6H');
INSERT INTO journal VALUES(473,472,123755550910447617,51,1796731537416,0,'hash 93da73139be2e463bd7c14af4fe097fb');
INSERT INTO journal VALUES(474,473,123755550910447617,52,1796731542054,20000457,'move 1 play 6D');
INSERT INTO journal VALUES(475,474,123755550910447617,53,1796731543426,20000458,'move 2 play 10D');
INSERT INTO journal VALUES(476,475,123755550910447617,54,1796731545679,20000459,'move 1 draw');
INSERT INTO journal VALUES(477,476,123755550910447617,55,1796731547020,20000460,'move 2 play 9D');
INSERT INTO journal VALUES(478,477,123755550910447617,56,1796731607020,0,'timeout 1');
INSERT INTO journal VALUES(479,478,123755550910447617,57,1796731607020,0,'auto 1 play 4D');
INSERT INTO journal VALUES(480,479,123755550910447617,58,1796731610532,20000461,'move 2 play 8D');
INSERT INTO journal VALUES(481,480,123755550910447617,59,1796731611583,20000462,'move 1 play 8C');
INSERT INTO journal VALUES(482,481,123755550910447617,60,1796731615178,20000463,'move 2 draw');
INSERT INTO journal VALUES(483,482,123755550910447617,61,1796731616952,20000464,'move 1 draw');
INSERT INTO journal VALUES(484,483,123755550910447617,62,1796731621686,20000465,'move 2 play AC suit S');
INSERT INTO journal VALUES(485,484,123755550910447617,63,1796731624033,20000466,'move 1 play 9S');
INSERT INTO journal VALUES(486,485,123755550910447617,64,1796731628120,20000467,'move 2 play 2S');
INSERT INTO journal VALUES(487,486,123755550910447617,65,1796731630478,20000468,'move 1 take');
INSERT INTO journal VALUES(488,487,123755550910447617,66,1796731634497,20000469,'move 2 draw');
INSERT INTO journal VALUES(489,488,123755550910447617,67,1796731637080,20000470,'move 1 play 6S');
INSERT INTO journal VALUES(490,489,123755550910447617,68,1796731637080,0,'hash 73851432b2da046a39aa7f01259b99bd');
INSERT INTO journal VALUES(491,490,123755550910447617,69,1796731642069,20000471,'move 2 draw');
INSERT INTO journal VALUES(492,491,123755550910447617,70,1796731645528,20000472,'move 1 play 7H');
INSERT INTO journal VALUES(493,492,123755550910447617,71,1796731648227,20000473,'move 2 draw');
INSERT INTO journal VALUES(494,493,123755550910447617,72,1796731651761,20000474,'move 1 draw');
INSERT INTO journal VALUES(495,494,123755550910447617,73,1796731655947,20000475,'move 2 play 4S');
INSERT INTO journal VALUES(496,495,123755550910447617,74,1796731660265,20000476,'move 1 draw');
INSERT INTO journal VALUES(497,496,123755550910447617,75,1796731665157,20000477,'move 2 draw');
INSERT INTO journal VALUES(498,497,123755550910447617,76,1796731668450,20000478,'move 1 draw');
INSERT INTO journal VALUES(499,498,123755550910447617,77,1796731670647,20000479,'move 2 draw');
INSERT INTO journal VALUES(500,499,123755550910447617,78,1796731674432,20000480,'move 1 play 2S');
INSERT INTO journal VALUES(501,500,123755550910447617,79,1796731676594,20000481,'move 2 play 2C');
INSERT INTO journal VALUES(502,501,123755550910447617,80,1796731678877,20000482,'move 1 take');
INSERT INTO journal VALUES(503,502,123755550910447617,81,1796731681292,20000483,'move 2 play KC');
INSERT INTO journal VALUES(504,503,123755550910447617,82,1796731682502,20000484,'move 1 play KS');
INSERT INTO journal VALUES(505,504,123755550910447617,83,1796731684901,20000485,'move 2 play JS');
INSERT INTO journal VALUES(506,505,123755550910447617,84,1796731687184,20000486,'move 2 draw');
INSERT INTO journal VALUES(507,506,123755550910447617,85,1796731687184,0,'hash 9607d991fd102d98d7b439951ec5c198');
INSERT INTO journal VALUES(508,507,123755550910447617,86,1796731691549,20000487,'move 1 play 9S');
INSERT INTO journal VALUES(509,508,123755550910447617,87,1796731695489,20000488,'move 2 draw');
INSERT INTO journal VALUES(510,509,123755550910447617,88,1796731698833,20000489,'move 1 play 10S');
INSERT INTO journal VALUES(511,510,123755550910447617,89,1796731700143,20000490,'move 2 draw');
INSERT INTO journal VALUES(512,511,123755550910447617,90,1796731702725,20000491,'move 1 play 10H');
INSERT INTO journal VALUES(513,512,123755550910447617,91,1796731706146,20000492,'move 2 draw');
INSERT INTO journal VALUES(514,513,123755550910447617,92,1796731709278,20000493,'move 1 play 3H 3D');
INSERT INTO journal VALUES(515,514,123755550910447617,93,1796731710327,20000494,'move 2 play 4D');
INSERT INTO journal VALUES(516,515,123755550910447617,94,1796731712731,20000495,'move 1 take');
INSERT INTO journal VALUES(517,516,123755550910447617,95,1796731715051,20000496,'move 2 draw');
INSERT INTO journal VALUES(518,517,123755550910447617,96,1796731716973,20000497,'move 1 draw');
INSERT INTO journal VALUES(519,518,123755550910447617,97,1796731721639,20000498,'move 2 play 7C');
INSERT INTO journal VALUES(520,519,123755550910447617,98,1796731723862,20000499,'move 1 draw');
INSERT INTO journal VALUES(521,520,123755550910447617,99,1796731727511,20000500,'move 2 play AC suit C');
INSERT INTO journal VALUES(522,521,123755550910447617,100,1796731787511,0,'timeout 1');
INSERT INTO journal VALUES(523,522,123755550910447617,101,1796731787511,0,'auto 1 play 5C 5D');
INSERT INTO journal VALUES(524,523,123755550910447617,102,1796731787511,0,'hash 7245b0d9d8d9c4abacdc6b7b3ca3370c');
INSERT INTO journal VALUES(525,524,123755550910447617,103,1796731792448,20000501,'void It took too long.');
INSERT INTO journal VALUES(526,525,123755550910447617,104,1796731792448,0,'hash 7245b0d9d8d9c4abacdc6b7b3ca3370c');
INSERT INTO journal VALUES(527,0,123758196861960193,1,1796731855477,0,'move 1 play 10S 10D 10H');
INSERT INTO journal VALUES(528,527,123758196861960193,2,1796731898448,20000509,'move 2 play 6H');
INSERT INTO journal VALUES(529,528,123758196861960193,3,1796731900763,20000510,'move 3 play QH');
INSERT INTO journal VALUES(530,529,123758196861960193,4,1796731904577,0,'move 1 play 9H 9S');
INSERT INTO journal VALUES(531,530,123758196861960193,5,1796731964577,0,'timeout 2');
INSERT INTO journal VALUES(532,531,123758196861960193,6,1796731964577,0,'auto 2 play 4S 4D');
INSERT INTO journal VALUES(533,532,123758196861960193,7,1796731970577,20000511,'move 3 play 4C');
INSERT INTO journal VALUES(534,533,123758196861960193,8,1796731974499,0,'move 1 draw');
INSERT INTO journal VALUES(535,534,123758196861960193,9,1796731979499,20000512,'move 2 play QC');
INSERT INTO journal VALUES(536,535,123758196861960193,10,1796731982487,20000513,'move 3 play 9C');
INSERT INTO journal VALUES(537,536,123758196861960193,11,1796731984034,0,'move 1 play 8C');
INSERT INTO journal VALUES(538,537,123758196861960193,12,1796732044034,0,'timeout 3');
INSERT INTO journal VALUES(539,538,123758196861960193,13,1796732044034,0,'auto 3 play 5C');
INSERT INTO journal VALUES(540,539,123758196861960193,14,1796732050034,20000514,'move 2 play 5D');
INSERT INTO journal VALUES(541,540,123758196861960193,15,1796732052329,0,'move 1 draw');
INSERT INTO journal VALUES(542,541,123758196861960193,16,1796732057281,20000515,'move 3 play AS suit C');
INSERT INTO journal VALUES(543,542,123758196861960193,17,1796732057281,0,'hash 7460105e6df0798983877c0006c5c71f');
INSERT INTO journal VALUES(544,543,123758196861960193,18,1796732117281,0,'timeout 2');
INSERT INTO journal VALUES(545,544,123758196861960193,19,1796732117281,0,'auto 2 draw 2');
INSERT INTO journal VALUES(546,545,123758196861960193,20,1796732123224,0,'move 1 play 7H');
INSERT INTO journal VALUES(547,546,123758196861960193,21,1796732123224,20000517,'move 3 play JC');
INSERT INTO journal VALUES(548,547,123758196861960193,22,1796732123224,0,'hash e02036d6044f0bab020a0e933697e7fc');
INSERT INTO journal VALUES(549,0,123759596614451201,1,1796732248204,0,'timeout 1');
INSERT INTO journal VALUES(550,549,123759596614451201,2,1796732248204,0,'auto 1 draw 2');
INSERT INTO journal VALUES(551,550,123759596614451201,3,1796732252114,20000549,'move 2 play 3C 4C');
INSERT INTO journal VALUES(552,551,123759596614451201,4,1796732255201,20000550,'move 3 take');
INSERT INTO journal VALUES(553,552,123759596614451201,5,1796732315201,0,'timeout 4');
INSERT INTO journal VALUES(554,553,123759596614451201,6,1796732315201,0,'auto 4 play 4S');
INSERT INTO journal VALUES(555,554,123759596614451201,7,1796732317944,20000551,'move 1 draw');
INSERT INTO journal VALUES(556,555,123759596614451201,8,1796732320075,20000552,'move 2 play 5S');
INSERT INTO journal VALUES(557,556,123759596614451201,9,1796732321392,20000553,'move 3 play 9S 9C');
INSERT INTO journal VALUES(558,557,123759596614451201,10,1796732325410,20000554,'move 4 play 10C');
INSERT INTO journal VALUES(559,558,123759596614451201,11,1796732329396,20000555,'move 1 play 10D');
INSERT INTO journal VALUES(560,559,123759596614451201,12,1796732390419,0,'timeout 2');
INSERT INTO journal VALUES(561,560,123759596614451201,13,1796732390419,0,'auto 2 draw 2');
INSERT INTO journal VALUES(562,561,123759596614451201,14,1796732394721,20000577,'move 3 play AD AC suit H');
INSERT INTO journal VALUES(563,562,123759596614451201,15,1796732438430,20000578,'move 4 play 6H');
INSERT INTO journal VALUES(564,563,123759596614451201,16,1796732441381,20000579,'move 1 draw');
INSERT INTO journal VALUES(565,564,123759596614451201,17,1796732441381,0,'hash 2f9d9dfa4aea63ed4041b8281d3d645a');
INSERT INTO journal VALUES(566,565,123759596614451201,18,1796732445001,20000580,'move 2 draw');
INSERT INTO journal VALUES(567,566,123759596614451201,19,1796732448610,20000581,'move 3 play 7D');
INSERT INTO journal VALUES(568,567,123759596614451201,20,1796732508772,0,'timeout 4');
INSERT INTO journal VALUES(569,568,123759596614451201,21,1796732508772,0,'auto 4 draw 2');
INSERT INTO journal VALUES(570,569,123759596614451201,22,1796732511775,20000603,'move 1 play 9H');
INSERT INTO journal VALUES(571,570,123759596614451201,23,1796732516366,20000604,'leave 2');
INSERT INTO journal VALUES(572,571,123759596614451201,24,1796732516366,20000606,'move 3 play 7H');
INSERT INTO journal VALUES(573,572,123759596614451201,25,1796732519705,20000607,'move 4 play 9D');
INSERT INTO journal VALUES(574,573,123759596614451201,26,1796732523583,20000608,'move 1 play AS suit H');
INSERT INTO journal VALUES(575,574,123759596614451201,27,1796732528388,20000609,'move 3 draw');
INSERT INTO journal VALUES(576,575,123759596614451201,28,1796732531678,20000610,'move 4 play AH suit S');
INSERT INTO journal VALUES(577,576,123759596614451201,29,1796732536485,20000611,'leave 1');
INSERT INTO journal VALUES(578,577,123759596614451201,30,1796732536485,20000613,'move 3 draw');
INSERT INTO journal VALUES(579,578,123759596614451201,31,1796732538462,20000614,'move 4 draw');
INSERT INTO journal VALUES(580,579,123759596614451201,32,1796732542269,20000615,'move 3 play 6S 6C');
INSERT INTO journal VALUES(581,580,123759596614451201,33,1796732564312,20000622,'void It took too long.');
INSERT INTO journal VALUES(582,581,123759596614451201,34,1796732564312,0,'hash 8381ca87883c83bc614bd973c732060a');
INSERT INTO journal VALUES(583,0,123761434294222849,1,1796732625312,20000629,'move 1 layout spread done');
INSERT INTO journal VALUES(584,583,123761434294222849,2,1796732626924,20000630,'move 2 layout spread done');
INSERT INTO journal VALUES(585,584,123761434294222849,3,1796732630416,20000631,'move 2 throw 7D aim-mm 810 1935 flick');
INSERT INTO journal VALUES(586,585,123761434294222849,4,1796732632200,20000632,'move 2 place KS C3');
INSERT INTO journal VALUES(587,586,123761434294222849,5,1796732633456,20000633,'move 2 place auto');
INSERT INTO journal VALUES(588,587,123761434294222849,6,1796732635496,20000634,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(589,588,123761434294222849,7,1796732639604,20000635,'move 2 place auto');
INSERT INTO journal VALUES(590,589,123761434294222849,8,1796732641121,20000636,'move 2 throw 2D aim-mm 630 1935 flick');
INSERT INTO journal VALUES(591,590,123761434294222849,9,1796732642664,20000637,'move 1 place 2D E14');
INSERT INTO journal VALUES(592,591,123761434294222849,10,1796732647620,20000638,'move 1 throw 2C aim-mm 690 990 float');
INSERT INTO journal VALUES(593,592,123761434294222849,11,1796732650279,20000639,'move 2 place 2C O10');
INSERT INTO journal VALUES(594,593,123761434294222849,12,1796732710279,0,'timeout 2');
INSERT INTO journal VALUES(595,594,123761434294222849,13,1796732710279,0,'auto 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(596,595,123761434294222849,14,1796732712887,20000640,'move 2 place auto');
INSERT INTO journal VALUES(597,596,123761434294222849,15,1796732714016,20000641,'move 1 throw 10C aim-mm 630 1125 flick');
INSERT INTO journal VALUES(598,597,123761434294222849,16,1796732718489,20000642,'move 2 place 10C N5');
INSERT INTO journal VALUES(599,598,123761434294222849,17,1796732718489,0,'hash 6312aaff90781c33549a61576cde7329');
INSERT INTO journal VALUES(600,599,123761434294222849,18,1796732723044,20000643,'move 2 throw 7D aim-mm 973 1130 float');
INSERT INTO journal VALUES(601,600,123761434294222849,19,1796732727702,20000644,'move 2 place 7S O9');
INSERT INTO journal VALUES(602,601,123761434294222849,20,1796732729745,20000645,'move 2 place 7D N1');
INSERT INTO journal VALUES(603,602,123761434294222849,21,1796732733574,20000646,'move 1 throw 10S aim-mm 510 1125 flick');
INSERT INTO journal VALUES(604,603,123761434294222849,22,1796732737739,20000647,'move 1 place 10S G18');
INSERT INTO journal VALUES(605,604,123761434294222849,23,1796732739851,20000648,'move 1 place 9H B22');
INSERT INTO journal VALUES(606,605,123761434294222849,24,1796732742841,20000649,'move 2 throw AD aim-mm 630 1125 flick');
INSERT INTO journal VALUES(607,606,123761434294222849,25,1796732747664,20000650,'move 1 place auto');
INSERT INTO journal VALUES(608,607,123761434294222849,26,1796732748798,20000651,'move 1 throw 8C aim-mm 810 1755 flick');
INSERT INTO journal VALUES(609,608,123761434294222849,27,1796732751085,20000652,'move 1 place auto');
INSERT INTO journal VALUES(610,609,123761434294222849,28,1796732754953,20000653,'move 2 throw 7D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(611,610,123761434294222849,29,1796732756001,20000654,'move 1 place 7D F18');
INSERT INTO journal VALUES(612,611,123761434294222849,30,1796732758656,20000655,'move 1 throw 7C aim-mm 630 1935 float');
INSERT INTO journal VALUES(613,612,123761434294222849,31,1796732760004,20000656,'move 2 place 7C O3');
INSERT INTO journal VALUES(614,613,123761434294222849,32,1796732761508,20000657,'move 2 throw 3D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(615,614,123761434294222849,33,1796732764915,20000658,'move 1 place 3D L14');
INSERT INTO journal VALUES(616,615,123761434294222849,34,1796732764915,0,'hash 2a78c50f210c15ddd4b45d5532dc93c2');
INSERT INTO journal VALUES(617,616,123761434294222849,35,1796732769140,20000659,'move 1 throw 4C aim-mm 690 990 flick');
INSERT INTO journal VALUES(618,617,123761434294222849,36,1796732770387,20000660,'move 1 place 4C H13');
INSERT INTO journal VALUES(619,618,123761434294222849,37,1796732773034,20000661,'move 1 place auto');
INSERT INTO journal VALUES(620,619,123761434294222849,38,1796732775789,20000662,'move 2 throw 4D aim-mm 450 1125 flick');
INSERT INTO journal VALUES(621,620,123761434294222849,39,1796732779550,20000663,'move 1 place 4D G15');
INSERT INTO journal VALUES(622,621,123761434294222849,40,1796732782677,20000664,'move 1 throw 4C aim-mm 284 1075 float');
INSERT INTO journal VALUES(623,622,123761434294222849,41,1796732786161,20000665,'move 1 place 10H F14');
INSERT INTO journal VALUES(624,623,123761434294222849,42,1796732791013,20000666,'move 1 place auto');
INSERT INTO journal VALUES(625,624,123761434294222849,43,1796732795168,20000667,'move 2 throw 5D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(626,625,123761434294222849,44,1796732798683,20000668,'move 1 place 5D H18');
INSERT INTO journal VALUES(627,626,123761434294222849,45,1796732800651,20000669,'move 1 throw 6C aim-mm 810 1935 flick');
INSERT INTO journal VALUES(628,627,123761434294222849,46,1796732804874,20000670,'move 1 place auto');
INSERT INTO journal VALUES(629,628,123761434294222849,47,1796732809502,20000671,'move 2 throw AH aim-mm 330 1215 float');
INSERT INTO journal VALUES(630,629,123761434294222849,48,1796732811576,20000672,'move 2 place AH C7');
INSERT INTO journal VALUES(631,630,123761434294222849,49,1796732814015,20000673,'move 2 place 2D O7');
INSERT INTO journal VALUES(632,631,123761434294222849,50,1796732815735,20000674,'move 1 throw 8C aim-mm 630 1125 flick');
INSERT INTO journal VALUES(633,632,123761434294222849,51,1796732815735,0,'hash ebbad7b5176ab691e829d9c50373831f');
INSERT INTO journal VALUES(634,633,123761434294222849,52,1796732819852,20000675,'move 1 place auto');
INSERT INTO journal VALUES(635,634,123761434294222849,53,1796732879852,0,'timeout 2');
INSERT INTO journal VALUES(636,635,123761434294222849,54,1796732879852,0,'auto 2 throw 6D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(637,636,123761434294222849,55,1796732883202,20000676,'move 2 place 8S B2');
INSERT INTO journal VALUES(638,637,123761434294222849,56,1796732886233,20000677,'move 2 place 6D B10');
INSERT INTO journal VALUES(639,638,123761434294222849,57,1796732888426,20000678,'move 1 throw 5C aim-mm 510 1395 float');
INSERT INTO journal VALUES(640,639,123761434294222849,58,1796732891822,20000679,'move 2 place auto');
INSERT INTO journal VALUES(641,640,123761434294222849,59,1796732895392,20000680,'move 2 throw JD aim-mm 930 1125 float');
INSERT INTO journal VALUES(642,641,123761434294222849,60,1796732898985,20000681,'move 2 place auto');
INSERT INTO journal VALUES(643,642,123761434294222849,61,1796732900142,20000682,'move 1 throw 8C aim-mm 870 1125 flick');
INSERT INTO journal VALUES(644,643,123761434294222849,62,1796732902518,20000683,'move 1 place 6D A15');
INSERT INTO journal VALUES(645,644,123761434294222849,63,1796732904806,20000684,'move 1 place auto');
INSERT INTO journal VALUES(646,645,123761434294222849,64,1796732907418,20000685,'move 2 throw AD aim-mm 330 1215 flick');
INSERT INTO journal VALUES(647,646,123761434294222849,65,1796732909310,20000686,'move 2 place auto');
INSERT INTO journal VALUES(648,647,123761434294222849,66,1796732913169,20000687,'move 1 throw 6S aim-mm 930 1125 flick');
INSERT INTO journal VALUES(649,648,123761434294222849,67,1796732914403,20000688,'move 1 place 6S H19');
INSERT INTO journal VALUES(650,649,123761434294222849,68,1796732914403,0,'hash 5b19652dac32a62932abbee9684bab51');
INSERT INTO journal VALUES(651,650,123761434294222849,69,1796732916164,20000689,'leave 2');
INSERT INTO journal VALUES(652,651,123761434294222849,70,1796732916164,0,'hash 1feca082be599320fa9f5a30e67ba443');
INSERT INTO journal VALUES(653,652,123761434294222849,71,1796732916164,20000690,'vote 1 2 penalize open');
INSERT INTO journal VALUES(654,0,123762910068473857,1,1796732977164,20000698,'move 1 layout spread done');
INSERT INTO journal VALUES(655,654,123762910068473857,2,1796732979020,20000699,'move 2 layout spread done');
INSERT INTO journal VALUES(656,655,123762910068473857,3,1796732982867,20000700,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(657,656,123762910068473857,4,1796732985609,20000701,'move 1 place auto');
INSERT INTO journal VALUES(658,657,123762910068473857,5,1796732987053,20000702,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(659,658,123762910068473857,6,1796732991927,20000703,'move 2 place auto');
INSERT INTO journal VALUES(660,659,123762910068473857,7,1796732996373,20000704,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(661,660,123762910068473857,8,1796732997993,20000705,'move 2 place auto');
INSERT INTO journal VALUES(662,661,123762910068473857,9,1796733057993,0,'timeout 2');
INSERT INTO journal VALUES(663,662,123762910068473857,10,1796733057993,0,'auto 2 throw 10S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(664,663,123762910068473857,11,1796733311178,0,'auto 2 place auto');
INSERT INTO journal VALUES(665,664,123762910068473857,12,1796733311178,0,'leave 2 away');
INSERT INTO journal VALUES(666,665,123762910068473857,13,1796733311178,0,'hash c305d9ec836bc3d4c28352ad56ab2958');
INSERT INTO journal VALUES(667,666,123762910068473857,14,1796733371178,0,'voted 2 forgive');
INSERT INTO journal VALUES(668,0,123764566877274113,1,1796733372178,20000712,'move 1 layout spread done');
INSERT INTO journal VALUES(669,668,123764566877274113,2,1796733376745,20000713,'move 2 layout spread done');
INSERT INTO journal VALUES(670,669,123764566877274113,3,1796733378805,20000714,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(671,670,123764566877274113,4,1796733382574,20000715,'move 1 place AD C13');
INSERT INTO journal VALUES(672,671,123764566877274113,5,1796733385816,20000716,'move 1 throw 7C aim-mm 510 1935 flick');
INSERT INTO journal VALUES(673,672,123764566877274113,6,1796733388184,20000717,'move 1 place 7D D14');
INSERT INTO journal VALUES(674,673,123764566877274113,7,1796733405816,0,'timeout 1');
INSERT INTO journal VALUES(675,674,123764566877274113,8,1796733405816,0,'auto 1 place auto');
INSERT INTO journal VALUES(676,675,123764566877274113,9,1796733432205,20000718,'move 2 throw 6D aim-mm 30 1125 float');
INSERT INTO journal VALUES(677,676,123764566877274113,10,1796733434178,20000719,'move 2 place 6D F5');
INSERT INTO journal VALUES(678,677,123764566877274113,11,1796733438109,20000720,'move 2 place JS K2');
INSERT INTO journal VALUES(679,678,123764566877274113,12,1796733440891,20000721,'move 1 throw 9C aim-mm 810 1935 flick');
INSERT INTO journal VALUES(680,679,123764566877274113,13,1796733445492,20000722,'move 2 place 9C G10');
INSERT INTO journal VALUES(681,680,123764566877274113,14,1796733449276,20000723,'move 2 throw 4D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(682,681,123764566877274113,15,1796733452421,20000724,'move 1 place auto');
INSERT INTO journal VALUES(683,682,123764566877274113,16,1796733455087,20000725,'move 1 throw 7C aim-mm 889 1980 float');
INSERT INTO journal VALUES(684,683,123764566877274113,17,1796733455087,0,'hash 5d8b5aeed7973fbf05e81427cc07f8b3');
INSERT INTO journal VALUES(685,684,123764566877274113,18,1796733457264,20000726,'move 1 place 7C F17');
INSERT INTO journal VALUES(686,685,123764566877274113,19,1796733458823,20000727,'move 1 place KH O15');
INSERT INTO journal VALUES(687,686,123764566877274113,20,1796733460122,20000728,'move 2 throw 2D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(688,687,123764566877274113,21,1796733461850,20000729,'move 2 place 2D I10');
INSERT INTO journal VALUES(689,688,123764566877274113,22,1796733465772,20000730,'move 1 throw 4C aim-mm 630 1125 flick');
INSERT INTO journal VALUES(690,689,123764566877274113,23,1796733467781,20000731,'move 2 place auto');
INSERT INTO journal VALUES(691,690,123764566877274113,24,1796733470909,20000732,'move 2 throw 10D aim-mm 930 1935 float');
INSERT INTO journal VALUES(692,691,123764566877274113,25,1796733473578,20000733,'move 2 place KC E1');
INSERT INTO journal VALUES(693,692,123764566877274113,26,1796733477829,20000734,'move 2 place 10D N3');
INSERT INTO journal VALUES(694,693,123764566877274113,27,1796733478920,20000735,'move 1 throw 10S aim-mm 450 1125 flick');
INSERT INTO journal VALUES(695,694,123764566877274113,28,1796733482836,20000736,'move 1 place auto');
INSERT INTO journal VALUES(696,695,123764566877274113,29,1796733486486,20000737,'move 2 throw 3D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(697,696,123764566877274113,30,1796733487734,20000738,'move 1 place 3D J18');
INSERT INTO journal VALUES(698,697,123764566877274113,31,1796733489647,20000739,'move 1 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(699,698,123764566877274113,32,1796733491843,20000740,'move 2 place 8S G2');
INSERT INTO journal VALUES(700,699,123764566877274113,33,1796733551843,0,'timeout 2');
INSERT INTO journal VALUES(701,700,123764566877274113,34,1796733551843,0,'auto 2 throw 10D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(702,701,123764566877274113,35,1796733551843,0,'hash b3259974946a9aafdbd2a3b4ba6693c8');
INSERT INTO journal VALUES(703,702,123764566877274113,36,1796733556418,20000741,'move 2 place 10D F9');
INSERT INTO journal VALUES(704,703,123764566877274113,37,1796733560548,20000742,'move 2 place 7S E10');
INSERT INTO journal VALUES(705,704,123764566877274113,38,1796733565138,20000743,'move 1 throw 6C aim-mm 330 1125 flick');
INSERT INTO journal VALUES(706,705,123764566877274113,39,1796733567817,20000744,'move 1 place 6C B16');
INSERT INTO journal VALUES(707,706,123764566877274113,40,1796733568910,20000745,'move 1 place auto');
INSERT INTO journal VALUES(708,707,123764566877274113,41,1796733572231,20000746,'move 2 throw KD aim-mm 210 1215 float');
INSERT INTO journal VALUES(709,708,123764566877274113,42,1796733575053,20000747,'move 1 place KD M20');
INSERT INTO journal VALUES(710,709,123764566877274113,43,1796733577001,20000748,'move 1 throw 6C aim-mm 630 1125 flick');
INSERT INTO journal VALUES(711,710,123764566877274113,44,1796733578312,20000749,'move 1 place 8H C16');
INSERT INTO journal VALUES(712,711,123764566877274113,45,1796733581393,20000750,'move 1 place 6C K21');
INSERT INTO journal VALUES(713,712,123764566877274113,46,1796733585967,20000751,'move 1 place 7S H15');
INSERT INTO journal VALUES(714,713,123764566877274113,47,1796733589405,20000752,'move 2 throw 3H aim-mm 150 1125 float');
INSERT INTO journal VALUES(715,714,123764566877274113,48,1796733593010,20000753,'move 2 place 7D J3');
INSERT INTO journal VALUES(716,715,123764566877274113,49,1796733594282,20000754,'move 2 place auto');
INSERT INTO journal VALUES(717,716,123764566877274113,50,1796733595970,20000755,'move 1 throw QC aim-mm 510 1935 float');
INSERT INTO journal VALUES(718,717,123764566877274113,51,1796733598702,20000756,'move 2 place QC B3');
INSERT INTO journal VALUES(719,718,123764566877274113,52,1796733598702,0,'hash 187b3aa5b91a5070b72a805320ecfa1c');
INSERT INTO journal VALUES(720,719,123764566877274113,53,1796733600110,20000757,'move 2 throw 3H aim-mm 450 1305 flick');
INSERT INTO journal VALUES(721,720,123764566877274113,54,1796733602461,20000758,'move 2 place 3H J1');
INSERT INTO journal VALUES(722,721,123764566877274113,55,1796733620110,0,'timeout 2');
INSERT INTO journal VALUES(723,722,123764566877274113,56,1796733620110,0,'auto 2 place auto');
INSERT INTO journal VALUES(724,723,123764566877274113,57,1796733666785,20000759,'move 1 throw 7C aim-mm 870 1755 float');
INSERT INTO journal VALUES(725,724,123764566877274113,58,1796733686785,0,'timeout 1');
INSERT INTO journal VALUES(726,725,123764566877274113,59,1796733686785,0,'auto 1 place auto');
INSERT INTO journal VALUES(727,726,123764566877274113,60,1796733731318,20000760,'move 2 throw 3H aim-mm 330 1395 flick');
INSERT INTO journal VALUES(728,727,123764566877274113,61,1796733751318,0,'timeout 2');
INSERT INTO journal VALUES(729,728,123764566877274113,62,1796733751318,0,'auto 2 place auto');
INSERT INTO journal VALUES(730,729,123764566877274113,63,1796733793652,20000761,'move 1 throw 2C aim-mm 690 990 flick');
INSERT INTO journal VALUES(731,730,123764566877274113,64,1796733796283,20000762,'move 2 place 2C K9');
INSERT INTO journal VALUES(732,731,123764566877274113,65,1796733798933,20000763,'move 2 throw 7D aim-mm 630 1395 flick');
INSERT INTO journal VALUES(733,732,123764566877274113,66,1796733802179,20000764,'move 1 place auto');
INSERT INTO journal VALUES(734,733,123764566877274113,67,1796733803272,20000765,'move 1 throw 6S aim-mm 510 1125 flick');
INSERT INTO journal VALUES(735,734,123764566877274113,68,1796733804599,20000766,'move 1 place auto');
INSERT INTO journal VALUES(736,735,123764566877274113,69,1796733804599,0,'hash 75baa9eeab5bf66b8cb7a305449a9337');
INSERT INTO journal VALUES(737,736,123764566877274113,70,1796733808178,20000767,'move 2 throw 8D aim-mm 630 1395 flick');
INSERT INTO journal VALUES(738,737,123764566877274113,71,1796733809772,20000768,'move 2 place auto');
INSERT INTO journal VALUES(739,738,123764566877274113,72,1796733812320,20000769,'move 1 throw 5C aim-mm 870 1755 float');
INSERT INTO journal VALUES(740,739,123764566877274113,73,1796733814650,20000770,'move 2 place 5C A5');
INSERT INTO journal VALUES(741,740,123764566877274113,74,1796733817410,20000771,'move 2 throw 6H aim-mm 750 1755 float');
INSERT INTO journal VALUES(742,741,123764566877274113,75,1796733820644,20000772,'move 1 place 6H E20');
INSERT INTO journal VALUES(743,742,123764566877274113,76,1796733825556,20000773,'move 1 throw 6C aim-mm 330 1395 float');
INSERT INTO journal VALUES(744,743,123764566877274113,77,1796733828907,20000774,'move 2 place 6C F3');
INSERT INTO journal VALUES(745,744,123764566877274113,78,1796733833748,20000775,'move 2 throw 6D aim-mm 210 1395 flick');
INSERT INTO journal VALUES(746,745,123764566877274113,79,1796733837704,20000776,'move 2 place auto');
INSERT INTO journal VALUES(747,746,123764566877274113,80,1796733841328,20000777,'move 1 throw KS aim-mm 870 1755 flick');
INSERT INTO journal VALUES(748,747,123764566877274113,81,1796733844298,20000778,'move 1 place QC N17');
INSERT INTO journal VALUES(749,748,123764566877274113,82,1796733848776,20000779,'move 1 place KS O17');
INSERT INTO journal VALUES(750,749,123764566877274113,83,1796733850564,20000780,'move 2 throw 6D aim-mm 810 1395 flick');
INSERT INTO journal VALUES(751,750,123764566877274113,84,1796733855375,20000781,'move 1 place 6D H18');
INSERT INTO journal VALUES(752,751,123764566877274113,85,1796733915375,0,'timeout 1');
INSERT INTO journal VALUES(753,752,123764566877274113,86,1796733915375,0,'auto 1 throw AS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(754,753,123764566877274113,87,1796733915375,0,'hash f6344d3703b4c6301756e4bc670a9262');
INSERT INTO journal VALUES(755,754,123764566877274113,88,1796733920869,20000782,'move 1 place 8D D19');
INSERT INTO journal VALUES(756,755,123764566877274113,89,1796733925551,20000783,'move 1 place auto');
INSERT INTO journal VALUES(757,756,123764566877274113,90,1796733928892,20000784,'move 2 throw AH aim-mm 690 990 flick');
INSERT INTO journal VALUES(758,757,123764566877274113,91,1796733930415,20000785,'move 2 place auto');
INSERT INTO journal VALUES(759,758,123764566877274113,92,1796733932214,20000786,'move 1 throw 6S aim-mm 690 1935 flick');
INSERT INTO journal VALUES(760,759,123764566877274113,93,1796733935537,20000787,'move 1 place auto');
INSERT INTO journal VALUES(761,760,123764566877274113,94,1796733936884,20000788,'move 2 throw 2H aim-mm 450 1215 float');
INSERT INTO journal VALUES(762,761,123764566877274113,95,1796733956884,0,'timeout 1');
INSERT INTO journal VALUES(763,762,123764566877274113,96,1796733956884,0,'auto 1 place auto');
INSERT INTO journal VALUES(764,763,123764566877274113,97,1796734000694,20000789,'move 1 throw JC aim-mm 330 1395 flick');
INSERT INTO journal VALUES(765,764,123764566877274113,98,1796734003964,20000790,'move 1 place auto');
INSERT INTO journal VALUES(766,765,123764566877274113,99,1796734007268,20000791,'move 2 throw AH aim-mm 630 1395 float');
INSERT INTO journal VALUES(767,766,123764566877274113,100,1796734011476,20000792,'move 2 place AS J7');
INSERT INTO journal VALUES(768,767,123764566877274113,101,1796734014010,20000793,'move 2 place auto');
INSERT INTO journal VALUES(769,768,123764566877274113,102,1796734015825,20000794,'move 1 throw QC aim-mm 30 1125 flick');
INSERT INTO journal VALUES(770,769,123764566877274113,103,1796734017165,20000795,'move 2 place auto');
INSERT INTO journal VALUES(771,770,123764566877274113,104,1796734017165,0,'hash 5b4cdca9c0669228787d1d8499bfff79');
INSERT INTO journal VALUES(772,771,123764566877274113,105,1796734020089,20000796,'move 2 throw JH aim-mm 450 1575 float');
INSERT INTO journal VALUES(773,772,123764566877274113,106,1796734024550,20000797,'move 2 place auto');
INSERT INTO journal VALUES(774,773,123764566877274113,107,1796734025661,20000798,'move 1 throw JC aim-mm 393 1391 flick');
INSERT INTO journal VALUES(775,774,123764566877274113,108,1796734025661,0,'hash e9fb5bc3c3a2014ac6a7453b977dca76');
INSERT INTO journal VALUES(776,0,123767570699386881,1,1796734088345,20000810,'move 4 play Y+2');
INSERT INTO journal VALUES(777,776,123767570699386881,2,1796734093340,20000811,'move 3 take');
INSERT INTO journal VALUES(778,777,123767570699386881,3,1796734097393,20000812,'move 2 play Y2');
INSERT INTO journal VALUES(779,778,123767570699386881,4,1796734099838,20000813,'move 1 play Y6');
INSERT INTO journal VALUES(780,779,123767570699386881,5,1796734103843,20000814,'move 4 play G6');
INSERT INTO journal VALUES(781,780,123767570699386881,6,1796734107132,20000815,'move 3 play G9');
INSERT INTO journal VALUES(782,781,123767570699386881,7,1796734109004,20000816,'move 2 draw');
INSERT INTO journal VALUES(783,782,123767570699386881,8,1796734112739,20000817,'move 1 draw');
INSERT INTO journal VALUES(784,783,123767570699386881,9,1796734117658,20000818,'move 4 play B9');
INSERT INTO journal VALUES(785,784,123767570699386881,10,1796734120583,20000819,'move 3 play B+2');
INSERT INTO journal VALUES(786,785,123767570699386881,11,1796734125428,20000820,'move 2 take');
INSERT INTO journal VALUES(787,786,123767570699386881,12,1796734129187,20000821,'move 1 play B2');
INSERT INTO journal VALUES(788,0,123767751645855745,1,1796734131486,20000838,'move 6 play 2S');
INSERT INTO journal VALUES(789,788,123767751645855745,2,1796734136305,20000839,'move 7 play 5S');
INSERT INTO journal VALUES(790,789,123767751645855745,3,1796734138542,20000840,'move 8 take');
INSERT INTO journal VALUES(791,790,123767751645855745,4,1796734141020,20000841,'move 1 play AC suit D');
INSERT INTO journal VALUES(792,791,123767751645855745,5,1796734143080,20000842,'move 2 play KD KC');
INSERT INTO journal VALUES(793,792,123767751645855745,6,1796734144260,20000843,'move 3 play AC suit H');
INSERT INTO journal VALUES(794,793,123767751645855745,7,1796734148820,20000844,'move 4 play AH suit S');
INSERT INTO journal VALUES(795,794,123767751645855745,8,1796734150875,20000845,'move 5 play 6S 6H');
INSERT INTO journal VALUES(796,795,123767751645855745,9,1796734154661,20000846,'move 6 play JH QH');
INSERT INTO journal VALUES(797,796,123767751645855745,10,1796734159448,20000847,'move 7 play 5H');
INSERT INTO journal VALUES(798,797,123767751645855745,11,1796734164431,20000848,'move 8 play 3D');
INSERT INTO journal VALUES(799,798,123767751645855745,12,1796734165837,20000849,'move 1 play 2D 2C 2C');
INSERT INTO journal VALUES(800,0,123767902754045953,1,1796734167513,20000859,'move 1 keep 9H 4C 6S');
INSERT INTO journal VALUES(801,800,123767902754045953,2,1796734172477,20000860,'move 2 keep 6D 6H 4D');
INSERT INTO journal VALUES(802,801,123767902754045953,3,1796734175904,20000861,'move 3 keep QS KC 7C');
INSERT INTO journal VALUES(803,802,123767902754045953,4,1796734179173,20000862,'move 4 keep 10S 2D AD');
INSERT INTO journal VALUES(804,803,123767902754045953,5,1796734181542,20000863,'move 3 play 5D');
INSERT INTO journal VALUES(805,804,123767902754045953,6,1796734183664,20000864,'move 2 play 8D');
INSERT INTO journal VALUES(806,805,123767902754045953,7,1796734187407,20000865,'move 1 play 9S 9D');
INSERT INTO journal VALUES(807,806,123767902754045953,8,1796734188997,20000866,'move 4 take');
INSERT INTO journal VALUES(808,807,123767902754045953,9,1796734190271,20000867,'move 3 play 7S');
INSERT INTO journal VALUES(809,808,123767902754045953,10,1796734193683,20000868,'move 2 play 3S');
INSERT INTO journal VALUES(810,809,123767902754045953,11,1796734197669,20000869,'move 1 play 8C');
INSERT INTO journal VALUES(811,810,123767902754045953,12,1796734201980,20000870,'move 4 play 8S 8D');
INSERT INTO journal VALUES(812,0,123768057725190145,1,1796734204461,20000876,'move 1 play 8D');
INSERT INTO journal VALUES(813,812,123768057725190145,2,1796734205474,20000877,'move 2 play JD');
INSERT INTO journal VALUES(814,813,123768057725190145,3,1796734210035,20000878,'move 2 play JC');
INSERT INTO journal VALUES(815,814,123768057725190145,4,1796734214873,20000879,'move 2 draw');
INSERT INTO journal VALUES(816,815,123768057725190145,5,1796734218108,20000880,'move 1 play QC');
INSERT INTO journal VALUES(817,816,123768057725190145,6,1796734222308,20000881,'move 2 play 7D');
INSERT INTO journal VALUES(818,817,123768057725190145,7,1796734224149,20000882,'move 1 play QS');
INSERT INTO journal VALUES(819,818,123768057725190145,8,1796734227840,20000883,'move 2 play 6S');
INSERT INTO journal VALUES(820,819,123768057725190145,9,1796734232094,20000884,'move 1 play 8S');
INSERT INTO journal VALUES(821,820,123768057725190145,10,1796734236657,20000885,'move 2 draw');
INSERT INTO journal VALUES(822,821,123768057725190145,11,1796734239582,20000886,'move 1 draw');
INSERT INTO journal VALUES(823,822,123768057725190145,12,1796734240828,20000887,'move 2 play 7C');
INSERT INTO journal VALUES(824,0,123768226675949569,1,1796734244742,20000893,'move 1 layout spread done');
INSERT INTO journal VALUES(825,824,123768226675949569,2,1796734248358,20000894,'move 2 layout spread done');
INSERT INTO journal VALUES(826,825,123768226675949569,3,1796734250477,20000895,'move 2 throw 9D aim-mm 270 990 flick');
INSERT INTO journal VALUES(827,826,123768226675949569,4,1796734252788,20000896,'move 2 place 9D P3');
INSERT INTO journal VALUES(828,827,123768226675949569,5,1796734257167,20000897,'move 2 place JOKER H5');
INSERT INTO journal VALUES(829,828,123768226675949569,6,1796734259548,20000898,'move 1 throw 9C aim-mm 330 1125 float');
INSERT INTO journal VALUES(830,829,123768226675949569,7,1796734262320,20000899,'move 1 place 10H L15');
INSERT INTO journal VALUES(831,830,123768226675949569,8,1796734263396,20000900,'move 1 place 9C M16');
INSERT INTO journal VALUES(832,831,123768226675949569,9,1796734268138,20000901,'move 2 throw 5D aim-mm 690 990 float');
INSERT INTO journal VALUES(833,832,123768226675949569,10,1796734270131,20000902,'move 1 place 5D C21');
INSERT INTO journal VALUES(834,833,123768226675949569,11,1796734273913,20000903,'move 1 throw 3C aim-mm 930 1125 flick');
INSERT INTO journal VALUES(835,834,123768226675949569,12,1796734275582,20000904,'move 1 place auto');
INSERT INTO journal VALUES(836,0,123768360511995905,1,1796734276651,20000911,'move 1 play R2');
INSERT INTO journal VALUES(837,836,123768360511995905,2,1796734278729,20000912,'move 2 play J color B');
INSERT INTO journal VALUES(838,837,123768360511995905,3,1796734282735,20000913,'move 1 draw');
INSERT INTO journal VALUES(839,838,123768360511995905,4,1796734285072,20000914,'move 1 play B7');
INSERT INTO journal VALUES(840,839,123768360511995905,5,1796734286342,20000915,'move 2 play B6');
INSERT INTO journal VALUES(841,840,123768360511995905,6,1796734287407,20000916,'move 1 draw');
INSERT INTO journal VALUES(842,841,123768360511995905,7,1796734288930,20000917,'move 2 play B2');
INSERT INTO journal VALUES(843,842,123768360511995905,8,1796734291152,20000918,'move 1 draw');
INSERT INTO journal VALUES(844,843,123768360511995905,9,1796734295556,20000919,'move 2 play B+2');
INSERT INTO journal VALUES(845,844,123768360511995905,10,1796734299621,20000920,'move 1 take');
INSERT INTO journal VALUES(846,845,123768360511995905,11,1796734303710,20000921,'move 2 draw');
INSERT INTO journal VALUES(847,846,123768360511995905,12,1796734307596,20000922,'move 1 play G+2');
INSERT INTO journal VALUES(848,0,123768496667492353,1,1796734309113,20000928,'move 1 play 7H');
INSERT INTO journal VALUES(849,848,123768496667492353,2,1796734310812,20000929,'move 2 play 2H 2D');
INSERT INTO journal VALUES(850,849,123768496667492353,3,1796734311909,20000930,'move 1 play 2S');
INSERT INTO journal VALUES(851,850,123768496667492353,4,1796734316692,20000931,'move 2 take');
INSERT INTO journal VALUES(852,851,123768496667492353,5,1796734319426,20000932,'move 1 play 2C 3C');
INSERT INTO journal VALUES(853,852,123768496667492353,6,1796734321847,20000933,'move 2 play 5C');
INSERT INTO journal VALUES(854,853,123768496667492353,7,1796734324435,20000934,'move 1 take');
INSERT INTO journal VALUES(855,854,123768496667492353,8,1796734329336,20000935,'move 2 play AS suit C');
INSERT INTO journal VALUES(856,855,123768496667492353,9,1796734331667,20000936,'move 1 play AC AH suit S');
INSERT INTO journal VALUES(857,856,123768496667492353,10,1796734334066,20000937,'move 2 play 6S 6D 6H');
INSERT INTO journal VALUES(858,857,123768496667492353,11,1796734337941,20000938,'move 1 play JOKER suit D');
INSERT INTO journal VALUES(859,858,123768496667492353,12,1796734339350,20000939,'move 2 play 8D 8C last');
INSERT INTO journal VALUES(860,0,123768637277339649,1,1796734342637,20000944,'move 1 keep 2H 2C 10C');
INSERT INTO journal VALUES(861,860,123768637277339649,2,1796734347270,20000945,'move 2 keep 4H 8H 6S');
INSERT INTO journal VALUES(862,861,123768637277339649,3,1796734349590,20000946,'move 1 paper');
INSERT INTO journal VALUES(863,862,123768637277339649,4,1796734352631,20000947,'move 2 scissors');
INSERT INTO journal VALUES(864,863,123768637277339649,5,1796734356905,20000948,'move 2 play 6H');
INSERT INTO journal VALUES(865,864,123768637277339649,6,1796734360180,20000949,'move 1 play 6D');
INSERT INTO journal VALUES(866,865,123768637277339649,7,1796734364644,20000950,'move 2 play JH');
INSERT INTO journal VALUES(867,866,123768637277339649,8,1796734368516,20000951,'move 1 play 7D');
INSERT INTO journal VALUES(868,867,123768637277339649,9,1796734371162,20000952,'move 2 play 5C');
INSERT INTO journal VALUES(869,868,123768637277339649,10,1796734375054,20000953,'move 2 take');
INSERT INTO journal VALUES(870,869,123768637277339649,11,1796734376390,20000954,'move 1 play KC');
INSERT INTO journal VALUES(871,870,123768637277339649,12,1796734377812,20000955,'move 2 play KH');
INSERT INTO journal VALUES(872,0,123768799378800641,1,1796734381285,20000962,'move 1 play 7H');
INSERT INTO journal VALUES(873,872,123768799378800641,2,1796734385725,20000963,'move 2 play 6C');
INSERT INTO journal VALUES(874,787,123767570699386881,13,1796734388916,0,'timeout 4');
INSERT INTO journal VALUES(875,874,123767570699386881,14,1796734388916,0,'auto 4 play B8');
INSERT INTO journal VALUES(876,799,123767751645855745,13,1796734388916,0,'timeout 2');
INSERT INTO journal VALUES(877,876,123767751645855745,14,1796734388916,0,'auto 2 take');
INSERT INTO journal VALUES(878,811,123767902754045953,13,1796734388916,0,'timeout 3');
INSERT INTO journal VALUES(879,878,123767902754045953,14,1796734388916,0,'auto 3 play 7D');
INSERT INTO journal VALUES(880,823,123768057725190145,13,1796734388916,0,'timeout 1');
INSERT INTO journal VALUES(881,880,123768057725190145,14,1796734388916,0,'auto 1 play JS');
INSERT INTO journal VALUES(882,835,123768226675949569,13,1796734388916,0,'timeout 2');
INSERT INTO journal VALUES(883,882,123768226675949569,14,1796734388916,0,'auto 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(884,847,123768360511995905,13,1796734388916,0,'timeout 2');
INSERT INTO journal VALUES(885,884,123768360511995905,14,1796734388916,0,'auto 2 take');
INSERT INTO journal VALUES(886,873,123768799378800641,3,1796734388916,0,'move 3 play 5C');
INSERT INTO journal VALUES(887,886,123768799378800641,4,1796734393916,20000964,'move 1 play 4C');
INSERT INTO journal VALUES(888,887,123768799378800641,5,1796734396838,20000965,'move 2 play 4S');
INSERT INTO journal VALUES(889,888,123768799378800641,6,1796734398720,0,'move 3 play AC suit H');
INSERT INTO journal VALUES(890,859,123768496667492353,13,1796734399350,0,'timeout 1');
INSERT INTO journal VALUES(891,890,123768496667492353,14,1796734399350,0,'auto 1 draw');
INSERT INTO journal VALUES(892,889,123768799378800641,7,1796734403285,20000966,'move 1 draw');
INSERT INTO journal VALUES(893,892,123768799378800641,8,1796734406510,20000967,'move 2 play 9H');
INSERT INTO journal VALUES(894,893,123768799378800641,9,1796734408879,0,'move 3 play 9D');
INSERT INTO journal VALUES(895,883,123768226675949569,15,1796734408916,0,'timeout 2');
INSERT INTO journal VALUES(896,895,123768226675949569,16,1796734408916,0,'auto 2 place auto');
INSERT INTO journal VALUES(897,896,123768226675949569,17,1796734408916,0,'hash 952ef33905aef56974840de13579fe02');
INSERT INTO journal VALUES(898,894,123768799378800641,10,1796734413879,20000968,'move 1 draw');
INSERT INTO journal VALUES(899,898,123768799378800641,11,1796734415140,20000969,'move 2 draw');
INSERT INTO journal VALUES(900,899,123768799378800641,12,1796734416936,0,'move 3 play KD');
INSERT INTO journal VALUES(901,0,123768968732213249,1,1796734421662,20000975,'move 1 layout spread done');
INSERT INTO journal VALUES(902,901,123768968732213249,2,1796734423442,20000976,'move 2 swap 8H KH');
INSERT INTO journal VALUES(903,902,123768968732213249,3,1796734426399,20000977,'move 2 layout random done');
INSERT INTO journal VALUES(904,903,123768968732213249,4,1796734430950,20000978,'move 2 throw 10D aim-mm 510 1395 float');
INSERT INTO journal VALUES(905,904,123768968732213249,5,1796734434847,20000979,'move 2 place auto');
INSERT INTO journal VALUES(906,905,123768968732213249,6,1796734436486,20000980,'move 1 throw JS aim-mm 450 1125 flick');
INSERT INTO journal VALUES(907,906,123768968732213249,7,1796734439176,20000981,'move 2 place auto');
INSERT INTO journal VALUES(908,907,123768968732213249,8,1796734440321,20000982,'move 2 throw 5D aim-mm 630 1935 flick');
INSERT INTO journal VALUES(909,908,123768968732213249,9,1796734441419,20000983,'move 1 place 5D K14');
INSERT INTO journal VALUES(910,909,123768968732213249,10,1796734445083,20000984,'move 1 throw 2C aim-mm 750 1395 flick');
INSERT INTO journal VALUES(911,910,123768968732213249,11,1796734447093,20000985,'move 1 place auto');
INSERT INTO journal VALUES(912,911,123768968732213249,12,1796734452018,20000986,'move 2 throw 2D aim-mm 330 1125 float');
INSERT INTO journal VALUES(913,0,123769112273879041,1,1796734455885,20000995,'move 1 play B8');
INSERT INTO journal VALUES(914,913,123769112273879041,2,1796734457269,20000996,'move 3 play G8');
INSERT INTO journal VALUES(915,914,123769112273879041,3,1796734461076,20000997,'move 2 play G5');
INSERT INTO journal VALUES(916,915,123769112273879041,4,1796734465713,20000998,'move 1 draw');
INSERT INTO journal VALUES(917,916,123769112273879041,5,1796734470360,20000999,'move 3 play G6');
INSERT INTO journal VALUES(918,917,123769112273879041,6,1796734473790,20001000,'move 2 play G7');
INSERT INTO journal VALUES(919,918,123769112273879041,7,1796734478194,20001001,'move 1 play R7');
INSERT INTO journal VALUES(920,919,123769112273879041,8,1796734482723,20001002,'move 3 draw');
INSERT INTO journal VALUES(921,920,123769112273879041,9,1796734486804,20001003,'move 2 play R4');
INSERT INTO journal VALUES(922,921,123769112273879041,10,1796734489458,20001004,'move 1 play R2');
INSERT INTO journal VALUES(923,922,123769112273879041,11,1796734493371,20001005,'move 3 draw');
INSERT INTO journal VALUES(924,923,123769112273879041,12,1796734496094,20001006,'move 3 play R6');
INSERT INTO journal VALUES(925,924,123769112273879041,13,1796734499684,20001007,'leave 1');
INSERT INTO journal VALUES(926,0,123769295980199937,1,1796734499684,20001015,'move 2 play AD suit D');
INSERT INTO journal VALUES(927,926,123769295980199937,2,1796734502618,20001016,'move 3 play 9D');
INSERT INTO journal VALUES(928,927,123769295980199937,3,1796734506327,20001017,'move 1 play 7D');
INSERT INTO journal VALUES(929,928,123769295980199937,4,1796734507676,20001018,'move 2 play 6D 6H');
INSERT INTO journal VALUES(930,929,123769295980199937,5,1796734509526,20001019,'move 3 play 8H 8C to 2');
INSERT INTO journal VALUES(931,930,123769295980199937,6,1796734511857,20001020,'move 1 play AS suit H');
INSERT INTO journal VALUES(932,931,123769295980199937,7,1796734515016,20001021,'move 2 draw');
INSERT INTO journal VALUES(933,932,123769295980199937,8,1796734517000,20001022,'move 3 play AH suit D');
INSERT INTO journal VALUES(934,933,123769295980199937,9,1796734518920,20001023,'move 1 play 5D 5H');
INSERT INTO journal VALUES(935,934,123769295980199937,10,1796734521648,20001024,'move 2 take');
INSERT INTO journal VALUES(936,935,123769295980199937,11,1796734523672,20001025,'move 3 draw');
INSERT INTO journal VALUES(937,936,123769295980199937,12,1796734525810,20001026,'move 1 play 9H');
INSERT INTO journal VALUES(938,937,123769295980199937,13,1796734528895,20001027,'leave 1');
INSERT INTO journal VALUES(939,0,123769418500014081,1,1796734528895,20001034,'move 1 keep 10S 5C AH');
INSERT INTO journal VALUES(940,939,123769418500014081,2,1796734530677,20001035,'move 2 keep 7H 5H AD');
INSERT INTO journal VALUES(941,940,123769418500014081,3,1796734535251,20001036,'move 3 keep 7S 5D KH');
INSERT INTO journal VALUES(942,941,123769418500014081,4,1796734539954,20001037,'move 2 play 3C');
INSERT INTO journal VALUES(943,942,123769418500014081,5,1796734542983,20001038,'move 3 play 8H 8C');
INSERT INTO journal VALUES(944,943,123769418500014081,6,1796734547287,20001039,'move 1 play 9H');
INSERT INTO journal VALUES(945,944,123769418500014081,7,1796734548617,20001040,'move 2 play JC');
INSERT INTO journal VALUES(946,945,123769418500014081,8,1796734552112,20001041,'move 3 play JS');
INSERT INTO journal VALUES(947,946,123769418500014081,9,1796734556528,20001042,'move 1 play KS KD');
INSERT INTO journal VALUES(948,947,123769418500014081,10,1796734559403,20001043,'move 2 take');
INSERT INTO journal VALUES(949,948,123769418500014081,11,1796734562756,20001044,'move 3 play 4S');
INSERT INTO journal VALUES(950,949,123769418500014081,12,1796734563812,20001045,'move 1 play 4D');
INSERT INTO journal VALUES(951,950,123769418500014081,13,1796734567196,20001046,'leave 1');
INSERT INTO journal VALUES(952,0,123769579146051585,1,1796734567196,20001055,'move 1 play 7H');
INSERT INTO journal VALUES(953,952,123769579146051585,2,1796734602303,20001067,'leave 1');
INSERT INTO journal VALUES(954,953,123769579146051585,3,1796734602303,0,'hash 604caafdec901ed036c51a839adccaf8');
INSERT INTO journal VALUES(955,0,123769726395482114,1,1796734602303,20001072,'move 1 layout spread done');
INSERT INTO journal VALUES(956,955,123769726395482114,2,1796734603876,20001073,'move 2 layout spread done');
INSERT INTO journal VALUES(957,956,123769726395482114,3,1796734607107,20001074,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(958,957,123769726395482114,4,1796734609968,20001075,'move 2 place auto');
INSERT INTO journal VALUES(959,958,123769726395482114,5,1796734613216,20001076,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(960,959,123769726395482114,6,1796734617656,20001077,'move 1 place auto');
INSERT INTO journal VALUES(961,960,123769726395482114,7,1796734620054,20001078,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(962,961,123769726395482114,8,1796734624430,20001079,'move 2 place auto');
INSERT INTO journal VALUES(963,962,123769726395482114,9,1796734626934,20001080,'move 1 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(964,963,123769726395482114,10,1796734628083,20001081,'move 1 place auto');
INSERT INTO journal VALUES(965,964,123769726395482114,11,1796734633025,20001082,'move 2 throw 2D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(966,965,123769726395482114,12,1796734635612,20001083,'move 2 place auto');
INSERT INTO journal VALUES(967,966,123769726395482114,13,1796734638609,20001084,'leave 1');
INSERT INTO journal VALUES(968,967,123769726395482114,14,1796734638609,0,'hash 75612d5e751665da3184871cb1825a51');
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
INSERT INTO friend VALUES(123742034329600004,189,1796728000000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(123742034329600005,188,1796728000000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(123742034329600006,189,1796728000000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(123742034329600007,189,1796728000000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(123742034329600008,189,1796728000000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(123742034329600001,189,1796728000000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(123742034329600009,189,1796728000000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(123742034329600010,189,1796728000000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(123742034329600011,189,1796728000000,123742034329600009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1796728000000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(123742034329600012,1796728000000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(123742034329600013,1796728000000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1796728000000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(123742034329600014,1796728000000,0,0,'');
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
INSERT INTO lockdown VALUES(123742034329600015,1796728000000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(123742034329600016,1796728000000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1796728000000,1796814400000,'player88','192.0.2.7',2,'kate','');
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
INSERT INTO rating VALUES(1,101,'last-one',123742034329600020,'game',2083489,-264228,1115,115,1796728110810,0);
INSERT INTO rating VALUES(2,100,'last-one',123742034329600020,'game',-2083489,-264228,948,-52,1796728110810,0);
INSERT INTO rating VALUES(3,101,'extreme-last-card',123744155875672065,'game',-2083489,-264228,948,-52,1796728558896,0);
INSERT INTO rating VALUES(4,100,'extreme-last-card',123744155875672065,'game',2083489,-264228,1115,115,1796728558896,0);
INSERT INTO rating VALUES(5,100,'palace',123747733512126465,'game',2083489,-264228,1115,115,1796730005726,0);
INSERT INTO rating VALUES(6,101,'palace',123747733512126465,'game',-2083489,-264228,948,-52,1796730005726,0);
INSERT INTO rating VALUES(7,100,'exta-cards',123761434294222849,'game',1041745,-132114,1058,58,1796732916164,0);
INSERT INTO rating VALUES(8,101,'exta-cards',123761434294222849,'game',-1041745,-132114,974,-26,1796732916164,0);
INSERT INTO rating VALUES(9,101,'exta-cards',123762910068473857,'game',540498,-63692,1003,29,1796733311178,0);
INSERT INTO rating VALUES(10,100,'exta-cards',123762910068473857,'game',-540498,-63692,1044,-14,1796733311178,0);
INSERT INTO rating VALUES(11,152,'exta-cards',123769726395482114,'game',-2083489,-264228,948,-52,1796734638609,0);
INSERT INTO rating VALUES(12,151,'exta-cards',123769726395482114,'game',2083489,-264228,1115,115,1796734638609,0);
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
INSERT INTO rated VALUES(100,'exta-cards',501247,-195806,2,1796733311178);
INSERT INTO rated VALUES(100,'extreme-last-card',2083489,-264228,1,1796728558896);
INSERT INTO rated VALUES(100,'last-one',-2083489,-264228,1,1796728110810);
INSERT INTO rated VALUES(100,'palace',2083489,-264228,1,1796730005726);
INSERT INTO rated VALUES(101,'exta-cards',-501247,-195806,2,1796733311178);
INSERT INTO rated VALUES(101,'extreme-last-card',-2083489,-264228,1,1796728558896);
INSERT INTO rated VALUES(101,'last-one',2083489,-264228,1,1796728110810);
INSERT INTO rated VALUES(101,'palace',-2083489,-264228,1,1796730005726);
INSERT INTO rated VALUES(151,'exta-cards',2083489,-264228,1,1796734638609);
INSERT INTO rated VALUES(152,'exta-cards',-2083489,-264228,1,1796734638609);
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
INSERT INTO adjustment VALUES(123742034329600017,188,1796728000000,1,188,'player88',1,50000,1,0,0,'kate','','','','a cup');
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;
INSERT INTO daily_day VALUES(20795,1796728000000,'0badcafe','c0ffee',0);
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
INSERT INTO daily_try VALUES(123742034329600018,189,1796728000000,'player1',20795,0,0,1,12,750,2,5);
CREATE TABLE season (
    id INTEGER NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms INTEGER NOT NULL, -- when this was written
    state INTEGER NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
) STRICT;
INSERT INTO season VALUES(8107,1796728000000,2);
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
INSERT INTO season_place VALUES(77,189,1796728000000,8107,'2026q4 switch',2,40,1630,31);
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
COMMIT;
PRAGMA user_version = 20;
