/*
 * `cardroomctl ship`: keeps the second copy of the database (store/ship.h) up to date until
 * somebody ends the process.
 */
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "clock.h"
#include "conf.h"
#include "file.h"
#include "local_acts.h"
#include "log.h"
#include "ship.h"
#include "shipped.h"

enum {
    EACH_MS = 1000,
    REST = 4, /* a rest is at least this many times the processor time of the step before it */
    AGAIN_MS = 60 * 1000, /* how soon the same trouble is told again */
    FIGURES_MS = 3600 * 1000,
    WHY_MAX = 512
};

struct shipping {
    struct ship *ship;
    const char *folder;
    char *mark;             /* store/shipped.h */
    bool mark_failed, anew; /* anew: there was no mark when this run began */
    int64_t up_to_date_ms;  /* when the copy was last up to date */
    int64_t told_ms;        /* when the trouble was told; 0: there is none */
    char told[WHY_MAX];     /* the trouble that was told */
    int64_t figures_ms, steps, pages, longest_ms;
};

static void shipping_tell_figures(struct shipping *s, int64_t now)
{
    log_info("shipped", "times=%" PRId64 " pages=%" PRId64 " longest_ms=%" PRId64, s->steps,
             s->pages, s->longest_ms);
    s->figures_ms = now;
    s->steps = s->pages = s->longest_ms = 0;
}

/* Does one step and logs what it has to report. True: the copy is up to date. */
static bool shipping_once(struct shipping *s, int64_t *took)
{
    struct ship_report report;
    char why[WHY_MAX];
    int64_t began = clock_mono(&clock_system);
    int rc = ship_step(s->ship, &report, why, sizeof(why));
    int64_t now = clock_mono(&clock_system), behind = now - s->up_to_date_ms;
    *took = now - began;
    if (report.aside[0])
        log_warn("ship-aside", "another database was there kept=%s", report.aside);
    if (rc < 0) {
        if (s->told_ms == 0 || now - s->told_ms >= AGAIN_MS || strcmp(why, s->told) != 0) {
            log_error("ship-failed", "behind_ms=%" PRId64 " why=%s", behind, why);
            s->told_ms = now;
            strcpy(s->told, why);
        }
        return false;
    }
    if (s->told_ms != 0)
        log_info("ship-again", "behind_ms=%" PRId64 " pages=%" PRId64, behind, report.pages);
    else if (s->figures_ms == 0)
        log_info("ship-ready", "pages=%" PRId64 " bytes=%" PRId64 " ms=%" PRId64, report.pages,
                 report.bytes, *took);
    s->told_ms = 0;
    s->up_to_date_ms = now;
    s->steps += rc;
    s->pages += report.pages;
    s->longest_ms = *took > s->longest_ms ? *took : s->longest_ms;
    if (s->figures_ms == 0)
        s->figures_ms = now;
    else if (now - s->figures_ms >= FIGURES_MS)
        shipping_tell_figures(s, now);
    return true;
}

/* Does one step and leaves a mark that tells the room how far the copy is. Before there is a
 * database, there is no place for the mark and nothing to copy. */
static bool shipping_once_told(struct shipping *s, int64_t *took)
{
    bool done = shipping_once(s, took), marked = shipped_mark(s->mark, s->folder, done);
    if (done && !marked && !s->mark_failed)
        log_error("ship-mark", "file=%s error=\"%s\"", s->mark, strerror(errno));
    s->mark_failed = done && !marked;
    return done;
}

static int64_t shipping_processor_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Waits for the next step. True: the process has to end. */
static bool shipping_rest(const sigset_t *ends, int64_t took, int64_t processor)
{
    int64_t ms = took < EACH_MS ? EACH_MS - took : 0;
    ms = processor * REST > ms ? processor * REST : ms;
    const struct timespec time = {ms / 1000, ms % 1000 * 1000000};
    return sigtimedwait(ends, NULL, &time) > 0;
}

int shipping_run(const struct local_call *call, struct buf *text UNUSED,
                 struct act_items *items UNUSED)
{
    const char *folder = call->argument;
    struct shipping s = {.folder = folder, .up_to_date_ms = clock_mono(&clock_system)};
    FREED char *path = store_file_path(call->conf->store);
    sigset_t ends;
    int64_t took, before;
    log_open("ship", "stderr", LOG_LEVEL_INFO);
    if (!path) {
        log_error("ship-failed",
                  "why=The database is on a server. Let PostgreSQL keep a standby of it.");
        return STATUS_AWAY;
    }
    sigemptyset(&ends);
    sigaddset(&ends, SIGTERM);
    sigaddset(&ends, SIGINT);
    sigprocmask(SIG_BLOCK, &ends, NULL);
    s.ship = ship_new(path, folder);
    s.mark = shipped_name(path, folder);
    s.anew = access(s.mark, F_OK) != 0;
    log_info("ship", "database=%s folder=%s", path, folder);
    do {
        before = shipping_processor_ms();
        shipping_once_told(&s, &took);
    } while (!shipping_rest(&ends, took, shipping_processor_ms() - before));
    bool done = shipping_once_told(&s, &took);
    /* There has never been a copy, so the folder is wrong. Without the mark, the room does not warn
     * that a copy is late. */
    if (s.anew && s.figures_ms == 0)
        unlink(s.mark);
    shipping_tell_figures(&s, clock_mono(&clock_system));
    ship_free(&s.ship);
    free(s.mark);
    return done ? 0 : STATUS_REFUSED;
}
