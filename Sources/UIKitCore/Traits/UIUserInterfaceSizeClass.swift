/// The amount of space available in one dimension. Raw values match the public header.
public enum UIUserInterfaceSizeClass: Int, CaseIterable, Sendable {
    case unspecified, compact, regular
}

/// The available width.
public struct UITraitHorizontalSizeClass: SystemTrait, UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static let effects: TraitEffects = .layout
    /// The width class of a window. iPhones are compact in portrait. In landscape they are regular if the short side
    /// has at least 414 points: the Plus and Max models, XR, and 11 (facts/iphone-screens). Windows on an iPad are
    /// regular from ``regularWidth`` on (facts/ipad-screens).
    static func value(in window: WindowEnvironment) -> UIUserInterfaceSizeClass {
        if window.isOfPad { return window.size.width >= regularWidth ? .regular : .compact }
        return window.isWide && window.size.height >= 414 ? .regular : .compact
    }

    /// The width, in points, from which a window on an iPad is regular. Of the widths of side-by-side windows, 639
    /// points are compact and 678 regular; the number between them is chosen.
    private static let regularWidth: CGFloat = 660
}

extension UITraitCollection {
    public convenience init(horizontalSizeClass value: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value)
    }

    /// The available width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
}

extension UIMutableTraits {
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
}

/// The available height.
public struct UITraitVerticalSizeClass: SystemTrait, UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static let effects: TraitEffects = .layout
    /// The height class of a window. iPhones are compact in landscape (facts/iphone-screens).
    static func value(in window: WindowEnvironment) -> UIUserInterfaceSizeClass {
        window.isOfPad || !window.isWide ? .regular : .compact
    }
}

extension UITraitCollection {
    public convenience init(verticalSizeClass value: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value)
    }

    /// The available height.
    public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
}

extension UIMutableTraits {
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
}
