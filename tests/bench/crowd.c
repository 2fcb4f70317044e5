/*
 * A crowd over loopback: PEOPLE people by telnet who talk, ask, come and go, or only stay. Each is
 * a bare client that sends lines and answers no option.
 *
 *   crowd floor          runs the server of floor.h, with which the real one is compared
 *   crowd MODE PORT PEOPLE RATE SECONDS PID...    prints one line of JSON
 *
 * MODE is one of these:
 *   chat   people say RATE lines a second to everybody, one person after the other. The time is
 * from sending a line until each reader has it ask    people type RATE commands a second (that of
 * the variable ASK, or "who"), one person after the other. The time ends with the prompt after the
 * answer lobby  as ask, but the commands are in turn a `tell` to somebody, that of the variable
 * WHO, or "who crew", and that of LOOK, or "look 1" login  each person comes in, quits and comes in
 * again, as fast as the server lets them. RATE is not used idle   they stay CPU is what all threads
 * of the processes PID have used meanwhile, as the scheduler counts it. Memory is their PSS.
 */
#include <dirent.h>
#include <err.h>
#include <errno.h>
#include <event2/event.h>
#include <inttypes.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "floor.h"
#include "loopback.h"
#include "stopwatch.h"

enum {
    TAIL = 256,      /* bytes of an unfinished line that a client keeps */
    COMING_MAX = 64, /* who come in at once */
    SAMPLES_MAX = 1 << 22,
    READ_AT_ONCE = 16384,
    CREW = 20,    /* whom WHO lists */
    COMMANDS = 3, /* of the lobby */
    SETTLE_S = 1,
    PATIENCE_S = 120,
    PROCESSES_MAX = 8,
    STAMP = 17 /* T and sixteen digits: when a line was said */
};

enum mode { MODE_CHAT, MODE_ASK, MODE_LOBBY, MODE_LOGIN, MODE_IDLE };
enum command { TELL, WHO, LOOK };

struct client {
    struct crowd *crowd;
    struct event *read;
    int fd, number; /* as "guest5" */
    bool in, asking;
    enum command asked;
    int64_t asked_us, heard; /* since then, bytes */
    char tail[TAIL + 1];
    size_t len;
};

struct crowd {
    struct event_base *base;
    int port;
    enum mode mode;
    int people, rate, seconds, came, in, next;
    struct client *client;
    const char *ask, *who, *look;
    int64_t begun_us, due, sent, logins;
    bool running;
    int64_t *sample; /* us */
    size_t samples;
    int64_t heard, answers[COMMANDS], bytes[COMMANDS];
    int pid[PROCESSES_MAX], pids;
    int64_t cpu_ns, took_us;
    long pss_begin, pss_end;
};

static void sample_add(struct crowd *crowd, int64_t us)
{
    crowd->heard++;
    if (crowd->samples < SAMPLES_MAX)
        crowd->sample[crowd->samples++] = us;
}

static void client_send(const struct client *client, const char *line)
{
    size_t len = strlen(line);
    if (send(client->fd, line, len, MSG_NOSIGNAL) != (ssize_t)len)
        err(2, "send");
}

static void come_in(struct client *client);

static void client_gone(struct client *client)
{
    struct crowd *crowd = client->crowd;
    event_free(client->read);
    close(client->fd);
    client->read = NULL;
    if (crowd->mode != MODE_LOGIN)
        err(2, "a connection was closed");
    if (!client->in)
        err(2, "a connection was closed before it was in");
    crowd->logins++;
    client->in = false;
    if (crowd->running)
        come_in(client);
}

static void is_in(struct client *client)
{
    struct crowd *crowd = client->crowd;
    client->in = true;
    crowd->in++;
    if (crowd->mode == MODE_LOGIN)
        client_send(client, "quit\r\n");
    else if (crowd->came < crowd->people)
        come_in(&crowd->client[crowd->came++]);
}

/* Looks for what a client waits for in its last bytes, and forgets the lines that are whole. */
static void client_look(struct client *client)
{
    struct crowd *crowd = client->crowd;
    char *at = client->tail, *end = client->tail + client->len, *line_end;
    size_t prompt = sizeof(PROMPT) - 1;
    while ((line_end = memchr(at, '\n', (size_t)(end - at)))) {
        if (!client->in)
            sscanf(at, "Welcome, guest%d", &client->number);
        char *stamp = memmem(at, (size_t)(line_end - at), ": T", 3);
        if (crowd->mode == MODE_CHAT && crowd->running && stamp && line_end - stamp >= STAMP + 2)
            sample_add(crowd, stopwatch_us() - strtoll(stamp + 3, NULL, 10));
        at = line_end + 1;
    }
    if ((size_t)(end - at) >= prompt && memcmp(end - prompt, PROMPT, prompt) == 0) {
        if (!client->in) {
            at = end;
            is_in(client);
        } else if (client->asking) {
            client->asking = false;
            crowd->answers[client->asked]++;
            crowd->bytes[client->asked] += client->heard;
            sample_add(crowd, stopwatch_us() - client->asked_us);
        }
    }
    if ((size_t)(end - at) == TAIL) /* no line of ours is that long */
        at = end - prompt;
    client->len = (size_t)(end - at);
    memmove(client->tail, at, client->len);
}

static void on_read(int fd, short what UNUSED, void *arg)
{
    struct client *client = arg;
    char in[READ_AT_ONCE];
    ssize_t got = recv(fd, in, sizeof(in), 0);
    if (got < 0 && errno == EAGAIN)
        return;
    if (got <= 0) {
        client_gone(client);
        return;
    }
    client->heard += got;
    for (ssize_t at = 0; at < got;) {
        size_t take = TAIL - client->len;
        if (take > (size_t)(got - at))
            take = (size_t)(got - at);
        memcpy(client->tail + client->len, in + at, take);
        client->len += take;
        at += (ssize_t)take;
        client_look(client);
    }
}

static void come_in(struct client *client)
{
    ptrdiff_t index = client - client->crowd->client;
    char line[64] = "guest\r\n";
    client->fd = loopback_dial(0, client->crowd->port, 0);
    if (client->fd < 0)
        err(2, "connect");
    evutil_make_socket_nonblocking(client->fd);
    client->len = 0;
    client->read =
        event_new(client->crowd->base, client->fd, EV_READ | EV_PERSIST, on_read, client);
    event_add(client->read, NULL);
    if (client->crowd->mode == MODE_LOBBY && index < CREW)
        snprintf(line, sizeof(line), "guest crew%02td\r\n", index + 1);
    client_send(client, line);
}

/* What the processes have used of the CPU so far. */
static int64_t cpu_of(const struct crowd *crowd)
{
    int64_t sum = 0, ns;
    char path[320];
    for (int i = 0; i < crowd->pids; i++) {
        snprintf(path, sizeof(path), "/proc/%d/task", crowd->pid[i]);
        DIR *tasks = opendir(path);
        if (!tasks)
            err(2, "%s", path);
        for (struct dirent *task; (task = readdir(tasks));) {
            snprintf(path, sizeof(path), "/proc/%d/task/%s/schedstat", crowd->pid[i], task->d_name);
            FILE *file = task->d_name[0] != '.' ? fopen(path, "r") : NULL;
            if (file && fscanf(file, "%" SCNd64, &ns) == 1)
                sum += ns;
            if (file)
                fclose(file);
        }
        closedir(tasks);
    }
    return sum;
}

static long pss_of(const struct crowd *crowd)
{
    long sum = 0, kib;
    char path[64], line[128];
    for (int i = 0; i < crowd->pids; i++) {
        snprintf(path, sizeof(path), "/proc/%d/smaps_rollup", crowd->pid[i]);
        FILE *file = fopen(path, "r");
        while (file && fgets(line, sizeof(line), file))
            if (sscanf(line, "Pss: %ld", &kib) == 1)
                sum += kib;
        if (file)
            fclose(file);
    }
    return sum;
}

/* Sends something to somebody whose own turn is far off. */
static void tell_line(const struct crowd *crowd, int from, char *line, size_t size)
{
    int to = from;
    do
        to = (to + (to == from ? (crowd->people + 1) / 2 : 1)) % crowd->people;
    while (crowd->client[to].number == 0);
    snprintf(line, size, "tell guest%d is there a seat at your table %" PRId64 "\r\n",
             crowd->client[to].number, crowd->due);
}

static void ask_line(const struct crowd *crowd, int from, char *line, size_t size)
{
    enum command command = crowd->client[from].asked;
    if (crowd->mode == MODE_ASK)
        snprintf(line, size, "%s\r\n", crowd->ask);
    else if (command == TELL)
        tell_line(crowd, from, line, size);
    else
        snprintf(line, size, "%s\r\n", command == WHO ? crowd->who : crowd->look);
}

/* Sends one more that is due: a line of talk, or a command. */
static void act(struct crowd *crowd)
{
    int from = crowd->next;
    struct client *client = &crowd->client[from];
    char line[160];
    int64_t round = crowd->due++ / crowd->people;
    crowd->next = (crowd->next + 1) % crowd->people;
    if (crowd->mode == MODE_CHAT) {
        snprintf(line, sizeof(line), "say T%016" PRId64 " has anybody time for a game\r\n",
                 stopwatch_us());
    } else {
        if (client->asking) /* not answered yet */
            return;
        client->asking = true;
        client->heard = 0;
        client->asked = crowd->mode == MODE_LOBBY ? (enum command)((from + round) % COMMANDS) : 0;
        ask_line(crowd, from, line, sizeof(line));
        client->asked_us = stopwatch_us();
    }
    client_send(client, line);
    crowd->sent++;
}

static void run_until(struct crowd *crowd, int64_t us)
{
    while (stopwatch_us() < us) {
        struct timeval wait = {0, 1000};
        if (crowd->running && crowd->rate > 0 && crowd->mode <= MODE_LOBBY)
            while (crowd->due < (stopwatch_us() - crowd->begun_us) * crowd->rate / 1000000)
                act(crowd);
        event_base_loopexit(crowd->base, &wait);
        event_base_dispatch(crowd->base);
    }
}

static int64_t percentile(const struct crowd *crowd, int of_1000)
{
    return crowd->samples == 0 ? 0 : crowd->sample[(crowd->samples - 1) * (size_t)of_1000 / 1000];
}

static int64_t bytes_each(const struct crowd *crowd, enum command command)
{
    int64_t answers = crowd->answers[command];
    return answers > 0 ? crowd->bytes[command] / answers : 0;
}

static int crowd_run(struct crowd *crowd, const char *mode)
{
    int first = crowd->mode == MODE_LOGIN ? 0 : crowd->people;
    if (first > COMING_MAX)
        first = COMING_MAX;
    crowd->base = event_base_new();
    crowd->client = calloc((size_t)crowd->people, sizeof(*crowd->client));
    crowd->sample = malloc(SAMPLES_MAX * sizeof(*crowd->sample));
    if (!crowd->client || !crowd->sample)
        err(2, "memory");
    for (int i = 0; i < crowd->people; i++)
        crowd->client[i].crowd = crowd;
    crowd->came = first;
    for (int i = 0; i < first; i++)
        come_in(&crowd->client[i]);
    for (int64_t end = stopwatch_us() + PATIENCE_S * INT64_C(1000000);
         crowd->mode != MODE_LOGIN && crowd->in < crowd->people;) {
        if (stopwatch_us() > end)
            errx(2, "%d of %d came in", crowd->in, crowd->people);
        run_until(crowd, stopwatch_us() + 10000);
    }
    run_until(crowd, stopwatch_us() + SETTLE_S * INT64_C(1000000));
    crowd->running = true;
    crowd->pss_begin = pss_of(crowd);
    crowd->cpu_ns = cpu_of(crowd);
    crowd->begun_us = stopwatch_us();
    for (int i = 0; crowd->mode == MODE_LOGIN && i < crowd->people; i++)
        come_in(&crowd->client[i]);
    run_until(crowd, crowd->begun_us + crowd->seconds * INT64_C(1000000));
    crowd->took_us = stopwatch_us() - crowd->begun_us;
    crowd->cpu_ns = cpu_of(crowd) - crowd->cpu_ns;
    crowd->pss_end = pss_of(crowd);
    stopwatch_sort(crowd->sample, crowd->samples);
    int64_t done = crowd->mode == MODE_LOGIN  ? crowd->logins
                   : crowd->mode == MODE_IDLE ? (int64_t)crowd->people * crowd->seconds
                                              : crowd->heard;
    printf("{\"mode\":\"%s\",\"people\":%d,\"sent\":%" PRId64 ",\"done\":%" PRId64
           ",\"cpu_us_each\":%.2f,\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"cpu_share\":%.3f,"
           "\"bytes\":[%" PRId64 ",%" PRId64 ",%" PRId64 "],\"pss_kib\":[%ld,%ld]}\n",
           mode, crowd->people, crowd->sent, done,
           done > 0 ? (double)crowd->cpu_ns / 1000 / (double)done : 0,
           (double)percentile(crowd, 500) / 1000, (double)percentile(crowd, 990) / 1000,
           (double)crowd->cpu_ns / 1000 / (double)crowd->took_us, bytes_each(crowd, TELL),
           bytes_each(crowd, WHO), bytes_each(crowd, LOOK), crowd->pss_begin, crowd->pss_end);
    return done > 0 ? 0 : 2;
}

/* ---- Start ---- */

static const char *set_or(const char *name, const char *otherwise)
{
    const char *set = getenv(name);
    return set ? set : otherwise;
}

int main(int argc, char **argv)
{
    enum { MODES = MODE_IDLE + 1 };
    static const char *const modes[MODES] = {"chat", "ask", "lobby", "login", "idle"};
    struct crowd crowd = {.ask = set_or("ASK", "who"),
                          .who = set_or("WHO", "who crew"),
                          .look = set_or("LOOK", "look 1")};
    int mode = 0;
    signal(SIGPIPE, SIG_IGN);
    loopback_many();
    if (argc == 2 && strcmp(argv[1], "floor") == 0)
        return floor_run();
    while (mode < MODES && argc >= 6 && strcmp(argv[1], modes[mode]) != 0)
        mode++;
    if (argc < 6 || mode == MODES || argc - 6 > PROCESSES_MAX || atoi(argv[3]) < 1)
        errx(2, "floor | "
                "chat|ask|lobby|login|idle PORT PEOPLE RATE SECONDS PID...");
    crowd.mode = (enum mode)mode;
    crowd.port = atoi(argv[2]);
    crowd.people = atoi(argv[3]);
    crowd.rate = atoi(argv[4]);
    crowd.seconds = atoi(argv[5]);
    for (int i = 6; i < argc; i++)
        crowd.pid[crowd.pids++] = atoi(argv[i]);
    return crowd_run(&crowd, argv[1]);
}
