/*
 * See load.h.
 */
#include "load.h"

#include "log.h"

struct load *load_new(struct lobby *lobby, const char *what, void (*done)(void *arg), void *arg)
{
    struct load *load = errand_new(lobby, NULL, sizeof(*load));
    load->what = what;
    load->done = done;
    load->arg = arg;
    return load;
}

void load_end(void *arg, enum store_status status)
{
    struct load *load = arg;
    if (status != STORE_OK)
        log_warn("loading", "what=%s error=\"not read\" status=%d", load->what, (int)status);
    load->done(load->arg);
    errand_end(load);
}
