/*
 * Keeps people's addresses out of the log (log.h): in the words `from=` and `address=` an address
 * without a port is replaced by its network, or by a hash that says only which lines of one day are
 * of one address.
 */
#pragma once

enum log_mask { LOG_MASK_WHOLE, LOG_MASK_NETWORK, LOG_MASK_HASH };

/* An environment variable: the key of the hashes, in hex, which all processes of a service share.
 */
#define LOG_MASK_ENV "CARDROOM_LOG_KEY"

/* Masks addresses from now on. LOG_MASK_HASH draws a key and puts it into the variable, unless the
 * variable is set. */
void log_mask_begin(enum log_mask mask);
