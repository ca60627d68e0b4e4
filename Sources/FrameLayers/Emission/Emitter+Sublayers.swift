internal import FrameGeometry
internal import FramePainting

// Layers that leave the plane of their superlayer. Each is drawn flat in its own coordinates and projected onto that
// plane.
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
        let wasMapped = isMapped
        isMapped = true
        emit(SampledLayer(node: node, properties: properties, toCanvas: .identity), time: time)
        isMapped = wasMapped
        group(from: start) { Group(projection: projection, name: node.name, items: $0) }
    }
}

// Sublayers that share a space: depth determines which layers hide others, and layers that pass through each other are
// cut (facts/depth-of-siblings). Sublayers of transform layers stay in the space of those layers; everything else is
// flattened into its superlayer's plane.
extension Emitter {
    /// - Parameter space: Transform from the layer's own space to that of the plane it is projected onto; `nil` for the
    ///   identity.
    mutating func emitInDepth(of layer: SampledLayer, time: Double, space: Matrix4?) {
        let order = DepthOrder(parts(inside: layer, time: time, space: space ?? .identity))
        if !order.isExact { isWhole = false }
        for part in order.parts { items += part.drawn }
    }

    private mutating func parts(inside layer: SampledLayer, time: Double, space: Matrix4) -> [DepthPart] {
        let inside = layer.properties.sublayersToLayer.then(space)
        if layer.properties.kind == .replicator {
            return copies(in: layer, time: time).flatMap { copy in
                let parts = parts(
                    of: copy.node, parentTime: copy.time, parent: layer.toCanvas, space: copy.place.then(inside))
                return copy.color == .white ? parts : parts.map { $0.mapItems { $0.tinted(by: copy.color) } }
            }
        }
        return layer.sublayersBackToFront(at: time).flatMap {
            parts(of: $0, parentTime: time, parent: layer.toCanvas, space: inside)
        }
    }

    /// Adds the layer as one part, or a layer that keeps depth as the parts of its sublayers.
    private mutating func parts(
        of node: LayerNode, parentTime: Double, parent: Affine, space: Matrix4
    ) -> [DepthPart] {
        let time = node.localTime(parentTime: parentTime)
        let properties = node.properties(at: time)
        let whole = properties.spaceToParent.then(space)
        if properties.keepsDepth {
            let layer = SampledLayer(node: node, properties: properties, toCanvas: parent)
            guard !properties.isHidden, layer.opacity > 0, whole.isFinite else { return [] }
            var inner: [DepthPart] = []
            withStackRoom { inner = parts(inside: layer, time: time, space: whole) }
            return layer.opacity < 1 ? inner.map { $0.mapItems { $0.faded(by: layer.opacity) } } : inner
        }
        let start = items.count
        if let flat = space.affine, properties.space == nil {
            emit(node, parentTime: parentTime, parent: flat.then(parent))
        } else {
            emit(node, parentTime: parentTime, parent: parent, space: space)
        }
        let own = Array(items[start...])
        items.removeSubrange(start...)
        return own.isEmpty ? [] : [DepthPart(own, DepthPlane(whole, toCanvas: parent))]
    }
}

// Sublayers of a replicator, drawn repeatedly with different transforms, delays and colors.
extension Emitter {
    private struct Copy {
        let node: LayerNode
        /// Time of the replicator, in seconds.
        let time: Double
        /// Transform in the replicator's own space.
        let place: Matrix4
        let color: Color
    }

    /// Emits copies in the layer's own plane.
    mutating func emitCopies(of layer: SampledLayer, time: Double) {
        let inside = layer.properties.sublayersToLayer
        for copy in copies(in: layer, time: time) {
            let start = items.count
            let whole = copy.place.then(inside)
            if let flat = whole.affine {
                emit(copy.node, parentTime: copy.time, parent: flat.then(layer.toCanvas))
            } else {
                emit(copy.node, parentTime: copy.time, parent: layer.toCanvas, space: isFlat ? nil : whole)
            }
            if copy.color != .white {
                for index in start..<items.count { items[index] = items[index].tinted(by: copy.color) }
            }
        }
    }

    private func copies(in layer: SampledLayer, time: Double) -> [Copy] {
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
        return copies
    }
}
