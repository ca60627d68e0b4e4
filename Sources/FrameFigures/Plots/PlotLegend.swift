import FrameGeometry

/// The names of what is plotted, each beside a sample of its colour, in as many rows as they need.
struct PlotLegend {
    struct Entry {
        let name: String
        /// What is said of it more quietly; may be empty.
        let note: String
        let color: Color
    }

    private static let rowHeight = 19.0
    private static let sample = 18.0
    private static let gap = 7.0
    private static let space = 22.0

    let elements: [FigureElement]
    /// Points, from the given top.
    let height: Double

    /// - Parameter frame: Its left, right and top edges count. A name wider than it is cut.
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
