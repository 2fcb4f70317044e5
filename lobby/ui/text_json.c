/*
 * Text as a JSON string. See text_json.h.
 */
#include "text_json.h"

#include "utf8.h"
#include "xalloc.h"

json_t *text_json(const char *text, size_t len, const char *where)
{
    FREED char *mended = utf8_mended(text, len, where);
    json_t *string = mended ? json_string(mended) : json_stringn(text, len);

    if (!string)
        xalloc_none("json");
    return string;
}
