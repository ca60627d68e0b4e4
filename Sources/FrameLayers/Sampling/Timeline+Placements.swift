internal import FrameGeometry
public import FrameTiming

/// A layer that a walk through the tree comes by.
struct LayerVisit {
    let node: LayerNode
    let properties: LayerProperties
    /// Seconds of the superlayer.
    let parentTime: Double
    /// From the superlayer's coordinates to the canvas's points.
    let parent: Affine
    /// Of all layers it is in, together.
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
    /// Where the layers are that show something at `time`, superlayers before what is in them. Layers that leave the plane
    /// of what they are in are passed over, and all in them.
    public func placements(at time: MediaTime) -> [LayerPlacement] {
        var placements: [LayerPlacement] = []
        walk(at: time) { placements.append($0.placement) }
        return placements
    }

    /// The layers that move by themselves between any two of these moments: not those that are only carried along, nor
    /// those that change in colour or opacity alone.
    public func movers(among times: [MediaTime]) -> Set<LayerID> {
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

    /// Calls `visit` with every layer that shows something.
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
            walk(sublayer, time, inside, opacityAbove * layer.opacity, depth + 1, node.id, visit)
        }
    }
}
