internal import FrameGeometry
internal import FramePainting

// Sublayers drawn several times, each time elsewhere, later and in another colour.
extension Emitter {
    private struct Copy {
        let node: LayerNode
        /// Seconds of the replicator.
        let time: Double
        /// Where it goes in the replicator's own space.
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

    /// One after the other, or from back to front.
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
