internal import FrameGeometry
public import FramePainting

/// Walks a sampled tree and writes its display list.
///
/// Items have absolute coordinates: a layer that is only moved becomes a moved rectangle, and one that is also rotated
/// or scaled a rectangle with a transform. Groups appear only where compositing needs them.
struct Emitter {
    var items: [PaintItem] = []
    /// Pixels per point of the canvas.
    private(set) var scale: Double
    /// Whether all edges are smooth.
    let smoothsEdges: Bool
    /// Whether layers that clip also clip their own backgrounds, so that the antialiased pixels of their corners lose
    /// opacity twice, as when Core Graphics draws layers (facts/clipped-corners).
    private let clipsBackgrounds: Bool
    /// Whether transforms that leave the plane are left out, as when Core Graphics draws layers (facts/space-in-contexts).
    let isFlat: Bool
    /// Whether the emitted items will be projected or rotated, so that they are not in canvas coordinates.
    var isMapped = false
    /// Whether everything was emitted, with exact depths.
    var isWhole = true
    /// Number of layers emitted so far.
    private var count = 0

    /// Maximum number of layers in one picture, including copies. Tuned: a few seconds, and ten times the number on the
    /// largest screens.
    static let limit = 1 << 19

    init(scale: Double, smoothsEdges: Bool, clipsBackgrounds: Bool = false, isFlat: Bool = false) {
        self.scale = scale
        self.smoothsEdges = smoothsEdges
        self.clipsBackgrounds = clipsBackgrounds
        self.isFlat = isFlat
    }

    /// Returns the items of a part of the picture in separate coordinates.
    ///
    /// - Parameter isMapped: Whether the items will be projected or rotated; `nil` if they are in the canvas's
    ///   coordinates whenever this emitter's are.
    mutating func separately(
        scale: Double? = nil, isMapped: Bool? = nil, _ emit: (inout Emitter) -> Void
    ) -> [PaintItem] {
        var part = self
        part.items = []
        part.scale = scale ?? self.scale
        part.isMapped = isMapped ?? self.isMapped
        emit(&part)
        (count, isWhole) = (part.count, part.isWhole)
        return part.items
    }

    /// - Parameters:
    ///   - parentTime: Superlayer's time in seconds.
    ///   - parent: Transform from the superlayer's coordinates to the canvas's points.
    ///   - space: Transform applied before `parent`, in the superlayer's space; `nil` in its plane.
    mutating func emit(
        _ node: LayerNode, parentTime: Double, parent: Affine = .identity, space: Matrix4? = nil
    ) {
        guard count < Self.limit else { return isWhole = false }
        count += 1
        withStackRoom { emitHere(node, parentTime: parentTime, parent: parent, space: space) }
    }

    private mutating func emitHere(_ node: LayerNode, parentTime: Double, parent: Affine, space: Matrix4?) {
        let time = node.localTime(parentTime: parentTime)
        let properties = properties(of: node, at: time)
        if space != nil || properties.space != nil || !properties.isDoubleSided {
            return emitInSpace(node, properties, time: time, parent: parent, space: space)
        }
        emit(SampledLayer(node: node, properties: properties, parent: parent), time: time)
    }

    private func properties(of node: LayerNode, at time: Double) -> LayerProperties {
        let properties = node.properties(at: time)
        return isFlat ? properties.inPlane : properties
    }

    /// Emits a layer with its transition, mask and opacity.
    mutating func emit(_ layer: SampledLayer, time: Double) {
        guard layer.isVisible else { return }
        if layer.properties.curl > 0 {
            return emitCurl(layer.properties.curl, of: layer) { $0.emit($1.uncurled, time: time) }
        }
        if layer.isRasterized { return emitRasterized(of: layer, time: time) }
        let node = layer.node
        let start = items.count
        if let transition = node.transition, let progress = transition.progress(at: time) {
            emit(transition, at: progress, of: layer, time: time)
        } else {
            emitContent(of: layer, time: time)
        }
        composite(from: start, for: layer, time: time)
    }

    /// Emits a layer in its own coordinates, without its position and transform.
    mutating func emitUpright(of node: LayerNode, at time: Double) {
        let properties = properties(of: node, at: time)
        let layer = SampledLayer(node: node, properties: properties, toCanvas: .identity)
        guard layer.isVisible else { return }
        if layer.isRasterized { return emitRasterized(of: layer, time: time) }
        let start = items.count
        emitContent(of: layer, time: time)
        composite(from: start, for: layer, time: time)
    }

    /// Emits backdrop, shadow, background, contents, sublayers and border, in this order.
    mutating func emitContent(of layer: SampledLayer, time: Double) {
        if layer.isFrame { return emitInside(of: layer, time: time) }
        let begin = items.count
        let edges = edges(of: layer)
        if layer.properties.showsBackdrop, let backdrop = layer.backdrop(edges) { items.append(backdrop) }
        var shadowIndex: Int?
        if layer.properties.shadowOpacity > 0, let shadow = layer.shadow {
            shadowIndex = items.count
            items.append(shadow)
        }
        let background = items.count
        layer.appendBackground(to: &items, edges)
        let start = clipsBackgrounds ? background : items.count
        if layer.properties.contents != nil { items += layer.contents(scale: scale, edges) }
        if layer.properties.drawing != nil { items += layer.drawing }
        switch layer.properties.kind {
        case .shape: items += layer.shape
        case .gradient: if let gradient = layer.gradient(edges) { items.append(gradient) }
        case .emitter:
            let particles = layer.particles(at: time)
            items += particles.items
            isWhole = isWhole && particles.isWhole
        case .plain, .replicator, .transform: break
        }
        emitInside(of: layer, time: time)
        if layer.properties.masksToBounds { clip(from: start, to: layer) }
        let contentShadow = layer.properties.shadowOpacity > 0 ? layer.contentShadow : nil
        let castsMore = contentShadow != nil && (shadowIndex == nil || !staysInside(layer, from: start))
        if layer.properties.borderWidth > 0, let border = layer.border(edges) { items.append(border) }
        if castsMore, let shadow = contentShadow {
            if let shadowIndex { items.remove(at: shadowIndex) }
            group(from: begin) { Group(shadow: shadow, name: layer.node.name + " shadow", items: $0) }
        }
    }

    /// Emits the sublayers, or copies of them.
    ///
    /// - Parameters:
    ///   - time: Time of `layer` in seconds.
    ///   - space: Transform as in ``emit(_:parentTime:parent:space:)``.
    mutating func emitInside(of layer: SampledLayer, time: Double, space: Matrix4? = nil) {
        if layer.node.sublayers.isEmpty { return }
        if space != nil || !isFlat && layer.hasDepth(at: time) {
            return emitInDepth(of: layer, time: time, space: space)
        }
        if layer.properties.kind == .replicator { return emitCopies(of: layer, time: time) }
        let parent = layer.properties.aboutAnchor(layer.properties.sublayerTransform).then(layer.toCanvas)
        if layer.node.isSortedInDepth {
            for sublayer in layer.sublayersBackToFront(at: time) {
                emit(sublayer, parentTime: time, parent: parent)
            }
        } else {
            for sublayer in layer.node.sublayers { emit(sublayer, parentTime: time, parent: parent) }
        }
    }

    /// Clips the items from `start` on to the layer's rounded bounds.
    mutating func clip(from start: Int, to layer: SampledLayer) {
        let edges = edges(of: layer)
        // A smooth edge inside a pixel covers a part of it. An item with the same edge would be covered twice.
        if edges == .smooth, let box = layer.boxBetweenPixels(scale: smoothsEdges ? nil : scale),
            let extent = Array(items[start...]).extent,
            box.minX <= extent.minX, box.minY <= extent.minY, box.maxX >= extent.maxX, box.maxY >= extent.maxY
        {
            return
        }
        let clip = layer.clip(edges)
        group(from: start) { Group(clip: clip, name: layer.node.name, items: $0) }
    }

    private func edges(of layer: SampledLayer) -> Edges {
        smoothsEdges ? .smooth : layer.edges(scale: isMapped ? nil : scale)
    }

    /// Applies the layer's mask, opacity and blend mode to the items from `start` on: as one group, or an opacity alone
    /// in a single item, which looks the same.
    private mutating func composite(from start: Int, for layer: SampledLayer, time: Double) {
        let opacity = layer.opacity
        let blend = layer.isFrame ? .normal : layer.properties.blend
        if let mask = layer.node.mask, !layer.isFrame {
            let content = separately { $0.emit(mask, parentTime: time, parent: layer.toCanvas) }
            // An empty mask hides everything.
            guard !content.isEmpty else { return items.removeSubrange(start...) }
            return group(from: start) {
                Group(
                    opacity: opacity, mask: Mask(items: content), blend: blend, name: layer.node.name, items: $0)
            }
        }
        guard blend == .normal else {
            return group(from: start) { Group(opacity: opacity, blend: blend, name: layer.node.name, items: $0) }
        }
        guard opacity < 1 else { return }
        if items.count == start + 1 || !layer.properties.allowsGroupOpacity || layer.isFrame {
            for index in start..<items.count { items[index] = items[index].faded(by: opacity) }
        } else {
            group(from: start) { Group(opacity: opacity, name: layer.node.name, items: $0) }
        }
    }

    /// Replaces the items from `start` on, if any, with a group of them.
    mutating func group(from start: Int, _ make: ([PaintItem]) -> Group) {
        guard items.count > start else { return }
        let inside = Array(items[start...])
        items.removeSubrange(start...)
        items.append(.group(make(inside)))
    }
}

// Layers that are rasterized before they are drawn.
extension Emitter {
    /// Emits a group that rasterizes the layer upright in its own coordinates, with shadow and mask, and then
    /// transforms that image. Pixels begin at the corner of the bounds.
    mutating func emitRasterized(of layer: SampledLayer, time: Double) {
        var properties = layer.properties
        let scale = properties.rasterScale
        properties.rasterScale = 0
        properties.opacity = 1
        properties.blend = .normal
        let origin = properties.bounds.origin
        let upright = SampledLayer(
            node: layer.node, properties: properties, toCanvas: .translation(x: -origin.x, y: -origin.y))
        let content = separately(scale: scale, isMapped: false) { $0.emit(upright, time: time) }
        guard !content.isEmpty else { return }
        let place = Affine.translation(x: origin.x, y: origin.y).then(layer.toCanvas)
        items.append(
            .group(
                Group(
                    opacity: layer.opacity, raster: DisplayNumber.points(scale), blend: layer.properties.blend,
                    transform: DisplayNumber.affine(place), name: layer.node.name, items: content)))
    }
}

extension LayerNode {
    /// Returns the items of the layer with its sublayers at `time`, in seconds of the layer, in its own coordinates
    /// without its position and transform.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point of the target.
    ///   - smoothsEdges: Whether all edges are smooth.
    ///   - clipsBackgrounds: Whether layers that clip also clip their own backgrounds.
    ///   - isFlat: Whether transforms that leave the plane are left out.
    public func displayItems(
        at time: Double, scale: Double, smoothsEdges: Bool, clipsBackgrounds: Bool = false, isFlat: Bool = false
    ) -> [PaintItem] {
        var emitter = Emitter(
            scale: scale, smoothsEdges: smoothsEdges, clipsBackgrounds: clipsBackgrounds, isFlat: isFlat)
        emitter.emitUpright(of: self, at: time)
        return emitter.items
    }
}
