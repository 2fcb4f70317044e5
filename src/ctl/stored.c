/*
 * See stored.h.
 */
#include "stored.h"

#include <errno.h>
#include <stdlib.h>

#include "maintain.h"
#include "server.h"
#include "xalloc.h"

struct store_file *stored_open(const char *url, struct buf *text, int *status)
{
    char why[512] = "The store has no file and no server. Write sqlite:PATH or postgresql://...";
    FREED char *path = store_file_path(url);
    struct store_file *file = NULL;
    *status = STATUS_AWAY;
    if (path) {
        file = store_file_open(path, why, sizeof(why));
        *status = !file && errno == EBADMSG ? STATUS_REFUSED : STATUS_AWAY;
    } else if (store_server_is(url)) {
        file = store_file_open_server(url, why, sizeof(why));
        *status = !file && errno == EINVAL ? STATUS_REFUSED : STATUS_AWAY;
    }
    if (!file)
        buf_printf(text, "%s\n", why);
    return file;
}
