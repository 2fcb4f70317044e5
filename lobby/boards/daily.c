/*
 * See daily.h.
 */
#include "daily.h"

#include <string.h>
#include <time.h>

#include <sodium.h>

#include "calendar.h"
#include "record.h"
#include "store.h"
#include "utf8.h"

/* ---- The day ---- */

int32_t daily_day(int64_t wall_ms)
{
    int64_t day = wall_ms / STORE_DAY_MS;
    return (int32_t)(wall_ms < day * STORE_DAY_MS ? day - 1 : day);
}

int64_t daily_begin_ms(int32_t day)
{
    return day * STORE_DAY_MS;
}

int64_t daily_end_ms(int32_t day)
{
    return daily_begin_ms(day + 1);
}

int64_t daily_last_ms(int32_t day)
{
    return daily_end_ms(day) + DAILY_GRACE_MS;
}

int daily_number(int32_t day)
{
    return day - DAILY_FIRST + 1;
}

void daily_date(int32_t day, char out[DAILY_DATE_MAX])
{
    calendar_text(daily_begin_ms(day), "%Y-%m-%d", out, DAILY_DATE_MAX);
}

bool daily_date_read(const char *text, int32_t *day)
{
    char again[DAILY_DATE_MAX];
    struct tm tm = {0};
    if (!strptime(text, "%Y-%m-%d", &tm))
        return false;
    *day = daily_day(calendar_ms(&tm));
    /* strptime takes the 31st of June, and blanks and other text around a date */
    daily_date(*day, again);
    return strcmp(again, text) == 0;
}

/* ---- The deal ---- */

const struct game_rules *daily_game(int32_t day)
{
    static const char *const turn[] = {"last-one", "palace", "switch", "extreme-last-card"};
    const int games = sizeof(turn) / sizeof(*turn);
    int at = (day - DAILY_FIRST) % games;
    return game_find(turn[at < 0 ? at + games : at]);
}

/* Hashes text, not bytes, so that anybody can check it with `printf ... | b2sum -l 256`. */
static void daily_hash_of(const char *what, int32_t day, const uint8_t secret[DAILY_HASH],
                          uint8_t out[DAILY_HASH])
{
    char date[DAILY_DATE_MAX], text[128];
    daily_date(day, date);
    size_t len = utf8_printf(text, sizeof(text), "%s %s %s", what, date, RECORD_HEX(secret));
    crypto_generichash(out, DAILY_HASH, (const uint8_t *)text, len, NULL, 0);
}

void daily_commitment(int32_t day, const uint8_t secret[DAILY_HASH], uint8_t out[DAILY_HASH])
{
    daily_hash_of("cardroom daily", day, secret, out);
}

void daily_seed(int32_t day, const uint8_t secret[DAILY_HASH], uint8_t out[DAILY_HASH])
{
    daily_hash_of("cardroom daily seed", day, secret, out);
}

/* ---- What a try is worth ---- */

int daily_score(const struct game_rules *rules, const void *state, int seat, int turns)
{
    struct game_result result;
    struct game_view view;
    rules->result(state, &result);
    int place = result.place[seat], rest = turns;
    if (place < 1 || place > GAME_SEATS_MAX)
        return DAILY_WORST - 1;
    if (place > 1 && rules->left) {
        rest = rules->left(state, seat);
    } else if (place > 1) {
        rules->view(state, seat, &view);
        rest = view.seat[seat].cards;
    }
    return (place - 1) * DAILY_REST + (rest < DAILY_REST ? rest : DAILY_REST - 1);
}

int daily_score_place(int score)
{
    return score >= DAILY_WORST ? 0 : score / DAILY_REST + 1;
}

int daily_score_rest(int score)
{
    return score % DAILY_REST;
}

/* ---- The standing ---- */

void daily_standing_add(struct daily_standing *s, int score, int by)
{
    for (int i = score + 1; i < (int)(sizeof(s->tree) / sizeof(*s->tree)); i += i & -i)
        s->tree[i] += by;
    s->tries += by;
}

int daily_standing_better(const struct daily_standing *s, int score)
{
    int better = 0;
    for (int i = score; i > 0; i -= i & -i)
        better += s->tree[i];
    return better;
}

int daily_standing_share(const struct daily_standing *s, int score)
{
    int better = daily_standing_better(s, score), upto = daily_standing_better(s, score + 1);
    int worse = s->tries - upto, equal = upto - better - 1, others = s->tries - 1;
    if (others < 1)
        return -1;
    return (int)((INT64_C(1000) * (2 * worse + equal) + others) / (2 * others));
}

int daily_percent(int share)
{
    return (share + 5) / 10;
}

int daily_standing_at(const struct daily_standing *s, int place)
{
    int at = 0, step = 1;
    while (2 * step <= DAILY_WORST + 1)
        step *= 2;
    for (; step > 0; step /= 2)
        if (at + step <= DAILY_WORST + 1 && s->tree[at + step] < place) {
            at += step;
            place -= s->tree[at];
        }
    return at;
}
