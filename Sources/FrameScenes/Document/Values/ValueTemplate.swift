/// A text with the names of values in braces: `Volume {volume}`, or `{volume%}` for a percentage.
///
/// Braces around anything other than a name are part of the text.
struct ValueTemplate: Equatable, Sendable {
    private enum Part: Equatable {
        case text(String)
        case value(String, isPercentage: Bool)
    }

    private var parts: [Part] = []

    init(_ text: String) {
        var rest = text[...]
        var plain = ""
        while let open = rest.firstIndex(of: "{") {
            plain += rest[..<open]
            let after = rest[rest.index(after: open)...]
            guard let close = after.firstIndex(of: "}"), let value = Self.value(after[..<close]) else {
                plain += "{"
                rest = after
                continue
            }
            if !plain.isEmpty { parts.append(.text(plain)) }
            plain = ""
            parts.append(value)
            rest = after[after.index(after: close)...]
        }
        plain += rest
        if !plain.isEmpty { parts.append(.text(plain)) }
    }

    private static func value(_ text: Substring) -> Part? {
        let isPercentage = text.last == "%"
        let name = String(isPercentage ? text.dropLast() : text)
        return isName(name) ? .value(name, isPercentage: isPercentage) : nil
    }

    /// Whether a text can name a value.
    static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The names of the values, in the order in which they occur.
    var names: [String] {
        parts.compactMap { part in
            if case .value(let name, _) = part { name } else { nil }
        }
    }

    /// Returns the text with the values in place of their names.
    func filled(_ value: (String) -> SceneValue?) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .value(let name, let isPercentage):
                value(name).map { isPercentage ? $0.percentage : $0.words } ?? ""
            }
        }.joined()
    }
}
