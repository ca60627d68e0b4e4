internal import FrameTiming

/// Calls back after a time of the virtual clock, once or again and again.
///
/// Stands in for Foundation's in sources that import UIKit alone; one that is imported beside Foundation is ambiguous,
/// which the compiler says. A repeating timer that is never invalidated keeps the run going until its limit; the error names
/// it.
@MainActor @preconcurrency open class Timer: NSObject {
    /// Seconds between calls; 0 for a timer that calls once. Foundation's shortest interval is 0.1 ms.
    public let timeInterval: TimeInterval
    public let userInfo: Any?
    public private(set) var isValid = true
    open var tolerance: TimeInterval = 0

    private let repeats: Bool
    private let block: @MainActor (Timer) -> Void
    /// When it is first due, and how many intervals after that it is due next.
    private let first: MediaTime
    private var intervals = 0
    private var token: EventToken?

    private init(
        after seconds: TimeInterval, interval: TimeInterval, repeats: Bool, userInfo: Any? = nil,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        self.repeats = repeats
        self.userInfo = userInfo
        self.block = block
        timeInterval = repeats ? max(interval, 0.000_1) : 0
        first = Stage.current.now + MediaTime(seconds: max(seconds, 0.000_1))
        super.init()
    }

    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) {
        self.init(after: interval, interval: interval, repeats: repeats, block: block)
    }

    /// The timer keeps its target until it is invalidated.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let target = aTarget as AnyObject
        self.init(after: ti, interval: ti, repeats: yesOrNo, userInfo: userInfo) { timer in
            aSelector.perform(on: target, timer)
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

    /// Calls at once; a timer that calls once is then over.
    open func fire() {
        guard isValid else { return }
        block(self)
        if !repeats { invalidate() }
    }

    open func invalidate() {
        isValid = false
        if let token { Stage.current.cancel(token) }
        token = nil
        Stage.current.diagnostics.close(self)
    }

    /// Calls come at whole multiples of the interval after the first: nothing adds up, and what is missed is left out.
    func start() {
        guard isValid, token == nil else { return }
        let stage = Stage.current
        if repeats {
            stage.diagnostics.open(
                self, "A Timer that repeats every \(timeInterval) s was never stopped; call its invalidate().")
        }
        token = stage.schedule(at: due) {
            self.token = nil
            if self.repeats {
                repeat { self.intervals += 1 } while self.due <= Stage.current.now
                self.start()
            }
            self.fire()
        }
    }

    private var due: MediaTime { first + MediaTime(seconds: Double(intervals) * timeInterval) }
}
