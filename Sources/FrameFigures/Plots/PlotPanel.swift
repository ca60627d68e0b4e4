import FrameGeometry

/// One coordinate system of a plot: its ground, grid, numbers, and the way from values to points.
struct PlotPanel {
    /// What is drawn to scale.
    let frame: Rect
    let horizontal: PlotAxis
    let vertical: PlotAxis

    /// How much is free between numbers and the panel.
    static let numberGap = 8.0
    static let numberSize = 10.5

    func x(_ value: Double) -> Double { frame.minX + frame.size.width * horizontal.share(of: value) }
    func y(_ value: Double) -> Double { frame.maxY - frame.size.height * vertical.share(of: value) }
    func point(_ x: Double, _ y: Double) -> Point { Point(x: self.x(x), y: self.y(y)) }

    /// From a unit square whose x runs to `length` on the horizontal axis.
    func transform(length: Double) -> Affine {
        let (origin, end) = (point(0, 0), point(length, 1))
        return Affine(a: end.x - origin.x, b: 0, c: 0, d: end.y - origin.y, tx: origin.x, ty: origin.y)
    }

    /// - Parameters:
    ///   - baselines: Values whose line stands out.
    ///   - caption: What the vertical axis measures.
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

    /// In the middle of a point, so that a line of one point covers whole pixels.
    static func crisp(_ value: Double) -> Double { value.rounded(.down) + 0.5 }
}
