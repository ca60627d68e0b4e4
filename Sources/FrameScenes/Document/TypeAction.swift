public import FrameJSON

/// Keys pressed one after the other in the text field or text view being edited.
public struct TypeAction: Equatable, Sendable {
    public enum Keys: Equatable, Sendable {
        /// The characters of a text; a line break is the return key.
        case text(String)
        /// The delete key, pressed the given number of times.
        case erase(Int)
    }

    public var keys: Keys
    /// Seconds from one key to the next.
    public var interval: Double
    /// Start time, with the same meaning as ``ScriptAction/Present/start``.
    public var start: Double?

    public enum TypeKey: String, JSONKey {
        case type, interval
        case start = "at"
    }

    public enum EraseKey: String, JSONKey {
        case erase, interval
        case start = "at"
    }

    /// Default of ``interval``: ten keys per second, as by a fast typist.
    package static let interval = 0.1

    init(_ fields: JSONFields<TypeKey>) throws(JSONProblem) {
        let cursor = try fields.require(.type)
        let text = try cursor.string()
        guard !text.isEmpty else { throw cursor.refusal("there is nothing to type") }
        keys = .text(text)
        interval = try fields.optional(.interval)?.duration() ?? Self.interval
    }

    init(_ fields: JSONFields<EraseKey>) throws(JSONProblem) {
        keys = .erase(try fields.require(.erase).integer(in: SceneRange.keys))
        interval = try fields.optional(.interval)?.duration() ?? Self.interval
    }

    /// Number of keys.
    package var count: Int {
        switch keys {
        case .text(let text): text.count
        case .erase(let count): count
        }
    }

    /// Seconds from the first key until the next action may begin.
    var length: Double { interval * Double(count) }
}
