# Builds of programs. Source it.
source "$(dirname "${BASH_SOURCE[0]}")/prebuilt.sh"

# The options of the one release build that is shipped, and its folder, since builds with different options replace each other. Types
# that are known when it is compiled are referred to directly, instead of being searched by name when a program starts.
shipped=(-c release --scratch-path .build/shipped -debug-info-format none
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)

# swift_build OPTION...: `swift build`, without the compiler's remark about each module that is compiled as a whole, as Package.swift
# wants it.
swift_build() { swift build "$@" 2>&1 | sed -u '/remark: Incremental compilation has been disabled/d'; }

# build_program PRODUCT CONFIGURATION: builds a program and prints where it is. In configuration release, `framereel` is the program that
# is installed.
build_program() {
    local product=$1 configuration=$2 options=()
    case $configuration:$product in
        release:framereel)
            build_prebuilt && link_program
            return
            ;;
        # Apart, so that it is built at the same time: neither has a module of the other.
        release:framereel-port) options=(-c release --scratch-path .build/port -debug-info-format none) ;;
        release:*) options=("${shipped[@]}") ;;
        *) options=(-c "$configuration") ;;
    esac
    (set -o pipefail && swift_build --product "$product" "${options[@]}") >&2 || return
    printf '%s/%s' "$(swift build --show-bin-path "${options[@]}")" "$product"
}

# build_programs CONFIGURATION: builds `framereel` and `framereel-port` and sets the variables `framereel` and `port` to where they are.
build_programs() {
    local place status=0
    if [ "$1" = debug ]; then
        framereel=$(build_program framereel debug) && port=$(build_program framereel-port debug)
        return
    fi
    place=$(mktemp)
    build_program framereel-port "$1" >"$place" &
    framereel=$(build_program framereel "$1") || status=$?
    wait $! || status=$?
    port=$(<"$place")
    rm "$place"
    return $status
}

# toolchain: prints the folder of the Swift toolchain that has `bin` and `lib`.
toolchain() {
    local swift
    swift=$(readlink -f "$(command -v swift)")
    printf '%s' "${swift%/bin/*}"
}
