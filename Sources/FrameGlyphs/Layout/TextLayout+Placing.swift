import FrameGeometry

extension TextLayout {
    /// Adds the glyphs and rectangles of a line.
    mutating func add(_ line: SetLine, top: Double, baseline: Double, scale: Double) {
        var x = line.x
        for index in VisualOrder.indices(of: line.clusters, isRightToLeft: line.isRightToLeft) {
            let cluster = line.clusters[index]
            let width = cluster.advance + (cluster.isSpace ? line.stretch : 0)
            // Spaces that hang over the end are not visible.
            if x >= line.x - width, x < line.x + line.width {
                let span = TextSpan(x: x, width: width, baseline: baseline, scale: scale)
                mark(cluster, span, top: top, height: line.height)
            }
            place(cluster, x: x, baseline: baseline, scale: scale)
            if let character = cluster.missing, !missing.contains(character) { missing.append(character) }
            x += width
        }
    }

    private mutating func place(_ cluster: Cluster, x: Double, baseline: Double, scale: Double) {
        guard !cluster.glyphs.isEmpty, cluster.face != .blocks else { return }
        let y = ((baseline - cluster.style.baselineOffset) * scale).rounded() / scale
        let glyphs = cluster.glyphs.map { glyph in
            PlacedGlyph(
                glyph: glyph.glyph,
                origin: Point(
                    x: ((x + glyph.origin.x) * scale * 4).rounded() / 4 / scale, y: y + glyph.origin.y))
        }
        let (face, size, color) = (cluster.face, cluster.style.font.size, cluster.style.color)
        if let index = inks.lastIndex(where: { $0.face == face && $0.size == size && $0.color == color }) {
            inks[index].glyphs += glyphs
        } else {
            inks.append(Ink(face: face, size: size, color: color, glyphs: glyphs))
        }
    }

    private mutating func mark(_ cluster: Cluster, _ span: TextSpan, top: Double, height: Double) {
        let (style, size) = (cluster.style, cluster.style.font.size)
        if let color = style.background {
            below.join(Mark(rect: span.rect(from: top, height: height), color: color))
        }
        if let rule = style.underline {
            for rect in span.rules(rule, size: size, at: 0.12 * size) {
                below.join(Mark(rect: rect, color: rule.color))
            }
        }
        if cluster.face == .blocks, !cluster.isSpace, !cluster.glyphs.isEmpty {
            let height = 0.53 * size
            let rect = span.rect(from: span.baseline - style.baselineOffset - height, height: height)
            above.join(Mark(rect: rect, color: style.color))
        }
        if let rule = style.strikethrough {
            for rect in span.rules(rule, size: size, at: -0.3 * size - style.baselineOffset) {
                above.join(Mark(rect: rect, color: rule.color))
            }
        }
    }
}

extension [TextLayout.Mark] {
    /// Adds a rectangle, or extends one that ends where it begins.
    fileprivate mutating func join(_ mark: TextLayout.Mark) {
        let before = lastIndex { other in
            other.color == mark.color && other.rect.minY == mark.rect.minY
                && other.rect.size.height == mark.rect.size.height && other.rect.maxX == mark.rect.minX
        }
        guard let before else { return append(mark) }
        self[before].rect.size.width = mark.rect.maxX - self[before].rect.minX
    }
}

/// A horizontal part of a line, for backgrounds and rules. Its edges are on whole pixels, so that adjacent spans meet.
struct TextSpan {
    let x: Double
    let width: Double
    let baseline: Double
    /// Pixels per point.
    let scale: Double

    func rect(from top: Double, height: Double) -> Rect {
        let (left, right) = (snapped(x), snapped(x + width))
        let (upper, lower) = (snapped(top), snapped(top + height))
        return Rect(x: left, y: upper, width: right - left, height: max(lower - upper, 1 / scale))
    }

    /// - Parameters:
    ///   - size: The font size. A rule is a 16th of it thick (tuned), rounded to whole pixels.
    ///   - offset: Points from the baseline down to the middle of the rule.
    func rules(_ rule: TextRule, size: Double, at offset: Double) -> [Rect] {
        let thickness = max(1, (size / 16 * rule.thickness * scale).rounded()) / scale
        let top = baseline + offset - thickness / 2
        let tops = rule.isDouble ? [top - thickness, top + thickness] : [top]
        return tops.map { top in
            var rect = rect(from: top, height: thickness)
            rect.size.height = thickness
            return rect
        }
    }

    private func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }
}
