/// The direction in which the user's language is read. Raw values match the public header.
public enum UITraitEnvironmentLayoutDirection: Int, CaseIterable, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The direction from leading to trailing edges. Raw values match the public header.
public enum UIUserInterfaceLayoutDirection: Int, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

/// The direction in which the user's language is read.
public struct UITraitLayoutDirection: SystemTrait, UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static let effects: TraitEffects = .text
    static func value(in window: WindowEnvironment) -> UITraitEnvironmentLayoutDirection { .leftToRight }
}

extension UITraitCollection {
    public convenience init(layoutDirection value: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value)
    }

    /// The direction in which the user's language is read.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }
}

extension UIMutableTraits {
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
}
