/*
 * Functions of server.h and file.h for a program without PostgreSQL. All but
 * store_server_has_password refuse, and say that the program was built without it.
 */
#include <string.h>

#include "file.h"
#include "server.h"
#include "utf8.h"

int store_server_none(char *why, size_t whycap)
{
    return utf8_fail(
        why, whycap,
        "This cardroom was built without PostgreSQL. Install libpq-dev and build it again, "
        "or write sqlite:PATH.");
}

int store_server_read(const char *url UNUSED, bool resolve UNUSED, struct store_server *out,
                      char *why, size_t whycap)
{
    *out = (struct store_server){{0}};
    return store_server_none(why, whycap);
}

bool store_server_has_password(const char *url)
{
    return store_server_is(url) && strchr(url, '@');
}

int store_server_init(const char *url UNUSED, const char *role UNUSED, char *why, size_t whycap)
{
    return store_server_none(why, whycap);
}

int store_transfer(const char *from UNUSED, const char *to UNUSED,
                   store_progress_cb *progress UNUSED, void *arg UNUSED, char *why, size_t whycap)
{
    return store_server_none(why, whycap);
}
