import Foundation
import Testing

@testable import Framereel

/// The completions offered to shells.
@MainActor @Suite struct CompletionTests {
    /// Returns the completions that bash offers for the last of the words.
    private static func offers(_ words: String..., program: String = "framereel") throws -> [String] {
        let script = CompletionScript(program: program).text(for: .bash)
        let ask = """
            eval "$1"; shift; COMP_WORDS=(\(program) "$@"); COMP_CWORD=$#
            "$(complete -p \(program) | sed 's/.*-F \\([^ ]*\\) .*/\\1/')"; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["bash", "-c", ask, "bash", script] + words
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }

    /// A name is a single shell word, and no part of it is executed.
    @Test(arguments: ["a b", "$(touch ran)", "`touch ran`", "it's", "a\ntouch ran", "a;touch ran"])
    func aNameRunsNothing(program: String) throws {
        let folder = try TestFolder()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let script = CompletionScript(program: program).text(for: .bash)
        process.arguments = ["bash", "-c", "eval \"$1\"; complete -p -- \"$2\"", "bash", script, program]
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(folder.names.isEmpty)
        // In the other shells the name is quoted in the same way, and never spans several comment lines.
        let quoted = "'" + program.replacing("'", with: "'\\''") + "'"
        let zsh = CompletionScript(program: program).text(for: .zsh)
        #expect(zsh.contains("else compdef ") && zsh.contains(" \(quoted); fi\n"))
        #expect(zsh.split(separator: "\n")[1] == "# Completions for zsh.")
        #expect(CompletionScript(program: program).text(for: .fish).contains("complete -c '"))
    }

    @Test func commandsAreOffered() throws {
        #expect(try Self.offers("") == CommandName.allCases.map(\.rawValue))
        #expect(try Self.offers("re") == ["render", "record"])
        #expect(try Self.offers("help", "tr") == ["trace"])
        #expect(try Self.offers("completions", "") == ["bash", "zsh", "fish"])
        #expect(try Self.offers("rec", program: "shop-reel") == ["record"])
    }

    @Test(arguments: CommandName.allCases) func optionsAreOffered(name: CommandName) throws {
        #expect(try Self.offers(name.rawValue, "-") == name.command.allOptions.flatMap(\.names))
    }

    @Test func valuesAreOffered() throws {
        #expect(try Self.offers("render", "card", "--numbering", "a") == ["actual"])
        // The shell completes file names.
        #expect(try Self.offers("render", "ca") == [])
        #expect(try Self.offers("render", "-o", "fr") == [])
        #expect(try Self.offers("render", "--frames", "") == [])
    }

    /// Each shell knows every command and option.
    @Test(arguments: CompletionScript.Shell.allCases, CommandName.allCases)
    func nothingIsOmitted(shell: CompletionScript.Shell, name: CommandName) {
        let run = CommandRun("completions", shell.rawValue)
        #expect(run.status == 0)
        let text = run.output
        switch shell {
        case .bash: #expect(text.contains("        \(name.rawValue))\n"))
        case .zsh: #expect(text.contains("'\(name.rawValue):\(name.command.summary)'"))
        case .fish: #expect(text.contains(" -a \(name.rawValue) -d "))
        }
        for option in name.command.allOptions {
            let spelling = shell == .fish ? "-l \(option.longName.dropFirst(2)) " : option.longName
            #expect(text.contains(spelling), "\(option.longName)")
        }
    }

    @Test func anotherShellIsRefused() {
        let run = CommandRun("completions", "bsh")
        #expect(run.status == 64 && run.errors.contains("unknown shell \"bsh\"; did you mean bash?"))
    }
}
