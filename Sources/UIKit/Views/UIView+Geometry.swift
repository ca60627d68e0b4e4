internal import QuartzCore

extension UIView {
    /// Stands in ``intrinsicContentSize`` for a dimension in which a view has no intrinsic size.
    public static var noIntrinsicMetric: CGFloat { -1 }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window)?.layer)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window)?.layer)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window)?.layer)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window)?.layer)
    }

    /// Runs `change`; if it changes the bounds, requests a layout, and autoresizes the subviews if the size has
    /// changed.
    func resizing(_ change: () -> Void) {
        let old = layer.bounds
        change()
        let new = layer.bounds
        guard new != old else { return }
        if autoresizesSubviews, new.size != old.size {
            subviews.forEach { $0.autoresize(from: old.size, to: new.size) }
        }
        setNeedsLayout()
    }
}

extension UIView {
    /// Resizes the view for a new size of its superview according to ``autoresizingMask``.
    ///
    /// In each dimension, the change is distributed among the flexible parts in proportion to their lengths, or equally
    /// if these are all 0. Without flexible parts, the distance to the top left corner is constant. The mask applies to
    /// the frame without the view's transform.
    func autoresize(from old: CGSize, to new: CGSize) {
        guard autoresizingMask != [] else { return }
        untransformedFrame = autoresized(untransformedFrame, from: old, to: new)
    }

    /// The frame that replaces `place` when the superview's size changes from `old` to `new`.
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
        func portion(_ part: (CGFloat, Bool)) -> CGFloat {
            guard part.1 else { return 0 }
            return sum == 0 ? change / CGFloat(giving.count) : change * part.0 / sum
        }
        return (before + portion(parts[0]), length + portion(parts[1]))
    }
}

extension UIView {
    /// The margins and dimensions that are flexible when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// How a view's contents are scaled and aligned in its bounds.
    public enum ContentMode: Int, CaseIterable, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
}
