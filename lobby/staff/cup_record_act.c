/*
 * cup record: the record of a cup that is over, the same text as players get (cup_record.h).
 */
#include "act.h"
#include "cups.h"

static void cup_record_act_recorded(void *arg, enum cups_recorded what, struct buf *text)
{
    struct act *act = arg;
    long long number = act->number;
    switch (what) {
    case CUPS_RECORDED: break;
    case CUPS_RECORD_NONE: act_end(act, false, "There is no cup %lld.", number); return;
    case CUPS_RECORD_LATER:
        act_end(act, false, "Cup %lld is not over, so its record is closed.", number);
        return;
    case CUPS_RECORD_UNREAD: act_unread(act); return;
    }
    act_item(act, "%jd%s", act->number, buf_text(text));
    buf_move(&act->list, text);
    act_end_list(act);
}

static void cup_record_act_record(struct act *act)
{
    cups_record(act->errand.lobby, act->number, cup_record_act_recorded, act);
}

static const struct act_field record_fields[] = {
    {"number", ACT_FIELD_NUMBER, "number of the cup"},
    {"record", ACT_FIELD_TEXT, "the record, as cardroom-cup(5) describes it"},
    {NULL}};

const struct act_row cup_record_acts[] = {
    {"cup record", STORE_MODERATOR, cup_record_act_record, "the record of a cup that is over",
     .args = {{"cup", ACT_CUP}}, .only = ACT_SOCKET, .pairs = true, .fields = record_fields},
    {NULL}};
