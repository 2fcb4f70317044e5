/*
 * The columns of rows that are not records: members of structs, in the order in which statements
 * name them.
 */
#include "store_sql.h"

#define COLUMN(of, member)    RECORD_FIELD(of, member, RECORD_NO_ACCOUNT, false)
#define READ_ONLY(of, member) RECORD_FIELD(of, member, RECORD_NO_ACCOUNT, true)

const struct record_table sql_account = {
    .size = sizeof(struct store_account),
    .field = {COLUMN(account, id), COLUMN(account, name), COLUMN(account, skeleton),
              COLUMN(account, password), COLUMN(account, role), COLUMN(account, created_ms),
              COLUMN(account, login_ms), COLUMN(account, allowance_day_ms),
              COLUMN(account, settings), READ_ONLY(account, xp), READ_ONLY(account, chips),
              READ_ONLY(account, dignity), READ_ONLY(account, merged_into),
              READ_ONLY(account, staked)}};
const struct record_table sql_game = {
    .size = sizeof(struct store_game),
    .field = {COLUMN(game, id),       COLUMN(game, table),       COLUMN(game, game),
              COLUMN(game, version),  COLUMN(game, competitive), COLUMN(game, bet),
              COLUMN(game, seed),     COLUMN(game, options),     COLUMN(game, started_ms),
              COLUMN(game, ended_ms), COLUMN(game, state),       COLUMN(game, open_vote),
              COLUMN(game, number),   COLUMN(game, shuffle),     COLUMN(game, ending),
              COLUMN(game, cup.cup),  COLUMN(game, cup.round),   COLUMN(game, cup.table),
              COLUMN(game, unrated),  COLUMN(game, deal),        COLUMN(game, closed)}};
const struct record_table sql_seat = {
    .size = sizeof(struct store_seat),
    .field = {COLUMN(seat, account), COLUMN(seat, name), COLUMN(seat, kind), COLUMN(seat, level)}};
const struct record_table sql_seat_result = {.size = sizeof(struct store_seat),
                                             .field = {COLUMN(seat, place), COLUMN(seat, outcome),
                                                       COLUMN(seat, left), COLUMN(seat, xp),
                                                       COLUMN(seat, chips), COLUMN(seat, dignity),
                                                       COLUMN(seat, cards), COLUMN(seat, absent)}};
const struct record_table sql_seat_rating = {
    .size = sizeof(struct store_seat),
    .field = {COLUMN(seat, rated), COLUMN(seat, rating), COLUMN(seat, rating_moved),
              COLUMN(seat, rating_mu), COLUMN(seat, rating_sigma)}};
const struct record_table sql_posted = {
    .size = sizeof(struct store_posted),
    .field = {COLUMN(posted, entry.account), COLUMN(posted, seq), COLUMN(posted, entry.game),
              COLUMN(posted, entry.currency), COLUMN(posted, entry.amount),
              COLUMN(posted, entry.reason), COLUMN(posted, entry.note), COLUMN(posted, at_ms)}};
const struct record_table sql_rating = {
    .size = sizeof(struct store_rating_entry),
    .field = {COLUMN(rating_entry, n), COLUMN(rating_entry, rating.account),
              COLUMN(rating_entry, rating.board), COLUMN(rating_entry, rating.game),
              COLUMN(rating_entry, rating.reason), COLUMN(rating_entry, rating.mu),
              COLUMN(rating_entry, rating.sigma), COLUMN(rating_entry, rating.shown),
              COLUMN(rating_entry, rating.moved), COLUMN(rating_entry, at_ms),
              COLUMN(rating_entry, rating.season)}};
const struct record_table sql_rated = {.size = sizeof(struct store_rated),
                                       .field = {COLUMN(rated, account), COLUMN(rated, board),
                                                 COLUMN(rated, mu), COLUMN(rated, sigma),
                                                 COLUMN(rated, games), COLUMN(rated, played_ms),
                                                 COLUMN(rated, name), COLUMN(rated, hidden)}};
const struct record_table sql_sanction = {
    .size = sizeof(struct store_sanction),
    .field = {COLUMN(sanction, id), COLUMN(sanction, kind), COLUMN(sanction, account),
              COLUMN(sanction, name), COLUMN(sanction, address), COLUMN(sanction, from_ms),
              COLUMN(sanction, until_ms), COLUMN(sanction, by), COLUMN(sanction, reason),
              COLUMN(sanction, ended), COLUMN(sanction, case_id), COLUMN(sanction, fingerprint),
              COLUMN(sanction, channel), READ_ONLY(sanction, today)}};
const struct record_table sql_audit = {.size = sizeof(struct store_audit),
                                       .field = {COLUMN(audit, id), COLUMN(audit, at_ms),
                                                 COLUMN(audit, who), COLUMN(audit, act),
                                                 COLUMN(audit, about), COLUMN(audit, detail)}};
const struct record_table sql_key = {.size = sizeof(struct store_key),
                                     .field = {COLUMN(key, account), COLUMN(key, fingerprint),
                                               COLUMN(key, label), COLUMN(key, added_ms),
                                               COLUMN(key, used_ms)}};

const struct record_table sql_table = {
    .size = sizeof(struct store_table),
    .field = {COLUMN(table, id), COLUMN(table, number), COLUMN(table, game), COLUMN(table, cup.cup),
              COLUMN(table, cup.round), COLUMN(table, cup.table), COLUMN(table, text)}};
const struct record_table sql_line = {.size = sizeof(struct store_line),
                                      .field = {COLUMN(line, conn), COLUMN(line, command),
                                                COLUMN(line, part), COLUMN(line, account),
                                                COLUMN(line, answer)}};

void sql_columns_bind(struct query *query, const struct record_table *table, const void *row)
{
    for (const struct record_field *column = table->field; column->name; column++)
        if (column->read_only)
            continue;
        else if (column->type == RECORD_TEXT)
            query_text(query, record_text(column, row));
        else if (column->type == RECORD_LONG)
            query_text(query, *(const char *const *)record_text(column, row));
        else if (column->type == RECORD_BYTES)
            query_bytes(query, (const char *)row + column->offset, column->size);
        else
            query_int(query, record_number(column, row));
}

void sql_columns_read(struct query *query, const struct record_table *table, void *row)
{
    for (const struct record_field *column = table->field; column->name; column++)
        if (column->type == RECORD_TEXT)
            column_copy(query, (char *)row + column->offset, column->size);
        else if (column->type == RECORD_LONG)
            *(const char **)((char *)row + column->offset) = column_text(query);
        else if (column->type == RECORD_BYTES)
            column_bytes(query, (char *)row + column->offset, column->size);
        else
            record_number_set(column, row, column_int(query));
}
