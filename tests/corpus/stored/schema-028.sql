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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,200,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,10,100010,'',0);
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
INSERT INTO account VALUES(133,'player33','player33','player33','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(134,'player34','player34','player34','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(135,'player35','player35','player35','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(136,'player36','player36','player36','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(137,'player37','player37','player37','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(138,'player38','player38','player38','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(139,'player39','player39','player39','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(140,'player40','player40','player40','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(141,'player41','player41','player41','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(142,'player42','player42','player42','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(143,'player43','player43','player43','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(144,'player44','player44','player44','',0,1,0,0,20,100010,'',0);
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
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1797419200000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
, cup INTEGER NOT NULL DEFAULT 0, cup_round INTEGER NOT NULL DEFAULT 0, cup_table INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO card_table VALUES(126663013338972160,16,126663013338972161,replace('game last-one\noptions mode=quick points=500 pairs=no limit=600\nseats 3\nterms open\nbet 10\nclock 60000\nhost 108\ndelay 1\nseat 1 109 account 0 0 28000578 player9\nseat 2 110 account 0 0 28000579 player10\nseat 3 108 account 0 0 28000577 player8\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126663150756954112,17,126663150756954113,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 2\nterms open\nbet 10\nclock 60000\nhost 111\ndelay 1\nseat 1 112 account 0 0 28000595 player12\nseat 2 111 account 0 0 28000594 player11\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126663295087149056,18,126663295087149057,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 3\nterms open\nbet 10\nclock 60000\nhost 113\ndelay 1\nseat 1 115 account 0 0 28000613 player15\nseat 2 114 account 0 0 28000612 player14\nseat 3 113 account 0 0 28000611 player13\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126663448950996992,19,126663448950996993,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800\nseats 5\nterms open\nbet 10\nclock 60000\nhost 116\ndelay 1\nseat 1 117 account 0 0 28000632 player17\nseat 2 118 account 0 0 28000633 player18\nseat 3 119 account 0 0 28000634 player19\nseat 4 116 account 0 0 28000631 player16\nseat 5 120 account 0 0 28000635 player20\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126663598972862464,20,126663598972862465,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 121\ndelay 1\nseat 1 121 account 0 0 28000651 player21\nseat 2 122 account 0 0 28000652 player22\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126663758763261952,21,126663758763261953,replace('game last-one\noptions mode=quick points=500 pairs=no limit=600\nseats 4\nterms open\nbet 0\nclock 60000\nhost 123\ndelay 1\nseat 1 126663758763261954 bot 1 0 0 bot-ada\nseat 2 124 account 0 0 28000671 player24\nseat 3 123 account 0 0 28000670 player23\nseat 4 126663758763261955 bot 2 0 0 bot-blaise\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126663965320151040,22,126663965320151041,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 3\nterms open\nbet 0\nclock 60000\nhost 125\ndelay 1\nseat 1 125 account 0 0 28000682 player25\nseat 2 126 account 0 0 28000683 player26\nseat 3 126663965320151042 bot 1 0 0 bot-ada\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126664139002085376,23,126664139002085377,replace('game palace\noptions tie=coin bomb=single limit=500\nseats 4\nterms open\nbet 0\nclock 60000\nhost 127\ndelay 1\nseat 1 128 account 0 0 28000697 player28\nseat 2 126664139002085378 bot 1 0 0 bot-ada\nseat 3 127 account 0 0 28000696 player27\nseat 4 126664139002085379 bot 2 0 0 bot-blaise\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126664327905148928,24,126664327905148929,replace('game switch\noptions mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800\nseats 6\nterms open\nbet 0\nclock 60000\nhost 129\ndelay 1\nseat 1 126664327905148930 bot 1 0 0 bot-ada\nseat 2 126664327905148931 bot 2 0 0 bot-blaise\nseat 3 130 account 0 0 28000712 player30\nseat 4 129 account 0 0 28000711 player29\nseat 5 126664327905148932 bot 1 0 0 bot-cleo\nseat 6 126664327905148933 bot 2 0 0 bot-dora\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126664522856398848,25,126664522856398849,replace('game exta-cards\noptions jokers=no throws=0 limit=0 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 131\ndelay 1\nseat 1 132 account 0 0 28000723 player32\nseat 2 131 account 0 0 28000722 player31\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126664694944497664,26,126664694944497665,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 2\nterms open\nbet 10\nclock 60000\nhost 134\ndelay 1\nseat 2 134 account 0 0 28000741 player34\nnext 126664827903934464 106e000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126664827903934465,27,126664827903934466,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 4\nterms open\nbet 10\nclock 60000\nhost 135\ndelay 1\nseat 1 137 account 0 0 28000762 player37\nseat 2 136 account 0 0 28000761 player36\nseat 3 135 account 0 0 28000760 player35\nseat 4 138 account 0 0 28000763 player38\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126664977615421440,28,126664977615421441,replace('game palace\noptions tie=rps bomb=pile limit=500\nseats 2\nterms open\nbet 10\nclock 60000\nhost 140\ndelay 1\nseat 2 140 account 0 0 28000781 player40\nnext 126665127322714112 136e000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126665127322714113,29,126665127322714114,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=casual limit=800\nseats 2\nterms open\nbet 10\nclock 60000\nhost 141\ndelay 1\nseat 2 141 account 0 0 28000797 player41\nnext 126665214149001216 156e000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(126665214149001217,30,126665214149001218,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 144\ndelay 1\nseat 2 144 account 0 0 28000812 player44\nnext 126665359846539264 176e000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
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
INSERT INTO game VALUES(126641137254400026,126641137254400025,'last-one',2,1,10,X'76174b3ad16f9ec680ea13b68722347ed2b8eca69962fa58561c7f7cae9f1c45','mode=quick points=500 pairs=no limit=40',1797419200000,1797419410479,1,0,1,1,replace('format 2\nsecret 616d000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 ttnrh68tmngu\n','\n',char(10)),'',43,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126642275919855617,126642275919855616,'last-one',2,0,0,X'a43ae4a356284b3d840f04269637b0fd8fcf8b64c7d7f914e68f593b49fdb634','mode=points points=200 pairs=no limit=5',1797419471479,1797419485605,1,0,1,2,replace('format 2\nsecret 636d000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 z63nchc9t7xs\ndrawn bot-ada bkpz4r7pfqj6\n','\n',char(10)),'limit',50,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126642611992657921,126642611992657920,'last-one',2,0,0,X'f9170245d34f1ccb09362a21962f07983f96f177a88c3dd4e17d142b7c9519be','mode=quick points=100 pairs=no limit=41',1797419551605,1797420066819,1,0,1,3,replace('format 2\nsecret 676d000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 3vqtpdz4dhrn\ndrawn guest2 mf2mivx6eum9\ndrawn guest3 ztrqgjmjqrzb\n','\n',char(10)),'limit',109,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126645035209850881,126645035209850880,'extreme-last-card',1,1,10,X'a63eba5f56c343177535aa50108e98a00b29bd8bea40d3555bf23975bf3cca42','hand=7 draw=free limit=18',1797420129345,1797420406026,1,0,1,4,replace('format 2\nsecret 696d000000000000000000000000000000000000000000000000000000000000\ndrawn player0 3mm4xrzrfn2h\ndrawn player1 5en43s9pseta\n','\n',char(10)),'limit',133,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126646471767359489,126646471767359488,'extreme-last-card',1,0,0,X'57afbc0e520bf0805bee94083d74baa722e698304ec19f165d2d09f5e3b618ab','hand=7 draw=free limit=25',1797420471847,1797420560250,1,0,1,5,replace('format 2\nsecret 6b6d000000000000000000000000000000000000000000000000000000000000\ndrawn player0 pffgqfai7db3\ndrawn player1 j4wx9t59f82p\ndrawn bot-ada v8t6a8ujbhdi\n','\n',char(10)),'limit',160,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126647117782450177,126647117782450176,'extreme-last-card',1,0,0,X'b0ad6b469e752bb1ae94c058faa4a2e4c76f74a61a85aa327efd963274dc0f27','hand=7 draw=must-play limit=5',1797420625869,1797420638579,1,0,1,6,replace('format 2\nsecret 766d000000000000000000000000000000000000000000000000000000000000\ndrawn player0 m6i5sgapyiri\ndrawn guest1 rw82u9a3tfc3\ndrawn guest2 qy8sw76kars6\ndrawn guest3 9rmn68c2cjhc\n','\n',char(10)),'limit',166,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126647434464985089,126647434464985088,'palace',2,1,10,X'65f8673dab935717a21e337e3bed66288cf7ea69b6b23b038b2973464b86efba','tie=coin bomb=pile limit=500',1797420701372,1797420879336,1,0,1,7,replace('format 2\nsecret 786d000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 amymz4bf9itp\n','\n',char(10)),'',194,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126648436752646145,126648436752646144,'palace',2,0,0,X'72585eefb56dcd5f062a34c17534c242ad80296a8b0c6fee5970322b3630b829','tie=position bomb=pile limit=500',1797420940336,1797421629385,1,0,1,8,replace('format 2\nsecret 7a6d000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 32xjchb5ang3\ndrawn bot-ada nt7mhc9nht9v\n','\n',char(10)),'',266,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126651601317265409,126651601317265408,'palace',2,0,0,X'd11c6785b250a025a2c2fbd3bac0d13ad21dd8a134a14d9cd550bff232ace146','tie=position bomb=pile limit=500',1797421694827,1797422225841,3,0,1,9,replace('format 2\nsecret 946d000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 qp5vt6ex3rau\ndrawn guest2 pey9hthrxgg7\ndrawn guest3 nj9buw987a4h\n','\n',char(10)),'It took too long.',370,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126654084403953665,126654084403953664,'switch',1,1,10,X'64c6cc8cf7bc31010233a79e0554f16a0bce84e834f6b465e11c0edbed58159c','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800',1797422286841,1797422786637,1,0,1,10,replace('format 2\nsecret 966d000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 356e8n79w849\n','\n',char(10)),'',459,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126656436552859649,126656436552859648,'switch',1,0,0,X'c99b390c44ca5d922213e7c254de90c46a68fdf5a8cc3041d48596f216e8da3d','mistakes=casual run-chain=no ace-penalty=full announce=casual limit=800',1797422847637,1797423291881,3,0,1,11,replace('format 2\nsecret 986d000000000000000000000000000000000000000000000000000000000000\ndrawn player0 jkj5ns2m2gs7\ndrawn player1 revdq74gbs8q\ndrawn bot-ada 2ekq7btbeqtb\n','\n',char(10)),'It took too long.',564,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126658555699789825,126658555699789824,'switch',1,0,0,X'a9650201f95d60df8c07057b046e6de2c0c8d6d6a33199f456e66f323b5b6203','mistakes=casual run-chain=yes ace-penalty=soft announce=auto limit=12',1797423352881,1797423448443,1,0,1,12,replace('format 2\nsecret d96d000000000000000000000000000000000000000000000000000000000000\ndrawn player0 iswxgdfk3pt5\ndrawn guest1 2ybbmfd8ypc3\ndrawn guest2 9azcink9njnf\ndrawn guest3 nsv8rtsfsaqz\n','\n',char(10)),'limit',578,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126659228814278657,126659228814278656,'exta-cards',2,1,10,X'22aba690fdb41643d7fb05f5d4520075e82b5d3e44f23238a522379d99411386','jokers=yes throws=0 limit=0 bad=1',1797423513364,1797423861060,1,0,1,13,replace('format 2\nsecret db6d000000000000000000000000000000000000000000000000000000000000\ndrawn player0 ji8xf6ggnbyu\ndrawn player1 ifvucdkhde4p\n','\n',char(10)),'',611,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126660943009546241,126660943009546240,'exta-cards',2,1,0,X'f5851aac35c83014b0e5b6bb18cb65204261c4038edf51afd0b3b8b9a679347b','jokers=no throws=20 limit=8 bad=chance',1797423922060,1797424289081,1,0,1,14,replace('format 2\nsecret dd6d000000000000000000000000000000000000000000000000000000000000\ndrawn player0 ye3p74iewumf\ndrawn player1 bgdwneduj7dg\n','\n',char(10)),'',623,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126662738259738625,126662738259738624,'exta-cards',2,0,0,X'32a9f494feef5c248e2410fd094a578222041d1601334bc73b50e2a3211638f9','jokers=no throws=0 limit=35 bad=chance',1797424350081,1797424354665,1,0,1,15,replace('format 2\nsecret df6d000000000000000000000000000000000000000000000000000000000000\ndrawn player0 k6r2qvvn5fmq\ndrawn guest1 suge2bpy6hje\n','\n',char(10)),'',626,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126663013338972161,126663013338972160,'last-one',2,1,10,X'da754fcfa3458087d388c5e99c51b6951528f272a896e4f46270529d5f3778e3','mode=quick points=500 pairs=no limit=600',1797424415665,0,0,0,1,16,replace('format 2\nsecret e16d000000000000000000000000000000000000000000000000000000000000\nplayer player8 corpus\ndrawn player9 aw68p9cy6iuh\ndrawn player10 r2m6in683wy8\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126663150756954113,126663150756954112,'extreme-last-card',1,1,10,X'e522bee7ddd94b7a7252e63ab5df26eff9688f8d9eb245b32bab09cca34571cd','hand=7 draw=must-play limit=400',1797424448428,0,0,0,1,17,replace('format 2\nsecret e26d000000000000000000000000000000000000000000000000000000000000\ndrawn player11 v7qm3g8t58j4\ndrawn player12 xzrps4miznpd\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126663295087149057,126663295087149056,'palace',2,1,10,X'9b064c4440326b05a08da909a43fcbfa9482bc344e9979b974ae2fe7e6a4e3b6','tie=coin bomb=pile limit=500',1797424482839,0,0,0,1,18,replace('format 2\nsecret e36d000000000000000000000000000000000000000000000000000000000000\ndrawn player13 7h284xpcwwje\ndrawn player14 uuc65ztdqfhf\ndrawn player15 dj9xjdqgmv2f\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126663448950996993,126663448950996992,'switch',1,1,10,X'44cf0bab2f19e266f06da39f7f3b59ad09957d8477654e04265abedbcc25592b','mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800',1797424519523,0,0,0,1,19,replace('format 2\nsecret e46d000000000000000000000000000000000000000000000000000000000000\ndrawn player16 88bnu89uc6qa\ndrawn player17 x57vec6xws37\ndrawn player18 gm7k2aezuzbh\ndrawn player19 czg4ad34x3n2\ndrawn player20 s5kufz8g435k\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126663598972862465,126663598972862464,'exta-cards',2,1,10,X'43fd209cecdc2841bcbcc9be7e2c5fef59b0e385ea4ac761ad841f81affe6f39','jokers=yes throws=20 limit=300 bad=chance',1797424555291,0,0,0,1,20,replace('format 2\nsecret e56d000000000000000000000000000000000000000000000000000000000000\nplayer player21 corpus\ndrawn player22 gnvzgzryp73x\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126663758763261953,126663758763261952,'last-one',2,0,0,X'a06515f535c6b7f1e3608381eab6d16d6d6dc950efddf442e68eb33e4392a1cb','mode=quick points=500 pairs=no limit=600',1797424593388,0,0,0,1,21,replace('format 2\nsecret e66d000000000000000000000000000000000000000000000000000000000000\nplayer player23 corpus\ndrawn player24 cx6bvphka6db\ndrawn bot-ada rbhpaau5wv2p\ndrawn bot-blaise wvrtfka9cjna\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126663965320151041,126663965320151040,'extreme-last-card',1,0,0,X'8a1d4d74b44e9f02cd5f060360cf99c1fa1bc0cb6ebfb21760b68c4a1277d736','hand=7 draw=must-play limit=400',1797424642635,0,0,0,1,22,replace('format 2\nsecret ef6d000000000000000000000000000000000000000000000000000000000000\ndrawn player25 h7qw7cwfca32\ndrawn player26 9qe9kp7x7yz6\ndrawn bot-ada f9teered5b7a\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126664139002085377,126664139002085376,'palace',2,0,0,X'e4e6ab530c12f675c9d73aea0233cc78ac7f7cbb9882c70aaee155b6f67d5545','tie=coin bomb=single limit=500',1797424684044,0,0,0,1,23,replace('format 2\nsecret f66d000000000000000000000000000000000000000000000000000000000000\ndrawn player27 nrj8ifw6g7p9\ndrawn player28 i72tbm6y6tbw\ndrawn bot-ada ubwpvt7qq9q8\ndrawn bot-blaise vg3up5g26qkq\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126664327905148929,126664327905148928,'switch',1,0,0,X'28b1d4118fc545c0af8b2e6b22344a7b236b305341fc3b49f555f82c02f0c9ec','mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800',1797424729082,0,0,0,1,24,replace('format 2\nsecret fd6d000000000000000000000000000000000000000000000000000000000000\ndrawn player29 hadjt6ancf83\ndrawn player30 9529catda3pz\ndrawn bot-ada avtu3zx46udk\ndrawn bot-blaise ticcnfwb3j28\ndrawn bot-cleo eq5735t2zwsq\ndrawn bot-dora dsvc5pbjixhe\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126664522856398849,126664522856398848,'exta-cards',2,1,0,X'53a0336866544dac17b69cc3665739a5168d99d2ab5598c8757e91376f02cfa7','jokers=no throws=0 limit=0 bad=chance',1797424775562,0,0,0,1,25,replace('format 2\nsecret 0e6e000000000000000000000000000000000000000000000000000000000000\nplayer player31 corpus\ndrawn player32 yw9vtxv2wed2\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126664694944497665,126664694944497664,'last-one',2,1,10,X'b1b990568df50255125e767ec33126f58c1ad3315757a5f91c17be851d962fe0','mode=quick points=200 pairs=no limit=600',1797424816591,1797424848291,1,1,1,26,replace('format 2\nsecret 0f6e000000000000000000000000000000000000000000000000000000000000\ndrawn player33 gr2vvzxyjdux\ndrawn player34 9vjdduedbcqv\n','\n',char(10)),'',831,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126664827903934466,126664827903934465,'extreme-last-card',1,1,10,X'20b559af163c5514198f7b425e14e6cc751a1ce92193459cf5f6ff61e2afaa0e','hand=7 draw=must-play limit=400',1797424848291,0,0,0,1,27,replace('format 2\nsecret 116e000000000000000000000000000000000000000000000000000000000000\nplayer player35 corpus\ndrawn player36 si9b2yzut7mz\ndrawn player37 cvaqat9gma97\ndrawn player38 3gqp5mjktdy9\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126664977615421441,126664977615421440,'palace',2,1,10,X'f17965655422734342b22053fb8f0be738dbd0d45e02ec96094c014e935694fa','tie=rps bomb=pile limit=500',1797424883985,1797424919678,1,1,1,28,replace('format 2\nsecret 126e000000000000000000000000000000000000000000000000000000000000\nplayer player39 corpus\ndrawn player40 n8pip5rrq9a3\n','\n',char(10)),'',858,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126665127322714114,126665127322714113,'switch',1,1,10,X'1080ead0fa0a9756a073743300772ad21b622e4dfb8e3bd23f92b4609fed5dc0','mistakes=casual run-chain=no ace-penalty=full announce=casual limit=800',1797424919678,1797424940379,1,1,1,29,replace('format 2\nsecret 146e000000000000000000000000000000000000000000000000000000000000\ndrawn player41 9pzcsh9hv632\ndrawn player42 s3h66zp7c8i6\n','\n',char(10)),'',869,0,0,0,0,0,0,0);
INSERT INTO game VALUES(126665214149001218,126665214149001217,'exta-cards',2,1,10,X'8bfe9e10b51e08ee0d68626e686e67029b5c98754394d13f8f3326805222c204','jokers=yes throws=20 limit=300 bad=chance',1797424940379,1797424975116,1,1,1,30,replace('format 2\nsecret 166e000000000000000000000000000000000000000000000000000000000000\ndrawn player43 mmwb4jzcpw87\ndrawn player44 66fxahmtvrmm\n','\n',char(10)),'',883,0,0,0,0,0,0,0);
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
INSERT INTO seat VALUES(126641137254400026,0,101,'player1',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(126641137254400026,1,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126642275919855617,0,126642275919855618,'bot-ada',2,1,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126642275919855617,1,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126642275919855617,2,101,'player1',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126642611992657921,0,903,'guest3',1,0,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126642611992657921,1,902,'guest2',1,0,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126642611992657921,2,901,'guest1',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126642611992657921,3,100,'player0',0,0,4,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(126645035209850881,0,101,'player1',0,0,2,-1,0,-10,-10,1,0,0,0);
INSERT INTO seat VALUES(126645035209850881,1,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126646471767359489,0,126646471767359490,'bot-ada',2,1,2,-1,0,0,0,1,0,0,0);
INSERT INTO seat VALUES(126646471767359489,1,101,'player1',0,0,1,1,0,0,0,1,1,0,0);
INSERT INTO seat VALUES(126646471767359489,2,100,'player0',0,0,2,-1,0,0,0,1,1,0,0);
INSERT INTO seat VALUES(126647117782450177,0,903,'guest3',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126647117782450177,1,902,'guest2',1,0,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126647117782450177,2,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126647117782450177,3,901,'guest1',1,0,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126647434464985089,0,101,'player1',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(126647434464985089,1,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126648436752646145,0,126648436752646146,'bot-ada',2,1,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126648436752646145,1,101,'player1',0,0,2,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126648436752646145,2,100,'player0',0,0,3,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(126651601317265409,0,903,'guest3',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126651601317265409,1,100,'player0',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126651601317265409,2,902,'guest2',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126651601317265409,3,901,'guest1',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126654084403953665,0,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126654084403953665,1,100,'player0',0,0,2,-1,1,-20,-10,0,0,0,0);
INSERT INTO seat VALUES(126656436552859649,0,101,'player1',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126656436552859649,1,126656436552859650,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126656436552859649,2,100,'player0',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126658555699789825,0,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126658555699789825,1,901,'guest1',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126658555699789825,2,903,'guest3',1,0,4,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126658555699789825,3,902,'guest2',1,0,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126659228814278657,0,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126659228814278657,1,100,'player0',0,0,2,-1,1,-20,-10,0,0,0,0);
INSERT INTO seat VALUES(126660943009546241,0,100,'player0',0,0,2,-1,1,-10,0,0,0,0,0);
INSERT INTO seat VALUES(126660943009546241,1,101,'player1',0,0,1,1,0,20,0,0,0,0,0);
INSERT INTO seat VALUES(126662738259738625,0,100,'player0',0,0,2,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(126662738259738625,1,901,'guest1',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663013338972161,0,109,'player9',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663013338972161,1,110,'player10',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663013338972161,2,108,'player8',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663150756954113,0,112,'player12',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663150756954113,1,111,'player11',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663295087149057,0,115,'player15',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663295087149057,1,114,'player14',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663295087149057,2,113,'player13',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663448950996993,0,117,'player17',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663448950996993,1,118,'player18',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663448950996993,2,119,'player19',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663448950996993,3,116,'player16',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663448950996993,4,120,'player20',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663598972862465,0,121,'player21',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663598972862465,1,122,'player22',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663758763261953,0,126663758763261954,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663758763261953,1,124,'player24',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126663758763261953,2,123,'player23',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126663758763261953,3,126663758763261955,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126663965320151041,0,125,'player25',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126663965320151041,1,126,'player26',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126663965320151041,2,126663965320151042,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664139002085377,0,128,'player28',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126664139002085377,1,126664139002085378,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664139002085377,2,127,'player27',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126664139002085377,3,126664139002085379,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664327905148929,0,126664327905148930,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664327905148929,1,126664327905148931,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664327905148929,2,130,'player30',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126664327905148929,3,129,'player29',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(126664327905148929,4,126664327905148932,'bot-cleo',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664327905148929,5,126664327905148933,'bot-dora',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664522856398849,0,132,'player32',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664522856398849,1,131,'player31',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664694944497665,0,133,'player33',0,0,2,-1,1,0,-10,0,0,0,0);
INSERT INTO seat VALUES(126664694944497665,1,134,'player34',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126664827903934466,0,137,'player37',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664827903934466,1,136,'player36',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664827903934466,2,135,'player35',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664827903934466,3,138,'player38',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(126664977615421441,0,139,'player39',0,0,2,-1,1,0,-10,0,0,0,0);
INSERT INTO seat VALUES(126664977615421441,1,140,'player40',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126665127322714114,0,142,'player42',0,0,2,-1,1,0,-10,0,0,0,0);
INSERT INTO seat VALUES(126665127322714114,1,141,'player41',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(126665214149001218,0,143,'player43',0,0,2,-1,1,0,-10,0,0,0,0);
INSERT INTO seat VALUES(126665214149001218,1,144,'player44',0,0,1,1,0,20,10,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1797419200000);
INSERT INTO entry VALUES(2,1,0,1,5,'cup','cup 1',1797419200000);
INSERT INTO entry VALUES(2,2,0,1,5,'cup','cup 1',1797419200000);
INSERT INTO entry VALUES(2,3,126641137254400026,1,20,'bet','',1797419200000);
INSERT INTO entry VALUES(2,4,126641137254400026,1,-20,'pot','',1797419410479);
INSERT INTO entry VALUES(2,5,126645035209850881,1,20,'bet','',1797420129345);
INSERT INTO entry VALUES(2,6,126645035209850881,1,-20,'pot','',1797420406026);
INSERT INTO entry VALUES(2,7,126647434464985089,1,20,'bet','',1797420701372);
INSERT INTO entry VALUES(2,8,126647434464985089,1,-20,'pot','',1797420879336);
INSERT INTO entry VALUES(2,9,126654084403953665,1,20,'bet','',1797422286841);
INSERT INTO entry VALUES(2,10,126654084403953665,1,-20,'pot','',1797422786637);
INSERT INTO entry VALUES(2,11,126659228814278657,1,20,'bet','',1797423513364);
INSERT INTO entry VALUES(2,12,126659228814278657,1,-20,'pot','',1797423861060);
INSERT INTO entry VALUES(2,13,126663013338972161,1,30,'bet','',1797424415665);
INSERT INTO entry VALUES(2,14,126663150756954113,1,20,'bet','',1797424448428);
INSERT INTO entry VALUES(2,15,126663295087149057,1,30,'bet','',1797424482839);
INSERT INTO entry VALUES(2,16,126663448950996993,1,50,'bet','',1797424519523);
INSERT INTO entry VALUES(2,17,126663598972862465,1,20,'bet','',1797424555291);
INSERT INTO entry VALUES(2,18,126664694944497665,1,20,'bet','',1797424816591);
INSERT INTO entry VALUES(2,19,126664694944497665,1,-20,'pot','',1797424848291);
INSERT INTO entry VALUES(2,20,126664827903934466,1,40,'bet','',1797424848291);
INSERT INTO entry VALUES(2,21,126664977615421441,1,20,'bet','',1797424883985);
INSERT INTO entry VALUES(2,22,126664977615421441,1,-20,'pot','',1797424919678);
INSERT INTO entry VALUES(2,23,126665127322714114,1,20,'bet','',1797424919678);
INSERT INTO entry VALUES(2,24,126665127322714114,1,-20,'pot','',1797424940379);
INSERT INTO entry VALUES(2,25,126665214149001218,1,20,'bet','',1797424940379);
INSERT INTO entry VALUES(2,26,126665214149001218,1,-20,'pot','',1797424975116);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(100,2,126641137254400026,1,-10,'bet','',1797419200000);
INSERT INTO entry VALUES(100,3,126641137254400026,0,20,'win','',1797419410479);
INSERT INTO entry VALUES(100,4,126641137254400026,1,20,'pot','',1797419410479);
INSERT INTO entry VALUES(100,5,126645035209850881,1,-10,'bet','',1797420129345);
INSERT INTO entry VALUES(100,6,126645035209850881,0,20,'win','',1797420406026);
INSERT INTO entry VALUES(100,7,126645035209850881,1,20,'pot','',1797420406026);
INSERT INTO entry VALUES(100,8,126647434464985089,1,-10,'bet','',1797420701372);
INSERT INTO entry VALUES(100,9,126647434464985089,0,20,'win','',1797420879336);
INSERT INTO entry VALUES(100,10,126647434464985089,1,20,'pot','',1797420879336);
INSERT INTO entry VALUES(100,11,126654084403953665,1,-10,'bet','',1797422286841);
INSERT INTO entry VALUES(100,12,126654084403953665,0,-20,'leave','',1797422786637);
INSERT INTO entry VALUES(100,13,126659228814278657,1,-10,'bet','',1797423513364);
INSERT INTO entry VALUES(100,14,126659228814278657,0,-20,'leave','',1797423861060);
INSERT INTO entry VALUES(100,15,126660943009546241,0,-10,'loss','',1797424349081);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(101,2,126641137254400026,1,-10,'bet','',1797419200000);
INSERT INTO entry VALUES(101,3,126641137254400026,0,-10,'loss','',1797419410479);
INSERT INTO entry VALUES(101,4,126645035209850881,1,-10,'bet','',1797420129345);
INSERT INTO entry VALUES(101,5,126645035209850881,0,-10,'loss','',1797420406026);
INSERT INTO entry VALUES(101,6,126647434464985089,1,-10,'bet','',1797420701372);
INSERT INTO entry VALUES(101,7,126647434464985089,0,-10,'loss','',1797420939336);
INSERT INTO entry VALUES(101,8,126654084403953665,1,-10,'bet','',1797422286841);
INSERT INTO entry VALUES(101,9,126654084403953665,0,20,'win','',1797422786637);
INSERT INTO entry VALUES(101,10,126654084403953665,1,20,'pot','',1797422786637);
INSERT INTO entry VALUES(101,11,126659228814278657,1,-10,'bet','',1797423513364);
INSERT INTO entry VALUES(101,12,126659228814278657,0,20,'win','',1797423861060);
INSERT INTO entry VALUES(101,13,126659228814278657,1,20,'pot','',1797423861060);
INSERT INTO entry VALUES(101,14,126660943009546241,0,20,'win','',1797424289081);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(108,2,126663013338972161,1,-10,'bet','',1797424415665);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(109,2,126663013338972161,1,-10,'bet','',1797424415665);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(110,2,126663013338972161,1,-10,'bet','',1797424415665);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(111,2,126663150756954113,1,-10,'bet','',1797424448428);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(112,2,126663150756954113,1,-10,'bet','',1797424448428);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(113,2,126663295087149057,1,-10,'bet','',1797424482839);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(114,2,126663295087149057,1,-10,'bet','',1797424482839);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(115,2,126663295087149057,1,-10,'bet','',1797424482839);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(116,2,126663448950996993,1,-10,'bet','',1797424519523);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(117,2,126663448950996993,1,-10,'bet','',1797424519523);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(118,2,126663448950996993,1,-10,'bet','',1797424519523);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(119,2,126663448950996993,1,-10,'bet','',1797424519523);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(120,2,126663448950996993,1,-10,'bet','',1797424519523);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(121,2,126663598972862465,1,-10,'bet','',1797424555291);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(122,2,126663598972862465,1,-10,'bet','',1797424555291);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(133,2,126664694944497665,1,-10,'bet','',1797424816591);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(134,2,126664694944497665,1,-10,'bet','',1797424816591);
INSERT INTO entry VALUES(134,3,126664694944497665,0,20,'win','',1797424848291);
INSERT INTO entry VALUES(134,4,126664694944497665,1,20,'pot','',1797424848291);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(135,2,126664827903934466,1,-10,'bet','',1797424848291);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(136,2,126664827903934466,1,-10,'bet','',1797424848291);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(137,2,126664827903934466,1,-10,'bet','',1797424848291);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(138,2,126664827903934466,1,-10,'bet','',1797424848291);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(139,2,126664977615421441,1,-10,'bet','',1797424883985);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(140,2,126664977615421441,1,-10,'bet','',1797424883985);
INSERT INTO entry VALUES(140,3,126664977615421441,0,20,'win','',1797424919678);
INSERT INTO entry VALUES(140,4,126664977615421441,1,20,'pot','',1797424919678);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(141,2,126665127322714114,1,-10,'bet','',1797424919678);
INSERT INTO entry VALUES(141,3,126665127322714114,0,20,'win','',1797424940379);
INSERT INTO entry VALUES(141,4,126665127322714114,1,20,'pot','',1797424940379);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(142,2,126665127322714114,1,-10,'bet','',1797424919678);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(143,2,126665214149001218,1,-10,'bet','',1797424940379);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(144,2,126665214149001218,1,-10,'bet','',1797424940379);
INSERT INTO entry VALUES(144,3,126665214149001218,0,20,'win','',1797424975116);
INSERT INTO entry VALUES(144,4,126665214149001218,1,20,'pot','',1797424975116);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(188,2,0,1,-5,'cup','cup 1',1797419200000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1797419200000);
INSERT INTO entry VALUES(189,2,0,1,-5,'cup','cup 1',1797419200000);
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
INSERT INTO score VALUES(100,'exta-cards',126659228814278657,1797423861060,1797423861060,-20,1,-1);
INSERT INTO score VALUES(100,'exta-cards',126660943009546241,1797424289081,1797424349081,-10,1,-1);
INSERT INTO score VALUES(100,'extreme-last-card',126645035209850881,1797420406026,1797420406026,20,1,1);
INSERT INTO score VALUES(100,'last-one',126641137254400026,1797419410479,1797419410479,20,1,1);
INSERT INTO score VALUES(100,'palace',126647434464985089,1797420879336,1797420879336,20,1,1);
INSERT INTO score VALUES(100,'switch',126654084403953665,1797422786637,1797422786637,-20,1,-1);
INSERT INTO score VALUES(101,'exta-cards',126659228814278657,1797423861060,1797423861060,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',126660943009546241,1797424289081,1797424289081,20,1,1);
INSERT INTO score VALUES(101,'extreme-last-card',126645035209850881,1797420406026,1797420406026,-10,1,-1);
INSERT INTO score VALUES(101,'last-one',126641137254400026,1797419410479,1797419410479,-10,1,-1);
INSERT INTO score VALUES(101,'palace',126647434464985089,1797420879336,1797420939336,-10,1,-1);
INSERT INTO score VALUES(101,'switch',126654084403953665,1797422786637,1797422786637,20,1,1);
INSERT INTO score VALUES(133,'last-one',126664694944497665,1797424848291,0,0,1,-1);
INSERT INTO score VALUES(134,'last-one',126664694944497665,1797424848291,1797424848291,20,1,1);
INSERT INTO score VALUES(139,'palace',126664977615421441,1797424919678,0,0,1,-1);
INSERT INTO score VALUES(140,'palace',126664977615421441,1797424919678,1797424919678,20,1,1);
INSERT INTO score VALUES(141,'switch',126665127322714114,1797424940379,1797424940379,20,1,1);
INSERT INTO score VALUES(142,'switch',126665127322714114,1797424940379,0,0,1,-1);
INSERT INTO score VALUES(143,'exta-cards',126665214149001218,1797424975116,0,0,1,-1);
INSERT INTO score VALUES(144,'exta-cards',126665214149001218,1797424975116,1797424975116,20,1,1);
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
INSERT INTO sanction VALUES(126641137254400000,0,189,'player89','',1797419200000,0,'kate','shouted',0,126641137254400000,'','');
INSERT INTO sanction VALUES(126641137254400003,1,189,'player89','',1797419200000,0,'kate','shouted',0,126641137254400003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(126641137254400002,1797419200000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(126653828551409664,1797422225841,'','void','table 9','game 9: It took too long.');
INSERT INTO audit VALUES(126658299847245824,1797423291881,'','void','table 11','game 11: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
, epoch INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO journal VALUES(1,0,126641137254400026,1,1797419200000,28000006,'move 1 play R1',1);
INSERT INTO journal VALUES(2,1,126641137254400026,2,1797419202779,28000007,'move 2 play R+2',1);
INSERT INTO journal VALUES(3,2,126641137254400026,3,1797419205427,28000008,'move 1 take',1);
INSERT INTO journal VALUES(4,3,126641137254400026,4,1797419249940,28000009,'move 2 play J color R',1);
INSERT INTO journal VALUES(5,4,126641137254400026,5,1797419252673,28000010,'move 1 play R4',1);
INSERT INTO journal VALUES(6,5,126641137254400026,6,1797419255581,28000011,'move 2 play R0',1);
INSERT INTO journal VALUES(7,6,126641137254400026,7,1797419258537,28000012,'move 1 draw',1);
INSERT INTO journal VALUES(8,7,126641137254400026,8,1797419262365,28000013,'move 2 play R9',1);
INSERT INTO journal VALUES(9,8,126641137254400026,9,1797419263992,28000014,'move 1 play B9',1);
INSERT INTO journal VALUES(10,9,126641137254400026,10,1797419268708,28000015,'move 2 draw',1);
INSERT INTO journal VALUES(11,10,126641137254400026,11,1797419272910,28000016,'move 1 play Y9',1);
INSERT INTO journal VALUES(12,11,126641137254400026,12,1797419276201,28000017,'move 2 draw',1);
INSERT INTO journal VALUES(13,12,126641137254400026,13,1797419277792,28000018,'move 1 draw',1);
INSERT INTO journal VALUES(14,13,126641137254400026,14,1797419279829,28000019,'move 2 draw',1);
INSERT INTO journal VALUES(15,14,126641137254400026,15,1797419281463,28000020,'move 2 play Y8',1);
INSERT INTO journal VALUES(16,15,126641137254400026,16,1797419284487,28000021,'move 1 draw',1);
INSERT INTO journal VALUES(17,16,126641137254400026,17,1797419284487,0,'hash 0f629a8a0fe9a048b53a104161c91bf5',1);
INSERT INTO journal VALUES(18,17,126641137254400026,18,1797419285875,28000022,'move 2 draw',1);
INSERT INTO journal VALUES(19,18,126641137254400026,19,1797419290611,28000023,'move 2 play J+4 color G',1);
INSERT INTO journal VALUES(20,19,126641137254400026,20,1797419294298,28000024,'move 1 take',1);
INSERT INTO journal VALUES(21,20,126641137254400026,21,1797419296863,28000025,'move 2 draw',1);
INSERT INTO journal VALUES(22,21,126641137254400026,22,1797419300689,28000026,'move 1 play G9',1);
INSERT INTO journal VALUES(23,22,126641137254400026,23,1797419302729,28000027,'move 2 play G6',1);
INSERT INTO journal VALUES(24,23,126641137254400026,24,1797419307480,28000028,'move 1 play R6',1);
INSERT INTO journal VALUES(25,24,126641137254400026,25,1797419309047,28000029,'move 2 play RV',1);
INSERT INTO journal VALUES(26,25,126641137254400026,26,1797419313100,28000030,'move 2 draw',1);
INSERT INTO journal VALUES(27,26,126641137254400026,27,1797419314941,28000031,'move 1 play R3',1);
INSERT INTO journal VALUES(28,27,126641137254400026,28,1797419317246,28000032,'move 2 draw',1);
INSERT INTO journal VALUES(29,28,126641137254400026,29,1797419318284,28000033,'move 2 pass',1);
INSERT INTO journal VALUES(30,29,126641137254400026,30,1797419321710,28000034,'move 1 play Y3',1);
INSERT INTO journal VALUES(31,30,126641137254400026,31,1797419323972,28000035,'move 2 draw',1);
INSERT INTO journal VALUES(32,31,126641137254400026,32,1797419328496,28000036,'move 2 play Y1',1);
INSERT INTO journal VALUES(33,32,126641137254400026,33,1797419331704,28000037,'move 1 play Y0',1);
INSERT INTO journal VALUES(34,33,126641137254400026,34,1797419331704,0,'hash 400d9d7580cab32ce29f53c63fccb1f0',1);
INSERT INTO journal VALUES(35,34,126641137254400026,35,1797419391704,0,'timeout 2',1);
INSERT INTO journal VALUES(36,35,126641137254400026,36,1797419391704,0,'auto 2 draw',1);
INSERT INTO journal VALUES(37,36,126641137254400026,37,1797419394347,28000038,'move 1 draw',1);
INSERT INTO journal VALUES(38,37,126641137254400026,38,1797419398602,28000039,'move 2 draw',1);
INSERT INTO journal VALUES(39,38,126641137254400026,39,1797419403430,28000040,'move 1 play G0',1);
INSERT INTO journal VALUES(40,39,126641137254400026,40,1797419407668,28000041,'move 2 play G8',1);
INSERT INTO journal VALUES(41,40,126641137254400026,41,1797419410479,28000042,'leave 1',1);
INSERT INTO journal VALUES(42,41,126641137254400026,42,1797419410479,0,'hash 8296331b51cf2094794464dd53dab27e',1);
INSERT INTO journal VALUES(43,42,126641137254400026,43,1797419410479,28000043,'vote 2 1 forgive open',1);
INSERT INTO journal VALUES(44,0,126642275919855617,1,1797419471479,28000052,'move 3 take',1);
INSERT INTO journal VALUES(45,44,126642275919855617,2,1797419473178,28000053,'move 2 play J+4 color B',1);
INSERT INTO journal VALUES(46,45,126642275919855617,3,1797419475672,0,'move 1 lie',1);
INSERT INTO journal VALUES(47,46,126642275919855617,4,1797419480672,28000054,'move 3 play J color R',1);
INSERT INTO journal VALUES(48,47,126642275919855617,5,1797419484304,28000055,'move 2 draw',1);
INSERT INTO journal VALUES(49,48,126642275919855617,6,1797419485605,0,'move 1 play R2',1);
INSERT INTO journal VALUES(50,49,126642275919855617,7,1797419485605,0,'hash be2d70fac73e26c649025503a1579204',1);
INSERT INTO journal VALUES(51,0,126642611992657921,1,1797419551605,28000067,'move 2 play YS',1);
INSERT INTO journal VALUES(52,51,126642611992657921,2,1797419554386,28000068,'move 4 play Y4',1);
INSERT INTO journal VALUES(53,52,126642611992657921,3,1797419556444,28000069,'move 3 play YV',1);
INSERT INTO journal VALUES(54,53,126642611992657921,4,1797419559232,28000070,'move 4 play J+4 color G',1);
INSERT INTO journal VALUES(55,54,126642611992657921,5,1797419563732,28000071,'move 1 take',1);
INSERT INTO journal VALUES(56,55,126642611992657921,6,1797419568132,28000072,'move 2 play J color Y',1);
INSERT INTO journal VALUES(57,56,126642611992657921,7,1797419628132,0,'timeout 3',1);
INSERT INTO journal VALUES(58,57,126642611992657921,8,1797419628132,0,'auto 3 play Y6',1);
INSERT INTO journal VALUES(59,58,126642611992657921,9,1797419879241,0,'timeout 4',1);
INSERT INTO journal VALUES(60,59,126642611992657921,10,1797419879241,0,'auto 4 draw',1);
INSERT INTO journal VALUES(61,60,126642611992657921,11,1797419879241,0,'auto 4 play J+4 color B',1);
INSERT INTO journal VALUES(62,61,126642611992657921,12,1797419879241,0,'leave 4 away',1);
INSERT INTO journal VALUES(63,62,126642611992657921,13,1797419879241,28000073,'move 1 take',1);
INSERT INTO journal VALUES(64,63,126642611992657921,14,1797419882560,28000074,'move 2 draw',1);
INSERT INTO journal VALUES(65,64,126642611992657921,15,1797419883892,28000075,'move 3 play J color B',1);
INSERT INTO journal VALUES(66,65,126642611992657921,16,1797419885895,28000076,'move 1 play J+4 color Y',1);
INSERT INTO journal VALUES(67,66,126642611992657921,17,1797419885895,0,'hash fa05b8cc412a6d219c9589bfb5cfa699',1);
INSERT INTO journal VALUES(68,67,126642611992657921,18,1797419889640,28000077,'move 2 take',1);
INSERT INTO journal VALUES(69,68,126642611992657921,19,1797419949640,0,'timeout 3',1);
INSERT INTO journal VALUES(70,69,126642611992657921,20,1797419949640,0,'auto 3 draw',1);
INSERT INTO journal VALUES(71,70,126642611992657921,21,1797419949640,0,'auto 3 play Y2',1);
INSERT INTO journal VALUES(72,71,126642611992657921,22,1797419953737,28000078,'move 1 play G2',1);
INSERT INTO journal VALUES(73,72,126642611992657921,23,1797419957928,28000079,'move 2 draw',1);
INSERT INTO journal VALUES(74,73,126642611992657921,24,1797419960127,28000080,'move 2 play G1',1);
INSERT INTO journal VALUES(75,74,126642611992657921,25,1797419962513,28000081,'move 3 play G9',1);
INSERT INTO journal VALUES(76,75,126642611992657921,26,1797419963901,28000082,'move 1 play G3',1);
INSERT INTO journal VALUES(77,76,126642611992657921,27,1797419965722,28000083,'move 2 draw',1);
INSERT INTO journal VALUES(78,77,126642611992657921,28,1797419968387,28000084,'move 2 play G6',1);
INSERT INTO journal VALUES(79,78,126642611992657921,29,1797419969489,28000085,'move 3 draw',1);
INSERT INTO journal VALUES(80,79,126642611992657921,30,1797419973436,28000086,'move 1 play G1',1);
INSERT INTO journal VALUES(81,80,126642611992657921,31,1797419978306,28000087,'move 2 play G6',1);
INSERT INTO journal VALUES(82,81,126642611992657921,32,1797419981526,28000088,'move 3 draw',1);
INSERT INTO journal VALUES(83,82,126642611992657921,33,1797419983837,28000089,'move 1 play G+2',1);
INSERT INTO journal VALUES(84,83,126642611992657921,34,1797419983837,0,'hash 3e7d719855c58e13323b17180b8f2aa4',1);
INSERT INTO journal VALUES(85,84,126642611992657921,35,1797419988780,28000090,'move 2 take',1);
INSERT INTO journal VALUES(86,85,126642611992657921,36,1797419992720,28000091,'move 3 draw',1);
INSERT INTO journal VALUES(87,86,126642611992657921,37,1797419996868,28000092,'move 1 play G9',1);
INSERT INTO journal VALUES(88,87,126642611992657921,38,1797420001571,28000093,'move 2 draw',1);
INSERT INTO journal VALUES(89,88,126642611992657921,39,1797420004850,28000094,'move 3 draw',1);
INSERT INTO journal VALUES(90,89,126642611992657921,40,1797420009704,28000095,'move 3 pass',1);
INSERT INTO journal VALUES(91,90,126642611992657921,41,1797420013587,28000096,'move 1 draw',1);
INSERT INTO journal VALUES(92,91,126642611992657921,42,1797420017312,28000097,'move 1 pass',1);
INSERT INTO journal VALUES(93,92,126642611992657921,43,1797420021918,28000098,'move 2 draw',1);
INSERT INTO journal VALUES(94,93,126642611992657921,44,1797420023959,28000099,'move 3 draw',1);
INSERT INTO journal VALUES(95,94,126642611992657921,45,1797420025270,28000100,'move 1 draw',1);
INSERT INTO journal VALUES(96,95,126642611992657921,46,1797420029929,28000101,'move 1 pass',1);
INSERT INTO journal VALUES(97,96,126642611992657921,47,1797420033272,28000102,'move 2 draw',1);
INSERT INTO journal VALUES(98,97,126642611992657921,48,1797420036515,28000103,'move 3 play G7',1);
INSERT INTO journal VALUES(99,98,126642611992657921,49,1797420038704,28000104,'move 1 play GS',1);
INSERT INTO journal VALUES(100,99,126642611992657921,50,1797420041238,28000105,'move 3 draw',1);
INSERT INTO journal VALUES(101,100,126642611992657921,51,1797420041238,0,'hash bf8a5a0a12e192c7bc3df20e4aa35d08',1);
INSERT INTO journal VALUES(102,101,126642611992657921,52,1797420045176,28000106,'move 1 play RS',1);
INSERT INTO journal VALUES(103,102,126642611992657921,53,1797420048599,28000107,'move 3 play R8',1);
INSERT INTO journal VALUES(104,103,126642611992657921,54,1797420053342,28000108,'move 1 play R9',1);
INSERT INTO journal VALUES(105,104,126642611992657921,55,1797420056294,28000109,'move 2 play RS',1);
INSERT INTO journal VALUES(106,105,126642611992657921,56,1797420059654,28000110,'move 1 draw',1);
INSERT INTO journal VALUES(107,106,126642611992657921,57,1797420062536,28000111,'move 2 play RV',1);
INSERT INTO journal VALUES(108,107,126642611992657921,58,1797420066819,28000112,'move 1 play R1',1);
INSERT INTO journal VALUES(109,108,126642611992657921,59,1797420066819,0,'hash 77f9a59d870b78cb70e9fb6dd6af20cc',1);
INSERT INTO journal VALUES(110,0,126645035209850881,1,1797420129345,28000120,'move 2 play AC suit S',1);
INSERT INTO journal VALUES(111,110,126645035209850881,2,1797420131725,28000121,'move 1 play 3S 3D',1);
INSERT INTO journal VALUES(112,111,126645035209850881,3,1797420191725,0,'timeout 2',1);
INSERT INTO journal VALUES(113,112,126645035209850881,4,1797420191725,0,'auto 2 play QD',1);
INSERT INTO journal VALUES(114,113,126645035209850881,5,1797420194012,28000122,'move 1 play QC',1);
INSERT INTO journal VALUES(115,114,126645035209850881,6,1797420195772,28000123,'move 2 play JOKER suit S',1);
INSERT INTO journal VALUES(116,115,126645035209850881,7,1797420255772,0,'timeout 1',1);
INSERT INTO journal VALUES(117,116,126645035209850881,8,1797420255772,0,'auto 1 play 8S',1);
INSERT INTO journal VALUES(118,117,126645035209850881,9,1797420258210,28000124,'move 2 play 10S JS',1);
INSERT INTO journal VALUES(119,118,126645035209850881,10,1797420260583,28000125,'move 1 play JH last',1);
INSERT INTO journal VALUES(120,119,126645035209850881,11,1797420320583,0,'timeout 2',1);
INSERT INTO journal VALUES(121,120,126645035209850881,12,1797420320583,0,'auto 2 play KH',1);
INSERT INTO journal VALUES(122,121,126645035209850881,13,1797420325044,28000126,'move 1 draw',1);
INSERT INTO journal VALUES(123,122,126645035209850881,14,1797420326437,28000127,'move 2 draw',1);
INSERT INTO journal VALUES(124,123,126645035209850881,15,1797420327533,28000128,'move 1 play 4H last',1);
INSERT INTO journal VALUES(125,124,126645035209850881,16,1797420331714,28000129,'move 2 play JC',1);
INSERT INTO journal VALUES(126,125,126645035209850881,17,1797420331714,0,'hash c82b0cfb6e7cc80b7f0d73b3531f11fd',1);
INSERT INTO journal VALUES(127,126,126645035209850881,18,1797420336149,28000130,'move 1 draw',1);
INSERT INTO journal VALUES(128,127,126645035209850881,19,1797420340541,28000131,'move 2 draw',1);
INSERT INTO journal VALUES(129,128,126645035209850881,20,1797420341854,28000132,'move 1 play JD last',1);
INSERT INTO journal VALUES(130,129,126645035209850881,21,1797420346026,28000133,'move 2 play 6D 6S last',1);
INSERT INTO journal VALUES(131,130,126645035209850881,22,1797420406026,0,'timeout 1',1);
INSERT INTO journal VALUES(132,131,126645035209850881,23,1797420406026,0,'auto 1 draw',1);
INSERT INTO journal VALUES(133,132,126645035209850881,24,1797420406026,0,'hash a49c76a7ddf409cdf77d7e6ae738ccad',1);
INSERT INTO journal VALUES(134,0,126646471767359489,1,1797420471847,28000141,'move 3 play 9H 8H to 1',1);
INSERT INTO journal VALUES(135,134,126646471767359489,2,1797420475234,0,'move 1 play 6H',1);
INSERT INTO journal VALUES(136,135,126646471767359489,3,1797420480234,28000142,'move 2 play JOKER suit S',1);
INSERT INTO journal VALUES(137,136,126646471767359489,4,1797420484156,28000143,'move 3 play 4S 5S',1);
INSERT INTO journal VALUES(138,137,126646471767359489,5,1797420488286,0,'move 1 play 7S',1);
INSERT INTO journal VALUES(139,138,126646471767359489,6,1797420493286,28000144,'move 2 play KS',1);
INSERT INTO journal VALUES(140,139,126646471767359489,7,1797420495541,28000145,'move 3 play JOKER suit C last',1);
INSERT INTO journal VALUES(141,140,126646471767359489,8,1797420500391,0,'move 1 play 10C 10D',1);
INSERT INTO journal VALUES(142,141,126646471767359489,9,1797420505391,28000146,'move 3 play AC suit C',1);
INSERT INTO journal VALUES(143,142,126646471767359489,10,1797420507291,0,'move 1 draw',1);
INSERT INTO journal VALUES(144,143,126646471767359489,11,1797420511796,28000147,'move 2 play 4C',1);
INSERT INTO journal VALUES(145,144,126646471767359489,12,1797420513719,28000148,'move 3 draw',1);
INSERT INTO journal VALUES(146,145,126646471767359489,13,1797420516865,0,'move 1 play 4D',1);
INSERT INTO journal VALUES(147,146,126646471767359489,14,1797420521865,28000149,'move 2 play JS 10S',1);
INSERT INTO journal VALUES(148,147,126646471767359489,15,1797420526328,0,'move 1 play 9S',1);
INSERT INTO journal VALUES(149,148,126646471767359489,16,1797420531328,28000150,'move 2 draw',1);
INSERT INTO journal VALUES(150,149,126646471767359489,17,1797420531328,0,'hash 99c96ca5b5f5ea69220c561dfeb24c7b',1);
INSERT INTO journal VALUES(151,150,126646471767359489,18,1797420532984,28000151,'move 3 play 9C last',1);
INSERT INTO journal VALUES(152,151,126646471767359489,19,1797420536455,0,'move 1 play 6C',1);
INSERT INTO journal VALUES(153,152,126646471767359489,20,1797420541455,28000152,'move 2 play 2C 2H last',1);
INSERT INTO journal VALUES(154,153,126646471767359489,21,1797420542912,28000153,'move 3 take',1);
INSERT INTO journal VALUES(155,154,126646471767359489,22,1797420545952,0,'move 1 draw',1);
INSERT INTO journal VALUES(156,155,126646471767359489,23,1797420550952,28000154,'move 2 play AD suit C',1);
INSERT INTO journal VALUES(157,156,126646471767359489,24,1797420553977,28000155,'move 3 play KC',1);
INSERT INTO journal VALUES(158,157,126646471767359489,25,1797420555662,0,'move 1 play KD',1);
INSERT INTO journal VALUES(159,158,126646471767359489,26,1797420560250,28000156,'move 2 draw',1);
INSERT INTO journal VALUES(160,159,126646471767359489,27,1797420560250,0,'hash 16cca186fd793c3bf657948d1a5ad314',1);
INSERT INTO journal VALUES(161,0,126647117782450177,1,1797420625869,28000167,'move 3 play AC suit C',1);
INSERT INTO journal VALUES(162,161,126647117782450177,2,1797420627302,28000168,'move 4 play JOKER suit C',1);
INSERT INTO journal VALUES(163,162,126647117782450177,3,1797420632165,28000169,'move 1 play 8C to 3',1);
INSERT INTO journal VALUES(164,163,126647117782450177,4,1797420633910,28000170,'move 2 play AD suit D',1);
INSERT INTO journal VALUES(165,164,126647117782450177,5,1797420638579,28000171,'move 3 play 10D',1);
INSERT INTO journal VALUES(166,165,126647117782450177,6,1797420638579,0,'hash a2112e104ef78bc39813a4954deb7acd',1);
INSERT INTO journal VALUES(167,0,126647434464985089,1,1797420701372,28000181,'move 1 keep 2S 5C 5H',1);
INSERT INTO journal VALUES(168,167,126647434464985089,2,1797420703337,28000182,'move 2 keep 10H AH AD',1);
INSERT INTO journal VALUES(169,168,126647434464985089,3,1797420705354,28000183,'move 1 play 3D',1);
INSERT INTO journal VALUES(170,169,126647434464985089,4,1797420707966,28000184,'move 2 play 8D',1);
INSERT INTO journal VALUES(171,170,126647434464985089,5,1797420710793,28000185,'move 1 play 9H',1);
INSERT INTO journal VALUES(172,171,126647434464985089,6,1797420711965,28000186,'move 2 play QH',1);
INSERT INTO journal VALUES(173,172,126647434464985089,7,1797420713364,28000187,'move 1 take',1);
INSERT INTO journal VALUES(174,173,126647434464985089,8,1797420716414,28000188,'move 2 play KD',1);
INSERT INTO journal VALUES(175,174,126647434464985089,9,1797420720759,28000189,'move 1 take',1);
INSERT INTO journal VALUES(176,175,126647434464985089,10,1797420722626,28000190,'move 2 play 9C',1);
INSERT INTO journal VALUES(177,176,126647434464985089,11,1797420723880,28000191,'move 1 take',1);
INSERT INTO journal VALUES(178,177,126647434464985089,12,1797420727342,28000192,'move 2 play JC',1);
INSERT INTO journal VALUES(179,178,126647434464985089,13,1797420731654,28000193,'move 1 play KD',1);
INSERT INTO journal VALUES(180,179,126647434464985089,14,1797420791654,0,'timeout 2',1);
INSERT INTO journal VALUES(181,180,126647434464985089,15,1797420791654,0,'auto 2 play KC',1);
INSERT INTO journal VALUES(182,181,126647434464985089,16,1797420794517,28000194,'move 1 take',1);
INSERT INTO journal VALUES(183,182,126647434464985089,17,1797420794517,0,'hash 959338e37cda1a51a814deaf29c68c49',1);
INSERT INTO journal VALUES(184,183,126647434464985089,18,1797420798873,28000195,'move 2 play 7D 7H',1);
INSERT INTO journal VALUES(185,184,126647434464985089,19,1797420858873,0,'timeout 1',1);
INSERT INTO journal VALUES(186,185,126647434464985089,20,1797420858873,0,'auto 1 play 3D',1);
INSERT INTO journal VALUES(187,186,126647434464985089,21,1797420862642,28000196,'move 2 play 4C',1);
INSERT INTO journal VALUES(188,187,126647434464985089,22,1797420866135,28000197,'move 1 play 9H 9C',1);
INSERT INTO journal VALUES(189,188,126647434464985089,23,1797420867139,28000198,'move 2 take',1);
INSERT INTO journal VALUES(190,189,126647434464985089,24,1797420870273,28000199,'move 1 play 8C 8D',1);
INSERT INTO journal VALUES(191,190,126647434464985089,25,1797420874504,28000200,'move 2 play 8H',1);
INSERT INTO journal VALUES(192,191,126647434464985089,26,1797420879336,28000201,'leave 1',1);
INSERT INTO journal VALUES(193,192,126647434464985089,27,1797420879336,0,'hash adb2b5e7fc32dbe650afca9acadce84b',1);
INSERT INTO journal VALUES(194,193,126647434464985089,28,1797420939336,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(195,0,126648436752646145,1,1797420942365,0,'move 1 keep 7H 7C 2S',1);
INSERT INTO journal VALUES(196,195,126648436752646145,2,1797420945336,28000210,'move 2 keep 10S 10D AD',1);
INSERT INTO journal VALUES(197,196,126648436752646145,3,1797420949762,28000211,'move 3 keep 10H QC QS',1);
INSERT INTO journal VALUES(198,197,126648436752646145,4,1797420953040,0,'move 1 play 3D',1);
INSERT INTO journal VALUES(199,198,126648436752646145,5,1797420958040,28000212,'move 2 play 6S',1);
INSERT INTO journal VALUES(200,199,126648436752646145,6,1797420960886,28000213,'move 3 play 8H 8C',1);
INSERT INTO journal VALUES(201,200,126648436752646145,7,1797420965524,0,'move 1 play 9C',1);
INSERT INTO journal VALUES(202,201,126648436752646145,8,1797420970524,28000214,'move 2 play 9D',1);
INSERT INTO journal VALUES(203,202,126648436752646145,9,1797420974352,28000215,'move 3 play 7S',1);
INSERT INTO journal VALUES(204,203,126648436752646145,10,1797420979089,0,'move 1 play 4D',1);
INSERT INTO journal VALUES(205,204,126648436752646145,11,1797420984089,28000216,'move 2 play 6C',1);
INSERT INTO journal VALUES(206,205,126648436752646145,12,1797420987265,28000217,'move 3 play 7D',1);
INSERT INTO journal VALUES(207,206,126648436752646145,13,1797420990425,0,'move 1 play 6H',1);
INSERT INTO journal VALUES(208,207,126648436752646145,14,1797421051425,0,'timeout 2',1);
INSERT INTO journal VALUES(209,208,126648436752646145,15,1797421051425,0,'auto 2 play JH',1);
INSERT INTO journal VALUES(210,209,126648436752646145,16,1797421051425,28000218,'move 3 play AS',1);
INSERT INTO journal VALUES(211,210,126648436752646145,17,1797421051425,0,'hash d7924f6a69775a9eb874a13b8882d8b4',1);
INSERT INTO journal VALUES(212,211,126648436752646145,18,1797421053677,0,'move 1 play AC',1);
INSERT INTO journal VALUES(213,212,126648436752646145,19,1797421057973,28000219,'move 2 play 2H',1);
INSERT INTO journal VALUES(214,213,126648436752646145,20,1797421060670,28000220,'move 3 play 4C',1);
INSERT INTO journal VALUES(215,214,126648436752646145,21,1797421062879,0,'move 1 play QD',1);
INSERT INTO journal VALUES(216,215,126648436752646145,22,1797421122879,0,'timeout 2',1);
INSERT INTO journal VALUES(217,216,126648436752646145,23,1797421122879,0,'auto 2 play KH KC',1);
INSERT INTO journal VALUES(218,217,126648436752646145,24,1797421128625,28000221,'move 3 play 5D',1);
INSERT INTO journal VALUES(219,218,126648436752646145,25,1797421131096,28000222,'move 2 play AH',1);
INSERT INTO journal VALUES(220,219,126648436752646145,26,1797421134807,0,'move 1 play 5H',1);
INSERT INTO journal VALUES(221,220,126648436752646145,27,1797421139807,28000223,'move 2 play 9S',1);
INSERT INTO journal VALUES(222,221,126648436752646145,28,1797421141762,28000224,'move 3 play 2C',1);
INSERT INTO journal VALUES(223,222,126648436752646145,29,1797421145159,0,'move 1 play 8S',1);
INSERT INTO journal VALUES(224,223,126648436752646145,30,1797421150159,28000225,'move 2 play JS',1);
INSERT INTO journal VALUES(225,224,126648436752646145,31,1797421154667,28000226,'move 3 play 2D',1);
INSERT INTO journal VALUES(226,225,126648436752646145,32,1797421158323,0,'move 1 play 9H',1);
INSERT INTO journal VALUES(227,226,126648436752646145,33,1797421163323,28000227,'move 2 take',1);
INSERT INTO journal VALUES(228,227,126648436752646145,34,1797421163323,0,'hash e731b684cf5035cd15dcd5682c5d1979',1);
INSERT INTO journal VALUES(229,228,126648436752646145,35,1797421167285,28000228,'move 3 play 4H',1);
INSERT INTO journal VALUES(230,229,126648436752646145,36,1797421169279,0,'move 1 play JC',1);
INSERT INTO journal VALUES(231,230,126648436752646145,37,1797421174118,28000229,'move 2 play JH JS',1);
INSERT INTO journal VALUES(232,231,126648436752646145,38,1797421178532,28000230,'move 3 take',1);
INSERT INTO journal VALUES(233,232,126648436752646145,39,1797421181260,0,'move 1 play KD',1);
INSERT INTO journal VALUES(234,233,126648436752646145,40,1797421186260,28000231,'move 2 play KH KC',1);
INSERT INTO journal VALUES(235,234,126648436752646145,41,1797421188584,28000232,'move 3 take',1);
INSERT INTO journal VALUES(236,235,126648436752646145,42,1797421193445,0,'move 1 play 7H',1);
INSERT INTO journal VALUES(237,236,126648436752646145,43,1797421198445,28000233,'move 2 play 3H 3S 3D',1);
INSERT INTO journal VALUES(238,237,126648436752646145,44,1797421258445,0,'timeout 3',1);
INSERT INTO journal VALUES(239,238,126648436752646145,45,1797421258445,0,'auto 3 play 4H',1);
INSERT INTO journal VALUES(240,239,126648436752646145,46,1797421513108,0,'move 1 play 7C',1);
INSERT INTO journal VALUES(241,240,126648436752646145,47,1797421513108,0,'leave 3 away',1);
INSERT INTO journal VALUES(242,241,126648436752646145,48,1797421513108,28000234,'move 2 play 4D 4C',1);
INSERT INTO journal VALUES(243,242,126648436752646145,49,1797421517219,0,'move 1 play 2S',1);
INSERT INTO journal VALUES(244,243,126648436752646145,50,1797421522219,28000235,'move 2 play 6S 6C 6H',1);
INSERT INTO journal VALUES(245,244,126648436752646145,51,1797421522219,0,'hash a88ec3b1438bef34a7b1b1d4539626fa',1);
INSERT INTO journal VALUES(246,245,126648436752646145,52,1797421526926,0,'move 1 flip 1',1);
INSERT INTO journal VALUES(247,246,126648436752646145,53,1797421531926,28000236,'move 2 play 8H 8C 8S',1);
INSERT INTO journal VALUES(248,247,126648436752646145,54,1797421536354,0,'move 1 play 7H',1);
INSERT INTO journal VALUES(249,248,126648436752646145,55,1797421541354,28000237,'move 2 play 5D',1);
INSERT INTO journal VALUES(250,249,126648436752646145,56,1797421543107,28000238,'move 2 play 9C 9D 9S 9H',1);
INSERT INTO journal VALUES(251,250,126648436752646145,57,1797421545172,28000239,'move 2 play QD',1);
INSERT INTO journal VALUES(252,251,126648436752646145,58,1797421548526,0,'move 1 play 7C',1);
INSERT INTO journal VALUES(253,252,126648436752646145,59,1797421553526,28000240,'move 2 play 5H',1);
INSERT INTO journal VALUES(254,253,126648436752646145,60,1797421556467,28000241,'move 2 play AS AC AH',1);
INSERT INTO journal VALUES(255,254,126648436752646145,61,1797421598981,0,'move 1 play 2S',1);
INSERT INTO journal VALUES(256,255,126648436752646145,62,1797421602812,28000242,'move 2 play 7S',1);
INSERT INTO journal VALUES(257,256,126648436752646145,63,1797421606936,0,'move 1 play 3H 3S 3D 3C',1);
INSERT INTO journal VALUES(258,257,126648436752646145,64,1797421611936,0,'move 1 play 4H 4D 4C',1);
INSERT INTO journal VALUES(259,258,126648436752646145,65,1797421611936,28000243,'move 2 play 7D',1);
INSERT INTO journal VALUES(260,259,126648436752646145,66,1797421614995,0,'move 1 play 6S 6C 6H',1);
INSERT INTO journal VALUES(261,260,126648436752646145,67,1797421619995,28000244,'move 2 play 2H',1);
INSERT INTO journal VALUES(262,261,126648436752646145,68,1797421619995,0,'hash 78baa3cc945e5df4b40839766b73d6ed',1);
INSERT INTO journal VALUES(263,262,126648436752646145,69,1797421622426,0,'move 1 flip 1',1);
INSERT INTO journal VALUES(264,263,126648436752646145,70,1797421627426,28000245,'move 2 play 2C',1);
INSERT INTO journal VALUES(265,264,126648436752646145,71,1797421629385,0,'move 1 flip 1',1);
INSERT INTO journal VALUES(266,265,126648436752646145,72,1797421629385,0,'hash 5c3c03d9ff10c5a4811a6d0b8a63ccfd',1);
INSERT INTO journal VALUES(267,0,126651601317265409,1,1797421694827,28000256,'move 1 keep 2C JS KH',1);
INSERT INTO journal VALUES(268,267,126651601317265409,2,1797421699280,28000257,'move 2 keep JC JH 4H',1);
INSERT INTO journal VALUES(269,268,126651601317265409,3,1797421702929,28000258,'move 3 keep AC KD QS',1);
INSERT INTO journal VALUES(270,269,126651601317265409,4,1797421706519,28000259,'move 4 keep 7H AH 5H',1);
INSERT INTO journal VALUES(271,270,126651601317265409,5,1797421709424,28000260,'move 3 play 3H',1);
INSERT INTO journal VALUES(272,271,126651601317265409,6,1797421711073,28000261,'move 4 play AS',1);
INSERT INTO journal VALUES(273,272,126651601317265409,7,1797421713524,28000262,'move 1 play 5C',1);
INSERT INTO journal VALUES(274,273,126651601317265409,8,1797421715599,28000263,'move 4 play QH',1);
INSERT INTO journal VALUES(275,274,126651601317265409,9,1797421718653,28000264,'move 3 take',1);
INSERT INTO journal VALUES(276,275,126651601317265409,10,1797421721781,28000265,'move 2 play 3C',1);
INSERT INTO journal VALUES(277,276,126651601317265409,11,1797421723737,28000266,'move 1 take',1);
INSERT INTO journal VALUES(278,277,126651601317265409,12,1797421727628,28000267,'move 4 play 4C',1);
INSERT INTO journal VALUES(279,278,126651601317265409,13,1797421731484,28000268,'move 3 play 8D 8C',1);
INSERT INTO journal VALUES(280,279,126651601317265409,14,1797421734899,28000269,'move 2 take',1);
INSERT INTO journal VALUES(281,280,126651601317265409,15,1797421736513,28000270,'move 1 play 9H',1);
INSERT INTO journal VALUES(282,281,126651601317265409,16,1797421740578,28000271,'move 4 take',1);
INSERT INTO journal VALUES(283,282,126651601317265409,17,1797421740578,0,'hash 400350022967e98142fc2b29ffc12201',1);
INSERT INTO journal VALUES(284,283,126651601317265409,18,1797421744673,28000272,'move 3 play 3H',1);
INSERT INTO journal VALUES(285,284,126651601317265409,19,1797421749274,28000273,'move 2 play 9C',1);
INSERT INTO journal VALUES(286,285,126651601317265409,20,1797421750291,28000274,'move 1 play KC',1);
INSERT INTO journal VALUES(287,286,126651601317265409,21,1797421753461,28000275,'move 4 play 10D',1);
INSERT INTO journal VALUES(288,287,126651601317265409,22,1797421754961,28000276,'move 4 play 3S',1);
INSERT INTO journal VALUES(289,288,126651601317265409,23,1797421757786,28000277,'move 3 take',1);
INSERT INTO journal VALUES(290,289,126651601317265409,24,1797421760439,28000278,'move 2 play 4C',1);
INSERT INTO journal VALUES(291,290,126651601317265409,25,1797421763694,28000279,'move 1 take',1);
INSERT INTO journal VALUES(292,291,126651601317265409,26,1797421764883,28000280,'move 4 play 9H',1);
INSERT INTO journal VALUES(293,292,126651601317265409,27,1797421768295,28000281,'move 3 play QH',1);
INSERT INTO journal VALUES(294,293,126651601317265409,28,1797421771655,28000282,'move 2 play AD',1);
INSERT INTO journal VALUES(295,294,126651601317265409,29,1797421774389,28000283,'move 1 play 10C',1);
INSERT INTO journal VALUES(296,295,126651601317265409,30,1797421775569,28000284,'move 1 play 4C',1);
INSERT INTO journal VALUES(297,296,126651601317265409,31,1797421818523,28000285,'move 4 play 7D',1);
INSERT INTO journal VALUES(298,297,126651601317265409,32,1797421821685,28000286,'move 3 take',1);
INSERT INTO journal VALUES(299,298,126651601317265409,33,1797421823740,28000287,'move 2 play 8D 8C',1);
INSERT INTO journal VALUES(300,299,126651601317265409,34,1797421823740,0,'hash 1e4325c43c41dfb3ff71d26b1ab3b629',1);
INSERT INTO journal VALUES(301,300,126651601317265409,35,1797421827807,28000288,'move 1 play 9D',1);
INSERT INTO journal VALUES(302,301,126651601317265409,36,1797421830064,28000289,'move 4 play KS',1);
INSERT INTO journal VALUES(303,302,126651601317265409,37,1797421834561,28000290,'move 3 play AS',1);
INSERT INTO journal VALUES(304,303,126651601317265409,38,1797421837802,28000291,'move 2 play 7S',1);
INSERT INTO journal VALUES(305,304,126651601317265409,39,1797421841660,28000292,'move 1 play 3C',1);
INSERT INTO journal VALUES(306,305,126651601317265409,40,1797421846573,28000293,'move 4 play 4D',1);
INSERT INTO journal VALUES(307,306,126651601317265409,41,1797421847768,28000294,'move 3 play 7D',1);
INSERT INTO journal VALUES(308,307,126651601317265409,42,1797421852208,28000295,'move 2 play 10H',1);
INSERT INTO journal VALUES(309,308,126651601317265409,43,1797421912208,0,'timeout 2',1);
INSERT INTO journal VALUES(310,309,126651601317265409,44,1797421912208,0,'auto 2 play 6H 6S',1);
INSERT INTO journal VALUES(311,310,126651601317265409,45,1797421918052,28000296,'move 1 play 6D',1);
INSERT INTO journal VALUES(312,311,126651601317265409,46,1797421919393,28000297,'move 4 play 10S',1);
INSERT INTO journal VALUES(313,312,126651601317265409,47,1797421920865,28000298,'move 4 play 2S',1);
INSERT INTO journal VALUES(314,313,126651601317265409,48,1797421925112,28000299,'move 3 play 3S',1);
INSERT INTO journal VALUES(315,314,126651601317265409,49,1797421926340,28000300,'move 2 play 4H',1);
INSERT INTO journal VALUES(316,315,126651601317265409,50,1797421930149,28000301,'move 1 take',1);
INSERT INTO journal VALUES(317,316,126651601317265409,51,1797421930149,0,'hash dc79f57a032f65ad1693e4e055820afb',1);
INSERT INTO journal VALUES(318,317,126651601317265409,52,1797421990149,0,'timeout 4',1);
INSERT INTO journal VALUES(319,318,126651601317265409,53,1797421990149,0,'auto 4 play AH',1);
INSERT INTO journal VALUES(320,319,126651601317265409,54,1797421995590,28000302,'move 3 play 5C',1);
INSERT INTO journal VALUES(321,320,126651601317265409,55,1797421996887,28000303,'move 4 take',1);
INSERT INTO journal VALUES(322,321,126651601317265409,56,1797421998810,28000304,'move 1 play 4H',1);
INSERT INTO journal VALUES(323,322,126651601317265409,57,1797422001080,28000305,'move 2 play JC JH',1);
INSERT INTO journal VALUES(324,323,126651601317265409,58,1797422005993,28000306,'move 3 take',1);
INSERT INTO journal VALUES(325,324,126651601317265409,59,1797422065993,0,'timeout 4',1);
INSERT INTO journal VALUES(326,325,126651601317265409,60,1797422065993,0,'auto 4 play AH',1);
INSERT INTO journal VALUES(327,326,126651601317265409,61,1797422071274,28000307,'move 1 play 2S',1);
INSERT INTO journal VALUES(328,327,126651601317265409,62,1797422073229,28000308,'move 2 flip 1',1);
INSERT INTO journal VALUES(329,328,126651601317265409,63,1797422076838,28000309,'move 1 play QD',1);
INSERT INTO journal VALUES(330,329,126651601317265409,64,1797422079368,28000310,'move 4 play 5C',1);
INSERT INTO journal VALUES(331,330,126651601317265409,65,1797422081024,28000311,'move 1 take',1);
INSERT INTO journal VALUES(332,331,126651601317265409,66,1797422082727,28000312,'move 2 flip 1',1);
INSERT INTO journal VALUES(333,332,126651601317265409,67,1797422085382,28000313,'move 3 take',1);
INSERT INTO journal VALUES(334,333,126651601317265409,68,1797422085382,0,'hash c179a5e7c7a8541a362cd51e0118c806',1);
INSERT INTO journal VALUES(335,334,126651601317265409,69,1797422089587,28000314,'move 4 play 5H',1);
INSERT INTO journal VALUES(336,335,126651601317265409,70,1797422091009,28000315,'move 3 play JC',1);
INSERT INTO journal VALUES(337,336,126651601317265409,71,1797422095885,28000316,'move 2 flip 1',1);
INSERT INTO journal VALUES(338,337,126651601317265409,72,1797422099123,28000317,'move 1 play QD',1);
INSERT INTO journal VALUES(339,338,126651601317265409,73,1797422100416,28000318,'move 4 play 7H',1);
INSERT INTO journal VALUES(340,339,126651601317265409,74,1797422103384,28000319,'move 3 play 4C',1);
INSERT INTO journal VALUES(341,340,126651601317265409,75,1797422106231,28000320,'move 1 play 2S',1);
INSERT INTO journal VALUES(342,341,126651601317265409,76,1797422111049,28000321,'move 4 flip 1',1);
INSERT INTO journal VALUES(343,342,126651601317265409,77,1797422114182,28000322,'move 3 play 8S',1);
INSERT INTO journal VALUES(344,343,126651601317265409,78,1797422115668,28000323,'move 1 play 5C',1);
INSERT INTO journal VALUES(345,344,126651601317265409,79,1797422118404,28000324,'move 3 take',1);
INSERT INTO journal VALUES(346,345,126651601317265409,80,1797422121911,28000325,'move 4 flip 1',1);
INSERT INTO journal VALUES(347,346,126651601317265409,81,1797422123475,28000326,'move 1 play AH',1);
INSERT INTO journal VALUES(348,347,126651601317265409,82,1797422127568,28000327,'move 3 play 5H',1);
INSERT INTO journal VALUES(349,348,126651601317265409,83,1797422131593,28000328,'move 1 play 5S',1);
INSERT INTO journal VALUES(350,349,126651601317265409,84,1797422136428,28000329,'move 3 take',1);
INSERT INTO journal VALUES(351,350,126651601317265409,85,1797422136428,0,'hash e67ab68c03b31c50c62e4f7f2b31bf97',1);
INSERT INTO journal VALUES(352,351,126651601317265409,86,1797422139914,28000330,'move 4 flip 1',1);
INSERT INTO journal VALUES(353,352,126651601317265409,87,1797422142034,28000331,'move 1 play 3S',1);
INSERT INTO journal VALUES(354,353,126651601317265409,88,1797422143525,28000332,'move 3 play 4H 4C 4S',1);
INSERT INTO journal VALUES(355,354,126651601317265409,89,1797422146391,28000333,'move 1 play JS',1);
INSERT INTO journal VALUES(356,355,126651601317265409,90,1797422148581,28000334,'move 3 play QD',1);
INSERT INTO journal VALUES(357,356,126651601317265409,91,1797422152106,28000335,'move 1 play KH',1);
INSERT INTO journal VALUES(358,357,126651601317265409,92,1797422193517,28000336,'move 3 play 5C 5H 5S',1);
INSERT INTO journal VALUES(359,358,126651601317265409,93,1797422197259,28000337,'move 3 play 9S',1);
INSERT INTO journal VALUES(360,359,126651601317265409,94,1797422200099,28000338,'move 1 play 2C',1);
INSERT INTO journal VALUES(361,360,126651601317265409,95,1797422201308,28000339,'move 3 play 8S',1);
INSERT INTO journal VALUES(362,361,126651601317265409,96,1797422205022,28000340,'move 1 flip 1',1);
INSERT INTO journal VALUES(363,362,126651601317265409,97,1797422208706,28000341,'move 3 play 2H 2S',1);
INSERT INTO journal VALUES(364,363,126651601317265409,98,1797422212986,28000342,'move 1 flip 1',1);
INSERT INTO journal VALUES(365,364,126651601317265409,99,1797422216655,28000343,'move 3 play JH JC JD',1);
INSERT INTO journal VALUES(366,365,126651601317265409,100,1797422220801,28000344,'move 1 take',1);
INSERT INTO journal VALUES(367,366,126651601317265409,101,1797422223621,28000345,'move 3 play AH',1);
INSERT INTO journal VALUES(368,367,126651601317265409,102,1797422223621,0,'hash 7c5d874c252a16d8003077a698d3723c',1);
INSERT INTO journal VALUES(369,368,126651601317265409,103,1797422225841,28000346,'void It took too long.',1);
INSERT INTO journal VALUES(370,369,126651601317265409,104,1797422225841,0,'hash 7c5d874c252a16d8003077a698d3723c',1);
INSERT INTO journal VALUES(371,0,126654084403953665,1,1797422286841,28000356,'move 1 play 3H',1);
INSERT INTO journal VALUES(372,371,126654084403953665,2,1797422289714,28000357,'move 2 take',1);
INSERT INTO journal VALUES(373,372,126654084403953665,3,1797422291171,28000358,'move 1 play 3C',1);
INSERT INTO journal VALUES(374,373,126654084403953665,4,1797422296097,28000359,'move 2 take',1);
INSERT INTO journal VALUES(375,374,126654084403953665,5,1797422356097,0,'timeout 1',1);
INSERT INTO journal VALUES(376,375,126654084403953665,6,1797422356097,0,'auto 1 draw',1);
INSERT INTO journal VALUES(377,376,126654084403953665,7,1797422361796,28000360,'move 2 play QC QH',1);
INSERT INTO journal VALUES(378,377,126654084403953665,8,1797422363150,28000361,'move 1 play QD',1);
INSERT INTO journal VALUES(379,378,126654084403953665,9,1797422367160,28000362,'move 2 play 6D',1);
INSERT INTO journal VALUES(380,379,126654084403953665,10,1797422371310,28000363,'move 1 play 4D',1);
INSERT INTO journal VALUES(381,380,126654084403953665,11,1797422374528,28000364,'move 2 play AH AS AC suit C',1);
INSERT INTO journal VALUES(382,381,126654084403953665,12,1797422375667,28000365,'move 1 draw',1);
INSERT INTO journal VALUES(383,382,126654084403953665,13,1797422379044,28000366,'move 2 play 7C',1);
INSERT INTO journal VALUES(384,383,126654084403953665,14,1797422382590,28000367,'move 1 draw',1);
INSERT INTO journal VALUES(385,384,126654084403953665,15,1797422385580,28000368,'move 2 play 8C 8S',1);
INSERT INTO journal VALUES(386,385,126654084403953665,16,1797422388018,28000369,'move 2 play 5S',1);
INSERT INTO journal VALUES(387,386,126654084403953665,17,1797422388018,0,'hash 556a97a3abab00cbde931f84e2dd164a',1);
INSERT INTO journal VALUES(388,387,126654084403953665,18,1797422391863,28000370,'move 1 play 10S 10D',1);
INSERT INTO journal VALUES(389,388,126654084403953665,19,1797422394895,28000371,'move 2 play 2D 2S last',1);
INSERT INTO journal VALUES(390,389,126654084403953665,20,1797422454895,0,'timeout 1',1);
INSERT INTO journal VALUES(391,390,126654084403953665,21,1797422454895,0,'auto 1 take',1);
INSERT INTO journal VALUES(392,391,126654084403953665,22,1797422456970,28000372,'move 2 draw',1);
INSERT INTO journal VALUES(393,392,126654084403953665,23,1797422458981,28000373,'move 1 play 9S',1);
INSERT INTO journal VALUES(394,393,126654084403953665,24,1797422462175,28000374,'move 2 draw',1);
INSERT INTO journal VALUES(395,394,126654084403953665,25,1797422465955,28000375,'move 1 play KS KC',1);
INSERT INTO journal VALUES(396,395,126654084403953665,26,1797422467362,28000376,'move 2 draw',1);
INSERT INTO journal VALUES(397,396,126654084403953665,27,1797422471394,28000377,'move 1 play AD suit H',1);
INSERT INTO journal VALUES(398,397,126654084403953665,28,1797422531394,0,'timeout 2',1);
INSERT INTO journal VALUES(399,398,126654084403953665,29,1797422531394,0,'auto 2 play 4H',1);
INSERT INTO journal VALUES(400,399,126654084403953665,30,1797422536350,28000378,'move 1 play 6H',1);
INSERT INTO journal VALUES(401,400,126654084403953665,31,1797422539592,28000379,'move 2 draw',1);
INSERT INTO journal VALUES(402,401,126654084403953665,32,1797422540762,28000380,'move 1 play 5H',1);
INSERT INTO journal VALUES(403,402,126654084403953665,33,1797422542506,28000381,'move 2 take',1);
INSERT INTO journal VALUES(404,403,126654084403953665,34,1797422542506,0,'hash c08e3b95f1b9256957f063b4fc0d2ff9',1);
INSERT INTO journal VALUES(405,404,126654084403953665,35,1797422545717,28000382,'move 1 play 8H last',1);
INSERT INTO journal VALUES(406,405,126654084403953665,36,1797422549523,28000383,'move 2 play KH KD',1);
INSERT INTO journal VALUES(407,406,126654084403953665,37,1797422552807,28000384,'move 1 draw',1);
INSERT INTO journal VALUES(408,407,126654084403953665,38,1797422555389,28000385,'move 2 play 3D',1);
INSERT INTO journal VALUES(409,408,126654084403953665,39,1797422558649,28000386,'move 1 play 4C last',1);
INSERT INTO journal VALUES(410,409,126654084403953665,40,1797422563032,28000387,'move 2 play 5C',1);
INSERT INTO journal VALUES(411,410,126654084403953665,41,1797422565067,28000388,'move 1 take',1);
INSERT INTO journal VALUES(412,411,126654084403953665,42,1797422568599,28000389,'move 2 play 10C',1);
INSERT INTO journal VALUES(413,412,126654084403953665,43,1797422571801,28000390,'move 1 play 10H',1);
INSERT INTO journal VALUES(414,413,126654084403953665,44,1797422574259,28000391,'move 2 draw',1);
INSERT INTO journal VALUES(415,414,126654084403953665,45,1797422575354,28000392,'move 1 play 7D 7S',1);
INSERT INTO journal VALUES(416,415,126654084403953665,46,1797422577049,28000393,'move 2 draw',1);
INSERT INTO journal VALUES(417,416,126654084403953665,47,1797422579969,28000394,'move 1 draw',1);
INSERT INTO journal VALUES(418,417,126654084403953665,48,1797422582114,28000395,'move 2 draw',1);
INSERT INTO journal VALUES(419,418,126654084403953665,49,1797422585038,28000396,'move 1 play JH',1);
INSERT INTO journal VALUES(420,419,126654084403953665,50,1797422586401,28000397,'move 1 draw',1);
INSERT INTO journal VALUES(421,420,126654084403953665,51,1797422586401,0,'hash a7f14528f70254d4973c4367c21f4a84',1);
INSERT INTO journal VALUES(422,421,126654084403953665,52,1797422589881,28000398,'move 2 play JS',1);
INSERT INTO journal VALUES(423,422,126654084403953665,53,1797422649881,0,'timeout 2',1);
INSERT INTO journal VALUES(424,423,126654084403953665,54,1797422649881,0,'auto 2 play 6S',1);
INSERT INTO journal VALUES(425,424,126654084403953665,55,1797422654747,28000399,'move 1 play 6C',1);
INSERT INTO journal VALUES(426,425,126654084403953665,56,1797422656270,28000400,'move 2 draw',1);
INSERT INTO journal VALUES(427,426,126654084403953665,57,1797422660615,28000401,'move 1 draw',1);
INSERT INTO journal VALUES(428,427,126654084403953665,58,1797422665573,28000402,'move 2 play 9C',1);
INSERT INTO journal VALUES(429,428,126654084403953665,59,1797422669723,28000403,'move 1 play 9H',1);
INSERT INTO journal VALUES(430,429,126654084403953665,60,1797422672836,28000404,'move 2 draw',1);
INSERT INTO journal VALUES(431,430,126654084403953665,61,1797422675341,28000405,'move 1 play 9D',1);
INSERT INTO journal VALUES(432,431,126654084403953665,62,1797422678054,28000406,'move 2 play 8D',1);
INSERT INTO journal VALUES(433,432,126654084403953665,63,1797422679457,28000407,'move 1 play JD last',1);
INSERT INTO journal VALUES(434,433,126654084403953665,64,1797422681129,28000408,'move 1 draw',1);
INSERT INTO journal VALUES(435,434,126654084403953665,65,1797422684948,28000409,'move 2 draw',1);
INSERT INTO journal VALUES(436,435,126654084403953665,66,1797422689459,28000410,'move 1 draw',1);
INSERT INTO journal VALUES(437,436,126654084403953665,67,1797422734092,28000411,'move 2 play 5D',1);
INSERT INTO journal VALUES(438,437,126654084403953665,68,1797422734092,0,'hash 748a2aab9b423501290a9b052b04e7b4',1);
INSERT INTO journal VALUES(439,438,126654084403953665,69,1797422736576,28000412,'move 1 draw',1);
INSERT INTO journal VALUES(440,439,126654084403953665,70,1797422737759,28000413,'move 2 draw',1);
INSERT INTO journal VALUES(441,440,126654084403953665,71,1797422740709,28000414,'move 1 play QD',1);
INSERT INTO journal VALUES(442,441,126654084403953665,72,1797422744918,28000415,'move 2 play QS',1);
INSERT INTO journal VALUES(443,442,126654084403953665,73,1797422749535,28000416,'move 1 play 4S',1);
INSERT INTO journal VALUES(444,443,126654084403953665,74,1797422752114,28000417,'move 2 play AH suit D',1);
INSERT INTO journal VALUES(445,444,126654084403953665,75,1797422755804,28000418,'move 1 draw',1);
INSERT INTO journal VALUES(446,445,126654084403953665,76,1797422758537,28000419,'move 2 draw',1);
INSERT INTO journal VALUES(447,446,126654084403953665,77,1797422763362,28000420,'move 1 play 7C',1);
INSERT INTO journal VALUES(448,447,126654084403953665,78,1797422765222,28000421,'move 2 play 8D',1);
INSERT INTO journal VALUES(449,448,126654084403953665,79,1797422766522,28000422,'move 1 play 8S last',1);
INSERT INTO journal VALUES(450,449,126654084403953665,80,1797422769760,28000423,'move 2 draw',1);
INSERT INTO journal VALUES(451,450,126654084403953665,81,1797422771232,28000424,'move 1 draw',1);
INSERT INTO journal VALUES(452,451,126654084403953665,82,1797422772797,28000425,'move 2 play KS',1);
INSERT INTO journal VALUES(453,452,126654084403953665,83,1797422774580,28000426,'move 1 draw',1);
INSERT INTO journal VALUES(454,453,126654084403953665,84,1797422779023,28000427,'move 2 play 3S',1);
INSERT INTO journal VALUES(455,454,126654084403953665,85,1797422779023,0,'hash 906f3d93f42e2dbaf721eca14a8ae630',1);
INSERT INTO journal VALUES(456,455,126654084403953665,86,1797422782533,28000428,'move 1 take',1);
INSERT INTO journal VALUES(457,456,126654084403953665,87,1797422786637,28000429,'leave 2',1);
INSERT INTO journal VALUES(458,457,126654084403953665,88,1797422786637,0,'hash 661c30c308daa554a07154998078144e',1);
INSERT INTO journal VALUES(459,458,126654084403953665,89,1797422786637,28000430,'vote 1 2 penalize open',1);
INSERT INTO journal VALUES(460,0,126656436552859649,1,1797422847637,28000438,'move 1 play 7C',1);
INSERT INTO journal VALUES(461,460,126656436552859649,2,1797422850584,0,'move 2 play 10D 10S',1);
INSERT INTO journal VALUES(462,461,126656436552859649,3,1797422855584,28000439,'move 3 play 4S',1);
INSERT INTO journal VALUES(463,462,126656436552859649,4,1797422858134,28000440,'move 1 play 9S',1);
INSERT INTO journal VALUES(464,463,126656436552859649,5,1797422860116,0,'move 2 play 3S',1);
INSERT INTO journal VALUES(465,464,126656436552859649,6,1797422865116,28000441,'move 3 play 3H',1);
INSERT INTO journal VALUES(466,465,126656436552859649,7,1797422867627,28000442,'move 1 play 3D',1);
INSERT INTO journal VALUES(467,466,126656436552859649,8,1797422872621,0,'move 2 take',1);
INSERT INTO journal VALUES(468,467,126656436552859649,9,1797422877621,28000443,'move 3 play 7D',1);
INSERT INTO journal VALUES(469,468,126656436552859649,10,1797422882565,28000444,'move 1 play AS suit H',1);
INSERT INTO journal VALUES(470,469,126656436552859649,11,1797422886106,0,'move 2 draw',1);
INSERT INTO journal VALUES(471,470,126656436552859649,12,1797422891106,28000445,'move 3 play JH',1);
INSERT INTO journal VALUES(472,471,126656436552859649,13,1797422892982,0,'move 2 play JD',1);
INSERT INTO journal VALUES(473,472,126656436552859649,14,1797422897982,28000446,'move 1 play JC',1);
INSERT INTO journal VALUES(474,473,126656436552859649,15,1797422902944,28000447,'move 3 play 6C',1);
INSERT INTO journal VALUES(475,474,126656436552859649,16,1797422905890,28000448,'move 1 play 6H last',1);
INSERT INTO journal VALUES(476,475,126656436552859649,17,1797422905890,0,'hash 9a4d31e198e886141c4fc1478a2acbe9',1);
INSERT INTO journal VALUES(477,476,126656436552859649,18,1797422910794,0,'move 2 play 6D',1);
INSERT INTO journal VALUES(478,477,126656436552859649,19,1797422915794,28000449,'move 3 play 7H last',1);
INSERT INTO journal VALUES(479,478,126656436552859649,20,1797422918951,28000450,'move 1 draw',1);
INSERT INTO journal VALUES(480,479,126656436552859649,21,1797422921453,0,'move 2 play 5D 5C',1);
INSERT INTO journal VALUES(481,480,126656436552859649,22,1797422926453,28000451,'move 3 draw',1);
INSERT INTO journal VALUES(482,481,126656436552859649,23,1797422930191,28000452,'move 1 draw',1);
INSERT INTO journal VALUES(483,482,126656436552859649,24,1797422932701,0,'move 2 play QC QS',1);
INSERT INTO journal VALUES(484,483,126656436552859649,25,1797422937701,28000453,'move 3 play JS last',1);
INSERT INTO journal VALUES(485,484,126656436552859649,26,1797422940980,0,'move 2 draw',1);
INSERT INTO journal VALUES(486,485,126656436552859649,27,1797422945980,28000454,'move 3 draw',1);
INSERT INTO journal VALUES(487,486,126656436552859649,28,1797422948090,28000455,'move 1 draw',1);
INSERT INTO journal VALUES(488,487,126656436552859649,29,1797422950380,0,'move 2 play KS',1);
INSERT INTO journal VALUES(489,488,126656436552859649,30,1797422955279,28000456,'move 3 play KC last',1);
INSERT INTO journal VALUES(490,489,126656436552859649,31,1797422957316,28000457,'move 1 play 9C',1);
INSERT INTO journal VALUES(491,490,126656436552859649,32,1797422959563,0,'move 2 play 2C last',1);
INSERT INTO journal VALUES(492,491,126656436552859649,33,1797422963968,28000458,'move 3 take',1);
INSERT INTO journal VALUES(493,492,126656436552859649,34,1797422963968,0,'hash 7901477c91557d5e427e693016615ffb',1);
INSERT INTO journal VALUES(494,493,126656436552859649,35,1797422967930,28000459,'move 1 play 2H',1);
INSERT INTO journal VALUES(495,494,126656436552859649,36,1797422969653,0,'move 2 take',1);
INSERT INTO journal VALUES(496,495,126656436552859649,37,1797422974003,28000460,'move 3 play AH suit C',1);
INSERT INTO journal VALUES(497,496,126656436552859649,38,1797422975770,28000461,'move 1 draw',1);
INSERT INTO journal VALUES(498,497,126656436552859649,39,1797422979100,0,'move 2 play 8C 8D last',1);
INSERT INTO journal VALUES(499,498,126656436552859649,40,1797422984100,0,'move 2 play 2D',1);
INSERT INTO journal VALUES(500,499,126656436552859649,41,1797422984100,28000462,'move 3 take',1);
INSERT INTO journal VALUES(501,500,126656436552859649,42,1797422986248,28000463,'move 1 play AC suit H',1);
INSERT INTO journal VALUES(502,501,126656436552859649,43,1797422990361,0,'move 2 draw',1);
INSERT INTO journal VALUES(503,502,126656436552859649,44,1797422995361,28000464,'move 3 play 9H',1);
INSERT INTO journal VALUES(504,503,126656436552859649,45,1797422996987,28000465,'move 1 play 10H last',1);
INSERT INTO journal VALUES(505,504,126656436552859649,46,1797423001589,0,'move 2 draw',1);
INSERT INTO journal VALUES(506,505,126656436552859649,47,1797423006589,28000466,'move 3 draw',1);
INSERT INTO journal VALUES(507,506,126656436552859649,48,1797423008087,28000467,'move 1 play 5H',1);
INSERT INTO journal VALUES(508,507,126656436552859649,49,1797423012562,0,'move 2 take',1);
INSERT INTO journal VALUES(509,508,126656436552859649,50,1797423017562,28000468,'move 3 draw',1);
INSERT INTO journal VALUES(510,509,126656436552859649,51,1797423017562,0,'hash ecd3cabbf00bd94b2d1af880e0fa1484',1);
INSERT INTO journal VALUES(511,510,126656436552859649,52,1797423020862,28000469,'move 1 draw',1);
INSERT INTO journal VALUES(512,511,126656436552859649,53,1797423025714,0,'move 2 play 4H 4C',1);
INSERT INTO journal VALUES(513,512,126656436552859649,54,1797423030714,28000470,'move 3 play 4D',1);
INSERT INTO journal VALUES(514,513,126656436552859649,55,1797423033535,28000471,'move 1 draw',1);
INSERT INTO journal VALUES(515,514,126656436552859649,56,1797423036266,0,'move 2 play QD QH',1);
INSERT INTO journal VALUES(516,515,126656436552859649,57,1797423041266,28000472,'move 3 play KH KD',1);
INSERT INTO journal VALUES(517,516,126656436552859649,58,1797423043973,28000473,'move 1 draw',1);
INSERT INTO journal VALUES(518,517,126656436552859649,59,1797423046450,0,'move 2 play 7S',1);
INSERT INTO journal VALUES(519,518,126656436552859649,60,1797423051450,28000474,'move 3 play 9D last',1);
INSERT INTO journal VALUES(520,519,126656436552859649,61,1797423053570,28000475,'move 1 draw',1);
INSERT INTO journal VALUES(521,520,126656436552859649,62,1797423055844,0,'move 2 draw',1);
INSERT INTO journal VALUES(522,521,126656436552859649,63,1797423060844,28000476,'move 3 draw',1);
INSERT INTO journal VALUES(523,522,126656436552859649,64,1797423063064,28000477,'move 1 draw',1);
INSERT INTO journal VALUES(524,523,126656436552859649,65,1797423065771,0,'move 2 draw',1);
INSERT INTO journal VALUES(525,524,126656436552859649,66,1797423070771,28000478,'move 3 draw',1);
INSERT INTO journal VALUES(526,525,126656436552859649,67,1797423072623,28000479,'move 1 draw',1);
INSERT INTO journal VALUES(527,526,126656436552859649,68,1797423072623,0,'hash a6b146e82966c99b95ee18dd4434b727',1);
INSERT INTO journal VALUES(528,527,126656436552859649,69,1797423074491,0,'move 2 draw',1);
INSERT INTO journal VALUES(529,528,126656436552859649,70,1797423135491,0,'timeout 3',1);
INSERT INTO journal VALUES(530,529,126656436552859649,71,1797423135491,0,'auto 3 play 7C',1);
INSERT INTO journal VALUES(531,530,126656436552859649,72,1797423135491,28000480,'move 1 play 8D',1);
INSERT INTO journal VALUES(532,531,126656436552859649,73,1797423139421,28000481,'move 3 draw',1);
INSERT INTO journal VALUES(533,532,126656436552859649,74,1797423141673,0,'move 2 draw',1);
INSERT INTO journal VALUES(534,533,126656436552859649,75,1797423202673,0,'timeout 1',1);
INSERT INTO journal VALUES(535,534,126656436552859649,76,1797423202673,0,'auto 1 play 8S',1);
INSERT INTO journal VALUES(536,535,126656436552859649,77,1797423204275,0,'move 2 play 6S',1);
INSERT INTO journal VALUES(537,536,126656436552859649,78,1797423207673,28000482,'move 3 draw',1);
INSERT INTO journal VALUES(538,537,126656436552859649,79,1797423209512,28000483,'move 1 play JS',1);
INSERT INTO journal VALUES(539,538,126656436552859649,80,1797423213489,28000484,'move 3 draw',1);
INSERT INTO journal VALUES(540,539,126656436552859649,81,1797423216330,28000485,'move 1 play JH',1);
INSERT INTO journal VALUES(541,540,126656436552859649,82,1797423221114,28000486,'move 3 play 2H',1);
INSERT INTO journal VALUES(542,541,126656436552859649,83,1797423223507,28000487,'move 1 take',1);
INSERT INTO journal VALUES(543,542,126656436552859649,84,1797423226663,0,'move 2 play KH',1);
INSERT INTO journal VALUES(544,543,126656436552859649,85,1797423226663,0,'hash 75198cf3bb5e3034da90fcf84b245ffb',1);
INSERT INTO journal VALUES(545,544,126656436552859649,86,1797423231663,28000488,'move 3 play 5H',1);
INSERT INTO journal VALUES(546,545,126656436552859649,87,1797423233581,28000489,'move 1 take',1);
INSERT INTO journal VALUES(547,546,126656436552859649,88,1797423238537,0,'move 2 play 5S',1);
INSERT INTO journal VALUES(548,547,126656436552859649,89,1797423243537,28000490,'move 3 play 5C',1);
INSERT INTO journal VALUES(549,548,126656436552859649,90,1797423245313,28000491,'move 1 play 10C 10D 10S',1);
INSERT INTO journal VALUES(550,549,126656436552859649,91,1797423248795,0,'move 2 play QS',1);
INSERT INTO journal VALUES(551,550,126656436552859649,92,1797423253795,28000492,'move 3 draw',1);
INSERT INTO journal VALUES(552,551,126656436552859649,93,1797423255860,28000493,'move 1 play QC QH',1);
INSERT INTO journal VALUES(553,552,126656436552859649,94,1797423260764,0,'move 2 draw',1);
INSERT INTO journal VALUES(554,553,126656436552859649,95,1797423265764,28000494,'move 3 play 9H',1);
INSERT INTO journal VALUES(555,554,126656436552859649,96,1797423269800,28000495,'move 1 play 4H',1);
INSERT INTO journal VALUES(556,555,126656436552859649,97,1797423271582,0,'move 2 draw',1);
INSERT INTO journal VALUES(557,556,126656436552859649,98,1797423276412,28000496,'move 3 draw',1);
INSERT INTO journal VALUES(558,557,126656436552859649,99,1797423279052,28000497,'move 1 play 8H',1);
INSERT INTO journal VALUES(559,558,126656436552859649,100,1797423283578,28000498,'move 3 draw',1);
INSERT INTO journal VALUES(560,559,126656436552859649,101,1797423285665,0,'move 2 draw',1);
INSERT INTO journal VALUES(561,560,126656436552859649,102,1797423285665,0,'hash 03edfff99429b3e42650d856fba56e27',1);
INSERT INTO journal VALUES(562,561,126656436552859649,103,1797423290665,28000499,'move 1 draw',1);
INSERT INTO journal VALUES(563,562,126656436552859649,104,1797423291881,28000500,'void It took too long.',1);
INSERT INTO journal VALUES(564,563,126656436552859649,105,1797423291881,0,'hash 839fe357e963472fcb48bba4010fba92',1);
INSERT INTO journal VALUES(565,0,126658555699789825,1,1797423352881,28000511,'move 1 play 6D',1);
INSERT INTO journal VALUES(566,565,126658555699789825,2,1797423356753,28000512,'move 2 play 6C',1);
INSERT INTO journal VALUES(567,566,126658555699789825,3,1797423361331,28000513,'move 3 draw',1);
INSERT INTO journal VALUES(568,567,126658555699789825,4,1797423365309,28000514,'move 4 draw',1);
INSERT INTO journal VALUES(569,568,126658555699789825,5,1797423366586,28000515,'move 1 draw',1);
INSERT INTO journal VALUES(570,569,126658555699789825,6,1797423370836,28000516,'move 2 play 10C 10S',1);
INSERT INTO journal VALUES(571,570,126658555699789825,7,1797423372497,28000517,'move 3 play KS',1);
INSERT INTO journal VALUES(572,571,126658555699789825,8,1797423432497,0,'timeout 4',1);
INSERT INTO journal VALUES(573,572,126658555699789825,9,1797423432497,0,'auto 4 play KH KD',1);
INSERT INTO journal VALUES(574,573,126658555699789825,10,1797423437769,28000518,'move 1 play KC',1);
INSERT INTO journal VALUES(575,574,126658555699789825,11,1797423440614,28000519,'move 2 play 7C 7H',1);
INSERT INTO journal VALUES(576,575,126658555699789825,12,1797423445233,28000520,'move 3 draw',1);
INSERT INTO journal VALUES(577,576,126658555699789825,13,1797423448443,28000521,'move 4 draw',1);
INSERT INTO journal VALUES(578,577,126658555699789825,14,1797423448443,0,'hash dc8f1f8bf54b570a122bde7759ea05cd',1);
INSERT INTO journal VALUES(579,0,126659228814278657,1,1797423513364,28000530,'move 1 layout spread done',1);
INSERT INTO journal VALUES(580,579,126659228814278657,2,1797423516552,28000531,'move 2 layout spread done',1);
INSERT INTO journal VALUES(581,580,126659228814278657,3,1797423518215,28000532,'move 1 throw 10D aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(582,581,126659228814278657,4,1797423521256,28000533,'move 1 place auto',1);
INSERT INTO journal VALUES(583,582,126659228814278657,5,1797423563493,28000534,'move 2 throw AC aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(584,583,126659228814278657,6,1797423564846,28000535,'move 2 place AC P14',1);
INSERT INTO journal VALUES(585,584,126659228814278657,7,1797423583493,0,'timeout 2',1);
INSERT INTO journal VALUES(586,585,126659228814278657,8,1797423583493,0,'auto 2 place auto',1);
INSERT INTO journal VALUES(587,586,126659228814278657,9,1797423627654,28000536,'move 1 throw 6D aim-mm 930 1215 float',1);
INSERT INTO journal VALUES(588,587,126659228814278657,10,1797423647654,0,'timeout 1',1);
INSERT INTO journal VALUES(589,588,126659228814278657,11,1797423647654,0,'auto 1 place auto',1);
INSERT INTO journal VALUES(590,589,126659228814278657,12,1797423693318,28000537,'move 2 throw JC aim-mm 510 1395 flick',1);
INSERT INTO journal VALUES(591,590,126659228814278657,13,1797423713318,0,'timeout 2',1);
INSERT INTO journal VALUES(592,591,126659228814278657,14,1797423713318,0,'auto 2 place auto',1);
INSERT INTO journal VALUES(593,592,126659228814278657,15,1797423757426,28000538,'move 1 throw 4D aim-mm 810 1935 float',1);
INSERT INTO journal VALUES(594,593,126659228814278657,16,1797423758895,28000539,'move 2 place auto',1);
INSERT INTO journal VALUES(595,594,126659228814278657,17,1797423758895,0,'hash 990bfc63375d2ab1c851810580205a6f',1);
INSERT INTO journal VALUES(596,595,126659228814278657,18,1797423763762,28000540,'move 2 throw 2C aim-mm 930 1935 float',1);
INSERT INTO journal VALUES(597,596,126659228814278657,19,1797423783762,0,'timeout 2',1);
INSERT INTO journal VALUES(598,597,126659228814278657,20,1797423783762,0,'auto 2 place auto',1);
INSERT INTO journal VALUES(599,598,126659228814278657,21,1797423826250,28000541,'move 1 throw 6D aim-mm 130 1215 float',1);
INSERT INTO journal VALUES(600,599,126659228814278657,22,1797423827477,28000542,'move 1 place auto',1);
INSERT INTO journal VALUES(601,600,126659228814278657,23,1797423832332,28000543,'move 2 throw 2C aim-mm 301 1014 flick',1);
INSERT INTO journal VALUES(602,601,126659228814278657,24,1797423836534,28000544,'move 2 place auto',1);
INSERT INTO journal VALUES(603,602,126659228814278657,25,1797423841374,28000545,'move 1 throw 9D aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(604,603,126659228814278657,26,1797423844797,28000546,'move 2 place auto',1);
INSERT INTO journal VALUES(605,604,126659228814278657,27,1797423845962,28000547,'move 2 throw 10C aim-mm 630 1395 flick',1);
INSERT INTO journal VALUES(606,605,126659228814278657,28,1797423850631,28000548,'move 2 place 10C M20',1);
INSERT INTO journal VALUES(607,606,126659228814278657,29,1797423855443,28000549,'move 2 place 2H M16',1);
INSERT INTO journal VALUES(608,607,126659228814278657,30,1797423857620,28000550,'move 1 throw 8D aim-mm 630 1125 float',1);
INSERT INTO journal VALUES(609,608,126659228814278657,31,1797423861060,28000551,'leave 2',1);
INSERT INTO journal VALUES(610,609,126659228814278657,32,1797423861060,0,'hash b9be8693f64956404b6b360a4172a1ce',1);
INSERT INTO journal VALUES(611,610,126659228814278657,33,1797423861060,28000552,'vote 1 2 penalize open',1);
INSERT INTO journal VALUES(612,0,126660943009546241,1,1797423922060,28000559,'move 1 layout spread done',1);
INSERT INTO journal VALUES(613,612,126660943009546241,2,1797423925579,28000560,'move 2 layout spread done',1);
INSERT INTO journal VALUES(614,613,126660943009546241,3,1797423930035,28000561,'move 1 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(615,614,126660943009546241,4,1797423934486,28000562,'move 1 place auto',1);
INSERT INTO journal VALUES(616,615,126660943009546241,5,1797423976294,28000563,'move 2 throw JS aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(617,616,126660943009546241,6,1797423996294,0,'timeout 2',1);
INSERT INTO journal VALUES(618,617,126660943009546241,7,1797423996294,0,'auto 2 place auto',1);
INSERT INTO journal VALUES(619,618,126660943009546241,8,1797424289081,0,'timeout 1',1);
INSERT INTO journal VALUES(620,619,126660943009546241,9,1797424289081,0,'auto 1 throw 2D aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(621,620,126660943009546241,10,1797424289081,0,'leave 1 away',1);
INSERT INTO journal VALUES(622,621,126660943009546241,11,1797424289081,0,'hash bb31d828aabc711f8574adb6853e0749',1);
INSERT INTO journal VALUES(623,622,126660943009546241,12,1797424349081,0,'voted 1 forgive',1);
INSERT INTO journal VALUES(624,0,126662738259738625,1,1797424350081,28000569,'move 1 swap 3H 8H',1);
INSERT INTO journal VALUES(625,624,126662738259738625,2,1797424354665,28000570,'leave 1',1);
INSERT INTO journal VALUES(626,625,126662738259738625,3,1797424354665,0,'hash f390141c979018399cafc87de79a10a6',1);
INSERT INTO journal VALUES(627,0,126663013338972161,1,1797424415665,28000580,'move 2 play R7',1);
INSERT INTO journal VALUES(628,627,126663013338972161,2,1797424419569,28000581,'move 1 play R6',1);
INSERT INTO journal VALUES(629,628,126663013338972161,3,1797424422984,28000582,'move 3 play RV',1);
INSERT INTO journal VALUES(630,629,126663013338972161,4,1797424425069,28000583,'move 1 play R6',1);
INSERT INTO journal VALUES(631,630,126663013338972161,5,1797424427200,28000584,'move 2 play R3',1);
INSERT INTO journal VALUES(632,631,126663013338972161,6,1797424429116,28000585,'move 3 play R9',1);
INSERT INTO journal VALUES(633,632,126663013338972161,7,1797424433663,28000586,'move 1 play R7',1);
INSERT INTO journal VALUES(634,633,126663013338972161,8,1797424435114,28000587,'move 2 play J+4 color G',1);
INSERT INTO journal VALUES(635,634,126663013338972161,9,1797424437022,28000588,'move 3 take',1);
INSERT INTO journal VALUES(636,635,126663013338972161,10,1797424438483,28000589,'move 1 play GS',1);
INSERT INTO journal VALUES(637,636,126663013338972161,11,1797424443404,28000590,'move 3 play G7',1);
INSERT INTO journal VALUES(638,637,126663013338972161,12,1797424446408,28000591,'move 1 draw',1);
INSERT INTO journal VALUES(639,0,126663150756954113,1,1797424448428,28000596,'move 2 play 7D',1);
INSERT INTO journal VALUES(640,639,126663150756954113,2,1797424453044,28000597,'move 1 play 7H',1);
INSERT INTO journal VALUES(641,640,126663150756954113,3,1797424456610,28000598,'move 2 play AD 2D',1);
INSERT INTO journal VALUES(642,641,126663150756954113,4,1797424458672,28000599,'move 1 take',1);
INSERT INTO journal VALUES(643,642,126663150756954113,5,1797424461305,28000600,'move 2 play JD',1);
INSERT INTO journal VALUES(644,643,126663150756954113,6,1797424464259,28000601,'move 1 play 5D',1);
INSERT INTO journal VALUES(645,644,126663150756954113,7,1797424466957,28000602,'move 2 take',1);
INSERT INTO journal VALUES(646,645,126663150756954113,8,1797424470265,28000603,'move 1 play 3D 3H',1);
INSERT INTO journal VALUES(647,646,126663150756954113,9,1797424474560,28000604,'move 2 play 10H 10C',1);
INSERT INTO journal VALUES(648,647,126663150756954113,10,1797424479054,28000605,'move 2 play 4C 5C',1);
INSERT INTO journal VALUES(649,648,126663150756954113,11,1797424480113,28000606,'move 1 take',1);
INSERT INTO journal VALUES(650,649,126663150756954113,12,1797424481363,28000607,'move 2 play 8C',1);
INSERT INTO journal VALUES(651,0,126663295087149057,1,1797424482839,28000614,'move 1 keep 2C 5S JD',1);
INSERT INTO journal VALUES(652,651,126663295087149057,2,1797424485308,28000615,'move 2 keep 7C 5D AD',1);
INSERT INTO journal VALUES(653,652,126663295087149057,3,1797424489606,28000616,'move 3 keep 10D 10C KH',1);
INSERT INTO journal VALUES(654,653,126663295087149057,4,1797424494413,28000617,'move 3 play 3D',1);
INSERT INTO journal VALUES(655,654,126663295087149057,5,1797424495909,28000618,'move 1 play 4S',1);
INSERT INTO journal VALUES(656,655,126663295087149057,6,1797424497795,28000619,'move 2 play JC',1);
INSERT INTO journal VALUES(657,656,126663295087149057,7,1797424499052,28000620,'move 3 play JS',1);
INSERT INTO journal VALUES(658,657,126663295087149057,8,1797424502803,28000621,'move 1 take',1);
INSERT INTO journal VALUES(659,658,126663295087149057,9,1797424504368,28000622,'move 2 play QC',1);
INSERT INTO journal VALUES(660,659,126663295087149057,10,1797424508566,28000623,'move 3 play 10H',1);
INSERT INTO journal VALUES(661,660,126663295087149057,11,1797424513122,28000624,'move 3 play 3S',1);
INSERT INTO journal VALUES(662,661,126663295087149057,12,1797424517865,28000625,'move 1 play 3D',1);
INSERT INTO journal VALUES(663,0,126663448950996993,1,1797424519523,28000636,'move 1 play AH suit D',1);
INSERT INTO journal VALUES(664,663,126663448950996993,2,1797424523923,28000637,'move 2 play KD KH',1);
INSERT INTO journal VALUES(665,664,126663448950996993,3,1797424525386,28000638,'move 3 play 10H',1);
INSERT INTO journal VALUES(666,665,126663448950996993,4,1797424530377,28000639,'move 4 play 4H',1);
INSERT INTO journal VALUES(667,666,126663448950996993,5,1797424533159,28000640,'move 5 play 2H',1);
INSERT INTO journal VALUES(668,667,126663448950996993,6,1797424534970,28000641,'move 1 take',1);
INSERT INTO journal VALUES(669,668,126663448950996993,7,1797424537948,28000642,'move 2 draw',1);
INSERT INTO journal VALUES(670,669,126663448950996993,8,1797424539844,28000643,'move 3 play 6H',1);
INSERT INTO journal VALUES(671,670,126663448950996993,9,1797424541088,28000644,'move 4 play 6S',1);
INSERT INTO journal VALUES(672,671,126663448950996993,10,1797424544816,28000645,'move 5 draw',1);
INSERT INTO journal VALUES(673,672,126663448950996993,11,1797424548568,28000646,'move 1 play JS',1);
INSERT INTO journal VALUES(674,673,126663448950996993,12,1797424552587,28000647,'move 3 play 7C',1);
INSERT INTO journal VALUES(675,0,126663598972862465,1,1797424555291,28000653,'move 1 layout spread done',1);
INSERT INTO journal VALUES(676,675,126663598972862465,2,1797424558525,28000654,'move 2 layout spread done',1);
INSERT INTO journal VALUES(677,676,126663598972862465,3,1797424562294,28000655,'move 2 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(678,677,126663598972862465,4,1797424565713,28000656,'move 2 place auto',1);
INSERT INTO journal VALUES(679,678,126663598972862465,5,1797424569503,28000657,'move 1 throw JS aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(680,679,126663598972862465,6,1797424573021,28000658,'move 1 place auto',1);
INSERT INTO journal VALUES(681,680,126663598972862465,7,1797424577712,28000659,'move 2 throw 2D aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(682,681,126663598972862465,8,1797424580110,28000660,'move 2 place auto',1);
INSERT INTO journal VALUES(683,682,126663598972862465,9,1797424583079,28000661,'move 1 throw 10S aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(684,683,126663598972862465,10,1797424584966,28000662,'move 1 place auto',1);
INSERT INTO journal VALUES(685,684,126663598972862465,11,1797424588079,28000663,'move 2 throw 2D aim-mm 630 1125 flick',1);
INSERT INTO journal VALUES(686,685,126663598972862465,12,1797424591719,28000664,'move 2 place auto',1);
INSERT INTO journal VALUES(687,638,126663013338972161,13,1797424593388,0,'timeout 2',1);
INSERT INTO journal VALUES(688,687,126663013338972161,14,1797424593388,0,'auto 2 play G0',1);
INSERT INTO journal VALUES(689,650,126663150756954113,13,1797424593388,0,'timeout 1',1);
INSERT INTO journal VALUES(690,689,126663150756954113,14,1797424593388,0,'auto 1 play 9C 9S 9H 9D',1);
INSERT INTO journal VALUES(691,662,126663295087149057,13,1797424593388,0,'timeout 2',1);
INSERT INTO journal VALUES(692,691,126663295087149057,14,1797424593388,0,'auto 2 play AS AH',1);
INSERT INTO journal VALUES(693,0,126663758763261953,1,1797424594604,0,'move 4 draw',1);
INSERT INTO journal VALUES(694,693,126663758763261953,2,1797424598388,28000672,'move 3 play J+4 color Y',1);
INSERT INTO journal VALUES(695,694,126663758763261953,3,1797424602231,28000673,'move 2 take',1);
INSERT INTO journal VALUES(696,695,126663758763261953,4,1797424606417,0,'move 1 play Y7',1);
INSERT INTO journal VALUES(697,696,126663758763261953,5,1797424611417,0,'move 4 play YV',1);
INSERT INTO journal VALUES(698,697,126663758763261953,6,1797424612441,0,'move 1 play GV',1);
INSERT INTO journal VALUES(699,674,126663448950996993,13,1797424612587,0,'timeout 4',1);
INSERT INTO journal VALUES(700,699,126663448950996993,14,1797424612587,0,'auto 4 play 5S',1);
INSERT INTO journal VALUES(701,698,126663758763261953,7,1797424613571,0,'move 4 play G+2',1);
INSERT INTO journal VALUES(702,701,126663758763261953,8,1797424616417,28000674,'move 3 take',1);
INSERT INTO journal VALUES(703,702,126663758763261953,9,1797424617431,28000675,'move 2 play J+4 color G',1);
INSERT INTO journal VALUES(704,703,126663758763261953,10,1797424621292,0,'move 1 take',1);
INSERT INTO journal VALUES(705,704,126663758763261953,11,1797424626292,0,'move 4 play G0',1);
INSERT INTO journal VALUES(706,705,126663758763261953,12,1797424626292,28000676,'move 3 play G+2',1);
INSERT INTO journal VALUES(707,706,126663758763261953,13,1797424630951,28000677,'move 2 take',1);
INSERT INTO journal VALUES(708,707,126663758763261953,14,1797424633897,0,'move 1 play GV',1);
INSERT INTO journal VALUES(709,708,126663758763261953,15,1797424638897,28000678,'move 2 play RV',1);
INSERT INTO journal VALUES(710,0,126663965320151041,1,1797424642635,28000684,'move 2 play AS suit D',1);
INSERT INTO journal VALUES(711,709,126663758763261953,16,1797424644658,0,'move 1 play R2',1);
INSERT INTO journal VALUES(712,711,126663758763261953,17,1797424644658,0,'hash c2fb920459919e643d3dc2e048194ea1',1);
INSERT INTO journal VALUES(713,710,126663965320151041,2,1797424644658,0,'move 3 play KD KS',1);
INSERT INTO journal VALUES(714,712,126663758763261953,18,1797424649658,0,'move 4 play B2',1);
INSERT INTO journal VALUES(715,713,126663965320151041,3,1797424649658,28000685,'move 1 play JOKER suit C',1);
INSERT INTO journal VALUES(716,715,126663965320151041,4,1797424652977,28000686,'move 2 play 9C',1);
INSERT INTO journal VALUES(717,686,126663598972862465,13,1797424655038,0,'timeout 1',1);
INSERT INTO journal VALUES(718,717,126663598972862465,14,1797424655038,0,'auto 1 throw 7S aim-mm 330 1125 flick',1);
INSERT INTO journal VALUES(719,688,126663013338972161,15,1797424655038,0,'timeout 3',1);
INSERT INTO journal VALUES(720,719,126663013338972161,16,1797424655038,0,'auto 3 draw',1);
INSERT INTO journal VALUES(721,720,126663013338972161,17,1797424655038,0,'hash f0c4894874d5f7051e0ff9181c4421c5',1);
INSERT INTO journal VALUES(722,690,126663150756954113,15,1797424655038,0,'timeout 2',1);
INSERT INTO journal VALUES(723,722,126663150756954113,16,1797424655038,0,'auto 2 play QD last',1);
INSERT INTO journal VALUES(724,723,126663150756954113,17,1797424655038,0,'hash cd2deb35dd0b3daa82a720ebc3083b82',1);
INSERT INTO journal VALUES(725,692,126663295087149057,15,1797424655038,0,'timeout 3',1);
INSERT INTO journal VALUES(726,725,126663295087149057,16,1797424655038,0,'auto 3 play 5H',1);
INSERT INTO journal VALUES(727,726,126663295087149057,17,1797424655038,0,'hash c3af95ff490d95054f225d50ca4d97ed',1);
INSERT INTO journal VALUES(728,716,126663965320151041,5,1797424655038,0,'move 3 play 7C 7H',1);
INSERT INTO journal VALUES(729,728,126663965320151041,6,1797424660038,28000687,'move 1 play 6H 6D',1);
INSERT INTO journal VALUES(730,729,126663965320151041,7,1797424661634,28000688,'move 2 play 6C',1);
INSERT INTO journal VALUES(731,730,126663965320151041,8,1797424663668,0,'move 3 play 2C',1);
INSERT INTO journal VALUES(732,731,126663965320151041,9,1797424668668,28000689,'move 1 take',1);
INSERT INTO journal VALUES(733,732,126663965320151041,10,1797424670789,28000690,'move 2 play AD suit S',1);
INSERT INTO journal VALUES(734,700,126663448950996993,15,1797424675250,0,'timeout 5',1);
INSERT INTO journal VALUES(735,734,126663448950996993,16,1797424675250,0,'auto 5 draw',1);
INSERT INTO journal VALUES(736,735,126663448950996993,17,1797424675250,0,'hash 914ebd9ca77d4597b5d45669dcf78592',1);
INSERT INTO journal VALUES(737,733,126663965320151041,11,1797424675250,0,'move 3 draw',1);
INSERT INTO journal VALUES(738,718,126663598972862465,15,1797424675250,0,'timeout 1',1);
INSERT INTO journal VALUES(739,738,126663598972862465,16,1797424675250,0,'auto 1 place auto',1);
INSERT INTO journal VALUES(740,739,126663598972862465,17,1797424675250,0,'hash 51c012c28516b0d935b1679d9d9e1220',1);
INSERT INTO journal VALUES(741,737,126663965320151041,12,1797424680250,28000691,'move 1 play 5S 5C',1);
INSERT INTO journal VALUES(742,0,126664139002085377,1,1797424684044,28000698,'move 1 keep QD 5C 2C',1);
INSERT INTO journal VALUES(743,742,126664139002085377,2,1797424686719,0,'move 2 keep JD 5S KC',1);
INSERT INTO journal VALUES(744,743,126664139002085377,3,1797424686719,0,'move 4 keep 10H AH 10C',1);
INSERT INTO journal VALUES(745,744,126664139002085377,4,1797424691719,28000699,'move 3 keep 9H 6H 6S',1);
INSERT INTO journal VALUES(746,745,126664139002085377,5,1797424694973,28000700,'move 3 play 3D',1);
INSERT INTO journal VALUES(747,746,126664139002085377,6,1797424698138,0,'move 4 play 4C',1);
INSERT INTO journal VALUES(748,747,126664139002085377,7,1797424703138,28000701,'move 1 play 6C',1);
INSERT INTO journal VALUES(749,748,126664139002085377,8,1797424704664,0,'move 2 play 6D',1);
INSERT INTO journal VALUES(750,714,126663758763261953,19,1797424709658,0,'timeout 3',1);
INSERT INTO journal VALUES(751,750,126663758763261953,20,1797424709658,0,'auto 3 play B4',1);
INSERT INTO journal VALUES(752,749,126664139002085377,9,1797424709664,28000702,'move 3 play 9S',1);
INSERT INTO journal VALUES(753,752,126664139002085377,10,1797424713107,0,'move 4 play KD',1);
INSERT INTO journal VALUES(754,721,126663013338972161,18,1797424715038,0,'timeout 1',1);
INSERT INTO journal VALUES(755,754,126663013338972161,19,1797424715038,0,'auto 1 draw',1);
INSERT INTO journal VALUES(756,755,126663013338972161,20,1797424715038,0,'auto 1 play G+2',1);
INSERT INTO journal VALUES(757,724,126663150756954113,18,1797424715038,0,'timeout 1',1);
INSERT INTO journal VALUES(758,757,126663150756954113,19,1797424715038,0,'auto 1 play AH suit C',1);
INSERT INTO journal VALUES(759,727,126663295087149057,18,1797424715038,0,'timeout 2',1);
INSERT INTO journal VALUES(760,759,126663295087149057,19,1797424715038,0,'auto 2 play 8S',1);
INSERT INTO journal VALUES(761,753,126664139002085377,11,1797424718107,28000703,'move 1 take',1);
INSERT INTO journal VALUES(762,761,126664139002085377,12,1797424720380,0,'move 2 play 3C',1);
INSERT INTO journal VALUES(763,762,126664139002085377,13,1797424725380,28000704,'move 3 play 3S',1);
INSERT INTO journal VALUES(764,763,126664139002085377,14,1797424729082,0,'move 4 play 4H',1);
INSERT INTO journal VALUES(765,0,126664327905148929,1,1797424731111,0,'move 1 play 4C',1);
INSERT INTO journal VALUES(766,765,126664327905148929,2,1797424734082,0,'move 2 play KC',1);
INSERT INTO journal VALUES(767,766,126664327905148929,3,1797424734082,28000713,'move 3 play AD suit D',1);
INSERT INTO journal VALUES(768,767,126664327905148929,4,1797424736273,28000714,'move 4 play 10D',1);
INSERT INTO journal VALUES(769,736,126663448950996993,18,1797424739517,0,'timeout 1',1);
INSERT INTO journal VALUES(770,769,126663448950996993,19,1797424739517,0,'auto 1 play 5D',1);
INSERT INTO journal VALUES(771,740,126663598972862465,18,1797424739517,0,'timeout 2',1);
INSERT INTO journal VALUES(772,771,126663598972862465,19,1797424739517,0,'auto 2 throw 2D aim-mm 510 1215 flick',1);
INSERT INTO journal VALUES(773,768,126664327905148929,5,1797424739517,0,'move 5 play QD',1);
INSERT INTO journal VALUES(774,741,126663965320151041,13,1797424740250,0,'timeout 2',1);
INSERT INTO journal VALUES(775,774,126663965320151041,14,1797424740250,0,'auto 2 take',1);
INSERT INTO journal VALUES(776,773,126664327905148929,6,1797424740586,0,'move 6 play QS',1);
INSERT INTO journal VALUES(777,775,126663965320151041,15,1797424742003,0,'move 3 play 5D',1);
INSERT INTO journal VALUES(778,776,126664327905148929,7,1797424742529,0,'move 1 play 7H',1);
INSERT INTO journal VALUES(779,778,126664327905148929,8,1797424744517,0,'move 2 play 3S 3C',1);
INSERT INTO journal VALUES(780,779,126664327905148929,9,1797424744517,28000715,'move 3 play 3H',1);
INSERT INTO journal VALUES(781,780,126664327905148929,10,1797424745650,28000716,'move 4 take',1);
INSERT INTO journal VALUES(782,781,126664327905148929,11,1797424748067,0,'move 5 play AH suit C',1);
INSERT INTO journal VALUES(783,782,126664327905148929,12,1797424749517,0,'move 6 play 10C',1);
INSERT INTO journal VALUES(784,783,126664327905148929,13,1797424753067,0,'move 1 draw',1);
INSERT INTO journal VALUES(785,784,126664327905148929,14,1797424754172,0,'move 2 draw',1);
INSERT INTO journal VALUES(786,785,126664327905148929,15,1797424758067,28000717,'move 3 play AC suit D',1);
INSERT INTO journal VALUES(787,786,126664327905148929,16,1797424761704,28000718,'move 4 play 4D 4C',1);
INSERT INTO journal VALUES(788,787,126664327905148929,17,1797424761704,0,'hash e65b8515364159f36475a2fba895fd86',1);
INSERT INTO journal VALUES(789,772,126663598972862465,20,1797424765562,0,'timeout 2',1);
INSERT INTO journal VALUES(790,789,126663598972862465,21,1797424765562,0,'auto 2 place auto',1);
INSERT INTO journal VALUES(791,788,126664327905148929,18,1797424765562,0,'move 5 play JC',1);
INSERT INTO journal VALUES(792,790,126663598972862465,22,1797424769658,0,'auto 1 throw JS aim-mm 930 1125 flick',1);
INSERT INTO journal VALUES(793,791,126664327905148929,19,1797424769658,0,'move 1 draw',1);
INSERT INTO journal VALUES(794,751,126663758763261953,21,1797424769658,0,'timeout 2',1);
INSERT INTO journal VALUES(795,794,126663758763261953,22,1797424769658,0,'auto 2 play B3',1);
INSERT INTO journal VALUES(796,793,126664327905148929,20,1797424770677,0,'move 2 play JD',1);
INSERT INTO journal VALUES(797,795,126663758763261953,23,1797424770905,0,'move 1 play BS',1);
INSERT INTO journal VALUES(798,792,126663598972862465,23,1797424771158,0,'auto 1 place auto',1);
INSERT INTO journal VALUES(799,798,126663598972862465,24,1797424775038,0,'auto 2 throw 2D aim-mm 570 1215 flick',1);
INSERT INTO journal VALUES(800,756,126663013338972161,21,1797424775038,0,'timeout 2',1);
INSERT INTO journal VALUES(801,800,126663013338972161,22,1797424775038,0,'auto 2 take',1);
INSERT INTO journal VALUES(802,758,126663150756954113,20,1797424775038,0,'timeout 2',1);
INSERT INTO journal VALUES(803,802,126663150756954113,21,1797424775038,0,'auto 2 draw',1);
INSERT INTO journal VALUES(804,760,126663295087149057,20,1797424775038,0,'timeout 1',1);
INSERT INTO journal VALUES(805,804,126663295087149057,21,1797424775038,0,'auto 1 play JC JS',1);
INSERT INTO journal VALUES(806,0,126664522856398849,1,1797424775562,28000724,'move 1 swap 6C JC',1);
INSERT INTO journal VALUES(807,806,126664522856398849,2,1797424779012,28000725,'move 1 swap 8S KS',1);
INSERT INTO journal VALUES(808,807,126664522856398849,3,1797424781030,28000726,'move 1 swap 3S 8S',1);
INSERT INTO journal VALUES(809,808,126664522856398849,4,1797424783751,28000727,'move 1 swap 6C JC',1);
INSERT INTO journal VALUES(810,809,126664522856398849,5,1797424787126,28000728,'move 1 place 3S N17',1);
INSERT INTO journal VALUES(811,810,126664522856398849,6,1797424791039,28000729,'move 1 place AC B13',1);
INSERT INTO journal VALUES(812,811,126664522856398849,7,1797424793770,28000730,'move 1 layout deep',1);
INSERT INTO journal VALUES(813,812,126664522856398849,8,1797424797681,28000731,'move 1 swap 3S 8S',1);
INSERT INTO journal VALUES(814,813,126664522856398849,9,1797424799134,28000732,'move 1 layout spread done',1);
INSERT INTO journal VALUES(815,814,126664522856398849,10,1797424803115,28000733,'move 2 swap JD 3H',1);
INSERT INTO journal VALUES(816,815,126664522856398849,11,1797424807639,28000734,'move 2 layout spread done',1);
INSERT INTO journal VALUES(817,816,126664522856398849,12,1797424811721,28000735,'move 2 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(818,0,126664694944497665,1,1797424816591,28000742,'move 1 draw',1);
INSERT INTO journal VALUES(819,818,126664694944497665,2,1797424818890,28000743,'move 2 play YV',1);
INSERT INTO journal VALUES(820,819,126664694944497665,3,1797424822006,28000744,'move 2 play Y6',1);
INSERT INTO journal VALUES(821,820,126664694944497665,4,1797424824211,28000745,'move 1 play Y6',1);
INSERT INTO journal VALUES(822,821,126664694944497665,5,1797424826092,28000746,'move 2 play Y3',1);
INSERT INTO journal VALUES(823,822,126664694944497665,6,1797424827341,28000747,'move 1 play R3',1);
INSERT INTO journal VALUES(824,823,126664694944497665,7,1797424830405,28000748,'move 2 draw',1);
INSERT INTO journal VALUES(825,824,126664694944497665,8,1797424831465,28000749,'move 1 play J color G',1);
INSERT INTO journal VALUES(826,825,126664694944497665,9,1797424834391,28000750,'move 2 play G7',1);
INSERT INTO journal VALUES(827,826,126664694944497665,10,1797424836442,28000751,'move 1 play G+2',1);
INSERT INTO journal VALUES(828,827,126664694944497665,11,1797424841019,28000752,'move 2 take',1);
INSERT INTO journal VALUES(829,828,126664694944497665,12,1797424845312,28000753,'move 1 draw',1);
INSERT INTO journal VALUES(830,829,126664694944497665,13,1797424848291,28000754,'leave 1',1);
INSERT INTO journal VALUES(831,830,126664694944497665,14,1797424848291,0,'hash 5feffbcee9cd9860b51f52025545cf70',1);
INSERT INTO journal VALUES(832,0,126664827903934466,1,1797424848291,28000764,'move 4 play AH suit H',1);
INSERT INTO journal VALUES(833,832,126664827903934466,2,1797424849831,28000765,'move 1 play AS suit H',1);
INSERT INTO journal VALUES(834,833,126664827903934466,3,1797424852419,28000766,'move 2 play 3H',1);
INSERT INTO journal VALUES(835,834,126664827903934466,4,1797424854525,28000767,'move 3 play AD suit C',1);
INSERT INTO journal VALUES(836,835,126664827903934466,5,1797424858367,28000768,'move 4 play 10C',1);
INSERT INTO journal VALUES(837,836,126664827903934466,6,1797424861535,28000769,'move 2 play 9C',1);
INSERT INTO journal VALUES(838,837,126664827903934466,7,1797424864715,28000770,'move 3 play 2C',1);
INSERT INTO journal VALUES(839,838,126664827903934466,8,1797424868756,28000771,'move 4 take',1);
INSERT INTO journal VALUES(840,839,126664827903934466,9,1797424869991,28000772,'move 1 play JOKER suit S',1);
INSERT INTO journal VALUES(841,840,126664827903934466,10,1797424874658,28000773,'move 2 draw',1);
INSERT INTO journal VALUES(842,841,126664827903934466,11,1797424877042,28000774,'move 3 play 10S 10H',1);
INSERT INTO journal VALUES(843,842,126664827903934466,12,1797424879298,28000775,'move 1 play 6H',1);
INSERT INTO journal VALUES(844,843,126664827903934466,13,1797424883985,28000776,'leave 1',1);
INSERT INTO journal VALUES(845,0,126664977615421441,1,1797424883985,28000782,'move 1 keep 4C KC 4H',1);
INSERT INTO journal VALUES(846,845,126664977615421441,2,1797424887405,28000783,'move 2 keep 2C 7S AD',1);
INSERT INTO journal VALUES(847,846,126664977615421441,3,1797424889616,28000784,'move 2 play 3H',1);
INSERT INTO journal VALUES(848,847,126664977615421441,4,1797424891575,28000785,'move 1 take',1);
INSERT INTO journal VALUES(849,848,126664977615421441,5,1797424894922,28000786,'move 2 play 6D',1);
INSERT INTO journal VALUES(850,849,126664977615421441,6,1797424896316,28000787,'move 1 play 6H',1);
INSERT INTO journal VALUES(851,850,126664977615421441,7,1797424899765,28000788,'move 2 play 2D',1);
INSERT INTO journal VALUES(852,851,126664977615421441,8,1797424902125,28000789,'move 1 play KH',1);
INSERT INTO journal VALUES(853,852,126664977615421441,9,1797424906125,28000790,'move 2 play 5H',1);
INSERT INTO journal VALUES(854,853,126664977615421441,10,1797424909925,28000791,'move 2 play 9C',1);
INSERT INTO journal VALUES(855,854,126664977615421441,11,1797424911202,28000792,'move 1 play QD',1);
INSERT INTO journal VALUES(856,855,126664977615421441,12,1797424914827,28000793,'move 2 play 7C',1);
INSERT INTO journal VALUES(857,856,126664977615421441,13,1797424919678,28000794,'leave 1',1);
INSERT INTO journal VALUES(858,857,126664977615421441,14,1797424919678,0,'hash ba403569505c8fbdbe84a1fdab69ff9b',1);
INSERT INTO journal VALUES(859,0,126665127322714114,1,1797424919678,28000799,'move 1 play 5H',1);
INSERT INTO journal VALUES(860,859,126665127322714114,2,1797424924118,28000800,'move 2 take',1);
INSERT INTO journal VALUES(861,860,126665127322714114,3,1797424927290,28000801,'move 1 draw',1);
INSERT INTO journal VALUES(862,861,126665127322714114,4,1797424929152,28000802,'move 2 play AS suit S',1);
INSERT INTO journal VALUES(863,862,126665127322714114,5,1797424930936,28000803,'move 1 draw',1);
INSERT INTO journal VALUES(864,863,126665127322714114,6,1797424932296,28000804,'move 2 play QS QD QC',1);
INSERT INTO journal VALUES(865,864,126665127322714114,7,1797424933575,28000805,'move 1 play 8C',1);
INSERT INTO journal VALUES(866,865,126665127322714114,8,1797424935689,28000806,'move 2 play 7S',1);
INSERT INTO journal VALUES(867,866,126665127322714114,9,1797424937530,28000807,'move 1 play KC',1);
INSERT INTO journal VALUES(868,867,126665127322714114,10,1797424940379,28000808,'leave 1',1);
INSERT INTO journal VALUES(869,868,126665127322714114,11,1797424940379,0,'hash 04ab796957c90b1d91dad536106882ed',1);
INSERT INTO journal VALUES(870,0,126665214149001218,1,1797424940379,28000813,'move 1 done',1);
INSERT INTO journal VALUES(871,870,126665214149001218,2,1797424941524,28000814,'move 2 layout deep',1);
INSERT INTO journal VALUES(872,871,126665214149001218,3,1797424946337,28000815,'move 2 swap AD 6D',1);
INSERT INTO journal VALUES(873,872,126665214149001218,4,1797424948289,28000816,'move 2 layout spread done',1);
INSERT INTO journal VALUES(874,873,126665214149001218,5,1797424950723,28000817,'move 2 throw AD aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(875,874,126665214149001218,6,1797424952357,28000818,'move 1 place AD L21',1);
INSERT INTO journal VALUES(876,875,126665214149001218,7,1797424956764,28000819,'move 1 throw 10C aim-mm 30 1125 flick',1);
INSERT INTO journal VALUES(877,876,126665214149001218,8,1797424960150,28000820,'move 1 place 10C B14',1);
INSERT INTO journal VALUES(878,877,126665214149001218,9,1797424961998,28000821,'move 1 place JH F15',1);
INSERT INTO journal VALUES(879,878,126665214149001218,10,1797424965766,28000822,'move 2 throw 2D aim-mm 510 1125 flick',1);
INSERT INTO journal VALUES(880,879,126665214149001218,11,1797424969119,28000823,'move 1 place 2D D17',1);
INSERT INTO journal VALUES(881,880,126665214149001218,12,1797424970524,28000824,'move 1 throw 6C aim-mm 930 1935 float',1);
INSERT INTO journal VALUES(882,881,126665214149001218,13,1797424975116,28000825,'leave 1',1);
INSERT INTO journal VALUES(883,882,126665214149001218,14,1797424975116,0,'hash dcb5e0faca9e26fe2b9f68ff5a2637c0',1);
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
INSERT INTO friend VALUES(126641137254400004,189,1797419200000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(126641137254400005,188,1797419200000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(126641137254400006,189,1797419200000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(126641137254400007,189,1797419200000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(126641137254400008,189,1797419200000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(126641137254400001,189,1797419200000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(126641137254400009,189,1797419200000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(126641137254400010,189,1797419200000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(126641137254400011,189,1797419200000,126641137254400009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1797419200000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(126641137254400012,1797419200000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(126641137254400013,1797419200000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1797419200000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(126641137254400014,1797419200000,0,0,'');
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
INSERT INTO lockdown VALUES(126641137254400015,1797419200000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(126641137254400016,1797419200000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1797419200000,1797505600000,'player88','192.0.2.7',2,'kate','');
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
INSERT INTO rating VALUES(1,101,'last-one',126641137254400026,'game',-2083489,-264228,948,-52,1797419410479,0);
INSERT INTO rating VALUES(2,100,'last-one',126641137254400026,'game',2083489,-264228,1115,115,1797419410479,0);
INSERT INTO rating VALUES(3,101,'extreme-last-card',126645035209850881,'game',-2083489,-264228,948,-52,1797420406026,0);
INSERT INTO rating VALUES(4,100,'extreme-last-card',126645035209850881,'game',2083489,-264228,1115,115,1797420406026,0);
INSERT INTO rating VALUES(5,101,'palace',126647434464985089,'game',-2083489,-264228,948,-52,1797420879336,0);
INSERT INTO rating VALUES(6,100,'palace',126647434464985089,'game',2083489,-264228,1115,115,1797420879336,0);
INSERT INTO rating VALUES(7,101,'switch',126654084403953665,'game',1041745,-132114,1058,58,1797422786637,0);
INSERT INTO rating VALUES(8,100,'switch',126654084403953665,'game',-1041745,-132114,974,-26,1797422786637,0);
INSERT INTO rating VALUES(9,101,'exta-cards',126659228814278657,'game',520872,-66057,1029,29,1797423861060,0);
INSERT INTO rating VALUES(10,100,'exta-cards',126659228814278657,'game',-520872,-66057,987,-13,1797423861060,0);
INSERT INTO rating VALUES(11,100,'exta-cards',126660943009546241,'game',-249270,-32468,981,-6,1797424289081,0);
INSERT INTO rating VALUES(12,101,'exta-cards',126660943009546241,'game',249270,-32468,1043,14,1797424289081,0);
INSERT INTO rating VALUES(13,133,'last-one',126664694944497665,'game',-2083489,-264228,948,-52,1797424848291,0);
INSERT INTO rating VALUES(14,134,'last-one',126664694944497665,'game',2083489,-264228,1115,115,1797424848291,0);
INSERT INTO rating VALUES(15,139,'palace',126664977615421441,'game',-2083489,-264228,948,-52,1797424919678,0);
INSERT INTO rating VALUES(16,140,'palace',126664977615421441,'game',2083489,-264228,1115,115,1797424919678,0);
INSERT INTO rating VALUES(17,142,'switch',126665127322714114,'game',-2083489,-264228,948,-52,1797424940379,0);
INSERT INTO rating VALUES(18,141,'switch',126665127322714114,'game',2083489,-264228,1115,115,1797424940379,0);
INSERT INTO rating VALUES(19,143,'exta-cards',126665214149001218,'game',-2083489,-264228,948,-52,1797424975116,0);
INSERT INTO rating VALUES(20,144,'exta-cards',126665214149001218,'game',2083489,-264228,1115,115,1797424975116,0);
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
INSERT INTO rated VALUES(100,'exta-cards',-770142,-98525,2,1797424289081);
INSERT INTO rated VALUES(100,'extreme-last-card',2083489,-264228,1,1797420406026);
INSERT INTO rated VALUES(100,'last-one',2083489,-264228,1,1797419410479);
INSERT INTO rated VALUES(100,'palace',2083489,-264228,1,1797420879336);
INSERT INTO rated VALUES(100,'switch',-1041745,-132114,1,1797422786637);
INSERT INTO rated VALUES(101,'exta-cards',770142,-98525,2,1797424289081);
INSERT INTO rated VALUES(101,'extreme-last-card',-2083489,-264228,1,1797420406026);
INSERT INTO rated VALUES(101,'last-one',-2083489,-264228,1,1797419410479);
INSERT INTO rated VALUES(101,'palace',-2083489,-264228,1,1797420879336);
INSERT INTO rated VALUES(101,'switch',1041745,-132114,1,1797422786637);
INSERT INTO rated VALUES(133,'last-one',-2083489,-264228,1,1797424848291);
INSERT INTO rated VALUES(134,'last-one',2083489,-264228,1,1797424848291);
INSERT INTO rated VALUES(139,'palace',-2083489,-264228,1,1797424919678);
INSERT INTO rated VALUES(140,'palace',2083489,-264228,1,1797424919678);
INSERT INTO rated VALUES(141,'switch',2083489,-264228,1,1797424940379);
INSERT INTO rated VALUES(142,'switch',-2083489,-264228,1,1797424940379);
INSERT INTO rated VALUES(143,'exta-cards',-2083489,-264228,1,1797424975116);
INSERT INTO rated VALUES(144,'exta-cards',2083489,-264228,1,1797424975116);
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
INSERT INTO adjustment VALUES(126641137254400021,188,1797419200000,1,188,'player88',1,50000,1,0,0,'kate','','','','a cup');
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;
INSERT INTO daily_day VALUES(20803,1797419200000,'0badcafe','c0ffee',0);
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
INSERT INTO daily_try VALUES(126641137254400022,189,1797419200000,'player1',20803,0,0,1,12,750,2,5);
CREATE TABLE season (
    id INTEGER NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms INTEGER NOT NULL, -- when this was written
    state INTEGER NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
) STRICT;
INSERT INTO season VALUES(8107,1797419200000,2);
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
INSERT INTO season_place VALUES(77,189,1797419200000,8107,'2026q4 switch',2,40,1630,31);
CREATE TABLE busy_hour (
    id INTEGER NOT NULL PRIMARY KEY, -- the hour, counted from 1970-01-01 00:00 UTC
    at_ms INTEGER NOT NULL, -- when this was written
    people INTEGER NOT NULL CHECK (people > 0)
) STRICT;
INSERT INTO busy_hour VALUES(499283,1797419200000,7);
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
INSERT INTO cup VALUES(1,1797419200000,189,'','0badcafe','palace swiss entry=5',0,1797422800000,0);
CREATE TABLE cup_event (
    cup INTEGER NOT NULL REFERENCES cup (id),
    seq INTEGER NOT NULL, -- from 1, without a gap
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (cup, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO cup_event VALUES(1,1,1797419200000,'opened 0 palace swiss entry=5');
INSERT INTO cup_event VALUES(1,2,1797419200000,'joined');
INSERT INTO cup_event VALUES(1,3,1797419200000,'joined');
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
INSERT INTO cup_entrant VALUES(126641137254400023,189,1797419200000,1,5,0,0,0,0,0);
INSERT INTO cup_entrant VALUES(126641137254400024,188,1797419200000,1,5,0,0,0,0,0);
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
INSERT INTO duel VALUES(126641137254400017,189,1797419200000,188,28400000,'kate','player88','palace','00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',1,1);
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
INSERT INTO code VALUES(126641137254400018,189,1797419200000,'kate','7k2mqd',0,3,17);
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
INSERT INTO resume VALUES(189,1797419200000,1797419800000,0,'kate','00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff','','');
CREATE TABLE review (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL, -- where the account sat
    text TEXT NOT NULL,
    UNIQUE (account, game)
) STRICT;
INSERT INTO review VALUES(126641137254400020,189,1797419200000,17,1,replace('31 38\n41 440 610 play R5\n','\n',char(10)));
CREATE TABLE daily_seen (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who saw it; 0: a guest
    at_ms INTEGER NOT NULL,
    day INTEGER NOT NULL,
    mark INTEGER NOT NULL -- made of a network or an SSH key, by the secret of the day
) STRICT;
INSERT INTO daily_seen VALUES(126641137254400019,189,1797419200000,20000,1234567);
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
CREATE INDEX review_game ON review (game, id);
CREATE INDEX daily_seen_day ON daily_seen (day, id);
COMMIT;
PRAGMA user_version = 28;
