/// Whether an environment lies in front of another one. Raw values match the public header.
public enum UIUserInterfaceLevel: Int, CaseIterable, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// Whether the environment lies in front of another one, as sheets and popovers do.
public struct UITraitUserInterfaceLevel: SystemTrait, UITraitDefinition {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    static let effects: TraitEffects = .colors
    static func value(in window: WindowEnvironment) -> UIUserInterfaceLevel { .base }
}

extension UITraitCollection {
    public convenience init(userInterfaceLevel value: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value)
    }

    /// Whether the environment lies in front of another one, as sheets and popovers do.
    public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
}

extension UIMutableTraits {
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
}
