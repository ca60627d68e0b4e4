import Foundation
import Testing

@testable import Framereel

/// The pages for `man`.
@MainActor @Suite struct ManualTests {
    /// Returns groff's plain-text output of a page and its complaints, or `nil` if groff is not installed.
    ///
    /// - Parameter width: The width in characters. The default is so wide that no line is broken.
    private static func formatted(_ page: String, width: Int = 2000) throws -> (text: String, complaints: String)? {
        guard let groff = CommandIO.process.program(named: "groff") else { return nil }
        let folder = try TestFolder()
        try folder.write(page, to: "page.1")
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: groff)
        process.arguments = ["-man", "-ww", "-Tutf8", "-P-cbou", "-rLL=\(width)n", folder("page.1")]
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text.replacing("\u{2010}", with: "-"), complaints)
    }

    /// Every word of the help is on the page unchanged.
    @Test(arguments: CommandName.allCases)
    func nothingIsOmitted(name: CommandName) throws {
        let run = CommandRun("manual", name.rawValue)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.utf8.allSatisfy { $0 < 128 })
        guard let page = try Self.formatted(run.output) else { return }
        #expect(page.complaints == "")
        let command = name.command
        let text = page.text
        #expect(text.contains("framereel-\(name.rawValue) - \(command.summary)\n"))
        for paragraph in command.discussion.split(separator: "\n") { #expect(text.contains(paragraph), "\(paragraph)") }
        if let operand = command.operand {
            #expect(text.contains("framereel \(name.rawValue) \(operand.usage) [OPTION]...\n"))
            #expect(text.contains(operand.help))
        }
        for option in command.allOptions {
            let value = option.placeholder.map { " " + $0 } ?? ""
            #expect(text.contains(option.names.joined(separator: ", ") + value), "\(option.longName)")
            #expect(text.contains(HelpText.row(option).meaning), "\(option.longName)")
        }
    }

    @Test func theProgramsPageNamesEveryCommand() throws {
        let run = CommandRun("manual")
        guard let page = try Self.formatted(run.output) else { return }
        for name in CommandName.allCases {
            #expect(page.text.contains(name.command.summary + "."), "\(name.rawValue)")
            #expect(page.text.contains("framereel-\(name.rawValue)(1)"))
        }
        for code in ExitCode.allCases { #expect(page.text.contains(code.meaning)) }
    }

    @Test func roffIsContentOnATerminal() throws {
        let pages = ManualPage.all(of: "framereel").map(\.text).joined()
        #expect(try Self.formatted(pages, width: 80)?.complaints ?? "" == "")
    }

    /// Characters that roff would interpret.
    @Test func textStaysAsItIs() throws {
        let text = #".a 'b' "c" \fBd --e ^f ~g `h' é 𝄞"#
        let page = ManualPage.entry("term", text)
        #expect(page.utf8.allSatisfy { $0 < 128 })
        guard let formatted = try Self.formatted(".TH A 1 \"\" b c\n.SH D\n" + page + "\n") else { return }
        #expect(formatted.complaints == "")
        #expect(formatted.text.contains(text))
    }

    @Test func aFolderGetsEveryPage() throws {
        let folder = try TestFolder()
        let names = ["framereel.1"] + CommandName.allCases.map { "framereel-\($0.rawValue).1" }
        let run = CommandRun("manual", "-o", folder("man1"))
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(folder.names == names.map { "man1/\($0)" }.sorted())
        #expect(folder.text("man1/framereel-render.1") == CommandRun("manual", "render").output)
        #expect(CommandRun("manual", "-o", folder("man1")).status == 73)
        #expect(CommandRun("manual", "-o", folder("man1"), "--overwrite").status == 0)
        let both = CommandRun("manual", "render", "-o", folder("man1"))
        #expect(both.status == 64 && both.errors.contains("--output writes all pages"))
    }
}
