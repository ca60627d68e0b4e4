/// Why a font cannot be used.
public enum FontError: Error, Equatable, Sendable {
    /// There is no readable file.
    case missing(path: String)
    /// There is one, and it is no font with outlines.
    case unreadable(path: String, reason: String)
    /// The package was built without its trait `Text`.
    case builtWithoutText

    /// What is wrong and what helps.
    public var message: String {
        switch self {
        case .missing(let path):
            """
            the font \(path) is missing: install it (apt-get install \(FontPackage.of(path))), or draw text as blocks \
            (--text blocks)
            """
        case .unreadable(let path, let reason):
            """
            the font \(path) cannot be used (\(reason)): install it again (apt-get install --reinstall \
            \(FontPackage.of(path))), or draw text as blocks (--text blocks)
            """
        case .builtWithoutText:
            "this build knows no fonts: build it with the package's trait Text, or draw text as blocks (--text blocks)"
        }
    }
}
