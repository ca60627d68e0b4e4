internal import FrameGeometry
package import FrameLayers

// Accessors of `LayerProperties`. Animatable properties are set by `change`, which runs an action; others by `store`.
extension CALayer {
    /// The ``opacity`` in full precision.
    package var exactOpacity: Double {
        get { modelValues.opacity }
        set { change("opacity", \.opacity, to: newValue) }
    }

    func setContents(_ contents: Any?) {
        if contents != nil, !(contents is CGImage) {
            stage.diagnostics.reportUnsupported(
                "CALayer.contents of type \(type(of: contents))", instead: "nothing is shown")
        }
        store(\.contents, (contents as? CGImage)?.rasterImage)
        if contents != nil { show(nil) }
    }

    var neededObservations: ObservedValues {
        let values = observations ?? ObservedValues()
        observations = values
        return values
    }

    /// Makes observers of the layer and its view check for changes.
    package func observedValueDidChange() {
        observations?.begin()
        observations?.end()
    }
}

// Linux has no key-value coding. Core Animation documents layers as key-value containers with additional key paths into
// transforms and rectangles; these are implemented explicitly.
extension CALayer {
    /// The value of an animatable property or of `frame`; for any other key, the value set for it. Numbers are
    /// `CGFloat` values, and transforms are `CATransform3D` values.
    ///
    /// Differs from Core Animation: the names of other properties, such as `masksToBounds`, do not access them.
    public func value(forKeyPath keyPath: String) -> Any? {
        if keyPath == "frame" { return frame }
        if keyPath == "contents" { return contents }
        guard let property = LayerProperty.named(keyPath) else {
            return drawnKeyedValues[keyPath] ?? keyedValues[keyPath] ?? Self.defaultValue(forKey: keyPath)
        }
        return property.read(modelValues).objectValue
    }

    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets an animatable property or `frame` like its accessor, with its action; for any other key, stores the value.
    /// A value of the wrong type is reported as unsupported and ignored.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if keyPath == "frame", let rect = CGRect(animationValue: value) { return frame = rect }
        if keyPath == "contents" { return contents = value }
        if takes(value, forKeyPath: keyPath) { return }
        guard let property = LayerProperty.named(keyPath) else { return setCustomValue(value, forKey: keyPath) }
        guard let value, let animated = AnimatedValue(object: value, kind: property.kind) else {
            let kind = value.map { "a \(type(of: $0))" } ?? "nil"
            return stage.diagnostics.reportUnsupported(
                "\(kind) as a value of “\(keyPath)”", instead: "the value is left out")
        }
        set(property, animated)
    }

    /// Sets a property like its accessor, with its action.
    package func set(_ property: LayerProperty, _ value: AnimatedValue) {
        var changed = modelValues
        property.write(&changed, value)
        switch property.name {
        case "bounds": bounds = CGRect(changed.bounds)
        case "position": position = CGPoint(changed.position)
        case let key: change(String(key), \.self, to: changed)
        }
    }

    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
