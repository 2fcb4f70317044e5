/*
 * Games for which somebody waits (ME-D7). `notify GAME` asks for a bell when somebody wants to play
 * the game. At the next login the lobby tells who wanted to play it in the last hour. The games
 * that a person chose are a setting. Who wanted which games is only in memory, and is forgotten
 * after an hour.
 */
#pragma once

#include <stdbool.h>

struct game_rules;
struct session;
struct table_info;

extern const struct lobby_part wanted_part;

/* The bit of a game: bit i is for game_registry[i], as in settings.notify. */
unsigned wanted_bit(const struct game_rules *rules);
/* Whether `session` should hear that `from` wants to play one of these games (bits) now: it waits
 * for one of them, sits at no table and does not ignore `from`. */
bool wanted_waits(const struct session *session, const struct session *from, unsigned games);
/* Notes that the session wants to play one of these games (bits), so that people who are off are
 * told at their next login. */
void wanted_note(const struct session *session, unsigned games);
/* The session has opened a table for anybody. Rings for those who wait for its game and sit
 * nowhere, at most once a minute for one person and game. */
void wanted_table(struct session *from, const struct table_info *info);
/* Tells an account that has come on what it waited for and missed. Call it when the account's ties
 * are read, because whom it ignores is left out. */
void wanted_missed(struct session *session);
