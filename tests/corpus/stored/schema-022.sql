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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,280,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,-10,99970,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,60,100030,'',0);
INSERT INTO account VALUES(102,'player2','player2','player2','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(103,'player3','player3','player3','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(104,'player4','player4','player4','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(105,'player5','player5','player5','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(106,'player6','player6','player6','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(107,'player7','player7','player7','',0,1,0,0,0,100000,'',0);
INSERT INTO account VALUES(108,'player8','player8','player8','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(109,'player9','player9','player9','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(110,'player10','player10','player10','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(111,'player11','player11','player11','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(112,'player12','player12','player12','',0,1,0,0,-10,99990,'',0);
INSERT INTO account VALUES(113,'player13','player13','player13','',0,1,0,0,30,100020,'',0);
INSERT INTO account VALUES(114,'player14','player14','player14','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(115,'player15','player15','player15','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(116,'player16','player16','player16','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(117,'player17','player17','player17','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(118,'player18','player18','player18','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(119,'player19','player19','player19','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(120,'player20','player20','player20','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(121,'player21','player21','player21','',0,1,0,0,20,100010,'',0);
INSERT INTO account VALUES(122,'player22','player22','player22','',0,1,0,0,-10,99990,'',0);
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
INSERT INTO account VALUES(134,'player34','player34','player34','',0,1,0,0,0,99990,'',0);
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
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1796900800000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
, cup INTEGER NOT NULL DEFAULT 0, cup_round INTEGER NOT NULL DEFAULT 0, cup_table INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO card_table VALUES(124493651928678400,16,124493651928678401,replace('game last-one\noptions mode=points points=200 pairs=no limit=600\nseats 3\nterms open\nbet 10\nclock 60000\nhost 108\ndelay 1\nseat 1 108 account 0 0 22000647 player8\nseat 2 110 account 0 0 22000649 player10\nseat 3 109 account 0 0 22000648 player9\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124493809475125248,17,124493809475125249,replace('game extreme-last-card\noptions hand=7 draw=free limit=400\nseats 3\nterms open\nbet 10\nclock 60000\nhost 111\ndelay 1\nseat 1 111 account 0 0 22000667 player11\nseat 2 113 account 0 0 22000669 player13\nseat 3 112 account 0 0 22000668 player12\nnext 124493922041856000 2f56000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124493937036492800,18,124493937036492801,replace('game palace\noptions tie=rps bomb=single limit=500\nseats 3\nterms open\nbet 10\nclock 60000\nhost 114\ndelay 1\nseat 1 116 account 0 0 22000687 player16\nseat 2 114 account 0 0 22000685 player14\nseat 3 115 account 0 0 22000686 player15\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124494094205452288,19,124494094205452289,replace('game switch\noptions mistakes=cutthroat run-chain=no ace-penalty=full announce=casual limit=800\nseats 4\nterms open\nbet 10\nclock 60000\nhost 117\ndelay 1\nseat 1 118 account 0 0 22000706 player18\nseat 2 120 account 0 0 22000708 player20\nseat 3 117 account 0 0 22000705 player17\nseat 4 119 account 0 0 22000707 player19\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124494214695223296,20,124494214695223297,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 121\ndelay 1\nseat 2 121 account 0 0 22000725 player21\nnext 124494342168510464 3356000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124494342168510465,21,124494342168510466,replace('game last-one\noptions mode=points points=500 pairs=yes limit=600\nseats 4\nterms open\nbet 0\nclock 60000\nhost 123\ndelay 1\nfrozen looked into\nseat 1 124494342168510468 bot 2 0 0 bot-blaise\nseat 2 123 account 0 0 22000745 player23\nseat 3 124494342168510467 bot 1 0 0 bot-ada\nseat 4 124 account 0 0 22000746 player24\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124494569805971456,22,124494569805971457,replace('game extreme-last-card\noptions hand=9 draw=must-play limit=400\nseats 4\nterms open\nbet 0\nclock 60000\nhost 125\ndelay 1\nfrozen looked into\nseat 1 124494569805971458 bot 1 0 0 bot-ada\nseat 2 124494569805971459 bot 2 0 0 bot-blaise\nseat 3 126 account 0 0 22000759 player26\nseat 4 125 account 0 0 22000758 player25\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124494758490931200,23,124494758490931201,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 4\nterms open\nbet 0\nclock 60000\nhost 127\ndelay 1\nfrozen looked into\nseat 1 124494758490931203 bot 2 0 0 bot-blaise\nseat 2 128 account 0 0 22000773 player28\nseat 3 124494758490931202 bot 1 0 0 bot-ada\nseat 4 127 account 0 0 22000772 player27\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124494949214322688,24,124494949214322689,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 5\nterms open\nbet 0\nclock 60000\nhost 129\ndelay 1\nfrozen looked into\nseat 1 124494949214322692 bot 1 0 0 bot-cleo\nseat 2 124494949214322690 bot 1 0 0 bot-ada\nseat 3 124494949214322691 bot 2 0 0 bot-blaise\nseat 4 129 account 0 0 22000788 player29\nseat 5 130 account 0 0 22000789 player30\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124495146065592320,25,124495146065592321,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 131\ndelay 1\nfrozen looked into\nseat 1 131 account 0 0 22000800 player31\nseat 2 132 account 0 0 22000801 player32\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124495299107356672,26,124495299107356673,replace('game last-one\noptions mode=quick points=100 pairs=no limit=600\nseats 2\nterms open\nbet 10\nclock 60000\nhost 133\ndelay 1\nseat 1 134 account 0 0 22000819 player34\nseat 2 133 account 0 0 22000818 player33\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124495459266854912,27,124495459266854913,replace('game extreme-last-card\noptions hand=9 draw=free limit=400\nseats 5\nterms open\nbet 10\nclock 60000\nhost 135\ndelay 1\nseat 1 136 account 0 0 22000838 player36\nseat 2 135 account 0 0 22000837 player35\nseat 3 137 account 0 0 22000839 player37\nseat 4 139 account 0 0 22000841 player39\nseat 5 138 account 0 0 22000840 player38\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124495620231659520,28,124495620231659521,replace('game palace\noptions tie=coin bomb=single limit=500\nseats 2\nterms open\nbet 10\nclock 60000\nhost 140\ndelay 1\nseat 1 140 account 0 0 22000857 player40\nseat 2 141 account 0 0 22000858 player41\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124495788016402432,29,124495788016402433,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=soft announce=cutthroat limit=800\nseats 6\nterms open\nbet 10\nclock 60000\nhost 142\ndelay 1\nseat 1 145 account 0 0 22000880 player45\nseat 2 143 account 0 0 22000878 player43\nseat 3 147 account 0 0 22000882 player47\nseat 4 146 account 0 0 22000881 player46\nseat 5 142 account 0 0 22000877 player42\nseat 6 144 account 0 0 22000879 player44\n','\n',char(10)),0,0,0);
INSERT INTO card_table VALUES(124495945449603072,30,124495945449603073,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=2\nseats 2\nterms open\nbet 10\nclock 60000\nhost 148\ndelay 1\nseat 1 148 account 0 0 22000898 player48\nseat 2 149 account 0 0 22000899 player49\n','\n',char(10)),0,0,0);
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
INSERT INTO game VALUES(124466810060800022,124466810060800021,'last-one',2,1,10,X'ba13abdeebb155c9092b498bbd18fb093b39eabbf2c5e6dce9dda6b38a3254d1','mode=quick points=500 pairs=no limit=600',1796900800000,1796901008291,1,0,1,1,replace('format 2\nsecret f155000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 aazdzid2jqbe\n','\n',char(10)),'',45,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124467939549118465,124467939549118464,'last-one',2,0,0,X'cd4765460c650c2c70e98dafa8307cdb91388af39ec598f997f195bb3244ccd7','mode=quick points=200 pairs=no limit=11',1796901069291,1796901148427,1,0,1,2,replace('format 2\nsecret f355000000000000000000000000000000000000000000000000000000000000\ndrawn player0 2mx2r5da4gum\ndrawn player1 ytpzp6ir7axr\ndrawn bot-ada kppw46sag3en\n','\n',char(10)),'limit',59,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124468545412136961,124468545412136960,'last-one',2,0,0,X'e9494b97a11cea65d38816471bcdfe52e48009d303eb8e50db8845bc8205dd83','mode=quick points=200 pairs=no limit=600',1796901213740,1796902129640,3,0,1,3,replace('format 2\nsecret fa55000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 nb2e6h56zsra\ndrawn guest2 8ff6rqjj68t9\ndrawn guest3 hjf4xdqi5dcv\n','\n',char(10)),'It took too long.',172,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124472642827714561,124472642827714560,'extreme-last-card',1,1,10,X'dd2ff5cd31c470d47b32bafd1970c9d2f4ede39dbcaf9410c793cd7c9c3940cb','hand=7 draw=must-play limit=400',1796902190640,1796902282274,1,0,1,4,replace('format 2\nsecret fc55000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 yjzwnivuq5n7\n','\n',char(10)),'',186,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124473289610362881,124473289610362880,'extreme-last-card',1,0,0,X'52ea91d9c524e0de2493a2c89a3cf602899e55cadde4cee5692599445522f07b','hand=7 draw=must-play limit=400',1796902344845,1796902457095,1,0,1,5,replace('format 2\nsecret fe55000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 pjvst7nqfuih\ndrawn bot-ada q4yf3b3zeqxe\n','\n',char(10)),'',206,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124474020484612097,124474020484612096,'extreme-last-card',1,0,0,X'd26237ec9730daa679bb986ab0832c438ab9298036117892cc892c8a9b96b6f4','hand=8 draw=must-play limit=400',1796902519099,1796902668923,1,0,1,6,replace('format 2\nsecret 0556000000000000000000000000000000000000000000000000000000000000\ndrawn player0 m42me5invud5\ndrawn guest1 4rhnyijyxmnu\ndrawn guest2 xw9zquqh2rwt\ndrawn guest3 pmqm5i4pg6au\n','\n',char(10)),'',263,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124474923170136065,124474923170136064,'palace',2,1,10,X'b3b6c2808e685d0e9a00157d9dff9cd944d3afd04d59a85fdfd2463122057887','tie=position bomb=single limit=39',1796902734316,1796903160874,1,0,1,7,replace('format 2\nsecret 0756000000000000000000000000000000000000000000000000000000000000\ndrawn player0 kh8t63hi4xvk\ndrawn player1 eps9p8jswnt5\n','\n',char(10)),'',290,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124476968136605697,124476968136605696,'palace',2,0,0,X'6128402af7347b8e2a3e34fe821281379ce9be74ef3e6c9591b7c3da80be819d','tie=rps bomb=pile limit=500',1796903221874,1796903684378,1,0,1,8,replace('format 2\nsecret 0956000000000000000000000000000000000000000000000000000000000000\ndrawn player0 y5qai68x96jz\ndrawn player1 5c6aqnx487e8\ndrawn bot-ada cdzsn6iampyx\n','\n',char(10)),'',331,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124479184843046913,124479184843046912,'palace',2,0,0,X'39a935ba45e2295b70498fc28b67959d6202ba79567cde20097b98d9ba701ae8','tie=coin bomb=pile limit=500',1796903750378,1796904498767,3,0,1,9,replace('format 2\nsecret 1b56000000000000000000000000000000000000000000000000000000000000\ndrawn player0 9wrpa5usaf45\ndrawn guest1 3r8kvgkwjfcb\ndrawn guest2 t55thetk5e7s\ndrawn guest3 yzph8pdtziw6\n','\n',char(10)),'It took too long.',443,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124482579666567169,124482579666567168,'switch',1,1,10,X'807ce4490cd5edf10bec86454d08e9ab4d8ac53b5181e1a381a0b4f0b7bc0793','mistakes=casual run-chain=yes ace-penalty=full announce=auto limit=28',1796904559767,1796904907284,1,0,1,10,replace('format 2\nsecret 1d56000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 2jmtmcbisxvr\n','\n',char(10)),'limit',477,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124484314082574337,124484314082574336,'switch',1,0,0,X'3096abf1f076eeb4b0fb141cf67082259197c366dadd94c4521fb6ac70a40738','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=12',1796904973284,1796905015572,1,0,1,11,replace('format 2\nsecret 1f56000000000000000000000000000000000000000000000000000000000000\ndrawn player0 z2b2ukvm49tk\ndrawn player1 a6s8nyheuzyf\ndrawn bot-ada phdvsyfgsh6u\n','\n',char(10)),'limit',490,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124484768275365889,124484768275365888,'switch',1,0,0,X'16c261ab73bd5fcc4cc8201f0bbf8508c0e45d06ef16d7947d4e24ee2a8c8c42','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=51',1796905081572,1796905783908,1,0,1,12,replace('format 2\nsecret 2556000000000000000000000000000000000000000000000000000000000000\ndrawn player0 tw8t3bze2yej\ndrawn guest1 di53b4y9n8nh\ndrawn guest2 wfj8kmzdb5v9\ndrawn guest3 3nszc5i6wtxj\n','\n',char(10)),'',531,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124487974984351745,124487974984351744,'exta-cards',2,1,10,X'382b92d61a1d7663ccd0574ffb510be3f5fb6579ee96efa6059f63c958ad4ac1','jokers=no throws=20 limit=5 bad=chance',1796905846111,1796905876200,1,0,1,13,replace('format 2\nsecret 2756000000000000000000000000000000000000000000000000000000000000\ndrawn player0 ybz2kp8wx57t\ndrawn player1 5ikgh2qjjq8w\n','\n',char(10)),'',545,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124488357039308801,124488357039308800,'exta-cards',2,1,0,X'f339019b09fb841a0a9a0c35c7a9ab306cd64b5c7bc0405162e209c36da85d92','jokers=yes throws=20 limit=300 bad=chance',1796905937200,1796906345919,1,0,1,14,replace('format 2\nsecret 2956000000000000000000000000000000000000000000000000000000000000\ndrawn player0 y7754ifjw2uz\ndrawn player1 kzi784kbsi2k\n','\n',char(10)),'',631,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124490327183589377,124490327183589376,'exta-cards',2,0,0,X'c92fd3909f938464d5032af6c4c4f79e87aa5fbbaf5bf362dd46f0328358f673','jokers=yes throws=40 limit=300 bad=chance',1796906406919,1796907138600,1,0,1,15,replace('format 2\nsecret 2b56000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 mgzvgxzn79ea\n','\n',char(10)),'',696,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124493651928678401,124493651928678400,'last-one',2,1,10,X'18ff7eb29d4266ad4f66bf9a5430fded9e3a420ae5f97e3c136259eef5d4f515','mode=points points=200 pairs=no limit=600',1796907199600,0,0,0,1,16,replace('format 2\nsecret 2d56000000000000000000000000000000000000000000000000000000000000\ndrawn player8 7tt3nj62y2qa\ndrawn player9 r7732hfk8rk7\ndrawn player10 a95hywj3itdw\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124493809475125249,124493809475125248,'extreme-last-card',1,1,10,X'4b5485f9887dde2500e5f12e04d109462b0dc4807c45985edd1df2753dc2f7ed','hand=7 draw=free limit=400',1796907237162,1796907264000,1,0,1,17,replace('format 2\nsecret 2e56000000000000000000000000000000000000000000000000000000000000\nplayer player11 corpus\ndrawn player12 p9a2r5d7wijg\ndrawn player13 rd75j4j42akz\n','\n',char(10)),'',721,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124493937036492801,124493937036492800,'palace',2,1,10,X'5b2c856d9fcec1e557105d29a22957de5ae4411e195f8aeb6da0123c042729d4','tie=rps bomb=single limit=500',1796907267575,0,0,0,1,18,replace('format 2\nsecret 3056000000000000000000000000000000000000000000000000000000000000\nplayer player14 corpus\ndrawn player15 yuenffv282h2\ndrawn player16 5emcj2dau3by\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124494094205452289,124494094205452288,'switch',1,1,10,X'dd291362e26798429ce21f5af6259c231e3707c48280f425b70acbfb367e25c5','mistakes=cutthroat run-chain=no ace-penalty=full announce=casual limit=800',1796907305047,0,0,0,1,19,replace('format 2\nsecret 3156000000000000000000000000000000000000000000000000000000000000\ndrawn player17 dbjcdkj5mi8c\ndrawn player18 qznkhheas3e5\ndrawn player19 bed9cdkjee7s\ndrawn player20 y6dxpe5hv57v\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124494214695223297,124494214695223296,'exta-cards',2,1,10,X'0615abb592cfe174024e6032981515025353567768613e6ee7b5e4f6c53ca9c3','jokers=yes throws=20 limit=300 bad=chance',1796907333774,1796907364166,1,0,1,20,replace('format 2\nsecret 3256000000000000000000000000000000000000000000000000000000000000\nplayer player21 corpus\ndrawn player22 6utbgg65baqz\n','\n',char(10)),'',781,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124494342168510466,124494342168510465,'last-one',2,0,0,X'dbaa1ea97f81cb79171addf54dc538dc31c1a2e3529465e572a2e216826dcb22','mode=points points=500 pairs=yes limit=600',1796907364166,0,0,0,1,21,replace('format 2\nsecret 3456000000000000000000000000000000000000000000000000000000000000\nplayer player23 corpus\ndrawn player24 3t5n6qurr2ij\ndrawn bot-ada i8kj5dmwkmw5\ndrawn bot-blaise mpntuwbnjz2y\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124494569805971457,124494569805971456,'extreme-last-card',1,0,0,X'f6c488d24a009fed28d5aafb5d408a1058cca39d5c3f259e1394d421973e4a6e','hand=9 draw=must-play limit=400',1796907418439,0,0,0,1,22,replace('format 2\nsecret 3b56000000000000000000000000000000000000000000000000000000000000\ndrawn player25 rr42j5wef9bu\ndrawn player26 iuf3xvf4njjf\ndrawn bot-ada qju3gyifecq8\ndrawn bot-blaise wuaxcjsbbft8\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124494758490931201,124494758490931200,'palace',2,0,0,X'86e0f0ed156bfe0e948e8fe040cb76e9c4654bbab895469de3c9ddf3af463562','tie=coin bomb=pile limit=500',1796907463425,0,0,0,1,23,replace('format 2\nsecret 4456000000000000000000000000000000000000000000000000000000000000\ndrawn player27 ueax6wwjy2dy\ndrawn player28 f38tgz5zsiys\ndrawn bot-ada hm46zzf9aeii\ndrawn bot-blaise 27xkjc2q7ax7\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124494949214322689,124494949214322688,'switch',1,0,0,X'de8aab98f3ba3b13c5bb5bcfe80dfb7d4c3c11d1bc2054f1a57ab12bd4f58fbb','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796907508897,0,0,0,1,24,replace('format 2\nsecret 4b56000000000000000000000000000000000000000000000000000000000000\nplayer player29 corpus\ndrawn player30 njxyujscrupv\ndrawn bot-ada stahbmfyuzjd\ndrawn bot-blaise kndx4e5xcqcy\ndrawn bot-cleo eiwj6q5e6uu9\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124495146065592321,124495146065592320,'exta-cards',2,1,0,X'4582e28bc2e3561a18b3cb2b92ac3a149641fccc1358b06fc791ea4af9dfb663','jokers=yes throws=20 limit=300 bad=chance',1796907555830,0,0,0,1,25,replace('format 2\nsecret 5556000000000000000000000000000000000000000000000000000000000000\nplayer player31 corpus\ndrawn player32 r36vydh5szya\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124495299107356673,124495299107356672,'last-one',2,1,10,X'd7d13919565642c9025d11b3a0d93b888a4d4bf295183e5d799513f854846658','mode=quick points=100 pairs=no limit=600',1796907592318,0,0,0,1,26,replace('format 2\nsecret 5656000000000000000000000000000000000000000000000000000000000000\nplayer player33 corpus\ndrawn player34 5trw4ni9sr77\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124495459266854913,124495459266854912,'extreme-last-card',1,1,10,X'2c30dd64e14a086c12c7d218004e2b5e376c976fc61cf315c7ebd52686885dde','hand=9 draw=free limit=400',1796907630503,0,0,0,1,27,replace('format 2\nsecret 5756000000000000000000000000000000000000000000000000000000000000\ndrawn player35 niza3buciscr\ndrawn player36 xhm63shv52xa\ndrawn player37 b8h29keyvdsu\ndrawn player38 g8jc4jzptubh\ndrawn player39 99kc6u2f7umn\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124495620231659521,124495620231659520,'palace',2,1,10,X'5a941e953234fd3e370eef6f02c719354e7b0f26ad96fa0f264e6b0125a383bc','tie=coin bomb=single limit=500',1796907668880,0,0,0,1,28,replace('format 2\nsecret 5856000000000000000000000000000000000000000000000000000000000000\nplayer player40 corpus\ndrawn player41 uyjhzuwjj6v7\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124495788016402433,124495788016402432,'switch',1,1,10,X'f22c35e8409d080fcf8034b939cb0352c29ffe162db6799a86a65f102c7ff3e9','mistakes=casual run-chain=no ace-penalty=soft announce=cutthroat limit=800',1796907708883,0,0,0,1,29,replace('format 2\nsecret 5956000000000000000000000000000000000000000000000000000000000000\ndrawn player42 img729vj8km4\ndrawn player43 hyz4epfmkqrd\ndrawn player44 rpsxciqq8d63\ndrawn player45 3y4mgx9ncahn\ndrawn player46 dnvwrk7yzx8f\ndrawn player47 7pwusfg6r9bx\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
INSERT INTO game VALUES(124495945449603073,124495945449603072,'exta-cards',2,1,10,X'cd2c2f151f4f15e5bdf5b062934d4542024f7e2e5dcfb3c9a9761b6ff53ad6b3','jokers=yes throws=20 limit=300 bad=2',1796907746418,0,0,0,1,30,replace('format 2\nsecret 5a56000000000000000000000000000000000000000000000000000000000000\nplayer player48 corpus\ndrawn player49 a9vha5hvd2xz\n','\n',char(10)),'',0,0,0,0,0,0,0,0);
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
INSERT INTO seat VALUES(124466810060800022,0,100,'player0',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124466810060800022,1,101,'player1',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124467939549118465,0,101,'player1',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124467939549118465,1,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124467939549118465,2,124467939549118466,'bot-ada',2,1,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124468545412136961,0,903,'guest3',1,0,0,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(124468545412136961,1,100,'player0',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124468545412136961,2,902,'guest2',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124468545412136961,3,901,'guest1',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124472642827714561,0,100,'player0',0,0,2,-1,0,-10,-10,1,0,0,0);
INSERT INTO seat VALUES(124472642827714561,1,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124473289610362881,0,124473289610362882,'bot-ada',2,1,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124473289610362881,1,101,'player1',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124473289610362881,2,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124474020484612097,0,903,'guest3',1,0,3,-1,0,0,0,2,0,0,0);
INSERT INTO seat VALUES(124474020484612097,1,100,'player0',0,0,3,-1,0,0,0,1,1,0,0);
INSERT INTO seat VALUES(124474020484612097,2,901,'guest1',1,0,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124474020484612097,3,902,'guest2',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124474923170136065,0,100,'player0',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124474923170136065,1,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124476968136605697,0,124476968136605698,'bot-ada',2,1,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124476968136605697,1,101,'player1',0,0,2,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124476968136605697,2,100,'player0',0,0,3,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(124479184843046913,0,903,'guest3',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124479184843046913,1,901,'guest1',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124479184843046913,2,902,'guest2',1,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124479184843046913,3,100,'player0',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124482579666567169,0,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124482579666567169,1,100,'player0',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124484314082574337,0,100,'player0',0,0,3,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124484314082574337,1,101,'player1',0,0,1,1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124484314082574337,2,124484314082574338,'bot-ada',2,1,2,-1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124484768275365889,0,901,'guest1',1,0,3,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(124484768275365889,1,100,'player0',0,0,2,-1,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124484768275365889,2,903,'guest3',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124484768275365889,3,902,'guest2',1,0,3,-1,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(124487974984351745,0,101,'player1',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124487974984351745,1,100,'player0',0,0,2,-1,1,-20,-10,0,0,0,0);
INSERT INTO seat VALUES(124488357039308801,0,100,'player0',0,0,1,1,0,20,0,0,0,0,0);
INSERT INTO seat VALUES(124488357039308801,1,101,'player1',0,0,2,-1,1,-10,0,0,0,0,0);
INSERT INTO seat VALUES(124490327183589377,0,901,'guest1',1,0,1,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124490327183589377,1,100,'player0',0,0,2,-1,1,0,0,0,1,0,0);
INSERT INTO seat VALUES(124493651928678401,0,108,'player8',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124493651928678401,1,110,'player10',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124493651928678401,2,109,'player9',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124493809475125249,0,111,'player11',0,0,3,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124493809475125249,1,113,'player13',0,0,1,1,0,30,20,0,0,0,0);
INSERT INTO seat VALUES(124493809475125249,2,112,'player12',0,0,2,-1,0,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124493937036492801,0,116,'player16',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124493937036492801,1,114,'player14',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124493937036492801,2,115,'player15',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494094205452289,0,118,'player18',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494094205452289,1,120,'player20',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494094205452289,2,117,'player17',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494094205452289,3,119,'player19',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494214695223297,0,122,'player22',0,0,2,-1,1,-10,-10,0,0,0,0);
INSERT INTO seat VALUES(124494214695223297,1,121,'player21',0,0,1,1,0,20,10,0,0,0,0);
INSERT INTO seat VALUES(124494342168510466,0,124494342168510468,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494342168510466,1,123,'player23',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124494342168510466,2,124494342168510467,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494342168510466,3,124,'player24',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124494569805971457,0,124494569805971458,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494569805971457,1,124494569805971459,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494569805971457,2,126,'player26',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124494569805971457,3,125,'player25',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124494758490931201,0,124494758490931203,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494758490931201,1,128,'player28',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124494758490931201,2,124494758490931202,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494758490931201,3,127,'player27',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124494949214322689,0,124494949214322692,'bot-cleo',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494949214322689,1,124494949214322690,'bot-ada',2,1,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494949214322689,2,124494949214322691,'bot-blaise',2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124494949214322689,3,129,'player29',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124494949214322689,4,130,'player30',0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO seat VALUES(124495146065592321,0,131,'player31',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495146065592321,1,132,'player32',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495299107356673,0,134,'player34',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495299107356673,1,133,'player33',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495459266854913,0,136,'player36',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495459266854913,1,135,'player35',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495459266854913,2,137,'player37',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495459266854913,3,139,'player39',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495459266854913,4,138,'player38',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495620231659521,0,140,'player40',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495620231659521,1,141,'player41',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495788016402433,0,145,'player45',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495788016402433,1,143,'player43',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495788016402433,2,147,'player47',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495788016402433,3,146,'player46',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495788016402433,4,142,'player42',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495788016402433,5,144,'player44',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495945449603073,0,148,'player48',0,0,0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(124495945449603073,1,149,'player49',0,0,0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1796900800000);
INSERT INTO entry VALUES(2,1,0,1,5,'cup','cup 1',1796900800000);
INSERT INTO entry VALUES(2,2,0,1,5,'cup','cup 1',1796900800000);
INSERT INTO entry VALUES(2,3,124466810060800022,1,20,'bet','',1796900800000);
INSERT INTO entry VALUES(2,4,124466810060800022,1,-20,'pot','',1796901008291);
INSERT INTO entry VALUES(2,5,124472642827714561,1,20,'bet','',1796902190640);
INSERT INTO entry VALUES(2,6,124472642827714561,1,-20,'pot','',1796902282274);
INSERT INTO entry VALUES(2,7,124474923170136065,1,20,'bet','',1796902734316);
INSERT INTO entry VALUES(2,8,124474923170136065,1,-20,'pot','',1796903160874);
INSERT INTO entry VALUES(2,9,124482579666567169,1,20,'bet','',1796904559767);
INSERT INTO entry VALUES(2,10,124482579666567169,1,-20,'pot','',1796904907284);
INSERT INTO entry VALUES(2,11,124487974984351745,1,20,'bet','',1796905846111);
INSERT INTO entry VALUES(2,12,124487974984351745,1,-20,'pot','',1796905876200);
INSERT INTO entry VALUES(2,13,124493651928678401,1,30,'bet','',1796907199600);
INSERT INTO entry VALUES(2,14,124493809475125249,1,30,'bet','',1796907237162);
INSERT INTO entry VALUES(2,15,124493809475125249,1,-30,'pot','',1796907264000);
INSERT INTO entry VALUES(2,16,124493937036492801,1,30,'bet','',1796907267575);
INSERT INTO entry VALUES(2,17,124494094205452289,1,40,'bet','',1796907305047);
INSERT INTO entry VALUES(2,18,124494214695223297,1,20,'bet','',1796907333774);
INSERT INTO entry VALUES(2,19,124494214695223297,1,-20,'pot','',1796907364166);
INSERT INTO entry VALUES(2,20,124495299107356673,1,20,'bet','',1796907592318);
INSERT INTO entry VALUES(2,21,124495459266854913,1,50,'bet','',1796907630503);
INSERT INTO entry VALUES(2,22,124495620231659521,1,20,'bet','',1796907668880);
INSERT INTO entry VALUES(2,23,124495788016402433,1,60,'bet','',1796907708883);
INSERT INTO entry VALUES(2,24,124495945449603073,1,20,'bet','',1796907746418);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(100,2,124466810060800022,1,-10,'bet','',1796900800000);
INSERT INTO entry VALUES(100,3,124466810060800022,0,20,'win','',1796901008291);
INSERT INTO entry VALUES(100,4,124466810060800022,1,20,'pot','',1796901008291);
INSERT INTO entry VALUES(100,5,124472642827714561,1,-10,'bet','',1796902190640);
INSERT INTO entry VALUES(100,6,124472642827714561,0,-10,'loss','',1796902282274);
INSERT INTO entry VALUES(100,7,124474923170136065,1,-10,'bet','',1796902734316);
INSERT INTO entry VALUES(100,8,124474923170136065,0,-10,'loss','',1796903220874);
INSERT INTO entry VALUES(100,9,124482579666567169,1,-10,'bet','',1796904559767);
INSERT INTO entry VALUES(100,10,124482579666567169,0,-10,'loss','',1796904907284);
INSERT INTO entry VALUES(100,11,124487974984351745,1,-10,'bet','',1796905846111);
INSERT INTO entry VALUES(100,12,124487974984351745,0,-20,'leave','',1796905876200);
INSERT INTO entry VALUES(100,13,124488357039308801,0,20,'win','',1796906345919);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(101,2,124466810060800022,1,-10,'bet','',1796900800000);
INSERT INTO entry VALUES(101,3,124466810060800022,0,-10,'loss','',1796901008291);
INSERT INTO entry VALUES(101,4,124472642827714561,1,-10,'bet','',1796902190640);
INSERT INTO entry VALUES(101,5,124472642827714561,0,20,'win','',1796902282274);
INSERT INTO entry VALUES(101,6,124472642827714561,1,20,'pot','',1796902282274);
INSERT INTO entry VALUES(101,7,124474923170136065,1,-10,'bet','',1796902734316);
INSERT INTO entry VALUES(101,8,124474923170136065,0,20,'win','',1796903160874);
INSERT INTO entry VALUES(101,9,124474923170136065,1,20,'pot','',1796903160874);
INSERT INTO entry VALUES(101,10,124482579666567169,1,-10,'bet','',1796904559767);
INSERT INTO entry VALUES(101,11,124482579666567169,0,20,'win','',1796904907284);
INSERT INTO entry VALUES(101,12,124482579666567169,1,20,'pot','',1796904907284);
INSERT INTO entry VALUES(101,13,124487974984351745,1,-10,'bet','',1796905846111);
INSERT INTO entry VALUES(101,14,124487974984351745,0,20,'win','',1796905876200);
INSERT INTO entry VALUES(101,15,124487974984351745,1,20,'pot','',1796905876200);
INSERT INTO entry VALUES(101,16,124488357039308801,0,-10,'loss','',1796906345919);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(108,2,124493651928678401,1,-10,'bet','',1796907199600);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(109,2,124493651928678401,1,-10,'bet','',1796907199600);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(110,2,124493651928678401,1,-10,'bet','',1796907199600);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(111,2,124493809475125249,1,-10,'bet','',1796907237162);
INSERT INTO entry VALUES(111,3,124493809475125249,0,-10,'loss','',1796907264000);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(112,2,124493809475125249,1,-10,'bet','',1796907237162);
INSERT INTO entry VALUES(112,3,124493809475125249,0,-10,'loss','',1796907264000);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(113,2,124493809475125249,1,-10,'bet','',1796907237162);
INSERT INTO entry VALUES(113,3,124493809475125249,0,30,'win','',1796907264000);
INSERT INTO entry VALUES(113,4,124493809475125249,1,30,'pot','',1796907264000);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(114,2,124493937036492801,1,-10,'bet','',1796907267575);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(115,2,124493937036492801,1,-10,'bet','',1796907267575);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(116,2,124493937036492801,1,-10,'bet','',1796907267575);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(117,2,124494094205452289,1,-10,'bet','',1796907305047);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(118,2,124494094205452289,1,-10,'bet','',1796907305047);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(119,2,124494094205452289,1,-10,'bet','',1796907305047);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(120,2,124494094205452289,1,-10,'bet','',1796907305047);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(121,2,124494214695223297,1,-10,'bet','',1796907333774);
INSERT INTO entry VALUES(121,3,124494214695223297,0,20,'win','',1796907364166);
INSERT INTO entry VALUES(121,4,124494214695223297,1,20,'pot','',1796907364166);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(122,2,124494214695223297,1,-10,'bet','',1796907333774);
INSERT INTO entry VALUES(122,3,124494214695223297,0,-10,'loss','',1796907424166);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(133,2,124495299107356673,1,-10,'bet','',1796907592318);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(134,2,124495299107356673,1,-10,'bet','',1796907592318);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(135,2,124495459266854913,1,-10,'bet','',1796907630503);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(136,2,124495459266854913,1,-10,'bet','',1796907630503);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(137,2,124495459266854913,1,-10,'bet','',1796907630503);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(138,2,124495459266854913,1,-10,'bet','',1796907630503);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(139,2,124495459266854913,1,-10,'bet','',1796907630503);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(140,2,124495620231659521,1,-10,'bet','',1796907668880);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(141,2,124495620231659521,1,-10,'bet','',1796907668880);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(142,2,124495788016402433,1,-10,'bet','',1796907708883);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(143,2,124495788016402433,1,-10,'bet','',1796907708883);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(144,2,124495788016402433,1,-10,'bet','',1796907708883);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(145,2,124495788016402433,1,-10,'bet','',1796907708883);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(146,2,124495788016402433,1,-10,'bet','',1796907708883);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(147,2,124495788016402433,1,-10,'bet','',1796907708883);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(148,2,124495945449603073,1,-10,'bet','',1796907746418);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(149,2,124495945449603073,1,-10,'bet','',1796907746418);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(188,2,0,1,-5,'cup','cup 1',1796900800000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1796900800000);
INSERT INTO entry VALUES(189,2,0,1,-5,'cup','cup 1',1796900800000);
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
INSERT INTO score VALUES(100,'exta-cards',124487974984351745,1796905876200,1796905876200,-20,1,-1);
INSERT INTO score VALUES(100,'exta-cards',124488357039308801,1796906345919,1796906345919,20,1,1);
INSERT INTO score VALUES(100,'extreme-last-card',124472642827714561,1796902282274,1796902282274,-10,1,-1);
INSERT INTO score VALUES(100,'last-one',124466810060800022,1796901008291,1796901008291,20,1,1);
INSERT INTO score VALUES(100,'palace',124474923170136065,1796903160874,1796903220874,-10,1,-1);
INSERT INTO score VALUES(100,'switch',124482579666567169,1796904907284,1796904907284,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',124487974984351745,1796905876200,1796905876200,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',124488357039308801,1796906345919,1796906345919,-10,1,-1);
INSERT INTO score VALUES(101,'extreme-last-card',124472642827714561,1796902282274,1796902282274,20,1,1);
INSERT INTO score VALUES(101,'last-one',124466810060800022,1796901008291,1796901008291,-10,1,-1);
INSERT INTO score VALUES(101,'palace',124474923170136065,1796903160874,1796903160874,20,1,1);
INSERT INTO score VALUES(101,'switch',124482579666567169,1796904907284,1796904907284,20,1,1);
INSERT INTO score VALUES(111,'extreme-last-card',124493809475125249,1796907264000,1796907264000,-10,1,-1);
INSERT INTO score VALUES(112,'extreme-last-card',124493809475125249,1796907264000,1796907264000,-10,1,-1);
INSERT INTO score VALUES(113,'extreme-last-card',124493809475125249,1796907264000,1796907264000,30,1,1);
INSERT INTO score VALUES(121,'exta-cards',124494214695223297,1796907364166,1796907364166,20,1,1);
INSERT INTO score VALUES(122,'exta-cards',124494214695223297,1796907364166,1796907424166,-10,1,-1);
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
INSERT INTO sanction VALUES(124466810060800000,0,189,'player89','',1796900800000,0,'kate','shouted',0,124466810060800000,'','');
INSERT INTO sanction VALUES(124466810060800003,1,189,'player89','',1796900800000,0,'kate','shouted',0,124466810060800003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(124466810060800002,1796900800000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(124472386975170560,1796902129640,'','void','table 3','game 3: It took too long.');
INSERT INTO audit VALUES(124482323814023168,1796904498767,'','void','table 9','game 9: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,124466810060800022,1,1796900800000,22000006,'move 1 play R5');
INSERT INTO journal VALUES(2,1,124466810060800022,2,1796900801600,22000007,'move 2 play J color B');
INSERT INTO journal VALUES(3,2,124466810060800022,3,1796900804967,22000008,'move 1 draw');
INSERT INTO journal VALUES(4,3,124466810060800022,4,1796900809377,22000009,'move 2 play B1');
INSERT INTO journal VALUES(5,4,124466810060800022,5,1796900812277,22000010,'move 1 play G1');
INSERT INTO journal VALUES(6,5,124466810060800022,6,1796900813770,22000011,'move 2 draw');
INSERT INTO journal VALUES(7,6,124466810060800022,7,1796900816163,22000012,'move 1 play G8');
INSERT INTO journal VALUES(8,7,124466810060800022,8,1796900819508,22000013,'move 2 draw');
INSERT INTO journal VALUES(9,8,124466810060800022,9,1796900822732,22000014,'move 1 draw');
INSERT INTO journal VALUES(10,9,124466810060800022,10,1796900825064,22000015,'move 2 draw');
INSERT INTO journal VALUES(11,10,124466810060800022,11,1796900882732,0,'timeout 2');
INSERT INTO journal VALUES(12,11,124466810060800022,12,1796900882732,0,'auto 2 play G3');
INSERT INTO journal VALUES(13,12,124466810060800022,13,1796900888069,22000016,'move 1 play G2');
INSERT INTO journal VALUES(14,13,124466810060800022,14,1796900930595,22000017,'move 2 draw');
INSERT INTO journal VALUES(15,14,124466810060800022,15,1796900931984,22000018,'move 1 draw');
INSERT INTO journal VALUES(16,15,124466810060800022,16,1796900936829,22000019,'move 2 draw');
INSERT INTO journal VALUES(17,16,124466810060800022,17,1796900936829,0,'hash 2f3110dca53fc852cb30a272d7f95dbe');
INSERT INTO journal VALUES(18,17,124466810060800022,18,1796900939354,22000020,'move 2 play J+4 color G');
INSERT INTO journal VALUES(19,18,124466810060800022,19,1796900941394,22000021,'move 1 take');
INSERT INTO journal VALUES(20,19,124466810060800022,20,1796900944650,22000022,'move 2 draw');
INSERT INTO journal VALUES(21,20,124466810060800022,21,1796900947821,22000023,'move 1 play G1');
INSERT INTO journal VALUES(22,21,124466810060800022,22,1796900952318,22000024,'move 2 draw');
INSERT INTO journal VALUES(23,22,124466810060800022,23,1796900955618,22000025,'move 2 play G6');
INSERT INTO journal VALUES(24,23,124466810060800022,24,1796900956909,22000026,'move 1 play G6');
INSERT INTO journal VALUES(25,24,124466810060800022,25,1796900960827,22000027,'move 2 play B6');
INSERT INTO journal VALUES(26,25,124466810060800022,26,1796900963752,22000028,'move 1 play B1');
INSERT INTO journal VALUES(27,26,124466810060800022,27,1796900965004,22000029,'move 2 play B6');
INSERT INTO journal VALUES(28,27,124466810060800022,28,1796900966380,22000030,'move 1 play B2');
INSERT INTO journal VALUES(29,28,124466810060800022,29,1796900969319,22000031,'move 2 play BS');
INSERT INTO journal VALUES(30,29,124466810060800022,30,1796900974217,22000032,'move 2 draw');
INSERT INTO journal VALUES(31,30,124466810060800022,31,1796900976020,22000033,'move 1 play B2');
INSERT INTO journal VALUES(32,31,124466810060800022,32,1796900979758,22000034,'move 2 play B+2');
INSERT INTO journal VALUES(33,32,124466810060800022,33,1796900981784,22000035,'move 1 take');
INSERT INTO journal VALUES(34,33,124466810060800022,34,1796900981784,0,'hash 9df9a6cfe80d5640c3c2cb42f3c271d5');
INSERT INTO journal VALUES(35,34,124466810060800022,35,1796900983444,22000036,'move 2 play B+2');
INSERT INTO journal VALUES(36,35,124466810060800022,36,1796900986926,22000037,'move 1 take');
INSERT INTO journal VALUES(37,36,124466810060800022,37,1796900990579,22000038,'move 2 draw');
INSERT INTO journal VALUES(38,37,124466810060800022,38,1796900992081,22000039,'move 1 play R+2');
INSERT INTO journal VALUES(39,38,124466810060800022,39,1796900996091,22000040,'move 2 take');
INSERT INTO journal VALUES(40,39,124466810060800022,40,1796900998583,22000041,'move 1 draw');
INSERT INTO journal VALUES(41,40,124466810060800022,41,1796901000107,22000042,'move 2 draw');
INSERT INTO journal VALUES(42,41,124466810060800022,42,1796901004184,22000043,'move 2 play J+4 color Y');
INSERT INTO journal VALUES(43,42,124466810060800022,43,1796901008291,22000044,'leave 2');
INSERT INTO journal VALUES(44,43,124466810060800022,44,1796901008291,0,'hash 330ef7d40d5d4bb11932f377c06ca59c');
INSERT INTO journal VALUES(45,44,124466810060800022,45,1796901008291,22000045,'vote 1 2 forgive open');
INSERT INTO journal VALUES(46,0,124467939549118465,1,1796901070778,0,'move 3 play R4');
INSERT INTO journal VALUES(47,46,124467939549118465,2,1796901074291,22000054,'move 2 play R7');
INSERT INTO journal VALUES(48,47,124467939549118465,3,1796901075383,22000055,'move 1 play R5');
INSERT INTO journal VALUES(49,48,124467939549118465,4,1796901078990,0,'move 3 draw');
INSERT INTO journal VALUES(50,49,124467939549118465,5,1796901083990,0,'move 3 play R3');
INSERT INTO journal VALUES(51,50,124467939549118465,6,1796901083990,22000056,'move 2 draw');
INSERT INTO journal VALUES(52,51,124467939549118465,7,1796901086570,22000057,'move 1 play J+4 color Y');
INSERT INTO journal VALUES(53,52,124467939549118465,8,1796901089118,0,'move 3 take');
INSERT INTO journal VALUES(54,53,124467939549118465,9,1796901094118,22000058,'move 2 play Y7');
INSERT INTO journal VALUES(55,54,124467939549118465,10,1796901136465,22000059,'move 1 play Y1');
INSERT INTO journal VALUES(56,55,124467939549118465,11,1796901139728,0,'move 3 play Y9');
INSERT INTO journal VALUES(57,56,124467939549118465,12,1796901144728,22000060,'move 2 draw');
INSERT INTO journal VALUES(58,57,124467939549118465,13,1796901148427,22000061,'move 1 play Y5');
INSERT INTO journal VALUES(59,58,124467939549118465,14,1796901148427,0,'hash a699312eef36f97bedf94d4b926bcac3');
INSERT INTO journal VALUES(60,0,124468545412136961,1,1796901213740,22000073,'move 3 play R+2');
INSERT INTO journal VALUES(61,60,124468545412136961,2,1796901216003,22000074,'move 2 take');
INSERT INTO journal VALUES(62,61,124468545412136961,3,1796901218414,22000075,'move 1 play RS');
INSERT INTO journal VALUES(63,62,124468545412136961,4,1796901219860,22000076,'move 3 draw');
INSERT INTO journal VALUES(64,63,124468545412136961,5,1796901279860,0,'timeout 2');
INSERT INTO journal VALUES(65,64,124468545412136961,6,1796901279860,0,'auto 2 play R3');
INSERT INTO journal VALUES(66,65,124468545412136961,7,1796901285006,22000077,'move 1 draw');
INSERT INTO journal VALUES(67,66,124468545412136961,8,1796901286186,22000078,'move 1 play R5');
INSERT INTO journal VALUES(68,67,124468545412136961,9,1796901287414,22000079,'move 4 play R1');
INSERT INTO journal VALUES(69,68,124468545412136961,10,1796901291111,22000080,'move 3 draw');
INSERT INTO journal VALUES(70,69,124468545412136961,11,1796901292874,22000081,'move 2 play J color Y');
INSERT INTO journal VALUES(71,70,124468545412136961,12,1796901294823,22000082,'move 1 play Y2');
INSERT INTO journal VALUES(72,71,124468545412136961,13,1796901297855,22000083,'move 4 play Y1');
INSERT INTO journal VALUES(73,72,124468545412136961,14,1796901341457,22000084,'move 3 draw');
INSERT INTO journal VALUES(74,73,124468545412136961,15,1796901345251,22000085,'move 2 play Y6');
INSERT INTO journal VALUES(75,74,124468545412136961,16,1796901348636,22000086,'move 1 play G6');
INSERT INTO journal VALUES(76,75,124468545412136961,17,1796901348636,0,'hash f2ac42d5cf47a2934d6773bad1991648');
INSERT INTO journal VALUES(77,76,124468545412136961,18,1796901351016,22000087,'move 4 draw');
INSERT INTO journal VALUES(78,77,124468545412136961,19,1796901353903,22000088,'move 4 pass');
INSERT INTO journal VALUES(79,78,124468545412136961,20,1796901355597,22000089,'move 3 play G6');
INSERT INTO journal VALUES(80,79,124468545412136961,21,1796901360017,22000090,'move 2 play J+4 color B');
INSERT INTO journal VALUES(81,80,124468545412136961,22,1796901361994,22000091,'move 1 take');
INSERT INTO journal VALUES(82,81,124468545412136961,23,1796901363105,22000092,'move 4 draw');
INSERT INTO journal VALUES(83,82,124468545412136961,24,1796901366624,22000093,'move 3 play B1');
INSERT INTO journal VALUES(84,83,124468545412136961,25,1796901368048,22000094,'move 2 play B2');
INSERT INTO journal VALUES(85,84,124468545412136961,26,1796901371605,22000095,'move 1 play J color R');
INSERT INTO journal VALUES(86,85,124468545412136961,27,1796901373807,22000096,'move 4 play RV');
INSERT INTO journal VALUES(87,86,124468545412136961,28,1796901375016,22000097,'move 1 draw');
INSERT INTO journal VALUES(88,87,124468545412136961,29,1796901377311,22000098,'move 2 play RS');
INSERT INTO journal VALUES(89,88,124468545412136961,30,1796901381453,22000099,'move 4 draw');
INSERT INTO journal VALUES(90,89,124468545412136961,31,1796901384217,22000100,'move 1 draw');
INSERT INTO journal VALUES(91,90,124468545412136961,32,1796901387449,22000101,'move 1 pass');
INSERT INTO journal VALUES(92,91,124468545412136961,33,1796901391472,22000102,'move 2 draw');
INSERT INTO journal VALUES(93,92,124468545412136961,34,1796901391472,0,'hash c341eec3789dd0743fdaedc7ad3a537f');
INSERT INTO journal VALUES(94,93,124468545412136961,35,1796901394129,22000103,'move 3 draw');
INSERT INTO journal VALUES(95,94,124468545412136961,36,1796901395513,22000104,'move 4 draw');
INSERT INTO journal VALUES(96,95,124468545412136961,37,1796901400158,22000105,'move 1 play RV');
INSERT INTO journal VALUES(97,96,124468545412136961,38,1796901404854,22000106,'move 4 draw');
INSERT INTO journal VALUES(98,97,124468545412136961,39,1796901406640,22000107,'move 3 draw');
INSERT INTO journal VALUES(99,98,124468545412136961,40,1796901407747,22000108,'move 3 play J color Y');
INSERT INTO journal VALUES(100,99,124468545412136961,41,1796901411392,22000109,'move 2 draw');
INSERT INTO journal VALUES(101,100,124468545412136961,42,1796901412461,22000110,'move 2 play Y9');
INSERT INTO journal VALUES(102,101,124468545412136961,43,1796901416444,22000111,'move 1 play J+4 color G');
INSERT INTO journal VALUES(103,102,124468545412136961,44,1796901419129,22000112,'move 4 take');
INSERT INTO journal VALUES(104,103,124468545412136961,45,1796901420404,22000113,'move 3 play G3');
INSERT INTO journal VALUES(105,104,124468545412136961,46,1796901421511,22000114,'move 2 draw');
INSERT INTO journal VALUES(106,105,124468545412136961,47,1796901426113,22000115,'move 1 draw');
INSERT INTO journal VALUES(107,106,124468545412136961,48,1796901428463,22000116,'move 4 play G4');
INSERT INTO journal VALUES(108,107,124468545412136961,49,1796901431538,22000117,'move 3 play G2');
INSERT INTO journal VALUES(109,108,124468545412136961,50,1796901433004,22000118,'move 2 draw');
INSERT INTO journal VALUES(110,109,124468545412136961,51,1796901433004,0,'hash 29866a847c2bf1f5ef980e617c2ef85c');
INSERT INTO journal VALUES(111,110,124468545412136961,52,1796901436382,22000119,'move 1 play GV');
INSERT INTO journal VALUES(112,111,124468545412136961,53,1796901438231,22000120,'move 2 draw');
INSERT INTO journal VALUES(113,112,124468545412136961,54,1796901440848,22000121,'move 3 play G4');
INSERT INTO journal VALUES(114,113,124468545412136961,55,1796901445531,22000122,'move 4 play G5');
INSERT INTO journal VALUES(115,114,124468545412136961,56,1796901449523,22000123,'move 1 draw');
INSERT INTO journal VALUES(116,115,124468545412136961,57,1796901505531,0,'timeout 1');
INSERT INTO journal VALUES(117,116,124468545412136961,58,1796901505531,0,'auto 1 play G0');
INSERT INTO journal VALUES(118,117,124468545412136961,59,1796901513682,22000124,'move 2 play Y0');
INSERT INTO journal VALUES(119,118,124468545412136961,60,1796901515361,22000125,'move 3 draw');
INSERT INTO journal VALUES(120,119,124468545412136961,61,1796901575361,0,'timeout 4');
INSERT INTO journal VALUES(121,120,124468545412136961,62,1796901575361,0,'auto 4 play Y8');
INSERT INTO journal VALUES(122,121,124468545412136961,63,1796901581218,22000126,'move 1 play Y3');
INSERT INTO journal VALUES(123,122,124468545412136961,64,1796901585942,22000127,'move 2 play Y3');
INSERT INTO journal VALUES(124,123,124468545412136961,65,1796901589305,22000128,'move 3 play Y7');
INSERT INTO journal VALUES(125,124,124468545412136961,66,1796901593086,22000129,'move 4 play Y5');
INSERT INTO journal VALUES(126,125,124468545412136961,67,1796901595681,22000130,'move 1 play Y4');
INSERT INTO journal VALUES(127,126,124468545412136961,68,1796901595681,0,'hash f509a67dfc9a8c1c1b58846e854d676c');
INSERT INTO journal VALUES(128,127,124468545412136961,69,1796901598658,22000131,'move 2 play B4');
INSERT INTO journal VALUES(129,128,124468545412136961,70,1796901601079,22000132,'move 3 play B+2');
INSERT INTO journal VALUES(130,129,124468545412136961,71,1796901603065,22000133,'move 4 take');
INSERT INTO journal VALUES(131,130,124468545412136961,72,1796901663065,0,'timeout 1');
INSERT INTO journal VALUES(132,131,124468545412136961,73,1796901663065,0,'auto 1 play BV');
INSERT INTO journal VALUES(133,132,124468545412136961,74,1796901914618,0,'leave 1 away');
INSERT INTO journal VALUES(134,133,124468545412136961,75,1796901914618,0,'timeout 4');
INSERT INTO journal VALUES(135,134,124468545412136961,76,1796901914618,0,'auto 4 play B5');
INSERT INTO journal VALUES(136,135,124468545412136961,77,1796901914618,22000134,'move 3 play BV');
INSERT INTO journal VALUES(137,136,124468545412136961,78,1796901918058,22000135,'move 4 play B+2');
INSERT INTO journal VALUES(138,137,124468545412136961,79,1796901921135,22000136,'move 2 take');
INSERT INTO journal VALUES(139,138,124468545412136961,80,1796901922461,22000137,'move 3 play B1');
INSERT INTO journal VALUES(140,139,124468545412136961,81,1796901925783,22000138,'move 4 play B3');
INSERT INTO journal VALUES(141,140,124468545412136961,82,1796901927738,22000139,'move 2 play B0');
INSERT INTO journal VALUES(142,141,124468545412136961,83,1796901931317,22000140,'move 3 draw');
INSERT INTO journal VALUES(143,142,124468545412136961,84,1796901991317,0,'timeout 4');
INSERT INTO journal VALUES(144,143,124468545412136961,85,1796901991317,0,'auto 4 play B8');
INSERT INTO journal VALUES(145,144,124468545412136961,86,1796901991317,0,'hash 5d8f35a92a2d3243f4fd76bfe230db0d');
INSERT INTO journal VALUES(146,145,124468545412136961,87,1796901997172,22000141,'move 2 play B6');
INSERT INTO journal VALUES(147,146,124468545412136961,88,1796902000674,22000142,'move 3 play B6');
INSERT INTO journal VALUES(148,147,124468545412136961,89,1796902004003,22000143,'move 4 draw');
INSERT INTO journal VALUES(149,148,124468545412136961,90,1796902007407,22000144,'move 2 play B9');
INSERT INTO journal VALUES(150,149,124468545412136961,91,1796902011680,22000145,'move 3 draw');
INSERT INTO journal VALUES(151,150,124468545412136961,92,1796902016542,22000146,'move 4 play B9');
INSERT INTO journal VALUES(152,151,124468545412136961,93,1796902019344,22000147,'move 2 play G9');
INSERT INTO journal VALUES(153,152,124468545412136961,94,1796902023672,22000148,'move 3 play G3');
INSERT INTO journal VALUES(154,153,124468545412136961,95,1796902024786,22000149,'move 4 play G2');
INSERT INTO journal VALUES(155,154,124468545412136961,96,1796902026631,22000150,'move 2 play G5 last');
INSERT INTO journal VALUES(156,155,124468545412136961,97,1796902028043,22000151,'move 3 report 2');
INSERT INTO journal VALUES(157,156,124468545412136961,98,1796902031693,22000152,'move 3 draw');
INSERT INTO journal VALUES(158,157,124468545412136961,99,1796902091693,0,'timeout 4');
INSERT INTO journal VALUES(159,158,124468545412136961,100,1796902091693,0,'auto 4 play G+2');
INSERT INTO journal VALUES(160,159,124468545412136961,101,1796902097456,22000153,'move 2 take');
INSERT INTO journal VALUES(161,160,124468545412136961,102,1796902099590,22000154,'move 3 draw');
INSERT INTO journal VALUES(162,161,124468545412136961,103,1796902099590,0,'hash 5b980376e3b5aaa8ea5ef40220057fb5');
INSERT INTO journal VALUES(163,162,124468545412136961,104,1796902103501,22000155,'move 4 play Y+2');
INSERT INTO journal VALUES(164,163,124468545412136961,105,1796902108109,22000156,'move 2 take');
INSERT INTO journal VALUES(165,164,124468545412136961,106,1796902111564,22000157,'move 3 play Y7');
INSERT INTO journal VALUES(166,165,124468545412136961,107,1796902115448,22000158,'move 4 draw');
INSERT INTO journal VALUES(167,166,124468545412136961,108,1796902116574,22000159,'move 4 pass');
INSERT INTO journal VALUES(168,167,124468545412136961,109,1796902118871,22000160,'move 2 play B7');
INSERT INTO journal VALUES(169,168,124468545412136961,110,1796902120853,22000161,'move 3 draw');
INSERT INTO journal VALUES(170,169,124468545412136961,111,1796902125082,22000162,'move 3 play B7');
INSERT INTO journal VALUES(171,170,124468545412136961,112,1796902129640,22000163,'void It took too long.');
INSERT INTO journal VALUES(172,171,124468545412136961,113,1796902129640,0,'hash 6d5bf4be332f74b00c793c82f4ce6c46');
INSERT INTO journal VALUES(173,0,124472642827714561,1,1796902190640,22000172,'move 1 play JOKER suit S');
INSERT INTO journal VALUES(174,173,124472642827714561,2,1796902195488,22000173,'move 2 play 9S');
INSERT INTO journal VALUES(175,174,124472642827714561,3,1796902197671,22000174,'move 1 play JOKER suit H');
INSERT INTO journal VALUES(176,175,124472642827714561,4,1796902199630,22000175,'move 2 play KH');
INSERT INTO journal VALUES(177,176,124472642827714561,5,1796902201836,22000176,'move 1 play JH');
INSERT INTO journal VALUES(178,177,124472642827714561,6,1796902205230,22000177,'move 2 play QH');
INSERT INTO journal VALUES(179,178,124472642827714561,7,1796902206599,22000178,'move 1 play 5H 6H');
INSERT INTO journal VALUES(180,179,124472642827714561,8,1796902209162,22000179,'move 2 play 6D');
INSERT INTO journal VALUES(181,180,124472642827714561,9,1796902269162,0,'timeout 1');
INSERT INTO journal VALUES(182,181,124472642827714561,10,1796902269162,0,'auto 1 play 4D last');
INSERT INTO journal VALUES(183,182,124472642827714561,11,1796902274072,22000180,'move 2 play JS JC last');
INSERT INTO journal VALUES(184,183,124472642827714561,12,1796902278235,22000181,'move 1 draw');
INSERT INTO journal VALUES(185,184,124472642827714561,13,1796902282274,22000182,'move 2 play 9C');
INSERT INTO journal VALUES(186,185,124472642827714561,14,1796902282274,0,'hash fc7c0a6af7246aa1992b8450e900faf2');
INSERT INTO journal VALUES(187,0,124473289610362881,1,1796902346874,0,'move 1 play JD JS');
INSERT INTO journal VALUES(188,187,124473289610362881,2,1796902349845,22000191,'move 3 play 10S 10C');
INSERT INTO journal VALUES(189,188,124473289610362881,3,1796902351895,0,'move 1 play 6C 5C');
INSERT INTO journal VALUES(190,189,124473289610362881,4,1796902356895,22000192,'move 3 take');
INSERT INTO journal VALUES(191,190,124473289610362881,5,1796902360155,22000193,'move 2 play 2C 2H');
INSERT INTO journal VALUES(192,191,124473289610362881,6,1796902364482,0,'move 1 play 9C');
INSERT INTO journal VALUES(193,192,124473289610362881,7,1796902369482,22000194,'move 3 take');
INSERT INTO journal VALUES(194,193,124473289610362881,8,1796902374354,22000195,'move 2 play JC');
INSERT INTO journal VALUES(195,194,124473289610362881,9,1796902377941,22000196,'move 3 play 7C');
INSERT INTO journal VALUES(196,195,124473289610362881,10,1796902380860,0,'move 1 draw');
INSERT INTO journal VALUES(197,196,124473289610362881,11,1796902385860,22000197,'move 2 play 7H 6H');
INSERT INTO journal VALUES(198,197,124473289610362881,12,1796902445860,0,'timeout 3');
INSERT INTO journal VALUES(199,198,124473289610362881,13,1796902445860,0,'auto 3 play 6S 5S');
INSERT INTO journal VALUES(200,199,124473289610362881,14,1796902448692,0,'move 1 play QD');
INSERT INTO journal VALUES(201,200,124473289610362881,15,1796902448692,22000198,'move 3 take');
INSERT INTO journal VALUES(202,201,124473289610362881,16,1796902449872,22000199,'move 2 play 10D last');
INSERT INTO journal VALUES(203,202,124473289610362881,17,1796902449872,0,'hash 726344d44cf55e8aecfdf3da3c84fe21');
INSERT INTO journal VALUES(204,203,124473289610362881,18,1796902452110,22000200,'move 3 play 8D 8S 8H to 2');
INSERT INTO journal VALUES(205,204,124473289610362881,19,1796902457095,22000201,'move 2 play 4H 3H');
INSERT INTO journal VALUES(206,205,124473289610362881,20,1796902457095,0,'hash 9a2c7534f69ce125fd70e26acf1f7a73');
INSERT INTO journal VALUES(207,0,124474020484612097,1,1796902519099,22000212,'move 1 play AH suit S');
INSERT INTO journal VALUES(208,207,124474020484612097,2,1796902522680,22000213,'move 2 play JS JC');
INSERT INTO journal VALUES(209,208,124474020484612097,3,1796902525179,22000214,'move 1 play JOKER suit S');
INSERT INTO journal VALUES(210,209,124474020484612097,4,1796902526610,22000215,'move 4 play AS suit H');
INSERT INTO journal VALUES(211,210,124474020484612097,5,1796902527674,22000216,'move 3 play 10H JH');
INSERT INTO journal VALUES(212,211,124474020484612097,6,1796902530518,22000217,'move 4 play 3H');
INSERT INTO journal VALUES(213,212,124474020484612097,7,1796902532281,22000218,'move 1 play 3S');
INSERT INTO journal VALUES(214,213,124474020484612097,8,1796902533790,22000219,'move 2 play 3D');
INSERT INTO journal VALUES(215,214,124474020484612097,9,1796902535941,22000220,'move 3 play AC suit S');
INSERT INTO journal VALUES(216,215,124474020484612097,10,1796902537033,22000221,'move 4 play AD suit C');
INSERT INTO journal VALUES(217,216,124474020484612097,11,1796902538950,22000222,'move 1 draw');
INSERT INTO journal VALUES(218,217,124474020484612097,12,1796902540066,22000223,'move 2 play QC');
INSERT INTO journal VALUES(219,218,124474020484612097,13,1796902544287,22000224,'move 3 play 5C');
INSERT INTO journal VALUES(220,219,124474020484612097,14,1796902548876,22000225,'move 4 take');
INSERT INTO journal VALUES(221,220,124474020484612097,15,1796902552879,22000226,'move 1 draw');
INSERT INTO journal VALUES(222,221,124474020484612097,16,1796902555587,22000227,'move 2 play 9C');
INSERT INTO journal VALUES(223,222,124474020484612097,17,1796902555587,0,'hash 3c8123f22366a906cefd954fc3b21f40');
INSERT INTO journal VALUES(224,223,124474020484612097,18,1796902557159,22000228,'move 3 draw');
INSERT INTO journal VALUES(225,224,124474020484612097,19,1796902560807,22000229,'move 4 play 2C 3C 4C');
INSERT INTO journal VALUES(226,225,124474020484612097,20,1796902562109,22000230,'move 1 play 6H');
INSERT INTO journal VALUES(227,226,124474020484612097,21,1796902563512,22000231,'move 2 draw');
INSERT INTO journal VALUES(228,227,124474020484612097,22,1796902567962,22000232,'move 3 play 4H 4S');
INSERT INTO journal VALUES(229,228,124474020484612097,23,1796902571772,22000233,'move 4 play KD KS');
INSERT INTO journal VALUES(230,229,124474020484612097,24,1796902572975,22000234,'move 1 play 6S');
INSERT INTO journal VALUES(231,230,124474020484612097,25,1796902574902,22000235,'move 2 draw');
INSERT INTO journal VALUES(232,231,124474020484612097,26,1796902577768,22000236,'move 3 play 8S to 2');
INSERT INTO journal VALUES(233,232,124474020484612097,27,1796902580785,22000237,'move 3 last');
INSERT INTO journal VALUES(234,233,124474020484612097,28,1796902585548,22000238,'move 4 play JOKER suit S');
INSERT INTO journal VALUES(235,234,124474020484612097,29,1796902587509,22000239,'move 1 play QS');
INSERT INTO journal VALUES(236,235,124474020484612097,30,1796902591369,22000240,'move 2 play QH');
INSERT INTO journal VALUES(237,236,124474020484612097,31,1796902595465,22000241,'move 3 draw');
INSERT INTO journal VALUES(238,237,124474020484612097,32,1796902600379,22000242,'move 4 play 5H');
INSERT INTO journal VALUES(239,238,124474020484612097,33,1796902605206,22000243,'move 1 play 7S');
INSERT INTO journal VALUES(240,239,124474020484612097,34,1796902605206,0,'hash cc7d3d9be504f913cc76460b417054bc');
INSERT INTO journal VALUES(241,240,124474020484612097,35,1796902609393,22000244,'move 2 play 7D 7H');
INSERT INTO journal VALUES(242,241,124474020484612097,36,1796902613920,22000245,'move 3 draw');
INSERT INTO journal VALUES(243,242,124474020484612097,37,1796902615592,22000246,'move 4 draw');
INSERT INTO journal VALUES(244,243,124474020484612097,38,1796902619816,22000247,'move 1 play KH');
INSERT INTO journal VALUES(245,244,124474020484612097,39,1796902623418,22000248,'move 2 play 2H');
INSERT INTO journal VALUES(246,245,124474020484612097,40,1796902626172,22000249,'move 3 take');
INSERT INTO journal VALUES(247,246,124474020484612097,41,1796902630521,22000250,'move 4 play 2S');
INSERT INTO journal VALUES(248,247,124474020484612097,42,1796902633324,22000251,'move 1 take');
INSERT INTO journal VALUES(249,248,124474020484612097,43,1796902634769,22000252,'move 2 draw');
INSERT INTO journal VALUES(250,249,124474020484612097,44,1796902637368,22000253,'move 3 play 10S');
INSERT INTO journal VALUES(251,250,124474020484612097,45,1796902640327,22000254,'move 1 play 9S');
INSERT INTO journal VALUES(252,251,124474020484612097,46,1796902641730,22000255,'move 2 draw');
INSERT INTO journal VALUES(253,252,124474020484612097,47,1796902642779,22000256,'move 3 play 9D');
INSERT INTO journal VALUES(254,253,124474020484612097,48,1796902644610,22000257,'move 4 play 6D 6C last');
INSERT INTO journal VALUES(255,254,124474020484612097,49,1796902648344,22000258,'move 1 play 7C');
INSERT INTO journal VALUES(256,255,124474020484612097,50,1796902652795,22000259,'move 2 draw');
INSERT INTO journal VALUES(257,256,124474020484612097,51,1796902652795,0,'hash 56995eadbf039c2a2cb73087f5bddcce');
INSERT INTO journal VALUES(258,257,124474020484612097,52,1796902656735,22000260,'move 3 play 8C to 4 last');
INSERT INTO journal VALUES(259,258,124474020484612097,53,1796902658958,22000261,'move 4 play KC last');
INSERT INTO journal VALUES(260,259,124474020484612097,54,1796902663089,22000262,'move 1 draw');
INSERT INTO journal VALUES(261,260,124474020484612097,55,1796902665902,22000263,'move 2 play 10C 10D');
INSERT INTO journal VALUES(262,261,124474020484612097,56,1796902668923,22000264,'move 4 play JD');
INSERT INTO journal VALUES(263,262,124474020484612097,57,1796902668923,0,'hash d83d00f17ba79fc270a855659b4486e6');
INSERT INTO journal VALUES(264,0,124474923170136065,1,1796902734316,22000273,'move 1 keep 8D 6H 7C');
INSERT INTO journal VALUES(265,264,124474923170136065,2,1796902736908,22000274,'move 2 keep 7S 7D 5S');
INSERT INTO journal VALUES(266,265,124474923170136065,3,1796902738948,22000275,'move 1 play 3D');
INSERT INTO journal VALUES(267,266,124474923170136065,4,1796902740134,22000276,'move 2 play 6C');
INSERT INTO journal VALUES(268,267,124474923170136065,5,1796902741185,22000277,'move 1 take');
INSERT INTO journal VALUES(269,268,124474923170136065,6,1796902743477,22000278,'move 2 play 4H');
INSERT INTO journal VALUES(270,269,124474923170136065,7,1796902747054,22000279,'move 1 play 6C');
INSERT INTO journal VALUES(271,270,124474923170136065,8,1796902749212,22000280,'move 2 play 5H');
INSERT INTO journal VALUES(272,271,124474923170136065,9,1796902809212,0,'timeout 2');
INSERT INTO journal VALUES(273,272,124474923170136065,10,1796902809212,0,'auto 2 play AH');
INSERT INTO journal VALUES(274,273,124474923170136065,11,1796902813547,22000281,'move 1 take');
INSERT INTO journal VALUES(275,274,124474923170136065,12,1796902815155,22000282,'move 2 play 2S');
INSERT INTO journal VALUES(276,275,124474923170136065,13,1796902818900,22000283,'move 1 play AH');
INSERT INTO journal VALUES(277,276,124474923170136065,14,1796902822839,22000284,'move 2 play 10D');
INSERT INTO journal VALUES(278,277,124474923170136065,15,1796902826316,22000285,'move 2 play 4D');
INSERT INTO journal VALUES(279,278,124474923170136065,16,1796902828558,22000286,'move 1 play 4H');
INSERT INTO journal VALUES(280,279,124474923170136065,17,1796902828558,0,'hash ceecbba67f72859f772a011f8cfdbc2b');
INSERT INTO journal VALUES(281,280,124474923170136065,18,1796902830530,22000287,'move 2 play 4S');
INSERT INTO journal VALUES(282,281,124474923170136065,19,1796902835318,22000288,'move 1 play 6C');
INSERT INTO journal VALUES(283,282,124474923170136065,20,1796902837208,22000289,'move 2 play 6S');
INSERT INTO journal VALUES(284,283,124474923170136065,21,1796902841027,22000290,'move 1 play 9D');
INSERT INTO journal VALUES(285,284,124474923170136065,22,1796902845911,22000291,'move 2 play QH');
INSERT INTO journal VALUES(286,285,124474923170136065,23,1796902905911,0,'timeout 1');
INSERT INTO journal VALUES(287,286,124474923170136065,24,1796902905911,0,'auto 1 play QC');
INSERT INTO journal VALUES(288,287,124474923170136065,25,1796903160874,0,'leave 1 away');
INSERT INTO journal VALUES(289,288,124474923170136065,26,1796903160874,0,'hash 30cbc4d09ef25c950def8f9aedf4a776');
INSERT INTO journal VALUES(290,289,124474923170136065,27,1796903220874,0,'voted 1 forgive');
INSERT INTO journal VALUES(291,0,124476968136605697,1,1796903223903,0,'move 1 keep 5C 5H KH');
INSERT INTO journal VALUES(292,291,124476968136605697,2,1796903226874,22000298,'move 2 keep 7C JH 8S');
INSERT INTO journal VALUES(293,292,124476968136605697,3,1796903228190,22000299,'move 3 keep 2S 2C 5S');
INSERT INTO journal VALUES(294,293,124476968136605697,4,1796903232485,22000300,'move 2 play 4H');
INSERT INTO journal VALUES(295,294,124476968136605697,5,1796903235602,22000301,'move 3 play 8C');
INSERT INTO journal VALUES(296,295,124476968136605697,6,1796903237128,0,'move 1 play 9H 9D');
INSERT INTO journal VALUES(297,296,124476968136605697,7,1796903242128,22000302,'move 2 play 5D');
INSERT INTO journal VALUES(298,297,124476968136605697,8,1796903243698,0,'move 1 play 6C');
INSERT INTO journal VALUES(299,298,124476968136605697,9,1796903248698,22000303,'move 3 play 9S 9C');
INSERT INTO journal VALUES(300,299,124476968136605697,10,1796903251053,22000304,'move 2 play 10D');
INSERT INTO journal VALUES(301,300,124476968136605697,11,1796903295618,22000305,'move 2 play 6S 6H');
INSERT INTO journal VALUES(302,301,124476968136605697,12,1796903296665,0,'move 1 play QH');
INSERT INTO journal VALUES(303,302,124476968136605697,13,1796903356665,0,'timeout 3');
INSERT INTO journal VALUES(304,303,124476968136605697,14,1796903356665,0,'auto 3 play 10S');
INSERT INTO journal VALUES(305,304,124476968136605697,15,1796903611665,0,'auto 3 play 3D 3S');
INSERT INTO journal VALUES(306,305,124476968136605697,16,1796903611665,0,'leave 3 away');
INSERT INTO journal VALUES(307,306,124476968136605697,17,1796903611665,0,'hash 0770f1d01da65c577f04e7fbed12d52b');
INSERT INTO journal VALUES(308,307,124476968136605697,18,1796903611665,22000306,'move 2 play QC QS');
INSERT INTO journal VALUES(309,308,124476968136605697,19,1796903614837,0,'move 1 play 7D');
INSERT INTO journal VALUES(310,309,124476968136605697,20,1796903619837,22000307,'move 2 play 10C');
INSERT INTO journal VALUES(311,310,124476968136605697,21,1796903620900,22000308,'move 2 play AC AS');
INSERT INTO journal VALUES(312,311,124476968136605697,22,1796903625859,0,'move 1 play 10H');
INSERT INTO journal VALUES(313,312,124476968136605697,23,1796903630859,0,'move 1 play 3H');
INSERT INTO journal VALUES(314,313,124476968136605697,24,1796903630859,22000309,'move 2 play KS KC');
INSERT INTO journal VALUES(315,314,124476968136605697,25,1796903633016,0,'move 1 play 7H');
INSERT INTO journal VALUES(316,315,124476968136605697,26,1796903638016,22000310,'move 2 play 4C 4S');
INSERT INTO journal VALUES(317,316,124476968136605697,27,1796903642987,0,'move 1 play 4D');
INSERT INTO journal VALUES(318,317,124476968136605697,28,1796903647987,22000311,'move 2 play 2H');
INSERT INTO journal VALUES(319,318,124476968136605697,29,1796903649647,0,'move 1 play 2D');
INSERT INTO journal VALUES(320,319,124476968136605697,30,1796903654647,22000312,'move 2 play 8S');
INSERT INTO journal VALUES(321,320,124476968136605697,31,1796903656867,0,'move 1 play KH');
INSERT INTO journal VALUES(322,321,124476968136605697,32,1796903661867,22000313,'move 2 play 7C');
INSERT INTO journal VALUES(323,322,124476968136605697,33,1796903663904,0,'move 1 play 5C');
INSERT INTO journal VALUES(324,323,124476968136605697,34,1796903663904,0,'hash 0c1dad5cadc1920c9a50ea10ad6f3b5a');
INSERT INTO journal VALUES(325,324,124476968136605697,35,1796903668795,0,'move 1 play 5H');
INSERT INTO journal VALUES(326,325,124476968136605697,36,1796903670789,0,'move 1 flip 1');
INSERT INTO journal VALUES(327,326,124476968136605697,37,1796903673795,22000314,'move 2 play JH');
INSERT INTO journal VALUES(328,327,124476968136605697,38,1796903676601,0,'move 1 flip 1');
INSERT INTO journal VALUES(329,328,124476968136605697,39,1796903681601,22000315,'move 2 flip 1');
INSERT INTO journal VALUES(330,329,124476968136605697,40,1796903684378,0,'move 1 flip 1');
INSERT INTO journal VALUES(331,330,124476968136605697,41,1796903684378,0,'hash 70a5e8ad668089aa699c3e57a0cb350a');
INSERT INTO journal VALUES(332,0,124479184843046913,1,1796903750378,22000325,'move 1 keep 2H 2C AD');
INSERT INTO journal VALUES(333,332,124479184843046913,2,1796903753547,22000326,'move 2 keep 2D 9C 9D');
INSERT INTO journal VALUES(334,333,124479184843046913,3,1796903756515,22000327,'move 3 keep 7H 5H AC');
INSERT INTO journal VALUES(335,334,124479184843046913,4,1796903760844,22000328,'move 4 keep 10D KS QS');
INSERT INTO journal VALUES(336,335,124479184843046913,5,1796903763112,22000329,'move 4 play 3D');
INSERT INTO journal VALUES(337,336,124479184843046913,6,1796903765334,22000330,'move 1 take');
INSERT INTO journal VALUES(338,337,124479184843046913,7,1796903769467,22000331,'move 2 play 3C');
INSERT INTO journal VALUES(339,338,124479184843046913,8,1796903771918,22000332,'move 3 play 8D');
INSERT INTO journal VALUES(340,339,124479184843046913,9,1796903775380,22000333,'move 4 take');
INSERT INTO journal VALUES(341,340,124479184843046913,10,1796903780190,22000334,'move 1 play 3D');
INSERT INTO journal VALUES(342,341,124479184843046913,11,1796903782992,22000335,'move 2 play AH');
INSERT INTO journal VALUES(343,342,124479184843046913,12,1796903786734,22000336,'move 3 play 10H');
INSERT INTO journal VALUES(344,343,124479184843046913,13,1796903789452,22000337,'move 3 pass');
INSERT INTO journal VALUES(345,344,124479184843046913,14,1796903791652,22000338,'move 4 play 3H');
INSERT INTO journal VALUES(346,345,124479184843046913,15,1796903793390,22000339,'move 1 play JH');
INSERT INTO journal VALUES(347,346,124479184843046913,16,1796903853390,0,'timeout 2');
INSERT INTO journal VALUES(348,347,124479184843046913,17,1796903853390,0,'auto 2 take');
INSERT INTO journal VALUES(349,348,124479184843046913,18,1796903853390,0,'hash 84c1867834c2df4db62f7038b326924b');
INSERT INTO journal VALUES(350,349,124479184843046913,19,1796903855518,22000340,'move 3 play QH QD');
INSERT INTO journal VALUES(351,350,124479184843046913,20,1796903858979,22000341,'move 4 take');
INSERT INTO journal VALUES(352,351,124479184843046913,21,1796903860157,22000342,'move 1 play 9H');
INSERT INTO journal VALUES(353,352,124479184843046913,22,1796903864379,22000343,'move 2 play 9S');
INSERT INTO journal VALUES(354,353,124479184843046913,23,1796903868959,22000344,'move 3 play 2S');
INSERT INTO journal VALUES(355,354,124479184843046913,24,1796903870083,22000345,'move 4 play 3C');
INSERT INTO journal VALUES(356,355,124479184843046913,25,1796903873897,22000346,'move 1 play 6H');
INSERT INTO journal VALUES(357,356,124479184843046913,26,1796903877758,22000347,'move 2 play 6D 6S');
INSERT INTO journal VALUES(358,357,124479184843046913,27,1796903879768,22000348,'move 3 take');
INSERT INTO journal VALUES(359,358,124479184843046913,28,1796903883143,22000349,'move 4 play 4D');
INSERT INTO journal VALUES(360,359,124479184843046913,29,1796903886886,22000350,'move 1 play 5D');
INSERT INTO journal VALUES(361,360,124479184843046913,30,1796903891603,22000351,'move 4 play 6C');
INSERT INTO journal VALUES(362,361,124479184843046913,31,1796903894433,22000352,'move 3 play 9H');
INSERT INTO journal VALUES(363,362,124479184843046913,32,1796903897653,22000353,'move 2 play JH');
INSERT INTO journal VALUES(364,363,124479184843046913,33,1796903899606,22000354,'move 1 play 5S');
INSERT INTO journal VALUES(365,364,124479184843046913,34,1796903902683,22000355,'move 2 play KH');
INSERT INTO journal VALUES(366,365,124479184843046913,35,1796903902683,0,'hash 405b813629c0a9959e5242b4895d0e00');
INSERT INTO journal VALUES(367,366,124479184843046913,36,1796903905023,22000356,'move 3 play 7D');
INSERT INTO journal VALUES(368,367,124479184843046913,37,1796903909804,22000357,'move 4 take');
INSERT INTO journal VALUES(369,368,124479184843046913,38,1796903969804,0,'timeout 1');
INSERT INTO journal VALUES(370,369,124479184843046913,39,1796903969804,0,'auto 1 play QC');
INSERT INTO journal VALUES(371,370,124479184843046913,40,1796903973576,22000358,'move 2 take');
INSERT INTO journal VALUES(372,371,124479184843046913,41,1796903975229,22000359,'move 3 play 3C');
INSERT INTO journal VALUES(373,372,124479184843046913,42,1796904035229,0,'timeout 4');
INSERT INTO journal VALUES(374,373,124479184843046913,43,1796904035229,0,'auto 4 play 4D');
INSERT INTO journal VALUES(375,374,124479184843046913,44,1796904039764,22000360,'move 1 play 5C');
INSERT INTO journal VALUES(376,375,124479184843046913,45,1796904043918,22000361,'move 4 play 5D');
INSERT INTO journal VALUES(377,376,124479184843046913,46,1796904045890,22000362,'move 1 play 7S');
INSERT INTO journal VALUES(378,377,124479184843046913,47,1796904048707,22000363,'move 2 take');
INSERT INTO journal VALUES(379,378,124479184843046913,48,1796904049720,22000364,'move 3 play 9S');
INSERT INTO journal VALUES(380,379,124479184843046913,49,1796904052656,22000365,'move 4 play 9H');
INSERT INTO journal VALUES(381,380,124479184843046913,50,1796904112656,0,'timeout 1');
INSERT INTO journal VALUES(382,381,124479184843046913,51,1796904112656,0,'auto 1 play AD');
INSERT INTO journal VALUES(383,382,124479184843046913,52,1796904112656,0,'hash 92ebc8f65805ead8400128267bb65168');
INSERT INTO journal VALUES(384,383,124479184843046913,53,1796904117003,22000366,'move 2 take');
INSERT INTO journal VALUES(385,384,124479184843046913,54,1796904119311,22000367,'move 3 play 2S');
INSERT INTO journal VALUES(386,385,124479184843046913,55,1796904124171,22000368,'move 4 play QH QD');
INSERT INTO journal VALUES(387,386,124479184843046913,56,1796904126539,22000369,'move 1 play 2H 2C');
INSERT INTO journal VALUES(388,387,124479184843046913,57,1796904129416,22000370,'move 2 play 3H 3C');
INSERT INTO journal VALUES(389,388,124479184843046913,58,1796904131763,22000371,'move 3 play 6D 6S');
INSERT INTO journal VALUES(390,389,124479184843046913,59,1796904135785,22000372,'move 4 play 6C');
INSERT INTO journal VALUES(391,390,124479184843046913,60,1796904140315,22000373,'move 1 flip 1');
INSERT INTO journal VALUES(392,391,124479184843046913,61,1796904144251,22000374,'move 2 play QC');
INSERT INTO journal VALUES(393,392,124479184843046913,62,1796904147010,22000375,'move 3 take');
INSERT INTO journal VALUES(394,393,124479184843046913,63,1796904150757,22000376,'move 4 play JH');
INSERT INTO journal VALUES(395,394,124479184843046913,64,1796904154286,22000377,'move 1 take');
INSERT INTO journal VALUES(396,395,124479184843046913,65,1796904157183,22000378,'move 2 play 4H 4D');
INSERT INTO journal VALUES(397,396,124479184843046913,66,1796904161666,22000379,'move 3 play 4S');
INSERT INTO journal VALUES(398,397,124479184843046913,67,1796904165309,22000380,'move 4 play 7D');
INSERT INTO journal VALUES(399,398,124479184843046913,68,1796904225309,0,'timeout 1');
INSERT INTO journal VALUES(400,399,124479184843046913,69,1796904225309,0,'auto 1 take');
INSERT INTO journal VALUES(401,400,124479184843046913,70,1796904225309,0,'hash 3a1a11df796c94c59af8b1e5a2f33629');
INSERT INTO journal VALUES(402,401,124479184843046913,71,1796904231236,22000381,'move 2 play 9S');
INSERT INTO journal VALUES(403,402,124479184843046913,72,1796904232958,22000382,'move 3 play 2S 2H');
INSERT INTO journal VALUES(404,403,124479184843046913,73,1796904237844,22000383,'move 4 play 8D');
INSERT INTO journal VALUES(405,404,124479184843046913,74,1796904241010,22000384,'move 1 play JH');
INSERT INTO journal VALUES(406,405,124479184843046913,75,1796904245311,22000385,'move 2 play 5C');
INSERT INTO journal VALUES(407,406,124479184843046913,76,1796904247390,22000386,'move 1 play 7D');
INSERT INTO journal VALUES(408,407,124479184843046913,77,1796904249444,22000387,'move 4 play 5S');
INSERT INTO journal VALUES(409,408,124479184843046913,78,1796904250537,22000388,'move 1 take');
INSERT INTO journal VALUES(410,409,124479184843046913,79,1796904255295,22000389,'move 2 play 5D');
INSERT INTO journal VALUES(411,410,124479184843046913,80,1796904260057,22000390,'move 1 play JH');
INSERT INTO journal VALUES(412,411,124479184843046913,81,1796904263212,22000391,'move 4 play KH');
INSERT INTO journal VALUES(413,412,124479184843046913,82,1796904323212,0,'timeout 3');
INSERT INTO journal VALUES(414,413,124479184843046913,83,1796904323212,0,'auto 3 play 2C');
INSERT INTO journal VALUES(415,414,124479184843046913,84,1796904326177,22000392,'move 2 play AD');
INSERT INTO journal VALUES(416,415,124479184843046913,85,1796904327633,22000393,'move 1 play 5C');
INSERT INTO journal VALUES(417,416,124479184843046913,86,1796904330456,22000394,'move 2 take');
INSERT INTO journal VALUES(418,417,124479184843046913,87,1796904330456,0,'hash 18fc5a0d7994889df555f8e69cf02ef4');
INSERT INTO journal VALUES(419,418,124479184843046913,88,1796904334374,22000395,'move 3 play 6S');
INSERT INTO journal VALUES(420,419,124479184843046913,89,1796904338545,22000396,'move 4 play QS');
INSERT INTO journal VALUES(421,420,124479184843046913,90,1796904343516,22000397,'move 1 take');
INSERT INTO journal VALUES(422,421,124479184843046913,91,1796904344830,22000398,'move 2 play 9H');
INSERT INTO journal VALUES(423,422,124479184843046913,92,1796904404830,0,'timeout 3');
INSERT INTO journal VALUES(424,423,124479184843046913,93,1796904404830,0,'auto 3 play JD');
INSERT INTO journal VALUES(425,424,124479184843046913,94,1796904407280,22000399,'move 4 play KS');
INSERT INTO journal VALUES(426,425,124479184843046913,95,1796904411459,22000400,'move 1 play 5S');
INSERT INTO journal VALUES(427,426,124479184843046913,96,1796904415996,22000401,'move 4 play 10D');
INSERT INTO journal VALUES(428,427,124479184843046913,97,1796904459524,22000402,'move 4 flip 1');
INSERT INTO journal VALUES(429,428,124479184843046913,98,1796904461687,22000403,'move 3 take');
INSERT INTO journal VALUES(430,429,124479184843046913,99,1796904463686,22000404,'move 2 play JH');
INSERT INTO journal VALUES(431,430,124479184843046913,100,1796904465560,22000405,'move 1 play QS');
INSERT INTO journal VALUES(432,431,124479184843046913,101,1796904469834,22000406,'move 4 flip 1');
INSERT INTO journal VALUES(433,432,124479184843046913,102,1796904474454,22000407,'move 3 play QD');
INSERT INTO journal VALUES(434,433,124479184843046913,103,1796904478757,22000408,'move 2 play 5D 5C');
INSERT INTO journal VALUES(435,434,124479184843046913,104,1796904478757,0,'hash 07be207b9b6ac349068a31f3b8eba664');
INSERT INTO journal VALUES(436,435,124479184843046913,105,1796904483443,22000409,'move 1 play 6S');
INSERT INTO journal VALUES(437,436,124479184843046913,106,1796904485949,22000410,'move 4 play QS');
INSERT INTO journal VALUES(438,437,124479184843046913,107,1796904488682,22000411,'move 3 play AS');
INSERT INTO journal VALUES(439,438,124479184843046913,108,1796904490398,22000412,'move 2 play AD');
INSERT INTO journal VALUES(440,439,124479184843046913,109,1796904494649,22000413,'move 1 play 7D');
INSERT INTO journal VALUES(441,440,124479184843046913,110,1796904496445,22000414,'move 4 play 4C');
INSERT INTO journal VALUES(442,441,124479184843046913,111,1796904498767,22000415,'void It took too long.');
INSERT INTO journal VALUES(443,442,124479184843046913,112,1796904498767,0,'hash fc7e2bbb9528a6ab1762e961ec317668');
INSERT INTO journal VALUES(444,0,124482579666567169,1,1796904559767,22000425,'move 1 play 4S 4D');
INSERT INTO journal VALUES(445,444,124482579666567169,2,1796904562981,22000426,'move 2 play 5D');
INSERT INTO journal VALUES(446,445,124482579666567169,3,1796904564356,22000427,'move 1 play 5C');
INSERT INTO journal VALUES(447,446,124482579666567169,4,1796904565991,22000428,'move 2 play KC KD KH');
INSERT INTO journal VALUES(448,447,124482579666567169,5,1796904568352,22000429,'move 1 play 2H');
INSERT INTO journal VALUES(449,448,124482579666567169,6,1796904571178,22000430,'move 2 take');
INSERT INTO journal VALUES(450,449,124482579666567169,7,1796904631178,0,'timeout 1');
INSERT INTO journal VALUES(451,450,124482579666567169,8,1796904631178,0,'auto 1 draw');
INSERT INTO journal VALUES(452,451,124482579666567169,9,1796904633272,22000431,'move 2 draw');
INSERT INTO journal VALUES(453,452,124482579666567169,10,1796904634919,22000432,'move 1 play AC suit C');
INSERT INTO journal VALUES(454,453,124482579666567169,11,1796904637987,22000433,'move 2 play 7C');
INSERT INTO journal VALUES(455,454,124482579666567169,12,1796904642149,22000434,'move 1 play JC');
INSERT INTO journal VALUES(456,455,124482579666567169,13,1796904643426,22000435,'move 1 draw');
INSERT INTO journal VALUES(457,456,124482579666567169,14,1796904644539,22000436,'move 2 play 2C');
INSERT INTO journal VALUES(458,457,124482579666567169,15,1796904646952,22000437,'move 1 take');
INSERT INTO journal VALUES(459,458,124482579666567169,16,1796904651218,22000438,'move 2 draw');
INSERT INTO journal VALUES(460,459,124482579666567169,17,1796904651218,0,'hash 3aad22ddc1fe3c2a8cea961746e2ec18');
INSERT INTO journal VALUES(461,460,124482579666567169,18,1796904652702,22000439,'move 1 play 10C');
INSERT INTO journal VALUES(462,461,124482579666567169,19,1796904655716,22000440,'move 2 draw');
INSERT INTO journal VALUES(463,462,124482579666567169,20,1796904715716,0,'timeout 1');
INSERT INTO journal VALUES(464,463,124482579666567169,21,1796904715716,0,'auto 1 play AH suit D');
INSERT INTO journal VALUES(465,464,124482579666567169,22,1796904721148,22000441,'move 2 play 10D');
INSERT INTO journal VALUES(466,465,124482579666567169,23,1796904723770,22000442,'move 1 draw');
INSERT INTO journal VALUES(467,466,124482579666567169,24,1796904768745,22000443,'move 2 play 9D');
INSERT INTO journal VALUES(468,467,124482579666567169,25,1796904828745,0,'timeout 1');
INSERT INTO journal VALUES(469,468,124482579666567169,26,1796904828745,0,'auto 1 play 6D');
INSERT INTO journal VALUES(470,469,124482579666567169,27,1796904830926,22000444,'move 2 draw');
INSERT INTO journal VALUES(471,470,124482579666567169,28,1796904890926,0,'timeout 1');
INSERT INTO journal VALUES(472,471,124482579666567169,29,1796904890926,0,'auto 1 play 8D');
INSERT INTO journal VALUES(473,472,124482579666567169,30,1796904896763,22000445,'move 2 draw');
INSERT INTO journal VALUES(474,473,124482579666567169,31,1796904898511,0,'auto 1 play 2D');
INSERT INTO journal VALUES(475,474,124482579666567169,32,1796904903511,22000446,'move 2 take');
INSERT INTO journal VALUES(476,475,124482579666567169,33,1796904907284,0,'auto 1 draw');
INSERT INTO journal VALUES(477,476,124482579666567169,34,1796904907284,0,'hash 8d8862aeca70d2212309e18e62206601');
INSERT INTO journal VALUES(478,0,124484314082574337,1,1796904973284,22000454,'move 1 play QD QC');
INSERT INTO journal VALUES(479,478,124484314082574337,2,1796904976470,22000455,'move 2 play 10C');
INSERT INTO journal VALUES(480,479,124484314082574337,3,1796904980680,0,'move 3 play 9C 9D');
INSERT INTO journal VALUES(481,480,124484314082574337,4,1796904985680,22000456,'move 1 draw');
INSERT INTO journal VALUES(482,481,124484314082574337,5,1796904987029,22000457,'move 2 play 5D');
INSERT INTO journal VALUES(483,482,124484314082574337,6,1796904989169,0,'move 3 play 7C');
INSERT INTO journal VALUES(484,483,124484314082574337,7,1796904994169,22000458,'move 1 play 5C');
INSERT INTO journal VALUES(485,484,124484314082574337,8,1796904998978,22000459,'move 2 play 7H');
INSERT INTO journal VALUES(486,485,124484314082574337,9,1796905002535,0,'move 3 play KC KS');
INSERT INTO journal VALUES(487,486,124484314082574337,10,1796905007535,22000460,'move 1 play KH');
INSERT INTO journal VALUES(488,487,124484314082574337,11,1796905011664,22000461,'move 2 play 9H');
INSERT INTO journal VALUES(489,488,124484314082574337,12,1796905015572,0,'move 3 draw');
INSERT INTO journal VALUES(490,489,124484314082574337,13,1796905015572,0,'hash ab5aa6c02a4cb52714e8d52377d60c47');
INSERT INTO journal VALUES(491,0,124484768275365889,1,1796905081572,22000472,'move 1 play AH suit S');
INSERT INTO journal VALUES(492,491,124484768275365889,2,1796905141572,0,'timeout 2');
INSERT INTO journal VALUES(493,492,124484768275365889,3,1796905141572,0,'auto 2 play KS');
INSERT INTO journal VALUES(494,493,124484768275365889,4,1796905393753,0,'timeout 3');
INSERT INTO journal VALUES(495,494,124484768275365889,5,1796905393753,0,'auto 3 draw');
INSERT INTO journal VALUES(496,495,124484768275365889,6,1796905393753,0,'leave 4 away');
INSERT INTO journal VALUES(497,496,124484768275365889,7,1796905393753,22000473,'move 1 play KD');
INSERT INTO journal VALUES(498,497,124484768275365889,8,1796905395696,22000474,'move 2 play AS suit S');
INSERT INTO journal VALUES(499,498,124484768275365889,9,1796905400292,22000475,'move 3 draw');
INSERT INTO journal VALUES(500,499,124484768275365889,10,1796905401974,22000476,'move 1 play AD suit D');
INSERT INTO journal VALUES(501,500,124484768275365889,11,1796905406151,22000477,'move 2 draw');
INSERT INTO journal VALUES(502,501,124484768275365889,12,1796905407185,22000478,'move 3 draw');
INSERT INTO journal VALUES(503,502,124484768275365889,13,1796905411251,22000479,'move 1 draw');
INSERT INTO journal VALUES(504,503,124484768275365889,14,1796905416209,22000480,'move 2 draw');
INSERT INTO journal VALUES(505,504,124484768275365889,15,1796905418998,22000481,'move 3 draw');
INSERT INTO journal VALUES(506,505,124484768275365889,16,1796905421302,22000482,'move 1 draw');
INSERT INTO journal VALUES(507,506,124484768275365889,17,1796905421302,0,'hash 32fbc05a98cf0f02d41f48907157178e');
INSERT INTO journal VALUES(508,507,124484768275365889,18,1796905424787,22000483,'move 2 draw');
INSERT INTO journal VALUES(509,508,124484768275365889,19,1796905484787,0,'timeout 3');
INSERT INTO journal VALUES(510,509,124484768275365889,20,1796905484787,0,'auto 3 play 5D 5C');
INSERT INTO journal VALUES(511,510,124484768275365889,21,1796905737634,0,'timeout 1');
INSERT INTO journal VALUES(512,511,124484768275365889,22,1796905737634,0,'auto 1 draw');
INSERT INTO journal VALUES(513,512,124484768275365889,23,1796905737634,0,'leave 1 away');
INSERT INTO journal VALUES(514,513,124484768275365889,24,1796905737634,22000484,'move 2 draw');
INSERT INTO journal VALUES(515,514,124484768275365889,25,1796905741940,22000485,'move 3 play 9C');
INSERT INTO journal VALUES(516,515,124484768275365889,26,1796905746137,22000486,'move 2 play 9S');
INSERT INTO journal VALUES(517,516,124484768275365889,27,1796905748374,22000487,'move 3 play 9D');
INSERT INTO journal VALUES(518,517,124484768275365889,28,1796905751588,22000488,'move 2 draw');
INSERT INTO journal VALUES(519,518,124484768275365889,29,1796905753791,22000489,'move 3 play 8D');
INSERT INTO journal VALUES(520,519,124484768275365889,30,1796905758238,22000490,'move 2 draw');
INSERT INTO journal VALUES(521,520,124484768275365889,31,1796905762152,22000491,'move 3 draw');
INSERT INTO journal VALUES(522,521,124484768275365889,32,1796905765769,22000492,'move 2 draw');
INSERT INTO journal VALUES(523,522,124484768275365889,33,1796905767342,22000493,'move 3 play 4D 4H');
INSERT INTO journal VALUES(524,523,124484768275365889,34,1796905767342,0,'hash 3f2140788b9c6d3da161acaa3c88f31b');
INSERT INTO journal VALUES(525,524,124484768275365889,35,1796905768830,22000494,'move 2 draw');
INSERT INTO journal VALUES(526,525,124484768275365889,36,1796905773241,22000495,'move 3 play 7C');
INSERT INTO journal VALUES(527,526,124484768275365889,37,1796905774697,22000496,'move 2 play 4C');
INSERT INTO journal VALUES(528,527,124484768275365889,38,1796905776170,22000497,'move 3 play KC');
INSERT INTO journal VALUES(529,528,124484768275365889,39,1796905780123,22000498,'move 2 draw');
INSERT INTO journal VALUES(530,529,124484768275365889,40,1796905783908,22000499,'move 3 play 10C');
INSERT INTO journal VALUES(531,530,124484768275365889,41,1796905783908,0,'hash a293b210fe8683ef6ca72dfa130c931e');
INSERT INTO journal VALUES(532,0,124487974984351745,1,1796905846111,22000506,'move 1 layout spread done');
INSERT INTO journal VALUES(533,532,124487974984351745,2,1796905848905,22000507,'move 2 layout spread done');
INSERT INTO journal VALUES(534,533,124487974984351745,3,1796905853375,22000508,'move 1 throw 7D aim-mm 630 1395 float');
INSERT INTO journal VALUES(535,534,124487974984351745,4,1796905856964,22000509,'move 1 place auto');
INSERT INTO journal VALUES(536,535,124487974984351745,5,1796905858737,22000510,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(537,536,124487974984351745,6,1796905863396,22000511,'move 1 place JS I7');
INSERT INTO journal VALUES(538,537,124487974984351745,7,1796905866048,22000512,'move 1 throw 7D aim-mm 810 1395 float');
INSERT INTO journal VALUES(539,538,124487974984351745,8,1796905869624,22000513,'move 1 place AS O5');
INSERT INTO journal VALUES(540,539,124487974984351745,9,1796905870922,22000514,'move 1 place auto');
INSERT INTO journal VALUES(541,540,124487974984351745,10,1796905872653,22000515,'move 2 throw 7C aim-mm 630 1935 float');
INSERT INTO journal VALUES(542,541,124487974984351745,11,1796905873896,22000516,'move 2 place auto');
INSERT INTO journal VALUES(543,542,124487974984351745,12,1796905876200,22000517,'leave 2');
INSERT INTO journal VALUES(544,543,124487974984351745,13,1796905876200,0,'hash f100089f6e35fde062caa7c24a7c0a9d');
INSERT INTO journal VALUES(545,544,124487974984351745,14,1796905876200,22000518,'vote 1 2 penalize open');
INSERT INTO journal VALUES(546,0,124488357039308801,1,1796905937200,22000524,'move 1 layout spread done');
INSERT INTO journal VALUES(547,546,124488357039308801,2,1796905941963,22000525,'move 2 layout spread done');
INSERT INTO journal VALUES(548,547,124488357039308801,3,1796905946785,22000526,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(549,548,124488357039308801,4,1796905951632,22000527,'move 2 place auto');
INSERT INTO journal VALUES(550,549,124488357039308801,5,1796905954332,22000528,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(551,550,124488357039308801,6,1796905959217,22000529,'move 1 place auto');
INSERT INTO journal VALUES(552,551,124488357039308801,7,1796905963579,22000530,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(553,552,124488357039308801,8,1796905967832,22000531,'move 2 place auto');
INSERT INTO journal VALUES(554,553,124488357039308801,9,1796905969047,22000532,'move 1 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(555,554,124488357039308801,10,1796905970336,22000533,'move 1 place auto');
INSERT INTO journal VALUES(556,555,124488357039308801,11,1796905972688,22000534,'move 2 throw 2D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(557,556,124488357039308801,12,1796905992688,0,'timeout 2');
INSERT INTO journal VALUES(558,557,124488357039308801,13,1796905992688,0,'auto 2 place auto');
INSERT INTO journal VALUES(559,558,124488357039308801,14,1796906038042,22000535,'move 1 throw JS aim-mm 330 1125 flick');
INSERT INTO journal VALUES(560,559,124488357039308801,15,1796906040644,22000536,'move 1 place auto');
INSERT INTO journal VALUES(561,560,124488357039308801,16,1796906045001,22000537,'move 2 throw 2D aim-mm 270 1215 flick');
INSERT INTO journal VALUES(562,561,124488357039308801,17,1796906045001,0,'hash 280605aa8d0a3c24ec224601548bfbcb');
INSERT INTO journal VALUES(563,562,124488357039308801,18,1796906046870,22000538,'move 2 place auto');
INSERT INTO journal VALUES(564,563,124488357039308801,19,1796906049776,22000539,'move 1 throw JOKER aim-mm 930 1125 flick');
INSERT INTO journal VALUES(565,564,124488357039308801,20,1796906054319,22000540,'move 1 place auto');
INSERT INTO journal VALUES(566,565,124488357039308801,21,1796906057383,22000541,'move 2 throw 2D aim-mm 690 1215 flick');
INSERT INTO journal VALUES(567,566,124488357039308801,22,1796906059297,22000542,'move 2 place auto');
INSERT INTO journal VALUES(568,567,124488357039308801,23,1796906060680,22000543,'move 1 throw JOKER aim-mm 30 1125 flick');
INSERT INTO journal VALUES(569,568,124488357039308801,24,1796906064200,22000544,'move 1 place auto');
INSERT INTO journal VALUES(570,569,124488357039308801,25,1796906124200,0,'timeout 2');
INSERT INTO journal VALUES(571,570,124488357039308801,26,1796906124200,0,'auto 2 throw 2D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(572,571,124488357039308801,27,1796906129488,22000545,'move 2 place auto');
INSERT INTO journal VALUES(573,572,124488357039308801,28,1796906132630,22000546,'move 1 throw JOKER aim-mm 30 1125 flick');
INSERT INTO journal VALUES(574,573,124488357039308801,29,1796906133706,22000547,'move 1 place auto');
INSERT INTO journal VALUES(575,574,124488357039308801,30,1796906137699,22000548,'move 2 throw 3D aim-mm 330 1395 flick');
INSERT INTO journal VALUES(576,575,124488357039308801,31,1796906138823,22000549,'move 2 place auto');
INSERT INTO journal VALUES(577,576,124488357039308801,32,1796906143041,22000550,'move 1 throw JOKER aim-mm 30 1125 flick');
INSERT INTO journal VALUES(578,577,124488357039308801,33,1796906146474,22000551,'move 1 place auto');
INSERT INTO journal VALUES(579,578,124488357039308801,34,1796906146474,0,'hash 359c5aeeb09a7bb05ad88d18c1d597e4');
INSERT INTO journal VALUES(580,579,124488357039308801,35,1796906149247,22000552,'move 2 throw AD aim-mm 630 1395 flick');
INSERT INTO journal VALUES(581,580,124488357039308801,36,1796906153859,22000553,'move 1 place auto');
INSERT INTO journal VALUES(582,581,124488357039308801,37,1796906157914,22000554,'move 1 throw JOKER aim-mm 510 1395 flick');
INSERT INTO journal VALUES(583,582,124488357039308801,38,1796906160561,22000555,'move 1 place auto');
INSERT INTO journal VALUES(584,583,124488357039308801,39,1796906220561,0,'timeout 2');
INSERT INTO journal VALUES(585,584,124488357039308801,40,1796906220561,0,'auto 2 throw 4D aim-mm 630 1395 flick');
INSERT INTO journal VALUES(586,585,124488357039308801,41,1796906226513,22000556,'move 2 place auto');
INSERT INTO journal VALUES(587,586,124488357039308801,42,1796906230007,22000557,'move 1 throw 6S aim-mm 30 1125 flick');
INSERT INTO journal VALUES(588,587,124488357039308801,43,1796906231663,22000558,'move 2 place auto');
INSERT INTO journal VALUES(589,588,124488357039308801,44,1796906234518,22000559,'move 2 throw 5D aim-mm 210 1395 flick');
INSERT INTO journal VALUES(590,589,124488357039308801,45,1796906238223,22000560,'move 2 place auto');
INSERT INTO journal VALUES(591,590,124488357039308801,46,1796906243105,22000561,'move 1 throw AS aim-mm 30 1125 flick');
INSERT INTO journal VALUES(592,591,124488357039308801,47,1796906247919,22000562,'move 2 place auto');
INSERT INTO journal VALUES(593,592,124488357039308801,48,1796906250589,22000563,'move 2 throw 6D aim-mm 930 1395 flick');
INSERT INTO journal VALUES(594,593,124488357039308801,49,1796906252712,22000564,'move 1 place auto');
INSERT INTO journal VALUES(595,594,124488357039308801,50,1796906254203,22000565,'move 1 throw JC aim-mm 30 1125 flick');
INSERT INTO journal VALUES(596,595,124488357039308801,51,1796906254203,0,'hash e03e8ece13ae3bb9145ab37802ec5718');
INSERT INTO journal VALUES(597,596,124488357039308801,52,1796906256456,22000566,'move 1 place auto');
INSERT INTO journal VALUES(598,597,124488357039308801,53,1796906258519,22000567,'move 2 throw 7D aim-mm 690 1395 flick');
INSERT INTO journal VALUES(599,598,124488357039308801,54,1796906261692,22000568,'move 1 place auto');
INSERT INTO journal VALUES(600,599,124488357039308801,55,1796906262986,22000569,'move 1 throw JC aim-mm 630 1395 flick');
INSERT INTO journal VALUES(601,600,124488357039308801,56,1796906264346,22000570,'move 1 place auto');
INSERT INTO journal VALUES(602,601,124488357039308801,57,1796906265840,22000571,'move 2 throw 8D aim-mm 690 1395 flick');
INSERT INTO journal VALUES(603,602,124488357039308801,58,1796906267365,22000572,'move 1 place auto');
INSERT INTO journal VALUES(604,603,124488357039308801,59,1796906271623,22000573,'move 1 throw JC aim-mm 330 1395 flick');
INSERT INTO journal VALUES(605,604,124488357039308801,60,1796906272724,22000574,'move 2 place auto');
INSERT INTO journal VALUES(606,605,124488357039308801,61,1796906277041,22000575,'move 2 throw 9D aim-mm 510 1665 flick');
INSERT INTO journal VALUES(607,606,124488357039308801,62,1796906281302,22000576,'move 2 place auto');
INSERT INTO journal VALUES(608,607,124488357039308801,63,1796906283170,22000577,'move 1 throw JOKER aim-mm 330 1395 flick');
INSERT INTO journal VALUES(609,608,124488357039308801,64,1796906285822,22000578,'move 1 place auto');
INSERT INTO journal VALUES(610,609,124488357039308801,65,1796906287831,22000579,'move 2 throw 9D aim-mm 510 1665 flick');
INSERT INTO journal VALUES(611,610,124488357039308801,66,1796906290487,22000580,'move 2 place auto');
INSERT INTO journal VALUES(612,611,124488357039308801,67,1796906294949,22000581,'move 1 throw 10C aim-mm 210 1395 flick');
INSERT INTO journal VALUES(613,612,124488357039308801,68,1796906294949,0,'hash 1b07306240dc4c1039889b5803b2d8c7');
INSERT INTO journal VALUES(614,613,124488357039308801,69,1796906297755,22000582,'move 1 place auto');
INSERT INTO journal VALUES(615,614,124488357039308801,70,1796906299794,22000583,'move 2 throw 9D aim-mm 30 1575 flick');
INSERT INTO journal VALUES(616,615,124488357039308801,71,1796906303669,22000584,'move 2 place auto');
INSERT INTO journal VALUES(617,616,124488357039308801,72,1796906307036,22000585,'move 1 throw 9C aim-mm 210 1215 flick');
INSERT INTO journal VALUES(618,617,124488357039308801,73,1796906310916,22000586,'move 1 place auto');
INSERT INTO journal VALUES(619,618,124488357039308801,74,1796906311928,22000587,'move 2 throw 10D aim-mm 330 1665 flick');
INSERT INTO journal VALUES(620,619,124488357039308801,75,1796906316377,22000588,'move 1 place auto');
INSERT INTO journal VALUES(621,620,124488357039308801,76,1796906318151,22000589,'move 1 throw 8C aim-mm 210 1395 flick');
INSERT INTO journal VALUES(622,621,124488357039308801,77,1796906321548,22000590,'move 2 place auto');
INSERT INTO journal VALUES(623,622,124488357039308801,78,1796906323173,22000591,'move 2 throw 5D aim-mm 630 1665 flick');
INSERT INTO journal VALUES(624,623,124488357039308801,79,1796906326829,22000592,'move 1 place auto');
INSERT INTO journal VALUES(625,624,124488357039308801,80,1796906331013,22000593,'move 1 throw 6C aim-mm 210 1395 flick');
INSERT INTO journal VALUES(626,625,124488357039308801,81,1796906335925,22000594,'move 1 place auto');
INSERT INTO journal VALUES(627,626,124488357039308801,82,1796906337958,22000595,'move 2 throw JD aim-mm 810 1665 flick');
INSERT INTO journal VALUES(628,627,124488357039308801,83,1796906341040,22000596,'move 2 place auto');
INSERT INTO journal VALUES(629,628,124488357039308801,84,1796906345919,22000597,'leave 2');
INSERT INTO journal VALUES(630,629,124488357039308801,85,1796906345919,0,'hash 0c49c3461accfd14c4aa9bc765b234d4');
INSERT INTO journal VALUES(631,630,124488357039308801,86,1796906345919,22000598,'vote 1 2 forgive open');
INSERT INTO journal VALUES(632,0,124490327183589377,1,1796906406919,22000606,'move 1 layout spread done');
INSERT INTO journal VALUES(633,632,124490327183589377,2,1796906410617,22000607,'move 2 layout spread done');
INSERT INTO journal VALUES(634,633,124490327183589377,3,1796906415565,22000608,'move 2 throw 6D aim-mm 810 1935 float');
INSERT INTO journal VALUES(635,634,124490327183589377,4,1796906419375,22000609,'move 2 place 6D E3');
INSERT INTO journal VALUES(636,635,124490327183589377,5,1796906421441,22000610,'move 2 place QC D1');
INSERT INTO journal VALUES(637,636,124490327183589377,6,1796906423952,22000611,'move 1 throw 7C aim-mm 270 990 float');
INSERT INTO journal VALUES(638,637,124490327183589377,7,1796906428209,22000612,'move 2 place 7C G9');
INSERT INTO journal VALUES(639,638,124490327183589377,8,1796906432345,22000613,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(640,639,124490327183589377,9,1796906435323,22000614,'move 2 place AD P8');
INSERT INTO journal VALUES(641,640,124490327183589377,10,1796906438722,22000615,'move 2 place 9S D9');
INSERT INTO journal VALUES(642,641,124490327183589377,11,1796906441870,22000616,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(643,642,124490327183589377,12,1796906443085,22000617,'move 1 place 9H G13');
INSERT INTO journal VALUES(644,643,124490327183589377,13,1796906447922,22000618,'move 1 place 7C G15');
INSERT INTO journal VALUES(645,644,124490327183589377,14,1796906450771,22000619,'move 1 place auto');
INSERT INTO journal VALUES(646,645,124490327183589377,15,1796906454232,22000620,'move 2 throw 2D aim-mm 930 1935 flick');
INSERT INTO journal VALUES(647,646,124490327183589377,16,1796906458854,22000621,'move 1 place 2D B22');
INSERT INTO journal VALUES(648,647,124490327183589377,17,1796906458854,0,'hash 735851c39cf65b62cacc39f3564cdb0f');
INSERT INTO journal VALUES(649,648,124490327183589377,18,1796906460849,22000622,'move 1 throw 4C aim-mm 930 1125 float');
INSERT INTO journal VALUES(650,649,124490327183589377,19,1796906480849,0,'timeout 2');
INSERT INTO journal VALUES(651,650,124490327183589377,20,1796906480849,0,'auto 2 place auto');
INSERT INTO journal VALUES(652,651,124490327183589377,21,1796906503155,22000623,'move 2 throw 8D aim-mm 930 1935 flick');
INSERT INTO journal VALUES(653,652,124490327183589377,22,1796906507983,22000624,'move 2 place 8D G6');
INSERT INTO journal VALUES(654,653,124490327183589377,23,1796906523155,0,'timeout 2');
INSERT INTO journal VALUES(655,654,124490327183589377,24,1796906523155,0,'auto 2 place auto');
INSERT INTO journal VALUES(656,655,124490327183589377,25,1796906571384,22000625,'move 1 throw 3C aim-mm 30 1125 flick');
INSERT INTO journal VALUES(657,656,124490327183589377,26,1796906591384,0,'timeout 2');
INSERT INTO journal VALUES(658,657,124490327183589377,27,1796906591384,0,'auto 2 place auto');
INSERT INTO journal VALUES(659,658,124490327183589377,28,1796906633992,0,'auto 2 throw 3D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(660,659,124490327183589377,29,1796906635492,0,'auto 2 place auto');
INSERT INTO journal VALUES(661,660,124490327183589377,30,1796906638992,22000626,'move 1 throw 5C aim-mm 270 990 flick');
INSERT INTO journal VALUES(662,661,124490327183589377,31,1796906642417,22000627,'move 1 place 5C F15');
INSERT INTO journal VALUES(663,662,124490327183589377,32,1796906645315,22000628,'move 1 place JOKER H13');
INSERT INTO journal VALUES(664,663,124490327183589377,33,1796906648606,0,'auto 2 throw 3D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(665,664,124490327183589377,34,1796906648606,0,'hash fd844bb72da5ed24dcb9e48bb5c7a830');
INSERT INTO journal VALUES(666,665,124490327183589377,35,1796906653606,0,'auto 2 place auto');
INSERT INTO journal VALUES(667,666,124490327183589377,36,1796906653606,22000629,'move 1 throw 10C aim-mm 930 1935 float');
INSERT INTO journal VALUES(668,667,124490327183589377,37,1796906656916,22000630,'move 1 place 10C B13');
INSERT INTO journal VALUES(669,668,124490327183589377,38,1796906661317,22000631,'move 1 place KD N17');
INSERT INTO journal VALUES(670,669,124490327183589377,39,1796906663314,0,'auto 2 throw 3D aim-mm 90 1125 flick');
INSERT INTO journal VALUES(671,670,124490327183589377,40,1796906668314,0,'auto 2 place auto');
INSERT INTO journal VALUES(672,671,124490327183589377,41,1796906668314,22000632,'move 1 throw 7C aim-mm 270 1125 flick');
INSERT INTO journal VALUES(673,672,124490327183589377,42,1796906669814,0,'auto 2 place auto');
INSERT INTO journal VALUES(674,673,124490327183589377,43,1796906674339,0,'auto 2 throw 6D aim-mm 30 1125 flick');
INSERT INTO journal VALUES(675,674,124490327183589377,44,1796906674339,22000633,'move 1 place 6D K18');
INSERT INTO journal VALUES(676,675,124490327183589377,45,1796906677076,22000634,'move 1 throw 8C aim-mm 510 1935 flick');
INSERT INTO journal VALUES(677,676,124490327183589377,46,1796906680798,0,'auto 2 throw 4D aim-mm 30 1125 flick');
INSERT INTO journal VALUES(678,677,124490327183589377,47,1796906685798,0,'auto 2 place auto');
INSERT INTO journal VALUES(679,678,124490327183589377,48,1796906685798,22000635,'move 1 throw 4S aim-mm 510 1125 flick');
INSERT INTO journal VALUES(680,679,124490327183589377,49,1796906686989,22000636,'move 1 place 4D M16');
INSERT INTO journal VALUES(681,680,124490327183589377,50,1796906705798,0,'timeout 1');
INSERT INTO journal VALUES(682,681,124490327183589377,51,1796906705798,0,'auto 1 place auto');
INSERT INTO journal VALUES(683,682,124490327183589377,52,1796906705798,0,'hash 46099dc995c42f9cbdfc03771d6dfa10');
INSERT INTO journal VALUES(684,683,124490327183589377,53,1796906749967,0,'auto 2 throw 5D aim-mm 30 1125 flick');
INSERT INTO journal VALUES(685,684,124490327183589377,54,1796906749967,22000637,'move 1 place auto');
INSERT INTO journal VALUES(686,685,124490327183589377,55,1796906809967,0,'timeout 1');
INSERT INTO journal VALUES(687,686,124490327183589377,56,1796906809967,0,'auto 1 throw 4S aim-mm 270 1125 flick');
INSERT INTO journal VALUES(688,687,124490327183589377,57,1796906815944,0,'auto 2 place auto');
INSERT INTO journal VALUES(689,688,124490327183589377,58,1796906817444,0,'auto 2 throw 7D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(690,689,124490327183589377,59,1796906820944,22000638,'move 1 place 7D E15');
INSERT INTO journal VALUES(691,690,124490327183589377,60,1796906823096,22000639,'move 1 throw JOKER aim-mm 270 1125 flick');
INSERT INTO journal VALUES(692,691,124490327183589377,61,1796906825683,22000640,'move 1 place auto');
INSERT INTO journal VALUES(693,692,124490327183589377,62,1796906828600,0,'auto 2 throw 9D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(694,693,124490327183589377,63,1796907138600,0,'auto 2 place auto');
INSERT INTO journal VALUES(695,694,124490327183589377,64,1796907138600,0,'leave 2 away');
INSERT INTO journal VALUES(696,695,124490327183589377,65,1796907138600,0,'hash 2155c9ba487be4ab62c4ce437562fb18');
INSERT INTO journal VALUES(697,0,124493651928678401,1,1796907199600,22000650,'move 3 play B6');
INSERT INTO journal VALUES(698,697,124493651928678401,2,1796907200944,22000651,'move 2 play B9');
INSERT INTO journal VALUES(699,698,124493651928678401,3,1796907204930,22000652,'move 1 play B+2');
INSERT INTO journal VALUES(700,699,124493651928678401,4,1796907207731,22000653,'move 3 take');
INSERT INTO journal VALUES(701,700,124493651928678401,5,1796907211131,22000654,'move 2 draw');
INSERT INTO journal VALUES(702,701,124493651928678401,6,1796907215209,22000655,'move 1 draw');
INSERT INTO journal VALUES(703,702,124493651928678401,7,1796907217371,22000656,'move 3 play J+4 color Y');
INSERT INTO journal VALUES(704,703,124493651928678401,8,1796907221107,22000657,'move 2 take');
INSERT INTO journal VALUES(705,704,124493651928678401,9,1796907223120,22000658,'move 1 play YV');
INSERT INTO journal VALUES(706,705,124493651928678401,10,1796907227007,22000659,'move 2 play Y9');
INSERT INTO journal VALUES(707,706,124493651928678401,11,1796907228738,22000660,'move 3 play Y7');
INSERT INTO journal VALUES(708,707,124493651928678401,12,1796907233380,22000661,'move 1 play G7');
INSERT INTO journal VALUES(709,708,124493651928678401,13,1796907237162,22000662,'leave 1');
INSERT INTO journal VALUES(710,0,124493809475125249,1,1796907237162,22000670,'move 1 play 7H');
INSERT INTO journal VALUES(711,710,124493809475125249,2,1796907240695,22000671,'move 2 play JH JS');
INSERT INTO journal VALUES(712,711,124493809475125249,3,1796907244517,22000672,'move 1 draw');
INSERT INTO journal VALUES(713,712,124493809475125249,4,1796907247269,22000673,'move 3 play 6S');
INSERT INTO journal VALUES(714,713,124493809475125249,5,1796907248945,22000674,'move 2 play AC suit S');
INSERT INTO journal VALUES(715,714,124493809475125249,6,1796907253155,22000675,'move 1 draw');
INSERT INTO journal VALUES(716,715,124493809475125249,7,1796907257291,22000676,'move 3 play JOKER suit H');
INSERT INTO journal VALUES(717,716,124493809475125249,8,1796907258669,22000677,'move 2 play 3H 3S');
INSERT INTO journal VALUES(718,717,124493809475125249,9,1796907260601,22000678,'move 1 play 3D');
INSERT INTO journal VALUES(719,718,124493809475125249,10,1796907261820,22000679,'move 3 play 4D 4S');
INSERT INTO journal VALUES(720,719,124493809475125249,11,1796907264000,22000680,'move 2 play 8S to 3');
INSERT INTO journal VALUES(721,720,124493809475125249,12,1796907264000,0,'hash b62ae37911d4907ddf04a09113c50a45');
INSERT INTO journal VALUES(722,0,124493937036492801,1,1796907267575,22000688,'move 1 keep 10C 10S QD');
INSERT INTO journal VALUES(723,722,124493937036492801,2,1796907269256,22000689,'move 2 keep KS 8H 6S');
INSERT INTO journal VALUES(724,723,124493937036492801,3,1796907274227,22000690,'move 3 keep 7D 7S 7H');
INSERT INTO journal VALUES(725,724,124493937036492801,4,1796907275888,22000691,'move 2 play 3C');
INSERT INTO journal VALUES(726,725,124493937036492801,5,1796907280880,22000692,'move 3 play JD');
INSERT INTO journal VALUES(727,726,124493937036492801,6,1796907282455,22000693,'move 1 play JC JS');
INSERT INTO journal VALUES(728,727,124493937036492801,7,1796907285501,22000694,'move 2 play 5C');
INSERT INTO journal VALUES(729,728,124493937036492801,8,1796907289868,22000695,'move 1 play 2D');
INSERT INTO journal VALUES(730,729,124493937036492801,9,1796907292092,22000696,'move 3 play 6C');
INSERT INTO journal VALUES(731,730,124493937036492801,10,1796907296186,22000697,'move 2 play 6H');
INSERT INTO journal VALUES(732,731,124493937036492801,11,1796907298292,22000698,'move 1 play 8S');
INSERT INTO journal VALUES(733,732,124493937036492801,12,1796907302354,22000699,'move 3 play QC');
INSERT INTO journal VALUES(734,733,124493937036492801,13,1796907305047,22000700,'leave 1');
INSERT INTO journal VALUES(735,0,124494094205452289,1,1796907305047,22000709,'move 1 play 2C');
INSERT INTO journal VALUES(736,735,124494094205452289,2,1796907307293,22000710,'move 2 take');
INSERT INTO journal VALUES(737,736,124494094205452289,3,1796907310083,22000711,'move 3 play 7D');
INSERT INTO journal VALUES(738,737,124494094205452289,4,1796907311931,22000712,'move 4 play 2S');
INSERT INTO journal VALUES(739,738,124494094205452289,5,1796907313879,22000713,'move 1 take');
INSERT INTO journal VALUES(740,739,124494094205452289,6,1796907333774,22000721,'leave 1');
INSERT INTO journal VALUES(741,0,124494214695223297,1,1796907333774,22000727,'move 1 layout spread done');
INSERT INTO journal VALUES(742,741,124494214695223297,2,1796907335967,22000728,'move 2 layout spread done');
INSERT INTO journal VALUES(743,742,124494214695223297,3,1796907337398,22000729,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(744,743,124494214695223297,4,1796907339489,22000730,'move 2 place auto');
INSERT INTO journal VALUES(745,744,124494214695223297,5,1796907343106,22000731,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(746,745,124494214695223297,6,1796907344186,22000732,'move 1 place auto');
INSERT INTO journal VALUES(747,746,124494214695223297,7,1796907347055,22000733,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(748,747,124494214695223297,8,1796907351340,22000734,'move 2 place auto');
INSERT INTO journal VALUES(749,748,124494214695223297,9,1796907355486,22000735,'move 1 throw 10S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(750,749,124494214695223297,10,1796907358106,22000736,'move 2 place auto');
INSERT INTO journal VALUES(751,750,124494214695223297,11,1796907360098,22000737,'move 2 throw 2D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(752,751,124494214695223297,12,1796907361663,22000738,'move 1 place auto');
INSERT INTO journal VALUES(753,752,124494214695223297,13,1796907364166,22000739,'leave 1');
INSERT INTO journal VALUES(754,753,124494214695223297,14,1796907364166,0,'hash bfea3b5c776148b4f11c488bbc6c5f23');
INSERT INTO journal VALUES(755,0,124494342168510466,1,1796907364166,22000747,'move 2 draw');
INSERT INTO journal VALUES(756,709,124493651928678401,14,1796907368057,0,'timeout 2');
INSERT INTO journal VALUES(757,756,124493651928678401,15,1796907368057,0,'auto 2 play R7');
INSERT INTO journal VALUES(758,757,124493651928678401,16,1796907368057,0,'voted 1 forgive');
INSERT INTO journal VALUES(759,758,124493651928678401,17,1796907368057,0,'hash b9fe3cf7b5c04a071a053d47dc095aa9');
INSERT INTO journal VALUES(760,734,124493937036492801,14,1796907368057,0,'timeout 2');
INSERT INTO journal VALUES(761,760,124493937036492801,15,1796907368057,0,'auto 2 take');
INSERT INTO journal VALUES(762,761,124493937036492801,16,1796907368057,0,'voted 1 forgive');
INSERT INTO journal VALUES(763,762,124493937036492801,17,1796907368057,0,'hash b174021906039e65cf411eac78d3e4b2');
INSERT INTO journal VALUES(764,755,124494342168510466,2,1796907368057,0,'move 1 play G8');
INSERT INTO journal VALUES(765,764,124494342168510466,3,1796907373057,22000748,'move 4 play R8');
INSERT INTO journal VALUES(766,740,124494094205452289,7,1796907377931,0,'timeout 2');
INSERT INTO journal VALUES(767,766,124494094205452289,8,1796907377931,0,'auto 2 draw 2');
INSERT INTO journal VALUES(768,765,124494342168510466,4,1796907377931,0,'move 3 play R4');
INSERT INTO journal VALUES(769,768,124494342168510466,5,1796907382931,22000749,'move 2 play R1');
INSERT INTO journal VALUES(770,769,124494342168510466,6,1796907387712,0,'move 1 play R9');
INSERT INTO journal VALUES(771,770,124494342168510466,7,1796907392712,22000750,'move 4 play Y9');
INSERT INTO journal VALUES(772,771,124494342168510466,8,1796907396360,0,'move 3 play G9');
INSERT INTO journal VALUES(773,767,124494094205452289,9,1796907396360,0,'voted 1 forgive');
INSERT INTO journal VALUES(774,772,124494342168510466,9,1796907401360,22000751,'move 2 draw');
INSERT INTO journal VALUES(775,774,124494342168510466,10,1796907404284,0,'move 1 play B9');
INSERT INTO journal VALUES(776,775,124494342168510466,11,1796907409284,22000752,'move 4 draw');
INSERT INTO journal VALUES(777,776,124494342168510466,12,1796907413439,0,'move 3 play J+4 color R');
INSERT INTO journal VALUES(778,0,124494569805971457,1,1796907418439,22000760,'move 3 play JOKER suit D');
INSERT INTO journal VALUES(779,778,124494569805971457,2,1796907420603,22000761,'move 4 play 10D 10C');
INSERT INTO journal VALUES(780,779,124494569805971457,3,1796907423145,0,'move 2 play JC QC');
INSERT INTO journal VALUES(781,754,124494214695223297,15,1796907424166,0,'voted 1 forgive');
INSERT INTO journal VALUES(782,759,124493651928678401,18,1796907428057,0,'timeout 3');
INSERT INTO journal VALUES(783,782,124493651928678401,19,1796907428057,0,'auto 3 play R6');
INSERT INTO journal VALUES(784,763,124493937036492801,18,1796907428057,0,'timeout 3');
INSERT INTO journal VALUES(785,784,124493937036492801,19,1796907428057,0,'auto 3 play QS');
INSERT INTO journal VALUES(786,780,124494569805971457,4,1796907428145,22000762,'move 3 play AS suit H');
INSERT INTO journal VALUES(787,786,124494569805971457,5,1796907430348,22000763,'move 4 play KH KC');
INSERT INTO journal VALUES(788,787,124494569805971457,6,1796907434338,0,'move 1 play KD');
INSERT INTO journal VALUES(789,788,124494569805971457,7,1796907437931,0,'move 2 play 2D 2H');
INSERT INTO journal VALUES(790,773,124494094205452289,10,1796907437931,0,'timeout 3');
INSERT INTO journal VALUES(791,790,124494094205452289,11,1796907437931,0,'auto 3 play AC suit D');
INSERT INTO journal VALUES(792,789,124494569805971457,8,1796907439338,22000764,'move 3 take');
INSERT INTO journal VALUES(793,792,124494569805971457,9,1796907442870,22000765,'move 4 draw');
INSERT INTO journal VALUES(794,793,124494569805971457,10,1796907444770,0,'move 1 play 3H 4H 5H 6H');
INSERT INTO journal VALUES(795,794,124494569805971457,11,1796907449463,0,'move 2 play JH');
INSERT INTO journal VALUES(796,795,124494569805971457,12,1796907450401,0,'move 1 draw');
INSERT INTO journal VALUES(797,796,124494569805971457,13,1796907454463,22000766,'move 4 play JD');
INSERT INTO journal VALUES(798,797,124494569805971457,14,1796907458425,0,'move 1 play 6D 7D');
INSERT INTO journal VALUES(799,798,124494569805971457,15,1796907463425,0,'move 2 play 8D to 3');
INSERT INTO journal VALUES(800,0,124494758490931201,1,1796907464912,0,'move 3 keep QS AS 7C');
INSERT INTO journal VALUES(801,800,124494758490931201,2,1796907468425,0,'move 1 keep 2D AD 5H');
INSERT INTO journal VALUES(802,801,124494758490931201,3,1796907468425,22000774,'move 2 keep 5S 4H 9S');
INSERT INTO journal VALUES(803,802,124494758490931201,4,1796907471543,22000775,'move 4 keep 2C 10H 7S');
INSERT INTO journal VALUES(804,803,124494758490931201,5,1796907474313,22000776,'move 2 play 4S');
INSERT INTO journal VALUES(805,804,124494758490931201,6,1796907478200,0,'move 3 play 9D');
INSERT INTO journal VALUES(806,805,124494758490931201,7,1796907483200,22000777,'move 4 play KS');
INSERT INTO journal VALUES(807,806,124494758490931201,8,1796907487623,0,'move 1 play KH');
INSERT INTO journal VALUES(808,783,124493651928678401,20,1796907488057,0,'timeout 2');
INSERT INTO journal VALUES(809,808,124493651928678401,21,1796907488057,0,'auto 2 play R1');
INSERT INTO journal VALUES(810,785,124493937036492801,20,1796907488057,0,'timeout 2');
INSERT INTO journal VALUES(811,810,124493937036492801,21,1796907488057,0,'auto 2 play QC');
INSERT INTO journal VALUES(812,807,124494758490931201,9,1796907492623,22000778,'move 2 take');
INSERT INTO journal VALUES(813,812,124494758490931201,10,1796907495008,0,'move 3 play QD QH');
INSERT INTO journal VALUES(814,791,124494094205452289,12,1796907497931,0,'timeout 4');
INSERT INTO journal VALUES(815,814,124494094205452289,13,1796907497931,0,'auto 4 play AH suit D');
INSERT INTO journal VALUES(816,813,124494758490931201,11,1796907500008,22000779,'move 4 play 5C');
INSERT INTO journal VALUES(817,816,124494758490931201,12,1796907501804,0,'move 3 play 7H');
INSERT INTO journal VALUES(818,817,124494758490931201,13,1796907506212,22000780,'move 2 play 4S');
INSERT INTO journal VALUES(819,0,124494949214322689,1,1796907510926,0,'move 1 play 5C');
INSERT INTO journal VALUES(820,819,124494949214322689,2,1796907513897,0,'move 2 play 4C');
INSERT INTO journal VALUES(821,820,124494949214322689,3,1796907515822,0,'move 3 play 7D');
INSERT INTO journal VALUES(822,821,124494949214322689,4,1796907518897,22000790,'move 4 draw');
INSERT INTO journal VALUES(823,822,124494949214322689,5,1796907521317,22000791,'move 5 play AH AD suit C');
INSERT INTO journal VALUES(824,823,124494949214322689,6,1796907522647,0,'move 1 play 10C');
INSERT INTO journal VALUES(825,824,124494949214322689,7,1796907527647,0,'move 2 play AC suit C');
INSERT INTO journal VALUES(826,825,124494949214322689,8,1796907528567,0,'move 3 draw');
INSERT INTO journal VALUES(827,826,124494949214322689,9,1796907532647,22000792,'move 4 draw');
INSERT INTO journal VALUES(828,827,124494949214322689,10,1796907536630,22000793,'move 5 draw');
INSERT INTO journal VALUES(829,828,124494949214322689,11,1796907538535,0,'move 1 play AS suit D');
INSERT INTO journal VALUES(830,829,124494949214322689,12,1796907543535,0,'move 2 draw');
INSERT INTO journal VALUES(831,830,124494949214322689,13,1796907544850,0,'move 3 play 6D 6H');
INSERT INTO journal VALUES(832,809,124493651928678401,22,1796907548057,0,'timeout 3');
INSERT INTO journal VALUES(833,832,124493651928678401,23,1796907548057,0,'auto 3 play J color G');
INSERT INTO journal VALUES(834,811,124493937036492801,22,1796907548057,0,'timeout 3');
INSERT INTO journal VALUES(835,834,124493937036492801,23,1796907548057,0,'auto 3 play AH AS');
INSERT INTO journal VALUES(836,831,124494949214322689,14,1796907548535,22000794,'move 4 play KH KC');
INSERT INTO journal VALUES(837,836,124494949214322689,15,1796907552582,22000795,'move 5 play KS');
INSERT INTO journal VALUES(838,0,124495146065592321,1,1796907555830,22000802,'move 1 layout spread done');
INSERT INTO journal VALUES(839,838,124495146065592321,2,1796907560774,22000803,'move 2 layout spread');
INSERT INTO journal VALUES(840,839,124495146065592321,3,1796907563007,22000804,'move 2 layout spread done');
INSERT INTO journal VALUES(841,840,124495146065592321,4,1796907565597,22000805,'move 1 throw 7D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(842,841,124495146065592321,5,1796907568368,22000806,'move 1 place auto');
INSERT INTO journal VALUES(843,842,124495146065592321,6,1796907569750,22000807,'move 2 throw 3C aim-mm 510 1125 flick');
INSERT INTO journal VALUES(844,843,124495146065592321,7,1796907574074,22000808,'move 1 place auto');
INSERT INTO journal VALUES(845,844,124495146065592321,8,1796907576279,22000809,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(846,845,124495146065592321,9,1796907579189,22000810,'move 1 place auto');
INSERT INTO journal VALUES(847,846,124495146065592321,10,1796907581863,22000811,'move 2 throw JC aim-mm 690 990 float');
INSERT INTO journal VALUES(848,847,124495146065592321,11,1796907585032,22000812,'move 1 place JC B8');
INSERT INTO journal VALUES(849,848,124495146065592321,12,1796907589341,22000813,'move 1 throw 7D aim-mm 1 1138 flick');
INSERT INTO journal VALUES(850,0,124495299107356673,1,1796907592318,22000820,'move 1 play G2');
INSERT INTO journal VALUES(851,850,124495299107356673,2,1796907596696,22000821,'move 2 play G+2');
INSERT INTO journal VALUES(852,851,124495299107356673,3,1796907600369,22000822,'move 1 take');
INSERT INTO journal VALUES(853,852,124495299107356673,4,1796907601980,22000823,'move 2 play G5');
INSERT INTO journal VALUES(854,853,124495299107356673,5,1796907605193,22000824,'move 1 play G6');
INSERT INTO journal VALUES(855,854,124495299107356673,6,1796907607205,22000825,'move 2 play GS');
INSERT INTO journal VALUES(856,855,124495299107356673,7,1796907608385,22000826,'move 2 draw');
INSERT INTO journal VALUES(857,856,124495299107356673,8,1796907612992,22000827,'move 1 play J color B');
INSERT INTO journal VALUES(858,857,124495299107356673,9,1796907616779,22000828,'move 2 draw');
INSERT INTO journal VALUES(859,858,124495299107356673,10,1796907619593,22000829,'move 2 play J+4 color R');
INSERT INTO journal VALUES(860,859,124495299107356673,11,1796907622071,22000830,'move 1 lie');
INSERT INTO journal VALUES(861,860,124495299107356673,12,1796907626880,22000831,'move 2 draw');
INSERT INTO journal VALUES(862,0,124495459266854913,1,1796907630503,22000842,'move 4 play AD suit H');
INSERT INTO journal VALUES(863,862,124495459266854913,2,1796907634744,22000843,'move 5 play 4H 4C 4C');
INSERT INTO journal VALUES(864,863,124495459266854913,3,1796907637729,22000844,'move 1 play AD suit H');
INSERT INTO journal VALUES(865,864,124495459266854913,4,1796907641703,22000845,'move 2 play 2H AH suit S');
INSERT INTO journal VALUES(866,865,124495459266854913,5,1796907646695,22000846,'move 3 play JOKER suit S');
INSERT INTO journal VALUES(867,866,124495459266854913,6,1796907649065,22000847,'move 4 play 5S 5C');
INSERT INTO journal VALUES(868,867,124495459266854913,7,1796907652391,22000848,'move 5 play 7S');
INSERT INTO journal VALUES(869,868,124495459266854913,8,1796907655417,22000849,'move 1 play 7S');
INSERT INTO journal VALUES(870,869,124495459266854913,9,1796907656603,22000850,'move 2 play 5S 6S');
INSERT INTO journal VALUES(871,870,124495459266854913,10,1796907660196,22000851,'move 3 play 2S 2S');
INSERT INTO journal VALUES(872,871,124495459266854913,11,1796907661557,22000852,'move 4 take');
INSERT INTO journal VALUES(873,872,124495459266854913,12,1796907664390,22000853,'move 5 play 4S 4S');
INSERT INTO journal VALUES(874,0,124495620231659521,1,1796907668880,22000859,'move 1 keep QH 7C JS');
INSERT INTO journal VALUES(875,874,124495620231659521,2,1796907671496,22000860,'move 2 keep QD 6D 3D');
INSERT INTO journal VALUES(876,875,124495620231659521,3,1796907673041,22000861,'move 1 play 4D');
INSERT INTO journal VALUES(877,876,124495620231659521,4,1796907677015,22000862,'move 2 play 8C');
INSERT INTO journal VALUES(878,877,124495620231659521,5,1796907681397,22000863,'move 1 take');
INSERT INTO journal VALUES(879,878,124495620231659521,6,1796907684265,22000864,'move 2 play 10D');
INSERT INTO journal VALUES(880,879,124495620231659521,7,1796907686660,22000865,'move 2 play JH');
INSERT INTO journal VALUES(881,880,124495620231659521,8,1796907689830,22000866,'move 1 take');
INSERT INTO journal VALUES(882,881,124495620231659521,9,1796907694669,22000867,'move 2 play 6H');
INSERT INTO journal VALUES(883,882,124495620231659521,10,1796907698184,22000868,'move 1 play 8C');
INSERT INTO journal VALUES(884,883,124495620231659521,11,1796907699719,22000869,'move 2 play 10H');
INSERT INTO journal VALUES(885,884,124495620231659521,12,1796907704030,22000870,'move 2 pass');
INSERT INTO journal VALUES(886,0,124495788016402433,1,1796907708883,22000883,'move 1 draw');
INSERT INTO journal VALUES(887,886,124495788016402433,2,1796907713086,22000884,'move 2 play 7C');
INSERT INTO journal VALUES(888,887,124495788016402433,3,1796907716956,22000885,'move 3 play 4D 4C');
INSERT INTO journal VALUES(889,888,124495788016402433,4,1796907721671,22000886,'move 4 play 4C 4H');
INSERT INTO journal VALUES(890,889,124495788016402433,5,1796907725011,22000887,'move 5 draw');
INSERT INTO journal VALUES(891,890,124495788016402433,6,1796907728425,22000888,'move 6 play 9H');
INSERT INTO journal VALUES(892,891,124495788016402433,7,1796907732525,22000889,'move 1 play 9D');
INSERT INTO journal VALUES(893,892,124495788016402433,8,1796907733873,22000890,'move 2 draw');
INSERT INTO journal VALUES(894,893,124495788016402433,9,1796907735988,22000891,'move 3 draw');
INSERT INTO journal VALUES(895,894,124495788016402433,10,1796907739687,22000892,'move 4 draw');
INSERT INTO journal VALUES(896,895,124495788016402433,11,1796907743304,22000893,'move 5 draw');
INSERT INTO journal VALUES(897,896,124495788016402433,12,1796907744498,22000894,'move 6 play 5D');
INSERT INTO journal VALUES(898,0,124495945449603073,1,1796907746418,22000900,'move 1 layout spread done');
INSERT INTO journal VALUES(899,898,124495945449603073,2,1796907751355,22000901,'move 2 done');
INSERT INTO journal VALUES(900,899,124495945449603073,3,1796907755607,22000902,'move 2 throw JD aim-mm 510 1125 float');
INSERT INTO journal VALUES(901,900,124495945449603073,4,1796907757914,22000903,'move 1 place JD I21');
INSERT INTO journal VALUES(902,901,124495945449603073,5,1796907762103,22000904,'move 1 throw 4C aim-mm 510 1935 flick');
INSERT INTO journal VALUES(903,902,124495945449603073,6,1796907763215,22000905,'move 2 place 4C P8');
INSERT INTO journal VALUES(904,903,124495945449603073,7,1796907766616,22000906,'move 2 throw 10D aim-mm 510 1125 float');
INSERT INTO journal VALUES(905,904,124495945449603073,8,1796907768782,22000907,'move 2 place 10D B1');
INSERT INTO journal VALUES(906,905,124495945449603073,9,1796907770665,22000908,'move 2 place auto');
INSERT INTO journal VALUES(907,906,124495945449603073,10,1796907772856,22000909,'move 1 throw 9C aim-mm 930 1125 flick');
INSERT INTO journal VALUES(908,907,124495945449603073,11,1796907774219,22000910,'move 2 throw 10D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(909,908,124495945449603073,12,1796907775650,22000911,'move 2 place 10D L9');
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
INSERT INTO friend VALUES(124466810060800004,189,1796900800000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(124466810060800005,188,1796900800000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(124466810060800006,189,1796900800000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(124466810060800007,189,1796900800000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(124466810060800008,189,1796900800000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(124466810060800001,189,1796900800000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(124466810060800009,189,1796900800000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(124466810060800010,189,1796900800000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(124466810060800011,189,1796900800000,124466810060800009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1796900800000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(124466810060800012,1796900800000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(124466810060800013,1796900800000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1796900800000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(124466810060800014,1796900800000,0,0,'');
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
INSERT INTO lockdown VALUES(124466810060800015,1796900800000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(124466810060800016,1796900800000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1796900800000,1796987200000,'player88','192.0.2.7',2,'kate','');
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
INSERT INTO rating VALUES(1,100,'last-one',124466810060800022,'game',2083489,-264228,1115,115,1796901008291,0);
INSERT INTO rating VALUES(2,101,'last-one',124466810060800022,'game',-2083489,-264228,948,-52,1796901008291,0);
INSERT INTO rating VALUES(3,100,'extreme-last-card',124472642827714561,'game',-2083489,-264228,948,-52,1796902282274,0);
INSERT INTO rating VALUES(4,101,'extreme-last-card',124472642827714561,'game',2083489,-264228,1115,115,1796902282274,0);
INSERT INTO rating VALUES(5,100,'palace',124474923170136065,'game',-2083489,-264228,948,-52,1796903160874,0);
INSERT INTO rating VALUES(6,101,'palace',124474923170136065,'game',2083489,-264228,1115,115,1796903160874,0);
INSERT INTO rating VALUES(7,101,'switch',124482579666567169,'game',1041745,-132114,1058,58,1796904907284,0);
INSERT INTO rating VALUES(8,100,'switch',124482579666567169,'game',-1041745,-132114,974,-26,1796904907284,0);
INSERT INTO rating VALUES(9,101,'exta-cards',124487974984351745,'game',520872,-66057,1029,29,1796905876200,0);
INSERT INTO rating VALUES(10,100,'exta-cards',124487974984351745,'game',-520872,-66057,987,-13,1796905876200,0);
INSERT INTO rating VALUES(11,100,'exta-cards',124488357039308801,'game',265414,-32468,1002,15,1796906345919,0);
INSERT INTO rating VALUES(12,101,'exta-cards',124488357039308801,'game',-265414,-32468,1022,-7,1796906345919,0);
INSERT INTO rating VALUES(13,111,'extreme-last-card',124493809475125249,'game',-1134108,-155376,973,-27,1796907264000,0);
INSERT INTO rating VALUES(14,113,'extreme-last-card',124493809475125249,'game',2268216,-155376,1109,109,1796907264000,0);
INSERT INTO rating VALUES(15,112,'extreme-last-card',124493809475125249,'game',-1134108,-155376,973,-27,1796907264000,0);
INSERT INTO rating VALUES(16,122,'exta-cards',124494214695223297,'game',-2083489,-264228,948,-52,1796907364166,0);
INSERT INTO rating VALUES(17,121,'exta-cards',124494214695223297,'game',2083489,-264228,1115,115,1796907364166,0);
CREATE TABLE rated (
    account INTEGER NOT NULL,
    board TEXT NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    games INTEGER NOT NULL, -- without those that are void
    played_ms INTEGER NOT NULL, -- when the last one was entered
    PRIMARY KEY (account, board)
) STRICT, WITHOUT ROWID;
INSERT INTO rated VALUES(100,'exta-cards',-255458,-98525,2,1796906345919);
INSERT INTO rated VALUES(100,'extreme-last-card',-2083489,-264228,1,1796902282274);
INSERT INTO rated VALUES(100,'last-one',2083489,-264228,1,1796901008291);
INSERT INTO rated VALUES(100,'palace',-2083489,-264228,1,1796903160874);
INSERT INTO rated VALUES(100,'switch',-1041745,-132114,1,1796904907284);
INSERT INTO rated VALUES(101,'exta-cards',255458,-98525,2,1796906345919);
INSERT INTO rated VALUES(101,'extreme-last-card',2083489,-264228,1,1796902282274);
INSERT INTO rated VALUES(101,'last-one',-2083489,-264228,1,1796901008291);
INSERT INTO rated VALUES(101,'palace',2083489,-264228,1,1796903160874);
INSERT INTO rated VALUES(101,'switch',1041745,-132114,1,1796904907284);
INSERT INTO rated VALUES(111,'extreme-last-card',-1134108,-155376,1,1796907264000);
INSERT INTO rated VALUES(112,'extreme-last-card',-1134108,-155376,1,1796907264000);
INSERT INTO rated VALUES(113,'extreme-last-card',2268216,-155376,1,1796907264000);
INSERT INTO rated VALUES(121,'exta-cards',2083489,-264228,1,1796907364166);
INSERT INTO rated VALUES(122,'exta-cards',-2083489,-264228,1,1796907364166);
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
INSERT INTO adjustment VALUES(124466810060800017,188,1796900800000,1,188,'player88',1,50000,1,0,0,'kate','','','','a cup');
CREATE TABLE daily_day (
    id INTEGER NOT NULL PRIMARY KEY, -- the day, counted from 1970-01-01
    at_ms INTEGER NOT NULL, -- when the secret was drawn
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL, -- the hash that is shown the day before
    closed INTEGER NOT NULL -- 1: the tries of the day have their share and place
) STRICT;
INSERT INTO daily_day VALUES(20797,1796900800000,'0badcafe','c0ffee',0);
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
INSERT INTO daily_try VALUES(124466810060800018,189,1796900800000,'player1',20797,0,0,1,12,750,2,5);
CREATE TABLE season (
    id INTEGER NOT NULL PRIMARY KEY, -- quarters since the year 0
    at_ms INTEGER NOT NULL, -- when this was written
    state INTEGER NOT NULL -- 1: its places are all there; 2: its ratings are drawn together, too
) STRICT;
INSERT INTO season VALUES(8107,1796900800000,2);
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
INSERT INTO season_place VALUES(77,189,1796900800000,8107,'2026q4 switch',2,40,1630,31);
CREATE TABLE busy_hour (
    id INTEGER NOT NULL PRIMARY KEY, -- the hour, counted from 1970-01-01 00:00 UTC
    at_ms INTEGER NOT NULL, -- when this was written
    people INTEGER NOT NULL CHECK (people > 0)
) STRICT;
INSERT INTO busy_hour VALUES(499139,1796900800000,7);
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
INSERT INTO cup VALUES(1,1796900800000,189,'','0badcafe','palace swiss entry=5',0,1796904400000,0);
CREATE TABLE cup_event (
    cup INTEGER NOT NULL REFERENCES cup (id),
    seq INTEGER NOT NULL, -- from 1, without a gap
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (cup, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO cup_event VALUES(1,1,1796900800000,'opened 0 palace swiss entry=5');
INSERT INTO cup_event VALUES(1,2,1796900800000,'joined');
INSERT INTO cup_event VALUES(1,3,1796900800000,'joined');
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
INSERT INTO cup_entrant VALUES(124466810060800019,189,1796900800000,1,5,0,0,0,0,0);
INSERT INTO cup_entrant VALUES(124466810060800020,188,1796900800000,1,5,0,0,0,0,0);
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
COMMIT;
PRAGMA user_version = 22;
