internal import FrameGeometry
public import FramePainting
public import FrameTiming

extension Timeline {
    /// What is seen at `time`, and under each of `movers`, where it lies in depth, how it looked at earlier moments: whole,
    /// at an opacity. What does not move is there once.
    ///
    /// A ghost is not cut off by the layers it is in. One of a layer that is gone by `time` lies on top.
    ///
    /// - Parameter ghosts: moments, the faintest first, each with an opacity, 0…1.
    public func displayList(
        at time: MediaTime, movers: Set<LayerID>, ghosts: [(time: MediaTime, opacity: Double)]
    ) -> DisplayList {
        var emitter = Emitter(scale: canvas.scale)
        var order: [LayerID] = []
        for ghost in ghosts {
            walk(at: ghost.time) { visit in
                guard movers.contains(visit.node.id) else { return }
                var picture = Emitter(scale: canvas.scale)
                picture.emit(visit.node, parentTime: visit.parentTime, parent: visit.parent)
                guard !picture.items.isEmpty else { return }
                let group = Group(
                    opacity: DisplayNumber.fraction(ghost.opacity * visit.opacityAbove),
                    name: visit.node.name + " ghost", items: picture.items)
                if emitter.ghosts[visit.node.id] == nil { order.append(visit.node.id) }
                emitter.ghosts[visit.node.id, default: []].append(.group(group))
            }
        }
        if let root = commit(at: time)?.root { emitter.emit(root, parentTime: time.seconds) }
        let gone = order.flatMap { emitter.ghosts[$0] ?? [] }
        return DisplayList(
            size: pixelSize, scale: canvas.scale, background: canvas.background, items: emitter.items + gone)
    }
}
