/*
 * Plays games for the corpus. make.sh calls it.
 *
 *   make FILE SCHEMA EACH LIVE
 *       makes a database at FILE in which EACH games of every kind are over and LIVE are in play,
 *       other games for each SCHEMA. Writes the positions of those in play to FILE.live
 *   make records FOLDER FILE
 *       writes the games of a database that are over as records, to FOLDER/GAME-vVERSION.txt
 */
#include <inttypes.h>
#include <stdlib.h>

#include "corpus.h"
#include "file.h"
#include "table_record.h"

static int play(const char *path, int schema, int each, int live)
{
    char name[1000];

    if (!corpus_open(path, schema))
        return 1;
    corpus_people();
    for (int i = 0; game_registry[i]; i++)
        for (int k = 0; k < each; k++)
            corpus_play(game_registry[i], k, false);
    /* They come last, because the time that passes meanwhile would end them. */
    for (int k = 0; k < live; k++)
        for (int i = 0; game_registry[i]; i++)
            corpus_play(game_registry[i], schema + k, true);
    snprintf(name, sizeof(name), "%s.live", path);
    FILE *out = fopen(name, "w");
    if (!out) {
        perror(name);
        return 1;
    }
    corpus_live(out);
    fclose(out);
    corpus_close();
    return 0;
}

/* ---- Records ---- */

struct records {
    const char *folder;
    struct record_maker maker;
    bool failed;
};

static void record_end(struct records *r)
{
    const struct store_game *row = &r->maker.row;
    BUF_LOCAL text = {0};
    char path[1000];

    if (row->nseats == 0)
        return;
    const char *why = record_maker_end(&r->maker, STORE_OK, row->number, &text);
    snprintf(path, sizeof(path), "%s/%s-v%d.txt", r->folder, row->game, row->version);
    FILE *out = !why ? fopen(path, "a") : NULL;
    if (!out || fputs(buf_text(&text), out) < 0 || fclose(out) != 0) {
        printf("game %" PRId64 ": %s\n", row->number, why ? why : "cannot be written");
        r->failed = true;
    }
}

static void on_game(void *arg, const struct store_game *row)
{
    struct records *r = arg;

    record_end(r);
    record_maker_free(&r->maker);
    r->maker = (struct record_maker){0};
    record_maker_game(&r->maker, row);
}

static void on_event(void *arg, const struct store_event *event)
{
    record_maker_event(&((struct records *)arg)->maker, event);
}

static void on_fault(void *arg, const char *sentence)
{
    ((struct records *)arg)->failed = true;
    puts(sentence);
}

static int records(const char *folder, const char *path)
{
    struct records r = {.folder = folder};
    bool readable = false;
    char why[300];
    struct store_file *file = store_file_open(path, why, sizeof(why));

    if (!file) {
        puts(why);
        return 1;
    }
    store_file_check(file, on_fault, &r, &readable);
    if (readable) {
        store_file_games(file, on_game, on_event, &r);
        record_end(&r);
    }
    record_maker_free(&r.maker);
    store_file_close(&file);
    return readable && !r.failed ? 0 : 1;
}

int main(int argc, char **argv)
{
    if (argc == 4 && strcmp(argv[1], "records") == 0)
        return records(argv[2], argv[3]);
    if (argc == 5)
        return play(argv[1], atoi(argv[2]), atoi(argv[3]), atoi(argv[4]));
    fprintf(stderr, "Usage: make FILE SCHEMA EACH LIVE | make records FOLDER FILE\n");
    return 2;
}
