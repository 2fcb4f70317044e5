/*
 * What the room does when cardroomctl(8) asks: reads numbers, times and words, and has admin.h do
 * it in the name of the machine's own staff.
 */
#include "verb_act.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "admin.h"
#include "news.h"
#include "order.h"
#include "utf8.h"

/* Where no time is given: before a shutdown, and for a drain. */
enum { COUNTDOWN_MS = 60000, DRAIN_MS = 30 * 60000 };

static const struct admin_actor the_actor = {.name = "cardroomctl", .role = STORE_ADMIN};

static void refuse(const struct verb_request *r, const char *text)
{
    r->answer(r->arg, false, text);
}

static bool number_of(const char *text, int64_t *out)
{
    char *end;
    errno = 0;
    *out = strtoll(text, &end, 10);
    return text[0] && !*end && errno == 0;
}

/* The wanted time in ms, 0 for ever. False: the client was told. */
static bool time_of(const struct verb_request *r, const char *text, int64_t *ms)
{
    if (!admin_duration_parse(text, ms)) {
        refuse(r, "That is no length of time. Type it as 90s, 30m, 12h, 7d or forever.\n");
        return false;
    }
    return true;
}

/* The time until the service stops, which comes to an end; "" is `none`. */
static bool span_of(const struct verb_request *r, const char *text, int64_t none, int64_t *ms)
{
    *ms = none;
    if (text[0] && (!admin_duration_parse(text, ms) || *ms == 0)) {
        refuse(r, "That is no time to count down. Type it as 90s, 30m or 12h.\n");
        return false;
    }
    return true;
}

/* As span_of, of a countdown that "now" leaves out. */
static bool countdown_of(const struct verb_request *r, const char *text, int64_t none, int64_t *ms)
{
    *ms = 0;
    return strcmp(text, "now") == 0 || span_of(r, text, none, ms);
}

static bool role_of(const struct verb_request *r, const char *text, enum store_role *role)
{
    *role = STORE_PLAYER;
    if (text[0] && !admin_role_parse(text, role)) {
        refuse(r, "There is no such role. Type player, moderator or admin.\n");
        return false;
    }
    return true;
}

static void adjust(const struct verb_request *r, const char *const *v)
{
    bool xp = strcmp(v[1], "xp") == 0;
    int64_t amount;
    if (!xp && strcmp(v[1], "chips") != 0) {
        refuse(r, "Only xp and chips can be adjusted. Type one of them.\n");
    } else if (!number_of(v[2], &amount)) {
        refuse(r, "The amount is no whole number. Type it as 50 or -50.\n");
    } else {
        admin_adjust(r->lobby, &the_actor, v[0], xp ? STORE_XP : STORE_CHIPS, amount, v[3],
                     r->answer, r->arg);
    }
}

static void list(const struct verb_request *r, const char *limit_text, const char *after)
{
    int64_t limit = 20;
    if (limit_text[0] && (!number_of(limit_text, &limit) || limit < 1 || limit > 200))
        refuse(r, "The limit is a number from 1 to 200. Type such a number.\n");
    else
        admin_account_list(r->lobby, &the_actor, after, (int)limit, r->answer, r->arg);
}

static void account_create(const struct verb_request *r, const char *name, const char *role_text,
                           const char *password)
{
    enum store_role role;
    if (role_of(r, role_text, &role))
        admin_account_create(r->lobby, &the_actor, name, password, role, r->answer, r->arg);
}

static void role_set(const struct verb_request *r, const char *name, const char *role_text)
{
    enum store_role role;
    if (role_of(r, role_text, &role))
        admin_role(r->lobby, &the_actor, name, role, r->answer, r->arg);
}

static void ban(const struct verb_request *r, const char *whom, const char *time,
                const char *reason)
{
    int64_t ms;
    if (time_of(r, time, &ms))
        admin_ban(r->lobby, &the_actor, whom, ms, reason, r->answer, r->arg);
}

/* As in the lobby, a channel may stand before the time. */
static void mute(const struct verb_request *r, const char *who, const char *word, const char *rest)
{
    static const char *const channels[] = {"lobby", "game", "table", "tell", "all", NULL};
    char time[32];
    int64_t ms;
    int i = 0;
    while (channels[i] && strcasecmp(channels[i], word) != 0)
        i++;
    utf8_copy(word, time, sizeof(time));
    if (channels[i]) {
        int len = (int)strcspn(rest, " ");
        utf8_printf(time, sizeof(time), "%.*s", len, rest);
        rest += len + (rest[len] == ' ');
    }
    if (time_of(r, time, &ms)) {
        admin_mute(r->lobby, &the_actor, who, channels[i] ? channels[i] : "", ms, rest, r->answer,
                   r->arg);
    }
}

static void table_act(const struct verb_request *r, const char *const *v)
{
    int64_t number;
    if (!number_of(v[0], &number) || number < 1 || number > INT32_MAX) {
        refuse(r, "Tables have numbers. Type the table's number.\n");
        return;
    }
    int32_t table = (int32_t)number;
    switch (r->verb->id) {
    case VERB_INSPECT: admin_inspect(r->lobby, &the_actor, table, r->answer, r->arg); break;
    case VERB_FREEZE: admin_freeze(r->lobby, &the_actor, table, v[1], r->answer, r->arg); break;
    case VERB_RESUME: admin_resume(r->lobby, &the_actor, table, r->answer, r->arg); break;
    case VERB_TRANSFER: admin_transfer(r->lobby, &the_actor, table, v[1], r->answer, r->arg); break;
    case VERB_CLOSE: admin_close(r->lobby, &the_actor, table, v[1], r->answer, r->arg); break;
    default: admin_void(r->lobby, &the_actor, table, v[1], r->answer, r->arg); break;
    }
}

static void record(const struct verb_request *r, const char *game)
{
    int64_t number;
    if (!number_of(game, &number))
        refuse(r, "Games have numbers. Type the game's number.\n");
    else
        admin_record(r->lobby, &the_actor, number, r->answer, r->arg);
}

static void news_drop(const struct verb_request *r, const char *item)
{
    int64_t number;
    if (!number_of(item, &number))
        refuse(r, "News have numbers. Type  cardroomctl news  to see them.\n");
    else
        admin_news_drop(r->lobby, &the_actor, number, r->answer, r->arg);
}

static void shut_down(const struct verb_request *r, const char *time, const char *reason)
{
    int64_t ms;
    if (countdown_of(r, time, COUNTDOWN_MS, &ms))
        admin_shutdown(r->lobby, &the_actor, ms, reason, r->answer, r->arg);
}

static void drain(const struct verb_request *r, const char *time, const char *reason)
{
    int64_t ms;
    if (span_of(r, time, DRAIN_MS, &ms))
        admin_drain(r->lobby, &the_actor, ms, reason, r->answer, r->arg);
}

static void upgrade(const struct verb_request *r, const char *what, const char *time)
{
    bool all = strcmp(what, "all") == 0;
    int64_t ms;
    if (what[0] && !all && strcmp(what, "room") != 0)
        refuse(r, "Only the room alone or all can be upgraded. Type room or all.\n");
    else if (countdown_of(r, time, VERB_UPGRADE_MS, &ms))
        admin_upgrade(r->lobby, &the_actor, all, ms, r->answer, r->arg);
}

void verb_act(const struct verb_request *r)
{
    const char *const *v = r->v;
    switch (r->verb->id) {
    case VERB_STATUS: admin_status(r->lobby, &the_actor, r->answer, r->arg); break;
    case VERB_ACCOUNT_LIST: list(r, v[1], v[0]); break;
    case VERB_ACCOUNT_SHOW:
        admin_account_show(r->lobby, &the_actor, v[0], r->answer, r->arg);
        break;
    case VERB_ACCOUNT_CREATE: account_create(r, v[0], v[1], r->password); break;
    case VERB_ROLE: role_set(r, v[0], v[1]); break;
    case VERB_TOTP_RESET: admin_totp_reset(r->lobby, &the_actor, v[0], r->answer, r->arg); break;
    case VERB_PASSWORD:
        admin_password(r->lobby, &the_actor, v[0], r->password, r->answer, r->arg);
        break;
    case VERB_ADJUST: adjust(r, v); break;
    case VERB_MERGE: admin_merge(r->lobby, &the_actor, v[0], v[1], r->answer, r->arg); break;
    case VERB_KICK: admin_kick(r->lobby, &the_actor, v[0], v[1], r->answer, r->arg); break;
    case VERB_MUTE: mute(r, v[0], v[1], v[2]); break;
    case VERB_UNMUTE: admin_unmute(r->lobby, &the_actor, v[0], r->answer, r->arg); break;
    case VERB_BAN: ban(r, v[0], v[1], v[2]); break;
    case VERB_UNBAN: admin_unban(r->lobby, &the_actor, v[0], r->answer, r->arg); break;
    case VERB_BANS: admin_bans(r->lobby, &the_actor, r->answer, r->arg); break;
    case VERB_PREVIEW: admin_preview(r->lobby, &the_actor, v[0], r->answer, r->arg); break;
    case VERB_WARN:
    case VERB_NOTE:
    case VERB_NOTES:
    case VERB_ALTS:
    case VERB_RENAME:
    case VERB_CONDUCT:
    case VERB_PARDON:
    case VERB_COLLUSION:
    case VERB_REPORTS:
    case VERB_CASE:
    case VERB_CLAIM:
    case VERB_RESOLVE:
    case VERB_REOPEN:
    case VERB_UNDO:
        order_find(r->verb->name)->act(r->lobby, &the_actor, v[0], v[1], r->answer, r->arg);
        break;
    case VERB_INSPECT:
    case VERB_FREEZE:
    case VERB_RESUME:
    case VERB_TRANSFER:
    case VERB_CLOSE:
    case VERB_VOID: table_act(r, v); break;
    case VERB_RECORD: record(r, v[0]); break;
    case VERB_WALL: admin_wall(r->lobby, &the_actor, v[0], r->answer, r->arg); break;
    case VERB_SHUTDOWN: shut_down(r, v[0], v[1]); break;
    case VERB_DRAIN: drain(r, v[0], v[1]); break;
    case VERB_NEWS: admin_news(r->lobby, &the_actor, r->answer, r->arg); break;
    case VERB_NEWS_POST: admin_news_post(r->lobby, &the_actor, v[0], r->answer, r->arg); break;
    case VERB_NEWS_DROP: news_drop(r, v[0]); break;
    case VERB_MOTD: admin_motd(r->lobby, &the_actor, v[0], r->answer, r->arg); break;
    case VERB_DRAIN_CANCEL:
    case VERB_SHUTDOWN_CANCEL:
        admin_shutdown_cancel(r->lobby, &the_actor, r->answer, r->arg);
        break;
    case VERB_UPGRADE: upgrade(r, v[0], v[1]); break;
    case VERB_AUDIT: admin_audit(r->lobby, &the_actor, v[0], r->json, r->answer, r->arg); break;
    case VERB_RELOAD: admin_reload(r->lobby, &the_actor, r->answer, r->arg); break;
    case VERB_BACKUP:
    case VERB_CHECK:
    case VERB_RESTORE:
    case VERB_SHIP:
    case VERB_HOSTKEY:
    case VERB_VERIFY:
    case VERBS: break;
    }
}
