/*
 * Everything that a lesson or a page shows as something to type can be typed. This test types each
 * example in a lobby where it makes sense, in every language of the pages. A command must exist and
 * take these words, and a move must be made.
 */
#include <ctype.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"
#include "cutap.h"
#include "files.h"
#include "lobby_figures.h"
#include "log.h"
#include "pages.h"
#include "play_private.h"
#include "play_store.h"
#include "session.h"
#include "tongue.h"
#include "xalloc.h"

/* The people: ann, who types, and bob and cat. Ann has every role. */
static const char people[] = "account ann wonderland admin\naccount bob builders1\n"
                             "account cat catcatcat1x\nann connect tls\nann > ann\n"
                             "ann > wonderland\nbob connect telnet\nbob > bob\nbob > builders1\n"
                             "cat connect telnet\ncat > cat\ncat > catcatcat1x\nclock +1m\n";

/* How the room answers a wrong example. */
static const char *const wrong[] = {"There is no command *",
                                    "Usage: *",
                                    "That is not a command*",
                                    "The command * takes nothing after it.*",
                                    "\"*\" could be *",
                                    "There is no game \"*",
                                    "There is no help *",
                                    "There is no setting *",
                                    "There is no channel *",
                                    "There is no board *",
                                    "*has no option *",
                                    "*needs one. *",
                                    "That is no move *",
                                    "That is not a move *",
                                    "*is no card*",
                                    "No card is waiting for that answer*",
                                    "That needs the whole word*",
                                    "You sit at table *leave*",
                                    "You are not in *",
                                    "You are not at *",
                                    "That word *",
                                    "The words of *",
                                    "* is a game. *",
                                    "That is asked in a game *",
                                    "Nothing was asked.*"};

#define TABLE(game) "ann > new " game " friendly seats=3\nbob > join 1\ncat > join 1\n"
#define READY       "ann > ready\nbob > ready\ncat > ready\n"
#define GAME(game)  TABLE(game) READY
#define PAIR(game)                                                                                 \
    "ann > new " game " friendly seats=2\nbob > join 1\nann > ready\nbob > ready\nclock +1s\n"
#define REST "; deck: Y1 Y2 Y3 Y4 Y5 Y6; turn: ann\n"

#define LAST_ONE(position)                                                                         \
    GAME("last one")                                                                               \
    "position 1 hand bob: G1 G2 G3; hand cat: G4 G5 G6; " position                                 \
    "; deck: Y1 Y2 Y3 Y4 Y5 Y6; turn: ann\n"
#define EXTREME(position)                                                                          \
    GAME("extreme")                                                                                \
    "position 1 hand bob: 2D 3D 4D; hand cat: 5D 6D; " position                                    \
    "; deck: KC QC JC KD QD JD; turn: ann\n"
#define EXTREME_LAST                                                                               \
    GAME("extreme")                                                                                \
    "position 1 hand ann: 9S; hand bob: 2D 3D 4D; hand cat: 5D 6D; pile: 9C; deck: KC QC; turn: "  \
    "bob\n"
#define PALACE(position) GAME("palace") "position 1 " position "; turn: ann\n"
#define SWITCH(position)                                                                           \
    GAME("switch")                                                                                 \
    "position 1 hand bob: 2C 3C 7D; hand cat: 6C JC; " position                                    \
    "; deck: KC QC KD KS QD; turn: ann\n"
#define EXTA(position) PAIR("exta") "position 1 good: bob; turn: ann; " position "\n"
#define FLOOR                                                                                      \
    "at 7H: 450 135; at KH: 390 135; at QH: 210 135; at KS: 450 1125; at QS: 450 1755; at 9C: "    \
    "150 1935"
#define LAID "ann > layout deep\nclock +1s\n"

/* Where an example is typed. The first row that fits page and words counts. */
struct place {
    const char *page;   /* GLOB of "help NAME", "rules NAME" or "lesson NAME" */
    const char *typed;  /* words to type, | between them; "*": all others */
    const char *before; /* statements; NULL: it is the name of a thing, not something to type */
};

static const struct place places[] = {
    /* Marks, which stand before words. */
    {"help start", "pass", LAST_ONE("hand ann: G2 R9; pile: R5; phase: drew R9")},
    {"help start", "3|draw|hand|look|hint|say hi|leave", LAST_ONE("hand ann: R7 G2 R9; pile: R5")},
    {"help start", "r7|d|p", NULL},
    {"help start", "rematch", PAIR("last one") "play out ann bob\n"},
    {"help playing", "*|C|D|H|S|A|J|Q|K|R|B|G|Y", NULL},
    {"help keys", ">|12|1|+|'|/", NULL},
    {"help talk", "'|!|:|.|,", NULL},
    {"help talk", "reply yes|reply sí", "bob > tell ann hello\n"},
    {"help talk", "appeal *", "control warn ann language = *\n"},
    {"help login", "help ssh|key add", ""},
    {"help login", "*", "ann gone\nann connect telnet\n"},
    {"help account", "register bobby", "ann gone\nann connect tls\nann > guest\n"},
    {"help playing", "3|r7|play|play 3|hand|look|log|clock|hint",
     LAST_ONE("hand ann: G7 R7 R2 B4; pile: R5")},
    {"help playing", "undo",
     "ann > new last one seats=2 friendly\nann > bot easy\nann > ready\nplay 1 ann\n"},
    {"help ranking", "penalize|forgive",
     "ann > new last one seats=3 bet=10\nbob > join 1\ncat > join 1\n" READY
     "clock +1s\nbob > leave\nbob > yes\n"},
    {"help records", "next|back|next 5|first|last|play 2x|play 4x|seat bob|seat|replay stop",
     PAIR("last one") "play out ann bob\nann > leave\nann > replay 1\n"},
    {"help records", "seed bananas|ready|seed", TABLE("last one")},
    {"help tables", "option*|bot easy|bot medium|bot hard", "ann > new last one seats=3\n"},
    {"help tables", "start|kick bob|kick cat", TABLE("last one")},
    {"help tables", "invite bob|invite link", "ann > new last one seats=3 friendly\n"},
    {"help tables", "join", "bob > challenge ann\n"},
    {"help tables", "ready", TABLE("last one")},
    {"help tables", "rematch|leave", PAIR("last one") "play out ann bob\n"},
    {"help cups", "cup leave 1", "ann > cup new palace swiss\nann > cup join 1\n"},
    {"help cups", "cup invite*", "ann > cup new palace swiss invited\n"},
    {"help cups", "ready", TABLE("last one")},
    {"help seek", "yes", "ann > seek palace\nbob > seek palace\n"},
    {"help seek", "play 501|seek 501", "bob > seek palace\n"},
    {"help staff", "transfer 12 ann|kick bob spamming", ""},
    {"help *", "*", ""},

    {"rules last-one", "j red", LAST_ONE("hand ann: J R2 R3; pile: G5")},
    {"rules last-one", "last|2 last", LAST_ONE("hand ann: R1 R2; pile: R5")},
    {"rules last-one", "lie",
     LAST_ONE(
         "hand ann: R1 R2; pile: R5 J+4; color: B; phase: answer; answer: from bob holding no")},
    {"rules last-one", "draw", LAST_ONE("hand ann: R1 R2; pile: G5")},
    {"rules last-one", "pass", LAST_ONE("hand ann: R1 R2; pile: R5; phase: drew R2")},
    {"rules last-one", "take", LAST_ONE("hand ann: R1 R2; pile: R5 R+2; owed: 2")},
    {"rules last-one", "color red", LAST_ONE("hand ann: R1 R2; pile: J; phase: color")},
    {"rules last-one", "report bob", LAST_ONE("hand ann: R1 R2; pile: R5; forgot: bob")},

    {"rules extreme-last-card", "ah spades", EXTREME("hand ann: AH 9S 2C; pile: 8D")},
    {"rules extreme-last-card", "take", EXTREME("hand ann: 9H 2C; pile: 2S; owed: 2")},
    {"rules extreme-last-card", "8h to 3", EXTREME("hand ann: 8H 2C 4H; pile: 9H")},
    {"rules extreme-last-card", "draw", EXTREME("hand ann: 8H 4H; pile: 9C")},
    {"rules extreme-last-card", "last", EXTREME_LAST},
    {"rules extreme-last-card", "9s last", EXTREME("hand ann: 9S 4H; pile: 9C")},
    {"rules extreme-last-card", "7c 7s", EXTREME("hand ann: 7C 7S 4H; pile: 7D")},
    {"rules extreme-last-card", "7c 8c 9c", EXTREME("hand ann: 7C 8C 9C 4H; pile: 6C")},

    {"rules palace", "keep 10h 2c kd",
     PALACE("phase: select; hand ann: 10H 2C KD 3C 4C 5C; hand bob: 3D 4D 5D 6D 7D 8D; "
            "hand cat: 3S 4S 5S 6S 7S 8S")},
    {"rules palace", "take|8h 8d",
     PALACE(
         "phase: play; hand ann: 8H 8D 3D; hand bob: 2C 3C 4C; hand cat: 4D; up ann: KC; up bob: "
         "QC; pile: 8C")},
    {"rules palace", "pass",
     PALACE(
         "phase: again; hand ann: 8H 8D; hand bob: 2C 3C; hand cat: 4D; up ann: KC; up bob: QC")},
    {"rules palace", "flip 1|flip 2|flip 3",
     PALACE(
         "phase: play; hand ann:; hand bob: 2C 3C; hand cat: 6D; down ann: 4D 9D 5C; up bob: QC; "
         "pile: 8C; stock: 0")},
    {"rules palace", "take 9h 9d",
     PALACE("phase: play; hand ann:; hand bob: 2C 3C; hand cat: 6D; up ann: 9H 9D 4C; up bob: QC; "
            "pile: KC; stock: 0")},
    {"rules palace", "rock|paper|scissors",
     "ann > new palace friendly seats=2 tie=rps\nbob > join 1\nann > ready\nbob > ready\nposition "
     "1 "
     "phase: rps; hand ann: 3C 9H 8D; hand bob: 3D 4C 5C; up ann: KC; up bob: QC; deck: JC JD JH "
     "JS; "
     "stock: 4; turn: ann\n"},

    {"rules switch", "5h", SWITCH("hand ann: 5H 9D 10D; pile: 8H")},
    {"rules switch", "take", SWITCH("hand ann: 5H 9D 10D; pile: 2S; owed: 2; owed-by: 2")},
    {"rules switch", "draw", SWITCH("hand ann: 9D 10D; pile: 4C")},
    {"rules switch", "ah spades", SWITCH("hand ann: AH 9D 10D; pile: 4C")},
    {"rules switch", "9h 9c", SWITCH("hand ann: 9H 9C 10D; pile: 4H")},
    {"rules switch", "3h 4c 5d",
     "ann > new switch friendly seats=2 run-chain=yes\nbob > join 1\nann > ready\nbob > ready\n"
     "position 1 hand ann: 3H 4C 5D 10D; hand bob: 6C 7C; pile: 8H; deck: KC KD KH; turn: ann\n"},
    {"rules switch", "9h last",
     "ann > new switch friendly seats=2 announce=casual\nbob > join 1\nann > ready\nbob > ready\n"
     "position 1 hand ann: 9H 4C; hand bob: 6C 7C; pile: 8H; deck: KC KD KH; turn: ann\n"},
    {"rules switch", "last",
     "ann > new switch friendly seats=2 announce=casual\nbob > join 1\nann > ready\nbob > ready\n"
     "position 1 hand ann: 9H 4C; hand bob: 6C 7C; pile: 8H; deck: KC KD KH; turn: ann\nann > "
     "9h\n"},
    {"rules switch", "report bob",
     "ann > new switch friendly seats=2 announce=casual\nbob > join 1\nann > ready\nbob > ready\n"
     "position 1 hand ann: 9H 4C 5C; hand bob: 6C; pile: 8H; deck: KC KD KH; turn: ann; forgot: "
     "bob\n"},

    {"rules exta-cards", "left 3|right 3|short 2|long 2|float|flick", NULL}, /* of a throw */
    {"rules exta-cards", "layout spread|layout deep|layout random|done", PAIR("exta")},
    {"rules exta-cards", "place 7h c5|swap 7h kh", EXTA("phase: layout; " FLOOR)},
    {"rules exta-cards", "place auto",
     "ann > set placing ask\n" EXTA(FLOOR
                                    "; curl 7H: 0 0; scatter: 0 0") "ann > throw 7h at ks float\n"},
    {"rules *", "draw|take|pass|done", NULL},
    {"rules exta-cards", "set placing auto|set placing ask", ""},
    {"rules *", "new *|learn *", ""},
    {"rules last-one", "option|*=*", "ann > new last one seats=4\n"},
    {"rules extreme-last-card", "option|*=*", "ann > new extreme\n"},
    {"rules palace", "option|*=*", "ann > new palace\n"},
    {"rules switch", "option|*=*", "ann > new switch\n"},
    {"rules exta-cards", "option|*=*", "ann > new exta\n"},
    {"rules exta-cards", "*", EXTA(FLOOR)},

    {"lesson last-one", "draw", LAST_ONE("hand ann: R1 R2; pile: G5")},
    {"lesson last-one", "pass", LAST_ONE("hand ann: R1 R2; pile: R5; phase: drew R2")},
    {"lesson last-one", "j red", LAST_ONE("hand ann: J R2 R3; pile: G5")},
    {"lesson last-one", "take|lie",
     LAST_ONE(
         "hand ann: R1 R2; pile: R5 J+4; color: B; phase: answer; answer: from bob holding no")},
    {"lesson last-one", "last|* last", LAST_ONE("hand ann: R1 R2; pile: R5")},
    {"lesson extreme-last-card", "draw", EXTREME("hand ann: 8H 4H; pile: 9C")},
    {"lesson extreme-last-card", "ah spades", EXTREME("hand ann: AH 9S 2C; pile: 8D")},
    {"lesson extreme-last-card", "finger", EXTREME("hand ann: 8H 4H; pile: 9C")},
    {"lesson extreme-last-card", "take", EXTREME("hand ann: 9H 2C; pile: 2S; owed: 2")},
    {"lesson extreme-last-card", "last", EXTREME_LAST},
    {"lesson extreme-last-card", "9s last", EXTREME("hand ann: 9S 4H; pile: 9C")},
    {"lesson palace", "take",
     PALACE(
         "phase: play; hand ann: 8H 8D 3D; hand bob: 2C 3C 4C; hand cat: 4D; up ann: KC; up bob: "
         "QC; pile: 8C")},
    {"lesson palace", "pass",
     PALACE(
         "phase: again; hand ann: 8H 8D; hand bob: 2C 3C; hand cat: 4D; up ann: KC; up bob: QC")},
    {"lesson palace", "flip 1",
     PALACE(
         "phase: play; hand ann:; hand bob: 2C 3C; hand cat: 6D; down ann: 4D 9D 5C; up bob: QC; "
         "pile: 8C; stock: 0")},
    {"lesson switch", "draw", SWITCH("hand ann: 9D 10D; pile: 4C")},
    {"lesson switch", "ah spades", SWITCH("hand ann: AH 9D 10D; pile: 4C")},
    {"lesson switch", "take", SWITCH("hand ann: 5H 9D 10D; pile: 2S; owed: 2; owed-by: 2")},
};

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
    for (size_t i = 0; i < sizeof(places) / sizeof(places[0]); i++)
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

/* "limit=600": the host types it after `option`. */
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
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
        if (play_unread_find(who, wrong[i])) {
            complain(page, typed, wrong[i]);
            play_show_unread(who);
            return;
        }
    if (is_move && moves_of(p) == before) {
        complain(page, typed, "no move is made");
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
            for (size_t w = 0; w < sizeof(wrong) / sizeof(wrong[0]); w++)
                if (play_unread_find(play_someone(&p, "dee"), wrong[w]))
                    complain(name, typed, wrong[w]);
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
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    return play_store_run(CUTAP_SUITES);
}
