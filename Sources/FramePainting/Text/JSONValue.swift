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
