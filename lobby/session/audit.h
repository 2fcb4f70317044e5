/*
 * The audit log: one line for every act of the staff and of the control socket, for their logins,
 * for what anybody does to what opens their own account, and for changes of the settings. No line
 * is ever changed. Only store_prune deletes lines, where the settings say how long they are kept.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "store.h"

struct lobby;

/* Who acts. At the control socket: account 0, STORE_ADMIN, an empty address, and the Unix user whom
 * the kernel names (actor_socket). Two are the same person if `account` and `uid` are the same. */
struct actor {
    int64_t account;
    int64_t uid;             /* the Unix user's number if there is no account */
    char name[STORE_BY_MAX]; /* the account's, or "cardroomctl (kate)" */
    enum store_role role;
    char address[64];
    bool elsewhere; /* asked at the control socket of another node, `node` */
    uint8_t node;
    /* The typed line that asks for the act (once.h); command 0: none. */
    uint64_t conn, command;
};

/* Makes the actor of a Unix user at the control socket; `user` is their name, or NULL if it is not
 * known: "cardroomctl (uid 1000)". */
void actor_socket(struct actor *out, int64_t uid, const char *user);
/* The same at the control socket of another node: "cardroomctl (kate, node 2)". */
void actor_elsewhere(struct actor *out, int64_t uid, const char *user, uint8_t node);
/* Writes a line: who acted, the act's word ("ban"), the person or thing that it is about, and
 * details. */
void audit_write(struct lobby *lobby, const struct actor *actor, const char *act, const char *about,
                 const char *format, ...) __attribute__((format(printf, 5, 6)));
/* Fills a line without writing it; the caller has the store write it beside something else. */
void audit_fill(struct lobby *lobby, const struct actor *actor, struct store_audit *out,
                const char *act, const char *about, const char *detail);
/* Fills a line, without writing it, about what somebody did to their own account ("own-delete",
 * "key-add"): no secrets, and of players no address. */
void audit_own_fill(struct lobby *lobby, const struct store_account *account, const char *address,
                    struct store_audit *out, const char *act, const char *detail);
/* Writes such a line. */
void audit_own(struct lobby *lobby, const struct store_account *account, const char *address,
               const char *act, const char *detail);
/* Writes such a line if the account is staff, about what is not kept of players ("logout"). */
void audit_staff(struct lobby *lobby, const struct store_account *account, const char *address,
                 const char *act, const char *detail);
/* Fills such a line without writing it. False: the account is not staff, and there is no line. */
bool audit_staff_fill(struct lobby *lobby, const struct store_account *account, const char *address,
                      struct store_audit *out, const char *act, const char *detail);
/* Writes a line about a failed login, if the account is staff; `what` was wrong. If there are very
 * many within an hour, only some are written, with their number. */
void audit_failure(struct lobby *lobby, const char *name, enum store_role role, const char *address,
                   const char *what);
