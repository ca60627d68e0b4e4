package import FrameJSON
internal import FrameLayers
package import FramePages
package import QuartzCore
internal import UIKit

/// The ordered log of everything the application and the framework did in a run.
///
/// A trace consists of callbacks, requests, animations, changes of the view hierarchy and notes, each with the virtual
/// time at which it happened. It records causes and effects independently of frames: no event is lost between two
/// frames, and times are exact. Because a run is deterministic, the text of a trace can be compared with a stored copy
/// in a test.
///
/// ```swift
/// let recording = try Recording(of: scene)
/// print(recording.trace.text)
/// ```
///
/// Every line of ``text`` has a time in seconds, the object concerned and the event. An arrow to the right marks a call
/// by the framework, an arrow to the left a call by the application.
public struct Trace: Sendable {
    /// All events, including those that are not printed (``TraceEvent/isPrinted``).
    package let events: [TraceEvent]

    package init(events: [TraceEvent]) {
        self.events = events
    }

    package var printedEvents: [TraceEvent] { events.filter(\.isPrinted) }

    // MARK: Text

    /// One line per event with time in seconds, subject and event. The text ends with a newline unless it is empty.
    ///
    /// A time is printed only if it differs from the previous line's, so that simultaneous events form a block. Of a
    /// long run of interactive updates, only the first two and the last two are printed; `json` contains them all.
    public var text: String {
        var lines: [String] = []
        var lastTime: String?
        let width = min(44, printedEvents.map(\.subject.count).max() ?? 0)
        for passage in Self.passages(of: printedEvents) {
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

    /// Returns the sign before an event. Calls by the framework point right, calls by the application point left, and a
    /// dot marks the user.
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

    /// Returns the time with four decimals. At 60 frames per second, the second frame is at 0.0167.
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

    /// The trace as `{"events": [{"time": seconds, "kind": …, "subject": …, "event": …}]}`.
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

    /// Rows of a player's table, shortened as in ``text``, without the animations of parts of bars, cells and
    /// controls that UIKit made.
    package var pageEvents: [PlayerPage.Event] {
        var last = 0.0
        return Self.passages(of: withoutOwnParts).map { passage in
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

    /// The name of the bar, cell or control of which a layer was part during any of its animations. Other animations of
    /// the layer may begin before it becomes part of that.
    var ownParts: [LayerID: String] {
        var owners: [LayerID: String] = [:]
        for event in events {
            switch event.content {
            case .animationBegan(let animation), .animationChanged(let animation):
                if let owner = animation.ownerOfPart, owners[animation.layer] == nil { owners[animation.layer] = owner }
            case .animationEnded, .callback, .request, .hierarchy, .note, .step: break
            }
        }
        return owners
    }

    /// The printed events, without the animations of parts that UIKit made.
    private var withoutOwnParts: [TraceEvent] {
        let ownParts = ownParts
        var hidden: Set<Int> = []
        return printedEvents.filter { event in
            switch event.content {
            case .animationBegan(let animation), .animationChanged(let animation):
                let isHidden = ownParts[animation.layer] != nil
                if isHidden { hidden.insert(animation.number) }
                return !isHidden
            case .animationEnded(let end): return !hidden.contains(end.number)
            case .callback, .request, .hierarchy, .note, .step: return true
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

    /// Returns the events. If more than six interactive updates follow each other, only the first two and the last two
    /// remain, one each for the gesture and the transition.
    private static func passages(of events: [TraceEvent]) -> [Passage] {
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
        for event in events {
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
