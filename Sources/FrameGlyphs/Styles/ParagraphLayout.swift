/// The way the lines of a paragraph are broken and aligned. Lengths are in points.
public struct ParagraphLayout: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable {
        case left, center, right, justified
        /// The side where the text begins.
        case natural
    }

    public enum Direction: Hashable, Sendable {
        /// The direction of the first strong character.
        case natural
        case leftToRight, rightToLeft
    }

    /// The positions at which a line may break.
    public enum Wrapping: Hashable, Sendable {
        /// Between words, and within a word only if it is longer than a line.
        case words
        case characters
        /// Nowhere.
        case never
    }

    public var alignment = Alignment.natural
    public var direction = Direction.natural
    public var wrapping = Wrapping.words
    /// Space between lines.
    public var lineSpacing = 0.0
    /// Space after the last line; ``paragraphSpacingBefore`` is the space before the first line.
    public var paragraphSpacing = 0.0
    public var paragraphSpacingBefore = 0.0
    /// Indent from the side where lines begin.
    public var firstLineIndent = 0.0
    public var indent = 0.0
    /// End of lines, measured from the side where they begin if positive, otherwise from the other side.
    public var tailIndent = 0.0
    /// Minimum height of a line; 0 for none.
    public var minimumLineHeight = 0.0
    /// Maximum height of a line; 0 for none.
    public var maximumLineHeight = 0.0
    /// Factor of the line height; 0 for none.
    public var lineHeightMultiple = 0.0
    /// The positions to which tabs advance, in ascending order.
    public var tabStops: [TabStop] = []
    /// Distance of the stops after the last of ``tabStops``.
    public var tabInterval = ParagraphLayout.standardTabInterval

    /// The default distance of tab stops in UIKit.
    public static let standardTabInterval = 28.0

    public init() {}

    /// A position in a line to which a tab advances.
    public struct TabStop: Hashable, Sendable {
        /// The part of the text after the tab that is at the stop.
        public enum Alignment: Hashable, Sendable { case start, center, end }

        /// Distance from the side where lines begin.
        public var position: Double
        public var alignment: Alignment

        public init(at position: Double, _ alignment: Alignment = .start) {
            self.position = position
            self.alignment = alignment
        }
    }

    /// Returns the advance of a tab at a position, after which there are `width` points of text before the next tab.
    func advance(ofTabAt position: Double, before width: Double) -> Double {
        let next = position + 1e-6
        guard let stop = tabStops.first(where: { $0.position > next }) else {
            let interval = tabInterval > 0 ? tabInterval : Self.standardTabInterval
            return ((next / interval).rounded(.down) + 1) * interval - position
        }
        let part: Double =
            switch stop.alignment {
            case .start: 0
            case .center: width / 2
            case .end: width
            }
        return max(stop.position - position - part, 0)
    }
}
