// swift-tools-version: 6.2
// Framereel @VERSION@ as modules and an archive, compiled by Swift @SWIFT@ on @SYSTEM@ for @ARCHITECTURE@. The products are those of the package
// that is built from source, so that a package depends on either in the same way.
import Foundation
import PackageDescription

/// Ends with a message, which SwiftPM shows as its only error.
func refuse(_ problem: String) -> Never {
    FileHandle.standardError.write(Data("error: framereel: \(problem)\n".utf8))
    exit(1)
}

/// Modules are read by the compiler that wrote them only. Without this check, the first import fails with a message about formats.
func checkCompiler() {
    #if !(compiler(>=@SWIFT@) && compiler(<@NEXT_SWIFT@) && arch(@ARCHITECTURE@) && os(Linux))
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc", "--version"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try? process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let version = text.firstMatch(of: /Swift version ([0-9.]+)/).map { String($0.1) } ?? "VERSION"
        let architecture = text.firstMatch(of: /Target: ([a-z0-9_]+)-/).map { String($0.1) } ?? "@ARCHITECTURE@"
        refuse(
            "these modules are for Swift @SWIFT@ on Linux and @ARCHITECTURE@; this is Swift \(version) for \(architecture). Take "
                + "framereel-@VERSION@-swift\(version)-\(architecture).artifactbundle.zip, or the sources: --framereel source")
    #endif
}

/// What the archive needs of the system: a header, the library, and the Debian package of both.
let needed = [
    ("png.h", "png", "libpng-dev"), ("zlib.h", "z", "zlib1g-dev"), ("jpeglib.h", "jpeg", "libjpeg-dev"),
    ("nettle/sha2.h", "nettle", "nettle-dev"), ("expat.h", "expat", "libexpat1-dev"),
    ("freetype2/ft2build.h", "freetype", "libfreetype-dev"), ("harfbuzz/hb.h", "harfbuzz", "libharfbuzz-dev"),
    ("fribidi/fribidi.h", "fribidi", "libfribidi-dev"),
]

func checkLibraries() {
    let listed = ["CPATH", "C_INCLUDE_PATH"].compactMap { Context.environment[$0] }.flatMap { $0.split(separator: ":") }
    let folders = ["/usr/include", "/usr/include/@ARCHITECTURE@-linux-gnu", "/usr/local/include"] + listed.map(String.init)
    let missing = needed.filter { header, _, _ in
        !folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(header)") }
    }
    guard !missing.isEmpty else { return }
    let packages = missing.map(\.2).joined(separator: " ")
    refuse("the headers \(missing.map(\.0).joined(separator: ", ")) are missing. Run: apt-get install \(packages)")
}

checkCompiler()
checkLibraries()

/// The archive has one object, so that a linker leaves out nothing that is only found when it runs: conformances, replacements
/// of functions, classes by their names.
let everything = ["Framereel", "CFrameJPEG"]

let package = Package(
    name: "framereel",
    products: [
        .library(name: "UIKit", targets: everything),
        .library(name: "Framereel", targets: everything),
        .library(name: "FramereelTesting", targets: everything),
        .library(name: "SnapshotTesting", targets: everything),
        .library(name: "FBSnapshotTestCase", targets: everything),
        .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
    ],
    targets: [
        .binaryTarget(name: "Framereel", path: "Framereel.artifactbundle"),
        // Compiled here, because the structures of libjpeg differ between systems.
        .target(
            name: "CFrameJPEG", dependencies: ["Framereel", "CFrameGlyphs"],
            linkerSettings: (needed.map(\.1) + ["swiftSynchronization", "_FoundationICU"]).map { .linkedLibrary($0) }
                // The toolchain's linker reads archives in any order, as a program with the Swift runtime in it needs. And the driver
                // passes it a folder of frameworks, which it remarks on.
                + [.unsafeFlags(["-use-ld=lld", "-Xclang-linker", "-Wno-unused-command-line-argument"])]),
        .systemLibrary(name: "CFrameGlyphs", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .plugin(name: "PortUIKit", capability: .buildTool(), dependencies: ["Framereel"]),
    ],
    swiftLanguageModes: [.v6]
)
