internal import FrameTiming
internal import QuartzCore

/// Calls a closure at each frame of the recording during a motion, and once at its end.
///
/// A motion is a function of the time since it began, so recordings at different frame rates agree.
@MainActor package final class FrameSteps {
    private let loop: EventLoop
    private let begin: MediaTime
    private let end: MediaTime
    private let duration: Double
    private let step: @MainActor (_ seconds: Double, _ isLast: Bool) -> Void
    private var token: EventToken?

    package init(
        lasting duration: Double, on loop: EventLoop,
        step: @escaping @MainActor (_ seconds: Double, _ isLast: Bool) -> Void
    ) {
        self.loop = loop
        self.duration = duration
        self.step = step
        begin = loop.now
        end = loop.now + MediaTime(seconds: duration)
        schedule()
    }

    /// The time since the motion began, in seconds.
    package var elapsed: Double { loop.now >= end ? duration : (loop.now - begin).seconds }

    package func cancel() {
        if let token { loop.cancel(token) }
        token = nil
    }

    private func schedule() {
        let rate = loop.frameRate
        let next = rate.time(ofFrame: rate.frame(atOrBefore: loop.now) + 1)
        token = loop.schedule(at: min(next, end)) { [weak self] in self?.take() }
    }

    /// Schedules the next step first, because the current one may cancel it.
    private func take() {
        token = nil
        let isLast = loop.now >= end
        if !isLast { schedule() }
        step(elapsed, isLast)
    }
}
