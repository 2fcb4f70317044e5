/*
 * Looks up games in the registry: by the name that people type, or by id and version for games that
 * were played before.
 */
#include <stdio.h>
#include <string.h>

#include "buf.h"
#include "game.h"
#include "tongue.h"

/* Leaves only letters and digits, in lower case: "Last One", "last-one" and "lastone" become the
 * same, and so do the id and the title of every game. */
static void find_plain_name(char *out, size_t cap, const char *name)
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

/* Names of games that are played elsewhere and are much like one of ours. */
static const struct {
    const char *name, *id;
} elsewhere[] = {
    {"uno", "last-one"},    {"crazyeights", "switch"}, {"crazy8s", "switch"},
    {"crazy8", "switch"},   {"maumau", "switch"},      {"mau", "switch"},
    {"shithead", "palace"}, {"karma", "palace"},       {"lastcard", "extreme-last-card"}};

const struct game_rules *game_found_elsewhere(const char *name)
{
    char want[40];

    find_plain_name(want, sizeof(want), name);
    for (size_t i = 0; i < sizeof(elsewhere) / sizeof(elsewhere[0]); i++)
        if (strcmp(want, elsewhere[i].name) == 0)
            return game_find(elsewhere[i].id);
    return NULL;
}

int game_place(const char *id)
{
    int i = 0;
    while (game_registry[i] && strcmp(game_registry[i]->id, id) != 0)
        i++;
    return i;
}

const struct game_rules *game_find(const char *name)
{
    const struct game_rules *found = game_found_elsewhere(name);
    char want[40], id[40];

    find_plain_name(want, sizeof(want), name);
    size_t n = strlen(want);
    if (n == 0 || found)
        return found;
    for (int i = 0; game_registry[i]; i++) {
        find_plain_name(id, sizeof(id), game_registry[i]->id);
        if (strcmp(want, id) == 0)
            return game_registry[i];
        if (strncmp(want, id, n) == 0) {
            if (found)
                return NULL;
            found = game_registry[i];
        }
    }
    return found;
}

size_t game_name_length(const char *text)
{
    size_t best = 0;
    char name[64];
    const char *at = text;
    for (int words = 0; words < 3 && *at != '\0'; words++) {
        at += strcspn(at, " ");
        size_t len = (size_t)(at - text);
        if (len >= sizeof(name))
            break;
        memcpy(name, text, len);
        name[len] = '\0';
        if (game_find(name))
            best = len;
        at += strspn(at, " ");
    }
    return best;
}

const struct game_rules *game_find_version(const char *id, int version)
{
    for (int i = 0; game_registry[i]; i++)
        if (strcmp(game_registry[i]->id, id) == 0 && game_registry[i]->version == version)
            return game_registry[i];
    for (int i = 0; game_archive[i]; i++)
        if (strcmp(game_archive[i]->id, id) == 0 && game_archive[i]->version == version)
            return game_archive[i];
    return NULL;
}

void game_version_unknown(const char *id, int version, char *out, size_t cap)
{
    const char *title = NULL;
    char versions[80];
    struct buf known = buf_over(versions, sizeof(versions));

    for (int i = 0; game_archive[i]; i++)
        if (strcmp(game_archive[i]->id, id) == 0)
            buf_printf(&known, "%d, ", game_archive[i]->version);
    for (int i = 0; game_registry[i]; i++)
        if (strcmp(game_registry[i]->id, id) == 0) {
            title = game_registry[i]->title;
            buf_printf(&known, "%d", game_registry[i]->version);
        }
    if (!title)
        snprintf(out, cap, tr("There is no game \"%s\" here."), id);
    else
        snprintf(
            out, cap,
            tr("It was played by version %d of the rules of %s, and those known here are: %s."),
            version, title, versions);
}
