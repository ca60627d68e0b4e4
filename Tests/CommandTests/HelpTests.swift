import Foundation
import TestSupport
import Testing

@testable import Framereel

/// Help texts and their accuracy.
@MainActor @Suite struct HelpTests {
    private static let folder = Repository.root.appending(path: "Fixtures/help")

    /// Accept a change with `framereel help NAME > Fixtures/help/NAME.txt`.
    @Test(arguments: CommandName.allCases)
    func textMatchesTheRecording(name: CommandName) throws {
        let expected = try String(contentsOf: Self.folder.appending(path: "\(name.rawValue).txt"), encoding: .utf8)
        let run = CommandRun("help", name.rawValue)
        #expect(run.output == expected)
        #expect(run.status == 0 && run.errors == "")
        for flag in ["--help", "-h"] {
            #expect(CommandRun(name.rawValue, flag).output == expected)
            #expect(CommandRun(name.rawValue, "--frobnicate", flag).output == expected)
        }
    }

    /// Accept a change with `framereel help > Fixtures/help/framereel.txt`.
    @Test func theProgramsOwnHelpMatchesTheRecording() throws {
        let expected = try String(contentsOf: Self.folder.appending(path: "framereel.txt"), encoding: .utf8)
        for words in [[], ["help"], ["--help"], ["-h"]] {
            let run = CommandRun(words)
            #expect(run.output == expected)
            #expect(run.status == 0 && run.errors == "")
        }
    }

    @Test func usesTheNameTheProgramWasCalledBy() {
        #expect(CommandName.trace.help(program: "transitions").contains("USAGE: transitions trace SCENE [OPTION]..."))
        #expect(Reel.overview(program: "transitions").contains("USAGE: transitions COMMAND"))
    }

    @Test func noLineIsWiderThanATerminal() {
        for name in CommandName.allCases {
            for line in name.help(program: Reel.name).split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        }
    }

    /// The parser accepts every option in the help, and the help lists every option that the parser accepts.
    @Test(arguments: CommandName.allCases)
    func agreesWithTheParser(name: CommandName) throws {
        let command = name.command
        let help = name.help(program: Reel.name)
        let section = help.components(separatedBy: "\nOPTIONS:\n")[1]
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("  -") || $0.hasPrefix("      --") }
        let spelled = rows.flatMap { row in
            row.split(separator: " ").map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
                .prefix { $0.hasPrefix("-") }.map(String.init)
        }
        #expect(spelled == command.allOptions.flatMap(\.names))
        #expect(Set(spelled).count == spelled.count)

        let operands = [String](repeating: "x", count: command.operand?.count.lowerBound ?? 0)
        for option in command.allOptions {
            for spelling in option.names {
                let words = option.isFlag ? [[spelling]] : [[spelling, "a value"], ["\(spelling)=a value"]]
                for words in words {
                    let arguments = try ArgumentScanner.scan(
                        words + operands, operand: command.operand, options: command.allOptions)
                    #expect(arguments.has(option))
                    #expect(arguments.text(of: option) == (option.isFlag ? "" : "a value"))
                    #expect(arguments.operands == operands)
                }
            }
        }
    }

    /// The defaults in the help can be parsed, and no command reads an option that it does not declare.
    @Test(arguments: CommandName.allCases)
    func defaultsCanBeRead(name: CommandName) throws {
        let command = name.command
        let operands = [String](repeating: "x.json", count: command.operand?.count.lowerBound ?? 0)
        _ = try command.init(ArgumentScanner.scan(operands, operand: command.operand, options: command.allOptions))
        for option in command.allOptions {
            guard let standard = option.standard else { continue }
            #expect(
                name.help(program: Reel.name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
                    .contains("(default: \(standard))"))
        }
    }

    @Test func versionIsPrinted() {
        let run = CommandRun("--version")
        #expect(run.status == 0)
        #expect(run.output == "framereel \(Reel.version)\n")
    }
}
