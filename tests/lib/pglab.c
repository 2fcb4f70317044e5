/*
 * See pglab.h.
 */
#include "pglab.h"

#include <poll.h>
#include <stdarg.h>
#include <unistd.h>

#include "cutap.h"
#include "files.h"
#include "xalloc.h"

struct pglab {
    char *folder;
};

/* Runs the script with these words, as the shell reads them. Returns its output without the last
 * newline, and its status. */
static char *script(int *status, const char *format, ...) PRINTF(2, 3);

static char *script(int *status, const char *format, ...)
{
    FREED char *path = source_path("tests/lib/pglab.sh"), *words = NULL, *line = NULL;
    char *output = NULL;
    size_t size = 0;
    va_list args;
    va_start(args, format);
    if (vasprintf(&words, format, args) < 0 || asprintf(&line, "sh %s %s", path, words) < 0)
        abort();
    va_end(args);
    fflush(NULL);
    FILE *pipe = popen(line, "re");
    if (!pipe)
        abort();
    ssize_t length = getdelim(&output, &size, '\0', pipe);
    *status = pclose(pipe);
    if (length < 0) {
        free(output);
        output = strdup("");
    } else if (output[length - 1] == '\n') {
        output[length - 1] = '\0';
    }
    return output;
}

static void must(int status, const char *what)
{
    if (status == 0)
        return;
    printf("Bail out! PostgreSQL for the test failed at: %s\n", what);
    exit(99);
}

/* Quotes a word so that the shell leaves it as it is. */
static char *quoted(const char *word)
{
    char *text = malloc(4 * strlen(word) + 3), *to = text;
    *to++ = '\'';
    for (; *word; word++)
        to = *word == '\'' ? stpcpy(to, "'\\''") : (*to = *word, to + 1);
    strcpy(to, "'");
    return text;
}

bool pglab_has(void)
{
    int status;
    free(script(&status, "has 2>/dev/null"));
    return status == 0;
}

static struct pglab *lab_new(char *folder)
{
    struct pglab *lab = malloc(sizeof(*lab));
    lab->folder = folder;
    return lab;
}

struct pglab *pglab_start(const char *settings)
{
    int status;
    char *folder = script(&status, "start %d %s", (int)getpid(), settings ? settings : "");
    must(status, "start");
    return lab_new(folder);
}

struct pglab *pglab_standby(const struct pglab *primary, const char *settings)
{
    int status;
    char *folder = script(&status, "standby %d %s %s", (int)getpid(), primary->folder,
                          settings ? settings : "");
    must(status, "standby");
    return lab_new(folder);
}

int pglab_run(struct pglab **server, CU_SuiteInfo *suites)
{
    if (!pglab_has()) {
        printf("1..0 # SKIP PostgreSQL is not installed here\n");
        return 0;
    }
    *server = pglab_start(NULL);
    int status = cutap_run(suites);
    pglab_free(server);
    return status;
}

void pglab_free(struct pglab **lab)
{
    if (!*lab)
        return;
    pglab_do(*lab, "drop");
    free((*lab)->folder);
    free(*lab);
    *lab = NULL;
}

const char *pglab_folder(const struct pglab *lab)
{
    return lab->folder;
}

static char *asked(const struct pglab *lab, const char *command)
{
    int status;
    FREED char *words = strdup(command);
    char *rest = words, *first = strsep(&rest, " ");
    char *output = script(&status, "%s %s %s", first, lab->folder, rest ? rest : "");
    must(status, command);
    return output;
}

char *pglab_database(const struct pglab *lab)
{
    return asked(lab, "database");
}

char *pglab_url(const struct pglab *lab)
{
    return asked(lab, "url");
}

char *pglab_sql(const char *url, const char *statements)
{
    int status;
    FREED char *where = quoted(url), *what = quoted(statements);
    char *output = script(&status, "sql %s %s", where, what);
    must(status, statements);
    return output;
}

void pglab_is(const char *url, const char *statements, const char *expected)
{
    FREED char *rows = pglab_sql(url, statements);
    if (strcmp(rows, expected) != 0)
        printf("# %s: %s\n", statements, rows);
    CU_ASSERT_STRING_EQUAL(rows, expected);
}

void pglab_until(const char *url, const char *statements, const char *expected)
{
    for (bool same = false; !same; poll(NULL, 0, 20)) {
        FREED char *rows = pglab_sql(url, statements);
        same = strcmp(rows, expected) == 0;
    }
}

void pglab_rows_keep(const char *url)
{
    static const char statements[] =
        "CREATE SCHEMA first; DO $$ DECLARE t name; BEGIN"
        " FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP"
        " EXECUTE format('CREATE TABLE first.%1$I AS TABLE public.%1$I', t); END LOOP; END $$";
    free(pglab_sql(url, statements));
}

void pglab_rows_restore(const char *url)
{
    /* Brings the rows back. The order of the tables does not matter, because references are not
     * checked meanwhile. */
    static const char statements[] =
        "SET session_replication_role = replica; DO $$ DECLARE t name; BEGIN"
        " FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'first' LOOP"
        " EXECUTE format('DELETE FROM public.%1$I; INSERT INTO public.%1$I TABLE first.%1$I', t);"
        " END LOOP; END $$";
    free(pglab_sql(url, statements));
}

void pglab_do(const struct pglab *lab, const char *command)
{
    free(asked(lab, command));
}
