internal import FrameGeometry
public import FramePainting
public import FrameTiming

extension Timeline {
    /// The display list at `time`. Before the first commit, the empty canvas.
    public func displayList(at time: MediaTime) -> DisplayList {
        var emitter = Emitter(scale: canvas.scale, smoothsEdges: canvas.smoothsEdges)
        if let root = commit(at: time)?.root {
            emitter.items.reserveCapacity(root.count)
            emitter.emit(root, parentTime: time.seconds)
        }
        return list(of: emitter.items, isWhole: emitter.isWhole)
    }

    private func list(of items: [PaintItem], isWhole: Bool) -> DisplayList {
        var list = DisplayList(size: pixelSize, scale: canvas.scale, background: canvas.background, items: items)
        list.isWhole = isWhole
        return list
    }

    /// The display list at `time`, with ghosts of the layers in `moving`: directly below each of them, its whole appearance at
    /// earlier times, faded. Other layers are drawn once.
    ///
    /// A ghost is not clipped by its superlayers. Ghosts of a layer that is gone by `time` are drawn on top.
    ///
    /// - Parameter ghosts: times, the faintest first, each with an opacity, 0…1.
    public func displayList(
        at time: MediaTime, moving: Set<LayerID>, ghosts: [(time: MediaTime, opacity: Double)]
    ) -> DisplayList {
        var emitter = Emitter(scale: canvas.scale, smoothsEdges: canvas.smoothsEdges)
        var order: [LayerID] = []
        for ghost in ghosts {
            walk(at: ghost.time) { visit in
                guard moving.contains(visit.node.id) else { return }
                let content = emitter.separately {
                    $0.emit(visit.node, parentTime: visit.parentTime, parent: visit.parent)
                }
                guard !content.isEmpty else { return }
                let group = Group(
                    opacity: DisplayNumber.fraction(ghost.opacity * visit.opacityAbove),
                    name: visit.node.name + " ghost", items: content)
                if emitter.ghosts[visit.node.id] == nil { order.append(visit.node.id) }
                emitter.ghosts[visit.node.id, default: []].append(.group(group))
            }
        }
        if let root = commit(at: time)?.root { emitter.emit(root, parentTime: time.seconds) }
        let gone = order.flatMap { emitter.ghosts[$0] ?? [] }
        return list(of: emitter.items + gone, isWhole: emitter.isWhole)
    }
}
