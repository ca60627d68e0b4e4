internal import FrameGeometry

/// How strongly content stands out from the blur behind it. Raw values are the public header's.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Lets what is shown take its colour from what lies behind the blur.
///
/// Differs from UIKit: as a tint. Content is one colour, dark over light effects and light over dark ones; what lies behind
/// shines through it, but is not mixed with it.
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

    /// What content is drawn in.
    var tint: Color {
        let white: Double = blurEffect.recipe.tint.red < 0.5 ? 1 : 0
        return Color(red: white, green: white, blue: white, alpha: style.alpha)
    }
}

extension UIVibrancyEffectStyle {
    /// Those of the system's colours of these names (Human Interface Guidelines, Color), of which a label's is opaque; that one
    /// is tuned.
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
