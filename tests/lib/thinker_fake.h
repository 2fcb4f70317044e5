/*
 * A thinker that judges positions at once, as src/room/think.h does in its worker. Bots play at
 * level 1.
 */
#ifndef TESTS_LIB_THINKER_FAKE_H
#define TESTS_LIB_THINKER_FAKE_H

#include "thinker.h"

struct thinker thinker_fake(void);

#endif
