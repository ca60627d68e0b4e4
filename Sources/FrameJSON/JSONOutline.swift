/// A JSON value with the byte offsets of the value and its descendants.
struct JSONOutline: Sendable {
    struct Member: Sendable {
        /// Offset of the key's opening quotation mark.
        let keyOffset: Int
        let key: String
        let value: JSONOutline
    }

    enum Content: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONOutline])
        case object([Member])
    }

    /// Offset of the value's first byte.
    let offset: Int
    let content: Content

    /// The value without offsets.
    var value: JSONValue {
        switch content {
        case .null: .null
        case .bool(let bool): .bool(bool)
        case .number(let number): .number(number)
        case .string(let string): .string(string)
        case .array(let elements): .array(elements.map(\.value))
        case .object(let members): .object(members.map { JSONMember($0.key, $0.value.value) })
        }
    }

    /// Returns the offsets of the value at `steps` and of its key, or of the nearest existing ancestor.
    func find(_ steps: ArraySlice<JSONPath.Step>, keyOffset: Int? = nil) -> (offset: Int, keyOffset: Int?) {
        guard let step = steps.first else { return (offset, keyOffset) }
        switch (step, content) {
        case (.key(let key), .object(let members)):
            guard let member = members.first(where: { $0.key == key }) else { return (offset, keyOffset) }
            return member.value.find(steps.dropFirst(), keyOffset: member.keyOffset)
        case (.index(let index), .array(let elements)) where elements.indices.contains(index):
            return elements[index].find(steps.dropFirst())
        case (.key, _), (.index, _):
            return (offset, keyOffset)
        }
    }
}
