internal import FrameLayers

/// A property's way from one value to another.
///
/// Of the three values at most two are meant to be set; a missing end is the value underneath. With none set, nothing
/// moves.
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

    override func motion(of property: LayerProperty, on layer: CALayer) -> Motion? {
        let from = value(fromValue, of: property)
        let to = value(toValue, of: property)
        let by = value(byValue, of: property)
        switch (from, to, by) {
        case (nil, nil, nil):
            return nil
        case (let from?, nil, let by?):
            return .between(from, by.added(to: from))
        case (nil, let to?, let by?):
            return .between(by.neutral.added(to: to.difference(from: by) ?? to), to)
        case (nil, nil, let by?):
            let current = property.read(layer.shownProperties)
            return .between(current, by.added(to: current))
        case (let from, let to, _):
            return .between(from, to)
        }
    }
}
