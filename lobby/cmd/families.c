/*
 * The families of commands, in the order in which help and Tab show them. A family without rows
 * stands for the questions that games bring.
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
                                          {N_("Tables"), seat_commands},
                                          {N_("Tables"), conduct_commands},
                                          {N_("Tables"), vote_commands},
                                          {N_("Playing"), move_commands},
                                          {N_("Playing"), NULL},
                                          {N_("Boards"), board_commands},
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
                                          {N_("Staff"), staff_commands},
                                          {NULL, NULL}};
