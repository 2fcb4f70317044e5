/*
 * Everything that a lesson or a page shows as something to type can be typed. This test types each
 * example in a lobby where it makes sense, in every language of the pages. A command must exist and
 * take these words, and a move must be made.
 */
#include <ctype.h>
#include <fnmatch.h>

#include "cases.h"
#include "cmd.h"
#include "files.h"
#include "lobby_figures.h"
#include "log.h"
#include "pages.h"
#include "play_private.h"
#include "play_store.h"

/* The people: ann, who types, and bob and cat. Ann has every role. */
static const char people[] = "account ann wonderland admin\naccount bob builders1\n"
                             "account cat catcatcat1x\nann connect tls\nann > ann\n"
                             "ann > wonderland\nbob connect telnet\nbob > bob\nbob > builders1\n"
                             "cat connect telnet\ncat > cat\ncat > catcatcat1x\nclock +1m\n";

/* What the room says to a wrong example; NULL: nothing of the kind is among what is not read yet.
 */
static const char *wrong_answer(struct someone *who)
{
    static char answer[64];
    ROWS_LOCAL rows = rows_open("tests/lobby/wrong.txt", NULL);
    while (rows_next(&rows))
        if (play_unread_find(who, rows.cell[0])) {
            snprintf(answer, sizeof(answer), "%s", rows.cell[0]);
            return answer;
        }
    return NULL;
}

/* A paragraph of examples.txt. */
struct place {
    const char *page;   /* GLOB of "help NAME", "rules NAME" or "lesson NAME" */
    const char *typed;  /* words to type, | between them; "*": all others */
    const char *before; /* statements; NULL: it is the name of a thing, not something to type */
};

static struct place places[200];
static size_t nplaces;

/* They are there until the process ends. */
static void places_read(void)
{
    struct cases cases = cases_open("tests/lobby/examples.txt");
    struct cases_case text;
    while (cases_next(&cases, &text)) {
        char *words = strstr(text.head, " > ");
        bool thing = strcmp(strsep(&text.head, " "), "thing") == 0;
        *words = '\0';
        if (thing)
            free(text.statements);
        places[nplaces++] =
            (struct place){text.head, words + strlen(" > "), thing ? NULL : text.statements};
    }
    cases_close(&cases);
}

/* ---- One example ---- */

/* Whether one of the words with | between them fits. "*" alone in a longer list is a mark. */
static bool listed(const char *list, const char *typed)
{
    bool one = !strchr(list, '|'), fits = false;
    FREED char *words = xstrdup(list);
    for (char *save, *w = strtok_r(words, "|", &save); w && !fits; w = strtok_r(NULL, "|", &save))
        fits = !one && strcmp(w, "*") == 0 ? strcmp(typed, w) == 0 : fnmatch(w, typed, 0) == 0;
    return fits;
}

static const struct place *place_of(const char *page, const char *typed)
{
    for (size_t i = 0; i < nplaces; i++)
        if (fnmatch(places[i].page, page, 0) == 0 && listed(places[i].typed, typed))
            return &places[i];
    return NULL;
}

static void complain(const char *page, const char *typed, const char *why)
{
    printf("# %s, in %s, \"%s\": %s\n", page, tongue_name(tongue_now()), typed, why);
    CU_FAIL("an example is wrong");
}

static int64_t moves_of(const struct play *p)
{
    struct lobby_figures figures;
    lobby_figures(p->lobby, &figures);
    return figures.moves;
}

/* Whether this names an option, such as "limit=600", which the host types after `option`. */
static bool names_option(const char *typed)
{
    return strchr(typed, '=') && !strchr(typed, ' ');
}

/* Types an example and complains about a refusal. If it is a move, it has to be made. */
static void type_it(struct play *p, struct someone *who, const char *page, const char *typed)
{
    const struct session *s = NULL, *at;
    struct game_move move;
    char option[128];
    int32_t table = 0;
    LIST_FOREACH (at, &p->lobby->sessions, all)
        if (at->conn == who->conn)
            s = at;
    bool is_move = s && s->person != 0 && session_where(s, &table) == CMD_TABLE &&
                   tables_reads(p->lobby->tables, table, s->person, typed, &move);
    bool read = is_move || names_option(typed) || ispunct((unsigned char)typed[0]) ||
                cmd_reads(typed, CMD_ANY | CMD_LOGIN, STORE_ADMIN);
    int64_t before = moves_of(p);
    snprintf(option, sizeof(option), "option %s", typed);
    if (!read)
        complain(page, typed, "neither a move nor a command");
    who->fake.seen = who->fake.text.len;
    someone_types(p, who, names_option(typed) ? option : typed, false);
    if (is_move && s->confirm)
        someone_types(p, who, "yes", false);
    const char *answer = wrong_answer(who);
    if (!answer && is_move && moves_of(p) == before)
        answer = "no move is made";
    if (answer) {
        complain(page, typed, answer);
        play_show_unread(who);
    }
}

static void example(const char *page, const char *typed)
{
    static struct play p;
    const struct place *place = place_of(page, typed);
    if (!place) {
        complain(page, typed, "no row here says where it is typed");
        return;
    }
    if (!place->before)
        return;
    play_begin(&p, page);
    play_lines(&p, people);
    play_lines(&p, place->before);
    clock_virtual_advance(&p.clock, 2000);
    play_settle(&p);
    if (!p.failed)
        type_it(&p, play_someone(&p, "ann"), page, typed);
    play_end(&p);
}

/* ---- Pages ---- */

/* Signs and ranks by themselves, and values of options, name things. */
static bool names_thing(const struct game_rules *rules, const char *typed)
{
    static const char *const signs[] = {"[0-9AJQKSVR]", "10", "JOKER", "+2", "J+4"};
    char word[64];
    bool all = true;
    for (const char *at = typed; *at != '\0' && all; at += strspn(at, " ")) {
        size_t len = strcspn(at, " ");
        snprintf(word, sizeof(word), "%.*s", (int)len, at);
        all = false;
        for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); i++)
            all = all || fnmatch(signs[i], word, 0) == 0;
        at += len;
    }
    for (const struct game_option *o = rules->options; o->name && !all; o++)
        for (int i = 0; o->words && o->words[i] && !all; i++)
            all = strcmp(o->words[i], typed) == 0;
    return all;
}

/* Tries every example of a page. One that begins with `ssh` is a line for a shell. */
static void page_examples(const char *kind, const char *name, const char *page)
{
    const struct game_rules *rules = strcmp(kind, "rules") == 0 ? game_find(name) : NULL;
    char title[64];
    snprintf(title, sizeof(title), "%s %s", kind, name);
    for (const char *at = page; (at = strchr(at, '`')); at++) {
        char typed[128];
        size_t len = strcspn(at + 1, "`");
        snprintf(typed, sizeof(typed), "%.*s", (int)len, at + 1);
        at += len + 1;
        if (!rules || !names_thing(rules, typed))
            example(title, typed);
    }
}

SUITE("examples", NULL, NULL);

TEST(test_pages, "examples of the pages")
{
    static const char *const kinds[] = {"help", "rules"};
    FREED char *folder = source_path("data");
    struct pages *pages = pages_read(folder);
    const char *name;
    for (int tongue = 0; tongue_words[tongue + 1]; tongue++)
        for (int kind = 0; kind < 2; kind++)
            for (size_t i = 0; (name = pages_name(pages, kinds[kind], i)); i++) {
                tongue_use(tongue);
                page_examples(kinds[kind], name, pages_find(pages, kinds[kind], name));
            }
    tongue_use(TONGUE_ENGLISH);
    pages_free(&pages);
}

/* `ssh guest@HOST top`: what follows the host is done without logging in. */
TEST(test_shell, "commands without a login")
{
    static struct play p;
    FREED char *folder = source_path("data");
    struct pages *pages = pages_read(folder);
    const char *name;
    int n = 0;
    for (size_t i = 0; (name = pages_name(pages, "help", i)); i++) {
        const char *at = pages_find(pages, "help", name);
        while ((at = strstr(at, "@HOST "))) {
            char typed[64];
            at += strlen("@HOST ");
            snprintf(typed, sizeof(typed), "%.*s", (int)strcspn(at, ">\n"), at);
            char *end = strstr(typed, "  ");
            if (*at == ' ') /* a remark */
                continue;
            if (end)
                *end = '\0';
            play_begin(&p, name);
            play_lines(&p, people);
            play_does(&p, "dee connect ssh user=guest command=%s\n", typed);
            const char *answer = wrong_answer(play_someone(&p, "dee"));
            if (answer)
                complain(name, typed, answer);
            play_end(&p);
            n++;
        }
    }
    CU_ASSERT(n >= 2);
    pages_free(&pages);
}

/* ---- Lessons ---- */

/* The next thing between two `mark`s, which are quotation marks if it was shown; NULL: none. */
static const char *typed_next(const char *text, char mark, char *out, size_t cap)
{
    const char *at = strchr(text, mark), *end = at ? strchr(at + 1, mark) : NULL;
    if (!end)
        return NULL;
    snprintf(out, cap, "%.*s", (int)(end - at - 1), at + 1);
    return end + 1;
}

TEST(test_lessons, "examples of the lessons")
{
    for (int tongue = 0; tongue_words[tongue + 1]; tongue++)
        for (int g = 0; game_registry[g]; g++) {
            const struct game_lesson *lesson = game_registry[g]->lessons;
            char page[64], typed[128];
            int n = 0;
            snprintf(page, sizeof(page), "lesson %s", game_registry[g]->id);
            tongue_use(tongue);
            for (; lesson && lesson->when; lesson++)
                for (const char *at = tr(lesson->text);
                     (at = typed_next(at, '`', typed, sizeof(typed))); n++)
                    if (strcmp(game_registry[g]->id, "exta-cards") != 0)
                        example(page, typed);
            CU_ASSERT(n >= 3);
        }
    tongue_use(TONGUE_ENGLISH);
}

/* Types what the lessons after `*from` say. Returns how many things it typed. */
static int follow(struct play *p, struct someone *who, size_t *from)
{
    char text[1024], typed[128];
    int n = 0;
    const char *at;
    while ((at = strstr(buf_text(&who->fake.text) + *from, "Lesson: "))) {
        snprintf(text, sizeof(text), "%.*s", (int)strcspn(at, "\n"), at);
        *from = (size_t)(at - buf_text(&who->fake.text)) + strlen(text);
        for (const char *next = text; (next = typed_next(next, '"', typed, sizeof(typed))); n++) {
            type_it(p, who, "lesson exta-cards", strcmp(typed, "feel") == 0 ? "feel joker" : typed);
            clock_virtual_advance(&p->clock, 400);
            play_settle(p);
        }
    }
    return n;
}

/* Plays Exta-Cards as its lessons say, on both sides, which have different colours. */
TEST(test_both_sides, "Exta-Cards as its lessons say")
{
    static struct play p;
    bool good = false, bad = false;
    for (int chance = 0; chance < 40 && !(good && bad); chance++) {
        play_begin(&p, "lesson exta-cards");
        play_does(&p, "chance %d\n", chance * 6);
        play_lines(&p, "dee connect telnet\ndee > guest\ndee > learn exta\n");
        struct someone *dee = play_someone(&p, "dee");
        int typed = 0, lessons = 0;
        size_t from = 0;
        for (int i = 0; i < 400 && typed < 6; i++) {
            int n = follow(&p, dee, &from);
            typed += n;
            lessons += n > 0;
            if (n == 0 && strcmp(dee->fake.prompt, "your turn> ") == 0)
                play_lines(&p, "play 1 dee\n");
            clock_virtual_advance(&p.clock, 500);
            play_settle(&p);
        }
        bool is_good = strstr(buf_text(&dee->fake.text), "you are good");
        good |= is_good;
        bad |= !is_good;
        CU_ASSERT(typed >= 6);
        CU_ASSERT(lessons >= 4);
        play_end(&p);
    }
    CU_ASSERT(good && bad);
}

CUTAP_MAIN(argc, argv)
{
    places_read();
    return cutap_run(CUTAP_SUITES);
}
