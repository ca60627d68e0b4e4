/// Writes and reads names of people, in the order of their script.
///
/// Differs from Foundation: the family name comes first, without a space, for names in Chinese, Japanese or Korean
/// characters, and last for all others, whatever the locale; abbreviations have no points. Phonetic representations are
/// stored without effect.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation.

    public enum Style: Int, Sendable {
        case `default`, short, medium, long, abbreviated
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public static let phonetic = Options(rawValue: 1 << 1)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let (given, family) = (components.givenName, components.familyName)
        let isIdeographic = [given, family].compactMap { $0 }.joined().unicodeScalars.contains { scalar in
            (0x2E80...0x9FFF).contains(scalar.value) || (0xAC00...0xD7AF).contains(scalar.value)
                || (0x20000...0x3FFFF).contains(scalar.value)
        }
        func joined(_ parts: [String?]) -> String {
            let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
            return (isIdeographic ? parts.reversed() : parts).joined(separator: isIdeographic ? "" : " ")
        }
        switch style {
        case .default, .medium: return joined([given, family])
        case .short: return components.nickname ?? given ?? family ?? ""
        case .long:
            let name = joined([given, components.middleName, family])
            return [components.namePrefix, name, components.nameSuffix].compactMap { $0 }.filter { !$0.isEmpty }
                .joined(separator: " ")
        case .abbreviated:
            let initials = [given, family].compactMap { $0?.first.map(String.init) }
            return isIdeographic ? family ?? given ?? "" : initials.joined()
        }
    }

    /// The parts of a name with spaces: the first word is the given name, the last one the family name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words.last }
        if words.count > 2 { components.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return components
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}
