/// Which Debian package a font file comes from.
enum FontPackage {
    /// The system font's, where the file is none of those known.
    static func of(_ path: String) -> String {
        path.contains("/dejavu/") ? "fonts-dejavu-core" : "fonts-inter"
    }
}
