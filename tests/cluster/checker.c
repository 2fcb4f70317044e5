/*
 * What held while nodes, rooms and databases failed: compares what clients saw with what the store
 * has.
 *
 *   checker --url URL|PATH [RECORD...]
 *
 * A RECORD is what tests/bench/robots -j wrote (seen.h). Prints a line for each violation, which
 * names the game as people type it, the event in its journal and the line of the record, as far as
 * it has one, and then one line of JSON with figures (verdict.h). Exits with 0 if all is sound, 1
 * if something is not, 2 if it could not look. The service may run.
 */
#include <stdio.h>
#include <string.h>

#include "judge.h"

int main(int argc, char **argv)
{
    struct verdict verdict = {0};
    char why[512];
    if (argc < 3 || strcmp(argv[1], "--url") != 0) {
        fputs("checker --url URL|PATH [RECORD...]\n", stderr);
        return JUDGE_BLIND;
    }
    int status = judge(argv[2], argv + 3, argc - 3, &verdict, why, sizeof(why));
    if (status == JUDGE_BLIND)
        fprintf(stderr, "%s\n", why);
    else
        verdict_figures(&verdict, &verdict.text);
    fputs(buf_text(&verdict.text), stdout);
    verdict_free(&verdict);
    return status;
}
