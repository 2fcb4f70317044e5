/*
 * What stock clients do not do, for hostile.t:
 *
 *   hostile packet PORT SIZE         opens a channel whose packets may hold SIZE bytes and asks for
 * a terminal and a shell; prints "refused" when the connection is ended, "served" when words come
 *   hostile password PORT USER WORD...
 *                                    tries one password after the other; prints "denied" or "let
 * in" for each
 */
#include <libssh/libssh.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rawssh.h"

enum { WINDOW = 1 << 20 };

static int packet(int port, uint32_t size)
{
    struct buf request = {0}, answer = {0};
    struct rawssh *ssh = rawssh_open(port);
    if (ssh == NULL || !rawssh_login(ssh, "guest") || !rawssh_channel(ssh, WINDOW, size)) {
        fputs("hostile: no channel\n", stderr);
        return 2;
    }
    rawssh_string(&request, "xterm", 5);
    for (int i = 0; i < 4; i++)
        rawssh_u32(&request, 80);
    rawssh_string(&request, "", 0);
    bool served = rawssh_request(ssh, "pty-req", request.data, request.len) &&
                  rawssh_request(ssh, "shell", "", 0) &&
                  rawssh_await(ssh, SSH_MSG_CHANNEL_DATA, &answer);
    puts(served ? "served" : "refused");
    buf_free(&request);
    buf_free(&answer);
    rawssh_free(&ssh);
    return 0;
}

static int password(int port, const char *user, char **words)
{
    ssh_session session = ssh_new();
    bool off = false;
    long patience = 20;
    ssh_options_set(session, SSH_OPTIONS_PROCESS_CONFIG, &off);
    ssh_options_set(session, SSH_OPTIONS_HOST, "127.0.0.1");
    ssh_options_set(session, SSH_OPTIONS_PORT, &port);
    ssh_options_set(session, SSH_OPTIONS_USER, user);
    ssh_options_set(session, SSH_OPTIONS_TIMEOUT, &patience);
    if (ssh_connect(session) != SSH_OK) {
        fprintf(stderr, "hostile: %s\n", ssh_get_error(session));
        return 2;
    }
    for (; *words != NULL; words++)
        printf("%s ", ssh_userauth_password(session, NULL, *words) == SSH_AUTH_SUCCESS ? "let in"
                                                                                       : "denied");
    ssh_free(session);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 4 && strcmp(argv[1], "packet") == 0)
        return packet(atoi(argv[2]), (uint32_t)strtoul(argv[3], NULL, 10));
    if (argc >= 5 && strcmp(argv[1], "password") == 0)
        return password(atoi(argv[2]), argv[3], argv + 4);
    fputs("hostile packet PORT SIZE | password PORT USER WORD...\n", stderr);
    return 2;
}
