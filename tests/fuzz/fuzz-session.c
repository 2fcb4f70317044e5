/*
 * A whole telnet connection: socket, engine, probe, editor, screen, compression. The input: a byte
 * that says into what pieces the rest is cut (its upper six bits), whether the lines go to a lobby
 * as well, at first to a player with words of their own, a channel and somebody to tell, and how
 * the client ends; then what it sends.
 */
#include <sys/socket.h>
#include <unistd.h>

#include "fuzz.h"
#include "fuzz_door.h"
#include "fuzz_lobby.h"

enum { ENDS_HALF = 1, LOBBY = 2, BYTES_MAX = 4000, LINES_MAX = 60 };

const int fuzz_mutations = 10000;

static int lines;

static void typed(const char *line)
{
    if (++lines <= LINES_MAX)
        fuzz_lobby_line(FUZZ_ANN, line);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    uint8_t choice = fuzz_byte(&in);
    size_t piece = choice >> 2 == 0 ? in.size : (size_t)(choice >> 2);

    if (choice & LOBBY) {
        fuzz_lobby_begin();
        fuzz_lobby_furnish();
        lines = 0;
    }
    int fd = fuzz_door_telnet(choice & LOBBY ? typed : NULL);
    if (in.size > BYTES_MAX)
        in.size = BYTES_MAX;
    while (in.size > 0) {
        struct fuzz_input next = fuzz_piece(&in, piece);

        fuzz_door_send(fd, next.data, next.size);
    }
    if (choice & ENDS_HALF) {
        shutdown(fd, SHUT_WR);
        fuzz_door_send(fd, "", 0);
    }
    close(fd);
    fuzz_door_gone();
    if (choice & LOBBY)
        fuzz_lobby_end();
    return 0;
}
