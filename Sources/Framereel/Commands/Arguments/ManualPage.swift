/// Generates pages for `man` from the tables that the parser and the help use.
///
/// The pages use the macros of groff_man(7) and pure ASCII, so that no preprocessor is needed.
struct ManualPage {
    let program: String
    /// Command that the page describes; `nil` for the page of the program itself.
    let name: CommandName?

    /// Returns the page of a program, followed by those of its commands.
    static func all(of program: String) -> [ManualPage] {
        [ManualPage(program: program, name: nil)]
            + CommandName.allCases.map { ManualPage(program: program, name: $0) }
    }

    /// Title of the page, such as `framereel-render`, which `man framereel render` finds too.
    private var title: String { ([program] + [name?.rawValue].compactMap(\.self)).joined(separator: "-") }

    var fileName: String { title + ".1" }

    var text: String {
        let version = Self.literal("\(Reel.name) \(Reel.version)")
        let header = ".TH \(Self.literal(title.uppercased())) 1 \"\" \"\(version)\" \"User Commands\"\n.nh\n.ad l\n"
        return header + (name.map(text) ?? textOfProgram)
    }

    private var textOfProgram: String {
        section("NAME", [Self.line("\(title) - \(Reel.summary)")])
            + section(
                "SYNOPSIS",
                [
                    "\(Self.bold(program)) \(Self.italic("COMMAND")) [\(Self.italic("ARGUMENT"))]... [\(Self.italic("OPTION"))]..."
                ])
            + section("DESCRIPTION", Self.paragraphs(Reel.purpose))
            + section(
                "COMMANDS",
                CommandName.allCases.map { Self.entry(Self.bold($0.rawValue), $0.command.summary + ".") })
            + section("OPTIONS", [Reel.help, Reel.versionOption].map(Self.entry))
            + section("EXIT STATUS", ExitCode.allCases.map { Self.entry(Self.bold("\($0.rawValue)"), $0.meaning) })
            + seeAlso(CommandName.allCases.map { "\(program)-\($0.rawValue)" })
    }

    private func text(of name: CommandName) -> String {
        let command = name.command
        let operand = command.operand
        let words = [
            Self.bold("\(program) \(name.rawValue)"), operand.map { Self.literal($0.usage) },
            "[\(Self.italic("OPTION"))]...",
        ]
        return section("NAME", [Self.line("\(title) - \(command.summary)")])
            + section("SYNOPSIS", [words.compactMap(\.self).joined(separator: " ")])
            + section("DESCRIPTION", Self.paragraphs(command.discussion))
            + section("ARGUMENTS", [operand].compactMap(\.self).map { Self.entry(Self.italic($0.name), $0.help) })
            + section("OPTIONS", command.allOptions.map(Self.entry))
            + seeAlso([program])
    }

    /// Returns a section, or an empty string if there are no paragraphs.
    private func section(_ title: String, _ paragraphs: [String]) -> String {
        paragraphs.isEmpty ? "" : ".SH \(title)\n" + paragraphs.map { $0 + "\n" }.joined()
    }

    private func seeAlso(_ titles: [String]) -> String {
        section("SEE ALSO", [titles.map { Self.bold($0) + "(1)" }.joined(separator: ",\n")])
    }

    private static func entry(_ option: Option) -> String {
        let names = option.names.map(bold).joined(separator: ", ")
        let value = option.spelledValue.map { " " + italic($0) } ?? ""
        return entry(names + value, HelpText.row(option).meaning)
    }

    /// - Parameter term: The term in roff syntax.
    static func entry(_ term: String, _ meaning: String) -> String { ".TP\n\(term)\n\(Self.line(meaning))" }

    private static func paragraphs(_ text: String) -> [String] {
        let parts = text.split(separator: "\n").map { line(String($0)) }
        return parts.isEmpty ? [] : [parts.joined(separator: "\n.PP\n")]
    }

    private static func bold(_ text: String) -> String { "\\fB\(literal(text))\\fR" }
    private static func italic(_ text: String) -> String { "\\fI\(literal(text))\\fR" }

    /// Returns a line of text, escaped so that roff does not interpret it as a request.
    private static func line(_ text: String) -> String {
        (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + literal(text)
    }

    /// Escapes characters that roff would replace with typographic ones or read as escape sequences.
    private static func literal(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\[rs]"
            case "-": "\\-"
            case "'": "\\[aq]"
            case "\"": "\\[dq]"
            case "`": "\\[ga]"
            case "^": "\\[ha]"
            case "~": "\\[ti]"
            // Allow a line break in lists without spaces.
            case ",", "|", "/": "\(scalar)\\:"
            case let scalar where !scalar.isASCII: "\\[u\(hexadecimal(scalar))]"
            case let scalar: String(scalar)
            }
        }.joined()
    }

    /// Returns at least four hexadecimal digits.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
