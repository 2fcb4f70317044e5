#!/bin/sh
# How long a screen reader speaks: transcripts of the plain layout (the files named, else those of tests/lobby/plain)
# are read aloud by espeak-ng into a wav file, at RATE (175) words a minute. From `ready` on, what stands between two
# lines that the player types is a turn. A table: turns, seconds in all, seconds a turn; and of these the announcement,
# from "Your turn" on. A file whose name ends in es.txt is read in Spanish. Run by hand; needs espeak-ng.

rate=${RATE:-175}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
command -v espeak-ng >/dev/null || {
    echo "speech: there is no espeak-ng here" >&2
    exit 1
}
[ $# -gt 0 ] || set -- "${top_srcdir:-.}"/tests/lobby/plain/*.txt

# spoken VOICE TEXT: tenths of a second
spoken() {
    espeak-ng -v "$1" -s "$rate" -w "$dir/said.wav" -f "$2" || exit 1
    # after a header of 44 bytes come 22,050 samples a second of two bytes
    echo $((($(wc -c <"$dir/said.wav") - 44) / 4410))
}

tenths() {
    echo "$(($1 / 10)).$(($1 % 10))"
}

printf '%-18s %6s %9s %9s %13s\n' transcript turns seconds "a turn" "announcement"
for file; do
    voice=en
    case $file in *es.txt) voice=es ;; esac
    awk '$0 == "> ready" { game = 1; next } game && !/^> /' "$file" >"$dir/all"
    awk '$0 == "> ready" { game = 1; next }
        /^> / { turn = 0 }
        /^(Your turn|Still your turn|Tu turno|Sigue siendo)/ { turn = 1 }
        game && turn' "$file" >"$dir/announced"
    turns=$(awk '$0 == "> ready" { game = 1; next } game && /^> / { n++ } END { print n + 0 }' "$file")
    [ "$turns" -gt 0 ] || continue
    all=$(spoken "$voice" "$dir/all")
    announced=$(spoken "$voice" "$dir/announced")
    printf '%-18s %6d %9s %9s %13s\n' "$(basename "$file" .txt)" "$turns" "$(tenths "$all")" \
        "$(tenths $((all / turns)))" "$(tenths $((announced / turns)))"
done
