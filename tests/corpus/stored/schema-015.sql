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
INSERT INTO account VALUES(2,'*escrow','*escrow','*escrow','',0,0,0,0,0,150,'',0);
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,70,100020,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,-30,99980,'',0);
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
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1796296000000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
INSERT INTO card_table VALUES(121953483598331904,16,121953483598331905,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 2\nterms open\nbet 0\nclock 60000\nhost 108\ndelay 1\nfrozen looked into\nseat 1 108 account 0 0 15000662 player8\nseat 2 109 account 0 0 15000663 player9\n','\n',char(10)));
INSERT INTO card_table VALUES(121953660379856896,17,121953660379856897,replace('game extreme-last-card\noptions hand=8 draw=must-play limit=400\nseats 3\nterms open\nbet 0\nclock 60000\nhost 110\ndelay 1\nfrozen looked into\nseat 1 110 account 0 0 15000680 player10\nseat 2 111 account 0 0 15000681 player11\nseat 3 121953660379856898 bot 1 0 0 bot-ada\n','\n',char(10)));
INSERT INTO card_table VALUES(121953829934596096,18,121953829934596097,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 2\nterms open\nbet 0\nclock 60000\nhost 112\ndelay 1\nfrozen looked into\nseat 1 113 account 0 0 15000694 player13\nseat 2 112 account 0 0 15000693 player12\n','\n',char(10)));
INSERT INTO card_table VALUES(121954015230558208,19,121954015230558209,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 2\nterms open\nbet 0\nclock 60000\nhost 114\ndelay 1\nfrozen looked into\nseat 1 115 account 0 0 15000712 player15\nseat 2 114 account 0 0 15000711 player14\n','\n',char(10)));
INSERT INTO card_table VALUES(121954180846845952,20,121954180846845953,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=1\nseats 2\nterms open\nbet 0\nclock 60000\nhost 116\ndelay 1\nfrozen looked into\nseat 1 116 account 0 0 15000728 player16\nseat 2 117 account 0 0 15000729 player17\n','\n',char(10)));
INSERT INTO card_table VALUES(121954354662998016,21,121954354662998017,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 3\nterms open\nbet 10\nclock 60000\nhost 118\ndelay 1\nseat 1 119 account 0 0 15000748 player19\nseat 2 120 account 0 0 15000749 player20\nseat 3 118 account 0 0 15000747 player18\n','\n',char(10)));
INSERT INTO card_table VALUES(121954499471343616,22,121954499471343617,replace('game extreme-last-card\noptions hand=7 draw=free limit=400\nseats 4\nterms open\nbet 10\nclock 60000\nhost 121\ndelay 1\nseat 1 123 account 0 0 15000768 player23\nseat 2 124 account 0 0 15000769 player24\nseat 3 122 account 0 0 15000767 player22\nseat 4 121 account 0 0 15000766 player21\n','\n',char(10)));
INSERT INTO card_table VALUES(121954651896545280,23,121954651896545281,replace('game palace\noptions tie=coin bomb=single limit=500\nseats 3\nterms open\nbet 10\nclock 60000\nhost 125\ndelay 1\nseat 1 125 account 0 0 15000786 player25\nseat 2 126 account 0 0 15000787 player26\nseat 3 127 account 0 0 15000788 player27\n','\n',char(10)));
INSERT INTO card_table VALUES(121954796335792128,24,121954796335792129,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800\nseats 3\nterms open\nbet 10\nclock 60000\nhost 128\ndelay 1\nseat 1 128 account 0 0 15000804 player28\nseat 2 129 account 0 0 15000805 player29\nseat 3 130 account 0 0 15000806 player30\n','\n',char(10)));
INSERT INTO card_table VALUES(121954942322737152,25,121954942322737153,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 131\ndelay 1\nseat 1 132 account 0 0 15000822 player32\nseat 2 131 account 0 0 15000821 player31\n','\n',char(10)));
INSERT INTO card_table VALUES(121955091816120320,26,121955091816120321,replace('game last-one\noptions mode=quick points=200 pairs=yes limit=600\nseats 4\nterms open\nbet 0\nclock 60000\nhost 133\ndelay 1\nseat 1 121955091816120322 bot 1 0 0 bot-ada\nseat 2 133 account 0 0 15000839 player33\nseat 3 121955091816120323 bot 2 0 0 bot-blaise\nseat 4 134 account 0 0 15000840 player34\n','\n',char(10)));
INSERT INTO card_table VALUES(121955285450358784,27,121955285450358785,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 5\nterms open\nbet 0\nclock 60000\nhost 135\ndelay 1\nseat 1 135 account 0 0 15000854 player35\nseat 2 121955285450358788 bot 1 0 0 bot-cleo\nseat 3 121955285450358786 bot 1 0 0 bot-ada\nseat 4 121955285450358787 bot 2 0 0 bot-blaise\nseat 5 136 account 0 0 15000855 player36\n','\n',char(10)));
INSERT INTO card_table VALUES(121955472679895040,28,121955472679895041,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 4\nterms open\nbet 0\nclock 60000\nhost 137\ndelay 1\nseat 1 121955472679895043 bot 2 0 0 bot-blaise\nseat 2 137 account 0 0 15000866 player37\nseat 3 121955472679895042 bot 1 0 0 bot-ada\nseat 4 138 account 0 0 15000867 player38\n','\n',char(10)));
INSERT INTO card_table VALUES(121955670026092544,29,121955670026092545,replace('game switch\noptions mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800\nseats 4\nterms open\nbet 0\nclock 60000\nhost 139\ndelay 1\nseat 1 139 account 0 0 15000880 player39\nseat 2 140 account 0 0 15000881 player40\nseat 3 121955670026092546 bot 1 0 0 bot-ada\nseat 4 121955670026092547 bot 2 0 0 bot-blaise\n','\n',char(10)));
INSERT INTO card_table VALUES(121955858459394048,30,121955858459394049,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 0\nclock 60000\nhost 141\ndelay 1\nseat 1 142 account 0 0 15000893 player42\nseat 2 141 account 0 0 15000892 player41\n','\n',char(10)));
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
INSERT INTO game VALUES(121930095001600018,121930095001600017,'last-one',2,1,10,X'50543f505c7deb60047d367aa0a79f65dfc9fc4053a654a32bdf451d43828f8f','mode=quick points=200 pairs=no limit=46',1796296000000,1796296157437,1,0,1,1,replace('format 2\nsecret 993a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 3xf7grgvn5n5\n','\n',char(10)),'',23,0);
INSERT INTO game VALUES(121931011192782849,121931011192782848,'last-one',2,0,0,X'b40a4187796f32b05ea1e9c82ce739e20abbe277bb53f27099170dd8efcbd438','mode=quick points=200 pairs=no limit=600',1796296218437,1796296413188,1,0,1,2,replace('format 2\nsecret 9b3a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 degsni322kxj\ndrawn bot-ada aya2fzx9bgpv\n','\n',char(10)),'',69,0);
INSERT INTO game VALUES(121932103788003329,121932103788003328,'last-one',2,0,0,X'3b9000bffab6e6f74992d294e804d07248ec80a8ae71f579fcb9955c369baaf2','mode=points points=200 pairs=yes limit=600',1796296478932,1796297022198,3,0,1,3,replace('format 2\nsecret aa3a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 vn7fcjgssrur\ndrawn guest1 r9ebjmjf5zy2\ndrawn guest2 ytm7y6nwpgg6\ndrawn guest3 t48qmh58m2np\n','\n',char(10)),'It took too long.',178,0);
INSERT INTO game VALUES(121934638263304193,121934638263304192,'extreme-last-card',1,1,10,X'b62fb419dc6894c6a3bc01922cb29fe689afde5f0fd0f17cafc2ae897d028c44','hand=10 draw=free limit=2',1796297083198,1796297085538,1,0,1,4,replace('format 2\nsecret ac3a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 e82h2jqaz4fk\n','\n',char(10)),'limit',181,0);
INSERT INTO game VALUES(121934915464855553,121934915464855552,'extreme-last-card',1,0,0,X'f1ddf9e30a80280a397002370e96d0ab9324e2e09b69eb4e73a43804612325f0','hand=7 draw=free limit=39',1796297149288,1796297295818,1,0,1,5,replace('format 2\nsecret ae3a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 yy5b7nfznfka\ndrawn player1 x3eq3njdntc3\ndrawn bot-ada nivim7p6h6r9\n','\n',char(10)),'',211,0);
INSERT INTO game VALUES(121935791030009857,121935791030009856,'extreme-last-card',1,0,0,X'3ce18a8506f3897d0ac38851556577856d44c5ea2959f9fbe4cafaba18eb05b6','hand=10 draw=must-play limit=29',1796297358039,1796297428384,1,0,1,6,replace('format 2\nsecret bb3a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 mmx5h3cc37vt\ndrawn guest2 4cpcfsvpxbab\ndrawn guest3 7z5z4unvcrfa\n','\n',char(10)),'',236,0);
INSERT INTO game VALUES(121936358359957505,121936358359957504,'palace',2,1,10,X'd5d580aa8abcd719dcb5c53bb9b09c85512745f0a056c3945ee1499f4256ed3b','tie=coin bomb=pile limit=500',1796297493301,1796297920835,1,0,1,7,replace('format 2\nsecret bd3a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 kffjix5b9ds3\ndrawn player1 rzkx7rpwiswq\n','\n',char(10)),'',282,0);
INSERT INTO game VALUES(121938407420067841,121938407420067840,'palace',2,0,0,X'9b16cf6ca58e717546a0da28f2b00dd6e70d393c79f89e8885ded9e5ed3e82b8','tie=position bomb=pile limit=500',1796297981835,1796298222170,1,0,1,8,replace('format 2\nsecret bf3a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 qke2ir4w5c8v\ndrawn player1 yyu6v8jdjrm4\ndrawn bot-ada w2zgv28gmmrf\n','\n',char(10)),'',339,0);
INSERT INTO game VALUES(121939691447517185,121939691447517184,'palace',2,0,0,X'1a87d38b73a017964969fa241319a41e076a95c9f9fca16088de90cabc06460e','tie=position bomb=pile limit=40',1796298287971,1796298625986,1,0,1,9,replace('format 2\nsecret d93a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 egk3i4m7si38\ndrawn guest1 mb6wyfp3dwpr\ndrawn guest2 kqt8h3kbn2rq\ndrawn guest3 3jhpzhzfv3t6\n','\n',char(10)),'limit',389,0);
INSERT INTO game VALUES(121941376119078913,121941376119078912,'switch',1,1,10,X'513caf99d7f94ad22066d9b9358d2853d0b9653bdc43a6ea73c5e2bdcb3ea57f','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796298689628,1796299096441,1,0,1,10,replace('format 2\nsecret db3a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 4yi9i25ach9c\ndrawn player1 y48yzx7vmzuy\n','\n',char(10)),'',410,0);
INSERT INTO game VALUES(121943338269016065,121943338269016064,'switch',1,0,0,X'096e2eec0d91f23a71174e723cee30a0f09eef7cdc60c80e2a58ffeb1d4c1cc4','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796299157441,1796299748877,1,0,1,11,replace('format 2\nsecret dd3a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 s9a7irk556ay\ndrawn bot-ada sjm82ajdk4wc\n','\n',char(10)),'',483,0);
INSERT INTO game VALUES(121946074783940609,121946074783940608,'switch',1,0,0,X'b00eccfa0eb8bb68abf8df0bf507cf94e2ec03807bd5133795c146c425983825','mistakes=casual run-chain=no ace-penalty=full announce=cutthroat limit=800',1796299809877,1796300657316,3,0,1,12,replace('format 2\nsecret fd3a000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 dgfasjfyizvj\ndrawn guest2 i4tq2wgphnxi\ndrawn guest3 8yjn5g7k25ie\n','\n',char(10)),'It took too long.',598,0);
INSERT INTO game VALUES(121949885053272065,121949885053272064,'exta-cards',2,1,10,X'928f1e7d84d7c5312d8d982e0404e393fbaf7226cec3e722a78094ef24382390','jokers=yes throws=40 limit=300 bad=chance',1796300718316,1796301296105,3,0,1,13,replace('format 2\nsecret ff3a000000000000000000000000000000000000000000000000000000000000\ndrawn player0 xhmspb57rxav\ndrawn player1 uqtriz9j7u8a\n','\n',char(10)),'It took too long.',708,0);
INSERT INTO game VALUES(121952564328529921,121952564328529920,'exta-cards',2,1,0,X'c7c6763f25174956676bfb74ca2878a4afa869d4631e00b2c886a5b37f3c989c','jokers=yes throws=20 limit=8 bad=2',1796301357105,1796301405733,1,0,1,14,replace('format 2\nsecret 013b000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 8utc9qhhc97q\n','\n',char(10)),'limit',727,0);
INSERT INTO game VALUES(121953038133886977,121953038133886976,'exta-cards',2,0,0,X'09b0d35a236bae7c59efc482ffac86473c9c55000f11ab33f05b01f2bca4fa96','jokers=yes throws=0 limit=5 bad=chance',1796301470069,1796301510819,1,0,1,15,replace('format 2\nsecret 033b000000000000000000000000000000000000000000000000000000000000\ndrawn player0 eeiusm8awqhv\ndrawn guest1 jt3ui2rurxi3\n','\n',char(10)),'limit',744,0);
INSERT INTO game VALUES(121953483598331905,121953483598331904,'last-one',2,1,0,X'dfe12cc401587c4ea9ace8ff6a948b408f21dbb137e09bde616765a3bd8ea76a','mode=quick points=200 pairs=no limit=600',1796301576276,0,0,0,1,16,replace('format 2\nsecret 053b000000000000000000000000000000000000000000000000000000000000\ndrawn player8 iwituzn4eih5\ndrawn player9 qc4ti8pxu5ec\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121953660379856897,121953660379856896,'extreme-last-card',1,0,0,X'541d8315275721f38057c5f60978df3e5c2c0eddc463045244f77bee5a0241d3','hand=8 draw=must-play limit=400',1796301618424,0,0,0,1,17,replace('format 2\nsecret 063b000000000000000000000000000000000000000000000000000000000000\ndrawn player10 5a4hjf2sq66k\ndrawn player11 a4t7r3yg8vnb\ndrawn bot-ada cdhhjvu82vgs\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121953829934596097,121953829934596096,'palace',2,1,0,X'a4ca7b0c2ce8bc29deea209903726069388949df3e83735acb712b90017f2e90','tie=coin bomb=pile limit=500',1796301658849,0,0,0,1,18,replace('format 2\nsecret 0b3b000000000000000000000000000000000000000000000000000000000000\ndrawn player12 g9k7vs3ssgyu\ndrawn player13 r73ut293kiu6\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121954015230558209,121954015230558208,'switch',1,1,0,X'8b87671f504be258da3a5e01899d72e1a98ccb2158f5abfb6a4f5b39ed3e5952','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796301703027,0,0,0,1,19,replace('format 2\nsecret 0c3b000000000000000000000000000000000000000000000000000000000000\nplayer player14 corpus\ndrawn player15 bky6zpcdnah5\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121954180846845953,121954180846845952,'exta-cards',2,1,0,X'708bec0259e041a43d98f3f64cbdb12ccbc3224f3e0b6b781ae7b2c2f04100f8','jokers=yes throws=20 limit=300 bad=1',1796301742513,0,0,0,1,20,replace('format 2\nsecret 0d3b000000000000000000000000000000000000000000000000000000000000\ndrawn player16 q9rw9qnh8q3t\ndrawn player17 2u5xpw2vrmts\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121954354662998017,121954354662998016,'last-one',2,1,10,X'4752cd3d19cd5334292196cdb96d990f5eeb03e67b6e6aad54a5fe8cc433f212','mode=quick points=200 pairs=no limit=600',1796301783954,0,0,0,1,21,replace('format 2\nsecret 0e3b000000000000000000000000000000000000000000000000000000000000\ndrawn player18 zt3yryh9r6y4\ndrawn player19 xq9dqt3fny5c\ndrawn player20 qta767kgbz7n\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121954499471343617,121954499471343616,'extreme-last-card',1,1,10,X'70fc83e8a112d69249dc845a0f9a244339d43c14dd60e4580283b1c4efc12533','hand=7 draw=free limit=400',1796301818479,0,0,0,1,22,replace('format 2\nsecret 0f3b000000000000000000000000000000000000000000000000000000000000\ndrawn player21 g65h74eg5x4u\ndrawn player22 i9dvazmf87x9\ndrawn player23 hz8t7s8e44y9\ndrawn player24 6yu5apirzwxq\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121954651896545281,121954651896545280,'palace',2,1,10,X'432becc60133bdd4f9f97a47407ff10ba6b3466e9346c8c7e5238f872efc6d6d','tie=coin bomb=single limit=500',1796301854820,0,0,0,1,23,replace('format 2\nsecret 103b000000000000000000000000000000000000000000000000000000000000\nplayer player25 corpus\ndrawn player26 cb8dwwzztvni\ndrawn player27 bzf6zbk8zedm\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121954796335792129,121954796335792128,'switch',1,1,10,X'a1075ac23897aaeae5997d1f7092e69f6a327cc043bc3c1ae0695358c610b37b','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796301889257,0,0,0,1,24,replace('format 2\nsecret 113b000000000000000000000000000000000000000000000000000000000000\ndrawn player28 ep8nu9fztpz4\ndrawn player29 icgd4cncxfmf\ndrawn player30 8i6msriiw56p\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121954942322737153,121954942322737152,'exta-cards',2,1,10,X'0cfc0726a9eb79291c5c105f8799b93314f26413cae78370bbaba2d7d54885d6','jokers=yes throws=20 limit=300 bad=chance',1796301924063,0,0,0,1,25,replace('format 2\nsecret 123b000000000000000000000000000000000000000000000000000000000000\ndrawn player31 agrebm2xe3f9\ndrawn player32 ja9msggppykn\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121955091816120321,121955091816120320,'last-one',2,0,0,X'3fb9a1fc5cee2eb3df39e0e67f1efd2bccb9a552f7e8efcdafb965c96feb9e3d','mode=quick points=200 pairs=yes limit=600',1796301959705,0,0,0,1,26,replace('format 2\nsecret 133b000000000000000000000000000000000000000000000000000000000000\ndrawn player33 hzgwxti8tfj8\ndrawn player34 vyk445g92nqr\ndrawn bot-ada v92k3ktaqrhr\ndrawn bot-blaise 9hp8phv8dwf4\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121955285450358785,121955285450358784,'extreme-last-card',1,0,0,X'376642a3de80439268d8849485ff62a3097d5e44050f554fd8da8445a7117bc8','hand=7 draw=must-play limit=400',1796302005871,0,0,0,1,27,replace('format 2\nsecret 193b000000000000000000000000000000000000000000000000000000000000\nplayer player35 corpus\ndrawn player36 wgtfzp9fkvbx\ndrawn bot-ada tck5ys4ppvwx\ndrawn bot-blaise y9parrwfdnqg\ndrawn bot-cleo yph2ueq68n9k\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121955472679895041,121955472679895040,'palace',2,0,0,X'3d2922efd2f12eba3d65048038f4be82abdd41525c6d87d7748ded181605ef2a','tie=coin bomb=pile limit=500',1796302050510,0,0,0,1,28,replace('format 2\nsecret 233b000000000000000000000000000000000000000000000000000000000000\ndrawn player37 22fcr9nucvn8\ndrawn player38 wxx3e49nfaur\ndrawn bot-ada n4gt3pts5yr2\ndrawn bot-blaise mdxnh9e6ce5z\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121955670026092545,121955670026092544,'switch',1,0,0,X'40357353aca301c40ed1b47fd3ff4dc18fe3c6924a4f1b3119595531a762bad9','mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800',1796302097561,0,0,0,1,29,replace('format 2\nsecret 2b3b000000000000000000000000000000000000000000000000000000000000\nplayer player39 corpus\ndrawn player40 c6k327jxknq4\ndrawn bot-ada 2jny8gssu653\ndrawn bot-blaise 6mziz93rhu9h\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(121955858459394049,121955858459394048,'exta-cards',2,1,0,X'ae8547a82b6d23aa6862314391eecd7cb39d45903a0450a1956bcb0d1d1f687b','jokers=yes throws=20 limit=300 bad=chance',1796302142487,0,0,0,1,30,replace('format 2\nsecret 353b000000000000000000000000000000000000000000000000000000000000\ndrawn player41 qzwyxsekg7ia\ndrawn player42 s2qma2ywwar8\n','\n',char(10)),'',0,0);
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
INSERT INTO seat VALUES(121930095001600018,0,101,'player1',0,0,2,-1,1,-20,-10,0,0);
INSERT INTO seat VALUES(121930095001600018,1,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121931011192782849,0,121931011192782850,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121931011192782849,1,101,'player1',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(121931011192782849,2,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(121932103788003329,0,100,'player0',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121932103788003329,1,901,'guest1',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121932103788003329,2,903,'guest3',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121932103788003329,3,902,'guest2',1,0,0,0,1,0,0,0,0);
INSERT INTO seat VALUES(121934638263304193,0,101,'player1',0,0,2,-1,0,-10,-10,0,0);
INSERT INTO seat VALUES(121934638263304193,1,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121934915464855553,0,100,'player0',0,0,1,1,0,0,0,1,1);
INSERT INTO seat VALUES(121934915464855553,1,121934915464855554,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121934915464855553,2,101,'player1',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(121935791030009857,0,100,'player0',0,0,4,-1,1,0,0,0,1);
INSERT INTO seat VALUES(121935791030009857,1,902,'guest2',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121935791030009857,2,901,'guest1',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121935791030009857,3,903,'guest3',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121936358359957505,0,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121936358359957505,1,101,'player1',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(121938407420067841,0,101,'player1',0,0,2,0,0,0,0,0,1);
INSERT INTO seat VALUES(121938407420067841,1,100,'player0',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(121938407420067841,2,121938407420067842,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121939691447517185,0,902,'guest2',1,0,2,0,0,0,0,0,0);
INSERT INTO seat VALUES(121939691447517185,1,100,'player0',0,0,2,0,0,0,0,0,1);
INSERT INTO seat VALUES(121939691447517185,2,901,'guest1',1,0,4,-1,0,0,0,0,0);
INSERT INTO seat VALUES(121939691447517185,3,903,'guest3',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121941376119078913,0,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(121941376119078913,1,100,'player0',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(121943338269016065,0,101,'player1',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(121943338269016065,1,100,'player0',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(121943338269016065,2,121943338269016066,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(121946074783940609,0,902,'guest2',1,0,0,0,1,0,0,0,0);
INSERT INTO seat VALUES(121946074783940609,1,100,'player0',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121946074783940609,2,901,'guest1',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121946074783940609,3,903,'guest3',1,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121949885053272065,0,101,'player1',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121949885053272065,1,100,'player0',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121952564328529921,0,100,'player0',0,0,1,1,0,20,0,0,0);
INSERT INTO seat VALUES(121952564328529921,1,101,'player1',0,0,2,-1,0,-10,0,0,0);
INSERT INTO seat VALUES(121953038133886977,0,901,'guest1',1,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(121953038133886977,1,100,'player0',0,0,1,0,0,0,0,0,1);
INSERT INTO seat VALUES(121953483598331905,0,108,'player8',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121953483598331905,1,109,'player9',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121953660379856897,0,110,'player10',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121953660379856897,1,111,'player11',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121953660379856897,2,121953660379856898,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121953829934596097,0,113,'player13',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121953829934596097,1,112,'player12',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954015230558209,0,115,'player15',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954015230558209,1,114,'player14',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954180846845953,0,116,'player16',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954180846845953,1,117,'player17',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954354662998017,0,119,'player19',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954354662998017,1,120,'player20',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954354662998017,2,118,'player18',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954499471343617,0,123,'player23',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954499471343617,1,124,'player24',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954499471343617,2,122,'player22',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954499471343617,3,121,'player21',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954651896545281,0,125,'player25',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954651896545281,1,126,'player26',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954651896545281,2,127,'player27',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954796335792129,0,128,'player28',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954796335792129,1,129,'player29',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954796335792129,2,130,'player30',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954942322737153,0,132,'player32',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121954942322737153,1,131,'player31',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121955091816120321,0,121955091816120322,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121955091816120321,1,133,'player33',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121955091816120321,2,121955091816120323,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121955091816120321,3,134,'player34',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121955285450358785,0,135,'player35',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121955285450358785,1,121955285450358788,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121955285450358785,2,121955285450358786,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121955285450358785,3,121955285450358787,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121955285450358785,4,136,'player36',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121955472679895041,0,121955472679895043,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121955472679895041,1,137,'player37',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121955472679895041,2,121955472679895042,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121955472679895041,3,138,'player38',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121955670026092545,0,139,'player39',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121955670026092545,1,140,'player40',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(121955670026092545,2,121955670026092546,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121955670026092545,3,121955670026092547,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121955858459394049,0,142,'player42',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(121955858459394049,1,141,'player41',0,0,0,0,0,0,0,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1796296000000);
INSERT INTO entry VALUES(2,1,121930095001600018,1,20,'bet','',1796296000000);
INSERT INTO entry VALUES(2,2,121930095001600018,1,-20,'pot','',1796296157437);
INSERT INTO entry VALUES(2,3,121934638263304193,1,20,'bet','',1796297083198);
INSERT INTO entry VALUES(2,4,121934638263304193,1,-20,'pot','',1796297085538);
INSERT INTO entry VALUES(2,5,121936358359957505,1,20,'bet','',1796297493301);
INSERT INTO entry VALUES(2,6,121936358359957505,1,-20,'pot','',1796297920835);
INSERT INTO entry VALUES(2,7,121941376119078913,1,20,'bet','',1796298689628);
INSERT INTO entry VALUES(2,8,121941376119078913,1,-20,'pot','',1796299096441);
INSERT INTO entry VALUES(2,9,121949885053272065,1,20,'bet','',1796300718316);
INSERT INTO entry VALUES(2,10,121949885053272065,1,-20,'refund','',1796301296105);
INSERT INTO entry VALUES(2,11,121954354662998017,1,30,'bet','',1796301783954);
INSERT INTO entry VALUES(2,12,121954499471343617,1,40,'bet','',1796301818479);
INSERT INTO entry VALUES(2,13,121954651896545281,1,30,'bet','',1796301854820);
INSERT INTO entry VALUES(2,14,121954796335792129,1,30,'bet','',1796301889257);
INSERT INTO entry VALUES(2,15,121954942322737153,1,20,'bet','',1796301924063);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(100,2,121930095001600018,1,-10,'bet','',1796296000000);
INSERT INTO entry VALUES(100,3,121930095001600018,0,20,'win','',1796296157437);
INSERT INTO entry VALUES(100,4,121930095001600018,1,20,'pot','',1796296157437);
INSERT INTO entry VALUES(100,5,121934638263304193,1,-10,'bet','',1796297083198);
INSERT INTO entry VALUES(100,6,121934638263304193,0,20,'win','',1796297085538);
INSERT INTO entry VALUES(100,7,121934638263304193,1,20,'pot','',1796297085538);
INSERT INTO entry VALUES(100,8,121936358359957505,1,-10,'bet','',1796297493301);
INSERT INTO entry VALUES(100,9,121936358359957505,0,20,'win','',1796297920835);
INSERT INTO entry VALUES(100,10,121936358359957505,1,20,'pot','',1796297920835);
INSERT INTO entry VALUES(100,11,121941376119078913,1,-10,'bet','',1796298689628);
INSERT INTO entry VALUES(100,12,121941376119078913,0,-10,'loss','',1796299156441);
INSERT INTO entry VALUES(100,13,121949885053272065,1,-10,'bet','',1796300718316);
INSERT INTO entry VALUES(100,14,121949885053272065,1,10,'refund','',1796301296105);
INSERT INTO entry VALUES(100,15,121952564328529921,0,20,'win','',1796301405733);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(101,2,121930095001600018,1,-10,'bet','',1796296000000);
INSERT INTO entry VALUES(101,3,121930095001600018,0,-20,'leave','',1796296157437);
INSERT INTO entry VALUES(101,4,121934638263304193,1,-10,'bet','',1796297083198);
INSERT INTO entry VALUES(101,5,121934638263304193,0,-10,'loss','',1796297085538);
INSERT INTO entry VALUES(101,6,121936358359957505,1,-10,'bet','',1796297493301);
INSERT INTO entry VALUES(101,7,121936358359957505,0,-10,'loss','',1796297980835);
INSERT INTO entry VALUES(101,8,121941376119078913,1,-10,'bet','',1796298689628);
INSERT INTO entry VALUES(101,9,121941376119078913,0,20,'win','',1796299096441);
INSERT INTO entry VALUES(101,10,121941376119078913,1,20,'pot','',1796299096441);
INSERT INTO entry VALUES(101,11,121949885053272065,1,-10,'bet','',1796300718316);
INSERT INTO entry VALUES(101,12,121949885053272065,1,10,'refund','',1796301296105);
INSERT INTO entry VALUES(101,13,121952564328529921,0,-10,'loss','',1796301405733);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(118,2,121954354662998017,1,-10,'bet','',1796301783954);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(119,2,121954354662998017,1,-10,'bet','',1796301783954);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(120,2,121954354662998017,1,-10,'bet','',1796301783954);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(121,2,121954499471343617,1,-10,'bet','',1796301818479);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(122,2,121954499471343617,1,-10,'bet','',1796301818479);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(123,2,121954499471343617,1,-10,'bet','',1796301818479);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(124,2,121954499471343617,1,-10,'bet','',1796301818479);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(125,2,121954651896545281,1,-10,'bet','',1796301854820);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(126,2,121954651896545281,1,-10,'bet','',1796301854820);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(127,2,121954651896545281,1,-10,'bet','',1796301854820);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(128,2,121954796335792129,1,-10,'bet','',1796301889257);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(129,2,121954796335792129,1,-10,'bet','',1796301889257);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(130,2,121954796335792129,1,-10,'bet','',1796301889257);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(131,2,121954942322737153,1,-10,'bet','',1796301924063);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(132,2,121954942322737153,1,-10,'bet','',1796301924063);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1796296000000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1796296000000);
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
INSERT INTO score VALUES(100,'exta-cards',121952564328529921,1796301405733,1796301405733,20,1,1);
INSERT INTO score VALUES(100,'extreme-last-card',121934638263304193,1796297085538,1796297085538,20,1,1);
INSERT INTO score VALUES(100,'last-one',121930095001600018,1796296157437,1796296157437,20,1,1);
INSERT INTO score VALUES(100,'palace',121936358359957505,1796297920835,1796297920835,20,1,1);
INSERT INTO score VALUES(100,'switch',121941376119078913,1796299096441,1796299156441,-10,1,-1);
INSERT INTO score VALUES(101,'exta-cards',121952564328529921,1796301405733,1796301405733,-10,1,-1);
INSERT INTO score VALUES(101,'extreme-last-card',121934638263304193,1796297085538,1796297085538,-10,1,-1);
INSERT INTO score VALUES(101,'last-one',121930095001600018,1796296157437,1796296157437,-20,1,-1);
INSERT INTO score VALUES(101,'palace',121936358359957505,1796297920835,1796297980835,-10,1,-1);
INSERT INTO score VALUES(101,'switch',121941376119078913,1796299096441,1796299096441,20,1,1);
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
INSERT INTO sanction VALUES(121930095001600000,0,189,'player89','',1796296000000,0,'kate','shouted',0,121930095001600000,'','');
INSERT INTO sanction VALUES(121930095001600003,1,189,'player89','',1796296000000,0,'kate','shouted',0,121930095001600003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(121930095001600002,1796296000000,'kate','ban','player89','shouted');
INSERT INTO audit VALUES(121934382410760192,1796297022198,'','void','table 3','game 3: It took too long.');
INSERT INTO audit VALUES(121949629200728064,1796300657316,'','void','table 12','game 12: It took too long.');
INSERT INTO audit VALUES(121952308475985920,1796301296105,'','void','table 13','game 13: It took too long.');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,121930095001600018,1,1796296000000,15000006,'move 1 play RV');
INSERT INTO journal VALUES(2,1,121930095001600018,2,1796296002049,15000007,'move 1 play RS');
INSERT INTO journal VALUES(3,2,121930095001600018,3,1796296005621,15000008,'move 1 draw');
INSERT INTO journal VALUES(4,3,121930095001600018,4,1796296009986,15000009,'move 2 play J color Y');
INSERT INTO journal VALUES(5,4,121930095001600018,5,1796296014778,15000010,'move 1 draw');
INSERT INTO journal VALUES(6,5,121930095001600018,6,1796296018916,15000011,'move 1 play Y7');
INSERT INTO journal VALUES(7,6,121930095001600018,7,1796296023148,15000012,'move 2 draw');
INSERT INTO journal VALUES(8,7,121930095001600018,8,1796296083148,0,'timeout 1');
INSERT INTO journal VALUES(9,8,121930095001600018,9,1796296083148,0,'auto 1 play B7');
INSERT INTO journal VALUES(10,9,121930095001600018,10,1796296085728,15000013,'move 2 play B6');
INSERT INTO journal VALUES(11,10,121930095001600018,11,1796296088859,15000014,'move 1 play B9');
INSERT INTO journal VALUES(12,11,121930095001600018,12,1796296091240,15000015,'move 2 play G9');
INSERT INTO journal VALUES(13,12,121930095001600018,13,1796296093712,15000016,'move 1 play G3');
INSERT INTO journal VALUES(14,13,121930095001600018,14,1796296096643,15000017,'move 2 draw');
INSERT INTO journal VALUES(15,14,121930095001600018,15,1796296100598,15000018,'move 1 play Y3');
INSERT INTO journal VALUES(16,15,121930095001600018,16,1796296105552,15000019,'move 2 draw');
INSERT INTO journal VALUES(17,16,121930095001600018,17,1796296105552,0,'hash 7f402f8c0f23100a73e4659ad86a6b95');
INSERT INTO journal VALUES(18,17,121930095001600018,18,1796296109424,15000020,'move 1 last');
INSERT INTO journal VALUES(19,18,121930095001600018,19,1796296110605,15000021,'move 1 draw');
INSERT INTO journal VALUES(20,19,121930095001600018,20,1796296154592,15000022,'move 2 play Y5');
INSERT INTO journal VALUES(21,20,121930095001600018,21,1796296157437,15000023,'leave 1');
INSERT INTO journal VALUES(22,21,121930095001600018,22,1796296157437,0,'hash 7b4aca6d7e009f3e7b77bca7a0feb30a');
INSERT INTO journal VALUES(23,22,121930095001600018,23,1796296157437,15000025,'vote 2 1 penalize open');
INSERT INTO journal VALUES(24,0,121931011192782849,1,1796296218437,15000033,'move 2 play B1');
INSERT INTO journal VALUES(25,24,121931011192782849,2,1796296220840,0,'move 1 play B3');
INSERT INTO journal VALUES(26,25,121931011192782849,3,1796296225840,15000034,'move 3 play BV');
INSERT INTO journal VALUES(27,26,121931011192782849,4,1796296230027,0,'move 1 play B7');
INSERT INTO journal VALUES(28,27,121931011192782849,5,1796296235027,15000035,'move 2 play B6');
INSERT INTO journal VALUES(29,28,121931011192782849,6,1796296239950,15000036,'move 3 play G6');
INSERT INTO journal VALUES(30,29,121931011192782849,7,1796296243295,0,'move 1 play R6');
INSERT INTO journal VALUES(31,30,121931011192782849,8,1796296248295,15000037,'move 2 play R5');
INSERT INTO journal VALUES(32,31,121931011192782849,9,1796296252930,15000038,'move 3 play RV');
INSERT INTO journal VALUES(33,32,121931011192782849,10,1796296257115,15000039,'move 2 draw');
INSERT INTO journal VALUES(34,33,121931011192782849,11,1796296260620,0,'move 1 play R4');
INSERT INTO journal VALUES(35,34,121931011192782849,12,1796296265620,15000040,'move 3 play R1');
INSERT INTO journal VALUES(36,35,121931011192782849,13,1796296270282,15000041,'move 2 draw');
INSERT INTO journal VALUES(37,36,121931011192782849,14,1796296272931,0,'move 1 play RV');
INSERT INTO journal VALUES(38,37,121931011192782849,15,1796296333931,0,'timeout 2');
INSERT INTO journal VALUES(39,38,121931011192782849,16,1796296333931,0,'auto 2 draw');
INSERT INTO journal VALUES(40,39,121931011192782849,17,1796296333931,0,'auto 2 play R8');
INSERT INTO journal VALUES(41,40,121931011192782849,18,1796296333931,0,'hash ba0ecaf8b5ef6334e66484033cb85de4');
INSERT INTO journal VALUES(42,41,121931011192782849,19,1796296333931,15000042,'move 3 play R7');
INSERT INTO journal VALUES(43,42,121931011192782849,20,1796296336657,0,'move 1 draw');
INSERT INTO journal VALUES(44,43,121931011192782849,21,1796296341657,15000043,'move 2 play G7');
INSERT INTO journal VALUES(45,44,121931011192782849,22,1796296346005,15000044,'move 3 play GS last');
INSERT INTO journal VALUES(46,45,121931011192782849,23,1796296348819,15000045,'move 2 play G4');
INSERT INTO journal VALUES(47,46,121931011192782849,24,1796296352370,15000046,'move 3 draw');
INSERT INTO journal VALUES(48,47,121931011192782849,25,1796296355593,0,'move 1 draw');
INSERT INTO journal VALUES(49,48,121931011192782849,26,1796296360593,0,'move 1 play G0');
INSERT INTO journal VALUES(50,49,121931011192782849,27,1796296360593,15000047,'move 2 play Y0');
INSERT INTO journal VALUES(51,50,121931011192782849,28,1796296362406,15000048,'move 3 play YV last');
INSERT INTO journal VALUES(52,51,121931011192782849,29,1796296365450,15000049,'move 2 draw');
INSERT INTO journal VALUES(53,52,121931011192782849,30,1796296367624,0,'move 1 play YS');
INSERT INTO journal VALUES(54,53,121931011192782849,31,1796296372624,15000050,'move 2 play BS');
INSERT INTO journal VALUES(55,54,121931011192782849,32,1796296374012,15000051,'move 3 draw');
INSERT INTO journal VALUES(56,55,121931011192782849,33,1796296375721,15000052,'move 2 play B8');
INSERT INTO journal VALUES(57,56,121931011192782849,34,1796296378602,0,'move 1 play B5');
INSERT INTO journal VALUES(58,57,121931011192782849,35,1796296378602,0,'hash 34ce687b6115190b7957d57945884ccd');
INSERT INTO journal VALUES(59,58,121931011192782849,36,1796296383602,15000053,'move 3 draw');
INSERT INTO journal VALUES(60,59,121931011192782849,37,1796296387021,15000054,'move 2 draw');
INSERT INTO journal VALUES(61,60,121931011192782849,38,1796296389702,0,'move 1 draw');
INSERT INTO journal VALUES(62,61,121931011192782849,39,1796296394702,15000055,'move 3 draw');
INSERT INTO journal VALUES(63,62,121931011192782849,40,1796296397989,15000056,'move 2 draw');
INSERT INTO journal VALUES(64,63,121931011192782849,41,1796296399659,15000057,'move 2 play Y5');
INSERT INTO journal VALUES(65,64,121931011192782849,42,1796296403641,0,'move 1 play Y2');
INSERT INTO journal VALUES(66,65,121931011192782849,43,1796296408641,15000058,'move 3 play Y9');
INSERT INTO journal VALUES(67,66,121931011192782849,44,1796296411323,15000059,'move 2 play G9');
INSERT INTO journal VALUES(68,67,121931011192782849,45,1796296413188,0,'move 1 play GV');
INSERT INTO journal VALUES(69,68,121931011192782849,46,1796296413188,0,'hash e88b2b8bb39be3def336864128b4216b');
INSERT INTO journal VALUES(70,0,121932103788003329,1,1796296478932,15000070,'move 4 draw');
INSERT INTO journal VALUES(71,70,121932103788003329,2,1796296483033,15000071,'move 3 draw');
INSERT INTO journal VALUES(72,71,121932103788003329,3,1796296486382,15000072,'move 3 play RS');
INSERT INTO journal VALUES(73,72,121932103788003329,4,1796296488949,15000073,'move 1 play J+4 color Y');
INSERT INTO journal VALUES(74,73,121932103788003329,5,1796296492364,15000074,'move 4 take');
INSERT INTO journal VALUES(75,74,121932103788003329,6,1796296496794,15000075,'move 3 play YV');
INSERT INTO journal VALUES(76,75,121932103788003329,7,1796296499766,15000076,'move 4 play Y3');
INSERT INTO journal VALUES(77,76,121932103788003329,8,1796296503388,15000077,'move 1 play B3');
INSERT INTO journal VALUES(78,77,121932103788003329,9,1796296507736,15000078,'move 2 play J+4 color G');
INSERT INTO journal VALUES(79,78,121932103788003329,10,1796296512552,15000079,'move 3 lie');
INSERT INTO journal VALUES(80,79,121932103788003329,11,1796296572552,0,'timeout 3');
INSERT INTO journal VALUES(81,80,121932103788003329,12,1796296572552,0,'auto 3 play G1');
INSERT INTO journal VALUES(82,81,121932103788003329,13,1796296574922,15000080,'move 4 play G+2');
INSERT INTO journal VALUES(83,82,121932103788003329,14,1796296577373,15000081,'move 1 take');
INSERT INTO journal VALUES(84,83,121932103788003329,15,1796296578643,15000082,'move 2 play G4');
INSERT INTO journal VALUES(85,84,121932103788003329,16,1796296581303,15000083,'move 3 play B4');
INSERT INTO journal VALUES(86,85,121932103788003329,17,1796296581303,0,'hash 32423a7bea42dab9774efb52ab46e89d');
INSERT INTO journal VALUES(87,86,121932103788003329,18,1796296641303,0,'timeout 4');
INSERT INTO journal VALUES(88,87,121932103788003329,19,1796296641303,0,'auto 4 play B3');
INSERT INTO journal VALUES(89,88,121932103788003329,20,1796296647116,15000084,'move 1 play B2');
INSERT INTO journal VALUES(90,89,121932103788003329,21,1796296649174,15000085,'move 2 play B5');
INSERT INTO journal VALUES(91,90,121932103788003329,22,1796296653351,15000086,'move 3 play B7');
INSERT INTO journal VALUES(92,91,121932103788003329,23,1796296657088,15000087,'move 4 play B+2');
INSERT INTO journal VALUES(93,92,121932103788003329,24,1796296661338,15000088,'move 1 take');
INSERT INTO journal VALUES(94,93,121932103788003329,25,1796296664239,15000089,'move 2 play B1');
INSERT INTO journal VALUES(95,94,121932103788003329,26,1796296666509,15000090,'move 3 draw');
INSERT INTO journal VALUES(96,95,121932103788003329,27,1796296671103,15000091,'move 4 play B6');
INSERT INTO journal VALUES(97,96,121932103788003329,28,1796296673370,15000092,'move 1 play B4');
INSERT INTO journal VALUES(98,97,121932103788003329,29,1796296677864,15000093,'move 2 draw');
INSERT INTO journal VALUES(99,98,121932103788003329,30,1796296680055,15000094,'move 3 draw');
INSERT INTO journal VALUES(100,99,121932103788003329,31,1796296681453,15000095,'move 4 play BV');
INSERT INTO journal VALUES(101,100,121932103788003329,32,1796296683068,15000096,'move 3 play GV');
INSERT INTO journal VALUES(102,101,121932103788003329,33,1796296684075,15000097,'move 4 play G8');
INSERT INTO journal VALUES(103,102,121932103788003329,34,1796296684075,0,'hash 1cd81a80ede660501f6c85ec61a08004');
INSERT INTO journal VALUES(104,103,121932103788003329,35,1796296688439,15000098,'move 1 draw');
INSERT INTO journal VALUES(105,104,121932103788003329,36,1796296689538,15000099,'move 2 draw');
INSERT INTO journal VALUES(106,105,121932103788003329,37,1796296693676,15000100,'move 2 pass');
INSERT INTO journal VALUES(107,106,121932103788003329,38,1796296695367,15000101,'move 3 draw');
INSERT INTO journal VALUES(108,107,121932103788003329,39,1796296697285,15000102,'move 4 play J+4 color B');
INSERT INTO journal VALUES(109,108,121932103788003329,40,1796296700156,15000103,'leave 4');
INSERT INTO journal VALUES(110,109,121932103788003329,41,1796296700156,15000105,'move 1 lie');
INSERT INTO journal VALUES(111,110,121932103788003329,42,1796296703322,15000106,'move 2 draw');
INSERT INTO journal VALUES(112,111,121932103788003329,43,1796296704975,15000107,'move 3 draw');
INSERT INTO journal VALUES(113,112,121932103788003329,44,1796296706475,0,'auto 4 play B7');
INSERT INTO journal VALUES(114,113,121932103788003329,45,1796296711377,15000108,'move 1 play B8');
INSERT INTO journal VALUES(115,114,121932103788003329,46,1796296714578,15000109,'move 2 draw');
INSERT INTO journal VALUES(116,115,121932103788003329,47,1796296718176,15000110,'move 3 draw');
INSERT INTO journal VALUES(117,116,121932103788003329,48,1796296722759,15000111,'move 3 play BS');
INSERT INTO journal VALUES(118,117,121932103788003329,49,1796296782759,0,'timeout 1');
INSERT INTO journal VALUES(119,118,121932103788003329,50,1796296782759,0,'auto 1 play YS');
INSERT INTO journal VALUES(120,119,121932103788003329,51,1796296782759,0,'hash b875664b7fe3791c28e68b8d6ef4c7a9');
INSERT INTO journal VALUES(121,120,121932103788003329,52,1796296788328,15000112,'move 3 draw');
INSERT INTO journal VALUES(122,121,121932103788003329,53,1796296789828,0,'auto 4 play Y2');
INSERT INTO journal VALUES(123,122,121932103788003329,54,1796296794355,15000113,'move 1 draw');
INSERT INTO journal VALUES(124,123,121932103788003329,55,1796296795593,15000114,'move 1 play J+4 color Y');
INSERT INTO journal VALUES(125,124,121932103788003329,56,1796296800250,15000115,'move 2 take');
INSERT INTO journal VALUES(126,125,121932103788003329,57,1796296803694,15000116,'move 3 play Y3');
INSERT INTO journal VALUES(127,126,121932103788003329,58,1796296808275,0,'auto 4 play Y8 last');
INSERT INTO journal VALUES(128,127,121932103788003329,59,1796296813275,15000117,'move 1 play Y4');
INSERT INTO journal VALUES(129,128,121932103788003329,60,1796296818185,15000118,'move 2 play Y7');
INSERT INTO journal VALUES(130,129,121932103788003329,61,1796296822438,15000119,'move 3 draw');
INSERT INTO journal VALUES(131,130,121932103788003329,62,1796296878185,0,'timeout 3');
INSERT INTO journal VALUES(132,131,121932103788003329,63,1796296878185,0,'auto 3 play J color R');
INSERT INTO journal VALUES(133,132,121932103788003329,64,1796296888221,0,'auto 4 play R6');
INSERT INTO journal VALUES(134,133,121932103788003329,65,1796296888221,15000120,'move 1 draw');
INSERT INTO journal VALUES(135,134,121932103788003329,66,1796296892405,0,'auto 4 play R9');
INSERT INTO journal VALUES(136,135,121932103788003329,67,1796296897405,15000121,'move 3 play J+4 color G');
INSERT INTO journal VALUES(137,136,121932103788003329,68,1796296897405,0,'hash 0580debfdf9b8b1863c037e39bee1fe6');
INSERT INTO journal VALUES(138,137,121932103788003329,69,1796296900496,15000122,'move 2 lie');
INSERT INTO journal VALUES(139,138,121932103788003329,70,1796296903774,15000123,'move 2 play G7');
INSERT INTO journal VALUES(140,139,121932103788003329,71,1796296908192,15000124,'move 1 draw');
INSERT INTO journal VALUES(141,140,121932103788003329,72,1796296909737,0,'auto 4 play G9');
INSERT INTO journal VALUES(142,141,121932103788003329,73,1796296914737,15000125,'move 3 play G7');
INSERT INTO journal VALUES(143,142,121932103788003329,74,1796296917030,15000126,'move 2 play B7');
INSERT INTO journal VALUES(144,143,121932103788003329,75,1796296918936,15000127,'move 1 play B3');
INSERT INTO journal VALUES(145,144,121932103788003329,76,1796296922144,0,'auto 4 play B4');
INSERT INTO journal VALUES(146,145,121932103788003329,77,1796296927144,15000128,'move 3 draw');
INSERT INTO journal VALUES(147,146,121932103788003329,78,1796296931185,15000129,'move 3 play B1');
INSERT INTO journal VALUES(148,147,121932103788003329,79,1796296935615,15000130,'move 2 play B+2');
INSERT INTO journal VALUES(149,148,121932103788003329,80,1796296939276,15000131,'move 1 take');
INSERT INTO journal VALUES(150,149,121932103788003329,81,1796296944028,0,'auto 4 play J color R');
INSERT INTO journal VALUES(151,150,121932103788003329,82,1796296949028,15000132,'move 3 play R8');
INSERT INTO journal VALUES(152,151,121932103788003329,83,1796296950053,15000133,'move 2 play G8');
INSERT INTO journal VALUES(153,152,121932103788003329,84,1796296951527,15000134,'move 1 play G1');
INSERT INTO journal VALUES(154,153,121932103788003329,85,1796296951527,0,'hash 57162fcf875ac1cfbf6bcbaeecc8b896');
INSERT INTO journal VALUES(155,154,121932103788003329,86,1796296953027,0,'auto 4 play G4');
INSERT INTO journal VALUES(156,155,121932103788003329,87,1796296957704,15000135,'move 3 draw');
INSERT INTO journal VALUES(157,156,121932103788003329,88,1796296961094,15000136,'move 3 play G8');
INSERT INTO journal VALUES(158,157,121932103788003329,89,1796296962750,15000137,'move 2 draw');
INSERT INTO journal VALUES(159,158,121932103788003329,90,1796296963941,15000138,'move 1 draw');
INSERT INTO journal VALUES(160,159,121932103788003329,91,1796296965558,0,'auto 4 draw');
INSERT INTO journal VALUES(161,160,121932103788003329,92,1796296970558,15000139,'move 3 play G0');
INSERT INTO journal VALUES(162,161,121932103788003329,93,1796296973568,15000140,'move 2 draw');
INSERT INTO journal VALUES(163,162,121932103788003329,94,1796296976934,15000141,'move 1 draw');
INSERT INTO journal VALUES(164,163,121932103788003329,95,1796296980520,15000142,'move 1 play G5');
INSERT INTO journal VALUES(165,164,121932103788003329,96,1796296984296,0,'auto 4 draw');
INSERT INTO journal VALUES(166,165,121932103788003329,97,1796296984296,0,'auto 4 play J color R');
INSERT INTO journal VALUES(167,166,121932103788003329,98,1796296989296,15000143,'move 3 draw');
INSERT INTO journal VALUES(168,167,121932103788003329,99,1796296991303,15000144,'move 2 draw');
INSERT INTO journal VALUES(169,168,121932103788003329,100,1796296995209,15000145,'move 1 play RV');
INSERT INTO journal VALUES(170,169,121932103788003329,101,1796296999783,15000146,'move 2 play R3');
INSERT INTO journal VALUES(171,170,121932103788003329,102,1796296999783,0,'hash c69197bd5895c632e1e89c71e16932b0');
INSERT INTO journal VALUES(172,171,121932103788003329,103,1796297003507,15000147,'move 3 draw');
INSERT INTO journal VALUES(173,172,121932103788003329,104,1796297006799,15000148,'move 3 pass');
INSERT INTO journal VALUES(174,173,121932103788003329,105,1796297010345,0,'auto 4 play R4');
INSERT INTO journal VALUES(175,174,121932103788003329,106,1796297015345,15000149,'move 1 draw');
INSERT INTO journal VALUES(176,175,121932103788003329,107,1796297018303,15000150,'move 2 play R9');
INSERT INTO journal VALUES(177,176,121932103788003329,108,1796297022198,15000151,'void It took too long.');
INSERT INTO journal VALUES(178,177,121932103788003329,109,1796297022198,0,'hash 7ef390015ad232f099dcb43351d96513');
INSERT INTO journal VALUES(179,0,121934638263304193,1,1796297083198,15000160,'move 2 play AH suit S');
INSERT INTO journal VALUES(180,179,121934638263304193,2,1796297085538,15000161,'move 1 draw');
INSERT INTO journal VALUES(181,180,121934638263304193,3,1796297085538,0,'hash e1a466b370303fe683f6ec7712a269f5');
INSERT INTO journal VALUES(182,0,121934915464855553,1,1796297149288,15000169,'move 3 play AC suit S');
INSERT INTO journal VALUES(183,182,121934915464855553,2,1796297153046,15000170,'move 1 play 5S 5D');
INSERT INTO journal VALUES(184,183,121934915464855553,3,1796297156372,0,'move 2 play 7C');
INSERT INTO journal VALUES(185,184,121934915464855553,4,1796297161372,15000171,'move 3 draw');
INSERT INTO journal VALUES(186,185,121934915464855553,5,1796297163467,15000172,'move 1 play 2C');
INSERT INTO journal VALUES(187,186,121934915464855553,6,1796297165620,0,'move 2 play 2D');
INSERT INTO journal VALUES(188,187,121934915464855553,7,1796297170397,15000173,'move 3 take');
INSERT INTO journal VALUES(189,188,121934915464855553,8,1796297173698,15000174,'move 1 play 10D');
INSERT INTO journal VALUES(190,189,121934915464855553,9,1796297176797,15000175,'move 3 play KD KS');
INSERT INTO journal VALUES(191,190,121934915464855553,10,1796297179204,15000176,'move 1 play 7S');
INSERT INTO journal VALUES(192,191,121934915464855553,11,1796297180272,15000177,'leave 3');
INSERT INTO journal VALUES(193,192,121934915464855553,12,1796297180352,0,'move 2 play JOKER suit C');
INSERT INTO journal VALUES(194,193,121934915464855553,13,1796297246272,15000179,'move 1 play AS suit S last');
INSERT INTO journal VALUES(195,194,121934915464855553,14,1796297248990,0,'move 2 play AD suit H');
INSERT INTO journal VALUES(196,195,121934915464855553,15,1796297253990,15000180,'move 1 draw');
INSERT INTO journal VALUES(197,196,121934915464855553,16,1796297255896,0,'move 2 play 10H');
INSERT INTO journal VALUES(198,197,121934915464855553,17,1796297255896,0,'hash 218b206ffb334e3b9ea50e1aea71b5b5');
INSERT INTO journal VALUES(199,198,121934915464855553,18,1796297260896,0,'move 2 draw');
INSERT INTO journal VALUES(200,199,121934915464855553,19,1796297260896,15000181,'move 1 draw');
INSERT INTO journal VALUES(201,200,121934915464855553,20,1796297263125,0,'move 2 draw');
INSERT INTO journal VALUES(202,201,121934915464855553,21,1796297268125,15000182,'move 1 play JOKER suit C');
INSERT INTO journal VALUES(203,202,121934915464855553,22,1796297269841,0,'move 2 play 8C');
INSERT INTO journal VALUES(204,203,121934915464855553,23,1796297274841,15000183,'move 1 play 6C');
INSERT INTO journal VALUES(205,204,121934915464855553,24,1796297276736,0,'move 2 draw');
INSERT INTO journal VALUES(206,205,121934915464855553,25,1796297281434,15000184,'move 1 draw');
INSERT INTO journal VALUES(207,206,121934915464855553,26,1796297283187,0,'move 2 draw');
INSERT INTO journal VALUES(208,207,121934915464855553,27,1796297288187,15000185,'move 1 play 6D');
INSERT INTO journal VALUES(209,208,121934915464855553,28,1796297290818,0,'move 2 play 7D');
INSERT INTO journal VALUES(210,209,121934915464855553,29,1796297295818,15000186,'move 1 play JD JS');
INSERT INTO journal VALUES(211,210,121934915464855553,30,1796297295818,0,'hash 6aa252373462c85c8bca911315a7bc64');
INSERT INTO journal VALUES(212,0,121935791030009857,1,1796297358039,15000197,'move 3 play 8S 8H to 1');
INSERT INTO journal VALUES(213,212,121935791030009857,2,1796297361574,15000198,'move 4 play AD AS suit S');
INSERT INTO journal VALUES(214,213,121935791030009857,3,1796297365521,15000199,'move 1 play 7S 7S');
INSERT INTO journal VALUES(215,214,121935791030009857,4,1796297368868,15000200,'move 2 play 2S 2C');
INSERT INTO journal VALUES(216,215,121935791030009857,5,1796297373632,15000201,'move 3 take');
INSERT INTO journal VALUES(217,216,121935791030009857,6,1796297376201,15000202,'move 4 play 2H');
INSERT INTO journal VALUES(218,217,121935791030009857,7,1796297380259,15000203,'move 1 take');
INSERT INTO journal VALUES(219,218,121935791030009857,8,1796297385118,15000204,'move 2 play 3H 3S');
INSERT INTO journal VALUES(220,219,121935791030009857,9,1796297387335,15000205,'move 3 play 3H 3D 3C');
INSERT INTO journal VALUES(221,220,121935791030009857,10,1796297388732,15000206,'move 4 draw');
INSERT INTO journal VALUES(222,221,121935791030009857,11,1796297393021,15000207,'move 1 play 3C');
INSERT INTO journal VALUES(223,222,121935791030009857,12,1796297394676,15000208,'move 2 play 5C 5D 5S');
INSERT INTO journal VALUES(224,223,121935791030009857,13,1796297398364,15000209,'move 3 take');
INSERT INTO journal VALUES(225,224,121935791030009857,14,1796297401924,15000210,'move 4 play JS');
INSERT INTO journal VALUES(226,225,121935791030009857,15,1796297405737,15000211,'move 3 play JD QD');
INSERT INTO journal VALUES(227,226,121935791030009857,16,1796297409971,15000212,'leave 1');
INSERT INTO journal VALUES(228,227,121935791030009857,17,1796297409971,0,'hash 3094500f851df9e2e6dcfe2a738b61fb');
INSERT INTO journal VALUES(229,228,121935791030009857,18,1796297409971,15000213,'move 2 play QS');
INSERT INTO journal VALUES(230,229,121935791030009857,19,1796297413400,15000214,'move 4 play 4S 4D');
INSERT INTO journal VALUES(231,230,121935791030009857,20,1796297416159,15000215,'move 3 play 6S');
INSERT INTO journal VALUES(232,231,121935791030009857,21,1796297418734,15000216,'move 2 play 6C last');
INSERT INTO journal VALUES(233,232,121935791030009857,22,1796297422431,15000217,'move 4 draw');
INSERT INTO journal VALUES(234,233,121935791030009857,23,1796297423612,15000218,'move 3 play 5C 4C');
INSERT INTO journal VALUES(235,234,121935791030009857,24,1796297428384,15000219,'move 2 play 10C');
INSERT INTO journal VALUES(236,235,121935791030009857,25,1796297428384,0,'hash 2b95a367e813d3582f80f5942cfc6480');
INSERT INTO journal VALUES(237,0,121936358359957505,1,1796297493301,15000227,'move 1 keep 2C 5H KD');
INSERT INTO journal VALUES(238,237,121936358359957505,2,1796297496947,15000228,'move 2 keep AD KC 10C');
INSERT INTO journal VALUES(239,238,121936358359957505,3,1796297501222,15000229,'move 1 play 4S');
INSERT INTO journal VALUES(240,239,121936358359957505,4,1796297505893,15000230,'move 2 play 8S');
INSERT INTO journal VALUES(241,240,121936358359957505,5,1796297508967,15000231,'move 1 take');
INSERT INTO journal VALUES(242,241,121936358359957505,6,1796297511233,15000232,'move 2 play 7S');
INSERT INTO journal VALUES(243,242,121936358359957505,7,1796297513603,15000233,'move 1 take');
INSERT INTO journal VALUES(244,243,121936358359957505,8,1796297514948,15000234,'move 2 play 3H');
INSERT INTO journal VALUES(245,244,121936358359957505,9,1796297517712,15000235,'move 1 play 8C 8S');
INSERT INTO journal VALUES(246,245,121936358359957505,10,1796297521985,15000236,'move 2 take');
INSERT INTO journal VALUES(247,246,121936358359957505,11,1796297526053,15000237,'move 1 play 4S');
INSERT INTO journal VALUES(248,247,121936358359957505,12,1796297530412,15000238,'move 2 take');
INSERT INTO journal VALUES(249,248,121936358359957505,13,1796297535221,15000239,'move 1 play 7S');
INSERT INTO journal VALUES(250,249,121936358359957505,14,1796297536863,15000240,'move 2 play 3H');
INSERT INTO journal VALUES(251,250,121936358359957505,15,1796297539651,15000241,'move 1 play 8D');
INSERT INTO journal VALUES(252,251,121936358359957505,16,1796297544512,15000242,'move 2 play 8C 8S');
INSERT INTO journal VALUES(253,252,121936358359957505,17,1796297544512,0,'hash c070a18ec54ecc912f9cb447183be2a7');
INSERT INTO journal VALUES(254,253,121936358359957505,18,1796297548222,15000243,'move 1 take');
INSERT INTO journal VALUES(255,254,121936358359957505,19,1796297553104,15000244,'move 2 play 4S');
INSERT INTO journal VALUES(256,255,121936358359957505,20,1796297554943,15000245,'move 1 play 8C 8S');
INSERT INTO journal VALUES(257,256,121936358359957505,21,1796297559524,15000246,'move 2 play 5C');
INSERT INTO journal VALUES(258,257,121936358359957505,22,1796297561790,15000247,'move 2 play 6H');
INSERT INTO journal VALUES(259,258,121936358359957505,23,1796297562946,15000248,'move 1 take');
INSERT INTO journal VALUES(260,259,121936358359957505,24,1796297564998,15000249,'move 2 play 6C');
INSERT INTO journal VALUES(261,260,121936358359957505,25,1796297568491,15000250,'move 1 play 8D 8C 8S');
INSERT INTO journal VALUES(262,261,121936358359957505,26,1796297570544,15000251,'move 2 play QD');
INSERT INTO journal VALUES(263,262,121936358359957505,27,1796297575400,15000252,'move 1 play QH');
INSERT INTO journal VALUES(264,263,121936358359957505,28,1796297577916,15000253,'move 2 play 5S');
INSERT INTO journal VALUES(265,264,121936358359957505,29,1796297580131,15000254,'move 2 play JS');
INSERT INTO journal VALUES(266,265,121936358359957505,30,1796297583687,15000255,'move 1 play KS');
INSERT INTO journal VALUES(267,266,121936358359957505,31,1796297587703,15000256,'move 2 play 2D');
INSERT INTO journal VALUES(268,267,121936358359957505,32,1796297588996,15000257,'move 1 play 4S');
INSERT INTO journal VALUES(269,268,121936358359957505,33,1796297592060,15000258,'move 2 play AH');
INSERT INTO journal VALUES(270,269,121936358359957505,34,1796297592060,0,'hash 1069bb9a04e2a6fac0adaad97a0f741d');
INSERT INTO journal VALUES(271,270,121936358359957505,35,1796297593913,15000259,'move 1 play 5C');
INSERT INTO journal VALUES(272,271,121936358359957505,36,1796297597460,15000260,'move 1 play 6H');
INSERT INTO journal VALUES(273,272,121936358359957505,37,1796297601233,15000261,'move 2 play 9H');
INSERT INTO journal VALUES(274,273,121936358359957505,38,1796297605753,15000262,'move 1 play 7S');
INSERT INTO journal VALUES(275,274,121936358359957505,39,1796297607814,15000263,'move 2 play 7D');
INSERT INTO journal VALUES(276,275,121936358359957505,40,1796297667814,0,'timeout 1');
INSERT INTO journal VALUES(277,276,121936358359957505,41,1796297667814,0,'auto 1 play 3H');
INSERT INTO journal VALUES(278,277,121936358359957505,42,1796297920835,0,'timeout 2');
INSERT INTO journal VALUES(279,278,121936358359957505,43,1796297920835,0,'auto 2 play 8H');
INSERT INTO journal VALUES(280,279,121936358359957505,44,1796297920835,0,'leave 2 away');
INSERT INTO journal VALUES(281,280,121936358359957505,45,1796297920835,0,'hash 8b1b185978f7e58ae537fb389f6579d2');
INSERT INTO journal VALUES(282,281,121936358359957505,46,1796297980835,0,'voted 2 forgive');
INSERT INTO journal VALUES(283,0,121938407420067841,1,1796297981835,15000270,'move 1 keep 7S 5D AC');
INSERT INTO journal VALUES(284,283,121938407420067841,2,1796297985174,15000271,'move 2 keep 10S AH JC');
INSERT INTO journal VALUES(285,284,121938407420067841,3,1796297985174,0,'move 3 keep QS 5C KC');
INSERT INTO journal VALUES(286,285,121938407420067841,4,1796297989922,15000272,'move 2 play 4S');
INSERT INTO journal VALUES(287,286,121938407420067841,5,1796297993626,0,'move 3 play 8S');
INSERT INTO journal VALUES(288,287,121938407420067841,6,1796297998626,15000273,'move 1 play 8C');
INSERT INTO journal VALUES(289,288,121938407420067841,7,1796298003226,15000274,'move 2 play 9H');
INSERT INTO journal VALUES(290,289,121938407420067841,8,1796298005355,0,'move 3 play 9C');
INSERT INTO journal VALUES(291,290,121938407420067841,9,1796298010355,15000275,'move 1 play KH');
INSERT INTO journal VALUES(292,291,121938407420067841,10,1796298013978,15000276,'move 2 play 7D');
INSERT INTO journal VALUES(293,292,121938407420067841,11,1796298018547,0,'move 3 play 2S');
INSERT INTO journal VALUES(294,293,121938407420067841,12,1796298023547,15000277,'move 1 play 3S');
INSERT INTO journal VALUES(295,294,121938407420067841,13,1796298027558,15000278,'move 2 play 3D');
INSERT INTO journal VALUES(296,295,121938407420067841,14,1796298030064,0,'move 3 play QC');
INSERT INTO journal VALUES(297,296,121938407420067841,15,1796298035064,15000279,'leave 2');
INSERT INTO journal VALUES(298,297,121938407420067841,16,1796298035064,15000280,'move 1 play 10C');
INSERT INTO journal VALUES(299,298,121938407420067841,17,1796298035064,0,'hash 6556386e3a70cccdf50960a4a988f755');
INSERT INTO journal VALUES(300,299,121938407420067841,18,1796298036086,15000281,'move 1 play 6S');
INSERT INTO journal VALUES(301,300,121938407420067841,19,1796298038755,0,'move 3 play QD');
INSERT INTO journal VALUES(302,301,121938407420067841,20,1796298043755,15000282,'move 1 take');
INSERT INTO journal VALUES(303,302,121938407420067841,21,1796298048474,0,'move 3 play AD AS');
INSERT INTO journal VALUES(304,303,121938407420067841,22,1796298053474,15000283,'move 1 take');
INSERT INTO journal VALUES(305,304,121938407420067841,23,1796298056695,0,'move 3 play 4C');
INSERT INTO journal VALUES(306,305,121938407420067841,24,1796298061695,15000284,'move 1 play 6S');
INSERT INTO journal VALUES(307,306,121938407420067841,25,1796298064168,0,'move 3 play 5H');
INSERT INTO journal VALUES(308,307,121938407420067841,26,1796298069168,0,'move 3 play 7C');
INSERT INTO journal VALUES(309,308,121938407420067841,27,1796298069168,15000285,'move 1 take');
INSERT INTO journal VALUES(310,309,121938407420067841,28,1796298072326,0,'move 3 play JH');
INSERT INTO journal VALUES(311,310,121938407420067841,29,1796298077326,15000286,'move 1 play JD');
INSERT INTO journal VALUES(312,311,121938407420067841,30,1796298080955,0,'move 3 play KD');
INSERT INTO journal VALUES(313,312,121938407420067841,31,1796298085955,15000287,'move 1 play AD AS');
INSERT INTO journal VALUES(314,313,121938407420067841,32,1796298088711,0,'move 3 play 2H');
INSERT INTO journal VALUES(315,314,121938407420067841,33,1796298093711,15000288,'move 1 play 4C');
INSERT INTO journal VALUES(316,315,121938407420067841,34,1796298093711,0,'hash ea0e5f1379855ca987fac96a6020f255');
INSERT INTO journal VALUES(317,316,121938407420067841,35,1796298095644,0,'move 3 play KS');
INSERT INTO journal VALUES(318,317,121938407420067841,36,1796298099974,15000289,'move 1 play 5H');
INSERT INTO journal VALUES(319,318,121938407420067841,37,1796298102517,15000290,'move 1 play 6S');
INSERT INTO journal VALUES(320,319,121938407420067841,38,1796298104557,0,'move 3 play 2D');
INSERT INTO journal VALUES(321,320,121938407420067841,39,1796298109557,15000291,'move 1 play 8D 8H');
INSERT INTO journal VALUES(322,321,121938407420067841,40,1796298111006,0,'move 3 play 10D');
INSERT INTO journal VALUES(323,322,121938407420067841,41,1796298116006,0,'move 3 play 3H');
INSERT INTO journal VALUES(324,323,121938407420067841,42,1796298116006,15000292,'move 1 play 6D');
INSERT INTO journal VALUES(325,324,121938407420067841,43,1796298119258,0,'move 3 play 2C');
INSERT INTO journal VALUES(326,325,121938407420067841,44,1796298185258,15000293,'move 1 play QD');
INSERT INTO journal VALUES(327,326,121938407420067841,45,1796298189732,0,'move 3 play QS');
INSERT INTO journal VALUES(328,327,121938407420067841,46,1796298194732,15000294,'move 1 play 7C');
INSERT INTO journal VALUES(329,328,121938407420067841,47,1796298196493,0,'move 3 play 5C');
INSERT INTO journal VALUES(330,329,121938407420067841,48,1796298200940,0,'move 3 play KC');
INSERT INTO journal VALUES(331,330,121938407420067841,49,1796298200940,15000295,'move 1 play AC');
INSERT INTO journal VALUES(332,331,121938407420067841,50,1796298204432,0,'move 3 flip 1');
INSERT INTO journal VALUES(333,332,121938407420067841,51,1796298204432,0,'hash 51d6b076b90b7f8addec5dfd9f197dac');
INSERT INTO journal VALUES(334,333,121938407420067841,52,1796298209432,15000296,'move 1 play 5D');
INSERT INTO journal VALUES(335,334,121938407420067841,53,1796298211925,15000297,'move 1 play 7S');
INSERT INTO journal VALUES(336,335,121938407420067841,54,1796298215538,0,'move 3 flip 1');
INSERT INTO journal VALUES(337,336,121938407420067841,55,1796298220538,15000298,'move 1 flip 1');
INSERT INTO journal VALUES(338,337,121938407420067841,56,1796298222170,0,'move 3 flip 1');
INSERT INTO journal VALUES(339,338,121938407420067841,57,1796298222170,0,'hash 0e106bc4f380da246896f020a478da70');
INSERT INTO journal VALUES(340,0,121939691447517185,1,1796298287971,15000308,'move 1 keep 10H 7S AC');
INSERT INTO journal VALUES(341,340,121939691447517185,2,1796298292668,15000309,'move 2 keep 5C 5S JD');
INSERT INTO journal VALUES(342,341,121939691447517185,3,1796298295633,15000310,'move 3 keep JS JC 8D');
INSERT INTO journal VALUES(343,342,121939691447517185,4,1796298297375,15000311,'move 4 keep 2D 2H 10D');
INSERT INTO journal VALUES(344,343,121939691447517185,5,1796298302221,15000312,'move 1 play 3D');
INSERT INTO journal VALUES(345,344,121939691447517185,6,1796298304069,15000313,'move 2 play 6S');
INSERT INTO journal VALUES(346,345,121939691447517185,7,1796298307927,15000314,'move 3 play 6D 6H');
INSERT INTO journal VALUES(347,346,121939691447517185,8,1796298309188,15000315,'move 4 take');
INSERT INTO journal VALUES(348,347,121939691447517185,9,1796298314158,15000316,'move 1 play 3C');
INSERT INTO journal VALUES(349,348,121939691447517185,10,1796298316744,15000317,'move 2 play 8S');
INSERT INTO journal VALUES(350,349,121939691447517185,11,1796298320599,15000318,'move 3 take');
INSERT INTO journal VALUES(351,350,121939691447517185,12,1796298364229,15000319,'move 4 play 6D');
INSERT INTO journal VALUES(352,351,121939691447517185,13,1796298367298,15000320,'move 1 play QS');
INSERT INTO journal VALUES(353,352,121939691447517185,14,1796298427298,0,'timeout 2');
INSERT INTO journal VALUES(354,353,121939691447517185,15,1796298427298,0,'auto 2 play KC');
INSERT INTO journal VALUES(355,354,121939691447517185,16,1796298432218,15000321,'move 3 take');
INSERT INTO journal VALUES(356,355,121939691447517185,17,1796298432218,0,'hash c85d34a68a1c5539fde300ba653d032d');
INSERT INTO journal VALUES(357,356,121939691447517185,18,1796298434291,15000322,'move 4 play QD');
INSERT INTO journal VALUES(358,357,121939691447517185,19,1796298437690,15000323,'move 1 take');
INSERT INTO journal VALUES(359,358,121939691447517185,20,1796298440305,15000324,'move 2 play 8C');
INSERT INTO journal VALUES(360,359,121939691447517185,21,1796298444680,15000325,'move 3 take');
INSERT INTO journal VALUES(361,360,121939691447517185,22,1796298447737,15000326,'move 4 play 3D');
INSERT INTO journal VALUES(362,361,121939691447517185,23,1796298449478,15000327,'move 1 play 4H');
INSERT INTO journal VALUES(363,362,121939691447517185,24,1796298454058,15000328,'move 2 play 9D');
INSERT INTO journal VALUES(364,363,121939691447517185,25,1796298458067,15000329,'move 3 play 9H');
INSERT INTO journal VALUES(365,364,121939691447517185,26,1796298459266,15000330,'move 4 take');
INSERT INTO journal VALUES(366,365,121939691447517185,27,1796298461901,15000331,'move 1 play KS');
INSERT INTO journal VALUES(367,366,121939691447517185,28,1796298463167,15000332,'move 2 play KH');
INSERT INTO journal VALUES(368,367,121939691447517185,29,1796298467356,15000333,'move 3 play KC');
INSERT INTO journal VALUES(369,368,121939691447517185,30,1796298471913,15000334,'move 4 play AS');
INSERT INTO journal VALUES(370,369,121939691447517185,31,1796298475025,15000335,'move 1 play 7D');
INSERT INTO journal VALUES(371,370,121939691447517185,32,1796298476907,15000336,'move 2 take');
INSERT INTO journal VALUES(372,371,121939691447517185,33,1796298536907,0,'timeout 3');
INSERT INTO journal VALUES(373,372,121939691447517185,34,1796298536907,0,'auto 3 play 3C');
INSERT INTO journal VALUES(374,373,121939691447517185,35,1796298536907,0,'hash c9b0df605a553eb14901ab74d8fa763d');
INSERT INTO journal VALUES(375,374,121939691447517185,36,1796298541852,15000337,'move 4 play 9D 9H');
INSERT INTO journal VALUES(376,375,121939691447517185,37,1796298601852,0,'timeout 1');
INSERT INTO journal VALUES(377,376,121939691447517185,38,1796298601852,0,'auto 1 play QD');
INSERT INTO journal VALUES(378,377,121939691447517185,39,1796298604751,15000338,'move 2 play KS KH KC');
INSERT INTO journal VALUES(379,378,121939691447517185,40,1796298608892,15000339,'move 3 take');
INSERT INTO journal VALUES(380,379,121939691447517185,41,1796298610262,15000340,'move 4 play 6H');
INSERT INTO journal VALUES(381,380,121939691447517185,42,1796298611796,15000341,'move 1 play 2C');
INSERT INTO journal VALUES(382,381,121939691447517185,43,1796298613211,15000342,'move 2 play 7D');
INSERT INTO journal VALUES(383,382,121939691447517185,44,1796298615684,15000343,'move 3 play 3C');
INSERT INTO journal VALUES(384,383,121939691447517185,45,1796298618002,15000344,'move 4 play 3D');
INSERT INTO journal VALUES(385,384,121939691447517185,46,1796298619144,15000345,'move 1 play 3S');
INSERT INTO journal VALUES(386,385,121939691447517185,47,1796298622352,15000346,'move 2 play 4C');
INSERT INTO journal VALUES(387,386,121939691447517185,48,1796298623530,15000347,'move 3 play KS');
INSERT INTO journal VALUES(388,387,121939691447517185,49,1796298625986,15000348,'move 4 play 7H');
INSERT INTO journal VALUES(389,388,121939691447517185,50,1796298625986,0,'hash dd4eed212477f589967141d8d10276e1');
INSERT INTO journal VALUES(390,0,121941376119078913,1,1796298689628,15000357,'move 1 draw');
INSERT INTO journal VALUES(391,390,121941376119078913,2,1796298692618,15000358,'move 2 draw');
INSERT INTO journal VALUES(392,391,121941376119078913,3,1796298695191,15000359,'move 1 play 5H');
INSERT INTO journal VALUES(393,392,121941376119078913,4,1796298699840,15000360,'move 2 take');
INSERT INTO journal VALUES(394,393,121941376119078913,5,1796298759840,0,'timeout 1');
INSERT INTO journal VALUES(395,394,121941376119078913,6,1796298759840,0,'auto 1 play 9H');
INSERT INTO journal VALUES(396,395,121941376119078913,7,1796298762809,15000361,'move 2 play 9S 9D');
INSERT INTO journal VALUES(397,396,121941376119078913,8,1796298765680,15000362,'move 1 play AD suit S');
INSERT INTO journal VALUES(398,397,121941376119078913,9,1796298769639,15000363,'move 2 play KS');
INSERT INTO journal VALUES(399,398,121941376119078913,10,1796298772261,15000364,'move 1 play KD');
INSERT INTO journal VALUES(400,399,121941376119078913,11,1796298775009,15000365,'move 2 play 5D 5C');
INSERT INTO journal VALUES(401,400,121941376119078913,12,1796298779532,15000366,'move 1 draw');
INSERT INTO journal VALUES(402,401,121941376119078913,13,1796298783945,15000367,'move 2 play 6C 6S');
INSERT INTO journal VALUES(403,402,121941376119078913,14,1796298843945,0,'timeout 1');
INSERT INTO journal VALUES(404,403,121941376119078913,15,1796298843945,0,'auto 1 play 2S');
INSERT INTO journal VALUES(405,404,121941376119078913,16,1796299096441,0,'timeout 2');
INSERT INTO journal VALUES(406,405,121941376119078913,17,1796299096441,0,'auto 2 play 2C');
INSERT INTO journal VALUES(407,406,121941376119078913,18,1796299096441,0,'hash 1ea842540295be1472c15e9562890485');
INSERT INTO journal VALUES(408,407,121941376119078913,19,1796299096441,0,'leave 2 away');
INSERT INTO journal VALUES(409,408,121941376119078913,20,1796299096441,0,'hash 21bd78d665344b178a4d23eb54c5de01');
INSERT INTO journal VALUES(410,409,121941376119078913,21,1796299156441,0,'voted 2 forgive');
INSERT INTO journal VALUES(411,0,121943338269016065,1,1796299157441,15000375,'move 1 play 2S');
INSERT INTO journal VALUES(412,411,121943338269016065,2,1796299159604,15000376,'move 2 take');
INSERT INTO journal VALUES(413,412,121943338269016065,3,1796299161529,0,'move 3 play AC suit S');
INSERT INTO journal VALUES(414,413,121943338269016065,4,1796299166510,15000377,'move 1 draw');
INSERT INTO journal VALUES(415,414,121943338269016065,5,1796299170126,15000378,'move 2 play KS');
INSERT INTO journal VALUES(416,415,121943338269016065,6,1796299173375,0,'move 3 play 8S');
INSERT INTO journal VALUES(417,416,121943338269016065,7,1796299178375,15000379,'move 2 play QS QC');
INSERT INTO journal VALUES(418,417,121943338269016065,8,1796299180288,15000380,'move 1 play KC');
INSERT INTO journal VALUES(419,418,121943338269016065,9,1796299184142,0,'move 3 play 5C');
INSERT INTO journal VALUES(420,419,121943338269016065,10,1796299189142,15000381,'move 2 play 5D');
INSERT INTO journal VALUES(421,420,121943338269016065,11,1796299191955,15000382,'move 1 play 9D 9S');
INSERT INTO journal VALUES(422,421,121943338269016065,12,1796299195174,0,'move 3 draw');
INSERT INTO journal VALUES(423,422,121943338269016065,13,1796299200174,15000383,'move 2 play 9C');
INSERT INTO journal VALUES(424,423,121943338269016065,14,1796299205158,15000384,'move 1 play 3C');
INSERT INTO journal VALUES(425,424,121943338269016065,15,1796299206911,0,'move 3 play 3H');
INSERT INTO journal VALUES(426,425,121943338269016065,16,1796299211485,15000385,'move 2 play 4C');
INSERT INTO journal VALUES(427,426,121943338269016065,17,1796299211485,0,'hash c63ba165b7595baa38b54db28a965900');
INSERT INTO journal VALUES(428,427,121943338269016065,18,1796299214967,15000386,'move 1 play 5H');
INSERT INTO journal VALUES(429,428,121943338269016065,19,1796299217517,0,'move 3 take');
INSERT INTO journal VALUES(430,429,121943338269016065,20,1796299222517,15000387,'move 2 play 8H');
INSERT INTO journal VALUES(431,430,121943338269016065,21,1796299224184,0,'move 3 play 10H 10C');
INSERT INTO journal VALUES(432,431,121943338269016065,22,1796299534047,0,'timeout 1');
INSERT INTO journal VALUES(433,432,121943338269016065,23,1796299534047,0,'auto 1 draw');
INSERT INTO journal VALUES(434,433,121943338269016065,24,1796299534047,0,'leave 1 away');
INSERT INTO journal VALUES(435,434,121943338269016065,25,1796299534047,15000388,'move 2 play 10D');
INSERT INTO journal VALUES(436,435,121943338269016065,26,1796299537104,0,'move 3 play 3D');
INSERT INTO journal VALUES(437,436,121943338269016065,27,1796299542104,15000389,'move 2 take');
INSERT INTO journal VALUES(438,437,121943338269016065,28,1796299543356,0,'move 3 play 7C');
INSERT INTO journal VALUES(439,438,121943338269016065,29,1796299548356,15000390,'move 2 play AH suit C');
INSERT INTO journal VALUES(440,439,121943338269016065,30,1796299550741,0,'move 3 play 6C 6S');
INSERT INTO journal VALUES(441,440,121943338269016065,31,1796299611741,15000391,'move 2 play 4S');
INSERT INTO journal VALUES(442,441,121943338269016065,32,1796299615115,0,'move 3 play 4H');
INSERT INTO journal VALUES(443,442,121943338269016065,33,1796299620115,15000392,'move 2 play AD suit C');
INSERT INTO journal VALUES(444,443,121943338269016065,34,1796299620115,0,'hash 06cf6d3b8d7c88bd500c579a0aa36b1c');
INSERT INTO journal VALUES(445,444,121943338269016065,35,1796299622352,0,'move 3 play JC');
INSERT INTO journal VALUES(446,445,121943338269016065,36,1796299627352,0,'move 3 draw');
INSERT INTO journal VALUES(447,446,121943338269016065,37,1796299627352,15000393,'move 2 play 2C');
INSERT INTO journal VALUES(448,447,121943338269016065,38,1796299631021,0,'move 3 play 2H');
INSERT INTO journal VALUES(449,448,121943338269016065,39,1796299636021,15000394,'move 2 take');
INSERT INTO journal VALUES(450,449,121943338269016065,40,1796299639314,0,'move 3 draw');
INSERT INTO journal VALUES(451,450,121943338269016065,41,1796299644314,15000395,'move 2 play 7S');
INSERT INTO journal VALUES(452,451,121943338269016065,42,1796299647449,0,'move 3 draw');
INSERT INTO journal VALUES(453,452,121943338269016065,43,1796299652449,15000396,'move 2 play 2D');
INSERT INTO journal VALUES(454,453,121943338269016065,44,1796299654253,0,'move 3 take');
INSERT INTO journal VALUES(455,454,121943338269016065,45,1796299658638,15000397,'move 2 draw');
INSERT INTO journal VALUES(456,455,121943338269016065,46,1796299662336,0,'move 3 play KD KH');
INSERT INTO journal VALUES(457,456,121943338269016065,47,1796299667336,15000398,'move 2 draw');
INSERT INTO journal VALUES(458,457,121943338269016065,48,1796299669005,0,'move 3 play 9H');
INSERT INTO journal VALUES(459,458,121943338269016065,49,1796299674005,15000399,'move 2 play AS suit S');
INSERT INTO journal VALUES(460,459,121943338269016065,50,1796299676793,0,'move 3 draw');
INSERT INTO journal VALUES(461,460,121943338269016065,51,1796299676793,0,'hash df3aef81c9241e8879ba6abed60a16e0');
INSERT INTO journal VALUES(462,461,121943338269016065,52,1796299681793,15000400,'move 2 play 5S');
INSERT INTO journal VALUES(463,462,121943338269016065,53,1796299683842,0,'move 3 draw');
INSERT INTO journal VALUES(464,463,121943338269016065,54,1796299688842,15000401,'move 2 play 3S');
INSERT INTO journal VALUES(465,464,121943338269016065,55,1796299690955,0,'move 3 take');
INSERT INTO journal VALUES(466,465,121943338269016065,56,1796299695581,15000402,'move 2 play JS');
INSERT INTO journal VALUES(467,466,121943338269016065,57,1796299699691,15000403,'move 2 draw');
INSERT INTO journal VALUES(468,467,121943338269016065,58,1796299701761,0,'move 3 play 7D 7H');
INSERT INTO journal VALUES(469,468,121943338269016065,59,1796299706186,15000404,'move 2 play JD');
INSERT INTO journal VALUES(470,469,121943338269016065,60,1796299708746,15000405,'move 2 draw');
INSERT INTO journal VALUES(471,470,121943338269016065,61,1796299712079,0,'move 3 play 6D 6H');
INSERT INTO journal VALUES(472,471,121943338269016065,62,1796299717079,15000406,'move 2 draw');
INSERT INTO journal VALUES(473,472,121943338269016065,63,1796299718750,0,'move 3 play JH');
INSERT INTO journal VALUES(474,473,121943338269016065,64,1796299723750,0,'move 3 draw');
INSERT INTO journal VALUES(475,474,121943338269016065,65,1796299723750,15000407,'move 2 play QH QD');
INSERT INTO journal VALUES(476,475,121943338269016065,66,1796299727490,0,'move 3 play 4D');
INSERT INTO journal VALUES(477,476,121943338269016065,67,1796299732490,15000408,'move 2 draw');
INSERT INTO journal VALUES(478,477,121943338269016065,68,1796299732490,0,'hash aa777db0c40b0751b22d4b0aa05a6a4a');
INSERT INTO journal VALUES(479,478,121943338269016065,69,1796299736732,0,'move 3 play 8D');
INSERT INTO journal VALUES(480,479,121943338269016065,70,1796299741732,15000409,'move 2 play 8C');
INSERT INTO journal VALUES(481,480,121943338269016065,71,1796299743877,0,'move 3 play JC');
INSERT INTO journal VALUES(482,481,121943338269016065,72,1796299748877,0,'move 3 play 6C');
INSERT INTO journal VALUES(483,482,121943338269016065,73,1796299748877,0,'hash 69ab79591dfe8afac9353163b65bea53');
INSERT INTO journal VALUES(484,0,121946074783940609,1,1796299809877,15000420,'move 1 draw');
INSERT INTO journal VALUES(485,484,121946074783940609,2,1796299869877,0,'timeout 2');
INSERT INTO journal VALUES(486,485,121946074783940609,3,1796299869877,0,'auto 2 play QS');
INSERT INTO journal VALUES(487,486,121946074783940609,4,1796299872296,15000421,'move 3 play 7S');
INSERT INTO journal VALUES(488,487,121946074783940609,5,1796299874333,15000422,'move 4 play 6S 6H');
INSERT INTO journal VALUES(489,488,121946074783940609,6,1796299876364,15000423,'move 1 play 9H');
INSERT INTO journal VALUES(490,489,121946074783940609,7,1796299881043,15000424,'move 2 play JH');
INSERT INTO journal VALUES(491,490,121946074783940609,8,1796299882195,15000425,'move 4 draw');
INSERT INTO journal VALUES(492,491,121946074783940609,9,1796299884274,15000426,'move 1 draw');
INSERT INTO journal VALUES(493,492,121946074783940609,10,1796299887335,15000427,'move 2 draw');
INSERT INTO journal VALUES(494,493,121946074783940609,11,1796299890147,15000428,'move 3 draw');
INSERT INTO journal VALUES(495,494,121946074783940609,12,1796299894700,15000429,'move 4 draw');
INSERT INTO journal VALUES(496,495,121946074783940609,13,1796299898064,15000430,'move 1 play 7C');
INSERT INTO journal VALUES(497,496,121946074783940609,14,1796299958064,0,'timeout 2');
INSERT INTO journal VALUES(498,497,121946074783940609,15,1796299958064,0,'auto 2 play 5H');
INSERT INTO journal VALUES(499,498,121946074783940609,16,1796299961012,15000431,'move 3 take');
INSERT INTO journal VALUES(500,499,121946074783940609,17,1796299961012,0,'hash 35ee35344d76a4e605e770739f4bdc30');
INSERT INTO journal VALUES(501,500,121946074783940609,18,1796299965589,15000432,'move 4 draw');
INSERT INTO journal VALUES(502,501,121946074783940609,19,1796299970244,15000433,'move 1 play 4H');
INSERT INTO journal VALUES(503,502,121946074783940609,20,1796299974677,15000434,'move 2 draw');
INSERT INTO journal VALUES(504,503,121946074783940609,21,1796299979650,15000435,'move 3 play 8H');
INSERT INTO journal VALUES(505,504,121946074783940609,22,1796299982963,15000436,'move 2 draw');
INSERT INTO journal VALUES(506,505,121946074783940609,23,1796299986790,15000437,'move 1 draw');
INSERT INTO journal VALUES(507,506,121946074783940609,24,1796299990631,15000438,'move 4 draw');
INSERT INTO journal VALUES(508,507,121946074783940609,25,1796299993406,15000439,'move 3 play 2H');
INSERT INTO journal VALUES(509,508,121946074783940609,26,1796299994496,15000440,'move 2 take');
INSERT INTO journal VALUES(510,509,121946074783940609,27,1796299995502,15000441,'move 1 play 2S');
INSERT INTO journal VALUES(511,510,121946074783940609,28,1796299997741,15000442,'move 4 take');
INSERT INTO journal VALUES(512,511,121946074783940609,29,1796300001549,15000443,'move 3 play 9S');
INSERT INTO journal VALUES(513,512,121946074783940609,30,1796300003360,15000444,'move 2 draw');
INSERT INTO journal VALUES(514,513,121946074783940609,31,1796300006085,15000445,'move 1 play 9C');
INSERT INTO journal VALUES(515,514,121946074783940609,32,1796300009946,15000446,'move 4 play 9D');
INSERT INTO journal VALUES(516,515,121946074783940609,33,1796300011019,15000447,'move 3 draw');
INSERT INTO journal VALUES(517,516,121946074783940609,34,1796300011019,0,'hash b7be37a3409bafe05c171031f845a3e7');
INSERT INTO journal VALUES(518,517,121946074783940609,35,1796300012717,15000448,'move 2 play 2D');
INSERT INTO journal VALUES(519,518,121946074783940609,36,1796300072717,0,'timeout 1');
INSERT INTO journal VALUES(520,519,121946074783940609,37,1796300072717,0,'auto 1 take');
INSERT INTO journal VALUES(521,520,121946074783940609,38,1796300075527,15000449,'move 4 play JD');
INSERT INTO journal VALUES(522,521,121946074783940609,39,1796300078178,15000450,'move 2 play JS');
INSERT INTO journal VALUES(523,522,121946074783940609,40,1796300080073,15000451,'move 4 play 3S');
INSERT INTO journal VALUES(524,523,121946074783940609,41,1796300084751,15000452,'move 3 take');
INSERT INTO journal VALUES(525,524,121946074783940609,42,1796300144751,0,'timeout 2');
INSERT INTO journal VALUES(526,525,121946074783940609,43,1796300144751,0,'auto 2 play 5S 5C');
INSERT INTO journal VALUES(527,526,121946074783940609,44,1796300149900,15000453,'move 1 draw');
INSERT INTO journal VALUES(528,527,121946074783940609,45,1796300153123,15000454,'move 4 play 4C 4D');
INSERT INTO journal VALUES(529,528,121946074783940609,46,1796300157230,15000455,'move 3 play 3D');
INSERT INTO journal VALUES(530,529,121946074783940609,47,1796300162034,15000456,'move 2 take');
INSERT INTO journal VALUES(531,530,121946074783940609,48,1796300166374,15000457,'move 1 play 6D');
INSERT INTO journal VALUES(532,531,121946074783940609,49,1796300167392,15000458,'move 4 play 10D');
INSERT INTO journal VALUES(533,532,121946074783940609,50,1796300170210,15000459,'move 3 play 10S 10C');
INSERT INTO journal VALUES(534,533,121946074783940609,51,1796300170210,0,'hash 0ef091c6153a21e8b459216908215b54');
INSERT INTO journal VALUES(535,534,121946074783940609,52,1796300174117,15000460,'move 2 draw');
INSERT INTO journal VALUES(536,535,121946074783940609,53,1796300176566,15000461,'move 1 play AD suit S');
INSERT INTO journal VALUES(537,536,121946074783940609,54,1796300178227,15000462,'move 4 play 7H');
INSERT INTO journal VALUES(538,537,121946074783940609,55,1796300181981,15000463,'move 3 play 4S');
INSERT INTO journal VALUES(539,538,121946074783940609,56,1796300184303,15000464,'move 2 play AS suit S');
INSERT INTO journal VALUES(540,539,121946074783940609,57,1796300185724,15000465,'move 1 play 8S');
INSERT INTO journal VALUES(541,540,121946074783940609,58,1796300190356,15000466,'move 2 play JS');
INSERT INTO journal VALUES(542,541,121946074783940609,59,1796300192262,15000467,'move 4 draw');
INSERT INTO journal VALUES(543,542,121946074783940609,60,1796300234312,15000468,'move 1 play AC suit H');
INSERT INTO journal VALUES(544,543,121946074783940609,61,1796300238986,15000469,'move 2 play KH KC');
INSERT INTO journal VALUES(545,544,121946074783940609,62,1796300242178,15000470,'move 3 play AH suit H');
INSERT INTO journal VALUES(546,545,121946074783940609,63,1796300245635,15000471,'move 4 play 3H');
INSERT INTO journal VALUES(547,546,121946074783940609,64,1796300250582,15000472,'move 1 take');
INSERT INTO journal VALUES(548,547,121946074783940609,65,1796300255094,15000473,'move 2 play 10H');
INSERT INTO journal VALUES(549,548,121946074783940609,66,1796300258118,15000474,'move 3 draw');
INSERT INTO journal VALUES(550,549,121946074783940609,67,1796300262735,15000475,'leave 1');
INSERT INTO journal VALUES(551,550,121946074783940609,68,1796300262735,0,'hash f1d7ecc81960d4b51329e0eaae840975');
INSERT INTO journal VALUES(552,551,121946074783940609,69,1796300262735,15000477,'move 4 play JH last');
INSERT INTO journal VALUES(553,552,121946074783940609,70,1796300267341,15000478,'move 3 play JC');
INSERT INTO journal VALUES(554,553,121946074783940609,71,1796300269162,15000479,'move 2 play QC');
INSERT INTO journal VALUES(555,554,121946074783940609,72,1796300273601,15000480,'move 3 play 6C');
INSERT INTO journal VALUES(556,555,121946074783940609,73,1796300276071,15000481,'move 4 draw');
INSERT INTO journal VALUES(557,556,121946074783940609,74,1796300277214,15000482,'move 2 play 7D');
INSERT INTO journal VALUES(558,557,121946074783940609,75,1796300281363,15000483,'move 3 play 8C');
INSERT INTO journal VALUES(559,558,121946074783940609,76,1796300284681,15000484,'move 2 draw');
INSERT INTO journal VALUES(560,559,121946074783940609,77,1796300344681,0,'timeout 4');
INSERT INTO journal VALUES(561,560,121946074783940609,78,1796300344681,0,'auto 4 draw');
INSERT INTO journal VALUES(562,561,121946074783940609,79,1796300347615,15000485,'move 3 play 2C');
INSERT INTO journal VALUES(563,562,121946074783940609,80,1796300349652,15000486,'move 2 play 2S');
INSERT INTO journal VALUES(564,563,121946074783940609,81,1796300392732,15000487,'move 4 take');
INSERT INTO journal VALUES(565,564,121946074783940609,82,1796300394786,15000488,'move 3 draw');
INSERT INTO journal VALUES(566,565,121946074783940609,83,1796300396909,15000489,'move 2 draw');
INSERT INTO journal VALUES(567,566,121946074783940609,84,1796300400434,15000490,'move 4 play 6S');
INSERT INTO journal VALUES(568,567,121946074783940609,85,1796300400434,0,'hash 5666cf05c16365499222fd319a0d2c79');
INSERT INTO journal VALUES(569,568,121946074783940609,86,1796300460434,0,'timeout 3');
INSERT INTO journal VALUES(570,569,121946074783940609,87,1796300460434,0,'auto 3 play KS');
INSERT INTO journal VALUES(571,570,121946074783940609,88,1796300466185,15000491,'move 2 draw');
INSERT INTO journal VALUES(572,571,121946074783940609,89,1796300469811,15000492,'move 4 play 9S');
INSERT INTO journal VALUES(573,572,121946074783940609,90,1796300472776,15000493,'move 3 play 7S');
INSERT INTO journal VALUES(574,573,121946074783940609,91,1796300477455,15000494,'move 2 play 9C 9H');
INSERT INTO journal VALUES(575,574,121946074783940609,92,1796300481416,15000495,'move 4 draw');
INSERT INTO journal VALUES(576,575,121946074783940609,93,1796300484883,15000496,'move 3 draw');
INSERT INTO journal VALUES(577,576,121946074783940609,94,1796300489340,15000497,'move 2 draw');
INSERT INTO journal VALUES(578,577,121946074783940609,95,1796300493645,15000498,'move 4 play 5H');
INSERT INTO journal VALUES(579,578,121946074783940609,96,1796300495565,15000499,'move 3 take');
INSERT INTO journal VALUES(580,579,121946074783940609,97,1796300499294,15000500,'move 2 play 5C');
INSERT INTO journal VALUES(581,580,121946074783940609,98,1796300502701,15000501,'move 4 draw');
INSERT INTO journal VALUES(582,581,121946074783940609,99,1796300506992,15000502,'move 3 play 5S');
INSERT INTO journal VALUES(583,582,121946074783940609,100,1796300510335,15000503,'move 2 draw');
INSERT INTO journal VALUES(584,583,121946074783940609,101,1796300512378,15000504,'move 4 play QS');
INSERT INTO journal VALUES(585,584,121946074783940609,102,1796300512378,0,'hash 8e0c64f92cac1ec814f159dfa1815086');
INSERT INTO journal VALUES(586,585,121946074783940609,103,1796300513870,15000505,'move 3 play QD QH');
INSERT INTO journal VALUES(587,586,121946074783940609,104,1796300517161,15000506,'move 2 draw');
INSERT INTO journal VALUES(588,587,121946074783940609,105,1796300518941,15000507,'move 4 play 7C');
INSERT INTO journal VALUES(589,588,121946074783940609,106,1796300578941,0,'timeout 3');
INSERT INTO journal VALUES(590,589,121946074783940609,107,1796300578941,0,'auto 3 play 4H 4D');
INSERT INTO journal VALUES(591,590,121946074783940609,108,1796300584454,15000508,'move 2 play 10D');
INSERT INTO journal VALUES(592,591,121946074783940609,109,1796300585893,15000509,'move 4 draw');
INSERT INTO journal VALUES(593,592,121946074783940609,110,1796300590204,15000510,'move 3 play 9D');
INSERT INTO journal VALUES(594,593,121946074783940609,111,1796300650204,0,'timeout 2');
INSERT INTO journal VALUES(595,594,121946074783940609,112,1796300650204,0,'auto 2 play 3D');
INSERT INTO journal VALUES(596,595,121946074783940609,113,1796300656161,15000511,'move 4 play 3S');
INSERT INTO journal VALUES(597,596,121946074783940609,114,1796300657316,15000512,'void It took too long.');
INSERT INTO journal VALUES(598,597,121946074783940609,115,1796300657316,0,'hash 5449381f16e1c1aef444728bd139d375');
INSERT INTO journal VALUES(599,0,121949885053272065,1,1796300718316,15000520,'move 1 layout spread done');
INSERT INTO journal VALUES(600,599,121949885053272065,2,1796300721247,15000521,'move 2 swap 8H KH');
INSERT INTO journal VALUES(601,600,121949885053272065,3,1796300725145,15000522,'move 2 layout deep done');
INSERT INTO journal VALUES(602,601,121949885053272065,4,1796300726957,15000523,'move 2 throw 8D aim-mm 810 1935 flick');
INSERT INTO journal VALUES(603,602,121949885053272065,5,1796300729161,15000524,'move 1 place 8D F20');
INSERT INTO journal VALUES(604,603,121949885053272065,6,1796300733335,15000525,'move 1 throw 9C aim-mm 270 990 flick');
INSERT INTO journal VALUES(605,604,121949885053272065,7,1796300735046,15000526,'move 2 place 9C N7');
INSERT INTO journal VALUES(606,605,121949885053272065,8,1796300739601,15000527,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(607,606,121949885053272065,9,1796300741878,15000528,'move 2 place auto');
INSERT INTO journal VALUES(608,607,121949885053272065,10,1796300743962,15000529,'move 1 throw 5C aim-mm 930 1935 float');
INSERT INTO journal VALUES(609,608,121949885053272065,11,1796300746937,15000530,'move 1 place 5D G16');
INSERT INTO journal VALUES(610,609,121949885053272065,12,1796300749794,15000531,'move 1 place KD K17');
INSERT INTO journal VALUES(611,610,121949885053272065,13,1796300751111,15000532,'move 1 place 5C N13');
INSERT INTO journal VALUES(612,611,121949885053272065,14,1796300752879,15000533,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(613,612,121949885053272065,15,1796300756123,15000534,'move 2 place 2D A6');
INSERT INTO journal VALUES(614,613,121949885053272065,16,1796300759082,15000535,'move 2 place JOKER L4');
INSERT INTO journal VALUES(615,614,121949885053272065,17,1796300759082,0,'hash 88866ddecc76e12fc408c68c4ce80c94');
INSERT INTO journal VALUES(616,615,121949885053272065,18,1796300760151,15000536,'move 1 throw JS aim-mm 30 1395 flick');
INSERT INTO journal VALUES(617,616,121949885053272065,19,1796300763131,15000537,'move 2 place JS J5');
INSERT INTO journal VALUES(618,617,121949885053272065,20,1796300765128,15000538,'move 2 throw 3D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(619,618,121949885053272065,21,1796300768689,15000539,'move 1 place 3D I17');
INSERT INTO journal VALUES(620,619,121949885053272065,22,1796300771711,15000540,'move 1 throw 4C aim-mm 930 1485 float');
INSERT INTO journal VALUES(621,620,121949885053272065,23,1796300773525,15000541,'move 2 place auto');
INSERT INTO journal VALUES(622,621,121949885053272065,24,1796300775314,15000542,'move 2 throw 2D aim-mm 630 1935 flick');
INSERT INTO journal VALUES(623,622,121949885053272065,25,1796300776394,15000543,'move 2 place auto');
INSERT INTO journal VALUES(624,623,121949885053272065,26,1796300779888,15000544,'move 1 throw 5C aim-mm 390 1575 flick');
INSERT INTO journal VALUES(625,624,121949885053272065,27,1796300783144,15000545,'move 1 place auto');
INSERT INTO journal VALUES(626,625,121949885053272065,28,1796300787270,15000546,'move 2 throw 4D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(627,626,121949885053272065,29,1796300807270,0,'timeout 1');
INSERT INTO journal VALUES(628,627,121949885053272065,30,1796300807270,0,'auto 1 place auto');
INSERT INTO journal VALUES(629,628,121949885053272065,31,1796300829109,15000547,'move 1 throw KC aim-mm 270 990 float');
INSERT INTO journal VALUES(630,629,121949885053272065,32,1796300832622,15000548,'move 2 place KC B10');
INSERT INTO journal VALUES(631,630,121949885053272065,33,1796300834483,15000549,'move 2 throw 2D aim-mm 930 1125 float');
INSERT INTO journal VALUES(632,631,121949885053272065,34,1796300834483,0,'hash 5821d94a19a1ebfdaa63c5d4e539f55d');
INSERT INTO journal VALUES(633,632,121949885053272065,35,1796300837127,15000550,'move 1 place 2D P15');
INSERT INTO journal VALUES(634,633,121949885053272065,36,1796300840905,15000551,'move 1 throw JS aim-mm 30 1395 flick');
INSERT INTO journal VALUES(635,634,121949885053272065,37,1796300843457,15000552,'move 1 place JS B21');
INSERT INTO journal VALUES(636,635,121949885053272065,38,1796300846737,15000553,'move 1 place AD L17');
INSERT INTO journal VALUES(637,636,121949885053272065,39,1796300851152,15000554,'move 2 throw 6D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(638,637,121949885053272065,40,1796300855573,15000555,'move 1 place 6D G19');
INSERT INTO journal VALUES(639,638,121949885053272065,41,1796300860471,15000556,'move 1 throw 6C aim-mm 570 1215 float');
INSERT INTO journal VALUES(640,639,121949885053272065,42,1796300863194,15000557,'move 1 place 6C N21');
INSERT INTO journal VALUES(641,640,121949885053272065,43,1796300865897,15000558,'move 1 place 4C I20');
INSERT INTO journal VALUES(642,641,121949885053272065,44,1796300868560,15000559,'move 2 throw 7D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(643,642,121949885053272065,45,1796300871917,15000560,'move 2 place auto');
INSERT INTO journal VALUES(644,643,121949885053272065,46,1796300873404,15000561,'move 1 throw 8S aim-mm 510 1305 flick');
INSERT INTO journal VALUES(645,644,121949885053272065,47,1796300876357,15000562,'move 2 place 8S H5');
INSERT INTO journal VALUES(646,645,121949885053272065,48,1796300880538,15000563,'move 2 throw AH aim-mm 930 1125 float');
INSERT INTO journal VALUES(647,646,121949885053272065,49,1796300883090,15000564,'move 2 place auto');
INSERT INTO journal VALUES(648,647,121949885053272065,50,1796300885735,15000565,'move 1 throw 7C aim-mm 930 1395 float');
INSERT INTO journal VALUES(649,648,121949885053272065,51,1796300885735,0,'hash 0cf123fb07afdc21ea6818e24f8448c4');
INSERT INTO journal VALUES(650,649,121949885053272065,52,1796300890482,15000566,'move 2 throw QD aim-mm 630 1485 flick');
INSERT INTO journal VALUES(651,650,121949885053272065,53,1796300893133,15000567,'move 2 place AD N1');
INSERT INTO journal VALUES(652,651,121949885053272065,54,1796300897788,15000568,'move 2 place KD G4');
INSERT INTO journal VALUES(653,652,121949885053272065,55,1796300901430,15000569,'move 2 place QD K6');
INSERT INTO journal VALUES(654,653,121949885053272065,56,1796300902556,15000570,'move 1 throw 6S aim-mm 930 1395 flick');
INSERT INTO journal VALUES(655,654,121949885053272065,57,1796300922556,0,'timeout 1');
INSERT INTO journal VALUES(656,655,121949885053272065,58,1796300922556,0,'auto 1 place auto');
INSERT INTO journal VALUES(657,656,121949885053272065,59,1796300966097,15000571,'move 2 throw KD aim-mm 810 1395 flick');
INSERT INTO journal VALUES(658,657,121949885053272065,60,1796300969080,15000572,'move 2 place AS J4');
INSERT INTO journal VALUES(659,658,121949885053272065,61,1796300970502,15000573,'move 2 place KD A2');
INSERT INTO journal VALUES(660,659,121949885053272065,62,1796300971776,15000574,'move 1 throw 6S aim-mm 330 1485 flick');
INSERT INTO journal VALUES(661,660,121949885053272065,63,1796300975692,15000575,'move 1 place QD K15');
INSERT INTO journal VALUES(662,661,121949885053272065,64,1796300977224,15000576,'move 1 place 6S C16');
INSERT INTO journal VALUES(663,662,121949885053272065,65,1796300980089,15000577,'move 2 throw 5H aim-mm 810 1935 flick');
INSERT INTO journal VALUES(664,663,121949885053272065,66,1796300984681,15000578,'move 1 throw AC aim-mm 570 1935 flick');
INSERT INTO journal VALUES(665,664,121949885053272065,67,1796300988553,15000579,'move 2 place auto');
INSERT INTO journal VALUES(666,665,121949885053272065,68,1796300988553,0,'hash fe829a8c6d1646fb07d586b8c6eaac48');
INSERT INTO journal VALUES(667,666,121949885053272065,69,1796300992272,15000580,'move 2 throw AD aim-mm 510 1395 flick');
INSERT INTO journal VALUES(668,667,121949885053272065,70,1796300997067,15000581,'move 2 place AD C10');
INSERT INTO journal VALUES(669,668,121949885053272065,71,1796301012272,0,'timeout 2');
INSERT INTO journal VALUES(670,669,121949885053272065,72,1796301012272,0,'auto 2 place auto');
INSERT INTO journal VALUES(671,670,121949885053272065,73,1796301038694,15000582,'move 1 throw JC aim-mm 810 1125 float');
INSERT INTO journal VALUES(672,671,121949885053272065,74,1796301042499,15000583,'move 1 place KC A15');
INSERT INTO journal VALUES(673,672,121949885053272065,75,1796301043679,15000584,'move 1 place AD L19');
INSERT INTO journal VALUES(674,673,121949885053272065,76,1796301045083,15000585,'move 1 place auto');
INSERT INTO journal VALUES(675,674,121949885053272065,77,1796301047028,15000586,'move 2 throw 10D aim-mm 30 1305 flick');
INSERT INTO journal VALUES(676,675,121949885053272065,78,1796301051502,15000587,'move 2 place KC M9');
INSERT INTO journal VALUES(677,676,121949885053272065,79,1796301055517,15000588,'move 2 place 10D F7');
INSERT INTO journal VALUES(678,677,121949885053272065,80,1796301058577,15000589,'move 1 throw 4C aim-mm 930 1125 flick');
INSERT INTO journal VALUES(679,678,121949885053272065,81,1796301061006,15000590,'move 1 place QC I13');
INSERT INTO journal VALUES(680,679,121949885053272065,82,1796301078577,0,'timeout 1');
INSERT INTO journal VALUES(681,680,121949885053272065,83,1796301078577,0,'auto 1 place auto');
INSERT INTO journal VALUES(682,681,121949885053272065,84,1796301126373,15000591,'move 2 throw JD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(683,682,121949885053272065,85,1796301126373,0,'hash 126d7a8821aaac385bb8caa88977e623');
INSERT INTO journal VALUES(684,683,121949885053272065,86,1796301146373,0,'timeout 2');
INSERT INTO journal VALUES(685,684,121949885053272065,87,1796301146373,0,'auto 2 place auto');
INSERT INTO journal VALUES(686,685,121949885053272065,88,1796301188498,15000592,'move 1 throw 8C aim-mm 930 1125 float');
INSERT INTO journal VALUES(687,686,121949885053272065,89,1796301189521,15000593,'move 2 place auto');
INSERT INTO journal VALUES(688,687,121949885053272065,90,1796301192117,15000594,'move 2 throw JD aim-mm 870 1125 flick');
INSERT INTO journal VALUES(689,688,121949885053272065,91,1796301212117,0,'timeout 2');
INSERT INTO journal VALUES(690,689,121949885053272065,92,1796301212117,0,'auto 2 place auto');
INSERT INTO journal VALUES(691,690,121949885053272065,93,1796301254981,15000595,'move 1 throw 6S aim-mm 630 1395 flick');
INSERT INTO journal VALUES(692,691,121949885053272065,94,1796301257660,15000596,'move 1 place 6S C16');
INSERT INTO journal VALUES(693,692,121949885053272065,95,1796301260944,15000597,'move 1 place auto');
INSERT INTO journal VALUES(694,693,121949885053272065,96,1796301264958,15000598,'move 2 throw JD aim-mm 340 1663 float');
INSERT INTO journal VALUES(695,694,121949885053272065,97,1796301268107,15000599,'move 1 place JD B15');
INSERT INTO journal VALUES(696,695,121949885053272065,98,1796301269791,15000600,'move 1 throw 6S aim-mm 630 1395 flick');
INSERT INTO journal VALUES(697,696,121949885053272065,99,1796301272274,15000601,'move 2 place 6S M5');
INSERT INTO journal VALUES(698,697,121949885053272065,100,1796301273758,15000602,'move 2 throw 2H aim-mm 330 1395 flick');
INSERT INTO journal VALUES(699,698,121949885053272065,101,1796301277015,15000603,'move 2 place 2H F4');
INSERT INTO journal VALUES(700,699,121949885053272065,102,1796301277015,0,'hash 6bb5a073a3bbe82e6635764721585a1a');
INSERT INTO journal VALUES(701,700,121949885053272065,103,1796301281691,15000604,'move 2 place 4S L6');
INSERT INTO journal VALUES(702,701,121949885053272065,104,1796301284292,15000605,'move 1 throw QS aim-mm 30 1305 float');
INSERT INTO journal VALUES(703,702,121949885053272065,105,1796301286194,15000606,'move 1 place auto');
INSERT INTO journal VALUES(704,703,121949885053272065,106,1796301287422,15000607,'move 2 throw 2H aim-mm 412 1128 flick');
INSERT INTO journal VALUES(705,704,121949885053272065,107,1796301289061,15000608,'move 1 throw 10C aim-mm 630 1395 flick');
INSERT INTO journal VALUES(706,705,121949885053272065,108,1796301291186,15000609,'move 2 place 10C I6');
INSERT INTO journal VALUES(707,706,121949885053272065,109,1796301296105,15000610,'void It took too long.');
INSERT INTO journal VALUES(708,707,121949885053272065,110,1796301296105,0,'hash 1f5508b3815886b3e20a9ccac1b5a97c');
INSERT INTO journal VALUES(709,0,121952564328529921,1,1796301357105,15000618,'move 1 layout spread done');
INSERT INTO journal VALUES(710,709,121952564328529921,2,1796301359286,15000619,'move 2 layout spread done');
INSERT INTO journal VALUES(711,710,121952564328529921,3,1796301362697,15000620,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(712,711,121952564328529921,4,1796301365471,15000621,'move 2 place auto');
INSERT INTO journal VALUES(713,712,121952564328529921,5,1796301370349,15000622,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(714,713,121952564328529921,6,1796301372560,15000623,'move 1 place auto');
INSERT INTO journal VALUES(715,714,121952564328529921,7,1796301375047,15000624,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(716,715,121952564328529921,8,1796301376616,15000625,'move 2 place auto');
INSERT INTO journal VALUES(717,716,121952564328529921,9,1796301379983,15000626,'move 1 throw 10S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(718,717,121952564328529921,10,1796301382220,15000627,'move 1 place auto');
INSERT INTO journal VALUES(719,718,121952564328529921,11,1796301385087,15000628,'move 2 throw 2D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(720,719,121952564328529921,12,1796301389759,15000629,'move 1 place auto');
INSERT INTO journal VALUES(721,720,121952564328529921,13,1796301393477,15000630,'move 1 throw 8S aim-mm 330 1125 flick');
INSERT INTO journal VALUES(722,721,121952564328529921,14,1796301396912,15000631,'move 1 place auto');
INSERT INTO journal VALUES(723,722,121952564328529921,15,1796301401501,15000632,'move 2 throw 3D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(724,723,121952564328529921,16,1796301403392,15000633,'move 1 place auto');
INSERT INTO journal VALUES(725,724,121952564328529921,17,1796301403392,0,'hash 9c931671ae810e5193f42f3d90411a3a');
INSERT INTO journal VALUES(726,725,121952564328529921,18,1796301405733,15000634,'move 1 throw 7S aim-mm 930 1125 flick');
INSERT INTO journal VALUES(727,726,121952564328529921,19,1796301405733,0,'hash e82100880fc97473d3185e8bf3710b8c');
INSERT INTO journal VALUES(728,0,121953038133886977,1,1796301470069,15000641,'move 1 swap JC 3S');
INSERT INTO journal VALUES(729,728,121953038133886977,2,1796301471556,15000642,'move 1 layout random');
INSERT INTO journal VALUES(730,729,121953038133886977,3,1796301475061,15000643,'move 1 layout spread done');
INSERT INTO journal VALUES(731,730,121953038133886977,4,1796301479806,15000644,'move 2 place 6D N2');
INSERT INTO journal VALUES(732,731,121953038133886977,5,1796301482363,15000645,'move 2 layout spread done');
INSERT INTO journal VALUES(733,732,121953038133886977,6,1796301484198,15000646,'move 2 throw 2D aim-mm 510 1935 flick');
INSERT INTO journal VALUES(734,733,121953038133886977,7,1796301485336,15000647,'move 2 place 2D G9');
INSERT INTO journal VALUES(735,734,121953038133886977,8,1796301486360,15000648,'move 2 place auto');
INSERT INTO journal VALUES(736,735,121953038133886977,9,1796301488492,15000649,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(737,736,121953038133886977,10,1796301491469,15000650,'move 1 place auto');
INSERT INTO journal VALUES(738,737,121953038133886977,11,1796301495595,15000651,'move 2 throw 6D aim-mm 630 1935 flick');
INSERT INTO journal VALUES(739,738,121953038133886977,12,1796301498047,15000652,'move 2 place 6D D8');
INSERT INTO journal VALUES(740,739,121953038133886977,13,1796301502076,15000653,'move 1 throw 10S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(741,740,121953038133886977,14,1796301507025,15000654,'move 1 place 2D P17');
INSERT INTO journal VALUES(742,741,121953038133886977,15,1796301508390,15000655,'move 1 place auto');
INSERT INTO journal VALUES(743,742,121953038133886977,16,1796301510819,15000656,'move 2 throw 5D aim-mm 630 1395 flick');
INSERT INTO journal VALUES(744,743,121953038133886977,17,1796301510819,0,'hash 80ad45eb1bf642cf9542349d778f962c');
INSERT INTO journal VALUES(745,0,121953483598331905,1,1796301576276,15000664,'move 2 play R9');
INSERT INTO journal VALUES(746,745,121953483598331905,2,1796301580097,15000665,'move 1 play R2');
INSERT INTO journal VALUES(747,746,121953483598331905,3,1796301583970,15000666,'move 2 draw');
INSERT INTO journal VALUES(748,747,121953483598331905,4,1796301586592,15000667,'move 2 play G2');
INSERT INTO journal VALUES(749,748,121953483598331905,5,1796301589526,15000668,'move 1 play G9');
INSERT INTO journal VALUES(750,749,121953483598331905,6,1796301592080,15000669,'move 2 draw');
INSERT INTO journal VALUES(751,750,121953483598331905,7,1796301595152,15000670,'move 1 draw');
INSERT INTO journal VALUES(752,751,121953483598331905,8,1796301597577,15000671,'move 1 play J color G');
INSERT INTO journal VALUES(753,752,121953483598331905,9,1796301601909,15000672,'move 2 draw');
INSERT INTO journal VALUES(754,753,121953483598331905,10,1796301606578,15000673,'move 2 play G6');
INSERT INTO journal VALUES(755,754,121953483598331905,11,1796301610339,15000674,'move 1 play J+4 color R');
INSERT INTO journal VALUES(756,755,121953483598331905,12,1796301613896,15000675,'move 2 lie');
INSERT INTO journal VALUES(757,0,121953660379856897,1,1796301618424,15000682,'move 2 play AC suit D');
INSERT INTO journal VALUES(758,757,121953660379856897,2,1796301619922,0,'move 3 play 5D');
INSERT INTO journal VALUES(759,758,121953660379856897,3,1796301624922,15000683,'move 1 take');
INSERT INTO journal VALUES(760,759,121953660379856897,4,1796301627017,15000684,'move 2 play 8D 7D');
INSERT INTO journal VALUES(761,760,121953660379856897,5,1796301631734,0,'move 3 play 7C');
INSERT INTO journal VALUES(762,761,121953660379856897,6,1796301636734,15000685,'move 1 play 2C');
INSERT INTO journal VALUES(763,762,121953660379856897,7,1796301639156,15000686,'move 2 take');
INSERT INTO journal VALUES(764,763,121953660379856897,8,1796301640896,0,'move 3 play 9C');
INSERT INTO journal VALUES(765,764,121953660379856897,9,1796301645896,15000687,'move 1 play QC');
INSERT INTO journal VALUES(766,765,121953660379856897,10,1796301649822,15000688,'move 2 play QD KD');
INSERT INTO journal VALUES(767,766,121953660379856897,11,1796301652099,0,'move 3 play JD');
INSERT INTO journal VALUES(768,767,121953660379856897,12,1796301656597,15000689,'move 2 play 9D 9H 9S');
INSERT INTO journal VALUES(769,0,121953829934596097,1,1796301658849,15000695,'move 1 keep JH 10D 7S');
INSERT INTO journal VALUES(770,769,121953829934596097,2,1796301662429,15000696,'move 2 keep 8C JS 9D');
INSERT INTO journal VALUES(771,770,121953829934596097,3,1796301667020,15000697,'move 2 play 5H');
INSERT INTO journal VALUES(772,771,121953829934596097,4,1796301671272,15000698,'move 2 play 6S');
INSERT INTO journal VALUES(773,772,121953829934596097,5,1796301674479,15000699,'move 1 play KC');
INSERT INTO journal VALUES(774,773,121953829934596097,6,1796301679008,15000700,'move 2 take');
INSERT INTO journal VALUES(775,774,121953829934596097,7,1796301682671,15000701,'move 1 play 3H');
INSERT INTO journal VALUES(776,775,121953829934596097,8,1796301686640,15000702,'move 2 play 6S');
INSERT INTO journal VALUES(777,776,121953829934596097,9,1796301690911,15000703,'move 1 take');
INSERT INTO journal VALUES(778,777,121953829934596097,10,1796301695120,15000704,'move 2 play 8D');
INSERT INTO journal VALUES(779,778,121953829934596097,11,1796301697114,15000705,'move 1 play 7H');
INSERT INTO journal VALUES(780,779,121953829934596097,12,1796301701916,15000706,'move 2 take');
INSERT INTO journal VALUES(781,0,121954015230558209,1,1796301703027,15000713,'move 1 play QH');
INSERT INTO journal VALUES(782,781,121954015230558209,2,1796301707651,15000714,'move 2 play 8H');
INSERT INTO journal VALUES(783,782,121954015230558209,3,1796301710041,15000715,'move 1 play 7S');
INSERT INTO journal VALUES(784,783,121954015230558209,4,1796301714810,15000716,'move 2 draw');
INSERT INTO journal VALUES(785,784,121954015230558209,5,1796301719225,15000717,'move 1 draw');
INSERT INTO journal VALUES(786,785,121954015230558209,6,1796301722709,15000718,'move 2 play AS suit H');
INSERT INTO journal VALUES(787,786,121954015230558209,7,1796301723814,15000719,'move 1 draw');
INSERT INTO journal VALUES(788,787,121954015230558209,8,1796301727439,15000720,'move 2 play 9H');
INSERT INTO journal VALUES(789,788,121954015230558209,9,1796301730414,15000721,'move 1 draw');
INSERT INTO journal VALUES(790,789,121954015230558209,10,1796301735005,15000722,'move 2 play AH suit C');
INSERT INTO journal VALUES(791,790,121954015230558209,11,1796301738635,15000723,'move 1 draw');
INSERT INTO journal VALUES(792,791,121954015230558209,12,1796301741379,15000724,'move 2 play 10C 10S');
INSERT INTO journal VALUES(793,0,121954180846845953,1,1796301742513,15000730,'move 1 place 8H G7');
INSERT INTO journal VALUES(794,793,121954180846845953,2,1796301747436,15000731,'move 1 layout deep done');
INSERT INTO journal VALUES(795,794,121954180846845953,3,1796301750096,15000732,'move 2 place 8S E19');
INSERT INTO journal VALUES(796,795,121954180846845953,4,1796301752247,15000733,'move 2 swap 6C JC');
INSERT INTO journal VALUES(797,796,121954180846845953,5,1796301755610,15000734,'move 2 layout random');
INSERT INTO journal VALUES(798,797,121954180846845953,6,1796301759495,15000735,'move 2 place KS D21');
INSERT INTO journal VALUES(799,798,121954180846845953,7,1796301762765,15000736,'move 2 swap JC 3S');
INSERT INTO journal VALUES(800,799,121954180846845953,8,1796301765517,15000737,'move 2 place 3S O17');
INSERT INTO journal VALUES(801,800,121954180846845953,9,1796301768529,15000738,'move 2 layout spread done');
INSERT INTO journal VALUES(802,801,121954180846845953,10,1796301772992,15000739,'move 1 throw 7D aim-mm 270 990 flick');
INSERT INTO journal VALUES(803,802,121954180846845953,11,1796301775668,15000740,'move 2 place auto');
INSERT INTO journal VALUES(804,803,121954180846845953,12,1796301780540,15000741,'move 2 throw 7C aim-mm 690 1935 flick');
INSERT INTO journal VALUES(805,0,121954354662998017,1,1796301783954,15000750,'move 1 play G8');
INSERT INTO journal VALUES(806,805,121954354662998017,2,1796301788251,15000751,'move 3 play G3');
INSERT INTO journal VALUES(807,806,121954354662998017,3,1796301790943,15000752,'move 2 play B3');
INSERT INTO journal VALUES(808,807,121954354662998017,4,1796301793886,15000753,'move 1 play B4');
INSERT INTO journal VALUES(809,808,121954354662998017,5,1796301796162,15000754,'move 3 play J color G');
INSERT INTO journal VALUES(810,809,121954354662998017,6,1796301798976,15000755,'move 2 play G7');
INSERT INTO journal VALUES(811,810,121954354662998017,7,1796301802169,15000756,'move 1 play G4');
INSERT INTO journal VALUES(812,811,121954354662998017,8,1796301803546,15000757,'move 3 play GV');
INSERT INTO journal VALUES(813,812,121954354662998017,9,1796301805495,15000758,'move 1 play G5');
INSERT INTO journal VALUES(814,813,121954354662998017,10,1796301808161,15000759,'move 2 play B5');
INSERT INTO journal VALUES(815,814,121954354662998017,11,1796301811266,15000760,'move 3 draw');
INSERT INTO journal VALUES(816,815,121954354662998017,12,1796301815996,15000761,'move 1 play B1');
INSERT INTO journal VALUES(817,0,121954499471343617,1,1796301818479,15000770,'move 3 play 2H');
INSERT INTO journal VALUES(818,817,121954499471343617,2,1796301819749,15000771,'move 4 take');
INSERT INTO journal VALUES(819,818,121954499471343617,3,1796301820821,15000772,'move 1 play AS suit H');
INSERT INTO journal VALUES(820,819,121954499471343617,4,1796301823573,15000773,'move 2 play 8H to 1');
INSERT INTO journal VALUES(821,820,121954499471343617,5,1796301826820,15000774,'move 3 play AC suit C');
INSERT INTO journal VALUES(822,821,121954499471343617,6,1796301831531,15000775,'move 4 play 8C to 2');
INSERT INTO journal VALUES(823,822,121954499471343617,7,1796301832579,15000776,'move 1 play JC JS');
INSERT INTO journal VALUES(824,823,121954499471343617,8,1796301836862,15000777,'move 4 play 5S');
INSERT INTO journal VALUES(825,824,121954499471343617,9,1796301841486,15000778,'move 3 take');
INSERT INTO journal VALUES(826,825,121954499471343617,10,1796301844723,15000779,'move 2 play 7S 7C');
INSERT INTO journal VALUES(827,826,121954499471343617,11,1796301846557,15000780,'move 1 draw');
INSERT INTO journal VALUES(828,827,121954499471343617,12,1796301851218,15000781,'move 4 play 3C 3D');
INSERT INTO journal VALUES(829,0,121954651896545281,1,1796301854820,15000789,'move 1 keep 2D 7S JH');
INSERT INTO journal VALUES(830,829,121954651896545281,2,1796301858601,15000790,'move 2 keep 10C AS 8D');
INSERT INTO journal VALUES(831,830,121954651896545281,3,1796301863347,15000791,'move 3 keep 5H KH QC');
INSERT INTO journal VALUES(832,831,121954651896545281,4,1796301865807,15000792,'move 3 play 3D');
INSERT INTO journal VALUES(833,832,121954651896545281,5,1796301868395,15000793,'move 1 play 3C');
INSERT INTO journal VALUES(834,833,121954651896545281,6,1796301869597,15000794,'move 2 play 3S');
INSERT INTO journal VALUES(835,834,121954651896545281,7,1796301872482,15000795,'move 3 play 9C');
INSERT INTO journal VALUES(836,835,121954651896545281,8,1796301873875,15000796,'move 1 take');
INSERT INTO journal VALUES(837,836,121954651896545281,9,1796301876587,15000797,'move 2 play 4S');
INSERT INTO journal VALUES(838,837,121954651896545281,10,1796301880761,15000798,'move 3 play QH QD');
INSERT INTO journal VALUES(839,838,121954651896545281,11,1796301882974,15000799,'move 1 take');
INSERT INTO journal VALUES(840,839,121954651896545281,12,1796301887282,15000800,'move 2 play 6H');
INSERT INTO journal VALUES(841,0,121954796335792129,1,1796301889257,15000807,'move 1 play 5C');
INSERT INTO journal VALUES(842,841,121954796335792129,2,1796301893035,15000808,'move 2 play AS suit S');
INSERT INTO journal VALUES(843,842,121954796335792129,3,1796301897558,15000809,'move 3 play 9S');
INSERT INTO journal VALUES(844,843,121954796335792129,4,1796301899252,15000810,'move 1 play 9H');
INSERT INTO journal VALUES(845,844,121954796335792129,5,1796301902644,15000811,'move 2 play JH');
INSERT INTO journal VALUES(846,845,121954796335792129,6,1796301904803,15000812,'move 1 play KH');
INSERT INTO journal VALUES(847,846,121954796335792129,7,1796301906250,15000813,'move 2 play KS');
INSERT INTO journal VALUES(848,847,121954796335792129,8,1796301911182,15000814,'move 3 play 8S');
INSERT INTO journal VALUES(849,848,121954796335792129,9,1796301912614,15000815,'move 2 play JS');
INSERT INTO journal VALUES(850,849,121954796335792129,10,1796301914611,15000816,'move 3 draw');
INSERT INTO journal VALUES(851,850,121954796335792129,11,1796301917078,15000817,'move 2 play JD');
INSERT INTO journal VALUES(852,851,121954796335792129,12,1796301920251,15000818,'move 3 play 10D');
INSERT INTO journal VALUES(853,0,121954942322737153,1,1796301924063,15000823,'move 1 layout spread done');
INSERT INTO journal VALUES(854,853,121954942322737153,2,1796301925069,15000824,'move 2 layout spread done');
INSERT INTO journal VALUES(855,854,121954942322737153,3,1796301926493,15000825,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(856,855,121954942322737153,4,1796301931158,15000826,'move 2 place auto');
INSERT INTO journal VALUES(857,856,121954942322737153,5,1796301933171,15000827,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(858,857,121954942322737153,6,1796301935242,15000828,'move 1 place auto');
INSERT INTO journal VALUES(859,858,121954942322737153,7,1796301937776,15000829,'move 2 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(860,859,121954942322737153,8,1796301942677,15000830,'move 2 place auto');
INSERT INTO journal VALUES(861,860,121954942322737153,9,1796301947615,15000831,'move 1 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(862,861,121954942322737153,10,1796301950670,15000832,'move 1 place auto');
INSERT INTO journal VALUES(863,862,121954942322737153,11,1796301952552,15000833,'move 2 throw 2D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(864,863,121954942322737153,12,1796301956673,15000834,'move 1 place auto');
INSERT INTO journal VALUES(865,0,121955091816120321,1,1796301959705,15000841,'move 4 play J color Y');
INSERT INTO journal VALUES(866,816,121954354662998017,13,1796301961531,0,'timeout 2');
INSERT INTO journal VALUES(867,866,121954354662998017,14,1796301961531,0,'auto 2 play BV');
INSERT INTO journal VALUES(868,828,121954499471343617,13,1796301961531,0,'timeout 3');
INSERT INTO journal VALUES(869,868,121954499471343617,14,1796301961531,0,'auto 3 play 6D');
INSERT INTO journal VALUES(870,840,121954651896545281,13,1796301961531,0,'timeout 3');
INSERT INTO journal VALUES(871,870,121954651896545281,14,1796301961531,0,'auto 3 play 9S');
INSERT INTO journal VALUES(872,865,121955091816120321,2,1796301961531,0,'move 3 play J color B');
INSERT INTO journal VALUES(873,872,121955091816120321,3,1796301966531,15000842,'move 2 play J+4 color B');
INSERT INTO journal VALUES(874,873,121955091816120321,4,1796301968517,0,'move 1 take');
INSERT INTO journal VALUES(875,874,121955091816120321,5,1796301972782,15000843,'move 4 play B9');
INSERT INTO journal VALUES(876,875,121955091816120321,6,1796301977089,0,'move 3 play B9');
INSERT INTO journal VALUES(877,852,121954796335792129,13,1796301980251,0,'timeout 2');
INSERT INTO journal VALUES(878,877,121954796335792129,14,1796301980251,0,'auto 2 play 6D');
INSERT INTO journal VALUES(879,876,121955091816120321,7,1796301982089,15000844,'move 2 draw');
INSERT INTO journal VALUES(880,879,121955091816120321,8,1796301986770,15000845,'move 2 play Y9');
INSERT INTO journal VALUES(881,880,121955091816120321,9,1796301989687,0,'move 1 play Y9');
INSERT INTO journal VALUES(882,881,121955091816120321,10,1796301994687,15000846,'move 4 play YS');
INSERT INTO journal VALUES(883,882,121955091816120321,11,1796301998471,15000847,'move 2 play Y1');
INSERT INTO journal VALUES(884,883,121955091816120321,12,1796302000871,0,'move 1 play Y1');
INSERT INTO journal VALUES(885,0,121955285450358785,1,1796302007087,0,'move 4 play AH AD suit C');
INSERT INTO journal VALUES(886,885,121955285450358785,2,1796302010871,15000856,'move 5 play KC');
INSERT INTO journal VALUES(887,886,121955285450358785,3,1796302014397,15000857,'move 1 play JC JD');
INSERT INTO journal VALUES(888,887,121955285450358785,4,1796302015664,15000858,'move 5 play 9D');
INSERT INTO journal VALUES(889,864,121954942322737153,13,1796302017390,0,'timeout 1');
INSERT INTO journal VALUES(890,889,121954942322737153,14,1796302017390,0,'auto 1 throw 7S aim-mm 330 1125 flick');
INSERT INTO journal VALUES(891,888,121955285450358785,5,1796302017756,0,'move 4 play JOKER suit D');
INSERT INTO journal VALUES(892,891,121955285450358785,6,1796302021531,0,'move 3 play AS 2S');
INSERT INTO journal VALUES(893,867,121954354662998017,15,1796302021531,0,'timeout 1');
INSERT INTO journal VALUES(894,893,121954354662998017,16,1796302021531,0,'auto 1 draw');
INSERT INTO journal VALUES(895,894,121954354662998017,17,1796302021531,0,'hash 1c337fed8bc5e2b4f0aa5be272797ca7');
INSERT INTO journal VALUES(896,869,121954499471343617,15,1796302021531,0,'timeout 2');
INSERT INTO journal VALUES(897,896,121954499471343617,16,1796302021531,0,'auto 2 play JD');
INSERT INTO journal VALUES(898,897,121954499471343617,17,1796302021531,0,'hash 8d28824f50b3404376a61931d2529506');
INSERT INTO journal VALUES(899,871,121954651896545281,15,1796302021531,0,'timeout 1');
INSERT INTO journal VALUES(900,899,121954651896545281,16,1796302021531,0,'auto 1 play 9C');
INSERT INTO journal VALUES(901,900,121954651896545281,17,1796302021531,0,'hash 49b8e691ce19ecb20a056e6e2cd95afd');
INSERT INTO journal VALUES(902,892,121955285450358785,7,1796302023203,0,'move 2 play 3D');
INSERT INTO journal VALUES(903,902,121955285450358785,8,1796302027390,15000859,'move 1 play 10D');
INSERT INTO journal VALUES(904,903,121955285450358785,9,1796302030290,0,'move 4 play 10S');
INSERT INTO journal VALUES(905,904,121955285450358785,10,1796302035290,0,'move 2 play KS KH');
INSERT INTO journal VALUES(906,905,121955285450358785,11,1796302035290,15000860,'move 1 play 3H');
INSERT INTO journal VALUES(907,906,121955285450358785,12,1796302037608,15000861,'move 5 play 3S');
INSERT INTO journal VALUES(908,890,121954942322737153,15,1796302040510,0,'timeout 1');
INSERT INTO journal VALUES(909,908,121954942322737153,16,1796302040510,0,'auto 1 place auto');
INSERT INTO journal VALUES(910,909,121954942322737153,17,1796302040510,0,'hash 13be16b05b1455c6f34e3c8f243c9ba7');
INSERT INTO journal VALUES(911,907,121955285450358785,13,1796302040510,0,'move 4 draw');
INSERT INTO journal VALUES(912,878,121954796335792129,15,1796302040510,0,'timeout 1');
INSERT INTO journal VALUES(913,912,121954796335792129,16,1796302040510,0,'auto 1 play 6H');
INSERT INTO journal VALUES(914,913,121954796335792129,17,1796302040510,0,'hash 24acf44afc5508e8111632e03e7c49a1');
INSERT INTO journal VALUES(915,911,121955285450358785,14,1796302045510,0,'move 3 play 9S');
INSERT INTO journal VALUES(916,915,121955285450358785,15,1796302047534,0,'move 2 play 4S 4C');
INSERT INTO journal VALUES(917,0,121955472679895041,1,1796302051997,0,'move 3 keep KD 6D QC');
INSERT INTO journal VALUES(918,917,121955472679895041,2,1796302055510,0,'move 1 keep 7H 2S 2H');
INSERT INTO journal VALUES(919,918,121955472679895041,3,1796302055510,15000868,'move 2 keep 9D 2D JS');
INSERT INTO journal VALUES(920,919,121955472679895041,4,1796302059957,15000869,'move 4 keep 10S 10H AC');
INSERT INTO journal VALUES(921,884,121955091816120321,13,1796302064099,0,'timeout 4');
INSERT INTO journal VALUES(922,921,121955091816120321,14,1796302064099,0,'auto 4 draw');
INSERT INTO journal VALUES(923,922,121955091816120321,15,1796302064099,0,'auto 4 play J color G');
INSERT INTO journal VALUES(924,920,121955472679895041,5,1796302064099,0,'move 3 play 3S 3D');
INSERT INTO journal VALUES(925,923,121955091816120321,16,1796302069099,0,'move 3 play G+2');
INSERT INTO journal VALUES(926,925,121955091816120321,17,1796302069099,0,'hash b1d7498a11318b97d9ebe159bb33176f');
INSERT INTO journal VALUES(927,924,121955472679895041,6,1796302069099,15000870,'move 4 play 9H');
INSERT INTO journal VALUES(928,927,121955472679895041,7,1796302073976,0,'move 1 play 7S');
INSERT INTO journal VALUES(929,928,121955472679895041,8,1796302078976,15000871,'move 2 play 10C');
INSERT INTO journal VALUES(930,929,121955472679895041,9,1796302081560,15000872,'move 2 pass');
INSERT INTO journal VALUES(931,895,121954354662998017,18,1796302083880,0,'timeout 3');
INSERT INTO journal VALUES(932,931,121954354662998017,19,1796302083880,0,'auto 3 play GV');
INSERT INTO journal VALUES(933,898,121954499471343617,18,1796302083880,0,'timeout 3');
INSERT INTO journal VALUES(934,933,121954499471343617,19,1796302083880,0,'auto 3 play JOKER suit S');
INSERT INTO journal VALUES(935,901,121954651896545281,18,1796302083880,0,'timeout 2');
INSERT INTO journal VALUES(936,935,121954651896545281,19,1796302083880,0,'auto 2 play JC JS');
INSERT INTO journal VALUES(937,930,121955472679895041,10,1796302083880,0,'move 3 play 4H');
INSERT INTO journal VALUES(938,937,121955472679895041,11,1796302088880,15000873,'move 4 play 8S');
INSERT INTO journal VALUES(939,938,121955472679895041,12,1796302091512,0,'move 1 play 8H');
INSERT INTO journal VALUES(940,939,121955472679895041,13,1796302096512,15000874,'move 2 play 8C');
INSERT INTO journal VALUES(941,0,121955670026092545,1,1796302097561,15000882,'move 1 play 6C');
INSERT INTO journal VALUES(942,941,121955670026092545,2,1796302101423,15000883,'move 2 play QC');
INSERT INTO journal VALUES(943,940,121955472679895041,14,1796302106029,0,'move 3 play KH');
INSERT INTO journal VALUES(944,910,121954942322737153,18,1796302106029,0,'timeout 2');
INSERT INTO journal VALUES(945,944,121954942322737153,19,1796302106029,0,'auto 2 throw 3D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(946,914,121954796335792129,18,1796302106029,0,'timeout 3');
INSERT INTO journal VALUES(947,946,121954796335792129,19,1796302106029,0,'auto 3 play 4H');
INSERT INTO journal VALUES(948,942,121955670026092545,3,1796302106029,0,'move 3 play QS');
INSERT INTO journal VALUES(949,948,121955670026092545,4,1796302107534,0,'move 4 play 7H');
INSERT INTO journal VALUES(950,916,121955285450358785,16,1796302107534,0,'timeout 1');
INSERT INTO journal VALUES(951,950,121955285450358785,17,1796302107534,0,'auto 1 play QS');
INSERT INTO journal VALUES(952,951,121955285450358785,18,1796302107534,0,'hash 224c2f970ca162adde62693d0f8c92bb');
INSERT INTO journal VALUES(953,949,121955670026092545,5,1796302111029,15000884,'move 1 play QD');
INSERT INTO journal VALUES(954,953,121955670026092545,6,1796302112716,15000885,'move 2 play QH');
INSERT INTO journal VALUES(955,954,121955670026092545,7,1796302115566,0,'move 3 play 3H 3C');
INSERT INTO journal VALUES(956,955,121955670026092545,8,1796302117615,0,'move 4 play 4H');
INSERT INTO journal VALUES(957,956,121955670026092545,9,1796302120566,15000886,'move 1 take');
INSERT INTO journal VALUES(958,957,121955670026092545,10,1796302124954,15000887,'move 2 play 4C');
INSERT INTO journal VALUES(959,945,121954942322737153,20,1796302126404,0,'timeout 2');
INSERT INTO journal VALUES(960,959,121954942322737153,21,1796302126404,0,'auto 2 place auto');
INSERT INTO journal VALUES(961,958,121955670026092545,11,1796302127231,0,'move 3 draw');
INSERT INTO journal VALUES(962,960,121954942322737153,22,1796302127904,0,'auto 1 throw JS aim-mm 330 1125 flick');
INSERT INTO journal VALUES(963,961,121955670026092545,12,1796302128756,0,'move 4 play JC');
INSERT INTO journal VALUES(964,926,121955091816120321,18,1796302129099,0,'timeout 2');
INSERT INTO journal VALUES(965,964,121955091816120321,19,1796302129099,0,'auto 2 take');
INSERT INTO journal VALUES(966,962,121954942322737153,23,1796302129404,0,'auto 1 place auto');
INSERT INTO journal VALUES(967,965,121955091816120321,20,1796302130389,0,'move 1 play G2');
INSERT INTO journal VALUES(968,966,121954942322737153,24,1796302130904,0,'auto 2 throw 3D aim-mm 690 1215 flick');
INSERT INTO journal VALUES(969,963,121955670026092545,13,1796302131404,15000888,'move 2 play JH');
INSERT INTO journal VALUES(970,968,121954942322737153,25,1796302132894,0,'auto 2 place auto');
INSERT INTO journal VALUES(971,969,121955670026092545,14,1796302133367,0,'move 4 draw');
INSERT INTO journal VALUES(972,970,121954942322737153,26,1796302134394,0,'auto 1 throw JS aim-mm 930 1125 flick');
INSERT INTO journal VALUES(973,972,121954942322737153,27,1796302137894,0,'auto 1 place auto');
INSERT INTO journal VALUES(974,971,121955670026092545,15,1796302137894,15000889,'move 1 play AC suit D');
INSERT INTO journal VALUES(975,0,121955858459394049,1,1796302142487,15000894,'move 1 layout spread done');
INSERT INTO journal VALUES(976,975,121955858459394049,2,1796302146796,15000895,'move 2 layout spread done');
INSERT INTO journal VALUES(977,976,121955858459394049,3,1796302149333,15000896,'move 2 throw 2D aim-mm 690 990 flick');
INSERT INTO journal VALUES(978,977,121955858459394049,4,1796302151060,15000897,'move 2 place JOKER M3');
INSERT INTO journal VALUES(979,978,121955858459394049,5,1796302153856,15000898,'move 2 place auto');
INSERT INTO journal VALUES(980,979,121955858459394049,6,1796302157028,15000899,'move 1 throw 10C aim-mm 510 1395 float');
INSERT INTO journal VALUES(981,980,121955858459394049,7,1796302159132,15000900,'move 2 place 10C I4');
INSERT INTO journal VALUES(982,981,121955858459394049,8,1796302163400,15000901,'move 2 throw 7D aim-mm 30 1125 flick');
INSERT INTO journal VALUES(983,982,121955858459394049,9,1796302166335,15000902,'move 1 place 7D B19');
INSERT INTO journal VALUES(984,983,121955858459394049,10,1796302167626,15000903,'move 1 throw AC aim-mm 630 1125 flick');
INSERT INTO journal VALUES(985,984,121955858459394049,11,1796302168771,15000904,'move 1 place AC A21');
INSERT INTO journal VALUES(986,985,121955858459394049,12,1796302172553,15000905,'move 1 place auto');
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
INSERT INTO friend VALUES(121930095001600004,189,1796296000000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(121930095001600005,188,1796296000000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(121930095001600006,189,1796296000000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(121930095001600007,189,1796296000000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(121930095001600008,189,1796296000000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(121930095001600001,189,1796296000000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(121930095001600009,189,1796296000000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(121930095001600010,189,1796296000000,1,'player89','',0,189,'player89',1,0,'','it was a joke','','',0,0,0,'','','');
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
INSERT INTO appeal VALUES(121930095001600011,189,1796296000000,121930095001600009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1796296000000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(121930095001600012,1796296000000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(121930095001600013,1796296000000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1796296000000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(121930095001600014,1796296000000,0,0,'');
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
INSERT INTO lockdown VALUES(121930095001600015,1796296000000,0,0,0,0,'',0,'','');
CREATE TABLE filter (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    action INTEGER NOT NULL, -- 0 hold, 1 star, 2 mute, 3 report
    span_ms INTEGER NOT NULL, -- of a mute
    staff_name TEXT NOT NULL,
    what TEXT NOT NULL -- a word, "link" or /pattern/
) STRICT;
INSERT INTO "filter" VALUES(121930095001600016,1796296000000,1,1,0,'kate','/free +chips/');
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
INSERT INTO approval VALUES(188,1796296000000,1796382400000,'player88','192.0.2.7',2,'kate','');
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
COMMIT;
PRAGMA user_version = 15;
