/// The limits of interface files: many times the sizes that Interface Builder writes, but low enough to reject a
/// hostile file immediately (tuned).
enum MarkupLimits {
    /// Maximum number of bytes in the file.
    static let bytes = 8 << 20
    static let elements = 100_000
    /// Maximum nesting depth of elements.
    static let depth = 200
    /// Maximum number of attributes of an element.
    static let attributes = 64
    /// Maximum number of distinct warnings.
    static let warnings = 100
    /// Maximum number of bytes in the text of one element, or in one tag.
    static let text = 2 << 20
    static let tag = 1 << 20
}
