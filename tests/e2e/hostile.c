/*
 * What stock clients do not do, for storm.t:
 *
 *   hostile crowd PORT ADDRESS N [each] [NAME PASSWORD]
 *       makes N connections of telnet at once, all from one address or (`each`) from N addresses in
 *       a row. They give the name and the password where they are asked. Whenever somebody is told
 *       something new, prints how many were told each so far: "asked" for their name, turned away
 *       as "full", "address" or "busy", "wrong" password, "ended". It ends when its input does.
 *
 *   hostile deaf PORT ADDRESS
 *       is a guest who asks for pages and reads none. It prints "ended" when the connection ends.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "loopback.h"
#include "xalloc.h"

/* Connects from the address that is `further` after `address`; -1: not possible. */
static int dial(int port, const char *address, int further)
{
    int fd = loopback_dial(ntohl(inet_addr(address)) + (uint32_t)further, port, 0);
    if (fd >= 0)
        fcntl(fd, F_SETFL, O_NONBLOCK);
    return fd;
}

enum { ASKED, FULL, ADDRESS, BUSY, WRONG, ENDED, TOLD };
static const char *const told_names[TOLD] = {"asked", "full", "address", "busy", "wrong", "ended"};
static const char *const told_words[TOLD] = {"Name: ",
                                             "The room is full",
                                             "many connections from your address",
                                             "connections are coming in",
                                             "isn't right",
                                             NULL};

struct caller {
    char text[8192];
    size_t len, seen; /* seen: the place after the last question that was answered */
    bool told[TOLD];
};

static void answer(int fd, struct caller *caller, const char *question, const char *with)
{
    const char *at = strstr(caller->text + caller->seen, question);
    if (!at)
        return;
    caller->seen = (size_t)(at - caller->text) + strlen(question);
    if (with &&
        (send(fd, with, strlen(with), MSG_NOSIGNAL) < 0 || send(fd, "\r\n", 2, MSG_NOSIGNAL) < 0))
        caller->told[ENDED] = true;
}

/* False: nothing more will come. */
static bool listen_to(int fd, struct caller *caller)
{
    if (sizeof(caller->text) - caller->len < 2)
        caller->len = caller->seen = 0;
    ssize_t got = read(fd, caller->text + caller->len, sizeof(caller->text) - 1 - caller->len);
    if (got < 0 && errno == EAGAIN)
        return true;
    for (ssize_t i = 0; i < got; i++) { /* telnet's own commands hold no words */
        char byte = caller->text[caller->len + (size_t)i];
        caller->text[caller->len + (size_t)i] = byte == '\0' ? ' ' : byte;
    }
    caller->len += got > 0 ? (size_t)got : 0;
    caller->text[caller->len] = '\0';
    for (int i = 0; i < ENDED; i++)
        caller->told[i] |= strstr(caller->text, told_words[i]) ? 1 : 0;
    caller->told[ENDED] |= got <= 0;
    return got > 0;
}

static void crowd_tell(const struct caller *callers, int n)
{
    static char last[200];
    char line[200] = "";
    for (int i = 0; i < TOLD; i++) {
        int count = 0;
        for (int k = 0; k < n; k++)
            count += callers[k].told[i];
        snprintf(line + strlen(line), sizeof(line) - strlen(line), "%s=%d ", told_names[i], count);
    }
    if (strcmp(line, last) != 0) {
        puts(line);
        fflush(stdout);
        strcpy(last, line);
    }
}

static int crowd(int port, const char *address, int n, bool each, const char *name,
                 const char *password)
{
    FREED struct pollfd *fds = calloc((size_t)n + 1, sizeof(*fds));
    FREED struct caller *callers = calloc((size_t)n, sizeof(*callers));
    for (int i = 0; i < n; i++)
        fds[i] = (struct pollfd){.fd = dial(port, address, each ? i : 0), .events = POLLIN};
    fds[n] = (struct pollfd){.fd = STDIN_FILENO, .events = POLLIN};
    while (poll(fds, (nfds_t)n + 1, -1) > 0 && fds[n].revents == 0) {
        for (int i = 0; i < n; i++) {
            if (fds[i].revents == 0)
                continue;
            if (!listen_to(fds[i].fd, &callers[i])) {
                close(fds[i].fd);
                fds[i].fd = -1;
                continue;
            }
            answer(fds[i].fd, &callers[i], "Name: ", name);
            answer(fds[i].fd, &callers[i], "assword: ", password);
        }
        crowd_tell(callers, n);
    }
    return 0;
}

static int deaf(int port, const char *address)
{
    static const char wants[] = "rules exta\r\n";
    const int window = 4096;
    int fd = dial(port, address, 0);
    setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &window, sizeof(window));
    if (fd < 0 || send(fd, "guest\r\n", 7, MSG_NOSIGNAL) != 7)
        return 2;
    struct pollfd ready = {.fd = fd, .events = POLLOUT};
    while (poll(&ready, 1, -1) > 0 && (ready.revents & (POLLERR | POLLHUP)) == 0)
        if (send(fd, wants, strlen(wants), MSG_NOSIGNAL) < 0 && errno != EAGAIN)
            break;
    puts("ended");
    return 0;
}

int main(int argc, char **argv)
{
    signal(SIGPIPE, SIG_IGN);
    if (argc >= 5 && strcmp(argv[1], "crowd") == 0) {
        bool each = argc > 5 && strcmp(argv[5], "each") == 0;
        char **login = argv + 5 + each;
        return crowd(atoi(argv[2]), argv[3], atoi(argv[4]), each, login[0],
                     login[0] ? login[1] : NULL);
    }
    if (argc == 4 && strcmp(argv[1], "deaf") == 0)
        return deaf(atoi(argv[2]), argv[3]);
    fputs("hostile crowd PORT ADDRESS N [each] [NAME PASSWORD] | deaf PORT ADDRESS\n", stderr);
    return 2;
}
