/*
 * What the staff can do, one function an act, used by the staff's commands in the lobby and by the
 * control socket (cardroomctl). Each act checks that the actor may do it, does it, writes it to the
 * audit log and answers with clear sentences.
 */
#ifndef LOBBY_STAFF_ADMIN_H
#define LOBBY_STAFF_ADMIN_H

#include <stdbool.h>
#include <stdint.h>

#include "audit.h"
#include "store.h"

struct notice;

/* The answer to one act, exactly once, at once or later from the loop. `text`: what was done, or
 * why not and what is possible; plain lines, each ended by '\n', without style switches. */
typedef void admin_answer(void *arg, bool done, const char *text);

/* "player", "moderator", "admin". False: another word. */
bool admin_role_parse(const char *word, enum store_role *out);
/* "90s", "30m", "12h", "7d", "2w"; a bare number is minutes; "forever" is 0. Between a second and
 * ten years. False: not a duration. */
bool admin_duration_parse(const char *text, int64_t *ms);
/* A number of digits alone, as reports, news and ids have. False: not one, or too long. */
bool admin_number_parse(const char *text, int64_t *out);

/* ---- Accounts: for admins ---- */
/* `password` may be empty: the account can log in by key only. With the starting grant (RK-D11).
 * Refused: reserved names; those that the configuration forbids are the admins' to give. */
void admin_account_create(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                          const char *password, enum store_role role, admin_answer *answer,
                          void *arg);
/* Accounts in order of their names, those behind `after` ("" for the start), at most `limit` of 1
 * to 200. One line each: name, role, XP, chips, day of the last login. */
void admin_account_list(struct lobby *lobby, const struct admin_actor *actor, const char *after,
                        int limit, admin_answer *answer, void *arg);
/* `name value` lines of one account: never the hash. For moderators too. */
void admin_account_show(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                        admin_answer *answer, void *arg);
/* Sessions of the account lose or gain the role at once (staff only over SSH or TLS). */
void admin_role(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                enum store_role role, admin_answer *answer, void *arg);
void admin_password(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                    const char *password, admin_answer *answer, void *arg);
/* Switches the second factor of an account off, for somebody who lost it and the recovery codes. */
void admin_totp_reset(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                      admin_answer *answer, void *arg);
/* Adds `amount` (may be negative) of XP or chips with a reason (RK-D15). */
void admin_adjust(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                  enum store_currency currency, int64_t amount, const char *reason,
                  admin_answer *answer, void *arg);

/* Makes the account `name` part of `into`: ledger, keys, friends, games and history are the
 * other's, the name leads there. Again: nothing is done, and that is said. Refused while `name`
 * sits at a table, while either is banned or muted, where both sat in one game, and where one is
 * the actor's own or of the staff whom it may do nothing to. */
void admin_merge(struct lobby *lobby, const struct admin_actor *actor, const char *name,
                 const char *into, admin_answer *answer, void *arg);

/* ---- Order in the room: for moderators and admins; nobody acts on a higher role or on themself */
/* Ends the connection of a player or guest who is on; their seat is kept like any lost connection.
 */
void admin_kick(struct lobby *lobby, const struct admin_actor *actor, const char *who,
                const char *reason, admin_answer *answer, void *arg);
/* `channel`: lobby, game (of all games), table, tell, or all and "" for all of them; `ms` 0: for
 * good. A guest who is on is muted with all guests from the same address, or the same /64 of IPv6;
 * accounts that come from there are not. */
void admin_mute(struct lobby *lobby, const struct admin_actor *actor, const char *who,
                const char *channel, int64_t ms, const char *reason, admin_answer *answer,
                void *arg);
/* `who`: an account, a guest who is on, or an address or network whose guests are muted. */
void admin_unmute(struct lobby *lobby, const struct admin_actor *actor, const char *who,
                  admin_answer *answer, void *arg);
/* One case. `what`: accounts, addresses, networks and keys (SHA256:...) with commas between; behind
 * an account  keys  and  address  stand for its own. Who is on and banned by it is told the reason
 * and sent off. Refused, and nothing done: a name that nobody has, a ban of oneself, of the actor's
 * own address; more than STORE_SANCTIONS_MAX of them; and networks wider than /8 and /19 unless
 * everybody  is one of the words. Banned accounts are hidden from the boards (RK-D18). */
void admin_ban(struct lobby *lobby, const struct admin_actor *actor, const char *what, int64_t ms,
               const char *reason, admin_answer *answer, void *arg);
/* What such a case would be about, and who would be hit: those who are on, and who logged in from
 * its addresses lately. */
void admin_preview(struct lobby *lobby, const struct admin_actor *actor, const char *what,
                   admin_answer *answer, void *arg);
/* Whether one of those words cannot be banned by the actor, as far as that is known at once: of
 * those who are on, and of networks. */
bool admin_ban_refused(struct lobby *lobby, const struct admin_actor *actor, const char *what);
/* Whether `what` needs the word  everybody  and has it not. */
bool admin_ban_wide(const char *what);
/* Lifts the whole case of an account, an address, a network or a key. */
void admin_unban(struct lobby *lobby, const struct admin_actor *actor, const char *what,
                 admin_answer *answer, void *arg);
/* Bans and mutes in force. */
void admin_bans(struct lobby *lobby, const struct admin_actor *actor, admin_answer *answer,
                void *arg);
/* ---- Tables: for moderators and admins; nobody freezes, lets go on, gives away, closes or voids
 * one where they sit, or sat in the last game ---- */
/* Voids the game in play (or just finished) at a table. */
void admin_void(struct lobby *lobby, const struct admin_actor *actor, int32_t table,
                const char *reason, admin_answer *answer, void *arg);

/* Voids any game by its number, whose table may be long gone; not one that the actor played in. */
void admin_undo(struct lobby *lobby, const struct admin_actor *actor, const char *game,
                const char *reason, admin_answer *answer, void *arg);

/* The record of the game with this number, as cardroom-record(5) has it; one that is over. */
void admin_record(struct lobby *lobby, const struct admin_actor *actor, int64_t number,
                  admin_answer *answer, void *arg);

/* Closes a table; a game in play there is void. */
void admin_close(struct lobby *lobby, const struct admin_actor *actor, int32_t table,
                 const char *reason, admin_answer *answer, void *arg);

/* Stops a table: its clocks stand still and nothing is played there, also through a restart, until
 * it may go on. */
void admin_freeze(struct lobby *lobby, const struct admin_actor *actor, int32_t table,
                  const char *reason, admin_answer *answer, void *arg);
void admin_resume(struct lobby *lobby, const struct admin_actor *actor, int32_t table,
                  admin_answer *answer, void *arg);
/* Makes somebody who sits there the host of a table. */
void admin_transfer(struct lobby *lobby, const struct admin_actor *actor, int32_t table,
                    const char *name, admin_answer *answer, void *arg);
/* `name value` lines of a table: game, terms, state, seats with who sits there and from where,
 * watchers, what happened last as everybody saw it. Nobody's cards. */
void admin_inspect(struct lobby *lobby, const struct admin_actor *actor, int32_t table,
                   admin_answer *answer, void *arg);

/* ---- The room: for admins; `wall` for moderators too ---- */
void admin_wall(struct lobby *lobby, const struct admin_actor *actor, const char *text,
                admin_answer *answer, void *arg);
/* Counts down `ms` (0: at once) with warnings to all, then lobby_deps.stop is called. This and
 * admin_drain take the place of whatever countdown runs, and say so of one to another end. */
void admin_shutdown(struct lobby *lobby, const struct admin_actor *actor, int64_t ms,
                    const char *reason, admin_answer *answer, void *arg);
/* No ranked game begins any more; the room stops when no game is in play, after `ms` at the latest.
 */
void admin_drain(struct lobby *lobby, const struct admin_actor *actor, int64_t ms,
                 const char *reason, admin_answer *answer, void *arg);
/* Of either. */
void admin_shutdown_cancel(struct lobby *lobby, const struct admin_actor *actor,
                           admin_answer *answer, void *arg);
/* The installed program takes over from the running one (cardroomctl(8)). With `door`, after a
 * countdown of `ms` that everybody sees and shutdown cancel stops, all connections end, and their
 * seats wait. Its outcome is in the status of the room. */
void admin_upgrade(struct lobby *lobby, const struct admin_actor *actor, bool door, int64_t ms,
                   admin_answer *answer, void *arg);
/* `name value` lines: connections, guests, players, tables, games, moves, store, shutdown. */
void admin_status(struct lobby *lobby, const struct admin_actor *actor, admin_answer *answer,
                  void *arg);
/* Reads the settings anew, as SIGHUP does, and answers what changed. */
void admin_reload(struct lobby *lobby, const struct admin_actor *actor, admin_answer *answer,
                  void *arg);
/* A reload came to its end, whoever asked for it. `report`: a line for each setting that changed,
 * its name first; or, where nothing was changed for it, what is wrong with the file. */
void lobby_reloaded(struct lobby *lobby, bool done, const char *report);
/* A notice that answers an act on a table; true: it did, and nobody else is to see it. */
bool admin_notice(struct lobby *lobby, const struct notice *notice);
/* The audit log, newest first, filtered by blank separated words, all of which hold: a name or
 * about=NAME ("table 3", "game 3" and "report 3" too), by=NAME, verb=WORD, since=TIME, until=TIME
 * (a day, a day and time as 2026-11-21T14:02, or a span ago), a number of lines of 1 to 1000,
 * before=ID. `json`: an object a line with id, at, ms, by, verb, about, detail; nothing at all
 * where nothing fits. */
void admin_audit(struct lobby *lobby, const struct admin_actor *actor, const char *filter,
                 bool json, admin_answer *answer, void *arg);

#endif
