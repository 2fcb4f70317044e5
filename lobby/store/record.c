/*
 * See record.h. A column has the name of the member that it holds.
 */
#include "record.h"

#define COLUMN(of, member)    RECORD_FIELD(of, member, RECORD_NO_ACCOUNT, false)
#define OWNER(of)             RECORD_FIELD(of, account, RECORD_OWNER, false)
#define OF(of, member)        RECORD_FIELD(of, member, RECORD_OF, false)
#define MENTIONED(of, member) RECORD_FIELD(of, member, RECORD_MENTIONED, false)

/* What most rows begin with: an id, the account that they belong to, and when they were written. */
#define OWNED(of) COLUMN(of, id), OWNER(of), COLUMN(of, at_ms)
/* A record whose table has the name of the struct of its rows. */
#define TABLE(of) .name = #of, .size = sizeof(struct store_##of)

#define TIE                                                                                        \
    .size = sizeof(struct store_tie), .unlike = offsetof(struct store_tie, other),                 \
    .name_of = offsetof(struct store_tie, name),                                                   \
    .field = {                                                                                     \
        OWNED(tie),                                                                                \
        OF(tie, other),                                                                            \
        COLUMN(tie, name),                                                                         \
    }

const struct record_table record_tables[STORE_RECORDS] = {
    [STORE_RECORD_LOGIN] = {TABLE(login), .ages = true, .kept = STORE_KEPT_LOGINS,
                            .keep = STORE_LOGINS_KEPT,
                            .field = {OWNED(login), COLUMN(login, name), COLUMN(login, network),
                                      COLUMN(login, transport), COLUMN(login, fingerprint)}},
    [STORE_RECORD_FRIEND] = {.name = "friend", TIE},
    [STORE_RECORD_IGNORED] = {.name = "ignored", TIE},
    [STORE_RECORD_ALIAS] = {TABLE(alias), .unlike = offsetof(struct store_alias, word),
                            .field = {OWNED(alias), COLUMN(alias, word), COLUMN(alias, text)}},
    [STORE_RECORD_CHANNEL] = {TABLE(channel), .merge_drops = true,
                              .field = {OWNED(channel), COLUMN(channel, name)}},
    [STORE_RECORD_MESSAGE] = {TABLE(message), .ages = true, .kept = STORE_KEPT_MESSAGES,
                              .field = {OWNED(message), OF(message, author),
                                        COLUMN(message, author_name), COLUMN(message, text)}},
    [STORE_RECORD_NOTE] = {TABLE(note), .ages = true, .kept = STORE_KEPT_NOTES,
                           .field = {OWNED(note), MENTIONED(note, staff), COLUMN(note, staff_name),
                                     COLUMN(note, text)}},
    [STORE_RECORD_WARNING] = {TABLE(warning), .ages = true, .kept = STORE_KEPT_NOTES,
                              .field = {OWNED(warning), MENTIONED(warning, staff),
                                        COLUMN(warning, staff_name), COLUMN(warning, shown),
                                        COLUMN(warning, text)}},
    [STORE_RECORD_REPORT] =
        {
            TABLE(report), .ages = true, .kept = STORE_KEPT_REPORTS,
            .over = offsetof(struct store_report, state), .over_is = STORE_REPORT_CLOSED,
            .field = {OWNED(report), COLUMN(report, number), COLUMN(report, name),
                      COLUMN(report, address), COLUMN(report, card_table), MENTIONED(report, about),
                      COLUMN(report, about_name), COLUMN(report, state), MENTIONED(report, claimer),
                      COLUMN(report, claimer_name), COLUMN(report, text), COLUMN(report, network),
                      COLUMN(report, fingerprint), COLUMN(report, appeal), COLUMN(report, untold),
                      COLUMN(report, closed_ms), COLUMN(report, tag), COLUMN(report, outcome),
                      COLUMN(report, sanction)}},
    [STORE_RECORD_LEAVE] = {TABLE(leave), .keep = STORE_LEAVES_KEPT,
                            .field = {OWNED(leave), COLUMN(leave, game), COLUMN(leave, number),
                                      COLUMN(leave, how), COLUMN(leave, title)}},
    [STORE_RECORD_APPEAL] = {TABLE(appeal), .ages = true, .kept = STORE_KEPT_REPORTS,
                             .keep = STORE_APPEALS_KEPT,
                             .field = {OWNED(appeal), COLUMN(appeal, against),
                                       MENTIONED(appeal, staff), COLUMN(appeal, staff_name),
                                       COLUMN(appeal, report)}},
    [STORE_RECORD_SECOND] = {TABLE(second), .merge_drops = true,
                             .field = {OWNER(second), COLUMN(second, at_ms), COLUMN(second, last),
                                       COLUMN(second, secret), COLUMN(second, recovery)}},
    [STORE_RECORD_NEWS] = {TABLE(news), .keep = STORE_NEWS_KEPT,
                           .field = {COLUMN(news, id), COLUMN(news, at_ms), COLUMN(news, number),
                                     COLUMN(news, staff_name), COLUMN(news, text)}},
    [STORE_RECORD_MOTD] = {TABLE(motd), .keep = 1,
                           .field = {COLUMN(motd, id), COLUMN(motd, at_ms),
                                     COLUMN(motd, staff_name), COLUMN(motd, text)}},
    [STORE_RECORD_RECALL] = {TABLE(recall), .merge_drops = true,
                             .field = {OWNER(recall), COLUMN(recall, at_ms), COLUMN(recall, text)}},
    [STORE_RECORD_COUNTDOWN] = {TABLE(countdown), .keep = 1,
                                .field = {COLUMN(countdown, id), COLUMN(countdown, at_ms),
                                          COLUMN(countdown, ends_ms), COLUMN(countdown, how),
                                          COLUMN(countdown, reason)}},
    [STORE_RECORD_RENAME] = {.name = "name_change",
                             .size = sizeof(struct store_rename),
                             .field = {COLUMN(rename, id), COLUMN(rename, old_name),
                                       COLUMN(rename, new_name), COLUMN(rename, merged)}},
    [STORE_RECORD_LOCKDOWN] = {TABLE(lockdown), .keep = 1,
                               .field = {COLUMN(lockdown, id), COLUMN(lockdown, at_ms),
                                         COLUMN(lockdown, ends_ms), COLUMN(lockdown, guests),
                                         COLUMN(lockdown, newcomers), COLUMN(lockdown, slow_ms),
                                         COLUMN(lockdown, slow_channel),
                                         COLUMN(lockdown, slow_everyone),
                                         COLUMN(lockdown, staff_name), COLUMN(lockdown, reason)}},
    [STORE_RECORD_FILTER] = {TABLE(filter),
                             .field = {COLUMN(filter, id), COLUMN(filter, at_ms),
                                       COLUMN(filter, number), COLUMN(filter, action),
                                       COLUMN(filter, span_ms), COLUMN(filter, staff_name),
                                       COLUMN(filter, what)}},
    [STORE_RECORD_APPROVAL] = {TABLE(approval), .outlives = true, .merge_drops = true,
                               .field = {OWNER(approval), COLUMN(approval, at_ms),
                                         COLUMN(approval, ends_ms), COLUMN(approval, name),
                                         COLUMN(approval, network), COLUMN(approval, state),
                                         COLUMN(approval, staff_name), COLUMN(approval, reason)}},
    [STORE_RECORD_ADJUSTMENT] = {TABLE(adjustment),
                                 .field = {OWNED(adjustment), COLUMN(adjustment, number),
                                           COLUMN(adjustment, asked_for), COLUMN(adjustment, name),
                                           COLUMN(adjustment, currency), COLUMN(adjustment, amount),
                                           COLUMN(adjustment, state), MENTIONED(adjustment, staff),
                                           COLUMN(adjustment, uid), COLUMN(adjustment, staff_name),
                                           COLUMN(adjustment, network),
                                           COLUMN(adjustment, fingerprint),
                                           COLUMN(adjustment, decided_by),
                                           COLUMN(adjustment, reason)}},
    [STORE_RECORD_DAILY_DAY] = {TABLE(daily_day),
                                .field = {COLUMN(daily_day, id), COLUMN(daily_day, at_ms),
                                          COLUMN(daily_day, secret), COLUMN(daily_day, commitment),
                                          COLUMN(daily_day, closed)}},
    [STORE_RECORD_DAILY_TRY] = {TABLE(daily_try), .unlike = offsetof(struct store_daily_try, day),
                                .once = true,
                                .field = {OWNED(daily_try), COLUMN(daily_try, name),
                                          COLUMN(daily_try, day), COLUMN(daily_try, game),
                                          COLUMN(daily_try, number), COLUMN(daily_try, state),
                                          COLUMN(daily_try, score), COLUMN(daily_try, share),
                                          COLUMN(daily_try, place), COLUMN(daily_try, tries)}},
    [STORE_RECORD_SEASON] = {TABLE(season), .field = {COLUMN(season, id), COLUMN(season, at_ms),
                                                      COLUMN(season, state)}},
    [STORE_RECORD_SEASON_PLACE] =
        {TABLE(season_place), .unlike = offsetof(struct store_season_place, board),
         .field = {OWNED(season_place), COLUMN(season_place, season), COLUMN(season_place, board),
                   COLUMN(season_place, place), COLUMN(season_place, players),
                   COLUMN(season_place, rating), COLUMN(season_place, games)}},
    [STORE_RECORD_DUEL] = {TABLE(duel), .keep = STORE_DUELS_KEPT,
                           .field = {OWNED(duel), OF(duel, other), COLUMN(duel, number),
                                     COLUMN(duel, name), COLUMN(duel, other_name),
                                     COLUMN(duel, board), COLUMN(duel, secret), COLUMN(duel, state),
                                     COLUMN(duel, told)}},
    [STORE_RECORD_BUSY_HOUR] = {TABLE(busy_hour), .keep = STORE_BUSY_HOURS,
                                .field = {COLUMN(busy_hour, id), COLUMN(busy_hour, at_ms),
                                          COLUMN(busy_hour, people)}},
    [STORE_RECORD_CUP] = {TABLE(cup),
                          .field = {COLUMN(cup, id), COLUMN(cup, at_ms), MENTIONED(cup, opener),
                                    COLUMN(cup, name), COLUMN(cup, seed), COLUMN(cup, words),
                                    COLUMN(cup, state), COLUMN(cup, start_ms),
                                    COLUMN(cup, ended_ms)}},
    [STORE_RECORD_CUP_ENTRANT] =
        {TABLE(cup_entrant), .field = {COLUMN(cup_entrant, id), MENTIONED(cup_entrant, account),
                                       COLUMN(cup_entrant, at_ms), COLUMN(cup_entrant, cup),
                                       COLUMN(cup_entrant, held), COLUMN(cup_entrant, state),
                                       COLUMN(cup_entrant, came), COLUMN(cup_entrant, place),
                                       COLUMN(cup_entrant, players), COLUMN(cup_entrant, prize)}},
    [STORE_RECORD_CODE] = {TABLE(code), .field = {OWNED(code), COLUMN(code, name),
                                                  COLUMN(code, code), COLUMN(code, kind),
                                                  COLUMN(code, card_table), COLUMN(code, target)}},
    [STORE_RECORD_RESUME] = {TABLE(resume), .merge_drops = true,
                             .field = {OWNER(resume), COLUMN(resume, at_ms),
                                       COLUMN(resume, ends_ms), COLUMN(resume, guest),
                                       COLUMN(resume, name), COLUMN(resume, hash),
                                       COLUMN(resume, hash_before), COLUMN(resume, settings)}},
    [STORE_RECORD_REVIEW] = {TABLE(review), .unlike = offsetof(struct store_review, game),
                             .once = true,
                             .field = {OWNED(review), COLUMN(review, game), COLUMN(review, seat),
                                       COLUMN(review, text)}},
    [STORE_RECORD_DAILY_SEEN] = {TABLE(daily_seen), .keep = STORE_SEEN_KEPT,
                                 .field = {COLUMN(daily_seen, id), MENTIONED(daily_seen, account),
                                           COLUMN(daily_seen, at_ms), COLUMN(daily_seen, day),
                                           COLUMN(daily_seen, mark)}}};

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
    switch (field->type) {
    case RECORD_INT64: return *(const int64_t *)at;
    case RECORD_INT: return *(const int *)at;
    case RECORD_UINT16: return *(const uint16_t *)at;
    case RECORD_UINT8: return *(const uint8_t *)at;
    case RECORD_INT8: return *(const int8_t *)at;
    case RECORD_BOOL: return *(const bool *)at;
    case RECORD_TEXT:
    case RECORD_LONG:
    case RECORD_BYTES: break;
    }
    return 0;
}

void record_number_set(const struct record_field *field, void *row, int64_t number)
{
    void *at = (char *)row + field->offset;
    switch (field->type) {
    case RECORD_INT64: *(int64_t *)at = number; break;
    case RECORD_INT: *(int *)at = (int)number; break;
    case RECORD_UINT16: *(uint16_t *)at = (uint16_t)number; break;
    case RECORD_UINT8: *(uint8_t *)at = (uint8_t)number; break;
    case RECORD_INT8: *(int8_t *)at = (int8_t)number; break;
    case RECORD_BOOL: *(bool *)at = number != 0; break;
    case RECORD_TEXT:
    case RECORD_LONG:
    case RECORD_BYTES: break;
    }
}

const char *record_text(const struct record_field *field, const void *row)
{
    return (const char *)row + field->offset;
}
