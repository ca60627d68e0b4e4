internal import FrameJSON

/// The reason why a step of a flow could not be performed.
public struct StepError: Error, Equatable, Sendable {
    public enum Reason: Error, Equatable, Sendable {
        /// No visible element has this name. `nearest` lists similar names on the screen, the most similar first.
        case missing(nearest: [String])
        /// The element exists but cannot be touched. The value is a sentence with the reason and a remedy.
        case unreachable(String)
        /// The screen did not come to rest. The value is a sentence that names what still moves.
        case moving(String)
        /// The touches had an unexpected effect. The value is a sentence with the effect and a remedy.
        case failed(String)
    }

    /// Number of the step, starting at 1.
    public let number: Int
    /// The step in words, such as `tap “Add to cart”`.
    public let step: String
    /// Virtual time in seconds.
    public let time: Double
    public let reason: Reason
    /// Names of the elements that were visible, in reading order.
    public let onScreen: [String]

    /// One sentence without a full stop that states the problem, its location and a possible remedy.
    public var message: String {
        var text = "at \(Self.seconds(time)) s, step \(number), \(step): "
        switch reason {
        case .missing(let nearest):
            text += "nothing visible is called so"
            if !nearest.isEmpty {
                text += "; did you mean \(nearest.map { "“\($0)”" }.joined(separator: " or "))?"
            }
        case .unreachable(let sentence), .moving(let sentence), .failed(let sentence): text += sentence
        }
        return text + "; on the screen: \(Self.list(onScreen))"
    }

    private static let mostNames = 24

    private static func list(_ names: [String]) -> String {
        guard !names.isEmpty else { return "nothing with a name" }
        let shown = names.prefix(mostNames).map { "“\($0)”" }.joined(separator: ", ")
        return names.count > mostNames ? "\(shown) and \(names.count - mostNames) more" : shown
    }

    private static func seconds(_ time: Double) -> String {
        JSONValue.number((time * 1000).rounded() / 1000).compact
    }
}
