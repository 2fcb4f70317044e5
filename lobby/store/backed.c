/*
 * See backed.h.
 */
#include "backed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "closed.h"
#include "xalloc.h"

int64_t backed_ago_ms(const char *path, bool *failed)
{
    FREED char *name = xasprintf("%s.backed-up", path);
    char line[64];
    FILE_LOCAL *file = fopen(name, "re");
    int64_t good = 0;
    *failed = false;
    while (file && fgets(line, sizeof(line), file))
        if (strncmp(line, "good ", 5) == 0)
            good = strtoll(line + 5, NULL, 10);
        else if (strcmp(line, "last failed\n") == 0)
            *failed = true;
    int64_t ago = clock_wall(&clock_system) - good * 1000;
    return good <= 0 ? -1 : ago > 0 ? ago : 0;
}
