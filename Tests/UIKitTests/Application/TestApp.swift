import FrameGeometry
import FrameLayers
import FrameTiming
import QuartzCore
import TestSupport
import Testing
import UIKit

/// A separate run with a window of 390 × 844 points that shows `root`.
@MainActor final class TestApp {
    let stage: Stage
    let window: UIWindow
    /// The notes of tests, with the virtual time in seconds.
    private(set) var notes: [String] = []

    init(root: UIViewController? = nil, width: Double = 390, height: Double = 844, scale: Double = 2) throws {
        let canvas = Canvas(size: Size(width: width, height: height), scale: scale)
        let stage = Stage(recordingOn: try #require(Timeline(canvas: canvas)))
        self.stage = stage
        window = stage.perform {
            let window = UIWindow()
            window.rootViewController = root
            window.makeKeyAndVisible()
            return window
        }
    }

    func at(_ seconds: Double, _ event: @escaping @MainActor () -> Void) {
        stage.loop.schedule(at: MediaTime(seconds: seconds), event)
    }

    func perform(_ body: () -> Void) { stage.perform(body) }

    func note(_ text: String) {
        notes.append("\(Self.short(stage.loop.now.seconds)) \(text)")
    }

    func play(limit: Double = 60) throws {
        try stage.perform { try stage.run(limit: MediaTime(seconds: limit)) }
    }

    // MARK: Trace

    /// A line for each event of these kinds from `start` on, with its time, subject, and content.
    func traceLines(_ kinds: Set<TraceEvent.Kind> = [.callback, .request, .note], from start: Double = 0)
        -> [String]
    {
        stage.diagnostics.trace.filter { $0.isPrinted && kinds.contains($0.kind) && $0.time.seconds >= start }
            .map { "\(Self.short($0.time.seconds)) \($0.subject) \(TracePrinter.text(of: $0))" }
    }

    // MARK: Display

    /// The value that a property of a view's layer shows at `seconds`, according to the commits; `nil` if the view is
    /// not on screen then.
    func shown(_ keyPath: String, of view: UIView, at seconds: Double) throws -> AnimatedValue? {
        let id = try #require(view.layer.layerID)
        let property = try #require(LayerProperty.named(keyPath))
        let time = MediaTime(seconds: seconds)
        let root = try #require(stage.committer.timeline?.commit(at: time)?.root)
        return root.shown(at: time.seconds) { $0.id == id }.map(property.read)
    }

    /// The displayed numbers, rounded to nine decimals.
    func numbers(_ keyPath: String, of view: UIView, at times: [Double]) throws -> [Double] {
        try times.map { time in
            let number = try #require(try shown(keyPath, of: view, at: time)?.number, "not on screen at \(time) s")
            return (number * 1e9).rounded() / 1e9
        }
    }

    private static func short(_ value: Double) -> String {
        let rounded = (value * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
