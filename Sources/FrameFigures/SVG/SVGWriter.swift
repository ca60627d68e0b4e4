import FrameGeometry
import FrameGlyphs
import FramePNG
import FramePages
import FramePainting

/// Writes a figure element by element, and collects the definitions that elements refer to.
struct SVGWriter {
    private let prefix: String
    private var head = ""
    /// Distinct outlines of glyphs and clips, in the order of first use.
    private var definitions = ""
    private var glyphNames: [Letter: String] = [:]
    private var clips: [SVGClip: String] = [:]
    private var body = ""
    private var depth = 1

    private struct Letter: Hashable {
        let face: Face
        let glyph: UInt32
    }

    init(prefix: String) { self.prefix = prefix }

    var text: String {
        head + (definitions.isEmpty ? "" : "  <defs>\n\(definitions)  </defs>\n") + body + "</svg>\n"
    }

    mutating func write(_ figure: Figure) throws(FigureError) {
        let (width, height) = (SVGText.number(figure.size.width), SVGText.number(figure.size.height))
        head = """
            <svg xmlns="http://www.w3.org/2000/svg" role="graphics-document document" width="\(width)" \
            height="\(height)" viewBox="0 0 \(width) \(height)">
              <title>\(SVGText.escaped(figure.title))</title>

            """
        if !figure.summary.isEmpty { head += "  <desc>\(SVGText.escaped(figure.summary))</desc>\n" }
        if figure.background.alpha > 0 {
            line("<rect width=\"\(width)\" height=\"\(height)\"\(SVGText.fill(figure.background))/>")
        }
        try write(figure.elements)
    }

    private mutating func write(_ elements: [FigureElement]) throws(FigureError) {
        for element in elements {
            switch element {
            case .rect(let rect, let radius, let ink):
                let fitted = radius > 0 ? CornerRadii(all: radius).fitted(to: rect.size).topLeft : 0
                let corner = fitted > 0 ? " rx=\"\(SVGText.number(fitted))\"" : ""
                if !rect.isEmpty { line("<rect\(SVGText.frame(rect))\(corner)\(SVGText.ink(ink))/>") }
            case .path(let path, let ink):
                guard path.isFinite, !path.elements.isEmpty else { continue }
                line("<path d=\"\(SVGText.data(path))\"\(SVGText.ink(ink))/>")
            case .label(let label, let point): write(label, at: point)
            case .image(let image, let rect): try write(image, in: rect)
            case .group(let group): try write(group)
            }
        }
    }

    /// Half points are the pixels of most screens and of the PNG at its usual scale, so that baselines and stems are sharp
    /// there, and at the same places.
    private mutating func write(_ label: Label, at anchor: Point) {
        guard !label.inks.isEmpty || !label.blocks.isEmpty else { return }
        let point = Point(x: (anchor.x * 2).rounded() / 2, y: (anchor.y * 2).rounded() / 2)
        open("<g role=\"img\" aria-label=\"\(SVGText.escaped(label.text))\"\(SVGText.fill(label.style.color))>")
        for ink in label.inks {
            let unit = ink.size / Double(ink.face.unitsPerEm)
            let (x, y) = (SVGText.number(point.x), SVGText.number(point.y))
            var uses = ""
            for glyph in ink.glyphs {
                guard let name = name(of: Letter(face: ink.face, glyph: glyph.glyph)) else { continue }
                let top = glyph.origin.y == 0 ? "" : " y=\"\(SVGText.number(glyph.origin.y / unit))\""
                uses += "<use href=\"#\(name)\" x=\"\(SVGText.number(glyph.origin.x / unit, digits: 0))\"\(top)/>"
            }
            if !uses.isEmpty {
                line("<g transform=\"translate(\(x) \(y)) scale(\(SVGText.number(unit, digits: 7)))\">\(uses)</g>")
            }
        }
        for block in label.blocks { line("<rect\(SVGText.frame(block.translated(by: point)))/>") }
        close("</g>")
    }

    /// Returns the identifier of an outline, or `nil` for an empty one.
    private mutating func name(of letter: Letter) -> String? {
        if let name = glyphNames[letter] { return name }
        let outline = letter.face.outline(of: letter.glyph)
        guard !outline.elements.isEmpty else { return nil }
        let name = "\(prefix)\(glyphNames.count)"
        glyphNames[letter] = name
        definitions += "    <path id=\"\(name)\" d=\"\(SVGText.data(outline))\"/>\n"
        return name
    }

    private mutating func write(_ image: RasterImage, in rect: Rect) throws(FigureError) {
        guard !rect.isEmpty else { return }
        let png: [UInt8]
        do throws(PNGError) {
            png = try PNGEncoder.encode(image.pixels, isOpaque: image.isOpaque, compression: .level(9))
        } catch {
            throw .encoding(error)
        }
        let uri = "data:image/png;base64," + Markup.base64(png)
        line("<image\(SVGText.frame(rect)) preserveAspectRatio=\"none\" href=\"\(uri)\"/>")
    }

    private mutating func write(_ group: FigureGroup) throws(FigureError) {
        var attributes = ""
        if let name = group.name { attributes += " role=\"group\" aria-label=\"\(SVGText.escaped(name))\"" }
        if group.opacity < 1 { attributes += " opacity=\"\(SVGText.number(group.opacity))\"" }
        if let rect = group.clip { attributes += " clip-path=\"url(#\(name(of: SVGClip(rect, group.radius))))\"" }
        open("<g\(attributes)>")
        try write(group.elements)
        close("</g>")
    }

    private mutating func name(of clip: SVGClip) -> String {
        if let name = clips[clip] { return name }
        let name = "\(prefix)c\(clips.count)"
        clips[clip] = name
        let corner = clip.radius > 0 ? " rx=\"\(SVGText.number(clip.radius))\"" : ""
        definitions += "    <clipPath id=\"\(name)\"><rect\(SVGText.frame(clip.rect))\(corner)/></clipPath>\n"
        return name
    }

    private mutating func line(_ text: String) {
        body += String(repeating: "  ", count: depth) + text + "\n"
    }

    private mutating func open(_ text: String) {
        line(text)
        depth += 1
    }

    private mutating func close(_ text: String) {
        depth -= 1
        line(text)
    }
}

/// The outline at which a group is clipped.
struct SVGClip: Hashable {
    let rect: Rect
    let radius: Double

    init(_ rect: Rect, _ radius: Double) {
        self.rect = rect
        self.radius = radius
    }
}

extension Figure {
    /// Returns the figure as a self-contained SVG file (version 1.1 and later).
    ///
    /// Text is written as outlines, so it looks the same even if the font is missing. Each label is named for screen
    /// readers (`aria-label`), and the figure has a `<title>` and `<desc>`. Equal figures give equal bytes.
    ///
    /// - Parameter prefix: Prefix of identifiers, for pages with several figures: a letter, then letters and digits.
    /// - Throws: ``FigureError/encoding(_:)`` if an image cannot be encoded as PNG.
    public func svg(identifiers prefix: String = "f") throws(FigureError) -> String {
        var writer = SVGWriter(prefix: prefix)
        try writer.write(self)
        return writer.text
    }
}
