internal import FrameGeometry
internal import FrameGlyphs
internal import FrameLayers

/// A layer that shows text, from its top left corner.
///
/// Differs from Core Animation: always in the system font; of attributed strings the characters are shown.
@MainActor @preconcurrency open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any? {
        didSet { textChanged() }
    }

    /// Noted as unsupported when it is set.
    open var font: Any? {
        didSet {
            if font != nil { Stage.current.reportUnsupported("CATextLayer.font", instead: "the system font is taken") }
        }
    }

    /// Points.
    open var fontSize: CGFloat = 36 {
        didSet { textChanged() }
    }

    /// White by default.
    open var foregroundColor: CGColor? {
        get { CGColor(textColor) }
        set {
            textColor = newValue?.color ?? .white
            textChanged()
        }
    }

    /// Whether text that is too long goes on in the next line.
    open var isWrapped = false {
        didSet { textChanged() }
    }

    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { textChanged() }
    }

    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { textChanged() }
    }

    private var textColor = Color.white

    open override func layoutSublayers() {
        super.layoutSublayers()
        showText()
    }

    private func textChanged() {
        setNeedsLayout()
        setNeedsCommit()
    }

    private func showText() {
        let text = (string as? NSAttributedString)?.string ?? string as? String ?? ""
        if string is NSAttributedString {
            Stage.current.reportUnsupported("CATextLayer.string with attributes", instead: "they have no effect")
        }
        let (room, origin) = (bounds.size, Point.zero)
        guard !text.isEmpty, room.width > 0, room.height > 0 else { return show(nil) }
        var paragraph = ParagraphLayout()
        paragraph.alignment = alignmentMode.alignment
        paragraph.wrapping = isWrapped ? .words : .never
        let style = TextStyle(font: Stage.current.textFont(size: max(fontSize, 0)), color: textColor)
        let frame = TextFrame(
            width: room.width, height: isWrapped ? room.height : .infinity, truncation: truncationMode.truncation,
            scale: contentsScale)
        let layout = TextLayout(StyledText([.init(text, style, paragraph)]), in: frame)
        show(Drawing(size: Size(room), items: layout.items(at: origin)))
    }
}
