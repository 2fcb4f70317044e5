/*
 * The lines that were typed before.
 */
#include "history.h"

#include <stdlib.h>
#include <string.h>

#include "xalloc.h"

static void drop_oldest(struct history *history)
{
    history->bytes -= strlen(history->lines[0]) + 1;
    free(history->lines[0]);
    history->count--;
    memmove(history->lines, history->lines + 1, (size_t)history->count * sizeof history->lines[0]);
}

void history_free(struct history *history)
{
    while (history->count > 0)
        drop_oldest(history);
}

void history_add(struct history *history, const char *line)
{
    size_t size = strlen(line) + 1;

    if (line[strspn(line, " ")] == '\0' || size > HISTORY_BYTES_MAX ||
        (history->count > 0 && strcmp(history->lines[history->count - 1], line) == 0))
        return;
    while (history->count == HISTORY_LINES_MAX || history->bytes + size > HISTORY_BYTES_MAX)
        drop_oldest(history);
    history->lines[history->count++] = xstrdup(line);
    history->bytes += size;
}

int history_find(const struct history *history, int below, const char *words)
{
    for (int i = below - 1; i >= 0; i--)
        if (strstr(history->lines[i], words) != NULL)
            return i;
    return -1;
}

void history_before(struct history *history, const char *lines, size_t len)
{
    struct history all = {.count = 0};

    while (len > 0) {
        const char *end = memchr(lines, '\n', len);
        size_t size = end != NULL ? (size_t)(end - lines) : len;
        char *line = xstrndup(lines, size);
        history_add(&all, line);
        free(line);
        size += end != NULL;
        lines += size;
        len -= size;
    }
    for (int i = 0; i < history->count; i++)
        history_add(&all, history->lines[i]);
    history_free(history);
    *history = all;
}
