internal import QuartzCore

extension UIView {
    /// Says in ``intrinsicContentSize`` that a view has no size of its own.
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

    /// Changes the bounds; subviews follow a new size, and a layout is due.
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
