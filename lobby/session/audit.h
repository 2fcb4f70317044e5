/*
 * The audit log. It has one line for every act of the staff and of the control socket, for every
 * login of the staff, for every change that people make to how their own accounts are opened, and
 * for changes of the configuration. No line is ever changed. Only store_prune deletes lines, if
 * the configuration says how long they are kept.
 */
#pragma once

#include "store.h"

struct lobby;

/* Who acts. At the control socket it is a Unix user, whom the kernel names (actor_socket), with
 * `account` 0, the role STORE_ADMIN and an empty address. Two actors are the same person if both
 * `account` and `uid` are the same. */
struct actor {
    int64_t account;
    int64_t uid;             /* the Unix user's number if there is no account */
    char name[STORE_BY_MAX]; /* the account's name, or "cardroomctl (kate)" */
    enum store_role role;
    char address[64];
    bool elsewhere; /* they use the control socket of another node, `node` */
    uint8_t node;
    /* The typed line that asks for the act (once.h); command 0: none. */
    uint64_t conn, command;
};

/* Makes the actor of a Unix user at the control socket; `user` is their name, or NULL if it is not
 * known: "cardroomctl (uid 1000)". `node`: the node whose control socket it is, as in "cardroomctl
 * (kate, node 2)"; -1: this one. */
void actor_socket(struct actor *out, int64_t uid, const char *user, int node);
/* Who the room itself is in the audit log. */
#define AUDIT_ROOM "cardroomd"
/* Writes a line. `who` acts: the name in struct actor, or AUDIT_ROOM. `act`: the act's word
 * ("ban"). `about`: the person or thing that it is about. `format`: details. */
void audit_write(struct lobby *lobby, const char *who, const char *act, const char *about,
                 const char *format, ...) PRINTF(5, 6);
/* Fills in a line for a caller that stores it together with something else. The line goes to the
 * process's log at once, so call this only if the act is about to be stored. */
void audit_fill(struct lobby *lobby, const char *who, struct store_audit *out, const char *act,
                const char *about, const char *detail);
/* Does the same for a line about what somebody did to their own account ("own-delete", "key-add").
 * `detail` must have no secret. The address is left out unless the account is staff. */
void audit_own_fill(struct lobby *lobby, const struct store_account *account, const char *address,
                    struct store_audit *out, const char *act, const char *detail);
/* Fills in and stores such a line. */
void audit_own(struct lobby *lobby, const struct store_account *account, const char *address,
               const char *act, const char *detail);
/* Writes a line about a failed login, if the account is staff. `what`: what was wrong ("password").
 * If there are many failures within an hour, only some are written, each with its number. */
void audit_failure(struct lobby *lobby, const char *name, enum store_role role, const char *address,
                   const char *what);
