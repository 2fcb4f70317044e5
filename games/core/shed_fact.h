/*
 * The kinds of facts that most games of shedding cards have. A game's own kinds follow them.
 */
#pragma once

enum shed_fact {
    FACT_DEAL,
    FACT_HAND,
    FACT_START,
    FACT_FIRST_CARD,
    FACT_PLAY,
    FACT_PLAY_LAST,
    FACT_PLAY_ONE,
    FACT_LAST,
    FACT_CLOCKWISE,
    FACT_COUNTER_CLOCKWISE,
    FACT_SKIP,
    FACT_DRAW,
    FACT_DREW_CARD,
    FACT_DRAW_NONE,
    FACT_PICK_UP,
    FACT_RESHUFFLE,
    FACT_LIMIT,
    FACT_WIN,
    FACT_LEFT,
    SHED_FACTS,
    /* Only games in which players report each other, and several can win, have these. */
    FACT_TIE = SHED_FACTS,
    FACT_REPORT,
    FACT_REPORT_VOID,
    SHED_FACTS_REPORT
};

/* The words of those kinds that all these games tell in the same words. */
#define SHED_FACTS_SAID                                                                            \
    [FACT_HAND] = {"hand", N_("{who} gets {cards}."), N_("You get {cards}.")},                     \
    [FACT_START] = {"start", N_("{who} starts."), N_("You start.")},                               \
    [FACT_PLAY] = {"play", N_("{who} plays {cards}."), N_("You play {cards}.")},                   \
    [FACT_CLOCKWISE] = {"clockwise", N_("Play goes clockwise now.")},                              \
    [FACT_COUNTER_CLOCKWISE] = {"counter-clockwise", N_("Play goes counter-clockwise now.")},      \
    [FACT_SKIP] = {"skip", N_("{who} misses a turn."), N_("You miss a turn.")},                    \
    [FACT_DRAW_NONE] = {"draw-none", N_("No card is left for {who} to draw."),                     \
                        N_("No card is left for you to draw.")},                                   \
    [FACT_WIN] = {"win", N_("{who} wins the game."), N_("You win the game.")},                     \
    [FACT_LEFT] = {"left", N_("{who} leaves; the cards go under the deck."),                       \
                   N_("You leave; your cards go under the deck.")}
/* The words of the kinds that all games with reports tell in the same words. */
#define SHED_FACTS_REPORT_SAID                                                                     \
    [FACT_DEAL] = {"deal", N_("Everybody gets {n} {n:card|cards}.")},                              \
    [FACT_PLAY_ONE] = {"play one-card", N_("{who} plays {cards} and has one card left."),          \
                       N_("You play {cards} and have one card left.")},                            \
    [FACT_PICK_UP] = {"pick-up", N_("{who} picks up {n} {n:card|cards}."),                         \
                      N_("You pick up {n} {n:card|cards}[: {got}].")},                             \
    [FACT_REPORT_VOID] = {"report-void",                                                           \
                          N_("{who} reports {other}, but there is nothing to report."),            \
                          N_("You report {other}, but there is nothing to report."),               \
                          N_("{who} reports you, but there is nothing to report.")},               \
    [FACT_RESHUFFLE] = {"reshuffle", N_("The discards are shuffled into a new deck.")},            \
    [FACT_TIE] = {"tie", N_("The game ends in a tie.")}
