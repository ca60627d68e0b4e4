/// The position of a value in a JSON tree: the keys and indices that lead to it from the top.
public struct JSONPath: Equatable, Hashable, Sendable, CustomStringConvertible {
    public enum Step: Equatable, Hashable, Sendable {
        case key(String)
        /// An index, starting at 0.
        case index(Int)
    }

    public var steps: [Step]

    /// The root of the tree.
    public static let top = JSONPath([])

    public init(_ steps: [Step]) {
        self.steps = steps
    }

    public func appending(_ step: Step) -> JSONPath {
        JSONPath(steps + [step])
    }

    /// Text such as `screens.card.views[0].color`. Keys that are not plain words are quoted: `screens["my card"]`. It
    /// is empty at the top.
    public var description: String {
        var text = ""
        for step in steps {
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where JSONPath.isWord(key): text += text.isEmpty ? key : "." + key
            case .key(let key): text += "[\(JSONValue.quoted(key))]"
            }
        }
        return text
    }

    /// Whether a key consists of letters, digits, `_`, `-` and `$`.
    private static func isWord(_ key: String) -> Bool {
        !key.isEmpty && key.utf8.count <= 60
            && key.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"):
                    true
                default: false
                }
            }
    }
}
