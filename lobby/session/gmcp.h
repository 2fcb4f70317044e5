/*
 * GMCP (option 201 of telnet): which packages a client announced, and what it is sent of them.
 * Core, Char.Status, Comm.Channel, Client.Media (four sounds, by name), and Cards of our own. All
 * of it says what the text says; nothing is played over it, so that there is one way to play.
 */
#ifndef LOBBY_SESSION_GMCP_H
#define LOBBY_SESSION_GMCP_H

#include <stdint.h>

struct notice;
struct session;
struct table_info;

enum { GMCP_OUT_MAX = 8192 }; /* bytes of a message; a longer one is not sent */

/* A message of the client: "Core.Supports.Set [...]", clean UTF-8. What is not understood is passed
 * over. */
void gmcp_heard(struct session *session, const char *message);
/* The session is spoken to in another language from now on. */
void gmcp_spoken(struct session *session);
/* Sends what has changed of Char.Status, Cards.Table and Cards.Hand. */
void gmcp_refresh(struct session *session);
/* Sends Cards.Event, Cards.Result and the sounds of a notice; `info` is its table's. */
void gmcp_notice(struct session *session, const struct notice *notice,
                 const struct table_info *info);
/* Somebody talked where this session hears it. */
void gmcp_talk(struct session *session, const char *channel, const char *talker, const char *text);
void gmcp_free(struct session *session);

#endif
