/*
 * The lines that were typed before.
 */
#include "history.h"

#include <stdlib.h>
#include <string.h>

#include "utf8.h"
#include "xalloc.h"

void history_free(struct history *history)
{
    free(history->lines);
    *history = (struct history){.count = 0};
}

const char *history_line(const struct history *history, int at)
{
    const char *line = history->lines;

    while (at-- > 0)
        line += strlen(line) + 1;
    return line;
}

void history_add(struct history *history, const char *line)
{
    size_t size = strlen(line) + 1, gone = 0;

    if (line[strspn(line, " ")] == '\0' || size > HISTORY_BYTES_MAX ||
        (history->count > 0 && strcmp(history_line(history, history->count - 1), line) == 0))
        return;
    for (; history->count == HISTORY_LINES_MAX || history->bytes - gone + size > HISTORY_BYTES_MAX;
         history->count--)
        gone += strlen(history->lines + gone) + 1;
    history->bytes -= gone;
    if (gone > 0)
        memmove(history->lines, history->lines + gone, history->bytes);
    history->lines = xrealloc(history->lines, history->bytes + size);
    memcpy(history->lines + history->bytes, line, size);
    history->bytes += size;
    history->count++;
}

int history_find(const struct history *history, int below, const char *words)
{
    const char *line = history->lines;
    int found = -1;

    for (int i = 0; i < below; i++, line += strlen(line) + 1)
        if (strstr(line, words))
            found = i;
    return found;
}

void history_before(struct history *history, const char *lines, size_t len)
{
    struct history all = {.count = 0};
    const char *at;
    size_t size;

    while (utf8_line_next(&lines, &len, &at, &size)) {
        FREED char *line = xstrndup(at, size);
        history_add(&all, line);
    }
    for (int i = 0; i < history->count; i++)
        history_add(&all, history_line(history, i));
    history_free(history);
    *history = all;
}
