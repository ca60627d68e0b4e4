internal import FrameLayout
internal import QuartzCore

extension UIView {
    /// The value in ``intrinsicContentSize`` for a dimension without an intrinsic size.
    public static var noIntrinsicMetric: CGFloat { -1 }

    func setFrame(_ frame: CGRect) {
        resizing { layer.frame = frame }
        didMove()
    }

    func setCenter(_ center: CGPoint) {
        layer.position = center
        didMove()
    }

    /// The layer of `view`, or of the window if `view` is `nil`.
    func outerLayer(_ view: UIView?) -> CALayer? { (view ?? window)?.layer }

    /// Runs `change`, which moves, resizes, or transforms the view, and then lets the cover follow.
    func moving(_ change: () -> Void) {
        change()
        cover?.follow(self)
    }

    /// Called after the frame or the center was set.
    func didMove() {
        cover?.follow(self)
        givenFrameMayHaveChanged()
        safeAreaMayHaveChanged()
    }

    /// Runs `change`. If it changes the bounds, requests a layout; if it changes their size, also autoresizes the
    /// subviews.
    func resizing(_ change: () -> Void) {
        let old = layer.bounds
        change()
        let new = layer.bounds
        guard new != old else { return }
        givenFrameMayHaveChanged()
        if autoresizesSubviews, new.size != old.size {
            subviews.forEach { $0.autoresize(from: old.size, to: new.size) }
        }
        setNeedsLayout()
    }
}

extension UIView {
    /// Resizes the view according to ``autoresizingMask`` when its superview changes size.
    ///
    /// In each dimension, the change is distributed among the flexible parts in proportion to their lengths, or equally
    /// if all lengths are 0. Without flexible parts, the distance to the top-left corner is constant. The mask applies
    /// to the frame without the view's transform.
    func autoresize(from old: CGSize, to new: CGSize) {
        guard autoresizingMask != [] else { return }
        untransformedFrame = autoresized(untransformedFrame, from: old, to: new)
    }

    /// The frame that replaces `frame` when the superview's size changes from `old` to `new`.
    func autoresized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        guard autoresizingMask != [], old != new else { return frame }
        let mask = autoresizingMask
        let horizontal = FlexibleParts(
            near: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
            far: mask.contains(.flexibleRightMargin)
        ).resized(origin: frame.minX, length: frame.width, from: old.width, to: new.width)
        let vertical = FlexibleParts(
            near: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
            far: mask.contains(.flexibleBottomMargin)
        ).resized(origin: frame.minY, length: frame.height, from: old.height, to: new.height)
        return CGRect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
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
}
