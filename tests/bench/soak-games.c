/*
 * Random games of each kind with all that must hold in them (tests/games/soak.h), until so many are
 * played or one fails. Usage: soak-games [GAMES] [FIRST NUMBER] [GAME]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "soak.h"
#include "stopwatch.h"

int main(int argc, char **argv)
{
    uint64_t games = argc > 1 ? strtoull(argv[1], NULL, 10) : 100000;
    uint64_t first = argc > 2 ? strtoull(argv[2], NULL, 10) : 0;
    struct soak *soak = soak_new();
    char *text = NULL;
    size_t size;
    FILE *json = open_memstream(&text, &size);
    bool failed = false, more = false;

    if (!soak || !json || games == 0)
        return 1;
    printf("%-18s %10s %14s %10s\n", "", "games", "moves", "seconds");
    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        const char *why = NULL;
        double start = stopwatch_s(CLOCK_THREAD_CPUTIME_ID);
        uint64_t n = 0;
        long moves = 0;

        if (argc > 3 && strcmp(argv[3], rules->id) != 0)
            continue;
        for (; n < games && !why; n++) {
            why = soak_game(soak, rules, first + n);
            moves += soak_moves(soak);
        }
        if (why)
            printf("game %llu of %s\n", (unsigned long long)(first + n - 1), why);
        failed = failed || why;
        printf("%-18s %10llu %14ld %10.1f\n", rules->id, (unsigned long long)n, moves,
               stopwatch_s(CLOCK_THREAD_CPUTIME_ID) - start);
        fflush(stdout);
        fprintf(json, "%s{\"game\":\"%s\",\"games\":%llu,\"moves\":%ld,\"failed\":%s}",
                more ? "," : "", rules->id, (unsigned long long)n, moves, why ? "true" : "false");
        more = true;
    }
    fclose(json);
    printf("{\"bench\":\"soak-games\",\"first\":%llu,\"games\":[%s]}\n", (unsigned long long)first,
           text);
    free(text);
    soak_free(&soak);
    return failed;
}
