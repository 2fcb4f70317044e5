/*
 * A whole telnet connection: socket, engine, probe, editor, screen, compression. The input: a byte
 * that says into what pieces the rest is cut and how the client ends, then what it sends.
 */
#include <sys/socket.h>
#include <unistd.h>

#include "fuzz.h"
#include "fuzz_door.h"

const int fuzz_mutations = 1000;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    uint8_t choice = fuzz_byte(&in);
    size_t piece = choice >> 2 == 0 ? in.size : (size_t)(choice >> 2);
    int fd = fuzz_door_telnet();

    if (in.size > 4000)
        in.size = 4000;
    while (in.size > 0) {
        size_t n = in.size < piece ? in.size : piece;

        fuzz_door_send(fd, in.data, n);
        in.data += n;
        in.size -= n;
    }
    if (choice & 1) {
        shutdown(fd, SHUT_WR);
        fuzz_door_send(fd, "", 0);
    }
    close(fd);
    fuzz_door_gone();
    return 0;
}
