/*
 * The functions of higher parts that sessions call: commands carry out lines, the login leads its
 * dialogue and writes tickets. lobby.c fills in the table.
 */
#ifndef LOBBY_SESSION_SESSION_HOOKS_H
#define LOBBY_SESSION_SESSION_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

struct session;
struct store_account;
struct store_sanction;

/* What a line costs in the flood control. */
enum cmd_flood {
    CMD_LIGHT = 1, /* tokens of the command bucket */
    CMD_HEAVY = 4,
    CMD_TALK = 100 /* also a token of the bucket for talk */
};

/* The command that goes on once somebody has proven who they are (reauth.h). It gets a copy of the
 * text that was given when the proof was asked for. A new room finds it by its name, which is in
 * the ticket. */
typedef void reauth_then(struct session *session, const char *text);
struct reauth_step {
    const char *name;
    reauth_then *then;
};

struct session_hooks {
    /* Carries out a typed line of somebody who is on. */
    void (*line)(struct session *session, const char *line);
    enum cmd_flood (*weight)(const struct session *session, const char *line);
    /* Carries out `ssh room COMMAND` and returns the exit status. The session is to be closed when
     * its answers have come. */
    int (*oneshot)(struct session *session, const char *line);
    /* Whether there is a command of this name at a table. */
    bool (*knows)(const struct session *session, const char *word);
    /* Asks whether to log out, after an interrupt. */
    void (*ask_quit)(struct session *session);

    /* Greets a new connection and asks who it is, or logs it in. */
    void (*login)(struct session *session);
    /* Takes a line that was typed in a dialogue (session->dialogue, or before somebody is on). */
    void (*dialogue_line)(struct session *session, const char *line);
    /* Takes a word of the login prompt; false: it is no such word, so it is a name. */
    bool (*login_word)(struct session *session, const char *line);
    /* The prompt of the dialogue. `secret`: the next line is a password. */
    const char *(*dialogue_prompt)(const struct session *session, bool *secret);
    /* Whether the dialogue is with somebody who has proven an account. */
    bool (*owner)(const struct session *session);
    /* Forgets what was typed in the dialogue. */
    void (*dialogue_end)(struct session *session);

    /* Lets in the account whose login an earlier room stored but could not answer. */
    void (*enter)(struct session *session, const struct store_account *account);

    const struct reauth_step *reauth_steps; /* those of the commands; ends with a NULL name */

    /* ticket.h */
    void (*ticket_write)(const struct session *session, struct buf *out);
    uint64_t (*ticket_stamp)(const struct session *session);
    bool (*ticket_read)(struct session *session, const char *text);

    /* Shows the news since their last login, at `since` (wall ms; 0: this is the first). */
    void (*news)(struct session *session, int64_t since);
    /* Tells somebody who came on what has become of their reports (outcome.h). */
    void (*outcomes)(struct session *session, int64_t account,
                     void (*then)(struct session *session));
    /* Tells a member of the staff who came on what waits for one (confirm.h). */
    void (*unconfirmed)(struct session *session);
    /* Stores the appeal of an account that is kept out (report.h). */
    void (*appeal_ban)(struct session *session, int64_t account, const char *name,
                       const struct store_sanction *ban, const char *text,
                       void (*done)(struct session *session));
    /* Tells that the room is about to stop, if it is. */
    void (*warn)(struct session *session);
    /* Opens a report about what somebody said, which a filter found something in. */
    void (*filtered)(struct session *session, int64_t filter, const char *text);
    /* The session is being freed. */
    void (*gone)(struct session *session);
};

#endif
