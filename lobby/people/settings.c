/*
 * The table of settings. The command `set`, the text that is stored for an account and the ticket
 * are made from this table.
 */
#include "settings.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "timezone.h"
#include "tongue.h"
#include "utf8.h"

static bool settings_timezone_takes(const char *word, char out[8])
{
    int minutes;
    if (!timezone_read(word, &minutes))
        return false;
    timezone_print(minutes, out);
    return true;
}

#define SETTING(field) .name = #field, .offset = offsetof(struct settings, field)
#define WORDS(...)     .words = ((const char *const[]){__VA_ARGS__, NULL})

const struct setting_row settings_table[SETTINGS_N + 1] = {
    {SETTING(layout), WORDS("auto", "screen", "line", "plain"),
     .help = N_(
         "screen keeps the table in sight on a terminal; line draws it in a few lines; plain says "
         "one fact a line, for screen readers")},
    {SETTING(colour), WORDS("auto", "off", "16", "256"), .door = true,
     .help = N_("how many colours are sent; off sends none")},
    {SETTING(ascii), WORDS("auto", "on", "off"), .door = true,
     .help = N_("on sends letters in place of suit signs and arrows, and letters without accents")},
    {SETTING(background), WORDS("dark", "light"), .door = true,
     .help = N_("colours that can be read on a dark or on a light screen")},
    {SETTING(input), WORDS("auto", "line", "char"), .door = true,
     .help = N_("who edits the line you type: your client, or the room, key by key")},
    {SETTING(bell), WORDS("auto", "off", "on"),
     .help = N_("rings when it's your turn; auto: on a screen, if you haven't typed for a moment")},
    {SETTING(placing), WORDS("auto", "ask"),
     .help = N_("Exta-Cards: auto places the cards that come to you, ask waits for your `place`")},
    {SETTING(keys), WORDS("auto", "off", "on"),
     .help = N_(
         "on a screen single keys play in your turn: arrows, Enter, numbers, d and p; auto: arrows "
         "and Enter in lessons")},
    {SETTING(mouse), WORDS("auto", "off", "on"),
     .help = N_(
         "on a screen a click plays a card in your turn, draws from the deck, or types a word in "
         "bold; auto: in lessons")},
    {SETTING(sort), WORDS("value", "suit"),
     .help = N_(
         "how hands of Palace and Switch are sorted; by value, the cards that go on anything come "
         "last")},
    {SETTING(motion), WORDS("on", "off"),
     .help = N_("on a screen a played card goes to the pile, for a moment")},
    {SETTING(turns), WORDS("off", "on"),
     .help = N_("the plain layout also says when it is somebody else's turn")},
    {SETTING(noplay), WORDS("off", "on"),
     .help = N_("on refuses challenges and invitations; others see that in `who`")},
    {SETTING(seeks), WORDS("auto", "on", "fitting", "off"),
     .help = N_(
         "which seeks of others you hear of; auto: all, but none at a table; fitting: those that "
         "fit your formula")},
    {SETTING(timezone), WORDS("UTC"),
     .help = N_("the time zone in which the room tells you when people are usually here"),
     .takes = settings_timezone_takes,
     .also = N_("how far your clock is ahead of UTC or behind it, as +2 or -05:30")},
    {SETTING(badge), WORDS("on", "off"), .staff = true,
     .help = N_("the staff: off hides from players in `who` that you are on the staff; your "
                "commands still work")},
    {SETTING(staffnews), WORDS("on", "off"), .staff = true,
     .help = N_("the staff: on tells you on the staff's channel what the others on the staff do")},
    {SETTING(language), .words = tongue_words, .door = true,
     .help = N_(
         "the language of what you read: en is English, es is español; commands stay as they are")},
    {.name = NULL}};

const char *settings_get(const struct settings *settings, const struct setting_row *row)
{
    return (const char *)settings + row->offset;
}

static void setting_put(struct settings *settings, const struct setting_row *row, const char *word)
{
    utf8_copy(word, (char *)settings + row->offset, sizeof(settings->layout));
}

void settings_default(struct settings *settings)
{
    settings->learned = settings->played = settings->notify = 0;
    for (const struct setting_row *row = settings_table; row->name; row++)
        setting_put(settings, row, row->words[0]);
}

const struct setting_row *settings_row(const char *name)
{
    if (strcasecmp(name, "color") == 0)
        name = "colour";
    for (const struct setting_row *row = settings_table; row->name; row++)
        if (strcasecmp(row->name, name) == 0)
            return row;
    return NULL;
}

const char *settings_set(struct settings *settings, const struct setting_row *row, const char *word,
                         char *why, size_t whycap)
{
    for (int i = 0; row->words[i]; i++) {
        if (strcasecmp(row->words[i], word) == 0) {
            setting_put(settings, row, row->words[i]);
            return NULL;
        }
    }
    char value[8], list[160] = "";
    if (row->takes && row->takes(word, value)) {
        setting_put(settings, row, value);
        return NULL;
    }
    size_t n = 0;
    for (int i = 0; row->words[i] && n < sizeof(list); i++)
        n += utf8_printf(list + n, sizeof(list) - n, "%s%s",
                         i == 0                             ? ""
                         : !row->words[i + 1] && !row->also ? tr(" or ")
                                                            : ", ",
                         row->words[i]);
    if (row->also && n < sizeof(list))
        utf8_printf(list + n, sizeof(list) - n, "%s%s", tr(" or "), tr(row->also));
    utf8_printf(why, whycap, tr("The setting %1$s cannot be \"%2$s\". Type `set %1$s` and %3$s."),
                row->name, word, list);
    return why;
}

const char *settings_pair_next(const char **text, const char *gaps, char *word, size_t cap)
{
    while (**text != '\0') {
        const char *from = *text;
        const size_t len = strcspn(from, gaps);
        *text = from + len + strspn(from + len, gaps);
        if (len >= cap)
            continue;
        memcpy(word, from, len);
        word[len] = '\0';
        char *value = strchr(word, '=');
        if (value) {
            *value = '\0';
            return value + 1;
        }
    }
    return NULL;
}

void settings_read(struct settings *settings, const char *text)
{
    char word[32], why[8];
    for (const char *value; (value = settings_pair_next(&text, "\n ", word, sizeof(word)));) {
        const struct setting_row *row = settings_row(word);
        if (strcmp(word, "learned") == 0)
            settings->learned = (unsigned char)atoi(value);
        else if (strcmp(word, "played") == 0)
            settings->played = (unsigned char)atoi(value);
        else if (strcmp(word, "notify") == 0)
            settings->notify = (unsigned char)atoi(value);
        else if (row)
            settings_set(settings, row, value, why, sizeof(why));
    }
}

void settings_write(const struct settings *settings, struct buf *out)
{
    for (const struct setting_row *row = settings_table; row->name; row++) {
        const char *value = settings_get(settings, row);
        if (strcmp(value, row->words[0]) != 0)
            buf_printf(out, "%s=%s\n", row->name, value);
    }
    if (settings->learned != 0)
        buf_printf(out, "learned=%d\n", settings->learned);
    if (settings->played != 0)
        buf_printf(out, "played=%d\n", settings->played);
    if (settings->notify != 0)
        buf_printf(out, "notify=%d\n", settings->notify);
}
