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
