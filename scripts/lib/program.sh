# build_program PRODUCT CONFIGURATION: builds a program and prints where it is.
#
# In configuration release, `framereel` refers directly to types that are known when it is compiled, instead of searching them by
# name when it runs, and has the Swift runtime in it if the toolchain has one to link. Its first frame takes half the time. It has
# a folder of its own, `.build/program`, since builds with different options replace each other.
build_program() {
    local product=$1 configuration=$2 options=() swift
    if [ "$product-$configuration" = framereel-release ]; then
        options=(--scratch-path .build/program
            -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
        swift=$(readlink -f "$(command -v swift)")
        [ ! -d "${swift%/bin/*}/lib/swift_static" ] || options+=(--static-swift-stdlib)
    fi
    options+=(-c "$configuration")
    swift build --product "$product" "${options[@]}" >&2 || return
    printf '%s/%s' "$(swift build --show-bin-path "${options[@]}")" "$product"
}
