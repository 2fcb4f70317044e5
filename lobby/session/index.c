/*
 * The sessions of the lobby. See index.h.
 */
#include "index.h"

#include <errno.h>
#include <unistd.h>

#include "gmcp.h"
#include "log.h"
#include "screen.h"
#include "session.h"

struct session *lobby_by_conn(struct lobby *lobby, uint64_t conn)
{
    return map_get(&lobby->by_conn, conn);
}

struct session *lobby_by_person(struct lobby *lobby, int64_t person)
{
    return person != 0 ? map_get(&lobby->by_person, (uint64_t)person) : NULL;
}

struct session *lobby_by_name(struct lobby *lobby, const char *name, bool abbreviated)
{
    struct session *const *fits;
    size_t n = roster_range(&lobby->roster, name, &fits);
    bool whole = n > 0 && strlen(fits[0]->name) == strlen(name);
    return whole || (abbreviated && n == 1) ? fits[0] : NULL;
}

void lobby_place_person(struct lobby *lobby, struct session *s, int64_t person)
{
    if (s->person != 0) {
        map_remove(&lobby->by_person, (uint64_t)s->person);
        roster_remove(&lobby->roster, s);
    }
    s->person = person;
    if (person != 0) {
        map_put(&lobby->by_person, (uint64_t)person, s);
        roster_add(&lobby->roster, s);
    }
}

void lobby_name_person(struct lobby *lobby, struct session *s, const char *name)
{
    if (s->person != 0)
        roster_remove(&lobby->roster, s);
    utf8_copy(name, s->name, sizeof(s->name));
    if (s->person != 0)
        roster_add(&lobby->roster, s);
}

void lobby_tell_staff(struct lobby *lobby, int64_t but, const char *format, ...)
{
    va_list args;
    SESSIONS_EACH (s, lobby) {
        if (s->state == SESSION_IN && s->role >= STORE_MODERATOR && s->person != but) {
            va_start(args, format);
            session_vsay(s, format, args);
            va_end(args);
        }
    }
}

void lobby_tell_all(struct lobby *lobby, const char *format, ...)
{
    va_list args;
    SESSIONS_EACH (s, lobby) {
        if (s->state == SESSION_IN || s->state == SESSION_LOGIN) {
            va_start(args, format);
            session_vsay(s, format, args);
            va_end(args);
        }
    }
}

void lobby_balance(void *lobby, int64_t account, int64_t xp, int64_t chips)
{
    struct session *s = lobby_by_person(lobby, account);
    if (s) {
        s->account.xp += xp;
        s->account.chips += chips;
        gmcp_status(s);
        screen_due(s);
    }
}

bool lobby_clock_sound(const struct lobby *lobby)
{
    return !lobby->deps.clock_sound || lobby->deps.clock_sound(lobby->deps.arg);
}

void lobby_seed(void *arg, uint8_t out[32])
{
    struct lobby *lobby = arg;
    if (lobby->deps.seed)
        lobby->deps.seed(lobby->deps.arg, out);
    else if (getentropy(out, 32) != 0)
        log_fatal("seed", "getentropy error=%s", strerror(errno));
}

const char *lobby_motd(const struct lobby *lobby)
{
    const char *text = lobby->motd ? lobby->motd : lobby->deps.conf.motd;
    return text ? text : "";
}
