public import FrameProperties
internal import FrameTiming

// Entry point: CACurrentMediaTime has no object to ask for its stage.
/// The virtual time in seconds since the run began, which is constant during an event.
@MainActor @preconcurrency public func CACurrentMediaTime() -> CFTimeInterval { Stage.current.loop.now.seconds }

/// A link that calls a method once per frame of the screen, 60 times per second of virtual time.
///
/// The screen's frames are independent of the recording's, so that motion that an application computes in its method is
/// the same in recordings of every frame rate.
///
/// A link that is never invalidated or paused keeps the run going until the end of the scene's flow or wait, or otherwise
/// until its limit; the error then names the link.
@MainActor @preconcurrency open class CADisplayLink: NSObject {
    // Captures the current stage: CADisplayLink.init is given no stage.
    private let reference = StageReference()
    private let target: AnyObject
    private let selector: Selector
    private var token: EventToken?
    private var isAdded = false

    /// The rate of the screen.
    private static let rate = FrameRate.fps60

    /// The virtual time of the frame being prepared, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The virtual time of the frame after it, in seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The duration of a frame of the screen, in seconds.
    open private(set) var duration: CFTimeInterval = 0

    @Observed open var isPaused = false {
        didSet { if _isPaused.wrappedValue != oldValue { _isPaused.wrappedValue ? unschedule() : schedule() } }
    }

    /// The preferred rate. 0 selects the screen's; any other value selects every n-th frame, with the n
    /// whose rate is nearest.
    open var preferredFramesPerSecond = 0

    /// The preferred range, used if ``preferredFramesPerSecond`` is 0: its preferred rate, or else its maximum.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Creates a link. It retains its target.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Creates a link that calls nothing.
    public convenience override init() { self.init(target: NSNull(), selector: Selector("")) }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        schedule()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        invalidate()
    }

    open func invalidate() {
        isAdded = false
        unschedule()
    }

    private var stage: Stage { reference.stage }

    private func unschedule() {
        if let token { stage.loop.cancel(token) }
        token = nil
        stage.diagnostics.close(self)
    }

    /// Schedules the next frame that the preferred rate does not skip.
    private func schedule() {
        guard isAdded, !isPaused, token == nil, !(target is NSNull) else { return }
        stage.diagnostics.open(
            self,
            "A CADisplayLink calls “\(selector)” on \(type(of: target)) and was never stopped; call its invalidate().")
        let rate = Self.rate
        let step = framesPerCall
        let next = (rate.frame(atOrBefore: stage.loop.now) / step + 1) * step
        token = stage.loop.schedule(at: rate.time(ofFrame: next), of: .application, repeats: true) {
            self.tick(frame: next, step: step)
        }
    }

    private func tick(frame: Int, step: Int) {
        token = nil
        let rate = Self.rate
        timestamp = rate.time(ofFrame: frame).seconds
        targetTimestamp = rate.time(ofFrame: frame + step).seconds
        duration = rate.time(ofFrame: 1).seconds
        selector.perform(on: target, self, reportingTo: stage.diagnostics)
        schedule()
    }

    private var framesPerCall: Int {
        let range = preferredFrameRateRange
        let wish = [Double(preferredFramesPerSecond), Double(range.preferred ?? 0), Double(range.maximum)]
        guard let wanted = wish.first(where: { $0 > 0 }) else { return 1 }
        let frames = Double(Self.rate.numerator) / Double(Self.rate.denominator) / wanted
        return frames < 1e6 ? max(1, Int(frames.rounded())) : 1_000_000
    }
}
