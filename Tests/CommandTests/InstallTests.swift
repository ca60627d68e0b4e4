import Foundation
import TestSupport
import Testing

/// `scripts/install` replaces an installed version and nothing else.
@Suite struct InstallTests {
    private let prefix: TestFolder

    init() throws {
        prefix = try TestFolder()
    }

    private func run(_ script: String) throws -> (status: Int32, errors: String) {
        let shell = Process()
        let errors = Pipe()
        shell.executableURL = URL(filePath: "/bin/bash")
        shell.arguments = ["-c", script, "bash", prefix.path]
        shell.currentDirectoryURL = Repository.root
        shell.standardOutput = FileHandle.nullDevice
        shell.standardError = errors
        try shell.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        return (shell.terminationStatus, text)
    }

    /// The script stops before it builds anything, since the target may be the clone that the script belongs to.
    @Test(arguments: ["lib/framereel/Package.swift", "lib/framereel/Sources/a.swift", "bin/framereel", "lib/framereel"])
    func aForeignFileStopsTheInstallation(name: String) throws {
        try prefix.write("mine", to: name)
        let run = try run("scripts/install --debug --prefix \"$1\"")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("install: \(prefix.path)/") && run.errors.contains("choose another --prefix"))
        #expect(prefix.text(name) == "mine")
    }

    @Test func aLinkStopsTheInstallation() throws {
        try prefix.write("mine", to: "elsewhere/file")
        try FileManager.default.createDirectory(atPath: prefix("lib"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: prefix("lib/framereel"), withDestinationPath: prefix("elsewhere"))
        #expect(try run("scripts/install --debug --prefix \"$1\"").errors.contains("lib/framereel is a link"))
        #expect(prefix.text("elsewhere/file") == "mine")
    }

    @Test func anInstalledVersionIsReplaced() throws {
        let program: [UInt8] = [0x7F] + Array("ELF and more".utf8)
        for name in ["framereel", "framereel-port", "libswiftCore.so"] { try prefix.write(program, to: "lib/\(name)") }
        let script = "fail() { echo \"$@\" >&2; exit 1; }; . scripts/lib/installed.sh; remove_installed \"$1/lib\""
        #expect(try run(script).status == 0)
        #expect(prefix.names.isEmpty)
        try prefix.write(program, to: "lib/framereel")
        try prefix.write("mine", to: "lib/notes")
        #expect(try run(script).status == 1)
        #expect(prefix.names == ["lib/framereel", "lib/notes"])
    }

    /// A version with modules is a folder of files that its list names. Whatever else is there, or differs, belongs to someone.
    @Test func aListedVersionIsRemoved() throws {
        let script = """
            fail() { echo "$@" >&2; exit 1; }; . scripts/lib/installed.sh
            list_installed "$1/lib" >"$1/list" && mv "$1/list" "$1/lib/installed"
            """
        func remove(after change: String = ":") throws -> String {
            try prefix.write("archive", to: "lib/prebuilt/Framereel.artifactbundle/a b.a")
            try prefix.write("program", to: "lib/framereel")
            return try run(
                "\(script); ln -s ../framereel \"$1/lib/prebuilt/port\"; \(change); remove_installed \"$1/lib\""
            ).errors
        }
        #expect(try remove(after: script).isEmpty)
        #expect(prefix.names.isEmpty)
        #expect(try remove().contains("lib/prebuilt/port was not installed; move it away"))
        #expect(try run("rm -r \"$1/lib\"").status == 0)
        #expect(
            try remove(after: "\(script); echo mine >>\"$1/lib/framereel\"").contains("lib/framereel was not installed")
        )
        #expect(try run("rm -r \"$1/lib\"").status == 0)
        #expect(
            try remove(after: "\(script); echo mine >\"$1/lib/prebuilt/notes\"").contains(
                "prebuilt/notes was not installed"))
        #expect(prefix.text("lib/framereel") == "program")
    }
}
