import FrameGeometry
public import FrameLayers
public import FramePainting
public import FrameTiming

/// An animation in one image: resting layers once; moving layers at several moments, the fainter the earlier; above them,
/// outlines of the earlier moments, which the last may hide, and the paths of the moving layers' centres.
public struct OnionSkin: Sendable {
    public let timeline: Timeline
    /// Ascending, at least one. The last is shown in full.
    public let moments: [MediaTime]
    /// Ascending; the samples of the centres' paths.
    public let steps: [MediaTime]
    /// The opacity of the earliest moment; it rises linearly to ``strongest``.
    public var faintest = 0.18
    /// The opacity of the last moment but one.
    public var strongest = 0.5
    public var showsPaths = true
    /// The names of the moving layers that are shown at every moment; all of them if `nil`. The others are shown once, as
    /// what does not move.
    public var layers: Set<String>?

    /// - Parameter steps: times between the moments at which the paths are sampled.
    public init(_ timeline: Timeline, moments: [MediaTime], steps: [MediaTime] = []) {
        precondition(!moments.isEmpty, "an onion skin shows at least one moment")
        self.timeline = timeline
        self.moments = moments
        self.steps = Set(steps + moments).sorted()
    }

    /// The names of the layers that move, in the order of the tree.
    public var movingNames: [String] {
        let moving = timeline.movingLayers(among: steps)
        var names: [String] = []
        for placement in steps.flatMap(timeline.placements) where moving.contains(placement.id) {
            if !names.contains(placement.name) { names.append(placement.name) }
        }
        return names
    }

    public func displayList() -> DisplayList {
        let moving = shown(timeline.movingLayers(among: steps))
        let earlier = moments.dropLast()
        let ghosts = earlier.enumerated().map { index, time in
            (time: time, opacity: faintest + (strongest - faintest) * fraction(index))
        }
        var list = timeline.displayList(at: moments[moments.count - 1], moving: moving, ghosts: ghosts)
        if showsPaths { list.items += paths(of: moving) }
        return list
    }

    private func shown(_ moving: Set<LayerID>) -> Set<LayerID> {
        guard let layers else { return moving }
        let placements = steps.flatMap(timeline.placements)
        return moving.intersection(placements.filter { layers.contains($0.name) }.map(\.id))
    }

    /// 0 for the earliest moment, 1 for the last but one.
    private func fraction(_ index: Int) -> Double { moments.count > 2 ? Double(index) / Double(moments.count - 2) : 1 }

    /// A line through the centres, with a dot for each moment; the last one's is a ring.
    private func paths(of moving: Set<LayerID>) -> [PaintItem] {
        var centers: [LayerID: [(time: MediaTime, point: Point)]] = [:]
        var outlines: [LayerID: [PaintItem]] = [:]
        var order: [LayerID] = []
        for time in steps {
            for placement in timeline.placements(at: time) where moving.contains(placement.id) {
                if centers[placement.id] == nil { order.append(placement.id) }
                centers[placement.id, default: []].append((time, placement.center))
                guard let index = moments.dropLast().firstIndex(of: time),
                    let number = order.firstIndex(of: placement.id)
                else { continue }
                let color = Palette.light.series(number).withAlpha(0.35 + 0.45 * fraction(index))
                outlines[placement.id, default: []].append(
                    .fill(
                        Fill(
                            .path(placement.outline, .nonzero), stroke: Stroke(width: 1), color: color, name: "way")))
            }
        }
        return order.enumerated().flatMap { index, layer in
            (outlines[layer] ?? []) + line(through: centers[layer] ?? [], color: Palette.light.series(index))
        }
    }

    private func line(through centers: [(time: MediaTime, point: Point)], color: Color) -> [PaintItem] {
        guard let first = centers.first, centers.contains(where: { ($0.point - first.point).length > 1 }) else {
            return []
        }
        let path = Path([.move(first.point)] + centers.dropFirst().map { .line($0.point) })
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
        let shown = centers.filter { moments.contains($0.time) }
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
