package import FrameGeometry
internal import FrameGlyphs
package import FramePainting
package import FrameText

extension TextLayout {
    /// The display-list items of the text.
    ///
    /// - Parameters:
    ///   - origin: The top-left corner of the text.
    ///   - color: A color that replaces every color of the text, for shadows.
    ///   - stage: The stage that receives the fonts used and reports of missing characters.
    @MainActor package func items(at origin: Point, in color: Color? = nil, on stage: Stage) -> [PaintItem] {
        for case .file(let font) in inks.map(\.face) { stage.text.use(font) }
        for character in missing {
            let hint = character.isEmoji ? "; install \(SystemFont.emojiPackage)" : ""
            stage.diagnostics.reportUnsupported(
                "text with “\(character)”, which no installed font has", instead: "an empty box is drawn\(hint)")
        }
        func fill(_ mark: Mark) -> PaintItem {
            .fill(Fill(.rect(mark.rect.translated(by: origin)), color: color ?? mark.color))
        }
        return below.map(fill) + inks.flatMap { $0.items(at: origin, in: color, on: stage) } + above.map(fill)
    }
}

extension TextLayout.Ink {
    /// A single item for all outlines, or an item for each image. A shadow has no images.
    @MainActor fileprivate func items(at origin: Point, in color: Color?, on stage: Stage) -> [PaintItem] {
        guard case .file(let font) = face, font.hasImages else {
            return item(at: origin, in: color).map { [$0] } ?? []
        }
        guard color == nil else { return [] }
        return glyphs.compactMap { glyph in
            guard let drawn = font.image(of: glyph.glyph) else { return nil }
            let scale = size / Double(drawn.pixelsPerEm)
            let corner = Point(x: Double(drawn.left) * scale, y: -Double(drawn.top) * scale)
            let rect = Rect(
                origin: origin + glyph.origin + corner,
                size: Size(width: Double(drawn.width) * scale, height: Double(drawn.height) * scale))
            let image = stage.text.image(of: drawn, glyph.glyph, in: font)
            return .image(ImageItem(image, in: rect, opacity: self.color.alpha))
        }
    }

    /// The item for the outlines; `nil` if no glyph has an outline.
    private func item(at origin: Point, in color: Color?) -> PaintItem? {
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
