/*
 * A dry run changes nothing. Each act that the room carries out is asked for twice in the same
 * room: first for a dry run, in which nothing may be written, and then in earnest. An act that
 * writes in earnest must have said in the dry run what it would do (act_confirmed). An act without
 * a trial in dry.txt fails the test.
 */
#include "cases.h"
#include "play_private.h"
#include "play_store.h"
#include "store_fault.h"

/* Who is there: ann and bob, who play, and mod; cat is off. */
static const char people[] = "account ann wonderland\naccount bob builders1\n"
                             "account cat catcatcat1x\naccount mod moderator1 moderator\n"
                             "ann connect ssh user=ann password from=203.0.113.1\n"
                             "bob connect telnet from=203.0.113.2\nbob > bob\nbob > builders1\n"
                             "mod connect tls\nmod > mod\nmod > moderator1\n";

/* A paragraph of dry.txt. */
struct trial {
    const char *act;
    const char *before; /* the statements after which there is something to do */
    const char *words;  /* its arguments; @VERB: the number of the newest act of that word */
    bool lists;         /* its dry run prints the same list as the act itself */
};

static struct trial trials[200];
static size_t ntrials;

/* Fills in the trials, which stay until the process ends. */
static void trials_read(void)
{
    struct cases cases = cases_open("tests/lobby/dry.txt");
    struct cases_case text;
    while (cases_next(&cases, &text)) {
        char *act = text.head + strlen("act "), *words = strstr(act, " > ");
        if (words)
            *words = '\0';
        trials[ntrials++] =
            (struct trial){act, text.statements, words ? words + strlen(" > ") : "", text.answer};
        free(text.answer);
    }
    cases_close(&cases);
}

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
    for (size_t i = 0; i < ntrials; i++)
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
    for (size_t i = 0; i < ntrials; i++) {
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
        for (size_t k = 0; k < ntrials; k++)
            found |= strcmp(row->name, trials[k].act) == 0;
        if (!found)
            printf("# the act %s has no trial in dry.txt\n", row->name);
        CU_ASSERT(found);
    }
}

CUTAP_MAIN(argc, argv)
{
    trials_read();
    return cutap_run(CUTAP_SUITES);
}
