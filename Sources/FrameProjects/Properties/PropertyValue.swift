/// A value of a property list.
enum PropertyValue: Equatable, Sendable {
    case text(String)
    case list([PropertyNode])
    case table(PropertyTable)
    /// Data, a date or null, which projects do not use.
    case other

    /// A short description for messages.
    var summary: String {
        switch self {
        case .text(let text): "the text “\(text.prefix(60))”"
        case .list(let elements): "a list of \(elements.count)"
        case .table: "a dictionary"
        case .other: "data"
        }
    }
}

/// A value with its position.
struct PropertyNode: Equatable, Sendable {
    let value: PropertyValue
    /// Offset of its first byte; `nil` in XML and JSON.
    let offset: Int?
}

/// A dictionary that keeps the order of its keys. If keys are repeated, the last one counts, as in Xcode.
struct PropertyTable: Equatable, Sendable {
    private(set) var keys: [String] = []
    private var nodes: [String: PropertyNode] = [:]

    subscript(key: String) -> PropertyNode? {
        get { nodes[key] }
        set {
            if nodes.updateValue(newValue ?? PropertyNode(value: .other, offset: nil), forKey: key) == nil {
                keys.append(key)
            }
        }
    }

    func text(_ key: String) -> String? {
        if case .text(let text)? = nodes[key]?.value { text } else { nil }
    }
}
