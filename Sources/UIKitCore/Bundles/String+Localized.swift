internal import QuartzCore

extension String {
    /// A table key with placeholders for its interpolated values: `"\(count) items"` is the key `%lld items`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
        let key: String
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
                append("%lld", value.formatted(IntegerFormatStyle()), Double(value))
            }
            public mutating func appendInterpolation(_ value: Double) { append("%lf", value.withSixDigits, value) }
            public mutating func appendInterpolation(_ value: Float) {
                append("%f", Double(value).withSixDigits, Double(value))
            }

            /// The value as the format writes it.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String {
                append("%@", format.sceneFormat(value))
            }

            /// The value as a specifier such as `%.1f` writes it.
            public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
                let text = String(format: specifier, locale: .current, arguments: [value])
                append(specifier, text, (value as? any BinaryFloatingPoint).map { Double($0) } ?? value.wholeNumber)
            }

            private mutating func append(_ placeholder: String, _ text: String, _ number: Double? = nil) {
                key += placeholder
                arguments.append(Argument(placeholder: placeholder, text: text, number: number))
            }
        }

        fileprivate struct Argument: Sendable {
            let placeholder: String
            let text: String
            let number: Double?

            /// The text in the key's format, or in another one that the table asks for.
            func text(as specifier: String) -> String {
                guard let number, specifier != placeholder, let conversion = specifier.last,
                    "eEfFgG".contains(conversion)
                else { return text }
                return String(format: specifier, locale: .current, arguments: [number])
            }
        }
    }

    /// Creates the text for a key in the scene's language, with the values inserted. Without a translation, uses the
    /// text of the key itself.
    ///
    /// - Parameter locale: Has no effect; neither does `comment`.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(forKey: keyAndValue.tableKey, value: nil, table: table)
        self = keyAndValue.isPlain ? text : keyAndValue.filling(text)
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
    var isPlain: Bool { arguments.isEmpty }

    /// The key in tables, in which a percent sign is doubled only beside placeholders.
    var tableKey: String { isPlain ? key.replacing("%%", with: "%") : key }

    /// - Parameter mark: Returns the text that stands for a value.
    func filling(
        _ text: String, mark: @escaping (_ index: Int, _ value: String) -> String = { _, value in value }
    ) -> String {
        let arguments = arguments.enumerated().map { index, argument in
            FormatArgument(number: argument.number) { mark(index, argument.text(as: $0)) }
        }
        return LocalizedText.ofGeneral(text)?.filled(with: arguments) ?? Placeholders(arguments: arguments).filled(text)
    }
}

extension CVarArg {
    fileprivate var wholeNumber: Double? { (self as? any BinaryInteger).map { Double($0) } }
}

extension Double {
    /// The number with six digits after the point, as `%f` writes it, in the locale of the scene.
    fileprivate var withSixDigits: String { formatted(.number.precision(.fractionLength(6))) }
}
