internal import FrameGlyphs
internal import FramePainting
internal import QuartzCore

/// A view that shows text.
@MainActor @preconcurrency open class UILabel: UIView {
    open override class var layerClass: AnyClass { LabelLayer.self }

    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// What is shown, if it has no looks of its own.
    private var plainText: String?
    private var styledText: NSAttributedString?
    private var ownFont: UIFont?
    private var ownColor: UIColor?
    /// What `drawText(in:)` has painted so far.
    var painted: [PaintItem] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    // MARK: Text

    open var text: String? {
        get { styledText?.string ?? plainText }
        set {
            plainText = newValue
            styledText = nil
            textChanged()
        }
    }

    /// Setting it takes alignment and line break mode over from its first character's paragraph style.
    open var attributedText: NSAttributedString? {
        get { styledText ?? plainText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            styledText = newValue?.copy() as? NSAttributedString
            plainText = nil
            if let newValue, newValue.length > 0,
                let style = newValue.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            {
                textAlignment = style.alignment
                lineBreakMode = style.lineBreakMode
            }
            textChanged()
        }
    }

    /// 17 points of the system font by default. Setting it gives it to every character.
    open var font: UIFont! {
        get { ownFont ?? Self.defaultFont }
        set {
            ownFont = newValue
            if let newValue { give(.font, newValue) }
            textChanged()
        }
    }

    /// The system's label colour by default. Setting it gives it to every character.
    open var textColor: UIColor! {
        get { ownColor ?? .label }
        set {
            ownColor = newValue
            if let newValue { give(.foregroundColor, newValue) }
            textChanged()
        }
    }

    open var highlightedTextColor: UIColor? {
        didSet { textChanged() }
    }

    /// Points to the right and down; (0, −1) by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { textChanged() }
    }

    /// No shadow when `nil`. It has hard edges.
    open var shadowColor: UIColor? {
        didSet { textChanged() }
    }

    open var isHighlighted = false {
        didSet { textChanged() }
    }

    /// Text of a label that is not enabled is drawn paler.
    open var isEnabled = true {
        didSet { textChanged() }
    }

    // MARK: Lines

    open var textAlignment = NSTextAlignment.natural {
        didSet { textChanged() }
    }

    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { textChanged() }
    }

    /// 0 for as many as there is room for.
    open var numberOfLines = 1 {
        didSet { textChanged() }
    }

    /// Makes text of one line smaller until it fits.
    open var adjustsFontSizeToFitWidth = false {
        didSet { textChanged() }
    }

    /// How small, as a share of the font's size; 0 for as small as need be.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { textChanged() }
    }

    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { textChanged() }
    }

    /// Kept; letters are not moved closer.
    open var allowsDefaultTighteningForTruncation = false
    /// Kept; the content size does not change.
    open var adjustsFontForContentSizeCategory = false

    /// Points; how wide ``intrinsicContentSize`` lets text of several lines become.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { textChanged() }
    }

    // MARK: Size

    /// The text's size, rounded up to whole pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines != 1 && size.width > 0 ? size.width : .greatestFiniteMagnitude
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    // MARK: For subclasses

    /// The part of `bounds` that the text takes, from their top left corner.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = textSize(in: bounds.size, numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    /// Draws the text in a part of the label. Not to be called but from an override of it.
    open func drawText(in rect: CGRect) { paintText(in: rect) }

    // MARK: Attributes

    func textChanged() {
        layer.setNeedsLayout()
        layer.setNeedsCommit()
    }

    private func give(_ key: NSAttributedString.Key, _ value: Any) {
        guard let styledText, styledText.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: styledText)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.styledText = changed
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: font ?? Self.defaultFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style]
    }

    /// The text as layout takes it; `nil` when there is none.
    func styled(fontScale: CGFloat = 1) -> StyledText? {
        guard let text = styledText ?? plainText.map({ NSAttributedString(string: $0) }), text.length > 0 else {
            return nil
        }
        let defaults = TextDefaults(
            font: font ?? Self.defaultFont, color: textColor ?? .label, alignment: textAlignment,
            lineBreakMode: lineBreakMode, fontScale: fontScale)
        var styled = text.styled(defaults, on: stage)
        if isHighlighted, let color = highlightedTextColor?.color {
            for index in styled.pieces.indices { styled.pieces[index].style.color = color }
        } else if !isEnabled {
            // Tuned: what the system's tertiary label colour leaves of black.
            for index in styled.pieces.indices { styled.pieces[index].style.color.alpha *= 0.3 }
        }
        return styled
    }
}

/// A label's layer: sets the text anew when a layout is due, and keeps it while the label only moves.
final class LabelLayer: CALayer {
    override func layoutSublayers() {
        super.layoutSublayers()
        (delegate as? UILabel)?.showText()
    }
}

/// Where text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, CaseIterable, Sendable {
    /// On the baseline it would have had.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top.
    case none
}
