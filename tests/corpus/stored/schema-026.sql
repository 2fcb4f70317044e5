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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,340,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,30,100010,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,30,99990,'',0);
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
INSERT INTO account VALUES(126,'player26','player26','player26','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(127,'player27','player27','player27','',0,1,0,0,20,100010,'',0);
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
INSERT INTO account VALUES(147,'player47','player47','player47','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(148,'player48','player48','player48','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(149,'player49','player49','player49','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(150,'player50','player50','player50','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(151,'player51','player51','player51','',0,1,0,0,0,99990,'',0);
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
INSERT INTO account VALUES(188,'player88','player88','player88','',0,1,0,0,0,99995,'',0);
INSERT INTO account VALUES(189,'player89','player89','player89','',0,1,0,0,0,99995,'',0);
CREATE TABLE ssh_key (
    fingerprint TEXT NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id),
    public_key TEXT NOT NULL
, label TEXT NOT NULL DEFAULT '', added_ms INTEGER NOT NULL DEFAULT 0, used_ms INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1797246400000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
, cup INTEGER NOT NULL DEFAULT 0, cup_round INTEGER NOT NULL DEFAULT 0, cup_table INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO card_table VALUES(125938488758501376,16,125938488758501377,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 4\nterms open\nbet 10\nclock 60000\nhost 108\ndelay 1\nseat 1 111 account 0 0 26000665 player11\nseat 2 110 account 0 0 26000664 player10\nseat 3 109 account 0 0 26000663 player9\nseat 4 108 account 0 0 26000662 player8\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125938644585283584,17,125938644585283585,replace('game extreme-last-card\noptions hand=7 draw=free limit=400\nseats 7\nterms open\nbet 10\nclock 60000\nhost 112\ndelay 1\nseat 1 117 account 0 0 26000692 player17\nseat 2 114 account 0 0 26000689 player14\nseat 3 116 account 0 0 26000691 player16\nseat 4 115 account 0 0 26000690 player15\nseat 5 113 account 0 0 26000688 player13\nseat 6 112 account 0 0 26000687 player12\nseat 7 118 account 0 0 26000693 player18\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125938798944059392,18,125938798944059393,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 4\nterms open\nbet 10\nclock 60000\nhost 119\ndelay 1\nseat 1 120 account 0 0 26000712 player20\nseat 2 122 account 0 0 26000714 player22\nseat 3 119 account 0 0 26000711 player19\nseat 4 121 account 0 0 26000713 player21\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125938941151936512,19,125938941151936513,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800\nseats 3\nterms open\nbet 10\nclock 60000\nhost 123\ndelay 1\nseat 1 125 account 0 0 26000734 player25\nseat 2 124 account 0 0 26000733 player24\nseat 3 123 account 0 0 26000732 player23\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125939080646098944,20,125939080646098945,replace('game exta-cards\noptions jokers=no throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 127\ndelay 1\nseat 2 127 account 0 0 26000751 player27\nnext 125939248263069696 da65000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125939248263069697,21,125939248263069698,replace('game last-one\noptions mode=quick points=100 pairs=no limit=600\nseats 2\nterms open\nbet 0\nclock 60000\nhost 128\ndelay 1\nfrozen looked into\nseat 1 128 account 0 0 26000769 player28\nseat 2 129 account 0 0 26000770 player29\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125939376516497408,22,125939376516497409,replace('game extreme-last-card\noptions hand=7 draw=free limit=400\nseats 8\nterms open\nbet 0\nclock 60000\nhost 130\ndelay 1\nfrozen looked into\nseat 1 125939376516497410 bot 1 0 0 bot-ada\nseat 2 125939376516497413 bot 2 0 0 bot-dora\nseat 3 125939376516497412 bot 1 0 0 bot-cleo\nseat 4 130 account 0 0 26000792 player30\nseat 5 131 account 0 0 26000793 player31\nseat 6 125939376516497414 bot 1 0 0 bot-emil\nseat 7 125939376516497411 bot 2 0 0 bot-blaise\nseat 8 125939376516497415 bot 2 0 0 bot-fay\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125939580850405376,23,125939580850405377,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 2\nterms open\nbet 0\nclock 60000\nhost 132\ndelay 1\nfrozen looked into\nseat 1 132 account 0 0 26000803 player32\nseat 2 133 account 0 0 26000804 player33\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125939760383393792,24,125939760383393793,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 4\nterms open\nbet 0\nclock 60000\nhost 134\ndelay 1\nfrozen looked into\nseat 1 135 account 0 0 26000823 player35\nseat 2 134 account 0 0 26000822 player34\nseat 3 125939760383393795 bot 2 0 0 bot-blaise\nseat 4 125939760383393794 bot 1 0 0 bot-ada\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125939970627076096,25,125939970627076097,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 136\ndelay 1\nfrozen looked into\nseat 1 136 account 0 0 26000836 player36\nseat 2 137 account 0 0 26000837 player37\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125940134787940352,26,125940134787940353,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 3\nterms open\nbet 10\nclock 60000\nhost 138\ndelay 1\nseat 1 140 account 0 0 26000856 player40\nseat 2 138 account 0 0 26000854 player38\nseat 3 139 account 0 0 26000855 player39\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125940289276739584,27,125940289276739585,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 2\nterms open\nbet 10\nclock 60000\nhost 141\ndelay 1\nseat 1 141 account 0 0 26000872 player41\nseat 2 142 account 0 0 26000873 player42\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125940432671604736,28,125940432671604737,replace('game palace\noptions tie=position bomb=pile limit=500\nseats 3\nterms open\nbet 10\nclock 60000\nhost 143\ndelay 1\nseat 1 145 account 0 0 26000892 player45\nseat 2 143 account 0 0 26000890 player43\nseat 3 144 account 0 0 26000891 player44\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125940631640997888,29,125940631640997889,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=soft announce=casual limit=800\nseats 5\nterms open\nbet 10\nclock 60000\nhost 146\ndelay 1\nseat 1 147 account 0 0 26000912 player47\nseat 2 146 account 0 0 26000911 player46\nseat 3 150 account 0 0 26000915 player50\nseat 4 148 account 0 0 26000913 player48\nseat 5 149 account 0 0 26000914 player49\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(125940804144332800,30,125940804144332801,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 151\ndelay 1\nseat 1 151 account 0 0 26000931 player51\nseat 2 152 account 0 0 26000932 player52\n','\n',char(10)),0,0,0);
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
INSERT INTO game VALUES(125916361523200023,125916361523200022,'last-one',2,1,10,X'891b290f47fa718c16600438bc43363aa61a70015ecdbdaf7014badface6e76c','mode=quick points=200 pairs=no limit=600',1797246400000,1797246812083,1,0,1,1,replace('format 2\nsecret 9165000000000000000000000000000000000000000000000000000000000000\ndrawn player0 4pusc8rek7ub\ndrawn player1 y5qbeyn76y86\n','\n',char(10)),'',74,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125918345777119233,125918345777119232,'last-one',2,0,0,X'bbd4bdb7d3b4d2b75eea8ef7f93121d87784a1079edb74a7e5d4e62ef42265c1','mode=quick points=200 pairs=no limit=12',1797246873083,1797246910851,1,0,1,2,replace('format 2\nsecret 9365000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 auiisnyfp6iw\ndrawn bot-ada 6hfedbcdin48\n','\n',char(10)),'limit',88,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125918779929526273,125918779929526272,'last-one',2,0,0,X'521b0ad79cb8650f14396b774507ecd0d24a8e27fa65f6d707264207301e0272','mode=quick points=200 pairs=no limit=600',1797246976593,1797247176723,1,0,1,3,replace('format 2\nsecret 9865000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 ix98skfd3pdq\ndrawn guest2 wrt2tpdhxzds\ndrawn guest3 dr7yjkbmt3md\n','\n',char(10)),'',170,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125919875188129793,125919875188129792,'extreme-last-card',1,1,10,X'715fa12eeffc25fc9a865104e60ce7afb546130070565100360b91adad55728a','hand=5 draw=must-play limit=400',1797247237723,1797247701520,1,0,1,4,replace('format 2\nsecret 9a65000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 9n5ewnmgdepx\n','\n',char(10)),'',237,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125922076346286081,125922076346286080,'extreme-last-card',1,0,0,X'be2da175e305d8854c845bf897c4a6442019e1b08c08482cf097053985c9dabf','hand=6 draw=must-play limit=400',1797247762520,1797247811086,1,0,1,5,replace('format 2\nsecret 9c65000000000000000000000000000000000000000000000000000000000000\ndrawn player0 ri2h4kg8kgbj\ndrawn player1 ndejtkifwn92\ndrawn bot-ada 74ftbcu84dfe\n','\n',char(10)),'',254,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125922552936660993,125922552936660992,'extreme-last-card',1,0,0,X'21f1fa10a3fc8d4b5eefba79bf7556c6b0a8c4218b64688e4e33f5ad2730d402','hand=7 draw=must-play limit=400',1797247876148,1797248073507,1,0,1,6,replace('format 2\nsecret a465000000000000000000000000000000000000000000000000000000000000\ndrawn player0 2va6au5sbb2a\ndrawn guest1 jhvpqhvc2gxq\ndrawn guest2 mwiphpf2gwun\ndrawn guest3 9a8cig9uzxwi\n','\n',char(10)),'',292,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125923640825872385,125923640825872384,'palace',2,1,10,X'760edd7925eb5230be1fc2b03155c4053296066a6fdae1b9cf4cefda9f220f2b','tie=coin bomb=pile limit=51',1797248135521,1797248717246,1,0,1,7,replace('format 2\nsecret a665000000000000000000000000000000000000000000000000000000000000\ndrawn player0 zp3abc6tbcu4\ndrawn player1 ncyyxavc5ksc\n','\n',char(10)),'limit',355,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125926356742569985,125926356742569984,'palace',2,0,0,X'e15024279a91fb3702ced3777c06370ff879893543e9e2bf670f8bd6340d86fc','tie=position bomb=pile limit=500',1797248783046,1797249031742,1,0,1,8,replace('format 2\nsecret a865000000000000000000000000000000000000000000000000000000000000\ndrawn player0 mjwujcvtwxvb\ndrawn player1 8uingmavga9s\ndrawn bot-ada 2e2mjbawutwi\n','\n',char(10)),'',432,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125927666602737665,125927666602737664,'palace',2,0,0,X'eb6e8fa2a31a11864bec4132d8547adbed0fb62d4b100c833364b1ce3f07fb3c','tie=coin bomb=single limit=500',1797249095341,1797249937632,1,0,1,9,replace('format 2\nsecret c465000000000000000000000000000000000000000000000000000000000000\ndrawn player0 5inu97fhhmx7\ndrawn guest1 6nk3bxbn46p7\ndrawn guest2 8f9aigjkz6bi\ndrawn guest3 r3sfghg4zx4p\n','\n',char(10)),'',510,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125931455279792129,125931455279792128,'switch',1,1,10,X'3e78538e6a7e418978ce312397d503dc6ed53e899ba4c8ead88031460303642e','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=56',1797249998632,1797250019479,1,0,1,10,replace('format 2\nsecret c665000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 vw4az57vwvmn\n','\n',char(10)),'',520,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125931798570991617,125931798570991616,'switch',1,0,0,X'cdaa33ccce5fed11fe2dee5eefb6a6ed46080d9e8dcbf2190214e83537d219ff','mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=10',1797250080479,1797250118648,1,0,1,11,replace('format 2\nsecret c865000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 sv5axtj38nhd\ndrawn bot-ada yxzy52a3qfyg\n','\n',char(10)),'limit',531,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125932234124296193,125932234124296192,'switch',1,0,0,X'94f3466f1bcbeed7737d92e89e8250763f1de5e1f77fcb469457789bd6792b70','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800',1797250184323,1797250311927,1,0,1,12,replace('format 2\nsecret cd65000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 hefnrjm722jw\ndrawn guest2 stma2jhbi268\ndrawn guest3 a6deeimxpsge\n','\n',char(10)),'',560,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125933038285619201,125933038285619200,'exta-cards',2,1,10,X'fe8f789f81ad8e2fe9fd1803ee7fd8203ff2c26e15eab553210baa64d1b49ac3','jokers=no throws=20 limit=30 bad=1',1797250376050,1797250769970,1,0,1,13,replace('format 2\nsecret cf65000000000000000000000000000000000000000000000000000000000000\ndrawn player0 gck7wir9rw9v\ndrawn player1 jrn84af5cfgz\n','\n',char(10)),'limit',642,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125934961160093697,125934961160093696,'exta-cards',2,1,0,X'afd9586e56c004bef32d485f3ed799538ef18cab75a3bdb94ff2cd4ec6a8790d','jokers=yes throws=20 limit=300 bad=chance',1797250834499,1797251327792,1,0,1,14,replace('format 2\nsecret d165000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 u27jjdp2tk2v\n','\n',char(10)),'',693,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125937286033440769,125937286033440768,'exta-cards',2,0,0,X'1d0e9dec030897d772cd50959aa10c800694c5979665ed99d941559d406d8d07','jokers=yes throws=0 limit=34 bad=2',1797251388792,1797251614544,1,0,1,15,replace('format 2\nsecret d365000000000000000000000000000000000000000000000000000000000000\ndrawn player0 x5q3s7ur73g2\ndrawn guest1 3gxcn74j9kc6\n','\n',char(10)),'',732,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125938488758501377,125938488758501376,'last-one',2,1,10,X'9b425da8524a2ce9250732acb7a37a770d87ab3284833d4370fbf3de0dd1ff7a','mode=quick points=200 pairs=no limit=600',1797251675544,0,0,0,1,16,replace('format 2\nsecret d565000000000000000000000000000000000000000000000000000000000000\nplayer player8 corpus\ndrawn player9 tv66pzj2kpuv\ndrawn player10 dmret6mrj532\ndrawn player11 rasaqnskd9h7\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125938644585283585,125938644585283584,'extreme-last-card',1,1,10,X'9b8ae849f95982a2034907f53694806949c8450f1c550e3dd8f7e6d0268e9345','hand=7 draw=free limit=400',1797251712696,0,0,0,1,17,replace('format 2\nsecret d665000000000000000000000000000000000000000000000000000000000000\nplayer player12 corpus\ndrawn player13 3dxv3jzbn32h\ndrawn player14 wdyi3wam5zc4\ndrawn player15 muxdns6vjx9x\ndrawn player16 e2jhybfp3msd\ndrawn player17 ptfaywis2h86\ndrawn player18 66zypr49gw9d\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125938798944059393,125938798944059392,'palace',2,1,10,X'614eb40f0329fc2c939eb9e7da0d4ba589bd5c8e3242a4ab8388561506202f91','tie=coin bomb=pile limit=500',1797251749498,0,0,0,1,18,replace('format 2\nsecret d765000000000000000000000000000000000000000000000000000000000000\ndrawn player19 sjvtspc5thy7\ndrawn player20 hmur9a42xmpr\ndrawn player21 u26e9xdpd6m7\ndrawn player22 t2ry8g62qz5r\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125938941151936513,125938941151936512,'switch',1,1,10,X'1843dd503ae0a82c4c10481cceca0f53b358fb342f74c117241be3d52602663a','mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800',1797251783403,0,0,0,1,19,replace('format 2\nsecret d865000000000000000000000000000000000000000000000000000000000000\nplayer player23 corpus\ndrawn player24 96pr8fuyn6y8\ndrawn player25 kvk9k4jdqg9g\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125939080646098945,125939080646098944,'exta-cards',2,1,10,X'1826496e0192ba931533c8b76da653b496b4e01e8ccbdf0c999c45eb88bef9ea','jokers=no throws=20 limit=300 bad=chance',1797251816661,1797251856624,1,0,1,20,replace('format 2\nsecret d965000000000000000000000000000000000000000000000000000000000000\ndrawn player26 9ternbmiaesg\ndrawn player27 26smbpu3rhxe\n','\n',char(10)),'',838,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125939248263069698,125939248263069697,'last-one',2,1,0,X'72c79a391d1e83991a8f9e097372225166f6ddfd99db3d1ea7279d4ae14a5338','mode=quick points=100 pairs=no limit=600',1797251856624,0,0,0,1,21,replace('format 2\nsecret db65000000000000000000000000000000000000000000000000000000000000\ndrawn player28 2exyzytdugjt\ndrawn player29 r9aq7g5k4bx2\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125939376516497409,125939376516497408,'extreme-last-card',1,0,0,X'24b3361103bda8e00e95ff79158f7647213d164a6be9cfa9cd7444d056fb58a5','hand=7 draw=free limit=400',1797251887202,0,0,0,1,22,replace('format 2\nsecret dc65000000000000000000000000000000000000000000000000000000000000\ndrawn player30 e3yr22iqv5je\ndrawn player31 qs9twpbur676\ndrawn bot-ada 8dtp334fncvh\ndrawn bot-blaise y28utgqbe43i\ndrawn bot-cleo 83kzt9t4bqyg\ndrawn bot-dora zqrf2h8t4t76\ndrawn bot-emil 5jjcc72gavgk\ndrawn bot-fay y32awey3jvsr\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125939580850405377,125939580850405376,'palace',2,1,0,X'd2da42662eaa9f0cb1d36d58b6f464408612518ffe4e4f8bda32bd0a3ae8303d','tie=coin bomb=pile limit=500',1797251935919,0,0,0,1,23,replace('format 2\nsecret ea65000000000000000000000000000000000000000000000000000000000000\nplayer player32 corpus\ndrawn player33 8pph3vwqd3e4\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125939760383393793,125939760383393792,'switch',1,0,0,X'3e8ab77fda6294c5a96167e7451df5ecd8d756e5a7d4056c52ca60597f42e1d7','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1797251978723,0,0,0,1,24,replace('format 2\nsecret eb65000000000000000000000000000000000000000000000000000000000000\ndrawn player34 59d5asyc3wmn\ndrawn player35 fx6zqpqzrdth\ndrawn bot-ada 8wjhwvrgwkpa\ndrawn bot-blaise 7tg4gnppxqqw\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125939970627076097,125939970627076096,'exta-cards',2,1,0,X'29f069560f3f49dc41d881e0e80343d5e8c3a1e21d403ae51bdf2075f8651eb9','jokers=yes throws=20 limit=300 bad=chance',1797252028849,0,0,0,1,25,replace('format 2\nsecret f465000000000000000000000000000000000000000000000000000000000000\nplayer player36 corpus\ndrawn player37 vazw9hxfv98i\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125940134787940353,125940134787940352,'last-one',2,1,10,X'170abf86d0acd17398a20744e1c10b76252666d0da3b2a765ab6d0f1252e4a86','mode=quick points=200 pairs=no limit=600',1797252067988,0,0,0,1,26,replace('format 2\nsecret f565000000000000000000000000000000000000000000000000000000000000\ndrawn player38 v52gyqe9gcyu\ndrawn player39 43rzsqkypgws\ndrawn player40 t4q23xervxeq\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125940289276739585,125940289276739584,'extreme-last-card',1,1,10,X'b9128b14840d0fc92092cc403750e9483b0e3a574e72dfb07857cf24fcde7407','hand=7 draw=must-play limit=400',1797252104821,0,0,0,1,27,replace('format 2\nsecret f665000000000000000000000000000000000000000000000000000000000000\nplayer player41 corpus\ndrawn player42 jsg2sv29rwi9\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125940432671604737,125940432671604736,'palace',2,1,10,X'3e04fe7fcf7a0d49cb7b79c1f36967f338a20cef3e53d50708de8b0644e5e23a','tie=position bomb=pile limit=500',1797252139009,0,0,0,1,28,replace('format 2\nsecret f765000000000000000000000000000000000000000000000000000000000000\nplayer player43 corpus\ndrawn player44 w7vgj5y9pr8d\ndrawn player45 i26uv9puetu6\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125940631640997889,125940631640997888,'switch',1,1,10,X'a51acc00b6683f0a97fc35ded443a45f889db42e1ec5d5e7b798e8c36430034b','mistakes=casual run-chain=yes ace-penalty=soft announce=casual limit=800',1797252186447,0,0,0,1,29,replace('format 2\nsecret f865000000000000000000000000000000000000000000000000000000000000\nplayer player46 corpus\ndrawn player47 pbays2srk489\ndrawn player48 fmzmqme67ngk\ndrawn player49 a2u9tn4jgbwc\ndrawn player50 8t93sy94spwt\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(125940804144332801,125940804144332800,'exta-cards',2,1,10,X'b2d0909facf973ca2b5fc1b097678af1b8e027d78a40fe61d0959ef56c60e874','jokers=yes throws=20 limit=300 bad=chance',1797252227575,0,0,0,1,30,replace('format 2\nsecret f965000000000000000000000000000000000000000000000000000000000000\nplayer player51 corpus\ndrawn player52 6zcfqm7v7jhz\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
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
INSERT INTO seat VALUES(125916361523200023,0,100,'player0',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125916361523200023,1,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125918345777119233,0,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125918345777119233,1,125918345777119234,'bot-ada',2,1,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125918345777119233,2,101,'player1',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125918779929526273,0,903,'guest3',1,0,2,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125918779929526273,1,902,'guest2',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125918779929526273,2,901,'guest1',1,0,2,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125918779929526273,3,100,'player0',0,0,2,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(125919875188129793,0,100,'player0',0,0,1,1,0,20,10,1,0,0,0);
INSERT INTO seat VALUES(125919875188129793,1,101,'player1',0,0,2,-1,0,-10,-10,1,0,0,0);
INSERT INTO seat VALUES(125922076346286081,0,101,'player1',0,0,3,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(125922076346286081,1,125922076346286082,'bot-ada',2,1,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125922076346286081,2,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125922552936660993,0,902,'guest2',1,0,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125922552936660993,1,901,'guest1',1,0,1,1,0,0,0,1,0,0,0);
INSERT INTO seat VALUES(125922552936660993,2,903,'guest3',1,0,4,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125922552936660993,3,100,'player0',0,0,3,-1,0,0,0,1,1,0,0);
INSERT INTO seat VALUES(125923640825872385,0,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125923640825872385,1,101,'player1',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125926356742569985,0,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125926356742569985,1,101,'player1',0,0,2,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125926356742569985,2,125926356742569986,'bot-ada',2,1,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125927666602737665,0,903,'guest3',1,0,3,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125927666602737665,1,100,'player0',0,0,2,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125927666602737665,2,901,'guest1',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125927666602737665,3,902,'guest2',1,0,4,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125931455279792129,0,100,'player0',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125931455279792129,1,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125931798570991617,0,101,'player1',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125931798570991617,1,125931798570991618,'bot-ada',2,1,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125931798570991617,2,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125932234124296193,0,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125932234124296193,1,903,'guest3',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125932234124296193,2,902,'guest2',1,0,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125932234124296193,3,901,'guest1',1,0,4,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(125933038285619201,0,101,'player1',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125933038285619201,1,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125934961160093697,0,101,'player1',0,0,1,1,0,20,0,0,0,0,0);
INSERT INTO seat VALUES(125934961160093697,1,100,'player0',0,0,2,-1,1,-10,0,0,0,0,0);
INSERT INTO seat VALUES(125937286033440769,0,100,'player0',0,0,2,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(125937286033440769,1,901,'guest1',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938488758501377,0,111,'player11',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938488758501377,1,110,'player10',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938488758501377,2,109,'player9',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938488758501377,3,108,'player8',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938644585283585,0,117,'player17',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938644585283585,1,114,'player14',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938644585283585,2,116,'player16',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938644585283585,3,115,'player15',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938644585283585,4,113,'player13',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938644585283585,5,112,'player12',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938644585283585,6,118,'player18',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938798944059393,0,120,'player20',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938798944059393,1,122,'player22',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938798944059393,2,119,'player19',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938798944059393,3,121,'player21',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938941151936513,0,125,'player25',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938941151936513,1,124,'player24',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125938941151936513,2,123,'player23',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939080646098945,0,126,'player26',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(125939080646098945,1,127,'player27',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(125939248263069698,0,128,'player28',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939248263069698,1,129,'player29',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939376516497409,0,125939376516497410,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939376516497409,1,125939376516497413,'bot-dora',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939376516497409,2,125939376516497412,'bot-cleo',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939376516497409,3,130,'player30',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125939376516497409,4,131,'player31',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125939376516497409,5,125939376516497414,'bot-emil',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939376516497409,6,125939376516497411,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939376516497409,7,125939376516497415,'bot-fay',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939580850405377,0,132,'player32',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939580850405377,1,133,'player33',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939760383393793,0,135,'player35',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125939760383393793,1,134,'player34',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(125939760383393793,2,125939760383393795,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939760383393793,3,125939760383393794,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939970627076097,0,136,'player36',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125939970627076097,1,137,'player37',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940134787940353,0,140,'player40',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940134787940353,1,138,'player38',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940134787940353,2,139,'player39',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940289276739585,0,141,'player41',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940289276739585,1,142,'player42',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940432671604737,0,145,'player45',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940432671604737,1,143,'player43',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940432671604737,2,144,'player44',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940631640997889,0,147,'player47',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940631640997889,1,146,'player46',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940631640997889,2,150,'player50',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940631640997889,3,148,'player48',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940631640997889,4,149,'player49',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940804144332801,0,151,'player51',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(125940804144332801,1,152,'player52',0,0,0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1797246400000);
INSERT INTO entry VALUES(2,1,0,1,5,'cup','cup 1',1797246400000);
INSERT INTO entry VALUES(2,2,0,1,5,'cup','cup 1',1797246400000);
INSERT INTO entry VALUES(2,3,125916361523200023,1,20,'bet','',1797246400000);
INSERT INTO entry VALUES(2,4,125916361523200023,1,-20,'pot','',1797246812083);
INSERT INTO entry VALUES(2,5,125919875188129793,1,20,'bet','',1797247237723);
INSERT INTO entry VALUES(2,6,125919875188129793,1,-20,'pot','',1797247701520);
INSERT INTO entry VALUES(2,7,125923640825872385,1,20,'bet','',1797248135521);
INSERT INTO entry VALUES(2,8,125923640825872385,1,-20,'pot','',1797248717246);
INSERT INTO entry VALUES(2,9,125931455279792129,1,20,'bet','',1797249998632);
INSERT INTO entry VALUES(2,10,125931455279792129,1,-20,'pot','',1797250019479);
INSERT INTO entry VALUES(2,11,125933038285619201,1,20,'bet','',1797250376050);
INSERT INTO entry VALUES(2,12,125933038285619201,1,-20,'pot','',1797250769970);
INSERT INTO entry VALUES(2,13,125938488758501377,1,40,'bet','',1797251675544);
INSERT INTO entry VALUES(2,14,125938644585283585,1,70,'bet','',1797251712696);
INSERT INTO entry VALUES(2,15,125938798944059393,1,40,'bet','',1797251749498);
INSERT INTO entry VALUES(2,16,125938941151936513,1,30,'bet','',1797251783403);
INSERT INTO entry VALUES(2,17,125939080646098945,1,20,'bet','',1797251816661);
INSERT INTO entry VALUES(2,18,125939080646098945,1,-20,'pot','',1797251856624);
INSERT INTO entry VALUES(2,19,125940134787940353,1,30,'bet','',1797252067988);
INSERT INTO entry VALUES(2,20,125940289276739585,1,20,'bet','',1797252104821);
INSERT INTO entry VALUES(2,21,125940432671604737,1,30,'bet','',1797252139009);
INSERT INTO entry VALUES(2,22,125940631640997889,1,50,'bet','',1797252186447);
INSERT INTO entry VALUES(2,23,125940804144332801,1,20,'bet','',1797252227575);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(100,2,125916361523200023,1,-10,'bet','',1797246400000);
INSERT INTO entry VALUES(100,3,125916361523200023,0,-10,'loss','',1797246812083);
INSERT INTO entry VALUES(100,4,125919875188129793,1,-10,'bet','',1797247237723);
INSERT INTO entry VALUES(100,5,125919875188129793,0,20,'win','',1797247701520);
INSERT INTO entry VALUES(100,6,125919875188129793,1,20,'pot','',1797247701520);
INSERT INTO entry VALUES(100,7,125923640825872385,1,-10,'bet','',1797248135521);
INSERT INTO entry VALUES(100,8,125923640825872385,0,20,'win','',1797248717246);
INSERT INTO entry VALUES(100,9,125923640825872385,1,20,'pot','',1797248717246);
INSERT INTO entry VALUES(100,10,125931455279792129,1,-10,'bet','',1797249998632);
INSERT INTO entry VALUES(100,11,125931455279792129,0,-10,'loss','',1797250079479);
INSERT INTO entry VALUES(100,12,125933038285619201,1,-10,'bet','',1797250376050);
INSERT INTO entry VALUES(100,13,125933038285619201,0,20,'win','',1797250769970);
INSERT INTO entry VALUES(100,14,125933038285619201,1,20,'pot','',1797250769970);
INSERT INTO entry VALUES(100,15,125934961160093697,0,-10,'loss','',1797251387792);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(101,2,125916361523200023,1,-10,'bet','',1797246400000);
INSERT INTO entry VALUES(101,3,125916361523200023,0,20,'win','',1797246812083);
INSERT INTO entry VALUES(101,4,125916361523200023,1,20,'pot','',1797246812083);
INSERT INTO entry VALUES(101,5,125919875188129793,1,-10,'bet','',1797247237723);
INSERT INTO entry VALUES(101,6,125919875188129793,0,-10,'loss','',1797247701520);
INSERT INTO entry VALUES(101,7,125923640825872385,1,-10,'bet','',1797248135521);
INSERT INTO entry VALUES(101,8,125923640825872385,0,-10,'loss','',1797248717246);
INSERT INTO entry VALUES(101,9,125931455279792129,1,-10,'bet','',1797249998632);
INSERT INTO entry VALUES(101,10,125931455279792129,0,20,'win','',1797250019479);
INSERT INTO entry VALUES(101,11,125931455279792129,1,20,'pot','',1797250019479);
INSERT INTO entry VALUES(101,12,125933038285619201,1,-10,'bet','',1797250376050);
INSERT INTO entry VALUES(101,13,125933038285619201,0,-10,'loss','',1797250769970);
INSERT INTO entry VALUES(101,14,125934961160093697,0,20,'win','',1797251327792);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(108,2,125938488758501377,1,-10,'bet','',1797251675544);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(109,2,125938488758501377,1,-10,'bet','',1797251675544);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(110,2,125938488758501377,1,-10,'bet','',1797251675544);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(111,2,125938488758501377,1,-10,'bet','',1797251675544);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(112,2,125938644585283585,1,-10,'bet','',1797251712696);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(113,2,125938644585283585,1,-10,'bet','',1797251712696);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(114,2,125938644585283585,1,-10,'bet','',1797251712696);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(115,2,125938644585283585,1,-10,'bet','',1797251712696);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(116,2,125938644585283585,1,-10,'bet','',1797251712696);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(117,2,125938644585283585,1,-10,'bet','',1797251712696);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(118,2,125938644585283585,1,-10,'bet','',1797251712696);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(119,2,125938798944059393,1,-10,'bet','',1797251749498);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(120,2,125938798944059393,1,-10,'bet','',1797251749498);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(121,2,125938798944059393,1,-10,'bet','',1797251749498);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(122,2,125938798944059393,1,-10,'bet','',1797251749498);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(123,2,125938941151936513,1,-10,'bet','',1797251783403);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(124,2,125938941151936513,1,-10,'bet','',1797251783403);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(125,2,125938941151936513,1,-10,'bet','',1797251783403);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(126,2,125939080646098945,1,-10,'bet','',1797251816661);
INSERT INTO entry VALUES(126,3,125939080646098945,0,-10,'loss','',1797251916624);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(127,2,125939080646098945,1,-10,'bet','',1797251816661);
INSERT INTO entry VALUES(127,3,125939080646098945,0,20,'win','',1797251856624);
INSERT INTO entry VALUES(127,4,125939080646098945,1,20,'pot','',1797251856624);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(138,2,125940134787940353,1,-10,'bet','',1797252067988);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(139,2,125940134787940353,1,-10,'bet','',1797252067988);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(140,2,125940134787940353,1,-10,'bet','',1797252067988);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(141,2,125940289276739585,1,-10,'bet','',1797252104821);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(142,2,125940289276739585,1,-10,'bet','',1797252104821);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(143,2,125940432671604737,1,-10,'bet','',1797252139009);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(144,2,125940432671604737,1,-10,'bet','',1797252139009);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(145,2,125940432671604737,1,-10,'bet','',1797252139009);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(146,2,125940631640997889,1,-10,'bet','',1797252186447);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(147,2,125940631640997889,1,-10,'bet','',1797252186447);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(148,2,125940631640997889,1,-10,'bet','',1797252186447);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(149,2,125940631640997889,1,-10,'bet','',1797252186447);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(150,2,125940631640997889,1,-10,'bet','',1797252186447);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(151,2,125940804144332801,1,-10,'bet','',1797252227575);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(152,2,125940804144332801,1,-10,'bet','',1797252227575);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(188,2,0,1,-5,'cup','cup 1',1797246400000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1797246400000);
INSERT INTO entry VALUES(189,2,0,1,-5,'cup','cup 1',1797246400000);
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
INSERT INTO score VALUES(100,'exta-cards',125933038285619201,1797250769970,1797250769970,20,1,1);
INSERT INTO score VALUES(100,'exta-cards',125934961160093697,1797251327792,1797251387792,-10,1,-1);
INSERT INTO score VALUES(100,'extreme-last-card',125919875188129793,1797247701520,1797247701520,20,1,1);
INSERT INTO score VALUES(100,'last-one',125916361523200023,1797246812083,1797246812083,-10,1,-1);
INSERT INTO score VALUES(100,'palace',125923640825872385,1797248717246,1797248717246,20,1,1);
INSERT INTO score VALUES(100,'switch',125931455279792129,1797250019479,1797250079479,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',125933038285619201,1797250769970,1797250769970,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',125934961160093697,1797251327792,1797251327792,20,1,1);
INSERT INTO score VALUES(101,'extreme-last-card',125919875188129793,1797247701520,1797247701520,-10,1,-1);
INSERT INTO score VALUES(101,'last-one',125916361523200023,1797246812083,1797246812083,20,1,1);
INSERT INTO score VALUES(101,'palace',125923640825872385,1797248717246,1797248717246,-10,1,-1);
INSERT INTO score VALUES(101,'switch',125931455279792129,1797250019479,1797250019479,20,1,1);
INSERT INTO score VALUES(126,'exta-cards',125939080646098945,1797251856624,1797251916624,-10,1,-1);
INSERT INTO score VALUES(127,'exta-cards',125939080646098945,1797251856624,1797251856624,20,1,1);
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
INSERT INTO sanction VALUES(125916361523200000,0,189,'player89','',1797246400000,0,'kate','shouted',0,125916361523200000,'','');
INSERT INTO sanction VALUES(125916361523200003,1,189,'player89','',1797246400000,0,'kate','shouted',0,125916361523200003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(125916361523200002,1797246400000,'kate','ban','player89','shouted');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
, epoch INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO journal VALUES(1,0,125916361523200023,1,1797246400000,26000005,'move 1 play B9',1);
INSERT INTO journal VALUES(2,1,125916361523200023,2,1797246404177,26000006,'move 2 play J+4 color G',1);
INSERT INTO journal VALUES(3,2,125916361523200023,3,1797246407211,26000007,'move 1 take',1);
INSERT INTO journal VALUES(4,3,125916361523200023,4,1797246409862,26000008,'move 2 play GV',1);
INSERT INTO journal VALUES(5,4,125916361523200023,5,1797246413861,26000009,'move 2 draw',1);
INSERT INTO journal VALUES(6,5,125916361523200023,6,1797246417841,26000010,'move 1 play YV',1);
INSERT INTO journal VALUES(7,6,125916361523200023,7,1797246420382,26000011,'move 1 play Y+2',1);
INSERT INTO journal VALUES(8,7,125916361523200023,8,1797246480382,0,'timeout 2',1);
INSERT INTO journal VALUES(9,8,125916361523200023,9,1797246480382,0,'auto 2 take',1);
INSERT INTO journal VALUES(10,9,125916361523200023,10,1797246485152,26000012,'move 1 play YS',1);
INSERT INTO journal VALUES(11,10,125916361523200023,11,1797246488173,26000013,'move 1 play Y7',1);
INSERT INTO journal VALUES(12,11,125916361523200023,12,1797246491961,26000014,'move 2 play Y1',1);
INSERT INTO journal VALUES(13,12,125916361523200023,13,1797246496660,26000015,'move 1 draw',1);
INSERT INTO journal VALUES(14,13,125916361523200023,14,1797246501209,26000016,'move 2 play Y9',1);
INSERT INTO journal VALUES(15,14,125916361523200023,15,1797246502681,26000017,'move 1 draw',1);
INSERT INTO journal VALUES(16,15,125916361523200023,16,1797246562681,0,'timeout 2',1);
INSERT INTO journal VALUES(17,16,125916361523200023,17,1797246562681,0,'auto 2 play Y2',1);
INSERT INTO journal VALUES(18,17,125916361523200023,18,1797246562681,0,'hash 18cb8c3283af9a6badfaea8bbbbba7aa',1);
INSERT INTO journal VALUES(19,18,125916361523200023,19,1797246567082,26000018,'move 1 draw',1);
INSERT INTO journal VALUES(20,19,125916361523200023,20,1797246571659,26000019,'move 2 play Y6',1);
INSERT INTO journal VALUES(21,20,125916361523200023,21,1797246573538,26000020,'move 1 draw',1);
INSERT INTO journal VALUES(22,21,125916361523200023,22,1797246575384,26000021,'move 1 play J color G',1);
INSERT INTO journal VALUES(23,22,125916361523200023,23,1797246576771,26000022,'move 2 draw',1);
INSERT INTO journal VALUES(24,23,125916361523200023,24,1797246579382,26000023,'move 1 play GS',1);
INSERT INTO journal VALUES(25,24,125916361523200023,25,1797246582378,26000024,'move 1 play G0',1);
INSERT INTO journal VALUES(26,25,125916361523200023,26,1797246584523,26000025,'move 2 draw',1);
INSERT INTO journal VALUES(27,26,125916361523200023,27,1797246644523,0,'timeout 1',1);
INSERT INTO journal VALUES(28,27,125916361523200023,28,1797246644523,0,'auto 1 play R0',1);
INSERT INTO journal VALUES(29,28,125916361523200023,29,1797246648218,26000026,'move 2 draw',1);
INSERT INTO journal VALUES(30,29,125916361523200023,30,1797246650863,26000027,'move 1 play R5',1);
INSERT INTO journal VALUES(31,30,125916361523200023,31,1797246652052,26000028,'move 2 play Y5',1);
INSERT INTO journal VALUES(32,31,125916361523200023,32,1797246655626,26000029,'move 1 draw',1);
INSERT INTO journal VALUES(33,32,125916361523200023,33,1797246659641,26000030,'move 2 draw',1);
INSERT INTO journal VALUES(34,33,125916361523200023,34,1797246661944,26000031,'move 2 play Y5',1);
INSERT INTO journal VALUES(35,34,125916361523200023,35,1797246661944,0,'hash a9fd4edf1e02b64871481b255cd5d720',1);
INSERT INTO journal VALUES(36,35,125916361523200023,36,1797246664842,26000032,'move 1 draw',1);
INSERT INTO journal VALUES(37,36,125916361523200023,37,1797246667059,26000033,'move 1 play Y6',1);
INSERT INTO journal VALUES(38,37,125916361523200023,38,1797246668129,26000034,'move 2 play B6',1);
INSERT INTO journal VALUES(39,38,125916361523200023,39,1797246672980,26000035,'move 1 play B8',1);
INSERT INTO journal VALUES(40,39,125916361523200023,40,1797246676748,26000036,'move 2 play B3',1);
INSERT INTO journal VALUES(41,40,125916361523200023,41,1797246679962,26000037,'move 1 draw',1);
INSERT INTO journal VALUES(42,41,125916361523200023,42,1797246684439,26000038,'move 1 play J+4 color Y',1);
INSERT INTO journal VALUES(43,42,125916361523200023,43,1797246689380,26000039,'move 2 lie',1);
INSERT INTO journal VALUES(44,43,125916361523200023,44,1797246693364,26000040,'move 2 draw',1);
INSERT INTO journal VALUES(45,44,125916361523200023,45,1797246697959,26000041,'move 2 pass',1);
INSERT INTO journal VALUES(46,45,125916361523200023,46,1797246702233,26000042,'move 1 draw',1);
INSERT INTO journal VALUES(47,46,125916361523200023,47,1797246706223,26000043,'move 2 play Y3',1);
INSERT INTO journal VALUES(48,47,125916361523200023,48,1797246708287,26000044,'move 1 play G3',1);
INSERT INTO journal VALUES(49,48,125916361523200023,49,1797246712873,26000045,'move 2 draw',1);
INSERT INTO journal VALUES(50,49,125916361523200023,50,1797246714516,26000046,'move 2 play G8',1);
INSERT INTO journal VALUES(51,50,125916361523200023,51,1797246716006,26000047,'move 1 play R8',1);
INSERT INTO journal VALUES(52,51,125916361523200023,52,1797246716006,0,'hash 87797cd580864254bca3a4d342096747',1);
INSERT INTO journal VALUES(53,52,125916361523200023,53,1797246718535,26000048,'move 2 draw',1);
INSERT INTO journal VALUES(54,53,125916361523200023,54,1797246719784,26000049,'move 1 play R4',1);
INSERT INTO journal VALUES(55,54,125916361523200023,55,1797246724739,26000050,'move 2 play R5',1);
INSERT INTO journal VALUES(56,55,125916361523200023,56,1797246728946,26000051,'move 1 draw',1);
INSERT INTO journal VALUES(57,56,125916361523200023,57,1797246731312,26000052,'move 1 pass',1);
INSERT INTO journal VALUES(58,57,125916361523200023,58,1797246732463,26000053,'move 2 draw',1);
INSERT INTO journal VALUES(59,58,125916361523200023,59,1797246736023,26000054,'move 1 play R6',1);
INSERT INTO journal VALUES(60,59,125916361523200023,60,1797246739454,26000055,'move 2 draw',1);
INSERT INTO journal VALUES(61,60,125916361523200023,61,1797246782630,26000056,'move 1 draw',1);
INSERT INTO journal VALUES(62,61,125916361523200023,62,1797246785148,26000057,'move 1 play J color G',1);
INSERT INTO journal VALUES(63,62,125916361523200023,63,1797246789085,26000058,'move 2 play G9',1);
INSERT INTO journal VALUES(64,63,125916361523200023,64,1797246791331,26000059,'move 1 play G4',1);
INSERT INTO journal VALUES(65,64,125916361523200023,65,1797246793201,26000060,'move 2 draw',1);
INSERT INTO journal VALUES(66,65,125916361523200023,66,1797246796666,26000061,'move 2 pass',1);
INSERT INTO journal VALUES(67,66,125916361523200023,67,1797246798837,26000062,'move 1 play J+4 color B',1);
INSERT INTO journal VALUES(68,67,125916361523200023,68,1797246803554,26000063,'move 2 take',1);
INSERT INTO journal VALUES(69,68,125916361523200023,69,1797246803554,0,'hash bdac5ee6f76c88c7edb4ef8c62120311',1);
INSERT INTO journal VALUES(70,69,125916361523200023,70,1797246806068,26000064,'move 1 draw',1);
INSERT INTO journal VALUES(71,70,125916361523200023,71,1797246810049,26000065,'move 2 play B+2',1);
INSERT INTO journal VALUES(72,71,125916361523200023,72,1797246812083,26000066,'leave 1',1);
INSERT INTO journal VALUES(73,72,125916361523200023,73,1797246812083,0,'hash 38df042d8258a45df78e63b22588215f',1);
INSERT INTO journal VALUES(74,73,125916361523200023,74,1797246812083,26000067,'vote 2 1 forgive open',1);
INSERT INTO journal VALUES(75,0,125918345777119233,1,1797246873083,26000075,'move 1 color Y',1);
INSERT INTO journal VALUES(76,75,125918345777119233,2,1797246874414,26000076,'move 1 play Y2',1);
INSERT INTO journal VALUES(77,76,125918345777119233,3,1797246875505,26000077,'move 3 play Y4',1);
INSERT INTO journal VALUES(78,77,125918345777119233,4,1797246880059,0,'move 2 play Y+2',1);
INSERT INTO journal VALUES(79,78,125918345777119233,5,1797246885059,26000078,'move 1 take',1);
INSERT INTO journal VALUES(80,79,125918345777119233,6,1797246887116,26000079,'move 3 play Y+2',1);
INSERT INTO journal VALUES(81,80,125918345777119233,7,1797246889424,0,'move 2 take',1);
INSERT INTO journal VALUES(82,81,125918345777119233,8,1797246894424,26000080,'move 1 play Y9',1);
INSERT INTO journal VALUES(83,82,125918345777119233,9,1797246897319,26000081,'move 3 play J color G',1);
INSERT INTO journal VALUES(84,83,125918345777119233,10,1797246899595,0,'move 2 play G3',1);
INSERT INTO journal VALUES(85,84,125918345777119233,11,1797246904595,26000082,'move 1 play G1',1);
INSERT INTO journal VALUES(86,85,125918345777119233,12,1797246906559,26000083,'move 3 play GV',1);
INSERT INTO journal VALUES(87,86,125918345777119233,13,1797246910851,26000084,'move 1 play YV',1);
INSERT INTO journal VALUES(88,87,125918345777119233,14,1797246910851,0,'hash 87d28e86ef290a7b00718615ea63360c',1);
INSERT INTO journal VALUES(89,0,125918779929526273,1,1797246976593,26000096,'move 2 play B6',1);
INSERT INTO journal VALUES(90,89,125918779929526273,2,1797246979575,26000097,'move 1 play J+4 color G',1);
INSERT INTO journal VALUES(91,90,125918779929526273,3,1797246983344,26000098,'move 4 take',1);
INSERT INTO journal VALUES(92,91,125918779929526273,4,1797246984434,26000099,'move 3 play J+4 color B',1);
INSERT INTO journal VALUES(93,92,125918779929526273,5,1797246987361,26000100,'move 2 take',1);
INSERT INTO journal VALUES(94,93,125918779929526273,6,1797246989124,26000101,'move 1 draw',1);
INSERT INTO journal VALUES(95,94,125918779929526273,7,1797246992038,26000102,'leave 4',1);
INSERT INTO journal VALUES(96,95,125918779929526273,8,1797246992038,26000103,'move 3 draw',1);
INSERT INTO journal VALUES(97,96,125918779929526273,9,1797246994514,26000104,'move 2 play B4',1);
INSERT INTO journal VALUES(98,97,125918779929526273,10,1797246997013,26000105,'move 1 draw',1);
INSERT INTO journal VALUES(99,98,125918779929526273,11,1797247000459,26000106,'move 3 draw',1);
INSERT INTO journal VALUES(100,99,125918779929526273,12,1797247001672,26000107,'move 3 play B7',1);
INSERT INTO journal VALUES(101,100,125918779929526273,13,1797247003233,26000108,'move 2 draw',1);
INSERT INTO journal VALUES(102,101,125918779929526273,14,1797247006030,26000109,'move 2 play BV',1);
INSERT INTO journal VALUES(103,102,125918779929526273,15,1797247007384,26000110,'move 3 play B+2',1);
INSERT INTO journal VALUES(104,103,125918779929526273,16,1797247009106,26000111,'move 1 take',1);
INSERT INTO journal VALUES(105,104,125918779929526273,17,1797247009106,0,'hash 2fc3333fcc14b51275c8995047860386',1);
INSERT INTO journal VALUES(106,105,125918779929526273,18,1797247010133,26000112,'move 2 draw',1);
INSERT INTO journal VALUES(107,106,125918779929526273,19,1797247012282,26000113,'move 3 play B2',1);
INSERT INTO journal VALUES(108,107,125918779929526273,20,1797247014515,26000114,'move 1 draw',1);
INSERT INTO journal VALUES(109,108,125918779929526273,21,1797247017965,26000115,'move 2 play Y2',1);
INSERT INTO journal VALUES(110,109,125918779929526273,22,1797247019746,26000116,'move 3 play G2',1);
INSERT INTO journal VALUES(111,110,125918779929526273,23,1797247021627,26000117,'move 1 draw',1);
INSERT INTO journal VALUES(112,111,125918779929526273,24,1797247023128,26000118,'move 2 draw',1);
INSERT INTO journal VALUES(113,112,125918779929526273,25,1797247025937,26000119,'move 3 play G1',1);
INSERT INTO journal VALUES(114,113,125918779929526273,26,1797247028479,26000120,'move 1 play GS',1);
INSERT INTO journal VALUES(115,114,125918779929526273,27,1797247033410,26000121,'move 3 draw',1);
INSERT INTO journal VALUES(116,115,125918779929526273,28,1797247035474,26000122,'move 1 play G3',1);
INSERT INTO journal VALUES(117,116,125918779929526273,29,1797247038062,26000123,'move 2 draw',1);
INSERT INTO journal VALUES(118,117,125918779929526273,30,1797247040626,26000124,'move 2 pass',1);
INSERT INTO journal VALUES(119,118,125918779929526273,31,1797247042707,26000125,'move 3 play B3',1);
INSERT INTO journal VALUES(120,119,125918779929526273,32,1797247045692,26000126,'move 1 play B8',1);
INSERT INTO journal VALUES(121,120,125918779929526273,33,1797247047534,26000127,'move 2 play R8',1);
INSERT INTO journal VALUES(122,121,125918779929526273,34,1797247047534,0,'hash feb830abcc4479c58c71bea7113150ca',1);
INSERT INTO journal VALUES(123,122,125918779929526273,35,1797247048551,26000128,'move 3 play Y8',1);
INSERT INTO journal VALUES(124,123,125918779929526273,36,1797247052115,26000129,'move 1 play YV',1);
INSERT INTO journal VALUES(125,124,125918779929526273,37,1797247056922,26000130,'move 3 play Y4 last',1);
INSERT INTO journal VALUES(126,125,125918779929526273,38,1797247057952,26000131,'move 2 play Y5',1);
INSERT INTO journal VALUES(127,126,125918779929526273,39,1797247060907,26000132,'move 1 play G5',1);
INSERT INTO journal VALUES(128,127,125918779929526273,40,1797247065086,26000133,'move 3 draw',1);
INSERT INTO journal VALUES(129,128,125918779929526273,41,1797247068810,26000134,'move 2 draw',1);
INSERT INTO journal VALUES(130,129,125918779929526273,42,1797247072484,26000135,'move 2 play G7',1);
INSERT INTO journal VALUES(131,130,125918779929526273,43,1797247076657,26000136,'move 1 play GV',1);
INSERT INTO journal VALUES(132,131,125918779929526273,44,1797247080110,26000137,'move 2 play G6',1);
INSERT INTO journal VALUES(133,132,125918779929526273,45,1797247083187,26000138,'move 3 last',1);
INSERT INTO journal VALUES(134,133,125918779929526273,46,1797247086728,26000139,'move 3 draw',1);
INSERT INTO journal VALUES(135,134,125918779929526273,47,1797247090679,26000140,'move 3 play G0',1);
INSERT INTO journal VALUES(136,135,125918779929526273,48,1797247094426,26000141,'move 1 draw',1);
INSERT INTO journal VALUES(137,136,125918779929526273,49,1797247096052,26000142,'move 2 play G2',1);
INSERT INTO journal VALUES(138,137,125918779929526273,50,1797247098653,26000143,'move 3 draw',1);
INSERT INTO journal VALUES(139,138,125918779929526273,51,1797247098653,0,'hash cd4b9a685f6ed29b72cdcdd65c23e6be',1);
INSERT INTO journal VALUES(140,139,125918779929526273,52,1797247101842,26000144,'move 3 play J color B',1);
INSERT INTO journal VALUES(141,140,125918779929526273,53,1797247104620,26000145,'move 1 draw',1);
INSERT INTO journal VALUES(142,141,125918779929526273,54,1797247105638,26000146,'move 2 play B7',1);
INSERT INTO journal VALUES(143,142,125918779929526273,55,1797247107696,26000147,'move 3 play B0 last',1);
INSERT INTO journal VALUES(144,143,125918779929526273,56,1797247112112,26000148,'move 1 play Y0',1);
INSERT INTO journal VALUES(145,144,125918779929526273,57,1797247114482,26000149,'move 2 play Y6',1);
INSERT INTO journal VALUES(146,145,125918779929526273,58,1797247117668,26000150,'move 3 draw',1);
INSERT INTO journal VALUES(147,146,125918779929526273,59,1797247120005,26000151,'move 3 play Y3 last',1);
INSERT INTO journal VALUES(148,147,125918779929526273,60,1797247124159,26000152,'move 1 play Y4',1);
INSERT INTO journal VALUES(149,148,125918779929526273,61,1797247125244,26000153,'move 2 play Y6',1);
INSERT INTO journal VALUES(150,149,125918779929526273,62,1797247127134,26000154,'move 3 draw',1);
INSERT INTO journal VALUES(151,150,125918779929526273,63,1797247131674,26000155,'move 1 draw',1);
INSERT INTO journal VALUES(152,151,125918779929526273,64,1797247134198,26000156,'move 1 pass',1);
INSERT INTO journal VALUES(153,152,125918779929526273,65,1797247136753,26000157,'move 2 draw',1);
INSERT INTO journal VALUES(154,153,125918779929526273,66,1797247138067,26000158,'move 3 last',1);
INSERT INTO journal VALUES(155,154,125918779929526273,67,1797247139747,26000159,'leave 1',1);
INSERT INTO journal VALUES(156,155,125918779929526273,68,1797247139747,0,'hash 9ccc29cba27756192a5a49454ffe776c',1);
INSERT INTO journal VALUES(157,156,125918779929526273,69,1797247139747,26000161,'move 3 draw',1);
INSERT INTO journal VALUES(158,157,125918779929526273,70,1797247141305,26000162,'move 2 draw',1);
INSERT INTO journal VALUES(159,158,125918779929526273,71,1797247146060,26000163,'move 3 draw',1);
INSERT INTO journal VALUES(160,159,125918779929526273,72,1797247148303,26000164,'move 2 draw',1);
INSERT INTO journal VALUES(161,160,125918779929526273,73,1797247149488,26000165,'move 2 play J+4 color B',1);
INSERT INTO journal VALUES(162,161,125918779929526273,74,1797247154317,26000166,'move 3 take',1);
INSERT INTO journal VALUES(163,162,125918779929526273,75,1797247157042,26000167,'move 2 play B9',1);
INSERT INTO journal VALUES(164,163,125918779929526273,76,1797247159233,26000168,'move 3 draw',1);
INSERT INTO journal VALUES(165,164,125918779929526273,77,1797247162759,26000169,'move 3 play BS',1);
INSERT INTO journal VALUES(166,165,125918779929526273,78,1797247164029,26000170,'move 3 play B2',1);
INSERT INTO journal VALUES(167,166,125918779929526273,79,1797247168565,26000171,'move 2 draw',1);
INSERT INTO journal VALUES(168,167,125918779929526273,80,1797247173068,26000172,'move 3 play B9',1);
INSERT INTO journal VALUES(169,168,125918779929526273,81,1797247176723,26000173,'leave 3',1);
INSERT INTO journal VALUES(170,169,125918779929526273,82,1797247176723,0,'hash c3ff36a6833463b906782aedb5a67d11',1);
INSERT INTO journal VALUES(171,0,125919875188129793,1,1797247237723,26000181,'move 1 play 8S 8D',1);
INSERT INTO journal VALUES(172,171,125919875188129793,2,1797247241588,26000182,'move 2 play QD QH',1);
INSERT INTO journal VALUES(173,172,125919875188129793,3,1797247243497,26000183,'move 1 play 9H last',1);
INSERT INTO journal VALUES(174,173,125919875188129793,4,1797247247730,26000184,'move 2 play 5H',1);
INSERT INTO journal VALUES(175,174,125919875188129793,5,1797247251583,26000185,'move 1 take',1);
INSERT INTO journal VALUES(176,175,125919875188129793,6,1797247254219,26000186,'move 2 play 2H',1);
INSERT INTO journal VALUES(177,176,125919875188129793,7,1797247259013,26000187,'move 1 take',1);
INSERT INTO journal VALUES(178,177,125919875188129793,8,1797247260519,26000188,'move 2 draw',1);
INSERT INTO journal VALUES(179,178,125919875188129793,9,1797247263705,26000189,'move 1 play 6H',1);
INSERT INTO journal VALUES(180,179,125919875188129793,10,1797247264864,26000190,'move 2 draw',1);
INSERT INTO journal VALUES(181,180,125919875188129793,11,1797247268417,26000191,'move 1 play 10H',1);
INSERT INTO journal VALUES(182,181,125919875188129793,12,1797247272032,26000192,'move 1 play 3H',1);
INSERT INTO journal VALUES(183,182,125919875188129793,13,1797247273497,26000193,'move 2 draw',1);
INSERT INTO journal VALUES(184,183,125919875188129793,14,1797247278126,26000194,'move 1 draw',1);
INSERT INTO journal VALUES(185,184,125919875188129793,15,1797247280784,26000195,'move 2 draw',1);
INSERT INTO journal VALUES(186,185,125919875188129793,16,1797247283721,26000196,'move 1 draw',1);
INSERT INTO journal VALUES(187,186,125919875188129793,17,1797247283721,0,'hash db02f09d38d48501da3cfeb5ec3119d6',1);
INSERT INTO journal VALUES(188,187,125919875188129793,18,1797247286195,26000197,'move 2 play JH',1);
INSERT INTO journal VALUES(189,188,125919875188129793,19,1797247288705,26000198,'move 1 play JD',1);
INSERT INTO journal VALUES(190,189,125919875188129793,20,1797247292595,26000199,'move 2 play 9D 9S',1);
INSERT INTO journal VALUES(191,190,125919875188129793,21,1797247293651,26000200,'move 1 play 2S',1);
INSERT INTO journal VALUES(192,191,125919875188129793,22,1797247297471,26000201,'move 2 take',1);
INSERT INTO journal VALUES(193,192,125919875188129793,23,1797247299944,26000202,'move 1 draw',1);
INSERT INTO journal VALUES(194,193,125919875188129793,24,1797247301746,26000203,'move 2 play 4S 5S',1);
INSERT INTO journal VALUES(195,194,125919875188129793,25,1797247306398,26000204,'move 1 take',1);
INSERT INTO journal VALUES(196,195,125919875188129793,26,1797247310468,26000205,'move 2 draw',1);
INSERT INTO journal VALUES(197,196,125919875188129793,27,1797247314053,26000206,'move 1 play AD suit S',1);
INSERT INTO journal VALUES(198,197,125919875188129793,28,1797247317367,26000207,'move 2 draw',1);
INSERT INTO journal VALUES(199,198,125919875188129793,29,1797247320855,26000208,'move 1 play JOKER suit C',1);
INSERT INTO journal VALUES(200,199,125919875188129793,30,1797247322111,26000209,'move 2 play 7C 6C',1);
INSERT INTO journal VALUES(201,200,125919875188129793,31,1797247324779,26000210,'move 1 play KC',1);
INSERT INTO journal VALUES(202,201,125919875188129793,32,1797247327694,26000211,'move 2 play 3C 3D',1);
INSERT INTO journal VALUES(203,202,125919875188129793,33,1797247329905,26000212,'move 1 play 5D 5C',1);
INSERT INTO journal VALUES(204,203,125919875188129793,34,1797247329905,0,'hash 6fe05603a5cd154cf837fbd83266fc80',1);
INSERT INTO journal VALUES(205,204,125919875188129793,35,1797247331560,26000213,'move 2 take',1);
INSERT INTO journal VALUES(206,205,125919875188129793,36,1797247336427,26000214,'move 1 play 8C 9C 10C',1);
INSERT INTO journal VALUES(207,206,125919875188129793,37,1797247339992,26000215,'move 1 play 2C',1);
INSERT INTO journal VALUES(208,207,125919875188129793,38,1797247341332,26000216,'move 2 take',1);
INSERT INTO journal VALUES(209,208,125919875188129793,39,1797247344935,26000217,'move 1 draw',1);
INSERT INTO journal VALUES(210,209,125919875188129793,40,1797247404935,0,'timeout 2',1);
INSERT INTO journal VALUES(211,210,125919875188129793,41,1797247404935,0,'auto 2 play 2D',1);
INSERT INTO journal VALUES(212,211,125919875188129793,42,1797247407209,26000218,'move 1 take',1);
INSERT INTO journal VALUES(213,212,125919875188129793,43,1797247410993,26000219,'move 2 play 6D',1);
INSERT INTO journal VALUES(214,213,125919875188129793,44,1797247470993,0,'timeout 1',1);
INSERT INTO journal VALUES(215,214,125919875188129793,45,1797247470993,0,'auto 1 play 7D 7S',1);
INSERT INTO journal VALUES(216,215,125919875188129793,46,1797247475258,26000220,'move 2 play 10S JS',1);
INSERT INTO journal VALUES(217,216,125919875188129793,47,1797247535258,0,'timeout 1',1);
INSERT INTO journal VALUES(218,217,125919875188129793,48,1797247535258,0,'auto 1 draw',1);
INSERT INTO journal VALUES(219,218,125919875188129793,49,1797247540006,26000221,'move 2 play JC',1);
INSERT INTO journal VALUES(220,219,125919875188129793,50,1797247542239,0,'auto 1 play 4C 4H',1);
INSERT INTO journal VALUES(221,220,125919875188129793,51,1797247542239,0,'hash 5daf7e5ad26e120ebf73d842e05fad0e',1);
INSERT INTO journal VALUES(222,221,125919875188129793,52,1797247547239,26000222,'move 2 play 8H',1);
INSERT INTO journal VALUES(223,222,125919875188129793,53,1797247549393,0,'auto 1 draw',1);
INSERT INTO journal VALUES(224,223,125919875188129793,54,1797247609393,0,'timeout 2',1);
INSERT INTO journal VALUES(225,224,125919875188129793,55,1797247609393,0,'auto 2 draw',1);
INSERT INTO journal VALUES(226,225,125919875188129793,56,1797247615393,0,'auto 1 play AH suit D',1);
INSERT INTO journal VALUES(227,226,125919875188129793,57,1797247615393,26000223,'move 2 play KD',1);
INSERT INTO journal VALUES(228,227,125919875188129793,58,1797247618682,0,'auto 1 play 10D',1);
INSERT INTO journal VALUES(229,228,125919875188129793,59,1797247623682,0,'auto 1 play 4D last',1);
INSERT INTO journal VALUES(230,229,125919875188129793,60,1797247623682,26000224,'move 2 play QC last',1);
INSERT INTO journal VALUES(231,230,125919875188129793,61,1797247626771,0,'auto 1 draw',1);
INSERT INTO journal VALUES(232,231,125919875188129793,62,1797247631771,26000225,'move 2 draw',1);
INSERT INTO journal VALUES(233,232,125919875188129793,63,1797247635520,0,'auto 1 play AC suit S last',1);
INSERT INTO journal VALUES(234,233,125919875188129793,64,1797247695520,0,'timeout 2',1);
INSERT INTO journal VALUES(235,234,125919875188129793,65,1797247695520,0,'auto 2 play 3S last',1);
INSERT INTO journal VALUES(236,235,125919875188129793,66,1797247701520,0,'auto 1 play KS',1);
INSERT INTO journal VALUES(237,236,125919875188129793,67,1797247701520,0,'hash 14fec400ab8a9d9849ac6b5dc27b474e',1);
INSERT INTO journal VALUES(238,0,125922076346286081,1,1797247764278,0,'move 2 play 8C to 3',1);
INSERT INTO journal VALUES(239,238,125922076346286081,2,1797247767520,26000233,'move 3 play 9C',1);
INSERT INTO journal VALUES(240,239,125922076346286081,3,1797247769074,26000234,'move 1 play AS suit H',1);
INSERT INTO journal VALUES(241,240,125922076346286081,4,1797247770789,0,'move 2 play AD suit D',1);
INSERT INTO journal VALUES(242,241,125922076346286081,5,1797247775515,26000235,'move 3 play JOKER suit C',1);
INSERT INTO journal VALUES(243,242,125922076346286081,6,1797247776762,26000236,'move 1 play JOKER suit H',1);
INSERT INTO journal VALUES(244,243,125922076346286081,7,1797247778583,0,'move 2 draw',1);
INSERT INTO journal VALUES(245,244,125922076346286081,8,1797247783583,26000237,'move 3 play 2H',1);
INSERT INTO journal VALUES(246,245,125922076346286081,9,1797247787342,26000238,'move 1 take',1);
INSERT INTO journal VALUES(247,246,125922076346286081,10,1797247789999,0,'move 2 draw',1);
INSERT INTO journal VALUES(248,247,125922076346286081,11,1797247794999,26000239,'leave 1',1);
INSERT INTO journal VALUES(249,248,125922076346286081,12,1797247794999,26000241,'move 3 play 7H 7C',1);
INSERT INTO journal VALUES(250,249,125922076346286081,13,1797247797852,0,'move 2 play 3C 4C',1);
INSERT INTO journal VALUES(251,250,125922076346286081,14,1797247802852,26000242,'move 3 play JC last',1);
INSERT INTO journal VALUES(252,251,125922076346286081,15,1797247806086,0,'move 2 play JS',1);
INSERT INTO journal VALUES(253,252,125922076346286081,16,1797247811086,26000243,'move 3 play 3S',1);
INSERT INTO journal VALUES(254,253,125922076346286081,17,1797247811086,0,'hash 398c87487a619671335f406c6a9b2ace',1);
INSERT INTO journal VALUES(255,0,125922552936660993,1,1797247876148,26000253,'move 4 play AC AH suit S',1);
INSERT INTO journal VALUES(256,255,125922552936660993,2,1797247877810,26000254,'move 1 play AD suit H',1);
INSERT INTO journal VALUES(257,256,125922552936660993,3,1797247878944,26000255,'move 2 play JOKER suit S',1);
INSERT INTO journal VALUES(258,257,125922552936660993,4,1797247882230,26000256,'move 3 play 9S 10S',1);
INSERT INTO journal VALUES(259,258,125922552936660993,5,1797247884137,26000257,'move 1 play 3S',1);
INSERT INTO journal VALUES(260,259,125922552936660993,6,1797247887056,26000258,'move 2 play 3D 3C',1);
INSERT INTO journal VALUES(261,260,125922552936660993,7,1797247888171,26000259,'move 3 draw',1);
INSERT INTO journal VALUES(262,261,125922552936660993,8,1797247889694,26000260,'move 4 play 4C',1);
INSERT INTO journal VALUES(263,262,125922552936660993,9,1797247891137,26000261,'move 1 play 8D to 2',1);
INSERT INTO journal VALUES(264,263,125922552936660993,10,1797247892964,26000262,'move 2 play 5D',1);
INSERT INTO journal VALUES(265,264,125922552936660993,11,1797247894219,26000263,'move 3 take',1);
INSERT INTO journal VALUES(266,265,125922552936660993,12,1797247895299,26000264,'move 4 play 5S',1);
INSERT INTO journal VALUES(267,266,125922552936660993,13,1797247896979,26000265,'move 1 take',1);
INSERT INTO journal VALUES(268,267,125922552936660993,14,1797247899753,26000266,'move 2 draw',1);
INSERT INTO journal VALUES(269,268,125922552936660993,15,1797247901349,26000267,'move 3 play QS',1);
INSERT INTO journal VALUES(270,269,125922552936660993,16,1797247903994,26000268,'move 4 play QC QH',1);
INSERT INTO journal VALUES(271,270,125922552936660993,17,1797247903994,0,'hash 35b4eee775f13a555c113eb0a7dd6710',1);
INSERT INTO journal VALUES(272,271,125922552936660993,18,1797247908638,26000269,'move 1 play 9H 9D',1);
INSERT INTO journal VALUES(273,272,125922552936660993,19,1797247968638,0,'timeout 2',1);
INSERT INTO journal VALUES(274,273,125922552936660993,20,1797247968638,0,'auto 2 play JD',1);
INSERT INTO journal VALUES(275,274,125922552936660993,21,1797247973505,26000270,'move 1 play 2D',1);
INSERT INTO journal VALUES(276,275,125922552936660993,22,1797247976898,26000271,'move 4 take',1);
INSERT INTO journal VALUES(277,276,125922552936660993,23,1797247978528,26000272,'move 3 play AS suit H',1);
INSERT INTO journal VALUES(278,277,125922552936660993,24,1797247979956,26000273,'move 2 play 10H 10C',1);
INSERT INTO journal VALUES(279,278,125922552936660993,25,1797247984709,26000274,'move 4 draw',1);
INSERT INTO journal VALUES(280,279,125922552936660993,26,1797248044709,0,'timeout 3',1);
INSERT INTO journal VALUES(281,280,125922552936660993,27,1797248044709,0,'auto 3 play KC KD',1);
INSERT INTO journal VALUES(282,281,125922552936660993,28,1797248048965,26000275,'move 2 draw',1);
INSERT INTO journal VALUES(283,282,125922552936660993,29,1797248050566,26000276,'move 1 play KS',1);
INSERT INTO journal VALUES(284,283,125922552936660993,30,1797248053901,26000277,'move 4 play JS',1);
INSERT INTO journal VALUES(285,284,125922552936660993,31,1797248056403,26000278,'move 1 draw',1);
INSERT INTO journal VALUES(286,285,125922552936660993,32,1797248060903,26000279,'move 2 play 4S',1);
INSERT INTO journal VALUES(287,286,125922552936660993,33,1797248062975,26000280,'move 3 play 7C 7D',1);
INSERT INTO journal VALUES(288,287,125922552936660993,34,1797248062975,0,'hash cc5487700e9d2e769134149c19a09697',1);
INSERT INTO journal VALUES(289,288,125922552936660993,35,1797248066362,26000281,'move 4 play 7H',1);
INSERT INTO journal VALUES(290,289,125922552936660993,36,1797248070243,26000282,'move 1 play 6H 6C',1);
INSERT INTO journal VALUES(291,290,125922552936660993,37,1797248073507,26000283,'move 2 play 8C to 4',1);
INSERT INTO journal VALUES(292,291,125922552936660993,38,1797248073507,0,'hash 1228181627663f605ce87b9d158a001c',1);
INSERT INTO journal VALUES(293,0,125923640825872385,1,1797248135521,26000292,'move 1 keep 5D 5C KC',1);
INSERT INTO journal VALUES(294,293,125923640825872385,2,1797248176726,26000293,'move 2 keep 9H 9S 3C',1);
INSERT INTO journal VALUES(295,294,125923640825872385,3,1797248180856,26000294,'move 1 play 6S',1);
INSERT INTO journal VALUES(296,295,125923640825872385,4,1797248184329,26000295,'move 2 play 2H',1);
INSERT INTO journal VALUES(297,296,125923640825872385,5,1797248189209,26000296,'move 1 play 8H',1);
INSERT INTO journal VALUES(298,297,125923640825872385,6,1797248191556,26000297,'move 2 take',1);
INSERT INTO journal VALUES(299,298,125923640825872385,7,1797248251556,0,'timeout 1',1);
INSERT INTO journal VALUES(300,299,125923640825872385,8,1797248251556,0,'auto 1 play 6C',1);
INSERT INTO journal VALUES(301,300,125923640825872385,9,1797248254664,26000298,'move 2 take',1);
INSERT INTO journal VALUES(302,301,125923640825872385,10,1797248256098,26000299,'move 1 play 8C',1);
INSERT INTO journal VALUES(303,302,125923640825872385,11,1797248316098,0,'timeout 2',1);
INSERT INTO journal VALUES(304,303,125923640825872385,12,1797248316098,0,'auto 2 play 8D 8H',1);
INSERT INTO journal VALUES(305,304,125923640825872385,13,1797248321508,26000300,'move 1 take',1);
INSERT INTO journal VALUES(306,305,125923640825872385,14,1797248325622,26000301,'move 2 play 6S 6C',1);
INSERT INTO journal VALUES(307,306,125923640825872385,15,1797248327286,26000302,'move 1 play 8C',1);
INSERT INTO journal VALUES(308,307,125923640825872385,16,1797248331841,26000303,'move 2 play 2H',1);
INSERT INTO journal VALUES(309,308,125923640825872385,17,1797248331841,0,'hash 9912f321f75c4ee9dd128682212d49c8',1);
INSERT INTO journal VALUES(310,309,125923640825872385,18,1797248336235,26000304,'move 1 play 8D',1);
INSERT INTO journal VALUES(311,310,125923640825872385,19,1797248340661,26000305,'move 2 play QD',1);
INSERT INTO journal VALUES(312,311,125923640825872385,20,1797248400661,0,'timeout 1',1);
INSERT INTO journal VALUES(313,312,125923640825872385,21,1797248400661,0,'auto 1 play QC',1);
INSERT INTO journal VALUES(314,313,125923640825872385,22,1797248405976,26000306,'move 2 play AH',1);
INSERT INTO journal VALUES(315,314,125923640825872385,23,1797248408471,26000307,'move 1 take',1);
INSERT INTO journal VALUES(316,315,125923640825872385,24,1797248411755,26000308,'move 2 play 2C',1);
INSERT INTO journal VALUES(317,316,125923640825872385,25,1797248413939,26000309,'move 1 play 4D',1);
INSERT INTO journal VALUES(318,317,125923640825872385,26,1797248416613,26000310,'move 2 play 4H',1);
INSERT INTO journal VALUES(319,318,125923640825872385,27,1797248476613,0,'timeout 1',1);
INSERT INTO journal VALUES(320,319,125923640825872385,28,1797248476613,0,'auto 1 play 6S 6C',1);
INSERT INTO journal VALUES(321,320,125923640825872385,29,1797248479240,26000311,'move 2 play 8S',1);
INSERT INTO journal VALUES(322,321,125923640825872385,30,1797248480744,26000312,'move 1 play 8H 8C 8D',1);
INSERT INTO journal VALUES(323,322,125923640825872385,31,1797248540744,0,'timeout 1',1);
INSERT INTO journal VALUES(324,323,125923640825872385,32,1797248540744,0,'auto 1 play JS',1);
INSERT INTO journal VALUES(325,324,125923640825872385,33,1797248545350,26000313,'move 2 play JC',1);
INSERT INTO journal VALUES(326,325,125923640825872385,34,1797248545350,0,'hash 933b11ecd4de24f5aa2e10b818a3be1b',1);
INSERT INTO journal VALUES(327,326,125923640825872385,35,1797248549456,26000314,'move 1 play QD QC',1);
INSERT INTO journal VALUES(328,327,125923640825872385,36,1797248590544,26000315,'move 2 take',1);
INSERT INTO journal VALUES(329,328,125923640825872385,37,1797248595234,26000316,'move 1 play 6D',1);
INSERT INTO journal VALUES(330,329,125923640825872385,38,1797248597064,26000317,'move 2 play QD QC',1);
INSERT INTO journal VALUES(331,330,125923640825872385,39,1797248598843,26000318,'move 1 take',1);
INSERT INTO journal VALUES(332,331,125923640825872385,40,1797248601550,26000319,'move 2 play JS JC',1);
INSERT INTO journal VALUES(333,332,125923640825872385,41,1797248604151,26000320,'move 1 play JH',1);
INSERT INTO journal VALUES(334,333,125923640825872385,42,1797248606103,26000321,'move 2 play KD',1);
INSERT INTO journal VALUES(335,334,125923640825872385,43,1797248607197,26000322,'move 1 play AH',1);
INSERT INTO journal VALUES(336,335,125923640825872385,44,1797248610602,26000323,'move 2 play 7D',1);
INSERT INTO journal VALUES(337,336,125923640825872385,45,1797248614961,26000324,'move 1 play 6D',1);
INSERT INTO journal VALUES(338,337,125923640825872385,46,1797248619887,26000325,'move 2 play KH',1);
INSERT INTO journal VALUES(339,338,125923640825872385,47,1797248622518,26000326,'move 1 play 2H',1);
INSERT INTO journal VALUES(340,339,125923640825872385,48,1797248625550,26000327,'move 2 play 3D',1);
INSERT INTO journal VALUES(341,340,125923640825872385,49,1797248626839,26000328,'move 1 play 10H',1);
INSERT INTO journal VALUES(342,341,125923640825872385,50,1797248630051,26000329,'move 1 play QD QS',1);
INSERT INTO journal VALUES(343,342,125923640825872385,51,1797248630051,0,'hash 6ba5115c208b49bcebf595804ee0c84d',1);
INSERT INTO journal VALUES(344,343,125923640825872385,52,1797248633408,26000330,'move 2 play 10C',1);
INSERT INTO journal VALUES(345,344,125923640825872385,53,1797248634944,26000331,'move 2 play 9C',1);
INSERT INTO journal VALUES(346,345,125923640825872385,54,1797248638821,26000332,'move 1 play 7S',1);
INSERT INTO journal VALUES(347,346,125923640825872385,55,1797248641216,26000333,'move 2 play 10S',1);
INSERT INTO journal VALUES(348,347,125923640825872385,56,1797248643688,26000334,'move 2 play 9D',1);
INSERT INTO journal VALUES(349,348,125923640825872385,57,1797248648123,26000335,'move 1 play QC QH',1);
INSERT INTO journal VALUES(350,349,125923640825872385,58,1797248650685,26000336,'move 2 play 7C',1);
INSERT INTO journal VALUES(351,350,125923640825872385,59,1797248652792,26000337,'move 1 play 5H',1);
INSERT INTO journal VALUES(352,351,125923640825872385,60,1797248712792,0,'timeout 1',1);
INSERT INTO journal VALUES(353,352,125923640825872385,61,1797248712792,0,'auto 1 play JD',1);
INSERT INTO journal VALUES(354,353,125923640825872385,62,1797248717246,26000338,'move 2 take',1);
INSERT INTO journal VALUES(355,354,125923640825872385,63,1797248717246,0,'hash 0cdacb7ae4fb7a2f015c8bcdf3994608',1);
INSERT INTO journal VALUES(356,0,125926356742569985,1,1797248783046,26000346,'move 1 keep 2C 2H AS',1);
INSERT INTO journal VALUES(357,356,125926356742569985,2,1797248786313,26000347,'move 2 keep 10D 7S QC',1);
INSERT INTO journal VALUES(358,357,125926356742569985,3,1797248786313,0,'move 3 keep 10C 7D JD',1);
INSERT INTO journal VALUES(359,358,125926356742569985,4,1797248791140,26000348,'move 1 play 3C',1);
INSERT INTO journal VALUES(360,359,125926356742569985,5,1797248794430,26000349,'move 2 play 4C',1);
INSERT INTO journal VALUES(361,360,125926356742569985,6,1797248796312,0,'move 3 play 4S 4D',1);
INSERT INTO journal VALUES(362,361,125926356742569985,7,1797248801292,26000350,'move 1 play 4H',1);
INSERT INTO journal VALUES(363,362,125926356742569985,8,1797248804513,26000351,'move 1 play 9D 9C',1);
INSERT INTO journal VALUES(364,363,125926356742569985,9,1797248805758,26000352,'move 2 play QH',1);
INSERT INTO journal VALUES(365,364,125926356742569985,10,1797248807116,0,'move 3 play QS',1);
INSERT INTO journal VALUES(366,365,125926356742569985,11,1797248811792,26000353,'move 1 play KS',1);
INSERT INTO journal VALUES(367,366,125926356742569985,12,1797248815829,26000354,'move 2 play KC',1);
INSERT INTO journal VALUES(368,367,125926356742569985,13,1797248819494,0,'move 3 play 5D',1);
INSERT INTO journal VALUES(369,368,125926356742569985,14,1797248824494,26000355,'move 2 play 6S',1);
INSERT INTO journal VALUES(370,369,125926356742569985,15,1797248826921,26000356,'move 1 play 6C',1);
INSERT INTO journal VALUES(371,370,125926356742569985,16,1797248828582,0,'move 3 play 6H',1);
INSERT INTO journal VALUES(372,371,125926356742569985,17,1797248828582,0,'hash a0716de0f0cf863d78688255477bd0df',1);
INSERT INTO journal VALUES(373,372,125926356742569985,18,1797248833582,26000357,'move 2 play 8S',1);
INSERT INTO journal VALUES(374,373,125926356742569985,19,1797248834805,26000358,'move 1 play 9H',1);
INSERT INTO journal VALUES(375,374,125926356742569985,20,1797248839588,0,'move 3 play AD',1);
INSERT INTO journal VALUES(376,375,125926356742569985,21,1797248844588,26000359,'move 2 play 5S',1);
INSERT INTO journal VALUES(377,376,125926356742569985,22,1797248848608,0,'move 3 play 8C',1);
INSERT INTO journal VALUES(378,377,125926356742569985,23,1797248853608,26000360,'move 1 play AH',1);
INSERT INTO journal VALUES(379,378,125926356742569985,24,1797248855281,26000361,'move 2 play 7H',1);
INSERT INTO journal VALUES(380,379,125926356742569985,25,1797248857100,0,'move 3 play 3H',1);
INSERT INTO journal VALUES(381,380,125926356742569985,26,1797248862100,26000362,'move 1 play 3D',1);
INSERT INTO journal VALUES(382,381,125926356742569985,27,1797248863126,26000363,'move 2 play 8H',1);
INSERT INTO journal VALUES(383,382,125926356742569985,28,1797248865182,0,'move 3 play JC',1);
INSERT INTO journal VALUES(384,383,125926356742569985,29,1797248870182,26000364,'move 1 play 5H',1);
INSERT INTO journal VALUES(385,384,125926356742569985,30,1797248874815,0,'move 3 play QD',1);
INSERT INTO journal VALUES(386,385,125926356742569985,31,1797248879815,26000365,'move 2 take',1);
INSERT INTO journal VALUES(387,386,125926356742569985,32,1797248882690,26000366,'move 1 play 9S',1);
INSERT INTO journal VALUES(388,387,125926356742569985,33,1797248887253,0,'move 3 play 5C',1);
INSERT INTO journal VALUES(389,388,125926356742569985,34,1797248887253,0,'hash aeb665a5d22609b5d7ec757264e93187',1);
INSERT INTO journal VALUES(390,389,125926356742569985,35,1797248892253,26000367,'move 1 play 2S',1);
INSERT INTO journal VALUES(391,390,125926356742569985,36,1797248896517,26000368,'move 2 play 3H 3D',1);
INSERT INTO journal VALUES(392,391,125926356742569985,37,1797248897642,0,'move 3 play JD',1);
INSERT INTO journal VALUES(393,392,125926356742569985,38,1797248902642,26000369,'move 1 play AS',1);
INSERT INTO journal VALUES(394,393,125926356742569985,39,1797248905961,26000370,'move 2 play AD AH',1);
INSERT INTO journal VALUES(395,394,125926356742569985,40,1797248908088,0,'move 3 play 7D',1);
INSERT INTO journal VALUES(396,395,125926356742569985,41,1797248913088,26000371,'move 1 play 2C',1);
INSERT INTO journal VALUES(397,396,125926356742569985,42,1797248916505,26000372,'move 2 play 6S 6C 6H',1);
INSERT INTO journal VALUES(398,397,125926356742569985,43,1797248919857,0,'move 3 play 10C',1);
INSERT INTO journal VALUES(399,398,125926356742569985,44,1797248924857,0,'move 3 flip 1',1);
INSERT INTO journal VALUES(400,399,125926356742569985,45,1797248924857,26000373,'move 1 play 2H',1);
INSERT INTO journal VALUES(401,400,125926356742569985,46,1797248927379,26000374,'move 2 play 8D 8S 8C 8H',1);
INSERT INTO journal VALUES(402,401,125926356742569985,47,1797248932212,26000375,'move 2 play 9D 9C 9H',1);
INSERT INTO journal VALUES(403,402,125926356742569985,48,1797248936937,0,'move 3 flip 1',1);
INSERT INTO journal VALUES(404,403,125926356742569985,49,1797248941937,26000376,'move 1 flip 1',1);
INSERT INTO journal VALUES(405,404,125926356742569985,50,1797248945645,26000377,'move 2 play KS KC',1);
INSERT INTO journal VALUES(406,405,125926356742569985,51,1797248945645,0,'hash 5cc7bdf6d835f064f50e9993c5cc96ab',1);
INSERT INTO journal VALUES(407,406,125926356742569985,52,1797248950071,0,'move 3 take',1);
INSERT INTO journal VALUES(408,407,125926356742569985,53,1797248955071,26000378,'move 1 flip 1',1);
INSERT INTO journal VALUES(409,408,125926356742569985,54,1797248959816,26000379,'move 2 play 5D',1);
INSERT INTO journal VALUES(410,409,125926356742569985,55,1797248964018,26000380,'move 1 flip 1',1);
INSERT INTO journal VALUES(411,410,125926356742569985,56,1797248965650,0,'move 3 play 6D',1);
INSERT INTO journal VALUES(412,411,125926356742569985,57,1797248970542,26000381,'move 2 play JS JH JC',1);
INSERT INTO journal VALUES(413,412,125926356742569985,58,1797248972612,0,'move 3 play KH KS KC',1);
INSERT INTO journal VALUES(414,413,125926356742569985,59,1797248977535,26000382,'move 2 play 5S',1);
INSERT INTO journal VALUES(415,414,125926356742569985,60,1797248980301,26000383,'move 2 play QH QS QD',1);
INSERT INTO journal VALUES(416,415,125926356742569985,61,1797248982328,0,'move 3 take',1);
INSERT INTO journal VALUES(417,416,125926356742569985,62,1797248986578,26000384,'move 2 play 5H',1);
INSERT INTO journal VALUES(418,417,125926356742569985,63,1797248990282,26000385,'move 2 play 7H',1);
INSERT INTO journal VALUES(419,418,125926356742569985,64,1797248993980,0,'move 3 play 6D',1);
INSERT INTO journal VALUES(420,419,125926356742569985,65,1797248998980,26000386,'move 2 play QC',1);
INSERT INTO journal VALUES(421,420,125926356742569985,66,1797249001002,0,'move 3 play QH QS QD',1);
INSERT INTO journal VALUES(422,421,125926356742569985,67,1797249006002,0,'move 3 play 9D 9C 9H',1);
INSERT INTO journal VALUES(423,422,125926356742569985,68,1797249006002,0,'hash ae77738cae3a51b0385b8e09a6383255',1);
INSERT INTO journal VALUES(424,423,125926356742569985,69,1797249006002,26000387,'move 2 play 7S',1);
INSERT INTO journal VALUES(425,424,125926356742569985,70,1797249009942,0,'move 3 play 5S',1);
INSERT INTO journal VALUES(426,425,125926356742569985,71,1797249014942,0,'move 3 play JS JH JC',1);
INSERT INTO journal VALUES(427,426,125926356742569985,72,1797249014942,26000388,'move 2 play 10D',1);
INSERT INTO journal VALUES(428,427,125926356742569985,73,1797249017338,26000389,'move 2 flip 1',1);
INSERT INTO journal VALUES(429,428,125926356742569985,74,1797249022331,0,'move 3 play KH KS KC',1);
INSERT INTO journal VALUES(430,429,125926356742569985,75,1797249027331,26000390,'move 2 flip 1',1);
INSERT INTO journal VALUES(431,430,125926356742569985,76,1797249031742,26000391,'move 2 flip 1',1);
INSERT INTO journal VALUES(432,431,125926356742569985,77,1797249031742,0,'hash a1f0fd1287f8f2390678d4bc9bb05c86',1);
INSERT INTO journal VALUES(433,0,125927666602737665,1,1797249095341,26000402,'move 1 keep 10C KC KS',1);
INSERT INTO journal VALUES(434,433,125927666602737665,2,1797249096558,26000403,'move 2 keep 9C KD QH',1);
INSERT INTO journal VALUES(435,434,125927666602737665,3,1797249155341,0,'timeout 3',1);
INSERT INTO journal VALUES(436,435,125927666602737665,4,1797249155341,0,'auto 3 keep 2S 10D 7S',1);
INSERT INTO journal VALUES(437,436,125927666602737665,5,1797249155341,0,'timeout 4',1);
INSERT INTO journal VALUES(438,437,125927666602737665,6,1797249155341,0,'auto 4 keep 10H 5C 9H',1);
INSERT INTO journal VALUES(439,438,125927666602737665,7,1797249160967,26000404,'move 2 play 3S',1);
INSERT INTO journal VALUES(440,439,125927666602737665,8,1797249220967,0,'timeout 3',1);
INSERT INTO journal VALUES(441,440,125927666602737665,9,1797249220967,0,'auto 3 play 3H',1);
INSERT INTO journal VALUES(442,441,125927666602737665,10,1797249223986,26000405,'move 4 play 8C',1);
INSERT INTO journal VALUES(443,442,125927666602737665,11,1797249225731,26000406,'move 1 play QS',1);
INSERT INTO journal VALUES(444,443,125927666602737665,12,1797249229530,26000407,'move 2 take',1);
INSERT INTO journal VALUES(445,444,125927666602737665,13,1797249232155,0,'auto 3 play JS JD',1);
INSERT INTO journal VALUES(446,445,125927666602737665,14,1797249292155,0,'timeout 4',1);
INSERT INTO journal VALUES(447,446,125927666602737665,15,1797249292155,0,'auto 4 take',1);
INSERT INTO journal VALUES(448,447,125927666602737665,16,1797249298155,26000408,'move 1 play 3C',1);
INSERT INTO journal VALUES(449,448,125927666602737665,17,1797249298155,0,'hash 1fb23cb87bc5ca25cf7472c0c1a36452',1);
INSERT INTO journal VALUES(450,449,125927666602737665,18,1797249358155,0,'timeout 2',1);
INSERT INTO journal VALUES(451,450,125927666602737665,19,1797249358155,0,'auto 2 play 3S 3H',1);
INSERT INTO journal VALUES(452,451,125927666602737665,20,1797249362326,0,'auto 3 play 4D',1);
INSERT INTO journal VALUES(453,452,125927666602737665,21,1797249362326,26000409,'move 4 play 6S',1);
INSERT INTO journal VALUES(454,453,125927666602737665,22,1797249422326,0,'timeout 1',1);
INSERT INTO journal VALUES(455,454,125927666602737665,23,1797249422326,0,'auto 1 play 6C',1);
INSERT INTO journal VALUES(456,455,125927666602737665,24,1797249675718,0,'timeout 2',1);
INSERT INTO journal VALUES(457,456,125927666602737665,25,1797249675718,0,'auto 2 play 8C',1);
INSERT INTO journal VALUES(458,457,125927666602737665,26,1797249675718,0,'leave 4 away',1);
INSERT INTO journal VALUES(459,458,125927666602737665,27,1797249677218,0,'auto 3 play 9D',1);
INSERT INTO journal VALUES(460,459,125927666602737665,28,1797249680718,26000410,'move 1 play JC',1);
INSERT INTO journal VALUES(461,460,125927666602737665,29,1797249683903,0,'auto 2 play QC QS',1);
INSERT INTO journal VALUES(462,461,125927666602737665,30,1797249688903,0,'auto 3 play AD',1);
INSERT INTO journal VALUES(463,462,125927666602737665,31,1797249688903,26000411,'move 1 take',1);
INSERT INTO journal VALUES(464,463,125927666602737665,32,1797249692755,0,'auto 2 play 5D',1);
INSERT INTO journal VALUES(465,464,125927666602737665,33,1797249697755,26000412,'move 1 play 6S 6C',1);
INSERT INTO journal VALUES(466,465,125927666602737665,34,1797249697755,0,'hash 9e781111fc172d286315ac05ca15ce84',1);
INSERT INTO journal VALUES(467,466,125927666602737665,35,1797249701791,0,'auto 3 play 6H',1);
INSERT INTO journal VALUES(468,467,125927666602737665,36,1797249706791,0,'auto 2 play 5H',1);
INSERT INTO journal VALUES(469,468,125927666602737665,37,1797249708291,0,'auto 3 play QD',1);
INSERT INTO journal VALUES(470,469,125927666602737665,38,1797249711791,26000413,'move 1 play QC',1);
INSERT INTO journal VALUES(471,470,125927666602737665,39,1797249713291,0,'auto 2 play 7D',1);
INSERT INTO journal VALUES(472,471,125927666602737665,40,1797249718077,0,'auto 3 play 5S',1);
INSERT INTO journal VALUES(473,472,125927666602737665,41,1797249719577,0,'auto 2 play 10S',1);
INSERT INTO journal VALUES(474,473,125927666602737665,42,1797249779077,0,'auto 2 play 2D',1);
INSERT INTO journal VALUES(475,474,125927666602737665,43,1797249779077,26000414,'move 1 play 3D 3C 3S 3H',1);
INSERT INTO journal VALUES(476,475,125927666602737665,44,1797249780311,26000415,'move 1 play 8C',1);
INSERT INTO journal VALUES(477,476,125927666602737665,45,1797249783855,0,'auto 3 play 2H',1);
INSERT INTO journal VALUES(478,477,125927666602737665,46,1797249788855,0,'auto 2 play 9C',1);
INSERT INTO journal VALUES(479,478,125927666602737665,47,1797249788855,26000416,'move 1 play QS',1);
INSERT INTO journal VALUES(480,479,125927666602737665,48,1797249791627,0,'auto 3 play 7S',1);
INSERT INTO journal VALUES(481,480,125927666602737665,49,1797249796627,0,'auto 2 take KD',1);
INSERT INTO journal VALUES(482,481,125927666602737665,50,1797249796627,26000417,'move 1 play 4D',1);
INSERT INTO journal VALUES(483,482,125927666602737665,51,1797249796627,0,'hash 6a90a0940f846cfe5afda3d170b995c2',1);
INSERT INTO journal VALUES(484,483,125927666602737665,52,1797249801572,0,'auto 3 play 10D',1);
INSERT INTO journal VALUES(485,484,125927666602737665,53,1797249806572,0,'auto 3 play 2S',1);
INSERT INTO journal VALUES(486,485,125927666602737665,54,1797249808072,0,'auto 2 play 8C',1);
INSERT INTO journal VALUES(487,486,125927666602737665,55,1797249811572,26000418,'move 1 take',1);
INSERT INTO journal VALUES(488,487,125927666602737665,56,1797249814166,0,'auto 3 flip 1',1);
INSERT INTO journal VALUES(489,488,125927666602737665,57,1797249819166,0,'auto 2 play 9C',1);
INSERT INTO journal VALUES(490,489,125927666602737665,58,1797249819166,26000419,'move 1 play 9D',1);
INSERT INTO journal VALUES(491,490,125927666602737665,59,1797249823993,0,'auto 3 flip 1',1);
INSERT INTO journal VALUES(492,491,125927666602737665,60,1797249828993,0,'auto 2 play 7S',1);
INSERT INTO journal VALUES(493,492,125927666602737665,61,1797249828993,26000420,'move 1 take',1);
INSERT INTO journal VALUES(494,493,125927666602737665,62,1797249831602,0,'auto 3 flip 1',1);
INSERT INTO journal VALUES(495,494,125927666602737665,63,1797249836602,0,'auto 2 play QS',1);
INSERT INTO journal VALUES(496,495,125927666602737665,64,1797249836602,26000421,'move 1 play 7C 7S',1);
INSERT INTO journal VALUES(497,496,125927666602737665,65,1797249838102,0,'auto 2 play 2H',1);
INSERT INTO journal VALUES(498,497,125927666602737665,66,1797249842897,26000422,'move 1 play 8S 8C',1);
INSERT INTO journal VALUES(499,498,125927666602737665,67,1797249846183,0,'auto 2 play KD',1);
INSERT INTO journal VALUES(500,499,125927666602737665,68,1797249846183,0,'hash bddc98465b45c67b1701bee61ad94550',1);
INSERT INTO journal VALUES(501,500,125927666602737665,69,1797249851183,26000423,'move 1 play 2S',1);
INSERT INTO journal VALUES(502,501,125927666602737665,70,1797249854847,0,'auto 2 play QH',1);
INSERT INTO journal VALUES(503,502,125927666602737665,71,1797249859847,26000424,'move 1 take',1);
INSERT INTO journal VALUES(504,503,125927666602737665,72,1797249863857,0,'auto 2 flip 1',1);
INSERT INTO journal VALUES(505,504,125927666602737665,73,1797249868857,26000425,'move 1 play 8S 8C',1);
INSERT INTO journal VALUES(506,505,125927666602737665,74,1797249871632,0,'auto 2 flip 1',1);
INSERT INTO journal VALUES(507,506,125927666602737665,75,1797249931632,0,'timeout 1',1);
INSERT INTO journal VALUES(508,507,125927666602737665,76,1797249931632,0,'auto 1 play 4S',1);
INSERT INTO journal VALUES(509,508,125927666602737665,77,1797249937632,0,'auto 2 flip 1',1);
INSERT INTO journal VALUES(510,509,125927666602737665,78,1797249937632,0,'hash 5391a8728650e62d7225fe7db5af28b3',1);
INSERT INTO journal VALUES(511,0,125931455279792129,1,1797249998632,26000434,'move 1 draw',1);
INSERT INTO journal VALUES(512,511,125931455279792129,2,1797250003616,26000435,'move 2 draw',1);
INSERT INTO journal VALUES(513,512,125931455279792129,3,1797250006425,26000436,'move 1 play 5S',1);
INSERT INTO journal VALUES(514,513,125931455279792129,4,1797250007621,26000437,'move 2 play 7H',1);
INSERT INTO journal VALUES(515,514,125931455279792129,5,1797250011674,26000438,'move 1 play AS AH suit D',1);
INSERT INTO journal VALUES(516,515,125931455279792129,6,1797250013040,26000439,'move 2 play KD',1);
INSERT INTO journal VALUES(517,516,125931455279792129,7,1797250017562,26000440,'move 1 play 10D',1);
INSERT INTO journal VALUES(518,517,125931455279792129,8,1797250019479,26000441,'leave 1',1);
INSERT INTO journal VALUES(519,518,125931455279792129,9,1797250019479,0,'hash 4843e5eca558cd7c1278ce83c746e67c',1);
INSERT INTO journal VALUES(520,519,125931455279792129,10,1797250079479,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(521,0,125931798570991617,1,1797250080479,26000450,'move 1 play 10D',1);
INSERT INTO journal VALUES(522,521,125931798570991617,2,1797250084605,0,'move 2 play QD',1);
INSERT INTO journal VALUES(523,522,125931798570991617,3,1797250089605,26000451,'move 3 play AD suit C',1);
INSERT INTO journal VALUES(524,523,125931798570991617,4,1797250093067,26000452,'move 1 play 7D',1);
INSERT INTO journal VALUES(525,524,125931798570991617,5,1797250097821,0,'move 2 play AH AS suit C',1);
INSERT INTO journal VALUES(526,525,125931798570991617,6,1797250102821,26000453,'move 3 play 5C',1);
INSERT INTO journal VALUES(527,526,125931798570991617,7,1797250105142,26000454,'move 1 play 5H',1);
INSERT INTO journal VALUES(528,527,125931798570991617,8,1797250109340,0,'move 2 take',1);
INSERT INTO journal VALUES(529,528,125931798570991617,9,1797250114340,26000455,'move 3 play 6H',1);
INSERT INTO journal VALUES(530,529,125931798570991617,10,1797250118648,26000456,'move 1 play AC suit C',1);
INSERT INTO journal VALUES(531,530,125931798570991617,11,1797250118648,0,'hash 57b40422f6a89186eeda1f8dc43d9518',1);
INSERT INTO journal VALUES(532,0,125932234124296193,1,1797250184323,26000468,'move 1 play 10C',1);
INSERT INTO journal VALUES(533,532,125932234124296193,2,1797250186040,26000469,'move 2 play 8C',1);
INSERT INTO journal VALUES(534,533,125932234124296193,3,1797250187164,26000470,'move 1 draw',1);
INSERT INTO journal VALUES(535,534,125932234124296193,4,1797250188627,26000471,'move 4 play 8S',1);
INSERT INTO journal VALUES(536,535,125932234124296193,5,1797250190226,26000472,'move 1 play 4S',1);
INSERT INTO journal VALUES(537,536,125932234124296193,6,1797250194724,26000473,'move 2 play JS',1);
INSERT INTO journal VALUES(538,537,125932234124296193,7,1797250197797,26000474,'move 4 draw',1);
INSERT INTO journal VALUES(539,538,125932234124296193,8,1797250199179,26000475,'move 1 play JC',1);
INSERT INTO journal VALUES(540,539,125932234124296193,9,1797250201903,26000476,'move 3 play AH suit S',1);
INSERT INTO journal VALUES(541,540,125932234124296193,10,1797250203060,26000477,'move 4 play 2S 2D',1);
INSERT INTO journal VALUES(542,541,125932234124296193,11,1797250205917,26000478,'move 1 take',1);
INSERT INTO journal VALUES(543,542,125932234124296193,12,1797250207710,26000479,'move 2 play JD',1);
INSERT INTO journal VALUES(544,543,125932234124296193,13,1797250267710,0,'timeout 4',1);
INSERT INTO journal VALUES(545,544,125932234124296193,14,1797250267710,0,'auto 4 draw',1);
INSERT INTO journal VALUES(546,545,125932234124296193,15,1797250269833,26000480,'move 1 play AD suit H',1);
INSERT INTO journal VALUES(547,546,125932234124296193,16,1797250273841,26000481,'move 2 play QH last',1);
INSERT INTO journal VALUES(548,547,125932234124296193,17,1797250273841,0,'hash f436dc7ef163429dee5d7de745ebb93b',1);
INSERT INTO journal VALUES(549,548,125932234124296193,18,1797250278229,26000482,'move 3 draw',1);
INSERT INTO journal VALUES(550,549,125932234124296193,19,1797250282940,26000483,'move 4 play KH',1);
INSERT INTO journal VALUES(551,550,125932234124296193,20,1797250287624,26000484,'move 1 play 7D',1);
INSERT INTO journal VALUES(552,551,125932234124296193,21,1797250292250,26000485,'move 2 play 3H',1);
INSERT INTO journal VALUES(553,552,125932234124296193,22,1797250296842,26000486,'move 3 take',1);
INSERT INTO journal VALUES(554,553,125932234124296193,23,1797250299060,26000487,'leave 4',1);
INSERT INTO journal VALUES(555,554,125932234124296193,24,1797250299060,26000488,'move 1 play AS suit D',1);
INSERT INTO journal VALUES(556,555,125932234124296193,25,1797250302170,26000489,'move 2 draw',1);
INSERT INTO journal VALUES(557,556,125932234124296193,26,1797250306861,26000490,'move 3 play 7C',1);
INSERT INTO journal VALUES(558,557,125932234124296193,27,1797250307985,26000491,'move 1 draw',1);
INSERT INTO journal VALUES(559,558,125932234124296193,28,1797250311927,26000492,'move 2 play QD QC',1);
INSERT INTO journal VALUES(560,559,125932234124296193,29,1797250311927,0,'hash 75d034763f16db3abeb77b097a6003ae',1);
INSERT INTO journal VALUES(561,0,125933038285619201,1,1797250376050,26000500,'move 1 swap AD 6D',1);
INSERT INTO journal VALUES(562,561,125933038285619201,2,1797250380355,26000501,'move 1 layout spread done',1);
INSERT INTO journal VALUES(563,562,125933038285619201,3,1797250381684,26000502,'move 2 done',1);
INSERT INTO journal VALUES(564,563,125933038285619201,4,1797250383864,26000503,'move 1 throw 2D aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(565,564,125933038285619201,5,1797250387949,26000504,'move 1 place auto',1);
INSERT INTO journal VALUES(566,565,125933038285619201,6,1797250390232,26000505,'move 2 throw 6C aim-mm 810 1935 float',1);
INSERT INTO journal VALUES(567,566,125933038285619201,7,1797250392778,26000506,'move 2 place KD A20',1);
INSERT INTO journal VALUES(568,567,125933038285619201,8,1797250394687,26000507,'move 2 place auto',1);
INSERT INTO journal VALUES(569,568,125933038285619201,9,1797250396128,26000508,'move 1 throw 8D aim-mm 270 1125 flick',1);
INSERT INTO journal VALUES(570,569,125933038285619201,10,1797250400759,26000509,'move 1 place auto',1);
INSERT INTO journal VALUES(571,570,125933038285619201,11,1797250403329,26000510,'move 2 throw 4C aim-mm 510 1935 flick',1);
INSERT INTO journal VALUES(572,571,125933038285619201,12,1797250407634,26000511,'move 1 place auto',1);
INSERT INTO journal VALUES(573,572,125933038285619201,13,1797250408985,26000512,'move 1 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(574,573,125933038285619201,14,1797250412953,26000513,'move 2 place auto',1);
INSERT INTO journal VALUES(575,574,125933038285619201,15,1797250415229,26000514,'move 2 throw 7C aim-mm 30 1125 float',1);
INSERT INTO journal VALUES(576,575,125933038285619201,16,1797250418141,26000515,'move 1 place 7C E5',1);
INSERT INTO journal VALUES(577,576,125933038285619201,17,1797250418141,0,'hash 92b56dabb08bbd890d75055715c614da',1);
INSERT INTO journal VALUES(578,577,125933038285619201,18,1797250419552,26000516,'move 1 throw 2D aim-mm 630 1125 float',1);
INSERT INTO journal VALUES(579,578,125933038285619201,19,1797250421772,26000517,'move 1 place 8S H2',1);
INSERT INTO journal VALUES(580,579,125933038285619201,20,1797250422905,26000518,'move 1 place 2D I4',1);
INSERT INTO journal VALUES(581,580,125933038285619201,21,1797250426843,26000519,'move 2 throw AC aim-mm 30 1125 flick',1);
INSERT INTO journal VALUES(582,581,125933038285619201,22,1797250429422,26000520,'move 2 place AC P17',1);
INSERT INTO journal VALUES(583,582,125933038285619201,23,1797250431912,26000521,'move 2 place auto',1);
INSERT INTO journal VALUES(584,583,125933038285619201,24,1797250433856,26000522,'move 1 throw 3D aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(585,584,125933038285619201,25,1797250437813,26000523,'move 1 place auto',1);
INSERT INTO journal VALUES(586,585,125933038285619201,26,1797250438890,26000524,'move 2 throw 10C aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(587,586,125933038285619201,27,1797250443221,26000525,'move 2 place 7H H13',1);
INSERT INTO journal VALUES(588,587,125933038285619201,28,1797250447231,26000526,'move 2 place 10C N20',1);
INSERT INTO journal VALUES(589,588,125933038285619201,29,1797250488926,26000527,'move 1 throw 3D aim-mm 30 1125 flick',1);
INSERT INTO journal VALUES(590,589,125933038285619201,30,1797250491216,26000528,'move 1 place auto',1);
INSERT INTO journal VALUES(591,590,125933038285619201,31,1797250494544,26000529,'move 2 throw 9C aim-mm 330 1395 float',1);
INSERT INTO journal VALUES(592,591,125933038285619201,32,1797250496560,26000530,'move 2 place auto',1);
INSERT INTO journal VALUES(593,592,125933038285619201,33,1797250498644,26000531,'move 1 throw 9D aim-mm 810 1935 flick',1);
INSERT INTO journal VALUES(594,593,125933038285619201,34,1797250498644,0,'hash 1d77c2cfe610e5780f5ef12e6148e5ad',1);
INSERT INTO journal VALUES(595,594,125933038285619201,35,1797250499894,26000532,'move 1 place KS H5',1);
INSERT INTO journal VALUES(596,595,125933038285619201,36,1797250500976,26000533,'move 1 place 9D P6',1);
INSERT INTO journal VALUES(597,596,125933038285619201,37,1797250504365,26000534,'move 2 throw 5C aim-mm 810 1215 float',1);
INSERT INTO journal VALUES(598,597,125933038285619201,38,1797250505531,26000535,'move 1 place 5C I3',1);
INSERT INTO journal VALUES(599,598,125933038285619201,39,1797250508660,26000536,'move 1 throw 7D aim-mm 630 1935 float',1);
INSERT INTO journal VALUES(600,599,125933038285619201,40,1797250512913,26000537,'move 2 place 7D A18',1);
INSERT INTO journal VALUES(601,600,125933038285619201,41,1797250516521,26000538,'move 2 throw QC aim-mm 510 1935 flick',1);
INSERT INTO journal VALUES(602,601,125933038285619201,42,1797250518745,26000539,'move 2 place QC G19',1);
INSERT INTO journal VALUES(603,602,125933038285619201,43,1797250536521,0,'timeout 2',1);
INSERT INTO journal VALUES(604,603,125933038285619201,44,1797250536521,0,'auto 2 place auto',1);
INSERT INTO journal VALUES(605,604,125933038285619201,45,1797250581876,26000540,'move 1 throw 4D aim-mm 510 1935 float',1);
INSERT INTO journal VALUES(606,605,125933038285619201,46,1797250585065,26000541,'move 1 place 4D C10',1);
INSERT INTO journal VALUES(607,606,125933038285619201,47,1797250586562,26000542,'move 1 place QS O3',1);
INSERT INTO journal VALUES(608,607,125933038285619201,48,1797250590638,26000543,'move 2 throw 5C aim-mm 510 1575 float',1);
INSERT INTO journal VALUES(609,608,125933038285619201,49,1797250610638,0,'timeout 1',1);
INSERT INTO journal VALUES(610,609,125933038285619201,50,1797250610638,0,'auto 1 place auto',1);
INSERT INTO journal VALUES(611,610,125933038285619201,51,1797250610638,0,'hash 06700d6c4374d64134ec8b9eaba8d3bd',1);
INSERT INTO journal VALUES(612,611,125933038285619201,52,1797250632655,0,'auto 1 throw 3D aim-mm 30 1125 flick',1);
INSERT INTO journal VALUES(613,612,125933038285619201,53,1797250632655,26000544,'move 1 place auto',1);
INSERT INTO journal VALUES(614,613,125933038285619201,54,1797250636548,26000545,'move 2 throw 8C aim-mm 510 1575 flick',1);
INSERT INTO journal VALUES(615,614,125933038285619201,55,1797250638519,26000546,'move 2 place KS E17',1);
INSERT INTO journal VALUES(616,615,125933038285619201,56,1797250641491,26000547,'move 2 place 8C B20',1);
INSERT INTO journal VALUES(617,616,125933038285619201,57,1797250643866,26000548,'move 1 throw 6D aim-mm 210 1395 flick',1);
INSERT INTO journal VALUES(618,617,125933038285619201,58,1797250645334,26000549,'move 2 place auto',1);
INSERT INTO journal VALUES(619,618,125933038285619201,59,1797250650149,26000550,'move 2 throw QC aim-mm 30 1125 flick',1);
INSERT INTO journal VALUES(620,619,125933038285619201,60,1797250652701,26000551,'move 2 place 3D N17',1);
INSERT INTO journal VALUES(621,620,125933038285619201,61,1797250657234,26000552,'move 2 place auto',1);
INSERT INTO journal VALUES(622,621,125933038285619201,62,1797250659305,26000553,'move 1 throw 10D aim-mm 930 1935 flick',1);
INSERT INTO journal VALUES(623,622,125933038285619201,63,1797250660940,26000554,'move 2 place auto',1);
INSERT INTO journal VALUES(624,623,125933038285619201,64,1797250663788,26000555,'move 2 throw AC aim-mm 810 1395 float',1);
INSERT INTO journal VALUES(625,624,125933038285619201,65,1797250666550,26000556,'move 2 place JD E15',1);
INSERT INTO journal VALUES(626,625,125933038285619201,66,1797250668451,26000557,'move 2 place AC O22',1);
INSERT INTO journal VALUES(627,626,125933038285619201,67,1797250669969,26000558,'move 1 throw 4D aim-mm 712 1159 flick',1);
INSERT INTO journal VALUES(628,627,125933038285619201,68,1797250669969,0,'hash 1b976ad8d0dbd53507a6b18abb85a70e',1);
INSERT INTO journal VALUES(629,628,125933038285619201,69,1797250672875,26000559,'move 1 place 5H H4',1);
INSERT INTO journal VALUES(630,629,125933038285619201,70,1797250677274,26000560,'move 1 place 4D I6',1);
INSERT INTO journal VALUES(631,630,125933038285619201,71,1797250681521,26000561,'move 2 throw 2C aim-mm 330 1395 float',1);
INSERT INTO journal VALUES(632,631,125933038285619201,72,1797250685355,26000562,'move 2 place auto',1);
INSERT INTO journal VALUES(633,632,125933038285619201,73,1797250745355,0,'timeout 1',1);
INSERT INTO journal VALUES(634,633,125933038285619201,74,1797250745355,0,'auto 1 throw 8D aim-mm 690 1125 flick',1);
INSERT INTO journal VALUES(635,634,125933038285619201,75,1797250750920,26000563,'move 1 place 2C P6',1);
INSERT INTO journal VALUES(636,635,125933038285619201,76,1797250755218,26000564,'move 1 place 8D F8',1);
INSERT INTO journal VALUES(637,636,125933038285619201,77,1797250760033,26000565,'move 2 throw 10C aim-mm 23 1392 flick',1);
INSERT INTO journal VALUES(638,637,125933038285619201,78,1797250764240,26000566,'move 2 place 10C F14',1);
INSERT INTO journal VALUES(639,638,125933038285619201,79,1797250765758,26000567,'move 2 place auto',1);
INSERT INTO journal VALUES(640,639,125933038285619201,80,1797250768289,26000568,'move 1 throw AH aim-mm 450 1125 float',1);
INSERT INTO journal VALUES(641,640,125933038285619201,81,1797250769970,26000569,'move 2 throw 3C aim-mm 90 1755 float',1);
INSERT INTO journal VALUES(642,641,125933038285619201,82,1797250769970,0,'hash e55d9aad9bac4031981f168ffb40601c',1);
INSERT INTO journal VALUES(643,0,125934961160093697,1,1797250834499,26000577,'move 1 layout spread done',1);
INSERT INTO journal VALUES(644,643,125934961160093697,2,1797250839435,26000578,'move 2 layout spread done',1);
INSERT INTO journal VALUES(645,644,125934961160093697,3,1797250899435,0,'timeout 2',1);
INSERT INTO journal VALUES(646,645,125934961160093697,4,1797250899435,0,'auto 2 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(647,646,125934961160093697,5,1797250904402,26000579,'move 2 place auto',1);
INSERT INTO journal VALUES(648,647,125934961160093697,6,1797250908838,26000580,'move 1 throw JS aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(649,648,125934961160093697,7,1797250910148,26000581,'move 2 place auto',1);
INSERT INTO journal VALUES(650,649,125934961160093697,8,1797250914831,26000582,'move 2 throw 2D aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(651,650,125934961160093697,9,1797250916339,26000583,'move 2 place auto',1);
INSERT INTO journal VALUES(652,651,125934961160093697,10,1797250917951,26000584,'move 1 throw 8S aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(653,652,125934961160093697,11,1797250919942,26000585,'move 1 place auto',1);
INSERT INTO journal VALUES(654,653,125934961160093697,12,1797250924326,26000586,'move 2 throw 2D aim-mm 450 1125 flick',1);
INSERT INTO journal VALUES(655,654,125934961160093697,13,1797250928479,26000587,'move 1 place auto',1);
INSERT INTO journal VALUES(656,655,125934961160093697,14,1797250930501,26000588,'move 1 throw 8S aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(657,656,125934961160093697,15,1797250934585,26000589,'move 2 place auto',1);
INSERT INTO journal VALUES(658,657,125934961160093697,16,1797250938463,26000590,'move 2 throw 3D aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(659,658,125934961160093697,17,1797250938463,0,'hash 069751568c3f01a5d2d7ed52bf2c23ae',1);
INSERT INTO journal VALUES(660,659,125934961160093697,18,1797250940815,26000591,'move 1 place auto',1);
INSERT INTO journal VALUES(661,660,125934961160093697,19,1797250945220,26000592,'move 1 throw 7S aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(662,661,125934961160093697,20,1797250947216,26000593,'move 1 place auto',1);
INSERT INTO journal VALUES(663,662,125934961160093697,21,1797250952128,26000594,'move 2 throw AD aim-mm 690 1215 flick',1);
INSERT INTO journal VALUES(664,663,125934961160093697,22,1797250955633,26000595,'move 1 place auto',1);
INSERT INTO journal VALUES(665,664,125934961160093697,23,1797250957399,26000596,'move 1 throw 7S aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(666,665,125934961160093697,24,1797250959270,26000597,'move 1 place auto',1);
INSERT INTO journal VALUES(667,666,125934961160093697,25,1797250962269,26000598,'move 2 throw 4D aim-mm 390 1215 flick',1);
INSERT INTO journal VALUES(668,667,125934961160093697,26,1797250965859,26000599,'move 2 place auto',1);
INSERT INTO journal VALUES(669,668,125934961160093697,27,1797250968497,26000600,'move 1 throw 6S aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(670,669,125934961160093697,28,1797250973171,26000601,'move 1 place auto',1);
INSERT INTO journal VALUES(671,670,125934961160093697,29,1797250977630,26000602,'move 2 throw 5D aim-mm 30 1305 flick',1);
INSERT INTO journal VALUES(672,671,125934961160093697,30,1797250981909,26000603,'move 2 place auto',1);
INSERT INTO journal VALUES(673,672,125934961160093697,31,1797250984364,26000604,'move 1 throw 5S aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(674,673,125934961160093697,32,1797250985645,26000605,'move 1 place auto',1);
INSERT INTO journal VALUES(675,674,125934961160093697,33,1797250987321,26000606,'move 2 throw 5D aim-mm 30 1305 flick',1);
INSERT INTO journal VALUES(676,675,125934961160093697,34,1797250987321,0,'hash 344ef20a0fa0ff5dc8c7056c33cc9ba6',1);
INSERT INTO journal VALUES(677,676,125934961160093697,35,1797250988526,26000607,'move 1 place auto',1);
INSERT INTO journal VALUES(678,677,125934961160093697,36,1797250992848,26000608,'move 1 throw 5S aim-mm 30 1125 flick',1);
INSERT INTO journal VALUES(679,678,125934961160093697,37,1797250994274,26000609,'move 1 place auto',1);
INSERT INTO journal VALUES(680,679,125934961160093697,38,1797250996860,26000610,'move 2 throw 6D aim-mm 810 1215 flick',1);
INSERT INTO journal VALUES(681,680,125934961160093697,39,1797250997918,26000611,'move 2 place auto',1);
INSERT INTO journal VALUES(682,681,125934961160093697,40,1797251000666,26000612,'move 1 throw 4S aim-mm 510 1395 flick',1);
INSERT INTO journal VALUES(683,682,125934961160093697,41,1797251002242,26000613,'move 1 place auto',1);
INSERT INTO journal VALUES(684,683,125934961160093697,42,1797251004498,26000614,'move 2 throw 6D aim-mm 630 1395 flick',1);
INSERT INTO journal VALUES(685,684,125934961160093697,43,1797251007685,26000615,'move 2 place auto',1);
INSERT INTO journal VALUES(686,685,125934961160093697,44,1797251010756,26000616,'move 1 throw AS aim-mm 630 1395 flick',1);
INSERT INTO journal VALUES(687,686,125934961160093697,45,1797251014837,26000617,'move 1 place auto',1);
INSERT INTO journal VALUES(688,687,125934961160093697,46,1797251074837,0,'timeout 2',1);
INSERT INTO journal VALUES(689,688,125934961160093697,47,1797251074837,0,'auto 2 throw 6D aim-mm 930 1395 flick',1);
INSERT INTO journal VALUES(690,689,125934961160093697,48,1797251327792,0,'auto 2 place auto',1);
INSERT INTO journal VALUES(691,690,125934961160093697,49,1797251327792,0,'leave 2 away',1);
INSERT INTO journal VALUES(692,691,125934961160093697,50,1797251327792,0,'hash d4583b673e56808f1426d6857e0e935c',1);
INSERT INTO journal VALUES(693,692,125934961160093697,51,1797251387792,0,'voted 2 forgive',1);
INSERT INTO journal VALUES(694,0,125937286033440769,1,1797251388792,26000623,'move 1 swap 8S KS',1);
INSERT INTO journal VALUES(695,694,125937286033440769,2,1797251390530,26000624,'move 1 done',1);
INSERT INTO journal VALUES(696,695,125937286033440769,3,1797251395374,26000625,'move 2 layout spread done',1);
INSERT INTO journal VALUES(697,696,125937286033440769,4,1797251399972,26000626,'move 2 throw 5D aim-mm 30 1125 flick',1);
INSERT INTO journal VALUES(698,697,125937286033440769,5,1797251401905,26000627,'move 2 place auto',1);
INSERT INTO journal VALUES(699,698,125937286033440769,6,1797251405837,26000628,'move 1 throw JC aim-mm 270 990 float',1);
INSERT INTO journal VALUES(700,699,125937286033440769,7,1797251409260,26000629,'move 2 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(701,700,125937286033440769,8,1797251412387,26000630,'move 1 place auto',1);
INSERT INTO journal VALUES(702,701,125937286033440769,9,1797251472387,0,'timeout 1',1);
INSERT INTO journal VALUES(703,702,125937286033440769,10,1797251472387,0,'auto 1 throw 10S aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(704,703,125937286033440769,11,1797251476829,26000631,'move 2 place 10S D9',1);
INSERT INTO journal VALUES(705,704,125937286033440769,12,1797251481275,26000632,'move 2 throw 10D aim-mm 510 1935 float',1);
INSERT INTO journal VALUES(706,705,125937286033440769,13,1797251482680,26000633,'move 2 place auto',1);
INSERT INTO journal VALUES(707,706,125937286033440769,14,1797251483860,26000634,'move 1 throw 9S aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(708,707,125937286033440769,15,1797251488061,26000635,'move 1 place auto',1);
INSERT INTO journal VALUES(709,708,125937286033440769,16,1797251490138,26000636,'move 2 throw 2D aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(710,709,125937286033440769,17,1797251490138,0,'hash f309559ec46bde50ca89fb108a0912a6',1);
INSERT INTO journal VALUES(711,710,125937286033440769,18,1797251510138,0,'timeout 2',1);
INSERT INTO journal VALUES(712,711,125937286033440769,19,1797251510138,0,'auto 2 place auto',1);
INSERT INTO journal VALUES(713,712,125937286033440769,20,1797251554617,26000637,'move 1 throw 7S aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(714,713,125937286033440769,21,1797251555707,26000638,'move 1 place auto',1);
INSERT INTO journal VALUES(715,714,125937286033440769,22,1797251560448,26000639,'move 2 throw 7D aim-mm 510 1395 flick',1);
INSERT INTO journal VALUES(716,715,125937286033440769,23,1797251563744,26000640,'move 2 place 7D G5',1);
INSERT INTO journal VALUES(717,716,125937286033440769,24,1797251568293,26000641,'move 2 place 3S C9',1);
INSERT INTO journal VALUES(718,717,125937286033440769,25,1797251569719,26000642,'move 1 throw 7S aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(719,718,125937286033440769,26,1797251573704,26000643,'move 1 place auto',1);
INSERT INTO journal VALUES(720,719,125937286033440769,27,1797251577022,26000644,'move 2 throw 2D aim-mm 299 1239 flick',1);
INSERT INTO journal VALUES(721,720,125937286033440769,28,1797251579276,26000645,'move 2 place 9H G7',1);
INSERT INTO journal VALUES(722,721,125937286033440769,29,1797251582892,26000646,'move 2 place 2D H10',1);
INSERT INTO journal VALUES(723,722,125937286033440769,30,1797251584214,26000647,'move 1 throw 6C aim-mm 930 1935 float',1);
INSERT INTO journal VALUES(724,723,125937286033440769,31,1797251587938,26000648,'move 1 place KH K13',1);
INSERT INTO journal VALUES(725,724,125937286033440769,32,1797251591927,26000649,'move 1 place 6C A14',1);
INSERT INTO journal VALUES(726,725,125937286033440769,33,1797251596640,26000650,'move 2 throw 3D aim-mm 450 1215 flick',1);
INSERT INTO journal VALUES(727,726,125937286033440769,34,1797251596640,0,'hash 45b53f4b8ac6e423e2f94a4c24984a16',1);
INSERT INTO journal VALUES(728,727,125937286033440769,35,1797251601384,26000651,'move 1 place auto',1);
INSERT INTO journal VALUES(729,728,125937286033440769,36,1797251606180,26000652,'move 1 throw 6C aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(730,729,125937286033440769,37,1797251610116,26000653,'move 1 place JOKER2 M19',1);
INSERT INTO journal VALUES(731,730,125937286033440769,38,1797251614544,26000654,'leave 1',1);
INSERT INTO journal VALUES(732,731,125937286033440769,39,1797251614544,0,'hash e935575c0d00d9cbac0c46f57e52b752',1);
INSERT INTO journal VALUES(733,0,125938488758501377,1,1797251675544,26000666,'move 1 play Y8',1);
INSERT INTO journal VALUES(734,733,125938488758501377,2,1797251679167,26000667,'move 4 play R8',1);
INSERT INTO journal VALUES(735,734,125938488758501377,3,1797251682918,26000668,'move 3 play R7',1);
INSERT INTO journal VALUES(736,735,125938488758501377,4,1797251685102,26000669,'move 2 play Y7',1);
INSERT INTO journal VALUES(737,736,125938488758501377,5,1797251687755,26000670,'move 1 play J+4 color G',1);
INSERT INTO journal VALUES(738,737,125938488758501377,6,1797251690975,26000671,'move 4 take',1);
INSERT INTO journal VALUES(739,738,125938488758501377,7,1797251693246,26000672,'move 3 play G5',1);
INSERT INTO journal VALUES(740,739,125938488758501377,8,1797251695756,26000673,'move 2 play GV',1);
INSERT INTO journal VALUES(741,740,125938488758501377,9,1797251698736,26000674,'move 3 draw',1);
INSERT INTO journal VALUES(742,741,125938488758501377,10,1797251703655,26000675,'move 4 play G2',1);
INSERT INTO journal VALUES(743,742,125938488758501377,11,1797251705326,26000676,'move 1 play G+2',1);
INSERT INTO journal VALUES(744,743,125938488758501377,12,1797251708558,26000677,'move 2 take',1);
INSERT INTO journal VALUES(745,744,125938488758501377,13,1797251712696,26000678,'leave 1',1);
INSERT INTO journal VALUES(746,0,125938644585283585,1,1797251712696,26000694,'move 5 play 3S 3H',1);
INSERT INTO journal VALUES(747,746,125938644585283585,2,1797251716792,26000695,'move 6 play JOKER suit C',1);
INSERT INTO journal VALUES(748,747,125938644585283585,3,1797251721009,26000696,'move 7 draw',1);
INSERT INTO journal VALUES(749,748,125938644585283585,4,1797251722646,26000697,'move 1 play 7C 7S 7H',1);
INSERT INTO journal VALUES(750,749,125938644585283585,5,1797251726451,26000698,'move 2 play AD suit D',1);
INSERT INTO journal VALUES(751,750,125938644585283585,6,1797251728194,26000699,'move 3 play 2D',1);
INSERT INTO journal VALUES(752,751,125938644585283585,7,1797251730094,26000700,'move 4 take',1);
INSERT INTO journal VALUES(753,752,125938644585283585,8,1797251732029,26000701,'move 5 play 5D',1);
INSERT INTO journal VALUES(754,753,125938644585283585,9,1797251735975,26000702,'move 6 take',1);
INSERT INTO journal VALUES(755,754,125938644585283585,10,1797251739282,26000703,'move 7 draw',1);
INSERT INTO journal VALUES(756,755,125938644585283585,11,1797251742939,26000704,'move 1 draw',1);
INSERT INTO journal VALUES(757,756,125938644585283585,12,1797251747426,26000705,'move 2 play 5D 4D',1);
INSERT INTO journal VALUES(758,757,125938644585283585,13,1797251749498,26000706,'leave 1',1);
INSERT INTO journal VALUES(759,0,125938798944059393,1,1797251749498,26000715,'move 1 keep 9S JS 3C',1);
INSERT INTO journal VALUES(760,759,125938798944059393,2,1797251752074,26000716,'move 2 keep 7S 2C 10H',1);
INSERT INTO journal VALUES(761,760,125938798944059393,3,1797251753397,26000717,'move 3 keep 2H AS 7H',1);
INSERT INTO journal VALUES(762,761,125938798944059393,4,1797251756092,26000718,'move 4 keep AC KC QS',1);
INSERT INTO journal VALUES(763,762,125938798944059393,5,1797251757424,26000719,'move 2 play 3S',1);
INSERT INTO journal VALUES(764,763,125938798944059393,6,1797251760003,26000720,'move 3 play KD',1);
INSERT INTO journal VALUES(765,764,125938798944059393,7,1797251763870,26000721,'move 4 take',1);
INSERT INTO journal VALUES(766,765,125938798944059393,8,1797251768668,26000722,'move 1 play 6D',1);
INSERT INTO journal VALUES(767,766,125938798944059393,9,1797251770281,26000723,'move 2 play 8D',1);
INSERT INTO journal VALUES(768,767,125938798944059393,10,1797251774209,26000724,'move 3 play QD',1);
INSERT INTO journal VALUES(769,768,125938798944059393,11,1797251777946,26000725,'move 4 play KD',1);
INSERT INTO journal VALUES(770,769,125938798944059393,12,1797251780946,26000726,'move 1 play 7C',1);
INSERT INTO journal VALUES(771,770,125938798944059393,13,1797251783403,26000727,'leave 1',1);
INSERT INTO journal VALUES(772,0,125938941151936513,1,1797251783403,26000735,'move 1 play QS QH',1);
INSERT INTO journal VALUES(773,772,125938941151936513,2,1797251787307,26000736,'move 2 play KH KD',1);
INSERT INTO journal VALUES(774,773,125938941151936513,3,1797251788353,26000737,'move 3 play 9D',1);
INSERT INTO journal VALUES(775,774,125938941151936513,4,1797251790561,26000738,'move 1 play 3D 4H',1);
INSERT INTO journal VALUES(776,775,125938941151936513,5,1797251791583,26000739,'move 2 take',1);
INSERT INTO journal VALUES(777,776,125938941151936513,6,1797251795254,26000740,'move 3 play AS suit H',1);
INSERT INTO journal VALUES(778,777,125938941151936513,7,1797251798645,26000741,'move 1 play 7H',1);
INSERT INTO journal VALUES(779,778,125938941151936513,8,1797251800415,26000742,'move 2 play AD suit S',1);
INSERT INTO journal VALUES(780,779,125938941151936513,9,1797251804696,26000743,'move 3 play 9S 9C',1);
INSERT INTO journal VALUES(781,780,125938941151936513,10,1797251807761,26000744,'move 1 play 10C',1);
INSERT INTO journal VALUES(782,781,125938941151936513,11,1797251810059,26000745,'move 2 play 10D',1);
INSERT INTO journal VALUES(783,782,125938941151936513,12,1797251811663,26000746,'move 3 draw',1);
INSERT INTO journal VALUES(784,783,125938941151936513,13,1797251816661,26000747,'leave 1',1);
INSERT INTO journal VALUES(785,0,125939080646098945,1,1797251816661,26000752,'move 1 layout deep',1);
INSERT INTO journal VALUES(786,785,125939080646098945,2,1797251821299,26000753,'move 1 layout spread done',1);
INSERT INTO journal VALUES(787,786,125939080646098945,3,1797251826186,26000754,'move 2 layout spread done',1);
INSERT INTO journal VALUES(788,787,125939080646098945,4,1797251830503,26000755,'move 1 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(789,788,125939080646098945,5,1797251832051,26000756,'move 2 place AD E19',1);
INSERT INTO journal VALUES(790,789,125939080646098945,6,1797251836056,26000757,'move 2 throw 3C aim-mm 630 1395 float',1);
INSERT INTO journal VALUES(791,790,125939080646098945,7,1797251838611,26000758,'move 1 place 3C D4',1);
INSERT INTO journal VALUES(792,791,125939080646098945,8,1797251843106,26000759,'move 1 throw 6D aim-mm 330 1395 float',1);
INSERT INTO journal VALUES(793,792,125939080646098945,9,1797251846700,26000760,'move 1 place 4S K2',1);
INSERT INTO journal VALUES(794,793,125939080646098945,10,1797251850097,26000761,'move 1 place 6D O7',1);
INSERT INTO journal VALUES(795,794,125939080646098945,11,1797251851495,26000762,'move 2 throw JC aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(796,795,125939080646098945,12,1797251854904,26000763,'move 2 place JC O20',1);
INSERT INTO journal VALUES(797,796,125939080646098945,13,1797251856624,26000764,'leave 1',1);
INSERT INTO journal VALUES(798,797,125939080646098945,14,1797251856624,0,'hash 1169857db87db60d0afdf5d3c98954b4',1);
INSERT INTO journal VALUES(799,0,125939248263069698,1,1797251856624,26000771,'move 1 play J+4 color Y',1);
INSERT INTO journal VALUES(800,799,125939248263069698,2,1797251859819,26000772,'move 2 take',1);
INSERT INTO journal VALUES(801,800,125939248263069698,3,1797251861026,26000773,'move 1 play J color Y',1);
INSERT INTO journal VALUES(802,801,125939248263069698,4,1797251862754,26000774,'move 2 play Y2',1);
INSERT INTO journal VALUES(803,802,125939248263069698,5,1797251867163,26000775,'move 1 draw',1);
INSERT INTO journal VALUES(804,803,125939248263069698,6,1797251868295,26000776,'move 1 play J+4 color G',1);
INSERT INTO journal VALUES(805,804,125939248263069698,7,1797251870857,26000777,'move 2 take',1);
INSERT INTO journal VALUES(806,805,125939248263069698,8,1797251875258,26000778,'move 1 draw',1);
INSERT INTO journal VALUES(807,806,125939248263069698,9,1797251876356,26000779,'move 2 play G7',1);
INSERT INTO journal VALUES(808,807,125939248263069698,10,1797251877458,26000780,'move 1 play G8',1);
INSERT INTO journal VALUES(809,808,125939248263069698,11,1797251880853,26000781,'move 2 draw',1);
INSERT INTO journal VALUES(810,809,125939248263069698,12,1797251885344,26000782,'move 2 pass',1);
INSERT INTO journal VALUES(811,0,125939376516497409,1,1797251887202,26000794,'move 4 play 2C',1);
INSERT INTO journal VALUES(812,811,125939376516497409,2,1797251890024,26000795,'move 5 take',1);
INSERT INTO journal VALUES(813,745,125938488758501377,14,1797251894866,0,'timeout 3',1);
INSERT INTO journal VALUES(814,813,125938488758501377,15,1797251894866,0,'auto 3 play Y+2',1);
INSERT INTO journal VALUES(815,814,125938488758501377,16,1797251894866,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(816,815,125938488758501377,17,1797251894866,0,'hash c94a01b8b38abd4b13a0af02b0933aa4',1);
INSERT INTO journal VALUES(817,758,125938644585283585,14,1797251894866,0,'timeout 3',1);
INSERT INTO journal VALUES(818,817,125938644585283585,15,1797251894866,0,'auto 3 play 4H',1);
INSERT INTO journal VALUES(819,818,125938644585283585,16,1797251894866,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(820,819,125938644585283585,17,1797251894866,0,'hash a308cde1fa2d2e1d69371466cd4ac7fe',1);
INSERT INTO journal VALUES(821,771,125938798944059393,14,1797251894866,0,'timeout 2',1);
INSERT INTO journal VALUES(822,821,125938798944059393,15,1797251894866,0,'auto 2 play 5D',1);
INSERT INTO journal VALUES(823,822,125938798944059393,16,1797251894866,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(824,823,125938798944059393,17,1797251894866,0,'hash 946a8b68a6bb0117f7f3d385eca547e7',1);
INSERT INTO journal VALUES(825,784,125938941151936513,14,1797251894866,0,'timeout 2',1);
INSERT INTO journal VALUES(826,825,125938941151936513,15,1797251894866,0,'auto 2 play 10S',1);
INSERT INTO journal VALUES(827,826,125938941151936513,16,1797251894866,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(828,827,125938941151936513,17,1797251894866,0,'hash 99014a03673d33e9862684008a04a926',1);
INSERT INTO journal VALUES(829,812,125939376516497409,3,1797251894866,0,'move 6 play JOKER suit C',1);
INSERT INTO journal VALUES(830,829,125939376516497409,4,1797251896626,0,'move 7 play AC AH suit D',1);
INSERT INTO journal VALUES(831,830,125939376516497409,5,1797251899866,0,'move 8 play 3D 3S',1);
INSERT INTO journal VALUES(832,831,125939376516497409,6,1797251900890,0,'move 1 play 4S 4H',1);
INSERT INTO journal VALUES(833,832,125939376516497409,7,1797251904866,0,'move 2 play 4D 5D',1);
INSERT INTO journal VALUES(834,833,125939376516497409,8,1797251905786,0,'move 3 play 7D',1);
INSERT INTO journal VALUES(835,834,125939376516497409,9,1797251909866,26000796,'move 4 play JD 10D',1);
INSERT INTO journal VALUES(836,835,125939376516497409,10,1797251911811,0,'move 6 play 7D 7H',1);
INSERT INTO journal VALUES(837,836,125939376516497409,11,1797251915907,0,'move 7 play KH',1);
INSERT INTO journal VALUES(838,798,125939080646098945,15,1797251916624,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(839,837,125939376516497409,12,1797251917748,0,'move 8 play 6H 6S',1);
INSERT INTO journal VALUES(840,839,125939376516497409,13,1797251920907,0,'move 1 play QS',1);
INSERT INTO journal VALUES(841,840,125939376516497409,14,1797251922012,0,'move 2 play 10S',1);
INSERT INTO journal VALUES(842,841,125939376516497409,15,1797251925907,26000797,'move 4 draw',1);
INSERT INTO journal VALUES(843,842,125939376516497409,16,1797251927969,26000798,'move 5 play AS suit S',1);
INSERT INTO journal VALUES(844,843,125939376516497409,17,1797251927969,0,'hash f6427a528eed3661b08ebe0388c2b3b2',1);
INSERT INTO journal VALUES(845,844,125939376516497409,18,1797251930919,0,'move 6 draw',1);
INSERT INTO journal VALUES(846,845,125939376516497409,19,1797251935919,0,'move 7 play QS QD',1);
INSERT INTO journal VALUES(847,0,125939580850405377,1,1797251935919,26000805,'move 1 keep 4H JC KD',1);
INSERT INTO journal VALUES(848,847,125939580850405377,2,1797251940166,26000806,'move 2 keep 2C 7H KC',1);
INSERT INTO journal VALUES(849,848,125939580850405377,3,1797251943883,26000807,'move 2 play 3S',1);
INSERT INTO journal VALUES(850,849,125939580850405377,4,1797251945412,26000808,'move 1 play 8S',1);
INSERT INTO journal VALUES(851,850,125939580850405377,5,1797251949509,26000809,'move 2 play 9C',1);
INSERT INTO journal VALUES(852,851,125939580850405377,6,1797251952209,26000810,'move 1 play 7C',1);
INSERT INTO journal VALUES(853,852,125939580850405377,7,1797251955583,26000811,'move 2 play 4S',1);
INSERT INTO journal VALUES(854,853,125939580850405377,8,1797251959817,26000812,'move 1 take',1);
INSERT INTO journal VALUES(855,854,125939580850405377,9,1797251962849,26000813,'move 2 play AS',1);
INSERT INTO journal VALUES(856,855,125939580850405377,10,1797251967470,26000814,'move 1 play 7C',1);
INSERT INTO journal VALUES(857,856,125939580850405377,11,1797251971294,26000815,'move 2 take',1);
INSERT INTO journal VALUES(858,857,125939580850405377,12,1797251975012,26000816,'move 1 play 8S',1);
INSERT INTO journal VALUES(859,0,125939760383393793,1,1797251978723,26000824,'move 1 draw',1);
INSERT INTO journal VALUES(860,859,125939760383393793,2,1797251983368,26000825,'move 2 play 2S',1);
INSERT INTO journal VALUES(861,816,125938488758501377,18,1797251987536,0,'timeout 4',1);
INSERT INTO journal VALUES(862,861,125938488758501377,19,1797251987536,0,'auto 4 take',1);
INSERT INTO journal VALUES(863,820,125938644585283585,18,1797251987536,0,'timeout 4',1);
INSERT INTO journal VALUES(864,863,125938644585283585,19,1797251987536,0,'auto 4 play 4C 4D 4H',1);
INSERT INTO journal VALUES(865,824,125938798944059393,18,1797251987536,0,'timeout 4',1);
INSERT INTO journal VALUES(866,865,125938798944059393,19,1797251987536,0,'auto 4 take',1);
INSERT INTO journal VALUES(867,828,125938941151936513,18,1797251987536,0,'timeout 3',1);
INSERT INTO journal VALUES(868,867,125938941151936513,19,1797251987536,0,'auto 3 play KS',1);
INSERT INTO journal VALUES(869,860,125939760383393793,3,1797251987536,0,'move 3 take',1);
INSERT INTO journal VALUES(870,869,125939760383393793,4,1797251992536,0,'move 4 play 2C',1);
INSERT INTO journal VALUES(871,870,125939760383393793,5,1797251992536,26000826,'move 1 play 2D',1);
INSERT INTO journal VALUES(872,871,125939760383393793,6,1797251997388,26000827,'move 2 take',1);
INSERT INTO journal VALUES(873,872,125939760383393793,7,1797252000151,0,'move 3 play 9D 9S',1);
INSERT INTO journal VALUES(874,873,125939760383393793,8,1797252005151,0,'move 4 draw',1);
INSERT INTO journal VALUES(875,874,125939760383393793,9,1797252005151,26000828,'move 1 draw',1);
INSERT INTO journal VALUES(876,875,125939760383393793,10,1797252008404,26000829,'move 2 play 4S',1);
INSERT INTO journal VALUES(877,876,125939760383393793,11,1797252011259,0,'move 3 play 10S',1);
INSERT INTO journal VALUES(878,877,125939760383393793,12,1797252016259,0,'move 4 play 7D',1);
INSERT INTO journal VALUES(879,878,125939760383393793,13,1797252016259,26000830,'move 1 play 10C',1);
INSERT INTO journal VALUES(880,879,125939760383393793,14,1797252020126,26000831,'move 2 play 6C',1);
INSERT INTO journal VALUES(881,880,125939760383393793,15,1797252023849,0,'move 3 play AD suit H',1);
INSERT INTO journal VALUES(882,881,125939760383393793,16,1797252028849,0,'move 4 play 4H 4D',1);
INSERT INTO journal VALUES(883,882,125939760383393793,17,1797252028849,0,'hash 7497e1ae64b2bef2b2cec051ed34c96e',1);
INSERT INTO journal VALUES(884,0,125939970627076097,1,1797252028849,26000838,'move 1 swap JC 3S',1);
INSERT INTO journal VALUES(885,884,125939970627076097,2,1797252030761,26000839,'move 1 layout random done',1);
INSERT INTO journal VALUES(886,885,125939970627076097,3,1797252034359,26000840,'move 2 layout spread',1);
INSERT INTO journal VALUES(887,886,125939970627076097,4,1797252037366,26000841,'move 2 swap 6D JD',1);
INSERT INTO journal VALUES(888,887,125939970627076097,5,1797252038617,26000842,'move 2 layout spread done',1);
INSERT INTO journal VALUES(889,888,125939970627076097,6,1797252040535,26000843,'move 2 throw 4D aim-mm 510 1665 float',1);
INSERT INTO journal VALUES(890,889,125939970627076097,7,1797252042742,26000844,'move 1 place 4D F19',1);
INSERT INTO journal VALUES(891,890,125939970627076097,8,1797252047108,26000845,'move 1 throw 7C aim-mm 810 1935 float',1);
INSERT INTO journal VALUES(892,891,125939970627076097,9,1797252050973,26000846,'move 2 place 7C P9',1);
INSERT INTO journal VALUES(893,892,125939970627076097,10,1797252054893,26000847,'move 2 throw AD aim-mm 570 1125 flick',1);
INSERT INTO journal VALUES(894,893,125939970627076097,11,1797252058504,26000848,'move 2 place 5S C3',1);
INSERT INTO journal VALUES(895,894,125939970627076097,12,1797252063264,26000849,'move 2 place auto',1);
INSERT INTO journal VALUES(896,0,125940134787940353,1,1797252067988,26000857,'move 3 take',1);
INSERT INTO journal VALUES(897,896,125940134787940353,2,1797252070897,26000858,'move 2 draw',1);
INSERT INTO journal VALUES(898,897,125940134787940353,3,1797252072984,26000859,'move 1 play Y6',1);
INSERT INTO journal VALUES(899,898,125940134787940353,4,1797252076765,26000860,'move 3 play B6',1);
INSERT INTO journal VALUES(900,899,125940134787940353,5,1797252078275,26000861,'move 2 play B6',1);
INSERT INTO journal VALUES(901,900,125940134787940353,6,1797252082026,26000862,'move 1 play B4',1);
INSERT INTO journal VALUES(902,901,125940134787940353,7,1797252085131,26000863,'move 3 play B7',1);
INSERT INTO journal VALUES(903,902,125940134787940353,8,1797252089729,26000864,'move 2 play B3',1);
INSERT INTO journal VALUES(904,903,125940134787940353,9,1797252090998,26000865,'move 1 play J color R',1);
INSERT INTO journal VALUES(905,904,125940134787940353,10,1797252094985,26000866,'move 3 play RS',1);
INSERT INTO journal VALUES(906,905,125940134787940353,11,1797252097683,26000867,'move 1 play R+2',1);
INSERT INTO journal VALUES(907,906,125940134787940353,12,1797252102073,26000868,'move 3 take',1);
INSERT INTO journal VALUES(908,0,125940289276739585,1,1797252104821,26000874,'move 2 play 2H 2D 2S',1);
INSERT INTO journal VALUES(909,908,125940289276739585,2,1797252107715,26000875,'move 1 take',1);
INSERT INTO journal VALUES(910,909,125940289276739585,3,1797252111522,26000876,'move 2 play 9S 9C',1);
INSERT INTO journal VALUES(911,910,125940289276739585,4,1797252113305,26000877,'move 1 play AC AD AH suit C',1);
INSERT INTO journal VALUES(912,911,125940289276739585,5,1797252116532,26000878,'move 2 draw',1);
INSERT INTO journal VALUES(913,912,125940289276739585,6,1797252120210,26000879,'move 1 play JC',1);
INSERT INTO journal VALUES(914,913,125940289276739585,7,1797252122765,26000880,'move 2 draw',1);
INSERT INTO journal VALUES(915,914,125940289276739585,8,1797252124636,26000881,'move 1 play 6C 6S',1);
INSERT INTO journal VALUES(916,915,125940289276739585,9,1797252128618,26000882,'move 2 play QS QD',1);
INSERT INTO journal VALUES(917,916,125940289276739585,10,1797252130276,26000883,'move 1 play 10D',1);
INSERT INTO journal VALUES(918,917,125940289276739585,11,1797252134755,26000884,'move 1 play 4D last',1);
INSERT INTO journal VALUES(919,918,125940289276739585,12,1797252135950,26000885,'move 2 play KH last',1);
INSERT INTO journal VALUES(920,0,125940432671604737,1,1797252139009,26000893,'move 1 keep 10S 5H AD',1);
INSERT INTO journal VALUES(921,920,125940432671604737,2,1797252143728,26000894,'move 2 keep 2H 10D JS',1);
INSERT INTO journal VALUES(922,921,125940432671604737,3,1797252147763,26000895,'move 3 keep 10C 5C 9C',1);
INSERT INTO journal VALUES(923,922,125940432671604737,4,1797252151990,26000896,'move 1 play 4D',1);
INSERT INTO journal VALUES(924,923,125940432671604737,5,1797252153805,26000897,'move 2 play 4H',1);
INSERT INTO journal VALUES(925,924,125940432671604737,6,1797252158275,26000898,'move 3 play 4S',1);
INSERT INTO journal VALUES(926,925,125940432671604737,7,1797252162276,26000899,'move 1 play 8H',1);
INSERT INTO journal VALUES(927,926,125940432671604737,8,1797252166343,26000900,'move 2 play 8S 8C',1);
INSERT INTO journal VALUES(928,927,125940432671604737,9,1797252171229,26000901,'move 3 play 8D',1);
INSERT INTO journal VALUES(929,928,125940432671604737,10,1797252174659,26000902,'move 3 play 6S',1);
INSERT INTO journal VALUES(930,929,125940432671604737,11,1797252177279,26000903,'move 1 play JC',1);
INSERT INTO journal VALUES(931,930,125940432671604737,12,1797252181620,26000904,'move 2 play JH',1);
INSERT INTO journal VALUES(932,0,125940631640997889,1,1797252186447,26000916,'move 1 play 2C',1);
INSERT INTO journal VALUES(933,932,125940631640997889,2,1797252191096,26000917,'move 2 play 2H',1);
INSERT INTO journal VALUES(934,933,125940631640997889,3,1797252192535,26000918,'move 3 take',1);
INSERT INTO journal VALUES(935,934,125940631640997889,4,1797252196830,26000919,'move 4 play 10H',1);
INSERT INTO journal VALUES(936,935,125940631640997889,5,1797252201255,26000920,'move 5 play 9H',1);
INSERT INTO journal VALUES(937,936,125940631640997889,6,1797252203829,26000921,'move 1 play QH',1);
INSERT INTO journal VALUES(938,937,125940631640997889,7,1797252207093,26000922,'move 2 play 7D',1);
INSERT INTO journal VALUES(939,938,125940631640997889,8,1797252209618,26000923,'move 3 play KH',1);
INSERT INTO journal VALUES(940,939,125940631640997889,9,1797252212346,26000924,'move 4 play JH',1);
INSERT INTO journal VALUES(941,940,125940631640997889,10,1797252216304,26000925,'move 1 play 4H',1);
INSERT INTO journal VALUES(942,941,125940631640997889,11,1797252220416,26000926,'move 2 play AD suit C',1);
INSERT INTO journal VALUES(943,942,125940631640997889,12,1797252224943,26000927,'move 3 play 10C 10S',1);
INSERT INTO journal VALUES(944,0,125940804144332801,1,1797252227575,26000933,'move 1 layout spread done',1);
INSERT INTO journal VALUES(945,944,125940804144332801,2,1797252229211,26000934,'move 2 layout spread done',1);
INSERT INTO journal VALUES(946,945,125940804144332801,3,1797252233670,26000935,'move 2 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(947,946,125940804144332801,4,1797252238563,26000936,'move 2 place auto',1);
INSERT INTO journal VALUES(948,947,125940804144332801,5,1797252242906,26000937,'move 1 throw JS aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(949,948,125940804144332801,6,1797252245426,26000938,'move 1 place auto',1);
INSERT INTO journal VALUES(950,949,125940804144332801,7,1797252247303,26000939,'move 2 throw 2D aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(951,950,125940804144332801,8,1797252248588,26000940,'move 1 place auto',1);
INSERT INTO journal VALUES(952,951,125940804144332801,9,1797252252860,26000941,'move 1 throw 10S aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(953,952,125940804144332801,10,1797252256885,26000942,'move 2 place auto',1);
INSERT INTO journal VALUES(954,953,125940804144332801,11,1797252259989,26000943,'move 2 throw 3D aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(955,954,125940804144332801,12,1797252263991,26000944,'move 1 place auto',1);
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
INSERT INTO friend VALUES(125916361523200004,189,1797246400000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(125916361523200005,188,1797246400000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(125916361523200006,189,1797246400000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(125916361523200007,189,1797246400000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(125916361523200008,189,1797246400000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(125916361523200001,189,1797246400000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(125916361523200009,189,1797246400000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(125916361523200010,189,1797246400000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(125916361523200011,189,1797246400000,125916361523200009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1797246400000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(125916361523200012,1797246400000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(125916361523200013,1797246400000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1797246400000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(125916361523200014,1797246400000,0,0,'');
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
INSERT INTO lockdown VALUES(125916361523200015,1797246400000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(125916361523200016,1797246400000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1797246400000,1797332800000,'player88','192.0.2.7',2,'kate','');
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
INSERT INTO rating VALUES(1,100,'last-one',125916361523200023,'game',-2083489,-264228,948,-52,1797246812083,0);
INSERT INTO rating VALUES(2,101,'last-one',125916361523200023,'game',2083489,-264228,1115,115,1797246812083,0);
INSERT INTO rating VALUES(3,100,'extreme-last-card',125919875188129793,'game',2083489,-264228,1115,115,1797247701520,0);
INSERT INTO rating VALUES(4,101,'extreme-last-card',125919875188129793,'game',-2083489,-264228,948,-52,1797247701520,0);
INSERT INTO rating VALUES(5,100,'palace',125923640825872385,'game',2083489,-264228,1115,115,1797248717246,0);
INSERT INTO rating VALUES(6,101,'palace',125923640825872385,'game',-2083489,-264228,948,-52,1797248717246,0);
INSERT INTO rating VALUES(7,100,'switch',125931455279792129,'game',-1041745,-132114,974,-26,1797250019479,0);
INSERT INTO rating VALUES(8,101,'switch',125931455279792129,'game',1041745,-132114,1058,58,1797250019479,0);
INSERT INTO rating VALUES(9,101,'exta-cards',125933038285619201,'game',-520872,-66057,987,-13,1797250769970,0);
INSERT INTO rating VALUES(10,100,'exta-cards',125933038285619201,'game',520872,-66057,1029,29,1797250769970,0);
INSERT INTO rating VALUES(11,101,'exta-cards',125934961160093697,'game',265414,-32468,1002,15,1797251327792,0);
INSERT INTO rating VALUES(12,100,'exta-cards',125934961160093697,'game',-265414,-32468,1022,-7,1797251327792,0);
INSERT INTO rating VALUES(13,126,'exta-cards',125939080646098945,'game',-2083489,-264228,948,-52,1797251856624,0);
INSERT INTO rating VALUES(14,127,'exta-cards',125939080646098945,'game',2083489,-264228,1115,115,1797251856624,0);
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
INSERT INTO rated VALUES(100,'exta-cards',255458,-98525,2,1797251327792);
INSERT INTO rated VALUES(100,'extreme-last-card',2083489,-264228,1,1797247701520);
INSERT INTO rated VALUES(100,'last-one',-2083489,-264228,1,1797246812083);
INSERT INTO rated VALUES(100,'palace',2083489,-264228,1,1797248717246);
INSERT INTO rated VALUES(100,'switch',-1041745,-132114,1,1797250019479);
INSERT INTO rated VALUES(101,'exta-cards',-255458,-98525,2,1797251327792);
INSERT INTO rated VALUES(101,'extreme-last-card',-2083489,-264228,1,1797247701520);
INSERT INTO rated VALUES(101,'last-one',2083489,-264228,1,1797246812083);
INSERT INTO rated VALUES(101,'palace',-2083489,-264228,1,1797248717246);
INSERT INTO rated VALUES(101,'switch',1041745,-132114,1,1797250019479);
INSERT INTO rated VALUES(126,'exta-cards',-2083489,-264228,1,1797251856624);
INSERT INTO rated VALUES(127,'exta-cards',2083489,-264228,1,1797251856624);
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
INSERT INTO adjustment VALUES(125916361523200018,188,1797246400000,1,188,'player88',1,50000,1,0,0,'kate','','','','a cup');
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;
INSERT INTO daily_day VALUES(20801,1797246400000,'0badcafe','c0ffee',0);
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
INSERT INTO daily_try VALUES(125916361523200019,189,1797246400000,'player1',20801,0,0,1,12,750,2,5);
CREATE TABLE season (
    id INTEGER NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms INTEGER NOT NULL, -- when this was written
    state INTEGER NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
) STRICT;
INSERT INTO season VALUES(8107,1797246400000,2);
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
INSERT INTO season_place VALUES(77,189,1797246400000,8107,'2026q4 switch',2,40,1630,31);
CREATE TABLE busy_hour (
    id INTEGER NOT NULL PRIMARY KEY, -- the hour, counted from 1970-01-01 00:00 UTC
    at_ms INTEGER NOT NULL, -- when this was written
    people INTEGER NOT NULL CHECK (people > 0)
) STRICT;
INSERT INTO busy_hour VALUES(499235,1797246400000,7);
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
INSERT INTO cup VALUES(1,1797246400000,189,'','0badcafe','palace swiss entry=5',0,1797250000000,0);
CREATE TABLE cup_event (
    cup INTEGER NOT NULL REFERENCES cup (id),
    seq INTEGER NOT NULL, -- from 1, without a gap
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (cup, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO cup_event VALUES(1,1,1797246400000,'opened 0 palace swiss entry=5');
INSERT INTO cup_event VALUES(1,2,1797246400000,'joined');
INSERT INTO cup_event VALUES(1,3,1797246400000,'joined');
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
INSERT INTO cup_entrant VALUES(125916361523200020,189,1797246400000,1,5,0,0,0,0,0);
INSERT INTO cup_entrant VALUES(125916361523200021,188,1797246400000,1,5,0,0,0,0,0);
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
INSERT INTO duel VALUES(125916361523200017,189,1797246400000,188,28400000,'kate','player88','palace','00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',1,1);
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
PRAGMA user_version = 26;
