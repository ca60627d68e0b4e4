import FrameGeometry
import FrameTiming

/// Curves and springs in one plot, with progress over time and, on request, velocity below it.
public struct CurvePlot: Sendable {
    public var curves: [PlottedCurve]
    /// Title printed above the plot; `nil` for none.
    public var title: String?
    public var showsVelocity = false
    /// Width in points.
    public var width = 640.0

    public init(_ curves: [PlottedCurve], title: String? = nil) {
        self.curves = curves
        self.title = title
    }

    private static let valueHeight = 280.0
    private static let velocityHeight = 130.0
    private static let margin = 20.0
    /// Space for a caption between a panel and the content above it.
    private static let captionHeight = 24.0

    /// - Throws: ``FigureError/noCurves``.
    public func figure(_ palette: Palette, _ lettering: Lettering) throws(FigureError) -> Figure {
        guard !curves.isEmpty else { throw .noCurves }
        var elements: [FigureElement] = []
        var top = Self.margin
        let inner = Rect(x: Self.margin, y: 0, width: width - 2 * Self.margin, height: 0)
        if let title {
            let label = lettering.label(
                title, LabelStyle(size: 15, weight: .semibold, palette.text), within: inner.size.width)
            elements.append(label.placed(at: Point(x: inner.minX, y: top + 12)))
            top += 26
        }
        let legend = PlotLegend(
            entries(palette), in: Rect(x: inner.minX, y: top, width: inner.size.width, height: 0), palette, lettering)
        elements += legend.elements
        top += legend.height + Self.captionHeight

        let horizontal = PlotAxis(from: 0, to: longest * (hasSprings ? 1.02 : 1), ticks: 8)
        let values = verticalAxis
        let velocities = showsVelocity ? velocityAxis : nil
        let style = LabelStyle(size: PlotPanel.numberSize, palette.quietText)
        let numbers = (values.ticks + (velocities?.ticks ?? [])).map { lettering.label($0.text, style).width }
        let left = inner.minX + (numbers.max() ?? 0) + PlotPanel.numberGap
        func panel(_ vertical: PlotAxis, _ height: Double) -> PlotPanel {
            PlotPanel(
                frame: Rect(x: left, y: top, width: inner.maxX - left - 4, height: height), horizontal: horizontal,
                vertical: vertical)
        }
        let valuePanel = panel(values, Self.valueHeight)
        elements += valuePanel.background(
            palette, lettering, baselines: [0, 1], caption: "progress", numbersHorizontal: velocities == nil)
        elements += settlings(in: valuePanel, palette)
        elements += curves.enumerated().map { index, curve in
            let path = CurveOutline.path(of: curve.curve).applying(valuePanel.transform(length: curve.length))
            return .path(path, .line(palette.series(index), width: 2.25))
        }
        top += Self.valueHeight
        if let velocities {
            top += Self.captionHeight + 4
            let velocityPanel = panel(velocities, Self.velocityHeight)
            elements += velocityPanel.background(
                palette, lettering, baselines: [0], caption: hasSeconds ? "velocity per second" : "velocity",
                numbersHorizontal: true)
            elements.append(velocityLines(in: velocityPanel, palette))
            top += Self.velocityHeight
        }
        let unit = lettering.label(
            hasSeconds ? "seconds" : "fraction of the duration",
            LabelStyle(size: PlotPanel.numberSize, weight: .medium, palette.quietText))
        elements.append(unit.placed(at: Point(x: inner.maxX - 4, y: top + 34), .end))
        return Figure(
            size: Size(width: width, height: top + 46), background: palette.ground, title: name, summary: summary,
            elements: elements)
    }

    private var longest: Double { curves.map(\.length).max() ?? 1 }

    /// Whether there are springs, which come to rest inside the plot rather than at its end.
    private var hasSprings: Bool { curves.contains { $0.settlingDuration != nil } }

    /// Whether the horizontal axis is in seconds.
    private var hasSeconds: Bool { curves.contains { $0.duration != nil } }

    private var name: String { title ?? "Timing: " + curves.map(\.name).joined(separator: ", ") }

    private var summary: String {
        let sentences = curves.map { curve in
            let note = note(curve)
            return note.isEmpty ? curve.name : "\(curve.name) (\(note))"
        }
        return "The progress over \(hasSeconds ? "seconds" : "the fraction of the duration")"
            + "\(showsVelocity ? ", and the velocity" : ""): \(sentences.joined(separator: "; "))."
    }

    private func entries(_ palette: Palette) -> [PlotLegend.Entry] {
        curves.enumerated().map { index, curve in
            PlotLegend.Entry(name: curve.name, note: note(curve), color: palette.series(index))
        }
    }

    /// Returns the duration, settling time and overshoot, as far as they apply.
    private func note(_ curve: PlottedCurve) -> String {
        var notes: [String] = []
        if let settling = curve.settlingDuration {
            notes.append(settling.isFinite ? "settles in \(SVGText.number(settling, digits: 2)) s" : "never settles")
        } else if let duration = curve.duration {
            notes.append("\(SVGText.number(duration)) s")
        }
        if curve.overshoot >= 0.0005 {
            notes.append("overshoots by \(SVGText.number(curve.overshoot * 100, digits: 1)) %")
        }
        return notes.joined(separator: ", ")
    }

    /// Axis for all values and the range 0…1, with some padding.
    private var verticalAxis: PlotAxis {
        let low = curves.map(\.range.lowerBound).min() ?? 0
        let high = curves.map(\.range.upperBound).max() ?? 1
        let air = 0.04 * (max(1, high) - min(0, low))
        return PlotAxis(from: min(0, low) - air, to: max(1, high) + air, ticks: 9)
    }

    /// Returns a vertical line where each spring comes to rest, and a dot on its curve.
    private func settlings(in panel: PlotPanel, _ palette: Palette) -> [FigureElement] {
        curves.enumerated().flatMap { index, curve -> [FigureElement] in
            guard let settling = curve.settlingDuration, settling > 0, settling <= panel.horizontal.high else {
                return []
            }
            let color = palette.series(index)
            let x = panel.x(settling)
            return [
                .line(
                    Point(x: x, y: panel.frame.minY), Point(x: x, y: panel.frame.maxY), color.withAlpha(0.7),
                    dash: [3, 3]),
                .dot(panel.point(settling, curve.value(at: settling)), radius: 3.5, .fill(color)),
            ]
        }
    }

    /// Number of velocity samples per curve.
    private static let velocityCount = 400

    /// Axis for all velocities; outliers of a curve that starts or ends vertically are cut off.
    private var velocityAxis: PlotAxis {
        var (low, high) = (0.0, 0.0)
        for curve in curves {
            let velocities = velocities(curve).map(\.y).sorted()
            let inner = velocities[velocities.count / 50...velocities.count - 1 - velocities.count / 50]
            let span = (inner.last ?? 0) - min(0, inner.first ?? 0)
            low = min(low, max(velocities[0], (inner.first ?? 0) - 0.5 * span))
            high = max(high, min(velocities[velocities.count - 1], (inner.last ?? 0) + 0.5 * span))
        }
        let air = 0.05 * (high - low)
        return PlotAxis(from: low - air, to: high + air, ticks: 4)
    }

    private func velocities(_ curve: PlottedCurve) -> [Point] {
        (0...Self.velocityCount).map { index in
            let time = curve.length * Double(index) / Double(Self.velocityCount)
            return Point(x: time, y: curve.velocity(at: time))
        }
    }

    private func velocityLines(in panel: PlotPanel, _ palette: Palette) -> FigureElement {
        .group(
            FigureGroup(
                clip: panel.frame, radius: 4,
                elements: curves.enumerated().map { index, curve in
                    .polyline(
                        velocities(curve).map { panel.point($0.x, $0.y) }, .line(palette.series(index), width: 1.75))
                }))
    }
}
