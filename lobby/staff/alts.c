/*
 * See alts.h. The logins from each network and with each key of the account are read once.
 */
#include "alts.h"

#include <ctype.h>

#include "network.h"

const char *alts_masked(struct alts_text *out, const struct actor *actor, const char *network)
{
    struct network wide;
    utf8_copy(network, out->text, sizeof(out->text));
    if (actor->role == STORE_ADMIN || !network_parse(network, strlen(network), &wide))
        return out->text;
    bool v4 = network_is_v4(&wide),
         narrow = wide.bits > 120; /* narrower than a /24, which has 120 bits here */
    if (!v4 && wide.bits > 48)
        wide = network_around(&wide, 48);
    /* without what was typed after the prefix */
    network_format(&wide, out->text, sizeof(out->text));
    if (v4 && narrow) {
        char *last = strrchr(out->text, '.');
        utf8_copy("x", last + 1, (size_t)(out->text + sizeof(out->text) - last - 1));
    }
    return out->text;
}

/* The length of the longest address or network at the start of the text; 0: there is none. A word
 * of digits and letters a to f alone is not an address: an address has two colons or three dots. */
static size_t alts_address_length(const char *text)
{
    struct network network;
    size_t len = strspn(text, "0123456789abcdefABCDEF:./");
    for (len = len < STORE_ADDRESS_MAX ? len : STORE_ADDRESS_MAX - 1; len > 2; len--)
        if (network_parse(text, len, &network))
            return len;
    return 0;
}

static bool alts_in_address(char c)
{
    return isalnum((unsigned char)c) || c == '.' || c == ':' || c == '/';
}

/* Whether one of the words has the address in it, and not only as a part of a longer one. */
static bool alts_is_typed(const char *address, char *const *typed, int n)
{
    const size_t len = strlen(address);
    for (int i = 0; i < n; i++)
        for (const char *at = typed[i]; at && (at = strstr(at, address)); at++)
            if ((at == typed[i] || !alts_in_address(at[-1])) && !alts_in_address(at[len]))
                return true;
    return false;
}

void alts_put_masked(const struct actor *actor, const char *text, char *const *typed, int n,
                     struct buf *out)
{
    char before = ' ';
    if (actor->role == STORE_ADMIN) {
        buf_puts(out, text);
        return;
    }
    while (*text != '\0') {
        char address[STORE_ADDRESS_MAX];
        /* No address begins within "std::" or 1192.0.2.7, but one does within "from192.0.2.7". */
        bool begins = isdigit((unsigned char)*text) ? !isdigit((unsigned char)before)
                                                    : !isalnum((unsigned char)before);
        size_t len = begins ? alts_address_length(text) : 0;
        if (len > 0) {
            utf8_printf(address, sizeof(address), "%.*s", (int)len, text);
            buf_puts(out, alts_is_typed(address, typed, n) ? address : ALTS_MASKED(actor, address));
        } else {
            buf_add(out, text, 1);
            len = 1;
        }
        before = text[len - 1];
        text += len;
    }
}

/* ---- Reading ---- */

static struct alt *alt_of(struct alts *a, const struct store_login *login)
{
    for (int i = 0; i < a->n; i++)
        if (a->alt[i].account == login->account)
            return &a->alt[i];
    if (a->n == ALTS_MAX) {
        a->more = true;
        return NULL;
    }
    struct alt *alt = &a->alt[a->n++];
    *alt = (struct alt){.account = login->account};
    memcpy(alt->name, login->name, sizeof(alt->name));
    return alt;
}

void alts_read(struct store *reads, void *alts)
{
    struct alts *out = alts;
    const int64_t account = out->account;
    struct store_account today;
    const struct store_login *login;
    STORE_EACH_OF (login, reads, STORE_RECORD_LOGIN, account, STORE_LOGINS_KEPT)
        out->login[out->nlogins++] = *login;
    for (int i = 0; i < out->nlogins; i++) {
        const struct store_login *own = &out->login[i];
        const char *network = own->network, *key = own->fingerprint;
        for (int k = 0; k < i; k++) { /* the store is asked for each network and each key once */
            network = strcmp(out->login[k].network, network) == 0 ? "" : network;
            key = strcmp(out->login[k].fingerprint, key) == 0 ? "" : key;
        }
        /* Adds the other accounts that logged in from that network, or with that key. */
        if (network[0] != '\0')
            STORE_EACH_NAMED (login, reads, STORE_RECORD_LOGIN, network, network, ALTS_READ) {
                struct alt *alt = login->account != account ? alt_of(out, login) : NULL;
                if (!alt || alt->network[0] != '\0')
                    continue;
                memcpy(alt->network, login->network, sizeof(alt->network));
                alt->apart_ms = login->at_ms - own->at_ms;
            }
        if (key[0] != '\0')
            STORE_EACH_NAMED (login, reads, STORE_RECORD_LOGIN, fingerprint, key, ALTS_READ) {
                struct alt *alt = login->account != account ? alt_of(out, login) : NULL;
                if (alt)
                    alt->key = true;
            }
    }
    for (int i = 0; i < out->n; i++)
        if (store_reads_account(reads, out->alt[i].account, &today))
            memcpy(out->alt[i].name, today.name, sizeof(today.name));
}

void alts_put_why(const struct actor *actor, const struct alt *alt, struct buf *out)
{
    if (alt->key)
        buf_puts(out, "same key");
    if (alt->network[0] != '\0')
        buf_printf(out, "%ssame address %s", alt->key ? ", " : "",
                   ALTS_MASKED(actor, alt->network));
}

const struct act_field alts_item_fields[3] = {
    {"name", ACT_FIELD_TEXT, "name"},
    {"key", ACT_FIELD_FLAG, "whether both used one SSH key"},
    {"same_address", ACT_FIELD_FLAG, "whether both came from one address"}};

void alts_item(struct act *act, const struct alt *alt)
{
    act_item(act, "%s%d%d", alt->name, alt->key, alt->network[0] != '\0');
}

/* ---- The act ---- */

static void alts_show(struct act *act, void *result)
{
    const struct alts *alts = result;
    for (int i = 0; i < alts->n; i++) {
        const struct alt *alt = &alts->alt[i];
        act_line(act, "%s  %.0d%.0s", alt->name, alt->key, ALTS_MASKED(&act->actor, alt->network));
        alts_put_why(&act->actor, alt, &act->list);
        if (alt->network[0] != '\0')
            buf_printf(&act->list, ", %s %s",
                       SPAN(alt->apart_ms < 0 ? -alt->apart_ms : alt->apart_ms),
                       alt->apart_ms < 0 ? "before" : "after");
        buf_putc(&act->list, '\n');
    }
    if (alts->more)
        buf_printf(&act->list, "There are more than these %d.\n", ALTS_MAX);
    act_say(act, "No other account came from where %.16s came from, or with the same key.",
            act->about);
    act_end_list(act);
}

static void alts_act(struct act *act)
{
    act_reads(act, STORE_READS(struct alts, alts_read), &(struct alts){.account = act->account.id},
              alts_show);
}

static const struct act_field alts_fields[] = {
    {"name", ACT_FIELD_TEXT, "name"},
    {"key", ACT_FIELD_FLAG, "whether both used one SSH key"},
    {"address", ACT_FIELD_TEXT, "an address or network that both came from", .null = true}};

const struct act_row alts_acts[] = {
    {"alts", STORE_MODERATOR, alts_act,
     N_("accounts that came from where somebody came from, or with the same key"),
     .looks = ACT_LOOKS_UP, .args = {{"who", ACT_NAME}}, ACT_FIELDS(alts_fields)},
    {NULL}};
