/*
 * Commands for the questions that a game answers about itself: each question that a game's picture
 * answers (picture.h) becomes a command.
 */
#include "cmd.h"

/* Asks the game that the session plays or watches, or says which game answers the question. */
static void questions_ask(struct session *s, const struct cmd_args *args)
{
    const char *name = args->row->name, *text = args->word[0] ? args->word[0] : "";
    struct session_sight sight;
    struct buf out = {0};
    char english[GAME_TEXT_MAX];
    int asked = 0; /* the game that answers */
    while (!picture_question(game_registry[asked], name))
        asked++;
    if (args->row->pattern[0] != '\0' && !args->word[0] && cmd_question_here(s, args->row))
        session_say(s, "Which card? Type `%s` and a card, as in `%s ks`.", name, name);
    else if (session_sees(s, session_table(s), &sight) && sight.seen.view &&
             ui_question(&out, &sight.seen, name, move_english(s, &sight.info, text, english)))
        session_show(s, &out);
    else
        session_say(s, "That is asked in a game of %s. Type `look` to see this table.",
                    game_registry[asked]->title);
}

bool cmd_question_here(const struct session *s, const struct command *row)
{
    struct table_info info;
    return row->run != questions_ask ||
           (session_at(s, &info) && picture_question(info.rules, row->name));
}

void question_commands(void)
{
    for (int i = 0; game_registry[i]; i++) {
        const struct game_picture *picture = game_registry[i]->picture;
        for (const struct game_question *q = picture ? picture->questions : NULL; q && q->name; q++)
            cmd_row_add(&(struct command){q->name, questions_ask, q->help, .aliases = q->aliases,
                                          .pattern = q->asks_card ? "[TEXT]" : NULL,
                                          .where = CMD_TABLE | CMD_WATCHING});
    }
}
