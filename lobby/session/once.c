/*
 * See once.h.
 */
#include "once.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "session.h"
#include "session_hooks.h"
#include "xalloc.h"

/* The lines as the store had them at the start, in order of connection, line and part. Lines of
 * this room are not among them, as the door does not send those again. */
struct once_lines {
    struct store_line *line; /* each answer is owned */
    size_t n, cap;
};

/* ---- Writing ---- */

__attribute__((format(printf, 2, 0))) static void keep(char **text, const char *format,
                                                       va_list args)
{
    struct buf said = {0};
    buf_vprintf(&said, format, args);
    session_keep(text, buf_text(&said));
    buf_free(&said);
}

void errand_says(void *arg, const char *format, ...)
{
    struct errand *errand = arg;
    va_list args;
    va_start(args, format);
    keep(&errand->said, tr(format), args);
    va_end(args);
}

void errand_say(void *arg)
{
    struct errand *errand = arg;
    struct session *s = errand_session(errand);
    if (s && errand->said)
        session_say(s, "%s", errand->said);
}

void once_say(struct session *s, const char *format, ...)
{
    SESSION_SPEAKS(s);
    va_list args;
    va_start(args, format);
    keep(&s->answer, tr(format), args);
    va_end(args);
    session_say(s, "%s", s->answer);
}

bool once_line(struct lobby *lobby, struct store_line *line)
{
    struct session *s = line->command != 0 ? lobby_by_conn(lobby, line->conn) : NULL;
    if (!s) /* the session is gone, and nobody sends the line again */
        return false;
    s->wrote = true;
    line->oldest = s->oldest < line->command ? s->oldest : line->command;
    return true;
}

static void writes(struct errand *errand, int part, const struct store_besides *more)
{
    struct lobby *lobby = errand->lobby;
    struct store_besides besides = {0};
    struct store_line line = {.conn = errand->conn, .command = errand->command, .part = part};
    struct buf answer = {0};
    if (more)
        besides = *more;
    if (once_line(lobby, &line)) {
        const struct session *s = lobby_by_conn(lobby, errand->conn);
        const char *said = errand->said                    ? errand->said
                           : s->command == errand->command ? s->answer
                                                           : NULL;
        if (part != ONCE_LOGIN && said)
            buf_printf(&answer, "%s\n", said);
        line.answer = buf_text(&answer);
        line.account = errand->becomes;
        besides.line = &line;
    }
    store_besides(lobby->deps.store, &besides);
    buf_free(&answer);
}

void errand_writes(void *errand, const struct store_besides *more)
{
    writes(errand, ONCE_LINE, more);
}

void errand_writes_part(void *errand, int part, const struct store_besides *more)
{
    writes(errand, part, more);
}

/* ---- Reading ---- */

struct loading {
    struct errand errand;
    void (*done)(void *arg);
    void *arg;
};

static void line_read(void *arg, const struct store_line *line)
{
    struct once_lines *known = ((struct loading *)arg)->errand.lobby->once;
    if (known->n == known->cap) {
        known->cap = known->cap == 0 ? 16 : 2 * known->cap;
        known->line = xreallocarray(known->line, known->cap, sizeof(*known->line));
    }
    known->line[known->n] = *line;
    known->line[known->n++].answer = xstrdup(line->answer);
}

/* Without these rows a line could be done twice, so a failure to read them ends the process. */
static void lines_read(void *arg, enum store_status status)
{
    struct loading *l = arg;
    if (status != STORE_OK)
        log_fatal("lines", "what is done cannot be read, status=%d", (int)status);
    l->done(l->arg);
    errand_end(l);
}

static void once_make(struct lobby *lobby)
{
    lobby->once = xcalloc(1, sizeof(*lobby->once));
}

static void once_load(struct lobby *lobby, void (*done)(void *arg), void *arg)
{
    struct loading *l = errand_new(lobby, NULL, sizeof(*l));
    l->done = done;
    l->arg = arg;
    store_lines(lobby->deps.store, line_read, lines_read, l);
}

static void once_end(struct lobby *lobby)
{
    struct once_lines *known = lobby->once;
    for (size_t i = 0; i < known->n; i++)
        free((char *)known->line[i].answer);
    free(known->line);
    free(known);
}

/* In the order of the store, whose numbers are signed. */
static bool before(const struct store_line *line, uint64_t conn, uint64_t command, int part)
{
    if (line->conn != conn)
        return (int64_t)line->conn < (int64_t)conn;
    return line->command != command ? line->command < command : line->part < part;
}

/* The index of the first row that is not before this part of the line; `known->n`: there is none.
 */
static size_t find(const struct once_lines *known, uint64_t conn, uint64_t command, int part)
{
    size_t from = 0, to = known->n;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (before(&known->line[middle], conn, command, part))
            from = middle + 1;
        else
            to = middle;
    }
    return from < known->n && known->line[from].conn == conn && known->line[from].command == command
               ? from
               : known->n;
}

bool once_did(const struct lobby *lobby, uint64_t conn, uint64_t command, int part)
{
    size_t at = find(lobby->once, conn, command, part);
    return command != 0 && at < lobby->once->n && lobby->once->line[at].part == part;
}

static void entered(void *arg, enum store_status status, const struct store_account *account)
{
    struct session *s = errand_session(arg);
    if (s && status == STORE_OK)
        s->lobby->hooks->enter(s, account);
    errand_end(arg);
}

const char once_before[] =
    N_("The room restarted before it answered your last line. Type `look` to see what came of it.");

/* Looks at the rows of one line, from `at` on: who is on because of it, and the words of its
 * answer. True: all of the line is done. */
static bool line_done(const struct once_lines *known, size_t at, int64_t *account,
                      const char **words)
{
    const struct store_line *first = &known->line[at];
    bool done = false;
    for (; at < known->n; at++) {
        const struct store_line *line = &known->line[at];
        if (line->conn != first->conn || line->command != first->command)
            break;
        if (line->account != 0)
            *account = line->account;
        if (line->part == ONCE_BEGUN)
            continue;
        done = true;
        if (line->answer[0] != '\0')
            *words = line->answer;
    }
    return done;
}

bool once_again(struct session *s)
{
    const struct once_lines *known = s->lobby->once;
    size_t at = find(known, s->conn, s->command, ONCE_LINE);
    int64_t account = 0;
    const char *words = NULL;
    if (at == known->n || !line_done(known, at, &account, &words))
        return false;
    struct buf answer = {0};
    if (words)
        buf_puts(&answer, words);
    else if (account == 0)
        session_say(s, "%s", tr(once_before));
    session_show(s, &answer);
    s->lobby->hooks->dialogue_end(s);
    if (account != 0 && account != s->person)
        store_account_by_id(s->lobby->deps.store, account, entered,
                            errand_new(s->lobby, s, sizeof(struct errand)));
    return true;
}

/* ---- Forgetting ---- */

void once_trim(struct lobby *lobby)
{
    if (!lobby->loaded || !lobby->synced)
        return;
    struct once_lines *known = lobby->once;
    size_t kept = 0;
    for (size_t i = 0; i < known->n; i++) {
        struct store_line line = known->line[i];
        bool last = i + 1 == known->n || known->line[i + 1].conn != line.conn;
        struct session *s = lobby_by_conn(lobby, line.conn);
        if (s) {
            s->wrote = true;
            known->line[kept++] = line;
            continue;
        }
        free((char *)line.answer);
        if (last)
            store_lines_forget(lobby->deps.store, line.conn, NULL, NULL);
    }
    known->n = kept;
}

void once_gone(struct session *s)
{
    if (s->wrote)
        store_lines_forget(s->lobby->deps.store, s->conn, NULL, NULL);
}

const struct lobby_part once_part = {
    .make = once_make, .load = once_load, .begin = once_trim, .end = once_end};
