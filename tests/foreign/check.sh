#!/bin/sh
# check.sh [SOURCES [BUILD]]: builds for other processors with Debian's cross compilers, and runs under qemu the tests of
# what has to be equal on all machines: records, scenarios, ratings, deals, hints, dates, and the filters of system calls.
# ARCHS says which processors ("i386 armhf arm64 s390x", unless told), TESTS which tests. The first time it takes a quarter
# of an hour for each processor. The files stay in BUILD/foreign.
set -u
source=$(cd "${1:-.}" && pwd) && build=$(cd "${2:-.}" && pwd) || exit 1
archs=${ARCHS:-i386 armhf arm64 s390x}
tests=${TESTS:-tests/base/test-clock tests/base/test-buf tests/base/test-ids tests/base/test-map tests/base/test-utf8
    tests/base/test-network tests/games/test-record tests/games/test-position tests/games/test-movetext
    tests/games/test-golden tests/games/test-search tests/games/test-company tests/lobby/boards/test-rating
    tests/lobby/boards/test-season tests/lobby/boards/test-daily tests/lobby/boards/test-standings tests/corpus/test-corpus
    tests/daemon/test-calls}
libraries="libc6-dev libgcc-12-dev libevent-dev libssl-dev zlib1g-dev libssh-dev libsqlite3-dev libpq-dev libsodium-dev
    libutf8proc-dev libjansson-dev libpcre2-dev libwslay-dev libseccomp-dev libcunit1-dev libvterm-dev"

die() {
    echo "check-foreign: $*" >&2
    exit 1
}

# triplet ARCH: the name of the compiler, and that of its folder of libraries.
triplet() {
    case $1 in
    i386) echo "i686-linux-gnu i386-linux-gnu i386" ;;
    armhf) echo "arm-linux-gnueabihf arm-linux-gnueabihf arm" ;;
    arm64) echo "aarch64-linux-gnu aarch64-linux-gnu aarch64" ;;
    s390x) echo "s390x-linux-gnu s390x-linux-gnu s390x" ;;
    *) die "There is no recipe for $1; ARCHS may name i386, armhf, arm64 and s390x." ;;
    esac
}

# sysroot ARCH FOLDER: unpacks the libraries of an architecture and what they need. Nothing of them is run or installed.
sysroot() {
    [ ! -e "$2/complete" ] || return 0
    mkdir -p "$2/apt/lists/partial" "$2/apt/archives/partial" "$2/apt/state" && : >"$2/apt/status" || return 1
    set -- "$1" "$2" -qq -o APT::Architecture="$1" -o APT::Architectures::="$1" -o Dir::State="$2/apt/state" \
        -o Dir::State::Lists="$2/apt/lists" -o Dir::State::status="$2/apt/status" -o Dir::Cache="$2/apt" \
        -o Dir::Cache::archives="$2/apt/archives" -o APT::Install-Recommends=0 -o APT::Sandbox::User=root \
        -o Debug::NoLocking=1
    into=$2
    shift 2
    apt-get "$@" update || echo "check-foreign: a source of packages failed; the others may be enough"
    # shellcheck disable=SC2086 # a list of packages
    apt-get "$@" -y --download-only install $libraries || return 1
    for package in "$into"/apt/archives/*.deb; do
        dpkg-deb -x "$package" "$into" || return 1
    done
    rm -rf "$into/apt"
    : >"$into/complete"
}

failed=
for arch in $archs; do
    # shellcheck disable=SC2046 # three words
    set -- $(triplet "$arch") || exit 1
    [ $# = 3 ] || exit 1
    command -v "$1-gcc" >/dev/null || die "$1-gcc is missing. Install gcc-$1."
    command -v "qemu-$3-static" >/dev/null || die "qemu-$3-static is missing. Install qemu-user-static."
    folder=$build/foreign/$arch
    mkdir -p "$folder"
    sysroot "$arch" "$folder/sysroot" || die "The libraries for $arch could not be unpacked into $folder/sysroot."
    export PKG_CONFIG_PATH= PKG_CONFIG_SYSROOT_DIR="$folder/sysroot" \
        PKG_CONFIG_LIBDIR="$folder/sysroot/usr/lib/$2/pkgconfig:$folder/sysroot/usr/share/pkgconfig"
    (cd "$folder" && { test -f Makefile || "$source/configure" -q --host="$1" --enable-werror --disable-lto \
        CC="${CCACHE:-} $1-gcc --sysroot=$folder/sysroot" CFLAGS="-O1 -g1"; }) || die "It cannot be configured for $arch."
    emulator="qemu-$3-static -L $folder/sysroot"
    # shellcheck disable=SC2086 # lists of tests, a command
    if ! ${MAKE:-make} -C "$folder" -s $tests tests/scenario tests/rating cardroomd cardroomctl >"$folder/build.log" 2>&1; then
        tail -n 20 "$folder/build.log"
        failed="$failed $arch"
        echo "It cannot be built for $arch; the whole output is in $folder/build.log."
        continue
    fi
    for test in $tests "tests/scenario $source/tests/scenarios/*.scn" "tests/rating $source/tests/corpus/rating/*.txt"; do
        # shellcheck disable=SC2086
        (cd "$folder" && top_srcdir=$source top_builddir=. $emulator $test) || echo "not ok - $test ended with $?"
    done >"$folder/check.log" 2>&1
    grep '^not ok' "$folder/check.log" && failed="$failed $arch"
    echo "$arch: $(grep -c '^ok' "$folder/check.log") tests and cases passed"
done
[ -z "$failed" ] || die "not equal on:$failed"
