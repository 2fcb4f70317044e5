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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,310,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,10,100000,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,30,100000,'',0);
INSERT INTO account VALUES(102,'player2','player2','player2','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(103,'player3','player3','player3','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(104,'player4','player4','player4','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(105,'player5','player5','player5','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(106,'player6','player6','player6','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(107,'player7','player7','player7','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(108,'player8','player8','player8','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(109,'player9','player9','player9','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(110,'player10','player10','player10','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(111,'player11','player11','player11','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(112,'player12','player12','player12','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(113,'player13','player13','player13','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(114,'player14','player14','player14','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(115,'player15','player15','player15','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(116,'player16','player16','player16','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(117,'player17','player17','player17','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(118,'player18','player18','player18','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(119,'player19','player19','player19','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(120,'player20','player20','player20','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(121,'player21','player21','player21','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(122,'player22','player22','player22','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(123,'player23','player23','player23','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(124,'player24','player24','player24','',0,1,0,0,20,100010,'',0);
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
INSERT INTO account VALUES(153,'player53','player53','player53','',0,1,0,0,0,99990,'',0);
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
INSERT INTO account VALUES(188,'player88','player88','player88','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(189,'player89','player89','player89','',0,1,0,0,0,100000,'',0);
CREATE TABLE ssh_key (
    fingerprint TEXT NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id),
    public_key TEXT NOT NULL
, label TEXT NOT NULL DEFAULT '', added_ms INTEGER NOT NULL DEFAULT 0, used_ms INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1796555200000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
INSERT INTO card_table VALUES(123043589923012608,16,123043589923012609,replace('game last-one\noptions mode=points points=300 pairs=no limit=600\nseats 2\nterms open\nbet 10\nclock 60000\nhost 109\ndelay 1\nseat 2 109 account 0 0 18000741 player9\nnext 123043734848798720 8d46000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(123043734848798721,17,123043734848798722,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 6\nterms open\nbet 10\nclock 60000\nhost 110\ndelay 1\nseat 1 112 account 0 0 18000763 player12\nseat 2 115 account 0 0 18000766 player15\nseat 3 114 account 0 0 18000765 player14\nseat 4 113 account 0 0 18000764 player13\nseat 5 110 account 0 0 18000761 player10\nseat 6 111 account 0 0 18000762 player11\n','\n',char(10)));
INSERT INTO card_table VALUES(123043914193043456,18,123043914193043457,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 2\nterms open\nbet 10\nclock 60000\nhost 117\ndelay 1\nseat 2 117 account 0 0 18000784 player17\nnext 123044089162629120 9046000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(123044089162629121,19,123044089162629122,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 5\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 1 118 account 0 0 18000804 player18\nseat 2 121 account 0 0 18000807 player21\nseat 3 119 account 0 0 18000805 player19\nseat 4 122 account 0 0 18000808 player22\nseat 5 120 account 0 0 18000806 player20\n','\n',char(10)));
INSERT INTO card_table VALUES(123044234516234240,20,123044234516234241,replace('game exta-cards\noptions jokers=no throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 124\ndelay 1\nseat 2 124 account 0 0 18000826 player24\nnext 123044396462505984 9346000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(123044396462505985,21,123044396462505986,replace('game last-one\noptions mode=quick points=100 pairs=no limit=600\nseats 3\nterms open\nbet 0\nclock 60000\nhost 125\ndelay 1\nfrozen looked into\nseat 1 125 account 0 0 18000844 player25\nseat 2 126 account 0 0 18000845 player26\nseat 3 123044396462505987 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(123044580361764864,22,123044580361764865,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 7\nterms open\nbet 0\nclock 60000\nhost 127\ndelay 1\nfrozen looked into\nseat 1 123044580361764868 bot 1 0 0 bot-cleo\nseat 2 123044580361764870 bot 1 0 0 bot-emil\nseat 3 123044580361764866 bot 1 0 0 bot-ada\nseat 4 128 account 0 0 18000864 player28\nseat 5 123044580361764867 bot 2 0 0 bot-blaise\nseat 6 123044580361764869 bot 2 0 0 bot-dora\nseat 7 127 account 0 0 18000863 player27\n','\n',char(10)));
INSERT INTO card_table VALUES(123044785228349440,23,123044785228349441,replace('game palace\noptions tie=coin bomb=single limit=500\nseats 3\nterms open\nbet 0\nclock 60000\nhost 129\ndelay 1\nfrozen looked into\nseat 1 130 account 0 0 18000877 player30\nseat 2 123044785228349442 bot 1 0 0 bot-ada\nseat 3 129 account 0 0 18000876 player29\n','\n',char(10)));
INSERT INTO card_table VALUES(123044977939841024,24,123044977939841025,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=soft announce=casual limit=800\nseats 6\nterms open\nbet 0\nclock 60000\nhost 131\ndelay 1\nfrozen looked into\nseat 1 131 account 0 0 18000894 player31\nseat 2 132 account 0 0 18000895 player32\nseat 3 123044977939841028 bot 1 0 0 bot-cleo\nseat 4 123044977939841026 bot 1 0 0 bot-ada\nseat 5 123044977939841027 bot 2 0 0 bot-blaise\nseat 6 123044977939841029 bot 2 0 0 bot-dora\n','\n',char(10)));
INSERT INTO card_table VALUES(123045197641678848,25,123045197641678849,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 133\ndelay 1\nfrozen looked into\nseat 1 133 account 0 0 18000906 player33\nseat 2 134 account 0 0 18000907 player34\n','\n',char(10)));
INSERT INTO card_table VALUES(123045343054004224,26,123045343054004225,replace('game last-one\noptions mode=points points=200 pairs=no limit=600\nseats 4\nterms open\nbet 10\nclock 60000\nhost 135\ndelay 1\nseat 1 138 account 0 0 18000929 player38\nseat 2 135 account 0 0 18000926 player35\nseat 3 137 account 0 0 18000928 player37\nseat 4 136 account 0 0 18000927 player36\n','\n',char(10)));
INSERT INTO card_table VALUES(123045494510321664,27,123045494510321665,replace('game extreme-last-card\noptions hand=8 draw=must-play limit=400\nseats 8\nterms open\nbet 10\nclock 60000\nhost 139\ndelay 1\nseat 1 143 account 0 0 18000954 player43\nseat 2 140 account 0 0 18000951 player40\nseat 3 145 account 0 0 18000956 player45\nseat 4 142 account 0 0 18000953 player42\nseat 5 144 account 0 0 18000955 player44\nseat 6 139 account 0 0 18000950 player39\nseat 7 141 account 0 0 18000952 player41\nseat 8 146 account 0 0 18000957 player46\n','\n',char(10)));
INSERT INTO card_table VALUES(123045635996778496,28,123045635996778497,replace('game palace\noptions tie=position bomb=pile limit=500\nseats 4\nterms open\nbet 10\nclock 60000\nhost 147\ndelay 1\nseat 1 149 account 0 0 18000977 player49\nseat 2 150 account 0 0 18000978 player50\nseat 3 147 account 0 0 18000975 player47\nseat 4 148 account 0 0 18000976 player48\n','\n',char(10)));
INSERT INTO card_table VALUES(123045777323851776,29,123045777323851777,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=soft announce=auto limit=800\nseats 2\nterms open\nbet 10\nclock 60000\nhost 151\ndelay 1\nseat 1 151 account 0 0 18000993 player51\nseat 2 152 account 0 0 18000994 player52\n','\n',char(10)));
INSERT INTO card_table VALUES(123045906978177024,30,123045906978177025,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=2\nseats 2\nterms open\nbet 10\nclock 60000\nhost 153\ndelay 1\nseat 1 153 account 0 0 18001010 player53\nseat 2 154 account 0 0 18001011 player54\n','\n',char(10)));
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
INSERT INTO game VALUES(123017258598400020,123017258598400019,'last-one',2,1,10,X'4467a197530fb6120f8991bc15362de2b5de38dc0a34bf9a64587eb3fcb5e5ac','mode=quick points=200 pairs=no limit=57',1796555200000,1796555729469,1,0,1,1,replace('format 2\nsecret 5146000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 q78eem2u2fjp\n','\n',char(10)),'limit',76,0);
INSERT INTO game VALUES(123020802621702145,123020802621702144,'last-one',2,0,0,X'80c749cff8311db3cf9d37534b1d8099f810c066b06993151eb85ffbca97ecc7','mode=quick points=500 pairs=no limit=600',1796556044961,1796556109849,1,0,1,2,replace('format 2\nsecret 5346000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 mac9uyzq799h\ndrawn bot-ada hbc3w4ssvkvu\n','\n',char(10)),'',97,0);
INSERT INTO game VALUES(123021337504514049,123021337504514048,'last-one',2,0,0,X'b50a908d14b66dfe16039f772ef392284f99a8d5f19b824eaed18a04c780bc22','mode=quick points=200 pairs=no limit=600',1796556172487,1796556714881,1,0,1,3,replace('format 2\nsecret 5b46000000000000000000000000000000000000000000000000000000000000\ndrawn player0 2v784y8qvx26\ndrawn guest1 82ns4srri386\ndrawn guest2 xdkkabdd9h5e\ndrawn guest3 hevuabxg85hn\n','\n',char(10)),'',171,0);
INSERT INTO game VALUES(123023873347158017,123023873347158016,'extreme-last-card',1,1,10,X'271f0a084f64ee1b1da81e05583443e2be75644db8f47a2235cc825d9315ca82','hand=7 draw=free limit=30',1796556777079,1796556828995,1,0,1,4,replace('format 2\nsecret 5d46000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 x67dcigpruz7\n','\n',char(10)),'',191,0);
INSERT INTO game VALUES(123024352739328001,123024352739328000,'extreme-last-card',1,0,0,X'a7f2160cb19c90101c99ad1ce51f7c84cc8ab212fc885952310da323392f4cb4','hand=7 draw=free limit=400',1796556891375,1796556987272,1,0,1,5,replace('format 2\nsecret 5f46000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 y83zr3ku23iy\ndrawn bot-ada pecp6ranyutn\n','\n',char(10)),'',206,0);
INSERT INTO game VALUES(123025031784562689,123025031784562688,'extreme-last-card',1,0,0,X'b9e1d6e8fe34e6b908e44a41e343efa6b116e6465d4241855d9ca565c1b243b9','hand=7 draw=must-play limit=400',1796557053272,1796557237287,1,0,1,6,replace('format 2\nsecret 6746000000000000000000000000000000000000000000000000000000000000\ndrawn player0 k3uqmnqcg545\ndrawn guest1 nr5djfgm4xzu\ndrawn guest2 ybcrsgypbfur\ndrawn guest3 87xuc9gtxh6v\n','\n',char(10)),'',232,0);
INSERT INTO game VALUES(123026066565496833,123026066565496832,'palace',2,1,10,X'7b1dd213afe81814f31e1751a8ec3c434937558efb069634faeffdd9c7118956','tie=coin bomb=pile limit=60',1796557299983,1796557561528,1,0,1,7,replace('format 2\nsecret 6946000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 wkujezff9dpu\n','\n',char(10)),'',269,0);
INSERT INTO game VALUES(123027419417280513,123027419417280512,'palace',2,0,0,X'c35266994725f8a6e8bfa5614089f8807188296f50427d32376d77af860fe28e','tie=rps bomb=single limit=38',1796557622528,1796557811916,1,0,1,8,replace('format 2\nsecret 6b46000000000000000000000000000000000000000000000000000000000000\ndrawn player0 sfjzqjdat9f5\ndrawn player1 6w545b342uj9\ndrawn bot-ada nqf24zyiyqsw\n','\n',char(10)),'limit',319,0);
INSERT INTO game VALUES(123028484149739521,123028484149739520,'palace',2,0,0,X'02a66f7fbdc2941c188e76678bf858f066437e0e8173cf3729a69bb6905569db','tie=coin bomb=pile limit=60',1796557876380,1796558210043,1,0,1,9,replace('format 2\nsecret 7a46000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 5p4aurrxjjhm\ndrawn guest2 qkfedxdwiuuk\ndrawn guest3 dnk5kgrcbztv\n','\n',char(10)),'limit',391,0);
INSERT INTO game VALUES(123030152228634625,123030152228634624,'switch',1,1,10,X'70c2a543bf627bee61420ca730aabeda0ccea6e2f6a1a1f1f72bf74f5c957f64','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796558274081,1796559161308,3,0,1,10,replace('format 2\nsecret 7c46000000000000000000000000000000000000000000000000000000000000\ndrawn player0 5nk7nd5s7vi9\ndrawn player1 vdfp2uprvuu2\n','\n',char(10)),'It took too long.',505,0);
INSERT INTO game VALUES(123034129380933633,123034129380933632,'switch',1,0,0,X'5dba84d9126ba2b2eae26657d0c25604260ba5a331675386c0e2f2af1462f6a8','mistakes=cutthroat run-chain=yes ace-penalty=full announce=auto limit=26',1796559222308,1796559611057,3,0,1,11,replace('format 2\nsecret 7e46000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 ppt63ha3rjpn\ndrawn bot-ada 4bvtpffxm4ip\n','\n',char(10)),'It took too long.',516,0);
INSERT INTO game VALUES(123036015764963329,123036015764963328,'switch',1,0,0,X'4086f1d780864c6d7501bd202e9be1a9c6c3b331095b2ecc2280f9fb2baadea3','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796559672057,1796560371840,1,0,1,12,replace('format 2\nsecret 8446000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 4esxta8s7w3c\ndrawn guest2 icrgs6giyp4f\ndrawn guest3 vkes4j7xphdm\n','\n',char(10)),'',616,0);
INSERT INTO game VALUES(123039206720143361,123039206720143360,'exta-cards',2,1,10,X'256ce6725b8c73c816362c7bdd6e4f2beaa5c4c79174c5b119183bd83ddb754e','jokers=no throws=40 limit=300 bad=chance',1796560432840,1796560495000,1,0,1,13,replace('format 2\nsecret 8646000000000000000000000000000000000000000000000000000000000000\ndrawn player0 fn472vwfwubp\ndrawn player1 sr43zjdc7xqu\n','\n',char(10)),'',641,0);
INSERT INTO game VALUES(123039723290624001,123039723290624000,'exta-cards',2,1,0,X'eec4cd28745487babaf751821b22c95c311207b0cb0631df79d0a3473dc8205f','jokers=yes throws=20 limit=51 bad=chance',1796560556000,1796561010637,1,0,1,14,replace('format 2\nsecret 8846000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 h2k5qsqmw9cz\n','\n',char(10)),'',659,0);
INSERT INTO game VALUES(123041886028955649,123041886028955648,'exta-cards',2,0,0,X'16a0607746e09860eb18f9504ec4f71bf4d183faec89fba8de533fce57d27c67','jokers=no throws=40 limit=27 bad=chance',1796561071637,1796561416877,1,0,1,15,replace('format 2\nsecret 8a46000000000000000000000000000000000000000000000000000000000000\ndrawn player0 ws5yuyyfkns3\ndrawn guest1 be83mut54vki\n','\n',char(10)),'',678,0);
INSERT INTO game VALUES(123043589923012609,123043589923012608,'last-one',2,1,10,X'303947288cd2c04b75118796acdfab5705f6f00a51642c95e81550113d07e027','mode=points points=300 pairs=no limit=600',1796561477877,1796561512430,1,0,1,16,replace('format 2\nsecret 8c46000000000000000000000000000000000000000000000000000000000000\ndrawn player8 znzuqzydg756\ndrawn player9 xuazpfpb7afn\n','\n',char(10)),'',749,0);
INSERT INTO game VALUES(123043734848798722,123043734848798721,'extreme-last-card',1,1,10,X'e6fee0e42bd9abea465d81feb061213913f331f25194ef04197b9d35c6772d3f','hand=7 draw=must-play limit=400',1796561512430,0,0,0,1,17,replace('format 2\nsecret 8e46000000000000000000000000000000000000000000000000000000000000\ndrawn player10 jnuwvjhw3e8n\ndrawn player11 ujfg8mpj5pkx\ndrawn player12 u6qb4v4k6nau\ndrawn player13 w5zkzrdi3vzv\ndrawn player14 rhugr8h2w7bz\ndrawn player15 4x2phy2dnu2p\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123043914193043457,123043914193043456,'palace',2,1,10,X'b5e9fe4d8379b68749797bca08602b819f505a8976895d41c971d8f989a1f549','tie=coin bomb=pile limit=500',1796561555189,1796561596905,1,0,1,18,replace('format 2\nsecret 8f46000000000000000000000000000000000000000000000000000000000000\nplayer player16 corpus\ndrawn player17 643r9mqsnydf\n','\n',char(10)),'',754,0);
INSERT INTO game VALUES(123044089162629122,123044089162629121,'switch',1,1,10,X'42995df582dad1899693d04d884104c2046c3ddc861d917b50ff6b31a638e102','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796561596905,0,0,0,1,19,replace('format 2\nsecret 9146000000000000000000000000000000000000000000000000000000000000\nplayer player18 corpus\ndrawn player19 rkfrjhrnsnb2\ndrawn player20 k6tz7zjw9tqc\ndrawn player21 5b7hzwmdw5sb\ndrawn player22 373p5fm97u7b\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123044234516234241,123044234516234240,'exta-cards',2,1,10,X'21d5ef04a594f03e8ea891749bb12c68528d65325ca3ebf3f4dbab3d8423e116','jokers=no throws=20 limit=300 bad=chance',1796561631560,1796561670171,1,0,1,20,replace('format 2\nsecret 9246000000000000000000000000000000000000000000000000000000000000\nplayer player23 corpus\ndrawn player24 vwjar3ixu8bq\n','\n',char(10)),'',778,0);
INSERT INTO game VALUES(123044396462505986,123044396462505985,'last-one',2,0,0,X'c56d22791bb48d30bbdaabac338249bfa157dea2b4aadd16656ef1d09f4b4e7a','mode=quick points=100 pairs=no limit=600',1796561670171,0,0,0,1,21,replace('format 2\nsecret 9446000000000000000000000000000000000000000000000000000000000000\nplayer player25 corpus\ndrawn player26 gcruxie65wgm\ndrawn bot-ada sfzax8tc344j\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123044580361764865,123044580361764864,'extreme-last-card',1,0,0,X'ff16a4dce5d0a51c72a7a1c8f3d450453f0213669d653ec0eb18a5ddf3352290','hand=7 draw=must-play limit=400',1796561714016,0,0,0,1,22,replace('format 2\nsecret 9946000000000000000000000000000000000000000000000000000000000000\nplayer player27 corpus\ndrawn player28 24h9f7mp8e8g\ndrawn bot-ada nvdwqsqqj5mr\ndrawn bot-blaise hv9bkymueazv\ndrawn bot-cleo jfcr4ewgh65b\ndrawn bot-dora r8usb2ak69jk\ndrawn bot-emil xdnav43nd4m8\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123044785228349441,123044785228349440,'palace',2,0,0,X'ed6031ae8c15dedbf79302939c650415642dc6df5bdd0fe2be7e053c2cdc2bf7','tie=coin bomb=single limit=500',1796561762860,0,0,0,1,23,replace('format 2\nsecret a746000000000000000000000000000000000000000000000000000000000000\nplayer player29 corpus\ndrawn player30 f3vbkqugqsap\ndrawn bot-ada u4v3wyuvynhi\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123044977939841025,123044977939841024,'switch',1,0,0,X'17347267dbe302e595a65c3ee5f06358dc7e0872a1205a2a18eaf60f96ff8167','mistakes=casual run-chain=no ace-penalty=soft announce=casual limit=800',1796561808806,0,0,0,1,24,replace('format 2\nsecret ac46000000000000000000000000000000000000000000000000000000000000\nplayer player31 corpus\ndrawn player32 k3twmc62uhbt\ndrawn bot-ada 63pj23k3pe3m\ndrawn bot-blaise x4vu2s4tbsmj\ndrawn bot-cleo 53z9qawtf6m8\ndrawn bot-dora qzrrsgwjwcqy\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123045197641678849,123045197641678848,'exta-cards',2,1,0,X'954ba2af55bb83bcb28f4e2e9155d9a18880ddbb15fdba3d50df04cd26d8cb33','jokers=yes throws=20 limit=300 bad=chance',1796561861187,0,0,0,1,25,replace('format 2\nsecret d446000000000000000000000000000000000000000000000000000000000000\nplayer player33 corpus\ndrawn player34 9nnkc547iqmc\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123045343054004225,123045343054004224,'last-one',2,1,10,X'5b0c54bfb7d00e5f437b04343a86f2574d4186de6efd94922769a1a542f3e135','mode=points points=200 pairs=no limit=600',1796561895856,0,0,0,1,26,replace('format 2\nsecret d546000000000000000000000000000000000000000000000000000000000000\nplayer player35 corpus\ndrawn player36 b6qns7pe25rr\ndrawn player37 tqnfidvigbi5\ndrawn player38 ns2qik5gm3eh\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123045494510321665,123045494510321664,'extreme-last-card',1,1,10,X'678901b369fd0c4ce2a0c8d8f3f5bee2e189560a3fef79db457bd023d81eac70','hand=8 draw=must-play limit=400',1796561931966,0,0,0,1,27,replace('format 2\nsecret d646000000000000000000000000000000000000000000000000000000000000\ndrawn player39 djrgmv847mt4\ndrawn player40 x6fkguqwedyz\ndrawn player41 srzqbk2he4g3\ndrawn player42 hx65tv79wqks\ndrawn player43 igqi9x9udm5j\ndrawn player44 ddspnetgmmmg\ndrawn player45 ax29pxxdzzbb\ndrawn player46 3u58s36rnsb6\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123045635996778497,123045635996778496,'palace',2,1,10,X'309a96c90137c3f5061443bbde1cce74449a2fd56242676336d312a441b2a2a3','tie=position bomb=pile limit=500',1796561965699,0,0,0,1,28,replace('format 2\nsecret d746000000000000000000000000000000000000000000000000000000000000\nplayer player47 corpus\ndrawn player48 kecsufqmkxpa\ndrawn player49 qd8zpk8cp7pi\ndrawn player50 vjths96wbkcy\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123045777323851777,123045777323851776,'switch',1,1,10,X'4d2f4dc0bc19ef29a73bb33b021655cf07e665cca213d48e6be4c8b22148daf4','mistakes=casual run-chain=yes ace-penalty=soft announce=auto limit=800',1796561999394,0,0,0,1,29,replace('format 2\nsecret d846000000000000000000000000000000000000000000000000000000000000\ndrawn player51 wu844ns2e5nr\ndrawn player52 45ce6bwhc6ft\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(123045906978177025,123045906978177024,'exta-cards',2,1,10,X'445a4f298bff3f3f7b0794c38bbd5e41f767d1cd14bd44765ff4ab7acbfd7e1b','jokers=yes throws=20 limit=300 bad=2',1796562030306,0,0,0,1,30,replace('format 2\nsecret d946000000000000000000000000000000000000000000000000000000000000\nplayer player53 corpus\ndrawn player54 9y6wncsktbyt\n','\n',char(10)),'',0,0);
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
INSERT INTO seat VALUES(123017258598400020,0,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(123017258598400020,1,101,'player1',0,0,2,-1,0,-10,-10,0,0);
INSERT INTO seat VALUES(123020802621702145,0,101,'player1',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(123020802621702145,1,123020802621702146,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(123020802621702145,2,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(123021337504514049,0,903,'guest3',1,0,3,-1,1,0,0,0,0);
INSERT INTO seat VALUES(123021337504514049,1,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(123021337504514049,2,902,'guest2',1,0,3,-1,1,0,0,0,0);
INSERT INTO seat VALUES(123021337504514049,3,901,'guest1',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(123023873347158017,0,100,'player0',0,0,2,-1,0,-10,-10,1,0);
INSERT INTO seat VALUES(123023873347158017,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(123024352739328001,0,101,'player1',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(123024352739328001,1,123024352739328002,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(123024352739328001,2,100,'player0',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(123025031784562689,0,100,'player0',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(123025031784562689,1,902,'guest2',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(123025031784562689,2,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(123025031784562689,3,903,'guest3',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(123026066565496833,0,101,'player1',0,0,2,-1,1,-20,-10,0,0);
INSERT INTO seat VALUES(123026066565496833,1,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(123027419417280513,0,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(123027419417280513,1,123027419417280514,'bot-ada',2,1,2,0,0,0,0,0,0);
INSERT INTO seat VALUES(123027419417280513,2,101,'player1',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(123028484149739521,0,901,'guest1',1,0,2,0,0,0,0,0,0);
INSERT INTO seat VALUES(123028484149739521,1,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(123028484149739521,2,902,'guest2',1,0,4,-1,1,0,0,0,0);
INSERT INTO seat VALUES(123028484149739521,3,903,'guest3',1,0,3,0,0,0,0,0,0);
INSERT INTO seat VALUES(123030152228634625,0,100,'player0',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123030152228634625,1,101,'player1',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123034129380933633,0,123034129380933634,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123034129380933633,1,100,'player0',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123034129380933633,2,101,'player1',0,0,0,0,1,0,0,0,1);
INSERT INTO seat VALUES(123036015764963329,0,903,'guest3',1,0,2,-1,1,0,0,0,0);
INSERT INTO seat VALUES(123036015764963329,1,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(123036015764963329,2,100,'player0',0,0,2,-1,1,0,0,0,1);
INSERT INTO seat VALUES(123036015764963329,3,902,'guest2',1,0,2,-1,1,0,0,0,0);
INSERT INTO seat VALUES(123039206720143361,0,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(123039206720143361,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(123039723290624001,0,100,'player0',0,0,2,-1,1,-10,0,0,0);
INSERT INTO seat VALUES(123039723290624001,1,101,'player1',0,0,1,1,0,20,0,0,0);
INSERT INTO seat VALUES(123041886028955649,0,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(123041886028955649,1,901,'guest1',1,0,2,-1,1,0,0,0,0);
INSERT INTO seat VALUES(123043589923012609,0,108,'player8',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(123043589923012609,1,109,'player9',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(123043734848798722,0,112,'player12',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123043734848798722,1,115,'player15',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123043734848798722,2,114,'player14',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123043734848798722,3,113,'player13',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123043734848798722,4,110,'player10',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123043734848798722,5,111,'player11',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123043914193043457,0,116,'player16',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(123043914193043457,1,117,'player17',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(123044089162629122,0,118,'player18',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044089162629122,1,121,'player21',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044089162629122,2,119,'player19',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044089162629122,3,122,'player22',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044089162629122,4,120,'player20',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044234516234241,0,123,'player23',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(123044234516234241,1,124,'player24',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(123044396462505986,0,125,'player25',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123044396462505986,1,126,'player26',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123044396462505986,2,123044396462505987,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044580361764865,0,123044580361764868,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044580361764865,1,123044580361764870,'bot-emil',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044580361764865,2,123044580361764866,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044580361764865,3,128,'player28',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123044580361764865,4,123044580361764867,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044580361764865,5,123044580361764869,'bot-dora',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044580361764865,6,127,'player27',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123044785228349441,0,130,'player30',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123044785228349441,1,123044785228349442,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044785228349441,2,129,'player29',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123044977939841025,0,131,'player31',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123044977939841025,1,132,'player32',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(123044977939841025,2,123044977939841028,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044977939841025,3,123044977939841026,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044977939841025,4,123044977939841027,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123044977939841025,5,123044977939841029,'bot-dora',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045197641678849,0,133,'player33',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045197641678849,1,134,'player34',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045343054004225,0,138,'player38',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045343054004225,1,135,'player35',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045343054004225,2,137,'player37',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045343054004225,3,136,'player36',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045494510321665,0,143,'player43',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045494510321665,1,140,'player40',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045494510321665,2,145,'player45',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045494510321665,3,142,'player42',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045494510321665,4,144,'player44',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045494510321665,5,139,'player39',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045494510321665,6,141,'player41',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045494510321665,7,146,'player46',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045635996778497,0,149,'player49',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045635996778497,1,150,'player50',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045635996778497,2,147,'player47',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045635996778497,3,148,'player48',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045777323851777,0,151,'player51',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045777323851777,1,152,'player52',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045906978177025,0,153,'player53',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(123045906978177025,1,154,'player54',0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1796555200000);
INSERT INTO entry VALUES(2,1,123017258598400020,1,20,'bet','',1796555200000);
INSERT INTO entry VALUES(2,2,123017258598400020,1,-20,'pot','',1796555729469);
INSERT INTO entry VALUES(2,3,123023873347158017,1,20,'bet','',1796556777079);
INSERT INTO entry VALUES(2,4,123023873347158017,1,-20,'pot','',1796556828995);
INSERT INTO entry VALUES(2,5,123026066565496833,1,20,'bet','',1796557299983);
INSERT INTO entry VALUES(2,6,123026066565496833,1,-20,'pot','',1796557561528);
INSERT INTO entry VALUES(2,7,123030152228634625,1,20,'bet','',1796558274081);
INSERT INTO entry VALUES(2,8,123030152228634625,1,-20,'refund','',1796559161308);
INSERT INTO entry VALUES(2,9,123039206720143361,1,20,'bet','',1796560432840);
INSERT INTO entry VALUES(2,10,123039206720143361,1,-20,'pot','',1796560495000);
INSERT INTO entry VALUES(2,11,123043589923012609,1,20,'bet','',1796561477877);
INSERT INTO entry VALUES(2,12,123043589923012609,1,-20,'pot','',1796561512430);
INSERT INTO entry VALUES(2,13,123043734848798722,1,60,'bet','',1796561512430);
INSERT INTO entry VALUES(2,14,123043914193043457,1,20,'bet','',1796561555189);
INSERT INTO entry VALUES(2,15,123043914193043457,1,-20,'pot','',1796561596905);
INSERT INTO entry VALUES(2,16,123044089162629122,1,50,'bet','',1796561596905);
INSERT INTO entry VALUES(2,17,123044234516234241,1,20,'bet','',1796561631560);
INSERT INTO entry VALUES(2,18,123044234516234241,1,-20,'pot','',1796561670171);
INSERT INTO entry VALUES(2,19,123045343054004225,1,40,'bet','',1796561895856);
INSERT INTO entry VALUES(2,20,123045494510321665,1,80,'bet','',1796561931966);
INSERT INTO entry VALUES(2,21,123045635996778497,1,40,'bet','',1796561965699);
INSERT INTO entry VALUES(2,22,123045777323851777,1,20,'bet','',1796561999394);
INSERT INTO entry VALUES(2,23,123045906978177025,1,20,'bet','',1796562030306);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(100,2,123017258598400020,1,-10,'bet','',1796555200000);
INSERT INTO entry VALUES(100,3,123017258598400020,0,20,'win','',1796555729469);
INSERT INTO entry VALUES(100,4,123017258598400020,1,20,'pot','',1796555729469);
INSERT INTO entry VALUES(100,5,123023873347158017,1,-10,'bet','',1796556777079);
INSERT INTO entry VALUES(100,6,123023873347158017,0,-10,'loss','',1796556828995);
INSERT INTO entry VALUES(100,7,123026066565496833,1,-10,'bet','',1796557299983);
INSERT INTO entry VALUES(100,8,123026066565496833,0,20,'win','',1796557561528);
INSERT INTO entry VALUES(100,9,123026066565496833,1,20,'pot','',1796557561528);
INSERT INTO entry VALUES(100,10,123030152228634625,1,-10,'bet','',1796558274081);
INSERT INTO entry VALUES(100,11,123030152228634625,1,10,'refund','',1796559161308);
INSERT INTO entry VALUES(100,12,123039206720143361,1,-10,'bet','',1796560432840);
INSERT INTO entry VALUES(100,13,123039206720143361,0,-10,'loss','',1796560495000);
INSERT INTO entry VALUES(100,14,123039723290624001,0,-10,'loss','',1796561070637);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(101,2,123017258598400020,1,-10,'bet','',1796555200000);
INSERT INTO entry VALUES(101,3,123017258598400020,0,-10,'loss','',1796555729469);
INSERT INTO entry VALUES(101,4,123023873347158017,1,-10,'bet','',1796556777079);
INSERT INTO entry VALUES(101,5,123023873347158017,0,20,'win','',1796556828995);
INSERT INTO entry VALUES(101,6,123023873347158017,1,20,'pot','',1796556828995);
INSERT INTO entry VALUES(101,7,123026066565496833,1,-10,'bet','',1796557299983);
INSERT INTO entry VALUES(101,8,123026066565496833,0,-20,'leave','',1796557561528);
INSERT INTO entry VALUES(101,9,123030152228634625,1,-10,'bet','',1796558274081);
INSERT INTO entry VALUES(101,10,123030152228634625,1,10,'refund','',1796559161308);
INSERT INTO entry VALUES(101,11,123039206720143361,1,-10,'bet','',1796560432840);
INSERT INTO entry VALUES(101,12,123039206720143361,0,20,'win','',1796560495000);
INSERT INTO entry VALUES(101,13,123039206720143361,1,20,'pot','',1796560495000);
INSERT INTO entry VALUES(101,14,123039723290624001,0,20,'win','',1796561010637);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(108,2,123043589923012609,1,-10,'bet','',1796561477877);
INSERT INTO entry VALUES(108,3,123043589923012609,0,-10,'loss','',1796561675107);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(109,2,123043589923012609,1,-10,'bet','',1796561477877);
INSERT INTO entry VALUES(109,3,123043589923012609,0,20,'win','',1796561512430);
INSERT INTO entry VALUES(109,4,123043589923012609,1,20,'pot','',1796561512430);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(110,2,123043734848798722,1,-10,'bet','',1796561512430);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(111,2,123043734848798722,1,-10,'bet','',1796561512430);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(112,2,123043734848798722,1,-10,'bet','',1796561512430);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(113,2,123043734848798722,1,-10,'bet','',1796561512430);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(114,2,123043734848798722,1,-10,'bet','',1796561512430);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(115,2,123043734848798722,1,-10,'bet','',1796561512430);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(116,2,123043914193043457,1,-10,'bet','',1796561555189);
INSERT INTO entry VALUES(116,3,123043914193043457,0,-10,'loss','',1796561675107);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(117,2,123043914193043457,1,-10,'bet','',1796561555189);
INSERT INTO entry VALUES(117,3,123043914193043457,0,20,'win','',1796561596905);
INSERT INTO entry VALUES(117,4,123043914193043457,1,20,'pot','',1796561596905);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(118,2,123044089162629122,1,-10,'bet','',1796561596905);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(119,2,123044089162629122,1,-10,'bet','',1796561596905);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(120,2,123044089162629122,1,-10,'bet','',1796561596905);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(121,2,123044089162629122,1,-10,'bet','',1796561596905);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(122,2,123044089162629122,1,-10,'bet','',1796561596905);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(123,2,123044234516234241,1,-10,'bet','',1796561631560);
INSERT INTO entry VALUES(123,3,123044234516234241,0,-10,'loss','',1796561732330);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(124,2,123044234516234241,1,-10,'bet','',1796561631560);
INSERT INTO entry VALUES(124,3,123044234516234241,0,20,'win','',1796561670171);
INSERT INTO entry VALUES(124,4,123044234516234241,1,20,'pot','',1796561670171);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(135,2,123045343054004225,1,-10,'bet','',1796561895856);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(136,2,123045343054004225,1,-10,'bet','',1796561895856);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(137,2,123045343054004225,1,-10,'bet','',1796561895856);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(138,2,123045343054004225,1,-10,'bet','',1796561895856);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(139,2,123045494510321665,1,-10,'bet','',1796561931966);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(140,2,123045494510321665,1,-10,'bet','',1796561931966);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(141,2,123045494510321665,1,-10,'bet','',1796561931966);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(142,2,123045494510321665,1,-10,'bet','',1796561931966);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(143,2,123045494510321665,1,-10,'bet','',1796561931966);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(144,2,123045494510321665,1,-10,'bet','',1796561931966);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(145,2,123045494510321665,1,-10,'bet','',1796561931966);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(146,2,123045494510321665,1,-10,'bet','',1796561931966);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(147,2,123045635996778497,1,-10,'bet','',1796561965699);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(148,2,123045635996778497,1,-10,'bet','',1796561965699);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(149,2,123045635996778497,1,-10,'bet','',1796561965699);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(150,2,123045635996778497,1,-10,'bet','',1796561965699);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(151,2,123045777323851777,1,-10,'bet','',1796561999394);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(152,2,123045777323851777,1,-10,'bet','',1796561999394);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(153,2,123045906978177025,1,-10,'bet','',1796562030306);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(154,2,123045906978177025,1,-10,'bet','',1796562030306);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1796555200000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1796555200000);
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
INSERT INTO score VALUES(100,'exta-cards',123039206720143361,1796560495000,1796560495000,-10,1,-1);
INSERT INTO score VALUES(100,'exta-cards',123039723290624001,1796561010637,1796561070637,-10,1,-1);
INSERT INTO score VALUES(100,'extreme-last-card',123023873347158017,1796556828995,1796556828995,-10,1,-1);
INSERT INTO score VALUES(100,'last-one',123017258598400020,1796555729469,1796555729469,20,1,1);
INSERT INTO score VALUES(100,'palace',123026066565496833,1796557561528,1796557561528,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',123039206720143361,1796560495000,1796560495000,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',123039723290624001,1796561010637,1796561010637,20,1,1);
INSERT INTO score VALUES(101,'extreme-last-card',123023873347158017,1796556828995,1796556828995,20,1,1);
INSERT INTO score VALUES(101,'last-one',123017258598400020,1796555729469,1796555729469,-10,1,-1);
INSERT INTO score VALUES(101,'palace',123026066565496833,1796557561528,1796557561528,-20,1,-1);
INSERT INTO score VALUES(108,'last-one',123043589923012609,1796561512430,1796561675107,-10,1,-1);
INSERT INTO score VALUES(109,'last-one',123043589923012609,1796561512430,1796561512430,20,1,1);
INSERT INTO score VALUES(116,'palace',123043914193043457,1796561596905,1796561675107,-10,1,-1);
INSERT INTO score VALUES(117,'palace',123043914193043457,1796561596905,1796561596905,20,1,1);
INSERT INTO score VALUES(123,'exta-cards',123044234516234241,1796561670171,1796561732330,-10,1,-1);
INSERT INTO score VALUES(124,'exta-cards',123044234516234241,1796561670171,1796561670171,20,1,1);
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
INSERT INTO sanction VALUES(123017258598400000,0,189,'player89','',1796555200000,0,'kate','shouted',0,123017258598400000,'','');
INSERT INTO sanction VALUES(123017258598400003,1,189,'player89','',1796555200000,0,'kate','shouted',0,123017258598400003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(123017258598400002,1796555200000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(123033873528389632,1796559161308,'','void','table 10','game 10: It took too long.');
INSERT INTO audit VALUES(123035759912419328,1796559611057,'','void','table 11','game 11: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,123017258598400020,1,1796555200000,18000006,'move 2 draw');
INSERT INTO journal VALUES(2,1,123017258598400020,2,1796555203232,18000007,'move 2 play J color G');
INSERT INTO journal VALUES(3,2,123017258598400020,3,1796555204386,18000008,'move 1 play G9');
INSERT INTO journal VALUES(4,3,123017258598400020,4,1796555209328,18000009,'move 2 play J color Y');
INSERT INTO journal VALUES(5,4,123017258598400020,5,1796555213097,18000010,'move 1 draw');
INSERT INTO journal VALUES(6,5,123017258598400020,6,1796555216817,18000011,'move 2 play Y8');
INSERT INTO journal VALUES(7,6,123017258598400020,7,1796555221756,18000012,'move 1 play R8');
INSERT INTO journal VALUES(8,7,123017258598400020,8,1796555225914,18000013,'move 2 play R5');
INSERT INTO journal VALUES(9,8,123017258598400020,9,1796555230130,18000014,'move 1 play R3');
INSERT INTO journal VALUES(10,9,123017258598400020,10,1796555272814,18000015,'move 2 draw');
INSERT INTO journal VALUES(11,10,123017258598400020,11,1796555276815,18000016,'move 1 draw');
INSERT INTO journal VALUES(12,11,123017258598400020,12,1796555278379,18000017,'move 2 draw');
INSERT INTO journal VALUES(13,12,123017258598400020,13,1796555280979,18000018,'move 1 draw');
INSERT INTO journal VALUES(14,13,123017258598400020,14,1796555284771,18000019,'move 1 play J+4 color G');
INSERT INTO journal VALUES(15,14,123017258598400020,15,1796555287530,18000020,'move 2 lie');
INSERT INTO journal VALUES(16,15,123017258598400020,16,1796555291323,18000021,'move 1 play G8');
INSERT INTO journal VALUES(17,16,123017258598400020,17,1796555291323,0,'hash a88b552de62823f633282fc28d8a31a0');
INSERT INTO journal VALUES(18,17,123017258598400020,18,1796555295155,18000022,'move 2 play J color G');
INSERT INTO journal VALUES(19,18,123017258598400020,19,1796555297752,18000023,'move 1 play GS');
INSERT INTO journal VALUES(20,19,123017258598400020,20,1796555300924,18000024,'move 1 play G6');
INSERT INTO journal VALUES(21,20,123017258598400020,21,1796555305487,18000025,'move 2 play G+2');
INSERT INTO journal VALUES(22,21,123017258598400020,22,1796555308001,18000026,'move 1 take');
INSERT INTO journal VALUES(23,22,123017258598400020,23,1796555310788,18000027,'move 2 play J+4 color B');
INSERT INTO journal VALUES(24,23,123017258598400020,24,1796555312369,18000028,'move 1 lie');
INSERT INTO journal VALUES(25,24,123017258598400020,25,1796555316856,18000029,'move 2 play B1');
INSERT INTO journal VALUES(26,25,123017258598400020,26,1796555318674,18000030,'move 1 play B2');
INSERT INTO journal VALUES(27,26,123017258598400020,27,1796555321399,18000031,'move 2 play B3');
INSERT INTO journal VALUES(28,27,123017258598400020,28,1796555322564,18000032,'move 1 play B0');
INSERT INTO journal VALUES(29,28,123017258598400020,29,1796555325980,18000033,'move 2 draw');
INSERT INTO journal VALUES(30,29,123017258598400020,30,1796555330242,18000034,'move 2 pass');
INSERT INTO journal VALUES(31,30,123017258598400020,31,1796555332624,18000035,'move 1 play B1');
INSERT INTO journal VALUES(32,31,123017258598400020,32,1796555336852,18000036,'move 2 play Y1');
INSERT INTO journal VALUES(33,32,123017258598400020,33,1796555340578,18000037,'move 1 play R1');
INSERT INTO journal VALUES(34,33,123017258598400020,34,1796555340578,0,'hash 6c75c13d2ba7f9efc8be4ff0c1f9f763');
INSERT INTO journal VALUES(35,34,123017258598400020,35,1796555400578,0,'timeout 2');
INSERT INTO journal VALUES(36,35,123017258598400020,36,1796555400578,0,'auto 2 play Y1');
INSERT INTO journal VALUES(37,36,123017258598400020,37,1796555402615,18000038,'move 1 play Y+2');
INSERT INTO journal VALUES(38,37,123017258598400020,38,1796555406628,18000039,'move 2 take');
INSERT INTO journal VALUES(39,38,123017258598400020,39,1796555410399,18000040,'move 1 play Y4');
INSERT INTO journal VALUES(40,39,123017258598400020,40,1796555470399,0,'timeout 2');
INSERT INTO journal VALUES(41,40,123017258598400020,41,1796555470399,0,'auto 2 play Y0');
INSERT INTO journal VALUES(42,41,123017258598400020,42,1796555474826,18000041,'move 1 play Y4');
INSERT INTO journal VALUES(43,42,123017258598400020,43,1796555476295,18000042,'move 2 draw');
INSERT INTO journal VALUES(44,43,123017258598400020,44,1796555478384,18000043,'move 1 play Y8');
INSERT INTO journal VALUES(45,44,123017258598400020,45,1796555482764,18000044,'move 2 play Y5');
INSERT INTO journal VALUES(46,45,123017258598400020,46,1796555487499,18000045,'move 1 draw');
INSERT INTO journal VALUES(47,46,123017258598400020,47,1796555488674,18000046,'move 1 play Y6');
INSERT INTO journal VALUES(48,47,123017258598400020,48,1796555490015,18000047,'move 2 play R6');
INSERT INTO journal VALUES(49,48,123017258598400020,49,1796555494133,18000048,'move 1 play R+2');
INSERT INTO journal VALUES(50,49,123017258598400020,50,1796555498827,18000049,'move 2 take');
INSERT INTO journal VALUES(51,50,123017258598400020,51,1796555498827,0,'hash d112becca765e0437420beeea7c4833b');
INSERT INTO journal VALUES(52,51,123017258598400020,52,1796555503368,18000050,'move 1 draw');
INSERT INTO journal VALUES(53,52,123017258598400020,53,1796555508034,18000051,'move 2 draw');
INSERT INTO journal VALUES(54,53,123017258598400020,54,1796555510405,18000052,'move 1 draw');
INSERT INTO journal VALUES(55,54,123017258598400020,55,1796555514023,18000053,'move 1 play R5');
INSERT INTO journal VALUES(56,55,123017258598400020,56,1796555517148,18000054,'move 2 play R9');
INSERT INTO journal VALUES(57,56,123017258598400020,57,1796555577148,0,'timeout 1');
INSERT INTO journal VALUES(58,57,123017258598400020,58,1796555577148,0,'auto 1 draw');
INSERT INTO journal VALUES(59,58,123017258598400020,59,1796555580028,18000055,'move 2 draw');
INSERT INTO journal VALUES(60,59,123017258598400020,60,1796555581462,18000056,'move 1 draw');
INSERT INTO journal VALUES(61,60,123017258598400020,61,1796555585287,18000057,'move 2 play R+2');
INSERT INTO journal VALUES(62,61,123017258598400020,62,1796555588014,18000058,'move 1 take');
INSERT INTO journal VALUES(63,62,123017258598400020,63,1796555592838,18000059,'move 2 play R7');
INSERT INTO journal VALUES(64,63,123017258598400020,64,1796555595295,18000060,'move 1 play J+4 color B');
INSERT INTO journal VALUES(65,64,123017258598400020,65,1796555597131,18000061,'move 2 take');
INSERT INTO journal VALUES(66,65,123017258598400020,66,1796555600979,18000062,'move 1 play B8');
INSERT INTO journal VALUES(67,66,123017258598400020,67,1796555602880,18000063,'move 2 play B2');
INSERT INTO journal VALUES(68,67,123017258598400020,68,1796555602880,0,'hash a29399dbd966a53091b9655ace2a7c4d');
INSERT INTO journal VALUES(69,68,123017258598400020,69,1796555662880,0,'timeout 1');
INSERT INTO journal VALUES(70,69,123017258598400020,70,1796555662880,0,'auto 1 play G2');
INSERT INTO journal VALUES(71,70,123017258598400020,71,1796555667281,18000064,'move 2 play G3');
INSERT INTO journal VALUES(72,71,123017258598400020,72,1796555669469,18000065,'move 1 play GV');
INSERT INTO journal VALUES(73,72,123017258598400020,73,1796555671989,18000066,'move 1 draw');
INSERT INTO journal VALUES(74,73,123017258598400020,74,1796555729469,0,'timeout 1');
INSERT INTO journal VALUES(75,74,123017258598400020,75,1796555729469,0,'auto 1 play G5');
INSERT INTO journal VALUES(76,75,123017258598400020,76,1796555729469,0,'hash 3b57f7033c84866433e7060f37ec8b35');
INSERT INTO journal VALUES(77,0,123020802621702145,1,1796556044961,18000074,'move 3 play G2');
INSERT INTO journal VALUES(78,77,123020802621702145,2,1796556049566,0,'move 2 play Y2');
INSERT INTO journal VALUES(79,78,123020802621702145,3,1796556054566,18000075,'move 1 play Y9');
INSERT INTO journal VALUES(80,79,123020802621702145,4,1796556056026,18000076,'move 3 play Y9');
INSERT INTO journal VALUES(81,80,123020802621702145,5,1796556058709,0,'move 2 play Y4');
INSERT INTO journal VALUES(82,81,123020802621702145,6,1796556063709,18000077,'move 1 play Y0');
INSERT INTO journal VALUES(83,82,123020802621702145,7,1796556067949,18000078,'move 3 play Y4');
INSERT INTO journal VALUES(84,83,123020802621702145,8,1796556071923,0,'move 2 play J+4 color B');
INSERT INTO journal VALUES(85,84,123020802621702145,9,1796556076923,18000079,'move 1 take');
INSERT INTO journal VALUES(86,85,123020802621702145,10,1796556081266,18000080,'move 3 play BV');
INSERT INTO journal VALUES(87,86,123020802621702145,11,1796556083770,18000081,'move 1 play B7');
INSERT INTO journal VALUES(88,87,123020802621702145,12,1796556086710,0,'move 2 play B5');
INSERT INTO journal VALUES(89,88,123020802621702145,13,1796556091710,18000082,'move 3 play B2');
INSERT INTO journal VALUES(90,89,123020802621702145,14,1796556094460,18000083,'move 1 play B8');
INSERT INTO journal VALUES(91,90,123020802621702145,15,1796556096484,0,'move 2 play J color R');
INSERT INTO journal VALUES(92,91,123020802621702145,16,1796556101224,18000084,'move 3 play J+4 color Y last');
INSERT INTO journal VALUES(93,92,123020802621702145,17,1796556101224,0,'hash 33096cb5ea00635299a60bdcf987a051');
INSERT INTO journal VALUES(94,93,123020802621702145,18,1796556102328,18000085,'move 1 take');
INSERT INTO journal VALUES(95,94,123020802621702145,19,1796556104849,0,'move 2 draw');
INSERT INTO journal VALUES(96,95,123020802621702145,20,1796556109849,18000086,'move 3 play Y5');
INSERT INTO journal VALUES(97,96,123020802621702145,21,1796556109849,0,'hash 4de18d860007e1ae1d7e95374699ac49');
INSERT INTO journal VALUES(98,0,123021337504514049,1,1796556172487,18000097,'move 1 play RV');
INSERT INTO journal VALUES(99,98,123021337504514049,2,1796556176519,18000098,'move 2 play J+4 color Y');
INSERT INTO journal VALUES(100,99,123021337504514049,3,1796556178564,18000099,'move 3 take');
INSERT INTO journal VALUES(101,100,123021337504514049,4,1796556183459,18000100,'move 4 draw');
INSERT INTO journal VALUES(102,101,123021337504514049,5,1796556187887,18000101,'move 1 play Y0');
INSERT INTO journal VALUES(103,102,123021337504514049,6,1796556189933,18000102,'move 2 play J color Y');
INSERT INTO journal VALUES(104,103,123021337504514049,7,1796556194776,18000103,'move 3 play YS');
INSERT INTO journal VALUES(105,104,123021337504514049,8,1796556197115,18000104,'move 1 draw');
INSERT INTO journal VALUES(106,105,123021337504514049,9,1796556200050,18000105,'move 2 play Y7');
INSERT INTO journal VALUES(107,106,123021337504514049,10,1796556202717,18000106,'move 3 play Y4');
INSERT INTO journal VALUES(108,107,123021337504514049,11,1796556207131,18000107,'move 4 draw');
INSERT INTO journal VALUES(109,108,123021337504514049,12,1796556210277,18000108,'move 1 play G4');
INSERT INTO journal VALUES(110,109,123021337504514049,13,1796556214216,18000109,'move 2 draw');
INSERT INTO journal VALUES(111,110,123021337504514049,14,1796556217417,18000110,'move 2 pass');
INSERT INTO journal VALUES(112,111,123021337504514049,15,1796556219702,18000111,'move 3 play G7');
INSERT INTO journal VALUES(113,112,123021337504514049,16,1796556222442,18000112,'move 4 play GV');
INSERT INTO journal VALUES(114,113,123021337504514049,17,1796556222442,0,'hash 88682c51a22fd6544a9987906e87f6bd');
INSERT INTO journal VALUES(115,114,123021337504514049,18,1796556282442,0,'timeout 3');
INSERT INTO journal VALUES(116,115,123021337504514049,19,1796556282442,0,'auto 3 play BV');
INSERT INTO journal VALUES(117,116,123021337504514049,20,1796556534995,0,'leave 3 away');
INSERT INTO journal VALUES(118,117,123021337504514049,21,1796556534995,0,'timeout 4');
INSERT INTO journal VALUES(119,118,123021337504514049,22,1796556534995,0,'auto 4 play B9');
INSERT INTO journal VALUES(120,119,123021337504514049,23,1796556534995,18000113,'move 1 draw');
INSERT INTO journal VALUES(121,120,123021337504514049,24,1796556537415,18000114,'move 1 pass');
INSERT INTO journal VALUES(122,121,123021337504514049,25,1796556540441,18000115,'move 2 play B9');
INSERT INTO journal VALUES(123,122,123021337504514049,26,1796556543240,18000116,'move 4 play B1');
INSERT INTO journal VALUES(124,123,123021337504514049,27,1796556545509,18000117,'move 1 draw');
INSERT INTO journal VALUES(125,124,123021337504514049,28,1796556548208,18000118,'move 2 play B1');
INSERT INTO journal VALUES(126,125,123021337504514049,29,1796556552723,18000119,'move 4 play B7');
INSERT INTO journal VALUES(127,126,123021337504514049,30,1796556555389,18000120,'move 1 play B2');
INSERT INTO journal VALUES(128,127,123021337504514049,31,1796556559897,18000121,'move 2 draw');
INSERT INTO journal VALUES(129,128,123021337504514049,32,1796556564663,18000122,'move 4 play B2');
INSERT INTO journal VALUES(130,129,123021337504514049,33,1796556566854,18000123,'move 1 play R2');
INSERT INTO journal VALUES(131,130,123021337504514049,34,1796556566854,0,'hash 6efb2334f8b63e31ce64cdb09d999f22');
INSERT INTO journal VALUES(132,131,123021337504514049,35,1796556607969,18000124,'move 2 play Y2');
INSERT INTO journal VALUES(133,132,123021337504514049,36,1796556610490,18000125,'move 4 draw');
INSERT INTO journal VALUES(134,133,123021337504514049,37,1796556614622,18000126,'move 1 play Y4');
INSERT INTO journal VALUES(135,134,123021337504514049,38,1796556617811,18000127,'move 2 play Y9');
INSERT INTO journal VALUES(136,135,123021337504514049,39,1796556620715,18000128,'move 4 draw');
INSERT INTO journal VALUES(137,136,123021337504514049,40,1796556624984,18000129,'move 1 draw');
INSERT INTO journal VALUES(138,137,123021337504514049,41,1796556628507,18000130,'move 2 draw');
INSERT INTO journal VALUES(139,138,123021337504514049,42,1796556632662,18000131,'move 4 draw');
INSERT INTO journal VALUES(140,139,123021337504514049,43,1796556635115,18000132,'move 4 play Y9');
INSERT INTO journal VALUES(141,140,123021337504514049,44,1796556636721,18000133,'leave 1');
INSERT INTO journal VALUES(142,141,123021337504514049,45,1796556636721,18000135,'move 2 draw');
INSERT INTO journal VALUES(143,142,123021337504514049,46,1796556639840,18000136,'move 2 pass');
INSERT INTO journal VALUES(144,143,123021337504514049,47,1796556640883,18000137,'move 4 draw');
INSERT INTO journal VALUES(145,144,123021337504514049,48,1796556645357,18000138,'move 2 play Y6');
INSERT INTO journal VALUES(146,145,123021337504514049,49,1796556647861,18000139,'move 4 play R6');
INSERT INTO journal VALUES(147,146,123021337504514049,50,1796556649853,18000140,'move 2 play G6');
INSERT INTO journal VALUES(148,147,123021337504514049,51,1796556649853,0,'hash 5e1c4dea9cba5c4a983c04aae30fc469');
INSERT INTO journal VALUES(149,148,123021337504514049,52,1796556651870,18000141,'move 4 play G1');
INSERT INTO journal VALUES(150,149,123021337504514049,53,1796556653069,18000142,'move 2 play G2 last');
INSERT INTO journal VALUES(151,150,123021337504514049,54,1796556654469,18000143,'move 4 report 2');
INSERT INTO journal VALUES(152,151,123021337504514049,55,1796556655882,18000144,'move 4 report 2');
INSERT INTO journal VALUES(153,152,123021337504514049,56,1796556657281,18000145,'move 4 draw');
INSERT INTO journal VALUES(154,153,123021337504514049,57,1796556660884,18000146,'move 2 draw');
INSERT INTO journal VALUES(155,154,123021337504514049,58,1796556664938,18000147,'move 2 pass');
INSERT INTO journal VALUES(156,155,123021337504514049,59,1796556666158,18000148,'move 4 draw');
INSERT INTO journal VALUES(157,156,123021337504514049,60,1796556670351,18000149,'move 2 play GS last');
INSERT INTO journal VALUES(158,157,123021337504514049,61,1796556671495,18000150,'move 2 draw');
INSERT INTO journal VALUES(159,158,123021337504514049,62,1796556675532,18000151,'move 2 play G+2 last');
INSERT INTO journal VALUES(160,159,123021337504514049,63,1796556677022,18000152,'move 4 report 2');
INSERT INTO journal VALUES(161,160,123021337504514049,64,1796556681949,18000153,'move 4 take');
INSERT INTO journal VALUES(162,161,123021337504514049,65,1796556686654,18000154,'move 2 draw');
INSERT INTO journal VALUES(163,162,123021337504514049,66,1796556689831,18000155,'move 2 play J color B last');
INSERT INTO journal VALUES(164,163,123021337504514049,67,1796556694355,18000156,'move 4 play B7');
INSERT INTO journal VALUES(165,164,123021337504514049,68,1796556694355,0,'hash 889756f809dd730cee286247ff1eda19');
INSERT INTO journal VALUES(166,165,123021337504514049,69,1796556699210,18000157,'move 2 draw');
INSERT INTO journal VALUES(167,166,123021337504514049,70,1796556704033,18000158,'move 4 draw');
INSERT INTO journal VALUES(168,167,123021337504514049,71,1796556706084,18000159,'move 2 play B3 last');
INSERT INTO journal VALUES(169,168,123021337504514049,72,1796556710200,18000160,'move 4 play Y3');
INSERT INTO journal VALUES(170,169,123021337504514049,73,1796556714881,18000161,'move 2 play Y8');
INSERT INTO journal VALUES(171,170,123021337504514049,74,1796556714881,0,'hash 20b9334a4669da2ff819432315c56450');
INSERT INTO journal VALUES(172,0,123023873347158017,1,1796556777079,18000169,'move 1 play 10S 10D');
INSERT INTO journal VALUES(173,172,123023873347158017,2,1796556780651,18000170,'move 1 play JD');
INSERT INTO journal VALUES(174,173,123023873347158017,3,1796556782728,18000171,'move 2 play JH');
INSERT INTO journal VALUES(175,174,123023873347158017,4,1796556787258,18000172,'move 1 play 2H');
INSERT INTO journal VALUES(176,175,123023873347158017,5,1796556789395,18000173,'move 2 play QC');
INSERT INTO journal VALUES(177,176,123023873347158017,6,1796556793204,18000174,'move 1 take');
INSERT INTO journal VALUES(178,177,123023873347158017,7,1796556795146,18000175,'move 2 play 5C 5S');
INSERT INTO journal VALUES(179,178,123023873347158017,8,1796556797111,18000176,'move 1 take');
INSERT INTO journal VALUES(180,179,123023873347158017,9,1796556799548,18000177,'move 2 draw');
INSERT INTO journal VALUES(181,180,123023873347158017,10,1796556804256,18000178,'move 1 play 8S 8C');
INSERT INTO journal VALUES(182,181,123023873347158017,11,1796556808123,18000179,'move 2 play 6C 6H');
INSERT INTO journal VALUES(183,182,123023873347158017,12,1796556809333,18000180,'move 1 play 10H');
INSERT INTO journal VALUES(184,183,123023873347158017,13,1796556811841,18000181,'move 1 draw');
INSERT INTO journal VALUES(185,184,123023873347158017,14,1796556816712,18000182,'move 2 play KH');
INSERT INTO journal VALUES(186,185,123023873347158017,15,1796556818939,18000183,'move 1 play 3H');
INSERT INTO journal VALUES(187,186,123023873347158017,16,1796556823528,18000184,'move 2 play 7H last');
INSERT INTO journal VALUES(188,187,123023873347158017,17,1796556823528,0,'hash 3e5f8b1b1500d708e58930d5363aa738');
INSERT INTO journal VALUES(189,188,123023873347158017,18,1796556826033,18000185,'move 1 draw');
INSERT INTO journal VALUES(190,189,123023873347158017,19,1796556828995,18000186,'move 2 play 7D');
INSERT INTO journal VALUES(191,190,123023873347158017,20,1796556828995,0,'hash 676d533c7e104a8dd20a0887d51eda67');
INSERT INTO journal VALUES(192,0,123024352739328001,1,1796556891375,18000195,'move 3 play 3S');
INSERT INTO journal VALUES(193,192,123024352739328001,2,1796556894715,18000196,'move 1 play 8S 8D to 3');
INSERT INTO journal VALUES(194,193,123024352739328001,3,1796556896911,0,'move 2 play 8H to 1');
INSERT INTO journal VALUES(195,194,123024352739328001,4,1796556901022,18000197,'move 3 play AC 2C');
INSERT INTO journal VALUES(196,195,123024352739328001,5,1796556904205,18000198,'move 1 take');
INSERT INTO journal VALUES(197,196,123024352739328001,6,1796556906358,0,'move 2 play JC 10C');
INSERT INTO journal VALUES(198,197,123024352739328001,7,1796556910677,18000199,'leave 1');
INSERT INTO journal VALUES(199,198,123024352739328001,8,1796556911868,0,'move 2 draw');
INSERT INTO journal VALUES(200,199,123024352739328001,9,1796556915677,18000201,'move 3 draw');
INSERT INTO journal VALUES(201,200,123024352739328001,10,1796556917306,0,'move 2 play 8C');
INSERT INTO journal VALUES(202,201,123024352739328001,11,1796556977854,18000202,'move 3 play AD 2D');
INSERT INTO journal VALUES(203,202,123024352739328001,12,1796556980972,0,'move 2 play 9S last');
INSERT INTO journal VALUES(204,203,123024352739328001,13,1796556985972,18000203,'move 3 take');
INSERT INTO journal VALUES(205,204,123024352739328001,14,1796556987272,0,'move 2 play 4S');
INSERT INTO journal VALUES(206,205,123024352739328001,15,1796556987272,0,'hash 162293f1d74fd8b0ee27f6e792dd38c2');
INSERT INTO journal VALUES(207,0,123025031784562689,1,1796557053272,18000213,'move 2 play 8D 8C to 1');
INSERT INTO journal VALUES(208,207,123025031784562689,2,1796557055783,18000214,'move 3 play QC');
INSERT INTO journal VALUES(209,208,123025031784562689,3,1796557058966,18000215,'move 4 play 2C');
INSERT INTO journal VALUES(210,209,123025031784562689,4,1796557063562,18000216,'move 1 take');
INSERT INTO journal VALUES(211,210,123025031784562689,5,1796557068143,18000217,'move 2 play AH suit C');
INSERT INTO journal VALUES(212,211,123025031784562689,6,1796557069430,18000218,'move 3 play 3C 3D');
INSERT INTO journal VALUES(213,212,123025031784562689,7,1796557129430,0,'timeout 4');
INSERT INTO journal VALUES(214,213,123025031784562689,8,1796557129430,0,'auto 4 play QD');
INSERT INTO journal VALUES(215,214,123025031784562689,9,1796557133819,18000219,'move 1 play AS suit D');
INSERT INTO journal VALUES(216,215,123025031784562689,10,1796557136697,18000220,'move 2 draw');
INSERT INTO journal VALUES(217,216,123025031784562689,11,1796557140779,18000221,'move 3 play JD');
INSERT INTO journal VALUES(218,217,123025031784562689,12,1796557143900,18000222,'move 2 play JC');
INSERT INTO journal VALUES(219,218,123025031784562689,13,1796557148174,18000223,'move 3 play 6C');
INSERT INTO journal VALUES(220,219,123025031784562689,14,1796557150369,18000224,'move 4 play 6D');
INSERT INTO journal VALUES(221,220,123025031784562689,15,1796557152899,18000225,'move 1 play AC suit S');
INSERT INTO journal VALUES(222,221,123025031784562689,16,1796557156605,18000226,'move 2 play 6S 6H last');
INSERT INTO journal VALUES(223,222,123025031784562689,17,1796557156605,0,'hash e954a9da2cff85fb5eeba394d11dbbb2');
INSERT INTO journal VALUES(224,223,123025031784562689,18,1796557161287,18000227,'move 3 play 10H last');
INSERT INTO journal VALUES(225,224,123025031784562689,19,1796557163296,18000228,'move 1 play 10S 10C');
INSERT INTO journal VALUES(226,225,123025031784562689,20,1796557223296,0,'timeout 3');
INSERT INTO journal VALUES(227,226,123025031784562689,21,1796557223296,0,'auto 3 draw');
INSERT INTO journal VALUES(228,227,123025031784562689,22,1796557227988,18000229,'move 4 play JOKER suit D');
INSERT INTO journal VALUES(229,228,123025031784562689,23,1796557231061,18000230,'move 1 play 2D 2H 2S');
INSERT INTO journal VALUES(230,229,123025031784562689,24,1796557234562,18000231,'move 2 take');
INSERT INTO journal VALUES(231,230,123025031784562689,25,1796557237287,18000232,'move 3 play KS KH');
INSERT INTO journal VALUES(232,231,123025031784562689,26,1796557237287,0,'hash 1c0a31c65df28a4ddaf64516a4a46d00');
INSERT INTO journal VALUES(233,0,123026066565496833,1,1796557299983,18000242,'move 1 keep 9H KS 4C');
INSERT INTO journal VALUES(234,233,123026066565496833,2,1796557301227,18000243,'move 2 keep 2C 2D 10C');
INSERT INTO journal VALUES(235,234,123026066565496833,3,1796557361227,0,'timeout 2');
INSERT INTO journal VALUES(236,235,123026066565496833,4,1796557361227,0,'auto 2 play 3H');
INSERT INTO journal VALUES(237,236,123026066565496833,5,1796557364974,18000244,'move 1 play 6H 6C');
INSERT INTO journal VALUES(238,237,123026066565496833,6,1796557368386,18000245,'move 2 take');
INSERT INTO journal VALUES(239,238,123026066565496833,7,1796557369736,18000246,'move 1 play JS');
INSERT INTO journal VALUES(240,239,123026066565496833,8,1796557373274,18000247,'move 2 play AC');
INSERT INTO journal VALUES(241,240,123026066565496833,9,1796557376468,18000248,'move 1 play 5C');
INSERT INTO journal VALUES(242,241,123026066565496833,10,1796557377916,18000249,'move 1 play 8D');
INSERT INTO journal VALUES(243,242,123026066565496833,11,1796557382548,18000250,'move 2 play 7C');
INSERT INTO journal VALUES(244,243,123026066565496833,12,1796557386461,18000251,'move 1 take');
INSERT INTO journal VALUES(245,244,123026066565496833,13,1796557391018,18000252,'move 2 play 3H');
INSERT INTO journal VALUES(246,245,123026066565496833,14,1796557392204,18000253,'move 1 play 8S');
INSERT INTO journal VALUES(247,246,123026066565496833,15,1796557452204,0,'timeout 2');
INSERT INTO journal VALUES(248,247,123026066565496833,16,1796557452204,0,'auto 2 take');
INSERT INTO journal VALUES(249,248,123026066565496833,17,1796557452204,0,'hash 5e19f18053f8d2f1c0e916ecd8b9f8ae');
INSERT INTO journal VALUES(250,249,123026066565496833,18,1796557454977,18000254,'move 1 play 7C');
INSERT INTO journal VALUES(251,250,123026066565496833,19,1796557458619,18000255,'move 2 play 3H');
INSERT INTO journal VALUES(252,251,123026066565496833,20,1796557462179,18000256,'move 1 play AC');
INSERT INTO journal VALUES(253,252,123026066565496833,21,1796557466630,18000257,'move 2 take');
INSERT INTO journal VALUES(254,253,123026066565496833,22,1796557468436,18000258,'move 1 play 8D');
INSERT INTO journal VALUES(255,254,123026066565496833,23,1796557470661,18000259,'move 2 take');
INSERT INTO journal VALUES(256,255,123026066565496833,24,1796557471931,18000260,'move 1 play JS');
INSERT INTO journal VALUES(257,256,123026066565496833,25,1796557475314,18000261,'move 2 play AC');
INSERT INTO journal VALUES(258,257,123026066565496833,26,1796557479055,18000262,'move 1 take');
INSERT INTO journal VALUES(259,258,123026066565496833,27,1796557483172,18000263,'move 2 play 6C');
INSERT INTO journal VALUES(260,259,123026066565496833,28,1796557485083,18000264,'move 1 play AC');
INSERT INTO journal VALUES(261,260,123026066565496833,29,1796557545083,0,'timeout 2');
INSERT INTO journal VALUES(262,261,123026066565496833,30,1796557545083,0,'auto 2 play 7C');
INSERT INTO journal VALUES(263,262,123026066565496833,31,1796557548980,18000265,'move 1 play 5C');
INSERT INTO journal VALUES(264,263,123026066565496833,32,1796557553027,18000266,'move 1 take');
INSERT INTO journal VALUES(265,264,123026066565496833,33,1796557557685,18000267,'move 2 play 6H');
INSERT INTO journal VALUES(266,265,123026066565496833,34,1796557557685,0,'hash 10f567bfe2157ddb901a35e17340f3a1');
INSERT INTO journal VALUES(267,266,123026066565496833,35,1796557561528,18000268,'leave 1');
INSERT INTO journal VALUES(268,267,123026066565496833,36,1796557561528,0,'hash 8110271bd8350c5559f1701b3f77075d');
INSERT INTO journal VALUES(269,268,123026066565496833,37,1796557561528,18000270,'vote 2 1 penalize open');
INSERT INTO journal VALUES(270,0,123027419417280513,1,1796557622528,18000277,'move 1 keep 5S 9C 8D');
INSERT INTO journal VALUES(271,270,123027419417280513,2,1796557624286,0,'move 2 keep 2C QH 2S');
INSERT INTO journal VALUES(272,271,123027419417280513,3,1796557629082,18000278,'move 3 keep 2H 10H KD');
INSERT INTO journal VALUES(273,272,123027419417280513,4,1796557631521,18000279,'move 1 rock');
INSERT INTO journal VALUES(274,273,123027419417280513,5,1796557633300,18000280,'move 3 rock');
INSERT INTO journal VALUES(275,274,123027419417280513,6,1796557634748,18000281,'move 1 paper');
INSERT INTO journal VALUES(276,275,123027419417280513,7,1796557638568,18000282,'move 3 paper');
INSERT INTO journal VALUES(277,276,123027419417280513,8,1796557640943,18000283,'move 1 rock');
INSERT INTO journal VALUES(278,277,123027419417280513,9,1796557645745,18000284,'move 3 scissors');
INSERT INTO journal VALUES(279,278,123027419417280513,10,1796557649547,18000285,'move 1 play 3S');
INSERT INTO journal VALUES(280,279,123027419417280513,11,1796557652445,0,'move 2 play 8C');
INSERT INTO journal VALUES(281,280,123027419417280513,12,1796557657445,18000286,'move 3 play QC');
INSERT INTO journal VALUES(282,281,123027419417280513,13,1796557661452,18000287,'move 1 play 5D');
INSERT INTO journal VALUES(283,282,123027419417280513,14,1796557665720,18000288,'move 3 play KS');
INSERT INTO journal VALUES(284,283,123027419417280513,15,1796557667744,0,'move 2 play 5C');
INSERT INTO journal VALUES(285,284,123027419417280513,16,1796557707048,18000289,'move 3 play 9S');
INSERT INTO journal VALUES(286,285,123027419417280513,17,1796557707048,0,'hash f22b127432d8c0191625477e1bbd1e14');
INSERT INTO journal VALUES(287,286,123027419417280513,18,1796557709463,18000290,'move 1 play 9D');
INSERT INTO journal VALUES(288,287,123027419417280513,19,1796557711362,0,'move 2 play JD');
INSERT INTO journal VALUES(289,288,123027419417280513,20,1796557716362,18000291,'move 3 play 7D');
INSERT INTO journal VALUES(290,289,123027419417280513,21,1796557721049,18000292,'move 1 play 4D 4H');
INSERT INTO journal VALUES(291,290,123027419417280513,22,1796557725427,0,'move 2 play QD');
INSERT INTO journal VALUES(292,291,123027419417280513,23,1796557730427,18000293,'move 3 take');
INSERT INTO journal VALUES(293,292,123027419417280513,24,1796557734302,18000294,'move 1 play 6H');
INSERT INTO journal VALUES(294,293,123027419417280513,25,1796557735716,0,'move 2 play KH');
INSERT INTO journal VALUES(295,294,123027419417280513,26,1796557740336,18000295,'move 3 play KS');
INSERT INTO journal VALUES(296,295,123027419417280513,27,1796557742400,18000296,'move 1 play AS');
INSERT INTO journal VALUES(297,296,123027419417280513,28,1796557744343,0,'move 2 play AD');
INSERT INTO journal VALUES(298,297,123027419417280513,29,1796557749343,18000297,'move 3 play 5D');
INSERT INTO journal VALUES(299,298,123027419417280513,30,1796557751152,0,'move 2 play 6D');
INSERT INTO journal VALUES(300,299,123027419417280513,31,1796557755915,18000298,'move 1 play JS');
INSERT INTO journal VALUES(301,300,123027419417280513,32,1796557759477,18000299,'move 3 play JD');
INSERT INTO journal VALUES(302,301,123027419417280513,33,1796557762182,0,'move 2 play 5H');
INSERT INTO journal VALUES(303,302,123027419417280513,34,1796557762182,0,'hash 6183591aa9b1b93296ecf1848f1d9cea');
INSERT INTO journal VALUES(304,303,123027419417280513,35,1796557767182,18000300,'move 3 play 8C');
INSERT INTO journal VALUES(305,304,123027419417280513,36,1796557769857,18000301,'move 1 play JH');
INSERT INTO journal VALUES(306,305,123027419417280513,37,1796557773872,0,'move 2 play 7S');
INSERT INTO journal VALUES(307,306,123027419417280513,38,1796557778872,18000302,'move 3 play 3C 3S');
INSERT INTO journal VALUES(308,307,123027419417280513,39,1796557780313,18000303,'move 1 play 8S');
INSERT INTO journal VALUES(309,308,123027419417280513,40,1796557781794,0,'move 2 play 7H');
INSERT INTO journal VALUES(310,309,123027419417280513,41,1796557786794,18000304,'move 3 play 4S 4C 4D 4H');
INSERT INTO journal VALUES(311,310,123027419417280513,42,1796557789398,18000305,'move 3 play 9S 9D');
INSERT INTO journal VALUES(312,311,123027419417280513,43,1796557793235,18000306,'move 1 play 10C');
INSERT INTO journal VALUES(313,312,123027419417280513,44,1796557796999,18000307,'move 1 play 9H');
INSERT INTO journal VALUES(314,313,123027419417280513,45,1796557800956,0,'move 2 play 10S');
INSERT INTO journal VALUES(315,314,123027419417280513,46,1796557805956,0,'move 2 play 3H');
INSERT INTO journal VALUES(316,315,123027419417280513,47,1796557805956,18000308,'move 3 play QC QD');
INSERT INTO journal VALUES(317,316,123027419417280513,48,1796557807434,18000309,'move 1 play 10D');
INSERT INTO journal VALUES(318,317,123027419417280513,49,1796557811916,18000310,'move 1 play 2D');
INSERT INTO journal VALUES(319,318,123027419417280513,50,1796557811916,0,'hash d41a5e266d38d2a1d90a4d2eb72918bd');
INSERT INTO journal VALUES(320,0,123028484149739521,1,1796557876380,18000322,'move 1 keep 2H 2D 5H');
INSERT INTO journal VALUES(321,320,123028484149739521,2,1796557878057,18000323,'move 2 keep 5C AC QS');
INSERT INTO journal VALUES(322,321,123028484149739521,3,1796557879698,18000324,'move 3 keep 10D 8H 2S');
INSERT INTO journal VALUES(323,322,123028484149739521,4,1796557881899,18000325,'move 4 keep 7D QH 9H');
INSERT INTO journal VALUES(324,323,123028484149739521,5,1796557884203,18000326,'move 1 play 3C');
INSERT INTO journal VALUES(325,324,123028484149739521,6,1796557887383,18000327,'move 2 play 4D');
INSERT INTO journal VALUES(326,325,123028484149739521,7,1796557889053,18000328,'move 3 play 9C');
INSERT INTO journal VALUES(327,326,123028484149739521,8,1796557892966,18000329,'move 4 take');
INSERT INTO journal VALUES(328,327,123028484149739521,9,1796557897700,18000330,'move 1 play AD');
INSERT INTO journal VALUES(329,328,123028484149739521,10,1796557900240,18000331,'move 2 play 10H');
INSERT INTO journal VALUES(330,329,123028484149739521,11,1796557903915,18000332,'move 2 play KH');
INSERT INTO journal VALUES(331,330,123028484149739521,12,1796557908542,18000333,'move 3 play KD');
INSERT INTO journal VALUES(332,331,123028484149739521,13,1796557912952,18000334,'move 4 take');
INSERT INTO journal VALUES(333,332,123028484149739521,14,1796557915485,18000335,'move 1 play 3H');
INSERT INTO journal VALUES(334,333,123028484149739521,15,1796557918369,18000336,'move 2 play 6D');
INSERT INTO journal VALUES(335,334,123028484149739521,16,1796557962503,18000337,'move 3 play KC');
INSERT INTO journal VALUES(336,335,123028484149739521,17,1796557962503,0,'hash e6c7b74aab134e0b21f4d9cd826d86ba');
INSERT INTO journal VALUES(337,336,123028484149739521,18,1796557963605,18000338,'move 4 play KH KD');
INSERT INTO journal VALUES(338,337,123028484149739521,19,1796557965128,18000339,'move 1 play 5D');
INSERT INTO journal VALUES(339,338,123028484149739521,20,1796557966595,18000340,'move 4 play 9C');
INSERT INTO journal VALUES(340,339,123028484149739521,21,1796557969499,18000341,'move 3 play 9D');
INSERT INTO journal VALUES(341,340,123028484149739521,22,1796557970841,18000342,'move 2 play JC');
INSERT INTO journal VALUES(342,341,123028484149739521,23,1796557975161,18000343,'move 1 take');
INSERT INTO journal VALUES(343,342,123028484149739521,24,1796557979906,18000344,'move 4 play 3C');
INSERT INTO journal VALUES(344,343,123028484149739521,25,1796558039906,0,'timeout 3');
INSERT INTO journal VALUES(345,344,123028484149739521,26,1796558039906,0,'auto 3 play 4C');
INSERT INTO journal VALUES(346,345,123028484149739521,27,1796558044367,18000345,'move 2 play 4H');
INSERT INTO journal VALUES(347,346,123028484149739521,28,1796558047646,18000346,'move 1 play 6C 6D');
INSERT INTO journal VALUES(348,347,123028484149739521,29,1796558049387,18000347,'leave 3');
INSERT INTO journal VALUES(349,348,123028484149739521,30,1796558049387,18000349,'move 4 play 8D 8C');
INSERT INTO journal VALUES(350,349,123028484149739521,31,1796558053619,18000350,'move 2 play QD');
INSERT INTO journal VALUES(351,350,123028484149739521,32,1796558054831,18000351,'move 1 play KC KH KD');
INSERT INTO journal VALUES(352,351,123028484149739521,33,1796558056943,18000352,'move 4 take');
INSERT INTO journal VALUES(353,352,123028484149739521,34,1796558056943,0,'hash 034d80a3aaaa6fcaabde3ac49a82ddea');
INSERT INTO journal VALUES(354,353,123028484149739521,35,1796558116943,0,'timeout 2');
INSERT INTO journal VALUES(355,354,123028484149739521,36,1796558116943,0,'auto 2 play 6S');
INSERT INTO journal VALUES(356,355,123028484149739521,37,1796558121101,18000353,'move 1 play 9C 9D');
INSERT INTO journal VALUES(357,356,123028484149739521,38,1796558123931,18000354,'move 4 take');
INSERT INTO journal VALUES(358,357,123028484149739521,39,1796558126444,18000355,'move 2 play 10S');
INSERT INTO journal VALUES(359,358,123028484149739521,40,1796558128799,18000356,'move 2 play QS');
INSERT INTO journal VALUES(360,359,123028484149739521,41,1796558130282,18000357,'move 1 play AS');
INSERT INTO journal VALUES(361,360,123028484149739521,42,1796558131354,18000358,'move 4 take');
INSERT INTO journal VALUES(362,361,123028484149739521,43,1796558135000,18000359,'move 2 play AC');
INSERT INTO journal VALUES(363,362,123028484149739521,44,1796558138284,18000360,'move 1 take');
INSERT INTO journal VALUES(364,363,123028484149739521,45,1796558140505,18000361,'move 4 play 3C');
INSERT INTO journal VALUES(365,364,123028484149739521,46,1796558143974,18000362,'move 2 play 5C');
INSERT INTO journal VALUES(366,365,123028484149739521,47,1796558145016,18000363,'move 4 play 6D 6S');
INSERT INTO journal VALUES(367,366,123028484149739521,48,1796558149502,18000364,'move 1 play JC');
INSERT INTO journal VALUES(368,367,123028484149739521,49,1796558153745,18000365,'move 2 flip 2');
INSERT INTO journal VALUES(369,368,123028484149739521,50,1796558156974,18000366,'move 4 play JS');
INSERT INTO journal VALUES(370,369,123028484149739521,51,1796558156974,0,'hash 11f13a40bc5afc20060b860da4977a57');
INSERT INTO journal VALUES(371,370,123028484149739521,52,1796558158591,18000367,'move 1 play AC');
INSERT INTO journal VALUES(372,371,123028484149739521,53,1796558162033,18000368,'move 2 flip 2');
INSERT INTO journal VALUES(373,372,123028484149739521,54,1796558164065,18000369,'move 4 play 4S 4D');
INSERT INTO journal VALUES(374,373,123028484149739521,55,1796558166154,18000370,'move 1 play 5D');
INSERT INTO journal VALUES(375,374,123028484149739521,56,1796558167869,18000371,'move 4 play 8D');
INSERT INTO journal VALUES(376,375,123028484149739521,57,1796558172340,18000372,'move 2 flip 1');
INSERT INTO journal VALUES(377,376,123028484149739521,58,1796558175561,18000373,'move 1 take');
INSERT INTO journal VALUES(378,377,123028484149739521,59,1796558179979,18000374,'move 4 play KD');
INSERT INTO journal VALUES(379,378,123028484149739521,60,1796558183920,18000375,'move 1 play 5C 5D');
INSERT INTO journal VALUES(380,379,123028484149739521,61,1796558185806,18000376,'move 4 play 6C');
INSERT INTO journal VALUES(381,380,123028484149739521,62,1796558187892,18000377,'move 1 play AC');
INSERT INTO journal VALUES(382,381,123028484149739521,63,1796558189770,18000378,'move 4 take');
INSERT INTO journal VALUES(383,382,123028484149739521,64,1796558193141,18000379,'move 1 play 3H');
INSERT INTO journal VALUES(384,383,123028484149739521,65,1796558197285,18000380,'move 4 play 4H');
INSERT INTO journal VALUES(385,384,123028484149739521,66,1796558199312,18000381,'move 1 play 4S 4D');
INSERT INTO journal VALUES(386,385,123028484149739521,67,1796558202900,18000382,'move 4 play QS');
INSERT INTO journal VALUES(387,386,123028484149739521,68,1796558202900,0,'hash 4d2ea634cc85e4843632430d68ec89ad');
INSERT INTO journal VALUES(388,387,123028484149739521,69,1796558205916,18000383,'move 1 play 7S 7C');
INSERT INTO journal VALUES(389,388,123028484149739521,70,1796558208504,18000384,'move 4 take');
INSERT INTO journal VALUES(390,389,123028484149739521,71,1796558210043,18000385,'move 1 play 3C');
INSERT INTO journal VALUES(391,390,123028484149739521,72,1796558210043,0,'hash 7e486cf584160886f43b6e0e77e1128a');
INSERT INTO journal VALUES(392,0,123030152228634625,1,1796558274081,18000393,'move 1 play 8C');
INSERT INTO journal VALUES(393,392,123030152228634625,2,1796558277075,18000394,'move 2 play QC QH');
INSERT INTO journal VALUES(394,393,123030152228634625,3,1796558278382,18000395,'move 1 play 7C 7H');
INSERT INTO journal VALUES(395,394,123030152228634625,4,1796558338382,0,'timeout 2');
INSERT INTO journal VALUES(396,395,123030152228634625,5,1796558338382,0,'auto 2 play 9H');
INSERT INTO journal VALUES(397,396,123030152228634625,6,1796558342923,18000396,'move 1 play 9D');
INSERT INTO journal VALUES(398,397,123030152228634625,7,1796558345178,18000397,'move 2 play 8D');
INSERT INTO journal VALUES(399,398,123030152228634625,8,1796558348527,18000398,'move 1 play KD');
INSERT INTO journal VALUES(400,399,123030152228634625,9,1796558351458,18000399,'move 2 draw');
INSERT INTO journal VALUES(401,400,123030152228634625,10,1796558411458,0,'timeout 1');
INSERT INTO journal VALUES(402,401,123030152228634625,11,1796558411458,0,'auto 1 play 2D');
INSERT INTO journal VALUES(403,402,123030152228634625,12,1796558415645,18000400,'move 2 take');
INSERT INTO journal VALUES(404,403,123030152228634625,13,1796558416939,18000401,'move 1 play JD');
INSERT INTO journal VALUES(405,404,123030152228634625,14,1796558419003,18000402,'move 1 draw');
INSERT INTO journal VALUES(406,405,123030152228634625,15,1796558420553,18000403,'move 2 play JC JS');
INSERT INTO journal VALUES(407,406,123030152228634625,16,1796558423112,18000404,'move 2 draw');
INSERT INTO journal VALUES(408,407,123030152228634625,17,1796558423112,0,'hash 18c4027bf427badbd9d300968f5bd2c5');
INSERT INTO journal VALUES(409,408,123030152228634625,18,1796558427862,18000405,'move 1 play JH');
INSERT INTO journal VALUES(410,409,123030152228634625,19,1796558432526,18000406,'move 1 draw');
INSERT INTO journal VALUES(411,410,123030152228634625,20,1796558436249,18000407,'move 2 play 7S');
INSERT INTO journal VALUES(412,411,123030152228634625,21,1796558439339,18000408,'move 1 play 8H');
INSERT INTO journal VALUES(413,412,123030152228634625,22,1796558442502,18000409,'move 2 play KH');
INSERT INTO journal VALUES(414,413,123030152228634625,23,1796558445160,18000410,'move 1 draw');
INSERT INTO journal VALUES(415,414,123030152228634625,24,1796558449033,18000411,'move 2 play AD suit C');
INSERT INTO journal VALUES(416,415,123030152228634625,25,1796558451905,18000412,'move 1 play AS suit S');
INSERT INTO journal VALUES(417,416,123030152228634625,26,1796558456450,18000413,'move 2 draw');
INSERT INTO journal VALUES(418,417,123030152228634625,27,1796558460193,18000414,'move 1 play 8S');
INSERT INTO journal VALUES(419,418,123030152228634625,28,1796558463196,18000415,'move 2 draw');
INSERT INTO journal VALUES(420,419,123030152228634625,29,1796558523196,0,'timeout 1');
INSERT INTO journal VALUES(421,420,123030152228634625,30,1796558523196,0,'auto 1 draw');
INSERT INTO journal VALUES(422,421,123030152228634625,31,1796558527921,18000416,'move 2 draw');
INSERT INTO journal VALUES(423,422,123030152228634625,32,1796558531171,18000417,'move 1 draw');
INSERT INTO journal VALUES(424,423,123030152228634625,33,1796558534746,18000418,'move 2 play 9S');
INSERT INTO journal VALUES(425,424,123030152228634625,34,1796558534746,0,'hash e952b9534c44c83955d5222a2e759a92');
INSERT INTO journal VALUES(426,425,123030152228634625,35,1796558537471,18000419,'move 1 draw');
INSERT INTO journal VALUES(427,426,123030152228634625,36,1796558540030,18000420,'move 2 draw');
INSERT INTO journal VALUES(428,427,123030152228634625,37,1796558600030,0,'timeout 1');
INSERT INTO journal VALUES(429,428,123030152228634625,38,1796558600030,0,'auto 1 play 2S');
INSERT INTO journal VALUES(430,429,123030152228634625,39,1796558602133,18000421,'move 2 take');
INSERT INTO journal VALUES(431,430,123030152228634625,40,1796558605904,18000422,'move 1 draw');
INSERT INTO journal VALUES(432,431,123030152228634625,41,1796558610273,18000423,'move 2 play AC suit D');
INSERT INTO journal VALUES(433,432,123030152228634625,42,1796558612016,18000424,'move 1 draw');
INSERT INTO journal VALUES(434,433,123030152228634625,43,1796558615214,18000425,'move 2 play 4D 4H');
INSERT INTO journal VALUES(435,434,123030152228634625,44,1796558617265,18000426,'move 1 play 6H');
INSERT INTO journal VALUES(436,435,123030152228634625,45,1796558621757,18000427,'move 2 play 6C');
INSERT INTO journal VALUES(437,436,123030152228634625,46,1796558626489,18000428,'move 1 draw');
INSERT INTO journal VALUES(438,437,123030152228634625,47,1796558628504,18000429,'move 2 play 2C');
INSERT INTO journal VALUES(439,438,123030152228634625,48,1796558633116,18000430,'move 1 take');
INSERT INTO journal VALUES(440,439,123030152228634625,49,1796558636738,18000431,'move 2 draw');
INSERT INTO journal VALUES(441,440,123030152228634625,50,1796558696738,0,'timeout 1');
INSERT INTO journal VALUES(442,441,123030152228634625,51,1796558696738,0,'auto 1 play 5C');
INSERT INTO journal VALUES(443,442,123030152228634625,52,1796558696738,0,'hash e47b916b316ec7c0d9be7861fab4cada');
INSERT INTO journal VALUES(444,443,123030152228634625,53,1796558699853,18000432,'move 2 play 5D');
INSERT INTO journal VALUES(445,444,123030152228634625,54,1796558704792,18000433,'move 1 play 3D');
INSERT INTO journal VALUES(446,445,123030152228634625,55,1796558749624,18000434,'move 2 play 3H');
INSERT INTO journal VALUES(447,446,123030152228634625,56,1796558754582,18000435,'move 1 play 4C');
INSERT INTO journal VALUES(448,447,123030152228634625,57,1796558756502,18000436,'move 2 take');
INSERT INTO journal VALUES(449,448,123030152228634625,58,1796558761015,18000437,'move 1 play KC');
INSERT INTO journal VALUES(450,449,123030152228634625,59,1796558763870,18000438,'move 2 play 9C');
INSERT INTO journal VALUES(451,450,123030152228634625,60,1796558766749,18000439,'move 1 play 10C 10S');
INSERT INTO journal VALUES(452,451,123030152228634625,61,1796558770340,18000440,'move 2 play 10H 10D');
INSERT INTO journal VALUES(453,452,123030152228634625,62,1796558772730,18000441,'move 1 draw');
INSERT INTO journal VALUES(454,453,123030152228634625,63,1796558777380,18000442,'move 2 draw');
INSERT INTO journal VALUES(455,454,123030152228634625,64,1796558781228,18000443,'move 1 draw');
INSERT INTO journal VALUES(456,455,123030152228634625,65,1796558841228,0,'timeout 2');
INSERT INTO journal VALUES(457,456,123030152228634625,66,1796558841228,0,'auto 2 play AH suit H');
INSERT INTO journal VALUES(458,457,123030152228634625,67,1796558844052,18000444,'move 1 draw');
INSERT INTO journal VALUES(459,458,123030152228634625,68,1796558847327,18000445,'move 2 draw');
INSERT INTO journal VALUES(460,459,123030152228634625,69,1796558847327,0,'hash 626ceebcd7daac829345c14f1c2d2879');
INSERT INTO journal VALUES(461,460,123030152228634625,70,1796558848764,18000446,'move 1 play 7D');
INSERT INTO journal VALUES(462,461,123030152228634625,71,1796558908764,0,'timeout 2');
INSERT INTO journal VALUES(463,462,123030152228634625,72,1796558908764,0,'auto 2 play 2H');
INSERT INTO journal VALUES(464,463,123030152228634625,73,1796558913256,18000447,'move 1 take');
INSERT INTO journal VALUES(465,464,123030152228634625,74,1796558917713,18000448,'move 2 draw');
INSERT INTO journal VALUES(466,465,123030152228634625,75,1796558921710,18000449,'move 1 draw');
INSERT INTO journal VALUES(467,466,123030152228634625,76,1796558923124,18000450,'move 2 draw');
INSERT INTO journal VALUES(468,467,123030152228634625,77,1796558925720,18000451,'move 1 draw');
INSERT INTO journal VALUES(469,468,123030152228634625,78,1796558926892,18000452,'move 2 play 8H');
INSERT INTO journal VALUES(470,469,123030152228634625,79,1796558930918,18000453,'move 1 play 5H');
INSERT INTO journal VALUES(471,470,123030152228634625,80,1796558933979,18000454,'move 2 take');
INSERT INTO journal VALUES(472,471,123030152228634625,81,1796558935506,18000455,'move 1 draw');
INSERT INTO journal VALUES(473,472,123030152228634625,82,1796558938858,18000456,'move 2 play 5S');
INSERT INTO journal VALUES(474,473,123030152228634625,83,1796558942775,18000457,'move 1 play QS QD QC');
INSERT INTO journal VALUES(475,474,123030152228634625,84,1796558945852,18000458,'move 2 play 9C');
INSERT INTO journal VALUES(476,475,123030152228634625,85,1796558949090,18000459,'move 1 draw');
INSERT INTO journal VALUES(477,476,123030152228634625,86,1796558949090,0,'hash 399d4cedf042db24ba1e0be98f9ad47a');
INSERT INTO journal VALUES(478,477,123030152228634625,87,1796558952572,18000460,'move 2 play 10C 10H');
INSERT INTO journal VALUES(479,478,123030152228634625,88,1796558954813,18000461,'move 1 play 10D');
INSERT INTO journal VALUES(480,479,123030152228634625,89,1796558956872,18000462,'move 2 play 6D 6S');
INSERT INTO journal VALUES(481,480,123030152228634625,90,1796558959068,18000463,'move 1 play KS');
INSERT INTO journal VALUES(482,481,123030152228634625,91,1796558962839,18000464,'move 2 play 7C');
INSERT INTO journal VALUES(483,482,123030152228634625,92,1796558965950,18000465,'move 1 play 4S');
INSERT INTO journal VALUES(484,483,123030152228634625,93,1796558967547,18000466,'move 2 draw');
INSERT INTO journal VALUES(485,484,123030152228634625,94,1796558971486,18000467,'move 1 play 3S');
INSERT INTO journal VALUES(486,485,123030152228634625,95,1796559016147,18000468,'move 2 take');
INSERT INTO journal VALUES(487,486,123030152228634625,96,1796559017282,18000469,'move 1 play JS');
INSERT INTO journal VALUES(488,487,123030152228634625,97,1796559021929,18000470,'move 1 draw');
INSERT INTO journal VALUES(489,488,123030152228634625,98,1796559024695,18000471,'move 2 play AC suit S');
INSERT INTO journal VALUES(490,489,123030152228634625,99,1796559028094,18000472,'move 1 draw');
INSERT INTO journal VALUES(491,490,123030152228634625,100,1796559032835,18000473,'move 2 draw');
INSERT INTO journal VALUES(492,491,123030152228634625,101,1796559092835,0,'timeout 1');
INSERT INTO journal VALUES(493,492,123030152228634625,102,1796559092835,0,'auto 1 play AD suit D');
INSERT INTO journal VALUES(494,493,123030152228634625,103,1796559092835,0,'hash 1fecec5141231d55052e6ba679f0afa8');
INSERT INTO journal VALUES(495,494,123030152228634625,104,1796559095073,18000474,'move 2 play 5D');
INSERT INTO journal VALUES(496,495,123030152228634625,105,1796559096766,18000475,'move 1 play 3D');
INSERT INTO journal VALUES(497,496,123030152228634625,106,1796559099970,18000476,'move 2 play 3C');
INSERT INTO journal VALUES(498,497,123030152228634625,107,1796559102998,18000477,'move 1 take');
INSERT INTO journal VALUES(499,498,123030152228634625,108,1796559107494,18000478,'move 2 play 7D');
INSERT INTO journal VALUES(500,499,123030152228634625,109,1796559111126,18000479,'move 1 draw');
INSERT INTO journal VALUES(501,500,123030152228634625,110,1796559113096,18000480,'move 2 draw');
INSERT INTO journal VALUES(502,501,123030152228634625,111,1796559116523,18000481,'move 1 play 3H');
INSERT INTO journal VALUES(503,502,123030152228634625,112,1796559119340,18000482,'move 2 take');
INSERT INTO journal VALUES(504,503,123030152228634625,113,1796559161308,18000483,'void It took too long.');
INSERT INTO journal VALUES(505,504,123030152228634625,114,1796559161308,0,'hash d2bae3fce5b96ce8beb25c2ef412bd16');
INSERT INTO journal VALUES(506,0,123034129380933633,1,1796559224337,0,'move 1 play 10S');
INSERT INTO journal VALUES(507,506,123034129380933633,2,1796559227308,18000492,'move 2 play 3S');
INSERT INTO journal VALUES(508,507,123034129380933633,3,1796559232054,18000493,'move 3 play 3C');
INSERT INTO journal VALUES(509,508,123034129380933633,4,1796559234780,0,'move 1 play 3D');
INSERT INTO journal VALUES(510,509,123034129380933633,5,1796559239780,18000494,'leave 3');
INSERT INTO journal VALUES(511,510,123034129380933633,6,1796559239780,18000496,'move 2 play 3H');
INSERT INTO journal VALUES(512,511,123034129380933633,7,1796559242743,0,'move 1 take');
INSERT INTO journal VALUES(513,512,123034129380933633,8,1796559247743,18000497,'move 2 play QH QD QC');
INSERT INTO journal VALUES(514,513,123034129380933633,9,1796559252163,0,'move 1 play QS');
INSERT INTO journal VALUES(515,514,123034129380933633,10,1796559611057,18000580,'void It took too long.');
INSERT INTO journal VALUES(516,515,123034129380933633,11,1796559611057,0,'hash 4548b1b1e9336e5f9f2cdd8811f526fa');
INSERT INTO journal VALUES(517,0,123036015764963329,1,1796559672057,18000591,'move 1 play QH');
INSERT INTO journal VALUES(518,517,123036015764963329,2,1796559674566,18000592,'move 2 draw');
INSERT INTO journal VALUES(519,518,123036015764963329,3,1796559677335,18000593,'move 3 play QD');
INSERT INTO journal VALUES(520,519,123036015764963329,4,1796559737335,0,'timeout 4');
INSERT INTO journal VALUES(521,520,123036015764963329,5,1796559737335,0,'auto 4 play QS');
INSERT INTO journal VALUES(522,521,123036015764963329,6,1796559989550,0,'timeout 1');
INSERT INTO journal VALUES(523,522,123036015764963329,7,1796559989550,0,'auto 1 play 10S');
INSERT INTO journal VALUES(524,523,123036015764963329,8,1796559989550,0,'leave 4 away');
INSERT INTO journal VALUES(525,524,123036015764963329,9,1796559989550,18000594,'move 2 play 9S');
INSERT INTO journal VALUES(526,525,123036015764963329,10,1796559993847,18000595,'move 3 play 3S');
INSERT INTO journal VALUES(527,526,123036015764963329,11,1796559996914,18000596,'move 1 take');
INSERT INTO journal VALUES(528,527,123036015764963329,12,1796560000716,18000597,'move 2 play 6S');
INSERT INTO journal VALUES(529,528,123036015764963329,13,1796560005147,18000598,'move 3 play 7C');
INSERT INTO journal VALUES(530,529,123036015764963329,14,1796560009554,18000599,'move 1 draw');
INSERT INTO journal VALUES(531,530,123036015764963329,15,1796560013349,18000600,'move 2 draw');
INSERT INTO journal VALUES(532,531,123036015764963329,16,1796560014953,18000601,'move 3 draw');
INSERT INTO journal VALUES(533,532,123036015764963329,17,1796560014953,0,'hash c9b4fe3c87cdde2427a67e9031dce9d4');
INSERT INTO journal VALUES(534,533,123036015764963329,18,1796560018450,18000602,'move 1 play AC suit C');
INSERT INTO journal VALUES(535,534,123036015764963329,19,1796560022719,18000603,'move 2 play AS suit D');
INSERT INTO journal VALUES(536,535,123036015764963329,20,1796560024202,18000604,'move 3 play 2D 2H');
INSERT INTO journal VALUES(537,536,123036015764963329,21,1796560027194,18000605,'move 1 take');
INSERT INTO journal VALUES(538,537,123036015764963329,22,1796560029663,18000606,'move 2 play 5H');
INSERT INTO journal VALUES(539,538,123036015764963329,23,1796560032125,18000607,'move 3 take');
INSERT INTO journal VALUES(540,539,123036015764963329,24,1796560034524,18000608,'move 1 play 5C 5S');
INSERT INTO journal VALUES(541,540,123036015764963329,25,1796560036140,18000609,'move 2 draw');
INSERT INTO journal VALUES(542,541,123036015764963329,26,1796560040146,18000610,'move 3 play 5D');
INSERT INTO journal VALUES(543,542,123036015764963329,27,1796560041175,18000611,'move 1 play 9D');
INSERT INTO journal VALUES(544,543,123036015764963329,28,1796560045850,18000612,'move 2 play 3D');
INSERT INTO journal VALUES(545,544,123036015764963329,29,1796560050439,18000613,'move 3 take');
INSERT INTO journal VALUES(546,545,123036015764963329,30,1796560052792,18000614,'move 1 play 6D');
INSERT INTO journal VALUES(547,546,123036015764963329,31,1796560112792,0,'timeout 2');
INSERT INTO journal VALUES(548,547,123036015764963329,32,1796560112792,0,'auto 2 play 6H');
INSERT INTO journal VALUES(549,548,123036015764963329,33,1796560117639,18000615,'move 3 draw');
INSERT INTO journal VALUES(550,549,123036015764963329,34,1796560117639,0,'hash 3bef72e806b8cd4a51f3f07bc864de3b');
INSERT INTO journal VALUES(551,550,123036015764963329,35,1796560121233,18000616,'move 1 play 7D');
INSERT INTO journal VALUES(552,551,123036015764963329,36,1796560125165,18000617,'move 2 draw');
INSERT INTO journal VALUES(553,552,123036015764963329,37,1796560126418,18000618,'move 3 play KH KD');
INSERT INTO journal VALUES(554,553,123036015764963329,38,1796560128894,18000619,'move 1 draw');
INSERT INTO journal VALUES(555,554,123036015764963329,39,1796560131432,18000620,'move 2 draw');
INSERT INTO journal VALUES(556,555,123036015764963329,40,1796560132864,18000621,'move 3 play 4D');
INSERT INTO journal VALUES(557,556,123036015764963329,41,1796560137239,18000622,'move 1 play 4S 4C 4H');
INSERT INTO journal VALUES(558,557,123036015764963329,42,1796560139030,18000623,'leave 1');
INSERT INTO journal VALUES(559,558,123036015764963329,43,1796560139030,18000624,'move 2 draw');
INSERT INTO journal VALUES(560,559,123036015764963329,44,1796560140291,18000625,'move 3 play AH suit D');
INSERT INTO journal VALUES(561,560,123036015764963329,45,1796560142950,18000626,'move 2 play JD');
INSERT INTO journal VALUES(562,561,123036015764963329,46,1796560145454,18000627,'move 2 play 7H');
INSERT INTO journal VALUES(563,562,123036015764963329,47,1796560149328,18000628,'move 3 draw');
INSERT INTO journal VALUES(564,563,123036015764963329,48,1796560153058,18000629,'move 2 draw');
INSERT INTO journal VALUES(565,564,123036015764963329,49,1796560157019,18000630,'move 3 play JC');
INSERT INTO journal VALUES(566,565,123036015764963329,50,1796560161196,18000631,'move 3 draw');
INSERT INTO journal VALUES(567,566,123036015764963329,51,1796560161196,0,'hash b166ab43f1d4c8554f7dd992d9f58b32');
INSERT INTO journal VALUES(568,567,123036015764963329,52,1796560165638,18000632,'move 2 draw');
INSERT INTO journal VALUES(569,568,123036015764963329,53,1796560170570,18000633,'move 3 draw');
INSERT INTO journal VALUES(570,569,123036015764963329,54,1796560174354,18000634,'move 2 play 2C');
INSERT INTO journal VALUES(571,570,123036015764963329,55,1796560179302,18000635,'move 3 take');
INSERT INTO journal VALUES(572,571,123036015764963329,56,1796560180435,18000636,'move 2 draw');
INSERT INTO journal VALUES(573,572,123036015764963329,57,1796560185003,18000637,'move 3 play 7S');
INSERT INTO journal VALUES(574,573,123036015764963329,58,1796560189437,18000638,'move 2 play 2S');
INSERT INTO journal VALUES(575,574,123036015764963329,59,1796560193690,18000639,'move 3 take');
INSERT INTO journal VALUES(576,575,123036015764963329,60,1796560197148,18000640,'move 2 play KS');
INSERT INTO journal VALUES(577,576,123036015764963329,61,1796560257148,0,'timeout 3');
INSERT INTO journal VALUES(578,577,123036015764963329,62,1796560257148,0,'auto 3 play JS');
INSERT INTO journal VALUES(579,578,123036015764963329,63,1796560262527,18000641,'move 3 play AD suit H');
INSERT INTO journal VALUES(580,579,123036015764963329,64,1796560266468,18000642,'move 2 play 10H');
INSERT INTO journal VALUES(581,580,123036015764963329,65,1796560268903,18000643,'move 3 play 10D');
INSERT INTO journal VALUES(582,581,123036015764963329,66,1796560273161,18000644,'move 2 draw');
INSERT INTO journal VALUES(583,582,123036015764963329,67,1796560274430,18000645,'move 3 play 10C');
INSERT INTO journal VALUES(584,583,123036015764963329,68,1796560274430,0,'hash 94b37ef76a17812d8e207c8bf243d881');
INSERT INTO journal VALUES(585,584,123036015764963329,69,1796560277507,18000646,'move 2 play KC');
INSERT INTO journal VALUES(586,585,123036015764963329,70,1796560278629,18000647,'move 3 play 6C');
INSERT INTO journal VALUES(587,586,123036015764963329,71,1796560281274,18000648,'move 2 draw');
INSERT INTO journal VALUES(588,587,123036015764963329,72,1796560284984,18000649,'move 3 draw');
INSERT INTO journal VALUES(589,588,123036015764963329,73,1796560289775,18000650,'move 2 play 9C');
INSERT INTO journal VALUES(590,589,123036015764963329,74,1796560293895,18000651,'move 3 play QC');
INSERT INTO journal VALUES(591,590,123036015764963329,75,1796560296827,18000652,'move 2 draw');
INSERT INTO journal VALUES(592,591,123036015764963329,76,1796560300279,18000653,'move 3 play 8C 8H 8D');
INSERT INTO journal VALUES(593,592,123036015764963329,77,1796560302017,18000654,'move 2 play 8S');
INSERT INTO journal VALUES(594,593,123036015764963329,78,1796560305744,18000655,'move 3 draw');
INSERT INTO journal VALUES(595,594,123036015764963329,79,1796560310363,18000656,'move 2 play 5S');
INSERT INTO journal VALUES(596,595,123036015764963329,80,1796560312626,18000657,'move 3 draw');
INSERT INTO journal VALUES(597,596,123036015764963329,81,1796560316811,18000658,'move 2 draw');
INSERT INTO journal VALUES(598,597,123036015764963329,82,1796560321260,18000659,'move 3 play JS JH');
INSERT INTO journal VALUES(599,598,123036015764963329,83,1796560322936,18000660,'move 3 draw');
INSERT INTO journal VALUES(600,599,123036015764963329,84,1796560325244,18000661,'move 2 play 6H');
INSERT INTO journal VALUES(601,600,123036015764963329,85,1796560325244,0,'hash 8feb903b90cf6c2752768d8cc486c422');
INSERT INTO journal VALUES(602,601,123036015764963329,86,1796560326680,18000662,'move 3 play 4H 4D');
INSERT INTO journal VALUES(603,602,123036015764963329,87,1796560329187,18000663,'move 2 draw');
INSERT INTO journal VALUES(604,603,123036015764963329,88,1796560330330,18000664,'move 3 draw');
INSERT INTO journal VALUES(605,604,123036015764963329,89,1796560334641,18000665,'move 2 play 5D');
INSERT INTO journal VALUES(606,605,123036015764963329,90,1796560338182,18000666,'move 3 draw');
INSERT INTO journal VALUES(607,606,123036015764963329,91,1796560341212,18000667,'move 2 draw');
INSERT INTO journal VALUES(608,607,123036015764963329,92,1796560344079,18000668,'move 3 draw');
INSERT INTO journal VALUES(609,608,123036015764963329,93,1796560348628,18000669,'move 2 play 7C');
INSERT INTO journal VALUES(610,609,123036015764963329,94,1796560353221,18000670,'move 3 play AD suit S');
INSERT INTO journal VALUES(611,610,123036015764963329,95,1796560357890,18000671,'move 2 draw');
INSERT INTO journal VALUES(612,611,123036015764963329,96,1796560362734,18000672,'move 3 play 10S');
INSERT INTO journal VALUES(613,612,123036015764963329,97,1796560364458,18000673,'move 2 draw');
INSERT INTO journal VALUES(614,613,123036015764963329,98,1796560369435,18000674,'move 3 play 6S');
INSERT INTO journal VALUES(615,614,123036015764963329,99,1796560371840,18000675,'leave 3');
INSERT INTO journal VALUES(616,615,123036015764963329,100,1796560371840,0,'hash 69b1c1b8ad076a695a4e67ed97c9d61d');
INSERT INTO journal VALUES(617,0,123039206720143361,1,1796560432840,18000683,'move 1 layout deep');
INSERT INTO journal VALUES(618,617,123039206720143361,2,1796560437309,18000684,'move 1 place KS L19');
INSERT INTO journal VALUES(619,618,123039206720143361,3,1796560440022,18000685,'move 1 swap 8S KS');
INSERT INTO journal VALUES(620,619,123039206720143361,4,1796560443516,18000686,'move 1 layout spread done');
INSERT INTO journal VALUES(621,620,123039206720143361,5,1796560445801,18000687,'move 2 layout spread done');
INSERT INTO journal VALUES(622,621,123039206720143361,6,1796560448979,18000688,'move 2 throw 4D aim-mm 330 1395 flick');
INSERT INTO journal VALUES(623,622,123039206720143361,7,1796560452972,18000689,'move 1 place auto');
INSERT INTO journal VALUES(624,623,123039206720143361,8,1796560454893,18000690,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(625,624,123039206720143361,9,1796560458410,18000691,'move 1 place 9H M13');
INSERT INTO journal VALUES(626,625,123039206720143361,10,1796560462171,18000692,'move 1 place auto');
INSERT INTO journal VALUES(627,626,123039206720143361,11,1796560463902,18000693,'move 2 throw 8D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(628,627,123039206720143361,12,1796560467073,18000694,'move 2 place auto');
INSERT INTO journal VALUES(629,628,123039206720143361,13,1796560470168,18000695,'move 1 throw JS aim-mm 630 1125 flick');
INSERT INTO journal VALUES(630,629,123039206720143361,14,1796560472776,18000696,'move 1 place 8H C15');
INSERT INTO journal VALUES(631,630,123039206720143361,15,1796560476692,18000697,'move 1 place JS B18');
INSERT INTO journal VALUES(632,631,123039206720143361,16,1796560479772,18000698,'move 2 throw 8D aim-mm 510 1395 float');
INSERT INTO journal VALUES(633,632,123039206720143361,17,1796560479772,0,'hash 6c3fb74cb73eeca70626640fe9b0c15d');
INSERT INTO journal VALUES(634,633,123039206720143361,18,1796560481160,18000699,'move 2 place 8D A9');
INSERT INTO journal VALUES(635,634,123039206720143361,19,1796560482823,18000700,'move 2 place auto');
INSERT INTO journal VALUES(636,635,123039206720143361,20,1796560487677,18000701,'move 1 throw 9C aim-mm 630 1125 float');
INSERT INTO journal VALUES(637,636,123039206720143361,21,1796560490301,18000702,'move 2 place 9C H9');
INSERT INTO journal VALUES(638,637,123039206720143361,22,1796560491744,18000703,'move 2 throw 8D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(639,638,123039206720143361,23,1796560495000,18000704,'leave 1');
INSERT INTO journal VALUES(640,639,123039206720143361,24,1796560495000,0,'hash 3042c4a4cb3c49a408619e905342bfbf');
INSERT INTO journal VALUES(641,640,123039206720143361,25,1796560495000,18000706,'vote 2 1 forgive open');
INSERT INTO journal VALUES(642,0,123039723290624001,1,1796560556000,18000713,'move 1 layout spread done');
INSERT INTO journal VALUES(643,642,123039723290624001,2,1796560560601,18000714,'move 2 layout spread done');
INSERT INTO journal VALUES(644,643,123039723290624001,3,1796560563285,18000715,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(645,644,123039723290624001,4,1796560583285,0,'timeout 2');
INSERT INTO journal VALUES(646,645,123039723290624001,5,1796560583285,0,'auto 2 place auto');
INSERT INTO journal VALUES(647,646,123039723290624001,6,1796560628337,18000716,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(648,647,123039723290624001,7,1796560632466,18000717,'move 2 place auto');
INSERT INTO journal VALUES(649,648,123039723290624001,8,1796560692466,0,'timeout 1');
INSERT INTO journal VALUES(650,649,123039723290624001,9,1796560692466,0,'auto 1 throw 2D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(651,650,123039723290624001,10,1796560697499,18000718,'move 1 place auto');
INSERT INTO journal VALUES(652,651,123039723290624001,11,1796560698935,18000719,'move 2 throw JS aim-mm 630 1125 flick');
INSERT INTO journal VALUES(653,652,123039723290624001,12,1796560718935,0,'timeout 2');
INSERT INTO journal VALUES(654,653,123039723290624001,13,1796560718935,0,'auto 2 place auto');
INSERT INTO journal VALUES(655,654,123039723290624001,14,1796561010637,0,'timeout 1');
INSERT INTO journal VALUES(656,655,123039723290624001,15,1796561010637,0,'auto 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(657,656,123039723290624001,16,1796561010637,0,'leave 1 away');
INSERT INTO journal VALUES(658,657,123039723290624001,17,1796561010637,0,'hash 23619125940f6ebee1957147e9db20f8');
INSERT INTO journal VALUES(659,658,123039723290624001,18,1796561070637,0,'voted 1 forgive');
INSERT INTO journal VALUES(660,0,123041886028955649,1,1796561071637,18000725,'move 1 layout spread done');
INSERT INTO journal VALUES(661,660,123041886028955649,2,1796561074676,18000726,'move 2 done');
INSERT INTO journal VALUES(662,661,123041886028955649,3,1796561077171,18000727,'move 2 throw 6D aim-mm 630 1125 float');
INSERT INTO journal VALUES(663,662,123041886028955649,4,1796561080996,18000728,'move 1 place 6D F14');
INSERT INTO journal VALUES(664,663,123041886028955649,5,1796561085209,18000729,'move 1 throw 6C aim-mm 510 1395 flick');
INSERT INTO journal VALUES(665,664,123041886028955649,6,1796561089945,18000730,'move 1 place 6C H18');
INSERT INTO journal VALUES(666,665,123041886028955649,7,1796561094050,18000731,'move 1 place 3H D15');
INSERT INTO journal VALUES(667,666,123041886028955649,8,1796561095092,18000732,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(668,667,123041886028955649,9,1796561097961,18000733,'move 1 place AD K19');
INSERT INTO journal VALUES(669,668,123041886028955649,10,1796561100729,18000734,'move 1 throw 4C aim-mm 630 1125 flick');
INSERT INTO journal VALUES(670,669,123041886028955649,11,1796561101933,18000735,'move 2 place 4C I10');
INSERT INTO journal VALUES(671,670,123041886028955649,12,1796561105190,18000736,'move 2 throw 3D aim-mm 30 1125 flick');
INSERT INTO journal VALUES(672,671,123041886028955649,13,1796561165190,0,'timeout 1');
INSERT INTO journal VALUES(673,672,123041886028955649,14,1796561165190,0,'auto 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(674,673,123041886028955649,15,1796561416877,0,'timeout 1');
INSERT INTO journal VALUES(675,674,123041886028955649,16,1796561416877,0,'auto 1 place auto');
INSERT INTO journal VALUES(676,675,123041886028955649,17,1796561416877,0,'hash 84596017b40e296cb8ce870f48bdaa1a');
INSERT INTO journal VALUES(677,676,123041886028955649,18,1796561416877,0,'leave 2 away');
INSERT INTO journal VALUES(678,677,123041886028955649,19,1796561416877,0,'hash 3959fddb4bce2d355f3d9bd0c4e4c316');
INSERT INTO journal VALUES(679,0,123043589923012609,1,1796561477877,18000742,'move 1 play B6');
INSERT INTO journal VALUES(680,679,123043589923012609,2,1796561481321,18000743,'move 2 play B3');
INSERT INTO journal VALUES(681,680,123043589923012609,3,1796561482629,18000744,'move 1 play J+4 color B');
INSERT INTO journal VALUES(682,681,123043589923012609,4,1796561485973,18000745,'move 2 lie');
INSERT INTO journal VALUES(683,682,123043589923012609,5,1796561487666,18000746,'move 2 play B6');
INSERT INTO journal VALUES(684,683,123043589923012609,6,1796561490216,18000747,'move 1 play G6');
INSERT INTO journal VALUES(685,684,123043589923012609,7,1796561494122,18000748,'move 2 play G4');
INSERT INTO journal VALUES(686,685,123043589923012609,8,1796561495254,18000749,'move 1 play J color G');
INSERT INTO journal VALUES(687,686,123043589923012609,9,1796561499266,18000750,'move 2 play G2');
INSERT INTO journal VALUES(688,687,123043589923012609,10,1796561503965,18000751,'move 1 play G0');
INSERT INTO journal VALUES(689,688,123043589923012609,11,1796561507075,18000752,'move 2 play J color Y');
INSERT INTO journal VALUES(690,689,123043589923012609,12,1796561508330,18000753,'move 1 play J color R');
INSERT INTO journal VALUES(691,690,123043589923012609,13,1796561512430,18000754,'leave 1');
INSERT INTO journal VALUES(692,691,123043589923012609,14,1796561512430,0,'hash 91f7d8d3de566e5e65480109638e2a2e');
INSERT INTO journal VALUES(693,0,123043734848798722,1,1796561512430,18000767,'move 3 play AC suit H');
INSERT INTO journal VALUES(694,693,123043734848798722,2,1796561517066,18000768,'move 4 play JH JD');
INSERT INTO journal VALUES(695,694,123043734848798722,3,1796561519321,18000769,'move 3 play 6D 6H');
INSERT INTO journal VALUES(696,695,123043734848798722,4,1796561522834,18000770,'move 2 play AS suit H');
INSERT INTO journal VALUES(697,696,123043734848798722,5,1796561525314,18000771,'move 1 play 8H 8S to 3');
INSERT INTO journal VALUES(698,697,123043734848798722,6,1796561530112,18000772,'move 6 play AH suit S');
INSERT INTO journal VALUES(699,698,123043734848798722,7,1796561533179,18000773,'move 5 play AC suit D');
INSERT INTO journal VALUES(700,699,123043734848798722,8,1796561536372,18000774,'move 4 play 4D 3D');
INSERT INTO journal VALUES(701,700,123043734848798722,9,1796561540055,18000775,'move 3 draw');
INSERT INTO journal VALUES(702,701,123043734848798722,10,1796561543137,18000776,'move 2 play 8D to 4');
INSERT INTO journal VALUES(703,702,123043734848798722,11,1796561547044,18000777,'move 1 play AD suit S');
INSERT INTO journal VALUES(704,703,123043734848798722,12,1796561550228,18000778,'move 6 draw');
INSERT INTO journal VALUES(705,704,123043734848798722,13,1796561555189,18000779,'leave 1');
INSERT INTO journal VALUES(706,0,123043914193043457,1,1796561555189,18000785,'move 1 keep QH 9H 5H');
INSERT INTO journal VALUES(707,706,123043914193043457,2,1796561558679,18000786,'move 2 keep 3S JD 4H');
INSERT INTO journal VALUES(708,707,123043914193043457,3,1796561560277,18000787,'move 2 play 3D');
INSERT INTO journal VALUES(709,708,123043914193043457,4,1796561564690,18000788,'move 1 play QD');
INSERT INTO journal VALUES(710,709,123043914193043457,5,1796561568892,18000789,'move 2 take');
INSERT INTO journal VALUES(711,710,123043914193043457,6,1796561571007,18000790,'move 1 play 7H');
INSERT INTO journal VALUES(712,711,123043914193043457,7,1796561575756,18000791,'move 2 play 3D');
INSERT INTO journal VALUES(713,712,123043914193043457,8,1796561579671,18000792,'move 1 play 2S 2C');
INSERT INTO journal VALUES(714,713,123043914193043457,9,1796561581658,18000793,'move 2 play JH');
INSERT INTO journal VALUES(715,714,123043914193043457,10,1796561586527,18000794,'move 1 play 10H');
INSERT INTO journal VALUES(716,715,123043914193043457,11,1796561589496,18000795,'move 1 play 3H');
INSERT INTO journal VALUES(717,716,123043914193043457,12,1796561593283,18000796,'move 2 take');
INSERT INTO journal VALUES(718,717,123043914193043457,13,1796561596905,18000797,'leave 1');
INSERT INTO journal VALUES(719,718,123043914193043457,14,1796561596905,0,'hash e60eb547da79e01757c4511df923359d');
INSERT INTO journal VALUES(720,0,123044089162629122,1,1796561596905,18000809,'move 1 draw');
INSERT INTO journal VALUES(721,720,123044089162629122,2,1796561599126,18000810,'move 2 play QC');
INSERT INTO journal VALUES(722,721,123044089162629122,3,1796561601363,18000811,'move 3 draw');
INSERT INTO journal VALUES(723,722,123044089162629122,4,1796561603395,18000812,'move 4 play QS');
INSERT INTO journal VALUES(724,723,123044089162629122,5,1796561605851,18000813,'move 5 play QH QD');
INSERT INTO journal VALUES(725,724,123044089162629122,6,1796561610235,18000814,'move 1 play 4D');
INSERT INTO journal VALUES(726,725,123044089162629122,7,1796561612899,18000815,'move 2 draw');
INSERT INTO journal VALUES(727,726,123044089162629122,8,1796561616746,18000816,'move 3 play 5D');
INSERT INTO journal VALUES(728,727,123044089162629122,9,1796561621448,18000817,'move 4 play AC suit H');
INSERT INTO journal VALUES(729,728,123044089162629122,10,1796561624723,18000818,'move 5 play AS suit C');
INSERT INTO journal VALUES(730,729,123044089162629122,11,1796561627046,18000819,'move 1 play 10C');
INSERT INTO journal VALUES(731,730,123044089162629122,12,1796561630126,18000820,'move 2 play 4C');
INSERT INTO journal VALUES(732,731,123044089162629122,13,1796561631560,18000821,'leave 1');
INSERT INTO journal VALUES(733,0,123044234516234241,1,1796561631560,18000827,'move 1 layout random done');
INSERT INTO journal VALUES(734,733,123044234516234241,2,1796561634740,18000828,'move 2 layout spread done');
INSERT INTO journal VALUES(735,734,123044234516234241,3,1796561638935,18000829,'move 1 throw JD aim-mm 810 1935 flick');
INSERT INTO journal VALUES(736,735,123044234516234241,4,1796561643153,18000830,'move 1 place JD C5');
INSERT INTO journal VALUES(737,736,123044234516234241,5,1796561645608,18000831,'move 1 place KS F8');
INSERT INTO journal VALUES(738,737,123044234516234241,6,1796561647568,18000832,'move 2 throw 4C aim-mm 510 1215 flick');
INSERT INTO journal VALUES(739,738,123044234516234241,7,1796561650184,18000833,'move 2 place 4C D20');
INSERT INTO journal VALUES(740,739,123044234516234241,8,1796561652183,18000834,'move 2 place 5H L17');
INSERT INTO journal VALUES(741,740,123044234516234241,9,1796561655029,18000835,'move 2 place 8H M21');
INSERT INTO journal VALUES(742,741,123044234516234241,10,1796561658837,18000836,'move 1 throw 3H aim-mm 510 1125 flick');
INSERT INTO journal VALUES(743,742,123044234516234241,11,1796561663661,18000837,'move 1 place 9S F1');
INSERT INTO journal VALUES(744,743,123044234516234241,12,1796561665814,18000838,'move 1 place auto');
INSERT INTO journal VALUES(745,744,123044234516234241,13,1796561670171,18000839,'leave 1');
INSERT INTO journal VALUES(746,745,123044234516234241,14,1796561670171,0,'hash 21e5e4e4f348a1a376987a0544b93ac1');
INSERT INTO journal VALUES(747,0,123044396462505986,1,1796561670171,18000846,'move 2 play B7');
INSERT INTO journal VALUES(748,747,123044396462505986,2,1796561673241,18000847,'move 1 play J+4 color R');
INSERT INTO journal VALUES(749,692,123043589923012609,15,1796561675107,0,'voted 1 forgive');
INSERT INTO journal VALUES(750,705,123043734848798722,14,1796561675107,0,'timeout 5');
INSERT INTO journal VALUES(751,750,123043734848798722,15,1796561675107,0,'auto 5 play 7S');
INSERT INTO journal VALUES(752,751,123043734848798722,16,1796561675107,0,'voted 1 forgive');
INSERT INTO journal VALUES(753,752,123043734848798722,17,1796561675107,0,'hash 3a5aca959bb721adab024c1682d64309');
INSERT INTO journal VALUES(754,719,123043914193043457,15,1796561675107,0,'voted 1 forgive');
INSERT INTO journal VALUES(755,748,123044396462505986,3,1796561675166,0,'move 3 take');
INSERT INTO journal VALUES(756,755,123044396462505986,4,1796561680107,18000848,'move 2 play R2');
INSERT INTO journal VALUES(757,756,123044396462505986,5,1796561684262,18000849,'move 1 play R3');
INSERT INTO journal VALUES(758,757,123044396462505986,6,1796561688030,0,'move 3 play R6');
INSERT INTO journal VALUES(759,732,123044089162629122,14,1796561690126,0,'timeout 3');
INSERT INTO journal VALUES(760,759,123044089162629122,15,1796561690126,0,'auto 3 play KC KS');
INSERT INTO journal VALUES(761,760,123044089162629122,16,1796561691560,0,'voted 1 forgive');
INSERT INTO journal VALUES(762,761,123044089162629122,17,1796561691560,0,'hash 38f8bd5e194c543f6555d7bf4b10f608');
INSERT INTO journal VALUES(763,758,123044396462505986,7,1796561693030,18000850,'move 2 play J+4 color G');
INSERT INTO journal VALUES(764,763,123044396462505986,8,1796561694766,18000851,'move 1 take');
INSERT INTO journal VALUES(765,764,123044396462505986,9,1796561696605,0,'move 3 play G7');
INSERT INTO journal VALUES(766,765,123044396462505986,10,1796561701425,18000852,'move 2 play G8');
INSERT INTO journal VALUES(767,766,123044396462505986,11,1796561704748,18000853,'move 1 play G9');
INSERT INTO journal VALUES(768,767,123044396462505986,12,1796561709016,0,'move 3 play G1');
INSERT INTO journal VALUES(769,0,123044580361764865,1,1796561714016,18000865,'move 4 play QH QH');
INSERT INTO journal VALUES(770,769,123044580361764865,2,1796561717741,0,'move 5 play 4H');
INSERT INTO journal VALUES(771,770,123044580361764865,3,1796561722741,0,'move 6 play QC QD');
INSERT INTO journal VALUES(772,771,123044580361764865,4,1796561722741,18000866,'move 7 play AH AC suit C');
INSERT INTO journal VALUES(773,772,123044580361764865,5,1796561724246,0,'move 1 play 8C 8D to 5');
INSERT INTO journal VALUES(774,773,123044580361764865,6,1796561726399,0,'move 2 play JD JH');
INSERT INTO journal VALUES(775,774,123044580361764865,7,1796561729113,0,'move 1 play AC suit S');
INSERT INTO journal VALUES(776,775,123044580361764865,8,1796561729113,18000867,'move 7 play KS');
INSERT INTO journal VALUES(777,776,123044580361764865,9,1796561732330,0,'move 6 play AD suit S');
INSERT INTO journal VALUES(778,746,123044234516234241,15,1796561732330,0,'voted 1 forgive');
INSERT INTO journal VALUES(779,777,123044580361764865,10,1796561734546,0,'move 5 play JS JC');
INSERT INTO journal VALUES(780,753,123043734848798722,18,1796561735107,0,'timeout 4');
INSERT INTO journal VALUES(781,780,123043734848798722,19,1796561735107,0,'auto 4 draw');
INSERT INTO journal VALUES(782,779,123044580361764865,11,1796561736010,0,'move 6 play KC');
INSERT INTO journal VALUES(783,782,123044580361764865,12,1796561737330,18000868,'move 7 play 2C 3C');
INSERT INTO journal VALUES(784,783,123044580361764865,13,1796561741289,0,'move 1 play 4C');
INSERT INTO journal VALUES(785,784,123044580361764865,14,1796561746289,0,'move 2 play 10S 10C');
INSERT INTO journal VALUES(786,785,123044580361764865,15,1796561746289,18000869,'move 4 play JC');
INSERT INTO journal VALUES(787,786,123044580361764865,16,1796561751044,0,'move 3 play JD');
INSERT INTO journal VALUES(788,787,123044580361764865,17,1796561751044,0,'hash c74667f1ddce93021626681a8ce9cfa7');
INSERT INTO journal VALUES(789,762,123044089162629122,18,1796561751044,0,'timeout 4');
INSERT INTO journal VALUES(790,789,123044089162629122,19,1796561751044,0,'auto 4 draw');
INSERT INTO journal VALUES(791,788,123044580361764865,18,1796561756044,18000870,'move 4 play 6D');
INSERT INTO journal VALUES(792,791,123044580361764865,19,1796561758131,0,'move 5 play 2D 2D');
INSERT INTO journal VALUES(793,792,123044580361764865,20,1796561762860,0,'move 6 play 3S');
INSERT INTO journal VALUES(794,0,123044785228349441,1,1796561762860,18000878,'move 1 keep QC JH 8S');
INSERT INTO journal VALUES(795,794,123044785228349441,2,1796561765664,0,'move 2 keep 7C 5D 10C');
INSERT INTO journal VALUES(796,795,123044785228349441,3,1796561770664,18000879,'move 3 keep 10H 7D QS');
INSERT INTO journal VALUES(797,796,123044785228349441,4,1796561774421,18000880,'move 3 play 3S');
INSERT INTO journal VALUES(798,797,123044785228349441,5,1796561776148,18000881,'move 1 play 4D 4H');
INSERT INTO journal VALUES(799,798,123044785228349441,6,1796561780556,0,'move 2 play 9C');
INSERT INTO journal VALUES(800,799,123044785228349441,7,1796561785556,18000882,'move 3 play 9H');
INSERT INTO journal VALUES(801,800,123044785228349441,8,1796561786793,18000883,'move 1 play KH');
INSERT INTO journal VALUES(802,801,123044785228349441,9,1796561791316,0,'move 2 play AD');
INSERT INTO journal VALUES(803,781,123043734848798722,20,1796561795107,0,'timeout 3');
INSERT INTO journal VALUES(804,803,123043734848798722,21,1796561795107,0,'auto 3 play KS');
INSERT INTO journal VALUES(805,802,123044785228349441,10,1796561796316,18000884,'move 3 play 7S');
INSERT INTO journal VALUES(806,805,123044785228349441,11,1796561799780,18000885,'move 1 play 6C');
INSERT INTO journal VALUES(807,806,123044785228349441,12,1796561803806,0,'move 2 play JD');
INSERT INTO journal VALUES(808,0,123044977939841025,1,1796561808806,18000896,'move 1 play KD KH');
INSERT INTO journal VALUES(809,808,123044977939841025,2,1796561813489,18000897,'move 2 play 2H');
INSERT INTO journal VALUES(810,790,123044089162629122,20,1796561817318,0,'timeout 5');
INSERT INTO journal VALUES(811,810,123044089162629122,21,1796561817318,0,'auto 5 play 5S');
INSERT INTO journal VALUES(812,809,123044977939841025,3,1796561817318,0,'move 3 take');
INSERT INTO journal VALUES(813,812,123044977939841025,4,1796561822318,0,'move 4 play 2C');
INSERT INTO journal VALUES(814,813,123044977939841025,5,1796561824139,0,'move 5 play 2D');
INSERT INTO journal VALUES(815,814,123044977939841025,6,1796561827318,0,'move 6 take');
INSERT INTO journal VALUES(816,815,123044977939841025,7,1796561827318,18000898,'move 1 draw');
INSERT INTO journal VALUES(817,816,123044977939841025,8,1796561830682,18000899,'move 2 play JD');
INSERT INTO journal VALUES(818,817,123044977939841025,9,1796561834329,0,'move 4 play 5D');
INSERT INTO journal VALUES(819,818,123044977939841025,10,1796561839329,0,'move 5 draw');
INSERT INTO journal VALUES(820,819,123044977939841025,11,1796561840793,0,'move 6 play 9D 9S');
INSERT INTO journal VALUES(821,820,123044977939841025,12,1796561844329,18000900,'move 1 play 9H');
INSERT INTO journal VALUES(822,821,123044977939841025,13,1796561848354,18000901,'move 2 play 7H');
INSERT INTO journal VALUES(823,822,123044977939841025,14,1796561851187,0,'move 3 play 9H');
INSERT INTO journal VALUES(824,823,123044977939841025,15,1796561855107,0,'move 4 play 7C');
INSERT INTO journal VALUES(825,804,123043734848798722,22,1796561855107,0,'timeout 2');
INSERT INTO journal VALUES(826,825,123043734848798722,23,1796561855107,0,'auto 2 play 10S');
INSERT INTO journal VALUES(827,824,123044977939841025,16,1796561857237,0,'move 5 play 9C');
INSERT INTO journal VALUES(828,827,123044977939841025,17,1796561857237,0,'hash 92aeddfcff565a27a12a6268bc4c5606');
INSERT INTO journal VALUES(829,828,123044977939841025,18,1796561861187,0,'move 6 play 6C');
INSERT INTO journal VALUES(830,0,123045197641678849,1,1796561861187,18000908,'move 1 layout spread done');
INSERT INTO journal VALUES(831,830,123045197641678849,2,1796561865751,18000909,'move 2 layout spread done');
INSERT INTO journal VALUES(832,831,123045197641678849,3,1796561867309,18000910,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(833,832,123045197641678849,4,1796561870797,18000911,'move 2 place auto');
INSERT INTO journal VALUES(834,833,123045197641678849,5,1796561874231,18000912,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(835,834,123045197641678849,6,1796561876220,18000913,'move 2 place auto');
INSERT INTO journal VALUES(836,835,123045197641678849,7,1796561879352,18000914,'move 1 throw 2D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(837,836,123045197641678849,8,1796561882178,18000915,'move 2 place auto');
INSERT INTO journal VALUES(838,837,123045197641678849,9,1796561883258,18000916,'move 2 throw JS aim-mm 630 1125 flick');
INSERT INTO journal VALUES(839,838,123045197641678849,10,1796561886202,18000917,'move 2 place auto');
INSERT INTO journal VALUES(840,839,123045197641678849,11,1796561890040,18000918,'move 1 throw 3D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(841,840,123045197641678849,12,1796561892478,18000919,'move 1 place auto');
INSERT INTO journal VALUES(842,0,123045343054004225,1,1796561895856,18000930,'move 4 play G8');
INSERT INTO journal VALUES(843,842,123045343054004225,2,1796561900028,18000931,'move 3 play G1');
INSERT INTO journal VALUES(844,843,123045343054004225,3,1796561901423,18000932,'move 2 play G+2');
INSERT INTO journal VALUES(845,844,123045343054004225,4,1796561902916,18000933,'move 1 take');
INSERT INTO journal VALUES(846,845,123045343054004225,5,1796561905960,18000934,'move 4 play G3');
INSERT INTO journal VALUES(847,846,123045343054004225,6,1796561909208,18000935,'move 3 play J color B');
INSERT INTO journal VALUES(848,847,123045343054004225,7,1796561913198,18000936,'move 2 play B5');
INSERT INTO journal VALUES(849,848,123045343054004225,8,1796561917341,18000937,'move 1 draw');
INSERT INTO journal VALUES(850,849,123045343054004225,9,1796561920632,18000938,'move 1 pass');
INSERT INTO journal VALUES(851,850,123045343054004225,10,1796561925199,18000939,'move 4 play Y5');
INSERT INTO journal VALUES(852,851,123045343054004225,11,1796561929239,18000940,'move 3 play Y+2');
INSERT INTO journal VALUES(853,852,123045343054004225,12,1796561930527,18000941,'move 2 take');
INSERT INTO journal VALUES(854,0,123045494510321665,1,1796561931966,18000958,'move 8 play AH AS suit H');
INSERT INTO journal VALUES(855,854,123045494510321665,2,1796561934310,18000959,'move 1 play 3H 3D 3D');
INSERT INTO journal VALUES(856,855,123045494510321665,3,1796561938155,18000960,'move 2 play 6D 5D');
INSERT INTO journal VALUES(857,856,123045494510321665,4,1796561942454,18000961,'move 3 take');
INSERT INTO journal VALUES(858,857,123045494510321665,5,1796561945749,18000962,'move 4 play 9D 9H');
INSERT INTO journal VALUES(859,858,123045494510321665,6,1796561950211,18000963,'move 5 play AS suit D');
INSERT INTO journal VALUES(860,859,123045494510321665,7,1796561954619,18000964,'move 6 play 5D 5H');
INSERT INTO journal VALUES(861,860,123045494510321665,8,1796561956261,18000965,'move 7 play 2S');
INSERT INTO journal VALUES(862,861,123045494510321665,9,1796561958283,18000966,'move 8 take');
INSERT INTO journal VALUES(863,862,123045494510321665,10,1796561959287,18000967,'move 1 draw');
INSERT INTO journal VALUES(864,863,123045494510321665,11,1796561961591,18000968,'move 2 play 5S');
INSERT INTO journal VALUES(865,864,123045494510321665,12,1796561964000,18000969,'move 3 take');
INSERT INTO journal VALUES(866,0,123045635996778497,1,1796561965699,18000979,'move 1 keep 2H 3S 10C');
INSERT INTO journal VALUES(867,866,123045635996778497,2,1796561967993,18000980,'move 2 keep 7C 5H AS');
INSERT INTO journal VALUES(868,867,123045635996778497,3,1796561969265,18000981,'move 3 keep 10S 9H 8S');
INSERT INTO journal VALUES(869,868,123045635996778497,4,1796561973180,18000982,'move 4 keep 10H AD 5D');
INSERT INTO journal VALUES(870,869,123045635996778497,5,1796561977321,18000983,'move 3 play 3H');
INSERT INTO journal VALUES(871,870,123045635996778497,6,1796561980804,18000984,'move 4 take');
INSERT INTO journal VALUES(872,871,123045635996778497,7,1796561982520,18000985,'move 1 play 7S');
INSERT INTO journal VALUES(873,872,123045635996778497,8,1796561987469,18000986,'move 2 play 4H');
INSERT INTO journal VALUES(874,873,123045635996778497,9,1796561991431,18000987,'move 3 take');
INSERT INTO journal VALUES(875,874,123045635996778497,10,1796561992917,18000988,'move 4 play 3H');
INSERT INTO journal VALUES(876,875,123045635996778497,11,1796561994823,18000989,'move 1 play KC');
INSERT INTO journal VALUES(877,876,123045635996778497,12,1796561998188,18000990,'move 2 play KS');
INSERT INTO journal VALUES(878,0,123045777323851777,1,1796561999394,18000995,'move 1 play QC');
INSERT INTO journal VALUES(879,878,123045777323851777,2,1796562001273,18000996,'move 2 play 10C 10S');
INSERT INTO journal VALUES(880,879,123045777323851777,3,1796562005482,18000997,'move 1 draw');
INSERT INTO journal VALUES(881,880,123045777323851777,4,1796562007287,18000998,'move 2 play AH suit H');
INSERT INTO journal VALUES(882,881,123045777323851777,5,1796562009349,18000999,'move 1 play 7D');
INSERT INTO journal VALUES(883,882,123045777323851777,6,1796562012607,18001000,'move 2 play 9H');
INSERT INTO journal VALUES(884,883,123045777323851777,7,1796562014525,18001001,'move 1 draw');
INSERT INTO journal VALUES(885,884,123045777323851777,8,1796562016358,18001002,'move 2 play 8H 8D');
INSERT INTO journal VALUES(886,885,123045777323851777,9,1796562018144,18001003,'move 2 play AS suit C');
INSERT INTO journal VALUES(887,886,123045777323851777,10,1796562020409,18001004,'move 1 play KC');
INSERT INTO journal VALUES(888,887,123045777323851777,11,1796562024701,18001005,'move 2 draw');
INSERT INTO journal VALUES(889,888,123045777323851777,12,1796562026697,18001006,'move 1 draw');
INSERT INTO journal VALUES(890,0,123045906978177025,1,1796562030306,18001012,'move 1 layout deep done');
INSERT INTO journal VALUES(891,890,123045906978177025,2,1796562034486,18001013,'move 2 place 8H G7');
INSERT INTO journal VALUES(892,891,123045906978177025,3,1796562036981,18001014,'move 2 layout deep done');
INSERT INTO journal VALUES(893,892,123045906978177025,4,1796562039469,18001015,'move 2 throw AD aim-mm 810 1665 flick');
INSERT INTO journal VALUES(894,893,123045906978177025,5,1796562043399,18001016,'move 2 place AD O6');
INSERT INTO journal VALUES(895,894,123045906978177025,6,1796562046852,18001017,'move 2 place auto');
INSERT INTO journal VALUES(896,895,123045906978177025,7,1796562049752,18001018,'move 1 throw 10S aim-mm 90 1485 flick');
INSERT INTO journal VALUES(897,896,123045906978177025,8,1796562054210,18001019,'move 2 place 10S B10');
INSERT INTO journal VALUES(898,897,123045906978177025,9,1796562059191,18001020,'move 2 throw 2D aim-mm 930 1935 flick');
INSERT INTO journal VALUES(899,898,123045906978177025,10,1796562060723,18001021,'move 2 place KC H4');
INSERT INTO journal VALUES(900,899,123045906978177025,11,1796562063023,18001022,'move 2 place 5C B5');
INSERT INTO journal VALUES(901,900,123045906978177025,12,1796562066712,18001023,'move 2 place auto');
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
INSERT INTO friend VALUES(123017258598400004,189,1796555200000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(123017258598400005,188,1796555200000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(123017258598400006,189,1796555200000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(123017258598400007,189,1796555200000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(123017258598400008,189,1796555200000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(123017258598400001,189,1796555200000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(123017258598400009,189,1796555200000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(123017258598400010,189,1796555200000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(123017258598400011,189,1796555200000,123017258598400009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1796555200000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(123017258598400012,1796555200000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(123017258598400013,1796555200000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1796555200000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(123017258598400014,1796555200000,0,0,'');
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
INSERT INTO lockdown VALUES(123017258598400015,1796555200000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(123017258598400016,1796555200000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1796555200000,1796641600000,'player88','192.0.2.7',2,'kate','');
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
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
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
INSERT INTO adjustment VALUES(123017258598400017,188,1796555200000,1,188,'player88',1,50000,1,0,0,'kate','','','','a cup');
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;
INSERT INTO daily_day VALUES(20793,1796555200000,'0badcafe','c0ffee',0);
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
INSERT INTO daily_try VALUES(123017258598400018,189,1796555200000,'player1',20793,0,0,1,12,750,2,5);
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
CREATE INDEX daily_try_day ON daily_try (day, id);
COMMIT;
PRAGMA user_version = 18;
