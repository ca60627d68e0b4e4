internal import QuartzCore

extension Trace {
    /// What becomes a line: an event, or the number of events that are left out.
    enum Passage: Equatable {
        case event(TranscriptEvent)
        case more(Int)

        /// All events, but of a long row of updates only the first two and the last two: a gesture’s and the transition’s.
        static func all(in events: [TranscriptEvent]) -> [Passage] {
            var passages: [Passage] = []
            var row: [TranscriptEvent] = []
            func endRow() {
                if row.count > 6 {
                    passages += row.prefix(2).map(Passage.event) + [.more(row.count - 4)]
                    passages += row.suffix(2).map(Passage.event)
                } else {
                    passages += row.map(Passage.event)
                }
                row = []
            }
            for event in events {
                if isUpdate(event) {
                    row.append(event)
                } else {
                    endRow()
                    passages.append(.event(event))
                }
            }
            endRow()
            return passages
        }

        private static func isUpdate(_ event: TranscriptEvent) -> Bool {
            event.event == "changed" || event.event.hasPrefix("updateInteractiveTransition(")
        }
    }
}
