/*
 * The audit log: every act of the staff and of the control socket, one line each.
 */
#ifndef LOBBY_AUDIT_H
#define LOBBY_AUDIT_H

#include "admin.h"

/* Writes a line: who acted, the act's word ("ban"), whom or what about, and details. */
void audit_write(struct lobby *lobby, const struct admin_actor *actor, const char *act,
                 const char *about, const char *format, ...) __attribute__((format(printf, 5, 6)));
/* Fills a line without writing it, for those that the store writes with something else. */
void audit_fill(struct lobby *lobby, const struct admin_actor *actor, struct store_audit *out,
                const char *act, const char *about, const char *detail);

#endif
