import FrameGeometry
import FrameLayers
import FrameTiming
import QuartzCore
import TestSupport
import Testing

/// A separate run on a screen of 100 × 100 points: events at given seconds, and everything that follows from them.
@MainActor final class Run {
    let stage: Stage
    /// The notes of tests, with the virtual time in seconds.
    private(set) var notes: [String] = []

    init() throws {
        stage = Stage(
            recordingOn: try #require(Timeline(canvas: Canvas(size: Size(width: 100, height: 100), scale: 1))))
    }

    /// Adds a layer to the screen before time begins.
    func layer(_ name: String = "layer", in parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.name = name
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.perform { (parent ?? stage.committer.screen).addSublayer(layer) }
        return layer
    }

    func at(_ seconds: Double, _ event: @escaping @MainActor () -> Void) {
        stage.loop.schedule(at: MediaTime(seconds: seconds), event)
    }

    func note(_ text: String) {
        let time = (stage.loop.now.seconds * 1000).rounded() / 1000
        notes.append("\(time) \(text)")
    }

    func play(limit: Double = 60) throws {
        try stage.perform { try stage.run(limit: MediaTime(seconds: limit)) }
    }

    /// The value that a property of `layer` shows at `seconds`, according to the commits.
    func shown(_ keyPath: String, of layer: CALayer, at seconds: Double) throws -> AnimatedValue {
        let time = MediaTime(seconds: seconds)
        let root = try #require(stage.committer.timeline?.commit(at: time)?.root)
        let property = try #require(LayerProperty.named(keyPath))
        let shown = root.shown(at: time.seconds) { $0.name == layer.name }
        return property.read(try #require(shown, "\(layer.name ?? "layer") is not on screen at \(seconds) s"))
    }

    func number(_ keyPath: String, of layer: CALayer, at seconds: Double) throws -> Double {
        let number = try #require(try shown(keyPath, of: layer, at: seconds).number)
        return (number * 1e9).rounded() / 1e9
    }
}

/// Records the starts and ends of animations.
@MainActor final class Witness: CAAnimationDelegate {
    private let run: Run
    private let name: String

    init(_ run: Run, _ name: String = "animation") {
        self.run = run
        self.name = name
    }

    func animationDidStart(_ anim: CAAnimation) { run.note("\(name) starts") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { run.note("\(name) stops, finished \(flag)") }
}

@MainActor func fade(
    from: Double? = 0, to: Double? = 1, by: Double? = nil, duration: Double = 1, witness: Witness? = nil
) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = duration
    animation.delegate = witness
    return animation
}
