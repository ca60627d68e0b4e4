public import FrameGeometry
internal import FramePainting

/// A page that is lifted from its bottom right corner: what lies beyond a fold is turned back over the rest and shows its
/// back. The fold goes across the page from that corner to the opposite one.
public struct Curl: Equatable, Sendable {
    public let bounds: Rect
    /// 0 for a page that lies flat, 1 for one that is gone.
    public let share: Double

    public init(of bounds: Rect, share: Double) {
        self.bounds = bounds
        self.share = min(max(share.isNaN ? 0 : share, 0), 1)
    }

    /// Where a page comes to rest that is lifted in part.
    public static let partial = TurningNumbers.partialCurl

    /// Whether a point of the page has been lifted from its place.
    public func isLifted(_ point: Point) -> Bool { distance(point) > fold }

    /// The way of the fold.
    private var length: Double { distance(Point(x: bounds.maxX, y: bounds.maxY)) }
    private var fold: Double { length * (1 - share) }
    private var direction: Point { TurningNumbers.curlDirection }

    /// Along the page's diagonal, from its top left corner.
    private func distance(_ point: Point) -> Double {
        (point.x - bounds.minX) * direction.x + (point.y - bounds.minY) * direction.y
    }

    /// The point at `distance` on the line from the top left corner that the fold is perpendicular to.
    private func point(at distance: Double) -> Point {
        DisplayNumber.point(
            Point(x: bounds.minX + direction.x * distance, y: bounds.minY + direction.y * distance))
    }

    /// Everything from one distance to another, as wide as any page.
    private func strip(from start: Double, to end: Double) -> Shape {
        let half = length * 2
        let across = Point(x: -direction.y * half, y: direction.x * half)
        func corner(_ distance: Double, _ side: Double) -> Point {
            let middle = point(at: distance)
            return DisplayNumber.point(Point(x: middle.x + across.x * side, y: middle.y + across.y * side))
        }
        return .path(
            Path([
                .move(corner(start, -1)), .line(corner(start, 1)), .line(corner(end, 1)), .line(corner(end, -1)),
                .close,
            ]), .nonzero)
    }

    /// The mirror image about the fold.
    private var turnedBack: Affine {
        let (x, y) = (direction.x, direction.y)
        let middle = point(at: fold)
        let mirror = Affine(a: 1 - 2 * x * x, b: -2 * x * y, c: -2 * x * y, d: 1 - 2 * y * y, tx: 0, ty: 0)
        return DisplayNumber.affine(
            Affine.translation(x: -middle.x, y: -middle.y).then(mirror).then(.translation(x: middle.x, y: middle.y)))
    }

    private func shade(_ stops: [(distance: Double, opacity: Double)], from start: Double, to end: Double) -> Paint {
        .gradient(
            Gradient(
                .linear(from: point(at: start), to: point(at: end)),
                stops: stops.map { stop in
                    Gradient.Stop(
                        DisplayNumber.fraction((stop.distance - start) / (end - start)),
                        Color(red: 0, green: 0, blue: 0, alpha: stop.opacity))
                }))
    }

    /// What is seen, in the page's coordinates: the page as far as it still lies, its back, and shadows.
    ///
    /// - Parameters:
    ///   - page: what lies flat at the beginning.
    ///   - outline: the page's own, which paper and shadows do not leave.
    func items(of page: [PaintItem], outline: Shape, name: String) -> [PaintItem] {
        if share == 0 { return page }
        guard share < 1, length > 0, !page.isEmpty else { return [] }
        let bend = min(length * TurningNumbers.bend, length - fold)
        let (beyond, before) = (length * 2, -length * 2)
        let below = Fill(
            strip(from: fold, to: fold + bend),
            paint: shade([(fold, TurningNumbers.shadeBelow), (fold + bend, 0)], from: fold, to: fold + bend),
            name: name + " shade")
        let paper = Fill(
            outline, color: Color(red: 1, green: 1, blue: 1, alpha: TurningNumbers.paper), name: name + " back")
        let bent = Fill(
            outline,
            paint: shade(
                [
                    (fold, TurningNumbers.foldShade), (fold + bend * 0.6, 0), (fold + bend, 0.02),
                    (length, TurningNumbers.cornerShade),
                ], from: fold, to: length), name: name + " bend")
        let back = Group(
            clip: Clip(strip(from: fold, to: beyond)), transform: turnedBack, name: name,
            items: page + [.fill(paper), .fill(bent)])
        let shadow = Shadow(
            sigma: DisplayNumber.points(length * TurningNumbers.shadow),
            color: Color(red: 0, green: 0, blue: 0, alpha: TurningNumbers.shadowOpacity))
        return [
            .group(Group(clip: Clip(outline), name: name, items: [.fill(below)])),
            .group(Group(clip: Clip(strip(from: before, to: fold)), name: name, items: page)),
            .group(Group(shadow: shadow, name: name + " back", items: [.group(back)])),
        ]
    }
}
