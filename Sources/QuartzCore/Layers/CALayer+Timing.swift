package import FrameLayers
internal import FrameTiming

extension CALayer {
    public var beginTime: CFTimeInterval {
        get { clock.beginTime }
        set { setClock(\.beginTime, newValue) }
    }

    public var timeOffset: CFTimeInterval {
        get { clock.timeOffset }
        set { setClock(\.timeOffset, newValue) }
    }

    /// How fast the layer's time runs against its superlayer's. 0 freezes it, with everything in it, at `timeOffset`.
    public var speed: Float {
        get { Float(clock.speed) }
        set { setClock(\.speed, Double(newValue)) }
    }

    /// Has no effect on a layer; kept as set.
    public var duration: CFTimeInterval {
        get { clock.duration }
        set { clock.duration = newValue }
    }

    /// Has no effect on a layer; kept as set.
    public var repeatCount: Float {
        get { Float(clock.repeatCount) }
        set { clock.repeatCount = Double(newValue) }
    }

    /// Has no effect on a layer; kept as set.
    public var repeatDuration: CFTimeInterval {
        get { clock.repeatDuration }
        set { clock.repeatDuration = newValue }
    }

    /// Has no effect on a layer; kept as set.
    public var autoreverses: Bool {
        get { clock.autoreverses }
        set { clock.autoreverses = newValue }
    }

    /// Has no effect on a layer; kept as set.
    public var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(clock.fillMode) }
        set { clock.fillMode = newValue.fillMode }
    }

    /// A time of `l` (of the root when `nil`) in this layer's time. A frozen layer on the way up has no inverse; its own
    /// `beginTime` is taken.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(rootTime: l.map { $0.rootTime(localTime: t) ?? $0.beginTime } ?? t)
    }

    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let root = rootTime(localTime: t) ?? beginTime
        return l?.localTime(rootTime: root) ?? root
    }

    package func localTime(rootTime: Double) -> Double {
        let parentTime = superlayer?.localTime(rootTime: rootTime) ?? rootTime
        return ramp?.localTime(parentTime: parentTime) ?? clock.localTime(parentTime: parentTime)
    }

    /// `nil` where a layer on the way stands still: that moment never comes.
    package func rootTime(localTime: Double) -> Double? {
        guard ramp == nil, let parentTime = clock.parentTime(localTime: localTime) else { return nil }
        guard let superlayer else { return parentTime }
        return superlayer.rootTime(localTime: parentTime)
    }

    /// The properties as they are on screen now; the model's before the first commit.
    package var shownProperties: LayerProperties {
        guard let shown else { return model }
        return shown.properties(at: localTime(rootTime: stage.loop.now.seconds))
    }

    /// A copy of the layer with the values on screen now; `nil` before its first commit.
    ///
    /// Differs from Core Animation: made by `init()` and given the values, so that subclasses need no special initialiser.
    public func presentation() -> Self? {
        guard shown != nil else { return nil }
        let copy = type(of: self).init()
        copy.model = shownProperties
        copy.clock = clock
        copy.name = name
        copy.keyedValues = keyedValues
        return copy
    }

    private func setClock(_ path: WritableKeyPath<MediaTiming, Double>, _ value: Double) {
        guard clock[keyPath: path] != value else { return }
        clock[keyPath: path] = value
        setNeedsCommit()
    }
}

// The clock of a layer that an interactive transition drives: frozen at a time, brought to another, let go.
extension CALayer {
    /// Stands still at `time` seconds of the layer's own time.
    package func freezeClock(at time: Double) {
        ramp = nil
        speed = 0
        timeOffset = time
        setNeedsCommit()
    }

    /// Goes to the ramp's end in its time; stands still there.
    package func rampClock(_ ramp: ClockRamp) {
        freezeClock(at: ramp.to)
        self.ramp = ramp
    }

    /// Runs at the usual pace again, from `time` seconds of the layer's own time on.
    package func runClock(from time: Double) {
        ramp = nil
        beginTime = superlayer?.localTime(rootTime: stage.loop.now.seconds) ?? stage.loop.now.seconds
        timeOffset = time
        speed = 1
        setNeedsCommit()
    }

    /// Shows its superlayer's time again.
    package func resetClock() {
        ramp = nil
        beginTime = 0
        timeOffset = 0
        speed = 1
        setNeedsCommit()
    }

    /// The layer's own time now, in seconds.
    package var currentLocalTime: Double { localTime(rootTime: stage.loop.now.seconds) }

    /// Ends every animation of the layer and of all in it, as if its time had come: all are over before the first of their
    /// completions runs.
    ///
    /// - Parameter count: those among the first so many of the stage run on.
    package func endAnimationsInSubtree(attachedAfter count: Int = 0) {
        let ending = animationsInSubtree.filter { !$1.hasEnded && $1.number >= count }
        for (layer, attachment) in ending {
            stage.committer.animationEnds.forget(attachment)
            layer.markEnded(attachment)
        }
        for (layer, attachment) in ending { attachment.traceEnd(on: layer, .completed) }
        for (_, attachment) in ending { attachment.animation.tellEnd(finished: true) }
    }

    private var animationsInSubtree: [(CALayer, AnimationAttachment)] {
        attachments.map { (self, $0) } + children.flatMap(\.animationsInSubtree)
    }
}
