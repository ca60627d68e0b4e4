internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// Drives a transition's animations through clocks.
///
/// The animations are in the container and in any other layer that the animator and coordinators move. While the transition
/// is interactive the clocks of all these layers are frozen at the time of the progress. Afterwards they run to the end or
/// back to the start.
///
/// What a property animator animates plays out, because nothing gave that animator to the transition
/// (facts/undriven-property-animator). If it moves something in the container, the container's clock runs on; the layers
/// that blocks change are driven one by one.
@MainActor final class ClockDrive: TransitionDrive {
    /// A layer, and when the animations in it began, in its own time.
    private struct Clock {
        let layer: CALayer
        let start: Double
    }

    private let container: CALayer
    private let duration: Double
    /// The container's first, where that is driven.
    private var clocks: [Clock] = []
    private var drivesContainer: Bool
    /// The progress last set, 0…1.
    private var held = 0.0
    /// The changes of the animator's blocks, which a cancelled transition reverts.
    private var changes: [PropertyChange] = []
    /// The changes alongside, which stay: the application undoes them (facts/alongside-animations).
    private var changesAlongside: [PropertyChange] = []
    /// The layers that animations alongside change, which keep their new values after a cancellation.
    var layersAlongside: [CALayer] { changesAlongside.map(\.layer) }
    /// The layers that property animators change.
    private var playingLayers: [CALayer] = []
    private var rampEnd: EventToken?
    /// The number of animations attached before; these run on whatever the outcome of the transition.
    private let animationsBefore: Int
    /// The numbers of the animations alongside.
    private var animationsAlongside = 0..<0
    /// Called when the clocks have reached the end or the start.
    private var afterRamp: (@MainActor () -> Void)?
    private var hasBeenHeld = false
    private var isUndone = false

    /// Whether the animator started a property animator, which plays out.
    private(set) var animatorPlaysOut = false

    /// - Parameter drivesContainer: false if something else moves the views in the container, so that only the alongside
    ///   animations are driven.
    init(container: CALayer, duration: Double, drivesContainer: Bool = true) {
        self.container = container
        self.duration = duration
        animationsBefore = container.stage.committer.attachmentCount
        self.drivesContainer = drivesContainer
    }

    /// - Parameter flattened: whether animation blocks are linear and without delay, as in an interactive transition.
    func begin(flattened: Bool, _ animate: () -> Void, alongside: AlongsideAnimations?) {
        let (stage, scope) = (container.stage, container.stage.applicationState.animationScope)
        var longest: (any AnimationCollector)?
        scope.observing(
            flattened: flattened,
            { change, collector in
                if let collector, collector.timing.duration > longest?.timing.duration ?? 0 { longest = collector }
                self.note(change, by: collector, in: \.changes)
            }, animate)
        animatorPlaysOut = !playingLayers.isEmpty
        let first = stage.committer.attachmentCount
        if let alongside {
            scope.observing(
                flattened: flattened, { self.note($0, by: $1, in: \.changesAlongside) },
                { alongside.run(beside: flattened ? nil : longest) })
        }
        animationsAlongside = first..<stage.committer.attachmentCount
        addClocks()
    }

    private func note(
        _ change: PropertyChange, by collector: (any AnimationCollector)?,
        in changes: ReferenceWritableKeyPath<ClockDrive, [PropertyChange]>
    ) {
        // What absorbs other blocks is a property animator.
        if collector?.takesOver(nil) == true {
            playingLayers.append(change.layer)
        } else {
            self[keyPath: changes].append(change)
        }
    }

    /// Adds clocks for the container and for changes outside of it: those of the outermost layers that change.
    private func addClocks() {
        let running = Set(playingLayers.flatMap(\.ancestors).map(ObjectIdentifier.init))
        drivesContainer = drivesContainer && !running.contains(ObjectIdentifier(container))
        changes.removeAll { running.contains(ObjectIdentifier($0.layer)) }
        changesAlongside.removeAll { running.contains(ObjectIdentifier($0.layer)) }
        if drivesContainer { clocks = [Clock(layer: container, start: container.currentLocalTime)] }
        let layers = (changes + changesAlongside).map(\.layer)
        var moving = Set(layers.map(ObjectIdentifier.init))
        if drivesContainer { moving.insert(ObjectIdentifier(container)) }
        let containing = Set(container.ancestors.map(ObjectIdentifier.init))
        var seen: Set<ObjectIdentifier> = []
        for layer in layers where seen.insert(ObjectIdentifier(layer)).inserted {
            let above = layer.ancestors.dropFirst()
            guard !above.contains(where: { moving.contains(ObjectIdentifier($0)) }),
                !containing.contains(ObjectIdentifier(layer))
            else { continue }
            clocks.append(Clock(layer: layer, start: layer.currentLocalTime))
        }
    }

    /// 0…1.
    var percentComplete: Double {
        guard duration > 0, let clock = clocks.first else { return held }
        return min(max((clock.layer.currentLocalTime - clock.start) / duration, 0), 1)
    }

    func hold(at percent: Double) {
        cancelRamp()
        hasBeenHeld = true
        held = percent
        for clock in clocks { clock.layer.freezeClock(at: clock.start + min(max(percent, 0), 1) * duration) }
    }

    /// Continues to the end in (1 − p) of the duration at `speed`; the animations' completions run there.
    func finish(speed: Double, pace: TransitionPace) {
        ramp(to: 1, seconds: (1 - percentComplete) * duration / usable(speed), pace.curve) {
            for clock in self.clocks { clock.layer.runClock(from: clock.start + self.duration) }
        }
    }

    /// Returns to the start in p of the duration at `speed`; the animator's changes are reverted and the completions run
    /// there.
    func cancel(speed: Double, pace: TransitionPace) {
        ramp(to: 0, seconds: percentComplete * duration / usable(speed), pace.curve) { self.undo() }
    }

    /// The transition has ended: all clocks follow their superlayers again.
    func letGo() {
        let pending = afterRamp
        cancelRamp()
        pending?()
        if isUndone {
            for layer in changesAlongside.map(\.layer) {
                layer.endAnimationsInSubtree { animationsAlongside.contains($0) }
            }
        }
        if hasBeenHeld { clocks.forEach { $0.layer.resetClock() } }
    }

    private func usable(_ speed: Double) -> Double { speed > 0 && speed.isFinite ? speed : 1 }

    private func ramp(
        to end: Double, seconds: Double, _ curve: TimingCurve, then finish: @escaping @MainActor () -> Void
    ) {
        cancelRamp()
        let stage = container.stage
        for clock in clocks {
            clock.layer.rampClock(
                ClockRamp(
                    start: clock.layer.superlayer?.currentLocalTime ?? stage.loop.now.seconds, duration: seconds,
                    from: clock.layer.currentLocalTime, to: clock.start + end * duration, curve: curve))
        }
        afterRamp = finish
        rampEnd = stage.loop.schedule(after: seconds) {
            self.rampEnd = nil
            self.afterRamp = nil
            finish()
        }
    }

    private func cancelRamp() {
        if let rampEnd { container.stage.loop.cancel(rampEnd) }
        rampEnd = nil
        afterRamp = nil
    }

    /// Reverts the animator's changes. The animations alongside stay at their start until the transition ends, so that
    /// an application that undoes them then shows nothing of the values they led to.
    private func undo() {
        for change in changes.reversed() {
            change.layer.setModel(change.property, change.old)
            change.layer.setNeedsLayout()
        }
        let layers = (drivesContainer ? [container] : []) + changes.map(\.layer)
        changes = []
        isUndone = true
        for layer in layers {
            layer.endAnimationsInSubtree { $0 >= animationsBefore && !animationsAlongside.contains($0) }
        }
    }

    /// Jumps to the end of the animations.
    func finishAtOnce() {
        container.endAnimationsInSubtree { $0 >= animationsBefore }
    }
}

extension CALayer {
    /// This layer and its superlayers, from the inside out.
    fileprivate var ancestors: [CALayer] { Array(sequence(first: self, next: { $0.superlayer })) }
}
