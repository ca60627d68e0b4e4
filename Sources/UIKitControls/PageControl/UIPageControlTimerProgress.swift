internal import FrameTiming
internal import QuartzCore

/// Progress that goes from 0 to 1 in the time of each page, and then on to the next page.
@MainActor @preconcurrency open class UIPageControlTimerProgress: UIPageControlProgress {
    /// The duration of pages without a duration of their own, in seconds; at least 0.
    open var preferredDuration: TimeInterval
    /// Whether the first page follows the last one.
    open var resetsToInitialPageAfterEnd = false
    open private(set) var isRunning = false
    private var durations: [Int: TimeInterval] = [:]
    private var token: EventToken?
    /// The time at which the timer started, and the progress it started with.
    private var start: (seconds: Double, progress: Float) = (0, 0)

    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// The progress at the current virtual time if the timer is running, otherwise the stored progress.
    open override var currentProgress: Float {
        get {
            guard isRunning, let control else { return super.currentProgress }
            let length = length(of: control.currentPage)
            let passed = control.stage.loop.now.seconds - start.seconds
            return length > 0 ? min(start.progress + Float(passed / length), 1) : 1
        }
        set {
            super.currentProgress = newValue
            if isRunning { run() }
        }
    }

    /// Sets the duration of a page in seconds, which replaces ``preferredDuration``.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    private func length(of page: Int) -> TimeInterval { max(duration(forPage: page), 0) }

    open func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        run()
    }

    open func pauseTimer() {
        guard isRunning else { return }
        let progress = currentProgress
        stop()
        super.currentProgress = progress
    }

    private func stop() {
        isRunning = false
        if let token { control?.stage.loop.cancel(token) }
        token = nil
    }

    /// Runs from the stored progress to the end of the page.
    private func run() {
        guard let control else { return }
        if let token { control.stage.loop.cancel(token) }
        start = (control.stage.loop.now.seconds, super.currentProgress)
        let rest = length(of: control.currentPage) * Double(1 - start.progress)
        control.animateProgress(from: start.progress, for: rest)
        token = control.stage.loop.schedule(after: rest) { [weak self] in self?.pageDidEnd() }
    }

    private func pageDidEnd() {
        token = nil
        guard let control else { return stop() }
        let isLast = control.currentPage >= control.numberOfPages - 1
        let next = isLast ? 0 : control.currentPage + 1
        let timer = delegate as? any UIPageControlTimerProgressDelegate
        guard !isLast || resetsToInitialPageAfterEnd,
            timer?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
        else {
            stop()
            return super.currentProgress = 1
        }
        control.advance(to: next)
        timer?.pageControlTimerProgressDidChange(self)
    }

    override func pageDidChange() {
        super.pageDidChange()
        if isRunning, token == nil { run() }
    }
}

/// Decides whether the timer advances to a page.
@MainActor @preconcurrency public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
    /// Called when the timer has moved to another page.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}
