/*
 * See seek_words.h.
 */
#include "seek_words.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "figure.h"
#include "game.h"
#include "span.h"
#include "tongue.h"
#include "utf8.h"

struct parse {
    struct formula_typed typed;
    const char *at; /* where the next word begins */
    char word[40];  /* a copy of the word that was read last; "" at the end */
};

static void seek_words_next(struct parse *p)
{
    static const char between[] = " ,";
    p->typed.from = p->at + strspn(p->at, between);
    p->at = p->typed.from + strcspn(p->typed.from, between);
    utf8_copy_part(p->typed.from, (size_t)(p->at - p->typed.from), p->word, sizeof(p->word));
}

static bool seek_words_is(const struct parse *p, const char *word)
{
    return strcasecmp(p->word, word) == 0;
}

/* The value of `name=value`, or of `name value`, which takes the next word, too. NULL: the word
 * is not this name. */
static const char *seek_words_value_of(struct parse *p, const char *name)
{
    size_t len = strlen(name);
    if (strncasecmp(p->word, name, len) != 0)
        return NULL;
    if (p->word[len] == '=' && p->word[len + 1] != '\0')
        return p->word + len + 1;
    if (p->word[len] != '\0' && strcmp(p->word + len, "=") != 0)
        return NULL;
    seek_words_next(p);
    return p->word;
}

/* Reads a number of at most seven digits. Returns what follows it, or NULL. */
static const char *seek_words_number(const char *text, int32_t *out)
{
    size_t len = strspn(text, "0123456789");
    if (len == 0 || len > 7)
        return NULL;
    *out = (int32_t)strtol(text, NULL, 10);
    return text + len;
}

/* Reads "3" or "2-4". False: it is neither. */
static bool seek_words_range(const char *text, int32_t *low, int32_t *high)
{
    const char *rest = seek_words_number(text, low);
    *high = *low;
    if (rest && *rest == '-')
        rest = seek_words_number(rest + 1, high);
    return rest && *rest == '\0';
}

static bool seek_words_seats(struct parse *p, const char *text, struct seek_words *out)
{
    int32_t low, high;
    if (!seek_words_range(text, &low, &high) || low < 2 || high < low || high > GAME_SEATS_MAX)
        return formula_fail(&p->typed, tr("seats are a number from 2 to %d, or two, as in `2-4`."),
                            GAME_SEATS_MAX);
    out->least = (uint8_t)low;
    out->most = (uint8_t)high;
    return true;
}

static bool seek_words_bet(struct parse *p, const char *text, struct seek_words *out)
{
    const char *rest = seek_words_number(text, &out->bet);
    if (!rest || *rest != '\0' || out->bet > SEEK_BET_MAX)
        return formula_fail(&p->typed, tr("a bet is a number of chips up to %d, as in `bet=50`."),
                            SEEK_BET_MAX);
    return true;
}

static bool seek_words_rating(struct parse *p, const char *text, struct seek_words *out)
{
    out->own = text[0] == '+' && text[1] == '-';
    const char *rest = out->own ? seek_words_number(text + 2, &out->high) : NULL;
    bool good = out->own ? rest && *rest == '\0' : seek_words_range(text, &out->low, &out->high);
    if (out->own)
        out->low = -out->high;
    if (!good || out->low > out->high || out->high > SEEK_RATING_MAX)
        return formula_fail(&p->typed,
                            tr("ratings come here, as in `rating 900-1200` or `rating +-200`."));
    out->rated = true;
    return true;
}

static bool seek_words_pace(struct parse *p, const char *text, struct seek_words *out)
{
    for (int i = 0; formula_paces[i]; i++)
        if (strcasecmp(text, formula_paces[i]) == 0) {
            out->pace = (int8_t)i;
            return true;
        }
    return formula_fail(&p->typed, tr("a pace is fast, normal or slow, as in `pace=fast`."));
}

static bool seek_words_span(struct parse *p, const char *text, struct seek_words *out)
{
    if (!span_read(text, &out->for_ms) || out->for_ms < 60000 || out->for_ms > SEEK_MS_MAX)
        return formula_fail(
            &p->typed, tr("a seek lives from 1 minute to 4 hours, as in `for 30m` or `for 2h`."));
    return true;
}

/* Reads the game that the words name from here on. False: they name none. */
static bool seek_words_game(struct parse *p, struct seek_words *out)
{
    char name[64];
    size_t len = game_name_length(p->typed.from);
    if (len == 0 || len >= sizeof(name))
        return false;
    memcpy(name, p->typed.from, len);
    name[len] = '\0';
    out->games |= (uint16_t)(1 << game_place(game_find(name)->id));
    p->at = p->typed.from + len;
    return true;
}

static bool seek_words_word(struct parse *p, struct seek_words *out)
{
    const char *value;
    if (seek_words_is(p, "ranked") || seek_words_is(p, "rated"))
        out->terms = SEEK_RANKED;
    else if (seek_words_is(p, "friendly"))
        out->terms = SEEK_FRIENDLY;
    else if (seek_words_is(p, "any"))
        for (int i = 0; game_registry[i] && i < SEEK_GAMES_MAX; i++)
            out->games |= (uint16_t)(1 << i);
    else if (seek_words_is(p, "or") || seek_words_is(p, "and") || seek_words_is(p, "players") ||
             seek_words_is(p, "seats"))
        return true;
    else if (p->word[0] >= '0' && p->word[0] <= '9')
        return seek_words_seats(p, p->word, out);
    else if ((value = seek_words_value_of(p, "seats")))
        return seek_words_seats(p, value, out);
    else if ((value = seek_words_value_of(p, "bet")))
        return seek_words_bet(p, value, out);
    else if ((value = seek_words_value_of(p, "rating")))
        return seek_words_rating(p, value, out);
    else if ((value = seek_words_value_of(p, "pace")))
        return seek_words_pace(p, value, out);
    else if ((value = seek_words_value_of(p, "for")))
        return seek_words_span(p, value, out);
    else if (!seek_words_game(p, out))
        return formula_fail(
            &p->typed,
            tr("\"%.20s\" is neither a game nor a word of a seek. Type `help seek` to see "
               "them."),
            p->word);
    return true;
}

/* Checks whether the words fit together. */
static bool seek_words_together(struct parse *p, struct seek_words *out)
{
    uint16_t fit = 0;
    int least, most;
    p->typed.from = p->typed.text + strlen(p->typed.text);
    if (out->games == 0)
        return formula_fail(
            &p->typed, tr("a game is missing. Type `seek palace`, for example, or `seek any`."));
    if (out->bet > 0 && out->terms == SEEK_FRIENDLY)
        return formula_fail(&p->typed, tr("a friendly game has no bet. Leave one of the two out."));
    if (out->bet > 0)
        out->terms = SEEK_RANKED;
    for (int i = 0; game_registry[i] && i < SEEK_GAMES_MAX; i++)
        if (seek_seats(out, i, &least, &most))
            fit |= (uint16_t)(out->games & 1 << i);
    if (fit == 0)
        return formula_fail(&p->typed, tr("none of these games is for so many players."));
    return true;
}

const char *seek_parse(const char *text, struct seek_words *out, char *why, size_t cap)
{
    struct parse p = {.typed = {.text = text, .why = why, .cap = cap}, .at = text};
    *out = (struct seek_words){.pace = SEEK_PACE_ANY, .for_ms = SEEK_MS};
    for (seek_words_next(&p); p.word[0] != '\0' && !p.typed.failed; seek_words_next(&p))
        if (!seek_words_word(&p, out))
            return why;
    return seek_words_together(&p, out) ? NULL : why;
}

/* ---- Printing ---- */

void seek_print(const struct seek_words *w, struct buf *out)
{
    const char *gap = "";
    for (int i = 0; game_registry[i] && i < SEEK_GAMES_MAX; i++)
        if ((w->games >> i & 1) != 0) {
            buf_printf(out, "%s%s", gap, game_registry[i]->id);
            gap = " ";
        }
    if (w->least != 0)
        buf_printf(out, w->least == w->most ? " %d" : " %d-%d", w->least, w->most);
    if (w->terms != SEEK_EITHER)
        buf_puts(out, w->terms == SEEK_RANKED ? " ranked" : " friendly");
    if (w->bet > 0)
        buf_printf(out, " bet=%d", (int)w->bet);
    if (w->rated && w->own)
        buf_printf(out, " rating +-%d", (int)w->high);
    else if (w->rated)
        buf_printf(out, " rating %d-%d", (int)w->low, (int)w->high);
    if (w->pace != SEEK_PACE_ANY)
        buf_printf(out, " pace=%s", formula_paces[w->pace]);
    if (w->for_ms != SEEK_MS)
        buf_printf(out, " for %ds", (int)(w->for_ms / 1000));
}

void seek_say(const struct seek_words *w, struct buf *out)
{
    if (w->least != 0 && w->least == w->most)
        buf_printf(out, tr("%d players, "), w->least);
    else if (w->least != 0)
        buf_printf(out, tr("%d to %d players, "), w->least, w->most);
    buf_puts(out, w->terms == SEEK_RANKED     ? tr("ranked")
                  : w->terms == SEEK_FRIENDLY ? tr("friendly")
                                              : tr("ranked or friendly"));
    if (w->bet > 0)
        buf_printf(out, tr(", bet %s"), FIGURE(w->bet));
    if (w->rated && w->own)
        buf_printf(out, tr(", rating within %d of theirs"), (int)w->high);
    else if (w->rated)
        buf_printf(out, tr(", rating %d to %d"), (int)w->low, (int)w->high);
    if (w->pace == FORMULA_FAST)
        buf_puts(out, tr(", fast"));
    else if (w->pace == FORMULA_SLOW)
        buf_puts(out, tr(", slow"));
}

bool seek_seats(const struct seek_words *w, int game, int *least, int *most)
{
    const struct game_rules *rules = game_registry[game];
    int low = rules->min_seats > 2 ? rules->min_seats : 2;
    *least = w->least > low ? w->least : low;
    *most = w->most != 0 && w->most < rules->max_seats ? w->most : rules->max_seats;
    return *least <= *most;
}
