/// A delegate that provides a layer's actions, layout, and contents. A view is the delegate of its layer.
@MainActor @preconcurrency public protocol CALayerDelegate: AnyObject {
    /// The action for a change of `event`, a key path; `nil` to continue the search, `NSNull` for no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
    func layoutSublayers(of layer: CALayer)
    /// Called before `draw(_:in:)` when contents are needed.
    func display(_ layer: CALayer)
    /// Draws the contents in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    public func layoutSublayers(of layer: CALayer) {}
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

/// A delegate that provides its layer's display name.
@MainActor package protocol LayerNaming: CALayerDelegate {
    var layerName: String { get }
    /// A title by which readers recognize the layer among others with its name; `nil` if there is none.
    var layerTitle: String? { get }
    /// The name of the bar, cell or control of which the layer is a part that the framework made; `nil` for other layers.
    /// Figures fold the motion of such parts.
    var ownerOfPart: String? { get }
    /// The name `Owner.property` if an object around the layer keeps `object` in a stored property.
    func storedName(of object: AnyObject) -> String?
}

/// A reaction to a change of a layer's property, usually an animation.
@MainActor @preconcurrency public protocol CAAction {
    /// - Parameters:
    ///   - event: The changed key path.
    ///   - anObject: The layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
