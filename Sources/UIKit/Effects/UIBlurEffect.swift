internal import FrameGeometry

/// Blurs what lies behind, makes its colours stronger and lays a tint over it.
///
/// Differs from UIKit: the recipes of the three oldest styles are those of Apple's published sample (`UIImage+ImageEffects`,
/// WWDC 2013: radius, saturation, tint); those of the materials are Apple's secret, so the others are chosen near them, in
/// their light form unless they say dark.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
    /// Raw values are the public header's.
    public enum Style: Int, Sendable {
        case extraLight = 0, light, dark
        case regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    /// How the effect looks.
    struct Recipe {
        /// The Gaussian's standard deviation in points.
        var sigma: Double
        var saturation: Double
        var tint: Color
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    var recipe: Recipe {
        func recipe(_ sigma: Double, _ white: Double, _ alpha: Double) -> Recipe {
            Recipe(sigma: sigma, saturation: 1.8, tint: Color(red: white, green: white, blue: white, alpha: alpha))
        }
        return switch style {
        case .light: recipe(30, 1, 0.3)
        case .extraLight: recipe(20, 0.97, 0.82)
        case .dark: recipe(20, 0.11, 0.73)
        case .regular: recipe(30, 1, 0.45)
        case .prominent: recipe(30, 1, 0.65)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight: recipe(30, 0.97, 0.4)
        case .systemThinMaterial, .systemThinMaterialLight: recipe(30, 0.97, 0.55)
        case .systemMaterial, .systemMaterialLight: recipe(30, 0.97, 0.7)
        case .systemThickMaterial, .systemThickMaterialLight: recipe(30, 0.97, 0.82)
        case .systemChromeMaterial, .systemChromeMaterialLight: recipe(30, 0.97, 0.78)
        case .systemUltraThinMaterialDark: recipe(30, 0.11, 0.4)
        case .systemThinMaterialDark: recipe(30, 0.11, 0.55)
        case .systemMaterialDark: recipe(30, 0.11, 0.7)
        case .systemThickMaterialDark: recipe(30, 0.11, 0.82)
        case .systemChromeMaterialDark: recipe(30, 0.11, 0.78)
        }
    }
}
