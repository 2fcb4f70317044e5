/*
 * One ssh session in the loop: input, output and the end.
 */
#include "ssh_peer.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "foreign.h"
#include "loop.h"
#include "ssh_worker.h"
#include "xalloc.h"

/* Frees the events at once and not in the flush. libssh may have closed the socket, and the next
 * accepted socket may get its number, which libevent must have forgotten by then. */
static void ssh_peer_events_free(struct ssh_peer *peer)
{
    loop_free(&peer->on_read);
    loop_free(&peer->on_write);
}

void ssh_peer_die(struct ssh_peer *peer, const char *why)
{
    if (!peer->dead)
        peer->dead = why;
    ssh_peer_events_free(peer);
    conn_mark(peer->conn);
}

bool ssh_peer_alive(struct ssh_peer *peer, int rc)
{
    ssh_session session = peer->session;

    /* All of these tests are needed: some replies of libssh lose the error state. */
    if (!peer->dead &&
        (rc == SSH_ERROR || !ssh_is_connected(session) ||
         (ssh_get_status(session) & (SSH_CLOSED | SSH_CLOSED_ERROR)) || ssh_get_fd(session) < 0))
        ssh_peer_die(peer, peer->phase == SSH_LOGIN ? "it ended before the login" : "it ended");
    return !peer->dead;
}

/* ---- In ---- */

bool ssh_peer_greedy(const struct ssh_peer *peer)
{
    return peer->phase == SSH_LOGIN && (peer->socket_count.in_bytes > SSH_LOGIN_BYTES ||
                                        peer->raw_count.in_packets > SSH_LOGIN_PACKETS);
}

static void ssh_peer_charge(struct ssh_peer *peer)
{
    uint64_t bytes = peer->socket_count.in_bytes - peer->charged;

    peer->charged = peer->socket_count.in_bytes;
    if (peer->phase == SSH_LOGIN)
        return;
    if (peer->answers_free < 0)
        bytes += (uint64_t)-peer->answers_free * ADMIT_BYTES_A_LINE;
    peer->answers_free = peer->answers_free < 0 ? 0 : peer->answers_free;
    if (bytes > 0)
        conn_charge(peer->conn, bytes);
}

void ssh_peer_polled(struct ssh_peer *peer, int rc)
{
    conn_mark(peer->conn);
    if (peer->foreign) {
        foreign_send(conn_hub(peer->conn), peer->fd, peer->foreign);
        ssh_peer_die(peer, "it does not speak ssh");
    }
    if (!ssh_peer_alive(peer, rc))
        return;
    ssh_peer_charge(peer);
    if (peer->phase == SSH_LOGIN)
        ssh_peer_request(peer);
    ssh_peer_collect(peer);
}

void ssh_peer_on_ready(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct ssh_peer *peer = arg;

    if (peer->dead || peer->lent)
        return;
    uint64_t sent = peer->raw_count.out_packets;
    int rc = ssh_event_dopoll(peer->poll, 0);
    peer->answers_free -= (int)(peer->raw_count.out_packets - sent);
    ssh_peer_polled(peer, rc);
}

/* After the login: waits to read when conn wants input, and to write when libssh has output. */
static void ssh_peer_arm(struct ssh_peer *peer)
{
    if (peer->dead || peer->phase == SSH_LOGIN)
        return;
    /* Events are level-triggered, so waiting for input that must not be read now would spin the
     * loop. */
    loop_want(peer->on_read, peer->reading);
    loop_want(peer->on_write, ssh_get_status(peer->session) & SSH_WRITE_PENDING);
}

/* ---- Out ---- */

/* Gives libssh one chunk at a time, and only when it holds none. It would buffer as much as the
 * client's window allows, and cannot be asked how much that is. */
static void ssh_peer_write_out(struct ssh_peer *peer)
{
    bool error = peer->command && !peer->pty && peer->status != 0;
    size_t len;

    while (!peer->dead && (len = peer->out.len) > 0 &&
           !(ssh_get_status(peer->session) & SSH_WRITE_PENDING)) {
        uint32_t window = ssh_channel_window_size(peer->channel);
        len = len < window ? len : window;
        len = len < SSH_CHUNK ? len : SSH_CHUNK;
        if (len == 0)
            break;
        int wrote = error ? ssh_channel_write_stderr(peer->channel, peer->out.data, (uint32_t)len)
                          : ssh_channel_write(peer->channel, peer->out.data, (uint32_t)len);
        if (!ssh_peer_alive(peer, wrote) || wrote == 0)
            break;
        buf_drain(&peer->out, (size_t)wrote);
    }
    if (peer->out.len == 0)
        buf_free(&peer->out);
}

/* Ends the channel: exit status, end of output, then close. Without an explicit end of output
 * libssh may never send the close. */
static void ssh_peer_say_end(struct ssh_peer *peer)
{
    peer->finish = SSH_FINISHED;
    conn_linger(peer->conn, SSH_LINGER_MS);
    int rc = ssh_channel_request_send_exit_status(peer->channel, (int)peer->status);
    if (rc != SSH_ERROR)
        rc = ssh_channel_send_eof(peer->channel);
    if (rc != SSH_ERROR)
        rc = ssh_channel_close(peer->channel);
    ssh_peer_alive(peer, rc);
}

/* Frees the session and all that it has. `why` goes to conn_free. */
static void ssh_peer_destroy(void *arg, const char *why)
{
    FREED struct ssh_peer *peer = arg;

    ssh_peer_events_free(peer);
    ssh_worker_recall(peer->worker, peer);
    if (peer->phase == SSH_LOGIN)
        ssh_peer_settle(peer);
    ssh_message_free(peer->request);
    ssh_peer_unhold(peer);
    if (peer->channel)
        ssh_remove_channel_callbacks(peer->channel, &peer->channel_callbacks);
    if (peer->poll) {
        ssh_event_remove_session(peer->poll, peer->session);
        ssh_event_free(peer->poll);
    }
    if (peer->session) {
        ssh_disconnect(peer->session);
        ssh_free(peer->session);
    }
    if (peer->fd_ours)
        close(peer->fd);
    conn_free(&peer->conn, why);
    buf_free(&peer->out);
    free(peer->banned);
    free(peer->user);
    free(peer->fingerprint);
    free(peer->key);
    free(peer->command);
}

static void ssh_peer_flush(void *arg)
{
    struct ssh_peer *peer = arg;

    if (peer->lent) {
        if (peer->finish == SSH_RUNNING) /* when the thread gives the session back, it is marked
                                          * again */
            return;
        ssh_worker_recall(peer->worker, peer);
        ssh_peer_die(peer, "it was ended");
    }
    /* The text of a command waits for its status: it goes to the output only if the command ran. */
    if (!peer->dead && peer->started && !peer->closed &&
        (!peer->command || peer->finish != SSH_RUNNING))
        ssh_peer_write_out(peer);
    if (!peer->dead && peer->finish == SSH_FINISHING) {
        if (peer->started && !peer->closed) {
            if (peer->out.len == 0)
                ssh_peer_say_end(peer);
        } else if (peer->phase == SSH_LOGIN ||
                   !(ssh_get_status(peer->session) & SSH_WRITE_PENDING)) {
            ssh_peer_die(peer, "it was ended");
        }
    }
    /* Writing may have read input. */
    if (!peer->dead)
        ssh_peer_collect(peer);
    if (peer->dead)
        ssh_peer_destroy(peer, peer->dead);
    else
        ssh_peer_arm(peer);
}

static void ssh_peer_write(void *arg, struct buf *out)
{
    struct ssh_peer *peer = arg;
    const char *bytes = out->data;
    size_t len = out->len;

    if (!peer->started)
        return;
    if (peer->pty) {
        buf_move(&peer->out, out);
        return;
    }
    /* Without a terminal at the other end, lines end with \n alone. */
    while (len > 0) {
        const char *cr = memchr(bytes, '\r', len);
        size_t take = cr ? (size_t)(cr - bytes) : len;
        buf_add(&peer->out, bytes, take);
        take += cr ? 1 : 0;
        bytes += take;
        len -= take;
    }
}

static size_t ssh_peer_pending(const void *arg)
{
    const struct ssh_peer *peer = arg;
    return peer->out.len;
}

static void ssh_peer_read(void *arg, bool on)
{
    struct ssh_peer *peer = arg;
    peer->reading = on;
}

/* Without a pty the client's own terminal shows what is typed, and cannot be asked to hide it. */
static bool ssh_peer_hide(void *arg UNUSED, bool on)
{
    return !on;
}

static void ssh_peer_finish(void *arg, unsigned status)
{
    struct ssh_peer *peer = arg;

    peer->finish = SSH_FINISHING;
    peer->status = status;
}

/* No client can change its mode. With a pty its terminal is in raw mode and shows nothing by
 * itself; without one there is nothing to edit on. */
const struct conn_ops ssh_peer_ops = {.write = ssh_peer_write,
                                      .pending = ssh_peer_pending,
                                      .read = ssh_peer_read,
                                      .hide = ssh_peer_hide,
                                      .auth = ssh_peer_answer,
                                      .finish = ssh_peer_finish,
                                      .flush = ssh_peer_flush,
                                      .destroy = ssh_peer_destroy};
