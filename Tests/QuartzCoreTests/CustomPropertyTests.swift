import FrameTiming
import QuartzCore
import Testing

/// Properties that an application's layer declares itself.
@MainActor @Suite struct CustomPropertyTests {
    let run: Run

    init() throws {
        run = try Run()
    }

    private func ring(_ name: String = "ring") -> Ring {
        let ring = Ring()
        ring.name = name
        ring.run = run
        ring.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        ring.setNeedsDisplay()
        run.stage.perform { run.stage.committer.screen.addSublayer(ring) }
        return ring
    }

    private static func sweep(_ seconds: Double, from: CGFloat? = 0, to: CGFloat? = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = seconds
        return animation
    }

    @Test func aChangeDisplaysWithTheNewValueOnce() throws {
        let ring = ring()
        run.at(0.5) { ring.progress = 0.25 }
        run.at(1) { ring.setValue("blue", forKey: "other") }
        try run.play()
        #expect(ring.drawn.map(\.value) == [0, 0.25])
        #expect(ring.drawn.last?.seconds == 0.5)
    }

    /// The layer draws each frame with the value of that frame and, once the animation has ended, with the model value.
    @Test func anAnimationDrawsEachFrame() throws {
        run.stage.loop.frameRate = try #require(FrameRate(10))
        let ring = ring()
        run.at(0.5) { ring.add(Self.sweep(0.5), forKey: nil) }
        try run.play()
        #expect(ring.drawn.map(\.value) == [0, 0, 0.2, 0.4, 0.6, 0.8, 0])
        #expect(ring.drawn.map(\.seconds) == [0, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
        #expect(ring.presented == ring.drawn.map(\.value))
        #expect(ring.progress == 0)
    }

    /// Values that the layer stores while drawing are kept.
    @Test func drawingCanStoreValues() throws {
        run.stage.loop.frameRate = try #require(FrameRate(10))
        let ring = ring()
        run.at(0) { ring.add(Self.sweep(0.3), forKey: nil) }
        try run.play()
        #expect(ring.value(forKey: "drawings") as? Int == ring.drawn.count)
    }

    /// Like its action, the first frame shows the old value, not the new one.
    @Test func anActionBeginsWithTheOldValue() throws {
        run.stage.loop.frameRate = try #require(FrameRate(10))
        let ring = ring()
        ring.action = { ring in Self.sweep(0.4, from: ring.presentation()?.progress, to: nil) }
        run.at(0.5) { ring.progress = 1 }
        run.at(0.7) { ring.progress = 0 }
        try run.play()
        #expect(ring.drawn.map(\.value) == [0, 0, 0.25, 0.5, 0.375, 0.25, 0.125, 0])
    }

    @Test func valuesKeepTheirTypes() throws {
        run.stage.loop.frameRate = try #require(FrameRate(10))
        let ring = ring()
        ring.setValue(Float(0), forKey: "weight")
        ring.setValue(CGPoint(x: 1, y: 1), forKey: "corner")
        run.at(0) {
            for (key, value) in [("weight", Float(1)), ("corner", CGPoint(x: 3, y: 1))] as [(String, Any)] {
                let animation = CABasicAnimation(keyPath: key)
                animation.toValue = value
                animation.duration = 0.4
                ring.add(animation, forKey: key)
            }
        }
        run.at(0.2) {
            #expect(ring.presentation()?.value(forKey: "weight") as? Float == 0.5)
            #expect(ring.presentation()?.value(forKey: "corner") as? CGPoint == CGPoint(x: 2, y: 1))
            #expect(ring.value(forKey: "weight") as? Float == 0)
        }
        try run.play()
    }

    /// A frozen clock stops the value, and moving the clock manually changes the value.
    @Test func theLayersClockDrivesTheValue() throws {
        run.stage.loop.frameRate = try #require(FrameRate(10))
        let ring = ring()
        run.at(0) {
            ring.speed = 0
            ring.add(Self.sweep(1), forKey: "sweep")
        }
        run.at(0.35) { ring.timeOffset = 0.5 }
        run.at(0.75) { ring.removeAnimation(forKey: "sweep") }
        try run.play()
        #expect(ring.drawn.map(\.value) == [0, 0, 0.5, 0])
        #expect(ring.drawn.map(\.seconds) == [0, 0, 0.35, 0.75])
    }

    @Test func anEndlessAnimationDoesNotKeepTheRunGoing() throws {
        run.stage.loop.frameRate = try #require(FrameRate(10))
        let ring = ring()
        let sweep = Self.sweep(1)
        sweep.repeatCount = .infinity
        run.at(0) { ring.add(sweep, forKey: "sweep") }
        run.at(0.45) {}
        try run.play()
        #expect(ring.drawn.map(\.value) == [0, 0, 0.1, 0.2, 0.3, 0.4, 0.45])
    }

    @Test func groupsAndKeyframesAnimateCustomProperties() throws {
        run.stage.loop.frameRate = try #require(FrameRate(10))
        let ring = ring()
        let steps = CAKeyframeAnimation(keyPath: "progress")
        steps.values = [CGFloat(0), CGFloat(1), CGFloat(0.5)]
        let group = CAAnimationGroup()
        group.animations = [steps, fade(duration: 0.4)]
        group.duration = 0.4
        run.at(0) { ring.add(group, forKey: nil) }
        try run.play()
        #expect(ring.drawn.map(\.value) == [0, 0, 0.5, 1, 0.75, 0])
    }

    @Test func animatingAnUndisplayedKeyIsReported() throws {
        let ring = ring()
        let animation = CABasicAnimation(keyPath: "progres")
        animation.toValue = 1
        run.at(0) { ring.add(animation, forKey: nil) }
        try run.play()
        #expect(
            run.stage.diagnostics.unsupported.entries.map(\.api) == ["animation of key path “progres”"])
    }
}

private final class Ring: CALayer {
    struct Drawing {
        let seconds: Double
        let value: CGFloat
    }

    weak var run: Run?
    var drawn: [Drawing] = []
    var presented: [CGFloat] = []
    var action: ((Ring) -> (any CAAction)?)?

    var progress: CGFloat {
        get { value(forKey: "progress") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "progress") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        ["progress", "weight", "corner"].contains(key) || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
        event == "progress" ? action?(self) : super.action(forKey: event)
    }

    override func display() {
        super.display()
        presented.append(Self.rounded(presentation()?.progress ?? progress))
    }

    override func draw(in ctx: CGContext) {
        let seconds = run.map { ($0.stage.loop.now.seconds * 1000).rounded() / 1000 } ?? 0
        drawn.append(Drawing(seconds: seconds, value: Self.rounded(progress)))
        setValue(drawn.count, forKey: "drawings")
    }

    private static func rounded(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
}
