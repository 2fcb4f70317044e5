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
INSERT INTO account VALUES(100,'player0','player0','player0','',0,1,0,0,30,100010,'',0);
INSERT INTO account VALUES(101,'player1','player1','player1','',0,1,0,0,0,99990,'',0);
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
INSERT INTO account VALUES(123,'player23','player23','player23','',0,1,0,0,0,99990,'',0);
INSERT INTO account VALUES(124,'player24','player24','player24','',0,1,0,0,0,99990,'',0);
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
INSERT INTO account VALUES(139,'player39','player39','player39','',0,1,0,0,20,100010,'',0);
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
INSERT INTO account VALUES(152,'player52','player52','player52','',0,1,0,0,20,100010,'',0);
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
INSERT INTO ssh_key VALUES('SHA256:corpus',100,'ssh-ed25519 AAAA','',1796036800000,0);
CREATE TABLE card_table (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    game INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
INSERT INTO card_table VALUES(120857250200813568,16,120857250200813569,replace('game last-one\noptions mode=points points=300 pairs=no limit=600\nseats 2\nterms open\nbet 10\nclock 60000\nhost 108\ndelay 1\nseat 1 108 account 0 0 12000514 player8\nseat 2 109 account 0 0 12000515 player9\n','\n',char(10)));
INSERT INTO card_table VALUES(120857414223265792,17,120857414223265793,replace('game extreme-last-card\noptions hand=7 draw=must-play limit=400\nseats 7\nterms open\nbet 10\nclock 60000\nhost 110\ndelay 1\nseat 1 114 account 0 0 12000539 player14\nseat 2 115 account 0 0 12000540 player15\nseat 3 110 account 0 0 12000535 player10\nseat 4 116 account 0 0 12000541 player16\nseat 5 111 account 0 0 12000536 player11\nseat 6 112 account 0 0 12000537 player12\nseat 7 113 account 0 0 12000538 player13\n','\n',char(10)));
INSERT INTO card_table VALUES(120857571178315776,18,120857571178315777,replace('game palace\noptions tie=position bomb=pile limit=500\nseats 2\nterms open\nbet 10\nclock 60000\nhost 117\ndelay 1\nseat 1 118 account 0 0 12000557 player18\nseat 2 117 account 0 0 12000556 player17\n','\n',char(10)));
INSERT INTO card_table VALUES(120857733409800192,19,120857733409800193,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800\nseats 4\nterms open\nbet 10\nclock 60000\nhost 119\ndelay 1\nseat 1 119 account 0 0 12000575 player19\nseat 2 122 account 0 0 12000578 player22\nseat 3 120 account 0 0 12000576 player20\nseat 4 121 account 0 0 12000577 player21\n','\n',char(10)));
INSERT INTO card_table VALUES(120857882706051072,20,120857882706051073,replace('game exta-cards\noptions jokers=yes throws=20 limit=300 bad=chance\nseats 2\nterms open\nbet 10\nclock 60000\nhost 123\ndelay 1\nseat 1 124 account 0 0 12000594 player24\nseat 2 123 account 0 0 12000593 player23\n','\n',char(10)));
INSERT INTO card_table VALUES(120858039573020672,21,120858039573020673,replace('game last-one\noptions mode=points points=100 pairs=no limit=600\nseats 3\nterms open\nbet 0\nclock 60000\nhost 125\ndelay 1\nseat 1 120858039573020674 bot 1 0 0 bot-ada\nseat 2 125 account 0 0 12000610 player25\nseat 3 126 account 0 0 12000611 player26\n','\n',char(10)));
INSERT INTO card_table VALUES(120858221886832640,22,120858221886832641,replace('game extreme-last-card\noptions hand=9 draw=must-play limit=400\nseats 8\nterms open\nbet 0\nclock 60000\nhost 127\ndelay 1\nseat 1 120858221886832644 bot 1 0 0 bot-cleo\nseat 2 120858221886832646 bot 1 0 0 bot-emil\nseat 3 120858221886832642 bot 1 0 0 bot-ada\nseat 4 120858221886832643 bot 2 0 0 bot-blaise\nseat 5 127 account 0 0 12000628 player27\nseat 6 120858221886832645 bot 2 0 0 bot-dora\nseat 7 128 account 0 0 12000629 player28\nseat 8 120858221886832647 bot 2 0 0 bot-fay\n','\n',char(10)));
INSERT INTO card_table VALUES(120858435108470784,23,120858435108470785,replace('game palace\noptions tie=coin bomb=pile limit=500\nseats 3\nterms open\nbet 0\nclock 60000\nhost 129\ndelay 1\nseat 1 120858435108470786 bot 1 0 0 bot-ada\nseat 2 129 account 0 0 12000639 player29\nseat 3 130 account 0 0 12000640 player30\n','\n',char(10)));
INSERT INTO card_table VALUES(120858609369219072,24,120858609369219073,replace('game switch\noptions mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800\nseats 5\nterms open\nbet 0\nclock 60000\nhost 131\ndelay 1\nseat 1 120858609369219075 bot 2 0 0 bot-blaise\nseat 2 131 account 0 0 12000655 player31\nseat 3 120858609369219076 bot 1 0 0 bot-cleo\nseat 4 120858609369219074 bot 1 0 0 bot-ada\nseat 5 132 account 0 0 12000656 player32\n','\n',char(10)));
INSERT INTO card_table VALUES(120858803754237952,25,120858803754237953,replace('game exta-cards\noptions jokers=yes throws=0 limit=0 bad=1\nseats 2\nterms open\nbet 0\nclock 60000\nhost 133\ndelay 1\nseat 1 134 account 0 0 12000666 player34\nseat 2 133 account 0 0 12000665 player33\n','\n',char(10)));
INSERT INTO card_table VALUES(120858965075558400,26,120858965075558401,replace('game last-one\noptions mode=quick points=200 pairs=no limit=600\nseats 4\nterms open\nbet 10\nclock 60000\nhost 135\ndelay 1\nseat 1 135 account 0 0 12000684 player35\nseat 2 138 account 0 0 12000687 player38\nseat 3 137 account 0 0 12000686 player37\nseat 4 136 account 0 0 12000685 player36\n','\n',char(10)));
INSERT INTO card_table VALUES(120859111070892032,27,120859111070892033,replace('game extreme-last-card\noptions hand=7 draw=free limit=400\nseats 2\nterms open\nbet 10\nclock 60000\nhost 139\ndelay 1\nseat 2 139 account 0 0 12000704 player39\nnext 120859263378653184 4f2f000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
INSERT INTO card_table VALUES(120859263378653185,28,120859263378653186,replace('game palace\noptions tie=position bomb=pile limit=500\nseats 4\nterms open\nbet 10\nclock 60000\nhost 141\ndelay 1\nseat 1 143 account 0 0 12000725 player43\nseat 2 144 account 0 0 12000726 player44\nseat 3 142 account 0 0 12000724 player42\nseat 4 141 account 0 0 12000723 player41\n','\n',char(10)));
INSERT INTO card_table VALUES(120859429074632704,29,120859429074632705,replace('game switch\noptions mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800\nseats 6\nterms open\nbet 10\nclock 60000\nhost 145\ndelay 1\nseat 1 150 account 0 0 12000752 player50\nseat 2 146 account 0 0 12000748 player46\nseat 3 148 account 0 0 12000750 player48\nseat 4 147 account 0 0 12000749 player47\nseat 5 145 account 0 0 12000747 player45\nseat 6 149 account 0 0 12000751 player49\n','\n',char(10)));
INSERT INTO card_table VALUES(120859616664879104,30,120859616664879105,replace('game exta-cards\noptions jokers=no throws=20 limit=300 bad=2\nseats 2\nterms open\nbet 10\nclock 60000\nhost 152\ndelay 1\nseat 2 152 account 0 0 12000769 player52\nnext 120859749062279168 532f000000000000000000000000000000000000000000000000000000000000 2\n','\n',char(10)));
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
INSERT INTO game VALUES(120842931404800016,120842931404800015,'last-one',2,1,10,X'5e7162422e64ee8efeff1cb636c20efe5fba222bd882a252a641771df24eda83','mode=quick points=500 pairs=no limit=600',1796036800000,1796036986815,1,0,1,1,replace('format 2\nsecret e12e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 uxbaprmi8sxp\n','\n',char(10)),'',48,0);
INSERT INTO game VALUES(120843970816245761,120843970816245760,'last-one',2,0,0,X'c332f8a099c12b6183ca3628fe5a4da60ca5fdc6e7be0309765c1c9a09776191','mode=quick points=500 pairs=no limit=36',1796037047815,1796037273254,1,0,1,2,replace('format 2\nsecret e32e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 3avn6m69e68d\ndrawn player1 wvvcgrmxyjcf\ndrawn bot-ada ebkjcn2rrfky\n','\n',char(10)),'',89,0);
INSERT INTO game VALUES(120845184572325889,120845184572325888,'last-one',2,0,0,X'6f1751f7f329b2a643079c9cac425d9dc4d7a9bedd6717b0a79bce2448093f20','mode=quick points=300 pairs=no limit=600',1796037337197,1796037625985,1,0,1,3,replace('format 2\nsecret f32e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn guest1 bfgrj5rghwz5\ndrawn guest2 gvbgyxayuj7r\ndrawn guest3 ahnxyjq33yjc\n','\n',char(10)),'',173,0);
INSERT INTO game VALUES(120846651689533441,120846651689533440,'extreme-last-card',1,1,10,X'b6a655ac6d8821d15c312e876e22a30d4d06b1272427227470f8c75a13aa708a','hand=5 draw=must-play limit=400',1796037686985,1796037722015,1,0,1,4,replace('format 2\nsecret f52e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 cprdtend87wi\ndrawn player1 yw2iiayn2g2f\n','\n',char(10)),'',187,0);
INSERT INTO game VALUES(120847064534876161,120847064534876160,'extreme-last-card',1,0,0,X'ea0e36cfe7cb595532ccbad095000bbd6042ab349e850a9a3e1bf8c3883002c1','hand=7 draw=must-play limit=13',1796037785415,1796037866679,1,0,1,5,replace('format 2\nsecret f72e000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 9jq4xsfyq2gt\ndrawn bot-ada 8yu2k43hv8cp\n','\n',char(10)),'limit',201,0);
INSERT INTO game VALUES(120847917085884417,120847917085884416,'extreme-last-card',1,0,0,X'2d9352408e77812f070d68455045718dfaa42f80ae93cc13e1b84eca9a216bfa','hand=9 draw=must-play limit=400',1796037988679,1796038154217,1,0,1,6,replace('format 2\nsecret fe2e000000000000000000000000000000000000000000000000000000000000\ndrawn player0 zvzuxqnvwrig\ndrawn guest1 2jw6bcejp8rt\ndrawn guest2 nf9n9qqg5uih\ndrawn guest3 ym3cx72eg2bt\n','\n',char(10)),'',246,0);
INSERT INTO game VALUES(120848877728301057,120848877728301056,'palace',2,1,10,X'7486c28ebb6bc3945b8181b9b61ee440c4d44cfbf6cfe0fcaf5a605ad30a5938','tie=position bomb=pile limit=500',1796038217714,1796038369269,1,0,1,7,replace('format 2\nsecret 002f000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 ed86shcc4hwt\n','\n',char(10)),'',283,0);
INSERT INTO game VALUES(120849769248587777,120849769248587776,'palace',2,0,0,X'0889609c5ff66fe344fb282bf2a4677585884de1b8594b1f8763d8321aa2d514','tie=position bomb=pile limit=15',1796038430269,1796038636874,1,0,1,8,replace('format 2\nsecret 022f000000000000000000000000000000000000000000000000000000000000\ndrawn player0 mhj37e6k8q3e\ndrawn player1 deyjreu4353g\ndrawn bot-ada 8un7f54qvm7m\n','\n',char(10)),'limit',305,0);
INSERT INTO game VALUES(120850912745881601,120850912745881600,'palace',2,0,0,X'06ab714922f223036f36bfce2e6e7037dff638888db716cd6815c06f82cfc19b','tie=rps bomb=pile limit=1',1796038702900,1796038712522,1,0,1,9,replace('format 2\nsecret 092f000000000000000000000000000000000000000000000000000000000000\ndrawn player0 3e8b8vfvqsq3\ndrawn guest1 m77tdd77rwy2\ndrawn guest2 dunrcs7asnit\ndrawn guest3 drsy96afmhxj\n','\n',char(10)),'limit',312,0);
INSERT INTO game VALUES(120851222025469953,120851222025469952,'switch',1,1,10,X'3eac8616492d33a05dc13934caace1df11fdb144dd2c1ddc5e86255faec59978','mistakes=casual run-chain=no ace-penalty=full announce=casual limit=56',1796038776638,1796038850701,1,0,1,10,replace('format 2\nsecret 0b2f000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 h43h2aqh37fn\n','\n',char(10)),'',326,0);
INSERT INTO game VALUES(120851788520751105,120851788520751104,'switch',1,0,0,X'd83758f14caa26d851e867a43fe121f2135f17790f1697d88519a6f150f15b63','mistakes=casual run-chain=no ace-penalty=full announce=auto limit=800',1796038911701,1796038979359,1,0,1,11,replace('format 2\nsecret 0d2f000000000000000000000000000000000000000000000000000000000000\ndrawn player0 n3vdbhjncqtx\ndrawn player1 pepq3b4rvf5u\ndrawn bot-ada ebidfd6xx5vs\n','\n',char(10)),'',349,0);
INSERT INTO game VALUES(120852347512422401,120852347512422400,'switch',1,0,0,X'00aa83a11437caaa3c6e85dd6ffdf1b8a023106a129f0cb4c8ebfffd0a79b628','mistakes=casual run-chain=no ace-penalty=soft announce=casual limit=60',1796039044975,1796039435416,1,0,1,12,replace('format 2\nsecret 172f000000000000000000000000000000000000000000000000000000000000\ndrawn player0 36h5mhyydp2i\ndrawn guest1 6hycaveijpvq\ndrawn guest2 6mcuer5yy9ui\ndrawn guest3 y2aqaiv4jnnr\n','\n',char(10)),'limit',417,0);
INSERT INTO game VALUES(120854255107047425,120854255107047424,'exta-cards',2,1,10,X'a26033ae93ba79dbac3374c65531e7342d15f352731371ee01a60eca0060b585','jokers=yes throws=20 limit=300 bad=2',1796039499781,1796039698321,1,0,1,13,replace('format 2\nsecret 192f000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 fuh2cjcfvmxm\n','\n',char(10)),'',468,0);
INSERT INTO game VALUES(120855343696707585,120855343696707584,'exta-cards',2,1,0,X'e201111876bfe28412bce7393fb6692e10a4038a1545e9247fb1677c0ec71c26','jokers=yes throws=20 limit=50 bad=1',1796039759321,1796039766673,2,0,1,14,replace('format 2\nsecret 1b2f000000000000000000000000000000000000000000000000000000000000\nplayer player0 corpus\ndrawn player1 ejssaa54u84c\n','\n',char(10)),'player0 left before everybody had a turn.',473,0);
INSERT INTO game VALUES(120855630385774593,120855630385774592,'exta-cards',2,0,0,X'c4136cbd33f240a18230455d1071f3fa8f26f7e161713b6687d008251dd165ed','jokers=yes throws=0 limit=0 bad=chance',1796039827673,1796040152867,1,0,1,15,replace('format 2\nsecret 1d2f000000000000000000000000000000000000000000000000000000000000\ndrawn player0 6hicgrdahmi3\ndrawn guest1 cenmugu5iu5a\n','\n',char(10)),'',486,0);
INSERT INTO game VALUES(120857250200813569,120857250200813568,'last-one',2,1,10,X'e10a0e9697a745d81c2f61e365bda14b13c0df1b0f38e453c7e7d706081f73a9','mode=points points=300 pairs=no limit=600',1796040213867,0,0,0,1,16,replace('format 2\nsecret 1f2f000000000000000000000000000000000000000000000000000000000000\ndrawn player8 aahx5gtwqx3k\ndrawn player9 pde2mu5t4s7y\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120857414223265793,120857414223265792,'extreme-last-card',1,1,10,X'c78824a08a55a70ee46c1c5850dd7ef5fcb10a55eb148efd9c2bd9584878c508','hand=7 draw=must-play limit=400',1796040252973,0,0,0,1,17,replace('format 2\nsecret 202f000000000000000000000000000000000000000000000000000000000000\ndrawn player10 as6prsr6363x\ndrawn player11 n945mwhwn3y4\ndrawn player12 skabvxwt8qr8\ndrawn player13 rqp8zzxjkzpm\ndrawn player14 hrq6e87qdve3\ndrawn player15 2ucnhr6x6y3a\ndrawn player16 x9ng6hcm46xy\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120857571178315777,120857571178315776,'palace',2,1,10,X'bdf370786ee1d74e8dfac66b641257893fa302fa2003e6349a3b02a9bd2199a8','tie=position bomb=pile limit=500',1796040290394,0,0,0,1,18,replace('format 2\nsecret 212f000000000000000000000000000000000000000000000000000000000000\ndrawn player17 b6nhipwyfaky\ndrawn player18 9vknci8apgvd\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120857733409800193,120857733409800192,'switch',1,1,10,X'8070249e7a776051227bd5690a4cfc9f02cb856f61574ac96d15c7951af7728e','mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800',1796040329073,0,0,0,1,19,replace('format 2\nsecret 222f000000000000000000000000000000000000000000000000000000000000\nplayer player19 corpus\ndrawn player20 9k9e6r6t6cnq\ndrawn player21 i7s2efbd5miw\ndrawn player22 2u6yifckwf65\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120857882706051073,120857882706051072,'exta-cards',2,1,10,X'cfe5c744038c797c215e2bdaaeeea35f980b8653a99fc438b0b971db34c58343','jokers=yes throws=20 limit=300 bad=chance',1796040364668,0,0,0,1,20,replace('format 2\nsecret 232f000000000000000000000000000000000000000000000000000000000000\ndrawn player23 zzuxyzqz9axz\ndrawn player24 k8fp9vn4g583\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120858039573020673,120858039573020672,'last-one',2,0,0,X'c1bda838f38121a14121e15f7351184a60cd671051b80126041d29e4dd799343','mode=points points=100 pairs=no limit=600',1796040402068,0,0,0,1,21,replace('format 2\nsecret 242f000000000000000000000000000000000000000000000000000000000000\ndrawn player25 y89huvw8vj9v\ndrawn player26 wskaaj3p2vkq\ndrawn bot-ada 6mfftupxact5\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120858221886832641,120858221886832640,'extreme-last-card',1,0,0,X'b02bbdec41e81a3ea205abeb111bad62aabe402c92ec03bafab0da56ad97bd4e','hand=9 draw=must-play limit=400',1796040445535,0,0,0,1,22,replace('format 2\nsecret 292f000000000000000000000000000000000000000000000000000000000000\ndrawn player27 7vdja42nv87x\ndrawn player28 u2it4h8wdqha\ndrawn bot-ada nz5w9y2qarxb\ndrawn bot-blaise sd9xpgekyq7x\ndrawn bot-cleo afi7drmnqsej\ndrawn bot-dora vg59xhzpazty\ndrawn bot-emil gwgsy7dg8ffv\ndrawn bot-fay n2yajkzwfpi8\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120858435108470785,120858435108470784,'palace',2,0,0,X'3b09769568fee69b000ce72d3e80047bafa08ca6028683ad163bb99767fa79b0','tie=coin bomb=pile limit=500',1796040496371,0,0,0,1,23,replace('format 2\nsecret 382f000000000000000000000000000000000000000000000000000000000000\nplayer player29 corpus\ndrawn player30 f2j5uvpd24w8\ndrawn bot-ada puys8ggtwqrg\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120858609369219073,120858609369219072,'switch',1,0,0,X'd559cd2395b0a40d321a2fa0e15d187c36c851c963aa42b8c697bb1abf858269','mistakes=casual run-chain=no ace-penalty=soft announce=auto limit=800',1796040537918,0,0,0,1,24,replace('format 2\nsecret 402f000000000000000000000000000000000000000000000000000000000000\nplayer player31 corpus\ndrawn player32 48gkbfx7vmbt\ndrawn bot-ada rskt2v8nxjpf\ndrawn bot-blaise wrdwx3w3xp47\ndrawn bot-cleo dx9bhgmrg9m6\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120858803754237953,120858803754237952,'exta-cards',2,1,0,X'aa24563b0be64b91c2eb494ba9e4f37272ec1d7d141e5b279286fe64e8e62f0f','jokers=yes throws=0 limit=0 bad=1',1796040584263,0,0,0,1,25,replace('format 2\nsecret 4c2f000000000000000000000000000000000000000000000000000000000000\ndrawn player33 56amb4392hy2\ndrawn player34 dckf954j2d7s\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120858965075558401,120858965075558400,'last-one',2,1,10,X'9a0ae8c9782e4eb2101e24ed84ce4aa166224c5b9afd071d94b04477ae738ce2','mode=quick points=200 pairs=no limit=600',1796040622725,0,0,0,1,26,replace('format 2\nsecret 4d2f000000000000000000000000000000000000000000000000000000000000\nplayer player35 corpus\ndrawn player36 jiwcauejahnd\ndrawn player37 qgq3cpy98mvi\ndrawn player38 f9nzzffdby8b\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120859111070892033,120859111070892032,'extreme-last-card',1,1,10,X'7e779c8b86c28915f9e250c73cdf5f807a1b070991bc6184764d26942abcdd56','hand=7 draw=free limit=400',1796040657533,1796040693846,1,1,1,27,replace('format 2\nsecret 4e2f000000000000000000000000000000000000000000000000000000000000\nplayer player39 corpus\ndrawn player40 h8htcxbex6km\n','\n',char(10)),'',707,0);
INSERT INTO game VALUES(120859263378653186,120859263378653185,'palace',2,1,10,X'761e9d4c3df0d6e8eb0c6d6038999f05d1459ca50d777583f2cab58e6aabc103','tie=position bomb=pile limit=500',1796040693846,0,0,0,1,28,replace('format 2\nsecret 502f000000000000000000000000000000000000000000000000000000000000\ndrawn player41 pzmv7axyps2j\ndrawn player42 5ny472di9fm8\ndrawn player43 3dmrm9j8dg8c\ndrawn player44 63tpf2ch2kk2\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120859429074632705,120859429074632704,'switch',1,1,10,X'89738fcc0fe08dd641d723ea038f6b1600f86ec1e922e93814214cef081024ce','mistakes=cutthroat run-chain=no ace-penalty=full announce=auto limit=800',1796040733351,0,0,0,1,29,replace('format 2\nsecret 512f000000000000000000000000000000000000000000000000000000000000\nplayer player45 corpus\ndrawn player46 mzsbz9gziwv2\ndrawn player47 bmjvi6h2bder\ndrawn player48 zady9bcwyrag\ndrawn player49 q4mr8z7yjcix\ndrawn player50 wzhqcvcx97qs\n','\n',char(10)),'',0,0);
INSERT INTO game VALUES(120859616664879105,120859616664879104,'exta-cards',2,1,10,X'048547d03bc72423867314b0ea75d81a72812ebd1444d58c26beb9df08484770','jokers=no throws=20 limit=300 bad=2',1796040778076,1796040809642,1,1,1,30,replace('format 2\nsecret 522f000000000000000000000000000000000000000000000000000000000000\ndrawn player51 25dspu6vuaz2\ndrawn player52 4u6hxjpe2zft\n','\n',char(10)),'',746,0);
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
INSERT INTO seat VALUES(120842931404800016,0,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120842931404800016,1,101,'player1',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(120843970816245761,0,120843970816245762,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120843970816245761,1,100,'player0',0,0,3,-1,1,0,0,0,1);
INSERT INTO seat VALUES(120843970816245761,2,101,'player1',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(120845184572325889,0,100,'player0',0,0,2,-1,1,0,0,0,1);
INSERT INTO seat VALUES(120845184572325889,1,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(120845184572325889,2,903,'guest3',1,0,2,-1,1,0,0,0,0);
INSERT INTO seat VALUES(120845184572325889,3,902,'guest2',1,0,2,-1,1,0,0,0,0);
INSERT INTO seat VALUES(120846651689533441,0,100,'player0',0,0,2,-1,0,-10,-10,0,0);
INSERT INTO seat VALUES(120846651689533441,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120847064534876161,0,120847064534876162,'bot-ada',2,1,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(120847064534876161,1,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120847064534876161,2,101,'player1',0,0,2,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120847917085884417,0,100,'player0',0,0,3,-1,0,0,0,1,1);
INSERT INTO seat VALUES(120847917085884417,1,901,'guest1',1,0,4,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120847917085884417,2,903,'guest3',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(120847917085884417,3,902,'guest2',1,0,2,-1,0,0,0,1,0);
INSERT INTO seat VALUES(120848877728301057,0,100,'player0',0,0,2,-1,1,-20,-10,0,0);
INSERT INTO seat VALUES(120848877728301057,1,101,'player1',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120849769248587777,0,101,'player1',0,0,1,0,0,0,0,0,1);
INSERT INTO seat VALUES(120849769248587777,1,120849769248587778,'bot-ada',2,1,3,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120849769248587777,2,100,'player0',0,0,1,0,0,0,0,0,1);
INSERT INTO seat VALUES(120850912745881601,0,100,'player0',0,0,1,0,0,0,0,0,1);
INSERT INTO seat VALUES(120850912745881601,1,903,'guest3',1,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(120850912745881601,2,902,'guest2',1,0,1,0,0,0,0,0,0);
INSERT INTO seat VALUES(120850912745881601,3,901,'guest1',1,0,4,-1,1,0,0,0,0);
INSERT INTO seat VALUES(120851222025469953,0,101,'player1',0,0,2,-1,1,-20,-10,0,0);
INSERT INTO seat VALUES(120851222025469953,1,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120851788520751105,0,120851788520751106,'bot-ada',2,1,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120851788520751105,1,101,'player1',0,0,1,1,0,0,0,0,1);
INSERT INTO seat VALUES(120851788520751105,2,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120852347512422401,0,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(120852347512422401,1,902,'guest2',1,0,4,-1,1,0,0,0,0);
INSERT INTO seat VALUES(120852347512422401,2,100,'player0',0,0,3,-1,0,0,0,0,1);
INSERT INTO seat VALUES(120852347512422401,3,903,'guest3',1,0,2,-1,0,0,0,0,0);
INSERT INTO seat VALUES(120854255107047425,0,100,'player0',0,0,1,1,0,20,10,0,0);
INSERT INTO seat VALUES(120854255107047425,1,101,'player1',0,0,2,-1,1,-10,-10,0,0);
INSERT INTO seat VALUES(120855343696707585,0,101,'player1',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120855343696707585,1,100,'player0',0,0,0,0,1,0,0,0,0);
INSERT INTO seat VALUES(120855630385774593,0,901,'guest1',1,0,1,1,0,0,0,0,0);
INSERT INTO seat VALUES(120855630385774593,1,100,'player0',0,0,2,-1,1,0,0,0,1);
INSERT INTO seat VALUES(120857250200813569,0,108,'player8',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857250200813569,1,109,'player9',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857414223265793,0,114,'player14',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857414223265793,1,115,'player15',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857414223265793,2,110,'player10',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857414223265793,3,116,'player16',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857414223265793,4,111,'player11',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857414223265793,5,112,'player12',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857414223265793,6,113,'player13',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857571178315777,0,118,'player18',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857571178315777,1,117,'player17',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857733409800193,0,119,'player19',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857733409800193,1,122,'player22',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857733409800193,2,120,'player20',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857733409800193,3,121,'player21',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857882706051073,0,124,'player24',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120857882706051073,1,123,'player23',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858039573020673,0,120858039573020674,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858039573020673,1,125,'player25',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120858039573020673,2,126,'player26',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120858221886832641,0,120858221886832644,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858221886832641,1,120858221886832646,'bot-emil',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858221886832641,2,120858221886832642,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858221886832641,3,120858221886832643,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858221886832641,4,127,'player27',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120858221886832641,5,120858221886832645,'bot-dora',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858221886832641,6,128,'player28',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120858221886832641,7,120858221886832647,'bot-fay',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858435108470785,0,120858435108470786,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858435108470785,1,129,'player29',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120858435108470785,2,130,'player30',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120858609369219073,0,120858609369219075,'bot-blaise',2,2,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858609369219073,1,131,'player31',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120858609369219073,2,120858609369219076,'bot-cleo',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858609369219073,3,120858609369219074,'bot-ada',2,1,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858609369219073,4,132,'player32',0,0,0,0,0,0,0,0,1);
INSERT INTO seat VALUES(120858803754237953,0,134,'player34',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858803754237953,1,133,'player33',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858965075558401,0,135,'player35',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858965075558401,1,138,'player38',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858965075558401,2,137,'player37',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120858965075558401,3,136,'player36',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120859111070892033,0,140,'player40',0,0,2,-1,1,0,-10,1,0);
INSERT INTO seat VALUES(120859111070892033,1,139,'player39',0,0,1,1,0,20,10,1,0);
INSERT INTO seat VALUES(120859263378653186,0,143,'player43',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120859263378653186,1,144,'player44',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120859263378653186,2,142,'player42',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120859263378653186,3,141,'player41',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120859429074632705,0,150,'player50',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120859429074632705,1,146,'player46',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120859429074632705,2,148,'player48',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120859429074632705,3,147,'player47',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120859429074632705,4,145,'player45',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120859429074632705,5,149,'player49',0,0,0,0,0,0,0,0,0);
INSERT INTO seat VALUES(120859616664879105,0,151,'player51',0,0,2,-1,1,0,-10,0,0);
INSERT INTO seat VALUES(120859616664879105,1,152,'player52',0,0,1,1,0,20,10,0,0);
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
INSERT INTO entry VALUES(1,1,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,2,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,3,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,4,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,5,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,6,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,7,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,8,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,9,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,10,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,11,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,12,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,13,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,14,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,15,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,16,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,17,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,18,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,19,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,20,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,21,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,22,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,23,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,24,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,25,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,26,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,27,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,28,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,29,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,30,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,31,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,32,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,33,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,34,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,35,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,36,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,37,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,38,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,39,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,40,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,41,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,42,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,43,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,44,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,45,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,46,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,47,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,48,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,49,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,50,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,51,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,52,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,53,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,54,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,55,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,56,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,57,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,58,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,59,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,60,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,61,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,62,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,63,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,64,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,65,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,66,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,67,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,68,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,69,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,70,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,71,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,72,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,73,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,74,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,75,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,76,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,77,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,78,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,79,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,80,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,81,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,82,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,83,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,84,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,85,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,86,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,87,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,88,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,89,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(1,90,0,1,-100000,'grant','',1796036800000);
INSERT INTO entry VALUES(2,1,120842931404800016,1,20,'bet','',1796036800000);
INSERT INTO entry VALUES(2,2,120842931404800016,1,-20,'pot','',1796036986815);
INSERT INTO entry VALUES(2,3,120846651689533441,1,20,'bet','',1796037686985);
INSERT INTO entry VALUES(2,4,120846651689533441,1,-20,'pot','',1796037722015);
INSERT INTO entry VALUES(2,5,120848877728301057,1,20,'bet','',1796038217714);
INSERT INTO entry VALUES(2,6,120848877728301057,1,-20,'pot','',1796038369269);
INSERT INTO entry VALUES(2,7,120851222025469953,1,20,'bet','',1796038776638);
INSERT INTO entry VALUES(2,8,120851222025469953,1,-20,'pot','',1796038850701);
INSERT INTO entry VALUES(2,9,120854255107047425,1,20,'bet','',1796039499781);
INSERT INTO entry VALUES(2,10,120854255107047425,1,-20,'pot','',1796039698321);
INSERT INTO entry VALUES(2,11,120857250200813569,1,20,'bet','',1796040213867);
INSERT INTO entry VALUES(2,12,120857414223265793,1,70,'bet','',1796040252973);
INSERT INTO entry VALUES(2,13,120857571178315777,1,20,'bet','',1796040290394);
INSERT INTO entry VALUES(2,14,120857733409800193,1,40,'bet','',1796040329073);
INSERT INTO entry VALUES(2,15,120857882706051073,1,20,'bet','',1796040364668);
INSERT INTO entry VALUES(2,16,120858965075558401,1,40,'bet','',1796040622725);
INSERT INTO entry VALUES(2,17,120859111070892033,1,20,'bet','',1796040657533);
INSERT INTO entry VALUES(2,18,120859111070892033,1,-20,'pot','',1796040693846);
INSERT INTO entry VALUES(2,19,120859263378653186,1,40,'bet','',1796040693846);
INSERT INTO entry VALUES(2,20,120859429074632705,1,60,'bet','',1796040733351);
INSERT INTO entry VALUES(2,21,120859616664879105,1,20,'bet','',1796040778076);
INSERT INTO entry VALUES(2,22,120859616664879105,1,-20,'pot','',1796040809642);
INSERT INTO entry VALUES(100,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(100,2,120842931404800016,1,-10,'bet','',1796036800000);
INSERT INTO entry VALUES(100,3,120842931404800016,0,20,'win','',1796036986815);
INSERT INTO entry VALUES(100,4,120842931404800016,1,20,'pot','',1796036986815);
INSERT INTO entry VALUES(100,5,120846651689533441,1,-10,'bet','',1796037686985);
INSERT INTO entry VALUES(100,6,120846651689533441,0,-10,'loss','',1796037722015);
INSERT INTO entry VALUES(100,7,120848877728301057,1,-10,'bet','',1796038217714);
INSERT INTO entry VALUES(100,8,120848877728301057,0,-20,'leave','',1796038369269);
INSERT INTO entry VALUES(100,9,120851222025469953,1,-10,'bet','',1796038776638);
INSERT INTO entry VALUES(100,10,120851222025469953,0,20,'win','',1796038850701);
INSERT INTO entry VALUES(100,11,120851222025469953,1,20,'pot','',1796038850701);
INSERT INTO entry VALUES(100,12,120854255107047425,1,-10,'bet','',1796039499781);
INSERT INTO entry VALUES(100,13,120854255107047425,0,20,'win','',1796039698321);
INSERT INTO entry VALUES(100,14,120854255107047425,1,20,'pot','',1796039698321);
INSERT INTO entry VALUES(101,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(101,2,120842931404800016,1,-10,'bet','',1796036800000);
INSERT INTO entry VALUES(101,3,120842931404800016,0,-10,'loss','',1796036986815);
INSERT INTO entry VALUES(101,4,120846651689533441,1,-10,'bet','',1796037686985);
INSERT INTO entry VALUES(101,5,120846651689533441,0,20,'win','',1796037722015);
INSERT INTO entry VALUES(101,6,120846651689533441,1,20,'pot','',1796037722015);
INSERT INTO entry VALUES(101,7,120848877728301057,1,-10,'bet','',1796038217714);
INSERT INTO entry VALUES(101,8,120848877728301057,0,20,'win','',1796038369269);
INSERT INTO entry VALUES(101,9,120848877728301057,1,20,'pot','',1796038369269);
INSERT INTO entry VALUES(101,10,120851222025469953,1,-10,'bet','',1796038776638);
INSERT INTO entry VALUES(101,11,120851222025469953,0,-20,'leave','',1796038850701);
INSERT INTO entry VALUES(101,12,120854255107047425,1,-10,'bet','',1796039499781);
INSERT INTO entry VALUES(101,13,120854255107047425,0,-10,'loss','',1796039698321);
INSERT INTO entry VALUES(102,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(103,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(104,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(105,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(106,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(107,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(108,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(108,2,120857250200813569,1,-10,'bet','',1796040213867);
INSERT INTO entry VALUES(109,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(109,2,120857250200813569,1,-10,'bet','',1796040213867);
INSERT INTO entry VALUES(110,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(110,2,120857414223265793,1,-10,'bet','',1796040252973);
INSERT INTO entry VALUES(111,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(111,2,120857414223265793,1,-10,'bet','',1796040252973);
INSERT INTO entry VALUES(112,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(112,2,120857414223265793,1,-10,'bet','',1796040252973);
INSERT INTO entry VALUES(113,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(113,2,120857414223265793,1,-10,'bet','',1796040252973);
INSERT INTO entry VALUES(114,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(114,2,120857414223265793,1,-10,'bet','',1796040252973);
INSERT INTO entry VALUES(115,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(115,2,120857414223265793,1,-10,'bet','',1796040252973);
INSERT INTO entry VALUES(116,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(116,2,120857414223265793,1,-10,'bet','',1796040252973);
INSERT INTO entry VALUES(117,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(117,2,120857571178315777,1,-10,'bet','',1796040290394);
INSERT INTO entry VALUES(118,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(118,2,120857571178315777,1,-10,'bet','',1796040290394);
INSERT INTO entry VALUES(119,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(119,2,120857733409800193,1,-10,'bet','',1796040329073);
INSERT INTO entry VALUES(120,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(120,2,120857733409800193,1,-10,'bet','',1796040329073);
INSERT INTO entry VALUES(121,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(121,2,120857733409800193,1,-10,'bet','',1796040329073);
INSERT INTO entry VALUES(122,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(122,2,120857733409800193,1,-10,'bet','',1796040329073);
INSERT INTO entry VALUES(123,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(123,2,120857882706051073,1,-10,'bet','',1796040364668);
INSERT INTO entry VALUES(124,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(124,2,120857882706051073,1,-10,'bet','',1796040364668);
INSERT INTO entry VALUES(125,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(126,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(127,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(128,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(129,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(130,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(131,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(132,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(133,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(134,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(135,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(135,2,120858965075558401,1,-10,'bet','',1796040622725);
INSERT INTO entry VALUES(136,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(136,2,120858965075558401,1,-10,'bet','',1796040622725);
INSERT INTO entry VALUES(137,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(137,2,120858965075558401,1,-10,'bet','',1796040622725);
INSERT INTO entry VALUES(138,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(138,2,120858965075558401,1,-10,'bet','',1796040622725);
INSERT INTO entry VALUES(139,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(139,2,120859111070892033,1,-10,'bet','',1796040657533);
INSERT INTO entry VALUES(139,3,120859111070892033,0,20,'win','',1796040693846);
INSERT INTO entry VALUES(139,4,120859111070892033,1,20,'pot','',1796040693846);
INSERT INTO entry VALUES(140,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(140,2,120859111070892033,1,-10,'bet','',1796040657533);
INSERT INTO entry VALUES(141,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(141,2,120859263378653186,1,-10,'bet','',1796040693846);
INSERT INTO entry VALUES(142,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(142,2,120859263378653186,1,-10,'bet','',1796040693846);
INSERT INTO entry VALUES(143,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(143,2,120859263378653186,1,-10,'bet','',1796040693846);
INSERT INTO entry VALUES(144,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(144,2,120859263378653186,1,-10,'bet','',1796040693846);
INSERT INTO entry VALUES(145,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(145,2,120859429074632705,1,-10,'bet','',1796040733351);
INSERT INTO entry VALUES(146,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(146,2,120859429074632705,1,-10,'bet','',1796040733351);
INSERT INTO entry VALUES(147,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(147,2,120859429074632705,1,-10,'bet','',1796040733351);
INSERT INTO entry VALUES(148,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(148,2,120859429074632705,1,-10,'bet','',1796040733351);
INSERT INTO entry VALUES(149,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(149,2,120859429074632705,1,-10,'bet','',1796040733351);
INSERT INTO entry VALUES(150,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(150,2,120859429074632705,1,-10,'bet','',1796040733351);
INSERT INTO entry VALUES(151,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(151,2,120859616664879105,1,-10,'bet','',1796040778076);
INSERT INTO entry VALUES(152,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(152,2,120859616664879105,1,-10,'bet','',1796040778076);
INSERT INTO entry VALUES(152,3,120859616664879105,0,20,'win','',1796040809642);
INSERT INTO entry VALUES(152,4,120859616664879105,1,20,'pot','',1796040809642);
INSERT INTO entry VALUES(153,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(154,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(155,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(156,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(157,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(158,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(159,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(160,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(161,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(162,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(163,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(164,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(165,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(166,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(167,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(168,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(169,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(170,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(171,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(172,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(173,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(174,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(175,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(176,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(177,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(178,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(179,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(180,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(181,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(182,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(183,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(184,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(185,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(186,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(187,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(188,1,0,1,100000,'grant','',1796036800000);
INSERT INTO entry VALUES(189,1,0,1,100000,'grant','',1796036800000);
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
INSERT INTO score VALUES(100,'exta-cards',120854255107047425,1796039698321,1796039698321,20,1,1);
INSERT INTO score VALUES(100,'extreme-last-card',120846651689533441,1796037722015,1796037722015,-10,1,-1);
INSERT INTO score VALUES(100,'last-one',120842931404800016,1796036986815,1796036986815,20,1,1);
INSERT INTO score VALUES(100,'palace',120848877728301057,1796038369269,1796038369269,-20,1,-1);
INSERT INTO score VALUES(100,'switch',120851222025469953,1796038850701,1796038850701,20,1,1);
INSERT INTO score VALUES(101,'exta-cards',120854255107047425,1796039698321,1796039698321,-10,1,-1);
INSERT INTO score VALUES(101,'extreme-last-card',120846651689533441,1796037722015,1796037722015,20,1,1);
INSERT INTO score VALUES(101,'last-one',120842931404800016,1796036986815,1796036986815,-10,1,-1);
INSERT INTO score VALUES(101,'palace',120848877728301057,1796038369269,1796038369269,20,1,1);
INSERT INTO score VALUES(101,'switch',120851222025469953,1796038850701,1796038850701,-20,1,-1);
INSERT INTO score VALUES(139,'extreme-last-card',120859111070892033,1796040693846,1796040693846,20,1,1);
INSERT INTO score VALUES(140,'extreme-last-card',120859111070892033,1796040693846,0,0,1,-1);
INSERT INTO score VALUES(151,'exta-cards',120859616664879105,1796040809642,0,0,1,-1);
INSERT INTO score VALUES(152,'exta-cards',120859616664879105,1796040809642,1796040809642,20,1,1);
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
INSERT INTO sanction VALUES(120842931404800000,0,189,'player89','',1796036800000,0,'kate','shouted',0,120842931404800000,'','');
INSERT INTO sanction VALUES(120842931404800003,1,189,'player89','',1796036800000,0,'kate','shouted',0,120842931404800003,'','');
CREATE TABLE audit (
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO audit VALUES(120842931404800002,1796036800000,'kate','ban','player89','shouted');
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY, -- counts all events from 1
    prev INTEGER NOT NULL, -- n of the game's event before; 0: none
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL, -- counts the game's events from 1
    at_ms INTEGER NOT NULL,
    command INTEGER NOT NULL, -- 0: none; else once in a game
    event TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,0,120842931404800016,1,1796036800000,12000006,'move 2 play J+4 color Y');
INSERT INTO journal VALUES(2,1,120842931404800016,2,1796036804673,12000007,'move 1 take');
INSERT INTO journal VALUES(3,2,120842931404800016,3,1796036809274,12000008,'move 2 play Y5');
INSERT INTO journal VALUES(4,3,120842931404800016,4,1796036811933,12000009,'move 1 play Y7');
INSERT INTO journal VALUES(5,4,120842931404800016,5,1796036816504,12000010,'move 2 draw');
INSERT INTO journal VALUES(6,5,120842931404800016,6,1796036818122,12000011,'move 2 play G7');
INSERT INTO journal VALUES(7,6,120842931404800016,7,1796036822387,12000012,'move 1 play J color Y');
INSERT INTO journal VALUES(8,7,120842931404800016,8,1796036826020,12000013,'move 2 draw');
INSERT INTO journal VALUES(9,8,120842931404800016,9,1796036827477,12000014,'move 1 play Y9');
INSERT INTO journal VALUES(10,9,120842931404800016,10,1796036829916,12000015,'move 2 draw');
INSERT INTO journal VALUES(11,10,120842931404800016,11,1796036831473,12000016,'move 1 play Y5');
INSERT INTO journal VALUES(12,11,120842931404800016,12,1796036833585,12000017,'move 2 play B5');
INSERT INTO journal VALUES(13,12,120842931404800016,13,1796036835180,12000018,'move 1 play B7');
INSERT INTO journal VALUES(14,13,120842931404800016,14,1796036838334,12000019,'move 2 draw');
INSERT INTO journal VALUES(15,14,120842931404800016,15,1796036842790,12000020,'move 1 play R7');
INSERT INTO journal VALUES(16,15,120842931404800016,16,1796036844135,12000021,'move 2 play R2');
INSERT INTO journal VALUES(17,16,120842931404800016,17,1796036844135,0,'hash 68e700db7513eb43d941bccbee0b8fcf');
INSERT INTO journal VALUES(18,17,120842931404800016,18,1796036847712,12000022,'move 1 draw');
INSERT INTO journal VALUES(19,18,120842931404800016,19,1796036849942,12000023,'move 2 play RV');
INSERT INTO journal VALUES(20,19,120842931404800016,20,1796036854629,12000024,'move 2 play R1');
INSERT INTO journal VALUES(21,20,120842931404800016,21,1796036858893,12000025,'move 1 draw');
INSERT INTO journal VALUES(22,21,120842931404800016,22,1796036863496,12000026,'move 2 play R5');
INSERT INTO journal VALUES(23,22,120842931404800016,23,1796036865628,12000027,'move 1 play R9');
INSERT INTO journal VALUES(24,23,120842931404800016,24,1796036869706,12000028,'move 2 play R3');
INSERT INTO journal VALUES(25,24,120842931404800016,25,1796036873852,12000029,'move 1 draw');
INSERT INTO journal VALUES(26,25,120842931404800016,26,1796036933852,0,'timeout 2');
INSERT INTO journal VALUES(27,26,120842931404800016,27,1796036933852,0,'auto 2 draw');
INSERT INTO journal VALUES(28,27,120842931404800016,28,1796036933852,0,'auto 2 play B3');
INSERT INTO journal VALUES(29,28,120842931404800016,29,1796036939375,12000030,'move 1 draw');
INSERT INTO journal VALUES(30,29,120842931404800016,30,1796036943496,12000031,'move 1 play B8');
INSERT INTO journal VALUES(31,30,120842931404800016,31,1796036945571,12000032,'move 2 play BS last');
INSERT INTO journal VALUES(32,31,120842931404800016,32,1796036947605,12000033,'move 2 draw');
INSERT INTO journal VALUES(33,32,120842931404800016,33,1796036949930,12000034,'move 1 play B4');
INSERT INTO journal VALUES(34,33,120842931404800016,34,1796036949930,0,'hash f460bc52a6d2280907ddfa5c523c4c19');
INSERT INTO journal VALUES(35,34,120842931404800016,35,1796036951065,12000035,'move 2 last');
INSERT INTO journal VALUES(36,35,120842931404800016,36,1796036956052,12000036,'move 2 draw');
INSERT INTO journal VALUES(37,36,120842931404800016,37,1796036957604,12000037,'move 1 play B+2');
INSERT INTO journal VALUES(38,37,120842931404800016,38,1796036958901,12000038,'move 2 take');
INSERT INTO journal VALUES(39,38,120842931404800016,39,1796036960363,12000039,'move 1 play B9');
INSERT INTO journal VALUES(40,39,120842931404800016,40,1796036963611,12000040,'move 2 draw');
INSERT INTO journal VALUES(41,40,120842931404800016,41,1796036968605,12000041,'move 1 play B6');
INSERT INTO journal VALUES(42,41,120842931404800016,42,1796036969608,12000042,'move 2 draw');
INSERT INTO journal VALUES(43,42,120842931404800016,43,1796036974206,12000043,'move 1 play G6');
INSERT INTO journal VALUES(44,43,120842931404800016,44,1796036977512,12000044,'move 2 play G5');
INSERT INTO journal VALUES(45,44,120842931404800016,45,1796036982385,12000045,'move 1 play G9');
INSERT INTO journal VALUES(46,45,120842931404800016,46,1796036986815,12000046,'leave 2');
INSERT INTO journal VALUES(47,46,120842931404800016,47,1796036986815,0,'hash 812412644e11ed575713975034aea2e7');
INSERT INTO journal VALUES(48,47,120842931404800016,48,1796036986815,12000047,'vote 1 2 forgive open');
INSERT INTO journal VALUES(49,0,120843970816245761,1,1796037047815,12000054,'move 3 play J color Y');
INSERT INTO journal VALUES(50,49,120843970816245761,2,1796037049479,0,'move 1 play Y1');
INSERT INTO journal VALUES(51,50,120843970816245761,3,1796037054479,12000055,'move 2 draw');
INSERT INTO journal VALUES(52,51,120843970816245761,4,1796037059308,12000056,'move 3 play Y4');
INSERT INTO journal VALUES(53,52,120843970816245761,5,1796037062231,0,'move 1 draw');
INSERT INTO journal VALUES(54,53,120843970816245761,6,1796037067231,0,'move 1 play J+4 color G');
INSERT INTO journal VALUES(55,54,120843970816245761,7,1796037067231,12000057,'move 2 take');
INSERT INTO journal VALUES(56,55,120843970816245761,8,1796037071026,12000058,'move 3 play J+4 color B');
INSERT INTO journal VALUES(57,56,120843970816245761,9,1796037075107,0,'move 1 take');
INSERT INTO journal VALUES(58,57,120843970816245761,10,1796037080107,12000059,'move 2 play B+2');
INSERT INTO journal VALUES(59,58,120843970816245761,11,1796037140107,0,'timeout 3');
INSERT INTO journal VALUES(60,59,120843970816245761,12,1796037140107,0,'auto 3 take');
INSERT INTO journal VALUES(61,60,120843970816245761,13,1796037143445,0,'move 1 play G+2');
INSERT INTO journal VALUES(62,61,120843970816245761,14,1796037143445,12000060,'move 2 take');
INSERT INTO journal VALUES(63,62,120843970816245761,15,1796037145623,12000061,'move 3 play G1');
INSERT INTO journal VALUES(64,63,120843970816245761,16,1796037148391,0,'move 1 play G8');
INSERT INTO journal VALUES(65,64,120843970816245761,17,1796037148391,0,'hash 28897658e15e2f0ec1532298e4261c9b');
INSERT INTO journal VALUES(66,65,120843970816245761,18,1796037153391,12000062,'move 2 play G9');
INSERT INTO journal VALUES(67,66,120843970816245761,19,1796037213391,0,'timeout 3');
INSERT INTO journal VALUES(68,67,120843970816245761,20,1796037213391,0,'auto 3 play G2');
INSERT INTO journal VALUES(69,68,120843970816245761,21,1796037217724,0,'move 1 play G5');
INSERT INTO journal VALUES(70,69,120843970816245761,22,1796037217724,12000063,'move 2 play R5');
INSERT INTO journal VALUES(71,70,120843970816245761,23,1796037219217,12000064,'move 3 play B5');
INSERT INTO journal VALUES(72,71,120843970816245761,24,1796037221383,0,'move 1 draw');
INSERT INTO journal VALUES(73,72,120843970816245761,25,1796037225473,12000065,'move 2 play B9');
INSERT INTO journal VALUES(74,73,120843970816245761,26,1796037228722,12000066,'leave 2');
INSERT INTO journal VALUES(75,74,120843970816245761,27,1796037228722,12000067,'move 3 play B8');
INSERT INTO journal VALUES(76,75,120843970816245761,28,1796037230364,0,'move 1 draw');
INSERT INTO journal VALUES(77,76,120843970816245761,29,1796037235211,0,'move 1 play B7');
INSERT INTO journal VALUES(78,77,120843970816245761,30,1796037235211,12000068,'move 3 draw');
INSERT INTO journal VALUES(79,78,120843970816245761,31,1796037238786,0,'move 1 play G7');
INSERT INTO journal VALUES(80,79,120843970816245761,32,1796037243786,12000069,'move 3 play G3');
INSERT INTO journal VALUES(81,80,120843970816245761,33,1796037247280,0,'move 1 play G6');
INSERT INTO journal VALUES(82,81,120843970816245761,34,1796037247280,0,'hash b36cbd0a492a7ca2ca43ba2c5d5a0447');
INSERT INTO journal VALUES(83,82,120843970816245761,35,1796037252280,12000070,'move 3 draw');
INSERT INTO journal VALUES(84,83,120843970816245761,36,1796037253417,12000071,'move 3 play J color Y');
INSERT INTO journal VALUES(85,84,120843970816245761,37,1796037258272,0,'move 1 play Y6');
INSERT INTO journal VALUES(86,85,120843970816245761,38,1796037263272,12000072,'move 3 play Y2 last');
INSERT INTO journal VALUES(87,86,120843970816245761,39,1796037268254,0,'move 1 draw');
INSERT INTO journal VALUES(88,87,120843970816245761,40,1796037273254,12000073,'move 3 play YS');
INSERT INTO journal VALUES(89,88,120843970816245761,41,1796037273254,0,'hash eb585ddc0e68f76a8a2e72202e7121c2');
INSERT INTO journal VALUES(90,0,120845184572325889,1,1796037337197,12000084,'move 4 play J color G');
INSERT INTO journal VALUES(91,90,120845184572325889,2,1796037339779,12000085,'leave 1');
INSERT INTO journal VALUES(92,91,120845184572325889,3,1796037339779,12000086,'move 3 play J color G');
INSERT INTO journal VALUES(93,92,120845184572325889,4,1796037399779,0,'timeout 2');
INSERT INTO journal VALUES(94,93,120845184572325889,5,1796037399779,0,'auto 2 play GV');
INSERT INTO journal VALUES(95,94,120845184572325889,6,1796037404853,12000087,'move 3 play G3');
INSERT INTO journal VALUES(96,95,120845184572325889,7,1796037406712,12000088,'move 4 play G1');
INSERT INTO journal VALUES(97,96,120845184572325889,8,1796037411711,12000089,'move 2 draw');
INSERT INTO journal VALUES(98,97,120845184572325889,9,1796037412918,12000090,'move 3 draw');
INSERT INTO journal VALUES(99,98,120845184572325889,10,1796037414256,12000091,'move 3 play J color B');
INSERT INTO journal VALUES(100,99,120845184572325889,11,1796037418582,12000092,'move 4 play J+4 color G');
INSERT INTO journal VALUES(101,100,120845184572325889,12,1796037423293,12000093,'move 2 take');
INSERT INTO journal VALUES(102,101,120845184572325889,13,1796037426369,12000094,'move 3 draw');
INSERT INTO journal VALUES(103,102,120845184572325889,14,1796037431271,12000095,'move 3 play J+4 color Y');
INSERT INTO journal VALUES(104,103,120845184572325889,15,1796037433839,12000096,'move 4 lie');
INSERT INTO journal VALUES(105,104,120845184572325889,16,1796037435721,12000097,'move 2 play Y3');
INSERT INTO journal VALUES(106,105,120845184572325889,17,1796037435721,0,'hash 305be0ce9633449ae496c4b207da9e69');
INSERT INTO journal VALUES(107,106,120845184572325889,18,1796037438239,12000098,'move 3 play Y+2');
INSERT INTO journal VALUES(108,107,120845184572325889,19,1796037439999,12000099,'move 4 take');
INSERT INTO journal VALUES(109,108,120845184572325889,20,1796037443165,12000100,'move 2 draw');
INSERT INTO journal VALUES(110,109,120845184572325889,21,1796037447914,12000101,'move 2 play YS');
INSERT INTO journal VALUES(111,110,120845184572325889,22,1796037451249,12000102,'move 4 draw');
INSERT INTO journal VALUES(112,111,120845184572325889,23,1796037454035,12000103,'move 2 play RS');
INSERT INTO journal VALUES(113,112,120845184572325889,24,1796037457335,12000104,'move 4 play RV');
INSERT INTO journal VALUES(114,113,120845184572325889,25,1796037459059,12000105,'move 3 play YV');
INSERT INTO journal VALUES(115,114,120845184572325889,26,1796037463648,12000106,'move 4 play YV');
INSERT INTO journal VALUES(116,115,120845184572325889,27,1796037464710,12000107,'move 3 draw');
INSERT INTO journal VALUES(117,116,120845184572325889,28,1796037467462,12000108,'move 2 draw');
INSERT INTO journal VALUES(118,117,120845184572325889,29,1796037469372,12000109,'move 4 play J color Y');
INSERT INTO journal VALUES(119,118,120845184572325889,30,1796037470630,12000110,'move 3 draw');
INSERT INTO journal VALUES(120,119,120845184572325889,31,1796037472107,12000111,'move 2 play Y4');
INSERT INTO journal VALUES(121,120,120845184572325889,32,1796037475885,12000112,'move 4 play Y2');
INSERT INTO journal VALUES(122,121,120845184572325889,33,1796037478138,12000113,'move 3 play G2');
INSERT INTO journal VALUES(123,122,120845184572325889,34,1796037478138,0,'hash 221ff751c60b25dbe6666b52dec49736');
INSERT INTO journal VALUES(124,123,120845184572325889,35,1796037482066,12000114,'move 2 play GV');
INSERT INTO journal VALUES(125,124,120845184572325889,36,1796037485502,12000115,'move 3 draw');
INSERT INTO journal VALUES(126,125,120845184572325889,37,1796037488913,12000116,'move 4 play G0');
INSERT INTO journal VALUES(127,126,120845184572325889,38,1796037493701,12000117,'move 2 play B0');
INSERT INTO journal VALUES(128,127,120845184572325889,39,1796037495411,12000118,'move 3 play B1');
INSERT INTO journal VALUES(129,128,120845184572325889,40,1796037499485,12000119,'move 4 play B9');
INSERT INTO journal VALUES(130,129,120845184572325889,41,1796037503062,12000120,'move 2 play R9');
INSERT INTO journal VALUES(131,130,120845184572325889,42,1796037506346,12000121,'move 3 play R2');
INSERT INTO journal VALUES(132,131,120845184572325889,43,1796037510469,12000122,'move 4 play R8');
INSERT INTO journal VALUES(133,132,120845184572325889,44,1796037511533,12000123,'move 2 play R6');
INSERT INTO journal VALUES(134,133,120845184572325889,45,1796037513072,12000124,'move 3 draw');
INSERT INTO journal VALUES(135,134,120845184572325889,46,1796037515656,12000125,'move 4 play R1');
INSERT INTO journal VALUES(136,135,120845184572325889,47,1796037520612,12000126,'move 2 draw');
INSERT INTO journal VALUES(137,136,120845184572325889,48,1796037523630,12000127,'move 2 pass');
INSERT INTO journal VALUES(138,137,120845184572325889,49,1796037527836,12000128,'move 3 draw');
INSERT INTO journal VALUES(139,138,120845184572325889,50,1796037532330,12000129,'move 4 play R7');
INSERT INTO journal VALUES(140,139,120845184572325889,51,1796037532330,0,'hash b989ee38b032b9c7f37a6a48293e216e');
INSERT INTO journal VALUES(141,140,120845184572325889,52,1796037535762,12000130,'leave 4');
INSERT INTO journal VALUES(142,141,120845184572325889,53,1796037535762,12000132,'move 2 play J+4 color R');
INSERT INTO journal VALUES(143,142,120845184572325889,54,1796037538356,12000133,'move 3 lie');
INSERT INTO journal VALUES(144,143,120845184572325889,55,1796037540426,12000134,'move 3 draw');
INSERT INTO journal VALUES(145,144,120845184572325889,56,1796037545387,12000135,'move 2 draw');
INSERT INTO journal VALUES(146,145,120845184572325889,57,1796037546682,12000136,'move 3 draw');
INSERT INTO journal VALUES(147,146,120845184572325889,58,1796037547818,12000137,'move 3 pass');
INSERT INTO journal VALUES(148,147,120845184572325889,59,1796037548870,12000138,'move 2 draw');
INSERT INTO journal VALUES(149,148,120845184572325889,60,1796037552965,12000139,'move 3 play R4');
INSERT INTO journal VALUES(150,149,120845184572325889,61,1796037554704,12000140,'move 2 play G4');
INSERT INTO journal VALUES(151,150,120845184572325889,62,1796037558587,12000141,'move 3 play B4');
INSERT INTO journal VALUES(152,151,120845184572325889,63,1796037561190,12000142,'move 2 play B3');
INSERT INTO journal VALUES(153,152,120845184572325889,64,1796037564498,12000143,'move 3 play Y3');
INSERT INTO journal VALUES(154,153,120845184572325889,65,1796037567439,12000144,'move 2 draw');
INSERT INTO journal VALUES(155,154,120845184572325889,66,1796037572110,12000145,'move 3 draw');
INSERT INTO journal VALUES(156,155,120845184572325889,67,1796037573945,12000146,'move 3 pass');
INSERT INTO journal VALUES(157,156,120845184572325889,68,1796037573945,0,'hash ebbdeab22a41568af14445112fe77dc7');
INSERT INTO journal VALUES(158,157,120845184572325889,69,1796037576281,12000147,'move 2 play Y5');
INSERT INTO journal VALUES(159,158,120845184572325889,70,1796037579228,12000148,'move 3 draw');
INSERT INTO journal VALUES(160,159,120845184572325889,71,1796037581617,12000149,'move 2 play Y5');
INSERT INTO journal VALUES(161,160,120845184572325889,72,1796037585722,12000150,'move 3 draw');
INSERT INTO journal VALUES(162,161,120845184572325889,73,1796037586988,12000151,'move 3 play Y7');
INSERT INTO journal VALUES(163,162,120845184572325889,74,1796037591948,12000152,'move 2 play Y6');
INSERT INTO journal VALUES(164,163,120845184572325889,75,1796037595772,12000153,'move 3 play G6');
INSERT INTO journal VALUES(165,164,120845184572325889,76,1796037597764,12000154,'move 2 play G2');
INSERT INTO journal VALUES(166,165,120845184572325889,77,1796037602670,12000155,'move 3 play G4');
INSERT INTO journal VALUES(167,166,120845184572325889,78,1796037607091,12000156,'move 2 draw');
INSERT INTO journal VALUES(168,167,120845184572325889,79,1796037611699,12000157,'move 2 play G9');
INSERT INTO journal VALUES(169,168,120845184572325889,80,1796037615913,12000158,'move 3 play G3');
INSERT INTO journal VALUES(170,169,120845184572325889,81,1796037616927,12000159,'move 2 play R3');
INSERT INTO journal VALUES(171,170,120845184572325889,82,1796037621752,12000160,'move 3 play B3');
INSERT INTO journal VALUES(172,171,120845184572325889,83,1796037625985,12000161,'leave 3');
INSERT INTO journal VALUES(173,172,120845184572325889,84,1796037625985,0,'hash 26c2d681eb55b9d64d90018cc1c2d007');
INSERT INTO journal VALUES(174,0,120846651689533441,1,1796037686985,12000170,'move 1 play AC suit D');
INSERT INTO journal VALUES(175,174,120846651689533441,2,1796037689097,12000171,'move 2 play AS AD suit H');
INSERT INTO journal VALUES(176,175,120846651689533441,3,1796037693822,12000172,'move 1 play JH');
INSERT INTO journal VALUES(177,176,120846651689533441,4,1796037698125,12000173,'move 2 draw');
INSERT INTO journal VALUES(178,177,120846651689533441,5,1796037701625,12000174,'move 1 play 3H');
INSERT INTO journal VALUES(179,178,120846651689533441,6,1796037703881,12000175,'move 2 draw');
INSERT INTO journal VALUES(180,179,120846651689533441,7,1796037706670,12000176,'move 1 draw');
INSERT INTO journal VALUES(181,180,120846651689533441,8,1796037708924,12000177,'move 2 play JOKER suit S');
INSERT INTO journal VALUES(182,181,120846651689533441,9,1796037712156,12000178,'move 1 draw');
INSERT INTO journal VALUES(183,182,120846651689533441,10,1796037714408,12000179,'move 2 play 10S');
INSERT INTO journal VALUES(184,183,120846651689533441,11,1796037717133,12000180,'move 2 play 6S');
INSERT INTO journal VALUES(185,184,120846651689533441,12,1796037718593,12000181,'move 1 play 7S 7D');
INSERT INTO journal VALUES(186,185,120846651689533441,13,1796037722015,12000182,'move 2 play 8D');
INSERT INTO journal VALUES(187,186,120846651689533441,14,1796037722015,0,'hash 259b661f28241c0d00511dd466c421c6');
INSERT INTO journal VALUES(188,0,120847064534876161,1,1796037785415,12000191,'move 3 play 4D 4H');
INSERT INTO journal VALUES(189,188,120847064534876161,2,1796037788895,0,'move 1 play 5D 5C');
INSERT INTO journal VALUES(190,189,120847064534876161,3,1796037793895,12000192,'move 2 take');
INSERT INTO journal VALUES(191,190,120847064534876161,4,1796037795492,12000193,'move 3 play AH suit C');
INSERT INTO journal VALUES(192,191,120847064534876161,5,1796037798781,0,'move 1 play JC');
INSERT INTO journal VALUES(193,192,120847064534876161,6,1796037803781,12000194,'move 3 play 10C 10D');
INSERT INTO journal VALUES(194,193,120847064534876161,7,1796037808222,0,'move 1 play 9D');
INSERT INTO journal VALUES(195,194,120847064534876161,8,1796037848222,12000195,'move 3 draw');
INSERT INTO journal VALUES(196,195,120847064534876161,9,1796037852156,12000196,'move 2 play 7D');
INSERT INTO journal VALUES(197,196,120847064534876161,10,1796037854699,0,'move 1 play 3D');
INSERT INTO journal VALUES(198,197,120847064534876161,11,1796037859699,12000197,'move 3 play AD suit H');
INSERT INTO journal VALUES(199,198,120847064534876161,12,1796037863360,12000198,'move 2 play 6H 6S');
INSERT INTO journal VALUES(200,199,120847064534876161,13,1796037866679,0,'move 1 play 10S last');
INSERT INTO journal VALUES(201,200,120847064534876161,14,1796037866679,0,'hash 2da550d8531c9d32bd1efe3bbbeb52fe');
INSERT INTO journal VALUES(202,0,120847917085884417,1,1796037988679,12000209,'move 4 play 7H');
INSERT INTO journal VALUES(203,202,120847917085884417,2,1796037991143,12000210,'move 1 play 10H 10S');
INSERT INTO journal VALUES(204,203,120847917085884417,3,1796037995040,12000211,'move 3 play AD suit H');
INSERT INTO journal VALUES(205,204,120847917085884417,4,1796037997187,12000212,'move 4 play JOKER suit C');
INSERT INTO journal VALUES(206,205,120847917085884417,5,1796038000572,12000213,'move 1 play QC');
INSERT INTO journal VALUES(207,206,120847917085884417,6,1796038001762,12000214,'move 2 play 8C 8H to 4');
INSERT INTO journal VALUES(208,207,120847917085884417,7,1796038006108,12000215,'move 3 play 4H 5H');
INSERT INTO journal VALUES(209,208,120847917085884417,8,1796038009636,12000216,'move 4 play 5S');
INSERT INTO journal VALUES(210,209,120847917085884417,9,1796038010816,12000217,'move 1 play 9D');
INSERT INTO journal VALUES(211,210,120847917085884417,10,1796038012509,12000218,'move 2 take');
INSERT INTO journal VALUES(212,211,120847917085884417,11,1796038016645,12000219,'move 3 play 7D');
INSERT INTO journal VALUES(213,212,120847917085884417,12,1796038017948,12000220,'move 4 play 4D');
INSERT INTO journal VALUES(214,213,120847917085884417,13,1796038022430,12000221,'move 1 play 3H 3S');
INSERT INTO journal VALUES(215,214,120847917085884417,14,1796038026534,12000222,'move 2 play 8S to 1');
INSERT INTO journal VALUES(216,215,120847917085884417,15,1796038086534,0,'timeout 3');
INSERT INTO journal VALUES(217,216,120847917085884417,16,1796038086534,0,'auto 3 play QS QH');
INSERT INTO journal VALUES(218,217,120847917085884417,17,1796038086534,0,'hash 4da26a1fe7d76d40d8e3aa5cabd7253f');
INSERT INTO journal VALUES(219,218,120847917085884417,18,1796038091993,12000223,'move 4 play 2H 2S');
INSERT INTO journal VALUES(220,219,120847917085884417,19,1796038094513,12000224,'move 1 take');
INSERT INTO journal VALUES(221,220,120847917085884417,20,1796038096033,12000225,'move 2 play AH AS suit C');
INSERT INTO journal VALUES(222,221,120847917085884417,21,1796038100627,12000226,'move 3 play AC suit S');
INSERT INTO journal VALUES(223,222,120847917085884417,22,1796038103245,12000227,'move 4 play 6S');
INSERT INTO journal VALUES(224,223,120847917085884417,23,1796038106441,12000228,'move 1 play 9S');
INSERT INTO journal VALUES(225,224,120847917085884417,24,1796038109059,12000229,'move 2 play 4S 4C');
INSERT INTO journal VALUES(226,225,120847917085884417,25,1796038112035,12000230,'move 3 play KH last');
INSERT INTO journal VALUES(227,226,120847917085884417,26,1796038113828,12000231,'move 4 play KS');
INSERT INTO journal VALUES(228,227,120847917085884417,27,1796038115761,12000232,'move 1 play 7S');
INSERT INTO journal VALUES(229,228,120847917085884417,28,1796038118287,12000233,'move 2 draw');
INSERT INTO journal VALUES(230,229,120847917085884417,29,1796038121571,12000234,'move 3 draw');
INSERT INTO journal VALUES(231,230,120847917085884417,30,1796038125946,12000235,'move 4 draw');
INSERT INTO journal VALUES(232,231,120847917085884417,31,1796038128478,12000236,'move 1 draw');
INSERT INTO journal VALUES(233,232,120847917085884417,32,1796038131060,12000237,'move 2 draw');
INSERT INTO journal VALUES(234,233,120847917085884417,33,1796038132347,12000238,'move 3 draw');
INSERT INTO journal VALUES(235,234,120847917085884417,34,1796038132347,0,'hash 45b50df1b341e0472b03d75f0b0fbcc4');
INSERT INTO journal VALUES(236,235,120847917085884417,35,1796038134326,12000239,'move 4 draw');
INSERT INTO journal VALUES(237,236,120847917085884417,36,1796038135929,12000240,'move 1 play JS JC');
INSERT INTO journal VALUES(238,237,120847917085884417,37,1796038137696,12000241,'move 4 play 3C');
INSERT INTO journal VALUES(239,238,120847917085884417,38,1796038138921,12000242,'move 3 play 3D');
INSERT INTO journal VALUES(240,239,120847917085884417,39,1796038140106,12000243,'move 2 play 6D 6C 6H');
INSERT INTO journal VALUES(241,240,120847917085884417,40,1796038145004,12000244,'move 1 draw');
INSERT INTO journal VALUES(242,241,120847917085884417,41,1796038148857,12000245,'move 4 play 9H');
INSERT INTO journal VALUES(243,242,120847917085884417,42,1796038150074,12000246,'move 3 play QH last');
INSERT INTO journal VALUES(244,243,120847917085884417,43,1796038152561,12000247,'move 2 play JH');
INSERT INTO journal VALUES(245,244,120847917085884417,44,1796038154217,12000248,'move 3 play JD');
INSERT INTO journal VALUES(246,245,120847917085884417,45,1796038154217,0,'hash 9d58d5f994d9c6af3e959c78d683b98c');
INSERT INTO journal VALUES(247,0,120848877728301057,1,1796038217714,12000258,'move 1 keep 10H 3C 3S');
INSERT INTO journal VALUES(248,247,120848877728301057,2,1796038221962,12000259,'move 2 keep 6D 2C 6C');
INSERT INTO journal VALUES(249,248,120848877728301057,3,1796038224624,12000260,'move 1 play 4C');
INSERT INTO journal VALUES(250,249,120848877728301057,4,1796038228516,12000261,'move 2 play 8D');
INSERT INTO journal VALUES(251,250,120848877728301057,5,1796038232305,12000262,'move 1 play 9S');
INSERT INTO journal VALUES(252,251,120848877728301057,6,1796038236989,12000263,'move 2 play QD');
INSERT INTO journal VALUES(253,252,120848877728301057,7,1796038296989,0,'timeout 1');
INSERT INTO journal VALUES(254,253,120848877728301057,8,1796038296989,0,'auto 1 play 7C');
INSERT INTO journal VALUES(255,254,120848877728301057,9,1796038301460,12000264,'move 2 play 4H');
INSERT INTO journal VALUES(256,255,120848877728301057,10,1796038303707,12000265,'move 1 play 10D');
INSERT INTO journal VALUES(257,256,120848877728301057,11,1796038308597,12000266,'move 1 play 7S');
INSERT INTO journal VALUES(258,257,120848877728301057,12,1796038310593,12000267,'move 2 play 4S');
INSERT INTO journal VALUES(259,258,120848877728301057,13,1796038314129,12000268,'move 1 play JH');
INSERT INTO journal VALUES(260,259,120848877728301057,14,1796038317941,12000269,'move 2 take');
INSERT INTO journal VALUES(261,260,120848877728301057,15,1796038322713,12000270,'move 1 play 10C');
INSERT INTO journal VALUES(262,261,120848877728301057,16,1796038324801,12000271,'move 1 play QC');
INSERT INTO journal VALUES(263,262,120848877728301057,17,1796038324801,0,'hash cffc4d6ae650182411d0c065bb5be7a7');
INSERT INTO journal VALUES(264,263,120848877728301057,18,1796038328760,12000272,'move 2 play 7S');
INSERT INTO journal VALUES(265,264,120848877728301057,19,1796038331229,12000273,'move 1 play 7H');
INSERT INTO journal VALUES(266,265,120848877728301057,20,1796038333711,12000274,'move 2 play 4S');
INSERT INTO journal VALUES(267,266,120848877728301057,21,1796038338065,12000275,'move 1 play 8C');
INSERT INTO journal VALUES(268,267,120848877728301057,22,1796038341335,12000276,'move 2 play 5S');
INSERT INTO journal VALUES(269,268,120848877728301057,23,1796038345872,12000277,'move 2 take');
INSERT INTO journal VALUES(270,269,120848877728301057,24,1796038347651,12000278,'move 1 play QS');
INSERT INTO journal VALUES(271,270,120848877728301057,25,1796038350642,12000279,'move 2 take');
INSERT INTO journal VALUES(272,271,120848877728301057,26,1796038352293,12000280,'move 1 play 5H');
INSERT INTO journal VALUES(273,272,120848877728301057,27,1796038354199,12000281,'move 1 take');
INSERT INTO journal VALUES(274,273,120848877728301057,28,1796038355591,12000282,'move 2 play JH');
INSERT INTO journal VALUES(275,274,120848877728301057,29,1796038356671,12000283,'move 1 take');
INSERT INTO journal VALUES(276,275,120848877728301057,30,1796038358724,12000284,'move 2 play 7S');
INSERT INTO journal VALUES(277,276,120848877728301057,31,1796038361797,12000285,'move 1 play 5H');
INSERT INTO journal VALUES(278,277,120848877728301057,32,1796038364251,12000286,'move 1 play JH');
INSERT INTO journal VALUES(279,278,120848877728301057,33,1796038365542,12000287,'move 2 play QS');
INSERT INTO journal VALUES(280,279,120848877728301057,34,1796038365542,0,'hash c7a79c3e2a2cb8c9e023827d004fa27c');
INSERT INTO journal VALUES(281,280,120848877728301057,35,1796038369269,12000288,'leave 1');
INSERT INTO journal VALUES(282,281,120848877728301057,36,1796038369269,0,'hash 6eaeebe757e3f903465badce7d292a59');
INSERT INTO journal VALUES(283,282,120848877728301057,37,1796038369269,12000290,'vote 2 1 penalize open');
INSERT INTO journal VALUES(284,0,120849769248587777,1,1796038430269,12000297,'move 1 keep 2C 5C AC');
INSERT INTO journal VALUES(285,284,120849769248587777,2,1796038432552,0,'move 2 keep QH 5H 9D');
INSERT INTO journal VALUES(286,285,120849769248587777,3,1796038477552,12000298,'move 3 keep AH KD QD');
INSERT INTO journal VALUES(287,286,120849769248587777,4,1796038479291,12000299,'move 3 play 4S');
INSERT INTO journal VALUES(288,287,120849769248587777,5,1796038539291,0,'timeout 1');
INSERT INTO journal VALUES(289,288,120849769248587777,6,1796038539291,0,'auto 1 play QC');
INSERT INTO journal VALUES(290,289,120849769248587777,7,1796038545264,0,'move 2 take');
INSERT INTO journal VALUES(291,290,120849769248587777,8,1796038545264,12000300,'move 3 play 8H');
INSERT INTO journal VALUES(292,291,120849769248587777,9,1796038546324,12000301,'move 1 play KC');
INSERT INTO journal VALUES(293,292,120849769248587777,10,1796038548629,0,'move 2 take');
INSERT INTO journal VALUES(294,293,120849769248587777,11,1796038553629,12000302,'move 3 play JD JC');
INSERT INTO journal VALUES(295,294,120849769248587777,12,1796038557187,12000303,'move 1 play AD');
INSERT INTO journal VALUES(296,295,120849769248587777,13,1796038560495,0,'move 2 take');
INSERT INTO journal VALUES(297,296,120849769248587777,14,1796038565495,12000304,'move 3 play KH');
INSERT INTO journal VALUES(298,297,120849769248587777,15,1796038567953,12000305,'move 1 play 7D');
INSERT INTO journal VALUES(299,298,120849769248587777,16,1796038569496,0,'move 2 play 4S');
INSERT INTO journal VALUES(300,299,120849769248587777,17,1796038569496,0,'hash 7202b9abc10b8e703d758cdb919a182b');
INSERT INTO journal VALUES(301,300,120849769248587777,18,1796038574114,12000306,'move 3 play AS');
INSERT INTO journal VALUES(302,301,120849769248587777,19,1796038576874,12000307,'move 1 play 10H');
INSERT INTO journal VALUES(303,302,120849769248587777,20,1796038636874,0,'timeout 1');
INSERT INTO journal VALUES(304,303,120849769248587777,21,1796038636874,0,'auto 1 play 3D');
INSERT INTO journal VALUES(305,304,120849769248587777,22,1796038636874,0,'hash 3573a1e7906ce3e019465982a9c88247');
INSERT INTO journal VALUES(306,0,120850912745881601,1,1796038702900,12000318,'move 1 keep 4D 6D JD');
INSERT INTO journal VALUES(307,306,120850912745881601,2,1796038704975,12000319,'move 2 keep 6H KH 3C');
INSERT INTO journal VALUES(308,307,120850912745881601,3,1796038706239,12000320,'move 3 keep 8S 10S 2S');
INSERT INTO journal VALUES(309,308,120850912745881601,4,1796038707571,12000321,'move 4 keep KD 10D 9S');
INSERT INTO journal VALUES(310,309,120850912745881601,5,1796038712522,12000322,'leave 4');
INSERT INTO journal VALUES(311,310,120850912745881601,6,1796038712522,12000323,'move 3 play 3D');
INSERT INTO journal VALUES(312,311,120850912745881601,7,1796038712522,0,'hash 711108111dda4d310cdfd8d9f6a985a2');
INSERT INTO journal VALUES(313,0,120851222025469953,1,1796038776638,12000332,'move 1 play AH suit D');
INSERT INTO journal VALUES(314,313,120851222025469953,2,1796038779336,12000333,'move 2 play AD suit C');
INSERT INTO journal VALUES(315,314,120851222025469953,3,1796038780942,12000334,'move 1 draw');
INSERT INTO journal VALUES(316,315,120851222025469953,4,1796038783379,12000335,'move 2 draw');
INSERT INTO journal VALUES(317,316,120851222025469953,5,1796038785021,12000336,'move 1 draw');
INSERT INTO journal VALUES(318,317,120851222025469953,6,1796038788638,12000337,'move 2 play AC suit H');
INSERT INTO journal VALUES(319,318,120851222025469953,7,1796038793244,12000338,'move 1 play KH KD');
INSERT INTO journal VALUES(320,319,120851222025469953,8,1796038835734,12000339,'move 2 play KS');
INSERT INTO journal VALUES(321,320,120851222025469953,9,1796038837594,12000340,'move 1 play 9S');
INSERT INTO journal VALUES(322,321,120851222025469953,10,1796038841745,12000341,'move 2 draw');
INSERT INTO journal VALUES(323,322,120851222025469953,11,1796038845979,12000342,'move 1 play 4S');
INSERT INTO journal VALUES(324,323,120851222025469953,12,1796038850701,12000343,'leave 1');
INSERT INTO journal VALUES(325,324,120851222025469953,13,1796038850701,0,'hash eedd8fc6fd402ac99132a30b2e208f78');
INSERT INTO journal VALUES(326,325,120851222025469953,14,1796038850701,12000344,'vote 2 1 penalize open');
INSERT INTO journal VALUES(327,0,120851788520751105,1,1796038913730,0,'move 1 play 5C');
INSERT INTO journal VALUES(328,327,120851788520751105,2,1796038916701,12000351,'move 2 play KC');
INSERT INTO journal VALUES(329,328,120851788520751105,3,1796038918233,12000352,'move 3 play 6C 6D');
INSERT INTO journal VALUES(330,329,120851788520751105,4,1796038922400,0,'move 1 play JD JS');
INSERT INTO journal VALUES(331,330,120851788520751105,5,1796038927400,0,'move 1 play AH suit C');
INSERT INTO journal VALUES(332,331,120851788520751105,6,1796038927400,12000353,'move 2 play 7S');
INSERT INTO journal VALUES(333,332,120851788520751105,7,1796038932272,12000354,'move 3 play AC suit D');
INSERT INTO journal VALUES(334,333,120851788520751105,8,1796038933734,0,'move 1 play 3D');
INSERT INTO journal VALUES(335,334,120851788520751105,9,1796038938591,12000355,'move 2 play 3H');
INSERT INTO journal VALUES(336,335,120851788520751105,10,1796038941218,12000356,'move 3 take');
INSERT INTO journal VALUES(337,336,120851788520751105,11,1796038944649,0,'move 1 play 9H');
INSERT INTO journal VALUES(338,337,120851788520751105,12,1796038949649,12000357,'move 2 play 4H 4D');
INSERT INTO journal VALUES(339,338,120851788520751105,13,1796038954061,12000358,'move 3 play 9D 9C');
INSERT INTO journal VALUES(340,339,120851788520751105,14,1796038955784,0,'move 1 draw');
INSERT INTO journal VALUES(341,340,120851788520751105,15,1796038960784,12000359,'move 2 play 8C');
INSERT INTO journal VALUES(342,341,120851788520751105,16,1796038962598,0,'move 1 play AD suit H');
INSERT INTO journal VALUES(343,342,120851788520751105,17,1796038962598,0,'hash 6efc305a78eea3df9f4f6635f0117dff');
INSERT INTO journal VALUES(344,343,120851788520751105,18,1796038967089,12000360,'move 3 play 2H');
INSERT INTO journal VALUES(345,344,120851788520751105,19,1796038970689,12000361,'move 2 play 2S');
INSERT INTO journal VALUES(346,345,120851788520751105,20,1796038973304,0,'move 1 play 2D');
INSERT INTO journal VALUES(347,346,120851788520751105,21,1796038978304,12000362,'move 3 take');
INSERT INTO journal VALUES(348,347,120851788520751105,22,1796038979359,12000363,'move 2 play QD');
INSERT INTO journal VALUES(349,348,120851788520751105,23,1796038979359,0,'hash e3ef3ac6ca96e932329c6bf08445dbe0');
INSERT INTO journal VALUES(350,0,120852347512422401,1,1796039044975,12000374,'move 1 play QD');
INSERT INTO journal VALUES(351,350,120852347512422401,2,1796039049407,12000375,'move 2 play 5D 5H');
INSERT INTO journal VALUES(352,351,120852347512422401,3,1796039054144,12000376,'move 3 take');
INSERT INTO journal VALUES(353,352,120852347512422401,4,1796039057848,12000377,'move 4 play 7S');
INSERT INTO journal VALUES(354,353,120852347512422401,5,1796039060871,12000378,'move 1 play 5C');
INSERT INTO journal VALUES(355,354,120852347512422401,6,1796039102383,12000379,'move 2 play 4C');
INSERT INTO journal VALUES(356,355,120852347512422401,7,1796039106469,12000380,'move 3 draw');
INSERT INTO journal VALUES(357,356,120852347512422401,8,1796039110151,12000381,'move 4 play JC JD');
INSERT INTO journal VALUES(358,357,120852347512422401,9,1796039113898,12000382,'move 3 play 9D');
INSERT INTO journal VALUES(359,358,120852347512422401,10,1796039116115,12000383,'move 4 play 9C last');
INSERT INTO journal VALUES(360,359,120852347512422401,11,1796039117628,12000384,'move 1 draw');
INSERT INTO journal VALUES(361,360,120852347512422401,12,1796039120625,12000385,'move 2 draw');
INSERT INTO journal VALUES(362,361,120852347512422401,13,1796039123339,12000386,'move 3 play 8C 8H');
INSERT INTO journal VALUES(363,362,120852347512422401,14,1796039127416,12000387,'move 3 play 4H');
INSERT INTO journal VALUES(364,363,120852347512422401,15,1796039131136,12000388,'move 4 draw');
INSERT INTO journal VALUES(365,364,120852347512422401,16,1796039134396,12000389,'move 1 play AH suit H');
INSERT INTO journal VALUES(366,365,120852347512422401,17,1796039134396,0,'hash 7fef4450e14d1eeebf61fa34bb707638');
INSERT INTO journal VALUES(367,366,120852347512422401,18,1796039136786,12000390,'move 2 play 9H');
INSERT INTO journal VALUES(368,367,120852347512422401,19,1796039140790,12000391,'move 3 play QH');
INSERT INTO journal VALUES(369,368,120852347512422401,20,1796039144985,12000392,'move 4 draw');
INSERT INTO journal VALUES(370,369,120852347512422401,21,1796039149307,12000393,'move 1 draw');
INSERT INTO journal VALUES(371,370,120852347512422401,22,1796039150967,12000394,'move 2 play 10H');
INSERT INTO journal VALUES(372,371,120852347512422401,23,1796039153294,12000395,'move 3 play 10C');
INSERT INTO journal VALUES(373,372,120852347512422401,24,1796039156544,12000396,'move 4 play AD suit S');
INSERT INTO journal VALUES(374,373,120852347512422401,25,1796039158505,12000397,'move 1 play 10S');
INSERT INTO journal VALUES(375,374,120852347512422401,26,1796039159878,12000398,'move 2 play 7D');
INSERT INTO journal VALUES(376,375,120852347512422401,27,1796039164033,12000399,'move 3 play KS');
INSERT INTO journal VALUES(377,376,120852347512422401,28,1796039166675,12000400,'move 4 play 6S last');
INSERT INTO journal VALUES(378,377,120852347512422401,29,1796039168363,12000401,'move 1 play QS');
INSERT INTO journal VALUES(379,378,120852347512422401,30,1796039172696,12000402,'move 2 draw');
INSERT INTO journal VALUES(380,379,120852347512422401,31,1796039176278,12000403,'move 3 play 8S');
INSERT INTO journal VALUES(381,380,120852347512422401,32,1796039177875,12000404,'move 2 play JS last');
INSERT INTO journal VALUES(382,381,120852347512422401,33,1796039179211,12000405,'move 4 draw');
INSERT INTO journal VALUES(383,382,120852347512422401,34,1796039179211,0,'hash a6bc7bf3549536ce45b82a2a903a31fb');
INSERT INTO journal VALUES(384,383,120852347512422401,35,1796039183694,12000406,'move 3 draw');
INSERT INTO journal VALUES(385,384,120852347512422401,36,1796039186335,12000407,'move 2 draw');
INSERT INTO journal VALUES(386,385,120852347512422401,37,1796039187516,12000408,'move 1 play AC suit H');
INSERT INTO journal VALUES(387,386,120852347512422401,38,1796039188828,12000409,'move 4 draw');
INSERT INTO journal VALUES(388,387,120852347512422401,39,1796039193057,12000410,'move 3 draw');
INSERT INTO journal VALUES(389,388,120852347512422401,40,1796039195567,12000411,'move 2 draw');
INSERT INTO journal VALUES(390,389,120852347512422401,41,1796039198417,12000412,'move 1 draw');
INSERT INTO journal VALUES(391,390,120852347512422401,42,1796039200503,12000413,'move 4 play 7H');
INSERT INTO journal VALUES(392,391,120852347512422401,43,1796039260503,0,'timeout 3');
INSERT INTO journal VALUES(393,392,120852347512422401,44,1796039260503,0,'auto 3 play JH');
INSERT INTO journal VALUES(394,393,120852347512422401,45,1796039266264,12000414,'move 1 draw');
INSERT INTO journal VALUES(395,394,120852347512422401,46,1796039268917,12000415,'leave 2');
INSERT INTO journal VALUES(396,395,120852347512422401,47,1796039268917,12000417,'move 4 draw');
INSERT INTO journal VALUES(397,396,120852347512422401,48,1796039271470,12000418,'move 3 draw');
INSERT INTO journal VALUES(398,397,120852347512422401,49,1796039275250,12000419,'move 1 draw');
INSERT INTO journal VALUES(399,398,120852347512422401,50,1796039277707,12000420,'move 4 play 3H');
INSERT INTO journal VALUES(400,399,120852347512422401,51,1796039277707,0,'hash 43e81050eff6e8df21a99977f8e167e1');
INSERT INTO journal VALUES(401,400,120852347512422401,52,1796039282451,12000421,'move 3 take');
INSERT INTO journal VALUES(402,401,120852347512422401,53,1796039285280,12000422,'move 1 draw');
INSERT INTO journal VALUES(403,402,120852347512422401,54,1796039288279,12000423,'move 4 play 3S last');
INSERT INTO journal VALUES(404,403,120852347512422401,55,1796039291026,12000424,'move 3 take');
INSERT INTO journal VALUES(405,404,120852347512422401,56,1796039292538,12000425,'move 1 play 9S');
INSERT INTO journal VALUES(406,405,120852347512422401,57,1796039294608,12000426,'move 4 draw');
INSERT INTO journal VALUES(407,406,120852347512422401,58,1796039299036,12000427,'move 3 play 5S');
INSERT INTO journal VALUES(408,407,120852347512422401,59,1796039301852,12000428,'move 1 play 7C');
INSERT INTO journal VALUES(409,408,120852347512422401,60,1796039304298,12000429,'move 4 draw');
INSERT INTO journal VALUES(410,409,120852347512422401,61,1796039306875,12000430,'move 3 play AS suit H');
INSERT INTO journal VALUES(411,410,120852347512422401,62,1796039366875,0,'timeout 1');
INSERT INTO journal VALUES(412,411,120852347512422401,63,1796039366875,0,'auto 1 draw');
INSERT INTO journal VALUES(413,412,120852347512422401,64,1796039372034,12000431,'move 4 draw');
INSERT INTO journal VALUES(414,413,120852347512422401,65,1796039375416,12000432,'move 3 play KH KC KD');
INSERT INTO journal VALUES(415,414,120852347512422401,66,1796039435416,0,'timeout 1');
INSERT INTO journal VALUES(416,415,120852347512422401,67,1796039435416,0,'auto 1 play 10D');
INSERT INTO journal VALUES(417,416,120852347512422401,68,1796039435416,0,'hash 414131d1792e01ab3bc7966772df7c55');
INSERT INTO journal VALUES(418,0,120854255107047425,1,1796039499781,12000441,'move 1 layout spread done');
INSERT INTO journal VALUES(419,418,120854255107047425,2,1796039503854,12000442,'move 2 layout random done');
INSERT INTO journal VALUES(420,419,120854255107047425,3,1796039507520,12000443,'move 2 throw 2D aim-mm 930 1125 float');
INSERT INTO journal VALUES(421,420,120854255107047425,4,1796039511895,12000444,'move 1 place 2D M21');
INSERT INTO journal VALUES(422,421,120854255107047425,5,1796039514364,12000445,'move 1 throw 7C aim-mm 930 1395 float');
INSERT INTO journal VALUES(423,422,120854255107047425,6,1796039518133,12000446,'move 2 place 7C G7');
INSERT INTO journal VALUES(424,423,120854255107047425,7,1796039521118,12000447,'move 2 throw 9D aim-mm 510 1125 flick');
INSERT INTO journal VALUES(425,424,120854255107047425,8,1796039522141,12000448,'move 2 place auto');
INSERT INTO journal VALUES(426,425,120854255107047425,9,1796039526547,12000449,'move 1 throw JS aim-mm 570 1125 flick');
INSERT INTO journal VALUES(427,426,120854255107047425,10,1796039528076,12000450,'move 1 place 10H P18');
INSERT INTO journal VALUES(428,427,120854255107047425,11,1796039532540,12000451,'move 1 place auto');
INSERT INTO journal VALUES(429,428,120854255107047425,12,1796039536454,12000452,'move 2 throw 4D aim-mm 810 1935 float');
INSERT INTO journal VALUES(430,429,120854255107047425,13,1796039540092,12000453,'move 2 place auto');
INSERT INTO journal VALUES(431,430,120854255107047425,14,1796039543119,12000454,'move 1 throw 6C aim-mm 630 1215 flick');
INSERT INTO journal VALUES(432,431,120854255107047425,15,1796039544141,12000455,'move 2 place auto');
INSERT INTO journal VALUES(433,432,120854255107047425,16,1796039548826,12000456,'move 2 throw AD aim-mm 270 990 flick');
INSERT INTO journal VALUES(434,433,120854255107047425,17,1796039548826,0,'hash 68d6627c02b92646aee02ae3354a3769');
INSERT INTO journal VALUES(435,434,120854255107047425,18,1796039552871,12000457,'move 2 place JOKER K2');
INSERT INTO journal VALUES(436,435,120854255107047425,19,1796039557116,12000458,'move 2 place auto');
INSERT INTO journal VALUES(437,436,120854255107047425,20,1796039560533,12000459,'move 1 throw 3C aim-mm 930 1215 flick');
INSERT INTO journal VALUES(438,437,120854255107047425,21,1796039565038,12000460,'move 2 place 3C E10');
INSERT INTO journal VALUES(439,438,120854255107047425,22,1796039566098,12000461,'move 2 throw 8D aim-mm 930 1935 float');
INSERT INTO journal VALUES(440,439,120854255107047425,23,1796039567177,12000462,'move 2 place auto');
INSERT INTO journal VALUES(441,440,120854255107047425,24,1796039569702,12000463,'move 1 throw AC aim-mm 630 1215 flick');
INSERT INTO journal VALUES(442,441,120854255107047425,25,1796039570835,12000464,'move 1 place 5H G13');
INSERT INTO journal VALUES(443,442,120854255107047425,26,1796039573882,12000465,'move 1 place auto');
INSERT INTO journal VALUES(444,443,120854255107047425,27,1796039575988,12000466,'move 2 throw AD aim-mm 280 1111 flick');
INSERT INTO journal VALUES(445,444,120854255107047425,28,1796039579694,12000467,'move 2 place auto');
INSERT INTO journal VALUES(446,445,120854255107047425,29,1796039583468,12000468,'move 1 throw JS aim-mm 390 1215 flick');
INSERT INTO journal VALUES(447,446,120854255107047425,30,1796039585992,12000469,'move 2 place auto');
INSERT INTO journal VALUES(448,447,120854255107047425,31,1796039589029,12000470,'move 2 throw 4D aim-mm 510 1935 float');
INSERT INTO journal VALUES(449,448,120854255107047425,32,1796039591587,12000471,'move 1 place 4D M22');
INSERT INTO journal VALUES(450,449,120854255107047425,33,1796039595485,12000472,'move 1 throw AC aim-mm 750 1575 float');
INSERT INTO journal VALUES(451,450,120854255107047425,34,1796039595485,0,'hash 9da1f4f7eaa4988ebf3bebd291410dbe');
INSERT INTO journal VALUES(452,451,120854255107047425,35,1796039597448,12000473,'move 1 place AC N21');
INSERT INTO journal VALUES(453,452,120854255107047425,36,1796039598813,12000474,'move 1 place QD G18');
INSERT INTO journal VALUES(454,453,120854255107047425,37,1796039603218,12000475,'move 2 throw 9D aim-mm 630 1125 flick');
INSERT INTO journal VALUES(455,454,120854255107047425,38,1796039607699,12000476,'move 2 place auto');
INSERT INTO journal VALUES(456,455,120854255107047425,39,1796039611270,12000477,'move 1 throw 5C aim-mm 210 1215 flick');
INSERT INTO journal VALUES(457,456,120854255107047425,40,1796039615539,12000478,'move 2 place 5C I4');
INSERT INTO journal VALUES(458,457,120854255107047425,41,1796039616704,12000479,'move 2 throw 6D aim-mm 810 1395 flick');
INSERT INTO journal VALUES(459,458,120854255107047425,42,1796039636704,0,'timeout 2');
INSERT INTO journal VALUES(460,459,120854255107047425,43,1796039636704,0,'auto 2 place auto');
INSERT INTO journal VALUES(461,460,120854255107047425,44,1796039681899,12000480,'move 1 throw 7S aim-mm 390 1215 flick');
INSERT INTO journal VALUES(462,461,120854255107047425,45,1796039686573,12000481,'move 2 throw 9D aim-mm 510 1395 flick');
INSERT INTO journal VALUES(463,462,120854255107047425,46,1796039688999,12000482,'move 2 place 9D D6');
INSERT INTO journal VALUES(464,463,120854255107047425,47,1796039690287,12000483,'move 1 throw JC aim-mm 210 1215 flick');
INSERT INTO journal VALUES(465,464,120854255107047425,48,1796039694090,12000484,'move 1 place JC B18');
INSERT INTO journal VALUES(466,465,120854255107047425,49,1796039698321,12000485,'leave 2');
INSERT INTO journal VALUES(467,466,120854255107047425,50,1796039698321,0,'hash 81a55048a8b50208671d779aab28cbf0');
INSERT INTO journal VALUES(468,467,120854255107047425,51,1796039698321,12000486,'vote 1 2 forgive open');
INSERT INTO journal VALUES(469,0,120855343696707585,1,1796039759321,12000494,'move 1 layout spread done');
INSERT INTO journal VALUES(470,469,120855343696707585,2,1796039761822,12000495,'move 2 layout spread done');
INSERT INTO journal VALUES(471,470,120855343696707585,3,1796039766673,12000496,'leave 2');
INSERT INTO journal VALUES(472,471,120855343696707585,4,1796039766673,0,'hash e3c7fa30796eb02eef1609cc2d2e09fd');
INSERT INTO journal VALUES(473,472,120855343696707585,5,1796039766673,12000497,'vote 1 2 forgive open');
INSERT INTO journal VALUES(474,0,120855630385774593,1,1796039827673,12000503,'move 1 layout spread done');
INSERT INTO journal VALUES(475,474,120855630385774593,2,1796039829998,12000504,'move 2 layout spread done');
INSERT INTO journal VALUES(476,475,120855630385774593,3,1796039831271,12000505,'move 1 throw 4D aim-mm 510 1125 float');
INSERT INTO journal VALUES(477,476,120855630385774593,4,1796039836263,12000506,'move 1 place 8S E1');
INSERT INTO journal VALUES(478,477,120855630385774593,5,1796039838105,12000507,'move 1 place 4D D9');
INSERT INTO journal VALUES(479,478,120855630385774593,6,1796039839393,12000508,'move 2 throw 10C aim-mm 270 990 flick');
INSERT INTO journal VALUES(480,479,120855630385774593,7,1796039841351,12000509,'move 1 place 10C L7');
INSERT INTO journal VALUES(481,480,120855630385774593,8,1796039901351,0,'timeout 1');
INSERT INTO journal VALUES(482,481,120855630385774593,9,1796039901351,0,'auto 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(483,482,120855630385774593,10,1796040152867,0,'timeout 2');
INSERT INTO journal VALUES(484,483,120855630385774593,11,1796040152867,0,'auto 2 place auto');
INSERT INTO journal VALUES(485,484,120855630385774593,12,1796040152867,0,'leave 2 away');
INSERT INTO journal VALUES(486,485,120855630385774593,13,1796040152867,0,'hash ea1a96a47d3a262e8fbc3f13fc6c2e25');
INSERT INTO journal VALUES(487,0,120857250200813569,1,1796040213867,12000516,'move 2 play G4');
INSERT INTO journal VALUES(488,487,120857250200813569,2,1796040218287,12000517,'move 1 play J color Y');
INSERT INTO journal VALUES(489,488,120857250200813569,3,1796040220582,12000518,'move 2 play Y4');
INSERT INTO journal VALUES(490,489,120857250200813569,4,1796040223293,12000519,'move 1 draw');
INSERT INTO journal VALUES(491,490,120857250200813569,5,1796040226743,12000520,'move 2 draw');
INSERT INTO journal VALUES(492,491,120857250200813569,6,1796040231413,12000521,'move 1 play Y8');
INSERT INTO journal VALUES(493,492,120857250200813569,7,1796040235623,12000522,'move 2 play R8');
INSERT INTO journal VALUES(494,493,120857250200813569,8,1796040239591,12000523,'move 1 play R+2');
INSERT INTO journal VALUES(495,494,120857250200813569,9,1796040240994,12000524,'move 2 take');
INSERT INTO journal VALUES(496,495,120857250200813569,10,1796040244939,12000525,'move 1 draw');
INSERT INTO journal VALUES(497,496,120857250200813569,11,1796040248499,12000526,'move 2 play R1');
INSERT INTO journal VALUES(498,497,120857250200813569,12,1796040249954,12000527,'move 1 play B1');
INSERT INTO journal VALUES(499,0,120857414223265793,1,1796040252973,12000542,'move 4 play QS');
INSERT INTO journal VALUES(500,499,120857414223265793,2,1796040257663,12000543,'move 5 play AD suit D');
INSERT INTO journal VALUES(501,500,120857414223265793,3,1796040261610,12000544,'move 6 play 4D 4C');
INSERT INTO journal VALUES(502,501,120857414223265793,4,1796040263572,12000545,'move 7 play 8D to 4');
INSERT INTO journal VALUES(503,502,120857414223265793,5,1796040266897,12000546,'move 1 play 7D');
INSERT INTO journal VALUES(504,503,120857414223265793,6,1796040268670,12000547,'move 2 play JOKER suit D');
INSERT INTO journal VALUES(505,504,120857414223265793,7,1796040271238,12000548,'move 3 play KD');
INSERT INTO journal VALUES(506,505,120857414223265793,8,1796040274975,12000549,'move 4 play 6D');
INSERT INTO journal VALUES(507,506,120857414223265793,9,1796040279153,12000550,'move 5 play 9D 9D');
INSERT INTO journal VALUES(508,507,120857414223265793,10,1796040281678,12000551,'move 6 play 9S 10S');
INSERT INTO journal VALUES(509,508,120857414223265793,11,1796040285001,12000552,'move 1 play QS');
INSERT INTO journal VALUES(510,509,120857414223265793,12,1796040288303,12000553,'move 2 play JS JC');
INSERT INTO journal VALUES(511,0,120857571178315777,1,1796040290394,12000558,'move 1 keep 3C 8C 9C');
INSERT INTO journal VALUES(512,511,120857571178315777,2,1796040293834,12000559,'move 2 keep 4D 6D 9H');
INSERT INTO journal VALUES(513,512,120857571178315777,3,1796040297586,12000560,'move 2 play 6S');
INSERT INTO journal VALUES(514,513,120857571178315777,4,1796040298666,12000561,'move 1 play 2D');
INSERT INTO journal VALUES(515,514,120857571178315777,5,1796040303544,12000562,'move 2 play 3D');
INSERT INTO journal VALUES(516,515,120857571178315777,6,1796040308027,12000563,'move 1 play 4H');
INSERT INTO journal VALUES(517,516,120857571178315777,7,1796040311288,12000564,'move 2 play 9D');
INSERT INTO journal VALUES(518,517,120857571178315777,8,1796040312974,12000565,'move 1 play 9S');
INSERT INTO journal VALUES(519,518,120857571178315777,9,1796040317934,12000566,'move 2 play 10H');
INSERT INTO journal VALUES(520,519,120857571178315777,10,1796040319267,12000567,'move 2 play 7C');
INSERT INTO journal VALUES(521,520,120857571178315777,11,1796040323495,12000568,'move 1 take');
INSERT INTO journal VALUES(522,521,120857571178315777,12,1796040326269,12000569,'move 2 play 6H');
INSERT INTO journal VALUES(523,0,120857733409800193,1,1796040329073,12000579,'move 1 play 7H 7S');
INSERT INTO journal VALUES(524,523,120857733409800193,2,1796040332740,12000580,'move 2 play QD');
INSERT INTO journal VALUES(525,524,120857733409800193,3,1796040335935,12000581,'move 3 play 4D 4C');
INSERT INTO journal VALUES(526,525,120857733409800193,4,1796040338262,12000582,'move 4 play AS suit H');
INSERT INTO journal VALUES(527,526,120857733409800193,5,1796040340142,12000583,'move 1 play 2H');
INSERT INTO journal VALUES(528,527,120857733409800193,6,1796040343814,12000584,'move 2 take');
INSERT INTO journal VALUES(529,528,120857733409800193,7,1796040346500,12000585,'move 3 draw');
INSERT INTO journal VALUES(530,529,120857733409800193,8,1796040350760,12000586,'move 4 play 8H');
INSERT INTO journal VALUES(531,530,120857733409800193,9,1796040354082,12000587,'move 3 play KH');
INSERT INTO journal VALUES(532,531,120857733409800193,10,1796040357760,12000588,'move 2 play 6H 6C');
INSERT INTO journal VALUES(533,532,120857733409800193,11,1796040359820,12000589,'move 1 play 9C');
INSERT INTO journal VALUES(534,533,120857733409800193,12,1796040363227,12000590,'move 4 draw');
INSERT INTO journal VALUES(535,0,120857882706051073,1,1796040364668,12000595,'move 1 layout spread done');
INSERT INTO journal VALUES(536,535,120857882706051073,2,1796040366087,12000596,'move 2 layout spread done');
INSERT INTO journal VALUES(537,536,120857882706051073,3,1796040368175,12000597,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(538,537,120857882706051073,4,1796040373077,12000598,'move 1 place 9S F3');
INSERT INTO journal VALUES(539,538,120857882706051073,5,1796040377470,12000599,'move 1 place AD I10');
INSERT INTO journal VALUES(540,539,120857882706051073,6,1796040381064,12000600,'move 2 throw 5C aim-mm 630 1935 float');
INSERT INTO journal VALUES(541,540,120857882706051073,7,1796040382408,12000601,'move 2 place QD I18');
INSERT INTO journal VALUES(542,541,120857882706051073,8,1796040383979,12000602,'move 2 place 5C L19');
INSERT INTO journal VALUES(543,542,120857882706051073,9,1796040387511,12000603,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(544,543,120857882706051073,10,1796040391547,12000604,'move 2 place 2D G19');
INSERT INTO journal VALUES(545,544,120857882706051073,11,1796040395637,12000605,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(546,545,120857882706051073,12,1796040399633,12000606,'move 2 place JS H21');
INSERT INTO journal VALUES(547,0,120858039573020673,1,1796040402068,12000612,'move 2 play Y+2');
INSERT INTO journal VALUES(548,498,120857250200813569,13,1796040405705,0,'timeout 2');
INSERT INTO journal VALUES(549,548,120857250200813569,14,1796040405705,0,'auto 2 play B4');
INSERT INTO journal VALUES(550,510,120857414223265793,13,1796040405705,0,'timeout 1');
INSERT INTO journal VALUES(551,550,120857414223265793,14,1796040405705,0,'auto 1 play 10C 9C');
INSERT INTO journal VALUES(552,522,120857571178315777,13,1796040405705,0,'timeout 1');
INSERT INTO journal VALUES(553,552,120857571178315777,14,1796040405705,0,'auto 1 play QS');
INSERT INTO journal VALUES(554,547,120858039573020673,2,1796040405705,0,'move 1 take');
INSERT INTO journal VALUES(555,554,120858039573020673,3,1796040410705,12000613,'move 3 play Y0');
INSERT INTO journal VALUES(556,555,120858039573020673,4,1796040412252,12000614,'move 2 play Y1');
INSERT INTO journal VALUES(557,556,120858039573020673,5,1796040415189,0,'move 1 play Y6');
INSERT INTO journal VALUES(558,546,120857882706051073,13,1796040415637,0,'timeout 2');
INSERT INTO journal VALUES(559,558,120857882706051073,14,1796040415637,0,'auto 2 place auto');
INSERT INTO journal VALUES(560,557,120858039573020673,6,1796040420189,12000615,'move 3 play Y7');
INSERT INTO journal VALUES(561,560,120858039573020673,7,1796040421723,12000616,'move 2 play Y2');
INSERT INTO journal VALUES(562,561,120858039573020673,8,1796040424625,0,'move 1 play Y9');
INSERT INTO journal VALUES(563,534,120857733409800193,13,1796040424625,0,'timeout 3');
INSERT INTO journal VALUES(564,563,120857733409800193,14,1796040424625,0,'auto 3 play AD suit D');
INSERT INTO journal VALUES(565,562,120858039573020673,9,1796040429625,12000617,'move 3 play R9');
INSERT INTO journal VALUES(566,565,120858039573020673,10,1796040432339,12000618,'move 2 play J color G');
INSERT INTO journal VALUES(567,566,120858039573020673,11,1796040436327,0,'move 1 play G4');
INSERT INTO journal VALUES(568,567,120858039573020673,12,1796040441327,12000619,'move 3 play GV');
INSERT INTO journal VALUES(569,568,120858039573020673,13,1796040445535,0,'move 1 play RV');
INSERT INTO journal VALUES(570,0,120858221886832641,1,1796040447293,0,'move 2 play 7C 7H 7S');
INSERT INTO journal VALUES(571,570,120858221886832641,2,1796040450535,0,'move 3 play KS QS');
INSERT INTO journal VALUES(572,571,120858221886832641,3,1796040452189,0,'move 4 play 8S 8H to 6');
INSERT INTO journal VALUES(573,572,120858221886832641,4,1796040455535,12000630,'move 5 play 9H');
INSERT INTO journal VALUES(574,573,120858221886832641,5,1796040458917,0,'move 6 play 10H 10S');
INSERT INTO journal VALUES(575,574,120858221886832641,6,1796040463917,0,'move 8 play 10D JD');
INSERT INTO journal VALUES(576,575,120858221886832641,7,1796040463917,12000631,'move 7 play AD AH AC AS suit C');
INSERT INTO journal VALUES(577,576,120858221886832641,8,1796040466352,0,'move 6 play KC KH');
INSERT INTO journal VALUES(578,549,120857250200813569,15,1796040466352,0,'timeout 1');
INSERT INTO journal VALUES(579,578,120857250200813569,16,1796040466352,0,'auto 1 play B5');
INSERT INTO journal VALUES(580,579,120857250200813569,17,1796040466352,0,'hash c6f1a8b5ccdf4f498bd67c6602aad40a');
INSERT INTO journal VALUES(581,551,120857414223265793,15,1796040466352,0,'timeout 7');
INSERT INTO journal VALUES(582,581,120857414223265793,16,1796040466352,0,'auto 7 play 9H');
INSERT INTO journal VALUES(583,582,120857414223265793,17,1796040466352,0,'hash 106c5d0f3470a33e4ebd7b329011cfbc');
INSERT INTO journal VALUES(584,553,120857571178315777,15,1796040466352,0,'timeout 2');
INSERT INTO journal VALUES(585,584,120857571178315777,16,1796040466352,0,'auto 2 play 5C');
INSERT INTO journal VALUES(586,585,120857571178315777,17,1796040466352,0,'hash 7e47350fa5de1db56704cb8dc641b0fa');
INSERT INTO journal VALUES(587,577,120858221886832641,9,1796040471352,12000632,'move 5 play 3H');
INSERT INTO journal VALUES(588,587,120858221886832641,10,1796040474340,0,'move 4 play 10H 10C');
INSERT INTO journal VALUES(589,588,120858221886832641,11,1796040475488,0,'move 2 play 2C');
INSERT INTO journal VALUES(590,559,120857882706051073,15,1796040475637,0,'timeout 1');
INSERT INTO journal VALUES(591,590,120857882706051073,16,1796040475637,0,'auto 1 throw 3D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(592,591,120857882706051073,17,1796040475637,0,'hash 05e91f94e5014d677b88e73aaba9d24b');
INSERT INTO journal VALUES(593,589,120858221886832641,12,1796040476426,0,'move 1 play 3H');
INSERT INTO journal VALUES(594,593,120858221886832641,13,1796040479340,0,'move 8 play 7H');
INSERT INTO journal VALUES(595,594,120858221886832641,14,1796040479340,12000633,'move 7 draw');
INSERT INTO journal VALUES(596,595,120858221886832641,15,1796040483829,0,'move 6 play 2H');
INSERT INTO journal VALUES(597,564,120857733409800193,15,1796040484625,0,'timeout 2');
INSERT INTO journal VALUES(598,597,120857733409800193,16,1796040484625,0,'auto 2 play 9D 9H');
INSERT INTO journal VALUES(599,598,120857733409800193,17,1796040484625,0,'hash 8295de7126b19a28d4d0680cf9803bc5');
INSERT INTO journal VALUES(600,596,120858221886832641,16,1796040488829,12000634,'move 5 take');
INSERT INTO journal VALUES(601,600,120858221886832641,17,1796040488829,0,'hash cb95550a0bbf07225832b67e1eebcf73');
INSERT INTO journal VALUES(602,601,120858221886832641,18,1796040491371,0,'move 4 draw');
INSERT INTO journal VALUES(603,602,120858221886832641,19,1796040495535,0,'move 3 play JOKER suit S');
INSERT INTO journal VALUES(604,592,120857882706051073,18,1796040495637,0,'timeout 1');
INSERT INTO journal VALUES(605,604,120857882706051073,19,1796040495637,0,'auto 1 place auto');
INSERT INTO journal VALUES(606,603,120858221886832641,20,1796040496554,0,'move 2 play 8S 8H 8D to 5 last');
INSERT INTO journal VALUES(607,0,120858435108470785,1,1796040498400,0,'move 1 keep JH 10C 5S');
INSERT INTO journal VALUES(608,606,120858221886832641,21,1796040498763,0,'move 1 play 8C to 2');
INSERT INTO journal VALUES(609,608,120858221886832641,22,1796040501371,0,'move 8 play 8C to 6');
INSERT INTO journal VALUES(610,607,120858435108470785,2,1796040501371,12000641,'move 2 keep 2S AD JS');
INSERT INTO journal VALUES(611,610,120858435108470785,3,1796040505213,12000642,'move 3 keep 2H 5C QS');
INSERT INTO journal VALUES(612,611,120858435108470785,4,1796040506414,12000643,'move 2 play 3H');
INSERT INTO journal VALUES(613,612,120858435108470785,5,1796040508247,12000644,'move 3 play 4C');
INSERT INTO journal VALUES(614,569,120858039573020673,14,1796040512521,0,'timeout 3');
INSERT INTO journal VALUES(615,614,120858039573020673,15,1796040512521,0,'auto 3 play R8');
INSERT INTO journal VALUES(616,613,120858435108470785,6,1796040512521,0,'move 1 play 4H');
INSERT INTO journal VALUES(617,616,120858435108470785,7,1796040517521,12000645,'move 2 play 9C');
INSERT INTO journal VALUES(618,617,120858435108470785,8,1796040520705,12000646,'move 3 play 9S');
INSERT INTO journal VALUES(619,618,120858435108470785,9,1796040522816,0,'move 1 play JC');
INSERT INTO journal VALUES(620,580,120857250200813569,18,1796040526352,0,'timeout 2');
INSERT INTO journal VALUES(621,620,120857250200813569,19,1796040526352,0,'auto 2 play B+2');
INSERT INTO journal VALUES(622,583,120857414223265793,18,1796040526352,0,'timeout 6');
INSERT INTO journal VALUES(623,622,120857414223265793,19,1796040526352,0,'auto 6 play 8H to 1 last');
INSERT INTO journal VALUES(624,586,120857571178315777,18,1796040526352,0,'timeout 2');
INSERT INTO journal VALUES(625,624,120857571178315777,19,1796040526352,0,'auto 2 play 8D 8H');
INSERT INTO journal VALUES(626,619,120858435108470785,10,1796040527816,12000647,'move 2 play JD');
INSERT INTO journal VALUES(627,626,120858435108470785,11,1796040530034,12000648,'move 3 play AS');
INSERT INTO journal VALUES(628,627,120858435108470785,12,1796040532918,0,'move 1 play AH');
INSERT INTO journal VALUES(629,0,120858609369219073,1,1796040539947,0,'move 1 play 6D');
INSERT INTO journal VALUES(630,629,120858609369219073,2,1796040542918,12000657,'move 2 play AD suit S');
INSERT INTO journal VALUES(631,599,120857733409800193,18,1796040547514,0,'timeout 1');
INSERT INTO journal VALUES(632,631,120857733409800193,19,1796040547514,0,'auto 1 play 7D');
INSERT INTO journal VALUES(633,630,120858609369219073,3,1796040547514,0,'move 3 play 9S 9H');
INSERT INTO journal VALUES(634,633,120858609369219073,4,1796040551371,0,'move 4 play 4H 4S');
INSERT INTO journal VALUES(635,634,120858609369219073,5,1796040552514,12000658,'move 5 play QS QD QC');
INSERT INTO journal VALUES(636,635,120858609369219073,6,1796040556654,0,'move 1 draw');
INSERT INTO journal VALUES(637,605,120857882706051073,20,1796040556654,0,'timeout 2');
INSERT INTO journal VALUES(638,637,120857882706051073,21,1796040556654,0,'auto 2 throw 8S aim-mm 450 1125 flick');
INSERT INTO journal VALUES(639,638,120857882706051073,22,1796040561371,0,'auto 2 place auto');
INSERT INTO journal VALUES(640,609,120858221886832641,23,1796040561371,0,'timeout 7');
INSERT INTO journal VALUES(641,640,120858221886832641,24,1796040561371,0,'auto 7 play QC');
INSERT INTO journal VALUES(642,636,120858609369219073,7,1796040561654,12000659,'move 2 play 7H');
INSERT INTO journal VALUES(643,642,120858609369219073,8,1796040562865,0,'move 3 play AS suit C');
INSERT INTO journal VALUES(644,639,120857882706051073,23,1796040562871,0,'auto 1 throw 3D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(645,641,120858221886832641,25,1796040563101,0,'move 6 play AD suit S');
INSERT INTO journal VALUES(646,644,120857882706051073,24,1796040564371,0,'auto 2 place auto');
INSERT INTO journal VALUES(647,643,120858609369219073,9,1796040564433,0,'move 4 play 10C');
INSERT INTO journal VALUES(648,646,120857882706051073,25,1796040565871,0,'auto 2 throw 7S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(649,648,120857882706051073,26,1796040567865,0,'auto 1 place auto');
INSERT INTO journal VALUES(650,647,120858609369219073,10,1796040567865,12000660,'move 5 draw');
INSERT INTO journal VALUES(651,650,120858609369219073,11,1796040569284,0,'move 1 play 6C');
INSERT INTO journal VALUES(652,649,120857882706051073,27,1796040569365,0,'auto 1 throw 4D aim-mm 270 1215 flick');
INSERT INTO journal VALUES(653,652,120857882706051073,28,1796040572521,0,'auto 1 place auto');
INSERT INTO journal VALUES(654,615,120858039573020673,16,1796040572521,0,'timeout 2');
INSERT INTO journal VALUES(655,654,120858039573020673,17,1796040572521,0,'auto 2 draw');
INSERT INTO journal VALUES(656,655,120858039573020673,18,1796040572521,0,'auto 2 play J color G');
INSERT INTO journal VALUES(657,656,120858039573020673,19,1796040572521,0,'hash bca8d515ce1c3be50a33884311728d15');
INSERT INTO journal VALUES(658,657,120858039573020673,20,1796040574104,0,'move 1 play GS');
INSERT INTO journal VALUES(659,653,120857882706051073,29,1796040574104,0,'auto 2 throw 6S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(660,651,120858609369219073,12,1796040574104,12000661,'move 2 draw');
INSERT INTO journal VALUES(661,660,120858609369219073,13,1796040575419,0,'move 3 play 6S');
INSERT INTO journal VALUES(662,659,120857882706051073,30,1796040575604,0,'auto 2 place auto');
INSERT INTO journal VALUES(663,662,120857882706051073,31,1796040577104,0,'auto 1 throw 4D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(664,661,120858609369219073,14,1796040577382,0,'move 4 play AH suit D');
INSERT INTO journal VALUES(665,663,120857882706051073,32,1796040578604,0,'auto 2 place auto');
INSERT INTO journal VALUES(666,665,120857882706051073,33,1796040580111,0,'auto 2 throw 6S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(667,666,120857882706051073,34,1796040580111,0,'hash 2f97878f71fbc51d65bf7c68a361b557');
INSERT INTO journal VALUES(668,664,120858609369219073,15,1796040580111,12000662,'move 5 play 9D');
INSERT INTO journal VALUES(669,0,120858803754237953,1,1796040584263,12000667,'move 1 layout spread done');
INSERT INTO journal VALUES(670,669,120858803754237953,2,1796040588657,12000668,'move 2 layout spread done');
INSERT INTO journal VALUES(671,670,120858803754237953,3,1796040590255,12000669,'move 1 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(672,671,120858803754237953,4,1796040595167,12000670,'move 1 place auto');
INSERT INTO journal VALUES(673,672,120858803754237953,5,1796040596826,12000671,'move 2 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(674,673,120858803754237953,6,1796040597887,12000672,'move 2 place auto');
INSERT INTO journal VALUES(675,674,120858803754237953,7,1796040602730,12000673,'move 1 throw 2D aim-mm 330 1125 flick');
INSERT INTO journal VALUES(676,675,120858803754237953,8,1796040605712,12000674,'move 1 place auto');
INSERT INTO journal VALUES(677,676,120858803754237953,9,1796040607885,12000675,'move 2 throw 8S aim-mm 630 1125 flick');
INSERT INTO journal VALUES(678,677,120858803754237953,10,1796040610348,12000676,'move 2 place auto');
INSERT INTO journal VALUES(679,678,120858803754237953,11,1796040614481,12000677,'move 1 throw 2D aim-mm 930 1125 flick');
INSERT INTO journal VALUES(680,679,120858803754237953,12,1796040618863,12000678,'move 2 place auto');
INSERT INTO journal VALUES(681,0,120858965075558401,1,1796040622725,12000688,'move 1 draw');
INSERT INTO journal VALUES(682,681,120858965075558401,2,1796040623917,12000689,'move 4 play R5');
INSERT INTO journal VALUES(683,682,120858965075558401,3,1796040628761,12000690,'move 3 play G5');
INSERT INTO journal VALUES(684,683,120858965075558401,4,1796040631798,12000691,'move 2 play R5');
INSERT INTO journal VALUES(685,684,120858965075558401,5,1796040633429,12000692,'move 1 play Y5');
INSERT INTO journal VALUES(686,685,120858965075558401,6,1796040638366,12000693,'move 4 draw');
INSERT INTO journal VALUES(687,686,120858965075558401,7,1796040639863,12000694,'move 3 play Y6');
INSERT INTO journal VALUES(688,687,120858965075558401,8,1796040644780,12000695,'move 2 play Y9');
INSERT INTO journal VALUES(689,688,120858965075558401,9,1796040646185,12000696,'move 1 play Y8');
INSERT INTO journal VALUES(690,689,120858965075558401,10,1796040650664,12000697,'move 4 play B8');
INSERT INTO journal VALUES(691,690,120858965075558401,11,1796040652060,12000698,'move 3 play B3');
INSERT INTO journal VALUES(692,691,120858965075558401,12,1796040655876,12000699,'move 2 play B+2');
INSERT INTO journal VALUES(693,692,120858965075558401,13,1796040657533,12000700,'leave 1');
INSERT INTO journal VALUES(694,0,120859111070892033,1,1796040657533,12000706,'move 1 draw');
INSERT INTO journal VALUES(695,694,120859111070892033,2,1796040659270,12000707,'move 2 play JH');
INSERT INTO journal VALUES(696,695,120859111070892033,3,1796040662750,12000708,'move 1 play JD JS');
INSERT INTO journal VALUES(697,696,120859111070892033,4,1796040664012,12000709,'move 2 play 10S 10D');
INSERT INTO journal VALUES(698,697,120859111070892033,5,1796040668329,12000710,'move 2 play 4D 4S');
INSERT INTO journal VALUES(699,698,120859111070892033,6,1796040671846,12000711,'move 1 play AC suit C');
INSERT INTO journal VALUES(700,699,120859111070892033,7,1796040674316,12000712,'move 2 draw');
INSERT INTO journal VALUES(701,700,120859111070892033,8,1796040677262,12000713,'move 1 play 3C');
INSERT INTO journal VALUES(702,701,120859111070892033,9,1796040681182,12000714,'move 2 draw');
INSERT INTO journal VALUES(703,702,120859111070892033,10,1796040685344,12000715,'move 1 draw');
INSERT INTO journal VALUES(704,703,120859111070892033,11,1796040688692,12000716,'move 2 play KC');
INSERT INTO journal VALUES(705,704,120859111070892033,12,1796040692467,12000717,'move 1 play KH');
INSERT INTO journal VALUES(706,705,120859111070892033,13,1796040693846,12000718,'leave 1');
INSERT INTO journal VALUES(707,706,120859111070892033,14,1796040693846,0,'hash 068f8900123cf23d7375c0bbe432f2b3');
INSERT INTO journal VALUES(708,0,120859263378653186,1,1796040693846,12000727,'move 1 keep 2D 3S AS');
INSERT INTO journal VALUES(709,708,120859263378653186,2,1796040698470,12000728,'move 2 keep 8D 9H 2C');
INSERT INTO journal VALUES(710,709,120859263378653186,3,1796040701253,12000729,'move 3 keep 5S KH JH');
INSERT INTO journal VALUES(711,710,120859263378653186,4,1796040703476,12000730,'move 4 keep QC 9S 8C');
INSERT INTO journal VALUES(712,711,120859263378653186,5,1796040708436,12000731,'move 1 play 3D');
INSERT INTO journal VALUES(713,712,120859263378653186,6,1796040710458,12000732,'move 2 play 4C');
INSERT INTO journal VALUES(714,713,120859263378653186,7,1796040714360,12000733,'move 3 play JC');
INSERT INTO journal VALUES(715,714,120859263378653186,8,1796040718907,12000734,'move 4 take');
INSERT INTO journal VALUES(716,715,120859263378653186,9,1796040723072,12000735,'move 1 play 8H');
INSERT INTO journal VALUES(717,716,120859263378653186,10,1796040727369,12000736,'move 2 take');
INSERT INTO journal VALUES(718,717,120859263378653186,11,1796040728810,12000737,'move 3 play 7S');
INSERT INTO journal VALUES(719,718,120859263378653186,12,1796040732256,12000738,'move 4 play 3D');
INSERT INTO journal VALUES(720,719,120859263378653186,13,1796040733351,12000739,'leave 1');
INSERT INTO journal VALUES(721,0,120859429074632705,1,1796040733351,12000753,'move 1 play QC');
INSERT INTO journal VALUES(722,721,120859429074632705,2,1796040735987,12000754,'move 2 draw');
INSERT INTO journal VALUES(723,722,120859429074632705,3,1796040740071,12000755,'move 3 draw');
INSERT INTO journal VALUES(724,723,120859429074632705,4,1796040743570,12000756,'move 4 draw');
INSERT INTO journal VALUES(725,724,120859429074632705,5,1796040748099,12000757,'move 5 play 9C');
INSERT INTO journal VALUES(726,725,120859429074632705,6,1796040752929,12000758,'move 6 play AS suit S');
INSERT INTO journal VALUES(727,726,120859429074632705,7,1796040755555,12000759,'move 1 play 7H');
INSERT INTO journal VALUES(728,727,120859429074632705,8,1796040759661,12000760,'move 2 play 4S');
INSERT INTO journal VALUES(729,728,120859429074632705,9,1796040764417,12000761,'move 3 play 4C 4H');
INSERT INTO journal VALUES(730,729,120859429074632705,10,1796040768550,12000762,'move 4 play 4D');
INSERT INTO journal VALUES(731,730,120859429074632705,11,1796040771937,12000763,'move 5 draw');
INSERT INTO journal VALUES(732,731,120859429074632705,12,1796040778076,12000765,'leave 1');
INSERT INTO journal VALUES(733,0,120859616664879105,1,1796040778076,12000770,'move 1 layout spread done');
INSERT INTO journal VALUES(734,733,120859616664879105,2,1796040779761,12000771,'move 2 place 3H O5');
INSERT INTO journal VALUES(735,734,120859616664879105,3,1796040781405,12000772,'move 2 place KH P8');
INSERT INTO journal VALUES(736,735,120859616664879105,4,1796040784059,12000773,'move 2 swap 8H KH');
INSERT INTO journal VALUES(737,736,120859616664879105,5,1796040787493,12000774,'move 2 place 3H N5');
INSERT INTO journal VALUES(738,737,120859616664879105,6,1796040791438,12000775,'move 2 place 3H O5');
INSERT INTO journal VALUES(739,738,120859616664879105,7,1796040793244,12000776,'move 2 place 6D M2');
INSERT INTO journal VALUES(740,739,120859616664879105,8,1796040795645,12000777,'move 2 layout spread done');
INSERT INTO journal VALUES(741,740,120859616664879105,9,1796040796762,12000778,'move 2 throw AD aim-mm 510 1125 flick');
INSERT INTO journal VALUES(742,741,120859616664879105,10,1796040800326,12000779,'move 2 place 9S B7');
INSERT INTO journal VALUES(743,742,120859616664879105,11,1796040801725,12000780,'move 2 place AD C2');
INSERT INTO journal VALUES(744,743,120859616664879105,12,1796040806540,12000781,'move 1 throw JS aim-mm 510 1125 flick');
INSERT INTO journal VALUES(745,744,120859616664879105,13,1796040809642,12000782,'leave 1');
INSERT INTO journal VALUES(746,745,120859616664879105,14,1796040809642,0,'hash b6c5d76eca8f7814d51be9ba57537c07');
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
INSERT INTO friend VALUES(120842931404800004,189,1796036800000,188,'player88');
CREATE TABLE ignored (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL, -- who does not hear the other
    at_ms INTEGER NOT NULL,
    other INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO ignored VALUES(120842931404800005,188,1796036800000,189,'player89');
CREATE TABLE alias (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    word TEXT NOT NULL,
    text TEXT NOT NULL -- what it stands for
) STRICT;
INSERT INTO alias VALUES(120842931404800006,189,1796036800000,'gg','say good game');
CREATE TABLE channel ( -- joined; the lobby's: left
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO channel VALUES(120842931404800007,189,1796036800000,'switch');
CREATE TABLE message ( -- until the account has read it
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    author INTEGER NOT NULL, -- 0: the room
    author_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO message VALUES(120842931404800008,189,1796036800000,188,'player88','see you');
CREATE TABLE note (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL, -- who wrote it; 0: the control socket
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO note VALUES(120842931404800001,189,1796036800000,0,'kate','was warned before');
CREATE TABLE warning (
    id INTEGER NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    staff INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    shown INTEGER NOT NULL, -- 1: the account has read it
    text TEXT NOT NULL
) STRICT;
INSERT INTO warning VALUES(120842931404800009,189,1796036800000,0,'cardroomctl',1,'no shouting');
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
INSERT INTO report VALUES(120842931404800010,189,1796036800000,1,'player89','',0,189,'player89',1,0,'','it was a joke');
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
INSERT INTO appeal VALUES(120842931404800011,189,1796036800000,120842931404800009,0,'cardroomctl',1);
CREATE TABLE second ( -- the second factor
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    last INTEGER NOT NULL, -- counter of the code that was taken last
    secret TEXT NOT NULL, -- base32
    recovery TEXT NOT NULL -- hashes of the codes left, 32 digits each
) STRICT;
INSERT INTO second VALUES(189,1796036800000,58000000,'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ','');
CREATE TABLE news ( -- the last 50
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    number INTEGER NOT NULL, -- what people type
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO news VALUES(120842931404800012,1796036800000,1,'kate','A cup on Friday');
CREATE TABLE motd ( -- the line of the day: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    staff_name TEXT NOT NULL,
    text TEXT NOT NULL -- '': the one of the settings
) STRICT;
INSERT INTO motd VALUES(120842931404800013,1796036800000,'kate','Welcome');
CREATE TABLE recall ( -- what was typed last
    account INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO recall VALUES(189,1796036800000,replace('who\ntables\n','\n',char(10)));
CREATE TABLE countdown ( -- to the room's end: the last row holds
    id INTEGER NOT NULL PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    ends_ms INTEGER NOT NULL,
    how INTEGER NOT NULL, -- 0 none, 1 shutdown, 2 drain
    reason TEXT NOT NULL
) STRICT;
INSERT INTO countdown VALUES(120842931404800014,1796036800000,0,0,'');
CREATE TABLE name_change (
    id INTEGER NOT NULL PRIMARY KEY, -- of its audit line
    old_name TEXT NOT NULL,
    new_name TEXT NOT NULL
, merged INTEGER NOT NULL DEFAULT 0) STRICT;
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
CREATE INDEX report_about ON report (about, id);
CREATE INDEX sanction_account ON sanction (account, id) WHERE account <> 0;
CREATE INDEX login_fingerprint ON login (fingerprint, id);
CREATE INDEX account_created ON account (created_ms, id);
CREATE INDEX account_staff ON account (role) WHERE role <> 0;
CREATE INDEX audit_about ON audit (lower(about), id);
CREATE INDEX name_change_old ON name_change (lower(old_name), id);
CREATE INDEX name_change_new ON name_change (lower(new_name), id);
COMMIT;
PRAGMA user_version = 12;
