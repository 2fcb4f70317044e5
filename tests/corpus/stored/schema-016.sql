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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,260,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,-70,99960,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,100,100040,'',0);
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
INSERT INTO account VALUES(123,'player23','player23','player23','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(124,'player24','player24','player24','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(125,'player25','player25','player25','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(126,'player26','player26','player26','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(127,'player27','player27','player27','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(128,'player28','player28','player28','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(129,'player29','player29','player29','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(130,'player30','player30','player30','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(131,'player31','player31','player31','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(132,'player32','player32','player32','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(133,'player33','player33','player33','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(134,'player34','player34','player34','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(135,'player35','player35','player35','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(136,'player36','player36','player36','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(137,'player37','player37','player37','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(138,'player38','player38','player38','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(139,'player39','player39','player39','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(140,'player40','player40','player40','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(141,'player41','player41','player41','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(142,'player42','player42','player42','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(143,'player43','player43','player43','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(144,'player44','player44','player44','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(145,'player45','player45','player45','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(146,'player46','player46','player46','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(147,'player47','player47','player47','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(148,'player48','player48','player48','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(149,'player49','player49','player49','',0,1,0,0,20,100010,'',0);
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
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1796382400000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
INSERT INTO card_table VALUES(122317628915056640,16,122317628915056641,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 3\nterms open\nbet 10\nclock 60000\nhost 108\ndelay 1\nseat 1 109 account 0 0 16000748 player9\nseat 2 110 account 0 0 16000749 player10\nseat 3 108 account 0 0 16000747 player8\n','\n',char(10)));
INSERT INTO card_table VALUES(122317767981400064,17,122317767981400065,replace('game extreme-last-card\noptions hand=6 draw=must-play limit=400\nseats 4\nterms open\nbet 10\nclock 60000\nhost 111\ndelay 1\nseat 1 113 account 0 0 16000769 player13\nseat 2 111 account 0 0 16000767 player11\nseat 3 112 account 0 0 16000768 player12\nseat 4 114 account 0 0 16000770 player14\n','\n',char(10)));
INSERT INTO card_table VALUES(122317920712785920,18,122317920712785921,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 3\nterms open\nbet 10\nclock 60000\nhost 115\ndelay 1\nseat 1 116 account 0 0 16000787 player16\nseat 2 117 account 0 0 16000788 player17\nseat 3 115 account 0 0 16000786 player15\n','\n',char(10)));
INSERT INTO card_table VALUES(122318079253282816,19,122318079253282817,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 3\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 1 118 account 0 0 16000804 player18\nseat 2 119 account 0 0 16000805 player19\nseat 3 120 account 0 0 16000806 player20\n','\n',char(10)));
INSERT INTO card_table VALUES(122318205694771200,20,122318205694771201,replace('game exta-cards\noptions jokers=yes throws=0 limit=0 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 121\ndelay 1\nseat 1 121 account 0 0 16000821 player21\nseat 2 122 account 0 0 16000822 player22\n','\n',char(10)));
INSERT INTO card_table VALUES(122318368312131584,21,122318368312131585,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 4\nterms open\nbet 0\nclock 60000\nhost 123\ndelay 1\nseat 1 124 account 0 0 16000841 player24\nseat 2 123 account 0 0 16000840 player23\nseat 3 122318368312131586 bot 1 0 0 bot-ada\nseat 4 122318368312131587 bot 2 0 0 bot-blaise\n','\n',char(10)));
INSERT INTO card_table VALUES(122318538634428416,22,122318538634428417,replace('game extreme-last-card\noptions hand=5 draw=free limit=400\nseats 5\nterms open\nbet 0\nclock 60000\nhost 125\ndelay 1\nseat 1 122318538634428419 bot 2 0 0 bot-blaise\nseat 2 126 account 0 0 16000857 player26\nseat 3 125 account 0 0 16000856 player25\nseat 4 122318538634428420 bot 1 0 0 bot-cleo\nseat 5 122318538634428418 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(122318751583436800,23,122318751583436801,replace('game palace\noptions tie=rps bomb=pile limit=500\nseats 4\nterms open\nbet 0\nclock 60000\nhost 127\ndelay 1\nseat 1 127 account 0 0 16000868 player27\nseat 2 128 account 0 0 16000869 player28\nseat 3 122318751583436803 bot 2 0 0 bot-blaise\nseat 4 122318751583436802 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(122318914477621248,24,122318914477621249,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 4\nterms open\nbet 0\nclock 60000\nhost 129\ndelay 1\nseat 1 122318914477621251 bot 2 0 0 bot-blaise\nseat 2 129 account 0 0 16000884 player29\nseat 3 122318914477621250 bot 1 0 0 bot-ada\nseat 4 130 account 0 0 16000885 player30\n','\n',char(10)));
INSERT INTO card_table VALUES(122319103884001280,25,122319103884001281,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 131\ndelay 1\nseat 1 131 account 0 0 16000895 player31\nseat 2 132 account 0 0 16000896 player32\n','\n',char(10)));
INSERT INTO card_table VALUES(122319265658306560,26,122319265658306561,replace('game last-one\noptions mode=points points=200 pairs=no limit=600\nseats 2\nterms open\nbet 10\nclock 60000\nhost 133\ndelay 1\nseat 2 133 account 0 0 16000913 player33\nnext 122319426941878272 243f000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(122319426941878273,27,122319426941878274,replace('game extreme-last-card\noptions hand=6 draw=must-play limit=400\nseats 6\nterms open\nbet 10\nclock 60000\nhost 135\ndelay 1\nseat 1 139 account 0 0 16000939 player39\nseat 2 138 account 0 0 16000938 player38\nseat 3 135 account 0 0 16000935 player35\nseat 4 136 account 0 0 16000936 player36\nseat 5 137 account 0 0 16000937 player37\nseat 6 140 account 0 0 16000940 player40\n','\n',char(10)));
INSERT INTO card_table VALUES(122319579715207168,28,122319579715207169,replace('game palace\noptions tie=rps bomb=pile limit=500\nseats 2\nterms open\nbet 10\nclock 60000\nhost 142\ndelay 1\nseat 2 142 account 0 0 16000957 player42\nnext 122319720325054464 273f000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(122319720325054465,29,122319720325054466,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 5\nterms open\nbet 10\nclock 60000\nhost 143\ndelay 1\nseat 1 145 account 0 0 16000978 player45\nseat 2 146 account 0 0 16000979 player46\nseat 3 143 account 0 0 16000976 player43\nseat 4 147 account 0 0 16000980 player47\nseat 5 144 account 0 0 16000977 player44\n','\n',char(10)));
INSERT INTO card_table VALUES(122319847685095424,30,122319847685095425,replace('game exta-cards\noptions jokers=yes throws=0 limit=0 bad=1\nseats 2\nterms open\nbet 10\nclock 60000\nhost 149\ndelay 1\nseat 2 149 account 0 0 16000998 player49\nnext 122319986931793920 2a3f000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
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
INSERT INTO game VALUES(122292482867200018,122292482867200017,'last-one',2,1,10,X'53b718b4eceb6d5550bdfd06f5449576bf6f42d69614d1903eebcd85d3328378','mode=points points=100 pairs=no limit=4',1796382400000,1796382545263,1,0,1,1,replace('format 2\nsecret 813e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 yvmcyr2xs8zi\n','\n',char(10)),'limit',16,0);
INSERT INTO game VALUES(122293358222639105,122293358222639104,'last-one',2,0,0,X'be08423baf42b3aabfcbae41464d2ad995d10a7d375be4e03038160b163b6f92','mode=points points=200 pairs=no limit=18',1796382608701,1796383176892,1,0,1,2,replace('format 2\nsecret 833e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 qbp8ww59huyf\ndrawn bot-ada jgq358d9csfh\n','\n',char(10)),'',80,0);
INSERT INTO game VALUES(122295997240967169,122295997240967168,'last-one',2,0,0,X'e5f1d68a4a262ba49f9859c4215cf7d8d73a421ab407ff21575ad637edd773b9','mode=quick points=500 pairs=yes limit=600',1796383237892,1796383657631,3,0,1,3,replace('format 2\nsecret a23e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 8cbizdycmyv3\ndrawn guest1 mu7mk24febh3\ndrawn guest2 qxamnvkhei3c\ndrawn guest3 bbu9idi4w4y2\n','\n',char(10)),'It took too long.',185,0);
INSERT INTO game VALUES(122298013606477825,122298013606477824,'extreme-last-card',1,1,10,X'9c9a9f89725ddd4ecc4b9f77fa083f8579f305f047f8adb3bebe0b1722816c12','hand=7 draw=must-play limit=400',1796383718631,1796384118180,1,0,1,4,replace('format 2\nsecret a43e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 35pm5gi8m96i\n','\n',char(10)),'',224,0);
INSERT INTO game VALUES(122299945288990721,122299945288990720,'extreme-last-card',1,0,0,X'f4c409d7ffcc7ffb32a57edb8faf3e575c22f40406c4c192b92ac55852e0d2de','hand=7 draw=must-play limit=400',1796384179180,1796384229872,1,0,1,5,replace('format 2\nsecret a63e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 viq4h2m7v7ff\ndrawn player1 qb23g2kjkyd6\ndrawn bot-ada yt6kiezi7d5w\n','\n',char(10)),'',240,0);
INSERT INTO game VALUES(122300434730713089,122300434730713088,'extreme-last-card',1,0,0,X'ba235c9782eb61916ab194222d3585a028d23665f59cd3a7a0777f88d42a3d88','hand=6 draw=must-play limit=400',1796384295872,1796384423829,1,0,1,6,replace('format 2\nsecret ad3e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 8zt9gra3bcr9\ndrawn guest1 f2ig5yvjtmp9\ndrawn guest2 g9n42czcghir\ndrawn guest3 8ubja6kfmdth\n','\n',char(10)),'',265,0);
INSERT INTO game VALUES(122301243216363521,122301243216363520,'palace',2,1,10,X'ace7ec1a52880f27c4630a80381ec8550b4c4d08f661f928bf73d93de691bfd6','tie=rps bomb=pile limit=47',1796384488630,1796384571732,1,0,1,7,replace('format 2\nsecret af3e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 e9ctpz9d9zx3\ndrawn player1 cn7gcg3eia9n\n','\n',char(10)),'',297,0);
INSERT INTO game VALUES(122301847623958529,122301847623958528,'palace',2,0,0,X'8a4f08b87e3444491f6bb6e792f8bb90a1ea1ade8be4650aae74633380594dc5','tie=position bomb=pile limit=500',1796384632732,1796384987053,1,0,1,8,replace('format 2\nsecret b13e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 zjryzw2279dj\ndrawn bot-ada 9m4b6ghkkzri\n','\n',char(10)),'',377,0);
INSERT INTO game VALUES(122303610578010113,122303610578010112,'palace',2,0,0,X'0246db0170a55d9067bb9afee6edba1f5b456f173647f5924f21458c5385adb7','tie=coin bomb=pile limit=500',1796385053053,1796385821897,3,0,1,9,replace('format 2\nsecret d63e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 m6ysi3dfdnut\ndrawn guest2 mqfrm85966en\ndrawn guest3 fq78nehxfdd8\n','\n',char(10)),'It took too long.',484,0);
INSERT INTO game VALUES(122307091196018689,122307091196018688,'switch',1,1,10,X'fce4d7d3d3a6623e6af381f5bc1d6b4c5ff9f893fca131a5732c37dfb429ee98','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=11',1796385882897,1796386031452,1,0,1,10,replace('format 2\nsecret d83e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 mbjat4qm9ava\n','\n',char(10)),'limit',498,0);
INSERT INTO game VALUES(122307980250054657,122307980250054656,'switch',1,0,0,X'891f247e6598a484a40e702a600730ddd802ebeac0fa6fe313e140a416d51264','mistakes=casual run-chain=no ace-penalty=soft announce=casual limit=29',1796386094864,1796386239843,1,0,1,11,replace('format 2\nsecret da3e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 iwqwca8x3grh\ndrawn player1 r7k92f524c87\ndrawn bot-ada dvgrpifcsnh3\n','\n',char(10)),'',529,0);
INSERT INTO game VALUES(122308848680697857,122308848680697856,'switch',1,0,0,X'82baf9e17823dca38411b2dc2704a0f72298527b5eeb819219cc9d9bcaedffa9','mistakes=cutthroat run-chain=no ace-penalty=soft announce=auto limit=32',1796386301914,1796387000889,3,0,1,12,replace('format 2\nsecret ee3e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 2hrm7m3h33ep\ndrawn guest1 39dsj43kgm5u\ndrawn guest2 bj3smpqicz8w\ndrawn guest3 enkyn56awjak\n','\n',char(10)),'It took too long.',566,0);
INSERT INTO game VALUES(122312036246880257,122312036246880256,'exta-cards',2,1,10,X'203dea1e94e330490ef039cc685a1878275de5503ffee088059d3effc1661603','jokers=yes throws=20 limit=300 bad=chance',1796387061889,1796387740548,3,0,1,13,replace('format 2\nsecret f03e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 yw7ir46537mh\ndrawn player1 nb4zaxeznsxa\n','\n',char(10)),'It took too long.',679,0);
INSERT INTO game VALUES(122315138601582593,122315138601582592,'exta-cards',2,1,0,X'3b77efbd0ce329c538c2f5ec676ad46bfc1fed51cda70e657cc54ee444f90515','jokers=yes throws=40 limit=300 bad=chance',1796387801548,1796388080880,1,0,1,14,replace('format 2\nsecret f23e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 sfh25gzd48ws\ndrawn player1 b5bt3vqy89y3\n','\n',char(10)),'',734,0);
INSERT INTO game VALUES(122316566057451521,122316566057451520,'exta-cards',2,0,0,X'cda7208e9ea842f78cfc67d62dfe553de830b042ae2f0d6a20509b41dcada803','jokers=yes throws=40 limit=9 bad=1',1796388141880,1796388332011,1,0,1,15,replace('format 2\nsecret f43e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 2ebm6va7h848\n','\n',char(10)),'limit',764,0);
INSERT INTO game VALUES(122317628915056641,122317628915056640,'last-one',2,1,10,X'7318b0953b73d480edcbe05156cbaf719ff8855dfd7df49db5a9f864de696413','mode=quick points=200 pairs=no limit=600',1796388395285,0,0,0,1,16,replace('format 2\nsecret f63e000000000000000000000000000000000000000000000000000000000000\ndrawn player8 itynr9j6uekv\ndrawn player9 f2eqswmuwxy5\ndrawn player10 xrnty8iqam22\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122317767981400065,122317767981400064,'extreme-last-card',1,1,10,X'6f48fb60fa7d8e834a84c0f9f7ee4f559b325cb22543e1f7208a0e8dc1e41c3a','hand=6 draw=must-play limit=400',1796388428441,0,0,0,1,17,replace('format 2\nsecret f73e000000000000000000000000000000000000000000000000000000000000\nplayer player11 corpus\ndrawn player12 ghkhakujmhq5\ndrawn player13 jet4hy6jkecj\ndrawn player14 86b3rb6g7irf\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122317920712785921,122317920712785920,'palace',2,1,10,X'ca09d6a98556bba409d182f287d7c9378cf3c0c58131075be8599c5c2340c8b1','tie=coin bomb=pile limit=500',1796388464855,0,0,0,1,18,replace('format 2\nsecret f83e000000000000000000000000000000000000000000000000000000000000\ndrawn player15 pkervptwvavm\ndrawn player16 r9fuzwzjdf9m\ndrawn player17 53qyw9bkxp8p\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122318079253282817,122318079253282816,'switch',1,1,10,X'037902ea9d2d7d37fc9f8164401851c47324d4591fc3d3953afc3eee75a2839b','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796388502654,0,0,0,1,19,replace('format 2\nsecret f93e000000000000000000000000000000000000000000000000000000000000\ndrawn player18 27ac6cuczudq\ndrawn player19 7wa5tuwhwcwj\ndrawn player20 9ywdfjq86pd3\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122318205694771201,122318205694771200,'exta-cards',2,1,10,X'e9c60217a2b09a5730629c84ecf95ebea3e42f3724ba4b8affc882a8127faa6e','jokers=yes throws=0 limit=0 bad=chance',1796388532800,0,0,0,1,20,replace('format 2\nsecret fa3e000000000000000000000000000000000000000000000000000000000000\ndrawn player21 hihxynuiaiyi\ndrawn player22 yxzp4uwj99ji\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122318368312131585,122318368312131584,'last-one',2,0,0,X'e8648a7e99c7f294248da042a73525b6ea15beabdf547b38942c2ce7e28c5b13','mode=quick points=200 pairs=no limit=600',1796388571571,0,0,0,1,21,replace('format 2\nsecret fb3e000000000000000000000000000000000000000000000000000000000000\nplayer player23 corpus\ndrawn player24 5nj5fskd3dsh\ndrawn bot-ada 69x3kpbcbegp\ndrawn bot-blaise pedcyg7cm474\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122318538634428417,122318538634428416,'extreme-last-card',1,0,0,X'cb8a3a35c6ecef244971425a1999d110e95e965be5feff21f26c06124c7ef837','hand=5 draw=free limit=400',1796388612179,0,0,0,1,22,replace('format 2\nsecret 033f000000000000000000000000000000000000000000000000000000000000\nplayer player25 corpus\ndrawn player26 bt6y8y5ziiwv\ndrawn bot-ada bkbdk3ma6h4z\ndrawn bot-blaise d6sccer5jhgy\ndrawn bot-cleo s4it3snn325z\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122318751583436801,122318751583436800,'palace',2,0,0,X'ec0a5144b8466fd857521c90748f757fd8c2ee19600dd52419e584eb081531b8','tie=rps bomb=pile limit=500',1796388662950,0,0,0,1,23,replace('format 2\nsecret 0f3f000000000000000000000000000000000000000000000000000000000000\ndrawn player27 n5duu4b8cybk\ndrawn player28 7txzhzmqej2g\ndrawn bot-ada 2nwdp7mu88mv\ndrawn bot-blaise xjyy2gejynjg\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122318914477621249,122318914477621248,'switch',1,0,0,X'e165cd9b2e14123f8552ba34dfed25acb2a20cdcc81ff7f6e3da51f3057ae119','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796388701787,0,0,0,1,24,replace('format 2\nsecret 193f000000000000000000000000000000000000000000000000000000000000\nplayer player29 corpus\ndrawn player30 veadnvsn2cmm\ndrawn bot-ada n8n2x828cr8j\ndrawn bot-blaise 225z7pi5j5wv\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122319103884001281,122319103884001280,'exta-cards',2,1,0,X'c441458db820a7384aaf4d67ac7e7684bde00bc54389c51322bd1da6b368d1dc','jokers=yes throws=20 limit=300 bad=chance',1796388746945,0,0,0,1,25,replace('format 2\nsecret 223f000000000000000000000000000000000000000000000000000000000000\nplayer player31 corpus\ndrawn player32 6fy6rpn4vgpi\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122319265658306561,122319265658306560,'last-one',2,1,10,X'8fc91befb2a88c20f0c1ad96f142b36b457e1e8727dc2db53907ef09e6885979','mode=points points=200 pairs=no limit=600',1796388785515,1796388823968,1,1,1,26,replace('format 2\nsecret 233f000000000000000000000000000000000000000000000000000000000000\nplayer player33 corpus\ndrawn player34 f924jqyphxg4\n','\n',char(10)),'',965,0);
INSERT INTO game VALUES(122319426941878274,122319426941878273,'extreme-last-card',1,1,10,X'e36fad6fcaefd601dcc3a061307c302ea00b90d7ae393359518468fe4322b30d','hand=6 draw=must-play limit=400',1796388823968,0,0,0,1,27,replace('format 2\nsecret 253f000000000000000000000000000000000000000000000000000000000000\nplayer player35 corpus\ndrawn player36 vkpu9vrfgsta\ndrawn player37 cngnakisx7xw\ndrawn player38 qhae5cmt4m6a\ndrawn player39 ireaenj7i4r9\ndrawn player40 mqgn2h9v7ts2\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122319579715207169,122319579715207168,'palace',2,1,10,X'a6f48ff55ff9d768b2339e8f7f424ba1985be1f0bebdae478c7b7db8bb616c51','tie=rps bomb=pile limit=500',1796388860392,1796388893916,1,1,1,28,replace('format 2\nsecret 263f000000000000000000000000000000000000000000000000000000000000\ndrawn player41 qv65r3vnkujd\ndrawn player42 tdk4ddf9w6me\n','\n',char(10)),'',992,0);
INSERT INTO game VALUES(122319720325054466,122319720325054465,'switch',1,1,10,X'cf4c132adabf3775edbab847bc917100bf567b4792c355e11b6f9eb3128936d7','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796388893916,0,0,0,1,29,replace('format 2\nsecret 283f000000000000000000000000000000000000000000000000000000000000\ndrawn player43 96amjvmikagx\ndrawn player44 4bxsq586dpuy\ndrawn player45 avwrhztkuyav\ndrawn player46 u35ce33rkzzu\ndrawn player47 r2xm5ugcx82c\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122319847685095425,122319847685095424,'exta-cards',2,1,10,X'359b7090932c7755a6da0ac8ed0552f1a824b97e3ae3a768345eab0d25465998','jokers=yes throws=0 limit=0 bad=1',1796388924281,1796388957480,1,1,1,30,replace('format 2\nsecret 293f000000000000000000000000000000000000000000000000000000000000\nplayer player48 corpus\ndrawn player49 5szv3xraca43\n','\n',char(10)),'',1019,0);
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
INSERT INTO seat VALUES(122292482867200018,0,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122292482867200018,1,100,'player0',0,0,2,-1,0,-10,-10,0,0);
INSERT INTO seat VALUES(122293358222639105,0,100,'player0',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(122293358222639105,1,101,'player1',0,0,2,-1,1,0,0,0,1);
INSERT INTO seat VALUES(122293358222639105,2,122293358222639106,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(122295997240967169,0,100,'player0',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122295997240967169,1,901,'guest1',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122295997240967169,2,902,'guest2',1,0,0,0,1,0,0,0,0);
INSERT INTO seat VALUES(122295997240967169,3,903,'guest3',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122298013606477825,0,100,'player0',0,0,2,-1,1,-10,-10,1,0);
INSERT INTO seat VALUES(122298013606477825,1,101,'player1',0,0,1,1,0,20,10,1,0);
INSERT INTO seat VALUES(122299945288990721,0,101,'player1',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(122299945288990721,1,122299945288990722,'bot-ada',2,1,1,1,0,0,0,1,0);
INSERT INTO seat VALUES(122299945288990721,2,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(122300434730713089,0,100,'player0',0,0,4,-1,0,0,0,0,1);
INSERT INTO seat VALUES(122300434730713089,1,903,'guest3',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(122300434730713089,2,901,'guest1',1,0,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(122300434730713089,3,902,'guest2',1,0,1,1,0,0,0,1,0);
INSERT INTO seat VALUES(122301243216363521,0,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122301243216363521,1,100,'player0',0,0,2,-1,1,-20,-10,0,0);
INSERT INTO seat VALUES(122301847623958529,0,122301847623958530,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(122301847623958529,1,100,'player0',0,0,2,0,0,0,0,0,1);
INSERT INTO seat VALUES(122301847623958529,2,101,'player1',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(122303610578010113,0,100,'player0',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122303610578010113,1,901,'guest1',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122303610578010113,2,902,'guest2',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122303610578010113,3,903,'guest3',1,0,0,0,1,0,0,0,0);
INSERT INTO seat VALUES(122307091196018689,0,100,'player0',0,0,2,-1,0,-10,-10,0,0);
INSERT INTO seat VALUES(122307091196018689,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122307980250054657,0,122307980250054658,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(122307980250054657,1,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(122307980250054657,2,101,'player1',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(122308848680697857,0,903,'guest3',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122308848680697857,1,902,'guest2',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122308848680697857,2,100,'player0',0,0,0,0,1,0,0,0,1);
INSERT INTO seat VALUES(122308848680697857,3,901,'guest1',1,0,0,0,1,0,0,0,0);
INSERT INTO seat VALUES(122312036246880257,0,101,'player1',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122312036246880257,1,100,'player0',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122315138601582593,0,100,'player0',0,0,2,-1,1,-20,0,0,0);
INSERT INTO seat VALUES(122315138601582593,1,101,'player1',0,0,1,1,0,20,0,0,0);
INSERT INTO seat VALUES(122316566057451521,0,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(122316566057451521,1,100,'player0',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(122317628915056641,0,109,'player9',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122317628915056641,1,110,'player10',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122317628915056641,2,108,'player8',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122317767981400065,0,113,'player13',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122317767981400065,1,111,'player11',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122317767981400065,2,112,'player12',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122317767981400065,3,114,'player14',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122317920712785921,0,116,'player16',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122317920712785921,1,117,'player17',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122317920712785921,2,115,'player15',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318079253282817,0,118,'player18',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318079253282817,1,119,'player19',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318079253282817,2,120,'player20',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318205694771201,0,121,'player21',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318205694771201,1,122,'player22',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318368312131585,0,124,'player24',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122318368312131585,1,123,'player23',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122318368312131585,2,122318368312131586,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318368312131585,3,122318368312131587,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318538634428417,0,122318538634428419,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318538634428417,1,126,'player26',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122318538634428417,2,125,'player25',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122318538634428417,3,122318538634428420,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318538634428417,4,122318538634428418,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318751583436801,0,127,'player27',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122318751583436801,1,128,'player28',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122318751583436801,2,122318751583436803,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318751583436801,3,122318751583436802,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318914477621249,0,122318914477621251,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318914477621249,1,129,'player29',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122318914477621249,2,122318914477621250,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122318914477621249,3,130,'player30',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122319103884001281,0,131,'player31',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319103884001281,1,132,'player32',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319265658306561,0,134,'player34',0,0,2,-1,1,0,-10,0,0);
INSERT INTO seat VALUES(122319265658306561,1,133,'player33',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122319426941878274,0,139,'player39',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319426941878274,1,138,'player38',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319426941878274,2,135,'player35',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319426941878274,3,136,'player36',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319426941878274,4,137,'player37',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319426941878274,5,140,'player40',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319579715207169,0,141,'player41',0,0,2,-1,1,0,-10,0,0);
INSERT INTO seat VALUES(122319579715207169,1,142,'player42',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122319720325054466,0,145,'player45',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319720325054466,1,146,'player46',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319720325054466,2,143,'player43',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319720325054466,3,147,'player47',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319720325054466,4,144,'player44',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122319847685095425,0,148,'player48',0,0,2,-1,1,0,-10,0,0);
INSERT INTO seat VALUES(122319847685095425,1,149,'player49',0,0,1,1,0,20,10,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1796382400000);
INSERT INTO entry VALUES(2,1,122292482867200018,1,20,'bet','',1796382400000);
INSERT INTO entry VALUES(2,2,122292482867200018,1,-20,'pot','',1796382545263);
INSERT INTO entry VALUES(2,3,122298013606477825,1,20,'bet','',1796383718631);
INSERT INTO entry VALUES(2,4,122298013606477825,1,-20,'pot','',1796384118180);
INSERT INTO entry VALUES(2,5,122301243216363521,1,20,'bet','',1796384488630);
INSERT INTO entry VALUES(2,6,122301243216363521,1,-20,'pot','',1796384571732);
INSERT INTO entry VALUES(2,7,122307091196018689,1,20,'bet','',1796385882897);
INSERT INTO entry VALUES(2,8,122307091196018689,1,-20,'pot','',1796386031452);
INSERT INTO entry VALUES(2,9,122312036246880257,1,20,'bet','',1796387061889);
INSERT INTO entry VALUES(2,10,122312036246880257,1,-20,'refund','',1796387740548);
INSERT INTO entry VALUES(2,11,122317628915056641,1,30,'bet','',1796388395285);
INSERT INTO entry VALUES(2,12,122317767981400065,1,40,'bet','',1796388428441);
INSERT INTO entry VALUES(2,13,122317920712785921,1,30,'bet','',1796388464855);
INSERT INTO entry VALUES(2,14,122318079253282817,1,30,'bet','',1796388502654);
INSERT INTO entry VALUES(2,15,122318205694771201,1,20,'bet','',1796388532800);
INSERT INTO entry VALUES(2,16,122319265658306561,1,20,'bet','',1796388785515);
INSERT INTO entry VALUES(2,17,122319265658306561,1,-20,'pot','',1796388823968);
INSERT INTO entry VALUES(2,18,122319426941878274,1,60,'bet','',1796388823968);
INSERT INTO entry VALUES(2,19,122319579715207169,1,20,'bet','',1796388860392);
INSERT INTO entry VALUES(2,20,122319579715207169,1,-20,'pot','',1796388893916);
INSERT INTO entry VALUES(2,21,122319720325054466,1,50,'bet','',1796388893916);
INSERT INTO entry VALUES(2,22,122319847685095425,1,20,'bet','',1796388924281);
INSERT INTO entry VALUES(2,23,122319847685095425,1,-20,'pot','',1796388957480);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(100,2,122292482867200018,1,-10,'bet','',1796382400000);
INSERT INTO entry VALUES(100,3,122292482867200018,0,-10,'loss','',1796382545263);
INSERT INTO entry VALUES(100,4,122298013606477825,1,-10,'bet','',1796383718631);
INSERT INTO entry VALUES(100,5,122298013606477825,0,-10,'loss','',1796384178180);
INSERT INTO entry VALUES(100,6,122301243216363521,1,-10,'bet','',1796384488630);
INSERT INTO entry VALUES(100,7,122301243216363521,0,-20,'leave','',1796384571732);
INSERT INTO entry VALUES(100,8,122307091196018689,1,-10,'bet','',1796385882897);
INSERT INTO entry VALUES(100,9,122307091196018689,0,-10,'loss','',1796386031452);
INSERT INTO entry VALUES(100,10,122312036246880257,1,-10,'bet','',1796387061889);
INSERT INTO entry VALUES(100,11,122312036246880257,1,10,'refund','',1796387740548);
INSERT INTO entry VALUES(100,12,122315138601582593,0,-20,'leave','',1796388080880);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(101,2,122292482867200018,1,-10,'bet','',1796382400000);
INSERT INTO entry VALUES(101,3,122292482867200018,0,20,'win','',1796382545263);
INSERT INTO entry VALUES(101,4,122292482867200018,1,20,'pot','',1796382545263);
INSERT INTO entry VALUES(101,5,122298013606477825,1,-10,'bet','',1796383718631);
INSERT INTO entry VALUES(101,6,122298013606477825,0,20,'win','',1796384118180);
INSERT INTO entry VALUES(101,7,122298013606477825,1,20,'pot','',1796384118180);
INSERT INTO entry VALUES(101,8,122301243216363521,1,-10,'bet','',1796384488630);
INSERT INTO entry VALUES(101,9,122301243216363521,0,20,'win','',1796384571732);
INSERT INTO entry VALUES(101,10,122301243216363521,1,20,'pot','',1796384571732);
INSERT INTO entry VALUES(101,11,122307091196018689,1,-10,'bet','',1796385882897);
INSERT INTO entry VALUES(101,12,122307091196018689,0,20,'win','',1796386031452);
INSERT INTO entry VALUES(101,13,122307091196018689,1,20,'pot','',1796386031452);
INSERT INTO entry VALUES(101,14,122312036246880257,1,-10,'bet','',1796387061889);
INSERT INTO entry VALUES(101,15,122312036246880257,1,10,'refund','',1796387740548);
INSERT INTO entry VALUES(101,16,122315138601582593,0,20,'win','',1796388080880);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(108,2,122317628915056641,1,-10,'bet','',1796388395285);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(109,2,122317628915056641,1,-10,'bet','',1796388395285);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(110,2,122317628915056641,1,-10,'bet','',1796388395285);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(111,2,122317767981400065,1,-10,'bet','',1796388428441);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(112,2,122317767981400065,1,-10,'bet','',1796388428441);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(113,2,122317767981400065,1,-10,'bet','',1796388428441);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(114,2,122317767981400065,1,-10,'bet','',1796388428441);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(115,2,122317920712785921,1,-10,'bet','',1796388464855);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(116,2,122317920712785921,1,-10,'bet','',1796388464855);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(117,2,122317920712785921,1,-10,'bet','',1796388464855);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(118,2,122318079253282817,1,-10,'bet','',1796388502654);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(119,2,122318079253282817,1,-10,'bet','',1796388502654);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(120,2,122318079253282817,1,-10,'bet','',1796388502654);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(121,2,122318205694771201,1,-10,'bet','',1796388532800);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(122,2,122318205694771201,1,-10,'bet','',1796388532800);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(133,2,122319265658306561,1,-10,'bet','',1796388785515);
INSERT INTO entry VALUES(133,3,122319265658306561,0,20,'win','',1796388823968);
INSERT INTO entry VALUES(133,4,122319265658306561,1,20,'pot','',1796388823968);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(134,2,122319265658306561,1,-10,'bet','',1796388785515);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(135,2,122319426941878274,1,-10,'bet','',1796388823968);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(136,2,122319426941878274,1,-10,'bet','',1796388823968);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(137,2,122319426941878274,1,-10,'bet','',1796388823968);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(138,2,122319426941878274,1,-10,'bet','',1796388823968);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(139,2,122319426941878274,1,-10,'bet','',1796388823968);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(140,2,122319426941878274,1,-10,'bet','',1796388823968);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(141,2,122319579715207169,1,-10,'bet','',1796388860392);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(142,2,122319579715207169,1,-10,'bet','',1796388860392);
INSERT INTO entry VALUES(142,3,122319579715207169,0,20,'win','',1796388893916);
INSERT INTO entry VALUES(142,4,122319579715207169,1,20,'pot','',1796388893916);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(143,2,122319720325054466,1,-10,'bet','',1796388893916);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(144,2,122319720325054466,1,-10,'bet','',1796388893916);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(145,2,122319720325054466,1,-10,'bet','',1796388893916);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(146,2,122319720325054466,1,-10,'bet','',1796388893916);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(147,2,122319720325054466,1,-10,'bet','',1796388893916);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(148,2,122319847685095425,1,-10,'bet','',1796388924281);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(149,2,122319847685095425,1,-10,'bet','',1796388924281);
INSERT INTO entry VALUES(149,3,122319847685095425,0,20,'win','',1796388957480);
INSERT INTO entry VALUES(149,4,122319847685095425,1,20,'pot','',1796388957480);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1796382400000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1796382400000);
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
INSERT INTO score VALUES(100,'exta-cards',122315138601582593,1796388080880,1796388080880,-20,1,-1);
INSERT INTO score VALUES(100,'extreme-last-card',122298013606477825,1796384118180,1796384178180,-10,1,-1);
INSERT INTO score VALUES(100,'last-one',122292482867200018,1796382545263,1796382545263,-10,1,-1);
INSERT INTO score VALUES(100,'palace',122301243216363521,1796384571732,1796384571732,-20,1,-1);
INSERT INTO score VALUES(100,'switch',122307091196018689,1796386031452,1796386031452,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',122315138601582593,1796388080880,1796388080880,20,1,1);
INSERT INTO score VALUES(101,'extreme-last-card',122298013606477825,1796384118180,1796384118180,20,1,1);
INSERT INTO score VALUES(101,'last-one',122292482867200018,1796382545263,1796382545263,20,1,1);
INSERT INTO score VALUES(101,'palace',122301243216363521,1796384571732,1796384571732,20,1,1);
INSERT INTO score VALUES(101,'switch',122307091196018689,1796386031452,1796386031452,20,1,1);
INSERT INTO score VALUES(133,'last-one',122319265658306561,1796388823968,1796388823968,20,1,1);
INSERT INTO score VALUES(134,'last-one',122319265658306561,1796388823968,0,0,1,-1);
INSERT INTO score VALUES(141,'palace',122319579715207169,1796388893916,0,0,1,-1);
INSERT INTO score VALUES(142,'palace',122319579715207169,1796388893916,1796388893916,20,1,1);
INSERT INTO score VALUES(148,'exta-cards',122319847685095425,1796388957480,0,0,1,-1);
INSERT INTO score VALUES(149,'exta-cards',122319847685095425,1796388957480,1796388957480,20,1,1);
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
INSERT INTO sanction VALUES(122292482867200000,0,189,'player89','',1796382400000,0,'kate','shouted',0,122292482867200000,'','');
INSERT INTO sanction VALUES(122292482867200003,1,189,'player89','',1796382400000,0,'kate','shouted',0,122292482867200003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(122292482867200002,1796382400000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(122297757753933824,1796383657631,'','void','table 3','game 3: It took too long.');
INSERT INTO audit VALUES(122306835343474688,1796385821897,'','void','table 9','game 9: It took too long.');
INSERT INTO audit VALUES(122311780394336256,1796387000889,'','void','table 12','game 12: It took too long.');
INSERT INTO audit VALUES(122314882749038592,1796387740548,'','void','table 13','game 13: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,122292482867200018,1,1796382400000,16000008,'move 2 play G4');
INSERT INTO journal VALUES(2,1,122292482867200018,2,1796382403760,16000009,'move 1 play J+4 color B');
INSERT INTO journal VALUES(3,2,122292482867200018,3,1796382407047,16000010,'move 2 lie');
INSERT INTO journal VALUES(4,3,122292482867200018,4,1796382411097,16000011,'move 1 play B9');
INSERT INTO journal VALUES(5,4,122292482867200018,5,1796382471097,0,'timeout 2');
INSERT INTO journal VALUES(6,5,122292482867200018,6,1796382471097,0,'auto 2 play BV');
INSERT INTO journal VALUES(7,6,122292482867200018,7,1796382477085,16000012,'move 2 play G3');
INSERT INTO journal VALUES(8,7,122292482867200018,8,1796382480703,16000013,'move 1 play J+4 color G');
INSERT INTO journal VALUES(9,8,122292482867200018,9,1796382524567,16000014,'move 2 lie');
INSERT INTO journal VALUES(10,9,122292482867200018,10,1796382526790,16000015,'move 2 play G7');
INSERT INTO journal VALUES(11,10,122292482867200018,11,1796382530502,16000016,'move 1 play GS');
INSERT INTO journal VALUES(12,11,122292482867200018,12,1796382535376,16000017,'move 2 play Y3');
INSERT INTO journal VALUES(13,12,122292482867200018,13,1796382537892,16000018,'move 1 play Y7');
INSERT INTO journal VALUES(14,13,122292482867200018,14,1796382541587,16000019,'move 2 play G7');
INSERT INTO journal VALUES(15,14,122292482867200018,15,1796382545263,16000020,'move 1 play GS');
INSERT INTO journal VALUES(16,15,122292482867200018,16,1796382545263,0,'hash f50d23f92dccce18d2a91ee466aa6f3e');
INSERT INTO journal VALUES(17,0,122293358222639105,1,1796382608701,16000030,'move 1 play J color G');
INSERT INTO journal VALUES(18,17,122293358222639105,2,1796382612665,0,'move 3 draw');
INSERT INTO journal VALUES(19,18,122293358222639105,3,1796382617665,16000031,'move 2 play G9');
INSERT INTO journal VALUES(20,19,122293358222639105,4,1796382620524,16000032,'move 1 play GV');
INSERT INTO journal VALUES(21,20,122293358222639105,5,1796382624075,16000033,'move 2 play G2');
INSERT INTO journal VALUES(22,21,122293358222639105,6,1796382628375,16000034,'leave 1');
INSERT INTO journal VALUES(23,22,122293358222639105,7,1796382628375,0,'move 3 draw');
INSERT INTO journal VALUES(24,23,122293358222639105,8,1796382628375,16000036,'move 2 play GS');
INSERT INTO journal VALUES(25,24,122293358222639105,9,1796382630076,16000037,'move 2 play G8');
INSERT INTO journal VALUES(26,25,122293358222639105,10,1796382633356,0,'move 3 play Y8');
INSERT INTO journal VALUES(27,26,122293358222639105,11,1796382638356,16000038,'move 2 draw');
INSERT INTO journal VALUES(28,27,122293358222639105,12,1796382642023,0,'move 3 play Y5');
INSERT INTO journal VALUES(29,28,122293358222639105,13,1796382647023,16000039,'move 2 draw');
INSERT INTO journal VALUES(30,29,122293358222639105,14,1796382651699,16000040,'move 2 play Y3');
INSERT INTO journal VALUES(31,30,122293358222639105,15,1796382653452,0,'move 3 draw');
INSERT INTO journal VALUES(32,31,122293358222639105,16,1796382657934,0,'move 3 play G3');
INSERT INTO journal VALUES(33,32,122293358222639105,17,1796382657934,0,'hash 7efa535af7a54824feffe97cc7071f79');
INSERT INTO journal VALUES(34,33,122293358222639105,18,1796382657934,16000041,'move 2 play B3');
INSERT INTO journal VALUES(35,34,122293358222639105,19,1796382661069,0,'move 3 play B+2');
INSERT INTO journal VALUES(36,35,122293358222639105,20,1796382666069,16000042,'move 2 take');
INSERT INTO journal VALUES(37,36,122293358222639105,21,1796382667736,0,'move 3 play B1');
INSERT INTO journal VALUES(38,37,122293358222639105,22,1796382728183,16000043,'move 2 play BV');
INSERT INTO journal VALUES(39,38,122293358222639105,23,1796382730461,16000044,'move 2 play Y+2');
INSERT INTO journal VALUES(40,39,122293358222639105,24,1796382735066,0,'move 3 take');
INSERT INTO journal VALUES(41,40,122293358222639105,25,1796382740066,16000045,'move 2 play Y7');
INSERT INTO journal VALUES(42,41,122293358222639105,26,1796382742721,0,'move 3 play J+4 color B');
INSERT INTO journal VALUES(43,42,122293358222639105,27,1796382747721,16000046,'move 2 take');
INSERT INTO journal VALUES(44,43,122293358222639105,28,1796382751866,0,'move 3 play BV');
INSERT INTO journal VALUES(45,44,122293358222639105,29,1796382756866,0,'move 3 play RV');
INSERT INTO journal VALUES(46,45,122293358222639105,30,1796382758404,0,'move 3 play R2');
INSERT INTO journal VALUES(47,46,122293358222639105,31,1796382761866,16000047,'move 2 play B2');
INSERT INTO journal VALUES(48,47,122293358222639105,32,1796382764519,0,'move 3 play B3');
INSERT INTO journal VALUES(49,48,122293358222639105,33,1796382769519,16000048,'move 2 play R3');
INSERT INTO journal VALUES(50,49,122293358222639105,34,1796382769519,0,'hash a65917d362024e4e9c362e3a8c45561f');
INSERT INTO journal VALUES(51,50,122293358222639105,35,1796382773853,0,'move 3 play R3');
INSERT INTO journal VALUES(52,51,122293358222639105,36,1796382778853,16000049,'move 2 play R+2');
INSERT INTO journal VALUES(53,52,122293358222639105,37,1796383090862,0,'move 3 take');
INSERT INTO journal VALUES(54,53,122293358222639105,38,1796383094891,16000050,'move 2 play R8');
INSERT INTO journal VALUES(55,54,122293358222639105,39,1796383096401,0,'move 3 draw');
INSERT INTO journal VALUES(56,55,122293358222639105,40,1796383101401,0,'move 3 play RS');
INSERT INTO journal VALUES(57,56,122293358222639105,41,1796383103248,0,'move 3 draw');
INSERT INTO journal VALUES(58,57,122293358222639105,42,1796383106401,16000051,'move 2 play R5');
INSERT INTO journal VALUES(59,58,122293358222639105,43,1796383108686,0,'move 3 play G5');
INSERT INTO journal VALUES(60,59,122293358222639105,44,1796383113499,16000052,'move 2 play Y9');
INSERT INTO journal VALUES(61,60,122293358222639105,45,1796383116276,0,'move 3 play Y8');
INSERT INTO journal VALUES(62,61,122293358222639105,46,1796383121276,16000053,'move 2 play Y2');
INSERT INTO journal VALUES(63,62,122293358222639105,47,1796383124796,0,'move 3 play Y3');
INSERT INTO journal VALUES(64,63,122293358222639105,48,1796383129796,16000054,'move 2 play J color B');
INSERT INTO journal VALUES(65,64,122293358222639105,49,1796383131995,0,'move 3 play B8');
INSERT INTO journal VALUES(66,65,122293358222639105,50,1796383136272,16000055,'move 2 play B4');
INSERT INTO journal VALUES(67,66,122293358222639105,51,1796383136272,0,'hash 467fc37956fa8e664c0015b800f577bc');
INSERT INTO journal VALUES(68,67,122293358222639105,52,1796383139671,0,'move 3 play B3');
INSERT INTO journal VALUES(69,68,122293358222639105,53,1796383144671,16000056,'move 2 play B7');
INSERT INTO journal VALUES(70,69,122293358222639105,54,1796383147827,0,'move 3 draw');
INSERT INTO journal VALUES(71,70,122293358222639105,55,1796383152827,0,'move 3 play B1');
INSERT INTO journal VALUES(72,71,122293358222639105,56,1796383152827,16000057,'move 2 draw');
INSERT INTO journal VALUES(73,72,122293358222639105,57,1796383156790,0,'move 3 draw');
INSERT INTO journal VALUES(74,73,122293358222639105,58,1796383161790,16000058,'move 2 draw');
INSERT INTO journal VALUES(75,74,122293358222639105,59,1796383165338,16000059,'move 2 play B2');
INSERT INTO journal VALUES(76,75,122293358222639105,60,1796383169244,0,'move 3 draw');
INSERT INTO journal VALUES(77,76,122293358222639105,61,1796383174244,0,'move 3 play J+4 color Y');
INSERT INTO journal VALUES(78,77,122293358222639105,62,1796383174244,16000060,'move 2 take');
INSERT INTO journal VALUES(79,78,122293358222639105,63,1796383176892,16000061,'leave 2');
INSERT INTO journal VALUES(80,79,122293358222639105,64,1796383176892,0,'hash b56e1d5caefe304311ab2ca015f086da');
INSERT INTO journal VALUES(81,0,122295997240967169,1,1796383237892,16000070,'move 3 play B1');
INSERT INTO journal VALUES(82,81,122295997240967169,2,1796383242785,16000071,'move 2 play G1');
INSERT INTO journal VALUES(83,82,122295997240967169,3,1796383245331,16000072,'move 1 play J+4 color Y');
INSERT INTO journal VALUES(84,83,122295997240967169,4,1796383248175,16000073,'move 4 take');
INSERT INTO journal VALUES(85,84,122295997240967169,5,1796383252645,16000074,'move 3 play Y5');
INSERT INTO journal VALUES(86,85,122295997240967169,6,1796383255234,16000075,'move 2 draw');
INSERT INTO journal VALUES(87,86,122295997240967169,7,1796383258376,16000076,'move 1 play Y4');
INSERT INTO journal VALUES(88,87,122295997240967169,8,1796383259651,16000077,'move 4 play G4');
INSERT INTO journal VALUES(89,88,122295997240967169,9,1796383263615,16000078,'move 3 draw');
INSERT INTO journal VALUES(90,89,122295997240967169,10,1796383264937,16000079,'move 3 pass');
INSERT INTO journal VALUES(91,90,122295997240967169,11,1796383268323,16000080,'move 2 play Y4');
INSERT INTO journal VALUES(92,91,122295997240967169,12,1796383269626,16000081,'move 1 play Y9');
INSERT INTO journal VALUES(93,92,122295997240967169,13,1796383272122,16000082,'move 4 play YV');
INSERT INTO journal VALUES(94,93,122295997240967169,14,1796383274180,16000083,'move 1 draw');
INSERT INTO journal VALUES(95,94,122295997240967169,15,1796383276172,16000084,'move 2 play Y8');
INSERT INTO journal VALUES(96,95,122295997240967169,16,1796383279364,16000085,'move 3 draw');
INSERT INTO journal VALUES(97,96,122295997240967169,17,1796383279364,0,'hash c1211178c0e9f89dac8fedaf166537f6');
INSERT INTO journal VALUES(98,97,122295997240967169,18,1796383280770,16000086,'move 3 play YS');
INSERT INTO journal VALUES(99,98,122295997240967169,19,1796383284816,16000087,'move 1 play GS');
INSERT INTO journal VALUES(100,99,122295997240967169,20,1796383289528,16000088,'move 3 play G2');
INSERT INTO journal VALUES(101,100,122295997240967169,21,1796383290671,16000089,'move 4 play G5');
INSERT INTO journal VALUES(102,101,122295997240967169,22,1796383294043,16000090,'move 1 play G7');
INSERT INTO journal VALUES(103,102,122295997240967169,23,1796383298841,16000091,'move 2 draw');
INSERT INTO journal VALUES(104,103,122295997240967169,24,1796383302589,16000092,'move 2 play G+2');
INSERT INTO journal VALUES(105,104,122295997240967169,25,1796383305652,16000093,'move 3 take');
INSERT INTO journal VALUES(106,105,122295997240967169,26,1796383310209,16000094,'move 4 draw');
INSERT INTO journal VALUES(107,106,122295997240967169,27,1796383311507,16000095,'move 4 play J+4 color Y');
INSERT INTO journal VALUES(108,107,122295997240967169,28,1796383313153,16000096,'move 1 take');
INSERT INTO journal VALUES(109,108,122295997240967169,29,1796383315908,16000097,'leave 3');
INSERT INTO journal VALUES(110,109,122295997240967169,30,1796383315908,16000099,'move 2 draw');
INSERT INTO journal VALUES(111,110,122295997240967169,31,1796383318590,0,'auto 3 draw');
INSERT INTO journal VALUES(112,111,122295997240967169,32,1796383323590,16000100,'move 4 draw');
INSERT INTO journal VALUES(113,112,122295997240967169,33,1796383325455,16000101,'move 1 play Y9');
INSERT INTO journal VALUES(114,113,122295997240967169,34,1796383325455,0,'hash effc580fed57c3d471ba0c1751377df8');
INSERT INTO journal VALUES(115,114,122295997240967169,35,1796383330041,16000102,'move 2 play Y2');
INSERT INTO journal VALUES(116,115,122295997240967169,36,1796383334047,0,'auto 3 draw');
INSERT INTO journal VALUES(117,116,122295997240967169,37,1796383339047,16000103,'move 4 play Y8');
INSERT INTO journal VALUES(118,117,122295997240967169,38,1796383342674,16000104,'move 1 play R8');
INSERT INTO journal VALUES(119,118,122295997240967169,39,1796383344396,16000105,'move 2 play R3');
INSERT INTO journal VALUES(120,119,122295997240967169,40,1796383348775,0,'auto 3 play R7');
INSERT INTO journal VALUES(121,120,122295997240967169,41,1796383353775,16000106,'move 4 play R1');
INSERT INTO journal VALUES(122,121,122295997240967169,42,1796383358213,16000107,'move 1 play R+2');
INSERT INTO journal VALUES(123,122,122295997240967169,43,1796383362305,16000108,'move 2 take');
INSERT INTO journal VALUES(124,123,122295997240967169,44,1796383364793,0,'auto 3 play R9');
INSERT INTO journal VALUES(125,124,122295997240967169,45,1796383369793,16000109,'move 4 play R4');
INSERT INTO journal VALUES(126,125,122295997240967169,46,1796383374645,16000110,'move 1 draw');
INSERT INTO journal VALUES(127,126,122295997240967169,47,1796383378550,16000111,'move 2 play R+2');
INSERT INTO journal VALUES(128,127,122295997240967169,48,1796383380050,0,'auto 3 take');
INSERT INTO journal VALUES(129,128,122295997240967169,49,1796383384934,16000112,'move 4 play R4');
INSERT INTO journal VALUES(130,129,122295997240967169,50,1796383387349,16000113,'move 1 play R6');
INSERT INTO journal VALUES(131,130,122295997240967169,51,1796383387349,0,'hash bed7cb8af5397b5c880601678e5645a2');
INSERT INTO journal VALUES(132,131,122295997240967169,52,1796383391538,16000114,'move 2 play RV');
INSERT INTO journal VALUES(133,132,122295997240967169,53,1796383395425,16000115,'move 1 play GV');
INSERT INTO journal VALUES(134,133,122295997240967169,54,1796383396541,16000116,'move 2 draw');
INSERT INTO journal VALUES(135,134,122295997240967169,55,1796383398041,0,'auto 3 play G3');
INSERT INTO journal VALUES(136,135,122295997240967169,56,1796383402599,16000117,'move 4 draw');
INSERT INTO journal VALUES(137,136,122295997240967169,57,1796383405493,16000118,'move 1 play G9');
INSERT INTO journal VALUES(138,137,122295997240967169,58,1796383408540,16000119,'move 2 play R9');
INSERT INTO journal VALUES(139,138,122295997240967169,59,1796383412421,0,'auto 3 play RV');
INSERT INTO journal VALUES(140,139,122295997240967169,60,1796383417421,16000120,'move 2 play BV');
INSERT INTO journal VALUES(141,140,122295997240967169,61,1796383420141,0,'auto 3 play B0');
INSERT INTO journal VALUES(142,141,122295997240967169,62,1796383425141,16000121,'move 4 play B9');
INSERT INTO journal VALUES(143,142,122295997240967169,63,1796383430098,16000122,'move 1 draw');
INSERT INTO journal VALUES(144,143,122295997240967169,64,1796383432586,16000123,'move 2 draw');
INSERT INTO journal VALUES(145,144,122295997240967169,65,1796383437512,0,'auto 3 play BS');
INSERT INTO journal VALUES(146,145,122295997240967169,66,1796383442512,16000124,'move 1 play B9');
INSERT INTO journal VALUES(147,146,122295997240967169,67,1796383443551,16000125,'move 2 draw');
INSERT INTO journal VALUES(148,147,122295997240967169,68,1796383443551,0,'hash c93e6c1f0b3d06fd3462ddb234f2efe0');
INSERT INTO journal VALUES(149,148,122295997240967169,69,1796383445051,0,'auto 3 play G9');
INSERT INTO journal VALUES(150,149,122295997240967169,70,1796383449572,16000126,'move 4 draw');
INSERT INTO journal VALUES(151,150,122295997240967169,71,1796383452680,16000127,'move 4 pass');
INSERT INTO journal VALUES(152,151,122295997240967169,72,1796383456156,16000128,'move 1 draw');
INSERT INTO journal VALUES(153,152,122295997240967169,73,1796383457963,16000129,'move 2 draw');
INSERT INTO journal VALUES(154,153,122295997240967169,74,1796383460456,0,'auto 3 play G3');
INSERT INTO journal VALUES(155,154,122295997240967169,75,1796383465456,16000130,'move 4 play G8');
INSERT INTO journal VALUES(156,155,122295997240967169,76,1796383467163,16000131,'move 1 play B8');
INSERT INTO journal VALUES(157,156,122295997240967169,77,1796383469633,16000132,'move 2 draw');
INSERT INTO journal VALUES(158,157,122295997240967169,78,1796383471133,0,'auto 3 draw');
INSERT INTO journal VALUES(159,158,122295997240967169,79,1796383471133,0,'auto 3 play R8');
INSERT INTO journal VALUES(160,159,122295997240967169,80,1796383475762,16000133,'move 4 play RS');
INSERT INTO journal VALUES(161,160,122295997240967169,81,1796383480141,16000134,'move 2 play R2');
INSERT INTO journal VALUES(162,161,122295997240967169,82,1796383483661,0,'auto 3 play Y2');
INSERT INTO journal VALUES(163,162,122295997240967169,83,1796383543661,0,'timeout 4');
INSERT INTO journal VALUES(164,163,122295997240967169,84,1796383543661,0,'auto 4 draw');
INSERT INTO journal VALUES(165,164,122295997240967169,85,1796383543661,0,'auto 4 play J+4 color B');
INSERT INTO journal VALUES(166,165,122295997240967169,86,1796383543661,0,'hash bf5897d6498983be220807c9ce008bf8');
INSERT INTO journal VALUES(167,166,122295997240967169,87,1796383549661,16000135,'move 1 take');
INSERT INTO journal VALUES(168,167,122295997240967169,88,1796383552146,16000136,'move 2 play B+2');
INSERT INTO journal VALUES(169,168,122295997240967169,89,1796383556853,0,'auto 3 take');
INSERT INTO journal VALUES(170,169,122295997240967169,90,1796383561853,16000137,'move 4 play B4');
INSERT INTO journal VALUES(171,170,122295997240967169,91,1796383564256,16000138,'move 1 play B2');
INSERT INTO journal VALUES(172,171,122295997240967169,92,1796383567393,16000139,'move 2 play G2');
INSERT INTO journal VALUES(173,172,122295997240967169,93,1796383568893,0,'auto 3 play G6');
INSERT INTO journal VALUES(174,173,122295997240967169,94,1796383573418,16000140,'move 4 draw');
INSERT INTO journal VALUES(175,174,122295997240967169,95,1796383574482,16000141,'move 1 play G7');
INSERT INTO journal VALUES(176,175,122295997240967169,96,1796383576826,16000142,'move 2 draw');
INSERT INTO journal VALUES(177,176,122295997240967169,97,1796383578326,0,'auto 3 play G0');
INSERT INTO journal VALUES(178,177,122295997240967169,98,1796383583063,16000143,'move 4 play R0');
INSERT INTO journal VALUES(179,178,122295997240967169,99,1796383643063,0,'timeout 1');
INSERT INTO journal VALUES(180,179,122295997240967169,100,1796383643063,0,'auto 1 play R1');
INSERT INTO journal VALUES(181,180,122295997240967169,101,1796383648912,16000144,'move 2 play Y1');
INSERT INTO journal VALUES(182,181,122295997240967169,102,1796383652631,0,'auto 3 play YS last');
INSERT INTO journal VALUES(183,182,122295997240967169,103,1796383652631,0,'hash 98e574e9360ce3b164e0e96366d468d6');
INSERT INTO journal VALUES(184,183,122295997240967169,104,1796383657631,16000145,'void It took too long.');
INSERT INTO journal VALUES(185,184,122295997240967169,105,1796383657631,0,'hash 98e574e9360ce3b164e0e96366d468d6');
INSERT INTO journal VALUES(186,0,122298013606477825,1,1796383718631,16000154,'move 1 play 6D');
INSERT INTO journal VALUES(187,186,122298013606477825,2,1796383721398,16000155,'move 2 play 6C');
INSERT INTO journal VALUES(188,187,122298013606477825,3,1796383726266,16000156,'move 1 play JOKER suit H');
INSERT INTO journal VALUES(189,188,122298013606477825,4,1796383730600,16000157,'move 2 play 5H 5S');
INSERT INTO journal VALUES(190,189,122298013606477825,5,1796383733584,16000158,'move 1 take');
INSERT INTO journal VALUES(191,190,122298013606477825,6,1796383735766,16000159,'move 2 play QS');
INSERT INTO journal VALUES(192,191,122298013606477825,7,1796383739277,16000160,'move 1 play QC');
INSERT INTO journal VALUES(193,192,122298013606477825,8,1796383740939,16000161,'move 2 play KC');
INSERT INTO journal VALUES(194,193,122298013606477825,9,1796383743070,16000162,'move 1 play 2C');
INSERT INTO journal VALUES(195,194,122298013606477825,10,1796383745605,16000163,'move 2 take');
INSERT INTO journal VALUES(196,195,122298013606477825,11,1796383747962,16000164,'move 1 play 7C 7H');
INSERT INTO journal VALUES(197,196,122298013606477825,12,1796383751534,16000165,'move 2 play AD suit D');
INSERT INTO journal VALUES(198,197,122298013606477825,13,1796383752606,16000166,'move 1 play KD');
INSERT INTO journal VALUES(199,198,122298013606477825,14,1796383755134,16000167,'move 2 play 10D');
INSERT INTO journal VALUES(200,199,122298013606477825,15,1796383759602,16000168,'move 2 draw');
INSERT INTO journal VALUES(201,200,122298013606477825,16,1796383762065,16000169,'move 1 draw');
INSERT INTO journal VALUES(202,201,122298013606477825,17,1796383762065,0,'hash 8139e7c0883812e6698f99aa756bec77');
INSERT INTO journal VALUES(203,202,122298013606477825,18,1796383765331,16000170,'move 2 draw');
INSERT INTO journal VALUES(204,203,122298013606477825,19,1796383769443,16000171,'move 1 draw');
INSERT INTO journal VALUES(205,204,122298013606477825,20,1796383773273,16000172,'move 2 draw');
INSERT INTO journal VALUES(206,205,122298013606477825,21,1796383775711,16000173,'move 1 draw');
INSERT INTO journal VALUES(207,206,122298013606477825,22,1796383779976,16000174,'move 2 play 2D');
INSERT INTO journal VALUES(208,207,122298013606477825,23,1796383783967,16000175,'move 1 take');
INSERT INTO journal VALUES(209,208,122298013606477825,24,1796383785053,16000176,'move 2 draw');
INSERT INTO journal VALUES(210,209,122298013606477825,25,1796383789959,16000177,'move 1 draw');
INSERT INTO journal VALUES(211,210,122298013606477825,26,1796383793643,16000178,'move 2 draw');
INSERT INTO journal VALUES(212,211,122298013606477825,27,1796383794806,16000179,'move 1 draw');
INSERT INTO journal VALUES(213,212,122298013606477825,28,1796383798265,16000180,'move 2 play JD');
INSERT INTO journal VALUES(214,213,122298013606477825,29,1796383801052,16000181,'move 1 play JC JS');
INSERT INTO journal VALUES(215,214,122298013606477825,30,1796383803761,16000182,'move 2 play 9S');
INSERT INTO journal VALUES(216,215,122298013606477825,31,1796383806365,16000183,'move 1 play 8S 8C');
INSERT INTO journal VALUES(217,216,122298013606477825,32,1796383866365,0,'timeout 2');
INSERT INTO journal VALUES(218,217,122298013606477825,33,1796383866365,0,'auto 2 play 8H');
INSERT INTO journal VALUES(219,218,122298013606477825,34,1796383866365,0,'hash 4d0921b0706da8af00d096b3fd56ee21');
INSERT INTO journal VALUES(220,219,122298013606477825,35,1796384118180,0,'timeout 1');
INSERT INTO journal VALUES(221,220,122298013606477825,36,1796384118180,0,'auto 1 play 4H 3H');
INSERT INTO journal VALUES(222,221,122298013606477825,37,1796384118180,0,'leave 1 away');
INSERT INTO journal VALUES(223,222,122298013606477825,38,1796384118180,0,'hash 92ef1c820d161b013153226e6e4076a8');
INSERT INTO journal VALUES(224,223,122298013606477825,39,1796384178180,0,'voted 1 forgive');
INSERT INTO journal VALUES(225,0,122299945288990721,1,1796384179180,16000190,'move 3 play AD AS suit D');
INSERT INTO journal VALUES(226,225,122299945288990721,2,1796384180279,16000191,'move 1 draw');
INSERT INTO journal VALUES(227,226,122299945288990721,3,1796384184935,0,'move 2 play 8D to 1');
INSERT INTO journal VALUES(228,227,122299945288990721,4,1796384189935,16000192,'move 3 play 6D');
INSERT INTO journal VALUES(229,228,122299945288990721,5,1796384191955,16000193,'move 1 play QD QS');
INSERT INTO journal VALUES(230,229,122299945288990721,6,1796384195744,0,'move 2 play 4S 4C');
INSERT INTO journal VALUES(231,230,122299945288990721,7,1796384200744,16000194,'move 3 play 10C');
INSERT INTO journal VALUES(232,231,122299945288990721,8,1796384204256,0,'move 2 play 6C');
INSERT INTO journal VALUES(233,232,122299945288990721,9,1796384209256,16000195,'move 3 play QC');
INSERT INTO journal VALUES(234,233,122299945288990721,10,1796384213054,16000196,'move 1 play KC KS');
INSERT INTO journal VALUES(235,234,122299945288990721,11,1796384214989,0,'move 2 play 2S last');
INSERT INTO journal VALUES(236,235,122299945288990721,12,1796384219989,16000197,'move 3 take');
INSERT INTO journal VALUES(237,236,122299945288990721,13,1796384221981,16000198,'move 1 play JS JH');
INSERT INTO journal VALUES(238,237,122299945288990721,14,1796384226834,16000199,'move 3 draw');
INSERT INTO journal VALUES(239,238,122299945288990721,15,1796384229872,0,'move 2 play JD');
INSERT INTO journal VALUES(240,239,122299945288990721,16,1796384229872,0,'hash 726a4a2aa26878d144261cf0f4aafac2');
INSERT INTO journal VALUES(241,0,122300434730713089,1,1796384295872,16000210,'move 2 play AS suit H');
INSERT INTO journal VALUES(242,241,122300434730713089,2,1796384299683,16000211,'move 3 play 7H');
INSERT INTO journal VALUES(243,242,122300434730713089,3,1796384304533,16000212,'move 4 play 3H 3S 3C');
INSERT INTO journal VALUES(244,243,122300434730713089,4,1796384309243,16000213,'move 1 draw');
INSERT INTO journal VALUES(245,244,122300434730713089,5,1796384311793,16000214,'move 2 play 10C');
INSERT INTO journal VALUES(246,245,122300434730713089,6,1796384313148,16000215,'move 4 play 6C');
INSERT INTO journal VALUES(247,246,122300434730713089,7,1796384316594,16000216,'move 1 draw');
INSERT INTO journal VALUES(248,247,122300434730713089,8,1796384319060,16000217,'move 2 play JOKER suit H');
INSERT INTO journal VALUES(249,248,122300434730713089,9,1796384324001,16000218,'move 3 draw');
INSERT INTO journal VALUES(250,249,122300434730713089,10,1796384327398,16000219,'move 4 play QH last');
INSERT INTO journal VALUES(251,250,122300434730713089,11,1796384331514,16000220,'move 1 play QC QS QD');
INSERT INTO journal VALUES(252,251,122300434730713089,12,1796384333786,16000221,'move 2 draw');
INSERT INTO journal VALUES(253,252,122300434730713089,13,1796384335955,16000222,'move 3 play KD');
INSERT INTO journal VALUES(254,253,122300434730713089,14,1796384340505,16000223,'move 4 draw');
INSERT INTO journal VALUES(255,254,122300434730713089,15,1796384343178,16000224,'move 1 play 7D');
INSERT INTO journal VALUES(256,255,122300434730713089,16,1796384347379,16000225,'move 2 draw');
INSERT INTO journal VALUES(257,256,122300434730713089,17,1796384347379,0,'hash 0fe80fffca4b529d8ed6a2a62ca29dbb');
INSERT INTO journal VALUES(258,257,122300434730713089,18,1796384351907,16000226,'move 3 play 4D 4S');
INSERT INTO journal VALUES(259,258,122300434730713089,19,1796384411907,0,'timeout 4');
INSERT INTO journal VALUES(260,259,122300434730713089,20,1796384411907,0,'auto 4 play 9C last');
INSERT INTO journal VALUES(261,260,122300434730713089,21,1796384415750,16000227,'move 1 draw');
INSERT INTO journal VALUES(262,261,122300434730713089,22,1796384418242,16000228,'move 2 play 8C 8S to 1');
INSERT INTO journal VALUES(263,262,122300434730713089,23,1796384421834,16000229,'move 3 draw');
INSERT INTO journal VALUES(264,263,122300434730713089,24,1796384423829,16000230,'move 4 play 6S');
INSERT INTO journal VALUES(265,264,122300434730713089,25,1796384423829,0,'hash e14f5d40ebb206aeab76a45eb7061a86');
INSERT INTO journal VALUES(266,0,122301243216363521,1,1796384488630,16000239,'move 1 keep AC 9C 4S');
INSERT INTO journal VALUES(267,266,122301243216363521,2,1796384492478,16000240,'move 2 keep 5C KC QD');
INSERT INTO journal VALUES(268,267,122301243216363521,3,1796384496220,16000241,'move 2 play 3D');
INSERT INTO journal VALUES(269,268,122301243216363521,4,1796384500959,16000242,'move 1 play 7S');
INSERT INTO journal VALUES(270,269,122301243216363521,5,1796384503284,16000243,'move 2 take');
INSERT INTO journal VALUES(271,270,122301243216363521,6,1796384506230,16000244,'move 1 play 4C');
INSERT INTO journal VALUES(272,271,122301243216363521,7,1796384508129,16000245,'move 2 play 8H');
INSERT INTO journal VALUES(273,272,122301243216363521,8,1796384509257,16000246,'move 1 take');
INSERT INTO journal VALUES(274,273,122301243216363521,9,1796384514045,16000247,'move 2 play 3D');
INSERT INTO journal VALUES(275,274,122301243216363521,10,1796384517944,16000248,'move 1 play 4C');
INSERT INTO journal VALUES(276,275,122301243216363521,11,1796384520011,16000249,'move 2 play 9D');
INSERT INTO journal VALUES(277,276,122301243216363521,12,1796384521745,16000250,'move 1 play JD');
INSERT INTO journal VALUES(278,277,122301243216363521,13,1796384525741,16000251,'move 2 play 7S');
INSERT INTO journal VALUES(279,278,122301243216363521,14,1796384529751,16000252,'move 1 play 7C');
INSERT INTO journal VALUES(280,279,122301243216363521,15,1796384534234,16000253,'move 2 play 3H');
INSERT INTO journal VALUES(281,280,122301243216363521,16,1796384538087,16000254,'move 1 play 8H 8C');
INSERT INTO journal VALUES(282,281,122301243216363521,17,1796384538087,0,'hash 1154d9e1d774c32107e1206624c8e133');
INSERT INTO journal VALUES(283,282,122301243216363521,18,1796384541719,16000255,'move 2 play 9S');
INSERT INTO journal VALUES(284,283,122301243216363521,19,1796384544310,16000256,'move 1 play QS');
INSERT INTO journal VALUES(285,284,122301243216363521,20,1796384545586,16000257,'move 2 play KS');
INSERT INTO journal VALUES(286,285,122301243216363521,21,1796384548354,16000258,'move 1 play KH');
INSERT INTO journal VALUES(287,286,122301243216363521,22,1796384551674,16000259,'move 2 play AD');
INSERT INTO journal VALUES(288,287,122301243216363521,23,1796384553125,16000260,'move 1 take');
INSERT INTO journal VALUES(289,288,122301243216363521,24,1796384554700,16000261,'move 2 play 3S');
INSERT INTO journal VALUES(290,289,122301243216363521,25,1796384557526,16000262,'move 1 play 8H 8C');
INSERT INTO journal VALUES(291,290,122301243216363521,26,1796384562489,16000263,'move 2 take');
INSERT INTO journal VALUES(292,291,122301243216363521,27,1796384564752,16000264,'move 1 play 3D 3H');
INSERT INTO journal VALUES(293,292,122301243216363521,28,1796384566591,16000265,'move 2 play 3S');
INSERT INTO journal VALUES(294,293,122301243216363521,29,1796384570601,16000266,'move 1 play 4C');
INSERT INTO journal VALUES(295,294,122301243216363521,30,1796384571732,16000267,'leave 2');
INSERT INTO journal VALUES(296,295,122301243216363521,31,1796384571732,0,'hash f8b94bf9150fde03048d0bf40b4145d9');
INSERT INTO journal VALUES(297,296,122301243216363521,32,1796384571732,16000268,'vote 1 2 penalize open');
INSERT INTO journal VALUES(298,0,122301847623958529,1,1796384634761,0,'move 1 keep 5C 10S 7H');
INSERT INTO journal VALUES(299,298,122301847623958529,2,1796384637732,16000277,'move 2 keep 5D AC 8H');
INSERT INTO journal VALUES(300,299,122301847623958529,3,1796384642088,16000278,'move 3 keep 2S 7C AH');
INSERT INTO journal VALUES(301,300,122301847623958529,4,1796384646177,0,'move 1 play 3H');
INSERT INTO journal VALUES(302,301,122301847623958529,5,1796384651177,16000279,'move 2 play 4D');
INSERT INTO journal VALUES(303,302,122301847623958529,6,1796384653100,16000280,'move 3 play 8D');
INSERT INTO journal VALUES(304,303,122301847623958529,7,1796384657402,0,'move 1 play 8C');
INSERT INTO journal VALUES(305,304,122301847623958529,8,1796384662402,16000281,'move 2 play KD');
INSERT INTO journal VALUES(306,305,122301847623958529,9,1796384666808,16000282,'move 3 play KC');
INSERT INTO journal VALUES(307,306,122301847623958529,10,1796384668708,0,'move 1 play 5H');
INSERT INTO journal VALUES(308,307,122301847623958529,11,1796384673479,16000283,'move 3 play 9D');
INSERT INTO journal VALUES(309,308,122301847623958529,12,1796384678070,16000284,'move 2 take');
INSERT INTO journal VALUES(310,309,122301847623958529,13,1796384680996,0,'move 1 play 3D');
INSERT INTO journal VALUES(311,310,122301847623958529,14,1796384685996,16000285,'move 3 play AD');
INSERT INTO journal VALUES(312,311,122301847623958529,15,1796384688885,16000286,'move 2 play 5H');
INSERT INTO journal VALUES(313,312,122301847623958529,16,1796384693822,16000287,'move 3 play 7S');
INSERT INTO journal VALUES(314,313,122301847623958529,17,1796384693822,0,'hash f4bcb0d02881653d675bd6e2f5f0e486');
INSERT INTO journal VALUES(315,314,122301847623958529,18,1796384698398,0,'move 1 take');
INSERT INTO journal VALUES(316,315,122301847623958529,19,1796384703398,16000288,'move 2 play 3H');
INSERT INTO journal VALUES(317,316,122301847623958529,20,1796384708023,16000289,'move 3 play JH');
INSERT INTO journal VALUES(318,317,122301847623958529,21,1796384710232,0,'move 1 play JS');
INSERT INTO journal VALUES(319,318,122301847623958529,22,1796384714524,16000290,'move 2 play KD KC');
INSERT INTO journal VALUES(320,319,122301847623958529,23,1796384755645,16000291,'move 3 play AS');
INSERT INTO journal VALUES(321,320,122301847623958529,24,1796384759783,0,'move 1 play AD');
INSERT INTO journal VALUES(322,321,122301847623958529,25,1796384764783,16000292,'move 2 take');
INSERT INTO journal VALUES(323,322,122301847623958529,26,1796384766095,16000293,'move 3 play JC');
INSERT INTO journal VALUES(324,323,122301847623958529,27,1796384769461,16000294,'leave 3');
INSERT INTO journal VALUES(325,324,122301847623958529,28,1796384769461,0,'move 1 play QS');
INSERT INTO journal VALUES(326,325,122301847623958529,29,1796384769461,16000296,'move 2 play KD KC');
INSERT INTO journal VALUES(327,326,122301847623958529,30,1796384771541,0,'move 1 play KS');
INSERT INTO journal VALUES(328,327,122301847623958529,31,1796384776490,16000297,'move 2 play AS AD');
INSERT INTO journal VALUES(329,328,122301847623958529,32,1796384780585,0,'move 1 play 5H');
INSERT INTO journal VALUES(330,329,122301847623958529,33,1796384785585,0,'move 1 play 6H');
INSERT INTO journal VALUES(331,330,122301847623958529,34,1796384785585,0,'hash 4f5c67818e0e90aaea1ce3fcce094c87');
INSERT INTO journal VALUES(332,331,122301847623958529,35,1796384785585,16000298,'move 2 play 6S 6C');
INSERT INTO journal VALUES(333,332,122301847623958529,36,1796384787579,0,'move 1 play QD');
INSERT INTO journal VALUES(334,333,122301847623958529,37,1796384792392,16000299,'move 2 take');
INSERT INTO journal VALUES(335,334,122301847623958529,38,1796384795467,0,'move 1 play 3D 3C');
INSERT INTO journal VALUES(336,335,122301847623958529,39,1796384800467,16000300,'move 2 play 3H');
INSERT INTO journal VALUES(337,336,122301847623958529,40,1796384805148,0,'move 1 play 9S');
INSERT INTO journal VALUES(338,337,122301847623958529,41,1796384810148,16000301,'move 2 play 9D');
INSERT INTO journal VALUES(339,338,122301847623958529,42,1796384812056,0,'move 1 play 7S');
INSERT INTO journal VALUES(340,339,122301847623958529,43,1796384816740,16000302,'move 2 play 4H 4D');
INSERT INTO journal VALUES(341,340,122301847623958529,44,1796384819754,0,'move 1 play 4C');
INSERT INTO journal VALUES(342,341,122301847623958529,45,1796384824754,16000303,'move 2 play 6H 6S 6C');
INSERT INTO journal VALUES(343,342,122301847623958529,46,1796384826138,0,'move 1 play 6D');
INSERT INTO journal VALUES(344,343,122301847623958529,47,1796384831119,0,'move 1 play KH');
INSERT INTO journal VALUES(345,344,122301847623958529,48,1796384831119,16000304,'move 2 play KD KC KS');
INSERT INTO journal VALUES(346,345,122301847623958529,49,1796384832450,16000305,'move 2 play 8D 8C');
INSERT INTO journal VALUES(347,346,122301847623958529,50,1796384834710,0,'move 1 play QH');
INSERT INTO journal VALUES(348,347,122301847623958529,51,1796384834710,0,'hash 299b2e027379abb768109bc8eec1547d');
INSERT INTO journal VALUES(349,348,122301847623958529,52,1796384839564,16000306,'move 2 play QS QD');
INSERT INTO journal VALUES(350,349,122301847623958529,53,1796384841781,0,'move 1 play 5S');
INSERT INTO journal VALUES(351,350,122301847623958529,54,1796384845911,0,'move 1 play 8S');
INSERT INTO journal VALUES(352,351,122301847623958529,55,1796384845911,16000307,'move 2 play JH JS JC');
INSERT INTO journal VALUES(353,352,122301847623958529,56,1796384848313,0,'move 1 play 10H');
INSERT INTO journal VALUES(354,353,122301847623958529,57,1796384853313,0,'move 1 play 5C');
INSERT INTO journal VALUES(355,354,122301847623958529,58,1796384854525,0,'move 1 play 7H');
INSERT INTO journal VALUES(356,355,122301847623958529,59,1796384858313,16000308,'move 2 play 5H');
INSERT INTO journal VALUES(357,356,122301847623958529,60,1796384862018,16000309,'move 2 play AS AD');
INSERT INTO journal VALUES(358,357,122301847623958529,61,1796384864425,0,'move 1 play 10S');
INSERT INTO journal VALUES(359,358,122301847623958529,62,1796384869425,0,'move 1 flip 1');
INSERT INTO journal VALUES(360,359,122301847623958529,63,1796384869425,16000310,'move 2 play AC');
INSERT INTO journal VALUES(361,360,122301847623958529,64,1796384873984,0,'move 1 flip 1');
INSERT INTO journal VALUES(362,361,122301847623958529,65,1796384878984,16000311,'move 2 play 5D');
INSERT INTO journal VALUES(363,362,122301847623958529,66,1796384883048,16000312,'move 2 play 8H');
INSERT INTO journal VALUES(364,363,122301847623958529,67,1796384887787,0,'move 1 flip 1');
INSERT INTO journal VALUES(365,364,122301847623958529,68,1796384887787,0,'hash ee5708455aa1e359d0a072ccb3a2e633');
INSERT INTO journal VALUES(366,365,122301847623958529,69,1796384892787,16000313,'move 2 flip 1');
INSERT INTO journal VALUES(367,366,122301847623958529,70,1796384896296,0,'move 1 play AC');
INSERT INTO journal VALUES(368,367,122301847623958529,71,1796384901296,16000314,'move 2 flip 1');
INSERT INTO journal VALUES(369,368,122301847623958529,72,1796384905783,0,'move 1 play 4S');
INSERT INTO journal VALUES(370,369,122301847623958529,73,1796384971783,16000315,'move 2 play JD');
INSERT INTO journal VALUES(371,370,122301847623958529,74,1796384973699,0,'move 1 play 5D');
INSERT INTO journal VALUES(372,371,122301847623958529,75,1796384978354,0,'move 1 play 8H');
INSERT INTO journal VALUES(373,372,122301847623958529,76,1796384978354,16000316,'move 2 play QC');
INSERT INTO journal VALUES(374,373,122301847623958529,77,1796384980227,0,'move 1 play 7D');
INSERT INTO journal VALUES(375,374,122301847623958529,78,1796384984793,16000317,'move 2 take');
INSERT INTO journal VALUES(376,375,122301847623958529,79,1796384987053,0,'move 1 play 9C');
INSERT INTO journal VALUES(377,376,122301847623958529,80,1796384987053,0,'hash bdaada85fb98b4657cca7a9cc57069e4');
INSERT INTO journal VALUES(378,0,122303610578010113,1,1796385053053,16000328,'move 1 keep 3C 4H 7D');
INSERT INTO journal VALUES(379,378,122303610578010113,2,1796385057749,16000329,'move 2 keep 2C KS QH');
INSERT INTO journal VALUES(380,379,122303610578010113,3,1796385059576,16000330,'move 3 keep 7C 2H KH');
INSERT INTO journal VALUES(381,380,122303610578010113,4,1796385063259,16000331,'move 4 keep AS JC QD');
INSERT INTO journal VALUES(382,381,122303610578010113,5,1796385066558,16000332,'move 3 play 3H');
INSERT INTO journal VALUES(383,382,122303610578010113,6,1796385068336,16000333,'move 4 play 9D 9S');
INSERT INTO journal VALUES(384,383,122303610578010113,7,1796385128336,0,'timeout 1');
INSERT INTO journal VALUES(385,384,122303610578010113,8,1796385128336,0,'auto 1 play JS');
INSERT INTO journal VALUES(386,385,122303610578010113,9,1796385133431,16000334,'move 2 play JH');
INSERT INTO journal VALUES(387,386,122303610578010113,10,1796385134874,16000335,'move 3 play AC');
INSERT INTO journal VALUES(388,387,122303610578010113,11,1796385136967,16000336,'move 4 play 5C');
INSERT INTO journal VALUES(389,388,122303610578010113,12,1796385138588,16000337,'move 3 play 7H');
INSERT INTO journal VALUES(390,389,122303610578010113,13,1796385140059,16000338,'move 2 take');
INSERT INTO journal VALUES(391,390,122303610578010113,14,1796385144172,16000339,'move 1 play QC');
INSERT INTO journal VALUES(392,391,122303610578010113,15,1796385146469,16000340,'move 4 take');
INSERT INTO journal VALUES(393,392,122303610578010113,16,1796385147619,16000341,'move 3 play 6H');
INSERT INTO journal VALUES(394,393,122303610578010113,17,1796385147619,0,'hash 7da8dc106df680d95947f4db9562aef0');
INSERT INTO journal VALUES(395,394,122303610578010113,18,1796385150321,16000342,'move 2 play 9D');
INSERT INTO journal VALUES(396,395,122303610578010113,19,1796385152388,16000343,'move 1 play AH');
INSERT INTO journal VALUES(397,396,122303610578010113,20,1796385153813,16000344,'move 4 play 5D');
INSERT INTO journal VALUES(398,397,122303610578010113,21,1796385194990,16000345,'move 1 play 5H');
INSERT INTO journal VALUES(399,398,122303610578010113,22,1796385198233,16000346,'move 4 play JD');
INSERT INTO journal VALUES(400,399,122303610578010113,23,1796385200741,16000347,'move 3 take');
INSERT INTO journal VALUES(401,400,122303610578010113,24,1796385202921,16000348,'move 2 play 5C');
INSERT INTO journal VALUES(402,401,122303610578010113,25,1796385206402,16000349,'move 3 take');
INSERT INTO journal VALUES(403,402,122303610578010113,26,1796385210095,16000350,'move 4 play 4D');
INSERT INTO journal VALUES(404,403,122303610578010113,27,1796385211378,16000351,'move 1 play 8C');
INSERT INTO journal VALUES(405,404,122303610578010113,28,1796385215524,16000352,'move 2 play 8H 8D');
INSERT INTO journal VALUES(406,405,122303610578010113,29,1796385217505,16000353,'move 3 play 9H 9D');
INSERT INTO journal VALUES(407,406,122303610578010113,30,1796385220212,16000354,'move 4 play QC');
INSERT INTO journal VALUES(408,407,122303610578010113,31,1796385224177,16000355,'move 1 play 5S');
INSERT INTO journal VALUES(409,408,122303610578010113,32,1796385225625,16000356,'move 4 play 6S');
INSERT INTO journal VALUES(410,409,122303610578010113,33,1796385230384,16000357,'move 3 play 5D 5H 5C');
INSERT INTO journal VALUES(411,410,122303610578010113,34,1796385230384,0,'hash 05c1b668ad66f33b1824a9f6702b70c4');
INSERT INTO journal VALUES(412,411,122303610578010113,35,1796385233588,16000358,'move 4 play 10C');
INSERT INTO journal VALUES(413,412,122303610578010113,36,1796385238101,16000359,'move 4 play 8S');
INSERT INTO journal VALUES(414,413,122303610578010113,37,1796385241807,16000360,'move 1 play 2S');
INSERT INTO journal VALUES(415,414,122303610578010113,38,1796385246677,16000361,'move 2 play 3H');
INSERT INTO journal VALUES(416,415,122303610578010113,39,1796385248731,16000362,'move 3 play 6D 6H');
INSERT INTO journal VALUES(417,416,122303610578010113,40,1796385253413,16000363,'move 4 take');
INSERT INTO journal VALUES(418,417,122303610578010113,41,1796385255855,16000364,'move 1 play 6C');
INSERT INTO journal VALUES(419,418,122303610578010113,42,1796385260494,16000365,'move 2 play JS JH');
INSERT INTO journal VALUES(420,419,122303610578010113,43,1796385262565,16000366,'move 3 play JD');
INSERT INTO journal VALUES(421,420,122303610578010113,44,1796385264359,16000367,'move 4 play 2S');
INSERT INTO journal VALUES(422,421,122303610578010113,45,1796385269270,16000368,'move 1 play 3C');
INSERT INTO journal VALUES(423,422,122303610578010113,46,1796385271427,16000369,'move 2 play 7H');
INSERT INTO journal VALUES(424,423,122303610578010113,47,1796385273005,16000370,'move 3 take');
INSERT INTO journal VALUES(425,424,122303610578010113,48,1796385275846,16000371,'move 4 play 3H');
INSERT INTO journal VALUES(426,425,122303610578010113,49,1796385280733,16000372,'move 1 take');
INSERT INTO journal VALUES(427,426,122303610578010113,50,1796385284344,16000373,'move 2 play AC');
INSERT INTO journal VALUES(428,427,122303610578010113,51,1796385284344,0,'hash 3652272c67a2bd75f3f6609a427bb27c');
INSERT INTO journal VALUES(429,428,122303610578010113,52,1796385286005,16000374,'move 3 take');
INSERT INTO journal VALUES(430,429,122303610578010113,53,1796385287616,16000375,'move 4 play 6D 6H');
INSERT INTO journal VALUES(431,430,122303610578010113,54,1796385290367,16000376,'move 1 take');
INSERT INTO journal VALUES(432,431,122303610578010113,55,1796385295025,16000377,'move 2 play 9S');
INSERT INTO journal VALUES(433,432,122303610578010113,56,1796385299860,16000378,'move 3 play AH AC');
INSERT INTO journal VALUES(434,433,122303610578010113,57,1796385300937,16000379,'move 4 take');
INSERT INTO journal VALUES(435,434,122303610578010113,58,1796385302916,16000380,'move 1 play 6H');
INSERT INTO journal VALUES(436,435,122303610578010113,59,1796385304111,16000381,'move 2 take');
INSERT INTO journal VALUES(437,436,122303610578010113,60,1796385306355,16000382,'move 3 play 3D 3C');
INSERT INTO journal VALUES(438,437,122303610578010113,61,1796385308082,16000383,'move 4 play 8S');
INSERT INTO journal VALUES(439,438,122303610578010113,62,1796385368082,0,'timeout 1');
INSERT INTO journal VALUES(440,439,122303610578010113,63,1796385368082,0,'auto 1 take');
INSERT INTO journal VALUES(441,440,122303610578010113,64,1796385371449,16000384,'move 2 play 6H');
INSERT INTO journal VALUES(442,441,122303610578010113,65,1796385374467,16000385,'move 3 play JS JD');
INSERT INTO journal VALUES(443,442,122303610578010113,66,1796385378058,16000386,'move 4 play AC');
INSERT INTO journal VALUES(444,443,122303610578010113,67,1796385438058,0,'timeout 1');
INSERT INTO journal VALUES(445,444,122303610578010113,68,1796385438058,0,'auto 1 take');
INSERT INTO journal VALUES(446,445,122303610578010113,69,1796385438058,0,'hash c2b9fe1e17af91208345d9cc1cabea13');
INSERT INTO journal VALUES(447,446,122303610578010113,70,1796385692744,0,'timeout 2');
INSERT INTO journal VALUES(448,447,122303610578010113,71,1796385692744,0,'auto 2 play 2D');
INSERT INTO journal VALUES(449,448,122303610578010113,72,1796385692744,0,'leave 4 away');
INSERT INTO journal VALUES(450,449,122303610578010113,73,1796385692744,16000387,'move 3 play 2S');
INSERT INTO journal VALUES(451,450,122303610578010113,74,1796385697729,0,'auto 1 play 3H 3D 3C');
INSERT INTO journal VALUES(452,451,122303610578010113,75,1796385702729,16000388,'move 2 take');
INSERT INTO journal VALUES(453,452,122303610578010113,76,1796385744687,16000389,'move 3 play 6C');
INSERT INTO journal VALUES(454,453,122303610578010113,77,1796385746854,16000390,'move 1 play 6D 6H');
INSERT INTO journal VALUES(455,454,122303610578010113,78,1796385749132,16000391,'move 2 play 2S');
INSERT INTO journal VALUES(456,455,122303610578010113,79,1796385750350,16000392,'move 3 play 7H');
INSERT INTO journal VALUES(457,456,122303610578010113,80,1796385753589,16000393,'move 1 take');
INSERT INTO journal VALUES(458,457,122303610578010113,81,1796385755728,16000394,'move 2 play 3D');
INSERT INTO journal VALUES(459,458,122303610578010113,82,1796385759210,16000395,'move 3 take');
INSERT INTO journal VALUES(460,459,122303610578010113,83,1796385763295,16000396,'move 1 play 6H');
INSERT INTO journal VALUES(461,460,122303610578010113,84,1796385765275,16000397,'move 2 play 2D');
INSERT INTO journal VALUES(462,461,122303610578010113,85,1796385766899,16000398,'move 3 play 3D');
INSERT INTO journal VALUES(463,462,122303610578010113,86,1796385766899,0,'hash 12b6e053950532f6e8a1f2b69b971df0');
INSERT INTO journal VALUES(464,463,122303610578010113,87,1796385768768,16000399,'move 1 play 6C 6D');
INSERT INTO journal VALUES(465,464,122303610578010113,88,1796385770971,16000400,'move 2 take');
INSERT INTO journal VALUES(466,465,122303610578010113,89,1796385773612,16000401,'move 3 play JH');
INSERT INTO journal VALUES(467,466,122303610578010113,90,1796385775970,16000402,'move 1 play JS JD');
INSERT INTO journal VALUES(468,467,122303610578010113,91,1796385780040,16000403,'move 2 take');
INSERT INTO journal VALUES(469,468,122303610578010113,92,1796385783600,16000404,'move 3 play KH');
INSERT INTO journal VALUES(470,469,122303610578010113,93,1796385785296,16000405,'move 1 play AC');
INSERT INTO journal VALUES(471,470,122303610578010113,94,1796385790275,16000406,'move 2 take');
INSERT INTO journal VALUES(472,471,122303610578010113,95,1796385794690,16000407,'move 3 play 7C');
INSERT INTO journal VALUES(473,472,122303610578010113,96,1796385797686,16000408,'move 1 play 7H');
INSERT INTO journal VALUES(474,473,122303610578010113,97,1796385801723,16000409,'move 2 take');
INSERT INTO journal VALUES(475,474,122303610578010113,98,1796385805403,16000410,'move 3 play 2H');
INSERT INTO journal VALUES(476,475,122303610578010113,99,1796385808189,16000411,'move 1 play 8S');
INSERT INTO journal VALUES(477,476,122303610578010113,100,1796385812099,16000412,'move 2 play JH JS JD');
INSERT INTO journal VALUES(478,477,122303610578010113,101,1796385813348,16000413,'move 3 flip 2');
INSERT INTO journal VALUES(479,478,122303610578010113,102,1796385815641,16000414,'move 3 pass');
INSERT INTO journal VALUES(480,479,122303610578010113,103,1796385815641,0,'hash 6aff7c43b9f700eb30fa76ff10212df9');
INSERT INTO journal VALUES(481,480,122303610578010113,104,1796385817228,16000415,'move 1 play 2S');
INSERT INTO journal VALUES(482,481,122303610578010113,105,1796385819578,16000416,'move 2 play 3H 3C 3D');
INSERT INTO journal VALUES(483,482,122303610578010113,106,1796385821897,16000417,'void It took too long.');
INSERT INTO journal VALUES(484,483,122303610578010113,107,1796385821897,0,'hash e23c21928258d8cd815e2f5faa14145d');
INSERT INTO journal VALUES(485,0,122307091196018689,1,1796385882897,16000426,'move 1 play 5S 5C');
INSERT INTO journal VALUES(486,485,122307091196018689,2,1796385942897,0,'timeout 2');
INSERT INTO journal VALUES(487,486,122307091196018689,3,1796385942897,0,'auto 2 play 6C 6S');
INSERT INTO journal VALUES(488,487,122307091196018689,4,1796385947459,16000427,'move 1 play 6H');
INSERT INTO journal VALUES(489,488,122307091196018689,5,1796385948661,16000428,'move 2 play 8H');
INSERT INTO journal VALUES(490,489,122307091196018689,6,1796385952737,16000429,'move 1 draw');
INSERT INTO journal VALUES(491,490,122307091196018689,7,1796385954309,16000430,'move 2 play 7D 7S');
INSERT INTO journal VALUES(492,491,122307091196018689,8,1796386014309,0,'timeout 1');
INSERT INTO journal VALUES(493,492,122307091196018689,9,1796386014309,0,'auto 1 play 10H');
INSERT INTO journal VALUES(494,493,122307091196018689,10,1796386020227,16000431,'move 2 draw');
INSERT INTO journal VALUES(495,494,122307091196018689,11,1796386025191,16000432,'move 1 play 2H');
INSERT INTO journal VALUES(496,495,122307091196018689,12,1796386029442,16000433,'move 2 play 2S');
INSERT INTO journal VALUES(497,496,122307091196018689,13,1796386031452,16000434,'move 1 take');
INSERT INTO journal VALUES(498,497,122307091196018689,14,1796386031452,0,'hash a74f8b473457f8d7653a070bde13ada6');
INSERT INTO journal VALUES(499,0,122307980250054657,1,1796386096893,0,'move 1 play 4S');
INSERT INTO journal VALUES(500,499,122307980250054657,2,1796386099864,16000442,'move 2 play 7D');
INSERT INTO journal VALUES(501,500,122307980250054657,3,1796386103909,16000443,'move 3 play QS');
INSERT INTO journal VALUES(502,501,122307980250054657,4,1796386106237,0,'move 1 play QH');
INSERT INTO journal VALUES(503,502,122307980250054657,5,1796386111237,16000444,'move 2 play QD');
INSERT INTO journal VALUES(504,503,122307980250054657,6,1796386114406,16000445,'move 3 play AS suit H');
INSERT INTO journal VALUES(505,504,122307980250054657,7,1796386116605,0,'move 1 play JH JS');
INSERT INTO journal VALUES(506,505,122307980250054657,8,1796386121605,0,'move 1 play 7S');
INSERT INTO journal VALUES(507,506,122307980250054657,9,1796386121605,16000446,'move 2 draw');
INSERT INTO journal VALUES(508,507,122307980250054657,10,1796386123513,16000447,'move 3 play KS');
INSERT INTO journal VALUES(509,508,122307980250054657,11,1796386126550,0,'move 1 draw');
INSERT INTO journal VALUES(510,509,122307980250054657,12,1796386131550,16000448,'move 2 play KH');
INSERT INTO journal VALUES(511,510,122307980250054657,13,1796386133559,16000449,'move 3 play 9H');
INSERT INTO journal VALUES(512,511,122307980250054657,14,1796386137039,0,'move 1 draw');
INSERT INTO journal VALUES(513,512,122307980250054657,15,1796386142039,16000450,'move 2 play 3H');
INSERT INTO journal VALUES(514,513,122307980250054657,16,1796386145884,16000451,'move 3 take');
INSERT INTO journal VALUES(515,514,122307980250054657,17,1796386145884,0,'hash 86ab214c1f1dcbc84bea2c0bcb368149');
INSERT INTO journal VALUES(516,515,122307980250054657,18,1796386148367,0,'move 1 draw');
INSERT INTO journal VALUES(517,516,122307980250054657,19,1796386153367,16000452,'move 2 play 8H');
INSERT INTO journal VALUES(518,517,122307980250054657,20,1796386155991,0,'move 1 play 8D 8S');
INSERT INTO journal VALUES(519,518,122307980250054657,21,1796386160991,0,'move 1 play 6S');
INSERT INTO journal VALUES(520,519,122307980250054657,22,1796386160991,16000453,'move 3 play 6H');
INSERT INTO journal VALUES(521,520,122307980250054657,23,1796386165030,16000454,'move 2 play 7H');
INSERT INTO journal VALUES(522,521,122307980250054657,24,1796386167893,0,'move 1 draw');
INSERT INTO journal VALUES(523,522,122307980250054657,25,1796386172893,16000455,'move 3 play 2H');
INSERT INTO journal VALUES(524,523,122307980250054657,26,1796386174241,16000456,'move 2 play 2D last');
INSERT INTO journal VALUES(525,524,122307980250054657,27,1796386178843,0,'move 1 play 2C');
INSERT INTO journal VALUES(526,525,122307980250054657,28,1796386239843,0,'timeout 3');
INSERT INTO journal VALUES(527,526,122307980250054657,29,1796386239843,0,'auto 3 take');
INSERT INTO journal VALUES(528,527,122307980250054657,30,1796386239843,16000457,'move 2 play 5C');
INSERT INTO journal VALUES(529,528,122307980250054657,31,1796386239843,0,'hash e2763cc0c6c66339a6409ef13c9faba5');
INSERT INTO journal VALUES(530,0,122308848680697857,1,1796386301914,16000468,'move 1 play 4S');
INSERT INTO journal VALUES(531,530,122308848680697857,2,1796386305868,16000469,'move 2 play 4C');
INSERT INTO journal VALUES(532,531,122308848680697857,3,1796386307604,16000470,'move 3 draw');
INSERT INTO journal VALUES(533,532,122308848680697857,4,1796386310676,16000471,'move 4 play 6C');
INSERT INTO journal VALUES(534,533,122308848680697857,5,1796386370676,0,'timeout 1');
INSERT INTO journal VALUES(535,534,122308848680697857,6,1796386370676,0,'auto 1 draw 2');
INSERT INTO journal VALUES(536,535,122308848680697857,7,1796386422221,16000491,'move 2 play 6H');
INSERT INTO journal VALUES(537,536,122308848680697857,8,1796386425166,16000492,'move 3 play 2H');
INSERT INTO journal VALUES(538,537,122308848680697857,9,1796386428602,16000493,'move 4 take');
INSERT INTO journal VALUES(539,538,122308848680697857,10,1796386430502,16000494,'move 1 play AH suit H');
INSERT INTO journal VALUES(540,539,122308848680697857,11,1796386490502,0,'timeout 2');
INSERT INTO journal VALUES(541,540,122308848680697857,12,1796386490502,0,'auto 2 draw 2');
INSERT INTO journal VALUES(542,541,122308848680697857,13,1796386536991,16000508,'leave 4');
INSERT INTO journal VALUES(543,542,122308848680697857,14,1796386553425,0,'timeout 3');
INSERT INTO journal VALUES(544,543,122308848680697857,15,1796386553425,0,'auto 3 draw 2');
INSERT INTO journal VALUES(545,544,122308848680697857,16,1796386558408,16000516,'move 1 play 10H');
INSERT INTO journal VALUES(546,545,122308848680697857,17,1796386558408,0,'hash 47264b1ee0e4597ea1abf3f3bfb7d2ca');
INSERT INTO journal VALUES(547,546,122308848680697857,18,1796386560343,16000517,'move 2 play 10C');
INSERT INTO journal VALUES(548,547,122308848680697857,19,1796386563595,16000518,'move 3 play 9C');
INSERT INTO journal VALUES(549,548,122308848680697857,20,1796386625717,0,'timeout 1');
INSERT INTO journal VALUES(550,549,122308848680697857,21,1796386625717,0,'auto 1 draw 2');
INSERT INTO journal VALUES(551,550,122308848680697857,22,1796386629325,16000538,'move 2 play 8C');
INSERT INTO journal VALUES(552,551,122308848680697857,23,1796386633622,16000539,'move 1 play 8H');
INSERT INTO journal VALUES(553,552,122308848680697857,24,1796386635877,16000540,'move 2 play 7C');
INSERT INTO journal VALUES(554,553,122308848680697857,25,1796386637768,16000541,'move 3 play 8D');
INSERT INTO journal VALUES(555,554,122308848680697857,26,1796386697768,0,'timeout 2');
INSERT INTO journal VALUES(556,555,122308848680697857,27,1796386697768,0,'auto 2 draw 2');
INSERT INTO journal VALUES(557,556,122308848680697857,28,1796386989348,0,'timeout 1');
INSERT INTO journal VALUES(558,557,122308848680697857,29,1796386989348,0,'auto 1 play KD KS');
INSERT INTO journal VALUES(559,558,122308848680697857,30,1796386989348,0,'leave 3 away');
INSERT INTO journal VALUES(560,559,122308848680697857,31,1796386989348,16000556,'move 2 draw');
INSERT INTO journal VALUES(561,560,122308848680697857,32,1796386990713,16000557,'move 1 draw');
INSERT INTO journal VALUES(562,561,122308848680697857,33,1796386994587,16000558,'move 2 play QS');
INSERT INTO journal VALUES(563,562,122308848680697857,34,1796386994587,0,'hash 957e9a68df0acef2475fa4ae2bb15cf2');
INSERT INTO journal VALUES(564,563,122308848680697857,35,1796386998382,16000559,'move 1 play 2S');
INSERT INTO journal VALUES(565,564,122308848680697857,36,1796387000889,16000560,'void It took too long.');
INSERT INTO journal VALUES(566,565,122308848680697857,37,1796387000889,0,'hash f662e8034324a4c97677479a37970052');
INSERT INTO journal VALUES(567,0,122312036246880257,1,1796387061889,16000567,'move 1 layout deep');
INSERT INTO journal VALUES(568,567,122312036246880257,2,1796387127849,16000568,'move 1 swap AC 6C');
INSERT INTO journal VALUES(569,568,122312036246880257,3,1796387151889,0,'timeout 1');
INSERT INTO journal VALUES(570,569,122312036246880257,4,1796387151889,0,'auto 1 layout spread done');
INSERT INTO journal VALUES(571,570,122312036246880257,5,1796387151889,0,'timeout 2');
INSERT INTO journal VALUES(572,571,122312036246880257,6,1796387151889,0,'auto 2 layout spread done');
INSERT INTO journal VALUES(573,572,122312036246880257,7,1796387168960,0,'auto 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(574,573,122312036246880257,8,1796387168960,16000569,'move 2 place 9S O7');
INSERT INTO journal VALUES(575,574,122312036246880257,9,1796387171330,16000570,'move 2 place AD I6');
INSERT INTO journal VALUES(576,575,122312036246880257,10,1796387175240,16000571,'move 1 throw 7C aim-mm 630 1935 float');
INSERT INTO journal VALUES(577,576,122312036246880257,11,1796387176578,16000572,'move 1 place 7C M13');
INSERT INTO journal VALUES(578,577,122312036246880257,12,1796387178684,16000573,'move 1 place auto');
INSERT INTO journal VALUES(579,578,122312036246880257,13,1796387182606,16000574,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(580,579,122312036246880257,14,1796387186790,16000575,'move 2 place 10S F1');
INSERT INTO journal VALUES(581,580,122312036246880257,15,1796387191230,16000576,'move 2 place auto');
INSERT INTO journal VALUES(582,581,122312036246880257,16,1796387194666,16000577,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(583,582,122312036246880257,17,1796387194666,0,'hash c42405df64aafefd05fb74aa7cbac973');
INSERT INTO journal VALUES(584,583,122312036246880257,18,1796387198432,16000578,'move 1 place JS A13');
INSERT INTO journal VALUES(585,584,122312036246880257,19,1796387214666,0,'timeout 1');
INSERT INTO journal VALUES(586,585,122312036246880257,20,1796387214666,0,'auto 1 place auto');
INSERT INTO journal VALUES(587,586,122312036246880257,21,1796387260945,16000579,'move 2 throw 2D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(588,587,122312036246880257,22,1796387262401,16000580,'move 2 place auto');
INSERT INTO journal VALUES(589,588,122312036246880257,23,1796387267315,16000581,'move 1 throw JS aim-mm 630 1125 flick');
INSERT INTO journal VALUES(590,589,122312036246880257,24,1796387269479,16000582,'move 1 place 8H B16');
INSERT INTO journal VALUES(591,590,122312036246880257,25,1796387271800,16000583,'move 1 place JS D21');
INSERT INTO journal VALUES(592,591,122312036246880257,26,1796387275751,16000584,'move 2 throw 3D aim-mm 270 1215 flick');
INSERT INTO journal VALUES(593,592,122312036246880257,27,1796387279128,16000585,'move 2 place 3D F9');
INSERT INTO journal VALUES(594,593,122312036246880257,28,1796387295751,0,'timeout 2');
INSERT INTO journal VALUES(595,594,122312036246880257,29,1796387295751,0,'auto 2 place auto');
INSERT INTO journal VALUES(596,595,122312036246880257,30,1796387321531,16000586,'move 1 throw 3C aim-mm 270 990 float');
INSERT INTO journal VALUES(597,596,122312036246880257,31,1796387322897,16000587,'move 1 place 3C K17');
INSERT INTO journal VALUES(598,597,122312036246880257,32,1796387324444,16000588,'move 1 place JOKER E18');
INSERT INTO journal VALUES(599,598,122312036246880257,33,1796387328290,16000589,'move 2 throw 2D aim-mm 750 1125 flick');
INSERT INTO journal VALUES(600,599,122312036246880257,34,1796387328290,0,'hash 6e6cfb4dfab3ee3731c311b604f7cab8');
INSERT INTO journal VALUES(601,600,122312036246880257,35,1796387333124,16000590,'move 1 place 2D A14');
INSERT INTO journal VALUES(602,601,122312036246880257,36,1796387335754,16000591,'move 1 throw 7C aim-mm 330 1125 flick');
INSERT INTO journal VALUES(603,602,122312036246880257,37,1796387336914,16000592,'move 1 place 7C M22');
INSERT INTO journal VALUES(604,603,122312036246880257,38,1796387355754,0,'timeout 1');
INSERT INTO journal VALUES(605,604,122312036246880257,39,1796387355754,0,'auto 1 place auto');
INSERT INTO journal VALUES(606,605,122312036246880257,40,1796387399460,16000593,'move 2 throw 4D aim-mm 930 1935 float');
INSERT INTO journal VALUES(607,606,122312036246880257,41,1796387404413,16000594,'move 1 place 4D E20');
INSERT INTO journal VALUES(608,607,122312036246880257,42,1796387408672,16000595,'move 1 throw 2C aim-mm 930 1125 float');
INSERT INTO journal VALUES(609,608,122312036246880257,43,1796387411697,16000596,'move 1 place 2C N14');
INSERT INTO journal VALUES(610,609,122312036246880257,44,1796387414910,16000597,'move 1 place auto');
INSERT INTO journal VALUES(611,610,122312036246880257,45,1796387418685,16000598,'move 2 throw 7D aim-mm 810 1935 flick');
INSERT INTO journal VALUES(612,611,122312036246880257,46,1796387423591,16000599,'move 2 place 7C G10');
INSERT INTO journal VALUES(613,612,122312036246880257,47,1796387427062,16000600,'move 2 place auto');
INSERT INTO journal VALUES(614,613,122312036246880257,48,1796387487062,0,'timeout 1');
INSERT INTO journal VALUES(615,614,122312036246880257,49,1796387487062,0,'auto 1 throw 7S aim-mm 930 1125 flick');
INSERT INTO journal VALUES(616,615,122312036246880257,50,1796387491286,16000601,'move 2 place 7S I4');
INSERT INTO journal VALUES(617,616,122312036246880257,51,1796387491286,0,'hash d79360337995e0fbfe2fc073743a5c75');
INSERT INTO journal VALUES(618,617,122312036246880257,52,1796387494804,16000602,'move 2 throw 5D aim-mm 450 1755 float');
INSERT INTO journal VALUES(619,618,122312036246880257,53,1796387498282,16000603,'move 2 place QD D4');
INSERT INTO journal VALUES(620,619,122312036246880257,54,1796387502998,16000604,'move 2 place 5D B10');
INSERT INTO journal VALUES(621,620,122312036246880257,55,1796387506001,16000605,'move 1 throw 3C aim-mm 30 1125 flick');
INSERT INTO journal VALUES(622,621,122312036246880257,56,1796387507787,16000606,'move 1 place JH H19');
INSERT INTO journal VALUES(623,622,122312036246880257,57,1796387511883,16000607,'move 1 place auto');
INSERT INTO journal VALUES(624,623,122312036246880257,58,1796387516436,16000608,'move 2 throw 5D aim-mm 934 1899 flick');
INSERT INTO journal VALUES(625,624,122312036246880257,59,1796387520063,16000609,'move 2 place auto');
INSERT INTO journal VALUES(626,625,122312036246880257,60,1796387521966,16000610,'move 1 throw 3C aim-mm 930 1125 flick');
INSERT INTO journal VALUES(627,626,122312036246880257,61,1796387526827,16000611,'move 1 place auto');
INSERT INTO journal VALUES(628,627,122312036246880257,62,1796387530980,16000612,'move 2 throw JD aim-mm 270 990 flick');
INSERT INTO journal VALUES(629,628,122312036246880257,63,1796387533713,16000613,'move 2 place JD J4');
INSERT INTO journal VALUES(630,629,122312036246880257,64,1796387536695,16000614,'move 2 place JOKER O6');
INSERT INTO journal VALUES(631,630,122312036246880257,65,1796387541231,16000615,'move 1 throw AC aim-mm 210 1395 float');
INSERT INTO journal VALUES(632,631,122312036246880257,66,1796387543352,16000616,'move 1 place AC G15');
INSERT INTO journal VALUES(633,632,122312036246880257,67,1796387547218,16000617,'move 1 place 5H F14');
INSERT INTO journal VALUES(634,633,122312036246880257,68,1796387547218,0,'hash 4212a49fbfa30305f6b4b4711c960482');
INSERT INTO journal VALUES(635,634,122312036246880257,69,1796387551729,16000618,'move 2 throw 3D aim-mm 627 1917 flick');
INSERT INTO journal VALUES(636,635,122312036246880257,70,1796387554004,16000619,'move 1 place 3D G20');
INSERT INTO journal VALUES(637,636,122312036246880257,71,1796387555867,16000620,'move 1 throw 5C aim-mm 570 1125 flick');
INSERT INTO journal VALUES(638,637,122312036246880257,72,1796387556868,16000621,'move 2 place 5C H3');
INSERT INTO journal VALUES(639,638,122312036246880257,73,1796387560661,16000622,'move 2 throw AD aim-mm 330 1395 flick');
INSERT INTO journal VALUES(640,639,122312036246880257,74,1796387564461,16000623,'move 2 place auto');
INSERT INTO journal VALUES(641,640,122312036246880257,75,1796387569145,16000624,'move 1 throw 3C aim-mm 510 1395 flick');
INSERT INTO journal VALUES(642,641,122312036246880257,76,1796387573083,16000625,'move 2 place 3C B1');
INSERT INTO journal VALUES(643,642,122312036246880257,77,1796387578032,16000626,'move 2 throw JD aim-mm 630 1935 flick');
INSERT INTO journal VALUES(644,643,122312036246880257,78,1796387582613,16000627,'move 1 throw 10C aim-mm 750 1215 float');
INSERT INTO journal VALUES(645,644,122312036246880257,79,1796387586847,16000628,'move 2 place auto');
INSERT INTO journal VALUES(646,645,122312036246880257,80,1796387590716,16000629,'move 2 throw 5D aim-mm 810 1215 flick');
INSERT INTO journal VALUES(647,646,122312036246880257,81,1796387595664,16000630,'move 2 place auto');
INSERT INTO journal VALUES(648,647,122312036246880257,82,1796387598836,16000631,'move 1 throw 5S aim-mm 630 1395 flick');
INSERT INTO journal VALUES(649,648,122312036246880257,83,1796387602848,16000632,'move 1 place 7C F20');
INSERT INTO journal VALUES(650,649,122312036246880257,84,1796387603957,16000633,'move 1 place 5S D13');
INSERT INTO journal VALUES(651,650,122312036246880257,85,1796387603957,0,'hash a64be050c8033c5c8053fb91891bf533');
INSERT INTO journal VALUES(652,651,122312036246880257,86,1796387607197,16000634,'move 2 throw 9H aim-mm 210 1125 flick');
INSERT INTO journal VALUES(653,652,122312036246880257,87,1796387609450,16000635,'move 2 place auto');
INSERT INTO journal VALUES(654,653,122312036246880257,88,1796387611548,16000636,'move 1 throw 6S aim-mm 570 1125 flick');
INSERT INTO journal VALUES(655,654,122312036246880257,89,1796387612904,16000637,'move 1 place 6S A13');
INSERT INTO journal VALUES(656,655,122312036246880257,90,1796387617139,16000638,'move 1 place auto');
INSERT INTO journal VALUES(657,656,122312036246880257,91,1796387621521,16000639,'move 2 throw 6D aim-mm 30 1125 flick');
INSERT INTO journal VALUES(658,657,122312036246880257,92,1796387626308,16000640,'move 2 place 2D C4');
INSERT INTO journal VALUES(659,658,122312036246880257,93,1796387628997,16000641,'move 2 place auto');
INSERT INTO journal VALUES(660,659,122312036246880257,94,1796387632601,16000642,'move 1 throw 7C aim-mm 750 1215 float');
INSERT INTO journal VALUES(661,660,122312036246880257,95,1796387637014,16000643,'move 1 place 7C G15');
INSERT INTO journal VALUES(662,661,122312036246880257,96,1796387638140,16000644,'move 1 place auto');
INSERT INTO journal VALUES(663,662,122312036246880257,97,1796387641663,16000645,'move 2 throw 2D aim-mm 30 1125 flick');
INSERT INTO journal VALUES(664,663,122312036246880257,98,1796387643947,16000646,'move 2 place 2D E5');
INSERT INTO journal VALUES(665,664,122312036246880257,99,1796387648896,16000647,'move 2 place auto');
INSERT INTO journal VALUES(666,665,122312036246880257,100,1796387651278,16000648,'move 1 throw 7C aim-mm 348 1105 float');
INSERT INTO journal VALUES(667,666,122312036246880257,101,1796387652368,16000649,'move 1 place 7C C14');
INSERT INTO journal VALUES(668,667,122312036246880257,102,1796387652368,0,'hash c4e353dc66c722d70bc7c5e42db93ee1');
INSERT INTO journal VALUES(669,668,122312036246880257,103,1796387656230,16000650,'move 1 place auto');
INSERT INTO journal VALUES(670,669,122312036246880257,104,1796387659061,16000651,'move 2 throw 6D aim-mm 762 1384 float');
INSERT INTO journal VALUES(671,670,122312036246880257,105,1796387663715,16000652,'move 1 place 6D N14');
INSERT INTO journal VALUES(672,671,122312036246880257,106,1796387666963,16000653,'move 1 throw 7C aim-mm 930 1305 flick');
INSERT INTO journal VALUES(673,672,122312036246880257,107,1796387669700,16000654,'move 1 place 7C O19');
INSERT INTO journal VALUES(674,673,122312036246880257,108,1796387672148,16000655,'move 1 place auto');
INSERT INTO journal VALUES(675,674,122312036246880257,109,1796387676775,16000656,'move 2 throw 8D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(676,675,122312036246880257,110,1796387696775,0,'timeout 2');
INSERT INTO journal VALUES(677,676,122312036246880257,111,1796387696775,0,'auto 2 place auto');
INSERT INTO journal VALUES(678,677,122312036246880257,112,1796387740548,16000657,'void It took too long.');
INSERT INTO journal VALUES(679,678,122312036246880257,113,1796387740548,0,'hash e1c445c4dd5ce2b96fab3e4741cd4156');
INSERT INTO journal VALUES(680,0,122315138601582593,1,1796387801548,16000664,'move 1 layout spread done');
INSERT INTO journal VALUES(681,680,122315138601582593,2,1796387803588,16000665,'move 2 layout spread done');
INSERT INTO journal VALUES(682,681,122315138601582593,3,1796387808314,16000666,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(683,682,122315138601582593,4,1796387813219,16000667,'move 1 place auto');
INSERT INTO journal VALUES(684,683,122315138601582593,5,1796387815222,16000668,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(685,684,122315138601582593,6,1796387816655,16000669,'move 2 place auto');
INSERT INTO journal VALUES(686,685,122315138601582593,7,1796387821217,16000670,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(687,686,122315138601582593,8,1796387841217,0,'timeout 1');
INSERT INTO journal VALUES(688,687,122315138601582593,9,1796387841217,0,'auto 1 place auto');
INSERT INTO journal VALUES(689,688,122315138601582593,10,1796387863484,16000671,'move 2 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(690,689,122315138601582593,11,1796387866597,16000672,'move 2 place auto');
INSERT INTO journal VALUES(691,690,122315138601582593,12,1796387870971,16000673,'move 1 throw 2D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(692,691,122315138601582593,13,1796387872871,16000674,'move 1 place auto');
INSERT INTO journal VALUES(693,692,122315138601582593,14,1796387874897,16000675,'move 2 throw JS aim-mm 330 1125 flick');
INSERT INTO journal VALUES(694,693,122315138601582593,15,1796387878963,16000676,'move 2 place auto');
INSERT INTO journal VALUES(695,694,122315138601582593,16,1796387881782,16000677,'move 1 throw 2D aim-mm 270 1215 flick');
INSERT INTO journal VALUES(696,695,122315138601582593,17,1796387881782,0,'hash 7df036f4bd0ea7f4e169db8042fed4a1');
INSERT INTO journal VALUES(697,696,122315138601582593,18,1796387883232,16000678,'move 1 place auto');
INSERT INTO journal VALUES(698,697,122315138601582593,19,1796387886796,16000679,'move 2 throw 8S aim-mm 930 1125 flick');
INSERT INTO journal VALUES(699,698,122315138601582593,20,1796387887915,16000680,'move 2 place auto');
INSERT INTO journal VALUES(700,699,122315138601582593,21,1796387891465,16000681,'move 1 throw 2D aim-mm 690 1215 flick');
INSERT INTO journal VALUES(701,700,122315138601582593,22,1796387911465,0,'timeout 1');
INSERT INTO journal VALUES(702,701,122315138601582593,23,1796387911465,0,'auto 1 place auto');
INSERT INTO journal VALUES(703,702,122315138601582593,24,1796387934637,16000682,'move 2 throw 6S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(704,703,122315138601582593,25,1796387939303,16000683,'move 2 place auto');
INSERT INTO journal VALUES(705,704,122315138601582593,26,1796387943575,16000684,'move 1 throw 2D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(706,705,122315138601582593,27,1796387946844,16000685,'move 1 place auto');
INSERT INTO journal VALUES(707,706,122315138601582593,28,1796387951029,16000686,'move 2 throw 5S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(708,707,122315138601582593,29,1796387955979,16000687,'move 2 place auto');
INSERT INTO journal VALUES(709,708,122315138601582593,30,1796387957979,16000688,'move 1 throw 3D aim-mm 330 1395 flick');
INSERT INTO journal VALUES(710,709,122315138601582593,31,1796387961066,16000689,'move 1 place auto');
INSERT INTO journal VALUES(711,710,122315138601582593,32,1796387964894,16000690,'move 2 throw 2S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(712,711,122315138601582593,33,1796387967332,16000691,'move 2 place auto');
INSERT INTO journal VALUES(713,712,122315138601582593,34,1796387967332,0,'hash c6660f90315642970fe1157a443d40ea');
INSERT INTO journal VALUES(714,713,122315138601582593,35,1796387968490,16000692,'move 1 throw AD aim-mm 810 1395 flick');
INSERT INTO journal VALUES(715,714,122315138601582593,36,1796387972917,16000693,'move 1 place auto');
INSERT INTO journal VALUES(716,715,122315138601582593,37,1796387975132,16000694,'move 2 throw JC aim-mm 30 1125 flick');
INSERT INTO journal VALUES(717,716,122315138601582593,38,1796387976143,16000695,'move 2 place auto');
INSERT INTO journal VALUES(718,717,122315138601582593,39,1796387977546,16000696,'move 1 throw 4D aim-mm 930 1395 flick');
INSERT INTO journal VALUES(719,718,122315138601582593,40,1796387979510,16000697,'move 1 place auto');
INSERT INTO journal VALUES(720,719,122315138601582593,41,1796387983305,16000698,'move 2 throw 6S aim-mm 510 1395 flick');
INSERT INTO journal VALUES(721,720,122315138601582593,42,1796387986699,16000699,'move 2 place auto');
INSERT INTO journal VALUES(722,721,122315138601582593,43,1796387989865,16000700,'move 1 throw 4D aim-mm 630 1485 flick');
INSERT INTO journal VALUES(723,722,122315138601582593,44,1796387993573,16000701,'move 2 place auto');
INSERT INTO journal VALUES(724,723,122315138601582593,45,1796388053573,0,'timeout 2');
INSERT INTO journal VALUES(725,724,122315138601582593,46,1796388053573,0,'auto 2 throw 6S aim-mm 630 1395 flick');
INSERT INTO journal VALUES(726,725,122315138601582593,47,1796388059181,16000702,'move 2 place auto');
INSERT INTO journal VALUES(727,726,122315138601582593,48,1796388064158,16000703,'move 1 throw 5D aim-mm 30 1395 flick');
INSERT INTO journal VALUES(728,727,122315138601582593,49,1796388067187,16000704,'move 1 place auto');
INSERT INTO journal VALUES(729,728,122315138601582593,50,1796388071922,16000705,'move 2 throw 5S aim-mm 330 1395 flick');
INSERT INTO journal VALUES(730,729,122315138601582593,51,1796388071922,0,'hash d49f8266be7f518770b265667c4a20c1');
INSERT INTO journal VALUES(731,730,122315138601582593,52,1796388076532,16000706,'move 2 place auto');
INSERT INTO journal VALUES(732,731,122315138601582593,53,1796388080880,16000707,'leave 1');
INSERT INTO journal VALUES(733,732,122315138601582593,54,1796388080880,0,'hash 5e04124ee60e91ce95cd8a7a5c9f66d8');
INSERT INTO journal VALUES(734,733,122315138601582593,55,1796388080880,16000709,'vote 2 1 penalize open');
INSERT INTO journal VALUES(735,0,122316566057451521,1,1796388141880,16000716,'move 1 swap 8H KH');
INSERT INTO journal VALUES(736,735,122316566057451521,2,1796388205668,16000717,'move 1 swap AD 6D');
INSERT INTO journal VALUES(737,736,122316566057451521,3,1796388210335,16000718,'move 1 place 3H O5');
INSERT INTO journal VALUES(738,737,122316566057451521,4,1796388214411,16000719,'move 1 layout spread done');
INSERT INTO journal VALUES(739,738,122316566057451521,5,1796388216273,16000720,'move 2 layout deep done');
INSERT INTO journal VALUES(740,739,122316566057451521,6,1796388218278,16000721,'move 1 throw 9D aim-mm 930 1665 float');
INSERT INTO journal VALUES(741,740,122316566057451521,7,1796388222364,16000722,'move 1 place 9D O3');
INSERT INTO journal VALUES(742,741,122316566057451521,8,1796388224912,16000723,'move 1 place auto');
INSERT INTO journal VALUES(743,742,122316566057451521,9,1796388226521,16000724,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(744,743,122316566057451521,10,1796388228095,16000725,'move 1 place JS L7');
INSERT INTO journal VALUES(745,744,122316566057451521,11,1796388232217,16000726,'move 1 throw 7D aim-mm 330 1755 flick');
INSERT INTO journal VALUES(746,745,122316566057451521,12,1796388234027,16000727,'move 2 place 7D D19');
INSERT INTO journal VALUES(747,746,122316566057451521,13,1796388238314,16000728,'move 2 throw 9S aim-mm 510 1125 flick');
INSERT INTO journal VALUES(748,747,122316566057451521,14,1796388240283,16000729,'move 2 place 9H M18');
INSERT INTO journal VALUES(749,748,122316566057451521,15,1796388242556,16000730,'move 2 place 9S D18');
INSERT INTO journal VALUES(750,749,122316566057451521,16,1796388302556,0,'timeout 1');
INSERT INTO journal VALUES(751,750,122316566057451521,17,1796388302556,0,'auto 1 throw AD aim-mm 210 1575 flick');
INSERT INTO journal VALUES(752,751,122316566057451521,18,1796388302556,0,'hash f48d44c01b3568809d9c00690a956a9c');
INSERT INTO journal VALUES(753,752,122316566057451521,19,1796388306251,16000731,'move 1 place auto');
INSERT INTO journal VALUES(754,753,122316566057451521,20,1796388307567,16000732,'move 2 throw 8C aim-mm 510 1395 float');
INSERT INTO journal VALUES(755,754,122316566057451521,21,1796388309364,16000733,'move 2 place 3H M15');
INSERT INTO journal VALUES(756,755,122316566057451521,22,1796388313860,16000734,'move 2 place 8C L15');
INSERT INTO journal VALUES(757,756,122316566057451521,23,1796388316770,16000735,'move 1 throw 4D aim-mm 690 1935 flick');
INSERT INTO journal VALUES(758,757,122316566057451521,24,1796388319693,16000736,'move 1 place QC F6');
INSERT INTO journal VALUES(759,758,122316566057451521,25,1796388323263,16000737,'move 1 place auto');
INSERT INTO journal VALUES(760,759,122316566057451521,26,1796388324608,16000738,'move 2 throw 8C aim-mm 630 1125 flick');
INSERT INTO journal VALUES(761,760,122316566057451521,27,1796388328161,16000739,'move 2 place 8H P15');
INSERT INTO journal VALUES(762,761,122316566057451521,28,1796388329639,16000740,'move 2 place 8C C17');
INSERT INTO journal VALUES(763,762,122316566057451521,29,1796388332011,16000741,'move 1 throw 4D aim-mm 450 1755 flick');
INSERT INTO journal VALUES(764,763,122316566057451521,30,1796388332011,0,'hash c03b33c9d8c0cec3199ddcea0dd1c195');
INSERT INTO journal VALUES(765,0,122317628915056641,1,1796388395285,16000750,'move 1 play R9');
INSERT INTO journal VALUES(766,765,122317628915056641,2,1796388396712,16000751,'move 2 play R6');
INSERT INTO journal VALUES(767,766,122317628915056641,3,1796388399983,16000752,'move 3 play R8');
INSERT INTO journal VALUES(768,767,122317628915056641,4,1796388404224,16000753,'move 1 play G8');
INSERT INTO journal VALUES(769,768,122317628915056641,5,1796388405969,16000754,'move 2 play GV');
INSERT INTO journal VALUES(770,769,122317628915056641,6,1796388409707,16000755,'move 1 play G1');
INSERT INTO journal VALUES(771,770,122317628915056641,7,1796388411234,16000756,'move 3 play G9');
INSERT INTO journal VALUES(772,771,122317628915056641,8,1796388414405,16000757,'move 2 play J color B');
INSERT INTO journal VALUES(773,772,122317628915056641,9,1796388416406,16000758,'move 1 play B9');
INSERT INTO journal VALUES(774,773,122317628915056641,10,1796388419779,16000759,'move 3 play J color G');
INSERT INTO journal VALUES(775,774,122317628915056641,11,1796388422285,16000760,'move 2 draw');
INSERT INTO journal VALUES(776,775,122317628915056641,12,1796388427270,16000761,'move 1 play J color Y');
INSERT INTO journal VALUES(777,0,122317767981400065,1,1796388428441,16000771,'move 4 play AD AH suit S');
INSERT INTO journal VALUES(778,777,122317767981400065,2,1796388431170,16000772,'move 1 play 3S 4S');
INSERT INTO journal VALUES(779,778,122317767981400065,3,1796388435425,16000773,'move 2 play 2C');
INSERT INTO journal VALUES(780,779,122317767981400065,4,1796388439925,16000774,'move 3 take');
INSERT INTO journal VALUES(781,780,122317767981400065,5,1796388441105,16000775,'move 4 play 2S');
INSERT INTO journal VALUES(782,781,122317767981400065,6,1796388444080,16000776,'move 1 take');
INSERT INTO journal VALUES(783,782,122317767981400065,7,1796388447636,16000777,'move 2 draw');
INSERT INTO journal VALUES(784,783,122317767981400065,8,1796388452615,16000778,'move 3 play 2H 2D');
INSERT INTO journal VALUES(785,784,122317767981400065,9,1796388455572,16000779,'move 4 take');
INSERT INTO journal VALUES(786,785,122317767981400065,10,1796388458385,16000780,'move 1 play AS suit S');
INSERT INTO journal VALUES(787,786,122317767981400065,11,1796388461456,16000781,'move 2 play JOKER suit C');
INSERT INTO journal VALUES(788,787,122317767981400065,12,1796388463169,16000782,'move 3 play QC QH');
INSERT INTO journal VALUES(789,0,122317920712785921,1,1796388464855,16000789,'move 1 keep 5S JD 9S');
INSERT INTO journal VALUES(790,789,122317920712785921,2,1796388469260,16000790,'move 2 keep 2C 2S 5D');
INSERT INTO journal VALUES(791,790,122317920712785921,3,1796388472249,16000791,'move 3 keep 10D AH QS');
INSERT INTO journal VALUES(792,791,122317920712785921,4,1796388473570,16000792,'move 1 play 3S 3D');
INSERT INTO journal VALUES(793,792,122317920712785921,5,1796388476835,16000793,'move 2 play 6D');
INSERT INTO journal VALUES(794,793,122317920712785921,6,1796388480370,16000794,'move 3 play 6S');
INSERT INTO journal VALUES(795,794,122317920712785921,7,1796388482533,16000795,'move 1 play 6H');
INSERT INTO journal VALUES(796,795,122317920712785921,8,1796388485815,16000796,'move 2 play JS');
INSERT INTO journal VALUES(797,796,122317920712785921,9,1796388488863,16000797,'move 3 play JH');
INSERT INTO journal VALUES(798,797,122317920712785921,10,1796388492741,16000798,'move 1 play QH');
INSERT INTO journal VALUES(799,798,122317920712785921,11,1796388495632,16000799,'move 2 play AS AD');
INSERT INTO journal VALUES(800,799,122317920712785921,12,1796388498450,16000800,'move 3 play 5H');
INSERT INTO journal VALUES(801,0,122318079253282817,1,1796388502654,16000807,'move 1 play 9S');
INSERT INTO journal VALUES(802,801,122318079253282817,2,1796388506418,16000808,'move 2 play 4S 4H');
INSERT INTO journal VALUES(803,802,122318079253282817,3,1796388508961,16000809,'move 3 play 4C');
INSERT INTO journal VALUES(804,803,122318079253282817,4,1796388512060,16000810,'move 1 play 7C');
INSERT INTO journal VALUES(805,804,122318079253282817,5,1796388515671,16000811,'move 2 play AD suit S');
INSERT INTO journal VALUES(806,805,122318079253282817,6,1796388517417,16000812,'move 3 play QS');
INSERT INTO journal VALUES(807,806,122318079253282817,7,1796388521782,16000813,'move 1 play QD');
INSERT INTO journal VALUES(808,807,122318079253282817,8,1796388523364,16000814,'move 2 play KD KS');
INSERT INTO journal VALUES(809,808,122318079253282817,9,1796388525384,16000815,'move 3 play 6S');
INSERT INTO journal VALUES(810,809,122318079253282817,10,1796388527823,16000816,'move 1 play 6H');
INSERT INTO journal VALUES(811,810,122318079253282817,11,1796388529474,16000817,'move 2 play 8H');
INSERT INTO journal VALUES(812,811,122318079253282817,12,1796388530720,16000818,'move 1 play 7S');
INSERT INTO journal VALUES(813,0,122318205694771201,1,1796388532800,16000823,'move 1 layout spread done');
INSERT INTO journal VALUES(814,813,122318205694771201,2,1796388535381,16000824,'move 2 layout spread done');
INSERT INTO journal VALUES(815,814,122318205694771201,3,1796388538197,16000825,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(816,815,122318205694771201,4,1796388541635,16000826,'move 2 place auto');
INSERT INTO journal VALUES(817,816,122318205694771201,5,1796388545518,16000827,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(818,817,122318205694771201,6,1796388550109,16000828,'move 2 place auto');
INSERT INTO journal VALUES(819,818,122318205694771201,7,1796388551965,16000829,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(820,819,122318205694771201,8,1796388554638,16000830,'move 2 place auto');
INSERT INTO journal VALUES(821,820,122318205694771201,9,1796388558404,16000831,'move 1 throw 8S aim-mm 510 1125 flick');
INSERT INTO journal VALUES(822,821,122318205694771201,10,1796388563256,16000832,'move 1 place auto');
INSERT INTO journal VALUES(823,822,122318205694771201,11,1796388566362,16000833,'move 2 throw 2D aim-mm 450 1125 flick');
INSERT INTO journal VALUES(824,823,122318205694771201,12,1796388568283,16000834,'move 2 place auto');
INSERT INTO journal VALUES(825,776,122317628915056641,13,1796388571571,0,'timeout 3');
INSERT INTO journal VALUES(826,825,122317628915056641,14,1796388571571,0,'auto 3 play Y5');
INSERT INTO journal VALUES(827,788,122317767981400065,13,1796388571571,0,'timeout 4');
INSERT INTO journal VALUES(828,827,122317767981400065,14,1796388571571,0,'auto 4 play 6H');
INSERT INTO journal VALUES(829,800,122317920712785921,13,1796388571571,0,'timeout 2');
INSERT INTO journal VALUES(830,829,122317920712785921,14,1796388571571,0,'auto 2 play KS');
INSERT INTO journal VALUES(831,0,122318368312131585,1,1796388573058,0,'move 3 draw');
INSERT INTO journal VALUES(832,831,122318368312131585,2,1796388576571,16000842,'move 2 play B6');
INSERT INTO journal VALUES(833,832,122318368312131585,3,1796388578458,16000843,'move 1 play B8');
INSERT INTO journal VALUES(834,833,122318368312131585,4,1796388579881,0,'move 4 play B2');
INSERT INTO journal VALUES(835,834,122318368312131585,5,1796388580844,0,'move 3 play R2');
INSERT INTO journal VALUES(836,835,122318368312131585,6,1796388584881,16000844,'move 2 draw');
INSERT INTO journal VALUES(837,836,122318368312131585,7,1796388587702,16000845,'move 1 draw');
INSERT INTO journal VALUES(838,837,122318368312131585,8,1796388590045,0,'move 4 play R4');
INSERT INTO journal VALUES(839,812,122318079253282817,13,1796388590720,0,'timeout 3');
INSERT INTO journal VALUES(840,839,122318079253282817,14,1796388590720,0,'auto 3 play 3H');
INSERT INTO journal VALUES(841,838,122318368312131585,9,1796388591884,0,'move 3 play G4');
INSERT INTO journal VALUES(842,841,122318368312131585,10,1796388595045,16000846,'move 2 draw');
INSERT INTO journal VALUES(843,842,122318368312131585,11,1796388596598,16000847,'move 1 play J+4 color B');
INSERT INTO journal VALUES(844,843,122318368312131585,12,1796388601116,0,'move 4 lie');
INSERT INTO journal VALUES(845,844,122318368312131585,13,1796388606116,0,'move 3 draw');
INSERT INTO journal VALUES(846,845,122318368312131585,14,1796388606116,16000848,'move 2 play B5');
INSERT INTO journal VALUES(847,846,122318368312131585,15,1796388607338,16000849,'move 1 play B1');
INSERT INTO journal VALUES(848,847,122318368312131585,16,1796388612179,0,'move 4 play BS');
INSERT INTO journal VALUES(849,848,122318368312131585,17,1796388612179,0,'hash dd0590e1b1ef4c8c4261d1c795d8ff02');
INSERT INTO journal VALUES(850,0,122318538634428417,1,1796388613124,0,'move 5 play AH suit S');
INSERT INTO journal VALUES(851,850,122318538634428417,2,1796388617179,0,'move 1 play 2S');
INSERT INTO journal VALUES(852,851,122318538634428417,3,1796388617179,16000858,'move 2 take');
INSERT INTO journal VALUES(853,852,122318538634428417,4,1796388619974,16000859,'move 3 play QS');
INSERT INTO journal VALUES(854,853,122318538634428417,5,1796388624339,0,'move 4 play JOKER suit S');
INSERT INTO journal VALUES(855,854,122318538634428417,6,1796388628283,0,'move 5 play 7S 6S');
INSERT INTO journal VALUES(856,824,122318205694771201,13,1796388628283,0,'timeout 1');
INSERT INTO journal VALUES(857,856,122318205694771201,14,1796388628283,0,'auto 1 throw 7S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(858,855,122318538634428417,7,1796388630226,0,'move 1 play 6D');
INSERT INTO journal VALUES(859,826,122317628915056641,15,1796388631571,0,'timeout 2');
INSERT INTO journal VALUES(860,859,122317628915056641,16,1796388631571,0,'auto 2 play Y2');
INSERT INTO journal VALUES(861,860,122317628915056641,17,1796388631571,0,'hash 7f4601cebee9c502e8b59c9639b09657');
INSERT INTO journal VALUES(862,828,122317767981400065,15,1796388631571,0,'timeout 1');
INSERT INTO journal VALUES(863,862,122317767981400065,16,1796388631571,0,'auto 1 play 7H');
INSERT INTO journal VALUES(864,863,122317767981400065,17,1796388631571,0,'hash 55daa44bd68f42362c6d57288f0f23df');
INSERT INTO journal VALUES(865,830,122317920712785921,15,1796388631571,0,'timeout 1');
INSERT INTO journal VALUES(866,865,122317920712785921,16,1796388631571,0,'auto 1 play 2D');
INSERT INTO journal VALUES(867,866,122317920712785921,17,1796388631571,0,'hash 5f05329f6d937a376a658e0bbbdda56d');
INSERT INTO journal VALUES(868,858,122318538634428417,8,1796388634339,16000860,'move 2 play AS suit D');
INSERT INTO journal VALUES(869,868,122318538634428417,9,1796388637125,16000861,'move 3 play 8D to 5');
INSERT INTO journal VALUES(870,869,122318538634428417,10,1796388640859,0,'move 4 play AD suit D');
INSERT INTO journal VALUES(871,870,122318538634428417,11,1796388645859,0,'move 5 play 3D');
INSERT INTO journal VALUES(872,871,122318538634428417,12,1796388646797,0,'move 1 play 9D');
INSERT INTO journal VALUES(873,857,122318205694771201,15,1796388648283,0,'timeout 1');
INSERT INTO journal VALUES(874,873,122318205694771201,16,1796388648283,0,'auto 1 place auto');
INSERT INTO journal VALUES(875,874,122318205694771201,17,1796388648283,0,'hash bde203450999fdfe7a02747f15ea2d8a');
INSERT INTO journal VALUES(876,840,122318079253282817,15,1796388650720,0,'timeout 2');
INSERT INTO journal VALUES(877,876,122318079253282817,16,1796388650720,0,'auto 2 take');
INSERT INTO journal VALUES(878,877,122318079253282817,17,1796388650720,0,'hash 6f2af76c94168f266bdf216f3257f8a9');
INSERT INTO journal VALUES(879,872,122318538634428417,13,1796388650859,16000862,'move 2 play 2D');
INSERT INTO journal VALUES(880,879,122318538634428417,14,1796388655268,16000863,'move 3 play 3H last');
INSERT INTO journal VALUES(881,880,122318538634428417,15,1796388657950,0,'move 4 play 7H');
INSERT INTO journal VALUES(882,881,122318538634428417,16,1796388662179,0,'move 5 play KH last');
INSERT INTO journal VALUES(883,882,122318538634428417,17,1796388662179,0,'hash 9187ffbde88243bca8473dfa9766b2fe');
INSERT INTO journal VALUES(884,0,122318751583436801,1,1796388662950,16000870,'move 1 keep 4C JC 6D');
INSERT INTO journal VALUES(885,884,122318751583436801,2,1796388664671,16000871,'move 2 keep 2H 2D KS');
INSERT INTO journal VALUES(886,885,122318751583436801,3,1796388664671,0,'move 3 keep KC 5D 10S');
INSERT INTO journal VALUES(887,886,122318751583436801,4,1796388664671,0,'move 4 keep 2S QC AH');
INSERT INTO journal VALUES(888,887,122318751583436801,5,1796388667175,16000872,'move 1 rock');
INSERT INTO journal VALUES(889,888,122318751583436801,6,1796388668267,16000873,'move 2 paper');
INSERT INTO journal VALUES(890,889,122318751583436801,7,1796388669570,16000874,'move 2 play 3H');
INSERT INTO journal VALUES(891,883,122318538634428417,18,1796388672304,0,'move 1 play KC last');
INSERT INTO journal VALUES(892,890,122318751583436801,8,1796388672304,0,'move 3 play 8D 8H');
INSERT INTO journal VALUES(893,849,122318368312131585,18,1796388672304,0,'timeout 2');
INSERT INTO journal VALUES(894,893,122318368312131585,19,1796388672304,0,'auto 2 play B4');
INSERT INTO journal VALUES(895,892,122318751583436801,9,1796388677304,0,'move 4 play 8C');
INSERT INTO journal VALUES(896,895,122318751583436801,10,1796388677304,16000875,'move 1 play JD');
INSERT INTO journal VALUES(897,896,122318751583436801,11,1796388681454,16000876,'move 2 play 7S');
INSERT INTO journal VALUES(898,897,122318751583436801,12,1796388685917,0,'move 3 take');
INSERT INTO journal VALUES(899,898,122318751583436801,13,1796388690917,0,'move 4 play 4S');
INSERT INTO journal VALUES(900,899,122318751583436801,14,1796388690917,16000877,'move 1 play 9D');
INSERT INTO journal VALUES(901,900,122318751583436801,15,1796388692578,16000878,'move 2 play JS');
INSERT INTO journal VALUES(902,861,122317628915056641,18,1796388696787,0,'timeout 1');
INSERT INTO journal VALUES(903,902,122317628915056641,19,1796388696787,0,'auto 1 play Y+2 last');
INSERT INTO journal VALUES(904,864,122317767981400065,18,1796388696787,0,'timeout 2');
INSERT INTO journal VALUES(905,904,122317767981400065,19,1796388696787,0,'auto 2 play 4H 4D');
INSERT INTO journal VALUES(906,867,122317920712785921,18,1796388696787,0,'timeout 3');
INSERT INTO journal VALUES(907,906,122317920712785921,19,1796388696787,0,'auto 3 play 4C');
INSERT INTO journal VALUES(908,901,122318751583436801,16,1796388696787,0,'move 3 play JH JD');
INSERT INTO journal VALUES(909,908,122318751583436801,17,1796388696787,0,'hash 4ba8093e7e5ac53d093a95d08baf6e83');
INSERT INTO journal VALUES(910,909,122318751583436801,18,1796388698283,0,'move 4 play QS');
INSERT INTO journal VALUES(911,0,122318914477621249,1,1796388703816,0,'move 1 play QD');
INSERT INTO journal VALUES(912,911,122318914477621249,2,1796388706787,16000886,'move 2 play 10D');
INSERT INTO journal VALUES(913,875,122318205694771201,18,1796388708283,0,'timeout 2');
INSERT INTO journal VALUES(914,913,122318205694771201,19,1796388708283,0,'auto 2 throw 3D aim-mm 450 1125 flick');
INSERT INTO journal VALUES(915,912,122318914477621249,3,1796388708712,0,'move 3 play AD suit D');
INSERT INTO journal VALUES(916,878,122318079253282817,18,1796388710720,0,'timeout 1');
INSERT INTO journal VALUES(917,916,122318079253282817,19,1796388710720,0,'auto 1 draw');
INSERT INTO journal VALUES(918,915,122318914477621249,4,1796388712985,16000887,'move 4 play 9D');
INSERT INTO journal VALUES(919,918,122318914477621249,5,1796388717022,0,'move 1 play 6D');
INSERT INTO journal VALUES(920,919,122318914477621249,6,1796388722022,16000888,'move 2 play 7S');
INSERT INTO journal VALUES(921,920,122318914477621249,7,1796388725521,0,'move 3 play 7D');
INSERT INTO journal VALUES(922,914,122318205694771201,20,1796388728283,0,'timeout 2');
INSERT INTO journal VALUES(923,922,122318205694771201,21,1796388728283,0,'auto 2 place auto');
INSERT INTO journal VALUES(924,923,122318205694771201,22,1796388730521,0,'auto 1 throw 6S aim-mm 330 1125 flick');
INSERT INTO journal VALUES(925,921,122318914477621249,8,1796388730521,16000889,'move 4 play 3D');
INSERT INTO journal VALUES(926,925,122318914477621249,9,1796388732809,0,'move 1 play 3S');
INSERT INTO journal VALUES(927,924,122318205694771201,23,1796388732809,0,'auto 1 place auto');
INSERT INTO journal VALUES(928,891,122318538634428417,19,1796388732809,0,'timeout 2');
INSERT INTO journal VALUES(929,928,122318538634428417,20,1796388732809,0,'auto 2 play 9C');
INSERT INTO journal VALUES(930,894,122318368312131585,20,1796388732809,0,'timeout 1');
INSERT INTO journal VALUES(931,930,122318368312131585,21,1796388732809,0,'auto 1 play Y4');
INSERT INTO journal VALUES(932,931,122318368312131585,22,1796388737809,0,'move 4 play Y8');
INSERT INTO journal VALUES(933,927,122318205694771201,24,1796388737809,0,'auto 2 throw 3D aim-mm 270 1215 flick');
INSERT INTO journal VALUES(934,926,122318914477621249,10,1796388737809,16000890,'move 2 take');
INSERT INTO journal VALUES(935,933,122318205694771201,25,1796388740402,0,'auto 1 place auto');
INSERT INTO journal VALUES(936,932,122318368312131585,23,1796388740402,0,'move 3 play Y7');
INSERT INTO journal VALUES(937,934,122318914477621249,11,1796388740402,0,'move 3 draw');
INSERT INTO journal VALUES(938,935,122318205694771201,26,1796388745402,0,'auto 1 throw 6S aim-mm 930 1125 flick');
INSERT INTO journal VALUES(939,937,122318914477621249,12,1796388745402,16000891,'move 4 play 2S');
INSERT INTO journal VALUES(940,0,122319103884001281,1,1796388746945,16000897,'move 1 layout spread done');
INSERT INTO journal VALUES(941,940,122319103884001281,2,1796388749468,16000898,'move 2 layout spread done');
INSERT INTO journal VALUES(942,941,122319103884001281,3,1796388753350,16000899,'move 2 throw 10D aim-mm 270 990 float');
INSERT INTO journal VALUES(943,942,122319103884001281,4,1796388754873,16000900,'move 2 place auto');
INSERT INTO journal VALUES(944,943,122319103884001281,5,1796388757318,16000901,'move 1 throw 10C aim-mm 270 990 flick');
INSERT INTO journal VALUES(945,944,122319103884001281,6,1796388761321,16000902,'move 1 place 10C C15');
INSERT INTO journal VALUES(946,945,122319103884001281,7,1796388763141,16000903,'move 1 place auto');
INSERT INTO journal VALUES(947,946,122319103884001281,8,1796388766722,16000904,'move 2 throw 4D aim-mm 930 1935 flick');
INSERT INTO journal VALUES(948,947,122319103884001281,9,1796388768918,16000905,'move 1 place 4D K15');
INSERT INTO journal VALUES(949,948,122319103884001281,10,1796388773607,16000906,'move 1 throw 2C aim-mm 330 1125 float');
INSERT INTO journal VALUES(950,949,122319103884001281,11,1796388775984,16000907,'move 2 place 2C J1');
INSERT INTO journal VALUES(951,950,122319103884001281,12,1796388780681,16000908,'move 2 throw 7D aim-mm 30 1125 flick');
INSERT INTO journal VALUES(952,0,122319265658306561,1,1796388785515,16000915,'move 1 draw');
INSERT INTO journal VALUES(953,952,122319265658306561,2,1796388787563,16000916,'move 1 play R9');
INSERT INTO journal VALUES(954,953,122319265658306561,3,1796388790586,16000917,'move 2 play J color G');
INSERT INTO journal VALUES(955,954,122319265658306561,4,1796388795133,16000918,'move 1 draw');
INSERT INTO journal VALUES(956,955,122319265658306561,5,1796388798152,16000919,'move 2 play J color G');
INSERT INTO journal VALUES(957,956,122319265658306561,6,1796388802474,16000920,'move 1 play G9');
INSERT INTO journal VALUES(958,957,122319265658306561,7,1796388805531,16000921,'move 2 draw');
INSERT INTO journal VALUES(959,958,122319265658306561,8,1796388808006,16000922,'move 1 draw');
INSERT INTO journal VALUES(960,959,122319265658306561,9,1796388810322,16000923,'move 2 draw');
INSERT INTO journal VALUES(961,960,122319265658306561,10,1796388813675,16000924,'move 1 draw');
INSERT INTO journal VALUES(962,961,122319265658306561,11,1796388815727,16000925,'move 2 draw');
INSERT INTO journal VALUES(963,962,122319265658306561,12,1796388819277,16000926,'move 1 draw');
INSERT INTO journal VALUES(964,963,122319265658306561,13,1796388823968,16000927,'leave 1');
INSERT INTO journal VALUES(965,964,122319265658306561,14,1796388823968,0,'hash 191931a0d8cbd8e4397131a032f1e983');
INSERT INTO journal VALUES(966,0,122319426941878274,1,1796388823968,16000941,'move 2 play 7H');
INSERT INTO journal VALUES(967,966,122319426941878274,2,1796388826631,16000942,'move 3 play JOKER suit D');
INSERT INTO journal VALUES(968,967,122319426941878274,3,1796388828956,16000943,'move 4 play 5D');
INSERT INTO journal VALUES(969,968,122319426941878274,4,1796388832299,16000944,'move 5 take');
INSERT INTO journal VALUES(970,969,122319426941878274,5,1796388837168,16000945,'move 6 play AC suit C');
INSERT INTO journal VALUES(971,970,122319426941878274,6,1796388838475,16000946,'move 1 play AS suit D');
INSERT INTO journal VALUES(972,971,122319426941878274,7,1796388840854,16000947,'move 2 draw');
INSERT INTO journal VALUES(973,972,122319426941878274,8,1796388844899,16000948,'move 3 play AH suit S');
INSERT INTO journal VALUES(974,973,122319426941878274,9,1796388849558,16000949,'move 4 play 10S');
INSERT INTO journal VALUES(975,974,122319426941878274,10,1796388853217,16000950,'move 6 play 7S');
INSERT INTO journal VALUES(976,975,122319426941878274,11,1796388854334,16000951,'move 1 play 8S to 3');
INSERT INTO journal VALUES(977,976,122319426941878274,12,1796388856502,16000952,'move 2 play 2S 2C');
INSERT INTO journal VALUES(978,977,122319426941878274,13,1796388860392,16000953,'leave 1');
INSERT INTO journal VALUES(979,0,122319579715207169,1,1796388860392,16000958,'move 1 keep 7D JS JH');
INSERT INTO journal VALUES(980,979,122319579715207169,2,1796388861730,16000959,'move 2 keep QD 10S 10C');
INSERT INTO journal VALUES(981,980,122319579715207169,3,1796388863309,16000960,'move 1 play 3C');
INSERT INTO journal VALUES(982,981,122319579715207169,4,1796388866659,16000961,'move 2 play 4H');
INSERT INTO journal VALUES(983,982,122319579715207169,5,1796388870682,16000962,'move 1 play 9S 9D');
INSERT INTO journal VALUES(984,983,122319579715207169,6,1796388873933,16000963,'move 2 play AC');
INSERT INTO journal VALUES(985,984,122319579715207169,7,1796388877999,16000964,'move 1 take');
INSERT INTO journal VALUES(986,985,122319579715207169,8,1796388880383,16000965,'move 2 play 6H 6D');
INSERT INTO journal VALUES(987,986,122319579715207169,9,1796388884034,16000966,'move 1 take');
INSERT INTO journal VALUES(988,987,122319579715207169,10,1796388885276,16000967,'move 2 play 3H');
INSERT INTO journal VALUES(989,988,122319579715207169,11,1796388888152,16000968,'move 1 take');
INSERT INTO journal VALUES(990,989,122319579715207169,12,1796388889669,16000969,'move 2 play 6C 6S');
INSERT INTO journal VALUES(991,990,122319579715207169,13,1796388893916,16000970,'leave 1');
INSERT INTO journal VALUES(992,991,122319579715207169,14,1796388893916,0,'hash 9988557ed518bf1e6d1a5c93294bfeac');
INSERT INTO journal VALUES(993,0,122319720325054466,1,1796388893916,16000981,'move 1 draw');
INSERT INTO journal VALUES(994,993,122319720325054466,2,1796388898045,16000982,'move 2 play 8D');
INSERT INTO journal VALUES(995,994,122319720325054466,3,1796388901978,16000983,'move 1 play 8C');
INSERT INTO journal VALUES(996,995,122319720325054466,4,1796388903092,16000984,'move 2 play AC suit D');
INSERT INTO journal VALUES(997,996,122319720325054466,5,1796388906180,16000985,'move 3 play 3D');
INSERT INTO journal VALUES(998,997,122319720325054466,6,1796388909874,16000986,'move 4 play 3S');
INSERT INTO journal VALUES(999,998,122319720325054466,7,1796388913050,16000987,'move 5 take');
INSERT INTO journal VALUES(1000,999,122319720325054466,8,1796388915370,16000988,'move 1 draw');
INSERT INTO journal VALUES(1001,1000,122319720325054466,9,1796388918291,16000989,'move 2 draw');
INSERT INTO journal VALUES(1002,1001,122319720325054466,10,1796388919323,16000990,'move 3 draw');
INSERT INTO journal VALUES(1003,1002,122319720325054466,11,1796388921079,16000991,'move 4 draw');
INSERT INTO journal VALUES(1004,1003,122319720325054466,12,1796388922812,16000992,'move 5 draw');
INSERT INTO journal VALUES(1005,1004,122319720325054466,13,1796388924281,16000993,'leave 1');
INSERT INTO journal VALUES(1006,0,122319847685095425,1,1796388924281,16000999,'move 1 layout spread done');
INSERT INTO journal VALUES(1007,1006,122319847685095425,2,1796388928105,16001000,'move 2 swap AC 6C');
INSERT INTO journal VALUES(1008,1007,122319847685095425,3,1796388929977,16001001,'move 2 layout spread');
INSERT INTO journal VALUES(1009,1008,122319847685095425,4,1796388931015,16001002,'move 2 layout spread done');
INSERT INTO journal VALUES(1010,1009,122319847685095425,5,1796388932114,16001003,'move 1 throw 4D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(1011,1010,122319847685095425,6,1796388936484,16001004,'move 1 place 4D O3');
INSERT INTO journal VALUES(1012,1011,122319847685095425,7,1796388940591,16001005,'move 1 place 7S M8');
INSERT INTO journal VALUES(1013,1012,122319847685095425,8,1796388942237,16001006,'move 2 throw 9C aim-mm 510 1935 flick');
INSERT INTO journal VALUES(1014,1013,122319847685095425,9,1796388943366,16001007,'move 1 place 9C L5');
INSERT INTO journal VALUES(1015,1014,122319847685095425,10,1796388948256,16001008,'move 1 throw 4D aim-mm 810 1935 float');
INSERT INTO journal VALUES(1016,1015,122319847685095425,11,1796388951661,16001009,'move 1 place KS N9');
INSERT INTO journal VALUES(1017,1016,122319847685095425,12,1796388954077,16001010,'move 1 place auto');
INSERT INTO journal VALUES(1018,1017,122319847685095425,13,1796388957480,16001011,'leave 1');
INSERT INTO journal VALUES(1019,1018,122319847685095425,14,1796388957480,0,'hash 9cee729aa67fe798d8a956aeed890dc2');
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
INSERT INTO friend VALUES(122292482867200004,189,1796382400000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(122292482867200005,188,1796382400000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(122292482867200006,189,1796382400000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(122292482867200007,189,1796382400000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(122292482867200008,189,1796382400000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(122292482867200001,189,1796382400000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(122292482867200009,189,1796382400000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(122292482867200010,189,1796382400000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(122292482867200011,189,1796382400000,122292482867200009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1796382400000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(122292482867200012,1796382400000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(122292482867200013,1796382400000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1796382400000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(122292482867200014,1796382400000,0,0,'');
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
INSERT INTO lockdown VALUES(122292482867200015,1796382400000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(122292482867200016,1796382400000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1796382400000,1796468800000,'player88','192.0.2.7',2,'kate','');
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
) STRICT;
INSERT INTO rating VALUES(1,101,'last-one',122292482867200018,'game',2083489,-264228,1115,115,1796382545263);
INSERT INTO rating VALUES(2,100,'last-one',122292482867200018,'game',-2083489,-264228,948,-52,1796382545263);
INSERT INTO rating VALUES(3,100,'extreme-last-card',122298013606477825,'game',-2083489,-264228,948,-52,1796384118180);
INSERT INTO rating VALUES(4,101,'extreme-last-card',122298013606477825,'game',2083489,-264228,1115,115,1796384118180);
INSERT INTO rating VALUES(5,101,'palace',122301243216363521,'game',2083489,-264228,1115,115,1796384571732);
INSERT INTO rating VALUES(6,100,'palace',122301243216363521,'game',-2083489,-264228,948,-52,1796384571732);
INSERT INTO rating VALUES(7,100,'switch',122307091196018689,'game',-1041745,-132114,974,-26,1796386031452);
INSERT INTO rating VALUES(8,101,'switch',122307091196018689,'game',1041745,-132114,1058,58,1796386031452);
INSERT INTO rating VALUES(9,100,'exta-cards',122315138601582593,'game',-520872,-66057,987,-13,1796388080880);
INSERT INTO rating VALUES(10,101,'exta-cards',122315138601582593,'game',520872,-66057,1029,29,1796388080880);
INSERT INTO rating VALUES(11,134,'last-one',122319265658306561,'game',-2083489,-264228,948,-52,1796388823968);
INSERT INTO rating VALUES(12,133,'last-one',122319265658306561,'game',2083489,-264228,1115,115,1796388823968);
INSERT INTO rating VALUES(13,141,'palace',122319579715207169,'game',-2083489,-264228,948,-52,1796388893916);
INSERT INTO rating VALUES(14,142,'palace',122319579715207169,'game',2083489,-264228,1115,115,1796388893916);
INSERT INTO rating VALUES(15,148,'exta-cards',122319847685095425,'game',-2083489,-264228,948,-52,1796388957480);
INSERT INTO rating VALUES(16,149,'exta-cards',122319847685095425,'game',2083489,-264228,1115,115,1796388957480);
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
INSERT INTO rated VALUES(100,'exta-cards',-520872,-66057,1,1796388080880);
INSERT INTO rated VALUES(100,'extreme-last-card',-2083489,-264228,1,1796384118180);
INSERT INTO rated VALUES(100,'last-one',-2083489,-264228,1,1796382545263);
INSERT INTO rated VALUES(100,'palace',-2083489,-264228,1,1796384571732);
INSERT INTO rated VALUES(100,'switch',-1041745,-132114,1,1796386031452);
INSERT INTO rated VALUES(101,'exta-cards',520872,-66057,1,1796388080880);
INSERT INTO rated VALUES(101,'extreme-last-card',2083489,-264228,1,1796384118180);
INSERT INTO rated VALUES(101,'last-one',2083489,-264228,1,1796382545263);
INSERT INTO rated VALUES(101,'palace',2083489,-264228,1,1796384571732);
INSERT INTO rated VALUES(101,'switch',1041745,-132114,1,1796386031452);
INSERT INTO rated VALUES(133,'last-one',2083489,-264228,1,1796388823968);
INSERT INTO rated VALUES(134,'last-one',-2083489,-264228,1,1796388823968);
INSERT INTO rated VALUES(141,'palace',-2083489,-264228,1,1796388893916);
INSERT INTO rated VALUES(142,'palace',2083489,-264228,1,1796388893916);
INSERT INTO rated VALUES(148,'exta-cards',-2083489,-264228,1,1796388957480);
INSERT INTO rated VALUES(149,'exta-cards',2083489,-264228,1,1796388957480);
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
CREATE UNIQUE INDEX rating_once ON rating (game, account, board, reason);
CREATE INDEX rating_account ON rating (account, board, n);
CREATE TRIGGER rating_no_update BEFORE UPDATE OF n, board, game, reason, mu, sigma, shown, moved, at_ms ON rating
BEGIN
    SELECT RAISE(ABORT, 'the ledger of ratings is never changed');
END;
CREATE TRIGGER rating_no_delete BEFORE DELETE ON rating
BEGIN
    SELECT RAISE(ABORT, 'the ledger of ratings is never changed');
END;
COMMIT;
PRAGMA user_version = 16;
