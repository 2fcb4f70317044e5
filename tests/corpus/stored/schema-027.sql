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
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,100,100040,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,-90,99960,'',0);
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
INSERT INTO account VALUES(121,'player21','player21','player21','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(122,'player22','player22','player22','',0,1,0,0,20,100010,'',0);
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
INSERT INTO account VALUES(133,'player33','player33','player33','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(134,'player34','player34','player34','',0,1,0,0,0,100000,'',0);
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
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1797332800000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
, cup INTEGER NOT NULL DEFAULT 0, cup_round INTEGER NOT NULL DEFAULT 0, cup_table INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO card_table VALUES(126298461292199936,16,126298461292199937,replace('game last-one\noptions mode=quick points=100 pairs=no limit=600\nseats 2\nterms open\nbet 0\nclock 60000\nhost 108\ndelay 1\nfrozen looked into\nseat 1 109 account 0 0 27000626 player9\nseat 2 108 account 0 0 27000625 player8\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126298629320212480,17,126298629320212481,replace('game extreme-last-card\noptions hand=8 draw=must-play limit=400\nseats 8\nterms open\nbet 0\nclock 60000\nhost 110\ndelay 1\nfrozen looked into\nseat 1 126298629320212483 bot 2 0 0 bot-blaise\nseat 2 110 account 0 0 27000648 player10\nseat 3 126298629320212486 bot 1 0 0 bot-emil\nseat 4 126298629320212487 bot 2 0 0 bot-fay\nseat 5 111 account 0 0 27000649 player11\nseat 6 126298629320212485 bot 2 0 0 bot-dora\nseat 7 126298629320212482 bot 1 0 0 bot-ada\nseat 8 126298629320212484 bot 1 0 0 bot-cleo\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126298840985763840,18,126298840985763841,replace('game palace\noptions tie=rps bomb=pile limit=500\nseats 2\nterms open\nbet 0\nclock 60000\nhost 112\ndelay 1\nfrozen looked into\nseat 1 113 account 0 0 27000659 player13\nseat 2 112 account 0 0 27000658 player12\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126298994140774400,19,126298994140774401,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800\nseats 4\nterms open\nbet 0\nclock 60000\nhost 114\ndelay 1\nfrozen looked into\nseat 1 126298994140774403 bot 2 0 0 bot-blaise\nseat 2 114 account 0 0 27000677 player14\nseat 3 115 account 0 0 27000678 player15\nseat 4 126298994140774402 bot 1 0 0 bot-ada\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126299187800178688,20,126299187800178689,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=2\nseats 2\nterms open\nbet 0\nclock 60000\nhost 116\ndelay 1\nfrozen looked into\nseat 1 116 account 0 0 27000691 player16\nseat 2 117 account 0 0 27000692 player17\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126299336937046016,21,126299336937046017,replace('game last-one\noptions mode=quick points=500 pairs=no limit=600\nseats 3\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 1 120 account 0 0 27000712 player20\nseat 2 118 account 0 0 27000710 player18\nseat 3 119 account 0 0 27000711 player19\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126299474392776704,22,126299474392776705,replace('game extreme-last-card\noptions hand=8 draw=must-play limit=400\nseats 2\nterms open\nbet 10\nclock 60000\nhost 121\ndelay 1\nseat 1 121 account 0 0 27000727 player21\nseat 2 122 account 0 0 27000728 player22\nnext 126299618341289984 f269000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126299634623578112,23,126299634623578113,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 3\nterms open\nbet 10\nclock 60000\nhost 123\ndelay 1\nseat 1 125 account 0 0 27000747 player25\nseat 2 124 account 0 0 27000746 player24\nseat 3 123 account 0 0 27000745 player23\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126299773710893056,24,126299773710893057,replace('game switch\noptions mistakes=cutthroat run-chain=no ace-penalty=full announce=cutthroat limit=800\nseats 5\nterms open\nbet 10\nclock 60000\nhost 126\ndelay 1\nseat 1 126 account 0 0 27000766 player26\nseat 2 127 account 0 0 27000767 player27\nseat 3 129 account 0 0 27000769 player29\nseat 4 130 account 0 0 27000770 player30\nseat 5 128 account 0 0 27000768 player28\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126299936944816128,25,126299936944816129,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=2\nseats 2\nterms open\nbet 10\nclock 60000\nhost 131\ndelay 1\nseat 1 132 account 0 0 27000786 player32\nseat 2 131 account 0 0 27000785 player31\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126300103425130496,26,126300103425130497,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 4\nterms open\nbet 0\nclock 60000\nhost 133\ndelay 1\nseat 1 133 account 0 0 27000803 player33\nseat 2 126300103425130498 bot 1 0 0 bot-ada\nseat 3 126300103425130499 bot 2 0 0 bot-blaise\nseat 4 134 account 0 0 27000804 player34\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126300296941928448,27,126300296941928449,replace('game extreme-last-card\noptions hand=5 draw=must-play limit=400\nseats 3\nterms open\nbet 0\nclock 60000\nhost 135\ndelay 1\nseat 1 136 account 0 0 27000818 player36\nseat 2 135 account 0 0 27000817 player35\nseat 3 126300296941928450 bot 1 0 0 bot-ada\nnext 126300466140151808 026a000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126300487111671808,28,126300487111671809,replace('game palace\noptions tie=coin bomb=single limit=500\nseats 4\nterms open\nbet 0\nclock 60000\nhost 137\ndelay 1\nseat 1 137 account 0 0 27000832 player37\nseat 2 138 account 0 0 27000833 player38\nseat 3 126300487111671811 bot 2 0 0 bot-blaise\nseat 4 126300487111671810 bot 1 0 0 bot-ada\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126300658931335168,29,126300658931335169,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=full announce=cutthroat limit=800\nseats 6\nterms open\nbet 0\nclock 60000\nhost 139\ndelay 1\nseat 1 126300658931335170 bot 1 0 0 bot-ada\nseat 2 140 account 0 0 27000850 player40\nseat 3 126300658931335173 bot 2 0 0 bot-dora\nseat 4 126300658931335172 bot 1 0 0 bot-cleo\nseat 5 126300658931335171 bot 2 0 0 bot-blaise\nseat 6 139 account 0 0 27000849 player39\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126300871855177728,30,126300871855177729,replace('game exta-cards\noptions jokers=no throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 141\ndelay 1\nseat 1 141 account 0 0 27000859 player41\nseat 2 142 account 0 0 27000860 player42\n','\n',char(10)),0,0,0);
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
INSERT INTO game VALUES(126278749388800024,126278749388800023,'last-one',2,1,10,X'7e9fc3030a2ae1986be77efb910daa365cc036964ace1621ac14856325c7709e','mode=quick points=200 pairs=no limit=51',1797332800000,1797333279111,1,0,1,1,replace('format 2\nsecret 7969000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 samaieyavbas\n','\n',char(10)),'',27,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126281014778527745,126281014778527744,'last-one',2,0,0,X'f76924a21c16e954a2b3c71d7475dcd4a4be6fcc45c4e2f236e0e34546a9c6e2','mode=points points=200 pairs=no limit=600',1797333340111,1797333766744,3,0,1,2,replace('format 2\nsecret 7b69000000000000000000000000000000000000000000000000000000000000\ndrawn player0 qj7nb43kg6n6\ndrawn player1 pwy4xugm2mdc\ndrawn bot-ada rvhc8s3m9pqs\n','\n',char(10)),'It took too long.',129,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126283060059570177,126283060059570176,'last-one',2,0,0,X'5ed5a201c41ff5fb00cbd0ebad40558510956d6ed311c7c2d48adc482a6acf16','mode=quick points=200 pairs=yes limit=13',1797333827744,1797333916836,1,0,1,3,replace('format 2\nsecret a069000000000000000000000000000000000000000000000000000000000000\ndrawn player0 iajbbde5j8d8\ndrawn guest1 9uhdwscwyarf\ndrawn guest2 zwz38c3k7pjk\ndrawn guest3 izebmv5y8uuw\n','\n',char(10)),'limit',145,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126283703214145537,126283703214145536,'extreme-last-card',1,1,10,X'cd36250bb59a84f02f21181b6aaedbb305445c4e1b8aa4552b30f909d9290df2','hand=7 draw=must-play limit=400',1797333981084,1797334007200,1,0,1,4,replace('format 2\nsecret a269000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 dzdw6zgp6ygx\n','\n',char(10)),'',156,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126284075068555265,126284075068555264,'extreme-last-card',1,0,0,X'4f55f67218fe2a797c4f29131d9a2e50b730eeba27300a5dbaa899f56b1cfe75','hand=7 draw=must-play limit=400',1797334069741,1797334260250,1,0,1,5,replace('format 2\nsecret a469000000000000000000000000000000000000000000000000000000000000\ndrawn player0 6j4d2jeiqg34\ndrawn player1 f9zb83zk89zy\ndrawn bot-ada 8pbacsbdiiz4\n','\n',char(10)),'',197,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126285150945280001,126285150945280000,'extreme-last-card',1,0,0,X'2fee2ec0cd0faede5b8b4a9ce1fd6d8e2db87ff817be54468f3328530326813d','hand=5 draw=free limit=21',1797334326250,1797334420977,1,0,1,6,replace('format 2\nsecret b369000000000000000000000000000000000000000000000000000000000000\ndrawn player0 ztw2egmxut8v\ndrawn guest1 yy8z5pghi7eh\ndrawn guest2 f8zjqb8m9rrm\ndrawn guest3 dmnqrrmf78d9\n','\n',char(10)),'limit',220,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126285823262851073,126285823262851072,'palace',2,1,10,X'503f65cc93407e7583983e8d0b7a25725e8a8831a5f1426f46dbb280a27d6086','tie=coin bomb=single limit=5',1797334486543,1797334491474,2,0,1,7,replace('format 2\nsecret b569000000000000000000000000000000000000000000000000000000000000\ndrawn player0 3hv6rj3ydvvd\ndrawn player1 3c6gdehbfpmr\n','\n',char(10)),'player1 left before everybody had a turn.',224,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126286099797508097,126286099797508096,'palace',2,0,0,X'59cde2d11090518c06eb08295edd43ccbe98ed3499d6d094b73967371a7f0eec','tie=coin bomb=single limit=32',1797334552474,1797334987795,1,0,1,8,replace('format 2\nsecret b769000000000000000000000000000000000000000000000000000000000000\ndrawn player0 hs8nnmqg3xwj\ndrawn player1 ccrygtctz74b\ndrawn bot-ada 3vjazutrp7cq\n','\n',char(10)),'limit',264,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126288189236183041,126288189236183040,'palace',2,0,0,X'8e370edb8372434522d28de836fb7d828d3e6ae112eddf7514cd141d0c630c8e','tie=rps bomb=pile limit=500',1797335050635,1797335578305,3,0,1,9,replace('format 2\nsecret c769000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 eeetuk2phkg9\ndrawn guest2 2r3m3i3r6mpi\ndrawn guest3 5qgktvn48ipa\n','\n',char(10)),'It took too long.',369,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126290658297118721,126290658297118720,'switch',1,1,10,X'e6a04a1134045422032d1db0e275e4e5be55338ccd42a747df5e58e57a78cddb','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1797335639305,1797336012476,1,0,1,10,replace('format 2\nsecret c969000000000000000000000000000000000000000000000000000000000000\ndrawn player0 eent754hn6dk\ndrawn player1 i85fb2yyjaum\n','\n',char(10)),'',431,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126292479342280705,126292479342280704,'switch',1,0,0,X'd68a0b9a56b10fc4487a50bdfe6ec53c3aac9661b06f04ddded9572c65b29529','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=10',1797336073476,1797336105703,1,0,1,11,replace('format 2\nsecret cb69000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 5kbc9vem97fh\ndrawn bot-ada hhr4drtnvjze\n','\n',char(10)),'limit',442,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126292888622465025,126292888622465024,'switch',1,0,0,X'd2e0220d5b64f6002b9e823e7840c32f8f2243ad1a0e5a75e28035840571643a','mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800',1797336171056,1797336617840,3,0,1,12,replace('format 2\nsecret d169000000000000000000000000000000000000000000000000000000000000\ndrawn player0 qx8tj8bdnput\ndrawn guest1 szq59jxyhhph\ndrawn guest2 njp2b73sg2f6\ndrawn guest3 gyzmv9vcrrid\n','\n',char(10)),'It took too long.',479,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126295018422927361,126295018422927360,'exta-cards',2,1,10,X'8ef3ece8ebea544c91420b8126fa277b5907d9a0726679bd428a5849ab3303ba','jokers=yes throws=20 limit=300 bad=chance',1797336678840,1797337271555,1,0,1,13,replace('format 2\nsecret d369000000000000000000000000000000000000000000000000000000000000\ndrawn player0 a63uuks6wdww\ndrawn player1 p59vdxbqgzj4\n','\n',char(10)),'',574,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126297760302366721,126297760302366720,'exta-cards',2,1,0,X'624cb9252d8b492469f251a29daac435392c761cf59dcd4c5ab161191a927104','jokers=yes throws=40 limit=300 bad=chance',1797337332555,1797337350339,1,0,1,14,replace('format 2\nsecret d569000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 evqunh2v49qj\n','\n',char(10)),'',583,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126298090746413057,126298090746413056,'exta-cards',2,0,0,X'0eae7ba5af5a8f5ebd016d488121edf789b05eb1a9b13da70e2498911c362433','jokers=yes throws=0 limit=52 bad=1',1797337411339,1797337438684,1,0,1,15,replace('format 2\nsecret d769000000000000000000000000000000000000000000000000000000000000\ndrawn player0 h57c5ubu7e5d\ndrawn guest1 m6x9tvuxm5j5\n','\n',char(10)),'',594,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126298461292199937,126298461292199936,'last-one',2,1,0,X'a26d0a79407544a5a59a30978d00995d0613493e4da8ce5e7af5aa74c44f1be9','mode=quick points=100 pairs=no limit=600',1797337499684,0,0,0,1,16,replace('format 2\nsecret d969000000000000000000000000000000000000000000000000000000000000\nplayer player8 corpus\ndrawn player9 hjs6hv3sqqba\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126298629320212481,126298629320212480,'extreme-last-card',1,0,0,X'23ef11ca0f82404470f5a33798c8ece4547a9b83fc56445cb3dd1469516d49a1','hand=8 draw=must-play limit=400',1797337539745,0,0,0,1,17,replace('format 2\nsecret da69000000000000000000000000000000000000000000000000000000000000\ndrawn player10 5fc429gejbe5\ndrawn player11 vnjzuc6qaf7m\ndrawn bot-ada 5ihxfkfbkqdg\ndrawn bot-blaise c4bxu8fey3q2\ndrawn bot-cleo 5uymf63whq8q\ndrawn bot-dora 26rahturib6s\ndrawn bot-emil r3xknqg5vq7v\ndrawn bot-fay ikadbdt49jfz\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126298840985763841,126298840985763840,'palace',2,1,0,X'c1add1c6fdb33c85d8f1b99a4611fb576a16712b8bd2ebc271defbff8f4787ae','tie=rps bomb=pile limit=500',1797337590210,0,0,0,1,18,replace('format 2\nsecret e669000000000000000000000000000000000000000000000000000000000000\ndrawn player12 ntiaxibmwau7\ndrawn player13 r4vycxxci2ns\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126298994140774401,126298994140774400,'switch',1,0,0,X'd768fda2fcbd6d375b250b4597bbadd859d0a565493fdf9184aac25239e37259','mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800',1797337626725,0,0,0,1,19,replace('format 2\nsecret e769000000000000000000000000000000000000000000000000000000000000\ndrawn player14 dn63nygevhqc\ndrawn player15 yuhg8rjds9dr\ndrawn bot-ada 5v8z7fwc375g\ndrawn bot-blaise tgyznee4jvq6\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126299187800178689,126299187800178688,'exta-cards',2,1,0,X'2e55b5d14d2e1456580c3231d069dcb30708eb986589f5062735849bced8d12c','jokers=yes throws=20 limit=300 bad=2',1797337672897,0,0,0,1,20,replace('format 2\nsecret ef69000000000000000000000000000000000000000000000000000000000000\nplayer player16 corpus\ndrawn player17 ezeptwm7ryai\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126299336937046017,126299336937046016,'last-one',2,1,10,X'a6fa71097d56311c4a4ea7073fc9aabc99c9be29a1ab72b754a3d6e5be71819b','mode=quick points=500 pairs=no limit=600',1797337708454,0,0,0,1,21,replace('format 2\nsecret f069000000000000000000000000000000000000000000000000000000000000\nplayer player18 corpus\ndrawn player19 bf6egyuiiret\ndrawn player20 qqhqxtfgmn88\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126299474392776705,126299474392776704,'extreme-last-card',1,1,10,X'61bf38e1a27d0f63ddee647b9488c97d4dd5b37370bd844e45ba51e4e82e30a4','hand=8 draw=must-play limit=400',1797337741226,1797337775546,1,0,1,22,replace('format 2\nsecret f169000000000000000000000000000000000000000000000000000000000000\ndrawn player21 mg9j24rgxgij\ndrawn player22 z3mvrkf8tu26\n','\n',char(10)),'',687,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126299634623578113,126299634623578112,'palace',2,1,10,X'77fb79177e384d3c3644bdeaa613ace02e3d7b678f39163c20e98dd57c365cda','tie=coin bomb=pile limit=500',1797337779428,0,0,0,1,23,replace('format 2\nsecret f369000000000000000000000000000000000000000000000000000000000000\nplayer player23 corpus\ndrawn player24 tagenaes57as\ndrawn player25 hfxhrgzditk9\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126299773710893057,126299773710893056,'switch',1,1,10,X'2a85fde033f03bf40dc7a26dabce9c21e85ad12a2a12213aa77ff349494fab01','mistakes=cutthroat run-chain=no ace-penalty=full announce=cutthroat limit=800',1797337812589,0,0,0,1,24,replace('format 2\nsecret f469000000000000000000000000000000000000000000000000000000000000\nplayer player26 corpus\ndrawn player27 4wssen7p94up\ndrawn player28 rsbd25h48x38\ndrawn player29 tpj2jguqhimr\ndrawn player30 nu92ik73hqna\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126299936944816129,126299936944816128,'exta-cards',2,1,10,X'4ef0e54485925963095f25857665f721febd4de557b0df207e43a5fa4913a685','jokers=yes throws=20 limit=300 bad=2',1797337851507,0,0,0,1,25,replace('format 2\nsecret f569000000000000000000000000000000000000000000000000000000000000\ndrawn player31 u2c4hpc44f4c\ndrawn player32 qd8jad4sdnza\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126300103425130497,126300103425130496,'last-one',2,0,0,X'4ed118f1c21787617fde4f9fc9a614affd4c5bb53cafeb30fc7ef986de813370','mode=quick points=200 pairs=no limit=600',1797337891199,0,0,0,1,26,replace('format 2\nsecret f669000000000000000000000000000000000000000000000000000000000000\ndrawn player33 w6d7mqcdduha\ndrawn player34 xng8a2frgtch\ndrawn bot-ada kp4r68newskp\ndrawn bot-blaise 7r9j9nb7zf39\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126300296941928449,126300296941928448,'extreme-last-card',1,0,0,X'bb7f8aa2a06ab0f3d377446fc30b7950f0b87d657044cf013a2d9825c5e73ae4','hand=5 draw=must-play limit=400',1797337937337,1797337977677,1,0,1,27,replace('format 2\nsecret fd69000000000000000000000000000000000000000000000000000000000000\nplayer player35 corpus\ndrawn player36 p8kmg9ccintg\ndrawn bot-ada cqmdqht88ycf\n','\n',char(10)),'',764,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126300487111671809,126300487111671808,'palace',2,0,0,X'bd712b5ea931974df1a7828af71c41fcf9542600ab32e78c79c016b8f96a3fe9','tie=coin bomb=single limit=500',1797337982677,0,0,0,1,28,replace('format 2\nsecret 036a000000000000000000000000000000000000000000000000000000000000\nplayer player37 corpus\ndrawn player38 a62sakxcifu6\ndrawn bot-ada fy8rd3refkq2\ndrawn bot-blaise eb2ev9xaqz8e\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126300658931335169,126300658931335168,'switch',1,0,0,X'df9ee71d403134f44ae7351fc0176e78aaf60c40a13cb6f4441fc9dd2f7425a8','mistakes=casual run-chain=yes ace-penalty=full announce=cutthroat limit=800',1797338023642,0,0,0,1,29,replace('format 2\nsecret 0f6a000000000000000000000000000000000000000000000000000000000000\ndrawn player39 m47vcfjj48kp\ndrawn player40 inyyvxzkwh9u\ndrawn bot-ada gwzu8mi44s3b\ndrawn bot-blaise vu6xqk3hqwb6\ndrawn bot-cleo kqusdgsp5han\ndrawn bot-dora b87gdsnvn9bm\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126300871855177729,126300871855177728,'exta-cards',2,1,0,X'f26d14d071288cc9cdef8082463a18d59db385a8babbcfc1937dfb96e39da4e4','jokers=no throws=20 limit=300 bad=chance',1797338074407,0,0,0,1,30,replace('format 2\nsecret 1c6a000000000000000000000000000000000000000000000000000000000000\nplayer player41 corpus\ndrawn player42 znb268s4pnfa\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
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
INSERT INTO seat VALUES(126278749388800024,0,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126278749388800024,1,101,'player1',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(126281014778527745,0,100,'player0',0,0,0,0,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(126281014778527745,1,126281014778527746,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126281014778527745,2,101,'player1',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126283060059570177,0,902,'guest2',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126283060059570177,1,903,'guest3',1,0,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126283060059570177,2,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126283060059570177,3,901,'guest1',1,0,3,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(126283703214145537,0,101,'player1',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(126283703214145537,1,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126284075068555265,0,126284075068555266,'bot-ada',2,1,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126284075068555265,1,100,'player0',0,0,2,-1,0,0,0,1,1,0,0);
INSERT INTO seat VALUES(126284075068555265,2,101,'player1',0,0,3,-1,0,0,0,1,1,0,0);
INSERT INTO seat VALUES(126285150945280001,0,902,'guest2',1,0,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126285150945280001,1,903,'guest3',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126285150945280001,2,901,'guest1',1,0,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126285150945280001,3,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126285823262851073,0,100,'player0',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126285823262851073,1,101,'player1',0,0,0,0,1,-20,0,0,0,0,0);
INSERT INTO seat VALUES(126286099797508097,0,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126286099797508097,1,126286099797508098,'bot-ada',2,1,2,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126286099797508097,2,101,'player1',0,0,3,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(126288189236183041,0,100,'player0',0,0,0,0,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(126288189236183041,1,903,'guest3',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126288189236183041,2,902,'guest2',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126288189236183041,3,901,'guest1',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126290658297118721,0,101,'player1',0,0,2,-1,1,-20,-10,0,0,0,0);
INSERT INTO seat VALUES(126290658297118721,1,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126292479342280705,0,126292479342280706,'bot-ada',2,1,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126292479342280705,1,101,'player1',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126292479342280705,2,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126292888622465025,0,902,'guest2',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126292888622465025,1,100,'player0',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126292888622465025,2,901,'guest1',1,0,0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(126292888622465025,3,903,'guest3',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126295018422927361,0,101,'player1',0,0,2,-1,1,-20,-10,0,0,0,0);
INSERT INTO seat VALUES(126295018422927361,1,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126297760302366721,0,100,'player0',0,0,1,1,0,20,0,0,0,0,0);
INSERT INTO seat VALUES(126297760302366721,1,101,'player1',0,0,2,-1,1,-10,0,0,0,0,0);
INSERT INTO seat VALUES(126298090746413057,0,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126298090746413057,1,901,'guest1',1,0,2,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(126298461292199937,0,109,'player9',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126298461292199937,1,108,'player8',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126298629320212481,0,126298629320212483,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126298629320212481,1,110,'player10',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126298629320212481,2,126298629320212486,'bot-emil',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126298629320212481,3,126298629320212487,'bot-fay',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126298629320212481,4,111,'player11',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126298629320212481,5,126298629320212485,'bot-dora',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126298629320212481,6,126298629320212482,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126298629320212481,7,126298629320212484,'bot-cleo',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126298840985763841,0,113,'player13',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126298840985763841,1,112,'player12',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126298994140774401,0,126298994140774403,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126298994140774401,1,114,'player14',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126298994140774401,2,115,'player15',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126298994140774401,3,126298994140774402,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299187800178689,0,116,'player16',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299187800178689,1,117,'player17',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299336937046017,0,120,'player20',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299336937046017,1,118,'player18',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299336937046017,2,119,'player19',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299474392776705,0,121,'player21',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(126299474392776705,1,122,'player22',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126299634623578113,0,125,'player25',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299634623578113,1,124,'player24',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299634623578113,2,123,'player23',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299773710893057,0,126,'player26',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299773710893057,1,127,'player27',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299773710893057,2,129,'player29',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299773710893057,3,130,'player30',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299773710893057,4,128,'player28',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299936944816129,0,132,'player32',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126299936944816129,1,131,'player31',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126300103425130497,0,133,'player33',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126300103425130497,1,126300103425130498,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126300103425130497,2,126300103425130499,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126300103425130497,3,134,'player34',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126300296941928449,0,136,'player36',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126300296941928449,1,135,'player35',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126300296941928449,2,126300296941928450,'bot-ada',2,1,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126300487111671809,0,137,'player37',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126300487111671809,1,138,'player38',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126300487111671809,2,126300487111671811,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126300487111671809,3,126300487111671810,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126300658931335169,0,126300658931335170,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126300658931335169,1,140,'player40',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126300658931335169,2,126300658931335173,'bot-dora',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126300658931335169,3,126300658931335172,'bot-cleo',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126300658931335169,4,126300658931335171,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126300658931335169,5,139,'player39',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126300871855177729,0,141,'player41',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126300871855177729,1,142,'player42',0,0,0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1797332800000);
INSERT INTO entry VALUES(2,1,0,1,5,'cup','cup 1',1797332800000);
INSERT INTO entry VALUES(2,2,0,1,5,'cup','cup 1',1797332800000);
INSERT INTO entry VALUES(2,3,126278749388800024,1,20,'bet','',1797332800000);
INSERT INTO entry VALUES(2,4,126278749388800024,1,-20,'pot','',1797333279111);
INSERT INTO entry VALUES(2,5,126283703214145537,1,20,'bet','',1797333981084);
INSERT INTO entry VALUES(2,6,126283703214145537,1,-20,'pot','',1797334007200);
INSERT INTO entry VALUES(2,7,126285823262851073,1,20,'bet','',1797334486543);
INSERT INTO entry VALUES(2,8,126285823262851073,1,-20,'refund','',1797334491474);
INSERT INTO entry VALUES(2,9,126290658297118721,1,20,'bet','',1797335639305);
INSERT INTO entry VALUES(2,10,126290658297118721,1,-20,'pot','',1797336012476);
INSERT INTO entry VALUES(2,11,126295018422927361,1,20,'bet','',1797336678840);
INSERT INTO entry VALUES(2,12,126295018422927361,1,-20,'pot','',1797337271555);
INSERT INTO entry VALUES(2,13,126299336937046017,1,30,'bet','',1797337708454);
INSERT INTO entry VALUES(2,14,126299474392776705,1,20,'bet','',1797337741226);
INSERT INTO entry VALUES(2,15,126299474392776705,1,-20,'pot','',1797337775546);
INSERT INTO entry VALUES(2,16,126299634623578113,1,30,'bet','',1797337779428);
INSERT INTO entry VALUES(2,17,126299773710893057,1,50,'bet','',1797337812589);
INSERT INTO entry VALUES(2,18,126299936944816129,1,20,'bet','',1797337851507);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(100,2,126278749388800024,1,-10,'bet','',1797332800000);
INSERT INTO entry VALUES(100,3,126278749388800024,0,20,'win','',1797333279111);
INSERT INTO entry VALUES(100,4,126278749388800024,1,20,'pot','',1797333279111);
INSERT INTO entry VALUES(100,5,126283703214145537,1,-10,'bet','',1797333981084);
INSERT INTO entry VALUES(100,6,126283703214145537,0,20,'win','',1797334007200);
INSERT INTO entry VALUES(100,7,126283703214145537,1,20,'pot','',1797334007200);
INSERT INTO entry VALUES(100,8,126285823262851073,1,-10,'bet','',1797334486543);
INSERT INTO entry VALUES(100,9,126285823262851073,1,10,'refund','',1797334491474);
INSERT INTO entry VALUES(100,10,126290658297118721,1,-10,'bet','',1797335639305);
INSERT INTO entry VALUES(100,11,126290658297118721,0,20,'win','',1797336012476);
INSERT INTO entry VALUES(100,12,126290658297118721,1,20,'pot','',1797336012476);
INSERT INTO entry VALUES(100,13,126295018422927361,1,-10,'bet','',1797336678840);
INSERT INTO entry VALUES(100,14,126295018422927361,0,20,'win','',1797337271555);
INSERT INTO entry VALUES(100,15,126295018422927361,1,20,'pot','',1797337271555);
INSERT INTO entry VALUES(100,16,126297760302366721,0,20,'win','',1797337350339);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(101,2,126278749388800024,1,-10,'bet','',1797332800000);
INSERT INTO entry VALUES(101,3,126278749388800024,0,-10,'loss','',1797333339111);
INSERT INTO entry VALUES(101,4,126283703214145537,1,-10,'bet','',1797333981084);
INSERT INTO entry VALUES(101,5,126283703214145537,0,-10,'loss','',1797334007200);
INSERT INTO entry VALUES(101,6,126285823262851073,1,-10,'bet','',1797334486543);
INSERT INTO entry VALUES(101,7,126285823262851073,1,10,'refund','',1797334491474);
INSERT INTO entry VALUES(101,8,126285823262851073,0,-20,'leave','',1797334491474);
INSERT INTO entry VALUES(101,9,126290658297118721,1,-10,'bet','',1797335639305);
INSERT INTO entry VALUES(101,10,126290658297118721,0,-20,'leave','',1797336012476);
INSERT INTO entry VALUES(101,11,126295018422927361,1,-10,'bet','',1797336678840);
INSERT INTO entry VALUES(101,12,126295018422927361,0,-20,'leave','',1797337271555);
INSERT INTO entry VALUES(101,13,126297760302366721,0,-10,'loss','',1797337350339);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(118,2,126299336937046017,1,-10,'bet','',1797337708454);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(119,2,126299336937046017,1,-10,'bet','',1797337708454);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(120,2,126299336937046017,1,-10,'bet','',1797337708454);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(121,2,126299474392776705,1,-10,'bet','',1797337741226);
INSERT INTO entry VALUES(121,3,126299474392776705,0,-10,'loss','',1797337775546);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(122,2,126299474392776705,1,-10,'bet','',1797337741226);
INSERT INTO entry VALUES(122,3,126299474392776705,0,20,'win','',1797337775546);
INSERT INTO entry VALUES(122,4,126299474392776705,1,20,'pot','',1797337775546);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(123,2,126299634623578113,1,-10,'bet','',1797337779428);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(124,2,126299634623578113,1,-10,'bet','',1797337779428);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(125,2,126299634623578113,1,-10,'bet','',1797337779428);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(126,2,126299773710893057,1,-10,'bet','',1797337812589);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(127,2,126299773710893057,1,-10,'bet','',1797337812589);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(128,2,126299773710893057,1,-10,'bet','',1797337812589);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(129,2,126299773710893057,1,-10,'bet','',1797337812589);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(130,2,126299773710893057,1,-10,'bet','',1797337812589);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(131,2,126299936944816129,1,-10,'bet','',1797337851507);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(132,2,126299936944816129,1,-10,'bet','',1797337851507);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(188,2,0,1,-5,'cup','cup 1',1797332800000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1797332800000);
INSERT INTO entry VALUES(189,2,0,1,-5,'cup','cup 1',1797332800000);
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
INSERT INTO score VALUES(100,'exta-cards',126295018422927361,1797337271555,1797337271555,20,1,1);
INSERT INTO score VALUES(100,'exta-cards',126297760302366721,1797337350339,1797337350339,20,1,1);
INSERT INTO score VALUES(100,'extreme-last-card',126283703214145537,1797334007200,1797334007200,20,1,1);
INSERT INTO score VALUES(100,'last-one',126278749388800024,1797333279111,1797333279111,20,1,1);
INSERT INTO score VALUES(100,'switch',126290658297118721,1797336012476,1797336012476,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',126295018422927361,1797337271555,1797337271555,-20,1,-1);
INSERT INTO score VALUES(101,'exta-cards',126297760302366721,1797337350339,1797337350339,-10,1,-1);
INSERT INTO score VALUES(101,'extreme-last-card',126283703214145537,1797334007200,1797334007200,-10,1,-1);
INSERT INTO score VALUES(101,'last-one',126278749388800024,1797333279111,1797333339111,-10,1,-1);
INSERT INTO score VALUES(101,'palace',126285823262851073,1797334491474,1797334491474,-20,0,0);
INSERT INTO score VALUES(101,'switch',126290658297118721,1797336012476,1797336012476,-20,1,-1);
INSERT INTO score VALUES(121,'extreme-last-card',126299474392776705,1797337775546,1797337775546,-10,1,-1);
INSERT INTO score VALUES(122,'extreme-last-card',126299474392776705,1797337775546,1797337775546,20,1,1);
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
INSERT INTO sanction VALUES(126278749388800000,0,189,'player89','',1797332800000,0,'kate','shouted',0,126278749388800000,'','');
INSERT INTO sanction VALUES(126278749388800003,1,189,'player89','',1797332800000,0,'kate','shouted',0,126278749388800003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(126278749388800002,1797332800000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(126282804207026176,1797333766744,'','void','table 2','game 2: It took too long.');
INSERT INTO audit VALUES(126290402444574720,1797335578305,'','void','table 9','game 9: It took too long.');
INSERT INTO audit VALUES(126294762570383360,1797336617840,'','void','table 12','game 12: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
, epoch INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO journal VALUES(1,0,126278749388800024,1,1797332800000,27000007,'move 1 draw',1);
INSERT INTO journal VALUES(2,1,126278749388800024,2,1797332801956,27000008,'move 1 play Y5',1);
INSERT INTO journal VALUES(3,2,126278749388800024,3,1797332804628,27000009,'move 2 play YV',1);
INSERT INTO journal VALUES(4,3,126278749388800024,4,1797332806434,27000010,'move 2 draw',1);
INSERT INTO journal VALUES(5,4,126278749388800024,5,1797332810782,27000011,'move 1 play Y2',1);
INSERT INTO journal VALUES(6,5,126278749388800024,6,1797332814616,27000012,'move 2 play J+4 color G',1);
INSERT INTO journal VALUES(7,6,126278749388800024,7,1797332874616,0,'timeout 1',1);
INSERT INTO journal VALUES(8,7,126278749388800024,8,1797332874616,0,'auto 1 take',1);
INSERT INTO journal VALUES(9,8,126278749388800024,9,1797332880046,27000013,'move 2 play G6',1);
INSERT INTO journal VALUES(10,9,126278749388800024,10,1797332882151,27000014,'move 1 draw',1);
INSERT INTO journal VALUES(11,10,126278749388800024,11,1797332940046,0,'timeout 1',1);
INSERT INTO journal VALUES(12,11,126278749388800024,12,1797332940046,0,'auto 1 play GS',1);
INSERT INTO journal VALUES(13,12,126278749388800024,13,1797332946962,27000015,'move 1 play BS',1);
INSERT INTO journal VALUES(14,13,126278749388800024,14,1797332951835,27000016,'move 1 play RS',1);
INSERT INTO journal VALUES(15,14,126278749388800024,15,1797332954943,27000017,'move 1 play RV',1);
INSERT INTO journal VALUES(16,15,126278749388800024,16,1797332958171,27000018,'move 1 play GV',1);
INSERT INTO journal VALUES(17,16,126278749388800024,17,1797332958171,0,'hash 4f3444c31b05e8f7763105bd530e4f1a',1);
INSERT INTO journal VALUES(18,17,126278749388800024,18,1797332959778,27000019,'move 1 draw',1);
INSERT INTO journal VALUES(19,18,126278749388800024,19,1797332961160,27000020,'move 2 play BV',1);
INSERT INTO journal VALUES(20,19,126278749388800024,20,1797332965321,27000021,'move 2 draw',1);
INSERT INTO journal VALUES(21,20,126278749388800024,21,1797333025321,0,'timeout 1',1);
INSERT INTO journal VALUES(22,21,126278749388800024,22,1797333025321,0,'auto 1 play B2',1);
INSERT INTO journal VALUES(23,22,126278749388800024,23,1797333279111,0,'timeout 2',1);
INSERT INTO journal VALUES(24,23,126278749388800024,24,1797333279111,0,'auto 2 play BS',1);
INSERT INTO journal VALUES(25,24,126278749388800024,25,1797333279111,0,'leave 2 away',1);
INSERT INTO journal VALUES(26,25,126278749388800024,26,1797333279111,0,'hash ee3f0855cf6e49f59962f093fe645539',1);
INSERT INTO journal VALUES(27,26,126278749388800024,27,1797333339111,0,'voted 2 forgive',1);
INSERT INTO journal VALUES(28,0,126281014778527745,1,1797333340111,27000028,'move 1 play B8',1);
INSERT INTO journal VALUES(29,28,126281014778527745,2,1797333344463,27000029,'move 3 play BS',1);
INSERT INTO journal VALUES(30,29,126281014778527745,3,1797333348850,27000030,'move 1 play B7',1);
INSERT INTO journal VALUES(31,30,126281014778527745,4,1797333351100,27000031,'move 3 play Y7',1);
INSERT INTO journal VALUES(32,31,126281014778527745,5,1797333352392,0,'move 2 play R7',1);
INSERT INTO journal VALUES(33,32,126281014778527745,6,1797333357392,27000032,'move 1 play RS',1);
INSERT INTO journal VALUES(34,33,126281014778527745,7,1797333361575,0,'move 2 play R9',1);
INSERT INTO journal VALUES(35,34,126281014778527745,8,1797333366575,27000033,'move 1 play R7',1);
INSERT INTO journal VALUES(36,35,126281014778527745,9,1797333369609,27000034,'move 3 play R1',1);
INSERT INTO journal VALUES(37,36,126281014778527745,10,1797333373571,0,'move 2 play R3',1);
INSERT INTO journal VALUES(38,37,126281014778527745,11,1797333378571,27000035,'move 1 play J+4 color G',1);
INSERT INTO journal VALUES(39,38,126281014778527745,12,1797333380784,27000036,'move 3 take',1);
INSERT INTO journal VALUES(40,39,126281014778527745,13,1797333383080,0,'move 2 draw',1);
INSERT INTO journal VALUES(41,40,126281014778527745,14,1797333388080,0,'move 2 play GS',1);
INSERT INTO journal VALUES(42,41,126281014778527745,15,1797333388080,27000037,'move 3 play G9',1);
INSERT INTO journal VALUES(43,42,126281014778527745,16,1797333390829,0,'move 2 play B9',1);
INSERT INTO journal VALUES(44,43,126281014778527745,17,1797333390829,0,'hash 488fb6c1a661372c8b435aba3fde9499',1);
INSERT INTO journal VALUES(45,44,126281014778527745,18,1797333395829,27000038,'move 1 draw',1);
INSERT INTO journal VALUES(46,45,126281014778527745,19,1797333397448,27000039,'move 3 play Y9',1);
INSERT INTO journal VALUES(47,46,126281014778527745,20,1797333401374,0,'move 2 play YV',1);
INSERT INTO journal VALUES(48,47,126281014778527745,21,1797333406374,27000040,'move 3 play Y8',1);
INSERT INTO journal VALUES(49,48,126281014778527745,22,1797333407629,27000041,'move 1 draw',1);
INSERT INTO journal VALUES(50,49,126281014778527745,23,1797333409717,27000042,'move 1 play R8',1);
INSERT INTO journal VALUES(51,50,126281014778527745,24,1797333413397,0,'move 2 draw',1);
INSERT INTO journal VALUES(52,51,126281014778527745,25,1797333418397,27000043,'move 3 play R2',1);
INSERT INTO journal VALUES(53,52,126281014778527745,26,1797333420975,27000044,'move 1 draw',1);
INSERT INTO journal VALUES(54,53,126281014778527745,27,1797333422827,0,'move 2 draw',1);
INSERT INTO journal VALUES(55,54,126281014778527745,28,1797333427690,27000045,'move 3 draw',1);
INSERT INTO journal VALUES(56,55,126281014778527745,29,1797333429892,27000046,'move 3 play R8',1);
INSERT INTO journal VALUES(57,56,126281014778527745,30,1797333434546,27000047,'move 1 draw',1);
INSERT INTO journal VALUES(58,57,126281014778527745,31,1797333438125,0,'move 2 draw',1);
INSERT INTO journal VALUES(59,58,126281014778527745,32,1797333443125,27000048,'move 3 draw',1);
INSERT INTO journal VALUES(60,59,126281014778527745,33,1797333446849,27000049,'move 1 draw',1);
INSERT INTO journal VALUES(61,60,126281014778527745,34,1797333446849,0,'hash ba50c15968249dd8ba1fb12f3da224db',1);
INSERT INTO journal VALUES(62,61,126281014778527745,35,1797333448011,27000050,'move 1 play Y8',1);
INSERT INTO journal VALUES(63,62,126281014778527745,36,1797333449734,0,'move 2 play Y1',1);
INSERT INTO journal VALUES(64,63,126281014778527745,37,1797333454566,27000051,'move 3 play B1',1);
INSERT INTO journal VALUES(65,64,126281014778527745,38,1797333456131,27000052,'move 1 play B1',1);
INSERT INTO journal VALUES(66,65,126281014778527745,39,1797333458308,0,'move 2 play B6',1);
INSERT INTO journal VALUES(67,66,126281014778527745,40,1797333463308,27000053,'move 3 play G6',1);
INSERT INTO journal VALUES(68,67,126281014778527745,41,1797333465994,27000054,'move 1 play GV',1);
INSERT INTO journal VALUES(69,68,126281014778527745,42,1797333468241,27000055,'move 3 play G3',1);
INSERT INTO journal VALUES(70,69,126281014778527745,43,1797333472423,0,'move 2 play G+2',1);
INSERT INTO journal VALUES(71,70,126281014778527745,44,1797333477423,27000056,'move 1 take',1);
INSERT INTO journal VALUES(72,71,126281014778527745,45,1797333478655,27000057,'move 3 draw',1);
INSERT INTO journal VALUES(73,72,126281014778527745,46,1797333481929,27000058,'move 3 play G6',1);
INSERT INTO journal VALUES(74,73,126281014778527745,47,1797333483961,0,'move 2 play G1 last',1);
INSERT INTO journal VALUES(75,74,126281014778527745,48,1797333488669,27000059,'move 1 play G4',1);
INSERT INTO journal VALUES(76,75,126281014778527745,49,1797333490652,27000060,'move 3 draw',1);
INSERT INTO journal VALUES(77,76,126281014778527745,50,1797333492641,0,'move 2 draw',1);
INSERT INTO journal VALUES(78,77,126281014778527745,51,1797333492641,0,'hash 1d731b71c6cde037f2401a5f6dd12d3f',1);
INSERT INTO journal VALUES(79,78,126281014778527745,52,1797333497290,27000061,'move 1 play GV',1);
INSERT INTO journal VALUES(80,79,126281014778527745,53,1797333499236,0,'move 2 draw',1);
INSERT INTO journal VALUES(81,80,126281014778527745,54,1797333538589,27000062,'move 3 draw',1);
INSERT INTO journal VALUES(82,81,126281014778527745,55,1797333542721,27000063,'move 3 play RV',1);
INSERT INTO journal VALUES(83,82,126281014778527745,56,1797333544624,0,'move 2 play R3',1);
INSERT INTO journal VALUES(84,83,126281014778527745,57,1797333549095,27000064,'leave 1',1);
INSERT INTO journal VALUES(85,84,126281014778527745,58,1797333549095,27000066,'move 3 play Y3',1);
INSERT INTO journal VALUES(86,85,126281014778527745,59,1797333553686,0,'move 2 play Y5 last',1);
INSERT INTO journal VALUES(87,86,126281014778527745,60,1797333558686,27000067,'move 3 play B5 last',1);
INSERT INTO journal VALUES(88,87,126281014778527745,61,1797333560984,0,'move 2 play B6',1);
INSERT INTO journal VALUES(89,88,126281014778527745,62,1797333565863,27000068,'move 3 play G8',1);
INSERT INTO journal VALUES(90,89,126281014778527745,63,1797333568706,0,'move 2 play R8',1);
INSERT INTO journal VALUES(91,90,126281014778527745,64,1797333573706,27000069,'move 3 play J color B',1);
INSERT INTO journal VALUES(92,91,126281014778527745,65,1797333576936,0,'move 2 draw',1);
INSERT INTO journal VALUES(93,92,126281014778527745,66,1797333581936,27000070,'move 3 play B2',1);
INSERT INTO journal VALUES(94,93,126281014778527745,67,1797333585082,0,'move 2 play Y2',1);
INSERT INTO journal VALUES(95,94,126281014778527745,68,1797333585082,0,'hash c14ece7428fddb61e768e897b0ab4d0b',1);
INSERT INTO journal VALUES(96,95,126281014778527745,69,1797333646082,27000071,'move 3 play Y5',1);
INSERT INTO journal VALUES(97,96,126281014778527745,70,1797333648822,0,'move 2 play Y7',1);
INSERT INTO journal VALUES(98,97,126281014778527745,71,1797333653822,27000072,'move 3 play Y1',1);
INSERT INTO journal VALUES(99,98,126281014778527745,72,1797333658390,0,'move 2 play G1',1);
INSERT INTO journal VALUES(100,99,126281014778527745,73,1797333663390,27000073,'move 3 draw',1);
INSERT INTO journal VALUES(101,100,126281014778527745,74,1797333666750,27000074,'move 3 play G3',1);
INSERT INTO journal VALUES(102,101,126281014778527745,75,1797333671445,0,'move 2 play R3',1);
INSERT INTO journal VALUES(103,102,126281014778527745,76,1797333676445,27000075,'move 3 draw',1);
INSERT INTO journal VALUES(104,103,126281014778527745,77,1797333680207,27000076,'move 3 play R9',1);
INSERT INTO journal VALUES(105,104,126281014778527745,78,1797333682213,0,'move 2 play R7',1);
INSERT INTO journal VALUES(106,105,126281014778527745,79,1797333687213,27000077,'move 3 play B7 last',1);
INSERT INTO journal VALUES(107,106,126281014778527745,80,1797333689526,0,'move 2 draw',1);
INSERT INTO journal VALUES(108,107,126281014778527745,81,1797333694526,27000078,'move 3 play BS',1);
INSERT INTO journal VALUES(109,108,126281014778527745,82,1797333696130,27000079,'move 3 play Y+2',1);
INSERT INTO journal VALUES(110,109,126281014778527745,83,1797333700401,0,'move 2 play B+2',1);
INSERT INTO journal VALUES(111,110,126281014778527745,84,1797333705401,27000080,'move 3 take',1);
INSERT INTO journal VALUES(112,111,126281014778527745,85,1797333705401,0,'hash cbc1a7770e90f0871d680a06613eabc6',1);
INSERT INTO journal VALUES(113,112,126281014778527745,86,1797333707365,0,'move 2 play B4',1);
INSERT INTO journal VALUES(114,113,126281014778527745,87,1797333712365,27000081,'move 3 play B5',1);
INSERT INTO journal VALUES(115,114,126281014778527745,88,1797333717212,0,'move 2 play B7',1);
INSERT INTO journal VALUES(116,115,126281014778527745,89,1797333722212,27000082,'move 3 play B6',1);
INSERT INTO journal VALUES(117,116,126281014778527745,90,1797333727065,0,'move 2 draw',1);
INSERT INTO journal VALUES(118,117,126281014778527745,91,1797333732065,0,'move 2 play J+4 color G',1);
INSERT INTO journal VALUES(119,118,126281014778527745,92,1797333732065,27000083,'move 3 take',1);
INSERT INTO journal VALUES(120,119,126281014778527745,93,1797333734258,0,'move 2 play G3',1);
INSERT INTO journal VALUES(121,120,126281014778527745,94,1797333739258,27000084,'move 3 play G+2',1);
INSERT INTO journal VALUES(122,121,126281014778527745,95,1797333743193,0,'move 2 take',1);
INSERT INTO journal VALUES(123,122,126281014778527745,96,1797333748193,27000085,'move 3 play GV',1);
INSERT INTO journal VALUES(124,123,126281014778527745,97,1797333751981,27000086,'move 3 play G9',1);
INSERT INTO journal VALUES(125,124,126281014778527745,98,1797333753335,0,'move 2 play G8',1);
INSERT INTO journal VALUES(126,125,126281014778527745,99,1797333758335,27000087,'move 3 play GS',1);
INSERT INTO journal VALUES(127,126,126281014778527745,100,1797333761840,27000088,'move 3 play G5',1);
INSERT INTO journal VALUES(128,127,126281014778527745,101,1797333766744,27000089,'void It took too long.',1);
INSERT INTO journal VALUES(129,128,126281014778527745,102,1797333766744,0,'hash c59dc2d59c502612dd088dc7c5975a09',1);
INSERT INTO journal VALUES(130,0,126283060059570177,1,1797333827744,27000099,'move 2 draw',1);
INSERT INTO journal VALUES(131,130,126283060059570177,2,1797333832279,27000100,'move 1 play Y1',1);
INSERT INTO journal VALUES(132,131,126283060059570177,3,1797333834544,27000101,'move 4 play Y5',1);
INSERT INTO journal VALUES(133,132,126283060059570177,4,1797333836382,27000102,'move 3 play Y5',1);
INSERT INTO journal VALUES(134,133,126283060059570177,5,1797333841041,27000103,'move 2 play Y7',1);
INSERT INTO journal VALUES(135,134,126283060059570177,6,1797333842319,27000104,'move 1 draw',1);
INSERT INTO journal VALUES(136,135,126283060059570177,7,1797333846302,27000105,'move 4 draw',1);
INSERT INTO journal VALUES(137,136,126283060059570177,8,1797333850710,27000106,'leave 4',1);
INSERT INTO journal VALUES(138,137,126283060059570177,9,1797333850710,27000108,'move 3 draw',1);
INSERT INTO journal VALUES(139,138,126283060059570177,10,1797333851813,27000109,'move 2 play Y+2',1);
INSERT INTO journal VALUES(140,139,126283060059570177,11,1797333911813,0,'timeout 1',1);
INSERT INTO journal VALUES(141,140,126283060059570177,12,1797333911813,0,'auto 1 take',1);
INSERT INTO journal VALUES(142,141,126283060059570177,13,1797333915041,0,'auto 4 draw',1);
INSERT INTO journal VALUES(143,142,126283060059570177,14,1797333915041,27000110,'move 3 play R+2',1);
INSERT INTO journal VALUES(144,143,126283060059570177,15,1797333916836,27000111,'move 2 take',1);
INSERT INTO journal VALUES(145,144,126283060059570177,16,1797333916836,0,'hash 2ed69e66b29c27c5c1bb9bdebba99177',1);
INSERT INTO journal VALUES(146,0,126283703214145537,1,1797333981084,27000120,'move 1 play 6S',1);
INSERT INTO journal VALUES(147,146,126283703214145537,2,1797333984313,27000121,'move 2 play 6D',1);
INSERT INTO journal VALUES(148,147,126283703214145537,3,1797333987223,27000122,'move 1 play 7D',1);
INSERT INTO journal VALUES(149,148,126283703214145537,4,1797333990742,27000123,'move 2 play 4D',1);
INSERT INTO journal VALUES(150,149,126283703214145537,5,1797333994248,27000124,'move 1 play 10S 9S',1);
INSERT INTO journal VALUES(151,150,126283703214145537,6,1797333997210,27000125,'move 2 play AC AH suit H',1);
INSERT INTO journal VALUES(152,151,126283703214145537,7,1797333999344,27000126,'move 1 play 4H',1);
INSERT INTO journal VALUES(153,152,126283703214145537,8,1797334001885,27000127,'move 2 play 3H',1);
INSERT INTO journal VALUES(154,153,126283703214145537,9,1797334004162,27000128,'move 1 draw',1);
INSERT INTO journal VALUES(155,154,126283703214145537,10,1797334007200,27000129,'move 2 play 8H',1);
INSERT INTO journal VALUES(156,155,126283703214145537,11,1797334007200,0,'hash 561e93c3f8367d0134b0c6a0d78f43d1',1);
INSERT INTO journal VALUES(157,0,126284075068555265,1,1797334069741,27000137,'move 3 play JOKER suit D',1);
INSERT INTO journal VALUES(158,157,126284075068555265,2,1797334071289,0,'move 1 play AS 2S',1);
INSERT INTO journal VALUES(159,158,126284075068555265,3,1797334075769,27000138,'move 2 take',1);
INSERT INTO journal VALUES(160,159,126284075068555265,4,1797334079547,27000139,'move 3 play AD suit C',1);
INSERT INTO journal VALUES(161,160,126284075068555265,5,1797334083231,0,'move 1 play 4C 4D',1);
INSERT INTO journal VALUES(162,161,126284075068555265,6,1797334088231,27000140,'move 2 play 8C 8H to 1',1);
INSERT INTO journal VALUES(163,162,126284075068555265,7,1797334091552,27000141,'move 3 play 8D to 1',1);
INSERT INTO journal VALUES(164,163,126284075068555265,8,1797334096083,0,'move 1 play JOKER suit C',1);
INSERT INTO journal VALUES(165,164,126284075068555265,9,1797334101083,27000142,'move 2 play QC QH',1);
INSERT INTO journal VALUES(166,165,126284075068555265,10,1797334102499,27000143,'move 3 draw',1);
INSERT INTO journal VALUES(167,166,126284075068555265,11,1797334105017,0,'move 1 draw',1);
INSERT INTO journal VALUES(168,167,126284075068555265,12,1797334110017,27000144,'move 2 play 10H',1);
INSERT INTO journal VALUES(169,168,126284075068555265,13,1797334111874,0,'move 1 play 2H',1);
INSERT INTO journal VALUES(170,169,126284075068555265,14,1797334116255,27000145,'move 2 take',1);
INSERT INTO journal VALUES(171,170,126284075068555265,15,1797334120708,27000146,'move 3 draw',1);
INSERT INTO journal VALUES(172,171,126284075068555265,16,1797334122773,0,'move 1 draw',1);
INSERT INTO journal VALUES(173,172,126284075068555265,17,1797334122773,0,'hash f5114771704678c12d5ca0489bef1139',1);
INSERT INTO journal VALUES(174,173,126284075068555265,18,1797334127773,27000147,'move 2 play KH',1);
INSERT INTO journal VALUES(175,174,126284075068555265,19,1797334132498,27000148,'move 3 draw',1);
INSERT INTO journal VALUES(176,175,126284075068555265,20,1797334135307,0,'move 1 play KC',1);
INSERT INTO journal VALUES(177,176,126284075068555265,21,1797334140307,27000149,'move 2 play 5C',1);
INSERT INTO journal VALUES(178,177,126284075068555265,22,1797334143893,27000150,'move 3 take',1);
INSERT INTO journal VALUES(179,178,126284075068555265,23,1797334146637,0,'move 1 play 9C',1);
INSERT INTO journal VALUES(180,179,126284075068555265,24,1797334151637,27000151,'move 2 play 2C',1);
INSERT INTO journal VALUES(181,180,126284075068555265,25,1797334211637,0,'timeout 3',1);
INSERT INTO journal VALUES(182,181,126284075068555265,26,1797334211637,0,'auto 3 take',1);
INSERT INTO journal VALUES(183,182,126284075068555265,27,1797334216576,0,'move 1 draw',1);
INSERT INTO journal VALUES(184,183,126284075068555265,28,1797334216576,27000152,'move 2 draw',1);
INSERT INTO journal VALUES(185,184,126284075068555265,29,1797334219659,27000153,'move 3 play 3C 3H',1);
INSERT INTO journal VALUES(186,185,126284075068555265,30,1797334223898,0,'move 1 play AC suit S',1);
INSERT INTO journal VALUES(187,186,126284075068555265,31,1797334228898,27000154,'move 2 play 6S 6H last',1);
INSERT INTO journal VALUES(188,187,126284075068555265,32,1797334230571,27000155,'move 3 play 4H',1);
INSERT INTO journal VALUES(189,188,126284075068555265,33,1797334235042,0,'move 1 play 3S',1);
INSERT INTO journal VALUES(190,189,126284075068555265,34,1797334235042,0,'hash bc79a45971095011d2fa5bddd3260e4f',1);
INSERT INTO journal VALUES(191,190,126284075068555265,35,1797334240042,27000156,'move 2 draw',1);
INSERT INTO journal VALUES(192,191,126284075068555265,36,1797334244212,27000157,'move 3 play 5S 5D',1);
INSERT INTO journal VALUES(193,192,126284075068555265,37,1797334246998,0,'move 1 play 7S last',1);
INSERT INTO journal VALUES(194,193,126284075068555265,38,1797334251998,27000158,'move 2 draw',1);
INSERT INTO journal VALUES(195,194,126284075068555265,39,1797334256092,27000159,'move 3 play 9S',1);
INSERT INTO journal VALUES(196,195,126284075068555265,40,1797334260250,0,'move 1 play JS',1);
INSERT INTO journal VALUES(197,196,126284075068555265,41,1797334260250,0,'hash a01bbaec21d02712bb1dfb9c4fc694fc',1);
INSERT INTO journal VALUES(198,0,126285150945280001,1,1797334326250,27000170,'move 2 play 4D 4H',1);
INSERT INTO journal VALUES(199,198,126285150945280001,2,1797334328318,27000171,'move 3 play 7C 7H',1);
INSERT INTO journal VALUES(200,199,126285150945280001,3,1797334329760,27000172,'move 4 play AD suit D',1);
INSERT INTO journal VALUES(201,200,126285150945280001,4,1797334334307,27000173,'move 1 play 8D to 2',1);
INSERT INTO journal VALUES(202,201,126285150945280001,5,1797334337998,27000174,'move 2 draw',1);
INSERT INTO journal VALUES(203,202,126285150945280001,6,1797334379333,27000175,'move 3 play 6D',1);
INSERT INTO journal VALUES(204,203,126285150945280001,7,1797334381461,27000176,'move 4 play 7D',1);
INSERT INTO journal VALUES(205,204,126285150945280001,8,1797334383170,27000177,'move 1 draw',1);
INSERT INTO journal VALUES(206,205,126285150945280001,9,1797334385008,27000178,'move 2 draw',1);
INSERT INTO journal VALUES(207,206,126285150945280001,10,1797334387751,27000179,'move 3 play 2D last',1);
INSERT INTO journal VALUES(208,207,126285150945280001,11,1797334388825,27000180,'move 4 play 3H',1);
INSERT INTO journal VALUES(209,208,126285150945280001,12,1797334392103,27000181,'move 1 draw',1);
INSERT INTO journal VALUES(210,209,126285150945280001,13,1797334393233,27000182,'move 2 play 5H',1);
INSERT INTO journal VALUES(211,210,126285150945280001,14,1797334397181,27000183,'move 3 take',1);
INSERT INTO journal VALUES(212,211,126285150945280001,15,1797334400451,27000184,'move 4 play 10H last',1);
INSERT INTO journal VALUES(213,212,126285150945280001,16,1797334405154,27000185,'move 2 play 10S 9S 8S to 4 last',1);
INSERT INTO journal VALUES(214,213,126285150945280001,17,1797334405154,0,'hash 5351b234322baf250faa1671cc616c6c',1);
INSERT INTO journal VALUES(215,214,126285150945280001,18,1797334408308,27000186,'move 3 play 3S',1);
INSERT INTO journal VALUES(216,215,126285150945280001,19,1797334412402,27000187,'move 4 draw',1);
INSERT INTO journal VALUES(217,216,126285150945280001,20,1797334415584,27000188,'move 1 draw',1);
INSERT INTO journal VALUES(218,217,126285150945280001,21,1797334418612,27000189,'move 2 draw',1);
INSERT INTO journal VALUES(219,218,126285150945280001,22,1797334420977,27000190,'move 3 draw',1);
INSERT INTO journal VALUES(220,219,126285150945280001,23,1797334420977,0,'hash 9f4976e6ec72288c2ce1f40f7659ea13',1);
INSERT INTO journal VALUES(221,0,126285823262851073,1,1797334486543,27000199,'move 1 keep 6H 9D 2H',1);
INSERT INTO journal VALUES(222,221,126285823262851073,2,1797334491474,27000200,'leave 2',1);
INSERT INTO journal VALUES(223,222,126285823262851073,3,1797334491474,0,'hash 1dc4ac309a610455b835542f48ec3ab1',1);
INSERT INTO journal VALUES(224,223,126285823262851073,4,1797334491474,27000201,'vote 1 2 penalize open',1);
INSERT INTO journal VALUES(225,0,126286099797508097,1,1797334552474,27000209,'move 1 keep 10C 10S AS',1);
INSERT INTO journal VALUES(226,225,126286099797508097,2,1797334554938,0,'move 2 keep QH QS KH',1);
INSERT INTO journal VALUES(227,226,126286099797508097,3,1797334559938,27000210,'move 3 keep 2D 7D AD',1);
INSERT INTO journal VALUES(228,227,126286099797508097,4,1797334563386,0,'move 2 play 3D',1);
INSERT INTO journal VALUES(229,228,126286099797508097,5,1797334568386,27000211,'move 3 play 8D 8S',1);
INSERT INTO journal VALUES(230,229,126286099797508097,6,1797334572250,27000212,'move 1 play 8C',1);
INSERT INTO journal VALUES(231,230,126286099797508097,7,1797334576903,0,'move 2 play KS',1);
INSERT INTO journal VALUES(232,231,126286099797508097,8,1797334581903,27000213,'move 3 play 5C',1);
INSERT INTO journal VALUES(233,232,126286099797508097,9,1797334584013,0,'move 2 play 6S',1);
INSERT INTO journal VALUES(234,233,126286099797508097,10,1797334588555,27000214,'move 1 play KC',1);
INSERT INTO journal VALUES(235,234,126286099797508097,11,1797334590559,27000215,'move 3 take',1);
INSERT INTO journal VALUES(236,235,126286099797508097,12,1797334594533,0,'move 2 play 3H',1);
INSERT INTO journal VALUES(237,236,126286099797508097,13,1797334599533,27000216,'move 1 play 3C',1);
INSERT INTO journal VALUES(238,237,126286099797508097,14,1797334604237,27000217,'move 3 play 3D',1);
INSERT INTO journal VALUES(239,238,126286099797508097,15,1797334606261,0,'move 2 play 4D',1);
INSERT INTO journal VALUES(240,239,126286099797508097,16,1797334610566,27000218,'move 1 play 6D',1);
INSERT INTO journal VALUES(241,240,126286099797508097,17,1797334610566,0,'hash 078542dab25df09dc0664f49b241a5ea',1);
INSERT INTO journal VALUES(242,241,126286099797508097,18,1797334614000,27000219,'move 3 play 6S',1);
INSERT INTO journal VALUES(243,242,126286099797508097,19,1797334616151,0,'move 2 play 8H',1);
INSERT INTO journal VALUES(244,243,126286099797508097,20,1797334621151,27000220,'move 1 play JD',1);
INSERT INTO journal VALUES(245,244,126286099797508097,21,1797334681151,0,'timeout 3',1);
INSERT INTO journal VALUES(246,245,126286099797508097,22,1797334681151,0,'auto 3 play KS KC',1);
INSERT INTO journal VALUES(247,246,126286099797508097,23,1797334934068,0,'move 2 play 5H',1);
INSERT INTO journal VALUES(248,247,126286099797508097,24,1797334934068,0,'leave 3 away',1);
INSERT INTO journal VALUES(249,248,126286099797508097,25,1797334934068,27000221,'move 1 play 5D',1);
INSERT INTO journal VALUES(250,249,126286099797508097,26,1797334938825,27000222,'move 1 play QC',1);
INSERT INTO journal VALUES(251,250,126286099797508097,27,1797334941902,0,'move 2 play KD',1);
INSERT INTO journal VALUES(252,251,126286099797508097,28,1797334946902,27000223,'move 1 play 7H',1);
INSERT INTO journal VALUES(253,252,126286099797508097,29,1797334950386,0,'move 2 play 4H',1);
INSERT INTO journal VALUES(254,253,126286099797508097,30,1797334955386,27000224,'move 1 play 9S',1);
INSERT INTO journal VALUES(255,254,126286099797508097,31,1797334960168,0,'move 2 play JC',1);
INSERT INTO journal VALUES(256,255,126286099797508097,32,1797334965168,27000225,'move 1 play AH',1);
INSERT INTO journal VALUES(257,256,126286099797508097,33,1797334967818,0,'move 2 play 2H',1);
INSERT INTO journal VALUES(258,257,126286099797508097,34,1797334967818,0,'hash de1eac35680fd23904ddfc2948406ba3',1);
INSERT INTO journal VALUES(259,258,126286099797508097,35,1797334972818,27000226,'move 1 play QD',1);
INSERT INTO journal VALUES(260,259,126286099797508097,36,1797334974541,0,'move 2 take',1);
INSERT INTO journal VALUES(261,260,126286099797508097,37,1797334979217,27000227,'move 1 play 3S',1);
INSERT INTO journal VALUES(262,261,126286099797508097,38,1797334982795,0,'move 2 play 3H 3C 3D',1);
INSERT INTO journal VALUES(263,262,126286099797508097,39,1797334987795,27000228,'move 1 play 10D',1);
INSERT INTO journal VALUES(264,263,126286099797508097,40,1797334987795,0,'hash ab94f172cffd4acdff4732ac629de35f',1);
INSERT INTO journal VALUES(265,0,126288189236183041,1,1797335050635,27000239,'move 1 keep 5S 2D JH',1);
INSERT INTO journal VALUES(266,265,126288189236183041,2,1797335052181,27000240,'move 2 keep 9S 4H 10C',1);
INSERT INTO journal VALUES(267,266,126288189236183041,3,1797335057089,27000241,'move 3 keep QS QD QC',1);
INSERT INTO journal VALUES(268,267,126288189236183041,4,1797335061432,27000242,'move 4 keep QH JC 8H',1);
INSERT INTO journal VALUES(269,268,126288189236183041,5,1797335065415,27000243,'move 4 play 3H',1);
INSERT INTO journal VALUES(270,269,126288189236183041,6,1797335066748,27000244,'move 1 play 6C',1);
INSERT INTO journal VALUES(271,270,126288189236183041,7,1797335069923,27000245,'move 2 play 7H',1);
INSERT INTO journal VALUES(272,271,126288189236183041,8,1797335072171,27000246,'move 3 take',1);
INSERT INTO journal VALUES(273,272,126288189236183041,9,1797335076019,27000247,'move 4 play 4S',1);
INSERT INTO journal VALUES(274,273,126288189236183041,10,1797335079344,27000248,'move 1 take',1);
INSERT INTO journal VALUES(275,274,126288189236183041,11,1797335081157,27000249,'move 2 play 8S',1);
INSERT INTO journal VALUES(276,275,126288189236183041,12,1797335084175,27000250,'move 3 play JD',1);
INSERT INTO journal VALUES(277,276,126288189236183041,13,1797335086917,27000251,'move 4 play KD',1);
INSERT INTO journal VALUES(278,277,126288189236183041,14,1797335091787,27000252,'move 1 take',1);
INSERT INTO journal VALUES(279,278,126288189236183041,15,1797335095008,27000253,'move 2 play 9C 9H',1);
INSERT INTO journal VALUES(280,279,126288189236183041,16,1797335097589,27000254,'leave 1',1);
INSERT INTO journal VALUES(281,280,126288189236183041,17,1797335097589,0,'hash 7412ff1601b47d30e940fedb0bb2471a',1);
INSERT INTO journal VALUES(282,281,126288189236183041,18,1797335097589,27000255,'move 3 take',1);
INSERT INTO journal VALUES(283,282,126288189236183041,19,1797335099408,27000256,'move 4 play 6D',1);
INSERT INTO journal VALUES(284,283,126288189236183041,20,1797335103870,27000257,'move 2 take',1);
INSERT INTO journal VALUES(285,284,126288189236183041,21,1797335107251,27000258,'move 3 play 3H',1);
INSERT INTO journal VALUES(286,285,126288189236183041,22,1797335108513,27000259,'move 4 take',1);
INSERT INTO journal VALUES(287,286,126288189236183041,23,1797335110534,27000260,'move 2 play 6D',1);
INSERT INTO journal VALUES(288,287,126288189236183041,24,1797335114191,27000261,'move 3 play 9H',1);
INSERT INTO journal VALUES(289,288,126288189236183041,25,1797335118890,27000262,'move 4 play AH',1);
INSERT INTO journal VALUES(290,289,126288189236183041,26,1797335120994,27000263,'move 2 play 5C',1);
INSERT INTO journal VALUES(291,290,126288189236183041,27,1797335122450,27000264,'move 4 play 7D',1);
INSERT INTO journal VALUES(292,291,126288189236183041,28,1797335126212,27000265,'move 3 play 7H',1);
INSERT INTO journal VALUES(293,292,126288189236183041,29,1797335130954,27000266,'move 2 play 10S',1);
INSERT INTO journal VALUES(294,293,126288189236183041,30,1797335134983,27000267,'move 2 play JS',1);
INSERT INTO journal VALUES(295,294,126288189236183041,31,1797335137833,27000268,'move 4 play AS',1);
INSERT INTO journal VALUES(296,295,126288189236183041,32,1797335139451,27000269,'move 3 take',1);
INSERT INTO journal VALUES(297,296,126288189236183041,33,1797335141067,27000270,'move 2 play 3D',1);
INSERT INTO journal VALUES(298,297,126288189236183041,34,1797335141067,0,'hash 175e98b1dd7b6e9727f38a35dce2a155',1);
INSERT INTO journal VALUES(299,298,126288189236183041,35,1797335143298,27000271,'move 4 play 3H',1);
INSERT INTO journal VALUES(300,299,126288189236183041,36,1797335146515,27000272,'move 3 play 6C',1);
INSERT INTO journal VALUES(301,300,126288189236183041,37,1797335150794,27000273,'move 2 play 7S',1);
INSERT INTO journal VALUES(302,301,126288189236183041,38,1797335152720,27000274,'move 4 take',1);
INSERT INTO journal VALUES(303,302,126288189236183041,39,1797335156003,27000275,'move 3 play 8C 8D',1);
INSERT INTO journal VALUES(304,303,126288189236183041,40,1797335158280,27000276,'move 2 play 9D',1);
INSERT INTO journal VALUES(305,304,126288189236183041,41,1797335159407,27000277,'move 4 play 7C 7S',1);
INSERT INTO journal VALUES(306,305,126288189236183041,42,1797335162246,27000278,'move 3 take',1);
INSERT INTO journal VALUES(307,306,126288189236183041,43,1797335164923,27000279,'move 2 play 3C',1);
INSERT INTO journal VALUES(308,307,126288189236183041,44,1797335168464,27000280,'move 4 play 3D 3H',1);
INSERT INTO journal VALUES(309,308,126288189236183041,45,1797335170419,27000281,'move 3 play 9D',1);
INSERT INTO journal VALUES(310,309,126288189236183041,46,1797335172124,27000282,'move 2 play 9S',1);
INSERT INTO journal VALUES(311,310,126288189236183041,47,1797335174390,27000283,'move 4 play 10H',1);
INSERT INTO journal VALUES(312,311,126288189236183041,48,1797335176916,27000284,'move 4 play 6S 6C',1);
INSERT INTO journal VALUES(313,312,126288189236183041,49,1797335181000,27000285,'move 3 play 8C',1);
INSERT INTO journal VALUES(314,313,126288189236183041,50,1797335182142,27000286,'move 2 play 10C',1);
INSERT INTO journal VALUES(315,314,126288189236183041,51,1797335182142,0,'hash 9fa73f6a2eeb281d7e507d08e1df5a50',1);
INSERT INTO journal VALUES(316,315,126288189236183041,52,1797335184076,27000287,'move 2 play 4H',1);
INSERT INTO journal VALUES(317,316,126288189236183041,53,1797335186162,27000288,'move 4 play 8H',1);
INSERT INTO journal VALUES(318,317,126288189236183041,54,1797335190875,27000289,'move 3 play 7C',1);
INSERT INTO journal VALUES(319,318,126288189236183041,55,1797335193206,27000290,'move 2 flip 1',1);
INSERT INTO journal VALUES(320,319,126288189236183041,56,1797335196252,27000291,'move 4 play JC',1);
INSERT INTO journal VALUES(321,320,126288189236183041,57,1797335200711,27000292,'move 3 play JS',1);
INSERT INTO journal VALUES(322,321,126288189236183041,58,1797335243860,27000293,'move 2 take',1);
INSERT INTO journal VALUES(323,322,126288189236183041,59,1797335247669,27000294,'move 4 play QH',1);
INSERT INTO journal VALUES(324,323,126288189236183041,60,1797335250570,27000295,'move 3 play AS',1);
INSERT INTO journal VALUES(325,324,126288189236183041,61,1797335253118,27000296,'move 2 play 7C',1);
INSERT INTO journal VALUES(326,325,126288189236183041,62,1797335254309,27000297,'move 4 flip 3',1);
INSERT INTO journal VALUES(327,326,126288189236183041,63,1797335298886,27000298,'move 3 play 7S',1);
INSERT INTO journal VALUES(328,327,126288189236183041,64,1797335303473,27000299,'move 2 play 2C',1);
INSERT INTO journal VALUES(329,328,126288189236183041,65,1797335363473,0,'timeout 4',1);
INSERT INTO journal VALUES(330,329,126288189236183041,66,1797335363473,0,'auto 4 play QH',1);
INSERT INTO journal VALUES(331,330,126288189236183041,67,1797335367335,27000300,'move 3 take',1);
INSERT INTO journal VALUES(332,331,126288189236183041,68,1797335367335,0,'hash 147e9d2492328e6f56041da0262c9344',1);
INSERT INTO journal VALUES(333,332,126288189236183041,69,1797335370721,27000301,'move 2 play 4H',1);
INSERT INTO journal VALUES(334,333,126288189236183041,70,1797335373705,27000302,'move 4 play AD',1);
INSERT INTO journal VALUES(335,334,126288189236183041,71,1797335376453,27000303,'move 3 play 7S',1);
INSERT INTO journal VALUES(336,335,126288189236183041,72,1797335381437,27000304,'move 2 take',1);
INSERT INTO journal VALUES(337,336,126288189236183041,73,1797335384973,27000305,'move 4 play AS',1);
INSERT INTO journal VALUES(338,337,126288189236183041,74,1797335387530,27000306,'move 3 play 2C',1);
INSERT INTO journal VALUES(339,338,126288189236183041,75,1797335391819,27000307,'move 2 play 4H',1);
INSERT INTO journal VALUES(340,339,126288189236183041,76,1797335393010,27000308,'move 4 play 7C',1);
INSERT INTO journal VALUES(341,340,126288189236183041,77,1797335394528,27000309,'move 3 take',1);
INSERT INTO journal VALUES(342,341,126288189236183041,78,1797335397179,27000310,'move 2 play 8H',1);
INSERT INTO journal VALUES(343,342,126288189236183041,79,1797335399398,27000311,'move 4 flip 2',1);
INSERT INTO journal VALUES(344,343,126288189236183041,80,1797335403460,27000312,'move 3 play 2C',1);
INSERT INTO journal VALUES(345,344,126288189236183041,81,1797335408179,27000313,'move 2 play JC JS',1);
INSERT INTO journal VALUES(346,345,126288189236183041,82,1797335412802,27000314,'move 4 take',1);
INSERT INTO journal VALUES(347,346,126288189236183041,83,1797335415607,27000315,'move 3 play 8D',1);
INSERT INTO journal VALUES(348,347,126288189236183041,84,1797335418500,27000316,'move 2 play 7S',1);
INSERT INTO journal VALUES(349,348,126288189236183041,85,1797335418500,0,'hash c68d3a255ded0d7d936bc26353ab077a',1);
INSERT INTO journal VALUES(350,349,126288189236183041,86,1797335421907,27000317,'move 4 take',1);
INSERT INTO journal VALUES(351,350,126288189236183041,87,1797335424318,27000318,'move 3 play AS',1);
INSERT INTO journal VALUES(352,351,126288189236183041,88,1797335428057,27000319,'move 2 take',1);
INSERT INTO journal VALUES(353,352,126288189236183041,89,1797335429185,27000320,'move 4 play 8H 8D',1);
INSERT INTO journal VALUES(354,353,126288189236183041,90,1797335433589,27000321,'move 3 play 7C',1);
INSERT INTO journal VALUES(355,354,126288189236183041,91,1797335436456,27000322,'move 2 take',1);
INSERT INTO journal VALUES(356,355,126288189236183041,92,1797335440853,27000323,'move 4 play JC JS',1);
INSERT INTO journal VALUES(357,356,126288189236183041,93,1797335444539,27000324,'move 3 play QH',1);
INSERT INTO journal VALUES(358,357,126288189236183041,94,1797335446859,27000325,'move 2 play AD AS',1);
INSERT INTO journal VALUES(359,358,126288189236183041,95,1797335448186,27000326,'move 4 take',1);
INSERT INTO journal VALUES(360,359,126288189236183041,96,1797335450616,27000327,'move 3 play 4H',1);
INSERT INTO journal VALUES(361,360,126288189236183041,97,1797335453029,27000328,'move 2 play 8H 8D',1);
INSERT INTO journal VALUES(362,361,126288189236183041,98,1797335513029,0,'timeout 4',1);
INSERT INTO journal VALUES(363,362,126288189236183041,99,1797335513029,0,'auto 4 play JC JS',1);
INSERT INTO journal VALUES(364,363,126288189236183041,100,1797335515719,27000329,'move 3 take',1);
INSERT INTO journal VALUES(365,364,126288189236183041,101,1797335575719,0,'timeout 2',1);
INSERT INTO journal VALUES(366,365,126288189236183041,102,1797335575719,0,'auto 2 play 7C',1);
INSERT INTO journal VALUES(367,366,126288189236183041,103,1797335575719,0,'hash c6bf3e9d22fba8fa704c4d26be4d4dae',1);
INSERT INTO journal VALUES(368,367,126288189236183041,104,1797335578305,27000330,'void It took too long.',1);
INSERT INTO journal VALUES(369,368,126288189236183041,105,1797335578305,0,'hash c6bf3e9d22fba8fa704c4d26be4d4dae',1);
INSERT INTO journal VALUES(370,0,126290658297118721,1,1797335639305,27000338,'move 1 play 3S',1);
INSERT INTO journal VALUES(371,370,126290658297118721,2,1797335641060,27000339,'move 2 play 3C',1);
INSERT INTO journal VALUES(372,371,126290658297118721,3,1797335644320,27000340,'move 1 play 4D',1);
INSERT INTO journal VALUES(373,372,126290658297118721,4,1797335645734,27000341,'move 2 take',1);
INSERT INTO journal VALUES(374,373,126290658297118721,5,1797335647610,27000342,'move 1 draw',1);
INSERT INTO journal VALUES(375,374,126290658297118721,6,1797335650427,27000343,'move 2 play 10D 10C',1);
INSERT INTO journal VALUES(376,375,126290658297118721,7,1797335655011,27000344,'move 1 play KC',1);
INSERT INTO journal VALUES(377,376,126290658297118721,8,1797335657895,27000345,'move 2 play KS',1);
INSERT INTO journal VALUES(378,377,126290658297118721,9,1797335658987,27000346,'move 1 draw',1);
INSERT INTO journal VALUES(379,378,126290658297118721,10,1797335662581,27000347,'move 2 play 9S 9H',1);
INSERT INTO journal VALUES(380,379,126290658297118721,11,1797335665543,27000348,'move 1 draw',1);
INSERT INTO journal VALUES(381,380,126290658297118721,12,1797335668400,27000349,'move 2 play QH',1);
INSERT INTO journal VALUES(382,381,126290658297118721,13,1797335728400,0,'timeout 1',1);
INSERT INTO journal VALUES(383,382,126290658297118721,14,1797335728400,0,'auto 1 play QD',1);
INSERT INTO journal VALUES(384,383,126290658297118721,15,1797335732414,27000350,'move 2 play AS suit D',1);
INSERT INTO journal VALUES(385,384,126290658297118721,16,1797335734562,27000351,'move 1 draw',1);
INSERT INTO journal VALUES(386,385,126290658297118721,17,1797335734562,0,'hash 6e47dc5b5b1c0bc0309448fb94f29365',1);
INSERT INTO journal VALUES(387,386,126290658297118721,18,1797335738534,27000352,'move 2 draw',1);
INSERT INTO journal VALUES(388,387,126290658297118721,19,1797335742805,27000353,'move 1 play 9D',1);
INSERT INTO journal VALUES(389,388,126290658297118721,20,1797335746409,27000354,'move 2 play 6D 6H',1);
INSERT INTO journal VALUES(390,389,126290658297118721,21,1797335750392,27000355,'move 1 draw',1);
INSERT INTO journal VALUES(391,390,126290658297118721,22,1797335752673,27000356,'move 2 draw',1);
INSERT INTO journal VALUES(392,391,126290658297118721,23,1797335754945,27000357,'move 1 play AD suit D',1);
INSERT INTO journal VALUES(393,392,126290658297118721,24,1797335759311,27000358,'move 2 play AC suit D',1);
INSERT INTO journal VALUES(394,393,126290658297118721,25,1797335763714,27000359,'move 1 play 8D 8C',1);
INSERT INTO journal VALUES(395,394,126290658297118721,26,1797335765553,27000360,'move 1 play 6C',1);
INSERT INTO journal VALUES(396,395,126290658297118721,27,1797335767482,27000361,'move 2 draw',1);
INSERT INTO journal VALUES(397,396,126290658297118721,28,1797335771053,27000362,'move 1 play 2C',1);
INSERT INTO journal VALUES(398,397,126290658297118721,29,1797335772171,27000363,'move 2 play 2D',1);
INSERT INTO journal VALUES(399,398,126290658297118721,30,1797335773382,27000364,'move 1 take',1);
INSERT INTO journal VALUES(400,399,126290658297118721,31,1797335775145,27000365,'move 2 draw',1);
INSERT INTO journal VALUES(401,400,126290658297118721,32,1797335776383,27000366,'move 1 play 5D 5S',1);
INSERT INTO journal VALUES(402,401,126290658297118721,33,1797335836383,0,'timeout 2',1);
INSERT INTO journal VALUES(403,402,126290658297118721,34,1797335836383,0,'auto 2 play JS',1);
INSERT INTO journal VALUES(404,403,126290658297118721,35,1797335836383,0,'hash 227c88afdd0932ff415fb980c8165d69',1);
INSERT INTO journal VALUES(405,404,126290658297118721,36,1797335841626,27000367,'move 2 draw',1);
INSERT INTO journal VALUES(406,405,126290658297118721,37,1797335845545,27000368,'move 1 play 4S',1);
INSERT INTO journal VALUES(407,406,126290658297118721,38,1797335848693,27000369,'move 2 play 4C',1);
INSERT INTO journal VALUES(408,407,126290658297118721,39,1797335853129,27000370,'move 1 play 9C',1);
INSERT INTO journal VALUES(409,408,126290658297118721,40,1797335913129,0,'timeout 2',1);
INSERT INTO journal VALUES(410,409,126290658297118721,41,1797335913129,0,'auto 2 draw',1);
INSERT INTO journal VALUES(411,410,126290658297118721,42,1797335916419,27000371,'move 1 play 7C',1);
INSERT INTO journal VALUES(412,411,126290658297118721,43,1797335918866,27000372,'move 2 draw',1);
INSERT INTO journal VALUES(413,412,126290658297118721,44,1797335920080,27000373,'move 1 draw',1);
INSERT INTO journal VALUES(414,413,126290658297118721,45,1797335924902,27000374,'move 2 draw',1);
INSERT INTO journal VALUES(415,414,126290658297118721,46,1797335926140,27000375,'move 1 play 5C',1);
INSERT INTO journal VALUES(416,415,126290658297118721,47,1797335927364,27000376,'move 2 play JC',1);
INSERT INTO journal VALUES(417,416,126290658297118721,48,1797335928867,27000377,'move 2 draw',1);
INSERT INTO journal VALUES(418,417,126290658297118721,49,1797335931902,27000378,'move 1 play JH',1);
INSERT INTO journal VALUES(419,418,126290658297118721,50,1797335933716,27000379,'move 1 play AH suit H',1);
INSERT INTO journal VALUES(420,419,126290658297118721,51,1797335935065,27000380,'move 2 play 10H',1);
INSERT INTO journal VALUES(421,420,126290658297118721,52,1797335935065,0,'hash 34342c682801ebaab01865903f88d013',1);
INSERT INTO journal VALUES(422,421,126290658297118721,53,1797335995065,0,'timeout 1',1);
INSERT INTO journal VALUES(423,422,126290658297118721,54,1797335995065,0,'auto 1 draw',1);
INSERT INTO journal VALUES(424,423,126290658297118721,55,1797336000045,27000381,'move 2 draw',1);
INSERT INTO journal VALUES(425,424,126290658297118721,56,1797336004283,27000382,'move 1 draw',1);
INSERT INTO journal VALUES(426,425,126290658297118721,57,1797336005701,27000383,'move 2 draw',1);
INSERT INTO journal VALUES(427,426,126290658297118721,58,1797336007003,27000384,'move 1 play 4H',1);
INSERT INTO journal VALUES(428,427,126290658297118721,59,1797336008446,27000385,'move 2 play KH',1);
INSERT INTO journal VALUES(429,428,126290658297118721,60,1797336012476,27000386,'leave 1',1);
INSERT INTO journal VALUES(430,429,126290658297118721,61,1797336012476,0,'hash 7f02f982e7160abfe384ec8a8168ced6',1);
INSERT INTO journal VALUES(431,430,126290658297118721,62,1797336012476,27000387,'vote 2 1 penalize open',1);
INSERT INTO journal VALUES(432,0,126292479342280705,1,1797336075505,0,'move 1 play 7D',1);
INSERT INTO journal VALUES(433,432,126292479342280705,2,1797336078476,27000395,'move 2 play AS suit S',1);
INSERT INTO journal VALUES(434,433,126292479342280705,3,1797336080495,27000396,'move 3 play QS',1);
INSERT INTO journal VALUES(435,434,126292479342280705,4,1797336082481,0,'move 1 play 6S 6H',1);
INSERT INTO journal VALUES(436,435,126292479342280705,5,1797336086550,27000397,'move 2 play 10H',1);
INSERT INTO journal VALUES(437,436,126292479342280705,6,1797336090152,27000398,'move 3 play 9H',1);
INSERT INTO journal VALUES(438,437,126292479342280705,7,1797336092095,0,'move 1 play 9D',1);
INSERT INTO journal VALUES(439,438,126292479342280705,8,1797336097059,27000399,'move 2 play JD',1);
INSERT INTO journal VALUES(440,439,126292479342280705,9,1797336100703,0,'move 1 play 10D',1);
INSERT INTO journal VALUES(441,440,126292479342280705,10,1797336105703,27000400,'move 2 draw',1);
INSERT INTO journal VALUES(442,441,126292479342280705,11,1797336105703,0,'hash d21d60635a705c6e9ed858f79161fc2a',1);
INSERT INTO journal VALUES(443,0,126292888622465025,1,1797336171056,27000411,'move 1 play 4D',1);
INSERT INTO journal VALUES(444,443,126292888622465025,2,1797336175369,27000412,'move 2 play AD suit D',1);
INSERT INTO journal VALUES(445,444,126292888622465025,3,1797336179857,27000413,'move 3 play 7S',1);
INSERT INTO journal VALUES(446,445,126292888622465025,4,1797336184643,27000414,'move 4 play QD',1);
INSERT INTO journal VALUES(447,446,126292888622465025,5,1797336186608,27000415,'move 1 draw',1);
INSERT INTO journal VALUES(448,447,126292888622465025,6,1797336188068,27000416,'move 2 play QH',1);
INSERT INTO journal VALUES(449,448,126292888622465025,7,1797336191044,27000417,'move 3 draw',1);
INSERT INTO journal VALUES(450,449,126292888622465025,8,1797336193451,27000418,'move 4 draw',1);
INSERT INTO journal VALUES(451,450,126292888622465025,9,1797336196637,27000419,'move 1 play 6H',1);
INSERT INTO journal VALUES(452,451,126292888622465025,10,1797336256637,0,'timeout 2',1);
INSERT INTO journal VALUES(453,452,126292888622465025,11,1797336256637,0,'auto 2 draw 2',1);
INSERT INTO journal VALUES(454,453,126292888622465025,12,1797336262129,27000420,'move 3 play 9H 9S',1);
INSERT INTO journal VALUES(455,454,126292888622465025,13,1797336266918,27000421,'move 4 play 8S 8H',1);
INSERT INTO journal VALUES(456,455,126292888622465025,14,1797336268802,27000422,'move 4 play 2H',1);
INSERT INTO journal VALUES(457,456,126292888622465025,15,1797336272960,27000423,'move 1 take',1);
INSERT INTO journal VALUES(458,457,126292888622465025,16,1797336299438,27000433,'leave 3',1);
INSERT INTO journal VALUES(459,458,126292888622465025,17,1797336299438,0,'hash 04402799b7fd6b11b57dfdeba7d2453a',1);
INSERT INTO journal VALUES(460,459,126292888622465025,18,1797336333198,0,'timeout 2',1);
INSERT INTO journal VALUES(461,460,126292888622465025,19,1797336333198,0,'auto 2 draw 2',1);
INSERT INTO journal VALUES(462,461,126292888622465025,20,1797336393198,0,'timeout 4',1);
INSERT INTO journal VALUES(463,462,126292888622465025,21,1797336393198,0,'auto 4 draw 2',1);
INSERT INTO journal VALUES(464,463,126292888622465025,22,1797336415296,27000455,'move 1 play JH',1);
INSERT INTO journal VALUES(465,464,126292888622465025,23,1797336475966,0,'timeout 4',1);
INSERT INTO journal VALUES(466,465,126292888622465025,24,1797336475966,0,'auto 4 draw 2',1);
INSERT INTO journal VALUES(467,466,126292888622465025,25,1797336477711,27000477,'move 1 draw',1);
INSERT INTO journal VALUES(468,467,126292888622465025,26,1797336540441,0,'timeout 2',1);
INSERT INTO journal VALUES(469,468,126292888622465025,27,1797336540441,0,'auto 2 draw 2',1);
INSERT INTO journal VALUES(470,469,126292888622465025,28,1797336543025,27000498,'move 4 play KH',1);
INSERT INTO journal VALUES(471,470,126292888622465025,29,1797336545231,27000499,'move 1 play 7H',1);
INSERT INTO journal VALUES(472,471,126292888622465025,30,1797336547119,27000500,'move 2 play 7C',1);
INSERT INTO journal VALUES(473,472,126292888622465025,31,1797336607119,0,'timeout 4',1);
INSERT INTO journal VALUES(474,473,126292888622465025,32,1797336607119,0,'auto 4 draw 2',1);
INSERT INTO journal VALUES(475,474,126292888622465025,33,1797336612252,27000501,'move 1 play 3H',1);
INSERT INTO journal VALUES(476,475,126292888622465025,34,1797336612252,0,'hash 580e5bf5f57af89233765162bb10fe16',1);
INSERT INTO journal VALUES(477,476,126292888622465025,35,1797336614463,27000502,'move 2 play 3S',1);
INSERT INTO journal VALUES(478,477,126292888622465025,36,1797336617840,27000503,'void It took too long.',1);
INSERT INTO journal VALUES(479,478,126292888622465025,37,1797336617840,0,'hash b5ece7e00a5828c8ea7b3641a9796615',1);
INSERT INTO journal VALUES(480,0,126295018422927361,1,1797336678840,27000511,'move 1 layout spread done',1);
INSERT INTO journal VALUES(481,480,126295018422927361,2,1797336683136,27000512,'move 2 place KS O20',1);
INSERT INTO journal VALUES(482,481,126295018422927361,3,1797336687231,27000513,'move 2 layout spread done',1);
INSERT INTO journal VALUES(483,482,126295018422927361,4,1797336688310,27000514,'move 1 throw 8D aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(484,483,126295018422927361,5,1797336692865,27000515,'move 2 place auto',1);
INSERT INTO journal VALUES(485,484,126295018422927361,6,1797336697010,27000516,'move 2 throw 8C aim-mm 630 1935 flick',1);
INSERT INTO journal VALUES(486,485,126295018422927361,7,1797336699168,27000517,'move 1 place auto',1);
INSERT INTO journal VALUES(487,486,126295018422927361,8,1797336759168,0,'timeout 1',1);
INSERT INTO journal VALUES(488,487,126295018422927361,9,1797336759168,0,'auto 1 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(489,488,126295018422927361,10,1797336762168,27000518,'move 1 place 9S B9',1);
INSERT INTO journal VALUES(490,489,126295018422927361,11,1797336766001,27000519,'move 1 place AD N9',1);
INSERT INTO journal VALUES(491,490,126295018422927361,12,1797336769912,27000520,'move 2 throw 9C aim-mm 270 990 float',1);
INSERT INTO journal VALUES(492,491,126295018422927361,13,1797336773997,27000521,'move 1 throw 5D aim-mm 630 1935 float',1);
INSERT INTO journal VALUES(493,492,126295018422927361,14,1797336775548,27000522,'move 1 place QC H10',1);
INSERT INTO journal VALUES(494,493,126295018422927361,15,1797336778405,27000523,'move 1 place 5D E10',1);
INSERT INTO journal VALUES(495,494,126295018422927361,16,1797336779642,27000524,'move 2 throw 3C aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(496,495,126295018422927361,17,1797336779642,0,'hash 5c4871f122642acd07dc83b7630f752e',1);
INSERT INTO journal VALUES(497,496,126295018422927361,18,1797336783336,27000525,'move 2 place auto',1);
INSERT INTO journal VALUES(498,497,126295018422927361,19,1797336843336,0,'timeout 1',1);
INSERT INTO journal VALUES(499,498,126295018422927361,20,1797336843336,0,'auto 1 throw 2D aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(500,499,126295018422927361,21,1797336845673,27000526,'move 2 place auto',1);
INSERT INTO journal VALUES(501,500,126295018422927361,22,1797336848206,27000527,'move 2 throw JS aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(502,501,126295018422927361,23,1797336849259,27000528,'move 2 place auto',1);
INSERT INTO journal VALUES(503,502,126295018422927361,24,1797336854172,27000529,'move 1 throw JD aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(504,503,126295018422927361,25,1797336857868,27000530,'move 1 place JOKER O6',1);
INSERT INTO journal VALUES(505,504,126295018422927361,26,1797336860883,27000531,'move 1 place JD A7',1);
INSERT INTO journal VALUES(506,505,126295018422927361,27,1797336861941,27000532,'move 2 throw AC aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(507,506,126295018422927361,28,1797336864517,27000533,'move 2 place auto',1);
INSERT INTO journal VALUES(508,507,126295018422927361,29,1797336868641,27000534,'move 1 throw 10D aim-mm 150 1215 flick',1);
INSERT INTO journal VALUES(509,508,126295018422927361,30,1797336871153,27000535,'move 2 throw 6C aim-mm 510 1395 flick',1);
INSERT INTO journal VALUES(510,509,126295018422927361,31,1797336874414,27000536,'move 1 place 6C H8',1);
INSERT INTO journal VALUES(511,510,126295018422927361,32,1797336876930,27000537,'move 1 throw 3D aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(512,511,126295018422927361,33,1797336896930,0,'timeout 1',1);
INSERT INTO journal VALUES(513,512,126295018422927361,34,1797336896930,0,'auto 1 place auto',1);
INSERT INTO journal VALUES(514,513,126295018422927361,35,1797336896930,0,'hash 376364b6790bff76962aea548712ec22',1);
INSERT INTO journal VALUES(515,514,126295018422927361,36,1797336942434,27000538,'move 2 throw AC aim-mm 826 1952 flick',1);
INSERT INTO journal VALUES(516,515,126295018422927361,37,1797336947404,27000539,'move 2 place KH G14',1);
INSERT INTO journal VALUES(517,516,126295018422927361,38,1797336949622,27000540,'move 2 place AC B22',1);
INSERT INTO journal VALUES(518,517,126295018422927361,39,1797336954105,27000541,'move 1 throw 3D aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(519,518,126295018422927361,40,1797336956344,27000542,'move 2 place 3D O22',1);
INSERT INTO journal VALUES(520,519,126295018422927361,41,1797336959048,27000543,'move 2 throw 8S aim-mm 30 1125 flick',1);
INSERT INTO journal VALUES(521,520,126295018422927361,42,1797336963334,27000544,'move 2 place JH J22',1);
INSERT INTO journal VALUES(522,521,126295018422927361,43,1797336965065,27000545,'move 2 place 8S H16',1);
INSERT INTO journal VALUES(523,522,126295018422927361,44,1797336969076,27000546,'move 1 throw 6D aim-mm 450 1215 float',1);
INSERT INTO journal VALUES(524,523,126295018422927361,45,1797336972177,27000547,'move 1 place KH N3',1);
INSERT INTO journal VALUES(525,524,126295018422927361,46,1797336976411,27000548,'move 1 place auto',1);
INSERT INTO journal VALUES(526,525,126295018422927361,47,1797336977619,27000549,'move 2 throw AS aim-mm 510 1305 float',1);
INSERT INTO journal VALUES(527,526,126295018422927361,48,1797336980554,27000550,'move 2 place auto',1);
INSERT INTO journal VALUES(528,527,126295018422927361,49,1797336984392,27000551,'move 1 throw 6D aim-mm 690 1125 flick',1);
INSERT INTO journal VALUES(529,528,126295018422927361,50,1797336985439,27000552,'move 2 place 6D D18',1);
INSERT INTO journal VALUES(530,529,126295018422927361,51,1797337045439,0,'timeout 2',1);
INSERT INTO journal VALUES(531,530,126295018422927361,52,1797337045439,0,'auto 2 throw 6C aim-mm 150 1215 flick',1);
INSERT INTO journal VALUES(532,531,126295018422927361,53,1797337045439,0,'hash 7eafc6d2581dfa28982d0c59cb794e49',1);
INSERT INTO journal VALUES(533,532,126295018422927361,54,1797337048317,27000553,'move 2 place auto',1);
INSERT INTO journal VALUES(534,533,126295018422927361,55,1797337050280,27000554,'move 1 throw AH aim-mm 330 1395 flick',1);
INSERT INTO journal VALUES(535,534,126295018422927361,56,1797337052990,27000555,'move 1 place auto',1);
INSERT INTO journal VALUES(536,535,126295018422927361,57,1797337056970,27000556,'move 2 throw 5C aim-mm 150 1755 float',1);
INSERT INTO journal VALUES(537,536,126295018422927361,58,1797337059849,27000557,'move 1 place auto',1);
INSERT INTO journal VALUES(538,537,126295018422927361,59,1797337064424,27000558,'move 1 throw 4D aim-mm 690 1125 flick',1);
INSERT INTO journal VALUES(539,538,126295018422927361,60,1797337065786,27000559,'move 1 place auto',1);
INSERT INTO journal VALUES(540,539,126295018422927361,61,1797337125786,0,'timeout 2',1);
INSERT INTO journal VALUES(541,540,126295018422927361,62,1797337125786,0,'auto 2 throw 7S aim-mm 150 1125 flick',1);
INSERT INTO journal VALUES(542,541,126295018422927361,63,1797337128561,27000560,'move 2 place 7S N14',1);
INSERT INTO journal VALUES(543,542,126295018422927361,64,1797337131317,27000561,'move 1 throw 4D aim-mm 281 1367 float',1);
INSERT INTO journal VALUES(544,543,126295018422927361,65,1797337132925,27000562,'move 1 place auto',1);
INSERT INTO journal VALUES(545,544,126295018422927361,66,1797337136966,27000563,'move 2 throw 3C aim-mm 930 1395 flick',1);
INSERT INTO journal VALUES(546,545,126295018422927361,67,1797337140536,27000564,'move 2 place auto',1);
INSERT INTO journal VALUES(547,546,126295018422927361,68,1797337200536,0,'timeout 1',1);
INSERT INTO journal VALUES(548,547,126295018422927361,69,1797337200536,0,'auto 1 throw 7D aim-mm 810 1215 flick',1);
INSERT INTO journal VALUES(549,548,126295018422927361,70,1797337200536,0,'hash fc878b8f41d7006e94fadffdf70a50b1',1);
INSERT INTO journal VALUES(550,549,126295018422927361,71,1797337204831,27000565,'move 2 throw 6S aim-mm 150 1125 flick',1);
INSERT INTO journal VALUES(551,550,126295018422927361,72,1797337208725,27000566,'move 1 place 6S F4',1);
INSERT INTO journal VALUES(552,551,126295018422927361,73,1797337213312,27000567,'move 1 throw JOKER aim-mm 450 1395 flick',1);
INSERT INTO journal VALUES(553,552,126295018422927361,74,1797337216959,27000568,'move 1 place auto',1);
INSERT INTO journal VALUES(554,553,126295018422927361,75,1797337220585,27000569,'move 2 throw 2S aim-mm 150 1125 flick',1);
INSERT INTO journal VALUES(555,554,126295018422927361,76,1797337222616,27000570,'move 2 place 4D N17',1);
INSERT INTO journal VALUES(556,555,126295018422927361,77,1797337224666,27000571,'move 2 place 2S M13',1);
INSERT INTO journal VALUES(557,556,126295018422927361,78,1797337228638,27000572,'move 1 throw KD aim-mm 390 1755 flick',1);
INSERT INTO journal VALUES(558,557,126295018422927361,79,1797337232371,27000573,'move 2 place KD B14',1);
INSERT INTO journal VALUES(559,558,126295018422927361,80,1797337234819,27000574,'move 2 throw 2S aim-mm 630 1395 float',1);
INSERT INTO journal VALUES(560,559,126295018422927361,81,1797337237277,27000575,'move 1 throw JOKER aim-mm 930 1395 flick',1);
INSERT INTO journal VALUES(561,560,126295018422927361,82,1797337238360,27000576,'move 2 place auto',1);
INSERT INTO journal VALUES(562,561,126295018422927361,83,1797337243275,27000577,'move 2 throw JOKER aim-mm 460 1391 flick',1);
INSERT INTO journal VALUES(563,562,126295018422927361,84,1797337247799,27000578,'move 1 place JOKER P8',1);
INSERT INTO journal VALUES(564,563,126295018422927361,85,1797337252751,27000579,'move 1 throw 3H aim-mm 930 1395 flick',1);
INSERT INTO journal VALUES(565,564,126295018422927361,86,1797337255906,27000580,'move 2 place auto',1);
INSERT INTO journal VALUES(566,565,126295018422927361,87,1797337255906,0,'hash e708f31c0cf59be3af32dcf10628ab05',1);
INSERT INTO journal VALUES(567,566,126295018422927361,88,1797337259231,27000581,'move 2 throw 3C aim-mm 210 1395 flick',1);
INSERT INTO journal VALUES(568,567,126295018422927361,89,1797337263384,27000582,'move 2 place 3C B21',1);
INSERT INTO journal VALUES(569,568,126295018422927361,90,1797337264389,27000583,'move 2 place auto',1);
INSERT INTO journal VALUES(570,569,126295018422927361,91,1797337265408,27000584,'move 1 throw QH aim-mm 90 1215 float',1);
INSERT INTO journal VALUES(571,570,126295018422927361,92,1797337268638,27000585,'move 2 place QH I15',1);
INSERT INTO journal VALUES(572,571,126295018422927361,93,1797337271555,27000586,'leave 1',1);
INSERT INTO journal VALUES(573,572,126295018422927361,94,1797337271555,0,'hash bc1b496d600912f1062aad97c2261d6f',1);
INSERT INTO journal VALUES(574,573,126295018422927361,95,1797337271555,27000588,'vote 2 1 penalize open',1);
INSERT INTO journal VALUES(575,0,126297760302366721,1,1797337332555,27000595,'move 1 layout spread done',1);
INSERT INTO journal VALUES(576,575,126297760302366721,2,1797337335521,27000596,'move 2 layout spread done',1);
INSERT INTO journal VALUES(577,576,126297760302366721,3,1797337338021,27000597,'move 1 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(578,577,126297760302366721,4,1797337341209,27000598,'move 2 place auto',1);
INSERT INTO journal VALUES(579,578,126297760302366721,5,1797337345696,27000599,'move 2 throw JS aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(580,579,126297760302366721,6,1797337347721,27000600,'move 2 place auto',1);
INSERT INTO journal VALUES(581,580,126297760302366721,7,1797337350339,27000601,'leave 2',1);
INSERT INTO journal VALUES(582,581,126297760302366721,8,1797337350339,0,'hash dd5833464ef3e15977320571bbe63736',1);
INSERT INTO journal VALUES(583,582,126297760302366721,9,1797337350339,27000602,'vote 1 2 forgive open',1);
INSERT INTO journal VALUES(584,0,126298090746413057,1,1797337411339,27000608,'move 1 layout spread done',1);
INSERT INTO journal VALUES(585,584,126298090746413057,2,1797337412393,27000609,'move 2 place 3S N17',1);
INSERT INTO journal VALUES(586,585,126298090746413057,3,1797337415986,27000610,'move 2 layout spread done',1);
INSERT INTO journal VALUES(587,586,126298090746413057,4,1797337417584,27000611,'move 1 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(588,587,126298090746413057,5,1797337422462,27000612,'move 1 place AD L5',1);
INSERT INTO journal VALUES(589,588,126298090746413057,6,1797337427415,27000613,'move 1 place 9S G2',1);
INSERT INTO journal VALUES(590,589,126298090746413057,7,1797337429795,27000614,'move 2 throw 5C aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(591,590,126298090746413057,8,1797337434517,27000615,'move 2 place 5C L14',1);
INSERT INTO journal VALUES(592,591,126298090746413057,9,1797337437589,27000616,'move 2 place 9H K20',1);
INSERT INTO journal VALUES(593,592,126298090746413057,10,1797337438684,27000617,'leave 2',1);
INSERT INTO journal VALUES(594,593,126298090746413057,11,1797337438684,0,'hash d45cb785dc21a054b5839c7837b3827e',1);
INSERT INTO journal VALUES(595,0,126298461292199937,1,1797337499684,27000627,'move 2 play G4',1);
INSERT INTO journal VALUES(596,595,126298461292199937,2,1797337503095,27000628,'move 1 play J+4 color G',1);
INSERT INTO journal VALUES(597,596,126298461292199937,3,1797337507315,27000629,'move 2 take',1);
INSERT INTO journal VALUES(598,597,126298461292199937,4,1797337511318,27000630,'move 1 play G3',1);
INSERT INTO journal VALUES(599,598,126298461292199937,5,1797337514642,27000631,'move 2 play G5',1);
INSERT INTO journal VALUES(600,599,126298461292199937,6,1797337516595,27000632,'move 1 draw',1);
INSERT INTO journal VALUES(601,600,126298461292199937,7,1797337519534,27000633,'move 2 draw',1);
INSERT INTO journal VALUES(602,601,126298461292199937,8,1797337524170,27000634,'move 1 draw',1);
INSERT INTO journal VALUES(603,602,126298461292199937,9,1797337526834,27000635,'move 1 play J+4 color R',1);
INSERT INTO journal VALUES(604,603,126298461292199937,10,1797337530899,27000636,'move 2 lie',1);
INSERT INTO journal VALUES(605,604,126298461292199937,11,1797337532582,27000637,'move 1 play R8',1);
INSERT INTO journal VALUES(606,605,126298461292199937,12,1797337536139,27000638,'move 2 play J color B',1);
INSERT INTO journal VALUES(607,0,126298629320212481,1,1797337540961,0,'move 4 play AD AS suit C',1);
INSERT INTO journal VALUES(608,607,126298629320212481,2,1797337544745,27000650,'move 5 draw',1);
INSERT INTO journal VALUES(609,608,126298629320212481,3,1797337548259,0,'move 6 play QC QD',1);
INSERT INTO journal VALUES(610,609,126298629320212481,4,1797337553259,0,'move 7 play JD',1);
INSERT INTO journal VALUES(611,610,126298629320212481,5,1797337554809,0,'move 6 play 8D to 4',1);
INSERT INTO journal VALUES(612,611,126298629320212481,6,1797337558259,27000651,'move 5 play 7D 7S',1);
INSERT INTO journal VALUES(613,612,126298629320212481,7,1797337561338,0,'move 4 play 4S 3S',1);
INSERT INTO journal VALUES(614,613,126298629320212481,8,1797337566338,0,'move 3 play 3H',1);
INSERT INTO journal VALUES(615,614,126298629320212481,9,1797337566338,27000652,'move 2 play 2H',1);
INSERT INTO journal VALUES(616,615,126298629320212481,10,1797337569396,0,'move 1 play QS',1);
INSERT INTO journal VALUES(617,616,126298629320212481,11,1797337574396,27000653,'move 2 play QD',1);
INSERT INTO journal VALUES(618,617,126298629320212481,12,1797337578107,0,'move 1 play 9D',1);
INSERT INTO journal VALUES(619,618,126298629320212481,13,1797337583107,0,'move 8 play 2C',1);
INSERT INTO journal VALUES(620,619,126298629320212481,14,1797337584257,0,'move 7 play 7S',1);
INSERT INTO journal VALUES(621,620,126298629320212481,15,1797337588107,0,'move 6 play 2S',1);
INSERT INTO journal VALUES(622,621,126298629320212481,16,1797337588107,27000654,'move 5 play 3D',1);
INSERT INTO journal VALUES(623,622,126298629320212481,17,1797337588107,0,'hash 5e91f33d33c1fbc8aa05bb40a0691f8d',1);
INSERT INTO journal VALUES(624,0,126298840985763841,1,1797337590210,27000660,'move 1 keep 10S 5H AC',1);
INSERT INTO journal VALUES(625,624,126298840985763841,2,1797337594004,27000661,'move 2 keep 6S AS KD',1);
INSERT INTO journal VALUES(626,625,126298840985763841,3,1797337596459,27000662,'move 1 play 3H',1);
INSERT INTO journal VALUES(627,626,126298840985763841,4,1797337598668,27000663,'move 2 play KH',1);
INSERT INTO journal VALUES(628,627,126298840985763841,5,1797337601638,27000664,'move 1 take',1);
INSERT INTO journal VALUES(629,628,126298840985763841,6,1797337605209,27000665,'move 2 play AH',1);
INSERT INTO journal VALUES(630,629,126298840985763841,7,1797337608580,27000666,'move 1 take',1);
INSERT INTO journal VALUES(631,630,126298840985763841,8,1797337612246,27000667,'move 2 play 7S',1);
INSERT INTO journal VALUES(632,631,126298840985763841,9,1797337617069,27000668,'move 1 play 3H',1);
INSERT INTO journal VALUES(633,632,126298840985763841,10,1797337619967,27000669,'move 2 play 7C',1);
INSERT INTO journal VALUES(634,633,126298840985763841,11,1797337622661,27000670,'move 1 play 6C',1);
INSERT INTO journal VALUES(635,634,126298840985763841,12,1797337625140,27000671,'move 2 play 2S',1);
INSERT INTO journal VALUES(636,0,126298994140774401,1,1797337628754,0,'move 1 play AD suit S',1);
INSERT INTO journal VALUES(637,636,126298994140774401,2,1797337631725,27000679,'move 2 play QS QC',1);
INSERT INTO journal VALUES(638,637,126298994140774401,3,1797337634603,27000680,'move 3 play 4C',1);
INSERT INTO journal VALUES(639,638,126298994140774401,4,1797337637892,0,'move 4 play KC',1);
INSERT INTO journal VALUES(640,639,126298994140774401,5,1797337642892,0,'move 1 draw',1);
INSERT INTO journal VALUES(641,640,126298994140774401,6,1797337642892,27000681,'move 2 draw',1);
INSERT INTO journal VALUES(642,641,126298994140774401,7,1797337647002,27000682,'move 3 play KD',1);
INSERT INTO journal VALUES(643,642,126298994140774401,8,1797337649051,0,'move 4 play 6D',1);
INSERT INTO journal VALUES(644,643,126298994140774401,9,1797337653958,0,'move 1 play 9D',1);
INSERT INTO journal VALUES(645,644,126298994140774401,10,1797337653958,27000683,'move 2 play 9C',1);
INSERT INTO journal VALUES(646,645,126298994140774401,11,1797337657535,27000684,'move 3 play 3C',1);
INSERT INTO journal VALUES(647,646,126298994140774401,12,1797337662407,0,'move 4 take',1);
INSERT INTO journal VALUES(648,647,126298994140774401,13,1797337667407,0,'move 1 play 3D 4D',1);
INSERT INTO journal VALUES(649,648,126298994140774401,14,1797337667407,27000685,'move 2 play 5C',1);
INSERT INTO journal VALUES(650,649,126298994140774401,15,1797337671138,27000686,'move 3 take',1);
INSERT INTO journal VALUES(651,0,126299187800178689,1,1797337672897,27000693,'move 1 layout deep done',1);
INSERT INTO journal VALUES(652,651,126299187800178689,2,1797337675880,27000694,'move 2 layout spread done',1);
INSERT INTO journal VALUES(653,652,126299187800178689,3,1797337679888,27000695,'move 2 throw 5D aim-mm 690 990 flick',1);
INSERT INTO journal VALUES(654,653,126299187800178689,4,1797337682047,27000696,'move 1 place 5D I19',1);
INSERT INTO journal VALUES(655,654,126299187800178689,5,1797337684121,27000697,'move 1 throw 9C aim-mm 330 1125 float',1);
INSERT INTO journal VALUES(656,655,126299187800178689,6,1797337687589,27000698,'move 2 place 9C D4',1);
INSERT INTO journal VALUES(657,656,126299187800178689,7,1797337689019,27000699,'move 2 throw AD aim-mm 810 1665 flick',1);
INSERT INTO journal VALUES(658,657,126299187800178689,8,1797337691142,27000700,'move 2 place auto',1);
INSERT INTO journal VALUES(659,658,126299187800178689,9,1797337692810,27000701,'move 1 throw 10C aim-mm 210 1215 flick',1);
INSERT INTO journal VALUES(660,659,126299187800178689,10,1797337697450,27000702,'move 1 place JS P18',1);
INSERT INTO journal VALUES(661,660,126299187800178689,11,1797337701867,27000703,'move 1 place 10C C16',1);
INSERT INTO journal VALUES(662,661,126299187800178689,12,1797337703534,27000704,'move 2 throw 6D aim-mm 150 1395 flick',1);
INSERT INTO journal VALUES(663,0,126299336937046017,1,1797337708454,27000713,'move 2 play G+2',1);
INSERT INTO journal VALUES(664,663,126299336937046017,2,1797337711159,27000714,'move 1 take',1);
INSERT INTO journal VALUES(665,664,126299336937046017,3,1797337712561,27000715,'move 3 play GS',1);
INSERT INTO journal VALUES(666,665,126299336937046017,4,1797337715149,27000716,'move 1 play G1',1);
INSERT INTO journal VALUES(667,666,126299336937046017,5,1797337717261,27000717,'move 3 play Y1',1);
INSERT INTO journal VALUES(668,667,126299336937046017,6,1797337719816,27000718,'move 2 play Y1',1);
INSERT INTO journal VALUES(669,668,126299336937046017,7,1797337721743,27000719,'move 1 play Y2',1);
INSERT INTO journal VALUES(670,669,126299336937046017,8,1797337724568,27000720,'move 3 play YS',1);
INSERT INTO journal VALUES(671,670,126299336937046017,9,1797337726017,27000721,'move 1 play Y6',1);
INSERT INTO journal VALUES(672,671,126299336937046017,10,1797337728103,27000722,'move 3 draw',1);
INSERT INTO journal VALUES(673,672,126299336937046017,11,1797337732891,27000723,'move 2 play Y4',1);
INSERT INTO journal VALUES(674,673,126299336937046017,12,1797337736963,27000724,'move 1 play R4',1);
INSERT INTO journal VALUES(675,0,126299474392776705,1,1797337741226,27000729,'move 1 play AD suit C',1);
INSERT INTO journal VALUES(676,675,126299474392776705,2,1797337742454,27000730,'move 2 play JOKER suit C',1);
INSERT INTO journal VALUES(677,676,126299474392776705,3,1797337744946,27000731,'move 1 play 4C 3C',1);
INSERT INTO journal VALUES(678,677,126299474392776705,4,1797337748472,27000732,'move 2 play 7C',1);
INSERT INTO journal VALUES(679,678,126299474392776705,5,1797337751313,27000733,'move 1 draw',1);
INSERT INTO journal VALUES(680,679,126299474392776705,6,1797337753116,27000734,'move 2 play JC',1);
INSERT INTO journal VALUES(681,680,126299474392776705,7,1797337757764,27000735,'move 1 play JH JS',1);
INSERT INTO journal VALUES(682,681,126299474392776705,8,1797337762237,27000736,'move 2 play 8S',1);
INSERT INTO journal VALUES(683,682,126299474392776705,9,1797337764958,27000737,'move 1 play 9S',1);
INSERT INTO journal VALUES(684,683,126299474392776705,10,1797337767262,27000738,'move 2 play 3S 3H last',1);
INSERT INTO journal VALUES(685,684,126299474392776705,11,1797337771561,27000739,'move 1 play JOKER suit D',1);
INSERT INTO journal VALUES(686,685,126299474392776705,12,1797337775546,27000740,'move 2 play 4D',1);
INSERT INTO journal VALUES(687,686,126299474392776705,13,1797337775546,0,'hash c2b5e5aee2108c143115fba6585cac07',1);
INSERT INTO journal VALUES(688,0,126299634623578113,1,1797337779428,27000748,'move 1 keep 10S 7S QC',1);
INSERT INTO journal VALUES(689,688,126299634623578113,2,1797337781552,27000749,'move 2 keep 10C 5H AS',1);
INSERT INTO journal VALUES(690,689,126299634623578113,3,1797337784393,27000750,'move 3 keep QD JS JH',1);
INSERT INTO journal VALUES(691,690,126299634623578113,4,1797337786588,27000751,'move 1 play 4H',1);
INSERT INTO journal VALUES(692,691,126299634623578113,5,1797337789601,27000752,'move 2 play 6D',1);
INSERT INTO journal VALUES(693,692,126299634623578113,6,1797337791914,27000753,'move 3 play 6C',1);
INSERT INTO journal VALUES(694,693,126299634623578113,7,1797337793609,27000754,'move 1 play 6S 6H',1);
INSERT INTO journal VALUES(695,694,126299634623578113,8,1797337795331,27000755,'move 1 play QS',1);
INSERT INTO journal VALUES(696,695,126299634623578113,9,1797337800212,27000756,'move 2 play AH AD',1);
INSERT INTO journal VALUES(697,696,126299634623578113,10,1797337804362,27000757,'move 3 take',1);
INSERT INTO journal VALUES(698,697,126299634623578113,11,1797337807976,27000758,'move 1 play 9S',1);
INSERT INTO journal VALUES(699,698,126299634623578113,12,1797337809384,27000759,'move 2 play JD',1);
INSERT INTO journal VALUES(700,0,126299773710893057,1,1797337812589,27000771,'move 1 play AC suit H',1);
INSERT INTO journal VALUES(701,700,126299773710893057,2,1797337817216,27000772,'move 2 play 7C',1);
INSERT INTO journal VALUES(702,701,126299773710893057,3,1797337821069,27000773,'move 3 play JH',1);
INSERT INTO journal VALUES(703,702,126299773710893057,4,1797337824633,27000774,'move 5 play 9H',1);
INSERT INTO journal VALUES(704,703,126299773710893057,5,1797337829380,27000775,'move 1 play 10H',1);
INSERT INTO journal VALUES(705,704,126299773710893057,6,1797337830496,27000776,'move 2 play 8H',1);
INSERT INTO journal VALUES(706,705,126299773710893057,7,1797337835188,27000777,'move 1 play 7H',1);
INSERT INTO journal VALUES(707,0,126299936944816129,1,1797337851507,27000787,'move 1 layout spread done',1);
INSERT INTO journal VALUES(708,707,126299936944816129,2,1797337852768,27000788,'move 2 layout spread done',1);
INSERT INTO journal VALUES(709,708,126299936944816129,3,1797337855839,27000789,'move 2 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(710,709,126299936944816129,4,1797337860656,27000790,'move 2 place auto',1);
INSERT INTO journal VALUES(711,710,126299936944816129,5,1797337862915,27000791,'move 1 throw JS aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(712,711,126299936944816129,6,1797337867287,27000792,'move 1 place auto',1);
INSERT INTO journal VALUES(713,712,126299936944816129,7,1797337869399,27000793,'move 2 throw 2D aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(714,713,126299936944816129,8,1797337872883,27000794,'move 2 place auto',1);
INSERT INTO journal VALUES(715,714,126299936944816129,9,1797337874044,27000795,'move 1 throw 10S aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(716,715,126299936944816129,10,1797337877424,27000796,'move 2 place auto',1);
INSERT INTO journal VALUES(717,716,126299936944816129,11,1797337881948,27000797,'move 2 throw 2D aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(718,717,126299936944816129,12,1797337886338,27000798,'move 1 place auto',1);
INSERT INTO journal VALUES(719,674,126299336937046017,13,1797337891199,0,'timeout 3',1);
INSERT INTO journal VALUES(720,719,126299336937046017,14,1797337891199,0,'auto 3 play R0',1);
INSERT INTO journal VALUES(721,699,126299634623578113,13,1797337891199,0,'timeout 3',1);
INSERT INTO journal VALUES(722,721,126299634623578113,14,1797337891199,0,'auto 3 play QS',1);
INSERT INTO journal VALUES(723,0,126300103425130497,1,1797337892957,0,'move 2 draw',1);
INSERT INTO journal VALUES(724,706,126299773710893057,8,1797337895188,0,'timeout 5',1);
INSERT INTO journal VALUES(725,724,126299773710893057,9,1797337895188,0,'auto 5 draw 2',1);
INSERT INTO journal VALUES(726,723,126300103425130497,2,1797337896199,27000805,'move 1 play G6',1);
INSERT INTO journal VALUES(727,726,126300103425130497,3,1797337900126,27000806,'move 4 play G1',1);
INSERT INTO journal VALUES(728,727,126300103425130497,4,1797337902417,0,'move 3 play G1',1);
INSERT INTO journal VALUES(729,728,126300103425130497,5,1797337907417,0,'move 2 play B1',1);
INSERT INTO journal VALUES(730,729,126300103425130497,6,1797337907417,27000807,'move 1 play BS',1);
INSERT INTO journal VALUES(731,730,126300103425130497,7,1797337911883,0,'move 3 play YS',1);
INSERT INTO journal VALUES(732,731,126300103425130497,8,1797337916883,27000808,'move 1 play J+4 color G',1);
INSERT INTO journal VALUES(733,732,126300103425130497,9,1797337920494,27000809,'move 4 lie',1);
INSERT INTO journal VALUES(734,733,126300103425130497,10,1797337923538,27000810,'move 4 play J color B',1);
INSERT INTO journal VALUES(735,734,126300103425130497,11,1797337928161,0,'move 3 draw',1);
INSERT INTO journal VALUES(736,735,126300103425130497,12,1797337933161,0,'move 2 play B9',1);
INSERT INTO journal VALUES(737,736,126300103425130497,13,1797337933161,27000811,'move 1 play B5',1);
INSERT INTO journal VALUES(738,737,126300103425130497,14,1797337936000,27000812,'move 4 play BV',1);
INSERT INTO journal VALUES(739,0,126300296941928449,1,1797337937337,27000819,'move 1 play 9C',1);
INSERT INTO journal VALUES(740,739,126300296941928449,2,1797337940135,27000820,'move 2 play AS suit S',1);
INSERT INTO journal VALUES(741,740,126300296941928449,3,1797337944898,0,'move 3 play 9S 9D',1);
INSERT INTO journal VALUES(742,718,126299936944816129,13,1797337946338,0,'timeout 1',1);
INSERT INTO journal VALUES(743,742,126299936944816129,14,1797337946338,0,'auto 1 throw 8S aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(744,741,126300296941928449,4,1797337949898,27000821,'move 1 play 5D',1);
INSERT INTO journal VALUES(745,744,126300296941928449,5,1797337951936,27000822,'move 2 play 3C',1);
INSERT INTO journal VALUES(746,720,126299336937046017,15,1797337955724,0,'timeout 2',1);
INSERT INTO journal VALUES(747,746,126299336937046017,16,1797337955724,0,'auto 2 play Y0',1);
INSERT INTO journal VALUES(748,747,126299336937046017,17,1797337955724,0,'hash 52ca9d39caba3860333f6c51d2a30705',1);
INSERT INTO journal VALUES(749,722,126299634623578113,15,1797337955724,0,'timeout 1',1);
INSERT INTO journal VALUES(750,749,126299634623578113,16,1797337955724,0,'auto 1 play KH',1);
INSERT INTO journal VALUES(751,750,126299634623578113,17,1797337955724,0,'hash 179b709e16573c6c93f98dc592a9724e',1);
INSERT INTO journal VALUES(752,745,126300296941928449,6,1797337955724,0,'move 3 play JOKER suit H',1);
INSERT INTO journal VALUES(753,725,126299773710893057,10,1797337955724,0,'timeout 4',1);
INSERT INTO journal VALUES(754,753,126299773710893057,11,1797337955724,0,'auto 4 play QH',1);
INSERT INTO journal VALUES(755,752,126300296941928449,7,1797337960724,27000823,'move 1 play 4H 4C last',1);
INSERT INTO journal VALUES(756,755,126300296941928449,8,1797337963788,27000824,'move 2 play 2S',1);
INSERT INTO journal VALUES(757,756,126300296941928449,9,1797337967020,0,'move 3 play QH last',1);
INSERT INTO journal VALUES(758,743,126299936944816129,15,1797337967020,0,'timeout 2',1);
INSERT INTO journal VALUES(759,758,126299936944816129,16,1797337967020,0,'auto 2 place auto',1);
INSERT INTO journal VALUES(760,759,126299936944816129,17,1797337967020,0,'hash 65d82e9e44800552877698b2fd6f3ec4',1);
INSERT INTO journal VALUES(761,757,126300296941928449,10,1797337972020,27000825,'move 2 take',1);
INSERT INTO journal VALUES(762,761,126300296941928449,11,1797337973691,27000826,'move 1 draw',1);
INSERT INTO journal VALUES(763,762,126300296941928449,12,1797337977677,0,'move 3 play JH',1);
INSERT INTO journal VALUES(764,763,126300296941928449,13,1797337977677,0,'hash 422106516a35a336e39a035f9d3533d4',1);
INSERT INTO journal VALUES(765,0,126300487111671809,1,1797337982677,27000834,'move 1 keep 8C 5S 6H',1);
INSERT INTO journal VALUES(766,765,126300487111671809,2,1797337986528,27000835,'move 2 keep 6C 7H 9S',1);
INSERT INTO journal VALUES(767,766,126300487111671809,3,1797337986528,0,'move 3 keep 10S 7S 10C',1);
INSERT INTO journal VALUES(768,767,126300487111671809,4,1797337986528,0,'move 4 keep 10D 5D 5H',1);
INSERT INTO journal VALUES(769,768,126300487111671809,5,1797337989076,27000836,'move 2 play 3C',1);
INSERT INTO journal VALUES(770,769,126300487111671809,6,1797337993981,0,'move 3 play 9C',1);
INSERT INTO journal VALUES(771,770,126300487111671809,7,1797337996000,0,'move 4 play KS',1);
INSERT INTO journal VALUES(772,738,126300103425130497,15,1797337996000,0,'timeout 1',1);
INSERT INTO journal VALUES(773,772,126300103425130497,16,1797337996000,0,'auto 1 play B3',1);
INSERT INTO journal VALUES(774,773,126300103425130497,17,1797337996000,0,'hash 8d4fa3edcbb7543b962ecc4410d90a92',1);
INSERT INTO journal VALUES(775,774,126300103425130497,18,1797337998981,0,'move 2 play R3',1);
INSERT INTO journal VALUES(776,771,126300487111671809,8,1797337998981,27000837,'move 1 play 2S',1);
INSERT INTO journal VALUES(777,776,126300487111671809,9,1797338002433,27000838,'move 2 play 8D',1);
INSERT INTO journal VALUES(778,775,126300103425130497,19,1797338004058,0,'move 3 play R5',1);
INSERT INTO journal VALUES(779,777,126300487111671809,10,1797338004058,0,'move 3 play JH',1);
INSERT INTO journal VALUES(780,779,126300487111671809,11,1797338006064,0,'move 4 play 10H',1);
INSERT INTO journal VALUES(781,780,126300487111671809,12,1797338009058,0,'move 4 play 4H',1);
INSERT INTO journal VALUES(782,781,126300487111671809,13,1797338009058,27000839,'move 1 play JS',1);
INSERT INTO journal VALUES(783,782,126300487111671809,14,1797338011147,27000840,'move 2 take',1);
INSERT INTO journal VALUES(784,783,126300487111671809,15,1797338014453,0,'move 3 play 3H',1);
INSERT INTO journal VALUES(785,784,126300487111671809,16,1797338015724,0,'move 4 play 6S',1);
INSERT INTO journal VALUES(786,785,126300487111671809,17,1797338015724,0,'hash 2ba1643ef119c83238e9c3d4f2b4e325',1);
INSERT INTO journal VALUES(787,748,126299336937046017,18,1797338015724,0,'timeout 1',1);
INSERT INTO journal VALUES(788,787,126299336937046017,19,1797338015724,0,'auto 1 play J color R',1);
INSERT INTO journal VALUES(789,751,126299634623578113,18,1797338015724,0,'timeout 2',1);
INSERT INTO journal VALUES(790,789,126299634623578113,19,1797338015724,0,'auto 2 play AC',1);
INSERT INTO journal VALUES(791,754,126299773710893057,12,1797338015724,0,'timeout 3',1);
INSERT INTO journal VALUES(792,791,126299773710893057,13,1797338015724,0,'auto 3 play QD',1);
INSERT INTO journal VALUES(793,786,126300487111671809,18,1797338019453,27000841,'move 1 play KC',1);
INSERT INTO journal VALUES(794,793,126300487111671809,19,1797338021725,27000842,'move 2 play KD',1);
INSERT INTO journal VALUES(795,794,126300487111671809,20,1797338023873,0,'move 3 play 5C',1);
INSERT INTO journal VALUES(796,0,126300658931335169,1,1797338025671,0,'move 1 draw',1);
INSERT INTO journal VALUES(797,760,126299936944816129,18,1797338027020,0,'timeout 2',1);
INSERT INTO journal VALUES(798,797,126299936944816129,19,1797338027020,0,'auto 2 throw 3D aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(799,796,126300658931335169,2,1797338028642,27000851,'move 2 draw',1);
INSERT INTO journal VALUES(800,799,126300658931335169,3,1797338032858,0,'move 3 play 9C',1);
INSERT INTO journal VALUES(801,800,126300658931335169,4,1797338037020,0,'move 4 play 9S',1);
INSERT INTO journal VALUES(802,801,126300658931335169,5,1797338038841,0,'move 5 play 10S',1);
INSERT INTO journal VALUES(803,802,126300658931335169,6,1797338042858,27000852,'move 6 draw',1);
INSERT INTO journal VALUES(804,803,126300658931335169,7,1797338044801,0,'move 1 play 10H',1);
INSERT INTO journal VALUES(805,798,126299936944816129,20,1797338047020,0,'timeout 1',1);
INSERT INTO journal VALUES(806,805,126299936944816129,21,1797338047020,0,'auto 1 place auto',1);
INSERT INTO journal VALUES(807,806,126299936944816129,22,1797338049231,0,'auto 1 throw 7S aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(808,804,126300658931335169,8,1797338049231,27000853,'move 2 play 6H',1);
INSERT INTO journal VALUES(809,807,126299936944816129,23,1797338052775,0,'auto 1 place auto',1);
INSERT INTO journal VALUES(810,808,126300658931335169,9,1797338052775,0,'move 3 play QH',1);
INSERT INTO journal VALUES(811,810,126300658931335169,10,1797338054058,0,'move 4 play 3H 3C',1);
INSERT INTO journal VALUES(812,809,126299936944816129,24,1797338054275,0,'auto 2 throw AD aim-mm 750 1215 flick',1);
INSERT INTO journal VALUES(813,812,126299936944816129,25,1797338055793,0,'auto 1 place auto',1);
INSERT INTO journal VALUES(814,811,126300658931335169,11,1797338055793,0,'move 5 play 3H 4S',1);
INSERT INTO journal VALUES(815,813,126299936944816129,26,1797338057775,0,'auto 1 throw JS aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(816,814,126300658931335169,12,1797338057775,27000854,'move 6 play 4D',1);
INSERT INTO journal VALUES(817,815,126299936944816129,27,1797338060539,0,'auto 1 place auto',1);
INSERT INTO journal VALUES(818,816,126300658931335169,13,1797338060539,0,'move 1 play 5H 6H',1);
INSERT INTO journal VALUES(819,817,126299936944816129,28,1797338064058,0,'auto 2 throw 4D aim-mm 750 1215 flick',1);
INSERT INTO journal VALUES(820,778,126300103425130497,20,1797338064058,0,'timeout 4',1);
INSERT INTO journal VALUES(821,820,126300103425130497,21,1797338064058,0,'auto 4 play R4',1);
INSERT INTO journal VALUES(822,818,126300658931335169,14,1797338065539,27000855,'move 2 play 7S 7D',1);
INSERT INTO journal VALUES(823,819,126299936944816129,29,1797338069407,0,'auto 2 place auto',1);
INSERT INTO journal VALUES(824,822,126300658931335169,15,1797338069407,0,'move 3 play 7C',1);
INSERT INTO journal VALUES(825,824,126300658931335169,16,1797338073873,0,'move 4 take',1);
INSERT INTO journal VALUES(826,825,126300658931335169,17,1797338073873,0,'hash 594666dd14e7670fa524da8a41caaeb7',1);
INSERT INTO journal VALUES(827,823,126299936944816129,30,1797338073873,0,'auto 1 throw JS aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(828,0,126300871855177729,1,1797338074407,27000861,'move 1 layout spread done',1);
INSERT INTO journal VALUES(829,828,126300871855177729,2,1797338078060,27000862,'move 2 place KH P8',1);
INSERT INTO journal VALUES(830,829,126300871855177729,3,1797338079518,27000863,'move 2 place 6D M2',1);
INSERT INTO journal VALUES(831,830,126300871855177729,4,1797338082364,27000864,'move 2 done',1);
INSERT INTO journal VALUES(832,831,126300871855177729,5,1797338083532,27000865,'move 2 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(833,832,126300871855177729,6,1797338085505,27000866,'move 2 place AD K9',1);
INSERT INTO journal VALUES(834,833,126300871855177729,7,1797338088638,27000867,'move 2 place 9S J3',1);
INSERT INTO journal VALUES(835,834,126300871855177729,8,1797338093115,27000868,'move 1 throw AC aim-mm 510 1935 flick',1);
INSERT INTO journal VALUES(836,835,126300871855177729,9,1797338094284,27000869,'move 1 place AC I21',1);
INSERT INTO journal VALUES(837,836,126300871855177729,10,1797338098792,27000870,'move 1 place auto',1);
INSERT INTO journal VALUES(838,837,126300871855177729,11,1797338101616,27000871,'move 2 throw AD aim-mm 313 1153 float',1);
INSERT INTO journal VALUES(839,838,126300871855177729,12,1797338104764,27000872,'move 2 place 10S A8',1);
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
INSERT INTO friend VALUES(126278749388800004,189,1797332800000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(126278749388800005,188,1797332800000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(126278749388800006,189,1797332800000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(126278749388800007,189,1797332800000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(126278749388800008,189,1797332800000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(126278749388800001,189,1797332800000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(126278749388800009,189,1797332800000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(126278749388800010,189,1797332800000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(126278749388800011,189,1797332800000,126278749388800009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1797332800000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(126278749388800012,1797332800000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(126278749388800013,1797332800000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1797332800000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(126278749388800014,1797332800000,0,0,'');
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
INSERT INTO lockdown VALUES(126278749388800015,1797332800000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(126278749388800016,1797332800000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1797332800000,1797419200000,'player88','192.0.2.7',2,'kate','');
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
INSERT INTO rating VALUES(1,100,'last-one',126278749388800024,'game',2083489,-264228,1115,115,1797333279111,0);
INSERT INTO rating VALUES(2,101,'last-one',126278749388800024,'game',-2083489,-264228,948,-52,1797333279111,0);
INSERT INTO rating VALUES(3,101,'extreme-last-card',126283703214145537,'game',-2083489,-264228,948,-52,1797334007200,0);
INSERT INTO rating VALUES(4,100,'extreme-last-card',126283703214145537,'game',2083489,-264228,1115,115,1797334007200,0);
INSERT INTO rating VALUES(5,101,'switch',126290658297118721,'game',-2083489,-264228,948,-52,1797336012476,0);
INSERT INTO rating VALUES(6,100,'switch',126290658297118721,'game',2083489,-264228,1115,115,1797336012476,0);
INSERT INTO rating VALUES(7,101,'exta-cards',126295018422927361,'game',-1041745,-132114,974,-26,1797337271555,0);
INSERT INTO rating VALUES(8,100,'exta-cards',126295018422927361,'game',1041745,-132114,1058,58,1797337271555,0);
INSERT INTO rating VALUES(9,100,'exta-cards',126297760302366721,'game',476510,-63692,1084,26,1797337350339,0);
INSERT INTO rating VALUES(10,101,'exta-cards',126297760302366721,'game',-476510,-63692,963,-11,1797337350339,0);
INSERT INTO rating VALUES(11,121,'extreme-last-card',126299474392776705,'game',-2083489,-264228,948,-52,1797337775546,0);
INSERT INTO rating VALUES(12,122,'extreme-last-card',126299474392776705,'game',2083489,-264228,1115,115,1797337775546,0);
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
INSERT INTO rated VALUES(100,'exta-cards',1518255,-195806,2,1797337350339);
INSERT INTO rated VALUES(100,'extreme-last-card',2083489,-264228,1,1797334007200);
INSERT INTO rated VALUES(100,'last-one',2083489,-264228,1,1797333279111);
INSERT INTO rated VALUES(100,'switch',2083489,-264228,1,1797336012476);
INSERT INTO rated VALUES(101,'exta-cards',-1518255,-195806,2,1797337350339);
INSERT INTO rated VALUES(101,'extreme-last-card',-2083489,-264228,1,1797334007200);
INSERT INTO rated VALUES(101,'last-one',-2083489,-264228,1,1797333279111);
INSERT INTO rated VALUES(101,'switch',-2083489,-264228,1,1797336012476);
INSERT INTO rated VALUES(121,'extreme-last-card',-2083489,-264228,1,1797337775546);
INSERT INTO rated VALUES(122,'extreme-last-card',2083489,-264228,1,1797337775546);
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
INSERT INTO adjustment VALUES(126278749388800019,188,1797332800000,1,188,'player88',1,50000,1,0,0,'kate','','','','a cup');
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;
INSERT INTO daily_day VALUES(20802,1797332800000,'0badcafe','c0ffee',0);
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
INSERT INTO daily_try VALUES(126278749388800020,189,1797332800000,'player1',20802,0,0,1,12,750,2,5);
CREATE TABLE season (
    id INTEGER NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms INTEGER NOT NULL, -- when this was written
    state INTEGER NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
) STRICT;
INSERT INTO season VALUES(8107,1797332800000,2);
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
INSERT INTO season_place VALUES(77,189,1797332800000,8107,'2026q4 switch',2,40,1630,31);
CREATE TABLE busy_hour (
    id INTEGER NOT NULL PRIMARY KEY, -- the hour, counted from 1970-01-01 00:00 UTC
    at_ms INTEGER NOT NULL, -- when this was written
    people INTEGER NOT NULL CHECK (people > 0)
) STRICT;
INSERT INTO busy_hour VALUES(499259,1797332800000,7);
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
INSERT INTO cup VALUES(1,1797332800000,189,'','0badcafe','palace swiss entry=5',0,1797336400000,0);
CREATE TABLE cup_event (
    cup INTEGER NOT NULL REFERENCES cup (id),
    seq INTEGER NOT NULL, -- from 1, without a gap
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (cup, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO cup_event VALUES(1,1,1797332800000,'opened 0 palace swiss entry=5');
INSERT INTO cup_event VALUES(1,2,1797332800000,'joined');
INSERT INTO cup_event VALUES(1,3,1797332800000,'joined');
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
INSERT INTO cup_entrant VALUES(126278749388800021,189,1797332800000,1,5,0,0,0,0,0);
INSERT INTO cup_entrant VALUES(126278749388800022,188,1797332800000,1,5,0,0,0,0,0);
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
INSERT INTO duel VALUES(126278749388800017,189,1797332800000,188,28400000,'kate','player88','palace','00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',1,1);
CREATE TABLE code (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who made it, also a guest
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL, -- of whoever made it, then
    code TEXT NOT NULL,
    kind INTEGER NOT NULL, -- 0 a table, 1 a duel
    card_table INTEGER NOT NULL, -- as people type it; 0: a duel
    target INTEGER NOT NULL -- the id of the table, or the number of the duel
) STRICT;
INSERT INTO code VALUES(126278749388800018,189,1797332800000,'kate','7k2mqd',0,3,17);
CREATE TABLE resume (
    account INTEGER NOT NULL PRIMARY KEY, -- the account, or the guest
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL, -- until when it is good; 0: the connection is there
    guest INTEGER NOT NULL, -- 1: it is a guest
    name TEXT NOT NULL,
    hash TEXT NOT NULL,
    hash_before TEXT NOT NULL, -- hash of the token before, if that one may be all they have
    settings TEXT NOT NULL -- of a guest
) STRICT;
INSERT INTO resume VALUES(189,1797332800000,1797333400000,0,'kate','00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff','','');
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
CREATE INDEX code_account ON code (account, id);
COMMIT;
PRAGMA user_version = 27;
