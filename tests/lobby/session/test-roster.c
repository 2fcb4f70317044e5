/*
 * Who is on, by name, against a look at everybody.
 */
#include <strings.h>

#include "cutap.h"
#include "session.h"

enum { PEOPLE = 200 };

/* Every one whose name begins so is in the range, once, in order; the whole name is the first. */
static void check_range(const struct roster *roster, const struct session *s, const bool *on,
                        const char *start)
{
    struct session *const *first;
    size_t n = roster_range(roster, start, &first), expected = 0;
    for (int i = 0; i < PEOPLE; i++)
        expected += on[i] && strncasecmp(s[i].name, start, strlen(start)) == 0;
    CU_ASSERT_EQUAL(n, expected);
    for (size_t i = 0; i < n; i++) {
        CU_ASSERT(on[first[i] - s]);
        CU_ASSERT_EQUAL(strncasecmp(first[i]->name, start, strlen(start)), 0);
        CU_ASSERT(i == 0 || strcasecmp(first[i - 1]->name, first[i]->name) < 0);
        CU_ASSERT(i == 0 || strcasecmp(first[i]->name, start) != 0);
    }
}

/* Guests are counted, and the next one gets the lowest number that is free. */
static void check_guests(const struct roster *roster, const struct session *s, const bool *on)
{
    bool taken[PEOPLE + 2] = {false};
    size_t guests = 0;
    int number = 1;
    for (int i = 0; i < PEOPLE; i++) {
        guests += on[i] && s[i].kind == PERSON_GUEST;
        if (on[i] && s[i].kind == PERSON_GUEST)
            taken[atoi(s[i].name + 5)] = true;
    }
    while (taken[number])
        number++;
    CU_ASSERT_EQUAL(roster->guests, guests);
    CU_ASSERT_EQUAL(roster_guest_number(roster), number);
}

SUITE("roster", NULL, NULL);

TEST(test_against_all, "against all")
{
    static struct session s[PEOPLE];
    static bool on[PEOPLE];
    struct roster roster = {0};
    srand(20261122);
    check_range(&roster, s, on, "");
    for (int i = 0; i < PEOPLE; i++) {
        s[i].kind = i % 2 ? PERSON_GUEST : PERSON_ACCOUNT;
        snprintf(s[i].name, sizeof(s[i].name), "%s%d",
                 i % 2   ? "Guest"
                 : i % 3 ? "ann"
                         : "zo_e_of_old",
                 (i % 2 ? i / 2 + 1 : i) % 1000);
    }
    for (int round = 0; round < 5000; round++) {
        int i = rand() % PEOPLE;
        if (on[i])
            roster_remove(&roster, &s[i]);
        else
            roster_add(&roster, &s[i]);
        on[i] = !on[i];
        CU_ASSERT_EQUAL(roster.n == 0, !memchr(on, true, sizeof(on)));
        check_range(&roster, s, on, s[rand() % PEOPLE].name);
        check_range(&roster, s, on, round % 2 ? "gUEST1" : "");
        check_range(&roster, s, on, round % 2 ? "nobody" : "zzz");
        check_guests(&roster, s, on);
    }
    roster_remove(&roster, &(struct session){.name = "not there"});
    check_range(&roster, s, on, "");
    roster_free(&roster);
    CU_ASSERT_EQUAL(roster.n, 0);
}

/* Names that look like a guest's are no numbers; of two of one name the number is taken until both
 * are gone. */
TEST(test_guest_numbers, "numbers of guests")
{
    static struct session odd[] = {{.name = "guest"},  {.name = "guest01"}, {.name = "guest1a"},
                                   {.name = "gues1"},  {.name = "guest-1"}, {.name = "guest0"},
                                   {.name = "aguest1"}};
    static struct session twice[] = {{.name = "guest1"}, {.name = "Guest1"}},
                          far = {.name = "guest70000"};
    struct roster roster = {0};
    CU_ASSERT_EQUAL(roster_guest_number(&roster), 1);
    for (size_t i = 0; i < sizeof(odd) / sizeof(odd[0]); i++)
        roster_add(&roster, &odd[i]);
    CU_ASSERT_EQUAL(roster_guest_number(&roster), 1);
    roster_add(&roster, &far);
    for (int i = 0; i < 2; i++)
        roster_add(&roster, &twice[i]);
    CU_ASSERT_EQUAL(roster_guest_number(&roster), 2);
    roster_remove(&roster, &twice[0]);
    CU_ASSERT_EQUAL(roster_guest_number(&roster), 2);
    roster_remove(&roster, &twice[1]);
    CU_ASSERT_EQUAL(roster_guest_number(&roster), 1);
    roster_free(&roster);
}
