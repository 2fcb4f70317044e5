/*
 * The `key: value` text of positions. A reader returns false for a wrong value; the game then names
 * the line in its sentence.
 */
#include "position.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

void position_open(struct position_reader *r, const char *text)
{
    memset(r, 0, sizeof(*r));
    r->next = text;
}

/* Copies [from, to) without the blanks around it; false if it does not fit. */
static bool position_copy_trimmed(char *out, size_t cap, const char *from, const char *to)
{
    while (from < to && (*from == ' ' || *from == '\t'))
        from++;
    while (to > from && (to[-1] == ' ' || to[-1] == '\t' || to[-1] == '\r'))
        to--;
    if ((size_t)(to - from) >= cap)
        return false;
    memcpy(out, from, (size_t)(to - from));
    out[to - from] = '\0';
    return true;
}

/* Splits a line like "hand 2: R5", which runs from `from` to `to`, into key, word and value. */
static bool position_split_line(struct position_reader *r, const char *from, const char *to)
{
    const char *colon = memchr(from, ':', (size_t)(to - from));
    char head[48];
    char *blank;

    if (!colon || !position_copy_trimmed(head, sizeof(head), from, colon) ||
        !position_copy_trimmed(r->value, sizeof(r->value), colon + 1, to))
        return false;
    blank = strpbrk(head, " \t");
    if (!position_copy_trimmed(r->key, sizeof(r->key), head, blank ? blank : head + strlen(head)))
        return false;
    r->arg[0] = '\0';
    return !blank || position_copy_trimmed(r->arg, sizeof(r->arg), blank, head + strlen(head));
}

enum position_line position_next(struct position_reader *r)
{
    while (*r->next != '\0') {
        const char *from = r->next;
        const char *to = strchr(from, '\n');

        if (!to)
            to = from + strlen(from);
        r->next = *to == '\n' ? to + 1 : to;
        r->line++;
        if (strspn(from, " \t\r") < (size_t)(to - from))
            return position_split_line(r, from, to) ? POSITION_LINE : POSITION_BAD;
    }
    return POSITION_END;
}

bool position_has(const char *text, const char *const *keys)
{
    struct position_reader r;
    enum position_line got;

    position_open(&r, text);
    while ((got = position_next(&r)) != POSITION_END)
        for (int i = 0; got == POSITION_LINE && keys[i]; i++)
            if (strcmp(r.key, keys[i]) == 0)
                return true;
    return false;
}

bool position_number(const char *value, int min, int max, int *out)
{
    int v = 0;
    bool minus = *value == '-';
    const char *p = value + minus;

    if (*p == '\0' || strlen(p) > 8)
        return false;
    for (; *p != '\0'; p++) {
        if (*p < '0' || *p > '9')
            return false;
        v = v * 10 + (*p - '0');
    }
    if (minus)
        v = -v;
    if (v < min || v > max)
        return false;
    *out = v;
    return true;
}

bool position_seat(const char *value, int seats, int *out)
{
    return position_number(value, 1, seats, out);
}

bool position_seats(const char *value, int seats, uint16_t *out)
{
    struct words w;

    *out = 0;
    if (!words_split(&w, value))
        return false;
    for (int i = 0; i < w.n; i++) {
        int seat = words_number(&w, i);

        if (seat < 1 || seat > seats)
            return false;
        *out |= (uint16_t)(1 << seat);
    }
    return true;
}

bool position_one_of(const char *value, const char *const *words, uint8_t *out)
{
    const char *rest;
    int i = position_word(value, words, &rest);

    if (i < 0 || *rest != '\0')
        return false;
    *out = (uint8_t)i;
    return true;
}

const char *const position_no_yes[] = {"no", "yes", NULL};

bool position_choice(enum card_family family, const char *value, uint8_t *out)
{
    struct words w;

    *out = 0;
    if (strcmp(value, "-") == 0)
        return true;
    if (words_split(&w, value) && w.n == 1)
        *out = choice_parse(family, w.word[0]);
    return *out != 0;
}

int position_cards(enum card_family family, const char *value, card_t *out, int cap)
{
    struct words w;
    int n = 0;

    if (!words_split(&w, value))
        return -1;
    for (int i = 0; i < w.n;) {
        card_t card;
        int took = card_parse(family, &w, i, &card);

        if (took == 0 || n == cap)
            return -1;
        out[n++] = card;
        i += took;
    }
    return n;
}

bool position_card(enum card_family family, const char *value, card_t *out)
{
    return position_cards(family, value, out, 1) == 1;
}

int position_word(const char *value, const char *const *words, const char **rest)
{
    size_t n = strcspn(value, " \t");

    for (int i = 0; words[i]; i++)
        if (strlen(words[i]) == n && strncasecmp(words[i], value, n) == 0) {
            if (rest)
                *rest = value + n + strspn(value + n, " \t");
            return i;
        }
    return -1;
}

/* Cuts off the last character if printf, which wanted `wanted` bytes and had `cap`, wrote only a
 * part of it. It does what utf8_cut in base does, which games cannot use. The text must be valid
 * UTF-8. */
static void position_end_whole(char *out, size_t cap, int wanted)
{
    size_t lead = cap > 0 ? cap - 1 : 0;

    if (cap == 0 || wanted < 0 || (size_t)wanted < cap)
        return;
    while (lead > 0 && ((unsigned char)out[lead - 1] & 0xc0) == 0x80)
        lead--;
    if (lead > 0 && (unsigned char)out[lead - 1] >= 0xc0) {
        unsigned char byte = (unsigned char)out[--lead];
        size_t whole = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;

        if (lead + whole > cap - 1)
            out[lead] = '\0';
    }
}

static bool position_read_field(const struct position_field *f, const char *value, int seats,
                                void *field)
{
    static const char *const ways[] = {"cw", "ccw", NULL}; /* CLOCKWISE is 1 */
    uint16_t set = 0;
    int n = 0;
    bool good;
    switch (f->kind) {
    case POSITION_SEAT: good = position_seat(value, seats, &n); break;
    case POSITION_WAY:
        good = position_one_of(value, ways, field);
        *(uint8_t *)field += good;
        return good;
    case POSITION_SUIT: return position_choice(CARDS_STANDARD, value, field);
    case POSITION_COLOR: return position_choice(CARDS_LAST_ONE, value, field);
    case POSITION_WORD: return position_one_of(value, f->words, field);
    case POSITION_SEATS: return position_seats(value, seats, field);
    case POSITION_LEFT:
        good = position_seats(value, seats, &set);
        *(uint16_t *)field &= (uint16_t)~set;
        return good;
    case POSITION_SMALL:
    case POSITION_EACH_SMALL:
        good = position_number(value, f->min, f->max, &n);
        *(uint16_t *)field = (uint16_t)n;
        return good;
    default: good = position_number(value, f->min, f->max, &n); break;
    }
    *(uint8_t *)field = (uint8_t)n;
    return good;
}

int position_field(const struct position_field *fields, const struct position_reader *r, int seats,
                   void *state)
{
    for (; fields->key; fields++) {
        bool each = fields->kind >= POSITION_EACH_BYTE;
        size_t size = fields->kind == POSITION_EACH_SMALL ? sizeof(uint16_t) : 1;
        int seat = 0;
        if (strcmp(fields->key, r->key) != 0 || each != (r->arg[0] != '\0'))
            continue;
        if (each && !position_seat(r->arg, seats, &seat))
            return -1;
        char *field = (char *)state + fields->at + (size_t)seat * size;
        return position_read_field(fields, r->value, seats, field) ? 1 : -1;
    }
    return 0;
}

enum game_code position_lines(const char *text, const char *title,
                              int (*read)(void *arg, const struct position_reader *r), void *arg,
                              char *why, size_t whycap)
{
    struct position_reader r;
    enum position_line line;
    position_open(&r, text);
    while ((line = position_next(&r)) != POSITION_END) {
        int taken = line == POSITION_BAD ? 0 : read(arg, &r);
        if (taken == 0)
            return position_fail(why, whycap, "Line %d is no key of %s.", r.line, title);
        if (taken < 0)
            return position_fail(why, whycap, "Line %d has a wrong value for %s.", r.line, r.key);
    }
    return GAME_OK;
}

enum game_code position_fail(char *why, size_t cap, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    position_end_whole(why, cap, vsnprintf(why, cap, format, args));
    va_end(args);
    return GAME_BAD_MOVE;
}

void position_start(struct position_writer *w, char *out, size_t cap)
{
    w->out = out;
    w->cap = cap;
    w->len = 0;
    if (cap > 0)
        out[0] = '\0';
}

__attribute__((format(printf, 2, 0))) static void position_put_it(struct position_writer *w,
                                                                  const char *format, va_list args)
{
    size_t at = w->len < w->cap ? w->len : w->cap;
    int n = vsnprintf(w->cap > at ? w->out + at : NULL, w->cap - at, format, args);

    if (w->cap > at)
        position_end_whole(w->out + at, w->cap - at, n);
    if (n > 0)
        w->len += (size_t)n;
}

void position_put(struct position_writer *w, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    position_put_it(w, format, args);
    va_end(args);
}

void position_say(struct position_writer *w, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    position_put_it(w, tr(format), args);
    va_end(args);
}

/* Appends text as it is. A position names every card of the pack, and printf would be most of the
 * cost. */
static void position_put_text(struct position_writer *w, const char *text)
{
    size_t n = strlen(text), room = w->len < w->cap ? w->cap - w->len : 0;

    if (room > 0) {
        size_t fits = n < room ? n : room - 1;

        memcpy(w->out + w->len, text, fits);
        w->out[w->len + fits] = '\0';
    }
    w->len += n;
}

void position_put_cards(struct position_writer *w, const card_t *card, int n)
{
    for (int i = 0; i < n; i++) {
        position_put_text(w, " ");
        position_put_text(w, card_name(card[i]));
    }
    position_put_text(w, "\n");
}

void position_put_seats(struct position_writer *w, const char *key, uint16_t seats)
{
    position_put(w, "%s:", key);
    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        if (seats >> s & 1)
            position_put(w, " %d", s);
    position_put(w, "\n");
}
