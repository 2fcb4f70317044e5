/*
 * Statements, pipelines and errors of PostgreSQL.
 */
#include "db_postgresql.h"

#include <endian.h>
#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>

#include "clock.h"
#include "log.h"
#include "mix.h"
#include "statement.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    PARAMETERS = 32,
    LOOK_MS = 3000, /* after this long without an answer, looks whether the server works on it */
    PATIENCE_MS = 5000, /* how long to wait for an answer while the store is closing */
    TYPE_INT8 = 20
};

/* An answer to a statement that nobody has read yet. */
struct pg_answer {
    STAILQ_ENTRY(pg_answer) all;
    PGresult *result;
};

struct pg_statement {
    struct pg_statement *next;
    char *source; /* as it was given */
    char *sql;    /* with $1 for ?1 */
    char name[24];
    int parameters;
    Oid type[PARAMETERS];
    const char *value[PARAMETERS];
    int length[PARAMETERS], binary[PARAMETERS];
    int64_t number[PARAMETERS]; /* in network order */
    bool prepared;              /* on the present connection */
    bool executed;
    STAILQ_HEAD(, pg_answer) answers; /* oldest first */
    PGresult *result;                 /* the answer whose rows are read */
    int row;
};

static struct db_postgresql *db_postgresql_of(struct db *db)
{
    return (struct db_postgresql *)db;
}

/* ---- What goes wrong ---- */

/* Copies a message of PostgreSQL to `out`, without line ends, and returns it. */
static const char *db_postgresql_said(const char *text, char *out, size_t cap)
{
    utf8_copy(text, out, cap);
    for (char *c = out; *c != '\0'; c++)
        if (*c == '\n')
            *c = ' ';
    for (size_t end = strlen(out); end > 0 && out[end - 1] == ' ';)
        out[--end] = '\0';
    return out;
}

/* Notes that the connection is lost, and logs why. `why` NULL: libpq says why. */
static void db_postgresql_lost(struct db_postgresql *db, const char *why)
{
    char error[256];
    if (db->trouble == DB_LOST)
        return;
    db->trouble = DB_LOST;
    log_warn("store-lost", "connection=\"%s\" error=\"%s\"", db->name,
             db_postgresql_said(why ? why : PQerrorMessage(db->conn), error, sizeof(error)));
}

static bool db_postgresql_is_one_of(const char *state, const char *const *list)
{
    for (; *list; list++)
        if (strncmp(state, *list, strlen(*list)) == 0)
            return true;
    return false;
}

/* With these states the server says that it does not know a statement that we have prepared, or
 * knows one that we have not prepared. So something in between has given the connection to somebody
 * else. */
#define STATES_LENT "26000", "42P05"
static const char *const states_lent[] = {STATES_LENT, NULL};
/* States of the whole server or connection: connection exceptions, read only (it has become a
 * standby), shutdown and crash, idle too long. */
static const char *const states_lost[] = {"08",    "25006",     "57P", "25P03",
                                          "25P04", STATES_LENT, NULL};
/* Serialization failures, deadlocks, locks that could not be had; what an administrator or a
 * limit has cancelled; no memory or too many connections. */
static const char *const states_again[] = {"40", "55", "57014", "53200", "53300", "53400", NULL};

static enum store_status db_postgresql_status_of(const char *state)
{
    if (strcmp(state, "23505") == 0)
        return STORE_TAKEN;
    /* a row is not there to which a value refers, or from which a value was to be taken */
    if (strcmp(state, "23503") == 0 || strcmp(state, "23502") == 0)
        return STORE_NONE;
    if (strcmp(state, "23514") == 0 || strncmp(state, "22", 2) == 0)
        return STORE_REFUSED;
    if (strcmp(state, "53100") == 0)
        return STORE_FULL;
    return STORE_OK;
}

/* Notes an error with which the server has answered a statement. */
static void db_postgresql_failed(struct db_postgresql *db, const PGresult *result,
                                 const char *doing)
{
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    char error[256];
    utf8_copy(state ? state : "", db->state, sizeof(db->state));
    db_postgresql_said(PQresultErrorMessage(result), error, sizeof(error));
    if (db->trouble == DB_LOST)
        return;
    if (!state || db_postgresql_is_one_of(state, states_lost)) {
        db->trouble = DB_LOST;
        log_warn("store-lost", "connection=\"%s\" state=%s error=\"%s\"", db->name, db->state,
                 error);
    } else if (db_postgresql_is_one_of(state, states_again)) {
        db->trouble = DB_AGAIN;
        log_info("store-again", "connection=\"%s\" state=%s error=\"%s\"", db->name, db->state,
                 error);
    } else if (db_postgresql_status_of(state) != STORE_OK) {
        if (db->trouble == DB_SOUND) {
            db->trouble = DB_UNDONE;
            db->refused = db_postgresql_status_of(state);
        }
    } else {
        log_fatal("store-failed", "state=%s error=\"%s\" doing=\"%s\"", state, error, doing);
    }
}

/* ---- Waiting ---- */

/* Waits until the answer is there. A commit may take as long as a standby is away. False: the
 * connection broke; the answer is too long; the store is closing, and the server has not answered
 * for too long; or no server that can be written to works on an answer. The last happens when a
 * server froze and its standby was promoted. The frozen server never answers, and connections to it
 * do not break while its machine, or something in between, still runs. */
static bool db_postgresql_answer_wait(struct db_postgresql *db)
{
    bool stopped = false;
    if (!PQisBusy(db->conn))
        return true;
    for (int64_t until = clock_mono(&clock_system) + LOOK_MS;;) {
        switch (statement_wait(db->conn, stopped ? -1 : db->stop_fd, until, db->most)) {
        case STATEMENT_ANSWERED: return true;
        case STATEMENT_BROKEN: return false;
        case STATEMENT_LONG: db_postgresql_lost(db, statement_long); return false;
        case STATEMENT_STOPPED:
            stopped = true;
            until = clock_mono(&clock_system) + PATIENCE_MS;
            break;
        case STATEMENT_LATE:
            if (stopped)
                return false;
            if (db->url && postgresql_backend_gone(db->url, db->backend)) {
                db_postgresql_lost(db, "the server that can be written to does not work on it");
                return false;
            }
            until = clock_mono(&clock_system) + LOOK_MS;
        }
    }
}

/* The next result; NULL: the present statement has no more, or the connection is lost. */
static PGresult *db_postgresql_result_next(struct db_postgresql *db)
{
    if (!db_postgresql_answer_wait(db)) {
        db_postgresql_lost(db, NULL);
        return NULL;
    }
    return PQgetResult(db->conn);
}

/* Takes the oldest answer out. NULL: there is none. */
static PGresult *db_postgresql_answer_take(struct pg_statement *st)
{
    FREED struct pg_answer *answer = STAILQ_FIRST(&st->answers);
    if (!answer)
        return NULL;
    STAILQ_REMOVE_HEAD(&st->answers, all);
    return answer->result;
}

static void db_postgresql_answers_drop(struct pg_statement *st)
{
    while (!STAILQ_EMPTY(&st->answers))
        PQclear(db_postgresql_answer_take(st));
}

/* Reads the result of a step. Keeps it if it has rows for somebody to read, else frees it. */
static void db_postgresql_step_take(struct db_postgresql *db, const struct pg_step *step,
                                    PGresult *result)
{
    struct pg_statement *st = step->statement;
    const ExecStatusType status = PQresultStatus(result);
    const bool done = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    if (done && step->kind != PG_PREPARE) {
        db->changed = atoi(PQcmdTuples(result));
        if (step->kind == PG_RUN_SOME && db->changed == 0 && db->trouble == DB_SOUND) {
            db->trouble = DB_UNDONE;
            db->refused = STORE_NONE;
        }
        /* a transaction that failed ends with a rollback, even if it was to commit */
        if (step->kind == PG_COMMIT)
            db->committed = strcmp(PQcmdStatus(result), "COMMIT") == 0;
        if (step->kind == PG_ROWS) {
            struct pg_answer *answer = xcalloc(1, sizeof(*answer));
            answer->result = result;
            STAILQ_INSERT_TAIL(&st->answers, answer, all);
            return;
        }
    } else if (!done) {
        if (step->kind == PG_PREPARE)
            st->prepared = false;
        if (status != PGRES_PIPELINE_ABORTED)
            db_postgresql_failed(db, result, st->sql);
    }
    PQclear(result);
}

static void db_postgresql_steps_forget(struct db_postgresql *db)
{
    db->nsteps = db->unsure = 0;
    atomic_store_explicit(&db->depth, 0, memory_order_relaxed);
}

/* Waits for the results of all statements that were sent. */
static void db_postgresql_settle(struct db_postgresql *db)
{
    if (db->nsteps == 0)
        return;
    db->most =
        statement_received(db->conn) + (db->answers_most > 0 ? db->answers_most : STATEMENT_MOST);
    if (db->trouble != DB_LOST && !PQpipelineSync(db->conn))
        db_postgresql_lost(db, NULL);
    for (int i = 0; i < db->nsteps; i++) {
        const struct pg_step *step = &db->step[i];
        PGresult *result = db->trouble == DB_LOST ? NULL : db_postgresql_result_next(db);
        /* If the connection broke, libpq gives no result for the statement that was under way. */
        if (!result) {
            if (db->trouble != DB_LOST)
                db_postgresql_lost(db, NULL);
            if (step->kind == PG_PREPARE)
                step->statement->prepared = false;
            continue;
        }
        db_postgresql_step_take(db, step, result);
        if (db->trouble != DB_LOST &&
            (result = db_postgresql_result_next(db))) /* NULL ends each statement */
            PQclear(result);
    }
    db_postgresql_steps_forget(db);
    PGresult *sync = db->trouble == DB_LOST ? NULL : db_postgresql_result_next(db);
    if (!sync || PQresultStatus(sync) != PGRES_PIPELINE_SYNC)
        db_postgresql_lost(db, NULL);
    PQclear(sync);
}

static void db_postgresql_step_add(struct db_postgresql *db, struct pg_statement *st, int kind)
{
    db->step[db->nsteps++] = (struct pg_step){.statement = st, .kind = kind};
    db->unsure += kind == PG_RUN_SOME;
    atomic_store_explicit(&db->depth, db->nsteps, memory_order_relaxed);
    if (db->nsteps > atomic_load_explicit(&db->deepest, memory_order_relaxed))
        atomic_store_explicit(&db->deepest, db->nsteps, memory_order_relaxed);
}

static void db_postgresql_statement_send(struct db_postgresql *db, struct pg_statement *st,
                                         int kind)
{
    if (db->nsteps > PG_PIPELINE - 2) {
        db_postgresql_settle(db);
        if (db->trouble != DB_SOUND)
            return;
    }
    if (!st->prepared) {
        if (!PQsendPrepare(db->conn, st->name, st->sql, st->parameters, st->type)) {
            db_postgresql_lost(db, NULL);
            return;
        }
        st->prepared = true;
        db_postgresql_step_add(db, st, PG_PREPARE);
    }
    if (PQsendQueryPrepared(db->conn, st->name, st->parameters, st->value, st->length, st->binary,
                            0))
        db_postgresql_step_add(db, st, kind);
    else
        db_postgresql_lost(db, NULL);
}

/* ---- The engine ---- */

/* Writes $1, $2 and so on for the parameters. "?3" is parameter 3; "?" alone is the one after the
 * highest so far. */
static char *db_postgresql_numbered(const char *sql, int *highest)
{
    char *out = xmalloc(strlen(sql) * 2 + 8), *at = out;
    bool quoted = false;
    *highest = 0;
    while (*sql != '\0') {
        quoted ^= *sql == '\'';
        if (quoted || *sql != '?') {
            *at++ = *sql++;
            continue;
        }
        char *end;
        int number = (int)strtol(++sql, &end, 10);
        if (end == sql)
            number = *highest + 1;
        sql = end;
        *highest = number > *highest ? number : *highest;
        at += sprintf(at, "$%d", number);
    }
    *at = '\0';
    return out;
}

/* Statements are found by their text. So two literals with the same text share one, and must not be
 * open at the same time. */
static void *db_postgresql_prepare(struct db *base, const char *sql)
{
    struct db_postgresql *db = db_postgresql_of(base);
    for (struct pg_statement *st = db->statements; st; st = st->next)
        if (strcmp(st->source, sql) == 0)
            return st;
    struct pg_statement *st = xcalloc(1, sizeof(*st));
    st->source = xstrdup(sql);
    st->sql = db_postgresql_numbered(sql, &st->parameters);
    if (st->parameters > PARAMETERS)
        log_fatal("store-statements", "more than %d parameters: %s", PARAMETERS, sql);
    for (int i = 0; i < st->parameters; i++)
        st->type[i] = TYPE_INT8;
    STAILQ_INIT(&st->answers);
    /* A pooler may mix up connections, so a name means the same statement on all of them. */
    utf8_printf(st->name, sizeof(st->name), "s%016" PRIx64, mix_bytes(0, sql, strlen(sql)));
    st->next = db->statements;
    db->statements = st;
    return st;
}

static void db_postgresql_set(void *statement, int parameter, enum db_type type, const void *value,
                              size_t size)
{
    /* The numbers of types that are in every PostgreSQL (catalog/pg_type.dat). */
    static const Oid types[] = {[DB_NUMBER] = TYPE_INT8, [DB_TEXT] = 25, [DB_BYTES] = 17};
    struct pg_statement *st = statement;
    const int at = parameter - 1;
    if (type == DB_NUMBER) {
        st->number[at] = (int64_t)htobe64(*(const uint64_t *)value);
        value = &st->number[at];
        size = sizeof(st->number[at]);
    }
    st->type[at] = types[type];
    st->value[at] = value;
    st->length[at] = (int)size;
    st->binary[at] = type != DB_TEXT;
}

static void db_postgresql_reset(void *statement)
{
    struct pg_statement *st = statement;
    PQclear(st->result);
    st->result = NULL;
    st->executed = false;
    memset(st->value, 0, sizeof(st->value));
}

static bool db_postgresql_row(struct db *base, void *statement)
{
    struct db_postgresql *db = db_postgresql_of(base);
    struct pg_statement *st = statement;
    if (!st->executed) {
        st->executed = true;
        st->row = -1;
        if (db->trouble == DB_SOUND && (db->asking || STAILQ_EMPTY(&st->answers)))
            db_postgresql_statement_send(db, st, PG_ROWS);
        if (db->asking)
            return false;
        db_postgresql_settle(db);
        st->result = db_postgresql_answer_take(st);
    }
    if (db->trouble != DB_SOUND || !st->result)
        return false;
    return ++st->row < PQntuples(st->result);
}

static const char *db_postgresql_get_text(void *statement, int column)
{
    struct pg_statement *st = statement;
    return PQgetisnull(st->result, st->row, column) ? NULL
                                                    : PQgetvalue(st->result, st->row, column);
}

/* Sums of BIGINT are NUMERIC, which has the same text; a condition is "t" or "f". */
static int64_t db_postgresql_get_int(void *statement, int column)
{
    const char *text = db_postgresql_get_text(statement, column);
    if (!text)
        return 0;
    return text[0] == 't' ? 1 : strtoll(text, NULL, 10);
}

/* bytea_output is hex (postgresql_url.c). */
static void db_postgresql_get_bytes(void *statement, int column, void *out, size_t size)
{
    const char *text = db_postgresql_get_text(statement, column);
    if (text && strncmp(text, "\\x", 2) == 0)
        sodium_hex2bin(out, size, text + 2, strlen(text + 2), NULL, NULL, NULL);
}

static enum store_status db_postgresql_run(struct db *base, void *statement, bool some)
{
    struct db_postgresql *db = db_postgresql_of(base);
    enum store_status status = STORE_REFUSED;
    if (db->trouble == DB_SOUND) {
        db_postgresql_statement_send(db, statement, some ? PG_RUN_SOME : PG_RUN);
        if (!db->ahead)
            db_postgresql_settle(db);
        status = db->trouble == DB_SOUND ? STORE_OK : STORE_REFUSED;
        if (!db->ahead && db->trouble == DB_UNDONE) { /* a savepoint may undo the failure */
            db->trouble = DB_SOUND;
            status = db->refused;
        }
    }
    db_postgresql_reset(statement);
    return status;
}

static int db_postgresql_changed(struct db *base)
{
    db_postgresql_settle(db_postgresql_of(base));
    return db_postgresql_of(base)->changed;
}

static const struct db_engine engine = {
    .dialect = DB_POSTGRESQL,
    .prepare = db_postgresql_prepare,
    .set = db_postgresql_set,
    .row = db_postgresql_row,
    .get_int = db_postgresql_get_int,
    .get_text = db_postgresql_get_text,
    .get_bytes = db_postgresql_get_bytes,
    .run = db_postgresql_run,
    .reset = db_postgresql_reset,
    .changed = db_postgresql_changed,
};

/* ---- Connections and transactions ---- */

/* Logs warnings. If somebody has stopped a commit from waiting for the standby, the server says
 * that it has committed, and warns. So a warning after a commit was sent leaves it in doubt. */
static void db_postgresql_noticed(void *arg, const PGresult *result)
{
    struct db_postgresql *db = arg;
    char text[256];
    const char *severity = PQresultErrorField(result, PG_DIAG_SEVERITY_NONLOCALIZED);
    if (!severity || strcmp(severity, "WARNING") != 0)
        return;
    db->warned = db->warned || db->sent_commit;
    log_warn("store-notice", "connection=\"%s\" text=\"%s\"", db->name,
             db_postgresql_said(PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY), text,
                                sizeof(text)));
}

void db_postgresql_use(struct db_postgresql *db, PGconn *conn)
{
    db_postgresql_lose(db);
    db->db.engine = &engine;
    db->conn = conn;
    db->trouble = DB_SOUND;
    PQsetErrorVerbosity(conn, PQERRORS_DEFAULT);
    PQsetNoticeReceiver(conn, db_postgresql_noticed, db);
    if (db->url)
        postgresql_backend(conn, db->backend);
    PQenterPipelineMode(conn);
}

void db_postgresql_lose(struct db_postgresql *db)
{
    PQfinish(db->conn);
    db->conn = NULL;
    db_postgresql_steps_forget(db);
    db_postgresql_forget(db);
    for (struct pg_statement *st = db->statements; st; st = st->next)
        st->prepared = false;
}

void db_postgresql_close(struct db_postgresql *db)
{
    db_postgresql_lose(db);
    for (struct pg_statement *st = db->statements, *next; st; st = next) {
        next = st->next;
        db_postgresql_reset(st);
        db_postgresql_answers_drop(st);
        free(st->source);
        free(st->sql);
        free(st);
    }
    map_free(&db->db.statements);
    *db = (struct db_postgresql){0};
}

void db_postgresql_begin(struct db_postgresql *db, const char *begin, bool ahead)
{
    if (db->trouble != DB_LOST)
        db->trouble = DB_SOUND;
    db->sent_commit = db->committed = db->warned = false;
    db->ahead = true; /* BEGIN itself cannot fail, so nobody waits for its answer */
    db_change(&db->db, begin);
    db->ahead = ahead;
}

bool db_postgresql_lent(const struct db_postgresql *db)
{
    return db->trouble == DB_LOST && db_postgresql_is_one_of(db->state, states_lent);
}

bool db_postgresql_commit(struct db_postgresql *db)
{
    /* a statement that changed no row may be an error for us but not for the server, which would
     * commit */
    if (db->unsure > 0)
        db_postgresql_settle(db);
    if (db->trouble != DB_SOUND)
        return false;
    struct query query = query_open(&db->db, "COMMIT");
    db->sent_commit = true;
    db_postgresql_statement_send(db, query.statement, PG_COMMIT);
    db_postgresql_settle(db);
    query_close(&query);
    return db->committed && !db->warned;
}

bool db_postgresql_in_doubt(const struct db_postgresql *db)
{
    return db->committed ? db->warned : db->sent_commit && db->trouble == DB_LOST;
}

void db_postgresql_rollback(struct db_postgresql *db)
{
    db_postgresql_settle(db);
    if (db->trouble == DB_LOST)
        return;
    db->trouble = DB_SOUND;
    db->ahead = false;
    db_change(&db->db, "ROLLBACK");
}

/* ---- Asking ahead ---- */

void db_postgresql_asked(struct db_postgresql *db)
{
    db->asking = false;
    db_postgresql_settle(db);
    if (db->trouble != DB_SOUND)
        db_postgresql_forget(db);
}

void db_postgresql_forget(struct db_postgresql *db)
{
    for (struct pg_statement *st = db->statements; st; st = st->next)
        db_postgresql_answers_drop(st);
}
