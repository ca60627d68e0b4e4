internal import FrameTiming

/// A timer that fires once or repeatedly in virtual time.
///
/// Replaces Foundation's class in files that import only UIKit; if a file also imports Foundation, the compiler reports
/// the name as ambiguous. A repeating timer that is never invalidated keeps the run going until the end of the scene's flow or
/// wait, or otherwise until its limit; the error then names the timer.
@MainActor @preconcurrency open class Timer: NSObject {
    /// The number of seconds between firings; 0 for a timer that does not repeat.
    ///
    /// At least 0.1 ms, as in Foundation, which also replaces negative intervals and NaN.
    public let timeInterval: TimeInterval
    public let userInfo: Any?
    public private(set) var isValid = true
    open var tolerance: TimeInterval = 0

    // Captures the current stage: Timer.init is given no stage.
    private let reference = StageReference()
    private let repeats: Bool
    private let block: @MainActor (Timer) -> Void
    /// The time of the first firing, and the number of intervals from it to the next firing.
    private let first: MediaTime
    private var intervals = 0
    private var token: EventToken?

    private init(
        after seconds: TimeInterval, interval: TimeInterval, repeats: Bool, userInfo: Any? = nil,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        self.repeats = repeats
        self.userInfo = objectiveC(userInfo)
        self.block = block
        timeInterval = repeats ? Self.clamped(interval) : 0
        first = reference.stage.loop.now + MediaTime(seconds: Self.clamped(seconds))
        super.init()
    }

    /// Creates a timer that fires at a virtual time, and then after each interval, if it is positive.
    convenience init(at time: TimeInterval, interval: TimeInterval, block: @escaping @MainActor (Timer) -> Void) {
        self.init(after: time - CACurrentMediaTime(), interval: interval, repeats: interval > 0, block: block)
    }

    /// Creates a timer that never fires.
    public convenience override init() {
        self.init(after: 0, interval: 0, repeats: false) { _ in }
        isValid = false
    }

    /// The interval, clamped to the minimum. NaN compares false to every number, so it also becomes the minimum.
    private static func clamped(_ interval: TimeInterval) -> TimeInterval {
        interval > shortestInterval ? interval : shortestInterval
    }

    private static let shortestInterval = 0.000_1

    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) {
        self.init(after: interval, interval: interval, repeats: repeats, block: block)
    }

    /// Creates a timer. It retains its target.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let target = aTarget as AnyObject
        self.init(after: ti, interval: ti, repeats: yesOrNo, userInfo: userInfo) { timer in
            aSelector.perform(on: target, timer, reportingTo: timer.stage.diagnostics)
        }
    }

    @discardableResult public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    @discardableResult public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        timer.start()
        return timer
    }

    /// Fires immediately. A timer that does not repeat is then invalid.
    open func fire() {
        guard isValid else { return }
        block(self)
        if !repeats { invalidate() }
    }

    open func invalidate() {
        isValid = false
        if let token { stage.loop.cancel(token) }
        token = nil
        stage.diagnostics.close(self)
    }

    /// Schedules firings at whole multiples of the interval after the first one, so that errors do not accumulate.
    /// Missed firings are skipped.
    func start() {
        guard isValid, token == nil else { return }
        if repeats {
            stage.diagnostics.open(
                self, "A Timer that repeats every \(timeInterval.inMessage) s was never stopped; call its invalidate()."
            )
        }
        token = stage.loop.schedule(at: due, of: .application, repeats: repeats) {
            self.token = nil
            if self.repeats {
                repeat { self.intervals += 1 } while self.due <= self.stage.loop.now
                self.start()
            }
            self.fire()
        }
    }

    private var stage: Stage { reference.stage }
    private var due: MediaTime { first + MediaTime(seconds: Double(intervals) * timeInterval) }
}

/// The run loop of the only thread, in virtual time.
///
/// Replaces Foundation's class, which uses the machine's clock. Modes have no effect, because there are no real touches
/// to track.
@MainActor @preconcurrency public final class RunLoop: NSObject {
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
        public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
        public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public static let main = RunLoop()
    public static var current: RunLoop { main }

    /// Runs `block` on the next turn, at the same virtual time.
    public func perform(_ block: @escaping @MainActor () -> Void) {
        // Entry point: RunLoop.main has no object to ask for its stage.
        Stage.current.loop.scheduleNow(of: .application, block)
    }

    public func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
        perform(block)
    }

    public func add(_ timer: Timer, forMode mode: Mode) {
        timer.start()
    }
}

// Running a loop within the one that calls the application, as tests do to let time pass.
extension RunLoop {
    /// Lets virtual time pass until a date. Timers, animations and delayed blocks up to then take effect before the method
    /// returns.
    public func run(until limitDate: Date) {
        advance(to: limitDate) { true }
    }

    /// Runs the next event, or lets time pass until a date if there are none before it.
    ///
    /// Differs from Foundation: the result is always `true`, because the main run loop can always be run.
    @discardableResult public func run(mode: Mode, before limitDate: Date) -> Bool {
        var hasRun = false
        advance(to: limitDate) {
            defer { hasRun = true }
            return !hasRun
        }
        return true
    }

    public func acceptInput(forMode mode: Mode, before limitDate: Date) {
        _ = run(mode: mode, before: limitDate)
    }

    func advance(to limitDate: Date, while isWaiting: () -> Bool) {
        // Entry point: RunLoop.main has no object to ask for its stage.
        let stage = Stage.current
        let seconds = limitDate.timeIntervalSince(stage.date)
        // Dates are doubles of large numbers, which are exact to less than a microsecond.
        let limit = stage.loop.now + MediaTime(seconds: max(0, (seconds * 1_000_000).rounded() / 1_000_000))
        do throws(StageError) {
            try stage.advance(to: limit, while: isWaiting)
        } catch {
            stage.diagnostics.fail(error)
        }
    }
}
