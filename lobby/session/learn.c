/*
 * The lessons, and when each is told. A lesson waits for `start`, for the learner's turn by its
 * number ("turn 2"), for what holds on the learner's turn ("now:NAME", a status of the view), or
 * for a fact of the game by its name.
 */
#include "learn.h"

#include <stdio.h>
#include <string.h>

#include "session.h"
#include "utf8.h"

struct lesson {
    const char *game, *when, *text;
};

static const struct lesson lessons[] = {
    {"last-one", "start",
     N_("You have seven cards, and whoever is rid of them first wins. A card goes on the table if "
        "its colour, its number or its sign is that of the top card.")},
    {"last-one", "turn 1",
     N_("It is your turn. Your cards are numbered, and those that fit are marked: type the number "
        "of one, or its name. If none fits, type  draw .")},
    {"last-one", "now:now-drew",
     N_("The card that you drew fits. Play it with its number, or keep it with  pass .")},
    {"last-one", "turn 3",
     N_("A joker, J, goes on anything. Say which colour follows:  j red . A skip or a change of "
        "direction gives you another turn when there are two of you.")},
    {"last-one", "now:now-owed",
     N_("That was a pick up two. Answer with one of yours if you have it, then it is the other who "
        "must take four. Else type  take .")},
    {"last-one", "now:now-answer",
     N_("A joker plus four may only be played by who holds no card of the colour. Type  take , or  "
        "lie  if you doubt it; a wrong doubt costs six cards.")},
    {"last-one", "one-card",
     N_("One card is left there. Whoever has two cards says  last  with the play, as in  3 last ; "
        "who forgets it can be reported, and draws two.")},
    {"last-one", "turn 6",
     N_("When you have two cards left do not forget: type the card and  last  behind it.")},

    {"extreme-last-card", "start",
     N_("You have seven cards, and whoever is rid of them first wins. A card goes in the middle if "
        "its suit or its number is that of the card there.")},
    {"extreme-last-card", "turn 1",
     N_("It is your turn. Type the number or the name of a card that is marked. Several go at "
        "once: cards of one number, or of one suit in a row, the last one named on top. If none "
        "fits, type  draw .")},
    {"extreme-last-card", "turn 2",
     N_("Aces and jokers go on anything, and you name the suit:  as hearts . With two players a 10 "
        "gives you another turn, and with an 8 you give a random card of yours away.")},
    {"extreme-last-card", "fight",
     N_("A 2 or a 5 starts a fight. Whoever is attacked takes the total, or answers: 2 and 5 add "
        "to it, a 9 passes it on, a Q sends it back, a 3 or 7 blocks it.")},
    {"extreme-last-card", "dance",
     N_("A king makes the next player dance like a chicken. It costs nothing but dignity, which "
        "the profile counts:  finger .")},
    {"extreme-last-card", "now:now-attack",
     N_("You are attacked. Type  take , or place a card that answers; those are marked.")},
    {"extreme-last-card", "now:now-block",
     N_("The attack was blocked. A 6 undoes the block; any other move ends the fight.")},
    {"extreme-last-card", "turn 4",
     N_("Before your last card you must have said so: put  last  behind the play that leaves you "
        "one, as in  9s last . Aces, jokers, 2s and 5s do not win.")},

    {"palace", "start",
     N_("You have six cards, three more lie face down before you, and whoever is rid of all of "
        "them first wins.")},
    {"palace", "now:select",
     N_("First select three of the six as lives to lie face up: good ones, such as 2, 10 and high "
        "cards. Type  keep  and three numbers, as in  keep 1 3 6 .")},
    {"palace", "lives",
     N_("The lives are shown. They are played when hand and stock are used up; until then you draw "
        "up to three cards after each play.")},
    {"palace", "turn 1",
     N_("It is your turn. Play a card as high as the pile's top card or higher; several of one "
        "value may go at once. 2, 5, 7 and 10 go on anything. If you cannot, type  take  for the "
        "pile.")},
    {"palace", "reset", N_("A 2 resets the pile: the next card may be any.")},
    {"palace", "lower",
     N_("A 7 turns it upside down: the next card must be less than 7, or wild.")},
    {"palace", "skip",
     N_("A 5 turns the order round; with two players it is the same one's turn again.")},
    {"palace", "bomb",
     N_("A bomb: a 10, or four of one value, and the pile is gone. Who made it may play again, or "
        "type  pass .")},
    {"palace", "take",
     N_("Who takes the pile has many cards, and sets of one value: that is not the end of the "
        "game.")},
    {"palace", "flip", N_("The lives that lie face down are turned up unseen: type  flip 1 .")},

    {"switch", "start",
     N_("You have seven cards, and whoever is rid of them first wins. A card goes on the pile if "
        "its suit or its rank is that of the top card.")},
    {"switch", "turn 1",
     N_("It is your turn. Type the number or the name of a card that is marked; several of one "
        "rank may go at once. If none fits, type  draw .")},
    {"switch", "turn 2",
     N_("An ace goes on anything and names the suit:  as hearts . A 7 stands for the card below "
        "it. With two players an 8 just passes the turn, and a J gives you another.")},
    {"switch", "now:now-owed-2",
     N_("A 2 was played. Answer with a 2 of yours, and the other picks up the sum; else type  take "
        ".")},
    {"switch", "now:now-owed-5h",
     N_("The 5 of hearts costs five cards, and only the 2 of hearts answers it. Else type  take "
        ".")},
    {"switch", "run",
     N_("A 3 starts a run: suits do not matter now, each plays the same rank or the next one.")},
    {"switch", "now:now-run",
     N_("You are in a run. Play the rank on top or the next one; who cannot picks up as many cards "
        "as the rank says:  take .")},
    {"switch", "trick-finish",
     N_("Nobody finishes on a trick card: 2, 3, 5 of hearts, 7, 8, J, A, or a card in a run. Keep "
        "a plain card for the end.")},

    {"exta-cards", "start",
     N_("You throw your cards at the other's. First lay yours out: type  layout spread , then  "
        "done .")},
    {"exta-cards", "now:now-throw",
     N_("It is your turn to throw. Type  targets  to see what you can hit, then throw one of your "
        "cards at one of them, as in  throw 7h at kh float . Near ones are surer.")},
    {"exta-cards", "take",
     N_("What a throw lands on comes to the thrower's side, with the card thrown.")},
    {"exta-cards", "miss",
     N_("Who hits nothing loses the card to the other side. So throw cards that are worth "
        "little.")},
    {"exta-cards", "turn 3",
     N_("Each card bends in its own way. Type  feel  and a card to see where it went before, and "
        "correct:  throw 7h at kh left 3 short 2 float .")},
    {"exta-cards", "locked", N_("All four of a face on one side: they are safe there for good.")},
    {"exta-cards", "turn 5", N_("When you are ahead, offer the end: type  stop .")},
};
enum { LESSONS = sizeof(lessons) / sizeof(*lessons) };

void learn_begin(struct session *s, const struct game_rules *rules)
{
    s->learn =
        (struct learn){.rules = rules, .table = tables_seat_of(s->lobby->tables, s->person, NULL)};
}

/* Tells the first lesson that waits for this; false: none does. */
static bool tell(struct session *s, const char *when)
{
    uint32_t bit = 1;
    for (int i = 0; i < LESSONS; i++) {
        if (strcmp(lessons[i].game, s->learn.rules->id) != 0)
            continue;
        if ((s->learn.told & bit) == 0 && strcmp(lessons[i].when, when) == 0) {
            s->learn.told |= bit;
            session_say(s, "Lesson: %s", tr(lessons[i].text));
            return true;
        }
        bit <<= 1;
    }
    return false;
}

static void my_turn(struct session *s, const struct table_info *info)
{
    struct game_view view;
    char when[32];
    if (!tables_view(s->lobby->tables, info->number, s->person, &view))
        return;
    s->learn.turns++;
    for (int i = 0; i < view.nstatus; i++) {
        utf8_printf(when, sizeof(when), "now:%s", s->learn.rules->facts[view.status[i].kind].name);
        if (tell(s, when))
            return;
    }
    /* One that was put off by another is told on the next turn. */
    for (int turn = 1; turn <= s->learn.turns; turn++) {
        utf8_printf(when, sizeof(when), "turn %d", turn);
        if (tell(s, when))
            return;
    }
}

void learn_notice(struct session *s, const struct notice *notice, const struct table_info *info)
{
    if (!s->learn.rules || !info)
        return;
    if (info->number != s->learn.table) { /* they have left it */
        s->learn.rules = NULL;
        return;
    }
    switch (notice->kind) {
    case NOTICE_START: tell(s, "start"); break;
    case NOTICE_FACT: tell(s, s->learn.rules->facts[notice->fact.kind].name); break;
    case NOTICE_TURN:
        if (info->seat[notice->who.seat].person.id == s->person)
            my_turn(s, info);
        break;
    case NOTICE_OVER:
        session_say(
            s,
            N_("Lesson: That was a whole game. Type  rematch  for another,  bot medium  after  bot "
               "remove  for a better opponent, or  rules %s  for all of the rules."),
            s->learn.rules->id);
        s->learn.rules = NULL;
        break;
    case NOTICE_CANCELLED:
    case NOTICE_VOIDED:
    case NOTICE_CLOSED: s->learn.rules = NULL; break;
    default: break;
    }
}
