import FrameGeometry

/// Collects the glyphs and rectangles of lines, in constant time per cluster.
struct TextPlacement {
    private(set) var below = JoinedMarks()
    private(set) var inks: [TextLayout.Ink] = []
    private(set) var above = JoinedMarks()
    /// Characters that no font has, each once.
    private(set) var missing: [Character] = []

    private struct InkKey: Hashable {
        let face: Face
        let size: Double
        let color: Color
    }

    private var indexByInk: [InkKey: Int] = [:]
    private var knownMissing: Set<Character> = []

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
            if let character = cluster.missing, knownMissing.insert(character).inserted { missing.append(character) }
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
        let key = InkKey(face: cluster.face, size: cluster.style.font.size, color: cluster.style.color)
        if let index = indexByInk[key] {
            inks[index].glyphs += glyphs
        } else {
            indexByInk[key] = inks.count
            inks.append(TextLayout.Ink(face: key.face, size: key.size, color: key.color, glyphs: glyphs))
        }
    }

    private mutating func mark(_ cluster: Cluster, _ span: TextSpan, top: Double, height: Double) {
        let (style, size) = (cluster.style, cluster.style.font.size)
        if let color = style.background {
            below.join(TextLayout.Mark(rect: span.rect(from: top, height: height), color: color))
        }
        if let rule = style.underline {
            for rect in span.rules(rule, size: size, at: 0.12 * size) {
                below.join(TextLayout.Mark(rect: rect, color: rule.color))
            }
        }
        if cluster.face == .blocks, !cluster.isSpace, !cluster.glyphs.isEmpty {
            let height = 0.53 * size
            let rect = span.rect(from: span.baseline - style.baselineOffset - height, height: height)
            above.join(TextLayout.Mark(rect: rect, color: style.color))
        }
        if let rule = style.strikethrough {
            for rect in span.rules(rule, size: size, at: -0.3 * size - style.baselineOffset) {
                above.join(TextLayout.Mark(rect: rect, color: rule.color))
            }
        }
    }
}

/// Rectangles, of which those that continue an earlier one are joined to it.
struct JoinedMarks {
    private(set) var marks: [TextLayout.Mark] = []
    /// The indices of the marks that end at a place, ascending.
    private var indicesByEnd: [End: [Int]] = [:]

    private struct End: Hashable {
        let color: Color
        let top: Double
        let height: Double
        let x: Double

        init(_ mark: TextLayout.Mark, x: Double) {
            color = mark.color
            top = mark.rect.minY
            height = mark.rect.size.height
            self.x = x
        }
    }

    /// Adds a rectangle, or extends the last one that ends where it begins.
    mutating func join(_ mark: TextLayout.Mark) {
        var index = marks.count
        let begin = End(mark, x: mark.rect.minX)
        if let before = indicesByEnd[begin]?.popLast() {
            index = before
            marks[index].rect.size.width = mark.rect.maxX - marks[index].rect.minX
            if indicesByEnd[begin]?.isEmpty == true { indicesByEnd[begin] = nil }
        } else {
            marks.append(mark)
        }
        let end = End(marks[index], x: marks[index].rect.maxX)
        let place = indicesByEnd[end]?.lastIndex { $0 < index }.map { $0 + 1 } ?? 0
        indicesByEnd[end, default: []].insert(index, at: place)
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
