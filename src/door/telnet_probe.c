/*
 * The probe: finds out which mode suits a client. The rules come from tests with the clients that
 * people use.
 */
#include "telnet_probe.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "profile.h"
#include "utf8.h"

enum waiting { WAIT_TTYPE = 1, WAIT_NAWS = 2, WAIT_ENVIRON = 4, WAIT_CHARSET = 8, WAIT_EOR = 16 };

/* Programs with a line editor of their own, by the prefix of the first terminal name. */
static const char *const mud_clients[] = {
    "TINTIN",    "WINTIN",    "TINYFUGUE", "MUDLET",  "MUSHCLIENT", "CMUD",
    "ZMUD",      "BLIGHTMUD", "VIPMUD",    "VIP MUD", "KILDCLIENT", "GNOME-MUD",
    "AXMUD",     "KBTIN",     "POTATO",    "BEIP",    "ATLANTIS",   "MUDRAMMER",
    "BLOWTORCH", "POWWOW",    "TORTILLA",  "LYNTIN"};

static bool telnet_probe_is_mud_client(const char *name)
{
    for (size_t i = 0; i < sizeof(mud_clients) / sizeof(mud_clients[0]); i++)
        if (strncasecmp(name, mud_clients[i], strlen(mud_clients[i])) == 0)
            return true;
    return false;
}

static void telnet_probe_note_mtts(struct telnet_probe *probe, const char *number)
{
    unsigned long bits = strtoul(number, NULL, 10);

    if (bits == 0 || bits > UINT16_MAX)
        return;
    probe->mtts |= (unsigned)bits;
    probe->line_mode = true;
    if ((bits & MTTS_UTF8) != 0)
        probe->utf8 = true;
    if ((bits & MTTS_READER) != 0)
        probe->reader = true;
}

static void telnet_probe_note_terminal(struct telnet_probe *probe, const char *name)
{
    if (strncasecmp(name, "MTTS ", 5) == 0) {
        telnet_probe_note_mtts(probe, name + 5);
        return;
    }
    probe->names++;
    if (probe->names == 1) {
        if (telnet_probe_is_mud_client(name)) {
            utf8_copy(name, probe->client, sizeof(probe->client));
            probe->line_mode = true;
        } else {
            utf8_copy(name, probe->terminal, sizeof(probe->terminal));
        }
    } else if (probe->names == 2) {
        /* A list of names comes from a MUD client: its own, then its terminal's. */
        if (probe->client[0] == '\0')
            utf8_copy(probe->terminal, probe->client, sizeof(probe->client));
        utf8_copy(name, probe->terminal, sizeof(probe->terminal));
    }
}

static void telnet_probe_note_variable(struct telnet_probe *probe, const char *name,
                                       const char *text)
{
    if (text[0] == '\0')
        return;
    if (strcmp(name, "CLIENT_NAME") == 0)
        utf8_copy(text, probe->client, sizeof(probe->client));
    else if (strcmp(name, "MTTS") == 0)
        telnet_probe_note_mtts(probe, text);
    else if (strcmp(name, "SCREEN_READER") == 0)
        probe->reader = strcmp(text, "1") == 0;
    else if (strcmp(name, "CHARSET") == 0 && strcasecmp(text, "UTF-8") == 0)
        probe->utf8 = true;
}

/* The bit of what is waited for after an option was asked for; 0: nothing. */
static uint8_t telnet_probe_wait_of(uint8_t option)
{
    switch (option) {
    case TELNET_OPT_TTYPE: return WAIT_TTYPE;
    case TELNET_OPT_NAWS: return WAIT_NAWS;
    case TELNET_OPT_NEW_ENVIRON: return WAIT_ENVIRON;
    case TELNET_OPT_CHARSET: return WAIT_CHARSET;
    case TELNET_OPT_EOR: return WAIT_EOR;
    default: return 0;
    }
}

static void telnet_probe_note_option(struct telnet_probe *probe, const struct telnet *telnet,
                                     const struct telnet_event *event)
{
    bool editing = event->option == TELNET_OPT_ECHO || event->option == TELNET_OPT_SGA;

    if (editing && event->ours && event->on && event->asked)
        probe->char_asked = true;
    if (editing && event->ours && !event->on && telnet_mode(telnet) == TELNET_CHAR)
        probe->refused = true; /* even late: then the client's user edits there */
    /* If an option is on, its values are still to come. EOR has none. */
    if (!event->on || event->option == TELNET_OPT_EOR)
        probe->waiting &= (uint8_t)~telnet_probe_wait_of(event->option);
}

void telnet_probe_start(struct telnet_probe *probe, struct telnet *telnet, int64_t now_ms)
{
    *probe = (struct telnet_probe){.deadline_ms = now_ms + TELNET_PROBE_MS};
    probe->waiting = WAIT_TTYPE | WAIT_NAWS;
    telnet_ask(telnet, TELNET_OPT_TTYPE);
    telnet_ask(telnet, TELNET_OPT_NAWS);
    telnet_ask(telnet, TELNET_OPT_MSSP);
}

/* Asks for the rest as soon as it is known that the client speaks telnet. */
static void telnet_probe_ask_rest(struct telnet_probe *probe, struct telnet *telnet)
{
    if (probe->spoke || telnet_mode(telnet) == TELNET_RAW || !telnet_spoken(telnet))
        return;
    probe->spoke = true;
    probe->waiting |= WAIT_ENVIRON | WAIT_CHARSET | WAIT_EOR;
    telnet_ask(telnet, TELNET_OPT_NEW_ENVIRON);
    telnet_ask(telnet, TELNET_OPT_CHARSET);
    telnet_ask(telnet, TELNET_OPT_EOR);
    telnet_ask(telnet, TELNET_OPT_GMCP);
    telnet_ask(telnet, TELNET_OPT_COMPRESS2);
}

void telnet_probe_event(struct telnet_probe *probe, struct telnet *telnet,
                        const struct telnet_event *event)
{
    telnet_probe_ask_rest(probe, telnet);
    if (event->type == TELNET_DATA) {
        if (!probe->spoke && memchr(event->data, '\n', event->len))
            probe->raw_line = true;
        return;
    }
    switch (event->type) {
    case TELNET_OPTION: telnet_probe_note_option(probe, telnet, event); break;
    case TELNET_TERMINAL: telnet_probe_note_terminal(probe, event->text); break;
    case TELNET_TERMINAL_END: probe->waiting &= (uint8_t)~WAIT_TTYPE; break;
    case TELNET_SIZE:
        probe->columns = event->columns;
        probe->rows = event->rows;
        probe->waiting &= (uint8_t)~WAIT_NAWS;
        break;
    case TELNET_VARIABLE: telnet_probe_note_variable(probe, event->name, event->text); break;
    case TELNET_VARIABLE_END: probe->waiting &= (uint8_t)~WAIT_ENVIRON; break;
    case TELNET_CHARSET:
        if (event->on)
            probe->utf8 = true;
        probe->waiting &= (uint8_t)~WAIT_CHARSET;
        break;
    default: break;
    }
}

/* Chooses the mode, by the rows of the table in doc/ux.md section 1, in their order. */
static enum telnet_mode telnet_probe_decide(const struct telnet_probe *probe)
{
    struct profile profile;

    if (!probe->spoke)
        return TELNET_RAW;
    if (probe->refused)
        return TELNET_LINE;
    if (probe->chosen != 0)
        return (enum telnet_mode)probe->chosen;
    if (probe->char_asked)
        return TELNET_CHAR;
    if (probe->line_mode || probe->names != 1 || (probe->waiting & WAIT_TTYPE) != 0)
        return TELNET_LINE;
    /* A single name means a terminal. It gets char mode if it can show our editor. */
    profile_init(&profile, probe->terminal);
    return profile.kind == PROFILE_DUMB ? TELNET_LINE : TELNET_CHAR;
}

bool telnet_probe_done(struct telnet_probe *probe, struct telnet *telnet, int64_t now_ms)
{
    if (probe->finished)
        return true;
    telnet_probe_ask_rest(probe, telnet);
    bool raw = probe->raw_line && !probe->spoke;
    if (!raw && now_ms < probe->deadline_ms && (!probe->spoke || probe->waiting != 0))
        return false;
    probe->finished = true;
    telnet_set_mode(telnet, telnet_probe_decide(probe));
    return true;
}

bool telnet_probe_again(struct telnet_probe *probe, struct telnet *telnet)
{
    enum telnet_mode mode = telnet_probe_decide(probe);

    if (!probe->finished || mode == telnet_mode(telnet))
        return false;
    telnet_set_mode(telnet, mode);
    return true;
}

void telnet_probe_choose(struct telnet_probe *probe, struct telnet *telnet, enum telnet_mode mode)
{
    probe->chosen = (uint8_t)mode;
    probe->refused = false;
    telnet_set_mode(telnet, mode);
}
