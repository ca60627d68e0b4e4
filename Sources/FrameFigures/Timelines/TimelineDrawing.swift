import FrameGeometry

/// Lays out a timeline from top to bottom.
struct TimelineDrawing {
    let chart: TimelineChart
    let palette: Palette
    let lettering: Lettering
    private(set) var elements: [FigureElement] = []
    /// Top of the next row; after drawing, the height of the figure.
    private(set) var bottom = TimelineDrawing.margin
    /// Left edge of the plot; ``right`` is its right edge. Names are never truncated. The plot has at least half of the
    /// chart's width, and the figure is wider than the chart if names need the rest.
    let left: Double
    let right: Double
    private let seconds: PlotAxis

    static let margin = 20.0
    static let barRow = 26.0
    static let callRow = 20.0
    static let textSize = 11.0
    static let noteSize = 10.0
    /// Minimum distance between two texts.
    static let gap = 8.0

    init(_ chart: TimelineChart, _ palette: Palette, _ lettering: Lettering) {
        self.chart = chart
        self.palette = palette
        self.lettering = lettering
        let text = LabelStyle(size: Self.textSize, weight: .medium, palette.text)
        let quiet = LabelStyle(size: Self.textSize, palette.quietText)
        let rows = chart.rows.map {
            lettering.label($0.layer, text).width + Self.gap + lettering.label($0.property, quiet).width
        }
        let subjects = chart.callRows.map { lettering.label($0.subject, text).width }
        let widest = (rows + subjects).max() ?? 0
        left = (Self.margin + max(90, widest + 1) + 14).rounded(.up)
        right = max(chart.width - Self.margin, left + 0.5 * (chart.width - 2 * Self.margin))
        seconds = PlotAxis(
            from: 0, to: chart.duration, ticks: max(2, Int((right - left) / 64)))
    }

    func x(_ time: Double) -> Double { left + (right - left) * min(max(seconds.fraction(of: time), 0), 1) }

    mutating func draw() {
        if let title = chart.title {
            let label = lettering.label(
                title, LabelStyle(size: 15, weight: .semibold, palette.text), within: right - Self.margin)
            elements.append(label.placed(at: Point(x: Self.margin, y: bottom + 12)))
            bottom += 30
        }
        drawFrameAxis()
        let calls = chart.callRows.map { TimelineCalls($0, from: left, to: right, x: x, palette, lettering) }
        let bars = chart.rows.map { TimelineBars($0, from: left, to: right, x: x, palette, lettering) }
        let top = bottom
        let height = plotHeight(of: calls, bars)
        elements.append(
            .rect(Rect(x: left, y: top, width: right - left, height: height), radius: 4, .fill(palette.panel)))
        for tick in seconds.ticks {
            let x = PlotPanel.crisp(x(tick.value))
            elements.append(.line(Point(x: x, y: top), Point(x: x, y: top + height), palette.grid))
        }
        drawPhases(from: top, height: height)
        bottom += chart.phases.isEmpty ? 6 : 22
        drawRows(bars)
        if !chart.rows.isEmpty, !chart.callRows.isEmpty {
            bottom += 6
            line(at: bottom, from: Self.margin)
            bottom += 6
        }
        for (row, calls) in zip(chart.callRows, calls) { draw(row, calls) }
        bottom = top + height
        drawSecondsAxis()
        drawKey()
        bottom += Self.margin
    }

    /// Returns the height of everything between the two axes.
    private func plotHeight(of calls: [TimelineCalls], _ bars: [TimelineBars]) -> Double {
        let head = chart.phases.isEmpty ? 6.0 : 22
        let both = chart.rows.isEmpty || chart.callRows.isEmpty ? 0.0 : 12
        let callHeight = calls.reduce(0) { $0 + $1.height }
        let barHeight = bars.reduce(0) { $0 + $1.height }
        return max(40, head + barHeight + both + callHeight + 6)
    }

    private mutating func line(at y: Double, from x: Double) {
        let y = PlotPanel.crisp(y)
        elements.append(.line(Point(x: x, y: y), Point(x: right, y: y), palette.hairline))
    }

    // MARK: Axes

    /// Draws numbers centered on their positions; those closer than a gap to the previous one are omitted.
    private mutating func numbers(_ ticks: [(x: Double, text: String)], at y: Double) {
        var free = -Double.infinity
        for tick in ticks {
            let label = lettering.label(tick.text, LabelStyle(size: Self.noteSize, palette.quietText))
            let place = label.origin(at: Point(x: tick.x, y: y), .middle)
            guard place.x >= free else { continue }
            elements.append(.label(label, at: place))
            free = place.x + label.width + Self.gap
        }
    }

    private mutating func axisName(_ text: String, at y: Double) {
        let style = LabelStyle(size: Self.noteSize, weight: .medium, palette.quietText)
        let label = lettering.label(text, style, within: left - Self.margin - 14)
        elements.append(label.placed(at: Point(x: left - 14, y: y), .end))
    }

    private mutating func drawFrameAxis() {
        guard let rate = chart.frameRate, rate > 0 else { return }
        let frames = PlotAxis(from: 0, to: chart.duration * rate, ticks: max(2, Int((right - left) / 52)))
        let ticks = frames.ticks.filter { $0.value == $0.value.rounded() && chart.duration > 0 }
        numbers(ticks.map { (x($0.value / rate), $0.text) }, at: bottom + 9)
        axisName("frame", at: bottom + 9)
        for tick in ticks {
            let x = PlotPanel.crisp(x(tick.value / rate))
            elements.append(.line(Point(x: x, y: bottom + 13), Point(x: x, y: bottom + 17), palette.axis))
        }
        bottom += 18
    }

    private mutating func drawSecondsAxis() {
        for tick in seconds.ticks {
            let x = PlotPanel.crisp(x(tick.value))
            elements.append(.line(Point(x: x, y: bottom), Point(x: x, y: bottom + 4), palette.axis))
        }
        numbers(seconds.ticks.map { (x($0.value), $0.text) }, at: bottom + 16)
        axisName("seconds", at: bottom + 16)
        bottom += 20
    }

    // MARK: Phases

    private mutating func drawPhases(from top: Double, height: Double) {
        for (index, phase) in chart.phases.enumerated() {
            let (start, end) = (x(phase.start), x(phase.end))
            let color = phase.kind == .tracked ? palette.shade : palette.shade.withAlpha(palette.shade.alpha / 2)
            elements.append(
                .rect(Rect(x: start, y: top, width: max(1, end - start), height: height), .fill(color)))
            let next = index + 1 < chart.phases.count ? x(chart.phases[index + 1].start) - 3 : right
            let style = LabelStyle(size: Self.noteSize, weight: .medium, palette.quietText)
            let label = lettering.label(phase.name, style)
            if start + 5 + label.width <= next {
                elements.append(label.placed(at: Point(x: start + 5, y: top + 14)))
            }
        }
    }

    // MARK: Bars

    private mutating func drawRows(_ bars: [TimelineBars]) {
        var colors: [String: Color] = [:]
        var last: String?
        for (row, bars) in zip(chart.rows, bars) {
            let color = row.parts.isEmpty ? colors[row.layer] ?? palette.series(colors.count) : palette.quietText
            if row.parts.isEmpty { colors[row.layer] = color }
            if let last, last != row.layer { line(at: bottom, from: Self.margin) }
            let middle = bottom + Self.barRow / 2
            let property = lettering.label(row.property, LabelStyle(size: Self.textSize, palette.quietText))
            elements.append(property.centered(at: Point(x: left - 14, y: middle), .end))
            if last != row.layer {
                let name = lettering.label(
                    row.layer, LabelStyle(size: Self.textSize, weight: .medium, palette.text))
                elements.append(name.centered(at: Point(x: Self.margin, y: middle)))
            }
            last = row.layer
            elements += bars.elements(middle: middle, color)
            bottom += bars.height
        }
    }

    // MARK: Calls

    private mutating func draw(_ row: TimelineCallRow, _ calls: TimelineCalls) {
        let middle = bottom + Self.callRow / 2
        let subject = lettering.label(row.subject, LabelStyle(size: Self.textSize, palette.text))
        elements.append(subject.centered(at: Point(x: Self.margin, y: middle)))
        elements += calls.elements(middle: middle)
        bottom += calls.height
    }

    /// Draws the legend of the marks.
    private mutating func drawKey() {
        guard !chart.callRows.isEmpty else { return }
        let style = LabelStyle(size: Self.noteSize, palette.quietText)
        let middle = bottom + 14
        let entries = [(false, "called by the framework"), (true, "asked for by the application")].map {
            (isRequest: $0, label: lettering.label($1, style))
        }
        let width = entries.reduce(0) { $0 + 13 + $1.label.width + 18 }
        var x = left + width <= right ? left : Self.margin
        for entry in entries {
            elements.append(TimelineCalls.sign(at: Point(x: x + 4, y: middle), isRequest: entry.isRequest, palette))
            elements.append(entry.label.centered(at: Point(x: x + 13, y: middle)))
            x += 13 + entry.label.width + 18
        }
        bottom += 18
    }
}
