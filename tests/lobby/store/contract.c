/*
 * See contract.h.
 */
#include "contract.h"

#include "pglab.h"
#include "server.h"
#include "store_fresh.h"
#include "xalloc.h"

static enum { IN_SQLITE, IN_POSTGRESQL } where; /* set by the suite */
static struct pglab *server;                    /* for all tests, */
static char *database, *room;                   /* with these urls: of its owner, of the room */
static bool kept;                               /* what it holds when it is new */
struct clock_virtual contract_clock;

int contract_sqlite(void)
{
    where = IN_SQLITE;
    return 0;
}

/* The room has a role of its own with the rights that it needs, and no others. */
int contract_postgresql(void)
{
    char why[512];
    where = IN_POSTGRESQL;
    if (!server) {
        server = pglab_start(NULL);
        database = pglab_database(server);
        room = xasprintf("%s&user=room", database);
        free(pglab_sql(database, "CREATE ROLE room LOGIN"));
        if (store_server_init(database, "room", why, sizeof(why)) != 0) {
            printf("Bail out! %s\n", why);
            exit(99);
        }
    }
    return 0;
}

void contract_end(void)
{
    if (server)
        pglab_free(&server);
    free(database);
    free(room);
}

static char *url_new(void)
{
    if (where == IN_POSTGRESQL) {
        if (kept)
            pglab_rows_restore(database);
        return xstrdup(room);
    }
    return xstrdup(store_fresh_url());
}

struct store *store_new(void)
{
    char why[512];
    clock_virtual_init(&contract_clock, 1000000);
    FREED char *url = url_new();
    struct store *s = store_open(url, &contract_clock.clock, why, sizeof(why));
    if (!s) {
        printf("Bail out! %s\n", why);
        exit(99);
    }
    if (where == IN_POSTGRESQL && !kept) {
        pglab_rows_keep(database);
        kept = true;
    }
    return s;
}

void store_gone(struct store **s)
{
    store_close(s);
    CU_ASSERT_PTR_NULL(*s);
}

/* Every test ends with the books in order. */
void store_end(struct store **s)
{
    sums_check(*s);
    store_gone(s);
}

struct store *store_with_two(int64_t amount)
{
    struct store *s = store_new();
    IS(account_make(s, 10, "Ann", amount), STORE_OK);
    IS(account_make(s, 11, "Bob", amount), STORE_OK);
    return s;
}

/* ---- Reading ---- */

enum store_status account_change(struct store *s, const struct store_account *account,
                                 const struct store_entry *entries, int count)
{
    return ANSWER_OF(s, store_account_update, account, STORE_PARTS, entries, count);
}

static void table_see(void *arg, const struct store_table *table)
{
    struct tables_seen *seen = arg;
    if (seen->count < 4) {
        seen->table[seen->count] = *table;
        snprintf(seen->text[seen->count], STORE_LONG_MAX, "%s", table->text);
    }
    seen->count++;
}

struct tables_seen *tables_read(struct store *s)
{
    static struct tables_seen seen;
    IS(ANSWER_ROWS(s, &seen, store_open_tables, table_see), STORE_OK);
    return &seen;
}

enum store_status table_put(struct store *s, int64_t id, int32_t number, const char *text)
{
    const struct store_table table = {.id = id, .number = number, .game = 7, .text = text};
    return ANSWER_OF(s, store_table_put, &table);
}

static struct {
    struct text_seen rows;
    int64_t reached[16];
    int count;
} scores;

static void score_see(void *arg, const struct store_score *score)
{
    text_add(arg, "%s %s %d %d %d %d%s\n", score->name, score->game[0] != '\0' ? score->game : "*",
             (int)score->xp, score->games, score->won, score->streak,
             score->hidden ? " hidden" : "");
    if (scores.count < 16)
        scores.reached[scores.count++] = score->reached_ms;
}

const char *scores_read(struct store *s, int64_t from_ms)
{
    scores.count = 0;
    IS(ANSWER_ROWS(s, &scores.rows, store_scores, 0, from_ms, score_see), STORE_OK);
    return scores.rows.text;
}

int64_t scores_reached(int row)
{
    return scores.reached[row];
}

void play(struct store *s, int64_t id, const char *rules, int winner, int64_t at_ms)
{
    struct store_game game = game_of(id, 10, 11, 0);
    snprintf(game.game, sizeof(game.game), "%s", rules);
    IS(game_begin(s, &game), STORE_OK);
    clock_virtual_advance(&contract_clock, 10);
    IS(game_end(s, &game, 1, winner, at_ms), STORE_OK);
}

void sanction_put(struct store *s, const struct store_sanction *sanction)
{
    IS(ANSWER_OF(s, store_sanctions_put, sanction, 1), STORE_OK);
}

static void audit_see(void *arg, const struct store_audit *audit)
{
    struct audits_seen *seen = arg;
    if (seen->count++ == 0)
        seen->first = *audit;
}

struct audits_seen audits_fit(struct store *s, const struct store_audit_query *query)
{
    struct audits_seen seen;
    IS(ANSWER_ROWS(s, &seen, store_audit_list, query, audit_see), STORE_OK);
    return seen;
}

struct audits_seen audits_read(struct store *s, const char *about, int limit)
{
    struct store_audit_query query = {.limit = limit};
    snprintf(query.about, sizeof(query.about), "%s", about ? about : "");
    return audits_fit(s, &query);
}

int audit_count(struct store *s, const char *about)
{
    return audits_read(s, about, 100).count;
}
