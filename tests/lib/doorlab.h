/*
 * A door in a process of its own, and in another process a scripted room at the other end of its
 * link: for tests that connect over real sockets.
 *
 * The room: `guest` gets in with nothing, `kate` with the password "right" or the key lab->key,
 * `nobody` with the open login; `busy` is told that logins are busy. A connection is greeted "hello
 * USER METHOD COLUMNSxROWS input N ... on TERMINAL" and gets the prompt "lab> ". One with a user
 * gets a ticket, too; one that comes back with it is not greeted. A one-shot command gets "ran
 * COMMAND" and status 3; `top` gets status 0. These lines do something: password  asks for a
 * password poison    makes the room fail quit      ends the connection with status 7 flood sends
 * 100 KB secure    says whether the last connection was said to be encrypted signed    says how
 * many signatures were wrong Any other line is answered with "NUMBER said LINE".
 */
#pragma once

#include <stdbool.h>
#include <sys/types.h>

#include <libssh/libssh.h>

struct doorlab {
    const char *tls_pem; /* if set before the start, the door serves TLS with it */
    bool web; /* if set before the start, the door serves browsers; over TLS, too, with tls_pem */
    const char *web_origins;
    int telnet_port, ssh_port, tls_port, web_port, web_tls_port;
    pid_t door, room;
    int control;
    bool room_failed; /* the last room failed, and the door has not been told yet */
    ssh_key key;      /* kate's key */
};

/* `limits`: "NAME VALUE NAME VALUE..." in place of the defaults of admit_options; values hold no
 * blanks. `bans` may be NULL. False: the test cannot run. */
bool doorlab_start(struct doorlab *lab, const char *limits, const char *bans);
/* Starts another room, which takes the door over. The room before it, if it is alive, stays on its
 * old link. */
bool doorlab_room(struct doorlab *lab, const char *bans);
/* Waits until the room's process ends by itself. */
void doorlab_room_wait(struct doorlab *lab);
/* Ends the room as kill -9 does. */
void doorlab_room_kill(struct doorlab *lab);
/* Stops the door by its control word and waits. True: it ended with status 0. */
bool doorlab_stop(struct doorlab *lab);
/* Sends the door a word, as its supervisor would. */
bool doorlab_word(struct doorlab *lab, const char *word);
/* Hands the door the files of the page (web_files.h). */
bool doorlab_pages(struct doorlab *lab, const char *files);

/* A connected TCP socket to a port on loopback, with a receive timeout of `seconds`. */
int doorlab_connect(int port, int seconds);
/* Reads until `text` has come (true), or the end or the timeout; `seen` gets what came, bounded. */
bool doorlab_expect(int fd, const char *text, char *seen, size_t cap);
/* The same from anything that has a function to read from it, which returns the bytes; 0 or less:
 * the end. */
typedef ssize_t doorlab_read(void *from, char *bytes, size_t cap);
bool doorlab_expect_from(doorlab_read *read, void *from, const char *text, char *seen, size_t cap);
/* Asserts what such a call returned; if it is false, says what was wanted and what came. */
#define DOORLAB_SAW(came, text, seen)                                                              \
    do {                                                                                           \
        bool saw = (came);                                                                         \
        CU_ASSERT_TRUE(saw);                                                                       \
        if (!saw)                                                                                  \
            printf("# wanted: %s\n# came: %s\n", text, seen);                                      \
    } while (0)
