/// Whether a screen measures the pressure of touches. Raw values match the public header.
public enum UIForceTouchCapability: Int, CaseIterable, Sendable {
    case unknown, unavailable, available
}

/// Whether the screen measures the pressure of touches.
public struct UITraitForceTouchCapability: SystemTrait, UITraitDefinition {
    public static let defaultValue = UIForceTouchCapability.unknown
    static let effects: TraitEffects = []
    static func value(in window: WindowEnvironment) -> UIForceTouchCapability { .unavailable }
}

extension UITraitCollection {
    public convenience init(forceTouchCapability value: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, value)
    }

    /// Whether the screen measures the pressure of touches.
    public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
}

extension UIMutableTraits {
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
}
