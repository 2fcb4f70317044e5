/*
 * Events of cups in SQL.
 */
#include "store_sql.h"

static enum store_status sql_cup_event_insert(struct db *db, const struct store_cup_write *write)
{
    struct query query =
        query_open(db, "INSERT INTO cup_event (cup, seq, at_ms, body) VALUES (?, ?, ?, ?)");
    query_ints(&query, write->cup, write->seq, write->at_ms);
    query_text(&query, write->event);
    return query_run(&query);
}

/* A cup that is over has no deals left to play (CU-D15): opens its games. */
static enum store_status sql_cup_games_open(struct db *db, int64_t cup)
{
    return db_change(db, "UPDATE game SET closed = 0 WHERE cup = ? AND cup <> 0 AND closed <> 0",
                     cup);
}

enum store_status sql_cup_write(struct db *db, const struct request *request)
{
    const struct store_cup_write *write = request->cup_write;
    int64_t last =
        db_number(db, "SELECT coalesce(max(seq), 0) FROM cup_event WHERE cup = ?", write->cup);
    if (write->seq != last + 1)
        return write->seq <= last ? STORE_TAKEN : STORE_FENCED;
    enum store_status status =
        write->row ? sql_record_put(db, STORE_RECORD_CUP, write->row) : STORE_OK;
    if (status == STORE_OK)
        status = sql_cup_event_insert(db, write);
    if (status == STORE_OK && write->row && write->row->ended_ms != 0)
        status = sql_cup_games_open(db, write->cup);
    int64_t held = 0;
    for (int i = 0; status == STORE_OK && i < write->nentrants; i++) {
        held += write->entrants[i].held -
                db_number(db, "SELECT coalesce(sum(held), 0) FROM cup_entrant WHERE id = ?",
                          write->entrants[i].id);
        status = sql_record_put(db, STORE_RECORD_CUP_ENTRANT, &write->entrants[i]);
    }
    if (status == STORE_OK && held != request_escrow(request))
        status = STORE_REFUSED;
    return status;
}
