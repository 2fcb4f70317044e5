/*
 * Plays lobby scripts (*.lob): people at fake connections, over the store in memory and a virtual
 * clock. One statement a line:
 *
 *   account NAME PASSWORD [ROLE]        makes an account
 *   NAME connect telnet|tls|ssh [WORD...]   words: raw line char reader from=ADDRESS user=NAME
 *                                       key=LETTER password command=TEXT (to the line's end)
 *   NAME > LINE                         types a line
 *   NAME >> LINE                        types it, but nothing happens yet
 *   NAME < GLOB                         a line behind those read so far fits; all up to it are read
 *   NAME ! GLOB                         no line behind those read so far fits
 *   NAME prompt GLOB | secret | open | ticket ! GLOB | set GLOB | tab LINE = GLOB
 *   NAME closed [STATUS]                the lobby ended it
 *   NAME gone                           the connection is lost
 *   auth USER none|offer|proof|password WORD [from=ADDRESS] = yes|no|busy
 *   clock +TIME                         60s, 5m, 2h, 1d
 *   busy yes|no                         the hasher
 *   room dies                           another lobby over the same store, given the tickets
 *   control VERB ...                    an act of the control socket: role, ban, unban, create,
 * list, void play out NAME...                    those play on, by what their screens say, until
 * the game is over chips NAME N | xp NAME N            balances in the store stopped
 * lobby_deps.stop was called
 */
#ifndef TESTS_LOBBY_PLAY_H
#define TESTS_LOBBY_PLAY_H

/* Plays a file and fails the running test where it does not go as written, saying where. */
void play_file(const char *path);

#endif
