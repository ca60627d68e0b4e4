# The prebuilt package: Framereel as Swift modules and an archive, which users depend on instead of compiling it. Sourced by program.sh.

# What tests import. It needs XCTest and Swift Testing, which only tests can be linked with.
testing=(FramereelTesting HostedTesting SnapshotTesting FBSnapshotTestCase _Testing_UIKit _Testing_CoreGraphics _Testing_CoreImage)
# What applications import beside UIKit, as the manifest lists it.
mapfile -t beside < <(sed -n '/^let besideUIKit/,/^]/p' Package.swift | grep -o '"[A-Za-z]*"' | tr -d '"')

# build_prebuilt: builds the package in .build/prebuilt, without the porting tool, which `add_port` adds. It is
# written again only if something changed.
#
# SwiftPM takes modules and an archive from an artifact bundle. A linker leaves out of an archive each object to which nothing refers,
# and with it conformances, replacements of functions, and classes that are found only when a program runs. Therefore the archive has one
# object for everything, another for what applications import beside UIKit, and one for what tests import.
build_prebuilt() {
    local folder=.build/prebuilt built
    swift build --product framereel "${shipped[@]}" >&2 || return
    swift build --target PrebuiltModules "${shipped[@]}" >&2 || return
    built=$(swift build --show-bin-path "${shipped[@]}") || return
    [ ! -e "$folder/Package.swift" ] || [ -n "$(find "$built" scripts/lib Plugins -newer "$folder/Package.swift" -type f \
        \( -name '*.o' -o -name '*.swiftmodule' -o -path 'scripts/*' -o -path 'Plugins/*' \) -print -quit)" ] || return 0
    rm -rf "$folder" "$folder.new"
    if write_bundle "$folder.new/Framereel.artifactbundle" "$built" && write_package "$folder.new"; then
        mv "$folder.new" "$folder"
    else
        rm -rf "$folder.new"
        return 1
    fi
}

# write_bundle BUNDLE BUILT: the modules and the archive of a build, and the bundle's index.
write_bundle() {
    local bundle=$1 built=$2 modules=$1/framereel/modules name tools work
    tools=$(toolchain)/bin
    work=$(mktemp -d)
    mkdir -p "$modules"
    # What the program is linked from, except its own module. CFrameJPEG is compiled where it is used, with the libjpeg of that system.
    grep -v -e '/FramereelTool\.build/' -e '/CFrameJPEG\.build/' "$built/framereel.product/Objects.LinkFileList" >"$work/objects"
    for name in "${testing[@]}"; do find "$built/$name.build" -name '*.o' -printf "'%p'\n"; done | sort >"$work/tests"
    for name in "${beside[@]}"; do find "$built/$name.build" -name '*.o' -printf "'%p'\n"; done | sort >"$work/besides"
    {
        "$tools/ld.lld" -r -o "$work/framereel.o" "@$work/objects" &&
            "$tools/ld.lld" -r -o "$work/testing.o" "@$work/tests" &&
            "$tools/ld.lld" -r -o "$work/beside.o" "@$work/besides" &&
            # The libraries of the toolchain that objects ask for are those of the build; the package names its own.
            "$tools/llvm-objcopy" --strip-debug --remove-section=.swift1_autolink_entries "$work/framereel.o" &&
            "$tools/llvm-objcopy" --strip-debug --remove-section=.swift1_autolink_entries "$work/testing.o" &&
            "$tools/llvm-objcopy" --strip-debug --remove-section=.swift1_autolink_entries "$work/beside.o" &&
            "$tools/llvm-ar" rcsD "$bundle/framereel/libFramereel.a" "$work/framereel.o" "$work/beside.o" "$work/testing.o"
    } || { rm -rf "$work"; return 1; }
    for name in $(sed 's|^.*/\([^/]*\)\.build/.*$|\1|' "$work/objects" | sort -u) "${beside[@]}" "${testing[@]}"; do
        if [ -e "$built/Modules/$name.swiftmodule" ]; then
            cp "$built/Modules/$name.swiftmodule" "$modules/"
        else
            mkdir "$modules/$name"
            cp "Sources/$name/include/$name.h" "$modules/$name/"
            printf 'module %s {\n    header "%s.h"\n    export *\n}\n' "$name" "$name" >"$modules/$name/module.modulemap"
        fi
    done
    rm -rf "$work"
    # Libraries of the system. The headers of CFrameGlyphs are not where the compiler looks, so the manifest has it.
    for name in $(cd Sources && ls -d C*/module.modulemap | cut -d/ -f1 | grep -vx CFrameGlyphs); do
        mkdir "$modules/$name"
        cp "Sources/$name/$name.h" "Sources/$name/module.modulemap" "$modules/$name/"
    done
    cat >"$bundle/info.json" <<INDEX
{
  "schemaVersion": "1.0",
  "artifacts": {
    "Framereel": {
      "type": "staticLibrary",
      "version": "$(framereel_version)",
      "variants": [
        {
          "path": "framereel/libFramereel.a",
          "supportedTriples": ["$(uname -m)-unknown-linux-gnu"],
          "staticLibraryMetadata": { "headerPaths": ["framereel/modules"] }
        }
      ]
    },
    "PortTool": {
      "type": "executable",
      "version": "$(framereel_version)",
      "variants": [{ "path": "port/framereel-port", "supportedTriples": ["$(uname -m)-unknown-linux-gnu"] }]
    }
  }
}
INDEX
}

# write_package FOLDER: the manifest and the few sources of the package.
write_package() {
    mkdir -p "$1/Sources" "$1/Plugins"
    cp -rp Sources/CFrameJPEG Sources/CFrameGlyphs "$1/Sources/"
    cp -rp Plugins/PortUIKit "$1/Plugins/"
    sed -e "s/@VERSION@/$(framereel_version)/g; s/@ARCHITECTURE@/$(uname -m)/g; s/@SWIFT@/$(swift_version)/g" \
        -e "s/@NEXT_SWIFT@/$(swift_version | awk -F. '{ print $1 "." $2 "." $3 + 1 }')/g" \
        -e 's/arch(aarch64)/arch(arm64)/' -e "s/@SYSTEM@/$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)/" scripts/lib/prebuilt/Package.swift >"$1/Package.swift"
}

# add_port FOLDER FILE...: copies the porting tool and the libraries that it loads into the bundle in a folder.
add_port() {
    local place=$1/Framereel.artifactbundle/port
    shift
    rm -rf "$place"
    mkdir -p "$place" && cp "$@" "$place/"
}

# toolchain_libraries PROGRAM...: prints the libraries that programs load from the toolchain.
toolchain_libraries() {
    ldd "$@" | awk -v from="$(toolchain)/" 'index($3, from) == 1 { print $3 }' | sort -u
}

# link_program: links `framereel` from the package and prints where it is.
#
# The Swift runtime is in it, if the toolchain has one to link. It exports no symbols, since nothing is loaded that would look for them,
# and is loaded at a fixed address, as programs in Go are: 120,000 addresses need not be computed at every start.
#
# Foundation looks up how a value bridges to an object when it runs. Some of these conformances are alone in their object files, and
# a linker leaves out of a static library what nothing refers to: in Swift 6.3.1 property lists and archives with an array are then
# refused. They are therefore named to the linker.
link_program() {
    local options=(--package-path scripts/lib/program --scratch-path .build/program -c release -debug-info-format none)
    [ ! -d "$(toolchain)/lib/swift_static" ] ||
        options+=(--static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker -no-pie $(bridging_options))
    swift build --product framereel "${options[@]}" >&2 || return
    printf '%s/framereel' "$(swift build --show-bin-path "${options[@]}")"
}

# bridging_options: linker options that keep the conformances by which Foundation's values bridge to its objects.
bridging_options() {
    nm "$(toolchain)/lib/swift_static/linux/libFoundation.a" 2>/dev/null |
        sed -n 's/^.* R \(.*_ObjectiveCBridgeable.*Mc\)$/-Xlinker --undefined=\1/p'
}

# toolchain: prints the folder of the Swift toolchain that has `bin` and `lib`.
toolchain() {
    local swift
    swift=$(readlink -f "$(command -v swift)")
    printf '%s' "${swift%/bin/*}"
}

swift_version() { swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1; }

framereel_version() {
    sed -n 's/^ *package static let version = "\(.*\)"$/\1/p' Sources/FrameRecording/Recording/Release.swift
}
