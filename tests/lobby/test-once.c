/*
 * A line is done once. Each command whose effect stays is typed in a room that is killed before its
 * first write, after its first, after its second and so on; the door sends the line again to the
 * next room. In the end the store must hold what it holds if no room dies, and the line must have
 * been answered. A command that is in neither of the two lists here fails the test.
 */
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"
#include "cutap.h"
#include "log.h"
#include "play_private.h"
#include "play_store.h"
#include "store_answer.h"
#include "store_fault.h"
#include "store_text.h"
#include "xalloc.h"

#define KEY "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f"

/* The people: ann over SSH and bob by telnet, who play, and two of the staff; cat is off. */
static const char people[] = "account ann wonderland\naccount bob builders1\n"
                             "account cat catcatcat1x\naccount mod moderator1 moderator\n"
                             "account boss iamtheboss admin\n"
                             "ann connect ssh user=ann password\nbob connect telnet\nbob > bob\n"
                             "bob > builders1\nmod connect tls\nmod > mod\nmod > moderator1\n"
                             "boss connect tls\nboss > boss\nboss > iamtheboss\n";

#define WAITS                                                                                      \
    "registration ask\neve connect telnet\neve > new evelyn\neve > apple-tree-1\n"                 \
    "eve > apple-tree-1\n"
#define TOO   "joe connect telnet\njoe > new joseph\njoe > apple-tree-1\njoe > apple-tree-1\n"
#define TABLE "ann > new last one bet=50 seats=2\n"
#define GAME  TABLE "bob > join 1\nann > ready\nbob > ready\n"
/* Bob has left two ranked games, which keeps him from the next one for a while. */
#define LEFT   GAME "bob > leave\nbob > yes\nclock +61s\nann > leave\nann > leave\n"
#define SECOND "ann > totp on\nann > wonderland\nann notes secret\nann code\nclock +1m\n"

struct deed {
    const char *name, *group; /* of the command */
    const char *before;       /* the statements before it */
    const char *who, *types;  /* the statement whose line is done once */
    const char *answer;       /* a line that they read then; NULL: they see the answer at the
                                 table */
    /* what they type again if the room died before the line was done: no room keeps secrets or
     * the first of two passwords */
    const char *more;
    /* the line sends several messages to tables, and some may be done when they are sent again; or
     * it depends on chance. Only checks that nothing is there twice */
    bool steps;
};

static const struct deed deeds[] = {
    /* Settings and words of their own. */
    {"plain", "Login", "", "ann", "> plain", "Plain output*", NULL},
    {"ascii", "Login", "", "ann", "> ascii", "Letters stand in for suit signs*", NULL},
    {"nocolour", "Login", "", "ann", "> nocolour", "No colours are sent now.*", NULL},
    {"espanol", "Login", "", "ann", "> espanol", "Los textos están ahora en español*", NULL},
    {"language", "You", "", "ann", "> language es", "Los textos están ahora en español*", NULL},
    {"set", "You", "", "ann", "> set bell on", "The setting bell is on now.", NULL},
    {"alias", "You", "", "ann", "> alias gn say good night", "gn stands for: \"say good night\"",
     NULL},
    {"alias", "You", "ann > alias gn say good night\n", "ann", "> alias gn say bye",
     "gn stands for: \"say bye\"", NULL},
    {"unalias", "You", "ann > alias gn say good night\n", "ann", "> unalias gn",
     "The alias gn is gone.", NULL},
    {"friend", "People", "", "ann", "> friend bob", "bob is your friend now.*", NULL},
    {"friend", "People", "", "ann", "> friend cat", "cat is your friend now.*", NULL},
    {"unfriend", "People", "ann > friend bob\n", "ann", "> unfriend bob",
     "bob is no longer your friend.", NULL},
    {"ignore", "People", "", "ann", "> ignore bob", "You no longer hear bob.*", NULL},
    {"unignore", "People", "ann > ignore bob\n", "ann", "> unignore bob", "You hear bob again.",
     NULL},
    {"channel", "People", "", "ann", "> channel switch", "You hear the channel switch now.*", NULL},
    {"channel", "People", "ann > channel switch\n", "ann", "> channel switch off",
     "You no longer hear the channel switch.*", NULL},
    {"tell", "People", "", "ann", "> tell cat see you", "cat is off. Your words are kept*", NULL},
    {"reply", "People", "cat connect ssh user=cat password\ncat > tell ann hello\ncat > quit\n",
     "ann", "> reply see you", "cat is off. Your words are kept*", NULL},
    /* Their own account. */
    {"new", "Login", "new connect telnet\nnew > new\nnew > newton\nnew > apple-tree-1\n", "new",
     "> apple-tree-1", "Your account newton is ready.", "new > apple-tree-1\n"},
    {"register", "You",
     "gus connect telnet\ngus > guest gus\ngus > register gustav\ngus > apple-tree-1\n", "gus",
     "> apple-tree-1", "Your account gustav is ready.", "gus > apple-tree-1\n"},
    /* With `registration ask`, accounts wait, also these. */
    {"new", "Login",
     "registration ask\nnew connect telnet\nnew > new\nnew > newton\nnew > apple-tree-1\n", "new",
     "> apple-tree-1", "You have asked for the account newton.", "new > apple-tree-1\n"},
    {"new", "Login", WAITS, "eve", "> I like cards", "Thank you. The staff reads that*", NULL},
    {"register", "You",
     "registration ask\ngus connect telnet\ngus > guest gus\ngus > register gustav\n"
     "gus > apple-tree-1\n",
     "gus", "> apple-tree-1", "You have asked for the account gustav.", "gus > apple-tree-1\n"},
    {"approve", "Staff", WAITS, "mod", "> approve evelyn", "evelyn can log in now.", NULL},
    {"approve", "Staff", WAITS TOO, "mod", "> approve evelyn,joseph", "2 can log in now.", NULL},
    {"refuse", "Staff", WAITS "mod > refuse evelyn not now\n", "mod", "> yes",
     "evelyn is refused, and the name is free again.", NULL},
    {"refuse", "Staff", WAITS TOO "mod > refuse evelyn,joseph not now\n", "mod", "> yes",
     "2 are refused, and their names are free again.", NULL},
    {"password", "You", "bob > password\nbob > builders1\nbob > hammer-and-nail\n", "bob",
     "> hammer-and-nail", "Your password has been changed.", "bob > hammer-and-nail\n"},
    {"key", "You", "bob > key add " KEY "\n", "bob", "> builders1",
     "The key opens your account now: SHA256:*", NULL},
    {"key", "You", "bob > key add " KEY "\nbob > builders1\n", "bob", "> key name 1 laptop",
     "The key is called laptop.", NULL},
    {"key", "You", "bob > key add " KEY "\nbob > builders1\nclock +1m\nbob > key remove 1\n", "bob",
     "> builders1", "The key no longer opens your account: SHA256:*", NULL},
    {"totp", "You", "ann > totp on\nann > wonderland\nann notes secret\n", "ann", "code",
     "Your second factor is on*", "ann > totp on\nann > wonderland\nann notes secret\nann code\n"},
    {"totp", "You", SECOND "ann > totp codes\nann > wonderland\n", "ann", "code",
     "*recovery codes*", NULL},
    {"totp", "You", SECOND "ann > totp off\nann > wonderland\n", "ann", "code",
     "Your second factor is off.*", NULL},
    {"delete", "You", "bob > delete\nbob > yes\n", "bob", "> builders1",
     "Your account has been deleted. Goodbye.", NULL},
    {"appeal", "People", "mod > warn bob too loud\n", "bob", "> appeal it was not me",
     "Your appeal is number 1.*", NULL},
    {"appeal", "People",
     "mod > ban bob 7d too loud\nmod > yes\nbob connect ssh user=bob password\n", "bob",
     "> it was not me", "Your appeal is number 1.*", NULL},
    {"report", "Playing", "", "ann", "> report bob he cheats", "Your report is number 1.*", NULL},
    /* Tables. */
    {"new", "Tables", "", "ann", "> new last one bet=50 seats=2", NULL, NULL},
    {"play", "Tables", "", "ann", "> play any", NULL, NULL, true},
    {"learn", "Tables", "", "ann", "> learn last one", NULL, NULL, true},
    {"daily", "Boards", "", "ann", "> daily play", NULL, NULL, true},
    {"cup", "Cups", "", "ann", "> cup new palace swiss", "Cup 1 is open.*", NULL},
    {"cup", "Cups", "ann > cup new palace swiss entry=5\n", "bob", "> cup join 1",
     "You are in cup 1.*", NULL},
    {"cup", "Cups", "ann > cup new palace swiss entry=5\nbob > cup join 1\n", "bob",
     "> cup leave 1", "You are out of cup 1.*", NULL},
    {"cup", "Cups", "ann > cup new palace swiss invited\n", "ann", "> cup invite 1 bob",
     "bob may join cup 1 now.", NULL},
    {"join", "Tables", TABLE, "bob", "> join 1", NULL, NULL},
    {"challenge", "Tables", "", "ann", "> challenge bob last one bet=20", NULL, NULL},
    {"challenge", "Tables", "ann > challenge bob last one bet=20\n", "bob",
     "> challenge ann palace bet=50", NULL, NULL},
    {"challenge", "Tables", "ann > challenge bob last one bet=20\n", "bob",
     "> challenge ann last one bet=20", NULL, NULL},
    {"duel", "Boards", "", "ann", "> duel bob palace", "You ask bob for a duel at Palace.*", NULL},
    {"duel", "Boards", "ann > duel bob palace\n", "bob", "> duel decline ann",
     "You decline the duel with ann.", NULL, true},
    {"duel", "Boards", "", "ann", "> duel link palace", "Whoever comes with the code *", NULL,
     true},
    {"duel", "Boards", "ann > duel link palace\nann notes link\n", "bob", "> {ann}",
     "You take up the duel with ann*", NULL, true},
    {"invite", "Tables", TABLE, "ann", "> invite link", "Whoever comes with the code *", NULL,
     true},
    {"invite", "Tables", TABLE "ann > invite link\nann notes link\n", "bob", "> {ann}", NULL, NULL},
    {"uninvite", "Tables", TABLE "ann > invite link\n", "ann", "> uninvite",
     "Nobody comes by that code any more.", NULL},
    {"accept", "Tables", "ann > challenge bob last one bet=20\n", "bob", "> accept", NULL, NULL},
    {"decline", "Tables", "ann > challenge bob last one bet=20\n", "bob", "> decline", NULL, NULL},
    {"notify", "Tables", "", "ann", "> notify switch",
     "A bell rings when somebody wants to play: Switch.*", NULL},
    {"ready", "Tables", TABLE "bob > join 1\n", "bob", "> ready", NULL, NULL},
    {"ready", "Tables", TABLE "bob > join 1\nann > ready\n", "bob", "> ready", NULL, NULL},
    {"unready", "Tables", TABLE "bob > join 1\nbob > ready\n", "bob", "> unready", NULL, NULL},
    {"start", "Tables", "ann > new last one friendly seats=4\nbob > join 1\nbob > ready\n", "ann",
     "> start", NULL, NULL},
    {"bot", "Tables", "ann > new last one friendly seats=4\n", "ann", "> bot add easy", NULL, NULL},
    {"bot", "Tables", "ann > new last one friendly seats=4\nann > bot add easy\n", "ann",
     "> bot remove", NULL, NULL},
    {"option", "Tables", TABLE, "ann", "> option bet=20", NULL, NULL},
    {"kick", "Tables", TABLE "bob > join 1\n", "ann", "> kick bob", NULL, NULL},
    {"seed", "Tables", TABLE, "ann", "> seed clover", NULL, NULL},
    {"rematch", "Tables", GAME "mod > void 1 why\nmod > yes\n", "bob", "> rematch", NULL, NULL},
    {"leave", "Tables", TABLE "bob > join 1\n", "bob", "> leave", NULL, NULL},
    {"leave", "Tables", TABLE, "ann", "> leave", NULL, NULL},
    {"leave", "Tables", GAME "bob > leave\n", "bob", "> yes", NULL, NULL},
    {"resign", "Tables", GAME "bob > resign\n", "bob", "> yes", NULL, NULL},
    {"yes", "You", GAME "ann > resign\n", "ann", "> yes", NULL, NULL},
    {"vote", "Tables", GAME "bob > leave\nbob > yes\n", "ann", "> vote forgive bob", NULL, NULL},
    {"penalize", "Tables", GAME "bob > leave\nbob > yes\n", "ann", "> penalize bob", NULL, NULL},
    {"forgive", "Tables", GAME "bob > leave\nbob > yes\n", "ann", "> forgive bob", NULL, NULL},
    {"draw", "Playing", GAME, "ann", "> draw", NULL, NULL},
    /* The staff. */
    {"kick", "Staff", "", "mod", "> kick bob too loud", "bob is off.", NULL},
    {"mute", "Staff", "", "mod", "> mute bob 1h too loud",
     "bob is muted for 60 minutes on all channels.", NULL},
    {"unmute", "Staff", "mod > mute bob 1h too loud\nmod > mute bob lobby 2h again\n", "mod",
     "> unmute bob", "The mute of bob is lifted.", NULL},
    {"ban", "Staff", "mod > ban cat,address,192.0.2.77 7d cheating\n", "mod", "> yes",
     "cat,* is banned for 7 days.", NULL},
    {"unban", "Staff",
     "mod > ban cat 7d cheating\nmod > yes\nmod > ban cat,192.0.2.77 8d more\nmod > yes\n", "mod",
     "> unban cat", "The ban of cat, 192.0.2.x is lifted.", NULL},
    {"warn", "Staff", "", "mod", "> warn cat be nice", "cat is warned at the next login.", NULL},
    {"note", "Staff", "", "mod", "> note cat likes chess", "The note about cat is kept.", NULL},
    {"rename", "Staff", "", "mod", "> rename cat tiger", "cat is called tiger now.", NULL},
    {"undo-act", "Staff", "mod > mute bob 1h too loud\nmod undoes mute\n", "mod", "> yes",
     "The mute of bob is taken back.", NULL},
    {"undo-act", "Staff", "mod > warn bob be nice\nmod undoes warn\n", "mod", "> yes",
     "The warning of bob is taken back.", NULL},
    {"undo-act", "Staff", "mod > rename cat tiger\nmod undoes rename\n", "mod", "> yes",
     "tiger is called cat now.", NULL},
    {"role", "Staff", "", "boss", "> role cat moderator", "cat is a moderator now.", NULL},
    {"pardon", "Staff", LEFT, "mod", "> pardon bob a bad line",
     "bob has been pardoned; ranked tables are open again.", NULL},
    {"pardon", "Staff", LEFT LEFT, "mod", "> pardon bob a bad line",
     "bob has been pardoned; ranked tables are open again.", NULL},
    {"claim", "Staff", "ann > report bob he cheats\n", "mod", "> claim 1", "Report 1 is yours.*",
     NULL},
    {"resolve", "Staff", "ann > report bob he cheats\nmod > claim 1\n", "mod", "> resolve 1 warned",
     "Report 1 is closed, and its writer told.", NULL},
    {"resolve", "Staff", "bob > report ann she cheats\nmod > claim 1\nbob > quit\n", "mod",
     "> resolve 1 warned", "Report 1 is closed. The writer is told at the next login.", NULL},
    {"reopen", "Staff", "ann > report bob he cheats\nmod > claim 1\nmod > resolve 1 no\n", "mod",
     "> reopen 1 more of it", "Report 1 is open again.", NULL},
    {"inspect", "Staff", TABLE, "mod", "> inspect 1", "seat-1 ann,*", NULL},
    {"freeze", "Staff", TABLE, "mod", "> freeze 1 a look", "Table 1 is frozen.*", NULL},
    {"resume", "Staff", TABLE "mod > freeze 1 a look\n", "mod", "> resume 1", "Table 1 goes on.",
     NULL},
    {"transfer", "Staff", TABLE "bob > join 1\n", "mod", "> transfer 1 bob",
     "bob is the host of table 1 now.", NULL},
    {"void", "Staff", GAME "mod > void 1 a mistake\n", "mod", "> yes",
     "The game at table 1 is void;*", NULL},
    {"undo", "Staff", GAME "bob > resign\nbob > yes\nclock +61s\nmod > undo 1 a mistake\n", "mod",
     "> yes", "Game 1 is void;*", NULL, true},
    {"undo", "Staff",
     GAME "bob > resign\nbob > yes\nclock +61s\nmod > close 1 over\nmod > yes\n"
          "mod > undo 1 a mistake\n",
     "mod", "> yes", "Game 1 is void;*", NULL},
    {"close", "Staff", TABLE "mod > close 1 enough\n", "mod", "> yes", "Table 1 is closed.", NULL},
    {"close", "Staff", GAME "mod > close 1 enough\n", "mod", "> yes", "Table 1 is closed.", NULL},
    {"wall", "Staff", "", "mod", "> wall hello", "Everybody has been told.", NULL},
    {"adjust", "Staff", "", "mod", "> adjust bob chips 5 a prize", "5 chips for bob.", NULL},
    {"adjust", "Staff", "", "mod", "> adjust cat xp -5 a fine", "-5 XP for cat.", NULL},
    {"adjust", "Staff", "confirm-above 100\n", "mod", "> adjust bob chips 500 a prize",
     "Nothing has changed yet*", NULL},
    {"adjust", "Staff", "confirm-above 100\n", "mod", "> adjust bob chips 50 a prize",
     "50 chips for bob.", NULL},
    {"confirm", "Staff",
     "confirm-above 100\nmod > adjust bob chips 500 a prize\nboss > confirm 1\n", "boss", "> yes",
     "500 chips for bob.", NULL},
    {"reject", "Staff", "confirm-above 100\nmod > adjust bob chips 500 a prize\n", "boss",
     "> reject 1 too much", "Adjustment 1 is rejected.", NULL},
    {"merge", "Staff", "mod > merge cat bob\n", "mod", "> yes", "cat is part of bob now.", NULL},
    {"shutdown", "Staff", "boss > shutdown 1h a new disk\n", "boss", "> yes",
     "The countdown has begun.*", NULL},
    {"shutdown", "Staff", "boss > shutdown 1h a new disk\nboss > yes\n", "boss",
     "> shutdown cancel", "The countdown is stopped.", NULL},
    {"drain", "Staff", GAME "boss > drain 1h a new disk\n", "boss", "> yes",
     "The room closes when the games are over.*", NULL},
    {"lockdown", "Staff", "", "mod", "> lockdown guests bots", "Until *", NULL},
    {"lockdown", "Staff", "mod > lockdown\nmod > lockdown new\n", "mod", "> lockdown off",
     "The lockdown is over*", NULL},
    {"filter", "Staff", "mod > filter add spam hold\n", "mod", "> yes", "Filter 1 holds now*",
     NULL},
    {"filter", "Staff", "mod > filter add spam hold\nmod > yes\n", "mod", "> filter drop 1",
     "Filter 1 is gone.", NULL},
    {"cup", "Cups", "ann > cup new palace swiss\n", "mod", "> cup pause 1 a look",
     "Cup 1 is paused.*", NULL},
    {"cup", "Cups", "ann > cup new palace swiss\nmod > cup pause 1 a look\n", "mod",
     "> cup resume 1", "Cup 1 goes on.", NULL},
    {"cup", "Cups",
     "ann > cup new palace swiss entry=5\nbob > cup join 1\nmod > cup remove 1 bob two accounts\n",
     "mod", "> yes", "bob is out of cup 1.", NULL},
    {"cup", "Cups",
     "ann > cup new palace swiss entry=5\nbob > cup join 1\nmod > cup void 1 a mistake\n", "mod",
     "> yes", "Cup 1 is void*", NULL},
    {"motd", "Staff", "", "boss", "> motd all is well", "That is the line of the day now.", NULL},
    {"news", "You", "", "boss", "> news post a new game", "Posted as number 1.*", NULL},
    {"news", "You", "boss > news post a new game\nboss > news drop 1\n", "boss", "> yes",
     "News number 1 is gone.", NULL},
};

static void show_difference(const char *want, const char *have)
{
    while (*want != '\0' || *have != '\0') {
        int w = (int)strcspn(want, "\n"), h = (int)strcspn(have, "\n");
        int order = *want == '\0'   ? 1
                    : *have == '\0' ? -1
                                    : strncmp(want, have, (size_t)(w > h ? w : h) + 1);
        if (order < 0)
            printf("# - %.*s\n", w, want);
        if (order > 0)
            printf("# + %.*s\n", h, have);
        want += order <= 0 ? w + (want[w] != '\0') : 0;
        have += order >= 0 ? h + (have[h] != '\0') : 0;
    }
}

/* ---- A line in a room that dies ---- */

static bool answered(struct play *p, const struct deed *deed)
{
    return !deed->answer || play_unread_find(play_someone(p, deed->who), deed->answer);
}

enum { WRITES_MOST = 1000 }; /* a line has fewer writes than this */

/* Types the line in a room that dies after so many of its writes; WRITES_MOST: never. Returns the
 * store's text and how many writes the line had. NULL: the line was done before that. */
static char *deed_done(const struct deed *deed, int writes, int *had)
{
    static struct play p;
    struct store_text_people before = {0};
    char *text = NULL;
    play_begin(&p, deed->name);
    play_does(&p, "%s\nclock +1m\n%s\nclock +20s\n", people, deed->before);
    store_text_note(p.store, &before);
    struct someone *who = play_someone(&p, deed->who);
    who->fake.seen = who->fake.text.len;
    store_fault_die(p.store, writes);
    play_does(&p, "%s %s", deed->who, deed->types);
    *had = writes - store_fault_left(p.store);
    if (writes == WRITES_MOST || store_fault_dead(p.store)) {
        if (writes < WRITES_MOST) {
            /* The door drops what the room said about a line that was not done. */
            if (who->fake.sent > who->fake.done && !who->fake.closed)
                who->fake.seen = who->fake.text.len;
            play_lines(&p, "room dies\n");
        }
        if (!answered(&p, deed) && deed->more)
            play_lines(&p, deed->more);
        if (!answered(&p, deed)) {
            play_fail(&p, "%s, %d writes: not answered %s", deed->types, writes, deed->answer);
            play_show_unread(who);
        }
        text = store_text(p.store, &before);
    }
    if (p.failed)
        printf("# in: %s %s, after %d writes\n", deed->who, deed->types, writes);
    play_end(&p);
    return text;
}

/* How many rows there are of the kind that the first word of a line names. */
static int rows(const char *text, const char *kind)
{
    int n = 0;
    for (const char *at = text; (at = strstr(at, kind)); at++)
        n += at == text || at[-1] == '\n';
    return n;
}

static bool same(const struct deed *deed, const char *want, const char *have)
{
    static const char *const kinds[] = {"account ",  "key ",   "entry ", "record ",
                                        "sanction ", "audit ", "table ", "game "};
    if (!deed->steps)
        return strcmp(want, have) == 0;
    for (size_t i = 0; i < sizeof(kinds) / sizeof(*kinds); i++)
        if (rows(have, kinds[i]) > rows(want, kinds[i]))
            return false;
    return true;
}

static void deed_test(const struct deed *deed)
{
    int all = 0, had = 0;
    FREED char *want = deed_done(deed, WRITES_MOST, &all);
    if (all == 0)
        printf("# %s %s writes nothing\n", deed->who, deed->types);
    CU_ASSERT(all > 0);
    for (int writes = 0; writes <= all; writes++) {
        FREED char *have = deed_done(deed, writes, &had);
        if (!have) {
            printf("# %s %s has %d writes, then %d\n", deed->who, deed->types, all, had);
            CU_FAIL("the same line has to write as often each time");
            break;
        }
        if (!same(deed, want, have)) {
            printf("# %s %s, after %d writes:\n", deed->who, deed->types, writes);
            show_difference(want, have);
            CU_FAIL("the line was not done once");
        }
    }
}

SUITE("once", NULL, NULL);

TEST(test_deeds, "each line with an effect is done once")
{
    for (size_t i = 0; i < sizeof(deeds) / sizeof(*deeds); i++)
        deed_test(&deeds[i]);
}

/* ---- A line while the disk is full ---- */

/* Writes what somebody's own lists say, after leaving a dialogue if they are in one. */
static void lists_of(struct play *p, const char *name, struct buf *out)
{
    static const char *const lists[] = {"friend", "ignore", "alias",      "set",        "channel",
                                        "duel",   "notify", "finger ann", "finger bob", "tables",
                                        "cups",   "sought", "key",        "totp",       "reply"};
    struct someone *who = play_someone(p, name);
    if (who->fake.closed)
        return;
    play_does(p, "%s interrupt\n", name);
    for (size_t i = 0; i < sizeof(lists) / sizeof(*lists); i++) {
        size_t before = who->fake.text.len;
        play_does(p, "%s > %s\nclock +3s\n", name, lists[i]);
        buf_printf(out, "%s > %s\n%s", name, lists[i], buf_text(&who->fake.text) + before);
    }
}

/* Writes what all others see while nothing can be stored, then the lists, then the lists in the
 * next room. `typed`: the line is typed. Returns whether it was answered as if it were done. */
static bool deed_unstored(const struct deed *deed, bool typed, struct buf *out)
{
    static struct play p;
    size_t before[PLAY_PEOPLE_MAX];
    bool done = false;
    play_begin(&p, deed->name);
    play_does(&p, "%s\nclock +1m\n%s\nclock +20s\ndisk full\n", people, deed->before);
    for (int i = 0; i < p.npeople; i++)
        before[i] = p.people[i].fake.text.len;
    struct someone *who = play_someone(&p, deed->who);
    who->fake.seen = who->fake.text.len;
    if (typed) {
        play_does(&p, "%s %s", deed->who, deed->types);
        done = deed->answer && play_unread_find(who, deed->answer);
    }
    for (int i = 0; i < p.npeople; i++)
        if (&p.people[i] != who)
            buf_printf(out, "%s reads\n%s", p.people[i].name,
                       buf_text(&p.people[i].fake.text) + before[i]);
    play_lines(&p, "disk free\n");
    for (int room = 0; room < 2; room++) {
        lists_of(&p, "ann", out);
        lists_of(&p, "bob", out);
        play_lists(&p, out);
        if (room == 0)
            play_lines(&p, "room dies\n");
    }
    play_end(&p);
    return done;
}

/* Whether others hear of this line even if it cannot be stored: players are told of a game that
 * could not begin, and a room stops whatever the store says. */
static bool is_heard(const struct deed *deed)
{
    static const char *const names[] = {"start", "shutdown", "drain"};
    for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++)
        if (strcmp(deed->name, names[i]) == 0)
            return true;
    return false;
}

TEST(test_unstored, "what is not stored changes nothing")
{
    struct buf without = {0};
    const struct deed *untyped = NULL; /* the line that `without` belongs to */
    for (size_t i = 0; i < sizeof(deeds) / sizeof(*deeds); i++) {
        if (is_heard(&deeds[i]))
            continue;
        BUF_LOCAL with = {0};
        if (!untyped || strcmp(untyped->before, deeds[i].before) != 0 ||
            strcmp(untyped->who, deeds[i].who) != 0) {
            buf_free(&without);
            deed_unstored(&deeds[i], false, &without);
            untyped = &deeds[i];
        }
        bool done = deed_unstored(&deeds[i], true, &with);
        bool same = play_same(&without, &with);
        if (done || !same) {
            printf("# %s %s%s\n", deeds[i].who, deeds[i].types, done ? " is answered" : "");
            CU_FAIL("what could not be stored has to change nothing, and is not answered");
        }
    }
    buf_free(&without);
}

/* ---- What is kept of lines ---- */

struct rows_seen {
    struct answer answer;
    uint64_t conn;
    int count;
};

static void row_take(void *arg, const struct store_line *line)
{
    struct rows_seen *seen = arg;
    seen->count += line->conn == seen->conn;
}

static int rows_of(const struct play *p, uint64_t conn)
{
    struct rows_seen seen = {.conn = conn};
    store_lines(p->store, row_take, answer_take, &seen);
    answer_wait(p->store, &seen.answer);
    return seen.count;
}

/* A row goes when the door knows that the line is done, when the connection ends, and when the
 * connection does not come back to a new room. */
TEST(test_forgotten, "what is kept of lines goes")
{
    static struct play p;
    play_begin(&p, "lines");
    play_lines(&p, people);
    play_lines(&p, "mod > adjust bob chips 5 a prize\nmod > note bob is kind\nboss > motd hello\n");
    uint64_t mod = play_someone(&p, "mod")->conn, boss = play_someone(&p, "boss")->conn;
    CU_ASSERT_EQUAL(rows_of(&p, mod), 1);
    CU_ASSERT_EQUAL(rows_of(&p, boss), 1);
    play_lines(&p, "room dies\nmod > who\n");
    CU_ASSERT_EQUAL(rows_of(&p, mod), 1);
    play_lines(&p, "mod gone\n");
    CU_ASSERT_EQUAL(rows_of(&p, mod), 0);
    CU_ASSERT_EQUAL(rows_of(&p, boss), 1);
    play_someone(&p, "boss")->conn = 0; /* the connection ends while there is no room */
    play_lines(&p, "room dies\n");
    CU_ASSERT_EQUAL(rows_of(&p, boss), 0);
    play_end(&p);
}

/* A connection whose link was lost keeps its rows, even if another door has told of all its own
 * connections meanwhile. The rows go when its node is given up. Rows of a node that never comes
 * to a new room go in the same way. */
TEST(test_given_up, "what is kept for a node goes with it")
{
    static struct play p;
    const struct node_set other = {{UINT64_C(1) << 5}}, own = {{1}}, never = {{UINT64_C(1) << 9}};
    const uint64_t away = (uint64_t)9 << 56 | 1;
    play_begin(&p, "nodes");
    play_lines(&p, people);
    play_lines(&p, "mod > adjust bob chips 5 a prize\nboss > motd hello\n");
    struct someone *mod = play_someone(&p, "mod"), *boss = play_someone(&p, "boss");
    uint64_t conn = mod->conn;
    lobby_parted(p.lobby, conn, 0, "the link is lost");
    lobby_synced(p.lobby, 5, true);
    lobby_given_up(p.lobby, &other);
    play_settle(&p);
    CU_ASSERT_EQUAL(rows_of(&p, conn), 1);
    lobby_given_up(p.lobby, &own);
    play_settle(&p);
    CU_ASSERT_EQUAL(rows_of(&p, conn), 0);
    CU_ASSERT_EQUAL(rows_of(&p, boss->conn), 1);
    mod->conn = 0;
    store_attach(p.store, &(struct store_attached){.line = &(struct store_line){
                                                       .conn = away, .command = 1, .answer = ""}});
    store_seen(p.store, clock_wall(&p.clock.clock));
    play_lines(&p, "room dies\n");
    CU_ASSERT_EQUAL(rows_of(&p, away), 1);
    lobby_given_up(p.lobby, &never);
    play_settle(&p);
    CU_ASSERT_EQUAL(rows_of(&p, away), 0);
    play_end(&p);
}

/* ---- All of the table ---- */

/* Commands that write nothing that stays. The journal of a game knows each move, so `draw` above
 * stands for all moves. */
static const char *const passing[] = {
    "guest/Login",    "connect/Login",   "who/People",        "say/People",     "gg/People",
    "hi/People",      "nice/People",     "thanks/People",     "oops/People",    "wave/People",
    "away/People",    "shout/People",    "emote/People",      "finger/People",  "chat/People",
    "tables/Tables",  "invite/Tables",   "watch/Tables",      "conduct/Tables", "take/Playing",
    "pass/Playing",   "last/Playing",    "lie/Playing",       "stop/Playing",   "hint/Playing",
    "undo/Playing",   "hand/Playing",    "look/Playing",      "log/Playing",    "clock/Playing",
    "floor/Playing",  "targets/Playing", "scan/Playing",      "feel/Playing",   "top/Boards",
    "rank/Boards",    "assess/Boards",   "history/Records",   "record/Records", "replay/Records",
    "review/Records", "next/Records",    "first/Records",     "last/Records",   "seat/Records",
    "help/You",       "rules/You",       "back/You",          "more/You",       "logins/You",
    "export/You",     "no/You",          "quit/You",          "q/You",          "preview/Staff",
    "dossier/Staff",  "staff/Staff",     "banned/Staff",      "muted/Staff",    "new/Staff",
    "notes/Staff",    "alts/Staff",      "collusion/Staff",   "reports/Staff",  "case/Staff",
    "account/Staff",  "status/Staff",    "audit/Staff",       "reload/Staff",   "held/Staff",
    "release/Staff",  "withhold/Staff",  "unconfirmed/Staff", "requests/Staff", "seek/Tables",
    "sought/Tables",  "unseek/Tables",   "cups/Cups",
};

TEST(test_complete, "each command is here")
{
    for (const struct command *c = cmd_rows(); c->name; c++) {
        char key[64];
        bool found = false;
        snprintf(key, sizeof(key), "%s/%s", c->name, c->group);
        for (size_t i = 0; i < sizeof(deeds) / sizeof(*deeds); i++)
            found |= strcmp(c->name, deeds[i].name) == 0 && strcmp(c->group, deeds[i].group) == 0;
        for (size_t i = 0; i < sizeof(passing) / sizeof(*passing); i++)
            found |= strcmp(key, passing[i]) == 0;
        if (!found)
            printf("# the command %s is in neither list of test-once.c\n", key);
        CU_ASSERT(found);
    }
}

CUTAP_MAIN(argc, argv)
{
    return play_store_run(CUTAP_SUITES);
}
