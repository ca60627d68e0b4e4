package import FrameJSON
package import FramePages
package import QuartzCore
internal import UIKit

/// The log of what the application and the framework did in a run, in order: callbacks, requests, animations, changes of the
/// hierarchy and notes, each with its virtual time.
public struct Trace: Sendable {
    /// All events, including those that are not printed (``TraceEvent/isPrinted``).
    package let events: [TraceEvent]

    package init(events: [TraceEvent]) {
        self.events = events
    }

    /// The events that are printed.
    package var printedEvents: [TraceEvent] { events.filter(\.isPrinted) }

    // MARK: Text

    /// One line per event: time in seconds, subject, event. Ends with a newline unless empty.
    ///
    /// A time is printed only where it differs from that of the previous line, so that events at one instant form a block.
    /// Prints only the first two and the last two of a long run of interactive updates; `json` has them all.
    public var text: String {
        var lines: [String] = []
        var lastTime: String?
        let width = min(44, printedEvents.map(\.subject.count).max() ?? 0)
        for passage in passages {
            switch passage {
            case .more(let count): lines.append("          … \(count) more of these")
            case .event(let event):
                let time = Self.seconds(event.time.seconds)
                let column =
                    time == lastTime ? String(repeating: " ", count: 8) : Self.padded(time, to: 8, leading: true)
                let subject = Self.padded(ControlEscapes.line(event.subject), to: width)
                let text = ControlEscapes.line(TracePrinter.text(of: event))
                lines.append("\(column)  \(Self.mark(event)) \(subject)  \(text)")
                lastTime = time
            }
        }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    /// The sign before an event: calls by the framework point right, calls by the application point left, and a dot is the user.
    private static func mark(_ event: TraceEvent) -> String {
        switch event.content {
        case .callback: "→"
        case .request: "←"
        case .animationBegan, .animationChanged, .animationEnded: "~"
        case .hierarchy(.added): "+"
        case .hierarchy(.removed): "−"
        case .note: "!"
        case .step: "•"
        }
    }

    /// Four decimals: the second frame at 60 a second is at 0.0167.
    package static func seconds(_ value: Double) -> String {
        let scaled = Int((value * 10_000).rounded())
        let fraction = String(scaled % 10_000)
        return "\(scaled / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
    }

    private static func padded(_ text: String, to width: Int, leading: Bool = false) -> String {
        let padding = String(repeating: " ", count: max(0, width - text.count))
        return leading ? padding + text : text + padding
    }

    // MARK: JSON

    /// `{"events": [{"time": seconds, "kind": …, "subject": …, "event": …}]}`.
    package var json: JSONValue {
        .object([JSONMember("events", .array(printedEvents.map(Self.json)))])
    }

    private static func json(_ event: TraceEvent) -> JSONValue {
        .object([
            JSONMember("time", .number(event.time.seconds)),
            JSONMember("kind", .string(event.kind.rawValue)),
            JSONMember("subject", .string(event.subject)),
            JSONMember("event", .string(TracePrinter.text(of: event))),
        ])
    }

    // MARK: Player page

    /// The rows of a player's table, shortened as in ``text``.
    package var pageEvents: [PlayerPage.Event] {
        var last = 0.0
        return passages.map { passage in
            switch passage {
            case .event(let event):
                last = event.time.seconds
                return PlayerPage.Event(
                    time: last, kind: event.kind.rawValue, mark: Self.mark(event), subject: event.subject,
                    text: TracePrinter.text(of: event))
            case .more(let count):
                return PlayerPage.Event(
                    time: last, kind: "more", mark: "…", subject: "", text: "\(count) more of these")
            }
        }
    }

    // MARK: Passages

    /// A line of the printed trace.
    private enum Passage {
        case event(TraceEvent)
        /// The number of events left out.
        case more(Int)
    }

    /// The printed events; of more than six interactive updates in a row, the first two and the last two (one of the
    /// gesture and one of the transition each).
    private var passages: [Passage] {
        var passages: [Passage] = []
        var updates: [TraceEvent] = []
        func endUpdates() {
            if updates.count > 6 {
                passages += updates.prefix(2).map(Passage.event) + [.more(updates.count - 4)]
                passages += updates.suffix(2).map(Passage.event)
            } else {
                passages += updates.map(Passage.event)
            }
            updates = []
        }
        for event in printedEvents {
            if let name = event.call?.name, name == .gestureChanged || name == .updateInteractiveTransition {
                updates.append(event)
            } else {
                endUpdates()
                passages.append(.event(event))
            }
        }
        endUpdates()
        return passages
    }
}
