/*
 * undo-act: one act of the staff taken back, found by the number of its line of the audit log; and
 * the steps of other acts that it needs for that.
 */
#pragma once

#include <stdint.h>

struct act;
struct lobby;
struct moderation_who;
struct store_audit;
struct store_warning;

/* The short number of a line of the audit log: six digits that follow from its id. Two lines may
 * have the same; whoever types that is told so. */
int64_t act_deed_number(int64_t id);

/* What to type after `undo-act` for a line: its short number while that finds it, then its id. */
int64_t act_deed_typed(int64_t id, int64_t at_ms, int64_t now_ms);

/* The words of a warning that was taken back; NULL: it was not. */
const char *take_back_warning_text(const struct store_warning *warning);

/* The id of the line that an undo-act took back; 0: it is not such a line. */
int64_t take_back_undone_by(const struct store_audit *line);

/* Gives act->account the name act->word, and ends the act; its audit line is filled in. */
void act_rename(struct act *act);
/* Tells those of whom a mute was lifted that they may talk again, or what still holds: the account,
 * or the guests from that network. */
void act_talk_again(struct lobby *lobby, const struct moderation_who *who);
