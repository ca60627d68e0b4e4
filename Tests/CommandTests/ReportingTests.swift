import FrameOutput
import Testing

@testable import Framereel

/// Warnings about what scenes use.
@MainActor @Suite struct ReportingTests {
    private func warnings(_ uses: [(scene: String, use: Recording.UnsupportedUse)]) throws -> String {
        let errors = CapturedStream()
        let io = CommandIO(
            output: CapturedStream(), errors: errors, input: { [] }, environment: { _ in nil },
            cancellation: Cancellation(), clock: { 0 })
        let session = Session(program: "reel", scenes: SceneLookup(scenes: []), io: io, console: Console(io, .normal))
        try session.report(uses, isStrict: false)
        return errors.text
    }

    private static func image(_ name: String, drawnBy program: String) -> Recording.UnsupportedUse {
        .init(
            api: "UIImage(named: “\(name)”)", reason: .program,
            instead: "a gray box replaces it; \(program) is not installed")
    }

    /// One line for all images that a missing program would draw.
    @Test func aMissingProgramIsNamedOnce() throws {
        let uses = [
            ("a", Self.image("x", drawnBy: "rsvg-convert")), ("a", Self.image("y", drawnBy: "rsvg-convert")),
            ("b", Self.image("x", drawnBy: "rsvg-convert")), ("b", Self.image("z", drawnBy: "pdftocairo")),
            ("c", Self.image("v", drawnBy: "rsvg-convert")),
        ]
        #expect(
            try warnings(uses.map { (scene: $0, use: $1) }) == """
                warning: scenes “a”, “b”, “c” use UIImage(named: “x”) and 2 more images, for which a program is missing: a \
                gray box replaces it; rsvg-convert is not installed
                warning: scene “b” uses UIImage(named: “z”), for which a program is missing: a gray box replaces it; \
                pdftocairo is not installed

                """)
    }

    @Test func otherUsesHaveALineEach() throws {
        let uses = ["CAEmitterLayer", "CATiledLayer"].map { api in
            (scene: "a", use: Recording.UnsupportedUse(api: api, reason: .api, instead: "nothing is drawn"))
        }
        #expect(try warnings(uses).split(separator: "\n").count == 2)
    }
}
