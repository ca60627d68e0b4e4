internal import FrameGeometry
internal import FrameLayers
internal import FramePainting
internal import QuartzCore

// Pictures of views. They keep what was drawn as it was drawn, not as pixels, and so stay sharp wherever they go.
extension UIView {
    /// A view that shows what this one showed when it was made, and never changes.
    ///
    /// - Parameter afterUpdates: shows what the model has, laid out; otherwise what is on the screen at this moment, in the
    ///   middle of animations, and nothing of a view that has never been there.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A snapshot of a part. When it is resized, what lies within the caps keeps its size along one side, the corners along
    /// both, and what lies between them stretches, sharp as ever.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        let items = layer.displayItems(ofModel: afterUpdates)
        guard !items.isEmpty, rect.width > 0, rect.height > 0 else { return snapshot }
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

    /// Draws the view with all it holds into the current context, stretched into `rect`. Whether there was anything to draw.
    ///
    /// - Parameter afterUpdates: as in ``snapshotView(afterScreenUpdates:)``.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        let items = layer.displayItems(ofModel: afterUpdates)
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
}

/// A picture of a view that was.
private final class SnapshotView: UIView {}
