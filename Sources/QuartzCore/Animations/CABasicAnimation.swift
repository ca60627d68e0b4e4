internal import FrameLayers

/// A property's way from one value to another.
///
/// Of the three values at most two are meant to be set; `byValue` is then the distance between the two ends. A missing end
/// is the value underneath: the model's, as earlier animations change it (of an additive animation, nothing to add). With
/// none set, it moves from what was on screen before to what is there now.
@MainActor @preconcurrency open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func motion(of property: LayerProperty, over underlying: AnimatedValue, shown: AnimatedValue) -> Motion? {
        let from = value(fromValue, of: property)
        let to = value(toValue, of: property)
        let by = value(byValue, of: property)
        let start = isAdditive ? underlying.neutral : underlying
        switch (from, to, by) {
        case (nil, nil, nil):
            guard fromValue == nil, toValue == nil, byValue == nil else { return nil }
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
