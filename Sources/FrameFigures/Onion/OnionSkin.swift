import FrameGeometry
public import FrameLayers
public import FramePainting
public import FrameTiming

/// A movement in one picture: what rests, once; what moves, as it is at the last moment and fainter the earlier; and, over
/// that, the outlines of the earlier ones, which the last may hide, and the ways of the moving layers' centres.
public struct OnionSkin: Sendable {
    public let timeline: Timeline
    /// Ascending, at least one. The last is shown in full.
    public let moments: [MediaTime]
    /// Ascending; between these the centres are followed.
    public let steps: [MediaTime]
    /// Of the earliest moment; the others rise from there.
    public var faintest = 0.18
    /// Of the last moment but one.
    public var strongest = 0.5
    public var showsPaths = true

    /// - Parameter steps: times between the moments at which the ways are looked at.
    public init(_ timeline: Timeline, moments: [MediaTime], steps: [MediaTime] = []) {
        precondition(!moments.isEmpty, "an onion skin shows at least one moment")
        self.timeline = timeline
        self.moments = moments
        self.steps = Set(steps + moments).sorted()
    }

    public func displayList() -> DisplayList {
        let moving = timeline.movingLayers(among: steps)
        let earlier = moments.dropLast()
        let ghosts = earlier.enumerated().map { index, time in
            (time: time, opacity: faintest + (strongest - faintest) * share(index))
        }
        var list = timeline.displayList(at: moments[moments.count - 1], moving: moving, ghosts: ghosts)
        if showsPaths { list.items += paths(of: moving) }
        return list
    }

    /// 0 for the earliest moment, 1 for the last but one.
    private func share(_ index: Int) -> Double { moments.count > 2 ? Double(index) / Double(moments.count - 2) : 1 }

    /// A line through the centres, with a dot for each moment; the last one's is a ring.
    private func paths(of moving: Set<LayerID>) -> [PaintItem] {
        var ways: [LayerID: [(time: MediaTime, point: Point)]] = [:]
        var outlines: [LayerID: [PaintItem]] = [:]
        var order: [LayerID] = []
        for time in steps {
            for placement in timeline.placements(at: time) where moving.contains(placement.id) {
                if ways[placement.id] == nil { order.append(placement.id) }
                ways[placement.id, default: []].append((time, placement.center))
                guard let index = moments.dropLast().firstIndex(of: time),
                    let number = order.firstIndex(of: placement.id)
                else { continue }
                let color = Palette.light.series(number).withAlpha(0.35 + 0.45 * share(index))
                outlines[placement.id, default: []].append(
                    .fill(
                        Fill(
                            .path(placement.outline, .nonzero), stroke: Stroke(width: 1), color: color, name: "way")))
            }
        }
        return order.enumerated().flatMap { index, layer in
            (outlines[layer] ?? []) + line(through: ways[layer] ?? [], color: Palette.light.series(index))
        }
    }

    private func line(through way: [(time: MediaTime, point: Point)], color: Color) -> [PaintItem] {
        guard let first = way.first, way.contains(where: { ($0.point - first.point).length > 1 }) else { return [] }
        let path = Path([.move(first.point)] + way.dropFirst().map { .line($0.point) })
        func stroke(_ width: Double, _ color: Color) -> PaintItem {
            .fill(
                Fill(
                    .path(path, .nonzero), stroke: Stroke(width: width, cap: .round, join: .round), color: color,
                    name: "way"))
        }
        func dot(_ point: Point, _ radius: Double, _ color: Color) -> PaintItem {
            let box = Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
            return .fill(Fill(.ellipse(box), color: color, name: "way"))
        }
        let halo = Color(red: 1, green: 1, blue: 1, alpha: 0.85)
        let shown = way.filter { moments.contains($0.time) }
        var items = [stroke(4.5, halo), stroke(2, color)]
        for (index, moment) in shown.enumerated() {
            let isLast = index == shown.count - 1
            items += [dot(moment.point, isLast ? 6.5 : 4.5, halo), dot(moment.point, isLast ? 5 : 3, color)]
            if isLast { items.append(dot(moment.point, 2.5, .white)) }
        }
        return items
    }
}

extension Point {
    fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
