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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,290,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,30,99990,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,30,100010,'',0);
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
INSERT INTO account VALUES(112,'player12','player12','player12','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(113,'player13','player13','player13','',0,1,0,0,20,100010,'',0);
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
INSERT INTO account VALUES(124,'player24','player24','player24','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(125,'player25','player25','player25','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(126,'player26','player26','player26','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(127,'player27','player27','player27','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(128,'player28','player28','player28','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(129,'player29','player29','player29','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(130,'player30','player30','player30','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(131,'player31','player31','player31','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(132,'player32','player32','player32','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(133,'player33','player33','player33','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(134,'player34','player34','player34','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(135,'player35','player35','player35','',0,1,0,0,0,100000,'',0);
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
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1796209600000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
INSERT INTO card_table VALUES(121588533705048064,16,121588533705048065,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 4\nterms open\nbet 10\nclock 60000\nhost 108\ndelay 1\nseat 1 111 account 0 0 14000646 player11\nseat 2 110 account 0 0 14000645 player10\nseat 3 108 account 0 0 14000643 player8\nseat 4 109 account 0 0 14000644 player9\n','\n',char(10)));
INSERT INTO card_table VALUES(121588660322697216,17,121588660322697217,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 2\nterms open\nbet 10\nclock 60000\nhost 113\ndelay 1\nseat 2 113 account 0 0 14000664 player13\nnext 121588814975074304 0237000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(121588814975074305,18,121588814975074306,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 4\nterms open\nbet 10\nclock 60000\nhost 114\ndelay 1\nseat 1 114 account 0 0 14000683 player14\nseat 2 116 account 0 0 14000685 player16\nseat 3 115 account 0 0 14000684 player15\nseat 4 117 account 0 0 14000686 player17\n','\n',char(10)));
INSERT INTO card_table VALUES(121588973213581312,19,121588973213581313,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800\nseats 6\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 1 119 account 0 0 14000708 player19\nseat 2 122 account 0 0 14000711 player22\nseat 3 118 account 0 0 14000707 player18\nseat 4 123 account 0 0 14000712 player23\nseat 5 120 account 0 0 14000709 player20\nseat 6 121 account 0 0 14000710 player21\n','\n',char(10)));
INSERT INTO card_table VALUES(121589134845280256,20,121589134845280257,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 125\ndelay 1\nseat 2 125 account 0 0 14000729 player25\nnext 121589264356999168 0637000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(121589264356999169,21,121589264356999170,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 2\nterms open\nbet 0\nclock 60000\nhost 126\ndelay 1\nfrozen looked into\nseat 1 126 account 0 0 14000745 player26\nseat 2 127 account 0 0 14000746 player27\n','\n',char(10)));
INSERT INTO card_table VALUES(121589393499619328,22,121589393499619329,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 3\nterms open\nbet 0\nclock 60000\nhost 128\ndelay 1\nfrozen looked into\nseat 1 128 account 0 0 14000763 player28\nseat 2 129 account 0 0 14000764 player29\nseat 3 121589393499619330 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(121589580221644800,23,121589580221644801,replace('game palace\noptions tie=position bomb=pile limit=500\nseats 2\nterms open\nbet 0\nclock 60000\nhost 130\ndelay 1\nfrozen looked into\nseat 1 131 account 0 0 14000777 player31\nseat 2 130 account 0 0 14000776 player30\n','\n',char(10)));
INSERT INTO card_table VALUES(121589696739409920,24,121589696739409921,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800\nseats 2\nterms open\nbet 0\nclock 60000\nhost 132\ndelay 1\nfrozen looked into\nseat 1 133 account 0 0 14000794 player33\nseat 2 132 account 0 0 14000793 player32\n','\n',char(10)));
INSERT INTO card_table VALUES(121589824569212928,25,121589824569212929,replace('game exta-cards\noptions jokers=no throws=20 limit=300 bad=1\nseats 2\nterms open\nbet 0\nclock 60000\nhost 134\ndelay 1\nfrozen looked into\nseat 1 135 account 0 0 14000812 player35\nseat 2 134 account 0 0 14000811 player34\n','\n',char(10)));
INSERT INTO card_table VALUES(121589975635460096,26,121589975635460097,replace('game last-one\noptions mode=points points=100 pairs=no limit=600\nseats 3\nterms open\nbet 10\nclock 60000\nhost 136\ndelay 1\nseat 1 138 account 0 0 14000831 player38\nseat 2 137 account 0 0 14000830 player37\nseat 3 136 account 0 0 14000829 player36\n','\n',char(10)));
INSERT INTO card_table VALUES(121590125514719232,27,121590125514719233,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 4\nterms open\nbet 10\nclock 60000\nhost 139\ndelay 1\nseat 1 142 account 0 0 14000852 player42\nseat 2 139 account 0 0 14000849 player39\nseat 3 140 account 0 0 14000850 player40\nseat 4 141 account 0 0 14000851 player41\n','\n',char(10)));
INSERT INTO card_table VALUES(121590253868810240,28,121590253868810241,replace('game palace\noptions tie=coin bomb=single limit=500\nseats 3\nterms open\nbet 10\nclock 60000\nhost 143\ndelay 1\nseat 1 145 account 0 0 14000871 player45\nseat 2 143 account 0 0 14000869 player43\nseat 3 144 account 0 0 14000870 player44\n','\n',char(10)));
INSERT INTO card_table VALUES(121590387356729344,29,121590387356729345,replace('game switch\noptions mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800\nseats 3\nterms open\nbet 10\nclock 60000\nhost 146\ndelay 1\nseat 1 148 account 0 0 14000890 player48\nseat 2 147 account 0 0 14000889 player47\nseat 3 146 account 0 0 14000888 player46\n','\n',char(10)));
INSERT INTO card_table VALUES(121590521620594688,30,121590521620594689,replace('game exta-cards\noptions jokers=no throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 149\ndelay 1\nseat 1 149 account 0 0 14000905 player49\nseat 2 150 account 0 0 14000906 player50\n','\n',char(10)));
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
INSERT INTO game VALUES(121567707136000018,121567707136000017,'last-one',2,1,10,X'2716fe9ff0d43abd77bce2c3b5f2e463de864e9eef9f85e92380708b162a566c','mode=quick points=300 pairs=no limit=600',1796209600000,1796209915859,1,0,1,1,replace('format 2\nsecret b136000000000000000000000000000000000000000000000000000000000000\ndrawn player0 dvtxtdvpbbca\ndrawn player1 95bfmc8mazsx\n','\n',char(10)),'',60,0);
INSERT INTO game VALUES(121569287797211137,121569287797211136,'last-one',2,0,0,X'69f672548792fc395f28267921897490ecf16008989389dffd5f742e42c22114','mode=quick points=300 pairs=no limit=32',1796209976859,1796210155193,1,0,1,2,replace('format 2\nsecret b336000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 xgr33icstpft\ndrawn bot-ada 9dy3gr47uq2r\n','\n',char(10)),'limit',99,0);
INSERT INTO game VALUES(121570291636764673,121570291636764672,'last-one',2,0,0,X'61cc9e883f5a71de344a301e2a61f1406695105b4654c92981c08ea80b7c52f6','mode=quick points=500 pairs=yes limit=12',1796210216193,1796210252890,1,0,1,3,replace('format 2\nsecret c036000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 z8v7hcvpiq4n\ndrawn guest2 u6n99sx3xg8e\ndrawn guest3 n5ed9x9js9x2\n','\n',char(10)),'limit',112,0);
INSERT INTO game VALUES(121570713902514177,121570713902514176,'extreme-last-card',1,1,10,X'e37d88ca6a29a309513420cff27c2be9b03070e84a1d7b136c1fdd614110ca4c','hand=7 draw=free limit=400',1796210316869,1796210325416,1,0,1,4,replace('format 2\nsecret c236000000000000000000000000000000000000000000000000000000000000\ndrawn player0 advzrm8pkzwf\ndrawn player1 ezcy882nud4w\n','\n',char(10)),'',118,0);
INSERT INTO game VALUES(121571005603774465,121571005603774464,'extreme-last-card',1,0,0,X'574b529100a54d984c0fc7aceda15f7a020397a7259a734112c6b31ce308a8de','hand=7 draw=must-play limit=13',1796210386416,1796210435920,1,0,1,5,replace('format 2\nsecret c436000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 g27rhevtiqsy\ndrawn bot-ada ydujqykpyd4t\n','\n',char(10)),'limit',133,0);
INSERT INTO game VALUES(121571483037204481,121571483037204480,'extreme-last-card',1,0,0,X'f4979068f8d35d5f03a1b36d146cfbaacb3a474cc8e3744d39b189a06b4a3a61','hand=10 draw=must-play limit=400',1796210500245,1796210809871,1,0,1,6,replace('format 2\nsecret cc36000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 siz353pqc2p2\ndrawn guest2 9kg6tmadaq23\ndrawn guest3 jqy9jv7jk4dd\n','\n',char(10)),'',190,0);
INSERT INTO game VALUES(121573048229822465,121573048229822464,'palace',2,1,10,X'88292be825ff9fdb6e6daca125df491190c73059c5dd030a32460508c0db9f81','tie=coin bomb=pile limit=500',1796210873416,1796211293125,1,0,1,7,replace('format 2\nsecret ce36000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 b5rqm3vqbp8k\n','\n',char(10)),'',217,0);
INSERT INTO game VALUES(121575064469504001,121575064469504000,'palace',2,0,0,X'00eea32767a0fcc275cf6c94c9f1211523366061519b0d548c8730475db17175','tie=coin bomb=pile limit=29',1796211354125,1796211560965,1,0,1,8,replace('format 2\nsecret d036000000000000000000000000000000000000000000000000000000000000\ndrawn player0 n4ids9ifs93x\ndrawn player1 jwjjjt8p63s2\ndrawn bot-ada 4jq4s7j9fqij\n','\n',char(10)),'limit',253,0);
INSERT INTO game VALUES(121576200261861377,121576200261861376,'palace',2,0,0,X'28ec9f76aaf4c108ad4183375b7080144c2d560f9bcf5976ed9ae604c880d6ef','tie=coin bomb=single limit=500',1796211624919,1796212094340,1,0,1,9,replace('format 2\nsecret dc36000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 me9xg5zi6cag\ndrawn guest2 cx95gx9riw8e\ndrawn guest3 ertvduehbmws\n','\n',char(10)),'',359,0);
INSERT INTO game VALUES(121578425008783361,121578425008783360,'switch',1,1,10,X'3f718f18dd822f4c50cad13ee8e30ad3a008b20874d6719cca4f2b30e4938240','mistakes=cutthroat run-chain=yes ace-penalty=soft announce=auto limit=800',1796212155340,1796212871298,1,0,1,10,replace('format 2\nsecret de36000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 k89mjguw2avn\n','\n',char(10)),'',406,0);
INSERT INTO game VALUES(121581683806830593,121581683806830592,'switch',1,0,0,X'eb100fdf3b58c274392728e82573bb1c0c92274d4c26f1bd0160f41f576c4168','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796212932298,1796213432579,1,0,1,11,replace('format 2\nsecret e036000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 m3ke82xdjgj4\ndrawn bot-ada veiwctj5y7vi\n','\n',char(10)),'',480,0);
INSERT INTO game VALUES(121584051176865793,121584051176865792,'switch',1,0,0,X'412fffec309ff71ec9d4d8558d6e523b87ee1533fbef8e96982fd10a90388a9c','mistakes=casual run-chain=no ace-penalty=full announce=casual limit=800',1796213496723,1796213795790,1,0,1,12,replace('format 2\nsecret f836000000000000000000000000000000000000000000000000000000000000\ndrawn player0 7wectkrfa232\ndrawn guest1 whxqapekzv4e\ndrawn guest2 sx32wxvf6cci\ndrawn guest3 fk2vdat6c2b4\n','\n',char(10)),'',547,0);
INSERT INTO game VALUES(121585577454731265,121585577454731264,'exta-cards',2,1,10,X'47368ad6f98a70cbb41056c33c7a2019b94bb506ddf6aec7d7cfe63f52d3591a','jokers=yes throws=20 limit=300 bad=chance',1796213860616,1796214020302,1,0,1,13,replace('format 2\nsecret fa36000000000000000000000000000000000000000000000000000000000000\ndrawn player0 76y6rdw9xnhg\ndrawn player1 eeu4xe85nb35\n','\n',char(10)),'',591,0);
INSERT INTO game VALUES(121586503078903809,121586503078903808,'exta-cards',2,1,0,X'9342c121aaea5b9e2496cc36b9cfac9663d56a8187dffd62b8ea9fa841970c61','jokers=yes throws=20 limit=300 bad=chance',1796214081302,1796214287090,1,0,1,14,replace('format 2\nsecret fc36000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 yeh4ecevt23p\n','\n',char(10)),'',624,0);
INSERT INTO game VALUES(121587622068879361,121587622068879360,'exta-cards',2,0,0,X'14ceaa2cf1be9a24a46a1076dfeeaf2f5416ec946130364a1eb608abfe7ea83c','jokers=yes throws=20 limit=13 bad=1',1796214348090,1796214504441,1,0,1,15,replace('format 2\nsecret fe36000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 p5t9y9ttcsw4\n','\n',char(10)),'',657,0);
INSERT INTO game VALUES(121588533705048065,121588533705048064,'last-one',2,1,10,X'f9dfc8932939969a26e8ea968c3041638eb2bee2c5f9cc64408a72b88547d002','mode=quick points=200 pairs=no limit=600',1796214565441,0,0,0,1,16,replace('format 2\nsecret 0037000000000000000000000000000000000000000000000000000000000000\nplayer player8 corpus\ndrawn player9 kwwn5tsf6bea\ndrawn player10 3htpwzq6w9xi\ndrawn player11 4fuvf5jf86z4\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121588660322697217,121588660322697216,'extreme-last-card',1,1,10,X'03df29ea1308156e866678f7965737e5e6db6f87462b7f7da1f8b0652288ea24','hand=7 draw=must-play limit=400',1796214595629,1796214632501,1,0,1,17,replace('format 2\nsecret 0137000000000000000000000000000000000000000000000000000000000000\nplayer player12 corpus\ndrawn player13 qyz96agtsmiu\n','\n',char(10)),'',742,0);
INSERT INTO game VALUES(121588814975074306,121588814975074305,'palace',2,1,10,X'f97d9c7511fc8c2d1e639beadf105f8847ecb81144daf8d00e80856b8e089ab3','tie=coin bomb=pile limit=500',1796214632501,0,0,0,1,18,replace('format 2\nsecret 0337000000000000000000000000000000000000000000000000000000000000\nplayer player14 corpus\ndrawn player15 dygqahht5szs\ndrawn player16 ez37wxpufig7\ndrawn player17 hcr9adhnktrd\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121588973213581313,121588973213581312,'switch',1,1,10,X'39201d9d8c447ece9417c74b956111b5e025c9fdae77ed69d5b53f485b57aac0','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800',1796214670228,0,0,0,1,19,replace('format 2\nsecret 0437000000000000000000000000000000000000000000000000000000000000\nplayer player18 corpus\ndrawn player19 dmrbizb8v8bu\ndrawn player20 b78ba83xgzi3\ndrawn player21 nmenspmkwika\ndrawn player22 fqquzjvtr6g9\ndrawn player23 cvwqzcdugfr2\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121589134845280257,121589134845280256,'exta-cards',2,1,10,X'4c6fc6c78cec5433595c1e9309079d07e031b3f1d8f8ca946ec77ca63069832b','jokers=yes throws=20 limit=300 bad=chance',1796214708764,1796214739642,1,0,1,20,replace('format 2\nsecret 0537000000000000000000000000000000000000000000000000000000000000\ndrawn player24 ijagh5zq2vcx\ndrawn player25 wmazzjuiqkv9\n','\n',char(10)),'',758,0);
INSERT INTO game VALUES(121589264356999170,121589264356999169,'last-one',2,1,0,X'8ed27ad5fcb5fa00713f389949104f8973b955d873548fc8094aadc1105e1711','mode=quick points=200 pairs=no limit=600',1796214739642,0,0,0,1,21,replace('format 2\nsecret 0737000000000000000000000000000000000000000000000000000000000000\ndrawn player26 6vx7xdrgejnk\ndrawn player27 nnzg7ybqtvtx\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121589393499619329,121589393499619328,'extreme-last-card',1,0,0,X'4b7ce50b1086520cc91325246f66f0c5be1cf615c92660ce48b2a13bf6f65e58','hand=7 draw=must-play limit=400',1796214770432,0,0,0,1,22,replace('format 2\nsecret 0837000000000000000000000000000000000000000000000000000000000000\ndrawn player28 siymhwqai9bq\ndrawn player29 asc7r6aevyck\ndrawn bot-ada qehx78cm66ad\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121589580221644801,121589580221644800,'palace',2,1,0,X'4bf4770e5604eaaed5ff28b5dfcd5231de4def9ad125fadcc536d71764217d34','tie=position bomb=pile limit=500',1796214814950,0,0,0,1,23,replace('format 2\nsecret 0d37000000000000000000000000000000000000000000000000000000000000\ndrawn player30 2y76et9528h2\ndrawn player31 ianx3gax5m2j\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121589696739409921,121589696739409920,'switch',1,1,0,X'ca250fcc713305e2cdc508eed32904d8609e610e0deed3016bb6085b6ebce284','mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800',1796214842730,0,0,0,1,24,replace('format 2\nsecret 0e37000000000000000000000000000000000000000000000000000000000000\ndrawn player32 z56rt4kyw2ym\ndrawn player33 6tzpy3v3kezw\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121589824569212929,121589824569212928,'exta-cards',2,1,0,X'f11e71bbe829a5ac522b37cf93a2f197cf8db7bbe4e9b568d2ba09effa0666f6','jokers=no throws=20 limit=300 bad=1',1796214873207,0,0,0,1,25,replace('format 2\nsecret 0f37000000000000000000000000000000000000000000000000000000000000\nplayer player34 corpus\ndrawn player35 9mskhppj4mau\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121589975635460097,121589975635460096,'last-one',2,1,10,X'b22fa56beb2f740a37a62a094700927cd58a92824adae0ae1a99f91765d7876c','mode=points points=100 pairs=no limit=600',1796214909224,0,0,0,1,26,replace('format 2\nsecret 1037000000000000000000000000000000000000000000000000000000000000\ndrawn player36 yfxz8qguwaip\ndrawn player37 rmipnzdtf83n\ndrawn player38 aunaf8kdkfzn\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121590125514719233,121590125514719232,'extreme-last-card',1,1,10,X'444aac13fe7b92fada84b7f95adcd9c36fb5248c0f5d0c45a7b46dcfc9577270','hand=7 draw=must-play limit=400',1796214944958,0,0,0,1,27,replace('format 2\nsecret 1137000000000000000000000000000000000000000000000000000000000000\nplayer player39 corpus\ndrawn player40 mnbqxh6chf8f\ndrawn player41 9334icjnzmdu\ndrawn player42 ar4f85xq6dnj\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121590253868810241,121590253868810240,'palace',2,1,10,X'5e8995071ea1c7d9f7d97a4b261feda4bdf82874a79d02f384300471258ca2c7','tie=coin bomb=single limit=500',1796214975560,0,0,0,1,28,replace('format 2\nsecret 1237000000000000000000000000000000000000000000000000000000000000\nplayer player43 corpus\ndrawn player44 9m6vpzdjxzd6\ndrawn player45 3hff4qz4qpga\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121590387356729345,121590387356729344,'switch',1,1,10,X'd4ecc362f1eff49e7ae1716102ab60fb648685e873a286613b25a0d1b3a8b065','mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800',1796215007386,0,0,0,1,29,replace('format 2\nsecret 1337000000000000000000000000000000000000000000000000000000000000\nplayer player46 corpus\ndrawn player47 8jtzjvvprq4m\ndrawn player48 2jqeqrhzkiwk\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121590521620594689,121590521620594688,'exta-cards',2,1,10,X'7a729bc42146c40f6130d76d1ec3cfc4cf76530096e25876c652ed991d5095dd','jokers=no throws=20 limit=300 bad=chance',1796215039397,0,0,0,1,30,replace('format 2\nsecret 1437000000000000000000000000000000000000000000000000000000000000\ndrawn player49 5r33zzfniy8j\ndrawn player50 zqnet2rvj4bi\n','\n',char(10)),'',0,0);
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
INSERT INTO seat VALUES(121567707136000018,0,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(121567707136000018,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121569287797211137,0,101,'player1',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(121569287797211137,1,121569287797211138,'bot-ada',2,1,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121569287797211137,2,100,'player0',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(121570291636764673,0,902,'guest2',1,0,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121570291636764673,1,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(121570291636764673,2,901,'guest1',1,0,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121570291636764673,3,903,'guest3',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121570713902514177,0,101,'player1',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(121570713902514177,1,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121571005603774465,0,121571005603774466,'bot-ada',2,1,1,1,0,0,0,1,0);
INSERT INTO seat VALUES(121571005603774465,1,101,'player1',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(121571005603774465,2,100,'player0',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(121571483037204481,0,902,'guest2',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121571483037204481,1,901,'guest1',1,0,4,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121571483037204481,2,100,'player0',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(121571483037204481,3,903,'guest3',1,0,2,-1,0,0,0,1,0);
INSERT INTO seat VALUES(121573048229822465,0,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121573048229822465,1,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(121575064469504001,0,121575064469504002,'bot-ada',2,1,2,0,0,0,0,0,0);
INSERT INTO seat VALUES(121575064469504001,1,101,'player1',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(121575064469504001,2,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(121576200261861377,0,903,'guest3',1,0,2,-1,1,0,0,0,0);
INSERT INTO seat VALUES(121576200261861377,1,901,'guest1',1,0,2,-1,1,0,0,0,0);
INSERT INTO seat VALUES(121576200261861377,2,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(121576200261861377,3,902,'guest2',1,0,2,-1,1,0,0,0,0);
INSERT INTO seat VALUES(121578425008783361,0,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(121578425008783361,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121581683806830593,0,121581683806830594,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121581683806830593,1,101,'player1',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(121581683806830593,2,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(121584051176865793,0,901,'guest1',1,0,4,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121584051176865793,1,902,'guest2',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121584051176865793,2,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(121584051176865793,3,903,'guest3',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121585577454731265,0,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121585577454731265,1,101,'player1',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(121586503078903809,0,100,'player0',0,0,1,1,0,20,0,0,0);
INSERT INTO seat VALUES(121586503078903809,1,101,'player1',0,0,2,-1,1,-10,0,0,0);
INSERT INTO seat VALUES(121587622068879361,0,100,'player0',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(121587622068879361,1,901,'guest1',1,0,2,-1,1,0,0,0,0);
INSERT INTO seat VALUES(121588533705048065,0,111,'player11',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588533705048065,1,110,'player10',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588533705048065,2,108,'player8',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588533705048065,3,109,'player9',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588660322697217,0,112,'player12',0,0,2,-1,1,-10,-10,1,0);
INSERT INTO seat VALUES(121588660322697217,1,113,'player13',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121588814975074306,0,114,'player14',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588814975074306,1,116,'player16',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588814975074306,2,115,'player15',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588814975074306,3,117,'player17',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588973213581313,0,119,'player19',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588973213581313,1,122,'player22',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588973213581313,2,118,'player18',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588973213581313,3,123,'player23',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588973213581313,4,120,'player20',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121588973213581313,5,121,'player21',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121589134845280257,0,124,'player24',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(121589134845280257,1,125,'player25',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121589264356999170,0,126,'player26',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121589264356999170,1,127,'player27',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121589393499619329,0,128,'player28',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121589393499619329,1,129,'player29',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121589393499619329,2,121589393499619330,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121589580221644801,0,131,'player31',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121589580221644801,1,130,'player30',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121589696739409921,0,133,'player33',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121589696739409921,1,132,'player32',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121589824569212929,0,135,'player35',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121589824569212929,1,134,'player34',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121589975635460097,0,138,'player38',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121589975635460097,1,137,'player37',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121589975635460097,2,136,'player36',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121590125514719233,0,142,'player42',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121590125514719233,1,139,'player39',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121590125514719233,2,140,'player40',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121590125514719233,3,141,'player41',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121590253868810241,0,145,'player45',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121590253868810241,1,143,'player43',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121590253868810241,2,144,'player44',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121590387356729345,0,148,'player48',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121590387356729345,1,147,'player47',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121590387356729345,2,146,'player46',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121590521620594689,0,149,'player49',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121590521620594689,1,150,'player50',0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1796209600000);
INSERT INTO entry VALUES(2,1,121567707136000018,1,20,'bet','',1796209600000);
INSERT INTO entry VALUES(2,2,121567707136000018,1,-20,'pot','',1796209915859);
INSERT INTO entry VALUES(2,3,121570713902514177,1,20,'bet','',1796210316869);
INSERT INTO entry VALUES(2,4,121570713902514177,1,-20,'pot','',1796210325416);
INSERT INTO entry VALUES(2,5,121573048229822465,1,20,'bet','',1796210873416);
INSERT INTO entry VALUES(2,6,121573048229822465,1,-20,'pot','',1796211293125);
INSERT INTO entry VALUES(2,7,121578425008783361,1,20,'bet','',1796212155340);
INSERT INTO entry VALUES(2,8,121578425008783361,1,-20,'pot','',1796212871298);
INSERT INTO entry VALUES(2,9,121585577454731265,1,20,'bet','',1796213860616);
INSERT INTO entry VALUES(2,10,121585577454731265,1,-20,'pot','',1796214020302);
INSERT INTO entry VALUES(2,11,121588533705048065,1,40,'bet','',1796214565441);
INSERT INTO entry VALUES(2,12,121588660322697217,1,20,'bet','',1796214595629);
INSERT INTO entry VALUES(2,13,121588660322697217,1,-20,'pot','',1796214632501);
INSERT INTO entry VALUES(2,14,121588814975074306,1,40,'bet','',1796214632501);
INSERT INTO entry VALUES(2,15,121588973213581313,1,60,'bet','',1796214670228);
INSERT INTO entry VALUES(2,16,121589134845280257,1,20,'bet','',1796214708764);
INSERT INTO entry VALUES(2,17,121589134845280257,1,-20,'pot','',1796214739642);
INSERT INTO entry VALUES(2,18,121589975635460097,1,30,'bet','',1796214909224);
INSERT INTO entry VALUES(2,19,121590125514719233,1,40,'bet','',1796214944958);
INSERT INTO entry VALUES(2,20,121590253868810241,1,30,'bet','',1796214975560);
INSERT INTO entry VALUES(2,21,121590387356729345,1,30,'bet','',1796215007386);
INSERT INTO entry VALUES(2,22,121590521620594689,1,20,'bet','',1796215039397);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(100,2,121567707136000018,1,-10,'bet','',1796209600000);
INSERT INTO entry VALUES(100,3,121567707136000018,0,-10,'loss','',1796209975859);
INSERT INTO entry VALUES(100,4,121570713902514177,1,-10,'bet','',1796210316869);
INSERT INTO entry VALUES(100,5,121570713902514177,0,20,'win','',1796210325416);
INSERT INTO entry VALUES(100,6,121570713902514177,1,20,'pot','',1796210325416);
INSERT INTO entry VALUES(100,7,121573048229822465,1,-10,'bet','',1796210873416);
INSERT INTO entry VALUES(100,8,121573048229822465,0,-10,'loss','',1796211353125);
INSERT INTO entry VALUES(100,9,121578425008783361,1,-10,'bet','',1796212155340);
INSERT INTO entry VALUES(100,10,121578425008783361,0,-10,'loss','',1796212931298);
INSERT INTO entry VALUES(100,11,121585577454731265,1,-10,'bet','',1796213860616);
INSERT INTO entry VALUES(100,12,121585577454731265,0,20,'win','',1796214020302);
INSERT INTO entry VALUES(100,13,121585577454731265,1,20,'pot','',1796214020302);
INSERT INTO entry VALUES(100,14,121586503078903809,0,20,'win','',1796214287090);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(101,2,121567707136000018,1,-10,'bet','',1796209600000);
INSERT INTO entry VALUES(101,3,121567707136000018,0,20,'win','',1796209915859);
INSERT INTO entry VALUES(101,4,121567707136000018,1,20,'pot','',1796209915859);
INSERT INTO entry VALUES(101,5,121570713902514177,1,-10,'bet','',1796210316869);
INSERT INTO entry VALUES(101,6,121570713902514177,0,-10,'loss','',1796210325416);
INSERT INTO entry VALUES(101,7,121573048229822465,1,-10,'bet','',1796210873416);
INSERT INTO entry VALUES(101,8,121573048229822465,0,20,'win','',1796211293125);
INSERT INTO entry VALUES(101,9,121573048229822465,1,20,'pot','',1796211293125);
INSERT INTO entry VALUES(101,10,121578425008783361,1,-10,'bet','',1796212155340);
INSERT INTO entry VALUES(101,11,121578425008783361,0,20,'win','',1796212871298);
INSERT INTO entry VALUES(101,12,121578425008783361,1,20,'pot','',1796212871298);
INSERT INTO entry VALUES(101,13,121585577454731265,1,-10,'bet','',1796213860616);
INSERT INTO entry VALUES(101,14,121585577454731265,0,-10,'loss','',1796214020302);
INSERT INTO entry VALUES(101,15,121586503078903809,0,-10,'loss','',1796214287090);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(108,2,121588533705048065,1,-10,'bet','',1796214565441);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(109,2,121588533705048065,1,-10,'bet','',1796214565441);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(110,2,121588533705048065,1,-10,'bet','',1796214565441);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(111,2,121588533705048065,1,-10,'bet','',1796214565441);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(112,2,121588660322697217,1,-10,'bet','',1796214595629);
INSERT INTO entry VALUES(112,3,121588660322697217,0,-10,'loss','',1796214772328);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(113,2,121588660322697217,1,-10,'bet','',1796214595629);
INSERT INTO entry VALUES(113,3,121588660322697217,0,20,'win','',1796214632501);
INSERT INTO entry VALUES(113,4,121588660322697217,1,20,'pot','',1796214632501);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(114,2,121588814975074306,1,-10,'bet','',1796214632501);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(115,2,121588814975074306,1,-10,'bet','',1796214632501);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(116,2,121588814975074306,1,-10,'bet','',1796214632501);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(117,2,121588814975074306,1,-10,'bet','',1796214632501);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(118,2,121588973213581313,1,-10,'bet','',1796214670228);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(119,2,121588973213581313,1,-10,'bet','',1796214670228);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(120,2,121588973213581313,1,-10,'bet','',1796214670228);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(121,2,121588973213581313,1,-10,'bet','',1796214670228);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(122,2,121588973213581313,1,-10,'bet','',1796214670228);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(123,2,121588973213581313,1,-10,'bet','',1796214670228);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(124,2,121589134845280257,1,-10,'bet','',1796214708764);
INSERT INTO entry VALUES(124,3,121589134845280257,0,-10,'loss','',1796214799642);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(125,2,121589134845280257,1,-10,'bet','',1796214708764);
INSERT INTO entry VALUES(125,3,121589134845280257,0,20,'win','',1796214739642);
INSERT INTO entry VALUES(125,4,121589134845280257,1,20,'pot','',1796214739642);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(136,2,121589975635460097,1,-10,'bet','',1796214909224);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(137,2,121589975635460097,1,-10,'bet','',1796214909224);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(138,2,121589975635460097,1,-10,'bet','',1796214909224);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(139,2,121590125514719233,1,-10,'bet','',1796214944958);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(140,2,121590125514719233,1,-10,'bet','',1796214944958);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(141,2,121590125514719233,1,-10,'bet','',1796214944958);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(142,2,121590125514719233,1,-10,'bet','',1796214944958);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(143,2,121590253868810241,1,-10,'bet','',1796214975560);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(144,2,121590253868810241,1,-10,'bet','',1796214975560);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(145,2,121590253868810241,1,-10,'bet','',1796214975560);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(146,2,121590387356729345,1,-10,'bet','',1796215007386);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(147,2,121590387356729345,1,-10,'bet','',1796215007386);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(148,2,121590387356729345,1,-10,'bet','',1796215007386);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(149,2,121590521620594689,1,-10,'bet','',1796215039397);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(150,2,121590521620594689,1,-10,'bet','',1796215039397);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1796209600000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1796209600000);
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
INSERT INTO score VALUES(100,'exta-cards',121585577454731265,1796214020302,1796214020302,20,1,1);
INSERT INTO score VALUES(100,'exta-cards',121586503078903809,1796214287090,1796214287090,20,1,1);
INSERT INTO score VALUES(100,'extreme-last-card',121570713902514177,1796210325416,1796210325416,20,1,1);
INSERT INTO score VALUES(100,'last-one',121567707136000018,1796209915859,1796209975859,-10,1,-1);
INSERT INTO score VALUES(100,'palace',121573048229822465,1796211293125,1796211353125,-10,1,-1);
INSERT INTO score VALUES(100,'switch',121578425008783361,1796212871298,1796212931298,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',121585577454731265,1796214020302,1796214020302,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',121586503078903809,1796214287090,1796214287090,-10,1,-1);
INSERT INTO score VALUES(101,'extreme-last-card',121570713902514177,1796210325416,1796210325416,-10,1,-1);
INSERT INTO score VALUES(101,'last-one',121567707136000018,1796209915859,1796209915859,20,1,1);
INSERT INTO score VALUES(101,'palace',121573048229822465,1796211293125,1796211293125,20,1,1);
INSERT INTO score VALUES(101,'switch',121578425008783361,1796212871298,1796212871298,20,1,1);
INSERT INTO score VALUES(112,'extreme-last-card',121588660322697217,1796214632501,1796214772328,-10,1,-1);
INSERT INTO score VALUES(113,'extreme-last-card',121588660322697217,1796214632501,1796214632501,20,1,1);
INSERT INTO score VALUES(124,'exta-cards',121589134845280257,1796214739642,1796214799642,-10,1,-1);
INSERT INTO score VALUES(125,'exta-cards',121589134845280257,1796214739642,1796214739642,20,1,1);
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
INSERT INTO sanction VALUES(121567707136000000,0,189,'player89','',1796209600000,0,'kate','shouted',0,121567707136000000,'','');
INSERT INTO sanction VALUES(121567707136000003,1,189,'player89','',1796209600000,0,'kate','shouted',0,121567707136000003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(121567707136000002,1796209600000,'kate','ban','player89','shouted');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,121567707136000018,1,1796209600000,14000006,'move 1 take');
INSERT INTO journal VALUES(2,1,121567707136000018,2,1796209604588,14000007,'move 2 play YV');
INSERT INTO journal VALUES(3,2,121567707136000018,3,1796209609587,14000008,'move 2 draw');
INSERT INTO journal VALUES(4,3,121567707136000018,4,1796209611886,14000009,'move 2 play Y+2');
INSERT INTO journal VALUES(5,4,121567707136000018,5,1796209614954,14000010,'move 1 take');
INSERT INTO journal VALUES(6,5,121567707136000018,6,1796209616076,14000011,'move 2 play YV');
INSERT INTO journal VALUES(7,6,121567707136000018,7,1796209617613,14000012,'move 2 play YS');
INSERT INTO journal VALUES(8,7,121567707136000018,8,1796209619785,14000013,'move 2 draw');
INSERT INTO journal VALUES(9,8,121567707136000018,9,1796209623361,14000014,'move 1 play J color Y');
INSERT INTO journal VALUES(10,9,121567707136000018,10,1796209625385,14000015,'move 2 draw');
INSERT INTO journal VALUES(11,10,121567707136000018,11,1796209627448,14000016,'move 1 play Y2');
INSERT INTO journal VALUES(12,11,121567707136000018,12,1796209630316,14000017,'move 2 draw');
INSERT INTO journal VALUES(13,12,121567707136000018,13,1796209634456,14000018,'move 2 play Y7');
INSERT INTO journal VALUES(14,13,121567707136000018,14,1796209694456,0,'timeout 1');
INSERT INTO journal VALUES(15,14,121567707136000018,15,1796209694456,0,'auto 1 play Y5');
INSERT INTO journal VALUES(16,15,121567707136000018,16,1796209699721,14000019,'move 2 draw');
INSERT INTO journal VALUES(17,16,121567707136000018,17,1796209699721,0,'hash 84f44d35e0e05d5473def613c8228780');
INSERT INTO journal VALUES(18,17,121567707136000018,18,1796209703680,14000020,'move 1 draw');
INSERT INTO journal VALUES(19,18,121567707136000018,19,1796209707722,14000021,'move 2 play G5');
INSERT INTO journal VALUES(20,19,121567707136000018,20,1796209750270,14000022,'move 1 play G8');
INSERT INTO journal VALUES(21,20,121567707136000018,21,1796209753727,14000023,'move 2 draw');
INSERT INTO journal VALUES(22,21,121567707136000018,22,1796209756252,14000024,'move 1 play G8');
INSERT INTO journal VALUES(23,22,121567707136000018,23,1796209760055,14000025,'move 2 play GS');
INSERT INTO journal VALUES(24,23,121567707136000018,24,1796209762652,14000026,'move 2 draw');
INSERT INTO journal VALUES(25,24,121567707136000018,25,1796209766483,14000027,'move 1 draw');
INSERT INTO journal VALUES(26,25,121567707136000018,26,1796209767688,14000028,'move 1 play G6');
INSERT INTO journal VALUES(27,26,121567707136000018,27,1796209769460,14000029,'move 2 draw');
INSERT INTO journal VALUES(28,27,121567707136000018,28,1796209773595,14000030,'move 2 play J+4 color R');
INSERT INTO journal VALUES(29,28,121567707136000018,29,1796209774601,14000031,'move 1 take');
INSERT INTO journal VALUES(30,29,121567707136000018,30,1796209779028,14000032,'move 2 play R7');
INSERT INTO journal VALUES(31,30,121567707136000018,31,1796209780288,14000033,'move 1 play R9');
INSERT INTO journal VALUES(32,31,121567707136000018,32,1796209783654,14000034,'move 2 play R1');
INSERT INTO journal VALUES(33,32,121567707136000018,33,1796209787043,14000035,'move 1 play R4');
INSERT INTO journal VALUES(34,33,121567707136000018,34,1796209787043,0,'hash 7e65b1cc0390715b2a08c2c57544c33a');
INSERT INTO journal VALUES(35,34,121567707136000018,35,1796209791583,14000036,'move 2 play R3');
INSERT INTO journal VALUES(36,35,121567707136000018,36,1796209793166,14000037,'move 1 play B3');
INSERT INTO journal VALUES(37,36,121567707136000018,37,1796209796933,14000038,'move 2 play B7');
INSERT INTO journal VALUES(38,37,121567707136000018,38,1796209801829,14000039,'move 1 play J+4 color B');
INSERT INTO journal VALUES(39,38,121567707136000018,39,1796209803223,14000040,'move 2 take');
INSERT INTO journal VALUES(40,39,121567707136000018,40,1796209804558,14000041,'move 1 play B9');
INSERT INTO journal VALUES(41,40,121567707136000018,41,1796209809501,14000042,'move 2 play J+4 color Y');
INSERT INTO journal VALUES(42,41,121567707136000018,42,1796209811347,14000043,'move 1 take');
INSERT INTO journal VALUES(43,42,121567707136000018,43,1796209815050,14000044,'move 2 draw');
INSERT INTO journal VALUES(44,43,121567707136000018,44,1796209819386,14000045,'move 1 play YS');
INSERT INTO journal VALUES(45,44,121567707136000018,45,1796209820966,14000046,'move 1 draw');
INSERT INTO journal VALUES(46,45,121567707136000018,46,1796209824877,14000047,'move 1 pass');
INSERT INTO journal VALUES(47,46,121567707136000018,47,1796209826922,14000048,'move 2 draw');
INSERT INTO journal VALUES(48,47,121567707136000018,48,1796209831850,14000049,'move 1 draw');
INSERT INTO journal VALUES(49,48,121567707136000018,49,1796209833732,14000050,'move 2 draw');
INSERT INTO journal VALUES(50,49,121567707136000018,50,1796209837431,14000051,'move 2 pass');
INSERT INTO journal VALUES(51,50,121567707136000018,51,1796209837431,0,'hash 8bb295d65b32c6398af370427a127168');
INSERT INTO journal VALUES(52,51,121567707136000018,52,1796209839572,14000052,'move 1 play RS');
INSERT INTO journal VALUES(53,52,121567707136000018,53,1796209843561,14000053,'move 1 play RV');
INSERT INTO journal VALUES(54,53,121567707136000018,54,1796209903561,0,'timeout 1');
INSERT INTO journal VALUES(55,54,121567707136000018,55,1796209903561,0,'auto 1 play BV');
INSERT INTO journal VALUES(56,55,121567707136000018,56,1796209907617,14000054,'move 1 play B+2');
INSERT INTO journal VALUES(57,56,121567707136000018,57,1796209911746,14000055,'move 2 take');
INSERT INTO journal VALUES(58,57,121567707136000018,58,1796209915859,14000056,'leave 1');
INSERT INTO journal VALUES(59,58,121567707136000018,59,1796209915859,0,'hash b9dc8283c320b6c9580cb13853e7440c');
INSERT INTO journal VALUES(60,59,121567707136000018,60,1796209975859,0,'voted 1 forgive');
INSERT INTO journal VALUES(61,0,121569287797211137,1,1796209976859,14000065,'move 1 play B8');
INSERT INTO journal VALUES(62,61,121569287797211137,2,1796209979456,14000066,'move 3 play BV');
INSERT INTO journal VALUES(63,62,121569287797211137,3,1796209980624,14000067,'move 1 play YV');
INSERT INTO journal VALUES(64,63,121569287797211137,4,1796209983635,14000068,'move 3 play Y3');
INSERT INTO journal VALUES(65,64,121569287797211137,5,1796209985713,0,'move 2 draw');
INSERT INTO journal VALUES(66,65,121569287797211137,6,1796209990713,14000069,'move 1 play Y8');
INSERT INTO journal VALUES(67,66,121569287797211137,7,1796209994716,14000070,'move 3 play Y+2');
INSERT INTO journal VALUES(68,67,121569287797211137,8,1796209999453,0,'move 2 take');
INSERT INTO journal VALUES(69,68,121569287797211137,9,1796210004453,14000071,'move 1 play R+2');
INSERT INTO journal VALUES(70,69,121569287797211137,10,1796210008294,14000072,'move 3 take');
INSERT INTO journal VALUES(71,70,121569287797211137,11,1796210010297,0,'move 2 play RS');
INSERT INTO journal VALUES(72,71,121569287797211137,12,1796210015297,14000073,'move 3 play R9');
INSERT INTO journal VALUES(73,72,121569287797211137,13,1796210018662,0,'move 2 play R7');
INSERT INTO journal VALUES(74,73,121569287797211137,14,1796210023662,14000074,'move 1 play J color G');
INSERT INTO journal VALUES(75,74,121569287797211137,15,1796210028563,14000075,'move 3 play J color R');
INSERT INTO journal VALUES(76,75,121569287797211137,16,1796210033140,0,'move 2 draw');
INSERT INTO journal VALUES(77,76,121569287797211137,17,1796210033140,0,'hash af0f9c47414c088b6c90859b725e3b27');
INSERT INTO journal VALUES(78,77,121569287797211137,18,1796210038140,0,'move 2 play J+4 color G');
INSERT INTO journal VALUES(79,78,121569287797211137,19,1796210038140,14000076,'move 1 take');
INSERT INTO journal VALUES(80,79,121569287797211137,20,1796210041413,14000077,'move 3 draw');
INSERT INTO journal VALUES(81,80,121569287797211137,21,1796210043406,14000078,'move 3 play G5');
INSERT INTO journal VALUES(82,81,121569287797211137,22,1796210046093,0,'move 2 play B5');
INSERT INTO journal VALUES(83,82,121569287797211137,23,1796210051093,14000079,'move 1 play Y5');
INSERT INTO journal VALUES(84,83,121569287797211137,24,1796210054554,14000080,'move 3 play Y2');
INSERT INTO journal VALUES(85,84,121569287797211137,25,1796210056581,0,'move 2 play G2');
INSERT INTO journal VALUES(86,85,121569287797211137,26,1796210061581,14000081,'move 1 play G+2');
INSERT INTO journal VALUES(87,86,121569287797211137,27,1796210064094,14000082,'move 3 take');
INSERT INTO journal VALUES(88,87,121569287797211137,28,1796210068093,0,'move 2 play G4');
INSERT INTO journal VALUES(89,88,121569287797211137,29,1796210073093,14000083,'move 1 play G1');
INSERT INTO journal VALUES(90,89,121569287797211137,30,1796210074164,14000084,'move 3 draw');
INSERT INTO journal VALUES(91,90,121569287797211137,31,1796210078531,0,'move 2 play GS');
INSERT INTO journal VALUES(92,91,121569287797211137,32,1796210083531,14000085,'move 3 play RS');
INSERT INTO journal VALUES(93,92,121569287797211137,33,1796210086594,14000086,'move 1 play R2');
INSERT INTO journal VALUES(94,93,121569287797211137,34,1796210086594,0,'hash ff2055cc99813a8a7d08c6f1ffe7e9e0');
INSERT INTO journal VALUES(95,94,121569287797211137,35,1796210090429,14000087,'move 3 play R+2');
INSERT INTO journal VALUES(96,95,121569287797211137,36,1796210094193,0,'move 2 take');
INSERT INTO journal VALUES(97,96,121569287797211137,37,1796210155193,0,'timeout 1');
INSERT INTO journal VALUES(98,97,121569287797211137,38,1796210155193,0,'auto 1 play RV last');
INSERT INTO journal VALUES(99,98,121569287797211137,39,1796210155193,0,'hash f6491010f287fa4c583d0b91f5807f7c');
INSERT INTO journal VALUES(100,0,121570291636764673,1,1796210216193,14000099,'move 2 play R9');
INSERT INTO journal VALUES(101,100,121570291636764673,2,1796210218952,14000100,'move 1 play R+2');
INSERT INTO journal VALUES(102,101,121570291636764673,3,1796210221235,14000101,'move 4 take');
INSERT INTO journal VALUES(103,102,121570291636764673,4,1796210225265,14000102,'move 3 play R1');
INSERT INTO journal VALUES(104,103,121570291636764673,5,1796210228618,14000103,'move 2 play R+2');
INSERT INTO journal VALUES(105,104,121570291636764673,6,1796210232805,14000104,'move 1 take');
INSERT INTO journal VALUES(106,105,121570291636764673,7,1796210235771,14000105,'move 4 play B+2');
INSERT INTO journal VALUES(107,106,121570291636764673,8,1796210240395,14000106,'move 3 take');
INSERT INTO journal VALUES(108,107,121570291636764673,9,1796210244297,14000107,'move 2 play Y+2');
INSERT INTO journal VALUES(109,108,121570291636764673,10,1796210247611,14000108,'move 1 take');
INSERT INTO journal VALUES(110,109,121570291636764673,11,1796210249315,14000109,'move 4 play Y4');
INSERT INTO journal VALUES(111,110,121570291636764673,12,1796210252890,14000110,'move 3 play J+4 color G');
INSERT INTO journal VALUES(112,111,121570291636764673,13,1796210252890,0,'hash c2a57b8e334cc7fab3c69d01ca3eb45a');
INSERT INTO journal VALUES(113,0,121570713902514177,1,1796210316869,14000119,'move 1 play QH');
INSERT INTO journal VALUES(114,113,121570713902514177,2,1796210320441,14000120,'move 2 play JOKER suit D');
INSERT INTO journal VALUES(115,114,121570713902514177,3,1796210322388,14000121,'move 1 play 10D 10S');
INSERT INTO journal VALUES(116,115,121570713902514177,4,1796210325416,14000122,'leave 1');
INSERT INTO journal VALUES(117,116,121570713902514177,5,1796210325416,0,'hash b8b97bff02a39112a3303035cf2cc5bc');
INSERT INTO journal VALUES(118,117,121570713902514177,6,1796210325416,14000123,'vote 2 1 forgive open');
INSERT INTO journal VALUES(119,0,121571005603774465,1,1796210388445,0,'move 1 play 9H 10H');
INSERT INTO journal VALUES(120,119,121571005603774465,2,1796210391416,14000131,'move 3 play 10C');
INSERT INTO journal VALUES(121,120,121571005603774465,3,1796210392748,14000132,'move 2 play 10D');
INSERT INTO journal VALUES(122,121,121571005603774465,4,1796210396578,0,'move 1 draw');
INSERT INTO journal VALUES(123,122,121571005603774465,5,1796210401578,14000133,'leave 3');
INSERT INTO journal VALUES(124,123,121571005603774465,6,1796210401578,14000134,'move 2 play 5D 4D');
INSERT INTO journal VALUES(125,124,121571005603774465,7,1796210405166,0,'move 1 play 3S 4S 5S');
INSERT INTO journal VALUES(126,125,121571005603774465,8,1796210410166,14000135,'move 2 take');
INSERT INTO journal VALUES(127,126,121571005603774465,9,1796210413048,0,'move 1 play 7S 7C last');
INSERT INTO journal VALUES(128,127,121571005603774465,10,1796210418048,14000136,'move 2 play AS 2S');
INSERT INTO journal VALUES(129,128,121571005603774465,11,1796210422679,0,'move 1 take');
INSERT INTO journal VALUES(130,129,121571005603774465,12,1796210427679,14000137,'move 2 play KS');
INSERT INTO journal VALUES(131,130,121571005603774465,13,1796210430920,0,'move 1 play 8S last');
INSERT INTO journal VALUES(132,131,121571005603774465,14,1796210435920,14000138,'move 2 play 6S 6H');
INSERT INTO journal VALUES(133,132,121571005603774465,15,1796210435920,0,'hash 9c4f6f0691465131df5f4b05679ac91a');
INSERT INTO journal VALUES(134,0,121571483037204481,1,1796210500245,14000149,'move 2 play 2S');
INSERT INTO journal VALUES(135,134,121571483037204481,2,1796210504212,14000150,'move 3 play 9C');
INSERT INTO journal VALUES(136,135,121571483037204481,3,1796210507771,14000151,'move 4 play 3H');
INSERT INTO journal VALUES(137,136,121571483037204481,4,1796210509945,14000152,'move 1 play AC suit C');
INSERT INTO journal VALUES(138,137,121571483037204481,5,1796210513881,14000153,'move 2 play JOKER suit S');
INSERT INTO journal VALUES(139,138,121571483037204481,6,1796210517574,14000154,'move 3 play KS KD');
INSERT INTO journal VALUES(140,139,121571483037204481,7,1796210520157,14000155,'move 4 play 9D 9S');
INSERT INTO journal VALUES(141,140,121571483037204481,8,1796210524213,14000156,'move 1 play 10S');
INSERT INTO journal VALUES(142,141,121571483037204481,9,1796210525852,14000157,'move 3 play JS JC');
INSERT INTO journal VALUES(143,142,121571483037204481,10,1796210527888,14000158,'move 2 play AD suit D');
INSERT INTO journal VALUES(144,143,121571483037204481,11,1796210528918,14000159,'move 1 play JOKER suit D');
INSERT INTO journal VALUES(145,144,121571483037204481,12,1796210530716,14000160,'move 4 play QD');
INSERT INTO journal VALUES(146,145,121571483037204481,13,1796210534537,14000161,'move 3 play 4D 5D');
INSERT INTO journal VALUES(147,146,121571483037204481,14,1796210537898,14000162,'move 2 play 7C');
INSERT INTO journal VALUES(148,147,121571483037204481,15,1796210540265,14000163,'move 1 play JOKER suit S');
INSERT INTO journal VALUES(149,148,121571483037204481,16,1796210543569,14000164,'move 4 play 7S 6S 5S');
INSERT INTO journal VALUES(150,149,121571483037204481,17,1796210543569,0,'hash f49dbd409fa1bd4fd9c492489dc29d05');
INSERT INTO journal VALUES(151,150,121571483037204481,18,1796210547921,14000165,'move 3 take');
INSERT INTO journal VALUES(152,151,121571483037204481,19,1796210552746,14000166,'move 2 play 8S to 4');
INSERT INTO journal VALUES(153,152,121571483037204481,20,1796210554986,14000167,'move 1 draw');
INSERT INTO journal VALUES(154,153,121571483037204481,21,1796210559590,14000168,'move 4 play 8C to 2');
INSERT INTO journal VALUES(155,154,121571483037204481,22,1796210561967,14000169,'move 3 play 8D to 2');
INSERT INTO journal VALUES(156,155,121571483037204481,23,1796210566184,14000170,'move 2 draw');
INSERT INTO journal VALUES(157,156,121571483037204481,24,1796210569703,14000171,'move 1 play 2D');
INSERT INTO journal VALUES(158,157,121571483037204481,25,1796210571892,14000172,'move 4 take');
INSERT INTO journal VALUES(159,158,121571483037204481,26,1796210574816,14000173,'move 3 draw');
INSERT INTO journal VALUES(160,159,121571483037204481,27,1796210576167,14000174,'move 2 draw');
INSERT INTO journal VALUES(161,160,121571483037204481,28,1796210636167,0,'timeout 1');
INSERT INTO journal VALUES(162,161,121571483037204481,29,1796210636167,0,'auto 1 play 10D');
INSERT INTO journal VALUES(163,162,121571483037204481,30,1796210638426,14000175,'move 3 draw');
INSERT INTO journal VALUES(164,163,121571483037204481,31,1796210640172,14000176,'move 2 draw');
INSERT INTO journal VALUES(165,164,121571483037204481,32,1796210644910,14000177,'move 1 play 7D 6D');
INSERT INTO journal VALUES(166,165,121571483037204481,33,1796210646579,14000178,'move 4 play 6H');
INSERT INTO journal VALUES(167,166,121571483037204481,34,1796210646579,0,'hash b50b5088af78ecda2767d5c8f6d22568');
INSERT INTO journal VALUES(168,167,121571483037204481,35,1796210650318,14000179,'move 3 play 5H');
INSERT INTO journal VALUES(169,168,121571483037204481,36,1796210653899,14000180,'move 2 play 3S');
INSERT INTO journal VALUES(170,169,121571483037204481,37,1796210655382,14000181,'move 1 draw');
INSERT INTO journal VALUES(171,170,121571483037204481,38,1796210657743,14000182,'move 4 play 4S 4H last');
INSERT INTO journal VALUES(172,171,121571483037204481,39,1796210660059,14000183,'move 3 play 7H 7H');
INSERT INTO journal VALUES(173,172,121571483037204481,40,1796210661697,14000184,'move 2 play 9H');
INSERT INTO journal VALUES(174,173,121571483037204481,41,1796210663143,14000185,'move 1 play JH');
INSERT INTO journal VALUES(175,174,121571483037204481,42,1796210664582,14000186,'move 2 play 8H to 3');
INSERT INTO journal VALUES(176,175,121571483037204481,43,1796210667947,14000187,'move 3 play 3H 3S 3C');
INSERT INTO journal VALUES(177,176,121571483037204481,44,1796210727947,0,'timeout 4');
INSERT INTO journal VALUES(178,177,121571483037204481,45,1796210727947,0,'auto 4 draw');
INSERT INTO journal VALUES(179,178,121571483037204481,46,1796210730929,14000188,'move 1 play 2C');
INSERT INTO journal VALUES(180,179,121571483037204481,47,1796210733374,14000189,'move 2 take');
INSERT INTO journal VALUES(181,180,121571483037204481,48,1796210736625,14000190,'move 3 play 2D');
INSERT INTO journal VALUES(182,181,121571483037204481,49,1796210738018,14000191,'move 4 take');
INSERT INTO journal VALUES(183,182,121571483037204481,50,1796210798018,0,'timeout 1');
INSERT INTO journal VALUES(184,183,121571483037204481,51,1796210798018,0,'auto 1 play 7D last');
INSERT INTO journal VALUES(185,184,121571483037204481,52,1796210798018,0,'hash b2371fec7fe30b866697da75f9cfb707');
INSERT INTO journal VALUES(186,185,121571483037204481,53,1796210803181,14000192,'move 2 play AS suit D');
INSERT INTO journal VALUES(187,186,121571483037204481,54,1796210805527,14000193,'move 3 draw');
INSERT INTO journal VALUES(188,187,121571483037204481,55,1796210806890,14000194,'move 4 play AS suit H');
INSERT INTO journal VALUES(189,188,121571483037204481,56,1796210809871,14000195,'move 1 play KH');
INSERT INTO journal VALUES(190,189,121571483037204481,57,1796210809871,0,'hash c1c736bfed135e50944afdfa3919d0d1');
INSERT INTO journal VALUES(191,0,121573048229822465,1,1796210873416,14000205,'move 1 keep 9D 2H 5H');
INSERT INTO journal VALUES(192,191,121573048229822465,2,1796210875821,14000206,'move 2 keep 7D 7C 7S');
INSERT INTO journal VALUES(193,192,121573048229822465,3,1796210879597,14000207,'move 1 play 3S');
INSERT INTO journal VALUES(194,193,121573048229822465,4,1796210884408,14000208,'move 2 play KC');
INSERT INTO journal VALUES(195,194,121573048229822465,5,1796210887611,14000209,'move 1 play KH');
INSERT INTO journal VALUES(196,195,121573048229822465,6,1796210891180,14000210,'move 2 play AS');
INSERT INTO journal VALUES(197,196,121573048229822465,7,1796210892923,14000211,'move 1 play AC');
INSERT INTO journal VALUES(198,197,121573048229822465,8,1796210897007,14000212,'move 2 take');
INSERT INTO journal VALUES(199,198,121573048229822465,9,1796210899872,14000213,'move 1 play 8H');
INSERT INTO journal VALUES(200,199,121573048229822465,10,1796210902605,14000214,'move 2 play JS');
INSERT INTO journal VALUES(201,200,121573048229822465,11,1796210907334,14000215,'move 1 play JH');
INSERT INTO journal VALUES(202,201,121573048229822465,12,1796210908571,14000216,'move 2 play KC KH');
INSERT INTO journal VALUES(203,202,121573048229822465,13,1796210909788,14000217,'move 1 play 7H');
INSERT INTO journal VALUES(204,203,121573048229822465,14,1796210969788,0,'timeout 2');
INSERT INTO journal VALUES(205,204,121573048229822465,15,1796210969788,0,'auto 2 play 3S');
INSERT INTO journal VALUES(206,205,121573048229822465,16,1796210975773,14000218,'move 1 take');
INSERT INTO journal VALUES(207,206,121573048229822465,17,1796210975773,0,'hash 0c7f962cf2762afd790537533119250a');
INSERT INTO journal VALUES(208,207,121573048229822465,18,1796210976956,14000219,'move 2 play AC');
INSERT INTO journal VALUES(209,208,121573048229822465,19,1796210979029,14000220,'move 1 play 7H');
INSERT INTO journal VALUES(210,209,121573048229822465,20,1796210980600,14000221,'move 2 play 6C');
INSERT INTO journal VALUES(211,210,121573048229822465,21,1796211040600,0,'timeout 1');
INSERT INTO journal VALUES(212,211,121573048229822465,22,1796211040600,0,'auto 1 play 8H');
INSERT INTO journal VALUES(213,212,121573048229822465,23,1796211293125,0,'timeout 2');
INSERT INTO journal VALUES(214,213,121573048229822465,24,1796211293125,0,'auto 2 play QC');
INSERT INTO journal VALUES(215,214,121573048229822465,25,1796211293125,0,'leave 2 away');
INSERT INTO journal VALUES(216,215,121573048229822465,26,1796211293125,0,'hash 036985a0671791be5b175089090236e7');
INSERT INTO journal VALUES(217,216,121573048229822465,27,1796211353125,0,'voted 2 forgive');
INSERT INTO journal VALUES(218,0,121575064469504001,1,1796211356154,0,'move 1 keep 7C 5H 7S');
INSERT INTO journal VALUES(219,218,121575064469504001,2,1796211359125,14000228,'move 2 keep 10S 10H AC');
INSERT INTO journal VALUES(220,219,121575064469504001,3,1796211362972,14000229,'move 3 keep 2D 2S 2C');
INSERT INTO journal VALUES(221,220,121575064469504001,4,1796211367725,14000230,'move 3 play 3D');
INSERT INTO journal VALUES(222,221,121575064469504001,5,1796211369230,0,'move 1 play 6S');
INSERT INTO journal VALUES(223,222,121575064469504001,6,1796211373730,14000231,'move 2 play 9C');
INSERT INTO journal VALUES(224,223,121575064469504001,7,1796211375803,14000232,'move 3 play 5D');
INSERT INTO journal VALUES(225,224,121575064469504001,8,1796211378553,14000233,'move 2 play JD');
INSERT INTO journal VALUES(226,225,121575064469504001,9,1796211382447,0,'move 1 play JC JH');
INSERT INTO journal VALUES(227,226,121575064469504001,10,1796211387447,14000234,'move 3 play 10D');
INSERT INTO journal VALUES(228,227,121575064469504001,11,1796211391647,14000235,'move 3 play 3C');
INSERT INTO journal VALUES(229,228,121575064469504001,12,1796211435251,14000236,'move 2 play 4H');
INSERT INTO journal VALUES(230,229,121575064469504001,13,1796211437237,0,'move 1 play 8C');
INSERT INTO journal VALUES(231,230,121575064469504001,14,1796211442237,14000237,'move 3 play 8H');
INSERT INTO journal VALUES(232,231,121575064469504001,15,1796211445502,14000238,'move 2 play 9D');
INSERT INTO journal VALUES(233,232,121575064469504001,16,1796211447316,0,'move 1 play QC');
INSERT INTO journal VALUES(234,233,121575064469504001,17,1796211447316,0,'hash b6975a51be09b0dea77c412818828c4c');
INSERT INTO journal VALUES(235,234,121575064469504001,18,1796211452081,14000239,'move 3 play QH');
INSERT INTO journal VALUES(236,235,121575064469504001,19,1796211512081,0,'timeout 2');
INSERT INTO journal VALUES(237,236,121575064469504001,20,1796211512081,0,'auto 2 play QS');
INSERT INTO journal VALUES(238,237,121575064469504001,21,1796211514763,0,'move 1 play AD AH');
INSERT INTO journal VALUES(239,238,121575064469504001,22,1796211514763,14000240,'move 3 play 7D');
INSERT INTO journal VALUES(240,239,121575064469504001,23,1796211519296,14000241,'move 2 play 6H');
INSERT INTO journal VALUES(241,240,121575064469504001,24,1796211521462,0,'move 1 play JS');
INSERT INTO journal VALUES(242,241,121575064469504001,25,1796211525973,14000242,'move 3 play 5C');
INSERT INTO journal VALUES(243,242,121575064469504001,26,1796211529774,0,'move 1 play KC');
INSERT INTO journal VALUES(244,243,121575064469504001,27,1796211534774,14000243,'move 2 play KD');
INSERT INTO journal VALUES(245,244,121575064469504001,28,1796211539693,14000244,'move 3 take');
INSERT INTO journal VALUES(246,245,121575064469504001,29,1796211541039,0,'move 1 play 4D');
INSERT INTO journal VALUES(247,246,121575064469504001,30,1796211546039,14000245,'move 2 play 9S');
INSERT INTO journal VALUES(248,247,121575064469504001,31,1796211550295,14000246,'move 3 play 9D');
INSERT INTO journal VALUES(249,248,121575064469504001,32,1796211551545,0,'move 1 play KH');
INSERT INTO journal VALUES(250,249,121575064469504001,33,1796211556545,14000247,'move 2 play AS');
INSERT INTO journal VALUES(251,250,121575064469504001,34,1796211556545,0,'hash 6797a8600173cf59efd421d4ff0566f1');
INSERT INTO journal VALUES(252,251,121575064469504001,35,1796211560965,14000248,'move 3 play AD AH');
INSERT INTO journal VALUES(253,252,121575064469504001,36,1796211560965,0,'hash f17c114a65e4d74bd204d43cc46c44b5');
INSERT INTO journal VALUES(254,0,121576200261861377,1,1796211624919,14000260,'move 1 keep 7S 5H 5C');
INSERT INTO journal VALUES(255,254,121576200261861377,2,1796211684919,0,'timeout 2');
INSERT INTO journal VALUES(256,255,121576200261861377,3,1796211684919,0,'auto 2 keep 7D 5S AH');
INSERT INTO journal VALUES(257,256,121576200261861377,4,1796211684919,0,'timeout 3');
INSERT INTO journal VALUES(258,257,121576200261861377,5,1796211684919,0,'auto 3 keep 5D AD KC');
INSERT INTO journal VALUES(259,258,121576200261861377,6,1796211684919,0,'timeout 4');
INSERT INTO journal VALUES(260,259,121576200261861377,7,1796211684919,0,'auto 4 keep 10D KS JS');
INSERT INTO journal VALUES(261,260,121576200261861377,8,1796211687471,14000261,'move 1 play 3H');
INSERT INTO journal VALUES(262,261,121576200261861377,9,1796211689464,14000262,'move 2 play AC');
INSERT INTO journal VALUES(263,262,121576200261861377,10,1796211694440,14000263,'move 3 take');
INSERT INTO journal VALUES(264,263,121576200261861377,11,1796211754440,0,'timeout 4');
INSERT INTO journal VALUES(265,264,121576200261861377,12,1796211754440,0,'auto 4 play 3C');
INSERT INTO journal VALUES(266,265,121576200261861377,13,1796211759146,14000264,'move 1 play 8S');
INSERT INTO journal VALUES(267,266,121576200261861377,14,1796211763046,14000265,'move 2 play 8C');
INSERT INTO journal VALUES(268,267,121576200261861377,15,1796211766953,14000266,'move 3 play KH');
INSERT INTO journal VALUES(269,268,121576200261861377,16,1796211768453,0,'auto 4 play 7C');
INSERT INTO journal VALUES(270,269,121576200261861377,17,1796211768453,0,'hash 4ded235bb4a0e515e07c1246982004e6');
INSERT INTO journal VALUES(271,270,121576200261861377,18,1796211772965,14000267,'move 1 play 3S');
INSERT INTO journal VALUES(272,271,121576200261861377,19,1796211774261,14000268,'move 2 take');
INSERT INTO journal VALUES(273,272,121576200261861377,20,1796211775478,14000269,'move 3 play 3H');
INSERT INTO journal VALUES(274,273,121576200261861377,21,1796211780231,0,'auto 4 play 4S');
INSERT INTO journal VALUES(275,274,121576200261861377,22,1796211785231,14000270,'move 1 play 9H 9S');
INSERT INTO journal VALUES(276,275,121576200261861377,23,1796211788075,14000271,'move 2 take');
INSERT INTO journal VALUES(277,276,121576200261861377,24,1796211791191,14000272,'move 3 play QS');
INSERT INTO journal VALUES(278,277,121576200261861377,25,1796211794581,0,'auto 4 take');
INSERT INTO journal VALUES(279,278,121576200261861377,26,1796211799581,14000273,'move 1 play 4D');
INSERT INTO journal VALUES(280,279,121576200261861377,27,1796211804343,14000274,'move 2 play 4S');
INSERT INTO journal VALUES(281,280,121576200261861377,28,1796211806025,14000275,'move 3 play AC');
INSERT INTO journal VALUES(282,281,121576200261861377,29,1796211809268,0,'auto 4 take');
INSERT INTO journal VALUES(283,282,121576200261861377,30,1796211814268,14000276,'move 1 play JD');
INSERT INTO journal VALUES(284,283,121576200261861377,31,1796211819069,14000277,'move 2 play KH');
INSERT INTO journal VALUES(285,284,121576200261861377,32,1796211821613,14000278,'move 3 play 10S');
INSERT INTO journal VALUES(286,285,121576200261861377,33,1796211825866,14000279,'move 3 play JC');
INSERT INTO journal VALUES(287,286,121576200261861377,34,1796211825866,0,'hash db277e819fe379c53acd0b4db7f0004c');
INSERT INTO journal VALUES(288,287,121576200261861377,35,1796211827863,0,'auto 4 play QS');
INSERT INTO journal VALUES(289,288,121576200261861377,36,1796211832863,14000280,'move 1 play 7H');
INSERT INTO journal VALUES(290,289,121576200261861377,37,1796211837111,14000281,'move 2 play 3D 3C');
INSERT INTO journal VALUES(291,290,121576200261861377,38,1796211897111,0,'timeout 3');
INSERT INTO journal VALUES(292,291,121576200261861377,39,1796211897111,0,'auto 3 play 4H');
INSERT INTO journal VALUES(293,292,121576200261861377,40,1796211900538,0,'auto 4 play 4D 4S');
INSERT INTO journal VALUES(294,293,121576200261861377,41,1796211900538,14000282,'move 1 play 8D');
INSERT INTO journal VALUES(295,294,121576200261861377,42,1796211904878,14000283,'move 2 play 8S 8C');
INSERT INTO journal VALUES(296,295,121576200261861377,43,1796211908335,14000284,'move 3 take');
INSERT INTO journal VALUES(297,296,121576200261861377,44,1796211911298,0,'auto 4 play 6S 6H');
INSERT INTO journal VALUES(298,297,121576200261861377,45,1796211916298,14000285,'move 1 play 2S');
INSERT INTO journal VALUES(299,298,121576200261861377,46,1796211920688,14000286,'move 2 play 3S 3H');
INSERT INTO journal VALUES(300,299,121576200261861377,47,1796211925006,14000287,'move 3 play 8S');
INSERT INTO journal VALUES(301,300,121576200261861377,48,1796211928261,0,'auto 4 play 9C');
INSERT INTO journal VALUES(302,301,121576200261861377,49,1796211933261,14000288,'move 1 play 5H');
INSERT INTO journal VALUES(303,302,121576200261861377,50,1796211938143,0,'auto 4 play AC');
INSERT INTO journal VALUES(304,303,121576200261861377,51,1796211938143,0,'hash 159fa9fa59b7736a66cc3c5fbe62da30');
INSERT INTO journal VALUES(305,304,121576200261861377,52,1796211943143,14000289,'move 3 play 7H');
INSERT INTO journal VALUES(306,305,121576200261861377,53,1796211948057,14000290,'move 2 play 7C');
INSERT INTO journal VALUES(307,306,121576200261861377,54,1796211950113,14000291,'move 1 take');
INSERT INTO journal VALUES(308,307,121576200261861377,55,1796211952658,0,'auto 4 play JS');
INSERT INTO journal VALUES(309,308,121576200261861377,56,1796211957658,14000292,'move 3 play JC');
INSERT INTO journal VALUES(310,309,121576200261861377,57,1796211962548,14000293,'move 2 play 10H');
INSERT INTO journal VALUES(311,310,121576200261861377,58,1796211966188,14000294,'leave 4');
INSERT INTO journal VALUES(312,311,121576200261861377,59,1796211966188,14000296,'move 2 play 9S');
INSERT INTO journal VALUES(313,312,121576200261861377,60,1796211969412,14000297,'move 1 play AC');
INSERT INTO journal VALUES(314,313,121576200261861377,61,1796211972540,14000298,'move 3 take');
INSERT INTO journal VALUES(315,314,121576200261861377,62,1796211975583,14000299,'move 2 play 6D');
INSERT INTO journal VALUES(316,315,121576200261861377,63,1796211980248,14000300,'move 1 play 7H 7C');
INSERT INTO journal VALUES(317,316,121576200261861377,64,1796211982929,14000301,'move 3 play 3D 3C');
INSERT INTO journal VALUES(318,317,121576200261861377,65,1796211985148,14000302,'move 2 take');
INSERT INTO journal VALUES(319,318,121576200261861377,66,1796211990035,14000303,'move 1 play 5H');
INSERT INTO journal VALUES(320,319,121576200261861377,67,1796211992134,14000304,'move 2 play 6D');
INSERT INTO journal VALUES(321,320,121576200261861377,68,1796211992134,0,'hash 8a54619020e8e850b0ccb0951ef7e181');
INSERT INTO journal VALUES(322,321,121576200261861377,69,1796211994400,14000305,'move 3 play 6C');
INSERT INTO journal VALUES(323,322,121576200261861377,70,1796211998959,14000306,'move 1 play 9C');
INSERT INTO journal VALUES(324,323,121576200261861377,71,1796212003479,14000307,'move 2 play 7H 7C');
INSERT INTO journal VALUES(325,324,121576200261861377,72,1796212005114,14000308,'move 3 play 4H 4D 4S');
INSERT INTO journal VALUES(326,325,121576200261861377,73,1796212008722,14000309,'move 1 take');
INSERT INTO journal VALUES(327,326,121576200261861377,74,1796212010502,14000310,'move 2 play 3D 3C');
INSERT INTO journal VALUES(328,327,121576200261861377,75,1796212013096,14000311,'move 3 play QS');
INSERT INTO journal VALUES(329,328,121576200261861377,76,1796212014524,14000312,'move 1 play 7H');
INSERT INTO journal VALUES(330,329,121576200261861377,77,1796212018251,14000313,'move 2 take');
INSERT INTO journal VALUES(331,330,121576200261861377,78,1796212020650,14000314,'move 3 play 9S');
INSERT INTO journal VALUES(332,331,121576200261861377,79,1796212023334,14000315,'move 1 play 9C');
INSERT INTO journal VALUES(333,332,121576200261861377,80,1796212026841,14000316,'move 2 play 9H');
INSERT INTO journal VALUES(334,333,121576200261861377,81,1796212031665,14000317,'move 3 play 9D');
INSERT INTO journal VALUES(335,334,121576200261861377,82,1796212034885,14000318,'move 1 play 7C');
INSERT INTO journal VALUES(336,335,121576200261861377,83,1796212037159,14000319,'move 2 play 3D 3C');
INSERT INTO journal VALUES(337,336,121576200261861377,84,1796212040787,14000320,'move 3 play 8D 8C');
INSERT INTO journal VALUES(338,337,121576200261861377,85,1796212040787,0,'hash 08d7f10dc2163b28985e897fd302a08e');
INSERT INTO journal VALUES(339,338,121576200261861377,86,1796212043548,14000321,'move 1 play 8S');
INSERT INTO journal VALUES(340,339,121576200261861377,87,1796212046778,14000322,'move 2 play QS');
INSERT INTO journal VALUES(341,340,121576200261861377,88,1796212050303,14000323,'move 3 take');
INSERT INTO journal VALUES(342,341,121576200261861377,89,1796212054223,14000324,'move 1 play 3S 3H');
INSERT INTO journal VALUES(343,342,121576200261861377,90,1796212058422,14000325,'move 2 play 7H');
INSERT INTO journal VALUES(344,343,121576200261861377,91,1796212060021,14000326,'move 3 play 3D');
INSERT INTO journal VALUES(345,344,121576200261861377,92,1796212064181,14000327,'move 1 play 4D');
INSERT INTO journal VALUES(346,345,121576200261861377,93,1796212066462,14000328,'move 2 take');
INSERT INTO journal VALUES(347,346,121576200261861377,94,1796212067787,14000329,'move 3 play 3C');
INSERT INTO journal VALUES(348,347,121576200261861377,95,1796212069518,14000330,'move 1 play 4H 4S');
INSERT INTO journal VALUES(349,348,121576200261861377,96,1796212073597,14000331,'move 2 play 4D');
INSERT INTO journal VALUES(350,349,121576200261861377,97,1796212076933,14000332,'move 3 play 9S 9D');
INSERT INTO journal VALUES(351,350,121576200261861377,98,1796212078561,14000333,'leave 2');
INSERT INTO journal VALUES(352,351,121576200261861377,99,1796212078561,14000334,'move 1 take');
INSERT INTO journal VALUES(353,352,121576200261861377,100,1796212081699,14000335,'move 3 play 8D 8C 8S');
INSERT INTO journal VALUES(354,353,121576200261861377,101,1796212085075,14000336,'move 1 play 9S');
INSERT INTO journal VALUES(355,354,121576200261861377,102,1796212085075,0,'hash 3ff74a6a1e0568f0f9bb68bab656b310');
INSERT INTO journal VALUES(356,355,121576200261861377,103,1796212088421,14000337,'move 3 play 9C 9H');
INSERT INTO journal VALUES(357,356,121576200261861377,104,1796212091007,14000338,'move 1 play 9D');
INSERT INTO journal VALUES(358,357,121576200261861377,105,1796212094340,14000339,'leave 1');
INSERT INTO journal VALUES(359,358,121576200261861377,106,1796212094340,0,'hash e5427dde4b0936389aaa8e9a2415e458');
INSERT INTO journal VALUES(360,0,121578425008783361,1,1796212155340,14000349,'move 1 play 6S');
INSERT INTO journal VALUES(361,360,121578425008783361,2,1796212157843,14000350,'move 2 play 5S');
INSERT INTO journal VALUES(362,361,121578425008783361,3,1796212160366,14000351,'move 1 play JS');
INSERT INTO journal VALUES(363,362,121578425008783361,4,1796212220366,0,'timeout 1');
INSERT INTO journal VALUES(364,363,121578425008783361,5,1796212220366,0,'auto 1 draw 2');
INSERT INTO journal VALUES(365,364,121578425008783361,6,1796212265294,14000367,'move 2 play AD suit S');
INSERT INTO journal VALUES(366,365,121578425008783361,7,1796212268676,14000368,'move 1 play 7D');
INSERT INTO journal VALUES(367,366,121578425008783361,8,1796212273552,14000369,'move 2 play 3S');
INSERT INTO journal VALUES(368,367,121578425008783361,9,1796212278318,14000370,'move 1 play 3D');
INSERT INTO journal VALUES(369,368,121578425008783361,10,1796212279768,14000371,'move 2 take');
INSERT INTO journal VALUES(370,369,121578425008783361,11,1796212284505,14000372,'move 1 play KD');
INSERT INTO journal VALUES(371,370,121578425008783361,12,1796212286627,14000373,'move 2 play JD');
INSERT INTO journal VALUES(372,371,121578425008783361,13,1796212287748,14000374,'move 2 play 9D 9C');
INSERT INTO journal VALUES(373,372,121578425008783361,14,1796212290748,14000375,'move 1 play 9H');
INSERT INTO journal VALUES(374,373,121578425008783361,15,1796212292249,14000376,'move 2 play 3H');
INSERT INTO journal VALUES(375,374,121578425008783361,16,1796212352249,0,'timeout 1');
INSERT INTO journal VALUES(376,375,121578425008783361,17,1796212352249,0,'auto 1 play 4D');
INSERT INTO journal VALUES(377,376,121578425008783361,18,1796212352249,0,'hash 4e2c2f45bba7a2051aa18e05b48898f2');
INSERT INTO journal VALUES(378,377,121578425008783361,19,1796212355508,14000377,'move 2 take');
INSERT INTO journal VALUES(379,378,121578425008783361,20,1796212356786,14000378,'move 1 play 2D');
INSERT INTO journal VALUES(380,379,121578425008783361,21,1796212359820,14000379,'move 2 play 2H');
INSERT INTO journal VALUES(381,380,121578425008783361,22,1796212361110,14000380,'move 1 take');
INSERT INTO journal VALUES(382,381,121578425008783361,23,1796212364398,14000381,'move 2 draw');
INSERT INTO journal VALUES(383,382,121578425008783361,24,1796212365715,14000382,'move 1 play QH');
INSERT INTO journal VALUES(384,383,121578425008783361,25,1796212370355,14000383,'move 2 play 7H');
INSERT INTO journal VALUES(385,384,121578425008783361,26,1796212372051,14000384,'move 1 draw');
INSERT INTO journal VALUES(386,385,121578425008783361,27,1796212373384,14000385,'move 2 draw');
INSERT INTO journal VALUES(387,386,121578425008783361,28,1796212378124,14000386,'move 1 play JH');
INSERT INTO journal VALUES(388,387,121578425008783361,29,1796212380909,14000387,'move 1 draw');
INSERT INTO journal VALUES(389,388,121578425008783361,30,1796212385598,14000388,'move 2 draw');
INSERT INTO journal VALUES(390,389,121578425008783361,31,1796212387535,14000389,'move 1 play 6H');
INSERT INTO journal VALUES(391,390,121578425008783361,32,1796212392494,14000390,'move 2 play 6D');
INSERT INTO journal VALUES(392,391,121578425008783361,33,1796212452494,0,'timeout 1');
INSERT INTO journal VALUES(393,392,121578425008783361,34,1796212452494,0,'auto 1 draw 2');
INSERT INTO journal VALUES(394,393,121578425008783361,35,1796212452494,0,'hash 046dcce87dfe6cc90caa80fb655edaf9');
INSERT INTO journal VALUES(395,394,121578425008783361,36,1796212469169,14000396,'move 2 play 10D 10C');
INSERT INTO journal VALUES(396,395,121578425008783361,37,1796212470308,14000397,'move 1 play 10S');
INSERT INTO journal VALUES(397,396,121578425008783361,38,1796212472941,14000398,'move 2 play 8S');
INSERT INTO journal VALUES(398,397,121578425008783361,39,1796212476675,14000399,'move 1 play 8D 8C');
INSERT INTO journal VALUES(399,398,121578425008783361,40,1796212536675,0,'timeout 1');
INSERT INTO journal VALUES(400,399,121578425008783361,41,1796212536675,0,'auto 1 draw 2');
INSERT INTO journal VALUES(401,400,121578425008783361,42,1796212558240,14000406,'move 2 play QC');
INSERT INTO journal VALUES(402,401,121578425008783361,43,1796212618240,0,'timeout 1');
INSERT INTO journal VALUES(403,402,121578425008783361,44,1796212618240,0,'auto 1 play QD');
INSERT INTO journal VALUES(404,403,121578425008783361,45,1796212871298,0,'leave 1 away');
INSERT INTO journal VALUES(405,404,121578425008783361,46,1796212871298,0,'hash 8bd1ad630b64394f460c5b640c2d5ec9');
INSERT INTO journal VALUES(406,405,121578425008783361,47,1796212931298,0,'voted 1 forgive');
INSERT INTO journal VALUES(407,0,121581683806830593,1,1796212934327,0,'move 1 play 6S 6H');
INSERT INTO journal VALUES(408,407,121581683806830593,2,1796212937298,14000414,'move 2 play 10H 10D');
INSERT INTO journal VALUES(409,408,121581683806830593,3,1796212941284,14000415,'move 3 play 7C');
INSERT INTO journal VALUES(410,409,121581683806830593,4,1796212944441,0,'move 1 play 3D');
INSERT INTO journal VALUES(411,410,121581683806830593,5,1796212949441,14000416,'move 2 take');
INSERT INTO journal VALUES(412,411,121581683806830593,6,1796212950545,14000417,'move 3 play 3S');
INSERT INTO journal VALUES(413,412,121581683806830593,7,1796212955270,0,'move 1 play 4H');
INSERT INTO journal VALUES(414,413,121581683806830593,8,1796213015270,0,'timeout 2');
INSERT INTO journal VALUES(415,414,121581683806830593,9,1796213015270,0,'auto 2 play 5D');
INSERT INTO journal VALUES(416,415,121581683806830593,10,1796213021270,14000418,'move 3 play 5C');
INSERT INTO journal VALUES(417,416,121581683806830593,11,1796213026075,0,'move 1 take');
INSERT INTO journal VALUES(418,417,121581683806830593,12,1796213031075,14000419,'move 2 play 2C');
INSERT INTO journal VALUES(419,418,121581683806830593,13,1796213033355,14000420,'move 3 take');
INSERT INTO journal VALUES(420,419,121581683806830593,14,1796213035914,0,'move 1 play QC QH');
INSERT INTO journal VALUES(421,420,121581683806830593,15,1796213040914,14000421,'move 2 play 2H');
INSERT INTO journal VALUES(422,421,121581683806830593,16,1796213045360,14000422,'move 3 take');
INSERT INTO journal VALUES(423,422,121581683806830593,17,1796213045360,0,'hash fbe9397afca9d49b68be37b0e2612d4c');
INSERT INTO journal VALUES(424,423,121581683806830593,18,1796213048412,0,'move 1 play 9H');
INSERT INTO journal VALUES(425,424,121581683806830593,19,1796213053412,14000423,'move 2 play AD suit H');
INSERT INTO journal VALUES(426,425,121581683806830593,20,1796213056171,14000424,'move 3 play KH KD KC');
INSERT INTO journal VALUES(427,426,121581683806830593,21,1796213058480,0,'move 1 play JC JS');
INSERT INTO journal VALUES(428,427,121581683806830593,22,1796213063480,0,'move 1 draw');
INSERT INTO journal VALUES(429,428,121581683806830593,23,1796213063480,14000425,'move 2 play KS');
INSERT INTO journal VALUES(430,429,121581683806830593,24,1796213067613,14000426,'move 3 play 9S');
INSERT INTO journal VALUES(431,430,121581683806830593,25,1796213071067,0,'move 1 draw');
INSERT INTO journal VALUES(432,431,121581683806830593,26,1796213076067,14000427,'move 2 draw');
INSERT INTO journal VALUES(433,432,121581683806830593,27,1796213079185,14000428,'move 3 play AC suit C');
INSERT INTO journal VALUES(434,433,121581683806830593,28,1796213080886,0,'move 1 play 8C 8D');
INSERT INTO journal VALUES(435,434,121581683806830593,29,1796213085886,0,'move 1 play 4D');
INSERT INTO journal VALUES(436,435,121581683806830593,30,1796213085886,14000429,'move 2 play 6D');
INSERT INTO journal VALUES(437,436,121581683806830593,31,1796213090449,14000430,'move 3 draw');
INSERT INTO journal VALUES(438,437,121581683806830593,32,1796213093944,0,'move 1 play 7S');
INSERT INTO journal VALUES(439,438,121581683806830593,33,1796213098944,14000431,'move 2 play 9D');
INSERT INTO journal VALUES(440,439,121581683806830593,34,1796213098944,0,'hash 15c01220f7cbddd7de9c7da42649db93');
INSERT INTO journal VALUES(441,440,121581683806830593,35,1796213102724,14000432,'move 3 draw');
INSERT INTO journal VALUES(442,441,121581683806830593,36,1796213107506,0,'move 1 draw');
INSERT INTO journal VALUES(443,442,121581683806830593,37,1796213112506,14000433,'move 2 draw');
INSERT INTO journal VALUES(444,443,121581683806830593,38,1796213116032,14000434,'move 3 play 7H');
INSERT INTO journal VALUES(445,444,121581683806830593,39,1796213118566,0,'move 1 draw');
INSERT INTO journal VALUES(446,445,121581683806830593,40,1796213178566,0,'timeout 2');
INSERT INTO journal VALUES(447,446,121581683806830593,41,1796213178566,0,'auto 2 draw');
INSERT INTO journal VALUES(448,447,121581683806830593,42,1796213184566,14000435,'move 3 draw');
INSERT INTO journal VALUES(449,448,121581683806830593,43,1796213187720,0,'move 1 draw');
INSERT INTO journal VALUES(450,449,121581683806830593,44,1796213192720,14000436,'move 2 play QD');
INSERT INTO journal VALUES(451,450,121581683806830593,45,1796213195997,14000437,'move 3 play JD');
INSERT INTO journal VALUES(452,451,121581683806830593,46,1796213199084,14000438,'move 2 draw');
INSERT INTO journal VALUES(453,452,121581683806830593,47,1796213201180,14000439,'move 3 play JH');
INSERT INTO journal VALUES(454,453,121581683806830593,48,1796213202961,14000440,'move 2 play 8H');
INSERT INTO journal VALUES(455,454,121581683806830593,49,1796213204302,0,'move 1 play 7D');
INSERT INTO journal VALUES(456,455,121581683806830593,50,1796213265287,0,'timeout 3');
INSERT INTO journal VALUES(457,456,121581683806830593,51,1796213265287,0,'auto 3 draw');
INSERT INTO journal VALUES(458,457,121581683806830593,52,1796213265287,0,'hash daeaa0b5373ce3b5a367635571efa844');
INSERT INTO journal VALUES(459,458,121581683806830593,53,1796213265287,14000441,'move 2 play 3H');
INSERT INTO journal VALUES(460,459,121581683806830593,54,1796213267023,0,'move 1 take');
INSERT INTO journal VALUES(461,460,121581683806830593,55,1796213271653,14000442,'move 3 play 3C');
INSERT INTO journal VALUES(462,461,121581683806830593,56,1796213272746,14000443,'move 2 play 4S');
INSERT INTO journal VALUES(463,462,121581683806830593,57,1796213274439,0,'move 1 play 5S 5H');
INSERT INTO journal VALUES(464,463,121581683806830593,58,1796213279272,14000444,'move 3 play 6C');
INSERT INTO journal VALUES(465,464,121581683806830593,59,1796213282973,14000445,'move 2 take');
INSERT INTO journal VALUES(466,465,121581683806830593,60,1796213286586,0,'move 1 play AH suit C');
INSERT INTO journal VALUES(467,466,121581683806830593,61,1796213347586,0,'timeout 3');
INSERT INTO journal VALUES(468,467,121581683806830593,62,1796213347586,0,'auto 3 play 4C');
INSERT INTO journal VALUES(469,468,121581683806830593,63,1796213347586,14000446,'move 2 play 10C');
INSERT INTO journal VALUES(470,469,121581683806830593,64,1796213351432,0,'move 1 play 10S');
INSERT INTO journal VALUES(471,470,121581683806830593,65,1796213356432,14000447,'move 3 draw');
INSERT INTO journal VALUES(472,471,121581683806830593,66,1796213416432,0,'timeout 2');
INSERT INTO journal VALUES(473,472,121581683806830593,67,1796213416432,0,'auto 2 play 9S');
INSERT INTO journal VALUES(474,473,121581683806830593,68,1796213420158,0,'move 1 play QS');
INSERT INTO journal VALUES(475,474,121581683806830593,69,1796213420158,0,'hash 61969f935c2be3e5460172b007690233');
INSERT INTO journal VALUES(476,475,121581683806830593,70,1796213420158,14000448,'move 3 play QH');
INSERT INTO journal VALUES(477,476,121581683806830593,71,1796213423158,14000449,'move 2 play QD QC');
INSERT INTO journal VALUES(478,477,121581683806830593,72,1796213427579,0,'move 1 draw');
INSERT INTO journal VALUES(479,478,121581683806830593,73,1796213432579,14000450,'move 3 play 9C');
INSERT INTO journal VALUES(480,479,121581683806830593,74,1796213432579,0,'hash 58dc90acf11ac79f82e2af456eebeb6e');
INSERT INTO journal VALUES(481,0,121584051176865793,1,1796213496723,14000461,'move 1 play AD suit S');
INSERT INTO journal VALUES(482,481,121584051176865793,2,1796213499139,14000462,'move 2 play QS QH');
INSERT INTO journal VALUES(483,482,121584051176865793,3,1796213501725,14000463,'move 3 draw');
INSERT INTO journal VALUES(484,483,121584051176865793,4,1796213503975,14000464,'move 4 draw');
INSERT INTO journal VALUES(485,484,121584051176865793,5,1796213508108,14000465,'move 1 draw');
INSERT INTO journal VALUES(486,485,121584051176865793,6,1796213512090,14000466,'move 2 play AH suit D');
INSERT INTO journal VALUES(487,486,121584051176865793,7,1796213516596,14000467,'move 3 play 2D');
INSERT INTO journal VALUES(488,487,121584051176865793,8,1796213520151,14000468,'move 4 play 2S');
INSERT INTO journal VALUES(489,488,121584051176865793,9,1796213522693,14000469,'move 1 take');
INSERT INTO journal VALUES(490,489,121584051176865793,10,1796213526971,14000470,'move 2 draw');
INSERT INTO journal VALUES(491,490,121584051176865793,11,1796213530868,14000471,'move 3 play 6S');
INSERT INTO journal VALUES(492,491,121584051176865793,12,1796213532682,14000472,'move 4 play 6H');
INSERT INTO journal VALUES(493,492,121584051176865793,13,1796213535498,14000473,'move 1 play 3H 3S');
INSERT INTO journal VALUES(494,493,121584051176865793,14,1796213538270,14000474,'move 2 take');
INSERT INTO journal VALUES(495,494,121584051176865793,15,1796213540684,14000475,'move 3 draw');
INSERT INTO journal VALUES(496,495,121584051176865793,16,1796213544833,14000476,'move 4 play 3C');
INSERT INTO journal VALUES(497,496,121584051176865793,17,1796213544833,0,'hash 31559c13abff8ae8016b8a06a56a1da3');
INSERT INTO journal VALUES(498,497,121584051176865793,18,1796213546570,14000477,'move 1 take');
INSERT INTO journal VALUES(499,498,121584051176865793,19,1796213548219,14000478,'move 2 play 6C');
INSERT INTO journal VALUES(500,499,121584051176865793,20,1796213551139,14000479,'move 3 play QC');
INSERT INTO journal VALUES(501,500,121584051176865793,21,1796213553738,14000480,'move 4 play QD');
INSERT INTO journal VALUES(502,501,121584051176865793,22,1796213557589,14000481,'move 1 play 4D');
INSERT INTO journal VALUES(503,502,121584051176865793,23,1796213560505,14000482,'move 2 draw');
INSERT INTO journal VALUES(504,503,121584051176865793,24,1796213564100,14000483,'move 3 draw');
INSERT INTO journal VALUES(505,504,121584051176865793,25,1796213566889,14000484,'move 4 play 4C last');
INSERT INTO journal VALUES(506,505,121584051176865793,26,1796213626889,0,'timeout 1');
INSERT INTO journal VALUES(507,506,121584051176865793,27,1796213626889,0,'auto 1 play 4H');
INSERT INTO journal VALUES(508,507,121584051176865793,28,1796213631807,14000485,'move 2 draw');
INSERT INTO journal VALUES(509,508,121584051176865793,29,1796213632906,14000486,'move 3 play 9H');
INSERT INTO journal VALUES(510,509,121584051176865793,30,1796213637437,14000487,'move 4 play 5H');
INSERT INTO journal VALUES(511,510,121584051176865793,31,1796213640016,14000488,'move 1 take');
INSERT INTO journal VALUES(512,511,121584051176865793,32,1796213645001,14000489,'move 2 play KH');
INSERT INTO journal VALUES(513,512,121584051176865793,33,1796213649298,14000490,'move 3 play 10H 10C');
INSERT INTO journal VALUES(514,513,121584051176865793,34,1796213649298,0,'hash ce9bd77d6c2b1ee4ba4dfec6ac335335');
INSERT INTO journal VALUES(515,514,121584051176865793,35,1796213650809,14000491,'move 4 draw');
INSERT INTO journal VALUES(516,515,121584051176865793,36,1796213653138,14000492,'move 1 play 7D');
INSERT INTO journal VALUES(517,516,121584051176865793,37,1796213656237,14000493,'move 2 play 8C');
INSERT INTO journal VALUES(518,517,121584051176865793,38,1796213658756,14000494,'move 1 play 9C 9D 9S');
INSERT INTO journal VALUES(519,518,121584051176865793,39,1796213662354,14000495,'move 4 play AS suit S');
INSERT INTO journal VALUES(520,519,121584051176865793,40,1796213665718,14000496,'move 1 report 4');
INSERT INTO journal VALUES(521,520,121584051176865793,41,1796213668236,14000497,'move 3 draw');
INSERT INTO journal VALUES(522,521,121584051176865793,42,1796213672454,14000498,'move 2 play AC suit H');
INSERT INTO journal VALUES(523,522,121584051176865793,43,1796213676345,14000499,'move 1 draw');
INSERT INTO journal VALUES(524,523,121584051176865793,44,1796213678422,14000500,'move 4 draw');
INSERT INTO journal VALUES(525,524,121584051176865793,45,1796213679943,14000501,'move 3 draw');
INSERT INTO journal VALUES(526,525,121584051176865793,46,1796213683402,14000502,'move 2 play JH');
INSERT INTO journal VALUES(527,526,121584051176865793,47,1796213685283,14000503,'move 4 play 8H');
INSERT INTO journal VALUES(528,527,121584051176865793,48,1796213689397,14000504,'move 1 play 7H 7C');
INSERT INTO journal VALUES(529,528,121584051176865793,49,1796213691739,14000505,'move 2 play 2H 2C last');
INSERT INTO journal VALUES(530,529,121584051176865793,50,1796213695250,14000506,'move 3 take');
INSERT INTO journal VALUES(531,530,121584051176865793,51,1796213695250,0,'hash 3c2452c980e1e04a52fd9593ccc4289c');
INSERT INTO journal VALUES(532,531,121584051176865793,52,1796213698504,14000507,'move 4 draw');
INSERT INTO journal VALUES(533,532,121584051176865793,53,1796213703253,14000508,'move 1 play JC');
INSERT INTO journal VALUES(534,533,121584051176865793,54,1796213707657,14000509,'move 3 play 5C 5S');
INSERT INTO journal VALUES(535,534,121584051176865793,55,1796213709906,14000510,'move 4 play 4S');
INSERT INTO journal VALUES(536,535,121584051176865793,56,1796213710982,14000511,'move 1 play 10S 10D');
INSERT INTO journal VALUES(537,536,121584051176865793,57,1796213713990,14000512,'move 2 draw');
INSERT INTO journal VALUES(538,537,121584051176865793,58,1796213718349,14000513,'move 3 play 7S');
INSERT INTO journal VALUES(539,538,121584051176865793,59,1796213720724,14000514,'move 4 play 10C');
INSERT INTO journal VALUES(540,539,121584051176865793,60,1796213722798,14000515,'move 1 draw');
INSERT INTO journal VALUES(541,540,121584051176865793,61,1796213726926,14000516,'move 2 play 10H last');
INSERT INTO journal VALUES(542,541,121584051176865793,62,1796213730225,14000517,'move 3 play AD suit D');
INSERT INTO journal VALUES(543,542,121584051176865793,63,1796213733677,14000518,'move 4 play 3D last');
INSERT INTO journal VALUES(544,543,121584051176865793,64,1796213735790,14000519,'move 1 take');
INSERT INTO journal VALUES(545,544,121584051176865793,65,1796213795790,0,'timeout 2');
INSERT INTO journal VALUES(546,545,121584051176865793,66,1796213795790,0,'auto 2 play KD');
INSERT INTO journal VALUES(547,546,121584051176865793,67,1796213795790,0,'hash 89c4a21b5978c1262a94447ab69b8d54');
INSERT INTO journal VALUES(548,0,121585577454731265,1,1796213860616,14000528,'move 1 layout spread done');
INSERT INTO journal VALUES(549,548,121585577454731265,2,1796213862379,14000529,'move 2 layout spread done');
INSERT INTO journal VALUES(550,549,121585577454731265,3,1796213863454,14000530,'move 1 throw JD aim-mm 690 990 float');
INSERT INTO journal VALUES(551,550,121585577454731265,4,1796213865083,14000531,'move 1 place JOKER F5');
INSERT INTO journal VALUES(552,551,121585577454731265,5,1796213866551,14000532,'move 1 place auto');
INSERT INTO journal VALUES(553,552,121585577454731265,6,1796213870936,14000533,'move 2 throw 6C aim-mm 810 1935 float');
INSERT INTO journal VALUES(554,553,121585577454731265,7,1796213874474,14000534,'move 2 place KD B20');
INSERT INTO journal VALUES(555,554,121585577454731265,8,1796213890936,0,'timeout 2');
INSERT INTO journal VALUES(556,555,121585577454731265,9,1796213890936,0,'auto 2 place auto');
INSERT INTO journal VALUES(557,556,121585577454731265,10,1796213936580,14000535,'move 1 throw 6D aim-mm 510 1935 float');
INSERT INTO journal VALUES(558,557,121585577454731265,11,1796213940433,14000536,'move 2 place 6D L13');
INSERT INTO journal VALUES(559,558,121585577454731265,12,1796213942433,14000537,'move 2 throw 9C aim-mm 630 1125 flick');
INSERT INTO journal VALUES(560,559,121585577454731265,13,1796213943547,14000538,'move 2 place auto');
INSERT INTO journal VALUES(561,560,121585577454731265,14,1796213947461,14000539,'move 1 throw 4D aim-mm 690 1125 flick');
INSERT INTO journal VALUES(562,561,121585577454731265,15,1796213949113,14000540,'move 1 place 6D G7');
INSERT INTO journal VALUES(563,562,121585577454731265,16,1796213950268,14000541,'move 1 place auto');
INSERT INTO journal VALUES(564,563,121585577454731265,17,1796213950268,0,'hash b8d215383939339c50b9d3ec830601a4');
INSERT INTO journal VALUES(565,564,121585577454731265,18,1796213954751,14000542,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(566,565,121585577454731265,19,1796213957169,14000543,'move 2 place 9H O15');
INSERT INTO journal VALUES(567,566,121585577454731265,20,1796213959744,14000544,'move 2 place auto');
INSERT INTO journal VALUES(568,567,121585577454731265,21,1796213961305,14000545,'move 1 throw 6D aim-mm 902 1325 flick');
INSERT INTO journal VALUES(569,568,121585577454731265,22,1796213964435,14000546,'move 1 place JC P2');
INSERT INTO journal VALUES(570,569,121585577454731265,23,1796213966604,14000547,'move 1 place 6D D6');
INSERT INTO journal VALUES(571,570,121585577454731265,24,1796213970973,14000548,'move 2 throw 2C aim-mm 210 1395 flick');
INSERT INTO journal VALUES(572,571,121585577454731265,25,1796213975855,14000549,'move 2 place auto');
INSERT INTO journal VALUES(573,572,121585577454731265,26,1796213978560,14000550,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(574,573,121585577454731265,27,1796213980814,14000551,'move 1 place auto');
INSERT INTO journal VALUES(575,574,121585577454731265,28,1796213983671,14000552,'move 2 throw 6C aim-mm 715 1893 float');
INSERT INTO journal VALUES(576,575,121585577454731265,29,1796213984778,14000553,'move 1 place 6C B10');
INSERT INTO journal VALUES(577,576,121585577454731265,30,1796213987027,14000554,'move 1 throw 2D aim-mm 510 1935 float');
INSERT INTO journal VALUES(578,577,121585577454731265,31,1796213991750,14000555,'move 1 place auto');
INSERT INTO journal VALUES(579,578,121585577454731265,32,1796213996231,14000556,'move 2 throw 5C aim-mm 870 1125 float');
INSERT INTO journal VALUES(580,579,121585577454731265,33,1796214000861,14000557,'move 1 place 5C J9');
INSERT INTO journal VALUES(581,580,121585577454731265,34,1796214000861,0,'hash bc020a7b59b8c9ea08f68c0815900595');
INSERT INTO journal VALUES(582,581,121585577454731265,35,1796214002618,14000558,'move 1 throw 3D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(583,582,121585577454731265,36,1796214006418,14000559,'move 1 place 3D O8');
INSERT INTO journal VALUES(584,583,121585577454731265,37,1796214008922,14000560,'move 1 place auto');
INSERT INTO journal VALUES(585,584,121585577454731265,38,1796214012992,14000561,'move 2 throw JS aim-mm 570 1125 flick');
INSERT INTO journal VALUES(586,585,121585577454731265,39,1796214014012,14000562,'move 2 place JS J16');
INSERT INTO journal VALUES(587,586,121585577454731265,40,1796214015172,14000563,'move 2 place auto');
INSERT INTO journal VALUES(588,587,121585577454731265,41,1796214018673,14000564,'move 1 throw 4D aim-mm 510 1395 float');
INSERT INTO journal VALUES(589,588,121585577454731265,42,1796214020302,14000565,'leave 2');
INSERT INTO journal VALUES(590,589,121585577454731265,43,1796214020302,0,'hash 8768f97c0139141e69d5763a65d8d049');
INSERT INTO journal VALUES(591,590,121585577454731265,44,1796214020302,14000566,'vote 1 2 forgive open');
INSERT INTO journal VALUES(592,0,121586503078903809,1,1796214081302,14000574,'move 1 layout spread done');
INSERT INTO journal VALUES(593,592,121586503078903809,2,1796214083287,14000575,'move 2 layout spread done');
INSERT INTO journal VALUES(594,593,121586503078903809,3,1796214088115,14000576,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(595,594,121586503078903809,4,1796214092839,14000577,'move 2 place auto');
INSERT INTO journal VALUES(596,595,121586503078903809,5,1796214097670,14000578,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(597,596,121586503078903809,6,1796214102384,14000579,'move 1 place auto');
INSERT INTO journal VALUES(598,597,121586503078903809,7,1796214106872,14000580,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(599,598,121586503078903809,8,1796214110435,14000581,'move 1 place auto');
INSERT INTO journal VALUES(600,599,121586503078903809,9,1796214113366,14000582,'move 1 throw 10S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(601,600,121586503078903809,10,1796214117130,14000583,'move 2 place auto');
INSERT INTO journal VALUES(602,601,121586503078903809,11,1796214120657,14000584,'move 2 throw 3D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(603,602,121586503078903809,12,1796214122682,14000585,'move 2 place auto');
INSERT INTO journal VALUES(604,603,121586503078903809,13,1796214127564,14000586,'move 1 throw 7S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(605,604,121586503078903809,14,1796214132279,14000587,'move 1 place auto');
INSERT INTO journal VALUES(606,605,121586503078903809,15,1796214136430,14000588,'move 2 throw 3D aim-mm 750 1125 flick');
INSERT INTO journal VALUES(607,606,121586503078903809,16,1796214141401,14000589,'move 2 place auto');
INSERT INTO journal VALUES(608,607,121586503078903809,17,1796214141401,0,'hash edc832345d6ec9926f9fcfe496394b84');
INSERT INTO journal VALUES(609,608,121586503078903809,18,1796214201401,0,'timeout 1');
INSERT INTO journal VALUES(610,609,121586503078903809,19,1796214201401,0,'auto 1 throw JS aim-mm 630 1125 flick');
INSERT INTO journal VALUES(611,610,121586503078903809,20,1796214204210,14000590,'move 1 place auto');
INSERT INTO journal VALUES(612,611,121586503078903809,21,1796214264210,0,'timeout 2');
INSERT INTO journal VALUES(613,612,121586503078903809,22,1796214264210,0,'auto 2 throw 3D aim-mm 270 1125 flick');
INSERT INTO journal VALUES(614,613,121586503078903809,23,1796214269200,14000591,'move 2 place auto');
INSERT INTO journal VALUES(615,614,121586503078903809,24,1796214272122,14000592,'move 1 throw JOKER aim-mm 330 1125 flick');
INSERT INTO journal VALUES(616,615,121586503078903809,25,1796214275205,14000593,'move 1 place auto');
INSERT INTO journal VALUES(617,616,121586503078903809,26,1796214276725,14000594,'move 2 throw 3D aim-mm 930 1215 flick');
INSERT INTO journal VALUES(618,617,121586503078903809,27,1796214280576,14000595,'move 2 place auto');
INSERT INTO journal VALUES(619,618,121586503078903809,28,1796214282509,14000596,'move 1 throw JOKER aim-mm 930 1125 flick');
INSERT INTO journal VALUES(620,619,121586503078903809,29,1796214284026,14000597,'move 1 place auto');
INSERT INTO journal VALUES(621,620,121586503078903809,30,1796214285595,14000598,'move 2 throw 3D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(622,621,121586503078903809,31,1796214287090,14000599,'leave 2');
INSERT INTO journal VALUES(623,622,121586503078903809,32,1796214287090,0,'hash 76033236685e95d8cad9c6e2be3b610e');
INSERT INTO journal VALUES(624,623,121586503078903809,33,1796214287090,14000600,'vote 1 2 forgive open');
INSERT INTO journal VALUES(625,0,121587622068879361,1,1796214348090,14000608,'move 1 layout spread done');
INSERT INTO journal VALUES(626,625,121587622068879361,2,1796214352675,14000609,'move 2 place 8S E19');
INSERT INTO journal VALUES(627,626,121587622068879361,3,1796214355480,14000610,'move 2 layout random done');
INSERT INTO journal VALUES(628,627,121587622068879361,4,1796214359519,14000611,'move 1 throw 4D aim-mm 870 1125 float');
INSERT INTO journal VALUES(629,628,121587622068879361,5,1796214379519,0,'timeout 1');
INSERT INTO journal VALUES(630,629,121587622068879361,6,1796214379519,0,'auto 1 place auto');
INSERT INTO journal VALUES(631,630,121587622068879361,7,1796214424576,14000612,'move 2 throw 4C aim-mm 270 990 float');
INSERT INTO journal VALUES(632,631,121587622068879361,8,1796214427389,14000613,'move 1 place 4C A8');
INSERT INTO journal VALUES(633,632,121587622068879361,9,1796214429210,14000614,'move 1 throw 6D aim-mm 270 990 flick');
INSERT INTO journal VALUES(634,633,121587622068879361,10,1796214432884,14000615,'move 1 place JOKER B4');
INSERT INTO journal VALUES(635,634,121587622068879361,11,1796214435708,14000616,'move 1 place 6D B9');
INSERT INTO journal VALUES(636,635,121587622068879361,12,1796214440376,14000617,'move 2 throw AC aim-mm 870 1215 flick');
INSERT INTO journal VALUES(637,636,121587622068879361,13,1796214444461,14000618,'move 2 place auto');
INSERT INTO journal VALUES(638,637,121587622068879361,14,1796214448412,14000619,'move 1 throw AD aim-mm 570 1125 flick');
INSERT INTO journal VALUES(639,638,121587622068879361,15,1796214452664,14000620,'move 1 place AD K1');
INSERT INTO journal VALUES(640,639,121587622068879361,16,1796214455411,14000621,'move 1 place QS A2');
INSERT INTO journal VALUES(641,640,121587622068879361,17,1796214455411,0,'hash 87be57c57de3eff0680fc94453fc7299');
INSERT INTO journal VALUES(642,641,121587622068879361,18,1796214456650,14000622,'move 2 throw AC aim-mm 510 1125 flick');
INSERT INTO journal VALUES(643,642,121587622068879361,19,1796214461601,14000623,'move 1 place auto');
INSERT INTO journal VALUES(644,643,121587622068879361,20,1796214466372,14000624,'move 1 throw 8D aim-mm 390 1395 flick');
INSERT INTO journal VALUES(645,644,121587622068879361,21,1796214471248,14000625,'move 1 place 8D C6');
INSERT INTO journal VALUES(646,645,121587622068879361,22,1796214475580,14000626,'move 1 place 3S L2');
INSERT INTO journal VALUES(647,646,121587622068879361,23,1796214479079,14000627,'move 2 throw 9C aim-mm 810 1935 flick');
INSERT INTO journal VALUES(648,647,121587622068879361,24,1796214483386,14000628,'move 1 place 9C H9');
INSERT INTO journal VALUES(649,648,121587622068879361,25,1796214486729,14000629,'move 1 throw 9D aim-mm 210 1305 flick');
INSERT INTO journal VALUES(650,649,121587622068879361,26,1796214491610,14000630,'move 1 place 8S E5');
INSERT INTO journal VALUES(651,650,121587622068879361,27,1796214494648,14000631,'move 1 place auto');
INSERT INTO journal VALUES(652,651,121587622068879361,28,1796214496051,14000632,'move 2 throw QC aim-mm 930 1935 flick');
INSERT INTO journal VALUES(653,652,121587622068879361,29,1796214497571,14000633,'move 2 place auto');
INSERT INTO journal VALUES(654,653,121587622068879361,30,1796214500482,14000634,'move 1 throw 7D aim-mm 510 1215 float');
INSERT INTO journal VALUES(655,654,121587622068879361,31,1796214501818,14000635,'move 2 place auto');
INSERT INTO journal VALUES(656,655,121587622068879361,32,1796214504441,14000636,'leave 2');
INSERT INTO journal VALUES(657,656,121587622068879361,33,1796214504441,0,'hash 7d6c268bc677729ab3717c7a6b2625b0');
INSERT INTO journal VALUES(658,0,121588533705048065,1,1796214565441,14000647,'move 1 color Y');
INSERT INTO journal VALUES(659,658,121588533705048065,2,1796214566986,14000648,'move 1 play Y7');
INSERT INTO journal VALUES(660,659,121588533705048065,3,1796214571797,14000649,'move 4 play YV');
INSERT INTO journal VALUES(661,660,121588533705048065,4,1796214576279,14000650,'move 1 play Y8');
INSERT INTO journal VALUES(662,661,121588533705048065,5,1796214578513,14000651,'move 2 play Y7');
INSERT INTO journal VALUES(663,662,121588533705048065,6,1796214582518,14000652,'move 3 play Y+2');
INSERT INTO journal VALUES(664,663,121588533705048065,7,1796214584322,14000653,'move 4 take');
INSERT INTO journal VALUES(665,664,121588533705048065,8,1796214586843,14000654,'move 1 play G+2');
INSERT INTO journal VALUES(666,665,121588533705048065,9,1796214589338,14000655,'move 2 take');
INSERT INTO journal VALUES(667,666,121588533705048065,10,1796214590840,14000656,'move 3 play G7');
INSERT INTO journal VALUES(668,667,121588533705048065,11,1796214592742,14000657,'move 4 play J color B');
INSERT INTO journal VALUES(669,668,121588533705048065,12,1796214594019,14000658,'move 1 play B4');
INSERT INTO journal VALUES(670,669,121588533705048065,13,1796214595629,14000659,'leave 1');
INSERT INTO journal VALUES(671,0,121588660322697217,1,1796214595629,14000665,'move 2 play JOKER suit D');
INSERT INTO journal VALUES(672,671,121588660322697217,2,1796214597526,14000666,'move 1 play 4D 5D');
INSERT INTO journal VALUES(673,672,121588660322697217,3,1796214599387,14000667,'move 2 take');
INSERT INTO journal VALUES(674,673,121588660322697217,4,1796214601905,14000668,'move 1 play 3D');
INSERT INTO journal VALUES(675,674,121588660322697217,5,1796214605386,14000669,'move 2 play KD');
INSERT INTO journal VALUES(676,675,121588660322697217,6,1796214607175,14000670,'move 1 draw');
INSERT INTO journal VALUES(677,676,121588660322697217,7,1796214611249,14000671,'move 2 play AD suit H');
INSERT INTO journal VALUES(678,677,121588660322697217,8,1796214615576,14000672,'move 1 play 5H');
INSERT INTO journal VALUES(679,678,121588660322697217,9,1796214617584,14000673,'move 2 play 3S');
INSERT INTO journal VALUES(680,679,121588660322697217,10,1796214622452,14000674,'move 1 draw');
INSERT INTO journal VALUES(681,680,121588660322697217,11,1796214625509,14000675,'move 2 play 2S');
INSERT INTO journal VALUES(682,681,121588660322697217,12,1796214627652,14000676,'move 1 take');
INSERT INTO journal VALUES(683,682,121588660322697217,13,1796214632501,14000677,'leave 1');
INSERT INTO journal VALUES(684,683,121588660322697217,14,1796214632501,0,'hash e41c84ecb03b0d018e41cea3f767d99c');
INSERT INTO journal VALUES(685,0,121588814975074306,1,1796214632501,14000687,'move 1 keep 2C 7H 5S');
INSERT INTO journal VALUES(686,685,121588814975074306,2,1796214635219,14000688,'move 2 keep 2D 10S KD');
INSERT INTO journal VALUES(687,686,121588814975074306,3,1796214639945,14000689,'move 3 keep 7S 3C 6H');
INSERT INTO journal VALUES(688,687,121588814975074306,4,1796214642197,14000690,'move 4 keep 7C 10D 10C');
INSERT INTO journal VALUES(689,688,121588814975074306,5,1796214644564,14000691,'move 2 play 3H');
INSERT INTO journal VALUES(690,689,121588814975074306,6,1796214647169,14000692,'move 3 play 8H');
INSERT INTO journal VALUES(691,690,121588814975074306,7,1796214651140,14000693,'move 4 play JC');
INSERT INTO journal VALUES(692,691,121588814975074306,8,1796214655715,14000694,'move 1 take');
INSERT INTO journal VALUES(693,692,121588814975074306,9,1796214659453,14000695,'move 2 play 2S');
INSERT INTO journal VALUES(694,693,121588814975074306,10,1796214662959,14000696,'move 3 play 3S');
INSERT INTO journal VALUES(695,694,121588814975074306,11,1796214665337,14000697,'move 4 play 5H');
INSERT INTO journal VALUES(696,695,121588814975074306,12,1796214668516,14000698,'move 3 take');
INSERT INTO journal VALUES(697,696,121588814975074306,13,1796214670228,14000699,'leave 1');
INSERT INTO journal VALUES(698,0,121588973213581313,1,1796214670228,14000713,'move 1 draw');
INSERT INTO journal VALUES(699,698,121588973213581313,2,1796214672693,14000714,'move 2 draw');
INSERT INTO journal VALUES(700,699,121588973213581313,3,1796214674587,14000715,'move 3 draw');
INSERT INTO journal VALUES(701,700,121588973213581313,4,1796214678143,14000716,'move 4 draw');
INSERT INTO journal VALUES(702,701,121588973213581313,5,1796214679208,14000717,'move 5 play 6H');
INSERT INTO journal VALUES(703,702,121588973213581313,6,1796214684081,14000718,'move 6 play AC AS suit S');
INSERT INTO journal VALUES(704,703,121588973213581313,7,1796214687619,14000719,'move 1 play 5S 5C');
INSERT INTO journal VALUES(705,704,121588973213581313,8,1796214690459,14000720,'move 2 play 3C');
INSERT INTO journal VALUES(706,705,121588973213581313,9,1796214694229,14000721,'move 3 take');
INSERT INTO journal VALUES(707,706,121588973213581313,10,1796214698012,14000722,'move 4 play 7D');
INSERT INTO journal VALUES(708,707,121588973213581313,11,1796214700789,14000723,'move 5 draw');
INSERT INTO journal VALUES(709,708,121588973213581313,12,1796214704110,14000724,'move 6 draw');
INSERT INTO journal VALUES(710,709,121588973213581313,13,1796214708764,14000725,'leave 1');
INSERT INTO journal VALUES(711,0,121589134845280257,1,1796214708764,14000730,'move 1 layout spread done');
INSERT INTO journal VALUES(712,711,121589134845280257,2,1796214709828,14000731,'move 2 place 3H O5');
INSERT INTO journal VALUES(713,712,121589134845280257,3,1796214711574,14000732,'move 2 layout spread done');
INSERT INTO journal VALUES(714,713,121589134845280257,4,1796214714104,14000733,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(715,714,121589134845280257,5,1796214717208,14000734,'move 1 place auto');
INSERT INTO journal VALUES(716,715,121589134845280257,6,1796214721855,14000735,'move 1 throw 6C aim-mm 510 1935 float');
INSERT INTO journal VALUES(717,716,121589134845280257,7,1796214723065,14000736,'move 2 place 6C O6');
INSERT INTO journal VALUES(718,717,121589134845280257,8,1796214724905,14000737,'move 2 throw 2D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(719,718,121589134845280257,9,1796214729701,14000738,'move 2 place 2D H3');
INSERT INTO journal VALUES(720,719,121589134845280257,10,1796214734144,14000739,'move 2 place 9S E10');
INSERT INTO journal VALUES(721,720,121589134845280257,11,1796214736275,14000740,'move 1 throw 4C aim-mm 930 1935 float');
INSERT INTO journal VALUES(722,721,121589134845280257,12,1796214737516,14000741,'move 1 place auto');
INSERT INTO journal VALUES(723,722,121589134845280257,13,1796214739642,14000742,'leave 1');
INSERT INTO journal VALUES(724,723,121589134845280257,14,1796214739642,0,'hash fba57ba65464ee15847555c8c1896b6f');
INSERT INTO journal VALUES(725,0,121589264356999170,1,1796214739642,14000747,'move 2 play J+4 color B');
INSERT INTO journal VALUES(726,725,121589264356999170,2,1796214742790,14000748,'move 1 take');
INSERT INTO journal VALUES(727,726,121589264356999170,3,1796214745366,14000749,'move 2 play B3');
INSERT INTO journal VALUES(728,727,121589264356999170,4,1796214747674,14000750,'move 1 play R3');
INSERT INTO journal VALUES(729,728,121589264356999170,5,1796214752192,14000751,'move 2 play R2');
INSERT INTO journal VALUES(730,729,121589264356999170,6,1796214753391,14000752,'move 1 play R+2');
INSERT INTO journal VALUES(731,730,121589264356999170,7,1796214756622,14000753,'move 2 take');
INSERT INTO journal VALUES(732,731,121589264356999170,8,1796214758056,14000754,'move 1 play R5');
INSERT INTO journal VALUES(733,732,121589264356999170,9,1796214759281,14000755,'move 2 play R7');
INSERT INTO journal VALUES(734,733,121589264356999170,10,1796214761395,14000756,'move 1 play J+4 color G');
INSERT INTO journal VALUES(735,734,121589264356999170,11,1796214765536,14000757,'move 2 lie');
INSERT INTO journal VALUES(736,735,121589264356999170,12,1796214769406,14000758,'move 1 play G7');
INSERT INTO journal VALUES(737,0,121589393499619329,1,1796214770432,14000765,'move 2 play 2C');
INSERT INTO journal VALUES(738,670,121588533705048065,14,1796214772328,0,'timeout 2');
INSERT INTO journal VALUES(739,738,121588533705048065,15,1796214772328,0,'auto 2 play G4');
INSERT INTO journal VALUES(740,739,121588533705048065,16,1796214772328,0,'voted 1 forgive');
INSERT INTO journal VALUES(741,740,121588533705048065,17,1796214772328,0,'hash 62c30a112f8bcb85115c05efdf9c1f1c');
INSERT INTO journal VALUES(742,684,121588660322697217,15,1796214772328,0,'voted 1 forgive');
INSERT INTO journal VALUES(743,697,121588814975074306,14,1796214772328,0,'timeout 2');
INSERT INTO journal VALUES(744,743,121588814975074306,15,1796214772328,0,'auto 2 play 6D');
INSERT INTO journal VALUES(745,744,121588814975074306,16,1796214772328,0,'voted 1 forgive');
INSERT INTO journal VALUES(746,745,121588814975074306,17,1796214772328,0,'hash 2a7cc54af1689026aa7b94af108529c2');
INSERT INTO journal VALUES(747,710,121588973213581313,14,1796214772328,0,'timeout 2');
INSERT INTO journal VALUES(748,747,121588973213581313,15,1796214772328,0,'auto 2 play 6C 6D');
INSERT INTO journal VALUES(749,748,121588973213581313,16,1796214772328,0,'voted 1 forgive');
INSERT INTO journal VALUES(750,749,121588973213581313,17,1796214772328,0,'hash d103bead15c1ca8ba4277a0737599591');
INSERT INTO journal VALUES(751,737,121589393499619329,2,1796214772328,0,'move 3 play 9C');
INSERT INTO journal VALUES(752,751,121589393499619329,3,1796214777328,14000766,'move 1 take');
INSERT INTO journal VALUES(753,752,121589393499619329,4,1796214779741,14000767,'move 2 draw');
INSERT INTO journal VALUES(754,753,121589393499619329,5,1796214784157,0,'move 3 play KC KS');
INSERT INTO journal VALUES(755,754,121589393499619329,6,1796214789157,14000768,'move 1 play AC AD suit D');
INSERT INTO journal VALUES(756,755,121589393499619329,7,1796214791846,14000769,'move 2 play JOKER suit S');
INSERT INTO journal VALUES(757,756,121589393499619329,8,1796214795117,0,'move 3 play 6S');
INSERT INTO journal VALUES(758,724,121589134845280257,15,1796214799642,0,'voted 1 forgive');
INSERT INTO journal VALUES(759,757,121589393499619329,9,1796214800117,14000770,'move 1 play 6D 6H');
INSERT INTO journal VALUES(760,759,121589393499619329,10,1796214802327,14000771,'move 2 play JH');
INSERT INTO journal VALUES(761,760,121589393499619329,11,1796214807033,14000772,'move 1 play 3H');
INSERT INTO journal VALUES(762,761,121589393499619329,12,1796214809950,0,'move 3 play 2H');
INSERT INTO journal VALUES(763,0,121589580221644801,1,1796214814950,14000778,'move 1 keep 9D 5H 2C');
INSERT INTO journal VALUES(764,763,121589580221644801,2,1796214817710,14000779,'move 2 keep AS 5S 7C');
INSERT INTO journal VALUES(765,764,121589580221644801,3,1796214822001,14000780,'move 2 play 3D');
INSERT INTO journal VALUES(766,765,121589580221644801,4,1796214825762,14000781,'move 1 take');
INSERT INTO journal VALUES(767,766,121589580221644801,5,1796214826839,14000782,'move 2 play 3H');
INSERT INTO journal VALUES(768,767,121589580221644801,6,1796214827873,14000783,'move 1 play 3D');
INSERT INTO journal VALUES(769,768,121589580221644801,7,1796214829453,14000784,'move 2 play 3S');
INSERT INTO journal VALUES(770,769,121589580221644801,8,1796214830508,14000785,'move 1 play JS');
INSERT INTO journal VALUES(771,770,121589580221644801,9,1796214833052,14000786,'move 2 play QD');
INSERT INTO journal VALUES(772,771,121589580221644801,10,1796214834930,14000787,'move 1 take');
INSERT INTO journal VALUES(773,772,121589580221644801,11,1796214838679,14000788,'move 2 play 8H');
INSERT INTO journal VALUES(774,773,121589580221644801,12,1796214841321,14000789,'move 1 play JS');
INSERT INTO journal VALUES(775,0,121589696739409921,1,1796214842730,14000795,'move 1 draw');
INSERT INTO journal VALUES(776,775,121589696739409921,2,1796214844193,14000796,'move 2 play 6H');
INSERT INTO journal VALUES(777,776,121589696739409921,3,1796214847077,14000797,'move 1 draw');
INSERT INTO journal VALUES(778,777,121589696739409921,4,1796214850399,14000798,'move 2 play 9H');
INSERT INTO journal VALUES(779,778,121589696739409921,5,1796214853000,14000799,'move 1 draw');
INSERT INTO journal VALUES(780,779,121589696739409921,6,1796214855474,14000800,'move 2 play 7C');
INSERT INTO journal VALUES(781,780,121589696739409921,7,1796214857012,14000801,'move 1 play AH suit D');
INSERT INTO journal VALUES(782,781,121589696739409921,8,1796214859857,14000802,'move 2 play 7D');
INSERT INTO journal VALUES(783,782,121589696739409921,9,1796214861106,14000803,'move 1 play 5D');
INSERT INTO journal VALUES(784,783,121589696739409921,10,1796214863650,14000804,'move 2 play 5S');
INSERT INTO journal VALUES(785,784,121589696739409921,11,1796214868132,14000805,'move 1 play 3S');
INSERT INTO journal VALUES(786,785,121589696739409921,12,1796214870935,14000806,'move 2 take');
INSERT INTO journal VALUES(787,0,121589824569212929,1,1796214873207,14000813,'move 1 swap 3H 8H');
INSERT INTO journal VALUES(788,787,121589824569212929,2,1796214874319,14000814,'move 1 layout random done');
INSERT INTO journal VALUES(789,788,121589824569212929,3,1796214877140,14000815,'move 2 place 8S E19');
INSERT INTO journal VALUES(790,789,121589824569212929,4,1796214880642,14000816,'move 2 place JC O15');
INSERT INTO journal VALUES(791,790,121589824569212929,5,1796214882465,14000817,'move 2 layout deep done');
INSERT INTO journal VALUES(792,791,121589824569212929,6,1796214886603,14000818,'move 1 throw 10D aim-mm 930 1935 flick');
INSERT INTO journal VALUES(793,792,121589824569212929,7,1796214889879,14000819,'move 1 place 10D J7');
INSERT INTO journal VALUES(794,793,121589824569212929,8,1796214892560,14000820,'move 1 place auto');
INSERT INTO journal VALUES(795,794,121589824569212929,9,1796214895749,14000821,'move 2 throw 5C aim-mm 930 1395 flick');
INSERT INTO journal VALUES(796,795,121589824569212929,10,1796214900319,14000822,'move 1 place 5C A9');
INSERT INTO journal VALUES(797,796,121589824569212929,11,1796214903437,14000823,'move 1 throw 7H aim-mm 810 1665 flick');
INSERT INTO journal VALUES(798,797,121589824569212929,12,1796214907239,14000824,'move 1 place 10S B9');
INSERT INTO journal VALUES(799,0,121589975635460097,1,1796214909224,14000832,'move 3 play Y2');
INSERT INTO journal VALUES(800,799,121589975635460097,2,1796214914132,14000833,'move 2 play Y1');
INSERT INTO journal VALUES(801,800,121589975635460097,3,1796214917832,14000834,'move 1 play Y8');
INSERT INTO journal VALUES(802,801,121589975635460097,4,1796214920314,14000835,'move 3 play J color R');
INSERT INTO journal VALUES(803,802,121589975635460097,5,1796214922380,14000836,'move 2 play J+4 color B');
INSERT INTO journal VALUES(804,803,121589975635460097,6,1796214926615,14000837,'move 1 take');
INSERT INTO journal VALUES(805,804,121589975635460097,7,1796214928703,14000838,'move 3 play B0');
INSERT INTO journal VALUES(806,805,121589975635460097,8,1796214932309,14000839,'move 2 play B8');
INSERT INTO journal VALUES(807,806,121589975635460097,9,1796214933704,14000840,'move 1 play B+2');
INSERT INTO journal VALUES(808,807,121589975635460097,10,1796214938060,14000841,'move 3 take');
INSERT INTO journal VALUES(809,808,121589975635460097,11,1796214942297,14000842,'move 2 play G+2');
INSERT INTO journal VALUES(810,809,121589975635460097,12,1796214943937,14000843,'move 1 take');
INSERT INTO journal VALUES(811,0,121590125514719233,1,1796214944958,14000853,'move 1 play 9C');
INSERT INTO journal VALUES(812,811,121590125514719233,2,1796214947393,14000854,'move 2 play 9H 10H');
INSERT INTO journal VALUES(813,812,121590125514719233,3,1796214948787,14000855,'move 4 play 8H to 2');
INSERT INTO journal VALUES(814,813,121590125514719233,4,1796214951838,14000856,'move 1 play 3H');
INSERT INTO journal VALUES(815,814,121590125514719233,5,1796214953231,14000857,'move 2 play 4H');
INSERT INTO journal VALUES(816,815,121590125514719233,6,1796214956956,14000858,'move 3 play 5H 5C');
INSERT INTO journal VALUES(817,816,121590125514719233,7,1796214958652,14000859,'move 4 take');
INSERT INTO journal VALUES(818,817,121590125514719233,8,1796214960541,14000860,'move 1 play 6C 6D 6H');
INSERT INTO journal VALUES(819,818,121590125514719233,9,1796214963694,14000861,'move 2 draw');
INSERT INTO journal VALUES(820,819,121590125514719233,10,1796214966078,14000862,'move 3 play JH JS');
INSERT INTO journal VALUES(821,820,121590125514719233,11,1796214970758,14000863,'move 2 play 2S 2C');
INSERT INTO journal VALUES(822,821,121590125514719233,12,1796214973819,14000864,'move 1 take');
INSERT INTO journal VALUES(823,0,121590253868810241,1,1796214975560,14000872,'move 1 keep 2D 5H JH');
INSERT INTO journal VALUES(824,823,121590253868810241,2,1796214978172,14000873,'move 2 keep 10H 5D KD');
INSERT INTO journal VALUES(825,824,121590253868810241,3,1796214980622,14000874,'move 3 keep 10C 7C 5C');
INSERT INTO journal VALUES(826,825,121590253868810241,4,1796214982745,14000875,'move 1 play 3H');
INSERT INTO journal VALUES(827,826,121590253868810241,5,1796214984741,14000876,'move 2 play 9D');
INSERT INTO journal VALUES(828,827,121590253868810241,6,1796214988486,14000877,'move 3 play 9C 9H');
INSERT INTO journal VALUES(829,828,121590253868810241,7,1796214990466,14000878,'move 1 play KS');
INSERT INTO journal VALUES(830,829,121590253868810241,8,1796214994767,14000879,'move 2 play 2S');
INSERT INTO journal VALUES(831,830,121590253868810241,9,1796214997276,14000880,'move 3 play 4S');
INSERT INTO journal VALUES(832,831,121590253868810241,10,1796214998950,14000881,'move 1 play 4C 4H');
INSERT INTO journal VALUES(833,832,121590253868810241,11,1796215002903,14000882,'move 2 play 6S');
INSERT INTO journal VALUES(834,833,121590253868810241,12,1796215004305,14000883,'move 3 play QD');
INSERT INTO journal VALUES(835,0,121590387356729345,1,1796215007386,14000891,'move 1 play JH');
INSERT INTO journal VALUES(836,835,121590387356729345,2,1796215008545,14000892,'move 3 play JS');
INSERT INTO journal VALUES(837,836,121590387356729345,3,1796215011613,14000893,'move 2 play 4S 4H');
INSERT INTO journal VALUES(838,837,121590387356729345,4,1796215014183,14000894,'move 3 play 4D');
INSERT INTO journal VALUES(839,838,121590387356729345,5,1796215019110,14000895,'move 1 play AS suit D');
INSERT INTO journal VALUES(840,839,121590387356729345,6,1796215020184,14000896,'move 2 play JD');
INSERT INTO journal VALUES(841,840,121590387356729345,7,1796215022490,14000897,'move 1 play AD suit H');
INSERT INTO journal VALUES(842,841,121590387356729345,8,1796215026906,14000898,'move 2 play 6H');
INSERT INTO journal VALUES(843,842,121590387356729345,9,1796215028185,14000899,'move 3 play 6S');
INSERT INTO journal VALUES(844,843,121590387356729345,10,1796215030457,14000900,'move 1 play QS');
INSERT INTO journal VALUES(845,844,121590387356729345,11,1796215033605,14000901,'move 2 play 3S');
INSERT INTO journal VALUES(846,845,121590387356729345,12,1796215037446,14000902,'move 3 take');
INSERT INTO journal VALUES(847,0,121590521620594689,1,1796215039397,14000907,'move 1 layout spread done');
INSERT INTO journal VALUES(848,847,121590521620594689,2,1796215042441,14000908,'move 2 layout spread done');
INSERT INTO journal VALUES(849,848,121590521620594689,3,1796215046957,14000909,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(850,849,121590521620594689,4,1796215049914,14000910,'move 1 place auto');
INSERT INTO journal VALUES(851,850,121590521620594689,5,1796215052216,14000911,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(852,851,121590521620594689,6,1796215053570,14000912,'move 2 place auto');
INSERT INTO journal VALUES(853,852,121590521620594689,7,1796215058009,14000913,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(854,853,121590521620594689,8,1796215061335,14000914,'move 2 place auto');
INSERT INTO journal VALUES(855,854,121590521620594689,9,1796215066284,14000915,'move 2 throw 10S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(856,855,121590521620594689,10,1796215069525,14000916,'move 2 place auto');
INSERT INTO journal VALUES(857,856,121590521620594689,11,1796215072339,14000917,'move 1 throw 3D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(858,857,121590521620594689,12,1796215073504,14000918,'move 1 place auto');
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
INSERT INTO friend VALUES(121567707136000004,189,1796209600000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(121567707136000005,188,1796209600000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(121567707136000006,189,1796209600000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(121567707136000007,189,1796209600000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(121567707136000008,189,1796209600000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(121567707136000001,189,1796209600000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(121567707136000009,189,1796209600000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(121567707136000010,189,1796209600000,1,'player89','',0,189,'player89',1,0,'','it was a joke');
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
INSERT INTO appeal VALUES(121567707136000011,189,1796209600000,121567707136000009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1796209600000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(121567707136000012,1796209600000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(121567707136000013,1796209600000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1796209600000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(121567707136000014,1796209600000,0,0,'');
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
INSERT INTO lockdown VALUES(121567707136000015,1796209600000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(121567707136000016,1796209600000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1796209600000,1796296000000,'player88','192.0.2.7',2,'kate','');
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
COMMIT;
PRAGMA user_version = 14;
