/*
 * The games of the house. A new game is one more line here.
 */
#include <string.h>

#include "core/game.h"
#include "exta_cards.h"
#include "extreme_last_card.h"
#include "last_one.h"
#include "palace.h"
#include "switch.h"

const struct game_rules *const game_registry[] = {
    &last_one_rules, &extreme_last_card_rules, &palace_rules,
    &switch_rules,   &exta_cards_rules,        NULL,
};

/* Letters and digits only, in lower case: "Last One", "last-one" and "lastone" are the same. */
static void plain_name(char *out, size_t cap, const char *name)
{
    size_t n = 0;

    for (; *name != '\0' && n + 1 < cap; name++) {
        char c = *name;

        if (c >= 'A' && c <= 'Z')
            c = (char)(c + 'a' - 'A');
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            out[n++] = c;
    }
    out[n] = '\0';
}

const struct game_rules *game_find(const char *name)
{
    const struct game_rules *found = NULL;
    char want[40], id[40], title[40];
    size_t n;

    plain_name(want, sizeof(want), name);
    n = strlen(want);
    if (n == 0)
        return NULL;
    for (int i = 0; game_registry[i] != NULL; i++) {
        plain_name(id, sizeof(id), game_registry[i]->id);
        plain_name(title, sizeof(title), game_registry[i]->title);
        if (strcmp(want, id) == 0 || strcmp(want, title) == 0)
            return game_registry[i];
        if (strncmp(want, id, n) == 0 || strncmp(want, title, n) == 0) {
            if (found != NULL)
                return NULL;
            found = game_registry[i];
        }
    }
    return found;
}
