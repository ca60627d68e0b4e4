/// The kind of device. Raw values match the public header.
public enum UIUserInterfaceIdiom: Int, CaseIterable, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait, UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static let effects: TraitEffects = .layout
    static func value(in window: WindowEnvironment) -> UIUserInterfaceIdiom { window.isOfPad ? .pad : .phone }
}

extension UITraitCollection {
    public convenience init(userInterfaceIdiom value: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value)
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
}

extension UIMutableTraits {
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
}
