/*
 * `cardroomctl ship`: keeps the second copy of the database (store/ship.h) up to date until
 * somebody ends the process.
 */
#pragma once

#include "local_acts.h"

/* Ships the store of the configuration to a folder, the argument, each second, or less often if
 * that would take more than a fifth of a processor. Logs a step that fails and tries it again. On
 * SIGTERM and SIGINT it ships a last time and ends. It writes a log in place of an answer. Returns
 * the exit status: 0, or one of maintain.h if the copy is not up to date then, or there is no file
 * to ship. */
int shipping_run(const struct local_call *call, struct buf *text, struct act_items *items);
