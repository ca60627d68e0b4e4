package import FrameGlyphs

extension Stage {
    /// The system font for layout; blocks where that is asked for, in a build that knows no fonts, and where the font is not
    /// to be had, which is noted.
    package func textFont(
        size: Double, weight: SystemFont.Weight = .regular, isItalic: Bool = false, isMonospaced: Bool = false,
        hasEqualDigits: Bool = false
    ) -> TextFont {
        TextFont(
            faces: faces(weight, isItalic, isMonospaced), size: size,
            tracking: isMonospaced ? 0 : SystemFont.tracking(size: size), features: hasEqualDigits ? ["tnum"] : [],
            ascent: SystemFont.ascent * size, descent: SystemFont.descent * size)
    }

    private func faces(_ weight: SystemFont.Weight, _ isItalic: Bool, _ isMonospaced: Bool) -> [Face] {
        if drawsTextAsBlocks { return [.blocks] }
        do throws(FontError) {
            return try SystemFont.faces(weight, isItalic: isItalic, isMonospaced: isMonospaced)
        } catch {
            if error != .builtWithoutText { fontError = fontError ?? error }
            return [.blocks]
        }
    }
}
