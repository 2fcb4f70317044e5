/*
 * See prompt.h. While the terminal shows nothing, signals are blocked, and a descriptor tells that
 * a signal has come. So no signal can come between the check for it and the read, and no signal
 * needs a handler. When a signal is let through again, it has its usual effect.
 */
#include "prompt.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/signalfd.h>
#include <termios.h>
#include <unistd.h>

#include "closed.h"
#include "local_acts.h"
#include "out.h"
#include "xalloc.h"

enum line { LINE, LINE_ENDED, LINE_SIGNAL };

static enum line prompt_read_line(int signals, const char *question, char *out, size_t cap)
{
    struct pollfd wait[] = {{.fd = STDIN_FILENO, .events = POLLIN},
                            {.fd = signals, .events = POLLIN}};
    enum line got = LINE;
    size_t len = 0;
    char byte = 0;
    out_text(OUT_ERROR, question);
    while (got == LINE && byte != '\n')
        if (poll(wait, 2, -1) < 0)
            got = errno == EINTR ? LINE : LINE_ENDED;
        else if (wait[1].revents)
            got = LINE_SIGNAL;
        else if (read(STDIN_FILENO, &byte, 1) <= 0)
            got = LINE_ENDED;
        else if (byte != '\n' && len + 1 < cap)
            out[len++] = byte;
    out[len] = '\0';
    out_text(OUT_ERROR, "\n");
    return got;
}

/* Reads the password and the same again from a terminal. False: the input ended. */
static bool prompt_terminal(char *out, char *again, size_t cap)
{
    struct termios shown, hidden;
    sigset_t ours, before;
    enum line got = LINE_SIGNAL;
    /* SIGTTOU is not among them: in the background, tcsetattr has to wait until the process is in
     * the foreground. */
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP};
    sigemptyset(&ours);
    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
        sigaddset(&ours, numbers[i]);
    FD_LOCAL signals = signalfd(-1, &ours, SFD_CLOEXEC);
    while (signals >= 0 && got == LINE_SIGNAL && tcgetattr(STDIN_FILENO, &shown) == 0) {
        hidden = shown;
        hidden.c_lflag &= ~(tcflag_t)ECHO;
        sigprocmask(SIG_BLOCK, &ours, &before);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
        got = prompt_read_line(signals, "Password: ", out, cap);
        got = got == LINE ? prompt_read_line(signals, "Again: ", again, cap) : got;
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown);
        sigprocmask(SIG_SETMASK, &before, NULL); /* if a signal has come, the process ends here, or
                                                  * stops for a while */
    }
    return got == LINE;
}

bool prompt_password(char *out, size_t cap)
{
    FREED char *again = xcalloc(1, cap);
    const bool typed = isatty(STDIN_FILENO);
    bool given = typed && prompt_terminal(out, again, cap);
    if (!typed) {
        given = fgets(out, (int)cap, stdin);
        out[strcspn(out, "\r\n")] = '\0';
    }
    bool differs = given && typed && strcmp(out, again) != 0;
    explicit_bzero(again, cap);
    if (!given)
        out_complain(STATUS_USAGE, "There is no password. Give it as a line of the input.");
    if (differs)
        out_complain(STATUS_USAGE, "The two passwords differ. Type the command again.");
    return given && !differs;
}
