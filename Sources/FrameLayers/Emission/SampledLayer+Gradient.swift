internal import FrameGeometry
internal import FramePainting

// What gradient layers draw.
extension SampledLayer {
    /// The rounded bounds filled with the gradient.
    func gradient(_ edges: Edges) -> PaintItem? {
        let style = properties.gradient
        guard !frame.isEmpty else { return nil }
        let stops = zip(style.shownLocations, style.colors).map { location, color in
            Gradient.Stop(DisplayNumber.fraction(location), DisplayNumber.color(color))
        }
        guard !stops.isEmpty else { return nil }
        let (start, end) = (point(style.start), point(style.end))
        return .fill(
            Fill(
                outline, paint: .gradient(Self.gradient(style.kind, start, end, stops)), edges: edges,
                transform: transform, name: node.name + " gradient"))
    }

    /// A point given in fractions of the bounds.
    private func point(_ unit: Point) -> Point {
        DisplayNumber.point(
            Point(x: frame.minX + unit.x * frame.size.width, y: frame.minY + unit.y * frame.size.height))
    }

    private static func gradient(
        _ kind: GradientStyle.Kind, _ start: Point, _ end: Point, _ stops: [Gradient.Stop]
    ) -> Gradient {
        switch kind {
        case .axial:
            return Gradient(.linear(from: start, to: end), stops: stops)
        case .radial:
            let reach = Size(width: (end.x - start.x).magnitude, height: (end.y - start.y).magnitude)
            guard reach.width > 0, reach.height > 0 else {
                return Gradient(.radial(center: start, radius: 0, focus: start), stops: stops)
            }
            let ellipse = Affine(a: reach.width, b: 0, c: 0, d: reach.height, tx: start.x, ty: start.y)
            return Gradient(.radial(center: .zero, radius: 1, focus: .zero), stops: stops, transform: ellipse)
        case .conic:
            let degrees = RealMath.atan2(end.y - start.y, end.x - start.x) * (180 / .pi)
            return Gradient(.conic(center: start, start: DisplayNumber.points(degrees)), stops: stops)
        }
    }
}
