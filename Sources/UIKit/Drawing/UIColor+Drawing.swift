internal import QuartzCore

// Colours of the current context; nothing happens where there is none.
extension UIColor {
    /// For fills and lines.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
