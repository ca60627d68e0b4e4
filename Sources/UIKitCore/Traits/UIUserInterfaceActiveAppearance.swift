/// Whether an interface appears active. Raw values match the public header.
public enum UIUserInterfaceActiveAppearance: Int, CaseIterable, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

/// Whether the interface appears active. It always does on iPhone and iPad.
public struct UITraitActiveAppearance: SystemTrait, UITraitDefinition {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    static let effects: TraitEffects = .colors
    static func value(in window: WindowEnvironment) -> UIUserInterfaceActiveAppearance { .active }
}

extension UITraitCollection {
    public convenience init(activeAppearance value: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value)
    }

    /// Whether the interface appears active. It always does on iPhone and iPad.
    public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
}

extension UIMutableTraits {
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
}
