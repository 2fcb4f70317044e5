/*
 * GMCP messages of a client: JSON of a stranger. The input: messages, a line each, from a player
 * who sits at a table where a game goes on; a line that begins with `>` is typed, which makes
 * messages the other way.
 */
#include "fuzz.h"
#include "fuzz_lobby.h"
#include "utf8.h"

enum { MESSAGES_MAX = 30 };

const int fuzz_mutations = 1000;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    struct lobby *lobby = fuzz_lobby_begin();
    static char line[9000], clean[9000];

    fuzz_lobby_line(FUZZ_ANN, "new last one");
    fuzz_lobby_line(FUZZ_ANN, "bot");
    fuzz_lobby_line(FUZZ_ANN, "start");
    for (int i = 0; i < MESSAGES_MAX && fuzz_line(&in, line, sizeof(line)); i++) {
        if (line[0] == '>') {
            fuzz_lobby_line(FUZZ_ANN, line + 1);
            continue;
        }
        utf8_clean(line, strlen(line), (int)sizeof(clean), clean, sizeof(clean));
        lobby_gmcp(lobby, fuzz_lobby_conn(FUZZ_ANN), clean);
        fuzz_lobby_settle();
    }
    fuzz_lobby_line(FUZZ_ANN, "draw");
    fuzz_lobby_end();
    return 0;
}
