/*
 * Plays in a room over a store: `play FOLDER SEED ROUNDS [die]`. Goes on where an earlier run
 * ended. What is acknowledged goes to FOLDER/acks. It is run under shim.c. Exit status 0: it played
 * to the end; 1: the store did not open, or the room ended itself, as it does when the disk fails.
 * The seed decides all chance, down to the salts of SQLite's log, so the same seed writes the same
 * bytes.
 */
#include <err.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>
#include <unistd.h>

#include "room.h"

static uint64_t chance;

/* Takes the place of libc's function: the store makes its secrets with it. */
ssize_t getrandom(void *data, size_t len, unsigned flags UNUSED)
{
    uint8_t *bytes = data;

    for (size_t i = 0; i < len; i++) {
        chance = chance * 6364136223846793005u + 1442695040888963407u;
        bytes[i] = (uint8_t)(chance >> 56);
    }
    return (ssize_t)len;
}

int main(int argc, char **argv)
{
    char path[2000];

    if (argc < 4)
        errx(2, "FOLDER SEED ROUNDS [die]");
    snprintf(path, sizeof(path), "%s/" POWER_ACKS, argv[1]);
    int acks = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (acks < 0) {
        perror(path);
        return 2;
    }
    chance = strtoull(argv[2], NULL, 10);
    sqlite3_test_control(SQLITE_TESTCTRL_PRNG_SEED, (int)chance, NULL);
    return room_play(argv[1], chance, atoi(argv[3]), acks, argc > 4) == 0 ? 0 : 1;
}
