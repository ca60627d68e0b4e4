/// Whether the interface is light or dark. Raw values match the public header.
public enum UIUserInterfaceStyle: Int, CaseIterable, Sendable {
    case unspecified, light, dark
}

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait, UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static let effects: TraitEffects = .colors
    static func value(in window: WindowEnvironment) -> UIUserInterfaceStyle { .light }
}

extension UITraitCollection {
    public convenience init(userInterfaceStyle value: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value)
    }

    /// Whether the interface is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
}

extension UIMutableTraits {
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
}
