package import FrameLayers

/// An animation of a property, given by its key path.
@MainActor @preconcurrency open class CAPropertyAnimation: CAAnimation {
    /// The animated property's key path and row; the row is `nil` if no animatable property has that key path.
    private var target: (keyPath: String?, property: LayerProperty?)

    open var keyPath: String? {
        get { target.keyPath }
        set { target = (newValue, newValue.flatMap(LayerProperty.named)) }
    }
    /// Whether values are added to the underlying values instead of replacing them.
    open var isAdditive = false
    /// Whether each repetition starts at the end of the previous one.
    open var isCumulative = false

    /// What makes transforms of the values, which are then numbers; `nil` for values of the property's own type.
    open var valueFunction: CAValueFunction?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Creates an animation without values. See ``setValues(_:times:)``.
    package convenience init(_ property: LayerProperty) {
        self.init()
        target = (property.keyPath, property)
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        target = other.target
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    /// Sets typed values and the times at which they are reached, 0…1. Subclasses use those that they can represent.
    package func setValues(_ values: [AnimatedValue], times: [Double]) {}

    override var animatesCustomProperty: Bool { keyPath != nil && target.property == nil }

    /// A value of the animation, which determines the type of a custom property.
    var exampleValue: AnimationValue? { nil }

    /// The motion described by the values; `nil` if a value does not have the property's type.
    ///
    /// - Parameters:
    ///   - underlying: The property's value without the animation.
    ///   - shown: The value on screen before the commit that starts the animation.
    func motion(of property: LayerProperty, over underlying: AnimatedValue, shown: @autoclosure () -> AnimatedValue)
        -> Motion?
    { nil }

    /// The value at the animation's start; `nil` if the animation does not specify one.
    func firstValue(of property: LayerProperty, over underlying: AnimatedValue, shown: @autoclosure () -> AnimatedValue)
        -> AnimatedValue?
    {
        switch motion(of: property, over: underlying, shown: shown()) {
        case .between(let from, _): from
        case .keyframes(let keyframes): keyframes.values.first
        case .heading, nil: nil
        }
    }

    override func tracks(on layer: CALayer, over underlying: LayerProperties) -> [Track] {
        let known = valueFunction.map { $0.property(of: target.property) } ?? target.property
        guard let property = known ?? keyPath.flatMap({ layer.customProperty($0, like: exampleValue) }) else {
            stage.diagnostics.reportUnsupported(
                "animation of key path “\(keyPath ?? "nil")”", instead: "nothing moves")
            return []
        }
        guard
            let motion = motion(
                of: property, over: property.read(underlying), shown: property.read(layer.shownProperties))
        else { return [] }
        return [
            Track(
                property: property, timing: mediaTiming, curve: timingCurve, motion: motion, isAdditive: isAdditive,
                isCumulative: isCumulative)
        ]
    }

    /// Converts a value to the property's type. A value of another type is reported as unsupported and yields `nil`.
    func value(_ value: AnimationValue?, of property: LayerProperty) -> AnimatedValue? {
        guard let value else { return nil }
        let object: Any
        switch value {
        case .value(let value): return value
        case .object(let given):
            object = property.kind == .transform ? valueFunction?.transform(of: given) ?? given : given
        }
        guard let animated = AnimatedValue(object: object, kind: property.kind) else {
            stage.diagnostics.reportUnsupported(
                "a \(type(of: object)) as a value of “\(property.keyPath)”", instead: "the value is left out")
            return nil
        }
        return animated
    }
}
