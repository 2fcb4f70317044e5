/*
 * See once.h.
 */
#include "once.h"

#include "log.h"
#include "session.h"
#include "session_hooks.h"

/* What a line has written, while its session is there. */
struct once_note {
    struct once_note *next;
    struct store_line line; /* the answer is owned */
};

/* A connection whose link was lost, until it comes back or its door says that it does not. */
struct parted {
    uint64_t conn;
    uint64_t done;       /* the number of its last line that is done */
    bool wrote;          /* the store has lines of it */
    struct person guest; /* who keeps the seat until then; id 0: nobody */
};

/* The lines that a door may send again: those that the store had at the start, and those of
 * connections whose link was lost since. They are in the order of connection, line and part. */
struct once_lines {
    struct store_line *line; /* each answer is owned */
    size_t n, cap;
    struct map parted;      /* struct parted, by connection */
    struct node_set synced; /* nodes whose doors have told of all their connections, or are gone */
};

/* ---- Writing ---- */

PRINTF(2, 0) static void once_keep(char **text, const char *format, va_list args)
{
    BUF_LOCAL said = {0};
    buf_vprintf(&said, format, args);
    session_keep(text, buf_text(&said));
}

void errand_keep_answer(void *arg, const char *format, ...)
{
    struct errand *errand = arg;
    va_list args;
    va_start(args, format);
    once_keep(&errand->said, tr(format), args);
    va_end(args);
}

void errand_show_answer(void *arg)
{
    struct errand *errand = arg;
    struct session *s = errand_session(errand);
    if (s && errand->said)
        session_say(s, "%s", errand->said);
}

void errand_answered(void *arg, bool stored, const char *no, ...)
{
    struct session *s = errand_session(arg);
    va_list args;
    va_start(args, no);
    if (stored)
        errand_show_answer(arg);
    else if (s)
        session_vsay(s, no, args);
    va_end(args);
    errand_end(arg);
}

void once_answer(struct session *s, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    once_keep(&s->answer, tr(format), args);
    va_end(args);
}

void once_show(struct session *s)
{
    if (s->answer)
        session_say(s, "%s", s->answer);
}

/* Whether the row comes before this part of the line in the order of the store, whose numbers are
 * signed. */
static bool once_precedes(const struct store_line *line, uint64_t conn, uint64_t command, int part)
{
    if (line->conn != conn)
        return (int64_t)line->conn < (int64_t)conn;
    return line->command != command ? line->command < command : line->part < part;
}

/* The index of the first row that is not before this part of the line. */
static size_t once_place(const struct once_lines *known, uint64_t conn, uint64_t command, int part)
{
    size_t from = 0, to = known->n;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (once_precedes(&known->line[middle], conn, command, part))
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

/* Adds a row in its place, and takes over its answer. */
static void once_known_add(struct once_lines *known, const struct store_line *line)
{
    size_t at = once_place(known, line->conn, line->command, line->part);
    XGROW(known->line, known->n, known->cap);
    memmove(known->line + at + 1, known->line + at, (known->n - at) * sizeof(*known->line));
    known->line[at] = *line;
    known->n++;
}

void once_forget(struct session *s, uint64_t oldest)
{
    struct once_note *note, **at = &s->notes;
    while ((note = *at)) {
        if (note->line.command >= oldest) {
            at = &note->next;
            continue;
        }
        *at = note->next;
        free((char *)note->line.answer);
        free(note);
    }
}

bool once_line(struct lobby *lobby, struct store_line *line)
{
    struct session *s = lobby_by_conn(lobby, line->conn);
    struct store_line kept = *line;
    if (line->command == 0 || (!s && !map_get(&lobby->once->parted, line->conn)))
        return false; /* there is no line, or the session is gone and nobody sends it again */
    kept.answer = xstrdup(line->answer);
    if (!s || s->held) { /* the line is of the session before the link was lost */
        line->oldest = 0;
        once_known_add(lobby->once, &kept);
        return true;
    }
    s->wrote = true;
    line->oldest = s->oldest < line->command ? s->oldest : line->command;
    once_forget(s, line->oldest);
    struct once_note *note = xcalloc(1, sizeof(*note));
    *note = (struct once_note){.next = s->notes, .line = kept};
    s->notes = note;
    return true;
}

void errand_writes_part(void *arg, int part, const struct store_attached *more)
{
    const struct errand *errand = arg;
    struct lobby *lobby = errand->lobby;
    struct store_attached attached = {0};
    struct store_line line = {.conn = errand->conn, .command = errand->command, .part = part};
    BUF_LOCAL answer = {0};
    const struct session *s = lobby_by_conn(lobby, errand->conn);
    const char *said = errand->said ? errand->said
                       : s && s->serial == errand->serial && s->command == errand->command
                           ? s->answer
                           : NULL;
    if (more)
        attached = *more;
    if (part != ONCE_LOGIN && said)
        buf_printf(&answer, "%s\n", said);
    line.answer = buf_text(&answer);
    line.account = errand->becomes;
    if (once_line(lobby, &line))
        attached.line = &line;
    store_attach(lobby->deps.store, &attached);
}

void errand_writes(void *errand, const struct store_attached *more)
{
    errand_writes_part(errand, ONCE_LINE, more);
}

/* ---- Reading ---- */

static void once_line_read(void *arg, const struct store_line *line)
{
    struct store_line kept = *line;
    kept.answer = xstrdup(line->answer);
    once_known_add(((struct load *)arg)->errand.lobby->once, &kept);
}

/* Without these rows a line could be done twice, so a failure to read them ends the process. */
static void once_lines_read(void *arg, enum store_status status)
{
    if (status != STORE_OK)
        log_fatal("lines", "what is done cannot be read, status=%d", (int)status);
    load_end(arg, status);
}

static void once_load(struct lobby *lobby)
{
    store_lines(lobby->deps.store, once_line_read, once_lines_read, load_new(lobby, "lines"));
}

static void once_end(struct lobby *lobby)
{
    struct once_lines *known = lobby->once;
    for (size_t i = 0; i < known->n; i++)
        free((char *)known->line[i].answer);
    map_free_all(&known->parted);
    free(known->line);
}

/* The index of this part of the line, or of the first one after it; `known->n`: there is none of
 * that line. */
static size_t once_find(const struct once_lines *known, uint64_t conn, uint64_t command, int part)
{
    size_t at = once_place(known, conn, command, part);
    return at < known->n && known->line[at].conn == conn && known->line[at].command == command
               ? at
               : known->n;
}

bool once_did(const struct lobby *lobby, uint64_t conn, uint64_t command, int part)
{
    size_t at = once_find(lobby->once, conn, command, part);
    return command != 0 && at < lobby->once->n && lobby->once->line[at].part == part;
}

const char once_before[] =
    N_("The room restarted before it answered your last line. Type `look` to see what came of it.");

bool once_again(struct session *s)
{
    const struct once_lines *known = s->lobby->once;
    int64_t account = 0;      /* the account that the line has logged in */
    const char *words = NULL; /* the words of its answer */
    bool done = false;
    for (size_t at = once_find(known, s->conn, s->command, ONCE_LINE); at < known->n; at++) {
        const struct store_line *line = &known->line[at];
        if (line->conn != s->conn || line->command != s->command)
            break;
        if (line->account != 0)
            account = line->account;
        if (line->part == ONCE_BEGUN)
            continue;
        done = true;
        if (line->answer[0] != '\0')
            words = line->answer;
    }
    if (!done)
        return false;
    struct buf answer = {0};
    if (words)
        buf_puts(&answer, words);
    else if (account == 0)
        session_say(s, "%s", tr(once_before));
    session_show(s, &answer);
    s->lobby->hooks->again(s, account);
    return true;
}

/* ---- Forgetting ---- */

/* Forgets the lines of connections that did not come back, once their door has told of all its
 * connections. */
static void once_trim(void *arg)
{
    struct lobby *lobby = arg;
    struct once_lines *known = lobby->once;
    size_t kept = 0;
    for (size_t i = 0; i < known->n; i++) {
        struct store_line line = known->line[i];
        bool last = i + 1 == known->n || known->line[i + 1].conn != line.conn;
        struct session *s = lobby_by_conn(lobby, line.conn);
        /* A connection whose link was lost may still come back, even if a door has told of all its
         * connections. */
        if (s || !node_set_has(&known->synced, term_node_of(line.conn)) ||
            map_get(&known->parted, line.conn)) {
            if (s)
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

void once_synced(struct lobby *lobby, const struct node_set *nodes)
{
    struct parted *parted;
    for (size_t i = 0; i < sizeof(nodes->bits) / sizeof(*nodes->bits); i++)
        lobby->once->synced.bits[i] |= nodes->bits[i];
    /* Connections of these nodes that were parted and did not come back are given up. */
    for (size_t at = 0; (parted = map_next(&lobby->once->parted, &at));) {
        if (!node_set_has(nodes, term_node_of(parted->conn)))
            continue;
        int32_t table = parted->guest.id != 0 && !lobby_by_person(lobby, parted->guest.id)
                            ? tables_seat_of(lobby->tables, parted->guest.id)
                            : 0;
        if (parted->wrote)
            store_lines_forget(lobby->deps.store, parted->conn, NULL, NULL);
        if (table != 0)
            tables_send(lobby->tables, &(struct table_message){.kind = TABLE_LEAVE,
                                                               .table = table,
                                                               .from = parted->guest});
        map_remove(&lobby->once->parted, parted->conn);
        free(parted);
        at--; /* another one may have moved to this place */
    }
    if (lobby->loaded)
        once_trim(lobby);
}

/* ---- Links that are lost ---- */

void once_parted(struct session *s, uint64_t done)
{
    struct once_lines *known = s->lobby->once;
    struct parted *parted = xcalloc(1, sizeof(*parted));
    struct once_note *note;
    s->parted = true;
    parted->conn = s->conn;
    parted->done = done > s->done_before ? done : s->done_before;
    parted->wrote = s->wrote;
    if (s->kind == PERSON_GUEST && s->person != 0)
        parted->guest = session_person(s);
    map_put(&known->parted, s->conn, parted);
    for (note = s->notes; note; note = note->next) {
        once_known_add(known, &note->line);
        note->line.answer = NULL;
    }
}

/* Whether something that an earlier session of the connection began is not done yet. */
static bool once_has_errands(const struct session *s)
{
    const struct errand *errand;
    LIST_FOREACH (errand, &s->lobby->errands, link)
        if (errand->of_session && errand->conn == s->conn && errand->serial != s->serial)
            return true;
    return false;
}

bool once_back(struct session *s)
{
    FREED struct parted *parted = map_remove(&s->lobby->once->parted, s->conn);
    if (!parted)
        return true;
    s->done_before = parted->done;
    s->wrote = parted->wrote;
    s->held = once_has_errands(s);
    return !s->held;
}

void once_errand_ended(struct lobby *lobby, uint64_t conn)
{
    struct session *s = lobby_by_conn(lobby, conn);
    if (!s || !s->held || once_has_errands(s))
        return;
    s->held = false;
    if (lobby->loaded)
        lobby->hooks->begin(s);
}

const struct lobby_part once_part = {LOBBY_SLOT(once), .load = once_load, .begin = once_trim,
                                     .end = once_end};
