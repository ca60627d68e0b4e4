extension URL {
    /// Writes addresses with some of their parts: by default without user, password and port.
    public struct FormatStyle: Foundation.FormatStyle {
        /// Whether a part is written.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            fileprivate let isShown: Bool

            public static let always = ComponentDisplayOption(isShown: true)
            public static let never = ComponentDisplayOption(isShown: false)
        }

        private var shown: Set<Part>

        private enum Part: String, Codable, Hashable {
            case scheme, user, password, host, port, path, query, fragment
        }

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
            port: ComponentDisplayOption = .never, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            let options: [(Part, ComponentDisplayOption)] = [
                (.scheme, scheme), (.user, user), (.password, password), (.host, host), (.port, port), (.path, path),
                (.query, query), (.fragment, fragment),
            ]
            shown = Set(options.filter(\.1.isShown).map(\.0))
        }

        public func scheme(_ option: ComponentDisplayOption = .always) -> Self { showing(.scheme, option) }
        public func user(_ option: ComponentDisplayOption = .always) -> Self { showing(.user, option) }
        public func password(_ option: ComponentDisplayOption = .always) -> Self { showing(.password, option) }
        public func host(_ option: ComponentDisplayOption = .always) -> Self { showing(.host, option) }
        public func port(_ option: ComponentDisplayOption = .always) -> Self { showing(.port, option) }
        public func path(_ option: ComponentDisplayOption = .always) -> Self { showing(.path, option) }
        public func query(_ option: ComponentDisplayOption = .always) -> Self { showing(.query, option) }
        public func fragment(_ option: ComponentDisplayOption = .always) -> Self { showing(.fragment, option) }

        private func showing(_ part: Part, _ option: ComponentDisplayOption) -> Self {
            var copy = self
            if option.isShown { copy.shown.insert(part) } else { copy.shown.remove(part) }
            return copy
        }

        public func format(_ value: URL) -> String {
            guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            if !shown.contains(.scheme) { parts.scheme = nil }
            if !shown.contains(.user) { parts.user = nil }
            if !shown.contains(.password) { parts.password = nil }
            if !shown.contains(.port) { parts.port = nil }
            if !shown.contains(.path) { parts.percentEncodedPath = "" }
            if !shown.contains(.query) { parts.query = nil }
            if !shown.contains(.fragment) { parts.fragment = nil }
            if !shown.contains(.host) { (parts.host, parts.scheme, parts.port) = (nil, nil, nil) }
            let text = parts.string ?? value.absoluteString
            return parts.scheme == nil && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
        }
    }

    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL {
        style.format(self)
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    public static var url: Self { Self() }
}
