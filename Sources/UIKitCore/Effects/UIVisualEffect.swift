internal import FrameGeometry

/// An effect that a visual effect view applies to the content behind it or to its own content.
@MainActor @preconcurrency open class UIVisualEffect: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What is done to the content behind a view with this effect; `nil` for nothing.
    var material: UIBlurEffect.Recipe? { nil }
}

/// An effect that blurs the content behind the view, increases its saturation, and covers it with a tint.
///
/// The three oldest styles use the radius, saturation, and tint of Apple's published sample (`UIImage+ImageEffects`,
/// WWDC 2013).
///
/// Differs from UIKit: Apple does not publish the numbers of the other styles. They are chosen to look similar, except for
/// the light chrome material; styles that adapt to the traits use the numbers of the light and dark styles of the same
/// name.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
    /// The intensity and color of a blur. Raw values match the public header.
    public enum Style: Int, Sendable {
        case extraLight = 0, light, dark
        case regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    /// The parameters of the effect.
    struct Recipe {
        /// The standard deviation of the Gaussian, in points.
        var sigma: Double
        var saturation: Double
        var tint: Color
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates the effect of the style whose raw value is 0, extra light. **Likely**: Apple documents no default.
    public convenience override init() { self.init(style: .extraLight) }

    override var material: Recipe? { recipe }

    /// The parameters for the current traits. If the user reduces transparency, only the tint remains, and it is
    /// opaque.
    var recipe: Recipe {
        guard UIAccessibility.isReduceTransparencyEnabled else { return translucent }
        var recipe = translucent
        (recipe.sigma, recipe.saturation, recipe.tint.alpha) = (0, 1, 1)
        return recipe
    }

    /// The material of bars in the light style: of what is measured, (204, 255, 204) over pure green and 247 over white,
    /// each is met within four levels (facts/bar-material).
    private static let lightChrome = Recipe(
        sigma: 30, saturation: 1.8, tint: Color(red: 0.979, green: 0.979, blue: 0.979, alpha: 0.8173))

    private var translucent: Recipe {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        func adaptive(_ alpha: Double) -> Recipe { recipe(30, isDark ? 0.11 : 0.97, alpha) }
        func recipe(_ sigma: Double, _ white: Double, _ alpha: Double) -> Recipe {
            Recipe(sigma: sigma, saturation: 1.8, tint: Color(red: white, green: white, blue: white, alpha: alpha))
        }
        return switch style {
        case .light: recipe(30, 1, 0.3)
        case .extraLight: recipe(20, 0.97, 0.82)
        case .dark: recipe(20, 0.11, 0.73)
        case .regular: recipe(30, isDark ? 0.11 : 1, 0.45)
        case .prominent: recipe(30, isDark ? 0.11 : 1, 0.65)
        case .systemUltraThinMaterial: adaptive(0.4)
        case .systemThinMaterial: adaptive(0.55)
        case .systemMaterial: adaptive(0.7)
        case .systemThickMaterial: adaptive(0.82)
        case .systemChromeMaterial: isDark ? recipe(30, 0.11, 0.78) : Self.lightChrome
        case .systemUltraThinMaterialLight: recipe(30, 0.97, 0.4)
        case .systemThinMaterialLight: recipe(30, 0.97, 0.55)
        case .systemMaterialLight: recipe(30, 0.97, 0.7)
        case .systemThickMaterialLight: recipe(30, 0.97, 0.82)
        case .systemChromeMaterialLight: Self.lightChrome
        case .systemUltraThinMaterialDark: recipe(30, 0.11, 0.4)
        case .systemThinMaterialDark: recipe(30, 0.11, 0.55)
        case .systemMaterialDark: recipe(30, 0.11, 0.7)
        case .systemThickMaterialDark: recipe(30, 0.11, 0.82)
        case .systemChromeMaterialDark: recipe(30, 0.11, 0.78)
        }
    }
}

/// The prominence of content over the blur behind it. Raw values match the public header.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// An effect that gives content a color that suits the blur behind it.
///
/// Differs from UIKit: content is drawn in a translucent tint, dark over light effects and light over dark ones, and is
/// not blended with the colors of the backdrop.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
    private let blurEffect: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Creates the effect of labels over the default blur.
    public convenience override init() { self.init(blurEffect: UIBlurEffect()) }

    /// The color in which content is drawn.
    var tint: Color {
        let white: Double = blurEffect.recipe.tint.red < 0.5 ? 1 : 0
        return Color(red: white, green: white, blue: white, alpha: style.alpha)
    }
}

extension UIVibrancyEffectStyle {
    /// The alpha of the system color of the same name (Human Interface Guidelines, Color), except for `label`: that
    /// color is opaque, so its alpha is tuned.
    fileprivate var alpha: Double {
        switch self {
        case .label: 0.8
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.2
        case .secondaryFill: 0.16
        case .tertiaryFill: 0.12
        case .separator: 0.29
        }
    }
}
