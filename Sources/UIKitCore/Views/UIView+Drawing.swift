internal import FrameGeometry
internal import FrameLayers
internal import FramePainting
internal import QuartzCore

// Views keep their drawing as a display list rather than pixels, so it stays sharp when the content mode stretches it.
extension UIView {
    static func makeLayer() -> CALayer { (layerClass as? CALayer.Type)?.init() ?? CALayer() }

    func drawInOwnContext(_ context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        asCurrent { draw(bounds) }
    }
}

// Snapshots are display lists rather than pixels, so they stay sharp at any scale.
extension UIView {
    func snapshot(of rect: CGRect, _ afterUpdates: Bool, caps capInsets: UIEdgeInsets) -> UIView {
        let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        guard rect.width > 0, rect.height > 0 else { return snapshot }
        // The edges of the clip are smooth, so what is in the same pixel as an edge counts, up to the pixels of a
        // snapshot at half size on a screen of scale 1.
        let items = displayItems(afterUpdates).reaching(Rect(rect).inset(by: -2))
        guard !items.isEmpty else { return snapshot }
        let moved = Group(
            clip: Clip(.rect(Rect(rect))), transform: .translation(x: -rect.minX, y: -rect.minY), items: items)
        let inside = CGRect(origin: .zero, size: rect.size).inset(by: capInsets)
        let center = Rect(
            x: inside.minX / rect.width, y: inside.minY / rect.height, width: max(inside.width, 0) / rect.width,
            height: max(inside.height, 0) / rect.height)
        snapshot.layer.contentsCenter = CGRect(center)
        snapshot.layer.show(Drawing(size: Size(rect.size), items: [.group(moved)]))
        return snapshot
    }

    func drawTree(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
        let items = displayItems(afterUpdates)
        guard let context = UIGraphicsGetCurrentContext(), !items.isEmpty, bounds.width > 0, bounds.height > 0 else {
            return false
        }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        for item in items { context.draw(item) }
        context.restoreGState()
        return true
    }

    private func displayItems(_ afterUpdates: Bool) -> [PaintItem] {
        let isComplete = self is SnapshotView && layer.layerID == nil
        return layer.displayItems(ofModel: afterUpdates || isComplete)
    }
}

/// The class of snapshots, whose name appears in traces and display lists.
private final class SnapshotView: UIView {}
