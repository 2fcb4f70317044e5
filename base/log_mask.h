/*
 * Keeps people's addresses out of the log (log.h). Wherever an address without a port stands in a
 * line, it is replaced by its network (network_widen) or by a hash. So is a network that is smaller
 * than that. The hash tells only which lines of one UTC day are of the same address.
 */
#pragma once

enum log_mask { LOG_MASK_WHOLE, LOG_MASK_NETWORK, LOG_MASK_HASH };

/* The environment variable with the key of the hashes, in hex. All processes of a service share it.
 */
#define LOG_MASK_ENV "CARDROOM_LOG_KEY"

/* Masks addresses from now on; LOG_MASK_WHOLE: leaves them whole. LOG_MASK_HASH draws a key and
 * puts it into the variable, unless the variable holds a key. */
void log_mask_begin(enum log_mask mask);
