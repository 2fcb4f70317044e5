/*
 * The grammar of commands and what they do. The first character of each line of the input says what
 * happens:
 *
 *   a, k, s   Ann (a player), Kate (an admin) or the stranger (not logged in) types the rest
 *   ?         Ann types the rest and presses Tab
 *   !         Ann interrupts
 *   +         as many seconds pass as the line has bytes
 *   ~         one of these people loses the connection and comes back; the line's length says who
 *
 * A line that begins with any other character is typed by Ann as a whole.
 */
#include "fuzz.h"
#include "fuzz_lobby.h"
#include "utf8.h"

enum { LINES_MAX = 40 };

static void complete(struct lobby *lobby, const char *line)
{
    char out[4096], clean[513];

    utf8_clean(line, strlen(line), 512, clean, sizeof(clean));
    lobby_complete(lobby, fuzz_lobby_conn(FUZZ_ANN), clean, out, sizeof(out));
    FUZZ_CHECK(memchr(out, '\0', sizeof(out)) && utf8_valid(out, strlen(out)),
               "Tab answers no valid text");
}

const int fuzz_mutations = 1000;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    struct lobby *lobby = fuzz_lobby_begin();
    char line[600];

    fuzz_lobby_furnish();
    for (int i = 0; i < LINES_MAX && fuzz_line(&in, line, sizeof(line)); i++) {
        switch (line[0]) {
        case 'k': fuzz_lobby_line(FUZZ_KATE, line + 1); break;
        case 's': fuzz_lobby_line(FUZZ_STRANGER, line + 1); break;
        case '?': complete(lobby, line + 1); break;
        case '!': lobby_interrupt(lobby, fuzz_lobby_conn(FUZZ_ANN)); break;
        case '+': fuzz_lobby_wait((int64_t)strlen(line) * 1000); break;
        case '~': fuzz_lobby_again((enum fuzz_person)(strlen(line) % FUZZ_PEOPLE)); break;
        case 'a': fuzz_lobby_line(FUZZ_ANN, line + 1); break;
        default: fuzz_lobby_line(FUZZ_ANN, line); break;
        }
        fuzz_lobby_settle();
    }
    fuzz_lobby_end();
    return 0;
}
