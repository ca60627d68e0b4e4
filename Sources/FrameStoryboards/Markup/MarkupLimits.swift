/// How much of an interface file is read: many times what Interface Builder writes, and little enough for a hostile file to be
/// refused at once (tuned).
enum MarkupLimits {
    /// Of the file.
    static let bytes = 8 << 20
    static let elements = 100_000
    /// Elements inside each other.
    static let depth = 200
    /// Of one element.
    static let attributes = 64
    /// Different things that are not read and are named.
    static let warnings = 100
    /// Bytes of the text of one element, and of one tag.
    static let text = 2 << 20
    static let tag = 1 << 20
}
