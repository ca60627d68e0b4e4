internal import FrameGeometry
internal import FramePainting

// Transitions between two images of a layer.
extension Emitter {
    /// Emits both images at `progress` of a transition.
    mutating func emit(_ transition: ContentTransition, at progress: Double, of layer: SampledLayer, time: Double) {
        let size = layer.properties.bounds.size
        let offset = transition.edge.vector(size)
        func moved(by fraction: Double) -> Affine { .translation(x: offset.x * fraction, y: offset.y * fraction) }
        let begin = items.count
        switch transition.kind {
        case .fade:
            emitBefore(transition, of: layer, .identity, opacity: layer.isOpaque ? 1 : 1 - progress)
            emitAfter(of: layer, time: time, .identity, opacity: progress)
        case .moveIn:
            emitBefore(transition, of: layer, .identity)
            emitAfter(of: layer, time: time, moved(by: 1 - progress))
        case .push:
            emitBefore(transition, of: layer, moved(by: -progress))
            emitAfter(of: layer, time: time, moved(by: 1 - progress))
        case .reveal:
            emitAfter(of: layer, time: time, .identity)
            emitBefore(transition, of: layer, moved(by: -progress))
        case .flip:
            emitFlip(transition, at: progress, of: layer, time: time)
        case .curlUp:
            emitAfter(of: layer, time: time, .identity)
            emitCurl(progress, of: layer) { $0.emitBefore(transition, of: $1, .identity) }
        case .curlDown:
            emitBefore(transition, of: layer, .identity)
            emitCurl(1 - progress, of: layer) { $0.emitAfter(of: $1, time: time, .identity) }
        }
        switch transition.kind {
        case .moveIn, .push, .reveal: clip(from: begin, to: layer)
        case .fade, .flip, .curlUp, .curlDown: break
        }
    }

    /// Emits the visible side of a flipping layer.
    private mutating func emitFlip(
        _ transition: ContentTransition, at progress: Double, of layer: SampledLayer, time: Double
    ) {
        guard let flip = Flip(from: transition.edge, at: progress, in: layer.properties.bounds) else { return }
        func emit(_ emitter: inout Emitter, _ side: SampledLayer, _ map: Affine) {
            if flip.isFront {
                emitter.emitBefore(transition, of: side, map)
            } else {
                emitter.emitAfter(of: side, time: time, map)
            }
        }
        if let flat = flip.map.affine { return emit(&self, layer, flat) }
        let start = items.count
        let wasMapped = isMapped
        isMapped = true
        emit(&self, layer.inOwnCoordinates, .identity)
        isMapped = wasMapped
        let projection = DisplayNumber.projection(flip.map.then(Projection(layer.toCanvas)))
        group(from: start) { Group(projection: projection, name: layer.node.name, items: $0) }
    }

    /// Emits an image of the layer as a curling page.
    ///
    /// - Parameter progress: 0 flat, 1 gone.
    mutating func emitCurl(
        _ progress: Double, of layer: SampledLayer, _ emit: (inout Emitter, SampledLayer) -> Void
    ) {
        let flat = layer.inOwnCoordinates
        let image = separately(isMapped: true) { emit(&$0, flat) }
        let curl = Curl(of: layer.properties.bounds, progress: progress)
        let page = curl.items(of: image, outline: flat.outline, name: layer.node.name)
        let start = items.count
        items += page
        group(from: start) {
            Group(transform: DisplayNumber.affine(layer.toCanvas), name: layer.node.name, items: $0)
        }
    }

    /// - Parameter map: Transform applied to the image in the layer's own coordinates.
    private mutating func emitAfter(of layer: SampledLayer, time: Double, _ map: Affine, opacity: Double = 1) {
        let start = items.count
        let image = SampledLayer(
            node: layer.node, properties: layer.properties, toCanvas: map.then(layer.toCanvas))
        emitContent(of: image, time: time)
        fade(from: start, opacity, name: layer.node.name)
    }

    private mutating func emitBefore(
        _ transition: ContentTransition, of layer: SampledLayer, _ map: Affine, opacity: Double = 1
    ) {
        guard let before = transition.before else { return }
        let time = transition.beforeTime
        let properties = before.properties(at: time)
        // Both images have the same origin, regardless of the part of the content that the old one shows.
        let (old, new) = (properties.bounds.origin, layer.properties.bounds.origin)
        let place = Affine.translation(x: new.x - old.x, y: new.y - old.y).then(map)
        let image = SampledLayer(node: before, properties: properties, toCanvas: place.then(layer.toCanvas))
        let start = items.count
        if let older = before.transition, let progress = older.progress(at: time) {
            withStackRoom { emit(older, at: progress, of: image, time: time) }
        } else {
            emitContent(of: image, time: time)
        }
        fade(from: start, opacity, name: before.name)
    }

    /// Applies an opacity, 0…1, to the items from `start` on.
    private mutating func fade(from start: Int, _ opacity: Double, name: String) {
        let opacity = DisplayNumber.fraction(min(max(opacity, 0), 1))
        if opacity == 0 {
            items.removeSubrange(start...)
        } else if opacity < 1, items.count == start + 1 {
            items[start] = items[start].faded(by: opacity)
        } else if opacity < 1 {
            group(from: start) { Group(opacity: opacity, name: name, items: $0) }
        }
    }
}

extension ContentTransition.Edge {
    /// Returns the offset by which a layer moves out over this side.
    fileprivate func vector(_ size: Size) -> Point {
        switch self {
        case .left: Point(x: -size.width, y: 0)
        case .right: Point(x: size.width, y: 0)
        case .top: Point(x: 0, y: -size.height)
        case .bottom: Point(x: 0, y: size.height)
        }
    }
}

/// A layer that flips in perspective about an axis through its center, with one of its images on each side.
struct Flip {
    /// Whether the front, which is the old image, is visible.
    let isFront: Bool
    /// Projection from the layer's coordinates into the same plane.
    let map: Projection

    /// Fails if only the edge would be visible.
    ///
    /// - Parameter edge: The side that comes to the front (Apple's documentation of `transitionFlipFromLeft` and its
    ///   siblings).
    init?(from edge: ContentTransition.Edge, at progress: Double, in bounds: Rect) {
        let width = DisplayNumber.factor(RealMath.cos(.pi * progress))
        guard width != 0 else { return nil }
        isFront = width > 0
        let turn = .pi * (isFront ? progress : progress - 1)
        let rotation =
            switch edge {
            case .left: Matrix4.rotation(turn, about: [0, 1, 0])
            case .right: Matrix4.rotation(-turn, about: [0, 1, 0])
            case .top: Matrix4.rotation(-turn, about: [1, 0, 0])
            case .bottom: Matrix4.rotation(turn, about: [1, 0, 0])
            }
        let side = max(bounds.size.width, bounds.size.height)
        let seen = Matrix4.translation(x: -bounds.midX, y: -bounds.midY, z: 0).then(rotation)
            .then(.perspective(distance: max(side, 1) * TurningNumbers.eyeDistance))
            .then(.translation(x: bounds.midX, y: bounds.midY, z: 0))
        map = Projection(seen)
    }
}
