/*
 * The audit log: every act of the staff and of the control socket, their logins, and changes of the
 * settings, one line each. Nothing in it is ever changed or taken away.
 */
#ifndef LOBBY_SESSION_AUDIT_H
#define LOBBY_SESSION_AUDIT_H

#include <stdbool.h>
#include <stdint.h>

#include "store.h"

struct lobby;

/* Who acts. The control socket: account 0, name "cardroomctl", STORE_ADMIN, empty address. */
struct actor {
    int64_t account;
    char name[STORE_NAME_MAX];
    enum store_role role;
    char address[64];
    uint64_t conn, command; /* the line that it is typed in (once.h); command 0: none */
};

/* Writes a line: who acted, the act's word ("ban"), whom or what about, and details. */
void audit_write(struct lobby *lobby, const struct actor *actor, const char *act, const char *about,
                 const char *format, ...) __attribute__((format(printf, 5, 6)));
/* Fills a line without writing it, for those that the store writes with something else. */
void audit_fill(struct lobby *lobby, const struct actor *actor, struct store_audit *out,
                const char *act, const char *about, const char *detail);
/* A line about what an account did to itself ("login", "logout", "totp"), if it is the staff's. */
void audit_staff(struct lobby *lobby, const struct store_account *account, const char *address,
                 const char *act, const char *detail);
/* The same without writing it; false: it is not the staff's, and there is no line. */
bool audit_staff_fill(struct lobby *lobby, const struct store_account *account, const char *address,
                      struct store_audit *out, const char *act, const char *detail);
/* A login that failed, if the account is the staff's; `what` was wrong. Of very many within an hour
 * only some are written, with their number. */
void audit_failure(struct lobby *lobby, const char *name, enum store_role role, const char *address,
                   const char *what);

#endif
