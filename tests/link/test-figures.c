/*
 * Figures as Prometheus reads them: samples together under their help, labels, units; and what the
 * other side of the link may not pass off as a figure.
 */

#include "cutap.h"
#include "figures.h"
#include "files.h"
#include "xalloc.h"

/* What is told about the lines, without help and types. */
static const char *samples(const char *lines)
{
    static char out[4096];
    BUF_LOCAL text = {0};
    figures_prometheus(lines, &text);
    out[0] = '\0';
    for (const char *at = buf_text(&text); *at;) {
        size_t len = strcspn(at, "\n") + 1;
        if (*at != '#')
            strncat(out, at, len);
        at += len;
    }
    return out;
}

SUITE("figures", NULL, NULL);

TEST(test_text, "figures for Prometheus")
{
    BUF_LOCAL text = {0};
    figures_prometheus("moves 7\nstore-slowest-ms 12\ntls-certificate-days 2\n", &text);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&text), "# TYPE cardroom_moves_total counter\n"
                                                   "cardroom_moves_total 7\n"));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&text), "cardroom_store_slowest_seconds 0.012\n"));
    CU_ASSERT_PTR_NOT_NULL(
        strstr(buf_text(&text), "cardroom_tls_certificate_seconds 172800.000\n"));
}

TEST(test_labels, "labels")
{
    CU_ASSERT_STRING_EQUAL(samples("peer-certificate-days{node=\"2\"} 2\n"),
                           "cardroom_peer_certificate_seconds{node=\"2\"} 172800.000\n");
    CU_ASSERT_STRING_EQUAL(samples("games-playing{game=\"palace\"} 1\nmoves 1\n"
                                   "games-playing{game=\"last-one\"} 2\n"),
                           "cardroom_moves_total 1\ncardroom_games_playing{game=\"palace\"} 1\n"
                           "cardroom_games_playing{game=\"last-one\"} 2\n");
    CU_ASSERT_STRING_EQUAL(samples("build-info{process=\"door\",version=\"1.2~a\"} 1\n"), "");
    CU_ASSERT_STRING_EQUAL(samples("build-info{process=\"door\",version=\"1.2\"} 1\n"),
                           "cardroom_build_info{process=\"door\",version=\"1.2\"} 1\n");
}

TEST(test_refused, "lines that are not figures")
{
    ROWS_LOCAL rows = rows_open("tests/link/bad-figures.txt", NULL);
    while (rows_next(&rows)) {
        FREED char *line = xasprintf("%s\n", rows.cell[0]);
        BUF_LOCAL known = {0};
        CU_ASSERT_STRING_EQUAL(samples(rows.cell[0]), "");
        CU_ASSERT_STRING_EQUAL(samples(line), "");
        figures_known(line, &known);
        CU_ASSERT_EQUAL(known.len, 0);
    }
    CU_ASSERT_EQUAL(rows.n, 19);
}

/* Prometheus throws everything away if a figure is there twice. So the first one counts, and the
 * door tells its own before those of the room. */
TEST(test_twice, "a figure that is there twice")
{
    CU_ASSERT_STRING_EQUAL(samples("door-connections 5\nmoves 1\ndoor-connections 0\n"),
                           "cardroom_moves_total 1\ncardroom_door_connections 5\n");
    CU_ASSERT_STRING_EQUAL(
        samples("games-playing{game=\"palace\"} 1\ngames-playing{game=\"palace\"} 2\n"),
        "cardroom_games_playing{game=\"palace\"} 1\n");
}

TEST(test_histogram, "a histogram")
{
    BUF_LOCAL text = {0};
    figures_prometheus("typed-to-seen-seconds-count 3\n"
                       "typed-to-seen-seconds-bucket{le=\"+Inf\"} 3\n",
                       &text);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&text),
                                  "# TYPE cardroom_typed_to_seen_seconds histogram\n"
                                  "cardroom_typed_to_seen_seconds_bucket{le=\"+Inf\"} 3\n"
                                  "cardroom_typed_to_seen_seconds_count 3\n"));
}

/* The figures of several doors are told as one sum if they can be added up; else the figure of this
 * machine's door is told, if there is one. */
TEST(test_sum, "figures of several doors")
{
    const char *const of[] = {"door-connections 5\ndoor-cpu-seconds 1.500\nroom-up 1\nrooms 2\n",
                              "door-connections 7\ndoor-cpu-seconds 2.250\nroom-up 0\n"
                              "tls-certificate-days 9\ndoor-uncontained 1\n",
                              "door-connections 1\nlines-waiting 3"};
    BUF_LOCAL sum = {0};
    figures_sum(of, 3, true, &sum);
    CU_ASSERT_STRING_EQUAL(buf_text(&sum),
                           "door-connections 13\ndoor-cpu-seconds 3.750\nroom-up 1\nrooms 2\n"
                           "lines-waiting 3\n");
    buf_clear(&sum);
    figures_sum(of, 2, false, &sum);
    CU_ASSERT_STRING_EQUAL(buf_text(&sum),
                           "door-connections 12\ndoor-cpu-seconds 3.750\nrooms 2\n");
    buf_clear(&sum);
    figures_sum(of, 1, true, &sum);
    CU_ASSERT_STRING_EQUAL(buf_text(&sum), of[0]);
    buf_clear(&sum);
    figures_sum(of, 0, false, &sum);
    CU_ASSERT_EQUAL(sum.len, 0);
}

TEST(test_rest, "figures of another's that nobody told before")
{
    BUF_LOCAL rest = {0};
    figures_rest("moves 9\nroom-up 1\nrooms 2", "moves 7\nrooms\n", &rest);
    CU_ASSERT_STRING_EQUAL(buf_text(&rest), "room-up 1\nrooms 2");
}

TEST(test_told, "whether a figure is told")
{
    static const char lines[] = "moves 1\ndoor-uncontained 0\nrooms\n";
    CU_ASSERT_PTR_NOT_NULL(figures_told(lines, "door-uncontained 1", strlen("door-uncontained")));
    CU_ASSERT_PTR_NULL(figures_told(lines, "door", strlen("door")));
    CU_ASSERT_PTR_NULL(figures_told(lines, "rooms", strlen("rooms")));
    CU_ASSERT_PTR_NULL(figures_told("", "moves", strlen("moves")));
}
