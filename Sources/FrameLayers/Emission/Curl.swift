public import FrameGeometry
internal import FramePainting

/// A page lifted from its bottom-right corner: the part beyond a fold is turned back over the rest and shows its back.
/// The fold travels across the page from that corner to the opposite one.
public struct Curl: Equatable, Sendable {
    public let bounds: Rect
    /// Progress from 0 for a flat page to 1 for one that is gone. Values are clamped to 0…1; NaN counts as 0.
    public let progress: Double

    public init(of bounds: Rect, progress: Double) {
        self.bounds = bounds
        self.progress = min(max(progress.isNaN ? 0 : progress, 0), 1)
    }

    /// Progress at which a partially lifted page rests.
    public static let partial = TurningNumbers.partialCurl

    /// Whether a point of the flat page has been lifted.
    public func isLifted(_ point: Point) -> Bool { distance(point) > fold }

    /// Distance the fold travels.
    private var length: Double { distance(Point(x: bounds.maxX, y: bounds.maxY)) }
    private var fold: Double { length * (1 - progress) }
    private var direction: Point { TurningNumbers.curlDirection }

    /// Returns the distance of a point from the top-left corner, along the direction of the curl.
    private func distance(_ point: Point) -> Double {
        (point.x - bounds.minX) * direction.x + (point.y - bounds.minY) * direction.y
    }

    /// Returns the point at `distance` on the line from the top-left corner in the direction of the curl, perpendicular
    /// to the fold.
    private func point(at distance: Double) -> Point {
        DisplayNumber.point(
            Point(x: bounds.minX + direction.x * distance, y: bounds.minY + direction.y * distance))
    }

    /// Returns the strip from one distance to another, which is wider than the page.
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

    /// Reflection about the fold.
    private var reflection: Affine {
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

    /// Returns the items of the curled page, in its own coordinates: the flat part, its back, and shadows.
    ///
    /// - Parameters:
    ///   - page: Items of the flat page.
    ///   - outline: Outline of the page, which clips the back and the shadows.
    func items(of page: [PaintItem], outline: Shape, name: String) -> [PaintItem] {
        if progress == 0 { return page }
        guard progress < 1, length > 0, !page.isEmpty else { return [] }
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
            clip: Clip(strip(from: fold, to: beyond)), transform: reflection, name: name,
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

/// The numbers of flips and page curls. Apple has published none, and no measurement is known. Every number is inferred
/// from the look of the system's animations and from pages of many sizes.
enum TurningNumbers {
    /// Distance of the eye from a flipping layer, in lengths of the layer's longer side. The side in front of a phone's
    /// screen is then at most 13 % taller than the screen.
    static let eyeDistance = 2.0
    /// Direction of a page curl, from top left to bottom right: 60° below the horizontal, so that the page is lifted
    /// from the bottom, the right corner first.
    static let curlDirection = Point(x: 0.5, y: 3.0.squareRoot() / 2)
    /// Opacity of the white over the mirrored image on the back.
    static let paper = 0.82
    /// Width of the bent part next to the fold, as a fraction of the distance the fold travels.
    static let bend = 0.1
    /// Opacity of the shade on the back, at the fold and at the loose corner.
    static let foldShade = 0.3
    static let cornerShade = 0.1
    /// Opacity of the shade on the layer below, at the fold.
    static let shadeBelow = 0.35
    /// Sigma of the shadow that the lifted part casts on the page, as a fraction of the distance the fold travels. Its
    /// opacity follows.
    static let shadow = 0.012
    static let shadowOpacity = 0.35
    /// Progress of the partial curl.
    static let partialCurl = 0.5
}
