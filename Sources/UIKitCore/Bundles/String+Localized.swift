extension String {
    /// A table key with placeholders for its interpolated values: `"\(count) items"` is the key `%lld items`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
        fileprivate let key: String
        fileprivate let arguments: [Argument]

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
            fileprivate var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }
            public mutating func appendInterpolation(_ string: String) { append("%@", string) }
            public mutating func appendInterpolation(_ string: Substring) { append("%@", String(string)) }
            public mutating func appendInterpolation(_ value: some BinaryInteger) {
                append("%lld", "\(value)", Double(value))
            }
            public mutating func appendInterpolation(_ value: Double) {
                append("%lf", String(format: "%lf", value), value)
            }
            public mutating func appendInterpolation(_ value: Float) {
                append("%f", String(format: "%f", value), Double(value))
            }

            private mutating func append(_ placeholder: String, _ text: String, _ number: Double? = nil) {
                key += placeholder
                arguments.append(Argument(text: text, number: number))
            }
        }

        fileprivate struct Argument: Sendable {
            let text: String
            let number: Double?
        }
    }

    /// Creates the text for a key in the scene's language, with the values inserted. Without a translation, uses the
    /// text of the key itself.
    ///
    /// Differs from Foundation: numbers are written with plain digits in every language.
    ///
    /// - Parameter locale: Has no effect; neither does `comment`.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let plain = keyAndValue.arguments.isEmpty
        let key = plain ? keyAndValue.key.replacing("%%", with: "%") : keyAndValue.key
        let text = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
        self = plain ? text : keyAndValue.filling(text)
    }

    /// Creates the text for a key that is not itself the text to display.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
        self = defaultValue.filling(text)
    }
}

extension String.LocalizationValue {
    fileprivate func filling(_ text: String) -> String {
        let arguments = arguments.map { argument in FormatArgument(number: argument.number) { _ in argument.text } }
        return LocalizedText.ofGeneral(text)?.filled(with: arguments) ?? Placeholders(arguments: arguments).filled(text)
    }
}
