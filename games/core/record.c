/*
 * Records as text. The reader takes each line apart without much checking, writes what it
 * understood, and compares the two. So a record has only one form, and the writer defines it.
 */
#include "record.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "calendar.h"

/* Whether a player chose their word or it was drawn, from format 2 on. */
static const char *const word_of[] = {"own", "drawn"};
static const char *const kind_word[] = {"account", "guest", "bot"};
static const char *const end_word[] = {"finished", "cancelled", "void", "frozen"};
static const char *const outcome_word[] = {"lost", "neither", "won"}; /* by outcome + 1 */
static const char *const event_word[] = {
    [RECORD_MOVE] = "move",   [RECORD_AUTO] = "auto",     [RECORD_TIMEOUT] = "timeout",
    [RECORD_LEAVE] = "leave", [RECORD_SHARED] = "shared", [RECORD_HASHED] = "hash",
    [RECORD_VOIDED] = "void", [RECORD_FREEZE] = "freeze",
};
enum { EVENT_KINDS = sizeof(event_word) / sizeof(*event_word) };

/* ---- Small texts ---- */

const char *record_hex(const uint8_t *bytes, size_t n, char *out)
{
    static const char digit[] = "0123456789abcdef";

    for (size_t i = 0; i < n; i++) {
        out[2 * i] = digit[bytes[i] >> 4];
        out[2 * i + 1] = digit[bytes[i] & 15];
    }
    out[2 * n] = '\0';
    return out;
}

static int record_hex_digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool record_hex_read(const char *text, uint8_t *out, size_t n)
{
    if (strlen(text) != 2 * n)
        return false;
    for (size_t i = 0; i < n; i++) {
        int high = record_hex_digit(text[2 * i]), low = record_hex_digit(text[2 * i + 1]);

        if (high < 0 || low < 0)
            return false;
        out[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

static bool record_graph(const char *text, size_t most)
{
    size_t len = strlen(text);

    if (len == 0 || len > most)
        return false;
    for (const char *c = text; *c != '\0'; c++)
        if (*c <= ' ' || *c > '~')
            return false;
    return true;
}

bool record_word_valid(const char *word)
{
    return record_graph(word, RECORD_WORD_MAX - 1);
}

/* ---- Writing ---- */

void record_head(const struct record *r, struct buf *out)
{
    char started[CALENDAR_STAMP], ended[CALENDAR_STAMP];

    calendar_stamp(r->started_ms, started);
    calendar_stamp(r->ended_ms, ended);
    buf_printf(out, "cardroom-record %d\ngame %s\nrules %d\nnumber %" PRId64 "\nid %" PRId64 "\n",
               r->format, r->game, r->rules, r->number, r->id);
    buf_printf(out, "started %s\nended %s\n", started, ended);
    if (r->ranked)
        buf_printf(out, "terms ranked bet %" PRId64 "\n", r->bet);
    else
        buf_puts(out, "terms friendly\n");
    buf_printf(out, "options%s%s\n", r->options[0] != '\0' ? " " : "", r->options);
    buf_printf(out, "commitment %s\n", r->committed ? RECORD_HEX(r->commitment) : "none");
    for (int i = 0; i < r->nplayers; i++) {
        const struct record_player *p = &r->player[i];

        buf_printf(out, "player %d %s %s", i + 1, p->name, kind_word[p->kind]);
        if (p->kind == RECORD_BOT)
            buf_printf(out, " %d", p->level);
        if (r->format > 1)
            buf_printf(out, " %s", word_of[p->drawn]);
        buf_printf(out, "%s%s\n", r->committed ? " " : "", r->committed ? p->word : "");
    }
    buf_puts(out, "seats");
    for (int s = 1; s <= r->nplayers; s++)
        buf_printf(out, " %d", r->seat[s]);
    buf_puts(out, "\nevents\n");
}

void record_event(const struct record_event *e, struct buf *out)
{
    buf_printf(out, "%" PRId64 " %s", e->ms, event_word[e->kind]);
    if (e->seat != 0)
        buf_printf(out, " %d", e->seat);
    if (e->other != 0)
        buf_printf(out, " %d", e->other);
    if (e->away)
        buf_puts(out, " away");
    buf_printf(out, "%s%s\n", e->text[0] != '\0' ? " " : "", e->text);
}

void record_tail(const struct record *r, struct buf *out)
{
    buf_printf(out, "result %s", end_word[r->end]);
    if (r->end == RECORD_FINISHED && r->by_limit)
        buf_puts(out, " limit");
    if (r->end != RECORD_FINISHED && r->reason[0] != '\0')
        buf_printf(out, " %s", r->reason);
    buf_puts(out, "\n");
    for (int s = 1; s <= r->nplayers; s++) {
        const struct record_score *score = &r->score[s];

        buf_printf(out, "score %d place %d %s xp %" PRId32 " chips %" PRId64 "\n", s, score->place,
                   outcome_word[score->outcome + 1], score->xp, score->chips);
    }
    if (r->committed)
        buf_printf(out, "secret %s\n", RECORD_HEX(r->secret));
    buf_printf(out, "seed %s\nend\n", RECORD_HEX(r->seed));
}

/* ---- Reading: lines ---- */

bool record_wrong(struct record_fault *fault, int line, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    fault->line = line;
    vsnprintf(fault->why, sizeof(fault->why), format, args);
    va_end(args);
    return false;
}

struct reader {
    struct record_events at;
    char line[RECORD_LINE_MAX + 2]; /* the current line, with its end */
    struct record_fault *fault;
};

/* Takes the next line. Returns NULL, or the sentence that says why there is none. */
static const char *record_line_take(struct record_events *at, char line[RECORD_LINE_MAX + 2])
{
    size_t left = (size_t)(at->end - at->next), most = left;

    at->line++;
    if (left == 0)
        return "The record ends here, before its last line.";
    if (most > RECORD_LINE_MAX + 2)
        most = RECORD_LINE_MAX + 2;
    const char *end = memchr(at->next, '\n', most);
    if (!end && most == left)
        return "The record ends in the middle of this line.";
    size_t len = end ? (size_t)(end - at->next) : most;
    if (len > 0 && at->next[len - 1] == '\r')
        len--;
    if (len > RECORD_LINE_MAX)
        return "This line is too long.";
    for (size_t i = 0; i < len; i++)
        if ((unsigned char)at->next[i] < ' ' || at->next[i] == '\x7f')
            return "This line holds a character that no record has.";
    memcpy(line, at->next, len);
    memcpy(line + len, "\n", 2);
    at->next = end + 1;
    return NULL;
}

/* Reads the next line, whose first word must be `word`; `*rest` is what follows the blank. */
static bool record_line_read(struct reader *r, const char *word, char **rest)
{
    const char *why = record_line_take(&r->at, r->line);
    size_t len = strlen(word);

    if (why)
        return record_wrong(r->fault, r->at.line, "%s", why);
    if (strncmp(r->line, word, len) != 0 || (r->line[len] != ' ' && r->line[len] != '\n'))
        return record_wrong(r->fault, r->at.line, "A line that begins with \"%s\" belongs here.",
                            word);
    r->line[strlen(r->line) - 1] = '\0';
    *rest = r->line + len + (r->line[len] == ' ');
    return true;
}

static bool record_line_wrong(struct reader *r, const char *what)
{
    return record_wrong(r->fault, r->at.line, "This is not a %s as cardroom-record(5) has it.",
                        what);
}

/* Reads a number from -most to most. Its form is checked when it is written back. */
static bool record_number_read(const char *text, int64_t most, int64_t *out)
{
    const char *p = text + (*text == '-');
    int64_t n = 0;

    if (*p == '\0')
        return false;
    for (; *p != '\0' && *p != ' '; p++) {
        if (*p < '0' || *p > '9' || n > (most - (*p - '0')) / 10)
            return false;
        n = n * 10 + (*p - '0');
    }
    *out = *text == '-' ? -n : n;
    return true;
}

/* Reads a line with a number from 0 to most. */
static bool record_number_line(struct reader *r, const char *word, int64_t most, int64_t *out)
{
    char *rest;

    if (!record_line_read(r, word, &rest))
        return false;
    return (record_number_read(rest, most, out) && *out >= 0) || record_line_wrong(r, "number");
}

/* Reads the numbers of a time in the order in which they stand. It accepts some times that do not
 * exist: they show when the time is written back and differs. */
static bool record_time_line(struct reader *r, const char *word, int64_t *out)
{
    struct tm t;
    char *rest;
    int ms;

    if (!record_line_read(r, word, &rest))
        return false;
    if (sscanf(rest, "%4d-%2d-%2dT%2d:%2d:%2d.%3dZ", &t.tm_year, &t.tm_mon, &t.tm_mday, &t.tm_hour,
               &t.tm_min, &t.tm_sec, &ms) != 7 ||
        t.tm_year < 1970 || t.tm_mon < 1 || t.tm_mon > 12 || t.tm_mday < 1 || t.tm_hour < 0 ||
        t.tm_min < 0 || t.tm_sec < 0 || ms < 0)
        return record_line_wrong(r, "time");
    t.tm_year -= 1900;
    t.tm_mon--;
    *out = calendar_ms(&t) + ms;
    return true;
}

static bool record_hash_line(struct reader *r, const char *word, uint8_t out[RECORD_HASH])
{
    char *rest;

    if (!record_line_read(r, word, &rest))
        return false;
    return record_hex_read(rest, out, RECORD_HASH) ||
           record_line_wrong(r, "line of 64 hexadecimal digits");
}

int record_word_find(const char *const *words, int n, const char *word)
{
    for (int i = 0; i < n; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return -1;
}

/* ---- Reading: the head ---- */

static bool record_terms_read(struct reader *r, struct record *out)
{
    char *rest;

    if (!record_line_read(r, "terms", &rest))
        return false;
    out->ranked = strncmp(rest, "ranked bet ", 11) == 0;
    if (out->ranked && !record_number_read(rest + 11, INT64_C(1000000000000), &out->bet))
        return record_line_wrong(r, "bet");
    return out->ranked || strcmp(rest, "friendly") == 0 || record_line_wrong(r, "table's terms");
}

static bool record_commitment_read(struct reader *r, struct record *out)
{
    char *rest;

    if (!record_line_read(r, "commitment", &rest))
        return false;
    out->committed = strcmp(rest, "none") != 0;
    if (out->committed ? !record_hex_read(rest, out->commitment, RECORD_HASH) : out->format > 1)
        return record_line_wrong(r, "line of 64 hexadecimal digits");
    return true;
}

/* Reads the line of a player. */
static bool record_player_words(struct record *out, char *text)
{
    struct record_player *p = &out->player[out->nplayers];
    char *word[7] = {NULL}, *rest = NULL;
    int n = 0, at = 3, kind;

    for (char *w = strtok_r(text, " ", &rest); w; w = strtok_r(NULL, " ", &rest)) {
        if (n == (out->format > 1 ? 6 : 5))
            return false;
        word[n++] = w;
    }
    if (n < 3 || !record_graph(word[1], RECORD_NAME_MAX - 1))
        return false;
    kind = record_word_find(kind_word, 3, word[2]);
    if (kind < 0)
        return false;
    p->kind = (enum record_kind)kind;
    snprintf(p->name, sizeof(p->name), "%s", word[1]);
    if (p->kind == RECORD_BOT) {
        if (!word[at] || strlen(word[at]) != 1 || *word[at] < '1' || *word[at] > '3')
            return false;
        p->level = (uint8_t)(*word[at++] - '0');
    }
    if (out->format > 1) {
        int whose = word[at] ? record_word_find(word_of, 2, word[at++]) : -1;

        if (whose < 0)
            return false;
        p->drawn = whose == 1;
    }
    if (!out->committed)
        return true;
    if (!word[at] || !record_word_valid(word[at]))
        return false;
    snprintf(p->word, sizeof(p->word), "%s", word[at]);
    return true;
}

static bool record_players_read(struct reader *r, struct record *out)
{
    char *rest;

    for (;;) {
        struct record_events before = r->at;

        if (!record_line_read(r, "player", &rest)) {
            r->at = before;
            return out->nplayers > 0;
        }
        if (out->nplayers == GAME_SEATS_MAX || !record_player_words(out, rest))
            return record_line_wrong(r, "player");
        for (int i = 0; i < out->nplayers; i++)
            if (strcmp(out->player[i].name, out->player[out->nplayers].name) == 0)
                return record_wrong(r->fault, r->at.line, "A player is named twice.");
        out->nplayers++;
    }
}

static bool record_seats_read(struct reader *r, struct record *out)
{
    char *rest;
    uint16_t seen = 0;
    int s = 0;

    if (!record_line_read(r, "seats", &rest))
        return false;
    for (const char *c = rest; *c != '\0'; c++) {
        int player = *c - '0';

        if (*c == ' ')
            continue;
        if (player < 1 || player > out->nplayers || (seen & 1u << player) != 0)
            return record_line_wrong(r, "list of seats");
        seen |= (uint16_t)(1u << player);
        out->seat[++s] = (uint8_t)player;
    }
    return s == out->nplayers || record_line_wrong(r, "list of seats");
}

static bool record_head_read(struct reader *r, struct record *out)
{
    int64_t format, rules;
    char *rest;

    if (!record_line_read(r, "cardroom-record", &rest))
        return record_wrong(r->fault, 1, "This is not a game record.");
    if (!record_number_read(rest, 1000000, &format) || format < 1 || format > RECORD_FORMAT)
        return record_wrong(r->fault, 1,
                            "This record has another format than 1 to %d, which this program "
                            "reads.",
                            RECORD_FORMAT);
    out->format = (uint8_t)format;
    if (!record_line_read(r, "game", &rest))
        return false;
    if (!record_graph(rest, RECORD_GAME_MAX - 1))
        return record_line_wrong(r, "game");
    snprintf(out->game, sizeof(out->game), "%s", rest);
    if (!record_number_line(r, "rules", UINT16_MAX, &rules) ||
        !record_number_line(r, "number", INT64_MAX, &out->number) ||
        !record_number_line(r, "id", INT64_MAX, &out->id) ||
        !record_time_line(r, "started", &out->started_ms) ||
        !record_time_line(r, "ended", &out->ended_ms) || !record_terms_read(r, out) ||
        !record_line_read(r, "options", &rest))
        return false;
    out->rules = (uint16_t)rules;
    if (strlen(rest) >= sizeof(out->options))
        return record_line_wrong(r, "list of options");
    snprintf(out->options, sizeof(out->options), "%s", rest);
    if (!record_commitment_read(r, out) || !record_players_read(r, out) ||
        !record_seats_read(r, out))
        return false;
    return record_line_read(r, "events", &rest);
}

/* ---- Reading: events ---- */

static const uint8_t event_seats[] = {
    [RECORD_MOVE] = 1,   [RECORD_AUTO] = 1,   [RECORD_TIMEOUT] = 1, [RECORD_LEAVE] = 1,
    [RECORD_SHARED] = 2, [RECORD_HASHED] = 0, [RECORD_VOIDED] = 0,  [RECORD_FREEZE] = 0,
};

/* Takes a blank and a word off the text; the word is empty if there is none. */
static size_t record_word_take(const char **text, char *out, size_t cap)
{
    *text += **text == ' ';
    size_t len = strcspn(*text, " \n");
    snprintf(out, cap, "%.*s", (int)(len < cap ? len : cap - 1), *text);
    *text += len;
    return len;
}

/* Takes an event's line apart. False: it is not an event. Its form is checked by writing it
 * back. */
static bool record_event_words(const char *line, struct record_event *e)
{
    char word[24];
    uint8_t *seat[2] = {&e->seat, &e->other};

    memset(e, 0, sizeof(*e));
    record_word_take(&line, word, sizeof(word));
    if (!record_number_read(word, INT64_C(999999999999), &e->ms) || e->ms < 0)
        return false;
    record_word_take(&line, word, sizeof(word));
    int kind = record_word_find(event_word, EVENT_KINDS, word);
    if (kind < 0)
        return false;
    e->kind = (enum record_event_kind)kind;
    for (int i = 0; i < event_seats[kind]; i++) {
        if (record_word_take(&line, word, sizeof(word)) != 1 || *word < '1' || *word > '8')
            return false;
        *seat[i] = (uint8_t)(*word - '0');
    }
    if (kind == RECORD_LEAVE && strcmp(line, " away\n") == 0) {
        e->away = true;
        return true;
    }
    line += *line == ' ';
    size_t len = strcspn(line, "\n");
    if (len >= sizeof(e->text))
        return false;
    memcpy(e->text, line, len);
    return true;
}

static bool record_event_text_good(const struct record_event *e)
{
    uint8_t hash[16];

    switch (e->kind) {
    case RECORD_MOVE:
    case RECORD_AUTO:
        for (const char *c = e->text; *c != '\0'; c++)
            if (*c < ' ' || *c > '~')
                return false;
        return e->text[0] != '\0';
    case RECORD_TIMEOUT:
    case RECORD_LEAVE:
    case RECORD_SHARED: return e->text[0] == '\0';
    case RECORD_HASHED: return record_hex_read(e->text, hash, sizeof(hash));
    default: return true;
    }
}

static bool record_event_read(const char *line, int nplayers, struct record_event *e)
{
    char text[RECORD_LINE_MAX + 2];
    struct buf again = buf_over(text, sizeof(text));

    if (!record_event_words(line, e) || !record_event_text_good(e) || e->seat > nplayers ||
        e->other > nplayers)
        return false;
    record_event(e, &again);
    return strcmp(text, line) == 0;
}

/* Reads up to the line of the result, which it leaves unread. */
static bool record_events_read(struct reader *r, const struct record *record)
{
    for (int n = 0;; n++) {
        struct record_events before = r->at;
        struct record_event e;
        const char *why = record_line_take(&r->at, r->line);

        if (why)
            return record_wrong(r->fault, r->at.line, "%s", why);
        if (strncmp(r->line, "result ", 7) == 0) {
            r->at = before;
            return true;
        }
        if (!record_event_read(r->line, record->nplayers, &e))
            return record_line_wrong(r, "event");
        if (n == RECORD_EVENTS_MAX)
            return record_wrong(r->fault, r->at.line, "There are too many events.");
    }
}

bool record_next(struct record_events *events, struct record_event *out)
{
    struct record_events before = *events;
    char line[RECORD_LINE_MAX + 2];

    if (!record_line_take(events, line) && record_event_read(line, GAME_SEATS_MAX, out))
        return true;
    *events = before;
    return false;
}

/* ---- Reading: the tail ---- */

static bool record_result_read(struct reader *r, struct record *out)
{
    char word[24], *line;

    if (!record_line_read(r, "result", &line))
        return false;
    const char *rest = line;
    record_word_take(&rest, word, sizeof(word));
    rest += *rest == ' ';
    int end = record_word_find(end_word, 4, word);
    if (end < 0 || strlen(rest) >= sizeof(out->reason))
        return record_line_wrong(r, "result");
    out->end = (enum record_end)end;
    if (end == RECORD_FINISHED)
        out->by_limit = strcmp(rest, "limit") == 0;
    else
        snprintf(out->reason, sizeof(out->reason), "%s", rest);
    return true;
}

static bool record_score_read(struct reader *r, int seat, struct record *out)
{
    struct record_score *score = &out->score[seat];
    char *line, word[8][24];
    int64_t place, xp, chips;

    if (!record_line_read(r, "score", &line))
        return false;
    const char *rest = line;
    for (int i = 0; i < 8; i++)
        record_word_take(&rest, word[i], sizeof(word[i]));
    /* The seat and the words between the numbers are checked when the line is written back. */
    int outcome = record_word_find(outcome_word, 3, word[3]);
    if (outcome < 0 || !record_number_read(word[2], GAME_SEATS_MAX, &place) || place < 0 ||
        !record_number_read(word[5], 1000000, &xp) ||
        !record_number_read(word[7], INT64_C(1000000000000), &chips))
        return record_line_wrong(r, "score");
    score->place = (uint8_t)place;
    score->outcome = (int8_t)(outcome - 1);
    score->xp = (int32_t)xp;
    score->chips = chips;
    return true;
}

static bool record_tail_read(struct reader *r, struct record *out)
{
    char *rest;

    if (!record_result_read(r, out))
        return false;
    for (int s = 1; s <= out->nplayers; s++)
        if (!record_score_read(r, s, out))
            return false;
    if (out->committed && !record_hash_line(r, "secret", out->secret))
        return false;
    if (!record_hash_line(r, "seed", out->seed) || !record_line_read(r, "end", &rest))
        return false;
    return r->at.next == r->at.end ||
           record_wrong(r->fault, r->at.line + 1, "There is more after the end of the record.");
}

/* ---- The whole ---- */

/* Whether the lines from `at` on are the same as those of `text`. */
static bool record_lines_same(struct record_events at, const char *text, struct record_fault *fault)
{
    char line[RECORD_LINE_MAX + 2];

    while (*text != '\0') {
        size_t len = strcspn(text, "\n") + 1;

        if (record_line_take(&at, line) || strlen(line) != len || memcmp(line, text, len) != 0)
            return record_wrong(fault, at.line,
                                "This line is not written as cardroom-record(5) "
                                "has it.");
        text += len;
    }
    return true;
}

bool record_read(const char *text, size_t len, struct record *out, struct record_events *events,
                 struct record_fault *fault)
{
    struct reader r = {.at = {text, text + len, 0}, .fault = fault};
    struct record_events tail;
    BUF_LOCAL again = {0};

    memset(out, 0, sizeof(*out));
    if (len > RECORD_TEXT_MAX)
        return record_wrong(fault, 0, "This is too long for a game record.");
    if (!record_head_read(&r, out))
        return false;
    record_head(out, &again);
    if (!record_lines_same((struct record_events){text, text + len, 0}, buf_text(&again), fault))
        return false;
    *events = r.at;
    if (!record_events_read(&r, out))
        return false;
    tail = r.at;
    events->end = tail.next;
    if (!record_tail_read(&r, out))
        return false;
    buf_clear(&again);
    record_tail(out, &again);
    return record_lines_same(tail, buf_text(&again), fault);
}
