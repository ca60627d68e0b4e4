public import Foundation

/// A value of an `Info.plist`.
///
/// Values are read by `PropertyListDecoder` and written by ``xml``, because Foundation's older serialization returns
/// untyped objects.
public indirect enum InformationValue: Equatable, Sendable {
    case text(String)
    case flag(Bool)
    case integer(Int)
    case real(Double)
    case data(Data)
    case list([InformationValue])
    case table([String: InformationValue])
    /// A date, which ``xml`` leaves out, because no entry that affects a picture is a date.
    case other

    /// The text; `nil` for a value of another kind.
    public var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The value of a key; `nil` if this value is not a dictionary or has no such key.
    public subscript(key: String) -> InformationValue? {
        if case .table(let members) = self { members[key] } else { nil }
    }

    /// The elements of a list; empty for a value of another kind.
    public var elements: [InformationValue] {
        if case .list(let elements) = self { elements } else { [] }
    }

    init(_ value: PropertyValue) {
        switch value {
        case .text(let text): self = .text(text)
        case .list(let elements): self = .list(elements.map { InformationValue($0.value) })
        case .table(let table):
            let members = table.keys.map { ($0, InformationValue(table[$0]?.value ?? .other)) }
            self = .table(Dictionary(members) { first, _ in first })
        case .other: self = .other
        }
    }

    /// The value of a key that is set to this value and then to another one: lists are appended and dictionaries
    /// merged.
    func merging(_ other: InformationValue) -> InformationValue {
        if case .list(let own) = self, case .list(let others) = other {
            .list(own + others.filter { !own.contains($0) })
        } else if case .table(let own) = self, case .table(let others) = other {
            .table(own.merging(others) { $1 })
        } else {
            other
        }
    }

    /// The value with each of its texts replaced by the text it maps to.
    func replacing(_ texts: [String: String]) -> InformationValue {
        switch self {
        case .text(let text): .text(texts[text] ?? text)
        case .list(let elements): .list(elements.map { $0.replacing(texts) })
        case .table(let members): .table(members.mapValues { $0.replacing(texts) })
        case .flag, .integer, .real, .data, .other: self
        }
    }
}

extension InformationValue: Decodable {
    public init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: Key.self) {
            self = .table(
                try Dictionary(
                    uniqueKeysWithValues: members.allKeys.map { key in
                        (key.stringValue, try members.decode(InformationValue.self, forKey: key))
                    }))
            return
        }
        if var elements = try? decoder.unkeyedContainer() {
            var list: [InformationValue] = []
            while !elements.isAtEnd { list.append(try elements.decode(InformationValue.self)) }
            self = .list(list)
            return
        }
        let value = try decoder.singleValueContainer()
        self =
            if let text = try? value.decode(String.self) {
                .text(text)
            } else if let flag = try? value.decode(Bool.self) {
                .flag(flag)
            } else if let integer = try? value.decode(Int.self) {
                .integer(integer)
            } else if let real = try? value.decode(Double.self) {
                .real(real)
            } else if let data = try? value.decode(Data.self) {
                .data(data)
            } else {
                .other
            }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension InformationValue {
    /// An XML property list with this value as its root. Keys are sorted, so that equal values yield equal texts.
    public var xml: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(lines(indent: "").joined(separator: "\n"))
        </plist>

        """
    }

    private func lines(indent: String) -> [String] {
        switch self {
        case .text(let text): ["\(indent)<string>\(Self.escaped(text))</string>"]
        case .flag(let flag): ["\(indent)<\(flag)/>"]
        case .integer(let integer): ["\(indent)<integer>\(integer)</integer>"]
        case .real(let real): ["\(indent)<real>\(real)</real>"]
        case .data(let data): ["\(indent)<data>\(data.base64EncodedString())</data>"]
        case .list(let elements):
            ["\(indent)<array>"] + elements.flatMap { $0.lines(indent: indent + "\t") } + ["\(indent)</array>"]
        case .table(let members):
            ["\(indent)<dict>"]
                + members.filter { $0.value != .other }.sorted { $0.key < $1.key }.flatMap { key, value in
                    ["\(indent)\t<key>\(Self.escaped(key))</key>"] + value.lines(indent: indent + "\t")
                } + ["\(indent)</dict>"]
        case .other: []
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
