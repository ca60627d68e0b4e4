/// A shadow behind text, used as the value of the attribute `shadow`. The attribute is reported as unsupported when
/// text is laid out.
@MainActor @preconcurrency open class NSShadow: NSObject, @MainActor NSCopying {
    /// The offset, in points; positive heights move the shadow down.
    open var shadowOffset = CGSize.zero
    /// The blur radius, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor`. It defaults to black at a third of its opacity.
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
