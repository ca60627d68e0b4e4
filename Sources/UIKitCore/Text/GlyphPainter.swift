internal import FrameGeometry
internal import FrameGlyphs
internal import FramePainting
internal import QuartzCore

/// Draws glyphs of a face in the text space of a context.
struct GlyphPainter {
    let face: Face
    /// The size in points.
    let size: Double
    /// The color of the glyphs; `nil` for the context's.
    var color: CGColor?
    /// The color of outlines; `nil` for the context's.
    var outlineColor: CGColor?
    /// The width of outlines in points: 0 for none unless the context's mode has them, negative for outlines on filled
    /// glyphs.
    var outlineWidth = 0.0

    /// - Parameter glyphs: Glyphs with their origins in text space, in which y points up.
    func draw(_ glyphs: [PlacedGlyph], in context: CGContext) {
        let mode = context.textDrawingMode
        let fills = outlineWidth > 0 ? false : mode.fills || outlineWidth < 0
        let strokes = outlineWidth != 0 || mode.strokes
        if case .file(let font) = face, font.hasImages { return drawImages(of: font, glyphs, in: context) }
        let text = context.textMatrix.affine
        let unit = size / Double(face.unitsPerEm)
        let path = glyphs.reduce(into: Path()) { path, glyph in
            let outline = face.outline(of: glyph.glyph)
            let place = Affine(a: unit, b: 0, c: 0, d: -unit, tx: glyph.origin.x, ty: glyph.origin.y)
            path.elements += outline.applying(place.then(text)).elements
        }
        guard !path.elements.isEmpty else { return }
        if fills { context.draw(.fill(Fill(.path(path, .nonzero), color: (color ?? context.fillColor).color))) }
        if strokes {
            let width = outlineWidth == 0 ? Double(context.lineWidth) : abs(outlineWidth)
            context.draw(
                .fill(
                    Fill(
                        .path(path, .nonzero), stroke: Stroke(width: width),
                        color: (outlineColor ?? context.strokeColor).color)))
        }
    }

    private func drawImages(of font: FontFile, _ glyphs: [PlacedGlyph], in context: CGContext) {
        let text = context.textMatrix.affine
        for glyph in glyphs {
            guard let drawn = font.image(of: glyph.glyph) else { continue }
            let scale = size / Double(drawn.pixelsPerEm)
            let rect = Rect(
                x: Double(drawn.left) * scale, y: -Double(drawn.top) * scale, width: Double(drawn.width) * scale,
                height: Double(drawn.height) * scale)
            let image = RasterImage(
                PixelBuffer(size: PixelSize(width: drawn.width, height: drawn.height), bytes: drawn.bytes))
            let place = Affine(a: 1, b: 0, c: 0, d: -1, tx: glyph.origin.x, ty: glyph.origin.y)
            context.draw(.image(ImageItem(image, in: rect, transform: place.then(text))))
        }
    }
}
