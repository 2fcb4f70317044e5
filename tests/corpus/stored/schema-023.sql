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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,180,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,0,99970,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,60,100030,'',0);
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
INSERT INTO account VALUES(135,'player35','player35','player35','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(136,'player36','player36','player36','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(137,'player37','player37','player37','',0,1,0,0,0,100000,'',0);
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
INSERT INTO account VALUES(188,'player88','player88','player88','',0,1,0,0,0,99995,'',0);
INSERT INTO account VALUES(189,'player89','player89','player89','',0,1,0,0,0,99995,'',0);
CREATE TABLE ssh_key (
    fingerprint TEXT NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id),
    public_key TEXT NOT NULL
, label TEXT NOT NULL DEFAULT '', added_ms INTEGER NOT NULL DEFAULT 0, used_ms INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1796987200000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
, cup INTEGER NOT NULL DEFAULT 0, cup_round INTEGER NOT NULL DEFAULT 0, cup_table INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO card_table VALUES(124854057004171264,16,124854057004171265,replace('game last-one\noptions mode=points points=100 pairs=no limit=600\nseats 4\nterms open\nbet 0\nclock 60000\nhost 108\ndelay 1\nfrozen looked into\nseat 1 109 account 0 0 23000794 player9\nseat 2 108 account 0 0 23000793 player8\nseat 3 124854057004171266 bot 1 0 0 bot-ada\nseat 4 124854057004171267 bot 2 0 0 bot-blaise\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124854256149725184,17,124854256149725185,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 4\nterms open\nbet 0\nclock 60000\nhost 110\ndelay 1\nfrozen looked into\nseat 1 124854256149725186 bot 1 0 0 bot-ada\nseat 2 110 account 0 0 23000808 player10\nseat 3 111 account 0 0 23000809 player11\nseat 4 124854256149725187 bot 2 0 0 bot-blaise\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124854442049667072,18,124854442049667073,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 4\nterms open\nbet 0\nclock 60000\nhost 112\ndelay 1\nfrozen looked into\nseat 1 112 account 0 0 23000824 player12\nseat 2 124854442049667074 bot 1 0 0 bot-ada\nseat 3 113 account 0 0 23000825 player13\nseat 4 124854442049667075 bot 2 0 0 bot-blaise\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124854650074562560,19,124854650074562561,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 5\nterms open\nbet 0\nclock 60000\nhost 114\ndelay 1\nfrozen looked into\nseat 1 115 account 0 0 23000840 player15\nseat 2 124854650074562564 bot 1 0 0 bot-cleo\nseat 3 124854650074562563 bot 2 0 0 bot-blaise\nseat 4 114 account 0 0 23000839 player14\nseat 5 124854650074562562 bot 1 0 0 bot-ada\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124854867763134464,20,124854867763134465,replace('game exta-cards\noptions jokers=yes throws=40 limit=300 bad=2\nseats 2\nterms open\nbet 0\nclock 60000\nhost 116\ndelay 1\nfrozen looked into\nseat 1 116 account 0 0 23000850 player16\nseat 2 117 account 0 0 23000851 player17\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124855001414631424,21,124855001414631425,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 2\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 1 119 account 0 0 23000868 player19\nseat 2 118 account 0 0 23000867 player18\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124855174815547392,22,124855174815547393,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 5\nterms open\nbet 10\nclock 60000\nhost 120\ndelay 1\nseat 1 124 account 0 0 23000890 player24\nseat 2 122 account 0 0 23000888 player22\nseat 3 123 account 0 0 23000889 player23\nseat 4 121 account 0 0 23000887 player21\nseat 5 120 account 0 0 23000886 player20\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124855281266982912,23,124855281266982913,replace('game palace\noptions tie=position bomb=single limit=500\nseats 2\nterms open\nbet 10\nclock 60000\nhost 125\ndelay 1\nseat 1 126 account 0 0 23000906 player26\nseat 2 125 account 0 0 23000905 player25\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124855419783872512,24,124855419783872513,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800\nseats 6\nterms open\nbet 10\nclock 60000\nhost 127\ndelay 1\nseat 1 132 account 0 0 23000930 player32\nseat 2 127 account 0 0 23000925 player27\nseat 3 130 account 0 0 23000928 player30\nseat 4 128 account 0 0 23000926 player28\nseat 5 129 account 0 0 23000927 player29\nseat 6 131 account 0 0 23000929 player31\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124855591578370048,25,124855591578370049,replace('game exta-cards\noptions jokers=yes throws=0 limit=0 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 133\ndelay 1\nseat 1 134 account 0 0 23000946 player34\nseat 2 133 account 0 0 23000945 player33\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124855764668907520,26,124855764668907521,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 3\nterms open\nbet 0\nclock 60000\nhost 135\ndelay 1\nseat 1 124855764668907522 bot 1 0 0 bot-ada\nseat 2 135 account 0 0 23000962 player35\nseat 3 136 account 0 0 23000963 player36\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124855943912488960,27,124855943912488961,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 6\nterms open\nbet 0\nclock 60000\nhost 137\ndelay 1\nseat 1 138 account 0 0 23000979 player38\nseat 2 124855943912488965 bot 2 0 0 bot-dora\nseat 3 124855943912488962 bot 1 0 0 bot-ada\nseat 4 137 account 0 0 23000978 player37\nseat 5 124855943912488964 bot 1 0 0 bot-cleo\nseat 6 124855943912488963 bot 2 0 0 bot-blaise\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124856145113251840,28,124856145113251841,replace('game palace\noptions tie=rps bomb=pile limit=500\nseats 3\nterms open\nbet 0\nclock 60000\nhost 139\ndelay 1\nseat 1 140 account 0 0 23000990 player40\nseat 2 139 account 0 0 23000989 player39\nseat 3 124856145113251842 bot 1 0 0 bot-ada\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124856337485004800,29,124856337485004801,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=full announce=casual limit=800\nseats 2\nterms open\nbet 0\nclock 60000\nhost 141\ndelay 1\nseat 1 142 account 0 0 23001003 player42\nseat 2 141 account 0 0 23001002 player41\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124856484147232768,30,124856484147232769,replace('game exta-cards\noptions jokers=yes throws=40 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 143\ndelay 1\nseat 1 143 account 0 0 23001019 player43\nseat 2 144 account 0 0 23001020 player44\n','\n',char(10)),0,0,0);
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
INSERT INTO game VALUES(124829197926400023,124829197926400022,'last-one',2,1,10,X'53ed2bbe1c04bc33246e098973301e544d100835a399c1849c4eb5f491b9bea1','mode=quick points=200 pairs=no limit=29',1796987200000,1796987445067,1,0,1,1,replace('format 2\nsecret d959000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 fupp5rahpp5k\n','\n',char(10)),'limit',39,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124830497053343745,124830497053343744,'last-one',2,0,0,X'7a945fed15065cb66637efa57b7b5de97d148a837613c2c23899f871337d783b','mode=quick points=100 pairs=no limit=46',1796987509736,1796987638605,1,0,1,2,replace('format 2\nsecret db59000000000000000000000000000000000000000000000000000000000000\ndrawn player0 wne5b3e4j2kj\ndrawn player1 vw6j8hwjucgg\ndrawn bot-ada 96jigwwy436j\n','\n',char(10)),'',64,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124831309498417153,124831309498417152,'last-one',2,0,0,X'ea38bd6d9463b36958783fe181e0325736b006abc5024fdb52c00d144c1aa6da','mode=quick points=300 pairs=yes limit=600',1796987703438,1796988046854,1,0,1,3,replace('format 2\nsecret e459000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 khvttmhq362k\ndrawn guest2 8a84uhufsdwm\ndrawn guest3 wwpek3bz4fx4\n','\n',char(10)),'',144,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124833020506013697,124833020506013696,'extreme-last-card',1,1,10,X'bed4175a20370b50137ff42413c88a3a89249f5ed6b850eef96a3c1ae7d3fac9','hand=6 draw=must-play limit=36',1796988111374,1796988206712,1,0,1,4,replace('format 2\nsecret e659000000000000000000000000000000000000000000000000000000000000\ndrawn player0 56fmw2w5c78v\ndrawn player1 v2xqi3f93pp5\n','\n',char(10)),'',160,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124833686783787009,124833686783787008,'extreme-last-card',1,0,0,X'55cc733e2b3cda17f6836f29f90c56b4fde6b5aa0a55564239c7d90fdeae0056','hand=7 draw=must-play limit=400',1796988270227,1796988370599,1,0,1,5,replace('format 2\nsecret e859000000000000000000000000000000000000000000000000000000000000\ndrawn player0 mahxmkdix424\ndrawn player1 zp7ykrun5r6d\ndrawn bot-ada uyhcpgktt69v\n','\n',char(10)),'',175,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124834383004696577,124834383004696576,'extreme-last-card',1,0,0,X'c456ac425a4fa1f833722561a1de3b43a64b4bf9e1082668b4fcc94872ffac92','hand=7 draw=must-play limit=400',1796988436219,1796988556023,1,0,1,6,replace('format 2\nsecret ee59000000000000000000000000000000000000000000000000000000000000\ndrawn player0 afpr4iqrazc7\ndrawn guest1 weihfyygwwkd\ndrawn guest2 h3cb9r34s3gb\ndrawn guest3 iat6mw6kszb5\n','\n',char(10)),'',198,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124835156153335809,124835156153335808,'palace',2,1,10,X'bbac0e808fc6c7c8406245d420b22a20e6376ab2fd9daa74002769e88786c44e','tie=coin bomb=pile limit=500',1796988620552,1796989006004,1,0,1,7,replace('format 2\nsecret f059000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 eniyasbcnnxx\n','\n',char(10)),'',279,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124837028708745217,124837028708745216,'palace',2,0,0,X'd1df7b94ddb35ed97b01d2d62b68b7335408ba306f678e27b416bf510aae47a5','tie=coin bomb=pile limit=9',1796989067004,1796989100329,1,0,1,8,replace('format 2\nsecret f259000000000000000000000000000000000000000000000000000000000000\ndrawn player0 eucdgcdhrpfg\ndrawn player1 98y4mzzud68r\ndrawn bot-ada 9dzfsymrnca7\n','\n',char(10)),'limit',293,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124837438718738433,124837438718738432,'palace',2,0,0,X'74452f10f4d60d7db5b97fcbe42e7e04f3b6364cf947b349aa5748dd286efe69','tie=coin bomb=single limit=500',1796989164758,1796989542801,3,0,1,9,replace('format 2\nsecret f859000000000000000000000000000000000000000000000000000000000000\ndrawn player0 dri9djsa9u42\ndrawn guest1 yvugcjpuwmgn\ndrawn guest2 iex4z28br7uz\ndrawn guest3 jwbwmifr3hh7\n','\n',char(10)),'It took too long.',395,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124839280198549505,124839280198549504,'switch',1,1,10,X'1ed2f7134a06900d5e94c51439e423dbf788da1793569f3441deea917c1f29ad','mistakes=cutthroat run-chain=yes ace-penalty=full announce=auto limit=27',1796989603801,1796990354831,1,0,1,10,replace('format 2\nsecret fa59000000000000000000000000000000000000000000000000000000000000\ndrawn player0 fatjc5f4f5ng\ndrawn player1 cjrueirqagiz\n','\n',char(10)),'limit',435,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124842766206238721,124842766206238720,'switch',1,0,0,X'60107e93e6886cc79d1cc3cabe022520f162db2ee61723eb963a45c2bce0a157','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=53',1796990434930,1796990499976,1,0,1,11,replace('format 2\nsecret fc59000000000000000000000000000000000000000000000000000000000000\ndrawn player0 4td5prf7ny5g\ndrawn player1 pyuk9jde7gw8\ndrawn bot-ada 6fkbqqsq7eyj\n','\n',char(10)),'',457,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124843301399429121,124843301399429120,'switch',1,0,0,X'59d648a871838dea2c6e9e4c4d1a35ade5d2baba7b5184771ed4bb9b82d74dc9','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796990562530,1796991540623,3,0,1,12,replace('format 2\nsecret 045a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 hfgpdm767m6x\ndrawn guest2 inh9escwg9k6\ndrawn guest3 nd2itywr6m6y\n','\n',char(10)),'It took too long.',579,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124847659671355393,124847659671355392,'exta-cards',2,1,10,X'62b196bc538747fa8dc8405c4e11442baa8030ed5bb133b36acdbabe77ef5de1','jokers=yes throws=20 limit=23 bad=chance',1796991601623,1796991896940,1,0,1,13,replace('format 2\nsecret 065a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 w5daxpqaw2yx\n','\n',char(10)),'',639,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124849154173173761,124849154173173760,'exta-cards',2,1,0,X'4c0a8b61534539f442066a3c9b9733a6655a55ceda59b5d8c5da267d5d0eb3f5','jokers=yes throws=40 limit=53 bad=1',1796991957940,1796992712429,1,0,1,14,replace('format 2\nsecret 085a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 9fsgzahefjj9\n','\n',char(10)),'',719,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124852574581948417,124852574581948416,'exta-cards',2,0,0,X'612498102e313846389e3ce21c4dfbbf15a51522280cb16028beaddbe110db7f','jokers=no throws=20 limit=300 bad=1',1796992773429,1796993065866,1,0,1,15,replace('format 2\nsecret 0a5a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 wsicd9mw3wxm\n','\n',char(10)),'',762,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124854057004171265,124854057004171264,'last-one',2,0,0,X'904afdab7a0c8aa4f3dd4d5e6d6fe3b6dff6afa3840354153bfb408eae03e6db','mode=points points=100 pairs=no limit=600',1796993126866,0,0,0,1,16,replace('format 2\nsecret 0c5a000000000000000000000000000000000000000000000000000000000000\nplayer player8 corpus\ndrawn player9 5hyttkgrzfhi\ndrawn bot-ada 29bs2hw5rg4u\ndrawn bot-blaise g2kh4nkphtp9\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124854256149725185,124854256149725184,'extreme-last-card',1,0,0,X'19ea2d59ab9eb0cbdf6870047ee1b7cc10022422346823c26086fefeeabca9c9','hand=7 draw=must-play limit=400',1796993174346,0,0,0,1,17,replace('format 2\nsecret 175a000000000000000000000000000000000000000000000000000000000000\nplayer player10 corpus\ndrawn player11 huuktwfrkrb3\ndrawn bot-ada 9p5uykbnbp3y\ndrawn bot-blaise vbz7emhfx8yq\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124854442049667073,124854442049667072,'palace',2,0,0,X'a60c9731a72ba87f1f0ef0b45801af5f8e80e54266bc81ead200df443806f052','tie=coin bomb=pile limit=500',1796993218668,0,0,0,1,18,replace('format 2\nsecret 205a000000000000000000000000000000000000000000000000000000000000\nplayer player12 corpus\ndrawn player13 u5vkpui9k2uy\ndrawn bot-ada gqdgc6pbjekw\ndrawn bot-blaise jmcc2vyuja8x\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124854650074562561,124854650074562560,'switch',1,0,0,X'a7d3c99ad89e116a01ba769f16352e8efd60ef1264d36aebd833876bbf4320ff','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796993268265,0,0,0,1,19,replace('format 2\nsecret 275a000000000000000000000000000000000000000000000000000000000000\ndrawn player14 hdckswqqhitc\ndrawn player15 5nbibx4tjcjt\ndrawn bot-ada 49kj5z543g92\ndrawn bot-blaise gpidweanr9vg\ndrawn bot-cleo 23bax8z33xz7\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124854867763134465,124854867763134464,'exta-cards',2,1,0,X'4be297fb799ff20d0ab6c3ab99bcc4a29a04157c137c1a8a544a8b6e350b4fe4','jokers=yes throws=40 limit=300 bad=2',1796993320166,0,0,0,1,20,replace('format 2\nsecret 305a000000000000000000000000000000000000000000000000000000000000\ndrawn player16 ktya86mgxw4a\ndrawn player17 7etkq46ghscd\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124855001414631425,124855001414631424,'last-one',2,1,10,X'b04fe9d2576bc2c3cf6af7066b4a3855223d4eb0dcdefabd5686ff47255f09ed','mode=quick points=200 pairs=no limit=600',1796993352031,0,0,0,1,21,replace('format 2\nsecret 315a000000000000000000000000000000000000000000000000000000000000\ndrawn player18 rccx9eng6uwr\ndrawn player19 nhysnh9mah9p\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124855174815547393,124855174815547392,'extreme-last-card',1,1,10,X'191d7913f765ece821d27c19c3877931ca2a2836c03df6758e59403bf70cfb7b','hand=7 draw=must-play limit=400',1796993393373,0,0,0,1,22,replace('format 2\nsecret 325a000000000000000000000000000000000000000000000000000000000000\ndrawn player20 8hmdb27tsnzp\ndrawn player21 csyqkut5eue5\ndrawn player22 dz3agdpwmxg6\ndrawn player23 spbjbtrj55rf\ndrawn player24 5k99th829zux\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124855281266982913,124855281266982912,'palace',2,1,10,X'fa1e12d53ba2d53adc311838d4f478840d5542005a51d1706f7a973d42301a7a','tie=position bomb=single limit=500',1796993418753,0,0,0,1,23,replace('format 2\nsecret 335a000000000000000000000000000000000000000000000000000000000000\ndrawn player25 ccmawdd3u9d8\ndrawn player26 xyffw564zvqa\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124855419783872513,124855419783872512,'switch',1,1,10,X'df39e242493b38678012f3ec72ca4ed3eb3649f1a81bb3c931586671a78153b6','mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800',1796993451778,0,0,0,1,24,replace('format 2\nsecret 345a000000000000000000000000000000000000000000000000000000000000\ndrawn player27 xfxt8i4a9mk7\ndrawn player28 zgrwmn7q6j66\ndrawn player29 s5wvyvnzmmdq\ndrawn player30 k27qk3fpn672\ndrawn player31 zkv2u57r9cgg\ndrawn player32 mzrpcmrxfeha\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124855591578370049,124855591578370048,'exta-cards',2,1,10,X'b55fa900d41d12904e32c8f9d4b6a779f5ed18257e3dd0f3d6590bfe1168927c','jokers=yes throws=0 limit=0 bad=chance',1796993492737,0,0,0,1,25,replace('format 2\nsecret 355a000000000000000000000000000000000000000000000000000000000000\ndrawn player33 e4qsjy2svemj\ndrawn player34 udtyjdg22crq\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124855764668907521,124855764668907520,'last-one',2,0,0,X'fa226cd5510b10e392a5536adbe33f57c0ded2f422061b9189e9bb94f56cbe10','mode=quick points=200 pairs=no limit=600',1796993534005,0,0,0,1,26,replace('format 2\nsecret 365a000000000000000000000000000000000000000000000000000000000000\ndrawn player35 3ykdcidrg3jz\ndrawn player36 cv723awc3z8q\ndrawn bot-ada h8bkmf2nqwup\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124855943912488961,124855943912488960,'extreme-last-card',1,0,0,X'dafb9e8cc14c156a488f4b29dfe6215012a35f303771bee5b9b6a361c5ed6d1f','hand=7 draw=must-play limit=400',1796993576740,0,0,0,1,27,replace('format 2\nsecret 3b5a000000000000000000000000000000000000000000000000000000000000\ndrawn player37 s466cw8umxvx\ndrawn player38 udxhvn9epj8q\ndrawn bot-ada mwfen7a57myp\ndrawn bot-blaise nazkvwbta4tt\ndrawn bot-cleo aasxhnd4re3e\ndrawn bot-dora ytixnvzj9kx6\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124856145113251841,124856145113251840,'palace',2,0,0,X'5d06d7537762e6b0f8efc38312ceade8c93fcd97eabfb266dcc73b0b30855f4d','tie=rps bomb=pile limit=500',1796993624710,0,0,0,1,28,replace('format 2\nsecret 485a000000000000000000000000000000000000000000000000000000000000\ndrawn player39 rzpmqxcmxj3d\ndrawn player40 9pgs4qiri3gg\ndrawn bot-ada t6drtcfpv558\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124856337485004801,124856337485004800,'switch',1,1,0,X'1653b40c38228ddce0d95015fe80366a5bce9fbeb4d23ddd90c3da85b9a22173','mistakes=casual run-chain=yes ace-penalty=full announce=casual limit=800',1796993670575,0,0,0,1,29,replace('format 2\nsecret 4f5a000000000000000000000000000000000000000000000000000000000000\nplayer player41 corpus\ndrawn player42 e9cak77bhn4s\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124856484147232769,124856484147232768,'exta-cards',2,1,0,X'9a0e38fffb4226fc30e34d0aafa80ecea7204b8f1730eeeebe9ee8e88e00705b','jokers=yes throws=40 limit=300 bad=chance',1796993705542,0,0,0,1,30,replace('format 2\nsecret 505a000000000000000000000000000000000000000000000000000000000000\nplayer player43 corpus\ndrawn player44 m4sjznjqv3md\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
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
INSERT INTO seat VALUES(124829197926400023,0,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124829197926400023,1,101,'player1',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124830497053343745,0,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124830497053343745,1,101,'player1',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124830497053343745,2,124830497053343746,'bot-ada',2,1,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124831309498417153,0,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124831309498417153,1,903,'guest3',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124831309498417153,2,902,'guest2',1,0,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124831309498417153,3,901,'guest1',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124833020506013697,0,100,'player0',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124833020506013697,1,101,'player1',0,0,1,1,0,20,10,1,0,0,0);
INSERT INTO seat VALUES(124833686783787009,0,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124833686783787009,1,124833686783787010,'bot-ada',2,1,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124833686783787009,2,101,'player1',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124834383004696577,0,902,'guest2',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124834383004696577,1,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124834383004696577,2,903,'guest3',1,0,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124834383004696577,3,901,'guest1',1,0,4,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124835156153335809,0,100,'player0',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124835156153335809,1,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124837028708745217,0,101,'player1',0,0,3,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(124837028708745217,1,124837028708745218,'bot-ada',2,1,1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124837028708745217,2,100,'player0',0,0,1,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124837438718738433,0,902,'guest2',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124837438718738433,1,903,'guest3',1,0,0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(124837438718738433,2,901,'guest1',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124837438718738433,3,100,'player0',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124839280198549505,0,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124839280198549505,1,100,'player0',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124842766206238721,0,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124842766206238721,1,124842766206238722,'bot-ada',2,1,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124842766206238721,2,101,'player1',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124843301399429121,0,903,'guest3',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124843301399429121,1,901,'guest1',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124843301399429121,2,100,'player0',0,0,0,0,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(124843301399429121,3,902,'guest2',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124847659671355393,0,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124847659671355393,1,100,'player0',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124849154173173761,0,101,'player1',0,0,2,-1,1,-10,0,0,0,0,0);
INSERT INTO seat VALUES(124849154173173761,1,100,'player0',0,0,1,1,0,20,0,0,0,0,0);
INSERT INTO seat VALUES(124852574581948417,0,901,'guest1',1,0,2,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(124852574581948417,1,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124854057004171265,0,109,'player9',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124854057004171265,1,108,'player8',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124854057004171265,2,124854057004171266,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124854057004171265,3,124854057004171267,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124854256149725185,0,124854256149725186,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124854256149725185,1,110,'player10',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124854256149725185,2,111,'player11',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124854256149725185,3,124854256149725187,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124854442049667073,0,112,'player12',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124854442049667073,1,124854442049667074,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124854442049667073,2,113,'player13',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124854442049667073,3,124854442049667075,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124854650074562561,0,115,'player15',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124854650074562561,1,124854650074562564,'bot-cleo',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124854650074562561,2,124854650074562563,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124854650074562561,3,114,'player14',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124854650074562561,4,124854650074562562,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124854867763134465,0,116,'player16',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124854867763134465,1,117,'player17',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855001414631425,0,119,'player19',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855001414631425,1,118,'player18',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855174815547393,0,124,'player24',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855174815547393,1,122,'player22',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855174815547393,2,123,'player23',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855174815547393,3,121,'player21',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855174815547393,4,120,'player20',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855281266982913,0,126,'player26',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855281266982913,1,125,'player25',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855419783872513,0,132,'player32',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855419783872513,1,127,'player27',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855419783872513,2,130,'player30',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855419783872513,3,128,'player28',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855419783872513,4,129,'player29',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855419783872513,5,131,'player31',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855591578370049,0,134,'player34',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855591578370049,1,133,'player33',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855764668907521,0,124855764668907522,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855764668907521,1,135,'player35',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124855764668907521,2,136,'player36',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124855943912488961,0,138,'player38',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124855943912488961,1,124855943912488965,'bot-dora',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855943912488961,2,124855943912488962,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855943912488961,3,137,'player37',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124855943912488961,4,124855943912488964,'bot-cleo',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124855943912488961,5,124855943912488963,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124856145113251841,0,140,'player40',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124856145113251841,1,139,'player39',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124856145113251841,2,124856145113251842,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124856337485004801,0,142,'player42',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124856337485004801,1,141,'player41',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124856484147232769,0,143,'player43',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124856484147232769,1,144,'player44',0,0,0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1796987200000);
INSERT INTO entry VALUES(2,1,0,1,5,'cup','cup 1',1796987200000);
INSERT INTO entry VALUES(2,2,0,1,5,'cup','cup 1',1796987200000);
INSERT INTO entry VALUES(2,3,124829197926400023,1,20,'bet','',1796987200000);
INSERT INTO entry VALUES(2,4,124829197926400023,1,-20,'pot','',1796987445067);
INSERT INTO entry VALUES(2,5,124833020506013697,1,20,'bet','',1796988111374);
INSERT INTO entry VALUES(2,6,124833020506013697,1,-20,'pot','',1796988206712);
INSERT INTO entry VALUES(2,7,124835156153335809,1,20,'bet','',1796988620552);
INSERT INTO entry VALUES(2,8,124835156153335809,1,-20,'pot','',1796989006004);
INSERT INTO entry VALUES(2,9,124839280198549505,1,20,'bet','',1796989603801);
INSERT INTO entry VALUES(2,10,124839280198549505,1,-20,'pot','',1796990354831);
INSERT INTO entry VALUES(2,11,124847659671355393,1,20,'bet','',1796991601623);
INSERT INTO entry VALUES(2,12,124847659671355393,1,-20,'pot','',1796991896940);
INSERT INTO entry VALUES(2,13,124855001414631425,1,20,'bet','',1796993352031);
INSERT INTO entry VALUES(2,14,124855174815547393,1,50,'bet','',1796993393373);
INSERT INTO entry VALUES(2,15,124855281266982913,1,20,'bet','',1796993418753);
INSERT INTO entry VALUES(2,16,124855419783872513,1,60,'bet','',1796993451778);
INSERT INTO entry VALUES(2,17,124855591578370049,1,20,'bet','',1796993492737);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(100,2,124829197926400023,1,-10,'bet','',1796987200000);
INSERT INTO entry VALUES(100,3,124829197926400023,0,20,'win','',1796987445067);
INSERT INTO entry VALUES(100,4,124829197926400023,1,20,'pot','',1796987445067);
INSERT INTO entry VALUES(100,5,124833020506013697,1,-10,'bet','',1796988111374);
INSERT INTO entry VALUES(100,6,124833020506013697,0,-10,'loss','',1796988206712);
INSERT INTO entry VALUES(100,7,124835156153335809,1,-10,'bet','',1796988620552);
INSERT INTO entry VALUES(100,8,124835156153335809,0,-10,'loss','',1796989006004);
INSERT INTO entry VALUES(100,9,124839280198549505,1,-10,'bet','',1796989603801);
INSERT INTO entry VALUES(100,10,124839280198549505,0,-10,'loss','',1796990354831);
INSERT INTO entry VALUES(100,11,124847659671355393,1,-10,'bet','',1796991601623);
INSERT INTO entry VALUES(100,12,124847659671355393,0,-10,'loss','',1796991956940);
INSERT INTO entry VALUES(100,13,124849154173173761,0,20,'win','',1796992712429);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(101,2,124829197926400023,1,-10,'bet','',1796987200000);
INSERT INTO entry VALUES(101,3,124829197926400023,0,-10,'loss','',1796987445067);
INSERT INTO entry VALUES(101,4,124833020506013697,1,-10,'bet','',1796988111374);
INSERT INTO entry VALUES(101,5,124833020506013697,0,20,'win','',1796988206712);
INSERT INTO entry VALUES(101,6,124833020506013697,1,20,'pot','',1796988206712);
INSERT INTO entry VALUES(101,7,124835156153335809,1,-10,'bet','',1796988620552);
INSERT INTO entry VALUES(101,8,124835156153335809,0,20,'win','',1796989006004);
INSERT INTO entry VALUES(101,9,124835156153335809,1,20,'pot','',1796989006004);
INSERT INTO entry VALUES(101,10,124839280198549505,1,-10,'bet','',1796989603801);
INSERT INTO entry VALUES(101,11,124839280198549505,0,20,'win','',1796990354831);
INSERT INTO entry VALUES(101,12,124839280198549505,1,20,'pot','',1796990354831);
INSERT INTO entry VALUES(101,13,124847659671355393,1,-10,'bet','',1796991601623);
INSERT INTO entry VALUES(101,14,124847659671355393,0,20,'win','',1796991896940);
INSERT INTO entry VALUES(101,15,124847659671355393,1,20,'pot','',1796991896940);
INSERT INTO entry VALUES(101,16,124849154173173761,0,-10,'loss','',1796992772429);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(118,2,124855001414631425,1,-10,'bet','',1796993352031);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(119,2,124855001414631425,1,-10,'bet','',1796993352031);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(120,2,124855174815547393,1,-10,'bet','',1796993393373);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(121,2,124855174815547393,1,-10,'bet','',1796993393373);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(122,2,124855174815547393,1,-10,'bet','',1796993393373);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(123,2,124855174815547393,1,-10,'bet','',1796993393373);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(124,2,124855174815547393,1,-10,'bet','',1796993393373);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(125,2,124855281266982913,1,-10,'bet','',1796993418753);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(126,2,124855281266982913,1,-10,'bet','',1796993418753);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(127,2,124855419783872513,1,-10,'bet','',1796993451778);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(128,2,124855419783872513,1,-10,'bet','',1796993451778);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(129,2,124855419783872513,1,-10,'bet','',1796993451778);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(130,2,124855419783872513,1,-10,'bet','',1796993451778);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(131,2,124855419783872513,1,-10,'bet','',1796993451778);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(132,2,124855419783872513,1,-10,'bet','',1796993451778);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(133,2,124855591578370049,1,-10,'bet','',1796993492737);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(134,2,124855591578370049,1,-10,'bet','',1796993492737);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(188,2,0,1,-5,'cup','cup 1',1796987200000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1796987200000);
INSERT INTO entry VALUES(189,2,0,1,-5,'cup','cup 1',1796987200000);
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
INSERT INTO score VALUES(100,'exta-cards',124847659671355393,1796991896940,1796991956940,-10,1,-1);
INSERT INTO score VALUES(100,'exta-cards',124849154173173761,1796992712429,1796992712429,20,1,1);
INSERT INTO score VALUES(100,'extreme-last-card',124833020506013697,1796988206712,1796988206712,-10,1,-1);
INSERT INTO score VALUES(100,'last-one',124829197926400023,1796987445067,1796987445067,20,1,1);
INSERT INTO score VALUES(100,'palace',124835156153335809,1796989006004,1796989006004,-10,1,-1);
INSERT INTO score VALUES(100,'switch',124839280198549505,1796990354831,1796990354831,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',124847659671355393,1796991896940,1796991896940,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',124849154173173761,1796992712429,1796992772429,-10,1,-1);
INSERT INTO score VALUES(101,'extreme-last-card',124833020506013697,1796988206712,1796988206712,20,1,1);
INSERT INTO score VALUES(101,'last-one',124829197926400023,1796987445067,1796987445067,-10,1,-1);
INSERT INTO score VALUES(101,'palace',124835156153335809,1796989006004,1796989006004,20,1,1);
INSERT INTO score VALUES(101,'switch',124839280198549505,1796990354831,1796990354831,20,1,1);
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
INSERT INTO sanction VALUES(124829197926400000,0,189,'player89','',1796987200000,0,'kate','shouted',0,124829197926400000,'','');
INSERT INTO sanction VALUES(124829197926400003,1,189,'player89','',1796987200000,0,'kate','shouted',0,124829197926400003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(124829197926400002,1796987200000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(124839024346005504,1796989542801,'','void','table 9','game 9: It took too long.');
INSERT INTO audit VALUES(124847403818811392,1796991540623,'','void','table 12','game 12: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,124829197926400023,1,1796987200000,23000007,'move 2 play RS');
INSERT INTO journal VALUES(2,1,124829197926400023,2,1796987202543,23000008,'move 2 draw');
INSERT INTO journal VALUES(3,2,124829197926400023,3,1796987204995,23000009,'move 2 play RS');
INSERT INTO journal VALUES(4,3,124829197926400023,4,1796987207242,23000010,'move 2 draw');
INSERT INTO journal VALUES(5,4,124829197926400023,5,1796987208382,23000011,'move 1 play R5');
INSERT INTO journal VALUES(6,5,124829197926400023,6,1796987211024,23000012,'move 2 play R7');
INSERT INTO journal VALUES(7,6,124829197926400023,7,1796987213700,23000013,'move 1 draw');
INSERT INTO journal VALUES(8,7,124829197926400023,8,1796987218326,23000014,'move 2 draw');
INSERT INTO journal VALUES(9,8,124829197926400023,9,1796987220912,23000015,'move 1 draw');
INSERT INTO journal VALUES(10,9,124829197926400023,10,1796987223067,23000016,'move 2 play Y7');
INSERT INTO journal VALUES(11,10,124829197926400023,11,1796987227581,23000017,'move 1 play Y3');
INSERT INTO journal VALUES(12,11,124829197926400023,12,1796987228626,23000018,'move 2 play Y9');
INSERT INTO journal VALUES(13,12,124829197926400023,13,1796987229723,23000019,'move 1 play B9');
INSERT INTO journal VALUES(14,13,124829197926400023,14,1796987234022,23000020,'move 2 play B+2');
INSERT INTO journal VALUES(15,14,124829197926400023,15,1796987238016,23000021,'move 1 take');
INSERT INTO journal VALUES(16,15,124829197926400023,16,1796987240449,23000022,'move 2 play B4');
INSERT INTO journal VALUES(17,16,124829197926400023,17,1796987240449,0,'hash 1fb5695c0e1dd87ecdd8bd4b662a252c');
INSERT INTO journal VALUES(18,17,124829197926400023,18,1796987300449,0,'timeout 1');
INSERT INTO journal VALUES(19,18,124829197926400023,19,1796987300449,0,'auto 1 play B8');
INSERT INTO journal VALUES(20,19,124829197926400023,20,1796987304460,23000023,'move 2 play Y8');
INSERT INTO journal VALUES(21,20,124829197926400023,21,1796987308277,23000024,'move 1 play G8');
INSERT INTO journal VALUES(22,21,124829197926400023,22,1796987368277,0,'timeout 2');
INSERT INTO journal VALUES(23,22,124829197926400023,23,1796987368277,0,'auto 2 play Y8 last');
INSERT INTO journal VALUES(24,23,124829197926400023,24,1796987370337,23000025,'move 1 draw');
INSERT INTO journal VALUES(25,24,124829197926400023,25,1796987371870,23000026,'move 1 report 2');
INSERT INTO journal VALUES(26,25,124829197926400023,26,1796987373921,23000027,'move 1 play J+4 color G');
INSERT INTO journal VALUES(27,26,124829197926400023,27,1796987377311,23000028,'move 2 take');
INSERT INTO journal VALUES(28,27,124829197926400023,28,1796987380338,23000029,'move 1 play GV');
INSERT INTO journal VALUES(29,28,124829197926400023,29,1796987382490,23000030,'move 1 draw');
INSERT INTO journal VALUES(30,29,124829197926400023,30,1796987385837,23000031,'move 2 play G5');
INSERT INTO journal VALUES(31,30,124829197926400023,31,1796987388411,23000032,'move 1 play G1');
INSERT INTO journal VALUES(32,31,124829197926400023,32,1796987390263,23000033,'move 2 draw');
INSERT INTO journal VALUES(33,32,124829197926400023,33,1796987392261,23000034,'move 2 pass');
INSERT INTO journal VALUES(34,33,124829197926400023,34,1796987392261,0,'hash e7533b23aab54109cfe501132c96dc6e');
INSERT INTO journal VALUES(35,34,124829197926400023,35,1796987394799,23000035,'move 1 play B1');
INSERT INTO journal VALUES(36,35,124829197926400023,36,1796987436867,23000036,'move 2 draw');
INSERT INTO journal VALUES(37,36,124829197926400023,37,1796987441220,23000037,'move 1 draw');
INSERT INTO journal VALUES(38,37,124829197926400023,38,1796987445067,23000038,'move 2 draw');
INSERT INTO journal VALUES(39,38,124829197926400023,39,1796987445067,0,'hash 2a11561eccd689adfa3ab01f0c0a7ab0');
INSERT INTO journal VALUES(40,0,124830497053343745,1,1796987509736,23000046,'move 1 play R5');
INSERT INTO journal VALUES(41,40,124830497053343745,2,1796987513802,0,'move 3 play G5');
INSERT INTO journal VALUES(42,41,124830497053343745,3,1796987518802,23000047,'move 2 play G3');
INSERT INTO journal VALUES(43,42,124830497053343745,4,1796987521468,23000048,'move 1 play G6');
INSERT INTO journal VALUES(44,43,124830497053343745,5,1796987526382,0,'move 3 play GV');
INSERT INTO journal VALUES(45,44,124830497053343745,6,1796987531382,23000049,'move 1 play G1');
INSERT INTO journal VALUES(46,45,124830497053343745,7,1796987532840,23000050,'move 2 play G1');
INSERT INTO journal VALUES(47,46,124830497053343745,8,1796987537602,0,'move 3 play G2');
INSERT INTO journal VALUES(48,47,124830497053343745,9,1796987542602,23000051,'move 1 play J color R');
INSERT INTO journal VALUES(49,48,124830497053343745,10,1796987543617,23000052,'move 2 play R2');
INSERT INTO journal VALUES(50,49,124830497053343745,11,1796987548205,0,'move 3 play B2');
INSERT INTO journal VALUES(51,50,124830497053343745,12,1796987553205,23000053,'move 1 draw');
INSERT INTO journal VALUES(52,51,124830497053343745,13,1796987555219,23000054,'move 2 play B5');
INSERT INTO journal VALUES(53,52,124830497053343745,14,1796987557936,0,'move 3 play R5');
INSERT INTO journal VALUES(54,53,124830497053343745,15,1796987562936,23000055,'move 1 play R9');
INSERT INTO journal VALUES(55,54,124830497053343745,16,1796987567599,23000056,'move 2 play R7');
INSERT INTO journal VALUES(56,55,124830497053343745,17,1796987567599,0,'hash 99dd57cb2212733c2d6b1df99926cf53');
INSERT INTO journal VALUES(57,56,124830497053343745,18,1796987569309,0,'move 3 play Y7 last');
INSERT INTO journal VALUES(58,57,124830497053343745,19,1796987629766,0,'timeout 1');
INSERT INTO journal VALUES(59,58,124830497053343745,20,1796987629766,0,'auto 1 play Y4');
INSERT INTO journal VALUES(60,59,124830497053343745,21,1796987629766,23000057,'move 2 play Y3 last');
INSERT INTO journal VALUES(61,60,124830497053343745,22,1796987631798,0,'move 3 draw');
INSERT INTO journal VALUES(62,61,124830497053343745,23,1796987636798,23000058,'move 1 play Y7 last');
INSERT INTO journal VALUES(63,62,124830497053343745,24,1796987638605,23000059,'move 2 play Y+2');
INSERT INTO journal VALUES(64,63,124830497053343745,25,1796987638605,0,'hash f591b680b686053b1d7e2dd8e0bc4283');
INSERT INTO journal VALUES(65,0,124831309498417153,1,1796987703438,23000071,'move 4 play R8');
INSERT INTO journal VALUES(66,65,124831309498417153,2,1796987704816,23000072,'move 3 play J+4 color R');
INSERT INTO journal VALUES(67,66,124831309498417153,3,1796987706146,23000073,'move 2 take');
INSERT INTO journal VALUES(68,67,124831309498417153,4,1796987709743,23000074,'move 1 play R9');
INSERT INTO journal VALUES(69,68,124831309498417153,5,1796987712229,23000075,'move 4 play R3');
INSERT INTO journal VALUES(70,69,124831309498417153,6,1796987713646,23000076,'move 3 play J+4 color R');
INSERT INTO journal VALUES(71,70,124831309498417153,7,1796987716376,23000077,'move 2 lie');
INSERT INTO journal VALUES(72,71,124831309498417153,8,1796987718815,23000078,'move 2 draw');
INSERT INTO journal VALUES(73,72,124831309498417153,9,1796987723023,23000079,'move 2 play R4');
INSERT INTO journal VALUES(74,73,124831309498417153,10,1796987724602,23000080,'move 1 play Y4');
INSERT INTO journal VALUES(75,74,124831309498417153,11,1796987726312,23000081,'move 4 play Y8');
INSERT INTO journal VALUES(76,75,124831309498417153,12,1796987728535,23000082,'move 3 draw');
INSERT INTO journal VALUES(77,76,124831309498417153,13,1796987730020,23000083,'move 2 play G8');
INSERT INTO journal VALUES(78,77,124831309498417153,14,1796987732306,23000084,'move 1 play G+2');
INSERT INTO journal VALUES(79,78,124831309498417153,15,1796987733757,23000085,'move 4 take');
INSERT INTO journal VALUES(80,79,124831309498417153,16,1796987735027,23000086,'move 3 play G5');
INSERT INTO journal VALUES(81,80,124831309498417153,17,1796987735027,0,'hash d978a0b69c8c4690ddef77747a9e7864');
INSERT INTO journal VALUES(82,81,124831309498417153,18,1796987739976,23000087,'move 2 draw');
INSERT INTO journal VALUES(83,82,124831309498417153,19,1796987782603,23000088,'move 2 pass');
INSERT INTO journal VALUES(84,83,124831309498417153,20,1796987785058,23000089,'move 1 play G4');
INSERT INTO journal VALUES(85,84,124831309498417153,21,1796987789029,23000090,'move 4 play G3');
INSERT INTO journal VALUES(86,85,124831309498417153,22,1796987790579,23000091,'move 3 play G2');
INSERT INTO journal VALUES(87,86,124831309498417153,23,1796987791851,23000092,'move 2 draw');
INSERT INTO journal VALUES(88,87,124831309498417153,24,1796987795264,23000093,'move 2 play G0');
INSERT INTO journal VALUES(89,88,124831309498417153,25,1796987797395,23000094,'move 1 play B0');
INSERT INTO journal VALUES(90,89,124831309498417153,26,1796987800982,23000095,'move 4 play B6');
INSERT INTO journal VALUES(91,90,124831309498417153,27,1796987805553,23000096,'move 3 play J+4 color R');
INSERT INTO journal VALUES(92,91,124831309498417153,28,1796987807528,23000097,'move 2 lie');
INSERT INTO journal VALUES(93,92,124831309498417153,29,1796987809382,23000098,'move 2 play R2');
INSERT INTO journal VALUES(94,93,124831309498417153,30,1796987812206,23000099,'move 1 draw');
INSERT INTO journal VALUES(95,94,124831309498417153,31,1796987813942,23000100,'move 4 play J color B');
INSERT INTO journal VALUES(96,95,124831309498417153,32,1796987818785,23000101,'move 3 play B4');
INSERT INTO journal VALUES(97,96,124831309498417153,33,1796987821638,23000102,'move 2 draw');
INSERT INTO journal VALUES(98,97,124831309498417153,34,1796987821638,0,'hash aec344bb909eaf95e1b9380c5de0e804');
INSERT INTO journal VALUES(99,98,124831309498417153,35,1796987825605,23000103,'move 1 draw');
INSERT INTO journal VALUES(100,99,124831309498417153,36,1796987830450,23000104,'move 4 play J color Y');
INSERT INTO journal VALUES(101,100,124831309498417153,37,1796987834354,23000105,'move 3 draw');
INSERT INTO journal VALUES(102,101,124831309498417153,38,1796987836636,23000106,'move 2 play YS');
INSERT INTO journal VALUES(103,102,124831309498417153,39,1796987839735,23000107,'move 4 play Y7 last');
INSERT INTO journal VALUES(104,103,124831309498417153,40,1796987843860,23000108,'move 3 play YV');
INSERT INTO journal VALUES(105,104,124831309498417153,41,1796987845547,23000109,'move 4 draw');
INSERT INTO journal VALUES(106,105,124831309498417153,42,1796987846818,23000110,'move 4 play J+4 color B last');
INSERT INTO journal VALUES(107,106,124831309498417153,43,1796987849849,23000111,'move 1 take');
INSERT INTO journal VALUES(108,107,124831309498417153,44,1796987850918,23000112,'move 2 draw');
INSERT INTO journal VALUES(109,108,124831309498417153,45,1796987852184,23000113,'move 3 play J color Y');
INSERT INTO journal VALUES(110,109,124831309498417153,46,1796987893982,23000114,'move 4 draw');
INSERT INTO journal VALUES(111,110,124831309498417153,47,1796987895961,23000115,'move 4 play Y2 last');
INSERT INTO journal VALUES(112,111,124831309498417153,48,1796987899021,23000116,'move 1 draw');
INSERT INTO journal VALUES(113,112,124831309498417153,49,1796987901849,23000117,'move 1 report 4');
INSERT INTO journal VALUES(114,113,124831309498417153,50,1796987906484,23000118,'move 1 play Y1');
INSERT INTO journal VALUES(115,114,124831309498417153,51,1796987906484,0,'hash 8cc24d10fb012b307af0bff9404c20a2');
INSERT INTO journal VALUES(116,115,124831309498417153,52,1796987910404,23000119,'move 2 draw');
INSERT INTO journal VALUES(117,116,124831309498417153,53,1796987914082,23000120,'move 2 pass');
INSERT INTO journal VALUES(118,117,124831309498417153,54,1796987915109,23000121,'move 3 draw');
INSERT INTO journal VALUES(119,118,124831309498417153,55,1796987919633,23000122,'move 3 pass');
INSERT INTO journal VALUES(120,119,124831309498417153,56,1796987923747,23000123,'move 4 draw');
INSERT INTO journal VALUES(121,120,124831309498417153,57,1796987928007,23000124,'move 1 draw');
INSERT INTO journal VALUES(122,121,124831309498417153,58,1796987931388,23000125,'move 1 play Y8');
INSERT INTO journal VALUES(123,122,124831309498417153,59,1796987933568,23000126,'move 2 play Y2');
INSERT INTO journal VALUES(124,123,124831309498417153,60,1796987936539,23000127,'move 3 play Y9');
INSERT INTO journal VALUES(125,124,124831309498417153,61,1796987996539,0,'timeout 4');
INSERT INTO journal VALUES(126,125,124831309498417153,62,1796987996539,0,'auto 4 draw');
INSERT INTO journal VALUES(127,126,124831309498417153,63,1796988001977,23000128,'move 1 draw');
INSERT INTO journal VALUES(128,127,124831309498417153,64,1796988006955,23000129,'move 1 play YV');
INSERT INTO journal VALUES(129,128,124831309498417153,65,1796988009448,23000130,'move 4 draw');
INSERT INTO journal VALUES(130,129,124831309498417153,66,1796988014349,23000131,'move 3 play RV');
INSERT INTO journal VALUES(131,130,124831309498417153,67,1796988017045,23000132,'move 4 play R7');
INSERT INTO journal VALUES(132,131,124831309498417153,68,1796988017045,0,'hash 08f7a1bd4125a0d6fe5d47a47ff0fbd5');
INSERT INTO journal VALUES(133,132,124831309498417153,69,1796988019733,23000133,'move 1 draw');
INSERT INTO journal VALUES(134,133,124831309498417153,70,1796988024093,23000134,'move 2 play RS');
INSERT INTO journal VALUES(135,134,124831309498417153,71,1796988025173,23000135,'move 4 play R1');
INSERT INTO journal VALUES(136,135,124831309498417153,72,1796988027564,23000136,'move 1 play R6');
INSERT INTO journal VALUES(137,136,124831309498417153,73,1796988030484,23000137,'move 2 play RV');
INSERT INTO journal VALUES(138,137,124831309498417153,74,1796988033088,23000138,'move 1 draw');
INSERT INTO journal VALUES(139,138,124831309498417153,75,1796988035190,23000139,'move 4 play R1 last');
INSERT INTO journal VALUES(140,139,124831309498417153,76,1796988040137,23000140,'move 3 play R9');
INSERT INTO journal VALUES(141,140,124831309498417153,77,1796988042265,23000141,'move 2 play R+2');
INSERT INTO journal VALUES(142,141,124831309498417153,78,1796988044219,23000142,'move 1 take');
INSERT INTO journal VALUES(143,142,124831309498417153,79,1796988046854,23000143,'move 4 play B+2');
INSERT INTO journal VALUES(144,143,124831309498417153,80,1796988046854,0,'hash 1c0f9945c1bf8f7b158a12198d5a56fd');
INSERT INTO journal VALUES(145,0,124833020506013697,1,1796988111374,23000152,'move 2 play AH suit C');
INSERT INTO journal VALUES(146,145,124833020506013697,2,1796988116135,23000153,'move 1 play JOKER suit C');
INSERT INTO journal VALUES(147,146,124833020506013697,3,1796988119134,23000154,'move 2 play 6C');
INSERT INTO journal VALUES(148,147,124833020506013697,4,1796988121214,23000155,'move 1 play 2C');
INSERT INTO journal VALUES(149,148,124833020506013697,5,1796988123406,23000156,'move 2 take');
INSERT INTO journal VALUES(150,149,124833020506013697,6,1796988124638,23000157,'move 1 play KC');
INSERT INTO journal VALUES(151,150,124833020506013697,7,1796988128821,23000158,'move 2 play 8C');
INSERT INTO journal VALUES(152,151,124833020506013697,8,1796988130978,23000159,'move 1 draw');
INSERT INTO journal VALUES(153,152,124833020506013697,9,1796988133394,23000160,'move 2 play 8D');
INSERT INTO journal VALUES(154,153,124833020506013697,10,1796988137222,23000161,'move 1 play 9D 10D');
INSERT INTO journal VALUES(155,154,124833020506013697,11,1796988139208,23000162,'move 1 play 3D');
INSERT INTO journal VALUES(156,155,124833020506013697,12,1796988142861,23000163,'move 2 play 3S last');
INSERT INTO journal VALUES(157,156,124833020506013697,13,1796988202861,0,'timeout 1');
INSERT INTO journal VALUES(158,157,124833020506013697,14,1796988202861,0,'auto 1 draw');
INSERT INTO journal VALUES(159,158,124833020506013697,15,1796988206712,23000164,'move 2 play QS');
INSERT INTO journal VALUES(160,159,124833020506013697,16,1796988206712,0,'hash 564e32aae43b00d6e267fe3627bcaef0');
INSERT INTO journal VALUES(161,0,124833686783787009,1,1796988270227,23000172,'move 1 play AC suit C');
INSERT INTO journal VALUES(162,161,124833686783787009,2,1796988272731,0,'move 2 play QC QH');
INSERT INTO journal VALUES(163,162,124833686783787009,3,1796988277731,23000173,'move 3 play JOKER suit H');
INSERT INTO journal VALUES(164,163,124833686783787009,4,1796988279564,23000174,'move 1 play 8H to 2');
INSERT INTO journal VALUES(165,164,124833686783787009,5,1796988282642,0,'move 2 play AS suit H');
INSERT INTO journal VALUES(166,165,124833686783787009,6,1796988287642,23000175,'move 3 play 4H 4C');
INSERT INTO journal VALUES(167,166,124833686783787009,7,1796988289927,23000176,'move 1 play JS JC');
INSERT INTO journal VALUES(168,167,124833686783787009,8,1796988292735,23000177,'move 3 draw');
INSERT INTO journal VALUES(169,168,124833686783787009,9,1796988296027,0,'move 2 draw');
INSERT INTO journal VALUES(170,169,124833686783787009,10,1796988356027,0,'timeout 1');
INSERT INTO journal VALUES(171,170,124833686783787009,11,1796988356027,0,'auto 1 play 9C last');
INSERT INTO journal VALUES(172,171,124833686783787009,12,1796988362027,23000178,'move 3 play 6C');
INSERT INTO journal VALUES(173,172,124833686783787009,13,1796988365599,0,'move 2 draw');
INSERT INTO journal VALUES(174,173,124833686783787009,14,1796988370599,23000179,'move 1 play 6D');
INSERT INTO journal VALUES(175,174,124833686783787009,15,1796988370599,0,'hash 951b8aa0d401d116ef57742961f1d93f');
INSERT INTO journal VALUES(176,0,124834383004696577,1,1796988436219,23000190,'move 2 play 3C');
INSERT INTO journal VALUES(177,176,124834383004696577,2,1796988437481,23000191,'move 3 play QC');
INSERT INTO journal VALUES(178,177,124834383004696577,3,1796988441578,23000192,'move 4 play JOKER suit C');
INSERT INTO journal VALUES(179,178,124834383004696577,4,1796988443833,23000193,'move 1 play AD suit D');
INSERT INTO journal VALUES(180,179,124834383004696577,5,1796988447396,23000194,'move 2 play JD');
INSERT INTO journal VALUES(181,180,124834383004696577,6,1796988451249,23000195,'move 1 play 5D');
INSERT INTO journal VALUES(182,181,124834383004696577,7,1796988454729,23000196,'move 4 take');
INSERT INTO journal VALUES(183,182,124834383004696577,8,1796988458076,23000197,'move 3 play 6D');
INSERT INTO journal VALUES(184,183,124834383004696577,9,1796988459523,23000198,'move 2 play 6H');
INSERT INTO journal VALUES(185,184,124834383004696577,10,1796988463339,23000199,'move 1 play QH QD');
INSERT INTO journal VALUES(186,185,124834383004696577,11,1796988523339,0,'timeout 4');
INSERT INTO journal VALUES(187,186,124834383004696577,12,1796988523339,0,'auto 4 play 4D');
INSERT INTO journal VALUES(188,187,124834383004696577,13,1796988525909,23000200,'move 3 play 7S');
INSERT INTO journal VALUES(189,188,124834383004696577,14,1796988529917,23000201,'move 2 play 7C 8C to 4');
INSERT INTO journal VALUES(190,189,124834383004696577,15,1796988533930,23000202,'move 1 play 8D to 4 last');
INSERT INTO journal VALUES(191,190,124834383004696577,16,1796988538716,23000203,'move 4 play 2D 2S');
INSERT INTO journal VALUES(192,191,124834383004696577,17,1796988538716,0,'hash d8c57948ad8e2a38c78525670b094db8');
INSERT INTO journal VALUES(193,192,124834383004696577,18,1796988542891,23000204,'move 2 last');
INSERT INTO journal VALUES(194,193,124834383004696577,19,1796988547524,23000205,'move 3 take');
INSERT INTO journal VALUES(195,194,124834383004696577,20,1796988550622,23000206,'move 2 draw');
INSERT INTO journal VALUES(196,195,124834383004696577,21,1796988553544,23000207,'move 1 play 2C');
INSERT INTO journal VALUES(197,196,124834383004696577,22,1796988556023,23000208,'move 4 take');
INSERT INTO journal VALUES(198,197,124834383004696577,23,1796988556023,0,'hash f48a71baaac36580619ce84d506b5b51');
INSERT INTO journal VALUES(199,0,124835156153335809,1,1796988620552,23000218,'move 1 keep 8C 7C 4S');
INSERT INTO journal VALUES(200,199,124835156153335809,2,1796988622109,23000219,'move 2 keep JD 8S 3C');
INSERT INTO journal VALUES(201,200,124835156153335809,3,1796988625044,23000220,'move 1 play 4D');
INSERT INTO journal VALUES(202,201,124835156153335809,4,1796988627118,23000221,'move 2 play 6D');
INSERT INTO journal VALUES(203,202,124835156153335809,5,1796988628803,23000222,'move 1 play 9S');
INSERT INTO journal VALUES(204,203,124835156153335809,6,1796988630239,23000223,'move 2 play QH');
INSERT INTO journal VALUES(205,204,124835156153335809,7,1796988633159,23000224,'move 1 play KD');
INSERT INTO journal VALUES(206,205,124835156153335809,8,1796988634207,23000225,'move 2 play AS');
INSERT INTO journal VALUES(207,206,124835156153335809,9,1796988637552,23000226,'move 1 play AC');
INSERT INTO journal VALUES(208,207,124835156153335809,10,1796988640409,23000227,'move 2 take');
INSERT INTO journal VALUES(209,208,124835156153335809,11,1796988643952,23000228,'move 1 play 4H');
INSERT INTO journal VALUES(210,209,124835156153335809,12,1796988646973,23000229,'move 2 play 2D 2H');
INSERT INTO journal VALUES(211,210,124835156153335809,13,1796988651184,23000230,'move 1 play 6S');
INSERT INTO journal VALUES(212,211,124835156153335809,14,1796988654837,23000231,'move 2 play KD');
INSERT INTO journal VALUES(213,212,124835156153335809,15,1796988656535,23000232,'move 1 take');
INSERT INTO journal VALUES(214,213,124835156153335809,16,1796988658220,23000233,'move 2 play 4D');
INSERT INTO journal VALUES(215,214,124835156153335809,17,1796988658220,0,'hash f6a3e2e47f07a0b3a64757016d71ee82');
INSERT INTO journal VALUES(216,215,124835156153335809,18,1796988661981,23000234,'move 1 take');
INSERT INTO journal VALUES(217,216,124835156153335809,19,1796988664410,23000235,'move 2 play QH');
INSERT INTO journal VALUES(218,217,124835156153335809,20,1796988667694,23000236,'move 1 play KD');
INSERT INTO journal VALUES(219,218,124835156153335809,21,1796988671685,23000237,'move 2 play AC');
INSERT INTO journal VALUES(220,219,124835156153335809,22,1796988673846,23000238,'move 1 take');
INSERT INTO journal VALUES(221,220,124835156153335809,23,1796988678287,23000239,'move 2 play 6D');
INSERT INTO journal VALUES(222,221,124835156153335809,24,1796988682702,23000240,'move 1 play 6S');
INSERT INTO journal VALUES(223,222,124835156153335809,25,1796988687200,23000241,'move 2 take');
INSERT INTO journal VALUES(224,223,124835156153335809,26,1796988689065,23000242,'move 1 play 4H 4D');
INSERT INTO journal VALUES(225,224,124835156153335809,27,1796988690325,23000243,'move 2 play 6D 6S');
INSERT INTO journal VALUES(226,225,124835156153335809,28,1796988694329,23000244,'move 1 play 9D');
INSERT INTO journal VALUES(227,226,124835156153335809,29,1796988754329,0,'timeout 2');
INSERT INTO journal VALUES(228,227,124835156153335809,30,1796988754329,0,'auto 2 play 9S');
INSERT INTO journal VALUES(229,228,124835156153335809,31,1796988760044,23000245,'move 1 play KD');
INSERT INTO journal VALUES(230,229,124835156153335809,32,1796988761606,23000246,'move 2 play AS');
INSERT INTO journal VALUES(231,230,124835156153335809,33,1796988766496,23000247,'move 1 play 2D 2H');
INSERT INTO journal VALUES(232,231,124835156153335809,34,1796988766496,0,'hash 4085ff33bf1c70aac5931a0563f53f6c');
INSERT INTO journal VALUES(233,232,124835156153335809,35,1796988767776,23000248,'move 2 play KC');
INSERT INTO journal VALUES(234,233,124835156153335809,36,1796988769122,23000249,'move 1 play AC');
INSERT INTO journal VALUES(235,234,124835156153335809,37,1796988770307,23000250,'move 2 take');
INSERT INTO journal VALUES(236,235,124835156153335809,38,1796988771398,23000251,'move 1 play QH');
INSERT INTO journal VALUES(237,236,124835156153335809,39,1796988775565,23000252,'move 2 take');
INSERT INTO journal VALUES(238,237,124835156153335809,40,1796988777539,23000253,'move 1 play KS');
INSERT INTO journal VALUES(239,238,124835156153335809,41,1796988781723,23000254,'move 2 play KD');
INSERT INTO journal VALUES(240,239,124835156153335809,42,1796988785277,23000255,'move 1 play 7D');
INSERT INTO journal VALUES(241,240,124835156153335809,43,1796988788764,23000256,'move 2 take');
INSERT INTO journal VALUES(242,241,124835156153335809,44,1796988793075,23000257,'move 1 play 5C');
INSERT INTO journal VALUES(243,242,124835156153335809,45,1796988795680,23000258,'move 1 play 6H');
INSERT INTO journal VALUES(244,243,124835156153335809,46,1796988800439,23000259,'move 2 play 6D 6S');
INSERT INTO journal VALUES(245,244,124835156153335809,47,1796988802532,23000260,'move 1 play AD');
INSERT INTO journal VALUES(246,245,124835156153335809,48,1796988805003,23000261,'move 2 play AC');
INSERT INTO journal VALUES(247,246,124835156153335809,49,1796988806591,23000262,'move 1 play 5H');
INSERT INTO journal VALUES(248,247,124835156153335809,50,1796988811281,23000263,'move 1 take');
INSERT INTO journal VALUES(249,248,124835156153335809,51,1796988811281,0,'hash de5b73d5582ecac4f92cd43cdc5f1e87');
INSERT INTO journal VALUES(250,249,124835156153335809,52,1796988813355,23000264,'move 2 play 4H 4D');
INSERT INTO journal VALUES(251,250,124835156153335809,53,1796988815689,23000265,'move 1 play 6H 6S');
INSERT INTO journal VALUES(252,251,124835156153335809,54,1796988820613,23000266,'move 2 play 9D 9S');
INSERT INTO journal VALUES(253,252,124835156153335809,55,1796988823433,23000267,'move 1 play AH AD AC');
INSERT INTO journal VALUES(254,253,124835156153335809,56,1796988825499,23000268,'move 2 play AS');
INSERT INTO journal VALUES(255,254,124835156153335809,57,1796988827101,23000269,'move 2 play KS');
INSERT INTO journal VALUES(256,255,124835156153335809,58,1796988830321,23000270,'move 1 take');
INSERT INTO journal VALUES(257,256,124835156153335809,59,1796988833677,23000271,'move 2 play 10D');
INSERT INTO journal VALUES(258,257,124835156153335809,60,1796988836023,23000272,'move 2 play QD');
INSERT INTO journal VALUES(259,258,124835156153335809,61,1796988840578,23000273,'move 1 play KS');
INSERT INTO journal VALUES(260,259,124835156153335809,62,1796988843151,23000274,'move 2 play KC KD');
INSERT INTO journal VALUES(261,260,124835156153335809,63,1796988847749,23000275,'move 1 play 5C');
INSERT INTO journal VALUES(262,261,124835156153335809,64,1796988850924,23000276,'move 1 play 6D');
INSERT INTO journal VALUES(263,262,124835156153335809,65,1796988852359,23000277,'move 2 play QH');
INSERT INTO journal VALUES(264,263,124835156153335809,66,1796988857308,23000278,'move 1 play 5H');
INSERT INTO journal VALUES(265,264,124835156153335809,67,1796988859037,23000279,'move 1 play 8D');
INSERT INTO journal VALUES(266,265,124835156153335809,68,1796988859037,0,'hash e813c94b81577047ecb0301e2ad36ded');
INSERT INTO journal VALUES(267,266,124835156153335809,69,1796988919037,0,'timeout 2');
INSERT INTO journal VALUES(268,267,124835156153335809,70,1796988919037,0,'auto 2 play 5D');
INSERT INTO journal VALUES(269,268,124835156153335809,71,1796988922129,23000280,'move 2 play 7D');
INSERT INTO journal VALUES(270,269,124835156153335809,72,1796988982129,0,'timeout 1');
INSERT INTO journal VALUES(271,270,124835156153335809,73,1796988982129,0,'auto 1 play 3H');
INSERT INTO journal VALUES(272,271,124835156153335809,74,1796988987743,23000281,'move 2 play 2D 2H');
INSERT INTO journal VALUES(273,272,124835156153335809,75,1796988990692,23000282,'move 1 play 4C');
INSERT INTO journal VALUES(274,273,124835156153335809,76,1796988995250,23000283,'move 2 take');
INSERT INTO journal VALUES(275,274,124835156153335809,77,1796989000062,23000284,'move 1 play 6C');
INSERT INTO journal VALUES(276,275,124835156153335809,78,1796989002949,23000285,'move 2 play 6D');
INSERT INTO journal VALUES(277,276,124835156153335809,79,1796989006004,23000286,'leave 1');
INSERT INTO journal VALUES(278,277,124835156153335809,80,1796989006004,0,'hash 20d0632125f6f7f2964714fe6045a409');
INSERT INTO journal VALUES(279,278,124835156153335809,81,1796989006004,23000288,'vote 2 1 forgive open');
INSERT INTO journal VALUES(280,0,124837028708745217,1,1796989067004,23000295,'move 1 keep 7C QC JS');
INSERT INTO journal VALUES(281,280,124837028708745217,2,1796989068992,0,'move 2 keep 5H 10D 2C');
INSERT INTO journal VALUES(282,281,124837028708745217,3,1796989073992,23000296,'move 3 keep 2D 2H 5S');
INSERT INTO journal VALUES(283,282,124837028708745217,4,1796989078526,23000297,'move 1 play 4D 4C');
INSERT INTO journal VALUES(284,283,124837028708745217,5,1796989079760,0,'move 2 play QS');
INSERT INTO journal VALUES(285,284,124837028708745217,6,1796989084633,23000298,'move 3 play QD');
INSERT INTO journal VALUES(286,285,124837028708745217,7,1796989086351,23000299,'move 1 take');
INSERT INTO journal VALUES(287,286,124837028708745217,8,1796989089061,23000300,'leave 1');
INSERT INTO journal VALUES(288,287,124837028708745217,9,1796989089061,0,'move 2 play KD KS');
INSERT INTO journal VALUES(289,288,124837028708745217,10,1796989089061,23000301,'move 3 play KC');
INSERT INTO journal VALUES(290,289,124837028708745217,11,1796989093949,0,'move 2 play AD');
INSERT INTO journal VALUES(291,290,124837028708745217,12,1796989098949,23000302,'move 3 play 5C');
INSERT INTO journal VALUES(292,291,124837028708745217,13,1796989100329,23000303,'move 3 play 9H');
INSERT INTO journal VALUES(293,292,124837028708745217,14,1796989100329,0,'hash 7c5d57fd8c13c22c38776e7581b18f7b');
INSERT INTO journal VALUES(294,0,124837438718738433,1,1796989164758,23000313,'move 1 keep KC AH AS');
INSERT INTO journal VALUES(295,294,124837438718738433,2,1796989167551,23000314,'move 2 keep 7C QD JC');
INSERT INTO journal VALUES(296,295,124837438718738433,3,1796989170742,23000315,'move 3 keep QS 2C QC');
INSERT INTO journal VALUES(297,296,124837438718738433,4,1796989172134,23000316,'move 4 keep 6C 4H 3C');
INSERT INTO journal VALUES(298,297,124837438718738433,5,1796989173977,23000317,'move 2 play 3S');
INSERT INTO journal VALUES(299,298,124837438718738433,6,1796989175665,23000318,'leave 2');
INSERT INTO journal VALUES(300,299,124837438718738433,7,1796989175665,23000320,'move 3 play 4C');
INSERT INTO journal VALUES(301,300,124837438718738433,8,1796989178555,23000321,'move 4 play 2S');
INSERT INTO journal VALUES(302,301,124837438718738433,9,1796989180989,23000322,'move 1 play 4D');
INSERT INTO journal VALUES(303,302,124837438718738433,10,1796989185223,23000323,'move 3 take');
INSERT INTO journal VALUES(304,303,124837438718738433,11,1796989187410,23000324,'move 4 play 10D');
INSERT INTO journal VALUES(305,304,124837438718738433,12,1796989188567,23000325,'move 4 play 9S');
INSERT INTO journal VALUES(306,305,124837438718738433,13,1796989189928,23000326,'move 1 take');
INSERT INTO journal VALUES(307,306,124837438718738433,14,1796989194336,23000327,'move 3 play 4C 4D');
INSERT INTO journal VALUES(308,307,124837438718738433,15,1796989196032,23000328,'move 4 take');
INSERT INTO journal VALUES(309,308,124837438718738433,16,1796989197905,23000329,'move 1 play 6H');
INSERT INTO journal VALUES(310,309,124837438718738433,17,1796989197905,0,'hash bbe91f5b3fc4936a2e44bb549c0be070');
INSERT INTO journal VALUES(311,310,124837438718738433,18,1796989200497,23000330,'move 3 play 8D');
INSERT INTO journal VALUES(312,311,124837438718738433,19,1796989203445,23000331,'move 4 play KH');
INSERT INTO journal VALUES(313,312,124837438718738433,20,1796989206962,23000332,'move 1 play 7H');
INSERT INTO journal VALUES(314,313,124837438718738433,21,1796989210913,23000333,'move 3 play 3S');
INSERT INTO journal VALUES(315,314,124837438718738433,22,1796989214889,23000334,'move 4 play 4C 4D');
INSERT INTO journal VALUES(316,315,124837438718738433,23,1796989218391,23000335,'move 1 play 9S 9H');
INSERT INTO journal VALUES(317,316,124837438718738433,24,1796989222367,23000336,'move 3 play JS');
INSERT INTO journal VALUES(318,317,124837438718738433,25,1796989226237,23000337,'move 4 play 7D');
INSERT INTO journal VALUES(319,318,124837438718738433,26,1796989227409,23000338,'move 1 play 3D');
INSERT INTO journal VALUES(320,319,124837438718738433,27,1796989229493,23000339,'move 3 play 5C');
INSERT INTO journal VALUES(321,320,124837438718738433,28,1796989233054,23000340,'move 1 play 5S');
INSERT INTO journal VALUES(322,321,124837438718738433,29,1796989234938,23000341,'move 3 play 2S');
INSERT INTO journal VALUES(323,322,124837438718738433,30,1796989239430,23000342,'move 4 play 6S');
INSERT INTO journal VALUES(324,323,124837438718738433,31,1796989242957,23000343,'move 1 play 8H');
INSERT INTO journal VALUES(325,324,124837438718738433,32,1796989247737,23000344,'move 3 take');
INSERT INTO journal VALUES(326,325,124837438718738433,33,1796989249517,23000345,'move 4 play 10S');
INSERT INTO journal VALUES(327,326,124837438718738433,34,1796989249517,0,'hash dcedf074088be4a696d031e20df71873');
INSERT INTO journal VALUES(328,327,124837438718738433,35,1796989252579,23000346,'move 4 play 10C');
INSERT INTO journal VALUES(329,328,124837438718738433,36,1796989257215,23000347,'move 4 play 3C');
INSERT INTO journal VALUES(330,329,124837438718738433,37,1796989259006,23000348,'move 1 play 5H');
INSERT INTO journal VALUES(331,330,124837438718738433,38,1796989260568,23000349,'move 4 play 6C');
INSERT INTO journal VALUES(332,331,124837438718738433,39,1796989264186,23000350,'move 3 play 5S');
INSERT INTO journal VALUES(333,332,124837438718738433,40,1796989266580,23000351,'move 4 take 4H');
INSERT INTO journal VALUES(334,333,124837438718738433,41,1796989269235,23000352,'move 1 play 2H');
INSERT INTO journal VALUES(335,334,124837438718738433,42,1796989270980,23000353,'move 3 play 3H 3S 3D');
INSERT INTO journal VALUES(336,335,124837438718738433,43,1796989272937,23000354,'move 4 play 5S');
INSERT INTO journal VALUES(337,336,124837438718738433,44,1796989277216,23000355,'move 3 play 2D 2S');
INSERT INTO journal VALUES(338,337,124837438718738433,45,1796989279903,23000356,'move 1 play KC');
INSERT INTO journal VALUES(339,338,124837438718738433,46,1796989284571,23000357,'move 4 take');
INSERT INTO journal VALUES(340,339,124837438718738433,47,1796989285592,23000358,'move 3 play 4C 4D');
INSERT INTO journal VALUES(341,340,124837438718738433,48,1796989290015,23000359,'move 1 play AH AS');
INSERT INTO journal VALUES(342,341,124837438718738433,49,1796989293850,23000360,'move 4 play 2H');
INSERT INTO journal VALUES(343,342,124837438718738433,50,1796989296751,23000361,'move 3 play 6H 6S');
INSERT INTO journal VALUES(344,343,124837438718738433,51,1796989296751,0,'hash 61329ee77975d248aa9bb905c4ce9f7c');
INSERT INTO journal VALUES(345,344,124837438718738433,52,1796989300197,23000362,'move 1 flip 2');
INSERT INTO journal VALUES(346,345,124837438718738433,53,1796989303115,23000363,'move 4 play KC');
INSERT INTO journal VALUES(347,346,124837438718738433,54,1796989307089,23000364,'move 3 play KH');
INSERT INTO journal VALUES(348,347,124837438718738433,55,1796989310175,23000365,'move 1 flip 1');
INSERT INTO journal VALUES(349,348,124837438718738433,56,1796989313469,23000366,'move 4 play 5S');
INSERT INTO journal VALUES(350,349,124837438718738433,57,1796989373469,0,'timeout 1');
INSERT INTO journal VALUES(351,350,124837438718738433,58,1796989373469,0,'auto 1 flip 1');
INSERT INTO journal VALUES(352,351,124837438718738433,59,1796989377189,23000367,'move 3 play 7D');
INSERT INTO journal VALUES(353,352,124837438718738433,60,1796989380637,23000368,'move 4 play 4H');
INSERT INTO journal VALUES(354,353,124837438718738433,61,1796989384990,23000369,'move 3 play 8C 8D 8H');
INSERT INTO journal VALUES(355,354,124837438718738433,62,1796989388850,23000370,'move 4 play 5H');
INSERT INTO journal VALUES(356,355,124837438718738433,63,1796989390383,23000371,'move 4 play 6C');
INSERT INTO journal VALUES(357,356,124837438718738433,64,1796989391653,23000372,'move 3 play 9S 9H');
INSERT INTO journal VALUES(358,357,124837438718738433,65,1796989394102,23000373,'move 4 play 2D');
INSERT INTO journal VALUES(359,358,124837438718738433,66,1796989398852,23000374,'move 3 take');
INSERT INTO journal VALUES(360,359,124837438718738433,67,1796989403548,23000375,'move 4 play 3C 3H 3S 3D');
INSERT INTO journal VALUES(361,360,124837438718738433,68,1796989403548,0,'hash abc7b7f2c1ddb5eafcc26d1a6b520f0a');
INSERT INTO journal VALUES(362,361,124837438718738433,69,1796989408448,23000376,'move 4 play 2S');
INSERT INTO journal VALUES(363,362,124837438718738433,70,1796989413374,23000377,'move 3 play KC KH');
INSERT INTO journal VALUES(364,363,124837438718738433,71,1796989416814,23000378,'move 4 flip 2');
INSERT INTO journal VALUES(365,364,124837438718738433,72,1796989418358,23000379,'move 3 play 4C 4D 4H');
INSERT INTO journal VALUES(366,365,124837438718738433,73,1796989421542,23000380,'move 4 play KC KH');
INSERT INTO journal VALUES(367,366,124837438718738433,74,1796989426143,23000381,'move 3 play KS KD');
INSERT INTO journal VALUES(368,367,124837438718738433,75,1796989429104,23000382,'move 4 take');
INSERT INTO journal VALUES(369,368,124837438718738433,76,1796989431805,23000383,'move 3 play 6S');
INSERT INTO journal VALUES(370,369,124837438718738433,77,1796989432821,23000384,'move 4 play KD');
INSERT INTO journal VALUES(371,370,124837438718738433,78,1796989434506,23000385,'move 3 play AH AS');
INSERT INTO journal VALUES(372,371,124837438718738433,79,1796989439112,23000386,'move 4 take');
INSERT INTO journal VALUES(373,372,124837438718738433,80,1796989499112,0,'timeout 3');
INSERT INTO journal VALUES(374,373,124837438718738433,81,1796989499112,0,'auto 3 play 6H 6C');
INSERT INTO journal VALUES(375,374,124837438718738433,82,1796989502475,23000387,'move 4 play KD');
INSERT INTO journal VALUES(376,375,124837438718738433,83,1796989504973,23000388,'move 3 play 7D');
INSERT INTO journal VALUES(377,376,124837438718738433,84,1796989506886,23000389,'move 4 play 4S 4C 4D 4H');
INSERT INTO journal VALUES(378,377,124837438718738433,85,1796989506886,0,'hash bbc2742bed53d7769ee13208699715c2');
INSERT INTO journal VALUES(379,378,124837438718738433,86,1796989510938,23000390,'move 4 play AH AS');
INSERT INTO journal VALUES(380,379,124837438718738433,87,1796989512073,23000391,'move 3 play 5S');
INSERT INTO journal VALUES(381,380,124837438718738433,88,1796989515504,23000392,'move 3 play 8C');
INSERT INTO journal VALUES(382,381,124837438718738433,89,1796989517375,23000393,'move 4 play KH KS');
INSERT INTO journal VALUES(383,382,124837438718738433,90,1796989521018,23000394,'move 3 play 5C');
INSERT INTO journal VALUES(384,383,124837438718738433,91,1796989522265,23000395,'move 3 play 8D 8H');
INSERT INTO journal VALUES(385,384,124837438718738433,92,1796989523629,23000396,'move 4 play KC');
INSERT INTO journal VALUES(386,385,124837438718738433,93,1796989524667,23000397,'move 3 play 5H');
INSERT INTO journal VALUES(387,386,124837438718738433,94,1796989526837,23000398,'move 3 play 9S 9H');
INSERT INTO journal VALUES(388,387,124837438718738433,95,1796989529029,23000399,'move 4 play 2S');
INSERT INTO journal VALUES(389,388,124837438718738433,96,1796989530954,23000400,'move 3 play JS JD');
INSERT INTO journal VALUES(390,389,124837438718738433,97,1796989533746,23000401,'move 4 take');
INSERT INTO journal VALUES(391,390,124837438718738433,98,1796989535251,23000402,'move 3 play 2D');
INSERT INTO journal VALUES(392,391,124837438718738433,99,1796989537335,23000403,'move 4 play 8C 8H');
INSERT INTO journal VALUES(393,392,124837438718738433,100,1796989541375,23000404,'move 3 play 2H');
INSERT INTO journal VALUES(394,393,124837438718738433,101,1796989542801,23000405,'void It took too long.');
INSERT INTO journal VALUES(395,394,124837438718738433,102,1796989542801,0,'hash 935b4a2153adb85e246cc03762d54378');
INSERT INTO journal VALUES(396,0,124839280198549505,1,1796989603801,23000413,'move 1 play 9S');
INSERT INTO journal VALUES(397,396,124839280198549505,2,1796989605198,23000414,'move 2 play 4S');
INSERT INTO journal VALUES(398,397,124839280198549505,3,1796989665198,0,'timeout 1');
INSERT INTO journal VALUES(399,398,124839280198549505,4,1796989665198,0,'auto 1 play 4H');
INSERT INTO journal VALUES(400,399,124839280198549505,5,1796989669865,23000415,'move 2 play 6H');
INSERT INTO journal VALUES(401,400,124839280198549505,6,1796989671647,23000416,'move 1 play QH');
INSERT INTO journal VALUES(402,401,124839280198549505,7,1796989731647,0,'timeout 2');
INSERT INTO journal VALUES(403,402,124839280198549505,8,1796989731647,0,'auto 2 play JH');
INSERT INTO journal VALUES(404,403,124839280198549505,9,1796989791647,0,'timeout 2');
INSERT INTO journal VALUES(405,404,124839280198549505,10,1796989791647,0,'auto 2 draw 2');
INSERT INTO journal VALUES(406,405,124839280198549505,11,1796989820871,23000425,'move 1 play 7S');
INSERT INTO journal VALUES(407,406,124839280198549505,12,1796989824666,23000426,'move 2 play 7C');
INSERT INTO journal VALUES(408,407,124839280198549505,13,1796989826194,23000427,'move 1 play JS');
INSERT INTO journal VALUES(409,408,124839280198549505,14,1796989886194,0,'timeout 1');
INSERT INTO journal VALUES(410,409,124839280198549505,15,1796989886194,0,'auto 1 draw 2');
INSERT INTO journal VALUES(411,410,124839280198549505,16,1796989945767,23000447,'move 2 draw');
INSERT INTO journal VALUES(412,411,124839280198549505,17,1796989945767,0,'hash a0f0abcdf725eee744c6c762dea56653');
INSERT INTO journal VALUES(413,412,124839280198549505,18,1796990006195,0,'timeout 1');
INSERT INTO journal VALUES(414,413,124839280198549505,19,1796990006195,0,'auto 1 draw 2');
INSERT INTO journal VALUES(415,414,124839280198549505,20,1796990066195,0,'timeout 2');
INSERT INTO journal VALUES(416,415,124839280198549505,21,1796990066195,0,'auto 2 play 10S 10C');
INSERT INTO journal VALUES(417,416,124839280198549505,22,1796990070338,23000471,'move 1 play 7D');
INSERT INTO journal VALUES(418,417,124839280198549505,23,1796990071542,23000472,'move 2 play 8C');
INSERT INTO journal VALUES(419,418,124839280198549505,24,1796990131542,0,'timeout 1');
INSERT INTO journal VALUES(420,419,124839280198549505,25,1796990131542,0,'auto 1 draw 2');
INSERT INTO journal VALUES(421,420,124839280198549505,26,1796990134764,23000473,'move 2 play 8D');
INSERT INTO journal VALUES(422,421,124839280198549505,27,1796990137859,23000474,'move 1 play KD KH');
INSERT INTO journal VALUES(423,422,124839280198549505,28,1796990140418,23000475,'move 2 draw');
INSERT INTO journal VALUES(424,423,124839280198549505,29,1796990200418,0,'timeout 1');
INSERT INTO journal VALUES(425,424,124839280198549505,30,1796990200418,0,'auto 1 draw 2');
INSERT INTO journal VALUES(426,425,124839280198549505,31,1796990228355,23000483,'move 2 play 9H');
INSERT INTO journal VALUES(427,426,124839280198549505,32,1796990231553,23000484,'move 1 draw');
INSERT INTO journal VALUES(428,427,124839280198549505,33,1796990291553,0,'timeout 2');
INSERT INTO journal VALUES(429,428,124839280198549505,34,1796990291553,0,'auto 2 draw 2');
INSERT INTO journal VALUES(430,429,124839280198549505,35,1796990291553,0,'hash 8ab5788352985909d7c7cbb2f629cb9b');
INSERT INTO journal VALUES(431,430,124839280198549505,36,1796990293803,23000485,'move 1 play 3H 3D 4D');
INSERT INTO journal VALUES(432,431,124839280198549505,37,1796990294831,23000486,'move 2 take');
INSERT INTO journal VALUES(433,432,124839280198549505,38,1796990354831,0,'timeout 1');
INSERT INTO journal VALUES(434,433,124839280198549505,39,1796990354831,0,'auto 1 draw 2');
INSERT INTO journal VALUES(435,434,124839280198549505,40,1796990354831,0,'hash b311e707265305f3d0168102e98f3f18');
INSERT INTO journal VALUES(436,0,124842766206238721,1,1796990434930,23000498,'move 1 play QS QC');
INSERT INTO journal VALUES(437,436,124842766206238721,2,1796990437503,0,'move 2 play 10C 10S');
INSERT INTO journal VALUES(438,437,124842766206238721,3,1796990442503,23000499,'move 3 play 10D');
INSERT INTO journal VALUES(439,438,124842766206238721,4,1796990445237,23000500,'move 1 play 10H');
INSERT INTO journal VALUES(440,439,124842766206238721,5,1796990447250,0,'move 2 play 4H');
INSERT INTO journal VALUES(441,440,124842766206238721,6,1796990452250,23000501,'move 3 play 6H 6C 6D');
INSERT INTO journal VALUES(442,441,124842766206238721,7,1796990455903,23000502,'move 1 play 2D');
INSERT INTO journal VALUES(443,442,124842766206238721,8,1796990457231,0,'move 2 take');
INSERT INTO journal VALUES(444,443,124842766206238721,9,1796990462231,23000503,'move 3 play 5D');
INSERT INTO journal VALUES(445,444,124842766206238721,10,1796990466014,23000504,'move 1 play 8D');
INSERT INTO journal VALUES(446,445,124842766206238721,11,1796990468157,23000505,'move 3 play 8C last');
INSERT INTO journal VALUES(447,446,124842766206238721,12,1796990470076,23000506,'move 1 play 2C last');
INSERT INTO journal VALUES(448,447,124842766206238721,13,1796990472980,0,'move 2 take');
INSERT INTO journal VALUES(449,448,124842766206238721,14,1796990477980,23000507,'move 3 play 7S');
INSERT INTO journal VALUES(450,449,124842766206238721,15,1796990479540,23000508,'move 1 draw');
INSERT INTO journal VALUES(451,450,124842766206238721,16,1796990482864,0,'move 2 play 4C 4D');
INSERT INTO journal VALUES(452,451,124842766206238721,17,1796990482864,0,'hash 11fae3ceb8a4886b399dad1e3f9cbdf8');
INSERT INTO journal VALUES(453,452,124842766206238721,18,1796990487864,23000509,'move 3 play 7D');
INSERT INTO journal VALUES(454,453,124842766206238721,19,1796990492080,23000510,'move 1 play 4S last');
INSERT INTO journal VALUES(455,454,124842766206238721,20,1796990494976,0,'move 2 play 5S');
INSERT INTO journal VALUES(456,455,124842766206238721,21,1796990499976,23000511,'move 3 play 9S');
INSERT INTO journal VALUES(457,456,124842766206238721,22,1796990499976,0,'hash 6148c1ad494c554ccd819e0e768dab07');
INSERT INTO journal VALUES(458,0,124843301399429121,1,1796990562530,23000523,'move 1 play 10H');
INSERT INTO journal VALUES(459,458,124843301399429121,2,1796990622530,0,'timeout 2');
INSERT INTO journal VALUES(460,459,124843301399429121,3,1796990622530,0,'auto 2 play 10C');
INSERT INTO journal VALUES(461,460,124843301399429121,4,1796990628519,23000524,'move 3 play AH suit S');
INSERT INTO journal VALUES(462,461,124843301399429121,5,1796990631546,23000525,'move 4 play 4S');
INSERT INTO journal VALUES(463,462,124843301399429121,6,1796990635262,23000526,'move 1 play 4C');
INSERT INTO journal VALUES(464,463,124843301399429121,7,1796990636521,23000527,'move 2 play 5C');
INSERT INTO journal VALUES(465,464,124843301399429121,8,1796990640987,23000528,'move 3 play AC suit H');
INSERT INTO journal VALUES(466,465,124843301399429121,9,1796990645346,23000529,'move 4 draw');
INSERT INTO journal VALUES(467,466,124843301399429121,10,1796990689275,23000530,'move 1 play AS suit C');
INSERT INTO journal VALUES(468,467,124843301399429121,11,1796990690564,23000531,'move 2 play 6C');
INSERT INTO journal VALUES(469,468,124843301399429121,12,1796990694790,23000532,'move 3 draw');
INSERT INTO journal VALUES(470,469,124843301399429121,13,1796990754790,0,'timeout 4');
INSERT INTO journal VALUES(471,470,124843301399429121,14,1796990754790,0,'auto 4 play 7D');
INSERT INTO journal VALUES(472,471,124843301399429121,15,1796990759188,23000533,'move 1 play 9C');
INSERT INTO journal VALUES(473,472,124843301399429121,16,1796990760897,23000534,'move 2 play JC');
INSERT INTO journal VALUES(474,473,124843301399429121,17,1796990760897,0,'hash 97c6236b2d2bc9acf0280ec7687164e8');
INSERT INTO journal VALUES(475,474,124843301399429121,18,1796990763003,23000535,'move 4 draw');
INSERT INTO journal VALUES(476,475,124843301399429121,19,1796990766956,23000536,'move 1 draw');
INSERT INTO journal VALUES(477,476,124843301399429121,20,1796990768485,23000537,'move 2 play 3C');
INSERT INTO journal VALUES(478,477,124843301399429121,21,1796990770427,23000538,'move 3 play 3H');
INSERT INTO journal VALUES(479,478,124843301399429121,22,1796990774225,23000539,'move 4 play 3D');
INSERT INTO journal VALUES(480,479,124843301399429121,23,1796990776667,23000540,'move 1 take');
INSERT INTO journal VALUES(481,480,124843301399429121,24,1796990779659,23000541,'move 2 draw');
INSERT INTO journal VALUES(482,481,124843301399429121,25,1796990782143,23000542,'move 3 draw');
INSERT INTO journal VALUES(483,482,124843301399429121,26,1796990784412,23000543,'move 4 play 9D');
INSERT INTO journal VALUES(484,483,124843301399429121,27,1796990788520,23000544,'move 1 play 7C');
INSERT INTO journal VALUES(485,484,124843301399429121,28,1796990792173,23000545,'move 2 play 4D');
INSERT INTO journal VALUES(486,485,124843301399429121,29,1796990796060,23000546,'move 3 draw');
INSERT INTO journal VALUES(487,486,124843301399429121,30,1796990797128,23000547,'move 4 play 8D');
INSERT INTO journal VALUES(488,487,124843301399429121,31,1796990800344,23000548,'move 3 play 5D');
INSERT INTO journal VALUES(489,488,124843301399429121,32,1796990860344,0,'timeout 2');
INSERT INTO journal VALUES(490,489,124843301399429121,33,1796990860344,0,'auto 2 draw');
INSERT INTO journal VALUES(491,490,124843301399429121,34,1796990860344,0,'hash d9d042b96a36e95ca63b051eb7f1c251');
INSERT INTO journal VALUES(492,491,124843301399429121,35,1796990864239,23000549,'move 1 draw');
INSERT INTO journal VALUES(493,492,124843301399429121,36,1796990868166,23000550,'move 4 draw');
INSERT INTO journal VALUES(494,493,124843301399429121,37,1796990870680,23000551,'move 3 play 7H');
INSERT INTO journal VALUES(495,494,124843301399429121,38,1796990874505,23000552,'move 2 draw');
INSERT INTO journal VALUES(496,495,124843301399429121,39,1796990876739,23000553,'move 1 play 6D 6S');
INSERT INTO journal VALUES(497,496,124843301399429121,40,1796990881725,23000554,'move 4 draw');
INSERT INTO journal VALUES(498,497,124843301399429121,41,1796990884477,23000555,'move 3 play 8S');
INSERT INTO journal VALUES(499,498,124843301399429121,42,1796990888534,23000556,'move 4 play 10S');
INSERT INTO journal VALUES(500,499,124843301399429121,43,1796990891183,23000557,'move 1 play QS QH');
INSERT INTO journal VALUES(501,500,124843301399429121,44,1796990892658,23000558,'move 2 play QD');
INSERT INTO journal VALUES(502,501,124843301399429121,45,1796990894460,23000559,'move 3 draw');
INSERT INTO journal VALUES(503,502,124843301399429121,46,1796990895922,23000560,'move 4 play KD');
INSERT INTO journal VALUES(504,503,124843301399429121,47,1796990900847,23000561,'move 1 draw');
INSERT INTO journal VALUES(505,504,124843301399429121,48,1796990904836,23000562,'move 2 draw');
INSERT INTO journal VALUES(506,505,124843301399429121,49,1796990906923,23000563,'move 3 play KC');
INSERT INTO journal VALUES(507,506,124843301399429121,50,1796990910295,23000564,'move 4 draw');
INSERT INTO journal VALUES(508,507,124843301399429121,51,1796990910295,0,'hash 22306c9edc0bf395e3ac49fc4a537ee9');
INSERT INTO journal VALUES(509,508,124843301399429121,52,1796990912010,23000565,'move 1 draw');
INSERT INTO journal VALUES(510,509,124843301399429121,53,1796990913570,23000566,'move 2 draw');
INSERT INTO journal VALUES(511,510,124843301399429121,54,1796990915961,23000567,'move 3 draw');
INSERT INTO journal VALUES(512,511,124843301399429121,55,1796990919068,23000568,'move 4 play KS');
INSERT INTO journal VALUES(513,512,124843301399429121,56,1796990979068,0,'timeout 1');
INSERT INTO journal VALUES(514,513,124843301399429121,57,1796990979068,0,'auto 1 draw');
INSERT INTO journal VALUES(515,514,124843301399429121,58,1796990984597,23000569,'move 2 play 2S');
INSERT INTO journal VALUES(516,515,124843301399429121,59,1796990986569,23000570,'move 3 take');
INSERT INTO journal VALUES(517,516,124843301399429121,60,1796990990538,23000571,'move 4 draw');
INSERT INTO journal VALUES(518,517,124843301399429121,61,1796990991694,23000572,'move 1 play 2C');
INSERT INTO journal VALUES(519,518,124843301399429121,62,1796990995485,23000573,'move 2 play 2H');
INSERT INTO journal VALUES(520,519,124843301399429121,63,1796991000031,23000574,'leave 3');
INSERT INTO journal VALUES(521,520,124843301399429121,64,1796991000031,23000575,'move 4 draw');
INSERT INTO journal VALUES(522,521,124843301399429121,65,1796991001558,23000576,'move 1 play AD suit C');
INSERT INTO journal VALUES(523,522,124843301399429121,66,1796991005336,23000577,'move 2 play 8C');
INSERT INTO journal VALUES(524,523,124843301399429121,67,1796991009767,23000578,'move 1 draw');
INSERT INTO journal VALUES(525,524,124843301399429121,68,1796991009767,0,'hash aeca5e43a0e4128608e5746f02e0d0b0');
INSERT INTO journal VALUES(526,525,124843301399429121,69,1796991011617,23000579,'move 4 draw');
INSERT INTO journal VALUES(527,526,124843301399429121,70,1796991071617,0,'timeout 2');
INSERT INTO journal VALUES(528,527,124843301399429121,71,1796991071617,0,'auto 2 play 8H');
INSERT INTO journal VALUES(529,528,124843301399429121,72,1796991074042,23000580,'move 4 play 4H');
INSERT INTO journal VALUES(530,529,124843301399429121,73,1796991134042,0,'timeout 1');
INSERT INTO journal VALUES(531,530,124843301399429121,74,1796991134042,0,'auto 1 play 5H');
INSERT INTO journal VALUES(532,531,124843301399429121,75,1796991137976,23000581,'move 2 take');
INSERT INTO journal VALUES(533,532,124843301399429121,76,1796991139088,23000582,'move 4 play 5S');
INSERT INTO journal VALUES(534,533,124843301399429121,77,1796991141388,23000583,'move 1 draw');
INSERT INTO journal VALUES(535,534,124843301399429121,78,1796991143294,23000584,'move 2 play 9S 9H');
INSERT INTO journal VALUES(536,535,124843301399429121,79,1796991145910,23000585,'move 4 draw');
INSERT INTO journal VALUES(537,536,124843301399429121,80,1796991149675,23000586,'move 1 draw');
INSERT INTO journal VALUES(538,537,124843301399429121,81,1796991152368,23000587,'move 2 play 6H');
INSERT INTO journal VALUES(539,538,124843301399429121,82,1796991154942,23000588,'move 4 play 8H');
INSERT INTO journal VALUES(540,539,124843301399429121,83,1796991156499,23000589,'move 2 play 7S');
INSERT INTO journal VALUES(541,540,124843301399429121,84,1796991161398,23000590,'move 1 draw');
INSERT INTO journal VALUES(542,541,124843301399429121,85,1796991161398,0,'hash 96de8f217fd5eb14f1716684d1d51b4b');
INSERT INTO journal VALUES(543,542,124843301399429121,86,1796991221398,0,'timeout 4');
INSERT INTO journal VALUES(544,543,124843301399429121,87,1796991221398,0,'auto 4 draw');
INSERT INTO journal VALUES(545,544,124843301399429121,88,1796991225792,23000591,'move 2 play JH JS');
INSERT INTO journal VALUES(546,545,124843301399429121,89,1796991230391,23000592,'move 2 draw');
INSERT INTO journal VALUES(547,546,124843301399429121,90,1796991231580,23000593,'move 1 draw');
INSERT INTO journal VALUES(548,547,124843301399429121,91,1796991235542,23000594,'move 4 play JC');
INSERT INTO journal VALUES(549,548,124843301399429121,92,1796991295542,0,'timeout 1');
INSERT INTO journal VALUES(550,549,124843301399429121,93,1796991295542,0,'auto 1 play QC QD');
INSERT INTO journal VALUES(551,550,124843301399429121,94,1796991301123,23000595,'move 4 play JD');
INSERT INTO journal VALUES(552,551,124843301399429121,95,1796991302277,23000596,'move 1 play 10D');
INSERT INTO journal VALUES(553,552,124843301399429121,96,1796991362277,0,'timeout 4');
INSERT INTO journal VALUES(554,553,124843301399429121,97,1796991362277,0,'auto 4 play 2D');
INSERT INTO journal VALUES(555,554,124843301399429121,98,1796991366642,23000597,'move 2 take');
INSERT INTO journal VALUES(556,555,124843301399429121,99,1796991369707,23000598,'move 1 play 8D');
INSERT INTO journal VALUES(557,556,124843301399429121,100,1796991429707,0,'timeout 2');
INSERT INTO journal VALUES(558,557,124843301399429121,101,1796991429707,0,'auto 2 play 8S');
INSERT INTO journal VALUES(559,558,124843301399429121,102,1796991429707,0,'hash 560b4f63a146ba1f96426e5c0f405efb');
INSERT INTO journal VALUES(560,559,124843301399429121,103,1796991435372,23000599,'move 1 draw');
INSERT INTO journal VALUES(561,560,124843301399429121,104,1796991436790,23000600,'move 4 play 3S');
INSERT INTO journal VALUES(562,561,124843301399429121,105,1796991438574,23000601,'move 2 take');
INSERT INTO journal VALUES(563,562,124843301399429121,106,1796991442779,23000602,'move 1 play 3H');
INSERT INTO journal VALUES(564,563,124843301399429121,107,1796991445355,23000603,'move 4 take');
INSERT INTO journal VALUES(565,564,124843301399429121,108,1796991450325,23000604,'move 2 play 10H');
INSERT INTO journal VALUES(566,565,124843301399429121,109,1796991452877,23000605,'move 1 play 7C');
INSERT INTO journal VALUES(567,566,124843301399429121,110,1796991512877,0,'timeout 4');
INSERT INTO journal VALUES(568,567,124843301399429121,111,1796991512877,0,'auto 4 play AD suit C');
INSERT INTO journal VALUES(569,568,124843301399429121,112,1796991514978,23000606,'move 2 draw');
INSERT INTO journal VALUES(570,569,124843301399429121,113,1796991517700,23000607,'move 1 play 3C');
INSERT INTO journal VALUES(571,570,124843301399429121,114,1796991520995,23000608,'move 4 take');
INSERT INTO journal VALUES(572,571,124843301399429121,115,1796991523342,23000609,'move 2 play 5C');
INSERT INTO journal VALUES(573,572,124843301399429121,116,1796991527484,23000610,'move 1 draw');
INSERT INTO journal VALUES(574,573,124843301399429121,117,1796991528532,23000611,'move 4 draw');
INSERT INTO journal VALUES(575,574,124843301399429121,118,1796991532749,23000612,'move 2 play KC');
INSERT INTO journal VALUES(576,575,124843301399429121,119,1796991532749,0,'hash 39e9d14e554af79b3e3cd324362741f6');
INSERT INTO journal VALUES(577,576,124843301399429121,120,1796991535712,23000613,'move 1 draw');
INSERT INTO journal VALUES(578,577,124843301399429121,121,1796991540623,23000614,'void It took too long.');
INSERT INTO journal VALUES(579,578,124843301399429121,122,1796991540623,0,'hash f01d49bf5f18dd4c08e374c81018e6dd');
INSERT INTO journal VALUES(580,0,124847659671355393,1,1796991601623,23000623,'move 1 layout spread done');
INSERT INTO journal VALUES(581,580,124847659671355393,2,1796991603180,23000624,'move 2 swap 6D JD');
INSERT INTO journal VALUES(582,581,124847659671355393,3,1796991607958,23000625,'move 2 layout random done');
INSERT INTO journal VALUES(583,582,124847659671355393,4,1796991609068,23000626,'move 2 throw 2H aim-mm 510 1125 flick');
INSERT INTO journal VALUES(584,583,124847659671355393,5,1796991612602,23000627,'move 1 place auto');
INSERT INTO journal VALUES(585,584,124847659671355393,6,1796991616077,23000628,'move 1 throw 5C aim-mm 690 1215 float');
INSERT INTO journal VALUES(586,585,124847659671355393,7,1796991619954,23000629,'move 2 place 5C G6');
INSERT INTO journal VALUES(587,586,124847659671355393,8,1796991623140,23000630,'move 2 throw 9D aim-mm 510 1125 float');
INSERT INTO journal VALUES(588,587,124847659671355393,9,1796991624316,23000631,'move 2 place auto');
INSERT INTO journal VALUES(589,588,124847659671355393,10,1796991668466,23000632,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(590,589,124847659671355393,11,1796991670845,23000633,'move 1 place 6D J17');
INSERT INTO journal VALUES(591,590,124847659671355393,12,1796991673498,23000634,'move 1 place JS H20');
INSERT INTO journal VALUES(592,591,124847659671355393,13,1796991715930,23000635,'move 2 throw 7D aim-mm 630 1935 float');
INSERT INTO journal VALUES(593,592,124847659671355393,14,1796991719225,23000636,'move 1 place 7D B22');
INSERT INTO journal VALUES(594,593,124847659671355393,15,1796991723570,23000637,'move 1 throw 10S aim-mm 450 1125 flick');
INSERT INTO journal VALUES(595,594,124847659671355393,16,1796991727449,23000638,'move 1 place 10D D21');
INSERT INTO journal VALUES(596,595,124847659671355393,17,1796991727449,0,'hash 0ebc96b65f3e7c8d226b03a3cd859cbd');
INSERT INTO journal VALUES(597,596,124847659671355393,18,1796991732168,23000639,'move 1 place auto');
INSERT INTO journal VALUES(598,597,124847659671355393,19,1796991792168,0,'timeout 2');
INSERT INTO journal VALUES(599,598,124847659671355393,20,1796991792168,0,'auto 2 throw 9D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(600,599,124847659671355393,21,1796991794718,23000640,'move 2 place 9D P1');
INSERT INTO journal VALUES(601,600,124847659671355393,22,1796991797774,23000641,'move 2 place 8S E8');
INSERT INTO journal VALUES(602,601,124847659671355393,23,1796991799336,23000642,'move 1 throw 3C aim-mm 270 990 flick');
INSERT INTO journal VALUES(603,602,124847659671355393,24,1796991800721,23000643,'move 1 place auto');
INSERT INTO journal VALUES(604,603,124847659671355393,25,1796991805264,23000644,'move 2 throw JD aim-mm 210 1395 float');
INSERT INTO journal VALUES(605,604,124847659671355393,26,1796991806871,23000645,'move 2 place JD G2');
INSERT INTO journal VALUES(606,605,124847659671355393,27,1796991811399,23000646,'move 2 place 4S G8');
INSERT INTO journal VALUES(607,606,124847659671355393,28,1796991813134,23000647,'move 1 throw 3C aim-mm 229 1111 flick');
INSERT INTO journal VALUES(608,607,124847659671355393,29,1796991815523,23000648,'move 1 place 3C B13');
INSERT INTO journal VALUES(609,608,124847659671355393,30,1796991819036,23000649,'move 1 place 5H F17');
INSERT INTO journal VALUES(610,609,124847659671355393,31,1796991822513,23000650,'move 2 throw JD aim-mm 510 1395 flick');
INSERT INTO journal VALUES(611,610,124847659671355393,32,1796991823935,23000651,'move 2 place JD O1');
INSERT INTO journal VALUES(612,611,124847659671355393,33,1796991828895,23000652,'move 2 place 6D F9');
INSERT INTO journal VALUES(613,612,124847659671355393,34,1796991828895,0,'hash eb678de35d4abd77ab800f04486868c7');
INSERT INTO journal VALUES(614,613,124847659671355393,35,1796991830053,23000653,'move 2 place 3S L8');
INSERT INTO journal VALUES(615,614,124847659671355393,36,1796991834261,23000654,'move 1 throw 3C aim-mm 30 1755 float');
INSERT INTO journal VALUES(616,615,124847659671355393,37,1796991837434,23000655,'move 1 place auto');
INSERT INTO journal VALUES(617,616,124847659671355393,38,1796991840387,23000656,'move 2 throw 3D aim-mm 570 1395 float');
INSERT INTO journal VALUES(618,617,124847659671355393,39,1796991845019,23000657,'move 1 place auto');
INSERT INTO journal VALUES(619,618,124847659671355393,40,1796991846302,23000658,'move 1 throw 8C aim-mm 570 1305 float');
INSERT INTO journal VALUES(620,619,124847659671355393,41,1796991849598,23000659,'move 1 place 8C M15');
INSERT INTO journal VALUES(621,620,124847659671355393,42,1796991852737,23000660,'move 1 place 8S A18');
INSERT INTO journal VALUES(622,621,124847659671355393,43,1796991854930,23000661,'move 2 throw JD aim-mm 570 1125 flick');
INSERT INTO journal VALUES(623,622,124847659671355393,44,1796991859749,23000662,'move 2 place JD L1');
INSERT INTO journal VALUES(624,623,124847659671355393,45,1796991864016,23000663,'move 2 place auto');
INSERT INTO journal VALUES(625,624,124847659671355393,46,1796991865247,23000664,'move 1 throw JC aim-mm 630 1215 float');
INSERT INTO journal VALUES(626,625,124847659671355393,47,1796991866983,23000665,'move 1 place JC D13');
INSERT INTO journal VALUES(627,626,124847659671355393,48,1796991870737,23000666,'move 1 place 4S B21');
INSERT INTO journal VALUES(628,627,124847659671355393,49,1796991872164,23000667,'move 2 throw 6D aim-mm 210 1125 flick');
INSERT INTO journal VALUES(629,628,124847659671355393,50,1796991874802,23000668,'move 2 place 6D N4');
INSERT INTO journal VALUES(630,629,124847659671355393,51,1796991874802,0,'hash 341cfa3c1f4d8d9079b4c4a6a3384224');
INSERT INTO journal VALUES(631,630,124847659671355393,52,1796991879020,23000669,'move 2 place JC N3');
INSERT INTO journal VALUES(632,631,124847659671355393,53,1796991880646,23000670,'move 1 throw 8C aim-mm 30 1305 flick');
INSERT INTO journal VALUES(633,632,124847659671355393,54,1796991884802,23000671,'move 1 place auto');
INSERT INTO journal VALUES(634,633,124847659671355393,55,1796991886605,23000672,'move 2 throw 6D aim-mm 930 1935 flick');
INSERT INTO journal VALUES(635,634,124847659671355393,56,1796991889850,23000673,'move 1 place 6D O21');
INSERT INTO journal VALUES(636,635,124847659671355393,57,1796991892267,23000674,'move 1 throw 10S aim-mm 870 1125 flick');
INSERT INTO journal VALUES(637,636,124847659671355393,58,1796991896940,23000675,'leave 2');
INSERT INTO journal VALUES(638,637,124847659671355393,59,1796991896940,0,'hash 2c4cd202c0ccbac583ab9afd17d2580f');
INSERT INTO journal VALUES(639,638,124847659671355393,60,1796991956940,0,'voted 2 forgive');
INSERT INTO journal VALUES(640,0,124849154173173761,1,1796991957940,23000682,'move 1 layout spread done');
INSERT INTO journal VALUES(641,640,124849154173173761,2,1796991961801,23000683,'move 2 layout spread done');
INSERT INTO journal VALUES(642,641,124849154173173761,3,1796991964525,23000684,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(643,642,124849154173173761,4,1796991965831,23000685,'move 1 place auto');
INSERT INTO journal VALUES(644,643,124849154173173761,5,1796992025831,0,'timeout 2');
INSERT INTO journal VALUES(645,644,124849154173173761,6,1796992025831,0,'auto 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(646,645,124849154173173761,7,1796992029713,23000686,'move 2 place auto');
INSERT INTO journal VALUES(647,646,124849154173173761,8,1796992033591,23000687,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(648,647,124849154173173761,9,1796992035549,23000688,'move 2 place auto');
INSERT INTO journal VALUES(649,648,124849154173173761,10,1796992040051,23000689,'move 2 throw 10S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(650,649,124849154173173761,11,1796992044677,23000690,'move 2 place auto');
INSERT INTO journal VALUES(651,650,124849154173173761,12,1796992048025,23000691,'move 1 throw 3D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(652,651,124849154173173761,13,1796992051212,23000692,'move 2 place auto');
INSERT INTO journal VALUES(653,652,124849154173173761,14,1796992054430,23000693,'move 2 throw 10S aim-mm 330 1125 flick');
INSERT INTO journal VALUES(654,653,124849154173173761,15,1796992058534,23000694,'move 2 place auto');
INSERT INTO journal VALUES(655,654,124849154173173761,16,1796992060560,23000695,'move 1 throw AD aim-mm 630 1125 flick');
INSERT INTO journal VALUES(656,655,124849154173173761,17,1796992060560,0,'hash 45c7ecefce9f01bf98463fabadccfa60');
INSERT INTO journal VALUES(657,656,124849154173173761,18,1796992065149,23000696,'move 1 place auto');
INSERT INTO journal VALUES(658,657,124849154173173761,19,1796992068806,23000697,'move 2 throw 7S aim-mm 930 1125 flick');
INSERT INTO journal VALUES(659,658,124849154173173761,20,1796992073191,23000698,'move 2 place auto');
INSERT INTO journal VALUES(660,659,124849154173173761,21,1796992077834,23000699,'move 1 throw AD aim-mm 570 1125 flick');
INSERT INTO journal VALUES(661,660,124849154173173761,22,1796992080792,23000700,'move 1 place auto');
INSERT INTO journal VALUES(662,661,124849154173173761,23,1796992081831,23000701,'move 2 throw JS aim-mm 30 1125 flick');
INSERT INTO journal VALUES(663,662,124849154173173761,24,1796992086557,23000702,'move 1 place auto');
INSERT INTO journal VALUES(664,663,124849154173173761,25,1796992091270,23000703,'move 1 throw AD aim-mm 510 1395 flick');
INSERT INTO journal VALUES(665,664,124849154173173761,26,1796992095616,23000704,'move 1 place auto');
INSERT INTO journal VALUES(666,665,124849154173173761,27,1796992097596,23000705,'move 2 throw 6S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(667,666,124849154173173761,28,1796992101931,23000706,'move 2 place auto');
INSERT INTO journal VALUES(668,667,124849154173173761,29,1796992104858,23000707,'move 1 throw AD aim-mm 30 1305 flick');
INSERT INTO journal VALUES(669,668,124849154173173761,30,1796992108645,23000708,'move 1 place auto');
INSERT INTO journal VALUES(670,669,124849154173173761,31,1796992110809,23000709,'move 2 throw 5S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(671,670,124849154173173761,32,1796992115122,23000710,'move 1 place auto');
INSERT INTO journal VALUES(672,671,124849154173173761,33,1796992175122,0,'timeout 1');
INSERT INTO journal VALUES(673,672,124849154173173761,34,1796992175122,0,'auto 1 throw 4D aim-mm 330 1395 flick');
INSERT INTO journal VALUES(674,673,124849154173173761,35,1796992175122,0,'hash 661f3ead1c5ab70a9e9230941f48caf4');
INSERT INTO journal VALUES(675,674,124849154173173761,36,1796992180317,23000711,'move 1 place auto');
INSERT INTO journal VALUES(676,675,124849154173173761,37,1796992181337,23000712,'move 2 throw 2S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(677,676,124849154173173761,38,1796992184146,23000713,'move 2 place auto');
INSERT INTO journal VALUES(678,677,124849154173173761,39,1796992187937,23000714,'move 1 throw 4D aim-mm 570 1395 flick');
INSERT INTO journal VALUES(679,678,124849154173173761,40,1796992191510,23000715,'move 1 place auto');
INSERT INTO journal VALUES(680,679,124849154173173761,41,1796992195207,23000716,'move 2 throw AS aim-mm 30 1125 flick');
INSERT INTO journal VALUES(681,680,124849154173173761,42,1796992198791,23000717,'move 1 place auto');
INSERT INTO journal VALUES(682,681,124849154173173761,43,1796992203460,23000718,'move 1 throw 5D aim-mm 930 1395 flick');
INSERT INTO journal VALUES(683,682,124849154173173761,44,1796992206849,23000719,'move 1 place auto');
INSERT INTO journal VALUES(684,683,124849154173173761,45,1796992210830,23000720,'move 2 throw 10C aim-mm 30 1125 flick');
INSERT INTO journal VALUES(685,684,124849154173173761,46,1796992211990,23000721,'move 2 place auto');
INSERT INTO journal VALUES(686,685,124849154173173761,47,1796992216143,23000722,'move 1 throw 6D aim-mm 930 1395 flick');
INSERT INTO journal VALUES(687,686,124849154173173761,48,1796992218372,23000723,'move 2 place auto');
INSERT INTO journal VALUES(688,687,124849154173173761,49,1796992222386,23000724,'move 2 throw 10C aim-mm 510 1395 flick');
INSERT INTO journal VALUES(689,688,124849154173173761,50,1796992227170,23000725,'move 2 place auto');
INSERT INTO journal VALUES(690,689,124849154173173761,51,1796992229123,23000726,'move 1 throw 7D aim-mm 930 1395 flick');
INSERT INTO journal VALUES(691,690,124849154173173761,52,1796992229123,0,'hash 5b98124f8707f8925ad7ba575cf9683c');
INSERT INTO journal VALUES(692,691,124849154173173761,53,1796992233213,23000727,'move 1 place auto');
INSERT INTO journal VALUES(693,692,124849154173173761,54,1796992237128,23000728,'move 2 throw 9C aim-mm 630 1395 flick');
INSERT INTO journal VALUES(694,693,124849154173173761,55,1796992257128,0,'timeout 1');
INSERT INTO journal VALUES(695,694,124849154173173761,56,1796992257128,0,'auto 1 place auto');
INSERT INTO journal VALUES(696,695,124849154173173761,57,1796992299542,23000729,'move 1 throw 7D aim-mm 510 1665 flick');
INSERT INTO journal VALUES(697,696,124849154173173761,58,1796992319542,0,'timeout 1');
INSERT INTO journal VALUES(698,697,124849154173173761,59,1796992319542,0,'auto 1 place auto');
INSERT INTO journal VALUES(699,698,124849154173173761,60,1796992365322,23000730,'move 2 throw 8C aim-mm 630 1395 flick');
INSERT INTO journal VALUES(700,699,124849154173173761,61,1796992368906,23000731,'move 1 place auto');
INSERT INTO journal VALUES(701,700,124849154173173761,62,1796992372734,23000732,'move 1 throw 7D aim-mm 630 1665 flick');
INSERT INTO journal VALUES(702,701,124849154173173761,63,1796992375491,23000733,'move 2 place auto');
INSERT INTO journal VALUES(703,702,124849154173173761,64,1796992376772,23000734,'move 2 throw 6C aim-mm 630 1395 flick');
INSERT INTO journal VALUES(704,703,124849154173173761,65,1796992379355,23000735,'move 2 place auto');
INSERT INTO journal VALUES(705,704,124849154173173761,66,1796992383774,23000736,'move 1 throw 8D aim-mm 930 1395 flick');
INSERT INTO journal VALUES(706,705,124849154173173761,67,1796992385238,23000737,'move 2 place auto');
INSERT INTO journal VALUES(707,706,124849154173173761,68,1796992386814,23000738,'move 2 throw 6C aim-mm 330 1395 flick');
INSERT INTO journal VALUES(708,707,124849154173173761,69,1796992386814,0,'hash ae9f18637e57cdb32311c529bbffe8fe');
INSERT INTO journal VALUES(709,708,124849154173173761,70,1796992389520,23000739,'move 1 place auto');
INSERT INTO journal VALUES(710,709,124849154173173761,71,1796992392781,23000740,'move 1 throw 9D aim-mm 810 1665 flick');
INSERT INTO journal VALUES(711,710,124849154173173761,72,1796992397757,23000741,'move 1 place auto');
INSERT INTO journal VALUES(712,711,124849154173173761,73,1796992401412,23000742,'move 2 throw 4C aim-mm 330 1395 flick');
INSERT INTO journal VALUES(713,712,124849154173173761,74,1796992421412,0,'timeout 2');
INSERT INTO journal VALUES(714,713,124849154173173761,75,1796992421412,0,'auto 2 place auto');
INSERT INTO journal VALUES(715,714,124849154173173761,76,1796992712429,0,'timeout 1');
INSERT INTO journal VALUES(716,715,124849154173173761,77,1796992712429,0,'auto 1 throw 10D aim-mm 930 1665 flick');
INSERT INTO journal VALUES(717,716,124849154173173761,78,1796992712429,0,'leave 1 away');
INSERT INTO journal VALUES(718,717,124849154173173761,79,1796992712429,0,'hash 14af1eb4b8f7a50176863bee2bc43b09');
INSERT INTO journal VALUES(719,718,124849154173173761,80,1796992772429,0,'voted 1 forgive');
INSERT INTO journal VALUES(720,0,124852574581948417,1,1796992773429,23000749,'move 1 swap 3H 8H');
INSERT INTO journal VALUES(721,720,124852574581948417,2,1796992775433,23000750,'move 1 layout random done');
INSERT INTO journal VALUES(722,721,124852574581948417,3,1796992838478,23000751,'move 2 done');
INSERT INTO journal VALUES(723,722,124852574581948417,4,1796992841387,23000752,'move 1 throw 5D aim-mm 30 1125 float');
INSERT INTO journal VALUES(724,723,124852574581948417,5,1796992842532,23000753,'move 2 place 5D L18');
INSERT INTO journal VALUES(725,724,124852574581948417,6,1796992846292,23000754,'move 2 throw 9C aim-mm 630 1305 float');
INSERT INTO journal VALUES(726,725,124852574581948417,7,1796992850899,23000755,'move 1 place 9C E2');
INSERT INTO journal VALUES(727,726,124852574581948417,8,1796992854678,23000756,'move 1 throw 4D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(728,727,124852574581948417,9,1796992858041,23000757,'move 2 place 4D F17');
INSERT INTO journal VALUES(729,728,124852574581948417,10,1796992860120,23000758,'move 2 throw JS aim-mm 750 1125 flick');
INSERT INTO journal VALUES(730,729,124852574581948417,11,1796992862887,23000759,'move 2 place JS O13');
INSERT INTO journal VALUES(731,730,124852574581948417,12,1796992864702,23000760,'move 1 throw 6H aim-mm 510 1125 flick');
INSERT INTO journal VALUES(732,731,124852574581948417,13,1796992869009,23000761,'move 1 place 6H L6');
INSERT INTO journal VALUES(733,732,124852574581948417,14,1796992873052,23000762,'move 2 throw 8C aim-mm 690 1215 flick');
INSERT INTO journal VALUES(734,733,124852574581948417,15,1796992874835,23000763,'move 1 place auto');
INSERT INTO journal VALUES(735,734,124852574581948417,16,1796992876528,23000764,'move 1 throw 10D aim-mm 330 1125 float');
INSERT INTO journal VALUES(736,735,124852574581948417,17,1796992876528,0,'hash 817b54b65dcaaadf0a9c801c746bf2a1');
INSERT INTO journal VALUES(737,736,124852574581948417,18,1796992880145,23000765,'move 2 place auto');
INSERT INTO journal VALUES(738,737,124852574581948417,19,1796992940145,0,'timeout 2');
INSERT INTO journal VALUES(739,738,124852574581948417,20,1796992940145,0,'auto 2 throw 10S aim-mm 90 1125 flick');
INSERT INTO journal VALUES(740,739,124852574581948417,21,1796992945320,23000766,'move 2 place auto');
INSERT INTO journal VALUES(741,740,124852574581948417,22,1796992947349,23000767,'move 1 throw 3D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(742,741,124852574581948417,23,1796992952146,23000768,'move 2 place 3D M14');
INSERT INTO journal VALUES(743,742,124852574581948417,24,1796992954946,23000769,'move 2 throw QC aim-mm 750 1575 flick');
INSERT INTO journal VALUES(744,743,124852574581948417,25,1796992958883,23000770,'move 1 place QC O6');
INSERT INTO journal VALUES(745,744,124852574581948417,26,1796992963058,23000771,'move 1 throw QD aim-mm 930 1935 float');
INSERT INTO journal VALUES(746,745,124852574581948417,27,1796992967040,23000772,'move 2 place auto');
INSERT INTO journal VALUES(747,746,124852574581948417,28,1796992970948,23000773,'move 2 throw 8S aim-mm 390 1215 flick');
INSERT INTO journal VALUES(748,747,124852574581948417,29,1796992973101,23000774,'move 1 throw 6H aim-mm 630 1845 flick');
INSERT INTO journal VALUES(749,748,124852574581948417,30,1796992977373,23000775,'move 1 place 6H P5');
INSERT INTO journal VALUES(750,749,124852574581948417,31,1796992981074,23000776,'move 1 place QD O4');
INSERT INTO journal VALUES(751,750,124852574581948417,32,1796992985099,23000777,'move 2 throw JS aim-mm 390 1215 flick');
INSERT INTO journal VALUES(752,751,124852574581948417,33,1796992989529,23000778,'move 2 place JS H17');
INSERT INTO journal VALUES(753,752,124852574581948417,34,1796992989529,0,'hash 3c88fb98318b67865e2aa2675757e2ec');
INSERT INTO journal VALUES(754,753,124852574581948417,35,1796992991958,23000779,'move 2 place KD D18');
INSERT INTO journal VALUES(755,754,124852574581948417,36,1796992993921,23000780,'move 1 throw AD aim-mm 510 1935 flick');
INSERT INTO journal VALUES(756,755,124852574581948417,37,1796992997187,23000781,'move 2 throw 7C aim-mm 750 1575 float');
INSERT INTO journal VALUES(757,756,124852574581948417,38,1796993017187,0,'timeout 2');
INSERT INTO journal VALUES(758,757,124852574581948417,39,1796993017187,0,'auto 2 place auto');
INSERT INTO journal VALUES(759,758,124852574581948417,40,1796993059779,23000782,'move 1 throw 7D aim-mm 210 1395 float');
INSERT INTO journal VALUES(760,759,124852574581948417,41,1796993064757,23000783,'move 1 place 7D H2');
INSERT INTO journal VALUES(761,760,124852574581948417,42,1796993065866,23000784,'leave 1');
INSERT INTO journal VALUES(762,761,124852574581948417,43,1796993065866,0,'hash 8e48e3f9282f18bf91657d10a575fc63');
INSERT INTO journal VALUES(763,0,124854057004171265,1,1796993128082,0,'move 4 play B1');
INSERT INTO journal VALUES(764,763,124854057004171265,2,1796993131866,0,'move 3 play B4');
INSERT INTO journal VALUES(765,764,124854057004171265,3,1796993131866,23000795,'move 2 play B+2');
INSERT INTO journal VALUES(766,765,124854057004171265,4,1796993134620,23000796,'move 1 take');
INSERT INTO journal VALUES(767,766,124854057004171265,5,1796993138449,0,'move 4 play B6');
INSERT INTO journal VALUES(768,767,124854057004171265,6,1796993143449,0,'move 3 play BV');
INSERT INTO journal VALUES(769,768,124854057004171265,7,1796993144579,0,'move 4 play GV');
INSERT INTO journal VALUES(770,769,124854057004171265,8,1796993148449,0,'move 3 play G7');
INSERT INTO journal VALUES(771,770,124854057004171265,9,1796993148449,23000797,'move 2 draw');
INSERT INTO journal VALUES(772,771,124854057004171265,10,1796993150042,23000798,'move 1 play J color B');
INSERT INTO journal VALUES(773,772,124854057004171265,11,1796993152368,0,'move 4 draw');
INSERT INTO journal VALUES(774,773,124854057004171265,12,1796993157368,0,'move 3 play B9');
INSERT INTO journal VALUES(775,774,124854057004171265,13,1796993157368,23000799,'move 2 play R9');
INSERT INTO journal VALUES(776,775,124854057004171265,14,1796993161808,23000800,'move 1 play B9');
INSERT INTO journal VALUES(777,776,124854057004171265,15,1796993165570,0,'move 4 draw');
INSERT INTO journal VALUES(778,777,124854057004171265,16,1796993170570,0,'move 3 play J color Y');
INSERT INTO journal VALUES(779,778,124854057004171265,17,1796993170570,0,'hash fd78c7c30bfa5445891b57dbf0d06543');
INSERT INTO journal VALUES(780,779,124854057004171265,18,1796993170570,23000801,'move 2 play Y0');
INSERT INTO journal VALUES(781,0,124854256149725185,1,1796993175562,0,'move 4 play 5S 4S');
INSERT INTO journal VALUES(782,781,124854256149725185,2,1796993179346,0,'move 1 play 8D to 4');
INSERT INTO journal VALUES(783,782,124854256149725185,3,1796993179346,23000810,'move 2 play 7D');
INSERT INTO journal VALUES(784,783,124854256149725185,4,1796993183461,23000811,'move 3 play JOKER suit C');
INSERT INTO journal VALUES(785,784,124854256149725185,5,1796993185553,0,'move 4 play 3C 4C');
INSERT INTO journal VALUES(786,785,124854256149725185,6,1796993189728,0,'move 1 play 9C 9S');
INSERT INTO journal VALUES(787,786,124854256149725185,7,1796993189728,23000812,'move 2 play JOKER suit D');
INSERT INTO journal VALUES(788,787,124854256149725185,8,1796993192021,23000813,'move 3 draw');
INSERT INTO journal VALUES(789,788,124854256149725185,9,1796993193589,0,'move 4 draw');
INSERT INTO journal VALUES(790,789,124854256149725185,10,1796993198405,0,'move 1 play KD');
INSERT INTO journal VALUES(791,790,124854256149725185,11,1796993198405,23000814,'move 2 play 4D');
INSERT INTO journal VALUES(792,791,124854256149725185,12,1796993202115,23000815,'move 3 play 7C 8C to 1');
INSERT INTO journal VALUES(793,792,124854256149725185,13,1796993206446,0,'move 4 draw');
INSERT INTO journal VALUES(794,793,124854256149725185,14,1796993211446,0,'move 1 play QC');
INSERT INTO journal VALUES(795,794,124854256149725185,15,1796993211446,23000816,'move 2 draw');
INSERT INTO journal VALUES(796,795,124854256149725185,16,1796993213697,23000817,'move 3 play QS');
INSERT INTO journal VALUES(797,796,124854256149725185,17,1796993213697,0,'hash df5e29b58411fbb44bf4dac58d04b517');
INSERT INTO journal VALUES(798,0,124854442049667073,1,1796993218668,23000826,'move 1 keep QH AH JH');
INSERT INTO journal VALUES(799,798,124854442049667073,2,1796993223507,0,'move 2 keep 2H 7H 7C');
INSERT INTO journal VALUES(800,799,124854442049667073,3,1796993223507,0,'move 4 keep 9C 5D 5C');
INSERT INTO journal VALUES(801,800,124854442049667073,4,1796993228507,23000827,'move 3 keep 2C 7D 9S');
INSERT INTO journal VALUES(802,801,124854442049667073,5,1796993231854,23000828,'move 3 play 3C');
INSERT INTO journal VALUES(803,802,124854442049667073,6,1796993236034,0,'move 4 play 4C');
INSERT INTO journal VALUES(804,803,124854442049667073,7,1796993241034,23000829,'move 1 play 2D');
INSERT INTO journal VALUES(805,804,124854442049667073,8,1796993245700,0,'move 2 play 6S');
INSERT INTO journal VALUES(806,805,124854442049667073,9,1796993250700,23000830,'move 3 play 5S');
INSERT INTO journal VALUES(807,806,124854442049667073,10,1796993252607,0,'move 2 play JD JS');
INSERT INTO journal VALUES(808,807,124854442049667073,11,1796993257607,23000831,'move 1 play KC KD');
INSERT INTO journal VALUES(809,808,124854442049667073,12,1796993260074,0,'move 4 take');
INSERT INTO journal VALUES(810,809,124854442049667073,13,1796993265074,23000832,'move 3 play 4D 4H');
INSERT INTO journal VALUES(811,0,124854650074562561,1,1796993268265,23000841,'move 1 play 7H 7C');
INSERT INTO journal VALUES(812,811,124854650074562561,2,1796993272193,0,'move 2 play 10H');
INSERT INTO journal VALUES(813,812,124854650074562561,3,1796993277193,0,'move 3 play 2H');
INSERT INTO journal VALUES(814,813,124854650074562561,4,1796993277193,23000842,'move 4 play 2S');
INSERT INTO journal VALUES(815,814,124854650074562561,5,1796993281487,0,'move 5 play 2D');
INSERT INTO journal VALUES(816,815,124854650074562561,6,1796993286487,23000843,'move 1 take');
INSERT INTO journal VALUES(817,816,124854650074562561,7,1796993289359,0,'move 2 play JD');
INSERT INTO journal VALUES(818,817,124854650074562561,8,1796993294359,23000844,'move 4 play 9D');
INSERT INTO journal VALUES(819,818,124854650074562561,9,1796993296684,0,'move 5 play 9H');
INSERT INTO journal VALUES(820,819,124854650074562561,10,1796993301684,23000845,'move 1 play 3H 3S');
INSERT INTO journal VALUES(821,820,124854650074562561,11,1796993305636,0,'move 2 play 3D');
INSERT INTO journal VALUES(822,821,124854650074562561,12,1796993310636,0,'move 3 take');
INSERT INTO journal VALUES(823,822,124854650074562561,13,1796993310636,23000846,'move 4 draw');
INSERT INTO journal VALUES(824,823,124854650074562561,14,1796993315166,0,'move 5 draw');
INSERT INTO journal VALUES(825,0,124854867763134465,1,1796993320166,23000852,'move 1 layout random');
INSERT INTO journal VALUES(826,825,124854867763134465,2,1796993322786,23000853,'move 1 done');
INSERT INTO journal VALUES(827,826,124854867763134465,3,1796993324769,23000854,'move 2 place 3H O5');
INSERT INTO journal VALUES(828,827,124854867763134465,4,1796993327837,23000855,'move 2 swap 6D JD');
INSERT INTO journal VALUES(829,828,124854867763134465,5,1796993331578,23000856,'move 2 swap 3H 8H');
INSERT INTO journal VALUES(830,829,124854867763134465,6,1796993336241,23000857,'move 2 place JD E4');
INSERT INTO journal VALUES(831,830,124854867763134465,7,1796993337273,23000858,'move 2 place JD F4');
INSERT INTO journal VALUES(832,831,124854867763134465,8,1796993340844,23000859,'move 2 place 8H H7');
INSERT INTO journal VALUES(833,832,124854867763134465,9,1796993342053,23000860,'move 2 layout random done');
INSERT INTO journal VALUES(834,833,124854867763134465,10,1796993343862,23000861,'move 2 throw 8D aim-mm 90 1215 flick');
INSERT INTO journal VALUES(835,834,124854867763134465,11,1796993346435,23000862,'move 2 place 5C H1');
INSERT INTO journal VALUES(836,835,124854867763134465,12,1796993348310,23000863,'move 2 place 8D G8');
INSERT INTO journal VALUES(837,0,124855001414631425,1,1796993352031,23000869,'move 1 draw');
INSERT INTO journal VALUES(838,837,124855001414631425,2,1796993354622,23000870,'move 1 play G5');
INSERT INTO journal VALUES(839,838,124855001414631425,3,1796993358391,23000871,'move 2 play J color R');
INSERT INTO journal VALUES(840,839,124855001414631425,4,1796993362485,23000872,'move 1 play RV');
INSERT INTO journal VALUES(841,840,124855001414631425,5,1796993367277,23000873,'move 1 play GV');
INSERT INTO journal VALUES(842,841,124855001414631425,6,1796993372144,23000874,'move 1 play G8');
INSERT INTO journal VALUES(843,842,124855001414631425,7,1796993374962,23000875,'move 2 play G3');
INSERT INTO journal VALUES(844,843,124855001414631425,8,1796993376935,23000876,'move 1 draw');
INSERT INTO journal VALUES(845,844,124855001414631425,9,1796993378613,23000877,'move 2 draw');
INSERT INTO journal VALUES(846,845,124855001414631425,10,1796993380769,23000878,'move 2 pass');
INSERT INTO journal VALUES(847,846,124855001414631425,11,1796993384779,23000879,'move 1 play G6');
INSERT INTO journal VALUES(848,847,124855001414631425,12,1796993388402,23000880,'move 2 play J color R');
INSERT INTO journal VALUES(849,0,124855174815547393,1,1796993393373,23000891,'move 3 play JOKER suit C');
INSERT INTO journal VALUES(850,849,124855174815547393,2,1796993395434,23000892,'move 4 play 9C');
INSERT INTO journal VALUES(851,850,124855174815547393,3,1796993396921,23000893,'move 5 play AD AC suit S');
INSERT INTO journal VALUES(852,851,124855174815547393,4,1796993398253,23000894,'move 1 play 10S');
INSERT INTO journal VALUES(853,852,124855174815547393,5,1796993401596,23000895,'move 3 play 9S');
INSERT INTO journal VALUES(854,853,124855174815547393,6,1796993404296,23000896,'move 4 play 3S 4S');
INSERT INTO journal VALUES(855,854,124855174815547393,7,1796993405636,23000897,'move 5 play 8D to 4');
INSERT INTO journal VALUES(856,855,124855174815547393,8,1796993408443,23000898,'move 1 play AS suit C');
INSERT INTO journal VALUES(857,856,124855174815547393,9,1796993410516,23000899,'move 2 play 6C');
INSERT INTO journal VALUES(858,857,124855174815547393,10,1796993411638,23000900,'move 3 play 5C');
INSERT INTO journal VALUES(859,858,124855174815547393,11,1796993415339,23000901,'move 4 take');
INSERT INTO journal VALUES(860,859,124855174815547393,12,1796993417463,23000902,'move 5 draw');
INSERT INTO journal VALUES(861,0,124855281266982913,1,1796993418753,23000907,'move 1 keep 2H 8D 4H');
INSERT INTO journal VALUES(862,861,124855281266982913,2,1796993420170,23000908,'move 2 keep 2D 2S JS');
INSERT INTO journal VALUES(863,862,124855281266982913,3,1796993423121,23000909,'move 1 play 3S');
INSERT INTO journal VALUES(864,863,124855281266982913,4,1796993427166,23000910,'move 2 play 9C');
INSERT INTO journal VALUES(865,864,124855281266982913,5,1796993429428,23000911,'move 1 take');
INSERT INTO journal VALUES(866,865,124855281266982913,6,1796993430514,23000912,'move 2 play 3C');
INSERT INTO journal VALUES(867,866,124855281266982913,7,1796993432064,23000913,'move 1 play 8C 8H');
INSERT INTO journal VALUES(868,867,124855281266982913,8,1796993436089,23000914,'move 2 play JD');
INSERT INTO journal VALUES(869,868,124855281266982913,9,1796993438387,23000915,'move 1 take');
INSERT INTO journal VALUES(870,869,124855281266982913,10,1796993440047,23000916,'move 2 play 9D');
INSERT INTO journal VALUES(871,870,124855281266982913,11,1796993443417,23000917,'move 1 play 9C');
INSERT INTO journal VALUES(872,871,124855281266982913,12,1796993447251,23000918,'move 2 take');
INSERT INTO journal VALUES(873,0,124855419783872513,1,1796993451778,23000931,'move 1 draw');
INSERT INTO journal VALUES(874,873,124855419783872513,2,1796993456614,23000932,'move 2 draw');
INSERT INTO journal VALUES(875,874,124855419783872513,3,1796993458897,23000933,'move 3 play AH suit S');
INSERT INTO journal VALUES(876,875,124855419783872513,4,1796993463718,23000934,'move 4 play JS JD');
INSERT INTO journal VALUES(877,876,124855419783872513,5,1796993467210,23000935,'move 1 play 10D');
INSERT INTO journal VALUES(878,877,124855419783872513,6,1796993468699,23000936,'move 2 play AD suit D');
INSERT INTO journal VALUES(879,878,124855419783872513,7,1796993471552,23000937,'move 3 play 6D 6H');
INSERT INTO journal VALUES(880,879,124855419783872513,8,1796993473289,23000938,'move 4 play AS suit H');
INSERT INTO journal VALUES(881,880,124855419783872513,9,1796993477363,23000939,'move 5 play 8H');
INSERT INTO journal VALUES(882,881,124855419783872513,10,1796993478574,23000940,'move 4 play 7H');
INSERT INTO journal VALUES(883,882,124855419783872513,11,1796993483468,23000941,'move 3 draw');
INSERT INTO journal VALUES(884,883,124855419783872513,12,1796993488321,23000942,'move 2 play 7C');
INSERT INTO journal VALUES(885,0,124855591578370049,1,1796993492737,23000947,'move 1 layout deep');
INSERT INTO journal VALUES(886,885,124855591578370049,2,1796993493878,23000948,'move 1 layout spread done');
INSERT INTO journal VALUES(887,886,124855591578370049,3,1796993495387,23000949,'move 2 layout spread done');
INSERT INTO journal VALUES(888,887,124855591578370049,4,1796993498327,23000950,'move 1 throw 5D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(889,888,124855591578370049,5,1796993502232,23000951,'move 1 place 5D M6');
INSERT INTO journal VALUES(890,889,124855591578370049,6,1796993503381,23000952,'move 1 place JOKER J7');
INSERT INTO journal VALUES(891,890,124855591578370049,7,1796993507821,23000953,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(892,891,124855591578370049,8,1796993512087,23000954,'move 2 place JS E17');
INSERT INTO journal VALUES(893,892,124855591578370049,9,1796993516916,23000955,'move 2 place auto');
INSERT INTO journal VALUES(894,893,124855591578370049,10,1796993521882,23000956,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(895,894,124855591578370049,11,1796993524420,23000957,'move 1 place 9S I1');
INSERT INTO journal VALUES(896,895,124855591578370049,12,1796993529283,23000958,'move 1 place auto');
INSERT INTO journal VALUES(897,0,124855764668907521,1,1796993534005,23000964,'move 2 take');
INSERT INTO journal VALUES(898,848,124855001414631425,13,1796993538731,0,'timeout 1');
INSERT INTO journal VALUES(899,898,124855001414631425,14,1796993538731,0,'auto 1 draw');
INSERT INTO journal VALUES(900,899,124855001414631425,15,1796993538731,0,'auto 1 play R3');
INSERT INTO journal VALUES(901,860,124855174815547393,13,1796993538731,0,'timeout 1');
INSERT INTO journal VALUES(902,901,124855174815547393,14,1796993538731,0,'auto 1 play JC');
INSERT INTO journal VALUES(903,872,124855281266982913,13,1796993538731,0,'timeout 1');
INSERT INTO journal VALUES(904,903,124855281266982913,14,1796993538731,0,'auto 1 play 3S 3C');
INSERT INTO journal VALUES(905,897,124855764668907521,2,1796993538731,0,'move 1 play R2');
INSERT INTO journal VALUES(906,905,124855764668907521,3,1796993543731,23000965,'move 3 play R9');
INSERT INTO journal VALUES(907,906,124855764668907521,4,1796993548608,23000966,'move 2 play Y9');
INSERT INTO journal VALUES(908,884,124855419783872513,13,1796993550371,0,'timeout 1');
INSERT INTO journal VALUES(909,908,124855419783872513,14,1796993550371,0,'auto 1 play 7H');
INSERT INTO journal VALUES(910,907,124855764668907521,5,1796993550371,0,'move 1 play Y7');
INSERT INTO journal VALUES(911,910,124855764668907521,6,1796993555371,23000967,'move 3 play Y+2');
INSERT INTO journal VALUES(912,911,124855764668907521,7,1796993558353,23000968,'move 2 take');
INSERT INTO journal VALUES(913,912,124855764668907521,8,1796993560262,0,'move 1 play Y6');
INSERT INTO journal VALUES(914,913,124855764668907521,9,1796993565262,23000969,'move 3 play Y+2');
INSERT INTO journal VALUES(915,914,124855764668907521,10,1796993568311,23000970,'move 2 take');
INSERT INTO journal VALUES(916,915,124855764668907521,11,1796993570504,0,'move 1 draw');
INSERT INTO journal VALUES(917,916,124855764668907521,12,1796993575504,23000971,'move 3 play G+2');
INSERT INTO journal VALUES(918,0,124855943912488961,1,1796993576740,23000980,'move 1 play 3S');
INSERT INTO journal VALUES(919,918,124855943912488961,2,1796993579648,0,'move 2 play 7S 7S');
INSERT INTO journal VALUES(920,919,124855943912488961,3,1796993584648,0,'move 3 play 9S');
INSERT INTO journal VALUES(921,920,124855943912488961,4,1796993584648,23000981,'move 4 play 2S 2D 2D');
INSERT INTO journal VALUES(922,921,124855943912488961,5,1796993587794,0,'move 5 play 2C');
INSERT INTO journal VALUES(923,922,124855943912488961,6,1796993588863,0,'move 6 play 9S');
INSERT INTO journal VALUES(924,896,124855591578370049,13,1796993589283,0,'timeout 2');
INSERT INTO journal VALUES(925,924,124855591578370049,14,1796993589283,0,'auto 2 throw 10S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(926,923,124855943912488961,7,1796993592794,23000982,'move 1 take');
INSERT INTO journal VALUES(927,926,124855943912488961,8,1796993594718,0,'move 2 play 5S 5D');
INSERT INTO journal VALUES(928,927,124855943912488961,9,1796993598731,0,'move 3 play 3C');
INSERT INTO journal VALUES(929,900,124855001414631425,16,1796993598731,0,'timeout 2');
INSERT INTO journal VALUES(930,929,124855001414631425,17,1796993598731,0,'auto 2 play G3');
INSERT INTO journal VALUES(931,930,124855001414631425,18,1796993598731,0,'hash b3d0bb7807ec9fe08f1d6a7f5c914ff1');
INSERT INTO journal VALUES(932,902,124855174815547393,15,1796993598731,0,'timeout 5');
INSERT INTO journal VALUES(933,932,124855174815547393,16,1796993598731,0,'auto 5 play JS JD');
INSERT INTO journal VALUES(934,933,124855174815547393,17,1796993598731,0,'hash 39b2ccb6e7d85ebbf81e5fcb96ed3e55');
INSERT INTO journal VALUES(935,904,124855281266982913,15,1796993598731,0,'timeout 2');
INSERT INTO journal VALUES(936,935,124855281266982913,16,1796993598731,0,'auto 2 play 6D 6C');
INSERT INTO journal VALUES(937,936,124855281266982913,17,1796993598731,0,'hash c5a541e46553c3cf26a67128f2bd4fb0');
INSERT INTO journal VALUES(938,928,124855943912488961,10,1796993599718,23000983,'move 4 play 7C');
INSERT INTO journal VALUES(939,938,124855943912488961,11,1796993602604,0,'move 5 play 8C to 2');
INSERT INTO journal VALUES(940,939,124855943912488961,12,1796993607604,0,'move 6 play JOKER suit S');
INSERT INTO journal VALUES(941,940,124855943912488961,13,1796993607604,23000984,'move 1 play JOKER suit D');
INSERT INTO journal VALUES(942,941,124855943912488961,14,1796993611611,0,'move 2 play AD suit H');
INSERT INTO journal VALUES(943,925,124855591578370049,15,1796993611611,0,'timeout 2');
INSERT INTO journal VALUES(944,943,124855591578370049,16,1796993611611,0,'auto 2 place auto');
INSERT INTO journal VALUES(945,944,124855591578370049,17,1796993611611,0,'hash defb2c238e69c332f3da9d0c72fb6eb9');
INSERT INTO journal VALUES(946,909,124855419783872513,15,1796993611611,0,'timeout 6');
INSERT INTO journal VALUES(947,946,124855419783872513,16,1796993611611,0,'auto 6 draw');
INSERT INTO journal VALUES(948,947,124855419783872513,17,1796993611611,0,'hash a144d3c3c30afc5da4f8a7a893792229');
INSERT INTO journal VALUES(949,942,124855943912488961,15,1796993616611,0,'move 3 play 6H 6C');
INSERT INTO journal VALUES(950,949,124855943912488961,16,1796993616611,23000985,'move 4 draw');
INSERT INTO journal VALUES(951,950,124855943912488961,17,1796993616611,0,'hash 47aef6b47efe32fadb5560028ecf2441');
INSERT INTO journal VALUES(952,951,124855943912488961,18,1796993619710,0,'move 5 play QC');
INSERT INTO journal VALUES(953,952,124855943912488961,19,1796993624710,0,'move 6 play QH KH');
INSERT INTO journal VALUES(954,0,124856145113251841,1,1796993624710,23000991,'move 1 keep AD QS QH');
INSERT INTO journal VALUES(955,954,124856145113251841,2,1796993626703,23000992,'move 2 keep 5C AC 9C');
INSERT INTO journal VALUES(956,955,124856145113251841,3,1796993626703,0,'move 3 keep 4S 6H 7H');
INSERT INTO journal VALUES(957,956,124856145113251841,4,1796993630072,0,'move 3 play 3H');
INSERT INTO journal VALUES(958,957,124856145113251841,5,1796993635072,23000993,'move 1 play 6C');
INSERT INTO journal VALUES(959,958,124856145113251841,6,1796993639554,23000994,'move 2 play 8C 8S');
INSERT INTO journal VALUES(960,917,124855764668907521,13,1796993643050,0,'timeout 2');
INSERT INTO journal VALUES(961,960,124855764668907521,14,1796993643050,0,'auto 2 take');
INSERT INTO journal VALUES(962,959,124856145113251841,7,1796993643050,0,'move 3 play 5D');
INSERT INTO journal VALUES(963,961,124855764668907521,15,1796993648050,0,'move 1 play G8');
INSERT INTO journal VALUES(964,962,124856145113251841,8,1796993648050,23000995,'move 2 play 9S');
INSERT INTO journal VALUES(965,964,124856145113251841,9,1796993651639,23000996,'move 1 play 9D');
INSERT INTO journal VALUES(966,965,124856145113251841,10,1796993654317,0,'move 3 play AS');
INSERT INTO journal VALUES(967,931,124855001414631425,19,1796993658731,0,'timeout 1');
INSERT INTO journal VALUES(968,967,124855001414631425,20,1796993658731,0,'auto 1 draw');
INSERT INTO journal VALUES(969,934,124855174815547393,18,1796993658731,0,'timeout 1');
INSERT INTO journal VALUES(970,969,124855174815547393,19,1796993658731,0,'auto 1 draw');
INSERT INTO journal VALUES(971,937,124855281266982913,18,1796993658731,0,'timeout 1');
INSERT INTO journal VALUES(972,971,124855281266982913,19,1796993658731,0,'auto 1 play 8C 8H');
INSERT INTO journal VALUES(973,966,124856145113251841,11,1796993659317,23000997,'move 2 play 5H');
INSERT INTO journal VALUES(974,973,124856145113251841,12,1796993662056,0,'move 3 play 8H');
INSERT INTO journal VALUES(975,974,124856145113251841,13,1796993667056,23000998,'move 1 play JH JC');
INSERT INTO journal VALUES(976,0,124856337485004801,1,1796993670575,23001004,'move 1 play 10H 10C');
INSERT INTO journal VALUES(977,976,124856337485004801,2,1796993672153,23001005,'move 2 play 4C');
INSERT INTO journal VALUES(978,977,124856337485004801,3,1796993676337,23001006,'move 1 play QC');
INSERT INTO journal VALUES(979,978,124856337485004801,4,1796993678390,23001007,'move 2 play 9C');
INSERT INTO journal VALUES(980,979,124856337485004801,5,1796993681605,23001008,'move 1 play 9D');
INSERT INTO journal VALUES(981,980,124856337485004801,6,1796993683958,23001009,'move 2 play 8D');
INSERT INTO journal VALUES(982,981,124856337485004801,7,1796993688303,23001010,'move 1 play AC suit H');
INSERT INTO journal VALUES(983,982,124856337485004801,8,1796993690323,23001011,'move 2 play 3H');
INSERT INTO journal VALUES(984,983,124856337485004801,9,1796993693332,23001012,'move 1 play 4H last');
INSERT INTO journal VALUES(985,984,124856337485004801,10,1796993697737,23001013,'move 2 take');
INSERT INTO journal VALUES(986,985,124856337485004801,11,1796993700187,23001014,'move 1 play 5H');
INSERT INTO journal VALUES(987,986,124856337485004801,12,1796993702271,23001015,'move 2 play 2H');
INSERT INTO journal VALUES(988,0,124856484147232769,1,1796993705542,23001021,'move 1 layout spread done');
INSERT INTO journal VALUES(989,988,124856484147232769,2,1796993707728,23001022,'move 2 layout spread done');
INSERT INTO journal VALUES(990,989,124856484147232769,3,1796993712484,23001023,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(991,990,124856484147232769,4,1796993714285,23001024,'move 1 place auto');
INSERT INTO journal VALUES(992,991,124856484147232769,5,1796993718036,23001025,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(993,992,124856484147232769,6,1796993721280,23001026,'move 2 place auto');
INSERT INTO journal VALUES(994,993,124856484147232769,7,1796993723505,23001027,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(995,994,124856484147232769,8,1796993727298,23001028,'move 1 place auto');
INSERT INTO journal VALUES(996,995,124856484147232769,9,1796993730405,23001029,'move 2 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(997,996,124856484147232769,10,1796993731709,23001030,'move 1 place auto');
INSERT INTO journal VALUES(998,997,124856484147232769,11,1796993735505,23001031,'move 1 throw 2D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(999,998,124856484147232769,12,1796993738059,23001032,'move 1 place auto');
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
INSERT INTO friend VALUES(124829197926400004,189,1796987200000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(124829197926400005,188,1796987200000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(124829197926400006,189,1796987200000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(124829197926400007,189,1796987200000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(124829197926400008,189,1796987200000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(124829197926400001,189,1796987200000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(124829197926400009,189,1796987200000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(124829197926400010,189,1796987200000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(124829197926400011,189,1796987200000,124829197926400009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1796987200000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(124829197926400012,1796987200000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(124829197926400013,1796987200000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1796987200000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(124829197926400014,1796987200000,0,0,'');
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
INSERT INTO lockdown VALUES(124829197926400015,1796987200000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(124829197926400016,1796987200000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1796987200000,1797073600000,'player88','192.0.2.7',2,'kate','');
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
INSERT INTO rating VALUES(1,100,'last-one',124829197926400023,'game',2083489,-264228,1115,115,1796987445067,0);
INSERT INTO rating VALUES(2,101,'last-one',124829197926400023,'game',-2083489,-264228,948,-52,1796987445067,0);
INSERT INTO rating VALUES(3,100,'extreme-last-card',124833020506013697,'game',-2083489,-264228,948,-52,1796988206712,0);
INSERT INTO rating VALUES(4,101,'extreme-last-card',124833020506013697,'game',2083489,-264228,1115,115,1796988206712,0);
INSERT INTO rating VALUES(5,100,'palace',124835156153335809,'game',-2083489,-264228,948,-52,1796989006004,0);
INSERT INTO rating VALUES(6,101,'palace',124835156153335809,'game',2083489,-264228,1115,115,1796989006004,0);
INSERT INTO rating VALUES(7,101,'switch',124839280198549505,'game',1041745,-132114,1058,58,1796990354831,0);
INSERT INTO rating VALUES(8,100,'switch',124839280198549505,'game',-1041745,-132114,974,-26,1796990354831,0);
INSERT INTO rating VALUES(9,101,'exta-cards',124847659671355393,'game',520872,-66057,1029,29,1796991896940,0);
INSERT INTO rating VALUES(10,100,'exta-cards',124847659671355393,'game',-520872,-66057,987,-13,1796991896940,0);
INSERT INTO rating VALUES(11,101,'exta-cards',124849154173173761,'game',-265414,-32468,1022,-7,1796992712429,0);
INSERT INTO rating VALUES(12,100,'exta-cards',124849154173173761,'game',265414,-32468,1002,15,1796992712429,0);
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
INSERT INTO rated VALUES(100,'exta-cards',-255458,-98525,2,1796992712429);
INSERT INTO rated VALUES(100,'extreme-last-card',-2083489,-264228,1,1796988206712);
INSERT INTO rated VALUES(100,'last-one',2083489,-264228,1,1796987445067);
INSERT INTO rated VALUES(100,'palace',-2083489,-264228,1,1796989006004);
INSERT INTO rated VALUES(100,'switch',-1041745,-132114,1,1796990354831);
INSERT INTO rated VALUES(101,'exta-cards',255458,-98525,2,1796992712429);
INSERT INTO rated VALUES(101,'extreme-last-card',2083489,-264228,1,1796988206712);
INSERT INTO rated VALUES(101,'last-one',-2083489,-264228,1,1796987445067);
INSERT INTO rated VALUES(101,'palace',2083489,-264228,1,1796989006004);
INSERT INTO rated VALUES(101,'switch',1041745,-132114,1,1796990354831);
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
INSERT INTO adjustment VALUES(124829197926400018,188,1796987200000,1,188,'player88',1,50000,1,0,0,'kate','','','','a cup');
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;
INSERT INTO daily_day VALUES(20798,1796987200000,'0badcafe','c0ffee',0);
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
INSERT INTO daily_try VALUES(124829197926400019,189,1796987200000,'player1',20798,0,0,1,12,750,2,5);
CREATE TABLE season (
    id INTEGER NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms INTEGER NOT NULL, -- when this was written
    state INTEGER NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
) STRICT;
INSERT INTO season VALUES(8107,1796987200000,2);
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
INSERT INTO season_place VALUES(77,189,1796987200000,8107,'2026q4 switch',2,40,1630,31);
CREATE TABLE busy_hour (
    id INTEGER NOT NULL PRIMARY KEY, -- the hour, counted from 1970-01-01 00:00 UTC
    at_ms INTEGER NOT NULL, -- when this was written
    people INTEGER NOT NULL CHECK (people > 0)
) STRICT;
INSERT INTO busy_hour VALUES(499163,1796987200000,7);
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
INSERT INTO cup VALUES(1,1796987200000,189,'','0badcafe','palace swiss entry=5',0,1796990800000,0);
CREATE TABLE cup_event (
    cup INTEGER NOT NULL REFERENCES cup (id),
    seq INTEGER NOT NULL, -- from 1, without a gap
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (cup, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO cup_event VALUES(1,1,1796987200000,'opened 0 palace swiss entry=5');
INSERT INTO cup_event VALUES(1,2,1796987200000,'joined');
INSERT INTO cup_event VALUES(1,3,1796987200000,'joined');
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
INSERT INTO cup_entrant VALUES(124829197926400020,189,1796987200000,1,5,0,0,0,0,0);
INSERT INTO cup_entrant VALUES(124829197926400021,188,1796987200000,1,5,0,0,0,0,0);
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
INSERT INTO duel VALUES(124829197926400017,189,1796987200000,188,28400000,'kate','player88','palace','00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',1,1);
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
