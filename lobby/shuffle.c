/*
 * The text of a game's shuffle: a line for the secret, one for each player.
 */
#include "shuffle.h"

#include <stdio.h>
#include <string.h>

#include <sodium.h>

#include "utf8.h"

void shuffle_hash(uint8_t *out, size_t outlen, const void *data, size_t len, const void *key,
                  size_t keylen)
{
    crypto_generichash(out, outlen, data, len, key, keylen);
}

void shuffle_format(const struct shuffle_made *made, char out[STORE_TEXT_MAX])
{
    char hex[2 * RECORD_HASH + 1];
    record_hex(made->secret, RECORD_HASH, hex);
    size_t len = utf8_printf(out, STORE_TEXT_MAX, "secret %s\n", hex);
    for (int i = 0; i < made->nplayers; i++)
        len += utf8_printf(out + len, STORE_TEXT_MAX - len, "player %.16s %.24s\n",
                           made->player[i].name, made->player[i].word);
}

bool shuffle_read(const char *text, struct shuffle_made *out)
{
    char hex[2 * RECORD_HASH + 1];
    size_t len;
    int taken;
    memset(out, 0, sizeof *out);
    if (sscanf(text, "secret %64[0-9a-f]\n%n", hex, &taken) != 1 ||
        sodium_hex2bin(out->secret, RECORD_HASH, hex, strlen(hex), NULL, &len, NULL) != 0 ||
        len != RECORD_HASH)
        return false;
    for (text += taken; *text != '\0'; text += taken) {
        if (out->nplayers == GAME_SEATS_MAX)
            return false;
        struct record_player *p = &out->player[out->nplayers++];
        if (sscanf(text, "player %32s %24s\n%n", p->name, p->word, &taken) != 2)
            return false;
    }
    return out->nplayers > 0;
}
