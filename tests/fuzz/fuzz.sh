#!/bin/sh
# Runs fuzz targets with libFuzzer, AddressSanitizer and UBSan: "make fuzz" calls it with the top of the
# source tree and their names. Needs clang; the build is a folder of its own, "fuzz" below the current one.
#     FUZZ_SECONDS=1800        how long each target runs: a night for all
#     FUZZ_JOBS=2              how many run at a time; unless told, as many as there are processors
#     FUZZ_ONLY="parse record" runs these alone
# New inputs go to fuzz/corpus/NAME; look there for what is worth a file in tests/fuzz/corpus. An input that ends a
# target goes to fuzz/NAME-*. TAP, and exit status 1 if a target found something.
#
# With AFL++ the same sources are built by
#     mkdir afl && cd afl && ../configure --enable-fuzzers CC=afl-clang-fast && make tests/fuzz/fuzz-parse
#     afl-fuzz -V 60 -i ../tests/fuzz/corpus/parse -o found -- tests/fuzz/fuzz-parse
# (-V: seconds; AFL_NO_UI=1 where there is no terminal).
set -u
top=${1:?}
shift
seconds=${FUZZ_SECONDS:-1800}
jobs=${FUZZ_JOBS:-$(getconf _NPROCESSORS_ONLN)}
targets=${FUZZ_ONLY:-$*}
here=$(pwd)/fuzz
top_srcdir=$top
export top_srcdir

mkdir -p "$here"
cd "$here" || exit 1
if [ ! -f config.status ]; then
    "$top/configure" --enable-fuzzers CC="${CC:-clang}" CFLAGS='-g -O1' >configure.out 2>&1 || {
        tail -n 20 configure.out
        echo "Bail out! The targets could not be configured with clang"
        exit 1
    }
fi
programs=
for name in $targets; do
    programs="$programs tests/fuzz/fuzz-$name"
done
# shellcheck disable=SC2086
make -j"$jobs" $programs >make.out 2>&1 || {
    tail -n 20 make.out
    echo "Bail out! The targets could not be built"
    exit 1
}

rm -f ./*.status
# shellcheck disable=SC2016,SC2086
printf '%s\n' $targets | xargs -P "$jobs" -I NAME sh -c 'mkdir -p "corpus/NAME"
    "tests/fuzz/fuzz-NAME" -max_total_time="$1" -timeout=120 -rss_limit_mb=2048 -verbosity=1 \
        -print_final_stats=1 -artifact_prefix="$2/NAME-" "corpus/NAME" "$3/tests/fuzz/corpus/NAME" \
        >"NAME.out" 2>&1
    echo $? >"NAME.status"' sh "$seconds" "$here" "$top"

number=0
status=0
for name in $targets; do
    number=$((number + 1))
    result=$(cat "$name.status")
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$name.out")
    if [ "$result" = 0 ]; then
        echo "ok $number - $name: ${runs:-0} inputs in $seconds s"
    else
        echo "not ok $number - $name"
        grep -v '^#[0-9]' "$name.out" | tail -n 40 | sed 's/^/# /'
        status=1
    fi
done
echo "1..$number"
exit $status
