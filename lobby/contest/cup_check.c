/*
 * Checks the record of a cup (cup_record.h). The events are applied one by one, as the room did. An
 * event that the room worked out itself (start, drawing, end) is worked out again before it is
 * applied.
 */
#include <inttypes.h>

#include "cup_drawing.h"
#include "cup_record.h"
#include "record.h"

struct check {
    const char *at, *end; /* the text that is not read yet */
    int line;             /* the number of the line that was read last, from 1 */
    int first;            /* the number of the first line of the event */
    cup_fault *fault;
    void *arg;
    struct cup_checked *out;
    char (*name)[STORE_NAME_MAX]; /* the names of the players, from 0 */
    int names;
};

/* Reports a fault. Always returns false. */
PRINTF(3, 4) static bool cup_check_wrong(struct check *c, int line, const char *format, ...)
{
    char why[1024];
    va_list args;
    va_start(args, format);
    utf8_vprintf(why, sizeof(why), format, args);
    va_end(args);
    c->out->faults++;
    c->fault(c->arg, line, why);
    return false;
}

/* ---- Lines ---- */

/* Reads the next line, without its end and without the CR that terminals leave. False: there is no
 * line, or what comes is not one. */
static bool cup_check_line_next(struct check *c, char out[CUP_RECORD_LINE_MAX + 1])
{
    const char *nl = memchr(c->at, '\n', (size_t)(c->end - c->at));
    c->line++;
    if (!nl)
        return cup_check_wrong(c, c->line, "The record is cut off here.");
    size_t len = (size_t)(nl - c->at);
    len -= len > 0 && c->at[len - 1] == '\r';
    if (len > CUP_RECORD_LINE_MAX || memchr(c->at, '\0', len) || !utf8_valid(c->at, len))
        return cup_check_wrong(c, c->line, "This is not a line of a record.");
    memcpy(out, c->at, len);
    out[len] = '\0';
    c->at = nl + 1;
    return true;
}

/* Reads a line and the lines that continue it, which begin with a blank. */
static bool cup_check_event_next(struct check *c, struct buf *out)
{
    char line[CUP_RECORD_LINE_MAX + 1];
    buf_clear(out);
    c->first = c->line + 1;
    do {
        if (!cup_check_line_next(c, line))
            return false;
        buf_puts(out, line);
    } while (c->at < c->end && *c->at == ' ' && out->len < CUP_BODY_MAX + 64);
    return true;
}

/* Reads a line that begins with this word. Returns what follows the word's blank; NULL: there is
 * no such line. */
static const char *cup_check_word_line(struct check *c, const char *word,
                                       char line[CUP_RECORD_LINE_MAX + 1])
{
    size_t len = strlen(word);
    if (!cup_check_line_next(c, line))
        return NULL;
    if (strncmp(line, word, len) == 0 && line[len] == ' ')
        return line + len + 1;
    cup_check_wrong(c, c->line, "A line `%s` belongs here.", word);
    return NULL;
}

/* Reads a number without signs and leading zeros. -1: the text is not such a number. */
static int64_t cup_check_number_of(const char *text, size_t len)
{
    int64_t value = 0;
    if (len < 1 || len > 18 || (text[0] == '0' && len > 1))
        return -1;
    for (size_t i = 0; i < len; i++) {
        if (text[i] < '0' || text[i] > '9')
            return -1;
        value = value * 10 + (text[i] - '0');
    }
    return value;
}

/* ---- The head ---- */

static bool cup_check_hash_line(struct check *c, const char *word, uint8_t out[DRAW_SEED])
{
    char line[CUP_RECORD_LINE_MAX + 1];
    const char *hex = cup_check_word_line(c, word, line);
    if (!hex)
        return false;
    if (record_hex_read(hex, out, DRAW_SEED))
        return true;
    return cup_check_wrong(c, c->line, "64 hexadecimal digits in lower case belong here.");
}

/* Reads lines "player N NAME", up to the line "events". */
static bool cup_check_players(struct check *c)
{
    char line[CUP_RECORD_LINE_MAX + 1];
    c->name = xcalloc(DRAW_ENTRANTS_MAX, sizeof(*c->name));
    for (;; c->names++) {
        if (!cup_check_line_next(c, line))
            return false;
        if (strcmp(line, "events") == 0)
            return true;
        const char *number = strncmp(line, "player ", 7) == 0 ? line + 7 : "";
        size_t len = strcspn(number, " ");
        const char *name = number[len] == ' ' ? number + len + 1 : "";
        if (c->names == DRAW_ENTRANTS_MAX || cup_check_number_of(number, len) != c->names + 1 ||
            name[0] == '\0' || strchr(name, ' ') || strlen(name) >= sizeof(c->name[0]))
            return cup_check_wrong(c, c->line, "Player %d or the line `events` belongs here.",
                                   c->names + 1);
        utf8_copy(name, c->name[c->names], sizeof(c->name[0]));
    }
}

static bool cup_check_head(struct check *c)
{
    char line[CUP_RECORD_LINE_MAX + 1];
    uint8_t seed[DRAW_SEED], commitment[DRAW_SEED];
    const char *text = cup_check_word_line(c, "cardroom-cup", line);
    if (!text)
        return false;
    if (cup_check_number_of(text, strlen(text)) != CUP_RECORD_FORMAT)
        return cup_check_wrong(c, c->line, "This program reads records of version %d.",
                               CUP_RECORD_FORMAT);
    if (!(text = cup_check_word_line(c, "cup", line)))
        return false;
    int64_t number = cup_check_number_of(text, strlen(text));
    if (number < 1)
        return cup_check_wrong(c, c->line, "The number of a cup is 1 or more.");
    if (!cup_check_hash_line(c, "commitment", c->out->commitment) ||
        !cup_check_hash_line(c, "seed", seed))
        return false;
    draw_commitment((uint64_t)number, seed, commitment);
    if (memcmp(commitment, c->out->commitment, DRAW_SEED) != 0)
        cup_check_wrong(c, c->line,
                        "The seed is not the one whose hash was shown when the cup opened.");
    if (!cup_check_players(c))
        return false;
    c->out->cup = cup_new(number, seed, 0, "");
    return true;
}

/* ---- What the room worked out itself ---- */

static const char *cup_check_name_of(const struct check *c, int entrant)
{
    return entrant < c->names ? c->name[entrant] : "?";
}

static void cup_check_put_table(const struct check *c, const struct draw_table *t, struct buf *out)
{
    for (int s = 0; s < t->seats; s++)
        buf_printf(out, "%s%s", s > 0 ? ", " : "", cup_check_name_of(c, t->entrant[s]));
    if (t->unranked)
        buf_puts(out, " (not ranked)");
}

/* Draws the tables again. In an arena the event says who was there. False: there are no tables. */
static bool cup_check_drawing_again(const struct check *c, const struct cup_event *e,
                                    struct cup_event *out)
{
    const struct cup *cup = c->out->cup;
    FREED bool *there = xcalloc((size_t)cup->entrants + 1, sizeof(*there));
    for (int i = 0; i < cup->entrants; i++)
        there[i] = !cup->entrant[i].away;
    for (int i = 0; i < e->nturned; i++)
        if (e->turned[i] < cup->entrants)
            there[e->turned[i]] ^= true;
    struct cup_drawing *drawing = cup_drawing_new(cup, e->at_ms, there);
    while (!cup_drawing_step(drawing))
        ;
    bool any = cup_drawing_event(drawing, out);
    cup_drawing_free(&drawing);
    return any;
}

static void cup_check_drawn(struct check *c, const struct cup_event *e)
{
    struct cup_event again = {0};
    cup_check_drawing_again(c, e, &again);
    c->out->drawings++;
    if (again.n != e->n)
        cup_check_wrong(c, c->first, "Round %d has %d tables here, and %d when it is drawn again.",
                        (int)e->round, e->n, again.n);
    for (int i = 0; i < e->n && i < again.n; i++) {
        const struct draw_table *t = &e->drawn[i], *u = &again.drawn[i];
        BUF_LOCAL here = {0}, there = {0};
        if (t->seats == u->seats && t->unranked == u->unranked &&
            memcmp(t->entrant, u->entrant, sizeof(t->entrant[0]) * t->seats) == 0)
            continue;
        cup_check_put_table(c, t, &here);
        cup_check_put_table(c, u, &there);
        cup_check_wrong(c, c->first,
                        "Table %d of round %d has %s here, and %s when the round is drawn again.",
                        i + 1, (int)e->round, buf_text(&here), buf_text(&there));
    }
    cup_event_clear(&again);
}

static void cup_check_ended(struct check *c, const struct cup_event *e)
{
    struct cup_event again;
    cup_end_event(c->out->cup, e->at_ms, &again);
    if (again.back != e->back)
        cup_check_wrong(c, c->first, "The record says that %s, but by the rules %s.",
                        e->back ? "the entries go back" : "there are prizes",
                        again.back ? "the entries go back" : "there are prizes");
    for (int i = 0; i < e->n && i < again.n; i++) {
        const struct cup_place *p = &e->places[i], *q = &again.places[i];
        if (p->entrant != q->entrant || p->place != q->place || p->prize != q->prize)
            cup_check_wrong(c, c->first,
                            "The record has %s with place %d and %" PRId64
                            " chips, but by the results it is "
                            "%s with place %d and %" PRId64 " chips.",
                            cup_check_name_of(c, p->entrant), p->place, p->prize,
                            cup_check_name_of(c, q->entrant), q->place, q->prize);
    }
    cup_event_clear(&again);
}

/* Checks an event that the room worked out itself: whether it was due, and what it says. */
static void cup_check_event(struct check *c, const struct cup_event *e)
{
    int64_t at;
    enum cup_due due = cup_due(c->out->cup, e->at_ms, &at);
    struct cup_event next = {0};
    bool timely = true;
    switch (e->kind) {
    case CUP_STARTED: timely = due == CUP_DUE_START; break;
    case CUP_CALLED: /* at any time while at most its opener is in it (CU-D18) */
        timely = due == CUP_DUE_CALL_OFF || cup_in(c->out->cup) <= 1;
        break;
    case CUP_DRAWN:
        timely = due == CUP_DUE_DRAW || due == CUP_DUE_FORM;
        cup_check_drawn(c, e);
        break;
    case CUP_ENDED: /* the time or the rounds are over, or nobody can be drawn */
        timely =
            due == CUP_DUE_END || (due == CUP_DUE_DRAW && !cup_check_drawing_again(c, e, &next));
        cup_event_clear(&next);
        cup_check_ended(c, e);
        break;
    default: break;
    }
    if (!timely)
        cup_check_wrong(c, c->first, "By the rules `%s` is not what happens now.",
                        cup_event_name(e->kind));
}

/* ---- The events ---- */

static bool cup_check_read_event(const char *text, struct cup_event *e)
{
    BUF_LOCAL again = {0};
    size_t len = strcspn(text, " ");
    int64_t at_ms = cup_check_number_of(text, len);
    if (at_ms < 0 || text[len] != ' ' || !cup_event_parse(text + len + 1, 1, at_ms, e))
        return false;
    /* each event has one form, so compare what we would write */
    BUF_LOCAL body = {0};
    cup_event_write(e, 1, &body);
    buf_printf(&again, "%s%s%s", cup_event_name(e->kind), body.len > 0 ? " " : "", buf_text(&body));
    bool good = strcmp(buf_text(&again), text + len + 1) == 0;
    if (!good)
        cup_event_clear(e);
    return good;
}

/* Gives the cup its names. Players are numbered in the order in which they joined. */
static bool cup_check_named(struct check *c)
{
    struct cup *cup = c->out->cup;
    if (cup->entrants != c->names)
        return cup_check_wrong(c, 0, "The record names %d players, and %d are in the cup.",
                               c->names, cup->entrants);
    for (int i = 0; i < cup->entrants; i++) {
        if (cup->entrant[i].account != i + 1)
            return cup_check_wrong(
                c, 0, "The players are not numbered in the order in which they joined.");
        utf8_copy(c->name[i], cup->entrant[i].name, sizeof(cup->entrant[i].name));
    }
    return true;
}

static bool cup_check_events(struct check *c)
{
    BUF_LOCAL text = {0};
    bool good = true;
    while (good && (good = cup_check_event_next(c, &text)) && strcmp(buf_text(&text), "end") != 0) {
        struct cup_event e;
        if (!cup_check_read_event(buf_text(&text), &e)) {
            good = cup_check_wrong(c, c->first, "This is not an event of a cup.");
            break;
        }
        if (cup_fits(c->out->cup, &e)) {
            cup_check_event(c, &e);
            cup_apply(c->out->cup, &e);
        } else {
            good = cup_check_wrong(c, c->first, "By the rules this cannot happen now.");
        }
        cup_event_clear(&e);
    }
    if (good && c->at != c->end)
        good = cup_check_wrong(c, c->line + 1, "Nothing may follow the line `end`.");
    if (good && !cup_is_over(c->out->cup))
        good = cup_check_wrong(c, c->line, "The cup is not over here.");
    return good && cup_check_named(c);
}

void cup_check(const char *text, size_t len, cup_fault *fault, void *arg, struct cup_checked *out)
{
    struct check c = {.at = text, .end = text + len, .fault = fault, .arg = arg, .out = out};
    *out = (struct cup_checked){0};
    if (cup_check_head(&c))
        cup_check_events(&c);
    free(c.name);
}
