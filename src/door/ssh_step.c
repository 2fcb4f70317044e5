/*
 * One step of a session in the thread of ssh_worker.h. Here libssh reads what a stranger sent,
 * which takes some care.
 *
 * If a request has a wrong signature, or a key that libssh cannot read, libssh does not answer it
 * and makes no message of it: only its log tells. So we listen to that log and count the requests
 * that came in. If all messages were taken and fewer came than requests, one was refused without an
 * answer.
 *
 * libssh itself would carry out a request for GSSAPI with whatever Kerberos keys the machine has,
 * unless a callback refuses it. But once a callback is set, no request becomes a message any more.
 * So we set the callback only when the log tells of such a request, before libssh acts on it. A
 * client that asks for this method, which was never offered, gets no further.
 */
#include <string.h>
#include <sys/socket.h>

#include "foreign.h"
#include "ssh_peer.h"

/* Until this many bytes have come, poll(2) finds nothing to read. It is more than a client sends
 * between two steps, and less than what makes the kernel enlarge its buffer. */
enum { SSH_UNSEEN_BYTES = 32768 };

/* For the accessors of messages, as in ssh_auth.c. */
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

static ssh_string ssh_step_no_gssapi(ssh_session session UNUSED, const char *user UNUSED,
                                     int n_oid UNUSED, ssh_string *oids UNUSED, void *arg UNUSED)
{
    return NULL;
}

static bool ssh_step_begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* Reads what libssh logs about requests to log in. `line` begins with the function and ": ", and
 * never with words of the client. */
static void ssh_step_on_log(int priority UNUSED, const char *function, const char *line, void *arg)
{
    static const char heard[] = "ssh_packet_userauth_request";
    struct ssh_peer *peer = arg;

    if (strcmp(function, heard) != 0 || !ssh_step_begins(line, heard))
        return;
    const char *text = line + sizeof(heard) + 1;
    peer->requests += ssh_step_begins(text, "Auth request for service ");
    peer->wrong = peer->wrong || ssh_step_begins(text, "Received an invalid signature ");
    if (ssh_step_begins(text, "Auth request for service ssh-connection, method gssapi")) {
        peer->server_callbacks.gssapi_select_oid_function = ssh_step_no_gssapi;
        ssh_callbacks_init(&peer->server_callbacks);
        ssh_set_server_callbacks(peer->session, &peer->server_callbacks);
    }
}

bool ssh_peer_unanswered(const struct ssh_peer *peer)
{
    return !peer->request && peer->requests > peer->taken;
}

/* The first step sends our banner and reads what the client sent with its connection, which may be
 * its half of the key exchange. From then on each poll moves the session forward. It fails at once
 * if the client sent rubbish. */
static int ssh_step_begin(struct ssh_peer *peer)
{
    if (ssh_handle_key_exchange(peer->session) == SSH_ERROR || !(peer->poll = ssh_event_new()))
        return SSH_ERROR;
    return ssh_event_add_session(peer->poll, peer->session);
}

/* Says from how many bytes on poll(2) finds the socket readable (SO_RCVLOWAT, socket(7)). */
static void ssh_step_readable_from(const struct ssh_peer *peer, int bytes)
{
    setsockopt(peer->fd, SOL_SOCKET, SO_RCVLOWAT, &bytes, sizeof(bytes));
}

/* Looks at what the client sends first, before libssh reads it. An ssh banner begins with an S.
 * False: the client speaks another protocol. */
static bool ssh_step_is_ssh(struct ssh_peer *peer)
{
    char first[FOREIGN_BYTES];
    ssize_t len = 0;

    if (!peer->looked)
        len = recv(peer->fd, first, sizeof(first), MSG_PEEK | MSG_DONTWAIT);
    if (len <= 0)
        return true;
    const char *protocol = foreign_protocol(first, (size_t)len);
    peer->seen = (int)len;
    peer->looked = first[0] == 'S' || !protocol || protocol[0] != '\0';
    if (first[0] == 'S' || !peer->looked)
        return true;
    peer->foreign = protocol ? protocol : "telnet";
    return false;
}

bool ssh_peer_step(struct ssh_peer *peer)
{
    ssh_session session = peer->session;

    if (!ssh_step_is_ssh(peer)) {
        peer->polled = SSH_ERROR;
        return false;
    }
    /* Before our part of the key exchange is out, the client cannot ask to log in. */
    bool listens = peer->raw_count.out_packets >= SSH_KEX_PACKETS && !peer->leaving;

    ssh_set_log_callback(ssh_step_on_log); /* libssh has one for each thread */
    ssh_set_log_userdata(peer);
    ssh_set_log_level(listens ? SSH_LOG_PACKET : SSH_LOG_NOLOG);
    peer->polled = SSH_OK;
    /* Our banner goes out before the client says anything. What comes meanwhile stays where the
     * next step looks at it: libssh reads only what poll(2) finds. */
    bool unseen = !peer->looked;
    if (unseen)
        ssh_step_readable_from(peer, SSH_UNSEEN_BYTES);
    if (!peer->poll)
        peer->polled = ssh_step_begin(peer);
    else if (listens)
        peer->request = ssh_message_get(session); /* polls if none is there yet */
    else
        peer->polled = ssh_event_dopoll(peer->poll, 0);
    if (unseen)
        ssh_step_readable_from(peer, peer->seen + 1);
    ssh_set_log_level(SSH_LOG_NOLOG);
    peer->taken += peer->request && ssh_message_type(peer->request) == SSH_REQUEST_AUTH;
    int status = ssh_get_status(session);
    bool over = peer->polled == SSH_ERROR || !ssh_is_connected(session) ||
                ssh_get_fd(session) != peer->fd || (status & (SSH_CLOSED | SSH_CLOSED_ERROR)) ||
                ssh_peer_greedy(peer);
    bool left = peer->leaving && !(status & SSH_WRITE_PENDING);
    return !over && !left && !peer->request && !ssh_peer_unanswered(peer);
}
