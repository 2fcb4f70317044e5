/*
 * The table of commands, and the pages of help about it.
 */
#include <ctype.h>
#include <sys/stat.h>

#include "act.h"
#include "cutap.h"
#include "files.h"
#include "lookup.h"
#include "pages.h"

static struct pages *pages_of_tree(void)
{
    FREED char *folder = source_path("data");
    struct pages *pages = pages_read(folder);
    return pages;
}

static void complain(const char *what, const char *about)
{
    printf("# %s: %s\n", what, about);
    CU_FAIL("the table or a page is wrong");
}

SUITE("table", NULL, NULL);

/* Every row can be found and explained, and is whole. */
TEST(test_rows, "rows are whole")
{
    static const char *const groups = "Login People Tables Playing Boards Cups Records You Staff";
    for (const struct command *row = cmd_rows(); row->name; row++) {
        if (!row->help || strlen(row->help) < 5)
            complain("no help", row->name);
        if (strchr(row->help, '!') && strcmp(row->name, "shout") != 0)
            complain("an exclamation mark", row->name);
        if (strchr(".?!,:;", row->help[strlen(row->help) - 1]))
            complain("an end that help adds to", row->name);
        if (!cmd_listed(groups, row->group))
            complain("a group that help does not show", row->name);
        if (!row->run || row->where == 0)
            complain("no use", row->name);
        if (strncmp(row->name, row->shortest, strlen(row->shortest)) != 0)
            complain("its shortest form is another word", row->name);
        if (row->role > STORE_PLAYER && strcmp(row->shortest, row->name) != 0)
            complain("staff commands need the whole word", row->name);
        if ((row->where & CMD_ONESHOT) && row->flood != CMD_LIGHT)
            complain("one-shot commands only read", row->name);
        for (const char *c = row->name; *c != '\0'; c++)
            if (!islower((unsigned char)*c) && (*c != '-' || c == row->name))
                complain("a name is lower case", row->name);
        for (const char *c = row->aliases; *c != '\0'; c++)
            if ((c == row->aliases || c[-1] == ' ') && !islower((unsigned char)*c))
                complain("an alias begins with a letter", row->name);
    }
}

/* How many words may follow a command. */
static void words_behind(const struct command *row, int *least, int *most)
{
    static const char *const many = "TEXT REASON OPTIONS TOPIC GAME";
    char pattern[128];
    *least = *most = 0;
    snprintf(pattern, sizeof(pattern), "%s", row->pattern);
    for (char *save, *w = strtok_r(pattern, " ", &save); w; w = strtok_r(NULL, " ", &save)) {
        *least += w[0] != '[';
        w += w[0] == '[';
        w[strcspn(w, "]")] = '\0';
        *most += cmd_listed(many, w) ? 100 : 1;
    }
}

/* Whether the number of words tells lines for the two apart. */
static bool words_differ(const struct command *a, const struct command *b)
{
    int a_least, a_most, b_least, b_most;
    words_behind(a, &a_least, &a_most);
    words_behind(b, &b_least, &b_most);
    return a_most < b_least || b_most < a_least;
}

/* Of the staff's acts, only `conduct` is for players. Only the last argument takes the rest. */
TEST(test_acts, "acts of the staff")
{
    const struct act_row *row;
    for (size_t i = 0; (row = act_at(i)); i++) {
        if (!row->run || !row->help || act_find(row->name) != row)
            complain("an act is not whole", row->name);
        if ((row->role == STORE_PLAYER) != (strcmp(row->name, "conduct") == 0))
            complain("an act is for another role", row->name);
        for (const struct act_arg *arg = row->args; arg->kind != ACT_NONE; arg++) {
            bool rest = arg->kind == ACT_TEXT || arg->kind == ACT_REASON;
            if (!arg->name || (arg->kind == ACT_CHOICE) == !arg->words ||
                (rest && arg[1].kind != ACT_NONE))
                complain("an argument is not whole", row->name);
        }
    }
}

/* At one place and for one role, no name or alias stands for two commands that the same line
 * could mean. */
TEST(test_unique, "names are unique")
{
    for (const struct command *a = cmd_rows(); a->name; a++) {
        for (const struct command *b = a + 1; b->name; b++) {
            if (!(a->where & b->where) || a->role != b->role || words_differ(a, b))
                continue;
            if (strcmp(a->name, b->name) == 0 || cmd_listed(a->aliases, b->name) ||
                cmd_listed(b->aliases, a->name))
                complain("two commands", a->name);
            char words[128];
            snprintf(words, sizeof(words), "%s", a->aliases);
            for (char *save, *w = strtok_r(words, " ", &save); w; w = strtok_r(NULL, " ", &save))
                if (cmd_listed(b->aliases, w))
                    complain("an alias of two commands", w);
        }
    }
}

TEST(test_find, "find")
{
    CU_ASSERT_STRING_EQUAL(cmd_find("WHO", CMD_LOBBY, STORE_PLAYER)->name, "who");
    CU_ASSERT_STRING_EQUAL(cmd_find("w", CMD_LOBBY, STORE_PLAYER)->name, "who");
    CU_ASSERT_PTR_NULL(cmd_find("wh", CMD_LOBBY, STORE_PLAYER));
    CU_ASSERT_PTR_NULL(cmd_find("hand", CMD_LOBBY, STORE_PLAYER));
    CU_ASSERT_PTR_NULL(cmd_find("ban", CMD_LOBBY, STORE_PLAYER));
    CU_ASSERT_STRING_EQUAL(cmd_find("ban", CMD_LOBBY, STORE_MODERATOR)->name, "ban");
    CU_ASSERT_PTR_NULL(cmd_find("shutdown", CMD_LOBBY, STORE_MODERATOR));
    /* At a table a host's kick is a player's, and the staff's comes first for them. */
    CU_ASSERT_EQUAL(cmd_find("kick", CMD_TABLE, STORE_PLAYER)->role, STORE_PLAYER);
    CU_ASSERT_EQUAL(cmd_find("kick", CMD_TABLE, STORE_ADMIN)->role, STORE_MODERATOR);
    CU_ASSERT_PTR_NULL(cmd_find("kick", CMD_LOBBY, STORE_PLAYER));
    /* A command that loses a game, or does worse, never runs by an abbreviation or by one
     * letter. */
    for (const struct command *row = cmd_rows(); row->name; row++) {
        if (!row->ask)
            continue;
        CU_ASSERT_STRING_EQUAL(row->shortest, row->name);
        for (const char *c = "abcdefghijklmnoprstuvwxyz"; *c != '\0'; c++) {
            const char letter[] = {*c, '\0'};
            CU_ASSERT_FALSE(cmd_listed(row->aliases, letter));
        }
    }
}

/* Compares what row_next() finds for a word with a walk over all rows: the same rows in the same
 * order. */
static void check_rows_of(const char *word)
{
    static const int wheres[] = {CMD_LOGIN,    CMD_LOBBY,   CMD_TABLE,
                                 CMD_WATCHING, CMD_ONESHOT, CMD_ANY};
    for (size_t i = 0; i < 2 * sizeof(wheres) / sizeof(wheres[0]); i++) {
        int where = wheres[i / 2];
        bool alias = i % 2 != 0;
        for (int most = STORE_PLAYER; most <= STORE_ADMIN; most++) {
            const struct command *found = NULL;
            for (int role = most; role >= STORE_PLAYER; role--) {
                for (const struct command *row = cmd_rows(); row->name; row++) {
                    if ((int)row->role != role || !(row->where & where) ||
                        (strcmp(row->name, word) != 0 &&
                         !(alias && cmd_listed(row->aliases, word))))
                        continue;
                    found = row_next(word, alias, where, (enum store_role)most, found);
                    if (found != row)
                        complain("another row is found", word);
                    if (!found)
                        return;
                }
            }
            if (row_next(word, alias, where, (enum store_role)most, found))
                complain("one row too many is found", word);
        }
    }
}

TEST(test_next, "every row of a word")
{
    static const char *const none[] = {"", "a", "zz", "7", "say2", "sa", "says", "~", "\xc3\xb1"};
    for (size_t i = 0; i < sizeof(none) / sizeof(none[0]); i++)
        check_rows_of(none[i]);
    for (const struct command *row = cmd_rows(); row->name; row++) {
        char words[128];
        check_rows_of(row->name);
        snprintf(words, sizeof(words), "%s", row->aliases);
        for (char *save, *w = strtok_r(words, " ", &save); w; w = strtok_r(NULL, " ", &save))
            check_rows_of(w);
    }
}

TEST(test_distance, "distance and suggestions")
{
    CU_ASSERT_EQUAL(cmd_distance("tables", "tables"), 0);
    CU_ASSERT_EQUAL(cmd_distance("tabels", "tables"), 1); /* neighbours swapped */
    CU_ASSERT_EQUAL(cmd_distance("tabl", "tables"), 2);
    CU_ASSERT_EQUAL(cmd_distance("Tables", "tables"), 0);
    CU_ASSERT_EQUAL(cmd_distance("", "who"), 3);
    CU_ASSERT_EQUAL(cmd_distance("hwo", "who"), 1);
    CU_ASSERT(cmd_distance("a-very-long-word-that-nobody-meant", "who") > 2);
    const char *close[3];
    CU_ASSERT_EQUAL(cmd_suggest("hwo", CMD_LOBBY, STORE_PLAYER, close), 1);
    CU_ASSERT_STRING_EQUAL(close[0], "who");
    CU_ASSERT_EQUAL(cmd_suggest("zzzzz", CMD_LOBBY, STORE_PLAYER, close), 0);
    /* Four letters: distance 1 only. */
    CU_ASSERT_EQUAL(cmd_suggest("phly", CMD_LOBBY, STORE_PLAYER, close), 0);
    CU_ASSERT_EQUAL(cmd_suggest("plya", CMD_LOBBY, STORE_PLAYER, close), 1);
}

/* Text between backquotes in a page of help is typed as it is: its first word is a command, a
 * card, a number or a mark of the grammar. Pages of rules have the words of their games. */
static void check_typed(const char *page, const char *typed, size_t len)
{
    char text[128], first[64];
    snprintf(text, sizeof(text), "%.*s", (int)len, typed);
    snprintf(first, sizeof(first), "%.*s", (int)strcspn(text, " "), text);
    bool found = cmd_find(first, CMD_ANY | CMD_LOGIN, STORE_ADMIN);
    bool card = strpbrk(first, "0123456789+*") || strlen(first) == 1 || strcmp(first, "color") == 0;
    if (!found && !card) {
        char why[256];
        snprintf(why, sizeof(why), "%s says `%s`", page, text);
        complain("no such command", why);
    }
}

static void check_page(const char *name, const char *page, bool help)
{
    int marks = 0;
    size_t column = 0;
    for (const char *at = page; *at != '\0'; at++) {
        column = *at == '\n' ? 0 : column + (*at != '`' && (*at & 0xC0) != 0x80);
        if (column > 78)
            complain("a line is too long", name);
        if (*at != '`')
            continue;
        if (++marks % 2 == 0)
            continue;
        size_t len = strcspn(at + 1, "`\n");
        if (at[1 + len] != '`')
            complain("a backquote stands alone", name);
        if (help)
            check_typed(name, at + 1, len);
    }
}

SUITE("pages", NULL, NULL);

TEST(test_pages, "pages name what exists")
{
    static const char *const kinds[] = {"help", "rules"};
    struct pages *pages = pages_of_tree();
    const char *name;
    int n = 0;
    for (int tongue = 0; tongue_words[tongue + 1]; tongue++) {
        tongue_use(tongue);
        for (int kind = 0; kind < 2; kind++)
            for (size_t i = 0; (name = pages_name(pages, kinds[kind], i)); i++, n++)
                check_page(name, pages_find(pages, kinds[kind], name), kind == 0);
    }
    CU_ASSERT(n >= 9);
    int es = tongue_find("es");
    if (es != TONGUE_NONE) { /* its own page if there is one, else the English one */
        tongue_use(es);
        CU_ASSERT_PTR_NOT_NULL(strstr(pages_find(pages, "help", "star"), "La sala"));
        const char *staff = pages_find(pages, "help", "staff");
        tongue_use(TONGUE_ENGLISH);
        CU_ASSERT_PTR_NULL(strstr(pages_find(pages, "help", "start"), "La sala"));
        CU_ASSERT(staff == pages_find(pages, "help", "staff"));
    }
    tongue_use(TONGUE_ENGLISH);
    CU_ASSERT_PTR_NOT_NULL(pages_find(pages, "help", "start"));
    CU_ASSERT_PTR_NOT_NULL(pages_find(pages, "help", "rank"));
    CU_ASSERT_PTR_NULL(pages_find(pages, "help", "t")); /* tables, talk */
    CU_ASSERT_PTR_NULL(pages_find(pages, "help", ""));
    CU_ASSERT_PTR_NULL(pages_find(pages, "help", "../rules/last-one"));
    pages_free(&pages);
    CU_ASSERT_PTR_NULL(pages);
}

/* The rules of each game name all options and what each may be, the default first. */
TEST(test_page_options, "rules name the options")
{
    struct pages *pages = pages_of_tree();
    tongue_use(TONGUE_ENGLISH);
    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        const char *page = pages_find(pages, "rules", rules->id);
        BUF_LOCAL part = {0};
        CU_ASSERT_TRUE_FATAL(page && pages_show(page, "options", 0, &part));
        for (const struct game_option *o = rules->options; o->name; o++) {
            char want[64], number[16];
            snprintf(number, sizeof(number), "%d", (int)o->def);
            snprintf(want, sizeof(want), "%s=%s", o->name, o->words ? o->words[o->def] : number);
            const char *line = strstr(buf_text(&part), want);
            if (!line) {
                complain(rules->id, want);
                continue;
            }
            const char *end = strstr(line, "\n-");
            FREED char *said = xstrndup(line, end ? (size_t)(end - line) : strlen(line));
            for (int w = 0; o->words && o->words[w]; w++)
                if (!strstr(said, o->words[w]))
                    complain(want, o->words[w]);
            for (int n = 0; o->numbers && o->numbers[n] != 0; n++) {
                snprintf(number, sizeof(number), "%d", (int)o->numbers[n]);
                if (!strstr(said, number))
                    complain(want, number);
            }
        }
    }
    pages_free(&pages);
}

TEST(test_page_parts, "parts of a page")
{
    static const char page[] = "# Title\nfirst `who`\n# Part one\nalpha\n# Part two\nbeta\n";
    BUF_LOCAL out = {0};
    CU_ASSERT_TRUE(pages_show(page, "two", PAGES_PLAIN, &out));
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "Part two\nbeta\n");
    buf_clear(&out);
    CU_ASSERT_FALSE(pages_show(page, "three", PAGES_PLAIN, &out));
    CU_ASSERT_TRUE(pages_show(page, NULL, PAGES_PLAIN, &out));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&out), "first `who`\n"));
    buf_clear(&out);
    pages_headings(page, &out);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "Part one, Part two");
}

/* A screen that is narrower than a page wraps paragraphs and items, not lines. */
TEST(test_page_joined, "a page on a narrow screen")
{
    static const char page[] = "# Title\nfirst\nsecond `who`\n\n- one\n  goes on\n- two\n"
                               "third\n    a table\n    of two\nfourth\nfifth\n# Part\nsixth\n";
    BUF_LOCAL out = {0};
    CU_ASSERT_TRUE(pages_show(page, NULL, PAGES_PLAIN | PAGES_JOINED, &out));
    CU_ASSERT_STRING_EQUAL(buf_text(&out),
                           "Title\nfirst second `who`\n\n- one goes on\n- two\n"
                           "third\n    a table\n    of two\nfourth fifth\nPart\nsixth\n");
    buf_clear(&out);
    CU_ASSERT_TRUE(pages_show(page, NULL, PAGES_PLAIN, &out));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&out), "\nfirst\nsecond `who`\n\n- one\n  goes on\n"));
    buf_clear(&out);
    CU_ASSERT_TRUE(pages_show_typed(page, "who", PAGES_PLAIN | PAGES_JOINED, &out));
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "Title\nfirst second `who`\n");
}

/* However many pages there are, all are read. One that is too long is not shown without its end. */
TEST(test_many_pages, "many pages and a long one")
{
    enum { MANY = 300, LONG = 40000 };
    FOLDER_LOCAL *folder = folder_make(NULL);
    FREED char *help = xasprintf("%s/help", folder), *rules = xasprintf("%s/rules", folder);
    FREED char *last = xasprintf("%s/last.txt", rules);
    FREED char *text = xcalloc(LONG + 1, 1);
    mkdir(help, 0700);
    mkdir(rules, 0700);
    for (int i = 0; i < MANY; i++) {
        FREED char *path = xasprintf("%s/page%d.txt", help, i);
        file_put(path, "# A page\n");
    }
    memset(text, 'x', LONG);
    file_put(last, text);
    struct pages *pages = pages_read(folder);
    CU_ASSERT_PTR_NOT_NULL(pages_name(pages, "help", MANY - 1));
    CU_ASSERT_PTR_NULL(pages_find(pages, "rules", "last"));
    pages_free(&pages);
}
