internal import FrameGeometry
internal import FramePainting

// Shape layers.
extension SampledLayer {
    /// Fill and stroke of the path.
    var shape: [PaintItem] {
        let style = properties.shape
        var items: [PaintItem] = []
        if let color = style.fillColor.map(DisplayNumber.color), color.alpha > 0, style.path.isDrawn {
            items.append(
                .fill(
                    Fill(
                        .path(placed(style.path), style.fillRule), color: color, transform: transform,
                        name: node.name + " shape")))
        }
        let width = DisplayNumber.points(style.lineWidth)
        guard let color = style.strokeColor.map(DisplayNumber.color), color.alpha > 0, width > 0, width.isFinite else {
            return items
        }
        let path = style.path.part(from: style.strokeStart, to: style.strokeEnd)
        guard path.isDrawn else { return items }
        let stroke = Stroke(
            width: width, cap: style.lineCap, join: style.lineJoin,
            miterLimit: DisplayNumber.fraction(style.miterLimit), dash: style.dash.map(DisplayNumber.points),
            dashPhase: DisplayNumber.points(style.dashPhase))
        items.append(
            .fill(
                Fill(
                    .path(placed(path), style.fillRule), stroke: stroke, color: color, transform: transform,
                    name: node.name + " stroke")))
        return items
    }
}

extension Path {
    /// Whether there is anything to fill or stroke.
    fileprivate var isDrawn: Bool { elements.count > 1 && isFinite }
}

// Gradient layers.
extension SampledLayer {
    /// Returns the rounded bounds filled with the gradient, or `nil` if nothing is visible.
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

    /// Returns a point given in fractions of the bounds.
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

extension Path {
    /// The part between two fractions, 0…1, of the total length of all contours: empty if `end` is not after `start`. A
    /// contour that is left whole stays closed.
    ///
    /// Lengths select the line or curve in which a fraction lies; inside a curve it is a fraction of the parameter, not
    /// of the length (measured on pictures of Core Animation).
    fileprivate func part(from start: Double, to end: Double) -> Path {
        let (start, end) = (max(start, 0), min(end, 1))
        if start == 0, end == 1 { return self }
        let pieces = isFinite ? pieces() : []
        guard start < end, !pieces.isEmpty else { return Path() }
        let lengths = ArcLength(of: pieces.map { Spline.Segment($0.curve) })
        let from = start > 0 ? lengths.part(at: start) : (segment: 0, fraction: 0)
        let to = end < 1 ? lengths.part(at: end) : (segment: pieces.count - 1, fraction: 1)
        guard from.segment <= to.segment else { return Path() }
        var part = Path()
        var isWholeSoFar = false
        for index in from.segment...to.segment {
            let piece = pieces[index]
            let low = index == from.segment ? from.fraction : 0
            let high = index == to.segment ? to.fraction : 1
            let curve = piece.curve.part(from: low, to: high)
            let beginsContour = index == 0 || piece.contour != pieces[index - 1].contour
            if beginsContour { isWholeSoFar = low == 0 }
            if beginsContour || part.elements.isEmpty { part.elements.append(.move(curve.start)) }
            part.elements.append(piece.isLine ? .line(curve.end) : .cubic(curve.first, curve.second, curve.end))
            if piece.closesContour, isWholeSoFar, high == 1 { part.elements.append(.close) }
        }
        return part
    }
}
