/*
 * Records: one of each game as it was once played, replayed on every run so that a change of the
 * rules is noticed. tests/fuzz/fuzz-record.c looks whether a record is written as it was read.
 *
 * To write a record of a game anew, with a reason:
 *     tests/games/test-record ID >tests/games/records/ID.txt
 */
#include "calendar.h"
#include "cutap.h"
#include "files.h"
#include "record_play.h"
#include "xalloc.h"

static struct replay replay;

/* ---- Help ---- */

static char *golden(const struct game_rules *rules, size_t *len)
{
    int seats = rules->max_seats < 3 ? rules->max_seats : 3;

    return record_play(&(struct record_play){.rules = rules,
                                             .seats = seats,
                                             .seed = 11,
                                             .percent_auto = 60,
                                             .leave_after = seats > 2 ? 25 : 0},
                       len);
}

SUITE("record", NULL, NULL);

/* ---- Tests ---- */

TEST(each_game_as_it_was, "each game as it was")
{
    for (int i = 0; game_registry[i]; i++) {
        const char *id = game_registry[i]->id;
        FREED char *text = source_text("tests/games/records/%s.txt", id);

        if (!text) {
            printf("# no record of %s: tests/games/test-record %s "
                   ">tests/games/records/%s.txt\n",
                   id, id, id);
            CU_FAIL("a game has no record");
            continue;
        }
        const char *why = record_play_verify(text, strlen(text));
        if (why)
            printf("# %s: %s\n", id, why);
        CU_ASSERT_PTR_NULL(why);
    }
}

TEST(random_games, "random games replay to the same end")
{
    for (int i = 0; game_registry[i]; i++)
        for (uint32_t seed = 1; seed <= 40; seed++) {
            const struct game_rules *rules = game_registry[i];
            struct record_play how = {.rules = rules, .seed = seed, .percent_auto = 50};
            size_t len;

            how.seats = rules->min_seats +
                        (int)(seed % (unsigned)(rules->max_seats - rules->min_seats + 1));
            how.ranked = seed % 2 == 0;
            how.leave_after = (int)(seed % 5) * 4;
            FREED char *text = record_play(&how, &len);
            if (!text)
                continue;
            const char *why = record_play_verify(text, len);
            if (why)
                printf("# %s, %d seats, seed %u: %s\n", rules->id, how.seats, seed, why);
            CU_ASSERT_PTR_NULL(why);
        }
}

/* As a terminal would have saved it. */
TEST(carriage_returns, "line ends of terminals")
{
    FREED char *text = record_play_one(), *crlf = NULL;
    size_t size;
    FILE *out = open_memstream(&crlf, &size);

    for (const char *c = text; *c != '\0'; c++) {
        if (*c == '\n')
            fputc('\r', out);
        fputc(*c, out);
    }
    fclose(out);
    CU_ASSERT_PTR_NULL(record_play_verify(crlf, size));
}

/* Every move of a game is taken out, or given to another seat: that is found at its place or
 * later. */
TEST(every_move_counts, "every move counts")
{
    FREED char *text = record_play_one();
    int moves = 0;

    for (char *line = strstr(text, "\nevents\n") + 8; strncmp(line, "result", 6) != 0;) {
        char *end = strchr(line, '\n') + 1;
        char *kind = strchr(line, ' ');

        if (strncmp(kind, " move", 5) == 0 || strncmp(kind, " auto", 5) == 0) {
            size_t n = strlen(text) - (size_t)(end - line);
            FREED char *without = malloc(n + 1);

            memcpy(without, text, (size_t)(line - text));
            strcpy(without + (line - text), end);
            CU_ASSERT_PTR_NOT_NULL(record_play_verify(without, n));
            moves++;
        }
        line = end;
    }
    CU_ASSERT_TRUE(moves > 10);
}

TEST(old_games, "games before commitments")
{
    FREED char *text = record_play_one();
    static struct record record;
    struct record_fault fault;
    struct record_events events;

    CU_ASSERT_FATAL(record_read(text, strlen(text), &record, &events, &fault));
    record.committed = false;
    CU_ASSERT_TRUE(replay_all(&replay, &record, &events, record_play_hash, &fault));
}

TEST(times, "times")
{
    char text[CALENDAR_STAMP];

    calendar_stamp(0, text);
    CU_ASSERT_STRING_EQUAL(text, "1970-01-01T00:00:00.000Z");
    calendar_stamp(INT64_C(1709164800123), text);
    CU_ASSERT_STRING_EQUAL(text, "2024-02-29T00:00:00.123Z");
    calendar_stamp(INT64_C(4102444799999), text);
    CU_ASSERT_STRING_EQUAL(text, "2099-12-31T23:59:59.999Z");
    calendar_stamp(INT64_MAX, text);
    CU_ASSERT_STRING_EQUAL(text, "9999-12-31T23:59:59.999Z");
}

/* The example of cardroom-record(5), computed with another implementation of BLAKE2b and
 * ChaCha20. */
TEST(known_answers, "known answers of the shuffle")
{
    static const struct record_player player[] = {{.name = "ann", .word = "bananas"},
                                                  {.name = "bob", .word = "k7qn2xw4"}};
    uint8_t secret[RECORD_HASH], out[RECORD_HASH], seat[GAME_SEATS_MAX + 1];
    char hex[2 * RECORD_HASH + 1];

    for (int i = 0; i < RECORD_HASH; i++)
        secret[i] = (uint8_t)i;
    replay_commitment(record_play_hash, 1234567890, secret, out);
    record_hex(out, RECORD_HASH, hex);
    CU_ASSERT_STRING_EQUAL(hex, "786c8f62055db8569711addd3015ba70681010e413e8dc958995de0c87923694");
    replay_seed(record_play_hash, 1, 1234567890, secret, player, 2, out);
    record_hex(out, RECORD_HASH, hex);
    CU_ASSERT_STRING_EQUAL(hex, "72c19b3f9cc53e090c79b0bb7bcf27f53fa4895e3440841c7ac4b00085c52894");
    replay_seating(record_play_hash, out, 2, seat);
    CU_ASSERT_EQUAL(seat[1], 2);
    CU_ASSERT_EQUAL(seat[2], 1);
    /* Format 2: bob gave no word, so he has the one that the secret gives to player 2. */
    struct record_player late[] = {{.name = "ann", .word = "bananas"},
                                   {.name = "bob", .drawn = true}};
    replay_word(record_play_hash, 1234567890, secret, 2, late[1].word);
    CU_ASSERT_STRING_EQUAL(late[1].word, "xb4j8izgnawh");
    replay_seed(record_play_hash, 2, 1234567890, secret, late, 2, out);
    record_hex(out, RECORD_HASH, hex);
    CU_ASSERT_STRING_EQUAL(hex, "022c51fb2bd3fba82342db676615fbc7f590ea6345fe9725e821655b1623d7c0");
    replay_seating(record_play_hash, out, 2, seat);
    CU_ASSERT_EQUAL(seat[1], 1);
    /* Choosing a bot or a friend for a seat does not choose the seed either. */
    snprintf(late[1].name, sizeof(late[1].name), "zed");
    replay_seed(record_play_hash, 2, 1234567890, secret, late, 2, out);
    record_hex(out, RECORD_HASH, hex);
    CU_ASSERT_STRING_EQUAL(hex, "022c51fb2bd3fba82342db676615fbc7f590ea6345fe9725e821655b1623d7c0");
}

TEST(words_of_players, "words of players")
{
    CU_ASSERT_TRUE(record_word_valid("bananas"));
    CU_ASSERT_TRUE(record_word_valid("123456789012345678901234"));
    CU_ASSERT_FALSE(record_word_valid("1234567890123456789012345"));
    CU_ASSERT_FALSE(record_word_valid(""));
    CU_ASSERT_FALSE(record_word_valid("two words"));
    CU_ASSERT_FALSE(record_word_valid("\xc3\xa4"));
}

CUTAP_MAIN(argc, argv)
{
    if (argc == 2 && game_find(argv[1])) {
        FREED char *text = golden(game_find(argv[1]), NULL);

        fputs(text, stdout);
        return 0;
    }
    return cutap_run(CUTAP_SUITES);
}
