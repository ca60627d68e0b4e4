internal import FrameGlyphs
internal import FrameLayers
internal import FrameLayout
internal import FramePainting
public import FrameProperties
internal import QuartzCore

/// A view that shows text.
@MainActor @preconcurrency open class UILabel: UIView {
    open override class var layerClass: AnyClass { LabelLayer.self }

    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// The text if it was set without attributes; otherwise ``styledText`` holds it.
    private var plainText: String?
    private var styledText: NSAttributedString?
    private var ownFont: UIFont?
    private var ownColor: UIColor?
    /// The text that ``drawText(in:)`` has painted so far.
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
        coder.finish(self, as: UILabel.self)
    }

    // MARK: Text

    open dynamic var text: String? {
        get { currentText }
        set {
            plainText = newValue
            styledText = nil
            textChanged()
        }
    }

    /// The value of ``text`` without overrides in subclasses.
    package final var currentText: String? { styledText?.string ?? plainText }

    /// The text with attributes. Setting it takes alignment and line break mode from the paragraph style of the first
    /// character.
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

    /// The font; by default the system font at 17 points. Setting it applies to every character.
    open dynamic var font: UIFont! {
        get { inCategory(ownFont ?? Self.defaultFont) }
        set {
            ownFont = newValue
            if let newValue { apply(.font, newValue) }
            textChanged()
        }
    }

    /// The color of the text; by default the system's label color. Setting it applies to every character.
    open var textColor: UIColor! {
        get { ownColor ?? .label }
        set {
            ownColor = newValue
            if let newValue { apply(.foregroundColor, newValue) }
            textChanged()
        }
    }

    @Observed open var highlightedTextColor: UIColor? { didSet { textChanged() } }

    /// The offset of the shadow to the right and down, in points; (0, −1) by default.
    @Observed open var shadowOffset = CGSize(width: 0, height: -1) { didSet { textChanged() } }

    /// The color of the shadow; `nil` for none. Shadows are not blurred.
    @Observed open var shadowColor: UIColor? { didSet { textChanged() } }

    @Observed open var isHighlighted = false { didSet { textChanged() } }

    /// Whether the label is enabled. Disabled labels draw their text at reduced opacity.
    @Observed open var isEnabled = true { didSet { textChanged() } }

    // MARK: Lines

    @Observed open var textAlignment = NSTextAlignment.natural { didSet { textChanged() } }

    @Observed open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }

    /// The maximum number of lines; 0 for as many as fit.
    @Observed open var numberOfLines = 1 { didSet { textChanged() } }

    /// Whether the font of a single line shrinks until the text fits.
    @Observed open var adjustsFontSizeToFitWidth = false { didSet { textChanged() } }

    /// The smallest scale, as a fraction of the font size; 0 for no limit.
    @Observed open var minimumScaleFactor: CGFloat = 0 { didSet { textChanged() } }

    @Observed open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { textChanged() } }

    /// Differs from UIKit: characters are not tightened; `true` is reported as unsupported.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { storedAllowsDefaultTighteningForTruncation }
        set {
            storedAllowsDefaultTighteningForTruncation = newValue
            guard newValue else { return }
            stage.diagnostics.reportUnsupported(
                "UILabel.allowsDefaultTighteningForTruncation", instead: "characters are not tightened")
        }
    }
    private var storedAllowsDefaultTighteningForTruncation = false
    /// Differs from UIKit: stored without effect; a last line may hold a single word.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// Differs from UIKit: stored without effect, because there is no pointer.
    open var showsExpansionTextWhenTruncated = false
    /// Whether fonts created from text styles or by `UIFontMetrics` follow the label's content size category.
    @Observed open var adjustsFontForContentSizeCategory = false { didSet { textChanged() } }
    private func inCategory(_ font: UIFont) -> UIFont {
        _adjustsFontForContentSizeCategory.wrappedValue ? font.adjusted(to: traitCollection) : font
    }

    /// The maximum width of multiline text in ``intrinsicContentSize``, in points.
    @Observed open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }

    // MARK: Size

    /// The size of the text in points, rounded up to whole pixels.
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines != 1 && size.width > 0 ? size.width : .greatestFiniteMagnitude
        let available = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: available, limitedToNumberOfLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    @_spi(UIKit) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    @_spi(UIKit) open override class var proxiedProperties: [ProxiedProperty] {
        super.proxiedProperties + [
            ProxiedProperty(\UILabel.font), ProxiedProperty(\UILabel.textColor), ProxiedProperty(\UILabel.shadowColor),
            ProxiedProperty(\UILabel.shadowOffset), ProxiedProperty(\UILabel.highlightedTextColor),
        ]
    }

    @_spi(UIKit) open override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [
            ArchivedProperty("UIFont", get: { (label: UILabel) in label.ownFont }, set: { $0.font = $1 }),
            ArchivedProperty("UITextColor", get: { (label: UILabel) in label.ownColor }, set: { $0.textColor = $1 }),
            ArchivedProperty("UIText", get: { (label: UILabel) in label.plainText }, set: { $0.text = $1 }),
            ArchivedProperty(
                "UIAttributedText", get: { (label: UILabel) in label.styledText.map(ArchivedText.init) },
                set: { $0.attributedText = $1?.text }),
            ArchivedProperty("UITextAlignment", \UILabel.textAlignment),
            ArchivedProperty("UILineBreakMode", \UILabel.lineBreakMode),
            ArchivedProperty("UINumberOfLines", \UILabel.numberOfLines),
            ArchivedProperty("UIAdjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth),
            ArchivedProperty("UIMinimumScaleFactor", \UILabel.minimumScaleFactor),
            ArchivedProperty("UIBaselineAdjustment", \UILabel.baselineAdjustment),
            ArchivedProperty("UIPreferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
            ArchivedProperty("UIAdjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
            ArchivedProperty("UIHighlightedColor", \UILabel.highlightedTextColor),
            ArchivedProperty("UIShadowColor", \UILabel.shadowColor),
            ArchivedProperty("UIShadowOffset", \UILabel.shadowOffset),
            ArchivedProperty("UIHighlighted", \UILabel.isHighlighted),
            ArchivedProperty("UIEnabled", \UILabel.isEnabled),
        ]
    }

    /// The text of a label that grows has its final distance from the left edge at once (facts/labels-that-resize).
    override var redrawnGravity: CALayerContentsGravity { .left }

    /// `false` for the size of a label that shrinks, unless it has another content mode (facts/labels-that-resize).
    override func animates(_ change: PropertyChange) -> Bool {
        guard contentMode == .redraw, change.property.keyPath == LayerProperty.boundsSize.keyPath,
            let old = change.old.size, let new = change.new.size
        else { return true }
        return new.width >= old.width && new.height >= old.height
    }

    /// Keeps the text in its place at the edge or in the middle of the label while an animation changes the size.
    ///
    /// - Parameter atEnd: Whether text of natural alignment is at the trailing edge.
    package func holdText(atEnd: Bool = false) {
        let isRight = textAlignment == .right || textAlignment == .natural && atEnd != isRightToLeft
        contentMode = textAlignment == .center ? .top : isRight ? .topRight : .topLeft
    }

    override func baselineOffset(_ attribute: LayoutAttribute, height: CGFloat) -> CGFloat {
        let text = contentHeight(forWidth: bounds.width) ?? intrinsicContentSize.height
        let slack = max(0, height - text) / 2
        return slack + (attribute == .firstBaseline ? font.ascender.rounded() : -font.descender.rounded(.down))
    }

    // MARK: For subclasses

    /// The part of `bounds` that the text occupies, starting at the top left corner.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = textSize(in: bounds.size, numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    /// Draws the text in part of the label. Call it only from an override of this method.
    open func drawText(in rect: CGRect) { paintText(in: rect) }

    // MARK: Attributes

    override func textTraitsDidChange() {
        super.textTraitsDidChange()
        textChanged()
    }

    func textChanged() {
        invalidateIntrinsicContentSize()
        layer.setNeedsLayout()
        layer.setNeedsCommit()
    }

    private func apply(_ key: NSAttributedString.Key, _ value: Any) {
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

    /// The resolved alignment. Natural alignment starts at the leading edge.
    private var shownAlignment: NSTextAlignment {
        textAlignment == .natural && isRightToLeft ? .right : textAlignment
    }

    /// The text in the form used for layout; `nil` if it is empty.
    func styled(fontScale: CGFloat = 1) -> StyledText? {
        guard let text = styledText ?? plainText.map({ NSAttributedString(string: $0) }), text.length > 0 else {
            return nil
        }
        let defaults = TextDefaults(
            font: font ?? Self.defaultFont, color: textColor ?? .label, alignment: shownAlignment,
            linkColor: .link, lineBreakMode: lineBreakMode, fontScale: fontScale,
            adjustingTraits: _adjustsFontForContentSizeCategory.wrappedValue ? traitCollection : nil)
        var styled = text.styled(defaults, on: stage)
        if isHighlighted, let color = highlightedTextColor?.color {
            for index in styled.pieces.indices { styled.pieces[index].style.color = color }
        } else if !isEnabled {
            // Tuned: the opacity of the system's tertiary label color.
            for index in styled.pieces.indices { styled.pieces[index].style.color.alpha *= 0.3 }
        }
        return styled
    }
}

/// The layer of a label. It lays out the text along with its sublayers, and keeps the result while only its position
/// changes.
final class LabelLayer: CALayer {
    override func layoutSublayers() {
        super.layoutSublayers()
        (delegate as? UILabel)?.showText()
    }
}

/// The vertical position of text that has been scaled down to fit.
public enum UIBaselineAdjustment: Int, CaseIterable, Sendable {
    /// The text stands on the baseline of the unscaled text.
    case alignBaselines
    /// The text is centered in the label.
    case alignCenters
    /// The text is at the top of the label.
    case none
}

extension UILabel: NamedOnScreen {
    package var namesOnScreen: [String] { [text].compactMap(\.self) }
}
