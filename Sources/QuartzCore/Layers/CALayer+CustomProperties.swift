internal import CoreGraphics
internal import FrameLayers

// Custom properties of an application: values by key for which `needsDisplay(forKey:)` is true.
extension CALayer {
    /// The row of a custom property, or `nil` if the key names none.
    ///
    /// - Parameter example: A value that determines the type of a property without a value.
    func customProperty(_ key: String, like example: AnimationValue?) -> LayerProperty? {
        guard Self.needsDisplay(forKey: key) else { return nil }
        let own = modelValues.custom.values[key] ?? displayedValue(forKey: key)
        let value = own ?? example.flatMap { AnimatedValue(custom: $0.object)?.neutral }
        return value.map { LayerProperty.custom(key, like: $0) }
    }

    func setCustomValue(_ value: Any?, forKey key: String) {
        guard Self.needsDisplay(forKey: key) else { return keyedValues[key] = value }
        let action = stage.committer.transactions.disablesActions ? nil : action(forKey: key)
        keyedValues[key] = value
        var custom = modelValues.custom
        custom.values[key] = value.flatMap { AnimatedValue(custom: $0) }
        store(\.custom, custom)
        setNeedsDisplay()
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// The custom values with the animations applied, including animations that the next commit begins.
    var shownCustomValues: [String: AnimatedValue] {
        guard attachments.all.contains(where: \.animation.animatesCustomProperty) else {
            return modelValues.custom.values
        }
        var properties = modelValues
        let time = currentLocalTime
        for attachment in attachments.all { attachment.applyCustom(to: &properties, on: self, at: time) }
        return properties.custom.values
    }

    /// The entries of ``keyedValues`` that animations change, with their animated values.
    var animatedKeyedValues: [String: Any] {
        var animated: [String: Any] = [:]
        for (key, value) in shownCustomValues where value != modelValues.custom.values[key] {
            animated[key] = value.object(like: keyedValues[key])
        }
        return animated
    }
}

extension AnimatedValue {
    /// Creates a value of the first type to which the object can be converted; `nil` for an object that cannot be
    /// animated.
    @MainActor fileprivate init?(custom object: Any) {
        let value = Kind.allCases.lazy.compactMap { AnimatedValue(object: object, kind: $0) }.first
        guard let value else { return nil }
        self = value
    }

    /// The value in the type of `other`, one of the values between which it interpolates. Without `other`, a number is
    /// a `CGFloat`.
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
