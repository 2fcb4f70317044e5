/*
 * Typed options, read from `name value` lines.
 */
#include "options.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "closed.h"
#include "log.h"
#include "utf8.h"
#include "xalloc.h"

enum { ECHO_CELLS = 40, COMMENT_COLUMNS = 78, WORD_MAX = 256 };

struct unit {
    const char *suffix;
    int64_t size;
};

/* Largest first. The one without a suffix is the unit of a bare number. */
static const struct unit second_units[] = {{"d", 86400000}, {"h", 3600000}, {"m", 60000},
                                           {"s", 1000},     {"", 1000},     {NULL, 0}};
static const struct unit size_units[] = {
    {"g", 1 << 30}, {"m", 1 << 20}, {"k", 1 << 10}, {"", 1}, {NULL, 0}};
static const struct unit number_units[] = {{"", 1}, {NULL, 0}};

/* What an option of each type takes, as the second sentence of an error and the sample say it. A
 * number's range stands between `what` and `such_as`. */
static const struct {
    const char *what;
    const struct unit *units; /* NULL: it is no number */
    const char *such_as;
} kinds[] = {
    [OPTION_NUMBER] = {"a number from ", number_units, ""},
    [OPTION_SECONDS] = {"a time from ", second_units, ", such as 90s, 5m, 2h or 1d"},
    [OPTION_KEPT] = {"forever, or a time from ", second_units, ", such as 90d"},
    [OPTION_SIZE] = {"a size from ", size_units, ", such as 64k or 1m"},
    [OPTION_FLAG] = {"yes or no", NULL, NULL},
    [OPTION_TEXT] = {"a text", NULL, NULL},
    [OPTION_CHOICE] = {"", NULL, NULL}, /* its words */
    [OPTION_LIST] = {"a list of words", NULL, NULL},
    [OPTION_PHRASES] = {"texts with | between", NULL, NULL},
};

/* Whether lines that repeat the option append. */
static bool options_repeats(enum option_type type)
{
    return type == OPTION_LIST || type == OPTION_PHRASES;
}

static void *options_value_of(const struct option_row *row, void *values)
{
    return (char *)values + row->offset;
}

static void options_set_text(char **value, const char *text)
{
    free(*value);
    *value = xstrdup(text);
}

/* Reads `text`, which must be a number with its unit and nothing else. */
static bool options_parse_number(const char *text, const struct unit *units, int64_t *number)
{
    char *end;
    long long count;
    int64_t product;

    if (!isdigit((unsigned char)text[text[0] == '-']))
        return false;
    errno = 0;
    count = strtoll(text, &end, 10);
    if (errno != 0)
        return false;
    for (; units->suffix; units++) {
        if (strcmp(end, units->suffix) == 0) {
            if (__builtin_mul_overflow(count, units->size, &product))
                return false;
            *number = product;
            return true;
        }
    }
    return false;
}

static void options_format_number(int64_t number, const struct unit *units, struct buf *out)
{
    while (units[1].suffix && (number == 0 || number % units->size != 0))
        units++;
    buf_printf(out, "%lld%s", (long long)(number / units->size), units->suffix);
}

/* Writes the words of a text with one blank between them. */
static void options_join_words(const char *text, struct buf *out)
{
    while (*text != '\0') {
        size_t blanks = strspn(text, OPTION_BLANKS), len = strcspn(text + blanks, OPTION_BLANKS);

        if (len > 0) {
            if (out->len > 0)
                buf_putc(out, ' ');
            buf_add(out, text + blanks, len);
        }
        text += blanks + len;
    }
}

/* Whether the text is one of the words "open|yes". */
static bool options_choice_is(const char *words, const char *text)
{
    for (;; words++) {
        size_t len = strcspn(words, "|");

        if (len == strlen(text) && memcmp(words, text, len) == 0)
            return true;
        words += len;
        if (*words == '\0')
            return false;
    }
}

static bool options_parse_it(const struct option_row *row, void *value, const char *text)
{
    BUF_LOCAL words = {0};
    int64_t number;

    switch (row->type) {
    case OPTION_KEPT:
        if (strcmp(text, "forever") == 0) {
            *(int64_t *)value = 0;
            return true;
        }
        /* fallthrough */
    case OPTION_NUMBER:
    case OPTION_SECONDS:
    case OPTION_SIZE:
        if (!options_parse_number(text, kinds[row->type].units, &number) || number < row->min ||
            number > row->max)
            return false;
        *(int64_t *)value = number;
        return true;
    case OPTION_FLAG:
        if (strcmp(text, "yes") != 0 && strcmp(text, "no") != 0)
            return false;
        *(bool *)value = text[0] == 'y';
        return true;
    case OPTION_CHOICE:
        for (int i = 0; row->words[i]; i++) {
            if (options_choice_is(row->words[i], text)) {
                *(int *)value = i;
                return true;
            }
        }
        return false;
    case OPTION_TEXT: options_set_text(value, text); return true;
    case OPTION_PHRASES:
    case OPTION_LIST:
        options_join_words(text, &words);
        options_set_text(value, buf_text(&words));
        return true;
    }
    return false;
}

/* Appends what the option takes, for the second sentence of an error and for the sample. */
static void options_describe(const struct option_row *row, struct buf *out)
{
    const struct unit *units = kinds[row->type].units;

    buf_puts(out, kinds[row->type].what);
    for (int i = 0; row->type == OPTION_CHOICE && row->words[i]; i++) {
        const char *before = i == 0 ? "" : row->words[i + 1] ? ", " : " or ";

        buf_printf(out, "%s%.*s", before, (int)strcspn(row->words[i], "|"), row->words[i]);
    }
    if (!units)
        return;
    options_format_number(row->min, units, out);
    buf_puts(out, " to ");
    options_format_number(row->max, units, out);
    buf_puts(out, kinds[row->type].such_as);
}

const char *options_word(const char *list, char *word, size_t cap)
{
    list += strspn(list, OPTION_BLANKS);
    size_t len = strcspn(list, OPTION_BLANKS);
    if (len == 0)
        return NULL;
    utf8_printf(word, cap, "%.*s", (int)len, list);
    return list + len;
}

static const struct option_row *options_find(const struct option_row *table, const char *name)
{
    for (; table->name; table++)
        if (strcmp(table->name, name) == 0)
            return table;
    return NULL;
}

static char *options_trimmed(const char *text)
{
    text += strspn(text, OPTION_BLANKS);
    size_t len = strlen(text);
    while (len > 0 && strchr(OPTION_BLANKS, text[len - 1]))
        len--;
    return xstrndup(text, len);
}

/* What was typed, in a form that a sentence can repeat. */
static const char *options_echo(const char *text, char *out, size_t cap)
{
    utf8_clean(text, strlen(text), ECHO_CELLS, out, cap);
    return out;
}

void options_default(const struct option_row *table, void *values)
{
    for (; table->name; table++)
        if (!options_parse_it(table, options_value_of(table, values), table->def ? table->def : ""))
            log_fatal("bad-default", "option=%s", table->name);
}

void options_free(const struct option_row *table, void *values)
{
    for (; table->name; table++) {
        if (table->type == OPTION_TEXT || options_repeats(table->type)) {
            char **text = options_value_of(table, values);

            free(*text);
            *text = NULL;
        }
    }
}

const char *options_set(const struct option_row *table, void *values, const char *name,
                        const char *text, char *why, size_t whycap)
{
    const struct option_row *row = options_find(table, name);
    char shown[4 * ECHO_CELLS];
    BUF_LOCAL takes = {0};

    if (!row) {
        utf8_printf(why, whycap,
                    "There is no option \"%s\". See cardroom.conf(5) for those there are.",
                    options_echo(name, shown, sizeof(shown)));
        return why;
    }
    char *value = options_trimmed(text);
    bool good = options_parse_it(row, options_value_of(row, values), value);
    if (!good) {
        options_describe(row, &takes);
        utf8_printf(why, whycap, "The option %s cannot be \"%s\". Give it %s.", row->name,
                    options_echo(value, shown, sizeof(shown)), buf_text(&takes));
    }
    free(value);
    return good ? NULL : why;
}

struct reader {
    const struct option_row *table;
    void *values;
    struct buf *errors, *lines; /* lines: by row: all that the lines of a list or phrases say */
    char **first;               /* by row: the first line that names it; NULL: none has yet */
    char *where;                /* the line, as "file:line: " */
};

static void options_fault(struct reader *reader, const char *sentences)
{
    buf_printf(reader->errors, "%s%s\n", reader->where, sentences);
}

static void options_check_line(struct reader *reader, const struct option_row *row,
                               const char *text)
{
    FREED char *value = options_trimmed(text);
    const struct option_at at = {reader->where, row->name, reader->errors};
    char word[WORD_MAX];
    if (row->check && row->type != OPTION_LIST)
        row->check(at, value);
    else if (row->check)
        for (const char *rest = value; (rest = options_word(rest, word, sizeof(word)));)
            row->check(at, word);
}

static void options_read_line(struct reader *reader, char *line)
{
    char *name = line + strspn(line, OPTION_BLANKS);
    size_t len = strcspn(name, OPTION_BLANKS);
    char *text = name[len] != '\0' ? name + len + 1 : name + len;
    char why[512];

    if (len == 0 || name[0] == '#')
        return;
    name[len] = '\0';
    const struct option_row *row = options_find(reader->table, name);
    if (!row) {
        options_fault(reader,
                      options_set(reader->table, reader->values, name, text, why, sizeof(why)));
        return;
    }
    struct buf *lines = &reader->lines[row - reader->table];
    char **first = &reader->first[row - reader->table];
    bool again = *first;
    if (!again)
        *first = xstrdup(reader->where);
    if (options_repeats(row->type)) { /* there may be thousands: they are set together at the end */
        if (lines->len > 0)
            buf_puts(lines, row->type == OPTION_PHRASES ? " | " : " ");
        buf_puts(lines, text);
        options_check_line(reader, row, text);
    } else if (again) {
        utf8_printf(why, sizeof(why),
                    "The option %s stands here a second time. Keep one of the lines.", row->name);
        options_fault(reader, why);
    } else if (options_set(reader->table, reader->values, row->name, text, why, sizeof(why))) {
        options_fault(reader, why);
    } else {
        options_check_line(reader, row, text);
    }
}

int options_read(const struct option_row *table, void *values, const char *path, char **where,
                 struct buf *errors)
{
    FILE_LOCAL *file = fopen(path, "re");
    FREED char *line = NULL;
    struct reader reader = {.table = table, .values = values, .errors = errors, .first = where};
    size_t size = 0, before = errors->len, rows = 0;
    char why[512];
    ssize_t len;

    while (table[rows].name)
        rows++;
    FREED struct buf *lines = xcalloc(rows, sizeof(*lines));
    reader.lines = lines;
    for (int number = 1; file && (len = getline(&line, &size, file)) >= 0; number++) {
        FREED char *place = xasprintf("%s:%d: ", path, number);
        reader.where = place;
        /* Some editors put a byte order mark in front. */
        size_t mark = number == 1 && strncmp(line, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
        if (strlen(line) == (size_t)len)
            options_read_line(&reader, line + mark);
        else
            options_fault(&reader, "This line holds a NUL byte. Write the file as plain text.");
    }
    int error = !file || ferror(file) ? errno : 0;
    for (size_t i = 0; i < rows; i++) {
        /* This cannot fail, because lists and phrases take any words. */
        if (where[i] && options_repeats(table[i].type))
            options_set(table, values, table[i].name, buf_text(&lines[i]), why, sizeof(why));
        buf_free(&lines[i]);
    }
    if (error != 0)
        buf_printf(errors, "%s: The file cannot be read: %s.\n", path, strerror(error));
    else if (errors->len > before)
        error = EINVAL;
    errno = error;
    return error != 0 ? -1 : 0;
}

void options_format(const struct option_row *row, const void *values, struct buf *out)
{
    const void *value = (const char *)values + row->offset;
    const char *word;

    switch (row->type) {
    case OPTION_KEPT:
        if (*(const int64_t *)value == 0) {
            buf_puts(out, "forever");
            break;
        }
        /* fallthrough */
    case OPTION_NUMBER:
    case OPTION_SECONDS:
    case OPTION_SIZE:
        options_format_number(*(const int64_t *)value, kinds[row->type].units, out);
        break;
    case OPTION_FLAG: buf_puts(out, *(const bool *)value ? "yes" : "no"); break;
    case OPTION_CHOICE:
        word = row->words[*(const int *)value];
        buf_add(out, word, strcspn(word, "|"));
        break;
    case OPTION_TEXT:
    case OPTION_LIST:
    case OPTION_PHRASES: buf_puts(out, *(char *const *)value); break;
    }
}

/* Writes a paragraph as comment lines. */
static void options_comment(const char *text, struct buf *out)
{
    int column = 0;

    while (*text != '\0') {
        size_t len = strcspn(text, " ");

        if (column > 0 && column + 1 + (int)len > COMMENT_COLUMNS) {
            buf_putc(out, '\n');
            column = 0;
        }
        column += (int)len + (column == 0 ? 2 : 1);
        buf_puts(out, column == (int)len + 2 ? "# " : " ");
        buf_add(out, text, len);
        text += len + strspn(text + len, " ");
    }
    buf_putc(out, '\n');
}

void options_lines(const struct option_row *table, const void *values, struct buf *out)
{
    for (const struct option_row *row = table; row->name; row++) {
        buf_printf(out, "%s ", row->name);
        options_format(row, values, out);
        buf_putc(out, '\n');
    }
}

void options_sample(const struct option_row *table, struct buf *out)
{
    for (const struct option_row *row = table; row->name; row++) {
        BUF_LOCAL text = {0};

        buf_printf(&text, "%s", row->help);
        if (row->type != OPTION_TEXT && !options_repeats(row->type)) {
            buf_puts(&text, " Takes ");
            options_describe(row, &text);
            buf_putc(&text, '.');
        }
        if (row->restart)
            buf_puts(&text, " A change takes effect at the next start.");
        if (row != table)
            buf_putc(out, '\n');
        options_comment(buf_text(&text), out);
        buf_printf(out, "#%s%s%s\n", row->name, row->def && row->def[0] != '\0' ? " " : "",
                   row->def ? row->def : "");
    }
}
