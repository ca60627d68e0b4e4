import FrameGeometry

/// The marks of one row, each with as many of its names as fit.
struct TimelineCalls {
    private let marks: [(mark: TimelineCallRow.Mark, from: Double, to: Double)]
    private let left: Double
    private let right: Double
    private let middle: Double

    /// Half of a mark's width.
    static let radius = 3.5
    /// Names truncated to less are left out. Points.
    private static let least = 34.0
    private static let gap = 6.0

    init(_ row: TimelineCallRow, from left: Double, to right: Double, middle: Double, x: (Double) -> Double) {
        marks = row.marks.map { mark in (mark, x(mark.time), x(mark.end ?? mark.time)) }
        (self.left, self.right, self.middle) = (left, right, middle)
    }

    func elements(_ palette: Palette, _ lettering: Lettering) -> [FigureElement] {
        var elements: [FigureElement] = []
        /// The end of the last text or mark.
        var free = left
        for (index, place) in marks.enumerated() {
            elements.append(sign(of: place, palette))
            let next = index + 1 < marks.count ? marks[index + 1].from - Self.radius : right
            let start = place.to + Self.radius + 3
            let room = next - Self.gap - start
            let roomBefore = place.from - Self.radius - 3 - (free + Self.gap)
            if let label = label(place.mark, lettering, palette, within: room, isWhole: true) {
                elements.append(label.centered(at: Point(x: start, y: middle)))
                free = start + label.width
            } else if let label = label(place.mark, lettering, palette, within: roomBefore, isWhole: true) {
                elements.append(label.centered(at: Point(x: place.from - Self.radius - 3, y: middle), .end))
                free = place.to + Self.radius
            } else if let label = label(place.mark, lettering, palette, within: room, isWhole: false) {
                elements.append(label.centered(at: Point(x: start, y: middle)))
                free = start + label.width
            } else {
                free = place.to + Self.radius
            }
        }
        return elements
    }

    /// Two names if they fit, otherwise one, and the number of the others; `nil` when not even one fits.
    ///
    /// - Parameter isWhole: Whether the first name must not be truncated.
    private func label(
        _ mark: TimelineCallRow.Mark, _ lettering: Lettering, _ palette: Palette, within room: Double, isWhole: Bool
    ) -> Label? {
        guard room >= Self.least, !mark.names.isEmpty else { return nil }
        let style = LabelStyle(size: TimelineDrawing.noteSize, palette.text)
        for count in stride(from: min(2, mark.names.count), through: 1, by: -1) {
            let more = mark.names.count - count
            let text = mark.names.prefix(count).joined(separator: ", ") + (more > 0 ? " +\(more)" : "")
            let label = lettering.label(text, style)
            if label.width <= room { return label }
        }
        return isWhole ? nil : lettering.label(mark.names[0], style, within: room)
    }

    private func sign(
        of place: (mark: TimelineCallRow.Mark, from: Double, to: Double), _ palette: Palette
    ) -> FigureElement {
        let names = place.mark.names.joined(separator: ", ")
        let name = "\(SVGText.number(place.mark.time)) s: \(names)"
        var elements: [FigureElement] = []
        if place.to > place.from {
            elements.append(
                .polyline(
                    [Point(x: place.from, y: middle), Point(x: place.to, y: middle)],
                    .line(palette.quietText, width: 3)))
            elements.append(Self.sign(at: Point(x: place.to, y: middle), isRequest: place.mark.isRequest, palette))
        }
        elements.append(Self.sign(at: Point(x: place.from, y: middle), isRequest: place.mark.isRequest, palette))
        return .group(FigureGroup(name: name, elements: elements))
    }

    /// A disc for a callback, a ring for a request.
    static func sign(at point: Point, isRequest: Bool, _ palette: Palette) -> FigureElement {
        guard isRequest else { return .dot(point, radius: radius, .fill(palette.text)) }
        return .group(
            FigureGroup(elements: [
                .dot(point, radius: radius, .fill(palette.ground)),
                .dot(point, radius: radius - 0.75, .line(palette.text, width: 1.5)),
            ]))
    }
}
