package import FrameGlyphs
internal import FramePainting
package import FrameText

/// The fonts for a stage's text, or blocks in place of glyphs, and the layouts of its texts.
@MainActor package final class TextEnvironment {
    /// Whether a filled rectangle is drawn for each word, with built-in widths and without fonts.
    package var drawsAsBlocks = false
    /// The folder whose fonts take precedence over the installed ones.
    package var fontFolder: FontFolder?
    /// The fonts used so far, in the order of their first use.
    package private(set) var fonts: [FontFile] = []
    /// The first font that could not be used.
    private var fontError: FontError?
    private var layouts = TextCache()
    private var images: [ImageKey: RasterImage] = [:]

    init() {}

    /// Adds `font` to ``fonts``.
    func use(_ font: FontFile) {
        if !fonts.contains(font) { fonts.append(font) }
    }

    /// The image of a glyph to draw, created once.
    func image(of drawn: GlyphImage, _ glyph: UInt32, in font: FontFile) -> RasterImage {
        let key = ImageKey(font: font, glyph: glyph)
        if let known = images[key] { return known }
        let size = PixelSize(width: drawn.width, height: drawn.height)
        let image = RasterImage(PixelBuffer(size: size, bytes: drawn.bytes))
        images[key] = image
        return image
    }

    private struct ImageKey: Hashable {
        let font: FontFile
        let glyph: UInt32
    }

    /// The number of paragraphs shaped so far.
    package var shapings: Int { layouts.shapings }

    /// The layout of a text in a frame. Texts that have already been laid out are not shaped again.
    package func layout(_ text: StyledText, in frame: TextFrame) -> TextLayout { layouts.layout(text, in: frame) }

    /// The system font for layout.
    ///
    /// Falls back to blocks if ``drawsAsBlocks`` is set, in builds without text, and if a font cannot be used; the
    /// latter fails the run.
    package func font(
        size: Double, weight: SystemFont.Weight = .regular, isItalic: Bool = false, isMonospaced: Bool = false,
        hasEqualDigits: Bool = false
    ) -> TextFont {
        TextFont(
            faces: faces(weight, isItalic, isMonospaced), size: size,
            tracking: isMonospaced ? 0 : SystemFont.tracking(size: size, weight: weight),
            features: hasEqualDigits ? ["tnum"] : [],
            ascent: SystemFont.ascent * size, descent: SystemFont.descent * size)
    }

    /// An application's own font, with the system font for characters that it lacks. Falls back to blocks like the
    /// system font. Lines are as high as its ascent and descent: UIKit's labels leave out the gap of the file, as measured
    /// on a device with a font that has one of 0.1 em.
    package func font(of file: FontFile, size: Double) -> TextFont {
        let (unit, metrics) = (size / Double(file.unitsPerEm), file.metrics)
        let fallbacks = faces(.regular, false, false)
        return TextFont(
            faces: drawsAsBlocks ? fallbacks : [.file(file)] + fallbacks, size: size,
            ascent: Double(metrics.ascent) * unit, descent: Double(metrics.descent) * unit)
    }

    private func faces(_ weight: SystemFont.Weight, _ isItalic: Bool, _ isMonospaced: Bool) -> [Face] {
        if drawsAsBlocks { return [.blocks] }
        do throws(FontError) {
            return try SystemFont.faces(weight, isItalic: isItalic, isMonospaced: isMonospaced, from: fontFolder)
        } catch {
            if error != .builtWithoutText { fontError = fontError ?? error }
            return [.blocks]
        }
    }

    /// - Throws: ``StageError/noFont(_:)`` if a font could not be used.
    func check() throws(StageError) {
        if let fontError { throw .noFont(fontError.message) }
    }
}
