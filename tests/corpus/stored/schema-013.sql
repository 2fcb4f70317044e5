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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,140,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,70,100020,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,-40,99980,'',0);
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
INSERT INTO account VALUES(122,'player22','player22','player22','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(123,'player23','player23','player23','',0,1,0,0,-10,99990,'',0);
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
INSERT INTO account VALUES(134,'player34','player34','player34','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(135,'player35','player35','player35','',0,1,0,0,20,100010,'',0);
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
INSERT INTO account VALUES(188,'player88','player88','player88','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(189,'player89','player89','player89','',0,1,0,0,0,100000,'',0);
CREATE TABLE ssh_key (
    fingerprint TEXT NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id),
    public_key TEXT NOT NULL
, label TEXT NOT NULL DEFAULT '', added_ms INTEGER NOT NULL DEFAULT 0, used_ms INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1796123200000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
INSERT INTO card_table VALUES(121221506523987968,16,121221506523987969,replace('game last-one\noptions mode=points points=500 pairs=no limit=600\nseats 3\nterms open\nbet 0\nclock 60000\nhost 108\ndelay 1\nseat 1 109 account 0 0 13000465 player9\nseat 2 121221506523987970 bot 1 0 0 bot-ada\nseat 3 108 account 0 0 13000464 player8\n','\n',char(10)));
INSERT INTO card_table VALUES(121221677265715200,17,121221677265715201,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 8\nterms open\nbet 0\nclock 60000\nhost 110\ndelay 1\nseat 1 121221677265715204 bot 1 0 0 bot-cleo\nseat 2 111 account 0 0 13000485 player11\nseat 3 110 account 0 0 13000484 player10\nseat 4 121221677265715205 bot 2 0 0 bot-dora\nseat 5 121221677265715203 bot 2 0 0 bot-blaise\nseat 6 121221677265715202 bot 1 0 0 bot-ada\nseat 7 121221677265715206 bot 1 0 0 bot-emil\nseat 8 121221677265715207 bot 2 0 0 bot-fay\n','\n',char(10)));
INSERT INTO card_table VALUES(121221887396151296,18,121221887396151297,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 3\nterms open\nbet 0\nclock 60000\nhost 112\ndelay 1\nseat 1 113 account 0 0 13000495 player13\nseat 2 121221887396151298 bot 1 0 0 bot-ada\nseat 3 112 account 0 0 13000494 player12\n','\n',char(10)));
INSERT INTO card_table VALUES(121222076194357248,19,121222076194357249,replace('game switch\noptions mistakes=cutthroat run-chain=no ace-penalty=soft announce=cutthroat limit=800\nseats 5\nterms open\nbet 0\nclock 60000\nhost 114\ndelay 1\nseat 1 114 account 0 0 13000510 player14\nseat 2 121222076194357252 bot 1 0 0 bot-cleo\nseat 3 121222076194357250 bot 1 0 0 bot-ada\nseat 4 115 account 0 0 13000511 player15\nseat 5 121222076194357251 bot 2 0 0 bot-blaise\n','\n',char(10)));
INSERT INTO card_table VALUES(121222248404090880,20,121222248404090881,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 116\ndelay 1\nseat 1 117 account 0 0 13000526 player17\nseat 2 116 account 0 0 13000525 player16\n','\n',char(10)));
INSERT INTO card_table VALUES(121222422924886016,21,121222422924886017,replace('game last-one\noptions mode=quick points=500 pairs=yes limit=600\nseats 4\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 1 121 account 0 0 13000547 player21\nseat 2 118 account 0 0 13000544 player18\nseat 3 120 account 0 0 13000546 player20\nseat 4 119 account 0 0 13000545 player19\n','\n',char(10)));
INSERT INTO card_table VALUES(121222579011715072,22,121222579011715073,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 2\nterms open\nbet 10\nclock 60000\nhost 122\ndelay 1\nseat 2 122 account 0 0 13000564 player22\nnext 121222718430380032 4333000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(121222718430380033,23,121222718430380034,replace('game palace\noptions tie=position bomb=pile limit=500\nseats 4\nterms open\nbet 10\nclock 60000\nhost 124\ndelay 1\nseat 1 125 account 0 0 13000585 player25\nseat 2 124 account 0 0 13000584 player24\nseat 3 127 account 0 0 13000587 player27\nseat 4 126 account 0 0 13000586 player26\n','\n',char(10)));
INSERT INTO card_table VALUES(121222845568122880,24,121222845568122881,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=soft announce=casual limit=800\nseats 6\nterms open\nbet 10\nclock 60000\nhost 128\ndelay 1\nseat 1 130 account 0 0 13000610 player30\nseat 2 132 account 0 0 13000612 player32\nseat 3 129 account 0 0 13000609 player29\nseat 4 131 account 0 0 13000611 player31\nseat 5 128 account 0 0 13000608 player28\nseat 6 133 account 0 0 13000613 player33\n','\n',char(10)));
INSERT INTO card_table VALUES(121222990267416576,25,121222990267416577,replace('game exta-cards\noptions jokers=no throws=20 limit=300 bad=2\nseats 2\nterms open\nbet 10\nclock 60000\nhost 135\ndelay 1\nseat 2 135 account 0 0 13000630 player35\nnext 121223135843319808 4733000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(121223135843319809,26,121223135843319810,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 2\nterms open\nbet 0\nclock 60000\nhost 136\ndelay 1\nfrozen looked into\nseat 1 137 account 0 0 13000647 player37\nseat 2 136 account 0 0 13000646 player36\n','\n',char(10)));
INSERT INTO card_table VALUES(121223293125525504,27,121223293125525505,replace('game extreme-last-card\noptions hand=9 draw=free limit=400\nseats 3\nterms open\nbet 0\nclock 60000\nhost 138\ndelay 1\nfrozen looked into\nseat 1 139 account 0 0 13000665 player39\nseat 2 138 account 0 0 13000664 player38\nseat 3 121223293125525506 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(121223441083793408,28,121223441083793409,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 2\nterms open\nbet 0\nclock 60000\nhost 140\ndelay 1\nfrozen looked into\nseat 1 141 account 0 0 13000678 player41\nseat 2 140 account 0 0 13000677 player40\n','\n',char(10)));
INSERT INTO card_table VALUES(121223605504704512,29,121223605504704513,replace('game switch\noptions mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800\nseats 2\nterms open\nbet 0\nclock 60000\nhost 142\ndelay 1\nfrozen looked into\nseat 1 143 account 0 0 13000696 player43\nseat 2 142 account 0 0 13000695 player42\n','\n',char(10)));
INSERT INTO card_table VALUES(121223771985018880,30,121223771985018881,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 144\ndelay 1\nfrozen looked into\nseat 1 144 account 0 0 13000713 player44\nseat 2 145 account 0 0 13000714 player45\n','\n',char(10)));
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
INSERT INTO game VALUES(121205319270400018,121205319270400017,'last-one',2,1,10,X'c1140ae152f3681892c39cfad4a2dfd8473048a8abbc45110a4abb0709783b67','mode=quick points=200 pairs=no limit=39',1796123200000,1796123487991,1,0,1,1,replace('format 2\nsecret c932000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 4zghwdfd8mte\n','\n',char(10)),'limit',48,0);
INSERT INTO game VALUES(121206796068061185,121206796068061184,'last-one',2,0,0,X'441aae90af94b1473d958e3e8461360d8186a0bd2027b53150fdf76d9f9ce9fb','mode=quick points=200 pairs=no limit=0',1796123552096,1796123960830,1,0,1,2,replace('format 2\nsecret cb32000000000000000000000000000000000000000000000000000000000000\ndrawn player0 bjx24x3ctrpd\ndrawn player1 pu8n9n56d9mj\ndrawn bot-ada pdqyd55v6zub\n','\n',char(10)),'',85,0);
INSERT INTO game VALUES(121208785724243969,121208785724243968,'last-one',2,0,0,X'adf940ff627b553abaae723a9b5215bad42d2380e86efbce489da8acf037622c','mode=quick points=200 pairs=yes limit=600',1796124026467,1796124451672,1,0,1,3,replace('format 2\nsecret d832000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 4n464du2w9ya\ndrawn guest2 j8b2ph8m3wc9\ndrawn guest3 3hbjmaf46tu2\n','\n',char(10)),'',158,0);
INSERT INTO game VALUES(121210845987340289,121210845987340288,'extreme-last-card',1,1,10,X'0f1e55ec247b5704a70044a9c2146b8148597923b5b8fe73539584c1315b718c','hand=7 draw=must-play limit=33',1796124517672,1796124544783,1,0,1,4,replace('format 2\nsecret da32000000000000000000000000000000000000000000000000000000000000\ndrawn player0 96qfj3abzudz\ndrawn player1 xu7x6z7p5987\n','\n',char(10)),'',173,0);
INSERT INTO game VALUES(121211234203729921,121211234203729920,'extreme-last-card',1,0,0,X'dae483798dd788556d79d24ed77dbae86128086904df2b310e511fe338df74ab','hand=7 draw=must-play limit=400',1796124610230,1796124846364,1,0,1,5,replace('format 2\nsecret dc32000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 tta36ddh3vcf\ndrawn bot-ada 3m4fhbjex86t\n','\n',char(10)),'',229,0);
INSERT INTO game VALUES(121212501445574657,121212501445574656,'extreme-last-card',1,0,0,X'2e99e821bd3f24e75163dbb0d0c6746df8240345c8dc6809588f138830aa604d','hand=7 draw=must-play limit=19',1796124912364,1796125073419,1,0,1,6,replace('format 2\nsecret f032000000000000000000000000000000000000000000000000000000000000\ndrawn player0 6jj8g6vrq5c6\ndrawn guest1 vjuy5bgbpx7c\ndrawn guest2 scxa2k5fih8u\ndrawn guest3 jh96bchvut5c\n','\n',char(10)),'limit',252,0);
INSERT INTO game VALUES(121213443784048641,121213443784048640,'palace',2,1,10,X'f17237476412b401a8110abe73e915fdd5defdfd40c91000d28db7a361adec60','tie=coin bomb=pile limit=50',1796125137035,1796125143993,2,0,1,7,replace('format 2\nsecret f232000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 hgkcp7432gtn\n','\n',char(10)),'player1 left before everybody had a turn.',257,0);
INSERT INTO game VALUES(121213728820559873,121213728820559872,'palace',2,0,0,X'211d905db11f954fd9f3f61915368ae0021715de825b8695a28ebd2b6c1e8e74','tie=coin bomb=single limit=500',1796125204993,1796125406813,1,0,1,8,replace('format 2\nsecret f432000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 bzf7ph695jgf\ndrawn bot-ada ywzems97dyef\n','\n',char(10)),'',319,0);
INSERT INTO game VALUES(121214847785369601,121214847785369600,'palace',2,0,0,X'02536fc31ae21836d4c8bc8914a3fb8bbb63b15446cb65a859a3dfd5d3a2ad11','tie=position bomb=pile limit=36',1796125471775,1796125766380,1,0,1,9,replace('format 2\nsecret 0d33000000000000000000000000000000000000000000000000000000000000\ndrawn player0 2veya4d9ghqz\ndrawn guest1 mdv3iwgv6tsx\ndrawn guest2 cu2adi787x5c\ndrawn guest3 xpkznyrnc4by\n','\n',char(10)),'limit',366,0);
INSERT INTO game VALUES(121216360079425537,121216360079425536,'switch',1,1,10,X'1e571d5a9cebf69b914409da8f997f65282813b6b461974e1ab8bb48fc402ba2','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796125832334,1796126022067,1,0,1,10,replace('format 2\nsecret 0f33000000000000000000000000000000000000000000000000000000000000\ndrawn player0 nbpunm86haez\ndrawn player1 grh2q7g7kdia\n','\n',char(10)),'',416,0);
INSERT INTO game VALUES(121217411729850369,121217411729850368,'switch',1,0,0,X'a845adf67e0253cf7c8a27193ff4faa4e91fe7fae3a2c2aab013141e9846c7c3','mistakes=casual run-chain=no ace-penalty=soft announce=cutthroat limit=8',1796126083067,1796126113012,1,0,1,11,replace('format 2\nsecret 1133000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 df4g7cjuwb2h\ndrawn bot-ada zfn7rbzr22d9\n','\n',char(10)),'limit',425,0);
INSERT INTO game VALUES(121217805117816833,121217805117816832,'switch',1,0,0,X'047b40dd3f9ca36645520ce6fdde8a2479e59e81440c739242264bf7e92137fd','mistakes=cutthroat run-chain=no ace-penalty=soft announce=casual limit=16',1796126176858,1796126225511,1,0,1,12,replace('format 2\nsecret 1633000000000000000000000000000000000000000000000000000000000000\ndrawn player0 zj67y8xrus2n\ndrawn guest1 etnx9t5yghae\ndrawn guest2 y7tgn6u8ncm9\ndrawn guest3 fighw2v9be4w\n','\n',char(10)),'limit',442,0);
INSERT INTO game VALUES(121218270886887425,121218270886887424,'exta-cards',2,1,10,X'276c3503376910af62daf22836089d6d508eb45a13f87ee821ae93a92cea23ff','jokers=yes throws=20 limit=60 bad=chance',1796126287906,1796126774799,1,0,1,13,replace('format 2\nsecret 1833000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 bmpbkpnibwsc\n','\n',char(10)),'',468,0);
INSERT INTO game VALUES(121220568916688897,121220568916688896,'exta-cards',2,1,0,X'7f5d07bd8e8e6bb423dffd9cec9edee0fe0baa4fceda9bef8e4cb3271538d8ab','jokers=yes throws=0 limit=7 bad=chance',1796126835799,1796126921168,1,0,1,14,replace('format 2\nsecret 1a33000000000000000000000000000000000000000000000000000000000000\ndrawn player0 cc3ztqgfsvz8\ndrawn player1 cp4qc4pguusp\n','\n',char(10)),'limit',484,0);
INSERT INTO game VALUES(121221198527856641,121221198527856640,'exta-cards',2,0,0,X'b5a3f91c036d93740d1bca23b183848120b552f2ee7f98eaad72778440c120dd','jokers=yes throws=20 limit=300 bad=1',1796126985910,1796126998342,1,0,1,15,replace('format 2\nsecret 1c33000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 ayxbi5puhwei\n','\n',char(10)),'',491,0);
INSERT INTO game VALUES(121221506523987969,121221506523987968,'last-one',2,0,0,X'95c89fa3a748f87b9bea8b5166af5a0a24d71755c39fc801ea2e5acd02974425','mode=points points=500 pairs=no limit=600',1796127059342,0,0,0,1,16,replace('format 2\nsecret 1e33000000000000000000000000000000000000000000000000000000000000\nplayer player8 corpus\ndrawn player9 6rfp5nksaft4\ndrawn bot-ada fxhfkyt2z6br\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121221677265715201,121221677265715200,'extreme-last-card',1,0,0,X'61aacfe2073dbb9b73d32e6bd49c54ec66dcf23b5b05e4ab63ffd0de9fdb107e','hand=7 draw=must-play limit=400',1796127100050,0,0,0,1,17,replace('format 2\nsecret 2233000000000000000000000000000000000000000000000000000000000000\nplayer player10 corpus\ndrawn player11 ngih5ngp6cy9\ndrawn bot-ada rzbmdzntumtj\ndrawn bot-blaise 5ide2b5gyw2v\ndrawn bot-cleo rgdfqf7rv77u\ndrawn bot-dora 4fipgjxzt24z\ndrawn bot-emil rh8mz9a562zi\ndrawn bot-fay fivtz6uxww3k\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121221887396151297,121221887396151296,'palace',2,0,0,X'4d9ac9fbc3c6e745020d06a8609f7fb226c336e6e5c07745184e31ae06910f4e','tie=coin bomb=pile limit=500',1796127150149,0,0,0,1,18,replace('format 2\nsecret 3433000000000000000000000000000000000000000000000000000000000000\nplayer player12 corpus\ndrawn player13 b8pkwf8wwmk9\ndrawn bot-ada 2wkd8fuqvjie\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121222076194357249,121222076194357248,'switch',1,0,0,X'e03cb2caf46a8941621f6e7c07b6d744f3219a1412fb65880352be76f85538b5','mistakes=cutthroat run-chain=no ace-penalty=soft announce=cutthroat limit=800',1796127195162,0,0,0,1,19,replace('format 2\nsecret 3c33000000000000000000000000000000000000000000000000000000000000\nplayer player14 corpus\ndrawn player15 h325qjy4jt43\ndrawn bot-ada 5su5htbikvdc\ndrawn bot-blaise gc7nr4j3svyc\ndrawn bot-cleo 7phakd2m8z2v\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121222248404090881,121222248404090880,'exta-cards',2,1,0,X'e92dc04fcd3943f88889dba68850169c6f03a5730ed196473e5cfe6badd3c4dd','jokers=yes throws=20 limit=300 bad=chance',1796127236220,0,0,0,1,20,replace('format 2\nsecret 4033000000000000000000000000000000000000000000000000000000000000\nplayer player16 corpus\ndrawn player17 kbh3sarzhyn3\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121222422924886017,121222422924886016,'last-one',2,1,10,X'757124fe3c6ebf02264468cb158c1879586f91092967ab6c32a9e390c1436d33','mode=quick points=500 pairs=yes limit=600',1796127277829,0,0,0,1,21,replace('format 2\nsecret 4133000000000000000000000000000000000000000000000000000000000000\nplayer player18 corpus\ndrawn player19 u7ypzwwadfve\ndrawn player20 dmtcfw8yu823\ndrawn player21 f36m73jm3wze\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121222579011715073,121222579011715072,'extreme-last-card',1,1,10,X'3daaf8fcdda634a6d9c828741883a92ffe86304c9a9a2b26824a62bc9e4b8a01','hand=7 draw=must-play limit=400',1796127315043,1796127348283,1,0,1,22,replace('format 2\nsecret 4233000000000000000000000000000000000000000000000000000000000000\nplayer player22 corpus\ndrawn player23 qbzfgm7vs52c\n','\n',char(10)),'',655,0);
INSERT INTO game VALUES(121222718430380034,121222718430380033,'palace',2,1,10,X'6fc3265ecbd8cbeb2728e72e6d9293e4cb05baaca31181e603e7bd2a65efc01e','tie=position bomb=pile limit=500',1796127348283,0,0,0,1,23,replace('format 2\nsecret 4433000000000000000000000000000000000000000000000000000000000000\nplayer player24 corpus\ndrawn player25 z76xjrwmtmpz\ndrawn player26 xauxzkvj8dqq\ndrawn player27 jd9v6cxnb4fe\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121222845568122881,121222845568122880,'switch',1,1,10,X'9ecc113322dc7a62719a05d8f63c11f69391808ec7c3bc1d69afa1c63ffbc0e4','mistakes=casual run-chain=no ace-penalty=soft announce=casual limit=800',1796127378595,0,0,0,1,24,replace('format 2\nsecret 4533000000000000000000000000000000000000000000000000000000000000\nplayer player28 corpus\ndrawn player29 t89ebcbn2ap2\ndrawn player30 nyweey56hffz\ndrawn player31 a2ayzdk7w39x\ndrawn player32 59k5w64girzd\ndrawn player33 re93ygumvbnw\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121222990267416577,121222990267416576,'exta-cards',2,1,10,X'c4400e5ee272216f1c2e9948bdb6b6566d581b25e0405407c153689bd659ee67','jokers=no throws=20 limit=300 bad=2',1796127413094,1796127447802,1,0,1,25,replace('format 2\nsecret 4633000000000000000000000000000000000000000000000000000000000000\nplayer player34 corpus\ndrawn player35 3zn2k43qn6pp\n','\n',char(10)),'',674,0);
INSERT INTO game VALUES(121223135843319810,121223135843319809,'last-one',2,1,0,X'6a14f8a56090502bb55eadb1cb4c1a4b84e41d912cc5a8bd26d64c1bbe9d8703','mode=quick points=200 pairs=no limit=600',1796127447802,0,0,0,1,26,replace('format 2\nsecret 4833000000000000000000000000000000000000000000000000000000000000\ndrawn player36 6kbe5vq6uu3d\ndrawn player37 br5fib2wwg37\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121223293125525505,121223293125525504,'extreme-last-card',1,0,0,X'084ab50e5c31ba3d8399276be25f77b552428b222e529fecae883b8842ae5268','hand=9 draw=free limit=400',1796127485301,0,0,0,1,27,replace('format 2\nsecret 4933000000000000000000000000000000000000000000000000000000000000\ndrawn player38 f6v5kg2er66y\ndrawn player39 49c2uhgqe54k\ndrawn bot-ada fcsu8yxknm5m\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121223441083793409,121223441083793408,'palace',2,1,0,X'2935520d978973258c6557ed32cc562f28dbacf6e5b9092e7861c8fcd8b6173d','tie=coin bomb=pile limit=500',1796127520577,0,0,0,1,28,replace('format 2\nsecret 4f33000000000000000000000000000000000000000000000000000000000000\ndrawn player40 gbiwptkbv5ft\ndrawn player41 cbcxfefgaii6\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121223605504704513,121223605504704512,'switch',1,1,0,X'b81a7720ec9ecc5bbfe74a677e33572192dae1d54c9399418db1deac31da046c','mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800',1796127559778,0,0,0,1,29,replace('format 2\nsecret 5033000000000000000000000000000000000000000000000000000000000000\nplayer player42 corpus\ndrawn player43 tttnutdejrhn\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121223771985018881,121223771985018880,'exta-cards',2,1,0,X'5abe1dd0ca6a7dd7339fa4a1c6bf47b57239a4a42701d1bdd319739003ac3271','jokers=yes throws=20 limit=300 bad=chance',1796127599470,0,0,0,1,30,replace('format 2\nsecret 5133000000000000000000000000000000000000000000000000000000000000\nplayer player44 corpus\ndrawn player45 krfahnkv769q\n','\n',char(10)),'',0,0);
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
INSERT INTO seat VALUES(121205319270400018,0,101,'player1',0,0,2,-1,0,-10,-10,0,0);
INSERT INTO seat VALUES(121205319270400018,1,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121206796068061185,0,121206796068061186,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121206796068061185,1,101,'player1',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(121206796068061185,2,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(121208785724243969,0,903,'guest3',1,0,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121208785724243969,1,100,'player0',0,0,1,-1,1,0,0,0,1);
INSERT INTO seat VALUES(121208785724243969,2,901,'guest1',1,0,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121208785724243969,3,902,'guest2',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121210845987340289,0,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121210845987340289,1,101,'player1',0,0,2,-1,0,-10,-10,1,0);
INSERT INTO seat VALUES(121211234203729921,0,100,'player0',0,0,2,-1,0,0,0,1,1);
INSERT INTO seat VALUES(121211234203729921,1,101,'player1',0,0,3,-1,0,0,0,1,1);
INSERT INTO seat VALUES(121211234203729921,2,121211234203729922,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121212501445574657,0,100,'player0',0,0,1,1,0,0,0,1,1);
INSERT INTO seat VALUES(121212501445574657,1,902,'guest2',1,0,2,-1,0,0,0,1,0);
INSERT INTO seat VALUES(121212501445574657,2,903,'guest3',1,0,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121212501445574657,3,901,'guest1',1,0,4,-1,0,0,0,1,0);
INSERT INTO seat VALUES(121213443784048641,0,100,'player0',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121213443784048641,1,101,'player1',0,0,0,0,1,-20,0,0,0);
INSERT INTO seat VALUES(121213728820559873,0,101,'player1',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(121213728820559873,1,121213728820559874,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121213728820559873,2,100,'player0',0,0,2,0,0,0,0,0,1);
INSERT INTO seat VALUES(121214847785369601,0,903,'guest3',1,0,4,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121214847785369601,1,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(121214847785369601,2,902,'guest2',1,0,3,0,0,0,0,0,0);
INSERT INTO seat VALUES(121214847785369601,3,901,'guest1',1,0,2,0,0,0,0,0,0);
INSERT INTO seat VALUES(121216360079425537,0,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(121216360079425537,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121217411729850369,0,121217411729850370,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121217411729850369,1,101,'player1',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(121217411729850369,2,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(121217805117816833,0,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121217805117816833,1,100,'player0',0,0,4,-1,0,0,0,0,1);
INSERT INTO seat VALUES(121217805117816833,2,903,'guest3',1,0,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121217805117816833,3,902,'guest2',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121218270886887425,0,101,'player1',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(121218270886887425,1,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121220568916688897,0,100,'player0',0,0,1,1,0,20,0,0,0);
INSERT INTO seat VALUES(121220568916688897,1,101,'player1',0,0,2,-1,0,-10,0,0,0);
INSERT INTO seat VALUES(121221198527856641,0,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121221198527856641,1,100,'player0',0,0,2,-1,1,0,0,0,1);
INSERT INTO seat VALUES(121221506523987969,0,109,'player9',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121221506523987969,1,121221506523987970,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121221506523987969,2,108,'player8',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121221677265715201,0,121221677265715204,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121221677265715201,1,111,'player11',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121221677265715201,2,110,'player10',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121221677265715201,3,121221677265715205,'bot-dora',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121221677265715201,4,121221677265715203,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121221677265715201,5,121221677265715202,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121221677265715201,6,121221677265715206,'bot-emil',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121221677265715201,7,121221677265715207,'bot-fay',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121221887396151297,0,113,'player13',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121221887396151297,1,121221887396151298,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121221887396151297,2,112,'player12',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121222076194357249,0,114,'player14',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121222076194357249,1,121222076194357252,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222076194357249,2,121222076194357250,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222076194357249,3,115,'player15',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121222076194357249,4,121222076194357251,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222248404090881,0,117,'player17',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222248404090881,1,116,'player16',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222422924886017,0,121,'player21',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222422924886017,1,118,'player18',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222422924886017,2,120,'player20',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222422924886017,3,119,'player19',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222579011715073,0,123,'player23',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(121222579011715073,1,122,'player22',0,0,1,1,0,20,10,1,0);
INSERT INTO seat VALUES(121222718430380034,0,125,'player25',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222718430380034,1,124,'player24',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222718430380034,2,127,'player27',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222718430380034,3,126,'player26',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222845568122881,0,130,'player30',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222845568122881,1,132,'player32',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222845568122881,2,129,'player29',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222845568122881,3,131,'player31',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222845568122881,4,128,'player28',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222845568122881,5,133,'player33',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121222990267416577,0,134,'player34',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(121222990267416577,1,135,'player35',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121223135843319810,0,137,'player37',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121223135843319810,1,136,'player36',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121223293125525505,0,139,'player39',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121223293125525505,1,138,'player38',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121223293125525505,2,121223293125525506,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121223441083793409,0,141,'player41',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121223441083793409,1,140,'player40',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121223605504704513,0,143,'player43',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121223605504704513,1,142,'player42',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121223771985018881,0,144,'player44',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121223771985018881,1,145,'player45',0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1796123200000);
INSERT INTO entry VALUES(2,1,121205319270400018,1,20,'bet','',1796123200000);
INSERT INTO entry VALUES(2,2,121205319270400018,1,-20,'pot','',1796123487991);
INSERT INTO entry VALUES(2,3,121210845987340289,1,20,'bet','',1796124517672);
INSERT INTO entry VALUES(2,4,121210845987340289,1,-20,'pot','',1796124544783);
INSERT INTO entry VALUES(2,5,121213443784048641,1,20,'bet','',1796125137035);
INSERT INTO entry VALUES(2,6,121213443784048641,1,-20,'refund','',1796125143993);
INSERT INTO entry VALUES(2,7,121216360079425537,1,20,'bet','',1796125832334);
INSERT INTO entry VALUES(2,8,121216360079425537,1,-20,'pot','',1796126022067);
INSERT INTO entry VALUES(2,9,121218270886887425,1,20,'bet','',1796126287906);
INSERT INTO entry VALUES(2,10,121218270886887425,1,-20,'pot','',1796126774799);
INSERT INTO entry VALUES(2,11,121222422924886017,1,40,'bet','',1796127277829);
INSERT INTO entry VALUES(2,12,121222579011715073,1,20,'bet','',1796127315043);
INSERT INTO entry VALUES(2,13,121222579011715073,1,-20,'pot','',1796127348283);
INSERT INTO entry VALUES(2,14,121222718430380034,1,40,'bet','',1796127348283);
INSERT INTO entry VALUES(2,15,121222845568122881,1,60,'bet','',1796127378595);
INSERT INTO entry VALUES(2,16,121222990267416577,1,20,'bet','',1796127413094);
INSERT INTO entry VALUES(2,17,121222990267416577,1,-20,'pot','',1796127447802);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(100,2,121205319270400018,1,-10,'bet','',1796123200000);
INSERT INTO entry VALUES(100,3,121205319270400018,0,20,'win','',1796123487991);
INSERT INTO entry VALUES(100,4,121205319270400018,1,20,'pot','',1796123487991);
INSERT INTO entry VALUES(100,5,121210845987340289,1,-10,'bet','',1796124517672);
INSERT INTO entry VALUES(100,6,121210845987340289,0,20,'win','',1796124544783);
INSERT INTO entry VALUES(100,7,121210845987340289,1,20,'pot','',1796124544783);
INSERT INTO entry VALUES(100,8,121213443784048641,1,-10,'bet','',1796125137035);
INSERT INTO entry VALUES(100,9,121213443784048641,1,10,'refund','',1796125143993);
INSERT INTO entry VALUES(100,10,121216360079425537,1,-10,'bet','',1796125832334);
INSERT INTO entry VALUES(100,11,121216360079425537,0,-10,'loss','',1796126022067);
INSERT INTO entry VALUES(100,12,121218270886887425,1,-10,'bet','',1796126287906);
INSERT INTO entry VALUES(100,13,121218270886887425,0,20,'win','',1796126774799);
INSERT INTO entry VALUES(100,14,121218270886887425,1,20,'pot','',1796126774799);
INSERT INTO entry VALUES(100,15,121220568916688897,0,20,'win','',1796126921168);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(101,2,121205319270400018,1,-10,'bet','',1796123200000);
INSERT INTO entry VALUES(101,3,121205319270400018,0,-10,'loss','',1796123487991);
INSERT INTO entry VALUES(101,4,121210845987340289,1,-10,'bet','',1796124517672);
INSERT INTO entry VALUES(101,5,121210845987340289,0,-10,'loss','',1796124544783);
INSERT INTO entry VALUES(101,6,121213443784048641,1,-10,'bet','',1796125137035);
INSERT INTO entry VALUES(101,7,121213443784048641,1,10,'refund','',1796125143993);
INSERT INTO entry VALUES(101,8,121213443784048641,0,-20,'leave','',1796125143993);
INSERT INTO entry VALUES(101,9,121216360079425537,1,-10,'bet','',1796125832334);
INSERT INTO entry VALUES(101,10,121216360079425537,0,20,'win','',1796126022067);
INSERT INTO entry VALUES(101,11,121216360079425537,1,20,'pot','',1796126022067);
INSERT INTO entry VALUES(101,12,121218270886887425,1,-10,'bet','',1796126287906);
INSERT INTO entry VALUES(101,13,121218270886887425,0,-10,'loss','',1796126834799);
INSERT INTO entry VALUES(101,14,121220568916688897,0,-10,'loss','',1796126921168);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(118,2,121222422924886017,1,-10,'bet','',1796127277829);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(119,2,121222422924886017,1,-10,'bet','',1796127277829);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(120,2,121222422924886017,1,-10,'bet','',1796127277829);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(121,2,121222422924886017,1,-10,'bet','',1796127277829);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(122,2,121222579011715073,1,-10,'bet','',1796127315043);
INSERT INTO entry VALUES(122,3,121222579011715073,0,20,'win','',1796127348283);
INSERT INTO entry VALUES(122,4,121222579011715073,1,20,'pot','',1796127348283);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(123,2,121222579011715073,1,-10,'bet','',1796127315043);
INSERT INTO entry VALUES(123,3,121222579011715073,0,-10,'loss','',1796127485301);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(124,2,121222718430380034,1,-10,'bet','',1796127348283);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(125,2,121222718430380034,1,-10,'bet','',1796127348283);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(126,2,121222718430380034,1,-10,'bet','',1796127348283);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(127,2,121222718430380034,1,-10,'bet','',1796127348283);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(128,2,121222845568122881,1,-10,'bet','',1796127378595);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(129,2,121222845568122881,1,-10,'bet','',1796127378595);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(130,2,121222845568122881,1,-10,'bet','',1796127378595);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(131,2,121222845568122881,1,-10,'bet','',1796127378595);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(132,2,121222845568122881,1,-10,'bet','',1796127378595);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(133,2,121222845568122881,1,-10,'bet','',1796127378595);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(134,2,121222990267416577,1,-10,'bet','',1796127413094);
INSERT INTO entry VALUES(134,3,121222990267416577,0,-10,'loss','',1796127507802);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(135,2,121222990267416577,1,-10,'bet','',1796127413094);
INSERT INTO entry VALUES(135,3,121222990267416577,0,20,'win','',1796127447802);
INSERT INTO entry VALUES(135,4,121222990267416577,1,20,'pot','',1796127447802);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1796123200000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1796123200000);
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
INSERT INTO score VALUES(100,'exta-cards',121218270886887425,1796126774799,1796126774799,20,1,1);
INSERT INTO score VALUES(100,'exta-cards',121220568916688897,1796126921168,1796126921168,20,1,1);
INSERT INTO score VALUES(100,'extreme-last-card',121210845987340289,1796124544783,1796124544783,20,1,1);
INSERT INTO score VALUES(100,'last-one',121205319270400018,1796123487991,1796123487991,20,1,1);
INSERT INTO score VALUES(100,'switch',121216360079425537,1796126022067,1796126022067,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',121218270886887425,1796126774799,1796126834799,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',121220568916688897,1796126921168,1796126921168,-10,1,-1);
INSERT INTO score VALUES(101,'extreme-last-card',121210845987340289,1796124544783,1796124544783,-10,1,-1);
INSERT INTO score VALUES(101,'last-one',121205319270400018,1796123487991,1796123487991,-10,1,-1);
INSERT INTO score VALUES(101,'palace',121213443784048641,1796125143993,1796125143993,-20,0,0);
INSERT INTO score VALUES(101,'switch',121216360079425537,1796126022067,1796126022067,20,1,1);
INSERT INTO score VALUES(122,'extreme-last-card',121222579011715073,1796127348283,1796127348283,20,1,1);
INSERT INTO score VALUES(123,'extreme-last-card',121222579011715073,1796127348283,1796127485301,-10,1,-1);
INSERT INTO score VALUES(134,'exta-cards',121222990267416577,1796127447802,1796127507802,-10,1,-1);
INSERT INTO score VALUES(135,'exta-cards',121222990267416577,1796127447802,1796127447802,20,1,1);
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
INSERT INTO sanction VALUES(121205319270400000,0,189,'player89','',1796123200000,0,'kate','shouted',0,121205319270400000,'','');
INSERT INTO sanction VALUES(121205319270400003,1,189,'player89','',1796123200000,0,'kate','shouted',0,121205319270400003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(121205319270400002,1796123200000,'kate','ban','player89','shouted');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,121205319270400018,1,1796123200000,13000006,'move 2 play R6');
INSERT INTO journal VALUES(2,1,121205319270400018,2,1796123204810,13000007,'move 1 play R+2');
INSERT INTO journal VALUES(3,2,121205319270400018,3,1796123206535,13000008,'move 2 take');
INSERT INTO journal VALUES(4,3,121205319270400018,4,1796123208317,13000009,'move 1 play Y+2');
INSERT INTO journal VALUES(5,4,121205319270400018,5,1796123252736,13000010,'move 2 take');
INSERT INTO journal VALUES(6,5,121205319270400018,6,1796123257450,13000011,'move 1 play Y7');
INSERT INTO journal VALUES(7,6,121205319270400018,7,1796123258707,13000012,'move 2 play J+4 color Y');
INSERT INTO journal VALUES(8,7,121205319270400018,8,1796123259912,13000013,'move 1 take');
INSERT INTO journal VALUES(9,8,121205319270400018,9,1796123261744,13000014,'move 2 play Y1');
INSERT INTO journal VALUES(10,9,121205319270400018,10,1796123264079,13000015,'move 1 play B1');
INSERT INTO journal VALUES(11,10,121205319270400018,11,1796123324079,0,'timeout 2');
INSERT INTO journal VALUES(12,11,121205319270400018,12,1796123324079,0,'auto 2 play R1');
INSERT INTO journal VALUES(13,12,121205319270400018,13,1796123326450,13000016,'move 1 draw');
INSERT INTO journal VALUES(14,13,121205319270400018,14,1796123386450,0,'timeout 2');
INSERT INTO journal VALUES(15,14,121205319270400018,15,1796123386450,0,'auto 2 draw');
INSERT INTO journal VALUES(16,15,121205319270400018,16,1796123392320,13000017,'move 1 play R5');
INSERT INTO journal VALUES(17,16,121205319270400018,17,1796123392320,0,'hash 05428d70a1de6fc033862526dc2bfe89');
INSERT INTO journal VALUES(18,17,121205319270400018,18,1796123396941,0,'auto 2 draw');
INSERT INTO journal VALUES(19,18,121205319270400018,19,1796123401941,13000018,'move 1 play J color B');
INSERT INTO journal VALUES(20,19,121205319270400018,20,1796123403570,0,'auto 2 play B0');
INSERT INTO journal VALUES(21,20,121205319270400018,21,1796123408570,13000019,'move 1 play BS');
INSERT INTO journal VALUES(22,21,121205319270400018,22,1796123409625,13000020,'move 1 play B2');
INSERT INTO journal VALUES(23,22,121205319270400018,23,1796123413369,0,'auto 2 play G2');
INSERT INTO journal VALUES(24,23,121205319270400018,24,1796123418369,13000021,'move 1 play G3');
INSERT INTO journal VALUES(25,24,121205319270400018,25,1796123419966,0,'auto 2 play GV');
INSERT INTO journal VALUES(26,25,121205319270400018,26,1796123424966,0,'auto 2 play G9');
INSERT INTO journal VALUES(27,26,121205319270400018,27,1796123424966,13000022,'move 1 play G7');
INSERT INTO journal VALUES(28,27,121205319270400018,28,1796123427970,0,'auto 2 play GV');
INSERT INTO journal VALUES(29,28,121205319270400018,29,1796123432970,0,'auto 2 play G+2');
INSERT INTO journal VALUES(30,29,121205319270400018,30,1796123432970,13000023,'move 1 last');
INSERT INTO journal VALUES(31,30,121205319270400018,31,1796123435413,13000024,'move 1 take');
INSERT INTO journal VALUES(32,31,121205319270400018,32,1796123439900,0,'auto 2 draw');
INSERT INTO journal VALUES(33,32,121205319270400018,33,1796123444900,13000025,'move 1 play Y+2');
INSERT INTO journal VALUES(34,33,121205319270400018,34,1796123444900,0,'hash 363303f1a7c119bbe79539cf1177dac4');
INSERT INTO journal VALUES(35,34,121205319270400018,35,1796123447263,0,'auto 2 take');
INSERT INTO journal VALUES(36,35,121205319270400018,36,1796123452263,13000026,'move 1 draw');
INSERT INTO journal VALUES(37,36,121205319270400018,37,1796123455777,0,'auto 2 play Y7');
INSERT INTO journal VALUES(38,37,121205319270400018,38,1796123460777,13000027,'move 1 play Y9');
INSERT INTO journal VALUES(39,38,121205319270400018,39,1796123464263,0,'auto 2 play Y2');
INSERT INTO journal VALUES(40,39,121205319270400018,40,1796123469263,13000028,'move 1 draw');
INSERT INTO journal VALUES(41,40,121205319270400018,41,1796123472539,0,'auto 2 play YV');
INSERT INTO journal VALUES(42,41,121205319270400018,42,1796123477539,0,'auto 2 play Y4');
INSERT INTO journal VALUES(43,42,121205319270400018,43,1796123477539,13000029,'move 1 play Y1');
INSERT INTO journal VALUES(44,43,121205319270400018,44,1796123480935,0,'auto 2 draw');
INSERT INTO journal VALUES(45,44,121205319270400018,45,1796123480935,0,'auto 2 play Y3');
INSERT INTO journal VALUES(46,45,121205319270400018,46,1796123485935,13000030,'move 1 draw');
INSERT INTO journal VALUES(47,46,121205319270400018,47,1796123487991,13000031,'move 1 play YS');
INSERT INTO journal VALUES(48,47,121205319270400018,48,1796123487991,0,'hash 1e25452effcaf415ef8f675c46981e5e');
INSERT INTO journal VALUES(49,0,121206796068061185,1,1796123552096,13000039,'move 2 take');
INSERT INTO journal VALUES(50,49,121206796068061185,2,1796123553644,0,'move 1 draw');
INSERT INTO journal VALUES(51,50,121206796068061185,3,1796123558193,0,'move 1 play B+2');
INSERT INTO journal VALUES(52,51,121206796068061185,4,1796123558193,13000040,'move 3 take');
INSERT INTO journal VALUES(53,52,121206796068061185,5,1796123561438,13000041,'move 2 play B3');
INSERT INTO journal VALUES(54,53,121206796068061185,6,1796123564512,0,'move 1 play B5');
INSERT INTO journal VALUES(55,54,121206796068061185,7,1796123569512,13000042,'move 3 play Y5');
INSERT INTO journal VALUES(56,55,121206796068061185,8,1796123571050,13000043,'move 2 play Y4');
INSERT INTO journal VALUES(57,56,121206796068061185,9,1796123573710,0,'move 1 play R4');
INSERT INTO journal VALUES(58,57,121206796068061185,10,1796123578710,13000044,'move 3 play Y4');
INSERT INTO journal VALUES(59,58,121206796068061185,11,1796123580523,13000045,'move 2 play B4');
INSERT INTO journal VALUES(60,59,121206796068061185,12,1796123585074,0,'move 1 play B9');
INSERT INTO journal VALUES(61,60,121206796068061185,13,1796123590074,13000046,'move 3 play G9');
INSERT INTO journal VALUES(62,61,121206796068061185,14,1796123592166,13000047,'move 2 play G8');
INSERT INTO journal VALUES(63,62,121206796068061185,15,1796123596981,0,'move 1 play G3');
INSERT INTO journal VALUES(64,63,121206796068061185,16,1796123601981,13000048,'move 3 play G0');
INSERT INTO journal VALUES(65,64,121206796068061185,17,1796123601981,0,'hash d1b919d12226a0dd3990494e8e16516b');
INSERT INTO journal VALUES(66,65,121206796068061185,18,1796123604253,13000049,'move 2 play G1');
INSERT INTO journal VALUES(67,66,121206796068061185,19,1796123608750,0,'move 1 draw');
INSERT INTO journal VALUES(68,67,121206796068061185,20,1796123613750,13000050,'move 3 play J+4 color B');
INSERT INTO journal VALUES(69,68,121206796068061185,21,1796123615636,13000051,'move 2 take');
INSERT INTO journal VALUES(70,69,121206796068061185,22,1796123619508,0,'move 1 play BS');
INSERT INTO journal VALUES(71,70,121206796068061185,23,1796123624508,13000052,'move 2 play B6');
INSERT INTO journal VALUES(72,71,121206796068061185,24,1796123627450,0,'move 1 play B2');
INSERT INTO journal VALUES(73,72,121206796068061185,25,1796123632450,13000053,'move 3 play B0');
INSERT INTO journal VALUES(74,73,121206796068061185,26,1796123634401,13000054,'move 2 play B8');
INSERT INTO journal VALUES(75,74,121206796068061185,27,1796123638918,0,'move 1 play R8 last');
INSERT INTO journal VALUES(76,75,121206796068061185,28,1796123698918,0,'timeout 3');
INSERT INTO journal VALUES(77,76,121206796068061185,29,1796123698918,0,'auto 3 play J+4 color Y');
INSERT INTO journal VALUES(78,77,121206796068061185,30,1796123953918,0,'timeout 2');
INSERT INTO journal VALUES(79,78,121206796068061185,31,1796123953918,0,'auto 2 take');
INSERT INTO journal VALUES(80,79,121206796068061185,32,1796123953918,0,'leave 2 away');
INSERT INTO journal VALUES(81,80,121206796068061185,33,1796123955036,0,'move 1 draw');
INSERT INTO journal VALUES(82,81,121206796068061185,34,1796123955036,0,'hash 7f05644b3a57f7ebf7ea71afd3feff36');
INSERT INTO journal VALUES(83,82,121206796068061185,35,1796123958918,13000055,'move 3 play YV last');
INSERT INTO journal VALUES(84,83,121206796068061185,36,1796123960830,13000056,'move 3 play J color R');
INSERT INTO journal VALUES(85,84,121206796068061185,37,1796123960830,0,'hash 80e1ed128bba6fccc1a2abafba064556');
INSERT INTO journal VALUES(86,0,121208785724243969,1,1796124026467,13000067,'move 3 play J color G');
INSERT INTO journal VALUES(87,86,121208785724243969,2,1796124028496,13000068,'move 4 play J+4 color G');
INSERT INTO journal VALUES(88,87,121208785724243969,3,1796124032965,13000069,'move 1 lie');
INSERT INTO journal VALUES(89,88,121208785724243969,4,1796124034685,13000070,'move 1 play G2');
INSERT INTO journal VALUES(90,89,121208785724243969,5,1796124036622,13000071,'move 2 play G8');
INSERT INTO journal VALUES(91,90,121208785724243969,6,1796124040589,13000072,'move 3 draw');
INSERT INTO journal VALUES(92,91,121208785724243969,7,1796124043401,13000073,'move 4 play G+2');
INSERT INTO journal VALUES(93,92,121208785724243969,8,1796124103401,0,'timeout 1');
INSERT INTO journal VALUES(94,93,121208785724243969,9,1796124103401,0,'auto 1 take');
INSERT INTO journal VALUES(95,94,121208785724243969,10,1796124108736,13000074,'move 2 play J+4 color Y');
INSERT INTO journal VALUES(96,95,121208785724243969,11,1796124110497,13000075,'move 3 take');
INSERT INTO journal VALUES(97,96,121208785724243969,12,1796124113322,13000076,'move 4 play J+4 color G');
INSERT INTO journal VALUES(98,97,121208785724243969,13,1796124116344,13000077,'move 1 take');
INSERT INTO journal VALUES(99,98,121208785724243969,14,1796124176344,0,'timeout 2');
INSERT INTO journal VALUES(100,99,121208785724243969,15,1796124176344,0,'auto 2 draw');
INSERT INTO journal VALUES(101,100,121208785724243969,16,1796124182155,13000078,'move 3 draw');
INSERT INTO journal VALUES(102,101,121208785724243969,17,1796124182155,0,'hash 21db7611dbe389c1c6c7addcc8b1c4c7');
INSERT INTO journal VALUES(103,102,121208785724243969,18,1796124184449,13000079,'move 4 draw');
INSERT INTO journal VALUES(104,103,121208785724243969,19,1796124188049,13000080,'move 4 pass');
INSERT INTO journal VALUES(105,104,121208785724243969,20,1796124248049,0,'timeout 1');
INSERT INTO journal VALUES(106,105,121208785724243969,21,1796124248049,0,'auto 1 play G2');
INSERT INTO journal VALUES(107,106,121208785724243969,22,1796124253983,13000081,'move 2 draw');
INSERT INTO journal VALUES(108,107,121208785724243969,23,1796124257259,13000082,'move 3 play R2');
INSERT INTO journal VALUES(109,108,121208785724243969,24,1796124258968,13000083,'move 4 play RV');
INSERT INTO journal VALUES(110,109,121208785724243969,25,1796124260924,13000084,'move 3 play RV');
INSERT INTO journal VALUES(111,110,121208785724243969,26,1796124320924,0,'timeout 4');
INSERT INTO journal VALUES(112,111,121208785724243969,27,1796124320924,0,'auto 4 play GV');
INSERT INTO journal VALUES(113,112,121208785724243969,28,1796124325371,13000085,'move 3 play G3');
INSERT INTO journal VALUES(114,113,121208785724243969,29,1796124326868,13000086,'move 2 play B3');
INSERT INTO journal VALUES(115,114,121208785724243969,30,1796124328958,13000087,'leave 2');
INSERT INTO journal VALUES(116,115,121208785724243969,31,1796124328958,13000088,'move 1 play B1');
INSERT INTO journal VALUES(117,116,121208785724243969,32,1796124332876,13000089,'move 4 play B9');
INSERT INTO journal VALUES(118,117,121208785724243969,33,1796124336721,13000090,'move 3 play R9');
INSERT INTO journal VALUES(119,118,121208785724243969,34,1796124336721,0,'hash d33db49d089655dd7ced7e5eea5fcf46');
INSERT INTO journal VALUES(120,119,121208785724243969,35,1796124339096,0,'auto 2 play R3');
INSERT INTO journal VALUES(121,120,121208785724243969,36,1796124344096,13000091,'move 1 play R2');
INSERT INTO journal VALUES(122,121,121208785724243969,37,1796124347346,13000092,'move 4 play R5');
INSERT INTO journal VALUES(123,122,121208785724243969,38,1796124351658,13000093,'move 3 play Y5');
INSERT INTO journal VALUES(124,123,121208785724243969,39,1796124354664,0,'auto 2 play Y4');
INSERT INTO journal VALUES(125,124,121208785724243969,40,1796124359664,13000094,'move 1 play Y3');
INSERT INTO journal VALUES(126,125,121208785724243969,41,1796124360922,13000095,'move 4 play Y7');
INSERT INTO journal VALUES(127,126,121208785724243969,42,1796124364759,13000096,'move 3 play Y1');
INSERT INTO journal VALUES(128,127,121208785724243969,43,1796124366259,0,'auto 2 play Y9');
INSERT INTO journal VALUES(129,128,121208785724243969,44,1796124371123,13000097,'move 1 draw');
INSERT INTO journal VALUES(130,129,121208785724243969,45,1796124373317,13000098,'move 1 play B9');
INSERT INTO journal VALUES(131,130,121208785724243969,46,1796124375387,13000099,'move 4 draw');
INSERT INTO journal VALUES(132,131,121208785724243969,47,1796124377725,13000100,'move 3 play BS');
INSERT INTO journal VALUES(133,132,121208785724243969,48,1796124380654,13000101,'move 1 play B0');
INSERT INTO journal VALUES(134,133,121208785724243969,49,1796124381978,13000102,'move 4 draw');
INSERT INTO journal VALUES(135,134,121208785724243969,50,1796124385439,13000103,'move 4 play B+2');
INSERT INTO journal VALUES(136,135,121208785724243969,51,1796124385439,0,'hash e5aca63c1dda2ed1c5b73ab306dd54f8');
INSERT INTO journal VALUES(137,136,121208785724243969,52,1796124388501,13000104,'move 3 take');
INSERT INTO journal VALUES(138,137,121208785724243969,53,1796124391841,0,'auto 2 play B+2');
INSERT INTO journal VALUES(139,138,121208785724243969,54,1796124396841,13000105,'move 1 take');
INSERT INTO journal VALUES(140,139,121208785724243969,55,1796124397844,13000106,'move 4 play Y+2');
INSERT INTO journal VALUES(141,140,121208785724243969,56,1796124401359,13000107,'move 3 take');
INSERT INTO journal VALUES(142,141,121208785724243969,57,1796124406333,0,'auto 2 draw');
INSERT INTO journal VALUES(143,142,121208785724243969,58,1796124406333,0,'auto 2 play Y8');
INSERT INTO journal VALUES(144,143,121208785724243969,59,1796124411333,13000108,'move 1 play Y3');
INSERT INTO journal VALUES(145,144,121208785724243969,60,1796124416332,13000109,'move 4 draw');
INSERT INTO journal VALUES(146,145,121208785724243969,61,1796124421061,13000110,'move 3 play Y6');
INSERT INTO journal VALUES(147,146,121208785724243969,62,1796124422561,0,'auto 2 play R6 last');
INSERT INTO journal VALUES(148,147,121208785724243969,63,1796124427285,13000111,'move 1 play R4');
INSERT INTO journal VALUES(149,148,121208785724243969,64,1796124428723,13000112,'move 4 play R0');
INSERT INTO journal VALUES(150,149,121208785724243969,65,1796124433317,13000113,'move 3 play G0');
INSERT INTO journal VALUES(151,150,121208785724243969,66,1796124438031,0,'auto 2 draw');
INSERT INTO journal VALUES(152,151,121208785724243969,67,1796124438031,0,'auto 2 play J color B last');
INSERT INTO journal VALUES(153,152,121208785724243969,68,1796124438031,0,'hash 43cc31d536909d6f10a6a85a8614f899');
INSERT INTO journal VALUES(154,153,121208785724243969,69,1796124443031,13000114,'move 1 draw');
INSERT INTO journal VALUES(155,154,121208785724243969,70,1796124444982,13000115,'move 4 draw');
INSERT INTO journal VALUES(156,155,121208785724243969,71,1796124448475,13000116,'move 3 play B2');
INSERT INTO journal VALUES(157,156,121208785724243969,72,1796124451672,0,'auto 2 play B7');
INSERT INTO journal VALUES(158,157,121208785724243969,73,1796124451672,0,'hash 5ae4870e039295f698feb754a900e269');
INSERT INTO journal VALUES(159,0,121210845987340289,1,1796124517672,13000124,'move 1 play JOKER suit S');
INSERT INTO journal VALUES(160,159,121210845987340289,2,1796124519980,13000125,'move 2 play 6S');
INSERT INTO journal VALUES(161,160,121210845987340289,3,1796124523006,13000126,'move 1 play AC suit S');
INSERT INTO journal VALUES(162,161,121210845987340289,4,1796124524641,13000127,'move 2 draw');
INSERT INTO journal VALUES(163,162,121210845987340289,5,1796124528955,13000128,'move 1 play 9S');
INSERT INTO journal VALUES(164,163,121210845987340289,6,1796124530130,13000129,'move 2 draw');
INSERT INTO journal VALUES(165,164,121210845987340289,7,1796124533746,13000130,'move 1 play 2S 2H');
INSERT INTO journal VALUES(166,165,121210845987340289,8,1796124535494,13000131,'move 2 play 7H');
INSERT INTO journal VALUES(167,166,121210845987340289,9,1796124537673,13000132,'move 1 draw');
INSERT INTO journal VALUES(168,167,121210845987340289,10,1796124539292,13000133,'move 2 play 7C');
INSERT INTO journal VALUES(169,168,121210845987340289,11,1796124540975,13000134,'move 1 play KC KD');
INSERT INTO journal VALUES(170,169,121210845987340289,12,1796124542296,13000135,'move 1 last');
INSERT INTO journal VALUES(171,170,121210845987340289,13,1796124543621,13000136,'move 2 play 10D JD');
INSERT INTO journal VALUES(172,171,121210845987340289,14,1796124544783,13000137,'move 1 play 7D');
INSERT INTO journal VALUES(173,172,121210845987340289,15,1796124544783,0,'hash c39389d3a0abb410745a93cecd678079');
INSERT INTO journal VALUES(174,0,121211234203729921,1,1796124611717,0,'move 3 play JOKER suit H');
INSERT INTO journal VALUES(175,174,121211234203729921,2,1796124615230,13000146,'move 1 play AS suit C');
INSERT INTO journal VALUES(176,175,121211234203729921,3,1796124619169,13000147,'move 2 play AD suit C');
INSERT INTO journal VALUES(177,176,121211234203729921,4,1796124623659,0,'move 3 play 8C to 1');
INSERT INTO journal VALUES(178,177,121211234203729921,5,1796124628659,13000148,'move 1 play 7C');
INSERT INTO journal VALUES(179,178,121211234203729921,6,1796124632474,13000149,'move 2 play 10C');
INSERT INTO journal VALUES(180,179,121211234203729921,7,1796124634516,13000150,'move 1 play 5C');
INSERT INTO journal VALUES(181,180,121211234203729921,8,1796124638985,13000151,'move 2 take');
INSERT INTO journal VALUES(182,181,121211234203729921,9,1796124641606,0,'move 3 play 5H');
INSERT INTO journal VALUES(183,182,121211234203729921,10,1796124646606,13000152,'move 1 take');
INSERT INTO journal VALUES(184,183,121211234203729921,11,1796124650742,13000153,'move 2 play JOKER suit C');
INSERT INTO journal VALUES(185,184,121211234203729921,12,1796124653337,0,'move 3 draw');
INSERT INTO journal VALUES(186,185,121211234203729921,13,1796124658337,13000154,'move 1 play 3C 3H');
INSERT INTO journal VALUES(187,186,121211234203729921,14,1796124661267,13000155,'move 2 play 3D');
INSERT INTO journal VALUES(188,187,121211234203729921,15,1796124665244,0,'move 3 play 9D');
INSERT INTO journal VALUES(189,188,121211234203729921,16,1796124670244,13000156,'move 1 play 9S 9H');
INSERT INTO journal VALUES(190,189,121211234203729921,17,1796124670244,0,'hash 77f47cc420333b2c8ca1e86c56a8b252');
INSERT INTO journal VALUES(191,190,121211234203729921,18,1796124673226,13000157,'move 2 play 9C');
INSERT INTO journal VALUES(192,191,121211234203729921,19,1796124676323,0,'move 3 draw');
INSERT INTO journal VALUES(193,192,121211234203729921,20,1796124681323,13000158,'move 1 play AH suit C');
INSERT INTO journal VALUES(194,193,121211234203729921,21,1796124684470,13000159,'move 2 play 4C');
INSERT INTO journal VALUES(195,194,121211234203729921,22,1796124687440,0,'move 3 play 2H');
INSERT INTO journal VALUES(196,195,121211234203729921,23,1796124692440,13000160,'move 1 take');
INSERT INTO journal VALUES(197,196,121211234203729921,24,1796124752440,0,'timeout 2');
INSERT INTO journal VALUES(198,197,121211234203729921,25,1796124752440,0,'auto 2 draw');
INSERT INTO journal VALUES(199,198,121211234203729921,26,1796124754804,0,'move 3 play KH');
INSERT INTO journal VALUES(200,199,121211234203729921,27,1796124754804,13000161,'move 1 play KS KC KD');
INSERT INTO journal VALUES(201,200,121211234203729921,28,1796124757419,13000162,'move 2 play 5D 6D');
INSERT INTO journal VALUES(202,201,121211234203729921,29,1796124760047,0,'move 3 draw');
INSERT INTO journal VALUES(203,202,121211234203729921,30,1796124765047,13000163,'move 1 play QD');
INSERT INTO journal VALUES(204,203,121211234203729921,31,1796124769128,13000164,'move 2 play QH');
INSERT INTO journal VALUES(205,204,121211234203729921,32,1796124771104,0,'move 3 play QC');
INSERT INTO journal VALUES(206,205,121211234203729921,33,1796124775750,13000165,'move 1 play 2C');
INSERT INTO journal VALUES(207,206,121211234203729921,34,1796124775750,0,'hash 025119fd4f2f8ec74e7b44fc13caf1ca');
INSERT INTO journal VALUES(208,207,121211234203729921,35,1796124777729,13000166,'move 2 take');
INSERT INTO journal VALUES(209,208,121211234203729921,36,1796124779760,0,'move 3 draw');
INSERT INTO journal VALUES(210,209,121211234203729921,37,1796124784760,13000167,'move 1 draw');
INSERT INTO journal VALUES(211,210,121211234203729921,38,1796124788196,13000168,'move 2 play 6C 6S');
INSERT INTO journal VALUES(212,211,121211234203729921,39,1796124789910,0,'move 3 play 7S 7H last');
INSERT INTO journal VALUES(213,212,121211234203729921,40,1796124794910,13000169,'move 1 play 6H');
INSERT INTO journal VALUES(214,213,121211234203729921,41,1796124798616,13000170,'move 2 draw');
INSERT INTO journal VALUES(215,214,121211234203729921,42,1796124802209,0,'move 3 draw');
INSERT INTO journal VALUES(216,215,121211234203729921,43,1796124807209,13000171,'move 1 play JH last');
INSERT INTO journal VALUES(217,216,121211234203729921,44,1796124811721,0,'move 3 draw');
INSERT INTO journal VALUES(218,217,121211234203729921,45,1796124816721,13000172,'move 2 play JS QS');
INSERT INTO journal VALUES(219,218,121211234203729921,46,1796124819836,13000173,'move 1 draw');
INSERT INTO journal VALUES(220,219,121211234203729921,47,1796124822309,0,'move 3 play 3S');
INSERT INTO journal VALUES(221,220,121211234203729921,48,1796124827309,13000174,'move 2 play 10S');
INSERT INTO journal VALUES(222,221,121211234203729921,49,1796124829508,0,'move 3 play 10H last');
INSERT INTO journal VALUES(223,222,121211234203729921,50,1796124833932,13000175,'move 1 draw');
INSERT INTO journal VALUES(224,223,121211234203729921,51,1796124833932,0,'hash fe55405e03b5d4ea19edbe248a1367b9');
INSERT INTO journal VALUES(225,224,121211234203729921,52,1796124836088,0,'move 3 draw');
INSERT INTO journal VALUES(226,225,121211234203729921,53,1796124840600,13000176,'move 2 play AC suit D last');
INSERT INTO journal VALUES(227,226,121211234203729921,54,1796124842743,13000177,'move 1 play 4D 4S last');
INSERT INTO journal VALUES(228,227,121211234203729921,55,1796124846364,0,'move 3 play 8D to 2');
INSERT INTO journal VALUES(229,228,121211234203729921,56,1796124846364,0,'hash c4d666365612ed76713877870239c33f');
INSERT INTO journal VALUES(230,0,121212501445574657,1,1796124912364,13000188,'move 3 play KC');
INSERT INTO journal VALUES(231,230,121212501445574657,2,1796124915513,13000189,'move 4 play 8C 8D to 3');
INSERT INTO journal VALUES(232,231,121212501445574657,3,1796124916957,13000190,'move 1 play KD');
INSERT INTO journal VALUES(233,232,121212501445574657,4,1796124976957,0,'timeout 2');
INSERT INTO journal VALUES(234,233,121212501445574657,5,1796124976957,0,'auto 2 play AH AS suit H');
INSERT INTO journal VALUES(235,234,121212501445574657,6,1796124981730,13000191,'move 3 draw');
INSERT INTO journal VALUES(236,235,121212501445574657,7,1796124984231,13000192,'move 4 play 6H');
INSERT INTO journal VALUES(237,236,121212501445574657,8,1796124986214,13000193,'move 1 play JH');
INSERT INTO journal VALUES(238,237,121212501445574657,9,1796124990620,13000194,'move 4 play 9H');
INSERT INTO journal VALUES(239,238,121212501445574657,10,1796124993555,13000195,'move 3 play 9S');
INSERT INTO journal VALUES(240,239,121212501445574657,11,1796124995143,13000196,'move 2 play KS');
INSERT INTO journal VALUES(241,240,121212501445574657,12,1796124997953,13000197,'move 1 play 3S 3D');
INSERT INTO journal VALUES(242,241,121212501445574657,13,1796124999830,13000198,'move 4 draw');
INSERT INTO journal VALUES(243,242,121212501445574657,14,1796125002625,13000199,'move 3 play 7D 7S');
INSERT INTO journal VALUES(244,243,121212501445574657,15,1796125005046,13000200,'move 2 play 6S');
INSERT INTO journal VALUES(245,244,121212501445574657,16,1796125006265,13000201,'move 1 play 2S 2C last');
INSERT INTO journal VALUES(246,245,121212501445574657,17,1796125006265,0,'hash 95746ce3740c897a0048d488dac3d709');
INSERT INTO journal VALUES(247,246,121212501445574657,18,1796125009627,13000202,'move 4 take');
INSERT INTO journal VALUES(248,247,121212501445574657,19,1796125010692,13000203,'move 3 play QC');
INSERT INTO journal VALUES(249,248,121212501445574657,20,1796125013419,13000204,'move 2 play 3C');
INSERT INTO journal VALUES(250,249,121212501445574657,21,1796125073419,0,'timeout 1');
INSERT INTO journal VALUES(251,250,121212501445574657,22,1796125073419,0,'auto 1 play 5C');
INSERT INTO journal VALUES(252,251,121212501445574657,23,1796125073419,0,'hash 17e2bbf42f80f2733872d1d1b7cb25b7');
INSERT INTO journal VALUES(253,0,121213443784048641,1,1796125137035,13000214,'move 1 keep 7D 5D JC');
INSERT INTO journal VALUES(254,253,121213443784048641,2,1796125141920,13000215,'move 2 keep 10D AS KD');
INSERT INTO journal VALUES(255,254,121213443784048641,3,1796125143993,13000216,'leave 2');
INSERT INTO journal VALUES(256,255,121213443784048641,4,1796125143993,0,'hash 1781d2a834f496ba8dc094a53b491970');
INSERT INTO journal VALUES(257,256,121213443784048641,5,1796125143993,13000217,'vote 1 2 penalize open');
INSERT INTO journal VALUES(258,0,121213728820559873,1,1796125204993,13000226,'move 1 keep 2D 10C QS');
INSERT INTO journal VALUES(259,258,121213728820559873,2,1796125209948,0,'move 2 keep AS AC 10H');
INSERT INTO journal VALUES(260,259,121213728820559873,3,1796125214948,13000227,'move 3 keep 10S 5D 9S');
INSERT INTO journal VALUES(261,260,121213728820559873,4,1796125217076,13000228,'move 1 play 3H');
INSERT INTO journal VALUES(262,261,121213728820559873,5,1796125220692,0,'move 2 play 9D');
INSERT INTO journal VALUES(263,262,121213728820559873,6,1796125225692,13000229,'move 3 take');
INSERT INTO journal VALUES(264,263,121213728820559873,7,1796125228414,13000230,'move 1 play QC QD');
INSERT INTO journal VALUES(265,264,121213728820559873,8,1796125232958,0,'move 2 play KH');
INSERT INTO journal VALUES(266,265,121213728820559873,9,1796125237958,13000231,'move 3 take');
INSERT INTO journal VALUES(267,266,121213728820559873,10,1796125242761,13000232,'move 1 play JS');
INSERT INTO journal VALUES(268,267,121213728820559873,11,1796125245796,0,'move 2 play AD');
INSERT INTO journal VALUES(269,268,121213728820559873,12,1796125250796,13000233,'move 3 take');
INSERT INTO journal VALUES(270,269,121213728820559873,13,1796125254123,13000234,'move 1 play JD');
INSERT INTO journal VALUES(271,270,121213728820559873,14,1796125258959,0,'move 2 play 5S');
INSERT INTO journal VALUES(272,271,121213728820559873,15,1796125263959,13000235,'move 1 play KC');
INSERT INTO journal VALUES(273,272,121213728820559873,16,1796125266298,13000236,'move 3 play KH');
INSERT INTO journal VALUES(274,273,121213728820559873,17,1796125266298,0,'hash e5d1f8afd50d63c11119f8c922003ec7');
INSERT INTO journal VALUES(275,274,121213728820559873,18,1796125269053,0,'move 2 take');
INSERT INTO journal VALUES(276,275,121213728820559873,19,1796125274053,13000237,'move 1 play JC');
INSERT INTO journal VALUES(277,276,121213728820559873,20,1796125277355,13000238,'move 3 play JS');
INSERT INTO journal VALUES(278,277,121213728820559873,21,1796125279293,0,'move 2 play JD');
INSERT INTO journal VALUES(279,278,121213728820559873,22,1796125283428,13000239,'move 1 play KS');
INSERT INTO journal VALUES(280,279,121213728820559873,23,1796125285579,13000240,'move 3 play AD');
INSERT INTO journal VALUES(281,280,121213728820559873,24,1796125289574,0,'move 2 play 5S');
INSERT INTO journal VALUES(282,281,121213728820559873,25,1796125294574,13000241,'move 3 play 8S 8C');
INSERT INTO journal VALUES(283,282,121213728820559873,26,1796125299517,13000242,'move 1 play 5C');
INSERT INTO journal VALUES(284,283,121213728820559873,27,1796125303010,13000243,'move 3 play 9D');
INSERT INTO journal VALUES(285,284,121213728820559873,28,1796125304381,0,'move 2 play 9C');
INSERT INTO journal VALUES(286,285,121213728820559873,29,1796125309028,13000244,'move 1 play 7S');
INSERT INTO journal VALUES(287,286,121213728820559873,30,1796125311590,13000245,'move 3 play 3H');
INSERT INTO journal VALUES(288,287,121213728820559873,31,1796125313337,13000246,'leave 1');
INSERT INTO journal VALUES(289,288,121213728820559873,32,1796125313337,0,'move 2 play 3S');
INSERT INTO journal VALUES(290,289,121213728820559873,33,1796125313337,13000247,'move 3 play 4C');
INSERT INTO journal VALUES(291,290,121213728820559873,34,1796125313337,0,'hash e002649cab7bd6c97f60ca8d705ca945');
INSERT INTO journal VALUES(292,291,121213728820559873,35,1796125316578,0,'move 2 play 4S');
INSERT INTO journal VALUES(293,292,121213728820559873,36,1796125321578,13000248,'move 3 play QC QD QH');
INSERT INTO journal VALUES(294,293,121213728820559873,37,1796125325444,0,'move 2 play KC KH');
INSERT INTO journal VALUES(295,294,121213728820559873,38,1796125330444,13000249,'move 3 play 10D');
INSERT INTO journal VALUES(296,295,121213728820559873,39,1796125331582,13000250,'move 3 play 3C');
INSERT INTO journal VALUES(297,296,121213728820559873,40,1796125335151,0,'move 2 play 6S');
INSERT INTO journal VALUES(298,297,121213728820559873,41,1796125340151,13000251,'move 3 play 6H');
INSERT INTO journal VALUES(299,298,121213728820559873,42,1796125343665,0,'move 2 play KD');
INSERT INTO journal VALUES(300,299,121213728820559873,43,1796125348665,13000252,'move 3 play 7C');
INSERT INTO journal VALUES(301,300,121213728820559873,44,1796125350740,0,'move 2 play 7D');
INSERT INTO journal VALUES(302,301,121213728820559873,45,1796125354752,13000253,'move 3 play 2H');
INSERT INTO journal VALUES(303,302,121213728820559873,46,1796125359267,0,'move 2 play 2C');
INSERT INTO journal VALUES(304,303,121213728820559873,47,1796125364267,13000254,'move 3 play 8H');
INSERT INTO journal VALUES(305,304,121213728820559873,48,1796125366352,0,'move 2 play AS AC');
INSERT INTO journal VALUES(306,305,121213728820559873,49,1796125371352,13000255,'move 3 play 5D');
INSERT INTO journal VALUES(307,306,121213728820559873,50,1796125372847,13000256,'move 3 play 9S');
INSERT INTO journal VALUES(308,307,121213728820559873,51,1796125372847,0,'hash e4bcc259e74ff191513f102f596e59d8');
INSERT INTO journal VALUES(309,308,121213728820559873,52,1796125375449,0,'move 2 play 10H');
INSERT INTO journal VALUES(310,309,121213728820559873,53,1796125380449,0,'move 2 flip 1');
INSERT INTO journal VALUES(311,310,121213728820559873,54,1796125381914,0,'move 2 flip 1');
INSERT INTO journal VALUES(312,311,121213728820559873,55,1796125385449,13000257,'move 3 play 10S');
INSERT INTO journal VALUES(313,312,121213728820559873,56,1796125387267,13000258,'move 3 flip 1');
INSERT INTO journal VALUES(314,313,121213728820559873,57,1796125391283,0,'move 2 flip 1');
INSERT INTO journal VALUES(315,314,121213728820559873,58,1796125396283,13000259,'move 3 flip 1');
INSERT INTO journal VALUES(316,315,121213728820559873,59,1796125399515,0,'move 2 play 9H');
INSERT INTO journal VALUES(317,316,121213728820559873,60,1796125404515,13000260,'move 3 flip 1');
INSERT INTO journal VALUES(318,317,121213728820559873,61,1796125406813,0,'move 2 play AH');
INSERT INTO journal VALUES(319,318,121213728820559873,62,1796125406813,0,'hash dadda02f76c56bb50a4b55ddcad7cef3');
INSERT INTO journal VALUES(320,0,121214847785369601,1,1796125471775,13000270,'move 1 keep 8D 9H 5H');
INSERT INTO journal VALUES(321,320,121214847785369601,2,1796125473751,13000271,'move 2 keep KC JS 9D');
INSERT INTO journal VALUES(322,321,121214847785369601,3,1796125478697,13000272,'move 3 keep 2H 10H 7S');
INSERT INTO journal VALUES(323,322,121214847785369601,4,1796125479847,13000273,'move 4 keep 10S AC AS');
INSERT INTO journal VALUES(324,323,121214847785369601,5,1796125481730,13000274,'move 1 play 3S 3D');
INSERT INTO journal VALUES(325,324,121214847785369601,6,1796125485353,13000275,'move 2 play 8C');
INSERT INTO journal VALUES(326,325,121214847785369601,7,1796125487016,13000276,'move 3 take');
INSERT INTO journal VALUES(327,326,121214847785369601,8,1796125491321,13000277,'move 4 play JH');
INSERT INTO journal VALUES(328,327,121214847785369601,9,1796125493166,13000278,'move 1 play 5C');
INSERT INTO journal VALUES(329,328,121214847785369601,10,1796125553166,0,'timeout 4');
INSERT INTO journal VALUES(330,329,121214847785369601,11,1796125553166,0,'auto 4 play 8H');
INSERT INTO journal VALUES(331,330,121214847785369601,12,1796125557265,13000279,'move 3 play 8C');
INSERT INTO journal VALUES(332,331,121214847785369601,13,1796125561222,13000280,'move 2 play JD');
INSERT INTO journal VALUES(333,332,121214847785369601,14,1796125563519,13000281,'move 1 take');
INSERT INTO journal VALUES(334,333,121214847785369601,15,1796125568185,13000282,'move 4 play QD QC');
INSERT INTO journal VALUES(335,334,121214847785369601,16,1796125628185,0,'timeout 3');
INSERT INTO journal VALUES(336,335,121214847785369601,17,1796125628185,0,'auto 3 take');
INSERT INTO journal VALUES(337,336,121214847785369601,18,1796125628185,0,'hash c4fcdf7df564d7f05a2eda3ab07e1b65');
INSERT INTO journal VALUES(338,337,121214847785369601,19,1796125632452,13000283,'move 2 play QS');
INSERT INTO journal VALUES(339,338,121214847785369601,20,1796125636767,13000284,'move 1 play 5C');
INSERT INTO journal VALUES(340,339,121214847785369601,21,1796125639254,13000285,'move 2 play 6D');
INSERT INTO journal VALUES(341,340,121214847785369601,22,1796125640514,13000286,'move 3 play 6H');
INSERT INTO journal VALUES(342,341,121214847785369601,23,1796125642573,13000287,'move 4 play 7H');
INSERT INTO journal VALUES(343,342,121214847785369601,24,1796125644674,13000288,'move 1 play 10C');
INSERT INTO journal VALUES(344,343,121214847785369601,25,1796125646709,13000289,'move 1 play 8S 8H 8C');
INSERT INTO journal VALUES(345,344,121214847785369601,26,1796125650501,13000290,'move 2 take');
INSERT INTO journal VALUES(346,345,121214847785369601,27,1796125653179,13000291,'move 3 play QD');
INSERT INTO journal VALUES(347,346,121214847785369601,28,1796125656609,13000292,'move 4 play AH');
INSERT INTO journal VALUES(348,347,121214847785369601,29,1796125661408,13000293,'move 1 take');
INSERT INTO journal VALUES(349,348,121214847785369601,30,1796125666293,13000294,'move 2 play 8S 8H 8C');
INSERT INTO journal VALUES(350,349,121214847785369601,31,1796125670745,13000295,'move 3 play QC');
INSERT INTO journal VALUES(351,350,121214847785369601,32,1796125673466,13000296,'move 4 play 7D');
INSERT INTO journal VALUES(352,351,121214847785369601,33,1796125676267,13000297,'move 1 take');
INSERT INTO journal VALUES(353,352,121214847785369601,34,1796125677807,13000298,'move 2 play AD');
INSERT INTO journal VALUES(354,353,121214847785369601,35,1796125677807,0,'hash be17c1c5ec3419b16afaa574a3104821');
INSERT INTO journal VALUES(355,354,121214847785369601,36,1796125679292,13000299,'move 3 take');
INSERT INTO journal VALUES(356,355,121214847785369601,37,1796125683303,13000300,'move 4 play 6C');
INSERT INTO journal VALUES(357,356,121214847785369601,38,1796125687703,13000301,'move 1 take');
INSERT INTO journal VALUES(358,357,121214847785369601,39,1796125689780,13000302,'move 2 play 6S');
INSERT INTO journal VALUES(359,358,121214847785369601,40,1796125749780,0,'timeout 3');
INSERT INTO journal VALUES(360,359,121214847785369601,41,1796125749780,0,'auto 3 play AD');
INSERT INTO journal VALUES(361,360,121214847785369601,42,1796125753417,13000303,'move 4 play 10D');
INSERT INTO journal VALUES(362,361,121214847785369601,43,1796125756106,13000304,'move 4 pass');
INSERT INTO journal VALUES(363,362,121214847785369601,44,1796125760005,13000305,'move 1 play 6C');
INSERT INTO journal VALUES(364,363,121214847785369601,45,1796125763213,13000306,'move 2 play 5S');
INSERT INTO journal VALUES(365,364,121214847785369601,46,1796125766380,13000307,'move 1 play 7D');
INSERT INTO journal VALUES(366,365,121214847785369601,47,1796125766380,0,'hash e17f94f81ad10bf5be413dd6a818a1f2');
INSERT INTO journal VALUES(367,0,121216360079425537,1,1796125832334,13000316,'move 1 play 7C');
INSERT INTO journal VALUES(368,367,121216360079425537,2,1796125835142,13000317,'move 2 play 10C');
INSERT INTO journal VALUES(369,368,121216360079425537,3,1796125840099,13000318,'move 1 play 6C');
INSERT INTO journal VALUES(370,369,121216360079425537,4,1796125843921,13000319,'move 2 play 2C');
INSERT INTO journal VALUES(371,370,121216360079425537,5,1796125845030,13000320,'move 1 take');
INSERT INTO journal VALUES(372,371,121216360079425537,6,1796125847036,13000321,'move 2 play AH suit S');
INSERT INTO journal VALUES(373,372,121216360079425537,7,1796125851008,13000322,'move 1 play QS');
INSERT INTO journal VALUES(374,373,121216360079425537,8,1796125854597,13000323,'move 2 draw');
INSERT INTO journal VALUES(375,374,121216360079425537,9,1796125858886,13000324,'move 1 draw');
INSERT INTO journal VALUES(376,375,121216360079425537,10,1796125862773,13000325,'move 2 draw');
INSERT INTO journal VALUES(377,376,121216360079425537,11,1796125865975,13000326,'move 1 play 5S');
INSERT INTO journal VALUES(378,377,121216360079425537,12,1796125867090,13000327,'move 2 play 5D');
INSERT INTO journal VALUES(379,378,121216360079425537,13,1796125869131,13000328,'move 1 play 9D');
INSERT INTO journal VALUES(380,379,121216360079425537,14,1796125871727,13000329,'move 2 play 4D 4H');
INSERT INTO journal VALUES(381,380,121216360079425537,15,1796125875759,13000330,'move 1 play 7S');
INSERT INTO journal VALUES(382,381,121216360079425537,16,1796125880044,13000331,'move 2 play QH');
INSERT INTO journal VALUES(383,382,121216360079425537,17,1796125880044,0,'hash 9f5b2f71468e1b13f3b59971b0c82f97');
INSERT INTO journal VALUES(384,383,121216360079425537,18,1796125881151,13000332,'move 1 draw');
INSERT INTO journal VALUES(385,384,121216360079425537,19,1796125885721,13000333,'move 2 draw');
INSERT INTO journal VALUES(386,385,121216360079425537,20,1796125888962,13000334,'move 1 play 5H');
INSERT INTO journal VALUES(387,386,121216360079425537,21,1796125890281,13000335,'move 2 take');
INSERT INTO journal VALUES(388,387,121216360079425537,22,1796125892678,13000336,'move 1 play 7H');
INSERT INTO journal VALUES(389,388,121216360079425537,23,1796125896845,13000337,'move 2 play 9H');
INSERT INTO journal VALUES(390,389,121216360079425537,24,1796125900683,13000338,'move 1 draw');
INSERT INTO journal VALUES(391,390,121216360079425537,25,1796125903008,13000339,'move 2 draw');
INSERT INTO journal VALUES(392,391,121216360079425537,26,1796125907218,13000340,'move 1 play AD suit H');
INSERT INTO journal VALUES(393,392,121216360079425537,27,1796125910704,13000341,'move 2 draw');
INSERT INTO journal VALUES(394,393,121216360079425537,28,1796125915133,13000342,'move 1 draw');
INSERT INTO journal VALUES(395,394,121216360079425537,29,1796125916986,13000343,'move 2 draw');
INSERT INTO journal VALUES(396,395,121216360079425537,30,1796125920825,13000344,'move 1 draw');
INSERT INTO journal VALUES(397,396,121216360079425537,31,1796125922979,13000345,'move 2 play AC suit C');
INSERT INTO journal VALUES(398,397,121216360079425537,32,1796125925560,13000346,'move 1 draw');
INSERT INTO journal VALUES(399,398,121216360079425537,33,1796125926614,13000347,'move 2 play 4C 4S');
INSERT INTO journal VALUES(400,399,121216360079425537,34,1796125926614,0,'hash bee0933aeee5eeb9f25920c2ccf35745');
INSERT INTO journal VALUES(401,400,121216360079425537,35,1796125931123,13000348,'move 1 draw');
INSERT INTO journal VALUES(402,401,121216360079425537,36,1796125991123,0,'timeout 2');
INSERT INTO journal VALUES(403,402,121216360079425537,37,1796125991123,0,'auto 2 play KS');
INSERT INTO journal VALUES(404,403,121216360079425537,38,1796125996652,13000349,'move 1 play KH');
INSERT INTO journal VALUES(405,404,121216360079425537,39,1796126000087,13000350,'move 2 draw');
INSERT INTO journal VALUES(406,405,121216360079425537,40,1796126001834,13000351,'move 1 play 10H');
INSERT INTO journal VALUES(407,406,121216360079425537,41,1796126005987,13000352,'move 2 play 10D');
INSERT INTO journal VALUES(408,407,121216360079425537,42,1796126009516,13000353,'move 1 play 6D');
INSERT INTO journal VALUES(409,408,121216360079425537,43,1796126012372,13000354,'move 2 play JD');
INSERT INTO journal VALUES(410,409,121216360079425537,44,1796126013990,13000355,'move 2 play JC');
INSERT INTO journal VALUES(411,410,121216360079425537,45,1796126015088,13000356,'move 2 play QC');
INSERT INTO journal VALUES(412,411,121216360079425537,46,1796126017940,13000357,'move 1 play QD');
INSERT INTO journal VALUES(413,412,121216360079425537,47,1796126020053,13000358,'move 2 draw');
INSERT INTO journal VALUES(414,413,121216360079425537,48,1796126022067,13000359,'leave 1');
INSERT INTO journal VALUES(415,414,121216360079425537,49,1796126022067,0,'hash cf7b006f64c46022c448a8eb9ecfdcce');
INSERT INTO journal VALUES(416,415,121216360079425537,50,1796126022067,13000361,'vote 2 1 forgive open');
INSERT INTO journal VALUES(417,0,121217411729850369,1,1796126085096,0,'move 1 play 10H 10D');
INSERT INTO journal VALUES(418,417,121217411729850369,2,1796126088067,13000369,'move 2 play 9D 9C');
INSERT INTO journal VALUES(419,418,121217411729850369,3,1796126092204,13000370,'move 3 play AH suit H');
INSERT INTO journal VALUES(420,419,121217411729850369,4,1796126095525,0,'move 1 play AC suit C');
INSERT INTO journal VALUES(421,420,121217411729850369,5,1796126100525,13000371,'move 2 play 5C');
INSERT INTO journal VALUES(422,421,121217411729850369,6,1796126103616,13000372,'move 3 draw');
INSERT INTO journal VALUES(423,422,121217411729850369,7,1796126108012,0,'move 1 draw');
INSERT INTO journal VALUES(424,423,121217411729850369,8,1796126113012,13000373,'move 2 play KC');
INSERT INTO journal VALUES(425,424,121217411729850369,9,1796126113012,0,'hash a5a0c534064034496f52a3b1a3fd6a52');
INSERT INTO journal VALUES(426,0,121217805117816833,1,1796126176858,13000384,'move 1 play JC');
INSERT INTO journal VALUES(427,426,121217805117816833,2,1796126179888,13000385,'move 3 play 7H');
INSERT INTO journal VALUES(428,427,121217805117816833,3,1796126182433,13000386,'move 4 play 10C');
INSERT INTO journal VALUES(429,428,121217805117816833,4,1796126185135,13000387,'move 1 play 8C');
INSERT INTO journal VALUES(430,429,121217805117816833,5,1796126188625,13000388,'move 4 draw');
INSERT INTO journal VALUES(431,430,121217805117816833,6,1796126193506,13000389,'move 3 play 8H');
INSERT INTO journal VALUES(432,431,121217805117816833,7,1796126198195,13000390,'move 4 draw');
INSERT INTO journal VALUES(433,432,121217805117816833,8,1796126199830,13000391,'move 1 play 2H');
INSERT INTO journal VALUES(434,433,121217805117816833,9,1796126202005,13000392,'move 2 play 2D');
INSERT INTO journal VALUES(435,434,121217805117816833,10,1796126203315,13000393,'move 3 take');
INSERT INTO journal VALUES(436,435,121217805117816833,11,1796126206947,13000394,'move 4 play 4D 4H');
INSERT INTO journal VALUES(437,436,121217805117816833,12,1796126209942,13000395,'move 1 play 5H');
INSERT INTO journal VALUES(438,437,121217805117816833,13,1796126213951,13000396,'move 2 take');
INSERT INTO journal VALUES(439,438,121217805117816833,14,1796126218253,13000397,'move 3 play 5D 5S');
INSERT INTO journal VALUES(440,439,121217805117816833,15,1796126223192,13000398,'move 4 play 6S');
INSERT INTO journal VALUES(441,440,121217805117816833,16,1796126225511,13000399,'move 1 draw');
INSERT INTO journal VALUES(442,441,121217805117816833,17,1796126225511,0,'hash e701cf47927144c64b146968e9d574fc');
INSERT INTO journal VALUES(443,0,121218270886887425,1,1796126287906,13000409,'move 1 layout spread done');
INSERT INTO journal VALUES(444,443,121218270886887425,2,1796126289067,13000410,'move 2 layout spread done');
INSERT INTO journal VALUES(445,444,121218270886887425,3,1796126293098,13000411,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(446,445,121218270886887425,4,1796126297778,13000412,'move 2 place 9S F2');
INSERT INTO journal VALUES(447,446,121218270886887425,5,1796126313098,0,'timeout 2');
INSERT INTO journal VALUES(448,447,121218270886887425,6,1796126313098,0,'auto 2 place auto');
INSERT INTO journal VALUES(449,448,121218270886887425,7,1796126360636,13000413,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(450,449,121218270886887425,8,1796126365130,13000414,'move 2 place auto');
INSERT INTO journal VALUES(451,450,121218270886887425,9,1796126368236,13000415,'move 2 throw 10D aim-mm 630 1125 float');
INSERT INTO journal VALUES(452,451,121218270886887425,10,1796126373209,13000416,'move 1 place 10D G20');
INSERT INTO journal VALUES(453,452,121218270886887425,11,1796126376840,13000417,'move 1 throw 10S aim-mm 510 1125 flick');
INSERT INTO journal VALUES(454,453,121218270886887425,12,1796126380224,13000418,'move 2 place auto');
INSERT INTO journal VALUES(455,454,121218270886887425,13,1796126440224,0,'timeout 2');
INSERT INTO journal VALUES(456,455,121218270886887425,14,1796126440224,0,'auto 2 throw 2D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(457,456,121218270886887425,15,1796126444816,13000419,'move 2 place auto');
INSERT INTO journal VALUES(458,457,121218270886887425,16,1796126449238,13000420,'move 1 throw 8C aim-mm 510 1935 flick');
INSERT INTO journal VALUES(459,458,121218270886887425,17,1796126449238,0,'hash 4448854f97737f261718ad6509456b53');
INSERT INTO journal VALUES(460,459,121218270886887425,18,1796126450460,13000421,'move 2 throw 6D aim-mm 690 990 float');
INSERT INTO journal VALUES(461,460,121218270886887425,19,1796126453724,13000422,'move 1 place auto');
INSERT INTO journal VALUES(462,461,121218270886887425,20,1796126458280,13000423,'move 1 throw 6C aim-mm 330 1125 float');
INSERT INTO journal VALUES(463,462,121218270886887425,21,1796126461386,13000424,'move 2 place auto');
INSERT INTO journal VALUES(464,463,121218270886887425,22,1796126521386,0,'timeout 2');
INSERT INTO journal VALUES(465,464,121218270886887425,23,1796126521386,0,'auto 2 throw 2D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(466,465,121218270886887425,24,1796126774799,0,'leave 1 away');
INSERT INTO journal VALUES(467,466,121218270886887425,25,1796126774799,0,'hash e274cd251ada431f7b7c6766b8605830');
INSERT INTO journal VALUES(468,467,121218270886887425,26,1796126834799,0,'voted 1 forgive');
INSERT INTO journal VALUES(469,0,121220568916688897,1,1796126835799,13000430,'move 1 layout spread done');
INSERT INTO journal VALUES(470,469,121220568916688897,2,1796126839808,13000431,'move 2 layout spread done');
INSERT INTO journal VALUES(471,470,121220568916688897,3,1796126882613,13000432,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(472,471,121220568916688897,4,1796126886698,13000433,'move 1 place auto');
INSERT INTO journal VALUES(473,472,121220568916688897,5,1796126888103,13000434,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(474,473,121220568916688897,6,1796126892322,13000435,'move 2 place auto');
INSERT INTO journal VALUES(475,474,121220568916688897,7,1796126897188,13000436,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(476,475,121220568916688897,8,1796126899654,13000437,'move 1 place auto');
INSERT INTO journal VALUES(477,476,121220568916688897,9,1796126901281,13000438,'move 2 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(478,477,121220568916688897,10,1796126905875,13000439,'move 1 place auto');
INSERT INTO journal VALUES(479,478,121220568916688897,11,1796126909523,13000440,'move 1 throw 2D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(480,479,121220568916688897,12,1796126912048,13000441,'move 1 place auto');
INSERT INTO journal VALUES(481,480,121220568916688897,13,1796126916503,13000442,'move 2 throw JS aim-mm 630 1125 flick');
INSERT INTO journal VALUES(482,481,121220568916688897,14,1796126919090,13000443,'move 2 place auto');
INSERT INTO journal VALUES(483,482,121220568916688897,15,1796126921168,13000444,'move 1 throw 2D aim-mm 450 1125 flick');
INSERT INTO journal VALUES(484,483,121220568916688897,16,1796126921168,0,'hash 94a0f7e353e3b94ee5df4bff7b4ddc9f');
INSERT INTO journal VALUES(485,0,121221198527856641,1,1796126985910,13000452,'move 1 swap 6D JD');
INSERT INTO journal VALUES(486,485,121221198527856641,2,1796126989655,13000453,'move 1 place 3H O5');
INSERT INTO journal VALUES(487,486,121221198527856641,3,1796126993322,13000454,'move 1 layout spread done');
INSERT INTO journal VALUES(488,487,121221198527856641,4,1796126995014,13000455,'move 2 layout spread done');
INSERT INTO journal VALUES(489,488,121221198527856641,5,1796126997137,13000456,'move 1 throw 10D aim-mm 30 1125 float');
INSERT INTO journal VALUES(490,489,121221198527856641,6,1796126998342,13000457,'leave 2');
INSERT INTO journal VALUES(491,490,121221198527856641,7,1796126998342,0,'hash c79622a8a4038641b4646d6ec2850bf3');
INSERT INTO journal VALUES(492,0,121221506523987969,1,1796127059342,13000466,'move 1 play G6');
INSERT INTO journal VALUES(493,492,121221506523987969,2,1796127063077,13000467,'move 3 play G3');
INSERT INTO journal VALUES(494,493,121221506523987969,3,1796127065273,0,'move 2 play G7');
INSERT INTO journal VALUES(495,494,121221506523987969,4,1796127069333,13000468,'move 1 draw');
INSERT INTO journal VALUES(496,495,121221506523987969,5,1796127072069,13000469,'move 1 play Y7');
INSERT INTO journal VALUES(497,496,121221506523987969,6,1796127076047,13000470,'move 3 play Y2');
INSERT INTO journal VALUES(498,497,121221506523987969,7,1796127077719,0,'move 2 play YS');
INSERT INTO journal VALUES(499,498,121221506523987969,8,1796127082188,13000471,'move 3 play GS');
INSERT INTO journal VALUES(500,499,121221506523987969,9,1796127083843,13000472,'move 1 play RS');
INSERT INTO journal VALUES(501,500,121221506523987969,10,1796127088429,0,'move 2 play RV');
INSERT INTO journal VALUES(502,501,121221506523987969,11,1796127093429,13000473,'move 3 play J color G');
INSERT INTO journal VALUES(503,502,121221506523987969,12,1796127095376,13000474,'move 1 draw');
INSERT INTO journal VALUES(504,503,121221506523987969,13,1796127100050,0,'move 2 play G5');
INSERT INTO journal VALUES(505,0,121221677265715201,1,1796127102124,0,'move 6 play AC suit C');
INSERT INTO journal VALUES(506,505,121221677265715201,2,1796127105050,0,'move 7 play JOKER suit C');
INSERT INTO journal VALUES(507,506,121221677265715201,3,1796127107020,0,'move 8 play 5C 5S');
INSERT INTO journal VALUES(508,507,121221677265715201,4,1796127110050,0,'move 1 play QS');
INSERT INTO journal VALUES(509,508,121221677265715201,5,1796127111058,0,'move 8 play QD');
INSERT INTO journal VALUES(510,509,121221677265715201,6,1796127115050,0,'move 1 play QC');
INSERT INTO journal VALUES(511,510,121221677265715201,7,1796127116496,0,'move 8 play 3H');
INSERT INTO journal VALUES(512,511,121221677265715201,8,1796127120050,0,'move 7 play JH');
INSERT INTO journal VALUES(513,512,121221677265715201,9,1796127121934,0,'move 8 play 4H');
INSERT INTO journal VALUES(514,513,121221677265715201,10,1796127125050,0,'move 1 play 3C 3C');
INSERT INTO journal VALUES(515,514,121221677265715201,11,1796127125050,13000486,'move 2 play 4C 5C');
INSERT INTO journal VALUES(516,515,121221677265715201,12,1796127127548,13000487,'move 3 take');
INSERT INTO journal VALUES(517,516,121221677265715201,13,1796127128992,0,'move 4 play 2C');
INSERT INTO journal VALUES(518,517,121221677265715201,14,1796127133992,0,'move 5 play 5D');
INSERT INTO journal VALUES(519,518,121221677265715201,15,1796127134932,0,'move 6 play 2S');
INSERT INTO journal VALUES(520,519,121221677265715201,16,1796127138992,0,'move 7 play 5D');
INSERT INTO journal VALUES(521,520,121221677265715201,17,1796127138992,0,'hash 161c6bc95c899f5e29cdc6fb8c3fdc74');
INSERT INTO journal VALUES(522,521,121221677265715201,18,1796127140747,0,'move 8 take');
INSERT INTO journal VALUES(523,522,121221677265715201,19,1796127143992,0,'move 1 play 4D');
INSERT INTO journal VALUES(524,523,121221677265715201,20,1796127143992,13000488,'move 2 play 7H');
INSERT INTO journal VALUES(525,524,121221677265715201,21,1796127147431,13000489,'move 3 play AH AC AS AD suit C');
INSERT INTO journal VALUES(526,0,121221887396151297,1,1796127150149,13000496,'move 1 keep 7C 5S AC');
INSERT INTO journal VALUES(527,525,121221677265715201,22,1796127153908,0,'move 4 play AS suit S');
INSERT INTO journal VALUES(528,526,121221887396151297,2,1796127153908,0,'move 2 keep 10D 10S AD');
INSERT INTO journal VALUES(529,527,121221677265715201,23,1796127158908,0,'move 5 play JS JD');
INSERT INTO journal VALUES(530,528,121221887396151297,3,1796127158908,13000497,'move 3 keep KD QD QH');
INSERT INTO journal VALUES(531,530,121221887396151297,4,1796127162398,13000498,'move 3 play 3S');
INSERT INTO journal VALUES(532,531,121221887396151297,5,1796127164462,13000499,'move 1 play 4S');
INSERT INTO journal VALUES(533,504,121221506523987969,14,1796127169436,0,'timeout 3');
INSERT INTO journal VALUES(534,533,121221506523987969,15,1796127169436,0,'auto 3 play G3');
INSERT INTO journal VALUES(535,529,121221677265715201,24,1796127169436,0,'move 4 play KD');
INSERT INTO journal VALUES(536,532,121221887396151297,6,1796127169436,0,'move 2 play 6D');
INSERT INTO journal VALUES(537,536,121221887396151297,7,1796127174436,13000500,'move 3 play 6H');
INSERT INTO journal VALUES(538,537,121221887396151297,8,1796127178438,13000501,'move 1 play 8D');
INSERT INTO journal VALUES(539,538,121221887396151297,9,1796127181566,0,'move 2 play 8S');
INSERT INTO journal VALUES(540,539,121221887396151297,10,1796127186566,13000502,'move 3 play 8C');
INSERT INTO journal VALUES(541,540,121221887396151297,11,1796127188825,13000503,'move 1 play QS QC');
INSERT INTO journal VALUES(542,541,121221887396151297,12,1796127190892,0,'move 2 play KH');
INSERT INTO journal VALUES(543,0,121222076194357249,1,1796127195162,13000512,'move 1 play 8S');
INSERT INTO journal VALUES(544,543,121222076194357249,2,1796127197310,0,'move 5 play AH suit S');
INSERT INTO journal VALUES(545,544,121222076194357249,3,1796127202310,13000513,'move 4 play 6S');
INSERT INTO journal VALUES(546,545,121222076194357249,4,1796127206098,0,'move 3 draw');
INSERT INTO journal VALUES(547,546,121222076194357249,5,1796127211098,0,'move 2 play 5S');
INSERT INTO journal VALUES(548,0,121222248404090881,1,1796127236220,13000527,'move 1 layout spread done');
INSERT INTO journal VALUES(549,548,121222248404090881,2,1796127240283,13000528,'move 2 layout spread done');
INSERT INTO journal VALUES(550,549,121222248404090881,3,1796127243690,13000529,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(551,550,121222248404090881,4,1796127247717,13000530,'move 1 place auto');
INSERT INTO journal VALUES(552,551,121222248404090881,5,1796127252299,13000531,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(553,552,121222248404090881,6,1796127254065,13000532,'move 2 place auto');
INSERT INTO journal VALUES(554,553,121222248404090881,7,1796127257670,13000533,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(555,554,121222248404090881,8,1796127259867,13000534,'move 2 place auto');
INSERT INTO journal VALUES(556,555,121222248404090881,9,1796127264665,13000535,'move 2 throw 10S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(557,556,121222248404090881,10,1796127268590,13000536,'move 2 place auto');
INSERT INTO journal VALUES(558,557,121222248404090881,11,1796127272397,13000537,'move 1 throw 3D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(559,558,121222248404090881,12,1796127273950,13000538,'move 1 place auto');
INSERT INTO journal VALUES(560,0,121222422924886017,1,1796127277829,13000548,'move 3 play Y7');
INSERT INTO journal VALUES(561,560,121222422924886017,2,1796127280333,13000549,'move 2 draw');
INSERT INTO journal VALUES(562,561,121222422924886017,3,1796127283118,13000550,'move 1 play Y8');
INSERT INTO journal VALUES(563,562,121222422924886017,4,1796127286331,13000551,'move 4 play Y4');
INSERT INTO journal VALUES(564,563,121222422924886017,5,1796127288987,13000552,'move 3 draw');
INSERT INTO journal VALUES(565,564,121222422924886017,6,1796127292404,13000553,'move 2 play G4');
INSERT INTO journal VALUES(566,565,121222422924886017,7,1796127296093,13000554,'move 1 play G4');
INSERT INTO journal VALUES(567,566,121222422924886017,8,1796127298082,13000555,'move 4 play J color R');
INSERT INTO journal VALUES(568,567,121222422924886017,9,1796127301658,13000556,'move 3 play R8');
INSERT INTO journal VALUES(569,568,121222422924886017,10,1796127304641,13000557,'move 2 play R6');
INSERT INTO journal VALUES(570,569,121222422924886017,11,1796127307105,13000558,'move 1 play R9');
INSERT INTO journal VALUES(571,570,121222422924886017,12,1796127310214,13000559,'move 4 draw');
INSERT INTO journal VALUES(572,571,121222422924886017,13,1796127315043,13000560,'leave 1');
INSERT INTO journal VALUES(573,0,121222579011715073,1,1796127315043,13000566,'move 2 play QS');
INSERT INTO journal VALUES(574,573,121222579011715073,2,1796127319883,13000567,'move 1 play QC');
INSERT INTO journal VALUES(575,574,121222579011715073,3,1796127320906,13000568,'move 2 play JOKER suit D');
INSERT INTO journal VALUES(576,575,121222579011715073,4,1796127322705,13000569,'move 1 play KD KS');
INSERT INTO journal VALUES(577,576,121222579011715073,5,1796127327438,13000570,'move 2 play AS suit S');
INSERT INTO journal VALUES(578,577,121222579011715073,6,1796127329268,13000571,'move 1 play 7S');
INSERT INTO journal VALUES(579,578,121222579011715073,7,1796127333683,13000572,'move 2 play 2S');
INSERT INTO journal VALUES(580,579,121222579011715073,8,1796127336056,13000573,'move 1 take');
INSERT INTO journal VALUES(581,580,121222579011715073,9,1796127339614,13000574,'move 2 draw');
INSERT INTO journal VALUES(582,581,121222579011715073,10,1796127341283,13000575,'move 1 play 3S');
INSERT INTO journal VALUES(583,582,121222579011715073,11,1796127343813,13000576,'move 2 play 4S 4D');
INSERT INTO journal VALUES(584,583,121222579011715073,12,1796127346729,13000577,'move 1 play AD suit D');
INSERT INTO journal VALUES(585,584,121222579011715073,13,1796127348283,13000578,'leave 1');
INSERT INTO journal VALUES(586,585,121222579011715073,14,1796127348283,0,'hash b2dabe48571a18b829cdf2dfda8d2b65');
INSERT INTO journal VALUES(587,0,121222718430380034,1,1796127348283,13000588,'move 1 keep QC JD 9D');
INSERT INTO journal VALUES(588,587,121222718430380034,2,1796127349502,13000589,'move 2 keep QS 9S JH');
INSERT INTO journal VALUES(589,588,121222718430380034,3,1796127352230,13000590,'move 3 keep 2S 5H KD');
INSERT INTO journal VALUES(590,589,121222718430380034,4,1796127354659,13000591,'move 4 keep 8S 4S 10H');
INSERT INTO journal VALUES(591,590,121222718430380034,5,1796127356829,13000592,'move 3 play 3C');
INSERT INTO journal VALUES(592,591,121222718430380034,6,1796127359693,13000593,'move 4 play AH');
INSERT INTO journal VALUES(593,592,121222718430380034,7,1796127361496,13000594,'move 1 take');
INSERT INTO journal VALUES(594,593,121222718430380034,8,1796127362522,13000595,'move 2 play QH');
INSERT INTO journal VALUES(595,594,121222718430380034,9,1796127367109,13000596,'move 3 take');
INSERT INTO journal VALUES(596,595,121222718430380034,10,1796127370854,13000597,'move 4 play 6H');
INSERT INTO journal VALUES(597,596,121222718430380034,11,1796127373721,13000598,'move 1 play 6S');
INSERT INTO journal VALUES(598,597,121222718430380034,12,1796127375783,13000599,'move 2 play AD');
INSERT INTO journal VALUES(599,598,121222718430380034,13,1796127378595,13000600,'leave 1');
INSERT INTO journal VALUES(600,0,121222845568122881,1,1796127378595,13000614,'move 1 draw');
INSERT INTO journal VALUES(601,600,121222845568122881,2,1796127383433,13000615,'move 2 draw');
INSERT INTO journal VALUES(602,601,121222845568122881,3,1796127387882,13000616,'move 3 play 4S 4H');
INSERT INTO journal VALUES(603,602,121222845568122881,4,1796127391614,13000617,'move 4 play 4D');
INSERT INTO journal VALUES(604,603,121222845568122881,5,1796127393899,13000618,'move 5 play 7H');
INSERT INTO journal VALUES(605,604,121222845568122881,6,1796127396957,13000619,'move 6 play 6D 6C');
INSERT INTO journal VALUES(606,605,121222845568122881,7,1796127399691,13000620,'move 1 play AS suit H');
INSERT INTO journal VALUES(607,606,121222845568122881,8,1796127403456,13000621,'move 2 play 10H');
INSERT INTO journal VALUES(608,607,121222845568122881,9,1796127404615,13000622,'move 3 draw');
INSERT INTO journal VALUES(609,608,121222845568122881,10,1796127409416,13000623,'move 4 play 10S');
INSERT INTO journal VALUES(610,609,121222845568122881,11,1796127412015,13000624,'move 5 draw');
INSERT INTO journal VALUES(611,610,121222845568122881,12,1796127413094,13000625,'leave 1');
INSERT INTO journal VALUES(612,0,121222990267416577,1,1796127413094,13000631,'move 1 swap JC 3S');
INSERT INTO journal VALUES(613,612,121222990267416577,2,1796127416741,13000632,'move 1 layout spread done');
INSERT INTO journal VALUES(614,613,121222990267416577,3,1796127419719,13000633,'move 2 swap 6D JD');
INSERT INTO journal VALUES(615,614,121222990267416577,4,1796127422894,13000634,'move 2 layout spread done');
INSERT INTO journal VALUES(616,615,121222990267416577,5,1796127424481,13000635,'move 2 throw 2D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(617,616,121222990267416577,6,1796127425956,13000636,'move 1 place 2D P15');
INSERT INTO journal VALUES(618,617,121222990267416577,7,1796127427476,13000637,'move 1 throw 7C aim-mm 330 1125 float');
INSERT INTO journal VALUES(619,618,121222990267416577,8,1796127429913,13000638,'move 1 place 9H I15');
INSERT INTO journal VALUES(620,619,121222990267416577,9,1796127433285,13000639,'move 1 place 7C D13');
INSERT INTO journal VALUES(621,620,121222990267416577,10,1796127436744,13000640,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(622,621,121222990267416577,11,1796127441624,13000641,'move 2 place auto');
INSERT INTO journal VALUES(623,622,121222990267416577,12,1796127443183,13000642,'move 1 throw 7C aim-mm 571 1971 flick');
INSERT INTO journal VALUES(624,623,121222990267416577,13,1796127447802,13000643,'leave 1');
INSERT INTO journal VALUES(625,624,121222990267416577,14,1796127447802,0,'hash 5a238c7ebb3852cd096280703ae419af');
INSERT INTO journal VALUES(626,0,121223135843319810,1,1796127447802,13000648,'move 1 draw');
INSERT INTO journal VALUES(627,626,121223135843319810,2,1796127449330,13000649,'move 1 play R4');
INSERT INTO journal VALUES(628,627,121223135843319810,3,1796127451505,13000650,'move 2 play R3');
INSERT INTO journal VALUES(629,628,121223135843319810,4,1796127454495,13000651,'move 1 draw');
INSERT INTO journal VALUES(630,629,121223135843319810,5,1796127456001,13000652,'move 2 play R1');
INSERT INTO journal VALUES(631,630,121223135843319810,6,1796127459035,13000653,'move 1 play R8');
INSERT INTO journal VALUES(632,631,121223135843319810,7,1796127463412,13000654,'move 2 draw');
INSERT INTO journal VALUES(633,632,121223135843319810,8,1796127468248,13000655,'move 2 pass');
INSERT INTO journal VALUES(634,633,121223135843319810,9,1796127472997,13000656,'move 1 draw');
INSERT INTO journal VALUES(635,634,121223135843319810,10,1796127476405,13000657,'move 2 play R5');
INSERT INTO journal VALUES(636,635,121223135843319810,11,1796127479728,13000658,'move 1 play G5');
INSERT INTO journal VALUES(637,636,121223135843319810,12,1796127481395,13000659,'move 2 play GS');
INSERT INTO journal VALUES(638,534,121221506523987969,16,1796127485301,0,'timeout 1');
INSERT INTO journal VALUES(639,638,121221506523987969,17,1796127485301,0,'auto 1 draw');
INSERT INTO journal VALUES(640,639,121221506523987969,18,1796127485301,0,'auto 1 play GV');
INSERT INTO journal VALUES(641,640,121221506523987969,19,1796127485301,0,'hash c578dcdb33d2ac79849a0806e8e77b16');
INSERT INTO journal VALUES(642,535,121221677265715201,25,1796127485301,0,'timeout 3');
INSERT INTO journal VALUES(643,642,121221677265715201,26,1796127485301,0,'auto 3 play 6D 6S 6C');
INSERT INTO journal VALUES(644,542,121221887396151297,13,1796127485301,0,'timeout 3');
INSERT INTO journal VALUES(645,644,121221887396151297,14,1796127485301,0,'auto 3 take');
INSERT INTO journal VALUES(646,547,121222076194357249,6,1796127485301,0,'timeout 1');
INSERT INTO journal VALUES(647,646,121222076194357249,7,1796127485301,0,'auto 1 draw 2');
INSERT INTO journal VALUES(648,559,121222248404090881,13,1796127485301,0,'timeout 2');
INSERT INTO journal VALUES(649,648,121222248404090881,14,1796127485301,0,'auto 2 throw 7S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(650,572,121222422924886017,14,1796127485301,0,'timeout 3');
INSERT INTO journal VALUES(651,650,121222422924886017,15,1796127485301,0,'auto 3 draw');
INSERT INTO journal VALUES(652,651,121222422924886017,16,1796127485301,0,'auto 3 play R7');
INSERT INTO journal VALUES(653,652,121222422924886017,17,1796127485301,0,'hash b289b1859ac4c24bb1561d008f944834');
INSERT INTO journal VALUES(654,653,121222422924886017,18,1796127485301,0,'voted 1 forgive');
INSERT INTO journal VALUES(655,586,121222579011715073,15,1796127485301,0,'voted 1 forgive');
INSERT INTO journal VALUES(656,599,121222718430380034,14,1796127485301,0,'timeout 3');
INSERT INTO journal VALUES(657,656,121222718430380034,15,1796127485301,0,'auto 3 play 2C');
INSERT INTO journal VALUES(658,657,121222718430380034,16,1796127485301,0,'voted 1 forgive');
INSERT INTO journal VALUES(659,658,121222718430380034,17,1796127485301,0,'hash 6379a87a426a1960657578619e84dcdf');
INSERT INTO journal VALUES(660,611,121222845568122881,13,1796127485301,0,'timeout 6');
INSERT INTO journal VALUES(661,660,121222845568122881,14,1796127485301,0,'auto 6 play AD suit H');
INSERT INTO journal VALUES(662,661,121222845568122881,15,1796127485301,0,'voted 1 forgive');
INSERT INTO journal VALUES(663,0,121223293125525505,1,1796127486788,0,'move 3 play AD suit H');
INSERT INTO journal VALUES(664,647,121222076194357249,8,1796127487079,0,'move 5 play 3S');
INSERT INTO journal VALUES(665,663,121223293125525505,2,1796127490301,13000666,'move 1 play KH');
INSERT INTO journal VALUES(666,665,121223293125525505,3,1796127493038,13000667,'move 2 play AH suit S');
INSERT INTO journal VALUES(667,666,121223293125525505,4,1796127494979,0,'move 3 play JS JH JC');
INSERT INTO journal VALUES(668,667,121223293125525505,5,1796127499979,13000668,'move 2 play QC QS');
INSERT INTO journal VALUES(669,668,121223293125525505,6,1796127501363,13000669,'move 1 play 3S 3C');
INSERT INTO journal VALUES(670,669,121223293125525505,7,1796127502950,0,'move 3 play JOKER suit S');
INSERT INTO journal VALUES(671,649,121222248404090881,15,1796127505301,0,'timeout 2');
INSERT INTO journal VALUES(672,671,121222248404090881,16,1796127505301,0,'auto 2 place auto');
INSERT INTO journal VALUES(673,672,121222248404090881,17,1796127505301,0,'hash 8438988becd7cfa2c5963f38db5863f7');
INSERT INTO journal VALUES(674,625,121222990267416577,15,1796127507802,0,'voted 1 forgive');
INSERT INTO journal VALUES(675,670,121223293125525505,8,1796127507950,13000670,'move 2 play 5S');
INSERT INTO journal VALUES(676,675,121223293125525505,9,1796127509242,13000671,'move 1 take');
INSERT INTO journal VALUES(677,676,121223293125525505,10,1796127511741,0,'move 3 play 2S');
INSERT INTO journal VALUES(678,677,121223293125525505,11,1796127516741,13000672,'move 2 take');
INSERT INTO journal VALUES(679,678,121223293125525505,12,1796127519379,13000673,'move 1 play 7S 7H');
INSERT INTO journal VALUES(680,0,121223441083793409,1,1796127520577,13000679,'move 1 keep 2H 5C AS');
INSERT INTO journal VALUES(681,680,121223441083793409,2,1796127524649,13000680,'move 2 keep AH KH QS');
INSERT INTO journal VALUES(682,681,121223441083793409,3,1796127528983,13000681,'move 2 play 3D 3S');
INSERT INTO journal VALUES(683,682,121223441083793409,4,1796127531509,13000682,'move 1 play 4H');
INSERT INTO journal VALUES(684,683,121223441083793409,5,1796127535156,13000683,'move 2 play AD');
INSERT INTO journal VALUES(685,684,121223441083793409,6,1796127538261,13000684,'move 1 take');
INSERT INTO journal VALUES(686,685,121223441083793409,7,1796127542381,13000685,'move 2 play 4C');
INSERT INTO journal VALUES(687,686,121223441083793409,8,1796127545100,13000686,'move 1 play 4H');
INSERT INTO journal VALUES(688,687,121223441083793409,9,1796127548704,13000687,'move 2 play QD');
INSERT INTO journal VALUES(689,688,121223441083793409,10,1796127550060,13000688,'move 1 take');
INSERT INTO journal VALUES(690,689,121223441083793409,11,1796127551383,13000689,'move 2 play KD');
INSERT INTO journal VALUES(691,690,121223441083793409,12,1796127556202,13000690,'move 1 take');
INSERT INTO journal VALUES(692,0,121223771985018881,1,1796127599470,13000715,'move 1 layout random');
INSERT INTO journal VALUES(693,692,121223771985018881,2,1796127601503,13000716,'move 1 done');
INSERT INTO journal VALUES(694,693,121223771985018881,3,1796127604213,13000717,'move 2 swap 6D JD');
INSERT INTO journal VALUES(695,694,121223771985018881,4,1796127605485,13000718,'move 2 layout spread done');
INSERT INTO journal VALUES(696,695,121223771985018881,5,1796127606775,13000719,'move 2 throw 4D aim-mm 450 1125 flick');
INSERT INTO journal VALUES(697,696,121223771985018881,6,1796127607876,13000720,'move 1 place 4D K18');
INSERT INTO journal VALUES(698,697,121223771985018881,7,1796127612478,13000721,'move 1 throw 3C aim-mm 510 1125 flick');
INSERT INTO journal VALUES(699,698,121223771985018881,8,1796127616147,13000722,'move 1 place 3C L17');
INSERT INTO journal VALUES(700,699,121223771985018881,9,1796127619400,13000723,'move 1 place 9H O17');
INSERT INTO journal VALUES(701,700,121223771985018881,10,1796127621508,13000724,'move 2 throw 3D aim-mm 30 1845 flick');
INSERT INTO journal VALUES(702,701,121223771985018881,11,1796127622627,13000725,'move 2 place KC I1');
INSERT INTO journal VALUES(703,702,121223771985018881,12,1796127623925,13000726,'move 2 place 3D N9');
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
INSERT INTO friend VALUES(121205319270400004,189,1796123200000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(121205319270400005,188,1796123200000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(121205319270400006,189,1796123200000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(121205319270400007,189,1796123200000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(121205319270400008,189,1796123200000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(121205319270400001,189,1796123200000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(121205319270400009,189,1796123200000,0,'cardroomctl',1,'no shouting');
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
) STRICT;
INSERT INTO report VALUES(121205319270400010,189,1796123200000,1,'player89','',0,189,'player89',1,0,'','it was a joke');
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
INSERT INTO appeal VALUES(121205319270400011,189,1796123200000,121205319270400009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1796123200000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(121205319270400012,1796123200000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(121205319270400013,1796123200000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1796123200000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(121205319270400014,1796123200000,0,0,'');
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
INSERT INTO lockdown VALUES(121205319270400015,1796123200000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(121205319270400016,1796123200000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1796123200000,1796209600000,'player88','192.0.2.7',2,'kate','');
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
CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit
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
COMMIT;
PRAGMA user_version = 13;
