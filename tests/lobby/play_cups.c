/*
 * The record of a cup that was played in the room (cup_record.h), worked out again.
 */
#include <inttypes.h>
#include <stdio.h>

#include "cup_record.h"
#include "cups.h"
#include "play_private.h"

struct verifying {
    bool told;
    enum cups_recorded what;
    struct buf text;
};

static void on_record(void *arg, enum cups_recorded what, struct buf *text)
{
    struct verifying *v = arg;
    v->told = true;
    v->what = what;
    buf_move(&v->text, text);
}

static void on_fault(void *arg, int line, const char *why)
{
    printf("# cup %" PRId64 ", line %d of its record: %s\n", *(const int64_t *)arg, line, why);
}

int play_cup_faults(struct play *p, int64_t number, struct cup_checked *out)
{
    struct verifying v = {0};
    *out = (struct cup_checked){0};
    cups_record(p->lobby, number, on_record, &v);
    play_settle(p);
    int faults = -1;
    if (v.told && v.what == CUPS_RECORDED) {
        cup_check(buf_text(&v.text), v.text.len, on_fault, &number, out);
        faults = out->faults;
        if (faults > 0)
            fputs(buf_text(&v.text), stdout);
    }
    buf_free(&v.text);
    return faults;
}

void play_verified(struct play *p, char *rest)
{
    struct cup_checked checked;
    int64_t number = atoll(play_word(&rest));
    int faults = play_cup_faults(p, number, &checked);
    if (faults < 0)
        play_fail(p, "cup %lld has no record", (long long)number);
    else if (faults > 0)
        play_fail(p, "%d faults in the record of cup %lld", faults, (long long)number);
    cup_free(&checked.cup);
}
