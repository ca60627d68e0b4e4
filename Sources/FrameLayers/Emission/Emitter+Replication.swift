internal import FrameGeometry
internal import FramePainting

// Sublayers drawn several times, each time elsewhere, later and in another colour.
extension Emitter {
    mutating func emitCopies(of layer: SampledLayer, time: Double) {
        let style = layer.properties.replication
        let step = layer.properties.aboutAnchor(style.transform)
        var place = Affine.identity
        for copy in 0..<min(max(style.count, 0), ReplicationStyle.limit) {
            let start = items.count
            let map = place.then(layer.toCanvas)
            emitSublayers(of: layer, time: time - Double(copy) * style.delay, parent: map)
            let color = style.color(of: copy)
            if color != .white {
                for index in start..<items.count { items[index] = items[index].tinted(by: color) }
            }
            place = step.then(place)
        }
    }
}
