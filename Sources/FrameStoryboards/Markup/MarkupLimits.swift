/// The limits of interface files: many times the size of those that Interface Builder writes, and low enough to refuse a hostile file
/// at once (tuned).
enum MarkupLimits {
    /// Of the file.
    static let bytes = 8 << 20
    static let elements = 100_000
    /// Elements inside each other.
    static let depth = 200
    /// Of one element.
    static let attributes = 64
    /// Distinct warnings.
    static let warnings = 100
    /// Bytes of the text of one element, and of one tag.
    static let text = 2 << 20
    static let tag = 1 << 20
}
