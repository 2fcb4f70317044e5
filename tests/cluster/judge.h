/*
 * The whole check: a database, and what its clients saw.
 */
#pragma once

#include <stddef.h>

#include "verdict.h"

enum { JUDGE_SOUND = 0, JUDGE_BROKEN = 1, JUDGE_BLIND = 2 };

/* Checks the store of an url (or the file of a path) against `count` records (seen.h). The records
 * are read first: so what they tell of has to be there, even if the service still runs. Returns
 * JUDGE_SOUND, JUDGE_BROKEN, or JUDGE_BLIND and in `why` what could not be read. */
int judge(const char *url, char *const *record, int count, struct verdict *verdict, char *why,
          size_t whycap);
