import FrameOutput
import Synchronization
import Testing

@testable import Framereel

/// Messages on standard error, which never contains data.
@MainActor @Suite struct ConsoleTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func render(
        _ words: String..., environment: [String: String] = [:], reportsTerminal: Bool = false
    ) -> String {
        CommandRun(
            ["render", "square", "-o", folder("%05d.png"), "--overwrite"] + words, environment: environment,
            reportsTerminal: reportsTerminal
        ).errors
    }

    @Test func progressIsForTerminals() {
        #expect(!render().contains("\u{1B}") && !render().contains("frame 1 of"))
        #expect(!render().contains("7 frames of"))
        let shown = render(reportsTerminal: true)
        // The announcement comes before anything is written.
        #expect(shown.hasPrefix("\r7 frames of 40 x 20 pixels\u{1B}[K\r"))
        #expect(shown.contains("\rframe 1 of 7 (14 %)\u{1B}[K"))
        #expect(shown.contains("\rframe 7 of 7 (100 %)\u{1B}[K\r\u{1B}[Ksquare: 7 frames"))
        for quiet in [["--progress", "never"], ["--progress=never"]] {
            #expect(
                !CommandRun(
                    ["render", "square", "-o", folder("%05d.png"), "--overwrite"] + quiet, reportsTerminal: true
                ).errors.contains("frame 1 of"))
        }
        #expect(!render(environment: ["TERM": "dumb"], reportsTerminal: true).contains("\u{1B}"))
    }

    @Test func progressCanBeForced() {
        let lines = render("--progress", "always").split(separator: "\n")
        #expect(lines.first == "frame 1 of 7 (14 %)")
        #expect(lines.count == 8)
        #expect(!lines.joined().contains("\u{1B}"))
    }

    /// Runs a command with a clock that advances by half a second each time it is read.
    private func slowly(_ words: String..., reportsTerminal: Bool) -> String {
        let looks = Mutex(0)
        return CommandRun(words, reportsTerminal: reportsTerminal) {
            looks.withLock { looks in
                looks += 1
                return Double(looks) / 2
            }
        }.errors
    }

    @Test func progressShowsSpeedAndTimeLeft() {
        let shown = slowly("render", "square", "-o", folder("%05d.png"), reportsTerminal: true)
        #expect(shown.contains("\rframe 1 of 7 (14 %), 2.0 frames/s, 3 s left\u{1B}[K"))
        #expect(shown.contains("\rframe 7 of 7 (100 %), 2.0 frames/s\u{1B}[K\r\u{1B}[K"))
        let lines = slowly(
            "render", "square", "-o", folder("%05d.png"), "--overwrite", "--progress", "always", reportsTerminal: false)
        #expect(lines.hasPrefix("frame 1 of 7 (14 %), 2.0 frames/s, 3 s left\n"))
    }

    /// Progress depends on time and not on percentages. Lines that would wrap are cut.
    @Test func slowFramesShowProgressAtOnce() {
        let words = ["--fps", "6000", "-o", folder("%05d.png")]
        #expect(
            slowly("render", "square", words[0], words[1], words[2], words[3], reportsTerminal: true)
                .contains("\rframe 1 of 601 (0 %), 2.0 frames/s"))
        let narrow = CommandRun(
            ["render", "square", "-o", folder("%05d.png"), "--overwrite"], reportsTerminal: true, width: 12)
        #expect(narrow.errors.contains("\rframe 1 of 7\u{1B}[K") == false)
        #expect(narrow.errors.contains("\rframe 1 of \u{1B}[K"))
    }

    /// Without a pause between them, most lines would be unreadable.
    @Test func progressLeavesTimeToRead() {
        #expect(render(reportsTerminal: true).matches(of: /frame \d of 7/).count == 2)
    }

    @Test func everyLongCommandHasProgress() {
        for command in [
            ["play", "square", "-o", folder("a.html")], ["record", "square", "--goldens", folder("goldens")],
        ] {
            #expect(CommandRun(command, reportsTerminal: true).errors.contains("\rframe 1 of 7 (14 %)"), "\(command)")
        }
        let verify = ["verify", "square", "--goldens", folder("goldens")]
        #expect(CommandRun(verify, reportsTerminal: true).errors.contains("\rframe 1 of 7 (14 %)"))
        #expect(!CommandRun(verify).errors.contains("frame 1 of"))
    }

    @Test func quietMeansErrorsOnly() {
        #expect(render("-q", reportsTerminal: true) == "")
        #expect(render("-q", "--progress", "always", "--frames", "0,2", reportsTerminal: true) == "")
        #expect(render("-q", "--frames", "8").hasPrefix("error: "))
    }

    @Test func verboseListsEachStep() {
        let text = render("-v", "-j3")
        #expect(text.contains("square: 0.1 s of virtual time, "))
        #expect(text.contains("3 workers, 7 frames of square"))
    }

    @Test func colorIsForTerminalsThatSupportIt() {
        let red = "\u{1B}[1;31merror:\u{1B}[0m "
        #expect(CommandRun("trace", "x", reportsTerminal: true).errors.hasPrefix(red))
        #expect(CommandRun("trace", "x", environment: ["NO_COLOR": ""], reportsTerminal: true).errors.hasPrefix(red))
        for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
            #expect(
                CommandRun("trace", "x", environment: environment, reportsTerminal: true).errors.hasPrefix("error: "))
        }
        #expect(CommandRun("trace", "x").errors.hasPrefix("error: "))
    }

    private func controls(in text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}") }
    }

    @Test func namesCannotControlTheTerminal() {
        let (scene, hostile) = (TestScenes.hostile, TestScenes.hostileName)
        for words in [
            ["list"], ["list", "--json"], ["trace", hostile], ["trace", hostile, "--json"], ["lint", hostile],
            ["lint", hostile, "--json"], ["trace", hostile + "?"], ["validate", hostile], [hostile],
            ["list", "-" + hostile],
            ["still", hostile, "--at", "0", "-o", folder("a.png")],
        ] {
            let run = CommandRun(words, scenes: [scene])
            let text = run.output + run.errors
            #expect(controls(in: text) == [], "\(words)")
            #expect(!text.contains("\nerror: forged"), "\(words)")
        }
        #expect(CommandRun("list", scenes: [scene]).output.split(separator: "\n").count == 2)
    }

    /// The lines of a message after the first are indented. Every path with a line break shows this.
    @Test func aLineBreakCannotForgeAMessage() {
        let run = CommandRun("validate", "nowhere\nerror: forged.json")
        #expect(run.errors.hasPrefix("error: nowhere\n  error: forged.json: "))
    }

    /// The statuses match `sysexits.h`, no matter where they come from.
    @Test func exitStatusesAgree() {
        for kind in OutputError.Kind.allCases { #expect(ExitCode(kind).rawValue == kind.rawValue) }
        #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 70, 73, 74, 130])
    }
}
