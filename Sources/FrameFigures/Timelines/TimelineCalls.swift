import FrameGeometry

/// The marks of one row with their names, which are never truncated: a name that does not fit next to its mark is
/// placed on a line below.
struct TimelineCalls {
    private typealias Place = (mark: TimelineCallRow.Mark, from: Double, to: Double)

    /// A name with its left edge and its line, where 0 is the line of the marks.
    private struct Name {
        let label: Label
        let left: Double
        let line: Int
        /// Position of the mark.
        let mark: Double
    }

    private let marks: [Place]
    private let names: [Name]
    private let palette: Palette
    /// Height in points.
    let height: Double

    /// Half of a mark's width.
    static let radius = 3.5
    private static let gap = 6.0
    private static let lineHeight = 14.0
    /// Distance between a name below the marks and the plot's right edge.
    private static let inset = 5.0
    /// Maximum number of lines below the marks (tuned). A name that needs more appears only in the title of its mark.
    private static let mostLines = 6

    init(
        _ row: TimelineCallRow, from left: Double, to right: Double, x: (Double) -> Double, _ palette: Palette,
        _ lettering: Lettering
    ) {
        marks = row.marks.map { mark in (mark, x(mark.time), x(mark.end ?? mark.time)) }
        names = Self.names(of: marks, from: left, to: right) { mark, count in
            Self.label(mark, count, palette, lettering)
        }
        self.palette = palette
        height = TimelineDrawing.callRow + Double(names.map(\.line).max() ?? 0) * Self.lineHeight
    }

    /// - Parameter label: Returns the label of a mark with the given number of its names.
    private static func names(
        of marks: [Place], from left: Double, to right: Double, label: (TimelineCallRow.Mark, Int) -> Label
    ) -> [Name] {
        var names: [Name] = []
        // These are the ends of the last text or mark on each line.
        var free = Array(repeating: left - gap, count: mostLines + 1)
        for (index, place) in marks.enumerated() {
            let next = index + 1 < marks.count ? marks[index + 1].from - radius : right + gap
            let start = place.to + radius + 3
            let before = place.from - radius - 3
            let labels = stride(from: min(2, place.mark.names.count), through: 1, by: -1).map { label(place.mark, $0) }
            func add(_ label: Label, at left: Double, line: Int) {
                names.append(Name(label: label, left: left, line: line, mark: place.from))
                free[line] = max(free[line], left + label.width)
            }
            if let label = labels.first(where: { start + $0.width + gap <= next }) {
                add(label, at: start, line: 0)
            } else if let label = labels.first(where: { free[0] + gap <= before - $0.width }) {
                add(label, at: before - label.width, line: 0)
            } else if let label = labels.last, label.width + inset <= right - left {
                let place = max(left, min(place.from + radius + 3, right - inset - label.width))
                if let line = free.indices.dropFirst().first(where: { free[$0] + gap <= place }) {
                    add(label, at: place, line: line)
                }
            }
            free[0] = max(free[0], place.to + radius)
        }
        return names
    }

    /// Returns the first names of a mark, and the number of the others.
    private static func label(
        _ mark: TimelineCallRow.Mark, _ count: Int, _ palette: Palette, _ lettering: Lettering
    ) -> Label {
        let more = mark.names.count - count
        let text = mark.names.prefix(count).joined(separator: ", ") + (more > 0 ? " +\(more)" : "")
        return lettering.label(text, LabelStyle(size: TimelineDrawing.noteSize, palette.text))
    }

    /// Whether a line from a mark down to its name would cross another name.
    private func crosses(_ name: Name) -> Bool {
        names.contains {
            (1..<name.line).contains($0.line) && $0.left - 2 <= name.mark && name.mark <= $0.left + $0.label.width + 2
        }
    }

    /// - Parameter middle: Middle of the line of marks.
    func elements(middle: Double) -> [FigureElement] {
        var elements: [FigureElement] = []
        for name in names {
            let y = middle + Double(name.line) * Self.lineHeight
            if name.line > 0, !crosses(name) {
                // The line ends next to the name, or above it if the name is moved below its mark.
                let end = name.left > name.mark ? y : y - Self.lineHeight / 2
                let x = PlotPanel.crisp(name.mark)
                elements.append(.line(Point(x: x, y: middle), Point(x: x, y: end), palette.quietText))
            }
            elements.append(name.label.centered(at: Point(x: name.left, y: y)))
        }
        return elements + marks.map { sign(of: $0, middle: middle) }
    }

    private func sign(of place: Place, middle: Double) -> FigureElement {
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

    /// Returns a disc for a callback, or a ring for a request.
    static func sign(at point: Point, isRequest: Bool, _ palette: Palette) -> FigureElement {
        guard isRequest else { return .dot(point, radius: radius, .fill(palette.text)) }
        return .group(
            FigureGroup(elements: [
                .dot(point, radius: radius, .fill(palette.ground)),
                .dot(point, radius: radius - 0.75, .line(palette.text, width: 1.5)),
            ]))
    }
}
