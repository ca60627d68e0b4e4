internal import FrameGeometry
package import FramePainting

// Core Graphics fills polygons in place of curves (facts/curves-in-contexts).
extension CGContext {
    /// Draws an item as Core Graphics draws layers: its curves as polygons for the pixels of the context.
    package func drawInPolygons(_ item: PaintItem) {
        draw(item.inPolygons(state.map.then(.scale(x: scale, y: scale))))
    }
}

extension PaintItem {
    /// - Parameter map: The map from the item's coordinates to pixels.
    fileprivate func inPolygons(_ map: Affine) -> PaintItem {
        switch self {
        case .fill(var fill):
            guard fill.stroke == nil, fill.blur == 0 else { return self }
            fill.shape = fill.shape.inPolygons(fill.transform.then(map))
            return .fill(fill)
        case .image: return self
        case .group(var group):
            guard group.projection == nil else { return self }
            let inner = group.transform.then(map)
            group.items = group.items.map { $0.inPolygons(inner) }
            if let mask = group.mask { group.mask = Mask(mask.kind, items: mask.items.map { $0.inPolygons(inner) }) }
            if let clip = group.clip { group.clip?.shape = clip.shape.inPolygons(clip.transform.then(inner)) }
            return .group(group)
        }
    }
}

extension Shape {
    fileprivate func inPolygons(_ map: Affine) -> Shape {
        switch self {
        case .rect, .glyphs: self
        case .roundedRect, .ring, .ellipse: .path(outline.inPolygons(map), .evenodd)
        case .path(let path, let rule): .path(path.inPolygons(map), rule)
        }
    }
}

extension Path {
    /// The contours with lines in place of curves.
    ///
    /// - Parameter map: The map from the path's coordinates to pixels.
    fileprivate func inPolygons(_ map: Affine) -> Path {
        var (here, start) = (Point.zero, Point.zero)
        return Path(
            elements.flatMap { element -> [Element] in
                let from = here
                here = element.points.last ?? start
                switch element {
                case .move(let point):
                    start = point
                    return [element]
                case .line, .close: return [element]
                case .quadratic(let control, let end):
                    return Cubic(quadratic: from, control, end).lines(map).map { .line($0) }
                case .cubic(let first, let second, let end):
                    return Cubic(from, first, second, end).lines(map).map { .line($0) }
                }
            })
    }
}

extension Cubic {
    /// The maximum distance in pixels, horizontally and vertically, between the midpoint of a chord and that of its curve.
    /// Measured.
    private static let nearness = 0.049
    /// The number of times that a curve is halved at most: enough for one around the largest canvas.
    private static let mostHalvings = 16

    /// The ends of the chords that Core Graphics draws in place of the curve.
    fileprivate func lines(_ map: Affine) -> [Point] { lines(map, halvings: 0) }

    /// Whether the controls are on different sides of the chord. The middle of such a curve may lie on the chord.
    private var bendsBack: Bool {
        func side(_ point: Point) -> Double {
            (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
        }
        return side(first) * side(second) < 0
    }

    private func lines(_ map: Affine, halvings: Int) -> [Point] {
        let (middle, chord) = (map.apply(point(at: 0.5)), map.apply(start))
        let end = map.apply(self.end)
        let distance = max(abs(middle.x - (chord.x + end.x) / 2), abs(middle.y - (chord.y + end.y) / 2))
        guard distance > Self.nearness || (halvings == 0 && bendsBack), halvings < Self.mostHalvings else {
            return [self.end]
        }
        return part(from: 0, to: 0.5).lines(map, halvings: halvings + 1)
            + part(from: 0.5, to: 1).lines(map, halvings: halvings + 1)
    }
}
