import TestSupport
import Testing

/// Only Apple's process-wide entry points may use the current stage.
///
/// A file that uses it says why above the first use: `// Entry point: UIView.animate has no object to ask for its
/// stage.` One whose objects keep the stage on which they are made says `// Captures the current stage: A layer is made
/// before it has a superlayer.`
@Suite("Rules of stages") struct StageTests {
    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    @Test func onlyEntryPointsAskForTheCurrentStage() {
        expectMark("Entry point") { file in
            file.linesSaying("Stage", "current") + (file.isOfUIKit ? file.linesSaying("UIScreen", "main") : [])
        }
    }

    /// The scale is the only value that may be read outside the main thread.
    @Test func onlyDrawingAsksForTheCurrentScale() {
        let askers = sources.filter { !$0.linesSaying("Stage", "currentScale").isEmpty }.map(\.name)
        #expect(askers == ["UIGraphics.swift"])
    }

    /// Apple's singletons are a second way to the current stage; the framework itself does not take it.
    @Test func theFrameworkDoesNotUseApplesSingletons() {
        for file in sources where file.hasApplesNames {
            #expect(file.linesSaying("UIApplication", "shared").isEmpty, "\(file.path)")
        }
    }

    @Test func onlyInitializersThatAreHandedNoStageCaptureOne() {
        expectMark("Captures the current stage") { file in
            file.lines.indices.filter { file.lines[$0].contains("StageReference()") }.map { $0 + 1 }
        }
    }

    /// A stage has one application's state; there is no second way to it.
    @Test func applicationStateIsAskedOfAStage() {
        for file in sources { #expect(file.linesSaying("ApplicationState", "current").isEmpty, "\(file.path)") }
        #expect(sources.contains { file in file.words.contains { $0.text == "applicationState" } })
    }

    /// - Parameter uses: The lines of a file that need the mark.
    private func expectMark(
        _ mark: String, _ location: SourceLocation = #_sourceLocation, of uses: (SourceFile) -> [Int]
    ) {
        var count = 0
        for file in sources {
            let (use, marks) = (uses(file).min(), file.marks(mark))
            count += marks.count
            if let use, !marks.contains(where: { $0 < use }) {
                Issue.record(
                    """
                    \(file.place(use)): hand it the stage, or ask its view or layer; an entry point of Apple's that has none says \
                    above: // \(mark): reason
                    """, sourceLocation: location)
            }
            if use == nil, let line = marks.first {
                Issue.record("\(file.place(line)): nothing here needs the mark", sourceLocation: location)
            }
        }
        #expect(count > 10, sourceLocation: location)
    }
}

extension SourceFile {
    /// The lines with `owner.member`, or with an implicit member for a stage; from 1.
    fileprivate func linesSaying(_ owner: String, _ member: String) -> [Int] {
        let named = words.filter { $0.text == member && $0.owner == owner }.map(\.line)
        guard owner == "Stage" else { return named }
        return named + lines.indices.filter { lines[$0].contains("on: .\(member)") }.map { $0 + 1 }
    }
}
