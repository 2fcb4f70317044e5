/*
 * The cards of all games: codes, names, words, and reading them. One code space holds the standard
 * pack and Last One's, so that a card says by itself what it is (doc/rules/README.md, "Cards").
 */
#pragma once

#include "game.h"
#include "words.h"

/* Standard cards are 1..52: 13 a suit, ace first. Last One's are 64 + 16 a colour + face. */
enum {
    CARD_NONE = 0,
    CARD_JOKER = 53,
    CARD_COLORED = 64, /* the first of Last One's coloured cards, R0 */
    CARD_LO_JOKER = 128,
    CARD_LO_JOKER4 = 129,
    CARD_HIDDEN = 255,
    CARD_CODES = 256
};
/* What a choice may be: a suit or a colour. */
enum {
    SUIT_CLUBS = 1,
    SUIT_DIAMONDS,
    SUIT_HEARTS,
    SUIT_SPADES,
    COLOR_RED,
    COLOR_BLUE,
    COLOR_GREEN,
    COLOR_YELLOW
};
/* Choices that people type are below this. Those above the colours are a game's own (choice_words).
 */
enum { CARDS_CHOICES = 20 };
enum { RANK_ACE = 1, RANK_JACK = 11, RANK_QUEEN = 12, RANK_KING = 13 };
/* Faces of Last One: 0..9 are the numbers. */
enum { FACE_PICK_UP = 10, FACE_SKIP = 11, FACE_TURN = 12, FACE_NONE = 255 };
enum { CARDS_LAST_ONE_PACK = 108 };

/* Which cards a game's texts may name: `J` is a joker in Last One and no card elsewhere. */
enum card_family { CARDS_STANDARD, CARDS_LAST_ONE };

/* A standard card, of a suit SUIT_CLUBS... and a rank 1 (ace) to 13 (king). */
static inline card_t card_make(int suit, int rank)
{
    return (card_t)((suit - SUIT_CLUBS) * 13 + rank);
}
/* The suit of a standard card; 0 for a joker and for anything else. */
static inline int card_suit(card_t card)
{
    return card >= 1 && card <= 52 ? (card - 1) / 13 + SUIT_CLUBS : 0;
}
/* The rank of a standard card, 1 (ace) to 13 (king); 0 for a joker and for anything else. */
static inline int card_rank(card_t card)
{
    return card >= 1 && card <= 52 ? (card - 1) % 13 + 1 : 0;
}
/* A set of standard cards and jokers has bit N for the card with code N. These are the sets of one
 * card, of a rank, and of a suit; rank 0 and suit 0 give the empty set. */
static inline uint64_t card_bit(card_t card)
{
    return (uint64_t)1 << card;
}
static inline uint64_t card_rank_set(int rank)
{
    return rank != 0 ? UINT64_C(0x8004002001) << rank : 0;
}
static inline uint64_t card_suit_set(int suit)
{
    return suit != 0 ? UINT64_C(0x3FFE) << 13 * (suit - SUIT_CLUBS) : 0;
}
/* A coloured card of Last One. */
static inline card_t card_colored(int color, int face)
{
    return (card_t)(CARD_COLORED + (color - COLOR_RED) * 16 + face);
}
/* The colour of a card of Last One; 0 for jokers and for anything else. */
static inline int card_color(card_t card)
{
    return card >= CARD_COLORED && card < CARD_LO_JOKER ? (card - CARD_COLORED) / 16 + COLOR_RED
                                                        : 0;
}
/* The suit or colour of any card, as a choice; 0 for jokers and for anything else. */
static inline int card_choice(card_t card)
{
    return card_suit(card) + card_color(card);
}
/* The face of a coloured card of Last One; FACE_NONE for jokers and for anything else. */
static inline int card_face(card_t card)
{
    return card >= CARD_COLORED && card < CARD_LO_JOKER ? (card - CARD_COLORED) % 16 : FACE_NONE;
}

/* The canonical short name: "7H", "10S", "JOKER", "R+2", "J+4"; "?" for CARD_HIDDEN, "-" for
 * CARD_NONE and for codes that are not cards. Static. */
const char *card_name(card_t card);
/* In words: "7 of hearts", "red pick up two", "joker plus 4", "hidden card". Static. */
const char *card_words(card_t card);
/* The short name of a rank: "A", "2", "10", "K"; "-" for 0. Static. */
const char *card_rank_name(int rank);
/* A choice by its letter, "C" or "R" ("-" for 0), and in words, "clubs", "red", "none". Static. */
const char *choice_name(uint8_t choice);
const char *choice_words(uint8_t choice);
/* Where a card stands in a hand sorted for display, the lowest first: by suit or colour, then rank,
 * jokers last. */
int card_order(card_t card);

/* Takes one card out of a list of `*n` cards that holds it. The others keep their order. */
void cards_remove(card_t *list, uint8_t *n, card_t card);
/* Whether the list holds all these cards, each as often as it is named. */
bool cards_hold(const card_t *list, int n, const card_t *card, int ncards);
/* The suit or colour of which the hand holds most cards after some of them were played; among
 * equals, the one with the lowest number. `first` is SUIT_CLUBS or COLOR_RED: the answer is one of
 * the four from there. */
uint8_t cards_most_held(const card_t *hand, int n, const card_t *played, int nplayed,
                        uint8_t first);

/* Reads one card from the words from `from` on: "7h", "th", "10 of hearts", "queen spades", "*",
 * "r+2", "red skip", "blue pick up two", "joker +4". The longest reading counts. Returns how many
 * words it took; 0: no card begins there, and `out` means nothing. */
int card_parse(enum card_family family, const struct words *words, int from, card_t *out);
/* Reads one word as a suit or colour of the family: "h", "hearts", "r", "red"; 0: it is neither. */
uint8_t choice_parse(enum card_family family, const char *word);
/* As card_parse, but reads a card of any family. The longest name counts: "joker plus 4", not
 * "joker". */
int card_parse_any(const struct words *words, int from, card_t *out);
/* Reads one word as a suit or, if it is not one, as a colour; 0: it is neither. */
uint8_t choice_parse_any(const char *word);

/* Puts a typed line into English: the cards, suits, colours, other choices and `last` that it names
 * in the current language (tongue.h), with or without accents. "6 de tréboles" becomes "6 of
 * clubs". "2 rojo" can be a card, or the second card of the hand and a colour. It is the latter if
 * that card is a joker and `hand` has no red 2. False: the line names nothing of the kind, or `cap`
 * is too small, and `out` is not to be used. */
bool cards_english(const struct game_rules *rules, const card_t *hand, int nhand, const char *line,
                   char *out, size_t cap);

/* Writes the 52 cards and `jokers` jokers in the order of games/core/RNG.md. Returns how many;
 * `out` must have room for them. */
int cards_standard_pack(card_t *out, int jokers);
/* Writes Last One's CARDS_LAST_ONE_PACK cards (LO-R1) in the order of games/core/RNG.md. Returns
 * how many. */
int cards_last_one_pack(card_t *out);
