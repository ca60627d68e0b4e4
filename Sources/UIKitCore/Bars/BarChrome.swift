internal import QuartzCore

/// The appearances of a bar, or the ones with which an item overrides them, for each combination of bar height and
/// scroll position.
@MainActor struct AppearanceFamily<Appearance: UIBarAppearance> {
    var standard: Appearance?
    var scrollEdge: Appearance?
    var compact: Appearance?
    var compactScrollEdge: Appearance?

    func standard(isCompact: Bool) -> Appearance? { isCompact ? compact ?? standard : standard }
    func scrollEdge(isCompact: Bool) -> Appearance? { isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge }
}

/// The background of a bar, painted from the bar's color, style and appearances.
///
/// UIKit's bars have no public superclass below `UIView`, so each bar owns a chrome and forwards its properties to it.
@MainActor final class BarChrome<Appearance: UIBarAppearance> {
    let background: BarBackgroundView
    /// The background shown while content is at the edge of the bar; `nil` if there is none in that state.
    private(set) var edgeBackground: BarBackgroundView?
    private let lineIsAbove: Bool
    var isTranslucent = true { didSet { paint() } }
    var tintColor: UIColor? { didSet { paint() } }
    /// The background images of the bar by metrics. Only the image for the default metrics is shown; it replaces the
    /// bar's color.
    var images: [UIBarMetrics: UIImage] = [:] { didSet { paint() } }
    /// An image that replaces the hairline if the bar has a background image.
    var shadowImage: UIImage? { didSet { paint() } }
    /// The bar's appearances. Once set, they override the properties above.
    var own = AppearanceFamily<Appearance>() { didSet { paint() } }
    /// The top item's appearances, which override the bar's.
    var ofItem = AppearanceFamily<Appearance>() { didSet { paint() } }
    /// Whether the bar has its compact height.
    var isCompact = false { didSet { if isCompact != oldValue { paint() } } }
    /// How far content has scrolled under the bar: 0 at its edge, 1 under it; `nil` for a bar without a controller.
    var scrollProgress: CGFloat? { didSet { if scrollProgress != oldValue { paintBackground() } } }
    var style = UIBarStyle.default {
        didSet { background.superview?.overrideUserInterfaceStyle = style.interfaceStyle }
    }
    /// Called when the background changes.
    var onPaint: () -> Void = {}

    init(lineIsAbove: Bool) {
        self.lineIsAbove = lineIsAbove
        background = BarBackgroundView(lineIsAbove: lineIsAbove)
        if background.systemLook == .iOS26 { paintBackground() }
    }

    /// The background image that is shown, which replaces the color.
    var image: UIImage? {
        get { images[.default] }
        set { images[.default] = newValue }
    }

    var standardAppearance: Appearance {
        get { own.standard ?? Appearance() }
        set { own.standard = newValue }
    }

    /// The appearance that applies to titles and buttons; `nil` if the bar's own properties apply.
    var shownAppearance: Appearance? {
        if scrollProgress == 0, let edge { return edge }
        return ofItem.standard(isCompact: isCompact) ?? own.standard(isCompact: isCompact)
    }

    /// Whether the bar blurs the content behind it.
    var showsMaterial: Bool {
        [background, edgeBackground].contains { $0.map { $0.strength > 0 && $0.paint.effect != nil } ?? false }
    }

    private var edge: Appearance? {
        ofItem.scrollEdge(isCompact: isCompact) ?? own.scrollEdge(isCompact: isCompact)
    }

    /// Shows the standard appearance while content is under the bar, and the scroll-edge appearance, which is
    /// transparent unless set, while content is at its edge (facts/scroll-edge-appearance). The properties from before
    /// iOS 13 apply in both states.
    private func paintBackground() {
        let standard = ofItem.standard(isCompact: isCompact) ?? own.standard(isCompact: isCompact)
        background.paint = standard.map(BarPaint.init) ?? ownPaint
        let hasOwnLook = standard == nil && (tintColor != nil || image != nil || !isTranslucent)
        // A soft edge separates the bar from content that scrolls under it; at rest there is none.
        let atRest: CGFloat = background.isSoft ? 0 : 1
        let progress = hasOwnLook && edge == nil ? 1 : scrollProgress ?? atRest
        background.strength = progress
        paintEdge(background.isSoft && scrollProgress == nil ? 0 : 1 - progress)
    }

    private func paint() {
        paintBackground()
        onPaint()
    }

    private func paintEdge(_ strength: CGFloat) {
        guard strength > 0, let paint = edge.map(BarPaint.init), !paint.isEmpty else {
            edgeBackground?.removeFromSuperview()
            return edgeBackground = nil
        }
        let view = edgeBackground ?? BarBackgroundView(lineIsAbove: lineIsAbove)
        view.paint = paint
        view.strength = strength
        if view.superview == nil {
            view.frame = background.frame
            background.superview?.insertSubview(view, aboveSubview: background)
        }
        edgeBackground = view
    }

    /// The background described by the bar's properties from before iOS 13.
    private var ownPaint: BarPaint {
        var paint = BarBackgroundView.standardPaint
        if let image {
            (paint.effect, paint.color, paint.image) = (nil, .clear, image)
            if let shadowImage { paint.lineImage = shadowImage }
        } else if let tintColor {
            (paint.effect, paint.color) = (nil, isTranslucent ? tintColor : tintColor.withAlphaComponent(1))
        } else if !isTranslucent {
            (paint.effect, paint.color) = (nil, BarBackgroundView.standardColor.withAlphaComponent(1))
        }
        return paint
    }

    /// Takes over the appearances that another chrome sets and this one does not.
    func adopt(_ other: BarChrome) {
        own.standard = own.standard ?? other.own.standard
        own.scrollEdge = own.scrollEdge ?? other.own.scrollEdge
        own.compact = own.compact ?? other.own.compact
        own.compactScrollEdge = own.compactScrollEdge ?? other.own.compactScrollEdge
        tintColor = tintColor ?? other.tintColor
        image = image ?? other.image
        shadowImage = shadowImage ?? other.shadowImage
        if !other.isTranslucent { isTranslucent = false }
        if other.style != .default { style = other.style }
    }

    func layOut(_ frame: CGRect) {
        background.frame = frame
        edgeBackground?.frame = frame
    }
}
