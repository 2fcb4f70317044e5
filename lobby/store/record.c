/*
 * See record.h. A column has the name of the member that it holds.
 */
#include "record.h"

#include "each.h"

#define COLUMN(of, member)    RECORD_FIELD(of, member, RECORD_NO_ACCOUNT, false)
#define COLUMNS(of, ...)      EACH(COLUMN, of, __VA_ARGS__)
#define OWNER(of)             RECORD_FIELD(of, account, RECORD_OWNER, false)
#define OF(of, member)        RECORD_FIELD(of, member, RECORD_OF, false)
#define MENTIONED(of, member) RECORD_FIELD(of, member, RECORD_MENTIONED, false)

/* What most rows begin with: an id, the account that they belong to, and when they were written. */
#define OWNED(of) COLUMN(of, id), OWNER(of), COLUMN(of, at_ms)
/* A table that has the name of the struct of its rows, and these columns. */
#define TABLE(of, ...) .name = #of, .size = sizeof(struct store_##of), .field = {__VA_ARGS__}

#define TIE                                                                                        \
    .size = sizeof(struct store_tie), .unlike = offsetof(struct store_tie, other),                 \
    .name_of = offsetof(struct store_tie, name),                                                   \
    .field = {OWNED(tie), OF(tie, other), COLUMN(tie, name)}

const struct record_table record_tables[STORE_RECORDS] = {
    [STORE_RECORD_LOGIN] = {TABLE(login, OWNED(login),
                                  COLUMNS(login, name, network, transport, fingerprint)),
                            .keep = STORE_LOGINS_KEPT},
    [STORE_RECORD_FRIEND] = {.name = "friend", TIE},
    [STORE_RECORD_IGNORED] = {.name = "ignored", TIE},
    [STORE_RECORD_ALIAS] = {TABLE(alias, OWNED(alias), COLUMNS(alias, word, text)),
                            .unlike = offsetof(struct store_alias, word)},
    [STORE_RECORD_CHANNEL] = {TABLE(channel, OWNED(channel), COLUMN(channel, name)),
                              .merge_drops = true},
    [STORE_RECORD_MESSAGE] = {TABLE(message, OWNED(message), OF(message, author),
                                    COLUMNS(message, author_name, text))},
    [STORE_RECORD_NOTE] = {TABLE(note, OWNED(note), MENTIONED(note, staff),
                                 COLUMNS(note, staff_name, text))},
    [STORE_RECORD_WARNING] = {TABLE(warning, OWNED(warning), MENTIONED(warning, staff),
                                    COLUMNS(warning, staff_name, shown, text))},
    [STORE_RECORD_REPORT] = {TABLE(
        report, OWNED(report), COLUMNS(report, number, name, address, card_table),
        MENTIONED(report, about), COLUMNS(report, about_name, state), MENTIONED(report, claimer),
        COLUMNS(report, claimer_name, text, network, fingerprint, appeal, untold, closed_ms, tag,
                outcome, sanction))},
    [STORE_RECORD_LEAVE] = {TABLE(leave, OWNED(leave), COLUMNS(leave, game, number, how, title)),
                            .keep = STORE_LEAVES_KEPT},
    [STORE_RECORD_APPEAL] = {TABLE(appeal, OWNED(appeal), COLUMN(appeal, against),
                                   MENTIONED(appeal, staff), COLUMNS(appeal, staff_name, report)),
                             .keep = STORE_APPEALS_KEPT},
    [STORE_RECORD_SECOND] = {TABLE(second, OWNER(second),
                                   COLUMNS(second, at_ms, last, secret, recovery)),
                             .merge_drops = true},
    [STORE_RECORD_NEWS] = {TABLE(news, COLUMNS(news, id, at_ms, number, staff_name, text)),
                           .keep = STORE_NEWS_KEPT},
    [STORE_RECORD_MOTD] = {TABLE(motd, COLUMNS(motd, id, at_ms, staff_name, text)), .keep = 1},
    [STORE_RECORD_RECALL] = {TABLE(recall, OWNER(recall), COLUMNS(recall, at_ms, text)),
                             .merge_drops = true},
    [STORE_RECORD_COUNTDOWN] = {TABLE(countdown,
                                      COLUMNS(countdown, id, at_ms, ends_ms, how, reason)),
                                .keep = 1},
    [STORE_RECORD_RENAME] = {.name = "name_change",
                             .size = sizeof(struct store_rename),
                             .field = {COLUMNS(rename, id, old_name, new_name, merged)}},
    [STORE_RECORD_LOCKDOWN] = {TABLE(lockdown,
                                     COLUMNS(lockdown, id, at_ms, ends_ms, guests, newcomers,
                                             slow_ms, slow_channel, slow_everyone, staff_name,
                                             reason)),
                               .keep = 1},
    [STORE_RECORD_FILTER] = {TABLE(
        filter, COLUMNS(filter, id, at_ms, number, action, span_ms, staff_name, what))},
    [STORE_RECORD_APPROVAL] = {TABLE(approval, OWNER(approval),
                                     COLUMNS(approval, at_ms, ends_ms, name, network, state,
                                             staff_name, reason)),
                               .outlives = true, .merge_drops = true},
    [STORE_RECORD_ADJUSTMENT] = {TABLE(
        adjustment, OWNED(adjustment),
        COLUMNS(adjustment, number, asked_for, name, currency, amount, state),
        MENTIONED(adjustment, staff),
        COLUMNS(adjustment, uid, staff_name, network, fingerprint, decided_by, reason))},
    [STORE_RECORD_DAILY_DAY] = {TABLE(daily_day,
                                      COLUMNS(daily_day, id, at_ms, secret, commitment, closed))},
    [STORE_RECORD_DAILY_TRY] = {TABLE(daily_try, OWNED(daily_try),
                                      COLUMNS(daily_try, name, day, game, number, state, score,
                                              share, place, tries)),
                                .unlike = offsetof(struct store_daily_try, day), .once = true},
    [STORE_RECORD_SEASON] = {TABLE(season, COLUMNS(season, id, at_ms, state))},
    [STORE_RECORD_SEASON_PLACE] = {TABLE(season_place, OWNED(season_place),
                                         COLUMNS(season_place, season, board, place, players,
                                                 rating, games)),
                                   .unlike = offsetof(struct store_season_place, board)},
    [STORE_RECORD_DUEL] = {TABLE(duel, OWNED(duel), OF(duel, other),
                                 COLUMNS(duel, number, name, other_name, board, secret, state,
                                         told)),
                           .keep = STORE_DUELS_KEPT},
    [STORE_RECORD_BUSY_HOUR] = {TABLE(busy_hour, COLUMNS(busy_hour, id, at_ms, people)),
                                .keep = STORE_BUSY_HOURS},
    [STORE_RECORD_CUP] = {TABLE(cup, COLUMNS(cup, id, at_ms), MENTIONED(cup, opener),
                                COLUMNS(cup, name, seed, words, state, start_ms, ended_ms))},
    [STORE_RECORD_CUP_ENTRANT] = {TABLE(
        cup_entrant, COLUMN(cup_entrant, id), MENTIONED(cup_entrant, account),
        COLUMNS(cup_entrant, at_ms, cup, held, state, came, place, players, prize))},
    [STORE_RECORD_CODE] = {TABLE(code, OWNED(code),
                                 COLUMNS(code, name, code, kind, card_table, target))},
    [STORE_RECORD_RESUME] = {TABLE(resume, OWNER(resume),
                                   COLUMNS(resume, at_ms, ends_ms, guest, name, hash, hash_before,
                                           settings)),
                             .merge_drops = true},
    [STORE_RECORD_REVIEW] = {TABLE(review, OWNED(review), COLUMNS(review, game, seat, text)),
                             .unlike = offsetof(struct store_review, game), .once = true},
    [STORE_RECORD_DAILY_SEEN] = {TABLE(daily_seen, COLUMN(daily_seen, id),
                                       MENTIONED(daily_seen, account),
                                       COLUMNS(daily_seen, at_ms, day, mark)),
                                 .keep = STORE_SEEN_KEPT}};

const struct record_field *record_field(const struct record_table *table, size_t offset)
{
    const struct record_field *field = table->field;
    while (field->offset != offset)
        field++;
    return field;
}

const struct record_field *record_owner(const struct record_table *table)
{
    for (const struct record_field *field = table->field; field->name; field++)
        if (field->account == RECORD_OWNER)
            return field;
    return NULL;
}

int64_t record_number(const struct record_field *field, const void *row)
{
    const void *at = (const char *)row + field->offset;
    return field->type == RECORD_INT64 ? *(const int64_t *)at
           : field->type == RECORD_INT ? *(const int *)at
                                       : *(const bool *)at;
}
