internal import FrameGeometry
internal import FramePainting

// Layers that leave the plane of what they are in. Each is drawn flat, in its own coordinates, and seen from the front of its
// superlayer; only what transform layers hold stays in space.
extension Emitter {
    mutating func emitInSpace(
        _ node: LayerNode, _ properties: LayerProperties, time: Double, parent: Affine, space: Matrix4?
    ) {
        let whole = properties.spaceToParent.then(space ?? .identity)
        if properties.keepsDepth {
            let layer = SampledLayer(node: node, properties: properties, toCanvas: parent)
            guard !properties.isHidden, layer.opacity > 0, whole.isFinite else { return }
            let start = items.count
            emitInside(of: layer, time: time, space: whole)
            if layer.opacity < 1 {
                for index in start..<items.count { items[index] = items[index].faded(by: layer.opacity) }
            }
            return
        }
        let projection = DisplayNumber.projection(Projection(whole).then(Projection(parent)))
        let bounds = properties.bounds
        guard projection.isFinite,
            let facing = projection.affine(around: Point(x: bounds.midX, y: bounds.midY))?.determinant, facing != 0,
            properties.isDoubleSided || facing > 0
        else { return }
        if let flat = projection.affine {
            return emit(SampledLayer(node: node, properties: properties, toCanvas: flat), time: time)
        }
        let start = items.count
        let wasInPerspective = isInPerspective
        isInPerspective = true
        emit(SampledLayer(node: node, properties: properties, toCanvas: .identity), time: time)
        isInPerspective = wasInPerspective
        group(from: start) { Group(projection: projection, name: node.name, items: $0) }
    }

    /// - Parameter space: from the layer's own space to that of the plane that the layer maps; the plane itself when `nil`.
    mutating func emitSublayersInSpace(of layer: SampledLayer, time: Double, space: Matrix4?) {
        let inside = layer.properties.sublayersToLayer.then(space ?? .identity)
        let sublayers = layer.sublayersBackToFront(at: time)
        // In a space that is shared, what is further away is drawn first: by the depth of its middle.
        let order =
            layer.properties.keepsDepth
            ? sublayers.enumerated().map { index, node in
                (depth: depth(of: node, parentTime: time, in: inside), index: index, node: node)
            }.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }.map(\.node) : sublayers
        for sublayer in order { emit(sublayer, parentTime: time, parent: layer.toCanvas, space: inside) }
    }

    /// Of a layer's middle: larger is nearer.
    func depth(of node: LayerNode, parentTime: Double, in space: Matrix4) -> Double {
        let properties = node.properties(at: node.localTime(parentTime: parentTime))
        let whole = properties.spaceToParent.then(space)
        let middle: SIMD4<Double> = [properties.bounds.midX, properties.bounds.midY, 0, 1]
        let depth = middle.x * whole.row1.z + middle.y * whole.row2.z + whole.row4.z
        return depth.isFinite ? depth : 0
    }
}
