/// A shadow of text, as the value of the attribute `shadow`, which is reported as unsupported where text is laid out.
@MainActor @preconcurrency open class NSShadow: NSObject, @MainActor NSCopying {
    /// In points; positive heights are downwards.
    open var shadowOffset = CGSize.zero
    /// In points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`. Defaults to black with a third of its opacity.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }
}
