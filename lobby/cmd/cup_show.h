/*
 * Shows cups: the list of them, and a single one.
 */
#pragma once

#include <stdint.h>

struct session;

enum cup_shows { CUP_SHOWS_ALL, CUP_SHOWS_STANDINGS, CUP_SHOWS_SEED };
/* Shows the cup of this number, over or not, or says that there is none. On a screen everything
 * is a panel, except its seed or the hash of that (CU-D12). */
void cup_show(struct session *session, int64_t number, enum cup_shows what);
/* Shows the cups that are running and coming, and the latest ones that are over. */
void cups_show(struct session *session);
