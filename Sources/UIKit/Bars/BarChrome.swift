/// The background of a bar, painted from the bar's colour, style and appearance.
///
/// UIKit's bars have no public superclass below `UIView`, so each bar owns a chrome and forwards its properties.
@MainActor final class BarChrome<Appearance: UIBarAppearance> {
    let background: BarBackgroundView
    var isTranslucent = true { didSet { paint() } }
    var tintColor: UIColor? { didSet { paint() } }
    /// Replaces the colour.
    var image: UIImage? { didSet { paint() } }
    /// Replaces the hairline. Only an image without a size has an effect, and only beside ``image``.
    var shadowImage: UIImage? { didSet { paint() } }
    /// Overrides the properties above once it is set.
    private var ownAppearance: Appearance? { didSet { paint() } }
    /// The appearance of the top item, which overrides the bar's own.
    var itemAppearance: Appearance? { didSet { paint() } }
    var style = UIBarStyle.default {
        didSet { background.superview?.overrideUserInterfaceStyle = style.interfaceStyle }
    }
    /// Called after the background was painted.
    var onPaint: () -> Void = {}

    init(lineIsAbove: Bool) {
        background = BarBackgroundView(lineIsAbove: lineIsAbove)
    }

    var standardAppearance: Appearance {
        get { ownAppearance ?? Appearance() }
        set { ownAppearance = newValue }
    }

    var shownAppearance: Appearance? { itemAppearance ?? ownAppearance }

    private func paint() {
        if let shownAppearance {
            background.paint(shownAppearance)
        } else {
            background.paint(
                tintColor, isTranslucent: isTranslucent, image: image,
                line: image == nil || shadowImage?.size != .zero)
        }
        onPaint()
    }
}
