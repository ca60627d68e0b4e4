package import FrameGeometry
internal import FrameGlyphs
package import FramePainting
package import FrameText

extension TextLayout {
    /// The display-list items of the text.
    ///
    /// - Parameters:
    ///   - origin: the top left corner of the text.
    ///   - color: replaces every colour of the text, for shadows.
    ///   - stage: receives the fonts used and reports of missing characters.
    @MainActor package func items(at origin: Point, in color: Color? = nil, on stage: Stage) -> [PaintItem] {
        for case .file(let font) in inks.map(\.face) { stage.text.use(font) }
        for character in missing {
            stage.diagnostics.reportUnsupported(
                "text with “\(character)”, which no installed font has", instead: "an empty box is drawn")
        }
        func fill(_ mark: Mark) -> PaintItem {
            .fill(Fill(.rect(mark.rect.translated(by: origin)), color: color ?? mark.color))
        }
        return below.map(fill) + inks.compactMap { $0.item(at: origin, in: color) } + above.map(fill)
    }
}

extension TextLayout.Ink {
    /// `nil` if no glyph has an outline.
    fileprivate func item(at origin: Point, in color: Color?) -> PaintItem? {
        var numbers: [UInt32: Int] = [:]
        var outlines: [Path] = []
        var places: [Glyphs.Place] = []
        for glyph in glyphs {
            let number: Int
            if let known = numbers[glyph.glyph] {
                number = known
            } else {
                number = outlines.count
                numbers[glyph.glyph] = number
                outlines.append(face.outline(of: glyph.glyph))
            }
            guard !outlines[number].elements.isEmpty else { continue }
            places.append(Glyphs.Place(number, at: origin + glyph.origin))
        }
        guard !places.isEmpty else { return nil }
        let glyphs = Glyphs(outlines: outlines, unit: size / Double(face.unitsPerEm), places: places)
        return .fill(Fill(.glyphs(glyphs), color: color ?? self.color))
    }
}
