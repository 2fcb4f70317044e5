/*
 * See telnet_text.h.
 */
#include "telnet_text.h"

#include <string.h>

#include "files.h"
#include "telnet_bytes.h"

static const char *const words[][2] = {
    {"IAC", IAC},     {"DONT", DONT},   {"DO", DO},     {"WONT", WONT},       {"WILL", WILL},
    {"SB", SB},       {"SE", SE},       {"ECHO", ECHO}, {"SGA", SGA},         {"TM", TM},
    {"TTYPE", TTYPE}, {"EOR", EOR},     {"NAWS", NAWS}, {"ENVIRON", ENVIRON}, {"CHARSET", CHARSET},
    {"MSSP", MSSP},   {"MCCP2", MCCP2}, {"GMCP", GMCP}};

size_t telnet_text(char *cell)
{
    char *out = cell;
    for (char *at = cell; *at != '\0';) {
        bool named = *at == '<';
        char *end = at + strcspn(at, named ? ">" : "<"), ended = *end;
        *end = '\0';
        if (named) {
            char *rest = at + 1;
            for (char *word; (word = strsep(&rest, " "));)
                for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
                    if (strcmp(words[i][0], word) == 0)
                        out = stpcpy(out, words[i][1]);
            at = end + 1;
        } else {
            size_t len = rows_bytes(at);
            memmove(out, at, len);
            out += len;
            *end = ended;
            at = end;
        }
    }
    return (size_t)(out - cell);
}

enum telnet_mode telnet_text_mode(const char *text)
{
    return *text == 'l'   ? TELNET_LINE
           : *text == 'c' ? TELNET_CHAR
           : *text == 'r' ? TELNET_RAW
                          : TELNET_PROBING;
}
