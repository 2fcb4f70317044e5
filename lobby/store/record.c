/*
 * See record.h. A column has the name of the member that it holds.
 */
#include "record.h"

#define FIELD(of, member, type, account)                                                           \
    {                                                                                              \
#member, type, account, offsetof(struct store_##of, member),                               \
            sizeof(((struct store_##of *)NULL)->member)                                            \
    }
#define NUMBER(of, member)    FIELD(of, member, RECORD_INT64, RECORD_NO_ACCOUNT)
#define TEXT(of, member)      FIELD(of, member, RECORD_TEXT, RECORD_NO_ACCOUNT)
#define OWNER(of)             FIELD(of, account, RECORD_INT64, RECORD_OWNER)
#define MENTIONED(of, member) FIELD(of, member, RECORD_INT64, RECORD_MENTIONED)

#define TIE                                                                                        \
    .size = sizeof(struct store_tie), .unlike = offsetof(struct store_tie, other),                 \
    .name_of = offsetof(struct store_tie, name),                                                   \
    .field =                                                                                       \
        {                                                                                          \
            NUMBER(tie, id),    OWNER(tie),                                                        \
            NUMBER(tie, at_ms), FIELD(tie, other, RECORD_INT64, RECORD_OF),                        \
            TEXT(tie, name),                                                                       \
    }

const struct record_table record_tables[STORE_RECORDS] = {
    [STORE_RECORD_LOGIN] = {.name = "login",
                            .size = sizeof(struct store_login),
                            .ages = true,
                            .kept = STORE_KEPT_LOGINS,
                            .keep = STORE_LOGINS_KEPT,
                            .field = {NUMBER(login, id), OWNER(login), NUMBER(login, at_ms),
                                      TEXT(login, name), TEXT(login, network),
                                      TEXT(login, transport), TEXT(login, fingerprint)}},
    [STORE_RECORD_FRIEND] = {.name = "friend", TIE},
    [STORE_RECORD_IGNORED] = {.name = "ignored", TIE},
    [STORE_RECORD_ALIAS] = {.name = "alias",
                            .size = sizeof(struct store_alias),
                            .unlike = offsetof(struct store_alias, word),
                            .field = {NUMBER(alias, id), OWNER(alias), NUMBER(alias, at_ms),
                                      TEXT(alias, word), TEXT(alias, text)}},
    [STORE_RECORD_CHANNEL] = {.name = "channel",
                              .size = sizeof(struct store_channel),
                              .merge_drops = true,
                              .field = {NUMBER(channel, id), OWNER(channel), NUMBER(channel, at_ms),
                                        TEXT(channel, name)}},
    [STORE_RECORD_MESSAGE] = {.name = "message",
                              .size = sizeof(struct store_message),
                              .ages = true,
                              .kept = STORE_KEPT_MESSAGES,
                              .field = {NUMBER(message, id), OWNER(message), NUMBER(message, at_ms),
                                        FIELD(message, author, RECORD_INT64, RECORD_OF),
                                        TEXT(message, author_name), TEXT(message, text)}},
    [STORE_RECORD_NOTE] = {.name = "note",
                           .size = sizeof(struct store_note),
                           .ages = true,
                           .kept = STORE_KEPT_NOTES,
                           .field = {NUMBER(note, id), OWNER(note), NUMBER(note, at_ms),
                                     MENTIONED(note, staff), TEXT(note, staff_name),
                                     TEXT(note, text)}},
    [STORE_RECORD_WARNING] = {.name = "warning",
                              .size = sizeof(struct store_warning),
                              .ages = true,
                              .kept = STORE_KEPT_NOTES,
                              .field = {NUMBER(warning, id), OWNER(warning), NUMBER(warning, at_ms),
                                        MENTIONED(warning, staff), TEXT(warning, staff_name),
                                        FIELD(warning, shown, RECORD_BOOL, RECORD_NO_ACCOUNT),
                                        TEXT(warning, text)}},
    [STORE_RECORD_REPORT] = {.name = "report",
                             .size = sizeof(struct store_report),
                             .ages = true,
                             .kept = STORE_KEPT_REPORTS,
                             .over = offsetof(struct store_report, state),
                             .over_is = STORE_REPORT_CLOSED,
                             .field = {NUMBER(report, id),
                                       OWNER(report),
                                       NUMBER(report, at_ms),
                                       NUMBER(report, number),
                                       TEXT(report, name),
                                       TEXT(report, address),
                                       NUMBER(report, card_table),
                                       MENTIONED(report, about),
                                       TEXT(report, about_name),
                                       FIELD(report, state, RECORD_INT, RECORD_NO_ACCOUNT),
                                       MENTIONED(report, claimer),
                                       TEXT(report, claimer_name),
                                       TEXT(report, text),
                                       TEXT(report, network),
                                       TEXT(report, fingerprint),
                                       FIELD(report, appeal, RECORD_BOOL, RECORD_NO_ACCOUNT),
                                       FIELD(report, untold, RECORD_BOOL, RECORD_NO_ACCOUNT),
                                       NUMBER(report, closed_ms),
                                       TEXT(report, tag),
                                       TEXT(report, outcome),
                                       TEXT(report, sanction)}},
    [STORE_RECORD_LEAVE] = {.name = "leave",
                            .size = sizeof(struct store_leave),
                            .keep = STORE_LEAVES_KEPT,
                            .field = {NUMBER(leave, id), OWNER(leave), NUMBER(leave, at_ms),
                                      NUMBER(leave, game), NUMBER(leave, number),
                                      FIELD(leave, how, RECORD_INT, RECORD_NO_ACCOUNT),
                                      TEXT(leave, title)}},
    [STORE_RECORD_APPEAL] = {.name = "appeal",
                             .size = sizeof(struct store_appeal),
                             .ages = true,
                             .kept = STORE_KEPT_REPORTS,
                             .keep = STORE_APPEALS_KEPT,
                             .field = {NUMBER(appeal, id), OWNER(appeal), NUMBER(appeal, at_ms),
                                       NUMBER(appeal, against), MENTIONED(appeal, staff),
                                       TEXT(appeal, staff_name), NUMBER(appeal, report)}},
    [STORE_RECORD_SECOND] = {.name = "second",
                             .size = sizeof(struct store_second),
                             .merge_drops = true,
                             .field = {OWNER(second), NUMBER(second, at_ms), NUMBER(second, last),
                                       TEXT(second, secret), TEXT(second, recovery)}},
    [STORE_RECORD_NEWS] = {.name = "news",
                           .size = sizeof(struct store_news),
                           .keep = STORE_NEWS_KEPT,
                           .field = {NUMBER(news, id), NUMBER(news, at_ms), NUMBER(news, number),
                                     TEXT(news, staff_name), TEXT(news, text)}},
    [STORE_RECORD_MOTD] = {.name = "motd",
                           .size = sizeof(struct store_motd),
                           .keep = 1,
                           .field = {NUMBER(motd, id), NUMBER(motd, at_ms), TEXT(motd, staff_name),
                                     TEXT(motd, text)}},
    [STORE_RECORD_RECALL] = {.name = "recall",
                             .size = sizeof(struct store_recall),
                             .merge_drops = true,
                             .field = {OWNER(recall), NUMBER(recall, at_ms), TEXT(recall, text)}},
    [STORE_RECORD_COUNTDOWN] = {.name = "countdown",
                                .size = sizeof(struct store_countdown),
                                .keep = 1,
                                .field = {NUMBER(countdown, id), NUMBER(countdown, at_ms),
                                          NUMBER(countdown, ends_ms),
                                          FIELD(countdown, how, RECORD_INT, RECORD_NO_ACCOUNT),
                                          TEXT(countdown, reason)}},
    [STORE_RECORD_RENAME] = {.name = "name_change",
                             .size = sizeof(struct store_rename),
                             .field = {NUMBER(rename, id), TEXT(rename, old_name),
                                       TEXT(rename, new_name),
                                       FIELD(rename, merged, RECORD_BOOL, RECORD_NO_ACCOUNT)}},
    [STORE_RECORD_LOCKDOWN] = {.name = "lockdown",
                               .size = sizeof(struct store_lockdown),
                               .keep = 1,
                               .field = {NUMBER(lockdown, id), NUMBER(lockdown, at_ms),
                                         NUMBER(lockdown, ends_ms),
                                         FIELD(lockdown, guests, RECORD_BOOL, RECORD_NO_ACCOUNT),
                                         FIELD(lockdown, newcomers, RECORD_BOOL, RECORD_NO_ACCOUNT),
                                         NUMBER(lockdown, slow_ms), TEXT(lockdown, slow_channel),
                                         FIELD(lockdown, slow_everyone, RECORD_BOOL,
                                               RECORD_NO_ACCOUNT),
                                         TEXT(lockdown, staff_name), TEXT(lockdown, reason)}},
    [STORE_RECORD_FILTER] = {.name = "filter",
                             .size = sizeof(struct store_filter),
                             .field = {NUMBER(filter, id), NUMBER(filter, at_ms),
                                       NUMBER(filter, number),
                                       FIELD(filter, action, RECORD_INT, RECORD_NO_ACCOUNT),
                                       NUMBER(filter, span_ms), TEXT(filter, staff_name),
                                       TEXT(filter, what)}},
    [STORE_RECORD_APPROVAL] = {.name = "approval",
                               .size = sizeof(struct store_approval),
                               .outlives = true,
                               .merge_drops = true,
                               .field = {OWNER(approval), NUMBER(approval, at_ms),
                                         NUMBER(approval, ends_ms), TEXT(approval, name),
                                         TEXT(approval, network),
                                         FIELD(approval, state, RECORD_INT, RECORD_NO_ACCOUNT),
                                         TEXT(approval, staff_name), TEXT(approval, reason)}},
    [STORE_RECORD_ADJUSTMENT] =
        {.name = "adjustment",
         .size = sizeof(struct store_adjustment),
         .field =
             {NUMBER(adjustment, id), OWNER(adjustment), NUMBER(adjustment, at_ms),
              NUMBER(adjustment, number), NUMBER(adjustment, asked_for), TEXT(adjustment, name),
              FIELD(adjustment, currency, RECORD_INT, RECORD_NO_ACCOUNT),
              NUMBER(adjustment, amount), FIELD(adjustment, state, RECORD_INT, RECORD_NO_ACCOUNT),
              MENTIONED(adjustment, staff), NUMBER(adjustment, uid), TEXT(adjustment, staff_name),
              TEXT(adjustment, network), TEXT(adjustment, fingerprint),
              TEXT(adjustment, decided_by), TEXT(adjustment, reason)}},
    [STORE_RECORD_DAILY_DAY] = {.name = "daily_day",
                                .size = sizeof(struct store_daily_day),
                                .field = {NUMBER(daily_day, id), NUMBER(daily_day, at_ms),
                                          TEXT(daily_day, secret), TEXT(daily_day, commitment),
                                          FIELD(daily_day, closed, RECORD_BOOL,
                                                RECORD_NO_ACCOUNT)}},
    [STORE_RECORD_DAILY_TRY] = {.name = "daily_try",
                                .size = sizeof(struct store_daily_try),
                                .unlike = offsetof(struct store_daily_try, day),
                                .once = true,
                                .field = {NUMBER(daily_try, id), OWNER(daily_try),
                                          NUMBER(daily_try, at_ms), TEXT(daily_try, name),
                                          NUMBER(daily_try, day), NUMBER(daily_try, game),
                                          NUMBER(daily_try, number),
                                          FIELD(daily_try, state, RECORD_INT, RECORD_NO_ACCOUNT),
                                          FIELD(daily_try, score, RECORD_INT, RECORD_NO_ACCOUNT),
                                          FIELD(daily_try, share, RECORD_INT, RECORD_NO_ACCOUNT),
                                          FIELD(daily_try, place, RECORD_INT, RECORD_NO_ACCOUNT),
                                          FIELD(daily_try, tries, RECORD_INT, RECORD_NO_ACCOUNT)}},
    [STORE_RECORD_SEASON] = {.name = "season",
                             .size = sizeof(struct store_season),
                             .field = {NUMBER(season, id), NUMBER(season, at_ms),
                                       FIELD(season, state, RECORD_INT, RECORD_NO_ACCOUNT)}},
    [STORE_RECORD_SEASON_PLACE] =
        {.name = "season_place",
         .size = sizeof(struct store_season_place),
         .unlike = offsetof(struct store_season_place, board),
         .field = {NUMBER(season_place, id), OWNER(season_place), NUMBER(season_place, at_ms),
                   NUMBER(season_place, season), TEXT(season_place, board),
                   FIELD(season_place, place, RECORD_INT, RECORD_NO_ACCOUNT),
                   FIELD(season_place, players, RECORD_INT, RECORD_NO_ACCOUNT),
                   FIELD(season_place, rating, RECORD_INT, RECORD_NO_ACCOUNT),
                   FIELD(season_place, games, RECORD_INT, RECORD_NO_ACCOUNT)}},
    [STORE_RECORD_DUEL] = {.name = "duel",
                           .size = sizeof(struct store_duel),
                           .keep = STORE_DUELS_KEPT,
                           .field = {NUMBER(duel, id), OWNER(duel), NUMBER(duel, at_ms),
                                     FIELD(duel, other, RECORD_INT64, RECORD_OF),
                                     NUMBER(duel, number), TEXT(duel, name), TEXT(duel, other_name),
                                     TEXT(duel, board), TEXT(duel, secret),
                                     FIELD(duel, state, RECORD_INT, RECORD_NO_ACCOUNT),
                                     FIELD(duel, told, RECORD_INT, RECORD_NO_ACCOUNT)}},
    [STORE_RECORD_BUSY_HOUR] = {.name = "busy_hour",
                                .size = sizeof(struct store_busy_hour),
                                .keep = STORE_BUSY_HOURS,
                                .field = {NUMBER(busy_hour, id), NUMBER(busy_hour, at_ms),
                                          FIELD(busy_hour, people, RECORD_INT, RECORD_NO_ACCOUNT)}},
    [STORE_RECORD_CUP] = {.name = "cup",
                          .size = sizeof(struct store_cup),
                          .field = {NUMBER(cup, id), NUMBER(cup, at_ms), MENTIONED(cup, opener),
                                    TEXT(cup, name), TEXT(cup, seed), TEXT(cup, words),
                                    FIELD(cup, state, RECORD_INT, RECORD_NO_ACCOUNT),
                                    NUMBER(cup, start_ms), NUMBER(cup, ended_ms)}},
    [STORE_RECORD_CUP_ENTRANT] = {
        .name = "cup_entrant",
        .size = sizeof(struct store_cup_entrant),
        .field = {NUMBER(cup_entrant, id), MENTIONED(cup_entrant, account),
                  NUMBER(cup_entrant, at_ms), NUMBER(cup_entrant, cup), NUMBER(cup_entrant, held),
                  FIELD(cup_entrant, state, RECORD_INT, RECORD_NO_ACCOUNT),
                  FIELD(cup_entrant, came, RECORD_BOOL, RECORD_NO_ACCOUNT),
                  FIELD(cup_entrant, place, RECORD_INT, RECORD_NO_ACCOUNT),
                  FIELD(cup_entrant, players, RECORD_INT, RECORD_NO_ACCOUNT),
                  NUMBER(cup_entrant, prize)}}};

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
    const char *at = (const char *)row + field->offset;
    switch (field->type) {
    case RECORD_INT64: return *(const int64_t *)(const void *)at;
    case RECORD_INT: return *(const int *)(const void *)at;
    case RECORD_BOOL: return *(const bool *)(const void *)at;
    case RECORD_TEXT: break;
    }
    return 0;
}

void record_number_set(const struct record_field *field, void *row, int64_t number)
{
    char *at = (char *)row + field->offset;
    switch (field->type) {
    case RECORD_INT64: *(int64_t *)(void *)at = number; break;
    case RECORD_INT: *(int *)(void *)at = (int)number; break;
    case RECORD_BOOL: *(bool *)(void *)at = number != 0; break;
    case RECORD_TEXT: break;
    }
}

const char *record_text(const struct record_field *field, const void *row)
{
    return (const char *)row + field->offset;
}

const void *record_attached(const struct store_row *attached)
{
    return &attached->login; /* every member of the union begins there */
}
