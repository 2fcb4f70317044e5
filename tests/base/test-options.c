/*
 * Options: each type, units, ranges, files, the wording of errors, the sample.
 */
#include "options.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "cutap.h"
#include "xalloc.h"

struct values {
    int64_t seats, limit, size;
    bool flag;
    char *text, *list;
    int choice;
};

static const char *const words[] = {"stderr|tty", "syslog", "file", NULL};

static const struct option_row table[] = {
    {"seats", OPTION_NUMBER, offsetof(struct values, seats), "4", 2, 8, NULL, false,
     "How many may sit down."},
    {"limit", OPTION_SECONDS, offsetof(struct values, limit), "90s", 1000, 86400000, NULL, false,
     "The time for a move."},
    {"size", OPTION_SIZE, offsetof(struct values, size), "64k", 1024, 1 << 30, NULL, true,
     "The size of a buffer, which is a sentence long enough to be wrapped over two lines of the "
     "file "
     "that is shown to whoever runs the server."},
    {"flag", OPTION_FLAG, offsetof(struct values, flag), "no", 0, 0, NULL, false, "A switch."},
    {"text", OPTION_TEXT, offsetof(struct values, text), "", 0, 0, NULL, false, "A line of text."},
    {"list", OPTION_LIST, offsetof(struct values, list), "127.0.0.1:4000 [::1]:4000", 0, 0, NULL,
     true, "Addresses."},
    {"choice", OPTION_CHOICE, offsetof(struct values, choice), "stderr", 0, 0, words, false,
     "Where the log goes."},
    {0}};

static char path[] = "/tmp/cardroom-options-XXXXXX";

static int make_file(void)
{
    int fd = mkstemp(path);

    return fd < 0 ? -1 : close(fd);
}

static int remove_file(void)
{
    return unlink(path);
}

/* Sets one option from the defaults. Returns the error, "" for none. `formatted` gets the option's
 * value. */
static char why[512];
static struct buf formatted;

static const char *set(const char *name, const char *text)
{
    struct values values = {0};
    const char *error;

    options_default(table, &values);
    error = options_set(table, &values, name, text, why, sizeof(why));
    buf_clear(&formatted);
    for (const struct option_row *row = table; row->name; row++)
        if (strcmp(row->name, name) == 0)
            options_format(row, &values, &formatted);
    options_free(table, &values);
    CU_ASSERT_PTR_NULL(values.text);
    return error ? error : "";
}

static void accepts(const char *name, const char *text, const char *as)
{
    CU_ASSERT_STRING_EQUAL(set(name, text), "");
    CU_ASSERT_STRING_EQUAL(buf_text(&formatted), as);
}

/* `wants`: what it may be. The option is still what it was. */
static void refuses(const char *name, const char *text, const char *wants, const char *still)
{
    FREED char *error = xasprintf("The option %s cannot be \"%s\". Give it %s.", name, text, wants);
    CU_ASSERT_STRING_EQUAL(set(name, text), error);
    CU_ASSERT_STRING_EQUAL(buf_text(&formatted), still);
}

SUITE_ONCE("options", make_file, remove_file);

TEST(test_defaults, "defaults")
{
    struct values values = {0};

    options_default(table, &values);
    CU_ASSERT_EQUAL(values.seats, 4);
    CU_ASSERT_EQUAL(values.limit, 90000);
    CU_ASSERT_EQUAL(values.size, 65536);
    CU_ASSERT_FALSE(values.flag);
    CU_ASSERT_STRING_EQUAL(values.text, "");
    CU_ASSERT_STRING_EQUAL(values.list, "127.0.0.1:4000 [::1]:4000");
    CU_ASSERT_EQUAL(values.choice, 0);
    options_free(table, &values);
}

TEST(test_numbers, "numbers")
{
    accepts("seats", "2", "2");
    accepts("seats", " 8 ", "8");
    refuses("seats", "9", "a number from 2 to 8", "4");
    refuses("seats", "1", "a number from 2 to 8", "4");
    refuses("seats", "", "a number from 2 to 8", "4");
    refuses("seats", "five", "a number from 2 to 8", "4");
    refuses("seats", "3x", "a number from 2 to 8", "4");
    refuses("seats", "+3", "a number from 2 to 8", "4");
    refuses("seats", "99999999999999999999", "a number from 2 to 8", "4");
}

TEST(test_units, "units")
{
    accepts("limit", "90", "90s");
    accepts("limit", "120", "2m");
    accepts("limit", "5m", "5m");
    accepts("limit", "2h", "2h");
    accepts("limit", "1d", "1d");
    refuses("limit", "2d", "a time from 1s to 1d, such as 90s, 5m, 2h or 1d", "90s");
    refuses("limit", "9223372036854775807d", "a time from 1s to 1d, such as 90s, 5m, 2h or 1d",
            "90s");
    accepts("size", "4096", "4k");
    accepts("size", "1500", "1500");
    accepts("size", "1m", "1m");
    refuses("size", "1s", "a size from 1k to 1g, such as 64k or 1m", "64k");
}

TEST(test_words, "flags, choices, texts and lists")
{
    accepts("flag", "yes", "yes");
    accepts("flag", "no", "no");
    refuses("flag", "true", "yes or no", "no");
    accepts("choice", "file", "file");
    accepts("choice", "tty", "stderr"); /* another word for it */
    refuses("choice", "stderr|tty", "stderr, syslog or file", "stderr");
    refuses("choice", "stdout", "stderr, syslog or file", "stderr");
    accepts("text", "  Welcome # to the room  ", "Welcome # to the room");
    accepts("text", "", "");
    accepts("list", " a \t b  c", "a b c");
    accepts("list", "a \r b\r", "a b");
    accepts("list", "", "");
}

TEST(test_unknown, "an unknown option")
{
    CU_ASSERT_STRING_EQUAL(
        set("seat", "4"), "There is no option \"seat\". See cardroom.conf(5) for those there are.");
    /* What an error repeats is fit for a terminal, and short. */
    CU_ASSERT_STRING_EQUAL(
        set("flag", "\x1b[2Jabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"),
        "The option flag cannot be \"[2Jabcdefghijklmnopqrstuvwxyzabcdefghijk\". Give it yes or "
        "no.");
}

static int read_path(const char *from, struct values *values, struct buf *errors)
{
    char *where[sizeof(table) / sizeof(table[0])] = {NULL};
    int result = options_read(table, values, from, where, errors), error = errno;
    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++)
        free(where[i]);
    errno = error;
    return result;
}

/* Reads a file of this text into fresh values. */
static int read_text(const char *text, size_t len, struct values *values, struct buf *errors)
{
    FILE *file = fopen(path, "we");

    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    fwrite(text, 1, len, file);
    fclose(file);
    *values = (struct values){0};
    options_default(table, values);
    buf_clear(errors);
    errno = 0;
    return read_path(path, values, errors);
}

TEST(test_file, "a file")
{
    static const char text[] = "# A comment\n"
                               "\n"
                               "  # another\n"
                               "seats 6\r\n"
                               "\tlimit\t30\n"
                               "list 10.0.0.1:1\n"
                               "text hello there\n"
                               "list \r10.0.0.2:2 \r 10.0.0.3:3\r\n"
                               "list \r\n"
                               "flag yes";
    struct values values;
    BUF_LOCAL errors = {0};

    CU_ASSERT_EQUAL(read_text(text, strlen(text), &values, &errors), 0);
    CU_ASSERT_STRING_EQUAL(buf_text(&errors), "");
    CU_ASSERT_EQUAL(values.seats, 6);
    CU_ASSERT_EQUAL(values.limit, 30000);
    CU_ASSERT_STRING_EQUAL(values.list, "10.0.0.1:1 10.0.0.2:2 10.0.0.3:3");
    CU_ASSERT_STRING_EQUAL(values.text, "hello there");
    CU_ASSERT_TRUE(values.flag);
    CU_ASSERT_EQUAL(values.size, 65536);
    options_free(table, &values);
}

TEST(test_file_errors, "a file with errors")
{
    static const char text[] = "seats 60\nseat 4\nflag yes\nflag no\ntext a\0b\nlimit 5m\n";
    BUF_LOCAL errors = {0}, wanted = {0};
    struct values values;

    CU_ASSERT_EQUAL(read_text(text, sizeof(text) - 1, &values, &errors), -1);
    CU_ASSERT_EQUAL(errno, EINVAL);
    buf_printf(&wanted,
               "%s:1: The option seats cannot be \"60\". Give it a number from 2 to 8.\n"
               "%s:2: There is no option \"seat\". See cardroom.conf(5) for those there are.\n"
               "%s:4: The option flag stands here a second time. Keep one of the lines.\n"
               "%s:5: This line holds a NUL byte. Write the file as plain text.\n",
               path, path, path, path);
    CU_ASSERT_STRING_EQUAL(buf_text(&errors), buf_text(&wanted));
    /* Good lines count even if others are bad. */
    CU_ASSERT_EQUAL(values.limit, 300000);
    CU_ASSERT_TRUE(values.flag);
    CU_ASSERT_EQUAL(values.seats, 4);
    options_free(table, &values);
}

TEST(test_file_unreadable, "a file that cannot be read")
{
    struct values values = {0};
    BUF_LOCAL errors = {0};

    options_default(table, &values);
    CU_ASSERT_EQUAL(read_path("/nonexistent/cardroom.conf", &values, &errors), -1);
    CU_ASSERT_EQUAL(errno, ENOENT);
    CU_ASSERT_STRING_EQUAL(
        buf_text(&errors),
        "/nonexistent/cardroom.conf: The file cannot be read: No such file or directory.\n");
    buf_clear(&errors);
    CU_ASSERT_EQUAL(read_path("/", &values, &errors), -1);
    CU_ASSERT_EQUAL(errno, EISDIR);
    CU_ASSERT_STRING_EQUAL(buf_text(&errors), "/: The file cannot be read: Is a directory.\n");
    options_free(table, &values);
}

TEST(test_sample, "the sample")
{
    BUF_LOCAL sample = {0}, errors = {0}, active = {0};
    struct values values;

    options_sample(table, &sample);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&sample),
                                  "# How many may sit down. Takes a number from 2 to 8.\n"
                                  "#seats 4\n\n"));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&sample),
                                  "\n# Addresses. A change takes effect at the next start.\n"
                                  "#list 127.0.0.1:4000 [::1]:4000\n\n"));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&sample), "\n# A line of text.\n#text\n\n"));
    for (const char *line = buf_text(&sample); *line != '\0';) {
        size_t len = strcspn(line, "\n");

        CU_ASSERT_TRUE(len <= 80);
        if (line[0] == '#' && line[1] != ' ')
            buf_add(&active, line + 1, len);
        line += len + 1;
    }
    /* Each default, uncommented, is accepted. */
    CU_ASSERT_EQUAL(read_text(buf_text(&active), active.len, &values, &errors), 0);
    CU_ASSERT_STRING_EQUAL(buf_text(&errors), "");
    CU_ASSERT_EQUAL(values.limit, 90000);
    options_free(table, &values);
}

CUTAP_MAIN(argc, argv)
{
    int status = cutap_run(CUTAP_SUITES);

    buf_free(&formatted);
    return status;
}
