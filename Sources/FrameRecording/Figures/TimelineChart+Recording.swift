package import FrameFigures
package import FrameTiming
internal import QuartzCore

extension TimelineChart {
    /// What a run shows on an axis of time.
    ///
    /// - Parameter showsCalls: Whether callbacks and requests have rows, besides animations.
    package init(of recording: Recording, title: String?, rate: FrameRate, showsCalls: Bool) {
        self.init(
            title: title, duration: recording.duration,
            frameRate: Double(rate.numerator) / Double(rate.denominator))
        let events = recording.trace.events
        rows = BarReader(recording.timeline, events).rows
        phases = TimelinePhase.all(in: events, until: recording.duration)
        if showsCalls { callRows = TimelineCallRow.all(in: events) }
    }
}
