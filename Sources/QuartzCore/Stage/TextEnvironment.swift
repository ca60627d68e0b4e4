package import FrameGlyphs

/// How text is set on a stage: in which fonts or as blocks, and what that needed.
@MainActor package final class TextEnvironment {
    /// Draws a filled rectangle for each word, with built-in widths, without looking for fonts.
    package var drawsAsBlocks = false
    /// The fonts that text was set in, in the order of their first use.
    package private(set) var fonts: [FontFile] = []
    /// The first font that could not be used.
    private var fontError: FontError?

    init() {}

    /// Notes that text was drawn in `font`.
    func use(_ font: FontFile) {
        if !fonts.contains(font) { fonts.append(font) }
    }

    /// The system font for layout.
    ///
    /// Falls back to blocks on request, in builds without text, and when a font cannot be used; the last is an error of
    /// the run.
    package func font(
        size: Double, weight: SystemFont.Weight = .regular, isItalic: Bool = false, isMonospaced: Bool = false,
        hasEqualDigits: Bool = false
    ) -> TextFont {
        TextFont(
            faces: faces(weight, isItalic, isMonospaced), size: size,
            tracking: isMonospaced ? 0 : SystemFont.tracking(size: size), features: hasEqualDigits ? ["tnum"] : [],
            ascent: SystemFont.ascent * size, descent: SystemFont.descent * size)
    }

    private func faces(_ weight: SystemFont.Weight, _ isItalic: Bool, _ isMonospaced: Bool) -> [Face] {
        if drawsAsBlocks { return [.blocks] }
        do throws(FontError) {
            return try SystemFont.faces(weight, isItalic: isItalic, isMonospaced: isMonospaced)
        } catch {
            if error != .builtWithoutText { fontError = fontError ?? error }
            return [.blocks]
        }
    }

    /// - Throws: ``StageError/noFont(_:)`` when a font could not be used.
    func check() throws(StageError) {
        if let fontError { throw .noFont(fontError.message) }
    }
}
