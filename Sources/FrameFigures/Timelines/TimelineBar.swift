import FrameGeometry

/// A bar with the course of its value in it.
struct TimelineBar {
    let elements: [FigureElement]

    init(_ bar: TimelineRow.Bar, _ frame: Rect, _ color: Color, on ground: Color) {
        let radius = min(4, frame.size.width / 2)
        var elements: [FigureElement] = [
            .rect(frame, radius: radius, .fill(ground)), .rect(frame, radius: radius, .fill(color.withAlpha(0.16))),
        ]
        if bar.course.count > 1, frame.size.width > 6 {
            let low = min(0, bar.course.map(\.y).min() ?? 0)
            let high = max(1, bar.course.map(\.y).max() ?? 1)
            let inside = frame.inset(by: 2.5)
            let points = Self.thinned(bar.course, width: frame.size.width).map { point in
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

    /// Without those that are closer than half a point to the one before, across.
    private static func thinned(_ course: [Point], width: Double) -> [Point] {
        var points: [Point] = []
        for (index, point) in course.enumerated() {
            let isEnd = index == 0 || index == course.count - 1
            if isEnd || (point.x - (points.last?.x ?? 0)) * width >= 0.5 { points.append(point) }
        }
        return points
    }
}
