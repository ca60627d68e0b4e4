/// A change of a view that follows the tilt of the device. The device lies still here, so that the effect is none.
@MainActor @preconcurrency open class UIMotionEffect: NSObject {
    /// The values by key path for a tilt of −1…1 in each direction; `nil` for none.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Values between a least and a greatest one.
@MainActor @preconcurrency open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
}

@MainActor @preconcurrency open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}
