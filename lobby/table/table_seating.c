/*
 * A seating: who sits at a table and on what terms. Answers questions about it, and makes and reads
 * its text, which is the table's row in the store: lines of a word and its value. Nothing here
 * changes a table or tells anybody.
 */
#include <stdio.h>
#include <strings.h>

#include "buf.h"
#include "ranking.h"
#include "table_private.h"

uint16_t seating_seats(const struct seating *s, unsigned kinds)
{
    uint16_t seats = 0;
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        if (s->seat[seat].id != 0 && (kinds >> s->seat[seat].kind & 1) != 0)
            seats |= seat_bit(seat);
    return seats;
}

uint16_t seating_ready(const struct seating *s)
{
    return seating_seats(s, SEATING_BOTS) | (seating_seats(s, SEATING_PEOPLE) & s->ready);
}

int seating_first(uint16_t seats)
{
    return seats != 0 ? __builtin_ctz(seats) : 0;
}

bool seating_competitive(const struct seating *s)
{
    return s->terms != TERMS_FRIENDLY && seating_seats(s, SEATING_GUESTS | SEATING_BOTS) == 0;
}

int seating_taken(const struct seating *s)
{
    return __builtin_popcount(seating_seats(s, SEATING_ALL));
}

int seating_people(const struct seating *s)
{
    return __builtin_popcount(seating_seats(s, SEATING_PEOPLE));
}

int seating_seat_of(const struct seating *s, int64_t person)
{
    for (int seat = 1; person != 0 && seat <= GAME_SEATS_MAX; seat++)
        if (s->seat[seat].id == person)
            return seat;
    return 0;
}

bool seating_shares(const struct tables *ts, const struct seating *s, uint16_t seats, int *a,
                    int *b)
{
    for (*a = 1; *a <= GAME_SEATS_MAX; ++*a)
        for (*b = *a + 1; *b <= GAME_SEATS_MAX; ++*b)
            if ((seats & seat_bit(*a)) && (seats & seat_bit(*b)) &&
                ranking_same_address(s->seat[*a].address, s->seat[*b].address, ts->exempt))
                return true;
    return false;
}

bool seating_would_share(const struct tables *ts, const struct seating *s, int *a, int *b)
{
    return seating_competitive(s) && seating_shares(ts, s, seating_seats(s, SEATING_ALL), a, b);
}

int64_t seating_barred(const struct tables *ts, const struct seating *s, int *seat)
{
    if (!ts->deps.barred || !seating_competitive(s))
        return 0;
    for (*seat = 1; *seat <= GAME_SEATS_MAX; ++*seat) {
        int64_t ms = s->seat[*seat].id != 0 ? ts->deps.barred(ts->deps.arg, s->seat[*seat].id) : 0;
        if (ms > 0)
            return ms;
    }
    return 0;
}

int seating_poor(const struct tables *ts, const struct seating *s)
{
    for (int seat = 1; seating_competitive(s) && seat <= GAME_SEATS_MAX; seat++)
        if (s->seat[seat].id != 0 && ts->deps.chips(ts->deps.arg, s->seat[seat].id) < s->bet)
            return seat;
    return 0;
}

int64_t seating_kept(const struct tables *ts, const struct seating *s, int64_t person)
{
    if (s->kept.id == 0 || s->kept.id == person || s->setup.seats - seating_taken(s) != 1)
        return 0;
    int64_t left = s->kept.until_ms - clock_wall(ts->deps.clock);
    return left > 0 && left <= TABLE_KEPT_MS ? left : 0;
}

int seating_seat_named(const struct seating *s, const char *name)
{
    for (int seat = 1; name && seat <= GAME_SEATS_MAX; seat++)
        if (s->seat[seat].id != 0 && strcasecmp(s->seat[seat].name, name) == 0)
            return seat;
    return 0;
}

/* ---- As text ---- */

static const char *const terms_word[] = {"open", "friendly", "ranked"};
static const char *const kind_word[] = {"account", "guest", "bot"};

size_t seating_format(const struct table *t, const struct seating *s, char *out, size_t cap)
{
    struct buf row = buf_over(out, cap);
    char options[STORE_TEXT_MAX];
    game_setup_format(t->rules, &s->setup, true, options, sizeof(options));
    buf_printf(&row,
               "game %s\noptions %s\nseats %d\nterms %s\nbet %" PRId64 "\nclock %" PRId64
               "\nhost %" PRId64 "\ndelay %d\n",
               t->rules->id, options, s->setup.seats, terms_word[s->terms], s->bet, s->turn_ms,
               s->host, s->delay);
    if (s->clock_asked)
        buf_printf(&row, "clock-asked %s\n", "yes");
    if (s->daily != 0)
        buf_printf(&row, "daily %d\n", s->daily);
    if (s->cup.cup != 0)
        buf_printf(&row, "cup %" PRId64 " %d %d %d %d\n", s->cup.cup, s->cup.round, s->cup.table,
                   s->unrated, s->paused);
    if (s->deal != 0)
        buf_printf(&row, "deal %d %s\n", s->deal, RECORD_HEX(s->setup.seed));
    if (s->frozen[0] != '\0')
        buf_printf(&row, "frozen %s\n", s->frozen);
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++) {
        const struct person *p = &s->seat[seat];
        if (p->id != 0)
            buf_printf(&row, "seat %d %" PRId64 " %s %d %d %" PRId64 " %s\n", seat, p->id,
                       kind_word[p->kind], p->level, (s->ready & seat_bit(seat)) != 0,
                       s->command[seat], p->name);
    }
    if (s->kept.id != 0)
        buf_printf(&row, "kept %" PRId64 " %" PRId64 " %s\n", s->kept.id, s->kept.until_ms,
                   s->kept.name);
    if (s->next.game != 0) {
        buf_printf(&row, "next %" PRId64 " %s %d\n", s->next.game, RECORD_HEX(s->next.secret),
                   s->next.format);
        for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
            if (s->seat[seat].id != 0 && s->next.word[seat][0] != '\0')
                buf_printf(&row, "word %d %s\n", seat, s->next.word[seat]);
    }
    return row.len;
}

static bool table_seating_seat_parse(const char *text, struct seating *out)
{
    struct person p = {0};
    char kind[16];
    int seat, level, ready, found;
    int64_t command;
    if (sscanf(text, "%d %" SCNd64 " %15s %d %d %" SCNd64 " %16[^\n]", &seat, &p.id, kind, &level,
               &ready, &command, p.name) != 7 ||
        seat < 1 || seat > GAME_SEATS_MAX || (found = record_word_find(kind_word, 3, kind)) < 0)
        return false;
    p.kind = (enum person_kind)found;
    p.level = (uint8_t)level;
    out->seat[seat] = p;
    out->command[seat] = command;
    if (ready)
        out->ready |= seat_bit(seat);
    return true;
}

static bool table_seating_next_parse(const char *text, struct shuffle *out)
{
    char hex[2 * RECORD_HASH + 1];
    out->format = 1; /* rows of format 1 do not name their format */
    return sscanf(text, "%" SCNd64 " %64[0-9a-f] %2hhu", &out->game, hex, &out->format) >= 2 &&
           out->format >= 1 && out->format <= RECORD_FORMAT &&
           record_hex_read(hex, out->secret, RECORD_HASH);
}

static bool table_seating_word_parse(const char *text, struct shuffle *out)
{
    char word[RECORD_WORD_MAX];
    int seat;
    if (sscanf(text, "%d %24s", &seat, word) != 2 || seat < 1 || seat > GAME_SEATS_MAX ||
        !record_word_valid(word))
        return false;
    memcpy(out->word[seat], word, sizeof(word));
    return true;
}

static bool table_seating_cup_parse(const char *text, struct seating *out)
{
    int unrated, paused;
    bool good = sscanf(text, "%" SCNd64 " %" SCNd32 " %" SCNd32 " %d %d", &out->cup.cup,
                       &out->cup.round, &out->cup.table, &unrated, &paused) == 5;
    out->unrated = good && unrated;
    out->paused = good && paused;
    return good && out->cup.cup != 0;
}

static bool table_seating_deal_parse(const char *text, struct seating *out)
{
    char hex[2 * RECORD_HASH + 1];
    return sscanf(text, "%" SCNd32 " %64[0-9a-f]", &out->deal, hex) == 2 && out->deal > 0 &&
           record_hex_read(hex, out->setup.seed, RECORD_HASH);
}

const struct game_rules *seating_parse(const char *text, struct seating *out)
{
    const struct game_rules *rules = NULL;
    char line[STORE_TEXT_MAX + 16];
    memset(out, 0, sizeof(*out));
    out->delay = TABLE_DELAY; /* for tables that were stored before this option existed */
    while (*text != '\0') {
        size_t len = strcspn(text, "\n");
        if (len >= sizeof(line))
            return NULL;
        memcpy(line, text, len);
        line[len] = '\0';
        text += len + (text[len] == '\n');
        char *value = strchr(line, ' ');
        if (!value)
            return NULL;
        *value++ = '\0';
        bool good = true;
        if (strcmp(line, "game") == 0) {
            rules = game_find(value);
            good = rules;
            if (good)
                game_setup_defaults(rules, 0, &out->setup);
        } else if (strcmp(line, "options") == 0) {
            /* options that the game no longer has are ignored */
            good = rules && game_setup_read(rules, &out->setup, value) >= 0;
        } else if (strcmp(line, "seats") == 0) {
            int seats = atoi(value);
            good = seats >= 1 && seats <= GAME_SEATS_MAX;
            out->setup.seats = (uint8_t)seats;
        } else if (strcmp(line, "terms") == 0) {
            int terms = record_word_find(terms_word, 3, value);
            good = terms >= 0;
            out->terms = (enum terms)terms;
        } else if (strcmp(line, "bet") == 0) {
            out->bet = atoll(value);
        } else if (strcmp(line, "clock") == 0) {
            out->turn_ms = atoll(value);
        } else if (strcmp(line, "clock-asked") == 0) {
            out->clock_asked = true;
        } else if (strcmp(line, "host") == 0) {
            out->host = atoll(value);
        } else if (strcmp(line, "delay") == 0) {
            int delay = atoi(value);
            good = delay >= 0 && delay <= TABLE_DELAY_MAX;
            out->delay = (uint8_t)delay;
        } else if (strcmp(line, "daily") == 0) {
            out->daily = atoi(value);
            good = out->daily != 0;
        } else if (strcmp(line, "cup") == 0) {
            good = table_seating_cup_parse(value, out);
        } else if (strcmp(line, "deal") == 0) {
            good = table_seating_deal_parse(value, out);
        } else if (strcmp(line, "frozen") == 0) {
            utf8_copy(value, out->frozen, sizeof(out->frozen));
        } else if (strcmp(line, "seat") == 0) {
            good = table_seating_seat_parse(value, out);
        } else if (strcmp(line, "kept") == 0) {
            good = sscanf(value, "%" SCNd64 " %" SCNd64 " %16[^\n]", &out->kept.id,
                          &out->kept.until_ms, out->kept.name) == 3;
        } else if (strcmp(line, "next") == 0) {
            good = table_seating_next_parse(value, &out->next);
        } else if (strcmp(line, "word") == 0) {
            good = table_seating_word_parse(value, &out->next);
        }
        if (!good)
            return NULL;
    }
    return out->setup.seats > 0 ? rules : NULL;
}
