/*
 * The families of commands, in the order in which help and Tab show them. Two are made when they
 * are first asked for: the questions that games bring, and the acts of the staff.
 */
#include "cmd.h"

const struct cmd_family cmd_families[] = {{N_("Login"), login_commands},
                                          {N_("Login"), look_commands},
                                          {N_("People"), who_commands},
                                          {N_("People"), talk_commands},
                                          {N_("People"), finger_commands},
                                          {N_("People"), chat_commands},
                                          {N_("People"), appeal_commands},
                                          {N_("People"), friend_commands},
                                          {N_("Tables"), table_commands},
                                          {N_("Tables"), code_commands},
                                          {N_("Tables"), seek_commands},
                                          {N_("Tables"), seat_commands},
                                          {N_("Tables"), vote_commands},
                                          {N_("Playing"), move_commands},
                                          {N_("Playing"), .made = question_commands},
                                          {N_("Boards"), board_commands},
                                          {N_("Boards"), assess_commands},
                                          {N_("Boards"), daily_commands},
                                          {N_("Boards"), duel_commands},
                                          {N_("Cups"), cup_commands},
                                          {N_("Records"), record_commands},
                                          {N_("Records"), replay_commands},
                                          {N_("You"), help_commands},
                                          {N_("You"), news_commands},
                                          {N_("You"), rules_commands},
                                          {N_("You"), settings_commands},
                                          {N_("You"), alias_commands},
                                          {N_("You"), account_commands},
                                          {N_("You"), answer_commands},
                                          {N_("You"), quit_commands},
                                          {N_("Staff"), .made = act_commands},
                                          {N_("Staff"), filter_commands},
                                          {NULL}};
