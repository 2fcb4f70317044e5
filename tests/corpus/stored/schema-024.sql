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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,360,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,40,100010,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,0,99990,'',0);
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
INSERT INTO account VALUES(125,'player25','player25','player25','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(126,'player26','player26','player26','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(127,'player27','player27','player27','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(128,'player28','player28','player28','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(129,'player29','player29','player29','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(130,'player30','player30','player30','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(131,'player31','player31','player31','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(132,'player32','player32','player32','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(133,'player33','player33','player33','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(134,'player34','player34','player34','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(135,'player35','player35','player35','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(136,'player36','player36','player36','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(137,'player37','player37','player37','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(138,'player38','player38','player38','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(139,'player39','player39','player39','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(140,'player40','player40','player40','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(141,'player41','player41','player41','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(142,'player42','player42','player42','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(143,'player43','player43','player43','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(144,'player44','player44','player44','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(145,'player45','player45','player45','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(146,'player46','player46','player46','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(147,'player47','player47','player47','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(148,'player48','player48','player48','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(149,'player49','player49','player49','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(150,'player50','player50','player50','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(151,'player51','player51','player51','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(152,'player52','player52','player52','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(153,'player53','player53','player53','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(154,'player54','player54','player54','',0,1,0,0,0,99990,'',0);
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
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1797073600000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
, cup INTEGER NOT NULL DEFAULT 0, cup_round INTEGER NOT NULL DEFAULT 0, cup_table INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO card_table VALUES(125218220314460160,16,125218220314460161,replace('game last-one\noptions mode=points points=200 pairs=no limit=600\nseats 2\nterms open\nbet 10\nclock 60000\nhost 108\ndelay 1\nseat 1 109 account 0 0 24000690 player9\nseat 2 108 account 0 0 24000689 player8\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125218350765703168,17,125218350765703169,replace('game extreme-last-card\noptions hand=10 draw=free limit=400\nseats 5\nterms open\nbet 10\nclock 60000\nhost 110\ndelay 1\nseat 1 114 account 0 0 24000712 player14\nseat 2 110 account 0 0 24000708 player10\nseat 3 113 account 0 0 24000711 player13\nseat 4 112 account 0 0 24000710 player12\nseat 5 111 account 0 0 24000709 player11\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125218514788155392,18,125218514788155393,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 2\nterms open\nbet 10\nclock 60000\nhost 115\ndelay 1\nseat 1 116 account 0 0 24000729 player16\nseat 2 115 account 0 0 24000728 player15\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125218680773541888,19,125218680773541889,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800\nseats 6\nterms open\nbet 10\nclock 60000\nhost 117\ndelay 1\nseat 1 117 account 0 0 24000749 player17\nseat 2 118 account 0 0 24000750 player18\nseat 3 119 account 0 0 24000751 player19\nseat 4 121 account 0 0 24000753 player21\nseat 5 122 account 0 0 24000754 player22\nseat 6 120 account 0 0 24000752 player20\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125218812529213440,20,125218812529213441,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 123\ndelay 1\nseat 1 124 account 0 0 24000771 player24\nseat 2 123 account 0 0 24000770 player23\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125218967118675968,21,125218967118675969,replace('game last-one\noptions mode=quick points=500 pairs=no limit=600\nseats 3\nterms open\nbet 0\nclock 60000\nhost 125\ndelay 1\nseat 1 125218967118675970 bot 1 0 0 bot-ada\nseat 2 125 account 0 0 24000789 player25\nseat 3 126 account 0 0 24000790 player26\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125219143099088896,22,125219143099088897,replace('game extreme-last-card\noptions hand=6 draw=free limit=400\nseats 6\nterms open\nbet 0\nclock 60000\nhost 127\ndelay 1\nseat 1 125219143099088898 bot 1 0 0 bot-ada\nseat 2 127 account 0 0 24000806 player27\nseat 3 125219143099088901 bot 2 0 0 bot-dora\nseat 4 125219143099088899 bot 2 0 0 bot-blaise\nseat 5 128 account 0 0 24000807 player28\nseat 6 125219143099088900 bot 1 0 0 bot-cleo\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125219349702115328,23,125219349702115329,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 3\nterms open\nbet 0\nclock 60000\nhost 129\ndelay 1\nseat 1 129 account 0 0 24000817 player29\nseat 2 130 account 0 0 24000818 player30\nseat 3 125219349702115330 bot 1 0 0 bot-ada\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125219507064012800,24,125219507064012801,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 2\nterms open\nbet 0\nclock 60000\nhost 131\ndelay 1\nseat 1 132 account 0 0 24000831 player32\nseat 2 131 account 0 0 24000830 player31\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125219635971751936,25,125219635971751937,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=2\nseats 2\nterms open\nbet 0\nclock 60000\nhost 133\ndelay 1\nseat 1 133 account 0 0 24000847 player33\nseat 2 134 account 0 0 24000848 player34\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125219815991279616,26,125219815991279617,replace('game last-one\noptions mode=points points=200 pairs=no limit=600\nseats 4\nterms open\nbet 10\nclock 60000\nhost 135\ndelay 1\nseat 1 137 account 0 0 24000868 player37\nseat 2 135 account 0 0 24000866 player35\nseat 3 136 account 0 0 24000867 player36\nseat 4 138 account 0 0 24000869 player38\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125219949512753152,27,125219949512753153,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 7\nterms open\nbet 10\nclock 60000\nhost 139\ndelay 1\nseat 1 140 account 0 0 24000891 player40\nseat 2 143 account 0 0 24000894 player43\nseat 3 145 account 0 0 24000896 player45\nseat 4 142 account 0 0 24000893 player42\nseat 5 139 account 0 0 24000890 player39\nseat 6 144 account 0 0 24000895 player44\nseat 7 141 account 0 0 24000892 player41\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125220119780524032,28,125220119780524033,replace('game palace\noptions tie=coin bomb=single limit=500\nseats 4\nterms open\nbet 10\nclock 60000\nhost 146\ndelay 1\nseat 1 149 account 0 0 24000917 player49\nseat 2 147 account 0 0 24000915 player47\nseat 3 148 account 0 0 24000916 player48\nseat 4 146 account 0 0 24000914 player46\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125220250764443648,29,125220250764443649,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 3\nterms open\nbet 10\nclock 60000\nhost 150\ndelay 1\nseat 1 152 account 0 0 24000937 player52\nseat 2 151 account 0 0 24000936 player51\nseat 3 150 account 0 0 24000935 player50\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125220397825130496,30,125220397825130497,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=2\nseats 2\nterms open\nbet 10\nclock 60000\nhost 153\ndelay 1\nseat 2 153 account 0 0 24000954 player53\nnext 125220552150351872 705e000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
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
INSERT INTO game VALUES(125191585792000023,125191585792000022,'last-one',2,1,10,X'03a8202a891d1a34896149e65679cd1130da32a8b3fd1eb50edbab2acce3cc1a','mode=quick points=200 pairs=no limit=41',1797073600000,1797073948414,1,0,1,1,replace('format 2\nsecret c15d000000000000000000000000000000000000000000000000000000000000\ndrawn player0 f9mpn9ixz9tf\ndrawn player1 68f4mydk849u\n','\n',char(10)),'limit',54,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125193316089200641,125193316089200640,'last-one',2,0,0,X'74e91889c97b7a3d7c2d2dbe3e7fa7d92fc7307bbd7927663f024b8bbf449d61','mode=points points=200 pairs=no limit=600',1797074012535,1797074853930,3,0,1,2,replace('format 2\nsecret c35d000000000000000000000000000000000000000000000000000000000000\ndrawn player0 uet333gssy9z\ndrawn player1 zjxnvwa6rvij\ndrawn bot-ada adtkgbvbware\n','\n',char(10)),'It took too long.',168,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125197101008158721,125197101008158720,'last-one',2,0,0,X'965b0188f41143423bbee9f496a7ca578092cdf8ab819390dd7532368795587c','mode=quick points=100 pairs=no limit=600',1797074914930,1797075375973,1,0,1,3,replace('format 2\nsecret ee5d000000000000000000000000000000000000000000000000000000000000\ndrawn player0 xxxp3p9i52wc\ndrawn guest1 s4jjqfw25a3u\ndrawn guest2 vmren7zxc799\ndrawn guest3 cbp29i4dgww6\n','\n',char(10)),'',229,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125199290615201793,125199290615201792,'extreme-last-card',1,1,10,X'0ee131595eb207327bead4e1d8f1dc74ba06e55451abdf7d997585a645966262','hand=8 draw=must-play limit=54',1797075436973,1797075533797,1,0,1,4,replace('format 2\nsecret f05d000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 ct2axms2wdve\n','\n',char(10)),'',245,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125199963670970369,125199963670970368,'extreme-last-card',1,0,0,X'b59d0f896471c90d70ee1e2cf9e3339eeafb8a8b75e12526a23e0f4c68b7bce2','hand=7 draw=must-play limit=400',1797075597442,1797076187721,1,0,1,5,replace('format 2\nsecret f25d000000000000000000000000000000000000000000000000000000000000\ndrawn player0 eqwz2a6pymjw\ndrawn player1 8z5dxufyqswj\ndrawn bot-ada mr9a6xed6d73\n','\n',char(10)),'',348,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125202716258467841,125202716258467840,'extreme-last-card',1,0,0,X'c5a882a39e4329645accb9ab370f4ba962c27e95322acd8c31c7eaa0b89bb07f','hand=10 draw=must-play limit=49',1797076253710,1797076507381,1,0,1,6,replace('format 2\nsecret 145e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 7x7mee8dnqaw\ndrawn guest2 xdge4wkdmcch\ndrawn guest3 xgr2j8v64dgw\n','\n',char(10)),'',379,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125204056443453441,125204056443453440,'palace',2,1,10,X'797719fda67a68076af809affbef4e9bd1c2064c568143e1334adb6883abc5ae','tie=coin bomb=pile limit=20',1797076573235,1797076898213,1,0,1,7,replace('format 2\nsecret 165e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 ibbirqsnyerw\ndrawn player1 xrbqb5y9dduk\n','\n',char(10)),'',389,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125205675352522753,125205675352522752,'palace',2,0,0,X'aa1cc23629e813bc5eb0b9e515825cae08bd09b09df7873568512bc6641abf33','tie=position bomb=pile limit=34',1797076959213,1797077126220,1,0,1,8,replace('format 2\nsecret 185e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 bv5gnyay55ra\ndrawn player1 g2a9quyzp2hj\ndrawn bot-ada 9rnhfz7wrpag\n','\n',char(10)),'limit',429,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125206642940706817,125206642940706816,'palace',2,0,0,X'ea75f33fe32c015f59a2f54d3b328023db3941ad9d97c7b0650c35894d579c81','tie=position bomb=pile limit=500',1797077189904,1797077428176,1,0,1,9,replace('format 2\nsecret 255e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 6riv6hgcka5a\ndrawn guest1 fwyzza6wrkmm\ndrawn guest2 ukqydfwtmhu7\ndrawn guest3 2hweeerzi2yb\n','\n',char(10)),'',514,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125207918273363969,125207918273363968,'switch',1,1,10,X'65ca06e421f471b48b6608d7adae69d13992fd02c0b8d6fdef5268be1dec6235','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1797077493967,1797077860245,1,0,1,10,replace('format 2\nsecret 275e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 qh5k4pi3t2n6\n','\n',char(10)),'',541,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125209710407188481,125209710407188480,'switch',1,0,0,X'007d54be0443b5ae036ad198808b9bcde08886b24e587145d1e84fe793da0991','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800',1797077921245,1797078444116,1,0,1,11,replace('format 2\nsecret 295e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 mx5qs269gky3\ndrawn player1 9iv6ervxjynv\ndrawn bot-ada xf9g3gi4a9ia\n','\n',char(10)),'',623,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125212170613948417,125212170613948416,'switch',1,0,0,X'38bf7bbf09eebfc245cf616e4c510f184bd29ef71f4e3510b96ac0bca90d079c','mistakes=casual run-chain=yes ace-penalty=full announce=casual limit=55',1797078507804,1797078795286,1,0,1,12,replace('format 2\nsecret 435e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 qhfcwfx3ygyq\ndrawn guest1 qtkn7gwrbev9\ndrawn guest2 jbp9gfi558w6\ndrawn guest3 92gn7kp5cvt8\n','\n',char(10)),'limit',685,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125213640906244097,125213640906244096,'exta-cards',2,1,10,X'980b6fd8fcb434dda006a05cb80c1abfcd4fcf6be5194981ce3ee46ccfb74c55','jokers=yes throws=20 limit=33 bad=chance',1797078858349,1797078877071,1,0,1,13,replace('format 2\nsecret 455e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 y45pqpgdbf9u\n','\n',char(10)),'',695,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125213975284547585,125213975284547584,'exta-cards',2,1,0,X'9420086aaaf86377cb9e083f078a29e35cfd4ca8a0a20e26639de012db17cfe6','jokers=yes throws=40 limit=300 bad=chance',1797078938071,1797079515794,3,0,1,14,replace('format 2\nsecret 475e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 3fkz7phw3pqt\n','\n',char(10)),'It took too long.',803,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125216654282981377,125216654282981376,'exta-cards',2,0,0,X'9dd07819ea4e2b424d64658ae85657520e2cd546b22ca3b3f8202ee89cfe6386','jokers=yes throws=20 limit=300 bad=chance',1797079576794,1797079889165,1,0,1,15,replace('format 2\nsecret 495e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 y3maxawdfn37\ndrawn guest1 p4y9gh59nsyw\n','\n',char(10)),'',810,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125218220314460161,125218220314460160,'last-one',2,1,10,X'56d22ba9275391f0b068ab190c0c49f8f48cd0488945497541fd1a0259f1f2ac','mode=points points=200 pairs=no limit=600',1797079950165,0,0,0,1,16,replace('format 2\nsecret 4b5e000000000000000000000000000000000000000000000000000000000000\nplayer player8 corpus\ndrawn player9 zeac5z26u3d8\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125218350765703169,125218350765703168,'extreme-last-card',1,1,10,X'561dd15ed4f6972e4cba0a22df6f1bdf468c675381b3dbb411b997d3ac8c016a','hand=10 draw=free limit=400',1797079981267,0,0,0,1,17,replace('format 2\nsecret 4c5e000000000000000000000000000000000000000000000000000000000000\ndrawn player10 ajuetwrjz3ej\ndrawn player11 ibbz73h56kr2\ndrawn player12 t3vb2h6ba4ew\ndrawn player13 xhw9pr4n8mxk\ndrawn player14 mxetw2s9cbbw\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125218514788155393,125218514788155392,'palace',2,1,10,X'efa8d8f480c391cf04fc0e843552490dfa691ed8702aa01359d81f55b5d3c951','tie=coin bomb=pile limit=500',1797080020373,0,0,0,1,18,replace('format 2\nsecret 4d5e000000000000000000000000000000000000000000000000000000000000\nplayer player15 corpus\ndrawn player16 3iyxts4arrsw\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125218680773541889,125218680773541888,'switch',1,1,10,X'd21a1aae2612a519c4365aace06b6e3b2249bc58e309482de00b512cbc30ec9e','mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800',1797080059947,0,0,0,1,19,replace('format 2\nsecret 4e5e000000000000000000000000000000000000000000000000000000000000\nplayer player17 corpus\ndrawn player18 tycf5cmjitds\ndrawn player19 fvvihcex3i8f\ndrawn player20 96d56drpxa65\ndrawn player21 x4q8cuwv287d\ndrawn player22 tvj9vewtj4r6\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125218812529213441,125218812529213440,'exta-cards',2,1,10,X'5d99c0d88c45c2b66d5826002d71f35ad2c82c20e67873e6b39ba006d8b79c2d','jokers=yes throws=20 limit=300 bad=chance',1797080091360,0,0,0,1,20,replace('format 2\nsecret 4f5e000000000000000000000000000000000000000000000000000000000000\nplayer player23 corpus\ndrawn player24 bmfywxzsqqyj\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125218967118675969,125218967118675968,'last-one',2,0,0,X'f3b307c316233883b4f7ccdc5161d2ef7ab709446e5c884ff0786ea4ce484854','mode=quick points=500 pairs=no limit=600',1797080128217,0,0,0,1,21,replace('format 2\nsecret 505e000000000000000000000000000000000000000000000000000000000000\ndrawn player25 9jnyc486p4p8\ndrawn player26 zivq7nnj7tc2\ndrawn bot-ada niajnjf52tnj\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125219143099088897,125219143099088896,'extreme-last-card',1,0,0,X'922342f7e1c9df69696f87de8d19672107e8e67d9d2d1aae30dc68a215013460','hand=6 draw=free limit=400',1797080170174,0,0,0,1,22,replace('format 2\nsecret 555e000000000000000000000000000000000000000000000000000000000000\nplayer player27 corpus\ndrawn player28 hpq6925gw577\ndrawn bot-ada 5xsmfsdtfnfu\ndrawn bot-blaise jenaxq8dtb26\ndrawn bot-cleo xvi7cy4jemdw\ndrawn bot-dora z7943ehj43yk\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125219349702115329,125219349702115328,'palace',2,0,0,X'5232d343d7fc34a5554441c25773d20ad7cf59debda59b172e8f385e939f46a8','tie=coin bomb=pile limit=500',1797080219432,0,0,0,1,23,replace('format 2\nsecret 615e000000000000000000000000000000000000000000000000000000000000\ndrawn player29 ztuhcnvziy4c\ndrawn player30 7t2r3p53gazd\ndrawn bot-ada cyffi46ezxur\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125219507064012801,125219507064012800,'switch',1,1,0,X'368ddc6b7880f5e58fa61ea312918ae659332fb8c0279acd4badfb7c8e625fd5','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1797080256950,0,0,0,1,24,replace('format 2\nsecret 695e000000000000000000000000000000000000000000000000000000000000\ndrawn player31 ga2jq3ctwf9y\ndrawn player32 dympsxbuua2v\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125219635971751937,125219635971751936,'exta-cards',2,1,0,X'efbee765fc707120f7e35353020e40c144370910571c0a1b557fc8b25a94b9ad','jokers=yes throws=20 limit=300 bad=2',1797080287684,0,0,0,1,25,replace('format 2\nsecret 6a5e000000000000000000000000000000000000000000000000000000000000\nplayer player33 corpus\ndrawn player34 qb2i6fmm5c4y\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125219815991279617,125219815991279616,'last-one',2,1,10,X'd38c19fe4e40a15787b68435129cc20739af45db648f92cb2709d3d9a48aa532','mode=points points=200 pairs=no limit=600',1797080330604,0,0,0,1,26,replace('format 2\nsecret 6b5e000000000000000000000000000000000000000000000000000000000000\nplayer player35 corpus\ndrawn player36 b5kr4qvbzq34\ndrawn player37 dge4ws7demh9\ndrawn player38 pvyt6wqsmncb\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125219949512753153,125219949512753152,'extreme-last-card',1,1,10,X'c4d39786d8f060da682d3a9751fdf69af388e59d962b607417e8d8bda19b6898','hand=7 draw=must-play limit=400',1797080362438,0,0,0,1,27,replace('format 2\nsecret 6c5e000000000000000000000000000000000000000000000000000000000000\ndrawn player39 brq3xzhfxvmr\ndrawn player40 9jfefqye78um\ndrawn player41 zb8jejg67tbh\ndrawn player42 schni5rdipk8\ndrawn player43 kfqiqsefajat\ndrawn player44 fv2utbayy5tf\ndrawn player45 ex6ii579bb6a\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125220119780524033,125220119780524032,'palace',2,1,10,X'11e11c0c44d8bc0ed025e2efbdffff62634aecc6516fe023378f7d7acf4ad763','tie=coin bomb=single limit=500',1797080403033,0,0,0,1,28,replace('format 2\nsecret 6d5e000000000000000000000000000000000000000000000000000000000000\ndrawn player46 uxh4r7paac29\ndrawn player47 fxmukqrgx6yw\ndrawn player48 zemuirrwmy9i\ndrawn player49 xgni7rgj67ss\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125220250764443649,125220250764443648,'switch',1,1,10,X'ec58ec45e977496e5907f35d120cb3433617cadbcdc7113d338463318d504b48','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1797080434262,0,0,0,1,29,replace('format 2\nsecret 6e5e000000000000000000000000000000000000000000000000000000000000\nplayer player50 corpus\ndrawn player51 nbej3t4xg59j\ndrawn player52 g6hmgs4kan75\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125220397825130497,125220397825130496,'exta-cards',2,1,10,X'e5caebc64bca81e062d82ecb3dc4d011a54644adbcfc67948feff882253b0594','jokers=yes throws=20 limit=300 bad=2',1797080469324,1797080506118,1,1,1,30,replace('format 2\nsecret 6f5e000000000000000000000000000000000000000000000000000000000000\nplayer player53 corpus\ndrawn player54 3gyriwcechgv\n','\n',char(10)),'',1037,0,0,0,0,0,0,0);
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
INSERT INTO seat VALUES(125191585792000023,0,100,'player0',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125191585792000023,1,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125193316089200641,0,125193316089200642,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125193316089200641,1,100,'player0',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125193316089200641,2,101,'player1',0,0,0,0,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(125197101008158721,0,902,'guest2',1,0,2,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125197101008158721,1,903,'guest3',1,0,2,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125197101008158721,2,901,'guest1',1,0,2,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125197101008158721,3,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125199290615201793,0,101,'player1',0,0,1,1,0,20,10,1,0,0,0);
INSERT INTO seat VALUES(125199290615201793,1,100,'player0',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125199963670970369,0,101,'player1',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125199963670970369,1,100,'player0',0,0,3,-1,0,0,0,2,1,0,0);
INSERT INTO seat VALUES(125199963670970369,2,125199963670970370,'bot-ada',2,1,1,1,0,0,0,2,0,0,0);
INSERT INTO seat VALUES(125202716258467841,0,901,'guest1',1,0,4,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125202716258467841,1,100,'player0',0,0,2,-1,0,0,0,1,1,0,0);
INSERT INTO seat VALUES(125202716258467841,2,902,'guest2',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125202716258467841,3,903,'guest3',1,0,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125204056443453441,0,101,'player1',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125204056443453441,1,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125205675352522753,0,101,'player1',0,0,1,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125205675352522753,1,100,'player0',0,0,1,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125205675352522753,2,125205675352522754,'bot-ada',2,1,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125206642940706817,0,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125206642940706817,1,902,'guest2',1,0,3,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125206642940706817,2,901,'guest1',1,0,2,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125206642940706817,3,903,'guest3',1,0,3,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125207918273363969,0,101,'player1',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125207918273363969,1,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125209710407188481,0,101,'player1',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125209710407188481,1,125209710407188482,'bot-ada',2,1,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125209710407188481,2,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125212170613948417,0,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125212170613948417,1,902,'guest2',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125212170613948417,2,901,'guest1',1,0,3,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125212170613948417,3,903,'guest3',1,0,3,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125213640906244097,0,101,'player1',0,0,2,-1,1,-20,-10,0,0,0,0);
INSERT INTO seat VALUES(125213640906244097,1,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125213975284547585,0,101,'player1',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125213975284547585,1,100,'player0',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125216654282981377,0,901,'guest1',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125216654282981377,1,100,'player0',0,0,2,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(125218220314460161,0,109,'player9',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218220314460161,1,108,'player8',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218350765703169,0,114,'player14',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218350765703169,1,110,'player10',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218350765703169,2,113,'player13',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218350765703169,3,112,'player12',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218350765703169,4,111,'player11',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218514788155393,0,116,'player16',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218514788155393,1,115,'player15',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218680773541889,0,117,'player17',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218680773541889,1,118,'player18',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218680773541889,2,119,'player19',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218680773541889,3,121,'player21',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218680773541889,4,122,'player22',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218680773541889,5,120,'player20',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218812529213441,0,124,'player24',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218812529213441,1,123,'player23',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218967118675969,0,125218967118675970,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125218967118675969,1,125,'player25',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125218967118675969,2,126,'player26',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125219143099088897,0,125219143099088898,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219143099088897,1,127,'player27',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125219143099088897,2,125219143099088901,'bot-dora',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219143099088897,3,125219143099088899,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219143099088897,4,128,'player28',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125219143099088897,5,125219143099088900,'bot-cleo',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219349702115329,0,129,'player29',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125219349702115329,1,130,'player30',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125219349702115329,2,125219349702115330,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219507064012801,0,132,'player32',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219507064012801,1,131,'player31',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219635971751937,0,133,'player33',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219635971751937,1,134,'player34',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219815991279617,0,137,'player37',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219815991279617,1,135,'player35',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219815991279617,2,136,'player36',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219815991279617,3,138,'player38',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219949512753153,0,140,'player40',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219949512753153,1,143,'player43',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219949512753153,2,145,'player45',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219949512753153,3,142,'player42',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219949512753153,4,139,'player39',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219949512753153,5,144,'player44',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125219949512753153,6,141,'player41',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125220119780524033,0,149,'player49',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125220119780524033,1,147,'player47',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125220119780524033,2,148,'player48',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125220119780524033,3,146,'player46',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125220250764443649,0,152,'player52',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125220250764443649,1,151,'player51',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125220250764443649,2,150,'player50',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125220397825130497,0,154,'player54',0,0,2,-1,1,0,-10,0,0,0,0);
INSERT INTO seat VALUES(125220397825130497,1,153,'player53',0,0,1,1,0,20,10,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1797073600000);
INSERT INTO entry VALUES(2,1,0,1,5,'cup','cup 1',1797073600000);
INSERT INTO entry VALUES(2,2,0,1,5,'cup','cup 1',1797073600000);
INSERT INTO entry VALUES(2,3,125191585792000023,1,20,'bet','',1797073600000);
INSERT INTO entry VALUES(2,4,125191585792000023,1,-20,'pot','',1797073948414);
INSERT INTO entry VALUES(2,5,125199290615201793,1,20,'bet','',1797075436973);
INSERT INTO entry VALUES(2,6,125199290615201793,1,-20,'pot','',1797075533797);
INSERT INTO entry VALUES(2,7,125204056443453441,1,20,'bet','',1797076573235);
INSERT INTO entry VALUES(2,8,125204056443453441,1,-20,'pot','',1797076898213);
INSERT INTO entry VALUES(2,9,125207918273363969,1,20,'bet','',1797077493967);
INSERT INTO entry VALUES(2,10,125207918273363969,1,-20,'pot','',1797077860245);
INSERT INTO entry VALUES(2,11,125213640906244097,1,20,'bet','',1797078858349);
INSERT INTO entry VALUES(2,12,125213640906244097,1,-20,'pot','',1797078877071);
INSERT INTO entry VALUES(2,13,125218220314460161,1,20,'bet','',1797079950165);
INSERT INTO entry VALUES(2,14,125218350765703169,1,50,'bet','',1797079981267);
INSERT INTO entry VALUES(2,15,125218514788155393,1,20,'bet','',1797080020373);
INSERT INTO entry VALUES(2,16,125218680773541889,1,60,'bet','',1797080059947);
INSERT INTO entry VALUES(2,17,125218812529213441,1,20,'bet','',1797080091360);
INSERT INTO entry VALUES(2,18,125219815991279617,1,40,'bet','',1797080330604);
INSERT INTO entry VALUES(2,19,125219949512753153,1,70,'bet','',1797080362438);
INSERT INTO entry VALUES(2,20,125220119780524033,1,40,'bet','',1797080403033);
INSERT INTO entry VALUES(2,21,125220250764443649,1,30,'bet','',1797080434262);
INSERT INTO entry VALUES(2,22,125220397825130497,1,20,'bet','',1797080469324);
INSERT INTO entry VALUES(2,23,125220397825130497,1,-20,'pot','',1797080506118);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(100,2,125191585792000023,1,-10,'bet','',1797073600000);
INSERT INTO entry VALUES(100,3,125191585792000023,0,-10,'loss','',1797073948414);
INSERT INTO entry VALUES(100,4,125199290615201793,1,-10,'bet','',1797075436973);
INSERT INTO entry VALUES(100,5,125199290615201793,0,-10,'loss','',1797075533797);
INSERT INTO entry VALUES(100,6,125204056443453441,1,-10,'bet','',1797076573235);
INSERT INTO entry VALUES(100,7,125204056443453441,0,20,'win','',1797076898213);
INSERT INTO entry VALUES(100,8,125204056443453441,1,20,'pot','',1797076898213);
INSERT INTO entry VALUES(100,9,125207918273363969,1,-10,'bet','',1797077493967);
INSERT INTO entry VALUES(100,10,125207918273363969,0,20,'win','',1797077860245);
INSERT INTO entry VALUES(100,11,125207918273363969,1,20,'pot','',1797077860245);
INSERT INTO entry VALUES(100,12,125213640906244097,1,-10,'bet','',1797078858349);
INSERT INTO entry VALUES(100,13,125213640906244097,0,20,'win','',1797078877071);
INSERT INTO entry VALUES(100,14,125213640906244097,1,20,'pot','',1797078877071);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(101,2,125191585792000023,1,-10,'bet','',1797073600000);
INSERT INTO entry VALUES(101,3,125191585792000023,0,20,'win','',1797073948414);
INSERT INTO entry VALUES(101,4,125191585792000023,1,20,'pot','',1797073948414);
INSERT INTO entry VALUES(101,5,125199290615201793,1,-10,'bet','',1797075436973);
INSERT INTO entry VALUES(101,6,125199290615201793,0,20,'win','',1797075533797);
INSERT INTO entry VALUES(101,7,125199290615201793,1,20,'pot','',1797075533797);
INSERT INTO entry VALUES(101,8,125204056443453441,1,-10,'bet','',1797076573235);
INSERT INTO entry VALUES(101,9,125204056443453441,0,-10,'loss','',1797076958213);
INSERT INTO entry VALUES(101,10,125207918273363969,1,-10,'bet','',1797077493967);
INSERT INTO entry VALUES(101,11,125207918273363969,0,-10,'loss','',1797077920245);
INSERT INTO entry VALUES(101,12,125213640906244097,1,-10,'bet','',1797078858349);
INSERT INTO entry VALUES(101,13,125213640906244097,0,-20,'leave','',1797078877071);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(108,2,125218220314460161,1,-10,'bet','',1797079950165);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(109,2,125218220314460161,1,-10,'bet','',1797079950165);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(110,2,125218350765703169,1,-10,'bet','',1797079981267);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(111,2,125218350765703169,1,-10,'bet','',1797079981267);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(112,2,125218350765703169,1,-10,'bet','',1797079981267);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(113,2,125218350765703169,1,-10,'bet','',1797079981267);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(114,2,125218350765703169,1,-10,'bet','',1797079981267);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(115,2,125218514788155393,1,-10,'bet','',1797080020373);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(116,2,125218514788155393,1,-10,'bet','',1797080020373);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(117,2,125218680773541889,1,-10,'bet','',1797080059947);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(118,2,125218680773541889,1,-10,'bet','',1797080059947);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(119,2,125218680773541889,1,-10,'bet','',1797080059947);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(120,2,125218680773541889,1,-10,'bet','',1797080059947);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(121,2,125218680773541889,1,-10,'bet','',1797080059947);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(122,2,125218680773541889,1,-10,'bet','',1797080059947);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(123,2,125218812529213441,1,-10,'bet','',1797080091360);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(124,2,125218812529213441,1,-10,'bet','',1797080091360);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(135,2,125219815991279617,1,-10,'bet','',1797080330604);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(136,2,125219815991279617,1,-10,'bet','',1797080330604);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(137,2,125219815991279617,1,-10,'bet','',1797080330604);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(138,2,125219815991279617,1,-10,'bet','',1797080330604);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(139,2,125219949512753153,1,-10,'bet','',1797080362438);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(140,2,125219949512753153,1,-10,'bet','',1797080362438);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(141,2,125219949512753153,1,-10,'bet','',1797080362438);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(142,2,125219949512753153,1,-10,'bet','',1797080362438);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(143,2,125219949512753153,1,-10,'bet','',1797080362438);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(144,2,125219949512753153,1,-10,'bet','',1797080362438);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(145,2,125219949512753153,1,-10,'bet','',1797080362438);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(146,2,125220119780524033,1,-10,'bet','',1797080403033);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(147,2,125220119780524033,1,-10,'bet','',1797080403033);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(148,2,125220119780524033,1,-10,'bet','',1797080403033);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(149,2,125220119780524033,1,-10,'bet','',1797080403033);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(150,2,125220250764443649,1,-10,'bet','',1797080434262);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(151,2,125220250764443649,1,-10,'bet','',1797080434262);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(152,2,125220250764443649,1,-10,'bet','',1797080434262);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(153,2,125220397825130497,1,-10,'bet','',1797080469324);
INSERT INTO entry VALUES(153,3,125220397825130497,0,20,'win','',1797080506118);
INSERT INTO entry VALUES(153,4,125220397825130497,1,20,'pot','',1797080506118);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(154,2,125220397825130497,1,-10,'bet','',1797080469324);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(188,2,0,1,-5,'cup','cup 1',1797073600000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1797073600000);
INSERT INTO entry VALUES(189,2,0,1,-5,'cup','cup 1',1797073600000);
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
INSERT INTO score VALUES(100,'exta-cards',125213640906244097,1797078877071,1797078877071,20,1,1);
INSERT INTO score VALUES(100,'extreme-last-card',125199290615201793,1797075533797,1797075533797,-10,1,-1);
INSERT INTO score VALUES(100,'last-one',125191585792000023,1797073948414,1797073948414,-10,1,-1);
INSERT INTO score VALUES(100,'palace',125204056443453441,1797076898213,1797076898213,20,1,1);
INSERT INTO score VALUES(100,'switch',125207918273363969,1797077860245,1797077860245,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',125213640906244097,1797078877071,1797078877071,-20,1,-1);
INSERT INTO score VALUES(101,'extreme-last-card',125199290615201793,1797075533797,1797075533797,20,1,1);
INSERT INTO score VALUES(101,'last-one',125191585792000023,1797073948414,1797073948414,20,1,1);
INSERT INTO score VALUES(101,'palace',125204056443453441,1797076898213,1797076958213,-10,1,-1);
INSERT INTO score VALUES(101,'switch',125207918273363969,1797077860245,1797077920245,-10,1,-1);
INSERT INTO score VALUES(153,'exta-cards',125220397825130497,1797080506118,1797080506118,20,1,1);
INSERT INTO score VALUES(154,'exta-cards',125220397825130497,1797080506118,0,0,1,-1);
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
INSERT INTO sanction VALUES(125191585792000000,0,189,'player89','',1797073600000,0,'kate','shouted',0,125191585792000000,'','');
INSERT INTO sanction VALUES(125191585792000003,1,189,'player89','',1797073600000,0,'kate','shouted',0,125191585792000003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(125191585792000002,1797073600000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(125196845155614720,1797074853930,'','void','table 2','game 2: It took too long.');
INSERT INTO audit VALUES(125216398430437376,1797079515794,'','void','table 14','game 14: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,125191585792000023,1,1797073600000,24000005,'move 2 play GV');
INSERT INTO journal VALUES(2,1,125191585792000023,2,1797073602813,24000006,'move 2 play J+4 color B');
INSERT INTO journal VALUES(3,2,125191585792000023,3,1797073607263,24000007,'move 1 take');
INSERT INTO journal VALUES(4,3,125191585792000023,4,1797073611395,24000008,'move 2 draw');
INSERT INTO journal VALUES(5,4,125191585792000023,5,1797073671395,0,'timeout 1');
INSERT INTO journal VALUES(6,5,125191585792000023,6,1797073671395,0,'auto 1 play B8');
INSERT INTO journal VALUES(7,6,125191585792000023,7,1797073676061,24000009,'move 2 draw');
INSERT INTO journal VALUES(8,7,125191585792000023,8,1797073678967,24000010,'move 2 pass');
INSERT INTO journal VALUES(9,8,125191585792000023,9,1797073680189,24000011,'move 1 play B9');
INSERT INTO journal VALUES(10,9,125191585792000023,10,1797073684400,24000012,'move 2 draw');
INSERT INTO journal VALUES(11,10,125191585792000023,11,1797073686274,24000013,'move 1 play B+2');
INSERT INTO journal VALUES(12,11,125191585792000023,12,1797073730044,24000014,'move 2 take');
INSERT INTO journal VALUES(13,12,125191585792000023,13,1797073790044,0,'timeout 1');
INSERT INTO journal VALUES(14,13,125191585792000023,14,1797073790044,0,'auto 1 draw');
INSERT INTO journal VALUES(15,14,125191585792000023,15,1797073790044,0,'auto 1 play Y+2');
INSERT INTO journal VALUES(16,15,125191585792000023,16,1797073792682,24000015,'move 2 take');
INSERT INTO journal VALUES(17,16,125191585792000023,17,1797073792682,0,'hash eb7f4897e68fa9d3dd2e0ab937162c39');
INSERT INTO journal VALUES(18,17,125191585792000023,18,1797073797197,24000016,'move 1 draw');
INSERT INTO journal VALUES(19,18,125191585792000023,19,1797073798846,24000017,'move 2 play G+2');
INSERT INTO journal VALUES(20,19,125191585792000023,20,1797073800110,24000018,'move 1 take');
INSERT INTO journal VALUES(21,20,125191585792000023,21,1797073805060,24000019,'move 2 play G3');
INSERT INTO journal VALUES(22,21,125191585792000023,22,1797073806499,24000020,'move 1 play G9');
INSERT INTO journal VALUES(23,22,125191585792000023,23,1797073809794,24000021,'move 2 play G5');
INSERT INTO journal VALUES(24,23,125191585792000023,24,1797073814332,24000022,'move 1 play R5');
INSERT INTO journal VALUES(25,24,125191585792000023,25,1797073815671,24000023,'move 2 play J color G');
INSERT INTO journal VALUES(26,25,125191585792000023,26,1797073819446,24000024,'move 1 play G8');
INSERT INTO journal VALUES(27,26,125191585792000023,27,1797073822264,24000025,'move 2 play G1');
INSERT INTO journal VALUES(28,27,125191585792000023,28,1797073824571,24000026,'move 1 play Y1');
INSERT INTO journal VALUES(29,28,125191585792000023,29,1797073826555,24000027,'move 2 play Y2');
INSERT INTO journal VALUES(30,29,125191585792000023,30,1797073829661,24000028,'move 1 draw');
INSERT INTO journal VALUES(31,30,125191585792000023,31,1797073833894,24000029,'move 2 play R2');
INSERT INTO journal VALUES(32,31,125191585792000023,32,1797073836621,24000030,'move 1 play R9');
INSERT INTO journal VALUES(33,32,125191585792000023,33,1797073841127,24000031,'move 2 play R2');
INSERT INTO journal VALUES(34,33,125191585792000023,34,1797073841127,0,'hash 72e29028d0861ff0ff5e19ed7120c17d');
INSERT INTO journal VALUES(35,34,125191585792000023,35,1797073901127,0,'timeout 1');
INSERT INTO journal VALUES(36,35,125191585792000023,36,1797073901127,0,'auto 1 play R3');
INSERT INTO journal VALUES(37,36,125191585792000023,37,1797073904848,24000032,'move 2 play B3');
INSERT INTO journal VALUES(38,37,125191585792000023,38,1797073906335,24000033,'move 1 draw');
INSERT INTO journal VALUES(39,38,125191585792000023,39,1797073908260,24000034,'move 2 play BS');
INSERT INTO journal VALUES(40,39,125191585792000023,40,1797073912104,24000035,'move 2 draw');
INSERT INTO journal VALUES(41,40,125191585792000023,41,1797073915015,24000036,'move 1 draw');
INSERT INTO journal VALUES(42,41,125191585792000023,42,1797073919793,24000037,'move 1 pass');
INSERT INTO journal VALUES(43,42,125191585792000023,43,1797073921010,24000038,'move 2 draw');
INSERT INTO journal VALUES(44,43,125191585792000023,44,1797073924905,24000039,'move 1 play B4');
INSERT INTO journal VALUES(45,44,125191585792000023,45,1797073928248,24000040,'move 2 draw');
INSERT INTO journal VALUES(46,45,125191585792000023,46,1797073929322,24000041,'move 1 draw');
INSERT INTO journal VALUES(47,46,125191585792000023,47,1797073932336,24000042,'move 2 draw');
INSERT INTO journal VALUES(48,47,125191585792000023,48,1797073935854,24000043,'move 2 play BV');
INSERT INTO journal VALUES(49,48,125191585792000023,49,1797073939322,24000044,'move 2 draw');
INSERT INTO journal VALUES(50,49,125191585792000023,50,1797073940968,24000045,'move 2 play RV');
INSERT INTO journal VALUES(51,50,125191585792000023,51,1797073940968,0,'hash 5b87cbe68f913b16fdb0e74ccf870698');
INSERT INTO journal VALUES(52,51,125191585792000023,52,1797073944234,24000046,'move 2 draw');
INSERT INTO journal VALUES(53,52,125191585792000023,53,1797073948414,24000047,'move 1 play R1');
INSERT INTO journal VALUES(54,53,125191585792000023,54,1797073948414,0,'hash ff58f4ee463dc74a48242530ca6af3c5');
INSERT INTO journal VALUES(55,0,125193316089200641,1,1797074014564,0,'move 1 play G5');
INSERT INTO journal VALUES(56,55,125193316089200641,2,1797074017535,24000055,'move 3 play G3');
INSERT INTO journal VALUES(57,56,125193316089200641,3,1797074020692,24000056,'move 2 play G1');
INSERT INTO journal VALUES(58,57,125193316089200641,4,1797074024602,0,'move 1 play J color R');
INSERT INTO journal VALUES(59,58,125193316089200641,5,1797074029602,24000057,'move 3 play R2');
INSERT INTO journal VALUES(60,59,125193316089200641,6,1797074032146,24000058,'move 2 play G2');
INSERT INTO journal VALUES(61,60,125193316089200641,7,1797074036410,0,'move 1 draw');
INSERT INTO journal VALUES(62,61,125193316089200641,8,1797074041410,24000059,'move 3 play G+2');
INSERT INTO journal VALUES(63,62,125193316089200641,9,1797074045973,24000060,'move 2 take');
INSERT INTO journal VALUES(64,63,125193316089200641,10,1797074049664,0,'move 1 play R+2');
INSERT INTO journal VALUES(65,64,125193316089200641,11,1797074054664,24000061,'move 3 take');
INSERT INTO journal VALUES(66,65,125193316089200641,12,1797074058879,24000062,'move 2 play R9');
INSERT INTO journal VALUES(67,66,125193316089200641,13,1797074062002,0,'move 1 play R4');
INSERT INTO journal VALUES(68,67,125193316089200641,14,1797074067002,24000063,'move 3 play J+4 color Y');
INSERT INTO journal VALUES(69,68,125193316089200641,15,1797074068192,24000064,'move 2 take');
INSERT INTO journal VALUES(70,69,125193316089200641,16,1797074070006,0,'move 1 draw');
INSERT INTO journal VALUES(71,70,125193316089200641,17,1797074070006,0,'hash d53fa3269307b3da114b034248cadc51');
INSERT INTO journal VALUES(72,71,125193316089200641,18,1797074074587,24000065,'move 3 play Y1');
INSERT INTO journal VALUES(73,72,125193316089200641,19,1797074134587,0,'timeout 2');
INSERT INTO journal VALUES(74,73,125193316089200641,20,1797074134587,0,'auto 2 play Y7');
INSERT INTO journal VALUES(75,74,125193316089200641,21,1797074139064,0,'move 1 draw');
INSERT INTO journal VALUES(76,75,125193316089200641,22,1797074139064,24000066,'move 3 play G7');
INSERT INTO journal VALUES(77,76,125193316089200641,23,1797074143852,24000067,'move 2 play GS');
INSERT INTO journal VALUES(78,77,125193316089200641,24,1797074147515,24000068,'move 3 draw');
INSERT INTO journal VALUES(79,78,125193316089200641,25,1797074152179,24000069,'move 2 play J color R');
INSERT INTO journal VALUES(80,79,125193316089200641,26,1797074156116,0,'move 1 play R3');
INSERT INTO journal VALUES(81,80,125193316089200641,27,1797074161116,24000070,'move 3 play R3');
INSERT INTO journal VALUES(82,81,125193316089200641,28,1797074163551,24000071,'move 2 play R8');
INSERT INTO journal VALUES(83,82,125193316089200641,29,1797074165278,0,'move 1 play RV');
INSERT INTO journal VALUES(84,83,125193316089200641,30,1797074170278,24000072,'move 2 play R6');
INSERT INTO journal VALUES(85,84,125193316089200641,31,1797074174907,24000073,'move 3 play Y6');
INSERT INTO journal VALUES(86,85,125193316089200641,32,1797074179005,0,'move 1 draw');
INSERT INTO journal VALUES(87,86,125193316089200641,33,1797074184005,0,'move 1 play G6');
INSERT INTO journal VALUES(88,87,125193316089200641,34,1797074184005,0,'hash 7902c0bb50f80d9ad5ceb99db1a56703');
INSERT INTO journal VALUES(89,88,125193316089200641,35,1797074184005,24000074,'move 2 draw');
INSERT INTO journal VALUES(90,89,125193316089200641,36,1797074185494,24000075,'move 3 draw');
INSERT INTO journal VALUES(91,90,125193316089200641,37,1797074244005,0,'timeout 3');
INSERT INTO journal VALUES(92,91,125193316089200641,38,1797074244005,0,'auto 3 play B6');
INSERT INTO journal VALUES(93,92,125193316089200641,39,1797074250290,0,'move 1 play B0');
INSERT INTO journal VALUES(94,93,125193316089200641,40,1797074250290,24000076,'move 2 play B2');
INSERT INTO journal VALUES(95,94,125193316089200641,41,1797074254728,24000077,'move 3 play BV last');
INSERT INTO journal VALUES(96,95,125193316089200641,42,1797074258231,24000078,'move 2 play B+2');
INSERT INTO journal VALUES(97,96,125193316089200641,43,1797074261083,0,'move 1 take');
INSERT INTO journal VALUES(98,97,125193316089200641,44,1797074266083,24000079,'move 3 draw');
INSERT INTO journal VALUES(99,98,125193316089200641,45,1797074267604,24000080,'move 2 play B7');
INSERT INTO journal VALUES(100,99,125193316089200641,46,1797074269966,0,'move 1 play B9');
INSERT INTO journal VALUES(101,100,125193316089200641,47,1797074274966,24000081,'move 3 play Y9 last');
INSERT INTO journal VALUES(102,101,125193316089200641,48,1797074276707,24000082,'move 2 play Y1');
INSERT INTO journal VALUES(103,102,125193316089200641,49,1797074281122,0,'move 1 play R1');
INSERT INTO journal VALUES(104,103,125193316089200641,50,1797074286122,24000083,'move 3 draw');
INSERT INTO journal VALUES(105,104,125193316089200641,51,1797074286122,0,'hash 3e6656abd2c159a679e47649dc7b6ba7');
INSERT INTO journal VALUES(106,105,125193316089200641,52,1797074290177,24000084,'move 2 play R4 last');
INSERT INTO journal VALUES(107,106,125193316089200641,53,1797074294886,0,'move 1 play RS');
INSERT INTO journal VALUES(108,107,125193316089200641,54,1797074299886,24000085,'move 2 draw');
INSERT INTO journal VALUES(109,108,125193316089200641,55,1797074302103,0,'move 1 draw');
INSERT INTO journal VALUES(110,109,125193316089200641,56,1797074307103,24000086,'move 3 play GS last');
INSERT INTO journal VALUES(111,110,125193316089200641,57,1797074308796,0,'move 1 play G1');
INSERT INTO journal VALUES(112,111,125193316089200641,58,1797074313138,24000087,'move 3 play G9');
INSERT INTO journal VALUES(113,112,125193316089200641,59,1797074316260,24000088,'move 3 play G3');
INSERT INTO journal VALUES(114,113,125193316089200641,60,1797074317704,24000089,'move 2 play G5');
INSERT INTO journal VALUES(115,114,125193316089200641,61,1797074319280,0,'move 1 play G2');
INSERT INTO journal VALUES(116,115,125193316089200641,62,1797074379280,0,'timeout 3');
INSERT INTO journal VALUES(117,116,125193316089200641,63,1797074379280,0,'auto 3 draw');
INSERT INTO journal VALUES(118,117,125193316089200641,64,1797074634280,0,'timeout 2');
INSERT INTO journal VALUES(119,118,125193316089200641,65,1797074634280,0,'auto 2 play B2');
INSERT INTO journal VALUES(120,119,125193316089200641,66,1797074634280,0,'leave 3 away');
INSERT INTO journal VALUES(121,120,125193316089200641,67,1797074635844,0,'move 1 play B3');
INSERT INTO journal VALUES(122,121,125193316089200641,68,1797074635844,0,'hash 9d7afab97024db247c2df5930a56899b');
INSERT INTO journal VALUES(123,122,125193316089200641,69,1797074639280,24000090,'move 2 play B6');
INSERT INTO journal VALUES(124,123,125193316089200641,70,1797074643965,0,'move 1 play B+2');
INSERT INTO journal VALUES(125,124,125193316089200641,71,1797074648965,24000091,'move 2 take');
INSERT INTO journal VALUES(126,125,125193316089200641,72,1797074651655,0,'move 1 play J+4 color Y');
INSERT INTO journal VALUES(127,126,125193316089200641,73,1797074656655,24000092,'move 2 take');
INSERT INTO journal VALUES(128,127,125193316089200641,74,1797074660751,0,'move 1 play Y7');
INSERT INTO journal VALUES(129,128,125193316089200641,75,1797074665751,24000093,'move 2 play R7');
INSERT INTO journal VALUES(130,129,125193316089200641,76,1797074669677,0,'move 1 play R1 last');
INSERT INTO journal VALUES(131,130,125193316089200641,77,1797074674677,24000094,'move 2 play R4');
INSERT INTO journal VALUES(132,131,125193316089200641,78,1797074676069,0,'move 1 draw');
INSERT INTO journal VALUES(133,132,125193316089200641,79,1797074681017,0,'move 1 play R+2 last');
INSERT INTO journal VALUES(134,133,125193316089200641,80,1797074681017,24000095,'move 2 take');
INSERT INTO journal VALUES(135,134,125193316089200641,81,1797074683848,0,'move 1 draw');
INSERT INTO journal VALUES(136,135,125193316089200641,82,1797074688848,0,'move 1 play J+4 color Y last');
INSERT INTO journal VALUES(137,136,125193316089200641,83,1797074688848,24000096,'move 2 take');
INSERT INTO journal VALUES(138,137,125193316089200641,84,1797074693491,0,'move 1 play YS');
INSERT INTO journal VALUES(139,138,125193316089200641,85,1797074693491,0,'hash 1726f22965988464655bdec3b9304c26');
INSERT INTO journal VALUES(140,139,125193316089200641,86,1797074698491,0,'move 1 play R6');
INSERT INTO journal VALUES(141,140,125193316089200641,87,1797074698491,24000097,'move 2 draw');
INSERT INTO journal VALUES(142,141,125193316089200641,88,1797074700673,0,'move 1 play B6');
INSERT INTO journal VALUES(143,142,125193316089200641,89,1797074705264,24000098,'move 2 play B5');
INSERT INTO journal VALUES(144,143,125193316089200641,90,1797074709510,0,'move 1 play B9');
INSERT INTO journal VALUES(145,144,125193316089200641,91,1797074770510,24000099,'move 2 play BS');
INSERT INTO journal VALUES(146,145,125193316089200641,92,1797074774064,24000100,'move 2 play B4');
INSERT INTO journal VALUES(147,146,125193316089200641,93,1797074777006,0,'move 1 play B1');
INSERT INTO journal VALUES(148,147,125193316089200641,94,1797074782006,24000101,'move 2 play B+2');
INSERT INTO journal VALUES(149,148,125193316089200641,95,1797074786702,0,'move 1 take');
INSERT INTO journal VALUES(150,149,125193316089200641,96,1797074791702,24000102,'move 2 draw');
INSERT INTO journal VALUES(151,150,125193316089200641,97,1797074795500,0,'move 1 play B4');
INSERT INTO journal VALUES(152,151,125193316089200641,98,1797074800500,24000103,'move 2 draw');
INSERT INTO journal VALUES(153,152,125193316089200641,99,1797074805360,0,'move 1 play J color R');
INSERT INTO journal VALUES(154,153,125193316089200641,100,1797074810360,24000104,'move 2 draw');
INSERT INTO journal VALUES(155,154,125193316089200641,101,1797074814276,0,'move 1 play R9');
INSERT INTO journal VALUES(156,155,125193316089200641,102,1797074814276,0,'hash 5f8dfdcf9292b09215b8d14b1317e4ce');
INSERT INTO journal VALUES(157,156,125193316089200641,103,1797074819276,24000105,'move 2 draw');
INSERT INTO journal VALUES(158,157,125193316089200641,104,1797074823716,24000106,'move 2 play J+4 color Y');
INSERT INTO journal VALUES(159,158,125193316089200641,105,1797074825062,0,'move 1 take');
INSERT INTO journal VALUES(160,159,125193316089200641,106,1797074830062,24000107,'move 2 play Y2');
INSERT INTO journal VALUES(161,160,125193316089200641,107,1797074832801,0,'move 1 play Y8');
INSERT INTO journal VALUES(162,161,125193316089200641,108,1797074837801,24000108,'move 2 play Y0');
INSERT INTO journal VALUES(163,162,125193316089200641,109,1797074839850,0,'move 1 draw');
INSERT INTO journal VALUES(164,163,125193316089200641,110,1797074844850,24000109,'move 2 play Y3');
INSERT INTO journal VALUES(165,164,125193316089200641,111,1797074847885,0,'move 1 play G3');
INSERT INTO journal VALUES(166,165,125193316089200641,112,1797074852885,24000110,'move 2 play G7');
INSERT INTO journal VALUES(167,166,125193316089200641,113,1797074853930,24000111,'void It took too long.');
INSERT INTO journal VALUES(168,167,125193316089200641,114,1797074853930,0,'hash 103343ace1ec7e63c7fe6bf012e2ccae');
INSERT INTO journal VALUES(169,0,125197101008158721,1,1797074914930,24000121,'move 1 play J color B');
INSERT INTO journal VALUES(170,169,125197101008158721,2,1797074919105,24000122,'move 4 play J+4 color Y');
INSERT INTO journal VALUES(171,170,125197101008158721,3,1797074923581,24000123,'move 3 take');
INSERT INTO journal VALUES(172,171,125197101008158721,4,1797074926082,24000124,'move 2 play Y2');
INSERT INTO journal VALUES(173,172,125197101008158721,5,1797074929010,24000125,'move 1 play Y+2');
INSERT INTO journal VALUES(174,173,125197101008158721,6,1797074931188,24000126,'move 4 take');
INSERT INTO journal VALUES(175,174,125197101008158721,7,1797074934841,24000127,'move 3 draw');
INSERT INTO journal VALUES(176,175,125197101008158721,8,1797074939084,24000128,'move 2 play R+2');
INSERT INTO journal VALUES(177,176,125197101008158721,9,1797074940523,24000129,'move 1 take');
INSERT INTO journal VALUES(178,177,125197101008158721,10,1797074941721,24000130,'move 4 play R2');
INSERT INTO journal VALUES(179,178,125197101008158721,11,1797074946703,24000131,'move 3 play R8');
INSERT INTO journal VALUES(180,179,125197101008158721,12,1797074951281,24000132,'move 2 play R7');
INSERT INTO journal VALUES(181,180,125197101008158721,13,1797074952602,24000133,'move 1 draw');
INSERT INTO journal VALUES(182,181,125197101008158721,14,1797074955222,24000134,'move 4 play R8');
INSERT INTO journal VALUES(183,182,125197101008158721,15,1797074956858,24000135,'move 3 play Y8');
INSERT INTO journal VALUES(184,183,125197101008158721,16,1797074960353,24000136,'move 2 play B8');
INSERT INTO journal VALUES(185,184,125197101008158721,17,1797074960353,0,'hash 03d9e13a3d7cfdec71e4a8fc8eccde0c');
INSERT INTO journal VALUES(186,185,125197101008158721,18,1797074964988,24000137,'move 1 play B4');
INSERT INTO journal VALUES(187,186,125197101008158721,19,1797074969239,24000138,'move 4 play J+4 color G');
INSERT INTO journal VALUES(188,187,125197101008158721,20,1797074972343,24000139,'move 3 take');
INSERT INTO journal VALUES(189,188,125197101008158721,21,1797074974458,24000140,'move 2 play G3');
INSERT INTO journal VALUES(190,189,125197101008158721,22,1797074977648,24000141,'move 1 play G2');
INSERT INTO journal VALUES(191,190,125197101008158721,23,1797074980367,24000142,'move 4 draw');
INSERT INTO journal VALUES(192,191,125197101008158721,24,1797074984670,24000143,'move 3 play G+2');
INSERT INTO journal VALUES(193,192,125197101008158721,25,1797074988356,24000144,'move 2 take');
INSERT INTO journal VALUES(194,193,125197101008158721,26,1797074991837,24000145,'move 1 draw');
INSERT INTO journal VALUES(195,194,125197101008158721,27,1797074995920,24000146,'move 1 pass');
INSERT INTO journal VALUES(196,195,125197101008158721,28,1797074999240,24000147,'move 4 draw');
INSERT INTO journal VALUES(197,196,125197101008158721,29,1797075004001,24000148,'leave 1');
INSERT INTO journal VALUES(198,197,125197101008158721,30,1797075004001,24000149,'move 3 play B+2');
INSERT INTO journal VALUES(199,198,125197101008158721,31,1797075006512,24000150,'move 2 take');
INSERT INTO journal VALUES(200,199,125197101008158721,32,1797075007902,24000151,'move 4 play BV');
INSERT INTO journal VALUES(201,200,125197101008158721,33,1797075012700,24000152,'move 2 draw');
INSERT INTO journal VALUES(202,201,125197101008158721,34,1797075012700,0,'hash 4feb22863d055fd5616364af2a757112');
INSERT INTO journal VALUES(203,202,125197101008158721,35,1797075017094,24000153,'move 2 play J+4 color R');
INSERT INTO journal VALUES(204,203,125197101008158721,36,1797075018559,24000154,'move 3 take');
INSERT INTO journal VALUES(205,204,125197101008158721,37,1797075021165,24000155,'move 4 play RS');
INSERT INTO journal VALUES(206,205,125197101008158721,38,1797075025286,24000156,'move 3 play J color B');
INSERT INTO journal VALUES(207,206,125197101008158721,39,1797075029907,24000157,'leave 2');
INSERT INTO journal VALUES(208,207,125197101008158721,40,1797075029907,24000159,'move 4 play B2');
INSERT INTO journal VALUES(209,208,125197101008158721,41,1797075032301,24000160,'move 3 play B5');
INSERT INTO journal VALUES(210,209,125197101008158721,42,1797075035997,24000161,'move 4 play B1');
INSERT INTO journal VALUES(211,210,125197101008158721,43,1797075040192,24000162,'move 3 draw');
INSERT INTO journal VALUES(212,211,125197101008158721,44,1797075041241,24000163,'move 3 play Y1');
INSERT INTO journal VALUES(213,212,125197101008158721,45,1797075043295,24000164,'move 4 play Y7');
INSERT INTO journal VALUES(214,213,125197101008158721,46,1797075048207,24000165,'move 3 draw');
INSERT INTO journal VALUES(215,214,125197101008158721,47,1797075050814,24000166,'move 3 play Y2');
INSERT INTO journal VALUES(216,215,125197101008158721,48,1797075052405,24000167,'move 4 last');
INSERT INTO journal VALUES(217,216,125197101008158721,49,1797075055002,24000168,'move 4 draw');
INSERT INTO journal VALUES(218,217,125197101008158721,50,1797075057001,24000169,'move 4 play J+4 color R');
INSERT INTO journal VALUES(219,218,125197101008158721,51,1797075057001,0,'hash d5c947f079995f9cb76aed2bf5e43281');
INSERT INTO journal VALUES(220,219,125197101008158721,52,1797075059625,24000170,'move 3 lie');
INSERT INTO journal VALUES(221,220,125197101008158721,53,1797075061359,24000171,'move 4 play RS last');
INSERT INTO journal VALUES(222,221,125197101008158721,54,1797075062571,24000172,'move 4 draw');
INSERT INTO journal VALUES(223,222,125197101008158721,55,1797075064008,24000173,'move 3 play R3');
INSERT INTO journal VALUES(224,223,125197101008158721,56,1797075124008,0,'timeout 4');
INSERT INTO journal VALUES(225,224,125197101008158721,57,1797075124008,0,'auto 4 draw');
INSERT INTO journal VALUES(226,225,125197101008158721,58,1797075375973,0,'timeout 3');
INSERT INTO journal VALUES(227,226,125197101008158721,59,1797075375973,0,'auto 3 play R7');
INSERT INTO journal VALUES(228,227,125197101008158721,60,1797075375973,0,'leave 3 away');
INSERT INTO journal VALUES(229,228,125197101008158721,61,1797075375973,0,'hash a72be374cb9c7aa7dff99313d3fb62f3');
INSERT INTO journal VALUES(230,0,125199290615201793,1,1797075436973,24000180,'move 1 play AH suit C');
INSERT INTO journal VALUES(231,230,125199290615201793,2,1797075438100,24000181,'move 2 play JOKER suit S');
INSERT INTO journal VALUES(232,231,125199290615201793,3,1797075442470,24000182,'move 1 draw');
INSERT INTO journal VALUES(233,232,125199290615201793,4,1797075444231,24000183,'move 2 play QS');
INSERT INTO journal VALUES(234,233,125199290615201793,5,1797075449172,24000184,'move 1 play QC');
INSERT INTO journal VALUES(235,234,125199290615201793,6,1797075450833,24000185,'move 2 play 7C');
INSERT INTO journal VALUES(236,235,125199290615201793,7,1797075454812,24000186,'move 1 play 3C');
INSERT INTO journal VALUES(237,236,125199290615201793,8,1797075457348,24000187,'move 2 play KC');
INSERT INTO journal VALUES(238,237,125199290615201793,9,1797075459767,24000188,'move 1 play 10C');
INSERT INTO journal VALUES(239,238,125199290615201793,10,1797075463785,24000189,'move 1 play 6C');
INSERT INTO journal VALUES(240,239,125199290615201793,11,1797075466529,24000190,'move 2 play AD suit H');
INSERT INTO journal VALUES(241,240,125199290615201793,12,1797075468207,24000191,'move 1 play 2H 2D');
INSERT INTO journal VALUES(242,241,125199290615201793,13,1797075528207,0,'timeout 2');
INSERT INTO journal VALUES(243,242,125199290615201793,14,1797075528207,0,'auto 2 take');
INSERT INTO journal VALUES(244,243,125199290615201793,15,1797075533797,24000192,'move 1 play 8D');
INSERT INTO journal VALUES(245,244,125199290615201793,16,1797075533797,0,'hash c75479eeef3c65269f30fc5fa740a3e5');
INSERT INTO journal VALUES(246,0,125199963670970369,1,1797075598929,0,'move 3 play AS suit D');
INSERT INTO journal VALUES(247,246,125199963670970369,2,1797075658929,0,'timeout 1');
INSERT INTO journal VALUES(248,247,125199963670970369,3,1797075658929,0,'auto 1 play AH suit C');
INSERT INTO journal VALUES(249,248,125199963670970369,4,1797075663442,24000200,'move 2 play 2C');
INSERT INTO journal VALUES(250,249,125199963670970369,5,1797075667531,0,'move 3 play 7D');
INSERT INTO journal VALUES(251,250,125199963670970369,6,1797075672531,24000201,'move 1 play 4D');
INSERT INTO journal VALUES(252,251,125199963670970369,7,1797075673902,24000202,'move 2 play KD');
INSERT INTO journal VALUES(253,252,125199963670970369,8,1797075677311,0,'move 3 play 9D 8D to 1');
INSERT INTO journal VALUES(254,253,125199963670970369,9,1797075682311,24000203,'move 1 draw');
INSERT INTO journal VALUES(255,254,125199963670970369,10,1797075685027,24000204,'move 2 play 8H 8C to 3');
INSERT INTO journal VALUES(256,255,125199963670970369,11,1797075687304,0,'move 3 play 7C');
INSERT INTO journal VALUES(257,256,125199963670970369,12,1797075691121,24000205,'move 1 play 9C 10C');
INSERT INTO journal VALUES(258,257,125199963670970369,13,1797075692577,0,'move 3 draw');
INSERT INTO journal VALUES(259,258,125199963670970369,14,1797075732577,24000206,'move 1 play 3C');
INSERT INTO journal VALUES(260,259,125199963670970369,15,1797075736516,24000207,'move 2 play 3S last');
INSERT INTO journal VALUES(261,260,125199963670970369,16,1797075740927,0,'move 3 play 6S');
INSERT INTO journal VALUES(262,261,125199963670970369,17,1797075740927,0,'hash 22b7a7c8e349ed157a5f1f48e3679927');
INSERT INTO journal VALUES(263,262,125199963670970369,18,1797075745927,24000208,'move 1 play 6H');
INSERT INTO journal VALUES(264,263,125199963670970369,19,1797075749394,24000209,'move 2 draw');
INSERT INTO journal VALUES(265,264,125199963670970369,20,1797075751542,0,'move 3 play 4H last');
INSERT INTO journal VALUES(266,265,125199963670970369,21,1797075755869,24000210,'move 1 play 5S');
INSERT INTO journal VALUES(267,266,125199963670970369,22,1797075760526,24000211,'move 2 take');
INSERT INTO journal VALUES(268,267,125199963670970369,23,1797075762878,0,'move 3 draw');
INSERT INTO journal VALUES(269,268,125199963670970369,24,1797075767878,24000212,'move 1 play KS last');
INSERT INTO journal VALUES(270,269,125199963670970369,25,1797075769637,24000213,'move 2 play QS QH');
INSERT INTO journal VALUES(271,270,125199963670970369,26,1797075771699,0,'move 3 draw');
INSERT INTO journal VALUES(272,271,125199963670970369,27,1797075776116,24000214,'move 1 draw');
INSERT INTO journal VALUES(273,272,125199963670970369,28,1797075777790,24000215,'move 2 play 5H');
INSERT INTO journal VALUES(274,273,125199963670970369,29,1797075781632,0,'move 3 play 2D');
INSERT INTO journal VALUES(275,274,125199963670970369,30,1797075786632,24000216,'move 1 take');
INSERT INTO journal VALUES(276,275,125199963670970369,31,1797075790398,24000217,'move 2 play AC suit D');
INSERT INTO journal VALUES(277,276,125199963670970369,32,1797075793289,0,'move 3 play JOKER suit C last');
INSERT INTO journal VALUES(278,277,125199963670970369,33,1797075854289,0,'timeout 1');
INSERT INTO journal VALUES(279,278,125199963670970369,34,1797075854289,0,'auto 1 play AD suit D');
INSERT INTO journal VALUES(280,279,125199963670970369,35,1797075854289,0,'hash 63d70555177e4ac543576ec612fa3f6b');
INSERT INTO journal VALUES(281,280,125199963670970369,36,1797075854289,24000218,'move 2 play 10D');
INSERT INTO journal VALUES(282,281,125199963670970369,37,1797075857367,24000219,'move 1 play JD QD');
INSERT INTO journal VALUES(283,282,125199963670970369,38,1797075859341,24000220,'move 2 draw');
INSERT INTO journal VALUES(284,283,125199963670970369,39,1797075862492,0,'move 3 draw');
INSERT INTO journal VALUES(285,284,125199963670970369,40,1797075867492,24000221,'move 1 play 3D');
INSERT INTO journal VALUES(286,285,125199963670970369,41,1797075869695,24000222,'move 2 draw');
INSERT INTO journal VALUES(287,286,125199963670970369,42,1797075874589,0,'move 3 play 6D last');
INSERT INTO journal VALUES(288,287,125199963670970369,43,1797075879589,24000223,'move 1 draw');
INSERT INTO journal VALUES(289,288,125199963670970369,44,1797075882206,24000224,'move 2 draw');
INSERT INTO journal VALUES(290,289,125199963670970369,45,1797075883529,0,'move 3 draw');
INSERT INTO journal VALUES(291,290,125199963670970369,46,1797075888379,24000225,'move 1 draw');
INSERT INTO journal VALUES(292,291,125199963670970369,47,1797075948379,0,'timeout 2');
INSERT INTO journal VALUES(293,292,125199963670970369,48,1797075948379,0,'auto 2 play 5D 5C');
INSERT INTO journal VALUES(294,293,125199963670970369,49,1797075951961,0,'move 3 take');
INSERT INTO journal VALUES(295,294,125199963670970369,50,1797075951961,24000226,'move 1 play 4C');
INSERT INTO journal VALUES(296,295,125199963670970369,51,1797075953174,24000227,'move 2 play KH');
INSERT INTO journal VALUES(297,296,125199963670970369,52,1797075953174,0,'hash 3187a323655e97b8573c65c7bc867e1e');
INSERT INTO journal VALUES(298,297,125199963670970369,53,1797075957221,0,'move 3 play JH 10H');
INSERT INTO journal VALUES(299,298,125199963670970369,54,1797075962221,24000228,'move 2 draw');
INSERT INTO journal VALUES(300,299,125199963670970369,55,1797075966414,0,'move 3 play JOKER suit D');
INSERT INTO journal VALUES(301,300,125199963670970369,56,1797076026414,0,'timeout 1');
INSERT INTO journal VALUES(302,301,125199963670970369,57,1797076026414,0,'auto 1 draw');
INSERT INTO journal VALUES(303,302,125199963670970369,58,1797076032414,24000229,'move 2 draw');
INSERT INTO journal VALUES(304,303,125199963670970369,59,1797076035308,0,'move 3 draw');
INSERT INTO journal VALUES(305,304,125199963670970369,60,1797076040308,24000230,'move 1 draw');
INSERT INTO journal VALUES(306,305,125199963670970369,61,1797076043903,24000231,'move 2 draw');
INSERT INTO journal VALUES(307,306,125199963670970369,62,1797076048683,0,'move 3 play AH suit C');
INSERT INTO journal VALUES(308,307,125199963670970369,63,1797076053683,24000232,'move 1 play KC');
INSERT INTO journal VALUES(309,308,125199963670970369,64,1797076058439,24000233,'move 2 play QC');
INSERT INTO journal VALUES(310,309,125199963670970369,65,1797076060192,0,'move 3 play 6C');
INSERT INTO journal VALUES(311,310,125199963670970369,66,1797076065192,24000234,'move 1 draw');
INSERT INTO journal VALUES(312,311,125199963670970369,67,1797076066575,24000235,'move 2 draw');
INSERT INTO journal VALUES(313,312,125199963670970369,68,1797076070989,0,'move 3 play JC');
INSERT INTO journal VALUES(314,313,125199963670970369,69,1797076070989,0,'hash db27021412755f61af4bc279f048a539');
INSERT INTO journal VALUES(315,314,125199963670970369,70,1797076075989,24000236,'move 2 play 9C');
INSERT INTO journal VALUES(316,315,125199963670970369,71,1797076078218,24000237,'move 1 play 9H');
INSERT INTO journal VALUES(317,316,125199963670970369,72,1797076081567,0,'move 3 play 9S last');
INSERT INTO journal VALUES(318,317,125199963670970369,73,1797076086567,24000238,'move 2 play 8S to 3');
INSERT INTO journal VALUES(319,318,125199963670970369,74,1797076091262,24000239,'move 1 play 7S 7H');
INSERT INTO journal VALUES(320,319,125199963670970369,75,1797076096212,0,'move 3 play 5H last');
INSERT INTO journal VALUES(321,320,125199963670970369,76,1797076101212,24000240,'move 2 take');
INSERT INTO journal VALUES(322,321,125199963670970369,77,1797076103803,24000241,'move 1 play 2H 2C');
INSERT INTO journal VALUES(323,322,125199963670970369,78,1797076106053,0,'move 3 take');
INSERT INTO journal VALUES(324,323,125199963670970369,79,1797076110514,24000242,'move 2 play 2S');
INSERT INTO journal VALUES(325,324,125199963670970369,80,1797076115187,24000243,'move 1 take');
INSERT INTO journal VALUES(326,325,125199963670970369,81,1797076119422,0,'move 3 play 4S 5S last');
INSERT INTO journal VALUES(327,326,125199963670970369,82,1797076124422,24000244,'move 2 take');
INSERT INTO journal VALUES(328,327,125199963670970369,83,1797076125901,24000245,'move 1 play 10S JS');
INSERT INTO journal VALUES(329,328,125199963670970369,84,1797076129437,24000246,'move 2 play QS QH');
INSERT INTO journal VALUES(330,329,125199963670970369,85,1797076133756,0,'move 3 draw');
INSERT INTO journal VALUES(331,330,125199963670970369,86,1797076133756,0,'hash 3e87ebdd27abd608cecb7cc8d36ec809');
INSERT INTO journal VALUES(332,331,125199963670970369,87,1797076138756,24000247,'move 1 play JOKER suit H');
INSERT INTO journal VALUES(333,332,125199963670970369,88,1797076139856,24000248,'move 2 play 4H 4D');
INSERT INTO journal VALUES(334,333,125199963670970369,89,1797076143303,0,'move 3 play 10C last');
INSERT INTO journal VALUES(335,334,125199963670970369,90,1797076148303,24000249,'move 2 play 8C to 3');
INSERT INTO journal VALUES(336,335,125199963670970369,91,1797076152239,0,'move 3 draw');
INSERT INTO journal VALUES(337,336,125199963670970369,92,1797076157239,24000250,'move 1 draw');
INSERT INTO journal VALUES(338,337,125199963670970369,93,1797076159298,24000251,'move 2 play AD AC suit D');
INSERT INTO journal VALUES(339,338,125199963670970369,94,1797076161159,0,'move 3 play QD');
INSERT INTO journal VALUES(340,339,125199963670970369,95,1797076166159,24000252,'move 1 play 10D');
INSERT INTO journal VALUES(341,340,125199963670970369,96,1797076168151,0,'move 3 draw');
INSERT INTO journal VALUES(342,341,125199963670970369,97,1797076172584,24000253,'move 1 draw');
INSERT INTO journal VALUES(343,342,125199963670970369,98,1797076176791,24000254,'move 2 play 3D');
INSERT INTO journal VALUES(344,343,125199963670970369,99,1797076178740,0,'move 3 play 3H');
INSERT INTO journal VALUES(345,344,125199963670970369,100,1797076183029,24000255,'move 1 play 3S');
INSERT INTO journal VALUES(346,345,125199963670970369,101,1797076185815,24000256,'move 2 draw');
INSERT INTO journal VALUES(347,346,125199963670970369,102,1797076187721,0,'move 3 play 6S 6H');
INSERT INTO journal VALUES(348,347,125199963670970369,103,1797076187721,0,'hash 19579a4ee9518144e8939b8ad8bc1e2f');
INSERT INTO journal VALUES(349,0,125202716258467841,1,1797076253710,24000268,'move 4 play AD 2D');
INSERT INTO journal VALUES(350,349,125202716258467841,2,1797076255321,24000269,'move 1 take');
INSERT INTO journal VALUES(351,350,125202716258467841,3,1797076315321,0,'timeout 2');
INSERT INTO journal VALUES(352,351,125202716258467841,4,1797076315321,0,'auto 2 play JOKER suit C');
INSERT INTO journal VALUES(353,352,125202716258467841,5,1797076318785,24000270,'move 3 play AC suit D');
INSERT INTO journal VALUES(354,353,125202716258467841,6,1797076322332,24000271,'move 4 draw');
INSERT INTO journal VALUES(355,354,125202716258467841,7,1797076324397,24000272,'move 1 play 7D 8D to 3');
INSERT INTO journal VALUES(356,355,125202716258467841,8,1797076384397,0,'timeout 2');
INSERT INTO journal VALUES(357,356,125202716258467841,9,1797076384397,0,'auto 2 play 4D 4C');
INSERT INTO journal VALUES(358,357,125202716258467841,10,1797076388068,24000273,'move 3 play 4H 4C');
INSERT INTO journal VALUES(359,358,125202716258467841,11,1797076391658,24000274,'move 4 play 2S');
INSERT INTO journal VALUES(360,359,125202716258467841,12,1797076394956,24000275,'move 1 take');
INSERT INTO journal VALUES(361,360,125202716258467841,13,1797076396456,0,'auto 2 play 8S to 3');
INSERT INTO journal VALUES(362,361,125202716258467841,14,1797076401339,24000276,'move 3 play 5S 4S 3S');
INSERT INTO journal VALUES(363,362,125202716258467841,15,1797076461339,0,'timeout 4');
INSERT INTO journal VALUES(364,363,125202716258467841,16,1797076461339,0,'auto 4 play 6S');
INSERT INTO journal VALUES(365,364,125202716258467841,17,1797076461339,0,'hash 31926a537ac8f3a570d01319084218f0');
INSERT INTO journal VALUES(366,365,125202716258467841,18,1797076465859,24000277,'move 1 play 10S 10D');
INSERT INTO journal VALUES(367,366,125202716258467841,19,1797076469742,24000278,'move 3 play 6D 7D');
INSERT INTO journal VALUES(368,367,125202716258467841,20,1797076473609,24000279,'move 4 draw');
INSERT INTO journal VALUES(369,368,125202716258467841,21,1797076477980,24000280,'move 1 play 2D 2H');
INSERT INTO journal VALUES(370,369,125202716258467841,22,1797076480453,0,'auto 2 take');
INSERT INTO journal VALUES(371,370,125202716258467841,23,1797076485453,24000281,'leave 1');
INSERT INTO journal VALUES(372,371,125202716258467841,24,1797076485453,24000283,'move 3 play 3H');
INSERT INTO journal VALUES(373,372,125202716258467841,25,1797076486460,24000284,'move 4 play 3H 3C');
INSERT INTO journal VALUES(374,373,125202716258467841,26,1797076489237,0,'auto 2 play JC QC');
INSERT INTO journal VALUES(375,374,125202716258467841,27,1797076494237,24000285,'move 3 play QC QD last');
INSERT INTO journal VALUES(376,375,125202716258467841,28,1797076497905,24000286,'move 4 play QS KS');
INSERT INTO journal VALUES(377,376,125202716258467841,29,1797076502381,0,'auto 2 play 9S 9H');
INSERT INTO journal VALUES(378,377,125202716258467841,30,1797076507381,24000287,'move 3 play 9D');
INSERT INTO journal VALUES(379,378,125202716258467841,31,1797076507381,0,'hash 01245704d804173e135b83b166647867');
INSERT INTO journal VALUES(380,0,125204056443453441,1,1797076573235,24000295,'move 1 keep 2D 7C AD');
INSERT INTO journal VALUES(381,380,125204056443453441,2,1797076577181,24000296,'move 2 keep 7D 9S 7S');
INSERT INTO journal VALUES(382,381,125204056443453441,3,1797076582080,24000297,'move 2 play 8D');
INSERT INTO journal VALUES(383,382,125204056443453441,4,1797076583512,24000298,'move 1 play 9C');
INSERT INTO journal VALUES(384,383,125204056443453441,5,1797076586654,24000299,'move 2 play JS');
INSERT INTO journal VALUES(385,384,125204056443453441,6,1797076646654,0,'timeout 1');
INSERT INTO journal VALUES(386,385,125204056443453441,7,1797076646654,0,'auto 1 play JC');
INSERT INTO journal VALUES(387,386,125204056443453441,8,1797076898213,0,'leave 1 away');
INSERT INTO journal VALUES(388,387,125204056443453441,9,1797076898213,0,'hash 7b67f7342fff09d705d383e4f2ef8d8b');
INSERT INTO journal VALUES(389,388,125204056443453441,10,1797076958213,0,'voted 1 forgive');
INSERT INTO journal VALUES(390,0,125205675352522753,1,1797076959213,24000306,'move 1 keep 2C 10C 5S');
INSERT INTO journal VALUES(391,390,125205675352522753,2,1797076962403,24000307,'move 2 keep 2S 2D 7H');
INSERT INTO journal VALUES(392,391,125205675352522753,3,1797076962403,0,'move 3 keep 5H JS 5D');
INSERT INTO journal VALUES(393,392,125205675352522753,4,1797076967123,24000308,'move 1 play 3H');
INSERT INTO journal VALUES(394,393,125205675352522753,5,1797076968689,24000309,'move 2 play 3C');
INSERT INTO journal VALUES(395,394,125205675352522753,6,1797076971373,0,'move 3 play 8D 8C');
INSERT INTO journal VALUES(396,395,125205675352522753,7,1797076976373,24000310,'move 1 play QC');
INSERT INTO journal VALUES(397,396,125205675352522753,8,1797076980707,24000311,'move 2 play AS');
INSERT INTO journal VALUES(398,397,125205675352522753,9,1797076984918,0,'move 3 take');
INSERT INTO journal VALUES(399,398,125205675352522753,10,1797076989918,24000312,'move 1 play KH');
INSERT INTO journal VALUES(400,399,125205675352522753,11,1797076992882,24000313,'move 2 play 7S');
INSERT INTO journal VALUES(401,400,125205675352522753,12,1797076997615,0,'move 3 play 3H 3C');
INSERT INTO journal VALUES(402,401,125205675352522753,13,1797077002615,24000314,'move 1 play QD');
INSERT INTO journal VALUES(403,402,125205675352522753,14,1797077005496,24000315,'move 2 take');
INSERT INTO journal VALUES(404,403,125205675352522753,15,1797077007357,0,'move 3 play 4D 4C');
INSERT INTO journal VALUES(405,404,125205675352522753,16,1797077012357,24000316,'move 1 play 9C');
INSERT INTO journal VALUES(406,405,125205675352522753,17,1797077012357,0,'hash f4e8723512fbf01640ec7995f994a658');
INSERT INTO journal VALUES(407,406,125205675352522753,18,1797077013580,24000317,'move 2 play JC');
INSERT INTO journal VALUES(408,407,125205675352522753,19,1797077015153,0,'move 3 play QC');
INSERT INTO journal VALUES(409,408,125205675352522753,20,1797077020153,24000318,'move 1 play AH AC');
INSERT INTO journal VALUES(410,409,125205675352522753,21,1797077023089,24000319,'move 2 play 7S');
INSERT INTO journal VALUES(411,410,125205675352522753,22,1797077025503,0,'move 3 take');
INSERT INTO journal VALUES(412,411,125205675352522753,23,1797077030503,24000320,'move 1 play 3S');
INSERT INTO journal VALUES(413,412,125205675352522753,24,1797077033285,24000321,'move 2 play 3D 3H 3C');
INSERT INTO journal VALUES(414,413,125205675352522753,25,1797077036116,24000322,'move 2 play 4H');
INSERT INTO journal VALUES(415,414,125205675352522753,26,1797077038693,0,'move 3 play 4D 4C');
INSERT INTO journal VALUES(416,415,125205675352522753,27,1797077043693,24000323,'move 1 play 6S');
INSERT INTO journal VALUES(417,416,125205675352522753,28,1797077048206,24000324,'move 2 play QD');
INSERT INTO journal VALUES(418,417,125205675352522753,29,1797077052513,0,'move 3 play QC');
INSERT INTO journal VALUES(419,418,125205675352522753,30,1797077057513,24000325,'move 1 play AD');
INSERT INTO journal VALUES(420,419,125205675352522753,31,1797077061741,24000326,'move 2 play 10D');
INSERT INTO journal VALUES(421,420,125205675352522753,32,1797077104340,24000327,'move 2 play 4S');
INSERT INTO journal VALUES(422,421,125205675352522753,33,1797077106353,0,'move 3 play 8D 8C');
INSERT INTO journal VALUES(423,422,125205675352522753,34,1797077106353,0,'hash 6e76d61135f5c069507301452140e938');
INSERT INTO journal VALUES(424,423,125205675352522753,35,1797077111353,24000328,'move 1 play 9S');
INSERT INTO journal VALUES(425,424,125205675352522753,36,1797077113979,24000329,'move 2 play KH');
INSERT INTO journal VALUES(426,425,125205675352522753,37,1797077118559,0,'move 3 play AS AH AC');
INSERT INTO journal VALUES(427,426,125205675352522753,38,1797077123559,24000330,'move 1 play 10S');
INSERT INTO journal VALUES(428,427,125205675352522753,39,1797077126220,24000331,'move 1 play JH');
INSERT INTO journal VALUES(429,428,125205675352522753,40,1797077126220,0,'hash 7625ada3d65435f0ea573694cc806be2');
INSERT INTO journal VALUES(430,0,125206642940706817,1,1797077189904,24000342,'move 1 keep 2D 7S QC');
INSERT INTO journal VALUES(431,430,125206642940706817,2,1797077194227,24000343,'move 2 keep 4S 5C 2H');
INSERT INTO journal VALUES(432,431,125206642940706817,3,1797077197936,24000344,'move 3 keep 7D 5D QD');
INSERT INTO journal VALUES(433,432,125206642940706817,4,1797077200024,24000345,'leave 2');
INSERT INTO journal VALUES(434,433,125206642940706817,5,1797077200024,24000346,'move 4 keep AS 5S KD');
INSERT INTO journal VALUES(435,434,125206642940706817,6,1797077201176,24000347,'move 4 play 3C');
INSERT INTO journal VALUES(436,435,125206642940706817,7,1797077205704,24000348,'move 1 play 9D');
INSERT INTO journal VALUES(437,436,125206642940706817,8,1797077209735,24000349,'move 3 play 9H');
INSERT INTO journal VALUES(438,437,125206642940706817,9,1797077212484,24000350,'move 4 play 5H');
INSERT INTO journal VALUES(439,438,125206642940706817,10,1797077213700,24000351,'move 3 take');
INSERT INTO journal VALUES(440,439,125206642940706817,11,1797077216076,24000352,'move 1 play 10C');
INSERT INTO journal VALUES(441,440,125206642940706817,12,1797077219327,24000353,'move 1 play 8D');
INSERT INTO journal VALUES(442,441,125206642940706817,13,1797077223176,24000354,'move 4 play 9S');
INSERT INTO journal VALUES(443,442,125206642940706817,14,1797077226837,24000355,'move 3 play 9D 9H');
INSERT INTO journal VALUES(444,443,125206642940706817,15,1797077230578,24000356,'move 1 play JD');
INSERT INTO journal VALUES(445,444,125206642940706817,16,1797077235148,24000357,'move 4 take');
INSERT INTO journal VALUES(446,445,125206642940706817,17,1797077235148,0,'hash 39710f17f92eddc3f5983fbd34a2f08e');
INSERT INTO journal VALUES(447,446,125206642940706817,18,1797077237331,24000358,'move 3 play 5H');
INSERT INTO journal VALUES(448,447,125206642940706817,19,1797077241871,24000359,'move 4 play 6H');
INSERT INTO journal VALUES(449,448,125206642940706817,20,1797077245919,24000360,'move 1 play 6S');
INSERT INTO journal VALUES(450,449,125206642940706817,21,1797077250066,24000361,'move 3 play AH');
INSERT INTO journal VALUES(451,450,125206642940706817,22,1797077252434,24000362,'move 4 take');
INSERT INTO journal VALUES(452,451,125206642940706817,23,1797077254045,24000363,'move 1 play 3S');
INSERT INTO journal VALUES(453,452,125206642940706817,24,1797077258637,24000364,'move 3 play 4D');
INSERT INTO journal VALUES(454,453,125206642940706817,25,1797077263142,24000365,'move 4 play 4H');
INSERT INTO journal VALUES(455,454,125206642940706817,26,1797077265826,24000366,'move 1 play 4C');
INSERT INTO journal VALUES(456,455,125206642940706817,27,1797077269102,24000367,'move 3 play 8S');
INSERT INTO journal VALUES(457,456,125206642940706817,28,1797077273801,24000368,'move 4 play 9D 9H');
INSERT INTO journal VALUES(458,457,125206642940706817,29,1797077277697,24000369,'move 1 play 10S');
INSERT INTO journal VALUES(459,458,125206642940706817,30,1797077281922,24000370,'move 1 pass');
INSERT INTO journal VALUES(460,459,125206642940706817,31,1797077283941,24000371,'move 3 play 3C');
INSERT INTO journal VALUES(461,460,125206642940706817,32,1797077287369,24000372,'move 4 play JD');
INSERT INTO journal VALUES(462,461,125206642940706817,33,1797077290930,24000373,'move 1 take');
INSERT INTO journal VALUES(463,462,125206642940706817,34,1797077290930,0,'hash 79485d9d7d66b097ec88e4090c847626');
INSERT INTO journal VALUES(464,463,125206642940706817,35,1797077295282,24000374,'move 3 play 3H');
INSERT INTO journal VALUES(465,464,125206642940706817,36,1797077298247,24000375,'move 4 play AC AH');
INSERT INTO journal VALUES(466,465,125206642940706817,37,1797077301852,24000376,'move 1 play 2S');
INSERT INTO journal VALUES(467,466,125206642940706817,38,1797077303233,24000377,'move 3 play KC');
INSERT INTO journal VALUES(468,467,125206642940706817,39,1797077304543,24000378,'move 4 take');
INSERT INTO journal VALUES(469,468,125206642940706817,40,1797077308388,24000379,'move 1 play 3C');
INSERT INTO journal VALUES(470,469,125206642940706817,41,1797077310905,24000380,'move 3 play AD');
INSERT INTO journal VALUES(471,470,125206642940706817,42,1797077315679,24000381,'move 4 play AC');
INSERT INTO journal VALUES(472,471,125206642940706817,43,1797077317475,24000382,'move 1 take');
INSERT INTO journal VALUES(473,472,125206642940706817,44,1797077320731,24000383,'move 3 play 7C');
INSERT INTO journal VALUES(474,473,125206642940706817,45,1797077323619,24000384,'leave 4');
INSERT INTO journal VALUES(475,474,125206642940706817,46,1797077323619,24000386,'move 1 play 3C');
INSERT INTO journal VALUES(476,475,125206642940706817,47,1797077324675,24000387,'move 3 take');
INSERT INTO journal VALUES(477,476,125206642940706817,48,1797077328984,24000388,'move 1 play 3D');
INSERT INTO journal VALUES(478,477,125206642940706817,49,1797077333954,24000389,'move 3 take');
INSERT INTO journal VALUES(479,478,125206642940706817,50,1797077337805,24000390,'move 1 play AD');
INSERT INTO journal VALUES(480,479,125206642940706817,51,1797077337805,0,'hash 35df2ce68c9ae55500825c262b7d7510');
INSERT INTO journal VALUES(481,480,125206642940706817,52,1797077340715,24000391,'move 3 play 7C');
INSERT INTO journal VALUES(482,481,125206642940706817,53,1797077344763,24000392,'move 1 play 6C');
INSERT INTO journal VALUES(483,482,125206642940706817,54,1797077346157,24000393,'move 3 take');
INSERT INTO journal VALUES(484,483,125206642940706817,55,1797077350338,24000394,'move 1 play AC');
INSERT INTO journal VALUES(485,484,125206642940706817,56,1797077354501,24000395,'move 3 take');
INSERT INTO journal VALUES(486,485,125206642940706817,57,1797077356269,24000396,'move 1 play JD');
INSERT INTO journal VALUES(487,486,125206642940706817,58,1797077359820,24000397,'move 3 play AD AC');
INSERT INTO journal VALUES(488,487,125206642940706817,59,1797077363505,24000398,'move 1 play 7S');
INSERT INTO journal VALUES(489,488,125206642940706817,60,1797077364664,24000399,'move 3 take');
INSERT INTO journal VALUES(490,489,125206642940706817,61,1797077367171,24000400,'move 1 play QC');
INSERT INTO journal VALUES(491,490,125206642940706817,62,1797077369393,24000401,'move 3 play AD AC');
INSERT INTO journal VALUES(492,491,125206642940706817,63,1797077371608,24000402,'move 1 play 2D');
INSERT INTO journal VALUES(493,492,125206642940706817,64,1797077375341,24000403,'move 3 take');
INSERT INTO journal VALUES(494,493,125206642940706817,65,1797077379135,24000404,'move 1 flip 1');
INSERT INTO journal VALUES(495,494,125206642940706817,66,1797077382521,24000405,'move 3 play JD');
INSERT INTO journal VALUES(496,495,125206642940706817,67,1797077385484,24000406,'move 1 take');
INSERT INTO journal VALUES(497,496,125206642940706817,68,1797077385484,0,'hash 51e40cca7d144c72e483a6f156759dcd');
INSERT INTO journal VALUES(498,497,125206642940706817,69,1797077389421,24000407,'move 3 play 3C 3D');
INSERT INTO journal VALUES(499,498,125206642940706817,70,1797077393183,24000408,'move 1 play JS JD');
INSERT INTO journal VALUES(500,499,125206642940706817,71,1797077394554,24000409,'move 3 play AC');
INSERT INTO journal VALUES(501,500,125206642940706817,72,1797077399034,24000410,'move 1 flip 1');
INSERT INTO journal VALUES(502,501,125206642940706817,73,1797077402176,24000411,'move 3 play 6C');
INSERT INTO journal VALUES(503,502,125206642940706817,74,1797077406276,24000412,'move 1 play JD');
INSERT INTO journal VALUES(504,503,125206642940706817,75,1797077408599,24000413,'move 3 play 2D');
INSERT INTO journal VALUES(505,504,125206642940706817,76,1797077409747,24000414,'move 1 play JS');
INSERT INTO journal VALUES(506,505,125206642940706817,77,1797077411577,24000415,'move 3 play AD');
INSERT INTO journal VALUES(507,506,125206642940706817,78,1797077414334,24000416,'move 1 play AC');
INSERT INTO journal VALUES(508,507,125206642940706817,79,1797077416562,24000417,'move 3 play 7C');
INSERT INTO journal VALUES(509,508,125206642940706817,80,1797077418645,24000418,'move 1 play 3C 3D');
INSERT INTO journal VALUES(510,509,125206642940706817,81,1797077422162,24000419,'move 3 play QC');
INSERT INTO journal VALUES(511,510,125206642940706817,82,1797077423243,24000420,'move 1 play QH');
INSERT INTO journal VALUES(512,511,125206642940706817,83,1797077426077,24000421,'move 3 take');
INSERT INTO journal VALUES(513,512,125206642940706817,84,1797077428176,24000422,'move 1 flip 1');
INSERT INTO journal VALUES(514,513,125206642940706817,85,1797077428176,0,'hash dac46976d91d38dcdcc5165245485a1a');
INSERT INTO journal VALUES(515,0,125207918273363969,1,1797077493967,24000430,'move 1 play 7C');
INSERT INTO journal VALUES(516,515,125207918273363969,2,1797077495563,24000431,'move 2 draw');
INSERT INTO journal VALUES(517,516,125207918273363969,3,1797077500076,24000432,'move 1 play 9S');
INSERT INTO journal VALUES(518,517,125207918273363969,4,1797077503135,24000433,'move 2 play 4S');
INSERT INTO journal VALUES(519,518,125207918273363969,5,1797077505515,24000434,'move 1 play AH suit S');
INSERT INTO journal VALUES(520,519,125207918273363969,6,1797077509739,24000435,'move 2 play AS suit S');
INSERT INTO journal VALUES(521,520,125207918273363969,7,1797077514587,24000436,'move 1 draw');
INSERT INTO journal VALUES(522,521,125207918273363969,8,1797077518544,24000437,'move 2 play JS');
INSERT INTO journal VALUES(523,522,125207918273363969,9,1797077522510,24000438,'move 2 play 7H');
INSERT INTO journal VALUES(524,523,125207918273363969,10,1797077524098,24000439,'move 1 draw');
INSERT INTO journal VALUES(525,524,125207918273363969,11,1797077525791,24000440,'move 2 draw');
INSERT INTO journal VALUES(526,525,125207918273363969,12,1797077530421,24000441,'move 1 play JC');
INSERT INTO journal VALUES(527,526,125207918273363969,13,1797077532424,24000442,'move 1 play KC');
INSERT INTO journal VALUES(528,527,125207918273363969,14,1797077535610,24000443,'move 2 play 5C');
INSERT INTO journal VALUES(529,528,125207918273363969,15,1797077536659,24000444,'move 1 play QC');
INSERT INTO journal VALUES(530,529,125207918273363969,16,1797077537984,24000445,'move 2 draw');
INSERT INTO journal VALUES(531,530,125207918273363969,17,1797077537984,0,'hash 5de9bdf5b72439a8a17030b3e643d660');
INSERT INTO journal VALUES(532,531,125207918273363969,18,1797077539290,24000446,'move 1 draw');
INSERT INTO journal VALUES(533,532,125207918273363969,19,1797077541942,24000447,'move 2 play QD');
INSERT INTO journal VALUES(534,533,125207918273363969,20,1797077546829,24000448,'move 1 draw');
INSERT INTO journal VALUES(535,534,125207918273363969,21,1797077606829,0,'timeout 2');
INSERT INTO journal VALUES(536,535,125207918273363969,22,1797077606829,0,'auto 2 play 4D');
INSERT INTO journal VALUES(537,536,125207918273363969,23,1797077860245,0,'timeout 1');
INSERT INTO journal VALUES(538,537,125207918273363969,24,1797077860245,0,'auto 1 play 4H');
INSERT INTO journal VALUES(539,538,125207918273363969,25,1797077860245,0,'leave 1 away');
INSERT INTO journal VALUES(540,539,125207918273363969,26,1797077860245,0,'hash 936eef0e5260417b080d6d03f5337f9e');
INSERT INTO journal VALUES(541,540,125207918273363969,27,1797077920245,0,'voted 1 forgive');
INSERT INTO journal VALUES(542,0,125209710407188481,1,1797077921245,24000455,'move 1 play 5C');
INSERT INTO journal VALUES(543,542,125209710407188481,2,1797077922803,0,'move 2 play 10C');
INSERT INTO journal VALUES(544,543,125209710407188481,3,1797077927803,24000456,'move 3 play 10H');
INSERT INTO journal VALUES(545,544,125209710407188481,4,1797077930772,24000457,'move 1 play KH KC');
INSERT INTO journal VALUES(546,545,125209710407188481,5,1797077933337,0,'move 2 play KS');
INSERT INTO journal VALUES(547,546,125209710407188481,6,1797077938337,24000458,'move 3 play 4S');
INSERT INTO journal VALUES(548,547,125209710407188481,7,1797077942451,24000459,'move 1 draw');
INSERT INTO journal VALUES(549,548,125209710407188481,8,1797077946992,0,'move 2 play 4H');
INSERT INTO journal VALUES(550,549,125209710407188481,9,1797078007992,0,'timeout 3');
INSERT INTO journal VALUES(551,550,125209710407188481,10,1797078007992,0,'auto 3 play AS suit S');
INSERT INTO journal VALUES(552,551,125209710407188481,11,1797078007992,24000460,'move 1 draw');
INSERT INTO journal VALUES(553,552,125209710407188481,12,1797078010059,0,'move 2 play QS');
INSERT INTO journal VALUES(554,553,125209710407188481,13,1797078014159,24000461,'move 3 play 6S');
INSERT INTO journal VALUES(555,554,125209710407188481,14,1797078016267,24000462,'move 1 play 6D');
INSERT INTO journal VALUES(556,555,125209710407188481,15,1797078020522,0,'move 2 play 3D 3S last');
INSERT INTO journal VALUES(557,556,125209710407188481,16,1797078025522,24000463,'move 3 take');
INSERT INTO journal VALUES(558,557,125209710407188481,17,1797078025522,0,'hash 0b00590af24bc452c77527ebe93366a9');
INSERT INTO journal VALUES(559,558,125209710407188481,18,1797078027172,24000464,'move 1 play 9S');
INSERT INTO journal VALUES(560,559,125209710407188481,19,1797078030506,0,'move 2 play 7C');
INSERT INTO journal VALUES(561,560,125209710407188481,20,1797078035506,24000465,'move 3 play 2S');
INSERT INTO journal VALUES(562,561,125209710407188481,21,1797078038889,24000466,'move 1 play 2C');
INSERT INTO journal VALUES(563,562,125209710407188481,22,1797078041724,0,'move 2 take');
INSERT INTO journal VALUES(564,563,125209710407188481,23,1797078046724,24000467,'move 3 play 7S');
INSERT INTO journal VALUES(565,564,125209710407188481,24,1797078051428,24000468,'move 1 play 8C');
INSERT INTO journal VALUES(566,565,125209710407188481,25,1797078055227,24000469,'move 3 play 8S');
INSERT INTO journal VALUES(567,566,125209710407188481,26,1797078059669,24000470,'move 1 draw');
INSERT INTO journal VALUES(568,567,125209710407188481,27,1797078061610,0,'move 2 play AD suit H');
INSERT INTO journal VALUES(569,568,125209710407188481,28,1797078066610,24000471,'move 3 play JH');
INSERT INTO journal VALUES(570,569,125209710407188481,29,1797078070837,0,'move 2 play 6H 6C');
INSERT INTO journal VALUES(571,570,125209710407188481,30,1797078075837,24000472,'move 3 play 3C last');
INSERT INTO journal VALUES(572,571,125209710407188481,31,1797078080542,24000473,'move 1 take');
INSERT INTO journal VALUES(573,572,125209710407188481,32,1797078083090,0,'move 2 play QC last');
INSERT INTO journal VALUES(574,573,125209710407188481,33,1797078088090,24000474,'move 3 draw');
INSERT INTO journal VALUES(575,574,125209710407188481,34,1797078088090,0,'hash a812a8f87d76d870022a824c31ab141b');
INSERT INTO journal VALUES(576,575,125209710407188481,35,1797078091587,24000475,'move 1 play QD QH');
INSERT INTO journal VALUES(577,576,125209710407188481,36,1797078095237,0,'move 2 draw');
INSERT INTO journal VALUES(578,577,125209710407188481,37,1797078100237,24000476,'move 3 play 3H last');
INSERT INTO journal VALUES(579,578,125209710407188481,38,1797078101498,24000477,'move 1 play 4D');
INSERT INTO journal VALUES(580,579,125209710407188481,39,1797078104539,0,'move 2 take');
INSERT INTO journal VALUES(581,580,125209710407188481,40,1797078109539,24000478,'move 3 draw');
INSERT INTO journal VALUES(582,581,125209710407188481,41,1797078113053,24000479,'move 1 draw');
INSERT INTO journal VALUES(583,582,125209710407188481,42,1797078114690,0,'move 2 play KD');
INSERT INTO journal VALUES(584,583,125209710407188481,43,1797078174690,0,'timeout 3');
INSERT INTO journal VALUES(585,584,125209710407188481,44,1797078174690,0,'auto 3 draw');
INSERT INTO journal VALUES(586,585,125209710407188481,45,1797078180230,24000480,'move 1 play 8D');
INSERT INTO journal VALUES(587,586,125209710407188481,46,1797078240230,0,'timeout 3');
INSERT INTO journal VALUES(588,587,125209710407188481,47,1797078240230,0,'auto 3 draw');
INSERT INTO journal VALUES(589,588,125209710407188481,48,1797078245748,0,'move 2 play AH AC suit D');
INSERT INTO journal VALUES(590,589,125209710407188481,49,1797078245748,24000481,'move 1 draw');
INSERT INTO journal VALUES(591,590,125209710407188481,50,1797078247795,0,'auto 3 play 7H');
INSERT INTO journal VALUES(592,591,125209710407188481,51,1797078247795,0,'hash da47d09ddbd30043e6a219d63f5d7ec8');
INSERT INTO journal VALUES(593,592,125209710407188481,52,1797078252795,0,'move 2 play 2D');
INSERT INTO journal VALUES(594,593,125209710407188481,53,1797078252795,24000482,'move 1 take');
INSERT INTO journal VALUES(595,594,125209710407188481,54,1797078255803,0,'auto 3 play 2H');
INSERT INTO journal VALUES(596,595,125209710407188481,55,1797078260803,0,'move 2 take');
INSERT INTO journal VALUES(597,596,125209710407188481,56,1797078300803,24000483,'move 1 play 5H');
INSERT INTO journal VALUES(598,597,125209710407188481,57,1797078302208,24000484,'move 3 take');
INSERT INTO journal VALUES(599,598,125209710407188481,58,1797078306162,0,'move 2 play 8H');
INSERT INTO journal VALUES(600,599,125209710407188481,59,1797078311162,24000485,'move 3 play 9H');
INSERT INTO journal VALUES(601,600,125209710407188481,60,1797078314383,24000486,'move 1 play 9C');
INSERT INTO journal VALUES(602,601,125209710407188481,61,1797078316860,0,'move 2 play 9D');
INSERT INTO journal VALUES(603,602,125209710407188481,62,1797078321860,24000487,'move 3 play JD');
INSERT INTO journal VALUES(604,603,125209710407188481,63,1797078325848,0,'move 2 draw');
INSERT INTO journal VALUES(605,604,125209710407188481,64,1797078385848,0,'timeout 3');
INSERT INTO journal VALUES(606,605,125209710407188481,65,1797078385848,0,'auto 3 play JS');
INSERT INTO journal VALUES(607,606,125209710407188481,66,1797078391848,0,'move 2 play 10S');
INSERT INTO journal VALUES(608,607,125209710407188481,67,1797078391848,24000488,'move 3 draw');
INSERT INTO journal VALUES(609,608,125209710407188481,68,1797078391848,0,'hash ab8da186c5db6af073ba4db140f46a4a');
INSERT INTO journal VALUES(610,609,125209710407188481,69,1797078396513,24000489,'move 1 play 10D');
INSERT INTO journal VALUES(611,610,125209710407188481,70,1797078399897,0,'move 2 draw');
INSERT INTO journal VALUES(612,611,125209710407188481,71,1797078404897,24000490,'move 3 draw');
INSERT INTO journal VALUES(613,612,125209710407188481,72,1797078409616,24000491,'move 1 play 5D');
INSERT INTO journal VALUES(614,613,125209710407188481,73,1797078412282,0,'move 2 play 7S');
INSERT INTO journal VALUES(615,614,125209710407188481,74,1797078417282,24000492,'move 3 play 5C');
INSERT INTO journal VALUES(616,615,125209710407188481,75,1797078419631,24000493,'move 1 play JC last');
INSERT INTO journal VALUES(617,616,125209710407188481,76,1797078423316,24000494,'move 3 play 8C');
INSERT INTO journal VALUES(618,617,125209710407188481,77,1797078426458,0,'move 2 play 4C last');
INSERT INTO journal VALUES(619,618,125209710407188481,78,1797078431458,24000495,'move 1 play 7D');
INSERT INTO journal VALUES(620,619,125209710407188481,79,1797078434660,24000496,'move 3 play 4H');
INSERT INTO journal VALUES(621,620,125209710407188481,80,1797078439116,0,'move 2 draw');
INSERT INTO journal VALUES(622,621,125209710407188481,81,1797078444116,24000497,'move 1 play QH');
INSERT INTO journal VALUES(623,622,125209710407188481,82,1797078444116,0,'hash d07690d24fd14513a95e46232b425a36');
INSERT INTO journal VALUES(624,0,125212170613948417,1,1797078507804,24000508,'move 1 play 2S');
INSERT INTO journal VALUES(625,624,125212170613948417,2,1797078567804,0,'timeout 2');
INSERT INTO journal VALUES(626,625,125212170613948417,3,1797078567804,0,'auto 2 take');
INSERT INTO journal VALUES(627,626,125212170613948417,4,1797078572283,24000509,'move 3 play 4S');
INSERT INTO journal VALUES(628,627,125212170613948417,5,1797078574450,24000510,'move 4 draw');
INSERT INTO journal VALUES(629,628,125212170613948417,6,1797078577890,24000511,'move 1 draw');
INSERT INTO journal VALUES(630,629,125212170613948417,7,1797078580488,24000512,'move 2 draw');
INSERT INTO journal VALUES(631,630,125212170613948417,8,1797078584489,24000513,'move 3 play KS');
INSERT INTO journal VALUES(632,631,125212170613948417,9,1797078586429,24000514,'move 4 play 3S');
INSERT INTO journal VALUES(633,632,125212170613948417,10,1797078588686,24000515,'move 1 play 3H');
INSERT INTO journal VALUES(634,633,125212170613948417,11,1797078592703,24000516,'move 2 play 3D 3C 4C');
INSERT INTO journal VALUES(635,634,125212170613948417,12,1797078595848,24000517,'move 3 take');
INSERT INTO journal VALUES(636,635,125212170613948417,13,1797078596908,24000518,'move 4 draw');
INSERT INTO journal VALUES(637,636,125212170613948417,14,1797078598046,24000519,'move 1 draw');
INSERT INTO journal VALUES(638,637,125212170613948417,15,1797078600717,24000520,'move 2 draw');
INSERT INTO journal VALUES(639,638,125212170613948417,16,1797078603744,24000521,'move 3 play 6C 6H');
INSERT INTO journal VALUES(640,639,125212170613948417,17,1797078603744,0,'hash 8e9ac5ee3db028e4ba5dfee845411ee1');
INSERT INTO journal VALUES(641,640,125212170613948417,18,1797078608032,24000522,'move 4 play 7H');
INSERT INTO journal VALUES(642,641,125212170613948417,19,1797078612952,24000523,'move 1 play AC suit H');
INSERT INTO journal VALUES(643,642,125212170613948417,20,1797078617292,24000524,'move 2 play JH');
INSERT INTO journal VALUES(644,643,125212170613948417,21,1797078618656,24000525,'move 4 play 8H');
INSERT INTO journal VALUES(645,644,125212170613948417,22,1797078623606,24000526,'move 3 play KH');
INSERT INTO journal VALUES(646,645,125212170613948417,23,1797078628208,24000527,'move 2 draw');
INSERT INTO journal VALUES(647,646,125212170613948417,24,1797078630702,24000528,'move 1 draw');
INSERT INTO journal VALUES(648,647,125212170613948417,25,1797078635205,24000529,'move 4 play 2H');
INSERT INTO journal VALUES(649,648,125212170613948417,26,1797078639263,24000530,'move 3 take');
INSERT INTO journal VALUES(650,649,125212170613948417,27,1797078641585,24000531,'move 2 play 7D');
INSERT INTO journal VALUES(651,650,125212170613948417,28,1797078644976,24000532,'move 1 draw');
INSERT INTO journal VALUES(652,651,125212170613948417,29,1797078646671,24000533,'move 4 draw');
INSERT INTO journal VALUES(653,652,125212170613948417,30,1797078648635,24000534,'move 3 play 7C');
INSERT INTO journal VALUES(654,653,125212170613948417,31,1797078651273,24000535,'move 2 draw');
INSERT INTO journal VALUES(655,654,125212170613948417,32,1797078656238,24000536,'move 1 draw');
INSERT INTO journal VALUES(656,655,125212170613948417,33,1797078657400,24000537,'move 4 play 4H');
INSERT INTO journal VALUES(657,656,125212170613948417,34,1797078657400,0,'hash 5184891cc289539f65f3a06a5c8852b8');
INSERT INTO journal VALUES(658,657,125212170613948417,35,1797078661041,24000538,'move 3 draw');
INSERT INTO journal VALUES(659,658,125212170613948417,36,1797078664713,24000539,'move 2 draw');
INSERT INTO journal VALUES(660,659,125212170613948417,37,1797078669416,24000540,'move 1 draw');
INSERT INTO journal VALUES(661,660,125212170613948417,38,1797078671230,24000541,'move 4 draw');
INSERT INTO journal VALUES(662,661,125212170613948417,39,1797078674368,24000542,'move 3 play 10H 10C');
INSERT INTO journal VALUES(663,662,125212170613948417,40,1797078677145,24000543,'move 2 play 9C');
INSERT INTO journal VALUES(664,663,125212170613948417,41,1797078681497,24000544,'leave 4');
INSERT INTO journal VALUES(665,664,125212170613948417,42,1797078681497,24000545,'move 1 play KC');
INSERT INTO journal VALUES(666,665,125212170613948417,43,1797078685974,24000546,'move 3 play QC QS');
INSERT INTO journal VALUES(667,666,125212170613948417,44,1797078688007,24000547,'move 2 play 5S 5D');
INSERT INTO journal VALUES(668,667,125212170613948417,45,1797078691881,24000548,'move 1 play 10D');
INSERT INTO journal VALUES(669,668,125212170613948417,46,1797078695610,24000549,'move 3 play 6D last');
INSERT INTO journal VALUES(670,669,125212170613948417,47,1797078700368,24000550,'move 2 play AS suit C');
INSERT INTO journal VALUES(671,670,125212170613948417,48,1797078704985,24000551,'move 1 draw');
INSERT INTO journal VALUES(672,671,125212170613948417,49,1797078764985,0,'timeout 3');
INSERT INTO journal VALUES(673,672,125212170613948417,50,1797078764985,0,'auto 3 play 8C');
INSERT INTO journal VALUES(674,673,125212170613948417,51,1797078764985,0,'hash 40dba6ec0094dc9beb1b9debf925a537');
INSERT INTO journal VALUES(675,674,125212170613948417,52,1797078768765,24000552,'move 1 play AD suit H');
INSERT INTO journal VALUES(676,675,125212170613948417,53,1797078773502,24000553,'move 2 draw');
INSERT INTO journal VALUES(677,676,125212170613948417,54,1797078776984,24000554,'move 3 play AH suit C');
INSERT INTO journal VALUES(678,677,125212170613948417,55,1797078780408,24000555,'move 1 draw');
INSERT INTO journal VALUES(679,678,125212170613948417,56,1797078782561,24000556,'move 2 play 5C');
INSERT INTO journal VALUES(680,679,125212170613948417,57,1797078784801,24000557,'leave 3');
INSERT INTO journal VALUES(681,680,125212170613948417,58,1797078784801,24000559,'move 1 draw');
INSERT INTO journal VALUES(682,681,125212170613948417,59,1797078787062,24000560,'move 2 play JC');
INSERT INTO journal VALUES(683,682,125212170613948417,60,1797078791941,24000561,'move 2 play 2C last');
INSERT INTO journal VALUES(684,683,125212170613948417,61,1797078795286,24000562,'move 1 take');
INSERT INTO journal VALUES(685,684,125212170613948417,62,1797078795286,0,'hash 23d3520098fca92578c01c12ed15c8e2');
INSERT INTO journal VALUES(686,0,125213640906244097,1,1797078858349,24000570,'move 1 layout deep done');
INSERT INTO journal VALUES(687,686,125213640906244097,2,1797078861262,24000571,'move 2 layout spread done');
INSERT INTO journal VALUES(688,687,125213640906244097,3,1797078862537,24000572,'move 2 throw AD aim-mm 330 1755 flick');
INSERT INTO journal VALUES(689,688,125213640906244097,4,1797078864634,24000573,'move 2 place AD O7');
INSERT INTO journal VALUES(690,689,125213640906244097,5,1797078867401,24000574,'move 2 place 2C I1');
INSERT INTO journal VALUES(691,690,125213640906244097,6,1797078869599,24000575,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(692,691,125213640906244097,7,1797078872602,24000576,'move 1 place 9H F14');
INSERT INTO journal VALUES(693,692,125213640906244097,8,1797078877071,24000577,'leave 1');
INSERT INTO journal VALUES(694,693,125213640906244097,9,1797078877071,0,'hash b3d518b8e53751227227f5513ae29c4c');
INSERT INTO journal VALUES(695,694,125213640906244097,10,1797078877071,24000579,'vote 2 1 penalize open');
INSERT INTO journal VALUES(696,0,125213975284547585,1,1797078938071,24000586,'move 1 layout spread done');
INSERT INTO journal VALUES(697,696,125213975284547585,2,1797078941744,24000587,'move 2 layout spread done');
INSERT INTO journal VALUES(698,697,125213975284547585,3,1797078944943,24000588,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(699,698,125213975284547585,4,1797078949286,24000589,'move 2 place auto');
INSERT INTO journal VALUES(700,699,125213975284547585,5,1797078952708,24000590,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(701,700,125213975284547585,6,1797078953956,24000591,'move 1 place auto');
INSERT INTO journal VALUES(702,701,125213975284547585,7,1797078957936,24000592,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(703,702,125213975284547585,8,1797078960513,24000593,'move 2 place auto');
INSERT INTO journal VALUES(704,703,125213975284547585,9,1797078964678,24000594,'move 1 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(705,704,125213975284547585,10,1797078968389,24000595,'move 1 place auto');
INSERT INTO journal VALUES(706,705,125213975284547585,11,1797078971134,24000596,'move 2 throw 2D aim-mm 450 1125 flick');
INSERT INTO journal VALUES(707,706,125213975284547585,12,1797078972974,24000597,'move 2 place auto');
INSERT INTO journal VALUES(708,707,125213975284547585,13,1797078975610,24000598,'move 1 throw 7S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(709,708,125213975284547585,14,1797078976639,24000599,'move 1 place auto');
INSERT INTO journal VALUES(710,709,125213975284547585,15,1797079036639,0,'timeout 2');
INSERT INTO journal VALUES(711,710,125213975284547585,16,1797079036639,0,'auto 2 throw 2D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(712,711,125213975284547585,17,1797079036639,0,'hash 61207845e57745f71dc62a34a3f40bca');
INSERT INTO journal VALUES(713,712,125213975284547585,18,1797079038687,24000600,'move 2 place auto');
INSERT INTO journal VALUES(714,713,125213975284547585,19,1797079042279,24000601,'move 1 throw JS aim-mm 330 1125 flick');
INSERT INTO journal VALUES(715,714,125213975284547585,20,1797079043342,24000602,'move 1 place auto');
INSERT INTO journal VALUES(716,715,125213975284547585,21,1797079103342,0,'timeout 2');
INSERT INTO journal VALUES(717,716,125213975284547585,22,1797079103342,0,'auto 2 throw 2D aim-mm 210 1215 flick');
INSERT INTO journal VALUES(718,717,125213975284547585,23,1797079107566,24000603,'move 2 place auto');
INSERT INTO journal VALUES(719,718,125213975284547585,24,1797079112485,24000604,'move 1 throw JOKER aim-mm 930 1125 flick');
INSERT INTO journal VALUES(720,719,125213975284547585,25,1797079114851,24000605,'move 1 place auto');
INSERT INTO journal VALUES(721,720,125213975284547585,26,1797079116383,24000606,'move 2 throw 2D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(722,721,125213975284547585,27,1797079117448,24000607,'move 2 place auto');
INSERT INTO journal VALUES(723,722,125213975284547585,28,1797079121082,24000608,'move 1 throw JOKER aim-mm 30 1125 flick');
INSERT INTO journal VALUES(724,723,125213975284547585,29,1797079126078,24000609,'move 1 place auto');
INSERT INTO journal VALUES(725,724,125213975284547585,30,1797079128781,24000610,'move 2 throw 2D aim-mm 330 1395 flick');
INSERT INTO journal VALUES(726,725,125213975284547585,31,1797079130590,24000611,'move 2 place auto');
INSERT INTO journal VALUES(727,726,125213975284547585,32,1797079135050,24000612,'move 1 throw JOKER aim-mm 30 1125 flick');
INSERT INTO journal VALUES(728,727,125213975284547585,33,1797079137808,24000613,'move 2 place auto');
INSERT INTO journal VALUES(729,728,125213975284547585,34,1797079137808,0,'hash 5b6e0c02064c4c3015854eabf7418e78');
INSERT INTO journal VALUES(730,729,125213975284547585,35,1797079197808,0,'timeout 2');
INSERT INTO journal VALUES(731,730,125213975284547585,36,1797079197808,0,'auto 2 throw JOKER aim-mm 630 1395 flick');
INSERT INTO journal VALUES(732,731,125213975284547585,37,1797079201349,24000614,'move 1 place auto');
INSERT INTO journal VALUES(733,732,125213975284547585,38,1797079205634,24000615,'move 1 throw 6S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(734,733,125213975284547585,39,1797079206828,24000616,'move 1 place auto');
INSERT INTO journal VALUES(735,734,125213975284547585,40,1797079210367,24000617,'move 2 throw 3D aim-mm 30 1305 flick');
INSERT INTO journal VALUES(736,735,125213975284547585,41,1797079213827,24000618,'move 2 place auto');
INSERT INTO journal VALUES(737,736,125213975284547585,42,1797079218109,24000619,'move 1 throw 5S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(738,737,125213975284547585,43,1797079220185,24000620,'move 1 place auto');
INSERT INTO journal VALUES(739,738,125213975284547585,44,1797079223428,24000621,'move 2 throw AD aim-mm 30 1305 flick');
INSERT INTO journal VALUES(740,739,125213975284547585,45,1797079226849,24000622,'move 2 place auto');
INSERT INTO journal VALUES(741,740,125213975284547585,46,1797079230701,24000623,'move 1 throw 5S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(742,741,125213975284547585,47,1797079233243,24000624,'move 1 place auto');
INSERT INTO journal VALUES(743,742,125213975284547585,48,1797079236603,24000625,'move 2 throw 2D aim-mm 390 1305 flick');
INSERT INTO journal VALUES(744,743,125213975284547585,49,1797079239611,24000626,'move 2 place auto');
INSERT INTO journal VALUES(745,744,125213975284547585,50,1797079242580,24000627,'move 1 throw 2S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(746,745,125213975284547585,51,1797079242580,0,'hash 608f7696a9faa9d88335994bfb7263f7');
INSERT INTO journal VALUES(747,746,125213975284547585,52,1797079245313,24000628,'move 1 place auto');
INSERT INTO journal VALUES(748,747,125213975284547585,53,1797079247011,24000629,'move 2 throw 4D aim-mm 390 1305 flick');
INSERT INTO journal VALUES(749,748,125213975284547585,54,1797079251979,24000630,'move 2 place auto');
INSERT INTO journal VALUES(750,749,125213975284547585,55,1797079254292,24000631,'move 1 throw AS aim-mm 30 1125 flick');
INSERT INTO journal VALUES(751,750,125213975284547585,56,1797079256631,24000632,'move 1 place auto');
INSERT INTO journal VALUES(752,751,125213975284547585,57,1797079260662,24000633,'move 2 throw 5D aim-mm 930 1395 flick');
INSERT INTO journal VALUES(753,752,125213975284547585,58,1797079263770,24000634,'move 2 place auto');
INSERT INTO journal VALUES(754,753,125213975284547585,59,1797079266387,24000635,'move 1 throw JOKER aim-mm 510 1395 flick');
INSERT INTO journal VALUES(755,754,125213975284547585,60,1797079270071,24000636,'move 1 place auto');
INSERT INTO journal VALUES(756,755,125213975284547585,61,1797079273748,24000637,'move 2 throw 6D aim-mm 750 1485 flick');
INSERT INTO journal VALUES(757,756,125213975284547585,62,1797079278003,24000638,'move 2 place auto');
INSERT INTO journal VALUES(758,757,125213975284547585,63,1797079279081,24000639,'move 1 throw JOKER aim-mm 630 1395 flick');
INSERT INTO journal VALUES(759,758,125213975284547585,64,1797079280959,24000640,'move 1 place auto');
INSERT INTO journal VALUES(760,759,125213975284547585,65,1797079283639,24000641,'move 2 throw 6D aim-mm 750 1485 flick');
INSERT INTO journal VALUES(761,760,125213975284547585,66,1797079285038,24000642,'move 2 place auto');
INSERT INTO journal VALUES(762,761,125213975284547585,67,1797079287583,24000643,'move 1 throw AS aim-mm 330 1395 flick');
INSERT INTO journal VALUES(763,762,125213975284547585,68,1797079287583,0,'hash 4da984b98579f503eb9a92c40e1205d1');
INSERT INTO journal VALUES(764,763,125213975284547585,69,1797079290694,24000644,'move 1 place auto');
INSERT INTO journal VALUES(765,764,125213975284547585,70,1797079293827,24000645,'move 2 throw 4D aim-mm 750 1485 flick');
INSERT INTO journal VALUES(766,765,125213975284547585,71,1797079295348,24000646,'move 2 place auto');
INSERT INTO journal VALUES(767,766,125213975284547585,72,1797079299607,24000647,'move 1 throw AS aim-mm 390 1395 flick');
INSERT INTO journal VALUES(768,767,125213975284547585,73,1797079302066,24000648,'move 1 place auto');
INSERT INTO journal VALUES(769,768,125213975284547585,74,1797079305588,24000649,'move 2 throw 4H aim-mm 750 1485 flick');
INSERT INTO journal VALUES(770,769,125213975284547585,75,1797079306757,24000650,'move 2 place auto');
INSERT INTO journal VALUES(771,770,125213975284547585,76,1797079309977,24000651,'move 1 throw 10C aim-mm 390 1395 flick');
INSERT INTO journal VALUES(772,771,125213975284547585,77,1797079313732,24000652,'move 2 place auto');
INSERT INTO journal VALUES(773,772,125213975284547585,78,1797079316251,24000653,'move 2 throw 7D aim-mm 510 1665 flick');
INSERT INTO journal VALUES(774,773,125213975284547585,79,1797079318294,24000654,'move 2 place auto');
INSERT INTO journal VALUES(775,774,125213975284547585,80,1797079321694,24000655,'move 1 throw 9C aim-mm 390 1395 flick');
INSERT INTO journal VALUES(776,775,125213975284547585,81,1797079341694,0,'timeout 2');
INSERT INTO journal VALUES(777,776,125213975284547585,82,1797079341694,0,'auto 2 place auto');
INSERT INTO journal VALUES(778,777,125213975284547585,83,1797079385474,24000656,'move 2 throw 8D aim-mm 330 1665 flick');
INSERT INTO journal VALUES(779,778,125213975284547585,84,1797079389223,24000657,'move 2 place auto');
INSERT INTO journal VALUES(780,779,125213975284547585,85,1797079389223,0,'hash 0df67cf554547d52fbbe3c99af60f759');
INSERT INTO journal VALUES(781,780,125213975284547585,86,1797079394018,24000658,'move 1 throw 8C aim-mm 690 1305 flick');
INSERT INTO journal VALUES(782,781,125213975284547585,87,1797079398520,24000659,'move 1 place auto');
INSERT INTO journal VALUES(783,782,125213975284547585,88,1797079402065,24000660,'move 2 throw 9D aim-mm 630 1665 flick');
INSERT INTO journal VALUES(784,783,125213975284547585,89,1797079422065,0,'timeout 2');
INSERT INTO journal VALUES(785,784,125213975284547585,90,1797079422065,0,'auto 2 place auto');
INSERT INTO journal VALUES(786,785,125213975284547585,91,1797079464874,24000661,'move 1 throw 8C aim-mm 690 1305 flick');
INSERT INTO journal VALUES(787,786,125213975284547585,92,1797079468485,24000662,'move 1 place auto');
INSERT INTO journal VALUES(788,787,125213975284547585,93,1797079471744,24000663,'move 2 throw 10D aim-mm 30 1665 flick');
INSERT INTO journal VALUES(789,788,125213975284547585,94,1797079472903,24000664,'move 1 place auto');
INSERT INTO journal VALUES(790,789,125213975284547585,95,1797079477248,24000665,'move 1 throw 8C aim-mm 690 1305 flick');
INSERT INTO journal VALUES(791,790,125213975284547585,96,1797079479357,24000666,'move 1 place auto');
INSERT INTO journal VALUES(792,791,125213975284547585,97,1797079482561,24000667,'move 2 throw 9D aim-mm 30 1665 flick');
INSERT INTO journal VALUES(793,792,125213975284547585,98,1797079486187,24000668,'move 2 place auto');
INSERT INTO journal VALUES(794,793,125213975284547585,99,1797079489320,24000669,'move 1 throw 4C aim-mm 390 1395 flick');
INSERT INTO journal VALUES(795,794,125213975284547585,100,1797079494044,24000670,'move 2 place auto');
INSERT INTO journal VALUES(796,795,125213975284547585,101,1797079498211,24000671,'move 2 throw 9D aim-mm 210 1755 flick');
INSERT INTO journal VALUES(797,796,125213975284547585,102,1797079498211,0,'hash f85b6660fddcd1576ff357d0ca52c976');
INSERT INTO journal VALUES(798,797,125213975284547585,103,1797079502879,24000672,'move 2 place auto');
INSERT INTO journal VALUES(799,798,125213975284547585,104,1797079506919,24000673,'move 1 throw JOKER aim-mm 390 1395 flick');
INSERT INTO journal VALUES(800,799,125213975284547585,105,1797079511607,24000674,'move 1 place auto');
INSERT INTO journal VALUES(801,800,125213975284547585,106,1797079514349,24000675,'move 2 throw 9D aim-mm 510 1935 flick');
INSERT INTO journal VALUES(802,801,125213975284547585,107,1797079515794,24000676,'void It took too long.');
INSERT INTO journal VALUES(803,802,125213975284547585,108,1797079515794,0,'hash 4fe05e6b99db0461f42bc317100ed85e');
INSERT INTO journal VALUES(804,0,125216654282981377,1,1797079576794,24000683,'move 1 place 6C K14');
INSERT INTO journal VALUES(805,804,125216654282981377,2,1797079577973,24000684,'move 1 layout spread done');
INSERT INTO journal VALUES(806,805,125216654282981377,3,1797079666794,0,'timeout 2');
INSERT INTO journal VALUES(807,806,125216654282981377,4,1797079666794,0,'auto 2 layout spread done');
INSERT INTO journal VALUES(808,807,125216654282981377,5,1797079889165,0,'auto 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(809,808,125216654282981377,6,1797079889165,0,'leave 2 away');
INSERT INTO journal VALUES(810,809,125216654282981377,7,1797079889165,0,'hash 0c93082f6063c42e838fee6a0654d35e');
INSERT INTO journal VALUES(811,0,125218220314460161,1,1797079950165,24000691,'move 1 play Y6');
INSERT INTO journal VALUES(812,811,125218220314460161,2,1797079951905,24000692,'move 2 play J color R');
INSERT INTO journal VALUES(813,812,125218220314460161,3,1797079953084,24000693,'move 1 play J color B');
INSERT INTO journal VALUES(814,813,125218220314460161,4,1797079957707,24000694,'move 2 play J+4 color G');
INSERT INTO journal VALUES(815,814,125218220314460161,5,1797079961503,24000695,'move 1 take');
INSERT INTO journal VALUES(816,815,125218220314460161,6,1797079963503,24000696,'move 2 draw');
INSERT INTO journal VALUES(817,816,125218220314460161,7,1797079965254,24000697,'move 2 play G3');
INSERT INTO journal VALUES(818,817,125218220314460161,8,1797079969122,24000698,'move 1 play GS');
INSERT INTO journal VALUES(819,818,125218220314460161,9,1797079970980,24000699,'move 1 play RS');
INSERT INTO journal VALUES(820,819,125218220314460161,10,1797079973300,24000700,'move 1 play R9');
INSERT INTO journal VALUES(821,820,125218220314460161,11,1797079975220,24000701,'move 2 draw');
INSERT INTO journal VALUES(822,821,125218220314460161,12,1797079976865,24000702,'move 1 play R4');
INSERT INTO journal VALUES(823,0,125218350765703169,1,1797079981267,24000713,'move 1 play KD QD');
INSERT INTO journal VALUES(824,823,125218350765703169,2,1797079985976,24000714,'move 2 play 2D 2D');
INSERT INTO journal VALUES(825,824,125218350765703169,3,1797079988272,24000715,'move 3 take');
INSERT INTO journal VALUES(826,825,125218350765703169,4,1797079992538,24000716,'move 4 play AH AS suit C');
INSERT INTO journal VALUES(827,826,125218350765703169,5,1797079996392,24000717,'move 5 play AD suit H');
INSERT INTO journal VALUES(828,827,125218350765703169,6,1797080001110,24000718,'move 1 play AC suit S');
INSERT INTO journal VALUES(829,828,125218350765703169,7,1797080005866,24000719,'move 2 play JOKER suit D');
INSERT INTO journal VALUES(830,829,125218350765703169,8,1797080007814,24000720,'move 3 play AC suit S');
INSERT INTO journal VALUES(831,830,125218350765703169,9,1797080010098,24000721,'move 4 play 5S 4S');
INSERT INTO journal VALUES(832,831,125218350765703169,10,1797080012477,24000722,'move 5 play QH QS');
INSERT INTO journal VALUES(833,832,125218350765703169,11,1797080013836,24000723,'move 1 draw');
INSERT INTO journal VALUES(834,833,125218350765703169,12,1797080017310,24000724,'move 2 play 9S 9H');
INSERT INTO journal VALUES(835,0,125218514788155393,1,1797080020373,24000730,'move 1 keep 2H 10H AS');
INSERT INTO journal VALUES(836,835,125218514788155393,2,1797080023845,24000731,'move 2 keep 10D 7S 7H');
INSERT INTO journal VALUES(837,836,125218514788155393,3,1797080027256,24000732,'move 2 play 3C');
INSERT INTO journal VALUES(838,837,125218514788155393,4,1797080029725,24000733,'move 1 play KS');
INSERT INTO journal VALUES(839,838,125218514788155393,5,1797080033941,24000734,'move 2 play KC');
INSERT INTO journal VALUES(840,839,125218514788155393,6,1797080035068,24000735,'move 1 take');
INSERT INTO journal VALUES(841,840,125218514788155393,7,1797080038731,24000736,'move 2 play 5C');
INSERT INTO journal VALUES(842,841,125218514788155393,8,1797080043588,24000737,'move 2 play 6S');
INSERT INTO journal VALUES(843,842,125218514788155393,9,1797080046772,24000738,'move 1 play 6H');
INSERT INTO journal VALUES(844,843,125218514788155393,10,1797080050193,24000739,'move 2 play QH');
INSERT INTO journal VALUES(845,844,125218514788155393,11,1797080053144,24000740,'move 1 play KS');
INSERT INTO journal VALUES(846,845,125218514788155393,12,1797080056896,24000741,'move 2 play 5H');
INSERT INTO journal VALUES(847,0,125218680773541889,1,1797080059947,24000755,'move 1 play AH AC suit C');
INSERT INTO journal VALUES(848,847,125218680773541889,2,1797080063632,24000756,'move 2 draw');
INSERT INTO journal VALUES(849,848,125218680773541889,3,1797080065020,24000757,'move 3 play QC QH');
INSERT INTO journal VALUES(850,849,125218680773541889,4,1797080069035,24000758,'move 4 draw');
INSERT INTO journal VALUES(851,850,125218680773541889,5,1797080071127,24000759,'move 5 draw');
INSERT INTO journal VALUES(852,851,125218680773541889,6,1797080072536,24000760,'move 6 play 4H');
INSERT INTO journal VALUES(853,852,125218680773541889,7,1797080077277,24000761,'move 1 play 4C');
INSERT INTO journal VALUES(854,853,125218680773541889,8,1797080078517,24000762,'move 2 play KC');
INSERT INTO journal VALUES(855,854,125218680773541889,9,1797080080033,24000763,'move 3 play 3C');
INSERT INTO journal VALUES(856,855,125218680773541889,10,1797080082600,24000764,'move 4 play 4H');
INSERT INTO journal VALUES(857,856,125218680773541889,11,1797080084851,24000765,'move 5 take');
INSERT INTO journal VALUES(858,857,125218680773541889,12,1797080088910,24000766,'move 6 draw');
INSERT INTO journal VALUES(859,0,125218812529213441,1,1797080091360,24000772,'move 1 layout spread done');
INSERT INTO journal VALUES(860,859,125218812529213441,2,1797080092992,24000773,'move 2 layout spread done');
INSERT INTO journal VALUES(861,860,125218812529213441,3,1797080096635,24000774,'move 1 throw 9D aim-mm 630 1935 flick');
INSERT INTO journal VALUES(862,861,125218812529213441,4,1797080098625,24000775,'move 1 place auto');
INSERT INTO journal VALUES(863,862,125218812529213441,5,1797080101193,24000776,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(864,863,125218812529213441,6,1797080103075,24000777,'move 1 place JS E1');
INSERT INTO journal VALUES(865,864,125218812529213441,7,1797080106868,24000778,'move 1 throw 2D aim-mm 690 990 float');
INSERT INTO journal VALUES(866,865,125218812529213441,8,1797080109769,24000779,'move 1 place 8S N5');
INSERT INTO journal VALUES(867,866,125218812529213441,9,1797080114517,24000780,'move 1 place 2D H2');
INSERT INTO journal VALUES(868,867,125218812529213441,10,1797080118670,24000781,'move 2 throw 10S aim-mm 510 1125 flick');
INSERT INTO journal VALUES(869,868,125218812529213441,11,1797080122547,24000782,'move 2 place auto');
INSERT INTO journal VALUES(870,869,125218812529213441,12,1797080125266,24000783,'move 1 throw 5D aim-mm 510 1935 flick');
INSERT INTO journal VALUES(871,0,125218967118675969,1,1797080128217,24000791,'move 3 play J color B');
INSERT INTO journal VALUES(872,871,125218967118675969,2,1797080132009,24000792,'move 2 play B4');
INSERT INTO journal VALUES(873,822,125218220314460161,13,1797080136550,0,'timeout 2');
INSERT INTO journal VALUES(874,873,125218220314460161,14,1797080136550,0,'auto 2 play R5');
INSERT INTO journal VALUES(875,834,125218350765703169,13,1797080136550,0,'timeout 3');
INSERT INTO journal VALUES(876,875,125218350765703169,14,1797080136550,0,'auto 3 play JH JC');
INSERT INTO journal VALUES(877,846,125218514788155393,13,1797080136550,0,'timeout 2');
INSERT INTO journal VALUES(878,877,125218514788155393,14,1797080136550,0,'auto 2 play AD');
INSERT INTO journal VALUES(879,872,125218967118675969,3,1797080136550,0,'move 1 play B8');
INSERT INTO journal VALUES(880,879,125218967118675969,4,1797080141550,24000793,'move 3 play B2');
INSERT INTO journal VALUES(881,880,125218967118675969,5,1797080144335,24000794,'move 2 play Y2');
INSERT INTO journal VALUES(882,870,125218812529213441,13,1797080147002,0,'timeout 1');
INSERT INTO journal VALUES(883,882,125218812529213441,14,1797080147002,0,'auto 1 place auto');
INSERT INTO journal VALUES(884,881,125218967118675969,6,1797080147002,0,'move 1 play R2');
INSERT INTO journal VALUES(885,858,125218680773541889,13,1797080148910,0,'timeout 1');
INSERT INTO journal VALUES(886,885,125218680773541889,14,1797080148910,0,'auto 1 draw');
INSERT INTO journal VALUES(887,884,125218967118675969,7,1797080152002,24000795,'move 3 play J color B');
INSERT INTO journal VALUES(888,887,125218967118675969,8,1797080154852,24000796,'move 2 play B7');
INSERT INTO journal VALUES(889,888,125218967118675969,9,1797080156659,0,'move 1 play B6');
INSERT INTO journal VALUES(890,889,125218967118675969,10,1797080161659,24000797,'move 3 play Y6');
INSERT INTO journal VALUES(891,890,125218967118675969,11,1797080163159,24000798,'move 2 play G6');
INSERT INTO journal VALUES(892,891,125218967118675969,12,1797080165174,0,'move 1 play G+2');
INSERT INTO journal VALUES(893,0,125219143099088897,1,1797080171661,0,'move 3 play JOKER suit H');
INSERT INTO journal VALUES(894,893,125219143099088897,2,1797080175174,0,'move 4 play AS suit H');
INSERT INTO journal VALUES(895,894,125219143099088897,3,1797080175174,24000808,'move 5 play KH KC KD');
INSERT INTO journal VALUES(896,895,125219143099088897,4,1797080178975,0,'move 6 play 10D');
INSERT INTO journal VALUES(897,896,125219143099088897,5,1797080183975,24000809,'move 2 play 6D 6C');
INSERT INTO journal VALUES(898,897,125219143099088897,6,1797080188233,0,'move 3 play QC');
INSERT INTO journal VALUES(899,898,125219143099088897,7,1797080193233,0,'move 4 play 2C 2D');
INSERT INTO journal VALUES(900,899,125219143099088897,8,1797080193233,24000810,'move 5 take');
INSERT INTO journal VALUES(901,900,125219143099088897,9,1797080195155,0,'move 6 draw');
INSERT INTO journal VALUES(902,874,125218220314460161,15,1797080196550,0,'timeout 1');
INSERT INTO journal VALUES(903,902,125218220314460161,16,1797080196550,0,'auto 1 play R3');
INSERT INTO journal VALUES(904,903,125218220314460161,17,1797080196550,0,'hash 122c71dfa156a5e6e5f63bccf1a8dc2d');
INSERT INTO journal VALUES(905,876,125218350765703169,15,1797080196550,0,'timeout 2');
INSERT INTO journal VALUES(906,905,125218350765703169,16,1797080196550,0,'auto 2 draw');
INSERT INTO journal VALUES(907,906,125218350765703169,17,1797080196550,0,'hash 1de72ab85403ac0de29c697e96695f66');
INSERT INTO journal VALUES(908,878,125218514788155393,15,1797080196550,0,'timeout 1');
INSERT INTO journal VALUES(909,908,125218514788155393,16,1797080196550,0,'auto 1 play AH');
INSERT INTO journal VALUES(910,909,125218514788155393,17,1797080196550,0,'hash d505e28b3f61f3e9c39867891769453f');
INSERT INTO journal VALUES(911,901,125219143099088897,10,1797080197055,0,'move 1 play 8D to 2');
INSERT INTO journal VALUES(912,911,125219143099088897,11,1797080200155,24000811,'move 2 play AD suit D');
INSERT INTO journal VALUES(913,912,125219143099088897,12,1797080203465,0,'move 3 play 9D 9H');
INSERT INTO journal VALUES(914,913,125219143099088897,13,1797080207002,0,'move 4 play 5H');
INSERT INTO journal VALUES(915,883,125218812529213441,15,1797080207002,0,'timeout 2');
INSERT INTO journal VALUES(916,915,125218812529213441,16,1797080207002,0,'auto 2 throw 9S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(917,916,125218812529213441,17,1797080207002,0,'hash 663801ec2903af13d12b5e7e65454698');
INSERT INTO journal VALUES(918,914,125219143099088897,14,1797080208465,24000812,'move 5 take');
INSERT INTO journal VALUES(919,886,125218680773541889,15,1797080213387,0,'timeout 2');
INSERT INTO journal VALUES(920,919,125218680773541889,16,1797080213387,0,'auto 2 play QH');
INSERT INTO journal VALUES(921,920,125218680773541889,17,1797080213387,0,'hash b81278f2dd1483412fba35b71ffe8569');
INSERT INTO journal VALUES(922,918,125219143099088897,15,1797080213387,0,'move 6 play 5S 6S 7S');
INSERT INTO journal VALUES(923,922,125219143099088897,16,1797080215201,0,'move 1 play 9S');
INSERT INTO journal VALUES(924,923,125219143099088897,17,1797080215201,0,'hash 80b6075ef70faaa624ef8fb898122732');
INSERT INTO journal VALUES(925,924,125219143099088897,18,1797080218387,24000813,'move 2 play 4S 4D');
INSERT INTO journal VALUES(926,0,125219349702115329,1,1797080219432,24000819,'move 1 keep 7H 5D AH');
INSERT INTO journal VALUES(927,926,125219349702115329,2,1797080221198,24000820,'move 2 keep 7S AD 9H');
INSERT INTO journal VALUES(928,927,125219349702115329,3,1797080221198,0,'move 3 keep 8C QH 5C');
INSERT INTO journal VALUES(929,928,125219349702115329,4,1797080223666,24000821,'move 2 play 3H');
INSERT INTO journal VALUES(930,925,125219143099088897,19,1797080225093,0,'move 3 play 2H last');
INSERT INTO journal VALUES(931,929,125219349702115329,5,1797080225093,0,'move 3 play 3D 3C');
INSERT INTO journal VALUES(932,892,125218967118675969,13,1797080225174,0,'timeout 3');
INSERT INTO journal VALUES(933,932,125218967118675969,14,1797080225174,0,'auto 3 take');
INSERT INTO journal VALUES(934,930,125219143099088897,20,1797080226970,0,'move 4 play 3D last');
INSERT INTO journal VALUES(935,917,125218812529213441,18,1797080227002,0,'timeout 1');
INSERT INTO journal VALUES(936,935,125218812529213441,19,1797080227002,0,'auto 1 place auto');
INSERT INTO journal VALUES(937,936,125218812529213441,20,1797080230093,0,'auto 1 throw AD aim-mm 930 1125 flick');
INSERT INTO journal VALUES(938,931,125219349702115329,6,1797080230093,24000822,'move 1 play 6H');
INSERT INTO journal VALUES(939,938,125219349702115329,7,1797080233688,24000823,'move 2 play 9C');
INSERT INTO journal VALUES(940,937,125218812529213441,21,1797080236403,0,'auto 1 place auto');
INSERT INTO journal VALUES(941,939,125219349702115329,8,1797080236403,0,'move 3 play 10C');
INSERT INTO journal VALUES(942,941,125219349702115329,9,1797080241403,0,'move 3 play 4C');
INSERT INTO journal VALUES(943,942,125219349702115329,10,1797080241403,24000824,'move 1 play 8S');
INSERT INTO journal VALUES(944,943,125219349702115329,11,1797080244257,24000825,'move 2 play JS');
INSERT INTO journal VALUES(945,944,125219349702115329,12,1797080247007,0,'move 3 play KS');
INSERT INTO journal VALUES(946,945,125219349702115329,13,1797080252007,24000826,'move 1 play AC');
INSERT INTO journal VALUES(947,946,125219349702115329,14,1797080255816,24000827,'move 2 play 5H');
INSERT INTO journal VALUES(948,0,125219507064012801,1,1797080256950,24000832,'move 1 draw');
INSERT INTO journal VALUES(949,948,125219507064012801,2,1797080258800,24000833,'move 2 play 10D 10S');
INSERT INTO journal VALUES(950,949,125219507064012801,3,1797080262296,24000834,'move 1 play 6S');
INSERT INTO journal VALUES(951,950,125219507064012801,4,1797080263504,24000835,'move 2 play 5S');
INSERT INTO journal VALUES(952,951,125219507064012801,5,1797080266260,24000836,'move 1 play 9S 9H');
INSERT INTO journal VALUES(953,952,125219507064012801,6,1797080269046,24000837,'move 2 play 4H');
INSERT INTO journal VALUES(954,953,125219507064012801,7,1797080273019,24000838,'move 1 play 4C');
INSERT INTO journal VALUES(955,954,125219507064012801,8,1797080276170,24000839,'move 2 draw');
INSERT INTO journal VALUES(956,955,125219507064012801,9,1797080280359,24000840,'move 1 play KC');
INSERT INTO journal VALUES(957,956,125219507064012801,10,1797080283641,24000841,'move 2 draw');
INSERT INTO journal VALUES(958,957,125219507064012801,11,1797080285220,24000842,'move 1 play 3C');
INSERT INTO journal VALUES(959,958,125219507064012801,12,1797080286348,24000843,'move 2 play 3S');
INSERT INTO journal VALUES(960,0,125219635971751937,1,1797080287684,24000849,'move 1 layout spread done');
INSERT INTO journal VALUES(961,960,125219635971751937,2,1797080292315,24000850,'move 2 layout spread done');
INSERT INTO journal VALUES(962,961,125219635971751937,3,1797080294093,24000851,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(963,962,125219635971751937,4,1797080298381,24000852,'move 1 place auto');
INSERT INTO journal VALUES(964,963,125219635971751937,5,1797080302229,24000853,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(965,964,125219635971751937,6,1797080306576,24000854,'move 2 place auto');
INSERT INTO journal VALUES(966,965,125219635971751937,7,1797080310676,24000855,'move 2 throw 2D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(967,966,125219635971751937,8,1797080315612,24000856,'move 1 place auto');
INSERT INTO journal VALUES(968,967,125219635971751937,9,1797080320159,24000857,'move 1 throw 10S aim-mm 510 1125 flick');
INSERT INTO journal VALUES(969,968,125219635971751937,10,1797080322886,24000858,'move 2 place auto');
INSERT INTO journal VALUES(970,969,125219635971751937,11,1797080325167,24000859,'move 2 throw 3D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(971,970,125219635971751937,12,1797080329180,24000860,'move 2 place auto');
INSERT INTO journal VALUES(972,0,125219815991279617,1,1797080330604,24000870,'move 4 play R5');
INSERT INTO journal VALUES(973,972,125219815991279617,2,1797080332441,24000871,'move 3 draw');
INSERT INTO journal VALUES(974,973,125219815991279617,3,1797080334726,24000872,'move 2 play R+2');
INSERT INTO journal VALUES(975,974,125219815991279617,4,1797080339566,24000873,'move 1 take');
INSERT INTO journal VALUES(976,975,125219815991279617,5,1797080341983,24000874,'move 4 draw');
INSERT INTO journal VALUES(977,976,125219815991279617,6,1797080345699,24000875,'move 3 play J+4 color G');
INSERT INTO journal VALUES(978,977,125219815991279617,7,1797080347311,24000876,'move 2 take');
INSERT INTO journal VALUES(979,978,125219815991279617,8,1797080350636,24000877,'move 1 play G+2');
INSERT INTO journal VALUES(980,979,125219815991279617,9,1797080353594,24000878,'move 4 take');
INSERT INTO journal VALUES(981,980,125219815991279617,10,1797080355303,24000879,'move 3 play B+2');
INSERT INTO journal VALUES(982,981,125219815991279617,11,1797080357787,24000880,'move 2 take');
INSERT INTO journal VALUES(983,982,125219815991279617,12,1797080361172,24000881,'move 1 play B3');
INSERT INTO journal VALUES(984,983,125219815991279617,13,1797080362438,24000882,'leave 1');
INSERT INTO journal VALUES(985,0,125219949512753153,1,1797080362438,24000897,'move 7 play AH AH suit C');
INSERT INTO journal VALUES(986,985,125219949512753153,2,1797080366392,24000898,'move 1 play 6C 6D');
INSERT INTO journal VALUES(987,986,125219949512753153,3,1797080371195,24000899,'move 2 play AS suit H');
INSERT INTO journal VALUES(988,987,125219949512753153,4,1797080376172,24000900,'move 3 play QH QC');
INSERT INTO journal VALUES(989,988,125219949512753153,5,1797080379089,24000901,'move 4 play 9C 9S');
INSERT INTO journal VALUES(990,989,125219949512753153,6,1797080383010,24000902,'move 5 play 4S 4H');
INSERT INTO journal VALUES(991,990,125219949512753153,7,1797080386483,24000903,'move 6 play 9H 9D');
INSERT INTO journal VALUES(992,991,125219949512753153,8,1797080390644,24000904,'move 7 play 9C');
INSERT INTO journal VALUES(993,992,125219949512753153,9,1797080392026,24000905,'move 1 draw');
INSERT INTO journal VALUES(994,993,125219949512753153,10,1797080393592,24000906,'move 2 play JOKER suit S');
INSERT INTO journal VALUES(995,994,125219949512753153,11,1797080394652,24000907,'move 3 play JOKER suit C');
INSERT INTO journal VALUES(996,995,125219949512753153,12,1797080398086,24000908,'move 4 play AC suit S');
INSERT INTO journal VALUES(997,996,125219949512753153,13,1797080403033,24000909,'leave 1');
INSERT INTO journal VALUES(998,0,125220119780524033,1,1797080403033,24000918,'move 1 keep 8C 7S 6D');
INSERT INTO journal VALUES(999,998,125220119780524033,2,1797080404220,24000919,'move 2 keep 4H 2D 7D');
INSERT INTO journal VALUES(1000,999,125220119780524033,3,1797080405248,24000920,'move 3 keep 2H 5C AC');
INSERT INTO journal VALUES(1001,1000,125220119780524033,4,1797080409322,24000921,'move 4 keep 2C QH JS');
INSERT INTO journal VALUES(1002,1001,125220119780524033,5,1797080413234,24000922,'move 4 play 3S');
INSERT INTO journal VALUES(1003,1002,125220119780524033,6,1797080415034,24000923,'move 1 play 3H 3D');
INSERT INTO journal VALUES(1004,1003,125220119780524033,7,1797080417479,24000924,'move 2 play KD KH');
INSERT INTO journal VALUES(1005,1004,125220119780524033,8,1797080421725,24000925,'move 3 take');
INSERT INTO journal VALUES(1006,1005,125220119780524033,9,1797080423203,24000926,'move 4 play 4S');
INSERT INTO journal VALUES(1007,1006,125220119780524033,10,1797080427938,24000927,'move 1 play 6S');
INSERT INTO journal VALUES(1008,1007,125220119780524033,11,1797080430791,24000928,'move 2 play KC');
INSERT INTO journal VALUES(1009,1008,125220119780524033,12,1797080432691,24000929,'move 3 play KD KH');
INSERT INTO journal VALUES(1010,1009,125220119780524033,13,1797080434262,24000930,'leave 1');
INSERT INTO journal VALUES(1011,0,125220250764443649,1,1797080434262,24000938,'move 1 play AC suit S');
INSERT INTO journal VALUES(1012,1011,125220250764443649,2,1797080436004,24000939,'move 2 play 7D');
INSERT INTO journal VALUES(1013,1012,125220250764443649,3,1797080437672,24000940,'move 3 draw');
INSERT INTO journal VALUES(1014,1013,125220250764443649,4,1797080441641,24000941,'move 1 play 7S');
INSERT INTO journal VALUES(1015,1014,125220250764443649,5,1797080444789,24000942,'move 2 play AH suit C');
INSERT INTO journal VALUES(1016,1015,125220250764443649,6,1797080449194,24000943,'move 3 play 4C');
INSERT INTO journal VALUES(1017,1016,125220250764443649,7,1797080451849,24000944,'move 1 play 4D');
INSERT INTO journal VALUES(1018,1017,125220250764443649,8,1797080453000,24000945,'move 2 play JD');
INSERT INTO journal VALUES(1019,1018,125220250764443649,9,1797080457978,24000946,'move 1 draw');
INSERT INTO journal VALUES(1020,1019,125220250764443649,10,1797080459077,24000947,'move 2 play JC');
INSERT INTO journal VALUES(1021,1020,125220250764443649,11,1797080462973,24000948,'move 1 play 2C 2S');
INSERT INTO journal VALUES(1022,1021,125220250764443649,12,1797080465401,24000949,'move 2 play 2D');
INSERT INTO journal VALUES(1023,1022,125220250764443649,13,1797080469324,24000950,'leave 1');
INSERT INTO journal VALUES(1024,0,125220397825130497,1,1797080469324,24000956,'move 1 layout spread done');
INSERT INTO journal VALUES(1025,1024,125220397825130497,2,1797080471818,24000957,'move 2 layout spread done');
INSERT INTO journal VALUES(1026,1025,125220397825130497,3,1797080476729,24000958,'move 2 throw 10D aim-mm 270 990 float');
INSERT INTO journal VALUES(1027,1026,125220397825130497,4,1797080478909,24000959,'move 2 place JOKER M2');
INSERT INTO journal VALUES(1028,1027,125220397825130497,5,1797080482339,24000960,'move 2 place auto');
INSERT INTO journal VALUES(1029,1028,125220397825130497,6,1797080485052,24000961,'move 1 throw 3C aim-mm 630 1125 flick');
INSERT INTO journal VALUES(1030,1029,125220397825130497,7,1797080486752,24000962,'move 2 place 3C I4');
INSERT INTO journal VALUES(1031,1030,125220397825130497,8,1797080489970,24000963,'move 2 throw 5D aim-mm 690 990 flick');
INSERT INTO journal VALUES(1032,1031,125220397825130497,9,1797080493665,24000964,'move 1 place 5D A15');
INSERT INTO journal VALUES(1033,1032,125220397825130497,10,1797080495212,24000965,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(1034,1033,125220397825130497,11,1797080499381,24000966,'move 1 place 9H H21');
INSERT INTO journal VALUES(1035,1034,125220397825130497,12,1797080501392,24000967,'move 1 place JS N14');
INSERT INTO journal VALUES(1036,1035,125220397825130497,13,1797080506118,24000968,'leave 1');
INSERT INTO journal VALUES(1037,1036,125220397825130497,14,1797080506118,0,'hash 3528bd820764e5d018e80a0da00f8701');
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
INSERT INTO friend VALUES(125191585792000004,189,1797073600000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(125191585792000005,188,1797073600000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(125191585792000006,189,1797073600000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(125191585792000007,189,1797073600000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(125191585792000008,189,1797073600000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(125191585792000001,189,1797073600000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(125191585792000009,189,1797073600000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(125191585792000010,189,1797073600000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(125191585792000011,189,1797073600000,125191585792000009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1797073600000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(125191585792000012,1797073600000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(125191585792000013,1797073600000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1797073600000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(125191585792000014,1797073600000,0,0,'');
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
INSERT INTO lockdown VALUES(125191585792000015,1797073600000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(125191585792000016,1797073600000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1797073600000,1797160000000,'player88','192.0.2.7',2,'kate','');
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
INSERT INTO rating VALUES(1,100,'last-one',125191585792000023,'game',-2083489,-264228,948,-52,1797073948414,0);
INSERT INTO rating VALUES(2,101,'last-one',125191585792000023,'game',2083489,-264228,1115,115,1797073948414,0);
INSERT INTO rating VALUES(3,101,'extreme-last-card',125199290615201793,'game',2083489,-264228,1115,115,1797075533797,0);
INSERT INTO rating VALUES(4,100,'extreme-last-card',125199290615201793,'game',-2083489,-264228,948,-52,1797075533797,0);
INSERT INTO rating VALUES(5,101,'palace',125204056443453441,'game',-2083489,-264228,948,-52,1797076898213,0);
INSERT INTO rating VALUES(6,100,'palace',125204056443453441,'game',2083489,-264228,1115,115,1797076898213,0);
INSERT INTO rating VALUES(7,101,'switch',125207918273363969,'game',-1041745,-132114,974,-26,1797077860245,0);
INSERT INTO rating VALUES(8,100,'switch',125207918273363969,'game',1041745,-132114,1058,58,1797077860245,0);
INSERT INTO rating VALUES(9,101,'exta-cards',125213640906244097,'game',-520872,-66057,987,-13,1797078877071,0);
INSERT INTO rating VALUES(10,100,'exta-cards',125213640906244097,'game',520872,-66057,1029,29,1797078877071,0);
INSERT INTO rating VALUES(11,154,'exta-cards',125220397825130497,'game',-2083489,-264228,948,-52,1797080506118,0);
INSERT INTO rating VALUES(12,153,'exta-cards',125220397825130497,'game',2083489,-264228,1115,115,1797080506118,0);
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
INSERT INTO rated VALUES(100,'exta-cards',520872,-66057,1,1797078877071);
INSERT INTO rated VALUES(100,'extreme-last-card',-2083489,-264228,1,1797075533797);
INSERT INTO rated VALUES(100,'last-one',-2083489,-264228,1,1797073948414);
INSERT INTO rated VALUES(100,'palace',2083489,-264228,1,1797076898213);
INSERT INTO rated VALUES(100,'switch',1041745,-132114,1,1797077860245);
INSERT INTO rated VALUES(101,'exta-cards',-520872,-66057,1,1797078877071);
INSERT INTO rated VALUES(101,'extreme-last-card',2083489,-264228,1,1797075533797);
INSERT INTO rated VALUES(101,'last-one',2083489,-264228,1,1797073948414);
INSERT INTO rated VALUES(101,'palace',-2083489,-264228,1,1797076898213);
INSERT INTO rated VALUES(101,'switch',-1041745,-132114,1,1797077860245);
INSERT INTO rated VALUES(153,'exta-cards',2083489,-264228,1,1797080506118);
INSERT INTO rated VALUES(154,'exta-cards',-2083489,-264228,1,1797080506118);
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
INSERT INTO adjustment VALUES(125191585792000018,188,1797073600000,1,188,'player88',1,50000,1,0,0,'kate','','','','a cup');
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;
INSERT INTO daily_day VALUES(20799,1797073600000,'0badcafe','c0ffee',0);
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
INSERT INTO daily_try VALUES(125191585792000019,189,1797073600000,'player1',20799,0,0,1,12,750,2,5);
CREATE TABLE season (
    id INTEGER NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms INTEGER NOT NULL, -- when this was written
    state INTEGER NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
) STRICT;
INSERT INTO season VALUES(8107,1797073600000,2);
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
INSERT INTO season_place VALUES(77,189,1797073600000,8107,'2026q4 switch',2,40,1630,31);
CREATE TABLE busy_hour (
    id INTEGER NOT NULL PRIMARY KEY, -- the hour, counted from 1970-01-01 00:00 UTC
    at_ms INTEGER NOT NULL, -- when this was written
    people INTEGER NOT NULL CHECK (people > 0)
) STRICT;
INSERT INTO busy_hour VALUES(499187,1797073600000,7);
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
INSERT INTO cup VALUES(1,1797073600000,189,'','0badcafe','palace swiss entry=5',0,1797077200000,0);
CREATE TABLE cup_event (
    cup INTEGER NOT NULL REFERENCES cup (id),
    seq INTEGER NOT NULL, -- from 1, without a gap
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (cup, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO cup_event VALUES(1,1,1797073600000,'opened 0 palace swiss entry=5');
INSERT INTO cup_event VALUES(1,2,1797073600000,'joined');
INSERT INTO cup_event VALUES(1,3,1797073600000,'joined');
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
INSERT INTO cup_entrant VALUES(125191585792000020,189,1797073600000,1,5,0,0,0,0,0);
INSERT INTO cup_entrant VALUES(125191585792000021,188,1797073600000,1,5,0,0,0,0,0);
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
INSERT INTO duel VALUES(125191585792000017,189,1797073600000,188,28400000,'kate','player88','palace','00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',1,1);
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
PRAGMA user_version = 24;
