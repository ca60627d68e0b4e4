import FrameGeometry
import FrameGlyphs

/// Collects the glyphs and rectangles of lines, in constant time per cluster.
struct TextPlacement {
    private(set) var below = JoinedMarks()
    private(set) var inks: [TextLayout.Ink] = []
    private(set) var above = JoinedMarks()
    private(set) var attachments: [TextLayout.AttachmentBox] = []
    /// Characters that no font has, without duplicates.
    private(set) var missing: [Character] = []
    private var clusters = 0
    /// Number of clusters and rectangles examined so far.
    var steps: Int { clusters + below.steps + above.steps }

    private struct InkKey: Hashable {
        let face: Face
        let size: Double
        let color: Color
    }

    private var indexByInk: [InkKey: Int] = [:]
    private var knownMissing: Set<Character> = []

    /// Adds the glyphs and rectangles of a line.
    ///
    /// - Parameter width: Width of the frame; the boxes of spaces that hang over the end of the line stay inside it.
    /// - Returns: The boxes of its characters from left to right.
    mutating func add(_ line: SetLine, top: Double, baseline: Double, scale: Double, in width: Double) -> [TextCell] {
        let limits = min(line.x, 0)...max(line.x + line.width, width)
        var cells: [TextCell] = []
        var x = line.x
        let order = VisualOrder(line.clusters, isRightToLeft: line.isRightToLeft)
        clusters += line.clusters.count
        for index in order.indices {
            let cluster = line.clusters[index]
            let width = cluster.advance + (cluster.isSpace ? line.stretch : 0)
            // Spaces that hang over the end are not visible.
            if x >= line.x - width, x < line.x + line.width {
                let span = TextSpan(x: x, width: width, baseline: baseline, scale: scale)
                mark(cluster, span, top: top, height: line.height)
            }
            place(cluster, x: x, baseline: baseline, scale: scale)
            if let character = cluster.missing, knownMissing.insert(character).inserted { missing.append(character) }
            cells += TextCell.cells(
                of: line.characters(of: index), from: x, to: x + width, level: order.levels[index], within: limits)
            if let attachment = cluster.attachment { add(attachment, cluster, line, index, x: x, baseline: baseline) }
            x += width
        }
        return cells
    }

    private mutating func add(
        _ box: TextAttachment, _ cluster: Cluster, _ line: SetLine, _ index: Int, x: Double, baseline: Double
    ) {
        guard let character = line.characters(of: index).first else { return }
        let bottom = baseline - cluster.style.baselineOffset - box.baselineOffset
        attachments.append(
            TextLayout.AttachmentBox(
                offset: character.lowerBound,
                rect: Rect(
                    x: x, y: bottom - box.size.height, width: max(box.size.width, 0), height: max(box.size.height, 0))))
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

    /// Points from the baseline down to the middle of an underline, by font size: as in San Francisco, whose larger sizes
    /// have it lower (facts/underlines).
    private static func underlineDepth(_ size: Double) -> Double {
        let share = min(max((size - 18) / (32 - 18), 0), 1)
        return size * (0.13 + share * (0.153 - 0.13))
    }

    private mutating func mark(_ cluster: Cluster, _ span: TextSpan, top: Double, height: Double) {
        let (style, size) = (cluster.style, cluster.style.font.size)
        if let color = style.background {
            below.join(TextLayout.Mark(rect: span.rect(from: top, height: height), color: color))
        }
        if let rule = style.underline {
            for rect in span.rules(rule, size: size, at: Self.underlineDepth(size)) {
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
