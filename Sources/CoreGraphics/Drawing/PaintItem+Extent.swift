internal import FrameGeometry
package import FramePainting

// What is drawn is seen inside the context's bounds, also where nobody makes pixels of it.
extension CGContext {
    /// ``items``, cut off at the bounds if they leave them.
    package var itemsWithinBounds: [PaintItem] {
        let items = items
        // A hundredth of a point is forgiven: curves that touch the bounds lie beyond them by roundings.
        let room = bounds.inset(by: -0.01)
        if items.allSatisfy({ $0.stays(in: room, .identity) }) { return items }
        return [.group(Group(clip: Clip(.rect(bounds)), items: items))]
    }
}

extension PaintItem {
    /// Whether nothing of it lies outside a rectangle for certain.
    ///
    /// - Parameter map: from the item's coordinates to the rectangle's.
    fileprivate func stays(in room: Rect, _ map: Affine) -> Bool {
        switch self {
        case .fill(let fill):
            return fill.blur == 0 && outline.map { $0.stays(in: room, map) } ?? false
        case .image:
            return outline.map { $0.stays(in: room, map) } ?? false
        case .group(let group):
            guard group.projection == nil else { return false }
            let own = group.transform.then(map)
            if let clip = group.clip, clip.shape.outline.stays(in: room, clip.transform.then(own)) { return true }
            return group.shadow == nil && group.blur == 0 && group.items.allSatisfy { $0.stays(in: room, own) }
        }
    }
}

extension Path {
    fileprivate func stays(in room: Rect, _ map: Affine) -> Bool {
        guard let box = applying(map).bounds else { return true }
        return box.minX >= room.minX && box.minY >= room.minY && box.maxX <= room.maxX && box.maxY <= room.maxY
    }
}
