import FrameGeometry

/// The bars of one row with their notes, each placed after a bar, else before it, else on a line below.
struct TimelineBars {
    private struct Note {
        let label: Label
        let x: Double
        let anchor: Label.Anchor
        let isBelow: Bool
    }

    private let bars: [(bar: TimelineRow.Bar, left: Double, width: Double)]
    private let notes: [Note]
    private let palette: Palette
    /// Height in points.
    let height: Double

    /// Points between a bar and its note.
    private static let gap = 5.0
    private static let noteLine = 14.0
    /// Points from the middle of a bar to the middle of a note below it.
    private static let drop = 18.0

    init(
        _ row: TimelineRow, from left: Double, to right: Double, x: (Double) -> Double, _ palette: Palette,
        _ lettering: Lettering
    ) {
        bars = row.bars.map { bar in (bar, x(bar.start), max(3, x(bar.end) - x(bar.start))) }
        notes = Self.notes(of: bars, from: left, to: right) { text in
            lettering.label(text, LabelStyle(size: TimelineDrawing.noteSize, palette.quietText))
        }
        self.palette = palette
        height = TimelineDrawing.barRow + (notes.contains(where: \.isBelow) ? Self.noteLine : 0)
    }

    private static func notes(
        of bars: [(bar: TimelineRow.Bar, left: Double, width: Double)], from left: Double, to right: Double,
        label: (String) -> Label
    ) -> [Note] {
        var notes: [Note] = []
        // These are the ends of the last bar or note, and of the last note below.
        var free = left
        var freeBelow = left - TimelineDrawing.gap
        for (index, place) in bars.enumerated() {
            let end = place.left + place.width
            let next = index + 1 < bars.count ? bars[index + 1].left : right
            let before = free
            free = end
            for text in place.bar.notes {
                let note = label(text)
                if end + gap + note.width + TimelineDrawing.gap <= next {
                    notes.append(Note(label: note, x: end + gap, anchor: .start, isBelow: false))
                    free = end + gap + note.width
                    break
                }
                if before + TimelineDrawing.gap + note.width + gap <= place.left {
                    notes.append(Note(label: note, x: place.left - gap, anchor: .end, isBelow: false))
                    break
                }
                // The note of the next bar may begin at the start of that bar.
                let start = min(place.left, right - note.width - gap)
                let limit = index + 1 < bars.count ? next - TimelineDrawing.gap : right
                if freeBelow + TimelineDrawing.gap <= start, start >= left, start + note.width <= limit {
                    notes.append(Note(label: note, x: start, anchor: .start, isBelow: true))
                    freeBelow = start + note.width
                    break
                }
            }
        }
        return notes
    }

    /// - Parameter middle: Middle of the line of bars.
    func elements(middle: Double, _ color: Color) -> [FigureElement] {
        let half = TimelineDrawing.barRow / 2 - 3
        let shapes = bars.map { bar, left, width in
            let frame = Rect(x: left, y: middle - half, width: width, height: 2 * half)
            return FigureElement.group(
                FigureGroup(name: bar.summary, elements: TimelineBar(bar, frame, color, on: palette.panel).elements))
        }
        return shapes
            + notes.map { note in
                note.label.centered(at: Point(x: note.x, y: note.isBelow ? middle + Self.drop : middle), note.anchor)
            }
    }
}

/// A bar with the curve of its values.
struct TimelineBar {
    let elements: [FigureElement]

    init(_ bar: TimelineRow.Bar, _ frame: Rect, _ color: Color, on ground: Color) {
        let radius = min(4, frame.size.width / 2)
        var elements: [FigureElement] = [
            .rect(frame, radius: radius, .fill(ground)), .rect(frame, radius: radius, .fill(color.withAlpha(0.16))),
        ]
        if bar.values.count > 1, frame.size.width > 6 {
            let low = min(0, bar.values.map(\.y).min() ?? 0)
            let high = max(1, bar.values.map(\.y).max() ?? 1)
            let inside = frame.inset(by: 2.5)
            let points = bar.values(width: frame.size.width).map { point in
                Point(
                    x: frame.minX + frame.size.width * point.x,
                    y: inside.maxY - inside.size.height * (point.y - low) / (high - low))
            }
            let area = points + [Point(x: frame.maxX, y: frame.maxY), Point(x: frame.minX, y: frame.maxY)]
            elements.append(
                .group(
                    FigureGroup(
                        clip: frame, radius: radius,
                        elements: [
                            .polyline(area, .fill(color.withAlpha(0.22))),
                            .polyline(points, .line(color, width: 1.75)),
                        ])))
        }
        elements.append(.rect(frame.inset(by: 0.5), radius: max(0, radius - 0.5), .line(color.withAlpha(0.55))))
        self.elements = elements
    }
}
