public import FrameGeometry
internal import FramePainting
public import FrameTiming

/// A layer visited by a walk through the tree.
struct LayerVisit {
    let node: LayerNode
    let properties: LayerProperties
    /// Time of the superlayer, in seconds.
    let parentTime: Double
    /// Transform from the superlayer's coordinates to the canvas's points.
    let parent: Affine
    /// Product of the opacities of all superlayers.
    let opacityAbove: Double
    let depth: Int
    let superlayer: LayerID?

    var placement: LayerPlacement {
        LayerPlacement(
            id: node.id, name: node.name, superlayer: superlayer, depth: depth, bounds: properties.bounds,
            radii: properties.cornerRadii, anchor: properties.anchor, toSuperlayer: properties.transformToParent,
            toCanvas: properties.transformToParent.then(parent))
    }
}

extension Timeline {
    /// Returns the placements of the layers visible at `time`, superlayers before their sublayers. A layer that leaves
    /// the plane of its superlayer is skipped with its sublayers.
    public func placements(at time: MediaTime) -> [LayerPlacement] {
        var placements: [LayerPlacement] = []
        walk(at: time) { placements.append($0.placement) }
        return placements
    }

    /// Returns the layers that move in their superlayer between any two of `times`, except for those inside another
    /// moving layer and those that change only in color or opacity.
    public func movingLayers(among times: [MediaTime]) -> Set<LayerID> {
        var first: [LayerID: LayerPlacement] = [:]
        var superlayers: [LayerID: LayerID] = [:]
        var moving: Set<LayerID> = []
        for time in times {
            for placement in placements(at: time) {
                superlayers[placement.id] = placement.superlayer
                if let before = first[placement.id] {
                    if placement.isElsewhere(than: before) { moving.insert(placement.id) }
                } else {
                    first[placement.id] = placement
                }
            }
        }
        return moving.filter { layer in
            var above = superlayers[layer]
            while let id = above, !moving.contains(id) { above = superlayers[id] }
            return above == nil
        }
    }

    /// Calls `visit` with every visible layer.
    func walk(at time: MediaTime, _ visit: (LayerVisit) -> Void) {
        guard let root = commit(at: time)?.root else { return }
        walk(root, time.seconds, .identity, 1, 0, nil, visit)
    }

    private func walk(
        _ node: LayerNode, _ parentTime: Double, _ parent: Affine, _ opacityAbove: Double, _ depth: Int,
        _ superlayer: LayerID?, _ visit: (LayerVisit) -> Void
    ) {
        let time = node.localTime(parentTime: parentTime)
        let properties = node.properties(at: time)
        let layer = SampledLayer(node: node, properties: properties, parent: parent)
        guard properties.space == nil, layer.isVisible else { return }
        visit(
            LayerVisit(
                node: node, properties: properties, parentTime: parentTime, parent: parent,
                opacityAbove: opacityAbove, depth: depth, superlayer: superlayer))
        guard properties.sublayerSpace == nil else { return }
        let inside = properties.aboutAnchor(properties.sublayerTransform).then(layer.toCanvas)
        for sublayer in node.sublayers {
            withStackRoom {
                walk(sublayer, time, inside, opacityAbove * layer.opacity, depth + 1, node.id, visit)
            }
        }
    }
}

/// The geometry of a layer at one instant.
public struct LayerPlacement: Equatable, Sendable {
    public let id: LayerID
    public let name: String
    /// Superlayer; `nil` for the root.
    public let superlayer: LayerID?
    /// Number of superlayers.
    public let depth: Int
    /// Bounds in the layer's own coordinates.
    public let bounds: Rect
    /// Corner radii of the bounds.
    public let radii: CornerRadii
    /// Point that transforms are applied about, in the layer's own coordinates.
    public let anchor: Point
    /// Transform from the layer's own coordinates to its superlayer's.
    public let toSuperlayer: Affine
    /// Transform from the layer's own coordinates to the canvas's points.
    public let toCanvas: Affine

    /// Corners of the bounds on the canvas, clockwise from the top left before transforms.
    public var corners: [Point] {
        [
            Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.minY),
            Point(x: bounds.maxX, y: bounds.maxY), Point(x: bounds.minX, y: bounds.maxY),
        ].map(toCanvas.apply)
    }

    /// The rounded bounds on the canvas.
    public var outline: Path { Path(rounded: bounds, radii).applying(toCanvas) }

    /// The center of the bounds on the canvas.
    public var center: Point { toCanvas.apply(Point(x: bounds.midX, y: bounds.midY)) }

    /// Whether the bounds, or the place in the superlayer, differ from `other`.
    func isElsewhere(than other: LayerPlacement) -> Bool {
        bounds != other.bounds || toSuperlayer != other.toSuperlayer
    }
}
