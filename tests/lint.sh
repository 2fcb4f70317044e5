#!/bin/sh
# What no compiler checks: layout of the sources, manual pages, layers, comments. Speaks TAP; called by
# "make lint" with the top of the source tree and the folder of the build as its arguments.
set -u
build=$(cd "${2:-.}" && pwd)
cd "${1:?}" || exit 1
number=0
status=0

# result NAME FINDINGS: a check passes when it found nothing.
result() {
    number=$((number + 1))
    if [ -z "$2" ]; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        printf '%s\n' "$2" | sed 's/^/# /'
        status=1
    fi
}

skip() {
    number=$((number + 1))
    echo "ok $number - $1 # SKIP $2"
}

c_files() {
    find "$@" -name '*.[ch]' ! -path base/config.h ! -path base/catalogue.c \
        ! -path lobby/store/schema.c | sort
}

# Version 14 is Debian 12's: others lay out some lines differently.
layout="C sources are laid out by clang-format"
formatter=$(command -v clang-format-14 || command -v clang-format)
case $("${formatter:-false}" --version) in
*'version 14.'*) result "$layout" "$(c_files base games lobby src tests | xargs "$formatter" --dry-run -Werror 2>&1)" ;;
*) skip "$layout" "needs clang-format 14" ;;
esac

# An array in the same declaration would be freed as well.
result "what is freed with its block has a value from the beginning, and is a pointer" \
    "$(c_files base games lobby src tests | xargs grep -nE '^ +(FREED|(BUF|FD|FILE|DIR|OWNER|SERVER|STORE_FILE)_LOCAL|BUF_SECRET) ' |
        grep -vE 'FREED [A-Za-z_0-9 ]+\*[a-z_0-9]+ =( |$)|[A-Z]+_(LOCAL|SECRET) \*?[a-z_0-9]+ = ' ;
        c_files base games lobby src tests | xargs grep -nE '^ +FREED .*, [a-z_0-9]+\[[A-Za-z_0-9 +*]+\]( = [^,()]*)?[,;]')"

result "pointers are tested as  p  and  !p, and sizeof has parentheses" \
    "$(c_files base games lobby src tests | xargs grep -nE '[!=]= NULL\b|\bsizeof [^(]' /dev/null)"

if command -v mandoc >/dev/null; then
    result "manual pages are clean" "$(find man -name '*.[1-9]' | sort | xargs mandoc -Tlint 2>/dev/null |
        grep -v 'referenced manual not found')"
else
    skip "manual pages are clean" "needs mandoc"
fi

# "In", "No", "An" and "At" are macros in a heading, unless \& stands before them.
result "headings of manual pages are words" "$(grep -nE '^\.S[hs] (.* )?(In|No|An|At|Do|Em|On)( |$)' man/*.[1-9])"

result "cardroom-log(7) tells every word of the log, and quotations there end" \
    "$(find base games lobby src -name '*.c' ! -path lobby/store/schema.c | sort |
        xargs awk -f tests/events.awk man/cardroom-log.7 | sort)"

# A figure has one name in `status` and another one for Prometheus (figures_put_name). A name that ends with _ stands for
# all that begin so.
result "pages name figures as Prometheus has them" \
    "$(awk -F'"' 'FILENAME ~ /\.c$/ && /^    {"/ {
            name = $2; unit = sub(/-(ms|days)$/, "", name) ? "_seconds" : ""; gsub(/-/, "_", name)
            plain[$2]; known["cardroom_" name unit ($3 ~ /COUNTER/ ? "_total" : "")] }
        FILENAME !~ /\.c$/ { while (match($0, /cardroom_[a-z_]*[a-z]|[a-z]+(-[a-z]+)+/)) {
            word = substr($0, RSTART, RLENGTH); $0 = substr($0, RSTART + RLENGTH)
            if (word ~ /_/ ? !(word in known) && word != "cardroom_owner" && !/^_/ : FILENAME ~ /alerts\.7/ && word in plain)
                print FILENAME ": " word } }' src/link/figures.c man/*.[1-9] doc/*.md data/prometheus/* data/grafana/*)"

result "each advice of the doctor has a trial, or a reason why not (tests/advice.txt)" \
    "$(cat src/ctl/doctor*.c | awk -v list=tests/advice.txt -f tests/advice.awk | sort)"

# Layers: include paths keep most of them apart; this is what they cannot see.
result "no include climbs out of its folder" \
    "$(c_files base games lobby src tests | xargs grep -nE '#[[:blank:]]*include[[:blank:]]*"\.\./' /dev/null)"
# What includes what; tsort names whatever stands in a circle.
includes() {
    c_files base games lobby src | xargs awk -f tests/includes.awk
}
result "no two folders include each other" \
    "$(includes | grep -v '^games/core/registry\.c ' | sed 's,/[^/ ]* , ,; s,/[^/]*$,,' | awk '$1 != $2' | sort -u | tsort 2>&1 >/dev/null)"
result "no headers of the lobby include each other in a circle" \
    "$(includes | grep '^lobby/.*\.h ' | tsort 2>&1 >/dev/null)"
result "nobody outside of a folder includes what is private to it" \
    "$(includes | awk '$2 ~ /_private\.h$/ {
            from = $1; to = $2; sub("/[^/]*$", "", from); sub("/[^/]*$", "", to)
            if (from != to) print $1 ": includes " $2 }')"
result "games include nothing but libc" \
    "$(c_files games | xargs grep -nE '#[[:blank:]]*include[[:blank:]]*<' /dev/null |
        grep -vE '<(assert|ctype|errno|inttypes|limits|math|stdalign|stdarg|stdbool|stddef|stdint|stdio|stdlib|strings?)\.h>')"
result "games call neither clock, allocator nor libc's random numbers" \
    "$(c_files games | xargs grep -nwE '(malloc|calloc|realloc|free|time|clock|rand|random|srand|printf|fopen)[[:blank:]]*\(' /dev/null |
        grep -vE ':[[:blank:]]*(/?\*|//)')"
# snprintf cuts inside of characters. base itself uses it for texts that people did not write.
result "text goes into arrays by utf8_printf and utf8_copy, not by snprintf" \
    "$(c_files src lobby | cat |
        xargs grep -nwE 'v?snprintf|stp?ncpy|strncat|strlc(py|at)' /dev/null)"
result "cardroomctl prints by out_text and out_format alone" \
    "$(c_files src/ctl | grep -v '^src/ctl/out\.c$' |
        xargs grep -nwE 'stdout|stderr|(printf|puts|putchar|vprintf|perror|dprintf)\(|STD(OUT|ERR)_FILENO' /dev/null |
        grep -v 'log_open(')"
result "PostgreSQL is asked through statement.c, and in the writer by prepared statements" \
    "$(c_files lobby src | grep -v '^lobby/store/statement\.c$' |
        xargs grep -nE '\bPQ(exec|sendQuery|prepare)[A-Za-z]*' /dev/null | grep -v 'PQsendQueryPrepared')"
result "secrets are wiped by explicit_bzero, xalloc_wipe and buf_wipe" \
    "$(c_files base games lobby src |
        xargs grep -nwE 'sodium_memzero|OPENSSL_cleanse|OPENSSL_clear_free|memset_(s|explicit)|bzero' /dev/null)"
result "the lobby knows no socket and no library of the door" \
    "$(c_files lobby | xargs grep -nE '#[[:blank:]]*include[[:blank:]]*<(sys/socket|netinet/.*|event2?/.*|event|libssh/.*)\.h>' /dev/null)"
result "only the SQLite store knows SQLite" \
    "$(c_files base games lobby src | xargs grep -ln 'sqlite3\.h' /dev/null | grep -v '^lobby/store/')"
result "only the store knows PostgreSQL" \
    "$(c_files base games lobby src | xargs grep -ln 'libpq-fe\.h' /dev/null | grep -v '^lobby/store/')"

result "an errand keeps no pointer to what may be gone before its answer comes" \
    "$(find lobby -name '*.c' ! -path lobby/store/schema.c | sort | xargs awk -f tests/errands.awk)"

# grep and a backtrace have to find one place. A file that stands in for another (lease_none.c) has its names.
defined=$(c_files base games lobby src | xargs awk -f tests/names.awk)
result "no two files define a function of the same name, but for 20 names of stand-ins" \
    "$(printf '%s\n' "$defined" | sort -u | awk '$1 != "main" { file[$1] = file[$1] " " $2; n[$1]++ }
        $2 ~ /_none\.c$/ { n[$1]--; stand_ins++ }
        END { for (name in n) if (n[name] > 1) print name ":" file[name]
              if (stand_ins > 20) print stand_ins " names are defined in files that stand in for others" }' | sort)"
# The 20 have the names that libc, gettext or mathematics give them: xmalloc, tr, mix.
result "a function is named after its file: more than one word, but for 20" \
    "$(printf '%s\n' "$defined" | awk '$1 !~ /_/ && $1 != "main" {
            if ($1 !~ /^(tr|trn|mix|x[a-z]+)$/) print; if (++n > 20) print $1 ": the 21st" }')"

# What one file alone uses is static. The objects of the build tell what is exported.
exported() {
    (cd "$build" && find base games lobby src -name '*.o' -exec nm -A --defined-only --extern-only {} + 2>/dev/null) |
        awk 'NF == 3 && $3 != "main" {
            source = $1; sub(/\.o:.*/, "", source); sub(/[^\/]*-/, "", source); source = source ".c"
            if (!(source in there)) { there[source] = (getline line <source) >= 0; close(source) }
            if (there[source]) print $3, source }'
}
if command -v nm >/dev/null && [ -n "$(find "$build/lobby" -name '*.o' 2>/dev/null | head -n 1)" ]; then
    symbols=$(mktemp) || exit 1
    exported >"$symbols"
    result "what one file alone uses is not exported" \
        "$(c_files base games lobby src tests | xargs awk -f tests/exported.awk "$symbols" | sort)"
    rm -f "$symbols"
else
    skip "what one file alone uses is not exported" "needs nm, and a build"
fi

# Without this a header or a page is missing from the archive that "make dist" makes.
result "every file is named in a makefile fragment" \
    "$({ c_files base games lobby src tests && find data man base games lobby -name '*.[a-z0-9]*' ! -name '*.[cho]' \
        ! -name '*.[ao]' ! -name local.mk ! -name 'config.h.in*' ! -path '*/.*'; } |
        awk -v fragments="$(find base games lobby src tests data man -name local.mk | tr '\n' ' ')" '
            BEGIN { n = split(fragments, fragment, " ")
                for (i = 1; i <= n; i++) while ((getline line <fragment[i]) > 0) text = text line "\n" }
            { name = $0; sub(".*/", "/", name) }
            !index(text, name)')"

result "every test is run" \
    "$(find tests -name 'test-*.c' -o -name 'fuzz-*.c' -o -name '*.t' | awk -v fragments="$(find tests -name local.mk | tr '\n' ' ')" '
            BEGIN { n = split(fragments, fragment, " ")
                for (i = 1; i <= n; i++) while ((getline line <fragment[i]) > 0) {
                    list = more ? list : line ~ /^(TESTS|SINGLE_TESTS|%C%_names) [+]?= /
                    more = line ~ /\\$/
                    count = list ? split(line, word, " ") : 0
                    for (j = 1; j <= count; j++) { sub(".*/", "", word[j]); runs[word[j]] = 1 } } }
            { name = $0; sub(".*/", "", name); sub("[.]c$", "", name) }
            !(name in runs)')"

# Other languages: every text for people is there, translated, and takes what the English one takes.
if command -v msgcmp >/dev/null && command -v xgettext >/dev/null; then
    result "the catalogues of po are complete" "$(sh po/texts.sh . check 2>&1)"
else
    skip "the catalogues of po are complete" "needs gettext"
fi

# Pages for players are translated, too. Each translation has as many parts as the English page. Pages of rules have the
# same numbers and the same words to type; pages of help have examples in their own language.
same_page() {
    awk -f po/pages.awk "$@" | LC_ALL=C sort
}
result "the pages of each language are complete" \
    "$(for language in po/*.po; do
        language=$(basename "$language" .po)
        for page in data/help/*.txt data/rules/*.txt; do
            other=${page%/*}/$language/${page##*/}
            parts=$(case $page in data/help/*) echo 1 ;; esac)
            if [ "$page" = data/help/staff.txt ]; then
                continue
            elif [ ! -e "$other" ]; then
                echo "$other is missing"
            elif [ "$(same_page -v parts="$parts" "$page")" != "$(same_page -v parts="$parts" "$other")" ]; then
                echo "$other differs from the English one (po/pages.awk says in what)"
            fi
        done
    done)"

# What the staff are answered, what is logged or kept, and examples of what can be typed stay English.
result "texts for players are marked for translation" \
    "$(for file in lobby/*.c lobby/*/*.c src/door/*.c; do
        case $file in
        lobby/staff/conduct.c) echo "$file" ;;
        lobby/store/* | lobby/staff/* | lobby/cmd/staff.c | lobby/ui/sheet_reports.c) ;;
        lobby/contest/cup_check.c | lobby/login/auth.c | lobby/people/sieve*.c | lobby/session/audit.c | lobby/session/gmcp.c | lobby/table/table_check.c | src/door/http.c | src/door/page_port.c | src/door/pem.c | src/door/web.c) ;;
        *) echo "$file" ;;
        esac
    done | xargs awk -f po/unmarked.awk | grep -vFf po/english.txt)"

result "what can be typed stands between backquotes" \
    "$(awk -f po/blanks.awk base/*.c games/*/*.c lobby/*.c lobby/*/*.[ch] src/*/*.c)"

# The rules and pages that the tree cites are there. A number is cited as LO-R11 and stands so on its page.
cited=$(git ls-files 2>/dev/null | grep -vE '^doc/|\.po$|^po/' | grep -E '\.([chtk]|mk|sh|awk|scn|lob|txt|md|[1-8]|conf|in|sql)$|^bootstrap$')
[ -n "$cited" ] || cited=$(find base games lobby src tests data man bootstrap HACKING.md README.md -type f ! -path tests/corpus/\*)
result "every rule that is cited is on a page of doc/rules" \
    "$(rules=$(mktemp) && grep -ohE '\b[A-Z]{2}-[RD][0-9]+[a-z]?\b' doc/rules/*.md | sort -u >"$rules" &&
        printf '%s\n' "$cited" | xargs grep -noE '\b(LO|EL|EX|PA|SW|RK|RT|ME|DD|CU)-[RD]?[0-9]+[a-z]?\b' /dev/null |
        awk -F: -v rules="$rules" 'BEGIN { while ((getline rule < rules) > 0) known[rule] = 1 }
            !($3 in known) { print $1 ":" $2 ": there is no " $3 }'
        rm -f "$rules")"
result "every key of a position is on the page of its game" \
    "$(for game in exta-cards extreme-last-card last-one palace switch; do
        grep -ohE '(buf_printf|position_put_seats)\(&?w, "[a-z-]+(:| %|")' "games/$(echo "$game" | tr - _)"/*.c |
            sed 's/[^"]*"//; s/[^a-z-].*//' | sort -u | while read -r key; do
            sed '/^## Position keys/,$!d' "doc/rules/$game".md | cat - doc/rules/scenarios.md |
                grep -qE "(\`|^ {4})$key\b" || echo "$game: there is no key \`$key\`."
        done
    done)"
result "every page that is cited is there" \
    "$({ printf '%s\n' "$cited"; find doc -name '*.md'; } | xargs grep -noE '[A-Za-z0-9_./-]+\.md\b' /dev/null |
        while IFS=: read -r file line page; do
            [ -e "$page" ] || [ -e "${file%/*}/$page" ] || echo "$file:$line: there is no $page"
        done)"

result "the pictures show the golden screens" "$(tests/pictures.sh -c)"

# Comments.
result "every source begins with a comment on what it is" \
    "$(c_files base games lobby src tests | xargs awk 'FNR == 1 && !/^\/\*/ { print FILENAME }')"
result "nothing is left for later in comments" \
    "$(c_files base games lobby src tests | xargs grep -nwE 'TODO|FIXME|XXX|HACK' /dev/null)"
result "scripts parse" \
    "$(for file in bootstrap tests/lint.sh $(find tests -name '*.t' -o -name '*.sh'); do
        case $(head -n 1 "$file") in
        *sh) sh -n "$file" 2>&1 ;;
        esac
    done)"

# Commits. Those before this one had no such rule.
subjects="the subject of a commit is  area: what it does, of at most 72 characters"
if git merge-base --is-ancestor bd95ea2c98 HEAD 2>/dev/null; then
    result "$subjects" "$(git log --no-merges --format='%h %s' bd95ea2c98.. |
        awk '!/^[0-9a-f]+ [a-z][a-zA-Z0-9_ ,\/*.-]*: [^ ]/ || length($0) - length($1) - 1 > 72')"
else
    skip "$subjects" "this is no clone with that history"
fi

# If a file is missing in the archive, only somebody who builds from the archive would notice.
archive="the archive holds every file"
if [ -e .git ] && [ -f "$build/Makefile" ] && command -v git >/dev/null; then
    result "$archive" "$({ MAKEFLAGS= make -s -C "$build" archived; echo; git ls-files; } | awk '
        !files && !NF { files = 1; next }
        !files { held[$0] = 1; next }
        /(^|\/)\.gitignore$/ { next }
        { for (part = $0; !(part in held); )
            if (!sub("/[^/]*$", "", part)) { print $0 " is not in it"; break } }')"
else
    skip "$archive" "this is no clone, or not configured"
fi

echo "1..$number"
exit "$status"
