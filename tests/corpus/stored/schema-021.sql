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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,100,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,40,100010,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,10,99990,'',0);
INSERT INTO account VALUES(102,'player2','player2','player2','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(103,'player3','player3','player3','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(104,'player4','player4','player4','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(105,'player5','player5','player5','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(106,'player6','player6','player6','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(107,'player7','player7','player7','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(108,'player8','player8','player8','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(109,'player9','player9','player9','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(110,'player10','player10','player10','',0,1,0,0,20,100000,'',0);
INSERT INTO account VALUES(111,'player11','player11','player11','',0,1,0,0,-10,100000,'',0);
INSERT INTO account VALUES(112,'player12','player12','player12','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(113,'player13','player13','player13','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(114,'player14','player14','player14','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(115,'player15','player15','player15','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(116,'player16','player16','player16','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(117,'player17','player17','player17','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(118,'player18','player18','player18','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(119,'player19','player19','player19','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(120,'player20','player20','player20','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(121,'player21','player21','player21','',0,1,0,0,30,100020,'',0);
INSERT INTO account VALUES(122,'player22','player22','player22','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(123,'player23','player23','player23','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(124,'player24','player24','player24','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(125,'player25','player25','player25','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(126,'player26','player26','player26','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(127,'player27','player27','player27','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(128,'player28','player28','player28','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(129,'player29','player29','player29','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(130,'player30','player30','player30','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(131,'player31','player31','player31','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(132,'player32','player32','player32','',0,1,0,0,20,100010,'',0);
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
INSERT INTO account VALUES(188,'player88','player88','player88','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(189,'player89','player89','player89','',0,1,0,0,0,100000,'',0);
CREATE TABLE ssh_key (
    fingerprint TEXT NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id),
    public_key TEXT NOT NULL
, label TEXT NOT NULL DEFAULT '', added_ms INTEGER NOT NULL DEFAULT 0, used_ms INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1796814400000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
, cup INTEGER NOT NULL DEFAULT 0, cup_round INTEGER NOT NULL DEFAULT 0, cup_table INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO card_table VALUES(124129054927355904,16,124129054927355905,replace('game last-one\noptions mode=quick points=300 pairs=no limit=600\nseats 2\nterms open\nbet 0\nclock 60000\nhost 108\ndelay 1\nseat 1 108 account 0 0 21000746 player8\nseat 2 109 account 0 0 21000747 player9\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124129200272572416,17,124129200272572417,replace('game extreme-last-card\noptions hand=5 draw=must-play limit=400\nseats 2\nterms open\nbet 0\nclock 60000\nhost 110\ndelay 1\nseat 1 111 account 0 0 21000763 player11\nseat 2 110 account 0 0 21000762 player10\nnext 124129274658553856 7952000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124129283579838464,18,124129283579838465,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 2\nterms open\nbet 0\nclock 60000\nhost 112\ndelay 1\nseat 1 112 account 0 0 21000773 player12\nseat 2 113 account 0 0 21000774 player13\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124129424382623744,19,124129424382623745,replace('game switch\noptions mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800\nseats 3\nterms open\nbet 0\nclock 60000\nhost 114\ndelay 1\nseat 1 114 account 0 0 21000790 player14\nseat 2 115 account 0 0 21000791 player15\nseat 3 124129424382623746 bot 1 0 0 bot-ada\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124129593945751552,20,124129593945751553,replace('game exta-cards\noptions jokers=yes throws=0 limit=0 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 116\ndelay 1\nseat 1 116 account 0 0 21000802 player16\nseat 2 117 account 0 0 21000803 player17\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124129722761216000,21,124129722761216001,replace('game last-one\noptions mode=points points=200 pairs=no limit=600\nseats 3\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 1 119 account 0 0 21000821 player19\nseat 2 120 account 0 0 21000822 player20\nseat 3 118 account 0 0 21000820 player18\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124129867057856512,22,124129867057856513,replace('game extreme-last-card\noptions hand=5 draw=must-play limit=400\nseats 3\nterms open\nbet 10\nclock 60000\nhost 121\ndelay 1\nseat 2 123 account 0 0 21000841 player23\nseat 3 121 account 0 0 21000839 player21\nnext 124130504483012613 8852000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124130009144098816,23,124130009144098817,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 3\nterms open\nbet 10\nclock 60000\nhost 124\ndelay 1\nseat 1 125 account 0 0 21000859 player25\nseat 2 126 account 0 0 21000860 player26\nseat 3 124 account 0 0 21000858 player24\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124130176626851840,24,124130176626851841,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 4\nterms open\nbet 10\nclock 60000\nhost 127\ndelay 1\nseat 1 127 account 0 0 21000879 player27\nseat 2 129 account 0 0 21000881 player29\nseat 3 130 account 0 0 21000882 player30\nseat 4 128 account 0 0 21000880 player28\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124130360618385408,25,124130360618385409,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=2\nseats 2\nterms open\nbet 10\nclock 60000\nhost 132\ndelay 1\nseat 2 132 account 0 0 21000900 player32\nnext 124130504483012608 8652000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124130504483012609,26,124130504483012610,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 4\nterms open\nbet 0\nclock 60000\nhost 133\ndelay 1\nfrozen looked into\nseat 1 124130504483012612 bot 2 0 0 bot-blaise\nseat 2 133 account 0 0 21000918 player33\nseat 3 134 account 0 0 21000919 player34\nseat 4 124130504483012611 bot 1 0 0 bot-ada\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124130698524098560,27,124130698524098561,replace('game extreme-last-card\noptions hand=8 draw=free limit=400\nseats 4\nterms open\nbet 0\nclock 60000\nhost 135\ndelay 1\nfrozen looked into\nseat 1 135 account 0 0 21000934 player35\nseat 2 136 account 0 0 21000935 player36\nseat 3 124130698524098562 bot 1 0 0 bot-ada\nseat 4 124130698524098563 bot 2 0 0 bot-blaise\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124130901532606464,28,124130901532606465,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 4\nterms open\nbet 0\nclock 60000\nhost 137\ndelay 1\nfrozen looked into\nseat 1 124130901532606466 bot 1 0 0 bot-ada\nseat 2 124130901532606467 bot 2 0 0 bot-blaise\nseat 3 138 account 0 0 21000951 player38\nseat 4 137 account 0 0 21000950 player37\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124131082126753792,29,124131082126753793,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800\nseats 5\nterms open\nbet 0\nclock 60000\nhost 139\ndelay 1\nfrozen looked into\nseat 1 124131082126753796 bot 1 0 0 bot-cleo\nseat 2 139 account 0 0 21000967 player39\nseat 3 124131082126753795 bot 2 0 0 bot-blaise\nseat 4 140 account 0 0 21000968 player40\nseat 5 124131082126753794 bot 1 0 0 bot-ada\nnext 124131181150076928 aa52000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124131193917538304,30,124131193917538305,replace('game exta-cards\noptions jokers=no throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 141\ndelay 1\nfrozen looked into\nseat 1 142 account 0 0 21000975 player42\nseat 2 141 account 0 0 21000974 player41\n','\n',char(10)),0,0,0);
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
INSERT INTO game VALUES(124104422195200020,124104422195200019,'last-one',2,1,10,X'deaf05efe9ac3f96cf6f6e65bd6b3f303fa000c61710b79882d1f7f150bab742','mode=quick points=500 pairs=no limit=32',1796814400000,1796814562131,1,0,1,1,replace('format 2\nsecret 0952000000000000000000000000000000000000000000000000000000000000\ndrawn player0 9wch76wh4j43\ndrawn player1 gxrtefbktxwe\n','\n',char(10)),'',21,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124105374323179521,124105374323179520,'last-one',2,0,0,X'260f428c1e74e24f550415035de275b012dd15689cc82d66c51999e67d97e02b','mode=points points=300 pairs=no limit=600',1796814627005,1796815106451,3,0,1,2,replace('format 2\nsecret 0b52000000000000000000000000000000000000000000000000000000000000\ndrawn player0 8yfnkya5aeix\ndrawn player1 3e5qgi3ii966\ndrawn bot-ada tm82w46f8dqm\n','\n',char(10)),'It took too long.',129,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124107641117999105,124107641117999104,'last-one',2,0,0,X'8606c6ba9f0e44206f28b8ce9f3e122c6801978d90814235684454778bfe3aac','mode=quick points=500 pairs=yes limit=600',1796815167451,1796815714369,1,0,1,3,replace('format 2\nsecret 2e52000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 4ajnuzudgtzd\ndrawn guest2 fm3e4gx4vkyg\ndrawn guest3 c8ik9rf59fpc\n','\n',char(10)),'',212,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124110211882418177,124110211882418176,'extreme-last-card',1,1,10,X'5076ebe4a1446a730d500f381ebe06a0697dcc3a0c5a94d3adeb1a711198dc7e','hand=7 draw=must-play limit=400',1796815780369,1796815840215,1,0,1,4,replace('format 2\nsecret 3052000000000000000000000000000000000000000000000000000000000000\ndrawn player0 uads94r7t85s\ndrawn player1 3er5wnxga9p9\n','\n',char(10)),'',236,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124110718747279361,124110718747279360,'extreme-last-card',1,0,0,X'ea81f31da1ffd520218a41791c782f8cce7c5c228f344e15600febe6f65f2088','hand=7 draw=must-play limit=16',1796815901215,1796815961196,1,0,1,5,replace('format 2\nsecret 3252000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 gdgdb8ni3mvt\ndrawn bot-ada jxwp8h295nbz\n','\n',char(10)),'limit',253,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124111237658181633,124111237658181632,'extreme-last-card',1,0,0,X'a25a5f66e08318e4ffbd6e5441c284e21d9b60eca8e03ccd507ce4f6d161af07','hand=9 draw=free limit=9',1796816024933,1796816049702,1,0,1,6,replace('format 2\nsecret 3a52000000000000000000000000000000000000000000000000000000000000\ndrawn player0 bwx2e8r9e6kv\ndrawn guest1 pz4yiq7zphk8\ndrawn guest2 vurt7amijnsr\ndrawn guest3 eafi23gphwkc\n','\n',char(10)),'limit',263,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124111611127398401,124111611127398400,'palace',2,1,10,X'dd92eb22d5dc592c721a3191aa8f48f62a6aa73839d338b7405545129f5c538c','tie=rps bomb=pile limit=500',1796816113975,1796816798959,1,0,1,7,replace('format 2\nsecret 3c52000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 dxfcw85ejf8c\n','\n',char(10)),'',351,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124114740011073537,124114740011073536,'palace',2,0,0,X'51a7342214f3ed6eed55a696d90aa5398a1d30799cc2df0bb8893a9946fa8f7e','tie=coin bomb=single limit=500',1796816859959,1796817090656,1,0,1,8,replace('format 2\nsecret 3e52000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 tbe2r4wckgvu\ndrawn bot-ada ecrkvwy8tjjy\n','\n',char(10)),'',407,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124115970036858881,124115970036858880,'palace',2,0,0,X'6931e5ca033373562f0084fd2c8392ae6632405d3129c0bb62b77f1e9d09032b','tie=coin bomb=pile limit=500',1796817153220,1796817654946,3,0,1,9,replace('format 2\nsecret 5752000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 x4akza4jgagp\ndrawn guest2 8x82hcrym5it\ndrawn guest3 w9aanrdzipdw\n','\n',char(10)),'It took too long.',512,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124118330280771585,124118330280771584,'switch',1,1,10,X'30b8bc6d9b7dc19585b95e11bbba13bd02cf65eab01ea76d57b40eebfbbe03c5','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796817715946,1796818243978,1,0,1,10,replace('format 2\nsecret 5952000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 tv5m5use9ks4\n','\n',char(10)),'',597,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124120809575809025,124120809575809024,'switch',1,0,0,X'476fafb5ebe1facea832955a7950e8d6c8cd09786c099d8dd8c84b8084c02cfc','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=52',1796818307056,1796818662034,1,0,1,11,replace('format 2\nsecret 5b52000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 wf4zuaggyqm5\ndrawn bot-ada pukiy9vh8u2f\n','\n',char(10)),'limit',656,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124122573469384705,124122573469384704,'switch',1,0,0,X'14ce132426196b575d9ab7059e33bc18338716fea3e6c4ca2fcfe6bc01d616f4','mistakes=cutthroat run-chain=yes ace-penalty=full announce=auto limit=43',1796818727601,1796818884530,1,0,1,12,replace('format 2\nsecret 6f52000000000000000000000000000000000000000000000000000000000000\ndrawn player0 5fpc8ze2vjbq\ndrawn guest1 mv89hin4t5ef\ndrawn guest2 p4ecunhdmd3p\ndrawn guest3 wedavsdvw9nc\n','\n',char(10)),'',670,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124123496656666625,124123496656666624,'exta-cards',2,1,10,X'8bd191d179c83291ac065acab2c6a17d7e277325f1e4cd1d4d60fac930ba7c48','jokers=yes throws=20 limit=49 bad=1',1796818947706,1796819612729,1,0,1,13,replace('format 2\nsecret 7152000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 8wftb5zww9rk\n','\n',char(10)),'',775,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124126546926501889,124126546926501888,'exta-cards',2,1,0,X'11ef1b2bf233b713af809931c2028fd9b6c62018141266d629eb4cd12c29cc91','jokers=yes throws=20 limit=55 bad=chance',1796819674947,1796819991986,2,0,1,14,replace('format 2\nsecret 7352000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 jstvmpc34bx9\n','\n',char(10)),'player1 left before everybody had a turn.',783,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124128132536991745,124128132536991744,'exta-cards',2,0,0,X'ad22fcad6df5d77c84995c4491c854603fd0b74d519611df946d70a8cc786042','jokers=no throws=20 limit=300 bad=chance',1796820052986,1796820211901,1,0,1,15,replace('format 2\nsecret 7552000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 dnnwkeehfkrp\n','\n',char(10)),'',812,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124129054927355905,124129054927355904,'last-one',2,1,0,X'6b18769be14af84f9621530485872feab7d938cdf69035613a66e9ebc4c62b0a','mode=quick points=300 pairs=no limit=600',1796820272901,0,0,0,1,16,replace('format 2\nsecret 7752000000000000000000000000000000000000000000000000000000000000\nplayer player8 corpus\ndrawn player9 3wmnrzpdzn8u\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124129200272572417,124129200272572416,'extreme-last-card',1,1,0,X'f777ef4946f51406a7fd83540bda41e2246d136f96827dbe8f5e058fcdcc611d','hand=5 draw=must-play limit=400',1796820307554,1796820325289,1,0,1,17,replace('format 2\nsecret 7852000000000000000000000000000000000000000000000000000000000000\ndrawn player10 j27eiucsjqtc\ndrawn player11 pf7hct7hmvii\n','\n',char(10)),'',831,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124129283579838465,124129283579838464,'palace',2,1,0,X'4a8ce4493fcc8e535226accbd413cc7d7a9d2d55b0a9645e6efa74ec4d10eb21','tie=coin bomb=pile limit=500',1796820327416,0,0,0,1,18,replace('format 2\nsecret 7a52000000000000000000000000000000000000000000000000000000000000\nplayer player12 corpus\ndrawn player13 9icrkz34zxar\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124129424382623745,124129424382623744,'switch',1,0,0,X'92c3b53ac0f0d62960c497a2b33b46987cb24502682ec4ed62bc7b3695e61c65','mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800',1796820360986,0,0,0,1,19,replace('format 2\nsecret 7b52000000000000000000000000000000000000000000000000000000000000\ndrawn player14 pr6b9nm35i83\ndrawn player15 shk3fkk87ait\ndrawn bot-ada kbmhr832jbtj\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124129593945751553,124129593945751552,'exta-cards',2,1,0,X'8071e4a47fa100e10eb7e11a02058f29c0709c80034b7b2e21649fa41ef28656','jokers=yes throws=0 limit=0 bad=chance',1796820401413,0,0,0,1,20,replace('format 2\nsecret 8052000000000000000000000000000000000000000000000000000000000000\ndrawn player16 tr8mft693fut\ndrawn player17 6xz93y7t8x2i\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124129722761216001,124129722761216000,'last-one',2,1,10,X'500f7bb65316d7b48b3f7a67c9fa587e0c57701c54f14abae0d08f2e551026ee','mode=points points=200 pairs=no limit=600',1796820432125,0,0,0,1,21,replace('format 2\nsecret 8152000000000000000000000000000000000000000000000000000000000000\nplayer player18 corpus\ndrawn player19 brnsmngxn97t\ndrawn player20 q3ffd2b7np5s\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124129867057856513,124129867057856512,'extreme-last-card',1,1,10,X'91b7a156dbb4e3900e0e5ed25122a3e19b4f2b0c2488950c0fbeec2c139bc9a3','hand=5 draw=must-play limit=400',1796820466528,1796820618502,1,0,1,22,replace('format 2\nsecret 8252000000000000000000000000000000000000000000000000000000000000\ndrawn player21 yaqxpkzvcny5\ndrawn player22 nvbbbah8namw\ndrawn player23 bq6arv5giqan\n','\n',char(10)),'',952,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124130009144098817,124130009144098816,'palace',2,1,10,X'715b4a39160ec75a0b9572f5f096b3350b5051f1ee953e64bfe328be0762a919','tie=coin bomb=pile limit=500',1796820500404,0,0,0,1,23,replace('format 2\nsecret 8352000000000000000000000000000000000000000000000000000000000000\ndrawn player24 3tnp2yykefrc\ndrawn player25 38yf3qgjkr2g\ndrawn player26 bc7ia885w5tb\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124130176626851841,124130176626851840,'switch',1,1,10,X'844de2e8d93c465d694240d3bbf4daa02b455c9da050bd38d7e9723db6884e29','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796820540335,0,0,0,1,24,replace('format 2\nsecret 8452000000000000000000000000000000000000000000000000000000000000\nplayer player27 corpus\ndrawn player28 g5m9atvg5rzh\ndrawn player29 e3vpv6xqfq3j\ndrawn player30 4uh3f7wkm7ze\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124130360618385409,124130360618385408,'exta-cards',2,1,10,X'a9e75e99c54ff495079a08058a1b4880825a05d8f99d058b8398bcd444d185a8','jokers=yes throws=20 limit=300 bad=2',1796820584202,1796820618502,1,0,1,25,replace('format 2\nsecret 8552000000000000000000000000000000000000000000000000000000000000\nplayer player31 corpus\ndrawn player32 fpw5p5rhww6j\n','\n',char(10)),'',990,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124130504483012610,124130504483012609,'last-one',2,0,0,X'852fe7558d7856df573b07febfd1039076203dfd7ef6ecb154bdd056677da0e0','mode=quick points=200 pairs=no limit=600',1796820618502,0,0,0,1,26,replace('format 2\nsecret 8752000000000000000000000000000000000000000000000000000000000000\ndrawn player33 d3fep3x3bum6\ndrawn player34 quwwxcbujsiv\ndrawn bot-ada j6juphmmbz7b\ndrawn bot-blaise g8ph24dg5imn\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124130698524098561,124130698524098560,'extreme-last-card',1,0,0,X'3aa30ea8d0b071ad5915c646f766dfc3b5785905428ae5a78b7ceaf201bf45f4','hand=8 draw=free limit=400',1796820664765,0,0,0,1,27,replace('format 2\nsecret 9352000000000000000000000000000000000000000000000000000000000000\nplayer player35 corpus\ndrawn player36 jyfz54rppxmt\ndrawn bot-ada f8q78nj344zr\ndrawn bot-blaise a72muujc6uan\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124130901532606465,124130901532606464,'palace',2,0,0,X'bca9a7fdd848bc567482e7762cc91f1244672465cef8a2651c056cecdcfaa6db','tie=coin bomb=pile limit=500',1796820713166,0,0,0,1,28,replace('format 2\nsecret 9b52000000000000000000000000000000000000000000000000000000000000\nplayer player37 corpus\ndrawn player38 unh3yh9bcfr2\ndrawn bot-ada ex85ekaj5uxw\ndrawn bot-blaise 24ep5x9ys52w\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124131082126753793,124131082126753792,'switch',1,0,0,X'05460f2c151e60c8aecb06fede99c7fe39f50c6aab639e84501b165df18e7be5','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800',1796820756223,1796820779832,1,0,1,29,replace('format 2\nsecret a252000000000000000000000000000000000000000000000000000000000000\ndrawn player39 szv7mwbf7vs9\ndrawn player40 4dys8bpdiwcf\ndrawn bot-ada apxfc22bfjme\ndrawn bot-blaise 3j8b68mmvy87\ndrawn bot-cleo 8r4p84muth4q\n','\n',char(10)),'',1070,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124131193917538305,124131193917538304,'exta-cards',2,1,0,X'25e5d7f7e0fa9781eed8473976d1c4a42202c22079076cb1308a4061082fe13c','jokers=no throws=20 limit=300 bad=chance',1796820782876,0,0,0,1,30,replace('format 2\nsecret ab52000000000000000000000000000000000000000000000000000000000000\ndrawn player41 jqwkfrhwxd6e\ndrawn player42 hkmh8bymu9vt\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
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
INSERT INTO seat VALUES(124104422195200020,0,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124104422195200020,1,100,'player0',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124105374323179521,0,100,'player0',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124105374323179521,1,124105374323179522,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124105374323179521,2,101,'player1',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124107641117999105,0,902,'guest2',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124107641117999105,1,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124107641117999105,2,901,'guest1',1,0,1,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(124107641117999105,3,903,'guest3',1,0,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124110211882418177,0,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124110211882418177,1,101,'player1',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124110718747279361,0,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124110718747279361,1,101,'player1',0,0,1,1,0,0,0,1,1,0,0);
INSERT INTO seat VALUES(124110718747279361,2,124110718747279362,'bot-ada',2,1,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124111237658181633,0,901,'guest1',1,0,4,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124111237658181633,1,100,'player0',0,0,3,-1,0,0,0,1,1,0,0);
INSERT INTO seat VALUES(124111237658181633,2,902,'guest2',1,0,2,-1,0,0,0,1,0,0,0);
INSERT INTO seat VALUES(124111237658181633,3,903,'guest3',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124111611127398401,0,101,'player1',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124111611127398401,1,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124114740011073537,0,100,'player0',0,0,3,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(124114740011073537,1,101,'player1',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124114740011073537,2,124114740011073538,'bot-ada',2,1,2,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124115970036858881,0,903,'guest3',1,0,0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(124115970036858881,1,901,'guest1',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124115970036858881,2,902,'guest2',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124115970036858881,3,100,'player0',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124118330280771585,0,100,'player0',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124118330280771585,1,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124120809575809025,0,101,'player1',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124120809575809025,1,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124120809575809025,2,124120809575809026,'bot-ada',2,1,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124122573469384705,0,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124122573469384705,1,901,'guest1',1,0,4,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(124122573469384705,2,903,'guest3',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124122573469384705,3,902,'guest2',1,0,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124123496656666625,0,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124123496656666625,1,101,'player1',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124126546926501889,0,101,'player1',0,0,0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(124126546926501889,1,100,'player0',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124128132536991745,0,901,'guest1',1,0,2,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(124128132536991745,1,100,'player0',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124129054927355905,0,108,'player8',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124129054927355905,1,109,'player9',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124129200272572417,0,111,'player11',0,0,2,-1,0,-10,0,0,0,0,0);
INSERT INTO seat VALUES(124129200272572417,1,110,'player10',0,0,1,1,0,20,0,0,0,0,0);
INSERT INTO seat VALUES(124129283579838465,0,112,'player12',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124129283579838465,1,113,'player13',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124129424382623745,0,114,'player14',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124129424382623745,1,115,'player15',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124129424382623745,2,124129424382623746,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124129593945751553,0,116,'player16',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124129593945751553,1,117,'player17',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124129722761216001,0,119,'player19',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124129722761216001,1,120,'player20',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124129722761216001,2,118,'player18',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124129867057856513,0,122,'player22',0,0,3,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124129867057856513,1,123,'player23',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124129867057856513,2,121,'player21',0,0,1,1,0,30,20,0,0,0,0);
INSERT INTO seat VALUES(124130009144098817,0,125,'player25',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130009144098817,1,126,'player26',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130009144098817,2,124,'player24',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130176626851841,0,127,'player27',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130176626851841,1,129,'player29',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130176626851841,2,130,'player30',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130176626851841,3,128,'player28',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130360618385409,0,131,'player31',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124130360618385409,1,132,'player32',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124130504483012610,0,124130504483012612,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130504483012610,1,133,'player33',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124130504483012610,2,134,'player34',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124130504483012610,3,124130504483012611,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130698524098561,0,135,'player35',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124130698524098561,1,136,'player36',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124130698524098561,2,124130698524098562,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130698524098561,3,124130698524098563,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130901532606465,0,124130901532606466,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130901532606465,1,124130901532606467,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124130901532606465,2,138,'player38',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124130901532606465,3,137,'player37',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124131082126753793,0,124131082126753796,'bot-cleo',2,1,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124131082126753793,1,139,'player39',0,0,5,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124131082126753793,2,124131082126753795,'bot-blaise',2,2,3,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124131082126753793,3,140,'player40',0,0,4,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124131082126753793,4,124131082126753794,'bot-ada',2,1,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124131193917538305,0,142,'player42',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124131193917538305,1,141,'player41',0,0,0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1796814400000);
INSERT INTO entry VALUES(2,1,124104422195200020,1,20,'bet','',1796814400000);
INSERT INTO entry VALUES(2,2,124104422195200020,1,-20,'pot','',1796814562131);
INSERT INTO entry VALUES(2,3,124110211882418177,1,20,'bet','',1796815780369);
INSERT INTO entry VALUES(2,4,124110211882418177,1,-20,'pot','',1796815840215);
INSERT INTO entry VALUES(2,5,124111611127398401,1,20,'bet','',1796816113975);
INSERT INTO entry VALUES(2,6,124111611127398401,1,-20,'pot','',1796816798959);
INSERT INTO entry VALUES(2,7,124118330280771585,1,20,'bet','',1796817715946);
INSERT INTO entry VALUES(2,8,124118330280771585,1,-20,'pot','',1796818243978);
INSERT INTO entry VALUES(2,9,124123496656666625,1,20,'bet','',1796818947706);
INSERT INTO entry VALUES(2,10,124123496656666625,1,-20,'pot','',1796819612729);
INSERT INTO entry VALUES(2,11,124129722761216001,1,30,'bet','',1796820432125);
INSERT INTO entry VALUES(2,12,124129867057856513,1,30,'bet','',1796820466528);
INSERT INTO entry VALUES(2,13,124130009144098817,1,30,'bet','',1796820500404);
INSERT INTO entry VALUES(2,14,124130176626851841,1,40,'bet','',1796820540335);
INSERT INTO entry VALUES(2,15,124130360618385409,1,20,'bet','',1796820584202);
INSERT INTO entry VALUES(2,16,124130360618385409,1,-20,'pot','',1796820618502);
INSERT INTO entry VALUES(2,17,124129867057856513,1,-30,'pot','',1796820618502);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(100,2,124104422195200020,1,-10,'bet','',1796814400000);
INSERT INTO entry VALUES(100,3,124104422195200020,0,-10,'loss','',1796814562131);
INSERT INTO entry VALUES(100,4,124110211882418177,1,-10,'bet','',1796815780369);
INSERT INTO entry VALUES(100,5,124110211882418177,0,20,'win','',1796815840215);
INSERT INTO entry VALUES(100,6,124110211882418177,1,20,'pot','',1796815840215);
INSERT INTO entry VALUES(100,7,124111611127398401,1,-10,'bet','',1796816113975);
INSERT INTO entry VALUES(100,8,124111611127398401,0,20,'win','',1796816798959);
INSERT INTO entry VALUES(100,9,124111611127398401,1,20,'pot','',1796816798959);
INSERT INTO entry VALUES(100,10,124118330280771585,1,-10,'bet','',1796817715946);
INSERT INTO entry VALUES(100,11,124118330280771585,0,-10,'loss','',1796818243978);
INSERT INTO entry VALUES(100,12,124123496656666625,1,-10,'bet','',1796818947706);
INSERT INTO entry VALUES(100,13,124123496656666625,0,20,'win','',1796819612729);
INSERT INTO entry VALUES(100,14,124123496656666625,1,20,'pot','',1796819612729);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(101,2,124104422195200020,1,-10,'bet','',1796814400000);
INSERT INTO entry VALUES(101,3,124104422195200020,0,20,'win','',1796814562131);
INSERT INTO entry VALUES(101,4,124104422195200020,1,20,'pot','',1796814562131);
INSERT INTO entry VALUES(101,5,124110211882418177,1,-10,'bet','',1796815780369);
INSERT INTO entry VALUES(101,6,124110211882418177,0,-10,'loss','',1796815840215);
INSERT INTO entry VALUES(101,7,124111611127398401,1,-10,'bet','',1796816113975);
INSERT INTO entry VALUES(101,8,124111611127398401,0,-10,'loss','',1796816858959);
INSERT INTO entry VALUES(101,9,124118330280771585,1,-10,'bet','',1796817715946);
INSERT INTO entry VALUES(101,10,124118330280771585,0,20,'win','',1796818243978);
INSERT INTO entry VALUES(101,11,124118330280771585,1,20,'pot','',1796818243978);
INSERT INTO entry VALUES(101,12,124123496656666625,1,-10,'bet','',1796818947706);
INSERT INTO entry VALUES(101,13,124123496656666625,0,-10,'loss','',1796819612729);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(110,2,124129200272572417,0,20,'win','',1796820325289);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(111,2,124129200272572417,0,-10,'loss','',1796820325289);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(118,2,124129722761216001,1,-10,'bet','',1796820432125);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(119,2,124129722761216001,1,-10,'bet','',1796820432125);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(120,2,124129722761216001,1,-10,'bet','',1796820432125);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(121,2,124129867057856513,1,-10,'bet','',1796820466528);
INSERT INTO entry VALUES(121,3,124129867057856513,0,30,'win','',1796820618502);
INSERT INTO entry VALUES(121,4,124129867057856513,1,30,'pot','',1796820618502);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(122,2,124129867057856513,1,-10,'bet','',1796820466528);
INSERT INTO entry VALUES(122,3,124129867057856513,0,-10,'loss','',1796820618502);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(123,2,124129867057856513,1,-10,'bet','',1796820466528);
INSERT INTO entry VALUES(123,3,124129867057856513,0,-10,'loss','',1796820618502);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(124,2,124130009144098817,1,-10,'bet','',1796820500404);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(125,2,124130009144098817,1,-10,'bet','',1796820500404);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(126,2,124130009144098817,1,-10,'bet','',1796820500404);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(127,2,124130176626851841,1,-10,'bet','',1796820540335);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(128,2,124130176626851841,1,-10,'bet','',1796820540335);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(129,2,124130176626851841,1,-10,'bet','',1796820540335);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(130,2,124130176626851841,1,-10,'bet','',1796820540335);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(131,2,124130360618385409,1,-10,'bet','',1796820584202);
INSERT INTO entry VALUES(131,3,124130360618385409,0,-10,'loss','',1796820689043);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(132,2,124130360618385409,1,-10,'bet','',1796820584202);
INSERT INTO entry VALUES(132,3,124130360618385409,0,20,'win','',1796820618502);
INSERT INTO entry VALUES(132,4,124130360618385409,1,20,'pot','',1796820618502);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1796814400000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1796814400000);
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
INSERT INTO score VALUES(100,'exta-cards',124123496656666625,1796819612729,1796819612729,20,1,1);
INSERT INTO score VALUES(100,'extreme-last-card',124110211882418177,1796815840215,1796815840215,20,1,1);
INSERT INTO score VALUES(100,'last-one',124104422195200020,1796814562131,1796814562131,-10,1,-1);
INSERT INTO score VALUES(100,'palace',124111611127398401,1796816798959,1796816798959,20,1,1);
INSERT INTO score VALUES(100,'switch',124118330280771585,1796818243978,1796818243978,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',124123496656666625,1796819612729,1796819612729,-10,1,-1);
INSERT INTO score VALUES(101,'extreme-last-card',124110211882418177,1796815840215,1796815840215,-10,1,-1);
INSERT INTO score VALUES(101,'last-one',124104422195200020,1796814562131,1796814562131,20,1,1);
INSERT INTO score VALUES(101,'palace',124111611127398401,1796816798959,1796816858959,-10,1,-1);
INSERT INTO score VALUES(101,'switch',124118330280771585,1796818243978,1796818243978,20,1,1);
INSERT INTO score VALUES(110,'extreme-last-card',124129200272572417,1796820325289,1796820325289,20,1,1);
INSERT INTO score VALUES(111,'extreme-last-card',124129200272572417,1796820325289,1796820325289,-10,1,-1);
INSERT INTO score VALUES(121,'extreme-last-card',124129867057856513,1796820618502,1796820618502,30,1,1);
INSERT INTO score VALUES(122,'extreme-last-card',124129867057856513,1796820618502,1796820618502,-10,1,-1);
INSERT INTO score VALUES(123,'extreme-last-card',124129867057856513,1796820618502,1796820618502,-10,1,-1);
INSERT INTO score VALUES(131,'exta-cards',124130360618385409,1796820618502,1796820689043,-10,1,-1);
INSERT INTO score VALUES(132,'exta-cards',124130360618385409,1796820618502,1796820618502,20,1,1);
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
INSERT INTO sanction VALUES(124104422195200000,0,189,'player89','',1796814400000,0,'kate','shouted',0,124104422195200000,'','');
INSERT INTO sanction VALUES(124104422195200003,1,189,'player89','',1796814400000,0,'kate','shouted',0,124104422195200003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(124104422195200002,1796814400000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(124107385265455104,1796815106451,'','void','table 2','game 2: It took too long.');
INSERT INTO audit VALUES(124118074428227584,1796817654946,'','void','table 9','game 9: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,124104422195200020,1,1796814400000,21000005,'move 2 take');
INSERT INTO journal VALUES(2,1,124104422195200020,2,1796814403337,21000006,'move 1 play B1');
INSERT INTO journal VALUES(3,2,124104422195200020,3,1796814405581,21000007,'move 2 play G1');
INSERT INTO journal VALUES(4,3,124104422195200020,4,1796814465581,0,'timeout 1');
INSERT INTO journal VALUES(5,4,124104422195200020,5,1796814465581,0,'auto 1 play G4');
INSERT INTO journal VALUES(6,5,124104422195200020,6,1796814470921,21000008,'move 2 play J color Y');
INSERT INTO journal VALUES(7,6,124104422195200020,7,1796814475395,21000009,'move 1 play Y7');
INSERT INTO journal VALUES(8,7,124104422195200020,8,1796814478510,21000010,'move 2 draw');
INSERT INTO journal VALUES(9,8,124104422195200020,9,1796814480440,21000011,'move 1 draw');
INSERT INTO journal VALUES(10,9,124104422195200020,10,1796814538510,0,'timeout 1');
INSERT INTO journal VALUES(11,10,124104422195200020,11,1796814538510,0,'auto 1 play Y3');
INSERT INTO journal VALUES(12,11,124104422195200020,12,1796814544336,21000012,'move 2 play B3');
INSERT INTO journal VALUES(13,12,124104422195200020,13,1796814545723,21000013,'move 1 play B5');
INSERT INTO journal VALUES(14,13,124104422195200020,14,1796814549599,21000014,'move 2 play B5');
INSERT INTO journal VALUES(15,14,124104422195200020,15,1796814550759,21000015,'move 1 play R5');
INSERT INTO journal VALUES(16,15,124104422195200020,16,1796814552897,21000016,'move 2 draw');
INSERT INTO journal VALUES(17,16,124104422195200020,17,1796814552897,0,'hash ae029b4f7bfa6a1338a802e53055443a');
INSERT INTO journal VALUES(18,17,124104422195200020,18,1796814556332,21000017,'move 1 play R9 last');
INSERT INTO journal VALUES(19,18,124104422195200020,19,1796814560066,21000018,'move 2 draw');
INSERT INTO journal VALUES(20,19,124104422195200020,20,1796814562131,21000019,'move 1 play R8');
INSERT INTO journal VALUES(21,20,124104422195200020,21,1796814562131,0,'hash 9c23cbf2ce6594ada5f231d2ed3dbdc8');
INSERT INTO journal VALUES(22,0,124105374323179521,1,1796814627005,21000027,'move 1 play YV');
INSERT INTO journal VALUES(23,22,124105374323179521,2,1796814628794,0,'move 2 play YS');
INSERT INTO journal VALUES(24,23,124105374323179521,3,1796814633794,21000028,'move 1 play RS');
INSERT INTO journal VALUES(25,24,124105374323179521,4,1796814634929,21000029,'move 3 play R2');
INSERT INTO journal VALUES(26,25,124105374323179521,5,1796814637127,21000030,'move 1 play R8');
INSERT INTO journal VALUES(27,26,124105374323179521,6,1796814639280,0,'move 2 play R9');
INSERT INTO journal VALUES(28,27,124105374323179521,7,1796814643140,21000031,'move 3 play R4');
INSERT INTO journal VALUES(29,28,124105374323179521,8,1796814647810,21000032,'move 1 play B4');
INSERT INTO journal VALUES(30,29,124105374323179521,9,1796814650195,0,'move 2 play B3');
INSERT INTO journal VALUES(31,30,124105374323179521,10,1796814655195,21000033,'move 3 play B1');
INSERT INTO journal VALUES(32,31,124105374323179521,11,1796814659125,21000034,'move 1 play B4');
INSERT INTO journal VALUES(33,32,124105374323179521,12,1796814661955,0,'move 2 play BV');
INSERT INTO journal VALUES(34,33,124105374323179521,13,1796814666955,21000035,'move 1 draw');
INSERT INTO journal VALUES(35,34,124105374323179521,14,1796814670556,21000036,'move 3 play B0');
INSERT INTO journal VALUES(36,35,124105374323179521,15,1796814673582,0,'move 2 play J+4 color Y');
INSERT INTO journal VALUES(37,36,124105374323179521,16,1796814678582,21000037,'move 1 take');
INSERT INTO journal VALUES(38,37,124105374323179521,17,1796814678582,0,'hash 8a27d0d420e1fedff6a5648962f8286d');
INSERT INTO journal VALUES(39,38,124105374323179521,18,1796814738582,0,'timeout 3');
INSERT INTO journal VALUES(40,39,124105374323179521,19,1796814738582,0,'auto 3 play Y3');
INSERT INTO journal VALUES(41,40,124105374323179521,20,1796814743427,0,'move 2 play Y5 last');
INSERT INTO journal VALUES(42,41,124105374323179521,21,1796814743427,21000038,'move 1 play Y+2');
INSERT INTO journal VALUES(43,42,124105374323179521,22,1796814744473,21000039,'move 3 take');
INSERT INTO journal VALUES(44,43,124105374323179521,23,1796814746772,0,'move 2 draw');
INSERT INTO journal VALUES(45,44,124105374323179521,24,1796814751772,0,'move 2 play Y2 last');
INSERT INTO journal VALUES(46,45,124105374323179521,25,1796814751772,21000040,'move 1 play R2');
INSERT INTO journal VALUES(47,46,124105374323179521,26,1796814755359,21000041,'move 3 play RV');
INSERT INTO journal VALUES(48,47,124105374323179521,27,1796814815359,0,'timeout 1');
INSERT INTO journal VALUES(49,48,124105374323179521,28,1796814815359,0,'auto 1 play R3');
INSERT INTO journal VALUES(50,49,124105374323179521,29,1796814819194,0,'move 2 draw');
INSERT INTO journal VALUES(51,50,124105374323179521,30,1796814819194,21000042,'move 3 draw');
INSERT INTO journal VALUES(52,51,124105374323179521,31,1796814822098,21000043,'move 1 draw');
INSERT INTO journal VALUES(53,52,124105374323179521,32,1796814826391,0,'move 2 draw');
INSERT INTO journal VALUES(54,53,124105374323179521,33,1796814831391,0,'move 2 play R5');
INSERT INTO journal VALUES(55,54,124105374323179521,34,1796814831391,0,'hash 4f9d9596f02c530112d427e963f4ab44');
INSERT INTO journal VALUES(56,55,124105374323179521,35,1796814831391,21000044,'move 3 draw');
INSERT INTO journal VALUES(57,56,124105374323179521,36,1796814834363,21000045,'move 3 play G5');
INSERT INTO journal VALUES(58,57,124105374323179521,37,1796814837027,21000046,'move 1 play G9');
INSERT INTO journal VALUES(59,58,124105374323179521,38,1796814840583,0,'move 2 play G6 last');
INSERT INTO journal VALUES(60,59,124105374323179521,39,1796814845583,21000047,'move 3 play G4');
INSERT INTO journal VALUES(61,60,124105374323179521,40,1796814849992,21000048,'move 1 play G4');
INSERT INTO journal VALUES(62,61,124105374323179521,41,1796814852980,0,'move 2 draw');
INSERT INTO journal VALUES(63,62,124105374323179521,42,1796814857980,0,'move 2 play G3 last');
INSERT INTO journal VALUES(64,63,124105374323179521,43,1796814857980,21000049,'move 3 play G1');
INSERT INTO journal VALUES(65,64,124105374323179521,44,1796814862685,21000050,'move 1 draw');
INSERT INTO journal VALUES(66,65,124105374323179521,45,1796814864532,21000051,'move 1 play J+4 color Y');
INSERT INTO journal VALUES(67,66,124105374323179521,46,1796814868454,0,'move 2 take');
INSERT INTO journal VALUES(68,67,124105374323179521,47,1796814873454,21000052,'move 3 play Y8 last');
INSERT INTO journal VALUES(69,68,124105374323179521,48,1796814878054,21000053,'move 1 play Y9');
INSERT INTO journal VALUES(70,69,124105374323179521,49,1796814881378,0,'move 2 play YS');
INSERT INTO journal VALUES(71,70,124105374323179521,50,1796814886378,21000054,'move 1 play BS last');
INSERT INTO journal VALUES(72,71,124105374323179521,51,1796814886378,0,'hash 6c89d4c0b147d69f11237709ff06e348');
INSERT INTO journal VALUES(73,72,124105374323179521,52,1796814887836,21000055,'move 3 play B+2');
INSERT INTO journal VALUES(74,73,124105374323179521,53,1796814890877,0,'move 2 play B3');
INSERT INTO journal VALUES(75,74,124105374323179521,54,1796814895877,21000056,'move 1 play G3');
INSERT INTO journal VALUES(76,75,124105374323179521,55,1796814899245,21000057,'move 3 play B3');
INSERT INTO journal VALUES(77,76,124105374323179521,56,1796814901374,0,'move 2 play Y3');
INSERT INTO journal VALUES(78,77,124105374323179521,57,1796814906374,21000058,'move 1 play YS');
INSERT INTO journal VALUES(79,78,124105374323179521,58,1796814907778,0,'move 2 play Y0');
INSERT INTO journal VALUES(80,79,124105374323179521,59,1796814912778,21000059,'move 1 draw');
INSERT INTO journal VALUES(81,80,124105374323179521,60,1796814916120,21000060,'move 1 play J color R');
INSERT INTO journal VALUES(82,81,124105374323179521,61,1796814917288,21000061,'move 3 play R9');
INSERT INTO journal VALUES(83,82,124105374323179521,62,1796814920775,0,'move 2 play J+4 color Y');
INSERT INTO journal VALUES(84,83,124105374323179521,63,1796814925775,21000062,'move 1 take');
INSERT INTO journal VALUES(85,84,124105374323179521,64,1796814928265,21000063,'move 3 play Y9');
INSERT INTO journal VALUES(86,85,124105374323179521,65,1796814931315,0,'move 2 play YV');
INSERT INTO journal VALUES(87,86,124105374323179521,66,1796814936315,21000064,'move 3 play Y2');
INSERT INTO journal VALUES(88,87,124105374323179521,67,1796814940495,21000065,'move 1 play R2');
INSERT INTO journal VALUES(89,88,124105374323179521,68,1796814940495,0,'hash d3b44834760e8fd14a9acecae5465506');
INSERT INTO journal VALUES(90,89,124105374323179521,69,1796814944375,0,'move 2 play B2 last');
INSERT INTO journal VALUES(91,90,124105374323179521,70,1796814949375,21000066,'move 3 play Y2');
INSERT INTO journal VALUES(92,91,124105374323179521,71,1796814953184,21000067,'move 1 play B2');
INSERT INTO journal VALUES(93,92,124105374323179521,72,1796814955702,0,'move 2 draw');
INSERT INTO journal VALUES(94,93,124105374323179521,73,1796814960702,21000068,'move 3 draw');
INSERT INTO journal VALUES(95,94,124105374323179521,74,1796814964993,21000069,'move 1 play B1');
INSERT INTO journal VALUES(96,95,124105374323179521,75,1796814967389,0,'move 2 draw');
INSERT INTO journal VALUES(97,96,124105374323179521,76,1796814972389,21000070,'move 3 play R1');
INSERT INTO journal VALUES(98,97,124105374323179521,77,1796814975499,21000071,'move 1 play R8');
INSERT INTO journal VALUES(99,98,124105374323179521,78,1796814976856,0,'move 2 play RV');
INSERT INTO journal VALUES(100,99,124105374323179521,79,1796814981856,21000072,'move 1 play R3');
INSERT INTO journal VALUES(101,100,124105374323179521,80,1796814983170,21000073,'move 3 play R+2 last');
INSERT INTO journal VALUES(102,101,124105374323179521,81,1796814985591,0,'move 2 take');
INSERT INTO journal VALUES(103,102,124105374323179521,82,1796814990591,21000074,'move 1 draw');
INSERT INTO journal VALUES(104,103,124105374323179521,83,1796814995147,21000075,'move 1 play RS');
INSERT INTO journal VALUES(105,104,124105374323179521,84,1796814997834,0,'move 2 play R3');
INSERT INTO journal VALUES(106,105,124105374323179521,85,1796814997834,0,'hash cfd770c55aac8b67759027de14823760');
INSERT INTO journal VALUES(107,106,124105374323179521,86,1796815002834,21000076,'move 1 draw');
INSERT INTO journal VALUES(108,107,124105374323179521,87,1796815004070,21000077,'move 3 draw');
INSERT INTO journal VALUES(109,108,124105374323179521,88,1796815008409,0,'move 2 play R1');
INSERT INTO journal VALUES(110,109,124105374323179521,89,1796815013409,21000078,'move 1 draw');
INSERT INTO journal VALUES(111,110,124105374323179521,90,1796815017974,21000079,'move 3 draw');
INSERT INTO journal VALUES(112,111,124105374323179521,91,1796815019712,21000080,'move 3 play R6');
INSERT INTO journal VALUES(113,112,124105374323179521,92,1796815024324,0,'move 2 play R7');
INSERT INTO journal VALUES(114,113,124105374323179521,93,1796815029324,21000081,'move 1 draw');
INSERT INTO journal VALUES(115,114,124105374323179521,94,1796815033547,21000082,'move 3 draw');
INSERT INTO journal VALUES(116,115,124105374323179521,95,1796815035415,0,'move 2 draw');
INSERT INTO journal VALUES(117,116,124105374323179521,96,1796815040415,21000083,'move 1 draw');
INSERT INTO journal VALUES(118,117,124105374323179521,97,1796815081760,21000084,'move 3 draw');
INSERT INTO journal VALUES(119,118,124105374323179521,98,1796815083330,21000085,'move 3 play R9');
INSERT INTO journal VALUES(120,119,124105374323179521,99,1796815085550,0,'move 2 draw');
INSERT INTO journal VALUES(121,120,124105374323179521,100,1796815090419,21000086,'move 1 draw');
INSERT INTO journal VALUES(122,121,124105374323179521,101,1796815094484,21000087,'move 3 draw');
INSERT INTO journal VALUES(123,122,124105374323179521,102,1796815094484,0,'hash 79e9848b01a785fce70d15d70fcbf336');
INSERT INTO journal VALUES(124,123,124105374323179521,103,1796815096765,0,'move 2 draw');
INSERT INTO journal VALUES(125,124,124105374323179521,104,1796815101765,0,'move 2 play R2');
INSERT INTO journal VALUES(126,125,124105374323179521,105,1796815101765,21000088,'move 1 draw');
INSERT INTO journal VALUES(127,126,124105374323179521,106,1796815103581,21000089,'move 3 draw');
INSERT INTO journal VALUES(128,127,124105374323179521,107,1796815106451,21000090,'void It took too long.');
INSERT INTO journal VALUES(129,128,124105374323179521,108,1796815106451,0,'hash b8f30f5308c2fe7b2662e322bcc852ea');
INSERT INTO journal VALUES(130,0,124107641117999105,1,1796815167451,21000102,'move 3 play Y4');
INSERT INTO journal VALUES(131,130,124107641117999105,2,1796815170325,21000103,'move 2 play J color G');
INSERT INTO journal VALUES(132,131,124107641117999105,3,1796815174547,21000104,'move 1 play G1');
INSERT INTO journal VALUES(133,132,124107641117999105,4,1796815177636,21000105,'move 4 play G2');
INSERT INTO journal VALUES(134,133,124107641117999105,5,1796815179928,21000106,'move 3 play J color G');
INSERT INTO journal VALUES(135,134,124107641117999105,6,1796815182071,21000107,'move 2 play J+4 color R');
INSERT INTO journal VALUES(136,135,124107641117999105,7,1796815184062,21000108,'move 1 take');
INSERT INTO journal VALUES(137,136,124107641117999105,8,1796815186493,21000109,'move 4 play J+4 color Y');
INSERT INTO journal VALUES(138,137,124107641117999105,9,1796815190827,21000110,'move 3 take');
INSERT INTO journal VALUES(139,138,124107641117999105,10,1796815194358,21000111,'move 2 play Y6');
INSERT INTO journal VALUES(140,139,124107641117999105,11,1796815196515,21000112,'move 1 play R6');
INSERT INTO journal VALUES(141,140,124107641117999105,12,1796815199307,21000113,'move 4 play R+2');
INSERT INTO journal VALUES(142,141,124107641117999105,13,1796815203675,21000114,'move 3 take');
INSERT INTO journal VALUES(143,142,124107641117999105,14,1796815205803,21000115,'move 2 play B+2');
INSERT INTO journal VALUES(144,143,124107641117999105,15,1796815209769,21000116,'move 1 take');
INSERT INTO journal VALUES(145,144,124107641117999105,16,1796815269769,0,'timeout 4');
INSERT INTO journal VALUES(146,145,124107641117999105,17,1796815269769,0,'auto 4 play BS');
INSERT INTO journal VALUES(147,146,124107641117999105,18,1796815269769,0,'hash 62dff7614d88846d12eee7948f68299d');
INSERT INTO journal VALUES(148,147,124107641117999105,19,1796815524369,0,'timeout 2');
INSERT INTO journal VALUES(149,148,124107641117999105,20,1796815524369,0,'auto 2 play BV');
INSERT INTO journal VALUES(150,149,124107641117999105,21,1796815524369,0,'leave 3 away');
INSERT INTO journal VALUES(151,150,124107641117999105,22,1796815525869,0,'auto 3 play B2');
INSERT INTO journal VALUES(152,151,124107641117999105,23,1796815529369,21000117,'move 4 draw');
INSERT INTO journal VALUES(153,152,124107641117999105,24,1796815533522,21000118,'move 1 play J color G');
INSERT INTO journal VALUES(154,153,124107641117999105,25,1796815537683,21000119,'move 2 last');
INSERT INTO journal VALUES(155,154,124107641117999105,26,1796815540673,21000120,'move 2 play G+2');
INSERT INTO journal VALUES(156,155,124107641117999105,27,1796815544044,0,'auto 3 take');
INSERT INTO journal VALUES(157,156,124107641117999105,28,1796815549044,21000121,'move 4 draw');
INSERT INTO journal VALUES(158,157,124107641117999105,29,1796815551140,21000122,'move 4 pass');
INSERT INTO journal VALUES(159,158,124107641117999105,30,1796815553863,21000123,'move 1 play G1');
INSERT INTO journal VALUES(160,159,124107641117999105,31,1796815557514,21000124,'move 2 draw');
INSERT INTO journal VALUES(161,160,124107641117999105,32,1796815559885,21000125,'move 2 pass');
INSERT INTO journal VALUES(162,161,124107641117999105,33,1796815561385,0,'auto 3 play G+2');
INSERT INTO journal VALUES(163,162,124107641117999105,34,1796815566156,21000126,'move 4 take');
INSERT INTO journal VALUES(164,163,124107641117999105,35,1796815566156,0,'hash af8d28c7058746e765031cf53c557db8');
INSERT INTO journal VALUES(165,164,124107641117999105,36,1796815567361,21000127,'move 1 play B+2');
INSERT INTO journal VALUES(166,165,124107641117999105,37,1796815569639,21000128,'move 2 last');
INSERT INTO journal VALUES(167,166,124107641117999105,38,1796815572921,21000129,'move 2 take');
INSERT INTO journal VALUES(168,167,124107641117999105,39,1796815575208,0,'auto 3 play Y+2');
INSERT INTO journal VALUES(169,168,124107641117999105,40,1796815580208,21000130,'move 4 take');
INSERT INTO journal VALUES(170,169,124107641117999105,41,1796815583067,21000131,'move 1 play YS');
INSERT INTO journal VALUES(171,170,124107641117999105,42,1796815585383,0,'auto 3 play Y6');
INSERT INTO journal VALUES(172,171,124107641117999105,43,1796815590383,21000132,'move 4 play Y7');
INSERT INTO journal VALUES(173,172,124107641117999105,44,1796815592628,21000133,'move 1 play Y2');
INSERT INTO journal VALUES(174,173,124107641117999105,45,1796815595430,21000134,'move 2 draw');
INSERT INTO journal VALUES(175,174,124107641117999105,46,1796815599485,0,'auto 3 play R2');
INSERT INTO journal VALUES(176,175,124107641117999105,47,1796815604485,21000135,'move 4 play R7');
INSERT INTO journal VALUES(177,176,124107641117999105,48,1796815606756,21000136,'move 1 draw');
INSERT INTO journal VALUES(178,177,124107641117999105,49,1796815609362,21000137,'move 2 play R1');
INSERT INTO journal VALUES(179,178,124107641117999105,50,1796815612626,0,'auto 3 play R4');
INSERT INTO journal VALUES(180,179,124107641117999105,51,1796815617626,21000138,'move 4 play RS');
INSERT INTO journal VALUES(181,180,124107641117999105,52,1796815617626,0,'hash 7b9462555875101f98ae968bc959a3ff');
INSERT INTO journal VALUES(182,181,124107641117999105,53,1796815620315,21000139,'move 2 play R3');
INSERT INTO journal VALUES(183,182,124107641117999105,54,1796815621815,0,'auto 3 play G3');
INSERT INTO journal VALUES(184,183,124107641117999105,55,1796815626452,21000140,'move 4 play R3');
INSERT INTO journal VALUES(185,184,124107641117999105,56,1796815627549,21000141,'move 1 play R1');
INSERT INTO journal VALUES(186,185,124107641117999105,57,1796815629254,21000142,'move 2 play Y1');
INSERT INTO journal VALUES(187,186,124107641117999105,58,1796815631816,0,'auto 3 play YV');
INSERT INTO journal VALUES(188,187,124107641117999105,59,1796815636816,21000143,'move 2 last');
INSERT INTO journal VALUES(189,188,124107641117999105,60,1796815638547,21000144,'move 2 draw');
INSERT INTO journal VALUES(190,189,124107641117999105,61,1796815642879,21000145,'move 1 draw');
INSERT INTO journal VALUES(191,190,124107641117999105,62,1796815644350,21000146,'move 4 play Y3');
INSERT INTO journal VALUES(192,191,124107641117999105,63,1796815646932,0,'auto 3 play YV');
INSERT INTO journal VALUES(193,192,124107641117999105,64,1796815651932,21000147,'move 4 play Y9');
INSERT INTO journal VALUES(194,193,124107641117999105,65,1796815654863,21000148,'move 1 draw');
INSERT INTO journal VALUES(195,194,124107641117999105,66,1796815658705,21000149,'move 2 draw');
INSERT INTO journal VALUES(196,195,124107641117999105,67,1796815662400,0,'auto 3 play G9');
INSERT INTO journal VALUES(197,196,124107641117999105,68,1796815667400,21000150,'move 4 play GS');
INSERT INTO journal VALUES(198,197,124107641117999105,69,1796815667400,0,'hash c727200f41d9f02889e2146fcfe33e92');
INSERT INTO journal VALUES(199,198,124107641117999105,70,1796815669478,21000151,'move 2 draw');
INSERT INTO journal VALUES(200,199,124107641117999105,71,1796815672702,21000152,'move 2 play GV');
INSERT INTO journal VALUES(201,200,124107641117999105,72,1796815676358,21000153,'move 1 play G8');
INSERT INTO journal VALUES(202,201,124107641117999105,73,1796815679557,21000154,'move 4 play G3');
INSERT INTO journal VALUES(203,202,124107641117999105,74,1796815683077,0,'auto 3 play G5');
INSERT INTO journal VALUES(204,203,124107641117999105,75,1796815688077,21000155,'move 2 play B5');
INSERT INTO journal VALUES(205,204,124107641117999105,76,1796815691751,21000156,'move 1 play B8');
INSERT INTO journal VALUES(206,205,124107641117999105,77,1796815694640,21000157,'move 4 draw');
INSERT INTO journal VALUES(207,206,124107641117999105,78,1796815697899,0,'auto 3 play B2 last');
INSERT INTO journal VALUES(208,207,124107641117999105,79,1796815702899,21000158,'move 2 play B7');
INSERT INTO journal VALUES(209,208,124107641117999105,80,1796815706461,21000159,'move 1 play B4');
INSERT INTO journal VALUES(210,209,124107641117999105,81,1796815709957,21000160,'move 4 draw');
INSERT INTO journal VALUES(211,210,124107641117999105,82,1796815714369,0,'auto 3 play B8');
INSERT INTO journal VALUES(212,211,124107641117999105,83,1796815714369,0,'hash 168c7a862131c55aae7e623015330234');
INSERT INTO journal VALUES(213,0,124110211882418177,1,1796815780369,21000168,'move 1 play 7C');
INSERT INTO journal VALUES(214,213,124110211882418177,2,1796815781649,21000169,'move 2 play 7S');
INSERT INTO journal VALUES(215,214,124110211882418177,3,1796815785997,21000170,'move 1 play AC suit D');
INSERT INTO journal VALUES(216,215,124110211882418177,4,1796815789305,21000171,'move 2 play 6D');
INSERT INTO journal VALUES(217,216,124110211882418177,5,1796815791204,21000172,'move 1 draw');
INSERT INTO journal VALUES(218,217,124110211882418177,6,1796815792385,21000173,'move 2 play 10D');
INSERT INTO journal VALUES(219,218,124110211882418177,7,1796815797074,21000174,'move 2 play 4D');
INSERT INTO journal VALUES(220,219,124110211882418177,8,1796815801141,21000175,'move 1 play 5C');
INSERT INTO journal VALUES(221,220,124110211882418177,9,1796815804636,21000176,'move 2 take');
INSERT INTO journal VALUES(222,221,124110211882418177,10,1796815807486,21000177,'move 1 play 5S');
INSERT INTO journal VALUES(223,222,124110211882418177,11,1796815812023,21000178,'move 2 take');
INSERT INTO journal VALUES(224,223,124110211882418177,12,1796815816945,21000179,'move 1 play 10S');
INSERT INTO journal VALUES(225,224,124110211882418177,13,1796815820812,21000180,'move 1 draw');
INSERT INTO journal VALUES(226,225,124110211882418177,14,1796815822294,21000181,'move 2 play JS JH');
INSERT INTO journal VALUES(227,226,124110211882418177,15,1796815824334,21000182,'move 1 play 9H 10H');
INSERT INTO journal VALUES(228,227,124110211882418177,16,1796815827256,21000183,'move 1 play 3H last');
INSERT INTO journal VALUES(229,228,124110211882418177,17,1796815827256,0,'hash 70ad2b3e040a6b61774307a2a14a66f3');
INSERT INTO journal VALUES(230,229,124110211882418177,18,1796815830897,21000184,'move 2 play 8H 8S');
INSERT INTO journal VALUES(231,230,124110211882418177,19,1796815833299,21000185,'move 1 draw');
INSERT INTO journal VALUES(232,231,124110211882418177,20,1796815836930,21000186,'move 2 play 6S');
INSERT INTO journal VALUES(233,232,124110211882418177,21,1796815838118,21000187,'move 1 draw');
INSERT INTO journal VALUES(234,233,124110211882418177,22,1796815840215,21000188,'leave 2');
INSERT INTO journal VALUES(235,234,124110211882418177,23,1796815840215,0,'hash a00d5ee1bd1c377d5ac3bb9ae6f50a6d');
INSERT INTO journal VALUES(236,235,124110211882418177,24,1796815840215,21000189,'vote 1 2 forgive open');
INSERT INTO journal VALUES(237,0,124110718747279361,1,1796815901215,21000198,'move 1 play 10S');
INSERT INTO journal VALUES(238,237,124110718747279361,2,1796815904657,0,'move 3 play 10D 9D');
INSERT INTO journal VALUES(239,238,124110718747279361,3,1796815909657,21000199,'move 1 play AD suit C');
INSERT INTO journal VALUES(240,239,124110718747279361,4,1796815912853,21000200,'move 2 play 7C');
INSERT INTO journal VALUES(241,240,124110718747279361,5,1796815917421,0,'move 3 play AH suit H');
INSERT INTO journal VALUES(242,241,124110718747279361,6,1796815922421,21000201,'move 1 play QH KH');
INSERT INTO journal VALUES(243,242,124110718747279361,7,1796815925758,21000202,'move 2 play 8H 8D to 1');
INSERT INTO journal VALUES(244,243,124110718747279361,8,1796815927608,0,'move 3 play 5D');
INSERT INTO journal VALUES(245,244,124110718747279361,9,1796815932608,21000203,'move 1 take');
INSERT INTO journal VALUES(246,245,124110718747279361,10,1796815936664,21000204,'move 2 play 3D');
INSERT INTO journal VALUES(247,246,124110718747279361,11,1796815938941,0,'move 3 draw');
INSERT INTO journal VALUES(248,247,124110718747279361,12,1796815943566,21000205,'move 1 play JD JC');
INSERT INTO journal VALUES(249,248,124110718747279361,13,1796815946354,0,'move 3 play 4C');
INSERT INTO journal VALUES(250,249,124110718747279361,14,1796815951354,21000206,'move 2 play JS last');
INSERT INTO journal VALUES(251,250,124110718747279361,15,1796815956196,0,'move 3 play JH');
INSERT INTO journal VALUES(252,251,124110718747279361,16,1796815961196,21000207,'move 2 draw');
INSERT INTO journal VALUES(253,252,124110718747279361,17,1796815961196,0,'hash f4cd6e81fe995ca850ea996b01366096');
INSERT INTO journal VALUES(254,0,124111237658181633,1,1796816024933,21000218,'move 3 play 4S');
INSERT INTO journal VALUES(255,254,124111237658181633,2,1796816029882,21000219,'move 4 play 3D 2D');
INSERT INTO journal VALUES(256,255,124111237658181633,3,1796816034220,21000220,'move 1 take');
INSERT INTO journal VALUES(257,256,124111237658181633,4,1796816038593,21000221,'move 2 play AC suit C');
INSERT INTO journal VALUES(258,257,124111237658181633,5,1796816039671,21000222,'move 3 play AH suit H');
INSERT INTO journal VALUES(259,258,124111237658181633,6,1796816041954,21000223,'move 4 play JOKER suit H');
INSERT INTO journal VALUES(260,259,124111237658181633,7,1796816044546,21000224,'move 1 play KH KD');
INSERT INTO journal VALUES(261,260,124111237658181633,8,1796816048330,21000225,'move 2 play KC');
INSERT INTO journal VALUES(262,261,124111237658181633,9,1796816049702,21000226,'move 3 play JOKER suit S');
INSERT INTO journal VALUES(263,262,124111237658181633,10,1796816049702,0,'hash 1c372fbc4956b3beaaa822b54333d23b');
INSERT INTO journal VALUES(264,0,124111611127398401,1,1796816113975,21000236,'move 1 keep 2C KH KD');
INSERT INTO journal VALUES(265,264,124111611127398401,2,1796816116081,21000237,'move 2 keep 8D 4C 9S');
INSERT INTO journal VALUES(266,265,124111611127398401,3,1796816119435,21000238,'move 2 play 3C');
INSERT INTO journal VALUES(267,266,124111611127398401,4,1796816120687,21000239,'move 1 play 8H');
INSERT INTO journal VALUES(268,267,124111611127398401,5,1796816122584,21000240,'move 2 take');
INSERT INTO journal VALUES(269,268,124111611127398401,6,1796816125540,21000241,'move 1 play AC');
INSERT INTO journal VALUES(270,269,124111611127398401,7,1796816127487,21000242,'move 2 take');
INSERT INTO journal VALUES(271,270,124111611127398401,8,1796816131211,21000243,'move 1 play QS');
INSERT INTO journal VALUES(272,271,124111611127398401,9,1796816191211,0,'timeout 2');
INSERT INTO journal VALUES(273,272,124111611127398401,10,1796816191211,0,'auto 2 play AC');
INSERT INTO journal VALUES(274,273,124111611127398401,11,1796816194222,21000244,'move 1 take');
INSERT INTO journal VALUES(275,274,124111611127398401,12,1796816199121,21000245,'move 2 play 3C');
INSERT INTO journal VALUES(276,275,124111611127398401,13,1796816201545,21000246,'move 1 play JC');
INSERT INTO journal VALUES(277,276,124111611127398401,14,1796816202627,21000247,'move 2 play 10D');
INSERT INTO journal VALUES(278,277,124111611127398401,15,1796816204537,21000248,'move 2 play 4S');
INSERT INTO journal VALUES(279,278,124111611127398401,16,1796816207200,21000249,'move 1 play QS');
INSERT INTO journal VALUES(280,279,124111611127398401,17,1796816207200,0,'hash 181e531952dce97f992e60381d330df9');
INSERT INTO journal VALUES(281,280,124111611127398401,18,1796816208811,21000250,'move 2 play 5C');
INSERT INTO journal VALUES(282,281,124111611127398401,19,1796816210594,21000251,'move 2 take');
INSERT INTO journal VALUES(283,282,124111611127398401,20,1796816214786,21000252,'move 1 play 9D');
INSERT INTO journal VALUES(284,283,124111611127398401,21,1796816217414,21000253,'move 2 play QS');
INSERT INTO journal VALUES(285,284,124111611127398401,22,1796816218441,21000254,'move 1 play QC');
INSERT INTO journal VALUES(286,285,124111611127398401,23,1796816220283,21000255,'move 2 play 5C');
INSERT INTO journal VALUES(287,286,124111611127398401,24,1796816222365,21000256,'move 2 take');
INSERT INTO journal VALUES(288,287,124111611127398401,25,1796816226996,21000257,'move 1 play 6H');
INSERT INTO journal VALUES(289,288,124111611127398401,26,1796816230507,21000258,'move 2 play 8H');
INSERT INTO journal VALUES(290,289,124111611127398401,27,1796816234532,21000259,'move 1 take');
INSERT INTO journal VALUES(291,290,124111611127398401,28,1796816239264,21000260,'move 2 play 4H 4S');
INSERT INTO journal VALUES(292,291,124111611127398401,29,1796816242667,21000261,'move 1 play 6H');
INSERT INTO journal VALUES(293,292,124111611127398401,30,1796816246172,21000262,'move 2 take');
INSERT INTO journal VALUES(294,293,124111611127398401,31,1796816248841,21000263,'move 1 play 8S');
INSERT INTO journal VALUES(295,294,124111611127398401,32,1796816251729,21000264,'move 2 play 9D');
INSERT INTO journal VALUES(296,295,124111611127398401,33,1796816256320,21000265,'move 1 play AC');
INSERT INTO journal VALUES(297,296,124111611127398401,34,1796816256320,0,'hash ead61a263a5027e8eb3e04183026cc62');
INSERT INTO journal VALUES(298,297,124111611127398401,35,1796816259375,21000266,'move 2 take');
INSERT INTO journal VALUES(299,298,124111611127398401,36,1796816261166,21000267,'move 1 play 3D');
INSERT INTO journal VALUES(300,299,124111611127398401,37,1796816321166,0,'timeout 2');
INSERT INTO journal VALUES(301,300,124111611127398401,38,1796816321166,0,'auto 2 play 4H 4S');
INSERT INTO journal VALUES(302,301,124111611127398401,39,1796816324528,21000268,'move 1 play 8H');
INSERT INTO journal VALUES(303,302,124111611127398401,40,1796816327662,21000269,'move 2 play 8S');
INSERT INTO journal VALUES(304,303,124111611127398401,41,1796816330779,21000270,'move 1 take');
INSERT INTO journal VALUES(305,304,124111611127398401,42,1796816333480,21000271,'move 2 play QS');
INSERT INTO journal VALUES(306,305,124111611127398401,43,1796816335220,21000272,'move 1 take');
INSERT INTO journal VALUES(307,306,124111611127398401,44,1796816338485,21000273,'move 2 play 6H');
INSERT INTO journal VALUES(308,307,124111611127398401,45,1796816339698,21000274,'move 1 play 8H');
INSERT INTO journal VALUES(309,308,124111611127398401,46,1796816344652,21000275,'move 2 play 5C');
INSERT INTO journal VALUES(310,309,124111611127398401,47,1796816346259,21000276,'move 2 play 9D');
INSERT INTO journal VALUES(311,310,124111611127398401,48,1796816348389,21000277,'move 1 play QH QS');
INSERT INTO journal VALUES(312,311,124111611127398401,49,1796816351662,21000278,'move 2 play QC');
INSERT INTO journal VALUES(313,312,124111611127398401,50,1796816354354,21000279,'move 1 play AH');
INSERT INTO journal VALUES(314,313,124111611127398401,51,1796816354354,0,'hash 70a5f244069b6742c8da883914add602');
INSERT INTO journal VALUES(315,314,124111611127398401,52,1796816356658,21000280,'move 2 play AD AC');
INSERT INTO journal VALUES(316,315,124111611127398401,53,1796816358058,21000281,'move 1 take');
INSERT INTO journal VALUES(317,316,124111611127398401,54,1796816362448,21000282,'move 2 play 5D');
INSERT INTO journal VALUES(318,317,124111611127398401,55,1796816363512,21000283,'move 2 play KS');
INSERT INTO journal VALUES(319,318,124111611127398401,56,1796816368004,21000284,'move 1 play AH AC');
INSERT INTO journal VALUES(320,319,124111611127398401,57,1796816372426,21000285,'move 2 play 2D');
INSERT INTO journal VALUES(321,320,124111611127398401,58,1796816374898,21000286,'move 1 take');
INSERT INTO journal VALUES(322,321,124111611127398401,59,1796816376052,21000287,'move 2 play 7S 7C');
INSERT INTO journal VALUES(323,322,124111611127398401,60,1796816377987,21000288,'move 1 play 5D');
INSERT INTO journal VALUES(324,323,124111611127398401,61,1796816382614,21000289,'move 1 play QC');
INSERT INTO journal VALUES(325,324,124111611127398401,62,1796816384199,21000290,'move 2 take');
INSERT INTO journal VALUES(326,325,124111611127398401,63,1796816385441,21000291,'move 1 play 3S 3D');
INSERT INTO journal VALUES(327,326,124111611127398401,64,1796816389682,21000292,'move 2 play 7C');
INSERT INTO journal VALUES(328,327,124111611127398401,65,1796816392503,21000293,'move 1 play 6H');
INSERT INTO journal VALUES(329,328,124111611127398401,66,1796816395580,21000294,'move 2 play 7D');
INSERT INTO journal VALUES(330,329,124111611127398401,67,1796816398796,21000295,'move 1 play 4H 4S');
INSERT INTO journal VALUES(331,330,124111611127398401,68,1796816398796,0,'hash c7248799d464d0cd0c97991176afdea7');
INSERT INTO journal VALUES(332,331,124111611127398401,69,1796816400535,21000296,'move 2 play QC');
INSERT INTO journal VALUES(333,332,124111611127398401,70,1796816402580,21000297,'move 1 play AD AH');
INSERT INTO journal VALUES(334,333,124111611127398401,71,1796816407005,21000298,'move 2 play 5D');
INSERT INTO journal VALUES(335,334,124111611127398401,72,1796816408068,21000299,'move 2 play 7S');
INSERT INTO journal VALUES(336,335,124111611127398401,73,1796816412769,21000300,'move 1 take');
INSERT INTO journal VALUES(337,336,124111611127398401,74,1796816417559,21000301,'move 2 play 6D');
INSERT INTO journal VALUES(338,337,124111611127398401,75,1796816419052,21000302,'move 1 play 6H');
INSERT INTO journal VALUES(339,338,124111611127398401,76,1796816420128,21000303,'move 2 play 2H');
INSERT INTO journal VALUES(340,339,124111611127398401,77,1796816480128,0,'timeout 1');
INSERT INTO journal VALUES(341,340,124111611127398401,78,1796816480128,0,'auto 1 play 3S 3D');
INSERT INTO journal VALUES(342,341,124111611127398401,79,1796816483309,21000304,'move 2 play 6C');
INSERT INTO journal VALUES(343,342,124111611127398401,80,1796816487322,21000305,'move 1 play 8S 8H');
INSERT INTO journal VALUES(344,343,124111611127398401,81,1796816547322,0,'timeout 2');
INSERT INTO journal VALUES(345,344,124111611127398401,82,1796816547322,0,'auto 2 play 9H 9C');
INSERT INTO journal VALUES(346,345,124111611127398401,83,1796816798959,0,'timeout 1');
INSERT INTO journal VALUES(347,346,124111611127398401,84,1796816798959,0,'auto 1 play 9D');
INSERT INTO journal VALUES(348,347,124111611127398401,85,1796816798959,0,'hash c05c88db1d7f62236882dc53ca48633c');
INSERT INTO journal VALUES(349,348,124111611127398401,86,1796816798959,0,'leave 1 away');
INSERT INTO journal VALUES(350,349,124111611127398401,87,1796816798959,0,'hash 0ca2042115d0cd219ecfae56e3b8969b');
INSERT INTO journal VALUES(351,350,124111611127398401,88,1796816858959,0,'voted 1 forgive');
INSERT INTO journal VALUES(352,0,124114740011073537,1,1796816859959,21000313,'move 1 keep 7S AC QH');
INSERT INTO journal VALUES(353,352,124114740011073537,2,1796816861609,21000314,'move 2 keep 10C 9D 8C');
INSERT INTO journal VALUES(354,353,124114740011073537,3,1796816861609,0,'move 3 keep 7D 2S 7H');
INSERT INTO journal VALUES(355,354,124114740011073537,4,1796816866113,21000315,'move 2 play 3D 3C');
INSERT INTO journal VALUES(356,355,124114740011073537,5,1796816870079,0,'move 3 play 9S');
INSERT INTO journal VALUES(357,356,124114740011073537,6,1796816930079,0,'timeout 1');
INSERT INTO journal VALUES(358,357,124114740011073537,7,1796816930079,0,'auto 1 take');
INSERT INTO journal VALUES(359,358,124114740011073537,8,1796816936079,21000316,'move 2 play 4C');
INSERT INTO journal VALUES(360,359,124114740011073537,9,1796816938699,0,'move 3 play QD');
INSERT INTO journal VALUES(361,360,124114740011073537,10,1796816943699,21000317,'leave 1');
INSERT INTO journal VALUES(362,361,124114740011073537,11,1796816943699,21000319,'move 2 play AH');
INSERT INTO journal VALUES(363,362,124114740011073537,12,1796816945618,0,'move 3 play AS');
INSERT INTO journal VALUES(364,363,124114740011073537,13,1796816950618,21000320,'move 2 play 5C');
INSERT INTO journal VALUES(365,364,124114740011073537,14,1796816954223,21000321,'move 2 play 6D');
INSERT INTO journal VALUES(366,365,124114740011073537,15,1796816958576,0,'move 3 play QC');
INSERT INTO journal VALUES(367,366,124114740011073537,16,1796816963576,21000322,'move 2 play 7C');
INSERT INTO journal VALUES(368,367,124114740011073537,17,1796816963576,0,'hash 8f601d47401ff7d3c2711d766f710e3d');
INSERT INTO journal VALUES(369,368,124114740011073537,18,1796816965286,0,'move 3 play 4S');
INSERT INTO journal VALUES(370,369,124114740011073537,19,1796816970063,21000323,'move 2 play 8D');
INSERT INTO journal VALUES(371,370,124114740011073537,20,1796816972211,0,'move 3 play KC');
INSERT INTO journal VALUES(372,371,124114740011073537,21,1796816976641,21000324,'move 2 play KS');
INSERT INTO journal VALUES(373,372,124114740011073537,22,1796816981158,0,'move 3 play 10S');
INSERT INTO journal VALUES(374,373,124114740011073537,23,1796816986158,0,'move 3 play 3S');
INSERT INTO journal VALUES(375,374,124114740011073537,24,1796816986158,21000325,'move 2 play JS');
INSERT INTO journal VALUES(376,375,124114740011073537,25,1796816989835,0,'move 3 play 5D');
INSERT INTO journal VALUES(377,376,124114740011073537,26,1796816994835,0,'move 3 play 9H');
INSERT INTO journal VALUES(378,377,124114740011073537,27,1796816994835,21000326,'move 2 play JH');
INSERT INTO journal VALUES(379,378,124114740011073537,28,1796816997739,0,'move 3 play 5S');
INSERT INTO journal VALUES(380,379,124114740011073537,29,1796817002739,0,'move 3 play AD');
INSERT INTO journal VALUES(381,380,124114740011073537,30,1796817002739,21000327,'move 2 play 10H');
INSERT INTO journal VALUES(382,381,124114740011073537,31,1796817005702,21000328,'move 2 play 9C');
INSERT INTO journal VALUES(383,382,124114740011073537,32,1796817009172,0,'move 3 play JC');
INSERT INTO journal VALUES(384,383,124114740011073537,33,1796817014172,21000329,'move 2 play JD');
INSERT INTO journal VALUES(385,384,124114740011073537,34,1796817014172,0,'hash 16cd55476ed7c3cf6fb204ace9a26c30');
INSERT INTO journal VALUES(386,385,124114740011073537,35,1796817018073,0,'move 3 play 2D');
INSERT INTO journal VALUES(387,386,124114740011073537,36,1796817023073,21000330,'move 2 play 5H');
INSERT INTO journal VALUES(388,387,124114740011073537,37,1796817024291,21000331,'move 2 play 2H');
INSERT INTO journal VALUES(389,388,124114740011073537,38,1796817026181,0,'move 3 play 4D');
INSERT INTO journal VALUES(390,389,124114740011073537,39,1796817030791,21000332,'move 2 play 8C');
INSERT INTO journal VALUES(391,390,124114740011073537,40,1796817035577,0,'move 3 play 7D');
INSERT INTO journal VALUES(392,391,124114740011073537,41,1796817040577,21000333,'move 2 play 10C');
INSERT INTO journal VALUES(393,392,124114740011073537,42,1796817041902,21000334,'move 2 play 9D');
INSERT INTO journal VALUES(394,393,124114740011073537,43,1796817044405,0,'move 3 play 7H');
INSERT INTO journal VALUES(395,394,124114740011073537,44,1796817049405,21000335,'move 2 flip 1');
INSERT INTO journal VALUES(396,395,124114740011073537,45,1796817053869,0,'move 3 play 2S');
INSERT INTO journal VALUES(397,396,124114740011073537,46,1796817058869,21000336,'move 2 play 8H');
INSERT INTO journal VALUES(398,397,124114740011073537,47,1796817061182,0,'move 3 flip 1');
INSERT INTO journal VALUES(399,398,124114740011073537,48,1796817066182,21000337,'move 2 play 7H');
INSERT INTO journal VALUES(400,399,124114740011073537,49,1796817071011,0,'move 3 flip 1');
INSERT INTO journal VALUES(401,400,124114740011073537,50,1796817076011,21000338,'move 2 play 9D');
INSERT INTO journal VALUES(402,401,124114740011073537,51,1796817076011,0,'hash f2b6d6259d940a302ff942d663a82cae');
INSERT INTO journal VALUES(403,402,124114740011073537,52,1796817078221,0,'move 3 play QS');
INSERT INTO journal VALUES(404,403,124114740011073537,53,1796817083221,21000339,'move 2 flip 1');
INSERT INTO journal VALUES(405,404,124114740011073537,54,1796817085656,0,'move 3 play 8H');
INSERT INTO journal VALUES(406,405,124114740011073537,55,1796817090656,21000340,'move 2 flip 1');
INSERT INTO journal VALUES(407,406,124114740011073537,56,1796817090656,0,'hash c5493a1694610db9c0e7a4a71aa136a8');
INSERT INTO journal VALUES(408,0,124115970036858881,1,1796817153220,21000351,'move 1 keep 2C 10H 5S');
INSERT INTO journal VALUES(409,408,124115970036858881,2,1796817155836,21000352,'move 2 keep 10C 10D 5H');
INSERT INTO journal VALUES(410,409,124115970036858881,3,1796817159763,21000353,'move 3 keep QS 9H 2S');
INSERT INTO journal VALUES(411,410,124115970036858881,4,1796817162032,21000354,'move 4 keep 7C KH JC');
INSERT INTO journal VALUES(412,411,124115970036858881,5,1796817164154,21000355,'move 3 play 3D');
INSERT INTO journal VALUES(413,412,124115970036858881,6,1796817166677,21000356,'move 4 play 9C');
INSERT INTO journal VALUES(414,413,124115970036858881,7,1796817169748,21000357,'move 1 play QH');
INSERT INTO journal VALUES(415,414,124115970036858881,8,1796817170953,21000358,'move 2 play 5D');
INSERT INTO journal VALUES(416,415,124115970036858881,9,1796817174646,21000359,'move 1 play 8C');
INSERT INTO journal VALUES(417,416,124115970036858881,10,1796817176074,21000360,'move 4 play JS');
INSERT INTO journal VALUES(418,417,124115970036858881,11,1796817180021,21000361,'move 3 play 7H');
INSERT INTO journal VALUES(419,418,124115970036858881,12,1796817181770,21000362,'move 2 take');
INSERT INTO journal VALUES(420,419,124115970036858881,13,1796817183307,21000363,'move 1 play 4D');
INSERT INTO journal VALUES(421,420,124115970036858881,14,1796817185945,21000364,'move 4 play JD');
INSERT INTO journal VALUES(422,421,124115970036858881,15,1796817189770,21000365,'move 3 take');
INSERT INTO journal VALUES(423,422,124115970036858881,16,1796817194221,21000366,'move 2 play 5D');
INSERT INTO journal VALUES(424,423,124115970036858881,17,1796817194221,0,'hash e3f5bba8f4f9aba04c5973d2a0e08e5d');
INSERT INTO journal VALUES(425,424,124115970036858881,18,1796817197452,21000367,'move 3 play 6H');
INSERT INTO journal VALUES(426,425,124115970036858881,19,1796817257452,0,'timeout 4');
INSERT INTO journal VALUES(427,426,124115970036858881,20,1796817257452,0,'auto 4 play KC');
INSERT INTO journal VALUES(428,427,124115970036858881,21,1796817262233,21000368,'move 1 play KS');
INSERT INTO journal VALUES(429,428,124115970036858881,22,1796817263938,21000369,'move 2 take');
INSERT INTO journal VALUES(430,429,124115970036858881,23,1796817267492,21000370,'move 3 play 4D');
INSERT INTO journal VALUES(431,430,124115970036858881,24,1796817271261,21000371,'move 4 play 8D');
INSERT INTO journal VALUES(432,431,124115970036858881,25,1796817274496,21000372,'move 1 play 9D');
INSERT INTO journal VALUES(433,432,124115970036858881,26,1796817279320,21000373,'move 2 play 9C');
INSERT INTO journal VALUES(434,433,124115970036858881,27,1796817282423,21000374,'move 3 take');
INSERT INTO journal VALUES(435,434,124115970036858881,28,1796817284197,21000375,'move 4 play 3H');
INSERT INTO journal VALUES(436,435,124115970036858881,29,1796817287903,21000376,'move 1 take');
INSERT INTO journal VALUES(437,436,124115970036858881,30,1796817291243,21000377,'move 2 play 7H');
INSERT INTO journal VALUES(438,437,124115970036858881,31,1796817293473,21000378,'move 3 play 4D');
INSERT INTO journal VALUES(439,438,124115970036858881,32,1796817297556,21000379,'move 4 play 6D');
INSERT INTO journal VALUES(440,439,124115970036858881,33,1796817302097,21000380,'move 1 play 6S');
INSERT INTO journal VALUES(441,440,124115970036858881,34,1796817302097,0,'hash 664681fadac6b9266dc2456991c6c1ad');
INSERT INTO journal VALUES(442,441,124115970036858881,35,1796817306012,21000381,'move 2 play 6C 6H');
INSERT INTO journal VALUES(443,442,124115970036858881,36,1796817308866,21000382,'move 2 play QH');
INSERT INTO journal VALUES(444,443,124115970036858881,37,1796817312551,21000383,'move 3 take');
INSERT INTO journal VALUES(445,444,124115970036858881,38,1796817314003,21000384,'move 4 play 7D');
INSERT INTO journal VALUES(446,445,124115970036858881,39,1796817317624,21000385,'move 1 take');
INSERT INTO journal VALUES(447,446,124115970036858881,40,1796817319563,21000386,'move 2 play 5D');
INSERT INTO journal VALUES(448,447,124115970036858881,41,1796817322401,21000387,'move 1 play KD');
INSERT INTO journal VALUES(449,448,124115970036858881,42,1796817325257,21000388,'move 4 take');
INSERT INTO journal VALUES(450,449,124115970036858881,43,1796817328968,21000389,'move 3 play 9D');
INSERT INTO journal VALUES(451,450,124115970036858881,44,1796817330491,21000390,'move 2 play KC');
INSERT INTO journal VALUES(452,451,124115970036858881,45,1796817333051,21000391,'move 1 play 7D');
INSERT INTO journal VALUES(453,452,124115970036858881,46,1796817335739,21000392,'move 4 take');
INSERT INTO journal VALUES(454,453,124115970036858881,47,1796817337666,21000393,'move 3 play 9C');
INSERT INTO journal VALUES(455,454,124115970036858881,48,1796817339120,21000394,'move 2 play JS');
INSERT INTO journal VALUES(456,455,124115970036858881,49,1796817343292,21000395,'move 1 play 7S');
INSERT INTO journal VALUES(457,456,124115970036858881,50,1796817345679,21000396,'move 4 play 7D');
INSERT INTO journal VALUES(458,457,124115970036858881,51,1796817345679,0,'hash f4f8b40f4541b882dda1208a314ce386');
INSERT INTO journal VALUES(459,458,124115970036858881,52,1796817349534,21000397,'move 3 play 2H');
INSERT INTO journal VALUES(460,459,124115970036858881,53,1796817354144,21000398,'move 2 play 3D');
INSERT INTO journal VALUES(461,460,124115970036858881,54,1796817357508,21000399,'move 1 play 3H');
INSERT INTO journal VALUES(462,461,124115970036858881,55,1796817361245,21000400,'move 4 play 5D');
INSERT INTO journal VALUES(463,462,124115970036858881,56,1796817364338,21000401,'move 1 play 5S');
INSERT INTO journal VALUES(464,463,124115970036858881,57,1796817367821,21000402,'leave 1');
INSERT INTO journal VALUES(465,464,124115970036858881,58,1796817367821,21000404,'move 4 take');
INSERT INTO journal VALUES(466,465,124115970036858881,59,1796817372274,21000405,'move 3 play 8D');
INSERT INTO journal VALUES(467,466,124115970036858881,60,1796817375723,21000406,'move 2 play 8C');
INSERT INTO journal VALUES(468,467,124115970036858881,61,1796817378632,21000407,'move 4 play KD KC');
INSERT INTO journal VALUES(469,468,124115970036858881,62,1796817383240,21000408,'move 3 take');
INSERT INTO journal VALUES(470,469,124115970036858881,63,1796817384821,21000409,'move 2 play KS');
INSERT INTO journal VALUES(471,470,124115970036858881,64,1796817386615,21000410,'move 4 play 5D');
INSERT INTO journal VALUES(472,471,124115970036858881,65,1796817389139,21000411,'move 2 play 8S');
INSERT INTO journal VALUES(473,472,124115970036858881,66,1796817391514,21000412,'move 3 play QD QH');
INSERT INTO journal VALUES(474,473,124115970036858881,67,1796817395424,21000413,'move 4 play AD');
INSERT INTO journal VALUES(475,474,124115970036858881,68,1796817395424,0,'hash 4e35f4fcc79261069f97e2b9da5be72b');
INSERT INTO journal VALUES(476,475,124115970036858881,69,1796817399912,21000414,'move 2 play AC');
INSERT INTO journal VALUES(477,476,124115970036858881,70,1796817401577,21000415,'move 3 take');
INSERT INTO journal VALUES(478,477,124115970036858881,71,1796817406003,21000416,'move 4 play 3D 3H');
INSERT INTO journal VALUES(479,478,124115970036858881,72,1796817407246,21000417,'move 2 play 5H');
INSERT INTO journal VALUES(480,479,124115970036858881,73,1796817411079,21000418,'move 4 take');
INSERT INTO journal VALUES(481,480,124115970036858881,74,1796817412800,21000419,'move 3 play KD KC KS');
INSERT INTO journal VALUES(482,481,124115970036858881,75,1796817416925,21000420,'move 2 play 10C 10D');
INSERT INTO journal VALUES(483,482,124115970036858881,76,1796817476925,0,'timeout 2');
INSERT INTO journal VALUES(484,483,124115970036858881,77,1796817476925,0,'auto 2 flip 1');
INSERT INTO journal VALUES(485,484,124115970036858881,78,1796817481271,21000421,'move 4 play 5H');
INSERT INTO journal VALUES(486,485,124115970036858881,79,1796817484347,21000422,'move 2 take');
INSERT INTO journal VALUES(487,486,124115970036858881,80,1796817485770,21000423,'move 3 play 8D 8C 8S');
INSERT INTO journal VALUES(488,487,124115970036858881,81,1796817489973,21000424,'move 4 play 7S 7D');
INSERT INTO journal VALUES(489,488,124115970036858881,82,1796817549973,0,'timeout 2');
INSERT INTO journal VALUES(490,489,124115970036858881,83,1796817549973,0,'auto 2 play 5H');
INSERT INTO journal VALUES(491,490,124115970036858881,84,1796817555016,21000425,'move 4 play 9C');
INSERT INTO journal VALUES(492,491,124115970036858881,85,1796817555016,0,'hash e8d9818bee88bdfea223c628e6b80c6b');
INSERT INTO journal VALUES(493,492,124115970036858881,86,1796817556965,21000426,'move 3 play QH');
INSERT INTO journal VALUES(494,493,124115970036858881,87,1796817560191,21000427,'move 2 take');
INSERT INTO journal VALUES(495,494,124115970036858881,88,1796817565069,21000428,'move 4 play 2H');
INSERT INTO journal VALUES(496,495,124115970036858881,89,1796817566208,21000429,'move 3 play JD');
INSERT INTO journal VALUES(497,496,124115970036858881,90,1796817570337,21000430,'move 2 play QH');
INSERT INTO journal VALUES(498,497,124115970036858881,91,1796817575061,21000431,'move 4 play 5S');
INSERT INTO journal VALUES(499,498,124115970036858881,92,1796817578054,21000432,'move 2 play 8D 8S');
INSERT INTO journal VALUES(500,499,124115970036858881,93,1796817582163,21000433,'move 3 play AD');
INSERT INTO journal VALUES(501,500,124115970036858881,94,1796817626968,21000434,'move 4 play 10S');
INSERT INTO journal VALUES(502,501,124115970036858881,95,1796817628200,21000435,'move 4 play 9D');
INSERT INTO journal VALUES(503,502,124115970036858881,96,1796817632087,21000436,'move 2 play 7S');
INSERT INTO journal VALUES(504,503,124115970036858881,97,1796817635023,21000437,'move 3 play 5D');
INSERT INTO journal VALUES(505,504,124115970036858881,98,1796817636803,21000438,'move 2 play 9C');
INSERT INTO journal VALUES(506,505,124115970036858881,99,1796817641678,21000439,'move 4 take');
INSERT INTO journal VALUES(507,506,124115970036858881,100,1796817642850,21000440,'move 3 play QD');
INSERT INTO journal VALUES(508,507,124115970036858881,101,1796817647603,21000441,'move 2 play AS');
INSERT INTO journal VALUES(509,508,124115970036858881,102,1796817647603,0,'hash d7565644c3210c24ac1ac022e6fdd712');
INSERT INTO journal VALUES(510,509,124115970036858881,103,1796817650027,21000442,'move 4 take');
INSERT INTO journal VALUES(511,510,124115970036858881,104,1796817654946,21000443,'void It took too long.');
INSERT INTO journal VALUES(512,511,124115970036858881,105,1796817654946,0,'hash a662467ce4154dc4695651f3ea5c0bc2');
INSERT INTO journal VALUES(513,0,124118330280771585,1,1796817715946,21000452,'move 1 play 3C');
INSERT INTO journal VALUES(514,513,124118330280771585,2,1796817760273,21000453,'move 2 take');
INSERT INTO journal VALUES(515,514,124118330280771585,3,1796817762588,21000454,'move 1 draw');
INSERT INTO journal VALUES(516,515,124118330280771585,4,1796817764270,21000455,'move 2 play AS AD suit S');
INSERT INTO journal VALUES(517,516,124118330280771585,5,1796817768525,21000456,'move 1 play 6S 6D');
INSERT INTO journal VALUES(518,517,124118330280771585,6,1796817769823,21000457,'move 2 draw');
INSERT INTO journal VALUES(519,518,124118330280771585,7,1796817772692,21000458,'move 1 play 9D');
INSERT INTO journal VALUES(520,519,124118330280771585,8,1796817774512,21000459,'move 2 play 10D');
INSERT INTO journal VALUES(521,520,124118330280771585,9,1796817779019,21000460,'move 1 draw');
INSERT INTO journal VALUES(522,521,124118330280771585,10,1796817781310,21000461,'move 2 draw');
INSERT INTO journal VALUES(523,522,124118330280771585,11,1796817782994,21000462,'move 1 draw');
INSERT INTO journal VALUES(524,523,124118330280771585,12,1796817784603,21000463,'move 2 play QD QH');
INSERT INTO journal VALUES(525,524,124118330280771585,13,1796817788819,21000464,'move 1 play KH');
INSERT INTO journal VALUES(526,525,124118330280771585,14,1796817789900,21000465,'move 2 draw');
INSERT INTO journal VALUES(527,526,124118330280771585,15,1796817791112,21000466,'move 1 play KS');
INSERT INTO journal VALUES(528,527,124118330280771585,16,1796817795485,21000467,'move 2 play KC');
INSERT INTO journal VALUES(529,528,124118330280771585,17,1796817795485,0,'hash f40abb761e48d3ee660277333950325b');
INSERT INTO journal VALUES(530,529,124118330280771585,18,1796817799518,21000468,'move 1 play QC');
INSERT INTO journal VALUES(531,530,124118330280771585,19,1796817801232,21000469,'move 2 draw');
INSERT INTO journal VALUES(532,531,124118330280771585,20,1796817805810,21000470,'move 1 play 8C');
INSERT INTO journal VALUES(533,532,124118330280771585,21,1796817807301,21000471,'move 2 play 8S');
INSERT INTO journal VALUES(534,533,124118330280771585,22,1796817867301,0,'timeout 1');
INSERT INTO journal VALUES(535,534,124118330280771585,23,1796817867301,0,'auto 1 play 4S');
INSERT INTO journal VALUES(536,535,124118330280771585,24,1796817870802,21000472,'move 2 play JS');
INSERT INTO journal VALUES(537,536,124118330280771585,25,1796817875314,21000473,'move 2 play 5S 5H');
INSERT INTO journal VALUES(538,537,124118330280771585,26,1796817880240,21000474,'move 1 take');
INSERT INTO journal VALUES(539,538,124118330280771585,27,1796817882673,21000475,'move 2 play 7H');
INSERT INTO journal VALUES(540,539,124118330280771585,28,1796817884086,21000476,'move 1 play 6H');
INSERT INTO journal VALUES(541,540,124118330280771585,29,1796817885360,21000477,'move 2 draw');
INSERT INTO journal VALUES(542,541,124118330280771585,30,1796817888452,21000478,'move 1 draw');
INSERT INTO journal VALUES(543,542,124118330280771585,31,1796817891003,21000479,'move 2 play AC suit C');
INSERT INTO journal VALUES(544,543,124118330280771585,32,1796817893136,21000480,'move 1 draw');
INSERT INTO journal VALUES(545,544,124118330280771585,33,1796817895721,21000481,'move 2 play JC');
INSERT INTO journal VALUES(546,545,124118330280771585,34,1796817895721,0,'hash 6207148809aa8f107a6668c818108421');
INSERT INTO journal VALUES(547,546,124118330280771585,35,1796817896822,21000482,'move 2 play 5C');
INSERT INTO journal VALUES(548,547,124118330280771585,36,1796817899377,21000483,'move 1 draw');
INSERT INTO journal VALUES(549,548,124118330280771585,37,1796817901655,21000484,'move 2 draw');
INSERT INTO journal VALUES(550,549,124118330280771585,38,1796817904705,21000485,'move 1 draw');
INSERT INTO journal VALUES(551,550,124118330280771585,39,1796817906299,21000486,'move 2 draw');
INSERT INTO journal VALUES(552,551,124118330280771585,40,1796817910333,21000487,'move 1 play 6C');
INSERT INTO journal VALUES(553,552,124118330280771585,41,1796817911731,21000488,'move 2 draw');
INSERT INTO journal VALUES(554,553,124118330280771585,42,1796817912892,21000489,'move 1 play 2C');
INSERT INTO journal VALUES(555,554,124118330280771585,43,1796817915473,21000490,'move 2 take');
INSERT INTO journal VALUES(556,555,124118330280771585,44,1796817919935,21000491,'move 1 play 7S');
INSERT INTO journal VALUES(557,556,124118330280771585,45,1796817922070,21000492,'move 2 draw');
INSERT INTO journal VALUES(558,557,124118330280771585,46,1796817925237,21000493,'move 1 draw');
INSERT INTO journal VALUES(559,558,124118330280771585,47,1796817985237,0,'timeout 2');
INSERT INTO journal VALUES(560,559,124118330280771585,48,1796817985237,0,'auto 2 play 4C 4H');
INSERT INTO journal VALUES(561,560,124118330280771585,49,1796817988916,21000494,'move 1 play 9H');
INSERT INTO journal VALUES(562,561,124118330280771585,50,1796817991165,21000495,'move 2 play 9S');
INSERT INTO journal VALUES(563,562,124118330280771585,51,1796817991165,0,'hash fa57cf95f1b013e11cc91b83fc95f31c');
INSERT INTO journal VALUES(564,563,124118330280771585,52,1796818051165,0,'timeout 1');
INSERT INTO journal VALUES(565,564,124118330280771585,53,1796818051165,0,'auto 1 play QS');
INSERT INTO journal VALUES(566,565,124118330280771585,54,1796818056974,21000496,'move 2 play 3S');
INSERT INTO journal VALUES(567,566,124118330280771585,55,1796818059244,21000497,'move 1 take');
INSERT INTO journal VALUES(568,567,124118330280771585,56,1796818063231,21000498,'move 2 play 3D');
INSERT INTO journal VALUES(569,568,124118330280771585,57,1796818067006,21000499,'move 1 take');
INSERT INTO journal VALUES(570,569,124118330280771585,58,1796818069099,21000500,'move 2 draw');
INSERT INTO journal VALUES(571,570,124118330280771585,59,1796818070102,21000501,'move 1 play KD');
INSERT INTO journal VALUES(572,571,124118330280771585,60,1796818130102,0,'timeout 2');
INSERT INTO journal VALUES(573,572,124118330280771585,61,1796818130102,0,'auto 2 play 4D');
INSERT INTO journal VALUES(574,573,124118330280771585,62,1796818133757,21000502,'move 1 play AH suit S');
INSERT INTO journal VALUES(575,574,124118330280771585,63,1796818135731,21000503,'move 2 draw');
INSERT INTO journal VALUES(576,575,124118330280771585,64,1796818139475,21000504,'move 1 play 2S');
INSERT INTO journal VALUES(577,576,124118330280771585,65,1796818142232,21000505,'move 2 play 2H');
INSERT INTO journal VALUES(578,577,124118330280771585,66,1796818146051,21000506,'move 1 take');
INSERT INTO journal VALUES(579,578,124118330280771585,67,1796818149454,21000507,'move 2 play 7D');
INSERT INTO journal VALUES(580,579,124118330280771585,68,1796818149454,0,'hash 82c4b98bd18fc827720ae4a0245c6bb0');
INSERT INTO journal VALUES(581,580,124118330280771585,69,1796818153090,21000508,'move 1 play 10H 10S');
INSERT INTO journal VALUES(582,581,124118330280771585,70,1796818157885,21000509,'move 2 draw');
INSERT INTO journal VALUES(583,582,124118330280771585,71,1796818160016,21000510,'move 1 play 7C');
INSERT INTO journal VALUES(584,583,124118330280771585,72,1796818161195,21000511,'move 2 play 7H');
INSERT INTO journal VALUES(585,584,124118330280771585,73,1796818163099,21000512,'move 1 play 8S 8H');
INSERT INTO journal VALUES(586,585,124118330280771585,74,1796818167079,21000513,'move 1 play JH');
INSERT INTO journal VALUES(587,586,124118330280771585,75,1796818169234,21000514,'move 1 draw');
INSERT INTO journal VALUES(588,587,124118330280771585,76,1796818171777,21000515,'move 2 draw');
INSERT INTO journal VALUES(589,588,124118330280771585,77,1796818231777,0,'timeout 1');
INSERT INTO journal VALUES(590,589,124118330280771585,78,1796818231777,0,'auto 1 play JD');
INSERT INTO journal VALUES(591,590,124118330280771585,79,1796818235035,21000516,'move 1 play 5D');
INSERT INTO journal VALUES(592,591,124118330280771585,80,1796818237018,21000517,'move 2 play 8D');
INSERT INTO journal VALUES(593,592,124118330280771585,81,1796818238697,21000518,'move 1 draw');
INSERT INTO journal VALUES(594,593,124118330280771585,82,1796818241043,21000519,'move 2 draw');
INSERT INTO journal VALUES(595,594,124118330280771585,83,1796818242050,21000520,'move 1 play 4D');
INSERT INTO journal VALUES(596,595,124118330280771585,84,1796818243978,21000521,'move 2 play 4C 4S');
INSERT INTO journal VALUES(597,596,124118330280771585,85,1796818243978,0,'hash b2a6eaa7ef8de922df17e0d219c9597a');
INSERT INTO journal VALUES(598,0,124120809575809025,1,1796818307056,21000530,'move 1 play 4S');
INSERT INTO journal VALUES(599,598,124120809575809025,2,1796818308857,21000531,'move 2 play 9S');
INSERT INTO journal VALUES(600,599,124120809575809025,3,1796818311936,0,'move 3 play QS');
INSERT INTO journal VALUES(601,600,124120809575809025,4,1796818316936,21000532,'move 1 play 5S');
INSERT INTO journal VALUES(602,601,124120809575809025,5,1796818320298,21000533,'move 2 play KS KD');
INSERT INTO journal VALUES(603,602,124120809575809025,6,1796818325116,0,'move 3 play 10D');
INSERT INTO journal VALUES(604,603,124120809575809025,7,1796818385116,0,'timeout 1');
INSERT INTO journal VALUES(605,604,124120809575809025,8,1796818385116,0,'auto 1 play 10S 10H');
INSERT INTO journal VALUES(606,605,124120809575809025,9,1796818391116,21000534,'move 2 play 2H');
INSERT INTO journal VALUES(607,606,124120809575809025,10,1796818392474,0,'move 3 play 2S');
INSERT INTO journal VALUES(608,607,124120809575809025,11,1796818397335,21000535,'move 1 take');
INSERT INTO journal VALUES(609,608,124120809575809025,12,1796818399389,21000536,'move 2 play 7S');
INSERT INTO journal VALUES(610,609,124120809575809025,13,1796818403357,0,'move 3 play AS suit H');
INSERT INTO journal VALUES(611,610,124120809575809025,14,1796818408357,21000537,'move 1 play 9H 9C');
INSERT INTO journal VALUES(612,611,124120809575809025,15,1796818410149,21000538,'move 2 draw');
INSERT INTO journal VALUES(613,612,124120809575809025,16,1796818413331,0,'move 3 play KC');
INSERT INTO journal VALUES(614,613,124120809575809025,17,1796818413331,0,'hash 4daf9b83ebbca697bae48c77c4a15641');
INSERT INTO journal VALUES(615,614,124120809575809025,18,1796818418331,21000539,'move 1 play AD suit H');
INSERT INTO journal VALUES(616,615,124120809575809025,19,1796818422568,21000540,'move 2 draw');
INSERT INTO journal VALUES(617,616,124120809575809025,20,1796818426484,0,'move 3 draw');
INSERT INTO journal VALUES(618,617,124120809575809025,21,1796818431484,21000541,'move 1 play 5H');
INSERT INTO journal VALUES(619,618,124120809575809025,22,1796818436229,21000542,'move 2 take');
INSERT INTO journal VALUES(620,619,124120809575809025,23,1796818438724,0,'move 3 draw');
INSERT INTO journal VALUES(621,620,124120809575809025,24,1796818443724,21000543,'move 1 play AC suit D');
INSERT INTO journal VALUES(622,621,124120809575809025,25,1796818445138,21000544,'move 2 play 4D 4H');
INSERT INTO journal VALUES(623,622,124120809575809025,26,1796818447200,0,'move 3 draw');
INSERT INTO journal VALUES(624,623,124120809575809025,27,1796818507200,0,'timeout 1');
INSERT INTO journal VALUES(625,624,124120809575809025,28,1796818507200,0,'auto 1 play 3H');
INSERT INTO journal VALUES(626,625,124120809575809025,29,1796818512211,21000545,'move 2 take');
INSERT INTO journal VALUES(627,626,124120809575809025,30,1796818516655,0,'move 3 play JH');
INSERT INTO journal VALUES(628,627,124120809575809025,31,1796818576655,0,'timeout 2');
INSERT INTO journal VALUES(629,628,124120809575809025,32,1796818576655,0,'auto 2 play KH');
INSERT INTO journal VALUES(630,629,124120809575809025,33,1796818582655,0,'move 3 draw');
INSERT INTO journal VALUES(631,630,124120809575809025,34,1796818582655,0,'hash e5db9527b4cb9e161c6d52f34dec505e');
INSERT INTO journal VALUES(632,631,124120809575809025,35,1796818582655,21000546,'move 1 draw');
INSERT INTO journal VALUES(633,632,124120809575809025,36,1796818586558,21000547,'move 2 play QH QC');
INSERT INTO journal VALUES(634,633,124120809575809025,37,1796818587581,0,'move 3 play 6C');
INSERT INTO journal VALUES(635,634,124120809575809025,38,1796818592581,21000548,'move 1 draw');
INSERT INTO journal VALUES(636,635,124120809575809025,39,1796818596971,21000549,'move 2 play 6D');
INSERT INTO journal VALUES(637,636,124120809575809025,40,1796818600831,0,'move 3 play QD');
INSERT INTO journal VALUES(638,637,124120809575809025,41,1796818605831,21000550,'move 1 play 9D');
INSERT INTO journal VALUES(639,638,124120809575809025,42,1796818609088,21000551,'move 2 play 5D');
INSERT INTO journal VALUES(640,639,124120809575809025,43,1796818612187,0,'move 3 draw');
INSERT INTO journal VALUES(641,640,124120809575809025,44,1796818617187,21000552,'move 1 play 8D');
INSERT INTO journal VALUES(642,641,124120809575809025,45,1796818618510,0,'move 3 draw');
INSERT INTO journal VALUES(643,642,124120809575809025,46,1796818623500,21000553,'move 2 play JD');
INSERT INTO journal VALUES(644,643,124120809575809025,47,1796818626970,0,'move 3 draw');
INSERT INTO journal VALUES(645,644,124120809575809025,48,1796818631970,21000554,'move 2 play JS');
INSERT INTO journal VALUES(646,645,124120809575809025,49,1796818636769,0,'move 3 play 3S 3C');
INSERT INTO journal VALUES(647,646,124120809575809025,50,1796818641769,21000555,'move 2 play 3D');
INSERT INTO journal VALUES(648,647,124120809575809025,51,1796818641769,0,'hash b26b91765f5d980e711f004524fb9f3d');
INSERT INTO journal VALUES(649,648,124120809575809025,52,1796818643284,21000556,'move 1 take');
INSERT INTO journal VALUES(650,649,124120809575809025,53,1796818645419,0,'move 3 play 7D');
INSERT INTO journal VALUES(651,650,124120809575809025,54,1796818650419,21000557,'move 2 draw');
INSERT INTO journal VALUES(652,651,124120809575809025,55,1796818651607,21000558,'move 1 play AH suit C');
INSERT INTO journal VALUES(653,652,124120809575809025,56,1796818654650,0,'move 3 play 5C');
INSERT INTO journal VALUES(654,653,124120809575809025,57,1796818659650,21000559,'move 2 play 4C');
INSERT INTO journal VALUES(655,654,124120809575809025,58,1796818662034,21000560,'move 1 play 8C');
INSERT INTO journal VALUES(656,655,124120809575809025,59,1796818662034,0,'hash 958417b74a96829e9e18d8148c31764e');
INSERT INTO journal VALUES(657,0,124122573469384705,1,1796818727601,21000571,'move 1 play QS');
INSERT INTO journal VALUES(658,657,124122573469384705,2,1796818732138,21000572,'move 2 play 7D');
INSERT INTO journal VALUES(659,658,124122573469384705,3,1796818733361,21000573,'move 3 play 10S');
INSERT INTO journal VALUES(660,659,124122573469384705,4,1796818736572,21000574,'move 4 draw');
INSERT INTO journal VALUES(661,660,124122573469384705,5,1796818741289,21000575,'move 1 play 10H');
INSERT INTO journal VALUES(662,661,124122573469384705,6,1796818763673,21000582,'leave 2');
INSERT INTO journal VALUES(663,662,124122573469384705,7,1796818763673,21000584,'move 3 play JH');
INSERT INTO journal VALUES(664,663,124122573469384705,8,1796818823673,0,'timeout 1');
INSERT INTO journal VALUES(665,664,124122573469384705,9,1796818823673,0,'auto 1 draw 2');
INSERT INTO journal VALUES(666,665,124122573469384705,10,1796818876546,21000602,'move 3 play AC suit D');
INSERT INTO journal VALUES(667,666,124122573469384705,11,1796818879852,21000603,'move 4 play 7C');
INSERT INTO journal VALUES(668,667,124122573469384705,12,1796818881370,21000604,'move 1 draw');
INSERT INTO journal VALUES(669,668,124122573469384705,13,1796818884530,21000605,'move 3 play 10D 10C');
INSERT INTO journal VALUES(670,669,124122573469384705,14,1796818884530,0,'hash 8ffba1312757818aa357e3a96d8dfe26');
INSERT INTO journal VALUES(671,0,124123496656666625,1,1796818947706,21000614,'move 1 layout spread done');
INSERT INTO journal VALUES(672,671,124123496656666625,2,1796819013039,21000615,'move 2 layout spread done');
INSERT INTO journal VALUES(673,672,124123496656666625,3,1796819017103,21000616,'move 1 throw 7D aim-mm 690 990 flick');
INSERT INTO journal VALUES(674,673,124123496656666625,4,1796819021730,21000617,'move 1 place auto');
INSERT INTO journal VALUES(675,674,124123496656666625,5,1796819023820,21000618,'move 2 throw 7C aim-mm 510 1935 float');
INSERT INTO journal VALUES(676,675,124123496656666625,6,1796819026798,21000619,'move 2 place 7C F17');
INSERT INTO journal VALUES(677,676,124123496656666625,7,1796819030039,21000620,'move 2 place auto');
INSERT INTO journal VALUES(678,677,124123496656666625,8,1796819033811,21000621,'move 1 throw 9D aim-mm 930 1935 float');
INSERT INTO journal VALUES(679,678,124123496656666625,9,1796819037580,21000622,'move 2 place 9D J15');
INSERT INTO journal VALUES(680,679,124123496656666625,10,1796819039892,21000623,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(681,680,124123496656666625,11,1796819044017,21000624,'move 2 place JS M18');
INSERT INTO journal VALUES(682,681,124123496656666625,12,1796819048795,21000625,'move 1 throw 8D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(683,682,124123496656666625,13,1796819052758,21000626,'move 1 place 8D G6');
INSERT INTO journal VALUES(684,683,124123496656666625,14,1796819055534,21000627,'move 1 place 10S L1');
INSERT INTO journal VALUES(685,684,124123496656666625,15,1796819060442,21000628,'move 2 throw 5C aim-mm 630 1935 float');
INSERT INTO journal VALUES(686,685,124123496656666625,16,1796819065030,21000629,'move 1 place 5C O4');
INSERT INTO journal VALUES(687,686,124123496656666625,17,1796819065030,0,'hash 6aab1dec1694cb25e62c5af88820f6c6');
INSERT INTO journal VALUES(688,687,124123496656666625,18,1796819067555,21000630,'move 1 throw 6D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(689,688,124123496656666625,19,1796819069078,21000631,'move 2 place auto');
INSERT INTO journal VALUES(690,689,124123496656666625,20,1796819070616,21000632,'move 2 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(691,690,124123496656666625,21,1796819071740,21000633,'move 2 place auto');
INSERT INTO journal VALUES(692,691,124123496656666625,22,1796819075872,21000634,'move 1 throw AD aim-mm 930 1125 flick');
INSERT INTO journal VALUES(693,692,124123496656666625,23,1796819078886,21000635,'move 1 place AD D5');
INSERT INTO journal VALUES(694,693,124123496656666625,24,1796819080062,21000636,'move 1 place 7S A9');
INSERT INTO journal VALUES(695,694,124123496656666625,25,1796819084837,21000637,'move 2 throw 7C aim-mm 12 1182 flick');
INSERT INTO journal VALUES(696,695,124123496656666625,26,1796819088773,21000638,'move 1 place 7C O6');
INSERT INTO journal VALUES(697,696,124123496656666625,27,1796819092733,21000639,'move 1 throw 2D aim-mm 270 1215 flick');
INSERT INTO journal VALUES(698,697,124123496656666625,28,1796819096196,21000640,'move 2 place auto');
INSERT INTO journal VALUES(699,698,124123496656666625,29,1796819099728,21000641,'move 2 throw 2C aim-mm 30 1125 float');
INSERT INTO journal VALUES(700,699,124123496656666625,30,1796819102060,21000642,'move 1 place auto');
INSERT INTO journal VALUES(701,700,124123496656666625,31,1796819106937,21000643,'move 1 throw 3D aim-mm 270 1215 flick');
INSERT INTO journal VALUES(702,701,124123496656666625,32,1796819109868,21000644,'move 1 place 8S A5');
INSERT INTO journal VALUES(703,702,124123496656666625,33,1796819113018,21000645,'move 1 place 3D B4');
INSERT INTO journal VALUES(704,703,124123496656666625,34,1796819113018,0,'hash 866376102502e1daf06cb6d1791b3b71');
INSERT INTO journal VALUES(705,704,124123496656666625,35,1796819114729,21000646,'move 2 throw 6S aim-mm 330 1125 flick');
INSERT INTO journal VALUES(706,705,124123496656666625,36,1796819118784,21000647,'move 2 place 10H H22');
INSERT INTO journal VALUES(707,706,124123496656666625,37,1796819120246,21000648,'move 2 place auto');
INSERT INTO journal VALUES(708,707,124123496656666625,38,1796819122911,21000649,'move 1 throw 8D aim-mm 889 1974 float');
INSERT INTO journal VALUES(709,708,124123496656666625,39,1796819125045,21000650,'move 1 place KC J2');
INSERT INTO journal VALUES(710,709,124123496656666625,40,1796819126684,21000651,'move 1 place 8D N9');
INSERT INTO journal VALUES(711,710,124123496656666625,41,1796819131402,21000652,'move 2 throw 6S aim-mm 930 1125 flick');
INSERT INTO journal VALUES(712,711,124123496656666625,42,1796819136135,21000653,'move 1 place 6S A2');
INSERT INTO journal VALUES(713,712,124123496656666625,43,1796819139803,21000654,'move 1 throw 4D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(714,713,124123496656666625,44,1796819140886,21000655,'move 1 place auto');
INSERT INTO journal VALUES(715,714,124123496656666625,45,1796819145382,21000656,'move 2 throw 3C aim-mm 390 1845 flick');
INSERT INTO journal VALUES(716,715,124123496656666625,46,1796819165382,0,'timeout 2');
INSERT INTO journal VALUES(717,716,124123496656666625,47,1796819165382,0,'auto 2 place auto');
INSERT INTO journal VALUES(718,717,124123496656666625,48,1796819210388,21000657,'move 1 throw 8D aim-mm 792 1463 float');
INSERT INTO journal VALUES(719,718,124123496656666625,49,1796819214705,21000658,'move 1 place AS J9');
INSERT INTO journal VALUES(720,719,124123496656666625,50,1796819217907,21000659,'move 1 place 8D M9');
INSERT INTO journal VALUES(721,720,124123496656666625,51,1796819217907,0,'hash ba3e38a48a7f4ba3f10a27e80a237f45');
INSERT INTO journal VALUES(722,721,124123496656666625,52,1796819219209,21000660,'move 2 throw 3C aim-mm 450 1125 flick');
INSERT INTO journal VALUES(723,722,124123496656666625,53,1796819224059,21000661,'move 2 place auto');
INSERT INTO journal VALUES(724,723,124123496656666625,54,1796819225388,21000662,'move 1 throw 3D aim-mm 270 1215 flick');
INSERT INTO journal VALUES(725,724,124123496656666625,55,1796819227081,21000663,'move 2 throw AS aim-mm 930 1125 flick');
INSERT INTO journal VALUES(726,725,124123496656666625,56,1796819230103,21000664,'move 1 place AS B8');
INSERT INTO journal VALUES(727,726,124123496656666625,57,1796819235067,21000665,'move 1 throw JD aim-mm 330 1395 flick');
INSERT INTO journal VALUES(728,727,124123496656666625,58,1796819239811,21000666,'move 1 place auto');
INSERT INTO journal VALUES(729,728,124123496656666625,59,1796819241751,21000667,'move 2 throw 5S aim-mm 450 1125 flick');
INSERT INTO journal VALUES(730,729,124123496656666625,60,1796819246279,21000668,'move 2 place JD P17');
INSERT INTO journal VALUES(731,730,124123496656666625,61,1796819249682,21000669,'move 2 place auto');
INSERT INTO journal VALUES(732,731,124123496656666625,62,1796819252150,21000670,'move 1 throw AD aim-mm 541 1923 flick');
INSERT INTO journal VALUES(733,732,124123496656666625,63,1796819253844,21000671,'move 1 place QS L5');
INSERT INTO journal VALUES(734,733,124123496656666625,64,1796819255110,21000672,'move 1 place AD D10');
INSERT INTO journal VALUES(735,734,124123496656666625,65,1796819257869,21000673,'move 2 throw 2S aim-mm 390 1845 flick');
INSERT INTO journal VALUES(736,735,124123496656666625,66,1796819261018,21000674,'move 1 place 2S J3');
INSERT INTO journal VALUES(737,736,124123496656666625,67,1796819262302,21000675,'move 1 throw 5D aim-mm 810 1935 flick');
INSERT INTO journal VALUES(738,737,124123496656666625,68,1796819262302,0,'hash 81cc0de9323cb063b7773fd616c0cff7');
INSERT INTO journal VALUES(739,738,124123496656666625,69,1796819264102,21000676,'move 1 place 5D G4');
INSERT INTO journal VALUES(740,739,124123496656666625,70,1796819267958,21000677,'move 2 throw 5S aim-mm 510 1935 float');
INSERT INTO journal VALUES(741,740,124123496656666625,71,1796819269781,21000678,'move 2 place 5S I19');
INSERT INTO journal VALUES(742,741,124123496656666625,72,1796819274272,21000679,'move 2 place QH M17');
INSERT INTO journal VALUES(743,742,124123496656666625,73,1796819334272,0,'timeout 1');
INSERT INTO journal VALUES(744,743,124123496656666625,74,1796819334272,0,'auto 1 throw 5D aim-mm 930 1395 flick');
INSERT INTO journal VALUES(745,744,124123496656666625,75,1796819336980,21000680,'move 1 place auto');
INSERT INTO journal VALUES(746,745,124123496656666625,76,1796819339681,21000681,'move 2 throw 2C aim-mm 630 1395 flick');
INSERT INTO journal VALUES(747,746,124123496656666625,77,1796819340971,21000682,'move 2 place 2C L21');
INSERT INTO journal VALUES(748,747,124123496656666625,78,1796819342100,21000683,'move 2 place 2H A20');
INSERT INTO journal VALUES(749,748,124123496656666625,79,1796819343546,21000684,'move 1 throw 10D aim-mm 870 1125 float');
INSERT INTO journal VALUES(750,749,124123496656666625,80,1796819345530,21000685,'move 2 place 10D I14');
INSERT INTO journal VALUES(751,750,124123496656666625,81,1796819349291,21000686,'move 2 throw JS aim-mm 750 1125 flick');
INSERT INTO journal VALUES(752,751,124123496656666625,82,1796819352414,21000687,'move 1 place JS O3');
INSERT INTO journal VALUES(753,752,124123496656666625,83,1796819356520,21000688,'move 1 throw 5D aim-mm 510 1665 flick');
INSERT INTO journal VALUES(754,753,124123496656666625,84,1796819397867,21000689,'move 2 throw 10C aim-mm 750 1125 flick');
INSERT INTO journal VALUES(755,754,124123496656666625,85,1796819397867,0,'hash 6e7f5158c135c4a00257011938b1b1f7');
INSERT INTO journal VALUES(756,755,124123496656666625,86,1796819399612,21000690,'move 2 place 10C G16');
INSERT INTO journal VALUES(757,756,124123496656666625,87,1796819404475,21000691,'move 2 place AD D20');
INSERT INTO journal VALUES(758,757,124123496656666625,88,1796819408859,21000692,'move 1 throw 8D aim-mm 559 1164 flick');
INSERT INTO journal VALUES(759,758,124123496656666625,89,1796819428859,0,'timeout 1');
INSERT INTO journal VALUES(760,759,124123496656666625,90,1796819428859,0,'auto 1 place auto');
INSERT INTO journal VALUES(761,760,124123496656666625,91,1796819471774,21000693,'move 2 throw 10C aim-mm 930 1125 flick');
INSERT INTO journal VALUES(762,761,124123496656666625,92,1796819475034,21000694,'move 2 place 7H F14');
INSERT INTO journal VALUES(763,762,124123496656666625,93,1796819476614,21000695,'move 2 place 10C E15');
INSERT INTO journal VALUES(764,763,124123496656666625,94,1796819478328,21000696,'move 1 throw 6H aim-mm 630 1935 flick');
INSERT INTO journal VALUES(765,764,124123496656666625,95,1796819479538,21000697,'move 1 place 6C P7');
INSERT INTO journal VALUES(766,765,124123496656666625,96,1796819484007,21000698,'move 1 place 6H E10');
INSERT INTO journal VALUES(767,766,124123496656666625,97,1796819487725,21000699,'move 2 throw 2C aim-mm 810 1395 float');
INSERT INTO journal VALUES(768,767,124123496656666625,98,1796819507725,0,'timeout 2');
INSERT INTO journal VALUES(769,768,124123496656666625,99,1796819507725,0,'auto 2 place auto');
INSERT INTO journal VALUES(770,769,124123496656666625,100,1796819550496,21000700,'move 1 throw JH aim-mm 750 1485 flick');
INSERT INTO journal VALUES(771,770,124123496656666625,101,1796819570496,0,'timeout 1');
INSERT INTO journal VALUES(772,771,124123496656666625,102,1796819570496,0,'auto 1 place auto');
INSERT INTO journal VALUES(773,772,124123496656666625,103,1796819570496,0,'hash 1724739cd3f0b54cdd5a60e380bc687a');
INSERT INTO journal VALUES(774,773,124123496656666625,104,1796819612729,21000701,'move 2 throw 10C aim-mm 450 1935 float');
INSERT INTO journal VALUES(775,774,124123496656666625,105,1796819612729,0,'hash 74455864475d2ab5a6f1ee1606544d8b');
INSERT INTO journal VALUES(776,0,124126546926501889,1,1796819674947,21000709,'move 1 layout spread done');
INSERT INTO journal VALUES(777,776,124126546926501889,2,1796819676224,21000710,'move 2 layout spread done');
INSERT INTO journal VALUES(778,777,124126546926501889,3,1796819680093,21000711,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(779,778,124126546926501889,4,1796819700093,0,'timeout 2');
INSERT INTO journal VALUES(780,779,124126546926501889,5,1796819700093,0,'auto 2 place auto');
INSERT INTO journal VALUES(781,780,124126546926501889,6,1796819991986,0,'leave 1 away');
INSERT INTO journal VALUES(782,781,124126546926501889,7,1796819991986,0,'hash 02f4a8a115b9636d93ef433f571d5d92');
INSERT INTO journal VALUES(783,782,124126546926501889,8,1796820051986,0,'voted 1 forgive');
INSERT INTO journal VALUES(784,0,124128132536991745,1,1796820052986,21000718,'move 1 swap 6D JD');
INSERT INTO journal VALUES(785,784,124128132536991745,2,1796820054704,21000719,'move 1 place AD D1');
INSERT INTO journal VALUES(786,785,124128132536991745,3,1796820057309,21000720,'move 1 layout spread done');
INSERT INTO journal VALUES(787,786,124128132536991745,4,1796820059102,21000721,'move 2 layout spread done');
INSERT INTO journal VALUES(788,787,124128132536991745,5,1796820061402,21000722,'move 1 throw 10D aim-mm 630 1935 flick');
INSERT INTO journal VALUES(789,788,124128132536991745,6,1796820065642,21000723,'move 1 place 10D J5');
INSERT INTO journal VALUES(790,789,124128132536991745,7,1796820069494,21000724,'move 1 place QC L10');
INSERT INTO journal VALUES(791,790,124128132536991745,8,1796820071842,21000725,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(792,791,124128132536991745,9,1796820075944,21000726,'move 1 place JS B4');
INSERT INTO journal VALUES(793,792,124128132536991745,10,1796820080235,21000727,'move 1 throw 3D aim-mm 810 1935 float');
INSERT INTO journal VALUES(794,793,124128132536991745,11,1796820084189,21000728,'move 1 place 3D F5');
INSERT INTO journal VALUES(795,794,124128132536991745,12,1796820089149,21000729,'move 1 place auto');
INSERT INTO journal VALUES(796,795,124128132536991745,13,1796820090970,21000730,'move 2 throw 10C aim-mm 510 1125 float');
INSERT INTO journal VALUES(797,796,124128132536991745,14,1796820110970,0,'timeout 2');
INSERT INTO journal VALUES(798,797,124128132536991745,15,1796820110970,0,'auto 2 place auto');
INSERT INTO journal VALUES(799,798,124128132536991745,16,1796820134453,21000731,'move 1 throw 5D aim-mm 510 1935 float');
INSERT INTO journal VALUES(800,799,124128132536991745,17,1796820134453,0,'hash d970c809a940c4150ec59e685ce77c31');
INSERT INTO journal VALUES(801,800,124128132536991745,18,1796820139420,21000732,'move 2 place 5D M13');
INSERT INTO journal VALUES(802,801,124128132536991745,19,1796820143852,21000733,'move 2 throw 10C aim-mm 510 1125 flick');
INSERT INTO journal VALUES(803,802,124128132536991745,20,1796820148493,21000734,'move 2 place auto');
INSERT INTO journal VALUES(804,803,124128132536991745,21,1796820150664,21000735,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(805,804,124128132536991745,22,1796820154536,21000736,'move 1 place auto');
INSERT INTO journal VALUES(806,805,124128132536991745,23,1796820159528,21000737,'move 2 throw 10C aim-mm 630 1125 flick');
INSERT INTO journal VALUES(807,806,124128132536991745,24,1796820179528,0,'timeout 2');
INSERT INTO journal VALUES(808,807,124128132536991745,25,1796820179528,0,'auto 2 place auto');
INSERT INTO journal VALUES(809,808,124128132536991745,26,1796820203868,21000738,'move 1 throw 4D aim-mm 630 1125 float');
INSERT INTO journal VALUES(810,809,124128132536991745,27,1796820208286,21000739,'move 2 place 4D H21');
INSERT INTO journal VALUES(811,810,124128132536991745,28,1796820211901,21000740,'leave 1');
INSERT INTO journal VALUES(812,811,124128132536991745,29,1796820211901,0,'hash fd91c1f32a6baca6800dfea12a4b28b5');
INSERT INTO journal VALUES(813,0,124129054927355905,1,1796820272901,21000748,'move 1 play Y6');
INSERT INTO journal VALUES(814,813,124129054927355905,2,1796820277717,21000749,'move 2 play Y3');
INSERT INTO journal VALUES(815,814,124129054927355905,3,1796820279980,21000750,'move 1 draw');
INSERT INTO journal VALUES(816,815,124129054927355905,4,1796820281710,21000751,'move 2 draw');
INSERT INTO journal VALUES(817,816,124129054927355905,5,1796820285448,21000752,'move 2 play Y2');
INSERT INTO journal VALUES(818,817,124129054927355905,6,1796820288888,21000753,'move 1 draw');
INSERT INTO journal VALUES(819,818,124129054927355905,7,1796820293466,21000754,'move 1 play R2');
INSERT INTO journal VALUES(820,819,124129054927355905,8,1796820294973,21000755,'move 2 play B2');
INSERT INTO journal VALUES(821,820,124129054927355905,9,1796820296748,21000756,'move 1 play B1');
INSERT INTO journal VALUES(822,821,124129054927355905,10,1796820300697,21000757,'move 2 play B9');
INSERT INTO journal VALUES(823,822,124129054927355905,11,1796820304476,21000758,'move 1 draw');
INSERT INTO journal VALUES(824,823,124129054927355905,12,1796820305619,21000759,'move 1 play B5');
INSERT INTO journal VALUES(825,0,124129200272572417,1,1796820307554,21000764,'move 2 play JOKER suit C');
INSERT INTO journal VALUES(826,825,124129200272572417,2,1796820311381,21000765,'move 1 play 6C');
INSERT INTO journal VALUES(827,826,124129200272572417,3,1796820315238,21000766,'move 2 play 10C');
INSERT INTO journal VALUES(828,827,124129200272572417,4,1796820319186,21000767,'move 2 play AD suit C');
INSERT INTO journal VALUES(829,828,124129200272572417,5,1796820322103,21000768,'move 1 draw');
INSERT INTO journal VALUES(830,829,124129200272572417,6,1796820325289,21000769,'move 2 play 8C');
INSERT INTO journal VALUES(831,830,124129200272572417,7,1796820325289,0,'hash 97f9c6da71ff3d6956dcefce10cce997');
INSERT INTO journal VALUES(832,0,124129283579838465,1,1796820327416,21000775,'move 1 keep 10D 7S AD');
INSERT INTO journal VALUES(833,832,124129283579838465,2,1796820330323,21000776,'move 2 keep 2C 5S AC');
INSERT INTO journal VALUES(834,833,124129283579838465,3,1796820331947,21000777,'move 1 play 6H 6S');
INSERT INTO journal VALUES(835,834,124129283579838465,4,1796820335827,21000778,'move 2 take');
INSERT INTO journal VALUES(836,835,124129283579838465,5,1796820339108,21000779,'move 1 play 10H');
INSERT INTO journal VALUES(837,836,124129283579838465,6,1796820340927,21000780,'move 1 play 3D 3C');
INSERT INTO journal VALUES(838,837,124129283579838465,7,1796820344292,21000781,'move 2 play 6H');
INSERT INTO journal VALUES(839,838,124129283579838465,8,1796820349226,21000782,'move 1 play 9H');
INSERT INTO journal VALUES(840,839,124129283579838465,9,1796820351359,21000783,'move 2 take');
INSERT INTO journal VALUES(841,840,124129283579838465,10,1796820354680,21000784,'move 1 play 9C');
INSERT INTO journal VALUES(842,841,124129283579838465,11,1796820357395,21000785,'move 2 play 9S 9H');
INSERT INTO journal VALUES(843,842,124129283579838465,12,1796820359214,21000786,'move 1 take');
INSERT INTO journal VALUES(844,0,124129424382623745,1,1796820360986,21000792,'move 1 play JC');
INSERT INTO journal VALUES(845,844,124129424382623745,2,1796820364767,0,'move 3 draw');
INSERT INTO journal VALUES(846,824,124129054927355905,13,1796820365619,0,'timeout 2');
INSERT INTO journal VALUES(847,846,124129054927355905,14,1796820365619,0,'auto 2 play B4');
INSERT INTO journal VALUES(848,845,124129424382623745,3,1796820369767,21000793,'move 1 draw');
INSERT INTO journal VALUES(849,848,124129424382623745,4,1796820374053,21000794,'move 2 play KC KS');
INSERT INTO journal VALUES(850,849,124129424382623745,5,1796820375213,0,'move 3 play 10S');
INSERT INTO journal VALUES(851,850,124129424382623745,6,1796820380213,21000795,'move 1 play 7C');
INSERT INTO journal VALUES(852,851,124129424382623745,7,1796820382228,21000796,'move 2 play 9S');
INSERT INTO journal VALUES(853,852,124129424382623745,8,1796820384803,0,'move 3 play QS');
INSERT INTO journal VALUES(854,853,124129424382623745,9,1796820389803,21000797,'move 1 play 5S');
INSERT INTO journal VALUES(855,854,124129424382623745,10,1796820391961,21000798,'move 2 play 5D');
INSERT INTO journal VALUES(856,855,124129424382623745,11,1796820394287,0,'move 3 play KD');
INSERT INTO journal VALUES(857,856,124129424382623745,12,1796820399287,21000799,'move 1 play AS suit D');
INSERT INTO journal VALUES(858,0,124129593945751553,1,1796820401413,21000804,'move 1 layout spread done');
INSERT INTO journal VALUES(859,858,124129593945751553,2,1796820402535,21000805,'move 2 swap AD 6D');
INSERT INTO journal VALUES(860,859,124129593945751553,3,1796820405830,21000806,'move 2 layout spread done');
INSERT INTO journal VALUES(861,860,124129593945751553,4,1796820408916,21000807,'move 2 throw 10D aim-mm 510 1935 flick');
INSERT INTO journal VALUES(862,861,124129593945751553,5,1796820411699,21000808,'move 2 place QS L8');
INSERT INTO journal VALUES(863,862,124129593945751553,6,1796820413330,21000809,'move 2 place 10D K6');
INSERT INTO journal VALUES(864,863,124129593945751553,7,1796820415990,21000810,'move 1 throw 10C aim-mm 690 990 float');
INSERT INTO journal VALUES(865,864,124129593945751553,8,1796820418508,21000811,'move 2 place auto');
INSERT INTO journal VALUES(866,865,124129593945751553,9,1796820420351,21000812,'move 2 throw 7D aim-mm 330 1125 float');
INSERT INTO journal VALUES(867,866,124129593945751553,10,1796820424260,21000813,'move 2 place auto');
INSERT INTO journal VALUES(868,867,124129593945751553,11,1796820426242,21000814,'move 1 throw 4C aim-mm 810 1935 float');
INSERT INTO journal VALUES(869,868,124129593945751553,12,1796820429596,21000815,'move 2 place 4C C8');
INSERT INTO journal VALUES(870,0,124129722761216001,1,1796820432125,21000823,'move 2 play B9');
INSERT INTO journal VALUES(871,870,124129722761216001,2,1796820433169,21000824,'move 1 play B3');
INSERT INTO journal VALUES(872,871,124129722761216001,3,1796820435356,21000825,'move 3 play G3');
INSERT INTO journal VALUES(873,872,124129722761216001,4,1796820439742,21000826,'move 2 play GV');
INSERT INTO journal VALUES(874,873,124129722761216001,5,1796820440999,21000827,'move 3 play G2');
INSERT INTO journal VALUES(875,874,124129722761216001,6,1796820442235,21000828,'move 1 play G9');
INSERT INTO journal VALUES(876,875,124129722761216001,7,1796820444112,21000829,'move 2 play G4');
INSERT INTO journal VALUES(877,876,124129722761216001,8,1796820447591,21000830,'move 3 play G7');
INSERT INTO journal VALUES(878,877,124129722761216001,9,1796820449924,21000831,'move 1 play G5');
INSERT INTO journal VALUES(879,878,124129722761216001,10,1796820454816,21000832,'move 2 play R5');
INSERT INTO journal VALUES(880,879,124129722761216001,11,1796820458800,21000833,'move 3 play R8');
INSERT INTO journal VALUES(881,880,124129722761216001,12,1796820461685,21000834,'move 1 play RV');
INSERT INTO journal VALUES(882,881,124129722761216001,13,1796820466528,21000835,'leave 1');
INSERT INTO journal VALUES(883,0,124129867057856513,1,1796820466528,21000842,'move 3 play AD suit D');
INSERT INTO journal VALUES(884,883,124129867057856513,2,1796820468540,21000843,'move 1 draw');
INSERT INTO journal VALUES(885,884,124129867057856513,3,1796820471026,21000844,'move 2 play AS suit H');
INSERT INTO journal VALUES(886,885,124129867057856513,4,1796820473116,21000845,'move 3 draw');
INSERT INTO journal VALUES(887,886,124129867057856513,5,1796820477651,21000846,'move 1 play 8H to 2');
INSERT INTO journal VALUES(888,887,124129867057856513,6,1796820481551,21000847,'move 2 play 3H');
INSERT INTO journal VALUES(889,888,124129867057856513,7,1796820483035,21000848,'move 3 play 3S 4S');
INSERT INTO journal VALUES(890,889,124129867057856513,8,1796820485418,21000849,'move 1 play 7S 6S 5S last');
INSERT INTO journal VALUES(891,890,124129867057856513,9,1796820488868,21000850,'move 2 take');
INSERT INTO journal VALUES(892,891,124129867057856513,10,1796820492338,21000851,'move 3 play 5D');
INSERT INTO journal VALUES(893,892,124129867057856513,11,1796820495424,21000852,'move 1 take');
INSERT INTO journal VALUES(894,893,124129867057856513,12,1796820497707,21000853,'move 2 play 7D');
INSERT INTO journal VALUES(895,894,124129867057856513,13,1796820500404,21000854,'leave 1');
INSERT INTO journal VALUES(896,0,124130009144098817,1,1796820500404,21000861,'move 1 keep 5S 8D 4C');
INSERT INTO journal VALUES(897,896,124130009144098817,2,1796820504687,21000862,'move 2 keep 5D AH JD');
INSERT INTO journal VALUES(898,897,124130009144098817,3,1796820507289,21000863,'move 3 keep 10C QH JC');
INSERT INTO journal VALUES(899,898,124130009144098817,4,1796820509152,21000864,'move 2 play 3C');
INSERT INTO journal VALUES(900,899,124130009144098817,5,1796820513731,21000865,'move 3 play 3D');
INSERT INTO journal VALUES(901,900,124130009144098817,6,1796820515562,21000866,'move 1 play 3H');
INSERT INTO journal VALUES(902,901,124130009144098817,7,1796820518695,21000867,'move 2 play 8C 8S');
INSERT INTO journal VALUES(903,902,124130009144098817,8,1796820523376,21000868,'move 3 play JS');
INSERT INTO journal VALUES(904,903,124130009144098817,9,1796820527795,21000869,'move 1 take');
INSERT INTO journal VALUES(905,904,124130009144098817,10,1796820531784,21000870,'move 2 play KC KH');
INSERT INTO journal VALUES(906,905,124130009144098817,11,1796820535460,21000871,'move 3 play 7D');
INSERT INTO journal VALUES(907,906,124130009144098817,12,1796820539168,21000872,'move 1 play 3C 3D 3H');
INSERT INTO journal VALUES(908,907,124130009144098817,13,1796820540335,21000873,'leave 1');
INSERT INTO journal VALUES(909,0,124130176626851841,1,1796820540335,21000883,'move 1 play 4H');
INSERT INTO journal VALUES(910,909,124130176626851841,2,1796820545321,21000884,'move 2 play AC suit C');
INSERT INTO journal VALUES(911,910,124130176626851841,3,1796820547368,21000885,'move 3 draw');
INSERT INTO journal VALUES(912,911,124130176626851841,4,1796820549717,21000886,'move 4 play JC');
INSERT INTO journal VALUES(913,912,124130176626851841,5,1796820554078,21000887,'move 2 play 9C 9S');
INSERT INTO journal VALUES(914,913,124130176626851841,6,1796820558919,21000888,'move 3 play 6S');
INSERT INTO journal VALUES(915,914,124130176626851841,7,1796820563252,21000889,'move 4 play 8S');
INSERT INTO journal VALUES(916,915,124130176626851841,8,1796820564910,21000890,'move 3 play JS');
INSERT INTO journal VALUES(917,916,124130176626851841,9,1796820569174,21000891,'move 1 play KS');
INSERT INTO journal VALUES(918,917,124130176626851841,10,1796820573278,21000892,'move 4 play AH suit C');
INSERT INTO journal VALUES(919,918,124130176626851841,11,1796820576246,21000893,'move 3 draw');
INSERT INTO journal VALUES(920,919,124130176626851841,12,1796820580023,21000894,'move 2 play 3C');
INSERT INTO journal VALUES(921,920,124130176626851841,13,1796820584202,21000895,'leave 1');
INSERT INTO journal VALUES(922,0,124130360618385409,1,1796820584202,21000901,'move 1 layout spread done');
INSERT INTO journal VALUES(923,922,124130360618385409,2,1796820586814,21000902,'move 2 layout spread done');
INSERT INTO journal VALUES(924,923,124130360618385409,3,1796820588906,21000903,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(925,924,124130360618385409,4,1796820591877,21000904,'move 2 place auto');
INSERT INTO journal VALUES(926,925,124130360618385409,5,1796820593654,21000905,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(927,926,124130360618385409,6,1796820596980,21000906,'move 1 place auto');
INSERT INTO journal VALUES(928,927,124130360618385409,7,1796820601610,21000907,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(929,928,124130360618385409,8,1796820605049,21000908,'move 2 place auto');
INSERT INTO journal VALUES(930,929,124130360618385409,9,1796820608676,21000909,'move 1 throw 10S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(931,930,124130360618385409,10,1796820609987,21000910,'move 2 place auto');
INSERT INTO journal VALUES(932,931,124130360618385409,11,1796820612377,21000911,'move 2 throw 2D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(933,932,124130360618385409,12,1796820614336,21000912,'move 2 place auto');
INSERT INTO journal VALUES(934,933,124130360618385409,13,1796820618502,21000913,'leave 1');
INSERT INTO journal VALUES(935,934,124130360618385409,14,1796820618502,0,'hash be5bd3176716f341c894ee92caa17823');
INSERT INTO journal VALUES(936,843,124129283579838465,13,1796820618502,0,'timeout 2');
INSERT INTO journal VALUES(937,936,124129283579838465,14,1796820618502,0,'auto 2 play 3D 3C');
INSERT INTO journal VALUES(938,847,124129054927355905,15,1796820618502,0,'timeout 1');
INSERT INTO journal VALUES(939,938,124129054927355905,16,1796820618502,0,'auto 1 play G4');
INSERT INTO journal VALUES(940,939,124129054927355905,17,1796820618502,0,'hash bb6efba13aa08acadfe83c846ecf6397');
INSERT INTO journal VALUES(941,857,124129424382623745,13,1796820618502,0,'timeout 2');
INSERT INTO journal VALUES(942,941,124129424382623745,14,1796820618502,0,'auto 2 draw 2');
INSERT INTO journal VALUES(943,869,124129593945751553,13,1796820618502,0,'timeout 2');
INSERT INTO journal VALUES(944,943,124129593945751553,14,1796820618502,0,'auto 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(945,882,124129722761216001,14,1796820618502,0,'timeout 3');
INSERT INTO journal VALUES(946,945,124129722761216001,15,1796820618502,0,'auto 3 play RS');
INSERT INTO journal VALUES(947,946,124129722761216001,16,1796820618502,0,'voted 1 forgive');
INSERT INTO journal VALUES(948,947,124129722761216001,17,1796820618502,0,'hash 9fbdda32ba52b3aa2d4acea8e036e829');
INSERT INTO journal VALUES(949,895,124129867057856513,14,1796820618502,0,'timeout 3');
INSERT INTO journal VALUES(950,949,124129867057856513,15,1796820618502,0,'auto 3 play 8D');
INSERT INTO journal VALUES(951,950,124129867057856513,16,1796820618502,0,'hash 0728b594861d2ca983ead8710cf6d911');
INSERT INTO journal VALUES(952,951,124129867057856513,17,1796820618502,0,'voted 1 forgive');
INSERT INTO journal VALUES(953,908,124130009144098817,14,1796820618502,0,'timeout 2');
INSERT INTO journal VALUES(954,953,124130009144098817,15,1796820618502,0,'auto 2 play 8H');
INSERT INTO journal VALUES(955,954,124130009144098817,16,1796820618502,0,'voted 1 forgive');
INSERT INTO journal VALUES(956,955,124130009144098817,17,1796820618502,0,'hash 7a0df6b65d1b89b40b471e38d548c2e6');
INSERT INTO journal VALUES(957,942,124129424382623745,15,1796820620255,0,'move 3 play 6D');
INSERT INTO journal VALUES(958,0,124130504483012610,1,1796820620531,0,'move 1 play B3');
INSERT INTO journal VALUES(959,958,124130504483012610,2,1796820623502,0,'move 4 play J color Y');
INSERT INTO journal VALUES(960,959,124130504483012610,3,1796820623502,21000920,'move 3 play J color G');
INSERT INTO journal VALUES(961,960,124130504483012610,4,1796820626507,21000921,'move 2 draw');
INSERT INTO journal VALUES(962,961,124130504483012610,5,1796820630977,0,'move 1 play G+2');
INSERT INTO journal VALUES(963,962,124130504483012610,6,1796820634202,0,'move 4 play Y+2');
INSERT INTO journal VALUES(964,963,124130504483012610,7,1796820635977,21000922,'move 3 take');
INSERT INTO journal VALUES(965,964,124130504483012610,8,1796820640167,21000923,'move 2 play Y2');
INSERT INTO journal VALUES(966,944,124129593945751553,15,1796820641571,0,'timeout 1');
INSERT INTO journal VALUES(967,966,124129593945751553,16,1796820641571,0,'auto 1 place auto');
INSERT INTO journal VALUES(968,967,124129593945751553,17,1796820641571,0,'hash 5a6c36f5fd6493a0dcdea3ab280059d1');
INSERT INTO journal VALUES(969,965,124130504483012610,9,1796820641571,0,'move 1 draw');
INSERT INTO journal VALUES(970,969,124130504483012610,10,1796820644202,0,'move 1 play Y8');
INSERT INTO journal VALUES(971,921,124130176626851841,14,1796820644202,0,'voted 1 forgive');
INSERT INTO journal VALUES(972,971,124130176626851841,15,1796820644202,0,'timeout 4');
INSERT INTO journal VALUES(973,972,124130176626851841,16,1796820644202,0,'auto 4 take');
INSERT INTO journal VALUES(974,973,124130176626851841,17,1796820644202,0,'hash cc0d2fd60f5795eacf2c526cae0956a4');
INSERT INTO journal VALUES(975,970,124130504483012610,11,1796820646208,0,'move 4 play Y1');
INSERT INTO journal VALUES(976,975,124130504483012610,12,1796820646571,21000924,'move 3 draw');
INSERT INTO journal VALUES(977,976,124130504483012610,13,1796820650232,21000925,'move 2 play Y4');
INSERT INTO journal VALUES(978,977,124130504483012610,14,1796820654582,0,'move 1 play G4');
INSERT INTO journal VALUES(979,978,124130504483012610,15,1796820659582,0,'move 4 play G2');
INSERT INTO journal VALUES(980,979,124130504483012610,16,1796820659582,21000926,'move 3 play G9');
INSERT INTO journal VALUES(981,980,124130504483012610,17,1796820659582,0,'hash dbcef6717c080e7cc79645bf1c15d9c2');
INSERT INTO journal VALUES(982,981,124130504483012610,18,1796820662088,21000927,'move 2 draw');
INSERT INTO journal VALUES(983,0,124130698524098561,1,1796820665981,0,'move 4 play 10C 10S');
INSERT INTO journal VALUES(984,983,124130698524098561,2,1796820669765,21000936,'move 2 play 8S to 4');
INSERT INTO journal VALUES(985,984,124130698524098561,3,1796820672635,0,'move 3 play 8C to 1');
INSERT INTO journal VALUES(986,985,124130698524098561,4,1796820677635,0,'move 4 play 8D to 1');
INSERT INTO journal VALUES(987,986,124130698524098561,5,1796820677635,21000937,'move 1 play AD suit C');
INSERT INTO journal VALUES(988,987,124130698524098561,6,1796820681043,21000938,'move 2 play JC JH JS');
INSERT INTO journal VALUES(989,988,124130698524098561,7,1796820685480,21000939,'move 1 play 9S');
INSERT INTO journal VALUES(990,935,124130360618385409,15,1796820689043,0,'voted 1 forgive');
INSERT INTO journal VALUES(991,937,124129283579838465,15,1796820689043,0,'timeout 1');
INSERT INTO journal VALUES(992,991,124129283579838465,16,1796820689043,0,'auto 1 play 9C 9S 9H');
INSERT INTO journal VALUES(993,992,124129283579838465,17,1796820689043,0,'hash b0899df955ab1dcced4fab8333375250');
INSERT INTO journal VALUES(994,940,124129054927355905,18,1796820689043,0,'timeout 2');
INSERT INTO journal VALUES(995,994,124129054927355905,19,1796820689043,0,'auto 2 draw');
INSERT INTO journal VALUES(996,948,124129722761216001,18,1796820689043,0,'timeout 3');
INSERT INTO journal VALUES(997,996,124129722761216001,19,1796820689043,0,'auto 3 play R1 last');
INSERT INTO journal VALUES(998,956,124130009144098817,18,1796820689043,0,'timeout 3');
INSERT INTO journal VALUES(999,998,124130009144098817,19,1796820689043,0,'auto 3 play 2C');
INSERT INTO journal VALUES(1000,957,124129424382623745,16,1796820689043,0,'timeout 1');
INSERT INTO journal VALUES(1001,1000,124129424382623745,17,1796820689043,0,'auto 1 draw 2');
INSERT INTO journal VALUES(1002,1001,124129424382623745,18,1796820689043,0,'hash 504030a2eda3929a460509604610a133');
INSERT INTO journal VALUES(1003,989,124130698524098561,8,1796820689043,0,'move 4 play 9H');
INSERT INTO journal VALUES(1004,1003,124130698524098561,9,1796820690882,0,'move 3 play 2H 2S');
INSERT INTO journal VALUES(1005,1004,124130698524098561,10,1796820694043,21000940,'move 2 take');
INSERT INTO journal VALUES(1006,1005,124130698524098561,11,1796820697282,21000941,'move 1 play QS QC QH');
INSERT INTO journal VALUES(1007,1006,124130698524098561,12,1796820700242,0,'move 4 play 7H');
INSERT INTO journal VALUES(1008,1007,124130698524098561,13,1796820701571,0,'move 3 play 6H');
INSERT INTO journal VALUES(1009,968,124129593945751553,18,1796820701571,0,'timeout 1');
INSERT INTO journal VALUES(1010,1009,124129593945751553,19,1796820701571,0,'auto 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(1011,1010,124129593945751553,20,1796820704202,0,'auto 1 place auto');
INSERT INTO journal VALUES(1012,974,124130176626851841,18,1796820704202,0,'timeout 3');
INSERT INTO journal VALUES(1013,1012,124130176626851841,19,1796820704202,0,'auto 3 play 3D');
INSERT INTO journal VALUES(1014,1008,124130698524098561,14,1796820705242,21000942,'move 2 play 5H 5S 5C');
INSERT INTO journal VALUES(1015,1014,124130698524098561,15,1796820709386,21000943,'move 1 play 3H');
INSERT INTO journal VALUES(1016,0,124130901532606465,1,1796820714924,0,'move 2 keep QD 9C 9H');
INSERT INTO journal VALUES(1017,1016,124130901532606465,2,1796820718166,0,'move 1 keep QC 9S JS');
INSERT INTO journal VALUES(1018,1017,124130901532606465,3,1796820718166,21000952,'move 3 keep 10D 5D AC');
INSERT INTO journal VALUES(1019,1018,124130901532606465,4,1796820720410,21000953,'move 4 keep 9D 8D 10C');
INSERT INTO journal VALUES(1020,1019,124130901532606465,5,1796820723304,21000954,'move 3 play 3H');
INSERT INTO journal VALUES(1021,1020,124130901532606465,6,1796820725077,21000955,'move 4 take');
INSERT INTO journal VALUES(1022,1021,124130901532606465,7,1796820727020,0,'move 1 play 4D');
INSERT INTO journal VALUES(1023,1022,124130901532606465,8,1796820731125,0,'move 2 play 4S');
INSERT INTO journal VALUES(1024,1023,124130901532606465,9,1796820731125,21000956,'move 3 play 4C');
INSERT INTO journal VALUES(1025,1024,124130901532606465,10,1796820734225,21000957,'move 4 play 4H');
INSERT INTO journal VALUES(1026,1025,124130901532606465,11,1796820738532,21000958,'move 4 play 3H');
INSERT INTO journal VALUES(1027,1026,124130901532606465,12,1796820741921,0,'move 1 play 8S 8H');
INSERT INTO journal VALUES(1028,1027,124130901532606465,13,1796820746921,0,'move 2 play JC');
INSERT INTO journal VALUES(1029,1028,124130901532606465,14,1796820746921,21000959,'move 3 play JD JH');
INSERT INTO journal VALUES(1030,1029,124130901532606465,15,1796820751470,21000960,'move 4 play 5S 5H');
INSERT INTO journal VALUES(1031,993,124129283579838465,18,1796820756223,0,'timeout 2');
INSERT INTO journal VALUES(1032,1031,124129283579838465,19,1796820756223,0,'auto 2 play KD');
INSERT INTO journal VALUES(1033,995,124129054927355905,20,1796820756223,0,'timeout 1');
INSERT INTO journal VALUES(1034,1033,124129054927355905,21,1796820756223,0,'auto 1 play G+2');
INSERT INTO journal VALUES(1035,997,124129722761216001,20,1796820756223,0,'timeout 2');
INSERT INTO journal VALUES(1036,1035,124129722761216001,21,1796820756223,0,'auto 2 play J+4 color B');
INSERT INTO journal VALUES(1037,999,124130009144098817,20,1796820756223,0,'timeout 2');
INSERT INTO journal VALUES(1038,1037,124130009144098817,21,1796820756223,0,'auto 2 play 7S');
INSERT INTO journal VALUES(1039,1002,124129424382623745,19,1796820756223,0,'timeout 2');
INSERT INTO journal VALUES(1040,1039,124129424382623745,20,1796820756223,0,'auto 2 play 7D');
INSERT INTO journal VALUES(1041,1034,124129054927355905,22,1796820758252,0,'auto 2 take');
INSERT INTO journal VALUES(1042,1036,124129722761216001,22,1796820758252,0,'auto 3 take');
INSERT INTO journal VALUES(1043,1040,124129424382623745,21,1796820758252,0,'move 3 play 2D');
INSERT INTO journal VALUES(1044,0,124131082126753793,1,1796820758252,0,'move 1 play JD JH JC');
INSERT INTO journal VALUES(1045,1041,124129054927355905,23,1796820761223,0,'auto 1 play B+2');
INSERT INTO journal VALUES(1046,1044,124131082126753793,2,1796820761223,0,'move 5 play 10C');
INSERT INTO journal VALUES(1047,1046,124131082126753793,3,1796820762290,0,'move 1 play 4C last');
INSERT INTO journal VALUES(1048,1045,124129054927355905,24,1796820762723,0,'auto 2 take');
INSERT INTO journal VALUES(1049,1011,124129593945751553,21,1796820764202,0,'timeout 2');
INSERT INTO journal VALUES(1050,1049,124129593945751553,22,1796820764202,0,'auto 2 throw 2D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(1051,1013,124130176626851841,20,1796820764202,0,'timeout 2');
INSERT INTO journal VALUES(1052,1051,124130176626851841,21,1796820764202,0,'auto 2 take');
INSERT INTO journal VALUES(1053,1048,124129054927355905,25,1796820764223,0,'auto 1 play B+2');
INSERT INTO journal VALUES(1054,1050,124129593945751553,23,1796820765702,0,'auto 2 place auto');
INSERT INTO journal VALUES(1055,1053,124129054927355905,26,1796820765723,0,'auto 2 take');
INSERT INTO journal VALUES(1056,1047,124131082126753793,4,1796820766223,21000969,'move 2 draw');
INSERT INTO journal VALUES(1057,1056,124131082126753793,5,1796820771111,0,'move 3 play AS suit D');
INSERT INTO journal VALUES(1058,1054,124129593945751553,24,1796820771111,0,'auto 1 throw 9S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(1059,1055,124129054927355905,27,1796820771111,0,'auto 1 draw');
INSERT INTO journal VALUES(1060,1058,124129593945751553,25,1796820776111,0,'auto 1 place auto');
INSERT INTO journal VALUES(1061,1059,124129054927355905,28,1796820776111,0,'auto 2 play B2');
INSERT INTO journal VALUES(1062,1057,124131082126753793,6,1796820776111,21000970,'move 4 play AH suit S');
INSERT INTO journal VALUES(1063,1060,124129593945751553,26,1796820777876,0,'auto 2 throw 2D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(1064,1061,124129054927355905,29,1796820777876,0,'auto 1 draw');
INSERT INTO journal VALUES(1065,1064,124129054927355905,30,1796820777876,0,'auto 1 play BV');
INSERT INTO journal VALUES(1066,1062,124131082126753793,7,1796820778370,0,'move 5 play AD suit D');
INSERT INTO journal VALUES(1067,1063,124129593945751553,27,1796820779376,0,'auto 2 place auto');
INSERT INTO journal VALUES(1068,1065,124129054927355905,31,1796820779376,0,'auto 1 play RV');
INSERT INTO journal VALUES(1069,1066,124131082126753793,8,1796820779832,0,'move 1 play QD');
INSERT INTO journal VALUES(1070,1069,124131082126753793,9,1796820779832,0,'hash dcc96dbda530b8a966c7b42a64bb710c');
INSERT INTO journal VALUES(1071,1067,124129593945751553,28,1796820780876,0,'auto 1 throw 9S aim-mm 930 1125 flick');
INSERT INTO journal VALUES(1072,1068,124129054927355905,32,1796820780876,0,'auto 1 play R7 last');
INSERT INTO journal VALUES(1073,1071,124129593945751553,29,1796820782876,0,'auto 2 place auto');
INSERT INTO journal VALUES(1074,1072,124129054927355905,33,1796820782876,0,'auto 2 play R+2');
INSERT INTO journal VALUES(1075,1074,124129054927355905,34,1796820782876,0,'hash 7e20669e925c8735c09729321d954ce2');
INSERT INTO journal VALUES(1076,0,124131193917538305,1,1796820782876,21000976,'move 1 layout spread done');
INSERT INTO journal VALUES(1077,1076,124131193917538305,2,1796820787548,21000977,'move 2 layout deep done');
INSERT INTO journal VALUES(1078,1077,124131193917538305,3,1796820792045,21000978,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(1079,1078,124131193917538305,4,1796820796987,21000979,'move 2 place 9S L1');
INSERT INTO journal VALUES(1080,1079,124131193917538305,5,1796820798047,21000980,'move 2 place AD O7');
INSERT INTO journal VALUES(1081,1080,124131193917538305,6,1796820801065,21000981,'move 1 throw JS aim-mm 90 1395 flick');
INSERT INTO journal VALUES(1082,1081,124131193917538305,7,1796820803068,21000982,'move 2 place JS D9');
INSERT INTO journal VALUES(1083,1082,124131193917538305,8,1796820807451,21000983,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(1084,1083,124131193917538305,9,1796820810079,21000984,'move 2 place 10S N9');
INSERT INTO journal VALUES(1085,1084,124131193917538305,10,1796820811810,21000985,'move 2 place 2D O8');
INSERT INTO journal VALUES(1086,1085,124131193917538305,11,1796820816065,21000986,'move 1 throw 8S aim-mm 90 1305 flick');
INSERT INTO journal VALUES(1087,1086,124131193917538305,12,1796820819245,21000987,'move 1 place AD E22');
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
INSERT INTO friend VALUES(124104422195200004,189,1796814400000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(124104422195200005,188,1796814400000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(124104422195200006,189,1796814400000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(124104422195200007,189,1796814400000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(124104422195200008,189,1796814400000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(124104422195200001,189,1796814400000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(124104422195200009,189,1796814400000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(124104422195200010,189,1796814400000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(124104422195200011,189,1796814400000,124104422195200009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1796814400000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(124104422195200012,1796814400000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(124104422195200013,1796814400000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1796814400000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(124104422195200014,1796814400000,0,0,'');
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
INSERT INTO lockdown VALUES(124104422195200015,1796814400000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(124104422195200016,1796814400000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1796814400000,1796900800000,'player88','192.0.2.7',2,'kate','');
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
INSERT INTO rating VALUES(1,101,'last-one',124104422195200020,'game',2083489,-264228,1115,115,1796814562131,0);
INSERT INTO rating VALUES(2,100,'last-one',124104422195200020,'game',-2083489,-264228,948,-52,1796814562131,0);
INSERT INTO rating VALUES(3,100,'extreme-last-card',124110211882418177,'game',2083489,-264228,1115,115,1796815840215,0);
INSERT INTO rating VALUES(4,101,'extreme-last-card',124110211882418177,'game',-2083489,-264228,948,-52,1796815840215,0);
INSERT INTO rating VALUES(5,101,'palace',124111611127398401,'game',-2083489,-264228,948,-52,1796816798959,0);
INSERT INTO rating VALUES(6,100,'palace',124111611127398401,'game',2083489,-264228,1115,115,1796816798959,0);
INSERT INTO rating VALUES(7,100,'switch',124118330280771585,'game',-1041745,-132114,974,-26,1796818243978,0);
INSERT INTO rating VALUES(8,101,'switch',124118330280771585,'game',1041745,-132114,1058,58,1796818243978,0);
INSERT INTO rating VALUES(9,100,'exta-cards',124123496656666625,'game',520872,-66057,1029,29,1796819612729,0);
INSERT INTO rating VALUES(10,101,'exta-cards',124123496656666625,'game',-520872,-66057,987,-13,1796819612729,0);
INSERT INTO rating VALUES(11,111,'extreme-last-card',124129200272572417,'game',-2083489,-264228,948,-52,1796820325289,0);
INSERT INTO rating VALUES(12,110,'extreme-last-card',124129200272572417,'game',2083489,-264228,1115,115,1796820325289,0);
INSERT INTO rating VALUES(13,131,'exta-cards',124130360618385409,'game',-2083489,-264228,948,-52,1796820618502,0);
INSERT INTO rating VALUES(14,132,'exta-cards',124130360618385409,'game',2083489,-264228,1115,115,1796820618502,0);
INSERT INTO rating VALUES(15,122,'extreme-last-card',124129867057856513,'game',-1134108,-155376,973,-27,1796820618502,0);
INSERT INTO rating VALUES(16,123,'extreme-last-card',124129867057856513,'game',-1134108,-155376,973,-27,1796820618502,0);
INSERT INTO rating VALUES(17,121,'extreme-last-card',124129867057856513,'game',2268216,-155376,1109,109,1796820618502,0);
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
INSERT INTO rated VALUES(100,'exta-cards',520872,-66057,1,1796819612729);
INSERT INTO rated VALUES(100,'extreme-last-card',2083489,-264228,1,1796815840215);
INSERT INTO rated VALUES(100,'last-one',-2083489,-264228,1,1796814562131);
INSERT INTO rated VALUES(100,'palace',2083489,-264228,1,1796816798959);
INSERT INTO rated VALUES(100,'switch',-1041745,-132114,1,1796818243978);
INSERT INTO rated VALUES(101,'exta-cards',-520872,-66057,1,1796819612729);
INSERT INTO rated VALUES(101,'extreme-last-card',-2083489,-264228,1,1796815840215);
INSERT INTO rated VALUES(101,'last-one',2083489,-264228,1,1796814562131);
INSERT INTO rated VALUES(101,'palace',-2083489,-264228,1,1796816798959);
INSERT INTO rated VALUES(101,'switch',1041745,-132114,1,1796818243978);
INSERT INTO rated VALUES(110,'extreme-last-card',2083489,-264228,1,1796820325289);
INSERT INTO rated VALUES(111,'extreme-last-card',-2083489,-264228,1,1796820325289);
INSERT INTO rated VALUES(121,'extreme-last-card',2268216,-155376,1,1796820618502);
INSERT INTO rated VALUES(122,'extreme-last-card',-1134108,-155376,1,1796820618502);
INSERT INTO rated VALUES(123,'extreme-last-card',-1134108,-155376,1,1796820618502);
INSERT INTO rated VALUES(131,'exta-cards',-2083489,-264228,1,1796820618502);
INSERT INTO rated VALUES(132,'exta-cards',2083489,-264228,1,1796820618502);
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
INSERT INTO adjustment VALUES(124104422195200017,188,1796814400000,1,188,'player88',1,50000,1,0,0,'kate','','','','a cup');
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;
INSERT INTO daily_day VALUES(20796,1796814400000,'0badcafe','c0ffee',0);
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
INSERT INTO daily_try VALUES(124104422195200018,189,1796814400000,'player1',20796,0,0,1,12,750,2,5);
CREATE TABLE season (
    id INTEGER NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms INTEGER NOT NULL, -- when this was written
    state INTEGER NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
) STRICT;
INSERT INTO season VALUES(8107,1796814400000,2);
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
INSERT INTO season_place VALUES(77,189,1796814400000,8107,'2026q4 switch',2,40,1630,31);
CREATE TABLE busy_hour (
    id INTEGER NOT NULL PRIMARY KEY, -- the hour, counted from 1970-01-01 00:00 UTC
    at_ms INTEGER NOT NULL, -- when this was written
    people INTEGER NOT NULL CHECK (people > 0)
) STRICT;
INSERT INTO busy_hour VALUES(499115,1796814400000,7);
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
COMMIT;
PRAGMA user_version = 21;
