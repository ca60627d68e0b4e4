internal import FrameGlyphs
internal import QuartzCore

/// Which of the system's fonts.
struct FontFace: Hashable, Sendable {
    var weight = UIFont.Weight.regular
    var isItalic = false
    var isMonospaced = false
    /// Figures that are as wide as each other.
    var hasEqualDigits = false
    /// The name of a font that is not there.
    var wantedName: String?
}

extension FontFace {
    /// What the words of a font's name tell.
    init(named name: String) {
        let words = name.lowercased()
        func has(_ word: String) -> Bool { words.contains(word) }
        if has("ultralight") || has("thin") {
            weight = has("thin") ? .thin : .ultraLight
        } else if has("light") {
            weight = .light
        } else if has("medium") {
            weight = .medium
        } else if has("semibold") || has("demi") {
            weight = .semibold
        } else if has("heavy") || has("extrabold") {
            weight = .heavy
        } else if has("black") {
            weight = .black
        } else if has("bold") {
            weight = .bold
        }
        isItalic = has("italic") || has("oblique")
        isMonospaced = has("mono") || has("courier") || has("menlo")
        wantedName = words.hasPrefix(".sf") || words.hasPrefix(".applesystem") ? nil : name
    }

    /// The font for layout. Reports a font that does not exist as unsupported.
    @MainActor func textFont(size: CGFloat, on stage: Stage) -> TextFont {
        if let wantedName {
            stage.diagnostics.reportUnsupported(
                "UIFont(name: \"\(wantedName)\", size:)", instead: "the system font is taken")
        }
        return stage.text.font(
            size: size, weight: weight.systemWeight, isItalic: isItalic, isMonospaced: isMonospaced,
            hasEqualDigits: hasEqualDigits)
    }
}
