/*
 * Reports: written by players, read and decided by the staff.
 */
#ifndef LOBBY_STAFF_REPORT_H
#define LOBBY_STAFF_REPORT_H

#include "store.h"

struct lobby;
struct session;

extern const struct lobby_part report_part;

enum report_state { REPORT_OPEN = 1, REPORT_CLAIMED, REPORT_CLOSED };
enum { REPORTS_OPEN_MAX = 5 }; /* of one account, or of guests from one address or IPv6 /48 */
/* Whether somebody, of the staff too, is kept from reading it: it is about them, and says who wrote
 * it. An appeal of their own is not. */
bool report_hidden(const struct store_report *report, int64_t person);
/* Whether they have claimed it. */
bool report_claimed_by(const struct store_report *report, int64_t account, const char *name);
/* What an account has claimed is claimed under its new name from now on. */
void report_rename(struct lobby *lobby, const struct store_account *account, const char *to);
/* Writes a report: their words, with the last lines of whom it is about and the game at the table
 * added. The session is told its number. */
void report_file(struct session *session, const char *about, const char *text);
/* The one appeal against the latest warning, or the mute in force, of this session's account. */
void report_appeal(struct session *session, const char *text);

#endif
