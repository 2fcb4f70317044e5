/*
 * Talk: the lobby's channel, one for each game, one for each table, and tells between two people.
 * What a muted person says goes nowhere, and they are told so. People who watch a ranked game talk
 * among themselves. Nothing that they say on any channel reaches its players, and they are told so.
 *
 * At first everybody hears the lobby's channel and no game's. An account keeps what its owner
 * chooses.
 */
#pragma once

#include "buf.h"
#include "store.h"

struct lobby;
struct session;

enum {
    CHANNEL_CELLS_MAX = 300, /* columns of a line; the rest is left out */
    CHANNEL_KEPT = 400,      /* how many lines are kept, of all talk together */
    CHANNEL_MS = 3600000,    /* lines that are older are not shown */
    CHANNEL_GREETING = 4,    /* how many lines newcomers are shown: too few to fill a page */
    CHANNEL_EVIDENCE = 12    /* how many lines go with a report */
};

/* Keeps the last lines that were said, in memory only. */
extern const struct lobby_part channel_part;

/* Channels by number: the lobby, then the games in the order of the registry. */
enum { CHANNEL_LOBBY = 0, CHANNELS_MAX = 32, CHANNEL_STAFF = CHANNELS_MAX };
/* The staff have a channel of their own, which channel_name and channel_named do not know: to
 * players it does not exist. Returns whether the text begins with its name and the session may read
 * and write there; `len` gets the length of the name. */
bool channel_staff_named(const struct session *session, const char *text, size_t *len);
/* Says a text on the staff's channel, to all members of the staff who are on. */
void channel_staff(struct session *from, const char *text);
/* Shows a member of the staff a line that the room itself writes on the staff's channel. The line
 * is not kept. */
void channel_staff_news(struct session *to, const char *line);
/* "lobby", or the game's id; NULL: no such channel. */
const char *channel_name(int channel);
/* The channel whose name the text begins with ("lobby", "last-one", "last one"), with the length of
 * that name; -1: none. */
int channel_named(const char *text, size_t *len);
/* Whether the session hears the channel. */
bool channel_on(const struct session *session, int channel);
/* Joins the channel or leaves it, and stores that for an account. Then shows the line's answer
 * (once_answer) and, after joining, what was said there last. Does nothing, and shows no answer, if
 * `on` is what channel_on says already. */
void channel_set(struct session *session, int channel, bool on);
/* Called at a login for each channel for which the account has changed the default, as the store
 * says (struct store_channel). */
void channel_kept(struct session *session, const char *name);
/* Called when it is stored that the session joined or left this channel. */
void channel_turned(struct session *session, const char *name);
/* How many people hear the channel. It may be CHANNEL_STAFF. */
int channel_count(const struct lobby *lobby, int channel);

/* How something is said. */
enum channel_how {
    SAID_WORDS, /* as words: "ann: hello" */
    SAID_EMOTE, /* as what somebody does: "ann waves" */
    SAID_PHRASE /* likewise, as a text of the catalogue (N_) that each hearer reads in their
                   language */
};
/* Says a text to everybody who hears the channel. */
void channel_talk(struct session *from, int channel, const char *text, enum channel_how how);
/* Says a text to those who sit at a table or watch it. */
void channel_table(struct session *from, int32_t table, const char *text, enum channel_how how);
/* Where a line will go. */
struct channel_place {
    bool tell;     /* to one person */
    int32_t table; /* to this table; 0: to a channel */
    int channel;   /* that channel */
    enum channel_how how;
};
/* Sends a text without any check, to a table or a channel. */
void channel_send(struct session *from, const struct channel_place *place, const char *text);
/* Says a text to one person who is on. */
void channel_tell(struct session *from, struct session *to, const char *text);
/* Checks words that others will read although they are not talk, such as a title. `words` NULL:
 * others read nothing in the writer's own words, as in an offer. False, and the writer is told: the
 * writer is muted on that channel ("lobby", "game", "table"; "tell": for one person), a filter
 * finds something in the words, or they have marks of the room's own (unmark.h). All else that a
 * player writes for others goes through the other functions here, or is a name (login.c). Mutes do
 * not apply to what only the staff read. */
bool channel_shown(struct session *from, const char *channel, const char *words);
/* Cleans words that go to one person inside another line, writes them to `out` (`cap` bytes), and
 * keeps them for reports. False: they do not go out, because the writer is muted or ignored, or for
 * any other reason that stops a tell. */
bool channel_words(struct session *from, struct session *to, const char *text, char *out,
                   size_t cap);
/* Leaves a text for an account that is off, until it logs in. */
void channel_leave(struct session *from, const struct store_account *to, const char *text);
/* Shows what was said in the last hour at a table, or on a channel if `table` is 0: at most `limit`
 * lines, and only those that this person could have heard. Returns how many. */
int channel_history(struct session *session, int32_t table, int channel, int limit);
/* Shows somebody who comes to the lobby (table 0) or to a table what others said there in the last
 * two minutes, if they have not heard it yet. */
void channel_greet(struct session *session, int32_t table);
/* Notes that the person has heard all that was said until now at the table, or in the lobby (0). */
void channel_heard(struct lobby *lobby, int64_t person, int32_t table);
/* Calls `each` for the lines that were said since `since_ms` (UTC) and are still kept, oldest
 * first, without phrases (SAID_PHRASE). `from`, `name`: who said it. */
typedef void channel_said(void *arg, int64_t from, const char *name, bool tell, const char *text);
void channel_each(const struct lobby *lobby, int64_t since_ms, channel_said *each, void *arg);
/* Appends the last lines that `about` said, for a report by `by`: those on any channel but the
 * staff's, those at any table, and those that `about` told `by` alone. */
void channel_evidence(const struct lobby *lobby, int64_t by, int64_t about, struct buf *out);
