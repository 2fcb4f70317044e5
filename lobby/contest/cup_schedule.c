/* See cup_schedule.h. */
#include "cup_schedule.h"

#include <strings.h>

#include "options.h"

enum { EPOCH_WEEKDAY = 4, WEEK = 7, DAY_MINUTES = 1440 }; /* 1 January 1970 was a Thursday */

static const char *const days[WEEK] = {"sunday",   "monday", "tuesday", "wednesday",
                                       "thursday", "friday", "saturday"};

/* Reads a name and writes it in small letters. False: it is not one. */
static bool cup_schedule_read_name(const char *text, char out[CUP_NAME_MAX])
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-";
    utf8_ascii_lower(text, out, CUP_NAME_MAX);
    return text[0] != '\0' && strlen(text) < CUP_NAME_MAX && strspn(out, letters) == strlen(out);
}

/* Finds a day by its name or by at least the first three letters of it. */
static bool cup_schedule_read_day(const char *text, int *out)
{
    size_t len = strlen(text);
    for (int d = 0; d < WEEK && len >= 3; d++)
        if (strncasecmp(days[d], text, len) == 0) {
            *out = d;
            return true;
        }
    return false;
}

const char *cup_schedule_read(const char *text, struct cup_schedule *out, char *why, size_t cap)
{
    char line[CUP_WORDS_MAX], words[CUP_WORDS_MAX + 16], *rest = NULL;
    *out = (struct cup_schedule){.weekday = CUP_DAILY};
    if (strlen(text) >= sizeof(line))
        return utf8_say(why, cap, tr("A cup is written in at most %d bytes. Write fewer words."),
                        CUP_WORDS_MAX - 1);
    utf8_copy(text, line, sizeof(line));
    const char *name = strtok_r(line, " ", &rest), *often = strtok_r(NULL, " ", &rest);
    if (!name || !cup_schedule_read_name(name, out->name))
        return utf8_say(
            why, cap,
            tr("A cup begins with a name of 1 to %d letters, digits or hyphens. Write, say, "
               "friday weekly friday 19:30 palace swiss."),
            CUP_NAME_MAX - 1);
    bool weekly = often && strcasecmp(often, "weekly") == 0;
    if (!weekly && (!often || strcasecmp(often, "daily") != 0))
        return utf8_say(
            why, cap,
            tr("The cup %s comes daily or weekly. Write, say, %s daily 19:30 palace swiss."),
            out->name, out->name);
    const char *day = weekly ? strtok_r(NULL, " ", &rest) : NULL;
    if (weekly && (!day || !cup_schedule_read_day(day, &out->weekday)))
        return utf8_say(
            why, cap,
            tr("The weekly cup %s needs its day. Write, say, %s weekly friday 19:30 palace "
               "swiss."),
            out->name, out->name);
    const char *at = strtok_r(NULL, " ", &rest), *game = strtok_r(NULL, " ", &rest),
               *form = strtok_r(NULL, " ", &rest);
    const char *colon = at ? strchr(at, ':') : NULL;
    if (!colon || strlen(colon) > strlen(":30"))
        return utf8_say(
            why, cap, tr("The cup %s needs its time, in UTC. Write it as 19:30, before the game."),
            out->name);
    utf8_printf(words, sizeof(words), "%s %s start=%s %s", game ? game : "", form ? form : "", at,
                rest ? rest : "");
    const char *refusal = cup_words_read(words, &out->words, why, cap);
    if (refusal)
        return refusal;
    struct cup_words timed;
    char other[256];
    utf8_printf(words, sizeof(words), "%s %s start=%s", game, form, at);
    if (!cup_words_read(words, &timed, other, sizeof(other)) && timed.start == out->words.start) {
        cup_words_utc(&out->words, 0);
        return NULL;
    }
    return utf8_say(why, cap, tr("The cup %s says its start twice. Leave the word start out."),
                    out->name);
}

bool cup_schedule_line(const char **list, char line[CUP_LINE_MAX])
{
    while (**list != '\0') {
        const char *from = *list + strspn(*list, OPTION_BLANKS "|");
        size_t len = strcspn(from, "|");
        *list = from + len;
        while (len > 0 && strchr(OPTION_BLANKS, from[len - 1]))
            len--;
        utf8_copy_part(from, len, line, CUP_LINE_MAX);
        if (len > 0)
            return true;
    }
    return false;
}

/* The day on which the cup begins: 24:00 belongs to the next day. */
static int cup_schedule_begins_on(const struct cup_schedule *s)
{
    return s->weekday == CUP_DAILY ? CUP_DAILY : (s->weekday + s->words.start / DAY_MINUTES) % WEEK;
}

bool cup_schedules_clash(const struct cup_schedule *a, const struct cup_schedule *b)
{
    return strcmp(a->name, b->name) == 0 &&
           a->words.start % DAY_MINUTES == b->words.start % DAY_MINUTES &&
           (a->weekday == CUP_DAILY || b->weekday == CUP_DAILY ||
            cup_schedule_begins_on(a) == cup_schedule_begins_on(b));
}

int64_t cup_schedule_next(const struct cup_schedule *s, int64_t after_ms)
{
    int64_t at = cup_words_start(&s->words, after_ms);
    while (s->weekday != CUP_DAILY &&
           (at / STORE_DAY_MS + EPOCH_WEEKDAY) % WEEK != cup_schedule_begins_on(s))
        at += STORE_DAY_MS;
    return at;
}
