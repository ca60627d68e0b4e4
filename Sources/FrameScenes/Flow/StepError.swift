internal import FrameJSON

/// Why a step of a flow could not be performed.
public struct StepError: Error, Equatable, Sendable {
    public enum Reason: Error, Equatable, Sendable {
        /// Nothing that is visible is called so. `nearest` are similar names on the screen, the most similar first.
        case missing(nearest: [String])
        /// What was named is there but cannot be touched: a sentence with the reason and a remedy.
        case unreachable(String)
        /// The screen did not come to rest: a sentence with what still moves.
        case moving(String)
        /// The touches had another effect than the step is for: a sentence with the effect and a remedy.
        case failed(String)
    }

    /// From 1.
    public let number: Int
    /// The step in words, such as `tap “Add to cart”`.
    public let step: String
    /// Virtual seconds.
    public let time: Double
    public let reason: Reason
    /// The names of what is visible then, in reading order.
    public let onScreen: [String]

    /// One sentence without a full stop: what is wrong, where, and what could be done.
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
