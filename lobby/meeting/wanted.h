/*
 * Games that somebody waits for (ME-D7): `notify GAME` asks for a bell when somebody wants to play
 * it. The next login tells who wanted to in the last hour. The chosen games are a setting. Who
 * wanted what is only in memory, and is forgotten after an hour.
 */
#pragma once

#include <stdbool.h>

struct game_rules;
struct lobby_part;
struct session;
struct table_info;

extern const struct lobby_part wanted_part;

/* Bit i: game_registry[i], as in settings.notify. */
unsigned wanted_bit(const struct game_rules *rules);
/* Whether `session` waits for one of these games, which `from` wants to play now, and sits nowhere.
 */
bool wanted_waits(const struct session *session, const struct session *from, unsigned games);
/* Notes that the session wants to play one of these games: people who are off are told at their
 * next login. */
void wanted_note(const struct session *session, unsigned games);
/* The session has opened a table for anybody. Rings for those who wait for its game and sit
 * nowhere, at most once a minute for one person and game. */
void wanted_table(struct session *from, const struct table_info *info);
/* An account has come on, and whom it ignores is known: tells it what it waited for and missed. */
void wanted_missed(struct session *session);
