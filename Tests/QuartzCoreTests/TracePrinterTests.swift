import FrameGeometry
import FrameLayers
import FrameTiming
import QuartzCore
import Testing

/// Names declared the way UIKit's folders declare theirs.
extension TraceCall.Name {
    fileprivate static var loadView: Self { method() }
    fileprivate static var present: Self { method() }
    fileprivate static var showColumn: Self { method("show") }
    fileprivate static var changed: Self { phrase("changed", isIncidental: true) }
    fileprivate static var select: Self { phrase("select") }
}

@Suite struct TracePrinterTests {
    private func text(_ name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:]) -> String {
        TracePrinter.text(of: TraceCall(name, arguments))
    }

    @Test func callsReadLikeTheirDeclarations() {
        #expect(text(.loadView) == "loadView()")
        #expect(text(.loadView, ["_": .bool(true)]) == "loadView(true)")
        #expect(text(.present, ["_": .name("Card"), "animated": .bool(false)]) == "present(Card, animated: false)")
        #expect(text(.present, ["toParent": .optional(nil)]) == "present(toParent: nil)")
        #expect(text(.present, ["_": .names(["A", "B"])]) == "present([A, B])")
        #expect(text(.present, ["to": .size(width: 60.5, height: 200)]) == "present(to: 60 × 200)")
        #expect(text(.present, ["_": .progress(1.0 / 3)]) == "present(0.3333)")
        #expect(text(.present, ["_": .progress(1)]) == "present(1.0)")
        #expect(text(.showColumn, ["_": .member("primary")]) == "show(.primary)")
    }

    /// Labels of arguments that are not traced are joined as in a compound name.
    @Test func omittedArgumentsKeepTheirLabels() {
        #expect(text(.present, ["using": .omitted]) == "present(using:)")
        #expect(text(.present, ["for": .omitted, "traitCollection": .omitted]) == "present(for:traitCollection:)")
        #expect(text(.present, ["_": .omitted, "willShow": .name("Detail")]) == "present(_:willShow: Detail)")
        #expect(
            text(.present, ["_": .omitted, "to": .member("none"), "with": .omitted]) == "present(_:to: .none, with:)")
    }

    @Test func phrasesHaveNoParentheses() {
        #expect(text(.changed) == "changed")
        #expect(text(.select, ["_": .name("Card “A (b)”")]) == "select Card “A (b)”")
        #expect(TracePrinter.name(of: TraceCall(.select, ["_": .name("Card")])) == "select Card")
        #expect(TracePrinter.name(of: TraceCall(.loadView, ["_": .bool(true)])) == "loadView")
    }

    @Test func outcomesFollowTheCall() {
        let duration = TraceCall(.present, ["using": .omitted], outcome: .returned(seconds: 0.5))
        #expect(TracePrinter.text(of: duration) == "present(using:) is 0.5 s")
        let pause = TraceCall(.present, outcome: .stood(at: 0.123456))
        #expect(TracePrinter.text(of: pause) == "present() at 0.1235")
    }

    /// A layer's animation is a single value from beginning to end, even if none of it is printed.
    @MainActor @Test func animationsAreTracedByValue() throws {
        let stage = Stage(
            recordingOn: try #require(Timeline(canvas: Canvas(size: Size(width: 10, height: 10), scale: 1))))
        try stage.perform {
            let layer = CALayer()
            stage.committer.screen.addSublayer(layer)
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (0.5, 0.25, 2.0)
            let attachment = layer.attach(animation, forKey: "a")
            stage.loop.schedule(at: MediaTime(seconds: 1)) {
                layer.change(attachment) { $0.duration = 4 }
            }
            stage.loop.schedule(at: MediaTime(seconds: 2)) { layer.detach(attachment) }
            try stage.run(limit: MediaTime(seconds: 9))
        }
        let trace = stage.diagnostics.trace
        try #require(trace.count == 3)
        #expect(trace.map(\.time.seconds) == [0, 1, 2])
        #expect(trace.map(\.isPrinted) == [true, false, false])
        guard case .animationBegan(let began) = trace[0].content, case .animationChanged(let changed) = trace[1].content
        else {
            Issue.record("\(trace)")
            return
        }
        #expect(
            began.motion == TracedAnimation.Motion(keyPath: "opacity", path: .values([.number(0.5), .number(0.25)])))
        #expect(began.number == changed.number && began.layer == changed.layer)
        #expect((began.duration, changed.duration) == (2, 4))
        let end = TracedAnimation.End(number: began.number, name: "opacity", reason: .detached)
        #expect(trace[2].content == .animationEnded(end))
    }
}
