internal import FrameFigures
internal import QuartzCore

/// Reads from a trace which calls each object received and made.
struct CallReader {
    /// The text of a call in figures.
    struct Name: Hashable {
        let text: String
        /// Whether the call is incidental to another one, which then comes first.
        let isIncidental: Bool
    }

    /// An event at one instant, or a repeated event with an end time.
    struct Mark {
        let time: Double
        var end: Double?
        /// Names of the calls, incidental ones last.
        var names: [Name]
        /// Whether one of the calls was a request.
        var isRequest: Bool
    }

    struct Row {
        let subject: String
        var marks: [Mark] = []
    }

    /// One row for each object that received a call or made a request, in the order of their first events.
    let rows: [Row]

    /// Number of equal marks in a row above which they are joined into one.
    private static let repetitionLimit = 4

    init(_ events: [TraceEvent]) {
        var rows: [Row] = []
        var indices: [String: Int] = [:]
        for event in events {
            guard let call = event.call else { continue }
            let index = indices[event.subject] ?? rows.count
            if index == rows.count {
                indices[event.subject] = index
                rows.append(Row(subject: event.subject))
            }
            rows[index].add(
                Name(text: TracePrinter.name(of: call), isIncidental: call.name.isIncidental),
                at: event.time.seconds, isRequest: event.kind == .request)
        }
        self.rows = rows.map { Row(subject: $0.subject, marks: Self.joined($0.marks)) }
    }

    /// The rows in the form in which a timeline draws them.
    var timelineRows: [TimelineCallRow] {
        rows.map { row in
            TimelineCallRow(
                subject: row.subject,
                marks: row.marks.map { mark in
                    TimelineCallRow.Mark(
                        time: mark.time, end: mark.end, names: mark.names.map(\.text), isRequest: mark.isRequest)
                })
        }
    }

    /// Returns `names` with the incidental ones last.
    static func sorted(_ names: [Name]) -> [Name] {
        names.filter { !$0.isIncidental } + names.filter(\.isIncidental)
    }

    /// Joins repetitions of a mark into a single one with an end.
    private static func joined(_ marks: [Mark]) -> [Mark] {
        var result: [Mark] = []
        var index = 0
        while index < marks.count {
            var mark = marks[index]
            var end = index + 1
            while end < marks.count, marks[end].names == mark.names { end += 1 }
            if end - index > repetitionLimit {
                mark.end = marks[end - 1].time
                mark.names[0] = Name(text: "\(end - index) × \(mark.names[0].text)", isIncidental: false)
                result.append(mark)
            } else {
                result += marks[index..<end]
            }
            index = end
        }
        return result
    }
}

extension CallReader.Row {
    fileprivate mutating func add(_ name: CallReader.Name, at time: Double, isRequest: Bool) {
        guard let last = marks.last, last.time == time else {
            marks.append(CallReader.Mark(time: time, names: [name], isRequest: isRequest))
            return
        }
        marks[marks.count - 1].isRequest = last.isRequest || isRequest
        if !last.names.contains(name) {
            let index = name.isIncidental ? nil : last.names.firstIndex(where: \.isIncidental)
            marks[marks.count - 1].names.insert(name, at: index ?? last.names.count)
        }
    }
}
