/*
 * The text of a game's shuffle: a line for the secret and one for each player. A line for the
 * format comes first, unless it is format 1.
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
    size_t len = 0;
    if (made->format > 1)
        len = utf8_printf(out, STORE_TEXT_MAX, "format %d\n", made->format);
    len += utf8_printf(out + len, STORE_TEXT_MAX - len, "secret %s\n", RECORD_HEX(made->secret));
    for (int i = 0; i < made->nplayers; i++)
        len += utf8_printf(out + len, STORE_TEXT_MAX - len, "%s %.16s %.24s\n",
                           made->player[i].drawn ? "drawn" : "player", made->player[i].name,
                           made->player[i].word);
}

bool shuffle_read(const char *text, struct shuffle_made *out)
{
    char hex[2 * RECORD_HASH + 1];
    int taken = 0;
    memset(out, 0, sizeof(*out));
    out->format = 1; /* texts of format 1 do not name their format */
    if (sscanf(text, "format %2hhu\n%n", &out->format, &taken) == 1)
        text += taken;
    if (out->format < 1 || out->format > RECORD_FORMAT)
        return false;
    if (sscanf(text, "secret %64[0-9a-f]\n%n", hex, &taken) != 1 ||
        !record_hex_read(hex, out->secret, RECORD_HASH))
        return false;
    for (text += taken; *text != '\0'; text += taken) {
        if (out->nplayers == GAME_SEATS_MAX)
            return false;
        struct record_player *p = &out->player[out->nplayers++];
        char whose[8];
        if (sscanf(text, "%7s %32s %24s\n%n", whose, p->name, p->word, &taken) != 3)
            return false;
        p->drawn = strcmp(whose, "drawn") == 0;
        if (!p->drawn && strcmp(whose, "player") != 0)
            return false;
    }
    return out->nplayers > 0;
}
