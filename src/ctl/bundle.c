/*
 * See bundle.h.
 */
#include "bundle.h"

#include <ctype.h>
#include <jansson.h>
#include <string.h>

#include "xalloc.h"

#define FORMAT "cardroom-node-1"

static const char *const names[BUNDLE_PARTS] = {
    "cluster", "peers",   "settings", "listen-tls", "host-key", "host-key-rsa",
    "tls",     "tls-key", "peer",     "peer-key",   "peer-ca"};

void bundle_write(const struct bundle *bundle, struct buf *out)
{
    json_auto_t *object = json_pack("{s:s, s:i, s:i, s:I}", "format", FORMAT, "node", bundle->node,
                                    "from", bundle->from, "until", (json_int_t)bundle->until_ms);
    for (int i = 0; i < BUNDLE_PARTS; i++)
        json_object_set_new(object, names[i],
                            json_stringn(buf_text(&bundle->part[i]), bundle->part[i].len));
    char *text = json_dumps(object, JSON_COMPACT);
    buf_puts(out, text);
    xalloc_wipe(&text);
}

/* Whether a part may be used. Keys and certificates go into files of their own, so they may hold
 * anything. The other parts go into the configuration, so each has to be a single line without
 * control characters; only the settings may have several lines. */
static bool bundle_part_fits(enum bundle_part part, const char *text)
{
    if (part >= BUNDLE_HOST_KEY)
        return true;
    for (; *text; text++)
        if (iscntrl((unsigned char)*text) && (*text != '\n' || part != BUNDLE_SETTINGS))
            return false;
    return true;
}

bool bundle_read(const char *text, struct bundle *out)
{
    json_auto_t *object = json_loads(text, 0, NULL);
    const char *format = json_string_value(json_object_get(object, "format"));
    bool good = format && strcmp(format, FORMAT) == 0;
    for (int i = 0; good && i < BUNDLE_PARTS; i++) {
        const char *part = json_string_value(json_object_get(object, names[i]));
        good = part && bundle_part_fits((enum bundle_part)i, part);
        if (part)
            buf_puts(&out->part[i], part);
    }
    out->node = (int)json_integer_value(json_object_get(object, "node"));
    out->from = (int)json_integer_value(json_object_get(object, "from"));
    out->until_ms = json_integer_value(json_object_get(object, "until"));
    return good;
}

void bundle_free(struct bundle *bundle)
{
    for (int i = 0; i < BUNDLE_PARTS; i++)
        buf_wipe(&bundle->part[i]);
}
