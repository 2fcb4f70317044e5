/*
 * Functions of higher parts that sessions and the login call. One part alone answers each of them.
 * lobby.c fills in the table. Calls that go to many parts are in struct lobby_part.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct buf;
struct session;
struct store_sanction;
struct ui_screen;

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
    /* A part of what the lobby loads has been read (load_end). `lobby` is the struct lobby. */
    void (*loaded)(void *lobby);
    /* Called once the lobby is loaded and no line from before is still being done. Greets, logs in,
     * goes on where the ticket left off, or carries out `ssh room COMMAND`. */
    void (*begin)(struct session *session);
    /* Carries out a line that was typed in a dialogue or by somebody who is on. */
    void (*line)(struct session *session, const char *line);
    /* Appends the whole lines that `line` may become, one on each line. */
    void (*complete)(struct session *session, const char *line, struct buf *out);
    /* What the line costs. */
    enum cmd_flood (*weight)(struct session *session, const char *line);
    /* The prompt of the dialogue. `secret`: the next line is a password. */
    const char *(*dialogue_prompt)(const struct session *session, bool *secret);
    /* An earlier room has carried out the line already: ends the session's dialogue. If the line
     * was a login, lets in `account` (0: it was none). */
    void (*again)(struct session *session, int64_t account);
    /* Gives the door a new ticket if anything in the ticket has changed. */
    void (*ticket)(struct session *session);
    /* Draws the lobby. `paged`: a page covers most of it. */
    void (*home)(struct session *session, struct ui_screen *screen, bool paged);

    /* Opens a report about what this person said: the filter has found something in it. */
    void (*filtered)(struct session *session, int64_t filter, const char *text);
    /* Somebody who came with a code is on now: goes on with the code (code.h). */
    void (*code)(struct session *session);
    /* The client gave a token with which the person comes back (resume.h). */
    void (*resume)(struct session *session, const char *body);
    /* Carries out a word of the login (where: CMD_LOGIN or CMD_NAMING). False: the line is no such
     * word, so it is a name. */
    bool (*login_word)(struct session *session, const char *line, int where);
    const struct reauth_step *reauth_steps; /* those of the commands; ends with a NULL name */
    /* Tells somebody who is kept out at the login what has become of their reports (outcomes_tell),
     * then calls `then`. */
    void (*outcomes)(struct session *session, int64_t account,
                     void (*then)(struct session *session));
    /* Stores the appeal of an account that is kept out, then calls `done` (report.h). */
    void (*appeal_ban)(struct session *session, int64_t account, const char *name,
                       const struct store_sanction *ban, const char *text,
                       void (*done)(struct session *session));
};
