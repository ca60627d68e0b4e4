import Foundation
import TestSupport
import Testing

/// `scripts/render` with a compiler that makes empty programs.
@Suite struct ScriptTests {
    private static let compiler = """
        product= shows=
        while [ $# -gt 0 ]; do
            case $1 in
                --product) product=$2; shift ;;
                --show-bin-path) shows=1 ;;
            esac
            shift
        done
        folder=$PWD/.build/debug
        mkdir -p "$folder"
        if [ -n "$shows" ]; then echo "$folder"; else printf '#!/bin/sh\\n' >"$folder/$product"; chmod 755 "$folder/$product"; fi
        """

    /// `framereel port` looks for its program in its own folder.
    @Test func thePortProgramLiesBesideTheRenderProgram() throws {
        let folder = try TestFolder()
        for name in ["scripts/render", "scripts/lib/program.sh", "scripts/lib/prebuilt.sh"] {
            let script = try String(contentsOf: Repository.root.appending(path: name), encoding: .utf8)
            try folder.write(script, to: name)
        }
        try folder.write(program: ":", to: "scripts/setup")
        try folder.write(program: Self.compiler, to: "bin/swift")
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/bash")
        shell.arguments = [folder("scripts/render")]
        shell.environment = ["PATH": folder("bin") + ":/usr/bin:/bin"]
        shell.standardOutput = FileHandle.nullDevice
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0)
        for name in ["framereel", "framereel-port"] {
            #expect(FileManager.default.isExecutableFile(atPath: folder(".build/debug/\(name)")))
        }
    }
}
