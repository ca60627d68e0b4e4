public import FrameGeometry
import FramePainting
import FrameText

/// A line of text that has been set by a ``Lettering``, with its outlines and extent.
public struct Label: Hashable, Sendable {
    /// The whole text, even if it is shown truncated.
    public let text: String
    public let style: LabelStyle
    /// Width in points.
    public let width: Double
    /// Glyphs, and words drawn as blocks, relative to the left end of the baseline.
    let inks: [TextLayout.Ink]
    let blocks: [Rect]

    init(_ text: String, _ layout: TextLayout, _ style: LabelStyle) {
        self.text = text
        self.style = style
        width = layout.lines.first?.width ?? 0
        let line = layout.lines.first
        // This is the layout's baseline, on its grid.
        let baseline = layout.inks.first?.glyphs.first?.origin.y ?? line?.baseline ?? 0
        let start = Point(x: line?.x ?? 0, y: baseline)
        inks = layout.inks.map { ink in
            var ink = ink
            for index in ink.glyphs.indices { ink.glyphs[index].origin = ink.glyphs[index].origin - start }
            return ink
        }
        blocks = layout.above.map { $0.rect.translated(by: Point(x: -start.x, y: -baseline)) }
    }

    /// Height of capitals and digits: Inter's 2,048 of 2,816 units.
    public var capHeight: Double { style.size * 2048 / 2816 }

    /// Returns the bounds from ascenders to descenders, with the left end of the baseline at a point.
    public func bounds(at point: Point) -> Rect {
        Rect(
            x: point.x, y: point.y - 0.76 * style.size, width: width, height: 0.98 * style.size)
    }

    /// The part of a label that is placed at a point.
    public enum Anchor: Hashable, Sendable {
        case start, middle, end
    }

    /// Returns the label with the start, middle or end of its baseline at `point`.
    public func placed(at point: Point, _ anchor: Anchor = .start) -> FigureElement {
        .label(self, at: origin(at: point, anchor))
    }

    /// Returns the label with its capitals vertically centered at `point.y`.
    public func centered(at point: Point, _ anchor: Anchor = .start) -> FigureElement {
        placed(at: Point(x: point.x, y: point.y + capHeight / 2), anchor)
    }

    /// Returns the left end of the baseline for an anchor at `point`.
    public func origin(at point: Point, _ anchor: Anchor) -> Point {
        switch anchor {
        case .start: point
        case .middle: Point(x: point.x - width / 2, y: point.y)
        case .end: Point(x: point.x - width, y: point.y)
        }
    }

    func items(at point: Point) -> [PaintItem] {
        inks.compactMap { ink in
            var numbers: [UInt32: Int] = [:]
            var outlines: [Path] = []
            var places: [Glyphs.Place] = []
            for glyph in ink.glyphs {
                let number = numbers[glyph.glyph] ?? outlines.count
                if number == outlines.count {
                    numbers[glyph.glyph] = number
                    outlines.append(ink.face.outline(of: glyph.glyph))
                }
                if !outlines[number].elements.isEmpty { places.append(.init(number, at: point + glyph.origin)) }
            }
            guard !places.isEmpty else { return nil }
            let unit = ink.size / Double(ink.face.unitsPerEm)
            return .fill(
                Fill(.glyphs(Glyphs(outlines: outlines, unit: unit, places: places)), color: style.color, name: text))
        } + blocks.map { .fill(Fill(.rect($0.translated(by: point)), color: style.color, name: text)) }
    }
}

/// The look of a figure's text.
public struct LabelStyle: Hashable, Sendable {
    public enum Weight: CaseIterable, Hashable, Sendable {
        case regular, medium, semibold
    }

    /// Font size in points.
    public var size: Double
    public var weight: Weight
    public var color: Color

    public init(size: Double = 11, weight: Weight = .regular, _ color: Color) {
        self.size = size
        self.weight = weight
        self.color = color
    }
}
