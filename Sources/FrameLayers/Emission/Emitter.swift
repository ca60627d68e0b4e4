internal import FrameGeometry
internal import FramePainting

/// Walks a sampled tree and writes what it shows as display-list items.
///
/// Items carry absolute coordinates: a layer that is only moved becomes a moved rectangle, one that is also turned or
/// scaled becomes a rectangle with a transform. Groups appear only where compositing needs them.
struct Emitter {
    var items: [PaintItem] = []

    /// - Parameters:
    ///   - parentTime: seconds, in the superlayer's time.
    ///   - parent: from the superlayer's coordinates to the canvas's points.
    mutating func emit(_ node: LayerNode, parentTime: Double, parent: Affine = .identity) {
        let time = node.localTime(parentTime: parentTime)
        let layer = SampledLayer(node: node, properties: node.properties(at: time), parent: parent)
        guard layer.isVisible else { return }
        var content = Emitter()
        if let transition = node.transition, let progress = transition.progress(at: time) {
            content.emit(transition, at: progress, of: layer, time: time)
        } else {
            content.emitContent(of: layer, time: time)
        }
        items += content.composited(for: layer)
    }

    /// Shadow, background, contents, sublayers, border: the drawing order of one layer.
    mutating func emitContent(of layer: SampledLayer, time: Double) {
        if let shadow = layer.shadow { items.append(shadow) }
        if let background = layer.background { items.append(background) }
        var inside = Emitter()
        if let contents = layer.contents { inside.items.append(contents) }
        for sublayer in layer.sublayersBackToFront(at: time) {
            inside.emit(sublayer, parentTime: time, parent: layer.toCanvas)
        }
        items += layer.properties.masksToBounds ? inside.clipped(to: layer) : inside.items
        if let border = layer.border { items.append(border) }
    }

    func clipped(to layer: SampledLayer) -> [PaintItem] {
        guard !items.isEmpty else { return [] }
        return [.group(Group(clip: layer.clip, name: layer.node.name, items: items))]
    }

    /// The items with the layer's opacity: as one group, or folded into a single item, which looks the same.
    private func composited(for layer: SampledLayer) -> [PaintItem] {
        let opacity = layer.opacity
        guard opacity < 1, !items.isEmpty else { return items }
        if items.count == 1 || !layer.properties.allowsGroupOpacity {
            return items.map { $0.faded(by: opacity) }
        }
        return [.group(Group(opacity: opacity, name: layer.node.name, items: items))]
    }
}
