extension PersonNameComponents {
    /// Writes names as ``PersonNameComponentsFormatter`` does.
    public struct FormatStyle: Foundation.FormatStyle {
        public enum Style: String, Codable, Hashable, Sendable {
            case short, medium, long, abbreviated
        }

        public var style: Style
        /// Has no effect: the order of a name is that of its script.
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .current) {
            self.style = style
            self.locale = locale
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: PersonNameComponents) -> String {
            PersonNameComponentsFormatter.localizedString(from: value, style: style.ofFormatter)
        }
    }

    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension PersonNameComponents.FormatStyle.Style {
    fileprivate var ofFormatter: PersonNameComponentsFormatter.Style {
        switch self {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
