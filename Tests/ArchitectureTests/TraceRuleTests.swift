import TestSupport
import Testing

/// The trace is data: its events contain no text outside the printer, and no code parses the printed trace.
@Suite("Rules of the trace") struct TraceRuleTests {
    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    /// Code that runs an application does not print events; only reports on a run do.
    @Test func onlyReportsWordEvents() {
        let users = sources.filter { file in
            file.name != "TracePrinter.swift" && file.words.contains { $0.text == "TracePrinter" }
        }
        #expect(Set(users.map(\.module)) == ["FrameRecording"])
    }

    /// The only strings of an event are names of its subject, a superview or a reason.
    @Test func eventsHaveNoText() {
        let values = sources.filter {
            $0.path.hasPrefix("Sources/QuartzCore/Trace/") && $0.name != "TracePrinter.swift"
        }
        #expect(values.count >= 3)
        for file in values {
            #expect(!file.words.contains { ["text", "description", "CustomStringConvertible"].contains($0.text) })
        }
    }

    /// The names of traced calls, by the topic of UIKit that declares them: `Controllers` in
    /// `TraceCall+Controllers.swift`.
    private var names: [(folder: String, name: String)] {
        sources.filter { $0.isOfUIKit && $0.name.hasPrefix("TraceCall+") }.flatMap { file in
            file.words.filter { $0.previous == "var" }.map { (file.topic, $0.text) }
        }
    }

    /// A name is declared in one place, beside the code that traces it.
    @Test func namesLiveWithTheirCallers() {
        let names = names
        #expect(names.count > 80)
        #expect(Set(names.map(\.name)).count == names.count, "a name is declared once")
        for (folder, name) in names {
            let callers = sources.filter { file in
                file.isOfUIKit && file.topic == folder && !file.name.hasPrefix("TraceCall+")
                    && file.words.contains { $0.text == name && $0.owner == "" && !$0.isCalled }
            }
            #expect(!callers.isEmpty, "\(folder) declares \(name) and traces no call of it")
        }
    }

    /// A traced method has its declared name in UIKit.
    @Test func methodsHaveTheirNamesInUIKit() {
        let functions = Set(
            sources.filter(\.isOfUIKit).flatMap { file in
                file.words.filter { $0.previous == "func" }.map(\.text)
            })
        var count = 0
        for file in sources where file.isOfUIKit && file.name.hasPrefix("TraceCall+") {
            for match in file.text.matches(of: /var (\w+): Self \{ method\((?:"(\w+)")?/) {
                let name = String(match.2 ?? match.1)
                #expect(functions.contains(name), "\(file.name): UIKit declares no \(name)")
                count += 1
            }
        }
        #expect(count > 70)
    }

    /// Only those extensions create names.
    @Test func namesAreDeclaredInOneFileOfAFolder() {
        for file in sources where file.words.contains(where: { $0.text == "Name" && $0.owner == "TraceCall" }) {
            let isExtension = file.lines.contains { $0.hasPrefix("extension TraceCall.Name") }
            let folder = file.topic
            #expect(isExtension == (file.name == "TraceCall+\(folder).swift"), "\(file.path)")
        }
    }

    /// Functions that take a text apart are not used beside the trace's types; a file that does so for another reason
    /// has a comment `// Parsing: reason`.
    @Test func nothingParsesTheTrace() {
        let types: Set<String> = ["Trace", "TraceEvent", "TraceCall", "TraceNote", "TracePrinter", "TracedAnimation"]
        let parsers: Set<String> = [
            "hasPrefix", "hasSuffix", "ranges", "firstRange", "split", "firstMatch", "Regex",
        ]
        for file in sources where file.words.contains(where: { types.contains($0.text) }) {
            guard file.marks("Parsing").isEmpty else { continue }
            for word in file.words where parsers.contains(word.text) {
                Issue.record("\(file.place(word.line)): `\(word.text)`: compare values of the trace, not texts")
            }
        }
    }
}
