/*
 * The staff's way to a game record: the same text as players get, over the control socket.
 */
#include "act.h"
#include "table_record.h"

struct record_act {
    struct act act;
    struct record_maker maker;
};

static void record_drop(void *arg)
{
    struct record_act *r = arg;
    record_maker_free(&r->maker);
    buf_free(&r->act.list);
}

static void record_game(void *arg, const struct store_game *game)
{
    record_maker_game(&((struct record_act *)arg)->maker, game);
}

static void record_line(void *arg, int32_t seq, const struct store_event *event)
{
    (void)seq;
    record_maker_event(&((struct record_act *)arg)->maker, event);
}

static void record_done(void *arg, enum store_status status)
{
    struct record_act *r = arg;
    const char *why = record_maker_end(&r->maker, status, r->act.amount, &r->act.list);
    if (why)
        act_end(&r->act, false, "%s", why);
    else
        act_end(&r->act, true, "%.*s", (int)r->act.list.len - 1, r->act.list.data);
}

void admin_record(struct lobby *lobby, const struct admin_actor *actor, int64_t number,
                  admin_answer *answer, void *arg)
{
    if (!act_may(actor, STORE_MODERATOR, answer, arg))
        return;
    struct record_act *r = act_new_sized(lobby, actor, answer, arg, sizeof(*r));
    r->act.errand.drop = record_drop;
    r->act.amount = number;
    store_game_numbered(lobby->deps.store, number, record_game, record_line, record_done, r);
}
