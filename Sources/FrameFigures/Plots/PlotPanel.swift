import FrameGeometry

/// One coordinate system of a plot: background, grid, numbers, and the map from values to points.
struct PlotPanel {
    /// Area that is drawn to scale.
    let frame: Rect
    let horizontal: PlotAxis
    let vertical: PlotAxis

    /// Distance between the numbers and the panel.
    static let numberGap = 8.0
    static let numberSize = 10.5

    func x(_ value: Double) -> Double { frame.minX + frame.size.width * horizontal.fraction(of: value) }
    func y(_ value: Double) -> Double { frame.maxY - frame.size.height * vertical.fraction(of: value) }
    func point(_ x: Double, _ y: Double) -> Point { Point(x: self.x(x), y: self.y(y)) }

    /// Returns a map from a unit square to the panel; x = 1 in the square is `length` on the horizontal axis.
    func transform(length: Double) -> Affine {
        let (origin, end) = (point(0, 0), point(length, 1))
        return Affine(a: end.x - origin.x, b: 0, c: 0, d: end.y - origin.y, tx: origin.x, ty: origin.y)
    }

    /// - Parameters:
    ///   - baselines: Values with an emphasized line.
    ///   - caption: Quantity on the vertical axis.
    func background(
        _ palette: Palette, _ lettering: Lettering, baselines: [Double], caption: String, numbersHorizontal: Bool
    ) -> [FigureElement] {
        let style = LabelStyle(size: Self.numberSize, palette.quietText)
        var elements: [FigureElement] = [.rect(frame, radius: 4, .fill(palette.panel))]
        for tick in horizontal.ticks {
            let x = Self.crisp(x(tick.value))
            elements.append(.line(Point(x: x, y: frame.minY), Point(x: x, y: frame.maxY), palette.grid))
            guard numbersHorizontal else { continue }
            let label = lettering.label(tick.text, style)
            elements.append(label.centered(at: Point(x: x, y: frame.maxY + 13), .middle))
        }
        for tick in vertical.ticks {
            let y = Self.crisp(y(tick.value))
            let color = baselines.contains(tick.value) ? palette.axis : palette.grid
            elements.append(.line(Point(x: frame.minX, y: y), Point(x: frame.maxX, y: y), color))
            let label = lettering.label(tick.text, style)
            elements.append(label.centered(at: Point(x: frame.minX - Self.numberGap, y: y), .end))
        }
        let words = lettering.label(caption, LabelStyle(size: Self.numberSize, weight: .medium, palette.quietText))
        elements.append(words.placed(at: Point(x: frame.minX, y: frame.minY - 7)))
        return elements
    }

    /// Returns the middle of a point, so that a line one point wide covers whole pixels.
    static func crisp(_ value: Double) -> Double { value.rounded(.down) + 0.5 }
}

/// The names of the plotted curves, each next to a sample of its color, in as many rows as needed.
struct PlotLegend {
    struct Entry {
        let name: String
        /// Text printed in a quieter color; may be empty.
        let note: String
        let color: Color
    }

    private static let rowHeight = 19.0
    private static let sample = 18.0
    private static let gap = 7.0
    private static let space = 22.0

    let elements: [FigureElement]
    /// Height in points, from the given top.
    let height: Double

    /// - Parameter frame: Frame whose left, right and top edges are used. A wider name is truncated.
    init(_ entries: [Entry], in frame: Rect, _ palette: Palette, _ lettering: Lettering) {
        var elements: [FigureElement] = []
        var (x, row) = (frame.minX, 0)
        let room = frame.size.width - Self.sample - Self.gap
        for entry in entries {
            let name = lettering.label(entry.name, LabelStyle(size: 11.5, weight: .medium, palette.text), within: room)
            let rest = room - name.width - 6
            let note = lettering.label(
                entry.note, LabelStyle(size: 11.5, palette.quietText), within: max(0, rest))
            let hasNote = !entry.note.isEmpty && rest > 30
            let width = Self.sample + Self.gap + name.width + (hasNote ? 6 + note.width : 0)
            if x > frame.minX, x + width > frame.maxX { (x, row) = (frame.minX, row + 1) }
            let middle = frame.minY + (Double(row) + 0.5) * Self.rowHeight
            elements.append(
                .path(
                    Path([.move(Point(x: x + 1, y: middle)), .line(Point(x: x + Self.sample - 1, y: middle))]),
                    .line(entry.color, width: 3)))
            let start = x + Self.sample + Self.gap
            elements.append(name.centered(at: Point(x: start, y: middle)))
            if hasNote { elements.append(note.centered(at: Point(x: start + name.width + 6, y: middle))) }
            x += width + Self.space
        }
        self.elements = elements
        height = entries.isEmpty ? 0 : Double(row + 1) * Self.rowHeight
    }
}
