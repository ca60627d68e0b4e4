# build_program PRODUCT CONFIGURATION: builds a program and prints where it is.
#
# In configuration release, programs that render are built for their first frame, which takes half the time of a plain release
# build:
#
# - types that are known when it is compiled are referred to directly, instead of being searched by name when it runs;
# - the Swift runtime is in it, if the toolchain has one to link;
# - it exports no symbols, since nothing is loaded that would look for them, and is loaded at a fixed address, as programs in Go are:
#   120,000 addresses need not be computed at every start.
#
# Foundation looks up how a value bridges to an object when it runs. Some of these conformances are alone in their object files, and
# a linker leaves out of a static library what nothing refers to: in Swift 6.3.1 property lists and archives with an array are then
# refused. They are therefore named to the linker.
#
# They have a folder of their own, `.build/program`, since builds with different options replace each other. `framereel-port`
# is built as usual: the libraries of SwiftSyntax are there for loading only.
build_program() {
    local product=$1 configuration=$2 options=() swift
    if [ "$configuration" = release ] && [ "$product" != framereel-port ]; then
        options=(--scratch-path .build/program
            -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
        swift=$(readlink -f "$(command -v swift)")
        [ ! -d "${swift%/bin/*}/lib/swift_static" ] ||
            options+=(--static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker -no-pie $(bridging_options "${swift%/bin/*}"))
    fi
    options+=(-c "$configuration")
    swift build --product "$product" "${options[@]}" >&2 || return
    printf '%s/%s' "$(swift build --show-bin-path "${options[@]}")" "$product"
}

# bridging_options TOOLCHAIN: linker options that keep the conformances by which Foundation's values bridge to its objects.
bridging_options() {
    nm "$1"/lib/swift_static/linux/libFoundation.a 2>/dev/null |
        sed -n 's/^.* R \(.*_ObjectiveCBridgeable.*Mc\)$/-Xlinker --undefined=\1/p'
}

# build_programs CONFIGURATION: builds `framereel` and `framereel-port` and sets the variables `framereel` and `port` to where they are.
# At the same time, because neither has a module of the other.
build_programs() {
    local place status=0
    place=$(mktemp)
    build_program framereel-port "$1" >"$place" &
    framereel=$(build_program framereel "$1") || status=$?
    wait $! || status=$?
    port=$(<"$place")
    rm "$place"
    return $status
}
