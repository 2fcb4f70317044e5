/*
 * A thinker that judges positions at once, as src/room/think.h does in its worker. Bots play at
 * level 1.
 */
#pragma once

#include "thinker.h"

struct thinker thinker_fake(void);
