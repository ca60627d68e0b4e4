internal import FrameGeometry

/// A layer of glass, through which the content behind it shows blurred.
///
/// Differs from UIKit: regular glass is drawn as the thinnest material and clear glass as a slight blur, in the tint color
/// if there is one. Nothing is refracted, highlighted or moved by touches.
@MainActor @preconcurrency open class UIGlassEffect: UIVisualEffect {
    /// How much of the content behind shows. Raw values match the public header.
    public enum Style: Int, Sendable {
        case regular, clear
    }

    private let style: Style
    /// Stored without effect.
    open var isInteractive = false
    /// The color of the glass; `nil` for none.
    open var tintColor: UIColor?

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .regular) }

    override var material: UIBlurEffect.Recipe? {
        let isReduced = UIAccessibility.isReduceTransparencyEnabled
        var material =
            style == .clear && !isReduced ? Self.clear : UIBlurEffect(style: .systemUltraThinMaterial).recipe
        if let tintColor { material.tint = tintColor.color }
        if isReduced { material.tint.alpha = 1 }
        return material
    }

    /// Clear glass, which only softens what is behind it.
    private static let clear = UIBlurEffect.Recipe(sigma: 4, saturation: 1.2, tint: .clear)
}

/// A container of glass views, which approach each other in it like drops.
///
/// Differs from UIKit: the glass of views in the container does not flow together.
@MainActor @preconcurrency open class UIGlassContainerEffect: UIVisualEffect {
    /// Stored without effect: the distance at which glass would begin to flow together, in points.
    open var spacing: CGFloat = 0
}
