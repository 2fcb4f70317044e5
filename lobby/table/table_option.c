/*
 * A table's options: `bet=50`, `seats=3`, `friendly` and those of its game, as they are typed when
 * it is opened and changed by its host between games.
 */
#include <stdio.h>
#include <strings.h>

#include "figure.h"
#include "span.h"
#include "table_private.h"

static bool table_option_number_parse(const char *text, int64_t least, int64_t most, int64_t *out)
{
    char *end;
    if (text[0] < '0' || text[0] > '9' || strlen(text) > 9)
        return false;
    *out = strtoll(text, &end, 10);
    return *end == '\0' && *out >= least && *out <= most;
}

/* Sets one `name=value`, or `friendly` or `ranked`. Returns NULL, or a sentence that refuses it. */
static const char *table_option_set(struct tables *ts, const struct game_rules *rules,
                                    struct seating *s, char *word, bool *seats_given)
{
    int64_t n;
    if (strcasecmp(word, "friendly") == 0) {
        s->terms = TERMS_FRIENDLY;
        s->bet = 0;
        return NULL;
    }
    if (strcasecmp(word, "ranked") == 0) {
        s->terms = TERMS_RANKED;
        return NULL;
    }
    char *value = strchr(word, '=');
    if (strcasecmp(word, "private") == 0)
        return N_("No table is private: anybody may take a free seat. `challenge` with a name and "
                  "a game keeps the seat for one person.");
    if (!value)
        return table_why(
            ts, "\"%.40s\" is not an option. Type options like `bet=50` or `friendly`.", word);
    *value++ = '\0';
    if (strcasecmp(word, "bet") == 0) {
        if (!table_option_number_parse(value, 0, TABLE_BET_MAX, &n))
            return table_why(ts, "A bet is a number of chips up to %d. Type `bet=50` or `bet=0`.",
                             TABLE_BET_MAX);
        s->bet = n;
        if (n > 0 && s->terms == TERMS_FRIENDLY)
            s->terms = TERMS_OPEN;
        return NULL;
    }
    if (strcasecmp(word, "seats") == 0) {
        if (!table_option_number_parse(value, rules->min_seats, rules->max_seats, &n))
            return table_why(ts, "%s is for %d to %d players. Type `seats=%d`.", rules->title,
                             rules->min_seats, rules->max_seats, rules->min_seats);
        s->setup.seats = (uint8_t)n;
        *seats_given = true;
        return NULL;
    }
    if (strcasecmp(word, "delay") == 0) {
        if (!table_option_number_parse(value, 0, TABLE_DELAY_MAX, &n))
            return table_why(ts,
                             "Spectators see a ranked game 0 to %d moves late. Type `delay=%d`.",
                             TABLE_DELAY_MAX, TABLE_DELAY);
        s->delay = (uint8_t)n;
        return NULL;
    }
    if (strcasecmp(word, "clock") == 0) {
        s->clock_asked = strcasecmp(value, "auto") != 0;
        if (!s->clock_asked) {
            s->turn_ms = ts->deps.turn_ms;
            return NULL;
        }
        if (!table_option_number_parse(value, TABLE_CLOCK_MIN_MS / 1000, TABLE_CLOCK_MAX_MS / 1000,
                                       &n))
            return table_why(
                ts,
                "The clock is %d to %d seconds a turn. Type `clock=60`, or `clock=auto` "
                "for the usual one, which does not run against bots alone.",
                TABLE_CLOCK_MIN_MS / 1000, TABLE_CLOCK_MAX_MS / 1000);
        s->turn_ms = n * 1000;
        return NULL;
    }
    if (!game_setup_option(rules, &s->setup, word, value))
        return NULL;
    BUF_LOCAL names = {0};
    const char *no = game_setup_values(rules, word, value, &names, ts->why, sizeof(ts->why));
    return no ? no
              : table_why(ts,
                          "%s has no option \"%.20s\". Type one of: bet, seats, clock, delay%s.",
                          rules->title, word, buf_text(&names));
}

/* Sets all options of a line. `fresh`: for a table that is being opened, whose number of seats may
 * follow from its options. Returns NULL, or a sentence that refuses one. */
static const char *table_option_set_all(struct tables *ts, const struct game_rules *rules,
                                        struct seating *s, const char *text, bool fresh)
{
    char line[STORE_TEXT_MAX], *rest = NULL;
    bool seats_given = !fresh;
    if (text && strlen(text) >= sizeof(line))
        return N_("That line is too long. Type fewer options at a time.");
    utf8_copy(text ? text : "", line, sizeof(line));
    for (char *w = strtok_r(line, " ", &rest); w; w = strtok_r(NULL, " ", &rest)) {
        const char *refusal = table_option_set(ts, rules, s, w, &seats_given);
        if (refusal)
            return refusal;
    }
    const char *refusal = game_setup_refusal(rules, &s->setup);
    /* If the line gives no number of seats, the number rises until the options fit: pairs need
     * four. */
    while (refusal && !seats_given && s->setup.seats < rules->max_seats) {
        s->setup.seats++;
        refusal = game_setup_refusal(rules, &s->setup);
    }
    if (refusal)
        return table_why(ts, "%s Type `rules %s` to see the options.", tr(refusal), rules->id);
    return NULL;
}

const char *option_fresh(struct tables *ts, const struct game_rules *rules, const char *text,
                         struct seating *s)
{
    *s = (struct seating){.turn_ms = ts->deps.turn_ms, .delay = TABLE_DELAY};
    game_setup_defaults(rules, rules->min_seats > 2 ? rules->min_seats : 2, &s->setup);
    return table_option_set_all(ts, rules, s, text, true);
}

bool tables_alike(struct tables *ts, int32_t number, const char *game, const char *options)
{
    const struct table *t = tables_find(ts, number);
    const struct game_rules *rules = game_find(game);
    struct seating s;
    char asked[STORE_TEXT_MAX], there[STORE_TEXT_MAX];
    if (!t || !rules || t->rules != rules || option_fresh(ts, rules, options, &s))
        return false;
    game_setup_format(rules, &s.setup, true, asked, sizeof(asked));
    game_setup_format(rules, &t->shown.setup, true, there, sizeof(there));
    return strcmp(asked, there) == 0 && s.setup.seats == t->shown.setup.seats &&
           (s.terms == TERMS_FRIENDLY) == (t->shown.terms == TERMS_FRIENDLY) &&
           s.bet == t->shown.bet && s.turn_ms == t->shown.turn_ms && s.delay == t->shown.delay;
}

/* Moves those who sit to the lowest seats, so that they fit a smaller table. */
static void table_option_close_up(struct seating *s)
{
    for (int from = 1, to = 1; from <= GAME_SEATS_MAX; from++) {
        if (s->seat[from].id == 0)
            continue;
        if (to != from) {
            s->seat[to] = s->seat[from];
            s->command[to] = s->command[from];
            memcpy(s->next.word[to], s->next.word[from], sizeof(s->next.word[to]));
            s->ready |= s->ready & seat_bit(from) ? seat_bit(to) : 0;
            memset(&s->seat[from], 0, sizeof(s->seat[from]));
            s->command[from] = 0;
            s->ready &= (uint16_t)~seat_bit(from);
        }
        to++;
    }
}

const char *option_change(struct table *t, const struct table_message *m)
{
    struct tables *ts = t->tables;
    struct seating changed = t->ahead;
    const char *refusal = table_option_set_all(ts, t->rules, &changed, m->text, false);
    int barred;
    if (refusal)
        return refusal;
    if (changed.setup.seats < seating_taken(&changed))
        return N_("More players than that sit here. Type `kick` and a name first.");
    if (changed.terms == TERMS_RANKED && !seating_competitive(&changed))
        return N_("A guest or a bot sits here, so it cannot be ranked. Type `bot remove` or "
                  "`kick` and a name first.");
    int poor = seating_poor(ts, &changed);
    if (poor != 0)
        return table_why(ts, "%s does not have enough chips for a bet of %s. Type a lower bet.",
                         changed.seat[poor].name, FIGURE(changed.bet));
    int64_t ms = seating_competitive(&t->ahead) ? 0 : seating_barred(ts, &changed, &barred);
    if (ms > 0)
        return table_why(
            ts,
            "%s left several ranked games and cannot play them for another %s. Type `option "
            "friendly` first.",
            changed.seat[barred].name, SPAN(ms));
    table_option_close_up(&changed);
    t->ahead = changed;
    struct batch *b = seat_begin(t, m);
    int seat = seating_seat_of(&t->ahead, m->from.id);
    TELL_ALL(&b->out, .kind = NOTICE_OPTION, .who = notice_who(m->from.name, seat),
             .said = m->text);
    seat_submit(b);
    return NULL;
}
