/*
 * Accounts: which names and passwords are possible, and how a public key is read.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store.h"

struct names;

enum { ACCOUNT_PASSWORD_MIN = 8, ACCOUNT_PASSWORD_MAX = 128 };

/* Names are [A-Za-z][A-Za-z0-9_-]{1,15}. Returns NULL or the sentence that says what is wrong. */
const char *account_name_check(const char *name);
/* Whether nobody may take the name, because it is one of these or looks like one: a word of the
 * login prompt, or a name of the staff, of guests, of bots or of erased accounts. Digits in place
 * of letters make no difference ("st4ff"). */
bool account_name_reserved(const char *name);
/* Whether a name could be mistaken for `whose`, because the name, or a part of it between - and _,
 * looks like `whose`. Digits in place of letters, digits at the end, and a word of the staff before
 * or after it make no difference ("k4te", "kate7", "kate_x", "modkate"). */
bool account_poses(const char *name, const char *whose);
/* Whether people may take the name: it is neither reserved nor forbidden by the configuration, and
 * does not pose as a word for the staff, such as "admin" (account_poses). This does not check
 * whether somebody has the name already, or whether it poses as that of a member of the staff. */
bool account_name_allowed(const struct names *names, const char *name);
/* Writes the letters of a name in lower case, without _ and -, and with o for 0, l for 1 and i, and
 * s for 5. */
void account_letters(const char *name, char out[STORE_NAME_MAX]);
/* Does what account_letters does, then writes m for rn, w for vv and d for cl. No two accounts can
 * have names with the same skeleton. */
void account_skeleton(const char *name, char out[STORE_NAME_MAX]);
enum { ACCOUNT_ALIKE_MAX = 256 }; /* letters that account_alike folds at most */
/* Folds pairs of letters that look like one (Unicode's confusables, UTS 39): rn like m, vv like w
 * and, with `d`, cl like d. First each m, w and d is taken apart, so that "vw" and "wv" both become
 * "vvv". Then pairs are put together from the left. Returns how many letters that makes. `out` has
 * room for twice `n`, and may be `letters`. Letters beyond the greatest number are left out. */
int account_alike(const uint32_t *letters, int n, bool d, uint32_t *out);
/* "player", "moderator" or "admin". Static. */
const char *account_role_word(enum store_role role);
/* A password has 8 to 128 bytes, is not the name, and is not one character over and over. Returns
 * NULL, or the sentence that says what is wrong. */
const char *account_password_check(const char *name, const char *password);

enum { ACCOUNT_KEY_MAX = 1024 }; /* bytes of a public key */
/* Reads the blob of a public key (RFC 4253, section 6.6) from its base64. Sets `len`, and
 * `fingerprint` as OpenSSH writes it: "SHA256:" and the hash in base64 without padding. False:
 * the text is not base64, or is too long. */
bool account_key_read(const char *base64, uint8_t blob[ACCOUNT_KEY_MAX], size_t *len,
                      char fingerprint[STORE_ADDRESS_MAX]);

/* The last sentence to somebody who has deleted their account. */
extern const char account_deleted[];
