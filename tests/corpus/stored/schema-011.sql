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
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,0,99990,'',0);
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
INSERT INTO card_table VALUES(120504820153974784,16,120504820153974785,replace('game last-one\noptions mode=quick points=200 pairs=yes limit=600\nseats 4\nterms open\nbet 0\nclock 60000\nhost 108\ndelay 1\nfrozen looked into\nseat 1 120504820153974787 bot 2 0 0 bot-blaise\nseat 2 108 account 0 0 11000633 player8\nseat 3 120504820153974786 bot 1 0 0 bot-ada\nseat 4 109 account 0 0 11000634 player9\n','\n',char(10)));
INSERT INTO card_table VALUES(120505003201789952,17,120505003201789953,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 6\nterms open\nbet 0\nclock 60000\nhost 110\ndelay 1\nfrozen looked into\nseat 1 120505003201789955 bot 2 0 0 bot-blaise\nseat 2 120505003201789956 bot 1 0 0 bot-cleo\nseat 3 110 account 0 0 11000649 player10\nseat 4 120505003201789954 bot 1 0 0 bot-ada\nseat 5 120505003201789957 bot 2 0 0 bot-dora\nseat 6 111 account 0 0 11000650 player11\n','\n',char(10)));
INSERT INTO card_table VALUES(120505197888798720,18,120505197888798721,replace('game palace\noptions tie=coin bomb=pile limit=1000\nseats 4\nterms open\nbet 0\nclock 60000\nhost 112\ndelay 1\nfrozen looked into\nseat 1 113 account 0 0 11000664 player13\nseat 2 120505197888798723 bot 2 0 0 bot-blaise\nseat 3 120505197888798722 bot 1 0 0 bot-ada\nseat 4 112 account 0 0 11000663 player12\n','\n',char(10)));
INSERT INTO card_table VALUES(120505406123409408,19,120505406123409409,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800\nseats 3\nterms open\nbet 0\nclock 60000\nhost 114\ndelay 1\nfrozen looked into\nseat 1 120505406123409410 bot 1 0 0 bot-ada\nseat 2 114 account 0 0 11000678 player14\nseat 3 115 account 0 0 11000679 player15\n','\n',char(10)));
INSERT INTO card_table VALUES(120505588420444160,20,120505588420444161,replace('game exta-cards\noptions jokers=yes throws=0 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 116\ndelay 1\nfrozen looked into\nseat 1 117 account 0 0 11000692 player17\nseat 2 116 account 0 0 11000691 player16\n','\n',char(10)));
INSERT INTO card_table VALUES(120505732771610624,21,120505732771610625,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 2\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 1 119 account 0 0 11000710 player19\nseat 2 118 account 0 0 11000709 player18\n','\n',char(10)));
INSERT INTO card_table VALUES(120505885352001536,22,120505885352001537,replace('game extreme-last-card\noptions hand=7 draw=free limit=400\nseats 7\nterms open\nbet 10\nclock 60000\nhost 120\ndelay 1\nseat 1 122 account 0 0 11000732 player22\nseat 2 123 account 0 0 11000733 player23\nseat 3 126 account 0 0 11000736 player26\nseat 4 124 account 0 0 11000734 player24\nseat 5 120 account 0 0 11000730 player20\nseat 6 125 account 0 0 11000735 player25\nseat 7 121 account 0 0 11000731 player21\n','\n',char(10)));
INSERT INTO card_table VALUES(120506037236137984,23,120506037236137985,replace('game palace\noptions tie=coin bomb=pile limit=1000\nseats 2\nterms open\nbet 10\nclock 60000\nhost 127\ndelay 1\nseat 1 127 account 0 0 11000751 player27\nseat 2 128 account 0 0 11000752 player28\n','\n',char(10)));
INSERT INTO card_table VALUES(120506169461571584,24,120506169461571585,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=casual limit=800\nseats 4\nterms open\nbet 10\nclock 60000\nhost 129\ndelay 1\nseat 1 131 account 0 0 11000772 player31\nseat 2 129 account 0 0 11000770 player29\nseat 3 130 account 0 0 11000771 player30\nseat 4 132 account 0 0 11000773 player32\n','\n',char(10)));
INSERT INTO card_table VALUES(120506349711785984,25,120506349711785985,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=1\nseats 2\nterms open\nbet 10\nclock 60000\nhost 133\ndelay 1\nseat 1 134 account 0 0 11000789 player34\nseat 2 133 account 0 0 11000788 player33\n','\n',char(10)));
INSERT INTO card_table VALUES(120506476941803520,26,120506476941803521,replace('game last-one\noptions mode=points points=200 pairs=no limit=600\nseats 3\nterms open\nbet 0\nclock 60000\nhost 135\ndelay 1\nseat 1 135 account 0 0 11000805 player35\nseat 2 120506476941803522 bot 1 0 0 bot-ada\nseat 3 136 account 0 0 11000806 player36\n','\n',char(10)));
INSERT INTO card_table VALUES(120506653270343680,27,120506653270343681,replace('game extreme-last-card\noptions hand=6 draw=must-play limit=400\nseats 8\nterms open\nbet 0\nclock 60000\nhost 137\ndelay 1\nseat 1 120506653270343685 bot 2 0 0 bot-dora\nseat 2 137 account 0 0 11000824 player37\nseat 3 120506653270343687 bot 2 0 0 bot-fay\nseat 4 120506653270343686 bot 1 0 0 bot-emil\nseat 5 120506653270343684 bot 1 0 0 bot-cleo\nseat 6 120506653270343683 bot 2 0 0 bot-blaise\nseat 7 138 account 0 0 11000825 player38\nseat 8 120506653270343682 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(120506852948574208,28,120506852948574209,replace('game palace\noptions tie=coin bomb=pile limit=1000\nseats 3\nterms open\nbet 0\nclock 60000\nhost 139\ndelay 1\nseat 1 140 account 0 0 11000835 player40\nseat 2 139 account 0 0 11000834 player39\nseat 3 120506852948574210 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(120507017994436608,29,120507017994436609,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 5\nterms open\nbet 0\nclock 60000\nhost 141\ndelay 1\nseat 1 120507017994436610 bot 1 0 0 bot-ada\nseat 2 141 account 0 0 11000850 player41\nseat 3 120507017994436611 bot 2 0 0 bot-blaise\nseat 4 142 account 0 0 11000851 player42\nseat 5 120507017994436612 bot 1 0 0 bot-cleo\n','\n',char(10)));
INSERT INTO card_table VALUES(120507203210706944,30,120507203210706945,replace('game exta-cards\noptions jokers=no throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 143\ndelay 1\nseat 1 143 account 0 0 11000860 player43\nseat 2 144 account 0 0 11000861 player44\n','\n',char(10)));
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
INSERT INTO game VALUES(120480543539200005,120480543539200004,'last-one',2,1,10,X'165d57467a9360e3b95319eb366cc2311a03cb5c0526ccfe4fce506bc4b498f3','mode=quick points=200 pairs=no limit=600',1795950400000,1795951025712,1,0,1,1,replace('format 2\nsecret f92a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 3azh2xcemjjy\ndrawn player1 5isasarhz58r\n','\n',char(10)),'',54,0);
INSERT INTO game VALUES(120483423818088449,120483423818088448,'last-one',2,0,0,X'4589d4b425350ce525bca116a422a8e4b20ec358f77bf2bec85062dd7ba17098','mode=quick points=200 pairs=no limit=600',1795951086712,1795951490658,1,0,1,2,replace('format 2\nsecret fb2a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 kdvh5x2bwbw9\ndrawn bot-ada vux9ivn9bx4g\n','\n',char(10)),'',130,0);
INSERT INTO game VALUES(120485394184667137,120485394184667136,'last-one',2,0,0,X'9967ee994c693b49163c77ce6b2de83d40b327435e02768d1cca943cbff3a886','mode=quick points=200 pairs=no limit=600',1795951556484,1795951900740,1,0,1,3,replace('format 2\nsecret 2b2b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 uc6iq8w5nz8f\ndrawn guest1 cyynq4f46m28\ndrawn guest2 v9xfg22z7b9z\ndrawn guest3 4dzjb2uw3r3y\n','\n',char(10)),'',178,0);
INSERT INTO game VALUES(120487111173341185,120487111173341184,'extreme-last-card',1,1,10,X'71d006b67fe4ce1957fcd8fd18f8936f52ab739bcb9cc99c6f76a8e13d541076','hand=7 draw=must-play limit=400',1795951965846,1795952372973,1,0,1,4,replace('format 2\nsecret 2d2b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 6dskdv8yw9qf\n','\n',char(10)),'',196,0);
INSERT INTO game VALUES(120489074640289793,120489074640289792,'extreme-last-card',1,0,0,X'09af57ff370dc0a3ae5310ec53e24274044e5a8c255625db94510ba1c0974a50','hand=6 draw=must-play limit=400',1795952433973,1795952488863,1,0,1,5,replace('format 2\nsecret 2f2b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 eqnr4rhefn4e\ndrawn bot-ada pygs2vhi5ngg\n','\n',char(10)),'',212,0);
INSERT INTO game VALUES(120489577356984321,120489577356984320,'extreme-last-card',1,0,0,X'badff48b3300517489d298ec6d0c52ac322437849b53e7b0947ff0b4a22cd2f9','hand=7 draw=must-play limit=49',1795952553830,1795952753820,1,0,1,6,replace('format 2\nsecret 362b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 mhp3nti422mg\ndrawn guest1 n9j98fnbmg6i\ndrawn guest2 d3izjxcj7vit\ndrawn guest3 wjbqtf3sumcz\n','\n',char(10)),'',256,0);
INSERT INTO game VALUES(120490678856712193,120490678856712192,'palace',1,1,10,X'39ba2223a20c476e1ea2ebadbc0744282bbb7f1b961ec7f5b60fee89861a612a','tie=coin bomb=pile limit=1000',1795952816448,1795953382408,1,0,1,7,replace('format 2\nsecret 382b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 ekbskh437j3b\ndrawn player1 suamwww5pzz3\n','\n',char(10)),'',319,0);
INSERT INTO game VALUES(120493308517548033,120493308517548032,'palace',1,0,0,X'26a166ab16f9f2ddf218f7bcbd51a2cedee8bfcfb673409daee8613e5cae83ea','tie=rps bomb=pile limit=1000',1795953443408,1795953890191,1,0,1,8,replace('format 2\nsecret 3a2b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 4whbsfewys2z\ndrawn player1 eppc8vntqvur\ndrawn bot-ada 8fw39eh3aeev\n','\n',char(10)),'',367,0);
INSERT INTO game VALUES(120495457855078401,120495457855078400,'palace',1,0,0,X'6ca728c294f194d84125249cc149f9344677b16b46423728fd79822282ded2ca','tie=coin bomb=pile limit=28',1795953955850,1795954244932,1,0,1,9,replace('format 2\nsecret 4e2b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 xexwynypa9f9\ndrawn guest2 f4qk7p38yany\ndrawn guest3 bb7vqqybsw8d\n','\n',char(10)),'limit',404,0);
INSERT INTO game VALUES(120496937060270081,120496937060270080,'switch',1,1,10,X'75564f699a0c52590c8197d599832d348d0bc083a42397a40afaab8fbef83a70','mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=800',1795954308520,1795954667108,1,0,1,10,replace('format 2\nsecret 502b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 b2g3bqpgmhmm\n','\n',char(10)),'',455,0);
INSERT INTO game VALUES(120498696939896833,120498696939896832,'switch',1,0,0,X'4ea0086c0af061c706ac871a5f32c0a8f74b6fbe85cf94bb6a253f36c39d98b8','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=0',1795954728108,1795954999767,1,0,1,11,replace('format 2\nsecret 522b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 sxequeec65wg\ndrawn bot-ada ar3jd79h3ppx\n','\n',char(10)),'',514,0);
INSERT INTO game VALUES(120500096549781505,120500096549781504,'switch',1,0,0,X'180c7da18f7f39da7715b45b394ca62b27de1ad8b9d43ff3ba0df43d642b2853','mistakes=casual run-chain=no ace-penalty=full announce=casual limit=800',1795955061801,1795955582912,3,0,1,12,replace('format 2\nsecret 662b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 9vd765wki9bg\ndrawn guest1 ra8ai66f725v\ndrawn guest2 wfxvbbyvq6nh\ndrawn guest3 jnq6h83k8yrf\n','\n',char(10)),'It took too long.',612,0);
INSERT INTO game VALUES(120502538100277249,120502538100277248,'exta-cards',1,1,10,X'dd8fd35adad9b0edb86737e4804e68e90f1f32861b665c44d199365a7ff41871','jokers=yes throws=0 limit=15 bad=chance',1795955643912,1795955921916,1,0,1,13,replace('format 2\nsecret 682b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 hz6pg83d5dk2\ndrawn player1 dg64263p7mmk\n','\n',char(10)),'limit',657,0);
INSERT INTO game VALUES(120503965124132865,120503965124132864,'exta-cards',1,1,0,X'e6c6919c8ca7df4a47820daabcb6458b02ddce5a96340481ce1504981be052f7','jokers=no throws=40 limit=300 bad=chance',1795955984141,1795956026492,1,0,1,14,replace('format 2\nsecret 6a2b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 4i5t7dhhkaze\n','\n',char(10)),'',673,0);
INSERT INTO game VALUES(120504398609645569,120504398609645568,'exta-cards',1,0,0,X'd5fa45d0fd62da9432339cef7ca23f2a9ee57772a395ad2e9e3928bfcaf9d71c','jokers=yes throws=20 limit=2 bad=chance',1795956087492,1795956122139,1,0,1,15,replace('format 2\nsecret 6c2b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 f6wydkfwjqhq\n','\n',char(10)),'limit',686,0);
INSERT INTO game VALUES(120504820153974785,120504820153974784,'last-one',2,0,0,X'21e11f0283b2d898187a32ac058fee94858e831cbc113cb5c48e472ad0c3fa00','mode=quick points=200 pairs=yes limit=600',1795956187996,0,0,0,1,16,replace('format 2\nsecret 6e2b000000000000000000000000000000000000000000000000000000000000\nplayer player8 corpus\ndrawn player9 cu4yzzp5issh\ndrawn bot-ada hwisp3s3eyp4\ndrawn bot-blaise dypbad3pfgg8\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120505003201789953,120505003201789952,'extreme-last-card',1,0,0,X'24623dfe4606ce13a829c0a5f10ba60e879ddd0af000f9ac08475ee1eb9a6b56','hand=7 draw=must-play limit=400',1795956231638,0,0,0,1,17,replace('format 2\nsecret 832b000000000000000000000000000000000000000000000000000000000000\nplayer player10 corpus\ndrawn player11 vkzxtey8bnnn\ndrawn bot-ada za25fimky47b\ndrawn bot-blaise 2u3vgf8yxt57\ndrawn bot-cleo 66xcyx5pt592\ndrawn bot-dora wypyxm6y9f4b\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120505197888798721,120505197888798720,'palace',1,0,0,X'9ee4e0bc5b02bb0b7e40a7b6b1c80788861e4a3e0f9d1e5e6a165d980abedfc2','tie=coin bomb=pile limit=1000',1795956278055,0,0,0,1,18,replace('format 2\nsecret 8e2b000000000000000000000000000000000000000000000000000000000000\nplayer player12 corpus\ndrawn player13 jxzdpxrqhy9k\ndrawn bot-ada 2tb3nm2arbvn\ndrawn bot-blaise 38bi4caxmpyk\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120505406123409409,120505406123409408,'switch',1,0,0,X'a2224e1fb50f7c7bfe90108e2631c12c4139f556d4dfc9674039ea532a982d31','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800',1795956327702,0,0,0,1,19,replace('format 2\nsecret 972b000000000000000000000000000000000000000000000000000000000000\nplayer player14 corpus\ndrawn player15 yawtx99dfws8\ndrawn bot-ada yu3yatnkt6hs\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120505588420444161,120505588420444160,'exta-cards',1,1,0,X'69636b407d5c013cc42effd49f81497105ab634d3edd6cfd09a99dc9b1a74247','jokers=yes throws=0 limit=300 bad=chance',1795956371165,0,0,0,1,20,replace('format 2\nsecret 9d2b000000000000000000000000000000000000000000000000000000000000\nplayer player16 corpus\ndrawn player17 h7uidn8wqhem\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120505732771610625,120505732771610624,'last-one',2,1,10,X'987e4ee5ced1173cf9cbae988aa80b69f9bfbddf4b7f3d3949e4094376b3e444','mode=quick points=200 pairs=no limit=600',1795956405581,0,0,0,1,21,replace('format 2\nsecret 9e2b000000000000000000000000000000000000000000000000000000000000\nplayer player18 corpus\ndrawn player19 63g7jxyeih5w\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120505885352001537,120505885352001536,'extreme-last-card',1,1,10,X'bf6cb84f0873048cbab070e35e6798a16505a1b1e954c29a26f53187a84a3315','hand=7 draw=free limit=400',1795956441959,0,0,0,1,22,replace('format 2\nsecret 9f2b000000000000000000000000000000000000000000000000000000000000\ndrawn player20 jrunezgqnk9c\ndrawn player21 qqpqa8jfph4i\ndrawn player22 uyfjf9sawjq3\ndrawn player23 achg3jzrp5bt\ndrawn player24 3b3qrc4389kc\ndrawn player25 v9nhqcenuk3s\ndrawn player26 ynn9xgaznd7m\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120506037236137985,120506037236137984,'palace',1,1,10,X'f64044b259d430d858a48b98757f4b6d68985bf9b67fc2e95e09221c8ca31552','tie=coin bomb=pile limit=1000',1795956478171,0,0,0,1,23,replace('format 2\nsecret a02b000000000000000000000000000000000000000000000000000000000000\ndrawn player27 wmrf7nn22nyz\ndrawn player28 66xx8xza6rea\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120506169461571585,120506169461571584,'switch',1,1,10,X'64e562c9b5b5fd4b3b3b2cc289edeb6127dd016df0f4963950d6cbab95b29f6e','mistakes=casual run-chain=no ace-penalty=full announce=casual limit=800',1795956509696,0,0,0,1,24,replace('format 2\nsecret a12b000000000000000000000000000000000000000000000000000000000000\nplayer player29 corpus\ndrawn player30 f4trkiucb5fb\ndrawn player31 4spffggf9chg\ndrawn player32 2zk7h64frbap\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120506349711785985,120506349711785984,'exta-cards',1,1,10,X'a65db1a6f21c6c07e04cd47352aab7badfddfac77e5dfbbbb6d9c56f354cc065','jokers=yes throws=20 limit=300 bad=1',1795956552671,0,0,0,1,25,replace('format 2\nsecret a22b000000000000000000000000000000000000000000000000000000000000\ndrawn player33 evaji8usf6d4\ndrawn player34 4ammh9zi8uiy\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120506476941803521,120506476941803520,'last-one',2,0,0,X'6f430d7e482e9c128eb0e724a367fb60f26e2bdbe76b928efaffb66f0c3a3d9c','mode=points points=200 pairs=no limit=600',1795956583005,0,0,0,1,26,replace('format 2\nsecret a32b000000000000000000000000000000000000000000000000000000000000\ndrawn player35 xuw3rsz3rpyy\ndrawn player36 ir426b88b94v\ndrawn bot-ada fd3gyncxn79r\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120506653270343681,120506653270343680,'extreme-last-card',1,0,0,X'c4ca38045cb16cdde80b7c816115cf86df6beb26187bf2521497e34797d928b5','hand=6 draw=must-play limit=400',1795956625045,0,0,0,1,27,replace('format 2\nsecret ab2b000000000000000000000000000000000000000000000000000000000000\ndrawn player37 y6nadnjcb5as\ndrawn player38 uasp39vy6isi\ndrawn bot-ada zbdejc27y66r\ndrawn bot-blaise z5eskn786b8d\ndrawn bot-cleo wmvjng7b6fab\ndrawn bot-dora nast39efvmam\ndrawn bot-emil 83m4ekgqsfuz\ndrawn bot-fay 8dtw95n4ffq7\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120506852948574209,120506852948574208,'palace',1,0,0,X'f8cd4b883f6581e0843d29f94a0867bde6b74c5018e4ab8dbca90c45a5bf7e42','tie=coin bomb=pile limit=1000',1795956672652,0,0,0,1,28,replace('format 2\nsecret bd2b000000000000000000000000000000000000000000000000000000000000\ndrawn player39 7ueesmx2jbwf\ndrawn player40 nvafn949ppiv\ndrawn bot-ada xn6zckkfxmib\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120507017994436609,120507017994436608,'switch',1,0,0,X'0bcceb693f5c67963aa47af876e79893d039e6c2f2e39fae2607da058a60e168','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1795956712002,0,0,0,1,29,replace('format 2\nsecret c62b000000000000000000000000000000000000000000000000000000000000\nplayer player41 corpus\ndrawn player42 3c8334pkgauw\ndrawn bot-ada nsjwyyzcd76x\ndrawn bot-blaise 8v4aif6a8tq4\ndrawn bot-cleo ts7iu2bremqb\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120507203210706945,120507203210706944,'exta-cards',1,1,0,X'c75f31a3bff900fd1994bdbaaf81f1d59dcde60e37456b52cfe65645b28892ef','jokers=no throws=20 limit=300 bad=chance',1795956756161,0,0,0,1,30,replace('format 2\nsecret d52b000000000000000000000000000000000000000000000000000000000000\ndrawn player43 6b9tdtrgjust\ndrawn player44 9nw55d8wdhpk\n','\n',char(10)),'',0,0);
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
INSERT INTO seat VALUES(120480543539200005,0,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(120480543539200005,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120483423818088449,0,120483423818088450,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120483423818088449,1,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120483423818088449,2,101,'player1',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(120485394184667137,0,902,'guest2',1,0,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120485394184667137,1,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(120485394184667137,2,100,'player0',0,0,4,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120485394184667137,3,903,'guest3',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120487111173341185,0,101,'player1',0,0,2,-1,1,-10,-10,1,0);
INSERT INTO seat VALUES(120487111173341185,1,100,'player0',0,0,1,1,0,20,10,1,0);
INSERT INTO seat VALUES(120489074640289793,0,120489074640289794,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(120489074640289793,1,100,'player0',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120489074640289793,2,101,'player1',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120489577356984321,0,100,'player0',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120489577356984321,1,903,'guest3',1,0,2,-1,0,0,0,1,0);
INSERT INTO seat VALUES(120489577356984321,2,901,'guest1',1,0,1,1,0,0,0,1,0);
INSERT INTO seat VALUES(120489577356984321,3,902,'guest2',1,0,4,-1,1,0,0,1,0);
INSERT INTO seat VALUES(120490678856712193,0,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120490678856712193,1,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(120493308517548033,0,120493308517548034,'bot-ada',2,1,2,0,0,0,0,0,0);
INSERT INTO seat VALUES(120493308517548033,1,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(120493308517548033,2,101,'player1',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(120495457855078401,0,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(120495457855078401,1,903,'guest3',1,0,2,0,0,0,0,0,0);
INSERT INTO seat VALUES(120495457855078401,2,902,'guest2',1,0,4,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120495457855078401,3,901,'guest1',1,0,3,0,0,0,0,0,0);
INSERT INTO seat VALUES(120496937060270081,0,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120496937060270081,1,101,'player1',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(120498696939896833,0,101,'player1',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(120498696939896833,1,120498696939896834,'bot-ada',2,1,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120498696939896833,2,100,'player0',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120500096549781505,0,903,'guest3',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120500096549781505,1,100,'player0',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120500096549781505,2,901,'guest1',1,0,0,0,1,0,0,0,0);
INSERT INTO seat VALUES(120500096549781505,3,902,'guest2',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120502538100277249,0,101,'player1',0,0,2,-1,0,-10,-10,0,0);
INSERT INTO seat VALUES(120502538100277249,1,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120503965124132865,0,100,'player0',0,0,1,1,0,20,0,0,0);
INSERT INTO seat VALUES(120503965124132865,1,101,'player1',0,0,2,-1,1,-10,0,0,0);
INSERT INTO seat VALUES(120504398609645569,0,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(120504398609645569,1,100,'player0',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120504820153974785,0,120504820153974787,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504820153974785,1,108,'player8',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120504820153974785,2,120504820153974786,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120504820153974785,3,109,'player9',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505003201789953,0,120505003201789955,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505003201789953,1,120505003201789956,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505003201789953,2,110,'player10',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505003201789953,3,120505003201789954,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505003201789953,4,120505003201789957,'bot-dora',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505003201789953,5,111,'player11',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505197888798721,0,113,'player13',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505197888798721,1,120505197888798723,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505197888798721,2,120505197888798722,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505197888798721,3,112,'player12',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505406123409409,0,120505406123409410,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505406123409409,1,114,'player14',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505406123409409,2,115,'player15',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120505588420444161,0,117,'player17',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505588420444161,1,116,'player16',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505732771610625,0,119,'player19',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505732771610625,1,118,'player18',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505885352001537,0,122,'player22',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505885352001537,1,123,'player23',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505885352001537,2,126,'player26',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505885352001537,3,124,'player24',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505885352001537,4,120,'player20',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505885352001537,5,125,'player25',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120505885352001537,6,121,'player21',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506037236137985,0,127,'player27',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506037236137985,1,128,'player28',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506169461571585,0,131,'player31',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506169461571585,1,129,'player29',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506169461571585,2,130,'player30',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506169461571585,3,132,'player32',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506349711785985,0,134,'player34',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506349711785985,1,133,'player33',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506476941803521,0,135,'player35',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120506476941803521,1,120506476941803522,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506476941803521,2,136,'player36',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120506653270343681,0,120506653270343685,'bot-dora',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506653270343681,1,137,'player37',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120506653270343681,2,120506653270343687,'bot-fay',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506653270343681,3,120506653270343686,'bot-emil',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506653270343681,4,120506653270343684,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506653270343681,5,120506653270343683,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506653270343681,6,138,'player38',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120506653270343681,7,120506653270343682,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120506852948574209,0,140,'player40',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120506852948574209,1,139,'player39',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120506852948574209,2,120506852948574210,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120507017994436609,0,120507017994436610,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120507017994436609,1,141,'player41',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120507017994436609,2,120507017994436611,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120507017994436609,3,142,'player42',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120507017994436609,4,120507017994436612,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120507203210706945,0,143,'player43',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120507203210706945,1,144,'player44',0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(2,1,120480543539200005,1,20,'bet','',1795950400000);
INSERT INTO entry VALUES(2,2,120480543539200005,1,-20,'pot','',1795951025712);
INSERT INTO entry VALUES(2,3,120487111173341185,1,20,'bet','',1795951965846);
INSERT INTO entry VALUES(2,4,120487111173341185,1,-20,'pot','',1795952372973);
INSERT INTO entry VALUES(2,5,120490678856712193,1,20,'bet','',1795952816448);
INSERT INTO entry VALUES(2,6,120490678856712193,1,-20,'pot','',1795953382408);
INSERT INTO entry VALUES(2,7,120496937060270081,1,20,'bet','',1795954308520);
INSERT INTO entry VALUES(2,8,120496937060270081,1,-20,'pot','',1795954667108);
INSERT INTO entry VALUES(2,9,120502538100277249,1,20,'bet','',1795955643912);
INSERT INTO entry VALUES(2,10,120502538100277249,1,-20,'pot','',1795955921916);
INSERT INTO entry VALUES(2,11,120505732771610625,1,20,'bet','',1795956405581);
INSERT INTO entry VALUES(2,12,120505885352001537,1,70,'bet','',1795956441959);
INSERT INTO entry VALUES(2,13,120506037236137985,1,20,'bet','',1795956478171);
INSERT INTO entry VALUES(2,14,120506169461571585,1,40,'bet','',1795956509696);
INSERT INTO entry VALUES(2,15,120506349711785985,1,20,'bet','',1795956552671);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(100,2,120480543539200005,1,-10,'bet','',1795950400000);
INSERT INTO entry VALUES(100,3,120480543539200005,0,-10,'loss','',1795951085712);
INSERT INTO entry VALUES(100,4,120487111173341185,1,-10,'bet','',1795951965846);
INSERT INTO entry VALUES(100,5,120487111173341185,0,20,'win','',1795952372973);
INSERT INTO entry VALUES(100,6,120487111173341185,1,20,'pot','',1795952372973);
INSERT INTO entry VALUES(100,7,120490678856712193,1,-10,'bet','',1795952816448);
INSERT INTO entry VALUES(100,8,120490678856712193,0,-10,'loss','',1795953442408);
INSERT INTO entry VALUES(100,9,120496937060270081,1,-10,'bet','',1795954308520);
INSERT INTO entry VALUES(100,10,120496937060270081,0,20,'win','',1795954667108);
INSERT INTO entry VALUES(100,11,120496937060270081,1,20,'pot','',1795954667108);
INSERT INTO entry VALUES(100,12,120502538100277249,1,-10,'bet','',1795955643912);
INSERT INTO entry VALUES(100,13,120502538100277249,0,20,'win','',1795955921916);
INSERT INTO entry VALUES(100,14,120502538100277249,1,20,'pot','',1795955921916);
INSERT INTO entry VALUES(100,15,120503965124132865,0,20,'win','',1795956026492);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(101,2,120480543539200005,1,-10,'bet','',1795950400000);
INSERT INTO entry VALUES(101,3,120480543539200005,0,20,'win','',1795951025712);
INSERT INTO entry VALUES(101,4,120480543539200005,1,20,'pot','',1795951025712);
INSERT INTO entry VALUES(101,5,120487111173341185,1,-10,'bet','',1795951965846);
INSERT INTO entry VALUES(101,6,120487111173341185,0,-10,'loss','',1795952432973);
INSERT INTO entry VALUES(101,7,120490678856712193,1,-10,'bet','',1795952816448);
INSERT INTO entry VALUES(101,8,120490678856712193,0,20,'win','',1795953382408);
INSERT INTO entry VALUES(101,9,120490678856712193,1,20,'pot','',1795953382408);
INSERT INTO entry VALUES(101,10,120496937060270081,1,-10,'bet','',1795954308520);
INSERT INTO entry VALUES(101,11,120496937060270081,0,-10,'loss','',1795954667108);
INSERT INTO entry VALUES(101,12,120502538100277249,1,-10,'bet','',1795955643912);
INSERT INTO entry VALUES(101,13,120502538100277249,0,-10,'loss','',1795955921916);
INSERT INTO entry VALUES(101,14,120503965124132865,0,-10,'loss','',1795956086492);
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
INSERT INTO entry VALUES(118,2,120505732771610625,1,-10,'bet','',1795956405581);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(119,2,120505732771610625,1,-10,'bet','',1795956405581);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(120,2,120505885352001537,1,-10,'bet','',1795956441959);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(121,2,120505885352001537,1,-10,'bet','',1795956441959);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(122,2,120505885352001537,1,-10,'bet','',1795956441959);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(123,2,120505885352001537,1,-10,'bet','',1795956441959);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(124,2,120505885352001537,1,-10,'bet','',1795956441959);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(125,2,120505885352001537,1,-10,'bet','',1795956441959);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(126,2,120505885352001537,1,-10,'bet','',1795956441959);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(127,2,120506037236137985,1,-10,'bet','',1795956478171);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(128,2,120506037236137985,1,-10,'bet','',1795956478171);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(129,2,120506169461571585,1,-10,'bet','',1795956509696);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(130,2,120506169461571585,1,-10,'bet','',1795956509696);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(131,2,120506169461571585,1,-10,'bet','',1795956509696);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(132,2,120506169461571585,1,-10,'bet','',1795956509696);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(133,2,120506349711785985,1,-10,'bet','',1795956552671);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1795950400000);
INSERT INTO entry VALUES(134,2,120506349711785985,1,-10,'bet','',1795956552671);
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
INSERT INTO score VALUES(100,'exta-cards',120502538100277249,1795955921916,1795955921916,20,1,1);
INSERT INTO score VALUES(100,'exta-cards',120503965124132865,1795956026492,1795956026492,20,1,1);
INSERT INTO score VALUES(100,'extreme-last-card',120487111173341185,1795952372973,1795952372973,20,1,1);
INSERT INTO score VALUES(100,'last-one',120480543539200005,1795951025712,1795951085712,-10,1,-1);
INSERT INTO score VALUES(100,'palace',120490678856712193,1795953382408,1795953442408,-10,1,-1);
INSERT INTO score VALUES(100,'switch',120496937060270081,1795954667108,1795954667108,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',120502538100277249,1795955921916,1795955921916,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',120503965124132865,1795956026492,1795956086492,-10,1,-1);
INSERT INTO score VALUES(101,'extreme-last-card',120487111173341185,1795952372973,1795952432973,-10,1,-1);
INSERT INTO score VALUES(101,'last-one',120480543539200005,1795951025712,1795951025712,20,1,1);
INSERT INTO score VALUES(101,'palace',120490678856712193,1795953382408,1795953382408,20,1,1);
INSERT INTO score VALUES(101,'switch',120496937060270081,1795954667108,1795954667108,-10,1,-1);
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
INSERT INTO audit VALUES(120502282247733248,1795955582912,'player0','void','table 12','game 12: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,120480543539200005,1,1795950400000,11000005,'move 2 play R4');
INSERT INTO journal VALUES(2,1,120480543539200005,2,1795950401693,11000006,'move 1 play R4');
INSERT INTO journal VALUES(3,2,120480543539200005,3,1795950403167,11000007,'move 2 draw');
INSERT INTO journal VALUES(4,3,120480543539200005,4,1795950406048,11000008,'move 1 draw');
INSERT INTO journal VALUES(5,4,120480543539200005,5,1795950409331,11000009,'move 2 play R5');
INSERT INTO journal VALUES(6,5,120480543539200005,6,1795950410543,11000010,'move 1 play Y5');
INSERT INTO journal VALUES(7,6,120480543539200005,7,1795950414045,11000011,'move 2 play Y+2');
INSERT INTO journal VALUES(8,7,120480543539200005,8,1795950417621,11000012,'move 1 take');
INSERT INTO journal VALUES(9,8,120480543539200005,9,1795950477621,0,'timeout 2');
INSERT INTO journal VALUES(10,9,120480543539200005,10,1795950477621,0,'auto 2 play Y7');
INSERT INTO journal VALUES(11,10,120480543539200005,11,1795950481615,11000013,'move 1 play G7');
INSERT INTO journal VALUES(12,11,120480543539200005,12,1795950486417,11000014,'move 2 play J color Y');
INSERT INTO journal VALUES(13,12,120480543539200005,13,1795950488359,11000015,'move 1 draw');
INSERT INTO journal VALUES(14,13,120480543539200005,14,1795950490605,11000016,'move 2 play J color B');
INSERT INTO journal VALUES(15,14,120480543539200005,15,1795950494768,11000017,'move 1 draw');
INSERT INTO journal VALUES(16,15,120480543539200005,16,1795950497398,11000018,'move 2 last');
INSERT INTO journal VALUES(17,16,120480543539200005,17,1795950497398,0,'hash 43f30bcf58592988cf94104114c64583');
INSERT INTO journal VALUES(18,17,120480543539200005,18,1795950501528,11000019,'move 2 draw');
INSERT INTO journal VALUES(19,18,120480543539200005,19,1795950503715,11000020,'move 2 play B4');
INSERT INTO journal VALUES(20,19,120480543539200005,20,1795950504871,11000021,'move 1 play B6');
INSERT INTO journal VALUES(21,20,120480543539200005,21,1795950506794,11000022,'move 2 draw');
INSERT INTO journal VALUES(22,21,120480543539200005,22,1795950510776,11000023,'move 1 play B9');
INSERT INTO journal VALUES(23,22,120480543539200005,23,1795950512971,11000024,'move 2 draw');
INSERT INTO journal VALUES(24,23,120480543539200005,24,1795950517488,11000025,'move 1 draw');
INSERT INTO journal VALUES(25,24,120480543539200005,25,1795950520471,11000026,'move 2 draw');
INSERT INTO journal VALUES(26,25,120480543539200005,26,1795950524906,11000027,'move 1 play B1');
INSERT INTO journal VALUES(27,26,120480543539200005,27,1795950526672,11000028,'move 2 draw');
INSERT INTO journal VALUES(28,27,120480543539200005,28,1795950530776,11000029,'move 2 play B7');
INSERT INTO journal VALUES(29,28,120480543539200005,29,1795950534167,11000030,'move 1 draw');
INSERT INTO journal VALUES(30,29,120480543539200005,30,1795950536801,11000031,'move 2 draw');
INSERT INTO journal VALUES(31,30,120480543539200005,31,1795950540799,11000032,'move 1 draw');
INSERT INTO journal VALUES(32,31,120480543539200005,32,1795950544101,11000033,'move 2 draw');
INSERT INTO journal VALUES(33,32,120480543539200005,33,1795950547657,11000034,'move 1 draw');
INSERT INTO journal VALUES(34,33,120480543539200005,34,1795950547657,0,'hash 7ac6ef6b09beed53db09a6f34bd15ecc');
INSERT INTO journal VALUES(35,34,120480543539200005,35,1795950551467,11000035,'move 1 pass');
INSERT INTO journal VALUES(36,35,120480543539200005,36,1795950554293,11000036,'move 2 draw');
INSERT INTO journal VALUES(37,36,120480543539200005,37,1795950555738,11000037,'move 1 play J color G');
INSERT INTO journal VALUES(38,37,120480543539200005,38,1795950556750,11000038,'move 2 draw');
INSERT INTO journal VALUES(39,38,120480543539200005,39,1795950597834,11000039,'move 1 draw');
INSERT INTO journal VALUES(40,39,120480543539200005,40,1795950601734,11000040,'move 2 play G8');
INSERT INTO journal VALUES(41,40,120480543539200005,41,1795950603521,11000041,'move 1 play G1');
INSERT INTO journal VALUES(42,41,120480543539200005,42,1795950645978,11000042,'move 2 draw');
INSERT INTO journal VALUES(43,42,120480543539200005,43,1795950647344,11000043,'move 1 play G5');
INSERT INTO journal VALUES(44,43,120480543539200005,44,1795950707344,0,'timeout 2');
INSERT INTO journal VALUES(45,44,120480543539200005,45,1795950707344,0,'auto 2 play G3');
INSERT INTO journal VALUES(46,45,120480543539200005,46,1795950711062,11000044,'move 1 play G4');
INSERT INTO journal VALUES(47,46,120480543539200005,47,1795950771062,0,'timeout 2');
INSERT INTO journal VALUES(48,47,120480543539200005,48,1795950771062,0,'auto 2 play G3');
INSERT INTO journal VALUES(49,48,120480543539200005,49,1795951025712,0,'timeout 1');
INSERT INTO journal VALUES(50,49,120480543539200005,50,1795951025712,0,'auto 1 play GS');
INSERT INTO journal VALUES(51,50,120480543539200005,51,1795951025712,0,'hash b73167ecd97a8410529200c000b6bfa9');
INSERT INTO journal VALUES(52,51,120480543539200005,52,1795951025712,0,'leave 1 away');
INSERT INTO journal VALUES(53,52,120480543539200005,53,1795951025712,0,'hash 3369169856fa4ed904d1fe5aaab38387');
INSERT INTO journal VALUES(54,53,120480543539200005,54,1795951085712,0,'voted 1 forgive');
INSERT INTO journal VALUES(55,0,120483423818088449,1,1795951086712,11000052,'move 3 play BS');
INSERT INTO journal VALUES(56,55,120483423818088449,2,1795951088893,0,'move 1 play B2');
INSERT INTO journal VALUES(57,56,120483423818088449,3,1795951093893,11000053,'move 3 play B9');
INSERT INTO journal VALUES(58,57,120483423818088449,4,1795951098152,11000054,'move 2 play B8');
INSERT INTO journal VALUES(59,58,120483423818088449,5,1795951101397,0,'move 1 play Y8');
INSERT INTO journal VALUES(60,59,120483423818088449,6,1795951106397,11000055,'move 3 play Y5');
INSERT INTO journal VALUES(61,60,120483423818088449,7,1795951110951,11000056,'move 2 play Y1');
INSERT INTO journal VALUES(62,61,120483423818088449,8,1795951115817,0,'move 1 play YS');
INSERT INTO journal VALUES(63,62,120483423818088449,9,1795951120817,11000057,'move 2 play Y+2');
INSERT INTO journal VALUES(64,63,120483423818088449,10,1795951122717,0,'move 1 play R+2');
INSERT INTO journal VALUES(65,64,120483423818088449,11,1795951127007,11000058,'move 3 take');
INSERT INTO journal VALUES(66,65,120483423818088449,12,1795951131242,11000059,'move 2 play R7');
INSERT INTO journal VALUES(67,66,120483423818088449,13,1795951134934,0,'move 1 play G7');
INSERT INTO journal VALUES(68,67,120483423818088449,14,1795951195934,0,'timeout 3');
INSERT INTO journal VALUES(69,68,120483423818088449,15,1795951195934,0,'auto 3 play GV');
INSERT INTO journal VALUES(70,69,120483423818088449,16,1795951197748,0,'move 1 play GS last');
INSERT INTO journal VALUES(71,70,120483423818088449,17,1795951197748,0,'hash 79eddb1c67bd38cb9987c82b8a780e8d');
INSERT INTO journal VALUES(72,71,120483423818088449,18,1795951200934,11000060,'move 3 draw');
INSERT INTO journal VALUES(73,72,120483423818088449,19,1795951203203,0,'move 1 draw');
INSERT INTO journal VALUES(74,73,120483423818088449,20,1795951208203,11000061,'move 2 play G3');
INSERT INTO journal VALUES(75,74,120483423818088449,21,1795951210968,11000062,'move 3 draw');
INSERT INTO journal VALUES(76,75,120483423818088449,22,1795951215449,11000063,'move 3 play J color R');
INSERT INTO journal VALUES(77,76,120483423818088449,23,1795951219432,0,'move 1 draw');
INSERT INTO journal VALUES(78,77,120483423818088449,24,1795951224432,0,'move 1 play J+4 color B');
INSERT INTO journal VALUES(79,78,120483423818088449,25,1795951224432,11000064,'move 2 take');
INSERT INTO journal VALUES(80,79,120483423818088449,26,1795951226221,11000065,'move 3 play B4');
INSERT INTO journal VALUES(81,80,120483423818088449,27,1795951229689,0,'move 1 play B3');
INSERT INTO journal VALUES(82,81,120483423818088449,28,1795951290689,0,'timeout 2');
INSERT INTO journal VALUES(83,82,120483423818088449,29,1795951290689,0,'auto 2 play B+2');
INSERT INTO journal VALUES(84,83,120483423818088449,30,1795951290689,11000066,'move 3 take');
INSERT INTO journal VALUES(85,84,120483423818088449,31,1795951295643,0,'move 1 draw');
INSERT INTO journal VALUES(86,85,120483423818088449,32,1795951300643,11000067,'move 2 play R+2');
INSERT INTO journal VALUES(87,86,120483423818088449,33,1795951305532,11000068,'move 3 take');
INSERT INTO journal VALUES(88,87,120483423818088449,34,1795951305532,0,'hash 3eb7d863884bfefdee96ef7d284c4c68');
INSERT INTO journal VALUES(89,88,120483423818088449,35,1795951309171,0,'move 1 draw');
INSERT INTO journal VALUES(90,89,120483423818088449,36,1795951370171,0,'move 1 play B+2');
INSERT INTO journal VALUES(91,90,120483423818088449,37,1795951370171,11000069,'move 2 take');
INSERT INTO journal VALUES(92,91,120483423818088449,38,1795951371586,11000070,'move 3 play B1');
INSERT INTO journal VALUES(93,92,120483423818088449,39,1795951374230,0,'move 1 draw');
INSERT INTO journal VALUES(94,93,120483423818088449,40,1795951379230,0,'move 1 play J+4 color Y');
INSERT INTO journal VALUES(95,94,120483423818088449,41,1795951379230,11000071,'move 2 take');
INSERT INTO journal VALUES(96,95,120483423818088449,42,1795951382748,11000072,'move 3 play YV');
INSERT INTO journal VALUES(97,96,120483423818088449,43,1795951385421,11000073,'move 2 play Y7');
INSERT INTO journal VALUES(98,97,120483423818088449,44,1795951388692,0,'move 1 play Y6 last');
INSERT INTO journal VALUES(99,98,120483423818088449,45,1795951393692,11000074,'move 3 play R6');
INSERT INTO journal VALUES(100,99,120483423818088449,46,1795951396144,11000075,'move 2 play R5');
INSERT INTO journal VALUES(101,100,120483423818088449,47,1795951398488,0,'move 1 draw');
INSERT INTO journal VALUES(102,101,120483423818088449,48,1795951403488,0,'move 1 play B5 last');
INSERT INTO journal VALUES(103,102,120483423818088449,49,1795951403488,11000076,'move 3 play R5');
INSERT INTO journal VALUES(104,103,120483423818088449,50,1795951407314,11000077,'move 2 play R9');
INSERT INTO journal VALUES(105,104,120483423818088449,51,1795951407314,0,'hash 9eadc931269dbc30c23430cf25ba029e');
INSERT INTO journal VALUES(106,105,120483423818088449,52,1795951409317,0,'move 1 draw');
INSERT INTO journal VALUES(107,106,120483423818088449,53,1795951414317,0,'move 1 play R2');
INSERT INTO journal VALUES(108,107,120483423818088449,54,1795951414317,11000078,'move 3 play RV');
INSERT INTO journal VALUES(109,108,120483423818088449,55,1795951415653,0,'move 1 draw');
INSERT INTO journal VALUES(110,109,120483423818088449,56,1795951420653,11000079,'move 2 play RS');
INSERT INTO journal VALUES(111,110,120483423818088449,57,1795951424573,0,'move 1 draw');
INSERT INTO journal VALUES(112,111,120483423818088449,58,1795951429573,11000080,'move 2 play R3');
INSERT INTO journal VALUES(113,112,120483423818088449,59,1795951434521,11000081,'move 3 play R0');
INSERT INTO journal VALUES(114,113,120483423818088449,60,1795951438881,0,'move 1 play Y0');
INSERT INTO journal VALUES(115,114,120483423818088449,61,1795951443881,11000082,'move 2 draw');
INSERT INTO journal VALUES(116,115,120483423818088449,62,1795951448694,11000083,'move 3 play Y5');
INSERT INTO journal VALUES(117,116,120483423818088449,63,1795951452550,0,'move 1 play Y6 last');
INSERT INTO journal VALUES(118,117,120483423818088449,64,1795951457550,11000084,'move 2 play G6');
INSERT INTO journal VALUES(119,118,120483423818088449,65,1795951460865,11000085,'move 3 play B6');
INSERT INTO journal VALUES(120,119,120483423818088449,66,1795951462429,0,'move 1 draw');
INSERT INTO journal VALUES(121,120,120483423818088449,67,1795951466975,11000086,'move 2 draw');
INSERT INTO journal VALUES(122,121,120483423818088449,68,1795951466975,0,'hash 6e50d8f986111adc14833035af2ed9af');
INSERT INTO journal VALUES(123,122,120483423818088449,69,1795951470844,11000087,'move 3 play J color R');
INSERT INTO journal VALUES(124,123,120483423818088449,70,1795951471999,0,'move 1 play RV last');
INSERT INTO journal VALUES(125,124,120483423818088449,71,1795951476999,11000088,'move 3 play R1 last');
INSERT INTO journal VALUES(126,125,120483423818088449,72,1795951481699,11000089,'move 2 draw');
INSERT INTO journal VALUES(127,126,120483423818088449,73,1795951485658,0,'move 1 draw');
INSERT INTO journal VALUES(128,127,120483423818088449,74,1795951490658,0,'move 1 play R1');
INSERT INTO journal VALUES(129,128,120483423818088449,75,1795951490658,11000090,'move 3 play R4');
INSERT INTO journal VALUES(130,129,120483423818088449,76,1795951490658,0,'hash af22e2e714b74c1fdbd6c343fe13e52c');
INSERT INTO journal VALUES(131,0,120485394184667137,1,1795951556484,11000101,'move 4 play Y7');
INSERT INTO journal VALUES(132,131,120485394184667137,2,1795951557564,11000102,'move 3 play B7');
INSERT INTO journal VALUES(133,132,120485394184667137,3,1795951559219,11000103,'move 2 play R7');
INSERT INTO journal VALUES(134,133,120485394184667137,4,1795951562721,11000104,'move 1 play R8');
INSERT INTO journal VALUES(135,134,120485394184667137,5,1795951566205,11000105,'move 4 play R2');
INSERT INTO journal VALUES(136,135,120485394184667137,6,1795951569871,11000106,'move 3 play R7');
INSERT INTO journal VALUES(137,136,120485394184667137,7,1795951573074,11000107,'move 2 play R3');
INSERT INTO journal VALUES(138,137,120485394184667137,8,1795951617262,11000108,'move 1 play J+4 color G');
INSERT INTO journal VALUES(139,138,120485394184667137,9,1795951619918,11000109,'move 4 lie');
INSERT INTO journal VALUES(140,139,120485394184667137,10,1795951679918,0,'timeout 4');
INSERT INTO journal VALUES(141,140,120485394184667137,11,1795951679918,0,'auto 4 play G9');
INSERT INTO journal VALUES(142,141,120485394184667137,12,1795951682912,11000110,'move 3 play Y9');
INSERT INTO journal VALUES(143,142,120485394184667137,13,1795951685549,11000111,'move 2 play J color G');
INSERT INTO journal VALUES(144,143,120485394184667137,14,1795951689884,11000112,'move 1 play G7');
INSERT INTO journal VALUES(145,144,120485394184667137,15,1795951694254,11000113,'move 4 play G+2');
INSERT INTO journal VALUES(146,145,120485394184667137,16,1795951695259,11000114,'move 3 take');
INSERT INTO journal VALUES(147,146,120485394184667137,17,1795951695259,0,'hash 92601bca598268a4b9ff0304fde563c2');
INSERT INTO journal VALUES(148,147,120485394184667137,18,1795951698666,11000115,'move 2 play G1');
INSERT INTO journal VALUES(149,148,120485394184667137,19,1795951758666,0,'timeout 1');
INSERT INTO journal VALUES(150,149,120485394184667137,20,1795951758666,0,'auto 1 play G9');
INSERT INTO journal VALUES(151,150,120485394184667137,21,1795951763135,11000116,'move 4 play G4');
INSERT INTO journal VALUES(152,151,120485394184667137,22,1795951767321,11000117,'move 3 draw');
INSERT INTO journal VALUES(153,152,120485394184667137,23,1795951771982,11000118,'move 2 draw');
INSERT INTO journal VALUES(154,153,120485394184667137,24,1795951774774,11000119,'move 2 play G8');
INSERT INTO journal VALUES(155,154,120485394184667137,25,1795951777302,11000120,'move 1 play G6');
INSERT INTO journal VALUES(156,155,120485394184667137,26,1795951782159,11000121,'move 4 draw');
INSERT INTO journal VALUES(157,156,120485394184667137,27,1795951784939,11000122,'move 3 play B6');
INSERT INTO journal VALUES(158,157,120485394184667137,28,1795951788834,11000123,'move 2 play B8');
INSERT INTO journal VALUES(159,158,120485394184667137,29,1795951792019,11000124,'move 1 play BS');
INSERT INTO journal VALUES(160,159,120485394184667137,30,1795951796785,11000125,'move 3 play B0');
INSERT INTO journal VALUES(161,160,120485394184667137,31,1795951801756,11000126,'move 2 last');
INSERT INTO journal VALUES(162,161,120485394184667137,32,1795951804647,11000127,'move 2 play B5');
INSERT INTO journal VALUES(163,162,120485394184667137,33,1795951808307,11000128,'move 1 play B5');
INSERT INTO journal VALUES(164,163,120485394184667137,34,1795951808307,0,'hash a5f104e0026f608023534a8b7fb116b4');
INSERT INTO journal VALUES(165,164,120485394184667137,35,1795951809988,11000129,'move 4 play B4');
INSERT INTO journal VALUES(166,165,120485394184667137,36,1795951812615,11000130,'move 3 draw');
INSERT INTO journal VALUES(167,166,120485394184667137,37,1795951814337,11000131,'move 2 draw');
INSERT INTO journal VALUES(168,167,120485394184667137,38,1795951817259,11000132,'move 1 play J color Y');
INSERT INTO journal VALUES(169,168,120485394184667137,39,1795951820589,11000133,'move 4 draw');
INSERT INTO journal VALUES(170,169,120485394184667137,40,1795951823772,11000134,'move 3 play Y5');
INSERT INTO journal VALUES(171,170,120485394184667137,41,1795951825658,11000135,'move 2 last');
INSERT INTO journal VALUES(172,171,120485394184667137,42,1795951883772,0,'timeout 2');
INSERT INTO journal VALUES(173,172,120485394184667137,43,1795951883772,0,'auto 2 play Y2');
INSERT INTO journal VALUES(174,173,120485394184667137,44,1795951890915,11000136,'move 1 play Y7');
INSERT INTO journal VALUES(175,174,120485394184667137,45,1795951894937,11000137,'move 4 draw');
INSERT INTO journal VALUES(176,175,120485394184667137,46,1795951898650,11000138,'move 3 draw');
INSERT INTO journal VALUES(177,176,120485394184667137,47,1795951900740,11000139,'move 2 play Y9');
INSERT INTO journal VALUES(178,177,120485394184667137,48,1795951900740,0,'hash 32296f886afcc5a6bd1b1782f781f429');
INSERT INTO journal VALUES(179,0,120487111173341185,1,1795951965846,11000149,'move 1 play AH AC suit C');
INSERT INTO journal VALUES(180,179,120487111173341185,2,1795951970553,11000150,'move 2 play 4C');
INSERT INTO journal VALUES(181,180,120487111173341185,3,1795951973224,11000151,'move 1 play 9C');
INSERT INTO journal VALUES(182,181,120487111173341185,4,1795951975424,11000152,'move 2 play AS suit S');
INSERT INTO journal VALUES(183,182,120487111173341185,5,1795951978987,11000153,'move 1 draw');
INSERT INTO journal VALUES(184,183,120487111173341185,6,1795952038987,0,'timeout 2');
INSERT INTO journal VALUES(185,184,120487111173341185,7,1795952038987,0,'auto 2 play 7S 7D 7H');
INSERT INTO journal VALUES(186,185,120487111173341185,8,1795952044813,11000154,'move 1 play 9H');
INSERT INTO journal VALUES(187,186,120487111173341185,9,1795952049612,11000155,'move 2 play KH last');
INSERT INTO journal VALUES(188,187,120487111173341185,10,1795952052282,11000156,'move 1 play KC');
INSERT INTO journal VALUES(189,188,120487111173341185,11,1795952053496,11000157,'move 2 draw');
INSERT INTO journal VALUES(190,189,120487111173341185,12,1795952055630,11000158,'move 1 play 5C');
INSERT INTO journal VALUES(191,190,120487111173341185,13,1795952058975,11000159,'move 2 play 5S last');
INSERT INTO journal VALUES(192,191,120487111173341185,14,1795952118975,0,'timeout 1');
INSERT INTO journal VALUES(193,192,120487111173341185,15,1795952118975,0,'auto 1 take');
INSERT INTO journal VALUES(194,193,120487111173341185,16,1795952372973,0,'leave 1 away');
INSERT INTO journal VALUES(195,194,120487111173341185,17,1795952372973,0,'hash 1cadea2959297326d8e77f8eb9e5d8dd');
INSERT INTO journal VALUES(196,195,120487111173341185,18,1795952432973,0,'voted 1 forgive');
INSERT INTO journal VALUES(197,0,120489074640289793,1,1795952433973,11000167,'move 2 play 10H');
INSERT INTO journal VALUES(198,197,120489074640289793,2,1795952437213,0,'move 1 play 10S');
INSERT INTO journal VALUES(199,198,120489074640289793,3,1795952442213,11000168,'move 3 play JS');
INSERT INTO journal VALUES(200,199,120489074640289793,4,1795952446440,11000169,'move 2 play JC');
INSERT INTO journal VALUES(201,200,120489074640289793,5,1795952447997,11000170,'move 3 play 2C');
INSERT INTO journal VALUES(202,201,120489074640289793,6,1795952451554,0,'move 1 play 2S');
INSERT INTO journal VALUES(203,202,120489074640289793,7,1795952456554,11000171,'move 2 take');
INSERT INTO journal VALUES(204,203,120489074640289793,8,1795952460893,11000172,'move 3 draw');
INSERT INTO journal VALUES(205,204,120489074640289793,9,1795952462938,0,'move 1 play 8S to 2');
INSERT INTO journal VALUES(206,205,120489074640289793,10,1795952467938,11000173,'move 2 play AS AD AC suit C');
INSERT INTO journal VALUES(207,206,120489074640289793,11,1795952472010,11000174,'move 3 draw');
INSERT INTO journal VALUES(208,207,120489074640289793,12,1795952476735,0,'move 1 play JOKER suit C last');
INSERT INTO journal VALUES(209,208,120489074640289793,13,1795952481735,11000175,'move 2 play 5C');
INSERT INTO journal VALUES(210,209,120489074640289793,14,1795952486568,11000176,'move 3 take');
INSERT INTO journal VALUES(211,210,120489074640289793,15,1795952488863,0,'move 1 play 3C');
INSERT INTO journal VALUES(212,211,120489074640289793,16,1795952488863,0,'hash 74b93571249874cf8fb75d93a7066380');
INSERT INTO journal VALUES(213,0,120489577356984321,1,1795952553830,11000187,'move 3 play 4C 4S 4H');
INSERT INTO journal VALUES(214,213,120489577356984321,2,1795952555298,11000188,'move 4 play JC JS');
INSERT INTO journal VALUES(215,214,120489577356984321,3,1795952558343,11000189,'move 3 play AD suit C');
INSERT INTO journal VALUES(216,215,120489577356984321,4,1795952561153,11000190,'move 2 play 2C');
INSERT INTO journal VALUES(217,216,120489577356984321,5,1795952562446,11000191,'move 1 play 5H');
INSERT INTO journal VALUES(218,217,120489577356984321,6,1795952563941,11000192,'move 4 take');
INSERT INTO journal VALUES(219,218,120489577356984321,7,1795952566560,11000193,'move 3 play 2H 2S');
INSERT INTO journal VALUES(220,219,120489577356984321,8,1795952571047,11000194,'move 2 take');
INSERT INTO journal VALUES(221,220,120489577356984321,9,1795952575896,11000195,'move 1 play AS suit H');
INSERT INTO journal VALUES(222,221,120489577356984321,10,1795952578690,11000196,'move 4 draw');
INSERT INTO journal VALUES(223,222,120489577356984321,11,1795952582782,11000197,'move 3 draw');
INSERT INTO journal VALUES(224,223,120489577356984321,12,1795952585664,11000198,'move 2 play 9H 9C');
INSERT INTO journal VALUES(225,224,120489577356984321,13,1795952590266,11000199,'move 1 play KC');
INSERT INTO journal VALUES(226,225,120489577356984321,14,1795952593179,11000200,'move 4 play KS');
INSERT INTO journal VALUES(227,226,120489577356984321,15,1795952594697,11000201,'move 3 play 9S last');
INSERT INTO journal VALUES(228,227,120489577356984321,16,1795952598131,11000202,'move 2 play QS QH');
INSERT INTO journal VALUES(229,228,120489577356984321,17,1795952598131,0,'hash 198979fb966f1ca82769563f097b4633');
INSERT INTO journal VALUES(230,229,120489577356984321,18,1795952602880,11000203,'move 1 play 8H 8S to 3 last');
INSERT INTO journal VALUES(231,230,120489577356984321,19,1795952607672,11000204,'move 4 play 7S 7D');
INSERT INTO journal VALUES(232,231,120489577356984321,20,1795952650417,11000205,'move 3 play 6D last');
INSERT INTO journal VALUES(233,232,120489577356984321,21,1795952654155,11000206,'move 2 play 5D');
INSERT INTO journal VALUES(234,233,120489577356984321,22,1795952655467,11000207,'move 1 take');
INSERT INTO journal VALUES(235,234,120489577356984321,23,1795952658352,11000208,'move 4 play 3D 3S');
INSERT INTO journal VALUES(236,235,120489577356984321,24,1795952662229,11000209,'move 3 draw');
INSERT INTO journal VALUES(237,236,120489577356984321,25,1795952665298,11000210,'move 2 draw');
INSERT INTO journal VALUES(238,237,120489577356984321,26,1795952708298,11000211,'move 1 play 3H');
INSERT INTO journal VALUES(239,238,120489577356984321,27,1795952710854,11000212,'move 4 play JOKER suit C');
INSERT INTO journal VALUES(240,239,120489577356984321,28,1795952712689,11000213,'move 3 play 5C last');
INSERT INTO journal VALUES(241,240,120489577356984321,29,1795952714708,11000214,'move 2 take');
INSERT INTO journal VALUES(242,241,120489577356984321,30,1795952718463,11000215,'move 1 play 6C');
INSERT INTO journal VALUES(243,242,120489577356984321,31,1795952721086,11000216,'move 4 play 6S');
INSERT INTO journal VALUES(244,243,120489577356984321,32,1795952724695,11000217,'move 3 draw');
INSERT INTO journal VALUES(245,244,120489577356984321,33,1795952728009,11000218,'move 2 play AH suit D');
INSERT INTO journal VALUES(246,245,120489577356984321,34,1795952728009,0,'hash 6b9f76c29635435db0a7bdaa50d65472');
INSERT INTO journal VALUES(247,246,120489577356984321,35,1795952730861,11000219,'move 1 draw');
INSERT INTO journal VALUES(248,247,120489577356984321,36,1795952734519,11000220,'move 4 play 9D 10D');
INSERT INTO journal VALUES(249,248,120489577356984321,37,1795952739370,11000221,'leave 4');
INSERT INTO journal VALUES(250,249,120489577356984321,38,1795952739370,11000223,'move 2 play 2D');
INSERT INTO journal VALUES(251,250,120489577356984321,39,1795952741018,11000224,'move 1 take');
INSERT INTO journal VALUES(252,251,120489577356984321,40,1795952744362,11000225,'move 3 play KD last');
INSERT INTO journal VALUES(253,252,120489577356984321,41,1795952747214,11000226,'move 2 play QD');
INSERT INTO journal VALUES(254,253,120489577356984321,42,1795952749676,11000227,'move 1 play AC suit H');
INSERT INTO journal VALUES(255,254,120489577356984321,43,1795952753820,11000228,'move 3 play JH');
INSERT INTO journal VALUES(256,255,120489577356984321,44,1795952753820,0,'hash a51b786d34e681bb9d66839b2b7dd197');
INSERT INTO journal VALUES(257,0,120490678856712193,1,1795952816448,11000236,'move 1 keep 2S 10H AD');
INSERT INTO journal VALUES(258,257,120490678856712193,2,1795952818785,11000237,'move 2 keep 7D 9H AC');
INSERT INTO journal VALUES(259,258,120490678856712193,3,1795952823615,11000238,'move 1 play 4C');
INSERT INTO journal VALUES(260,259,120490678856712193,4,1795952825923,11000239,'move 2 play 9D');
INSERT INTO journal VALUES(261,260,120490678856712193,5,1795952828906,11000240,'move 1 play QC');
INSERT INTO journal VALUES(262,261,120490678856712193,6,1795952831086,11000241,'move 2 play 10S');
INSERT INTO journal VALUES(263,262,120490678856712193,7,1795952833181,11000242,'move 2 play 6S');
INSERT INTO journal VALUES(264,263,120490678856712193,8,1795952836916,11000243,'move 1 play 8C 8D');
INSERT INTO journal VALUES(265,264,120490678856712193,9,1795952841569,11000244,'move 2 play 7S');
INSERT INTO journal VALUES(266,265,120490678856712193,10,1795952846404,11000245,'move 1 take');
INSERT INTO journal VALUES(267,266,120490678856712193,11,1795952889282,11000246,'move 2 play 7H');
INSERT INTO journal VALUES(268,267,120490678856712193,12,1795952892422,11000247,'move 1 play 3D');
INSERT INTO journal VALUES(269,268,120490678856712193,13,1795952893583,11000248,'move 2 play AH');
INSERT INTO journal VALUES(270,269,120490678856712193,14,1795952895919,11000249,'move 1 play 7S');
INSERT INTO journal VALUES(271,270,120490678856712193,15,1795952899338,11000250,'move 2 play 2D');
INSERT INTO journal VALUES(272,271,120490678856712193,16,1795952902752,11000251,'move 1 play 6S');
INSERT INTO journal VALUES(273,272,120490678856712193,17,1795952902752,0,'hash 1b1695211005987db5059733766c8ddf');
INSERT INTO journal VALUES(274,273,120490678856712193,18,1795952904706,11000252,'move 2 take');
INSERT INTO journal VALUES(275,274,120490678856712193,19,1795952909315,11000253,'move 1 play 8C 8D');
INSERT INTO journal VALUES(276,275,120490678856712193,20,1795952910644,11000254,'move 2 play JC');
INSERT INTO journal VALUES(277,276,120490678856712193,21,1795952912926,11000255,'move 1 take');
INSERT INTO journal VALUES(278,277,120490678856712193,22,1795952972926,0,'timeout 2');
INSERT INTO journal VALUES(279,278,120490678856712193,23,1795952972926,0,'auto 2 play 3D');
INSERT INTO journal VALUES(280,279,120490678856712193,24,1795952977968,11000256,'move 1 take');
INSERT INTO journal VALUES(281,280,120490678856712193,25,1795952980663,11000257,'move 2 play 6S');
INSERT INTO journal VALUES(282,281,120490678856712193,26,1795952983917,11000258,'move 1 play 2C');
INSERT INTO journal VALUES(283,282,120490678856712193,27,1795952986709,11000259,'move 2 play 7H');
INSERT INTO journal VALUES(284,283,120490678856712193,28,1795952989244,11000260,'move 1 play 3D');
INSERT INTO journal VALUES(285,284,120490678856712193,29,1795952994081,11000261,'move 2 play 7S');
INSERT INTO journal VALUES(286,285,120490678856712193,30,1795952998999,11000262,'move 1 play 5D');
INSERT INTO journal VALUES(287,286,120490678856712193,31,1795953001939,11000263,'move 1 play JC');
INSERT INTO journal VALUES(288,287,120490678856712193,32,1795953006611,11000264,'move 2 play KD');
INSERT INTO journal VALUES(289,288,120490678856712193,33,1795953010033,11000265,'move 1 take');
INSERT INTO journal VALUES(290,289,120490678856712193,34,1795953010033,0,'hash 4a01b8ac02790044c22ceeb111258fe6');
INSERT INTO journal VALUES(291,290,120490678856712193,35,1795953014905,11000266,'move 2 play AH');
INSERT INTO journal VALUES(292,291,120490678856712193,36,1795953018743,11000267,'move 1 play 5D');
INSERT INTO journal VALUES(293,292,120490678856712193,37,1795953020036,11000268,'move 1 play 8C 8D');
INSERT INTO journal VALUES(294,293,120490678856712193,38,1795953021607,11000269,'move 2 play 10C');
INSERT INTO journal VALUES(295,294,120490678856712193,39,1795953025612,11000270,'move 2 play 6D 6C');
INSERT INTO journal VALUES(296,295,120490678856712193,40,1795953027806,11000271,'move 1 play 6S');
INSERT INTO journal VALUES(297,296,120490678856712193,41,1795953029461,11000272,'move 2 take');
INSERT INTO journal VALUES(298,297,120490678856712193,42,1795953030710,11000273,'move 1 play 2C');
INSERT INTO journal VALUES(299,298,120490678856712193,43,1795953032342,11000274,'move 2 play 6C');
INSERT INTO journal VALUES(300,299,120490678856712193,44,1795953036618,11000275,'move 1 play 7H 7S');
INSERT INTO journal VALUES(301,300,120490678856712193,45,1795953038669,11000276,'move 2 play 6D 6S');
INSERT INTO journal VALUES(302,301,120490678856712193,46,1795953043082,11000277,'move 1 play JS JC');
INSERT INTO journal VALUES(303,302,120490678856712193,47,1795953044890,11000278,'move 2 play 7C');
INSERT INTO journal VALUES(304,303,120490678856712193,48,1795953048833,11000279,'move 1 take');
INSERT INTO journal VALUES(305,304,120490678856712193,49,1795953050717,11000280,'move 2 play JH');
INSERT INTO journal VALUES(306,305,120490678856712193,50,1795953052619,11000281,'move 1 play JS JC');
INSERT INTO journal VALUES(307,306,120490678856712193,51,1795953052619,0,'hash e16ed111561693195d65aec0426dd0c9');
INSERT INTO journal VALUES(308,307,120490678856712193,52,1795953055174,11000282,'move 2 play 5H');
INSERT INTO journal VALUES(309,308,120490678856712193,53,1795953057812,11000283,'move 2 play 8S');
INSERT INTO journal VALUES(310,309,120490678856712193,54,1795953060743,11000284,'move 1 play 7H 7S');
INSERT INTO journal VALUES(311,310,120490678856712193,55,1795953064554,11000285,'move 2 play 3H');
INSERT INTO journal VALUES(312,311,120490678856712193,56,1795953067421,11000286,'move 1 play 3D');
INSERT INTO journal VALUES(313,312,120490678856712193,57,1795953127421,0,'timeout 2');
INSERT INTO journal VALUES(314,313,120490678856712193,58,1795953127421,0,'auto 2 play KC');
INSERT INTO journal VALUES(315,314,120490678856712193,59,1795953382408,0,'timeout 1');
INSERT INTO journal VALUES(316,315,120490678856712193,60,1795953382408,0,'auto 1 play KD');
INSERT INTO journal VALUES(317,316,120490678856712193,61,1795953382408,0,'leave 2 away');
INSERT INTO journal VALUES(318,317,120490678856712193,62,1795953382408,0,'hash 1a265b5b25c5a1d74c2127c569283576');
INSERT INTO journal VALUES(319,318,120490678856712193,63,1795953442408,0,'voted 2 forgive');
INSERT INTO journal VALUES(320,0,120493308517548033,1,1795953445437,0,'move 1 keep JD 6S AD');
INSERT INTO journal VALUES(321,320,120493308517548033,2,1795953448408,11000293,'move 2 keep 5D AH KC');
INSERT INTO journal VALUES(322,321,120493308517548033,3,1795953451993,11000294,'move 3 keep 2C 10C QC');
INSERT INTO journal VALUES(323,322,120493308517548033,4,1795953454892,0,'move 1 play 3H');
INSERT INTO journal VALUES(324,323,120493308517548033,5,1795953459892,11000295,'move 2 play 9D');
INSERT INTO journal VALUES(325,324,120493308517548033,6,1795953464027,11000296,'move 3 take');
INSERT INTO journal VALUES(326,325,120493308517548033,7,1795953465970,0,'move 1 play 4C');
INSERT INTO journal VALUES(327,326,120493308517548033,8,1795953470094,11000297,'move 2 play JH');
INSERT INTO journal VALUES(328,327,120493308517548033,9,1795953474882,11000298,'move 3 take');
INSERT INTO journal VALUES(329,328,120493308517548033,10,1795953479152,0,'move 1 play 6D 6C');
INSERT INTO journal VALUES(330,329,120493308517548033,11,1795953484152,11000299,'move 2 play JS');
INSERT INTO journal VALUES(331,330,120493308517548033,12,1795953544152,0,'timeout 3');
INSERT INTO journal VALUES(332,331,120493308517548033,13,1795953544152,0,'auto 3 play JH');
INSERT INTO journal VALUES(333,332,120493308517548033,14,1795953797448,0,'move 1 play AC');
INSERT INTO journal VALUES(334,333,120493308517548033,15,1795953797448,0,'leave 3 away');
INSERT INTO journal VALUES(335,334,120493308517548033,16,1795953797448,11000300,'move 2 play 7H');
INSERT INTO journal VALUES(336,335,120493308517548033,17,1795953797448,0,'hash 2e4989bac3a3f3145dd15af41566b996');
INSERT INTO journal VALUES(337,336,120493308517548033,18,1795953800207,0,'move 1 play 6H');
INSERT INTO journal VALUES(338,337,120493308517548033,19,1795953805207,11000301,'move 2 play 9S');
INSERT INTO journal VALUES(339,338,120493308517548033,20,1795953807157,0,'move 1 play 10S');
INSERT INTO journal VALUES(340,339,120493308517548033,21,1795953812157,0,'move 1 play 8D 8S');
INSERT INTO journal VALUES(341,340,120493308517548033,22,1795953812157,11000302,'move 2 play QH');
INSERT INTO journal VALUES(342,341,120493308517548033,23,1795953813404,0,'move 1 play QD');
INSERT INTO journal VALUES(343,342,120493308517548033,24,1795953818365,11000303,'move 2 play AS');
INSERT INTO journal VALUES(344,343,120493308517548033,25,1795953820395,0,'move 1 play 5C');
INSERT INTO journal VALUES(345,344,120493308517548033,26,1795953825395,0,'move 1 play JC');
INSERT INTO journal VALUES(346,345,120493308517548033,27,1795953825395,11000304,'move 2 play 10D');
INSERT INTO journal VALUES(347,346,120493308517548033,28,1795953827899,11000305,'move 2 play 9C');
INSERT INTO journal VALUES(348,347,120493308517548033,29,1795953829650,0,'move 1 play KS');
INSERT INTO journal VALUES(349,348,120493308517548033,30,1795953834650,11000306,'move 2 play 5S');
INSERT INTO journal VALUES(350,349,120493308517548033,31,1795953838197,11000307,'move 2 play 10H');
INSERT INTO journal VALUES(351,350,120493308517548033,32,1795953840479,11000308,'move 2 play 3S 3C');
INSERT INTO journal VALUES(352,351,120493308517548033,33,1795953842909,0,'move 1 play 4D');
INSERT INTO journal VALUES(353,352,120493308517548033,34,1795953842909,0,'hash 41cbd6d9c3d4da7d2d9d4a33d76e63ae');
INSERT INTO journal VALUES(354,353,120493308517548033,35,1795953847909,11000309,'move 2 play QS');
INSERT INTO journal VALUES(355,354,120493308517548033,36,1795953850505,0,'move 1 play 7S');
INSERT INTO journal VALUES(356,355,120493308517548033,37,1795953855505,11000310,'move 2 play 2H');
INSERT INTO journal VALUES(357,356,120493308517548033,38,1795953857916,0,'move 1 play 2D');
INSERT INTO journal VALUES(358,357,120493308517548033,39,1795953862916,11000311,'move 2 play KC');
INSERT INTO journal VALUES(359,358,120493308517548033,40,1795953866465,0,'move 1 play AD');
INSERT INTO journal VALUES(360,359,120493308517548033,41,1795953871465,11000312,'move 2 play AH');
INSERT INTO journal VALUES(361,360,120493308517548033,42,1795953873918,0,'move 1 take JD');
INSERT INTO journal VALUES(362,361,120493308517548033,43,1795953878918,11000313,'move 2 play 5D');
INSERT INTO journal VALUES(363,362,120493308517548033,44,1795953883026,11000314,'move 2 flip 1');
INSERT INTO journal VALUES(364,363,120493308517548033,45,1795953884185,11000315,'move 2 flip 1');
INSERT INTO journal VALUES(365,364,120493308517548033,46,1795953885569,0,'move 1 play 3S 3C');
INSERT INTO journal VALUES(366,365,120493308517548033,47,1795953890191,11000316,'move 2 flip 1');
INSERT INTO journal VALUES(367,366,120493308517548033,48,1795953890191,0,'hash f106c0ab15944acecf4ddc17de771f8b');
INSERT INTO journal VALUES(368,0,120495457855078401,1,1795953955850,11000327,'move 1 keep 2H 9H 9S');
INSERT INTO journal VALUES(369,368,120495457855078401,2,1795953957159,11000328,'move 2 keep 5D AS KC');
INSERT INTO journal VALUES(370,369,120495457855078401,3,1795953960021,11000329,'move 3 keep 2D 10S AD');
INSERT INTO journal VALUES(371,370,120495457855078401,4,1795954015850,0,'timeout 4');
INSERT INTO journal VALUES(372,371,120495457855078401,5,1795954015850,0,'auto 4 keep 10C 10D JH');
INSERT INTO journal VALUES(373,372,120495457855078401,6,1795954025389,11000330,'move 4 play 3H');
INSERT INTO journal VALUES(374,373,120495457855078401,7,1795954027723,11000331,'move 1 play 3S');
INSERT INTO journal VALUES(375,374,120495457855078401,8,1795954032447,11000332,'move 2 play KD');
INSERT INTO journal VALUES(376,375,120495457855078401,9,1795954033488,11000333,'move 3 play KH');
INSERT INTO journal VALUES(377,376,120495457855078401,10,1795954036918,11000334,'move 4 take');
INSERT INTO journal VALUES(378,377,120495457855078401,11,1795954039625,11000335,'move 1 play 6D');
INSERT INTO journal VALUES(379,378,120495457855078401,12,1795954044420,11000336,'move 2 play 8S');
INSERT INTO journal VALUES(380,379,120495457855078401,13,1795954046658,11000337,'move 3 play 9C');
INSERT INTO journal VALUES(381,380,120495457855078401,14,1795954050504,11000338,'move 4 play JD');
INSERT INTO journal VALUES(382,381,120495457855078401,15,1795954051639,11000339,'move 1 play QC');
INSERT INTO journal VALUES(383,382,120495457855078401,16,1795954056289,11000340,'move 2 take');
INSERT INTO journal VALUES(384,383,120495457855078401,17,1795954056289,0,'hash 075f32dd83f0ea9f9511ee270d6414fa');
INSERT INTO journal VALUES(385,384,120495457855078401,18,1795954057528,11000341,'move 3 play JS');
INSERT INTO journal VALUES(386,385,120495457855078401,19,1795954060742,11000342,'move 4 play KD KH');
INSERT INTO journal VALUES(387,386,120495457855078401,20,1795954065500,11000343,'move 1 play 7H');
INSERT INTO journal VALUES(388,387,120495457855078401,21,1795954125500,0,'timeout 2');
INSERT INTO journal VALUES(389,388,120495457855078401,22,1795954125500,0,'auto 2 play 4S');
INSERT INTO journal VALUES(390,389,120495457855078401,23,1795954129942,11000344,'move 3 play JC');
INSERT INTO journal VALUES(391,390,120495457855078401,24,1795954134444,11000345,'move 4 play 7D');
INSERT INTO journal VALUES(392,391,120495457855078401,25,1795954138473,11000346,'move 1 play 2S');
INSERT INTO journal VALUES(393,392,120495457855078401,26,1795954142143,11000347,'move 2 play 8S');
INSERT INTO journal VALUES(394,393,120495457855078401,27,1795954145185,11000348,'move 3 play AH');
INSERT INTO journal VALUES(395,394,120495457855078401,28,1795954186187,11000349,'move 4 take');
INSERT INTO journal VALUES(396,395,120495457855078401,29,1795954189258,11000350,'move 1 play 8C');
INSERT INTO journal VALUES(397,396,120495457855078401,30,1795954190948,11000351,'move 2 play 9C');
INSERT INTO journal VALUES(398,397,120495457855078401,31,1795954195785,11000352,'move 3 play KS');
INSERT INTO journal VALUES(399,398,120495457855078401,32,1795954196806,11000353,'move 4 play KD KH');
INSERT INTO journal VALUES(400,399,120495457855078401,33,1795954241136,11000354,'move 1 play 5H');
INSERT INTO journal VALUES(401,400,120495457855078401,34,1795954241136,0,'hash b471922f8da45b6203906a936e8b9b7c');
INSERT INTO journal VALUES(402,401,120495457855078401,35,1795954242406,11000355,'move 4 play 7H 7D');
INSERT INTO journal VALUES(403,402,120495457855078401,36,1795954244932,11000356,'move 3 take');
INSERT INTO journal VALUES(404,403,120495457855078401,37,1795954244932,0,'hash cc6809ddccb1a0eb34f794bb3a24eb12');
INSERT INTO journal VALUES(405,0,120496937060270081,1,1795954308520,11000366,'move 1 play QD');
INSERT INTO journal VALUES(406,405,120496937060270081,2,1795954312558,11000367,'move 2 draw');
INSERT INTO journal VALUES(407,406,120496937060270081,3,1795954317292,11000368,'move 1 draw');
INSERT INTO journal VALUES(408,407,120496937060270081,4,1795954321593,11000369,'move 2 play QH');
INSERT INTO journal VALUES(409,408,120496937060270081,5,1795954323389,11000370,'move 1 play KH KC');
INSERT INTO journal VALUES(410,409,120496937060270081,6,1795954325532,11000371,'move 2 play AC suit D');
INSERT INTO journal VALUES(411,410,120496937060270081,7,1795954330143,11000372,'move 1 play AH suit H');
INSERT INTO journal VALUES(412,411,120496937060270081,8,1795954333063,11000373,'move 2 play 3H 4S 5C 6C');
INSERT INTO journal VALUES(413,412,120496937060270081,9,1795954337572,11000374,'move 1 take');
INSERT INTO journal VALUES(414,413,120496937060270081,10,1795954340151,11000375,'move 2 play 2C');
INSERT INTO journal VALUES(415,414,120496937060270081,11,1795954342276,11000376,'move 1 play 2S');
INSERT INTO journal VALUES(416,415,120496937060270081,12,1795954346041,11000377,'move 2 take');
INSERT INTO journal VALUES(417,416,120496937060270081,13,1795954348454,11000378,'move 1 play 10S');
INSERT INTO journal VALUES(418,417,120496937060270081,14,1795954408454,0,'timeout 2');
INSERT INTO journal VALUES(419,418,120496937060270081,15,1795954408454,0,'auto 2 play 7H');
INSERT INTO journal VALUES(420,419,120496937060270081,16,1795954413977,11000379,'move 1 play QS');
INSERT INTO journal VALUES(421,420,120496937060270081,17,1795954413977,0,'hash 4e8633723cbfcc12bd05b7b31a74fe67');
INSERT INTO journal VALUES(422,421,120496937060270081,18,1795954416677,11000380,'move 2 play QC');
INSERT INTO journal VALUES(423,422,120496937060270081,19,1795954418410,11000381,'move 1 play 4C 4H');
INSERT INTO journal VALUES(424,423,120496937060270081,20,1795954421844,11000382,'move 2 draw');
INSERT INTO journal VALUES(425,424,120496937060270081,21,1795954481844,0,'timeout 1');
INSERT INTO journal VALUES(426,425,120496937060270081,22,1795954481844,0,'auto 1 play 9H 9D');
INSERT INTO journal VALUES(427,426,120496937060270081,23,1795954484710,11000383,'move 2 play 5D');
INSERT INTO journal VALUES(428,427,120496937060270081,24,1795954487719,11000384,'move 1 draw');
INSERT INTO journal VALUES(429,428,120496937060270081,25,1795954547719,0,'timeout 2');
INSERT INTO journal VALUES(430,429,120496937060270081,26,1795954547719,0,'auto 2 play KD');
INSERT INTO journal VALUES(431,430,120496937060270081,27,1795954551107,11000385,'move 1 draw');
INSERT INTO journal VALUES(432,431,120496937060270081,28,1795954552169,11000386,'move 2 play JD');
INSERT INTO journal VALUES(433,432,120496937060270081,29,1795954553925,11000387,'move 2 draw');
INSERT INTO journal VALUES(434,433,120496937060270081,30,1795954558883,11000388,'move 1 play 7S');
INSERT INTO journal VALUES(435,434,120496937060270081,31,1795954561229,11000389,'move 2 play JC JS');
INSERT INTO journal VALUES(436,435,120496937060270081,32,1795954563811,11000390,'move 2 draw');
INSERT INTO journal VALUES(437,436,120496937060270081,33,1795954566270,11000391,'move 1 play KS');
INSERT INTO journal VALUES(438,437,120496937060270081,34,1795954566270,0,'hash 254d52b49f9dd2ba6c89f1fe915a0ae7');
INSERT INTO journal VALUES(439,438,120496937060270081,35,1795954570371,11000392,'move 2 play 5S');
INSERT INTO journal VALUES(440,439,120496937060270081,36,1795954571459,11000393,'move 1 draw');
INSERT INTO journal VALUES(441,440,120496937060270081,37,1795954573920,11000394,'move 2 draw');
INSERT INTO journal VALUES(442,441,120496937060270081,38,1795954578919,11000395,'move 1 draw');
INSERT INTO journal VALUES(443,442,120496937060270081,39,1795954583041,11000396,'move 2 draw');
INSERT INTO journal VALUES(444,443,120496937060270081,40,1795954585414,11000397,'move 1 play 9S');
INSERT INTO journal VALUES(445,444,120496937060270081,41,1795954589914,11000398,'move 2 draw');
INSERT INTO journal VALUES(446,445,120496937060270081,42,1795954593420,11000399,'move 1 play 8S');
INSERT INTO journal VALUES(447,446,120496937060270081,43,1795954594715,11000400,'move 2 play 3S');
INSERT INTO journal VALUES(448,447,120496937060270081,44,1795954654715,0,'timeout 1');
INSERT INTO journal VALUES(449,448,120496937060270081,45,1795954654715,0,'auto 1 play 3C');
INSERT INTO journal VALUES(450,449,120496937060270081,46,1795954657093,11000401,'move 2 take');
INSERT INTO journal VALUES(451,450,120496937060270081,47,1795954660021,11000402,'move 1 draw');
INSERT INTO journal VALUES(452,451,120496937060270081,48,1795954664165,11000403,'move 2 play 10C');
INSERT INTO journal VALUES(453,452,120496937060270081,49,1795954667108,11000404,'leave 2');
INSERT INTO journal VALUES(454,453,120496937060270081,50,1795954667108,0,'hash 8875cb47b3e4386667de684044010d11');
INSERT INTO journal VALUES(455,454,120496937060270081,51,1795954667108,11000405,'vote 1 2 forgive');
INSERT INTO journal VALUES(456,0,120498696939896833,1,1795954728108,11000414,'move 1 play 6S');
INSERT INTO journal VALUES(457,456,120498696939896833,2,1795954732465,0,'move 2 play 7D');
INSERT INTO journal VALUES(458,457,120498696939896833,3,1795954737465,11000415,'move 3 play 4S 4H');
INSERT INTO journal VALUES(459,458,120498696939896833,4,1795954740375,11000416,'move 1 play QH');
INSERT INTO journal VALUES(460,459,120498696939896833,5,1795954742144,0,'move 2 play KH');
INSERT INTO journal VALUES(461,460,120498696939896833,6,1795954747144,11000417,'move 3 play 2H');
INSERT INTO journal VALUES(462,461,120498696939896833,7,1795954750897,11000418,'move 1 play 2C');
INSERT INTO journal VALUES(463,462,120498696939896833,8,1795954752462,0,'move 2 play 2D');
INSERT INTO journal VALUES(464,463,120498696939896833,9,1795954757462,11000419,'move 3 take');
INSERT INTO journal VALUES(465,464,120498696939896833,10,1795954760378,11000420,'move 1 play 7S');
INSERT INTO journal VALUES(466,465,120498696939896833,11,1795954762680,0,'move 2 play 4D');
INSERT INTO journal VALUES(467,466,120498696939896833,12,1795954767680,11000421,'move 3 play 4C');
INSERT INTO journal VALUES(468,467,120498696939896833,13,1795954770773,11000422,'move 1 play JC');
INSERT INTO journal VALUES(469,468,120498696939896833,14,1795954774921,11000423,'move 3 play QC');
INSERT INTO journal VALUES(470,469,120498696939896833,15,1795954776749,11000424,'move 1 draw');
INSERT INTO journal VALUES(471,470,120498696939896833,16,1795954778292,0,'move 2 play 3C');
INSERT INTO journal VALUES(472,471,120498696939896833,17,1795954778292,0,'hash 6ab1c64826059cc96baf7ad8c01a0d14');
INSERT INTO journal VALUES(473,472,120498696939896833,18,1795954783166,11000425,'move 3 play 3S');
INSERT INTO journal VALUES(474,473,120498696939896833,19,1795954785435,11000426,'move 1 play 3H');
INSERT INTO journal VALUES(475,474,120498696939896833,20,1795954788157,0,'move 2 take');
INSERT INTO journal VALUES(476,475,120498696939896833,21,1795954793157,11000427,'move 3 play 7C');
INSERT INTO journal VALUES(477,476,120498696939896833,22,1795954797329,11000428,'move 1 draw');
INSERT INTO journal VALUES(478,477,120498696939896833,23,1795954799792,0,'move 2 play 9H');
INSERT INTO journal VALUES(479,478,120498696939896833,24,1795954804792,11000429,'move 3 play 5H');
INSERT INTO journal VALUES(480,479,120498696939896833,25,1795954808580,11000430,'move 1 take');
INSERT INTO journal VALUES(481,480,120498696939896833,26,1795954812365,0,'move 2 play JH JD');
INSERT INTO journal VALUES(482,481,120498696939896833,27,1795954817365,0,'move 2 play AD suit D');
INSERT INTO journal VALUES(483,482,120498696939896833,28,1795954817365,11000431,'move 3 play 5D');
INSERT INTO journal VALUES(484,483,120498696939896833,29,1795954819015,11000432,'move 1 play 5C');
INSERT INTO journal VALUES(485,484,120498696939896833,30,1795954822474,0,'move 2 draw');
INSERT INTO journal VALUES(486,485,120498696939896833,31,1795954827474,11000433,'move 3 play 6C');
INSERT INTO journal VALUES(487,486,120498696939896833,32,1795954831909,11000434,'move 1 play 9C');
INSERT INTO journal VALUES(488,487,120498696939896833,33,1795954835168,0,'move 2 draw');
INSERT INTO journal VALUES(489,488,120498696939896833,34,1795954835168,0,'hash 0169d8a74cd2fb229098678233728602');
INSERT INTO journal VALUES(490,489,120498696939896833,35,1795954840168,11000435,'move 3 play 7H');
INSERT INTO journal VALUES(491,490,120498696939896833,36,1795954842176,11000436,'move 1 play 10C');
INSERT INTO journal VALUES(492,491,120498696939896833,37,1795954845364,0,'move 2 play 10H 10D');
INSERT INTO journal VALUES(493,492,120498696939896833,38,1795954885364,11000437,'move 3 draw');
INSERT INTO journal VALUES(494,493,120498696939896833,39,1795954886827,11000438,'move 1 play QD QS');
INSERT INTO journal VALUES(495,494,120498696939896833,40,1795954891487,0,'move 2 draw');
INSERT INTO journal VALUES(496,495,120498696939896833,41,1795954952487,0,'timeout 3');
INSERT INTO journal VALUES(497,496,120498696939896833,42,1795954952487,0,'auto 3 play 8S');
INSERT INTO journal VALUES(498,497,120498696939896833,43,1795954953643,0,'move 2 draw');
INSERT INTO journal VALUES(499,498,120498696939896833,44,1795954957487,11000439,'move 1 play KS');
INSERT INTO journal VALUES(500,499,120498696939896833,45,1795954958885,11000440,'move 3 draw');
INSERT INTO journal VALUES(501,500,120498696939896833,46,1795954961691,0,'move 2 play KD KC');
INSERT INTO journal VALUES(502,501,120498696939896833,47,1795954966691,11000441,'move 1 draw');
INSERT INTO journal VALUES(503,502,120498696939896833,48,1795954968370,11000442,'move 3 play 8C');
INSERT INTO journal VALUES(504,503,120498696939896833,49,1795954972122,11000443,'move 1 play 8D');
INSERT INTO journal VALUES(505,504,120498696939896833,50,1795954974619,11000444,'move 3 play AH suit H');
INSERT INTO journal VALUES(506,505,120498696939896833,51,1795954974619,0,'hash 0ab50e540316dacacf196ab548e48971');
INSERT INTO journal VALUES(507,506,120498696939896833,52,1795954976441,0,'move 2 draw');
INSERT INTO journal VALUES(508,507,120498696939896833,53,1795954981441,11000445,'move 1 play AS suit S');
INSERT INTO journal VALUES(509,508,120498696939896833,54,1795954982975,11000446,'move 3 draw');
INSERT INTO journal VALUES(510,509,120498696939896833,55,1795954985301,0,'move 2 draw');
INSERT INTO journal VALUES(511,510,120498696939896833,56,1795954990301,11000447,'move 1 play JS');
INSERT INTO journal VALUES(512,511,120498696939896833,57,1795954994767,0,'move 2 draw');
INSERT INTO journal VALUES(513,512,120498696939896833,58,1795954999767,11000448,'move 1 play 9S');
INSERT INTO journal VALUES(514,513,120498696939896833,59,1795954999767,0,'hash 0e8b5b08d0bf9025c9a09eb743279dec');
INSERT INTO journal VALUES(515,0,120500096549781505,1,1795955061801,11000459,'move 1 play AH suit H');
INSERT INTO journal VALUES(516,515,120500096549781505,2,1795955063017,11000460,'move 2 play 8H');
INSERT INTO journal VALUES(517,516,120500096549781505,3,1795955064817,11000461,'move 1 play KH');
INSERT INTO journal VALUES(518,517,120500096549781505,4,1795955067591,11000462,'move 4 play KD');
INSERT INTO journal VALUES(519,518,120500096549781505,5,1795955071395,11000463,'move 3 play KC');
INSERT INTO journal VALUES(520,519,120500096549781505,6,1795955073250,11000464,'move 2 play 7C');
INSERT INTO journal VALUES(521,520,120500096549781505,7,1795955075256,11000465,'move 1 draw');
INSERT INTO journal VALUES(522,521,120500096549781505,8,1795955078859,11000466,'move 4 draw');
INSERT INTO journal VALUES(523,522,120500096549781505,9,1795955082117,11000467,'move 3 play AS suit S');
INSERT INTO journal VALUES(524,523,120500096549781505,10,1795955084415,11000468,'move 2 draw');
INSERT INTO journal VALUES(525,524,120500096549781505,11,1795955087684,11000469,'move 1 play QS');
INSERT INTO journal VALUES(526,525,120500096549781505,12,1795955092521,11000470,'move 4 play QD');
INSERT INTO journal VALUES(527,526,120500096549781505,13,1795955097030,11000471,'move 3 draw');
INSERT INTO journal VALUES(528,527,120500096549781505,14,1795955101655,11000472,'move 2 play 10D 10H');
INSERT INTO journal VALUES(529,528,120500096549781505,15,1795955104812,11000473,'move 1 draw');
INSERT INTO journal VALUES(530,529,120500096549781505,16,1795955106298,11000474,'move 4 play 9H 9D');
INSERT INTO journal VALUES(531,530,120500096549781505,17,1795955106298,0,'hash ed8e72088d9a3c9266e21a34f624e017');
INSERT INTO journal VALUES(532,531,120500096549781505,18,1795955110740,11000475,'move 3 play 2D');
INSERT INTO journal VALUES(533,532,120500096549781505,19,1795955113697,11000476,'move 2 play 2C last');
INSERT INTO journal VALUES(534,533,120500096549781505,20,1795955118677,11000477,'move 1 take');
INSERT INTO journal VALUES(535,534,120500096549781505,21,1795955119891,11000478,'move 4 play 8C last');
INSERT INTO journal VALUES(536,535,120500096549781505,22,1795955123953,11000479,'move 1 draw');
INSERT INTO journal VALUES(537,536,120500096549781505,23,1795955125803,11000480,'move 2 play 3C');
INSERT INTO journal VALUES(538,537,120500096549781505,24,1795955130684,11000481,'move 3 take');
INSERT INTO journal VALUES(539,538,120500096549781505,25,1795955132106,11000482,'move 4 draw');
INSERT INTO journal VALUES(540,539,120500096549781505,26,1795955133176,11000483,'move 1 play QC QH');
INSERT INTO journal VALUES(541,540,120500096549781505,27,1795955135446,11000484,'move 2 draw');
INSERT INTO journal VALUES(542,541,120500096549781505,28,1795955137647,11000485,'move 3 play JH');
INSERT INTO journal VALUES(543,542,120500096549781505,29,1795955140704,11000486,'move 1 play 2H');
INSERT INTO journal VALUES(544,543,120500096549781505,30,1795955141858,11000487,'move 2 take');
INSERT INTO journal VALUES(545,544,120500096549781505,31,1795955144899,11000488,'move 3 play AC suit C');
INSERT INTO journal VALUES(546,545,120500096549781505,32,1795955149075,11000489,'move 4 play JC last');
INSERT INTO journal VALUES(547,546,120500096549781505,33,1795955150554,11000490,'move 2 play 6C');
INSERT INTO journal VALUES(548,547,120500096549781505,34,1795955150554,0,'hash 14d0ce97d3ebbd3d9bd3aebaba7b595d');
INSERT INTO journal VALUES(549,548,120500096549781505,35,1795955152825,11000491,'move 3 draw');
INSERT INTO journal VALUES(550,549,120500096549781505,36,1795955154729,11000492,'move 4 draw');
INSERT INTO journal VALUES(551,550,120500096549781505,37,1795955197298,11000493,'move 1 play 7S');
INSERT INTO journal VALUES(552,551,120500096549781505,38,1795955257298,0,'timeout 2');
INSERT INTO journal VALUES(553,552,120500096549781505,39,1795955257298,0,'auto 2 draw');
INSERT INTO journal VALUES(554,553,120500096549781505,40,1795955261617,11000494,'move 3 play 9C');
INSERT INTO journal VALUES(555,554,120500096549781505,41,1795955266254,11000495,'move 4 play 9S last');
INSERT INTO journal VALUES(556,555,120500096549781505,42,1795955268137,11000496,'move 1 play 5S 5H');
INSERT INTO journal VALUES(557,556,120500096549781505,43,1795955270795,11000497,'move 2 take');
INSERT INTO journal VALUES(558,557,120500096549781505,44,1795955273889,11000498,'move 3 play 5C');
INSERT INTO journal VALUES(559,558,120500096549781505,45,1795955278553,11000499,'move 4 draw');
INSERT INTO journal VALUES(560,559,120500096549781505,46,1795955280675,11000500,'move 1 draw');
INSERT INTO journal VALUES(561,560,120500096549781505,47,1795955282713,11000501,'move 2 play 7H');
INSERT INTO journal VALUES(562,561,120500096549781505,48,1795955342713,0,'timeout 3');
INSERT INTO journal VALUES(563,562,120500096549781505,49,1795955342713,0,'auto 3 draw');
INSERT INTO journal VALUES(564,563,120500096549781505,50,1795955345504,11000502,'move 4 draw');
INSERT INTO journal VALUES(565,564,120500096549781505,51,1795955345504,0,'hash df8c2a684a7d34b20c65161659642aba');
INSERT INTO journal VALUES(566,565,120500096549781505,52,1795955350256,11000503,'move 1 draw');
INSERT INTO journal VALUES(567,566,120500096549781505,53,1795955353989,11000504,'move 2 play AD suit H');
INSERT INTO journal VALUES(568,567,120500096549781505,54,1795955355975,11000505,'move 3 draw');
INSERT INTO journal VALUES(569,568,120500096549781505,55,1795955358239,11000506,'move 4 draw');
INSERT INTO journal VALUES(570,569,120500096549781505,56,1795955360237,11000507,'move 1 play 6H');
INSERT INTO journal VALUES(571,570,120500096549781505,57,1795955361557,11000508,'move 2 play 7D');
INSERT INTO journal VALUES(572,571,120500096549781505,58,1795955365432,11000509,'move 3 play 3H');
INSERT INTO journal VALUES(573,572,120500096549781505,59,1795955367058,11000510,'move 4 take');
INSERT INTO journal VALUES(574,573,120500096549781505,60,1795955371142,11000511,'move 1 draw');
INSERT INTO journal VALUES(575,574,120500096549781505,61,1795955375508,11000512,'move 2 play 3S 3D');
INSERT INTO journal VALUES(576,575,120500096549781505,62,1795955378687,11000513,'move 3 play 4C');
INSERT INTO journal VALUES(577,576,120500096549781505,63,1795955381912,11000514,'move 4 take');
INSERT INTO journal VALUES(578,577,120500096549781505,64,1795955441912,0,'timeout 1');
INSERT INTO journal VALUES(579,578,120500096549781505,65,1795955441912,0,'auto 1 play 4D 4S');
INSERT INTO journal VALUES(580,579,120500096549781505,66,1795955447174,11000515,'move 2 play 8S 8D');
INSERT INTO journal VALUES(581,580,120500096549781505,67,1795955450776,11000516,'move 2 play 6D last');
INSERT INTO journal VALUES(582,581,120500096549781505,68,1795955450776,0,'hash 6362901226d96c46811895145fe4b2a0');
INSERT INTO journal VALUES(583,582,120500096549781505,69,1795955453625,11000517,'move 3 draw');
INSERT INTO journal VALUES(584,583,120500096549781505,70,1795955454859,11000518,'move 4 play 6S');
INSERT INTO journal VALUES(585,584,120500096549781505,71,1795955459540,11000519,'move 1 play 2S');
INSERT INTO journal VALUES(586,585,120500096549781505,72,1795955462174,11000520,'move 2 take');
INSERT INTO journal VALUES(587,586,120500096549781505,73,1795955465113,11000521,'move 3 play KS');
INSERT INTO journal VALUES(588,587,120500096549781505,74,1795955466122,11000522,'move 4 play 9S 9C');
INSERT INTO journal VALUES(589,588,120500096549781505,75,1795955469760,11000523,'move 1 play 2C last');
INSERT INTO journal VALUES(590,589,120500096549781505,76,1795955473877,11000524,'leave 3');
INSERT INTO journal VALUES(591,590,120500096549781505,77,1795955473877,11000526,'move 2 take');
INSERT INTO journal VALUES(592,591,120500096549781505,78,1795955475187,11000527,'move 4 draw');
INSERT INTO journal VALUES(593,592,120500096549781505,79,1795955479227,11000528,'move 1 draw');
INSERT INTO journal VALUES(594,593,120500096549781505,80,1795955481388,11000529,'move 2 play 8C');
INSERT INTO journal VALUES(595,594,120500096549781505,81,1795955486377,11000530,'move 1 play AC suit S');
INSERT INTO journal VALUES(596,595,120500096549781505,82,1795955488314,11000531,'move 4 play 7C');
INSERT INTO journal VALUES(597,596,120500096549781505,83,1795955490122,11000532,'move 2 play JS');
INSERT INTO journal VALUES(598,597,120500096549781505,84,1795955492215,11000533,'move 4 draw');
INSERT INTO journal VALUES(599,598,120500096549781505,85,1795955492215,0,'hash 9793fce216ccb16f1cfd7db89d0c5935');
INSERT INTO journal VALUES(600,599,120500096549781505,86,1795955494762,11000534,'move 2 play AS suit H');
INSERT INTO journal VALUES(601,600,120500096549781505,87,1795955496502,11000535,'move 1 draw');
INSERT INTO journal VALUES(602,601,120500096549781505,88,1795955556502,0,'timeout 4');
INSERT INTO journal VALUES(603,602,120500096549781505,89,1795955556502,0,'auto 4 play QH QC');
INSERT INTO journal VALUES(604,603,120500096549781505,90,1795955561176,11000536,'move 2 draw');
INSERT INTO journal VALUES(605,604,120500096549781505,91,1795955564599,11000537,'move 1 draw');
INSERT INTO journal VALUES(606,605,120500096549781505,92,1795955568115,11000538,'move 4 play 10C 10H');
INSERT INTO journal VALUES(607,606,120500096549781505,93,1795955570324,11000539,'move 2 play 4H');
INSERT INTO journal VALUES(608,607,120500096549781505,94,1795955571385,11000540,'move 1 draw');
INSERT INTO journal VALUES(609,608,120500096549781505,95,1795955574159,11000541,'move 4 draw');
INSERT INTO journal VALUES(610,609,120500096549781505,96,1795955578642,11000542,'move 2 play 5H last');
INSERT INTO journal VALUES(611,610,120500096549781505,97,1795955582912,11000543,'void It took too long.');
INSERT INTO journal VALUES(612,611,120500096549781505,98,1795955582912,0,'hash ff36534cf8a9cf4d1b53b1877b20510b');
INSERT INTO journal VALUES(613,0,120502538100277249,1,1795955643912,11000551,'move 1 swap JC 3S');
INSERT INTO journal VALUES(614,613,120502538100277249,2,1795955648814,11000552,'move 1 layout random done');
INSERT INTO journal VALUES(615,614,120502538100277249,3,1795955649851,11000553,'move 2 layout spread done');
INSERT INTO journal VALUES(616,615,120502538100277249,4,1795955651670,11000554,'move 2 throw 10D aim-mm 270 1305 float');
INSERT INTO journal VALUES(617,616,120502538100277249,5,1795955654084,11000555,'move 2 place 10D E1');
INSERT INTO journal VALUES(618,617,120502538100277249,6,1795955658901,11000556,'move 2 place AS F5');
INSERT INTO journal VALUES(619,618,120502538100277249,7,1795955661677,11000557,'move 2 place auto');
INSERT INTO journal VALUES(620,619,120502538100277249,8,1795955664457,11000558,'move 1 throw 10C aim-mm 510 1125 flick');
INSERT INTO journal VALUES(621,620,120502538100277249,9,1795955666008,11000559,'move 1 place 9H E13');
INSERT INTO journal VALUES(622,621,120502538100277249,10,1795955668472,11000560,'move 1 place auto');
INSERT INTO journal VALUES(623,622,120502538100277249,11,1795955671209,11000561,'move 2 throw 10D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(624,623,120502538100277249,12,1795955673588,11000562,'move 2 place 10D C6');
INSERT INTO journal VALUES(625,624,120502538100277249,13,1795955676820,11000563,'move 2 place 2S F6');
INSERT INTO journal VALUES(626,625,120502538100277249,14,1795955679517,11000564,'move 1 throw 10C aim-mm 630 1125 flick');
INSERT INTO journal VALUES(627,626,120502538100277249,15,1795955683754,11000565,'move 1 place auto');
INSERT INTO journal VALUES(628,627,120502538100277249,16,1795955743754,0,'timeout 2');
INSERT INTO journal VALUES(629,628,120502538100277249,17,1795955743754,0,'auto 2 throw AD aim-mm 930 1125 flick');
INSERT INTO journal VALUES(630,629,120502538100277249,18,1795955743754,0,'hash f8caea074b02302ff53d3eb22ae0b9e4');
INSERT INTO journal VALUES(631,630,120502538100277249,19,1795955747855,11000566,'move 2 place auto');
INSERT INTO journal VALUES(632,631,120502538100277249,20,1795955752254,11000567,'move 1 throw 6C aim-mm 510 1125 flick');
INSERT INTO journal VALUES(633,632,120502538100277249,21,1795955772254,0,'timeout 2');
INSERT INTO journal VALUES(634,633,120502538100277249,22,1795955772254,0,'auto 2 place auto');
INSERT INTO journal VALUES(635,634,120502538100277249,23,1795955814713,11000568,'move 2 throw JD aim-mm 210 1755 flick');
INSERT INTO journal VALUES(636,635,120502538100277249,24,1795955817900,11000569,'move 2 place QC B4');
INSERT INTO journal VALUES(637,636,120502538100277249,25,1795955819106,11000570,'move 2 place auto');
INSERT INTO journal VALUES(638,637,120502538100277249,26,1795955823167,11000571,'move 1 throw JC aim-mm 510 1125 flick');
INSERT INTO journal VALUES(639,638,120502538100277249,27,1795955824398,11000572,'move 1 place AD D19');
INSERT INTO journal VALUES(640,639,120502538100277249,28,1795955826731,11000573,'move 1 place JC F22');
INSERT INTO journal VALUES(641,640,120502538100277249,29,1795955830223,11000574,'move 2 throw 2D aim-mm 390 1215 flick');
INSERT INTO journal VALUES(642,641,120502538100277249,30,1795955831234,11000575,'move 2 place auto');
INSERT INTO journal VALUES(643,642,120502538100277249,31,1795955833260,11000576,'move 1 throw 9C aim-mm 330 1395 float');
INSERT INTO journal VALUES(644,643,120502538100277249,32,1795955836659,11000577,'move 1 place auto');
INSERT INTO journal VALUES(645,644,120502538100277249,33,1795955839027,11000578,'move 2 throw 2D aim-mm 450 1346 float');
INSERT INTO journal VALUES(646,645,120502538100277249,34,1795955843465,11000579,'move 2 place 4H H5');
INSERT INTO journal VALUES(647,646,120502538100277249,35,1795955843465,0,'hash 610f61e2f6058e719e08c3a2a3a4380e');
INSERT INTO journal VALUES(648,647,120502538100277249,36,1795955845774,11000580,'move 2 place 2D N5');
INSERT INTO journal VALUES(649,648,120502538100277249,37,1795955847924,11000581,'move 1 throw 9C aim-mm 930 1125 flick');
INSERT INTO journal VALUES(650,649,120502538100277249,38,1795955849666,11000582,'move 1 place auto');
INSERT INTO journal VALUES(651,650,120502538100277249,39,1795955853883,11000583,'move 2 throw 3D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(652,651,120502538100277249,40,1795955857058,11000584,'move 1 place 3D N17');
INSERT INTO journal VALUES(653,652,120502538100277249,41,1795955917058,0,'timeout 1');
INSERT INTO journal VALUES(654,653,120502538100277249,42,1795955917058,0,'auto 1 throw 9C aim-mm 30 1125 flick');
INSERT INTO journal VALUES(655,654,120502538100277249,43,1795955919973,11000585,'move 1 place auto');
INSERT INTO journal VALUES(656,655,120502538100277249,44,1795955921916,11000586,'move 2 throw JD aim-mm 270 990 float');
INSERT INTO journal VALUES(657,656,120502538100277249,45,1795955921916,0,'hash bda9136c97fec0b17f5308bed3b59ca4');
INSERT INTO journal VALUES(658,0,120503965124132865,1,1795955984141,11000594,'move 1 layout spread done');
INSERT INTO journal VALUES(659,658,120503965124132865,2,1795955988375,11000595,'move 2 layout spread done');
INSERT INTO journal VALUES(660,659,120503965124132865,3,1795955989773,11000596,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(661,660,120503965124132865,4,1795955990842,11000597,'move 1 place auto');
INSERT INTO journal VALUES(662,661,120503965124132865,5,1795955993643,11000598,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(663,662,120503965124132865,6,1795955997060,11000599,'move 1 place auto');
INSERT INTO journal VALUES(664,663,120503965124132865,7,1795956001719,11000600,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(665,664,120503965124132865,8,1795956004122,11000601,'move 1 place auto');
INSERT INTO journal VALUES(666,665,120503965124132865,9,1795956006338,11000602,'move 2 throw 8S aim-mm 510 1125 flick');
INSERT INTO journal VALUES(667,666,120503965124132865,10,1795956010567,11000603,'move 2 place auto');
INSERT INTO journal VALUES(668,667,120503965124132865,11,1795956015492,11000604,'move 1 throw 2D aim-mm 390 1125 flick');
INSERT INTO journal VALUES(669,668,120503965124132865,12,1795956020402,11000605,'move 1 place auto');
INSERT INTO journal VALUES(670,669,120503965124132865,13,1795956021799,11000606,'move 2 throw 7S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(671,670,120503965124132865,14,1795956026492,11000607,'leave 2');
INSERT INTO journal VALUES(672,671,120503965124132865,15,1795956026492,0,'hash 48e90fecb062f821cf60fdb977c21310');
INSERT INTO journal VALUES(673,672,120503965124132865,16,1795956086492,0,'voted 2 forgive');
INSERT INTO journal VALUES(674,0,120504398609645569,1,1795956087492,11000614,'move 1 layout random');
INSERT INTO journal VALUES(675,674,120504398609645569,2,1795956091633,11000615,'move 1 done');
INSERT INTO journal VALUES(676,675,120504398609645569,3,1795956093346,11000616,'move 2 swap 6D JD');
INSERT INTO journal VALUES(677,676,120504398609645569,4,1795956096367,11000617,'move 2 place 8H G7');
INSERT INTO journal VALUES(678,677,120504398609645569,5,1795956099025,11000618,'move 2 place JD E4');
INSERT INTO journal VALUES(679,678,120504398609645569,6,1795956102557,11000619,'move 2 place AD D1');
INSERT INTO journal VALUES(680,679,120504398609645569,7,1795956106753,11000620,'move 2 place AD E1');
INSERT INTO journal VALUES(681,680,120504398609645569,8,1795956109787,11000621,'move 2 swap 6D JD');
INSERT INTO journal VALUES(682,681,120504398609645569,9,1795956114167,11000622,'move 2 layout spread done');
INSERT INTO journal VALUES(683,682,120504398609645569,10,1795956118051,11000623,'move 2 throw 5D aim-mm 690 990 float');
INSERT INTO journal VALUES(684,683,120504398609645569,11,1795956120773,11000624,'move 2 place auto');
INSERT INTO journal VALUES(685,684,120504398609645569,12,1795956122139,11000625,'move 1 throw 8S aim-mm 510 1125 flick');
INSERT INTO journal VALUES(686,685,120504398609645569,13,1795956122139,0,'hash 6b734ee106c74d0589f435dba4e8bf78');
INSERT INTO journal VALUES(687,0,120504820153974785,1,1795956187996,11000635,'move 4 play G5');
INSERT INTO journal VALUES(688,687,120504820153974785,2,1795956189238,0,'move 3 play GS');
INSERT INTO journal VALUES(689,688,120504820153974785,3,1795956194238,0,'move 1 play G5');
INSERT INTO journal VALUES(690,689,120504820153974785,4,1795956194238,11000636,'move 4 play G3');
INSERT INTO journal VALUES(691,690,120504820153974785,5,1795956198056,0,'move 3 play G7');
INSERT INTO journal VALUES(692,691,120504820153974785,6,1795956203056,11000637,'move 2 play G1');
INSERT INTO journal VALUES(693,692,120504820153974785,7,1795956205232,0,'move 1 play J color Y');
INSERT INTO journal VALUES(694,693,120504820153974785,8,1795956210232,11000638,'move 4 draw');
INSERT INTO journal VALUES(695,694,120504820153974785,9,1795956214428,0,'move 3 play Y9');
INSERT INTO journal VALUES(696,695,120504820153974785,10,1795956219428,11000639,'move 2 draw');
INSERT INTO journal VALUES(697,696,120504820153974785,11,1795956220847,0,'move 1 play Y3');
INSERT INTO journal VALUES(698,697,120504820153974785,12,1795956225514,11000640,'move 4 play B3');
INSERT INTO journal VALUES(699,698,120504820153974785,13,1795956226829,0,'move 3 play BS');
INSERT INTO journal VALUES(700,699,120504820153974785,14,1795956231638,0,'move 1 play B6');
INSERT INTO journal VALUES(701,0,120505003201789953,1,1795956231638,11000651,'move 3 play 7C');
INSERT INTO journal VALUES(702,701,120505003201789953,2,1795956236514,0,'move 4 play 7C 7D');
INSERT INTO journal VALUES(703,702,120505003201789953,3,1795956241514,0,'move 5 play JD JC');
INSERT INTO journal VALUES(704,703,120505003201789953,4,1795956242687,0,'move 4 play AD AH suit D');
INSERT INTO journal VALUES(705,704,120505003201789953,5,1795956246514,11000652,'move 3 play AD suit H');
INSERT INTO journal VALUES(706,705,120505003201789953,6,1795956249883,0,'move 2 play 8H 8D to 6');
INSERT INTO journal VALUES(707,706,120505003201789953,7,1795956254883,0,'move 1 play JOKER suit C');
INSERT INTO journal VALUES(708,707,120505003201789953,8,1795956254883,11000653,'move 6 play 9C 9D');
INSERT INTO journal VALUES(709,708,120505003201789953,9,1795956256180,0,'move 5 play 3D');
INSERT INTO journal VALUES(710,709,120505003201789953,10,1795956261163,0,'move 4 play 2D');
INSERT INTO journal VALUES(711,710,120505003201789953,11,1795956261163,11000654,'move 3 take');
INSERT INTO journal VALUES(712,711,120505003201789953,12,1795956264068,0,'move 2 play JD');
INSERT INTO journal VALUES(713,712,120505003201789953,13,1795956269068,11000655,'move 3 play KD KH');
INSERT INTO journal VALUES(714,713,120505003201789953,14,1795956271031,0,'move 4 draw');
INSERT INTO journal VALUES(715,714,120505003201789953,15,1795956275143,0,'move 5 play 6H');
INSERT INTO journal VALUES(716,715,120505003201789953,16,1795956275143,11000656,'move 6 play 3H 3D');
INSERT INTO journal VALUES(717,716,120505003201789953,17,1795956275143,0,'hash 1af71fa2c500c835068764f4f4c16b45');
INSERT INTO journal VALUES(718,0,120505197888798721,1,1795956278055,11000665,'move 1 keep 4S JC AC');
INSERT INTO journal VALUES(719,718,120505197888798721,2,1795956279723,0,'move 3 keep 10H 5H 2C');
INSERT INTO journal VALUES(720,719,120505197888798721,3,1795956284723,0,'move 2 keep 2H KH 7D');
INSERT INTO journal VALUES(721,720,120505197888798721,4,1795956284723,11000666,'move 4 keep 2D AD KD');
INSERT INTO journal VALUES(722,721,120505197888798721,5,1795956289544,0,'move 2 play 3H 3C');
INSERT INTO journal VALUES(723,722,120505197888798721,6,1795956294544,0,'move 3 play 6H');
INSERT INTO journal VALUES(724,723,120505197888798721,7,1795956294544,11000667,'move 4 play QS');
INSERT INTO journal VALUES(725,724,120505197888798721,8,1795956297357,11000668,'move 1 play 7S');
INSERT INTO journal VALUES(726,725,120505197888798721,9,1795956302346,0,'move 2 play 7C');
INSERT INTO journal VALUES(727,726,120505197888798721,10,1795956307346,0,'move 3 take');
INSERT INTO journal VALUES(728,727,120505197888798721,11,1795956307346,11000669,'move 4 play KS');
INSERT INTO journal VALUES(729,728,120505197888798721,12,1795956311022,11000670,'move 1 take');
INSERT INTO journal VALUES(730,729,120505197888798721,13,1795956313217,0,'move 2 play 8H');
INSERT INTO journal VALUES(731,730,120505197888798721,14,1795956318217,0,'move 3 play 8C');
INSERT INTO journal VALUES(732,731,120505197888798721,15,1795956318217,11000671,'move 4 play 8D');
INSERT INTO journal VALUES(733,732,120505197888798721,16,1795956322717,11000672,'move 1 play 9S');
INSERT INTO journal VALUES(734,733,120505197888798721,17,1795956322717,0,'hash 09732a794164b9088e2ecff8784de83a');
INSERT INTO journal VALUES(735,0,120505406123409409,1,1795956329731,0,'move 1 play KH KD');
INSERT INTO journal VALUES(736,735,120505406123409409,2,1795956332702,11000680,'move 2 play AC suit D');
INSERT INTO journal VALUES(737,736,120505406123409409,3,1795956335638,11000681,'move 3 draw');
INSERT INTO journal VALUES(738,737,120505406123409409,4,1795956337806,0,'move 1 play AD suit D');
INSERT INTO journal VALUES(739,738,120505406123409409,5,1795956342806,11000682,'move 2 play 4D');
INSERT INTO journal VALUES(740,739,120505406123409409,6,1795956347487,11000683,'move 3 play 7S');
INSERT INTO journal VALUES(741,740,120505406123409409,7,1795956349430,0,'move 1 play 7D');
INSERT INTO journal VALUES(742,741,120505406123409409,8,1795956353706,11000684,'move 2 play 8D');
INSERT INTO journal VALUES(743,742,120505406123409409,9,1795956356292,0,'move 1 play 8C');
INSERT INTO journal VALUES(744,743,120505406123409409,10,1795956361292,11000685,'move 2 draw');
INSERT INTO journal VALUES(745,744,120505406123409409,11,1795956362436,11000686,'move 3 play 10C 10H');
INSERT INTO journal VALUES(746,745,120505406123409409,12,1795956366165,0,'move 1 draw');
INSERT INTO journal VALUES(747,0,120505588420444161,1,1795956371165,11000693,'move 1 layout spread done');
INSERT INTO journal VALUES(748,747,120505588420444161,2,1795956372946,11000694,'move 2 layout spread');
INSERT INTO journal VALUES(749,748,120505588420444161,3,1795956374259,11000695,'move 2 layout spread done');
INSERT INTO journal VALUES(750,749,120505588420444161,4,1795956377002,11000696,'move 1 throw JD aim-mm 630 1125 float');
INSERT INTO journal VALUES(751,750,120505588420444161,5,1795956380116,11000697,'move 1 place JD L9');
INSERT INTO journal VALUES(752,751,120505588420444161,6,1795956383542,11000698,'move 1 place JOKER H3');
INSERT INTO journal VALUES(753,752,120505588420444161,7,1795956388053,11000699,'move 2 throw 9C aim-mm 690 990 flick');
INSERT INTO journal VALUES(754,753,120505588420444161,8,1795956389863,11000700,'move 2 place auto');
INSERT INTO journal VALUES(755,754,120505588420444161,9,1795956393536,11000701,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(756,755,120505588420444161,10,1795956396679,11000702,'move 1 place AD O1');
INSERT INTO journal VALUES(757,756,120505588420444161,11,1795956399873,11000703,'move 1 place auto');
INSERT INTO journal VALUES(758,757,120505588420444161,12,1795956401441,11000704,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(759,0,120505732771610625,1,1795956405581,11000711,'move 1 draw');
INSERT INTO journal VALUES(760,759,120505732771610625,2,1795956408816,11000712,'move 2 draw');
INSERT INTO journal VALUES(761,760,120505732771610625,3,1795956413078,11000713,'move 1 draw');
INSERT INTO journal VALUES(762,761,120505732771610625,4,1795956414291,11000714,'move 2 draw');
INSERT INTO journal VALUES(763,762,120505732771610625,5,1795956418325,11000715,'move 1 play Y6');
INSERT INTO journal VALUES(764,763,120505732771610625,6,1795956421241,11000716,'move 2 play B6');
INSERT INTO journal VALUES(765,764,120505732771610625,7,1795956425627,11000717,'move 1 play BV');
INSERT INTO journal VALUES(766,765,120505732771610625,8,1795956428485,11000718,'move 1 play GV');
INSERT INTO journal VALUES(767,766,120505732771610625,9,1795956430742,11000719,'move 1 draw');
INSERT INTO journal VALUES(768,767,120505732771610625,10,1795956432293,11000720,'move 1 play G9');
INSERT INTO journal VALUES(769,768,120505732771610625,11,1795956436589,11000721,'move 2 play G2');
INSERT INTO journal VALUES(770,769,120505732771610625,12,1795956438328,11000722,'move 1 play G1');
INSERT INTO journal VALUES(771,0,120505885352001537,1,1795956441959,11000737,'move 1 play KH KD');
INSERT INTO journal VALUES(772,771,120505885352001537,2,1795956445737,11000738,'move 2 play 8D 8S to 1');
INSERT INTO journal VALUES(773,772,120505885352001537,3,1795956450044,11000739,'move 3 draw');
INSERT INTO journal VALUES(774,773,120505885352001537,4,1795956452492,11000740,'move 4 play 8C 8H to 2');
INSERT INTO journal VALUES(775,774,120505885352001537,5,1795956453803,11000741,'move 5 play JOKER suit S');
INSERT INTO journal VALUES(776,775,120505885352001537,6,1795956456829,11000742,'move 6 play AH 2H');
INSERT INTO journal VALUES(777,776,120505885352001537,7,1795956459212,11000743,'move 7 take');
INSERT INTO journal VALUES(778,777,120505885352001537,8,1795956461111,11000744,'move 1 play AD suit D');
INSERT INTO journal VALUES(779,778,120505885352001537,9,1795956465558,11000745,'move 2 draw');
INSERT INTO journal VALUES(780,779,120505885352001537,10,1795956470143,11000746,'move 3 play 6D');
INSERT INTO journal VALUES(781,780,120505885352001537,11,1795956472606,11000747,'move 4 play 2D');
INSERT INTO journal VALUES(782,781,120505885352001537,12,1795956474330,11000748,'move 5 play QS');
INSERT INTO journal VALUES(783,0,120506037236137985,1,1795956478171,11000753,'move 1 keep 10C 8H 4D');
INSERT INTO journal VALUES(784,783,120506037236137985,2,1795956482969,11000754,'move 2 keep 7H 7S JC');
INSERT INTO journal VALUES(785,784,120506037236137985,3,1795956484467,11000755,'move 2 play 4H');
INSERT INTO journal VALUES(786,785,120506037236137985,4,1795956488973,11000756,'move 1 play KC KD');
INSERT INTO journal VALUES(787,786,120506037236137985,5,1795956493320,11000757,'move 2 take');
INSERT INTO journal VALUES(788,787,120506037236137985,6,1795956494714,11000758,'move 1 play JH');
INSERT INTO journal VALUES(789,788,120506037236137985,7,1795956495997,11000759,'move 2 play KC KD');
INSERT INTO journal VALUES(790,789,120506037236137985,8,1795956498447,11000760,'move 1 play KH');
INSERT INTO journal VALUES(791,790,120506037236137985,9,1795956499615,11000761,'move 2 take');
INSERT INTO journal VALUES(792,791,120506037236137985,10,1795956503514,11000762,'move 1 play AS');
INSERT INTO journal VALUES(793,792,120506037236137985,11,1795956506104,11000763,'move 2 take');
INSERT INTO journal VALUES(794,793,120506037236137985,12,1795956508486,11000764,'move 1 play QS');
INSERT INTO journal VALUES(795,0,120506169461571585,1,1795956509696,11000774,'move 1 play AC suit S');
INSERT INTO journal VALUES(796,795,120506169461571585,2,1795956512937,11000775,'move 2 draw');
INSERT INTO journal VALUES(797,796,120506169461571585,3,1795956517792,11000776,'move 3 play 6S');
INSERT INTO journal VALUES(798,797,120506169461571585,4,1795956519557,11000777,'move 4 play 2S');
INSERT INTO journal VALUES(799,798,120506169461571585,5,1795956524185,11000778,'move 1 take');
INSERT INTO journal VALUES(800,799,120506169461571585,6,1795956528844,11000779,'move 2 draw');
INSERT INTO journal VALUES(801,800,120506169461571585,7,1795956533330,11000780,'move 3 draw');
INSERT INTO journal VALUES(802,801,120506169461571585,8,1795956536758,11000781,'move 4 play AH suit D');
INSERT INTO journal VALUES(803,802,120506169461571585,9,1795956540280,11000782,'move 1 play 3D');
INSERT INTO journal VALUES(804,803,120506169461571585,10,1795956542021,11000783,'move 2 take');
INSERT INTO journal VALUES(805,804,120506169461571585,11,1795956546109,11000784,'move 3 play QD');
INSERT INTO journal VALUES(806,805,120506169461571585,12,1795956548733,11000785,'move 4 play 4D');
INSERT INTO journal VALUES(807,0,120506349711785985,1,1795956552671,11000790,'move 1 layout spread done');
INSERT INTO journal VALUES(808,807,120506349711785985,2,1795956555367,11000791,'move 2 layout spread done');
INSERT INTO journal VALUES(809,808,120506349711785985,3,1795956557017,11000792,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(810,809,120506349711785985,4,1795956560689,11000793,'move 1 place 9S N8');
INSERT INTO journal VALUES(811,810,120506349711785985,5,1795956564052,11000794,'move 1 place AD N2');
INSERT INTO journal VALUES(812,811,120506349711785985,6,1795956567102,11000795,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(813,812,120506349711785985,7,1795956569425,11000796,'move 1 place JS I3');
INSERT INTO journal VALUES(814,813,120506349711785985,8,1795956571785,11000797,'move 1 throw 10D aim-mm 630 1935 flick');
INSERT INTO journal VALUES(815,814,120506349711785985,9,1795956573122,11000798,'move 2 place 10D H15');
INSERT INTO journal VALUES(816,815,120506349711785985,10,1795956574142,11000799,'move 2 throw 9C aim-mm 930 1935 flick');
INSERT INTO journal VALUES(817,816,120506349711785985,11,1795956576735,11000800,'move 1 throw AD aim-mm 330 1125 flick');
INSERT INTO journal VALUES(818,817,120506349711785985,12,1795956578899,11000801,'move 1 place auto');
INSERT INTO journal VALUES(819,0,120506476941803521,1,1795956583005,11000807,'move 1 play J color Y');
INSERT INTO journal VALUES(820,819,120506476941803521,2,1795956584346,11000808,'move 3 play J+4 color B');
INSERT INTO journal VALUES(821,770,120505732771610625,13,1795956589178,0,'timeout 2');
INSERT INTO journal VALUES(822,821,120505732771610625,14,1795956589178,0,'auto 2 play G7');
INSERT INTO journal VALUES(823,782,120505885352001537,13,1795956589178,0,'timeout 4');
INSERT INTO journal VALUES(824,823,120505885352001537,14,1795956589178,0,'auto 4 take');
INSERT INTO journal VALUES(825,794,120506037236137985,13,1795956589178,0,'timeout 2');
INSERT INTO journal VALUES(826,825,120506037236137985,14,1795956589178,0,'auto 2 play KC KD KH');
INSERT INTO journal VALUES(827,820,120506476941803521,3,1795956589178,0,'move 2 take');
INSERT INTO journal VALUES(828,827,120506476941803521,4,1795956594178,11000809,'move 1 draw');
INSERT INTO journal VALUES(829,828,120506476941803521,5,1795956597265,11000810,'move 1 play BS');
INSERT INTO journal VALUES(830,829,120506476941803521,6,1795956601684,0,'move 2 play B1');
INSERT INTO journal VALUES(831,830,120506476941803521,7,1795956606684,11000811,'move 1 draw');
INSERT INTO journal VALUES(832,831,120506476941803521,8,1795956608861,11000812,'move 1 play B6');
INSERT INTO journal VALUES(833,832,120506476941803521,9,1795956612434,11000813,'move 3 play B2');
INSERT INTO journal VALUES(834,806,120506169461571585,13,1795956616702,0,'timeout 1');
INSERT INTO journal VALUES(835,834,120506169461571585,14,1795956616702,0,'auto 1 play AS suit S');
INSERT INTO journal VALUES(836,833,120506476941803521,10,1795956616702,0,'move 2 play B4');
INSERT INTO journal VALUES(837,836,120506476941803521,11,1795956621702,11000814,'move 1 draw');
INSERT INTO journal VALUES(838,837,120506476941803521,12,1795956622881,11000815,'move 3 play B1');
INSERT INTO journal VALUES(839,838,120506476941803521,13,1795956625045,0,'move 2 play B6');
INSERT INTO journal VALUES(840,0,120506653270343681,1,1795956626261,0,'move 4 play 2H 3H 4H');
INSERT INTO journal VALUES(841,840,120506653270343681,2,1795956628899,0,'move 5 play 4D 4S');
INSERT INTO journal VALUES(842,841,120506653270343681,3,1795956630045,0,'move 6 play 8C to 3');
INSERT INTO journal VALUES(843,842,120506653270343681,4,1795956630045,11000826,'move 7 play 9C 9C');
INSERT INTO journal VALUES(844,843,120506653270343681,5,1795956632461,0,'move 8 play 9H');
INSERT INTO journal VALUES(845,844,120506653270343681,6,1795956637461,0,'move 1 play 6H');
INSERT INTO journal VALUES(846,845,120506653270343681,7,1795956637461,11000827,'move 2 play JOKER suit H');
INSERT INTO journal VALUES(847,846,120506653270343681,8,1795956639540,0,'move 3 play 7H');
INSERT INTO journal VALUES(848,818,120506349711785985,13,1795956639540,0,'timeout 2');
INSERT INTO journal VALUES(849,848,120506349711785985,14,1795956639540,0,'auto 2 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(850,847,120506653270343681,9,1795956644540,0,'move 4 play AS suit D');
INSERT INTO journal VALUES(851,850,120506653270343681,10,1795956646756,0,'move 5 play AD suit C');
INSERT INTO journal VALUES(852,851,120506653270343681,11,1795956649178,0,'move 6 play JOKER suit S');
INSERT INTO journal VALUES(853,822,120505732771610625,15,1795956649178,0,'timeout 1');
INSERT INTO journal VALUES(854,853,120505732771610625,16,1795956649178,0,'auto 1 play R7');
INSERT INTO journal VALUES(855,854,120505732771610625,17,1795956649178,0,'hash a1f91f902669e9a3c4bf95a0af093f22');
INSERT INTO journal VALUES(856,824,120505885352001537,15,1795956649178,0,'timeout 3');
INSERT INTO journal VALUES(857,856,120505885352001537,16,1795956649178,0,'auto 3 play 5S');
INSERT INTO journal VALUES(858,857,120505885352001537,17,1795956649178,0,'hash 9e98d348c309ed3622f88b0a3b38cb27');
INSERT INTO journal VALUES(859,826,120506037236137985,15,1795956649178,0,'timeout 1');
INSERT INTO journal VALUES(860,859,120506037236137985,16,1795956649178,0,'auto 1 play 2D');
INSERT INTO journal VALUES(861,860,120506037236137985,17,1795956649178,0,'hash 9c47615355735c020c5915e1bf62d043');
INSERT INTO journal VALUES(862,852,120506653270343681,12,1795956649540,11000828,'move 7 play JOKER suit D');
INSERT INTO journal VALUES(863,862,120506653270343681,13,1795956651868,0,'move 8 play AS suit H');
INSERT INTO journal VALUES(864,863,120506653270343681,14,1795956656868,0,'move 1 play KH');
INSERT INTO journal VALUES(865,864,120506653270343681,15,1795956656868,11000829,'move 2 play 10H 9H 8H to 4 last');
INSERT INTO journal VALUES(866,865,120506653270343681,16,1795956659393,0,'move 3 play 8C to 1');
INSERT INTO journal VALUES(867,866,120506653270343681,17,1795956659393,0,'hash bf9adf6b1387e38abbf180adf6261eb6');
INSERT INTO journal VALUES(868,849,120506349711785985,15,1795956659540,0,'timeout 2');
INSERT INTO journal VALUES(869,868,120506349711785985,16,1795956659540,0,'auto 2 place auto');
INSERT INTO journal VALUES(870,869,120506349711785985,17,1795956659540,0,'hash 4566ceeb376f89f960037d427981c522');
INSERT INTO journal VALUES(871,867,120506653270343681,18,1795956660832,0,'move 4 play 4C');
INSERT INTO journal VALUES(872,871,120506653270343681,19,1795956664393,0,'move 5 play 5S');
INSERT INTO journal VALUES(873,872,120506653270343681,20,1795956665728,0,'move 6 play 3C');
INSERT INTO journal VALUES(874,873,120506653270343681,21,1795956669393,11000830,'move 7 play 3D');
INSERT INTO journal VALUES(875,0,120506852948574209,1,1795956672652,11000836,'move 1 keep 2H 10H AD');
INSERT INTO journal VALUES(876,875,120506852948574209,2,1795956674935,11000837,'move 2 keep 10S 7H 5D');
INSERT INTO journal VALUES(877,876,120506852948574209,3,1795956674935,0,'move 3 keep 7S 9S JH');
INSERT INTO journal VALUES(878,874,120506653270343681,22,1795956676943,0,'move 8 play 2D');
INSERT INTO journal VALUES(879,877,120506852948574209,4,1795956676943,0,'move 3 play 3S');
INSERT INTO journal VALUES(880,835,120506169461571585,15,1795956676943,0,'timeout 2');
INSERT INTO journal VALUES(881,880,120506169461571585,16,1795956676943,0,'auto 2 play 5S');
INSERT INTO journal VALUES(882,881,120506169461571585,17,1795956676943,0,'hash 48eeb6e62ea03015ba17bfa28d1467a7');
INSERT INTO journal VALUES(883,878,120506653270343681,23,1795956681943,0,'move 1 play 3C');
INSERT INTO journal VALUES(884,879,120506852948574209,5,1795956681943,11000838,'move 1 play 9H');
INSERT INTO journal VALUES(885,884,120506852948574209,6,1795956683703,11000839,'move 2 play JS');
INSERT INTO journal VALUES(886,839,120506476941803521,14,1795956686365,0,'timeout 1');
INSERT INTO journal VALUES(887,886,120506476941803521,15,1795956686365,0,'auto 1 draw');
INSERT INTO journal VALUES(888,885,120506852948574209,7,1795956686365,0,'move 3 play JD');
INSERT INTO journal VALUES(889,888,120506852948574209,8,1795956691365,11000840,'move 1 play QC');
INSERT INTO journal VALUES(890,889,120506852948574209,9,1795956694042,11000841,'move 2 take');
INSERT INTO journal VALUES(891,890,120506852948574209,10,1795956695813,0,'move 3 play 8C 8D');
INSERT INTO journal VALUES(892,891,120506852948574209,11,1795956700813,11000842,'move 1 play KH KC');
INSERT INTO journal VALUES(893,892,120506852948574209,12,1795956703059,11000843,'move 2 take');
INSERT INTO journal VALUES(894,893,120506852948574209,13,1795956707002,0,'move 3 play KS');
INSERT INTO journal VALUES(895,855,120505732771610625,18,1795956709178,0,'timeout 2');
INSERT INTO journal VALUES(896,895,120505732771610625,19,1795956709178,0,'auto 2 play R5');
INSERT INTO journal VALUES(897,858,120505885352001537,18,1795956709178,0,'timeout 2');
INSERT INTO journal VALUES(898,897,120505885352001537,19,1795956709178,0,'auto 2 take');
INSERT INTO journal VALUES(899,861,120506037236137985,18,1795956709178,0,'timeout 2');
INSERT INTO journal VALUES(900,899,120506037236137985,19,1795956709178,0,'auto 2 play 4C 4H');
INSERT INTO journal VALUES(901,0,120507017994436609,1,1795956714031,0,'move 1 play AS AH suit D');
INSERT INTO journal VALUES(902,901,120507017994436609,2,1795956717002,11000852,'move 2 play QD');
INSERT INTO journal VALUES(903,902,120507017994436609,3,1795956718927,0,'move 3 play KD');
INSERT INTO journal VALUES(904,870,120506349711785985,18,1795956719540,0,'timeout 1');
INSERT INTO journal VALUES(905,904,120506349711785985,19,1795956719540,0,'auto 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(906,905,120506349711785985,20,1795956723153,0,'auto 2 place auto');
INSERT INTO journal VALUES(907,903,120507017994436609,4,1795956723153,11000853,'move 4 play 2D');
INSERT INTO journal VALUES(908,906,120506349711785985,21,1795956727878,0,'auto 2 throw 8S aim-mm 330 1125 flick');
INSERT INTO journal VALUES(909,907,120507017994436609,5,1795956727878,0,'move 5 take');
INSERT INTO journal VALUES(910,909,120507017994436609,6,1795956731943,0,'move 1 play 4D');
INSERT INTO journal VALUES(911,908,120506349711785985,22,1795956731943,0,'auto 2 place auto');
INSERT INTO journal VALUES(912,910,120507017994436609,7,1795956732878,11000854,'move 2 play 4S');
INSERT INTO journal VALUES(913,912,120507017994436609,8,1795956735001,0,'move 3 play 6S');
INSERT INTO journal VALUES(914,882,120506169461571585,18,1795956736943,0,'timeout 3');
INSERT INTO journal VALUES(915,914,120506169461571585,19,1795956736943,0,'auto 3 play 8S');
INSERT INTO journal VALUES(916,913,120507017994436609,9,1795956740001,11000855,'move 4 draw');
INSERT INTO journal VALUES(917,883,120506653270343681,24,1795956741943,0,'timeout 2');
INSERT INTO journal VALUES(918,917,120506653270343681,25,1795956741943,0,'auto 2 draw');
INSERT INTO journal VALUES(919,916,120507017994436609,10,1795956742217,0,'move 5 play 6D');
INSERT INTO journal VALUES(920,919,120507017994436609,11,1795956744005,0,'move 1 draw');
INSERT INTO journal VALUES(921,918,120506653270343681,26,1795956744005,0,'move 3 play 5C');
INSERT INTO journal VALUES(922,921,120506653270343681,27,1795956746365,0,'move 4 take');
INSERT INTO journal VALUES(923,887,120506476941803521,16,1795956746365,0,'timeout 3');
INSERT INTO journal VALUES(924,923,120506476941803521,17,1795956746365,0,'auto 3 play G6');
INSERT INTO journal VALUES(925,924,120506476941803521,18,1795956746365,0,'hash aa4af3efa3cec4da4119489409b0592b');
INSERT INTO journal VALUES(926,920,120507017994436609,12,1795956746769,11000856,'move 2 play 7H');
INSERT INTO journal VALUES(927,925,120506476941803521,19,1795956750025,0,'move 2 play G1');
INSERT INTO journal VALUES(928,926,120507017994436609,13,1795956750025,0,'move 3 play AC suit H');
INSERT INTO journal VALUES(929,922,120506653270343681,28,1795956750025,0,'move 5 draw');
INSERT INTO journal VALUES(930,929,120506653270343681,29,1795956755025,0,'move 6 draw');
INSERT INTO journal VALUES(931,928,120507017994436609,14,1795956755025,11000857,'move 4 play 9H');
INSERT INTO journal VALUES(932,0,120507203210706945,1,1795956756161,11000862,'move 1 layout spread done');
INSERT INTO journal VALUES(933,932,120507203210706945,2,1795956757679,11000863,'move 2 layout spread done');
INSERT INTO journal VALUES(934,933,120507203210706945,3,1795956760390,11000864,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(935,934,120507203210706945,4,1795956762243,11000865,'move 1 place auto');
INSERT INTO journal VALUES(936,935,120507203210706945,5,1795956764106,11000866,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(937,936,120507203210706945,6,1795956766601,11000867,'move 2 place auto');
INSERT INTO journal VALUES(938,937,120507203210706945,7,1795956769145,11000868,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(939,938,120507203210706945,8,1795956771987,11000869,'move 1 place auto');
INSERT INTO journal VALUES(940,939,120507203210706945,9,1795956773829,11000870,'move 2 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(941,940,120507203210706945,10,1795956777120,11000871,'move 2 place auto');
INSERT INTO journal VALUES(942,941,120507203210706945,11,1795956781046,11000872,'move 1 throw 2D aim-mm 690 1125 flick');
INSERT INTO journal VALUES(943,942,120507203210706945,12,1795956783202,11000873,'move 2 place auto');
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
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
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
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
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
