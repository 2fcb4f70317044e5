/*
 * cardroom.conf. The input is the file. A file that is accepted comes back from what options_lines
 * makes of it. If it is refused, each fault is told with its line.
 */
#include <sys/mman.h>
#include <unistd.h>

#include "conf.h"
#include "fuzz.h"

/* The same settings as a file in memory, loaded. */
static int load(struct conf *conf, const void *text, size_t len, struct buf *errors)
{
    char path[40];
    int fd = memfd_create("cardroom.conf", MFD_CLOEXEC);

    FUZZ_CHECK(fd >= 0 && write(fd, text, len) == (ssize_t)len, "no file in memory");
    snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
    int rc = conf_load(conf, path, errors);
    close(fd);
    return rc;
}

static void check_words(const char *list)
{
    char word[100], host[64], port[16];

    while ((list = options_word(list, word, sizeof(word))))
        conf_listen_split(word, host, sizeof(host), port, sizeof(port));
}

const int fuzz_mutations = 20000;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct conf conf, again;
    BUF_LOCAL errors = {.max = 1 << 20}, text = {.max = 1 << 20}, back = {.max = 1 << 20};

    if (load(&conf, data, size, &errors) != 0) {
        FUZZ_CHECK(errors.len > 8, "no sentence for a bad file");
    } else {
        check_words(conf.listen_telnet);
        check_words(conf.lobby.same_address_exempt);
        options_lines(conf_options(), &conf, &text);
        int rc = load(&again, buf_text(&text), text.len, &errors);
        if (rc != 0)
            fprintf(stderr, "%s%s", buf_text(&text), buf_text(&errors));
        FUZZ_CHECK(rc == 0, "its own text is refused");
        options_lines(conf_options(), &again, &back);
        FUZZ_CHECK(strcmp(buf_text(&text), buf_text(&back)) == 0, "other settings come back");
        FUZZ_CHECK(!conf_needs_restart(&conf, &again, NULL), "a setting differs");
        conf_free(&again);
    }
    conf_free(&conf);
    return 0;
}
