internal import FrameGeometry
internal import FramePainting

// One picture of a layer taking another's place.
extension Emitter {
    /// Both pictures, at `progress` of the way from one to the other.
    mutating func emit(_ transition: ContentTransition, at progress: Double, of layer: SampledLayer, time: Double) {
        let size = layer.properties.bounds.size
        let way = transition.edge.vector(size)
        func moved(by share: Double) -> Affine { .translation(x: way.x * share, y: way.y * share) }
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
            emitCurl(1 - progress, of: layer) { $0.emitBefore(transition, of: $1, .identity) }
        case .curlDown:
            emitBefore(transition, of: layer, .identity)
            emitCurl(progress, of: layer) { $0.emitAfter(of: $1, time: time, .identity) }
        }
        switch transition.kind {
        case .moveIn, .push, .reveal: clip(from: begin, to: layer)
        case .fade, .flip, .curlUp, .curlDown: break
        }
    }

    /// One side of a layer that turns over.
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
        let wasInPerspective = isInPerspective
        isInPerspective = true
        emit(&self, layer.inItsPlane, .identity)
        isInPerspective = wasInPerspective
        let projection = DisplayNumber.projection(flip.map.then(Projection(layer.toCanvas)))
        group(from: start) { Group(projection: projection, name: layer.node.name, items: $0) }
    }

    /// A picture of a layer as a page.
    ///
    /// - Parameter lying: how much of the page has not been lifted yet, 0…1.
    mutating func emitCurl(
        _ lying: Double, of layer: SampledLayer, _ emit: (inout Emitter, SampledLayer) -> Void
    ) {
        var picture = Emitter(scale: scale)
        let flat = layer.inItsPlane
        emit(&picture, flat)
        let curl = Curl(of: layer.properties.bounds, share: 1 - lying)
        let page = curl.items(of: picture.items, outline: flat.outline, name: layer.node.name)
        let start = items.count
        items += page
        group(from: start) {
            Group(transform: DisplayNumber.affine(layer.toCanvas), name: layer.node.name, items: $0)
        }
    }

    /// - Parameter map: what happens to the picture in the layer's own coordinates.
    private mutating func emitAfter(of layer: SampledLayer, time: Double, _ map: Affine, opacity: Double = 1) {
        let start = items.count
        let picture = SampledLayer(
            node: layer.node, properties: layer.properties, toCanvas: map.then(layer.toCanvas))
        emitContent(of: picture, time: time)
        fade(from: start, opacity, name: layer.node.name)
    }

    private mutating func emitBefore(
        _ transition: ContentTransition, of layer: SampledLayer, _ map: Affine, opacity: Double = 1
    ) {
        guard let before = transition.before else { return }
        let time = transition.beforeTime
        let properties = before.properties(at: time)
        // The old picture begins where the new one does, whatever part of its content it shows.
        let (old, new) = (properties.bounds.origin, layer.properties.bounds.origin)
        let place = Affine.translation(x: new.x - old.x, y: new.y - old.y).then(map)
        let picture = SampledLayer(node: before, properties: properties, toCanvas: place.then(layer.toCanvas))
        let start = items.count
        if let older = before.transition, let progress = older.progress(at: time) {
            emit(older, at: progress, of: picture, time: time)
        } else {
            emitContent(of: picture, time: time)
        }
        fade(from: start, opacity, name: before.name)
    }

    /// Gives the items from `start` on an opacity, 0…1.
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
    /// From the layer to the place beside it on this side.
    fileprivate func vector(_ size: Size) -> Point {
        switch self {
        case .left: Point(x: -size.width, y: 0)
        case .right: Point(x: size.width, y: 0)
        case .top: Point(x: 0, y: -size.height)
        case .bottom: Point(x: 0, y: size.height)
        }
    }
}
