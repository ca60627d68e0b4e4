/// What a layer asks the object it draws for: on iOS, a view asks to be its layer's delegate.
@MainActor @preconcurrency public protocol CALayerDelegate: AnyObject {
    /// The action for a change of `event` (a key path), `nil` to go on looking, `NSNull` to do nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
    func layoutSublayers(of layer: CALayer)
    /// Called first when contents are due.
    func display(_ layer: CALayer)
    /// Draws contents in the layer's own coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    public func layoutSublayers(of layer: CALayer) {}
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

/// A delegate of ours that can say what people call its layer.
@MainActor package protocol LayerNaming: CALayerDelegate {
    var layerName: String { get }
}

/// Something that happens when a layer's property changes, most often an animation.
@MainActor @preconcurrency public protocol CAAction {
    /// - Parameters:
    ///   - event: the key path that changed.
    ///   - anObject: the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
