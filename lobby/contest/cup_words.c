/* The words of a cup (CU-D2): reading, checking and writing them. */
#include "cup_words.h"

#include <strings.h>

#include "store.h"
#include "timezone.h"

enum {
    MINUTE_MS = 60000,
    DAY_MINUTES = 1440,
    USUAL = 4 /* seats of a table, and the least entrants, if no word says otherwise */
};

static const char *const forms[CUP_FORMS] = {
    [CUP_KNOCKOUT] = "knockout",
    [CUP_ARENA] = "arena",
    [CUP_SWISS] = "swiss",
    [CUP_DUPLICATE] = "duplicate",
};

const char *cup_form_name(enum cup_form form)
{
    return forms[form];
}

bool cup_form_find(const char *name, enum cup_form *out)
{
    size_t len = strlen(name);
    if (strcasecmp(name, "knock-out") == 0) {
        *out = CUP_KNOCKOUT;
        return true;
    }
    for (int i = 0; i < CUP_FORMS && len > 0; i++)
        if (strncasecmp(forms[i], name, len) == 0) {
            *out = (enum cup_form)i;
            return true;
        }
    return false;
}

/* ---- One word ---- */

/* What is being read. A number of `w` that has not come is 0. */
struct reading {
    struct cup_words *w;
    bool rated; /* the word `rated` has come */
    char *why;
    size_t cap;
};

/* The next word of `*text`; a title in quotes is part of its word. NULL: there is none. The word
 * lives in `*text`, which is changed. `*whole` false: the quotes are not closed. */
static char *cup_words_next(char **text, bool *whole)
{
    char *from = *text + strspn(*text, " "), *to = from;
    bool quoted = false;
    if (*from == '\0')
        return NULL;
    for (char *c = from; *c != '\0' && (quoted || *c != ' '); c++) {
        if (*c == '"')
            quoted = !quoted;
        else
            *to++ = *c;
        *text = c + 1;
    }
    *whole = !quoted;
    /* `to` may be at the blank that ends the word */
    if (**text == ' ')
        (*text)++;
    *to = '\0';
    return from;
}

static bool cup_words_number(const char *text, int64_t least, int64_t most, int64_t *out)
{
    char *end;
    if (text[0] < '0' || text[0] > '9' || strlen(text) > 9)
        return false;
    *out = strtoll(text, &end, 10);
    return *end == '\0' && *out >= least && *out <= most;
}

static const char *cup_words_wants_number(const struct reading *r, const char *name, int64_t least,
                                          int64_t most)
{
    return utf8_say(r->why, r->cap, tr("%s is a number from %jd to %jd. Type `%s=%jd`."), name,
                    least, most, name, least);
}

static const char *cup_words_read_number(const struct reading *r, const char *name,
                                         const char *value, int64_t least, int64_t most,
                                         int64_t *out)
{
    return cup_words_number(value, least, most, out) ? NULL
                                                     : cup_words_wants_number(r, name, least, most);
}

static const char *cup_words_read_players(const struct reading *r, char *value)
{
    int64_t min, max;
    char *dash = strchr(value, '-');
    if (dash)
        *dash++ = '\0';
    if (!cup_words_number(value, 2, DRAW_ENTRANTS_MAX, &min) ||
        !cup_words_number(dash ? dash : value, min, DRAW_ENTRANTS_MAX, &max))
        return utf8_say(
            r->why, r->cap,
            tr("players is the smallest and the largest number of entrants, 2 to %d. Type "
               "`players=4-16`."),
            DRAW_ENTRANTS_MAX);
    r->w->min = (int)min;
    r->w->max = (int)max;
    return NULL;
}

static const char *cup_words_read_start(const struct reading *r, const char *value)
{
    r->w->utc = false;
    if (strcasecmp(value, "full") == 0) {
        r->w->start = -1;
        return NULL;
    }
    int64_t hour, minute;
    int east = 0;
    char hours[3] = "", minutes[3] = "";
    const char *colon = strchr(value, ':');
    if (colon && colon - value <= 2 && strlen(colon) >= 3) {
        const char *zone = colon + 3;
        memcpy(hours, value, (size_t)(colon - value));
        memcpy(minutes, colon + 1, 2);
        if (cup_words_number(hours, 0, 24, &hour) &&
            cup_words_number(minutes, 0, hour == 24 ? 0 : 59, &minute) &&
            (*zone == '\0' || timezone_read(zone, &east))) {
            r->w->start = (int)(hour * 60 + minute);
            if (*zone != '\0')
                cup_words_utc(r->w, east);
            return NULL;
        }
    }
    return utf8_say(r->why, r->cap,
                    tr("A cup starts when it is full or at a time. Type `start=full` or "
                       "`start=19:30`."));
}

static const char *cup_words_read_title(const struct reading *r, const char *value)
{
    if (value[0] == '\0' || strlen(value) >= CUP_TITLE_MAX || !utf8_is_clean(value) ||
        utf8_text_width(value) > CUP_TITLE_CELLS || value[0] == ' ')
        return utf8_say(r->why, r->cap,
                        tr("A title has 1 to %d letters. Type `title=\"Friday night\"`."),
                        CUP_TITLE_CELLS);
    utf8_copy(value, r->w->title, sizeof(r->w->title));
    return NULL;
}

/* Refuses a word that belongs to other forms. */
static const char *cup_words_wrong_form(const struct reading *r, const char *name)
{
    return utf8_say(r->why, r->cap, tr("A cup of the form %s has no %s. Leave that word out."),
                    cup_form_name(r->w->form), name);
}

static int cup_words_most_seats(const struct game_rules *rules)
{
    return rules->max_seats < DRAW_SEATS_MAX ? rules->max_seats : DRAW_SEATS_MAX;
}

/* Sets one word. The options of the game come in a second pass, when the seats are known. */
static const char *cup_words_set(struct reading *r, const char *name, char *value, bool options)
{
    struct cup_words *w = r->w;
    const char *refusal = NULL;
    int64_t n = 0;
    if (strcasecmp(name, "seats") == 0) {
        refusal = cup_words_read_number(r, "seats", value, w->rules->min_seats,
                                        cup_words_most_seats(w->rules), &n);
        w->setup.seats = (uint8_t)n;
    } else if (strcasecmp(name, "entry") == 0) {
        refusal = cup_words_read_number(r, "entry", value, 0, CUP_ENTRY_MAX, &w->entry);
    } else if (strcasecmp(name, "players") == 0) {
        if (!options) /* in one pass only, because reading changes the text */
            refusal = cup_words_read_players(r, value);
    } else if (strcasecmp(name, "rounds") == 0) {
        refusal = cup_words_read_number(r, "rounds", value, 1, CUP_ROUNDS_MAX, &n);
        w->rounds = (uint8_t)n;
    } else if (strcasecmp(name, "minutes") == 0) {
        refusal = cup_words_read_number(r, "minutes", value, CUP_MINUTES_MIN, CUP_MINUTES_MAX, &n);
        w->minutes = (int)n;
    } else if (strcasecmp(name, "advance") == 0) {
        refusal = cup_words_read_number(r, "advance", value, 1, DRAW_SEATS_MAX / 2, &n);
        w->advance = (uint8_t)n;
    } else if (strcasecmp(name, "start") == 0) {
        refusal = cup_words_read_start(r, value);
    } else if (strcasecmp(name, "rated") == 0) {
        w->rated = strcasecmp(value, "yes") == 0;
        r->rated = true;
        if (!w->rated && strcasecmp(value, "no") != 0)
            refusal =
                utf8_say(r->why, r->cap, tr("%s is yes or no. Type `%s=no`."), "rated", "rated");
    } else if (strcasecmp(name, "pace") == 0) {
        refusal = cup_words_read_number(r, "pace", value, 5, 3600, &n);
        w->turn_ms = n * 1000;
    } else if (strcasecmp(name, "title") == 0) {
        refusal = cup_words_read_title(r, value);
    } else if (strcasecmp(name, "club") == 0) {
        refusal = utf8_say(r->why, r->cap,
                           tr("This room has no clubs. Type `invited` instead: then only those "
                              "whom you invite may join."));
    } else if (options && game_setup_option(w->rules, &w->setup, name, value)) {
        BUF_LOCAL names = {0};
        refusal = game_setup_values(w->rules, name, value, &names, r->why, r->cap);
        if (!refusal)
            refusal = utf8_say(
                r->why, r->cap,
                tr("A cup of %s has no word \"%.20s\". Type one of: seats, entry, players, rounds, "
                   "minutes, advance, start, rated, pace, title, invited%s."),
                w->rules->title, name, buf_text(&names));
    }
    return refusal;
}

static const char *cup_words_pass(struct reading *r, const char *text, bool options)
{
    char line[CUP_WORDS_MAX], *rest = line, *word;
    bool whole = true;
    utf8_copy(text, line, sizeof(line));
    while ((word = cup_words_next(&rest, &whole))) {
        char *value = strchr(word, '=');
        if (!whole)
            return utf8_say(r->why, r->cap,
                            tr("A quotation mark is missing. Type `title=\"Friday night\"`."));
        if (!value && strcasecmp(word, "invited") == 0) {
            r->w->invited = true;
            continue;
        }
        if (!value)
            return utf8_say(r->why, r->cap,
                            tr("\"%.40s\" is not a word of a cup. Type words like `seats=4` or "
                               "`entry=50`."),
                            word);
        *value++ = '\0';
        const char *refusal = cup_words_set(r, word, value, options);
        if (refusal)
            return refusal;
    }
    return NULL;
}

/* ---- All of them ---- */

/* Checks whether the game can be played at all tables that the cup may need. A drawing of a
 * knock-out, an arena or a Swiss may need tables of two people and more. */
static const char *cup_words_seats_check(const struct reading *r)
{
    const struct cup_words *w = r->w;
    struct game_setup setup = w->setup;
    for (int n = w->form == CUP_DUPLICATE ? w->setup.seats : 2; n <= w->setup.seats; n++) {
        setup.seats = (uint8_t)n;
        if (game_setup_refusal(w->rules, &setup))
            return utf8_say(
                r->why, r->cap,
                tr("This cup may need tables of %d, and %s cannot be played so with these "
                   "options. Type other seats or options, or `rules %s` to see them."),
                n, w->rules->title, w->rules->id);
    }
    return NULL;
}

static const char *cup_words_form_check(const struct reading *r)
{
    const struct cup_words *w = r->w;
    if (w->rounds != 0 && w->form != CUP_SWISS && w->form != CUP_DUPLICATE)
        return cup_words_wrong_form(r, "rounds");
    if (w->minutes != 0 && w->form != CUP_ARENA)
        return cup_words_wrong_form(r, "minutes");
    if (w->advance != 0 && w->form != CUP_KNOCKOUT)
        return cup_words_wrong_form(r, "advance");
    if (w->advance > w->setup.seats / 2)
        return cup_words_wants_number(r, "advance", 1, w->setup.seats / 2);
    if (r->rated && w->rated && w->form == CUP_DUPLICATE)
        return utf8_say(r->why, r->cap,
                        tr("A duplicate is never rated, as all play the same cards. Leave `rated` "
                           "out."));
    return NULL;
}

static const char *cup_words_players_check(const struct reading *r)
{
    struct cup_words *w = r->w;
    /* A result of a deal is compared with results of other tables (CU-D15). */
    int least = w->form == CUP_DUPLICATE ? 2 * w->setup.seats : 2;
    if (w->max == 0) {
        w->min = least > USUAL ? least : USUAL;
        w->max = w->start >= 0 ? DRAW_ENTRANTS_MAX : 2 * w->setup.seats;
        if (w->max < w->min)
            w->max = w->min;
    }
    if (w->min >= least)
        return NULL;
    return utf8_say(
        r->why, r->cap,
        tr("A duplicate with tables of %d needs %d entrants at least, so that each deal "
           "is played twice. Type `players=%d-%d`."),
        w->setup.seats, least, least, w->max > least ? w->max : least);
}

const char *cup_words_read(const char *text, struct cup_words *out, char *why, size_t cap)
{
    struct reading r = {.w = out, .why = why, .cap = cap};
    char line[CUP_WORDS_MAX], *rest = NULL;
    *out = (struct cup_words){.rated = true, .start = -1};
    if (strlen(text) >= sizeof(line))
        return utf8_say(why, cap, tr("The words of a cup have at most %d bytes. Type fewer words."),
                        CUP_WORDS_MAX - 1);
    utf8_copy(text + strspn(text, " "), line, sizeof(line));
    size_t game = game_name_length(line);
    const char *form = strtok_r(line + game, " ", &rest);
    if (form)
        line[game] = '\0';
    out->rules = game > 0 ? game_find(line) : NULL;
    if (!out->rules) {
        BUF_LOCAL games = {0};
        for (int i = 0; game_registry[i]; i++)
            buf_printf(&games, "%s%s", i > 0 ? ", " : "", game_registry[i]->id);
        return utf8_say(
            why, cap,
            tr("Which game? Name a game and then a form, such as palace swiss. The games are "
               "%s."),
            buf_text(&games));
    }
    if (!form || !cup_form_find(form, &out->form))
        return utf8_say(why, cap,
                        tr("Which form? Name one after %s: knockout, arena, swiss or duplicate."),
                        out->rules->id);
    int usual = cup_words_most_seats(out->rules) < USUAL ? cup_words_most_seats(out->rules) : USUAL;
    out->setup.seats = (uint8_t)(usual < out->rules->min_seats ? out->rules->min_seats : usual);
    const char *refusal = cup_words_pass(&r, rest, false);
    if (!refusal) {
        game_setup_defaults(out->rules, out->setup.seats, &out->setup);
        refusal = cup_words_pass(&r, rest, true);
    }
    if (!refusal)
        refusal = cup_words_form_check(&r);
    if (!refusal)
        refusal = cup_words_players_check(&r);
    if (!refusal)
        refusal = cup_words_seats_check(&r);
    if (!refusal && out->form == CUP_ARENA && out->minutes == 0)
        out->minutes = CUP_MINUTES;
    if (!refusal && out->form == CUP_DUPLICATE) {
        out->rated = false;
        out->rounds = out->rounds != 0 ? out->rounds : CUP_DEALS;
    }
    return refusal;
}

void cup_words_write(const struct cup_words *w, struct buf *out)
{
    char options[STORE_TEXT_MAX];
    game_setup_format(w->rules, &w->setup, false, options, sizeof(options));
    buf_printf(out, "%s %s seats=%d", w->rules->id, cup_form_name(w->form), w->setup.seats);
    if (w->entry > 0)
        buf_printf(out, " entry=%jd", w->entry);
    buf_printf(out, " players=%d-%d", w->min, w->max);
    if (w->rounds > 0)
        buf_printf(out, " rounds=%d", w->rounds);
    if (w->minutes > 0)
        buf_printf(out, " minutes=%d", w->minutes);
    if (w->advance > 0)
        buf_printf(out, " advance=%d", w->advance);
    if (w->start >= 0)
        buf_printf(out, " start=%02d:%02d%s", w->start / 60, w->start % 60, w->utc ? "UTC" : "");
    else
        buf_puts(out, " start=full");
    if (!w->rated && w->form != CUP_DUPLICATE)
        buf_puts(out, " rated=no");
    if (w->turn_ms > 0)
        buf_printf(out, " pace=%d", (int)(w->turn_ms / 1000));
    if (options[0] != '\0')
        buf_printf(out, " %s", options);
    if (w->invited)
        buf_puts(out, " invited");
    if (w->title[0] != '\0')
        buf_printf(out, strchr(w->title, ' ') ? " title=\"%s\"" : " title=%s", w->title);
}

void cup_words_utc(struct cup_words *w, int minutes)
{
    if (w->start < 0 || w->utc)
        return;
    if (minutes != 0)
        w->start = (w->start - minutes + 2 * DAY_MINUTES) % DAY_MINUTES;
    w->utc = true;
}

int64_t cup_words_start(const struct cup_words *w, int64_t now_ms)
{
    if (w->start < 0)
        return 0;
    int64_t start_ms = clock_day_start(now_ms) + (int64_t)w->start * MINUTE_MS;
    return start_ms > now_ms ? start_ms : start_ms + STORE_DAY_MS;
}
