package import FrameFigures
package import QuartzCore

extension TimelineCallRow {
    /// A row for each object that was called or asked for something, in the order of their first events.
    package static func all(in events: [TranscriptEvent]) -> [TimelineCallRow] {
        let calls = events.filter { $0.kind == .callback || $0.kind == .request }
        var rows: [TimelineCallRow] = []
        var places: [String: Int] = [:]
        for event in calls {
            let place = places[event.subject] ?? rows.count
            if place == rows.count {
                places[event.subject] = place
                rows.append(TimelineCallRow(subject: event.subject, marks: []))
            }
            rows[place].add(event)
        }
        return rows.map(\.withoutRows)
    }

    private mutating func add(_ event: TranscriptEvent) {
        let name = String(event.event.prefix { $0 != "(" })
        let isRequest = event.kind == .request
        let time = event.time.seconds
        guard let last = marks.last, last.time == time, last.end == nil else {
            marks.append(Mark(time: time, names: [name], isRequest: isRequest))
            return
        }
        // Of calls and requests at one instant the mark says that there was a request.
        marks[marks.count - 1].isRequest = last.isRequest || isRequest
        if !last.names.contains(name) {
            let isAside = Self.asides.contains(name)
            let place = isAside ? last.names.count : last.names.firstIndex(where: Self.asides.contains)
            marks[marks.count - 1].names.insert(name, at: place ?? last.names.count)
        }
    }

    /// The same, with what happens on the way to something else at the end.
    package static func tellingFirst(_ names: [String]) -> [String] {
        names.filter { !asides.contains($0) } + names.filter(asides.contains)
    }

    /// What happens on the way to something else, and is named last.
    private static let asides: Set<String> = [
        "loadView", "viewDidLoad", "viewIsAppearing", "containerViewWillLayoutSubviews",
        "containerViewDidLayoutSubviews", "transitionDuration", "changed", "updateInteractiveTransition",
    ]

    /// More equal marks in a row than this become one.
    private static let rowLimit = 4

    /// The same with what comes again and again as one mark with an end.
    private var withoutRows: TimelineCallRow {
        var result = TimelineCallRow(subject: subject, marks: [])
        var index = 0
        while index < marks.count {
            let first = marks[index]
            var end = index + 1
            while end < marks.count, marks[end].names == first.names { end += 1 }
            if end - index > Self.rowLimit {
                var mark = first
                mark.end = marks[end - 1].time
                mark.names[0] = "\(end - index) × \(mark.names[0])"
                result.marks.append(mark)
            } else {
                result.marks += marks[index..<end]
            }
            index = end
        }
        return result
    }
}
