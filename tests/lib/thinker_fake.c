/*
 * See thinker_fake.h.
 */
#include "thinker_fake.h"

static bool fake_judge(struct thinker *thinker UNUSED, const struct thought *about, thinker_cb *cb,
                       void *arg)
{
    static struct search search;
    struct thought asked = *about;
    search_judge(&search, asked.rules, asked.position, asked.seat,
                 asked.asks_own ? &asked.own : NULL, asked.taught, NULL, &asked.judged);
    cb(arg, &asked, asked.judged.n > 0 ? &asked.judged.best[0].move : NULL);
    return true;
}

struct thinker thinker_fake(void)
{
    return (struct thinker){.judge = fake_judge};
}
