/*
 * What is refused, and in which words: impossible positions (doc/rules/scenarios.md), and moves in
 * the words that a player reads.
 */
#include <stdio.h>
#include <string.h>

#include "cutap.h"
#include "game.h"

static _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX];
static char text[GAME_POSITION_MAX];

static bool has(const char *got, const char *want, const char *of)
{
    bool there = strstr(got, want);

    if (!there)
        printf("# %s: wanted \"%s\", got \"%s\"\n", of, want, got);
    CU_ASSERT(there);
    return there;
}

/* Sets a position; returns "" or the sentence of the refusal. */
static const char *set(const char *game, int seats, const char *position)
{
    const struct game_rules *rules = game_find(game);
    static char why[300];
    struct game_setup setup;

    game_setup_defaults(rules, seats, &setup);
    why[0] = '\0';
    enum game_code code = rules->set_position(st, &setup, position, why, sizeof(why));
    CU_ASSERT((code == GAME_OK) == (why[0] == '\0'));
    return why;
}

struct position {
    const char *game;
    int seats;
    const char *lines, *want; /* a part of the sentence or, if there is none, of the position */
};

static void refused(const struct position *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        has(set(p[i].game, p[i].seats, p[i].lines), p[i].want, p[i].lines);
}

static void taken(const struct position *p, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const char *why = set(p[i].game, p[i].seats, p[i].lines);

        if (!has(why, "", p[i].lines) || why[0] != '\0') {
            printf("# %s: refused: %s\n", p[i].lines, why);
            CU_FAIL("a position is refused");
            continue;
        }
        game_find(p[i].game)->position(st, text, sizeof(text));
        has(text, p[i].want, p[i].lines);
    }
}

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

SUITE("positions that cannot be", NULL, NULL);

/* ---- Positions ---- */

TEST(last_one_positions, "Last One")
{
    static const struct position bad[] = {
        {"last-one", 3, "phase: play now", "wrong value for phase"},
        {"last-one", 3, "phase: drew", "wrong value for phase"},
        {"last-one", 3, "phase: sleep", "wrong value for phase"},
        {"last-one", 3, "phase: color\nowed: 4", "nothing is owed"},
        {"last-one", 3, "answer: from 1 holding", "wrong value for answer"},
        {"last-one", 3, "answer: form 1 holding yes", "wrong value for answer"},
        {"last-one", 3, "answer: from 1 having yes", "wrong value for answer"},
        {"last-one", 3, "answer: from 1 holding maybe", "wrong value for answer"},
        {"last-one", 3, "answer: from 9 holding no", "wrong value for answer"},
        {"last-one", 3, "answer: from nobody holding no", "wrong value for answer"},
        {"last-one", 3, "answer: from 1 \x01", "wrong value for answer"},
        {"last-one", 3, "reports 9: 1", "wrong value for reports"},
        {"last-one", 3, "reports 1: 99", "wrong value for reports"},
        {"last-one", 3, "points 9: 1", "wrong value for points"},
        {"last-one", 3, "points 1: many", "wrong value for points"},
        {"last-one", 3, "turn 1: 1", "no key of Last One"},
        {"last-one", 3, "left: 1 2", "Two seats at least"},
        {"last-one", 3, "turn: 1\nleft: 1", "seat on turn has left"},
        {"last-one", 3, "hand 1: R1\npile: R5\nstarter: 2\nleft: 2", "starter has left"},
        {"last-one", 3, "phase: over", "has winners"},
        {"last-one", 3, "turn: 1\nhand 1: R1\npile: R5\nphase: drew R2", "just drawn is not"},
    };
    static const struct position good[] = {
        {"last-one", 3, "reports 2: 1", "reports 2: 1\n"},
        /* LO-D7: who placed the joker +4 sat before the seat on turn, whichever way it goes. */
        {"last-one", 3,
         "direction: cw\nturn: 1\nhand 1: G1\nhand 2: R1\nhand 3: R1\npile: R5 J+4\ncolor: "
         "B\nphase: answer",
         "answer: from 3 holding yes"},
        {"last-one", 3,
         "direction: ccw\nturn: 1\nhand 1: G1\nhand 2: R1\nhand 3: R1\npile: G5 J+4\ncolor: "
         "B\nphase: answer",
         "answer: from 2 holding no"},
        {"last-one", 3,
         "direction: ccw\nturn: 3\nhand 1: R1\nhand 3: G1\npile: R5 J+4\ncolor: B\nphase: answer",
         "answer: from 1 holding yes"},
        {"last-one", 4,
         "direction: cw\nturn: 4\nhand 1: G1\nhand 2: B1\nhand 4: B2\nleft: 3\npile: J+4\ncolor: "
         "B\nphase: answer",
         "answer: from 2 holding no"},
    };

    refused(bad, COUNT(bad));
    taken(good, COUNT(good));
}

TEST(extreme_positions, "Extreme Last Card")
{
    static const struct position bad[] = {
        {"extreme-last-card", 3, "mode: fight hard", "wrong value for mode"},
        {"extreme-last-card", 3, "phase: asleep", "wrong value for phase"},
        {"extreme-last-card", 3, "owed: -1", "wrong value for owed"},
        {"extreme-last-card", 3, "blocked: perhaps", "wrong value for blocked"},
        {"extreme-last-card", 3, "dignity 9: 1", "wrong value for dignity"},
        {"extreme-last-card", 3, "dignity 1: 99999", "wrong value for dignity"},
        {"extreme-last-card", 3, "turn 2: 1", "no key of Extreme Last Card"},
        {"extreme-last-card", 3, "phase: over", "has one winner, who did not leave"},
        {"extreme-last-card", 3, "phase: over\nwinners: 1 2", "has one winner"},
        {"extreme-last-card", 3, "phase: over\nwinners: 1\nleft: 1", "has one winner"},
        {"extreme-last-card", 3, "winners: 1", "Only a game that is over has a winner"},
        {"extreme-last-card", 3, "by-limit: yes", "Only a game that is over has a winner"},
        {"extreme-last-card", 3, "left: 2 3", "Two seats at least"},
        {"extreme-last-card", 3, "turn: 1\nleft: 1", "seat on turn has left"},
        {"extreme-last-card", 3, "mode: normal\nowed: 2", "nothing is owed or blocked"},
        {"extreme-last-card", 3, "mode: normal\nblocked: yes", "nothing is owed or blocked"},
        {"extreme-last-card", 3, "turn: 1\nhand 1: 5C\nhand 2: 6C\nleft: 2\npile: 7C",
         "has left holds no card"},
    };
    static const struct position good[] = {
        {"extreme-last-card", 3, "dealer: 3", "turn: 1\n"},
        {"extreme-last-card", 3, "dealer: 1", "turn: 2\n"},
        {"extreme-last-card", 3, "dealer: 1\nturn: 1", "turn: 1\n"},
        {"extreme-last-card", 3,
         "turn: 1\nhand 1: 5C\nhand 2: 6C\nhand 3: 9C\npile: 7C\nblocked: yes", "mode: fight\n"},
        {"extreme-last-card", 3, "phase: over\nwinners: 2\nby-limit: yes", "winners: 2\n"},
    };

    refused(bad, COUNT(bad));
    taken(good, COUNT(good));
}

TEST(switch_positions, "Switch")
{
    static const struct position bad[] = {
        {"switch", 3, "rank: 5 5", "a wrong value for rank."},
        {"switch", 3, "rank: red", "a wrong value for rank."},
        {"switch", 3, "run: 2", "a wrong value for run."},
        {"switch", 3, "run: x", "a wrong value for run."},
        {"switch", 3, "owed-by: 2 2", "a wrong value for owed-by."},
        {"switch", 3, "reports 9: 1", "a wrong value for reports."},
        {"switch", 3, "reports 1: 99", "a wrong value for reports."},
        {"switch", 3, "turn 1: 1", "no key of Switch"},
        {"switch", 3, "turn: 1\nleft: 1", "Seat 1 is on turn but has left"},
        {"switch", 3, "owed: 2\nrun: 5", "Nothing is owed during a run"},
    };
    static const struct position good[] = {
        {"switch", 3, "reports 2: 1", "reports 2: 1\n"},
        {"switch", 3, "run: -", "run: -\n"},
    };

    refused(bad, COUNT(bad));
    taken(good, COUNT(good));
}

TEST(palace_positions, "Palace")
{
    static const struct position bad[] = {
        {"palace", 3, "need: >= 99", "a wrong value for need."},
        {"palace", 3, "need: 5", "a wrong value for need."},
        {"palace", 3, "phase: play on", "a wrong value for phase."},
        {"palace", 3, "phase: dance", "a wrong value for phase."},
        {"palace", 3, "declared: 99", "a wrong value for declared."},
        {"palace", 3, "downs 9: 1", "a wrong value for downs."},
        {"palace", 3, "downs 1: 9", "a wrong value for downs."},
        {"palace", 3, "ups 1: 1", "a wrong value for ups."},
        {"palace", 3, "hand 1: 5C\ndeck: 6C 7C\nstock: 5", "the stock has 2 cards"},
        {"palace", 3, "hand 1: 5C\ndown 1: 6C\ndowns 1: 2", "by its down line"},
        {"palace", 3, "hand 1: 5C\nup 1: 5C", "only one 5C"},
    };
    static const struct position good[] = {
        {"palace", 3, "hand 1: 5C\nhand 2: 6C\nneed: >=8\ndeclared: -", "need: >=8\n"},
        {"palace", 3, "hand 1: 5C\nhand 2: 6C\nneed: >= 8", "need: >=8\n"},
        {"palace", 3, "hand 1: 5C\nhand 2: 6C\ndeck: 7C 8C\nstock: 2", "stock: 2\n"},
        {"palace", 3, "hand 1: 5C\nhand 2: 6C\ndown 1: 7C\ndowns 1: 1", "downs 1: 1\n"},
    };

    refused(bad, COUNT(bad));
    taken(good, COUNT(good));
}

TEST(exta_positions, "Exta-Cards")
{
    static const struct position bad[] = {
        {"exta-cards", 2, "phase: asleep", "a wrong value for phase."},
        {"exta-cards", 2, "phase: throw far", "a wrong value for phase."},
        {"exta-cards", 2, "offered 3: 1", "a wrong value for offered."},
        {"exta-cards", 2, "offered 1: never", "a wrong value for offered."},
        {"exta-cards", 2, "offer: 3", "a wrong value for offer."},
        {"exta-cards", 2, "landed: far away", "a wrong value for landed."},
        {"exta-cards", 2, "left: 1 2", "a wrong value for left."},
        {"exta-cards", 2, "left: 3", "a wrong value for left."},
        {"exta-cards", 2, "winners: 3", "a wrong value for winners."},
        {"exta-cards", 2, "error 7H: 3 3", "a wrong value for error."},
        {"exta-cards", 2, "error XX: float 3 3", "a wrong value for error."},
        {"exta-cards", 2, "curl XX: 3 3", "a wrong value for curl."},
        {"exta-cards", 2, "curl 7H: 3", "a wrong value for curl."},
        {"exta-cards", 2, "locked ugly: 7", "a wrong value for locked."},
        {"exta-cards", 2, "locked middle: 7", "a wrong value for locked."},
        {"exta-cards", 2, "locked good: 7 7", "a wrong value for locked."},
        {"exta-cards", 2, "locked good: 14", "a wrong value for locked."},
        {"exta-cards", 2, "locked good: 7 \x01", "a wrong value for locked."},
        {"exta-cards", 2, "unplaced good: 7H 99", "a wrong value for unplaced."},
        {"exta-cards", 2, "unplaced good: 7H \x01", "a wrong value for unplaced."},
        {"exta-cards", 2, "placed good: 7H", "a wrong value for placed."},
        {"exta-cards", 2, "points 3: 1", "the floor says otherwise of \"points 3\""},
        {"exta-cards", 2, "points 1: many", "the floor says otherwise of \"points 1\""},
        {"exta-cards", 2, "captive good: 7H", "the floor says otherwise of \"captive good\""},
        {"exta-cards", 2, "side middle: ZZ", "the floor says otherwise of \"side middle\""},
        {"exta-cards", 2, "at 7H: 450 135\nthrown: yes", "has nothing to place"},
        {"exta-cards", 2, "at 7H: 450 135\nphase: place", "Nothing waits to be placed"},
        {"exta-cards", 2, "unplaced bad: 7H\nphase: throw", "Cards wait to be placed"},
        {"exta-cards", 2, "done: 1 2", "Both have laid out"},
        {"exta-cards", 2, "at 7S: 30 45\nphase: layout", "No card is captive"},
        {"exta-cards", 2, "unplaced good: 7H\nphase: layout", "No card is captive"},
    };
    static const struct position good[] = {
        {"exta-cards", 2, "landed: -", "landed: -\n"},
        {"exta-cards", 2, "at 7H: 450 135\noffer: 2\nthrows: 7", "offered 2: 6\n"},
        {"exta-cards", 2, "at 7H: 450 135\noffer: 2\nturn: 2\nthrows: 7", "offered 2: 7\n"},
        {"exta-cards", 2, "at 7H: 450 135\nphase: over", "winners: "},
    };

    refused(bad, COUNT(bad));
    taken(good, COUNT(good));
}

/* Numbers of seats that no game of the kind has, dealt or set up. */
TEST(wrong_seats, "seats that there are not")
{
    struct game_events ev = {0};
    struct game_setup setup;
    char why[300];

    for (int g = 0; game_registry[g]; g++) {
        const struct game_rules *rules = game_registry[g];
        const int seats[] = {rules->min_seats - 1, rules->max_seats + 1};

        for (int i = 0; i < 2; i++) {
            const char *sentence = NULL;

            game_setup_defaults(rules, rules->min_seats, &setup);
            setup.seats = (uint8_t)seats[i];
            CU_ASSERT(rules->start(st, &setup, &ev, &sentence) != GAME_OK);
            CU_ASSERT(sentence && strlen(sentence) > 8);
            CU_ASSERT(rules->start(st, &setup, &ev, NULL) != GAME_OK);
            CU_ASSERT(rules->set_position(st, &setup, "turn: 1", why, sizeof(why)) != GAME_OK);
            CU_ASSERT(strlen(why) > 8);
        }
    }
}

/* A spectator has no hand whose numbers could be named. */
TEST(nobodys_hand, "nobody's hand")
{
    static const char *const lines[] = {
        "1",      "play 1", "flip 1",        "keep 1 2 3",
        "swap 1", "0",      "throw 1 at kh", "throw 7h at a9 float"};
    struct game_events ev = {0};
    struct game_setup setup;
    struct game_move move;

    for (int g = 0; game_registry[g]; g++) {
        const struct game_rules *rules = game_registry[g];

        game_setup_defaults(rules, rules->min_seats, &setup);
        CU_ASSERT_FATAL(rules->start(st, &setup, &ev, NULL) == GAME_OK);
        for (size_t i = 0; i < COUNT(lines); i++) {
            enum game_code code = rules->parse(st, 0, lines[i], &move);

            /* A life is named without a hand, and is nobody's. */
            CU_ASSERT(code != GAME_OK || rules->apply(st, 0, &move, &ev) != GAME_OK);
        }
    }
}

/* ---- Moves ---- */

struct refusal {
    const char *game;
    int seats;
    const char *lines;
    int seat;
    const char *move, *want;
};

static void refusals(const struct refusal *r, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const struct game_rules *rules = game_find(r[i].game);
        const char *why = set(r[i].game, r[i].seats, r[i].lines);
        struct game_events ev = {0};
        struct game_move move;
        bool read;

        if (why[0] != '\0') {
            printf("# %s: %s\n", r[i].lines, why);
            CU_FAIL("a position is refused");
            continue;
        }
        enum game_code code = rules->parse(st, r[i].seat, r[i].move, &move);
        read = code == GAME_OK;
        if (read)
            code = rules->apply(st, r[i].seat, &move, &ev);
        CU_ASSERT(code != GAME_OK);
        rules->explain(st, r[i].seat, read ? &move : NULL, code, text, sizeof(text));
        has(text, r[i].want, r[i].move);
    }
}

SUITE("refusals in words", NULL, NULL);

TEST(last_one_moves, "Last One")
{
    static const char plain[] = "turn: 1\nhand 1: G7 B1 R3\nhand 2: Y1 Y2\npile: R5\ndeck: B8 B9";
    static const char owed[] =
        "turn: 1\nhand 1: G7 B1\nhand 2: Y1 Y2\npile: R+2\nowed: 2\ndeck: B8 B9";
    static const struct refusal bad[] = {
        {"last-one", 2, plain, 2, "Y1", "It is {1}'s turn."},
        {"last-one", 2, plain, 1, "G8", "You have no G8. "},
        {"last-one", 2, plain, 1, "9", "You don't have that many cards. "},
        {"last-one", 2, plain, 1, "G7", "You cannot play G7 on R5. You can play R3, or `draw`."},
        {"last-one", 2, plain, 1, "G7 B1", "You can only play one card a turn. "},
        {"last-one", 2, plain, 1, "take", "There is nothing to pick up. "},
        {"last-one", 2, plain, 1, "pass", "You can only pass after drawing. "},
        {"last-one", 2, plain, 1, "lie", "There is no joker +4 to doubt. "},
        {"last-one", 2, plain, 1, "color red", "There is no colour to name now. "},
        {"last-one", 2, plain, 1, "R3 red", "You only name a colour with a joker. "},
        {"last-one", 2, plain, 2, "dance", "That isn't a move in Last One. Type `rules`"},
        {"last-one", 2, owed, 1, "draw",
         "You have to pick up 2, or pass it on with a pick up two. "},
        {"last-one", 2, owed, 1, "G7", "You cannot play G7 on R+2. "},
        {"last-one", 2, "turn: 1\nphase: over\nwinners: 2", 1, "draw", "The game is over. "},
    };

    refusals(bad, COUNT(bad));
}

TEST(extreme_moves, "Extreme Last Card")
{
    static const char plain[] = "turn: 1\nhand 1: 9D 5C KS 8C\nhand 2: 6C 6D\nhand 3: 9C 9H\n"
                                "pile: 7C\ndeck: 4D 4S";
    static const char fight[] = "turn: 1\nhand 1: 2D 2C KS\nhand 2: 6C 6D\nhand 3: 9C 9H\n"
                                "pile: 2S\nowed: 2\ndeck: 4D 4S";
    static const struct refusal bad[] = {
        {"extreme-last-card", 3, plain, 2, "6C", "It is {1}'s turn."},
        {"extreme-last-card", 3, plain, 1, "JC", "You have no JC. "},
        {"extreme-last-card", 3, plain, 1, "9", "You don't have that many cards. "},
        {"extreme-last-card", 3, plain, 1, "8C",
         "With an 8 you choose who takes a card from you. Type `to {2}`, for example."},
        {"extreme-last-card", 3, plain, 1, "9D", "You cannot play 9D on 7C. "},
        {"extreme-last-card", 3, plain, 1, "5C hearts", "You only name a suit with an ace"},
        {"extreme-last-card", 3, plain, 1, "5C to 2", "You only name a player with an 8"},
        {"extreme-last-card", 3, plain, 1, "take", "There is nothing to pick up. "},
        {"extreme-last-card", 3, plain, 1, "draw",
         "You cannot draw while you have a card that fits. "},
        {"extreme-last-card", 3, plain, 1, "5C KS", "You can stack cards of one number"},
        {"extreme-last-card", 3, plain, 2, "dance", "That isn't a move in Extreme Last Card. Type"},
        {"extreme-last-card", 3, fight, 1, "2D 2C",
         "In a fight you can only play one card a turn. "},
        {"extreme-last-card", 3, fight, 1, "KS", "You are under attack for 2"},
        /* EL-D9: the first seat that is in play is named. */
        {"extreme-last-card", 4,
         "turn: 1\nhand 1: 8C 5C\nhand 3: 9C 9H\nhand 4: 6D 6H\nleft: 2\npile: 7C\ndeck: 4D", 1,
         "8C", "Type `to {3}`, "},
        {"extreme-last-card", 3, "turn: 2\nhand 1: 4C\nhand 2: 8C 5C 5D\nhand 3: 9C\npile: 7C", 2,
         "8C", "Type `to {1}`, "},
        {"extreme-last-card", 3, "turn: 1\nphase: over\nwinners: 2", 1, "draw",
         "The game is over. "},
    };

    refusals(bad, COUNT(bad));
}

TEST(switch_moves, "Switch")
{
    static const char plain[] =
        "turn: 1\nhand 1: 9D 5C KS 3H 3D\nhand 2: 6C 6D\npile: 7C\ndeck: 4D";
    static const char run[] =
        "turn: 1\nhand 1: 9D 5C KS 5H 6H\nhand 2: 6C 6D\npile: 5S\nrun: 5\ndeck: 4D";
    static const struct refusal bad[] = {
        {"switch", 2, plain, 2, "6C", "It isn't your turn yet. "},
        {"switch", 2, plain, 1, "JC", "You don't have that card. "},
        {"switch", 2, plain, 1, "9D", "That doesn't match clubs or rank 7. "},
        {"switch", 2, plain, 1, "5C hearts", "You only name a suit with an ace. "},
        {"switch", 2, plain, 1, "last", "At this table everybody is told who has one card left"},
        {"switch", 2, "hand 1: 5H 4C\npile: 2C 2H\nowed: 4\nturn: 1", 1, "4C",
         "You must pick up 4 first. Answer with a 2 or the 5 of hearts, or "},
        {"switch", 2, plain, 1, "report 2", "You cannot report that now. "},
        {"switch", 2, plain, 1, "take", "You cannot do that now. "},
        {"switch", 2, plain, 1, "dance", "That isn't a move in Switch. "},
        {"switch", 2, plain, 1, "5C KS", "Cards that you play together must have the same rank"},
        {"switch", 2, run, 1, "KS", "The run is at 5"},
        {"switch", 2, run, 1, "5C hearts", "You don't name a suit in a run. "},
        {"switch", 2, run, 1, "5C 6H",
         "At this table you can only play one rank a turn in a run. "},
        {"switch", 2, "turn: 1\nwinners: 2", 1, "draw", "The game is over. "},
    };

    refusals(bad, COUNT(bad));
}

TEST(palace_moves, "Palace")
{
    static const char plain[] = "turn: 1\nhand 1: 9D 4C KS\nhand 2: 6C 6D\npile: QC\ndeck: 4D";
    static const char declared[] =
        "turn: 1\nhand 1: 5C 7C 7D\nhand 2: 6C\ndeclared: 5\nneed: any\npile:\ndeck: 4D";
    static const char tied[] = "hand 1: 4C 8C 9C\nhand 2: 4D 8D 9D\nhand 3: 5S "
                               "8S 9S\nup 1: KC\nup 2: KD\nup 3: KS\nphase: rps";
    static const char held[] = "turn: 1\nhand 1: KS\nup 1: 9C\nhand 2: 6C 6D\npile: 10C\ndeck:";
    static const char open[] = "turn: 1\nup 1: 9C KS\nhand 2: 6C 6D\npile: QC\ndeck:";
    static const char lives[] = "turn: 1\ndown 1: 9D 4C\nhand 2: 6C 6D\npile: QC\ndeck:";
    static const char often[] =
        "turn: 1\nhand 1: 9D 4C KS\nhand 2: 6C 6D\npile: QC\ndeck:\npicked 1: 12";
    static const char blind[] =
        "turn: 1\ndown 1: 9D 4C\nhand 2: 6C 6D\npile: QC\ndeck:\npicked 1: 12";
    static const struct refusal bad[] = {
        {"palace", 2, plain, 2, "6C", "It isn't your turn yet. "},
        {"palace", 2, plain, 2, "rock", "The game has begun, so it is too late"},
        {"palace", 2, plain, 2, "keep 6C 6D 4D", "The game has begun, so it is too late"},
        {"palace", 3, tied, 3, "rock", "The others are deciding who begins. "},
        {"palace", 2, plain, 1, "JC", "You don't have that card. "},
        {"palace", 2, plain, 1, "4C", "You need Q or higher, "},
        {"palace", 2, plain, 1, "4C KS", "Cards that you play together must have the same value. "},
        {"palace", 2, plain, 1, "dance", "That isn't a move in Palace. "},
        {"palace", 2, plain, 1, "pass", "You cannot do that now. "},
        {"palace", 2, declared, 1, "7C",
         "The first play has to include the lowest value, 5. You can play 5C."},
        {"palace", 2, declared, 1, "take", "There is no pile to pick up. "},
        {"palace", 2, held, 1, "take 9C", "You cannot do that now. You can play KS, or `take`."},
        {"palace", 2, open, 1, "take 9C",
         "You can play one of your lives, so you cannot take any along. "},
        {"palace", 2, lives, 1, "flip 9", "You don't have that life. "},
        {"palace", 2, often, 1, "take",
         "You have picked up 12 times when you could have played. A game allows no more. You can "
         "play KS."},
        {"palace", 2, blind, 1, "take",
         "A game allows no more. Your lives are face down. Type `flip 1`."},
        {"palace", 2, lives, 1, "dance", "Your lives are face down. Type `flip 1`, or `take`."},
    };

    refusals(bad, COUNT(bad));
}

/* Whatever is refused to whomever, the sentence is complete. */
TEST(nobody_can, "no sentence is cut short")
{
    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        const struct game_move move = {.verb = MOVE_PLAY, .ncards = 1, .card = {1}};

        set(rules->id, rules->max_seats, "");
        for (int seat = 1; seat <= rules->max_seats; seat++)
            for (int code = GAME_NOT_YOUR_TURN; code <= GAME_OVER; code++) {
                rules->explain(st, seat, &move, (enum game_code)code, text, sizeof(text));
                CU_ASSERT_PTR_NULL(strstr(text, "(null)"));
                CU_ASSERT(text[0] != '\0');
            }
    }
}

TEST(exta_moves, "Exta-Cards")
{
    static const char plain[] =
        "turn: 1\ngood: 2\nat 7H: 450 135\nat KS: 450 1000\nat 5C: 450 1700";
    static const struct refusal bad[] = {
        {"exta-cards", 2, plain, 2, "throw 5C at 7H float", "It isn't your turn yet. "},
        {"exta-cards", 2, plain, 2, "done",
         "The layout is over. Wait for your turn, or type `look`."},
        {"exta-cards", 2, plain, 2, "swap 5C KS", "The layout is over. Wait for"},
        {"exta-cards", 2, plain, 1, "dance", "That isn't a move here. A throw names a card"},
        {"exta-cards", 2, plain, 1, "throw 9", "That card is locked, or not on your side. "},
        {"exta-cards", 2, plain, 1, "throw 7H aim 9999 power 50 float", "A throw names a card"},
        {"exta-cards", 2, plain, 1, "throw 7H aim -9999 power 50 float", "A throw names a card"},
        {"exta-cards", 2, plain, 1, "throw 7H aim 50 power -1 float", "A throw names a card"},
        {"exta-cards", 2, plain, 1, "throw 7H aim 50 power 9999 float", "A throw names a card"},
        {"exta-cards", 2, plain, 1, "throw 7H aim 50 power 50", "A throw names a card"},
        {"exta-cards", 2, plain, 1, "throw 7H aim 50 power 100 float now", "A throw names a card"},
        {"exta-cards", 2, plain, 1, "throw 7H aim 50 100 float", "A throw names a card"},
        {"exta-cards", 2, plain, 1, "throw 7H aim - power 5 float", "A throw names a card"},
        {"exta-cards", 2, plain, 1, "throw 7H aim 50 power 1234567 float", "A throw names a card"},
        {"exta-cards", 2, plain, 1, "throw 7H at KS left -0 float", "A throw names a card"},
        {"exta-cards", 2, plain, 1, "throw 7H aim 50 power 5 float", "That is aimed too near. "},
        {"exta-cards", 2, plain, 1, "throw 7H at KS short 11", "That is aimed too near. "},
        {"exta-cards", 2, plain, 1, "throw 7H at KS short 31", "`short` takes off 30 cm at most"},
        {"exta-cards", 2, plain, 1, "throw 7H at 5C long 29", "That is aimed too far. "},
        {"exta-cards", 2, plain, 1, "throw 7H at KS long 31", "`long` adds 30 cm at most"},
        {"exta-cards", 2, plain, 1, "throw 7H at KS left 31", "too far to the left. `left` takes"},
        {"exta-cards", 2, plain, 1, "throw 7H at KS right 99999", "too far to the right. `right`"},
        {"exta-cards", 2, plain, 1, "throw 7H at 9S long 5", "You cannot throw at that card. "},
        {"exta-cards", 2, plain, 1, "place 7H a1", "You have no cards to place. "},
        {"exta-cards", 2, plain, 1, "done", "The layout is over. "},
        {"exta-cards", 2, "at 7H: 450 135\nphase: over", 1, "stop", "The game is over. "},
    };

    refusals(bad, COUNT(bad));
}
