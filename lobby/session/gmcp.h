/*
 * GMCP (option 201 of telnet): the packages that a client announced, and what it is sent of them.
 * They are Core, Char.Status, Comm.Channel, Client.Media (four sounds, by name), and our own Cards.
 * All of it repeats what the text says. No client plays through it, so that there is only one way
 * to play.
 */
#ifndef LOBBY_SESSION_GMCP_H
#define LOBBY_SESSION_GMCP_H

#include <stdint.h>

struct buf;
struct cup;
struct lobby;
struct notice;
struct seek;
struct session;
struct table_info;

enum { GMCP_OUT_MAX = 8192 }; /* bytes of a message; a longer one is not sent */

/* The client sent a message: "Core.Supports.Set [...]", in clean UTF-8. Messages that are not
 * understood are ignored. */
void gmcp_heard(struct session *session, const char *message);
/* From now on the session is spoken to in another language. */
void gmcp_spoken(struct session *session);
/* Sends what has changed of Char.Status. */
void gmcp_status(struct session *session);
/* Sends what has changed of Char.Status, Cards.Table and Cards.Hand. */
void gmcp_refresh(struct session *session);
/* Sends Cards.Event, Cards.Result and the sounds for a notice; `info` is the notice's table. */
void gmcp_notice(struct session *session, const struct notice *notice,
                 const struct table_info *info);
/* Sends Cards.Seeks: every seek that is out, as far as the message has room. */
void gmcp_seeks(struct session *session);
/* Appends a seek as an object of Cards.Seeks. */
void gmcp_put_seek(struct buf *out, const struct seek *seek);
/* Tells all whose clients announced Cards of seeks that are new, as objects with commas between
 * them, or gone, as their numbers. */
void gmcp_seeks_changed(struct lobby *lobby, const char *put, const char *gone);
/* Sends Cards.Forming: the table that forms with the session, or {} when none does. */
void gmcp_forming(struct session *session);
/* Sends Cards.Cup: how a cup that is not over, or is just ending, stands with the session. */
void gmcp_cup(struct session *session, const struct cup *cup);
/* Somebody talked on a channel that this session hears. */
void gmcp_talk(struct session *session, const char *channel, const char *talker, const char *text);
void gmcp_free(struct session *session);

#endif
