/// A JSON text as a tree (RFC 8259): what the text forms of this project are printed from and read into.
///
/// An object keeps the order of its members, so that what is printed has an order a person chose. It also keeps repeated
/// keys: who reads text refuses them, who prints a tree does not make them.
///
/// Printing numbers that are not finite, which JSON cannot write, gives `null`; no reader accepts that as a number.
public enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
}

/// A key and what it stands for.
public struct JSONMember: Equatable, Sendable {
    public var key: String
    public var value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}

/// Trees are written in Swift as they are in JSON: `["size": [390, 844], "scale": 3]`.
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
    /// What this is, for the end of a sentence: `the number 1.5`, `a list of 3`.
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
