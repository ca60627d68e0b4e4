internal import QuartzCore

extension UIView {
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

    /// Changes the size and lets subviews follow.
    func resizing(_ change: () -> Void) {
        let old = bounds.size
        change()
        guard bounds.size != old else { return }
        if autoresizesSubviews { subviews.forEach { $0.autoresize(from: old, to: bounds.size) } }
        setNeedsLayout()
    }
}
