internal import FrameGeometry
internal import FramePainting

// Layers that leave the plane of their superlayer. Each is drawn flat in its own coordinates and projected onto that plane;
// only sublayers of transform layers stay in space.
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

    /// - Parameter space: from the layer's own space to that of the plane it is projected onto; identity when `nil`.
    mutating func emitSublayersInSpace(of layer: SampledLayer, time: Double, space: Matrix4?) {
        let inside = layer.properties.sublayersToLayer.then(space ?? .identity)
        let sublayers = layer.sublayersBackToFront(at: time)
        // In a shared space layers are drawn from back to front, by the depth of their centers.
        let order =
            layer.properties.keepsDepth
            ? sublayers.enumerated().map { index, node in
                (depth: depth(of: node, parentTime: time, in: inside), index: index, node: node)
            }.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }.map(\.node) : sublayers
        for sublayer in order { emit(sublayer, parentTime: time, parent: layer.toCanvas, space: inside) }
    }

    /// The depth of a layer's center: larger is nearer.
    func depth(of node: LayerNode, parentTime: Double, in space: Matrix4) -> Double {
        let properties = node.properties(at: node.localTime(parentTime: parentTime))
        let whole = properties.spaceToParent.then(space)
        let middle: SIMD4<Double> = [properties.bounds.midX, properties.bounds.midY, 0, 1]
        let depth = middle.x * whole.row1.z + middle.y * whole.row2.z + whole.row4.z
        return depth.isFinite ? depth : 0
    }
}

// Sublayers of a replicator, drawn repeatedly with another transform, delay and colour.
extension Emitter {
    private struct Copy {
        let node: LayerNode
        /// The replicator's time, in seconds.
        let time: Double
        /// Its transform in the replicator's own space.
        let place: Matrix4
        let color: Color
    }

    /// - Parameter space: as in ``emit(_:parentTime:parent:space:)``.
    mutating func emitCopies(of layer: SampledLayer, time: Double, space: Matrix4?) {
        let properties = layer.properties
        let staysInPlane =
            space == nil && properties.replication.space == nil && properties.sublayerSpace == nil
            && !properties.keepsDepth
        let inside = properties.sublayersToLayer.then(space ?? .identity)
        for copy in copies(in: layer, time: time, inside: inside) {
            let start = items.count
            let whole = copy.place.then(inside)
            if staysInPlane, let flat = whole.affine {
                emit(copy.node, parentTime: copy.time, parent: flat.then(layer.toCanvas))
            } else {
                emit(copy.node, parentTime: copy.time, parent: layer.toCanvas, space: whole)
            }
            if copy.color != .white {
                for index in start..<items.count { items[index] = items[index].tinted(by: copy.color) }
            }
        }
    }

    /// In order, or from back to front if they keep their depth.
    private func copies(in layer: SampledLayer, time: Double, inside: Matrix4) -> [Copy] {
        let style = layer.properties.replication
        let step = layer.properties.aboutAnchor(style.wholeTransform)
        var copies: [Copy] = []
        var place = Matrix4.identity
        for number in 0..<min(max(style.count, 0), ReplicationStyle.limit) {
            let time = time - Double(number) * style.delay
            copies += layer.sublayersBackToFront(at: time).map {
                Copy(node: $0, time: time, place: place, color: style.color(of: number))
            }
            place = step.then(place)
        }
        guard layer.properties.keepsDepth else { return copies }
        return copies.enumerated().map { index, copy in
            (depth: depth(of: copy.node, parentTime: copy.time, in: copy.place.then(inside)), index: index, copy: copy)
        }.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }.map(\.copy)
    }
}
