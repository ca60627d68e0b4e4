import FrameGeometry
public import FrameLayers
public import FramePainting
public import FrameTiming

/// An animation in a single image. It shows the last moment in full, moving layers at earlier moments over it, faded
/// and with their outlines, and the paths of the moving layers' centers with times.
public struct OnionSkin: Sendable {
    public let timeline: Timeline
    /// One or more moments in ascending order. The last is shown in full.
    public let moments: [MediaTime]
    /// Times in ascending order at which the centers' paths are sampled.
    public let steps: [MediaTime]
    /// Opacity of earlier moments. They lie over the last moment, which may be opaque and would hide them. Tuned: the
    /// last one stays legible under several others.
    public var ghostOpacity = 0.22
    public var showsPaths = true
    /// Lettering for the times next to the dots of the paths; `nil` for no times.
    public var lettering: Lettering?
    /// Names of the moving layers that are shown at every moment, either distinct ones (`LayerNames`) or names shared
    /// by several layers; `nil` for the ``mostLayers`` largest. The others are shown once, like layers that do not
    /// move.
    public var layers: Set<String>?

    /// Number of layers shown at every moment unless they are named. Tuned: all the layers that a push moves in its bar
    /// make a tangle.
    public static let mostLayers = 2

    /// - Parameter steps: Times between the moments at which the paths are sampled.
    public init(_ timeline: Timeline, moments: [MediaTime], steps: [MediaTime] = []) {
        precondition(!moments.isEmpty, "an onion skin shows at least one moment")
        self.timeline = timeline
        self.moments = moments
        self.steps = Set(steps + moments).sorted()
    }

    /// Distinct names of the layers that move, in tree order.
    public var movingNames: [String] { moving.map(\.name) }

    /// Distinct names of the layers that are shown at every moment, in tree order.
    public var shownNames: [String] {
        let shown = shown
        return moving.filter { shown.contains($0.id) }.map(\.name)
    }

    /// All names by which ``layers`` may refer to moving layers.
    public var knownNames: Set<String> { Set(moving.flatMap { [$0.name, $0.plainName] }) }

    /// Layers that move, in tree order.
    private var moving: [(id: LayerID, name: String, plainName: String)] {
        let moving = timeline.movingLayers(among: steps)
        let names = LayerNames(in: steps.compactMap { timeline.commit(at: $0)?.root }, of: moving)
        var known: Set<LayerID> = []
        return steps.flatMap(timeline.placements).compactMap { placement in
            guard moving.contains(placement.id), known.insert(placement.id).inserted else { return nil }
            return (placement.id, names[placement.id] ?? placement.name, placement.name)
        }
    }

    public func displayList() -> DisplayList {
        let moving = shown
        var list = timeline.displayList(at: moments[moments.count - 1])
        for time in moments.dropLast() { list.items += timeline.ghosts(of: moving, at: time, opacity: ghostOpacity) }
        if showsPaths { list.items += paths(of: moving) }
        return list
    }

    private var shown: Set<LayerID> {
        if let layers {
            return Set(moving.filter { layers.contains($0.name) || layers.contains($0.plainName) }.map(\.id))
        }
        let moving = timeline.movingLayers(among: steps)
        let placements = steps.flatMap(timeline.placements).filter { moving.contains($0.id) }
        var (areas, order): ([LayerID: Double], [LayerID]) = ([:], [])
        var ends: [LayerID: (first: Point, last: Point)] = [:]
        for placement in placements {
            if areas[placement.id] == nil { order.append(placement.id) }
            areas[placement.id] = max(areas[placement.id] ?? 0, placement.area)
            ends[placement.id] = (ends[placement.id]?.first ?? placement.center, placement.center)
        }
        func way(_ layer: LayerID) -> Double { ends[layer].map { ($0.last - $0.first).length } ?? 0 }
        // Screens that replace one another are shown by the one that moves farthest: in a push, the screen below would
        // lie across the one that arrives.
        let canvas = timeline.canvas.size
        let screens = order.filter { areas[$0] ?? 0 > Self.screenShare * canvas.width * canvas.height }
        if screens.count > 1, let arriving = screens.max(by: { way($0) < way($1) }) { return [arriving] }
        let largest = order.enumerated().sorted {
            (-(areas[$0.element] ?? 0), $0.offset) < (-(areas[$1.element] ?? 0), $1.offset)
        }
        return Set(largest.prefix(Self.mostLayers).map(\.element))
    }

    /// The share of the canvas from which a layer counts as a screen. Tuned: less than one, for screens below a bar.
    private static let screenShare = 0.85

    /// Returns 0 for the earliest moment and 1 for the last but one.
    private func fraction(_ index: Int) -> Double { moments.count > 2 ? Double(index) / Double(moments.count - 2) : 1 }

    /// Returns a line through the centers, with a dot for each moment; the last one's is a ring.
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
        let lines = order.enumerated().flatMap { index, layer in
            (outlines[layer] ?? []) + line(through: centers[layer] ?? [], color: Palette.light.series(index))
        }
        return lines
            + times(
                at: order.enumerated().map { (centers: centers[$1] ?? [], color: Palette.light.series($0)) })
    }

    private func line(through centers: [(time: MediaTime, point: Point)], color: Color) -> [PaintItem] {
        guard Self.isLine(centers) else { return [] }
        let path = Path([.move(centers[0].point)] + centers.dropFirst().map { .line($0.point) })
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
        let shown = centers.filter { moments.contains($0.time) }
        var items = [stroke(4.5, Self.halo), stroke(2, color)]
        for (index, moment) in shown.enumerated() {
            let isLast = index == shown.count - 1
            items += [dot(moment.point, isLast ? 6.5 : 4.5, Self.halo), dot(moment.point, isLast ? 5 : 3, color)]
            if isLast { items.append(dot(moment.point, 2.5, .white)) }
        }
        return items
    }

    private static func isLine(_ centers: [(time: MediaTime, point: Point)]) -> Bool {
        guard let first = centers.first else { return false }
        return centers.contains { ($0.point - first.point).length > 1 }
    }

    private static let halo = Color(red: 1, green: 1, blue: 1, alpha: 0.85)
    /// Distance between a dot and its time, in points.
    private static let gap = 9.0

    /// Returns the times of the dots, placed next to a vertical line, or above or below a horizontal one. Times that
    /// would overlap others or a line, or leave the canvas, are omitted.
    private func times(at lines: [(centers: [(time: MediaTime, point: Point)], color: Color)]) -> [PaintItem] {
        guard let lettering else { return [] }
        let canvas = timeline.canvas.size
        let size = min(12, 0.03 * min(canvas.width, canvas.height))
        let whole = Rect(x: 0, y: 0, width: canvas.width, height: canvas.height)
        let lines = lines.filter { Self.isLine($0.centers) }
        let points = lines.flatMap(\.centers)
        var taken: [Rect] = []
        var items: [PaintItem] = []
        // The ends of all lines come first, because the other dots may crowd them out.
        func dots(_ line: [(time: MediaTime, point: Point)], areEnds: Bool) -> [(time: MediaTime, point: Point)] {
            let dots = line.filter { moments.contains($0.time) }
            return areEnds ? [dots.last, dots.first].compactMap(\.self) : Array(dots.dropFirst().dropLast())
        }
        for (line, areEnds) in lines.map({ ($0, true) }) + lines.map({ ($0, false) }) {
            let run = (line.centers.last?.point ?? .zero) - (line.centers.first?.point ?? .zero)
            for dot in dots(line.centers, areEnds: areEnds) {
                let label = lettering.label(
                    "\(SVGText.number(dot.time.seconds)) s", LabelStyle(size: size, weight: .medium, line.color))
                let plates = Self.origins(of: label, at: dot.point, runsAcross: run.x.magnitude > run.y.magnitude)
                    .map { (origin: $0, plate: label.bounds(at: $0).inset(by: -3)) }
                guard
                    let free = plates.first(where: { _, plate in
                        whole.contains(plate) && taken.allSatisfy { $0.intersection(plate).isEmpty }
                            && !points.contains { plate.contains($0.point) }
                    })
                else { continue }
                taken.append(free.plate)
                items.append(
                    .fill(Fill(.roundedRect(free.plate, CornerRadii(all: 3)), color: Self.halo, name: "time")))
                items += label.items(at: free.origin)
            }
        }
        return items
    }

    /// Returns the possible positions of a label next to a dot, the best first.
    private static func origins(of label: Label, at point: Point, runsAcross: Bool) -> [Point] {
        let beside = [Label.Anchor.start, .end].map { anchor in
            let x = point.x + (anchor == .start ? gap : -gap)
            return label.origin(at: Point(x: x, y: point.y + label.capHeight / 2), anchor)
        }
        let across = [point.y - gap, point.y + gap + label.capHeight].map { y in
            label.origin(at: Point(x: point.x, y: y), .middle)
        }
        return runsAcross ? across + beside : beside + across
    }
}

extension Point {
    fileprivate var length: Double { (x * x + y * y).squareRoot() }
}

extension Rect {
    fileprivate func contains(_ point: Point) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }

    fileprivate func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}

extension LayerPlacement {
    /// Area on the canvas, in square points.
    fileprivate var area: Double { bounds.size.width * bounds.size.height * toCanvas.determinant.magnitude }
}
