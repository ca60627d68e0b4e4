package import FrameLayers

// Linux has no key-value coding. Core Animation documents layers as containers for it, with key paths into transforms and
// rectangles of their own; these are written out here.
extension CALayer {
    /// The value of what a key path names: of everything that can be animated, and of `frame`. For any other key what was set
    /// under it, or `nil`. Numbers come as `CGFloat`, transforms as `CATransform3D`.
    ///
    /// Differs from Core Animation: other properties, such as `hidden`, are not reached by their names.
    public func value(forKeyPath keyPath: String) -> Any? {
        if keyPath == "frame" { return frame }
        guard let property = LayerProperty.named(keyPath) else { return keyedValues[keyPath] }
        return property.read(model).objectValue
    }

    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets what a key path names, as its accessor does: a layer on screen moves there by its own action. A value of another
    /// kind is reported and left out; any other key keeps what is set under it.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if keyPath == "frame", let rect = CGRect(animationValue: value) { return frame = rect }
        guard let property = LayerProperty.named(keyPath) else { return keyedValues[keyPath] = value }
        guard let value, let animated = AnimatedValue(object: value, kind: property.kind) else {
            let kind = value.map { "a \(type(of: $0))" } ?? "nil"
            return stage.diagnostics.reportUnsupported(
                "\(kind) as a value of “\(keyPath)”", instead: "the value is left out")
        }
        set(property, animated)
    }

    /// Sets a property as its accessor does: the layer's action animates it.
    package func set(_ property: LayerProperty, _ value: AnimatedValue) {
        var changed = model
        property.write(&changed, value)
        switch property.name {
        case "bounds": bounds = CGRect(changed.bounds)
        case "position": position = CGPoint(changed.position)
        case let key: change(String(key), \.self, to: changed)
        }
    }

    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
