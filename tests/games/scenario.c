/*
 * Plays scenario files: positions, moves, and what must hold then, for every game of the registry.
 * TAP on standard output, one line a scenario; exit status 1 if any fails, 2 for a wrong call.
 */
#include <ctype.h>
#include <err.h>
#include <errno.h>
#include <fnmatch.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "position_read.h"
#include "position_set.h"

enum { TOKENS_MAX = WORDS_MAX, LEGAL_MAX = 4096, HEADER_LINES_MAX = 400 };

struct player {
    const char *file;
    int line;
    int number; /* the number of the scenario, over all files */
    int failures;
    bool print;
    /* The scenario under way. */
    bool open, failed, started, playable;
    char name[300];
    const struct game_rules *rules;
    struct game_setup setup;
    int seats;
    char options[WORDS_TEXT]; /* all `options` lines, one after the other */
    unsigned long long seed;
    char header[GAME_POSITION_MAX];
    int header_at[HEADER_LINES_MAX], nheader; /* where in the file its lines stand */
    struct game_events events;                /* of the last accepted move */
    _Alignas(max_align_t) char state[GAME_STATE_MAX];
};

PRINTF(2, 3) static void fail(struct player *p, const char *format, ...)
{
    va_list args;

    printf("# %s:%d: ", p->file, p->line);
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    printf("\n");
    p->failed = true;
}

/* ---- Values ---- */

struct tokens {
    int n;
    char text[TOKENS_MAX][24];
};

static enum card_family family(const struct player *p)
{
    return strcmp(p->rules->id, "last-one") == 0 ? CARDS_LAST_ONE : CARDS_STANDARD;
}

/* Cuts a value into words, cards in their canonical form. */
static bool tokens_read(const struct player *p, struct tokens *t, const char *value)
{
    struct words w;

    t->n = 0;
    if (!words_split(&w, value))
        return false;
    for (int i = 0; i < w.n; t->n++) {
        card_t card;
        int took = card_parse(family(p), &w, i, &card);

        snprintf(t->text[t->n], sizeof(t->text[0]), "%s", took > 0 ? card_name(card) : w.word[i]);
        i += took > 0 ? took : 1;
    }
    return true;
}

static int token_order(const void *a, const void *b)
{
    return strcmp(a, b);
}

static bool tokens_equal(struct tokens *a, struct tokens *b, bool ordered)
{
    if (a->n != b->n)
        return false;
    if (!ordered) {
        qsort(a->text, (size_t)a->n, sizeof(a->text[0]), token_order);
        qsort(b->text, (size_t)b->n, sizeof(b->text[0]), token_order);
    }
    for (int i = 0; i < a->n; i++)
        if (strcmp(a->text[i], b->text[i]) != 0)
            return false;
    return true;
}

/* Lists are compared without regard to order, except piles and values that are not lists. */
static bool key_ordered(const char *key)
{
    static const char *const ordered[] = {"pile",  "deck",   "at",  "landed",
                                          "phase", "answer", "curl"};

    for (size_t i = 0; i < sizeof(ordered) / sizeof(ordered[0]); i++)
        if (strcmp(key, ordered[i]) == 0)
            return true;
    return false;
}

static bool value_equal(const struct player *p, const char *key, const char *want, const char *got)
{
    struct tokens a, b;
    uint8_t choice;

    /* "hearts" is H. */
    if ((strcmp(key, "suit") == 0 || strcmp(key, "color") == 0) &&
        position_choice(family(p), want, &choice))
        return strcmp(choice_name(choice), got) == 0;
    return tokens_read(p, &a, want) && tokens_read(p, &b, got) &&
           tokens_equal(&a, &b, key_ordered(key));
}

static bool arg_equal(const struct player *p, const char *a, const char *b)
{
    return (a[0] == '\0' && b[0] == '\0') || value_equal(p, "", a, b);
}

/* Finds the position's line with this key and argument. If there are several (two jokers lie on a
 * floor), prefers the one with this value. False: it has none. */
static bool position_find(struct player *p, const char *key, const char *arg, const char *value,
                          struct position_reader *r)
{
    static char text[GAME_POSITION_MAX];
    struct position_reader next;
    bool found = false;

    p->rules->position(p->state, text, sizeof(text));
    position_open(&next, text);
    while (position_next(&next) == POSITION_LINE) {
        if (strcmp(next.key, key) != 0 || !arg_equal(p, arg, next.arg))
            continue;
        if (!found)
            *r = next;
        found = true;
        if (value_equal(p, key, value, next.value)) {
            *r = next;
            break;
        }
    }
    return found;
}

/* How many cards a line of the position lists; 0 if there is no such line. */
static int position_count(struct player *p, const char *key, const char *arg)
{
    struct position_reader r;
    struct tokens t;

    return position_find(p, key, arg, "", &r) && tokens_read(p, &t, r.value) ? t.n : 0;
}

static void print_position(struct player *p)
{
    static char text[GAME_POSITION_MAX];

    p->rules->position(p->state, text, sizeof(text));
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
        printf("#   %s\n", line);
}

/* ---- Starting ---- */

/* Sets `NAME=VALUE ...`. False: something in it is wrong, and was reported. */
static bool read_options(struct player *p, struct game_setup *setup, const char *text)
{
    char list[WORDS_TEXT], *save = NULL;

    snprintf(list, sizeof(list), "%s", text);
    for (char *w = strtok_r(list, " \t", &save); w; w = strtok_r(NULL, " \t", &save)) {
        char *value = strchr(w, '=');
        const char *why;

        if (!value) {
            fail(p, "an option is NAME=VALUE: %s", w);
            return false;
        }
        *value++ = '\0';
        why = game_setup_option(p->rules, setup, w, value);
        if (why) {
            fail(p, "%s=%s: %s", w, value, why);
            return false;
        }
    }
    return true;
}

static bool read_seed(const char *value, unsigned long long *seed)
{
    char *end;

    errno = 0;
    *seed = strtoull(value, &end, 10);
    return isdigit((unsigned char)value[0]) && *end == '\0' && errno == 0;
}

/* Tells why there is no position. If the game names a line of the position's text, tells the number
 * of that line in the file. */
static void fail_position(struct player *p, const char *sentence)
{
    int line = p->line, at = 0;

    if (sscanf(sentence, "%*[Ll]ine %d", &at) == 1 && at >= 1 && at <= p->nheader)
        p->line = p->header_at[at - 1];
    fail(p, "the position cannot be set up: %s", sentence);
    p->line = line;
}

/* Sets the position up before the first statement; later it does nothing. False: there is nothing
 * to play on. */
static bool ready(struct player *p)
{
    char why[200] = "";
    enum game_code code = GAME_OK;

    if (p->started)
        return p->playable;
    p->started = true;
    if (!p->rules) {
        fail(p, "the scenario names no game");
        return false;
    }
    game_setup_defaults(p->rules, p->seats != 0 ? p->seats : p->rules->min_seats, &p->setup);
    game_setup_seed(&p->setup, p->seed);
    if (!read_options(p, &p->setup, p->options))
        return false;
    const char *sentence = game_setup_refusal(p->rules, &p->setup);
    if (sentence) {
        fail_position(p, sentence);
        return false;
    }
    if (p->header[0] == '\0')
        p->rules->start(p->state, &p->setup, &p->events);
    else
        code = position_set(p->rules, p->state, &p->setup, p->header, why, sizeof(why));
    p->events.n = 0;
    p->playable = code == GAME_OK;
    if (!p->playable)
        fail_position(p, why);
    else if (p->print)
        print_position(p);
    return p->playable;
}

/* ---- Playing ---- */

/* Splits "2 play R5" into the seat and the rest; NULL: no such seat. */
static const char *read_seat(struct player *p, const char *s, int *seat)
{
    char *end;
    long n = strtol(s, &end, 10);

    if (end == s || n < 1 || n > p->setup.seats || (*end != '\0' && !isspace((unsigned char)*end)))
        return NULL;
    *seat = (int)n;
    return end + strspn(end, " \t");
}

/* Plays the text on a state; GAME_OK, or the refusal. */
static enum game_code play_on(struct player *p, void *state, int seat, const char *text,
                              struct game_events *ev)
{
    struct game_move move;
    struct game_turn turn;
    enum game_code code;

    p->rules->turn(state, &turn);
    if (strcmp(text, "leave") == 0) {
        if (turn.over)
            return GAME_OVER;
        p->rules->leave(state, seat, ev);
        return GAME_OK;
    }
    if (strcmp(text, "auto") == 0) {
        if (turn.over)
            return GAME_OVER;
        if ((turn.must >> seat & 1) == 0)
            return GAME_NOT_YOUR_TURN;
        p->rules->auto_move(state, seat, &move);
        return p->rules->apply(state, seat, &move, ev);
    }
    code = p->rules->parse(state, seat, text, &move);
    return code == GAME_OK ? p->rules->apply(state, seat, &move, ev) : code;
}

static void accepted(struct player *p, int seat, const char *text)
{
    static struct game_events ev;
    enum game_code code;

    ev.n = 0;
    ev.overflow = false;
    code = play_on(p, p->state, seat, text, &ev);
    if (code != GAME_OK)
        fail(p, "refused as %s: %d %s", game_code_name(code), seat, text);
    else
        p->events = ev;
    if (ev.overflow)
        fail(p, "more events than GAME_EVENTS_MAX: %d %s", seat, text);
    if (p->print) {
        printf("# %s:%d: %d %s\n", p->file, p->line, seat, text);
        print_position(p);
    }
}

/* Cuts off what follows the last "=" with blanks around it; NULL: there is none. */
static char *cut_wanted(char *text)
{
    char *want = strrchr(text, '=');

    if (!want || want == text || !isspace((unsigned char)want[-1]))
        return NULL;
    for (char *end = want; end > text && isspace((unsigned char)end[-1]); end--)
        end[-1] = '\0';
    *want++ = '\0';
    return want + strspn(want, " \t");
}

/* What the player reads of a move that is refused as `code` fits. */
static void refused_in_words(struct player *p, int seat, const char *text, enum game_code code,
                             const char *glob)
{
    char said[GAME_POSITION_MAX];
    struct game_move move;
    bool read = p->rules->parse(p->state, seat, text, &move) == GAME_OK;

    p->rules->explain(p->state, seat, read ? &move : NULL, code, said, sizeof(said));
    if (fnmatch(glob, said, 0) != 0)
        fail(p, "%d %s is refused by: %s", seat, text, said);
}

static void refused(struct player *p, int seat, char *text)
{
    static _Alignas(max_align_t) char copy[GAME_STATE_MAX];
    static struct game_events ev;
    char *want = cut_wanted(text);
    enum game_code code;

    ev.n = 0;
    memcpy(copy, p->state, p->rules->state_size);
    code = play_on(p, p->state, seat, text, &ev);
    if (code == GAME_OK) {
        fail(p, "accepted: %d %s", seat, text);
        memcpy(p->state, copy, p->rules->state_size);
        return;
    }
    if (want && strchr(want, ' '))
        refused_in_words(p, seat, text, code, want);
    else if (want && strcmp(want, game_code_name(code)) != 0)
        fail(p, "refused as %s, not %s: %d %s", game_code_name(code), want, seat, text);
    if (memcmp(p->state, copy, p->rules->state_size) != 0 || ev.n != 0)
        fail(p, "refused, and yet something changed: %d %s", seat, text);
}

static void statement_move(struct player *p, char *line)
{
    bool refuse = *line == '!';
    int seat = 0;
    const char *text = read_seat(p, line + 1 + strspn(line + 1, " \t"), &seat);

    if (!text || *text == '\0')
        fail(p, "a move is \"%c SEAT MOVE\": %s", *line, line);
    else if (refuse)
        refused(p, seat, (char *)(uintptr_t)text);
    else
        accepted(p, seat, text);
}

/* A position, its lines cut by ";", that the game refuses in a sentence. */
static void statement_no_position(struct player *p, char *text)
{
    static _Alignas(max_align_t) char state[GAME_STATE_MAX];
    const char *want = cut_wanted(text);
    char why[300] = "";

    for (char *end = text; (end = strchr(end, ';'));)
        *end = '\n';
    if (position_set(p->rules, state, &p->setup, text, why, sizeof(why)) == GAME_OK)
        fail(p, "that can be set up");
    else if (strlen(why) <= 10 || why[strlen(why) - 1] != '.')
        fail(p, "that is refused by what is no sentence: %s", why);
    else if (want && fnmatch(want, why, 0) != 0)
        fail(p, "that is refused by: %s", why);
}

/* ---- Asking ---- */

static bool can(struct player *p, int seat, const char *text)
{
    static _Alignas(max_align_t) char copy[GAME_STATE_MAX];
    static struct game_events ev;

    ev.n = 0;
    memcpy(copy, p->state, p->rules->state_size);
    return play_on(p, copy, seat, text, &ev) == GAME_OK;
}

/* ---- Questions that are not keys of the position ---- */

struct query {
    const struct position_reader *q;
    int seat; /* where the question has one */
    struct game_result result;
    struct game_turn turn;
};

static void ask_number(struct player *p, const struct position_reader *q, int got)
{
    int want;

    if (!position_number(q->value, -100000, 10000000, &want))
        fail(p, "not a number: %s", q->value);
    else if (want != got)
        fail(p, "%s %s is %d, not %d", q->key, q->arg, got, want);
}

/* A number of cards, or of the result. */
static void ask_figure(struct player *p, const struct query *query)
{
    const char *key = query->q->key;

    ask_number(p, query->q,
               strcmp(key, "count") == 0        ? position_count(p, "hand", query->q->arg)
               : strcmp(key, "deck-count") == 0 ? position_count(p, "deck", "")
               : strcmp(key, "pile-count") == 0 ? position_count(p, "pile", "")
               : strcmp(key, "place") == 0      ? query->result.place[query->seat]
               : strcmp(key, "points") == 0     ? query->result.points[query->seat]
                                                : p->setup.seats);
}

static void ask_over(struct player *p, const struct query *query)
{
    uint8_t want;

    if (!position_one_of(query->q->value, position_no_yes, &want))
        fail(p, "neither yes nor no: %s", query->q->value);
    else if (want != query->turn.over)
        fail(p, "over is %s", query->turn.over ? "yes" : "no");
}

static void ask_winners(struct player *p, const struct query *query)
{
    const char *value = query->q->value;
    uint16_t want;

    if (!position_seats(value, p->setup.seats, &want))
        fail(p, "not a list of seats: %s", value);
    else if (want != query->result.winners)
        fail(p, "the winners are not %s", value[0] != '\0' ? value : "nobody");
}

static void ask_top(struct player *p, const struct query *query)
{
    const char *value = query->q->value;
    struct position_reader r;
    struct tokens pile, want;

    if (!position_find(p, "pile", "", "", &r) || !tokens_read(p, &pile, r.value) ||
        !tokens_read(p, &want, value))
        fail(p, "the top card cannot be %s", value);
    else if (want.n != (pile.n > 0 ? 1 : 0) ||
             (want.n == 1 && strcmp(pile.text[pile.n - 1], want.text[0]) != 0))
        fail(p, "the top card is not %s, the pile is %s", value, r.value);
}

static void ask_can(struct player *p, const struct query *query)
{
    if (!can(p, query->seat, query->q->value))
        fail(p, "not legal for %d: %s", query->seat, query->q->value);
}

static void ask_cannot(struct player *p, const struct query *query)
{
    if (can(p, query->seat, query->q->value))
        fail(p, "legal for %d: %s", query->seat, query->q->value);
}

static int card_code_order(const void *a, const void *b)
{
    return *(const card_t *)a - *(const card_t *)b;
}

/* The move as text by which moves are compared: in Palace the order of the cards says nothing. */
static void name_move(struct player *p, int seat, const struct game_move *move, char *out)
{
    struct game_move sorted = *move;

    if (strcmp(p->rules->id, "palace") == 0)
        qsort(sorted.card, sorted.ncards, sizeof(sorted.card[0]), card_code_order);
    p->rules->format(p->state, seat, &sorted, out, GAME_TEXT_MAX);
}

/* Marks those of the legal moves that the comma-separated list names. */
static void name_moves(struct player *p, int seat, char *list, const struct game_move *legal, int n,
                       bool *named)
{
    char *save = NULL;

    for (char *text = strtok_r(list, ",", &save); text; text = strtok_r(NULL, ",", &save)) {
        char want[GAME_TEXT_MAX], have[GAME_TEXT_MAX];
        struct game_move move;

        text += strspn(text, " \t");
        /* Some accepted moves have no effect and are not listed (a report without cause). */
        if (p->rules->parse(p->state, seat, text, &move) != GAME_OK || !can(p, seat, text)) {
            fail(p, "not legal for %d: %s", seat, text);
            continue;
        }
        name_move(p, seat, &move, want);
        for (int i = 0; i < n; i++) {
            name_move(p, seat, &legal[i], have);
            named[i] = named[i] || strcmp(want, have) == 0;
        }
    }
}

static void ask_legal(struct player *p, const struct query *query)
{
    static struct game_move legal[LEGAL_MAX];
    static bool named[LEGAL_MAX];
    char list[POSITION_VALUE];
    int seat = query->seat, n = p->rules->legal(p->state, seat, legal, LEGAL_MAX);

    if (!p->rules->finite || n > LEGAL_MAX) {
        fail(p, "this game does not list its moves");
        return;
    }
    memset(named, 0, sizeof(named));
    strcpy(list, query->q->value);
    name_moves(p, seat, list, legal, n, named);
    for (int i = 0; i < n; i++) {
        char have[GAME_TEXT_MAX];

        p->rules->format(p->state, seat, &legal[i], have, sizeof(have));
        if (!named[i])
            fail(p, "legal for %d, and not named: %s", seat, have);
    }
}

static void ask_event(struct player *p, const struct query *query)
{
    for (int i = 0; i < p->events.n; i++) {
        const struct game_fact *fact = &p->events.fact[i];

        if ((fact->audience & GAME_TO_SPECTATORS) != 0 &&
            game_fact_is(&p->rules->facts[fact->kind], query->q->value))
            return;
    }
    fail(p, "the last move did not tell the table: %s", query->q->value);
}

static void ask_game(struct player *p, const struct query *query)
{
    if (strcmp(query->q->value, p->rules->id) != 0)
        fail(p, "the game is %s", p->rules->id);
}

static void ask_name(struct player *p, const struct query *query)
{
    if (strcmp(query->q->value, p->name) != 0)
        fail(p, "the scenario is %s", p->name);
}

static void ask_seed(struct player *p, const struct query *query)
{
    unsigned long long want;

    if (!read_seed(query->q->value, &want))
        fail(p, "not a seed: %s", query->q->value);
    else if (want != p->seed)
        fail(p, "the seed is %llu", p->seed);
}

/* Options that are not named have to be at their defaults. */
static void ask_options(struct player *p, const struct query *query)
{
    struct game_setup want;
    char got[WORDS_TEXT];

    game_setup_defaults(p->rules, p->setup.seats, &want);
    if (!read_options(p, &want, query->q->value) ||
        memcmp(want.option, p->setup.option, sizeof(want.option)) == 0)
        return;
    game_setup_format(p->rules, &p->setup, false, got, sizeof(got));
    fail(p, "the options are %s", got);
}

static const struct {
    const char *key;
    bool seat;
    void (*ask)(struct player *p, const struct query *query);
} queries[] = {
    {"count", true, ask_figure},
    {"deck-count", false, ask_figure},
    {"pile-count", false, ask_figure},
    {"top", false, ask_top},
    {"over", false, ask_over},
    {"place", true, ask_figure},
    {"winners", false, ask_winners},
    {"points", true, ask_figure},
    {"can", true, ask_can},
    {"cannot", true, ask_cannot},
    {"legal", true, ask_legal},
    {"event", false, ask_event},
    {"scenario", false, ask_name},
    {"game", false, ask_game},
    {"seats", false, ask_figure},
    {"seed", false, ask_seed},
    {"options", false, ask_options},
};

/* Any other key is one of the position's text. */
static void ask_position(struct player *p, const struct position_reader *q)
{
    const char *blank = q->arg[0] != '\0' ? " " : "";
    struct position_reader r;

    if (!position_find(p, q->key, q->arg, q->value, &r))
        fail(p, "the position says nothing of %s%s%s", q->key, blank, q->arg);
    else if (!value_equal(p, q->key, q->value, r.value))
        fail(p, "%s%s%s is \"%s\", not \"%s\"", q->key, blank, q->arg, r.value, q->value);
}

static void statement_query(struct player *p, const char *line)
{
    struct position_reader q;
    struct query query = {.q = &q};

    position_open(&q, line + 1);
    if (position_next(&q) != POSITION_LINE) {
        fail(p, "a question is \"= KEY: VALUE\": %s", line);
        return;
    }
    p->rules->result(p->state, &query.result);
    p->rules->turn(p->state, &query.turn);
    for (size_t i = 0; i < sizeof(queries) / sizeof(queries[0]); i++) {
        if (strcmp(q.key, queries[i].key) != 0)
            continue;
        if (queries[i].seat && !position_seat(q.arg, p->setup.seats, &query.seat))
            fail(p, "%s needs a seat", q.key);
        else
            queries[i].ask(p, &query);
        return;
    }
    ask_position(p, &q);
}

/* ---- Files ---- */

static void scenario_end(struct player *p)
{
    if (!p->open)
        return;
    /* A scenario without a statement still has to be a position. */
    ready(p);
    p->open = false;
    p->number++;
    p->failures += p->failed;
    printf("%sok %d - %s\n", p->failed ? "not " : "", p->number, p->name);
    fflush(stdout);
}

static void scenario_begin(struct player *p, const char *name)
{
    scenario_end(p);
    p->open = true;
    p->failed = p->started = p->playable = false;
    p->rules = NULL;
    p->seats = 0;
    p->seed = 0;
    p->options[0] = p->header[0] = '\0';
    p->nheader = 0;
    p->events.n = 0;
    memset(&p->setup, 0, sizeof(p->setup));
    snprintf(p->name, sizeof(p->name), "%s", name);
}

static const struct game_rules *rules_by_id(const char *id)
{
    for (int i = 0; game_registry[i]; i++)
        if (strcmp(game_registry[i]->id, id) == 0)
            return game_registry[i];
    return NULL;
}

static void header_line(struct player *p, const char *line)
{
    struct position_reader r;

    position_open(&r, line);
    if (position_next(&r) != POSITION_LINE) {
        fail(p, "not understood: %s", line);
    } else if (p->started) {
        fail(p, "the position is set already: %s", line);
    } else if (strcmp(r.key, "game") == 0) {
        p->rules = rules_by_id(r.value);
        if (!p->rules)
            fail(p, "there is no game %s", r.value);
    } else if (strcmp(r.key, "seats") == 0) {
        if (!position_number(r.value, 1, GAME_SEATS_MAX, &p->seats))
            fail(p, "not a number of seats: %s", r.value);
    } else if (strcmp(r.key, "options") == 0) {
        if (strlen(p->options) + strlen(r.value) + 2 > sizeof(p->options))
            fail(p, "too many options");
        else
            strcat(strcat(p->options, " "), r.value);
    } else if (strcmp(r.key, "seed") == 0) {
        if (!read_seed(r.value, &p->seed))
            fail(p, "not a seed: %s", r.value);
    } else if (p->nheader == HEADER_LINES_MAX ||
               strlen(p->header) + strlen(line) + 2 > sizeof(p->header)) {
        fail(p, "the position is too long");
    } else {
        p->header_at[p->nheader++] = p->line;
        strcat(p->header, line);
        strcat(p->header, "\n");
    }
}

static void play_line(struct player *p, char *line)
{
    static const char head[] = "scenario:";

    line[strcspn(line, "#")] = '\0';
    line += strspn(line, " \t\r\n");
    for (char *end = line + strlen(line); end > line && isspace((unsigned char)end[-1]); end--)
        end[-1] = '\0';
    if (*line == '\0')
        return;
    if (strncmp(line, head, sizeof(head) - 1) == 0) {
        line += sizeof(head) - 1;
        scenario_begin(p, line + strspn(line, " \t"));
        return;
    }
    if (!p->open) {
        scenario_begin(p, "what stands before the first scenario");
        fail(p, "no scenario has begun: %s", line);
        return;
    }
    if (!strchr(">!=?", *line))
        header_line(p, line);
    else if (ready(p) && *line == '=')
        statement_query(p, line);
    else if (p->playable && *line == '?')
        statement_no_position(p, line + 1);
    else if (p->playable)
        statement_move(p, line);
}

static int play_file(struct player *p, const char *file)
{
    FILE *in = fopen(file, "r");
    char *line = NULL;
    size_t cap = 0;
    ssize_t len;

    if (!in) {
        printf("Bail out! %s cannot be read\n", file);
        return -1;
    }
    p->file = file;
    p->line = 0;
    while ((len = getline(&line, &cap, in)) != -1) {
        bool mark = p->line++ == 0 && strncmp(line, "\xef\xbb\xbf", 3) == 0;

        /* A NUL does not end the line: it is replaced by a character that nothing in a game is
         * written with. */
        for (char *nul = line; (nul = memchr(nul, '\0', (size_t)(line + len - nul)));)
            *nul = '\1';
        play_line(p, line + (mark ? 3 : 0));
    }
    scenario_end(p);
    free(line);
    fclose(in);
    return 0;
}

int main(int argc, char **argv)
{
    static struct player p;
    int first = 1;

    if (argc > 1 && strcmp(argv[1], "--print") == 0) {
        p.print = true;
        first = 2;
    }
    if (first >= argc)
        errx(2, "[--print] FILE.scn...");
    for (int i = first; i < argc; i++)
        if (play_file(&p, argv[i]) != 0)
            return 1;
    printf("1..%d\n", p.number);
    return p.failures == 0 ? 0 : 1;
}
