internal import FrameGlyphs

/// The attributes that determine how a paragraph is broken into lines and aligned. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Unchecked because the class is open, as in UIKit. A mutable style must be used on one thread at a time.
    var values = Values()

    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy = LineBreakStrategy()
        var tabStops: [NSTextTab] = []
        var defaultTabInterval: CGFloat = 0
        var textLists: [NSTextList] = []
    }

    /// Rules by which lines may break at other places than the text suggests. Raw values match the public header.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    open var tailIndent: CGFloat { values.tailIndent }
    /// The minimum height of lines; 0 for no limit.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of lines; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor applied to the height of lines; 0 for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Stored but unused: words are not hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Stored but unused: words are not hyphenated.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Stored but unused: characters are not tightened.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// Stored but unused: a last line may hold a single word.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    open var tabStops: [NSTextTab] { values.tabStops }
    /// The distance of tab stops after the last one; 0 for the default of 28 points.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The lists that contain the paragraph, from the outermost to the innermost.
    open var textLists: [NSTextList] { values.textLists }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

extension NSParagraphStyle {
    var layout: ParagraphLayout {
        var layout = ParagraphLayout()
        layout.alignment =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
        layout.direction =
            switch baseWritingDirection {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        layout.lineSpacing = max(lineSpacing, 0)
        layout.paragraphSpacing = max(paragraphSpacing, 0)
        layout.paragraphSpacingBefore = max(paragraphSpacingBefore, 0)
        layout.firstLineIndent = firstLineHeadIndent
        layout.indent = headIndent
        layout.tailIndent = tailIndent
        layout.minimumLineHeight = minimumLineHeight
        layout.maximumLineHeight = maximumLineHeight
        layout.lineHeightMultiple = lineHeightMultiple
        layout.tabStops = tabStops.map(\.stop).sorted { $0.position < $1.position }
        layout.tabInterval = defaultTabInterval
        return layout
    }
}

extension NSTextTab {
    fileprivate var stop: ParagraphLayout.TabStop {
        switch alignment {
        case .left, .natural, .justified: ParagraphLayout.TabStop(at: location)
        case .center: ParagraphLayout.TabStop(at: location, .center)
        case .right: ParagraphLayout.TabStop(at: location, .end)
        }
    }
}

/// A paragraph style with settable attributes. Text uses the values at the time of layout.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    // Unchecked because its superclass is; a mutable style must be used on one thread at a time.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// Differs from UIKit: the list is empty by default; tabs then advance to multiples of
    /// ``NSParagraphStyle/defaultTabInterval``.
    open override var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue }
    }

    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The wrapping or truncation of text that exceeds the width of its line.
public enum NSLineBreakMode: Int, CaseIterable, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// The horizontal alignment of lines. Raw values match iOS.
public enum NSTextAlignment: Int, CaseIterable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// The leading side of the text's writing direction.
    case natural = 4
}

/// The base writing direction of a paragraph.
public enum NSWritingDirection: Int, CaseIterable, Sendable {
    /// The direction of the first strongly directional character.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
