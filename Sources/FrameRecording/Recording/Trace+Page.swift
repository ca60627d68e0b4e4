package import FramePages
internal import QuartzCore

// The transcript as a player shows it.
extension Trace {
    /// Of long rows of updates only the ends, as in ``text``.
    package var pageEvents: [PlayerPage.Event] {
        var last = 0.0
        return Passage.all(in: events).map { passage in
            switch passage {
            case .event(let event):
                last = event.time.seconds
                return PlayerPage.Event(
                    time: last, kind: event.kind.rawValue, mark: Self.mark(event.kind), subject: event.subject,
                    text: event.event)
            case .more(let count):
                return PlayerPage.Event(
                    time: last, kind: "more", mark: "…", subject: "", text: "\(count) more of these")
            }
        }
    }

    /// Animations from beginning to end, in the order of their beginning. One that is never told to end lasts until the
    /// last event.
    package var pageSpans: [PlayerPage.Span] {
        var spans: [PlayerPage.Span] = []
        var open: [Int: Int] = [:]
        let last = events.last?.time.seconds ?? 0
        for event in events {
            guard let animation = event.animation else { continue }
            if let index = open.removeValue(forKey: animation) {
                spans[index].end = event.time.seconds
            } else {
                open[animation] = spans.count
                spans.append(
                    PlayerPage.Span(
                        begin: event.time.seconds, end: last, subject: event.subject, text: event.event))
            }
        }
        return spans
    }
}
