/// How a renderer's pictures are made.
open class UIGraphicsImageRendererFormat: NSObject, NSCopying {
    /// Pixels per point; the screen's by default.
    open var scale: CGFloat
    /// Whether pictures have a black background instead of none.
    open var opaque = false

    public required override init() {
        scale = screenScale()
        super.init()
    }

    open class func `default`() -> Self { self.init() }

    open class func preferred() -> Self { self.init() }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.scale = scale
        copy.opaque = opaque
        return copy
    }
}
