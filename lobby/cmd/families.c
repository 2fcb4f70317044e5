/*
 * The families of commands, in the order in which help and Tab show them. Two are made when they
 * are first asked for: the questions that games bring, and the acts of the staff.
 */
#include "cmd.h"

const struct cmd_family cmd_families[] = {
    {N_("Login"), {login_commands, look_commands}},
    {N_("People"),
     {who_commands, talk_commands, finger_commands, chat_commands, appeal_commands,
      friend_commands}},
    {N_("Tables"), {table_commands, code_commands, seek_commands, seat_commands, vote_commands}},
    {N_("Playing"), {move_commands}},
    {N_("Playing"), .made = question_commands},
    {N_("Boards"), {board_commands, assess_commands, daily_commands, duel_commands}},
    {N_("Cups"), {cup_commands}},
    {N_("Records"), {record_commands, replay_commands, review_commands}},
    {N_("You"),
     {help_commands, news_commands, rules_commands, settings_commands, alias_commands,
      account_commands, answer_commands, quit_commands}},
    {N_("Staff"), .made = act_commands},
    {N_("Staff"), {filter_commands}},
    {NULL}};
