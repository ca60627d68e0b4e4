public import FrameGlyphs

/// What the words of figures are set in.
public struct Lettering: Sendable {
    public enum Form: String, CaseIterable, Sendable {
        /// The system font.
        case fonts
        /// A rectangle for each word, on widths of our own: the same on machines with other fonts, or none.
        case blocks
    }

    private let faces: [LabelStyle.Weight: [Face]]

    /// - Throws: ``FigureError/font(_:)`` when the font is missing or this build knows none.
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

    /// One line of words. Numbers have digits of one width, so that columns of them line up.
    ///
    /// - Parameters:
    ///   - width: What is longer ends in an ellipsis, or has one where `cut` says. Points.
    public func label(
        _ text: String, _ style: LabelStyle, within width: Double = .infinity, cut: TextFrame.Truncation = .tail
    ) -> Label {
        let font = TextFont(
            faces: faces[style.weight] ?? [.blocks], size: style.size, tracking: SystemFont.tracking(size: style.size),
            features: ["tnum"], ascent: style.size * SystemFont.ascent, descent: style.size * SystemFont.descent)
        let line = String(text.map { $0.isNewline ? " " : $0 })
        // A fine grid: a figure has no pixels of its own, and SVG's numbers stay short.
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
