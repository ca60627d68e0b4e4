internal import QuartzCore

/// What the formats of all renderers have in common.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The bounds of the renderer, in the formats of a renderer and of its contexts; otherwise empty.
    open internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    open class func `default`() -> Self { self.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }

    /// A copy for a renderer with these bounds.
    func with(_ bounds: CGRect) -> Self {
        let result = copy() as? Self ?? self
        result.bounds = bounds
        return result
    }
}

/// The drawing environment of a renderer's closure.
open class UIGraphicsRendererContext: NSObject {
    open internal(set) var cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        blend(blendMode) { cgContext.fill(rect) }
    }

    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        blend(blendMode) { stroke(rect) }
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func blend(_ mode: CGBlendMode, _ draw: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        draw()
        cgContext.restoreGState()
    }
}
