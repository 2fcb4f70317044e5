/*
 * Records that are damaged, in the wrong form (cardroom-record(5)) or not true: each fault is
 * found, with a sentence. tests/fuzz/fuzz-record.c changes records at random.
 */
#include "cutap.h"
#include "record_play.h"
#include "xalloc.h"

static struct replay replay;

/* ---- Help ---- */

/* The text in which the first `from` after the first `after` is replaced by `to`. */
static char *changed(const char *text, const char *after, const char *from, const char *to)
{
    const char *at = strstr(text, after);

    if (at)
        at = strstr(at + strlen(after), from);
    if (!at) {
        printf("# no \"%s\" after \"%s\"\n", from, after);
        fflush(stdout);
        abort();
    }
    char *out = NULL;
    size_t size;
    FILE *f = open_memstream(&out, &size);
    fprintf(f, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    fclose(f);
    return out;
}

/* Whether it is what is wanted; if not, the test fails. */
static bool told(const char *why, const char *want)
{
    bool is = why && strstr(why, want);

    if (!is)
        printf("# wanted \"%s\", got \"%s\"\n", want, why ? why : "it is true");
    CU_ASSERT(is);
    return is;
}

/* The change is found, with a sentence that has `want` in it. */
static void finds(const char *text, const char *after, const char *from, const char *to,
                  const char *want)
{
    FREED char *bad = changed(text, after, from, to);

    if (!told(record_play_verify(bad, strlen(bad)), want))
        printf("# of \"%s\" for \"%s\"\n", to, from);
}

SUITE("bad records", NULL, NULL);

/* ---- Damage ---- */

TEST(every_truncation, "every truncation is found")
{
    FREED char *text = record_play_one();
    size_t len = strlen(text);

    for (size_t n = 0; n < len; n++) {
        static struct record record;
        struct record_events events;
        struct record_fault fault = {0};
        FREED char *cut = malloc(n + 1); /* so that a read beyond the end is seen */

        memcpy(cut, text, n);
        if (record_read(cut, n, &record, &events, &fault) || fault.why[0] == '\0')
            CU_FAIL("a record that was cut off is taken");
    }
}

/* ---- Lies ---- */

TEST(lies_are_found, "lies are found")
{
    FREED char *text = record_play_one();

    finds(text, "\nsecret ", "", "0", "64 hexadecimal digits");
    finds(text, "cardroom-record ", "1", "3", "another format");
    finds(text, "", "cardroom-record", "card-record", "not a game record");
    finds(text, "\ngame ", "last-one", "last-two", "no game \"last-two\"");
    finds(text, "\nrules ", "", "7", "of the rules of Last One");
    finds(text, "\nid ", "1000005", "1000006", "commitment is not the hash");
    finds(text, "\nplayer 1 ann account ", "word-", "wood-", "seed does not follow");
    finds(text, "\nplayer 1 ", "ann", "eve", "seed does not follow");
    finds(text, "\nplayer 2 ", "bob", "ann", "named twice");
    finds(text, "\noptions mode=", "quick", "points", "");
    finds(text, "\noptions mode=", "quick", "often", "does not take that word");
    finds(text, "\noptions ", "mode=quick ", "", "options are not all");
    finds(text, "result ", "finished", "cancelled by nobody", "another way");
    finds(text, "result ", "finished", "finished limit", "No limit of turns");
    finds(text, "result finished", " place 1", " place 8", "in the record");
    finds(text, "seed ", "\nend", "\nend\nend", "more after the end");
    finds(text, " hash ", "", "0", "event as cardroom-record(5)");
    finds(text, "\nstarted ", "T", " ", "time");
    finds(text, "\nstarted 2026-", "01", "13", "time");
    finds(text, "\nstarted 2026-01-", "02", "32", "not written as");
    finds(text, "terms ", "ranked bet 50", "ranked bet 050", "not written as");
    finds(text, "result finished", "place 1 won xp 10", "place 2 won xp 10", "has place");
    finds(text, "", "seats 3 1 2", "seats 2 1 3", "do not sit where");
}

/* Another secret with its own commitment, and a word changed with its own seed: found by the replay
 * alone. */
TEST(consistent_lies_are_found, "lies that fit each other are found")
{
    static struct record record;
    struct record_fault fault;
    struct record_events events;
    FREED char *text = record_play_one();

    CU_ASSERT_FATAL(record_read(text, strlen(text), &record, &events, &fault));
    CU_ASSERT_TRUE(replay_all(&replay, &record, &events, record_play_hash, &fault));
    record.secret[3] ^= 1;
    CU_ASSERT_FALSE(replay_all(&replay, &record, &events, record_play_hash, &fault));
    CU_ASSERT_PTR_NOT_NULL(strstr(fault.why, "commitment"));
    replay_commitment(record_play_hash, record.id, record.secret, record.commitment);
    CU_ASSERT_FALSE(replay_all(&replay, &record, &events, record_play_hash, &fault));
    CU_ASSERT_PTR_NOT_NULL(strstr(fault.why, "seed does not follow"));
    replay_seed(record_play_hash, record.format, record.id, record.secret, record.player,
                record.nplayers, record.seed);
    replay_seating(record_play_hash, record.seed, record.nplayers, record.seat);
    CU_ASSERT_FALSE(replay_all(&replay, &record, &events, record_play_hash, &fault));
    CU_ASSERT_TRUE(fault.line > 0);
}

/* ---- Lines ---- */

/* A text of `n` times the same character. */
static const char *long_of(char c, size_t n)
{
    static char text[2000];

    memset(text, c, n);
    text[n] = '\0';
    return text;
}

TEST(head_lines, "lines of the head")
{
    FREED char *text = record_play_one();

    finds(text, "", "game last-one\n", "", "begins with \"game\"");
    finds(text, "\ngame ", "last-one", "last one", "not a game as");
    finds(text, "\ngame ", "last-one", "a-name-of-24-characters-", "not a game as");
    finds(text, "\nrules ", "", "-", "not a number");
    finds(text, "\nrules ", "", "65536", "not a number");
    finds(text, "\nrules", " ", " -\n", "not a number");
    finds(text, "\nid ", "1000005", "99999999999999999999", "not a number");
    finds(text, "\nstarted ", "2026", "when", "not a time");
    finds(text, "\nstarted ", "2026", "1969", "not a time");
    finds(text, "\nstarted 2026-", "01", "00", "not a time");
    finds(text, "\nstarted 2026-01-", "02", "00", "not a time");
    finds(text, "\nstarted 2026-01-", "02", "-2", "not a time");
    finds(text, "\nterms ", "ranked bet 50", "ranked bet fifty", "not a bet");
    finds(text, "\nterms ", "ranked bet 50", "hostile", "not a table's terms");
    finds(text, "\noptions ", "mode", long_of('m', 520), "not a list of options");
    finds(text, "\noptions ", "mode", long_of('m', 660), "too long");
    finds(text, "\noptions ", "mode", long_of('m', 641 - 41), "too long");
    finds(text, "\noptions ", "mode=quick", "mode", "without its value");
    finds(text, "\ncommitment ", "", "x", "64 hexadecimal digits");
    finds(text, "\nseats ", "1", "9", "not a list of seats");
    finds(text, "\nseats ", "1", "3", "not a list of seats");
    finds(text, "\nseats ", "1 ", "", "not a list of seats");
    finds(text, "\nseats 3 1 2\n", "events", "event", "begins with \"events\"");
}

TEST(player_lines, "lines of players")
{
    FREED char *text = record_play_one();

    finds(text, "\nplayer 1 ", "ann", "\xc3\xa4nn", "not a player");
    finds(text, "\nplayer 1 ", "ann", "an-n-of-thirty-three-characters--", "not a player");
    finds(text, "\nplayer 1 ann ", "account", "person", "not a player");
    finds(text, "\nplayer 1 ann ", "account", "account word more", "not a player");
    finds(text, "\nplayer 1 ann ", "account", "bot 0", "not a player");
    finds(text, "\nplayer 1 ann ", "account", "bot 4", "not a player");
    finds(text, "\nplayer 1 ann ", "account", "bot 12", "not a player");
    finds(text, "\nplayer 1 ann account ", "word-", "word\xc3\xa4-", "not a player");
    finds(text, "\n", "player 1 ann account", "player 1 ann\nplayer 1 ann account", "not a player");
    finds(text, "\n", "player 1 ann account", "player 1 bea bot\nplayer 1 ann account",
          "not a player");
    finds(text, "\n", "player 1 ann account", "player 1 bea account\nplayer 1 ann account",
          "not a player");
    finds(text, "\n", "player 1 ",
          "player 1 a guest w\nplayer 2 b guest w\nplayer 3 c guest w\nplayer 4 d guest w\n"
          "player 5 e guest w\nplayer 6 f guest w\nplayer 1 ",
          "not a player");
}

TEST(event_lines, "lines of events")
{
    static const char *const wrong[] = {
        "now move 1 draw",  "-5 move 1 draw",       "1 jump 1",
        "1 move 9 draw",    "1 move 4 draw",        "1 move one draw",
        "1 move 1",         "1 move 1 dr\xc3\xa4w", "1  move 1 draw",
        "1 timeout 1 late", "1 leave 1 gone",       "1 shared 1 8",
        "1 shared 1",       "1 hash 123",           "1 hash 0123456789abcdeg0123456789abcdef"};
    char *text = record_play_one(), line[700];

    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        snprintf(line, sizeof(line), "\n%s\n", wrong[i]);
        finds(text, "\nevents", "\n", line, "not a event");
    }
    snprintf(line, sizeof(line), "\n1 move 1 %.600s\n", long_of('x', 600));
    finds(text, "\nevents", "\n", line, "not a event");
    finds(text, "\nevents", "\n", "\n1 move 1 dr\aw\n", "a character that no record has");
    free(text);
}

TEST(tail_lines, "lines of the end")
{
    char *text = record_play_one(), line[300];

    finds(text, "\nresult ", "finished", "won", "not a result");
    snprintf(line, sizeof(line), "void %.160s", long_of('y', 160));
    finds(text, "\nresult ", "finished", line, "not a result");
    finds(text, "\nresult ", "finished", "finished early", "not written as");
    finds(text, "\nresult finished\n", "score", "scores", "begins with \"score\"");
    finds(text, "\nresult finished\nscore 1 place ", "", "-", "not a score");
    finds(text, "\nresult finished\nscore 1 place ", "", "9", "not a score");
    finds(text, "\nresult finished", "won", "wins", "not a score");
    finds(text, "\nresult finished", " xp ", " xp 99999999", "not a score");
    finds(text, "\nresult finished", " chips ", " chips x", "not a score");
    finds(text, "\nresult finished", "score 2", "score 3", "not written as");
    finds(text, "\nresult finished", "seed ", "seed x", "64 hexadecimal digits");
    finds(text, "\nresult finished", "seed ", "sead ", "begins with \"seed\"");
    free(text);
}

TEST(too_much, "more than there may be")
{
    char *text = record_play_one(), *all = NULL;
    const char *events = strstr(text, "\nevents\n") + 8;
    static struct record record;
    struct record_fault fault = {0};
    struct record_events at;
    size_t size;
    FILE *out = open_memstream(&all, &size);

    fwrite(text, 1, (size_t)(events - text), out);
    for (int i = 0; i <= RECORD_EVENTS_MAX; i++)
        fputs("1 timeout 1\n", out);
    fputs(strstr(text, "result "), out);
    fclose(out);
    CU_ASSERT_FALSE(record_read(all, size, &record, &at, &fault));
    CU_ASSERT_STRING_EQUAL(fault.why, "There are too many events.");
    free(all);
    all = calloc(1, RECORD_TEXT_MAX + 1);
    CU_ASSERT_FALSE(record_read(all, RECORD_TEXT_MAX + 1, &record, &at, &fault));
    CU_ASSERT_STRING_EQUAL(fault.why, "This is too long for a game record.");
    free(all);
    free(text);
}

/* Text that is not an event is not skipped. */
TEST(unread_events, "events that nobody read")
{
    static const char text[] = "1 move 1 draw\nrubbish\n";
    struct record_events at = {text, text + sizeof(text) - 1, 0};
    struct record_event e;

    CU_ASSERT_TRUE(record_next(&at, &e));
    CU_ASSERT_STRING_EQUAL(e.text, "draw");
    const char *rubbish = at.next;
    CU_ASSERT_FALSE(record_next(&at, &e));
    CU_ASSERT_PTR_EQUAL(at.next, rubbish);
}

/* ---- Events that the game does not have ---- */

/* A friendly game that was played before shuffles were committed, with these events and this
 * result; its names are in no order of seats. */
static const char *played(const char *game, int seats, const char *options, const char *events,
                          const char *result)
{
    static struct record r;
    struct game_setup setup;
    BUF_LOCAL head = {0}, tail = {0};
    char text[8000];

    memset(&r, 0, sizeof(r));
    r.format = 1;
    snprintf(r.game, sizeof(r.game), "%s", game);
    r.rules = game_find(game)->version;
    r.nplayers = (uint8_t)seats;
    for (int i = 0; i < seats; i++) {
        snprintf(r.player[i].name, sizeof(r.player[i].name), "p%d", i + 1);
        r.seat[i + 1] = (uint8_t)(i + 1);
    }
    game_setup_defaults(game_find(game), game_find(game)->min_seats, &setup);
    game_setup_format(game_find(game), &setup, true, r.options, sizeof(r.options));
    if (options)
        snprintf(r.options, sizeof(r.options), "%s", options);
    r.end = RECORD_CANCELLED;
    record_head(&r, &head);
    record_tail(&r, &tail);
    snprintf(text, sizeof(text), "%s%sresult %s%s", buf_text(&head), events, result,
             strchr(buf_text(&tail), '\n'));
    return record_play_verify(text, strlen(text));
}

TEST(events_out_of_place, "events that the game does not have")
{
    const char *g = "last-one";

    CU_ASSERT_PTR_NULL(played(g, 3, NULL, "1 void no\n", "void"));
    CU_ASSERT_PTR_NULL(played(g, 3, NULL, "1 freeze no\n", "frozen it was not to be had"));
    CU_ASSERT_PTR_NULL(
        played(g, 4, NULL, "1 leave 1\n1 leave 2 away\n1 timeout 3\n1 void no\n", "void"));
    told(played(g, 3, NULL, "", "void"), "the game is not over");
    told(played(g, 3, NULL, "1 void no\n", "cancelled"), "in another way");
    told(played(g, 3, NULL, "1 void no\n1 freeze no\n", "frozen"), "was void before this");
    told(played(g, 3, NULL, "1 freeze no\n1 void no\n", "void"), "was void before this");
    told(played(g, 3, NULL, "1 void no\n1 move 1 draw\n", "void"), "over before this move");
    told(played(g, 3, NULL, "1 void no\n1 timeout 1\n", "void"), "over before this.");
    told(played(g, 3, NULL, "1 void no\n1 shared 1 2\n", "void"), "over before this.");
    told(played(g, 3, NULL, "1 void no\n1 leave 1\n", "void"), "over before anybody left");
    told(played(g, 3, NULL, "1 leave 1\n1 leave 1\n1 void no\n", "void"), "Nobody is at this seat");
    told(played(g, 3, NULL, "1 move 1 dance\n1 void no\n", "void"), "refuse this move");
    told(played(g, 3, NULL, "1 move 1 DRAW\n1 void no\n", "void"), "canonical form");
    told(played(g, 3, "", "1 void no\n", "void"), "not all of the game's");
}

TEST(games_that_cannot_begin, "games that cannot begin")
{
    told(played("last-one", 1, NULL, "1 void no\n", "void"), "cannot begin with these seats");
    told(played("exta-cards", 3, NULL, "1 void no\n", "void"), "cannot begin with these seats");
    told(played("last-one", 3, "mode=quick points=200 pairs=yes limit=600", "1 void no\n", "void"),
         "cannot begin with these seats");
}

/* A game that the limit of turns ended, and one that it did not. */
TEST(limits, "the limit of turns")
{
    FREED char *text = record_play(&(struct record_play){.rules = game_find("last-one"),
                                                         .seats = 3,
                                                         .seed = 3,
                                                         .percent_auto = 100,
                                                         .options = "limit=5"},
                                   NULL);

    CU_ASSERT_PTR_NULL(record_play_verify(text, strlen(text)));
    finds(text, "result ", "finished limit", "finished", "The limit of turns ended the game");
}
