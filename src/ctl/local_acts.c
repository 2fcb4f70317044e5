/*
 * See local_acts.h.
 */
#include "local_acts.h"

#include <stdarg.h>

int local_refuse(struct buf *text, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    buf_vprintf(text, format, args);
    va_end(args);
    buf_putc(text, '\n');
    return STATUS_REFUSED;
}

static const struct act_field doctor_fields[] = {
    {"check", ACT_FIELD_TEXT, .help = "what was looked at"},
    {"level", ACT_FIELD_TEXT, .help = "how it is", .words = "ok|warning|error|unseen"},
    {"found", ACT_FIELD_TEXT, .help = "a sentence or two"},
    {"todo", ACT_FIELD_TEXT, .help = "a command, or what to do", .null = true}};

static const struct act_field fault_fields[] = {{"text", ACT_FIELD_TEXT, "what is wrong"}};
static const struct act_field check_fields[] = {
    {"file", ACT_FIELD_TEXT, "the database or backup"},
    {"faults", ACT_FIELD_LIST, "what is wrong with it", ACT_FIELDS(fault_fields)},
    {"readable", ACT_FIELD_FLAG, "false: of an older cardroom, so only looked at for damage"},
    {"replayed", ACT_FIELD_NUMBER, "games that replay to the same end"},
    {"live", ACT_FIELD_NUMBER, "games in play"},
    {"skipped", ACT_FIELD_NUMBER, "games that were not replayed: of earlier rules, or frozen"}};
static const struct act_field table_fields[] = {{"name", ACT_FIELD_TEXT, "name of the table"},
                                                {"rows", ACT_FIELD_NUMBER, "its rows"}};
static const struct act_field status_fields[] = {
    {"backend", ACT_FIELD_TEXT, "the kind of store"},
    {"file", ACT_FIELD_TEXT, "where it is"},
    {"schema", ACT_FIELD_NUMBER, "version of its schema"},
    {"schema_known", ACT_FIELD_NUMBER, "version of this program's"},
    {"running", ACT_FIELD_FLAG, "whether a service runs on it"},
    {"tables", ACT_FIELD_LIST, "the tables that grow", ACT_FIELDS(table_fields)},
    {"bytes", ACT_FIELD_NUMBER, "size of the file"},
    {"free_bytes", ACT_FIELD_NUMBER, "of it unused, for what is written next"},
    {"wal_bytes", ACT_FIELD_NUMBER, "size of the write-ahead log beside it"}};
static const struct act_field point_fields[] = {
    {"beta", ACT_FIELD_NUMBER, "how much chance there is in a game"},
    {"tau", ACT_FIELD_NUMBER, "how much people change from game to game"},
    {"log_loss", ACT_FIELD_NUMBER, "log-loss with these"}};
static const struct act_field rerate_fields[] = {
    {"faults", ACT_FIELD_LIST, "where the ledger is wrong", ACT_FIELDS(fault_fields)},
    {"entries", ACT_FIELD_NUMBER, "entries of the ledger"},
    {"same", ACT_FIELD_NUMBER, "games that give the same changes again"},
    {"unknown", ACT_FIELD_NUMBER, "rated games that could not be replayed"}};
static const struct act_field fit_fields[] = {
    {"game", ACT_FIELD_TEXT, "what was played"},
    {"games", ACT_FIELD_NUMBER, "results that were used"},
    {"people", ACT_FIELD_NUMBER, "who played them"},
    {"equal", ACT_FIELD_NUMBER, "log-loss of equal chances"},
    {"used", ACT_FIELD_NUMBER, "log-loss with the constants in use"},
    {"points", ACT_FIELD_LIST, "the grid", ACT_FIELDS(point_fields)},
    {"beta", ACT_FIELD_NUMBER, "of the point with the least log-loss"},
    {"tau", ACT_FIELD_NUMBER, "of that point"},
    {"least", ACT_FIELD_NUMBER, "log-loss there"}};
static const struct act_field key_fields[] = {
    {"kind", ACT_FIELD_TEXT, "kind of the key", .words = "ed25519|rsa"},
    {"fingerprint", ACT_FIELD_TEXT, "fingerprint, as ssh tells it"},
    {"file", ACT_FIELD_TEXT, "where it is"},
    {"next", ACT_FIELD_FLAG, "whether it is to follow the one in use"},
    {"known_hosts", ACT_FIELD_TEXT, "a line by which a client knows it beforehand"},
    {"sshfp", ACT_FIELD_TEXT, "a record of DNS that names it"}};
static const struct act_field place_fields[] = {
    {"seat", ACT_FIELD_NUMBER, "number of the seat"},
    {"name", ACT_FIELD_TEXT, "who sat there"},
    {"place", ACT_FIELD_NUMBER, "place at the end", .null = true}};
static const struct act_field cup_place_fields[] = {
    {"name", ACT_FIELD_TEXT, "who it is"},
    {"place", ACT_FIELD_NUMBER, "place at the end", .null = true},
    {"chips", ACT_FIELD_NUMBER, "prize, or the entry that came back"}};
static const struct act_field cup_verify_fields[] = {
    {"number", ACT_FIELD_NUMBER, "number of the cup"},
    {"game", ACT_FIELD_TEXT, "what was played"},
    {"form", ACT_FIELD_TEXT, "how", .words = "knockout|arena|swiss|duplicate"},
    {"end", ACT_FIELD_TEXT, "how it ended", .words = "over|called-off|void"},
    {"tables", ACT_FIELD_NUMBER, "tables that were drawn, byes included"},
    {"drawings", ACT_FIELD_NUMBER, "drawings that were made again"},
    {"players", ACT_FIELD_LIST, "who was in it, best first", ACT_FIELDS(cup_place_fields)},
    {"seal", ACT_FIELD_TEXT, "the hash of its seed that was shown when it opened"}};
static const struct act_field verify_fields[] = {
    {"number", ACT_FIELD_NUMBER, "number of the game"},
    {"game", ACT_FIELD_TEXT, "what was played"},
    {"started", ACT_FIELD_TIME, "when it began"},
    {"end", ACT_FIELD_TEXT, "how it ended", .words = "finished|cancelled|void|frozen"},
    {"seats", ACT_FIELD_LIST, "who sat where", ACT_FIELDS(place_fields)},
    {"seal", ACT_FIELD_TEXT, "the seal that was told at the table; null: none was", .null = true}};

static const struct act_field node_fields[] = {
    {"node", ACT_FIELD_NUMBER, "its number"},
    {"state", ACT_FIELD_TEXT, "how it is", .words = "leads|ready|parted|draining|drained|away"},
    {"draining", ACT_FIELD_FLAG, "whether the people at its door are let go, or have gone"},
    {"seen_ms", ACT_FIELD_NUMBER, "how long ago the database heard of it"},
    {"since", ACT_FIELD_TIME, "when its room began; of the one that leads, since when it leads"},
    {"version", ACT_FIELD_TEXT, "of its program"},
    {"address", ACT_FIELD_TEXT, "where the others reach it"},
    {"engines", ACT_FIELD_TEXT, "the rules of games that it knows, as GAME:VERSION"}};

static const struct act_field invite_fields[] = {
    {"node", ACT_FIELD_NUMBER, "its number"},
    {"token", ACT_FIELD_TEXT, "what is typed after node join"},
    {"until", ACT_FIELD_TIME, "until when it is good"}};
static const struct act_field join_fields[] = {
    {"node", ACT_FIELD_NUMBER, "the number of this machine"},
    {"cluster", ACT_FIELD_TEXT, "what it is part of now"},
    {"invited_by", ACT_FIELD_NUMBER, "the node that invited it"}};

const struct local_act local_acts[] = {
    {{"doctor", .help = "look the installation over, and say what to do about what is wrong",
      .args = {{"backups", ACT_FOLDER, .optional = ACT_LOCAL,
                .help = "the folder of the backups; left out: /var/backups/cardroom",
                .example = "/srv/backups"}},
      ACT_FIELDS(doctor_fields)},
     .heading = "The service",
     .needs = LOCAL_NO_CONF,
     .reports = true,
     .run = doctor_run},
    {{"nodes", .help = "the nodes that share the database, and which of them leads",
      ACT_FIELDS(node_fields)},
     .run = node_list},
    {{"lead", .help = "have the lobby go to another node, while people play",
      .args = {{"node", ACT_WORD, .help = "the number of a node that runs", .example = "2"}}},
     .run = node_lead},
    {{"node invite", .help = "make a token with which a new machine joins this one",
      .args = {{"node", ACT_WORD, .help = "the number of a new node", .example = "3"},
               {"peers", ACT_TEXT, .optional = ACT_LOCAL,
                .help = "where nodes are reached, as in peer; left out: the configuration "
                        "says it",
                .example = "1=192.0.2.11:4500 3=192.0.2.13:4500"}},
      .pairs = true, ACT_FIELDS(invite_fields)},
     .tries = true,
     .own_user = true,
     .run = invite_run},
    {{"node join", .help = "bring keys and names of the other machines to this new one",
      .args = {{"token", ACT_WORD, .optional = ACT_LOCAL,
                .help = "what node invite told; left out: a line of the input",
                .example = "ABCDEF-GHIJKL-...-KLMNOP"},
               {"replace", ACT_CHOICE, .optional = ACT_LOCAL, .words = "replace"}},
      .pairs = true, ACT_FIELDS(join_fields)},
     .tries = true,
     .own_user = true,
     .run = join_run},
    {{"backup", .help = "copy the database to a new file, also while people play",
      .args = {{"file", ACT_FILE, .help = "a file that is not there yet",
                .example = "/var/backups/cardroom.db"}}},
     .heading = "The database",
     .run = maintain_backup},
    {{"check", .help = "look the database over, or a backup: ledger, journals, damage",
      .args = {{"file", ACT_FILE, .optional = ACT_LOCAL,
                .help = "a backup; left out: the database of the configuration",
                .example = "/var/backups/cardroom.db"}},
      .pairs = true, ACT_FIELDS(check_fields)},
     .needs = LOCAL_CONF_OR_ARGUMENT,
     .run = maintain_check},
    {{"restore", .help = "put a backup in the database's place; the service must not run",
      .args = {{"file", ACT_FILE, .help = "a backup", .example = "/var/backups/cardroom.db"}}},
     .tries = true,
     .run = maintain_restore},
    {{"store status", .help = "the database: file, schema, size, rows of its tables", .pairs = true,
      ACT_FIELDS(status_fields)},
     .run = maintain_status},
    {{"store init",
      .help = "make the database of a server ready: its tables, and the room's rights",
      .args = {{"url", ACT_WORD, .optional = ACT_LOCAL,
                .help = "how its owner reaches the server; left out: that of the "
                        "configuration",
                .example = "postgresql://cardroom_owner@db1/cardroom"},
               {"role", ACT_WORD, .optional = ACT_LOCAL,
                .help = "the room's role; left out: it owns the tables itself",
                .example = "cardroom"}}},
     .needs = LOCAL_CONF_OR_ARGUMENT,
     .run = maintain_init},
    {{"store copy",
      .help = "copy a whole store from a file to a server, or back; the service must not run",
      .args = {{"from", ACT_WORD, .help = "the url of a store",
                .example = "sqlite:/srv/cardroom.db"},
               {"to", ACT_WORD, .help = "the url of an empty one",
                .example = "postgresql:///cardroom"}}},
     .needs = LOCAL_NO_CONF,
     .run = maintain_copy},
    {{"store migrate", .help = "bring the schema of a stopped service's database up to date"},
     .tries = true,
     .run = maintain_migrate},
    {{"ratings check", .help = "whether the ledger of ratings adds up, and rated games are in it",
      .pairs = true, ACT_FIELDS(rerate_fields)},
     .run = rerate_check},
    {{"ratings replay",
      .help = "rate all games again, and compare with the ledger; changes nothing", .pairs = true,
      ACT_FIELDS(rerate_fields)},
     .run = rerate_replay},
    {{"ratings fit",
      .help = "find the constants with which ratings would have foretold the winners best",
      .args = {{"game", ACT_CHOICE,
                .words = "last-one|extreme-last-card|palace|switch|exta-cards"}},
      .pairs = true, ACT_FIELDS(fit_fields)},
     .run = fit_run},
    {{"ship", .help = "keep a copy of the database in a second place, a second behind",
      .args = {{"folder", ACT_FOLDER, .example = "/mnt/second"}}},
     .run = shipping_run},
    {{"hostkey", .help = "the SSH host keys, and those that are to follow them: new, use",
      .args = {{"what", ACT_CHOICE, .optional = ACT_LOCAL, .words = "new|use"}},
      ACT_FIELDS(key_fields)},
     .heading = "The service",
     .run = rotation_run},
    {{"verify", .help = "check a game record, with no service at all",
      .args = {{"file", ACT_FILE, .help = "a record of a game, or - for the input",
                .example = "game-812.txt"}},
      .pairs = true, ACT_FIELDS(verify_fields)},
     .heading = "Tables and games",
     .needs = LOCAL_NO_CONF,
     .run = verify_file},
    {{"cup verify", .help = "work a whole cup out again from its record, with no service at all",
      .args = {{"file", ACT_FILE, .help = "a record of a cup, or - for the input",
                .example = "cup-12.txt"}},
      .pairs = true, ACT_FIELDS(cup_verify_fields)},
     .needs = LOCAL_NO_CONF,
     .run = verify_cup},
    {{"help", .help = "what a command does, its arguments, and an example",
      .args = {{"command", ACT_TEXT, .optional = ACT_LOCAL,
                .help = "a command, or the first of two words; left out: all of them",
                .example = "account create"}}},
     .heading = "Programs",
     .needs = LOCAL_NO_CONF,
     .run = help_run},
    {{"schema", .help = "the JSON schema of all answers, or of those to a command",
      .args = {{"command", ACT_TEXT, .optional = ACT_LOCAL,
                .help = "a command; left out: all of them", .example = "account list"}}},
     .needs = LOCAL_NO_CONF,
     .run = schema_run},
    {{NULL}}};
