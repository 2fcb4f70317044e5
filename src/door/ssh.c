/*
 * Makes ssh sessions, with the host keys and the algorithms. Their first step is in ssh_step.c.
 */
#include "ssh.h"

#include <stdlib.h>
#include <string.h>

#include "hub.h"
#include "log.h"
#include "loop.h"
#include "ssh_peer.h"
#include "ssh_rsa.h"
#include "ssh_worker.h"
#include "xalloc.h"

/* Keys are exchanged by one elliptic curve only. With the other methods of libssh a stranger can
 * make us compute for up to 200 ms. Ciphers are either authenticated or used with encrypt-then-MAC.
 * The hybrid post-quantum exchange comes with libssh 0.12. */
#if LIBSSH_VERSION_INT >= SSH_VERSION_INT(0, 12, 0)
#define KEX_HYBRID "mlkem768x25519-sha256,"
#else
#define KEX_HYBRID ""
#endif
#define KEX KEX_HYBRID "curve25519-sha256,curve25519-sha256@libssh.org"
#define CIPHERS                                                                                    \
    "chacha20-poly1305@openssh.com,aes256-gcm@openssh.com,aes128-gcm@openssh.com,aes256-ctr,"      \
    "aes192-ctr,aes128-ctr"
#define MACS "hmac-sha2-256-etm@openssh.com,hmac-sha2-512-etm@openssh.com"
/* We offer each of these for which there is a key. */
#define HOST_KEYS "ssh-ed25519,rsa-sha2-512,rsa-sha2-256"
/* Checking an ECDSA signature with a larger curve takes ten times as long. For RSA see ssh_rsa.h.
 */
#define USER_KEYS                                                                                  \
    "ssh-ed25519,sk-ssh-ed25519@openssh.com,ecdsa-sha2-nistp256,"                                  \
    "sk-ecdsa-sha2-nistp256@openssh.com,rsa-sha2-512,rsa-sha2-256"

struct ssh_host {
    struct hub *hub;
    struct ssh_worker *worker;
    ssh_bind bind;
};

static bool ssh_host_option(struct ssh_host *host, enum ssh_bind_options_e option,
                            const void *value)
{
    if (ssh_bind_options_set(host->bind, option, value) == SSH_OK)
        return true;
    log_error("ssh", "option=%d error=%s", (int)option, ssh_get_error(host->bind));
    return false;
}

static bool ssh_host_options(struct ssh_host *host)
{
    static const bool no = false;
    static const int rsa_bits = SSH_RSA_BITS_MIN;

    /* This must come first, or libssh reads the machine's own configuration at the first
     * connection. */
    return ssh_host_option(host, SSH_BIND_OPTIONS_PROCESS_CONFIG, &no) &&
           ssh_host_option(host, SSH_BIND_OPTIONS_HOSTKEY_ALGORITHMS, HOST_KEYS) &&
           ssh_host_option(host, SSH_BIND_OPTIONS_KEY_EXCHANGE, KEX) &&
           ssh_host_option(host, SSH_BIND_OPTIONS_CIPHERS_C_S, CIPHERS) &&
           ssh_host_option(host, SSH_BIND_OPTIONS_CIPHERS_S_C, CIPHERS) &&
           ssh_host_option(host, SSH_BIND_OPTIONS_HMAC_C_S, MACS) &&
           ssh_host_option(host, SSH_BIND_OPTIONS_HMAC_S_C, MACS) &&
           ssh_host_option(host, SSH_BIND_OPTIONS_PUBKEY_ACCEPTED_KEY_TYPES, USER_KEYS) &&
           ssh_host_option(host, SSH_BIND_OPTIONS_RSA_MIN_SIZE, &rsa_bits) &&
           ssh_host_option(host, SSH_BIND_OPTIONS_BANNER, "cardroom");
}

/* Reads all keys, which stand one after the other, and gives them to the bind. */
static bool ssh_host_keys(struct ssh_host *host, const char *text)
{
    static const char begin[] = "-----BEGIN ";
    bool good = strstr(text, begin);

    for (const char *at = text; good && (at = strstr(at, begin)); at += sizeof(begin) - 1) {
        ssh_key key = NULL;
        enum ssh_keytypes_e type;
        if (ssh_pki_import_privkey_base64(at, NULL, NULL, NULL, &key) != SSH_OK ||
            ((type = ssh_key_type(key)) != SSH_KEYTYPE_ED25519 && type != SSH_KEYTYPE_RSA)) {
            log_error("ssh",
                      "error=\"a host key is not an ed25519 or RSA key without a passphrase\"");
            ssh_key_free(key);
            return false;
        }
        good = ssh_host_option(host, SSH_BIND_OPTIONS_IMPORT_KEY, key);
    }
    return good;
}

struct ssh_host *ssh_host_new(struct hub *hub, const char *key)
{
    struct ssh_host *host = xcalloc(1, sizeof(*host));

    host->hub = hub;
    if (!ssh_channel_guard_ready()) {
        free(host);
        return NULL;
    }
    ssh_rsa_bound();
    ssh_init();
    host->bind = ssh_bind_new();
    if (!host->bind || !ssh_host_options(host) || !ssh_host_keys(host, key))
        ssh_host_free(&host);
    else
        host->worker = ssh_worker_new(hub_base(hub));
    return host;
}

void ssh_host_free(struct ssh_host **hostp)
{
    FREED struct ssh_host *host = *hostp;

    *hostp = NULL;
    if (!host)
        return;
    ssh_worker_free(&host->worker);
    ssh_bind_free(host->bind);
    ssh_finalize();
}

/* Makes the session, which reads and sends nothing yet. False: the session cannot begin. */
static bool ssh_peer_make(struct ssh_host *host, struct ssh_peer *peer)
{
    peer->session = ssh_new();
    if (!peer->session)
        return false;
    ssh_set_blocking(peer->session, 0);
    int rc = ssh_bind_accept_fd(host->bind, peer->session, peer->fd);
    peer->fd_ours = ssh_get_fd(peer->session) != peer->fd;
    if (rc != SSH_OK)
        return false;
    /* Set only after the accept, which would overwrite it with the bind's list. */
    ssh_options_set(peer->session, SSH_OPTIONS_COMPRESSION, "none");
    ssh_set_counters(peer->session, &peer->socket_count, &peer->raw_count);
    peer->on_read =
        loop_event(hub_base(host->hub), peer->fd, EV_READ | EV_PERSIST, ssh_peer_on_ready, peer);
    peer->on_write = loop_event(hub_base(host->hub), peer->fd, EV_WRITE, ssh_peer_on_ready, peer);
    return true;
}

void ssh_host_accept(struct ssh_host *host, int fd, const struct network *address,
                     const struct admit_pass *pass, const char *banned)
{
    struct ssh_peer *peer = xcalloc(1, sizeof(*peer));

    peer->worker = host->worker;
    /* The network whose sessions share turns in the thread: the /48 of an IPv6 address, or a single
     * IPv4 address. */
    peer->network = network_around(address, network_is_v4(address) ? 128 : 48);
    peer->fd = fd;
    peer->fd_ours = true;
    peer->reading = true;
    peer->guesses_left = SSH_GUESSES;
    peer->offers_left = SSH_OFFERS;
    peer->answers_free = SSH_ANSWERS_FREE;
    peer->methods =
        SSH_AUTH_METHOD_PUBLICKEY | SSH_AUTH_METHOD_PASSWORD | SSH_AUTH_METHOD_INTERACTIVE;
    if (banned)
        peer->banned = xstrdup(banned);
    peer->conn = conn_new(host->hub, &ssh_peer_ops, peer, CLIENT_SSH, address, pass);
    if (ssh_peer_make(host, peer))
        ssh_worker_lend(peer->worker, peer);
    else
        ssh_peer_die(peer, "its session could not begin");
    conn_mark(peer->conn);
}
