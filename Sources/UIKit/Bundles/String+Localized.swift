extension String {
    /// A key of a table, with placeholders for interpolated values: `"\(count) items"` is the key `%lld items`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
        fileprivate let key: String
        fileprivate let arguments: [String]

        public init(_ value: String) { self.init(stringLiteral: value) }

        public init(stringLiteral value: String) {
            key = value.replacing("%", with: "%%")
            arguments = []
        }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var arguments: [String] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }
            public mutating func appendInterpolation(_ string: String) { append("%@", string) }
            public mutating func appendInterpolation(_ string: Substring) { append("%@", String(string)) }
            public mutating func appendInterpolation(_ value: some BinaryInteger) { append("%lld", "\(value)") }
            public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%lf", value)) }
            public mutating func appendInterpolation(_ value: Float) { append("%f", String(format: "%f", value)) }

            private mutating func append(_ placeholder: String, _ argument: String) {
                key += placeholder
                arguments.append(argument)
            }
        }
    }

    /// The text of the key in the language of the scene, with the values in it; the key's own text where there is none.
    ///
    /// Differs from Foundation: numbers are written with digits alone, in every language.
    ///
    /// - Parameter locale: without effect, like the comment.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let plain = keyAndValue.arguments.isEmpty
        let key = plain ? keyAndValue.key.replacing("%%", with: "%") : keyAndValue.key
        let text = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
        self = plain ? text : Placeholders.fill(text, with: keyAndValue.arguments)
    }

    /// The text of a key that is not the text itself.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
        self = Placeholders.fill(text, with: defaultValue.arguments)
    }
}

/// The placeholders of a text, such as `%@` and `%2$lld`.
private enum Placeholders {
    static func fill(_ text: String, with arguments: [String]) -> String {
        var result = ""
        var rest = Substring(text)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result.append("%")
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix(while: \.isNumber)
            var index = next
            if let position = Int(digits), rest.dropFirst(digits.count).first == "$" {
                index = position - 1
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            rest = rest.drop { "lhqzt.0123456789".contains($0) }.dropFirst()
            if arguments.indices.contains(index) { result += arguments[index] }
        }
        return result + rest
    }
}
