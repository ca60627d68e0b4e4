internal import QuartzCore

/// The contents of a bar's background.
struct BarPaint {
    /// A blur of the content behind the bar; see ``UIBarAppearance/backgroundEffect``.
    var effect: UIBlurEffect?
    /// A color drawn over the effect, and an image drawn over both.
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    /// The color of the hairline; `nil` for none.
    var line: UIColor?
    /// An image that replaces the hairline.
    var lineImage: UIImage?

    /// Whether the background shows nothing at all.
    var isEmpty: Bool { effect == nil && color == nil && image == nil && line == nil && lineImage == nil }

    init() {}

    @MainActor init(_ appearance: UIBarAppearance) {
        effect = appearance.backgroundEffect
        color = appearance.backgroundColor
        image = appearance.backgroundImage
        imageMode = appearance.backgroundImageContentMode
        line = appearance.shadowColor
        lineImage = appearance.shadowImage
    }
}

/// The background of a bar, with a hairline along the edge that faces the content.
final class BarBackgroundView: UIView {
    private let line = UIView()
    /// The image view of the background image; `nil` while there is no image.
    private var picture: UIImageView?
    /// The image view that replaces the hairline.
    private var shadow: UIImageView?
    /// The color layer over a blur.
    private var wash: UIView?
    /// The soft edge of an iOS 26 bar.
    private var fade: CAGradientLayer?
    private let lineIsAbove: Bool

    /// The background color of opaque bars, which is slightly translucent in search bars: nearly white or black. Tuned.
    static let standardColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.086 : 0.976, alpha: 0.94)
    }

    /// The background of a bar without an appearance.
    static let standardPaint: BarPaint = {
        var paint = BarPaint()
        (paint.effect, paint.line) = (UIBarAppearance().backgroundEffect, .barHairline)
        return paint
    }()

    var paint = BarBackgroundView.standardPaint { didSet { asCurrent(show) } }
    /// The opacity of the background, from 0 (invisible) to 1.
    var strength: CGFloat = 1 { didSet { if strength != oldValue { asCurrent(show) } } }

    init(lineIsAbove: Bool) {
        self.lineIsAbove = lineIsAbove
        super.init(frame: .zero)
        accessibilityIdentifier = "bar background"
        isUserInteractionEnabled = false
        line.accessibilityIdentifier = "bar line"
        addSubview(line)
        asCurrent(show)
    }

    required init?(coder: NSCoder) { nil }

    override func colorsDidChange() {
        super.colorsDidChange()
        show()
    }

    /// The blur to show; `nil` for a plain color.
    private var blur: UIBlurEffect.Recipe? {
        guard let effect = paint.effect, !isCovered else { return nil }
        return effect.isStandardOfBars && systemLook == .iOS26 ? nil : effect.recipe
    }

    /// Whether an opaque color lies over the effect.
    private var isCovered: Bool {
        paint.color.map { $0.resolvedColor(with: traitCollection).cgColor.alpha >= 1 } ?? false
    }

    /// Whether the bar has a soft edge instead of a background.
    var isSoft: Bool {
        paint.effect?.isStandardOfBars == true && paint.color == nil && paint.image == nil && systemLook == .iOS26
    }

    private func show() {
        if isSoft {
            showFade()
            backgroundColor = nil
        } else if let blur {
            // With view opacity, the blur could not sample the content behind the view.
            layer.showsBackdrop = true
            layer.backdropSigma = blur.sigma * Double(strength)
            layer.backdropSaturation = 1 + (blur.saturation - 1) * Double(strength)
            backgroundColor = UIColor(blur.tint).withAlphaComponent(CGFloat(blur.tint.alpha) * strength)
        } else {
            layer.showsBackdrop = false
            backgroundColor =
                paint.color ?? (paint.effect == nil ? .clear : Self.standardColor)
        }
        let isPlain = blur == nil
        alpha = isPlain ? strength : 1
        showWash(blur == nil ? nil : paint.color)
        show(paint.image)
        showLine()
        for part: UIView? in [wash, picture, shadow, line] { part?.alpha = isPlain ? 1 : strength }
        fade?.isHidden = !isSoft
    }

    private func showWash(_ color: UIColor?) {
        guard let color else {
            wash?.removeFromSuperview()
            return wash = nil
        }
        let wash = wash ?? UIView(frame: bounds)
        wash.backgroundColor = color
        insertSubview(wash, at: 0)
        self.wash = wash
    }

    private func show(_ image: UIImage?) {
        guard image !== picture?.image || picture?.contentMode != paint.imageMode else { return }
        picture?.removeFromSuperview()
        picture = image.map { UIImageView(image: $0) }
        guard let picture else { return }
        picture.contentMode = paint.imageMode
        picture.clipsToBounds = paint.imageMode != .scaleToFill
        picture.frame = bounds
        insertSubview(picture, at: wash == nil ? 0 : 1)
    }

    private func showLine() {
        let image = paint.lineImage.flatMap { $0.size == .zero ? nil : $0 }
        shadow?.removeFromSuperview()
        shadow = image.map { UIImageView(image: $0) }
        if let shadow {
            shadow.tintColor = paint.line
            addSubview(shadow)
            setNeedsLayout()
        }
        line.backgroundColor = paint.line
        line.isHidden = isSoft || paint.line == nil || paint.lineImage != nil
    }

    /// Shows a gradient from the screen's background color at the edge of the bar to transparent. Tuned: the system's
    /// soft edge is not documented.
    private func showFade() {
        let fade = fade ?? CAGradientLayer()
        let color = UIColor.systemBackground.resolvedColor(with: traitCollection)
        fade.colors = [color.withAlphaComponent(0.92).cgColor, color.withAlphaComponent(0).cgColor]
        fade.startPoint = CGPoint(x: 0.5, y: lineIsAbove ? 1 : 0.4)
        fade.endPoint = CGPoint(x: 0.5, y: lineIsAbove ? 0 : 1)
        if fade.superlayer == nil {
            layer.insertSublayer(fade, at: 0)
            setNeedsLayout()
        }
        self.fade = fade
    }

    override func layoutSubviews() {
        let hairline = 1 / stage.applicationState.mainScreen.scale
        picture?.frame = bounds
        wash?.frame = bounds
        fade?.frame = bounds
        line.frame = CGRect(x: 0, y: lineIsAbove ? -hairline : bounds.height, width: bounds.width, height: hairline)
        if let shadow, let height = shadow.image?.size.height {
            shadow.frame = CGRect(
                x: 0, y: lineIsAbove ? -height : bounds.height, width: bounds.width, height: height)
        }
    }
}
