/*
 * Keys to lines. See press.h.
 */
#include "press.h"

#include <stddef.h>

#include "screen.h"
#include "session.h"

/* Closes what lies on top. Where nothing does, the key does nothing. */
static const char *press_escape(struct session *s)
{
    return screen_covered(s) ? "q" : NULL;
}

static const struct {
    uint32_t key;
    const char *(*line)(struct session *session);
} press_keys[] = {{PRESS_ESCAPE, press_escape}};

const char *press_line(struct session *s, const struct press *press)
{
    for (size_t i = 0; i < sizeof(press_keys) / sizeof(press_keys[0]); i++)
        if (press_keys[i].key == press->key)
            return press_keys[i].line(s);
    return NULL;
}
