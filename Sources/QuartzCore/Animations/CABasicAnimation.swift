package import FrameLayers

/// Animates a property from one value to another.
///
/// Set at most two of the three values; `byValue` is the distance between the two ends. A missing end is the underlying
/// value: the model's, as earlier animations change it, or zero for an additive animation. With none set, the property
/// animates from the value on screen to the new one.
@MainActor @preconcurrency open class CABasicAnimation: CAPropertyAnimation {
    private var from: AnimationValue?
    private var to: AnimationValue?
    private var by: AnimationValue?

    open var fromValue: Any? {
        get { from?.object }
        set { from = newValue.map(AnimationValue.object) }
    }
    open var toValue: Any? {
        get { to?.object }
        set { to = newValue.map(AnimationValue.object) }
    }
    open var byValue: Any? {
        get { by?.object }
        set { by = newValue.map(AnimationValue.object) }
    }

    /// Sets the value to start from, or the underlying one for `nil`.
    package func setStart(_ value: AnimatedValue?) { from = value.map(AnimationValue.init) }

    /// Takes the first and the last value.
    override package func setValues(_ values: [AnimatedValue], times: [Double]) {
        from = values.first.map(AnimationValue.init)
        to = values.last.map(AnimationValue.init)
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        from = other.from
        to = other.to
        by = other.by
    }

    override func motion(of property: LayerProperty, over underlying: AnimatedValue, shown: AnimatedValue) -> Motion? {
        let start = isAdditive ? underlying.neutral : underlying
        switch (value(from, of: property), value(to, of: property), value(by, of: property)) {
        case (nil, nil, nil):
            guard from == nil, to == nil, by == nil else { return nil }
            return .between(isAdditive ? shown.difference(from: underlying) : shown, nil)
        case (let from?, nil, let by?):
            return .between(from, by.added(to: from))
        case (nil, let to?, let by?):
            return .between(to.difference(from: by), to)
        case (nil, nil, let by?):
            return .between(start, by.added(to: start))
        case (let from, let to, _):
            return .between(from, to)
        }
    }
}
