/*
 * See position_read.h. A reader returns false for a wrong value; the game then names the line in
 * its sentence.
 */
#include "position_read.h"

#include <strings.h>

#include "utf8.h"

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

bool position_has(const char *text, const char *keys)
{
    struct position_reader r;
    enum position_line got;

    position_open(&r, text);
    while ((got = position_next(&r)) != POSITION_END)
        for (const char *key = keys; got == POSITION_LINE && *key != '\0';) {
            size_t n = strcspn(key, " ");

            if (strlen(r.key) == n && memcmp(r.key, key, n) == 0)
                return true;
            key += n + strspn(key + n, " ");
        }
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
    utf8_vprintf(why, cap, format, args);
    va_end(args);
    return GAME_BAD_MOVE;
}

/* ---- Piles ---- */

/* The card that is drawn next is the first in a text, and the last in the state. */
static void piles_reverse(card_t *card, int n)
{
    for (int i = 0; i < n / 2; i++) {
        card_t c = card[i];

        card[i] = card[n - 1 - i];
        card[n - 1 - i] = c;
    }
}

int piles_read(struct shed *p, enum card_family family, int seats,
               const struct position_reader *line)
{
    int seat = 0, n;

    if (strcmp(line->key, "hand") == 0) {
        if (!position_seat(line->arg, seats, &seat))
            return -1;
        n = position_cards(family, line->value, p->hand[seat], SHED_CARDS);
        p->nhand[seat] = (uint8_t)(n > 0 ? n : 0);
        return n < 0 ? -1 : 1;
    }
    if (strcmp(line->key, "pile") == 0 && line->arg[0] == '\0') {
        n = position_cards(family, line->value, p->pile, SHED_CARDS);
        p->npile = (uint8_t)(n > 0 ? n : 0);
        return n < 0 ? -1 : 1;
    }
    if (strcmp(line->key, "deck") == 0 && line->arg[0] == '\0') {
        n = position_cards(family, line->value, p->deck, SHED_CARDS);
        p->ndeck = (uint8_t)(n > 0 ? n : 0);
        piles_reverse(p->deck, p->ndeck);
        return n < 0 ? -1 : 1;
    }
    return 0;
}

card_t piles_surplus(const struct shed *p, int seats, const card_t *pack, int n)
{
    int left[CARD_CODES] = {0};

    for (int i = 0; i < n; i++)
        left[pack[i]]++;
    for (int i = 0; i < p->ndeck; i++)
        if (--left[p->deck[i]] < 0)
            return p->deck[i];
    for (int i = 0; i < p->npile; i++)
        if (--left[p->pile[i]] < 0)
            return p->pile[i];
    for (int s = 1; s <= seats; s++)
        for (int i = 0; i < p->nhand[s]; i++)
            if (--left[p->hand[s][i]] < 0)
                return p->hand[s][i];
    return CARD_NONE;
}
