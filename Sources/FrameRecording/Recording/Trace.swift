package import FrameJSON
internal import FramePainting
package import QuartzCore

/// The ordered transcript of a run: every callback, request, animation and change of the hierarchy, with its virtual time.
public struct Trace: Sendable {
    package let events: [TranscriptEvent]

    package init(events: [TranscriptEvent]) {
        self.events = events
    }

    /// One line for each event: time in seconds, who, what. Ends with a newline unless empty.
    ///
    /// A time stands only where it differs from the line before, so that what happens at one instant reads as one block. Of
    /// many updates in a row, as a finger makes them, only the first and the last stand; `json` has them all.
    public var text: String {
        var lines: [String] = []
        var lastTime: String?
        let width = min(44, events.map(\.subject.count).max() ?? 0)
        for passage in Passage.all(in: events) {
            guard case .event(let event) = passage else {
                if case .more(let count) = passage { lines.append("          … \(count) more of these") }
                continue
            }
            let time = Self.seconds(event.time.seconds)
            let column = time == lastTime ? String(repeating: " ", count: 8) : Self.padded(time, to: 8, leading: true)
            lines.append("\(column)  \(Self.mark(event.kind)) \(Self.padded(event.subject, to: width))  \(event.event)")
            lastTime = time
        }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    /// `{"events": [{"time": seconds, "kind": …, "subject": …, "event": …}]}`.
    package var json: JSONValue {
        .object([
            JSONMember(
                "events",
                .array(
                    events.map { event in
                        .object([
                            JSONMember("time", .number(event.time.seconds)),
                            JSONMember("kind", .string(event.kind.rawValue)),
                            JSONMember("subject", .string(event.subject)),
                            JSONMember("event", .string(event.event)),
                        ])
                    }))
        ])
    }

    /// What the framework calls points right, what the application asks for points left.
    package static func mark(_ kind: TranscriptEvent.Kind) -> String {
        switch kind {
        case .callback: "→"
        case .request: "←"
        case .animation: "~"
        case .hierarchy: "+"
        case .note: "!"
        }
    }

    /// Four decimals: a frame at 60 a second is 0.0167.
    package static func seconds(_ value: Double) -> String {
        let scaled = Int((value * 10_000).rounded())
        let fraction = String(scaled % 10_000)
        return "\(scaled / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
    }

    private static func padded(_ text: String, to width: Int, leading: Bool = false) -> String {
        let padding = String(repeating: " ", count: max(0, width - text.count))
        return leading ? padding + text : text + padding
    }
}
