/*
 * Idle people.
 *
 *   sessions ssh|telnet|line PORT COUNT
 *       opens COUNT sessions, each as a stock client would. When all are in the lobby as guests,
 *       prints "ready", and keeps them open until its input ends
 *   sessions up PORT
 *       waits for a server that starts. Prints when it took a connection and when it asked for the
 *       name, in ms of the wall clock
 *
 * ssh: libssh, with a pty of 80x24 and a shell. telnet: a client that tells its terminal and size,
 * and lets the server echo, as telnet(1) does. line: the same, but it wants lines and no screen.
 */
#include <err.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

#include "loopback.h"
#include "ssh_in.h"
#include "telnet_in.h"

enum { PATIENCE_MS = 20000, SCREEN_MAX = 65536, SESSIONS_EACH = 25 };

struct telnet {
    int fd;
    struct telnet_in in;
    unsigned char options[32]; /* answered, a bit for each verb */
    size_t answered;           /* how much of the screen was read for questions already */
};

/* ---- ssh ---- */

/* The session is never closed: it ends with the process. */
static void ssh_come_in(int port)
{
    ssh_session session = ssh_in_open(port, "guest", NULL);
    if (ssh_userauth_none(session, NULL) != SSH_AUTH_SUCCESS)
        errx(2, "%s", ssh_get_error(session));
    ssh_in_wait(ssh_in_shell(session), "lobby> ");
}

/* ---- telnet ---- */

static void send_all(int fd, const void *data, size_t len)
{
    if (send(fd, data, len, MSG_NOSIGNAL) != (ssize_t)len)
        err(2, "send");
}

/* Answers each question where the cursor is (CSI 6 n), as a terminal does that draws UTF-8 with one
 * cell a character. */
static void cursor_answer(struct telnet *t, const char *screen)
{
    static const char ask[] = "\x1b[6n";
    const char *at;
    while ((at = strstr(screen + t->answered, ask))) {
        char answer[32];
        const char *from = at;
        int column = 1;
        while (from > screen && from[-1] != '\r' && from[-1] != '\n')
            from--;
        for (const char *c = from; c < at; c++) {
            if (*c == '\x1b') /* a sequence ends with a letter */
                while (c < at && !((*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z')))
                    c++;
            else
                column += ((unsigned char)*c & 0xc0) != 0x80;
        }
        int n = snprintf(answer, sizeof(answer), "\x1b[1;%dR", column);
        send_all(t->fd, answer, (size_t)n);
        t->answered = (size_t)(at - screen) + sizeof(ask) - 1;
    }
}

/* Answers each option once, which is enough for a server that never changes its mind. */
static void telnet_option(struct telnet *t, int verb, int option)
{
    unsigned char out[3] = {IAC, 0, (unsigned char)option};
    bool mine = option == OPTION_TTYPE || option == OPTION_NAWS || option == OPTION_SGA;
    bool theirs = option == OPTION_ECHO || option == OPTION_SGA;
    if (option < (int)sizeof(t->options) && (t->options[option] & 1U << (verb - WILL)) != 0)
        return;
    if (option < (int)sizeof(t->options))
        t->options[option] |= (unsigned char)(1U << (verb - WILL));
    if (verb == DO)
        out[1] = mine ? WILL : WONT;
    else if (verb == WILL)
        out[1] = theirs ? DO : DONT;
    else
        return;
    send_all(t->fd, out, sizeof(out));
    if (verb == DO && option == OPTION_NAWS)
        send_all(t->fd, "\xff\xfa\x1f\x00\x50\x00\x18\xff\xf0", 9);
}

static void telnet_wait(struct telnet *t, const char *words)
{
    static const char terminal[] = "\xff\xfa\x18\0XTERM\xff\xf0";
    char *screen = malloc(SCREEN_MAX);
    unsigned char in[4096];
    size_t len = 0;
    if (!screen)
        err(2, "memory");
    screen[0] = '\0';
    while (!strstr(screen, words)) {
        struct pollfd readable = {.fd = t->fd, .events = POLLIN};
        ssize_t got = poll(&readable, 1, PATIENCE_MS) == 1 ? recv(t->fd, in, sizeof(in), 0) : 0;
        if (got <= 0 || len + (size_t)got >= SCREEN_MAX)
            errx(2, "a telnet session was not let in");
        for (ssize_t i = 0; i < got; i++) {
            enum telnet_what what = telnet_take(&t->in, in[i]);
            if (what == TELNET_TEXT && in[i] != '\0')
                screen[len++] = (char)in[i];
            else if (what == TELNET_TTYPE)
                send_all(t->fd, terminal, sizeof(terminal) - 1);
            else if (what == TELNET_OPTION)
                telnet_option(t, t->in.verb, t->in.option);
        }
        screen[len] = '\0';
        cursor_answer(t, screen);
    }
    free(screen);
    t->answered = 0;
}

static long wall_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void up(int port)
{
    struct telnet t;
    for (int tries = 0; (t = (struct telnet){.fd = loopback_dial(0, port, 0)}).fd < 0; tries++) {
        if (tries > PATIENCE_MS)
            err(2, "connect");
        poll(NULL, 0, 1);
    }
    long taken = wall_ms();
    telnet_wait(&t, "Name: ");
    printf("%ld %ld\n", taken, wall_ms());
}

static void telnet_come_in(int port, bool lines)
{
    struct telnet t = {.fd = loopback_dial(0, port, 0)};
    if (t.fd < 0)
        err(2, "connect");
    telnet_wait(&t, "Name: ");
    send_all(t.fd, "guest\r\n", 7);
    telnet_wait(&t, "lobby> ");
    if (lines) {
        send_all(t.fd, "set layout line\r\n", 17);
        telnet_wait(&t, "is line now");
    }
}

/* One of the processes that share the work: opens its sessions, writes a byte, then waits. */
static void hold(char kind, int port, int count, int ready)
{
    char byte = 0;
    for (int i = 0; i < count; i++)
        if (kind == 's')
            ssh_come_in(port);
        else
            telnet_come_in(port, kind == 'l');
    if (write(ready, &byte, 1) != 1)
        err(2, "write");
    close(ready);
    while (read(STDIN_FILENO, &byte, 1) > 0) {
    }
}

int main(int argc, char **argv)
{
    char byte;
    int ready[2], processes = 0, done = 0;
    if (argc == 3 && strcmp(argv[1], "up") == 0) {
        up(atoi(argv[2]));
        return 0;
    }
    if (argc != 4 || (strcmp(argv[1], "ssh") != 0 && strcmp(argv[1], "telnet") != 0 &&
                      strcmp(argv[1], "line") != 0))
        errx(2, "up PORT | ssh|telnet|line PORT COUNT");
    if (pipe(ready) < 0)
        err(2, "pipe");
    for (int left = atoi(argv[3]); left > 0; left -= SESSIONS_EACH, processes++) {
        pid_t child = fork();
        if (child < 0)
            err(2, "fork");
        if (child == 0) {
            close(ready[0]);
            hold(argv[1][0], atoi(argv[2]), left < SESSIONS_EACH ? left : SESSIONS_EACH, ready[1]);
            return 0;
        }
    }
    close(ready[1]);
    while (read(ready[0], &byte, 1) == 1)
        done++;
    if (done < processes)
        return 2;
    puts("ready");
    fflush(stdout);
    while (wait(NULL) > 0) {
    }
    return 0;
}
