#!/bin/sh
# How much of the sources the tests run: lines of all sources, and branches of the rules, the ledger and what parses. `make
# coverage` builds for this in a folder of its own, coverage/. There it runs all tests but the end-to-end ones, whose door
# and room are contained and may not write figures. Every branch counts that gcov knows of. Without optimization these are
# the conditions of the source, one for each of && || ?: and case. With COVERAGE_FILES=1 each file has a line. Exit status
# 1: less is run than has to be.
# usage: coverage.sh SOURCES BUILD

sources=$(cd "$1" && pwd) || exit 2
cd "$2" || exit 2
command -v gcov >/dev/null || { echo "coverage: gcov is not installed" >&2; exit 2; }

# The paths that the targets for branches are about.
games='^games/'
ledger='^lobby/(store/(ledger|score|request|store_sql_write)|boards/ranking|table/table_settle)\.c$'
parsers='^(src/door/(telnet|telnet_probe|proxy)|src/term/(editor|edit_line|keys|cursor_probe)|src/link/(link|message|word)|src/conf/conf|base/(options|utf8|mo|plural)|lobby/(session/gmcp|boards/pattern|cmd/grammar)|games/core/(record|movetext|words|position))\.c$'

# Each object once, with what all test programs ran of it; what none ran counts as not executed.
find base games lobby src -name '*.gcno' | sort | while read -r notes; do
    gcov -b -c -n -o "${notes%/*}" "$notes" 2>/dev/null
done | awk -v sources="$sources/" -v each="$COVERAGE_FILES" -v games="$games" -v ledger="$ledger" -v parsers="$parsers" '
    function part(text) { sub(/.*:/, "", text); return text + 0 }
    function of(text) { sub(/.* of /, "", text); return text + 0 }
    /^File / {
        file = $0
        gsub(/^File .|.$/, "", file)
        at = index(file, sources)
        file = at ? substr(file, at + length(sources)) : file
        while (sub(/^\.\.\//, "", file)) ;
        wanted = file ~ /^(base|src|lobby|games)\/.*\.c$/ && !(file in lines)
    }
    /^Lines executed/ && wanted { lines[file] = of($0); ran[file] = part($0) * of($0) / 100 }
    /^Taken at least once/ && wanted { branches[file] = of($0); taken[file] = part($0) * of($0) / 100; wanted = 0 }
    /^No branches/ { wanted = 0 }
    function percent(a, b) { return b ? 100 * a / b : 100 }
    function tell(name, a, b, unit, target) {
        printf "%-28s %6.1f %% of %6d %s, at least %d: %s\n", name, percent(a, b), b, unit, target,
            percent(a, b) < target ? "missed" : "reached"
        missed += percent(a, b) < target
    }
    function group(name, pattern, target,    f, a, b) {
        for (f in lines)
            if (f ~ pattern) { a += taken[f]; b += branches[f] }
        tell(name, a, b, "branches", target)
    }
    END {
        for (f in lines) {
            all += lines[f]
            done += ran[f]
            if (each)
                printf "%-40s lines %5.1f %% of %5d, branches %5.1f %% of %5d\n", f, percent(ran[f], lines[f]), lines[f],
                    percent(taken[f], branches[f]), branches[f] | "sort"
        }
        close("sort")
        tell("all", done, all, "lines", 85)
        group("games", games, 95)
        group("ledger", ledger, 95)
        group("parsers", parsers, 95)
        exit missed > 0
    }'
