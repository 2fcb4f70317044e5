/*
 * The act undo-act takes back an act of the staff, which it finds by its line of the audit log.
 * Some steps of other acts are declared here, because undo-act carries them out, too.
 */
#pragma once

#include <stdint.h>

struct act;
struct lobby;
struct moderation_who;
struct store_audit;
struct store_warning;

/* The short number of a line of the audit log: six digits that are worked out from its id. If two
 * lines have the same short number, whoever types it is told so. */
int64_t act_deed_number(int64_t id);

/* What to type after `undo-act` for a line of the time `at_ms` (UTC): its short number, or its id
 * if the line is too old to be found by that. */
int64_t act_deed_typed(int64_t id, int64_t at_ms, int64_t now_ms);

/* The words that a warning had before it was taken back; NULL: it was not taken back. */
const char *take_back_warning_text(const struct store_warning *warning);

/* The id of the line that was taken back, if `line` is that of an undo-act; else 0. */
int64_t take_back_undone_by(const struct store_audit *line);

/* Gives act->account the name act->word, and ends the act. The caller has filled in the act's audit
 * line. */
void act_rename(struct act *act);
/* A mute was lifted from an account, or from the guests of a network. Tells those of them who are
 * on that they may talk again, or what still holds. */
void act_talk_again(struct lobby *lobby, const struct moderation_who *who);
