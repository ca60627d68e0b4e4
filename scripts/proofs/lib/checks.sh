# Shared by the proofs. Source it, call `check` and `skip`, and end with `finish`. It changes to the
# repository's folder and makes a temporary folder, $work, that is removed at exit.
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
source scripts/lib/program.sh
work=$(mktemp -d)
declare -a at_end=()
passed=0
failed=0

trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# Runs the commands in `at_end`, the last first, then removes the temporary folder.
clean_up() {
    local index
    for ((index = ${#at_end[@]} - 1; index >= 0; index--)); do eval "${at_end[index]}" || true; done
    rm -rf "$work"
}

# check TITLE COMMAND [ARGUMENT]...: prints one line, "ok" or "FAIL", and on failure the first lines of the output.
check() {
    local title=$1
    shift
    if "$@" >"$work/.check" 2>&1; then
        passed=$((passed + 1))
        echo "ok    $title"
    else
        failed=$((failed + 1))
        echo "FAIL  $title"
        head -n 20 "$work/.check" | cut -c 1-400 | sed 's/^/        /'
    fi
}

# skip TITLE REASON: prints one line for a check that is not possible on this machine.
skip() { echo "skip  $1: $2"; }

# note TEXT: prints one line that is no check, such as a measurement.
note() { echo "      $1"; }

finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ]
}

# The build that most proofs run: release, or debug where that is built already.
configuration=${FRAMEREEL_PROVED:-release}

# build CONFIGURATION PRODUCT: builds the program as it is installed, and prints its path.
build() { build_program "$2" "$1" 2>"$work/.build" || { cat "$work/.build" >&2; exit 1; }; }

# install_framereel: installs a release build for the user's proofs, and puts it first on the PATH; or the version that is installed in
# FRAMEREEL_INSTALLED, a prefix such as /usr/local.
install_framereel() {
    [ -z "${FRAMEREEL_INSTALLED:-}" ] || { export PATH="$FRAMEREEL_INSTALLED/bin:$PATH" && return; }
    env -u DESTDIR scripts/install --prefix "$work/usr" >"$work/.build" 2>&1 || { cat "$work/.build" >&2; exit 1; }
    export PATH="$work/usr/bin:$PATH"
}

# build_unoptimized PRODUCT: prints the path of the program, built with -Onone throughout. Package.swift optimizes floors 1 to 9 in debug
# builds unless FRAMEREEL_UNOPTIMIZED is set; the separate scratch folder keeps the usual debug build.
build_unoptimized() {
    local options=(-c debug --scratch-path .build/unoptimized)
    FRAMEREEL_UNOPTIMIZED=1 swift build "${options[@]}" --product "$1" >"$work/.build" 2>&1 \
        || { cat "$work/.build" >&2; exit 1; }
    echo "$(FRAMEREEL_UNOPTIMIZED=1 swift build "${options[@]}" --show-bin-path)/$1"
}

# equal FOUND EXPECTED
equal() { [ "$1" = "$2" ] || { printf 'found    %s\nexpected %s\n' "$1" "$2"; return 1; }; }

# exits CODE COMMAND [ARGUMENT]...: the exit status is CODE. The output is in $work/out and $work/err afterward.
exits() {
    local expected=$1 code=0
    shift
    "$@" >"$work/out" 2>"$work/err" || code=$?
    [ "$code" -eq "$expected" ] || { echo "exit $code, expected $expected"; cat "$work/err"; return 1; }
}

# no_leftovers FOLDER: it has no hidden file except the journal of an incomplete sequence.
no_leftovers() { equal "$(find "$1" -name '.*' ! -name '.framereel-*.journal')" ""; }

# frames_as_in FOLDER WHOLE: every PNG file in FOLDER is equal to the file of that name in WHOLE.
frames_as_in() {
    local file
    for file in "$1"/*.png; do
        [ ! -e "$file" ] || cmp "$file" "$2/${file##*/}" || return 1
    done
}
