/*
 * The dialogue before somebody is on: name, password, registration. Over SSH, the connection brings
 * a name and perhaps a key.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "store.h"
#include "timer.h"

struct session;

enum login_step {
    LOGIN_NAME,      /* "Name: " */
    LOGIN_PASSWORD,  /* the password of an account */
    LOGIN_NEW_NAME,  /* registration: the name */
    LOGIN_NEW_FIRST, /* its password */
    LOGIN_NEW_AGAIN, /* the same again */
    LOGIN_KEY_OFFER, /* SSH, unknown name, proven key: create the account? */
    LOGIN_CODE,      /* a code of the second factor, after the password or the key */
    /* The next steps are for somebody who is on and types the command `password`. */
    LOGIN_CHANGE_OLD,   /* the password that they have */
    LOGIN_CHANGE_FIRST, /* the new one */
    LOGIN_CHANGE_AGAIN, /* the same again */
    /* These are also for somebody who is on (reauth.h). */
    LOGIN_REAUTH_PASSWORD,
    LOGIN_REAUTH_CODE,
    LOGIN_ENROL, /* the first code of a new secret */
    /* The next steps are before somebody is on. They come last because tickets of earlier rooms
     * have the numbers above. */
    LOGIN_NAME_OFFER, /* unknown name, no key: a guest, or an account of that name? */
    LOGIN_APPEAL,     /* somebody has proven a banned account (appeal.c) */
    LOGIN_WHY /* somebody has made or proven an account that waits (approval.h); also for guests
                 who are on */
};
struct login {
    enum login_step step;
    char name[STORE_NAME_MAX];
    /* LOGIN_NAME_OFFER: the name that they can have, kept while another one is looked up; "":
     * none */
    char offered[STORE_NAME_MAX];
    char *first;       /* the password typed first; wiped and freed when done */
    int failures;      /* how often they have failed at the password or the code */
    bool with_key;     /* the new account gets the key of the connection */
    int64_t account;   /* LOGIN_CODE, LOGIN_APPEAL, LOGIN_WHY: the account that the step is about */
    struct timer late; /* LOGIN_APPEAL, LOGIN_WHY: runs if no line comes in time */
    enum store_role role; /* the role of the account named, for the audit log */
    /* The action that goes on with `text` when they have proven who they are (reauth.h). */
    const struct reauth_step *proven;
    char *text;         /* wiped and freed; NULL: nothing is to be proven */
    bool code;          /* the proof needs a code, too */
    uint8_t secret[20]; /* LOGIN_ENROL: the new secret */
};

/* The session's place in the dialogue. Makes one if there is none; login_clear frees it. */
struct login *login_of(struct session *session);
/* Reads an account. The session's line waits. Calls `then`, unless the session is gone when the
 * answer comes. `account` is NULL if there is none, or if the store failed. */
typedef void login_account_cb(struct session *session, enum store_status status,
                              const struct store_account *account);
void login_account_by_id(struct session *session, int64_t id, login_account_cb *then);
/* Moves the session to a step. */
void login_step_to(struct session *session, enum login_step step);
/* The session has proven an account: notes it for the steps that are about it. */
void login_proven(struct session *session, const struct store_account *account);
/* Moves the session to a step and asks for a line. Calls `late` with the session if no line comes
 * within `ms`. */
void login_ask_line(struct session *session, enum login_step step, int64_t ms,
                    void (*late)(void *session));
/* Begins the dialogue. On telnet, shows the banner. Over SSH, lets people straight in whose
 * connection proves who they are. */
void login_begin(struct session *session);
/* Takes a line typed at one of the steps. */
void login_line(struct session *session, const char *line);
/* The step's prompt. `secret`: what is typed is a password. */
const char *login_prompt(const struct session *session, bool *secret);
/* Whether the step is for somebody who has proven an account, by password or key, but is not let in
 * yet: LOGIN_CODE or LOGIN_APPEAL. */
bool login_is_owner(const struct session *session);
/* Goes on at a step, after a new room took over. */
void login_resume(struct session *session, enum login_step step, const char *name, int failures,
                  bool with_key);
/* Does the same for a dialogue of somebody who is on. `proves`: the name of the action that the
 * proof is for (reauth.h), which goes on with `text`. `code`: the proof needs a code, too.
 * Passwords and secrets are never in a ticket, so the room asks for them again. */
void login_return(struct session *session, enum login_step step, const char *name,
                  const char *proves, const char *text, bool code);
extern const struct lobby_part login_part;

/* Forgets what was typed, and the step. */
void login_clear(struct session *session);
/* The command `password`. */
void login_change(struct session *session);
/* `guest`: lets somebody in as a guest of this name (NULL: guest1, guest2...), or says why not. */
void login_guest(struct session *session, const char *name);
/* `new`: begins to register an account of this name (NULL: it is asked for), or says why not. */
void login_new(struct session *session, const char *name);
/* `connect`, which clients of other games send: logs in with a name and a password (NULL: it is
 * asked for). */
void login_connect(struct session *session, const char *name, const char *password);

/* Shows what people see before the name prompt on telnet, in the size of the session's terminal;
 * for a screen reader, without the picture. */
void banner_show(struct session *session);
/* Reads from which networks accounts have logged in lately, and calls lobby_deps.known. */
extern const struct lobby_part known_part;

/* ---- appeal.c: somebody who proves that they own a banned account is told of the ban and whom to
 * ask, and can appeal against the ban once, with one line. ---- */

/* The time to type the line, and how many bytes it may have. */
enum { APPEAL_MS = 60000, APPEAL_BYTES_MAX = 500 };

/* The session has proven an account that a ban keeps out. If there was an appeal against the ban,
 * tells what became of it and closes the session. Else asks for an appeal. */
void appeal_offer(struct session *session, const struct store_account *account);
/* Asks for the appeal again after a new room took over. */
void appeal_resume(struct session *session, const struct store_account *account);
/* Takes the line that was asked for, and sends it to the staff as the appeal. An empty line closes
 * the session. */
void appeal_line(struct session *session, const char *line);
