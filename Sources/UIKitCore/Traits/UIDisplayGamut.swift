/// The range of colors that a display can show. Raw values match the public header.
public enum UIDisplayGamut: Int, CaseIterable, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3 = 1
}

/// The range of colors that the display can show: sRGB, as in frames.
public struct UITraitDisplayGamut: SystemTrait, UITraitDefinition {
    public static let defaultValue = UIDisplayGamut.unspecified
    static let effects: TraitEffects = .colors
    static func value(in window: WindowEnvironment) -> UIDisplayGamut { .SRGB }
}

extension UITraitCollection {
    public convenience init(displayGamut value: UIDisplayGamut) { self.init(UITraitDisplayGamut.self, value) }

    /// The range of colors that the display can show: sRGB, as in frames.
    public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
}

extension UIMutableTraits {
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
}
