/*
 * Accounts: which names and passwords are possible, and how a public key is read.
 */
#ifndef LOBBY_PEOPLE_ACCOUNT_H
#define LOBBY_PEOPLE_ACCOUNT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store.h"

struct names;

enum { ACCOUNT_PASSWORD_MIN = 8, ACCOUNT_PASSWORD_MAX = 128 };

/* Names are [A-Za-z][A-Za-z0-9_-]{1,15}. Returns NULL or the sentence that says what is wrong. */
const char *account_name_check(const char *name);
/* Names that nobody may take (words of the login prompt, the staff's, guests' and bots'), also in
 * letters that look alike or with digits for letters ("st4ff"). */
bool account_name_reserved(const char *name);
/* Whether a name could be taken for that of `whose`: one of its parts between - and _ looks like
 * it, also with digits for letters or behind it, or with a word of the staff's before or behind it
 * ("k4te", "kate7", "kate_x", "modkate"). */
bool account_poses(const char *name, const char *whose);
/* Whether somebody may take the name: it is neither reserved nor forbidden by the configuration,
 * and cannot be taken for the staff's (account_poses). It does not check whether somebody has it
 * already, or looks like one of the staff. */
bool account_name_allowed(const struct names *names, const char *name);
/* The letters of a name in lower case: o for 0, l for 1 and i, s for 5, without _ and -. `out`
 * holds STORE_NAME_MAX. */
void account_letters(const char *name, char out[STORE_NAME_MAX]);
/* Folds look-alikes: as account_letters does, and rn and m, vv and w, cl and d become one each. No
 * two accounts can have names with the same skeleton. `out` holds STORE_NAME_MAX. */
void account_skeleton(const char *name, char out[STORE_NAME_MAX]);
/* At least 8 and at most 128 bytes, not the name, not one letter over and over. NULL or a sentence.
 */
const char *account_password_check(const char *name, const char *password);

enum { ACCOUNT_KEY_MAX = 1024 }; /* bytes of a public key */
/* Reads the blob of a public key (RFC 4253, section 6.6) from its base64: sets `len` and
 * `fingerprint`, OpenSSH's: "SHA256:" and the hash in base64 without padding. False: it is no
 * base64, or too long. */
bool account_key_read(const char *base64, uint8_t blob[ACCOUNT_KEY_MAX], size_t *len,
                      char fingerprint[STORE_ADDRESS_MAX]);

/* The sentence for somebody who deleted their account, before the connection ends. */
extern const char account_deleted[];

#endif
