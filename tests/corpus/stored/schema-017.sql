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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,110,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,-40,99950,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,90,100050,'',0);
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
INSERT INTO account VALUES(118,'player18','player18','player18','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(119,'player19','player19','player19','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(120,'player20','player20','player20','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(121,'player21','player21','player21','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(122,'player22','player22','player22','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(123,'player23','player23','player23','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(124,'player24','player24','player24','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(125,'player25','player25','player25','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(126,'player26','player26','player26','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(127,'player27','player27','player27','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(128,'player28','player28','player28','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(129,'player29','player29','player29','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(130,'player30','player30','player30','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(131,'player31','player31','player31','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(132,'player32','player32','player32','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(133,'player33','player33','player33','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(134,'player34','player34','player34','',0,1,0,0,20,100010,'',0);
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
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1796468800000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
INSERT INTO card_table VALUES(122679251815104512,16,122679251815104513,replace('game last-one\noptions mode=quick points=100 pairs=yes limit=600\nseats 4\nterms open\nbet 0\nclock 60000\nhost 108\ndelay 1\nseat 1 122679251815104515 bot 2 0 0 bot-blaise\nseat 2 108 account 0 0 17000769 player8\nseat 3 109 account 0 0 17000770 player9\nseat 4 122679251815104514 bot 1 0 0 bot-ada\nnext 122681477946146816 4443000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(122679435827609600,17,122679435827609601,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 5\nterms open\nbet 0\nclock 60000\nhost 110\ndelay 1\nseat 1 110 account 0 0 17000784 player10\nseat 2 122679435827609603 bot 2 0 0 bot-blaise\nseat 3 111 account 0 0 17000785 player11\nseat 4 122679435827609604 bot 1 0 0 bot-cleo\nseat 5 122679435827609602 bot 1 0 0 bot-ada\nnext 122681573886656512 4e43000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(122679610218381312,18,122679610218381313,replace('game palace\noptions tie=rps bomb=single limit=500\nseats 4\nterms open\nbet 0\nclock 60000\nhost 112\ndelay 1\nseat 1 122679610218381315 bot 2 0 0 bot-blaise\nseat 2 113 account 0 0 17000797 player13\nseat 3 112 account 0 0 17000796 player12\nseat 4 122679610218381314 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(122679802082623488,19,122679802082623489,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800\nseats 4\nterms open\nbet 0\nclock 60000\nhost 114\ndelay 1\nseat 1 115 account 0 0 17000811 player15\nseat 2 122679802082623490 bot 1 0 0 bot-ada\nseat 3 122679802082623491 bot 2 0 0 bot-blaise\nseat 4 114 account 0 0 17000810 player14\n','\n',char(10)));
INSERT INTO card_table VALUES(122679986300649472,20,122679986300649473,replace('game exta-cards\noptions jokers=yes throws=40 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 116\ndelay 1\nseat 1 117 account 0 0 17000823 player17\nseat 2 116 account 0 0 17000822 player16\n','\n',char(10)));
INSERT INTO card_table VALUES(122680137413033984,21,122680137413033985,replace('game last-one\noptions mode=points points=200 pairs=no limit=600\nseats 2\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 2 118 account 0 0 17000838 player18\nnext 122680305487183872 0c43000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(122680305487183873,22,122680305487183874,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 6\nterms open\nbet 10\nclock 60000\nhost 120\ndelay 1\nseat 1 125 account 0 0 17000865 player25\nseat 2 124 account 0 0 17000864 player24\nseat 3 123 account 0 0 17000863 player23\nseat 4 120 account 0 0 17000860 player20\nseat 5 122 account 0 0 17000862 player22\nseat 6 121 account 0 0 17000861 player21\n','\n',char(10)));
INSERT INTO card_table VALUES(122680446625513472,23,122680446625513473,replace('game palace\noptions tie=rps bomb=pile limit=500\nseats 2\nterms open\nbet 10\nclock 60000\nhost 126\ndelay 1\nseat 2 126 account 0 0 17000882 player26\nnext 122680601894453248 0f43000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(122680601894453249,24,122680601894453250,replace('game switch\noptions mistakes=cutthroat run-chain=no ace-penalty=full announce=casual limit=800\nseats 5\nterms open\nbet 10\nclock 60000\nhost 128\ndelay 1\nseat 1 129 account 0 0 17000904 player29\nseat 2 131 account 0 0 17000906 player31\nseat 3 132 account 0 0 17000907 player32\nseat 4 128 account 0 0 17000903 player28\nseat 5 130 account 0 0 17000905 player30\n','\n',char(10)));
INSERT INTO card_table VALUES(122680726121349120,25,122680726121349121,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 134\ndelay 1\nseat 2 134 account 0 0 17000923 player34\nnext 122680870862585856 1243000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(122680870862585857,26,122680870862585858,replace('game last-one\noptions mode=quick points=300 pairs=no limit=600\nseats 3\nterms open\nbet 0\nclock 60000\nhost 135\ndelay 1\nfrozen looked into\nseat 1 122680870862585859 bot 1 0 0 bot-ada\nseat 2 136 account 0 0 17000942 player36\nseat 3 135 account 0 0 17000941 player35\n','\n',char(10)));
INSERT INTO card_table VALUES(122681058574467072,27,122681058574467073,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 7\nterms open\nbet 0\nclock 60000\nhost 137\ndelay 1\nfrozen looked into\nseat 1 137 account 0 0 17000960 player37\nseat 2 122681058574467074 bot 1 0 0 bot-ada\nseat 3 122681058574467075 bot 2 0 0 bot-blaise\nseat 4 122681058574467077 bot 2 0 0 bot-dora\nseat 5 122681058574467078 bot 1 0 0 bot-emil\nseat 6 138 account 0 0 17000961 player38\nseat 7 122681058574467076 bot 1 0 0 bot-cleo\n','\n',char(10)));
INSERT INTO card_table VALUES(122681266515476480,28,122681266515476481,replace('game palace\noptions tie=position bomb=pile limit=500\nseats 3\nterms open\nbet 0\nclock 60000\nhost 139\ndelay 1\nfrozen looked into\nseat 1 139 account 0 0 17000971 player39\nseat 2 140 account 0 0 17000972 player40\nseat 3 122681266515476482 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(122681433897566208,29,122681433897566209,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=soft announce=cutthroat limit=800\nseats 6\nterms open\nbet 0\nclock 60000\nhost 141\ndelay 1\nfrozen looked into\nseat 1 122681433897566211 bot 2 0 0 bot-blaise\nseat 2 142 account 0 0 17000991 player42\nseat 3 122681433897566212 bot 1 0 0 bot-cleo\nseat 4 122681433897566213 bot 2 0 0 bot-dora\nseat 5 122681433897566210 bot 1 0 0 bot-ada\nseat 6 141 account 0 0 17000990 player41\n','\n',char(10)));
INSERT INTO card_table VALUES(122681638827065344,30,122681638827065345,replace('game exta-cards\noptions jokers=no throws=0 limit=0 bad=2\nseats 2\nterms open\nbet 0\nclock 60000\nhost 143\ndelay 1\nfrozen looked into\nseat 1 143 account 0 0 17001001 player43\nseat 2 144 account 0 0 17001002 player44\n','\n',char(10)));
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
INSERT INTO game VALUES(122654870732800019,122654870732800018,'last-one',2,1,10,X'89bf41e261c831e5f9c501b4fd8a1d095e66127037ef6523b0cd2a9288e626bb','mode=points points=200 pairs=no limit=600',1796468800000,1796469087323,1,0,1,1,replace('format 2\nsecret 6942000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 tnzkrmnbh5w2\n','\n',char(10)),'',38,0);
INSERT INTO game VALUES(122656331705352193,122656331705352192,'last-one',2,0,0,X'546f86f44635d1f591886f70a735ebc64447f03fa1940aaa13f1fed69a212d4d','mode=points points=200 pairs=no limit=600',1796469148323,1796469953008,3,0,1,2,replace('format 2\nsecret 6b42000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 45rumrdzdvam\ndrawn bot-ada 4n2vckef6hwa\n','\n',char(10)),'It took too long.',153,0);
INSERT INTO game VALUES(122659962651410433,122659962651410432,'last-one',2,0,0,X'6410a9f9a809d3b8bbf89ef06c5d47f1cc56b6fee448835336e0eacc39cd5b4d','mode=quick points=200 pairs=no limit=48',1796470014008,1796470235237,1,0,1,3,replace('format 2\nsecret 9342000000000000000000000000000000000000000000000000000000000000\ndrawn player0 dwwchkkv8z6p\ndrawn guest1 ju3v6giypcrm\ndrawn guest2 n4kdqkr5gn3j\ndrawn guest3 r54tn5awmcss\n','\n',char(10)),'limit',215,0);
INSERT INTO game VALUES(122661165397442561,122661165397442560,'extreme-last-card',1,1,10,X'828121b609ef76dfc0c08456b5e685d564c2ed61d62c655f4e027cbb5f4e66b4','hand=6 draw=must-play limit=400',1796470300765,1796470320174,1,0,1,4,replace('format 2\nsecret 9542000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 wnbhct6rjdk8\n','\n',char(10)),'',224,0);
INSERT INTO game VALUES(122661502657232897,122661502657232896,'extreme-last-card',1,0,0,X'825b86dc799ff6211840ffa7f56b8abe36e028b67457115abd698c8e888940a4','hand=8 draw=free limit=400',1796470381174,1796470754847,1,0,1,5,replace('format 2\nsecret 9742000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 un7wtqry6fzu\ndrawn bot-ada chuqy8g8ad9h\n','\n',char(10)),'',250,0);
INSERT INTO game VALUES(122663334246875137,122663334246875136,'extreme-last-card',1,0,0,X'c41422a82fd3cdadaba8b71836ed126f9f0613fced8bc18b173794afd8a55445','hand=10 draw=free limit=400',1796470817859,1796471065348,1,0,1,6,replace('format 2\nsecret a242000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 4xvmhs7e6e55\ndrawn guest2 pwdz8jfkpzvp\ndrawn guest3 jemu62446yau\n','\n',char(10)),'',304,0);
INSERT INTO game VALUES(122664641552711681,122664641552711680,'palace',2,1,10,X'b39bd054bf7359a990e1ceef963395ef9fdc9b5337a4ef92ec92d922800bed15','tie=coin bomb=single limit=500',1796471129545,1796471292846,1,0,1,7,replace('format 2\nsecret a442000000000000000000000000000000000000000000000000000000000000\ndrawn player0 kpm5ewmf777v\ndrawn player1 f9qxm3kwiwpt\n','\n',char(10)),'',345,0);
INSERT INTO game VALUES(122665582339293185,122665582339293184,'palace',2,0,0,X'23c624fb692b81a31a5e24d64c88f58a1d3540a0b4199f7711d9b3f93a6845c8','tie=coin bomb=single limit=500',1796471353846,1796471717547,1,0,1,8,replace('format 2\nsecret a642000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 3avmfw8b8zvw\ndrawn bot-ada 2u967xk6is7a\n','\n',char(10)),'',427,0);
INSERT INTO game VALUES(122667377337827329,122667377337827328,'palace',2,0,0,X'11662bbc8f4fa194e9e2f1e200480e97d381ee6d2a66db4a141cda8a2b69fec5','tie=coin bomb=pile limit=500',1796471781807,1796472541706,3,0,1,9,replace('format 2\nsecret c242000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 77fpvnksvfrp\ndrawn guest2 9bt9t9texrek\ndrawn guest3 7cxzvk3qxiyk\n','\n',char(10)),'It took too long.',541,0);
INSERT INTO game VALUES(122670820437786625,122670820437786624,'switch',1,1,10,X'61fcaf2edcab72de34dac454ed6465f192a2f2d5b3692ba1e3cc1a8c9bc6cac6','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800',1796472602706,1796473031937,1,0,1,10,replace('format 2\nsecret c442000000000000000000000000000000000000000000000000000000000000\ndrawn player0 kccji56jzh8e\ndrawn player1 wbnyusx72fa6\n','\n',char(10)),'',641,0);
INSERT INTO game VALUES(122672876615630849,122672876615630848,'switch',1,0,0,X'70b70176abfcdb8aafae23e417b484187b1882b28dc3399d211658d55ca1fde6','mistakes=cutthroat run-chain=no ace-penalty=soft announce=cutthroat limit=800',1796473092937,1796473607450,3,0,1,11,replace('format 2\nsecret c642000000000000000000000000000000000000000000000000000000000000\ndrawn player0 7grwu5hzczx2\ndrawn player1 5brttpd5868e\ndrawn bot-ada xbpve627gzfx\n','\n',char(10)),'It took too long.',686,0);
INSERT INTO game VALUES(122675290492108801,122675290492108800,'switch',1,0,0,X'0b07ef258b5af810bd402a4a7374832fb9d203e94e2d57f87812c193191b57b2','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=36',1796473668450,1796473834182,1,0,1,12,replace('format 2\nsecret d742000000000000000000000000000000000000000000000000000000000000\ndrawn player0 iz82xg7a5c65\ndrawn guest1 j2s2q9xcguge\ndrawn guest2 5cyncgy6ihak\ndrawn guest3 g8jmgwdvb8iu\n','\n',char(10)),'limit',726,0);
INSERT INTO game VALUES(122676245715484673,122676245715484672,'exta-cards',2,1,10,X'a730b66765a5a376c4c755fac14489cf6ea17c8d23c4f9c9431468089cc35ebd','jokers=no throws=20 limit=11 bad=chance',1796473896193,1796473924072,1,0,1,13,replace('format 2\nsecret d942000000000000000000000000000000000000000000000000000000000000\ndrawn player0 733agb5nzwea\ndrawn player1 vq5gnfp399xs\n','\n',char(10)),'',739,0);
INSERT INTO game VALUES(122676618501029889,122676618501029888,'exta-cards',2,1,0,X'4bd36d154079e17d32ee588ebed1f1bc470e3bb6c8fb2ce1ddd7b0032b3e1414','jokers=yes throws=20 limit=12 bad=chance',1796473985072,1796474117215,1,0,1,14,replace('format 2\nsecret db42000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 2ujautsc4dy7\n','\n',char(10)),'limit',767,0);
INSERT INTO game VALUES(122677444799889409,122677444799889408,'exta-cards',2,0,0,X'22a76443ff8d05b8986bce191219599ff326e8f67e583436ee2e6ff40498387e','jokers=no throws=0 limit=0 bad=chance',1796474182077,1796474551903,1,0,1,15,replace('format 2\nsecret dd42000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 keuv823t5yda\n','\n',char(10)),'',793,0);
INSERT INTO game VALUES(122679251815104513,122679251815104512,'last-one',2,0,0,X'33e033f3c5842dd570a390e7316b92ea71d90be823c3ae96912cb6cec0f4b0fe','mode=quick points=100 pairs=yes limit=600',1796474612903,1796475143654,1,0,1,16,replace('format 2\nsecret df42000000000000000000000000000000000000000000000000000000000000\ndrawn player8 rq56fzf79wmq\ndrawn player9 geuhurv3m6zy\ndrawn bot-ada uwqctjnc24je\ndrawn bot-blaise jxpsx7q2ce2r\n','\n',char(10)),'',1072,0);
INSERT INTO game VALUES(122679435827609601,122679435827609600,'extreme-last-card',1,0,0,X'd199cbc534b2dbdfae7546f51c42278a7095f1d73957c7220bb57f2baf3100b8','hand=7 draw=must-play limit=400',1796474656775,1796475166528,1,0,1,17,replace('format 2\nsecret e842000000000000000000000000000000000000000000000000000000000000\nplayer player10 corpus\ndrawn player11 mnr46e4fzqdr\ndrawn bot-ada ipzb3c73f3uc\ndrawn bot-blaise gw249r29rz9w\ndrawn bot-cleo huwrur7mc9xf\n','\n',char(10)),'',1097,0);
INSERT INTO game VALUES(122679610218381313,122679610218381312,'palace',2,0,0,X'b5ca70e987b280d7042f4af17dffbb3e6b5e1a27ddaaa81cb98de3d5a5fd8b61','tie=rps bomb=single limit=500',1796474698353,0,0,0,1,18,replace('format 2\nsecret f342000000000000000000000000000000000000000000000000000000000000\ndrawn player12 ba4w7vvenmms\ndrawn player13 ym8kec3y8tub\ndrawn bot-ada her4nhsyufdr\ndrawn bot-blaise am74pfh36vqs\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122679802082623489,122679802082623488,'switch',1,0,0,X'8de4cfa5e19c90cbc62fe5986122da3fbb9eacaaffe384cc16e932f8e83028ca','mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800',1796474744097,0,0,0,1,19,replace('format 2\nsecret fd42000000000000000000000000000000000000000000000000000000000000\ndrawn player14 h7mz2piy5c9q\ndrawn player15 seyyier43rzs\ndrawn bot-ada r37ajgeqgyi9\ndrawn bot-blaise 2dgjj67mkmru\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122679986300649473,122679986300649472,'exta-cards',2,1,0,X'f4ce4b13c9afa501b0cd24fc01afa7689cd7bd4b74fe8aa7b7cf5da9aaca80e2','jokers=yes throws=40 limit=300 bad=chance',1796474788018,0,0,0,1,20,replace('format 2\nsecret 0a43000000000000000000000000000000000000000000000000000000000000\nplayer player16 corpus\ndrawn player17 hxajv2f29xfv\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122680137413033985,122680137413033984,'last-one',2,1,10,X'523c8a0f5b001526f01431226300aa8892166fd405e99fb813c9ddde45a90ead','mode=points points=200 pairs=no limit=600',1796474824046,1796474864118,1,0,1,21,replace('format 2\nsecret 0b43000000000000000000000000000000000000000000000000000000000000\ndrawn player18 qsfzmtjpq5zd\ndrawn player19 c7cwyhjvjvqn\n','\n',char(10)),'',954,0);
INSERT INTO game VALUES(122680305487183874,122680305487183873,'extreme-last-card',1,1,10,X'3d2f1a1091a5af1ecf6f77186b40fb468b3876cc854470e02d001caf978404b9','hand=7 draw=must-play limit=400',1796474864118,0,0,0,1,22,replace('format 2\nsecret 0d43000000000000000000000000000000000000000000000000000000000000\nplayer player20 corpus\ndrawn player21 kg8bd8j6s8jj\ndrawn player22 a39zytfu9nym\ndrawn player23 67u2y7aswr9b\ndrawn player24 sbmp6p3r2zr2\ndrawn player25 gt69jn9rjgn8\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122680446625513473,122680446625513472,'palace',2,1,10,X'f747f703dfd6c1205837e79d86e21f9ed7695bfe22950b15d0489fbba67ef3bb','tie=rps bomb=pile limit=500',1796474897768,1796474934787,1,0,1,23,replace('format 2\nsecret 0e43000000000000000000000000000000000000000000000000000000000000\nplayer player26 corpus\ndrawn player27 k4dpb4625z7a\n','\n',char(10)),'',959,0);
INSERT INTO game VALUES(122680601894453250,122680601894453249,'switch',1,1,10,X'12bd00dc85fe0d4d836077462cc68e5c67f6e5b26d2f217cbcf540d84589d260','mistakes=cutthroat run-chain=no ace-penalty=full announce=casual limit=800',1796474934787,0,0,0,1,24,replace('format 2\nsecret 1043000000000000000000000000000000000000000000000000000000000000\nplayer player28 corpus\ndrawn player29 u5u8qb6ghykd\ndrawn player30 qpgzu6jzhagw\ndrawn player31 itbvem94vzjn\ndrawn player32 nprr4hj4u2ts\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122680726121349121,122680726121349120,'exta-cards',2,1,10,X'c24bd436c0f95bdb50ddda5be7d191d10b74238a9c0bfc1d024da23011a6fd9b','jokers=yes throws=20 limit=300 bad=chance',1796474964405,1796474998914,1,0,1,25,replace('format 2\nsecret 1143000000000000000000000000000000000000000000000000000000000000\ndrawn player33 vyp56636kmdm\ndrawn player34 bg7ci5y3c6iz\n','\n',char(10)),'',984,0);
INSERT INTO game VALUES(122680870862585858,122680870862585857,'last-one',2,0,0,X'28d9fa85cec6095e5b1f3f9221b3bab82df0f38e48b757c2c3909ec42088c2e6','mode=quick points=300 pairs=no limit=600',1796474998914,0,0,0,1,26,replace('format 2\nsecret 1343000000000000000000000000000000000000000000000000000000000000\nplayer player35 corpus\ndrawn player36 7xysbh6xfw83\ndrawn bot-ada wkxndjqbtvix\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122681058574467073,122681058574467072,'extreme-last-card',1,0,0,X'd6919bb26d909ce265d09435e960c453f0d3ad52d49d5592167d7fb2b0d3856c','hand=7 draw=must-play limit=400',1796475043668,0,0,0,1,27,replace('format 2\nsecret 1d43000000000000000000000000000000000000000000000000000000000000\nplayer player37 corpus\ndrawn player38 j3bkvxjtpvt5\ndrawn bot-ada wc3pipsuap9b\ndrawn bot-blaise avav3qy8wvnb\ndrawn bot-cleo qusdjzpp8pba\ndrawn bot-dora 4z56vaxgwkbx\ndrawn bot-emil gr328vqeiy4n\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122681266515476481,122681266515476480,'palace',2,0,0,X'f1e384d086b8c627965c72a726be712eeee3e8af5ffd83ea8a9ed1b9a1c5dd65','tie=position bomb=pile limit=500',1796475093245,0,0,0,1,28,replace('format 2\nsecret 2e43000000000000000000000000000000000000000000000000000000000000\ndrawn player39 bsmh8tghen92\ndrawn player40 ngqmugp7u55e\ndrawn bot-ada n88jrcnvk2k9\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122681433897566209,122681433897566208,'switch',1,0,0,X'47817f808a0adf6b72c42edf75fcb40f0f9880f7cc3c0ac25b3cfc65c882128f','mistakes=casual run-chain=no ace-penalty=soft announce=cutthroat limit=800',1796475133152,0,0,0,1,29,replace('format 2\nsecret 3743000000000000000000000000000000000000000000000000000000000000\nplayer player41 corpus\ndrawn player42 tfhiuh7grwy7\ndrawn bot-ada sxqq6msaj2z3\ndrawn bot-blaise x36tvd8cgtgv\ndrawn bot-cleo akhccer8n47t\ndrawn bot-dora gub5hrhtr93v\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(122681638827065345,122681638827065344,'exta-cards',2,1,0,X'91afa30c3751c5ef3e2ba725e7a382c34cb3447cb3825461879c3552a40290eb','jokers=no throws=0 limit=0 bad=2',1796475182011,0,0,0,1,30,replace('format 2\nsecret 5143000000000000000000000000000000000000000000000000000000000000\nplayer player43 corpus\ndrawn player44 ch75be2qatws\n','\n',char(10)),'',0,0);
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
INSERT INTO seat VALUES(122654870732800019,0,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122654870732800019,1,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(122656331705352193,0,122656331705352194,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122656331705352193,1,100,'player0',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122656331705352193,2,101,'player1',0,0,0,0,1,0,0,0,1);
INSERT INTO seat VALUES(122659962651410433,0,902,'guest2',1,0,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(122659962651410433,1,903,'guest3',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(122659962651410433,2,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(122659962651410433,3,100,'player0',0,0,4,-1,0,0,0,0,1);
INSERT INTO seat VALUES(122661165397442561,0,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(122661165397442561,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122661502657232897,0,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(122661502657232897,1,122661502657232898,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(122661502657232897,2,101,'player1',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(122663334246875137,0,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(122663334246875137,1,903,'guest3',1,0,2,-1,0,0,0,1,0);
INSERT INTO seat VALUES(122663334246875137,2,901,'guest1',1,0,3,-1,1,0,0,0,0);
INSERT INTO seat VALUES(122663334246875137,3,902,'guest2',1,0,3,-1,1,0,0,0,0);
INSERT INTO seat VALUES(122664641552711681,0,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122664641552711681,1,100,'player0',0,0,2,-1,1,-20,-10,0,0);
INSERT INTO seat VALUES(122665582339293185,0,122665582339293186,'bot-ada',2,1,2,0,0,0,0,0,0);
INSERT INTO seat VALUES(122665582339293185,1,101,'player1',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(122665582339293185,2,100,'player0',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(122667377337827329,0,901,'guest1',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122667377337827329,1,100,'player0',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122667377337827329,2,902,'guest2',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122667377337827329,3,903,'guest3',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122670820437786625,0,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(122670820437786625,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122672876615630849,0,122672876615630850,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122672876615630849,1,101,'player1',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122672876615630849,2,100,'player0',0,0,0,0,1,0,0,0,1);
INSERT INTO seat VALUES(122675290492108801,0,903,'guest3',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(122675290492108801,1,100,'player0',0,0,4,-1,0,0,0,0,1);
INSERT INTO seat VALUES(122675290492108801,2,902,'guest2',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(122675290492108801,3,901,'guest1',1,0,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(122676245715484673,0,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(122676245715484673,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122676618501029889,0,101,'player1',0,0,2,-1,0,-10,0,0,0);
INSERT INTO seat VALUES(122676618501029889,1,100,'player0',0,0,1,1,0,20,0,0,0);
INSERT INTO seat VALUES(122677444799889409,0,100,'player0',0,0,2,-1,1,0,0,0,1);
INSERT INTO seat VALUES(122677444799889409,1,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(122679251815104513,0,122679251815104515,'bot-blaise',2,2,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(122679251815104513,1,108,'player8',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(122679251815104513,2,109,'player9',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(122679251815104513,3,122679251815104514,'bot-ada',2,1,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(122679435827609601,0,110,'player10',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(122679435827609601,1,122679435827609603,'bot-blaise',2,2,2,-1,0,0,0,2,0);
INSERT INTO seat VALUES(122679435827609601,2,111,'player11',0,0,5,-1,0,0,0,1,1);
INSERT INTO seat VALUES(122679435827609601,3,122679435827609604,'bot-cleo',2,1,4,-1,0,0,0,0,0);
INSERT INTO seat VALUES(122679435827609601,4,122679435827609602,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(122679610218381313,0,122679610218381315,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122679610218381313,1,113,'player13',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122679610218381313,2,112,'player12',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122679610218381313,3,122679610218381314,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122679802082623489,0,115,'player15',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122679802082623489,1,122679802082623490,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122679802082623489,2,122679802082623491,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122679802082623489,3,114,'player14',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122679986300649473,0,117,'player17',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122679986300649473,1,116,'player16',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680137413033985,0,119,'player19',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(122680137413033985,1,118,'player18',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122680305487183874,0,125,'player25',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680305487183874,1,124,'player24',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680305487183874,2,123,'player23',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680305487183874,3,120,'player20',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680305487183874,4,122,'player22',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680305487183874,5,121,'player21',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680446625513473,0,127,'player27',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(122680446625513473,1,126,'player26',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122680601894453250,0,129,'player29',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680601894453250,1,131,'player31',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680601894453250,2,132,'player32',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680601894453250,3,128,'player28',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680601894453250,4,130,'player30',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680726121349121,0,133,'player33',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(122680726121349121,1,134,'player34',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(122680870862585858,0,122680870862585859,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122680870862585858,1,136,'player36',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122680870862585858,2,135,'player35',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122681058574467073,0,137,'player37',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122681058574467073,1,122681058574467074,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122681058574467073,2,122681058574467075,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122681058574467073,3,122681058574467077,'bot-dora',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122681058574467073,4,122681058574467078,'bot-emil',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122681058574467073,5,138,'player38',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122681058574467073,6,122681058574467076,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122681266515476481,0,139,'player39',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122681266515476481,1,140,'player40',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122681266515476481,2,122681266515476482,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122681433897566209,0,122681433897566211,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122681433897566209,1,142,'player42',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122681433897566209,2,122681433897566212,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122681433897566209,3,122681433897566213,'bot-dora',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122681433897566209,4,122681433897566210,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122681433897566209,5,141,'player41',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(122681638827065345,0,143,'player43',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(122681638827065345,1,144,'player44',0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1796468800000);
INSERT INTO entry VALUES(2,1,122654870732800019,1,20,'bet','',1796468800000);
INSERT INTO entry VALUES(2,2,122654870732800019,1,-20,'pot','',1796469087323);
INSERT INTO entry VALUES(2,3,122661165397442561,1,20,'bet','',1796470300765);
INSERT INTO entry VALUES(2,4,122661165397442561,1,-20,'pot','',1796470320174);
INSERT INTO entry VALUES(2,5,122664641552711681,1,20,'bet','',1796471129545);
INSERT INTO entry VALUES(2,6,122664641552711681,1,-20,'pot','',1796471292846);
INSERT INTO entry VALUES(2,7,122670820437786625,1,20,'bet','',1796472602706);
INSERT INTO entry VALUES(2,8,122670820437786625,1,-20,'pot','',1796473031937);
INSERT INTO entry VALUES(2,9,122676245715484673,1,20,'bet','',1796473896193);
INSERT INTO entry VALUES(2,10,122676245715484673,1,-20,'pot','',1796473924072);
INSERT INTO entry VALUES(2,11,122680137413033985,1,20,'bet','',1796474824046);
INSERT INTO entry VALUES(2,12,122680137413033985,1,-20,'pot','',1796474864118);
INSERT INTO entry VALUES(2,13,122680305487183874,1,60,'bet','',1796474864118);
INSERT INTO entry VALUES(2,14,122680446625513473,1,20,'bet','',1796474897768);
INSERT INTO entry VALUES(2,15,122680446625513473,1,-20,'pot','',1796474934787);
INSERT INTO entry VALUES(2,16,122680601894453250,1,50,'bet','',1796474934787);
INSERT INTO entry VALUES(2,17,122680726121349121,1,20,'bet','',1796474964405);
INSERT INTO entry VALUES(2,18,122680726121349121,1,-20,'pot','',1796474998914);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(100,2,122654870732800019,1,-10,'bet','',1796468800000);
INSERT INTO entry VALUES(100,3,122654870732800019,0,-10,'loss','',1796469087323);
INSERT INTO entry VALUES(100,4,122661165397442561,1,-10,'bet','',1796470300765);
INSERT INTO entry VALUES(100,5,122661165397442561,0,-10,'loss','',1796470380174);
INSERT INTO entry VALUES(100,6,122664641552711681,1,-10,'bet','',1796471129545);
INSERT INTO entry VALUES(100,7,122664641552711681,0,-20,'leave','',1796471292846);
INSERT INTO entry VALUES(100,8,122670820437786625,1,-10,'bet','',1796472602706);
INSERT INTO entry VALUES(100,9,122670820437786625,0,-10,'loss','',1796473031937);
INSERT INTO entry VALUES(100,10,122676245715484673,1,-10,'bet','',1796473896193);
INSERT INTO entry VALUES(100,11,122676245715484673,0,-10,'loss','',1796473924072);
INSERT INTO entry VALUES(100,12,122676618501029889,0,20,'win','',1796474117215);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(101,2,122654870732800019,1,-10,'bet','',1796468800000);
INSERT INTO entry VALUES(101,3,122654870732800019,0,20,'win','',1796469087323);
INSERT INTO entry VALUES(101,4,122654870732800019,1,20,'pot','',1796469087323);
INSERT INTO entry VALUES(101,5,122661165397442561,1,-10,'bet','',1796470300765);
INSERT INTO entry VALUES(101,6,122661165397442561,0,20,'win','',1796470320174);
INSERT INTO entry VALUES(101,7,122661165397442561,1,20,'pot','',1796470320174);
INSERT INTO entry VALUES(101,8,122664641552711681,1,-10,'bet','',1796471129545);
INSERT INTO entry VALUES(101,9,122664641552711681,0,20,'win','',1796471292846);
INSERT INTO entry VALUES(101,10,122664641552711681,1,20,'pot','',1796471292846);
INSERT INTO entry VALUES(101,11,122670820437786625,1,-10,'bet','',1796472602706);
INSERT INTO entry VALUES(101,12,122670820437786625,0,20,'win','',1796473031937);
INSERT INTO entry VALUES(101,13,122670820437786625,1,20,'pot','',1796473031937);
INSERT INTO entry VALUES(101,14,122676245715484673,1,-10,'bet','',1796473896193);
INSERT INTO entry VALUES(101,15,122676245715484673,0,20,'win','',1796473924072);
INSERT INTO entry VALUES(101,16,122676245715484673,1,20,'pot','',1796473924072);
INSERT INTO entry VALUES(101,17,122676618501029889,0,-10,'loss','',1796474117215);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(118,2,122680137413033985,1,-10,'bet','',1796474824046);
INSERT INTO entry VALUES(118,3,122680137413033985,0,20,'win','',1796474864118);
INSERT INTO entry VALUES(118,4,122680137413033985,1,20,'pot','',1796474864118);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(119,2,122680137413033985,1,-10,'bet','',1796474824046);
INSERT INTO entry VALUES(119,3,122680137413033985,0,-10,'loss','',1796474998914);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(120,2,122680305487183874,1,-10,'bet','',1796474864118);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(121,2,122680305487183874,1,-10,'bet','',1796474864118);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(122,2,122680305487183874,1,-10,'bet','',1796474864118);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(123,2,122680305487183874,1,-10,'bet','',1796474864118);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(124,2,122680305487183874,1,-10,'bet','',1796474864118);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(125,2,122680305487183874,1,-10,'bet','',1796474864118);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(126,2,122680446625513473,1,-10,'bet','',1796474897768);
INSERT INTO entry VALUES(126,3,122680446625513473,0,20,'win','',1796474934787);
INSERT INTO entry VALUES(126,4,122680446625513473,1,20,'pot','',1796474934787);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(127,2,122680446625513473,1,-10,'bet','',1796474897768);
INSERT INTO entry VALUES(127,3,122680446625513473,0,-10,'loss','',1796474998914);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(128,2,122680601894453250,1,-10,'bet','',1796474934787);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(129,2,122680601894453250,1,-10,'bet','',1796474934787);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(130,2,122680601894453250,1,-10,'bet','',1796474934787);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(131,2,122680601894453250,1,-10,'bet','',1796474934787);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(132,2,122680601894453250,1,-10,'bet','',1796474934787);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(133,2,122680726121349121,1,-10,'bet','',1796474964405);
INSERT INTO entry VALUES(133,3,122680726121349121,0,-10,'loss','',1796475058914);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(134,2,122680726121349121,1,-10,'bet','',1796474964405);
INSERT INTO entry VALUES(134,3,122680726121349121,0,20,'win','',1796474998914);
INSERT INTO entry VALUES(134,4,122680726121349121,1,20,'pot','',1796474998914);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1796468800000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1796468800000);
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
INSERT INTO score VALUES(100,'exta-cards',122676245715484673,1796473924072,1796473924072,-10,1,-1);
INSERT INTO score VALUES(100,'exta-cards',122676618501029889,1796474117215,1796474117215,20,1,1);
INSERT INTO score VALUES(100,'extreme-last-card',122661165397442561,1796470320174,1796470380174,-10,1,-1);
INSERT INTO score VALUES(100,'last-one',122654870732800019,1796469087323,1796469087323,-10,1,-1);
INSERT INTO score VALUES(100,'palace',122664641552711681,1796471292846,1796471292846,-20,1,-1);
INSERT INTO score VALUES(100,'switch',122670820437786625,1796473031937,1796473031937,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',122676245715484673,1796473924072,1796473924072,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',122676618501029889,1796474117215,1796474117215,-10,1,-1);
INSERT INTO score VALUES(101,'extreme-last-card',122661165397442561,1796470320174,1796470320174,20,1,1);
INSERT INTO score VALUES(101,'last-one',122654870732800019,1796469087323,1796469087323,20,1,1);
INSERT INTO score VALUES(101,'palace',122664641552711681,1796471292846,1796471292846,20,1,1);
INSERT INTO score VALUES(101,'switch',122670820437786625,1796473031937,1796473031937,20,1,1);
INSERT INTO score VALUES(118,'last-one',122680137413033985,1796474864118,1796474864118,20,1,1);
INSERT INTO score VALUES(119,'last-one',122680137413033985,1796474864118,1796474998914,-10,1,-1);
INSERT INTO score VALUES(126,'palace',122680446625513473,1796474934787,1796474934787,20,1,1);
INSERT INTO score VALUES(127,'palace',122680446625513473,1796474934787,1796474998914,-10,1,-1);
INSERT INTO score VALUES(133,'exta-cards',122680726121349121,1796474998914,1796475058914,-10,1,-1);
INSERT INTO score VALUES(134,'exta-cards',122680726121349121,1796474998914,1796474998914,20,1,1);
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
INSERT INTO sanction VALUES(122654870732800000,0,189,'player89','',1796468800000,0,'kate','shouted',0,122654870732800000,'','');
INSERT INTO sanction VALUES(122654870732800003,1,189,'player89','',1796468800000,0,'kate','shouted',0,122654870732800003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(122654870732800002,1796468800000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(122659706798866432,1796469953008,'','void','table 2','game 2: It took too long.');
INSERT INTO audit VALUES(122670564585242624,1796472541706,'','void','table 9','game 9: It took too long.');
INSERT INTO audit VALUES(122675034639564800,1796473607450,'','void','table 11','game 11: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,122654870732800019,1,1796468800000,17000006,'move 2 play G4');
INSERT INTO journal VALUES(2,1,122654870732800019,2,1796468801855,17000007,'move 1 play G+2');
INSERT INTO journal VALUES(3,2,122654870732800019,3,1796468805833,17000008,'move 2 take');
INSERT INTO journal VALUES(4,3,122654870732800019,4,1796468808912,17000009,'move 1 play G7');
INSERT INTO journal VALUES(5,4,122654870732800019,5,1796468810726,17000010,'move 2 play G6');
INSERT INTO journal VALUES(6,5,122654870732800019,6,1796468815370,17000011,'move 1 play B6');
INSERT INTO journal VALUES(7,6,122654870732800019,7,1796468817643,17000012,'move 2 play B3');
INSERT INTO journal VALUES(8,7,122654870732800019,8,1796468820143,17000013,'move 1 play R3');
INSERT INTO journal VALUES(9,8,122654870732800019,9,1796468824370,17000014,'move 2 draw');
INSERT INTO journal VALUES(10,9,122654870732800019,10,1796468827261,17000015,'move 2 pass');
INSERT INTO journal VALUES(11,10,122654870732800019,11,1796468870967,17000016,'move 1 play RS');
INSERT INTO journal VALUES(12,11,122654870732800019,12,1796468872475,17000017,'move 1 last');
INSERT INTO journal VALUES(13,12,122654870732800019,13,1796468874043,17000018,'move 1 draw');
INSERT INTO journal VALUES(14,13,122654870732800019,14,1796468875516,17000019,'move 2 draw');
INSERT INTO journal VALUES(15,14,122654870732800019,15,1796468877524,17000020,'move 1 draw');
INSERT INTO journal VALUES(16,15,122654870732800019,16,1796468880545,17000021,'move 2 play J color R');
INSERT INTO journal VALUES(17,16,122654870732800019,17,1796468880545,0,'hash f0b06224f685f14a171ae15dc2865a90');
INSERT INTO journal VALUES(18,17,122654870732800019,18,1796468882337,17000022,'move 1 draw');
INSERT INTO journal VALUES(19,18,122654870732800019,19,1796468885922,17000023,'move 1 play R+2');
INSERT INTO journal VALUES(20,19,122654870732800019,20,1796468890682,17000024,'move 2 take');
INSERT INTO journal VALUES(21,20,122654870732800019,21,1796468894112,17000025,'move 1 draw');
INSERT INTO journal VALUES(22,21,122654870732800019,22,1796468936159,17000026,'move 2 play J+4 color G');
INSERT INTO journal VALUES(23,22,122654870732800019,23,1796468940550,17000027,'move 1 lie');
INSERT INTO journal VALUES(24,23,122654870732800019,24,1796468942642,17000028,'move 1 play G4');
INSERT INTO journal VALUES(25,24,122654870732800019,25,1796468946472,17000029,'move 2 play GV');
INSERT INTO journal VALUES(26,25,122654870732800019,26,1796469006472,0,'timeout 2');
INSERT INTO journal VALUES(27,26,122654870732800019,27,1796469006472,0,'auto 2 play G3');
INSERT INTO journal VALUES(28,27,122654870732800019,28,1796469010683,17000030,'move 1 play Y3');
INSERT INTO journal VALUES(29,28,122654870732800019,29,1796469070683,0,'timeout 2');
INSERT INTO journal VALUES(30,29,122654870732800019,30,1796469070683,0,'auto 2 play YV');
INSERT INTO journal VALUES(31,30,122654870732800019,31,1796469075260,0,'auto 2 play Y2');
INSERT INTO journal VALUES(32,31,122654870732800019,32,1796469075260,17000031,'move 1 play Y5');
INSERT INTO journal VALUES(33,32,122654870732800019,33,1796469077487,0,'auto 2 play Y0');
INSERT INTO journal VALUES(34,33,122654870732800019,34,1796469077487,0,'hash e84928633cf2b4c176e0cf9bdaad5590');
INSERT INTO journal VALUES(35,34,122654870732800019,35,1796469082487,17000032,'move 1 draw');
INSERT INTO journal VALUES(36,35,122654870732800019,36,1796469087323,17000033,'leave 2');
INSERT INTO journal VALUES(37,36,122654870732800019,37,1796469087323,0,'hash 6afc25a667b79b74d6080efeb1e7d734');
INSERT INTO journal VALUES(38,37,122654870732800019,38,1796469087323,17000034,'vote 1 2 forgive open');
INSERT INTO journal VALUES(39,0,122656331705352193,1,1796469150352,0,'move 1 play Y5');
INSERT INTO journal VALUES(40,39,122656331705352193,2,1796469153323,17000043,'move 3 play Y+2');
INSERT INTO journal VALUES(41,40,122656331705352193,3,1796469156762,17000044,'move 2 take');
INSERT INTO journal VALUES(42,41,122656331705352193,4,1796469159974,0,'move 1 play G+2');
INSERT INTO journal VALUES(43,42,122656331705352193,5,1796469164974,17000045,'move 3 take');
INSERT INTO journal VALUES(44,43,122656331705352193,6,1796469168424,17000046,'move 2 play GV');
INSERT INTO journal VALUES(45,44,122656331705352193,7,1796469172405,17000047,'move 3 play G0');
INSERT INTO journal VALUES(46,45,122656331705352193,8,1796469173897,0,'move 1 play G7');
INSERT INTO journal VALUES(47,46,122656331705352193,9,1796469178897,17000048,'move 2 play J+4 color Y');
INSERT INTO journal VALUES(48,47,122656331705352193,10,1796469182980,17000049,'move 3 take');
INSERT INTO journal VALUES(49,48,122656331705352193,11,1796469185960,0,'move 1 play J+4 color B');
INSERT INTO journal VALUES(50,49,122656331705352193,12,1796469190960,17000050,'move 2 take');
INSERT INTO journal VALUES(51,50,122656331705352193,13,1796469194328,17000051,'move 3 draw');
INSERT INTO journal VALUES(52,51,122656331705352193,14,1796469195917,0,'move 1 play B8');
INSERT INTO journal VALUES(53,52,122656331705352193,15,1796469200917,17000052,'move 2 play B0');
INSERT INTO journal VALUES(54,53,122656331705352193,16,1796469205314,17000053,'move 3 draw');
INSERT INTO journal VALUES(55,54,122656331705352193,17,1796469205314,0,'hash 89525c20ac0dc36adfb4af644be82635');
INSERT INTO journal VALUES(56,55,122656331705352193,18,1796469210210,0,'move 1 draw');
INSERT INTO journal VALUES(57,56,122656331705352193,19,1796469215210,17000054,'move 2 play Y0');
INSERT INTO journal VALUES(58,57,122656331705352193,20,1796469217567,17000055,'move 3 play Y1');
INSERT INTO journal VALUES(59,58,122656331705352193,21,1796469219999,0,'move 1 play Y2');
INSERT INTO journal VALUES(60,59,122656331705352193,22,1796469224999,17000056,'move 2 play Y4');
INSERT INTO journal VALUES(61,60,122656331705352193,23,1796469226481,17000057,'move 3 play YS');
INSERT INTO journal VALUES(62,61,122656331705352193,24,1796469227961,17000058,'move 2 play RS');
INSERT INTO journal VALUES(63,62,122656331705352193,25,1796469231808,0,'move 1 play RV');
INSERT INTO journal VALUES(64,63,122656331705352193,26,1796469236808,17000059,'move 3 play R3');
INSERT INTO journal VALUES(65,64,122656331705352193,27,1796469239879,17000060,'move 2 play RV');
INSERT INTO journal VALUES(66,65,122656331705352193,28,1796469243273,17000061,'move 3 draw');
INSERT INTO journal VALUES(67,66,122656331705352193,29,1796469244880,0,'move 1 draw');
INSERT INTO journal VALUES(68,67,122656331705352193,30,1796469249880,17000062,'move 2 play J color Y');
INSERT INTO journal VALUES(69,68,122656331705352193,31,1796469253721,17000063,'move 3 play Y7');
INSERT INTO journal VALUES(70,69,122656331705352193,32,1796469255140,0,'move 1 draw');
INSERT INTO journal VALUES(71,70,122656331705352193,33,1796469260140,0,'move 1 play J color B');
INSERT INTO journal VALUES(72,71,122656331705352193,34,1796469260140,0,'hash a306eb82032115c7929369cb2ae06a56');
INSERT INTO journal VALUES(73,72,122656331705352193,35,1796469260140,17000064,'move 2 draw');
INSERT INTO journal VALUES(74,73,122656331705352193,36,1796469263028,17000065,'move 2 play B8');
INSERT INTO journal VALUES(75,74,122656331705352193,37,1796469265550,17000066,'move 3 play G8');
INSERT INTO journal VALUES(76,75,122656331705352193,38,1796469270159,0,'move 1 play G6');
INSERT INTO journal VALUES(77,76,122656331705352193,39,1796469275159,17000067,'move 2 play G1');
INSERT INTO journal VALUES(78,77,122656331705352193,40,1796469279789,17000068,'move 3 play G7');
INSERT INTO journal VALUES(79,78,122656331705352193,41,1796469281273,0,'move 1 draw');
INSERT INTO journal VALUES(80,79,122656331705352193,42,1796469286273,17000069,'move 2 draw');
INSERT INTO journal VALUES(81,80,122656331705352193,43,1796469289863,17000070,'move 3 play G9');
INSERT INTO journal VALUES(82,81,122656331705352193,44,1796469294485,0,'move 1 draw');
INSERT INTO journal VALUES(83,82,122656331705352193,45,1796469299485,17000071,'move 2 play Y9');
INSERT INTO journal VALUES(84,83,122656331705352193,46,1796469359485,0,'timeout 3');
INSERT INTO journal VALUES(85,84,122656331705352193,47,1796469359485,0,'auto 3 play Y6');
INSERT INTO journal VALUES(86,85,122656331705352193,48,1796469361836,0,'move 1 play B6');
INSERT INTO journal VALUES(87,86,122656331705352193,49,1796469361836,17000072,'move 2 play B+2');
INSERT INTO journal VALUES(88,87,122656331705352193,50,1796469364791,17000073,'move 3 take');
INSERT INTO journal VALUES(89,88,122656331705352193,51,1796469364791,0,'hash cb2539a80a3953b720fa2193aaee23c1');
INSERT INTO journal VALUES(90,89,122656331705352193,52,1796469367926,0,'move 1 play B1 last');
INSERT INTO journal VALUES(91,90,122656331705352193,53,1796469428926,0,'timeout 2');
INSERT INTO journal VALUES(92,91,122656331705352193,54,1796469428926,0,'auto 2 draw');
INSERT INTO journal VALUES(93,92,122656331705352193,55,1796469428926,17000074,'move 3 play G1');
INSERT INTO journal VALUES(94,93,122656331705352193,56,1796469431797,0,'move 1 play R1');
INSERT INTO journal VALUES(95,94,122656331705352193,57,1796469436797,0,'move 1 play B9');
INSERT INTO journal VALUES(96,95,122656331705352193,58,1796469436797,17000075,'move 3 play Y9');
INSERT INTO journal VALUES(97,96,122656331705352193,59,1796469438498,17000076,'move 2 play Y1');
INSERT INTO journal VALUES(98,97,122656331705352193,60,1796469440701,0,'move 1 play Y4');
INSERT INTO journal VALUES(99,98,122656331705352193,61,1796469445701,17000077,'move 3 play YV');
INSERT INTO journal VALUES(100,99,122656331705352193,62,1796469447789,0,'move 1 play Y7');
INSERT INTO journal VALUES(101,100,122656331705352193,63,1796469452341,17000078,'move 2 play J+4 color R');
INSERT INTO journal VALUES(102,101,122656331705352193,64,1796469456757,17000079,'move 3 take');
INSERT INTO journal VALUES(103,102,122656331705352193,65,1796469459546,0,'move 1 play R0');
INSERT INTO journal VALUES(104,103,122656331705352193,66,1796469499546,17000080,'move 2 play R+2');
INSERT INTO journal VALUES(105,104,122656331705352193,67,1796469502099,17000081,'move 3 take');
INSERT INTO journal VALUES(106,105,122656331705352193,68,1796469502099,0,'hash 83f0696ff8e56ea662edf8c8e843e71d');
INSERT INTO journal VALUES(107,106,122656331705352193,69,1796469503844,0,'move 1 play G+2');
INSERT INTO journal VALUES(108,107,122656331705352193,70,1796469508844,17000082,'move 2 take');
INSERT INTO journal VALUES(109,108,122656331705352193,71,1796469513037,17000083,'move 3 play G5');
INSERT INTO journal VALUES(110,109,122656331705352193,72,1796469515985,0,'move 1 draw');
INSERT INTO journal VALUES(111,110,122656331705352193,73,1796469520985,17000084,'move 2 play GV');
INSERT INTO journal VALUES(112,111,122656331705352193,74,1796469522979,0,'move 1 draw');
INSERT INTO journal VALUES(113,112,122656331705352193,75,1796469527979,17000085,'move 3 play J color B');
INSERT INTO journal VALUES(114,113,122656331705352193,76,1796469532937,17000086,'move 2 play B+2');
INSERT INTO journal VALUES(115,114,122656331705352193,77,1796469534810,0,'move 1 take');
INSERT INTO journal VALUES(116,115,122656331705352193,78,1796469539373,17000087,'move 3 play B3');
INSERT INTO journal VALUES(117,116,122656331705352193,79,1796469543530,17000088,'move 2 play B3');
INSERT INTO journal VALUES(118,117,122656331705352193,80,1796469548240,0,'move 1 play R3');
INSERT INTO journal VALUES(119,118,122656331705352193,81,1796469553240,17000089,'move 3 play R1');
INSERT INTO journal VALUES(120,119,122656331705352193,82,1796469556818,17000090,'move 2 play R2');
INSERT INTO journal VALUES(121,120,122656331705352193,83,1796469559662,0,'move 1 play Y2');
INSERT INTO journal VALUES(122,121,122656331705352193,84,1796469564662,17000091,'move 3 play Y6');
INSERT INTO journal VALUES(123,122,122656331705352193,85,1796469564662,0,'hash a4eeaa851dfadf536f1be9e4e435a83a');
INSERT INTO journal VALUES(124,123,122656331705352193,86,1796469568612,17000092,'move 2 play Y0 last');
INSERT INTO journal VALUES(125,124,122656331705352193,87,1796469572434,0,'move 1 play Y8');
INSERT INTO journal VALUES(126,125,122656331705352193,88,1796469577434,17000093,'move 3 play B8');
INSERT INTO journal VALUES(127,126,122656331705352193,89,1796469581847,17000094,'move 2 draw');
INSERT INTO journal VALUES(128,127,122656331705352193,90,1796469583055,17000095,'move 2 play BV last');
INSERT INTO journal VALUES(129,128,122656331705352193,91,1796469587090,17000096,'move 3 play B9');
INSERT INTO journal VALUES(130,129,122656331705352193,92,1796469591857,0,'move 1 play B6');
INSERT INTO journal VALUES(131,130,122656331705352193,93,1796469596857,17000097,'move 2 draw');
INSERT INTO journal VALUES(132,131,122656331705352193,94,1796469601160,17000098,'move 2 play B6 last');
INSERT INTO journal VALUES(133,132,122656331705352193,95,1796469661160,0,'timeout 3');
INSERT INTO journal VALUES(134,133,122656331705352193,96,1796469661160,0,'auto 3 play BS');
INSERT INTO journal VALUES(135,134,122656331705352193,97,1796469915457,0,'timeout 2');
INSERT INTO journal VALUES(136,135,122656331705352193,98,1796469915457,0,'auto 2 draw');
INSERT INTO journal VALUES(137,136,122656331705352193,99,1796469915457,0,'leave 3 away');
INSERT INTO journal VALUES(138,137,122656331705352193,100,1796469917467,0,'move 1 draw');
INSERT INTO journal VALUES(139,138,122656331705352193,101,1796469920457,0,'move 1 play B+2');
INSERT INTO journal VALUES(140,139,122656331705352193,102,1796469920457,0,'hash 58dac2b7bdca43e42f05ecae03034e66');
INSERT INTO journal VALUES(141,140,122656331705352193,103,1796469920457,17000099,'move 2 take');
INSERT INTO journal VALUES(142,141,122656331705352193,104,1796469921943,0,'move 1 draw');
INSERT INTO journal VALUES(143,142,122656331705352193,105,1796469926889,0,'move 1 play B4');
INSERT INTO journal VALUES(144,143,122656331705352193,106,1796469926889,17000100,'move 2 play G4');
INSERT INTO journal VALUES(145,144,122656331705352193,107,1796469931531,0,'move 1 play G2');
INSERT INTO journal VALUES(146,145,122656331705352193,108,1796469936531,17000101,'move 2 play G3');
INSERT INTO journal VALUES(147,146,122656331705352193,109,1796469938412,0,'move 1 draw');
INSERT INTO journal VALUES(148,147,122656331705352193,110,1796469942766,17000102,'move 2 draw');
INSERT INTO journal VALUES(149,148,122656331705352193,111,1796469946412,0,'move 1 draw');
INSERT INTO journal VALUES(150,149,122656331705352193,112,1796469951412,0,'move 1 play G6');
INSERT INTO journal VALUES(151,150,122656331705352193,113,1796469951412,17000103,'move 2 draw');
INSERT INTO journal VALUES(152,151,122656331705352193,114,1796469953008,17000104,'void It took too long.');
INSERT INTO journal VALUES(153,152,122656331705352193,115,1796469953008,0,'hash 1fc18d683c6a69b736b8cd4805bf3c9a');
INSERT INTO journal VALUES(154,0,122659962651410433,1,1796470014008,17000114,'move 1 draw');
INSERT INTO journal VALUES(155,154,122659962651410433,2,1796470016844,17000115,'move 4 draw');
INSERT INTO journal VALUES(156,155,122659962651410433,3,1796470019940,17000116,'move 4 play R3');
INSERT INTO journal VALUES(157,156,122659962651410433,4,1796470022059,17000117,'move 3 play B3');
INSERT INTO journal VALUES(158,157,122659962651410433,5,1796470082059,0,'timeout 2');
INSERT INTO journal VALUES(159,158,122659962651410433,6,1796470082059,0,'auto 2 play G3');
INSERT INTO journal VALUES(160,159,122659962651410433,7,1796470086773,17000118,'move 1 play J color Y');
INSERT INTO journal VALUES(161,160,122659962651410433,8,1796470091632,17000119,'move 4 play Y3');
INSERT INTO journal VALUES(162,161,122659962651410433,9,1796470095652,17000120,'move 3 play YS');
INSERT INTO journal VALUES(163,162,122659962651410433,10,1796470097011,17000121,'move 1 play BS');
INSERT INTO journal VALUES(164,163,122659962651410433,11,1796470098872,17000122,'move 3 play B7');
INSERT INTO journal VALUES(165,164,122659962651410433,12,1796470102380,17000123,'move 2 play G7');
INSERT INTO journal VALUES(166,165,122659962651410433,13,1796470107045,17000124,'move 1 play J+4 color G');
INSERT INTO journal VALUES(167,166,122659962651410433,14,1796470109202,17000125,'move 4 take');
INSERT INTO journal VALUES(168,167,122659962651410433,15,1796470110740,17000126,'move 3 play G8');
INSERT INTO journal VALUES(169,168,122659962651410433,16,1796470113584,17000127,'move 2 play Y8');
INSERT INTO journal VALUES(170,169,122659962651410433,17,1796470113584,0,'hash 37a4dcb4c19cd32a9bae9786726eefb1');
INSERT INTO journal VALUES(171,170,122659962651410433,18,1796470117807,17000128,'move 1 play Y5');
INSERT INTO journal VALUES(172,171,122659962651410433,19,1796470122357,17000129,'move 4 play B5');
INSERT INTO journal VALUES(173,172,122659962651410433,20,1796470126485,17000130,'move 3 draw');
INSERT INTO journal VALUES(174,173,122659962651410433,21,1796470128052,17000131,'move 2 draw');
INSERT INTO journal VALUES(175,174,122659962651410433,22,1796470131383,17000132,'move 2 play B5');
INSERT INTO journal VALUES(176,175,122659962651410433,23,1796470135603,17000133,'move 1 draw');
INSERT INTO journal VALUES(177,176,122659962651410433,24,1796470140037,17000134,'move 1 pass');
INSERT INTO journal VALUES(178,177,122659962651410433,25,1796470144214,17000135,'move 4 play R5');
INSERT INTO journal VALUES(179,178,122659962651410433,26,1796470145687,17000136,'move 3 play R0');
INSERT INTO journal VALUES(180,179,122659962651410433,27,1796470149667,17000137,'move 2 draw');
INSERT INTO journal VALUES(181,180,122659962651410433,28,1796470154299,17000138,'move 1 play J+4 color G');
INSERT INTO journal VALUES(182,181,122659962651410433,29,1796470156940,17000139,'move 4 take');
INSERT INTO journal VALUES(183,182,122659962651410433,30,1796470161269,17000140,'move 3 play G+2');
INSERT INTO journal VALUES(184,183,122659962651410433,31,1796470164184,17000141,'move 2 take');
INSERT INTO journal VALUES(185,184,122659962651410433,32,1796470165227,17000142,'move 1 draw');
INSERT INTO journal VALUES(186,185,122659962651410433,33,1796470166528,17000143,'move 1 play G1');
INSERT INTO journal VALUES(187,186,122659962651410433,34,1796470166528,0,'hash cf803cc1d2ddca12a88ae322d240d948');
INSERT INTO journal VALUES(188,187,122659962651410433,35,1796470167763,17000144,'move 4 play G6');
INSERT INTO journal VALUES(189,188,122659962651410433,36,1796470170179,17000145,'move 3 draw');
INSERT INTO journal VALUES(190,189,122659962651410433,37,1796470172138,17000146,'move 2 play G5');
INSERT INTO journal VALUES(191,190,122659962651410433,38,1796470174040,17000147,'move 1 draw');
INSERT INTO journal VALUES(192,191,122659962651410433,39,1796470177816,17000148,'move 4 draw');
INSERT INTO journal VALUES(193,192,122659962651410433,40,1796470180004,17000149,'move 3 draw');
INSERT INTO journal VALUES(194,193,122659962651410433,41,1796470184939,17000150,'move 2 draw');
INSERT INTO journal VALUES(195,194,122659962651410433,42,1796470189485,17000151,'move 1 draw');
INSERT INTO journal VALUES(196,195,122659962651410433,43,1796470191395,17000152,'move 4 draw');
INSERT INTO journal VALUES(197,196,122659962651410433,44,1796470192524,17000153,'move 3 draw');
INSERT INTO journal VALUES(198,197,122659962651410433,45,1796470197321,17000154,'move 3 play J+4 color R');
INSERT INTO journal VALUES(199,198,122659962651410433,46,1796470201753,17000155,'move 2 take');
INSERT INTO journal VALUES(200,199,122659962651410433,47,1796470203376,17000156,'move 1 play R9');
INSERT INTO journal VALUES(201,200,122659962651410433,48,1796470205298,17000157,'move 4 play Y9');
INSERT INTO journal VALUES(202,201,122659962651410433,49,1796470208439,17000158,'move 3 play Y2');
INSERT INTO journal VALUES(203,202,122659962651410433,50,1796470210467,17000159,'move 2 draw');
INSERT INTO journal VALUES(204,203,122659962651410433,51,1796470210467,0,'hash 35e0192c09e13dca1c89c8dea6e22612');
INSERT INTO journal VALUES(205,204,122659962651410433,52,1796470213332,17000160,'move 2 play J color Y');
INSERT INTO journal VALUES(206,205,122659962651410433,53,1796470215109,17000161,'move 1 draw');
INSERT INTO journal VALUES(207,206,122659962651410433,54,1796470216591,17000162,'move 4 draw');
INSERT INTO journal VALUES(208,207,122659962651410433,55,1796470218228,17000163,'move 3 draw');
INSERT INTO journal VALUES(209,208,122659962651410433,56,1796470220811,17000164,'move 2 play YS');
INSERT INTO journal VALUES(210,209,122659962651410433,57,1796470223578,17000165,'move 4 play RS');
INSERT INTO journal VALUES(211,210,122659962651410433,58,1796470225320,17000166,'move 2 play R4');
INSERT INTO journal VALUES(212,211,122659962651410433,59,1796470227907,17000167,'move 1 draw');
INSERT INTO journal VALUES(213,212,122659962651410433,60,1796470231324,17000168,'move 4 play R4');
INSERT INTO journal VALUES(214,213,122659962651410433,61,1796470235237,17000169,'move 3 play R8');
INSERT INTO journal VALUES(215,214,122659962651410433,62,1796470235237,0,'hash d7172bf3ea413ba4f8ee79f0b5c9018e');
INSERT INTO journal VALUES(216,0,122661165397442561,1,1796470300765,17000179,'move 1 play 9S');
INSERT INTO journal VALUES(217,216,122661165397442561,2,1796470305675,17000180,'move 2 play 5S 5H');
INSERT INTO journal VALUES(218,217,122661165397442561,3,1796470307993,17000181,'move 1 take');
INSERT INTO journal VALUES(219,218,122661165397442561,4,1796470311037,17000182,'move 2 play 8H');
INSERT INTO journal VALUES(220,219,122661165397442561,5,1796470312236,17000183,'move 1 play 9H');
INSERT INTO journal VALUES(221,220,122661165397442561,6,1796470315737,17000184,'move 2 draw');
INSERT INTO journal VALUES(222,221,122661165397442561,7,1796470320174,17000185,'leave 1');
INSERT INTO journal VALUES(223,222,122661165397442561,8,1796470320174,0,'hash 510b35b38ed6a697eda00a3d25294a04');
INSERT INTO journal VALUES(224,223,122661165397442561,9,1796470380174,0,'voted 1 forgive');
INSERT INTO journal VALUES(225,0,122661502657232897,1,1796470381174,17000193,'move 1 play 10C');
INSERT INTO journal VALUES(226,225,122661502657232897,2,1796470441174,0,'timeout 3');
INSERT INTO journal VALUES(227,226,122661502657232897,3,1796470441174,0,'auto 3 play 9C');
INSERT INTO journal VALUES(228,227,122661502657232897,4,1796470692317,0,'timeout 1');
INSERT INTO journal VALUES(229,228,122661502657232897,5,1796470692317,0,'auto 1 play 9D 9S');
INSERT INTO journal VALUES(230,229,122661502657232897,6,1796470692317,0,'leave 3 away');
INSERT INTO journal VALUES(231,230,122661502657232897,7,1796470694470,0,'move 2 play 3S 3D');
INSERT INTO journal VALUES(232,231,122661502657232897,8,1796470697317,17000194,'move 1 play 2D');
INSERT INTO journal VALUES(233,232,122661502657232897,9,1796470699427,0,'move 2 take');
INSERT INTO journal VALUES(234,233,122661502657232897,10,1796470704023,17000195,'move 1 draw');
INSERT INTO journal VALUES(235,234,122661502657232897,11,1796470706194,0,'move 2 play AD AH suit C');
INSERT INTO journal VALUES(236,235,122661502657232897,12,1796470711194,17000196,'move 1 play 5C 5H');
INSERT INTO journal VALUES(237,236,122661502657232897,13,1796470712780,0,'move 2 play 9H');
INSERT INTO journal VALUES(238,237,122661502657232897,14,1796470717557,17000197,'move 1 take');
INSERT INTO journal VALUES(239,238,122661502657232897,15,1796470720302,0,'move 2 play JOKER suit D');
INSERT INTO journal VALUES(240,239,122661502657232897,16,1796470725302,17000198,'move 1 play AS AC suit H');
INSERT INTO journal VALUES(241,240,122661502657232897,17,1796470725302,0,'hash 425c25f3d422c7df7df0fbd353e2d182');
INSERT INTO journal VALUES(242,241,122661502657232897,18,1796470729293,0,'move 2 play JOKER suit S');
INSERT INTO journal VALUES(243,242,122661502657232897,19,1796470734293,17000199,'move 1 play 4S 4D');
INSERT INTO journal VALUES(244,243,122661502657232897,20,1796470736333,0,'move 2 play 4C');
INSERT INTO journal VALUES(245,244,122661502657232897,21,1796470741333,17000200,'move 1 play KH QH');
INSERT INTO journal VALUES(246,245,122661502657232897,22,1796470742790,0,'move 2 draw');
INSERT INTO journal VALUES(247,246,122661502657232897,23,1796470747487,17000201,'move 1 play 7H last');
INSERT INTO journal VALUES(248,247,122661502657232897,24,1796470749847,0,'move 2 draw');
INSERT INTO journal VALUES(249,248,122661502657232897,25,1796470754847,17000202,'move 1 play 3H');
INSERT INTO journal VALUES(250,249,122661502657232897,26,1796470754847,0,'hash 7bca4af1b97a3af40b02c51602894eae');
INSERT INTO journal VALUES(251,0,122663334246875137,1,1796470817859,17000213,'move 1 play AC suit H');
INSERT INTO journal VALUES(252,251,122663334246875137,2,1796470819918,17000214,'move 2 play 5H 5D');
INSERT INTO journal VALUES(253,252,122663334246875137,3,1796470822686,17000215,'move 3 take');
INSERT INTO journal VALUES(254,253,122663334246875137,4,1796470825195,17000216,'move 4 play 4D 4D');
INSERT INTO journal VALUES(255,254,122663334246875137,5,1796470829273,17000217,'move 1 play 9C 8C to 4');
INSERT INTO journal VALUES(256,255,122663334246875137,6,1796470832587,17000218,'leave 4');
INSERT INTO journal VALUES(257,256,122663334246875137,7,1796470832587,17000220,'move 2 play 4C 4H');
INSERT INTO journal VALUES(258,257,122663334246875137,8,1796470892587,0,'timeout 3');
INSERT INTO journal VALUES(259,258,122663334246875137,9,1796470892587,0,'auto 3 play 10H 10D');
INSERT INTO journal VALUES(260,259,122663334246875137,10,1796470895011,17000221,'move 2 play JD JH');
INSERT INTO journal VALUES(261,260,122663334246875137,11,1796470898188,17000222,'move 1 play 4H');
INSERT INTO journal VALUES(262,261,122663334246875137,12,1796470901958,17000223,'move 3 play JS JC');
INSERT INTO journal VALUES(263,262,122663334246875137,13,1796470904799,17000224,'move 1 play 6C');
INSERT INTO journal VALUES(264,263,122663334246875137,14,1796470908895,17000225,'move 2 draw');
INSERT INTO journal VALUES(265,264,122663334246875137,15,1796470910936,17000226,'move 3 play 4C');
INSERT INTO journal VALUES(266,265,122663334246875137,16,1796470913327,17000227,'move 1 play 2D 3D');
INSERT INTO journal VALUES(267,266,122663334246875137,17,1796470913327,0,'hash de170de97934c184e6a46ba24d3547be');
INSERT INTO journal VALUES(268,267,122663334246875137,18,1796470914426,17000228,'move 2 play AS suit S');
INSERT INTO journal VALUES(269,268,122663334246875137,19,1796470916313,17000229,'move 3 play JOKER suit H');
INSERT INTO journal VALUES(270,269,122663334246875137,20,1796470920477,17000230,'move 1 play QH last');
INSERT INTO journal VALUES(271,270,122663334246875137,21,1796470922053,17000231,'move 2 draw');
INSERT INTO journal VALUES(272,271,122663334246875137,22,1796470925626,17000232,'move 3 play 8H to 1');
INSERT INTO journal VALUES(273,272,122663334246875137,23,1796470929194,17000233,'move 1 draw');
INSERT INTO journal VALUES(274,273,122663334246875137,24,1796470930369,17000234,'move 2 play 9H');
INSERT INTO journal VALUES(275,274,122663334246875137,25,1796470933791,17000235,'move 3 play 2H 2D');
INSERT INTO journal VALUES(276,275,122663334246875137,26,1796470938205,17000236,'move 1 take');
INSERT INTO journal VALUES(277,276,122663334246875137,27,1796470940750,17000237,'move 2 draw');
INSERT INTO journal VALUES(278,277,122663334246875137,28,1796471000750,0,'timeout 3');
INSERT INTO journal VALUES(279,278,122663334246875137,29,1796471000750,0,'auto 3 play 5D');
INSERT INTO journal VALUES(280,279,122663334246875137,30,1796471004706,17000238,'move 1 take');
INSERT INTO journal VALUES(281,280,122663334246875137,31,1796471005766,17000239,'move 2 play 5S 5H');
INSERT INTO journal VALUES(282,281,122663334246875137,32,1796471009699,17000240,'move 3 take');
INSERT INTO journal VALUES(283,282,122663334246875137,33,1796471011632,17000241,'move 1 play 7H 7S');
INSERT INTO journal VALUES(284,283,122663334246875137,34,1796471011632,0,'hash 4353f627ce87d6b891dcb1b05cd8baee');
INSERT INTO journal VALUES(285,284,122663334246875137,35,1796471013136,17000242,'move 2 play QS');
INSERT INTO journal VALUES(286,285,122663334246875137,36,1796471017328,17000243,'move 3 play 7S');
INSERT INTO journal VALUES(287,286,122663334246875137,37,1796471019159,17000244,'move 1 play KS KD');
INSERT INTO journal VALUES(288,287,122663334246875137,38,1796471022446,17000245,'move 2 draw');
INSERT INTO journal VALUES(289,288,122663334246875137,39,1796471025577,17000246,'move 3 play QD');
INSERT INTO journal VALUES(290,289,122663334246875137,40,1796471027926,17000247,'leave 3');
INSERT INTO journal VALUES(291,290,122663334246875137,41,1796471027926,17000248,'move 1 play JOKER suit H');
INSERT INTO journal VALUES(292,291,122663334246875137,42,1796471031574,17000249,'move 2 draw');
INSERT INTO journal VALUES(293,292,122663334246875137,43,1796471035772,17000250,'move 1 play 10H');
INSERT INTO journal VALUES(294,293,122663334246875137,44,1796471037960,17000251,'move 1 play 2H 2S');
INSERT INTO journal VALUES(295,294,122663334246875137,45,1796471040679,17000252,'move 2 play QH');
INSERT INTO journal VALUES(296,295,122663334246875137,46,1796471043973,17000253,'move 1 take');
INSERT INTO journal VALUES(297,296,122663334246875137,47,1796471048824,17000254,'move 2 play 7H 7C last');
INSERT INTO journal VALUES(298,297,122663334246875137,48,1796471051430,17000255,'move 1 play 3C');
INSERT INTO journal VALUES(299,298,122663334246875137,49,1796471056250,17000256,'move 2 draw');
INSERT INTO journal VALUES(300,299,122663334246875137,50,1796471061235,17000257,'move 1 play AH suit D');
INSERT INTO journal VALUES(301,300,122663334246875137,51,1796471061235,0,'hash 6f580a8275531be6f8cb26a96b13af15');
INSERT INTO journal VALUES(302,301,122663334246875137,52,1796471063381,17000258,'move 2 draw');
INSERT INTO journal VALUES(303,302,122663334246875137,53,1796471065348,17000259,'move 1 play 8D');
INSERT INTO journal VALUES(304,303,122663334246875137,54,1796471065348,0,'hash 955a98d81907657bb812568a3eac8773');
INSERT INTO journal VALUES(305,0,122664641552711681,1,1796471129545,17000266,'move 1 keep 10D 10S 5S');
INSERT INTO journal VALUES(306,305,122664641552711681,2,1796471133856,17000267,'move 2 keep 7H 7D AC');
INSERT INTO journal VALUES(307,306,122664641552711681,3,1796471136262,17000268,'move 1 play 3D');
INSERT INTO journal VALUES(308,307,122664641552711681,4,1796471137335,17000269,'move 2 play 4S');
INSERT INTO journal VALUES(309,308,122664641552711681,5,1796471139141,17000270,'move 1 play 6H 6D');
INSERT INTO journal VALUES(310,309,122664641552711681,6,1796471142926,17000271,'move 2 play 8H');
INSERT INTO journal VALUES(311,310,122664641552711681,7,1796471147318,17000272,'move 1 play 9C 9H');
INSERT INTO journal VALUES(312,311,122664641552711681,8,1796471150755,17000273,'move 2 play 7C');
INSERT INTO journal VALUES(313,312,122664641552711681,9,1796471154128,17000274,'move 1 play 3H');
INSERT INTO journal VALUES(314,313,122664641552711681,10,1796471157661,17000275,'move 2 play 9S');
INSERT INTO journal VALUES(315,314,122664641552711681,11,1796471160494,17000276,'move 1 play KH');
INSERT INTO journal VALUES(316,315,122664641552711681,12,1796471162308,17000277,'move 2 take');
INSERT INTO journal VALUES(317,316,122664641552711681,13,1796471167143,17000278,'move 1 play AS');
INSERT INTO journal VALUES(318,317,122664641552711681,14,1796471171103,17000279,'move 2 play AH');
INSERT INTO journal VALUES(319,318,122664641552711681,15,1796471172301,17000280,'move 1 play 5H');
INSERT INTO journal VALUES(320,319,122664641552711681,16,1796471177277,17000281,'move 1 play 7S');
INSERT INTO journal VALUES(321,320,122664641552711681,17,1796471177277,0,'hash b4dccfd569f52f35d3f537a0b3858e87');
INSERT INTO journal VALUES(322,321,122664641552711681,18,1796471179662,17000282,'move 2 play 6H 6D');
INSERT INTO journal VALUES(323,322,122664641552711681,19,1796471181240,17000283,'move 1 play QS');
INSERT INTO journal VALUES(324,323,122664641552711681,20,1796471182833,17000284,'move 2 play QH QC');
INSERT INTO journal VALUES(325,324,122664641552711681,21,1796471187825,17000285,'move 1 play KS');
INSERT INTO journal VALUES(326,325,122664641552711681,22,1796471192121,17000286,'move 2 take');
INSERT INTO journal VALUES(327,326,122664641552711681,23,1796471195142,17000287,'move 1 play JH');
INSERT INTO journal VALUES(328,327,122664641552711681,24,1796471196617,17000288,'move 2 play QS QH QC');
INSERT INTO journal VALUES(329,328,122664641552711681,25,1796471200605,17000289,'move 1 play QD');
INSERT INTO journal VALUES(330,329,122664641552711681,26,1796471202078,17000290,'move 2 play KH KS');
INSERT INTO journal VALUES(331,330,122664641552711681,27,1796471206416,17000291,'move 1 play 2H');
INSERT INTO journal VALUES(332,331,122664641552711681,28,1796471207708,17000292,'move 2 play 9S');
INSERT INTO journal VALUES(333,332,122664641552711681,29,1796471210646,17000293,'move 1 play AD');
INSERT INTO journal VALUES(334,333,122664641552711681,30,1796471212858,17000294,'move 2 play 7C 7S');
INSERT INTO journal VALUES(335,334,122664641552711681,31,1796471217078,17000295,'move 1 take');
INSERT INTO journal VALUES(336,335,122664641552711681,32,1796471220839,17000296,'move 2 play 9C');
INSERT INTO journal VALUES(337,336,122664641552711681,33,1796471223893,17000297,'move 1 play 2H');
INSERT INTO journal VALUES(338,337,122664641552711681,34,1796471223893,0,'hash b62f5729046d88a841204cfdd1026d5d');
INSERT INTO journal VALUES(339,338,122664641552711681,35,1796471283893,0,'timeout 2');
INSERT INTO journal VALUES(340,339,122664641552711681,36,1796471283893,0,'auto 2 play 3D 3H');
INSERT INTO journal VALUES(341,340,122664641552711681,37,1796471288702,17000298,'move 1 play 8C');
INSERT INTO journal VALUES(342,341,122664641552711681,38,1796471291551,17000299,'move 2 take');
INSERT INTO journal VALUES(343,342,122664641552711681,39,1796471292846,17000300,'leave 2');
INSERT INTO journal VALUES(344,343,122664641552711681,40,1796471292846,0,'hash 790f900275f7f207b653e7a57a32d6ba');
INSERT INTO journal VALUES(345,344,122664641552711681,41,1796471292846,17000301,'vote 1 2 penalize open');
INSERT INTO journal VALUES(346,0,122665582339293185,1,1796471355875,0,'move 1 keep JC JH QD');
INSERT INTO journal VALUES(347,346,122665582339293185,2,1796471358846,17000310,'move 2 keep 2C AC KS');
INSERT INTO journal VALUES(348,347,122665582339293185,3,1796471360775,17000311,'move 3 keep 2D KC JD');
INSERT INTO journal VALUES(349,348,122665582339293185,4,1796471363358,17000312,'move 3 play 3H');
INSERT INTO journal VALUES(350,349,122665582339293185,5,1796471365290,0,'move 1 play 4D');
INSERT INTO journal VALUES(351,350,122665582339293185,6,1796471370290,17000313,'move 2 play 9S 9D');
INSERT INTO journal VALUES(352,351,122665582339293185,7,1796471371418,17000314,'move 3 play AD');
INSERT INTO journal VALUES(353,352,122665582339293185,8,1796471375807,0,'move 1 take');
INSERT INTO journal VALUES(354,353,122665582339293185,9,1796471380807,17000315,'move 2 play 8C');
INSERT INTO journal VALUES(355,354,122665582339293185,10,1796471383730,17000316,'move 3 play 2S');
INSERT INTO journal VALUES(356,355,122665582339293185,11,1796471386701,0,'move 1 play 3H');
INSERT INTO journal VALUES(357,356,122665582339293185,12,1796471391701,17000317,'move 2 play QH');
INSERT INTO journal VALUES(358,357,122665582339293185,13,1796471394285,17000318,'move 3 play 10C');
INSERT INTO journal VALUES(359,358,122665582339293185,14,1796471398763,17000319,'move 3 play 4C');
INSERT INTO journal VALUES(360,359,122665582339293185,15,1796471403733,0,'move 1 play 4D');
INSERT INTO journal VALUES(361,360,122665582339293185,16,1796471408733,17000320,'move 2 play KH');
INSERT INTO journal VALUES(362,361,122665582339293185,17,1796471408733,0,'hash 09e5c7d03369ce9233f1999234b1866d');
INSERT INTO journal VALUES(363,362,122665582339293185,18,1796471410424,17000321,'move 3 play 10S');
INSERT INTO journal VALUES(364,363,122665582339293185,19,1796471415264,17000322,'move 3 play 6S 6H');
INSERT INTO journal VALUES(365,364,122665582339293185,20,1796471419356,0,'move 1 play 6D');
INSERT INTO journal VALUES(366,365,122665582339293185,21,1796471424356,17000323,'move 2 play 8H');
INSERT INTO journal VALUES(367,366,122665582339293185,22,1796471426649,17000324,'move 3 play AH');
INSERT INTO journal VALUES(368,367,122665582339293185,23,1796471428555,0,'move 1 play AD');
INSERT INTO journal VALUES(369,368,122665582339293185,24,1796471433555,17000325,'move 2 play AS');
INSERT INTO journal VALUES(370,369,122665582339293185,25,1796471437225,17000326,'move 3 play 7S');
INSERT INTO journal VALUES(371,370,122665582339293185,26,1796471441675,0,'move 1 take');
INSERT INTO journal VALUES(372,371,122665582339293185,27,1796471446675,17000327,'move 2 play JS');
INSERT INTO journal VALUES(373,372,122665582339293185,28,1796471448110,17000328,'move 3 play 5H');
INSERT INTO journal VALUES(374,373,122665582339293185,29,1796471452486,17000329,'move 2 play 10H');
INSERT INTO journal VALUES(375,374,122665582339293185,30,1796471454412,17000330,'move 2 play 3S');
INSERT INTO journal VALUES(376,375,122665582339293185,31,1796471458651,0,'move 1 play 6S 6H 6D');
INSERT INTO journal VALUES(377,376,122665582339293185,32,1796471463651,17000331,'move 3 play 5D');
INSERT INTO journal VALUES(378,377,122665582339293185,33,1796471465688,0,'move 1 play 9C 9H 9S 9D');
INSERT INTO journal VALUES(379,378,122665582339293185,34,1796471465688,0,'hash 6a9de73ad099ed290044073e57fdb0b8');
INSERT INTO journal VALUES(380,379,122665582339293185,35,1796471470109,0,'move 1 play 8H');
INSERT INTO journal VALUES(381,380,122665582339293185,36,1796471470109,17000332,'move 2 play 5S');
INSERT INTO journal VALUES(382,381,122665582339293185,37,1796471472782,0,'move 1 play AH AD AS');
INSERT INTO journal VALUES(383,382,122665582339293185,38,1796471477782,17000333,'move 3 play 7D');
INSERT INTO journal VALUES(384,383,122665582339293185,39,1796471481367,17000334,'move 2 play 4S');
INSERT INTO journal VALUES(385,384,122665582339293185,40,1796471484713,0,'move 1 play KD');
INSERT INTO journal VALUES(386,385,122665582339293185,41,1796471489713,17000335,'move 3 take');
INSERT INTO journal VALUES(387,386,122665582339293185,42,1796471492665,17000336,'move 2 play 8S');
INSERT INTO journal VALUES(388,387,122665582339293185,43,1796471494092,0,'move 1 play 7S');
INSERT INTO journal VALUES(389,388,122665582339293185,44,1796471498871,17000337,'move 3 play 4H 4S');
INSERT INTO journal VALUES(390,389,122665582339293185,45,1796471503744,17000338,'move 2 play 10D');
INSERT INTO journal VALUES(391,390,122665582339293185,46,1796471507757,17000339,'move 2 play KS');
INSERT INTO journal VALUES(392,391,122665582339293185,47,1796471509911,0,'move 1 take JC JH');
INSERT INTO journal VALUES(393,392,122665582339293185,48,1796471514911,17000340,'move 3 play 8D 8H');
INSERT INTO journal VALUES(394,393,122665582339293185,49,1796471516122,17000341,'move 2 play AC');
INSERT INTO journal VALUES(395,394,122665582339293185,50,1796471520604,0,'move 1 take');
INSERT INTO journal VALUES(396,395,122665582339293185,51,1796471520604,0,'hash 73b15fffbdcecaf20f7a592b088e00ec');
INSERT INTO journal VALUES(397,396,122665582339293185,52,1796471525604,17000342,'move 3 play KD');
INSERT INTO journal VALUES(398,397,122665582339293185,53,1796471585604,0,'timeout 2');
INSERT INTO journal VALUES(399,398,122665582339293185,54,1796471585604,0,'auto 2 play 2C');
INSERT INTO journal VALUES(400,399,122665582339293185,55,1796471591452,0,'move 1 play 8D 8H');
INSERT INTO journal VALUES(401,400,122665582339293185,56,1796471591452,17000343,'move 3 play AH AD AS');
INSERT INTO journal VALUES(402,401,122665582339293185,57,1796471595590,17000344,'move 2 flip 1');
INSERT INTO journal VALUES(403,402,122665582339293185,58,1796471598882,0,'move 1 play JC JH');
INSERT INTO journal VALUES(404,403,122665582339293185,59,1796471603882,17000345,'move 3 play 5S');
INSERT INTO journal VALUES(405,404,122665582339293185,60,1796471605565,0,'move 1 play KS');
INSERT INTO journal VALUES(406,405,122665582339293185,61,1796471610565,17000346,'move 2 play KD');
INSERT INTO journal VALUES(407,406,122665582339293185,62,1796471612884,17000347,'move 3 play 7D');
INSERT INTO journal VALUES(408,407,122665582339293185,63,1796471614491,0,'move 1 take');
INSERT INTO journal VALUES(409,408,122665582339293185,64,1796471619422,17000348,'move 2 play 8D 8H');
INSERT INTO journal VALUES(410,409,122665582339293185,65,1796471623409,17000349,'move 3 play JD');
INSERT INTO journal VALUES(411,410,122665582339293185,66,1796471624973,0,'move 1 play JC JH');
INSERT INTO journal VALUES(412,411,122665582339293185,67,1796471629473,17000350,'move 2 play QC');
INSERT INTO journal VALUES(413,412,122665582339293185,68,1796471629473,0,'hash 50823b3502946eae708e37e02529c47d');
INSERT INTO journal VALUES(414,413,122665582339293185,69,1796471633374,17000351,'move 3 play KC');
INSERT INTO journal VALUES(415,414,122665582339293185,70,1796471635168,0,'move 1 play KS KD');
INSERT INTO journal VALUES(416,415,122665582339293185,71,1796471695168,0,'timeout 2');
INSERT INTO journal VALUES(417,416,122665582339293185,72,1796471695168,0,'auto 2 play AH AD AS');
INSERT INTO journal VALUES(418,417,122665582339293185,73,1796471701168,17000352,'move 3 play 2D');
INSERT INTO journal VALUES(419,418,122665582339293185,74,1796471703782,17000353,'leave 3');
INSERT INTO journal VALUES(420,419,122665582339293185,75,1796471703782,0,'move 1 play AC');
INSERT INTO journal VALUES(421,420,122665582339293185,76,1796471703782,17000355,'move 2 play 2C');
INSERT INTO journal VALUES(422,421,122665582339293185,77,1796471706255,0,'move 1 play 5S');
INSERT INTO journal VALUES(423,422,122665582339293185,78,1796471711255,0,'move 1 play 7D');
INSERT INTO journal VALUES(424,423,122665582339293185,79,1796471711255,17000356,'move 2 flip 1');
INSERT INTO journal VALUES(425,424,122665582339293185,80,1796471713085,0,'move 1 take QD');
INSERT INTO journal VALUES(426,425,122665582339293185,81,1796471717547,17000357,'move 2 flip 1');
INSERT INTO journal VALUES(427,426,122665582339293185,82,1796471717547,0,'hash e62b943806b537519169ae4c5bd130ce');
INSERT INTO journal VALUES(428,0,122667377337827329,1,1796471781807,17000368,'move 1 keep 7H 5D JC');
INSERT INTO journal VALUES(429,428,122667377337827329,2,1796471786600,17000369,'move 2 keep 7C KH 6C');
INSERT INTO journal VALUES(430,429,122667377337827329,3,1796471789164,17000370,'move 3 keep 2D 5H KS');
INSERT INTO journal VALUES(431,430,122667377337827329,4,1796471790273,17000371,'move 4 keep 2C 6H QD');
INSERT INTO journal VALUES(432,431,122667377337827329,5,1796471794955,17000372,'move 3 play 3D 3S');
INSERT INTO journal VALUES(433,432,122667377337827329,6,1796471854955,0,'timeout 4');
INSERT INTO journal VALUES(434,433,122667377337827329,7,1796471854955,0,'auto 4 play 3H');
INSERT INTO journal VALUES(435,434,122667377337827329,8,1796471859414,17000373,'move 1 play 3C');
INSERT INTO journal VALUES(436,435,122667377337827329,9,1796471861667,17000374,'move 1 pass');
INSERT INTO journal VALUES(437,436,122667377337827329,10,1796471863535,17000375,'move 2 play 10C');
INSERT INTO journal VALUES(438,437,122667377337827329,11,1796471865238,17000376,'move 2 play 6S');
INSERT INTO journal VALUES(439,438,122667377337827329,12,1796471867150,17000377,'move 3 play JD');
INSERT INTO journal VALUES(440,439,122667377337827329,13,1796471869717,17000378,'move 4 take');
INSERT INTO journal VALUES(441,440,122667377337827329,14,1796471871538,17000379,'move 1 play 9C 9S');
INSERT INTO journal VALUES(442,441,122667377337827329,15,1796471931538,0,'timeout 2');
INSERT INTO journal VALUES(443,442,122667377337827329,16,1796471931538,0,'auto 2 play 9D');
INSERT INTO journal VALUES(444,443,122667377337827329,17,1796471931538,0,'hash 14ccf7d7658d80ef7902d51cc4cf6177');
INSERT INTO journal VALUES(445,444,122667377337827329,18,1796471935167,17000380,'move 3 play 5S');
INSERT INTO journal VALUES(446,445,122667377337827329,19,1796471938537,17000381,'move 2 play 8D');
INSERT INTO journal VALUES(447,446,122667377337827329,20,1796471942198,17000382,'move 1 play 8H');
INSERT INTO journal VALUES(448,447,122667377337827329,21,1796471943603,17000383,'move 4 play 8C');
INSERT INTO journal VALUES(449,448,122667377337827329,22,1796471945930,17000384,'move 3 play 7D');
INSERT INTO journal VALUES(450,449,122667377337827329,23,1796471948206,17000385,'move 2 take');
INSERT INTO journal VALUES(451,450,122667377337827329,24,1796471950075,17000386,'move 1 play 9H');
INSERT INTO journal VALUES(452,451,122667377337827329,25,1796471953328,17000387,'move 4 play JD');
INSERT INTO journal VALUES(453,452,122667377337827329,26,1796471954942,17000388,'move 3 take');
INSERT INTO journal VALUES(454,453,122667377337827329,27,1796471957749,17000389,'move 2 play 4S');
INSERT INTO journal VALUES(455,454,122667377337827329,28,1796471962709,17000390,'move 1 play QC');
INSERT INTO journal VALUES(456,455,122667377337827329,29,1796471966752,17000391,'move 4 take');
INSERT INTO journal VALUES(457,456,122667377337827329,30,1796471970470,17000392,'move 3 play 4H');
INSERT INTO journal VALUES(458,457,122667377337827329,31,1796471971871,17000393,'move 2 play 8H');
INSERT INTO journal VALUES(459,458,122667377337827329,32,1796471974254,17000394,'move 1 play QH');
INSERT INTO journal VALUES(460,459,122667377337827329,33,1796472034254,0,'timeout 4');
INSERT INTO journal VALUES(461,460,122667377337827329,34,1796472034254,0,'auto 4 play QC');
INSERT INTO journal VALUES(462,461,122667377337827329,35,1796472034254,0,'hash b3ee0f4b4ca54ddccb3aadc06815fec3');
INSERT INTO journal VALUES(463,462,122667377337827329,36,1796472036451,17000395,'move 3 play KC');
INSERT INTO journal VALUES(464,463,122667377337827329,37,1796472096451,0,'timeout 2');
INSERT INTO journal VALUES(465,464,122667377337827329,38,1796472096451,0,'auto 2 play 5S');
INSERT INTO journal VALUES(466,465,122667377337827329,39,1796472098677,17000396,'move 3 play 9H');
INSERT INTO journal VALUES(467,466,122667377337827329,40,1796472103297,17000397,'move 4 play 2S');
INSERT INTO journal VALUES(468,467,122667377337827329,41,1796472105716,17000398,'move 1 play KD');
INSERT INTO journal VALUES(469,468,122667377337827329,42,1796472110106,17000399,'move 2 play 7D');
INSERT INTO journal VALUES(470,469,122667377337827329,43,1796472112985,17000400,'move 3 play 10H');
INSERT INTO journal VALUES(471,470,122667377337827329,44,1796472116925,17000401,'move 3 pass');
INSERT INTO journal VALUES(472,471,122667377337827329,45,1796472121539,17000402,'move 4 play 4S');
INSERT INTO journal VALUES(473,472,122667377337827329,46,1796472125452,17000403,'move 1 play 5C');
INSERT INTO journal VALUES(474,473,122667377337827329,47,1796472129168,17000404,'move 4 take');
INSERT INTO journal VALUES(475,474,122667377337827329,48,1796472132979,17000405,'move 3 play JD');
INSERT INTO journal VALUES(476,475,122667377337827329,49,1796472136015,17000406,'move 2 take');
INSERT INTO journal VALUES(477,476,122667377337827329,50,1796472140850,17000407,'move 1 play JC');
INSERT INTO journal VALUES(478,477,122667377337827329,51,1796472145624,17000408,'move 4 play 5C');
INSERT INTO journal VALUES(479,478,122667377337827329,52,1796472145624,0,'hash 88fd124294bd602b2bebba2bde6a377f');
INSERT INTO journal VALUES(480,479,122667377337827329,53,1796472147537,17000409,'move 1 play 5D');
INSERT INTO journal VALUES(481,480,122667377337827329,54,1796472150122,17000410,'move 4 play 6D 6S');
INSERT INTO journal VALUES(482,481,122667377337827329,55,1796472151428,17000411,'move 3 play KS');
INSERT INTO journal VALUES(483,482,122667377337827329,56,1796472152843,17000412,'move 2 take');
INSERT INTO journal VALUES(484,483,122667377337827329,57,1796472157119,17000413,'move 1 play 7H');
INSERT INTO journal VALUES(485,484,122667377337827329,58,1796472161548,17000414,'move 4 play 4S');
INSERT INTO journal VALUES(486,485,122667377337827329,59,1796472166313,17000415,'move 3 play 5H');
INSERT INTO journal VALUES(487,486,122667377337827329,60,1796472168402,17000416,'move 4 play 6H');
INSERT INTO journal VALUES(488,487,122667377337827329,61,1796472228402,0,'timeout 1');
INSERT INTO journal VALUES(489,488,122667377337827329,62,1796472228402,0,'auto 1 flip 1');
INSERT INTO journal VALUES(490,489,122667377337827329,63,1796472230697,17000417,'move 2 play 5C');
INSERT INTO journal VALUES(491,490,122667377337827329,64,1796472234311,17000418,'move 1 flip 2');
INSERT INTO journal VALUES(492,491,122667377337827329,65,1796472238194,17000419,'move 4 play 2C');
INSERT INTO journal VALUES(493,492,122667377337827329,66,1796472241538,17000420,'move 3 take');
INSERT INTO journal VALUES(494,493,122667377337827329,67,1796472245040,17000421,'move 2 play 8S 8D 8C');
INSERT INTO journal VALUES(495,494,122667377337827329,68,1796472247635,17000422,'move 1 flip 1');
INSERT INTO journal VALUES(496,495,122667377337827329,69,1796472247635,0,'hash d545bc6539f8d086df4142d2e397bb4f');
INSERT INTO journal VALUES(497,496,122667377337827329,70,1796472249163,17000423,'move 4 play QD');
INSERT INTO journal VALUES(498,497,122667377337827329,71,1796472250834,17000424,'move 3 take');
INSERT INTO journal VALUES(499,498,122667377337827329,72,1796472253961,17000425,'move 2 play 6D 6S');
INSERT INTO journal VALUES(500,499,122667377337827329,73,1796472256794,17000426,'move 4 flip 1');
INSERT INTO journal VALUES(501,500,122667377337827329,74,1796472260515,17000427,'move 3 play JS');
INSERT INTO journal VALUES(502,501,122667377337827329,75,1796472320515,0,'timeout 2');
INSERT INTO journal VALUES(503,502,122667377337827329,76,1796472320515,0,'auto 2 play JD JC');
INSERT INTO journal VALUES(504,503,122667377337827329,77,1796472325494,17000428,'move 2 play 9C 9S 9D');
INSERT INTO journal VALUES(505,504,122667377337827329,78,1796472330357,17000429,'move 4 take');
INSERT INTO journal VALUES(506,505,122667377337827329,79,1796472331900,17000430,'move 3 play 4S');
INSERT INTO journal VALUES(507,506,122667377337827329,80,1796472335529,17000431,'move 2 play KS');
INSERT INTO journal VALUES(508,507,122667377337827329,81,1796472337574,17000432,'move 4 take');
INSERT INTO journal VALUES(509,508,122667377337827329,82,1796472340869,17000433,'move 3 play 8S');
INSERT INTO journal VALUES(510,509,122667377337827329,83,1796472342488,17000434,'move 2 play 5D');
INSERT INTO journal VALUES(511,510,122667377337827329,84,1796472347475,17000435,'move 3 play 6H');
INSERT INTO journal VALUES(512,511,122667377337827329,85,1796472351223,17000436,'move 4 play 9C 9S');
INSERT INTO journal VALUES(513,512,122667377337827329,86,1796472351223,0,'hash 3e8430132ea623e90ab8febb8ce45997');
INSERT INTO journal VALUES(514,513,122667377337827329,87,1796472355255,17000437,'move 2 take');
INSERT INTO journal VALUES(515,514,122667377337827329,88,1796472415255,0,'timeout 3');
INSERT INTO journal VALUES(516,515,122667377337827329,89,1796472415255,0,'auto 3 play 8D 8C');
INSERT INTO journal VALUES(517,516,122667377337827329,90,1796472420880,17000438,'move 4 play 9D');
INSERT INTO journal VALUES(518,517,122667377337827329,91,1796472423212,17000439,'move 2 play 9C 9S');
INSERT INTO journal VALUES(519,518,122667377337827329,92,1796472427309,17000440,'move 3 play QD');
INSERT INTO journal VALUES(520,519,122667377337827329,93,1796472429483,17000441,'move 4 play KS');
INSERT INTO journal VALUES(521,520,122667377337827329,94,1796472432674,17000442,'move 2 play 5D');
INSERT INTO journal VALUES(522,521,122667377337827329,95,1796472435002,17000443,'move 4 take');
INSERT INTO journal VALUES(523,522,122667377337827329,96,1796472438397,17000444,'move 3 play QS');
INSERT INTO journal VALUES(524,523,122667377337827329,97,1796472442105,17000445,'move 2 play 10S');
INSERT INTO journal VALUES(525,524,122667377337827329,98,1796472445700,17000446,'move 2 play 6H');
INSERT INTO journal VALUES(526,525,122667377337827329,99,1796472448240,17000447,'move 4 play 8D 8C');
INSERT INTO journal VALUES(527,526,122667377337827329,100,1796472453140,17000448,'move 3 play 7H 7S');
INSERT INTO journal VALUES(528,527,122667377337827329,101,1796472457386,17000449,'move 2 take');
INSERT INTO journal VALUES(529,528,122667377337827329,102,1796472458835,17000450,'move 4 play 9C 9S');
INSERT INTO journal VALUES(530,529,122667377337827329,103,1796472458835,0,'hash 135927924b8622363a442a14c9eef8d7');
INSERT INTO journal VALUES(531,530,122667377337827329,104,1796472460685,17000451,'move 3 play 5H');
INSERT INTO journal VALUES(532,531,122667377337827329,105,1796472462001,17000455,'move 4 take');
INSERT INTO journal VALUES(533,532,122667377337827329,106,1796472465450,17000456,'move 2 play 8S 8D 8C');
INSERT INTO journal VALUES(534,533,122667377337827329,107,1796472468282,17000457,'move 3 take');
INSERT INTO journal VALUES(535,534,122667377337827329,108,1796472470843,17000458,'move 4 play 9D 9S');
INSERT INTO journal VALUES(536,535,122667377337827329,109,1796472475270,17000459,'move 2 play 7H');
INSERT INTO journal VALUES(537,536,122667377337827329,110,1796472535270,0,'timeout 3');
INSERT INTO journal VALUES(538,537,122667377337827329,111,1796472535270,0,'auto 3 play 5C');
INSERT INTO journal VALUES(539,538,122667377337827329,112,1796472538241,17000460,'move 2 play 6H');
INSERT INTO journal VALUES(540,539,122667377337827329,113,1796472541706,17000461,'void It took too long.');
INSERT INTO journal VALUES(541,540,122667377337827329,114,1796472541706,0,'hash dff11a4e45cf4fe8a6f39473c3204587');
INSERT INTO journal VALUES(542,0,122670820437786625,1,1796472602706,17000469,'move 1 play AH suit D');
INSERT INTO journal VALUES(543,542,122670820437786625,2,1796472605185,17000470,'move 2 play JD');
INSERT INTO journal VALUES(544,543,122670820437786625,3,1796472608208,17000471,'move 2 draw');
INSERT INTO journal VALUES(545,544,122670820437786625,4,1796472611465,17000472,'move 1 play AS suit H');
INSERT INTO journal VALUES(546,545,122670820437786625,5,1796472613001,17000473,'move 2 play KH KC');
INSERT INTO journal VALUES(547,546,122670820437786625,6,1796472617151,17000474,'move 1 draw');
INSERT INTO journal VALUES(548,547,122670820437786625,7,1796472618660,17000475,'move 2 draw');
INSERT INTO journal VALUES(549,548,122670820437786625,8,1796472621386,17000476,'move 1 play QC QD');
INSERT INTO journal VALUES(550,549,122670820437786625,9,1796472625901,17000477,'move 2 draw');
INSERT INTO journal VALUES(551,550,122670820437786625,10,1796472628982,17000478,'move 1 play QH');
INSERT INTO journal VALUES(552,551,122670820437786625,11,1796472630924,17000479,'move 2 play 9H');
INSERT INTO journal VALUES(553,552,122670820437786625,12,1796472632274,17000480,'move 1 draw');
INSERT INTO journal VALUES(554,553,122670820437786625,13,1796472636325,17000481,'move 2 draw');
INSERT INTO journal VALUES(555,554,122670820437786625,14,1796472638303,17000482,'move 1 draw');
INSERT INTO journal VALUES(556,555,122670820437786625,15,1796472641672,17000483,'move 2 draw');
INSERT INTO journal VALUES(557,556,122670820437786625,16,1796472645694,17000484,'move 1 play 9S');
INSERT INTO journal VALUES(558,557,122670820437786625,17,1796472645694,0,'hash 5616bed0d793d03612d7934bb9cc2907');
INSERT INTO journal VALUES(559,558,122670820437786625,18,1796472648877,17000485,'move 2 play 6S 6C');
INSERT INTO journal VALUES(560,559,122670820437786625,19,1796472653172,17000486,'move 1 draw');
INSERT INTO journal VALUES(561,560,122670820437786625,20,1796472657493,17000487,'move 2 draw');
INSERT INTO journal VALUES(562,561,122670820437786625,21,1796472660404,17000488,'move 1 draw');
INSERT INTO journal VALUES(563,562,122670820437786625,22,1796472665082,17000489,'move 2 play 10C');
INSERT INTO journal VALUES(564,563,122670820437786625,23,1796472669839,17000490,'move 1 play 10D');
INSERT INTO journal VALUES(565,564,122670820437786625,24,1796472674565,17000491,'move 2 play KD');
INSERT INTO journal VALUES(566,565,122670820437786625,25,1796472677295,17000492,'move 1 play 7H');
INSERT INTO journal VALUES(567,566,122670820437786625,26,1796472680158,17000493,'move 2 play 3D');
INSERT INTO journal VALUES(568,567,122670820437786625,27,1796472683823,17000494,'move 1 take');
INSERT INTO journal VALUES(569,568,122670820437786625,28,1796472685513,17000495,'move 2 draw');
INSERT INTO journal VALUES(570,569,122670820437786625,29,1796472689875,17000496,'move 1 play AC suit S');
INSERT INTO journal VALUES(571,570,122670820437786625,30,1796472693222,17000497,'move 2 play 8S 8C');
INSERT INTO journal VALUES(572,571,122670820437786625,31,1796472697724,17000498,'move 2 play 2C');
INSERT INTO journal VALUES(573,572,122670820437786625,32,1796472702187,17000499,'move 1 play 2S');
INSERT INTO journal VALUES(574,573,122670820437786625,33,1796472705566,17000500,'move 2 take');
INSERT INTO journal VALUES(575,574,122670820437786625,34,1796472705566,0,'hash 8da50df547df783e90a51a2c3ae781cb');
INSERT INTO journal VALUES(576,575,122670820437786625,35,1796472707868,17000501,'move 1 play 5S');
INSERT INTO journal VALUES(577,576,122670820437786625,36,1796472750524,17000502,'move 2 play 7S');
INSERT INTO journal VALUES(578,577,122670820437786625,37,1796472753425,17000503,'move 1 play QS');
INSERT INTO journal VALUES(579,578,122670820437786625,38,1796472756947,17000504,'move 2 play KS');
INSERT INTO journal VALUES(580,579,122670820437786625,39,1796472761937,17000505,'move 1 play 4S');
INSERT INTO journal VALUES(581,580,122670820437786625,40,1796472765694,17000506,'move 2 play 4H');
INSERT INTO journal VALUES(582,581,122670820437786625,41,1796472768945,17000507,'move 1 play 5H last');
INSERT INTO journal VALUES(583,582,122670820437786625,42,1796472770952,17000508,'move 2 take');
INSERT INTO journal VALUES(584,583,122670820437786625,43,1796472772229,17000509,'move 1 draw');
INSERT INTO journal VALUES(585,584,122670820437786625,44,1796472775706,17000510,'move 2 play 8H');
INSERT INTO journal VALUES(586,585,122670820437786625,45,1796472779886,17000511,'move 1 play 8D last');
INSERT INTO journal VALUES(587,586,122670820437786625,46,1796472782307,17000512,'move 2 play 2D 2H');
INSERT INTO journal VALUES(588,587,122670820437786625,47,1796472785177,17000513,'move 1 take');
INSERT INTO journal VALUES(589,588,122670820437786625,48,1796472789627,17000514,'move 2 draw');
INSERT INTO journal VALUES(590,589,122670820437786625,49,1796472793338,17000515,'move 1 play 6H');
INSERT INTO journal VALUES(591,590,122670820437786625,50,1796472798224,17000516,'move 2 play 7D');
INSERT INTO journal VALUES(592,591,122670820437786625,51,1796472798224,0,'hash a2151956d5d2d3a7bba0381b78d2ded4');
INSERT INTO journal VALUES(593,592,122670820437786625,52,1796472800595,17000517,'move 1 draw');
INSERT INTO journal VALUES(594,593,122670820437786625,53,1796472802370,17000518,'move 2 draw');
INSERT INTO journal VALUES(595,594,122670820437786625,54,1796472805456,17000519,'move 1 play 10H');
INSERT INTO journal VALUES(596,595,122670820437786625,55,1796472807115,17000520,'move 2 draw');
INSERT INTO journal VALUES(597,596,122670820437786625,56,1796472867115,0,'timeout 1');
INSERT INTO journal VALUES(598,597,122670820437786625,57,1796472867115,0,'auto 1 play JH');
INSERT INTO journal VALUES(599,598,122670820437786625,58,1796472870609,17000521,'move 1 draw');
INSERT INTO journal VALUES(600,599,122670820437786625,59,1796472930609,0,'timeout 2');
INSERT INTO journal VALUES(601,600,122670820437786625,60,1796472930609,0,'auto 2 play JS');
INSERT INTO journal VALUES(602,601,122670820437786625,61,1796472936110,17000522,'move 2 play 3S');
INSERT INTO journal VALUES(603,602,122670820437786625,62,1796472940532,17000523,'move 1 play 4D');
INSERT INTO journal VALUES(604,603,122670820437786625,63,1796472943484,17000524,'move 2 play 5D');
INSERT INTO journal VALUES(605,604,122670820437786625,64,1796472944985,17000525,'move 1 play 5C');
INSERT INTO journal VALUES(606,605,122670820437786625,65,1796472947641,17000526,'move 2 take');
INSERT INTO journal VALUES(607,606,122670820437786625,66,1796472950543,17000527,'move 1 draw');
INSERT INTO journal VALUES(608,607,122670820437786625,67,1796472952432,17000528,'move 2 play 9C');
INSERT INTO journal VALUES(609,608,122670820437786625,68,1796472952432,0,'hash 3401fb0831c7807d3bc7f7e8d6077917');
INSERT INTO journal VALUES(610,609,122670820437786625,69,1796472956393,17000529,'move 1 draw');
INSERT INTO journal VALUES(611,610,122670820437786625,70,1796472958583,17000530,'move 2 play 4C');
INSERT INTO journal VALUES(612,611,122670820437786625,71,1796472960098,17000531,'move 1 play AS suit H');
INSERT INTO journal VALUES(613,612,122670820437786625,72,1796472962096,17000532,'move 2 play AD suit C');
INSERT INTO journal VALUES(614,613,122670820437786625,73,1796472965186,17000533,'move 1 draw');
INSERT INTO journal VALUES(615,614,122670820437786625,74,1796472968334,17000534,'move 2 play 10C 10S');
INSERT INTO journal VALUES(616,615,122670820437786625,75,1796472970837,17000535,'move 1 draw');
INSERT INTO journal VALUES(617,616,122670820437786625,76,1796472973992,17000536,'move 2 draw');
INSERT INTO journal VALUES(618,617,122670820437786625,77,1796472976841,17000537,'move 1 play KS');
INSERT INTO journal VALUES(619,618,122670820437786625,78,1796472980797,17000538,'move 2 draw');
INSERT INTO journal VALUES(620,619,122670820437786625,79,1796472984960,17000539,'move 1 draw');
INSERT INTO journal VALUES(621,620,122670820437786625,80,1796472986069,17000540,'move 2 play KC');
INSERT INTO journal VALUES(622,621,122670820437786625,81,1796472989801,17000541,'move 1 draw');
INSERT INTO journal VALUES(623,622,122670820437786625,82,1796472994154,17000542,'move 2 play JC');
INSERT INTO journal VALUES(624,623,122670820437786625,83,1796472998668,17000543,'move 2 play 3C');
INSERT INTO journal VALUES(625,624,122670820437786625,84,1796473000736,17000544,'move 1 take');
INSERT INTO journal VALUES(626,625,122670820437786625,85,1796473000736,0,'hash f19dcb4fe161848fb52f9c0f10bacfbb');
INSERT INTO journal VALUES(627,626,122670820437786625,86,1796473004288,17000545,'move 2 play 8C');
INSERT INTO journal VALUES(628,627,122670820437786625,87,1796473006444,17000546,'move 1 play 8D 8S');
INSERT INTO journal VALUES(629,628,122670820437786625,88,1796473008751,17000547,'move 1 play 3S');
INSERT INTO journal VALUES(630,629,122670820437786625,89,1796473011495,17000548,'move 2 take');
INSERT INTO journal VALUES(631,630,122670820437786625,90,1796473013918,17000549,'move 1 play 9S 9D 9H');
INSERT INTO journal VALUES(632,631,122670820437786625,91,1796473015402,17000550,'move 2 play 6H 6D');
INSERT INTO journal VALUES(633,632,122670820437786625,92,1796473016432,17000551,'move 1 play 4D');
INSERT INTO journal VALUES(634,633,122670820437786625,93,1796473019617,17000552,'move 2 play 7H');
INSERT INTO journal VALUES(635,634,122670820437786625,94,1796473022460,17000553,'move 1 play AH suit C last');
INSERT INTO journal VALUES(636,635,122670820437786625,95,1796473023744,17000554,'move 2 draw');
INSERT INTO journal VALUES(637,636,122670820437786625,96,1796473027150,17000555,'move 1 draw');
INSERT INTO journal VALUES(638,637,122670820437786625,97,1796473030714,17000556,'move 2 draw');
INSERT INTO journal VALUES(639,638,122670820437786625,98,1796473031937,17000557,'leave 1');
INSERT INTO journal VALUES(640,639,122670820437786625,99,1796473031937,0,'hash 56d1008990297fee0703603214bba2c3');
INSERT INTO journal VALUES(641,640,122670820437786625,100,1796473031937,17000559,'vote 2 1 forgive open');
INSERT INTO journal VALUES(642,0,122672876615630849,1,1796473094966,0,'move 1 play KC');
INSERT INTO journal VALUES(643,642,122672876615630849,2,1796473097937,17000566,'move 2 play KD');
INSERT INTO journal VALUES(644,643,122672876615630849,3,1796473099874,17000567,'move 3 play 10D');
INSERT INTO journal VALUES(645,644,122672876615630849,4,1796473103800,0,'move 1 play 10H');
INSERT INTO journal VALUES(646,645,122672876615630849,5,1796473108800,17000568,'move 2 play 10S');
INSERT INTO journal VALUES(647,646,122672876615630849,6,1796473110826,17000569,'move 3 play 4S');
INSERT INTO journal VALUES(648,647,122672876615630849,7,1796473112769,0,'move 1 play QS');
INSERT INTO journal VALUES(649,648,122672876615630849,8,1796473117033,17000570,'move 2 play QC');
INSERT INTO journal VALUES(650,649,122672876615630849,9,1796473121388,17000571,'move 3 play 6C 6S');
INSERT INTO journal VALUES(651,650,122672876615630849,10,1796473125514,0,'move 1 play 2S');
INSERT INTO journal VALUES(652,651,122672876615630849,11,1796473185514,0,'timeout 2');
INSERT INTO journal VALUES(653,652,122672876615630849,12,1796473185514,0,'auto 2 take');
INSERT INTO journal VALUES(654,653,122672876615630849,13,1796473191514,17000572,'move 3 play 2D');
INSERT INTO journal VALUES(655,654,122672876615630849,14,1796473194362,0,'move 1 take');
INSERT INTO journal VALUES(656,655,122672876615630849,15,1796473199362,17000573,'move 2 play 4D');
INSERT INTO journal VALUES(657,656,122672876615630849,16,1796473200507,17000574,'move 3 play 8D last');
INSERT INTO journal VALUES(658,657,122672876615630849,17,1796473200507,0,'hash e67ae471de9d5e2050f3553ad20e796c');
INSERT INTO journal VALUES(659,658,122672876615630849,18,1796473202953,17000575,'move 2 play 9D');
INSERT INTO journal VALUES(660,659,122672876615630849,19,1796473207911,0,'move 1 play 9H');
INSERT INTO journal VALUES(661,660,122672876615630849,20,1796473267911,0,'timeout 3');
INSERT INTO journal VALUES(662,661,122672876615630849,21,1796473267911,0,'auto 3 draw 2');
INSERT INTO journal VALUES(663,662,122672876615630849,22,1796473279235,17000585,'move 2 play AS suit D');
INSERT INTO journal VALUES(664,663,122672876615630849,23,1796473280482,0,'move 1 play JD');
INSERT INTO journal VALUES(665,664,122672876615630849,24,1796473285381,17000586,'move 2 play QD');
INSERT INTO journal VALUES(666,665,122672876615630849,25,1796473288688,0,'move 1 play QH');
INSERT INTO journal VALUES(667,666,122672876615630849,26,1796473293688,17000587,'move 3 play 4H');
INSERT INTO journal VALUES(668,667,122672876615630849,27,1796473296493,17000588,'move 2 play 8H last');
INSERT INTO journal VALUES(669,668,122672876615630849,28,1796473351318,17000606,'leave 3');
INSERT INTO journal VALUES(670,669,122672876615630849,29,1796473352479,0,'move 1 play 5H last');
INSERT INTO journal VALUES(671,670,122672876615630849,30,1796473356318,17000608,'move 2 take');
INSERT INTO journal VALUES(672,671,122672876615630849,31,1796473358766,0,'move 1 draw');
INSERT INTO journal VALUES(673,672,122672876615630849,32,1796473363766,17000609,'move 2 play 6H');
INSERT INTO journal VALUES(674,673,122672876615630849,33,1796473367023,0,'move 1 draw');
INSERT INTO journal VALUES(675,674,122672876615630849,34,1796473367023,0,'hash a3855eb2679d88bb292a4e5feb373c3d');
INSERT INTO journal VALUES(676,675,122672876615630849,35,1796473372023,17000610,'move 2 play 7S');
INSERT INTO journal VALUES(677,676,122672876615630849,36,1796473375142,0,'move 1 draw');
INSERT INTO journal VALUES(678,677,122672876615630849,37,1796473380142,17000611,'move 2 play AC suit H');
INSERT INTO journal VALUES(679,678,122672876615630849,38,1796473382681,0,'move 1 draw');
INSERT INTO journal VALUES(680,679,122672876615630849,39,1796473387681,17000612,'move 2 play 7H');
INSERT INTO journal VALUES(681,680,122672876615630849,40,1796473390052,0,'move 1 draw');
INSERT INTO journal VALUES(682,681,122672876615630849,41,1796473395052,17000613,'move 2 play AD suit H last');
INSERT INTO journal VALUES(683,682,122672876615630849,42,1796473399188,0,'move 1 play KH');
INSERT INTO journal VALUES(684,683,122672876615630849,43,1796473404188,17000614,'move 2 play JH');
INSERT INTO journal VALUES(685,684,122672876615630849,44,1796473607450,17000643,'void It took too long.');
INSERT INTO journal VALUES(686,685,122672876615630849,45,1796473607450,0,'hash f2a921fbd9d650ee0464c0e74d8dc69e');
INSERT INTO journal VALUES(687,0,122675290492108801,1,1796473668450,17000653,'move 1 draw');
INSERT INTO journal VALUES(688,687,122675290492108801,2,1796473670480,17000654,'move 2 play AS suit H');
INSERT INTO journal VALUES(689,688,122675290492108801,3,1796473674542,17000655,'move 3 play KH KC');
INSERT INTO journal VALUES(690,689,122675290492108801,4,1796473676698,17000656,'move 4 play 6C');
INSERT INTO journal VALUES(691,690,122675290492108801,5,1796473677859,17000657,'move 1 draw');
INSERT INTO journal VALUES(692,691,122675290492108801,6,1796473679238,17000658,'move 2 draw');
INSERT INTO journal VALUES(693,692,122675290492108801,7,1796473682031,17000659,'move 3 play 6H');
INSERT INTO journal VALUES(694,693,122675290492108801,8,1796473685974,17000660,'move 4 draw');
INSERT INTO journal VALUES(695,694,122675290492108801,9,1796473690967,17000661,'move 1 play AC AH suit H');
INSERT INTO journal VALUES(696,695,122675290492108801,10,1796473692658,17000662,'move 2 play 9H');
INSERT INTO journal VALUES(697,696,122675290492108801,11,1796473694841,17000663,'move 3 draw');
INSERT INTO journal VALUES(698,697,122675290492108801,12,1796473696458,17000664,'move 4 draw');
INSERT INTO journal VALUES(699,698,122675290492108801,13,1796473701289,17000665,'move 1 play 4H 4C');
INSERT INTO journal VALUES(700,699,122675290492108801,14,1796473704080,17000666,'move 2 draw');
INSERT INTO journal VALUES(701,700,122675290492108801,15,1796473708878,17000667,'move 3 play 10C');
INSERT INTO journal VALUES(702,701,122675290492108801,16,1796473711516,17000668,'move 4 play 2C 2D');
INSERT INTO journal VALUES(703,702,122675290492108801,17,1796473711516,0,'hash 2b541b9d015f2926ff64a7ef1b372e59');
INSERT INTO journal VALUES(704,703,122675290492108801,18,1796473713344,17000669,'move 1 take');
INSERT INTO journal VALUES(705,704,122675290492108801,19,1796473716131,17000670,'move 2 draw');
INSERT INTO journal VALUES(706,705,122675290492108801,20,1796473719616,17000671,'move 3 play 6D');
INSERT INTO journal VALUES(707,706,122675290492108801,21,1796473724367,17000672,'move 4 draw');
INSERT INTO journal VALUES(708,707,122675290492108801,22,1796473784367,0,'timeout 1');
INSERT INTO journal VALUES(709,708,122675290492108801,23,1796473784367,0,'auto 1 play JD');
INSERT INTO journal VALUES(710,709,122675290492108801,24,1796473789150,17000673,'move 3 draw');
INSERT INTO journal VALUES(711,710,122675290492108801,25,1796473792624,17000674,'move 4 play QD QS');
INSERT INTO journal VALUES(712,711,122675290492108801,26,1796473794223,17000675,'move 1 play 7C');
INSERT INTO journal VALUES(713,712,122675290492108801,27,1796473797750,17000676,'move 2 play 8S');
INSERT INTO journal VALUES(714,713,122675290492108801,28,1796473801701,17000677,'move 1 play 10S');
INSERT INTO journal VALUES(715,714,122675290492108801,29,1796473806169,17000678,'move 4 play 4S');
INSERT INTO journal VALUES(716,715,122675290492108801,30,1796473809905,17000679,'move 3 play 2S');
INSERT INTO journal VALUES(717,716,122675290492108801,31,1796473812423,17000680,'move 2 take');
INSERT INTO journal VALUES(718,717,122675290492108801,32,1796473813749,17000681,'move 1 play JS');
INSERT INTO journal VALUES(719,718,122675290492108801,33,1796473815635,17000682,'move 3 draw');
INSERT INTO journal VALUES(720,719,122675290492108801,34,1796473815635,0,'hash a66f3923f8ca7ceade8e73ca03a3a743');
INSERT INTO journal VALUES(721,720,122675290492108801,35,1796473818538,17000683,'move 2 play 7D');
INSERT INTO journal VALUES(722,721,122675290492108801,36,1796473821904,17000684,'move 1 play AD suit S');
INSERT INTO journal VALUES(723,722,122675290492108801,37,1796473825582,17000685,'move 4 draw');
INSERT INTO journal VALUES(724,723,122675290492108801,38,1796473829789,17000686,'move 3 draw');
INSERT INTO journal VALUES(725,724,122675290492108801,39,1796473834182,17000687,'move 2 draw');
INSERT INTO journal VALUES(726,725,122675290492108801,40,1796473834182,0,'hash 6090fc5f08b9e08e07998bef63c4dafd');
INSERT INTO journal VALUES(727,0,122676245715484673,1,1796473896193,17000696,'move 1 place AC B13');
INSERT INTO journal VALUES(728,727,122676245715484673,2,1796473898501,17000697,'move 1 layout spread done');
INSERT INTO journal VALUES(729,728,122676245715484673,3,1796473900279,17000698,'move 2 swap 6D JD');
INSERT INTO journal VALUES(730,729,122676245715484673,4,1796473903678,17000699,'move 2 swap AD 6D');
INSERT INTO journal VALUES(731,730,122676245715484673,5,1796473906767,17000700,'move 2 layout spread done');
INSERT INTO journal VALUES(732,731,122676245715484673,6,1796473909030,17000701,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(733,732,122676245715484673,7,1796473911359,17000702,'move 2 place auto');
INSERT INTO journal VALUES(734,733,122676245715484673,8,1796473915343,17000703,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(735,734,122676245715484673,9,1796473918870,17000704,'move 1 place JS F20');
INSERT INTO journal VALUES(736,735,122676245715484673,10,1796473920864,17000705,'move 1 place auto');
INSERT INTO journal VALUES(737,736,122676245715484673,11,1796473924072,17000706,'leave 1');
INSERT INTO journal VALUES(738,737,122676245715484673,12,1796473924072,0,'hash 3c63bd44f278b2bbb727b89f94935d39');
INSERT INTO journal VALUES(739,738,122676245715484673,13,1796473924072,17000707,'vote 2 1 forgive open');
INSERT INTO journal VALUES(740,0,122676618501029889,1,1796473985072,17000714,'move 1 layout spread done');
INSERT INTO journal VALUES(741,740,122676618501029889,2,1796473986462,17000715,'move 2 layout spread done');
INSERT INTO journal VALUES(742,741,122676618501029889,3,1796473990217,17000716,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(743,742,122676618501029889,4,1796473993266,17000717,'move 2 place auto');
INSERT INTO journal VALUES(744,743,122676618501029889,5,1796473994414,17000718,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(745,744,122676618501029889,6,1796473995733,17000719,'move 2 place auto');
INSERT INTO journal VALUES(746,745,122676618501029889,7,1796473997910,17000720,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(747,746,122676618501029889,8,1796474001531,17000721,'move 2 place auto');
INSERT INTO journal VALUES(748,747,122676618501029889,9,1796474006313,17000722,'move 1 throw 8S aim-mm 510 1125 flick');
INSERT INTO journal VALUES(749,748,122676618501029889,10,1796474009274,17000723,'move 1 place auto');
INSERT INTO journal VALUES(750,749,122676618501029889,11,1796474013374,17000724,'move 2 throw 2D aim-mm 450 1125 flick');
INSERT INTO journal VALUES(751,750,122676618501029889,12,1796474015387,17000725,'move 2 place auto');
INSERT INTO journal VALUES(752,751,122676618501029889,13,1796474019371,17000726,'move 1 throw 7S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(753,752,122676618501029889,14,1796474020464,17000727,'move 1 place auto');
INSERT INTO journal VALUES(754,753,122676618501029889,15,1796474023777,17000728,'move 2 throw 3D aim-mm 450 1125 flick');
INSERT INTO journal VALUES(755,754,122676618501029889,16,1796474025872,17000729,'move 2 place auto');
INSERT INTO journal VALUES(756,755,122676618501029889,17,1796474025872,0,'hash 7e65e722e1305b412ce317da06e41da4');
INSERT INTO journal VALUES(757,756,122676618501029889,18,1796474027774,17000730,'move 1 throw 6S aim-mm 330 1125 flick');
INSERT INTO journal VALUES(758,757,122676618501029889,19,1796474032176,17000731,'move 1 place auto');
INSERT INTO journal VALUES(759,758,122676618501029889,20,1796474092176,0,'timeout 2');
INSERT INTO journal VALUES(760,759,122676618501029889,21,1796474092176,0,'auto 2 throw 3D aim-mm 270 1215 flick');
INSERT INTO journal VALUES(761,760,122676618501029889,22,1796474097589,17000732,'move 2 place auto');
INSERT INTO journal VALUES(762,761,122676618501029889,23,1796474102108,17000733,'move 1 throw 5S aim-mm 930 1125 flick');
INSERT INTO journal VALUES(763,762,122676618501029889,24,1796474105768,17000734,'move 1 place auto');
INSERT INTO journal VALUES(764,763,122676618501029889,25,1796474110175,17000735,'move 2 throw 3D aim-mm 210 1215 flick');
INSERT INTO journal VALUES(765,764,122676618501029889,26,1796474112397,17000736,'move 2 place auto');
INSERT INTO journal VALUES(766,765,122676618501029889,27,1796474117215,17000737,'move 1 throw 4S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(767,766,122676618501029889,28,1796474117215,0,'hash 367b005127209b55ed36eae3e9b763d9');
INSERT INTO journal VALUES(768,0,122677444799889409,1,1796474182077,17000745,'move 1 swap 6C JC');
INSERT INTO journal VALUES(769,768,122677444799889409,2,1796474184445,17000746,'move 1 layout spread done');
INSERT INTO journal VALUES(770,769,122677444799889409,3,1796474187870,17000747,'move 2 layout random');
INSERT INTO journal VALUES(771,770,122677444799889409,4,1796474191579,17000748,'move 2 layout random');
INSERT INTO journal VALUES(772,771,122677444799889409,5,1796474192650,17000749,'move 2 layout spread done');
INSERT INTO journal VALUES(773,772,122677444799889409,6,1796474197261,17000750,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(774,773,122677444799889409,7,1796474201059,17000751,'move 1 place auto');
INSERT INTO journal VALUES(775,774,122677444799889409,8,1796474205665,17000752,'move 1 throw 8C aim-mm 630 1125 flick');
INSERT INTO journal VALUES(776,775,122677444799889409,9,1796474210395,17000753,'move 1 place auto');
INSERT INTO journal VALUES(777,776,122677444799889409,10,1796474214136,17000754,'move 2 throw 2D aim-mm 810 1935 float');
INSERT INTO journal VALUES(778,777,122677444799889409,11,1796474216463,17000755,'move 2 place KC N9');
INSERT INTO journal VALUES(779,778,122677444799889409,12,1796474217852,17000756,'move 2 place 2D M1');
INSERT INTO journal VALUES(780,779,122677444799889409,13,1796474221010,17000757,'move 1 throw JS aim-mm 630 1125 flick');
INSERT INTO journal VALUES(781,780,122677444799889409,14,1796474224067,17000758,'move 1 place JS L17');
INSERT INTO journal VALUES(782,781,122677444799889409,15,1796474228343,17000759,'move 1 place 8H P17');
INSERT INTO journal VALUES(783,782,122677444799889409,16,1796474229763,17000760,'move 2 throw 4D aim-mm 810 1935 flick');
INSERT INTO journal VALUES(784,783,122677444799889409,17,1796474229763,0,'hash 356f9ca60fc1839b424ce5cca82e2529');
INSERT INTO journal VALUES(785,784,122677444799889409,18,1796474231022,17000761,'move 1 place 4D M17');
INSERT INTO journal VALUES(786,785,122677444799889409,19,1796474233786,17000762,'move 1 throw 10S aim-mm 330 1125 flick');
INSERT INTO journal VALUES(787,786,122677444799889409,20,1796474236989,17000763,'move 1 place auto');
INSERT INTO journal VALUES(788,787,122677444799889409,21,1796474296989,0,'timeout 2');
INSERT INTO journal VALUES(789,788,122677444799889409,22,1796474296989,0,'auto 2 throw 2D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(790,789,122677444799889409,23,1796474551903,0,'timeout 1');
INSERT INTO journal VALUES(791,790,122677444799889409,24,1796474551903,0,'auto 1 place auto');
INSERT INTO journal VALUES(792,791,122677444799889409,25,1796474551903,0,'leave 1 away');
INSERT INTO journal VALUES(793,792,122677444799889409,26,1796474551903,0,'hash 1b84bdcbe605f09f5c93870e3b549cda');
INSERT INTO journal VALUES(794,0,122679251815104513,1,1796474614119,0,'move 4 play R2');
INSERT INTO journal VALUES(795,794,122679251815104513,2,1796474617903,17000771,'move 3 play J color Y');
INSERT INTO journal VALUES(796,795,122679251815104513,3,1796474619980,17000772,'move 2 play Y4');
INSERT INTO journal VALUES(797,796,122679251815104513,4,1796474621966,0,'move 1 play R4');
INSERT INTO journal VALUES(798,797,122679251815104513,5,1796474626573,0,'move 4 play B4');
INSERT INTO journal VALUES(799,798,122679251815104513,6,1796474626573,17000773,'move 3 draw');
INSERT INTO journal VALUES(800,799,122679251815104513,7,1796474631386,17000774,'move 2 draw');
INSERT INTO journal VALUES(801,800,122679251815104513,8,1796474635289,0,'move 1 play BS');
INSERT INTO journal VALUES(802,801,122679251815104513,9,1796474640289,17000775,'move 3 play YS');
INSERT INTO journal VALUES(803,802,122679251815104513,10,1796474642189,0,'move 1 draw');
INSERT INTO journal VALUES(804,803,122679251815104513,11,1796474646696,0,'move 1 play GS');
INSERT INTO journal VALUES(805,804,122679251815104513,12,1796474646696,17000776,'move 3 play G8');
INSERT INTO journal VALUES(806,805,122679251815104513,13,1796474649057,17000777,'move 2 play G5');
INSERT INTO journal VALUES(807,806,122679251815104513,14,1796474651775,0,'move 1 play G6');
INSERT INTO journal VALUES(808,807,122679251815104513,15,1796474656775,0,'move 4 play J color Y');
INSERT INTO journal VALUES(809,0,122679435827609601,1,1796474656775,17000786,'move 3 play AH suit H');
INSERT INTO journal VALUES(810,809,122679435827609601,2,1796474658910,0,'move 4 play AC suit C');
INSERT INTO journal VALUES(811,810,122679435827609601,3,1796474663715,0,'move 5 play JOKER suit D');
INSERT INTO journal VALUES(812,811,122679435827609601,4,1796474663715,17000787,'move 1 play 3D 3S');
INSERT INTO journal VALUES(813,812,122679435827609601,5,1796474665990,0,'move 2 play 8S 8H to 1');
INSERT INTO journal VALUES(814,813,122679435827609601,6,1796474670990,17000788,'move 3 play JOKER suit S');
INSERT INTO journal VALUES(815,814,122679435827609601,7,1796474674860,0,'move 4 play 2S');
INSERT INTO journal VALUES(816,815,122679435827609601,8,1796474679860,0,'move 5 play 2D');
INSERT INTO journal VALUES(817,816,122679435827609601,9,1796474679860,17000789,'move 1 take');
INSERT INTO journal VALUES(818,817,122679435827609601,10,1796474681489,0,'move 2 play 10D');
INSERT INTO journal VALUES(819,818,122679435827609601,11,1796474685867,0,'move 4 play 10H');
INSERT INTO journal VALUES(820,819,122679435827609601,12,1796474685867,17000790,'move 1 play 4H 4S');
INSERT INTO journal VALUES(821,820,122679435827609601,13,1796474687453,0,'move 2 play 9H');
INSERT INTO journal VALUES(822,821,122679435827609601,14,1796474691993,17000791,'move 3 play 7H');
INSERT INTO journal VALUES(823,822,122679435827609601,15,1796474693475,0,'move 4 play 3H');
INSERT INTO journal VALUES(824,823,122679435827609601,16,1796474698353,0,'move 5 play QH QD');
INSERT INTO journal VALUES(825,824,122679435827609601,17,1796474698353,0,'hash b68182d44b2fe3f17bb647222de505fd');
INSERT INTO journal VALUES(826,0,122679610218381313,1,1796474699569,0,'move 4 keep JS AS 5C');
INSERT INTO journal VALUES(827,826,122679610218381313,2,1796474703353,0,'move 1 keep QD 5H 10C');
INSERT INTO journal VALUES(828,827,122679610218381313,3,1796474703353,17000798,'move 2 keep 10H 7H 7S');
INSERT INTO journal VALUES(829,828,122679610218381313,4,1796474707108,17000799,'move 3 keep 8S 6H AH');
INSERT INTO journal VALUES(830,829,122679610218381313,5,1796474710698,17000800,'move 3 paper');
INSERT INTO journal VALUES(831,830,122679610218381313,6,1796474710698,0,'move 4 rock');
INSERT INTO journal VALUES(832,831,122679610218381313,7,1796474713945,17000801,'move 3 play 3S');
INSERT INTO journal VALUES(833,808,122679251815104513,16,1796474717107,0,'timeout 3');
INSERT INTO journal VALUES(834,833,122679251815104513,17,1796474717107,0,'auto 3 play Y2');
INSERT INTO journal VALUES(835,834,122679251815104513,18,1796474717107,0,'hash 15117abfe6b4a4e7cd3edbf03c9dc204');
INSERT INTO journal VALUES(836,832,122679610218381313,8,1796474717107,0,'move 4 play 3H');
INSERT INTO journal VALUES(837,836,122679610218381313,9,1796474722107,0,'move 1 play 4C');
INSERT INTO journal VALUES(838,837,122679610218381313,10,1796474722107,17000802,'move 2 take');
INSERT INTO journal VALUES(839,838,122679610218381313,11,1796474725116,17000803,'move 3 play 4S');
INSERT INTO journal VALUES(840,839,122679610218381313,12,1796474728070,0,'move 4 play 9S');
INSERT INTO journal VALUES(841,840,122679610218381313,13,1796474733070,0,'move 1 play JD');
INSERT INTO journal VALUES(842,841,122679610218381313,14,1796474733070,17000804,'move 2 play 5D');
INSERT INTO journal VALUES(843,842,122679610218381313,15,1796474735365,0,'move 1 play 6D');
INSERT INTO journal VALUES(844,843,122679610218381313,16,1796474739770,0,'move 4 play JC');
INSERT INTO journal VALUES(845,844,122679610218381313,17,1796474739770,0,'hash 507a3ff8895cd3d912f4f6852a9318d0');
INSERT INTO journal VALUES(846,845,122679610218381313,18,1796474739770,17000805,'move 3 play KC');
INSERT INTO journal VALUES(847,0,122679802082623489,1,1796474744097,17000812,'move 1 play 3S');
INSERT INTO journal VALUES(848,847,122679802082623489,2,1796474745945,0,'move 2 take');
INSERT INTO journal VALUES(849,848,122679802082623489,3,1796474748353,0,'move 3 draw');
INSERT INTO journal VALUES(850,849,122679802082623489,4,1796474750945,17000813,'move 4 play 3D');
INSERT INTO journal VALUES(851,850,122679802082623489,5,1796474753254,17000814,'move 1 take');
INSERT INTO journal VALUES(852,851,122679802082623489,6,1796474755407,0,'move 2 play KD');
INSERT INTO journal VALUES(853,852,122679802082623489,7,1796474758353,0,'move 3 play KH KC');
INSERT INTO journal VALUES(854,825,122679435827609601,18,1796474758353,0,'timeout 1');
INSERT INTO journal VALUES(855,854,122679435827609601,19,1796474758353,0,'auto 1 play QS KS');
INSERT INTO journal VALUES(856,855,122679435827609601,20,1796474759599,0,'move 2 draw');
INSERT INTO journal VALUES(857,853,122679802082623489,8,1796474759599,17000815,'move 4 draw');
INSERT INTO journal VALUES(858,857,122679802082623489,9,1796474764156,17000816,'move 1 draw');
INSERT INTO journal VALUES(859,858,122679802082623489,10,1796474767894,0,'move 2 play 8C 8D');
INSERT INTO journal VALUES(860,859,122679802082623489,11,1796474772894,0,'move 2 play 5D');
INSERT INTO journal VALUES(861,860,122679802082623489,12,1796474774690,0,'move 3 play 5C');
INSERT INTO journal VALUES(862,835,122679251815104513,19,1796474777107,0,'timeout 2');
INSERT INTO journal VALUES(863,862,122679251815104513,20,1796474777107,0,'auto 2 play Y7');
INSERT INTO journal VALUES(864,861,122679802082623489,13,1796474777894,17000817,'move 4 play 6C');
INSERT INTO journal VALUES(865,864,122679802082623489,14,1796474780035,17000818,'move 1 play AS suit D');
INSERT INTO journal VALUES(866,863,122679251815104513,21,1796474783018,0,'move 1 draw');
INSERT INTO journal VALUES(867,865,122679802082623489,15,1796474783018,0,'move 2 play 7H');
INSERT INTO journal VALUES(868,866,122679251815104513,22,1796474788018,0,'move 4 play YV');
INSERT INTO journal VALUES(869,867,122679802082623489,16,1796474788018,0,'move 3 draw');
INSERT INTO journal VALUES(870,869,122679802082623489,17,1796474788018,0,'hash 72c179c459c81c1dd533ad3a11e7d18e');
INSERT INTO journal VALUES(871,0,122679986300649473,1,1796474788018,17000824,'move 1 layout spread done');
INSERT INTO journal VALUES(872,871,122679986300649473,2,1796474790658,17000825,'move 2 layout deep');
INSERT INTO journal VALUES(873,872,122679986300649473,3,1796474792355,17000826,'move 2 layout deep done');
INSERT INTO journal VALUES(874,873,122679986300649473,4,1796474795616,17000827,'move 2 throw 3D aim-mm 810 1935 flick');
INSERT INTO journal VALUES(875,874,122679986300649473,5,1796474799651,17000828,'move 2 place KS L9');
INSERT INTO journal VALUES(876,875,122679986300649473,6,1796474803131,17000829,'move 2 place 3D E6');
INSERT INTO journal VALUES(877,876,122679986300649473,7,1796474806505,17000830,'move 1 throw 2C aim-mm 450 1755 float');
INSERT INTO journal VALUES(878,877,122679986300649473,8,1796474808606,17000831,'move 2 place 2C M7');
INSERT INTO journal VALUES(879,878,122679986300649473,9,1796474809617,17000832,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(880,879,122679986300649473,10,1796474813034,17000833,'move 2 place AD N3');
INSERT INTO journal VALUES(881,880,122679986300649473,11,1796474817090,17000834,'move 2 place 9S I9');
INSERT INTO journal VALUES(882,881,122679986300649473,12,1796474821981,17000835,'move 1 throw JS aim-mm 690 1485 flick');
INSERT INTO journal VALUES(883,0,122680137413033985,1,1796474824046,17000840,'move 2 play RS');
INSERT INTO journal VALUES(884,883,122680137413033985,2,1796474827311,17000841,'move 2 draw');
INSERT INTO journal VALUES(885,884,122680137413033985,3,1796474830570,17000842,'move 2 play J color B');
INSERT INTO journal VALUES(886,885,122680137413033985,4,1796474834536,17000843,'move 1 draw');
INSERT INTO journal VALUES(887,886,122680137413033985,5,1796474838622,17000844,'move 2 play B+2');
INSERT INTO journal VALUES(888,887,122680137413033985,6,1796474841008,17000845,'move 1 take');
INSERT INTO journal VALUES(889,888,122680137413033985,7,1796474844210,17000846,'move 2 draw');
INSERT INTO journal VALUES(890,889,122680137413033985,8,1796474846994,17000847,'move 1 play Y+2');
INSERT INTO journal VALUES(891,890,122680137413033985,9,1796474848335,17000848,'move 2 take');
INSERT INTO journal VALUES(892,891,122680137413033985,10,1796474852906,17000849,'move 1 play Y8');
INSERT INTO journal VALUES(893,892,122680137413033985,11,1796474855907,17000850,'move 2 play G8');
INSERT INTO journal VALUES(894,893,122680137413033985,12,1796474859965,17000851,'move 1 play G6');
INSERT INTO journal VALUES(895,894,122680137413033985,13,1796474864118,17000852,'leave 1');
INSERT INTO journal VALUES(896,895,122680137413033985,14,1796474864118,0,'hash 1a48dfc82a2702c3e9c655970ad4d787');
INSERT INTO journal VALUES(897,0,122680305487183874,1,1796474864118,17000866,'move 5 play AC suit H');
INSERT INTO journal VALUES(898,897,122680305487183874,2,1796474868631,17000867,'move 6 play AS suit D');
INSERT INTO journal VALUES(899,898,122680305487183874,3,1796474872115,17000868,'move 1 play 4D 4H');
INSERT INTO journal VALUES(900,899,122680305487183874,4,1796474874217,17000869,'move 2 play AH suit S');
INSERT INTO journal VALUES(901,900,122680305487183874,5,1796474878239,17000870,'move 3 play 2S 2H 2D');
INSERT INTO journal VALUES(902,901,122680305487183874,6,1796474881708,17000871,'move 4 take');
INSERT INTO journal VALUES(903,902,122680305487183874,7,1796474882727,17000872,'move 5 play QD');
INSERT INTO journal VALUES(904,903,122680305487183874,8,1796474884415,17000873,'move 6 play KD');
INSERT INTO journal VALUES(905,904,122680305487183874,9,1796474888317,17000874,'move 1 play 6D');
INSERT INTO journal VALUES(906,905,122680305487183874,10,1796474889329,17000875,'move 2 play AD suit C');
INSERT INTO journal VALUES(907,906,122680305487183874,11,1796474891570,17000876,'move 3 play 6C 5C');
INSERT INTO journal VALUES(908,907,122680305487183874,12,1796474892881,17000877,'move 4 play QC');
INSERT INTO journal VALUES(909,908,122680305487183874,13,1796474897768,17000878,'leave 1');
INSERT INTO journal VALUES(910,0,122680446625513473,1,1796474897768,17000884,'move 1 keep 10S QS 8S');
INSERT INTO journal VALUES(911,910,122680446625513473,2,1796474901164,17000885,'move 2 keep 5S 6H 7C');
INSERT INTO journal VALUES(912,911,122680446625513473,3,1796474906119,17000886,'move 1 play 3S');
INSERT INTO journal VALUES(913,912,122680446625513473,4,1796474907453,17000887,'move 2 play 7D');
INSERT INTO journal VALUES(914,913,122680446625513473,5,1796474908997,17000888,'move 1 play 4C 4D');
INSERT INTO journal VALUES(915,914,122680446625513473,6,1796474912377,17000889,'move 2 play 9S');
INSERT INTO journal VALUES(916,915,122680446625513473,7,1796474915041,17000890,'move 1 play QH');
INSERT INTO journal VALUES(917,916,122680446625513473,8,1796474919101,17000891,'move 2 play AS AH');
INSERT INTO journal VALUES(918,917,122680446625513473,9,1796474923521,17000892,'move 1 play 2H');
INSERT INTO journal VALUES(919,918,122680446625513473,10,1796474925288,17000893,'move 2 play 3H');
INSERT INTO journal VALUES(920,919,122680446625513473,11,1796474929969,17000894,'move 1 play 4H');
INSERT INTO journal VALUES(921,920,122680446625513473,12,1796474932613,17000895,'move 2 play JS');
INSERT INTO journal VALUES(922,921,122680446625513473,13,1796474934787,17000896,'leave 1');
INSERT INTO journal VALUES(923,922,122680446625513473,14,1796474934787,0,'hash d52576a06454d476a9bc30ec6e9f353f');
INSERT INTO journal VALUES(924,0,122680601894453250,1,1796474946528,17000913,'move 1 draw');
INSERT INTO journal VALUES(925,924,122680601894453250,2,1796474949405,17000914,'move 2 play AC suit H');
INSERT INTO journal VALUES(926,925,122680601894453250,3,1796474954291,17000915,'move 3 play AH suit D');
INSERT INTO journal VALUES(927,926,122680601894453250,4,1796474957742,17000916,'move 4 play 7D');
INSERT INTO journal VALUES(928,927,122680601894453250,5,1796474959046,17000917,'move 5 play 3D');
INSERT INTO journal VALUES(929,928,122680601894453250,6,1796474962773,17000918,'move 1 play 3H');
INSERT INTO journal VALUES(930,929,122680601894453250,7,1796474964405,17000919,'leave 1');
INSERT INTO journal VALUES(931,0,122680726121349121,1,1796474964405,17000924,'move 1 place 8H G7');
INSERT INTO journal VALUES(932,931,122680726121349121,2,1796474969335,17000925,'move 1 layout spread done');
INSERT INTO journal VALUES(933,932,122680726121349121,3,1796474974080,17000926,'move 2 layout random done');
INSERT INTO journal VALUES(934,933,122680726121349121,4,1796474977240,17000927,'move 1 throw JD aim-mm 570 1845 flick');
INSERT INTO journal VALUES(935,934,122680726121349121,5,1796474979754,17000928,'move 2 place auto');
INSERT INTO journal VALUES(936,935,122680726121349121,6,1796474981597,17000929,'move 2 throw 9C aim-mm 330 1125 flick');
INSERT INTO journal VALUES(937,936,122680726121349121,7,1796474983750,17000930,'move 2 place auto');
INSERT INTO journal VALUES(938,937,122680726121349121,8,1796474985198,17000931,'move 1 throw 9D aim-mm 390 1125 flick');
INSERT INTO journal VALUES(939,938,122680726121349121,9,1796474987135,17000932,'move 1 place auto');
INSERT INTO journal VALUES(940,939,122680726121349121,10,1796474992050,17000933,'move 2 throw 6C aim-mm 690 990 flick');
INSERT INTO journal VALUES(941,940,122680726121349121,11,1796474993835,17000934,'move 2 place auto');
INSERT INTO journal VALUES(942,941,122680726121349121,12,1796474995703,17000935,'move 1 throw 6D aim-mm 690 990 flick');
INSERT INTO journal VALUES(943,942,122680726121349121,13,1796474998914,17000936,'leave 1');
INSERT INTO journal VALUES(944,943,122680726121349121,14,1796474998914,0,'hash e631c6a620fef0d9d8d5f40c97b4d83a');
INSERT INTO journal VALUES(945,868,122679251815104513,23,1796474998914,0,'move 1 play GV');
INSERT INTO journal VALUES(946,846,122679610218381313,19,1796474998914,0,'timeout 2');
INSERT INTO journal VALUES(947,946,122679610218381313,20,1796474998914,0,'auto 2 play 7D');
INSERT INTO journal VALUES(948,856,122679435827609601,21,1796474998914,0,'timeout 3');
INSERT INTO journal VALUES(949,948,122679435827609601,22,1796474998914,0,'auto 3 play 6S 6D');
INSERT INTO journal VALUES(950,882,122679986300649473,13,1796474998914,0,'timeout 1');
INSERT INTO journal VALUES(951,950,122679986300649473,14,1796474998914,0,'auto 1 place auto');
INSERT INTO journal VALUES(952,870,122679802082623489,18,1796474998914,0,'timeout 4');
INSERT INTO journal VALUES(953,952,122679802082623489,19,1796474998914,0,'auto 4 draw');
INSERT INTO journal VALUES(954,896,122680137413033985,15,1796474998914,0,'voted 1 forgive');
INSERT INTO journal VALUES(955,909,122680305487183874,14,1796474998914,0,'timeout 3');
INSERT INTO journal VALUES(956,955,122680305487183874,15,1796474998914,0,'auto 3 take');
INSERT INTO journal VALUES(957,956,122680305487183874,16,1796474998914,0,'voted 1 forgive');
INSERT INTO journal VALUES(958,957,122680305487183874,17,1796474998914,0,'hash 138f7f91c250cceb768eb56259c38faa');
INSERT INTO journal VALUES(959,923,122680446625513473,15,1796474998914,0,'voted 1 forgive');
INSERT INTO journal VALUES(960,945,122679251815104513,24,1796475000267,0,'move 4 draw');
INSERT INTO journal VALUES(961,949,122679435827609601,23,1796475000748,0,'move 4 play JD');
INSERT INTO journal VALUES(962,0,122680870862585858,1,1796475000943,0,'move 1 play R+2');
INSERT INTO journal VALUES(963,947,122679610218381313,21,1796475001123,0,'move 1 take');
INSERT INTO journal VALUES(964,963,122679610218381313,22,1796475003914,0,'move 4 play 6C');
INSERT INTO journal VALUES(965,962,122680870862585858,2,1796475003914,17000943,'move 3 take');
INSERT INTO journal VALUES(966,965,122680870862585858,3,1796475007210,17000944,'move 2 play Y+2');
INSERT INTO journal VALUES(967,966,122680870862585858,4,1796475011377,0,'move 1 take');
INSERT INTO journal VALUES(968,967,122680870862585858,5,1796475016377,17000945,'move 3 play G+2');
INSERT INTO journal VALUES(969,968,122680870862585858,6,1796475021371,17000946,'move 2 take');
INSERT INTO journal VALUES(970,930,122680601894453250,8,1796475025698,0,'timeout 2');
INSERT INTO journal VALUES(971,970,122680601894453250,9,1796475025698,0,'auto 2 play 3C');
INSERT INTO journal VALUES(972,969,122680870862585858,7,1796475025698,0,'move 1 play G7');
INSERT INTO journal VALUES(973,971,122680601894453250,10,1796475025698,0,'voted 1 forgive');
INSERT INTO journal VALUES(974,972,122680870862585858,8,1796475030698,17000947,'move 3 play B7');
INSERT INTO journal VALUES(975,974,122680870862585858,9,1796475031981,17000948,'move 2 play B5');
INSERT INTO journal VALUES(976,975,122680870862585858,10,1796475033881,0,'move 1 play B5');
INSERT INTO journal VALUES(977,976,122680870862585858,11,1796475038133,17000949,'move 3 play B6');
INSERT INTO journal VALUES(978,977,122680870862585858,12,1796475039243,17000950,'move 2 play B3');
INSERT INTO journal VALUES(979,0,122681058574467073,1,1796475044613,0,'move 5 play 10H 9H');
INSERT INTO journal VALUES(980,979,122681058574467073,2,1796475048668,17000962,'move 6 play 6H');
INSERT INTO journal VALUES(981,980,122681058574467073,3,1796475050909,0,'move 7 play 5H 4H');
INSERT INTO journal VALUES(982,981,122681058574467073,4,1796475055405,17000963,'move 1 play JS');
INSERT INTO journal VALUES(983,982,122681058574467073,5,1796475056684,0,'move 7 play 4S');
INSERT INTO journal VALUES(984,944,122680726121349121,15,1796475058914,0,'voted 1 forgive');
INSERT INTO journal VALUES(985,951,122679986300649473,15,1796475058914,0,'timeout 2');
INSERT INTO journal VALUES(986,985,122679986300649473,16,1796475058914,0,'auto 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(987,986,122679986300649473,17,1796475058914,0,'hash 081cc1a8228f4f64c912ca4bea54a83c');
INSERT INTO journal VALUES(988,953,122679802082623489,20,1796475058914,0,'timeout 1');
INSERT INTO journal VALUES(989,988,122679802082623489,21,1796475058914,0,'auto 1 play 7C');
INSERT INTO journal VALUES(990,958,122680305487183874,18,1796475058914,0,'timeout 2');
INSERT INTO journal VALUES(991,990,122680305487183874,19,1796475058914,0,'auto 2 play 3C');
INSERT INTO journal VALUES(992,960,122679251815104513,25,1796475060267,0,'timeout 3');
INSERT INTO journal VALUES(993,992,122679251815104513,26,1796475060267,0,'auto 3 play GV');
INSERT INTO journal VALUES(994,989,122679802082623489,22,1796475060371,0,'move 2 draw');
INSERT INTO journal VALUES(995,961,122679435827609601,24,1796475060748,0,'timeout 3');
INSERT INTO journal VALUES(996,995,122679435827609601,25,1796475060748,0,'auto 3 play JC last');
INSERT INTO journal VALUES(997,983,122681058574467073,6,1796475061512,17000964,'move 6 play 7S 7D');
INSERT INTO journal VALUES(998,993,122679251815104513,27,1796475065977,0,'move 4 draw');
INSERT INTO journal VALUES(999,994,122679802082623489,23,1796475065977,0,'move 3 draw');
INSERT INTO journal VALUES(1000,996,122679435827609601,26,1796475065977,0,'move 4 play 4C last');
INSERT INTO journal VALUES(1001,997,122681058574467073,7,1796475065977,0,'move 5 play 8D 8C to 6');
INSERT INTO journal VALUES(1002,964,122679610218381313,23,1796475065977,0,'timeout 3');
INSERT INTO journal VALUES(1003,1002,122679610218381313,24,1796475065977,0,'auto 3 play 8H');
INSERT INTO journal VALUES(1004,1000,122679435827609601,27,1796475068914,0,'move 5 play 8D to 3 last');
INSERT INTO journal VALUES(1005,998,122679251815104513,28,1796475068914,0,'move 1 play G1');
INSERT INTO journal VALUES(1006,1001,122681058574467073,8,1796475068914,0,'move 4 play KC KS KH');
INSERT INTO journal VALUES(1007,1006,122681058574467073,9,1796475070977,0,'move 3 play AS suit H');
INSERT INTO journal VALUES(1008,1007,122681058574467073,10,1796475072606,0,'move 2 play 8H to 7');
INSERT INTO journal VALUES(1009,1008,122681058574467073,11,1796475075977,17000965,'move 1 play 2H AH suit C');
INSERT INTO journal VALUES(1010,1009,122681058574467073,12,1796475079023,0,'move 7 play AH suit S');
INSERT INTO journal VALUES(1011,987,122679986300649473,18,1796475079023,0,'timeout 2');
INSERT INTO journal VALUES(1012,1011,122679986300649473,19,1796475079023,0,'auto 2 place auto');
INSERT INTO journal VALUES(1013,1010,122681058574467073,13,1796475084023,17000966,'move 6 play 3S 3D');
INSERT INTO journal VALUES(1014,973,122680601894453250,11,1796475088245,0,'timeout 3');
INSERT INTO journal VALUES(1015,1014,122680601894453250,12,1796475088245,0,'auto 3 take');
INSERT INTO journal VALUES(1016,1013,122681058574467073,14,1796475088245,0,'move 5 play QD last');
INSERT INTO journal VALUES(1017,1016,122681058574467073,15,1796475093245,0,'move 4 play AC suit D');
INSERT INTO journal VALUES(1018,0,122681266515476481,1,1796475093245,17000973,'move 1 keep 2D 2H 10S');
INSERT INTO journal VALUES(1019,1018,122681266515476481,2,1796475095773,17000974,'move 2 keep 10C 10D KH');
INSERT INTO journal VALUES(1020,1019,122681266515476481,3,1796475095773,0,'move 3 keep 5H 8D AH');
INSERT INTO journal VALUES(1021,1020,122681266515476481,4,1796475096987,17000975,'move 1 play 3C');
INSERT INTO journal VALUES(1022,1021,122681266515476481,5,1796475100647,17000976,'move 2 play 3H');
INSERT INTO journal VALUES(1023,1022,122681266515476481,6,1796475102745,0,'move 3 play 4C 4H');
INSERT INTO journal VALUES(1024,1023,122681266515476481,7,1796475107745,17000977,'move 1 play 4D');
INSERT INTO journal VALUES(1025,1024,122681266515476481,8,1796475111745,17000978,'move 2 play 9C');
INSERT INTO journal VALUES(1026,1025,122681266515476481,9,1796475113775,0,'move 3 play AC');
INSERT INTO journal VALUES(1027,1026,122681266515476481,10,1796475118775,17000979,'move 1 play 7D');
INSERT INTO journal VALUES(1028,1027,122681266515476481,11,1796475120871,17000980,'move 2 play 5C');
INSERT INTO journal VALUES(1029,1028,122681266515476481,12,1796475123571,17000981,'move 1 play 8H');
INSERT INTO journal VALUES(1030,991,122680305487183874,20,1796475128152,0,'timeout 6');
INSERT INTO journal VALUES(1031,1030,122680305487183874,21,1796475128152,0,'auto 6 play 3S 3H');
INSERT INTO journal VALUES(1032,1029,122681266515476481,13,1796475128152,0,'move 3 play QS');
INSERT INTO journal VALUES(1033,999,122679802082623489,24,1796475128152,0,'timeout 4');
INSERT INTO journal VALUES(1034,1033,122679802082623489,25,1796475128152,0,'auto 4 draw');
INSERT INTO journal VALUES(1035,1003,122679610218381313,25,1796475128152,0,'timeout 2');
INSERT INTO journal VALUES(1036,1035,122679610218381313,26,1796475128152,0,'auto 2 take');
INSERT INTO journal VALUES(1037,1004,122679435827609601,28,1796475128914,0,'timeout 1');
INSERT INTO journal VALUES(1038,1037,122679435827609601,29,1796475128914,0,'auto 1 play KD');
INSERT INTO journal VALUES(1039,1005,122679251815104513,29,1796475128914,0,'timeout 2');
INSERT INTO journal VALUES(1040,1039,122679251815104513,30,1796475128914,0,'auto 2 play R1');
INSERT INTO journal VALUES(1041,1036,122679610218381313,27,1796475130275,0,'move 1 play 4S');
INSERT INTO journal VALUES(1042,1040,122679251815104513,31,1796475130414,0,'auto 3 play R4');
INSERT INTO journal VALUES(1043,1038,122679435827609601,30,1796475130723,0,'move 2 play KH');
INSERT INTO journal VALUES(1044,1042,122679251815104513,32,1796475132119,0,'move 4 draw');
INSERT INTO journal VALUES(1045,1043,122679435827609601,31,1796475132223,0,'auto 3 draw');
INSERT INTO journal VALUES(1046,1041,122679610218381313,28,1796475132504,0,'move 4 play KS');
INSERT INTO journal VALUES(1047,1045,122679435827609601,32,1796475133928,0,'move 4 draw');
INSERT INTO journal VALUES(1048,1044,122679251815104513,33,1796475134156,0,'move 1 play R9');
INSERT INTO journal VALUES(1049,1047,122679435827609601,33,1796475134881,0,'move 5 draw');
INSERT INTO journal VALUES(1050,1049,122679435827609601,34,1796475134881,0,'hash 59f3de11a13cfd8e8c40d2cda8f8091e');
INSERT INTO journal VALUES(1051,0,122681433897566209,1,1796475135181,0,'move 1 play 9D');
INSERT INTO journal VALUES(1052,1048,122679251815104513,34,1796475135656,0,'auto 2 play G9');
INSERT INTO journal VALUES(1053,1052,122679251815104513,35,1796475135656,0,'hash 23da9b0449b7dee38ac9e7b8f230b32b');
INSERT INTO journal VALUES(1054,1050,122679435827609601,35,1796475136381,0,'auto 1 play 6H');
INSERT INTO journal VALUES(1055,1053,122679251815104513,36,1796475137156,0,'auto 3 play J+4 color R last');
INSERT INTO journal VALUES(1056,1054,122679435827609601,36,1796475138104,0,'move 2 draw');
INSERT INTO journal VALUES(1057,1051,122681433897566209,2,1796475138152,17000992,'move 2 play 6D 6C 6C');
INSERT INTO journal VALUES(1058,1012,122679986300649473,20,1796475139622,0,'timeout 1');
INSERT INTO journal VALUES(1059,1058,122679986300649473,21,1796475139622,0,'auto 1 throw 8S aim-mm 870 1305 flick');
INSERT INTO journal VALUES(1060,1055,122679251815104513,37,1796475139622,0,'move 4 take');
INSERT INTO journal VALUES(1061,1056,122679435827609601,37,1796475139622,0,'auto 3 draw');
INSERT INTO journal VALUES(1062,1057,122681433897566209,3,1796475140077,0,'move 3 play 7H 7D');
INSERT INTO journal VALUES(1063,1060,122679251815104513,38,1796475140654,0,'move 1 draw');
INSERT INTO journal VALUES(1064,1059,122679986300649473,22,1796475141122,0,'auto 1 place auto');
INSERT INTO journal VALUES(1065,1061,122679435827609601,38,1796475141241,0,'move 4 draw');
INSERT INTO journal VALUES(1066,1062,122681433897566209,4,1796475141250,0,'move 4 play 8C');
INSERT INTO journal VALUES(1067,1063,122679251815104513,39,1796475142154,0,'auto 2 play R3');
INSERT INTO journal VALUES(1068,1066,122681433897566209,5,1796475142213,0,'move 3 play 8S');
INSERT INTO journal VALUES(1069,1064,122679986300649473,23,1796475142622,0,'auto 2 throw 4D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(1070,1065,122679435827609601,39,1796475143508,0,'move 5 play AD suit C last');
INSERT INTO journal VALUES(1071,1067,122679251815104513,40,1796475143654,0,'auto 3 play R+2');
INSERT INTO journal VALUES(1072,1071,122679251815104513,41,1796475143654,0,'hash d13b5d070904ee47eb62bc3cf41d9501');
INSERT INTO journal VALUES(1073,1068,122681433897566209,6,1796475143824,0,'move 4 draw');
INSERT INTO journal VALUES(1074,1069,122679986300649473,24,1796475144122,0,'auto 2 place auto');
INSERT INTO journal VALUES(1075,1070,122679435827609601,40,1796475145008,0,'auto 1 play 3C');
INSERT INTO journal VALUES(1076,1074,122679986300649473,25,1796475145622,0,'auto 1 throw 8S aim-mm 870 1305 flick');
INSERT INTO journal VALUES(1077,1073,122681433897566209,7,1796475146083,0,'move 5 play AS suit D');
INSERT INTO journal VALUES(1078,1076,122679986300649473,26,1796475147122,0,'auto 1 place auto');
INSERT INTO journal VALUES(1079,1075,122679435827609601,41,1796475147126,0,'move 2 play 2C 2H last');
INSERT INTO journal VALUES(1080,1015,122680601894453250,13,1796475148245,0,'timeout 4');
INSERT INTO journal VALUES(1081,1080,122680601894453250,14,1796475148245,0,'auto 4 play 5C');
INSERT INTO journal VALUES(1082,1078,122679986300649473,27,1796475148622,0,'auto 2 throw 5D aim-mm 270 1215 flick');
INSERT INTO journal VALUES(1083,1079,122679435827609601,42,1796475148626,0,'auto 3 take');
INSERT INTO journal VALUES(1084,1077,122681433897566209,8,1796475149622,17000993,'move 6 play 10D');
INSERT INTO journal VALUES(1085,1082,122679986300649473,28,1796475153667,0,'auto 2 place auto');
INSERT INTO journal VALUES(1086,1084,122681433897566209,9,1796475153667,0,'move 1 play 10S');
INSERT INTO journal VALUES(1087,1083,122679435827609601,43,1796475153667,0,'move 4 draw');
INSERT INTO journal VALUES(1088,1087,122679435827609601,44,1796475158667,0,'move 5 draw');
INSERT INTO journal VALUES(1089,1085,122679986300649473,29,1796475158667,0,'auto 1 throw 6S aim-mm 870 1305 flick');
INSERT INTO journal VALUES(1090,1086,122681433897566209,10,1796475158667,17000994,'move 2 play AD suit C last');
INSERT INTO journal VALUES(1091,1088,122679435827609601,45,1796475161528,0,'auto 1 play JH JS last');
INSERT INTO journal VALUES(1092,1089,122679986300649473,30,1796475161528,0,'auto 1 place auto');
INSERT INTO journal VALUES(1093,1090,122681433897566209,11,1796475161528,0,'move 3 draw');
INSERT INTO journal VALUES(1094,1092,122679986300649473,31,1796475166528,0,'auto 2 throw 6D aim-mm 690 1215 flick');
INSERT INTO journal VALUES(1095,1093,122681433897566209,12,1796475166528,0,'move 4 draw');
INSERT INTO journal VALUES(1096,1091,122679435827609601,46,1796475166528,0,'move 5 play 10S 10C');
INSERT INTO journal VALUES(1097,1096,122679435827609601,47,1796475166528,0,'hash 2c2223592be910af790cd809ed9f7dfc');
INSERT INTO journal VALUES(1098,1094,122679986300649473,32,1796475168028,0,'auto 2 place auto');
INSERT INTO journal VALUES(1099,1095,122681433897566209,13,1796475168701,0,'move 5 play 9C 9D');
INSERT INTO journal VALUES(1100,1098,122679986300649473,33,1796475169528,0,'auto 1 throw 5S aim-mm 870 1305 flick');
INSERT INTO journal VALUES(1101,1100,122679986300649473,34,1796475169528,0,'hash 04eaadf5fc85cb8d42376f9864c3fe1a');
INSERT INTO journal VALUES(1102,1101,122679986300649473,35,1796475171528,0,'auto 2 place auto');
INSERT INTO journal VALUES(1103,1099,122681433897566209,14,1796475171528,17000995,'move 6 play 7S');
INSERT INTO journal VALUES(1104,1102,122679986300649473,36,1796475175250,0,'auto 2 throw 7D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(1105,1103,122681433897566209,15,1796475175250,0,'move 1 play 7S');
INSERT INTO journal VALUES(1106,1104,122679986300649473,37,1796475178152,0,'auto 2 place auto');
INSERT INTO journal VALUES(1107,1106,122679986300649473,38,1796475180250,0,'auto 1 throw 4S aim-mm 930 1125 flick');
INSERT INTO journal VALUES(1108,1105,122681433897566209,16,1796475180250,17000996,'move 2 draw');
INSERT INTO journal VALUES(1109,1108,122681433897566209,17,1796475180250,0,'hash 89c1c928b62d092c6a48ea34281730d5');
INSERT INTO journal VALUES(1110,0,122681638827065345,1,1796475182011,17001003,'move 1 layout spread done');
INSERT INTO journal VALUES(1111,1110,122681638827065345,2,1796475185068,17001004,'move 2 layout spread done');
INSERT INTO journal VALUES(1112,1111,122681638827065345,3,1796475186710,17001005,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(1113,1112,122681638827065345,4,1796475188531,17001006,'move 2 place auto');
INSERT INTO journal VALUES(1114,1113,122681638827065345,5,1796475190202,17001007,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(1115,1114,122681638827065345,6,1796475191316,17001008,'move 1 place auto');
INSERT INTO journal VALUES(1116,1115,122681638827065345,7,1796475193660,17001009,'move 2 throw 2D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(1117,1116,122681638827065345,8,1796475197124,17001010,'move 1 place auto');
INSERT INTO journal VALUES(1118,1117,122681638827065345,9,1796475201539,17001011,'move 1 throw 10S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(1119,1118,122681638827065345,10,1796475203535,17001012,'move 1 place auto');
INSERT INTO journal VALUES(1120,1119,122681638827065345,11,1796475205950,17001013,'move 2 throw 3D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(1121,1120,122681638827065345,12,1796475208282,17001014,'move 2 place auto');
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
INSERT INTO friend VALUES(122654870732800004,189,1796468800000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(122654870732800005,188,1796468800000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(122654870732800006,189,1796468800000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(122654870732800007,189,1796468800000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(122654870732800008,189,1796468800000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(122654870732800001,189,1796468800000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(122654870732800009,189,1796468800000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(122654870732800010,189,1796468800000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(122654870732800011,189,1796468800000,122654870732800009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1796468800000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(122654870732800012,1796468800000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(122654870732800013,1796468800000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1796468800000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(122654870732800014,1796468800000,0,0,'');
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
INSERT INTO lockdown VALUES(122654870732800015,1796468800000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(122654870732800016,1796468800000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1796468800000,1796555200000,'player88','192.0.2.7',2,'kate','');
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
INSERT INTO adjustment VALUES(122654870732800017,188,1796468800000,1,188,'player88',1,50000,1,0,0,'kate','','','','a cup');
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
PRAGMA user_version = 17;
