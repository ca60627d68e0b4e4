internal import FrameGlyphs

/// How a paragraph's lines are broken and placed. Lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Unchecked because the class is open, as UIKit's is; the mutable subclass is its owner's to keep on one thread.
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
    /// 0 for none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0 for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// 0 for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Kept; words are not divided.
    open var hyphenationFactor: Float { values.hyphenationFactor }

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
        return layout
    }
}
