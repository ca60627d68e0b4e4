internal import FrameGeometry
internal import FrameGlyphs
internal import FramePainting
internal import FrameText
internal import QuartzCore

/// An image in a text, in place of the character ``character``.
@MainActor @preconcurrency open class NSTextAttachment: NSObject {
    /// The character that carries the attribute `attachment`.
    public static nonisolated let character = 0xFFFC

    open var image: UIImage?
    /// The box of the image, in points: its size, and the distance of its lower edge above the baseline. If empty, the
    /// image keeps its size and stands on the baseline.
    open var bounds = CGRect.zero
    /// The file data passed to ``init(data:ofType:)``.
    open var contents: Data?
    /// Read by applications: type of the file that the attachment was made of.
    open var fileType: String?

    /// - Parameter contentData: The data of a PNG or JPEG file; other data result in no image.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// The box of the image relative to its point on the baseline, with y pointing up, in points.
    ///
    /// Differs from UIKit: the container is `nil`, and the line fragment has no limits.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }

    /// The image for a box of the given size.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
}

extension NSAttributedString {
    /// Creates a text of one character that shows an image.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

// MARK: - Layout and drawing

extension NSTextAttachment {
    /// A line fragment wider and taller than any real one.
    private static let fragment = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
    /// The maximum size of an image, in points. Larger images are scaled down to it.
    private static let largest: CGFloat = 16_384

    /// The box of the image in a line with the given font. Symbols have the size of the font and are aligned with it.
    func box(in font: UIFont) -> TextAttachment {
        let frame = frame(in: font)
        return TextAttachment(
            size: Size(width: Double(frame.width), height: Double(frame.height)), baselineOffset: Double(frame.minY))
    }

    private func frame(in font: UIFont) -> CGRect {
        var frame = attachmentBounds(
            for: nil, proposedLineFragment: Self.fragment, glyphPosition: .zero, characterIndex: 0)
        if bounds.isEmpty, let symbol = image?.fitted(to: font), frame.size == image?.size {
            frame.size = symbol.size
            frame.origin.y -= symbol.baselineOffsetFromBottom ?? 0
        }
        func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -Self.largest), Self.largest) : 0 }
        return CGRect(
            x: 0, y: usable(frame.minY), width: max(usable(frame.width), 0), height: max(usable(frame.height), 0))
    }

    /// The image drawn in the color of the text, unless a tint color was given to a symbol.
    fileprivate func shownImage(in rect: Rect, _ font: UIFont, _ color: UIColor, _ offset: Int) -> CGImage? {
        let own = image(forBounds: CGRect(rect), textContainer: nil, characterIndex: offset)
        let image = own?.fitted(to: font) ?? own
        let takesColor = image?.isTemplate == true && image?.symbol?.tint == nil
        return takesColor ? image?.upright?.tinted(with: color.cgColor) : image?.upright
    }
}

extension UIImage {
    /// The image with the size and weight of a font unless it has its own; `nil` for an image that is not a symbol.
    fileprivate func fitted(to font: UIFont) -> UIImage? {
        symbolConfiguration.flatMap { own in
            applyingSymbolConfiguration(SymbolConfiguration(font: font).applying(own))
        }
    }
}

extension TextLayout {
    /// The images of a text's attachments.
    @MainActor func attachedImages(
        of text: NSAttributedString, at origin: Point, _ defaults: TextDefaults = TextDefaults(), on stage: Stage
    ) -> [PaintItem] {
        let scale = Double(stage.applicationState.mainScreen.scale)
        func whole(_ length: Double) -> Double { (length * scale).rounded() / scale }
        return attachments.compactMap { box in
            guard box.offset < text.length else { return nil }
            let attributes = text.attributes(at: box.offset, effectiveRange: nil)
            guard let attachment = attributes[.attachment] as? NSTextAttachment,
                let image = attachment.shownImage(
                    in: box.rect, defaults.adjusted(attributes[.font] as? UIFont ?? defaults.font),
                    attributes[.foregroundColor] as? UIColor ?? defaults.color, box.offset)
            else { return nil }
            let frame = box.rect.translated(by: origin)
            let rect = Rect(origin: Point(x: whole(frame.minX), y: whole(frame.minY)), size: frame.size)
            return .image(ImageItem(image.rasterImage, in: rect))
        }
    }
}
