/*
 * The one channel of an ssh session: a terminal, a size, a locale, then a shell or a command.
 * The callbacks give typed bytes and interrupts to the conn, which sends the client nothing at
 * once. They only note all else, and ssh_peer_collect acts on the notes outside libssh.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "hub.h"
#include "log.h"
#include "ssh_peer.h"
#include "utf8.h"
#include "xalloc.h"

enum { ACCEPT = 0, DENY = 1 };

/* ---- The guard against small packet sizes ---- */

/* If a client opens its channel with a maximum packet size of 10, ssh_channel_write() of libssh
 * 0.10 loops: it stops the process for half a minute and takes 256 MiB. Sizes near 10 cut the
 * output into absurdly many pieces. libssh has no function that tells the size, so the guard reads
 * it from the library's struct, after it has checked the layout of that struct. libssh 0.11 and
 * newer need no guard. */

/* The start of libssh 0.10's struct ssh_channel_struct. */
struct mirror {
    void *session;
    uint32_t local_channel, local_window;
    int32_t local_eof;
    uint32_t local_maxpacket, remote_channel, remote_window;
    int32_t remote_eof;
    uint32_t remote_maxpacket;
};
_Static_assert(offsetof(struct mirror, remote_maxpacket) == sizeof(void *) + 28,
               "the mirror has libssh's layout");

enum { MIRRORED_MINOR = 10, MIRRORED_MICRO = 6, LOCAL_MAXPACKET = 35000, PACKET_MIN = 1024 };

static int minor;

bool ssh_channel_guard_ready(void)
{
    const char *version = ssh_version(SSH_VERSION_INT(0, MIRRORED_MINOR, MIRRORED_MICRO));

    if (!version) {
        log_error("ssh", "error=\"libssh is older than 0.10.6\" version=%s", ssh_version(0));
        return false;
    }
    /* ssh_version has compared all three numbers, so the version is at least the mirrored one. */
    char *end;
    long major = strtol(version, &end, 10);
    minor = major > 0 ? MIRRORED_MINOR + 1 : (int)strtol(end + 1, NULL, 10);
    return true;
}

/* Must be called at the first request on a channel, before any write. Returns why the session has
 * to end before anything is written, or NULL. */
static const char *ssh_channel_guard_check(ssh_session session, ssh_channel channel)
{
    struct mirror mirror;

    if (minor > MIRRORED_MINOR)
        return NULL;
    memcpy(&mirror, channel, sizeof(mirror));
    if (mirror.session == session && mirror.local_maxpacket == LOCAL_MAXPACKET &&
        mirror.remote_window == ssh_channel_window_size(channel))
        return mirror.remote_maxpacket < PACKET_MIN ? "its packet size is too small" : NULL;
    log_error("ssh", "error=\"this libssh is not the one that can be guarded\" version=%s",
              ssh_version(0));
    return "it cannot be guarded";
}

/* Checks the channel's packet size. Must be called before anything is answered on the channel.
 * False: the session ends. */
static bool ssh_channel_guard(struct ssh_peer *peer)
{
    const char *why = peer->guarded ? NULL : ssh_channel_guard_check(peer->session, peer->channel);

    peer->guarded = !why;
    if (why)
        ssh_peer_die(peer, why);
    return !why;
}

/* ---- Requests ---- */

/* Keeps the printable ASCII of what a client says of itself. */
static void ssh_channel_note_text(char *out, const char *text)
{
    size_t to = 0;

    for (; text && *text != '\0' && to < SSH_TEXT_MAX - 1; text++)
        if (*text > ' ' && *text <= '~')
            out[to++] = *text;
    out[to] = '\0';
}

static void ssh_channel_note_size(struct ssh_peer *peer, int columns, int rows)
{
    peer->columns = columns > 0 && columns <= UINT16_MAX ? columns : 0;
    peer->rows = rows > 0 && rows <= UINT16_MAX ? rows : 0;
}

static int ssh_channel_on_data(ssh_session session UNUSED, ssh_channel channel UNUSED, void *data,
                               uint32_t len, int is_stderr, void *arg)
{
    struct ssh_peer *peer = arg;

    if (is_stderr == 0 && peer->started)
        conn_input(peer->conn, data, len);
    /* Takes all of it, because libssh would not mention the rest again before more comes. */
    return (int)len;
}

static void ssh_channel_on_eof(ssh_session session UNUSED, ssh_channel channel UNUSED, void *arg)
{
    struct ssh_peer *peer = arg;

    peer->eof = true;
}

static void ssh_channel_on_close(ssh_session session UNUSED, ssh_channel channel UNUSED, void *arg)
{
    struct ssh_peer *peer = arg;

    peer->closed = true;
}

static void ssh_channel_on_signal(ssh_session session UNUSED, ssh_channel channel UNUSED,
                                  const char *signal, void *arg)
{
    struct ssh_peer *peer = arg;

    if (signal && strcmp(signal, "INT") == 0)
        conn_interrupt(peer->conn);
}

static int ssh_channel_on_pty(ssh_session session UNUSED, ssh_channel channel UNUSED,
                              const char *term, int columns, int rows, int pixels_x UNUSED,
                              int pixels_y UNUSED, void *arg)
{
    struct ssh_peer *peer = arg;

    if (!ssh_channel_guard(peer) || peer->started)
        return DENY;
    peer->pty = true;
    ssh_channel_note_text(peer->term, term);
    ssh_channel_note_size(peer, columns, rows);
    return ACCEPT;
}

static int ssh_channel_on_window(ssh_session session UNUSED, ssh_channel channel UNUSED,
                                 int columns, int rows, int pixels_x UNUSED, int pixels_y UNUSED,
                                 void *arg)
{
    struct ssh_peer *peer = arg;

    ssh_channel_note_size(peer, columns, rows);
    peer->resized = true;
    return ACCEPT;
}

static int ssh_channel_on_env(ssh_session session UNUSED, ssh_channel channel UNUSED,
                              const char *name, const char *value, void *arg)
{
    struct ssh_peer *peer = arg;

    if (!ssh_channel_guard(peer) || !name)
        return DENY;
    if (strcmp(name, "LANG") == 0)
        ssh_channel_note_text(peer->lang, value);
    else if (strcmp(name, "LC_ALL") == 0)
        ssh_channel_note_text(peer->lc_all, value);
    else if (strcmp(name, "LC_CTYPE") == 0)
        ssh_channel_note_text(peer->lc_ctype, value);
    else if (strcmp(name, "LC_MESSAGES") == 0)
        ssh_channel_note_text(peer->lc_messages, value);
    else if (strcmp(name, "NO_COLOR") == 0) /* no-color.org */
        peer->no_colour = value && value[0] != '\0';
    else
        return DENY;
    return ACCEPT;
}

static int ssh_channel_on_shell(ssh_session session UNUSED, ssh_channel channel UNUSED, void *arg)
{
    struct ssh_peer *peer = arg;

    if (!ssh_channel_guard(peer) || peer->started)
        return DENY;
    peer->started = true;
    return ACCEPT;
}

/* Notes the command. A text that cannot be a line was meant for a shell: "exec" takes its place,
 * and the room answers as it answers everybody who asks for a shell. */
static int ssh_channel_on_exec(ssh_session session UNUSED, ssh_channel channel UNUSED,
                               const char *command, void *arg)
{
    static const char shells[] = "exec";
    struct ssh_peer *peer = arg;

    if (!ssh_channel_guard(peer) || peer->started || !command || command[0] == '\0')
        return DENY;
    bool line = strlen(command) <= CONN_LINE_MAX && utf8_valid(command, strlen(command));
    peer->command = xstrdup(line ? command : shells);
    peer->started = true;
    return ACCEPT;
}

static ssh_channel ssh_channel_on_open(ssh_session session, void *arg)
{
    struct ssh_peer *peer = arg;

    if (peer->channel || !(peer->channel = ssh_channel_new(session)))
        return NULL;
    ssh_set_channel_callbacks(peer->channel, &peer->channel_callbacks);
    return peer->channel;
}

void ssh_peer_expect(struct ssh_peer *peer)
{
    struct ssh_channel_callbacks_struct *channel = &peer->channel_callbacks;

    channel->userdata = peer;
    channel->channel_data_function = ssh_channel_on_data;
    channel->channel_eof_function = ssh_channel_on_eof;
    channel->channel_close_function = ssh_channel_on_close;
    channel->channel_signal_function = ssh_channel_on_signal;
    channel->channel_pty_request_function = ssh_channel_on_pty;
    channel->channel_pty_window_change_function = ssh_channel_on_window;
    channel->channel_env_request_function = ssh_channel_on_env;
    channel->channel_shell_request_function = ssh_channel_on_shell;
    channel->channel_exec_request_function = ssh_channel_on_exec;
    channel->channel_subsystem_request_function =
        ssh_channel_on_exec; /* "sftp" is answered likewise */
    ssh_callbacks_init(channel);
    peer->server_callbacks.userdata = peer;
    peer->server_callbacks.channel_open_request_session_function = ssh_channel_on_open;
    ssh_callbacks_init(&peer->server_callbacks);
    ssh_set_server_callbacks(peer->session, &peer->server_callbacks);
}

static void ssh_channel_open_conn(struct ssh_peer *peer)
{
    struct profile profile;
    struct link_open facts = {.input = peer->pty && !peer->command ? CLIENT_CHAR : CLIENT_LINE,
                              .secure = true,
                              .pty = peer->pty,
                              .columns = (uint16_t)(peer->pty ? peer->columns : 0),
                              .rows = (uint16_t)(peer->pty ? peer->rows : 0),
                              .terminal = peer->term,
                              .user = peer->user,
                              .method = peer->method,
                              .fingerprint = peer->fingerprint,
                              .key = peer->key,
                              .command = peer->command,
                              .language = peer->lc_all[0] != '\0'        ? peer->lc_all
                                          : peer->lc_messages[0] != '\0' ? peer->lc_messages
                                                                         : peer->lang};

    profile_init(&profile, peer->term);
    profile_locale(&profile, peer->lc_all, peer->lc_ctype, peer->lang);
    profile.utf8 = profile.utf8 || conn_draws_utf8(peer->conn);
    if (peer->no_colour)
        profile_set(&profile, "colour", "off");
    peer->opened = true;
    conn_open(peer->conn, &facts, &profile);
}

void ssh_peer_collect(struct ssh_peer *peer)
{
    if (peer->dead || peer->phase != SSH_CHANNEL)
        return;
    if (peer->started && !peer->probed) {
        /* A terminal that came without its locale is asked what it draws before the conn is opened.
         * OpenSSH sends the locale only if its configuration says so. */
        struct profile profile;

        peer->probed = true;
        profile_init(&profile, peer->term);
        if (peer->pty && !peer->command && profile.kind != PROFILE_DUMB && !profile.utf8 &&
            peer->lc_all[0] == '\0' && peer->lc_ctype[0] == '\0' && peer->lang[0] == '\0')
            conn_probe(peer->conn, clock_mono(hub_clock(conn_hub(peer->conn))) + CONN_PROBE_MS);
    }
    if (peer->started && !peer->opened && (peer->eof || conn_probe_done(peer->conn))) {
        conn_probe_end(peer->conn);
        ssh_channel_open_conn(peer);
    }
    if (peer->resized && peer->opened)
        conn_resize(peer->conn, peer->columns, peer->rows);
    peer->resized = false;
    if (peer->eof && peer->opened)
        conn_eof(peer->conn);
    if (peer->closed)
        ssh_peer_die(peer, "the client closed it");
}
