/*
 * Words with a descriptor: see child_word.h.
 */
#include "child_word.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "log.h"
#include "utf8.h"

union passing { /* room for one descriptor and its padding, with the alignment of cmsghdr */
    struct cmsghdr head;
    char bytes[CMSG_SPACE(sizeof(int))];
};

int child_word_pair(int fd[2])
{
    return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, fd);
}

int child_word_send(int fd, const char *word, int passed)
{
    union passing passing;
    struct iovec data = {(void *)word, strlen(word)};
    struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1};
    if (passed >= 0) {
        memset(&passing, 0, sizeof(passing));
        message.msg_control = passing.bytes;
        message.msg_controllen = sizeof(passing.bytes);
        struct cmsghdr *head = CMSG_FIRSTHDR(&message);
        head->cmsg_level = SOL_SOCKET;
        head->cmsg_type = SCM_RIGHTS;
        head->cmsg_len = CMSG_LEN(sizeof(passed));
        memcpy(CMSG_DATA(head), &passed, sizeof(passed));
    }
    ssize_t sent;
    do {
        sent = sendmsg(fd, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
    } while (sent < 0 && errno == EINTR);
    return sent < 0 ? -1 : 0;
}

void child_word_tell(int fd, const char *format, ...)
{
    char word[CHILD_WORD_MAX];
    va_list args;
    va_start(args, format);
    utf8_vprintf(word, sizeof(word), format, args);
    va_end(args);
    if (child_word_send(fd, word, -1) < 0)
        log_error("supervisor", "word=\"%s\" error=\"%s\"", word, strerror(errno));
}

/* Sets `passed` to the descriptor that came with a message, or to -1. False: there were more, and
 * all were closed. Two may come, because the padding after one has room for a second. */
static bool child_word_take_descriptor(struct msghdr *message, int *passed)
{
    struct cmsghdr *head = CMSG_FIRSTHDR(message);
    int fd[sizeof(union passing) / sizeof(int)];
    *passed = -1;
    if (!head || head->cmsg_level != SOL_SOCKET || head->cmsg_type != SCM_RIGHTS)
        return true;
    size_t count = (head->cmsg_len - CMSG_LEN(0)) / sizeof(fd[0]);
    memcpy(fd, CMSG_DATA(head), count * sizeof(fd[0]));
    if (count == 1) {
        *passed = fd[0];
        return true;
    }
    for (size_t i = 0; i < count; i++)
        close(fd[i]);
    return count == 0;
}

int child_word_receive(int fd, char *word, int *passed)
{
    union passing passing;
    struct iovec data = {word, CHILD_WORD_MAX - 1};
    struct msghdr message = {.msg_iov = &data,
                             .msg_iovlen = 1,
                             .msg_control = passing.bytes,
                             .msg_controllen = sizeof(passing.bytes)};
    ssize_t len;
    *passed = -1;
    do {
        len = recvmsg(fd, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
    } while (len < 0 && errno == EINTR);
    if (len < 0) {
        /* A peer that was killed with unread words is gone, too. */
        return errno == ECONNRESET ? 0 : -1;
    }
    bool one = child_word_take_descriptor(&message, passed);
    if (!one || message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) {
        if (*passed >= 0) {
            close(*passed);
            *passed = -1;
        }
        errno = EMSGSIZE;
        return -1;
    }
    word[len] = '\0';
    return len > 0;
}

int child_word_take(int fd, int most, child_word_cb *take, void *arg)
{
    char word[CHILD_WORD_MAX];
    int passed, got = 1;
    while (most-- > 0 && (got = child_word_receive(fd, word, &passed)) > 0) {
        if (passed >= 0)
            close(passed);
        take(arg, word);
    }
    return got;
}

bool child_word_is(const char *word, const char *name, const char **arguments)
{
    size_t len = strlen(name);
    if (strncmp(word, name, len) != 0 || (word[len] != '\0' && word[len] != ' '))
        return false;
    *arguments = word[len] ? word + len + 1 : word + len;
    return true;
}

int child_word_send_lines(int fd, const char *name, const char *lines)
{
    char word[CHILD_WORD_MAX];
    const size_t begin = utf8_printf(word, sizeof(word), "%s ", name);
    size_t used = begin;
    int result = 0;
    for (size_t len; *lines && result == 0; lines += len) {
        len = strcspn(lines, "\n");
        len += lines[len] == '\n';
        if (used > begin && used + len >= sizeof(word)) {
            result = child_word_send(fd, word, -1);
            used = begin;
        }
        if (used + len < sizeof(word)) {
            memcpy(word + used, lines, len);
            used += len;
            word[used] = '\0';
        }
    }
    if (result == 0 && used > begin)
        result = child_word_send(fd, word, -1);
    return result == 0 ? child_word_send(fd, name, -1) : result;
}

bool child_word_lines_take(struct child_word_lines *lines, const char *arguments)
{
    struct buf before = lines->now;
    if (*arguments != '\0') {
        lines->next.max = CHILD_WORD_LINES_MAX;
        if (!lines->next.overflow) /* after a word that did not fit, all are dropped */
            buf_puts(&lines->next, arguments);
        return false;
    }
    lines->now = lines->next;
    lines->next = before;
    buf_clear(&lines->next);
    return true;
}

void child_word_lines_free(struct child_word_lines *lines)
{
    buf_free(&lines->now);
    buf_free(&lines->next);
}
