package import FrameLayers
internal import FrameTiming

extension CALayer {
    package func localTime(rootTime: Double) -> Double {
        let parentTime = superlayer?.localTime(rootTime: rootTime) ?? rootTime
        return ramp?.localTime(parentTime: parentTime) ?? clock.localTime(parentTime: parentTime)
    }

    func time(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(rootTime: l.map { $0.rootTime(localTime: t) ?? $0.beginTime } ?? t)
    }

    func time(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let root = rootTime(localTime: t) ?? beginTime
        return l?.localTime(rootTime: root) ?? root
    }

    /// Converts a local time to root time; `nil` if the layer or an ancestor is frozen, so that the time is never
    /// reached.
    package func rootTime(localTime: Double) -> Double? {
        guard ramp == nil, let parentTime = clock.parentTime(localTime: localTime) else { return nil }
        guard let superlayer else { return parentTime }
        return superlayer.rootTime(localTime: parentTime)
    }

    /// The clocks that ``rootTime(localTime:)`` applies, from this layer outward; `nil` for a clock that runs along a
    /// ramp.
    var clocks: [MediaTiming?] {
        sequence(first: self, next: { $0.superlayer }).map { $0.ramp == nil ? $0.clock : nil }
    }

    /// The presentation values at the current time; the model before the first commit.
    package var shownProperties: LayerProperties {
        guard let shown else { return modelValues }
        return shown.properties(at: localTime(rootTime: stage.loop.now.seconds))
    }

    func setClock(_ path: WritableKeyPath<MediaTiming, Double>, _ value: Double) {
        guard clock[keyPath: path] != value else { return }
        clock[keyPath: path] = value
        setNeedsCommit()
    }
}

// Clock control for interactive transitions.
extension CALayer {
    /// Freezes the clock at `time` seconds of the layer's time.
    package func freezeClock(at time: Double) {
        ramp = nil
        speed = 0
        timeOffset = time
        setNeedsCommit()
    }

    /// Runs the clock along `ramp` and freezes it at the end.
    package func rampClock(_ ramp: ClockRamp) {
        freezeClock(at: ramp.to)
        self.ramp = ramp
    }

    /// Resumes the clock at speed 1 from `time` seconds of the layer's time.
    package func runClock(from time: Double) {
        ramp = nil
        beginTime = superlayer?.localTime(rootTime: stage.loop.now.seconds) ?? stage.loop.now.seconds
        timeOffset = time
        speed = 1
        setNeedsCommit()
    }

    /// Makes the layer's time equal to its superlayer's.
    package func resetClock() {
        ramp = nil
        beginTime = 0
        timeOffset = 0
        speed = 1
        setNeedsCommit()
    }

    /// The layer's current time, in seconds.
    package var currentLocalTime: Double { localTime(rootTime: stage.loop.now.seconds) }

    /// Ends every animation in the subtree as finished. All are ended before the first completion runs.
    ///
    /// - Parameter isIncluded: Whether to end the animation with a given attachment number.
    package func endAnimationsInSubtree(_ isIncluded: (_ number: Int) -> Bool) {
        let ending = animationsInSubtree.filter { !$1.hasEnded && isIncluded($1.number) }
        for (layer, attachment) in ending {
            stage.committer.animationEnds.forget(attachment)
            layer.markEnded(attachment)
        }
        for (layer, attachment) in ending { attachment.traceEnd(on: layer, .completed) }
        for (_, attachment) in ending { attachment.animation.notifyOfEnd(finished: true) }
    }

    private var animationsInSubtree: [(CALayer, AnimationAttachment)] {
        attachments.all.map { (self, $0) } + children.flatMap(\.animationsInSubtree)
    }
}
