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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,170,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,60,100010,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,-10,99990,'',0);
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
INSERT INTO account VALUES(188,'player88','player88','player88','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(189,'player89','player89','player89','',0,1,0,0,0,100000,'',0);
CREATE TABLE ssh_key (
    fingerprint TEXT NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id),
    public_key TEXT NOT NULL
, label TEXT NOT NULL DEFAULT '', added_ms INTEGER NOT NULL DEFAULT 0, used_ms INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1795950400000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
INSERT INTO card_table VALUES(120503565067223040,16,120503565067223041,replace('game last-one\noptions mode=quick points=300 pairs=no limit=600\nseats 4\nterms open\nbet 0\nclock 60000\nhost 108\ndelay 1\nfrozen looked into\nseat 1 120503565067223042 bot 1 0 0 bot-ada\nseat 2 108 account 0 0 11000679 player8\nseat 3 109 account 0 0 11000680 player9\nseat 4 120503565067223043 bot 2 0 0 bot-blaise\n','\n',char(10)));
INSERT INTO card_table VALUES(120503769879281664,17,120503769879281665,replace('game extreme-last-card\noptions hand=6 draw=must-play limit=400\nseats 6\nterms open\nbet 0\nclock 60000\nhost 110\ndelay 1\nfrozen looked into\nseat 1 120503769879281669 bot 2 0 0 bot-dora\nseat 2 120503769879281666 bot 1 0 0 bot-ada\nseat 3 120503769879281667 bot 2 0 0 bot-blaise\nseat 4 110 account 0 0 11000696 player10\nseat 5 111 account 0 0 11000697 player11\nseat 6 120503769879281668 bot 1 0 0 bot-cleo\n','\n',char(10)));
INSERT INTO card_table VALUES(120503949240303616,18,120503949240303617,replace('game palace\noptions tie=coin bomb=pile limit=1000\nseats 4\nterms open\nbet 0\nclock 60000\nhost 112\ndelay 1\nfrozen looked into\nseat 1 120503949240303618 bot 1 0 0 bot-ada\nseat 2 113 account 0 0 11000710 player13\nseat 3 120503949240303619 bot 2 0 0 bot-blaise\nseat 4 112 account 0 0 11000709 player12\n','\n',char(10)));
INSERT INTO card_table VALUES(120504141020659712,19,120504141020659713,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=full announce=cutthroat limit=800\nseats 3\nterms open\nbet 0\nclock 60000\nhost 114\ndelay 1\nfrozen looked into\nseat 1 114 account 0 0 11000722 player14\nseat 2 120504141020659714 bot 1 0 0 bot-ada\nseat 3 115 account 0 0 11000723 player15\n','\n',char(10)));
INSERT INTO card_table VALUES(120504313389776896,20,120504313389776897,replace('game exta-cards\noptions jokers=no throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 116\ndelay 1\nfrozen looked into\nseat 1 117 account 0 0 11000737 player17\nseat 2 116 account 0 0 11000736 player16\n','\n',char(10)));
INSERT INTO card_table VALUES(120504463243870208,21,120504463243870209,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 2\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 1 119 account 0 0 11000755 player19\nseat 2 118 account 0 0 11000754 player18\n','\n',char(10)));
INSERT INTO card_table VALUES(120504642567143424,22,120504642567143425,replace('game extreme-last-card\noptions hand=7 draw=free limit=400\nseats 7\nterms open\nbet 10\nclock 60000\nhost 120\ndelay 1\nseat 1 124 account 0 0 11000780 player24\nseat 2 123 account 0 0 11000779 player23\nseat 3 120 account 0 0 11000776 player20\nseat 4 121 account 0 0 11000777 player21\nseat 5 125 account 0 0 11000781 player25\nseat 6 126 account 0 0 11000782 player26\nseat 7 122 account 0 0 11000778 player22\n','\n',char(10)));
INSERT INTO card_table VALUES(120504794656800768,23,120504794656800769,replace('game palace\noptions tie=coin bomb=single limit=1000\nseats 2\nterms open\nbet 10\nclock 60000\nhost 127\ndelay 1\nseat 1 127 account 0 0 11000798 player27\nseat 2 128 account 0 0 11000799 player28\n','\n',char(10)));
INSERT INTO card_table VALUES(120504921719046144,24,120504921719046145,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 4\nterms open\nbet 10\nclock 60000\nhost 129\ndelay 1\nseat 1 131 account 0 0 11000818 player31\nseat 2 130 account 0 0 11000817 player30\nseat 3 132 account 0 0 11000819 player32\nseat 4 129 account 0 0 11000816 player29\n','\n',char(10)));
INSERT INTO card_table VALUES(120505084923609088,25,120505084923609089,replace('game exta-cards\noptions jokers=no throws=20 limit=300 bad=2\nseats 2\nterms open\nbet 10\nclock 60000\nhost 133\ndelay 1\nseat 1 133 account 0 0 11000835 player33\nseat 2 134 account 0 0 11000836 player34\n','\n',char(10)));
INSERT INTO card_table VALUES(120505223482441728,26,120505223482441729,replace('game last-one\noptions mode=points points=200 pairs=no limit=600\nseats 3\nterms open\nbet 0\nclock 60000\nhost 135\ndelay 1\nseat 1 135 account 0 0 11000853 player35\nseat 2 120505223482441730 bot 1 0 0 bot-ada\nseat 3 136 account 0 0 11000854 player36\n','\n',char(10)));
INSERT INTO card_table VALUES(120505418584686592,27,120505418584686593,replace('game extreme-last-card\noptions hand=10 draw=must-play limit=400\nseats 8\nterms open\nbet 0\nclock 60000\nhost 137\ndelay 1\nseat 1 120505418584686599 bot 2 0 0 bot-fay\nseat 2 120505418584686596 bot 1 0 0 bot-cleo\nseat 3 138 account 0 0 11000873 player38\nseat 4 120505418584686597 bot 2 0 0 bot-dora\nseat 5 120505418584686598 bot 1 0 0 bot-emil\nseat 6 120505418584686594 bot 1 0 0 bot-ada\nseat 7 137 account 0 0 11000872 player37\nseat 8 120505418584686595 bot 2 0 0 bot-blaise\n','\n',char(10)));
INSERT INTO card_table VALUES(120505626882211840,28,120505626882211841,replace('game palace\noptions tie=rps bomb=pile limit=1000\nseats 3\nterms open\nbet 0\nclock 60000\nhost 139\ndelay 1\nseat 1 139 account 0 0 11000882 player39\nseat 2 140 account 0 0 11000883 player40\nseat 3 120505626882211842 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(120505807736406016,29,120505807736406017,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=full announce=casual limit=800\nseats 5\nterms open\nbet 0\nclock 60000\nhost 141\ndelay 1\nseat 1 142 account 0 0 11000900 player42\nseat 2 120505807736406019 bot 2 0 0 bot-blaise\nseat 3 141 account 0 0 11000899 player41\nseat 4 120505807736406020 bot 1 0 0 bot-cleo\nseat 5 120505807736406018 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(120505997755154432,30,120505997755154433,replace('game exta-cards\noptions jokers=no throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 143\ndelay 1\nseat 1 143 account 0 0 11000909 player43\nseat 2 144 account 0 0 11000910 player44\n','\n',char(10)));
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
INSERT INTO game VALUES(120480543539200016,120480543539200015,'last-one',2,1,10,X'613f0f67e182bb4ac646dc5039039761ead2953e8187ea5870e799f2c3755412','mode=quick points=200 pairs=no limit=600',1795950400000,1795951022252,1,0,1,1,replace('format 2\nsecret f92a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 x7cazeryyir3\ndrawn player1 xh8disacuj99\n','\n',char(10)),'',57,0);
INSERT INTO game VALUES(120483409305796609,120483409305796608,'last-one',2,0,0,X'bd707c699d73ea139020bd35b5b3cc98cfac14b7e2ff960daa08a6ee4e8de8fa','mode=quick points=200 pairs=no limit=600',1795951083252,1795951143699,1,0,1,2,replace('format 2\nsecret fb2a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 miwrwvs73sbi\ndrawn bot-ada 43tb64qsq3pk\n','\n',char(10)),'',76,0);
INSERT INTO game VALUES(120483930393542657,120483930393542656,'last-one',2,0,0,X'950dd719c21955a949bc3cc3f85974ed76f8d82e450d4eec9f8d9c9075cf5237','mode=quick points=100 pairs=yes limit=600',1795951207489,1795951766493,3,0,1,3,replace('format 2\nsecret 082b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 zbpmy6vyscc2\ndrawn guest1 7d9ym2d2awjv\ndrawn guest2 i9gnvp27ih8i\ndrawn guest3 c5exnqraht9s\n','\n',char(10)),'It took too long.',175,0);
INSERT INTO game VALUES(120486530878799873,120486530878799872,'extreme-last-card',1,1,10,X'3eca6e124deec5fae3329fff8c94ee1ec24cfa9407a9f1df8d02f470db7dae8c','hand=10 draw=must-play limit=400',1795951827493,1795952131023,1,0,1,4,replace('format 2\nsecret 0a2b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 pihjt5dnbddf\ndrawn player1 4wefaggfdsj3\n','\n',char(10)),'',222,0);
INSERT INTO game VALUES(120488079889793025,120488079889793024,'extreme-last-card',1,0,0,X'2b3504c28d60818e83bc303bf4d5cf29d71aea1022a91c596387a006a6d8a91b','hand=7 draw=must-play limit=23',1795952196806,1795952284896,1,0,1,5,replace('format 2\nsecret 0c2b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 ett45yq7cgdb\ndrawn bot-ada yct9uqah2jak\n','\n',char(10)),'limit',248,0);
INSERT INTO game VALUES(120488713997254657,120488713997254656,'extreme-last-card',1,0,0,X'c65a5a9e1fcbe63d531c6974416fddbc227cf32ab4991e54981f7cb34f5801bd','hand=7 draw=must-play limit=400',1795952347989,1795952481378,1,0,1,6,replace('format 2\nsecret 182b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 vmd4mc96mz4z\ndrawn guest1 4fhyuiun5tkf\ndrawn guest2 9d2xm7awci5s\ndrawn guest3 g98tj2wa2wr8\n','\n',char(10)),'',272,0);
INSERT INTO game VALUES(120489544670773249,120489544670773248,'palace',1,1,10,X'47324e51ed9f3f9383ee2419c8fd147a814768ed36f4cd06792e82ccc856c147','tie=coin bomb=pile limit=25',1795952546037,1795952848994,1,0,1,7,replace('format 2\nsecret 1a2b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 3k3aszgp7uus\ndrawn player1 rp74xn9c9i7a\n','\n',char(10)),'limit',304,0);
INSERT INTO game VALUES(120491096382898177,120491096382898176,'palace',1,0,0,X'c6fb56304128a1db6ec70274d9b60f11744e1bf8b421275dda2c8ee9f97d4c63','tie=coin bomb=pile limit=30',1795952915994,1795953101173,1,0,1,8,replace('format 2\nsecret 1c2b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 yvyfbwd2k3hc\ndrawn bot-ada 8nswme9xgmqz\n','\n',char(10)),'limit',340,0);
INSERT INTO game VALUES(120492134502498305,120492134502498304,'palace',1,0,0,X'4019705bbb26f5ed0b8154d914cea175380e0e2ab580175dd705ac57d30a0f71','tie=coin bomb=pile limit=60',1795953163501,1795953617768,1,0,1,9,replace('format 2\nsecret 282b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 eh5399iy3r4p\ndrawn guest2 u5jb8885cs59\ndrawn guest3 bdqcijzua672\n','\n',char(10)),'limit',413,0);
INSERT INTO game VALUES(120494302613733377,120494302613733376,'switch',1,1,10,X'b547c023e0e93dc9c8229755e4e123da458897c45169ca64d856c39fa639f84c','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800',1795953680419,1795953777741,1,0,1,10,replace('format 2\nsecret 2a2b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 ymiz77c8ewnt\n','\n',char(10)),'',447,0);
INSERT INTO game VALUES(120494966664331265,120494966664331264,'switch',1,0,0,X'823adb739ee5cabd4939e64c88e0610ff33bde42c209448dc9c19205fe90e6ae','mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800',1795953838741,1795954412315,1,0,1,11,replace('format 2\nsecret 2c2b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 cqqywytc29uf\ndrawn player1 sni99j9bcj7x\ndrawn bot-ada keg32vtrd8wy\n','\n',char(10)),'',518,0);
INSERT INTO game VALUES(120497646631649281,120497646631649280,'switch',1,0,0,X'7485f7c44e45a7832a4355ce729d5c9d10b1f510148839c42f8d4f7366c7668b','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1795954477695,1795954836312,3,0,1,12,replace('format 2\nsecret 412b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 kb4mexinwhrs\ndrawn guest1 da65h29by7i5\ndrawn guest2 wvauir382kch\ndrawn guest3 xqusa6egpbaz\n','\n',char(10)),'It took too long.',618,0);
INSERT INTO game VALUES(120499406632910849,120499406632910848,'exta-cards',1,1,10,X'6d69350191f0068c628632194e922476c577bb0f5272d89c84381f0119d1c31b','jokers=yes throws=0 limit=300 bad=1',1795954897312,1795955007021,1,0,1,13,replace('format 2\nsecret 432b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 3vth3erwznme\n','\n',char(10)),'',641,0);
INSERT INTO game VALUES(120500122638352385,120500122638352384,'exta-cards',1,1,0,X'0954a1ba3455e6bbc6c76758fc7ceec60fdab201ff89cac588cc881956c3ee6a','jokers=yes throws=0 limit=300 bad=chance',1795955068021,1795955588971,1,0,1,14,replace('format 2\nsecret 452b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 yxf93t5u2t2z\n','\n',char(10)),'',685,0);
INSERT INTO game VALUES(120502563513565185,120502563513565184,'exta-cards',1,0,0,X'427d6015561c4157e0085c7cfc36c8b65f40e8097808ed43dad17af4e19df612','jokers=yes throws=20 limit=300 bad=chance',1795955649971,1795955827760,1,0,1,15,replace('format 2\nsecret 472b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 7238rdtznjpm\ndrawn guest1 pyds7katu6x6\n','\n',char(10)),'',726,0);
INSERT INTO game VALUES(120503565067223041,120503565067223040,'last-one',2,0,0,X'2ed4665e735ab85d62015adc9616abedfec890948265fbcbd61990594eb70ecd','mode=quick points=300 pairs=no limit=600',1795955888760,0,0,0,1,16,replace('format 2\nsecret 492b000000000000000000000000000000000000000000000000000000000000\ndrawn player8 apt55b98mza3\ndrawn player9 hrqqzecqy8kn\ndrawn bot-ada jidu873ry4xv\ndrawn bot-blaise bbt2apfzaz69\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120503769879281665,120503769879281664,'extreme-last-card',1,0,0,X'a94eb9944f3620b3acd6a7e7d76865e185738372359436d8d690a93846ce319b','hand=6 draw=must-play limit=400',1795955937591,0,0,0,1,17,replace('format 2\nsecret 582b000000000000000000000000000000000000000000000000000000000000\ndrawn player10 b73tyiv6cd36\ndrawn player11 iu9gtudaq7yn\ndrawn bot-ada rifq9hpsjem7\ndrawn bot-blaise ifbji3efmfni\ndrawn bot-cleo tjdrx9g53vxi\ndrawn bot-dora qwxjtuyt3fwe\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120503949240303617,120503949240303616,'palace',1,0,0,X'8b6a487687138e3ffce7c0c2e2e2b1b5a28cb91680c127aff9d2bd5898e2ea1f','tie=coin bomb=pile limit=1000',1795955980354,0,0,0,1,18,replace('format 2\nsecret 632b000000000000000000000000000000000000000000000000000000000000\ndrawn player12 8tigk3uhfz8t\ndrawn player13 wwffaj7iaafs\ndrawn bot-ada 8dk9axszh5aw\ndrawn bot-blaise 7yh88hedyh55\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120504141020659713,120504141020659712,'switch',1,0,0,X'3f2abd0c701cfb0d2cf1bb8ed68e2b6aaa66a83cbb686fbacfc6f37df8d0f01a','mistakes=casual run-chain=yes ace-penalty=full announce=cutthroat limit=800',1795956026078,0,0,0,1,19,replace('format 2\nsecret 6b2b000000000000000000000000000000000000000000000000000000000000\nplayer player14 corpus\ndrawn player15 aaerqcnirq73\ndrawn bot-ada pms2xsw3ien7\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120504313389776897,120504313389776896,'exta-cards',1,1,0,X'985ad68edb6802deb754736c1a8a9d535efb4f33c2ca628d354d0f4844b6a8e4','jokers=no throws=20 limit=300 bad=chance',1795956067174,0,0,0,1,20,replace('format 2\nsecret 702b000000000000000000000000000000000000000000000000000000000000\nplayer player16 corpus\ndrawn player17 szr2cuegx6up\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120504463243870209,120504463243870208,'last-one',2,1,10,X'afd2673e4ada36332229dfcff6c6b1185612ca69d77394b61e6dcb1dd7e5aa28','mode=quick points=200 pairs=no limit=600',1795956102902,0,0,0,1,21,replace('format 2\nsecret 712b000000000000000000000000000000000000000000000000000000000000\nplayer player18 corpus\ndrawn player19 yg2db24ag8k8\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120504642567143425,120504642567143424,'extreme-last-card',1,1,10,X'e764cadfb270c8f5c7de5ff448f944a18b305084b86b3f7d9871d5d0d6f41f2a','hand=7 draw=free limit=400',1795956145656,0,0,0,1,22,replace('format 2\nsecret 722b000000000000000000000000000000000000000000000000000000000000\nplayer player20 corpus\ndrawn player21 bvgsphgk4avx\ndrawn player22 ptr9398eke4q\ndrawn player23 6i5skxqqbgdb\ndrawn player24 g9q2i3ysbte2\ndrawn player25 g7w6bjuh3q6c\ndrawn player26 48jbdgy8szes\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120504794656800769,120504794656800768,'palace',1,1,10,X'83a0d6cad31ba6822df33adff509ba972538da6ff203540516239467d1828c3d','tie=coin bomb=single limit=1000',1795956181917,0,0,0,1,23,replace('format 2\nsecret 732b000000000000000000000000000000000000000000000000000000000000\nplayer player27 corpus\ndrawn player28 fy5tzc89h3ri\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120504921719046145,120504921719046144,'switch',1,1,10,X'3fc1eab4675afa7e9139fa3577ccbd4bcbf44ae7771a2e982a2fffdf349ce244','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1795956212211,0,0,0,1,24,replace('format 2\nsecret 742b000000000000000000000000000000000000000000000000000000000000\ndrawn player29 sgfq5t8aici8\ndrawn player30 5ck935v627w2\ndrawn player31 ja32tigxmu2i\ndrawn player32 dmar58gk5ice\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120505084923609089,120505084923609088,'exta-cards',1,1,10,X'1dbad5c11f35b9a4220fd414079da43bcad0cd63ddc7d8ec6a886bbf439bad21','jokers=no throws=20 limit=300 bad=2',1795956251122,0,0,0,1,25,replace('format 2\nsecret 752b000000000000000000000000000000000000000000000000000000000000\nplayer player33 corpus\ndrawn player34 yxgsqt7cnban\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120505223482441729,120505223482441728,'last-one',2,0,0,X'e165fe24f78cf1949a829e0a3589234afd86e86322905beb459469b727d02095','mode=points points=200 pairs=no limit=600',1795956284157,0,0,0,1,26,replace('format 2\nsecret 762b000000000000000000000000000000000000000000000000000000000000\nplayer player35 corpus\ndrawn player36 9zfe94f5rfwk\ndrawn bot-ada tf7ks9g4sngz\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120505418584686593,120505418584686592,'extreme-last-card',1,0,0,X'8499a29cb41e744a5008a5653bb2e8c7830b22dd33509055542a88c377231aae','hand=10 draw=must-play limit=400',1795956330673,0,0,0,1,27,replace('format 2\nsecret 7f2b000000000000000000000000000000000000000000000000000000000000\ndrawn player37 zefw5epy7neg\ndrawn player38 xzi7bme9xwav\ndrawn bot-ada 7y3cjizk2zgv\ndrawn bot-blaise dwwadyy9kgm9\ndrawn bot-cleo r6bupd7xfshi\ndrawn bot-dora kvvpuvf3xspe\ndrawn bot-emil c6tdxupebfdc\ndrawn bot-fay hqeqwirxanjn\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120505626882211841,120505626882211840,'palace',1,0,0,X'e9dffbcac0cc3a91f26fe30cf618b2cccf0a3e942caaddfd35f4bb4362828d52','tie=rps bomb=pile limit=1000',1795956380335,0,0,0,1,28,replace('format 2\nsecret 8b2b000000000000000000000000000000000000000000000000000000000000\ndrawn player39 d88aqqcgb3au\ndrawn player40 g67ffnp5mfek\ndrawn bot-ada nfvyb3ed43fg\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120505807736406017,120505807736406016,'switch',1,0,0,X'16cec1e3dec184c804ab6758bc93974b247995249310fb0f02605169bceeff75','mistakes=casual run-chain=yes ace-penalty=full announce=casual limit=800',1795956423454,0,0,0,1,29,replace('format 2\nsecret 942b000000000000000000000000000000000000000000000000000000000000\nplayer player41 corpus\ndrawn player42 3vfcmixyt3zu\ndrawn bot-ada csddedy4tkph\ndrawn bot-blaise xssq2q9bqs2r\ndrawn bot-cleo q49pjb59xkrz\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120505997755154433,120505997755154432,'exta-cards',1,1,0,X'fad8a6f141622d7d745bfd7992a12b2dbd2957b832faaee9688c7387eb4adba1','jokers=no throws=20 limit=300 bad=chance',1795956468758,0,0,0,1,30,replace('format 2\nsecret bd2b000000000000000000000000000000000000000000000000000000000000\ndrawn player43 u3i4t3w564dm\ndrawn player44 t3cbj3r2qp2i\n','\n',char(10)),'',0,0);
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
INSERT INTO seat VALUES(120480543539200016,0,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(120480543539200016,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120483409305796609,0,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120483409305796609,1,120483409305796610,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120483409305796609,2,101,'player1',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(120483930393542657,0,100,'player0',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120483930393542657,1,901,'guest1',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120483930393542657,2,903,'guest3',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120483930393542657,3,902,'guest2',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120486530878799873,0,100,'player0',0,0,1,1,0,20,10,1,0);
INSERT INTO seat VALUES(120486530878799873,1,101,'player1',0,0,2,-1,0,-10,-10,0,0);
INSERT INTO seat VALUES(120488079889793025,0,101,'player1',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(120488079889793025,1,120488079889793026,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(120488079889793025,2,100,'player0',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120488713997254657,0,903,'guest3',1,0,1,1,0,0,0,1,0);
INSERT INTO seat VALUES(120488713997254657,1,901,'guest1',1,0,3,-1,1,0,0,0,0);
INSERT INTO seat VALUES(120488713997254657,2,100,'player0',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120488713997254657,3,902,'guest2',1,0,3,-1,1,0,0,0,0);
INSERT INTO seat VALUES(120489544670773249,0,101,'player1',0,0,2,-1,0,-10,-10,0,0);
INSERT INTO seat VALUES(120489544670773249,1,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120491096382898177,0,101,'player1',0,0,1,0,0,0,0,0,1);
INSERT INTO seat VALUES(120491096382898177,1,100,'player0',0,0,1,0,0,0,0,0,1);
INSERT INTO seat VALUES(120491096382898177,2,120491096382898178,'bot-ada',2,1,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120492134502498305,0,902,'guest2',1,0,3,0,0,0,0,0,0);
INSERT INTO seat VALUES(120492134502498305,1,903,'guest3',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(120492134502498305,2,100,'player0',0,0,4,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120492134502498305,3,901,'guest1',1,0,2,0,0,0,0,0,0);
INSERT INTO seat VALUES(120494302613733377,0,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120494302613733377,1,101,'player1',0,0,2,-1,1,-20,-10,0,0);
INSERT INTO seat VALUES(120494966664331265,0,101,'player1',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(120494966664331265,1,120494966664331266,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120494966664331265,2,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120497646631649281,0,902,'guest2',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120497646631649281,1,901,'guest1',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120497646631649281,2,903,'guest3',1,0,0,0,1,0,0,0,0);
INSERT INTO seat VALUES(120497646631649281,3,100,'player0',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120499406632910849,0,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120499406632910849,1,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(120500122638352385,0,101,'player1',0,0,2,-1,1,-10,0,0,0);
INSERT INTO seat VALUES(120500122638352385,1,100,'player0',0,0,1,1,0,20,0,0,0);
INSERT INTO seat VALUES(120502563513565185,0,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(120502563513565185,1,100,'player0',0,0,2,-1,1,0,0,0,1);
INSERT INTO seat VALUES(120503565067223041,0,120503565067223042,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120503565067223041,1,108,'player8',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120503565067223041,2,109,'player9',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120503565067223041,3,120503565067223043,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120503769879281665,0,120503769879281669,'bot-dora',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120503769879281665,1,120503769879281666,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120503769879281665,2,120503769879281667,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120503769879281665,3,110,'player10',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120503769879281665,4,111,'player11',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120503769879281665,5,120503769879281668,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120503949240303617,0,120503949240303618,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120503949240303617,1,113,'player13',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120503949240303617,2,120503949240303619,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120503949240303617,3,112,'player12',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120504141020659713,0,114,'player14',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120504141020659713,1,120504141020659714,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504141020659713,2,115,'player15',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120504313389776897,0,117,'player17',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504313389776897,1,116,'player16',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504463243870209,0,119,'player19',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504463243870209,1,118,'player18',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504642567143425,0,124,'player24',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504642567143425,1,123,'player23',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504642567143425,2,120,'player20',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504642567143425,3,121,'player21',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504642567143425,4,125,'player25',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504642567143425,5,126,'player26',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504642567143425,6,122,'player22',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504794656800769,0,127,'player27',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504794656800769,1,128,'player28',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504921719046145,0,131,'player31',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504921719046145,1,130,'player30',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504921719046145,2,132,'player32',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504921719046145,3,129,'player29',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505084923609089,0,133,'player33',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505084923609089,1,134,'player34',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505223482441729,0,135,'player35',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505223482441729,1,120505223482441730,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505223482441729,2,136,'player36',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505418584686593,0,120505418584686599,'bot-fay',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505418584686593,1,120505418584686596,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505418584686593,2,138,'player38',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505418584686593,3,120505418584686597,'bot-dora',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505418584686593,4,120505418584686598,'bot-emil',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505418584686593,5,120505418584686594,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505418584686593,6,137,'player37',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505418584686593,7,120505418584686595,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505626882211841,0,139,'player39',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505626882211841,1,140,'player40',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505626882211841,2,120505626882211842,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505807736406017,0,142,'player42',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505807736406017,1,120505807736406019,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505807736406017,2,141,'player41',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505807736406017,3,120505807736406020,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505807736406017,4,120505807736406018,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505997755154433,0,143,'player43',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505997755154433,1,144,'player44',0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1795950400000);
INSERT INTO entry VALUES(2,1,120480543539200016,1,20,'bet','',1795950400000);
INSERT INTO entry VALUES(2,2,120480543539200016,1,-20,'pot','',1795951022252);
INSERT INTO entry VALUES(2,3,120486530878799873,1,20,'bet','',1795951827493);
INSERT INTO entry VALUES(2,4,120486530878799873,1,-20,'pot','',1795952131023);
INSERT INTO entry VALUES(2,5,120489544670773249,1,20,'bet','',1795952546037);
INSERT INTO entry VALUES(2,6,120489544670773249,1,-20,'pot','',1795952848994);
INSERT INTO entry VALUES(2,7,120494302613733377,1,20,'bet','',1795953680419);
INSERT INTO entry VALUES(2,8,120494302613733377,1,-20,'pot','',1795953777741);
INSERT INTO entry VALUES(2,9,120499406632910849,1,20,'bet','',1795954897312);
INSERT INTO entry VALUES(2,10,120499406632910849,1,-20,'pot','',1795955007021);
INSERT INTO entry VALUES(2,11,120504463243870209,1,20,'bet','',1795956102902);
INSERT INTO entry VALUES(2,12,120504642567143425,1,70,'bet','',1795956145656);
INSERT INTO entry VALUES(2,13,120504794656800769,1,20,'bet','',1795956181917);
INSERT INTO entry VALUES(2,14,120504921719046145,1,40,'bet','',1795956212211);
INSERT INTO entry VALUES(2,15,120505084923609089,1,20,'bet','',1795956251122);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(100,2,120480543539200016,1,-10,'bet','',1795950400000);
INSERT INTO entry VALUES(100,3,120480543539200016,0,-10,'loss','',1795951082252);
INSERT INTO entry VALUES(100,4,120486530878799873,1,-10,'bet','',1795951827493);
INSERT INTO entry VALUES(100,5,120486530878799873,0,20,'win','',1795952131023);
INSERT INTO entry VALUES(100,6,120486530878799873,1,20,'pot','',1795952131023);
INSERT INTO entry VALUES(100,7,120489544670773249,1,-10,'bet','',1795952546037);
INSERT INTO entry VALUES(100,8,120489544670773249,0,20,'win','',1795952848994);
INSERT INTO entry VALUES(100,9,120489544670773249,1,20,'pot','',1795952848994);
INSERT INTO entry VALUES(100,10,120494302613733377,1,-10,'bet','',1795953680419);
INSERT INTO entry VALUES(100,11,120494302613733377,0,20,'win','',1795953777741);
INSERT INTO entry VALUES(100,12,120494302613733377,1,20,'pot','',1795953777741);
INSERT INTO entry VALUES(100,13,120499406632910849,1,-10,'bet','',1795954897312);
INSERT INTO entry VALUES(100,14,120499406632910849,0,-10,'loss','',1795955067021);
INSERT INTO entry VALUES(100,15,120500122638352385,0,20,'win','',1795955588971);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(101,2,120480543539200016,1,-10,'bet','',1795950400000);
INSERT INTO entry VALUES(101,3,120480543539200016,0,20,'win','',1795951022252);
INSERT INTO entry VALUES(101,4,120480543539200016,1,20,'pot','',1795951022252);
INSERT INTO entry VALUES(101,5,120486530878799873,1,-10,'bet','',1795951827493);
INSERT INTO entry VALUES(101,6,120486530878799873,0,-10,'loss','',1795952131023);
INSERT INTO entry VALUES(101,7,120489544670773249,1,-10,'bet','',1795952546037);
INSERT INTO entry VALUES(101,8,120489544670773249,0,-10,'loss','',1795952848994);
INSERT INTO entry VALUES(101,9,120494302613733377,1,-10,'bet','',1795953680419);
INSERT INTO entry VALUES(101,10,120494302613733377,0,-20,'leave','',1795953777741);
INSERT INTO entry VALUES(101,11,120499406632910849,1,-10,'bet','',1795954897312);
INSERT INTO entry VALUES(101,12,120499406632910849,0,20,'win','',1795955007021);
INSERT INTO entry VALUES(101,13,120499406632910849,1,20,'pot','',1795955007021);
INSERT INTO entry VALUES(101,14,120500122638352385,0,-10,'loss','',1795955648971);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(118,2,120504463243870209,1,-10,'bet','',1795956102902);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(119,2,120504463243870209,1,-10,'bet','',1795956102902);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(120,2,120504642567143425,1,-10,'bet','',1795956145656);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(121,2,120504642567143425,1,-10,'bet','',1795956145656);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(122,2,120504642567143425,1,-10,'bet','',1795956145656);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(123,2,120504642567143425,1,-10,'bet','',1795956145656);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(124,2,120504642567143425,1,-10,'bet','',1795956145656);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(125,2,120504642567143425,1,-10,'bet','',1795956145656);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(126,2,120504642567143425,1,-10,'bet','',1795956145656);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(127,2,120504794656800769,1,-10,'bet','',1795956181917);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(128,2,120504794656800769,1,-10,'bet','',1795956181917);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(129,2,120504921719046145,1,-10,'bet','',1795956212211);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(130,2,120504921719046145,1,-10,'bet','',1795956212211);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(131,2,120504921719046145,1,-10,'bet','',1795956212211);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(132,2,120504921719046145,1,-10,'bet','',1795956212211);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(133,2,120505084923609089,1,-10,'bet','',1795956251122);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(134,2,120505084923609089,1,-10,'bet','',1795956251122);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1795950400000);
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
INSERT INTO score VALUES(100,'exta-cards',120499406632910849,1795955007021,1795955067021,-10,1,-1);
INSERT INTO score VALUES(100,'exta-cards',120500122638352385,1795955588971,1795955588971,20,1,1);
INSERT INTO score VALUES(100,'extreme-last-card',120486530878799873,1795952131023,1795952131023,20,1,1);
INSERT INTO score VALUES(100,'last-one',120480543539200016,1795951022252,1795951082252,-10,1,-1);
INSERT INTO score VALUES(100,'palace',120489544670773249,1795952848994,1795952848994,20,1,1);
INSERT INTO score VALUES(100,'switch',120494302613733377,1795953777741,1795953777741,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',120499406632910849,1795955007021,1795955007021,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',120500122638352385,1795955588971,1795955648971,-10,1,-1);
INSERT INTO score VALUES(101,'extreme-last-card',120486530878799873,1795952131023,1795952131023,-10,1,-1);
INSERT INTO score VALUES(101,'last-one',120480543539200016,1795951022252,1795951022252,20,1,1);
INSERT INTO score VALUES(101,'palace',120489544670773249,1795952848994,1795952848994,-10,1,-1);
INSERT INTO score VALUES(101,'switch',120494302613733377,1795953777741,1795953777741,-20,1,-1);
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
INSERT INTO sanction VALUES(120480543539200000,0,189,'player89','',1795950400000,0,'kate','shouted',0,120480543539200000,'','');
INSERT INTO sanction VALUES(120480543539200003,1,189,'player89','',1795950400000,0,'kate','shouted',0,120480543539200003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(120480543539200002,1795950400000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(120486275026255872,1795951766493,'player0','void','table 3','game 3: It took too long.');
INSERT INTO audit VALUES(120499150780366848,1795954836312,'player0','void','table 12','game 12: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,120480543539200016,1,1795950400000,11000005,'move 1 play Y6');
INSERT INTO journal VALUES(2,1,120480543539200016,2,1795950401693,11000006,'move 2 play Y3');
INSERT INTO journal VALUES(3,2,120480543539200016,3,1795950403167,11000007,'move 1 draw');
INSERT INTO journal VALUES(4,3,120480543539200016,4,1795950406048,11000008,'move 2 play G3');
INSERT INTO journal VALUES(5,4,120480543539200016,5,1795950409331,11000009,'move 1 play G2');
INSERT INTO journal VALUES(6,5,120480543539200016,6,1795950410543,11000010,'move 2 play G8');
INSERT INTO journal VALUES(7,6,120480543539200016,7,1795950414045,11000011,'move 1 draw');
INSERT INTO journal VALUES(8,7,120480543539200016,8,1795950418889,11000012,'move 1 pass');
INSERT INTO journal VALUES(9,8,120480543539200016,9,1795950478889,0,'timeout 2');
INSERT INTO journal VALUES(10,9,120480543539200016,10,1795950478889,0,'auto 2 draw');
INSERT INTO journal VALUES(11,10,120480543539200016,11,1795950483487,11000013,'move 1 play J+4 color B');
INSERT INTO journal VALUES(12,11,120480543539200016,12,1795950486924,11000014,'move 2 lie');
INSERT INTO journal VALUES(13,12,120480543539200016,13,1795950491175,11000015,'move 1 play B4');
INSERT INTO journal VALUES(14,13,120480543539200016,14,1795950495679,11000016,'move 2 play R4');
INSERT INTO journal VALUES(15,14,120480543539200016,15,1795950498066,11000017,'move 1 draw');
INSERT INTO journal VALUES(16,15,120480543539200016,16,1795950499366,11000018,'move 2 play R2');
INSERT INTO journal VALUES(17,16,120480543539200016,17,1795950499366,0,'hash c7fe09525cfbc7748ea7b2608581a0a7');
INSERT INTO journal VALUES(18,17,120480543539200016,18,1795950501996,11000019,'move 1 draw');
INSERT INTO journal VALUES(19,18,120480543539200016,19,1795950505075,11000020,'move 2 play J+4 color R');
INSERT INTO journal VALUES(20,19,120480543539200016,20,1795950509714,11000021,'move 1 take');
INSERT INTO journal VALUES(21,20,120480543539200016,21,1795950569714,0,'timeout 2');
INSERT INTO journal VALUES(22,21,120480543539200016,22,1795950569714,0,'auto 2 play R0');
INSERT INTO journal VALUES(23,22,120480543539200016,23,1795950573989,11000022,'move 1 play J color B');
INSERT INTO journal VALUES(24,23,120480543539200016,24,1795950576919,11000023,'move 2 play B3');
INSERT INTO journal VALUES(25,24,120480543539200016,25,1795950578664,11000024,'move 1 play BS');
INSERT INTO journal VALUES(26,25,120480543539200016,26,1795950582608,11000025,'move 1 draw');
INSERT INTO journal VALUES(27,26,120480543539200016,27,1795950585144,11000026,'move 1 pass');
INSERT INTO journal VALUES(28,27,120480543539200016,28,1795950589657,11000027,'move 2 draw');
INSERT INTO journal VALUES(29,28,120480543539200016,29,1795950592009,11000028,'move 1 play B6');
INSERT INTO journal VALUES(30,29,120480543539200016,30,1795950596019,11000029,'move 2 play B7');
INSERT INTO journal VALUES(31,30,120480543539200016,31,1795950599410,11000030,'move 1 play B4');
INSERT INTO journal VALUES(32,31,120480543539200016,32,1795950601867,11000031,'move 2 play Y4');
INSERT INTO journal VALUES(33,32,120480543539200016,33,1795950604099,11000032,'move 1 play YS');
INSERT INTO journal VALUES(34,33,120480543539200016,34,1795950604099,0,'hash d831932525f6051bec34776be63d24dc');
INSERT INTO journal VALUES(35,34,120480543539200016,35,1795950608475,11000033,'move 1 play Y+2');
INSERT INTO journal VALUES(36,35,120480543539200016,36,1795950613386,11000034,'move 2 take');
INSERT INTO journal VALUES(37,36,120480543539200016,37,1795950617188,11000035,'move 1 draw');
INSERT INTO journal VALUES(38,37,120480543539200016,38,1795950621722,11000036,'move 1 play YV');
INSERT INTO journal VALUES(39,38,120480543539200016,39,1795950623735,11000037,'move 1 draw');
INSERT INTO journal VALUES(40,39,120480543539200016,40,1795950627347,11000038,'move 1 play Y7');
INSERT INTO journal VALUES(41,40,120480543539200016,41,1795950631863,11000039,'move 2 play Y1');
INSERT INTO journal VALUES(42,41,120480543539200016,42,1795950635798,11000040,'move 1 draw');
INSERT INTO journal VALUES(43,42,120480543539200016,43,1795950636866,11000041,'move 2 play J+4 color G');
INSERT INTO journal VALUES(44,43,120480543539200016,44,1795950639566,11000042,'move 1 take');
INSERT INTO journal VALUES(45,44,120480543539200016,45,1795950641411,11000043,'move 2 play G9');
INSERT INTO journal VALUES(46,45,120480543539200016,46,1795950643884,11000044,'move 1 play B9');
INSERT INTO journal VALUES(47,46,120480543539200016,47,1795950703884,0,'timeout 2');
INSERT INTO journal VALUES(48,47,120480543539200016,48,1795950703884,0,'auto 2 draw');
INSERT INTO journal VALUES(49,48,120480543539200016,49,1795950707602,11000045,'move 1 play B6');
INSERT INTO journal VALUES(50,49,120480543539200016,50,1795950767602,0,'timeout 2');
INSERT INTO journal VALUES(51,50,120480543539200016,51,1795950767602,0,'auto 2 draw');
INSERT INTO journal VALUES(52,51,120480543539200016,52,1795950767602,0,'hash 2e3ce2dbafc23543ffb9cc13ccf08faa');
INSERT INTO journal VALUES(53,52,120480543539200016,53,1795951022252,0,'timeout 1');
INSERT INTO journal VALUES(54,53,120480543539200016,54,1795951022252,0,'auto 1 play R6');
INSERT INTO journal VALUES(55,54,120480543539200016,55,1795951022252,0,'leave 1 away');
INSERT INTO journal VALUES(56,55,120480543539200016,56,1795951022252,0,'hash bc1a8e298bd9a3197b16f0ce7e934909');
INSERT INTO journal VALUES(57,56,120480543539200016,57,1795951082252,0,'voted 1 forgive');
INSERT INTO journal VALUES(58,0,120483409305796609,1,1795951083252,11000053,'move 3 play Y8');
INSERT INTO journal VALUES(59,58,120483409305796609,2,1795951085433,0,'move 2 play Y+2');
INSERT INTO journal VALUES(60,59,120483409305796609,3,1795951090433,11000054,'move 1 take');
INSERT INTO journal VALUES(61,60,120483409305796609,4,1795951094692,11000055,'move 3 play Y4');
INSERT INTO journal VALUES(62,61,120483409305796609,5,1795951097937,0,'move 2 play Y1');
INSERT INTO journal VALUES(63,62,120483409305796609,6,1795951102937,11000056,'move 1 play Y5');
INSERT INTO journal VALUES(64,63,120483409305796609,7,1795951107491,11000057,'move 3 play R5');
INSERT INTO journal VALUES(65,64,120483409305796609,8,1795951112357,0,'move 2 play RV');
INSERT INTO journal VALUES(66,65,120483409305796609,9,1795951117357,11000058,'move 3 play R1');
INSERT INTO journal VALUES(67,66,120483409305796609,10,1795951118547,11000059,'move 1 play RS');
INSERT INTO journal VALUES(68,67,120483409305796609,11,1795951122299,11000060,'move 3 play R4');
INSERT INTO journal VALUES(69,68,120483409305796609,12,1795951126232,11000061,'move 1 draw');
INSERT INTO journal VALUES(70,69,120483409305796609,13,1795951130052,0,'move 2 play J color G');
INSERT INTO journal VALUES(71,70,120483409305796609,14,1795951135052,11000062,'move 3 play G4 last');
INSERT INTO journal VALUES(72,71,120483409305796609,15,1795951136519,11000063,'move 1 play G6');
INSERT INTO journal VALUES(73,72,120483409305796609,16,1795951138699,0,'move 2 play G2');
INSERT INTO journal VALUES(74,73,120483409305796609,17,1795951138699,0,'hash b1ce9a026e038adad015c24fe1ff71c6');
INSERT INTO journal VALUES(75,74,120483409305796609,18,1795951143699,11000064,'move 3 play J color R');
INSERT INTO journal VALUES(76,75,120483409305796609,19,1795951143699,0,'hash afe19452073fd1870d9dfab7f8dafd74');
INSERT INTO journal VALUES(77,0,120483930393542657,1,1795951207489,11000075,'move 1 play G6');
INSERT INTO journal VALUES(78,77,120483930393542657,2,1795951211199,11000076,'move 2 play J+4 color B');
INSERT INTO journal VALUES(79,78,120483930393542657,3,1795951214030,11000077,'move 3 lie');
INSERT INTO journal VALUES(80,79,120483930393542657,4,1795951218340,11000078,'move 4 play B0');
INSERT INTO journal VALUES(81,80,120483930393542657,5,1795951222218,11000079,'move 1 play B6');
INSERT INTO journal VALUES(82,81,120483930393542657,6,1795951225361,11000080,'move 2 play R6');
INSERT INTO journal VALUES(83,82,120483930393542657,7,1795951230107,11000081,'move 3 play J+4 color B');
INSERT INTO journal VALUES(84,83,120483930393542657,8,1795951233029,11000082,'move 4 lie');
INSERT INTO journal VALUES(85,84,120483930393542657,9,1795951234645,11000083,'move 4 draw');
INSERT INTO journal VALUES(86,85,120483930393542657,10,1795951239489,11000084,'move 1 play B7');
INSERT INTO journal VALUES(87,86,120483930393542657,11,1795951299489,0,'timeout 2');
INSERT INTO journal VALUES(88,87,120483930393542657,12,1795951299489,0,'auto 2 play J color R');
INSERT INTO journal VALUES(89,88,120483930393542657,13,1795951304332,11000085,'move 3 play R2');
INSERT INTO journal VALUES(90,89,120483930393542657,14,1795951307443,11000086,'move 4 draw');
INSERT INTO journal VALUES(91,90,120483930393542657,15,1795951308981,11000087,'move 1 play R1');
INSERT INTO journal VALUES(92,91,120483930393542657,16,1795951313960,11000088,'move 2 play J color G');
INSERT INTO journal VALUES(93,92,120483930393542657,17,1795951313960,0,'hash 95e9f409fc487fdbba6b05179733c29b');
INSERT INTO journal VALUES(94,93,120483930393542657,18,1795951318457,11000089,'move 3 play G0');
INSERT INTO journal VALUES(95,94,120483930393542657,19,1795951319493,11000090,'move 4 play G1');
INSERT INTO journal VALUES(96,95,120483930393542657,20,1795951323123,11000091,'move 1 draw');
INSERT INTO journal VALUES(97,96,120483930393542657,21,1795951324467,11000092,'move 1 play G5');
INSERT INTO journal VALUES(98,97,120483930393542657,22,1795951328533,11000093,'move 2 play J color R');
INSERT INTO journal VALUES(99,98,120483930393542657,23,1795951329599,11000094,'move 3 play R7');
INSERT INTO journal VALUES(100,99,120483930393542657,24,1795951331237,11000095,'move 4 draw');
INSERT INTO journal VALUES(101,100,120483930393542657,25,1795951332858,11000096,'move 1 draw');
INSERT INTO journal VALUES(102,101,120483930393542657,26,1795951337305,11000097,'move 1 play G7');
INSERT INTO journal VALUES(103,102,120483930393542657,27,1795951381218,11000098,'move 2 draw');
INSERT INTO journal VALUES(104,103,120483930393542657,28,1795951383792,11000099,'move 2 play J+4 color G');
INSERT INTO journal VALUES(105,104,120483930393542657,29,1795951386616,11000100,'move 3 lie');
INSERT INTO journal VALUES(106,105,120483930393542657,30,1795951388177,11000101,'move 4 play G9');
INSERT INTO journal VALUES(107,106,120483930393542657,31,1795951390845,11000102,'move 1 draw');
INSERT INTO journal VALUES(108,107,120483930393542657,32,1795951395620,11000103,'move 1 pass');
INSERT INTO journal VALUES(109,108,120483930393542657,33,1795951399063,11000104,'move 2 draw');
INSERT INTO journal VALUES(110,109,120483930393542657,34,1795951399063,0,'hash 713b85e5259016055a34368313ac1dc2');
INSERT INTO journal VALUES(111,110,120483930393542657,35,1795951402729,11000105,'move 3 play G8');
INSERT INTO journal VALUES(112,111,120483930393542657,36,1795951407647,11000106,'move 4 draw');
INSERT INTO journal VALUES(113,112,120483930393542657,37,1795951410371,11000107,'move 4 play G3');
INSERT INTO journal VALUES(114,113,120483930393542657,38,1795951411765,11000108,'move 1 play G1');
INSERT INTO journal VALUES(115,114,120483930393542657,39,1795951416598,11000109,'move 2 draw');
INSERT INTO journal VALUES(116,115,120483930393542657,40,1795951476598,0,'timeout 3');
INSERT INTO journal VALUES(117,116,120483930393542657,41,1795951476598,0,'auto 3 play B1');
INSERT INTO journal VALUES(118,117,120483930393542657,42,1795951481870,11000110,'move 4 play Y1');
INSERT INTO journal VALUES(119,118,120483930393542657,43,1795951486372,11000111,'move 1 play Y6');
INSERT INTO journal VALUES(120,119,120483930393542657,44,1795951489076,11000112,'move 2 play Y2');
INSERT INTO journal VALUES(121,120,120483930393542657,45,1795951549076,0,'timeout 3');
INSERT INTO journal VALUES(122,121,120483930393542657,46,1795951549076,0,'auto 3 play Y8');
INSERT INTO journal VALUES(123,122,120483930393542657,47,1795951554900,11000113,'move 4 play Y5');
INSERT INTO journal VALUES(124,123,120483930393542657,48,1795951556748,11000114,'move 1 draw');
INSERT INTO journal VALUES(125,124,120483930393542657,49,1795951560266,11000115,'move 2 play Y9');
INSERT INTO journal VALUES(126,125,120483930393542657,50,1795951564857,0,'auto 3 play Y0');
INSERT INTO journal VALUES(127,126,120483930393542657,51,1795951564857,0,'hash 2720ab8115b95f72ff1b21885033b5bd');
INSERT INTO journal VALUES(128,127,120483930393542657,52,1795951569857,11000116,'move 4 play Y3');
INSERT INTO journal VALUES(129,128,120483930393542657,53,1795951573716,11000117,'move 1 draw');
INSERT INTO journal VALUES(130,129,120483930393542657,54,1795951577023,11000118,'move 2 draw');
INSERT INTO journal VALUES(131,130,120483930393542657,55,1795951580212,0,'auto 3 play Y1');
INSERT INTO journal VALUES(132,131,120483930393542657,56,1795951585212,11000119,'move 4 play YV');
INSERT INTO journal VALUES(133,132,120483930393542657,57,1795951587384,0,'auto 3 play Y4');
INSERT INTO journal VALUES(134,133,120483930393542657,58,1795951592384,11000120,'move 2 draw');
INSERT INTO journal VALUES(135,134,120483930393542657,59,1795951593958,11000121,'move 1 draw');
INSERT INTO journal VALUES(136,135,120483930393542657,60,1795951597116,11000122,'move 1 pass');
INSERT INTO journal VALUES(137,136,120483930393542657,61,1795951599496,11000123,'move 4 play R4');
INSERT INTO journal VALUES(138,137,120483930393542657,62,1795951603730,0,'auto 3 play Y4');
INSERT INTO journal VALUES(139,138,120483930393542657,63,1795951608730,11000124,'move 2 play R4');
INSERT INTO journal VALUES(140,139,120483930393542657,64,1795951612752,11000125,'move 1 play R5');
INSERT INTO journal VALUES(141,140,120483930393542657,65,1795951615289,11000126,'move 4 draw');
INSERT INTO journal VALUES(142,141,120483930393542657,66,1795951617734,11000127,'move 4 pass');
INSERT INTO journal VALUES(143,142,120483930393542657,67,1795951620780,0,'auto 3 play Y5');
INSERT INTO journal VALUES(144,143,120483930393542657,68,1795951620780,0,'hash 382140a11647f3804fc79231d81ee8ff');
INSERT INTO journal VALUES(145,144,120483930393542657,69,1795951625780,11000128,'move 2 draw');
INSERT INTO journal VALUES(146,145,120483930393542657,70,1795951628448,11000129,'move 1 play B5');
INSERT INTO journal VALUES(147,146,120483930393542657,71,1795951688448,0,'timeout 4');
INSERT INTO journal VALUES(148,147,120483930393542657,72,1795951688448,0,'auto 4 play G5');
INSERT INTO journal VALUES(149,148,120483930393542657,73,1795951693784,0,'auto 3 play GS');
INSERT INTO journal VALUES(150,149,120483930393542657,74,1795951693784,11000130,'move 1 play G6');
INSERT INTO journal VALUES(151,150,120483930393542657,75,1795951697829,11000131,'move 4 draw');
INSERT INTO journal VALUES(152,151,120483930393542657,76,1795951699912,0,'auto 3 play B6');
INSERT INTO journal VALUES(153,152,120483930393542657,77,1795951704912,11000132,'move 2 draw');
INSERT INTO journal VALUES(154,153,120483930393542657,78,1795951709123,11000133,'move 1 play B8 last');
INSERT INTO journal VALUES(155,154,120483930393542657,79,1795951710946,11000134,'move 4 draw');
INSERT INTO journal VALUES(156,155,120483930393542657,80,1795951713366,11000135,'move 4 play B5');
INSERT INTO journal VALUES(157,156,120483930393542657,81,1795951716966,0,'auto 3 play B2');
INSERT INTO journal VALUES(158,157,120483930393542657,82,1795951721966,11000136,'move 2 draw');
INSERT INTO journal VALUES(159,158,120483930393542657,83,1795951724687,11000137,'move 2 pass');
INSERT INTO journal VALUES(160,159,120483930393542657,84,1795951726528,11000138,'move 1 draw');
INSERT INTO journal VALUES(161,160,120483930393542657,85,1795951726528,0,'hash fcc056d8abf28bfbadf0701e13f5818a');
INSERT INTO journal VALUES(162,161,120483930393542657,86,1795951730858,11000139,'move 1 last');
INSERT INTO journal VALUES(163,162,120483930393542657,87,1795951732161,11000140,'move 1 pass');
INSERT INTO journal VALUES(164,163,120483930393542657,88,1795951733987,11000141,'move 4 draw');
INSERT INTO journal VALUES(165,164,120483930393542657,89,1795951737199,0,'auto 3 play B3');
INSERT INTO journal VALUES(166,165,120483930393542657,90,1795951742199,11000142,'move 2 play G3');
INSERT INTO journal VALUES(167,166,120483930393542657,91,1795951744649,11000143,'move 1 draw');
INSERT INTO journal VALUES(168,167,120483930393542657,92,1795951747561,11000144,'move 4 play G4');
INSERT INTO journal VALUES(169,168,120483930393542657,93,1795951749061,0,'auto 3 play G4');
INSERT INTO journal VALUES(170,169,120483930393542657,94,1795951753785,11000145,'move 2 draw');
INSERT INTO journal VALUES(171,170,120483930393542657,95,1795951758630,11000146,'move 1 draw');
INSERT INTO journal VALUES(172,171,120483930393542657,96,1795951761638,11000147,'move 1 play J color Y');
INSERT INTO journal VALUES(173,172,120483930393542657,97,1795951763707,11000148,'move 4 draw');
INSERT INTO journal VALUES(174,173,120483930393542657,98,1795951766493,11000149,'void It took too long.');
INSERT INTO journal VALUES(175,174,120483930393542657,99,1795951766493,0,'hash b136721f4123cfd80b11e281f3256757');
INSERT INTO journal VALUES(176,0,120486530878799873,1,1795951827493,11000158,'move 2 play JOKER suit D');
INSERT INTO journal VALUES(177,176,120486530878799873,2,1795951831167,11000159,'move 1 play JD QD');
INSERT INTO journal VALUES(178,177,120486530878799873,3,1795951891167,0,'timeout 2');
INSERT INTO journal VALUES(179,178,120486530878799873,4,1795951891167,0,'auto 2 play 10D');
INSERT INTO journal VALUES(180,179,120486530878799873,5,1795951893797,11000160,'move 2 play AH AD suit H');
INSERT INTO journal VALUES(181,180,120486530878799873,6,1795951953797,0,'timeout 1');
INSERT INTO journal VALUES(182,181,120486530878799873,7,1795951953797,0,'auto 1 play AC AS suit C');
INSERT INTO journal VALUES(183,182,120486530878799873,8,1795951957496,11000161,'move 2 play JOKER suit H');
INSERT INTO journal VALUES(184,183,120486530878799873,9,1795951960322,11000162,'move 1 draw');
INSERT INTO journal VALUES(185,184,120486530878799873,10,1795951964763,11000163,'move 2 play 7H');
INSERT INTO journal VALUES(186,185,120486530878799873,11,1795951968972,11000164,'move 1 play 7D');
INSERT INTO journal VALUES(187,186,120486530878799873,12,1795951972089,11000165,'move 2 play 3D');
INSERT INTO journal VALUES(188,187,120486530878799873,13,1795951975634,11000166,'move 1 draw');
INSERT INTO journal VALUES(189,188,120486530878799873,14,1795951979632,11000167,'move 2 draw');
INSERT INTO journal VALUES(190,189,120486530878799873,15,1795951981034,11000168,'move 1 draw');
INSERT INTO journal VALUES(191,190,120486530878799873,16,1795951985735,11000169,'move 2 play 3C');
INSERT INTO journal VALUES(192,191,120486530878799873,17,1795951985735,0,'hash 2bf17835075169543f291abdb70b6c5c');
INSERT INTO journal VALUES(193,192,120486530878799873,18,1795951990182,11000170,'move 1 play KC QC');
INSERT INTO journal VALUES(194,193,120486530878799873,19,1795951994233,11000171,'move 2 play 6C');
INSERT INTO journal VALUES(195,194,120486530878799873,20,1795951997206,11000172,'move 1 play 8C');
INSERT INTO journal VALUES(196,195,120486530878799873,21,1795952057206,0,'timeout 2');
INSERT INTO journal VALUES(197,196,120486530878799873,22,1795952057206,0,'auto 2 draw');
INSERT INTO journal VALUES(198,197,120486530878799873,23,1795952062815,11000173,'move 1 play 2C');
INSERT INTO journal VALUES(199,198,120486530878799873,24,1795952064848,11000174,'move 2 take');
INSERT INTO journal VALUES(200,199,120486530878799873,25,1795952068514,11000175,'move 1 play 2D');
INSERT INTO journal VALUES(201,200,120486530878799873,26,1795952071788,11000176,'move 2 take');
INSERT INTO journal VALUES(202,201,120486530878799873,27,1795952073452,11000177,'move 1 draw');
INSERT INTO journal VALUES(203,202,120486530878799873,28,1795952076719,11000178,'move 2 play 2S');
INSERT INTO journal VALUES(204,203,120486530878799873,29,1795952080196,11000179,'move 1 play 5S');
INSERT INTO journal VALUES(205,204,120486530878799873,30,1795952083131,11000180,'move 2 take');
INSERT INTO journal VALUES(206,205,120486530878799873,31,1795952085107,11000181,'move 1 play 5C last');
INSERT INTO journal VALUES(207,206,120486530878799873,32,1795952088665,11000182,'move 2 play QS');
INSERT INTO journal VALUES(208,207,120486530878799873,33,1795952092727,11000183,'move 1 take');
INSERT INTO journal VALUES(209,208,120486530878799873,34,1795952092727,0,'hash 8fdff9ff73649dc3b152dc8f10fa90b4');
INSERT INTO journal VALUES(210,209,120486530878799873,35,1795952094316,11000184,'move 2 play JS JH');
INSERT INTO journal VALUES(211,210,120486530878799873,36,1795952096952,11000185,'move 1 play QH');
INSERT INTO journal VALUES(212,211,120486530878799873,37,1795952101588,11000186,'move 2 play KH KS');
INSERT INTO journal VALUES(213,212,120486530878799873,38,1795952103684,11000187,'move 1 play 10S 9S');
INSERT INTO journal VALUES(214,213,120486530878799873,39,1795952108658,11000188,'move 2 play 8S 8D');
INSERT INTO journal VALUES(215,214,120486530878799873,40,1795952113099,11000189,'move 1 play 4D');
INSERT INTO journal VALUES(216,215,120486530878799873,41,1795952115101,11000190,'move 2 play 4S');
INSERT INTO journal VALUES(217,216,120486530878799873,42,1795952118829,11000191,'move 1 play 6S');
INSERT INTO journal VALUES(218,217,120486530878799873,43,1795952123152,11000192,'move 2 play 7S');
INSERT INTO journal VALUES(219,218,120486530878799873,44,1795952124361,11000193,'move 1 play 7C last');
INSERT INTO journal VALUES(220,219,120486530878799873,45,1795952127098,11000194,'move 2 draw');
INSERT INTO journal VALUES(221,220,120486530878799873,46,1795952131023,11000195,'move 1 play 9C');
INSERT INTO journal VALUES(222,221,120486530878799873,47,1795952131023,0,'hash d43f7c022a479a1d1fb944a766f944ac');
INSERT INTO journal VALUES(223,0,120488079889793025,1,1795952196806,11000204,'move 1 play AS suit D');
INSERT INTO journal VALUES(224,223,120488079889793025,2,1795952200977,0,'move 2 play 4D 4S');
INSERT INTO journal VALUES(225,224,120488079889793025,3,1795952205977,11000205,'move 3 play 2H');
INSERT INTO journal VALUES(226,225,120488079889793025,4,1795952207352,11000206,'move 1 take');
INSERT INTO journal VALUES(227,226,120488079889793025,5,1795952209315,0,'move 2 play JOKER suit S');
INSERT INTO journal VALUES(228,227,120488079889793025,6,1795952214315,11000207,'move 3 play JS');
INSERT INTO journal VALUES(229,228,120488079889793025,7,1795952217796,0,'move 2 play AH suit D');
INSERT INTO journal VALUES(230,229,120488079889793025,8,1795952222796,11000208,'move 1 play 5D 5H');
INSERT INTO journal VALUES(231,230,120488079889793025,9,1795952226939,11000209,'move 3 take');
INSERT INTO journal VALUES(232,231,120488079889793025,10,1795952229238,0,'move 2 play 9H');
INSERT INTO journal VALUES(233,232,120488079889793025,11,1795952234238,11000210,'move 1 play JH JC');
INSERT INTO journal VALUES(234,233,120488079889793025,12,1795952238267,0,'move 2 draw');
INSERT INTO journal VALUES(235,234,120488079889793025,13,1795952243267,11000211,'leave 1');
INSERT INTO journal VALUES(236,235,120488079889793025,14,1795952243267,11000212,'move 3 play QC QH QD');
INSERT INTO journal VALUES(237,236,120488079889793025,15,1795952246717,0,'move 2 play 2D');
INSERT INTO journal VALUES(238,237,120488079889793025,16,1795952251717,11000213,'move 3 take');
INSERT INTO journal VALUES(239,238,120488079889793025,17,1795952251717,0,'hash 09e4ec77043dcda73eb052bebdc26e96');
INSERT INTO journal VALUES(240,239,120488079889793025,18,1795952254134,0,'move 2 draw');
INSERT INTO journal VALUES(241,240,120488079889793025,19,1795952259134,11000214,'move 3 play AC 2C 3C');
INSERT INTO journal VALUES(242,241,120488079889793025,20,1795952260952,0,'move 2 play 3S 3D last');
INSERT INTO journal VALUES(243,242,120488079889793025,21,1795952265952,11000215,'move 3 play 9D');
INSERT INTO journal VALUES(244,243,120488079889793025,22,1795952270323,0,'move 2 draw');
INSERT INTO journal VALUES(245,244,120488079889793025,23,1795952275323,11000216,'move 3 draw');
INSERT INTO journal VALUES(246,245,120488079889793025,24,1795952279896,0,'move 2 draw');
INSERT INTO journal VALUES(247,246,120488079889793025,25,1795952284896,11000217,'move 3 draw');
INSERT INTO journal VALUES(248,247,120488079889793025,26,1795952284896,0,'hash 77c27b62a0855ee5d6f982039eba60ab');
INSERT INTO journal VALUES(249,0,120488713997254657,1,1795952347989,11000227,'move 2 play 5S');
INSERT INTO journal VALUES(250,249,120488713997254657,2,1795952352595,11000228,'move 3 take');
INSERT INTO journal VALUES(251,250,120488713997254657,3,1795952354992,11000229,'move 4 play JOKER suit H');
INSERT INTO journal VALUES(252,251,120488713997254657,4,1795952356279,11000230,'move 1 play AH suit D');
INSERT INTO journal VALUES(253,252,120488713997254657,5,1795952361138,11000231,'leave 4');
INSERT INTO journal VALUES(254,253,120488713997254657,6,1795952361138,11000233,'move 2 draw');
INSERT INTO journal VALUES(255,254,120488713997254657,7,1795952365044,11000234,'move 3 play JOKER suit C');
INSERT INTO journal VALUES(256,255,120488713997254657,8,1795952369745,11000235,'move 1 play QC QD');
INSERT INTO journal VALUES(257,256,120488713997254657,9,1795952371694,11000236,'move 2 draw');
INSERT INTO journal VALUES(258,257,120488713997254657,10,1795952373547,11000237,'move 3 play 9D 9C 9H');
INSERT INTO journal VALUES(259,258,120488713997254657,11,1795952375317,11000238,'move 1 play JH JS');
INSERT INTO journal VALUES(260,259,120488713997254657,12,1795952378938,11000239,'move 3 play JC');
INSERT INTO journal VALUES(261,260,120488713997254657,13,1795952421822,11000240,'move 1 draw');
INSERT INTO journal VALUES(262,261,120488713997254657,14,1795952422862,11000241,'move 2 play 8C 7C');
INSERT INTO journal VALUES(263,262,120488713997254657,15,1795952426557,11000242,'move 3 play 6C 6S 6H');
INSERT INTO journal VALUES(264,263,120488713997254657,16,1795952429365,11000243,'move 1 draw');
INSERT INTO journal VALUES(265,264,120488713997254657,17,1795952429365,0,'hash e533a8ed28485f5691386f21d78dd30d');
INSERT INTO journal VALUES(266,265,120488713997254657,18,1795952433640,11000244,'move 2 play 3H');
INSERT INTO journal VALUES(267,266,120488713997254657,19,1795952434920,11000245,'move 3 play KH');
INSERT INTO journal VALUES(268,267,120488713997254657,20,1795952437070,11000246,'leave 2');
INSERT INTO journal VALUES(269,268,120488713997254657,21,1795952437070,11000248,'move 1 play AS 2S 3S last');
INSERT INTO journal VALUES(270,269,120488713997254657,22,1795952479972,11000249,'move 3 play 7S');
INSERT INTO journal VALUES(271,270,120488713997254657,23,1795952481378,11000250,'move 1 play 8S');
INSERT INTO journal VALUES(272,271,120488713997254657,24,1795952481378,0,'hash b6751c6b7be1313032966ce03defee74');
INSERT INTO journal VALUES(273,0,120489544670773249,1,1795952546037,11000257,'move 1 keep 9C 2C 4S');
INSERT INTO journal VALUES(274,273,120489544670773249,2,1795952550579,11000258,'move 2 keep 10H 7D 5C');
INSERT INTO journal VALUES(275,274,120489544670773249,3,1795952553053,11000259,'move 1 play 3D');
INSERT INTO journal VALUES(276,275,120489544670773249,4,1795952557047,11000260,'move 2 play QH');
INSERT INTO journal VALUES(277,276,120489544670773249,5,1795952558349,11000261,'move 1 play KC');
INSERT INTO journal VALUES(278,277,120489544670773249,6,1795952562520,11000262,'move 2 play 5D');
INSERT INTO journal VALUES(279,278,120489544670773249,7,1795952565303,11000263,'move 2 play 6H');
INSERT INTO journal VALUES(280,279,120489544670773249,8,1795952567343,11000264,'move 1 take');
INSERT INTO journal VALUES(281,280,120489544670773249,9,1795952571305,11000265,'move 2 play 3C');
INSERT INTO journal VALUES(282,281,120489544670773249,10,1795952612825,11000266,'move 1 play 3D');
INSERT INTO journal VALUES(283,282,120489544670773249,11,1795952672825,0,'timeout 2');
INSERT INTO journal VALUES(284,283,120489544670773249,12,1795952672825,0,'auto 2 play 6C');
INSERT INTO journal VALUES(285,284,120489544670773249,13,1795952678457,11000267,'move 1 take');
INSERT INTO journal VALUES(286,285,120489544670773249,14,1795952738457,0,'timeout 2');
INSERT INTO journal VALUES(287,286,120489544670773249,15,1795952738457,0,'auto 2 play 3H');
INSERT INTO journal VALUES(288,287,120489544670773249,16,1795952743728,11000268,'move 1 play 7H');
INSERT INTO journal VALUES(289,288,120489544670773249,17,1795952743728,0,'hash 285a0ade0b579d8c86eb17f015a30a6e');
INSERT INTO journal VALUES(290,289,120489544670773249,18,1795952745581,0,'auto 2 play 7S');
INSERT INTO journal VALUES(291,290,120489544670773249,19,1795952750581,11000269,'move 1 play 3C 3D');
INSERT INTO journal VALUES(292,291,120489544670773249,20,1795952755055,0,'auto 2 play JS');
INSERT INTO journal VALUES(293,292,120489544670773249,21,1795952760055,11000270,'move 1 take');
INSERT INTO journal VALUES(294,293,120489544670773249,22,1795952761555,0,'auto 2 play 6S');
INSERT INTO journal VALUES(295,294,120489544670773249,23,1795952766179,11000271,'move 1 play 6D 6H 6C');
INSERT INTO journal VALUES(296,295,120489544670773249,24,1795952768030,11000272,'move 1 play 3H 3C 3D');
INSERT INTO journal VALUES(297,296,120489544670773249,25,1795952771979,0,'auto 2 play KD KH');
INSERT INTO journal VALUES(298,297,120489544670773249,26,1795952776979,11000273,'move 1 play KC');
INSERT INTO journal VALUES(299,298,120489544670773249,27,1795952781239,0,'auto 2 play AC');
INSERT INTO journal VALUES(300,299,120489544670773249,28,1795952786239,11000274,'move 1 take');
INSERT INTO journal VALUES(301,300,120489544670773249,29,1795952788994,0,'auto 2 play 4D');
INSERT INTO journal VALUES(302,301,120489544670773249,30,1795952848994,0,'timeout 1');
INSERT INTO journal VALUES(303,302,120489544670773249,31,1795952848994,0,'auto 1 play 8H');
INSERT INTO journal VALUES(304,303,120489544670773249,32,1795952848994,0,'hash 680683b273fb08e5a2e017b53b8c9579');
INSERT INTO journal VALUES(305,0,120491096382898177,1,1795952915994,11000283,'move 1 keep 5D AD QH');
INSERT INTO journal VALUES(306,305,120491096382898177,2,1795952917968,11000284,'move 2 keep 10S 7H AS');
INSERT INTO journal VALUES(307,306,120491096382898177,3,1795952917968,0,'move 3 keep KH 2D 5C');
INSERT INTO journal VALUES(308,307,120491096382898177,4,1795952919904,11000285,'move 1 play 3S');
INSERT INTO journal VALUES(309,308,120491096382898177,5,1795952964346,11000286,'move 2 play QD QS');
INSERT INTO journal VALUES(310,309,120491096382898177,6,1795952966228,0,'move 3 take');
INSERT INTO journal VALUES(311,310,120491096382898177,7,1795952970444,11000287,'move 1 play JH JD');
INSERT INTO journal VALUES(312,311,120491096382898177,8,1795952975364,11000288,'move 2 play KS');
INSERT INTO journal VALUES(313,312,120491096382898177,9,1795952977793,0,'move 3 take');
INSERT INTO journal VALUES(314,313,120491096382898177,10,1795952982793,11000289,'move 1 play 3C 3H');
INSERT INTO journal VALUES(315,314,120491096382898177,11,1795952986087,11000290,'move 2 play 9H 9D');
INSERT INTO journal VALUES(316,315,120491096382898177,12,1795952987883,0,'move 3 play JC JH JD');
INSERT INTO journal VALUES(317,316,120491096382898177,13,1795952992649,11000291,'move 1 play 10D');
INSERT INTO journal VALUES(318,317,120491096382898177,14,1795952993654,11000292,'move 1 play 6S');
INSERT INTO journal VALUES(319,318,120491096382898177,15,1795953037535,11000293,'move 2 play 6C');
INSERT INTO journal VALUES(320,319,120491096382898177,16,1795953042344,0,'move 3 play 6D');
INSERT INTO journal VALUES(321,320,120491096382898177,17,1795953042344,0,'hash 5bad875a2f7c6e9072152b52eddab0aa');
INSERT INTO journal VALUES(322,321,120491096382898177,18,1795953047344,11000294,'move 1 play 5H');
INSERT INTO journal VALUES(323,322,120491096382898177,19,1795953049030,0,'move 3 play 8D');
INSERT INTO journal VALUES(324,323,120491096382898177,20,1795953054030,11000295,'move 2 play 2C');
INSERT INTO journal VALUES(325,324,120491096382898177,21,1795953055792,11000296,'move 1 play 7C');
INSERT INTO journal VALUES(326,325,120491096382898177,22,1795953058866,0,'move 3 play 3S');
INSERT INTO journal VALUES(327,326,120491096382898177,23,1795953063866,11000297,'move 2 play 4H');
INSERT INTO journal VALUES(328,327,120491096382898177,24,1795953067377,11000298,'move 1 play KC');
INSERT INTO journal VALUES(329,328,120491096382898177,25,1795953068520,0,'move 3 play KS');
INSERT INTO journal VALUES(330,329,120491096382898177,26,1795953073382,11000299,'move 2 play KD');
INSERT INTO journal VALUES(331,330,120491096382898177,27,1795953078308,11000300,'move 1 play 10H');
INSERT INTO journal VALUES(332,331,120491096382898177,28,1795953079631,11000301,'move 1 play 4C');
INSERT INTO journal VALUES(333,332,120491096382898177,29,1795953082531,0,'move 3 play QD QS QC');
INSERT INTO journal VALUES(334,333,120491096382898177,30,1795953087531,11000302,'move 2 play 2S');
INSERT INTO journal VALUES(335,334,120491096382898177,31,1795953091394,11000303,'move 1 play 6H');
INSERT INTO journal VALUES(336,335,120491096382898177,32,1795953094513,0,'move 3 play 8C');
INSERT INTO journal VALUES(337,336,120491096382898177,33,1795953099513,11000304,'move 2 play 9S');
INSERT INTO journal VALUES(338,337,120491096382898177,34,1795953099513,0,'hash c9b2ce1fa70f0961536a69cda806caa4');
INSERT INTO journal VALUES(339,338,120491096382898177,35,1795953101173,11000305,'move 1 play 9C');
INSERT INTO journal VALUES(340,339,120491096382898177,36,1795953101173,0,'hash a68ff5e8f5f4ed257f7c4a85b7787eb9');
INSERT INTO journal VALUES(341,0,120492134502498305,1,1795953163501,11000317,'move 1 keep 3S KH 6S');
INSERT INTO journal VALUES(342,341,120492134502498305,2,1795953168290,11000318,'move 2 keep AC 5C AS');
INSERT INTO journal VALUES(343,342,120492134502498305,3,1795953169789,11000319,'move 3 keep 8D 6C 7D');
INSERT INTO journal VALUES(344,343,120492134502498305,4,1795953172786,11000320,'move 4 keep 2H 10C AD');
INSERT INTO journal VALUES(345,344,120492134502498305,5,1795953174767,11000321,'move 1 play 3H');
INSERT INTO journal VALUES(346,345,120492134502498305,6,1795953176225,11000322,'move 2 play JD');
INSERT INTO journal VALUES(347,346,120492134502498305,7,1795953178226,11000323,'move 3 play JS');
INSERT INTO journal VALUES(348,347,120492134502498305,8,1795953181677,11000324,'move 4 play QC');
INSERT INTO journal VALUES(349,348,120492134502498305,9,1795953183184,11000325,'move 1 play QS');
INSERT INTO journal VALUES(350,349,120492134502498305,10,1795953187738,11000326,'move 2 play 7C');
INSERT INTO journal VALUES(351,350,120492134502498305,11,1795953190319,11000327,'move 3 play 4D');
INSERT INTO journal VALUES(352,351,120492134502498305,12,1795953191742,11000328,'move 4 play 9D');
INSERT INTO journal VALUES(353,352,120492134502498305,13,1795953194772,11000329,'move 1 play 9H');
INSERT INTO journal VALUES(354,353,120492134502498305,14,1795953254772,0,'timeout 2');
INSERT INTO journal VALUES(355,354,120492134502498305,15,1795953254772,0,'auto 2 play QD');
INSERT INTO journal VALUES(356,355,120492134502498305,16,1795953257576,11000330,'move 3 play 2D');
INSERT INTO journal VALUES(357,356,120492134502498305,17,1795953257576,0,'hash 230cfe25f69d4cfc3d2bdabd219490ec');
INSERT INTO journal VALUES(358,357,120492134502498305,18,1795953260092,11000331,'move 4 take');
INSERT INTO journal VALUES(359,358,120492134502498305,19,1795953262118,11000332,'move 1 play 4C');
INSERT INTO journal VALUES(360,359,120492134502498305,20,1795953263753,11000333,'move 2 take');
INSERT INTO journal VALUES(361,360,120492134502498305,21,1795953266398,11000334,'move 3 play 6D');
INSERT INTO journal VALUES(362,361,120492134502498305,22,1795953269315,11000335,'move 4 play 9H');
INSERT INTO journal VALUES(363,362,120492134502498305,23,1795953270766,11000336,'move 1 play 2S 2C');
INSERT INTO journal VALUES(364,363,120492134502498305,24,1795953273819,11000337,'move 2 play 5H');
INSERT INTO journal VALUES(365,364,120492134502498305,25,1795953278375,11000338,'move 1 play KS');
INSERT INTO journal VALUES(366,365,120492134502498305,26,1795953282074,11000339,'move 4 play 5S');
INSERT INTO journal VALUES(367,366,120492134502498305,27,1795953285462,11000340,'move 1 play 9C');
INSERT INTO journal VALUES(368,367,120492134502498305,28,1795953290302,11000341,'move 2 take');
INSERT INTO journal VALUES(369,368,120492134502498305,29,1795953294732,11000342,'move 3 play 9S');
INSERT INTO journal VALUES(370,369,120492134502498305,30,1795953296476,11000343,'move 4 play 9D');
INSERT INTO journal VALUES(371,370,120492134502498305,31,1795953299552,11000344,'move 1 take');
INSERT INTO journal VALUES(372,371,120492134502498305,32,1795953304423,11000345,'move 2 play 5H 5S');
INSERT INTO journal VALUES(373,372,120492134502498305,33,1795953307821,11000346,'move 3 play KD');
INSERT INTO journal VALUES(374,373,120492134502498305,34,1795953307821,0,'hash 8fa97b46f68e6e2ff7ef59809e46e927');
INSERT INTO journal VALUES(375,374,120492134502498305,35,1795953311077,11000347,'move 4 play 7C');
INSERT INTO journal VALUES(376,375,120492134502498305,36,1795953313346,11000348,'move 1 take');
INSERT INTO journal VALUES(377,376,120492134502498305,37,1795953315575,11000349,'move 2 play 2C');
INSERT INTO journal VALUES(378,377,120492134502498305,38,1795953317156,11000350,'move 3 play 7S');
INSERT INTO journal VALUES(379,378,120492134502498305,39,1795953321066,11000351,'move 4 play 3H');
INSERT INTO journal VALUES(380,379,120492134502498305,40,1795953381066,0,'timeout 1');
INSERT INTO journal VALUES(381,380,120492134502498305,41,1795953381066,0,'auto 1 play 8S');
INSERT INTO journal VALUES(382,381,120492134502498305,42,1795953386925,11000352,'move 2 play 9H 9C');
INSERT INTO journal VALUES(383,382,120492134502498305,43,1795953388380,11000353,'move 3 play 7D');
INSERT INTO journal VALUES(384,383,120492134502498305,44,1795953390324,11000354,'move 4 play 4S 4D');
INSERT INTO journal VALUES(385,384,120492134502498305,45,1795953392113,11000355,'move 1 play 9S 9D');
INSERT INTO journal VALUES(386,385,120492134502498305,46,1795953396946,11000356,'move 2 play 2S');
INSERT INTO journal VALUES(387,386,120492134502498305,47,1795953438622,11000357,'move 3 take');
INSERT INTO journal VALUES(388,387,120492134502498305,48,1795953441290,11000358,'move 4 play 6H');
INSERT INTO journal VALUES(389,388,120492134502498305,49,1795953501290,0,'timeout 1');
INSERT INTO journal VALUES(390,389,120492134502498305,50,1795953501290,0,'auto 1 play QH');
INSERT INTO journal VALUES(391,390,120492134502498305,51,1795953501290,0,'hash 5041cb68903e396897d2a6dbc6286e1d');
INSERT INTO journal VALUES(392,391,120492134502498305,52,1795953503436,11000359,'move 2 play KC KS');
INSERT INTO journal VALUES(393,392,120492134502498305,53,1795953508173,11000360,'move 3 play 7S');
INSERT INTO journal VALUES(394,393,120492134502498305,54,1795953509567,11000361,'move 4 take');
INSERT INTO journal VALUES(395,394,120492134502498305,55,1795953512684,11000362,'move 1 play KD');
INSERT INTO journal VALUES(396,395,120492134502498305,56,1795953516012,11000363,'move 2 take');
INSERT INTO journal VALUES(397,396,120492134502498305,57,1795953519985,11000364,'move 3 play 3H');
INSERT INTO journal VALUES(398,397,120492134502498305,58,1795953523782,11000365,'move 4 play JS');
INSERT INTO journal VALUES(399,398,120492134502498305,59,1795953527491,11000366,'move 1 play 5H');
INSERT INTO journal VALUES(400,399,120492134502498305,60,1795953530988,11000367,'move 4 play 6H');
INSERT INTO journal VALUES(401,400,120492134502498305,61,1795953535146,11000368,'move 3 play 8S');
INSERT INTO journal VALUES(402,401,120492134502498305,62,1795953538908,11000369,'move 2 play KD');
INSERT INTO journal VALUES(403,402,120492134502498305,63,1795953543388,11000370,'move 1 take');
INSERT INTO journal VALUES(404,403,120492134502498305,64,1795953544906,11000371,'move 4 play QC QS');
INSERT INTO journal VALUES(405,404,120492134502498305,65,1795953547981,11000372,'move 3 take');
INSERT INTO journal VALUES(406,405,120492134502498305,66,1795953549235,11000373,'move 2 play 6D');
INSERT INTO journal VALUES(407,406,120492134502498305,67,1795953551531,11000374,'move 1 play 7C');
INSERT INTO journal VALUES(408,407,120492134502498305,68,1795953551531,0,'hash a1949a7e81c8989caf8d6438a75bc0f1');
INSERT INTO journal VALUES(409,408,120492134502498305,69,1795953611531,0,'timeout 4');
INSERT INTO journal VALUES(410,409,120492134502498305,70,1795953611531,0,'auto 4 play 7S');
INSERT INTO journal VALUES(411,410,120492134502498305,71,1795953615480,11000375,'move 3 play 4D');
INSERT INTO journal VALUES(412,411,120492134502498305,72,1795953617768,11000376,'move 2 play 4C');
INSERT INTO journal VALUES(413,412,120492134502498305,73,1795953617768,0,'hash ad29b05ad312576d00306fa96d9b4c27');
INSERT INTO journal VALUES(414,0,120494302613733377,1,1795953680419,11000386,'move 1 play 7C');
INSERT INTO journal VALUES(415,414,120494302613733377,2,1795953683377,11000387,'move 2 play AS suit S');
INSERT INTO journal VALUES(416,415,120494302613733377,3,1795953685457,11000388,'move 1 draw');
INSERT INTO journal VALUES(417,416,120494302613733377,4,1795953688713,11000389,'move 2 play 4S');
INSERT INTO journal VALUES(418,417,120494302613733377,5,1795953692179,11000390,'move 1 play AC suit H');
INSERT INTO journal VALUES(419,418,120494302613733377,6,1795953694752,11000391,'move 2 draw');
INSERT INTO journal VALUES(420,419,120494302613733377,7,1795953699518,11000392,'move 1 play 9H 9C');
INSERT INTO journal VALUES(421,420,120494302613733377,8,1795953703763,11000393,'move 2 draw');
INSERT INTO journal VALUES(422,421,120494302613733377,9,1795953707106,11000394,'move 1 play 5C');
INSERT INTO journal VALUES(423,422,120494302613733377,10,1795953709582,11000395,'move 2 play 7S');
INSERT INTO journal VALUES(424,423,120494302613733377,11,1795953714097,11000396,'move 1 play 3C');
INSERT INTO journal VALUES(425,424,120494302613733377,12,1795953716827,11000397,'move 2 play 3H 3S');
INSERT INTO journal VALUES(426,425,120494302613733377,13,1795953721483,11000398,'move 1 take');
INSERT INTO journal VALUES(427,426,120494302613733377,14,1795953723472,11000399,'move 2 play QS');
INSERT INTO journal VALUES(428,427,120494302613733377,15,1795953726102,11000400,'move 1 play QH');
INSERT INTO journal VALUES(429,428,120494302613733377,16,1795953729238,11000401,'move 2 draw');
INSERT INTO journal VALUES(430,429,120494302613733377,17,1795953729238,0,'hash 2ca0fdb0a4c1a1fa049318fff237841e');
INSERT INTO journal VALUES(431,430,120494302613733377,18,1795953732386,11000402,'move 1 draw');
INSERT INTO journal VALUES(432,431,120494302613733377,19,1795953734268,11000403,'move 2 draw');
INSERT INTO journal VALUES(433,432,120494302613733377,20,1795953738734,11000404,'move 1 play AH suit C');
INSERT INTO journal VALUES(434,433,120494302613733377,21,1795953743119,11000405,'move 2 draw');
INSERT INTO journal VALUES(435,434,120494302613733377,22,1795953747997,11000406,'move 1 play 6C');
INSERT INTO journal VALUES(436,435,120494302613733377,23,1795953751110,11000407,'move 2 play 6S 6D');
INSERT INTO journal VALUES(437,436,120494302613733377,24,1795953756067,11000408,'move 1 draw');
INSERT INTO journal VALUES(438,437,120494302613733377,25,1795953758301,11000409,'move 2 play QD');
INSERT INTO journal VALUES(439,438,120494302613733377,26,1795953760484,11000410,'move 1 draw');
INSERT INTO journal VALUES(440,439,120494302613733377,27,1795953762150,11000411,'move 2 play 9D');
INSERT INTO journal VALUES(441,440,120494302613733377,28,1795953763154,11000412,'move 1 play 10D');
INSERT INTO journal VALUES(442,441,120494302613733377,29,1795953764714,11000413,'move 2 draw');
INSERT INTO journal VALUES(443,442,120494302613733377,30,1795953768502,11000414,'move 1 play 2D');
INSERT INTO journal VALUES(444,443,120494302613733377,31,1795953773292,11000415,'move 2 take');
INSERT INTO journal VALUES(445,444,120494302613733377,32,1795953777741,11000416,'leave 2');
INSERT INTO journal VALUES(446,445,120494302613733377,33,1795953777741,0,'hash c2184a8960ce17cbf33fcb98b4ab7a15');
INSERT INTO journal VALUES(447,446,120494302613733377,34,1795953777741,11000417,'vote 1 2 penalize');
INSERT INTO journal VALUES(448,0,120494966664331265,1,1795953838741,11000425,'move 1 play 10D');
INSERT INTO journal VALUES(449,448,120494966664331265,2,1795953841936,0,'move 2 play 2D 2C');
INSERT INTO journal VALUES(450,449,120494966664331265,3,1795953846936,11000426,'move 3 take');
INSERT INTO journal VALUES(451,450,120494966664331265,4,1795953851298,11000427,'move 1 play 5C');
INSERT INTO journal VALUES(452,451,120494966664331265,5,1795953853251,0,'move 2 play 4C');
INSERT INTO journal VALUES(453,452,120494966664331265,6,1795953858251,11000428,'move 3 play 9C');
INSERT INTO journal VALUES(454,453,120494966664331265,7,1795953860052,11000429,'move 1 play 7S');
INSERT INTO journal VALUES(455,454,120494966664331265,8,1795953864401,0,'move 2 play 9S');
INSERT INTO journal VALUES(456,455,120494966664331265,9,1795953869401,11000430,'move 3 play 10S');
INSERT INTO journal VALUES(457,456,120494966664331265,10,1795953872728,11000431,'move 1 play 8S');
INSERT INTO journal VALUES(458,457,120494966664331265,11,1795953875801,11000432,'move 3 play 4S 4D');
INSERT INTO journal VALUES(459,458,120494966664331265,12,1795953880411,0,'move 2 play 7H');
INSERT INTO journal VALUES(460,459,120494966664331265,13,1795953885411,11000433,'move 1 draw');
INSERT INTO journal VALUES(461,460,120494966664331265,14,1795953889374,11000434,'move 3 play QD');
INSERT INTO journal VALUES(462,461,120494966664331265,15,1795953892098,0,'move 2 draw');
INSERT INTO journal VALUES(463,462,120494966664331265,16,1795953897098,11000435,'move 1 play AS suit H');
INSERT INTO journal VALUES(464,463,120494966664331265,17,1795953897098,0,'hash d1e92877168d433fd9a21315e362e213');
INSERT INTO journal VALUES(465,464,120494966664331265,18,1795953900788,11000436,'move 3 play AC suit D');
INSERT INTO journal VALUES(466,465,120494966664331265,19,1795953904098,0,'move 2 play KD');
INSERT INTO journal VALUES(467,466,120494966664331265,20,1795953909098,11000437,'move 1 draw');
INSERT INTO journal VALUES(468,467,120494966664331265,21,1795953952629,11000438,'move 3 play 6D');
INSERT INTO journal VALUES(469,468,120494966664331265,22,1795953955602,0,'move 2 draw');
INSERT INTO journal VALUES(470,469,120494966664331265,23,1795953960602,11000439,'move 1 draw');
INSERT INTO journal VALUES(471,470,120494966664331265,24,1795953963428,11000440,'move 3 play 8D');
INSERT INTO journal VALUES(472,471,120494966664331265,25,1795953968191,11000441,'move 1 play 8H');
INSERT INTO journal VALUES(473,472,120494966664331265,26,1795954028191,0,'timeout 3');
INSERT INTO journal VALUES(474,473,120494966664331265,27,1795954028191,0,'auto 3 play 8C');
INSERT INTO journal VALUES(475,474,120494966664331265,28,1795954033559,11000442,'move 1 play AH suit H');
INSERT INTO journal VALUES(476,475,120494966664331265,29,1795954035849,0,'move 2 draw');
INSERT INTO journal VALUES(477,476,120494966664331265,30,1795954040336,11000443,'move 3 draw');
INSERT INTO journal VALUES(478,477,120494966664331265,31,1795954045164,11000444,'move 1 play 5H');
INSERT INTO journal VALUES(479,478,120494966664331265,32,1795954047411,0,'move 2 take');
INSERT INTO journal VALUES(480,479,120494966664331265,33,1795954052292,11000445,'move 3 draw');
INSERT INTO journal VALUES(481,480,120494966664331265,34,1795954052292,0,'hash 01d9a9db17200d82d2b1befdfb8aadcc');
INSERT INTO journal VALUES(482,481,120494966664331265,35,1795954054136,11000446,'move 1 play 2H');
INSERT INTO journal VALUES(483,482,120494966664331265,36,1795954056821,0,'move 2 take');
INSERT INTO journal VALUES(484,483,120494966664331265,37,1795954061821,11000447,'move 3 play 2S');
INSERT INTO journal VALUES(485,484,120494966664331265,38,1795954063041,11000448,'move 1 take');
INSERT INTO journal VALUES(486,485,120494966664331265,39,1795954065112,0,'move 2 play KS KC KH');
INSERT INTO journal VALUES(487,486,120494966664331265,40,1795954126112,0,'timeout 3');
INSERT INTO journal VALUES(488,487,120494966664331265,41,1795954126112,0,'auto 3 draw');
INSERT INTO journal VALUES(489,488,120494966664331265,42,1795954126112,11000449,'move 1 play 6H 6C');
INSERT INTO journal VALUES(490,489,120494966664331265,43,1795954127787,0,'move 2 play QC QS QH');
INSERT INTO journal VALUES(491,490,120494966664331265,44,1795954132787,11000450,'move 3 draw');
INSERT INTO journal VALUES(492,491,120494966664331265,45,1795954135700,11000451,'move 1 play JH');
INSERT INTO journal VALUES(493,492,120494966664331265,46,1795954138690,11000452,'move 3 play 9H');
INSERT INTO journal VALUES(494,493,120494966664331265,47,1795954140846,11000453,'move 1 draw');
INSERT INTO journal VALUES(495,494,120494966664331265,48,1795954144588,0,'move 2 play 10H');
INSERT INTO journal VALUES(496,495,120494966664331265,49,1795954149588,11000454,'move 3 draw');
INSERT INTO journal VALUES(497,496,120494966664331265,50,1795954150964,11000455,'move 1 play 10C');
INSERT INTO journal VALUES(498,497,120494966664331265,51,1795954150964,0,'hash 9f782173027c3ff5e68d91a799332428');
INSERT INTO journal VALUES(499,498,120494966664331265,52,1795954155759,0,'move 2 play JC JS');
INSERT INTO journal VALUES(500,499,120494966664331265,53,1795954216759,0,'move 2 play 3S');
INSERT INTO journal VALUES(501,500,120494966664331265,54,1795954216759,11000456,'move 3 play 3C 3D');
INSERT INTO journal VALUES(502,501,120494966664331265,55,1795954219504,11000457,'move 1 take');
INSERT INTO journal VALUES(503,502,120494966664331265,56,1795954222892,0,'move 2 play 7D');
INSERT INTO journal VALUES(504,503,120494966664331265,57,1795954283892,0,'timeout 3');
INSERT INTO journal VALUES(505,504,120494966664331265,58,1795954283892,0,'auto 3 play 5D 5S');
INSERT INTO journal VALUES(506,505,120494966664331265,59,1795954283892,11000458,'move 1 play 6S');
INSERT INTO journal VALUES(507,506,120494966664331265,60,1795954285307,0,'move 2 draw');
INSERT INTO journal VALUES(508,507,120494966664331265,61,1795954290307,11000459,'move 3 draw');
INSERT INTO journal VALUES(509,508,120494966664331265,62,1795954295035,11000460,'move 1 play AD suit C');
INSERT INTO journal VALUES(510,509,120494966664331265,63,1795954298274,0,'move 2 draw');
INSERT INTO journal VALUES(511,510,120494966664331265,64,1795954343274,11000461,'move 3 draw');
INSERT INTO journal VALUES(512,511,120494966664331265,65,1795954403274,0,'timeout 1');
INSERT INTO journal VALUES(513,512,120494966664331265,66,1795954403274,0,'auto 1 play 7C');
INSERT INTO journal VALUES(514,513,120494966664331265,67,1795954408955,0,'move 2 play 3C 3H');
INSERT INTO journal VALUES(515,514,120494966664331265,68,1795954408955,0,'hash e7ef62f7e4935cf0db3142389cd3b4dd');
INSERT INTO journal VALUES(516,515,120494966664331265,69,1795954408955,11000462,'move 3 take');
INSERT INTO journal VALUES(517,516,120494966664331265,70,1795954412315,11000463,'move 1 play 4H');
INSERT INTO journal VALUES(518,517,120494966664331265,71,1795954412315,0,'hash 0782f0d6809638aeac2edb56b7c13ed5');
INSERT INTO journal VALUES(519,0,120497646631649281,1,1795954477695,11000474,'move 1 play AH suit D');
INSERT INTO journal VALUES(520,519,120497646631649281,2,1795954479083,11000475,'move 2 play 3D');
INSERT INTO journal VALUES(521,520,120497646631649281,3,1795954482885,11000476,'move 3 play 4C 4S');
INSERT INTO journal VALUES(522,521,120497646631649281,4,1795954486386,11000477,'move 4 take');
INSERT INTO journal VALUES(523,522,120497646631649281,5,1795954487432,11000478,'move 1 play 7C');
INSERT INTO journal VALUES(524,523,120497646631649281,6,1795954492215,11000479,'move 2 play 2S 2D');
INSERT INTO journal VALUES(525,524,120497646631649281,7,1795954494549,11000480,'move 3 take');
INSERT INTO journal VALUES(526,525,120497646631649281,8,1795954496447,11000481,'move 4 draw');
INSERT INTO journal VALUES(527,526,120497646631649281,9,1795954499102,11000482,'move 1 play 7S');
INSERT INTO journal VALUES(528,527,120497646631649281,10,1795954502421,11000483,'move 2 draw');
INSERT INTO journal VALUES(529,528,120497646631649281,11,1795954507183,11000484,'move 3 play 5D');
INSERT INTO journal VALUES(530,529,120497646631649281,12,1795954510374,11000485,'move 4 play 5C');
INSERT INTO journal VALUES(531,530,120497646631649281,13,1795954512572,11000486,'move 1 draw');
INSERT INTO journal VALUES(532,531,120497646631649281,14,1795954514349,11000487,'move 2 play AS suit H');
INSERT INTO journal VALUES(533,532,120497646631649281,15,1795954515520,11000488,'move 3 draw');
INSERT INTO journal VALUES(534,533,120497646631649281,16,1795954558629,11000489,'move 4 play KH');
INSERT INTO journal VALUES(535,534,120497646631649281,17,1795954558629,0,'hash 2c125f0062abce20071b067fcab7c127');
INSERT INTO journal VALUES(536,535,120497646631649281,18,1795954562084,11000490,'move 1 play KS');
INSERT INTO journal VALUES(537,536,120497646631649281,19,1795954564379,11000491,'move 2 draw');
INSERT INTO journal VALUES(538,537,120497646631649281,20,1795954566759,11000492,'move 3 play 10S 10C');
INSERT INTO journal VALUES(539,538,120497646631649281,21,1795954570352,11000493,'move 4 play 10D');
INSERT INTO journal VALUES(540,539,120497646631649281,22,1795954574391,11000494,'move 1 play 10H');
INSERT INTO journal VALUES(541,540,120497646631649281,23,1795954575394,11000495,'move 2 play 9H');
INSERT INTO journal VALUES(542,541,120497646631649281,24,1795954577236,11000496,'move 3 play QH QS');
INSERT INTO journal VALUES(543,542,120497646631649281,25,1795954579204,11000497,'move 4 play 9S');
INSERT INTO journal VALUES(544,543,120497646631649281,26,1795954581768,11000498,'move 1 draw');
INSERT INTO journal VALUES(545,544,120497646631649281,27,1795954586399,11000499,'move 2 draw');
INSERT INTO journal VALUES(546,545,120497646631649281,28,1795954589784,11000500,'move 3 play AC suit H');
INSERT INTO journal VALUES(547,546,120497646631649281,29,1795954593384,11000501,'move 4 play 6H');
INSERT INTO journal VALUES(548,547,120497646631649281,30,1795954596161,11000502,'move 1 draw');
INSERT INTO journal VALUES(549,548,120497646631649281,31,1795954598693,11000503,'move 2 play 3H');
INSERT INTO journal VALUES(550,549,120497646631649281,32,1795954602387,11000504,'move 3 take');
INSERT INTO journal VALUES(551,550,120497646631649281,33,1795954605464,11000505,'move 4 play 7D');
INSERT INTO journal VALUES(552,551,120497646631649281,34,1795954605464,0,'hash 6c1c6746f64bbdfdb5d351b07cdf7216');
INSERT INTO journal VALUES(553,552,120497646631649281,35,1795954609501,11000506,'move 1 draw');
INSERT INTO journal VALUES(554,553,120497646631649281,36,1795954612026,11000507,'move 2 play AD suit D');
INSERT INTO journal VALUES(555,554,120497646631649281,37,1795954616413,11000508,'move 3 play 9D');
INSERT INTO journal VALUES(556,555,120497646631649281,38,1795954618649,11000509,'move 4 draw');
INSERT INTO journal VALUES(557,556,120497646631649281,39,1795954621205,11000510,'move 1 draw');
INSERT INTO journal VALUES(558,557,120497646631649281,40,1795954623915,11000511,'move 2 draw');
INSERT INTO journal VALUES(559,558,120497646631649281,41,1795954628620,11000512,'move 3 draw');
INSERT INTO journal VALUES(560,559,120497646631649281,42,1795954632651,11000513,'move 4 draw');
INSERT INTO journal VALUES(561,560,120497646631649281,43,1795954636508,11000514,'move 1 draw');
INSERT INTO journal VALUES(562,561,120497646631649281,44,1795954640049,11000515,'move 2 draw');
INSERT INTO journal VALUES(563,562,120497646631649281,45,1795954643560,11000516,'move 3 draw');
INSERT INTO journal VALUES(564,563,120497646631649281,46,1795954645287,11000517,'move 4 draw');
INSERT INTO journal VALUES(565,564,120497646631649281,47,1795954649272,11000518,'move 1 draw');
INSERT INTO journal VALUES(566,565,120497646631649281,48,1795954653437,11000519,'move 2 draw');
INSERT INTO journal VALUES(567,566,120497646631649281,49,1795954656025,11000520,'move 3 draw');
INSERT INTO journal VALUES(568,567,120497646631649281,50,1795954659511,11000521,'move 4 draw');
INSERT INTO journal VALUES(569,568,120497646631649281,51,1795954659511,0,'hash ec8746155782d5cf0527f0790e5d7096');
INSERT INTO journal VALUES(570,569,120497646631649281,52,1795954661217,11000522,'move 1 play 6D');
INSERT INTO journal VALUES(571,570,120497646631649281,53,1795954663796,11000523,'move 2 play 6S');
INSERT INTO journal VALUES(572,571,120497646631649281,54,1795954668377,11000524,'move 3 play 6C');
INSERT INTO journal VALUES(573,572,120497646631649281,55,1795954672612,11000525,'move 4 play JC');
INSERT INTO journal VALUES(574,573,120497646631649281,56,1795954675661,11000526,'move 2 play KC');
INSERT INTO journal VALUES(575,574,120497646631649281,57,1795954677945,11000527,'move 3 play 9C');
INSERT INTO journal VALUES(576,575,120497646631649281,58,1795954680409,11000528,'move 4 play 7H');
INSERT INTO journal VALUES(577,576,120497646631649281,59,1795954683545,11000529,'move 1 play QC QD');
INSERT INTO journal VALUES(578,577,120497646631649281,60,1795954686842,11000530,'move 2 draw');
INSERT INTO journal VALUES(579,578,120497646631649281,61,1795954688423,11000531,'move 3 play 4D');
INSERT INTO journal VALUES(580,579,120497646631649281,62,1795954691300,11000532,'move 4 draw');
INSERT INTO journal VALUES(581,580,120497646631649281,63,1795954694339,11000533,'move 1 draw');
INSERT INTO journal VALUES(582,581,120497646631649281,64,1795954695544,11000534,'move 2 play JD');
INSERT INTO journal VALUES(583,582,120497646631649281,65,1795954698638,11000535,'move 4 draw');
INSERT INTO journal VALUES(584,583,120497646631649281,66,1795954700711,11000536,'move 1 draw');
INSERT INTO journal VALUES(585,584,120497646631649281,67,1795954760711,0,'timeout 2');
INSERT INTO journal VALUES(586,585,120497646631649281,68,1795954760711,0,'auto 2 draw');
INSERT INTO journal VALUES(587,586,120497646631649281,69,1795954760711,0,'hash 56b922297ce19d2ef5ca1585cd62bac1');
INSERT INTO journal VALUES(588,587,120497646631649281,70,1795954764813,11000537,'move 3 play 8D 8C');
INSERT INTO journal VALUES(589,588,120497646631649281,71,1795954766023,11000538,'move 3 draw');
INSERT INTO journal VALUES(590,589,120497646631649281,72,1795954768682,11000539,'leave 3');
INSERT INTO journal VALUES(591,590,120497646631649281,73,1795954768682,11000540,'move 4 draw');
INSERT INTO journal VALUES(592,591,120497646631649281,74,1795954770588,11000541,'move 1 play 8S');
INSERT INTO journal VALUES(593,592,120497646631649281,75,1795954772561,11000542,'move 4 play 5S');
INSERT INTO journal VALUES(594,593,120497646631649281,76,1795954774708,11000543,'move 2 draw');
INSERT INTO journal VALUES(595,594,120497646631649281,77,1795954779359,11000544,'move 1 play JS');
INSERT INTO journal VALUES(596,595,120497646631649281,78,1795954782249,11000545,'move 2 draw');
INSERT INTO journal VALUES(597,596,120497646631649281,79,1795954785437,11000546,'move 1 play 7S');
INSERT INTO journal VALUES(598,597,120497646631649281,80,1795954790150,11000547,'move 4 play 4S');
INSERT INTO journal VALUES(599,598,120497646631649281,81,1795954791812,11000548,'move 2 play 7C');
INSERT INTO journal VALUES(600,599,120497646631649281,82,1795954795347,11000549,'move 1 play 4H');
INSERT INTO journal VALUES(601,600,120497646631649281,83,1795954799347,11000550,'move 4 draw');
INSERT INTO journal VALUES(602,601,120497646631649281,84,1795954803041,11000551,'move 2 play 9H');
INSERT INTO journal VALUES(603,602,120497646631649281,85,1795954804928,11000552,'move 1 play KH');
INSERT INTO journal VALUES(604,603,120497646631649281,86,1795954804928,0,'hash 728d4ddeebc4eb737c3d0c5e1f96f567');
INSERT INTO journal VALUES(605,604,120497646631649281,87,1795954808672,11000553,'move 4 play KD KS');
INSERT INTO journal VALUES(606,605,120497646631649281,88,1795954811109,11000554,'move 2 draw');
INSERT INTO journal VALUES(607,606,120497646631649281,89,1795954812844,11000555,'move 1 draw');
INSERT INTO journal VALUES(608,607,120497646631649281,90,1795954815350,11000556,'move 4 draw');
INSERT INTO journal VALUES(609,608,120497646631649281,91,1795954818444,11000557,'move 2 draw');
INSERT INTO journal VALUES(610,609,120497646631649281,92,1795954819711,11000558,'move 1 draw');
INSERT INTO journal VALUES(611,610,120497646631649281,93,1795954820791,11000559,'move 4 play 3S');
INSERT INTO journal VALUES(612,611,120497646631649281,94,1795954822238,11000560,'move 2 take');
INSERT INTO journal VALUES(613,612,120497646631649281,95,1795954826376,11000561,'move 1 play 7D');
INSERT INTO journal VALUES(614,613,120497646631649281,96,1795954827636,11000562,'move 4 play QS');
INSERT INTO journal VALUES(615,614,120497646631649281,97,1795954831571,11000563,'move 2 play AD suit C');
INSERT INTO journal VALUES(616,615,120497646631649281,98,1795954833031,11000564,'move 1 play 5C');
INSERT INTO journal VALUES(617,616,120497646631649281,99,1795954836312,11000565,'void It took too long.');
INSERT INTO journal VALUES(618,617,120497646631649281,100,1795954836312,0,'hash 4440213ae03ba5151dec0201522b9673');
INSERT INTO journal VALUES(619,0,120499406632910849,1,1795954897312,11000574,'move 1 place KH P8');
INSERT INTO journal VALUES(620,619,120499406632910849,2,1795954901743,11000575,'move 1 swap AD 6D');
INSERT INTO journal VALUES(621,620,120499406632910849,3,1795954903083,11000576,'move 1 layout random done');
INSERT INTO journal VALUES(622,621,120499406632910849,4,1795954905989,11000577,'move 2 done');
INSERT INTO journal VALUES(623,622,120499406632910849,5,1795954908272,11000578,'move 1 throw 8D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(624,623,120499406632910849,6,1795954911623,11000579,'move 1 place 10S J8');
INSERT INTO journal VALUES(625,624,120499406632910849,7,1795954928272,0,'timeout 1');
INSERT INTO journal VALUES(626,625,120499406632910849,8,1795954928272,0,'auto 1 place auto');
INSERT INTO journal VALUES(627,626,120499406632910849,9,1795954976851,11000580,'move 2 throw AC aim-mm 270 990 flick');
INSERT INTO journal VALUES(628,627,120499406632910849,10,1795954981254,11000581,'move 2 place auto');
INSERT INTO journal VALUES(629,628,120499406632910849,11,1795954983462,11000582,'move 1 throw 4D aim-mm 930 1935 float');
INSERT INTO journal VALUES(630,629,120499406632910849,12,1795954987439,11000583,'move 1 place 4D D2');
INSERT INTO journal VALUES(631,630,120499406632910849,13,1795954991074,11000584,'move 1 place KC L7');
INSERT INTO journal VALUES(632,631,120499406632910849,14,1795954994696,11000585,'move 2 throw 4C aim-mm 390 1305 float');
INSERT INTO journal VALUES(633,632,120499406632910849,15,1795954995989,11000586,'move 1 place 4C G10');
INSERT INTO journal VALUES(634,633,120499406632910849,16,1795954997222,11000587,'move 1 throw 8D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(635,634,120499406632910849,17,1795954997222,0,'hash f138a0e781f02e427476a2c86f0c1ff3');
INSERT INTO journal VALUES(636,635,120499406632910849,18,1795954998461,11000588,'move 1 place auto');
INSERT INTO journal VALUES(637,636,120499406632910849,19,1795954999940,11000589,'move 2 throw JS aim-mm 150 1125 flick');
INSERT INTO journal VALUES(638,637,120499406632910849,20,1795955003269,11000590,'move 2 place 2H P14');
INSERT INTO journal VALUES(639,638,120499406632910849,21,1795955007021,11000591,'leave 2');
INSERT INTO journal VALUES(640,639,120499406632910849,22,1795955007021,0,'hash d869aa1651c011ce6d1e48b973df35fd');
INSERT INTO journal VALUES(641,640,120499406632910849,23,1795955067021,0,'voted 2 forgive');
INSERT INTO journal VALUES(642,0,120500122638352385,1,1795955068021,11000599,'move 1 layout spread done');
INSERT INTO journal VALUES(643,642,120500122638352385,2,1795955072455,11000600,'move 2 layout spread done');
INSERT INTO journal VALUES(644,643,120500122638352385,3,1795955132455,0,'timeout 1');
INSERT INTO journal VALUES(645,644,120500122638352385,4,1795955132455,0,'auto 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(646,645,120500122638352385,5,1795955138424,11000601,'move 1 place auto');
INSERT INTO journal VALUES(647,646,120500122638352385,6,1795955142658,11000602,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(648,647,120500122638352385,7,1795955146273,11000603,'move 2 place auto');
INSERT INTO journal VALUES(649,648,120500122638352385,8,1795955148190,11000604,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(650,649,120500122638352385,9,1795955150941,11000605,'move 1 place auto');
INSERT INTO journal VALUES(651,650,120500122638352385,10,1795955210941,0,'timeout 2');
INSERT INTO journal VALUES(652,651,120500122638352385,11,1795955210941,0,'auto 2 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(653,652,120500122638352385,12,1795955216856,11000606,'move 2 place auto');
INSERT INTO journal VALUES(654,653,120500122638352385,13,1795955218499,11000607,'move 1 throw 2D aim-mm 450 1125 flick');
INSERT INTO journal VALUES(655,654,120500122638352385,14,1795955220473,11000608,'move 1 place auto');
INSERT INTO journal VALUES(656,655,120500122638352385,15,1795955221652,11000609,'move 2 throw 7S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(657,656,120500122638352385,16,1795955223858,11000610,'move 2 place auto');
INSERT INTO journal VALUES(658,657,120500122638352385,17,1795955223858,0,'hash ed4092c35afd9506537ef8c91dab585e');
INSERT INTO journal VALUES(659,658,120500122638352385,18,1795955227586,11000611,'move 1 throw 2D aim-mm 450 1125 flick');
INSERT INTO journal VALUES(660,659,120500122638352385,19,1795955232568,11000612,'move 2 place auto');
INSERT INTO journal VALUES(661,660,120500122638352385,20,1795955236597,11000613,'move 2 throw 7S aim-mm 330 1125 flick');
INSERT INTO journal VALUES(662,661,120500122638352385,21,1795955237841,11000614,'move 2 place auto');
INSERT INTO journal VALUES(663,662,120500122638352385,22,1795955239762,11000615,'move 1 throw 3D aim-mm 690 1215 flick');
INSERT INTO journal VALUES(664,663,120500122638352385,23,1795955242204,11000616,'move 1 place auto');
INSERT INTO journal VALUES(665,664,120500122638352385,24,1795955244777,11000617,'move 2 throw JS aim-mm 930 1125 flick');
INSERT INTO journal VALUES(666,665,120500122638352385,25,1795955247741,11000618,'move 2 place auto');
INSERT INTO journal VALUES(667,666,120500122638352385,26,1795955248748,11000619,'move 1 throw 3D aim-mm 630 1215 flick');
INSERT INTO journal VALUES(668,667,120500122638352385,27,1795955251114,11000620,'move 1 place auto');
INSERT INTO journal VALUES(669,668,120500122638352385,28,1795955253265,11000621,'move 2 throw 9S aim-mm 930 1125 flick');
INSERT INTO journal VALUES(670,669,120500122638352385,29,1795955254349,11000622,'move 2 place auto');
INSERT INTO journal VALUES(671,670,120500122638352385,30,1795955255904,11000623,'move 1 throw 3D aim-mm 630 1215 flick');
INSERT INTO journal VALUES(672,671,120500122638352385,31,1795955258830,11000624,'move 2 place auto');
INSERT INTO journal VALUES(673,672,120500122638352385,32,1795955261727,11000625,'move 2 throw 9S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(674,673,120500122638352385,33,1795955264382,11000626,'move 1 place auto');
INSERT INTO journal VALUES(675,674,120500122638352385,34,1795955264382,0,'hash 5c939e720ffd6a6591eeee719e861133');
INSERT INTO journal VALUES(676,675,120500122638352385,35,1795955266614,11000627,'move 1 throw AD aim-mm 810 1215 flick');
INSERT INTO journal VALUES(677,676,120500122638352385,36,1795955267781,11000628,'move 1 place auto');
INSERT INTO journal VALUES(678,677,120500122638352385,37,1795955269652,11000629,'move 2 throw 7S aim-mm 930 1125 flick');
INSERT INTO journal VALUES(679,678,120500122638352385,38,1795955271748,11000630,'move 1 place auto');
INSERT INTO journal VALUES(680,679,120500122638352385,39,1795955275440,11000631,'move 1 throw 4D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(681,680,120500122638352385,40,1795955295440,0,'timeout 1');
INSERT INTO journal VALUES(682,681,120500122638352385,41,1795955295440,0,'auto 1 place auto');
INSERT INTO journal VALUES(683,682,120500122638352385,42,1795955588971,0,'leave 1 away');
INSERT INTO journal VALUES(684,683,120500122638352385,43,1795955588971,0,'hash 88eb0381925329685a22bd6b98afe2dd');
INSERT INTO journal VALUES(685,684,120500122638352385,44,1795955648971,0,'voted 1 forgive');
INSERT INTO journal VALUES(686,0,120502563513565185,1,1795955649971,11000637,'move 1 swap 6C JC');
INSERT INTO journal VALUES(687,686,120502563513565185,2,1795955654651,11000638,'move 1 done');
INSERT INTO journal VALUES(688,687,120502563513565185,3,1795955656429,11000639,'move 2 place JD E4');
INSERT INTO journal VALUES(689,688,120502563513565185,4,1795955657583,11000640,'move 2 layout random');
INSERT INTO journal VALUES(690,689,120502563513565185,5,1795955660745,11000641,'move 2 place 3H A6');
INSERT INTO journal VALUES(691,690,120502563513565185,6,1795955662946,11000642,'move 2 place 3H P5');
INSERT INTO journal VALUES(692,691,120502563513565185,7,1795955664520,11000643,'move 2 swap AD 6D');
INSERT INTO journal VALUES(693,692,120502563513565185,8,1795955667232,11000644,'move 2 layout spread done');
INSERT INTO journal VALUES(694,693,120502563513565185,9,1795955669242,11000645,'move 2 throw AD aim-mm 810 1935 float');
INSERT INTO journal VALUES(695,694,120502563513565185,10,1795955671882,11000646,'move 2 place KC G1');
INSERT INTO journal VALUES(696,695,120502563513565185,11,1795955675535,11000647,'move 2 place auto');
INSERT INTO journal VALUES(697,696,120502563513565185,12,1795955677577,11000648,'move 1 throw 6C aim-mm 510 1125 flick');
INSERT INTO journal VALUES(698,697,120502563513565185,13,1795955680578,11000649,'move 1 place 9H B13');
INSERT INTO journal VALUES(699,698,120502563513565185,14,1795955683268,11000650,'move 1 place 6C G16');
INSERT INTO journal VALUES(700,699,120502563513565185,15,1795955687204,11000651,'move 2 throw 2D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(701,700,120502563513565185,16,1795955689102,11000652,'move 2 place auto');
INSERT INTO journal VALUES(702,701,120502563513565185,17,1795955689102,0,'hash 3656ad18b5476c8d7b276b4212f07003');
INSERT INTO journal VALUES(703,702,120502563513565185,18,1795955693938,11000653,'move 1 throw 8C aim-mm 810 1215 float');
INSERT INTO journal VALUES(704,703,120502563513565185,19,1795955698621,11000654,'move 1 place auto');
INSERT INTO journal VALUES(705,704,120502563513565185,20,1795955700367,11000655,'move 2 throw 5D aim-mm 630 1935 float');
INSERT INTO journal VALUES(706,705,120502563513565185,21,1795955702966,11000656,'move 2 place auto');
INSERT INTO journal VALUES(707,706,120502563513565185,22,1795955707048,11000657,'move 1 throw 4C aim-mm 270 990 flick');
INSERT INTO journal VALUES(708,707,120502563513565185,23,1795955711810,11000658,'move 2 place auto');
INSERT INTO journal VALUES(709,708,120502563513565185,24,1795955716491,11000659,'move 2 throw 4D aim-mm 270 990 float');
INSERT INTO journal VALUES(710,709,120502563513565185,25,1795955721213,11000660,'move 1 place auto');
INSERT INTO journal VALUES(711,710,120502563513565185,26,1795955724219,11000661,'move 1 throw 8C aim-mm 30 1125 float');
INSERT INTO journal VALUES(712,711,120502563513565185,27,1795955727591,11000662,'move 1 place 8C C19');
INSERT INTO journal VALUES(713,712,120502563513565185,28,1795955731198,11000663,'move 1 place JH A15');
INSERT INTO journal VALUES(714,713,120502563513565185,29,1795955791198,0,'timeout 2');
INSERT INTO journal VALUES(715,714,120502563513565185,30,1795955791198,0,'auto 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(716,715,120502563513565185,31,1795955797113,11000664,'move 1 place 2D M15');
INSERT INTO journal VALUES(717,716,120502563513565185,32,1795955799902,11000665,'move 1 throw JS aim-mm 630 1125 flick');
INSERT INTO journal VALUES(718,717,120502563513565185,33,1795955803650,11000666,'move 1 place JS O16');
INSERT INTO journal VALUES(719,718,120502563513565185,34,1795955803650,0,'hash 98f603353c9698217d2eaafecd157877');
INSERT INTO journal VALUES(720,719,120502563513565185,35,1795955808430,11000667,'move 1 place 8H N20');
INSERT INTO journal VALUES(721,720,120502563513565185,36,1795955812478,11000668,'move 2 throw 10D aim-mm 810 1935 flick');
INSERT INTO journal VALUES(722,721,120502563513565185,37,1795955816325,11000669,'move 2 place auto');
INSERT INTO journal VALUES(723,722,120502563513565185,38,1795955820229,11000670,'move 1 throw 8C aim-mm 953 1101 flick');
INSERT INTO journal VALUES(724,723,120502563513565185,39,1795955824853,11000671,'move 2 place 8C C4');
INSERT INTO journal VALUES(725,724,120502563513565185,40,1795955827760,11000672,'leave 2');
INSERT INTO journal VALUES(726,725,120502563513565185,41,1795955827760,0,'hash 01f449da6cf4551b6ac4f24896d328f7');
INSERT INTO journal VALUES(727,0,120503565067223041,1,1795955888760,11000681,'move 3 play Y6');
INSERT INTO journal VALUES(728,727,120503565067223041,2,1795955892158,11000682,'move 2 play Y4');
INSERT INTO journal VALUES(729,728,120503565067223041,3,1795955896982,0,'move 1 play Y2');
INSERT INTO journal VALUES(730,729,120503565067223041,4,1795955901982,0,'move 4 play B2');
INSERT INTO journal VALUES(731,730,120503565067223041,5,1795955901982,11000683,'move 3 play J+4 color G');
INSERT INTO journal VALUES(732,731,120503565067223041,6,1795955906410,11000684,'move 2 take');
INSERT INTO journal VALUES(733,732,120503565067223041,7,1795955911162,0,'move 1 draw');
INSERT INTO journal VALUES(734,733,120503565067223041,8,1795955916162,0,'move 4 play G4');
INSERT INTO journal VALUES(735,734,120503565067223041,9,1795955916162,11000685,'move 3 play B4');
INSERT INTO journal VALUES(736,735,120503565067223041,10,1795955924615,11000686,'move 2 play B9');
INSERT INTO journal VALUES(737,736,120503565067223041,11,1795955928352,0,'move 1 play B+2');
INSERT INTO journal VALUES(738,737,120503565067223041,12,1795955933352,0,'move 4 take');
INSERT INTO journal VALUES(739,738,120503565067223041,13,1795955933352,11000687,'move 3 play R+2');
INSERT INTO journal VALUES(740,739,120503565067223041,14,1795955935053,11000688,'move 2 take');
INSERT INTO journal VALUES(741,0,120503769879281665,1,1795955939620,0,'move 1 draw');
INSERT INTO journal VALUES(742,741,120503769879281665,2,1795955942591,0,'move 2 play JOKER suit D');
INSERT INTO journal VALUES(743,742,120503769879281665,3,1795955944516,0,'move 3 draw');
INSERT INTO journal VALUES(744,743,120503769879281665,4,1795955947591,11000698,'move 4 play AD AS suit D');
INSERT INTO journal VALUES(745,744,120503769879281665,5,1795955949059,11000699,'move 5 draw');
INSERT INTO journal VALUES(746,745,120503769879281665,6,1795955951970,0,'move 6 play 8D 8C to 1');
INSERT INTO journal VALUES(747,746,120503769879281665,7,1795955956970,0,'move 1 play JC 10C');
INSERT INTO journal VALUES(748,747,120503769879281665,8,1795955957890,0,'move 3 play 6C 6H');
INSERT INTO journal VALUES(749,748,120503769879281665,9,1795955961970,11000700,'move 4 draw');
INSERT INTO journal VALUES(750,749,120503769879281665,10,1795955963050,11000701,'move 5 play 8H to 3');
INSERT INTO journal VALUES(751,750,120503769879281665,11,1795955965452,0,'move 6 draw');
INSERT INTO journal VALUES(752,751,120503769879281665,12,1795955970452,0,'move 1 play AC suit D');
INSERT INTO journal VALUES(753,752,120503769879281665,13,1795955972038,0,'move 2 play AH suit D');
INSERT INTO journal VALUES(754,753,120503769879281665,14,1795955975452,0,'move 3 draw');
INSERT INTO journal VALUES(755,754,120503769879281665,15,1795955975452,11000702,'move 4 play 3D');
INSERT INTO journal VALUES(756,755,120503769879281665,16,1795955977247,11000703,'move 5 play 3S');
INSERT INTO journal VALUES(757,756,120503769879281665,17,1795955977247,0,'hash bb699ba3d9211012253fdc71a177e525');
INSERT INTO journal VALUES(758,0,120503949240303617,1,1795955981841,0,'move 3 keep 10H 5D 5H');
INSERT INTO journal VALUES(759,758,120503949240303617,2,1795955985354,0,'move 1 keep 2D 10D 2S');
INSERT INTO journal VALUES(760,759,120503949240303617,3,1795955985354,11000711,'move 2 keep 2H QS QD');
INSERT INTO journal VALUES(761,760,120503949240303617,4,1795955989244,11000712,'move 4 keep AD AC KH');
INSERT INTO journal VALUES(762,761,120503949240303617,5,1795955992557,0,'move 3 play 3H');
INSERT INTO journal VALUES(763,762,120503949240303617,6,1795955997557,11000713,'move 4 play 4C');
INSERT INTO journal VALUES(764,763,120503949240303617,7,1795955999500,0,'move 1 play 4H');
INSERT INTO journal VALUES(765,764,120503949240303617,8,1795956003986,11000714,'move 2 take');
INSERT INTO journal VALUES(766,765,120503949240303617,9,1795956005918,0,'move 3 play 6D');
INSERT INTO journal VALUES(767,766,120503949240303617,10,1795956010918,11000715,'move 4 play 9D 9H');
INSERT INTO journal VALUES(768,767,120503949240303617,11,1795956013203,0,'move 1 play KD');
INSERT INTO journal VALUES(769,768,120503949240303617,12,1795956018203,11000716,'move 2 take');
INSERT INTO journal VALUES(770,769,120503949240303617,13,1795956021078,0,'move 3 play 4D');
INSERT INTO journal VALUES(771,0,120504141020659713,1,1795956026078,11000724,'move 1 draw');
INSERT INTO journal VALUES(772,771,120504141020659713,2,1795956028795,0,'move 2 play 5S');
INSERT INTO journal VALUES(773,772,120504141020659713,3,1795956033795,11000725,'move 3 play 7H');
INSERT INTO journal VALUES(774,773,120504141020659713,4,1795956037782,11000726,'move 1 draw');
INSERT INTO journal VALUES(775,774,120504141020659713,5,1795956039016,0,'move 2 play 8S');
INSERT INTO journal VALUES(776,775,120504141020659713,6,1795956043933,11000727,'move 1 draw');
INSERT INTO journal VALUES(777,776,120504141020659713,7,1795956045694,11000728,'move 3 play AS suit S');
INSERT INTO journal VALUES(778,777,120504141020659713,8,1795956048283,0,'move 2 draw');
INSERT INTO journal VALUES(779,778,120504141020659713,9,1795956053283,11000729,'move 1 play 6S 6H');
INSERT INTO journal VALUES(780,779,120504141020659713,10,1795956057052,11000730,'move 3 draw');
INSERT INTO journal VALUES(781,780,120504141020659713,11,1795956060900,0,'move 2 play 4H 4C');
INSERT INTO journal VALUES(782,781,120504141020659713,12,1795956065900,11000731,'move 1 play AC suit H');
INSERT INTO journal VALUES(783,0,120504313389776897,1,1795956067174,11000738,'move 1 layout random done');
INSERT INTO journal VALUES(784,783,120504313389776897,2,1795956070080,11000739,'move 2 place 3S N17');
INSERT INTO journal VALUES(785,784,120504313389776897,3,1795956072612,11000740,'move 2 layout spread done');
INSERT INTO journal VALUES(786,785,120504313389776897,4,1795956073944,11000741,'move 1 throw 9D aim-mm 330 1395 float');
INSERT INTO journal VALUES(787,786,120504313389776897,5,1795956078183,11000742,'move 1 place auto');
INSERT INTO journal VALUES(788,787,120504313389776897,6,1795956081006,11000743,'move 2 throw JS aim-mm 690 1125 flick');
INSERT INTO journal VALUES(789,788,120504313389776897,7,1795956084783,11000744,'move 2 place JS A13');
INSERT INTO journal VALUES(790,789,120504313389776897,8,1795956087717,11000745,'move 2 place auto');
INSERT INTO journal VALUES(791,790,120504313389776897,9,1795956090676,11000746,'move 1 throw 6D aim-mm 330 1125 float');
INSERT INTO journal VALUES(792,791,120504313389776897,10,1795956092187,11000747,'move 2 place auto');
INSERT INTO journal VALUES(793,792,120504313389776897,11,1795956097126,11000748,'move 2 throw JS aim-mm 690 1125 flick');
INSERT INTO journal VALUES(794,793,120504313389776897,12,1795956099032,11000749,'move 1 place auto');
INSERT INTO journal VALUES(795,0,120504463243870209,1,1795956102902,11000756,'move 2 play J+4 color G');
INSERT INTO journal VALUES(796,795,120504463243870209,2,1795956107474,11000757,'move 1 take');
INSERT INTO journal VALUES(797,796,120504463243870209,3,1795956109631,11000758,'move 2 play G8');
INSERT INTO journal VALUES(798,797,120504463243870209,4,1795956114358,11000759,'move 1 play J color G');
INSERT INTO journal VALUES(799,798,120504463243870209,5,1795956117219,11000760,'move 2 play G8');
INSERT INTO journal VALUES(800,799,120504463243870209,6,1795956119069,11000761,'move 1 play G9');
INSERT INTO journal VALUES(801,800,120504463243870209,7,1795956123053,11000762,'move 2 play G6');
INSERT INTO journal VALUES(802,801,120504463243870209,8,1795956127918,11000763,'move 1 play G1');
INSERT INTO journal VALUES(803,802,120504463243870209,9,1795956132590,11000764,'move 2 draw');
INSERT INTO journal VALUES(804,803,120504463243870209,10,1795956136812,11000765,'move 1 draw');
INSERT INTO journal VALUES(805,804,120504463243870209,11,1795956137966,11000766,'move 2 draw');
INSERT INTO journal VALUES(806,805,120504463243870209,12,1795956140657,11000767,'move 1 draw');
INSERT INTO journal VALUES(807,0,120504642567143425,1,1795956145656,11000783,'move 3 draw');
INSERT INTO journal VALUES(808,807,120504642567143425,2,1795956147969,11000784,'move 4 play JOKER suit S');
INSERT INTO journal VALUES(809,808,120504642567143425,3,1795956152123,11000785,'move 5 play 9S');
INSERT INTO journal VALUES(810,809,120504642567143425,4,1795956154427,11000786,'move 6 draw');
INSERT INTO journal VALUES(811,810,120504642567143425,5,1795956156699,11000787,'move 7 draw');
INSERT INTO journal VALUES(812,811,120504642567143425,6,1795956160925,11000788,'move 1 play QS');
INSERT INTO journal VALUES(813,812,120504642567143425,7,1795956165522,11000789,'move 2 play QC QD');
INSERT INTO journal VALUES(814,813,120504642567143425,8,1795956168880,11000790,'move 3 play KD KH');
INSERT INTO journal VALUES(815,814,120504642567143425,9,1795956172795,11000791,'move 4 play 2H 2C');
INSERT INTO journal VALUES(816,815,120504642567143425,10,1795956177368,11000792,'move 5 take');
INSERT INTO journal VALUES(817,816,120504642567143425,11,1795956178606,11000793,'move 6 play 4C');
INSERT INTO journal VALUES(818,817,120504642567143425,12,1795956180491,11000794,'move 7 play 8D 8S to 4');
INSERT INTO journal VALUES(819,0,120504794656800769,1,1795956181917,11000800,'move 1 keep 7D 8H 3S');
INSERT INTO journal VALUES(820,819,120504794656800769,2,1795956186576,11000801,'move 2 keep 7C KS QS');
INSERT INTO journal VALUES(821,820,120504794656800769,3,1795956188213,11000802,'move 2 play 4C');
INSERT INTO journal VALUES(822,821,120504794656800769,4,1795956192421,11000803,'move 1 play AH');
INSERT INTO journal VALUES(823,822,120504794656800769,5,1795956196425,11000804,'move 2 take');
INSERT INTO journal VALUES(824,823,120504794656800769,6,1795956198293,11000805,'move 1 play KC KD');
INSERT INTO journal VALUES(825,824,120504794656800769,7,1795956199652,11000806,'move 2 play AH');
INSERT INTO journal VALUES(826,825,120504794656800769,8,1795956201156,11000807,'move 1 play 7S');
INSERT INTO journal VALUES(827,826,120504794656800769,9,1795956205838,11000808,'move 2 take');
INSERT INTO journal VALUES(828,827,120504794656800769,10,1795956207248,11000809,'move 1 play AS');
INSERT INTO journal VALUES(829,828,120504794656800769,11,1795956209039,11000810,'move 2 play AH');
INSERT INTO journal VALUES(830,829,120504794656800769,12,1795956210906,11000811,'move 1 play AD');
INSERT INTO journal VALUES(831,0,120504921719046145,1,1795956212211,11000820,'move 1 draw');
INSERT INTO journal VALUES(832,831,120504921719046145,2,1795956213996,11000821,'move 2 play 4D');
INSERT INTO journal VALUES(833,832,120504921719046145,3,1795956215190,11000822,'move 3 play 5D');
INSERT INTO journal VALUES(834,833,120504921719046145,4,1795956217534,11000823,'move 4 draw');
INSERT INTO journal VALUES(835,834,120504921719046145,5,1795956220377,11000824,'move 1 draw');
INSERT INTO journal VALUES(836,835,120504921719046145,6,1795956224323,11000825,'move 2 play 3D');
INSERT INTO journal VALUES(837,836,120504921719046145,7,1795956228971,11000826,'move 3 take');
INSERT INTO journal VALUES(838,837,120504921719046145,8,1795956231275,11000827,'move 4 play KD KC');
INSERT INTO journal VALUES(839,838,120504921719046145,9,1795956236026,11000828,'move 1 draw');
INSERT INTO journal VALUES(840,839,120504921719046145,10,1795956239014,11000829,'move 2 play QC');
INSERT INTO journal VALUES(841,840,120504921719046145,11,1795956242917,11000830,'move 3 play 7S 7H');
INSERT INTO journal VALUES(842,841,120504921719046145,12,1795956247305,11000831,'move 4 play QH');
INSERT INTO journal VALUES(843,0,120505084923609089,1,1795956251122,11000837,'move 1 layout spread done');
INSERT INTO journal VALUES(844,843,120505084923609089,2,1795956253539,11000838,'move 2 swap 6D JD');
INSERT INTO journal VALUES(845,844,120505084923609089,3,1795956257788,11000839,'move 2 layout deep done');
INSERT INTO journal VALUES(846,845,120505084923609089,4,1795956260739,11000840,'move 2 throw 9D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(847,846,120505084923609089,5,1795956261825,11000841,'move 2 place 8S E6');
INSERT INTO journal VALUES(848,847,120505084923609089,6,1795956265902,11000842,'move 2 place 9D G9');
INSERT INTO journal VALUES(849,848,120505084923609089,7,1795956268613,11000843,'move 1 throw 4C aim-mm 930 1665 float');
INSERT INTO journal VALUES(850,849,120505084923609089,8,1795956269858,11000844,'move 1 place 4C J18');
INSERT INTO journal VALUES(851,850,120505084923609089,9,1795956271572,11000845,'move 1 place 10H I18');
INSERT INTO journal VALUES(852,851,120505084923609089,10,1795956274090,11000846,'move 2 throw 2D aim-mm 810 1935 flick');
INSERT INTO journal VALUES(853,852,120505084923609089,11,1795956276535,11000847,'move 2 place 2D I9');
INSERT INTO journal VALUES(854,853,120505084923609089,12,1795956280155,11000848,'move 2 place KS L5');
INSERT INTO journal VALUES(855,0,120505223482441729,1,1795956284157,11000855,'move 3 play RS');
INSERT INTO journal VALUES(856,855,120505223482441729,2,1795956288399,11000856,'move 1 play J color B');
INSERT INTO journal VALUES(857,856,120505223482441729,3,1795956291022,11000857,'move 3 play B0');
INSERT INTO journal VALUES(858,806,120504463243870209,13,1795956294602,0,'timeout 2');
INSERT INTO journal VALUES(859,858,120504463243870209,14,1795956294602,0,'auto 2 draw');
INSERT INTO journal VALUES(860,859,120504463243870209,15,1795956294602,0,'auto 2 play Y1');
INSERT INTO journal VALUES(861,818,120504642567143425,13,1795956294602,0,'timeout 1');
INSERT INTO journal VALUES(862,861,120504642567143425,14,1795956294602,0,'auto 1 play AD suit D');
INSERT INTO journal VALUES(863,830,120504794656800769,13,1795956294602,0,'timeout 2');
INSERT INTO journal VALUES(864,863,120504794656800769,14,1795956294602,0,'auto 2 play 7S');
INSERT INTO journal VALUES(865,857,120505223482441729,4,1795956294602,0,'move 2 play B6');
INSERT INTO journal VALUES(866,865,120505223482441729,5,1795956299602,11000858,'move 1 play B4');
INSERT INTO journal VALUES(867,866,120505223482441729,6,1795956302136,11000859,'move 3 play J+4 color G');
INSERT INTO journal VALUES(868,867,120505223482441729,7,1795956307069,0,'move 2 take');
INSERT INTO journal VALUES(869,842,120504921719046145,13,1795956307305,0,'timeout 1');
INSERT INTO journal VALUES(870,869,120504921719046145,14,1795956307305,0,'auto 1 draw');
INSERT INTO journal VALUES(871,868,120505223482441729,8,1795956312069,11000860,'move 1 play G0');
INSERT INTO journal VALUES(872,871,120505223482441729,9,1795956316347,11000861,'move 3 play G3');
INSERT INTO journal VALUES(873,872,120505223482441729,10,1795956320072,0,'move 2 play G8');
INSERT INTO journal VALUES(874,873,120505223482441729,11,1795956325072,11000862,'move 1 play B8');
INSERT INTO journal VALUES(875,874,120505223482441729,12,1795956328808,11000863,'move 3 draw');
INSERT INTO journal VALUES(876,0,120505418584686593,1,1795956332431,0,'move 2 play 8S 8C to 6');
INSERT INTO journal VALUES(877,876,120505418584686593,2,1795956335673,11000874,'move 3 play 7C 7S');
INSERT INTO journal VALUES(878,877,120505418584686593,3,1795956340299,0,'move 4 play 7D 7C');
INSERT INTO journal VALUES(879,854,120505084923609089,13,1795956340299,0,'timeout 1');
INSERT INTO journal VALUES(880,879,120505084923609089,14,1795956340299,0,'auto 1 throw JS aim-mm 450 1215 flick');
INSERT INTO journal VALUES(881,878,120505418584686593,4,1795956344602,0,'move 5 play 8C 8S to 3');
INSERT INTO journal VALUES(882,881,120505418584686593,5,1795956346152,0,'move 6 play 8D 8H to 1');
INSERT INTO journal VALUES(883,882,120505418584686593,6,1795956350299,11000875,'move 7 play 4H');
INSERT INTO journal VALUES(884,883,120505418584686593,7,1795956351745,0,'move 8 play 5C 4C 3C');
INSERT INTO journal VALUES(885,884,120505418584686593,8,1795956354602,0,'move 1 play 3H 4H 5H');
INSERT INTO journal VALUES(886,860,120504463243870209,16,1795956354602,0,'timeout 1');
INSERT INTO journal VALUES(887,886,120504463243870209,17,1795956354602,0,'auto 1 play Y8');
INSERT INTO journal VALUES(888,887,120504463243870209,18,1795956354602,0,'hash dd8cd1162badfda34b01793db4051002');
INSERT INTO journal VALUES(889,862,120504642567143425,15,1795956354602,0,'timeout 2');
INSERT INTO journal VALUES(890,889,120504642567143425,16,1795956354602,0,'auto 2 play KD');
INSERT INTO journal VALUES(891,890,120504642567143425,17,1795956354602,0,'hash 741b21f0b1681907e1bcabb59c55fab2');
INSERT INTO journal VALUES(892,864,120504794656800769,15,1795956354602,0,'timeout 1');
INSERT INTO journal VALUES(893,892,120504794656800769,16,1795956354602,0,'auto 1 play 10C');
INSERT INTO journal VALUES(894,893,120504794656800769,17,1795956354602,0,'hash d8a03481910d53ddd232d2d041d43ce0');
INSERT INTO journal VALUES(895,885,120505418584686593,9,1795956356712,0,'move 2 take');
INSERT INTO journal VALUES(896,880,120505084923609089,15,1795956360299,0,'timeout 1');
INSERT INTO journal VALUES(897,896,120505084923609089,16,1795956360299,0,'auto 1 place auto');
INSERT INTO journal VALUES(898,897,120505084923609089,17,1795956360299,0,'hash 712f16fa21f7d7c33793cba0744bfa59');
INSERT INTO journal VALUES(899,895,120505418584686593,10,1795956361624,11000876,'move 3 play 2H');
INSERT INTO journal VALUES(900,899,120505418584686593,11,1795956364082,0,'move 4 play QD');
INSERT INTO journal VALUES(901,870,120504921719046145,15,1795956367305,0,'timeout 2');
INSERT INTO journal VALUES(902,901,120504921719046145,16,1795956367305,0,'auto 2 play AS suit D');
INSERT INTO journal VALUES(903,902,120504921719046145,17,1795956367305,0,'hash 8070d1b69aeae9f131ef9040b29ec665');
INSERT INTO journal VALUES(904,900,120505418584686593,12,1795956369082,11000877,'move 3 take');
INSERT INTO journal VALUES(905,904,120505418584686593,13,1795956373108,0,'move 2 play AC 2C');
INSERT INTO journal VALUES(906,905,120505418584686593,14,1795956375072,0,'move 1 play 9C');
INSERT INTO journal VALUES(907,906,120505418584686593,15,1795956378108,0,'move 8 play 9H');
INSERT INTO journal VALUES(908,907,120505418584686593,16,1795956378108,11000878,'move 7 take');
INSERT INTO journal VALUES(909,908,120505418584686593,17,1795956378108,0,'hash d9bb46b626c7d07755ea94f1bf7611ce');
INSERT INTO journal VALUES(910,0,120505626882211841,1,1795956380335,11000884,'move 1 keep 2C 5D AC');
INSERT INTO journal VALUES(911,910,120505626882211841,2,1795956382584,11000885,'move 2 keep 10S 7D KH');
INSERT INTO journal VALUES(912,911,120505626882211841,3,1795956382584,0,'move 3 keep QD 7H 7C');
INSERT INTO journal VALUES(913,912,120505626882211841,4,1795956387007,11000886,'move 2 play 4C');
INSERT INTO journal VALUES(914,909,120505418584686593,18,1795956389300,0,'move 6 play 10H 10S 10C');
INSERT INTO journal VALUES(915,875,120505223482441729,13,1795956389300,0,'timeout 3');
INSERT INTO journal VALUES(916,915,120505223482441729,14,1795956389300,0,'auto 3 play J+4 color R');
INSERT INTO journal VALUES(917,913,120505626882211841,5,1795956389300,0,'move 3 play JH');
INSERT INTO journal VALUES(918,914,120505418584686593,19,1795956394300,0,'move 4 play JOKER suit D');
INSERT INTO journal VALUES(919,916,120505223482441729,15,1795956394300,0,'move 2 take');
INSERT INTO journal VALUES(920,917,120505626882211841,6,1795956394300,11000887,'move 1 play JD');
INSERT INTO journal VALUES(921,920,120505626882211841,7,1795956396176,11000888,'move 2 take');
INSERT INTO journal VALUES(922,921,120505626882211841,8,1795956399824,0,'move 3 play 9C');
INSERT INTO journal VALUES(923,922,120505626882211841,9,1795956404824,11000889,'move 1 play 9D');
INSERT INTO journal VALUES(924,923,120505626882211841,10,1795956407848,11000890,'move 2 play JH JD');
INSERT INTO journal VALUES(925,924,120505626882211841,11,1795956410125,0,'move 3 play QS QC');
INSERT INTO journal VALUES(926,925,120505626882211841,12,1795956414577,11000891,'move 1 take');
INSERT INTO journal VALUES(927,926,120505626882211841,13,1795956418698,11000892,'move 2 play 4C');
INSERT INTO journal VALUES(928,0,120505807736406017,1,1795956423454,11000901,'move 1 play 7D');
INSERT INTO journal VALUES(929,888,120504463243870209,19,1795956426410,0,'timeout 2');
INSERT INTO journal VALUES(930,929,120504463243870209,20,1795956426410,0,'auto 2 play Y6');
INSERT INTO journal VALUES(931,891,120504642567143425,18,1795956426410,0,'timeout 3');
INSERT INTO journal VALUES(932,931,120504642567143425,19,1795956426410,0,'auto 3 draw');
INSERT INTO journal VALUES(933,894,120504794656800769,18,1795956426410,0,'timeout 1');
INSERT INTO journal VALUES(934,933,120504794656800769,19,1795956426410,0,'auto 1 play 10H');
INSERT INTO journal VALUES(935,898,120505084923609089,18,1795956426410,0,'timeout 2');
INSERT INTO journal VALUES(936,935,120505084923609089,19,1795956426410,0,'auto 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(937,927,120505626882211841,14,1795956426410,0,'move 3 play 6D');
INSERT INTO journal VALUES(938,928,120505807736406017,2,1795956426410,0,'move 2 play 5S');
INSERT INTO journal VALUES(939,903,120504921719046145,18,1795956427305,0,'timeout 3');
INSERT INTO journal VALUES(940,939,120504921719046145,19,1795956427305,0,'auto 3 play 7C');
INSERT INTO journal VALUES(941,934,120504794656800769,20,1795956427910,0,'auto 1 play 9S');
INSERT INTO journal VALUES(942,938,120505807736406017,3,1795956431410,11000902,'move 3 play 5C');
INSERT INTO journal VALUES(943,942,120505807736406017,4,1795956435757,0,'move 4 play 7C');
INSERT INTO journal VALUES(944,943,120505807736406017,5,1795956437578,0,'move 5 play 2C');
INSERT INTO journal VALUES(945,944,120505807736406017,6,1795956440757,11000903,'move 1 take');
INSERT INTO journal VALUES(946,945,120505807736406017,7,1795956442429,0,'move 2 play 6C');
INSERT INTO journal VALUES(947,936,120505084923609089,20,1795956446410,0,'timeout 2');
INSERT INTO journal VALUES(948,947,120505084923609089,21,1795956446410,0,'auto 2 place auto');
INSERT INTO journal VALUES(949,946,120505807736406017,8,1795956446802,11000904,'move 3 play 9C');
INSERT INTO journal VALUES(950,948,120505084923609089,22,1795956447976,0,'auto 1 throw 10S aim-mm 570 1215 flick');
INSERT INTO journal VALUES(951,949,120505807736406017,9,1795956448370,0,'move 4 play 9H');
INSERT INTO journal VALUES(952,950,120505084923609089,23,1795956449476,0,'auto 1 place auto');
INSERT INTO journal VALUES(953,951,120505807736406017,10,1795956450586,0,'move 5 play 9D');
INSERT INTO journal VALUES(954,952,120505084923609089,24,1795956450976,0,'auto 2 throw 3D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(955,954,120505084923609089,25,1795956452476,0,'auto 2 place auto');
INSERT INTO journal VALUES(956,953,120505807736406017,11,1795956452976,11000905,'move 1 play 6D 6S');
INSERT INTO journal VALUES(957,955,120505084923609089,26,1795956454098,0,'auto 1 throw 10S aim-mm 510 1215 flick');
INSERT INTO journal VALUES(958,918,120505418584686593,20,1795956454300,0,'timeout 3');
INSERT INTO journal VALUES(959,958,120505418584686593,21,1795956454300,0,'auto 3 play JD 10D 9D');
INSERT INTO journal VALUES(960,919,120505223482441729,16,1795956454300,0,'timeout 1');
INSERT INTO journal VALUES(961,960,120505223482441729,17,1795956454300,0,'auto 1 draw');
INSERT INTO journal VALUES(962,961,120505223482441729,18,1795956454300,0,'auto 1 play R0');
INSERT INTO journal VALUES(963,962,120505223482441729,19,1795956454300,0,'hash 08d02d3cb222b0f9b96790bd0c00de11');
INSERT INTO journal VALUES(964,956,120505807736406017,12,1795956455043,0,'move 2 draw');
INSERT INTO journal VALUES(965,957,120505084923609089,27,1795956455598,0,'auto 1 place auto');
INSERT INTO journal VALUES(966,959,120505418584686593,22,1795956455757,0,'move 2 play 4D 4S');
INSERT INTO journal VALUES(967,966,120505418584686593,23,1795956457004,0,'move 1 play 5S 5S');
INSERT INTO journal VALUES(968,965,120505084923609089,28,1795956457098,0,'auto 2 throw 4D aim-mm 690 1215 flick');
INSERT INTO journal VALUES(969,968,120505084923609089,29,1795956458598,0,'auto 2 place auto');
INSERT INTO journal VALUES(970,967,120505418584686593,24,1795956458673,0,'move 8 play 7S');
INSERT INTO journal VALUES(971,964,120505807736406017,13,1795956459098,11000906,'move 3 play 7H');
INSERT INTO journal VALUES(972,969,120505084923609089,30,1795956463758,0,'auto 1 throw 10S aim-mm 510 1215 flick');
INSERT INTO journal VALUES(973,971,120505807736406017,14,1795956463758,0,'move 4 draw');
INSERT INTO journal VALUES(974,973,120505807736406017,15,1795956468758,0,'move 5 play 6H');
INSERT INTO journal VALUES(975,972,120505084923609089,31,1795956468758,0,'auto 1 place auto');
INSERT INTO journal VALUES(976,0,120505997755154433,1,1795956468758,11000911,'move 1 layout spread done');
INSERT INTO journal VALUES(977,976,120505997755154433,2,1795956473450,11000912,'move 2 layout spread done');
INSERT INTO journal VALUES(978,977,120505997755154433,3,1795956475118,11000913,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(979,978,120505997755154433,4,1795956479735,11000914,'move 2 place auto');
INSERT INTO journal VALUES(980,979,120505997755154433,5,1795956481490,11000915,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(981,980,120505997755154433,6,1795956482667,11000916,'move 1 place auto');
INSERT INTO journal VALUES(982,981,120505997755154433,7,1795956486936,11000917,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(983,982,120505997755154433,8,1795956491546,11000918,'move 2 place auto');
INSERT INTO journal VALUES(984,983,120505997755154433,9,1795956496301,11000919,'move 1 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(985,984,120505997755154433,10,1795956498108,11000920,'move 2 place auto');
INSERT INTO journal VALUES(986,985,120505997755154433,11,1795956502899,11000921,'move 2 throw 2D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(987,986,120505997755154433,12,1795956506732,11000922,'move 1 place auto');
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
INSERT INTO friend VALUES(120480543539200004,189,1795950400000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(120480543539200005,188,1795950400000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(120480543539200006,189,1795950400000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(120480543539200007,189,1795950400000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(120480543539200008,189,1795950400000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(120480543539200001,189,1795950400000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(120480543539200009,189,1795950400000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(120480543539200010,189,1795950400000,1,'player89','',0,189,'player89',1,0,'','it was a joke');
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
INSERT INTO appeal VALUES(120480543539200011,189,1795950400000,120480543539200009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1795950400000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(120480543539200012,1795950400000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(120480543539200013,1795950400000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1795950400000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(120480543539200014,1795950400000,0,0,'');
CREATE TABLE name_change (
    id INTEGER NOT NULL PRIMARY KEY, -- of its audit line
    old_name TEXT NOT NULL,
    new_name TEXT NOT NULL
) STRICT;
CREATE INDEX ssh_key_account ON ssh_key (account);
CREATE INDEX game_open ON game (id) WHERE state = 0 OR open_vote = 1;
CREATE INDEX seat_account ON seat (account, game);
CREATE UNIQUE INDEX entry_once ON entry (game, account, currency, reason) WHERE game <> 0;
CREATE INDEX sanction_running ON sanction (id) WHERE ended = 0;
CREATE INDEX audit_about ON audit (about, id);
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
COMMIT;
PRAGMA user_version = 11;
