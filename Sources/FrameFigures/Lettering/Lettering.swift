import FrameGlyphs
public import FrameText

/// The fonts of a figure's text.
public struct Lettering: Sendable {
    public enum Form: String, CaseIterable, Sendable {
        /// The system font.
        case fonts
        /// A rectangle per word, with a width that does not depend on fonts, so that figures are the same on machines
        /// with other fonts or none.
        case blocks
    }

    private let faces: [LabelStyle.Weight: [Face]]

    /// - Throws: ``FigureError/font(_:)`` if the font is missing or this build has no text support.
    public init(_ form: Form = .fonts) throws(FigureError) {
        var faces: [LabelStyle.Weight: [Face]] = [:]
        for weight in LabelStyle.Weight.allCases {
            switch form {
            case .blocks: faces[weight] = [.blocks]
            case .fonts:
                do throws(FontError) {
                    faces[weight] = try SystemFont.faces(weight.ofFont)
                } catch {
                    throw .font(error)
                }
            }
        }
        self.faces = faces
    }

    /// Returns one line of text, with tabular digits.
    ///
    /// - Parameters:
    ///   - width: Width in points. A longer text is truncated with an ellipsis at the position given by `cut`.
    public func label(
        _ text: String, _ style: LabelStyle, within width: Double = .infinity, cut: TextFrame.Truncation = .tail
    ) -> Label {
        let font = TextFont(
            faces: faces[style.weight] ?? [.blocks], size: style.size,
            tracking: SystemFont.tracking(size: style.size, weight: style.weight.ofFont), features: ["tnum"],
            ascent: style.size * SystemFont.ascent, descent: style.size * SystemFont.descent)
        let line = String(text.map { $0.isNewline ? " " : $0 })
        // The grid is fine, because a figure has no pixels of its own; it also keeps SVG's numbers short.
        let frame = TextFrame(width: width, lineLimit: 1, truncation: cut, scale: 16)
        return Label(
            text, TextLayout(StyledText([.init(line, TextStyle(font: font, color: style.color))]), in: frame), style)
    }
}

extension LabelStyle.Weight {
    fileprivate var ofFont: SystemFont.Weight {
        switch self {
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        }
    }
}
