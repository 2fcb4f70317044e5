/*
 * `cardroomctl cup verify`: whether the record of a cup is true, with nothing but the file.
 */
#pragma once

#include "local_acts.h"

/* Reads the record at the path that is the argument ("-": the input) and works the whole cup out
 * again (cup_check). `said` gets lines about what was found. Returns 0: all of it is true;
 * STATUS_REFUSED (maintain.h): it is not, and each line says what does not match; STATUS_AWAY: the
 * file cannot be read. */
int cup_verify_file(const struct local_call *call, struct buf *said, struct act_items *items);
