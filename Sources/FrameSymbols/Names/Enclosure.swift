internal import FrameGeometry

/// An outline around a smaller symbol.
enum Enclosure: String, CaseIterable {
    case circle, square, rectangle, triangle, diamond, octagon, hexagon, app, capsule, shield, seal

    /// Center and size of the part that the symbol fills (tuned).
    private var room: (center: Point, reach: Double) {
        switch self {
        case .circle, .hexagon, .octagon: (.zero, 26)
        case .square, .app, .seal, .rectangle: (.zero, 26)
        case .capsule, .diamond: (.zero, 21)
        case .triangle: (Point(x: 0, y: 13), 20)
        case .shield: (Point(x: 0, y: -3), 23)
        }
    }

    /// Thickness of lines inside relative to those around them (tuned).
    private static let thinning = 0.94

    func inks(around content: [Ink], isFilled: Bool) -> [Ink] {
        let outline = Drawing.all[rawValue]?.inks(isFilled: isFilled) ?? []
        let fitted = content.fitted(into: room.center, room.reach, thinning: Self.thinning)
        return outline.with(.secondary) + (isFilled ? fitted.map(\.cutOut) : fitted)
    }
}

extension [Ink] {
    /// Returns the inks scaled down around a point until they extend no farther than `reach` to each side.
    func fitted(into center: Point, _ reach: Double, thinning: Double) -> [Ink] {
        let box = box
        let (width, height) = (box.size.width / 2, box.size.height / 2)
        let diagonal = (width * width + height * height).squareRoot()
        guard diagonal > 0 else { return self }
        let factor = Swift.min(0.62, reach / Swift.max(width, height), reach * 1.32 / diagonal)
        let map = Affine.translation(x: -box.midX, y: -box.midY).then(.scale(x: factor, y: factor))
            .then(.translation(x: center.x, y: center.y))
        return self.map { ink in
            // Outlines of areas keep their shape; dots and finer lines are scaled down more than others.
            let isFine = ink.level != .primary || ink.line > 1.4
            return ink.moved(by: map, thinning: ink.isArea ? factor : isFine ? thinning * 0.7 : thinning)
        }
    }

    /// The inks with a line from the top left to the bottom right.
    var slashed: [Ink] {
        let reach = Swift.min(Swift.max(box.size.width, box.size.height) / 2 - 5, 42)
        let start = Point(x: box.midX - reach, y: box.midY - reach)
        let end = Point(x: box.midX + reach, y: box.midY + reach)
        let line = Ink(path: Path([.move(start), .line(end)]), line: 1)
        return self + [line.eraser, line]
    }

    /// The inks with a disc and a mark in the lower-right corner, or without a mark, with a smaller disc in the
    /// upper-right corner.
    func badged(with mark: [Ink]?) -> [Ink] {
        let radius = mark == nil ? 15.0 : 22.0
        let center = Point(
            x: box.maxX - radius * 0.45, y: mark == nil ? box.minY + radius * 0.7 : box.maxY - radius * 0.7)
        let square = Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        let disc = Ink(path: Path(ellipseIn: square), isArea: true)
        let inside = mark?.fitted(into: center, radius * 0.52, thinning: 0.8).filter { $0.effect == .paints } ?? []
        let holes = inside.map { ink in
            var hole = ink
            hole.effect = .erases
            return hole
        }
        return with(.secondary) + [disc.eraser, disc] + holes
    }
}

extension Ink {
    /// The ink inside a filled outline: painted parts are cut out, and erased parts show the outline.
    fileprivate var cutOut: Ink {
        var ink = self
        ink.effect = effect == .paints ? .cutsOut : .paints
        if effect != .paints { ink.level = .secondary }
        return ink
    }
}
