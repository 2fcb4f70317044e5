/*
 * GMCP (gmcp.h) of what sessions share: channels, seeks, tables that form, and cups.
 */
#pragma once

struct buf;
struct cup;
struct lobby;
struct seek;
struct session;

/* Called as `gmcp` of struct lobby_part. gmcp_channels sends the list of channels if it has
 * changed. The others send what there is, if the client has just announced their packages
 * (`begins`: bits GMCP_... of gmcp.h). */
void gmcp_channels(struct session *session, unsigned begins);
void gmcp_seeking(struct session *session, unsigned begins);
void gmcp_cups(struct session *session, unsigned begins);
/* Sends Cards.Seeks: the seeks that are up, as many as the message has room for. */
void gmcp_seeks(struct session *session);
/* Appends a seek as an object of Cards.Seeks. */
void gmcp_put_seek(struct buf *out, const struct seek *seek);
/* Sends Cards.Seeks.Change to all who have Cards.Seeks. `put`: the new seeks, as objects with
 * commas between them; `gone`: the numbers of those that are gone, likewise. */
void gmcp_seeks_changed(struct lobby *lobby, const char *put, const char *gone);
/* Sends Cards.Forming: the table that forms with the session's person, or {} when none does. */
void gmcp_forming(struct session *session);
/* Sends Cards.Cup: a cup that is not over, or is just ending, as the session's person sees it. */
void gmcp_cup(struct session *session, const struct cup *cup);
