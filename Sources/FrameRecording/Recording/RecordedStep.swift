package import FrameJSON
package import FrameTiming
internal import QuartzCore
internal import UIKit

/// A part of a recording, from one step of its flow to the next.
///
/// Before the first step, and in a scene without a flow, a part begins where the application or the scene's script
/// requests a transition. The first part begins at 0. What happens in a part is the same wherever in time it begins, so
/// recordings are compared part by part.
package struct RecordedStep: Equatable, Sendable {
    /// The words of the step, or the request, with its subject.
    package let name: String
    package let begin: MediaTime

    private enum Key: String, CaseIterable {
        case name, begin
    }

    /// Name of the first part.
    package static let start = "start"

    /// Requests that continue or end something that moves, rather than beginning it.
    private static let continuations: [TraceCall.Name] = [
        .updateInteractiveTransition, .pauseInteractiveTransition, .finishInteractiveTransition,
        .cancelInteractiveTransition, .completeTransition,
    ]

    /// Returns the parts of a recording, at least one, in order.
    package static func all(in trace: Trace) -> [RecordedStep] {
        var steps = [RecordedStep(name: start, begin: .zero)]
        var isFlow = false
        for event in trace.printedEvents {
            switch event.content {
            case .step(let words):
                isFlow = true
                steps.append(RecordedStep(name: words, begin: event.time))
            case .request(let call):
                guard !isFlow, !continuations.contains(call.name), event.time > steps[steps.count - 1].begin else {
                    continue
                }
                steps.append(RecordedStep(name: "\(event.subject) \(TracePrinter.text(of: event))", begin: event.time))
            case .callback, .animationBegan, .animationChanged, .animationEnded, .hierarchy, .note: break
            }
        }
        return steps
    }

    private init(name: String, begin: MediaTime) {
        self.name = name
        self.begin = begin
    }

    package init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.fields(Key.self)
        name = try fields.require(.name).string()
        begin = MediaTime(flicks: Int64(try fields.require(.begin).integer(in: 0...(1 << 53))))
    }

    package var json: JSONValue {
        .object([
            JSONMember(Key.name.rawValue, .string(name)), JSONMember(Key.begin.rawValue, .number(Double(begin.flicks))),
        ])
    }
}
