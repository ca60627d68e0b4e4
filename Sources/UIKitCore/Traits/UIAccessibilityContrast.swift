/// The contrast that the user prefers. Raw values match the public header.
public enum UIAccessibilityContrast: Int, CaseIterable, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// The contrast that the user prefers.
public struct UITraitAccessibilityContrast: SystemTrait, UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    static let effects: TraitEffects = .colors
    static func value(in window: WindowEnvironment) -> UIAccessibilityContrast { .normal }
}

extension UITraitCollection {
    public convenience init(accessibilityContrast value: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value)
    }

    /// The contrast that the user prefers.
    public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
}

extension UIMutableTraits {
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
}
