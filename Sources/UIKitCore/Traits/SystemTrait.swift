/// A system trait: a row of ``SystemTraits``. Its default value means that the trait is unspecified.
protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {
    /// The parts of a view that a change of the trait invalidates.
    static var effects: TraitEffects { get }

    /// The value in a window, unless ``ScreenSettings/traits`` or an override replaces it.
    static func value(in window: WindowEnvironment) -> Value
}

extension SystemTrait {
    fileprivate static func set(in values: inout TraitValues, for window: WindowEnvironment) {
        values[Self.self] = value(in: window)
    }
}

/// The table of system traits.
enum SystemTraits {
    static let all: [any SystemTrait.Type] = [
        UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self,
        UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self, UITraitLayoutDirection.self,
        UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        UITraitAccessibilityContrast.self, UITraitSceneCaptureState.self,
    ]

    static func values(in window: WindowEnvironment) -> TraitValues {
        var values = TraitValues()
        for trait in all { trait.set(in: &values, for: window) }
        return values
    }
}

/// The values from which a window's traits are derived.
struct WindowEnvironment {
    /// The size in points.
    let size: CGSize
    /// Whether the device is an iPad.
    let isOfPad: Bool
    /// The number of pixels per point.
    let scale: CGFloat

    var isWide: Bool { size.width > size.height }

    /// - Parameter isOfPad: Whether the device is an iPad; `nil` to decide by the size of the window.
    init(size: CGSize, isOfPad: Bool? = nil, scale: CGFloat) {
        self.size = size
        self.isOfPad = isOfPad ?? size.isOfPad
        self.scale = scale
    }
}
