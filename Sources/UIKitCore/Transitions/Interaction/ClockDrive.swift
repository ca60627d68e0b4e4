internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// Drives a transition's animations through clocks.
///
/// The animations are in the container and in any other layer that the animator and coordinators change. While the
/// transition is interactive, the clocks of all these layers are frozen at the time that corresponds to the progress.
/// Afterward they run to the end or back to the start.
///
/// Animations of a property animator play to their end, because the animator was not given to the transition
/// (facts/undriven-property-animator). If it moves something in the container, the container's clock keeps running, and
/// the layers that blocks change are driven one by one.
@MainActor final class ClockDrive: TransitionDrive {
    /// A layer and the time, in the layer's own time, at which its animations began.
    private struct Clock {
        let layer: CALayer
        let start: Double
    }

    private let container: CALayer
    private let duration: Double
    /// The clocks. The container's clock is first, if the container is driven.
    private var clocks: [Clock] = []
    private var drivesContainer: Bool
    /// The progress last set, 0…1.
    private var held = 0.0
    /// The changes of the animator's blocks, which a canceled transition reverts.
    private var changes: [PropertyChange] = []
    /// The changes alongside the transition, which remain: the application undoes them (facts/alongside-animations).
    private var changesAlongside: [PropertyChange] = []
    /// The layers that animations alongside the transition change. They keep their new values after a cancellation.
    var layersAlongside: [CALayer] { changesAlongside.map(\.layer) }
    /// The layers that property animators change.
    private var playingLayers: [CALayer] = []
    private var rampEnd: EventToken?
    /// The number of animations attached before the transition. These continue regardless of its outcome.
    private let animationsBefore: Int
    /// The numbers of the animations alongside the transition.
    private var animationsAlongside = 0..<0
    /// Called when the clocks have reached the end or the start.
    private var afterRamp: (@MainActor () -> Void)?
    private var hasBeenHeld = false
    private var isUndone = false

    /// Whether the animator started a property animator, which plays to its end.
    private(set) var animatorPlaysOut = false

    /// - Parameter drivesContainer: `false` if something else moves the views in the container, so that only the
    ///   alongside animations are driven.
    init(container: CALayer, duration: Double, drivesContainer: Bool = true) {
        self.container = container
        self.duration = duration
        animationsBefore = container.stage.committer.attachmentCount
        self.drivesContainer = drivesContainer
    }

    /// - Parameter flattened: Whether animation blocks are linear and without delay, as in an interactive transition.
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
        // A collector that absorbs other blocks is a property animator.
        if collector?.takesOver(nil) == true {
            playingLayers.append(change.layer)
        } else {
            self[keyPath: changes].append(change)
        }
    }

    /// Adds clocks for the container and for changes outside it: one for each outermost layer that changes.
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

    /// The progress, 0…1.
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

    /// Continues to the end in (1 − p) of the duration at `speed`, where the animations' completions run.
    func finish(speed: Double, pace: TransitionPace) {
        ramp(to: 1, seconds: (1 - percentComplete) * duration / usable(speed), pace.curve) {
            for clock in self.clocks { clock.layer.runClock(from: clock.start + self.duration) }
        }
    }

    /// Returns to the start in p of the duration at `speed`, where the animator's changes are reverted and the
    /// completions run.
    func cancel(speed: Double, pace: TransitionPace) {
        ramp(to: 0, seconds: percentComplete * duration / usable(speed), pace.curve) { self.undo() }
    }

    /// Makes all clocks follow their superlayers again after the transition has ended.
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
    /// an application that undoes them shows nothing of their final values.
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

    /// Skips to the end of the animations.
    func finishAtOnce() {
        container.endAnimationsInSubtree { $0 >= animationsBefore }
    }
}

extension CALayer {
    /// This layer and its superlayers, from the inside out.
    fileprivate var ancestors: [CALayer] { Array(sequence(first: self, next: { $0.superlayer })) }
}
