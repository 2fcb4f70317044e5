/*
 * Carries out what cardroomctl(8) asks of the room.
 */
#ifndef ROOM_VERB_ACT_H
#define ROOM_VERB_ACT_H

#include "verb.h"

struct lobby;

/* A request that is whole: all that the verb requires is there. */
struct verb_request {
    const struct verb *verb; /* not one that is `here` */
    const char *const *v;    /* its arguments in their order, "" where left out */
    const char *password;    /* NULL where the verb takes none */
    bool json;               /* the audit log as lines of JSON */
    struct lobby *lobby;
    /* Told once, perhaps before verb_act returns. */
    void (*answer)(void *arg, bool done, const char *text);
    void *arg;
};
void verb_act(const struct verb_request *r);

#endif
