/*
 * Position text and the piles: writing, drawing, reshuffling, conservation. How tests read
 * positions is tested by scenario-lines.t.
 */
#include "cutap.h"
#include "position_read.h"
#include "shed_fact.h"

SUITE("position", NULL, NULL);

TEST(test_writer, "writer")
{
    char out[12];
    struct buf w = buf_over(out, sizeof(out));

    position_put_seats(&w, "said", 1 << 2 | 1 << 8);
    CU_ASSERT_STRING_EQUAL(out, "said: 2 8\n");
    position_say(&w, "more than fits");
    CU_ASSERT_STRING_EQUAL(out, "said: 2 8\n");
    CU_ASSERT(w.overflow);
}

/* A sentence that does not fit ends with a whole character, wherever it ends. */
TEST(test_cut, "a text that does not fit")
{
    static const char cards[] = "\xf0\x9f\x82\xa1\xf0\x9f\x83\x8e\xe2\x99\xa0\xc3\xb1.";
    static const size_t whole[] = {0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 11, 11, 13, 14, 14};

    for (size_t cap = 1; cap <= sizeof(whole) / sizeof(*whole); cap++) {
        char out[32];

        position_fail(out, cap, "%s", cards);
        CU_ASSERT_EQUAL(strlen(out), whole[cap - 1]);
    }
}

static void read_piles(struct shed *p, const char *text)
{
    struct position_reader r;

    memset(p, 0, sizeof(*p));
    p->seats = 3;
    p->playing = seats_all(3);
    position_open(&r, text);
    while (position_next(&r) == POSITION_LINE)
        CU_ASSERT_EQUAL(piles_read(p, CARDS_STANDARD, 3, &r), 1);
}

TEST(test_piles_text, "piles as text")
{
    static const char text[] = "hand 1: 7H 7S\nhand 2:\nhand 3: KC\npile: 2C 3C\ndeck: 4C 5C 6C\n";
    struct position_reader r;
    struct shed p;
    char out[200];
    struct buf w = buf_over(out, sizeof(out));
    card_t pack[52];

    read_piles(&p, text);
    shed_write(&p, &w);
    CU_ASSERT_STRING_EQUAL(out, text);
    CU_ASSERT_EQUAL(shed_top(&p), card_make(SUIT_CLUBS, 3));
    cards_standard_pack(pack, 0);
    CU_ASSERT_EQUAL(piles_surplus(&p, 3, pack, 52), CARD_NONE);
    shed_give(&p, 2, card_make(SUIT_CLUBS, 4));
    CU_ASSERT_EQUAL(piles_surplus(&p, 3, pack, 52), card_make(SUIT_CLUBS, 4));
    position_open(&r, "hand 4: 7H\nhand 1: XX\nphase: play\n");
    position_next(&r);
    CU_ASSERT_EQUAL(piles_read(&p, CARDS_STANDARD, 3, &r), -1);
    position_next(&r);
    CU_ASSERT_EQUAL(piles_read(&p, CARDS_STANDARD, 3, &r), -1);
    position_next(&r);
    CU_ASSERT_EQUAL(piles_read(&p, CARDS_STANDARD, 3, &r), 0);
}

TEST(test_draw, "drawing, reshuffling, drawing what there is")
{
    const uint8_t seed[32] = {1};
    struct shed p;
    struct game_events ev = {0};

    read_piles(&p, "hand 1: 7H\npile: 2C 3C 4C\ndeck: 5C 6C\n");
    rng_seed(&p.rng, seed);
    p.said = 1 << 1;
    CU_ASSERT_EQUAL(shed_draw(&p, 1, 2, &ev), 2);
    CU_ASSERT(ev.n == 0 && p.said == 0);
    CU_ASSERT_EQUAL(p.hand[1][1], card_make(SUIT_CLUBS, 5));
    CU_ASSERT_EQUAL(p.hand[1][2], card_make(SUIT_CLUBS, 6));
    /* Five more are owed, but only two are left: the top card stays. */
    CU_ASSERT_EQUAL(shed_draw(&p, 1, 5, &ev), 2);
    CU_ASSERT(ev.n == 1 && ev.fact[0].kind == FACT_RESHUFFLE);
    CU_ASSERT_EQUAL(p.npile, 1);
    CU_ASSERT_EQUAL(shed_top(&p), card_make(SUIT_CLUBS, 4));
    CU_ASSERT_EQUAL(shed_draw(&p, 1, 1, &ev), 0);
    CU_ASSERT_EQUAL(p.nhand[1], 5);
}

TEST(test_hands, "hands, retiring")
{
    const uint8_t seed[32] = {2};
    const card_t two[] = {card_make(SUIT_HEARTS, 7), card_make(SUIT_HEARTS, 7)};
    struct game_events ev = {0};
    struct shed p;

    read_piles(&p, "hand 1: 7H 8H 7S\nhand 2: KC QC\npile: 2C\ndeck: 5C 6C\n");
    rng_seed(&p.rng, seed);
    CU_ASSERT(shed_holds(&p, 1, two, 1));
    CU_ASSERT_FALSE(shed_holds(&p, 1, two, 2));
    shed_remove(&p, 1, two[0]);
    CU_ASSERT_EQUAL(p.nhand[1], 2);
    CU_ASSERT_EQUAL(p.hand[1][0], card_make(SUIT_HEARTS, 8));
    CU_ASSERT_EQUAL(p.hand[1][1], card_make(SUIT_SPADES, 7));
    CU_ASSERT_FALSE(shed_holds(&p, 1, two, 1));
    shed_leave(&p, 2, &ev);
    CU_ASSERT(p.playing == (1 << 1 | 1 << 3) && ev.fact[0].kind == FACT_LEFT);
    CU_ASSERT_EQUAL(p.nhand[2], 0);
    CU_ASSERT_EQUAL(p.ndeck, 4);
    CU_ASSERT_EQUAL(p.deck[3], card_make(SUIT_CLUBS, 5));
    CU_ASSERT_EQUAL(card_rank(p.deck[0]) + card_rank(p.deck[1]), RANK_KING + RANK_QUEEN);
    shed_put_back(&p, two[0]);
    CU_ASSERT_EQUAL(p.ndeck, 5);
}

TEST(test_put_back, "a card put back")
{
    /* Every place of a deck of three is as likely as the others. */
    const uint8_t seed[32] = {3};
    struct rng rng;
    struct shed p;
    int at[4] = {0};

    rng_seed(&rng, seed);
    for (int i = 0; i < 4000; i++) {
        read_piles(&p, "deck: 5C 6C 7C\n");
        p.rng = rng;
        shed_put_back(&p, CARD_JOKER);
        rng = p.rng;
        for (int k = 0; k < 4; k++)
            at[k] += p.deck[k] == CARD_JOKER;
    }
    for (int k = 0; k < 4; k++)
        CU_ASSERT(at[k] > 850 && at[k] < 1150);
}

TEST(test_resample, "resampling")
{
    const uint8_t seed[32] = {4};
    struct rng rng;
    struct shed p, q;
    card_t pack[52];
    int moved = 0;

    rng_seed(&rng, seed);
    read_piles(&p, "hand 1: 7H 8H 7S\nhand 2: KC QC\nhand 3: AC\npile: 2C 3C\ndeck: 5C 6C 9C\n");
    cards_standard_pack(pack, 0);
    for (int i = 0; i < 50; i++) {
        q = p;
        shed_resample(&q, 1, &rng);
        CU_ASSERT_EQUAL(memcmp(q.hand[1], p.hand[1], 3), 0);
        CU_ASSERT_EQUAL(memcmp(q.pile, p.pile, 2), 0);
        CU_ASSERT(q.nhand[2] == 2 && q.nhand[3] == 1 && q.ndeck == 3);
        CU_ASSERT_EQUAL(piles_surplus(&q, 3, pack, 52), CARD_NONE);
        moved += memcmp(q.hand[2], p.hand[2], 2) != 0;
    }
    CU_ASSERT(moved > 30);
}
