/*
 * A small ssh client of our own (RFC 4253; curve25519-sha256, chacha20-poly1305@openssh.com), for
 * what stock clients do not do: packet sizes, requests and orders of messages that no honest client
 * sends. It checks no host key.
 */
#pragma once

#include "buf.h"

struct rawssh;

/* Connects to a port on loopback and exchanges keys; NULL when that fails. */
struct rawssh *rawssh_open(int port);
/* Lets the other side work while the socket has nothing to read (`events`: POLLIN) or takes nothing
 * (POLLOUT). False: the other side has nothing left to do, and the socket is as it was. */
typedef bool rawssh_wait(int fd, short events);
/* Exchanges keys over a connected socket, which the client owns from now on. `wait` is for a
 * non-blocking socket whose other side runs in this thread; else NULL. */
struct rawssh *rawssh_over(int fd, rawssh_wait *wait);
void rawssh_free(struct rawssh **ssh);
/* Declares a client that is freed where its block is left. */
#define RAWSSH_LOCAL __attribute__((cleanup(rawssh_free))) struct rawssh
/* Exchanges keys once more. */
bool rawssh_rekey(struct rawssh *ssh);
/* Asks for the service of logins, and leaves the answer to be read. */
bool rawssh_service(struct rawssh *ssh);
/* Logs in by the method "none". */
bool rawssh_login(struct rawssh *ssh, const char *user);
/* Sends one packet. */
bool rawssh_send(struct rawssh *ssh, const struct buf *payload);
/* The next packet's payload; false at the end of the connection or after five seconds. */
bool rawssh_receive(struct rawssh *ssh, struct buf *payload);
/* Reads packets up to one of this type; false when the connection ends before. */
bool rawssh_await(struct rawssh *ssh, uint8_t type, struct buf *payload);
/* Opens a session channel 0 with this window and maximum packet size. */
bool rawssh_channel(struct rawssh *ssh, uint32_t window, uint32_t packet);
/* The number that the other side gave the channel; messages to that channel begin with it. */
uint32_t rawssh_theirs(const struct rawssh *ssh);
/* Lets the other side send this many bytes more. */
bool rawssh_adjust(struct rawssh *ssh, uint32_t bytes);
/* Sends a channel request that wants a reply, and `more` after it. */
bool rawssh_request(struct rawssh *ssh, const char *type, const void *more, size_t len);

/* Append pieces of payloads. */
void rawssh_u32(struct buf *out, uint32_t number);
void rawssh_string(struct buf *out, const void *data, size_t len);
void rawssh_text(struct buf *out, const char *text);

enum {
    SSH_MSG_IGNORE = 2,
    SSH_MSG_SERVICE_REQUEST = 5,
    SSH_MSG_KEXINIT = 20,
    SSH_MSG_NEWKEYS = 21,
    SSH_MSG_ECDH_INIT = 30,
    SSH_MSG_ECDH_REPLY = 31,
    SSH_MSG_USERAUTH_REQUEST = 50,
    SSH_MSG_USERAUTH_FAILURE = 51,
    SSH_MSG_USERAUTH_SUCCESS = 52,
    SSH_MSG_USERAUTH_BANNER = 53,
    SSH_MSG_REQUEST_SUCCESS = 81,
    SSH_MSG_REQUEST_FAILURE = 82,
    SSH_MSG_CHANNEL_OPEN = 90,
    SSH_MSG_CHANNEL_OPEN_CONFIRMATION = 91,
    SSH_MSG_CHANNEL_OPEN_FAILURE = 92,
    SSH_MSG_CHANNEL_DATA = 94,
    SSH_MSG_CHANNEL_SUCCESS = 99,
    SSH_MSG_CHANNEL_FAILURE = 100
};
