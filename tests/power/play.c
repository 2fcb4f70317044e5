/*
 * Plays in a room over a store: `play FOLDER SEED ROUNDS [die]`, which goes on where another
 * ended. What is acknowledged goes to
 * FOLDER/acks. Run under shim.c. Exit status 0: played to the end; 1: the store did not open, or
 * the room ended itself, as it does when the disk fails.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "room.h"

int main(int argc, char **argv)
{
    char path[2000];

    if (argc < 4) {
        fprintf(stderr, "Usage: play FOLDER SEED ROUNDS [die]\n");
        return 2;
    }
    snprintf(path, sizeof path, "%s/" POWER_ACKS, argv[1]);
    int acks = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (acks < 0) {
        perror(path);
        return 2;
    }
    return room_play(argv[1], strtoull(argv[2], NULL, 10), atoi(argv[3]), acks, argc > 4) == 0 ? 0
                                                                                               : 1;
}
