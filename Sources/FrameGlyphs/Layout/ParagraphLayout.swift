/// How the lines of a paragraph are broken and placed. Lengths are points.
public struct ParagraphLayout: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable {
        case left, center, right, justified
        /// To the side where the text begins.
        case natural
    }

    public enum Direction: Hashable, Sendable {
        /// That of the first letter that has one.
        case natural
        case leftToRight, rightToLeft
    }

    /// Where a line may end.
    public enum Wrapping: Hashable, Sendable {
        /// Between words; within one only if it is longer than a line.
        case words
        case characters
        /// Not at all.
        case never
    }

    public var alignment = Alignment.natural
    public var direction = Direction.natural
    public var wrapping = Wrapping.words
    /// Between lines, not before the first.
    public var lineSpacing = 0.0
    /// After the paragraph's last line and before its first.
    public var paragraphSpacing = 0.0
    public var paragraphSpacingBefore = 0.0
    /// From the side where lines begin.
    public var firstLineIndent = 0.0
    public var indent = 0.0
    /// Where lines end: from the side where they begin if positive, from the other side if not.
    public var tailIndent = 0.0
    /// 0 for none.
    public var minimumLineHeight = 0.0
    /// 0 for none.
    public var maximumLineHeight = 0.0
    /// 0 for none.
    public var lineHeightMultiple = 0.0

    public init() {}
}
