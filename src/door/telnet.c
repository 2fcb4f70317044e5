/*
 * The telnet engine: a byte parser, the option states of RFC 1143 and the subnegotiations of a few
 * options.
 *
 * ECHO has no such state. Some clients (TinTin++) never answer WONT ECHO. A state machine would
 * wait for that answer and not send the next WILL ECHO, and the second password would be shown. So
 * WILL and WONT ECHO are sent whenever needed, and the answers to them are only counted.
 */
#include "telnet.h"

#include <stdlib.h>
#include <string.h>

#include "utf8.h"
#include "xalloc.h"

enum { /* commands, RFC 854 and 885 */
       IAC = 255,
       DONT = 254,
       DO = 253,
       WONT = 252,
       WILL = 251,
       SB = 250,
       GA = 249,
       EL = 248,
       EC = 247,
       AYT = 246,
       IP = 244,
       BRK = 243,
       SE = 240,
       EOR = 239,
       EOF_COMMAND = 236
};
enum { TTYPE_IS = 0, TTYPE_SEND = 1 };
enum { ENV_IS = 0, ENV_SEND = 1, ENV_INFO = 2 };
enum { ENV_VAR = 0, ENV_VALUE = 1, ENV_ESC = 2, ENV_USERVAR = 3 };
enum { MSSP_VAR = 1, MSSP_VAL = 2 };
enum { CHARSET_REQUEST = 1, CHARSET_ACCEPTED = 2, CHARSET_REJECTED = 3 };
enum { TERMINALS_MAX = 8, ECHO_ANSWERS_MAX = 250 };

/* The options that have states; all others are refused. */
static const uint8_t known[] = {TELNET_OPT_BINARY,  TELNET_OPT_SGA,  TELNET_OPT_TTYPE,
                                TELNET_OPT_EOR,     TELNET_OPT_NAWS, TELNET_OPT_NEW_ENVIRON,
                                TELNET_OPT_CHARSET, TELNET_OPT_MSSP, TELNET_OPT_COMPRESS2,
                                TELNET_OPT_GMCP};
enum { KNOWN = sizeof(known) };

/* RFC 1143: the state of one side of an option, with its queue bit. */
enum q { Q_NO, Q_YES, Q_WANTNO, Q_WANTNO_OPPOSITE, Q_WANTYES, Q_WANTYES_OPPOSITE };

enum parse { PARSE_DATA, PARSE_IAC, PARSE_OPTION, PARSE_SUB, PARSE_SUB_IAC };

/* The variables asked for; SCREEN_READER is a user variable, so it is asked for as one. */
static const char *const variables[] = {"CLIENT_NAME", "CLIENT_VERSION", "MTTS", "CHARSET",
                                        "SCREEN_READER"};
enum { VARIABLES = sizeof(variables) / sizeof(variables[0]) };

struct telnet {
    struct buf *out;
    uint8_t mode;         /* enum telnet_mode */
    uint8_t parse;        /* enum parse */
    uint8_t verb;         /* WILL, WONT, DO or DONT, until its option comes */
    uint8_t echo_answers; /* how many DONT ECHO are still to come in answer to our WONT ECHO */
    uint8_t replies;      /* how many replies we have sent since the last line */
    uint8_t terminals;
    char line_end; /* the byte before, if it was a CR or LF that ended a line */
    bool spoken;   /* the client sent an option: it is a telnet client */
    bool sub_lent; /* the last event still points into `sub` */
    bool echo, terminal_asked, terminal_end, charset_asked, mssp_told, secure;
    size_t next_variable; /* where in `sub` the next variable begins; 0: none is being read */
    uint8_t ours[KNOWN], his[KNOWN]; /* enum q */
    uint16_t started; /* bits by `known`: its subnegotiation was asked for, which is done once */
    uint16_t subs;
    uint8_t refused_do[32], refused_will[32]; /* bits by option: our refusal was sent */

    struct buf sub; /* a subnegotiation, from its option on; holds memory only while one comes in */
    char first_terminal[TELNET_TEXT_MAX + 1], text[TELNET_TEXT_MAX + 1];
};

struct telnet *telnet_new(struct buf *out, bool secure)
{
    struct telnet *t = xcalloc(1, sizeof(*t));

    t->out = out;
    t->secure = secure;
    t->mode = TELNET_PROBING;
    buf_init(&t->sub, 1 + TELNET_SUB_MAX);
    return t;
}

void telnet_free(struct telnet **telnet)
{
    if (!*telnet)
        return;
    buf_free(&(*telnet)->sub);
    free(*telnet);
    *telnet = NULL;
}

static void telnet_send_bytes(struct telnet *t, const void *bytes, size_t len)
{
    if (t->mode != TELNET_RAW)
        buf_add(t->out, bytes, len);
}

static void telnet_send_option(struct telnet *t, uint8_t verb, uint8_t option)
{
    const uint8_t bytes[] = {IAC, verb, option};

    telnet_send_bytes(t, bytes, sizeof(bytes));
}

/* Counts the replies that the client makes us send. False: it has asked for too many, or must not
 * be answered at all. */
static bool telnet_may_reply(struct telnet *t)
{
    if (t->mode == TELNET_RAW || t->replies >= TELNET_REPLIES_MAX)
        return false;
    t->replies++;
    return true;
}

static int telnet_known_index(uint8_t option)
{
    for (int i = 0; i < KNOWN; i++)
        if (known[i] == option)
            return i;
    return -1;
}

/* Whether the option is on our side and not on the client's. */
static bool telnet_is_ours(uint8_t option)
{
    return option == TELNET_OPT_EOR || option == TELNET_OPT_CHARSET || option == TELNET_OPT_MSSP ||
           option == TELNET_OPT_COMPRESS2 || option == TELNET_OPT_GMCP;
}

/* Whether to agree to what the client asks for. */
static bool telnet_acceptable(const struct telnet *t, uint8_t option, bool ours)
{
    switch (option) {
    case TELNET_OPT_BINARY: return true;
    case TELNET_OPT_SGA: return !ours || t->mode != TELNET_LINE;
    case TELNET_OPT_COMPRESS2:
        return ours && !t->secure && (t->started & 1u << telnet_known_index(option)) == 0;
    default: return ours == telnet_is_ours(option);
    }
}

/* RFC 1143 section 7: handles a WILL or DO (`yes`), or a WONT or DONT. Returns whether it settles
 * the option, which makes an event. Sets *asked if the client spoke first. */
static bool telnet_q_heard(struct telnet *t, int index, bool ours, bool yes, bool *asked)
{
    uint8_t *state = ours ? &t->ours[index] : &t->his[index];
    uint8_t say_yes = ours ? WILL : DO, say_no = ours ? WONT : DONT, option = known[index];

    /* For each state in which our own request is open: the state after a no, and the state after a
     * yes. */
    static const uint8_t next[][2] = {[Q_WANTNO] = {Q_NO, Q_NO}, /* a yes is an error */
                                      [Q_WANTNO_OPPOSITE] = {Q_WANTYES, Q_YES},
                                      [Q_WANTYES] = {Q_NO, Q_YES},
                                      [Q_WANTYES_OPPOSITE] = {Q_NO, Q_WANTNO}};

    *asked = *state == Q_NO || *state == Q_YES;
    switch (*state) {
    case Q_NO:
        if (!yes || !telnet_may_reply(t))
            return false;
        if (!telnet_acceptable(t, option, ours)) {
            telnet_send_option(t, say_no, option);
            return false;
        }
        *state = Q_YES;
        telnet_send_option(t, say_yes, option);
        return true;
    case Q_YES:
        if (yes)
            return false;
        *state = Q_NO;
        if (telnet_may_reply(t))
            telnet_send_option(t, say_no, option);
        return true;
    default:
        *state = next[*state][yes];
        if (*state == Q_WANTYES || *state == Q_WANTNO)
            telnet_send_option(t, *state == Q_WANTYES ? say_yes : say_no, option);
        return *state == Q_YES || *state == Q_NO;
    }
}

/* RFC 1143 section 7: asks for one side of an option to be turned on or off. */
static void telnet_q_want(struct telnet *t, int index, bool ours, bool yes)
{
    static const uint8_t next[][2] = {[Q_NO] = {Q_NO, Q_WANTYES},
                                      [Q_YES] = {Q_WANTNO, Q_YES},
                                      [Q_WANTNO] = {Q_WANTNO, Q_WANTNO_OPPOSITE},
                                      [Q_WANTNO_OPPOSITE] = {Q_WANTNO, Q_WANTNO_OPPOSITE},
                                      [Q_WANTYES] = {Q_WANTYES_OPPOSITE, Q_WANTYES},
                                      [Q_WANTYES_OPPOSITE] = {Q_WANTYES_OPPOSITE, Q_WANTYES}};
    uint8_t *state = ours ? &t->ours[index] : &t->his[index], before = *state;

    *state = next[before][yes];
    if (before == Q_NO && yes)
        telnet_send_option(t, ours ? WILL : DO, known[index]);
    else if (before == Q_YES && !yes)
        telnet_send_option(t, ours ? WONT : DONT, known[index]);
}

static void telnet_send_echo(struct telnet *t, bool on)
{
    t->echo = on;
    if (!on && t->echo_answers < ECHO_ANSWERS_MAX)
        t->echo_answers++;
    telnet_send_option(t, on ? WILL : WONT, TELNET_OPT_ECHO);
}

/* Handles a DO ECHO or DONT ECHO. Returns whether it makes an event. */
static bool telnet_echo_heard(struct telnet *t, bool yes)
{
    if (yes) {
        if (t->echo || !telnet_may_reply(t))
            return false;
        /* In line mode this may be a late answer to a WILL after which we have sent WONT. */
        if (t->mode == TELNET_LINE) {
            telnet_send_option(t, WONT, TELNET_OPT_ECHO);
            return false;
        }
        t->echo = true;
        telnet_send_option(t, WILL, TELNET_OPT_ECHO);
        return true;
    }
    if (t->echo_answers > 0) {
        t->echo_answers--;
        return false;
    }
    if (!t->echo || t->mode == TELNET_LINE)
        return false;
    t->echo = false;
    if (telnet_may_reply(t))
        telnet_send_option(t, WONT, TELNET_OPT_ECHO);
    return true;
}

/* Refuses an option that has no states, once for each side. */
static void telnet_refuse(struct telnet *t, uint8_t option, bool ours)
{
    uint8_t *said = ours ? &t->refused_do[option / 8] : &t->refused_will[option / 8];
    uint8_t bit = (uint8_t)(1u << option % 8);

    if ((*said & bit) != 0 || !telnet_may_reply(t))
        return;
    *said |= bit;
    telnet_send_option(t, ours ? WONT : DONT, option);
}

static void telnet_send_sub(struct telnet *t, uint8_t option, const void *bytes, size_t len)
{
    const uint8_t head[] = {IAC, SB, option}, tail[] = {IAC, SE};

    telnet_send_bytes(t, head, sizeof(head));
    telnet_send_bytes(t, bytes, len);
    telnet_send_bytes(t, tail, sizeof(tail));
}

static void telnet_ask_terminal(struct telnet *t)
{
    const uint8_t ask = TTYPE_SEND;

    t->terminal_asked = true;
    telnet_send_sub(t, TELNET_OPT_TTYPE, &ask, 1);
}

/* Asks for the values of an option that is on now, once on a connection. */
static void telnet_start_option(struct telnet *t, int index)
{
    if ((t->started & 1u << index) != 0)
        return;
    t->started |= (uint16_t)(1u << index);
    if (known[index] == TELNET_OPT_TTYPE) {
        telnet_ask_terminal(t);
    } else if (known[index] == TELNET_OPT_NEW_ENVIRON) {
        /* Asks for our variables by name, never for all: PuTTY would tell its user's login name
         * (RFC 1572 section 6). */
        BUF_LOCAL ask = {0};

        buf_putc(&ask, ENV_SEND);
        for (int i = 0; i < VARIABLES; i++) {
            buf_putc(&ask, i == VARIABLES - 1 ? ENV_USERVAR : ENV_VAR);
            buf_puts(&ask, variables[i]);
        }
        telnet_send_sub(t, TELNET_OPT_NEW_ENVIRON, ask.data, ask.len);
    } else if (known[index] == TELNET_OPT_CHARSET) {
        t->charset_asked = true;
        telnet_send_sub(t, TELNET_OPT_CHARSET, "\001;UTF-8", 7);
    } else if (known[index] == TELNET_OPT_COMPRESS2) {
        telnet_send_sub(t, TELNET_OPT_COMPRESS2, NULL, 0);
    }
}

/* Handles a WILL, WONT, DO or DONT with its option. Returns whether it makes an event. */
static bool telnet_option_heard(struct telnet *t, uint8_t option, struct telnet_event *event)
{
    bool yes = t->verb == WILL || t->verb == DO, ours = t->verb == DO || t->verb == DONT;
    int index = telnet_known_index(option);
    bool asked = true;

    /* Two letters of another alphabet may look like a command, but hardly like an answer of
     * telnet. */
    if (t->mode == TELNET_RAW && index >= 0 && (ours ? t->ours : t->his)[index] == Q_WANTYES)
        t->mode = TELNET_PROBING;
    if (option == TELNET_OPT_ECHO && ours) {
        if (!telnet_echo_heard(t, yes))
            return false;
    } else if (option == TELNET_OPT_TIMING_MARK && t->verb == DO) {
        /* Each TIMING-MARK gets an answer, not only the first, because clients discard our output
         * until it comes. */
        if (telnet_may_reply(t))
            telnet_send_option(t, WILL, option);
        return false;
    } else if (index < 0) {
        if (yes)
            telnet_refuse(t, option, ours);
        return false;
    } else {
        if (!telnet_q_heard(t, index, ours, yes, &asked))
            return false;
        yes = (ours ? t->ours[index] : t->his[index]) == Q_YES;
        if (yes)
            telnet_start_option(t, index);
    }
    *event = (struct telnet_event){
        .type = TELNET_OPTION, .option = option, .ours = ours, .on = yes, .asked = asked};
    return true;
}

/* Ends a text, without the blanks at its end (TinTin++ sends "2.02.20 "). */
static void telnet_end_text(char *text, size_t len)
{
    while (len > 0 && text[len - 1] == ' ')
        len--;
    text[len] = '\0';
}

/* Handles one of the client's terminal names. A client tells its names one at a time, and the last
 * one twice (RFC 1091). */
static bool telnet_terminal_heard(struct telnet *t, const char *data, size_t len,
                                  struct telnet_event *event)
{
    char last[sizeof(t->text)];
    size_t used = 0;

    if (len < 1 || data[0] != TTYPE_IS || !t->terminal_asked)
        return false;
    t->terminal_asked = false;
    memcpy(last, t->text, sizeof(last));
    for (size_t i = 1; i < len && used < TELNET_TEXT_MAX; i++)
        if (data[i] >= ' ' && data[i] <= '~')
            t->text[used++] = data[i];
    telnet_end_text(t->text, used);
    if (t->terminals > 0 &&
        (strcmp(t->text, last) == 0 || strcmp(t->text, t->first_terminal) == 0)) {
        event->type = TELNET_TERMINAL_END;
        return true;
    }
    if (t->terminals++ == 0)
        memcpy(t->first_terminal, t->text, sizeof(t->first_terminal));
    if (t->terminals < TERMINALS_MAX)
        telnet_ask_terminal(t);
    else
        t->terminal_end = true;
    *event = (struct telnet_event){.type = TELNET_TERMINAL, .text = t->text};
    return true;
}

static bool telnet_charset_heard(struct telnet *t, const char *data, size_t len,
                                 struct telnet_event *event)
{
    const uint8_t rejected = CHARSET_REJECTED;

    if (len < 1)
        return false;
    if (data[0] == CHARSET_REQUEST && telnet_may_reply(t)) {
        telnet_send_sub(t, TELNET_OPT_CHARSET, &rejected, 1);
        return false;
    }
    if (!t->charset_asked || (data[0] != CHARSET_ACCEPTED && data[0] != CHARSET_REJECTED))
        return false;
    t->charset_asked = false;
    *event = (struct telnet_event){.type = TELNET_CHARSET, .on = data[0] == CHARSET_ACCEPTED};
    return true;
}

/* Handles the whole subnegotiation in t->sub. Returns whether it makes an event. */
static bool telnet_sub_heard(struct telnet *t, struct telnet_event *event)
{
    if (t->sub.len == 0 || t->sub.overflow)
        return false;
    const char *data = t->sub.data + 1;
    size_t len = t->sub.len - 1;
    uint8_t option = (uint8_t)t->sub.data[0];
    int index = telnet_known_index(option);
    if (index < 0 || (t->his[index] != Q_YES && t->ours[index] != Q_YES))
        return false;
    if (option == TELNET_OPT_NAWS) {
        const unsigned char *size = (const unsigned char *)data;
        if (len != 4)
            return false;
        event->type = TELNET_SIZE;
        event->columns = (uint16_t)(size[0] << 8 | size[1]);
        event->rows = (uint16_t)(size[2] << 8 | size[3]);
        return true;
    }
    if (option == TELNET_OPT_GMCP) {
        t->sub_lent = true;
        *event = (struct telnet_event){.type = TELNET_GMCP, .data = data, .len = len};
        return true;
    }
    if (t->subs >= TELNET_SUBS_MAX)
        return false;
    t->subs++;
    switch (option) {
    case TELNET_OPT_TTYPE: return telnet_terminal_heard(t, data, len, event);
    case TELNET_OPT_CHARSET: return telnet_charset_heard(t, data, len, event);
    case TELNET_OPT_NEW_ENVIRON:
        if (len >= 1 && (data[0] == ENV_IS || data[0] == ENV_INFO))
            t->next_variable = 2;
        return false;
    default: return false;
    }
}

/* Reads one name or value of NEW-ENVIRON from t->sub at *at, and undoes its escapes. */
static void telnet_read_word(const struct telnet *t, size_t *at, char *word, size_t size)
{
    size_t used = 0;

    for (; *at < t->sub.len; (*at)++) {
        char c = t->sub.data[*at];

        if (c == ENV_VAR || c == ENV_VALUE || c == ENV_USERVAR)
            break;
        if (c == ENV_ESC && ++*at == t->sub.len)
            break;
        c = t->sub.data[*at];
        if (used + 1 < size && c >= ' ' && c <= '~')
            word[used++] = c;
    }
    telnet_end_text(word, used);
}

/* Finds the next variable that was asked for and has a value, or the end of the answer. */
static void telnet_variable_heard(struct telnet *t, struct telnet_event *event)
{
    while (t->next_variable < t->sub.len) {
        char kind = t->sub.data[t->next_variable++];
        char name[TELNET_TEXT_MAX + 1];

        if (kind != ENV_VAR && kind != ENV_USERVAR)
            continue;
        telnet_read_word(t, &t->next_variable, name, sizeof(name));
        if (t->next_variable >= t->sub.len || t->sub.data[t->next_variable] != ENV_VALUE)
            continue;
        t->next_variable++;
        telnet_read_word(t, &t->next_variable, t->text, sizeof(t->text));
        for (int i = 0; i < VARIABLES; i++)
            if (strcmp(name, variables[i]) == 0) {
                *event = (struct telnet_event){
                    .type = TELNET_VARIABLE, .name = variables[i], .text = t->text};
                return;
            }
    }
    t->next_variable = 0;
    buf_free(&t->sub);
    event->type = TELNET_VARIABLE_END;
}

static bool telnet_give_data(struct telnet_event *event, const char *data, size_t len)
{
    *event = (struct telnet_event){.type = TELNET_DATA, .data = data, .len = len};
    return true;
}

/* Reads the byte after an IAC, outside a subnegotiation. Returns whether there is an event. */
static bool telnet_command_heard(struct telnet *t, uint8_t command, struct telnet_event *event)
{
    static const char yes[] = "\r\n[Yes]\r\n";

    t->parse = PARSE_DATA;
    switch (command) {
    case WILL:
    case WONT:
    case DO:
    case DONT:
        t->verb = command;
        t->parse = PARSE_OPTION;
        t->spoken = true;
        return false;
    case SB:
        t->parse = PARSE_SUB;
        buf_free(&t->sub);
        return false;
    case AYT:
        if (telnet_may_reply(t))
            telnet_send_bytes(t, yes, sizeof(yes) - 1);
        return false;
    case IP:
    case BRK: event->type = TELNET_INTERRUPT; return true;
    case EC: return telnet_give_data(event, "\x7f", 1);
    case EL: return telnet_give_data(event, "\x15", 1);
    case EOF_COMMAND: return telnet_give_data(event, "\x04", 1);
    case IAC: return telnet_give_data(event, "\xff", 1);
    default: return false;
    }
}

/* Reads a byte of a subnegotiation. Returns whether there is an event. */
static bool telnet_sub_byte(struct telnet *t, uint8_t byte, struct telnet_event *event)
{
    bool after_iac = t->parse == PARSE_SUB_IAC;

    if (after_iac == (byte == IAC)) { /* a byte of the content, or a doubled IAC, which is one */
        t->parse = PARSE_SUB;
        if (!t->sub.overflow)
            buf_putc(&t->sub, (char)byte);
        return false;
    }
    if (!after_iac) {
        t->parse = PARSE_SUB_IAC;
        return false;
    }
    bool told = byte == SE && telnet_sub_heard(t, event);
    t->parse = PARSE_DATA;
    if (t->next_variable == 0 && !t->sub_lent)
        buf_free(&t->sub);
    /* Another command came inside the subnegotiation, so its end was lost. */
    return byte == SE ? told : telnet_command_heard(t, byte, event);
}

bool telnet_sub_endless(const struct telnet *t)
{
    return (t->parse == PARSE_SUB || t->parse == PARSE_SUB_IAC) && t->sub.overflow;
}

/* Reads plain bytes from *in on, up to a byte with a meaning of its own, or only that byte. Returns
 * whether there is an event. */
static bool telnet_data_heard(struct telnet *t, const char **in, size_t *len,
                              struct telnet_event *event)
{
    const char *start = *in;
    char before = t->line_end;
    size_t run;

    if ((uint8_t)*start == IAC) {
        ++*in;
        --*len;
        t->parse = PARSE_IAC;
        return false;
    }
    t->line_end = '\0';
    run = utf8_plain_run(start, *len);
    while (run < *len && start[run] != '\r' && start[run] != '\n' && start[run] != '\0' &&
           (uint8_t)start[run] != IAC)
        run++;
    if (run > 0) {
        *in += run;
        *len -= run;
        return telnet_give_data(event, start, run);
    }
    ++*in;
    --*len;
    /* The other half of CR LF or LF CR. No key sends LF CR, so in char mode it counts as two line
     * ends. */
    bool rest = *start == '\n' ? before == '\r' : before == '\n' && t->mode != TELNET_CHAR;
    if (rest || *start == '\0')
        return false;
    t->line_end = *start;
    t->replies = 0;
    return telnet_give_data(event, "\n", 1);
}

bool telnet_next(struct telnet *t, const char **in, size_t *len, struct telnet_event *event)
{
    *event = (struct telnet_event){.type = TELNET_DATA};
    if (t->sub_lent) {
        t->sub_lent = false;
        buf_free(&t->sub);
    }
    if (t->terminal_end) {
        t->terminal_end = false;
        event->type = TELNET_TERMINAL_END;
        return true;
    }
    for (bool told = false; !told;) {
        if (t->next_variable > 0) {
            telnet_variable_heard(t, event);
            return true;
        }
        if (*len == 0)
            return false;
        if (t->parse == PARSE_DATA) {
            told = telnet_data_heard(t, in, len, event);
        } else {
            uint8_t byte = (uint8_t) * *in;

            /* This is typed text. The command after the IAC was sent as urgent data, as DM is, and
             * a proxy has lost it. */
            if (t->parse == PARSE_IAC && byte < EOF_COMMAND &&
                (byte >= ' ' || byte == '\r' || byte == '\n')) {
                t->parse = PARSE_DATA;
                continue;
            }
            ++*in;
            --*len;
            if (t->parse == PARSE_IAC) {
                told = telnet_command_heard(t, byte, event);
            } else if (t->parse == PARSE_OPTION) {
                t->parse = PARSE_DATA;
                told = telnet_option_heard(t, byte, event);
            } else {
                told = telnet_sub_byte(t, byte, event);
            }
        }
    }
    return true;
}

void telnet_write(struct telnet *t, const char *data, size_t len)
{
    while (len > 0 && t->mode != TELNET_RAW) {
        const char *iac = memchr(data, IAC, len);
        size_t run = iac ? (size_t)(iac - data) + 1 : len;

        buf_add(t->out, data, run);
        if (iac)
            buf_add(t->out, iac, 1);
        data += run;
        len -= run;
    }
    buf_add(t->out, data, len);
}

void telnet_give(struct telnet *t, struct buf *data)
{
    if (t->mode == TELNET_RAW || data->len == 0 || !memchr(data->data, IAC, data->len)) {
        buf_move(t->out, data);
    } else {
        telnet_write(t, data->data, data->len);
        buf_clear(data);
    }
}

void telnet_prompt(struct telnet *t)
{
    bool eor = t->ours[telnet_known_index(TELNET_OPT_EOR)] == Q_YES;
    const uint8_t mark[] = {IAC, eor ? EOR : GA};

    if (t->mode == TELNET_LINE)
        telnet_send_bytes(t, mark, sizeof(mark));
}

void telnet_set_mode(struct telnet *t, enum telnet_mode mode)
{
    if (t->mode == TELNET_RAW)
        return;
    t->mode = (uint8_t)mode;
    if (mode != TELNET_LINE && mode != TELNET_CHAR)
        return;
    telnet_q_want(t, telnet_known_index(TELNET_OPT_SGA), true, mode == TELNET_CHAR);
    if (t->echo != (mode == TELNET_CHAR))
        telnet_send_echo(t, mode == TELNET_CHAR);
}

enum telnet_mode telnet_mode(const struct telnet *t)
{
    return t->mode;
}

bool telnet_spoken(const struct telnet *t)
{
    return t->spoken;
}

void telnet_secret(struct telnet *t, bool on)
{
    if (t->mode == TELNET_LINE)
        telnet_send_echo(t, on);
}

void telnet_ask(struct telnet *t, uint8_t option)
{
    int index = telnet_known_index(option);

    if (index >= 0 && telnet_acceptable(t, option, telnet_is_ours(option)))
        telnet_q_want(t, index, telnet_is_ours(option), true);
}

void telnet_gmcp(struct telnet *t, const char *message, size_t len)
{
    /* UTF-8 has no byte that must be doubled. */
    if (t->ours[telnet_known_index(TELNET_OPT_GMCP)] == Q_YES)
        telnet_send_sub(t, TELNET_OPT_GMCP, message, len);
}

void telnet_mssp(struct telnet *t, const char *lines)
{
    BUF_LOCAL variables_told = {0};

    if (t->mssp_told || t->ours[telnet_known_index(TELNET_OPT_MSSP)] != Q_YES)
        return;
    t->mssp_told = true;
    for (bool name = true; *lines != '\0'; lines++) {
        if (name)
            buf_putc(&variables_told, MSSP_VAR);
        name = *lines == '\n';
        if (*lines == '\t')
            buf_putc(&variables_told, MSSP_VAL);
        else if (!name && (uint8_t)*lines > MSSP_VAL && (uint8_t)*lines != IAC)
            buf_putc(&variables_told, *lines);
    }
    telnet_send_sub(t, TELNET_OPT_MSSP, variables_told.data, variables_told.len);
}
