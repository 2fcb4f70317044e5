/*
 * Clients of benchmarks over ssh. Any error ends the process.
 */
#pragma once

#include <err.h>
#include <libssh/libssh.h>
#include <stdbool.h>
#include <string.h>

enum { SSH_IN_PATIENCE_S = 20, SSH_IN_SCREEN_MAX = 65536 };

/* Connects to a server on 127.0.0.1 and exchanges keys, with the algorithms that a client of today
 * chooses. `from`: the address from which it connects; NULL: any. */
static inline ssh_session ssh_in_open(int port, const char *user, const char *from)
{
    ssh_session session = ssh_new();
    bool off = false;
    int on = 1;
    long patience = SSH_IN_PATIENCE_S;
    ssh_options_set(session, SSH_OPTIONS_PROCESS_CONFIG, &off);
    ssh_options_set(session, SSH_OPTIONS_HOST, "127.0.0.1");
    ssh_options_set(session, SSH_OPTIONS_PORT, &port);
    if (from)
        ssh_options_set(session, SSH_OPTIONS_BINDADDR, from);
    ssh_options_set(session, SSH_OPTIONS_USER, user);
    ssh_options_set(session, SSH_OPTIONS_TIMEOUT, &patience);
    ssh_options_set(session, SSH_OPTIONS_NODELAY, &on);
    ssh_options_set(session, SSH_OPTIONS_KEY_EXCHANGE, "curve25519-sha256");
    ssh_options_set(session, SSH_OPTIONS_HOSTKEYS, "ssh-ed25519");
    ssh_options_set(session, SSH_OPTIONS_CIPHERS_C_S, "chacha20-poly1305@openssh.com");
    ssh_options_set(session, SSH_OPTIONS_CIPHERS_S_C, "chacha20-poly1305@openssh.com");
    if (ssh_connect(session) != SSH_OK)
        errx(2, "%s", ssh_get_error(session));
    return session;
}

/* A shell in a terminal of 80x24. */
static inline ssh_channel ssh_in_shell(ssh_session session)
{
    ssh_channel channel = ssh_channel_new(session);
    if (ssh_channel_open_session(channel) != SSH_OK ||
        ssh_channel_request_env(channel, "LANG", "en_US.UTF-8") == SSH_ERROR ||
        ssh_channel_request_pty_size(channel, "xterm-256color", 80, 24) != SSH_OK ||
        ssh_channel_request_shell(channel) != SSH_OK)
        errx(2, "%s", ssh_get_error(session));
    return channel;
}

/* Reads until the words are shown. */
static inline void ssh_in_wait(ssh_channel channel, const char *words)
{
    static char screen[SSH_IN_SCREEN_MAX];
    int len = 0;
    do {
        int got =
            ssh_channel_read_timeout(channel, screen + len, (uint32_t)(SSH_IN_SCREEN_MAX - len), 0,
                                     1000 * SSH_IN_PATIENCE_S);
        if (got <= 0)
            errx(2, "a client was not let in");
        len += got;
    } while (!memmem(screen, (size_t)len, words, strlen(words)));
}
