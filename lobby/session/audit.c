/*
 * Audit lines go to the store, and to the process's log as well, so that somebody who owns the
 * database cannot rewrite both unnoticed.
 */
#include "audit.h"

#include "lobby_state.h"
#include "log.h"
#include "throttle.h"
#include "utf8.h"

void actor_socket(struct actor *out, int64_t uid, const char *user, int node)
{
    const bool elsewhere = node >= 0;
    char who[40];
    *out = (struct actor){.uid = uid,
                          .role = STORE_ADMIN,
                          .elsewhere = elsewhere,
                          .node = elsewhere ? (uint8_t)node : 0};
    if (user)
        utf8_printf(who, sizeof(who), elsewhere ? "%.20s" : "%.32s", user);
    else
        utf8_printf(who, sizeof(who), "uid %jd", uid);
    utf8_printf(out->name, sizeof(out->name),
                elsewhere ? STORE_SOCKET " (%s, node %d)" : STORE_SOCKET " (%s)", who, node);
}

void audit_fill(struct lobby *lobby, const char *who, struct store_audit *out, const char *act,
                const char *about, const char *detail)
{
    memset(out, 0, sizeof(*out));
    out->id = ids_next(lobby->deps.ids);
    out->at_ms = clock_wall(lobby->deps.clock);
    utf8_copy(who, out->who, sizeof(out->who));
    utf8_copy(act, out->act, sizeof(out->act));
    utf8_copy(about, out->about, sizeof(out->about));
    utf8_copy(detail, out->detail, sizeof(out->detail));
    log_info("audit", "who=%s act=%s about=%s detail=%s", who, act, about, detail);
}

static void audit_stored(void *arg UNUSED, enum store_status status)
{
    if (status != STORE_OK)
        log_error("audit", "a line was not stored, status=%d", (int)status);
}

void audit_write(struct lobby *lobby, const char *who, const char *act, const char *about,
                 const char *format, ...)
{
    struct store_audit line;
    char detail[STORE_TEXT_MAX];
    va_list args;
    va_start(args, format);
    utf8_vprintf(detail, sizeof(detail), format, args);
    va_end(args);
    audit_fill(lobby, who, &line, act, about, detail);
    store_audit_add(lobby->deps.store, &line, audit_stored, NULL);
}

void audit_own_fill(struct lobby *lobby, const struct store_account *account, const char *address,
                    struct store_audit *out, const char *act, const char *detail)
{
    char text[STORE_TEXT_MAX];
    if (account->role >= STORE_MODERATOR)
        utf8_printf(text, sizeof(text), "%s%sfrom %s", detail, detail[0] != '\0' ? " " : "",
                    address);
    else
        utf8_copy(detail, text, sizeof(text));
    audit_fill(lobby, account->name, out, act, account->name, text);
}

void audit_own(struct lobby *lobby, const struct store_account *account, const char *address,
               const char *act, const char *detail)
{
    struct store_audit line;
    audit_own_fill(lobby, account, address, &line, act, detail);
    store_audit_add(lobby->deps.store, &line, audit_stored, NULL);
}

void audit_failure(struct lobby *lobby, const char *name, enum store_role role, const char *address,
                   const char *what)
{
    enum { WHOLE = 10, EACH = 100 };
    int64_t n = throttle_failures(lobby->throttle, name);
    if (role >= STORE_MODERATOR && (n <= WHOLE || n % EACH == 0))
        audit_write(lobby, AUDIT_ROOM, "login-failed", name, "%s, from %s, %jd within the hour",
                    what, address, n);
}
