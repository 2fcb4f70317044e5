/*
 * See judge.h.
 */
#include "judge.h"

#include <stdlib.h>
#include <string.h>

#include "maintain.h"
#include "promises.h"
#include "seen.h"
#include "utf8.h"

/* What the program says about its own database: each line except the last is a fault. */
static void lines_add(struct verdict *verdict, const struct buf *text, int status)
{
    const char *line = buf_text(text);
    for (const char *end; status != 0 && (end = strchr(line, '\n')) && end[1] != '\0';
         line = end + 1)
        verdict_add(verdict, FAULT_REPLAY, 0, 0, NULL, "%.*s", (int)(end - line), line);
}

/* Runs `cardroomctl check`, which replays every journal, and `ratings replay`. */
static bool program_asked(const char *url, struct verdict *verdict, char *why, size_t whycap)
{
    static const char sound[] = "the ledger adds up, ";
    BUF_LOCAL text = {0};
    ACT_ITEMS_LOCAL items = {0};
    int status = maintain_check_store(url, &text, &items);
    const char *replayed = strstr(buf_text(&text), sound);
    lines_add(verdict, &text, status);
    if (replayed)
        verdict->figure[FIGURE_REPLAYED] = source_number(replayed + strlen(sound));
    if (status != STATUS_AWAY) {
        buf_clear(&text);
        status = rerate_run(true, url, &text, &items);
        lines_add(verdict, &text, status);
    }
    if (status == STATUS_AWAY)
        utf8_printf(why, whycap, "%s", buf_text(&text));
    return status != STATUS_AWAY;
}

int judge(const char *url, char *const *record, int count, struct verdict *verdict, char *why,
          size_t whycap)
{
    struct seen *seen = seen_new();
    struct source *source = NULL;
    struct history history = {0};
    bool good = true;
    for (int i = 0; good && i < count; i++)
        good = seen_read(seen, record[i], why, whycap);
    good = good && (source = source_open(url, why, whycap));
    if (good) {
        good = history_load(&history, source) && promises_check(source, &history, verdict);
        if (!good)
            utf8_printf(why, whycap,
                        "The database cannot be read, or another version of cardroom made it.");
    }
    if (good)
        seen_check(seen, &history, verdict);
    good = good && program_asked(source_url(source), verdict, why, whycap);
    history_free(&history);
    source_close(&source);
    seen_free(&seen);
    if (!good)
        return JUDGE_BLIND;
    return verdict_faults(verdict) > 0 ? JUDGE_BROKEN : JUDGE_SOUND;
}
