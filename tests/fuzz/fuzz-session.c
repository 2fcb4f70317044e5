/*
 * A whole telnet connection: socket, engine, probe, editor, screen, compression. The input begins
 * with a byte of choices; what the client sends follows. The upper six bits say into what pieces
 * that is cut. Bit 1: the lines go to a lobby as well, to a player with aliases, a channel and
 * somebody to tell. Bit 0 says how the client ends.
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
