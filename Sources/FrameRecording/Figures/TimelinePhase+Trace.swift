internal import FrameFigures
internal import QuartzCore

extension TimelinePhase {
    /// The interactive stretches of a run: from a transition's first update until it is let go, and from there until it is
    /// complete.
    static func all(in events: [TranscriptEvent], until duration: Double) -> [TimelinePhase] {
        var phases: [TimelinePhase] = []
        var tracked: Double?
        var tail: (start: Double, name: String)?
        for event in events {
            let time = event.time.seconds
            if event.event.hasPrefix("startInteractiveTransition(")
                || event.event.hasPrefix("updateInteractiveTransition(")
                || event.event.hasPrefix("pauseInteractiveTransition(")
            {
                if let current = tail {
                    phases.append(TimelinePhase(start: current.start, end: time, kind: .tail, name: current.name))
                    tail = nil
                }
                tracked = tracked ?? time
            } else if event.event.hasPrefix("cancelInteractiveTransition(")
                || event.event.hasPrefix("finishInteractiveTransition(")
            {
                guard let start = tracked else { continue }
                phases.append(TimelinePhase(start: start, end: time, kind: .tracked, name: "interactive"))
                tail = (time, event.event.hasPrefix("cancel") ? "cancelled" : "finishing")
                tracked = nil
            } else if event.event.hasPrefix("completeTransition("), let current = tail {
                phases.append(TimelinePhase(start: current.start, end: time, kind: .tail, name: current.name))
                tail = nil
            }
        }
        if let start = tracked {
            phases.append(TimelinePhase(start: start, end: duration, kind: .tracked, name: "interactive"))
        }
        if let tail { phases.append(TimelinePhase(start: tail.start, end: duration, kind: .tail, name: tail.name)) }
        return phases.filter { $0.end > $0.start }
    }
}
