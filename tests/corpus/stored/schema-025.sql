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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,190,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,40,100000,'',0);
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
INSERT INTO account VALUES(136,'player36','player36','player36','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(137,'player37','player37','player37','',0,1,0,0,20,100010,'',0);
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
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1797160000000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
, cup INTEGER NOT NULL DEFAULT 0, cup_round INTEGER NOT NULL DEFAULT 0, cup_table INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO card_table VALUES(125575414188867584,16,125575414188867585,replace('game last-one\noptions mode=quick points=100 pairs=no limit=600\nseats 3\nterms open\nbet 0\nclock 60000\nhost 108\ndelay 1\nseat 1 109 account 0 0 25000650 player9\nseat 2 125575414188867586 bot 1 0 0 bot-ada\nseat 3 108 account 0 0 25000649 player8\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125575607764385792,17,125575607764385793,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 6\nterms open\nbet 0\nclock 60000\nhost 110\ndelay 1\nseat 1 111 account 0 0 25000668 player11\nseat 2 125575607764385795 bot 2 0 0 bot-blaise\nseat 3 125575607764385797 bot 2 0 0 bot-dora\nseat 4 110 account 0 0 25000667 player10\nseat 5 125575607764385796 bot 1 0 0 bot-cleo\nseat 6 125575607764385794 bot 1 0 0 bot-ada\nnext 125577606723534848 7262000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125575828066009088,18,125575828066009089,replace('game palace\noptions tie=rps bomb=pile limit=500\nseats 3\nterms open\nbet 0\nclock 60000\nhost 112\ndelay 1\nseat 1 112 account 0 0 25000678 player12\nseat 2 125575828066009090 bot 1 0 0 bot-ada\nseat 3 113 account 0 0 25000679 player13\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125576028650209280,19,125576028650209281,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800\nseats 2\nterms open\nbet 0\nclock 60000\nhost 114\ndelay 1\nseat 1 114 account 0 0 25000690 player14\nseat 2 115 account 0 0 25000691 player15\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125576186091798528,20,125576186091798529,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 116\ndelay 1\nseat 1 117 account 0 0 25000708 player17\nseat 2 116 account 0 0 25000707 player16\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125576315989393408,21,125576315989393409,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 4\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 1 121 account 0 0 25000728 player21\nseat 2 118 account 0 0 25000725 player18\nseat 3 120 account 0 0 25000727 player20\nseat 4 119 account 0 0 25000726 player19\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125576481500823552,22,125576481500823553,replace('game extreme-last-card\noptions hand=5 draw=must-play limit=400\nseats 7\nterms open\nbet 10\nclock 60000\nhost 122\ndelay 1\nseat 1 122 account 0 0 25000749 player22\nseat 2 128 account 0 0 25000755 player28\nseat 3 127 account 0 0 25000754 player27\nseat 4 124 account 0 0 25000751 player24\nseat 5 125 account 0 0 25000752 player25\nseat 6 123 account 0 0 25000750 player23\nseat 7 126 account 0 0 25000753 player26\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125576635461140480,23,125576635461140481,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 4\nterms open\nbet 10\nclock 60000\nhost 129\ndelay 1\nseat 1 130 account 0 0 25000774 player30\nseat 2 129 account 0 0 25000773 player29\nseat 3 132 account 0 0 25000776 player32\nseat 4 131 account 0 0 25000775 player31\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125576778939891712,24,125576778939891713,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800\nseats 3\nterms open\nbet 10\nclock 60000\nhost 133\ndelay 1\nseat 1 135 account 0 0 25000795 player35\nseat 2 134 account 0 0 25000794 player34\nseat 3 133 account 0 0 25000793 player33\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125576919960780800,25,125576919960780801,replace('game exta-cards\noptions jokers=yes throws=40 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 137\ndelay 1\nseat 2 137 account 0 0 25000813 player37\nnext 125577072675389440 5762000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125577072675389441,26,125577072675389442,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 2\nterms open\nbet 0\nclock 60000\nhost 138\ndelay 1\nfrozen looked into\nseat 1 139 account 0 0 25000831 player39\nseat 2 138 account 0 0 25000830 player38\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125577214421893120,27,125577214421893121,replace('game extreme-last-card\noptions hand=8 draw=must-play limit=400\nseats 8\nterms open\nbet 0\nclock 60000\nhost 140\ndelay 1\nfrozen looked into\nseat 1 125577214421893127 bot 2 0 0 bot-fay\nseat 2 140 account 0 0 25000854 player40\nseat 3 125577214421893126 bot 1 0 0 bot-emil\nseat 4 125577214421893125 bot 2 0 0 bot-dora\nseat 5 125577214421893123 bot 2 0 0 bot-blaise\nseat 6 125577214421893122 bot 1 0 0 bot-ada\nseat 7 141 account 0 0 25000855 player41\nseat 8 125577214421893124 bot 1 0 0 bot-cleo\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125577434660601856,28,125577434660601857,replace('game palace\noptions tie=coin bomb=single limit=500\nseats 2\nterms open\nbet 0\nclock 60000\nhost 142\ndelay 1\nfrozen looked into\nseat 1 143 account 0 0 25000864 player43\nseat 2 142 account 0 0 25000863 player42\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125577559038492672,29,125577559038492673,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800\nseats 4\nterms open\nbet 0\nclock 60000\nhost 144\ndelay 1\nfrozen looked into\nseat 1 144 account 0 0 25000883 player44\nseat 2 145 account 0 0 25000884 player45\nseat 3 125577559038492674 bot 1 0 0 bot-ada\nseat 4 125577559038492675 bot 2 0 0 bot-blaise\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125577746129616896,30,125577746129616897,replace('game exta-cards\noptions jokers=no throws=0 limit=0 bad=2\nseats 2\nterms open\nbet 0\nclock 60000\nhost 146\ndelay 1\nfrozen looked into\nseat 1 146 account 0 0 25000897 player46\nseat 2 147 account 0 0 25000898 player47\n','\n',char(10)),0,0,0);
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
INSERT INTO game VALUES(125553973657600023,125553973657600022,'last-one',2,1,10,X'767768b2e945aa0e49e0fb30906760398e8921e0f735229d30b64bbe0efd176a','mode=quick points=500 pairs=no limit=54',1797160000000,1797160082279,1,0,1,1,replace('format 2\nsecret a961000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 jn88dcjezpby\n','\n',char(10)),'',17,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125554574613282817,125554574613282816,'last-one',2,0,0,X'b0d9671f9deb8038d8e58c3aef8701481879d79f781f1de28c2be6072e7f195a','mode=quick points=300 pairs=no limit=38',1797160143279,1797160284579,1,0,1,2,replace('format 2\nsecret ab61000000000000000000000000000000000000000000000000000000000000\ndrawn player0 gc2vpqwh37eu\ndrawn player1 c58qj86bi69e\ndrawn bot-ada 2pwmabpx6428\n','\n',char(10)),'',53,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125555444092502017,125555444092502016,'last-one',2,0,0,X'aa0e4d39c6115396c9c18bc907dff167dafca662675a6d2bc3c789403e9468af','mode=quick points=200 pairs=no limit=600',1797160350579,1797160990639,3,0,1,3,replace('format 2\nsecret bb61000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 5dyv2rw8pxw4\ndrawn guest2 3mrv6mc25b8t\ndrawn guest3 8a67j59xpc9w\n','\n',char(10)),'It took too long.',164,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125558384551264257,125558384551264256,'extreme-last-card',1,1,10,X'c76664a70dceda1dd0c7d1fbb22c88e1929f05f1fd641c27f9f2b9e66f5905e3','hand=6 draw=must-play limit=400',1797161051639,1797161379297,1,0,1,4,replace('format 2\nsecret bd61000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 kjp94kzyv3cx\n','\n',char(10)),'',226,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125560014701068289,125560014701068288,'extreme-last-card',1,0,0,X'01f92225b06c4844e15aab622cc5e971323404a99a3a33444ff7354396e396f5','hand=7 draw=must-play limit=400',1797161440297,1797161848053,1,0,1,5,replace('format 2\nsecret bf61000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 xpfxthenzacm\ndrawn bot-ada nuwui7543hzh\n','\n',char(10)),'',243,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125562001777754113,125562001777754112,'extreme-last-card',1,0,0,X'cb3e7d1c2f0e043aee6503d6527b3e1f89ebe211f2d5cb9d3a19b3cdac8b20ff','hand=7 draw=must-play limit=58',1797161914053,1797162323170,1,0,1,6,replace('format 2\nsecret c861000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 xxvttt4fve5n\ndrawn guest2 kheu6hccduvu\ndrawn guest3 62fz3pp7pakd\n','\n',char(10)),'',286,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125563985360584705,125563985360584704,'palace',2,1,10,X'7abc61beae5fce69c0d63cca326c3c76922243d04e936b551bc104bdec55a8f0','tie=coin bomb=pile limit=36',1797162386976,1797162656816,1,0,1,7,replace('format 2\nsecret ca61000000000000000000000000000000000000000000000000000000000000\ndrawn player0 vpq9bm2v4b23\ndrawn player1 xa7rzuidbpfv\n','\n',char(10)),'limit',329,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125565380830691329,125565380830691328,'palace',2,0,0,X'124caa4518310728f3aa5b0f4f5ab3b550a38d9e4ce723ba3d392bacea39aa69','tie=coin bomb=pile limit=53',1797162719682,1797162943907,1,0,1,8,replace('format 2\nsecret cc61000000000000000000000000000000000000000000000000000000000000\ndrawn player0 w6ab8pmfbqdm\ndrawn player1 wqzb5isaaih7\ndrawn bot-ada dnqw5aig998n\n','\n',char(10)),'limit',390,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125566596998496257,125566596998496256,'palace',2,0,0,X'f2409dd31c9967df3fcf86f5926ac9b2b2266265ffd56644db8797a20fc99cd6','tie=coin bomb=pile limit=14',1797163009639,1797163117308,1,0,1,9,replace('format 2\nsecret de61000000000000000000000000000000000000000000000000000000000000\ndrawn player0 tcrat9p5crqb\ndrawn guest1 c8zts9hacsk9\ndrawn guest2 cggdiyh9uzhu\ndrawn guest3 e4te8wm6p3ys\n','\n',char(10)),'limit',411,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125567317454094337,125567317454094336,'switch',1,1,10,X'80873702feaf6b1388cbdce4edff0a2b9fd2fad16f765c9e3bed64f35fecf548','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=5',1797163181409,1797163195402,1,0,1,10,replace('format 2\nsecret e061000000000000000000000000000000000000000000000000000000000000\ndrawn player0 c9et8ctmgqmw\ndrawn player1 b4exed4kbmsc\n','\n',char(10)),'limit',417,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125567646438522881,125567646438522880,'switch',1,0,0,X'762c7e35a41b02852aedac26e964dcb5e96505d76b025e1a06afc8abe4a05979','mistakes=casual run-chain=yes ace-penalty=full announce=casual limit=800',1797163259845,1797163937850,1,0,1,11,replace('format 2\nsecret e261000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 m8qfhdz2k3vm\ndrawn bot-ada bx4pw58pqd55\n','\n',char(10)),'',515,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125570761204170753,125570761204170752,'switch',1,0,0,X'55beb7c3b9dfa4c5958d1160b9ba3cfa2601c2ccbe7cf0dfce16373bc4c238f9','mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800',1797164002463,1797164515495,3,0,1,12,replace('format 2\nsecret 3262000000000000000000000000000000000000000000000000000000000000\ndrawn player0 qsgkghstf3wf\ndrawn guest1 kg2ze4h5tka6\ndrawn guest2 wzbhfrady2wx\ndrawn guest3 ztsthbwheu9s\n','\n',char(10)),'It took too long.',621,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125573168868884481,125573168868884480,'exta-cards',2,1,10,X'71bfa8dbbdb7b95533c914e5e6940aded21e774faadb31f27e8d1885ec272522','jokers=no throws=20 limit=28 bad=1',1797164576495,1797164585142,2,0,1,13,replace('format 2\nsecret 3462000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 knwyapqe4grm\n','\n',char(10)),'player0 left before everybody had a turn.',626,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125573460989575169,125573460989575168,'exta-cards',2,1,0,X'201db3fa825b5f27973357c4ec942c694ad9f4bab270ca25cfed57eb8ca1ec23','jokers=yes throws=20 limit=13 bad=chance',1797164646142,1797164711533,1,0,1,14,replace('format 2\nsecret 3662000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 ged9ydsefm2r\n','\n',char(10)),'limit',655,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125573999248801793,125573999248801792,'exta-cards',2,0,0,X'51643bd8a1b02a5bbf2a3906a6a2a8df288b8a506a10a41f1fcaf2c8b390179e','jokers=yes throws=20 limit=19 bad=2',1797164774473,1797165050821,1,0,1,15,replace('format 2\nsecret 3862000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 ipp9t4jkrm69\n','\n',char(10)),'',699,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125575414188867585,125575414188867584,'last-one',2,0,0,X'512429ff8bbda9e462f1056a44c705daa7f0712606fbc502fe9dbb3a3902fa22','mode=quick points=100 pairs=no limit=600',1797165111821,0,0,0,1,16,replace('format 2\nsecret 3a62000000000000000000000000000000000000000000000000000000000000\nplayer player8 corpus\ndrawn player9 av63rbd3w5yj\ndrawn bot-ada ef87wtawkiqj\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125575607764385793,125575607764385792,'extreme-last-card',1,0,0,X'85f10be84f1e78e4ed2d884aad1c90ccbf8db8e5d94e5e8089e81b50b3d46067','hand=7 draw=must-play limit=400',1797165157973,1797165634562,1,0,1,17,replace('format 2\nsecret 3e62000000000000000000000000000000000000000000000000000000000000\nplayer player10 corpus\ndrawn player11 3si3z37f8t4w\ndrawn bot-ada iycuj4nx9ybt\ndrawn bot-blaise me7i6g69eh5g\ndrawn bot-cleo ykjuxpqegawc\ndrawn bot-dora v5jwhmcc2d9x\n','\n',char(10)),'',940,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125575828066009089,125575828066009088,'palace',2,0,0,X'84b53aa32f60e5b4590abd2d6cf82f36a3687dd224d0affa37a5456e92216254','tie=rps bomb=pile limit=500',1797165210497,0,0,0,1,18,replace('format 2\nsecret 4b62000000000000000000000000000000000000000000000000000000000000\nplayer player12 corpus\ndrawn player13 xvc9iu8pwf3g\ndrawn bot-ada msn5kh6qvry4\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125576028650209281,125576028650209280,'switch',1,1,0,X'169657aa20db155f96fe213fedd2c2373744c7f803f76f4987250697d4d8b380','mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800',1797165258320,0,0,0,1,19,replace('format 2\nsecret 5062000000000000000000000000000000000000000000000000000000000000\ndrawn player14 acbc77t6qpfd\ndrawn player15 9qi3sdfnz5er\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125576186091798529,125576186091798528,'exta-cards',2,1,0,X'7e51be645ff11a6dd4d120bb986906c9a7b0de7f77427cd8a5c0ac75ae95ba79','jokers=yes throws=20 limit=300 bad=chance',1797165295857,0,0,0,1,20,replace('format 2\nsecret 5162000000000000000000000000000000000000000000000000000000000000\nplayer player16 corpus\ndrawn player17 gs2gajxeqn7h\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125576315989393409,125576315989393408,'last-one',2,1,10,X'93e77cf08efbf99f9d142e29ee025163f72447a213a228d4f4792bbd469a9bec','mode=quick points=200 pairs=no limit=600',1797165326827,0,0,0,1,21,replace('format 2\nsecret 5262000000000000000000000000000000000000000000000000000000000000\ndrawn player18 hgpbnnbmjp6r\ndrawn player19 vpgikjzgt5fz\ndrawn player20 8t63q3kf88q7\ndrawn player21 6y7jbgskpyjt\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125576481500823553,125576481500823552,'extreme-last-card',1,1,10,X'b62f05595842a403de9ba08837a3017dfc1578ad8f1150e52141a4d43470e1a5','hand=5 draw=must-play limit=400',1797165366288,0,0,0,1,22,replace('format 2\nsecret 5362000000000000000000000000000000000000000000000000000000000000\ndrawn player22 jkpyj383y55b\ndrawn player23 c9688uif7y32\ndrawn player24 xqrhcp7uhpgn\ndrawn player25 35ejkm6g9g4g\ndrawn player26 m93tadi23icu\ndrawn player27 d99r92c7e2xb\ndrawn player28 dni8442whm39\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125576635461140481,125576635461140480,'palace',2,1,10,X'8f1194f2f554cc59e9b2db9b574323e49b1caf7a8142917ff44407fc0176b634','tie=coin bomb=pile limit=500',1797165402995,0,0,0,1,23,replace('format 2\nsecret 5462000000000000000000000000000000000000000000000000000000000000\ndrawn player29 xxhmqpcvj3j3\ndrawn player30 afh9dnkmqm8e\ndrawn player31 9fmpkzrpmnpg\ndrawn player32 yuc6m5mwnr7g\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125576778939891713,125576778939891712,'switch',1,1,10,X'82693986427a1d3189f3312c71fceecea526b77bd0a9faadbfa3435d1fb08f42','mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800',1797165437203,0,0,0,1,24,replace('format 2\nsecret 5562000000000000000000000000000000000000000000000000000000000000\ndrawn player33 b42q4crj32bw\ndrawn player34 zc2df345c9gy\ndrawn player35 rztey6gwuc4q\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125576919960780801,125576919960780800,'exta-cards',2,1,10,X'7a34d6c2ceec24a4df2fa3b5f555f0e86d08cd5932b2b936f12345c79a510566','jokers=yes throws=40 limit=300 bad=chance',1797165470825,1797165507235,1,0,1,25,replace('format 2\nsecret 5662000000000000000000000000000000000000000000000000000000000000\nplayer player36 corpus\ndrawn player37 fea8ddcmg24w\n','\n',char(10)),'',891,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125577072675389442,125577072675389441,'last-one',2,1,0,X'86901d01b8354fd8a004b473f7ba081ff5af313387957b19b09fd0a6a74263e7','mode=quick points=200 pairs=no limit=600',1797165507235,0,0,0,1,26,replace('format 2\nsecret 5862000000000000000000000000000000000000000000000000000000000000\nplayer player38 corpus\ndrawn player39 pkjbunhimkh2\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125577214421893121,125577214421893120,'extreme-last-card',1,0,0,X'50e94174be6fe5bc9486d94a63c3d247b553588c9ba347c07d7725b7ec9913e2','hand=8 draw=must-play limit=400',1797165541030,0,0,0,1,27,replace('format 2\nsecret 5962000000000000000000000000000000000000000000000000000000000000\nplayer player40 corpus\ndrawn player41 x4sz3ir22pww\ndrawn bot-ada q6pv2sd6cc3e\ndrawn bot-blaise 85js6bwm4wy5\ndrawn bot-cleo xk9pdvnmkkt9\ndrawn bot-dora 4n2nf93ukm33\ndrawn bot-emil qqerjh8y548m\ndrawn bot-fay 3xu4f3j5cqa8\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125577434660601857,125577434660601856,'palace',2,1,0,X'a16b176d5e6ba033fb4aadafcccf50982fc168307cddfc8f1e413985c2370035','tie=coin bomb=single limit=500',1797165593539,0,0,0,1,28,replace('format 2\nsecret 6e62000000000000000000000000000000000000000000000000000000000000\ndrawn player42 ww2jdiv68rba\ndrawn player43 khasxrvhm6pe\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125577559038492673,125577559038492672,'switch',1,0,0,X'39dd975fac21ae27b0000e12245dbd1a901847f79c459952620c349be1af3a71','mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800',1797165623193,0,0,0,1,29,replace('format 2\nsecret 6f62000000000000000000000000000000000000000000000000000000000000\nplayer player44 corpus\ndrawn player45 eiz2tx828sdb\ndrawn bot-ada mypwmaqbfjba\ndrawn bot-blaise wmde6egzsbpa\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125577746129616897,125577746129616896,'exta-cards',2,1,0,X'cc239c1ab212727262ab0536cfc5f9d2ff6a26d0de66392c0f375f9e966ee7ae','jokers=no throws=0 limit=0 bad=2',1797165667799,0,0,0,1,30,replace('format 2\nsecret 7962000000000000000000000000000000000000000000000000000000000000\nplayer player46 corpus\ndrawn player47 n9hea3vjivkk\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
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
INSERT INTO seat VALUES(125553973657600023,0,100,'player0',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125553973657600023,1,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125554574613282817,0,125554574613282818,'bot-ada',2,1,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125554574613282817,1,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125554574613282817,2,101,'player1',0,0,3,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(125555444092502017,0,902,'guest2',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125555444092502017,1,100,'player0',0,0,0,0,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(125555444092502017,2,903,'guest3',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125555444092502017,3,901,'guest1',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125558384551264257,0,100,'player0',0,0,2,-1,1,-20,-10,1,0,0,0);
INSERT INTO seat VALUES(125558384551264257,1,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125560014701068289,0,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125560014701068289,1,101,'player1',0,0,3,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(125560014701068289,2,125560014701068290,'bot-ada',2,1,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125562001777754113,0,903,'guest3',1,0,1,1,0,0,0,1,0,0,0);
INSERT INTO seat VALUES(125562001777754113,1,902,'guest2',1,0,4,-1,1,0,0,1,0,0,0);
INSERT INTO seat VALUES(125562001777754113,2,100,'player0',0,0,3,-1,0,0,0,2,1,0,0);
INSERT INTO seat VALUES(125562001777754113,3,901,'guest1',1,0,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125563985360584705,0,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125563985360584705,1,101,'player1',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125565380830691329,0,101,'player1',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125565380830691329,1,100,'player0',0,0,2,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125565380830691329,2,125565380830691330,'bot-ada',2,1,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125566596998496257,0,100,'player0',0,0,1,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125566596998496257,1,901,'guest1',1,0,3,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125566596998496257,2,902,'guest2',1,0,4,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125566596998496257,3,903,'guest3',1,0,1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125567317454094337,0,101,'player1',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125567317454094337,1,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125567646438522881,0,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125567646438522881,1,101,'player1',0,0,3,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(125567646438522881,2,125567646438522882,'bot-ada',2,1,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125570761204170753,0,100,'player0',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125570761204170753,1,902,'guest2',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125570761204170753,2,903,'guest3',1,0,0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125570761204170753,3,901,'guest1',1,0,0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125573168868884481,0,100,'player0',0,0,0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125573168868884481,1,101,'player1',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125573460989575169,0,101,'player1',0,0,1,1,0,20,0,0,0,0,0);
INSERT INTO seat VALUES(125573460989575169,1,100,'player0',0,0,2,-1,0,-10,0,0,0,0,0);
INSERT INTO seat VALUES(125573999248801793,0,901,'guest1',1,0,2,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125573999248801793,1,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125575414188867585,0,109,'player9',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125575414188867585,1,125575414188867586,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125575414188867585,2,108,'player8',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125575607764385793,0,111,'player11',0,0,6,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125575607764385793,1,125575607764385795,'bot-blaise',2,2,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125575607764385793,2,125575607764385797,'bot-dora',2,2,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125575607764385793,3,110,'player10',0,0,5,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125575607764385793,4,125575607764385796,'bot-cleo',2,1,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125575607764385793,5,125575607764385794,'bot-ada',2,1,4,-1,0,0,0,1,0,0,0);
INSERT INTO seat VALUES(125575828066009089,0,112,'player12',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125575828066009089,1,125575828066009090,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125575828066009089,2,113,'player13',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125576028650209281,0,114,'player14',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576028650209281,1,115,'player15',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576186091798529,0,117,'player17',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576186091798529,1,116,'player16',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576315989393409,0,121,'player21',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576315989393409,1,118,'player18',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576315989393409,2,120,'player20',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576315989393409,3,119,'player19',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576481500823553,0,122,'player22',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576481500823553,1,128,'player28',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576481500823553,2,127,'player27',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576481500823553,3,124,'player24',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576481500823553,4,125,'player25',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576481500823553,5,123,'player23',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576481500823553,6,126,'player26',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576635461140481,0,130,'player30',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576635461140481,1,129,'player29',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576635461140481,2,132,'player32',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576635461140481,3,131,'player31',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576778939891713,0,135,'player35',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576778939891713,1,134,'player34',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576778939891713,2,133,'player33',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125576919960780801,0,136,'player36',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125576919960780801,1,137,'player37',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125577072675389442,0,139,'player39',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577072675389442,1,138,'player38',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577214421893121,0,125577214421893127,'bot-fay',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577214421893121,1,140,'player40',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125577214421893121,2,125577214421893126,'bot-emil',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577214421893121,3,125577214421893125,'bot-dora',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577214421893121,4,125577214421893123,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577214421893121,5,125577214421893122,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577214421893121,6,141,'player41',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125577214421893121,7,125577214421893124,'bot-cleo',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577434660601857,0,143,'player43',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577434660601857,1,142,'player42',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577559038492673,0,144,'player44',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125577559038492673,1,145,'player45',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125577559038492673,2,125577559038492674,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577559038492673,3,125577559038492675,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577746129616897,0,146,'player46',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125577746129616897,1,147,'player47',0,0,0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1797160000000);
INSERT INTO entry VALUES(2,1,0,1,5,'cup','cup 1',1797160000000);
INSERT INTO entry VALUES(2,2,0,1,5,'cup','cup 1',1797160000000);
INSERT INTO entry VALUES(2,3,125553973657600023,1,20,'bet','',1797160000000);
INSERT INTO entry VALUES(2,4,125553973657600023,1,-20,'pot','',1797160082279);
INSERT INTO entry VALUES(2,5,125558384551264257,1,20,'bet','',1797161051639);
INSERT INTO entry VALUES(2,6,125558384551264257,1,-20,'pot','',1797161379297);
INSERT INTO entry VALUES(2,7,125563985360584705,1,20,'bet','',1797162386976);
INSERT INTO entry VALUES(2,8,125563985360584705,1,-20,'pot','',1797162656816);
INSERT INTO entry VALUES(2,9,125567317454094337,1,20,'bet','',1797163181409);
INSERT INTO entry VALUES(2,10,125567317454094337,1,-20,'pot','',1797163195402);
INSERT INTO entry VALUES(2,11,125573168868884481,1,20,'bet','',1797164576495);
INSERT INTO entry VALUES(2,12,125573168868884481,1,-20,'refund','',1797164585142);
INSERT INTO entry VALUES(2,13,125576315989393409,1,40,'bet','',1797165326827);
INSERT INTO entry VALUES(2,14,125576481500823553,1,70,'bet','',1797165366288);
INSERT INTO entry VALUES(2,15,125576635461140481,1,40,'bet','',1797165402995);
INSERT INTO entry VALUES(2,16,125576778939891713,1,30,'bet','',1797165437203);
INSERT INTO entry VALUES(2,17,125576919960780801,1,20,'bet','',1797165470825);
INSERT INTO entry VALUES(2,18,125576919960780801,1,-20,'pot','',1797165507235);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(100,2,125553973657600023,1,-10,'bet','',1797160000000);
INSERT INTO entry VALUES(100,3,125553973657600023,0,-10,'loss','',1797160142279);
INSERT INTO entry VALUES(100,4,125558384551264257,1,-10,'bet','',1797161051639);
INSERT INTO entry VALUES(100,5,125558384551264257,0,-20,'leave','',1797161379297);
INSERT INTO entry VALUES(100,6,125563985360584705,1,-10,'bet','',1797162386976);
INSERT INTO entry VALUES(100,7,125563985360584705,0,20,'win','',1797162656816);
INSERT INTO entry VALUES(100,8,125563985360584705,1,20,'pot','',1797162656816);
INSERT INTO entry VALUES(100,9,125567317454094337,1,-10,'bet','',1797163181409);
INSERT INTO entry VALUES(100,10,125567317454094337,0,20,'win','',1797163195402);
INSERT INTO entry VALUES(100,11,125567317454094337,1,20,'pot','',1797163195402);
INSERT INTO entry VALUES(100,12,125573168868884481,1,-10,'bet','',1797164576495);
INSERT INTO entry VALUES(100,13,125573168868884481,1,10,'refund','',1797164585142);
INSERT INTO entry VALUES(100,14,125573460989575169,0,-10,'loss','',1797164711533);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(101,2,125553973657600023,1,-10,'bet','',1797160000000);
INSERT INTO entry VALUES(101,3,125553973657600023,0,20,'win','',1797160082279);
INSERT INTO entry VALUES(101,4,125553973657600023,1,20,'pot','',1797160082279);
INSERT INTO entry VALUES(101,5,125558384551264257,1,-10,'bet','',1797161051639);
INSERT INTO entry VALUES(101,6,125558384551264257,0,20,'win','',1797161379297);
INSERT INTO entry VALUES(101,7,125558384551264257,1,20,'pot','',1797161379297);
INSERT INTO entry VALUES(101,8,125563985360584705,1,-10,'bet','',1797162386976);
INSERT INTO entry VALUES(101,9,125563985360584705,0,-10,'loss','',1797162656816);
INSERT INTO entry VALUES(101,10,125567317454094337,1,-10,'bet','',1797163181409);
INSERT INTO entry VALUES(101,11,125567317454094337,0,-10,'loss','',1797163195402);
INSERT INTO entry VALUES(101,12,125573168868884481,1,-10,'bet','',1797164576495);
INSERT INTO entry VALUES(101,13,125573168868884481,1,10,'refund','',1797164585142);
INSERT INTO entry VALUES(101,14,125573460989575169,0,20,'win','',1797164711533);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(118,2,125576315989393409,1,-10,'bet','',1797165326827);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(119,2,125576315989393409,1,-10,'bet','',1797165326827);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(120,2,125576315989393409,1,-10,'bet','',1797165326827);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(121,2,125576315989393409,1,-10,'bet','',1797165326827);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(122,2,125576481500823553,1,-10,'bet','',1797165366288);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(123,2,125576481500823553,1,-10,'bet','',1797165366288);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(124,2,125576481500823553,1,-10,'bet','',1797165366288);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(125,2,125576481500823553,1,-10,'bet','',1797165366288);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(126,2,125576481500823553,1,-10,'bet','',1797165366288);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(127,2,125576481500823553,1,-10,'bet','',1797165366288);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(128,2,125576481500823553,1,-10,'bet','',1797165366288);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(129,2,125576635461140481,1,-10,'bet','',1797165402995);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(130,2,125576635461140481,1,-10,'bet','',1797165402995);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(131,2,125576635461140481,1,-10,'bet','',1797165402995);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(132,2,125576635461140481,1,-10,'bet','',1797165402995);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(133,2,125576778939891713,1,-10,'bet','',1797165437203);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(134,2,125576778939891713,1,-10,'bet','',1797165437203);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(135,2,125576778939891713,1,-10,'bet','',1797165437203);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(136,2,125576919960780801,1,-10,'bet','',1797165470825);
INSERT INTO entry VALUES(136,3,125576919960780801,0,-10,'loss','',1797165567235);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(137,2,125576919960780801,1,-10,'bet','',1797165470825);
INSERT INTO entry VALUES(137,3,125576919960780801,0,20,'win','',1797165507235);
INSERT INTO entry VALUES(137,4,125576919960780801,1,20,'pot','',1797165507235);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(188,2,0,1,-5,'cup','cup 1',1797160000000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1797160000000);
INSERT INTO entry VALUES(189,2,0,1,-5,'cup','cup 1',1797160000000);
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
INSERT INTO score VALUES(100,'exta-cards',125573460989575169,1797164711533,1797164711533,-10,1,-1);
INSERT INTO score VALUES(100,'extreme-last-card',125558384551264257,1797161379297,1797161379297,-20,1,-1);
INSERT INTO score VALUES(100,'last-one',125553973657600023,1797160082279,1797160142279,-10,1,-1);
INSERT INTO score VALUES(100,'palace',125563985360584705,1797162656816,1797162656816,20,1,1);
INSERT INTO score VALUES(100,'switch',125567317454094337,1797163195402,1797163195402,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',125573460989575169,1797164711533,1797164711533,20,1,1);
INSERT INTO score VALUES(101,'extreme-last-card',125558384551264257,1797161379297,1797161379297,20,1,1);
INSERT INTO score VALUES(101,'last-one',125553973657600023,1797160082279,1797160082279,20,1,1);
INSERT INTO score VALUES(101,'palace',125563985360584705,1797162656816,1797162656816,-10,1,-1);
INSERT INTO score VALUES(101,'switch',125567317454094337,1797163195402,1797163195402,-10,1,-1);
INSERT INTO score VALUES(136,'exta-cards',125576919960780801,1797165507235,1797165567235,-10,1,-1);
INSERT INTO score VALUES(137,'exta-cards',125576919960780801,1797165507235,1797165507235,20,1,1);
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
INSERT INTO sanction VALUES(125553973657600000,0,189,'player89','',1797160000000,0,'kate','shouted',0,125553973657600000,'','');
INSERT INTO sanction VALUES(125553973657600003,1,189,'player89','',1797160000000,0,'kate','shouted',0,125553973657600003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(125553973657600002,1797160000000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(125558128698720256,1797160990639,'','void','table 3','game 3: It took too long.');
INSERT INTO audit VALUES(125572913016340480,1797164515495,'','void','table 12','game 12: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
, epoch INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO journal VALUES(1,0,125553973657600023,1,1797160000000,25000006,'move 1 play BV',1);
INSERT INTO journal VALUES(2,1,125553973657600023,2,1797160003507,25000007,'move 1 play B1',1);
INSERT INTO journal VALUES(3,2,125553973657600023,3,1797160005006,25000008,'move 2 play BS',1);
INSERT INTO journal VALUES(4,3,125553973657600023,4,1797160009699,25000009,'move 2 play J+4 color B',1);
INSERT INTO journal VALUES(5,4,125553973657600023,5,1797160012510,25000010,'move 1 take',1);
INSERT INTO journal VALUES(6,5,125553973657600023,6,1797160013514,25000011,'move 2 play B7',1);
INSERT INTO journal VALUES(7,6,125553973657600023,7,1797160014767,25000012,'move 1 play B2',1);
INSERT INTO journal VALUES(8,7,125553973657600023,8,1797160019264,25000013,'move 2 draw',1);
INSERT INTO journal VALUES(9,8,125553973657600023,9,1797160023473,25000014,'move 2 play Y2',1);
INSERT INTO journal VALUES(10,9,125553973657600023,10,1797160065458,25000015,'move 1 draw',1);
INSERT INTO journal VALUES(11,10,125553973657600023,11,1797160068357,25000016,'move 1 play Y8',1);
INSERT INTO journal VALUES(12,11,125553973657600023,12,1797160071082,25000017,'move 2 play Y+2',1);
INSERT INTO journal VALUES(13,12,125553973657600023,13,1797160072879,25000018,'move 1 take',1);
INSERT INTO journal VALUES(14,13,125553973657600023,14,1797160077740,25000019,'move 2 play YS',1);
INSERT INTO journal VALUES(15,14,125553973657600023,15,1797160082279,25000020,'leave 1',1);
INSERT INTO journal VALUES(16,15,125553973657600023,16,1797160082279,0,'hash 2604bbfd0aee5466baa58fa79bc758cd',1);
INSERT INTO journal VALUES(17,16,125553973657600023,17,1797160142279,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(18,0,125554574613282817,1,1797160143279,25000027,'move 2 play R7',1);
INSERT INTO journal VALUES(19,18,125554574613282817,2,1797160144837,0,'move 1 play R+2',1);
INSERT INTO journal VALUES(20,19,125554574613282817,3,1797160149837,25000028,'move 3 take',1);
INSERT INTO journal VALUES(21,20,125554574613282817,4,1797160153745,25000029,'move 2 draw',1);
INSERT INTO journal VALUES(22,21,125554574613282817,5,1797160156325,0,'move 1 play RS',1);
INSERT INTO journal VALUES(23,22,125554574613282817,6,1797160196325,25000030,'move 2 draw',1);
INSERT INTO journal VALUES(24,23,125554574613282817,7,1797160198410,25000031,'move 2 play R4',1);
INSERT INTO journal VALUES(25,24,125554574613282817,8,1797160202354,0,'move 1 play J color G',1);
INSERT INTO journal VALUES(26,25,125554574613282817,9,1797160207354,25000032,'move 3 play GS',1);
INSERT INTO journal VALUES(27,26,125554574613282817,10,1797160210486,0,'move 1 play G8',1);
INSERT INTO journal VALUES(28,27,125554574613282817,11,1797160215486,25000033,'move 3 play G7',1);
INSERT INTO journal VALUES(29,28,125554574613282817,12,1797160218082,25000034,'move 2 play G4',1);
INSERT INTO journal VALUES(30,29,125554574613282817,13,1797160220092,0,'move 1 play G0',1);
INSERT INTO journal VALUES(31,30,125554574613282817,14,1797160225092,25000035,'move 3 draw',1);
INSERT INTO journal VALUES(32,31,125554574613282817,15,1797160228669,25000036,'move 3 play G3',1);
INSERT INTO journal VALUES(33,32,125554574613282817,16,1797160231896,25000037,'move 2 draw',1);
INSERT INTO journal VALUES(34,33,125554574613282817,17,1797160231896,0,'hash ac208785cdbfd2a6c258658a0d4c705e',1);
INSERT INTO journal VALUES(35,34,125554574613282817,18,1797160234713,0,'move 1 play G+2 last',1);
INSERT INTO journal VALUES(36,35,125554574613282817,19,1797160239713,25000038,'move 3 take',1);
INSERT INTO journal VALUES(37,36,125554574613282817,20,1797160244183,25000039,'move 2 draw',1);
INSERT INTO journal VALUES(38,37,125554574613282817,21,1797160247500,25000040,'leave 3',1);
INSERT INTO journal VALUES(39,38,125554574613282817,22,1797160247500,25000042,'move 2 play J+4 color B',1);
INSERT INTO journal VALUES(40,39,125554574613282817,23,1797160249038,0,'move 1 take',1);
INSERT INTO journal VALUES(41,40,125554574613282817,24,1797160254038,25000043,'move 2 play B2',1);
INSERT INTO journal VALUES(42,41,125554574613282817,25,1797160255723,0,'move 1 play BV',1);
INSERT INTO journal VALUES(43,42,125554574613282817,26,1797160260307,0,'move 1 play RV',1);
INSERT INTO journal VALUES(44,43,125554574613282817,27,1797160262430,0,'move 1 draw',1);
INSERT INTO journal VALUES(45,44,125554574613282817,28,1797160265307,0,'move 1 play J color G',1);
INSERT INTO journal VALUES(46,45,125554574613282817,29,1797160265307,25000044,'move 2 draw',1);
INSERT INTO journal VALUES(47,46,125554574613282817,30,1797160268853,0,'move 1 play G9',1);
INSERT INTO journal VALUES(48,47,125554574613282817,31,1797160273853,25000045,'move 2 draw',1);
INSERT INTO journal VALUES(49,48,125554574613282817,32,1797160276511,0,'move 1 play G6 last',1);
INSERT INTO journal VALUES(50,49,125554574613282817,33,1797160281511,25000046,'move 2 play B6',1);
INSERT INTO journal VALUES(51,50,125554574613282817,34,1797160281511,0,'hash a4043cbaae7d7d6c26bb664d4f080625',1);
INSERT INTO journal VALUES(52,51,125554574613282817,35,1797160284579,0,'move 1 play B3',1);
INSERT INTO journal VALUES(53,52,125554574613282817,36,1797160284579,0,'hash 185e5eac0379c11b7b54eaec6a76b675',1);
INSERT INTO journal VALUES(54,0,125555444092502017,1,1797160350579,25000057,'move 4 play R2',1);
INSERT INTO journal VALUES(55,54,125555444092502017,2,1797160353446,25000058,'move 3 play R6',1);
INSERT INTO journal VALUES(56,55,125555444092502017,3,1797160356417,25000059,'move 2 play J color R',1);
INSERT INTO journal VALUES(57,56,125555444092502017,4,1797160359736,25000060,'move 1 play R8',1);
INSERT INTO journal VALUES(58,57,125555444092502017,5,1797160362557,25000061,'move 4 play G8',1);
INSERT INTO journal VALUES(59,58,125555444092502017,6,1797160366137,25000062,'move 3 play G1',1);
INSERT INTO journal VALUES(60,59,125555444092502017,7,1797160369930,25000063,'move 2 draw',1);
INSERT INTO journal VALUES(61,60,125555444092502017,8,1797160373106,25000064,'move 1 play G2',1);
INSERT INTO journal VALUES(62,61,125555444092502017,9,1797160374754,25000065,'move 4 play G6',1);
INSERT INTO journal VALUES(63,62,125555444092502017,10,1797160376786,25000066,'move 3 play GV',1);
INSERT INTO journal VALUES(64,63,125555444092502017,11,1797160379439,25000067,'move 4 draw',1);
INSERT INTO journal VALUES(65,64,125555444092502017,12,1797160382492,25000068,'move 1 play J color R',1);
INSERT INTO journal VALUES(66,65,125555444092502017,13,1797160384917,25000069,'move 2 play R1',1);
INSERT INTO journal VALUES(67,66,125555444092502017,14,1797160388454,25000070,'move 3 play RV',1);
INSERT INTO journal VALUES(68,67,125555444092502017,15,1797160392185,25000071,'move 2 play R0',1);
INSERT INTO journal VALUES(69,68,125555444092502017,16,1797160396016,25000072,'move 1 play R+2',1);
INSERT INTO journal VALUES(70,69,125555444092502017,17,1797160396016,0,'hash 8279acd18b89c3e065854252487ff12e',1);
INSERT INTO journal VALUES(71,70,125555444092502017,18,1797160400133,25000073,'move 4 take',1);
INSERT INTO journal VALUES(72,71,125555444092502017,19,1797160403668,25000074,'move 3 play J+4 color B',1);
INSERT INTO journal VALUES(73,72,125555444092502017,20,1797160404936,25000075,'move 2 take',1);
INSERT INTO journal VALUES(74,73,125555444092502017,21,1797160406607,25000076,'move 1 draw',1);
INSERT INTO journal VALUES(75,74,125555444092502017,22,1797160408638,25000077,'move 4 draw',1);
INSERT INTO journal VALUES(76,75,125555444092502017,23,1797160413496,25000078,'move 4 pass',1);
INSERT INTO journal VALUES(77,76,125555444092502017,24,1797160416621,25000079,'move 3 play B8 last',1);
INSERT INTO journal VALUES(78,77,125555444092502017,25,1797160420049,25000080,'move 1 report 3',1);
INSERT INTO journal VALUES(79,78,125555444092502017,26,1797160422417,25000081,'move 2 play Y8',1);
INSERT INTO journal VALUES(80,79,125555444092502017,27,1797160482417,0,'timeout 1',1);
INSERT INTO journal VALUES(81,80,125555444092502017,28,1797160482417,0,'auto 1 play Y9',1);
INSERT INTO journal VALUES(82,81,125555444092502017,29,1797160487995,25000082,'move 4 play J+4 color Y',1);
INSERT INTO journal VALUES(83,82,125555444092502017,30,1797160492108,25000083,'move 3 lie',1);
INSERT INTO journal VALUES(84,83,125555444092502017,31,1797160496998,25000084,'move 3 draw',1);
INSERT INTO journal VALUES(85,84,125555444092502017,32,1797160499229,25000085,'move 2 play Y5',1);
INSERT INTO journal VALUES(86,85,125555444092502017,33,1797160504102,25000086,'move 1 play G5',1);
INSERT INTO journal VALUES(87,86,125555444092502017,34,1797160504102,0,'hash 6cf4e71441bd0cdb5d69037045c2359b',1);
INSERT INTO journal VALUES(88,87,125555444092502017,35,1797160507462,25000087,'move 4 play G+2',1);
INSERT INTO journal VALUES(89,88,125555444092502017,36,1797160511873,25000088,'move 3 take',1);
INSERT INTO journal VALUES(90,89,125555444092502017,37,1797160513982,25000089,'move 2 draw',1);
INSERT INTO journal VALUES(91,90,125555444092502017,38,1797160516487,25000090,'move 1 draw',1);
INSERT INTO journal VALUES(92,91,125555444092502017,39,1797160576487,0,'timeout 4',1);
INSERT INTO journal VALUES(93,92,125555444092502017,40,1797160576487,0,'auto 4 draw',1);
INSERT INTO journal VALUES(94,93,125555444092502017,41,1797160579183,25000091,'move 3 draw',1);
INSERT INTO journal VALUES(95,94,125555444092502017,42,1797160582782,25000092,'move 2 play G4',1);
INSERT INTO journal VALUES(96,95,125555444092502017,43,1797160586879,25000093,'move 1 draw',1);
INSERT INTO journal VALUES(97,96,125555444092502017,44,1797160591287,25000094,'move 4 play R4',1);
INSERT INTO journal VALUES(98,97,125555444092502017,45,1797160596176,25000095,'move 3 play R4',1);
INSERT INTO journal VALUES(99,98,125555444092502017,46,1797160599828,25000096,'move 2 play RS',1);
INSERT INTO journal VALUES(100,99,125555444092502017,47,1797160603944,25000097,'move 4 play BS',1);
INSERT INTO journal VALUES(101,100,125555444092502017,48,1797160605060,25000098,'move 2 play YS',1);
INSERT INTO journal VALUES(102,101,125555444092502017,49,1797160608899,25000099,'move 4 play RS',1);
INSERT INTO journal VALUES(103,102,125555444092502017,50,1797160613151,25000100,'move 2 play RV',1);
INSERT INTO journal VALUES(104,103,125555444092502017,51,1797160613151,0,'hash aadc80f5b689fc5ba6424b99e21f8f2f',1);
INSERT INTO journal VALUES(105,104,125555444092502017,52,1797160615047,25000101,'move 3 play GV',1);
INSERT INTO journal VALUES(106,105,125555444092502017,53,1797160616698,25000102,'move 2 play YV',1);
INSERT INTO journal VALUES(107,106,125555444092502017,54,1797160618613,25000103,'move 3 draw',1);
INSERT INTO journal VALUES(108,107,125555444092502017,55,1797160622860,25000104,'move 3 pass',1);
INSERT INTO journal VALUES(109,108,125555444092502017,56,1797160626310,25000105,'move 4 play Y3',1);
INSERT INTO journal VALUES(110,109,125555444092502017,57,1797160629496,25000106,'move 1 draw',1);
INSERT INTO journal VALUES(111,110,125555444092502017,58,1797160630721,25000107,'move 2 play Y6',1);
INSERT INTO journal VALUES(112,111,125555444092502017,59,1797160633692,25000108,'move 3 play B6',1);
INSERT INTO journal VALUES(113,112,125555444092502017,60,1797160637492,25000109,'move 4 play B1',1);
INSERT INTO journal VALUES(114,113,125555444092502017,61,1797160640804,25000110,'move 1 play B1',1);
INSERT INTO journal VALUES(115,114,125555444092502017,62,1797160643214,25000111,'move 2 play J+4 color Y last',1);
INSERT INTO journal VALUES(116,115,125555444092502017,63,1797160647704,25000112,'move 3 take',1);
INSERT INTO journal VALUES(117,116,125555444092502017,64,1797160648781,25000113,'move 1 report 2',1);
INSERT INTO journal VALUES(118,117,125555444092502017,65,1797160649909,25000114,'move 1 report 2',1);
INSERT INTO journal VALUES(119,118,125555444092502017,66,1797160652242,25000115,'move 4 draw',1);
INSERT INTO journal VALUES(120,119,125555444092502017,67,1797160654900,25000116,'move 1 draw',1);
INSERT INTO journal VALUES(121,120,125555444092502017,68,1797160654900,0,'hash 333e1a3b7abbed09ab714bdc62e628f0',1);
INSERT INTO journal VALUES(122,121,125555444092502017,69,1797160657989,25000117,'move 1 play J+4 color R',1);
INSERT INTO journal VALUES(123,122,125555444092502017,70,1797160660930,25000118,'move 2 lie',1);
INSERT INTO journal VALUES(124,123,125555444092502017,71,1797160664824,25000119,'move 3 draw',1);
INSERT INTO journal VALUES(125,124,125555444092502017,72,1797160724824,0,'timeout 4',1);
INSERT INTO journal VALUES(126,125,125555444092502017,73,1797160724824,0,'auto 4 play R9',1);
INSERT INTO journal VALUES(127,126,125555444092502017,74,1797160727405,25000120,'move 1 play R5',1);
INSERT INTO journal VALUES(128,127,125555444092502017,75,1797160728542,25000121,'move 2 play B5',1);
INSERT INTO journal VALUES(129,128,125555444092502017,76,1797160732091,25000122,'move 3 play B4',1);
INSERT INTO journal VALUES(130,129,125555444092502017,77,1797160736563,25000123,'move 4 play Y4',1);
INSERT INTO journal VALUES(131,130,125555444092502017,78,1797160738489,25000124,'move 1 draw',1);
INSERT INTO journal VALUES(132,131,125555444092502017,79,1797160739807,25000125,'move 1 play Y8',1);
INSERT INTO journal VALUES(133,132,125555444092502017,80,1797160742875,25000126,'move 2 play Y7',1);
INSERT INTO journal VALUES(134,133,125555444092502017,81,1797160747774,25000127,'move 3 play Y2',1);
INSERT INTO journal VALUES(135,134,125555444092502017,82,1797160748865,25000128,'move 4 draw',1);
INSERT INTO journal VALUES(136,135,125555444092502017,83,1797160750968,25000129,'move 1 draw',1);
INSERT INTO journal VALUES(137,136,125555444092502017,84,1797160754570,25000130,'move 2 play Y9',1);
INSERT INTO journal VALUES(138,137,125555444092502017,85,1797160754570,0,'hash 2afd68478d124c55ddb7da2c565fda82',1);
INSERT INTO journal VALUES(139,138,125555444092502017,86,1797160755851,25000131,'move 3 play Y1',1);
INSERT INTO journal VALUES(140,139,125555444092502017,87,1797160759791,25000132,'move 4 play Y4',1);
INSERT INTO journal VALUES(141,140,125555444092502017,88,1797160760851,25000133,'move 1 draw',1);
INSERT INTO journal VALUES(142,141,125555444092502017,89,1797160764393,25000134,'move 2 draw',1);
INSERT INTO journal VALUES(143,142,125555444092502017,90,1797160767207,25000135,'move 2 pass',1);
INSERT INTO journal VALUES(144,143,125555444092502017,91,1797160827207,0,'timeout 3',1);
INSERT INTO journal VALUES(145,144,125555444092502017,92,1797160827207,0,'auto 3 play G4',1);
INSERT INTO journal VALUES(146,145,125555444092502017,93,1797160832941,25000136,'move 4 draw',1);
INSERT INTO journal VALUES(147,146,125555444092502017,94,1797160836451,25000137,'move 1 draw',1);
INSERT INTO journal VALUES(148,147,125555444092502017,95,1797160838099,25000138,'move 2 draw',1);
INSERT INTO journal VALUES(149,148,125555444092502017,96,1797160842309,25000139,'leave 2',1);
INSERT INTO journal VALUES(150,149,125555444092502017,97,1797160842309,25000140,'move 3 play G7',1);
INSERT INTO journal VALUES(151,150,125555444092502017,98,1797160902309,0,'timeout 4',1);
INSERT INTO journal VALUES(152,151,125555444092502017,99,1797160902309,0,'auto 4 play R7',1);
INSERT INTO journal VALUES(153,152,125555444092502017,100,1797160906419,25000141,'move 1 play R2',1);
INSERT INTO journal VALUES(154,153,125555444092502017,101,1797160909527,25000142,'move 3 play B2',1);
INSERT INTO journal VALUES(155,154,125555444092502017,102,1797160909527,0,'hash 7df8902e0856e524aaddb158ebcf012b',1);
INSERT INTO journal VALUES(156,155,125555444092502017,103,1797160912869,25000143,'move 4 play B9',1);
INSERT INTO journal VALUES(157,156,125555444092502017,104,1797160917438,25000144,'move 1 play BV',1);
INSERT INTO journal VALUES(158,157,125555444092502017,105,1797160921329,25000145,'move 4 play BV',1);
INSERT INTO journal VALUES(159,158,125555444092502017,106,1797160923206,25000146,'move 1 draw',1);
INSERT INTO journal VALUES(160,159,125555444092502017,107,1797160926651,25000147,'move 1 pass',1);
INSERT INTO journal VALUES(161,160,125555444092502017,108,1797160986651,0,'timeout 3',1);
INSERT INTO journal VALUES(162,161,125555444092502017,109,1797160986651,0,'auto 3 play B2 last',1);
INSERT INTO journal VALUES(163,162,125555444092502017,110,1797160990639,25000148,'void It took too long.',1);
INSERT INTO journal VALUES(164,163,125555444092502017,111,1797160990639,0,'hash 140899db0a69b5924b29ca38c2519ed4',1);
INSERT INTO journal VALUES(165,0,125558384551264257,1,1797161051639,25000157,'move 1 play AH AD suit H',1);
INSERT INTO journal VALUES(166,165,125558384551264257,2,1797161052796,25000158,'move 2 play 7H',1);
INSERT INTO journal VALUES(167,166,125558384551264257,3,1797161053978,25000159,'move 1 play 5H 6H',1);
INSERT INTO journal VALUES(168,167,125558384551264257,4,1797161058687,25000160,'move 2 play 3H',1);
INSERT INTO journal VALUES(169,168,125558384551264257,5,1797161061960,25000161,'move 1 draw',1);
INSERT INTO journal VALUES(170,169,125558384551264257,6,1797161063704,25000162,'move 2 draw',1);
INSERT INTO journal VALUES(171,170,125558384551264257,7,1797161066484,25000163,'move 1 draw',1);
INSERT INTO journal VALUES(172,171,125558384551264257,8,1797161068879,25000164,'move 2 draw',1);
INSERT INTO journal VALUES(173,172,125558384551264257,9,1797161072198,25000165,'move 1 play 9H',1);
INSERT INTO journal VALUES(174,173,125558384551264257,10,1797161075141,25000166,'move 2 play 9S 8S',1);
INSERT INTO journal VALUES(175,174,125558384551264257,11,1797161078845,25000167,'move 1 play QS',1);
INSERT INTO journal VALUES(176,175,125558384551264257,12,1797161080396,25000168,'move 2 play 5S',1);
INSERT INTO journal VALUES(177,176,125558384551264257,13,1797161140396,0,'timeout 1',1);
INSERT INTO journal VALUES(178,177,125558384551264257,14,1797161140396,0,'auto 1 take',1);
INSERT INTO journal VALUES(179,178,125558384551264257,15,1797161143425,25000169,'move 2 draw',1);
INSERT INTO journal VALUES(180,179,125558384551264257,16,1797161146557,25000170,'move 1 play 10S 10D 10C',1);
INSERT INTO journal VALUES(181,180,125558384551264257,17,1797161146557,0,'hash 67bfc80d2793b91b682e7d0bc67c6a53',1);
INSERT INTO journal VALUES(182,181,125558384551264257,18,1797161149115,25000171,'move 1 play 8C',1);
INSERT INTO journal VALUES(183,182,125558384551264257,19,1797161151295,25000172,'move 2 play 8D',1);
INSERT INTO journal VALUES(184,183,125558384551264257,20,1797161156221,25000173,'move 1 play QD QC',1);
INSERT INTO journal VALUES(185,184,125558384551264257,21,1797161157385,25000174,'move 2 draw',1);
INSERT INTO journal VALUES(186,185,125558384551264257,22,1797161159756,25000175,'move 1 play 9C',1);
INSERT INTO journal VALUES(187,186,125558384551264257,23,1797161162266,25000176,'move 2 draw',1);
INSERT INTO journal VALUES(188,187,125558384551264257,24,1797161163791,25000177,'move 1 draw',1);
INSERT INTO journal VALUES(189,188,125558384551264257,25,1797161168746,25000178,'move 2 draw',1);
INSERT INTO journal VALUES(190,189,125558384551264257,26,1797161171306,25000179,'move 1 play 7C last',1);
INSERT INTO journal VALUES(191,190,125558384551264257,27,1797161175957,25000180,'move 2 draw',1);
INSERT INTO journal VALUES(192,191,125558384551264257,28,1797161179050,25000181,'move 1 draw',1);
INSERT INTO journal VALUES(193,192,125558384551264257,29,1797161182093,25000182,'move 2 play AS suit D',1);
INSERT INTO journal VALUES(194,193,125558384551264257,30,1797161184617,25000183,'move 1 play JD last',1);
INSERT INTO journal VALUES(195,194,125558384551264257,31,1797161189217,25000184,'move 2 play 6D 6S',1);
INSERT INTO journal VALUES(196,195,125558384551264257,32,1797161192066,25000185,'move 1 draw',1);
INSERT INTO journal VALUES(197,196,125558384551264257,33,1797161195623,25000186,'move 2 play 2S',1);
INSERT INTO journal VALUES(198,197,125558384551264257,34,1797161195623,0,'hash 0fe5c0223a9080c9a899f40d91f8fd66',1);
INSERT INTO journal VALUES(199,198,125558384551264257,35,1797161198996,25000187,'move 1 take',1);
INSERT INTO journal VALUES(200,199,125558384551264257,36,1797161203884,25000188,'move 2 play JS last',1);
INSERT INTO journal VALUES(201,200,125558384551264257,37,1797161207585,25000189,'move 1 play JH',1);
INSERT INTO journal VALUES(202,201,125558384551264257,38,1797161211327,25000190,'move 2 draw',1);
INSERT INTO journal VALUES(203,202,125558384551264257,39,1797161214622,25000191,'move 1 play 4H 4C last',1);
INSERT INTO journal VALUES(204,203,125558384551264257,40,1797161274622,0,'timeout 2',1);
INSERT INTO journal VALUES(205,204,125558384551264257,41,1797161274622,0,'auto 2 play KD last',1);
INSERT INTO journal VALUES(206,205,125558384551264257,42,1797161277106,25000192,'move 1 draw',1);
INSERT INTO journal VALUES(207,206,125558384551264257,43,1797161280724,25000193,'move 2 draw',1);
INSERT INTO journal VALUES(208,207,125558384551264257,44,1797161283676,25000194,'move 1 play 2D last',1);
INSERT INTO journal VALUES(209,208,125558384551264257,45,1797161285578,25000195,'move 2 take',1);
INSERT INTO journal VALUES(210,209,125558384551264257,46,1797161287378,25000196,'move 1 draw',1);
INSERT INTO journal VALUES(211,210,125558384551264257,47,1797161289999,25000197,'move 2 play AC suit S',1);
INSERT INTO journal VALUES(212,211,125558384551264257,48,1797161349999,0,'timeout 1',1);
INSERT INTO journal VALUES(213,212,125558384551264257,49,1797161349999,0,'auto 1 play 7S last',1);
INSERT INTO journal VALUES(214,213,125558384551264257,50,1797161352452,25000198,'move 2 draw',1);
INSERT INTO journal VALUES(215,214,125558384551264257,51,1797161352452,0,'hash e5d53a2aeb2d94e3e92380449373e102',1);
INSERT INTO journal VALUES(216,215,125558384551264257,52,1797161357246,25000199,'move 1 draw',1);
INSERT INTO journal VALUES(217,216,125558384551264257,53,1797161360536,25000200,'move 2 play 3S',1);
INSERT INTO journal VALUES(218,217,125558384551264257,54,1797161364283,25000201,'move 1 play 3D last',1);
INSERT INTO journal VALUES(219,218,125558384551264257,55,1797161366582,25000202,'move 2 draw',1);
INSERT INTO journal VALUES(220,219,125558384551264257,56,1797161369913,25000203,'move 1 play 5D',1);
INSERT INTO journal VALUES(221,220,125558384551264257,57,1797161370949,25000204,'move 2 play QH',1);
INSERT INTO journal VALUES(222,221,125558384551264257,58,1797161374002,25000205,'move 1 take',1);
INSERT INTO journal VALUES(223,222,125558384551264257,59,1797161377094,25000206,'move 2 play 2H',1);
INSERT INTO journal VALUES(224,223,125558384551264257,60,1797161379297,25000207,'leave 1',1);
INSERT INTO journal VALUES(225,224,125558384551264257,61,1797161379297,0,'hash c6ae667cc7fc9681d598e09e18e71a3c',1);
INSERT INTO journal VALUES(226,225,125558384551264257,62,1797161379297,25000209,'vote 2 1 penalize open',1);
INSERT INTO journal VALUES(227,0,125560014701068289,1,1797161440297,25000217,'move 1 play 10D',1);
INSERT INTO journal VALUES(228,227,125560014701068289,2,1797161443559,0,'move 3 play AC suit H',1);
INSERT INTO journal VALUES(229,228,125560014701068289,3,1797161753559,0,'timeout 1',1);
INSERT INTO journal VALUES(230,229,125560014701068289,4,1797161753559,0,'auto 1 play AD suit S',1);
INSERT INTO journal VALUES(231,230,125560014701068289,5,1797161753559,0,'leave 2 away',1);
INSERT INTO journal VALUES(232,231,125560014701068289,6,1797161755441,0,'move 3 play JS',1);
INSERT INTO journal VALUES(233,232,125560014701068289,7,1797161758559,25000218,'move 1 play QS',1);
INSERT INTO journal VALUES(234,233,125560014701068289,8,1797161760152,0,'move 3 play QH',1);
INSERT INTO journal VALUES(235,234,125560014701068289,9,1797161821152,25000219,'move 1 draw',1);
INSERT INTO journal VALUES(236,235,125560014701068289,10,1797161823857,0,'move 3 play 5H',1);
INSERT INTO journal VALUES(237,236,125560014701068289,11,1797161828857,25000220,'move 1 take',1);
INSERT INTO journal VALUES(238,237,125560014701068289,12,1797161833111,0,'move 3 play 9H',1);
INSERT INTO journal VALUES(239,238,125560014701068289,13,1797161838111,25000221,'move 1 play 6H 6S',1);
INSERT INTO journal VALUES(240,239,125560014701068289,14,1797161841291,0,'move 3 play 6D last',1);
INSERT INTO journal VALUES(241,240,125560014701068289,15,1797161846291,25000222,'move 1 play 4D 4H',1);
INSERT INTO journal VALUES(242,241,125560014701068289,16,1797161848053,0,'move 3 play KD',1);
INSERT INTO journal VALUES(243,242,125560014701068289,17,1797161848053,0,'hash 9add2a1352af58123a72780c15a47c6b',1);
INSERT INTO journal VALUES(244,0,125562001777754113,1,1797161914053,25000233,'move 3 play AH suit H',1);
INSERT INTO journal VALUES(245,244,125562001777754113,2,1797161917251,25000234,'move 4 play AD suit D',1);
INSERT INTO journal VALUES(246,245,125562001777754113,3,1797161918303,25000235,'move 1 play JD',1);
INSERT INTO journal VALUES(247,246,125562001777754113,4,1797161923180,25000236,'move 4 play 3D 3H',1);
INSERT INTO journal VALUES(248,247,125562001777754113,5,1797161926524,25000237,'move 3 play 3C 4C',1);
INSERT INTO journal VALUES(249,248,125562001777754113,6,1797161930289,25000238,'move 2 play JOKER suit H',1);
INSERT INTO journal VALUES(250,249,125562001777754113,7,1797161932516,25000239,'move 1 play 4H',1);
INSERT INTO journal VALUES(251,250,125562001777754113,8,1797161933791,25000240,'move 4 play 9S',1);
INSERT INTO journal VALUES(252,251,125562001777754113,9,1797161937757,25000241,'move 3 draw',1);
INSERT INTO journal VALUES(253,252,125562001777754113,10,1797161942346,25000242,'move 2 play 10S',1);
INSERT INTO journal VALUES(254,253,125562001777754113,11,1797161945259,25000243,'move 4 play KS',1);
INSERT INTO journal VALUES(255,254,125562001777754113,12,1797161949954,25000244,'move 3 play KD',1);
INSERT INTO journal VALUES(256,255,125562001777754113,13,1797161952326,25000245,'move 2 play 8D to 1',1);
INSERT INTO journal VALUES(257,256,125562001777754113,14,1797161953976,25000246,'move 1 play 5D 5S',1);
INSERT INTO journal VALUES(258,257,125562001777754113,15,1797161956367,25000247,'move 4 play 2H last',1);
INSERT INTO journal VALUES(259,258,125562001777754113,16,1797161959582,25000248,'move 3 take',1);
INSERT INTO journal VALUES(260,259,125562001777754113,17,1797161959582,0,'hash 23b1341c2597cd7b26fcd0ce7799fe6a',1);
INSERT INTO journal VALUES(261,260,125562001777754113,18,1797161961815,25000249,'move 2 play JH',1);
INSERT INTO journal VALUES(262,261,125562001777754113,19,1797161964212,25000250,'move 3 play JOKER suit H',1);
INSERT INTO journal VALUES(263,262,125562001777754113,20,1797161968585,25000251,'move 4 draw',1);
INSERT INTO journal VALUES(264,263,125562001777754113,21,1797161970165,25000252,'move 1 draw',1);
INSERT INTO journal VALUES(265,264,125562001777754113,22,1797161974186,25000253,'move 2 draw',1);
INSERT INTO journal VALUES(266,265,125562001777754113,23,1797161975953,25000254,'move 3 play AS suit H',1);
INSERT INTO journal VALUES(267,266,125562001777754113,24,1797161979745,25000255,'move 4 draw',1);
INSERT INTO journal VALUES(268,267,125562001777754113,25,1797161981845,25000256,'move 1 play AC 2C',1);
INSERT INTO journal VALUES(269,268,125562001777754113,26,1797161983213,25000257,'move 2 take',1);
INSERT INTO journal VALUES(270,269,125562001777754113,27,1797161986493,25000258,'move 3 play 10C 10D',1);
INSERT INTO journal VALUES(271,270,125562001777754113,28,1797161989571,25000259,'move 1 draw',1);
INSERT INTO journal VALUES(272,271,125562001777754113,29,1797162049571,0,'timeout 2',1);
INSERT INTO journal VALUES(273,272,125562001777754113,30,1797162049571,0,'auto 2 play QD',1);
INSERT INTO journal VALUES(274,273,125562001777754113,31,1797162304342,0,'leave 2 away',1);
INSERT INTO journal VALUES(275,274,125562001777754113,32,1797162304342,0,'timeout 3',1);
INSERT INTO journal VALUES(276,275,125562001777754113,33,1797162304342,0,'auto 3 play 6D 7D',1);
INSERT INTO journal VALUES(277,276,125562001777754113,34,1797162304342,0,'hash a8498ca79a1299298ba6c9d92a46d2e4',1);
INSERT INTO journal VALUES(278,277,125562001777754113,35,1797162304342,25000260,'move 4 play 7C',1);
INSERT INTO journal VALUES(279,278,125562001777754113,36,1797162308827,25000261,'move 1 play 6C 6H',1);
INSERT INTO journal VALUES(280,279,125562001777754113,37,1797162310910,25000262,'move 3 play QH',1);
INSERT INTO journal VALUES(281,280,125562001777754113,38,1797162313109,25000263,'move 4 play KH last',1);
INSERT INTO journal VALUES(282,281,125562001777754113,39,1797162315654,25000264,'move 1 play KC last',1);
INSERT INTO journal VALUES(283,282,125562001777754113,40,1797162320231,25000265,'move 3 draw',1);
INSERT INTO journal VALUES(284,283,125562001777754113,41,1797162321910,25000266,'move 4 draw',1);
INSERT INTO journal VALUES(285,284,125562001777754113,42,1797162323170,25000267,'move 1 play 8C',1);
INSERT INTO journal VALUES(286,285,125562001777754113,43,1797162323170,0,'hash a9eed25f470a4e625be2f85d86f4999c',1);
INSERT INTO journal VALUES(287,0,125563985360584705,1,1797162386976,25000275,'move 1 keep 8H 9S 3S',1);
INSERT INTO journal VALUES(288,287,125563985360584705,2,1797162388208,25000276,'move 2 keep 2H 10S 7S',1);
INSERT INTO journal VALUES(289,288,125563985360584705,3,1797162390962,25000277,'move 2 play 3C 3D',1);
INSERT INTO journal VALUES(290,289,125563985360584705,4,1797162395484,25000278,'move 1 take',1);
INSERT INTO journal VALUES(291,290,125563985360584705,5,1797162397202,25000279,'move 2 play 8D',1);
INSERT INTO journal VALUES(292,291,125563985360584705,6,1797162401791,25000280,'move 1 play 9C',1);
INSERT INTO journal VALUES(293,292,125563985360584705,7,1797162405423,25000281,'move 2 take',1);
INSERT INTO journal VALUES(294,293,125563985360584705,8,1797162407364,25000282,'move 1 play 3C',1);
INSERT INTO journal VALUES(295,294,125563985360584705,9,1797162411243,25000283,'move 2 take',1);
INSERT INTO journal VALUES(296,295,125563985360584705,10,1797162412888,25000284,'move 1 play 3D',1);
INSERT INTO journal VALUES(297,296,125563985360584705,11,1797162416532,25000285,'move 2 play 3C',1);
INSERT INTO journal VALUES(298,297,125563985360584705,12,1797162418125,25000286,'move 1 play JD',1);
INSERT INTO journal VALUES(299,298,125563985360584705,13,1797162421725,25000287,'move 2 play 5D',1);
INSERT INTO journal VALUES(300,299,125563985360584705,14,1797162424054,25000288,'move 2 play 6S',1);
INSERT INTO journal VALUES(301,300,125563985360584705,15,1797162428638,25000289,'move 1 play JC',1);
INSERT INTO journal VALUES(302,301,125563985360584705,16,1797162431018,25000290,'move 2 play 7C',1);
INSERT INTO journal VALUES(303,302,125563985360584705,17,1797162431018,0,'hash c22cb7d80c3446c06e323a296fb9d512',1);
INSERT INTO journal VALUES(304,303,125563985360584705,18,1797162433828,25000291,'move 1 take',1);
INSERT INTO journal VALUES(305,304,125563985360584705,19,1797162436360,25000292,'move 2 play 8D',1);
INSERT INTO journal VALUES(306,305,125563985360584705,20,1797162481217,25000293,'move 1 play 5D',1);
INSERT INTO journal VALUES(307,306,125563985360584705,21,1797162482989,25000294,'move 1 play 6S',1);
INSERT INTO journal VALUES(308,307,125563985360584705,22,1797162486471,25000295,'move 2 play 9C 9H',1);
INSERT INTO journal VALUES(309,308,125563985360584705,23,1797162490635,25000296,'move 1 play 7C',1);
INSERT INTO journal VALUES(310,309,125563985360584705,24,1797162493693,25000297,'move 2 play 5C',1);
INSERT INTO journal VALUES(311,310,125563985360584705,25,1797162497638,25000298,'move 2 play 8C 8S',1);
INSERT INTO journal VALUES(312,311,125563985360584705,26,1797162500175,25000299,'move 1 play JS JD JC',1);
INSERT INTO journal VALUES(313,312,125563985360584705,27,1797162503351,25000300,'move 2 play 5H',1);
INSERT INTO journal VALUES(314,313,125563985360584705,28,1797162563351,0,'timeout 2',1);
INSERT INTO journal VALUES(315,314,125563985360584705,29,1797162563351,0,'auto 2 play QD',1);
INSERT INTO journal VALUES(316,315,125563985360584705,30,1797162567184,25000301,'move 1 play QH',1);
INSERT INTO journal VALUES(317,316,125563985360584705,31,1797162568465,25000302,'move 2 play 2C',1);
INSERT INTO journal VALUES(318,317,125563985360584705,32,1797162570741,25000303,'move 1 play 3D 3C',1);
INSERT INTO journal VALUES(319,318,125563985360584705,33,1797162573499,25000304,'move 2 play 3H',1);
INSERT INTO journal VALUES(320,319,125563985360584705,34,1797162573499,0,'hash 5a1097ef58f51ffc799e021ed05722e6',1);
INSERT INTO journal VALUES(321,320,125563985360584705,35,1797162575811,25000305,'move 1 play KH',1);
INSERT INTO journal VALUES(322,321,125563985360584705,36,1797162579929,25000306,'move 2 take',1);
INSERT INTO journal VALUES(323,322,125563985360584705,37,1797162639929,0,'timeout 1',1);
INSERT INTO journal VALUES(324,323,125563985360584705,38,1797162639929,0,'auto 1 play 6D',1);
INSERT INTO journal VALUES(325,324,125563985360584705,39,1797162645064,25000307,'move 2 play 6S',1);
INSERT INTO journal VALUES(326,325,125563985360584705,40,1797162648297,25000308,'move 1 play AS',1);
INSERT INTO journal VALUES(327,326,125563985360584705,41,1797162651835,25000309,'move 2 play 5D',1);
INSERT INTO journal VALUES(328,327,125563985360584705,42,1797162656816,25000310,'move 2 play JS JD JC',1);
INSERT INTO journal VALUES(329,328,125563985360584705,43,1797162656816,0,'hash 404917139a508f92e5e9c4113555bec8',1);
INSERT INTO journal VALUES(330,0,125565380830691329,1,1797162719682,25000318,'move 1 keep 7S AD KS',1);
INSERT INTO journal VALUES(331,330,125565380830691329,2,1797162721562,25000319,'move 2 keep 5D AS QD',1);
INSERT INTO journal VALUES(332,331,125565380830691329,3,1797162721562,0,'move 3 keep 10D KH KC',1);
INSERT INTO journal VALUES(333,332,125565380830691329,4,1797162723512,25000320,'move 2 play 3S 3D',1);
INSERT INTO journal VALUES(334,333,125565380830691329,5,1797162726078,0,'move 3 play 4C',1);
INSERT INTO journal VALUES(335,334,125565380830691329,6,1797162731078,25000321,'move 1 play 6S',1);
INSERT INTO journal VALUES(336,335,125565380830691329,7,1797162732604,25000322,'move 2 play 6C',1);
INSERT INTO journal VALUES(337,336,125565380830691329,8,1797162734392,0,'move 3 play 9C 9D',1);
INSERT INTO journal VALUES(338,337,125565380830691329,9,1797162739392,25000323,'move 1 play 9H',1);
INSERT INTO journal VALUES(339,338,125565380830691329,10,1797162743108,25000324,'move 2 play AC AH',1);
INSERT INTO journal VALUES(340,339,125565380830691329,11,1797162745810,0,'move 3 play 5C',1);
INSERT INTO journal VALUES(341,340,125565380830691329,12,1797162750810,25000325,'move 2 play 8C',1);
INSERT INTO journal VALUES(342,341,125565380830691329,13,1797162753694,25000326,'move 1 play JS',1);
INSERT INTO journal VALUES(343,342,125565380830691329,14,1797162755928,0,'move 3 play QS',1);
INSERT INTO journal VALUES(344,343,125565380830691329,15,1797162816212,0,'timeout 2',1);
INSERT INTO journal VALUES(345,344,125565380830691329,16,1797162816212,0,'auto 2 play 5S',1);
INSERT INTO journal VALUES(346,345,125565380830691329,17,1797162816212,0,'hash 92b70bfaa7848883221da66f44c903d9',1);
INSERT INTO journal VALUES(347,346,125565380830691329,18,1797162817922,0,'move 3 play KD',1);
INSERT INTO journal VALUES(348,347,125565380830691329,19,1797162821212,25000327,'move 1 play 10S',1);
INSERT INTO journal VALUES(349,348,125565380830691329,20,1797162825319,25000328,'move 1 play 4D',1);
INSERT INTO journal VALUES(350,349,125565380830691329,21,1797162828403,25000329,'move 2 play 8S',1);
INSERT INTO journal VALUES(351,350,125565380830691329,22,1797162829702,0,'move 3 play 10C',1);
INSERT INTO journal VALUES(352,351,125565380830691329,23,1797162834702,0,'move 3 play 4H 4S',1);
INSERT INTO journal VALUES(353,352,125565380830691329,24,1797162834702,25000330,'move 1 play 6H',1);
INSERT INTO journal VALUES(354,353,125565380830691329,25,1797162837931,25000331,'move 2 play 6D',1);
INSERT INTO journal VALUES(355,354,125565380830691329,26,1797162840413,0,'move 3 play JC JH',1);
INSERT INTO journal VALUES(356,355,125565380830691329,27,1797162845413,25000332,'move 1 play QC',1);
INSERT INTO journal VALUES(357,356,125565380830691329,28,1797162847379,25000333,'move 2 play 7H',1);
INSERT INTO journal VALUES(358,357,125565380830691329,29,1797162849398,0,'move 3 play 7C',1);
INSERT INTO journal VALUES(359,358,125565380830691329,30,1797162853590,25000334,'move 1 play 2D',1);
INSERT INTO journal VALUES(360,359,125565380830691329,31,1797162857366,25000335,'move 2 play 3H',1);
INSERT INTO journal VALUES(361,360,125565380830691329,32,1797162859342,0,'move 3 play 8H',1);
INSERT INTO journal VALUES(362,361,125565380830691329,33,1797162863725,25000336,'move 1 play 9S',1);
INSERT INTO journal VALUES(363,362,125565380830691329,34,1797162863725,0,'hash 7687994aee21255c531d9ca210993a4a',1);
INSERT INTO journal VALUES(364,363,125565380830691329,35,1797162868675,25000337,'move 2 play JD',1);
INSERT INTO journal VALUES(365,364,125565380830691329,36,1797162871255,0,'move 3 play KH KC',1);
INSERT INTO journal VALUES(366,365,125565380830691329,37,1797162876255,25000338,'move 1 play KS',1);
INSERT INTO journal VALUES(367,366,125565380830691329,38,1797162879842,25000339,'move 2 play AS',1);
INSERT INTO journal VALUES(368,367,125565380830691329,39,1797162881666,0,'move 3 play 10D',1);
INSERT INTO journal VALUES(369,368,125565380830691329,40,1797162886666,0,'move 3 flip 1',1);
INSERT INTO journal VALUES(370,369,125565380830691329,41,1797162888513,0,'move 3 flip 1',1);
INSERT INTO journal VALUES(371,370,125565380830691329,42,1797162891666,25000340,'move 1 play AD',1);
INSERT INTO journal VALUES(372,371,125565380830691329,43,1797162893267,25000341,'move 2 play 5D',1);
INSERT INTO journal VALUES(373,372,125565380830691329,44,1797162896172,25000342,'move 1 play 7S',1);
INSERT INTO journal VALUES(374,373,125565380830691329,45,1797162898721,0,'move 3 flip 1',1);
INSERT INTO journal VALUES(375,374,125565380830691329,46,1797162903721,25000343,'move 2 take QD',1);
INSERT INTO journal VALUES(376,375,125565380830691329,47,1797162905613,25000344,'move 1 flip 1',1);
INSERT INTO journal VALUES(377,376,125565380830691329,48,1797162910218,25000345,'move 2 play QH QD',1);
INSERT INTO journal VALUES(378,377,125565380830691329,49,1797162912446,25000346,'move 1 flip 1',1);
INSERT INTO journal VALUES(379,378,125565380830691329,50,1797162916974,25000347,'move 2 play AD',1);
INSERT INTO journal VALUES(380,379,125565380830691329,51,1797162916974,0,'hash 994fbe715953b7ea8e9e75dbee77db9d',1);
INSERT INTO journal VALUES(381,380,125565380830691329,52,1797162920131,25000348,'move 1 play 2C',1);
INSERT INTO journal VALUES(382,381,125565380830691329,53,1797162923059,25000349,'move 2 play 5D',1);
INSERT INTO journal VALUES(383,382,125565380830691329,54,1797162924249,25000350,'move 2 play 7S',1);
INSERT INTO journal VALUES(384,383,125565380830691329,55,1797162926087,25000351,'move 1 take',1);
INSERT INTO journal VALUES(385,384,125565380830691329,56,1797162929688,25000352,'move 2 play 7D',1);
INSERT INTO journal VALUES(386,385,125565380830691329,57,1797162933307,25000353,'move 1 play 5D',1);
INSERT INTO journal VALUES(387,386,125565380830691329,58,1797162938174,25000354,'move 1 play 8D',1);
INSERT INTO journal VALUES(388,387,125565380830691329,59,1797162942724,25000355,'move 2 flip 1',1);
INSERT INTO journal VALUES(389,388,125565380830691329,60,1797162943907,25000356,'move 1 play QH QD',1);
INSERT INTO journal VALUES(390,389,125565380830691329,61,1797162943907,0,'hash 44d3642229987b370de9dcde3385bb15',1);
INSERT INTO journal VALUES(391,0,125566596998496257,1,1797163009639,25000367,'move 1 keep 2H 2S 10D',1);
INSERT INTO journal VALUES(392,391,125566596998496257,2,1797163013562,25000368,'move 2 keep 5D 7D 6D',1);
INSERT INTO journal VALUES(393,392,125566596998496257,3,1797163016251,25000369,'move 3 keep KS 5H 2D',1);
INSERT INTO journal VALUES(394,393,125566596998496257,4,1797163020270,25000370,'move 4 keep 5S AC KC',1);
INSERT INTO journal VALUES(395,394,125566596998496257,5,1797163024392,25000371,'move 1 play 3C 3D',1);
INSERT INTO journal VALUES(396,395,125566596998496257,6,1797163028865,25000372,'move 2 play 4C',1);
INSERT INTO journal VALUES(397,396,125566596998496257,7,1797163030142,25000373,'move 3 take',1);
INSERT INTO journal VALUES(398,397,125566596998496257,8,1797163031999,25000374,'move 4 play JS',1);
INSERT INTO journal VALUES(399,398,125566596998496257,9,1797163035458,25000375,'move 1 play QS QH',1);
INSERT INTO journal VALUES(400,399,125566596998496257,10,1797163037571,25000376,'move 2 play QC',1);
INSERT INTO journal VALUES(401,400,125566596998496257,11,1797163041809,25000377,'move 3 take',1);
INSERT INTO journal VALUES(402,401,125566596998496257,12,1797163045407,25000378,'move 4 play 6C 6H',1);
INSERT INTO journal VALUES(403,402,125566596998496257,13,1797163047365,25000379,'move 1 play KD',1);
INSERT INTO journal VALUES(404,403,125566596998496257,14,1797163050307,25000380,'move 2 take',1);
INSERT INTO journal VALUES(405,404,125566596998496257,15,1797163110307,0,'timeout 3',1);
INSERT INTO journal VALUES(406,405,125566596998496257,16,1797163110307,0,'auto 3 play 3C 3D',1);
INSERT INTO journal VALUES(407,406,125566596998496257,17,1797163110307,0,'hash 6e15cceff692738fc29aea7bed085ae9',1);
INSERT INTO journal VALUES(408,407,125566596998496257,18,1797163112392,25000381,'move 4 play 8C',1);
INSERT INTO journal VALUES(409,408,125566596998496257,19,1797163114260,25000382,'move 1 play 9C',1);
INSERT INTO journal VALUES(410,409,125566596998496257,20,1797163117308,25000383,'move 2 play KD',1);
INSERT INTO journal VALUES(411,410,125566596998496257,21,1797163117308,0,'hash 464a0b6195cc40b6a9b5e6c6dfb7cfcf',1);
INSERT INTO journal VALUES(412,0,125567317454094337,1,1797163181409,25000392,'move 1 play AD suit S',1);
INSERT INTO journal VALUES(413,412,125567317454094337,2,1797163184624,25000393,'move 2 play QS',1);
INSERT INTO journal VALUES(414,413,125567317454094337,3,1797163189241,25000394,'move 1 draw',1);
INSERT INTO journal VALUES(415,414,125567317454094337,4,1797163192596,25000395,'move 2 draw',1);
INSERT INTO journal VALUES(416,415,125567317454094337,5,1797163195402,25000396,'move 1 draw',1);
INSERT INTO journal VALUES(417,416,125567317454094337,6,1797163195402,0,'hash 50ce5a60d1980b399f8d0ca46db2554d',1);
INSERT INTO journal VALUES(418,0,125567646438522881,1,1797163259845,25000405,'move 1 play 6S',1);
INSERT INTO journal VALUES(419,418,125567646438522881,2,1797163263654,25000406,'move 2 play 9S',1);
INSERT INTO journal VALUES(420,419,125567646438522881,3,1797163265579,0,'move 3 play 3S 3D 4D',1);
INSERT INTO journal VALUES(421,420,125567646438522881,4,1797163269799,25000407,'move 1 take',1);
INSERT INTO journal VALUES(422,421,125567646438522881,5,1797163273011,25000408,'move 2 play 10D',1);
INSERT INTO journal VALUES(423,422,125567646438522881,6,1797163275169,0,'move 3 play 6D',1);
INSERT INTO journal VALUES(424,423,125567646438522881,7,1797163280169,25000409,'move 1 play QD',1);
INSERT INTO journal VALUES(425,424,125567646438522881,8,1797163282368,25000410,'move 2 play AD suit C',1);
INSERT INTO journal VALUES(426,425,125567646438522881,9,1797163284207,0,'move 3 play 9C',1);
INSERT INTO journal VALUES(427,426,125567646438522881,10,1797163288896,25000411,'move 1 play KC KD',1);
INSERT INTO journal VALUES(428,427,125567646438522881,11,1797163348896,0,'timeout 2',1);
INSERT INTO journal VALUES(429,428,125567646438522881,12,1797163348896,0,'auto 2 draw',1);
INSERT INTO journal VALUES(430,429,125567646438522881,13,1797163351643,0,'move 3 draw',1);
INSERT INTO journal VALUES(431,430,125567646438522881,14,1797163351643,25000412,'move 1 play AS suit H',1);
INSERT INTO journal VALUES(432,431,125567646438522881,15,1797163355325,25000413,'move 2 play 2H',1);
INSERT INTO journal VALUES(433,432,125567646438522881,16,1797163357211,0,'move 3 play 2S',1);
INSERT INTO journal VALUES(434,433,125567646438522881,17,1797163357211,0,'hash 861e20740f5118045b790a4d11b9aa8d',1);
INSERT INTO journal VALUES(435,434,125567646438522881,18,1797163362211,25000414,'move 1 play 2C',1);
INSERT INTO journal VALUES(436,435,125567646438522881,19,1797163364408,25000415,'move 2 take',1);
INSERT INTO journal VALUES(437,436,125567646438522881,20,1797163368028,0,'move 3 draw',1);
INSERT INTO journal VALUES(438,437,125567646438522881,21,1797163373028,25000416,'move 1 play 7H',1);
INSERT INTO journal VALUES(439,438,125567646438522881,22,1797163374163,25000417,'move 2 play 6C',1);
INSERT INTO journal VALUES(440,439,125567646438522881,23,1797163376268,0,'move 3 draw',1);
INSERT INTO journal VALUES(441,440,125567646438522881,24,1797163380849,25000418,'move 1 play 7D',1);
INSERT INTO journal VALUES(442,441,125567646438522881,25,1797163440849,0,'timeout 2',1);
INSERT INTO journal VALUES(443,442,125567646438522881,26,1797163440849,0,'auto 2 play 4C',1);
INSERT INTO journal VALUES(444,443,125567646438522881,27,1797163695506,0,'leave 2 away',1);
INSERT INTO journal VALUES(445,444,125567646438522881,28,1797163695506,0,'move 3 play 7C',1);
INSERT INTO journal VALUES(446,445,125567646438522881,29,1797163695506,25000419,'move 1 draw',1);
INSERT INTO journal VALUES(447,446,125567646438522881,30,1797163699614,0,'move 3 draw',1);
INSERT INTO journal VALUES(448,447,125567646438522881,31,1797163704614,25000420,'move 1 play 4H',1);
INSERT INTO journal VALUES(449,448,125567646438522881,32,1797163706590,0,'move 3 play 8H',1);
INSERT INTO journal VALUES(450,449,125567646438522881,33,1797163710916,25000421,'move 1 play 10H',1);
INSERT INTO journal VALUES(451,450,125567646438522881,34,1797163710916,0,'hash 8a0054d303f15768a26622fe02293001',1);
INSERT INTO journal VALUES(452,451,125567646438522881,35,1797163715086,0,'move 3 draw',1);
INSERT INTO journal VALUES(453,452,125567646438522881,36,1797163720086,25000422,'move 1 play 5H last',1);
INSERT INTO journal VALUES(454,453,125567646438522881,37,1797163722495,0,'move 3 take',1);
INSERT INTO journal VALUES(455,454,125567646438522881,38,1797163727495,25000423,'move 1 draw',1);
INSERT INTO journal VALUES(456,455,125567646438522881,39,1797163728904,0,'move 3 play QH QC QS',1);
INSERT INTO journal VALUES(457,456,125567646438522881,40,1797163733552,25000424,'move 1 draw',1);
INSERT INTO journal VALUES(458,457,125567646438522881,41,1797163736747,0,'move 3 play KS',1);
INSERT INTO journal VALUES(459,458,125567646438522881,42,1797163741747,25000425,'move 1 play KH',1);
INSERT INTO journal VALUES(460,459,125567646438522881,43,1797163744790,0,'move 3 play 7S',1);
INSERT INTO journal VALUES(461,460,125567646438522881,44,1797163749790,25000426,'move 1 play 6H last',1);
INSERT INTO journal VALUES(462,461,125567646438522881,45,1797163751461,0,'move 3 draw',1);
INSERT INTO journal VALUES(463,462,125567646438522881,46,1797163756461,25000427,'move 1 draw',1);
INSERT INTO journal VALUES(464,463,125567646438522881,47,1797163760042,0,'move 3 draw',1);
INSERT INTO journal VALUES(465,464,125567646438522881,48,1797163765042,25000428,'move 1 draw',1);
INSERT INTO journal VALUES(466,465,125567646438522881,49,1797163767241,0,'move 3 play 3H',1);
INSERT INTO journal VALUES(467,466,125567646438522881,50,1797163771104,25000429,'move 1 take',1);
INSERT INTO journal VALUES(468,467,125567646438522881,51,1797163771104,0,'hash 3aec7fc50e7d297b9b723f4562ef2f4f',1);
INSERT INTO journal VALUES(469,468,125567646438522881,52,1797163775881,0,'move 3 draw',1);
INSERT INTO journal VALUES(470,469,125567646438522881,53,1797163780881,25000430,'move 1 play 9H',1);
INSERT INTO journal VALUES(471,470,125567646438522881,54,1797163783235,0,'move 3 play 9D',1);
INSERT INTO journal VALUES(472,471,125567646438522881,55,1797163788235,25000431,'move 1 play 5D',1);
INSERT INTO journal VALUES(473,472,125567646438522881,56,1797163792228,0,'move 3 play 5C',1);
INSERT INTO journal VALUES(474,473,125567646438522881,57,1797163797228,25000432,'move 1 play 10C',1);
INSERT INTO journal VALUES(475,474,125567646438522881,58,1797163800522,0,'move 3 play 8C 8D',1);
INSERT INTO journal VALUES(476,475,125567646438522881,59,1797163805522,0,'move 3 play AH suit D last',1);
INSERT INTO journal VALUES(477,476,125567646438522881,60,1797163805522,25000433,'move 1 play 2D',1);
INSERT INTO journal VALUES(478,477,125567646438522881,61,1797163808284,0,'move 3 take',1);
INSERT INTO journal VALUES(479,478,125567646438522881,62,1797163813284,25000434,'move 1 play AC suit S last',1);
INSERT INTO journal VALUES(480,479,125567646438522881,63,1797163817060,0,'move 3 play JS JD last',1);
INSERT INTO journal VALUES(481,480,125567646438522881,64,1797163822060,0,'move 3 play JH',1);
INSERT INTO journal VALUES(482,481,125567646438522881,65,1797163823563,0,'move 3 draw',1);
INSERT INTO journal VALUES(483,482,125567646438522881,66,1797163827060,25000435,'move 1 draw',1);
INSERT INTO journal VALUES(484,483,125567646438522881,67,1797163829001,0,'move 3 draw',1);
INSERT INTO journal VALUES(485,484,125567646438522881,68,1797163829001,0,'hash a6e76a58f545e8e89d3605c89f8119f9',1);
INSERT INTO journal VALUES(486,485,125567646438522881,69,1797163833406,25000436,'move 1 play JC last',1);
INSERT INTO journal VALUES(487,486,125567646438522881,70,1797163835697,25000437,'move 1 draw',1);
INSERT INTO journal VALUES(488,487,125567646438522881,71,1797163839575,0,'move 3 play 3C',1);
INSERT INTO journal VALUES(489,488,125567646438522881,72,1797163844575,25000438,'move 1 play 4S last',1);
INSERT INTO journal VALUES(490,489,125567646438522881,73,1797163847515,0,'move 3 take',1);
INSERT INTO journal VALUES(491,490,125567646438522881,74,1797163852515,25000439,'move 1 play 7C',1);
INSERT INTO journal VALUES(492,491,125567646438522881,75,1797163854808,0,'move 3 play 10S',1);
INSERT INTO journal VALUES(493,492,125567646438522881,76,1797163859490,25000440,'move 1 draw',1);
INSERT INTO journal VALUES(494,493,125567646438522881,77,1797163860821,0,'move 3 play 3S',1);
INSERT INTO journal VALUES(495,494,125567646438522881,78,1797163865649,25000441,'move 1 take',1);
INSERT INTO journal VALUES(496,495,125567646438522881,79,1797163867418,0,'move 3 play 8S',1);
INSERT INTO journal VALUES(497,496,125567646438522881,80,1797163871978,25000442,'move 1 play 8H',1);
INSERT INTO journal VALUES(498,497,125567646438522881,81,1797163874484,0,'move 3 draw',1);
INSERT INTO journal VALUES(499,498,125567646438522881,82,1797163879484,25000443,'move 1 play 9H',1);
INSERT INTO journal VALUES(500,499,125567646438522881,83,1797163883888,0,'move 3 play 9D',1);
INSERT INTO journal VALUES(501,500,125567646438522881,84,1797163888888,25000444,'move 1 play QD',1);
INSERT INTO journal VALUES(502,501,125567646438522881,85,1797163888888,0,'hash f960dd150af0a7a25b13bf7a3d6237f6',1);
INSERT INTO journal VALUES(503,502,125567646438522881,86,1797163893334,0,'move 3 play 5D',1);
INSERT INTO journal VALUES(504,503,125567646438522881,87,1797163898334,25000445,'move 1 play 10D last',1);
INSERT INTO journal VALUES(505,504,125567646438522881,88,1797163902805,0,'move 3 draw',1);
INSERT INTO journal VALUES(506,505,125567646438522881,89,1797163907805,25000446,'move 1 draw',1);
INSERT INTO journal VALUES(507,506,125567646438522881,90,1797163909883,0,'move 3 draw',1);
INSERT INTO journal VALUES(508,507,125567646438522881,91,1797163913906,25000447,'move 1 play AS suit C last',1);
INSERT INTO journal VALUES(509,508,125567646438522881,92,1797163917819,0,'move 3 play KC KH',1);
INSERT INTO journal VALUES(510,509,125567646438522881,93,1797163922819,25000448,'move 1 draw',1);
INSERT INTO journal VALUES(511,510,125567646438522881,94,1797163924373,0,'move 3 play 2H last',1);
INSERT INTO journal VALUES(512,511,125567646438522881,95,1797163929200,25000449,'move 1 play 2C last',1);
INSERT INTO journal VALUES(513,512,125567646438522881,96,1797163932850,0,'move 3 take',1);
INSERT INTO journal VALUES(514,513,125567646438522881,97,1797163937850,25000450,'move 1 play 4C',1);
INSERT INTO journal VALUES(515,514,125567646438522881,98,1797163937850,0,'hash 1116f61add26b9c52edba76142e04781',1);
INSERT INTO journal VALUES(516,0,125570761204170753,1,1797164002463,25000460,'move 1 draw',1);
INSERT INTO journal VALUES(517,516,125570761204170753,2,1797164004818,25000461,'move 2 play JS',1);
INSERT INTO journal VALUES(518,517,125570761204170753,3,1797164008015,25000462,'move 4 play 10S',1);
INSERT INTO journal VALUES(519,518,125570761204170753,4,1797164009509,25000463,'move 1 play 4S 4H 4D',1);
INSERT INTO journal VALUES(520,519,125570761204170753,5,1797164011601,25000464,'move 2 draw',1);
INSERT INTO journal VALUES(521,520,125570761204170753,6,1797164016463,25000465,'move 3 play AS suit D',1);
INSERT INTO journal VALUES(522,521,125570761204170753,7,1797164020559,25000466,'move 4 draw',1);
INSERT INTO journal VALUES(523,522,125570761204170753,8,1797164021734,25000467,'move 1 play 3D',1);
INSERT INTO journal VALUES(524,523,125570761204170753,9,1797164025495,25000468,'move 2 take',1);
INSERT INTO journal VALUES(525,524,125570761204170753,10,1797164026544,25000469,'leave 4',1);
INSERT INTO journal VALUES(526,525,125570761204170753,11,1797164026544,25000471,'move 3 play 7S',1);
INSERT INTO journal VALUES(527,526,125570761204170753,12,1797164031210,25000472,'move 1 play 2D',1);
INSERT INTO journal VALUES(528,527,125570761204170753,13,1797164035350,25000473,'move 2 take',1);
INSERT INTO journal VALUES(529,528,125570761204170753,14,1797164039440,25000474,'move 3 play 2H',1);
INSERT INTO journal VALUES(530,529,125570761204170753,15,1797164042896,25000475,'move 1 play 2C',1);
INSERT INTO journal VALUES(531,530,125570761204170753,16,1797164046035,25000476,'move 2 play 2S',1);
INSERT INTO journal VALUES(532,531,125570761204170753,17,1797164046035,0,'hash dcddc18d7e295e38140a65511c00db63',1);
INSERT INTO journal VALUES(533,532,125570761204170753,18,1797164049489,25000477,'move 3 take',1);
INSERT INTO journal VALUES(534,533,125570761204170753,19,1797164054045,25000478,'move 1 draw',1);
INSERT INTO journal VALUES(535,534,125570761204170753,20,1797164098580,25000479,'move 2 play 7D',1);
INSERT INTO journal VALUES(536,535,125570761204170753,21,1797164099754,25000480,'leave 3',1);
INSERT INTO journal VALUES(537,536,125570761204170753,22,1797164099754,25000482,'move 1 play AH suit D',1);
INSERT INTO journal VALUES(538,537,125570761204170753,23,1797164101626,25000483,'move 2 play 9D 9S',1);
INSERT INTO journal VALUES(539,538,125570761204170753,24,1797164105106,25000484,'move 1 draw',1);
INSERT INTO journal VALUES(540,539,125570761204170753,25,1797164107434,25000485,'move 2 play 7H',1);
INSERT INTO journal VALUES(541,540,125570761204170753,26,1797164111789,25000486,'move 1 draw',1);
INSERT INTO journal VALUES(542,541,125570761204170753,27,1797164116594,25000487,'move 2 draw',1);
INSERT INTO journal VALUES(543,542,125570761204170753,28,1797164117728,25000488,'move 1 draw',1);
INSERT INTO journal VALUES(544,543,125570761204170753,29,1797164119153,25000489,'move 2 draw',1);
INSERT INTO journal VALUES(545,544,125570761204170753,30,1797164120561,25000490,'move 1 play 9C',1);
INSERT INTO journal VALUES(546,545,125570761204170753,31,1797164125286,25000491,'move 2 play KC KH',1);
INSERT INTO journal VALUES(547,546,125570761204170753,32,1797164126386,25000492,'move 1 play KD',1);
INSERT INTO journal VALUES(548,547,125570761204170753,33,1797164129632,25000493,'move 2 play 10D',1);
INSERT INTO journal VALUES(549,548,125570761204170753,34,1797164129632,0,'hash 6c580a45cc18b8215b21cec924a96a66',1);
INSERT INTO journal VALUES(550,549,125570761204170753,35,1797164132311,25000494,'move 1 play 10C',1);
INSERT INTO journal VALUES(551,550,125570761204170753,36,1797164135607,25000495,'move 2 play 10H',1);
INSERT INTO journal VALUES(552,551,125570761204170753,37,1797164138920,25000496,'move 1 draw',1);
INSERT INTO journal VALUES(553,552,125570761204170753,38,1797164140461,25000497,'move 2 draw',1);
INSERT INTO journal VALUES(554,553,125570761204170753,39,1797164145146,25000498,'move 1 play 8H',1);
INSERT INTO journal VALUES(555,554,125570761204170753,40,1797164149398,25000499,'move 2 play AD suit D',1);
INSERT INTO journal VALUES(556,555,125570761204170753,41,1797164153222,25000500,'move 1 draw',1);
INSERT INTO journal VALUES(557,556,125570761204170753,42,1797164158009,25000501,'move 2 play QD',1);
INSERT INTO journal VALUES(558,557,125570761204170753,43,1797164162077,25000502,'move 1 draw',1);
INSERT INTO journal VALUES(559,558,125570761204170753,44,1797164167004,25000503,'move 2 draw',1);
INSERT INTO journal VALUES(560,559,125570761204170753,45,1797164169384,25000504,'move 1 draw',1);
INSERT INTO journal VALUES(561,560,125570761204170753,46,1797164171460,25000505,'move 2 play 8D',1);
INSERT INTO journal VALUES(562,561,125570761204170753,47,1797164176253,25000506,'move 1 play 5D',1);
INSERT INTO journal VALUES(563,562,125570761204170753,48,1797164180755,25000507,'move 2 draw',1);
INSERT INTO journal VALUES(564,563,125570761204170753,49,1797164185197,25000508,'move 1 draw',1);
INSERT INTO journal VALUES(565,564,125570761204170753,50,1797164189390,25000509,'move 2 play JD',1);
INSERT INTO journal VALUES(566,565,125570761204170753,51,1797164189390,0,'hash e282e86db039c72bd1c921565c5039f5',1);
INSERT INTO journal VALUES(567,566,125570761204170753,52,1797164193812,25000510,'move 2 draw',1);
INSERT INTO journal VALUES(568,567,125570761204170753,53,1797164195879,25000511,'move 1 play JH',1);
INSERT INTO journal VALUES(569,568,125570761204170753,54,1797164199754,25000512,'move 1 draw',1);
INSERT INTO journal VALUES(570,569,125570761204170753,55,1797164202091,25000513,'move 2 draw',1);
INSERT INTO journal VALUES(571,570,125570761204170753,56,1797164207012,25000514,'move 1 play 3H',1);
INSERT INTO journal VALUES(572,571,125570761204170753,57,1797164209059,25000515,'move 2 take',1);
INSERT INTO journal VALUES(573,572,125570761204170753,58,1797164211005,25000516,'move 1 play 3C',1);
INSERT INTO journal VALUES(574,573,125570761204170753,59,1797164214327,25000517,'move 2 take',1);
INSERT INTO journal VALUES(575,574,125570761204170753,60,1797164216460,25000518,'move 1 draw',1);
INSERT INTO journal VALUES(576,575,125570761204170753,61,1797164221270,25000519,'move 2 play 6C 6H',1);
INSERT INTO journal VALUES(577,576,125570761204170753,62,1797164224234,25000520,'move 1 draw',1);
INSERT INTO journal VALUES(578,577,125570761204170753,63,1797164226606,25000521,'move 2 play QH QS',1);
INSERT INTO journal VALUES(579,578,125570761204170753,64,1797164228348,25000522,'move 1 play 5S',1);
INSERT INTO journal VALUES(580,579,125570761204170753,65,1797164233084,25000523,'move 2 play KS',1);
INSERT INTO journal VALUES(581,580,125570761204170753,66,1797164237231,25000524,'move 1 draw',1);
INSERT INTO journal VALUES(582,581,125570761204170753,67,1797164240980,25000525,'move 2 play 7C',1);
INSERT INTO journal VALUES(583,582,125570761204170753,68,1797164240980,0,'hash 5376a0f57eff16d1cbf3b586941ec6ae',1);
INSERT INTO journal VALUES(584,583,125570761204170753,69,1797164244798,25000526,'move 1 play 8S',1);
INSERT INTO journal VALUES(585,584,125570761204170753,70,1797164249671,25000527,'move 2 play AC suit D',1);
INSERT INTO journal VALUES(586,585,125570761204170753,71,1797164309671,0,'timeout 1',1);
INSERT INTO journal VALUES(587,586,125570761204170753,72,1797164309671,0,'auto 1 play 6D 6S',1);
INSERT INTO journal VALUES(588,587,125570761204170753,73,1797164314711,25000528,'move 2 draw',1);
INSERT INTO journal VALUES(589,588,125570761204170753,74,1797164316055,25000529,'move 1 draw',1);
INSERT INTO journal VALUES(590,589,125570761204170753,75,1797164318242,25000530,'move 2 draw',1);
INSERT INTO journal VALUES(591,590,125570761204170753,76,1797164321476,25000531,'move 1 draw',1);
INSERT INTO journal VALUES(592,591,125570761204170753,77,1797164381476,0,'timeout 2',1);
INSERT INTO journal VALUES(593,592,125570761204170753,78,1797164381476,0,'auto 2 draw',1);
INSERT INTO journal VALUES(594,593,125570761204170753,79,1797164386726,25000532,'move 1 play 4S 4C',1);
INSERT INTO journal VALUES(595,594,125570761204170753,80,1797164388410,25000533,'move 2 play 5C',1);
INSERT INTO journal VALUES(596,595,125570761204170753,81,1797164390407,25000534,'move 1 play JC',1);
INSERT INTO journal VALUES(597,596,125570761204170753,82,1797164394973,25000535,'move 1 draw',1);
INSERT INTO journal VALUES(598,597,125570761204170753,83,1797164399383,25000536,'move 2 play QC',1);
INSERT INTO journal VALUES(599,598,125570761204170753,84,1797164403436,25000537,'move 1 play 3C',1);
INSERT INTO journal VALUES(600,599,125570761204170753,85,1797164403436,0,'hash aa475ad8c62f8e03a0002981e72ee952',1);
INSERT INTO journal VALUES(601,600,125570761204170753,86,1797164406540,25000538,'move 2 take',1);
INSERT INTO journal VALUES(602,601,125570761204170753,87,1797164410223,25000539,'move 1 play 3S',1);
INSERT INTO journal VALUES(603,602,125570761204170753,88,1797164411430,25000540,'move 2 play 3D',1);
INSERT INTO journal VALUES(604,603,125570761204170753,89,1797164413955,25000541,'move 1 take',1);
INSERT INTO journal VALUES(605,604,125570761204170753,90,1797164415833,25000542,'move 2 play AC suit D',1);
INSERT INTO journal VALUES(606,605,125570761204170753,91,1797164419833,25000543,'move 1 play AH suit C',1);
INSERT INTO journal VALUES(607,606,125570761204170753,92,1797164421846,25000544,'move 2 play 8C',1);
INSERT INTO journal VALUES(608,607,125570761204170753,93,1797164426766,25000545,'move 1 play 2C',1);
INSERT INTO journal VALUES(609,608,125570761204170753,94,1797164429105,25000546,'move 2 take',1);
INSERT INTO journal VALUES(610,609,125570761204170753,95,1797164430865,25000547,'move 1 draw',1);
INSERT INTO journal VALUES(611,610,125570761204170753,96,1797164490865,0,'timeout 2',1);
INSERT INTO journal VALUES(612,611,125570761204170753,97,1797164490865,0,'auto 2 play 7C',1);
INSERT INTO journal VALUES(613,612,125570761204170753,98,1797164493461,25000548,'move 1 draw',1);
INSERT INTO journal VALUES(614,613,125570761204170753,99,1797164497355,25000549,'move 2 draw',1);
INSERT INTO journal VALUES(615,614,125570761204170753,100,1797164501047,25000550,'move 1 play 2H',1);
INSERT INTO journal VALUES(616,615,125570761204170753,101,1797164504673,25000551,'move 2 play 5H',1);
INSERT INTO journal VALUES(617,616,125570761204170753,102,1797164504673,0,'hash 411d17b74d2133d0ac81c5df4316cb00',1);
INSERT INTO journal VALUES(618,617,125570761204170753,103,1797164508409,25000552,'move 1 take',1);
INSERT INTO journal VALUES(619,618,125570761204170753,104,1797164511707,25000553,'move 2 play 9H',1);
INSERT INTO journal VALUES(620,619,125570761204170753,105,1797164515495,25000554,'void It took too long.',1);
INSERT INTO journal VALUES(621,620,125570761204170753,106,1797164515495,0,'hash afde4ebc96754c5fc5927d7308781648',1);
INSERT INTO journal VALUES(622,0,125573168868884481,1,1797164576495,25000562,'move 1 layout spread done',1);
INSERT INTO journal VALUES(623,622,125573168868884481,2,1797164580883,25000563,'move 2 swap JC 3S',1);
INSERT INTO journal VALUES(624,623,125573168868884481,3,1797164585142,25000564,'leave 1',1);
INSERT INTO journal VALUES(625,624,125573168868884481,4,1797164585142,0,'hash 9f3d20558b8a06a40dff3c1857ffe885',1);
INSERT INTO journal VALUES(626,625,125573168868884481,5,1797164585142,25000566,'vote 2 1 forgive open',1);
INSERT INTO journal VALUES(627,0,125573460989575169,1,1797164646142,25000573,'move 1 layout spread done',1);
INSERT INTO journal VALUES(628,627,125573460989575169,2,1797164648727,25000574,'move 2 layout spread done',1);
INSERT INTO journal VALUES(629,628,125573460989575169,3,1797164651664,25000575,'move 2 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(630,629,125573460989575169,4,1797164653752,25000576,'move 2 place auto',1);
INSERT INTO journal VALUES(631,630,125573460989575169,5,1797164654810,25000577,'move 1 throw JS aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(632,631,125573460989575169,6,1797164658216,25000578,'move 2 place auto',1);
INSERT INTO journal VALUES(633,632,125573460989575169,7,1797164659461,25000579,'move 2 throw 2D aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(634,633,125573460989575169,8,1797164663992,25000580,'move 1 place auto',1);
INSERT INTO journal VALUES(635,634,125573460989575169,9,1797164666324,25000581,'move 1 throw 10S aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(636,635,125573460989575169,10,1797164668793,25000582,'move 1 place auto',1);
INSERT INTO journal VALUES(637,636,125573460989575169,11,1797164671172,25000583,'move 2 throw 3D aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(638,637,125573460989575169,12,1797164673493,25000584,'move 2 place auto',1);
INSERT INTO journal VALUES(639,638,125573460989575169,13,1797164676009,25000585,'move 1 throw 7S aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(640,639,125573460989575169,14,1797164678464,25000586,'move 1 place auto',1);
INSERT INTO journal VALUES(641,640,125573460989575169,15,1797164681996,25000587,'move 2 throw 3D aim-mm 450 1215 flick',1);
INSERT INTO journal VALUES(642,641,125573460989575169,16,1797164683389,25000588,'move 1 place auto',1);
INSERT INTO journal VALUES(643,642,125573460989575169,17,1797164683389,0,'hash fad6b5185a4d19fed9bc1b3c30b696fb',1);
INSERT INTO journal VALUES(644,643,125573460989575169,18,1797164685547,25000589,'move 1 throw 10S aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(645,644,125573460989575169,19,1797164687447,25000590,'move 1 place auto',1);
INSERT INTO journal VALUES(646,645,125573460989575169,20,1797164690731,25000591,'move 2 throw AD aim-mm 690 1215 flick',1);
INSERT INTO journal VALUES(647,646,125573460989575169,21,1797164691750,25000592,'move 2 place auto',1);
INSERT INTO journal VALUES(648,647,125573460989575169,22,1797164694297,25000593,'move 1 throw 10S aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(649,648,125573460989575169,23,1797164698342,25000594,'move 1 place auto',1);
INSERT INTO journal VALUES(650,649,125573460989575169,24,1797164702037,25000595,'move 2 throw AD aim-mm 150 1215 flick',1);
INSERT INTO journal VALUES(651,650,125573460989575169,25,1797164703180,25000596,'move 2 place auto',1);
INSERT INTO journal VALUES(652,651,125573460989575169,26,1797164707831,25000597,'move 1 throw 6S aim-mm 30 1125 flick',1);
INSERT INTO journal VALUES(653,652,125573460989575169,27,1797164710265,25000598,'move 1 place auto',1);
INSERT INTO journal VALUES(654,653,125573460989575169,28,1797164711533,25000599,'move 2 throw AD aim-mm 30 1305 flick',1);
INSERT INTO journal VALUES(655,654,125573460989575169,29,1797164711533,0,'hash 6d401653afaa5c6c9ddc53313a535826',1);
INSERT INTO journal VALUES(656,0,125573999248801793,1,1797164774473,25000607,'move 1 layout spread done',1);
INSERT INTO journal VALUES(657,656,125573999248801793,2,1797164779084,25000608,'move 2 layout spread done',1);
INSERT INTO journal VALUES(658,657,125573999248801793,3,1797164780285,25000609,'move 2 throw 9D aim-mm 510 1395 float',1);
INSERT INTO journal VALUES(659,658,125573999248801793,4,1797164781677,25000610,'move 1 place 9D M16',1);
INSERT INTO journal VALUES(660,659,125573999248801793,5,1797164783280,25000611,'move 1 throw JS aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(661,660,125573999248801793,6,1797164788160,25000612,'move 2 place JS L4',1);
INSERT INTO journal VALUES(662,661,125573999248801793,7,1797164790973,25000613,'move 2 throw 6D aim-mm 510 1935 float',1);
INSERT INTO journal VALUES(663,662,125573999248801793,8,1797164793909,25000614,'move 2 place QS J5',1);
INSERT INTO journal VALUES(664,663,125573999248801793,9,1797164798341,25000615,'move 2 place 6D D10',1);
INSERT INTO journal VALUES(665,664,125573999248801793,10,1797164858341,0,'timeout 1',1);
INSERT INTO journal VALUES(666,665,125573999248801793,11,1797164858341,0,'auto 1 throw 10S aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(667,666,125573999248801793,12,1797164863695,25000616,'move 1 place 10S O21',1);
INSERT INTO journal VALUES(668,667,125573999248801793,13,1797164923695,0,'timeout 2',1);
INSERT INTO journal VALUES(669,668,125573999248801793,14,1797164923695,0,'auto 2 throw AD aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(670,669,125573999248801793,15,1797164927176,25000617,'move 2 place 8S A3',1);
INSERT INTO journal VALUES(671,670,125573999248801793,16,1797164932126,25000618,'move 2 place AD D3',1);
INSERT INTO journal VALUES(672,671,125573999248801793,17,1797164932126,0,'hash 272e7778f3f16b973dbc281cdc49465c',1);
INSERT INTO journal VALUES(673,672,125573999248801793,18,1797164935261,25000619,'move 1 throw 6C aim-mm 30 1125 flick',1);
INSERT INTO journal VALUES(674,673,125573999248801793,19,1797164939402,25000620,'move 1 place 6C C20',1);
INSERT INTO journal VALUES(675,674,125573999248801793,20,1797164942443,25000621,'move 1 place JH O17',1);
INSERT INTO journal VALUES(676,675,125573999248801793,21,1797164946120,25000622,'move 2 throw 2D aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(677,676,125573999248801793,22,1797164949047,25000623,'move 2 place 7S E8',1);
INSERT INTO journal VALUES(678,677,125573999248801793,23,1797164953573,25000624,'move 2 place 2D M5',1);
INSERT INTO journal VALUES(679,678,125573999248801793,24,1797164958203,25000625,'move 1 throw 6S aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(680,679,125573999248801793,25,1797164960198,25000626,'move 1 place 6S L22',1);
INSERT INTO journal VALUES(681,680,125573999248801793,26,1797164963941,25000627,'move 1 place auto',1);
INSERT INTO journal VALUES(682,681,125573999248801793,27,1797164966485,25000628,'move 2 throw 3D aim-mm 510 1395 flick',1);
INSERT INTO journal VALUES(683,682,125573999248801793,28,1797164969107,25000629,'move 1 place 3D D14',1);
INSERT INTO journal VALUES(684,683,125573999248801793,29,1797165012015,25000630,'move 1 throw 6C aim-mm 678 1946 flick',1);
INSERT INTO journal VALUES(685,684,125573999248801793,30,1797165013646,25000631,'move 1 place auto',1);
INSERT INTO journal VALUES(686,685,125573999248801793,31,1797165016172,25000632,'move 2 throw 5D aim-mm 690 990 flick',1);
INSERT INTO journal VALUES(687,686,125573999248801793,32,1797165019977,25000633,'move 2 place auto',1);
INSERT INTO journal VALUES(688,687,125573999248801793,33,1797165023428,25000634,'move 1 throw JOKER aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(689,688,125573999248801793,34,1797165023428,0,'hash 985af334a012e4b215bd23ead406486a',1);
INSERT INTO journal VALUES(690,689,125573999248801793,35,1797165027502,25000635,'move 1 place auto',1);
INSERT INTO journal VALUES(691,690,125573999248801793,36,1797165029801,25000636,'move 2 throw 8D aim-mm 450 1125 float',1);
INSERT INTO journal VALUES(692,691,125573999248801793,37,1797165032645,25000637,'move 1 place auto',1);
INSERT INTO journal VALUES(693,692,125573999248801793,38,1797165037040,25000638,'move 1 throw 6C aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(694,693,125573999248801793,39,1797165041471,25000639,'move 2 place auto',1);
INSERT INTO journal VALUES(695,694,125573999248801793,40,1797165042824,25000640,'move 2 throw 5D aim-mm 510 1395 flick',1);
INSERT INTO journal VALUES(696,695,125573999248801793,41,1797165046091,25000641,'move 2 place auto',1);
INSERT INTO journal VALUES(697,696,125573999248801793,42,1797165048616,25000642,'move 1 throw JC aim-mm 930 1125 float',1);
INSERT INTO journal VALUES(698,697,125573999248801793,43,1797165050821,25000643,'leave 1',1);
INSERT INTO journal VALUES(699,698,125573999248801793,44,1797165050821,0,'hash 893549b9c59b4d8e652bb896206c7f7f',1);
INSERT INTO journal VALUES(700,0,125575414188867585,1,1797165111821,25000651,'move 1 play G0',1);
INSERT INTO journal VALUES(701,700,125575414188867585,2,1797165113054,25000652,'move 3 play G5',1);
INSERT INTO journal VALUES(702,701,125575414188867585,3,1797165117117,0,'move 2 play Y5',1);
INSERT INTO journal VALUES(703,702,125575414188867585,4,1797165122117,25000653,'move 1 play YS',1);
INSERT INTO journal VALUES(704,703,125575414188867585,5,1797165126110,0,'move 2 play Y0',1);
INSERT INTO journal VALUES(705,704,125575414188867585,6,1797165131110,25000654,'move 1 play J color R',1);
INSERT INTO journal VALUES(706,705,125575414188867585,7,1797165134609,25000655,'move 3 play J color B',1);
INSERT INTO journal VALUES(707,706,125575414188867585,8,1797165138007,0,'move 2 play J color Y',1);
INSERT INTO journal VALUES(708,707,125575414188867585,9,1797165143007,25000656,'move 1 draw',1);
INSERT INTO journal VALUES(709,708,125575414188867585,10,1797165145962,25000657,'move 3 play YS',1);
INSERT INTO journal VALUES(710,709,125575414188867585,11,1797165150080,25000658,'move 1 draw',1);
INSERT INTO journal VALUES(711,710,125575414188867585,12,1797165153317,25000659,'move 1 play RS',1);
INSERT INTO journal VALUES(712,711,125575414188867585,13,1797165157973,0,'move 2 play R+2',1);
INSERT INTO journal VALUES(713,0,125575607764385793,1,1797165159460,0,'move 3 play 7H',1);
INSERT INTO journal VALUES(714,713,125575607764385793,2,1797165162973,25000669,'move 4 play JOKER suit C',1);
INSERT INTO journal VALUES(715,714,125575607764385793,3,1797165165376,0,'move 5 play KC',1);
INSERT INTO journal VALUES(716,715,125575607764385793,4,1797165170376,0,'move 6 play 5C 5D',1);
INSERT INTO journal VALUES(717,716,125575607764385793,5,1797165170376,25000670,'move 1 take',1);
INSERT INTO journal VALUES(718,717,125575607764385793,6,1797165172529,0,'move 2 play 7D 7C',1);
INSERT INTO journal VALUES(719,718,125575607764385793,7,1797165177026,0,'move 3 play 6C 6D',1);
INSERT INTO journal VALUES(720,719,125575607764385793,8,1797165177026,25000671,'move 4 draw',1);
INSERT INTO journal VALUES(721,720,125575607764385793,9,1797165181474,0,'move 5 play 5D 5S 5H',1);
INSERT INTO journal VALUES(722,721,125575607764385793,10,1797165186474,0,'move 6 play QD',1);
INSERT INTO journal VALUES(723,722,125575607764385793,11,1797165188209,0,'move 5 play 7H',1);
INSERT INTO journal VALUES(724,723,125575607764385793,12,1797165191474,25000672,'move 4 play 10H 10S',1);
INSERT INTO journal VALUES(725,724,125575607764385793,13,1797165195523,0,'move 2 play QS QH',1);
INSERT INTO journal VALUES(726,725,125575607764385793,14,1797165200523,25000673,'move 1 play 2H 2H',1);
INSERT INTO journal VALUES(727,726,125575607764385793,15,1797165205497,0,'move 6 take',1);
INSERT INTO journal VALUES(728,727,125575607764385793,16,1797165207973,0,'move 5 play 6H last',1);
INSERT INTO journal VALUES(729,728,125575607764385793,17,1797165207973,0,'hash 2e10977bd3f706e5864a1f35ee1fb07c',1);
INSERT INTO journal VALUES(730,0,125575828066009089,1,1797165210497,25000680,'move 1 keep 2D JH 9H',1);
INSERT INTO journal VALUES(731,730,125575828066009089,2,1797165214315,0,'move 2 keep 8D 10S AD',1);
INSERT INTO journal VALUES(732,712,125575414188867585,14,1797165217973,0,'timeout 1',1);
INSERT INTO journal VALUES(733,732,125575414188867585,15,1797165217973,0,'auto 1 take',1);
INSERT INTO journal VALUES(734,731,125575828066009089,3,1797165219315,25000681,'move 3 keep 5S 5D 5H',1);
INSERT INTO journal VALUES(735,734,125575828066009089,4,1797165222261,25000682,'move 1 play 3C 3S',1);
INSERT INTO journal VALUES(736,735,125575828066009089,5,1797165226359,0,'move 2 play 4C',1);
INSERT INTO journal VALUES(737,736,125575828066009089,6,1797165231359,25000683,'move 3 play 8C',1);
INSERT INTO journal VALUES(738,737,125575828066009089,7,1797165233675,25000684,'move 1 take',1);
INSERT INTO journal VALUES(739,738,125575828066009089,8,1797165234900,0,'move 2 play 6D 6H',1);
INSERT INTO journal VALUES(740,739,125575828066009089,9,1797165239900,25000685,'move 3 play JC',1);
INSERT INTO journal VALUES(741,740,125575828066009089,10,1797165244016,25000686,'move 1 take',1);
INSERT INTO journal VALUES(742,741,125575828066009089,11,1797165248512,0,'move 2 play JS',1);
INSERT INTO journal VALUES(743,742,125575828066009089,12,1797165253512,25000687,'move 3 play QH',1);
INSERT INTO journal VALUES(744,0,125576028650209281,1,1797165258320,25000692,'move 1 play 4C 4S',1);
INSERT INTO journal VALUES(745,744,125576028650209281,2,1797165262609,25000693,'move 2 play 9S',1);
INSERT INTO journal VALUES(746,745,125576028650209281,3,1797165265380,25000694,'move 1 play 7H',1);
INSERT INTO journal VALUES(747,746,125576028650209281,4,1797165269091,25000695,'move 2 play 2S',1);
INSERT INTO journal VALUES(748,747,125576028650209281,5,1797165271962,25000696,'move 1 take',1);
INSERT INTO journal VALUES(749,748,125576028650209281,6,1797165274537,25000697,'move 2 play AD suit C',1);
INSERT INTO journal VALUES(750,749,125576028650209281,7,1797165276543,25000698,'move 1 play QC',1);
INSERT INTO journal VALUES(751,750,125576028650209281,8,1797165279635,25000699,'move 2 play KC',1);
INSERT INTO journal VALUES(752,751,125576028650209281,9,1797165284444,25000700,'move 1 play 8C',1);
INSERT INTO journal VALUES(753,752,125576028650209281,10,1797165289052,25000701,'move 2 play 8H',1);
INSERT INTO journal VALUES(754,753,125576028650209281,11,1797165290063,25000702,'move 1 play 6H',1);
INSERT INTO journal VALUES(755,754,125576028650209281,12,1797165293242,25000703,'move 2 draw',1);
INSERT INTO journal VALUES(756,0,125576186091798529,1,1797165295857,25000709,'move 1 layout spread done',1);
INSERT INTO journal VALUES(757,756,125576186091798529,2,1797165296996,25000710,'move 2 layout spread done',1);
INSERT INTO journal VALUES(758,757,125576186091798529,3,1797165300704,25000711,'move 1 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(759,758,125576186091798529,4,1797165303963,25000712,'move 1 place auto',1);
INSERT INTO journal VALUES(760,759,125576186091798529,5,1797165305923,25000713,'move 2 throw JS aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(761,760,125576186091798529,6,1797165310283,25000714,'move 2 place auto',1);
INSERT INTO journal VALUES(762,761,125576186091798529,7,1797165312960,25000715,'move 1 throw 2D aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(763,762,125576186091798529,8,1797165314833,25000716,'move 1 place auto',1);
INSERT INTO journal VALUES(764,763,125576186091798529,9,1797165318669,25000717,'move 2 throw 8S aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(765,764,125576186091798529,10,1797165319714,25000718,'move 2 place auto',1);
INSERT INTO journal VALUES(766,765,125576186091798529,11,1797165320977,25000719,'move 1 throw 2D aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(767,766,125576186091798529,12,1797165325400,25000720,'move 1 place auto',1);
INSERT INTO journal VALUES(768,0,125576315989393409,1,1797165326827,25000729,'move 1 play B3',1);
INSERT INTO journal VALUES(769,768,125576315989393409,2,1797165331186,25000730,'move 4 play B1',1);
INSERT INTO journal VALUES(770,769,125576315989393409,3,1797165332959,25000731,'move 3 play B1',1);
INSERT INTO journal VALUES(771,770,125576315989393409,4,1797165335864,25000732,'move 2 play J color Y',1);
INSERT INTO journal VALUES(772,771,125576315989393409,5,1797165340130,25000733,'move 1 play Y4',1);
INSERT INTO journal VALUES(773,772,125576315989393409,6,1797165342193,25000734,'move 4 draw',1);
INSERT INTO journal VALUES(774,773,125576315989393409,7,1797165344671,25000735,'move 3 draw',1);
INSERT INTO journal VALUES(775,774,125576315989393409,8,1797165349309,25000736,'move 2 play G4',1);
INSERT INTO journal VALUES(776,775,125576315989393409,9,1797165351188,25000737,'move 1 draw',1);
INSERT INTO journal VALUES(777,776,125576315989393409,10,1797165356181,25000738,'move 4 draw',1);
INSERT INTO journal VALUES(778,777,125576315989393409,11,1797165360622,25000739,'move 3 draw',1);
INSERT INTO journal VALUES(779,778,125576315989393409,12,1797165364191,25000740,'move 2 play J+4 color G',1);
INSERT INTO journal VALUES(780,779,125576315989393409,13,1797165366288,25000741,'leave 1',1);
INSERT INTO journal VALUES(781,0,125576481500823553,1,1797165366288,25000756,'move 7 draw',1);
INSERT INTO journal VALUES(782,781,125576481500823553,2,1797165369645,25000757,'move 1 play 4H 4S 4D',1);
INSERT INTO journal VALUES(783,782,125576481500823553,3,1797165374156,25000758,'move 2 play JC',1);
INSERT INTO journal VALUES(784,783,125576481500823553,4,1797165379030,25000759,'move 1 draw',1);
INSERT INTO journal VALUES(785,784,125576481500823553,5,1797165382218,25000760,'move 7 play 8C 8D to 1',1);
INSERT INTO journal VALUES(786,785,125576481500823553,6,1797165386304,25000761,'move 6 play JOKER suit H',1);
INSERT INTO journal VALUES(787,786,125576481500823553,7,1797165388263,25000762,'move 5 play AC suit D',1);
INSERT INTO journal VALUES(788,787,125576481500823553,8,1797165390019,25000763,'move 4 draw',1);
INSERT INTO journal VALUES(789,788,125576481500823553,9,1797165392558,25000764,'move 3 play 5D',1);
INSERT INTO journal VALUES(790,789,125576481500823553,10,1797165396339,25000765,'move 2 take',1);
INSERT INTO journal VALUES(791,790,125576481500823553,11,1797165398902,25000766,'move 1 play 7D 7H',1);
INSERT INTO journal VALUES(792,791,125576481500823553,12,1797165401589,25000767,'move 7 play AH suit D',1);
INSERT INTO journal VALUES(793,792,125576481500823553,13,1797165402995,25000768,'leave 1',1);
INSERT INTO journal VALUES(794,0,125576635461140481,1,1797165402995,25000777,'move 1 keep KS 10C 8C',1);
INSERT INTO journal VALUES(795,794,125576635461140481,2,1797165405057,25000778,'move 2 keep 9S QH 7H',1);
INSERT INTO journal VALUES(796,795,125576635461140481,3,1797165406216,25000779,'move 3 keep AD AH QC',1);
INSERT INTO journal VALUES(797,796,125576635461140481,4,1797165409768,25000780,'move 4 keep 4H 3C 3H',1);
INSERT INTO journal VALUES(798,797,125576635461140481,5,1797165412380,25000781,'move 3 play 3D',1);
INSERT INTO journal VALUES(799,798,125576635461140481,6,1797165413997,25000782,'move 4 play 5S',1);
INSERT INTO journal VALUES(800,799,125576635461140481,7,1797165416311,25000783,'move 3 take',1);
INSERT INTO journal VALUES(801,800,125576635461140481,8,1797165421020,25000784,'move 2 play KD',1);
INSERT INTO journal VALUES(802,801,125576635461140481,9,1797165422415,25000785,'move 1 take',1);
INSERT INTO journal VALUES(803,802,125576635461140481,10,1797165425407,25000786,'move 4 play 6C',1);
INSERT INTO journal VALUES(804,803,125576635461140481,11,1797165429078,25000787,'move 3 play 5S',1);
INSERT INTO journal VALUES(805,804,125576635461140481,12,1797165434050,25000788,'move 4 play JH',1);
INSERT INTO journal VALUES(806,805,125576635461140481,13,1797165437203,25000789,'leave 1',1);
INSERT INTO journal VALUES(807,0,125576778939891713,1,1797165437203,25000796,'move 1 draw',1);
INSERT INTO journal VALUES(808,807,125576778939891713,2,1797165440350,25000797,'move 2 play 6S',1);
INSERT INTO journal VALUES(809,808,125576778939891713,3,1797165443059,25000798,'move 3 play 6H',1);
INSERT INTO journal VALUES(810,809,125576778939891713,4,1797165444457,25000799,'move 1 play 7S',1);
INSERT INTO journal VALUES(811,810,125576778939891713,5,1797165448385,25000800,'move 2 draw',1);
INSERT INTO journal VALUES(812,811,125576778939891713,6,1797165450604,25000801,'move 3 play 7C',1);
INSERT INTO journal VALUES(813,812,125576778939891713,7,1797165452363,25000802,'move 1 draw',1);
INSERT INTO journal VALUES(814,813,125576778939891713,8,1797165456157,25000803,'move 2 play 3H',1);
INSERT INTO journal VALUES(815,814,125576778939891713,9,1797165460427,25000804,'move 3 take',1);
INSERT INTO journal VALUES(816,815,125576778939891713,10,1797165464061,25000805,'move 1 draw',1);
INSERT INTO journal VALUES(817,816,125576778939891713,11,1797165467379,25000806,'move 2 play 3C',1);
INSERT INTO journal VALUES(818,817,125576778939891713,12,1797165469352,25000807,'move 3 take',1);
INSERT INTO journal VALUES(819,818,125576778939891713,13,1797165470825,25000808,'leave 1',1);
INSERT INTO journal VALUES(820,0,125576919960780801,1,1797165470825,25000814,'move 1 layout spread done',1);
INSERT INTO journal VALUES(821,820,125576919960780801,2,1797165474371,25000815,'move 2 place 6D N2',1);
INSERT INTO journal VALUES(822,821,125576919960780801,3,1797165477585,25000816,'move 2 layout deep done',1);
INSERT INTO journal VALUES(823,822,125576919960780801,4,1797165479419,25000817,'move 2 throw 2D aim-mm 630 1935 float',1);
INSERT INTO journal VALUES(824,823,125576919960780801,5,1797165480671,25000818,'move 1 place 2D E14',1);
INSERT INTO journal VALUES(825,824,125576919960780801,6,1797165485141,25000819,'move 1 throw JC aim-mm 690 990 flick',1);
INSERT INTO journal VALUES(826,825,125576919960780801,7,1797165487399,25000820,'move 2 place JC G8',1);
INSERT INTO journal VALUES(827,826,125576919960780801,8,1797165491213,25000821,'move 2 throw 6D aim-mm 330 1125 float',1);
INSERT INTO journal VALUES(828,827,125576919960780801,9,1797165492871,25000822,'move 1 place auto',1);
INSERT INTO journal VALUES(829,828,125576919960780801,10,1797165495705,25000823,'move 1 throw 4C aim-mm 570 1935 flick',1);
INSERT INTO journal VALUES(830,829,125576919960780801,11,1797165499412,25000824,'move 1 place 8D D20',1);
INSERT INTO journal VALUES(831,830,125576919960780801,12,1797165503984,25000825,'move 1 place auto',1);
INSERT INTO journal VALUES(832,831,125576919960780801,13,1797165507235,25000826,'leave 1',1);
INSERT INTO journal VALUES(833,832,125576919960780801,14,1797165507235,0,'hash 21c6f2939e6ac247fa9879a9280d3f17',1);
INSERT INTO journal VALUES(834,0,125577072675389442,1,1797165507235,25000832,'move 2 take',1);
INSERT INTO journal VALUES(835,834,125577072675389442,2,1797165509118,25000833,'move 1 draw',1);
INSERT INTO journal VALUES(836,835,125577072675389442,3,1797165513538,25000834,'move 2 play RS',1);
INSERT INTO journal VALUES(837,836,125577072675389442,4,1797165515033,25000835,'move 2 draw',1);
INSERT INTO journal VALUES(838,837,125577072675389442,5,1797165516405,25000836,'move 1 play R+2',1);
INSERT INTO journal VALUES(839,838,125577072675389442,6,1797165521238,25000837,'move 2 take',1);
INSERT INTO journal VALUES(840,839,125577072675389442,7,1797165525219,25000838,'move 1 play RV',1);
INSERT INTO journal VALUES(841,840,125577072675389442,8,1797165526583,25000839,'move 1 play J color B',1);
INSERT INTO journal VALUES(842,841,125577072675389442,9,1797165529844,25000840,'move 2 play B2',1);
INSERT INTO journal VALUES(843,842,125577072675389442,10,1797165534059,25000841,'move 1 play B2',1);
INSERT INTO journal VALUES(844,843,125577072675389442,11,1797165536660,25000842,'move 2 draw',1);
INSERT INTO journal VALUES(845,844,125577072675389442,12,1797165537954,25000843,'move 1 draw',1);
INSERT INTO journal VALUES(846,729,125575607764385793,18,1797165541030,0,'timeout 4',1);
INSERT INTO journal VALUES(847,846,125575607764385793,19,1797165541030,0,'auto 4 play 5H',1);
INSERT INTO journal VALUES(848,733,125575414188867585,16,1797165541030,0,'timeout 3',1);
INSERT INTO journal VALUES(849,848,125575414188867585,17,1797165541030,0,'auto 3 draw',1);
INSERT INTO journal VALUES(850,849,125575414188867585,18,1797165541030,0,'auto 3 play J+4 color B',1);
INSERT INTO journal VALUES(851,850,125575414188867585,19,1797165541030,0,'hash 9550ad48fae6adcc944c65e259518771',1);
INSERT INTO journal VALUES(852,743,125575828066009089,13,1797165541030,0,'timeout 1',1);
INSERT INTO journal VALUES(853,852,125575828066009089,14,1797165541030,0,'auto 1 take',1);
INSERT INTO journal VALUES(854,755,125576028650209281,13,1797165541030,0,'timeout 1',1);
INSERT INTO journal VALUES(855,854,125576028650209281,14,1797165541030,0,'auto 1 play JH',1);
INSERT INTO journal VALUES(856,767,125576186091798529,13,1797165541030,0,'timeout 2',1);
INSERT INTO journal VALUES(857,856,125576186091798529,14,1797165541030,0,'auto 2 throw JS aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(858,780,125576315989393409,14,1797165541030,0,'timeout 4',1);
INSERT INTO journal VALUES(859,858,125576315989393409,15,1797165541030,0,'auto 4 play GV',1);
INSERT INTO journal VALUES(860,859,125576315989393409,16,1797165541030,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(861,860,125576315989393409,17,1797165541030,0,'hash 3ac053f5ad05af67312e433dc252c6c1',1);
INSERT INTO journal VALUES(862,793,125576481500823553,14,1797165541030,0,'timeout 6',1);
INSERT INTO journal VALUES(863,862,125576481500823553,15,1797165541030,0,'auto 6 draw',1);
INSERT INTO journal VALUES(864,863,125576481500823553,16,1797165541030,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(865,864,125576481500823553,17,1797165541030,0,'hash 94b2bc678eede601fe042b124617609c',1);
INSERT INTO journal VALUES(866,806,125576635461140481,14,1797165541030,0,'timeout 2',1);
INSERT INTO journal VALUES(867,866,125576635461140481,15,1797165541030,0,'auto 2 play 5C',1);
INSERT INTO journal VALUES(868,867,125576635461140481,16,1797165541030,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(869,868,125576635461140481,17,1797165541030,0,'hash 46f5dd9ae422c77a8c9b30c79a25ac1e',1);
INSERT INTO journal VALUES(870,819,125576778939891713,14,1797165541030,0,'timeout 2',1);
INSERT INTO journal VALUES(871,870,125576778939891713,15,1797165541030,0,'auto 2 play 2C',1);
INSERT INTO journal VALUES(872,871,125576778939891713,16,1797165541030,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(873,872,125576778939891713,17,1797165541030,0,'hash dffe8ffeb34d336e5d8ca07cf145b89d',1);
INSERT INTO journal VALUES(874,851,125575414188867585,20,1797165542049,0,'move 2 take',1);
INSERT INTO journal VALUES(875,0,125577214421893121,1,1797165542246,0,'move 4 play 4S 4S',1);
INSERT INTO journal VALUES(876,853,125575828066009089,15,1797165543054,0,'move 2 play QD',1);
INSERT INTO journal VALUES(877,847,125575607764385793,20,1797165543178,0,'move 3 play QD',1);
INSERT INTO journal VALUES(878,875,125577214421893121,2,1797165544110,0,'move 5 play 10C 10H',1);
INSERT INTO journal VALUES(879,878,125577214421893121,3,1797165546030,25000856,'move 7 play 5H',1);
INSERT INTO journal VALUES(880,879,125577214421893121,4,1797165550104,0,'move 8 play 3C',1);
INSERT INTO journal VALUES(881,880,125577214421893121,5,1797165551609,0,'move 1 play JOKER suit D',1);
INSERT INTO journal VALUES(882,881,125577214421893121,6,1797165555104,25000857,'move 2 play 8D to 4',1);
INSERT INTO journal VALUES(883,882,125577214421893121,7,1797165557800,0,'move 3 play 8C 8C to 6',1);
INSERT INTO journal VALUES(884,883,125577214421893121,8,1797165561030,0,'move 4 play QC',1);
INSERT INTO journal VALUES(885,857,125576186091798529,15,1797165561030,0,'timeout 2',1);
INSERT INTO journal VALUES(886,885,125576186091798529,16,1797165561030,0,'auto 2 place auto',1);
INSERT INTO journal VALUES(887,886,125576186091798529,17,1797165561030,0,'hash f10ca589c3378f0a6f257e0d1856eb3d',1);
INSERT INTO journal VALUES(888,884,125577214421893121,9,1797165562800,0,'move 5 play QD QH',1);
INSERT INTO journal VALUES(889,888,125577214421893121,10,1797165564745,0,'move 6 play QH JH',1);
INSERT INTO journal VALUES(890,889,125577214421893121,11,1797165567235,0,'move 5 play AS suit H',1);
INSERT INTO journal VALUES(891,833,125576919960780801,15,1797165567235,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(892,890,125577214421893121,12,1797165568760,0,'move 4 play 7H 7D',1);
INSERT INTO journal VALUES(893,892,125577214421893121,13,1797165572800,0,'move 3 play 5D 6D',1);
INSERT INTO journal VALUES(894,893,125577214421893121,14,1797165572800,25000858,'move 2 play 10D',1);
INSERT INTO journal VALUES(895,894,125577214421893121,15,1797165576478,0,'move 8 play JD',1);
INSERT INTO journal VALUES(896,895,125577214421893121,16,1797165581478,0,'move 1 play 9D 9S',1);
INSERT INTO journal VALUES(897,896,125577214421893121,17,1797165581478,0,'hash c0fde3faaed1438cdf7da1dfeafc76e4',1);
INSERT INTO journal VALUES(898,897,125577214421893121,18,1797165581478,25000859,'move 2 play QS',1);
INSERT INTO journal VALUES(899,898,125577214421893121,19,1797165583539,0,'move 3 play AH suit H',1);
INSERT INTO journal VALUES(900,899,125577214421893121,20,1797165588539,0,'move 4 draw',1);
INSERT INTO journal VALUES(901,900,125577214421893121,21,1797165589664,0,'move 5 play 9H',1);
INSERT INTO journal VALUES(902,901,125577214421893121,22,1797165591437,0,'move 6 play JOKER suit S',1);
INSERT INTO journal VALUES(903,0,125577434660601857,1,1797165593539,25000865,'move 1 keep 5H 8C 6H',1);
INSERT INTO journal VALUES(904,903,125577434660601857,2,1797165595314,25000866,'move 2 keep AD 4D 9C',1);
INSERT INTO journal VALUES(905,904,125577434660601857,3,1797165598246,25000867,'move 2 play 3C',1);
INSERT INTO journal VALUES(906,905,125577434660601857,4,1797165600163,25000868,'move 1 play QD',1);
INSERT INTO journal VALUES(907,906,125577434660601857,5,1797165601411,25000869,'move 2 play 5C',1);
INSERT INTO journal VALUES(908,907,125577434660601857,6,1797165602780,25000870,'move 2 play QS',1);
INSERT INTO journal VALUES(909,908,125577434660601857,7,1797165606802,25000871,'move 1 play QC',1);
INSERT INTO journal VALUES(910,909,125577434660601857,8,1797165610234,25000872,'move 2 play 7S',1);
INSERT INTO journal VALUES(911,910,125577434660601857,9,1797165613784,25000873,'move 1 play 6C 6D',1);
INSERT INTO journal VALUES(912,911,125577434660601857,10,1797165617238,25000874,'move 2 play JS',1);
INSERT INTO journal VALUES(913,912,125577434660601857,11,1797165620801,25000875,'move 1 play 7D',1);
INSERT INTO journal VALUES(914,913,125577434660601857,12,1797165621990,25000876,'move 2 play 2C 2S',1);
INSERT INTO journal VALUES(915,0,125577559038492673,1,1797165623193,25000885,'move 1 draw',1);
INSERT INTO journal VALUES(916,915,125577559038492673,2,1797165625709,25000886,'move 2 draw',1);
INSERT INTO journal VALUES(917,855,125576028650209281,15,1797165629562,0,'timeout 1',1);
INSERT INTO journal VALUES(918,917,125576028650209281,16,1797165629562,0,'auto 1 play 5H',1);
INSERT INTO journal VALUES(919,918,125576028650209281,17,1797165629562,0,'hash ce3ad0987aa0bc9acad8fe7337290cad',1);
INSERT INTO journal VALUES(920,861,125576315989393409,18,1797165629562,0,'timeout 2',1);
INSERT INTO journal VALUES(921,920,125576315989393409,19,1797165629562,0,'auto 2 draw',1);
INSERT INTO journal VALUES(922,921,125576315989393409,20,1797165629562,0,'auto 2 play GS',1);
INSERT INTO journal VALUES(923,865,125576481500823553,18,1797165629562,0,'timeout 5',1);
INSERT INTO journal VALUES(924,923,125576481500823553,19,1797165629562,0,'auto 5 play 6D',1);
INSERT INTO journal VALUES(925,869,125576635461140481,18,1797165629562,0,'timeout 4',1);
INSERT INTO journal VALUES(926,925,125576635461140481,19,1797165629562,0,'auto 4 play 6S',1);
INSERT INTO journal VALUES(927,873,125576778939891713,18,1797165629562,0,'timeout 3',1);
INSERT INTO journal VALUES(928,927,125576778939891713,19,1797165629562,0,'auto 3 take',1);
INSERT INTO journal VALUES(929,874,125575414188867585,21,1797165629562,0,'timeout 1',1);
INSERT INTO journal VALUES(930,929,125575414188867585,22,1797165629562,0,'auto 1 play B8',1);
INSERT INTO journal VALUES(931,876,125575828066009089,16,1797165629562,0,'timeout 3',1);
INSERT INTO journal VALUES(932,931,125575828066009089,17,1797165629562,0,'auto 3 play AC',1);
INSERT INTO journal VALUES(933,932,125575828066009089,18,1797165629562,0,'hash bc737b6da4dd4fea5b68ceea2deb47ce',1);
INSERT INTO journal VALUES(934,877,125575607764385793,21,1797165629562,0,'timeout 4',1);
INSERT INTO journal VALUES(935,934,125575607764385793,22,1797165629562,0,'auto 4 take',1);
INSERT INTO journal VALUES(936,887,125576186091798529,18,1797165629562,0,'timeout 1',1);
INSERT INTO journal VALUES(937,936,125576186091798529,19,1797165629562,0,'auto 1 throw 2D aim-mm 270 1215 flick',1);
INSERT INTO journal VALUES(938,916,125577559038492673,3,1797165629562,0,'move 3 play JD JH',1);
INSERT INTO journal VALUES(939,935,125575607764385793,23,1797165634562,0,'move 5 play QS',1);
INSERT INTO journal VALUES(940,939,125575607764385793,24,1797165634562,0,'hash 4b4ae808b94544353b2cd9ddda4e0aea',1);
INSERT INTO journal VALUES(941,938,125577559038492673,4,1797165634562,25000887,'move 2 play 9H',1);
INSERT INTO journal VALUES(942,941,125577559038492673,5,1797165639368,0,'move 3 play 5H',1);
INSERT INTO journal VALUES(943,942,125577559038492673,6,1797165640979,0,'move 4 take',1);
INSERT INTO journal VALUES(944,943,125577559038492673,7,1797165644368,25000888,'move 1 play KH',1);
INSERT INTO journal VALUES(945,944,125577559038492673,8,1797165646669,25000889,'move 2 play 4H',1);
INSERT INTO journal VALUES(946,945,125577559038492673,9,1797165649210,0,'move 3 draw',1);
INSERT INTO journal VALUES(947,937,125576186091798529,20,1797165649562,0,'timeout 1',1);
INSERT INTO journal VALUES(948,947,125576186091798529,21,1797165649562,0,'auto 1 place auto',1);
INSERT INTO journal VALUES(949,946,125577559038492673,10,1797165650297,0,'move 4 play 6H 6D 6C',1);
INSERT INTO journal VALUES(950,948,125576186091798529,22,1797165651062,0,'auto 2 throw JS aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(951,950,125576186091798529,23,1797165654210,0,'auto 1 place auto',1);
INSERT INTO journal VALUES(952,949,125577559038492673,11,1797165654210,25000890,'move 1 play 4C',1);
INSERT INTO journal VALUES(953,952,125577559038492673,12,1797165655785,25000891,'move 2 play 5C',1);
INSERT INTO journal VALUES(954,951,125576186091798529,24,1797165659387,0,'auto 1 throw 2D aim-mm 690 1215 flick',1);
INSERT INTO journal VALUES(955,953,125577559038492673,13,1797165659387,0,'move 3 play 2C',1);
INSERT INTO journal VALUES(956,954,125576186091798529,25,1797165664387,0,'auto 1 place auto',1);
INSERT INTO journal VALUES(957,955,125577559038492673,14,1797165664387,0,'move 4 take',1);
INSERT INTO journal VALUES(958,957,125577559038492673,15,1797165664387,25000892,'move 1 play QC',1);
INSERT INTO journal VALUES(959,0,125577746129616897,1,1797165667799,25000899,'move 1 place 8S E19',1);
INSERT INTO journal VALUES(960,959,125577746129616897,2,1797165672743,25000900,'move 1 place JC O15',1);
INSERT INTO journal VALUES(961,960,125577746129616897,3,1797165675625,25000901,'move 1 swap 3S 8S',1);
INSERT INTO journal VALUES(962,961,125577746129616897,4,1797165679977,25000902,'move 1 layout spread done',1);
INSERT INTO journal VALUES(963,962,125577746129616897,5,1797165681514,25000903,'move 2 layout deep done',1);
INSERT INTO journal VALUES(964,963,125577746129616897,6,1797165684416,25000904,'move 2 throw 4D aim-mm 630 1935 float',1);
INSERT INTO journal VALUES(965,964,125577746129616897,7,1797165686020,25000905,'move 2 place 4D H6',1);
INSERT INTO journal VALUES(966,965,125577746129616897,8,1797165688949,25000906,'move 2 place QS P1',1);
INSERT INTO journal VALUES(967,966,125577746129616897,9,1797165692315,25000907,'move 1 throw JS aim-mm 510 1485 flick',1);
INSERT INTO journal VALUES(968,967,125577746129616897,10,1797165697138,25000908,'move 1 place auto',1);
INSERT INTO journal VALUES(969,968,125577746129616897,11,1797165698543,25000909,'move 2 throw 5D aim-mm 630 1395 float',1);
INSERT INTO journal VALUES(970,969,125577746129616897,12,1797165702270,25000910,'move 2 place 5D E7',1);
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
INSERT INTO friend VALUES(125553973657600004,189,1797160000000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(125553973657600005,188,1797160000000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(125553973657600006,189,1797160000000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(125553973657600007,189,1797160000000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(125553973657600008,189,1797160000000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(125553973657600001,189,1797160000000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(125553973657600009,189,1797160000000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(125553973657600010,189,1797160000000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(125553973657600011,189,1797160000000,125553973657600009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1797160000000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(125553973657600012,1797160000000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(125553973657600013,1797160000000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1797160000000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(125553973657600014,1797160000000,0,0,'');
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
INSERT INTO lockdown VALUES(125553973657600015,1797160000000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(125553973657600016,1797160000000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1797160000000,1797246400000,'player88','192.0.2.7',2,'kate','');
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
INSERT INTO rating VALUES(1,100,'last-one',125553973657600023,'game',-2083489,-264228,948,-52,1797160082279,0);
INSERT INTO rating VALUES(2,101,'last-one',125553973657600023,'game',2083489,-264228,1115,115,1797160082279,0);
INSERT INTO rating VALUES(3,100,'extreme-last-card',125558384551264257,'game',-2083489,-264228,948,-52,1797161379297,0);
INSERT INTO rating VALUES(4,101,'extreme-last-card',125558384551264257,'game',2083489,-264228,1115,115,1797161379297,0);
INSERT INTO rating VALUES(5,100,'palace',125563985360584705,'game',2083489,-264228,1115,115,1797162656816,0);
INSERT INTO rating VALUES(6,101,'palace',125563985360584705,'game',-2083489,-264228,948,-52,1797162656816,0);
INSERT INTO rating VALUES(7,101,'switch',125567317454094337,'game',-1041745,-132114,974,-26,1797163195402,0);
INSERT INTO rating VALUES(8,100,'switch',125567317454094337,'game',1041745,-132114,1058,58,1797163195402,0);
INSERT INTO rating VALUES(9,101,'exta-cards',125573460989575169,'game',520872,-66057,1029,29,1797164711533,0);
INSERT INTO rating VALUES(10,100,'exta-cards',125573460989575169,'game',-520872,-66057,987,-13,1797164711533,0);
INSERT INTO rating VALUES(11,136,'exta-cards',125576919960780801,'game',-2083489,-264228,948,-52,1797165507235,0);
INSERT INTO rating VALUES(12,137,'exta-cards',125576919960780801,'game',2083489,-264228,1115,115,1797165507235,0);
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
INSERT INTO rated VALUES(100,'exta-cards',-520872,-66057,1,1797164711533);
INSERT INTO rated VALUES(100,'extreme-last-card',-2083489,-264228,1,1797161379297);
INSERT INTO rated VALUES(100,'last-one',-2083489,-264228,1,1797160082279);
INSERT INTO rated VALUES(100,'palace',2083489,-264228,1,1797162656816);
INSERT INTO rated VALUES(100,'switch',1041745,-132114,1,1797163195402);
INSERT INTO rated VALUES(101,'exta-cards',520872,-66057,1,1797164711533);
INSERT INTO rated VALUES(101,'extreme-last-card',2083489,-264228,1,1797161379297);
INSERT INTO rated VALUES(101,'last-one',2083489,-264228,1,1797160082279);
INSERT INTO rated VALUES(101,'palace',-2083489,-264228,1,1797162656816);
INSERT INTO rated VALUES(101,'switch',-1041745,-132114,1,1797163195402);
INSERT INTO rated VALUES(136,'exta-cards',-2083489,-264228,1,1797165507235);
INSERT INTO rated VALUES(137,'exta-cards',2083489,-264228,1,1797165507235);
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
INSERT INTO adjustment VALUES(125553973657600018,188,1797160000000,1,188,'player88',1,50000,1,0,0,'kate','','','','a cup');
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;
INSERT INTO daily_day VALUES(20800,1797160000000,'0badcafe','c0ffee',0);
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
INSERT INTO daily_try VALUES(125553973657600019,189,1797160000000,'player1',20800,0,0,1,12,750,2,5);
CREATE TABLE season (
    id INTEGER NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms INTEGER NOT NULL, -- when this was written
    state INTEGER NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
) STRICT;
INSERT INTO season VALUES(8107,1797160000000,2);
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
INSERT INTO season_place VALUES(77,189,1797160000000,8107,'2026q4 switch',2,40,1630,31);
CREATE TABLE busy_hour (
    id INTEGER NOT NULL PRIMARY KEY, -- the hour, counted from 1970-01-01 00:00 UTC
    at_ms INTEGER NOT NULL, -- when this was written
    people INTEGER NOT NULL CHECK (people > 0)
) STRICT;
INSERT INTO busy_hour VALUES(499211,1797160000000,7);
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
INSERT INTO cup VALUES(1,1797160000000,189,'','0badcafe','palace swiss entry=5',0,1797163600000,0);
CREATE TABLE cup_event (
    cup INTEGER NOT NULL REFERENCES cup (id),
    seq INTEGER NOT NULL, -- from 1, without a gap
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (cup, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO cup_event VALUES(1,1,1797160000000,'opened 0 palace swiss entry=5');
INSERT INTO cup_event VALUES(1,2,1797160000000,'joined');
INSERT INTO cup_event VALUES(1,3,1797160000000,'joined');
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
INSERT INTO cup_entrant VALUES(125553973657600020,189,1797160000000,1,5,0,0,0,0,0);
INSERT INTO cup_entrant VALUES(125553973657600021,188,1797160000000,1,5,0,0,0,0,0);
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
INSERT INTO duel VALUES(125553973657600017,189,1797160000000,188,28400000,'kate','player88','palace','00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',1,1);
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
PRAGMA user_version = 25;
