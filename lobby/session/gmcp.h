/*
 * GMCP (option 201 of telnet): the packages that a client announced, and the messages of these
 * packages that it is sent. They are Core, Char.Status, Comm.Channel, Client.Media (sounds, by
 * name), and our own Cards (cardroom-gmcp(7)). The messages of a game repeat what the text says. No
 * client plays through GMCP, so that there is only one way to play.
 */
#pragma once

#include <jansson.h>
#include <stdbool.h>

struct buf;
struct notice;
struct session;
struct table_info;

enum { GMCP_OUT_MAX = 8192 }; /* bytes of a message; a longer one is not sent */

/* What a client can announce, as bits. */
enum {
    GMCP_CHAR = 1 << 0,
    GMCP_COMM = 1 << 1,
    GMCP_MEDIA = 1 << 2,
    GMCP_TABLE = 1 << 3,
    GMCP_HAND = 1 << 4,
    GMCP_EVENT = 1 << 5,
    GMCP_RESULT = 1 << 6,
    GMCP_SEEKS = 1 << 7,
    GMCP_FORMING = 1 << 8,
    GMCP_CUP = 1 << 9,
    GMCP_CHOICES = 1 << 10,
    GMCP_LOBBY = 1 << 11,
    GMCP_PROMPT = 1 << 12,
    GMCP_WORDS = 1 << 13,
    GMCP_RESUME = 1 << 14
};

/* The messages that are sent only when they have changed. */
enum gmcp_last {
    GMCP_LAST_STATUS,
    GMCP_LAST_TABLE,
    GMCP_LAST_HAND,
    GMCP_LAST_CHANNELS,
    GMCP_LAST_CHOICES,
    GMCP_LAST_LOBBY,
    GMCP_LAST_YOU,
    GMCP_LAST_PROMPT,
    GMCP_LAST_WORDS,
    GMCP_LASTS
};

/* The client sent a message: "Core.Supports.Set [...]", in clean UTF-8. Messages that are not
 * understood are ignored. */
void gmcp_heard(struct session *session, const char *message);
/* From now on the session is spoken to in another language: sends what depends on it. */
void gmcp_spoken(struct session *session);
/* Sends what has changed of Char.Status. */
void gmcp_status(struct session *session);
/* Sends what has changed of Char.Status, Cards.Table and Cards.Hand, and what the parts above have
 * for it (struct lobby_part). */
void gmcp_refresh(struct session *session);
/* Sends Cards.Event, Cards.Result and the sounds for a notice; `info` is the notice's table. */
void gmcp_notice(struct session *session, const struct notice *notice,
                 const struct table_info *info);
/* Whether the client announced the package (GMCP_...), and somebody is on. */
bool gmcp_draws(const struct session *session, int package);
/* Whether gmcp_draws holds, and the client has also been sent what there was when it announced the
 * package. */
bool gmcp_begun(const struct session *session, int package);
/* Sends the message `name` with a body in JSON, if the client announced its package. */
void gmcp_send(struct session *session, int package, const char *name, const char *body);
/* Appends a value as text; frees it. */
void gmcp_put_json(struct buf *out, json_t *json);
/* gmcp_send with a value as its body; frees it. */
void gmcp_send_json(struct session *session, int package, const char *name, json_t *json);
/* gmcp_send, but only if the message has changed since it was sent last. The clock of a turn does
 * not count as a change. */
void gmcp_changed(struct session *session, int package, const char *name, const char *body,
                  enum gmcp_last last);
/* gmcp_changed with a value as its body; frees it. */
void gmcp_changed_json(struct session *session, int package, const char *name, json_t *json,
                       enum gmcp_last last);
/* Sends Cards.Prompt if it has changed, also before somebody is on. */
void gmcp_prompt(struct session *session);
/* Sends Comm.Channel.Text: somebody talked on a channel that this session hears. */
void gmcp_talk(struct session *session, const char *channel, const char *talker, const char *text);
