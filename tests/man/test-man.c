/*
 * The manual pages against the tables that they describe: no option and no act is missing, made
 * up, or told with another default or other arguments.
 */
#include <ctype.h>

#include "act_json.h"
#include "cmd.h"
#include "conf.h"
#include "cutap.h"
#include "files.h"
#include "local_acts.h"

/* The text of a page; the caller frees it. */
static char *page_of(const char *name)
{
    char *text = source_text("man/%s", name);

    CU_ASSERT_PTR_NOT_NULL_FATAL(text);
    return text;
}

/* The entry whose first line is `head`, up to the next one, into `entry`. False: no such entry. */
static bool find_entry(const char *page, const char *head, struct buf *entry)
{
    BUF_LOCAL line = {0};
    const char *start, *end;

    buf_printf(&line, "\n%s\n", head);
    start = strstr(page, buf_text(&line));
    buf_clear(entry);
    if (!start)
        return false;
    start++;
    end = strstr(start, "\n.It");
    if (!end || end > strstr(start, "\n.El"))
        end = strstr(start, "\n.El");
    buf_add(entry, start, (size_t)(end - start + 1));
    return true;
}

static int count_entries(const char *page)
{
    int count = 0;

    for (const char *at = page; (at = strstr(at, "\n.It Ic ")); at++)
        count++;
    return count;
}

/* What the page calls the values of an option: its type, except for texts that have a better
 * word. */
static const char *const *kinds_of(enum option_type type)
{
    static const char *const kinds[][6] = {
        [OPTION_NUMBER] = {"number"},
        [OPTION_SECONDS] = {"time"},
        [OPTION_KEPT] = {"time"},
        [OPTION_SIZE] = {"size"},
        [OPTION_FLAG] = {"flag"},
        [OPTION_CHOICE] = {"word"},
        [OPTION_LIST] = {"list"},
        [OPTION_PHRASES] = {"phrase"},
        [OPTION_TEXT] = {"text", "folder", "file", "path", "name"}};

    return kinds[type];
}

static bool find_option(const char *page, const struct option_row *row, struct buf *entry)
{
    bool found = false;

    for (const char *const *kind = kinds_of(row->type); *kind && !found; kind++) {
        BUF_LOCAL head = {0};

        buf_printf(&head, ".It Ic %s Ar %s%s", row->name, *kind, row->restart ? " No *" : "");
        found = find_entry(page, buf_text(&head), entry);
    }
    return found;
}

SUITE("man", NULL, NULL);

TEST(test_options, "cardroom.conf(5) tells every option")
{
    FREED char *page = page_of("cardroom.conf.5");
    BUF_LOCAL entry = {0};
    int rows = 0;

    for (const struct option_row *row = conf_options(); row->name; row++, rows++) {
        BUF_LOCAL def = {0};
        bool said;

        buf_puts(&def, "\nDefault:");
        /* A path that configure chose, or nothing, is told in words. */
        if (row->def[0] != '\0' && row->def[0] != '/')
            buf_printf(&def, "\n.Ql %s\n", row->def);
        said = find_option(page, row, &entry) && strstr(buf_text(&entry), buf_text(&def));
        if (!said)
            printf("# option %s\n", row->name);
        CU_ASSERT_TRUE(said);
    }
    CU_ASSERT_EQUAL(count_entries(page), rows);
}

TEST(test_words, "cardroom.conf(5) tells every word of a choice")
{
    FREED char *page = page_of("cardroom.conf.5");
    BUF_LOCAL entry = {0};

    for (const struct option_row *row = conf_options(); row->name; row++) {
        for (int i = 0; row->type == OPTION_CHOICE && row->words[i]; i++) {
            for (const char *at = row->words[i]; *at != '\0'; at += *at == '|') {
                const int len = (int)strcspn(at, "|");
                BUF_LOCAL word = {0};

                buf_printf(&word, "\n.Ql %.*s", len, at);
                CU_ASSERT_TRUE(find_option(page, row, &entry));
                CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&entry), buf_text(&word)));
                at += len;
            }
        }
    }
}

static void find_act(const char *page, const struct act_row *row)
{
    BUF_LOCAL head = {0}, entry = {0};

    buf_printf(&head, ".It Ic %s", row->name);
    for (const struct act_arg *arg = row->args; arg->kind != ACT_NONE; arg++)
        buf_printf(&head, "%s Ar %s", arg->optional & (ACT_SOCKET | ACT_LOCAL) ? " Op" : "",
                   arg->name);
    bool found = find_entry(page, buf_text(&head), &entry);
    if (!found)
        printf("# wanted: %s\n", buf_text(&head));
    CU_ASSERT_TRUE(found);
}

TEST(test_acts, "cardroomctl(8) tells every act")
{
    FREED char *page = page_of("cardroomctl.8");
    const struct act_row *row;
    int rows = 0;

    for (size_t i = 0; (row = act_at(i)); i++, rows++)
        find_act(page, row);
    for (const struct local_act *act = local_acts; act->row.name; act++, rows++)
        find_act(page, &act->row);
    CU_ASSERT_EQUAL(count_entries(page), rows);
}

/* Whether the page has an entry for the word, whatever follows it. */
static bool has_entry(const char *page, const char *macro, const char *word)
{
    BUF_LOCAL alone = {0}, more = {0};
    bool found;

    buf_printf(&alone, "\n.It %s %s\n", macro, word);
    buf_printf(&more, "\n.It %s %s ", macro, word);
    found = strstr(page, buf_text(&alone)) || strstr(page, buf_text(&more));
    return found;
}

TEST(test_commands, "cardroom(7) tells every command")
{
    FREED char *page = page_of("cardroom.7");

    for (const struct command *row = cmd_rows(); row->name; row++) {
        bool found = has_entry(page, "Ic", row->name);

        if (!found)
            printf("# command %s\n", row->name);
        CU_ASSERT_TRUE(found);
    }
    /* And no other: what begins with a letter is a command's name. */
    for (const char *at = page; (at = strstr(at, "\n.It Ic "));) {
        char word[32] = "";
        bool known = false;

        at += strlen("\n.It Ic ");
        sscanf(at, "%31[a-z]", word);
        for (const struct command *row = cmd_rows(); row->name; row++)
            known = known || strcmp(row->name, word) == 0;
        if (!known && word[0] != '\0')
            printf("# no command %s\n", word);
        CU_ASSERT_TRUE(known || word[0] == '\0');
    }
}

/* Every member of an answer with --json. */
TEST(test_json, "cardroomctl-json(5) tells every member of an answer")
{
    FREED char *page = page_of("cardroomctl-json.5");
    json_t *schemas = act_json_schemas(), *schema;
    const char *name, *member;
    json_object_set_new(schemas, "banned", act_json_schema(act_find("banned")));
    json_object_set_new(schemas, "status", act_json_schema(act_find("status")));
    json_object_foreach (schemas, name, schema) {
        /* Handles one of these, or several under anyOf. */
        json_t *any = json_object_get(schema, "anyOf"), *value;
        for (size_t i = 0; i < (any ? json_array_size(any) : 1); i++) {
            json_t *one = any ? json_array_get(any, i) : schema;
            json_object_foreach (json_object_get(one, "properties"), member, value) {
                BUF_LOCAL head = {0};
                buf_printf(&head, "\n.It Ql %s\n", member);
                bool found = strstr(page, buf_text(&head));
                if (!found)
                    printf("# cardroomctl-json(5) does not tell \"%s\" of an answer.\n", member);
                CU_ASSERT_TRUE(found);
            }
        }
    }
    json_decref(schemas);
}

/* Whether it stands there, and not as a part of another word. */
static bool has_word(const char *text, const char *word)
{
    size_t len = strlen(word);

    for (const char *at = text; (at = strstr(at, word)); at++)
        if (!isalpha((unsigned char)at[-1]) && !isalpha((unsigned char)at[len]))
            return true;
    return false;
}

/* Every field of a GMCP message and each of its fixed words. They are the literals of one word in
 * the functions that make messages. Literals in tables of rows are captions, and are not looked
 * at. */
TEST(test_gmcp, "cardroom-gmcp(7) tells every field of a message")
{
    static const char *const sources[] = {"lobby/ui/ui_gmcp.c", "lobby/session/gmcp.c",
                                          "lobby/meeting/gmcp_home.c",
                                          "lobby/meeting/gmcp_meeting.c"};
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
    FREED char *page = page_of("cardroom-gmcp.7");
    int words = 0;

    for (size_t i = 0; i < sizeof(sources) / sizeof(sources[0]); i++) {
        FREED char *source = source_text("%s", sources[i]);
        char *rest = source, *line, word[32];
        CU_ASSERT_PTR_NOT_NULL_FATAL(source);
        while ((line = strsep(&rest, "\n"))) {
            if (strncmp(line, "    {\"", 6) == 0)
                continue;
            for (char *at = line; (at = strchr(at, '"')); at++) {
                size_t len = strspn(at + 1, letters);
                if (len == 0 || len >= sizeof(word) || at[len + 1] != '"')
                    continue;
                utf8_copy_part(at + 1, len, word, sizeof(word));
                bool found = has_word(page, word);
                if (!found)
                    printf("# cardroom-gmcp(7) does not tell \"%s\" of %s.\n", word, sources[i]);
                CU_ASSERT_TRUE(found);
                words++;
            }
        }
    }
    CU_ASSERT(words > 100);
}

TEST(test_settings, "cardroom(7) tells every setting")
{
    FREED char *page = page_of("cardroom.7");
    BUF_LOCAL entry = {0};

    for (const struct setting_row *row = settings_table; row->name; row++) {
        BUF_LOCAL head = {0};

        if (row->words == tongue_words && tongue_find("es") == TONGUE_NONE)
            continue; /* built without msgfmt: fewer words than the page has */
        buf_printf(&head, ".It Cm %s Cm", row->name);
        for (int i = 0; row->words[i]; i++)
            buf_printf(&head, "%s %s", i > 0 ? " |" : "", row->words[i]);
        if (row->takes)
            buf_puts(&head, " | Ar offset");
        if (!find_entry(page, buf_text(&head), &entry)) {
            printf("# wanted: %s\n", buf_text(&head));
            CU_FAIL("a setting is missing, or has other words");
        }
    }
}
