/*
 * Words between the supervisor and its children, with and without a descriptor.
 */
#include <errno.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "child_word.h"
#include "cutap.h"

enum { SEVERAL_MAX = 4 };

static int fd[2]; /* both ends */

static void begin(void)
{
    CU_ASSERT_EQUAL_FATAL(child_word_pair(fd), 0);
}

static void end(void)
{
    close(fd[0]);
    close(fd[1]);
}

/* The next word, which is this one. */
#define NEXT_IS(text)                                                                              \
    do {                                                                                           \
        int with;                                                                                  \
        char came[CHILD_WORD_MAX];                                                                 \
        CU_ASSERT_EQUAL(child_word_receive(fd[1], came, &with), 1);                                \
        CU_ASSERT_STRING_EQUAL(came, text);                                                        \
    } while (0)

SUITE("word", begin, end);

TEST(test_words_and_descriptors, "words arrive in order, with their descriptors")
{
    int pipes[2], passed;
    char word[CHILD_WORD_MAX], byte = 0;
    const char *rest;
    CU_ASSERT_EQUAL_FATAL(pipe(pipes), 0);
    CU_ASSERT(child_word_receive(fd[1], word, &passed) == -1 && errno == EAGAIN);
    CU_ASSERT_EQUAL(child_word_send(fd[0], "up", -1), 0);
    CU_ASSERT_EQUAL(child_word_send(fd[0], "link 3 99", pipes[1]), 0);
    CU_ASSERT_EQUAL(child_word_receive(fd[1], word, &passed), 1);
    CU_ASSERT(child_word_is(word, "up", &rest) && *rest == '\0' && passed == -1);
    CU_ASSERT_EQUAL(child_word_receive(fd[1], word, &passed), 1);
    CU_ASSERT(child_word_is(word, "link", &rest));
    CU_ASSERT_STRING_EQUAL(rest, "3 99");
    CU_ASSERT_FALSE(child_word_is(word, "lin", &rest));
    CU_ASSERT_FALSE(child_word_is(word, "links", &rest));
    CU_ASSERT_FATAL(passed >= 0);
    CU_ASSERT(fcntl(passed, F_GETFD) & FD_CLOEXEC);
    CU_ASSERT_EQUAL(write(passed, "x", 1), 1);
    CU_ASSERT(read(pipes[0], &byte, 1) == 1 && byte == 'x');
    close(passed);
    close(pipes[0]);
    close(pipes[1]);
}

/* Answers each word with one more, so that there is always another to take. */
static void speaks_on(void *arg, const char *word)
{
    int *heard = arg;
    CU_ASSERT_STRING_EQUAL(word, "more");
    CU_ASSERT_EQUAL(child_word_send(heard[1], "more", -1), 0);
    heard[0]++;
}

TEST(test_turns, "a turn takes no more words than it may")
{
    int heard[2] = {0, fd[0]};
    CU_ASSERT(child_word_take(fd[1], 64, speaks_on, heard) == -1 && errno == EAGAIN);
    CU_ASSERT_EQUAL(child_word_send(fd[0], "more", STDERR_FILENO), 0);
    CU_ASSERT_EQUAL(child_word_take(fd[1], 64, speaks_on, heard), 1);
    CU_ASSERT_EQUAL(heard[0], 64);
}

TEST(test_the_end, "a closed end reads as the end and refuses words")
{
    int passed;
    char word[CHILD_WORD_MAX];
    CU_ASSERT_EQUAL(child_word_send(fd[0], "last", -1), 0);
    close(fd[0]);
    NEXT_IS("last");
    CU_ASSERT_EQUAL(child_word_receive(fd[1], word, &passed), 0);
    CU_ASSERT(child_word_send(fd[1], "x", -1) == -1 && errno == EPIPE);
    close(fd[1]);
    begin();

    /* The other end was closed with a word unread. */
    CU_ASSERT_EQUAL(child_word_send(fd[1], "unread", -1), 0);
    close(fd[0]);
    CU_ASSERT_EQUAL(child_word_receive(fd[1], word, &passed), 0);
    fd[0] = -1;
}

TEST(test_too_long, "a word that is too long is refused, and the next one arrives")
{
    int passed;
    char word[CHILD_WORD_MAX], longer[CHILD_WORD_MAX + 1];
    memset(longer, 'x', CHILD_WORD_MAX);
    longer[CHILD_WORD_MAX] = '\0';
    CU_ASSERT_EQUAL(child_word_send(fd[0], longer, fd[0]), 0);
    CU_ASSERT_EQUAL(child_word_send(fd[0], "next", -1), 0);
    CU_ASSERT(child_word_receive(fd[1], word, &passed) == -1 && errno == EMSGSIZE && passed == -1);
    NEXT_IS("next");
    CU_ASSERT_EQUAL(child_word_send(fd[0], longer, -1), 0);
    CU_ASSERT(child_word_receive(fd[1], word, &passed) == -1 && errno == EMSGSIZE && passed == -1);
}

/* Sends a word with several descriptors, which no word of ours has. */
static void send_with(const char *word, const int *passed, size_t count)
{
    union {
        struct cmsghdr head;
        char bytes[CMSG_SPACE(SEVERAL_MAX * sizeof(int))];
    } passing;
    struct iovec data = {(void *)word, strlen(word)};
    struct msghdr message = {.msg_iov = &data,
                             .msg_iovlen = 1,
                             .msg_control = passing.bytes,
                             .msg_controllen = CMSG_SPACE(count * sizeof(*passed))};
    memset(&passing, 0, sizeof(passing));
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(count * sizeof(*passed));
    memcpy(CMSG_DATA(head), passed, count * sizeof(*passed));
    CU_ASSERT(sendmsg(fd[0], &message, 0) >= 0);
}

/* Whether the writing end of a pipe is still open somewhere. */
static bool held(int reading)
{
    char byte;
    return read(reading, &byte, 1) != 0;
}

TEST(test_several_descriptors, "a word with several descriptors is refused, and all are closed")
{
    for (size_t count = 1; count <= SEVERAL_MAX; count++) {
        int pipes[2], several[SEVERAL_MAX], passed;
        char word[CHILD_WORD_MAX];
        CU_ASSERT_EQUAL_FATAL(pipe2(pipes, O_NONBLOCK), 0);
        for (size_t i = 0; i < count; i++)
            several[i] = pipes[1];
        send_with("several", several, count);
        CU_ASSERT_EQUAL(child_word_send(fd[0], "next", -1), 0);
        close(pipes[1]);
        int got = child_word_receive(fd[1], word, &passed);
        if (count == 1) {
            CU_ASSERT(got == 1 && passed >= 0);
            close(passed);
        } else {
            CU_ASSERT(got == -1 && errno == EMSGSIZE && passed == -1);
        }
        CU_ASSERT_FALSE(held(pipes[0]));
        NEXT_IS("next");
        close(pipes[0]);
    }
}

/* Lines that do not fit into one word arrive in several, and replace the earlier ones. */
TEST(test_lines, "lines arrive, and replace the earlier ones")
{
    struct child_word_lines lines = {0};
    BUF_LOCAL sent = {0}, longest = {0};
    char word[CHILD_WORD_MAX];
    const char *rest;
    int passed, words = 0;
    for (int i = 0; i < 100; i++)
        buf_printf(&sent, "figure{node=\"%d\"} %d\n", i, i * i);
    for (int round = 0; round < 2; round++) {
        bool all = false;
        CU_ASSERT_EQUAL(child_word_send_lines(fd[0], "figures", buf_text(&sent)), 0);
        while (!all && child_word_receive(fd[1], word, &passed) == 1 &&
               child_word_is(word, "figures", &rest)) {
            all = child_word_lines_take(&lines, rest);
            words++;
        }
        CU_ASSERT_TRUE(all);
        CU_ASSERT_STRING_EQUAL(buf_text(&lines.now), buf_text(&sent));
    }
    CU_ASSERT_TRUE(words > 2 * 2);
    CU_ASSERT_EQUAL(child_word_send_lines(fd[0], "figures", ""), 0);
    CU_ASSERT(child_word_receive(fd[1], word, &passed) == 1 &&
              child_word_is(word, "figures", &rest));
    CU_ASSERT_TRUE(child_word_lines_take(&lines, rest));
    CU_ASSERT_EQUAL(lines.now.len, 0);
    /* A line that is too long for a word is left out, and so are lines beyond the limit. */
    for (int i = 0; i < CHILD_WORD_MAX; i++)
        buf_putc(&longest, 'x');
    buf_puts(&longest, "\nshort 1\n");
    CU_ASSERT_EQUAL(child_word_send_lines(fd[0], "figures", buf_text(&longest)), 0);
    NEXT_IS("figures short 1\n");
    for (int i = 0; i < CHILD_WORD_LINES_MAX; i++)
        CU_ASSERT_FALSE(child_word_lines_take(&lines, "figure 1\n"));
    CU_ASSERT_FALSE(child_word_lines_take(&lines, "\n")); /* this one would fit */
    CU_ASSERT_EQUAL(lines.next.len, CHILD_WORD_LINES_MAX / 9 * 9);
    child_word_lines_free(&lines);
}
