/*
 * See asking.h.
 */
#include "asking.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "clock.h"
#include "closed.h"
#include "local_acts.h"
#include "out.h"
#include "xalloc.h"

enum { WAIT_MS = 5000 }; /* how long to wait for a room that is being started again */

int asking_connect(const char *path, int64_t wait_ms, int patience_s)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    const struct timeval patience = {patience_s, 0};
    if (strlen(path) >= sizeof(address.sun_path)) {
        errno = ENAMETOOLONG;
        return -1;
    }
    strcpy(address.sun_path, path);
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return -1;
    int64_t until = clock_mono(&clock_system) + wait_ms;
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof(patience));
    while (connect(fd, (struct sockaddr *)&address, sizeof(address)) < 0) {
        const struct timespec pause = {0, ASKING_RETRY_MS * 1000000L};
        bool later = errno == ECONNREFUSED || errno == EAGAIN;
        if (!later || clock_mono(&clock_system) > until) {
            closed_fd(&fd);
            return -1;
        }
        nanosleep(&pause, NULL);
    }
    return fd;
}

static bool asking_send_all(int fd, const char *data, size_t len)
{
    while (len > 0) {
        ssize_t sent = send(fd, data, len, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return false;
        data += sent;
        len -= (size_t)sent;
    }
    return true;
}

/* Reads up to the end of a line into `out`. */
static bool asking_receive_line(int fd, struct buf *out)
{
    char bytes[4096];
    while (!out->len || out->data[out->len - 1] != '\n') {
        ssize_t got = read(fd, bytes, sizeof(bytes));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        buf_add(out, bytes, (size_t)got);
    }
    return true;
}

bool asking_speak(int fd, const json_t *request, struct buf *answer)
{
    char *line = json_dumps(request, JSON_COMPACT);
    bool done = line && asking_send_all(fd, line, strlen(line)) && asking_send_all(fd, "\n", 1) &&
                asking_receive_line(fd, answer);
    xalloc_wipe(&line);
    return done;
}

bool asking_exchange(const char *path, const json_t *request, struct buf *answer, bool quiet)
{
    FD_LOCAL fd = asking_connect(path, WAIT_MS, 0);
    int error = errno;
    if (fd >= 0 && asking_speak(fd, request, answer))
        return true;
    if (quiet)
        return false;
    if (fd < 0)
        out_format(OUT_ERROR, "cardroomctl: The service cannot be reached at %s: %s. %s\n", path,
                   strerror(error),
                   error == EACCES ? "Run this as its user, or as root."
                                   : "See whether cardroomd runs; -c names its configuration.");
    else
        out_complain(STATUS_AWAY,
                     "The room ended before it answered, so it is not known whether that was done. "
                     "An act is written together with its line of the audit log: see \"cardroomctl "
                     "audit by=cardroomctl since=10m\" before you type it again.");
    return false;
}

int asking_show(const struct buf *line, bool json, bool quiet)
{
    json_auto_t *answer = json_loads(buf_text(line), 0, NULL);
    const char *text = json_string_value(json_object_get(answer, "text"));
    bool done = json_is_true(json_object_get(answer, "done"));
    int status = done ? 0 : STATUS_REFUSED;
    if (!answer || (!text && !json)) {
        status =
            out_complain(STATUS_AWAY, "The answer was not understood. See whether both programs "
                                      "are of one version.");
    } else if (json && !(quiet && done)) {
        out_text(OUT_ANSWER, buf_text(line));
    } else if (!(quiet && done)) {
        out_text(done ? OUT_ANSWER : OUT_ERROR, text);
    }
    if (answer && !done && json_object_get(answer, "seen"))
        out_complain(status, "Nothing was done. Add --yes to do it.");
    return out_flush() ? status : STATUS_AWAY;
}
