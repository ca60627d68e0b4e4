internal import FrameGeometry
internal import FramePainting

// Layers that are made bitmaps before they are shown.
extension Emitter {
    /// The layer as it looks upright in its own coordinates, its shadow and mask included, and the bitmap of that where
    /// the layer goes. Pixels begin at the corner of its bounds.
    mutating func emitBitmap(of layer: SampledLayer, time: Double) {
        var properties = layer.properties
        properties.rasterScale = 0
        properties.opacity = 1
        let origin = properties.bounds.origin
        var picture = Emitter(scale: layer.properties.rasterScale)
        picture.emit(
            SampledLayer(
                node: layer.node, properties: properties, toCanvas: .translation(x: -origin.x, y: -origin.y)),
            time: time)
        guard !picture.items.isEmpty else { return }
        let place = Affine.translation(x: origin.x, y: origin.y).then(layer.toCanvas)
        items.append(
            .group(
                Group(
                    opacity: layer.opacity, raster: DisplayNumber.points(layer.properties.rasterScale),
                    transform: DisplayNumber.affine(place), name: layer.node.name, items: picture.items)))
    }
}
