/*
 * The ssh login. Requests come as messages out of the thread of ssh_worker.h, one at a time. Each
 * waits until the room has decided it; what the client sends meanwhile stays in the socket. While a
 * session is not lent to the thread, the loop only sends answers and does not poll the session,
 * because that would also read.
 */
#include <stdlib.h>
#include <string.h>

#include "speech.h"
#include "ssh_peer.h"
#include "ssh_rsa.h"
#include "ssh_worker.h"
#include "utf8.h"
#include "xalloc.h"

/* libssh deprecates the accessors of requests in favour of callbacks. But a callback has to answer
 * at once, and only a message can wait for the room. */
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

enum { NOTICE_MAX = 1024 };

static void ssh_auth_replace(char **text, char *with)
{
    free(*text);
    *text = with;
}

void ssh_peer_unhold(struct ssh_peer *peer)
{
    ssh_message_free(peer->held);
    peer->held = NULL;
}

/* Shows the lines of `notice`, the last one with or without its \n. */
static void ssh_auth_show_notice(struct ssh_peer *peer, const char *notice)
{
    char lines[NOTICE_MAX] = "";

    for (size_t len, n = 0; notice[0] != '\0' && n < sizeof(lines); notice += len) {
        len = strcspn(notice, "\n");
        n += utf8_printf(lines + n, sizeof(lines) - n, "%.*s\r\n", (int)len, notice);
        len += notice[len] == '\n';
    }
    if (lines[0] == '\0')
        return;
    ssh_string banner = ssh_string_from_char(lines);
    if (banner)
        ssh_send_issue_banner(peer->session, banner);
    ssh_string_free(banner);
}

/* Shows a text of the door's own, marked with N_, in each language, because the client's is not
 * known yet. */
static void ssh_auth_show_text(struct ssh_peer *peer, const char *text)
{
    BUF_LOCAL lines = {0};

    speech_put(TONGUE_NONE, text, MARKS_QUOTED, &lines);
    ssh_auth_show_notice(peer, buf_text(&lines));
}

/* Ends the session as soon as all that the client was told is sent. */
static void ssh_auth_leave(struct ssh_peer *peer, const char *why)
{
    if (!peer->leaving)
        peer->leaving = why;
}

/* Ends the session as ssh_auth_leave does, with a text in the disconnect message itself, which
 * clients show on one line. */
static void ssh_auth_leave_saying(struct ssh_peer *peer, const char *why, const char *text)
{
    BUF_LOCAL lines = {0};

    speech_put(TONGUE_NONE, text, MARKS_QUOTED, &lines);
    for (char *end = lines.data; (end = memchr(end, '\n', lines.len - (size_t)(end - lines.data)));)
        *end = ' ';
    ssh_session_set_disconnect_message(peer->session, buf_text(&lines));
    ssh_auth_leave(peer, why);
}

/* Fails a request, with the same words for every name. */
static void ssh_auth_fail(struct ssh_peer *peer, ssh_message message)
{
    ssh_message_auth_set_methods(message, (int)peer->methods);
    ssh_peer_alive(peer, ssh_message_reply_default(message));
}

/* Fails a request that a client makes by itself, and returns false. For the last one that it may
 * make, the session ends in place of an answer: a client that gets the answer first does not wait
 * for the end, and so does not show why the session ended. */
static bool ssh_auth_refuse_offer(struct ssh_peer *peer, ssh_message message)
{
    if (--peer->offers_left > 0)
        ssh_auth_fail(peer, message);
    else
        ssh_auth_leave_saying(
            peer, "too many keys",
            N_("Too many keys that do not open this account. Let your client offer the "
               "right one alone: `ssh -o IdentitiesOnly=yes -i ~/.ssh/YOUR-KEY`.\n"));
    return false;
}

/* Fails a request that guesses, charges the address, and returns false. */
static bool ssh_auth_refuse_guess(struct ssh_peer *peer, ssh_message message)
{
    conn_login_work(peer->conn, 1);
    if (--peer->guesses_left > 0)
        ssh_auth_fail(peer, message);
    else
        ssh_auth_leave_saying(peer, "too many wrong passwords", N_("Too many wrong passwords.\n"));
    return false;
}

/* Refuses a kind of key that we do not take as soon as it is offered, and tells the user why. If
 * the client were let go on, it would sign, and libssh would never answer that. Returns false. */
static bool ssh_auth_refuse_key(struct ssh_peer *peer, ssh_message message)
{
    if (!peer->kinds_told)
        ssh_auth_show_text(
            peer,
            N_("This room doesn't take that kind of key. It has to be Ed25519, ECDSA with 256 bits "
               "or RSA with 3072 to 4096 bits. Make one with `ssh-keygen -t ed25519`.\n"));
    peer->kinds_told = true;
    return ssh_auth_refuse_offer(peer, message);
}

/* Charges for a wrong signature and tells the room, which does not have to answer. */
static void ssh_auth_wrong_note(struct ssh_peer *peer)
{
    const struct conn_auth auth = {.method = CLIENT_AUTH_KEY_WRONG, .user = peer->user};

    peer->wrong = false;
    conn_login_work(peer->conn, SSH_WRONG_PLACES);
    conn_auth(peer->conn, &auth);
}

static const char *ssh_auth_key_type_name(ssh_key key)
{
    switch (ssh_key_type(key)) {
    case SSH_KEYTYPE_ED25519:
    case SSH_KEYTYPE_SK_ED25519:
    case SSH_KEYTYPE_ECDSA_P256:
    case SSH_KEYTYPE_SK_ECDSA:
    case SSH_KEYTYPE_RSA: return ssh_key_type_to_char(ssh_key_type(key));
    default: return NULL; /* larger curves, certificates, DSA, and kinds that libssh may add */
    }
}

/* Notes the key of the request as text. False: it is not one that we take. */
static bool ssh_auth_note_key(struct ssh_peer *peer, ssh_key key)
{
    unsigned char *hash = NULL;
    size_t len = 0;
    char *base64 = NULL;
    const char *type = key ? ssh_auth_key_type_name(key) : NULL;

    if (!type || ssh_pki_export_pubkey_base64(key, &base64) != SSH_OK)
        return false;
    bool good = ssh_key_type(key) != SSH_KEYTYPE_RSA || ssh_rsa_fits(base64);
    good = good && ssh_get_publickey_hash(key, SSH_PUBLICKEY_HASH_SHA256, &hash, &len) == 0;
    if (good) {
        char *fingerprint = ssh_get_fingerprint_hash(SSH_PUBLICKEY_HASH_SHA256, hash, len);
        ssh_auth_replace(&peer->fingerprint, xstrdup(fingerprint ? fingerprint : ""));
        ssh_auth_replace(&peer->key, xasprintf("%s %s", type, base64));
        ssh_string_free_char(fingerprint);
        ssh_clean_pubkey_hash(&hash);
    }
    ssh_string_free_char(base64);
    return good && peer->fingerprint[0] != '\0';
}

/* Asks the room. Keeps the message until the room answers, and returns true. */
static bool ssh_auth_ask_room(struct ssh_peer *peer, ssh_message message, enum client_auth method,
                              const char *password)
{
    bool with_key = method == CLIENT_AUTH_KEY_OFFERED || method == CLIENT_AUTH_KEY_PROVEN;
    struct conn_auth auth = {.method = method,
                             .user = peer->user,
                             .fingerprint = with_key ? peer->fingerprint : NULL,
                             .key = with_key ? peer->key : NULL,
                             .password = password};

    peer->held = message;
    peer->held_method = method;
    conn_auth(peer->conn, &auth);
    return true;
}

/* Handles a request with a key. Returns as ssh_auth_request does. */
static bool ssh_auth_key_request(struct ssh_peer *peer, ssh_message message)
{
    enum ssh_publickey_state_e state = ssh_message_auth_publickey_state(message);

    if (!ssh_auth_note_key(peer, ssh_message_auth_pubkey(message)))
        return ssh_auth_refuse_key(peer, message);
    if (state == SSH_PUBLICKEY_STATE_VALID)
        return ssh_auth_ask_room(peer, message, CLIENT_AUTH_KEY_PROVEN, NULL);
    return state == SSH_PUBLICKEY_STATE_NONE
               ? ssh_auth_ask_room(peer, message, CLIENT_AUTH_KEY_OFFERED, NULL)
               : ssh_auth_refuse_guess(peer, message);
}

/* Handles a request to log in. Returns true if it has taken the message over. */
static bool ssh_auth_request(struct ssh_peer *peer, ssh_message message)
{
    const char *user = ssh_message_auth_user(message), *password;

    if (peer->banned) {
        ssh_auth_show_notice(peer, peer->banned);
        ssh_auth_fail(peer, message);
        ssh_auth_leave(peer, "it is banned");
        return false;
    }
    if (!user || user[0] == '\0' || strlen(user) > SSH_USER_MAX || !utf8_valid(user, strlen(user)))
        return ssh_auth_refuse_guess(peer, message);
    ssh_auth_replace(&peer->user, xstrdup(user));
    switch (ssh_message_subtype(message)) {
    case SSH_AUTH_METHOD_NONE: return ssh_auth_ask_room(peer, message, CLIENT_AUTH_NONE, NULL);
    case SSH_AUTH_METHOD_PASSWORD:
        password = ssh_message_auth_password(message);
        if (!password || strlen(password) > SSH_PASSWORD_MAX ||
            !utf8_valid(password, strlen(password)))
            return ssh_auth_refuse_guess(peer, message);
        return ssh_auth_ask_room(peer, message, CLIENT_AUTH_PASSWORD, password);
    case SSH_AUTH_METHOD_PUBLICKEY: return ssh_auth_key_request(peer, message);
    case SSH_AUTH_METHOD_INTERACTIVE:
        /* We ask no questions with this method. Clients try it after their keys. The room lets in a
         * name that no account has. */
        return ssh_auth_ask_room(peer, message, CLIENT_AUTH_OPEN, NULL);
    default: return ssh_auth_refuse_guess(peer, message);
    }
}

/* Lends the session to the thread again, for the next request or for output that is left, but not
 * if sending has closed the socket, because nothing can wait for a closed socket. */
static void ssh_auth_go_on(struct ssh_peer *peer)
{
    if (ssh_peer_alive(peer, SSH_OK) && peer->phase == SSH_LOGIN && !peer->held &&
        peer->finish == SSH_RUNNING)
        ssh_worker_lend(peer->worker, peer);
}

static void ssh_auth_answer(struct ssh_peer *peer, ssh_message message)
{
    bool taken = false;
    int rc = SSH_OK;
    int type = ssh_message_type(message);
    const char *service = type == SSH_REQUEST_SERVICE ? ssh_message_service_service(message) : NULL;

    if (service && strcmp(service, "ssh-userauth") == 0)
        rc = ssh_message_service_reply_success(message);
    else if (type == SSH_REQUEST_AUTH)
        taken = ssh_auth_request(peer, message);
    else
        rc = ssh_message_reply_default(message);
    if (!taken)
        ssh_message_free(message);
    ssh_peer_alive(peer, rc);
}

/* Charges the address for packets as they come. */
static void ssh_auth_pay(struct ssh_peer *peer)
{
    uint64_t places = peer->raw_count.in_packets / SSH_PACKETS_A_PLACE;

    conn_login_work(peer->conn, (int)(places - peer->places_paid));
    peer->places_paid = places;
}

void ssh_peer_settle(struct ssh_peer *peer)
{
    ssh_auth_pay(peer);
    if (peer->wrong)
        ssh_auth_wrong_note(peer);
}

void ssh_peer_request(struct ssh_peer *peer)
{
    ssh_message message = peer->request;

    ssh_auth_pay(peer);
    peer->request = NULL;
    if (peer->leaving)
        ssh_peer_die(peer, peer->leaving);
    else if (ssh_peer_greedy(peer))
        ssh_peer_die(peer, "it sent too much before the login");
    if (peer->dead)
        ssh_message_free(message);
    else if (message)
        ssh_auth_answer(peer, message);
    else if (ssh_peer_unanswered(peer)) {
        bool wrong = peer->wrong;

        if (wrong)
            ssh_auth_wrong_note(peer);
        else
            conn_login_work(peer->conn, 1);
        ssh_auth_show_text(
            peer, N_("Your client signed wrongly, or this room doesn't take that kind of key. It "
                     "has to be Ed25519, ECDSA with 256 bits or RSA with 3072 to 4096 bits and "
                     "SHA-2. Make one with `ssh-keygen -t ed25519`.\n"));
        ssh_auth_leave(peer, wrong ? "a signature was wrong"
                                   : "libssh did not answer a request to log in");
    }
    ssh_auth_go_on(peer);
}

static void ssh_auth_succeed(struct ssh_peer *peer, ssh_message message)
{
    if (peer->held_method == CLIENT_AUTH_KEY_OFFERED) {
        ssh_peer_alive(peer, ssh_message_auth_reply_pk_ok_simple(message));
        return;
    }
    peer->method = client_auth_name(peer->held_method);
    if (peer->held_method != CLIENT_AUTH_KEY_PROVEN) {
        ssh_auth_replace(&peer->fingerprint, NULL);
        ssh_auth_replace(&peer->key, NULL);
    }
    if (ssh_peer_alive(peer, ssh_message_auth_reply_success(message, 0))) {
        peer->phase = SSH_CHANNEL;
        ssh_peer_expect(peer);
    }
}

void ssh_peer_answer(void *arg, unsigned answer, unsigned methods, const char *notice)
{
    struct ssh_peer *peer = arg;
    ssh_message message = peer->held;

    if (!message || peer->dead)
        return;
    if (methods != 0)
        peer->methods = (methods & CLIENT_AUTH_CAN_KEY ? SSH_AUTH_METHOD_PUBLICKEY : 0) |
                        (methods & CLIENT_AUTH_CAN_PASSWORD ? SSH_AUTH_METHOD_PASSWORD : 0) |
                        (methods & CLIENT_AUTH_CAN_OPEN ? SSH_AUTH_METHOD_INTERACTIVE : 0);
    ssh_auth_show_notice(peer, notice);
    /* The client asks for a password next. Somebody who comes with a key does not see this text. */
    if (peer->held_method == CLIENT_AUTH_OPEN && answer == CLIENT_AUTH_NO && notice[0] == '\0')
        ssh_auth_show_text(
            peer, N_("New here? Log in as `guest` to play now, or as `new` for an account.\n"));
    if (answer == CLIENT_AUTH_YES)
        ssh_auth_succeed(peer, message);
    else if (peer->held_method == CLIENT_AUTH_PASSWORD)
        ssh_auth_refuse_guess(peer, message);
    else
        ssh_auth_refuse_offer(peer, message);
    ssh_peer_unhold(peer);
    ssh_auth_go_on(peer);
    ssh_peer_collect(peer);
}
