/*
 * Names, passwords and keys of accounts. A skeleton is a name as a hurried reader sees it.
 * Skeletons have to be unique, so that nobody can pose as somebody else.
 */
#include "account.h"

#include <ctype.h>
#include <sodium.h>
#include <string.h>
#include <strings.h>

#include "names.h"
#include "tongue.h"
#include "utf8.h"

static const char *const reserved[] = {
    "all",       "admin",    "administrator", "anybody",  "ascii",     "banner",  "cardroom",
    "close",     "everyone", "exit",          "friends",  "guest",     "help",    "host",
    "lobby",     "login",    "logout",        "me",       "moderator", "mod",     "new",
    "no",        "nobody",   "nocolour",      "language", "idioma",    "espanol", "nocolor",
    "operator",  "ops",      "owner",         "plain",    "quit",      "root",    "server",
    "staff",     "system",   "sysop",         "table",    "tables",    "who",     "yes",
    "you",       "room",     "cardroomctl",   "escrow",   "mint",      "seat",    "dealer",
    "cardroomd", "last",     "everybody",     "keys",     "address",   "bye",     "rules",
    "news",      "anyone",   "spectators",    "the",      "support",   "mods",    "admins",
    "register",  "connect",  "hello",         "link",     "nuevo",     "nueva",   "crear",
    "invitado",  "invitada", "mesas",         "quien",    "ayuda",     "salir",   "adios",
    "si",
};

const char *account_name_check(const char *name)
{
    size_t len = strlen(name);
    static const char *const form = N_(
        "A name has 2 to 16 letters, digits, - or _ and begins with a letter. Type another name.");
    for (size_t i = 0; i < len; i++)
        if ((unsigned char)name[i] >= 0x80)
            return N_("A name can only have letters from a to z, so that no two names look alike. "
                      "Type another name.");
    if (len < 2 || len >= STORE_NAME_MAX || !isalpha((unsigned char)name[0]))
        return form;
    for (size_t i = 1; i < len; i++)
        if (!isalnum((unsigned char)name[i]) && name[i] != '_' && name[i] != '-')
            return form;
    return NULL;
}

void account_letters(const char *name, char out[STORE_NAME_MAX])
{
    size_t n = 0;
    for (const char *at = name; *at != '\0' && n + 1 < STORE_NAME_MAX; at++) {
        char c = (char)tolower((unsigned char)*at);
        if (c == '_' || c == '-')
            continue;
        out[n++] = c == '0' ? 'o' : c == '1' || c == 'i' ? 'l' : c == '5' ? 's' : c;
    }
    out[n] = '\0';
}

int account_alike(const uint32_t *letters, int n, bool d, uint32_t *out)
{
    static const char one[] = "mwd", two[][3] = {"rn", "vv", "cl"};
    const int pairs = d ? 3 : 2;
    uint32_t apart[2 * ACCOUNT_ALIKE_MAX];
    int len = 0, put = 0;
    for (int at = 0; at < n && at < ACCOUNT_ALIKE_MAX; at++) {
        int i = 0;
        while (i < pairs && (uint32_t)one[i] != letters[at])
            i++;
        apart[len++] = i < pairs ? (uint32_t)two[i][0] : letters[at];
        if (i < pairs)
            apart[len++] = (uint32_t)two[i][1];
    }
    for (int at = 0; at < len; at++) {
        int i = 0;
        while (i < pairs && (at + 1 >= len || apart[at] != (uint32_t)two[i][0] ||
                             apart[at + 1] != (uint32_t)two[i][1]))
            i++;
        out[put++] = i < pairs ? (uint32_t)one[i] : apart[at];
        at += i < pairs;
    }
    return put;
}

/* Any change here needs a migration that changes the stored names in the same way
 * (010-skeletons.sql). */
void account_skeleton(const char *name, char out[STORE_NAME_MAX])
{
    uint32_t letters[2 * STORE_NAME_MAX];
    account_letters(name, out);
    int n = (int)strlen(out);
    for (int i = 0; i < n; i++)
        letters[i] = (unsigned char)out[i];
    n = account_alike(letters, n, true, letters);
    for (int i = 0; i < n; i++)
        out[i] = (char)letters[i];
    out[n] = '\0';
}

/* Whether the name begins with letters that look like `word`. */
static bool account_name_begins(const char *name, const char *word)
{
    char start[STORE_NAME_MAX], is[STORE_NAME_MAX], want[STORE_NAME_MAX];
    utf8_printf(start, sizeof(start), "%.*s", (int)strlen(word), name);
    account_skeleton(start, is);
    account_skeleton(word, want);
    return strcmp(is, want) == 0;
}

/* Writes digits as the letters that they are used for. Skeletons do this only with 0, 1 and 5, so
 * that ann3 and anne may be two accounts. */
static void account_digits_to_letters(const char *name, char out[STORE_NAME_MAX])
{
    static const char letters[] = "olzeasgtbg";
    size_t n = 0;
    for (; name[n] != '\0' && n + 1 < STORE_NAME_MAX; n++)
        out[n] = isdigit((unsigned char)name[n]) ? letters[name[n] - '0'] : name[n];
    out[n] = '\0';
}

static bool account_is_reserved(const char *name)
{
    char skeleton[STORE_NAME_MAX], other[STORE_NAME_MAX];
    account_skeleton(name, skeleton);
    for (size_t i = 0; i < sizeof(reserved) / sizeof(reserved[0]); i++) {
        account_skeleton(reserved[i], other);
        if (strcmp(skeleton, other) == 0)
            return true;
    }
    /* The room itself gives out the names guest7, bot-ada and gone-0123456789. */
    if (account_name_begins(name, "gone") && (name[4] == '-' || name[4] == '_'))
        return true;
    account_skeleton("guest", other);
    size_t guest = strlen(other);
    if (strncmp(skeleton, other, guest) == 0)
        return true;
    return account_name_begins(name, "bot") && !isalpha((unsigned char)name[3]);
}

bool account_name_reserved(const char *name)
{
    char folded[STORE_NAME_MAX];
    account_digits_to_letters(name, folded);
    return account_is_reserved(name) || account_is_reserved(folded);
}

/* Words for the staff. They are refused as a part of a name, too. */
static const char *const staffs[] = {"admin", "admins",    "administrator", "cardroom", "mod",
                                     "mods",  "moderator", "moderators",    "root",     "server",
                                     "staff", "support",   "sysop",         "system"};
enum { STAFFS = sizeof(staffs) / sizeof(staffs[0]) };

/* Folds a name as people read it: digits become the letters that they stand for, and letters
 * that look alike become the same. */
static size_t account_read(const char *name, size_t len, char out[STORE_NAME_MAX])
{
    char part[STORE_NAME_MAX], letters[STORE_NAME_MAX];
    utf8_copy_part(name, len, part, sizeof(part));
    account_digits_to_letters(part, letters);
    account_skeleton(letters, out);
    return strlen(out);
}

/* Whether a part of a name looks like `want`, by itself or with a word for the staff. */
static bool account_part_poses(const char *part, size_t len, const char *want)
{
    char is[STORE_NAME_MAX], word[STORE_NAME_MAX];
    const size_t n = account_read(part, len, is), wants = strlen(want);
    if (strcmp(is, want) == 0)
        return true;
    if (n <= wants || (memcmp(is, want, wants) != 0 && strcmp(is + n - wants, want) != 0))
        return false;
    for (int i = 0; i < STAFFS; i++) {
        size_t more = account_read(staffs[i], strlen(staffs[i]), word);
        if (n == more + wants && ((memcmp(is, word, more) == 0 && strcmp(is + more, want) == 0) ||
                                  (memcmp(is, want, wants) == 0 && strcmp(is + wants, word) == 0)))
            return true;
    }
    return false;
}

bool account_poses(const char *name, const char *whose)
{
    char want[STORE_NAME_MAX];
    account_read(whose, strlen(whose), want);
    if (account_part_poses(name, strlen(name), want))
        return true;
    for (const char *at = name; *at != '\0';) {
        size_t len = strcspn(at, "-_"), bare = len;
        while (bare > 0 && isdigit((unsigned char)at[bare - 1]))
            bare--;
        if (account_part_poses(at, len, want) || account_part_poses(at, bare, want))
            return true;
        at += len + strspn(at + len, "-_");
    }
    return false;
}

bool account_name_allowed(const struct names *names, const char *name)
{
    bool allowed = !account_name_reserved(name) && !names_forbid(names, name);
    for (int i = 0; i < STAFFS && allowed; i++)
        allowed = !account_poses(name, staffs[i]);
    return allowed;
}

const char *account_role_word(enum store_role role)
{
    static const char *const words[] = {"player", "moderator", "admin"};
    return words[role];
}

const char *account_password_check(const char *name, const char *password)
{
    size_t len = strlen(password);
    if (len < ACCOUNT_PASSWORD_MIN)
        return N_("A password needs at least 8 characters. Type a longer one.");
    if (len > ACCOUNT_PASSWORD_MAX)
        return N_("A password can't be longer than 128 bytes. Type a shorter one.");
    if (strcasecmp(name, password) == 0)
        return N_("The password can't be your name. Type another one.");
    if (strspn(password, (char[]){password[0], '\0'}) == len)
        return N_("One character over and over is too easy to guess. Type another password.");
    return NULL;
}

bool account_key_read(const char *base64, uint8_t blob[ACCOUNT_KEY_MAX], size_t *len,
                      char fingerprint[STORE_ADDRESS_MAX])
{
    enum { WITHOUT_PADDING = sodium_base64_VARIANT_ORIGINAL_NO_PADDING };
    uint8_t hash[crypto_hash_sha256_BYTES];
    char text[sodium_base64_ENCODED_LEN(sizeof(hash), WITHOUT_PADDING)];
    if (sodium_base642bin(blob, ACCOUNT_KEY_MAX, base64, strlen(base64), NULL, len, NULL,
                          sodium_base64_VARIANT_ORIGINAL) != 0)
        return false;
    crypto_hash_sha256(hash, blob, *len);
    sodium_bin2base64(text, sizeof(text), hash, sizeof(hash), WITHOUT_PADDING);
    utf8_printf(fingerprint, STORE_ADDRESS_MAX, "SHA256:%s", text);
    return true;
}

const char account_deleted[] = N_("Your account has been deleted. Goodbye.");
