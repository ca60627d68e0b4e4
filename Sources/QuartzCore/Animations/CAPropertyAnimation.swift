internal import FrameLayers

/// An animation of one property, by key path.
@MainActor @preconcurrency open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Adds to the values underneath instead of replacing them.
    open var isAdditive = false
    /// Each repetition starts from where the one before ended.
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    /// What the values do, or `nil` when the animation has none of the property's kind.
    ///
    /// - Parameters:
    ///   - underlying: what is there without the animation.
    ///   - shown: what was on screen before the commit that starts it.
    func motion(of property: LayerProperty, over underlying: AnimatedValue, shown: AnimatedValue) -> Motion? { nil }

    override func tracks(on layer: CALayer, over underlying: LayerProperties) -> [Track] {
        guard let keyPath, let property = LayerProperty.named(keyPath) else {
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

    /// A value as the property's kind; one that does not fit is noted and left out.
    func value(_ value: Any?, of property: LayerProperty) -> AnimatedValue? {
        guard let value else { return nil }
        let kind = property.read(LayerProperties())
        guard let animated = AnimatedValue(value, like: kind) else {
            stage.diagnostics.reportUnsupported(
                "a \(type(of: value)) as a value of “\(property.keyPath)”", instead: "the value is left out")
            return nil
        }
        return animated
    }
}
