/*
 * Plays lobby scripts (*.lob): people at fake connections, over a store (play_store.h) and a
 * virtual clock. One statement a line; GLOB is matched against whole lines.
 *
 *   account NAME PASSWORD [ROLE]    makes an account
 *   NAME connect telnet|tls|ssh [WORD...]
 *       words: raw char screen reader from=ADDRESS user=NAME key=LETTER lang=LOCALE password open
 *       command=TEXT
 *   NAME > LINE                     types a line
 *   NAME >> LINE                    types it, but nothing happens yet
 *   NAME key KEY [COLUMN ROW] [TURN]
 *       presses a key while nothing is typed: a character, or a name (play_people.c); for that turn
 *       instead of the present one; with key> nothing happens yet
 *   NAME keys GLOB                  which keys the door was told of: "what chars"
 *   NAME < GLOB                     a line behind those read so far fits; all up to it are read
 *   NAME ! GLOB                     no line behind those read so far fits
 *   NAME prompt GLOB                the prompt; also: secret, open, bells N, set GLOB
 *   NAME ticket ! GLOB              the ticket does not fit
 *   NAME announces MESSAGE          a GMCP message of the client
 *   NAME gmcp GLOB                  a GMCP message behind those read fits; all up to it are read
 *   NAME gmcp ! GLOB                none behind those read fits
 *   NAME tab LINE = GLOB            what the line may become, with | for line ends
 *   NAME notes secret|recovery      reads the secret, or the next recovery code, that is shown
 *   NAME code [-STEPS]              types the code shown now, or STEPS ago; also: recovers;
 *       with >> nothing happens yet
 *   NAME undoes VERB [N]            types undo-act with the number of the newest act of that word
 *       (of the Nth newest)
 *   NAME knows OTHER                has the other's authenticator and recovery code, too
 *   NAME walks ROLE                 types every command that ROLE lacks: all are refused
 *   NAME refused TABLE              types the lines of bad_lines.h there: all are refused
 *   NAME screen GLOB                a row of the screen fits; "none": no screen
 *   NAME page GLOB                  a row of the page fits; "none": no page
 *   NAME talk apart|among           talk keeps rows of its own on the screen, or not
 *   NAME moves GLOB                 what moves over the screen fits, all of it since this was asked
 *       last, each with a | behind it: "ROW,COLUMN ROW,COLUMN STEPS TEXT|"
 *   NAME size COLUMNS ROWS          the terminal is resized
 *   NAME client raw|line|char       the room learns only now how it sends lines
 *   NAME closed [STATUS]            the lobby ended it
 *   NAME gone                       the connection is lost; also: interrupt
 *   auth USER none|offer|proof|wrong|open|password WORD [from=ADDRESS] = yes|no|busy [GLOB] (its
 * notice) chance N                        secrets are drawn from N on (0 to 255): who begins, and
 * with which cards, as the script has it clock +TIME|HH:MM               60s, 5m, 2h, 1d, or until
 * that time of the day turn [N] the room deals with the store's answers, N times wall +TIME|-TIME
 * the wall clock alone is set forward or back hashed N                        so many passwords
 * were hashed since this was asked last staff totp|free                 whether the staff needs a
 * second factor; a reload registration open|ask|closed    whether people may make accounts; a
 * reload reload ssh-newcomers yes|no           whether any name comes in over SSH; a reload conf
 * bad|good what a reload finds act-role NAME ROLE|none              that setting; a reload
 * confirm-above N                 that setting; a reload busy yes|no the
 * hasher sound yes|no whether the machine's clock can be right room dies another lobby takes over
 * the store and the tickets room dies after N the store writes N times more, and the room hears
 * nothing of the last of them, nor of anything behind it: the next room is said by  room dies
 * control ACT ... = GLOB          an act of the control socket, "done
 * ..." or "refused ..."; = >> nothing happens yet. control --dry-run ACT and control --ask ACT
 * answer "would ..." where nothing was done; a second --ask is the yes. position TABLE KEY: VALUE;
 * ...  puts the game there in a position (doc/rules/scenarios.md), with names in place of seats
 * cup CUP ROUND TABLE [deal=N] GAME NAME... the room opens that table of a cup with these accounts,
 * in the order of seats
 * verified CUP                    the cup is over, and its record is true
 * play out NAME... these play what their screens offer, until the game is over play N NAME... the
 * same, but N moves at most chips NAME N                    a balance in the store; also: xp NAME N
 * reads all|second|ignore|login|report fail|work whether the store tells what it is asked, or
 * records of a kind damaged NAME                    their second factor cannot be read from the
 * store any more unix UID [NAME]                 who is at the control socket from now on; at first
 * root stopped                         lobby_deps.stop was called
 *   node N|none                     who is at the control socket from now on is so at that node's
 *   drains TIME|no                  what lobby_deps.drain was told last
 *   schedule LINE|LINE              the setting cup, or none; a reload
 *   disk full|free                  whether the store can write
 *   hold writes|reads|hashes [N]    from now on these wait, all but N more of the store's
 *   release                         what waits is done, in the order in which it came
 *   figures GLOB                    the metrics of the cases that wait, read anew, fit
 *
 * At the end the chips of all accounts have to sum to zero.
 */
#ifndef TESTS_LOBBY_PLAY_H
#define TESTS_LOBBY_PLAY_H

#include "buf.h"

/* Plays a file and fails the running test where it does not go as written, saying where. */
void play_file(const char *path);

/* Adds the names of the acts of the control socket that no script has seen done so far. Leaves out
 * `upgrade`, which the supervisor does. */
void play_answers_unchecked(struct buf *out);

#endif
