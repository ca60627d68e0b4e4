extension UIView {
    /// Follows a superview from one size to another, as ``autoresizingMask`` says.
    ///
    /// In each direction what changed is shared among the parts that give, in proportion to their lengths; parts of
    /// length 0 share alike. Where nothing gives, the distance to the top left corner stays. What is resized is the frame
    /// as it is without the view's transform.
    func autoresize(from old: CGSize, to new: CGSize) {
        guard autoresizingMask != [] else { return }
        let anchor = layer.anchorPoint
        let place = CGRect(
            x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height, width: bounds.width,
            height: bounds.height)
        let resized = autoresized(place, from: old, to: new)
        if transform.isIdentity { return frame = resized }
        bounds.size = resized.size
        center = CGPoint(x: resized.minX + anchor.x * resized.width, y: resized.minY + anchor.y * resized.height)
    }

    /// What becomes of `place` in a superview that goes from one size to another.
    func autoresized(_ place: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        guard autoresizingMask != [], old != new else { return place }
        let horizontal = Self.stretch(
            before: place.minX, length: place.width, total: old.width, change: new.width - old.width,
            gives: (
                autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
                autoresizingMask.contains(.flexibleRightMargin)
            ))
        let vertical = Self.stretch(
            before: place.minY, length: place.height, total: old.height, change: new.height - old.height,
            gives: (
                autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
                autoresizingMask.contains(.flexibleBottomMargin)
            ))
        return CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    private static func stretch(
        before: CGFloat, length: CGFloat, total: CGFloat, change: CGFloat, gives: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [(before, gives.0), (length, gives.1), (total - before - length, gives.2)]
        let giving = parts.filter { $0.1 }
        guard !giving.isEmpty else { return (before, length) }
        let sum = giving.reduce(0) { $0 + $1.0 }
        func share(_ part: (CGFloat, Bool)) -> CGFloat {
            guard part.1 else { return 0 }
            return sum == 0 ? change / CGFloat(giving.count) : change * part.0 / sum
        }
        return (before + share(parts[0]), length + share(parts[1]))
    }
}
