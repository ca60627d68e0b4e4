import Foundation
import TestSupport
import Testing

@testable import Framereel

/// Packages that use prebuilt modules. `scripts/proofs/prebuilt` checks that they build.
@MainActor @Suite struct PrebuiltTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        let manifest = try String(
            contentsOf: Repository.root.appending(path: "scripts/lib/prebuilt/Package.swift"), encoding: .utf8)
        let text = manifest.replacing("@SWIFT@", with: "6.3.1").replacing("@SYSTEM@", with: "bookworm")
        try folder.write(text, to: "lib/prebuilt/Package.swift")
        for name in [
            "info.json", "framereel/libFramereel.a", "framereel/modules/UIKit.swiftmodule", "port/framereel-port",
        ] {
            try folder.write("", to: "lib/prebuilt/Framereel.artifactbundle/\(name)")
        }
        try folder.write("plugin", to: "lib/prebuilt/Plugins/PortUIKit/PortUIKit.swift")
        try folder.write("header", to: "lib/prebuilt/Sources/CFrameJPEG/include/CFrameJPEG.h")
    }

    private var prebuilt: String { folder("lib/prebuilt") }

    private func run(_ location: String?, into name: String = "demo") -> CommandRun {
        CommandRun(
            ["init", folder(name)] + (location.map { ["--framereel", $0] } ?? []), program: folder("lib/framereel"))
    }

    /// An installed program writes packages that use the modules installed with it.
    @Test(arguments: [nil, "prebuilt"])
    func theInstalledModulesAreUsed(location: String?) throws {
        #expect(run(location).status == 0)
        let manifest = try #require(folder.text("demo/Package.swift"))
        #expect(manifest.contains(".package(name: \"framereel\", path: \(prebuilt.debugDescription))\n"))
        let workflow = try #require(folder.text("demo/.github/workflows/transitions.yml"))
        #expect(workflow.contains("    container: swift:6.3.1-bookworm\n"))
        #expect(workflow.contains("framereel framereel-dev; do\n") && !workflow.contains("actions/cache"))
    }

    @Test func aPathOfModulesIsTheSame() throws {
        #expect(run(prebuilt + "/", into: "one/demo").status == 0 && run(nil, into: "two/demo").status == 0)
        #expect(folder.text("one/demo/Package.swift") == folder.text("two/demo/Package.swift"))
    }

    @Test func theSourcesCanBeChosen() throws {
        #expect(run("source").errors.hasPrefix("warning: Framereel is not at \(folder("demo/../framereel")) yet"))
        #expect(try #require(folder.text("demo/Package.swift")).contains("path: \"../framereel\""))
    }

    /// A package gets a manifest for the archive, with the files that are not in it.
    @Test func anArchiveIsDownloaded() throws {
        let url = "https://example.com/v1/framereel-1.0.0-swift6.3.1-x86_64.artifactbundle.zip"
        let checksum = String(repeating: "0a", count: 32)
        #expect(run("\(url)#\(checksum.uppercased())").status == 0)
        #expect(try #require(folder.text("demo/Package.swift")).contains("(name: \"framereel\", path: \"Framereel\")"))
        let manifest = try #require(folder.text("demo/Framereel/Package.swift"))
        #expect(manifest.contains(".binaryTarget(name: \"Framereel\", url: \"\(url)\", checksum: \"\(checksum)\"),"))
        #expect(folder.text("demo/Framereel/Plugins/PortUIKit/PortUIKit.swift") == "plugin")
        #expect(folder.text("demo/Framereel/Sources/CFrameJPEG/include/CFrameJPEG.h") == "header")
    }

    @Test func anArchiveBesideIsUsed() throws {
        try folder.write("", to: "files/a.artifactbundle.zip")
        #expect(run(folder("files/a.artifactbundle.zip")).status == 0)
        let manifest = try #require(folder.text("demo/Framereel/Package.swift"))
        #expect(manifest.contains(".binaryTarget(name: \"Framereel\", path: \"../../files/a.artifactbundle.zip\"),"))
    }

    /// Each error says what is expected, and nothing is written.
    @Test(arguments: [
        ("https://example.com/a.artifactbundle.zip", 64, "expected # and the SHA-256 after the URL"),
        (
            "https://example.com/a.artifactbundle.zip#12", 64,
            "the file https://example.com/a.artifactbundle.zip.sha256 has it"
        ),
        ("http://example.com/a.artifactbundle.zip#12", 64, "expected https://"),
        ("/nowhere/a.artifactbundle.zip", 66, "/nowhere/a.artifactbundle.zip does not exist"),
        ("/usr", 65, "/usr is neither a clone of Framereel nor a prebuilt package of it"),
    ])
    func aLocationOfSomethingElseIsRefused(location: String, status: Int32, message: String) {
        let run = run(location)
        #expect(run.status == status && run.errors.contains(message) && run.output.isEmpty, "\(run.errors)")
        #expect(!folder.names.contains { $0.hasPrefix("demo") })
    }

    @Test func damagedModulesAreRefused() throws {
        try folder.remove("lib/prebuilt/Framereel.artifactbundle/framereel/modules/UIKit.swiftmodule")
        let run = run(nil)
        #expect(run.status == 65)
        #expect(
            run.errors.contains("UIKit.swiftmodule is missing; install the packages framereel and framereel-dev again"))
        #expect(!folder.names.contains { $0.hasPrefix("demo") })
    }

    @Test func modulesThatAreNotInstalledCannotBeChosen() throws {
        try folder.remove("lib/prebuilt")
        #expect(run("prebuilt").errors.contains("no prebuilt modules are installed with this program"))
        #expect(run(nil).errors.hasPrefix("warning: Framereel is not at"))
    }
}
