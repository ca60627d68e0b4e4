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
