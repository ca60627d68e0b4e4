internal import FrameGeometry
internal import FrameGlyphs
internal import FramePainting
internal import FrameText
internal import QuartzCore

/// A picture in a text, in place of the character ``character``.
@MainActor @preconcurrency open class NSTextAttachment: NSObject {
    /// The character that carries the attribute `attachment`.
    public static nonisolated let character = 0xFFFC

    open var image: UIImage?
    /// The place of the picture, in points: its size, and the distance of its lower edge above the baseline. The size of the image on
    /// the baseline if it is empty.
    open var bounds = CGRect.zero
    /// The file that ``init(data:ofType:)`` was given.
    open var contents: Data?
    open var fileType: String?

    /// - Parameter contentData: a PNG or JPEG file; other data give no picture.
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

    /// The place of the picture relative to its point on the baseline, with y up, in points.
    ///
    /// Differs from UIKit: the container is `nil`, and the line fragment has no limits.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }

    /// The picture for a place.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
}

extension NSAttributedString {
    /// A picture as a text of one character.
    @MainActor public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

// MARK: - Layout and drawing

extension NSTextAttachment {
    /// A line fragment wider and higher than any.
    private static let fragment = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
    /// Points. Larger pictures are as large as this.
    private static let largest: CGFloat = 16_384

    /// The box of the picture in a line of a font. Symbols have the size of the font, and are aligned with it.
    func box(in font: UIFont) -> TextAttachment {
        let place = place(in: font)
        return TextAttachment(
            size: Size(width: Double(place.width), height: Double(place.height)), baselineOffset: Double(place.minY))
    }

    private func place(in font: UIFont) -> CGRect {
        var place = attachmentBounds(
            for: nil, proposedLineFragment: Self.fragment, glyphPosition: .zero, characterIndex: 0)
        if bounds.isEmpty, let symbol = image?.fitted(to: font), place.size == image?.size {
            place.size = symbol.size
            place.origin.y -= symbol.baselineOffsetFromBottom ?? 0
        }
        func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -Self.largest), Self.largest) : 0 }
        return CGRect(
            x: 0, y: usable(place.minY), width: max(usable(place.width), 0), height: max(usable(place.height), 0))
    }

    /// The picture in a colour of text.
    fileprivate func picture(in rect: Rect, _ font: UIFont, _ color: UIColor, _ offset: Int) -> CGImage? {
        let given = image(forBounds: CGRect(rect), textContainer: nil, characterIndex: offset)
        let image = given?.fitted(to: font) ?? given
        return image?.isTemplate == true ? image?.upright?.tinted(with: color.cgColor) : image?.upright
    }
}

extension UIImage {
    /// A symbol with the size and weight of a font, where it has none of its own; `nil` for another image.
    fileprivate func fitted(to font: UIFont) -> UIImage? {
        symbolConfiguration.flatMap { own in
            applyingSymbolConfiguration(SymbolConfiguration(font: font).applying(own))
        }
    }
}

extension TextLayout {
    /// The pictures of a text's attachments.
    @MainActor func pictures(
        of text: NSAttributedString, at origin: Point, _ defaults: TextDefaults = TextDefaults(), on stage: Stage
    ) -> [PaintItem] {
        let scale = Double(stage.applicationState.mainScreen.scale)
        func whole(_ length: Double) -> Double { (length * scale).rounded() / scale }
        return attachments.compactMap { box in
            guard box.offset < text.length else { return nil }
            let attributes = text.attributes(at: box.offset, effectiveRange: nil)
            guard let attachment = attributes[.attachment] as? NSTextAttachment,
                let picture = attachment.picture(
                    in: box.rect, attributes[.font] as? UIFont ?? defaults.font,
                    attributes[.foregroundColor] as? UIColor ?? defaults.color, box.offset)
            else { return nil }
            let place = box.rect.translated(by: origin)
            let rect = Rect(origin: Point(x: whole(place.minX), y: whole(place.minY)), size: place.size)
            return .image(ImageItem(picture.rasterImage, in: rect))
        }
    }
}
