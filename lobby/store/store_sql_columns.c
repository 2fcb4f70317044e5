/*
 * The columns of rows that are not records: members of structs, in the order in which statements
 * name them.
 */
#include "each.h"
#include "store_sql.h"
#include "utf8.h"

#define COLUMN(of, member)    RECORD_FIELD(of, member, RECORD_NO_ACCOUNT, false)
#define READ_ONLY(of, member) RECORD_FIELD(of, member, RECORD_NO_ACCOUNT, true)
#define COLUMNS(of, ...)      EACH(COLUMN, of, __VA_ARGS__)
#define ROW(of, ...)                                                                               \
    {                                                                                              \
        .size = sizeof(struct store_##of), .field = { __VA_ARGS__ }                                \
    }

const struct record_table sql_account =
    ROW(account,
        COLUMNS(account, id, name, skeleton, password, role, created_ms, login_ms, allowance_day_ms,
                settings),
        READ_ONLY(account, xp), READ_ONLY(account, chips), READ_ONLY(account, dignity),
        READ_ONLY(account, merged_into), READ_ONLY(account, staked));
const struct record_table sql_game =
    ROW(game, COLUMNS(game, id, table, game, version, competitive, bet, seed, options, started_ms,
                      ended_ms, state, open_vote, number, shuffle, ending, cup.cup, cup.round,
                      cup.table, unrated, deal, closed));
const struct record_table sql_seat = ROW(seat, COLUMNS(seat, account, name, kind, level));
const struct record_table sql_seat_result =
    ROW(seat, COLUMNS(seat, place, outcome, left, xp, chips, dignity, cards, absent));
const struct record_table sql_seat_rating =
    ROW(seat, COLUMNS(seat, rated, rating, rating_moved, rating_mu, rating_sigma));
const struct record_table sql_posted =
    ROW(posted, COLUMNS(posted, entry.account, seq, entry.game, entry.currency, entry.amount,
                        entry.reason, entry.note, at_ms));
const struct record_table sql_rating =
    ROW(rating_entry, READ_ONLY(rating_entry, n),
        COLUMNS(rating_entry, rating.account, rating.board, rating.game, rating.reason, rating.mu,
                rating.sigma, rating.shown, rating.moved, at_ms, rating.season));
const struct record_table sql_result =
    ROW(result, COLUMNS(result, account, game, ref, at_ms, changed_ms, xp, finished, outcome, name,
                        hidden));
const struct record_table sql_rated =
    ROW(rated, COLUMNS(rated, account, board, mu, sigma, games, played_ms, name, hidden));
const struct record_table sql_sanction =
    ROW(sanction,
        COLUMNS(sanction, id, kind, account, name, address, from_ms, until_ms, by, reason, ended,
                case_id, fingerprint, channel),
        READ_ONLY(sanction, today));
const struct record_table sql_audit =
    ROW(audit, COLUMNS(audit, id, at_ms, who, act, about, detail));
const struct record_table sql_key =
    ROW(key, COLUMNS(key, account, fingerprint, label, added_ms, used_ms));
const struct record_table sql_table =
    ROW(table, COLUMNS(table, id, number, game, cup.cup, cup.round, cup.table, text));
const struct record_table sql_event = ROW(event, COLUMNS(event, seq, at_ms, command, text));
const struct record_table sql_line = ROW(line, COLUMNS(line, conn, command, part, account, answer));

void sql_columns_bind(struct query *query, const struct record_table *table, const void *row)
{
    for (const struct record_field *column = table->field; column->name; column++) {
        const char *at = (const char *)row + column->offset;
        if (column->read_only)
            continue;
        else if (column->type == RECORD_TEXT)
            query_text(query, at);
        else if (column->type == RECORD_LONG)
            query_text(query, *(const char *const *)at);
        else if (column->type == RECORD_BYTES)
            query_bytes(query, at, column->size);
        else
            query_int(query, record_number(column, row));
    }
}

void sql_columns_read(struct query *query, const struct record_table *table, void *row)
{
    for (const struct record_field *column = table->field; column->name; column++) {
        void *at = (char *)row + column->offset;
        switch (column->type) {
        case RECORD_INT64: *(int64_t *)at = column_int(query); break;
        case RECORD_INT: *(int *)at = (int)column_int(query); break;
        case RECORD_BOOL: *(bool *)at = column_int(query) != 0; break;
        case RECORD_TEXT: utf8_copy(column_text(query), at, column->size); break;
        case RECORD_LONG: *(const char **)at = column_text(query); break;
        case RECORD_BYTES: column_bytes(query, at, column->size); break;
        }
    }
}
