/*
 * A dry run changes nothing. Each act that the room carries out is asked for twice in the same
 * room: first for a dry run, in which nothing may be written, and then in earnest. An act that
 * writes in earnest must have said in the dry run what it would do (act_confirmed). An act without
 * a trial here fails the test.
 */
#include "play_private.h"
#include "play_store.h"
#include "store_fault.h"

/* Who is there: ann and bob, who play, and mod; cat is off. */
static const char people[] = "account ann wonderland\naccount bob builders1\n"
                             "account cat catcatcat1x\naccount mod moderator1 moderator\n"
                             "ann connect ssh user=ann password from=203.0.113.1\n"
                             "bob connect telnet from=203.0.113.2\nbob > bob\nbob > builders1\n"
                             "mod connect tls\nmod > mod\nmod > moderator1\n";

#define TABLE  "ann > new last one bet=50 seats=2\nbob > join 1\n"
#define GAME   TABLE "ann > ready\nbob > ready\n"
#define LEFT   GAME "bob > leave\nbob > yes\nclock +61s\n"
#define SECOND "ann > totp on\nann > wonderland\nann notes secret\nann code\n"
#define HELD   "control filter add spam hold = *\nclock +8s\nbob > 'spam\n"
#define REPORT "ann > report bob he cheats\n"
#define CUP    "ann > cup new palace swiss entry=5\nbob > cup join 1\n"
#define WAITS  "confirm-above 100\nmod > adjust cat chips 500 a prize\n"
#define ASKED                                                                                      \
    "registration ask\neve connect telnet\neve > new evelyn\neve > apple-tree-1\n"                 \
    "eve > apple-tree-1\n"

struct trial {
    const char *act;
    const char *before; /* the statements after which there is something to do */
    const char *words;  /* its arguments; @VERB: the number of the newest act of that word */
    bool lists;         /* its dry run prints the same list as the act itself */
};

static const struct trial trials[] = {
    {"account list", "", ""},
    {"account show", "", "bob"},
    {"account create", "", "newt a-new-word-1"},
    {"account reset-totp", SECOND, "ann"},
    {"account delete", "", "cat"},
    {"account export", "", "cat"},
    {"role", "", "cat moderator"},
    {"password", "", "cat a-new-word-1"},
    {"rename", "", "cat kitty"},
    {"undo-act", "", ""},
    {"undo-act", "control mute bob 1h too loud = *\n", "@mute"},
    {"undo-act", "control ban cat 7d cheating = *\n", "@ban"},
    {"undo-act", "control warn bob be nice = *\n", "@warn"},
    {"undo-act", "control rename cat kitty = *\n", "@rename"},
    {"node drain", "", "1h"},
    {"node drain", "", "now"},
    {"node serve", "", ""},
    {"adjust", "", "cat chips 5 a prize"},
    {"adjust", "confirm-above 100\n", "cat chips 500 a prize"},
    {"unconfirmed", WAITS, ""},
    {"confirm", WAITS, "1"},
    {"reject", WAITS, "1 too much"},
    {"alts", "", "bob"},
    {"audit", "", ""},
    {"case", REPORT, "1"},
    {"collusion", GAME "play out ann bob\n", "bob"},
    {"complete", "", "names b"},
    {"reports", REPORT, ""},
    {"claim", REPORT, "1"},
    {"resolve", REPORT, "1 warned"},
    {"reopen", REPORT "control resolve 1 warned = *\n", "1 more of it"},
    {"dossier", "", "bob"},
    {"filter add", "", "spam hold"},
    {"filter list", HELD, ""},
    {"daily verify", "", "2026-11-21"},
    {"filter drop", HELD, "1"},
    {"filter test", HELD, "spam"},
    {"held", HELD, ""},
    {"release", HELD, "1"},
    {"withhold", HELD, "1"},
    {"conduct", LEFT, "bob"},
    {"pardon", LEFT, "bob a bad line"},
    {"lockdown", "", "guests for 10m"},
    {"lockdown off", "control lockdown guests = *\n", ""},
    {"merge", "", "cat bob"},
    {"requests", ASKED, ""},
    {"approve", ASKED, "evelyn"},
    {"refuse", ASKED, "evelyn not now"},
    {"wall", "", "hello"},
    {"news", "", ""},
    {"news post", "", "a new game"},
    {"news drop", "control news post hello = *\n", "1"},
    {"motd", "", "hello"},
    {"warn", "", "bob be nice"},
    {"note", "", "bob plays well"},
    {"notes", "control note bob plays well = *\n", "bob"},
    {"staff", "", ""},
    {"banned", "", ""},
    {"muted", "", ""},
    {"new today", "", ""},
    {"prune", "", "", true},
    {"kick", "", "bob too loud"},
    {"mute", "", "bob 1h too loud"},
    {"unmute", "control mute bob 1h too loud = *\n", "bob"},
    {"ban", "", "bob,192.0.2.0/24 7d cheating"},
    {"preview", "", "bob,192.0.2.0/24"},
    {"unban", "control ban cat 7d cheating = *\n", "cat"},
    {"status", "", ""},
    {"reload", "conf good\n", ""},
    {"shutdown", "", "1h a new disk"},
    {"shutdown cancel", "control shutdown 1h a new disk = *\n", ""},
    {"drain", "", "1h a new disk"},
    {"drain cancel", "control drain 1h a new disk = *\n", ""},
    {"inspect", TABLE, "1"},
    {"freeze", TABLE, "1 a look"},
    {"resume", TABLE "control freeze 1 a look = *\n", "1"},
    {"transfer", TABLE, "1 bob"},
    {"void", GAME, "1 a mistake"},
    {"undo", GAME "bob > resign\nbob > yes\nclock +61s\n", "1 a mistake"},
    {"close", TABLE, "1 enough"},
    {"cup record",
     "ann > cup new palace swiss players=4-8 start=12:30\nann > cup join 1\nclock +1h\n", "1"},
    {"record", GAME "play out ann bob\n", "1"},
    {"cup list", CUP, ""},
    {"cup show", CUP, "1"},
    {"cup pause", CUP, "1 a look"},
    {"cup resume", CUP "control cup pause 1 a look = *\n", "1"},
    {"cup remove", CUP, "1 bob two accounts"},
    {"cup void", CUP, "1 a mistake"},
};

/* Asks for the act. Returns whether the room wanted to write something; the store refuses that. */
static bool writes(struct play *p, const struct trial *trial, const char *how)
{
    char number[24] = "";
    bool deed = trial->words[0] == '@';
    if (deed)
        snprintf(number, sizeof(number), "%lld",
                 (long long)play_deed_number(p, trial->words + 1, 1));
    store_fault_die(p->store, 0);
    play_does(p, "control %s%s %s = >>", how, trial->act, deed ? number : trial->words);
    play_settle(p);
    return store_fault_dead(p->store);
}

static bool says(const struct play *p, const char *begin)
{
    return strncmp(buf_text(&p->answer), begin, strlen(begin)) == 0;
}

static void trial_test(const struct trial *trial)
{
    static struct play p;
    play_begin(&p, trial->act);
    play_does(&p, "%s\nclock +1m\n%s\nclock +20s\n", people, trial->before);
    bool wrote = writes(&p, trial, "--dry-run "), would = says(&p, "would "),
         done = says(&p, "done ");
    if (wrote || (!would && !done)) {
        printf("# %s --dry-run %s: %s\n", trial->act, wrote ? "writes" : "answers",
               buf_text(&p.answer));
        CU_FAIL("a dry run has to change nothing, and to say what would be done");
    } else if (writes(&p, trial, "") != (would || trial->lists)) {
        printf("# %s %s\n", trial->act,
               would ? "would do something, and writes nothing" : "writes without act_confirmed()");
        CU_FAIL("a dry run says what would be done where something is");
    }
    play_end(&p);
}

SUITE("dry", NULL, NULL);

TEST(test_trials, "a dry run writes nothing")
{
    for (size_t i = 0; i < sizeof(trials) / sizeof(*trials); i++)
        trial_test(&trials[i]);
}

/* ---- A store that fails ---- */

/* Writes all that anybody can see: what all have read, and the lists of the staff. */
static void look(struct play *p, struct buf *out)
{
    for (int i = 0; i < p->npeople; i++) {
        const struct term_fake *fake = &p->people[i].fake;
        buf_printf(out, "%s %s %s\n%s", p->people[i].name, fake->closed ? "closed" : "open",
                   fake->prompt, buf_text(&fake->text));
    }
    play_lists(p, out);
}

/* Asks for an act that cannot be stored. Writes what can be seen after it, and in the next room.
 * `done`: the room's answer; NULL: the act is not asked for. */
static void fails(const struct trial *trial, char done[16], struct buf *out)
{
    static struct play p;
    play_begin(&p, trial->act);
    play_does(&p, "%s\nclock +1m\n%s\nclock +20s\n", people, trial->before);
    int64_t number = trial->words[0] == '@' ? play_deed_number(&p, trial->words + 1, 1) : 0;
    play_lines(&p, "disk full\n");
    if (done) {
        char typed[24];
        snprintf(typed, sizeof(typed), "%lld", (long long)number);
        play_does(&p, "control %s %s = *", trial->act, number != 0 ? typed : trial->words);
        snprintf(done, 16, "%s", buf_text(&p.answer));
    }
    look(&p, out);
    play_lines(&p, "disk free\nroom dies\n");
    look(&p, out);
    play_end(&p);
}

TEST(test_unstored, "what is not stored changes nothing")
{
    for (size_t i = 0; i < sizeof(trials) / sizeof(*trials); i++) {
        BUF_LOCAL without = {0}, with = {0};
        char done[16];
        fails(&trials[i], NULL, &without);
        fails(&trials[i], done, &with);
        /* An act that stops the room works whatever the store says: the answer says that the room
         * stops. */
        bool stops =
            strncmp(trials[i].act, "shutdown", 8) == 0 || strncmp(trials[i].act, "drain", 5) == 0;
        if (!stops && !play_same(&without, &with)) {
            printf("# %s %s: %s\n", trials[i].act, trials[i].words, done);
            CU_FAIL("what could not be stored has to change nothing");
        }
    }
}

TEST(test_complete, "each act has a trial")
{
    const struct act_row *row;
    for (size_t i = 0; (row = act_at(i)); i++) {
        bool found = row->only == ACT_LOCAL || strcmp(row->name, "upgrade") == 0;
        for (size_t k = 0; k < sizeof(trials) / sizeof(*trials); k++)
            found |= strcmp(row->name, trials[k].act) == 0;
        if (!found)
            printf("# the act %s has no trial in test-dry.c\n", row->name);
        CU_ASSERT(found);
    }
}
