/*
 * Reports: players write them, the staff reads and decides them.
 */
#ifndef LOBBY_STAFF_REPORT_H
#define LOBBY_STAFF_REPORT_H

#include "store.h"

struct lobby;
struct session;

extern const struct lobby_part report_part;

enum report_state { REPORT_OPEN = 1, REPORT_CLAIMED, REPORT_CLOSED };
/* Open reports of one account, or of guests from one address or IPv6 /48. */
enum { REPORTS_OPEN_MAX = 5 };
/* Whether a report is hidden from somebody, even if they are staff: it is about them, and says who
 * wrote it. Their own appeal is not hidden. */
bool report_hidden(const struct store_report *report, int64_t person);
/* Whether this account has claimed the report. */
bool report_claimed_by(const struct store_report *report, int64_t account, const char *name);
/* The account has a new name: reports that it has claimed show that from now on. */
void report_rename(struct lobby *lobby, const struct store_account *account, const char *to);
/* Writes a report: the words of the session's player, with the last lines of the person whom it is
 * about and the game at the table. The session is told its number. */
void report_file(struct session *session, const char *about, const char *text);
/* Writes the one appeal that this session's account may make against its latest warning or the mute
 * in force. */
void report_appeal(struct session *session, const char *text);

#endif
