import TestSupport
import Testing

/// The trace is data: its events have no text outside the printer, and nothing parses what the printer says.
@Suite("Rules of the trace") struct TraceRuleTests {
    /// Files that may ask for the wording of an event, with what they print.
    private static let printers = [
        "FrameRecording/Figures/BarReader.swift": "notes and descriptions of bars",
        "FrameRecording/Figures/CallReader.swift": "names of marks",
        "FrameRecording/Recording/SceneRun.swift": "findings about layouts",
        "FrameRecording/Recording/Trace.swift": "text, JSON, a player's table",
        "QuartzCore/Trace/TracePrinter.swift": "defines it",
    ]

    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    @Test func onlyPrintersWordEvents() {
        let found = sources.filter { file in file.words.contains { $0.text == "TracePrinter" } }.map(\.path)
        #expect(Set(found) == Set(Self.printers.keys.map { "Sources/" + $0 }))
    }

    /// An event's only strings are names: of its subject, of a superview, of a reason.
    @Test func eventsHaveNoText() {
        let values = sources.filter {
            $0.path.hasPrefix("Sources/QuartzCore/Trace/") && $0.name != "TracePrinter.swift"
        }
        #expect(values.count == 3)
        for file in values {
            #expect(!file.words.contains { ["text", "description", "CustomStringConvertible"].contains($0.text) })
        }
    }

    /// The names of traced calls, by the topic of UIKit that declares them: `Controllers` in `TraceCall+Controllers.swift`.
    private var names: [(folder: String, name: String)] {
        sources.filter { $0.isOfUIKit && $0.name.hasPrefix("TraceCall+") }.flatMap { file in
            file.words.filter { $0.previous == "var" }.map { (file.topic, $0.text) }
        }
    }

    /// A name has one place, among those who trace it.
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

    /// A traced method has the name that UIKit declares it under.
    @Test func methodsHaveTheirNamesInUIKit() {
        let functions = Set(
            sources.filter { $0.isOfUIKit }.flatMap { file in
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

    /// Only those extensions make names.
    @Test func namesAreDeclaredInOneFileOfAFolder() {
        for file in sources where file.words.contains(where: { $0.text == "Name" && $0.owner == "TraceCall" }) {
            let isExtension = file.lines.contains { $0.hasPrefix("extension TraceCall.Name") }
            let folder = file.topic
            #expect(isExtension == (file.name == "TraceCall+\(folder).swift"), "\(file.path)")
        }
    }

    /// Functions that take a text apart are not used beside the trace's types.
    @Test func nothingParsesTheTrace() {
        let types: Set<String> = ["Trace", "TraceEvent", "TraceCall", "TraceNote", "TracePrinter", "TracedAnimation"]
        let parsers: Set<String> = [
            "hasPrefix", "hasSuffix", "ranges", "firstRange", "split", "firstMatch", "Regex",
        ]
        for file in sources where file.words.contains(where: { types.contains($0.text) }) {
            // It prints the events of an instant line by line.
            if file.name == "GoldenComparison.swift" { continue }
            for word in file.words where parsers.contains(word.text) {
                Issue.record("\(file.place(word.line)): `\(word.text)`: compare values of the trace, not texts")
            }
        }
    }
}
