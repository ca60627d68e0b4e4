package import FrameGeometry
package import FrameGlyphs
package import FramePainting

extension TextLayout {
    /// What the text paints, with its top left corner at `origin`. Notes what it needed: fonts, and what none of them had.
    ///
    /// - Parameters:
    ///   - origin: in the coordinates of what is drawn into.
    ///   - stage: is told of the fonts and of missing characters.
    ///   - color: takes the place of every colour of the text: a shadow's.
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
    /// `nil` when nothing of it can be seen.
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
