/// The number of pixels per point; 0 if unspecified.
public struct UITraitDisplayScale: SystemTrait, UITraitDefinition {
    public static let defaultValue: CGFloat = 0
    static let effects: TraitEffects = [.layout, .display]
    static func value(in window: WindowEnvironment) -> CGFloat { window.scale }
}

extension UITraitCollection {
    public convenience init(displayScale value: CGFloat) { self.init(UITraitDisplayScale.self, value) }

    /// The number of pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { self[UITraitDisplayScale.self] }
}

extension UIMutableTraits {
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
}
