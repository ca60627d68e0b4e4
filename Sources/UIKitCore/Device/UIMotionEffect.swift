/// A change of a view that follows the tilt of the device. It has no effect, because the device never tilts.
@MainActor @preconcurrency open class UIMotionEffect: NSObject {
    /// The values by key path for a tilt of −1…1 in each direction; `nil` for no effect.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A motion effect that interpolates between a minimum and a maximum value.
@MainActor @preconcurrency open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    public let keyPath: String
    public let type: EffectType
    /// Differs from UIKit: stored without effect, since the device does not move.
    open var minimumRelativeValue: Any?
    /// Differs from UIKit: stored without effect, since the device does not move.
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Creates an effect on no key path.
    public convenience override init() { self.init(keyPath: "", type: .tiltAlongHorizontalAxis) }
}

@MainActor @preconcurrency open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}
