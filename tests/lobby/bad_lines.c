/*
 * See bad_lines.h.
 */
#include "bad_lines.h"

#include <ctype.h>
#include <stdio.h>

#include "cmd.h"
#include "files.h"
#include "lobby_figures.h"
#include "style_bare.h"
#include "table_private.h"

/* Beside those of bad-lines.txt: blanks, bytes that are not UTF-8, and control characters. The room
 * sees these lines cleaned. */
static const char *const odd_lines[] = {"",       "   ",          "\xff\xfe\x80", "7\xc3",
                                        "7h\x07", "\x01\x02\x03", "7h\x1b[2J",    "\x1b[A"};

/* The longest lines are made of these. */
static const char *const long_parts[] = {"x", "1 ", "kh ", "\xe2\x99\xa5", "throw "};

enum {
    ODD_LINES = sizeof(odd_lines) / sizeof(odd_lines[0]),
    LONG_LINES = sizeof(long_parts) / sizeof(long_parts[0]),
    LONG = 500
};

/* ---- The game, as it was ---- */

struct kept {
    struct game *game;
    uint8_t *ahead, *shown;
};

static struct kept keep(const struct bad_typist *w, int32_t table)
{
    struct table *t = tables_find(w->lobby->tables, table);
    struct kept kept = {.game = t ? t->game : NULL};
    if (!kept.game)
        return kept;
    size_t size = kept.game->rules->state_size;
    kept.ahead = xmalloc(size);
    kept.shown = xmalloc(size);
    memcpy(kept.ahead, kept.game->ahead->state, size);
    memcpy(kept.shown, kept.game->shown->state, size);
    return kept;
}

static bool as_it_was(const struct kept *kept)
{
    const struct game *g = kept->game;
    return !g || (memcmp(kept->ahead, g->ahead->state, g->rules->state_size) == 0 &&
                  memcmp(kept->shown, g->shown->state, g->rules->state_size) == 0);
}

static void put_back(const struct kept *kept)
{
    if (!kept->game)
        return;
    memcpy(kept->game->ahead->state, kept->ahead, kept->game->rules->state_size);
    memcpy(kept->game->shown->state, kept->shown, kept->game->rules->state_size);
}

static void forget(struct kept *kept)
{
    free(kept->ahead);
    free(kept->shown);
}

/* ---- Typing ---- */

/* Puts the session into the state of somebody who has typed nothing for a long time and was asked
 * nothing. */
static void rest(struct session *s)
{
    s->commands.full_at = s->chat.full_at = 0;
    s->strikes = 0;
}

/* Types a line, cleaned as the room cleans it. True: it made a move. */
static bool types(const struct bad_typist *w, const char *line)
{
    struct lobby_figures before, after;
    char clean[SESSION_LINE_MAX];
    utf8_clean(line, strlen(line), SESSION_LINE_MAX, clean, sizeof(clean));
    rest(lobby_by_conn(w->lobby, w->conn));
    lobby_figures(w->lobby, &before);
    w->type(w->arg, clean);
    lobby_figures(w->lobby, &after);
    return after.moves > before.moves;
}

static bool names_one(const struct bad_typist *w, const struct kept *kept, const char *text,
                      bool moves);

/* Whether the line works where they are. It may be a move, which is taken back, a move that lacks
 * one word, for which the room asks, or a command that is not a move. */
static bool works(const struct bad_typist *w, const struct kept *kept, const char *line, bool *move)
{
    static const char moves[] = "draw take pass last lie report play";
    struct session *s = lobby_by_conn(w->lobby, w->conn);
    char word[32];
    bool asks = s->asks;
    FREED char *asked = s->asked ? xstrdup(s->asked) : NULL;
    snprintf(word, sizeof(word), "%.*s", (int)strcspn(line, " "), line);
    const struct command *row = cmd_find(word, session_where(s, NULL), s->role);
    if (row && !cmd_listed(moves, word) && strlen(word) > 1)
        return true;
    size_t from = w->heard->len;
    *move = types(w, line);
    put_back(kept);
    if (!*move && !asks && s->asks) {
        char answer[LONG];
        snprintf(answer, sizeof(answer), "%s", buf_text(w->heard) + from);
        *move = names_one(w, kept, answer, true);
    }
    session_keep(&s->queued, NULL);
    s->moved_until = s->turn_over_until = 0; /* no time passes between the lines, so these windows
                                                would stay open */
    session_keep(&s->asked, asked);
    s->asks = asks;
    return *move;
}

/* ---- What a text says can be typed ---- */

/* The next thing to type after `at`, and its end. In '"take" or "lie"' there are two. A line of
 * hints begins with one blank and has at least two blanks between things to type. NULL: there is no
 * more. */
static const char *chunk(const char *text, const char *at, char *out, size_t cap)
{
    const char *from = at == text && *at == ' ' ? at : strstr(at, "  ");
    const char *line = strstr(at, "\n ");
    if (line && (!from || line < from))
        from = line + 1;
    const char *quote = strchr(at, '"');
    if (quote && (!from || quote < from)) {
        size_t quoted = strcspn(quote + 1, "\"\n");
        snprintf(out, cap, "%.*s", (int)quoted, quote + 1);
        return quote + 1 + quoted + (quote[1 + quoted] == '"');
    }
    if (!from)
        return NULL;
    from += strspn(from, " ");
    size_t len = strcspn(from, "\n"), two = (size_t)(strstr(from, "  ") - from);
    if (strstr(from, "  ") && two < len)
        len = two;
    size_t kept = len;
    while (kept > 0 && strchr(" .,", from[kept - 1]))
        kept--;
    snprintf(out, cap, "%.*s", (int)kept, from);
    return from + len;
}

/* The first card of "You can play 7H, 7C or 5C". */
static void first_card(const char *text, char *out, size_t cap)
{
    const char *at = strstr(text, "You can play ");
    out[0] = '\0';
    if (!at)
        return;
    at += strlen("You can play ");
    snprintf(out, cap, "%.*s", (int)strcspn(at, " ,.\n"), at);
}

/* Whether a text names something that works; `moves`: only moves count. */
static bool names_one(const struct bad_typist *w, const struct kept *kept, const char *text,
                      bool moves)
{
    char said[LONG];
    bool move = false;
    first_card(text, said, sizeof(said));
    if (said[0] != '\0' && works(w, kept, said, &move) && (move || !moves))
        return true;
    for (const char *at = text; (at = chunk(text, at, said, sizeof(said)));) {
        char *part = said;
        while (part) { /* "clubs, diamonds", "1 or 7c" */
            char *next = strstr(part, ", "), * or = strstr(part, " or ");
            size_t skip = 2;
            if (!next || (or && or < next)) {
                next = or ;
                skip = 4;
            }
            if (next)
                *next = '\0';
            move = false;
            if (part[0] != '\0' && works(w, kept, part, &move) && (move || !moves))
                return true;
            part = next ? next + skip : NULL;
        }
    }
    return false;
}

/* Writes the hint that they are shown at the bottom of the table. */
static void hint(const struct bad_typist *w, int32_t table, struct buf *out)
{
    struct session *s = lobby_by_conn(w->lobby, w->conn);
    struct ui_viewer viewer = session_viewer(s);
    struct table_info info;
    struct game_view view;
    if (!tables_info(w->lobby->tables, table, &info) ||
        !tables_view(w->lobby->tables, table, s->person, &view))
        return;
    BUF_LOCAL styled = {0};
    ui_hand_update(&s->hand, &info, &view, s->settings.sort);
    ui_hint(&styled, &(struct ui_sight){&viewer, &info, &view, &s->hand});
    style_bare(out, buf_text(&styled), styled.len);
}

static bool on_turn(const struct bad_typist *w, int32_t table)
{
    struct session *s = lobby_by_conn(w->lobby, w->conn);
    struct game_view view;
    return tables_view(w->lobby->tables, table, s->person, &view) && view.viewer != 0 &&
           (view.must >> view.viewer & 1) != 0;
}

/* Checks the answer to a line. NULL: it is as it should be. */
static const char *answered(const struct bad_typist *w, const struct kept *kept, int32_t table,
                            const char *line, char *answer, size_t cap)
{
    struct session *s = lobby_by_conn(w->lobby, w->conn);
    size_t from = w->heard->len;
    BUF_LOCAL hints = {0};
    s->asks = false;
    bool move = types(w, line);
    snprintf(answer, cap, "%s", buf_text(w->heard) + from);
    if (move) { /* in this position the line is a move */
        put_back(kept);
        return NULL;
    }
    if (!as_it_was(kept)) {
        put_back(kept);
        return "changes the position";
    }
    bool queued = s->queued;
    session_keep(&s->queued, NULL);
    if (queued)
        return strstr(answer, "Queued") ? NULL : "is queued and nobody is told";
    if (answer[strspn(answer, " \n")] == '\0')
        return "is not answered";
    for (const char *c = answer; *c != '\0'; c++)
        if (iscntrl((unsigned char)*c) && *c != '\n')
            return "comes back with its control characters";
    if (!names_one(w, kept, answer, false))
        return "is told of nothing that works";
    if (!on_turn(w, table))
        return NULL;
    bool good = names_one(w, kept, answer, true);
    if (!good) {
        hint(w, table, &hints);
        good = names_one(w, kept, buf_text(&hints), true);
    }
    return good ? NULL : "is told of no move that works, on turn";
}

/* Types a line. False: it was not answered as bad_lines.h says, and `why` says how. */
static bool bad_line_refused(const struct bad_typist *w, const struct kept *kept, int32_t table,
                             const char *line, char *why, size_t whycap)
{
    char answer[2048];
    bool elsewhere = strncmp(line, "play", 4) == 0 || strncmp(line, "report", 6) == 0;
    if (elsewhere && session_where(lobby_by_conn(w->lobby, w->conn), NULL) == CMD_WATCHING)
        return true; /* for spectators this is a command: a seat at another table, a word to the
                        staff */
    const char *wrong = answered(w, kept, table, line, answer, sizeof(answer));
    if (wrong)
        snprintf(why, whycap, "\"%.60s\" %s: %s", line, wrong, answer);
    return !wrong;
}

bool bad_lines_refused(const struct bad_typist *w, int32_t table, char *why, size_t whycap)
{
    struct kept kept = keep(w, table);
    ROWS_LOCAL rows = rows_open("tests/lobby/bad-lines.txt", NULL);
    bool good = true;
    while (good && rows_next(&rows))
        good = bad_line_refused(w, &kept, table, rows.cell[0], why, whycap);
    for (int i = 0; i < ODD_LINES && good; i++)
        good = bad_line_refused(w, &kept, table, odd_lines[i], why, whycap);
    for (int i = 0; i < LONG_LINES && good; i++) {
        const size_t part = strlen(long_parts[i]);
        char line[LONG + 1];
        for (size_t len = 0; len + part <= LONG; len += part)
            memcpy(line + len, long_parts[i], part + 1);
        good = bad_line_refused(w, &kept, table, line, why, whycap);
    }
    forget(&kept);
    return good;
}
