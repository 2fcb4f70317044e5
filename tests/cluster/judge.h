/*
 * The whole check: a database, and what its clients saw.
 */
#pragma once

#include <stddef.h>

#include "verdict.h"

enum { JUDGE_SOUND = 0, JUDGE_BROKEN = 1, JUDGE_BLIND = 2 };

/* Checks a store against `count` records (seen.h). `url` is that of the store, or the path of its
 * file. The records are read first. So the store has to hold whatever they tell of, even if the
 * service still runs. Returns JUDGE_SOUND or JUDGE_BROKEN. JUDGE_BLIND: something could not be
 * read, and `why` says what. */
int judge(const char *url, char *const *record, int count, struct verdict *verdict, char *why,
          size_t whycap);
