internal import FrameGeometry
package import FrameGlyphs
internal import FrameLayers
public import FrameProperties
internal import FrameText

/// A layer that draws text from its top-left corner.
///
/// Differs from Core Animation: plain strings use the system font, not Helvetica, if no font is set.
@MainActor @preconcurrency open class CATextLayer: CALayer {
    override class var archivedProperties: ArchivedProperties {
        super.archivedProperties + [
            .init(
                "string", get: { (layer: CATextLayer) in layer.archivedString },
                set: { (layer, text: String) in layer.string = text }),
            .init("fontSize", \CATextLayer.fontSize), .init("foregroundColor", \CATextLayer.foregroundColor),
            .init("wrapped", \CATextLayer.isWrapped), .init("alignmentMode", \CATextLayer.alignmentMode),
            .init("truncationMode", \CATextLayer.truncationMode),
        ]
    }

    /// Archives contain the characters of the text, not its font and attributes.
    private var archivedString: NSObject? {
        if font != nil || string is any TextStyling {
            stage.diagnostics.reportUnsupported(
                "fonts and attributed strings in archives of CATextLayer",
                instead: "the characters are kept without them")
        }
        return ((string as? NSAttributedString)?.string ?? string as? String)?.archived
    }

    /// The text: a `String` or an `NSAttributedString`. The font, size, and color of an attributed string override the
    /// layer's; its paragraphs use the layer's alignment if their own is natural.
    @Observed open var string: Any? { didSet { textChanged() } }

    /// The font: a `UIFont`, whose size is ignored in favor of ``fontSize``, or a `CGFont`. Other values, including font
    /// names, are reported as unsupported.
    @Observed open var font: Any? {
        didSet {
            if _font.wrappedValue != nil, !(_font.wrappedValue is any FontStyling) {
                stage.diagnostics.reportUnsupported(
                    "CATextLayer.font other than UIFont", instead: "the system font is used")
            }
            textChanged()
        }
    }

    /// The font size in points.
    @Observed open var fontSize: CGFloat = 36 { didSet { textChanged() } }

    /// The text color; white by default.
    open var foregroundColor: CGColor? {
        get { CGColor(textColor) }
        set {
            textColor = newValue?.color ?? .white
            textChanged()
        }
    }

    /// Whether text wraps at the width of the bounds.
    @Observed open var isWrapped = false { didSet { textChanged() } }

    @Observed open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { textChanged() } }

    @Observed open var truncationMode = CATextLayerTruncationMode.none { didSet { textChanged() } }

    private var textColor = Color.white

    // MARK: Animation

    private static let sizeKey = "fontSize"
    private static let colorKey = "foregroundColor"

    /// True for the size and the color of the text, whose animations draw the layer at each frame.
    open override class func needsDisplay(forKey key: String) -> Bool {
        key == sizeKey || key == colorKey || super.needsDisplay(forKey: key)
    }

    override func displayedValue(forKey key: String) -> AnimatedValue? {
        switch key {
        case Self.sizeKey: .number(fontSize)
        case Self.colorKey: .color(textColor)
        default: nil
        }
    }

    open override func display() {
        super.display()
        showText()
    }

    open override func layoutSublayers() {
        super.layoutSublayers()
        showText()
    }

    private func textChanged() {
        setNeedsLayout()
        setNeedsCommit()
    }

    private func showText() {
        let (room, origin) = (bounds.size, Point.zero)
        guard let text = styledText, room.width > 0, room.height > 0 else { return show(nil) }
        let frame = TextFrame(
            width: room.width, height: isWrapped ? room.height : .infinity, truncation: truncationMode.truncation,
            scale: contentsScale)
        show(Drawing(size: Size(room), items: stage.text.layout(text, in: frame).items(at: origin, on: stage)))
    }

    /// The text with its attributes; `nil` if it is empty.
    private var styledText: StyledText? {
        var text: StyledText
        if let styled = string as? any TextStyling {
            text = styled.styledText(on: stage)
        } else {
            let size = max(displayedCustomValues[Self.sizeKey]?.number ?? fontSize, 0)
            let textFont = (font as? any FontStyling)?.textFont(ofSize: size, on: stage) ?? stage.text.font(size: size)
            let color = displayedCustomValues[Self.colorKey]?.color ?? textColor
            let style = TextStyle(font: textFont, color: color)
            text = StyledText([.init(string as? String ?? "", style)])
        }
        guard text.pieces.contains(where: { !$0.text.isEmpty }) else { return nil }
        for index in text.pieces.indices {
            text.pieces[index].paragraph.wrapping = isWrapped ? .words : .never
            if text.pieces[index].paragraph.alignment == .natural {
                text.pieces[index].paragraph.alignment = alignmentMode.alignment
            }
        }
        return text
    }
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The paragraph alignment; natural for unknown names.
    var alignment: ParagraphLayout.Alignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// The position of the ellipsis in a text layer's truncated lines.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    public init(rawValue: String) { self.rawValue = rawValue }

    var truncation: TextFrame.Truncation? {
        switch self {
        case .start: .head
        case .end: .tail
        case .middle: .middle
        default: nil
        }
    }
}

/// A text with attributes. UIKit conforms attributed strings, because it declares fonts and colors.
package protocol TextStyling {
    /// The text as input for the layout.
    @MainActor func styledText(on stage: Stage) -> StyledText
}

/// A font for a text layer. UIKit conforms its fonts, which are declared above this module.
package protocol FontStyling {
    /// The same font at another size, in points.
    @MainActor func textFont(ofSize size: Double, on stage: Stage) -> TextFont
}
