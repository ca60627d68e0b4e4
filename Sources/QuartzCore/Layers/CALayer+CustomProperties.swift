internal import CoreGraphics
internal import FrameLayers

// Properties that an application declares itself: values by key for which `needsDisplay(forKey:)` is true.
extension CALayer {
    /// The row of such a property, or `nil` if the key names none.
    ///
    /// - Parameter example: gives the kind of a property without a value.
    func customProperty(_ key: String, like example: AnimationValue?) -> LayerProperty? {
        guard Self.needsDisplay(forKey: key) else { return nil }
        let value = model.custom.values[key] ?? example.flatMap { AnimatedValue(custom: $0.object)?.neutral }
        return value.map { LayerProperty.custom(key, like: $0) }
    }

    func setCustomValue(_ value: Any?, forKey key: String) {
        guard Self.needsDisplay(forKey: key) else { return keyedValues[key] = value }
        let action = stage.committer.transactions.disablesActions ? nil : action(forKey: key)
        keyedValues[key] = value
        var custom = model.custom
        custom.values[key] = value.flatMap { AnimatedValue(custom: $0) }
        store(\.custom, custom)
        setNeedsDisplay()
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// The values with the animations applied, also those that the next commit begins.
    var shownCustomValues: [String: AnimatedValue] {
        guard attachments.all.contains(where: \.animation.animatesCustomProperty) else { return model.custom.values }
        var properties = model
        let time = currentLocalTime
        for attachment in attachments.all { attachment.applyCustom(to: &properties, on: self, at: time) }
        return properties.custom.values
    }

    /// What animations make of ``keyedValues``: the changed ones.
    var animatedKeyedValues: [String: Any] {
        var animated: [String: Any] = [:]
        for (key, value) in shownCustomValues where value != model.custom.values[key] {
            animated[key] = value.object(like: keyedValues[key])
        }
        return animated
    }
}

extension AnimatedValue {
    /// A value of the first kind that the object can be; `nil` for one that cannot be animated.
    @MainActor fileprivate init?(custom object: Any) {
        let value = Kind.allCases.lazy.compactMap { AnimatedValue(object: object, kind: $0) }.first
        guard let value else { return nil }
        self = value
    }

    /// In the type of the value that it is between; a number is a `CGFloat` where there is none.
    @MainActor fileprivate func object(like other: Any?) -> Any {
        guard let number else { return objectValue }
        switch other {
        case is Double: return number
        case is Float: return Float(number)
        case is Int: return Int(number.rounded())
        case is NSNumber: return NSNumber(value: number)
        default: return CGFloat(number)
        }
    }
}
