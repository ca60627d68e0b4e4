package import FrameFigures
package import FrameTiming
internal import QuartzCore
internal import UIKit

extension TimelineChart {
    /// Creates a chart of a recording along a time axis.
    ///
    /// - Parameters:
    ///   - showsCalls: Whether to add rows for callbacks and requests to those for animations.
    ///   - layers: The layers whose animations are shown.
    package init(
        of recording: Recording, title: String?, rate: FrameRate, showsCalls: Bool, layers: TimelineLayers = .folded
    ) {
        self.init(
            title: title, duration: recording.duration,
            frameRate: Double(rate.numerator) / Double(rate.denominator))
        let events = recording.trace.events
        rows = layers.rows(of: BarReader(recording.timeline, events).rows)
        phases = TimelinePhase.all(in: events, until: recording.duration)
        if showsCalls { callRows = CallReader(events).timelineRows }
    }
}

extension TimelinePhase {
    /// Returns the interactive phases of a run: from a transition's first update to its release, and from the release
    /// to its completion.
    fileprivate static func all(in events: [TraceEvent], until duration: Double) -> [TimelinePhase] {
        var phases: [TimelinePhase] = []
        var tracked: Double?
        var tail: (start: Double, name: String)?
        func endTail(at time: Double) {
            if let current = tail {
                phases.append(TimelinePhase(start: current.start, end: time, kind: .tail, name: current.name))
            }
            tail = nil
        }
        func release(at time: Double, _ name: String) {
            guard let start = tracked else { return }
            phases.append(TimelinePhase(start: start, end: time, kind: .tracked, name: "interactive"))
            tail = (time, name)
            tracked = nil
        }
        for event in events {
            guard let name = event.call?.name else { continue }
            let time = event.time.seconds
            if [.startInteractiveTransition, .updateInteractiveTransition, .pauseInteractiveTransition].contains(name) {
                endTail(at: time)
                tracked = tracked ?? time
            } else if name == .cancelInteractiveTransition {
                release(at: time, "cancelled")
            } else if name == .finishInteractiveTransition {
                release(at: time, "finishing")
            } else if name == .completeTransition {
                endTail(at: time)
            }
        }
        if let start = tracked {
            phases.append(TimelinePhase(start: start, end: duration, kind: .tracked, name: "interactive"))
        }
        endTail(at: duration)
        return phases.filter { $0.end > $0.start }
    }
}
