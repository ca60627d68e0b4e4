internal import FrameTiming

/// Calls a method once for every frame of the recording, at the frame's own virtual time.
///
/// Frames are those of the recording's frame rate; `preferredFramesPerSecond` leaves some out. A link that is never
/// invalidated or paused keeps the run going until its limit; the error names it.
@MainActor @preconcurrency public final class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private var token: EventToken?
    private var isAdded = false

    /// The virtual time of the frame being prepared, in seconds.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the frame after it comes.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two frames of the recording.
    public private(set) var duration: CFTimeInterval = 0

    public var isPaused = false {
        didSet { if isPaused != oldValue { isPaused ? unplan() : plan() } }
    }

    /// 0 for the recording's own rate; otherwise every frame that makes about so many in a second.
    public var preferredFramesPerSecond = 0

    /// Counts where ``preferredFramesPerSecond`` is 0: the preferred rate, or without one the highest.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// The link keeps its target until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        plan()
    }

    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        invalidate()
    }

    public func invalidate() {
        isAdded = false
        unplan()
    }

    private func unplan() {
        if let token { Stage.current.cancel(token) }
        token = nil
        Stage.current.diagnostics.close(self)
    }

    /// The next frame strictly after now, or one of those the preferred rate leaves.
    private func plan() {
        guard isAdded, !isPaused, token == nil else { return }
        let stage = Stage.current
        stage.diagnostics.open(
            self,
            "A CADisplayLink calls “\(selector)” on \(type(of: target)) and was never stopped; call its invalidate().")
        let rate = stage.frameRate
        let step = framesPerCall(of: rate)
        let next = (rate.frame(atOrBefore: stage.now) / step + 1) * step
        token = stage.schedule(at: rate.time(ofFrame: next)) { self.tick(frame: next, step: step) }
    }

    private func tick(frame: Int, step: Int) {
        token = nil
        let rate = Stage.current.frameRate
        timestamp = rate.time(ofFrame: frame).seconds
        targetTimestamp = rate.time(ofFrame: frame + step).seconds
        duration = rate.time(ofFrame: 1).seconds
        selector.perform(on: target, self)
        plan()
    }

    private func framesPerCall(of rate: FrameRate) -> Int {
        let range = preferredFrameRateRange
        let wish = [Double(preferredFramesPerSecond), Double(range.preferred ?? 0), Double(range.maximum)]
        guard let wanted = wish.first(where: { $0 > 0 }) else { return 1 }
        let frames = Double(rate.numerator) / Double(rate.denominator) / wanted
        return frames < 1e6 ? max(1, Int(frames.rounded())) : 1_000_000
    }
}
