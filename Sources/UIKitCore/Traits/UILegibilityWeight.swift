/// The weight of text that the user prefers. Raw values match the public header.
public enum UILegibilityWeight: Int, CaseIterable, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

/// The weight of text that the user prefers.
public struct UITraitLegibilityWeight: SystemTrait, UITraitDefinition {
    public static let defaultValue = UILegibilityWeight.unspecified
    static let effects: TraitEffects = .text
    static func value(in window: WindowEnvironment) -> UILegibilityWeight { .regular }
}

extension UITraitCollection {
    public convenience init(legibilityWeight value: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value)
    }

    /// The weight of text that the user prefers.
    public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
}

extension UIMutableTraits {
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
}
