/*
 * The main of a fuzz target in "make check": every file of tests/fuzz/corpus/NAME, then mutations
 * of them, always the same ones. TAP, one line a file. With files named on the command line it runs
 * these as they are. An input that ends the process is left in fuzz-NAME.crash.
 */
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/time.h>
#include <unistd.h>

#include "fuzz.h"

/* The check runs one mutation of as many as the environment variable MUTATIONS_SHARE says. These
 * are the numbers if it is not set. The build with sanitizers sees more. */
#ifdef __SANITIZE_ADDRESS__
enum { SHARE = 5 };
#else
enum { SHARE = 50 };
#endif

enum {
    MUTATIONS = 50000,
    INPUT_MAX = 256 * 1024,
    FILES_MAX = 4096,
    HANG_SECONDS = 60 /* of CPU */
};

/* Weak: a target that defines nothing gets MUTATIONS. */
extern const int fuzz_mutations __attribute__((weak));

struct input {
    uint8_t data[INPUT_MAX];
    size_t size;
};

static struct input seed, other, now;
static char now_name[300], crash_name[300];
static uint64_t chance;

/* ---- What ends the process ---- */

static void tell(const char *text)
{
    if (write(STDOUT_FILENO, text, strlen(text)) < 0)
        _exit(99);
}

static void keep(void)
{
    int fd = open(crash_name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);

    if (fd >= 0 && write(fd, now.data, now.size) >= 0)
        close(fd);
    tell("Bail out! ");
    tell(now_name);
    tell(" ended the process; the input is in ");
    tell(crash_name);
    tell("\n");
}

static void on_signal(int number)
{
    keep();
    signal(number, SIG_DFL);
    raise(number);
}

/* A function of the sanitizers, which do not end by a signal. */
void __sanitizer_set_death_callback(void (*callback)(void)) __attribute__((weak));

static void watch(void)
{
    static const int numbers[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGPROF};

    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
        signal(numbers[i], on_signal);
    if (__sanitizer_set_death_callback)
        __sanitizer_set_death_callback(keep);
}

/* ---- Mutations ---- */

static uint32_t draw(uint32_t below)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(chance >> 33) % below;
}

static void cut(struct input *in, size_t from, size_t len)
{
    memmove(in->data + from, in->data + from + len, in->size - from - len);
    in->size -= len;
}

static void insert(struct input *in, size_t at, const uint8_t *bytes, size_t len)
{
    if (len > INPUT_MAX - in->size)
        len = INPUT_MAX - in->size;
    memmove(in->data + at + len, in->data + at, in->size - at);
    memmove(in->data + at, bytes, len);
    in->size += len;
}

/* Bytes that mean something to one parser or another. */
static const uint8_t telling[] = {0,   1,   2,    3,    7,   8,   9,   10,  13,  27,  127,
                                  128, 194, 0xE2, 0xF0, 240, 250, 251, 253, 255, '0', '9',
                                  '-', ' ', ':',  '"',  '[', '{', '%', 'A', 'z', '='};

static void mutate_once(struct input *in)
{
    size_t at = in->size > 0 ? draw((uint32_t)in->size) : 0;
    size_t len = in->size > 0 ? 1 + draw((uint32_t)(in->size - at < 40 ? in->size - at : 40)) : 0;
    uint8_t byte = draw(2) ? telling[draw(sizeof(telling))] : (uint8_t)draw(256);

    switch (draw(7)) {
    case 0:
        if (in->size > 0)
            in->data[at] ^= (uint8_t)(1u << draw(8));
        break;
    case 1:
        if (in->size > 0)
            in->data[at] = byte;
        break;
    case 2: insert(in, at, &byte, 1); break;
    case 3: cut(in, at, len); break;
    case 4: {
        uint8_t bytes[40];

        memcpy(bytes, in->data + at, len);
        insert(in, draw((uint32_t)in->size + 1), bytes, len);
        break;
    }
    case 5:
        if (other.size > 0) {
            size_t from = draw((uint32_t)other.size);

            len = 1 + draw((uint32_t)(other.size - from));
            insert(in, at, other.data + from, len < 200 ? len : 200);
        }
        break;
    default: in->size = at; break;
    }
}

/* ---- Running ---- */

static bool load(const char *path, struct input *in)
{
    FILE *file = fopen(path, "rb");

    if (!file)
        return false;
    in->size = fread(in->data, 1, sizeof(in->data), file);
    return fclose(file) == 0;
}

/* A copy on the heap of exactly this size, so that reading beyond it is seen. */
static void run(const char *name, int mutation)
{
    uint8_t *copy = malloc(now.size > 0 ? now.size : 1);

    FUZZ_CHECK(copy, "no memory");
    memcpy(copy, now.data, now.size);
    snprintf(now_name, sizeof(now_name), "%s, mutation %d,", name, mutation);
    setitimer(ITIMER_PROF, &(struct itimerval){.it_value.tv_sec = HANG_SECONDS}, NULL);
    LLVMFuzzerTestOneInput(copy, now.size);
    free(copy);
}

static int is_input(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

/* The paths of the files of a folder, in the order of their names. */
static int list(const char *folder, char **file)
{
    struct dirent **entries;
    int n = scandir(folder, &entries, is_input, alphasort);

    FUZZ_CHECK(n <= FILES_MAX, "too many files");
    for (int i = 0; i < n; i++) {
        FUZZ_CHECK(asprintf(&file[i], "%s/%s", folder, entries[i]->d_name) > 0, "no memory");
        free(entries[i]);
    }
    if (n >= 0)
        free(entries);
    return n > 0 ? n : 0;
}

static uint64_t hash(const char *text)
{
    uint64_t h = 14695981039346656037u;

    for (; *text != '\0'; text++)
        h = (h ^ (uint8_t)*text) * 1099511628211u;
    return h;
}

/* Runs as many mutations of each file; returns how many in all. */
static int mutations(char *const *file, int n)
{
    const char *said = getenv("MUTATIONS_SHARE");
    const int share = said && atoi(said) > 0 ? atoi(said) : SHARE;
    const int each = 1 + (&fuzz_mutations ? fuzz_mutations : MUTATIONS) / share / n;

    for (int i = 0; i < n; i++) {
        const char *base = strrchr(file[i], '/') + 1;

        if (!load(file[i], &seed) || !load(file[(i + 1) % n], &other))
            continue;
        chance = hash(base);
        for (int m = 1; m <= each; m++) {
            memcpy(now.data, seed.data, seed.size);
            now.size = seed.size;
            for (uint32_t k = 1 + draw(4); k > 0; k--)
                mutate_once(&now);
            run(base, m);
        }
    }
    return n * each;
}

static int run_named(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (!load(argv[i], &now)) {
            perror(argv[i]);
            return 2;
        }
        run(argv[i], 0);
        printf("ok - %s\n", argv[i]);
    }
    return 0;
}

int main(int argc, char **argv)
{
    static char *file[FILES_MAX];
    const char *slash = strrchr(argv[0], '/'), *top = getenv("top_srcdir");
    const char *name = slash ? slash + 1 : argv[0];
    char folder[1000];

    if (strncmp(name, "fuzz-", 5) == 0)
        name += 5;
    snprintf(crash_name, sizeof(crash_name), "fuzz-%s.crash", name);
    watch();
    if (argc > 1)
        return run_named(argc, argv);
    snprintf(folder, sizeof(folder), "%s/tests/fuzz/corpus/%s", top ? top : ".", name);
    int n = list(folder, file);
    if (n == 0) {
        printf("1..1\nnot ok 1 - %s has no file\n", folder);
        return 1;
    }
    printf("1..2\n");
    for (int i = 0; i < n; i++) {
        if (!load(file[i], &now)) {
            perror(file[i]);
            return 1;
        }
        run(strrchr(file[i], '/') + 1, 0);
    }
    printf("ok 1 - %s: %d files\n", name, n);
    fflush(stdout);
    int runs = mutations(file, n);
    printf("ok 2 - %s: %d mutations\n", name, runs);
    for (int i = 0; i < n; i++)
        free(file[i]);
    return 0;
}
