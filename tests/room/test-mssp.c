/*
 * What lists of games are told: what the configuration says, and nothing else.
 */

#include "conf.h"
#include "cutap.h"
#include "mssp.h"

static void set(struct conf *conf, const char *name, const char *value)
{
    char why[200];

    CU_ASSERT_PTR_NULL(options_set(conf_options(), conf, name, value, why, sizeof(why)));
}

#define HAS(lines, line) CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(lines), "\n" line "\n"))

SUITE("mssp", NULL, NULL);

TEST(test_lines, "variables")
{
    CONF_LOCAL conf;
    BUF_LOCAL errors = {0}, lines = {0};

    CU_ASSERT_EQUAL(conf_load(&conf, NULL, &errors), 0);
    buf_putc(&lines, '\n');
    mssp_lines(&conf,
               &(struct lobby_figures){
                   .players = 40, .guests = 1, .cups = 2, .next_cup_ms = 1790003600000},
               1790000000, &lines);
    HAS(&lines, "NAME\tThe Card Room");
    HAS(&lines, "PLAYERS\t41");
    HAS(&lines, "CUPS\t2");
    HAS(&lines, "NEXT CUP\t1790003600");
    HAS(&lines, "UPTIME\t1790000000");
    HAS(&lines, "PORT\t4000");
    HAS(&lines, "PAY TO PLAY\t0");
    HAS(&lines, "XTERM 256 COLORS\t1");
    CU_ASSERT_PTR_NULL(strstr(buf_text(&lines), "HOSTNAME"));
    CU_ASSERT_PTR_NULL(strstr(buf_text(&lines), "CONTACT"));
    CU_ASSERT_PTR_NULL(strstr(buf_text(&lines), "CREATED"));
    set(&conf, "host-name", "cards.example");
    set(&conf, "contact", "host@cards.example");
    set(&conf, "website", "https://cards.example");
    set(&conf, "location", "Norway");
    set(&conf, "created", "2026");
    set(&conf, "minimum-age", "12");
    set(&conf, "listen-telnet", "[::1]:4004 *:4005");
    set(&conf, "listen-tls", "*:4001");
    buf_clear(&lines);
    buf_putc(&lines, '\n');
    mssp_lines(&conf, &(struct lobby_figures){0}, 1, &lines);
    HAS(&lines, "HOSTNAME\tcards.example");
    HAS(&lines, "CONTACT\thost@cards.example");
    HAS(&lines, "WEBSITE\thttps://cards.example");
    HAS(&lines, "LOCATION\tNorway");
    HAS(&lines, "CREATED\t2026");
    HAS(&lines, "MINIMUM AGE\t12");
    HAS(&lines, "PORT\t4004");
    HAS(&lines, "TLS\t4001");
    CU_ASSERT_PTR_NULL(strstr(buf_text(&lines), "\nWEB\t"));
    HAS(&lines, "SSL\t4001");
    set(&conf, "public-address", "play.example telnet=23 tls=992 ssh=22");
    buf_clear(&lines);
    buf_putc(&lines, '\n');
    mssp_lines(&conf, &(struct lobby_figures){0}, 1, &lines);
    HAS(&lines, "HOSTNAME\tplay.example");
    HAS(&lines, "PORT\t23");
    HAS(&lines, "TLS\t992");
    HAS(&lines, "SSL\t992");
    HAS(&lines, "SSH\t22");
}
