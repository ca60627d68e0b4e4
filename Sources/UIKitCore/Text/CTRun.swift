internal import FrameGeometry
internal import FrameGlyphs

/// Glyphs of one font and one set of attributes, from left to right.
public final class CTRun: _CFObject {
    private(set) var glyphs: [UInt32] = []
    /// The places of the glyphs on the line, on the baseline, with y pointing up.
    private(set) var positions: [CGPoint] = []
    private(set) var advances: [CGSize] = []
    /// The first character of each glyph.
    private(set) var indices: [Int] = []
    private(set) var end = 0
    let attributes: [NSAttributedString.Key: Any]
    private let number: Int
    private let face: Face
    private let style: TextStyle
    let level: UInt8

    init(_ cluster: Cluster, _ number: Int, _ attributes: [NSAttributedString.Key: Any]) {
        self.number = number
        self.attributes = attributes
        face = cluster.face
        style = cluster.style
        level = cluster.level
    }

    private init(_ run: CTRun) {
        (glyphs, positions, advances, indices) = (run.glyphs, run.positions, run.advances, run.indices)
        (end, attributes, number, face) = (run.end, run.attributes, run.number, run.face)
        (style, level) = (run.style, run.level)
    }

    /// A copy with other places.
    ///
    /// - Parameters:
    ///   - distance: How far a glyph moves to the right, by its place in the run.
    ///   - room: What is added to its advance.
    func moved(by distance: (Int) -> Double, room: (Int) -> Double = { _ in 0 }) -> CTRun {
        let copy = CTRun(self)
        for glyph in glyphs.indices {
            copy.positions[glyph].x += distance(glyph)
            copy.advances[glyph].width += room(glyph)
        }
        return copy
    }

    /// Whether the next cluster of the line belongs to the run.
    ///
    /// - Parameter number: The number of the attributes of the cluster.
    func takes(_ cluster: Cluster, _ number: Int) -> Bool {
        number == self.number && cluster.face == face && cluster.level == level
    }

    /// - Parameters:
    ///   - x: The left end of the cluster.
    ///   - index: The first character of the cluster in the text.
    func add(_ cluster: Cluster, at x: Double, from index: Int) {
        for (number, glyph) in cluster.glyphs.enumerated() {
            let next = number + 1 < cluster.glyphs.count ? cluster.glyphs[number + 1].origin.x : cluster.advance
            glyphs.append(glyph.glyph)
            positions.append(CGPoint(x: x + glyph.origin.x, y: style.baselineOffset - glyph.origin.y))
            advances.append(CGSize(width: next - glyph.origin.x, height: 0))
            indices.append(index)
        }
        // Shaping leaves out the glyphs of spaces, which Core Text counts.
        if cluster.isSpace, cluster.glyphs.isEmpty, case .file(let file) = face, let space = file.glyph(of: " ") {
            glyphs.append(space)
            positions.append(CGPoint(x: x, y: style.baselineOffset))
            advances.append(CGSize(width: cluster.advance, height: 0))
            indices.append(index)
        }
        end = max(end, index + cluster.range.count)
    }

    var ascent: Double { style.font.ascent + max(style.baselineOffset, 0) }
    var descent: Double { style.font.descent + max(-style.baselineOffset, 0) }
    var isRightToLeft: Bool { level % 2 == 1 }
    var range: CFRange {
        let start = indices.min() ?? end
        return CFRange(location: start, length: end - start)
    }

    var imageBounds: CGRect {
        let unit = style.font.size / Double(face.unitsPerEm)
        return zip(glyphs, positions).reduce(CGRect.null) { all, glyph in
            guard let box = face.outline(of: glyph.0).bounds else { return all }
            return all.union(
                CGRect(
                    x: glyph.1.x + box.minX * unit, y: glyph.1.y - box.maxY * unit, width: box.size.width * unit,
                    height: box.size.height * unit))
        }
    }

    /// The glyphs of a range; a length of 0 means up to the end.
    func part(_ range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), glyphs.count)
        return start..<(range.length == 0 ? glyphs.count : min(start + range.length, glyphs.count))
    }

    func draw(_ part: some RangeExpression<Int>, in context: CGContext) {
        let color = attributes[NSAttributedString.Key(kCTForegroundColorAttributeName)].flatMap(Self.color)
        let outline = attributes[NSAttributedString.Key(kCTStrokeColorAttributeName)].flatMap(Self.color)
        let width = (attributes[.strokeWidth] as? NSNumber)?.doubleValue ?? 0
        let painter = GlyphPainter(
            face: face, size: style.font.size,
            color: color ?? attributes[.foregroundColor].flatMap(Self.color) ?? CGColor(style.color),
            outlineColor: outline ?? attributes[.strokeColor].flatMap(Self.color) ?? color,
            outlineWidth: width * style.font.size / 100)
        let placed = part.relative(to: glyphs).map { PlacedGlyph(glyph: glyphs[$0], origin: Point(positions[$0])) }
        painter.draw(placed, in: context)
    }

    private static func color(_ value: Any) -> CGColor? { value as? CGColor ?? (value as? UIColor)?.cgColor }
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
/// The attributes of the text, by the names of their keys; among them always the font.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    Dictionary(run.attributes.map { ($0.key.rawValue as AnyHashable, $0.value) }) { first, _ in first }
}
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// How the glyphs of a run are ordered. Raw values match the public header.
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.isRightToLeft ? .rightToLeft : [] }

// A range with a length of 0 means up to the end. The buffers have room for the range.

public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (place, index) in run.part(range).enumerated() {
        buffer[place] = CGGlyph(truncatingIfNeeded: run.glyphs[index])
    }
}

public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (place, index) in run.part(range).enumerated() { buffer[place] = run.positions[index] }
}

public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (place, index) in run.part(range).enumerated() { buffer[place] = run.advances[index] }
}

public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (place, index) in run.part(range).enumerated() { buffer[place] = run.indices[index] }
}

/// - Returns: The width of the glyphs.
@discardableResult public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = run.ascent
    descent?.pointee = run.descent
    leading?.pointee = 0
    return run.part(range).reduce(0) { $0 + Double(run.advances[$1].width) }
}

/// The box around the outlines of the run's glyphs, at the context's text position.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let place = context?.textPosition ?? .zero
    return run.imageBounds.offsetBy(dx: place.x, dy: place.y)
}

/// Draws glyphs of the run at the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) { run.draw(run.part(range), in: context) }
