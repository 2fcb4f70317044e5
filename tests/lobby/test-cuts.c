/*
 * No text that people write is ever cut inside a character. Every command that takes words gets a
 * text of four-byte characters, after none to three letters. So whatever keeps only a part of the
 * text would cut it at each offset within a character. All that anybody is sent, at once or when
 * the text is read again, has to be UTF-8; fuzz_lobby_line checks that.
 */
#include <jansson.h>
#include <signal.h>
#include <unistd.h>

#include "act.h"
#include "cutap.h"
#include "files.h"
#include "fuzz_lobby.h"

enum { LINE = 512, PADS = 4 };

static char the_line[LINE + 1];

/* fuzz_lobby_line ends the process if it finds something. */
static void on_abort(int number)
{
    static const char head[] = "# typed: ";

    if (write(STDOUT_FILENO, head, sizeof(head) - 1) > 0 &&
        write(STDOUT_FILENO, the_line, strlen(the_line)) > 0 && write(STDOUT_FILENO, "\n", 1) > 0)
        signal(number, SIG_DFL);
    raise(number);
}

/* Makes the_line from `form`: each ~ becomes `pad` letters and four-byte characters, as many as the
 * line has room for in all places together. */
static void fill(const char *form, int pad)
{
    size_t used = strlen(form), places = 0;

    for (const char *at = form; *at != '\0'; at++)
        places += *at == '~';
    size_t each = places > 0 ? (LINE - used - PADS * places) / 4 / places : 0, len = 0;

    for (const char *at = form; *at != '\0'; at++) {
        if (*at != '~') {
            the_line[len++] = *at;
            continue;
        }
        len += (size_t)snprintf(the_line + len, PADS, "%.*s", pad, "aaa");
        for (size_t i = 0; i < each; i++, len += 4)
            memcpy(the_line + len, "\xf0\x9f\x82\xa1", 4);
    }
    the_line[len] = '\0';
}

static void on_audit(void *arg, bool done, const char *text UNUSED, struct act_items *items)
{
    size_t *lines_read = arg, wrong = 0;
    BUF_LOCAL json = {0};

    CU_ASSERT_TRUE(done);
    act_items_put(items, &json);
    json_t *lines_listed = json_loads(buf_text(&json), 0, NULL), *line;
    size_t i;
    json_array_foreach (lines_listed, i, line) {
        wrong += !json_string_value(json_object_get(line, "detail"));
        ++*lines_read;
    }
    json_decref(lines_listed);
    CU_ASSERT_EQUAL(wrong, 0);
}

/* Checks that a text which an old store has cut is still shown. */
static void on_bad(void *arg, bool done, const char *text UNUSED, struct act_items *items)
{
    BUF_LOCAL json = {0};
    act_items_put(items, &json);
    json_t *lines_listed = json_loads(buf_text(&json), 0, NULL);
    const json_t *line = json_array_get(lines_listed, 0);

    CU_ASSERT_TRUE(done);
    CU_ASSERT_STRING_EQUAL(json_string_value(json_object_get(line, "detail")),
                           "from before \xef\xbf\xbd\xef\xbf\xbd");
    json_decref(lines_listed);
    *(bool *)arg = true;
}

static const struct actor console = {.name = "the console", .role = STORE_ADMIN};

static void audit_read(struct lobby *lobby, const char *filter, act_answer *answer, void *arg)
{
    act_run(lobby, &(struct act_asked){.row = act_find("audit"),
                                       .actor = console,
                                       .where = ACT_SOCKET,
                                       .word = {filter},
                                       .json = true,
                                       .answer = answer,
                                       .arg = arg});
}

SUITE("cuts", NULL, NULL);

TEST(test_stored, "what was stored cut")
{
    struct lobby *lobby = fuzz_lobby_begin();
    bool told = false;

    audit_write(lobby, console.name, "wall", "", "%s", "from before \xff\xfe");
    fuzz_lobby_settle();
    audit_read(lobby, "verb=wall", on_bad, &told);
    fuzz_lobby_settle();
    CU_ASSERT_TRUE(told);
    fuzz_lobby_end();
}

static void type_all(const char *language)
{
    struct lobby *lobby = fuzz_lobby_begin();
    size_t audited = 0;
    FREED char *lines = source_text("tests/lobby/cuts.txt");

    CU_ASSERT_PTR_NOT_NULL_FATAL(lines);
    fill(language, 0);
    fuzz_lobby_line(FUZZ_ANN, the_line);
    for (int pad = 0; pad < PADS; pad++)
        for (const char *at = lines; *at != '\0'; at += strcspn(at, "\n") + 1) {
            enum fuzz_person who = *at == 'a' ? FUZZ_ANN : *at == 'k' ? FUZZ_KATE : FUZZ_STRANGER;
            char form[LINE];

            if (*at == '#')
                continue;
            snprintf(form, sizeof(form), "%.*s", (int)strcspn(at, "\n") - 2, at + 2);
            fill(form, pad);
            CU_ASSERT_TRUE(utf8_valid(the_line, strlen(the_line)));
            fuzz_lobby_line(who, the_line);
            fuzz_lobby_wait(3000); /* so that flood control does not hold the lines back */
        }
    audit_read(lobby, NULL, on_audit, &audited);
    fuzz_lobby_settle();
    CU_ASSERT_TRUE(audited > 30);
    fuzz_lobby_end();
}

TEST(test_english, "in English")
{
    type_all("set language en");
}

TEST(test_spanish, "in Spanish")
{
    type_all("set language es");
}

CUTAP_MAIN(argc, argv)
{
    signal(SIGABRT, on_abort);
    return cutap_run(CUTAP_SUITES);
}
