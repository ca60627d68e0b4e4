internal import FrameGeometry
public import FramePainting
public import FrameTiming

extension Timeline {
    /// Returns the display list at `time`, which is the empty canvas before the first commit.
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

    /// Returns the layers in `moving` at `time`, each faded with its whole appearance, from back to front. They are not
    /// clipped by their superlayers.
    ///
    /// - Parameter opacity: Opacity 0…1, in addition to that of the superlayers.
    public func ghosts(of moving: Set<LayerID>, at time: MediaTime, opacity: Double) -> [PaintItem] {
        var ghosts: [PaintItem] = []
        walk(at: time) { visit in
            guard moving.contains(visit.node.id) else { return }
            var content = Emitter(scale: canvas.scale, smoothsEdges: canvas.smoothsEdges)
            content.emit(visit.node, parentTime: visit.parentTime, parent: visit.parent)
            guard !content.items.isEmpty else { return }
            ghosts.append(
                .group(
                    Group(
                        opacity: DisplayNumber.fraction(opacity * visit.opacityAbove),
                        name: visit.node.name + " ghost", items: content.items)))
        }
        return ghosts
    }
}
