/*
 * The log: the form of a line, what strangers cannot do to it, levels, rotation.
 */

/* Dates in 64 bits, as in log.c. */
#ifdef _FILE_OFFSET_BITS
#define _TIME_BITS 64
#endif

#include "log.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cutap.h"
#include "files.h"
#include "log_mask.h"

static char *dir;
static char path[64], rotated[64], contents[65536];

static int make_dir(void)
{
    dir = folder_make(NULL);
    snprintf(path, sizeof(path), "%s/log", dir);
    snprintf(rotated, sizeof(rotated), "%s/log.1", dir);
    return 0;
}

static int remove_dir(void)
{
    folder_remove(&dir);
    return 0;
}

static const char *contents_of(const char *name)
{
    FILE *file = fopen(name, "re");
    size_t len = 0;

    if (file) {
        len = fread(contents, 1, sizeof(contents) - 1, file);
        fclose(file);
    }
    contents[len] = '\0';
    return contents;
}

static void begin(enum log_level level)
{
    unlink(path);
    CU_ASSERT_EQUAL_FATAL(log_open("room", path, level), 0);
}

/* The first line without its time, whose form is checked here. */
static const char *first_line(void)
{
    int year, month, day, hour, minute, second, ms, used = 0;

    log_close();
    CU_ASSERT_EQUAL(sscanf(contents_of(path), "%4d-%2d-%2dT%2d:%2d:%2d.%3dZ %n", &year, &month,
                           &day, &hour, &minute, &second, &ms, &used),
                    7);
    CU_ASSERT_EQUAL(used, 25);
    return contents + used;
}

SUITE_ONCE("log", make_dir, remove_dir);

TEST(test_shape, "the shape of a line")
{
    begin(LOG_LEVEL_INFO);
    errno = ENOENT;
    log_info("login", "account=%s from=%s", "kate", "192.0.2.7");
    CU_ASSERT_EQUAL(errno, ENOENT);
    CU_ASSERT_STRING_EQUAL(first_line(), "room info login account=kate from=192.0.2.7\n");
}

TEST(test_no_words, "an event without words")
{
    begin(LOG_LEVEL_INFO);
    log_warn("disk-low", "%s", "");
    CU_ASSERT_STRING_EQUAL(first_line(), "room warn disk-low\n");
}

TEST(test_forgery, "no line can be forged or broken")
{
    begin(LOG_LEVEL_INFO);
    log_info("login", "name=%s", "x\n2026-01-01T00:00:00.000Z room info ban\r\x1b[2J\x7f");
    CU_ASSERT_STRING_EQUAL(first_line(), "room info login name=x\\x0a2026-01-01T00:00:00.000Z room "
                                         "info ban\\x0d\\x1b[2J\\x7f\n");
    begin(LOG_LEVEL_INFO);
    /* A broken sequence, a C1 control, a right-to-left override, a backslash; then good text. */
    log_info("login", "name=%s", "\xff\xc2\x9b\xe2\x80\xae\\x0a \xc3\xa9 \xe2\x99\xa0");
    CU_ASSERT_STRING_EQUAL(first_line(), "room info login name=\\xff\\xc2\\x9b\\xe2\\x80\\xae"
                                         "\\x5cx0a \xc3\xa9 \xe2\x99\xa0\n");
}

TEST(test_long, "long text is cut")
{
    char longest[10000];
    const char *line;
    size_t len;

    memset(longest, '\x01', sizeof(longest));
    longest[sizeof(longest) - 1] = '\0';
    begin(LOG_LEVEL_INFO);
    log_info("input", "%s", longest);
    line = first_line();
    len = strlen(line);
    CU_ASSERT_EQUAL(len, strlen("room info input ") + (2000 - 3) * 4 + strlen("...\n"));
    CU_ASSERT_STRING_EQUAL(line + len - 8, "\\x01...\n");
}

/* One line stands for a whole minute, so a text that is read again and again does not fill the
 * log. */
TEST(test_bad_text, "bad text, once a minute")
{
    static const char text[] = "Case 7\nReason: abuse \xf0\x9f of others\n";

    begin(LOG_LEVEL_INFO);
    for (int i = 0; i < 100; i++)
        log_bad_text("text conn=9", text, sizeof(text) - 1, 21);
    CU_ASSERT_STRING_EQUAL(first_line(), "room warn bad-text where=\"text conn=9\" bytes=34 at=21 "
                                         "more=0 bad=\\xf0\\x9f o line=Reason:\n");
    CU_ASSERT_PTR_NULL(strstr(strstr(contents, "bad-text") + 1, "bad-text"));
    begin(LOG_LEVEL_INFO);
    log_bad_text("gmcp", "\xff", 1, 0);
    CU_ASSERT_PTR_NOT_NULL(strstr(first_line(), "bytes=1 at=0 more=99 bad=\\xff line=\n"));
}

TEST(test_bound, "lines that strangers bring about")
{
    struct log_bound bound = {0};
    int64_t now = 7;
    int written = 0;

    begin(LOG_LEVEL_INFO);
    for (int i = 0; i < 1000; i++)
        written += log_within(&bound, "connection", now);
    CU_ASSERT_EQUAL(written, LOG_BURST);
    CU_ASSERT_FALSE(log_within(&bound, "connection", now));
    now += 1000;
    CU_ASSERT_TRUE(log_within(&bound, "connection", now));
    CU_ASSERT_STRING_EQUAL(first_line(), "room warn more event=connection lines=401\n");
    CU_ASSERT_FALSE(log_within(&bound, "connection", now));
    for (int i = written = 0; i < 10000; i++)
        written += log_within(&bound, "connection", ++now);
    CU_ASSERT_EQUAL(written, 10);
    now += (int64_t)LOG_BURST * 1000;
    for (int i = written = 0; i < 1000; i++)
        written += log_within(&bound, "connection", now);
    CU_ASSERT_EQUAL(written, LOG_BURST);
}

TEST(test_levels, "levels")
{
    begin(LOG_LEVEL_WARN);
    log_info("one", "n=1");
    log_debug("two", "n=2");
    log_error("three", "n=3");
    CU_ASSERT_STRING_EQUAL(first_line(), "room error three n=3\n");
    begin(LOG_LEVEL_DEBUG);
    log_debug("two", "n=2");
    CU_ASSERT_STRING_EQUAL(first_line(), "room debug two n=2\n");
}

TEST(test_rotation, "rotation")
{
    begin(LOG_LEVEL_INFO);
    log_info("before", "n=1");
    CU_ASSERT_EQUAL(rename(path, rotated), 0);
    log_info("between", "n=2");
    log_reopen();
    log_info("after", "n=3");
    CU_ASSERT_STRING_EQUAL(first_line(), "room info after n=3\n");
    contents_of(rotated);
    CU_ASSERT_PTR_NOT_NULL(strstr(contents, "before n=1\n"));
    CU_ASSERT_PTR_NOT_NULL(strstr(contents, "between n=2\n"));
}

/* Standard error is the file that JOURNAL_STREAM names, or another one. The dates of the file, here
 * after 2038, make no difference. */
TEST(test_journal, "journal")
{
    const struct timespec late[2] = {{.tv_sec = 2208988800}, {.tv_sec = 2208988800}};
    for (int is = 0; is < 2; is++) {
        unlink(path);
        int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600), before = dup(STDERR_FILENO);
        char stream[64];
        struct stat about;
        CU_ASSERT_FATAL(fd >= 0 && before >= 0 && futimens(fd, late) == 0);
        CU_ASSERT_EQUAL_FATAL(fstat(fd, &about), 0);
        snprintf(stream, sizeof(stream), "%llu:%llu", (unsigned long long)about.st_dev,
                 (unsigned long long)about.st_ino + !is);
        setenv("JOURNAL_STREAM", stream, 1);
        dup2(fd, STDERR_FILENO);
        CU_ASSERT_EQUAL(log_stderr_is_journal(), is);
        log_open("room", "stderr", LOG_LEVEL_DEBUG);
        log_info("login", "name=%s", "x\n<0>forged");
        log_warn("disk-low", "%s", "");
        log_debug("turn", "n=1");
        log_error("away", "n=2");
        log_close();
        dup2(before, STDERR_FILENO);
        close(before);
        close(fd);
        unsetenv("JOURNAL_STREAM");
        if (is) {
            CU_ASSERT_STRING_EQUAL(contents_of(path),
                                   "<6>room login name=x\\x0a<0>forged\n<4>room disk-low\n"
                                   "<7>room turn n=1\n<3>room away n=2\n");
        } else {
            CU_ASSERT_EQUAL(strncmp(first_line(), "room info login name=x", 22), 0);
        }
    }
}

static void begin_json(void)
{
    begin(LOG_LEVEL_INFO);
    log_json(true);
}

/* The first line as a JSON object, without its time. */
static const char *first_object(void)
{
    const char *after;

    log_close();
    log_json(false);
    after = strstr(contents_of(path), "Z\",");
    CU_ASSERT_FATAL(strncmp(contents, "{\"time\":\"20", 11) == 0 && after);
    return after + 3;
}

TEST(test_json, "JSON")
{
    begin_json();
    log_info("login", "account=%s from=%s why=\"%s\" n=%d", "kate", "192.0.2.7", "says \"x\" y", 3);
    CU_ASSERT_STRING_EQUAL(first_object(),
                           "\"process\":\"room\",\"level\":\"info\",\"event\":\"login\","
                           "\"account\":\"kate\",\"from\":\"192.0.2.7\","
                           "\"why\":\"says \\\"x\\\" y\",\"n\":\"3\"}\n");
    begin_json();
    log_warn("end", "%s", "process=door was here status=0 and more");
    CU_ASSERT_STRING_EQUAL(first_object(),
                           "\"process\":\"room\",\"level\":\"warn\",\"event\":\"end\","
                           "\"process_\":\"door was here\","
                           "\"status\":\"0 and more\"}\n");
}

/* What a stranger chose stands before what we say, which counts. */
TEST(test_json_forgery, "no member can be forged")
{
    begin_json();
    log_info("password", "wrong name=%s from=%s", "x from=192.0.2.66\",\"y\n", "192.0.2.5");
    CU_ASSERT_STRING_EQUAL(first_object(),
                           "\"process\":\"room\",\"level\":\"info\",\"event\":\"password\","
                           "\"what\":\"wrong\",\"name\":\"x\",\"from\":\"192.0.2.5\"}\n");
    char longest[10000];
    memset(longest, '"', sizeof(longest));
    longest[sizeof(longest) - 1] = '\0';
    begin_json();
    log_info("input", "text=%s", longest);
    const char *line = first_object();
    CU_ASSERT_STRING_EQUAL(line + strlen(line) - 8, "\\\"...\"}\n");
}

static const char *datagram(int fd)
{
    static char message[1024];
    ssize_t len = recv(fd, message, sizeof(message) - 1, MSG_DONTWAIT);
    message[len > 0 ? len : 0] = '\0';
    return message;
}

TEST(test_native, "fields of the journal")
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);

    snprintf(at.sun_path, sizeof(at.sun_path), "%s/journal", dir);
    CU_ASSERT_EQUAL_FATAL(bind(fd, (struct sockaddr *)&at, sizeof(at)), 0);
    setenv(LOG_SYSLOG_ENV, at.sun_path, 1);
    CU_ASSERT_EQUAL_FATAL(log_open("room", "journal", LOG_LEVEL_INFO), 0);
    log_info("password", "wrong name=%s from=%s", "kate\nPRIORITY=0", "192.0.2.5");
    CU_ASSERT_STRING_EQUAL(datagram(fd),
                           "SYSLOG_IDENTIFIER=cardroomd\nPRIORITY=6\nCARDROOM_PROCESS=room\n"
                           "CARDROOM_EVENT=password\nMESSAGE=room password wrong "
                           "name=kate\\x0aPRIORITY=0 from=192.0.2.5\n"
                           "ACCOUNT=kate\\x0aPRIORITY=0\nFROM=192.0.2.5\n");
    log_error("store-failed", "code-of-it=%d", 7);
    const char *message = datagram(fd);
    CU_ASSERT_PTR_NOT_NULL(strstr(message, "PRIORITY=3\n"));
    CU_ASSERT_PTR_NOT_NULL(strstr(message, "\nCARDROOM_CODE_OF_IT=7\n"));
    log_close();
    unsetenv(LOG_SYSLOG_ENV);
    close(fd);
    unlink(at.sun_path);
}

/* Writes a line with these addresses; returns it. */
static const char *masked(enum log_mask mask, const char *from, const char *address)
{
    begin(LOG_LEVEL_INFO);
    log_mask_begin(mask);
    log_info("login", "from=%s address=%s detail=ssh from %s, v 1.2.3 why=the end", from, address,
             from);
    log_mask_begin(LOG_MASK_WHOLE);
    return first_line();
}

TEST(test_addresses, "addresses that are kept out")
{
    char first[200], second[200];

    CU_ASSERT_STRING_EQUAL(masked(LOG_MASK_WHOLE, "192.0.2.7", "2001:db8::7"),
                           "room info login from=192.0.2.7 address=2001:db8::7 "
                           "detail=ssh from 192.0.2.7, v 1.2.3 why=the end\n");
    CU_ASSERT_STRING_EQUAL(masked(LOG_MASK_NETWORK, "192.0.2.7", "2001:db8:1:2:3::7"),
                           "room info login from=192.0.2.0/24 address=2001:db8:1::/48 "
                           "detail=ssh from 192.0.2.0/24, v 1.2.3 why=the end\n");
    /* Networks that are banned, the smaller of which is a subscriber's. */
    CU_ASSERT_STRING_EQUAL(masked(LOG_MASK_NETWORK, "192.0.0.0/16", "2001:db8:1:2::/64."),
                           "room info login from=192.0.0.0/16 address=2001:db8:1::/48. "
                           "detail=ssh from 192.0.0.0/16, v 1.2.3 why=the end\n");
    /* A listener of ours, and what is not an address. */
    CU_ASSERT_STRING_EQUAL(masked(LOG_MASK_NETWORK, "192.0.2.7x", "192.0.2.7:4000"),
                           "room info login from=192.0.2.7x address=192.0.2.7:4000 "
                           "detail=ssh from 192.0.2.7x, v 1.2.3 why=the end\n");
    unsetenv(LOG_MASK_ENV);
    snprintf(first, sizeof(first), "%s", masked(LOG_MASK_HASH, "192.0.2.7", "192.0.2.8"));
    CU_ASSERT_PTR_NULL(strstr(first, "192.0.2.7"));
    CU_ASSERT_PTR_NULL(strstr(first, "192.0.2.8"));
    CU_ASSERT_PTR_NOT_NULL(getenv(LOG_MASK_ENV)); /* for the processes to be started */
    snprintf(second, sizeof(second), "%s", masked(LOG_MASK_HASH, "192.0.2.7", "192.0.2.7"));
    char *word = strstr(first, "from=#");
    CU_ASSERT_FATAL(word && strstr(second, "from=#"));
    CU_ASSERT_EQUAL(strncmp(word, strstr(second, "from=#"), 16), 0);
    CU_ASSERT_NOT_EQUAL(strncmp(word + 5, strstr(first, "address=#") + 8, 11), 0);
    CU_ASSERT_EQUAL(strncmp(word + 5, strstr(second, "address=#") + 8, 11), 0);
    /* With another key it is another number. */
    unsetenv(LOG_MASK_ENV);
    CU_ASSERT_NOT_EQUAL(
        strncmp(word, strstr(masked(LOG_MASK_HASH, "192.0.2.7", "192.0.2.7"), "from=#"), 16), 0);
    unsetenv(LOG_MASK_ENV);
}

TEST(test_appends, "appends")
{
    begin(LOG_LEVEL_INFO);
    log_info("one", "n=1");
    log_close();
    CU_ASSERT_EQUAL(log_open("door", path, LOG_LEVEL_INFO), 0);
    log_info("two", "n=2");
    log_close();
    contents_of(path);
    CU_ASSERT_PTR_NOT_NULL(strstr(contents, "room info one n=1\n"));
    CU_ASSERT_PTR_NOT_NULL(strstr(contents, "door info two n=2\n"));
}

TEST(test_unopenable, "a file that cannot be opened")
{
    char below[80];

    begin(LOG_LEVEL_INFO);
    log_close();
    snprintf(below, sizeof(below), "%s/not-a-folder", path);
    CU_ASSERT_EQUAL(log_open("room", below, LOG_LEVEL_INFO), -1);
    CU_ASSERT_EQUAL(errno, ENOTDIR);
}

TEST(test_fatal, "fatal ends the process")
{
    int status = 0;

    begin(LOG_LEVEL_INFO);
    pid_t child = fork();
    if (child == 0)
        log_fatal("broken", "table=%d", 12);
    CU_ASSERT_EQUAL(waitpid(child, &status, 0), child);
    CU_ASSERT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 1);
    CU_ASSERT_STRING_EQUAL(first_line(), "room error broken table=12\n");
}
