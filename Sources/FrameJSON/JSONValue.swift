/// A JSON tree (RFC 8259), the common representation of all text formats in this package.
///
/// Objects keep the order of their members. They can hold duplicate keys; the document reader rejects those, and no
/// printer creates them.
///
/// Non-finite numbers are printed as `null`, which no reader accepts as a number.
public enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
}

/// A key with its value.
public struct JSONMember: Equatable, Sendable {
    public var key: String
    public var value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}

/// Trees can be written as Swift literals: `["size": [390, 844], "scale": 3]`.
extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(nilLiteral: ()) { self = .null }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { key, value in JSONMember(key, value) })
    }
}

extension JSONValue {
    /// Short description for messages, such as `the number 1.5` or `a list of 3`.
    public var summary: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): "the number \(JSONValue.text(of: value))"
        case .string(let value): "the string \(JSONValue.quoted(value))"
        case .array(let elements): "a list of \(elements.count)"
        case .object: "an object"
        }
    }
}
