#!/bin/sh
# DD-D3: the bots of the deal of the day answer the same moves with the same moves on any machine, and a position has the
# same hint. This build plays the deals of tests/games/company at the same time, and builds with other compilers and
# optimizations play them, too. All must come to the same bytes.
src=${top_srcdir:-.}
build=${top_builddir:-.}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
number=0
games='last-one palace switch extreme-last-card hints'

# same NAME PROGRAM: the journals of the four games and the hints, made at the same time, are those of the sources
same() {
    number=$((number + 1))
    for game in $games; do
        { "$2" "$game" >"$dir/$game" || echo "$game failed" >>"$dir/$game"; } &
    done
    wait
    for game in $games; do
        cmp "$dir/$game" "$src/tests/games/company/$game.txt" >>"$dir/why" 2>&1 && continue
        echo "not ok $number - $1: $game"
        sed 's/^/# /' "$dir/why"
        return
    done
    echo "ok $number - $1"
}

include="-w -I$build -I$src/games -I$src/base -I$src/games/core -I$src/tests/lib -I$src/tests/games"
for game in last_one palace switch extreme_last_card exta_cards; do
    include="$include -I$src/games/$game"
done

# built NAME COMPILER FLAGS...: plays what this compiler makes of the games
built() {
    name=$1
    shift
    if ! command -v "$1" >/dev/null; then
        number=$((number + 1))
        echo "ok $number - $name # SKIP there is no $1"
        return
    fi
    # shellcheck disable=SC2086 # they are several words
    if "$@" -std=gnu11 -D_GNU_SOURCE "-DUNUSED=__attribute__((unused))" \
        "-DPRINTF(text,values)=__attribute__((format(printf,text,values)))" $include -o "$dir/test-company" "$src"/games/*/*.c "$src"/base/*.c "$build"/base/catalogue.c \
        "$src"/tests/lib/files.c "$src"/tests/lib/cutap.c "$src"/tests/lib/cutap_main.c \
        "$src"/tests/games/test-company.c -lcunit -lutf8proc -lsodium -pthread 2>"$dir/why"; then
        same "$name" "$dir/test-company"
    else
        number=$((number + 1))
        echo "not ok $number - $name"
        sed 's/^/# /' "$dir/why"
    fi
}

same 'this build' "$build/tests/games/test-company"
built 'gcc without optimization' gcc -O0
built 'clang without optimization' clang -O0
built 'clang with all of it' clang -O3
echo "1..$number"
